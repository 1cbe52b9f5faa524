<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <context>
        <name>AttendantPanel</name>
        <message>
            <source>All doors are shut</source>
            <translation>Todas las puertas están cerradas</translation>
        </message>
        <message>
            <source>Attendant</source>
            <translation>Asistente</translation>
        </message>
        <message>
            <source>Change PIN</source>
            <translation>Cambiar PIN</translation>
        </message>
        <message>
            <source>Devices</source>
            <translation>Dispositivos</translation>
        </message>
        <message>
            <source>Doors</source>
            <translation>Puertas</translation>
        </message>
        <message>
            <source>Nothing has to be settled</source>
            <translation>No hay nada pendiente</translation>
        </message>
        <message>
            <source>Play is stopped until the key is turned back</source>
            <translation>El juego está detenido hasta que se gire la llave de vuelta</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Buscar</translation>
        </message>
        <message>
            <source>Sign out</source>
            <translation>Cerrar sesión</translation>
        </message>
        <message>
            <source>Technician</source>
            <translation>Técnico</translation>
        </message>
        <message>
            <source>To be settled</source>
            <translation>Pendiente</translation>
        </message>
    </context>
    <context>
        <name>AutoRepeatQuestion</name>
        <message>
            <source>%1 a round</source>
            <translation>%1 por ronda</translation>
        </message>
        <message>
            <source>Auto repeat</source>
            <translation>Repetición automática</translation>
        </message>
        <message>
            <source>Repeat puts up %1 now.</source>
            <translation>Repetir pone ahora %1.</translation>
        </message>
        <message>
            <source>Repeat these bets after every roll?</source>
            <translation>¿Repetir estas apuestas después de cada tirada?</translation>
        </message>
        <message>
            <source>The bets go up by themselves until you touch the table.</source>
            <translation>Las apuestas se colocan solas hasta que toque la mesa.</translation>
        </message>
        <message>
            <source>The dice roll by themselves until you touch the table.</source>
            <translation>Los dados se tiran solos hasta que toque la mesa.</translation>
        </message>
    </context>
    <context>
        <name>Bet</name>
        <message>
            <source>Any Craps</source>
            <translation>Any Craps</translation>
        </message>
        <message>
            <source>Bank</source>
            <translation>Banca</translation>
        </message>
        <message>
            <source>Big</source>
            <translation>Big</translation>
        </message>
        <message>
            <source>Big {0}</source>
            <translation>Big {0}</translation>
        </message>
        <message>
            <source>Buy</source>
            <translation>Buy</translation>
        </message>
        <message>
            <source>Buy {0}</source>
            <translation>Buy {0}</translation>
        </message>
        <message>
            <source>C</source>
            <translation>C</translation>
        </message>
        <message>
            <source>C &amp; E</source>
            <translation>C &amp; E</translation>
        </message>
        <message>
            <source>Come</source>
            <translation>Come</translation>
        </message>
        <message>
            <source>Come Odds</source>
            <translation>Come Odds</translation>
        </message>
        <message>
            <source>Come {0}</source>
            <translation>Come {0}</translation>
        </message>
        <message>
            <source>Come {0} Odds</source>
            <translation>Come {0} Odds</translation>
        </message>
        <message>
            <source>Cover</source>
            <translation>Cobertura</translation>
        </message>
        <message>
            <source>Craps</source>
            <translation>Craps</translation>
        </message>
        <message>
            <source>Don't Come</source>
            <translation>Don't Come</translation>
        </message>
        <message>
            <source>Don't Come Odds</source>
            <translation>Don't Come Odds</translation>
        </message>
        <message>
            <source>Don't Come {0}</source>
            <translation>Don't Come {0}</translation>
        </message>
        <message>
            <source>Don't Come {0} Odds</source>
            <translation>Don't Come {0} Odds</translation>
        </message>
        <message>
            <source>Don't Pass</source>
            <translation>Don't Pass</translation>
        </message>
        <message>
            <source>Don't Pass Odds</source>
            <translation>Don't Pass Odds</translation>
        </message>
        <message>
            <source>Double</source>
            <translation>Doble</translation>
        </message>
        <message>
            <source>E</source>
            <translation>E</translation>
        </message>
        <message>
            <source>Field</source>
            <translation>Field</translation>
        </message>
        <message>
            <source>Fire</source>
            <translation>Fire</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Hard</translation>
        </message>
        <message>
            <source>Hard {0}</source>
            <translation>Hard {0}</translation>
        </message>
        <message>
            <source>High Field</source>
            <translation>High Field</translation>
        </message>
        <message>
            <source>High Rolls</source>
            <translation>High Rolls</translation>
        </message>
        <message>
            <source>Hop</source>
            <translation>Hop</translation>
        </message>
        <message>
            <source>Hop {0}</source>
            <translation>Hop {0}</translation>
        </message>
        <message>
            <source>Horn</source>
            <translation>Horn</translation>
        </message>
        <message>
            <source>Hot Roller</source>
            <translation>Hot Roller</translation>
        </message>
        <message>
            <source>Lay</source>
            <translation>Lay</translation>
        </message>
        <message>
            <source>Lay {0}</source>
            <translation>Lay {0}</translation>
        </message>
        <message>
            <source>Low Field</source>
            <translation>Low Field</translation>
        </message>
        <message>
            <source>Low Rolls</source>
            <translation>Low Rolls</translation>
        </message>
        <message>
            <source>Lucky Shooter</source>
            <translation>Lucky Shooter</translation>
        </message>
        <message>
            <source>Number {0}</source>
            <translation>Número {0}</translation>
        </message>
        <message>
            <source>Pass Line</source>
            <translation>Pass Line</translation>
        </message>
        <message>
            <source>Pass Line Odds</source>
            <translation>Pass Line Odds</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Place</translation>
        </message>
        <message>
            <source>Place to Lose</source>
            <translation>Place to Lose</translation>
        </message>
        <message>
            <source>Place {0}</source>
            <translation>Place {0}</translation>
        </message>
        <message>
            <source>Place {0} to Lose</source>
            <translation>Place {0} to Lose</translation>
        </message>
        <message>
            <source>Repeater</source>
            <translation>Repeater</translation>
        </message>
        <message>
            <source>Repeater {0}</source>
            <translation>Repeater {0}</translation>
        </message>
        <message>
            <source>Roll 'Em All</source>
            <translation>Roll 'Em All</translation>
        </message>
        <message>
            <source>Seven</source>
            <translation>Seven</translation>
        </message>
        <message>
            <source>Small</source>
            <translation>Small</translation>
        </message>
        <message>
            <source>Straight</source>
            <translation>Escalera</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Total</translation>
        </message>
        <message>
            <source>Total {0}</source>
            <translation>Total {0}</translation>
        </message>
        <message>
            <source>Triple</source>
            <translation>Triple</translation>
        </message>
    </context>
    <context>
        <name>BetCardFigures</name>
        <message>
            <source>House edge</source>
            <translation>Ventaja de la casa</translation>
        </message>
        <message>
            <source>Limits</source>
            <translation>Límites</translation>
        </message>
        <message>
            <source>Pays</source>
            <translation>Paga</translation>
        </message>
        <message>
            <source>Your bet</source>
            <translation>Su apuesta</translation>
        </message>
    </context>
    <context>
        <name>BetCardRules</name>
        <message>
            <source>Loses</source>
            <translation>Pierde</translation>
        </message>
        <message>
            <source>Now</source>
            <translation>Ahora</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Gana</translation>
        </message>
    </context>
    <context>
        <name>BetCardWindow</name>
        <message>
            <source>About %1</source>
            <translation>Sobre %1</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Volver</translation>
        </message>
        <message>
            <source>Close the card</source>
            <translation>Cerrar la tarjeta</translation>
        </message>
        <message>
            <source>One chip less</source>
            <translation>Una ficha menos</translation>
        </message>
        <message>
            <source>One chip more</source>
            <translation>Una ficha más</translation>
        </message>
        <message>
            <source>Take down</source>
            <translation>Retirar</translation>
        </message>
    </context>
    <context>
        <name>BetRow</name>
        <message>
            <source>Auto repeat</source>
            <translation>Repetición auto</translation>
        </message>
        <message>
            <source>Clear last</source>
            <translation>Quitar última</translation>
        </message>
        <message>
            <source>Double</source>
            <translation>Doblar</translation>
        </message>
        <message>
            <source>Keep bets</source>
            <translation>Mantener apuestas</translation>
        </message>
        <message>
            <source>Keep bets on</source>
            <translation>Mantener apuestas</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Rehacer</translation>
        </message>
        <message>
            <source>Repeat</source>
            <translation>Repetir</translation>
        </message>
        <message>
            <source>Stop auto repeat</source>
            <translation>Parar la repetición automática</translation>
        </message>
        <message>
            <source>Stop keeping bets on</source>
            <translation>Dejar de mantener las apuestas</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <source>hold: auto</source>
            <translation>largo: auto</translation>
        </message>
        <message>
            <source>off</source>
            <translation>no</translation>
        </message>
        <message>
            <source>on</source>
            <translation>sí</translation>
        </message>
        <message>
            <source>touch to stop</source>
            <translation>tocar: parar</translation>
        </message>
        <message>
            <source>twice: all</source>
            <translation>2 veces: todo</translation>
        </message>
    </context>
    <context>
        <name>BreakWindow</name>
        <message>
            <source>Break in play</source>
            <translation>Pausa en el juego</translation>
        </message>
        <message>
            <source>No dice are thrown meanwhile. Your bets stay up, or you take them down.</source>
            <translation>Mientras tanto no se lanzan los dados. Sus apuestas siguen en la mesa, o usted las retira.</translation>
        </message>
        <message>
            <source>Time left %1</source>
            <translation>Quedan %1</translation>
        </message>
    </context>
    <context>
        <name>Button</name>
        <message>
            <source>Across</source>
            <translation>Todos</translation>
        </message>
        <message>
            <source>Double</source>
            <translation>Doblar</translation>
        </message>
        <message>
            <source>Inside</source>
            <translation>Dentro</translation>
        </message>
        <message>
            <source>Outside</source>
            <translation>Fuera</translation>
        </message>
        <message>
            <source>Press</source>
            <translation>Subir</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Rehacer</translation>
        </message>
        <message>
            <source>Repeat</source>
            <translation>Repetir</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Deshacer</translation>
        </message>
    </context>
    <context>
        <name>CardPinWindow</name>
        <message>
            <source>After too many wrong PINs the card is blocked until an attendant unblocks it.</source>
            <translation>Tras demasiados PIN incorrectos la tarjeta queda bloqueada hasta que un asistente la desbloquee.</translation>
        </message>
        <message>
            <source>Play without card</source>
            <translation>Jugar sin tarjeta</translation>
        </message>
        <message>
            <source>The PIN of your card</source>
            <translation>El PIN de su tarjeta</translation>
        </message>
        <message>
            <source>Your PIN logs you in. Your credit and your bets stay as they are.</source>
            <translation>Con su PIN inicia sesión. Su crédito y sus apuestas quedan como están.</translation>
        </message>
        <message>
            <source>Your card</source>
            <translation>Su tarjeta</translation>
        </message>
    </context>
    <context>
        <name>CashBoxPage</name>
        <message>
            <source>Next</source>
            <translation>Siguiente</translation>
        </message>
    </context>
    <context>
        <name>CashOutQuestion</name>
        <message>
            <source>Cash out?</source>
            <translation>¿Cobrar?</translation>
        </message>
        <message>
            <source>Hand pay</source>
            <translation>Pago a mano</translation>
        </message>
        <message>
            <source>Keep playing</source>
            <translation>Seguir jugando</translation>
        </message>
        <message>
            <source>No ticket can be printed for it: an attendant pays your whole credit by hand</source>
            <translation>No se puede imprimir un ticket: un asistente paga todo el crédito a mano</translation>
        </message>
        <message>
            <source>Print ticket</source>
            <translation>Imprimir ticket</translation>
        </message>
        <message>
            <source>Your whole credit will be printed as a ticket</source>
            <translation>Todo su crédito se imprimirá en un ticket</translation>
        </message>
    </context>
    <context>
        <name>ChipStack</name>
        <message>
            <source>%1 is off</source>
            <translation>%1 está en OFF</translation>
        </message>
    </context>
    <context>
        <name>ChoiceWindow</name>
        <message numerus="yes">
            <source>%n seconds to choose</source>
            <translation>
                <numerusform>%n segundo para elegir</numerusform>
                <numerusform>%n segundos para elegir</numerusform>
            </translation>
        </message>
        <message>
            <source>The time rests</source>
            <translation>El tiempo está detenido</translation>
        </message>
    </context>
    <context>
        <name>CleanScreen</name>
        <message>
            <source>%1 seconds left</source>
            <translation>Segundos restantes: %1</translation>
        </message>
        <message>
            <source>The screen is locked for cleaning</source>
            <translation>La pantalla está bloqueada para su limpieza</translation>
        </message>
        <message>
            <source>Touches do not count until the time is up</source>
            <translation>Ningún toque cuenta hasta que acabe el tiempo</translation>
        </message>
        <message>
            <source>You can wipe the screen now</source>
            <translation>Ya puede limpiar la pantalla</translation>
        </message>
    </context>
    <context>
        <name>ClockPage</name>
        <message>
            <source>Date and time</source>
            <translation>Fecha y hora</translation>
        </message>
    </context>
    <context>
        <name>ClubTable</name>
        <message>
            <source>Chance</source>
            <translation>Suerte</translation>
        </message>
        <message>
            <source>Main</source>
            <translation>Principal</translation>
        </message>
    </context>
    <context>
        <name>CommissionWindow</name>
        <message>
            <source>%1: stake %2, commission %3</source>
            <translation>%1: importe %2, comisión %3</translation>
        </message>
        <message>
            <source>Bet</source>
            <translation>Apuesta</translation>
        </message>
        <message>
            <source>Commission</source>
            <translation>Comisión</translation>
        </message>
        <message>
            <source>Stake</source>
            <translation>Importe</translation>
        </message>
        <message>
            <source>These bets cost a commission. Do you accept it?</source>
            <translation>Estas apuestas llevan una comisión. ¿La acepta?</translation>
        </message>
        <message>
            <source>This bet costs a commission. Do you accept it?</source>
            <translation>Esta apuesta lleva una comisión. ¿La acepta?</translation>
        </message>
        <message>
            <source>Total %1</source>
            <translation>En total %1</translation>
        </message>
    </context>
    <context>
        <name>ConsentWindow</name>
        <message>
            <source>Back</source>
            <translation>Atrás</translation>
        </message>
        <message>
            <source>Back to the question</source>
            <translation>Volver a la pregunta</translation>
        </message>
        <message>
            <source>Do not remember me</source>
            <translation>No me recuerde</translation>
        </message>
        <message>
            <source>It would keep your language, hand and text size, the felts you save, your first name and the figures of your play, under a code instead of your card number.</source>
            <translation>Guardaría su idioma, mano y tamaño del texto, los tapetes que usted guarde, su nombre de pila y las cifras de su juego, bajo un código en lugar de su número de tarjeta.</translation>
        </message>
        <message>
            <source>Limits that you set hold for your card until the gaming day ends, whatever you answer.</source>
            <translation>Los límites que fije valen para su tarjeta hasta que acabe la jornada, responda lo que responda.</translation>
        </message>
        <message>
            <source>May this machine remember you?</source>
            <translation>¿Puede esta máquina recordarle?</translation>
        </message>
        <message>
            <source>No, thank you</source>
            <translation>No, gracias</translation>
        </message>
        <message>
            <source>Remember me</source>
            <translation>Recuérdeme</translation>
        </message>
        <message>
            <source>The PIN of your card</source>
            <translation>El PIN de su tarjeta</translation>
        </message>
        <message>
            <source>This machine asks for your PIN whenever your card is used here, so that no one else can log in with it.</source>
            <translation>Esta máquina pide su PIN cada vez que se usa aquí su tarjeta, para que nadie más pueda entrar con ella.</translation>
        </message>
        <message>
            <source>You can have all of it deleted at any time: Session, Your card, Forget me. The machine's log keeps what it has recorded until then.</source>
            <translation>Puede hacer que se borre todo en cualquier momento: Sesión, Su tarjeta, Olvidarme. El registro de la máquina conserva lo anotado hasta entonces.</translation>
        </message>
    </context>
    <context>
        <name>ConsoleHead</name>
        <message>
            <source>Dealer</source>
            <translation>Crupier</translation>
        </message>
        <message>
            <source>Dealer %1: change the dealer</source>
            <translation>Crupier %1: cambiar de crupier</translation>
        </message>
        <message>
            <source>Languages</source>
            <translation>Idiomas</translation>
        </message>
    </context>
    <context>
        <name>ConsoleView</name>
        <message>
            <source>The table answers, and has no faults.</source>
            <translation>La mesa responde y no tiene averías.</translation>
        </message>
    </context>
    <context>
        <name>CreditBar</name>
        <message>
            <source>Bet</source>
            <translation>Apuesta</translation>
        </message>
        <message>
            <source>Credit</source>
            <translation>Crédito</translation>
        </message>
        <message>
            <source>Last bet</source>
            <translation>Última apuesta</translation>
        </message>
        <message>
            <source>Last paid</source>
            <translation>Último pago</translation>
        </message>
        <message>
            <source>Last win</source>
            <translation>Última ganancia</translation>
        </message>
        <message>
            <source>Max total bet</source>
            <translation>Apuesta máx. total</translation>
        </message>
        <message>
            <source>Playable</source>
            <translation>Disponible</translation>
        </message>
    </context>
    <context>
        <name>CreditPage</name>
        <message>
            <source>Amount</source>
            <translation>Importe</translation>
        </message>
        <message>
            <source>Print the slip again</source>
            <translation>Reimprimir el comprobante</translation>
        </message>
    </context>
    <context>
        <name>Dealer</name>
        <message>
            <source>A dealer's name has up to {0} letters and digits, and begins with a letter.</source>
            <translation>El nombre de un crupier tiene hasta {0} letras y cifras y empieza con una letra.</translation>
        </message>
        <message>
            <source>A person of the staff has turned a key at the table and agrees.</source>
            <translation>Una persona del personal ha girado una llave en la mesa y está de acuerdo.</translation>
        </message>
        <message>
            <source>Another person confirms these dice.</source>
            <translation>Otra persona confirma estos dados.</translation>
        </message>
        <message>
            <source>Choose the next game</source>
            <translation>Elegir el próximo juego</translation>
        </message>
        <message>
            <source>Choose the shooter</source>
            <translation>Elegir tirador</translation>
        </message>
        <message>
            <source>Confirm the dice</source>
            <translation>Confirmar los dados</translation>
        </message>
        <message>
            <source>Dice may lie already: a person of the staff has to turn a key at the table.</source>
            <translation>Puede que los dados ya estén en la mesa: una persona del personal debe girar una llave en la mesa.</translation>
        </message>
        <message>
            <source>Enter the dice</source>
            <translation>Introducir los dados</translation>
        </message>
        <message>
            <source>Entered</source>
            <translation>Introducidos</translation>
        </message>
        <message>
            <source>Entered by {0}</source>
            <translation>Introducidos por {0}</translation>
        </message>
        <message>
            <source>Final bets: {0} of {1}</source>
            <translation>Apuestas finales: {0} de {1}</translation>
        </message>
        <message>
            <source>Keep the shooter</source>
            <translation>Mantener tirador</translation>
        </message>
        <message>
            <source>Last call</source>
            <translation>Últimas apuestas</translation>
        </message>
        <message>
            <source>Main {0}</source>
            <translation>Principal {0}</translation>
        </message>
        <message>
            <source>Main {0}, chance {1}</source>
            <translation>Principal {0}, suerte {1}</translation>
        </message>
        <message>
            <source>Next game: {0}</source>
            <translation>Próximo juego: {0}</translation>
        </message>
        <message>
            <source>Next: {0}</source>
            <translation>A continuación: {0}</translation>
        </message>
        <message>
            <source>No dice lie yet: the dealer alone declares the throw void.</source>
            <translation>Aún no hay dados en la mesa: el crupier anula la tirada por sí solo.</translation>
        </message>
        <message>
            <source>No main yet</source>
            <translation>Aún no hay punto principal</translation>
        </message>
        <message>
            <source>No more bets</source>
            <translation>No va más</translation>
        </message>
        <message>
            <source>No shooter</source>
            <translation>Sin tirador</translation>
        </message>
        <message>
            <source>Nothing is awaited of the dealer now.</source>
            <translation>Ahora no se espera nada del crupier.</translation>
        </message>
        <message>
            <source>Open betting</source>
            <translation>Abrir las apuestas</translation>
        </message>
        <message>
            <source>Pause the table</source>
            <translation>Pausar la mesa</translation>
        </message>
        <message>
            <source>Paused: all bets stand</source>
            <translation>En pausa: todas las apuestas siguen</translation>
        </message>
        <message>
            <source>Read by the generator</source>
            <translation>Leídos por el generador</translation>
        </message>
        <message>
            <source>Resume the table</source>
            <translation>Reanudar la mesa</translation>
        </message>
        <message>
            <source>Rolls {0}, Points {1}</source>
            <translation>Tiradas {0}, Points {1}</translation>
        </message>
        <message>
            <source>Seat {0}</source>
            <translation>Puesto {0}</translation>
        </message>
        <message>
            <source>Seat {0} shoots</source>
            <translation>Tira el puesto {0}</translation>
        </message>
        <message>
            <source>Seat {0}: {1}</source>
            <translation>Puesto {0}: {1}</translation>
        </message>
        <message>
            <source>Silent seats: {0}</source>
            <translation>Puestos sin respuesta: {0}</translation>
        </message>
        <message>
            <source>Table {0}</source>
            <translation>Mesa {0}</translation>
        </message>
        <message>
            <source>The dealer has not acted in time: an attendant has been called.</source>
            <translation>El crupier no ha actuado a tiempo: se ha llamado a un asistente.</translation>
        </message>
        <message>
            <source>The dice are checked: all bets stand</source>
            <translation>Se revisan los dados: todas las apuestas siguen</translation>
        </message>
        <message>
            <source>The earlier orders are not answered yet.</source>
            <translation>Las órdenes anteriores aún no tienen respuesta.</translation>
        </message>
        <message>
            <source>The staff is at work: all bets stand</source>
            <translation>El personal está trabajando: todas las apuestas siguen</translation>
        </message>
        <message>
            <source>The table cannot be reached</source>
            <translation>No se puede contactar con la mesa</translation>
        </message>
        <message>
            <source>The table is looked for</source>
            <translation>Se busca la mesa</translation>
        </message>
        <message>
            <source>Throw the dice</source>
            <translation>Lanzar los dados</translation>
        </message>
        <message>
            <source>Touch the face that each die shows.</source>
            <translation>Toque la cara que muestra cada dado.</translation>
        </message>
        <message>
            <source>Touch the seat that shoots next.</source>
            <translation>Toque el puesto que tira a continuación.</translation>
        </message>
        <message>
            <source>Void the throw</source>
            <translation>Anular la tirada</translation>
        </message>
        <message>
            <source>bets in</source>
            <translation>apostado</translation>
        </message>
        <message>
            <source>betting</source>
            <translation>apuesta</translation>
        </message>
        <message>
            <source>comes next</source>
            <translation>viene después</translation>
        </message>
        <message>
            <source>free</source>
            <translation>libre</translation>
        </message>
        <message>
            <source>is played now</source>
            <translation>se juega ahora</translation>
        </message>
        <message>
            <source>no bets</source>
            <translation>sin apuesta</translation>
        </message>
        <message>
            <source>ready</source>
            <translation>listo</translation>
        </message>
        <message>
            <source>round {0}</source>
            <translation>ronda {0}</translation>
        </message>
        <message>
            <source>seated</source>
            <translation>ocupado</translation>
        </message>
        <message>
            <source>shoots</source>
            <translation>tira</translation>
        </message>
        <message>
            <source>silent</source>
            <translation>mudo</translation>
        </message>
        <message>
            <source>waits for bets: {0}</source>
            <translation>espera las apuestas: {0}</translation>
        </message>
        <message>
            <source>{0}: done</source>
            <translation>{0}: hecho</translation>
        </message>
        <message>
            <source>{0}: sent to the table</source>
            <translation>{0}: enviado a la mesa</translation>
        </message>
    </context>
    <context>
        <name>DealerPage</name>
        <message>
            <source>Die %1</source>
            <translation>Dado %1</translation>
        </message>
        <message>
            <source>Die %1 shows %2</source>
            <translation>El dado %1 muestra %2</translation>
        </message>
    </context>
    <context>
        <name>DealerWindow</name>
        <message>
            <source>Dealer</source>
            <translation>Crupier</translation>
        </message>
    </context>
    <context>
        <name>DevicesPage</name>
        <message>
            <source>Go on</source>
            <translation>Seguir</translation>
        </message>
        <message>
            <source>Last faults</source>
            <translation>Últimos fallos</translation>
        </message>
        <message>
            <source>On the line</source>
            <translation>En la línea</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pausa</translation>
        </message>
        <message>
            <source>received</source>
            <translation>recibido</translation>
        </message>
        <message>
            <source>sent</source>
            <translation>enviado</translation>
        </message>
    </context>
    <context>
        <name>DicePad</name>
        <message>
            <source>Die %1</source>
            <translation>Dado %1</translation>
        </message>
        <message>
            <source>Die %1 shows %2</source>
            <translation>El dado %1 muestra %2</translation>
        </message>
    </context>
    <context>
        <name>DiceStatistics</name>
        <message>
            <source>No rolls yet</source>
            <translation>Aún no hay tiradas</translation>
        </message>
        <message>
            <source>Rolls since each hard way</source>
            <translation>Tiradas desde cada hard way</translation>
        </message>
        <message numerus="yes">
            <source>The last %n rolls by total</source>
            <translation>
                <numerusform>La última tirada (%n) por total</numerusform>
                <numerusform>Las últimas %n tiradas por total</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The last %n throws by face</source>
            <translation>
                <numerusform>El último tiro por caras</numerusform>
                <numerusform>Los últimos %n tiros por caras</numerusform>
            </translation>
        </message>
        <message>
            <source>expected</source>
            <translation>esperado</translation>
        </message>
    </context>
    <context>
        <name>DiceTray</name>
        <message>
            <source>Dice tray</source>
            <translation>Bandeja de los dados</translation>
        </message>
    </context>
    <context>
        <name>DiceWindow</name>
        <message>
            <source>Live picture of the dice, larger</source>
            <translation>Imagen en directo de los dados, más grande</translation>
        </message>
        <message>
            <source>The dice: %1</source>
            <translation>Los dados: %1</translation>
        </message>
        <message>
            <source>Touch to close</source>
            <translation>Toque para cerrar</translation>
        </message>
    </context>
    <context>
        <name>Die</name>
        <message>
            <source>Die</source>
            <translation>Dado</translation>
        </message>
        <message>
            <source>Die %1</source>
            <translation>Dado %1</translation>
        </message>
    </context>
    <context>
        <name>Display</name>
        <message>
            <source>All bets</source>
            <translation>Todas las apuestas</translation>
        </message>
        <message>
            <source>Box bets</source>
            <translation>Box Bets</translation>
        </message>
        <message>
            <source>Combinations</source>
            <translation>Combinaciones</translation>
        </message>
        <message>
            <source>Hard Ways</source>
            <translation>Hard Ways</translation>
        </message>
        <message>
            <source>Last bets</source>
            <translation>Últimas apuestas</translation>
        </message>
        <message>
            <source>Line bets</source>
            <translation>Líneas</translation>
        </message>
        <message>
            <source>No more bets</source>
            <translation>No va más</translation>
        </message>
        <message>
            <source>No shooter</source>
            <translation>Sin tirador</translation>
        </message>
        <message>
            <source>Numbers</source>
            <translation>Números</translation>
        </message>
        <message>
            <source>Odds</source>
            <translation>Odds</translation>
        </message>
        <message>
            <source>One moment, please</source>
            <translation>Un momento, por favor</translation>
        </message>
        <message>
            <source>One moment, please: all bets stand</source>
            <translation>Un momento, por favor: todas las apuestas siguen</translation>
        </message>
        <message>
            <source>One-roll bets</source>
            <translation>De una tirada</translation>
        </message>
        <message>
            <source>Other fields</source>
            <translation>Otras casillas</translation>
        </message>
        <message>
            <source>Place your bets</source>
            <translation>Hagan juego</translation>
        </message>
        <message>
            <source>Seat {0} shoots</source>
            <translation>Tira el puesto {0}</translation>
        </message>
        <message>
            <source>Side bets</source>
            <translation>Laterales</translation>
        </message>
        <message>
            <source>Table {0}</source>
            <translation>Mesa {0}</translation>
        </message>
        <message>
            <source>Take it or risk it</source>
            <translation>Tomar o arriesgar</translation>
        </message>
        <message>
            <source>The bank</source>
            <translation>La banca</translation>
        </message>
        <message>
            <source>The bets are settled</source>
            <translation>Apuestas liquidadas</translation>
        </message>
        <message>
            <source>The dice are out</source>
            <translation>Los dados están en juego</translation>
        </message>
        <message>
            <source>This hand</source>
            <translation>Esta mano</translation>
        </message>
        <message>
            <source>cold</source>
            <translation>frío</translation>
        </message>
        <message>
            <source>from {0}</source>
            <translation>desde {0}</translation>
        </message>
        <message>
            <source>hot</source>
            <translation>caliente</translation>
        </message>
        <message>
            <source>seats {0}</source>
            <translation>puestos {0}</translation>
        </message>
        <message>
            <source>then seat {0}</source>
            <translation>luego puesto {0}</translation>
        </message>
        <message>
            <source>up to {0}</source>
            <translation>hasta {0}</translation>
        </message>
        <message>
            <source>up to {0} times</source>
            <translation>hasta {0} veces</translation>
        </message>
        <message>
            <source>{0} to {1}</source>
            <translation>{0} a {1}</translation>
        </message>
        <message>
            <source>{0}, then {1}</source>
            <translation>{0}, luego {1}</translation>
        </message>
    </context>
    <context>
        <name>DisplayWindow</name>
        <message>
            <source>Table display</source>
            <translation>Pantalla de la mesa</translation>
        </message>
    </context>
    <context>
        <name>EditorButtons</name>
        <message>
            <source>Default</source>
            <translation>Predeterminado</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Listo</translation>
        </message>
        <message>
            <source>Enter the default</source>
            <translation>Introducir el valor predeterminado</translation>
        </message>
    </context>
    <context>
        <name>EditorKeyboard</name>
        <message>
            <source>New value</source>
            <translation>Valor nuevo</translation>
        </message>
    </context>
    <context>
        <name>EditorNumbers</name>
        <message>
            <source>Add</source>
            <translation>Añadir</translation>
        </message>
        <message>
            <source>Another value</source>
            <translation>Otro valor</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Predeterminado</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Listo</translation>
        </message>
        <message>
            <source>Enter the default</source>
            <translation>Introducir el valor predeterminado</translation>
        </message>
        <message>
            <source>New value</source>
            <translation>Valor nuevo</translation>
        </message>
        <message>
            <source>Remove %1</source>
            <translation>Quitar %1</translation>
        </message>
    </context>
    <context>
        <name>EntryLine</name>
        <message>
            <source>Typed</source>
            <translation>Escrito</translation>
        </message>
    </context>
    <context>
        <name>ExportWindow</name>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exportar</translation>
        </message>
    </context>
    <context>
        <name>FaceOdds</name>
        <message>
            <source>up to %1</source>
            <translation>hasta %1</translation>
        </message>
    </context>
    <context>
        <name>FacePair</name>
        <message numerus="yes">
            <source>%n rolls since last</source>
            <translation>
                <numerusform>hace %n tirada</numerusform>
                <numerusform>hace %n tiradas</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FacePlate</name>
        <message>
            <source>Loses %1</source>
            <translation>Pierde %1</translation>
        </message>
        <message>
            <source>Wins %1</source>
            <translation>Gana %1</translation>
        </message>
    </context>
    <context>
        <name>FaceRoller</name>
        <message>
            <source>%1 of 10</source>
            <translation>%1 de 10</translation>
        </message>
    </context>
    <context>
        <name>FaceShooter</name>
        <message>
            <source>7 11 Craps</source>
            <translation>7 11 Craps</translation>
        </message>
        <message>
            <source>Bet here</source>
            <translation>Apostar</translation>
        </message>
        <message>
            <source>Hits</source>
            <translation>Aciertos</translation>
        </message>
        <message>
            <source>Point</source>
            <translation>Point</translation>
        </message>
    </context>
    <context>
        <name>FactRow</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>FavouriteCard</name>
        <message>
            <source>Forget %1</source>
            <translation>Borrar %1</translation>
        </message>
        <message>
            <source>Put up %1</source>
            <translation>Poner %1</translation>
        </message>
    </context>
    <context>
        <name>FavouriteNames</name>
        <message>
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Guardar</translation>
        </message>
    </context>
    <context>
        <name>Favourites</name>
        <message>
            <source>Bold</source>
            <translation>Atrevida</translation>
        </message>
        <message>
            <source>Careful</source>
            <translation>Prudente</translation>
        </message>
        <message>
            <source>Felt {0}</source>
            <translation>Tapete {0}</translation>
        </message>
        <message>
            <source>House edge {0}</source>
            <translation>Ventaja de la casa {0}</translation>
        </message>
        <message>
            <source>Lucky</source>
            <translation>Suerte</translation>
        </message>
        <message>
            <source>My usual</source>
            <translation>Lo de siempre</translation>
        </message>
        <message>
            <source>Now {0}</source>
            <translation>Ahora {0}</translation>
        </message>
        <message>
            <source>On average {0} a roll, in units of {1}</source>
            <translation>De media {0} por tirada, unidad {1}</translation>
        </message>
        <message>
            <source>Touch the felt that is to be forgotten.</source>
            <translation>Toque el tapete que quiere borrar.</translation>
        </message>
        <message>
            <source>{0} of {1} saved with your card</source>
            <translation>{0} de {1} guardados con su tarjeta</translation>
        </message>
        <message>
            <source>{0} of {1} saved, until your session ends</source>
            <translation>{0} de {1} guardados, hasta el fin de su sesión</translation>
        </message>
    </context>
    <context>
        <name>FavouritesWindow</name>
        <message>
            <source>A name for this felt</source>
            <translation>Un nombre para este tapete</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Volver</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Favoritas</translation>
        </message>
        <message>
            <source>Forget a felt</source>
            <translation>Borrar un tapete</translation>
        </message>
        <message>
            <source>Keep them all</source>
            <translation>Conservar todos</translation>
        </message>
        <message>
            <source>Put your bets up, and save them here under a name: one touch puts them all up again.</source>
            <translation>Ponga sus apuestas y guárdelas aquí con un nombre: un toque las vuelve a poner todas.</translation>
        </message>
        <message>
            <source>Save this felt</source>
            <translation>Guardar tapete</translation>
        </message>
    </context>
    <context>
        <name>Felt</name>
        <message>
            <source>Again</source>
            <translation>Otra vez</translation>
        </message>
        <message>
            <source>Any Craps</source>
            <translation>Any Craps</translation>
        </message>
        <message>
            <source>Any Double</source>
            <translation>Double</translation>
        </message>
        <message>
            <source>Any Triple</source>
            <translation>Triple</translation>
        </message>
        <message>
            <source>BIG SHOT: three hits pay {0}, or throw a fourth die: {1} if it hits, {2} if not</source>
            <translation>BIG SHOT: tres aciertos pagan {0}, o un cuarto dado: {1} si acierta, {2} si no</translation>
        </message>
        <message>
            <source>Bank</source>
            <translation>Banca</translation>
        </message>
        <message>
            <source>Big</source>
            <translation>Big</translation>
        </message>
        <message>
            <source>Big 6</source>
            <translation>Big 6</translation>
        </message>
        <message>
            <source>Big 8</source>
            <translation>Big 8</translation>
        </message>
        <message>
            <source>Buy</source>
            <translation>Buy</translation>
        </message>
        <message>
            <source>Buy {0}</source>
            <translation>Buy {0}</translation>
        </message>
        <message>
            <source>C</source>
            <translation>C</translation>
        </message>
        <message>
            <source>C &amp; E</source>
            <translation>C &amp; E</translation>
        </message>
        <message>
            <source>Chance</source>
            <translation>Suerte</translation>
        </message>
        <message>
            <source>Come</source>
            <translation>Come</translation>
        </message>
        <message>
            <source>Come Odds {0}</source>
            <translation>Come Odds {0}</translation>
        </message>
        <message>
            <source>Come on {0}</source>
            <translation>Come en {0}</translation>
        </message>
        <message>
            <source>Cover</source>
            <translation>Cobertura</translation>
        </message>
        <message>
            <source>Crap 12</source>
            <translation>Crap 12</translation>
        </message>
        <message>
            <source>Crap 2</source>
            <translation>Crap 2</translation>
        </message>
        <message>
            <source>Crap 3</source>
            <translation>Crap 3</translation>
        </message>
        <message>
            <source>Craps</source>
            <translation>Craps</translation>
        </message>
        <message>
            <source>Don't Come</source>
            <translation>Don't Come</translation>
        </message>
        <message>
            <source>Don't Come Bar</source>
            <translation>Don't Come Bar</translation>
        </message>
        <message>
            <source>Don't Come Odds {0}</source>
            <translation>Don't Come Odds {0}</translation>
        </message>
        <message>
            <source>Don't Come on {0}</source>
            <translation>Don't Come en {0}</translation>
        </message>
        <message>
            <source>Don't Pass</source>
            <translation>Don't Pass</translation>
        </message>
        <message>
            <source>Don't Pass Bar</source>
            <translation>Don't Pass Bar</translation>
        </message>
        <message>
            <source>Don't Pass Odds</source>
            <translation>Don't Pass Odds</translation>
        </message>
        <message>
            <source>Double</source>
            <translation>Doble</translation>
        </message>
        <message>
            <source>E</source>
            <translation>E</translation>
        </message>
        <message>
            <source>Eleven</source>
            <translation>Eleven</translation>
        </message>
        <message>
            <source>Field</source>
            <translation>Field</translation>
        </message>
        <message>
            <source>Fire</source>
            <translation>Fire</translation>
        </message>
        <message>
            <source>Give Odds</source>
            <translation>Give Odds</translation>
        </message>
        <message>
            <source>Hard Ways</source>
            <translation>Hard Ways</translation>
        </message>
        <message>
            <source>Hard {0}</source>
            <translation>Hard {0}</translation>
        </message>
        <message>
            <source>High Field</source>
            <translation>High Field</translation>
        </message>
        <message>
            <source>High Rolls</source>
            <translation>High Rolls</translation>
        </message>
        <message>
            <source>Hop Bets</source>
            <translation>Hop Bets</translation>
        </message>
        <message>
            <source>Hop {0}</source>
            <translation>Hop {0}</translation>
        </message>
        <message>
            <source>Hopping Hard Ways</source>
            <translation>Hopping Hard Ways</translation>
        </message>
        <message>
            <source>Horn Bet</source>
            <translation>Horn Bet</translation>
        </message>
        <message>
            <source>Horn {0}</source>
            <translation>Horn {0}</translation>
        </message>
        <message>
            <source>Hot Roller</source>
            <translation>Hot Roller</translation>
        </message>
        <message>
            <source>Lay</source>
            <translation>Lay</translation>
        </message>
        <message>
            <source>Lay {0}</source>
            <translation>Lay {0}</translation>
        </message>
        <message>
            <source>Loses</source>
            <translation>Pierde</translation>
        </message>
        <message>
            <source>Low Field</source>
            <translation>Low Field</translation>
        </message>
        <message>
            <source>Low Rolls</source>
            <translation>Low Rolls</translation>
        </message>
        <message>
            <source>Lucky Shooter</source>
            <translation>Lucky Shooter</translation>
        </message>
        <message>
            <source>Main</source>
            <translation>Principal</translation>
        </message>
        <message>
            <source>Main {0}</source>
            <translation>Principal {0}</translation>
        </message>
        <message>
            <source>Nine</source>
            <translation>Nine</translation>
        </message>
        <message>
            <source>Number {0}</source>
            <translation>Número {0}</translation>
        </message>
        <message>
            <source>One roll</source>
            <translation>Una tirada</translation>
        </message>
        <message>
            <source>Pass Line</source>
            <translation>Pass Line</translation>
        </message>
        <message>
            <source>Pass Line Odds</source>
            <translation>Pass Line Odds</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Place</translation>
        </message>
        <message>
            <source>Place to lose</source>
            <translation>Place to lose</translation>
        </message>
        <message>
            <source>Place to lose {0}</source>
            <translation>Place to lose {0}</translation>
        </message>
        <message>
            <source>Place to win</source>
            <translation>Place to win</translation>
        </message>
        <message>
            <source>Place {0}</source>
            <translation>Place {0}</translation>
        </message>
        <message>
            <source>Repeater {0}</source>
            <translation>Repeater {0}</translation>
        </message>
        <message>
            <source>Roll 'Em All</source>
            <translation>Roll 'Em All</translation>
        </message>
        <message>
            <source>Seven</source>
            <translation>Seven</translation>
        </message>
        <message>
            <source>Side Bets</source>
            <translation>Side Bets</translation>
        </message>
        <message>
            <source>Six</source>
            <translation>Six</translation>
        </message>
        <message>
            <source>Small</source>
            <translation>Small</translation>
        </message>
        <message>
            <source>Straight</source>
            <translation>Straight</translation>
        </message>
        <message>
            <source>Take Odds</source>
            <translation>Take Odds</translation>
        </message>
        <message>
            <source>The house covers {0}</source>
            <translation>La casa cubre {0}</translation>
        </message>
        <message>
            <source>The house lays {0}</source>
            <translation>La casa pone {0}</translation>
        </message>
        <message>
            <source>Throw for it</source>
            <translation>Tirar por él</translation>
        </message>
        <message>
            <source>Throw for the main</source>
            <translation>Tirar por el punto principal</translation>
        </message>
        <message>
            <source>Triple</source>
            <translation>Triple</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Gana</translation>
        </message>
        <message>
            <source>from {0}</source>
            <translation>desde {0}</translation>
        </message>
        <message>
            <source>made: {0}</source>
            <translation>logrados: {0}</translation>
        </message>
        <message>
            <source>{0} back</source>
            <translation>{0} de vuelta</translation>
        </message>
        <message>
            <source>{0} of {1}</source>
            <translation>{0} de {1}</translation>
        </message>
        <message>
            <source>{0} to {1}</source>
            <translation>{0} a {1}</translation>
        </message>
    </context>
    <context>
        <name>Field</name>
        <message>
            <source>%1 more seats</source>
            <translation>%1 puestos más</translation>
        </message>
        <message>
            <source>%1, off</source>
            <translation>%1, OFF</translation>
        </message>
        <message>
            <source>on the way to the table</source>
            <translation>de camino a la mesa</translation>
        </message>
        <message>
            <source>others: %1</source>
            <translation>otros: %1</translation>
        </message>
        <message>
            <source>seat %1: %2</source>
            <translation>puesto %1: %2</translation>
        </message>
    </context>
    <context>
        <name>FindWindow</name>
        <message>
            <source>Find</source>
            <translation>Buscar</translation>
        </message>
        <message>
            <source>Go to</source>
            <translation>Ir a</translation>
        </message>
        <message>
            <source>Looked for</source>
            <translation>Buscado</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Mostrar</translation>
        </message>
    </context>
    <context>
        <name>FirstHand</name>
        <message>
            <source>7 and 11 win at once, 2, 3 and 12 lose; any other total becomes the Point. Touch ROLL: the dice of this lesson are chosen, and set a Point.</source>
            <translation>7 y 11 ganan en el acto; 2, 3 y 12 pierden; cualquier otro total es el Point. Toque TIRAR: los dados de esta lección están elegidos y marcan un Point.</translation>
        </message>
        <message>
            <source>7 wins at once; any other total becomes the Point. Touch ROLL: the dice of this lesson are chosen, and set a Point.</source>
            <translation>El 7 gana en el acto; cualquier otro total es el Point. Toque TIRAR: los dados de esta lección están elegidos y marcan un Point.</translation>
        </message>
        <message>
            <source>A Place bet on the 6</source>
            <translation>Una apuesta Place al 6</translation>
        </message>
        <message>
            <source>Bet on Any Double</source>
            <translation>Apueste a Double</translation>
        </message>
        <message>
            <source>Bet on a number</source>
            <translation>Apueste a un número</translation>
        </message>
        <message>
            <source>Bet on the Pass Line</source>
            <translation>Apueste a la Pass Line</translation>
        </message>
        <message>
            <source>Every bet is decided by each throw. Touch ROLL: no more bets are taken, and the dice of this lesson are chosen.</source>
            <translation>Cada tirada decide todas las apuestas. Toque TIRAR: no va más, y los dados de esta lección están elegidos.</translation>
        </message>
        <message>
            <source>From now on two totals decide: {0} wins, {1} loses. Touch ROLL: in this lesson neither comes yet.</source>
            <translation>A partir de ahora deciden dos totales: {0} gana y {1} pierde. Toque TIRAR: en esta lección aún no sale ninguno.</translation>
        </message>
        <message>
            <source>It pays {0} if two dice are alike, whichever they are, and {1} if all three are. Touch the marked field to bet {2} in play chips.</source>
            <translation>Paga {0} si dos dados cualesquiera son iguales y {1} si lo son los tres. Toque el campo marcado para apostar {2} en fichas de práctica.</translation>
        </message>
        <message>
            <source>It wins each time a 6 comes, and loses on 7. Touch the marked field to bet {0} in play chips.</source>
            <translation>Gana cada vez que sale un 6 y pierde con 7. Toque el campo marcado para apostar {0} en fichas de práctica.</translation>
        </message>
        <message>
            <source>Lay a bank</source>
            <translation>Ponga una banca</translation>
        </message>
        <message>
            <source>Most players begin here. Touch the marked field to bet {0} in play chips.</source>
            <translation>Aquí empieza la mayoría de los jugadores. Toque el campo marcado para apostar {0} en fichas de práctica.</translation>
        </message>
        <message>
            <source>No 6, and still {0}: your first hand is over</source>
            <translation>No es un 6 y aun así {0}: su primera mano ha terminado</translation>
        </message>
        <message>
            <source>Nothing is decided</source>
            <translation>No se ha decidido nada</translation>
        </message>
        <message>
            <source>Pass Line and odds have won {0}, the whole hand {1} in play chips. Real dice fall by chance: a 7 would have taken every bet. The help explains all bets.</source>
            <translation>Pass Line y odds han ganado {0}; la mano entera, {1} en fichas de práctica. Los dados de verdad caen al azar: un 7 se habría llevado todas las apuestas. La ayuda explica cada apuesta.</translation>
        </message>
        <message>
            <source>Roll again</source>
            <translation>Tire otra vez</translation>
        </message>
        <message>
            <source>The 6 has paid {0}, Any Double {1}, and the stakes have come back. Touch the marked field to bet {2} on the 6 again.</source>
            <translation>El 6 ha pagado {0}, Double {1}, y las apuestas han vuelto. Toque el campo marcado para apostar otra vez {2} al 6.</translation>
        </message>
        <message>
            <source>The 6 has won {0}</source>
            <translation>El 6 ha ganado {0}</translation>
        </message>
        <message>
            <source>The Pass Line now wins if {0} comes before a 7. Odds make the bet larger and pay {1}. Touch the marked field to bet {2} in play chips.</source>
            <translation>Ahora la Pass Line gana si sale {0} antes que un 7. Las odds aumentan la apuesta y pagan {1}. Toque el campo marcado para apostar {2} en fichas de práctica.</translation>
        </message>
        <message>
            <source>The Place bet stays up. Touch ROLL: in this lesson the Point {0} comes now.</source>
            <translation>La apuesta Place se queda. Toque TIRAR: en esta lección sale ahora el Point {0}.</translation>
        </message>
        <message>
            <source>The Point is made: your first hand is over</source>
            <translation>Sale el Point: su primera mano ha terminado</translation>
        </message>
        <message>
            <source>The Point is {0}: take odds</source>
            <translation>El Point es {0}: tome odds</translation>
        </message>
        <message>
            <source>The bank stays. Touch ROLL: in this lesson {0} comes now.</source>
            <translation>La banca se queda. Toque TIRAR: en esta lección sale ahora el {0}.</translation>
        </message>
        <message>
            <source>The chance has come: you win {0}</source>
            <translation>Ha salido la suerte: gana {0}</translation>
        </message>
        <message>
            <source>The come-out roll</source>
            <translation>La tirada de come-out</translation>
        </message>
        <message>
            <source>The first total from 5 to 9 becomes the main; any other is thrown again. Touch ROLL: the dice of this lesson are chosen.</source>
            <translation>El primer total de 5 a 9 es el punto principal; con cualquier otro se tira de nuevo. Toque TIRAR: los dados de esta lección están elegidos.</translation>
        </message>
        <message>
            <source>The main is {0}</source>
            <translation>El punto principal es {0}</translation>
        </message>
        <message>
            <source>The three dice</source>
            <translation>Los tres dados</translation>
        </message>
        <message>
            <source>The whole hand has won {0} in play chips. Real dice fall by chance: in most throws no die shows your number, and the bet is lost. The help explains all bets.</source>
            <translation>La mano entera ha ganado {0} en fichas de práctica. Los dados de verdad caen al azar: en la mayoría de las tiradas ninguno muestra su número y la apuesta se pierde. La ayuda explica cada apuesta.</translation>
        </message>
        <message>
            <source>This throw wins at once with {0}, a nick, and loses with {1}, which is out. Any other total is your chance. Touch ROLL.</source>
            <translation>Esta tirada gana enseguida con {0}, un acierto, y pierde con {1}, un fallo. Cualquier otro total es su suerte. Toque TIRAR.</translation>
        </message>
        <message>
            <source>Three bets are up: a 6 wins the Place bet, the Point wins the other two, and a 7 takes them all. Touch ROLL: in this lesson a 6 comes.</source>
            <translation>Hay tres apuestas: un 6 gana la Place, el Point gana las otras dos y un 7 se las lleva todas. Toque TIRAR: en esta lección sale un 6.</translation>
        </message>
        <message>
            <source>Three dice are thrown. A number pays {0} if one of them shows it, and {1} if two do. Touch the marked field to bet {2} in play chips.</source>
            <translation>Se lanzan tres dados. Un número paga {0} si lo muestra uno y {1} si lo muestran dos. Toque el campo marcado para apostar {2} en fichas de práctica.</translation>
        </message>
        <message>
            <source>Three hits: take the win, or risk it</source>
            <translation>Tres aciertos: tomar el premio o arriesgarlo</translation>
        </message>
        <message>
            <source>Throw again</source>
            <translation>Tire otra vez</translation>
        </message>
        <message>
            <source>Throw for the main</source>
            <translation>Tire por el punto principal</translation>
        </message>
        <message>
            <source>Touch ROLL: in this lesson all three dice show a 6.</source>
            <translation>Toque TIRAR: en esta lección los tres dados muestran un 6.</translation>
        </message>
        <message>
            <source>Two hits: you win {0}</source>
            <translation>Dos aciertos: gana {0}</translation>
        </message>
        <message>
            <source>You choose at the table: {0} for certain, or a fourth die, which pays {1} if it is a 6 and {2} if it is not. In this lesson it is risked: touch ROLL.</source>
            <translation>En la mesa usted elige: {0} seguro, o un cuarto dado, que paga {1} si es un 6 y {2} si no lo es. En esta lección se arriesga: toque TIRAR.</translation>
        </message>
        <message>
            <source>You throw the dice as the caster. The house covers your bank with as much. Touch the marked field to lay {0} in play chips.</source>
            <translation>Usted tira los dados. La casa cubre su banca con otro tanto. Toque el campo marcado para poner {0} en fichas de práctica.</translation>
        </message>
        <message>
            <source>You would now keep the dice and let the whole bank ride, or pass them and take it. Real dice fall by chance: {0} would have taken the bank. The help explains more.</source>
            <translation>Ahora conservaría los dados y dejaría toda la banca en juego, o los pasaría y la recogería. Los dados de verdad caen al azar: un {0} se habría llevado la banca. La ayuda explica más.</translation>
        </message>
        <message>
            <source>{0} is your chance</source>
            <translation>{0} es su suerte</translation>
        </message>
    </context>
    <context>
        <name>FirstHandOver</name>
        <message>
            <source>The first hand is over</source>
            <translation>La primera mano ha terminado</translation>
        </message>
        <message>
            <source>The play chips are gone. At the table you bet money.</source>
            <translation>Ya no hay fichas de práctica. En la mesa se apuesta dinero.</translation>
        </message>
        <message>
            <source>To the table</source>
            <translation>A la mesa</translation>
        </message>
    </context>
    <context>
        <name>FirstHandWindow</name>
        <message>
            <source>A first hand with play chips</source>
            <translation>Una primera mano con fichas de práctica</translation>
        </message>
        <message>
            <source>Cash out</source>
            <translation>Cobrar</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Listo</translation>
        </message>
        <message>
            <source>Done, back to the table</source>
            <translation>Listo, volver a la mesa</translation>
        </message>
        <message>
            <source>Done, open the help</source>
            <translation>Listo, abrir la ayuda</translation>
        </message>
        <message>
            <source>First hand</source>
            <translation>Primera mano</translation>
        </message>
        <message>
            <source>First touch ROLL.</source>
            <translation>Primero toque TIRAR.</translation>
        </message>
        <message>
            <source>First touch the marked field.</source>
            <translation>Primero toque el campo marcado.</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Ayuda</translation>
        </message>
        <message>
            <source>Leave the first hand</source>
            <translation>Salir de la primera mano</translation>
        </message>
        <message>
            <source>Leave the first hand and cash out</source>
            <translation>Salir de la primera mano y cobrar</translation>
        </message>
        <message>
            <source>Once more</source>
            <translation>Otra vez</translation>
        </message>
        <message>
            <source>PLAY</source>
            <translation>PRÁCTICA</translation>
        </message>
        <message>
            <source>Play chips left</source>
            <translation>Fichas que quedan</translation>
        </message>
        <message>
            <source>Play chips won</source>
            <translation>Fichas ganadas</translation>
        </message>
        <message>
            <source>Play chips: nothing here is money</source>
            <translation>Fichas de práctica: aquí nada es dinero</translation>
        </message>
        <message>
            <source>Play the first hand once more</source>
            <translation>Jugar otra vez la primera mano</translation>
        </message>
        <message>
            <source>Roll the dice of the lesson</source>
            <translation>Tirar los dados de la lección</translation>
        </message>
        <message>
            <source>Step %1 of %2</source>
            <translation>Paso %1 de %2</translation>
        </message>
        <message>
            <source>Touch here</source>
            <translation>Toque aquí</translation>
        </message>
    </context>
    <context>
        <name>GameCard</name>
        <message>
            <source>On the table now</source>
            <translation>Ahora en la mesa</translation>
        </message>
    </context>
    <context>
        <name>GameName</name>
        <message>
            <source>%1. The session has run for %2, since %3</source>
            <translation>%1. La sesión dura %2, desde las %3</translation>
        </message>
        <message>
            <source>Session clock</source>
            <translation>Reloj de la sesión</translation>
        </message>
    </context>
    <context>
        <name>GamePage</name>
        <message>
            <source>Credit: %1   On the felt: %2</source>
            <translation>Crédito: %1   En el tapete: %2</translation>
        </message>
        <message>
            <source>First</source>
            <translation>Inicio</translation>
        </message>
        <message>
            <source>First step</source>
            <translation>Primer paso</translation>
        </message>
        <message>
            <source>Last</source>
            <translation>Final</translation>
        </message>
        <message>
            <source>Last step</source>
            <translation>Último paso</translation>
        </message>
        <message>
            <source>Next step</source>
            <translation>Paso siguiente</translation>
        </message>
        <message>
            <source>Pays</source>
            <translation>Pagos</translation>
        </message>
        <message>
            <source>Previous step</source>
            <translation>Paso anterior</translation>
        </message>
    </context>
    <context>
        <name>GamesPage</name>
        <message>
            <source>Pays</source>
            <translation>Pagos</translation>
        </message>
    </context>
    <context>
        <name>GamesWindow</name>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>It begins with the next round before which no seat has bets up. Nothing is taken down for it.</source>
            <translation>Empieza con la próxima ronda antes de la cual ningún puesto tenga apuestas. No se retira nada para ello.</translation>
        </message>
        <message>
            <source>Leave the choice as it is</source>
            <translation>Dejar la elección como está</translation>
        </message>
        <message>
            <source>Next game</source>
            <translation>Próximo juego</translation>
        </message>
    </context>
    <context>
        <name>HandOverPage</name>
        <message>
            <source>Next step</source>
            <translation>Siguiente paso</translation>
        </message>
        <message>
            <source>Ports</source>
            <translation>Puertos</translation>
        </message>
        <message>
            <source>Sign and print</source>
            <translation>Firmar e imprimir</translation>
        </message>
        <message>
            <source>Tests are not done</source>
            <translation>Faltan pruebas</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <source>A 7 or 11 leaves it as it is.</source>
            <translation>Un 7 o un 11 la deja como está.</translation>
        </message>
        <message>
            <source>A Pass Line bet for those who come later: bet it while the puck is ON.</source>
            <translation>Una Pass Line para quien llega más tarde: se apuesta con el puck en ON.</translation>
        </message>
        <message>
            <source>A Place bet wins when its number comes before a 7, and loses when the 7 comes first.</source>
            <translation>Una apuesta Place gana si su número sale antes que un 7 y pierde si el 7 sale primero.</translation>
        </message>
        <message>
            <source>A Point that is made turns gold; made again, it does not count.</source>
            <translation>Un Point logrado se vuelve dorado; si se logra otra vez, no cuenta.</translation>
        </message>
        <message>
            <source>A bank above {0} cannot ride.</source>
            <translation>Una banca superior a {0} no puede seguir.</translation>
        </message>
        <message>
            <source>A bet that has won stays framed in gold, and is open again after the next 7.</source>
            <translation>Una apuesta que ha ganado queda enmarcada en oro y se abre de nuevo tras el siguiente 7.</translation>
        </message>
        <message>
            <source>A bet that its number comes the hard way, as a pair: {0}. It loses on a 7, and when its number comes the easy way, with two different dice. Any other roll leaves it as it is.</source>
            <translation>Apuesta a que su número sale «hard», es decir, en pareja: {0}. Pierde con un 7 y cuando su número sale con dos dados distintos. Cualquier otra tirada la deja como está.</translation>
        </message>
        <message>
            <source>A bet with a padlock stays as it is until it is decided.</source>
            <translation>Una apuesta con candado queda como está hasta que se resuelve.</translation>
        </message>
        <message>
            <source>A break lasts {0} minutes: no bets are taken and no dice are thrown.</source>
            <translation>Una pausa dura {0} minutos: no se aceptan apuestas ni se lanzan los dados.</translation>
        </message>
        <message>
            <source>A cash-out also logs you out, and so do {0} min without a touch.</source>
            <translation>También se cierra la sesión al cobrar y tras {0} min sin tocar la pantalla.</translation>
        </message>
        <message>
            <source>A dark field takes no chips now: tap it, and the line above says why.</source>
            <translation>Una casilla oscura no admite fichas ahora: tóquela y la línea de arriba dice por qué.</translation>
        </message>
        <message>
            <source>A die that lies askew or on another makes the throw void: all dice are thrown again.</source>
            <translation>Si un dado queda inclinado o encima de otro, el tiro es nulo: se vuelven a lanzar todos los dados.</translation>
        </message>
        <message>
            <source>A field for each of {0}. It wins when the next roll is its number.</source>
            <translation>Hay una casilla para cada uno: {0}. Gana cuando la siguiente tirada es su número.</translation>
        </message>
        <message>
            <source>A fraction of a cent counts as a whole one.</source>
            <translation>Una fracción de céntimo cuenta como un céntimo entero.</translation>
        </message>
        <message>
            <source>A hop names both dice of the next roll. It wins when they come, whichever die shows which number, and loses on any other roll.</source>
            <translation>Un hop nombra los dos dados de la siguiente tirada. Gana cuando salen, sea cual sea el dado que muestre cada número, y pierde con cualquier otra tirada.</translation>
        </message>
        <message>
            <source>A limit can be lowered during the session, but not raised. It ends when you cash out.</source>
            <translation>Un límite puede bajarse durante la sesión, pero no subirse. Termina cuando usted cobra.</translation>
        </message>
        <message>
            <source>A limit can be lowered, but not raised. Without a card it ends when you cash out.</source>
            <translation>Un límite se puede bajar, pero no subir. Sin tarjeta termina al cobrar.</translation>
        </message>
        <message>
            <source>A nick wins at once, an out loses at once. Any other total is your chance.</source>
            <translation>Un acierto gana enseguida y un fallo pierde enseguida. Cualquier otro total es su suerte.</translation>
        </message>
        <message>
            <source>A pale chip with a small clock is on its way to the table.</source>
            <translation>Una ficha pálida con un pequeño reloj va camino de la mesa.</translation>
        </message>
        <message>
            <source>A round begins while the puck is black and says OFF.</source>
            <translation>Una ronda empieza con el puck negro y en OFF.</translation>
        </message>
        <message>
            <source>A small coloured chip shows that the seat of this number has a bet on the field.</source>
            <translation>Una pequeña ficha de color muestra que el puesto de ese número tiene una apuesta en la casilla.</translation>
        </message>
        <message>
            <source>A throw that cannot be read does not count, and bets stay as they are.</source>
            <translation>Una tirada que no se puede leer no cuenta, y las apuestas quedan como están.</translation>
        </message>
        <message>
            <source>A window offers them, and before any roll you may place, raise, reduce or remove them.</source>
            <translation>Se ofrecen en una ventana, y antes de cada tirada usted puede colocarlas, aumentarlas, reducirlas o retirarlas.</translation>
        </message>
        <message>
            <source>After a loss</source>
            <translation>Después de perder</translation>
        </message>
        <message>
            <source>After a lost chance, or without a bank, the dice go to the next seat clockwise.</source>
            <translation>Tras una suerte perdida, o sin banca, los dados pasan al siguiente puesto en el sentido de las agujas del reloj.</translation>
        </message>
        <message>
            <source>After a seven-out the dice go to the next seat clockwise.</source>
            <translation>Tras un seven-out los dados pasan al siguiente puesto en sentido horario.</translation>
        </message>
        <message>
            <source>After a seven-out your first {0} bet switches them off by itself.</source>
            <translation>Tras un seven-out, su primera apuesta {0} las pone en OFF por sí sola.</translation>
        </message>
        <message>
            <source>After a win</source>
            <translation>Después de ganar</translation>
        </message>
        <message>
            <source>After an out you keep the dice; after a lost chance they pass.</source>
            <translation>Después de un fallo conserva los dados; después de perder la suerte, pasan.</translation>
        </message>
        <message>
            <source>After an out you may keep the dice or pass them; after a lost chance they pass.</source>
            <translation>Después de un fallo puede conservar los dados o pasarlos; después de perder la suerte, pasan.</translation>
        </message>
        <message>
            <source>After it was decided within a round, move the puck to OFF before you bet it again.</source>
            <translation>Si se resolvió dentro de una ronda, ponga el puck en OFF antes de volver a apostar.</translation>
        </message>
        <message>
            <source>After three hits take your win, or risk the BIG SHOT: a fourth die is thrown alone. If it shows your number once more, it hits; any other number misses. You win either way, and the stake comes back.</source>
            <translation>Tras tres aciertos cobre su ganancia o arriesgue el BIG SHOT: se lanza un cuarto dado solo. Si muestra otra vez su número, acierta; cualquier otro falla. Gana en ambos casos, y la apuesta vuelve.</translation>
        </message>
        <message>
            <source>After {0} minutes of play a break begins by itself.</source>
            <translation>Tras {0} minutos de juego empieza una pausa por sí sola.</translation>
        </message>
        <message>
            <source>All bets together may be {0} at most.</source>
            <translation>El máximo de todas las apuestas juntas es {0}.</translation>
        </message>
        <message>
            <source>All others come back with their win.</source>
            <translation>Todas las demás vuelven con su ganancia.</translation>
        </message>
        <message>
            <source>All seats bet on the same dice, and the table's clock counts for all of them.</source>
            <translation>Todos los puestos apuestan a los mismos dados, y el reloj de la mesa vale para todos.</translation>
        </message>
        <message>
            <source>Any other number becomes its own Point, and the chips move to that number's box.</source>
            <translation>Cualquier otro número pasa a ser su propio Point, y las fichas se mueven a la casilla de ese número.</translation>
        </message>
        <message>
            <source>Any other number becomes its own Point, and there it wins when a 7 comes first.</source>
            <translation>Cualquier otro número pasa a ser su propio Point, y allí gana si un 7 sale primero.</translation>
        </message>
        <message>
            <source>As soon as your bet has its Point, you may back it with odds.</source>
            <translation>En cuanto su apuesta tiene su Point, puede respaldarla con Odds.</translation>
        </message>
        <message>
            <source>At the limit</source>
            <translation>Al llegar al límite</translation>
        </message>
        <message>
            <source>Bank</source>
            <translation>Banca</translation>
        </message>
        <message>
            <source>Behind {0}: they win when a 7 comes before the Point.</source>
            <translation>Detrás de {0}: ganan si un 7 sale antes que el Point.</translation>
        </message>
        <message>
            <source>Behind {0}: they win when the Point comes before a 7.</source>
            <translation>Detrás de {0}: ganan si el Point sale antes que un 7.</translation>
        </message>
        <message>
            <source>Bet it while the puck is OFF.</source>
            <translation>Se apuesta con el puck en OFF.</translation>
        </message>
        <message>
            <source>Bets</source>
            <translation>Apuestas</translation>
        </message>
        <message>
            <source>Bets of the others</source>
            <translation>Apuestas de los demás</translation>
        </message>
        <message>
            <source>Bets on the next roll</source>
            <translation>Apuestas a la siguiente tirada</translation>
        </message>
        <message>
            <source>Bets that are up play on or can be taken down, and you can cash out.</source>
            <translation>Las apuestas en la mesa siguen en juego o pueden retirarse, y usted puede cobrar.</translation>
        </message>
        <message>
            <source>Big 6 wins when a 6 comes before a 7, Big 8 when an 8 comes before a 7.</source>
            <translation>Big 6 gana si un 6 sale antes que un 7; Big 8, si un 8 sale antes que un 7.</translation>
        </message>
        <message>
            <source>Breaks</source>
            <translation>Pausas</translation>
        </message>
        <message>
            <source>Buttons, money and tickets</source>
            <translation>Botones, dinero y tickets</translation>
        </message>
        <message>
            <source>Buy</source>
            <translation>Buy</translation>
        </message>
        <message>
            <source>Buy and Lay</source>
            <translation>Buy y Lay</translation>
        </message>
        <message>
            <source>Buy bets</source>
            <translation>Apuestas Buy</translation>
        </message>
        <message>
            <source>Buy: {0}% of the bet.</source>
            <translation>Buy: {0} % de la apuesta.</translation>
        </message>
        <message>
            <source>Buy: {0}% of the win.</source>
            <translation>Buy: {0} % de la ganancia.</translation>
        </message>
        <message>
            <source>Cash out</source>
            <translation>Cobrar</translation>
        </message>
        <message>
            <source>Cents</source>
            <translation>Céntimos</translation>
        </message>
        <message>
            <source>Chips and touches</source>
            <translation>Fichas y toques</translation>
        </message>
        <message>
            <source>Clear takes down the last bet, pressed twice all of them.</source>
            <translation>«Quitar última» retira la última apuesta; pulsado dos veces, todas.</translation>
        </message>
        <message>
            <source>Come-out roll</source>
            <translation>Tirada de come-out</translation>
        </message>
        <message>
            <source>Come-out rolls</source>
            <translation>Tiradas de come-out</translation>
        </message>
        <message>
            <source>Commission</source>
            <translation>Comisión</translation>
        </message>
        <message>
            <source>Credit</source>
            <translation>Crédito</translation>
        </message>
        <message>
            <source>Credit and bets stay at the machine: they are never bound to a card.</source>
            <translation>El crédito y las apuestas quedan en la máquina: nunca van ligados a una tarjeta.</translation>
        </message>
        <message>
            <source>Dark fields and the padlock</source>
            <translation>Casillas oscuras y el candado</translation>
        </message>
        <message>
            <source>Decided by the next roll, whatever it is. Bet it before any roll.</source>
            <translation>La resuelve la siguiente tirada, sea cual sea. Se apuesta antes de cualquier tirada.</translation>
        </message>
        <message>
            <source>Double</source>
            <translation>Double</translation>
        </message>
        <message>
            <source>Double, Straight and Triple</source>
            <translation>Double, Straight y Triple</translation>
        </message>
        <message>
            <source>Double, three alike</source>
            <translation>Double, tres iguales</translation>
        </message>
        <message>
            <source>Drag</source>
            <translation>Arrastrar</translation>
        </message>
        <message>
            <source>Drag a bet off the felt to take it down.</source>
            <translation>Arrastre una apuesta fuera del tapete para retirarla.</translation>
        </message>
        <message>
            <source>Each field has its own: hold a finger on it, or choose Show Bet Limits in the options.</source>
            <translation>Cada casilla tiene los suyos: mantenga un dedo sobre ella o elija «Mostrar límites» en las opciones.</translation>
        </message>
        <message>
            <source>Each of these wins on the totals that it names, and loses on any other.</source>
            <translation>Cada una gana con los totales que nombra y pierde con cualquier otro.</translation>
        </message>
        <message>
            <source>Each other number of {0} that comes is a hit, in blue, and counts once.</source>
            <translation>Cada otro número de entre {0} que sale es un acierto, en azul, y cuenta una vez.</translation>
        </message>
        <message>
            <source>Each total is a bet of its own. It wins when it has come often enough before a 7.</source>
            <translation>Cada suma es una apuesta propia. Gana cuando ha salido bastantes veces antes de un 7.</translation>
        </message>
        <message>
            <source>Either all of their bets are placed or none.</source>
            <translation>Se colocan todas sus apuestas o ninguna.</translation>
        </message>
        <message>
            <source>Every bet that wins comes back with its win.</source>
            <translation>Cada apuesta que gana vuelve con su ganancia.</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Favoritas</translation>
        </message>
        <message>
            <source>Fire: before the first Point of a hand is set; after that it is locked.</source>
            <translation>Fire: antes de marcarse el primer Point de una mano; después queda bloqueada.</translation>
        </message>
        <message>
            <source>For your session you can set how long you want to play and how much you may lose.</source>
            <translation>Para su sesión puede fijar cuánto tiempo quiere jugar y cuánto puede perder.</translation>
        </message>
        <message>
            <source>Forget me deletes all that is remembered; the machine's log keeps its records.</source>
            <translation>Olvidarme borra todo lo recordado; el registro de la máquina conserva sus anotaciones.</translation>
        </message>
        <message>
            <source>From its first hit on it is locked until the dice decide it.</source>
            <translation>Desde el primer acierto está bloqueada hasta que los dados la resuelvan.</translation>
        </message>
        <message>
            <source>From then on it is locked: you cannot raise it, reduce it or take it down.</source>
            <translation>Desde entonces está bloqueada: no se puede aumentar, reducir ni retirar.</translation>
        </message>
        <message>
            <source>Giving odds</source>
            <translation>Dar Odds</translation>
        </message>
        <message>
            <source>Hard Ways</source>
            <translation>Hard Ways</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Ayuda</translation>
        </message>
        <message>
            <source>Hits</source>
            <translation>Aciertos</translation>
        </message>
        <message>
            <source>Hold</source>
            <translation>Mantener pulsado</translation>
        </message>
        <message>
            <source>Hold Repeat for three seconds to repeat after every roll.</source>
            <translation>Mantenga pulsado «Repetir» tres segundos para repetir después de cada tirada.</translation>
        </message>
        <message>
            <source>Hop bets</source>
            <translation>Apuestas Hop</translation>
        </message>
        <message>
            <source>Hopping hard ways</source>
            <translation>Hopping Hard Ways</translation>
        </message>
        <message>
            <source>Hops on a pair. A pair comes half as often as two different dice.</source>
            <translation>Hops a una pareja. Una pareja sale la mitad de veces que dos dados distintos.</translation>
        </message>
        <message>
            <source>Horn numbers</source>
            <translation>Números Horn</translation>
        </message>
        <message>
            <source>Hot Roller: right after a 7; locked once one of its totals has come.</source>
            <translation>Hot Roller: justo después de un 7; bloqueada en cuanto sale una de sus sumas.</translation>
        </message>
        <message>
            <source>House edge with a main of 7: {0}; of 5 or 9: {1}; of 6 or 8: {2}.</source>
            <translation>Ventaja de la casa con el 7 como punto principal: {0}; con 5 o 9: {1}; con 6 u 8: {2}.</translation>
        </message>
        <message>
            <source>House edge with a main that is thrown for: {0}.</source>
            <translation>Ventaja de la casa si se tira por el punto principal: {0}.</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Reglas de la casa</translation>
        </message>
        <message>
            <source>How a hand goes</source>
            <translation>Cómo va una mano</translation>
        </message>
        <message>
            <source>How a round goes</source>
            <translation>Cómo transcurre una ronda</translation>
        </message>
        <message>
            <source>If gambling is no longer fun</source>
            <translation>Si jugar ya no es divertido</translation>
        </message>
        <message>
            <source>If it wins on a come-out roll, you may move it to the Buy field of another number.</source>
            <translation>Si gana en una tirada de come-out, puede moverla a la casilla Buy de otro número.</translation>
        </message>
        <message>
            <source>If it wins on a come-out roll, you may move it to the Place field of another number.</source>
            <translation>Si gana en una tirada de come-out, puede moverla a la casilla Place de otro número.</translation>
        </message>
        <message>
            <source>If the table cannot be reached, your bets stand as they are.</source>
            <translation>Si no se puede llegar a la mesa, sus apuestas siguen como están.</translation>
        </message>
        <message>
            <source>Insert a bill to play. Credit is all that is yours, bets included;</source>
            <translation>Introduzca un billete para jugar. Crédito es todo lo suyo, apuestas incluidas;</translation>
        </message>
        <message>
            <source>It counts the different Points that you make before the seven-out: {0}.</source>
            <translation>Cuentan los distintos Points que logre antes del seven-out: {0}.</translation>
        </message>
        <message>
            <source>It counts the totals that come in each of their ways before a 7, of {0}.</source>
            <translation>Cuentan las sumas que salen en todas sus combinaciones antes de un 7, de {0}.</translation>
        </message>
        <message>
            <source>It does not go on after the six: 5-6-1 is no Straight.</source>
            <translation>No continúa después del seis: 5-6-1 no es Straight.</translation>
        </message>
        <message>
            <source>It is rounded down to the whole {0}.</source>
            <translation>Se redondea hacia abajo a múltiplos de {0}.</translation>
        </message>
        <message>
            <source>It is rounded up to the next whole {0}.</source>
            <translation>Se redondea hacia arriba a múltiplos de {0}.</translation>
        </message>
        <message>
            <source>It is taken of the win.</source>
            <translation>Se descuenta de la ganancia.</translation>
        </message>
        <message>
            <source>It says what it does for you now, or why it waits.</source>
            <translation>Dice qué hace ahora por usted, o por qué espera.</translation>
        </message>
        <message>
            <source>It shows for each total what your next throw would do with it.</source>
            <translation>Muestra para cada total qué haría su próxima tirada.</translation>
        </message>
        <message>
            <source>It wins on {0}, and loses on {1}.</source>
            <translation>Gana con {0} y pierde con {1}.</translation>
        </message>
        <message>
            <source>It wins when a 7 comes before its number, and costs a commission too.</source>
            <translation>Gana si un 7 sale antes que su número, y también lleva comisión.</translation>
        </message>
        <message>
            <source>It wins when a 7 comes before its number, and loses when the number comes first.</source>
            <translation>Gana si un 7 sale antes que su número y pierde si el número sale primero.</translation>
        </message>
        <message>
            <source>It wins when the next roll is {0}, and loses on any other.</source>
            <translation>Gana si la siguiente tirada es {0} y pierde con cualquier otra.</translation>
        </message>
        <message>
            <source>It wins when {0} comes before a 7.</source>
            <translation>Gana si {0} sale antes que un 7.</translation>
        </message>
        <message>
            <source>It wins when {0} have all come before a 7.</source>
            <translation>Gana cuando {0} han salido todos antes que un 7.</translation>
        </message>
        <message>
            <source>Its Point again, or {0}, ends the bet and pays by the hits.</source>
            <translation>Su Point de nuevo, o {0}, termina la apuesta y paga según los aciertos.</translation>
        </message>
        <message>
            <source>Keeping and passing the dice</source>
            <translation>Conservar y pasar los dados</translation>
        </message>
        <message>
            <source>Lay</source>
            <translation>Lay</translation>
        </message>
        <message>
            <source>Lay cannot be up together with Place or Buy on the same number.</source>
            <translation>Lay no puede estar en la mesa junto con Place o Buy en el mismo número.</translation>
        </message>
        <message>
            <source>Lay is on again once the Point is made or a 7 has come.</source>
            <translation>Lay vuelve a estar en ON cuando se logra el Point o sale un 7.</translation>
        </message>
        <message>
            <source>Lay your bank with chips on BANK. The house covers it with as much.</source>
            <translation>Ponga su banca con fichas en BANCA. La casa la cubre con lo mismo.</translation>
        </message>
        <message>
            <source>Lay: {0}% of the bet.</source>
            <translation>Lay: {0} % de la apuesta.</translation>
        </message>
        <message>
            <source>Lay: {0}% of the win.</source>
            <translation>Lay: {0} % de la ganancia.</translation>
        </message>
        <message>
            <source>Like Place it wins when its number comes before a 7, but it costs a commission.</source>
            <translation>Como Place, gana si su número sale antes que un 7, pero lleva una comisión.</translation>
        </message>
        <message>
            <source>Limits</source>
            <translation>Límites</translation>
        </message>
        <message>
            <source>Limits and breaks</source>
            <translation>Límites y pausas</translation>
        </message>
        <message>
            <source>Limits that you set with your card hold for it until the gaming day ends,</source>
            <translation>Los límites que fije con su tarjeta valen para ella hasta que acabe la jornada,</translation>
        </message>
        <message>
            <source>Log in</source>
            <translation>Iniciar sesión</translation>
        </message>
        <message>
            <source>Log out</source>
            <translation>Cerrar sesión</translation>
        </message>
        <message>
            <source>Lucky Roller</source>
            <translation>Lucky Roller</translation>
        </message>
        <message>
            <source>Mains, nicks and outs</source>
            <translation>Puntos principales, aciertos y fallos</translation>
        </message>
        <message>
            <source>Malfunction</source>
            <translation>Avería</translation>
        </message>
        <message>
            <source>No bet is taken that could lose more than your loss limit leaves.</source>
            <translation>No se acepta ninguna apuesta que pueda perder más de lo que permite su límite de pérdidas.</translation>
        </message>
        <message>
            <source>None of these is a Point: another come-out roll follows.</source>
            <translation>Ninguno de estos es un Point: sigue otra tirada de come-out.</translation>
        </message>
        <message>
            <source>Nothing, unless you agree when you are asked. Then these come back with your card:</source>
            <translation>Nada, si no acepta cuando se le pregunta. Si acepta, vuelven con su tarjeta:</translation>
        </message>
        <message>
            <source>Odds</source>
            <translation>Odds</translation>
        </message>
        <message>
            <source>Odds behind bets that have moved to a number are off on come-out rolls: if their bet is decided then, you get them back.</source>
            <translation>Las Odds detrás de apuestas que se han movido a un número están en OFF en las tiradas de come-out: si su apuesta se resuelve entonces, se le devuelven.</translation>
        </message>
        <message>
            <source>Odds behind bets that have moved to a number play on come-out rolls too.</source>
            <translation>Las Odds detrás de apuestas que se han movido a un número juegan también en las tiradas de come-out.</translation>
        </message>
        <message>
            <source>Odds given on {0}</source>
            <translation>Odds dadas al {0}</translation>
        </message>
        <message>
            <source>Odds pay exactly what they are worth: the house has no advantage on them.</source>
            <translation>Las Odds pagan exactamente lo que valen: la casa no tiene ventaja en ellas.</translation>
        </message>
        <message>
            <source>Odds taken on {0}</source>
            <translation>Odds tomadas al {0}</translation>
        </message>
        <message>
            <source>Offered while no bet needs the puck. It moves the puck to OFF:</source>
            <translation>Se ofrece mientras ninguna apuesta necesite el puck. Pone el puck en OFF:</translation>
        </message>
        <message>
            <source>On a come-out roll you may pass the dice or take them.</source>
            <translation>En una tirada de come-out puede pasar los dados o tomarlos.</translation>
        </message>
        <message>
            <source>On the come-out roll it loses on {0}.</source>
            <translation>En la tirada de come-out pierde con {0}.</translation>
        </message>
        <message>
            <source>On the come-out roll it wins on a {0}, and nothing makes it lose.</source>
            <translation>En la tirada de come-out gana con un {0}, y nada la hace perder.</translation>
        </message>
        <message>
            <source>On the come-out roll it wins on {0} and loses on {1}.</source>
            <translation>En la tirada de come-out gana con {0} y pierde con {1}.</translation>
        </message>
        <message>
            <source>On the first throw after the main</source>
            <translation>En la primera tirada tras el punto principal</translation>
        </message>
        <message>
            <source>On the next roll it wins on a {0}, and nothing makes it lose.</source>
            <translation>En la siguiente tirada gana con un {0}, y nada la hace perder.</translation>
        </message>
        <message>
            <source>On the next roll it wins on {0} and loses on {1}.</source>
            <translation>En la siguiente tirada gana con {0} y pierde con {1}.</translation>
        </message>
        <message>
            <source>On this roll the Pass Line wins on a {0}, and nothing makes it lose.</source>
            <translation>En esta tirada la Pass Line gana con un {0}, y nada la hace perder.</translation>
        </message>
        <message>
            <source>On this roll the Pass Line wins on {0}, and loses on {1}.</source>
            <translation>En esta tirada la Pass Line gana con {0} y pierde con {1}.</translation>
        </message>
        <message>
            <source>On {0} it is a stand-off: the bet stays up.</source>
            <translation>Con {0} hay empate: la apuesta se queda en la mesa.</translation>
        </message>
        <message>
            <source>On {0} it is a stand-off: you get your bet back.</source>
            <translation>Con {0} hay empate: se le devuelve la apuesta.</translation>
        </message>
        <message>
            <source>Once a limit is reached, no further bets are taken and Auto Repeat ends.</source>
            <translation>Al alcanzar un límite no se aceptan más apuestas y termina la repetición automática.</translation>
        </message>
        <message>
            <source>Once the Point is set, it wins on a 7 and loses when the Point comes again.</source>
            <translation>Una vez marcado el Point, gana con un 7 y pierde si el Point sale de nuevo.</translation>
        </message>
        <message>
            <source>Once the Point is set, it wins when the Point comes again and loses on a 7.</source>
            <translation>Una vez marcado el Point, gana si el Point sale de nuevo y pierde con un 7.</translation>
        </message>
        <message>
            <source>One hit</source>
            <translation>Un acierto</translation>
        </message>
        <message>
            <source>One part wins and is paid as above, the others are lost.</source>
            <translation>Una parte gana y se paga como se indica; las demás se pierden.</translation>
        </message>
        <message>
            <source>One seat has the dice: its player lays the bank and names the main.</source>
            <translation>Un puesto tiene los dados: su jugador pone la banca y anuncia el punto principal.</translation>
        </message>
        <message>
            <source>One seat throws for all.</source>
            <translation>Un puesto lanza para todos.</translation>
        </message>
        <message>
            <source>One seat throws for all: its ROLL lights up when the bets are closed.</source>
            <translation>Un puesto lanza para todos: su TIRAR se ilumina al cerrarse las apuestas.</translation>
        </message>
        <message>
            <source>Only bets that pay in whole cents are taken.</source>
            <translation>Solo se admiten apuestas que pagan céntimos enteros.</translation>
        </message>
        <message>
            <source>Only right after a 7, or before the very first roll.</source>
            <translation>Solo justo después de un 7, o antes de la primera tirada de todas.</translation>
        </message>
        <message>
            <source>Only while the puck is OFF.</source>
            <translation>Solo con el puck en OFF.</translation>
        </message>
        <message>
            <source>Or drag a chip to its field.</source>
            <translation>O arrastre una ficha a su casilla.</translation>
        </message>
        <message>
            <source>Or keep them, and all of it rides: nothing can be taken from it before it is decided.</source>
            <translation>O consérvelos y todo sigue en juego: no se puede retirar nada antes de que se decida.</translation>
        </message>
        <message>
            <source>Or throw for it: the first of these totals that you throw is the main.</source>
            <translation>O tire por él: el primero de estos totales que salga es el punto principal.</translation>
        </message>
        <message>
            <source>Page {0}: {1}</source>
            <translation>Página {0}: {1}</translation>
        </message>
        <message>
            <source>Pale chips</source>
            <translation>Fichas pálidas</translation>
        </message>
        <message>
            <source>Pass the dice, and the doubled bank is yours.</source>
            <translation>Pase los dados y la banca doblada es suya.</translation>
        </message>
        <message>
            <source>Place bets</source>
            <translation>Apuestas Place</translation>
        </message>
        <message>
            <source>Place chips on any of the six numbers, on Double, Straight and Triple, as many as you like. Every bet is for one throw.</source>
            <translation>Ponga fichas en cualquiera de los seis números, en Double, Straight y Triple, cuantas quiera. Cada apuesta vale para un tiro.</translation>
        </message>
        <message>
            <source>Place to Lose</source>
            <translation>Place to Lose</translation>
        </message>
        <message>
            <source>Place to Win</source>
            <translation>Place to Win</translation>
        </message>
        <message>
            <source>Place to Win and Place to Lose</source>
            <translation>Place to Win y Place to Lose</translation>
        </message>
        <message>
            <source>Playable is what you may still bet.</source>
            <translation>Disponible es lo que aún puede apostar.</translation>
        </message>
        <message>
            <source>Press puts as much again on the Place bet on the Point.</source>
            <translation>«Subir» pone otro tanto sobre la apuesta Place del Point.</translation>
        </message>
        <message>
            <source>Prints your whole credit as a ticket, once no bet is up. The cashier pays it.</source>
            <translation>Imprime todo su crédito en un ticket cuando no queda ninguna apuesta en la mesa. La caja lo paga.</translation>
        </message>
        <message>
            <source>Puck OFF</source>
            <translation>Puck OFF</translation>
        </message>
        <message>
            <source>Put your card into the reader and leave it there while you play; take it out to log out.</source>
            <translation>Ponga su tarjeta en el lector y déjela ahí mientras juega; retírela para cerrar la sesión.</translation>
        </message>
        <message>
            <source>ROLL closes the bets, and three dice are thrown together. They decide all bets</source>
            <translation>TIRAR cierra las apuestas y se lanzan tres dados juntos. Deciden todas las apuestas</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>Listo</translation>
        </message>
        <message>
            <source>Repeat and Double</source>
            <translation>Repetir y Doblar</translation>
        </message>
        <message>
            <source>Repeat bets what you bet on the last round; Double doubles all that is up.</source>
            <translation>«Repetir» coloca lo que apostó en la última ronda; «Doblar» duplica todo lo que hay en la mesa.</translation>
        </message>
        <message>
            <source>Repeaters</source>
            <translation>Repeaters</translation>
        </message>
        <message>
            <source>Repeaters: right after a 7; each is locked once its total has come.</source>
            <translation>Repeaters: justo después de un 7; cada una queda bloqueada en cuanto sale su suma.</translation>
        </message>
        <message>
            <source>Rest a finger on a field for a second: a card tells what wins and what loses,</source>
            <translation>Mantenga un dedo un segundo sobre una casilla: una tarjeta dice qué gana y qué pierde,</translation>
        </message>
        <message>
            <source>Roll</source>
            <translation>Tirar</translation>
        </message>
        <message>
            <source>Rolls since last</source>
            <translation>Tiradas desde la última vez</translation>
        </message>
        <message>
            <source>Save the bets that are up under a name; one touch puts them all up again.</source>
            <translation>Guarde sus apuestas con un nombre; un toque las vuelve a poner todas.</translation>
        </message>
        <message>
            <source>Set Bets Off, Set Bets On</source>
            <translation>Desactivar apuestas, activar apuestas</translation>
        </message>
        <message>
            <source>Shared table</source>
            <translation>Mesa compartida</translation>
        </message>
        <message>
            <source>Shooter</source>
            <translation>Tirador</translation>
        </message>
        <message>
            <source>Side Bets</source>
            <translation>Side Bets</translation>
        </message>
        <message>
            <source>So {0} on the Horn Bet wins {2} when {1} comes.</source>
            <translation>Así, {0} en la Horn Bet ganan {2} si sale el {1}.</translation>
        </message>
        <message>
            <source>Special buttons</source>
            <translation>Botones especiales</translation>
        </message>
        <message>
            <source>Straight</source>
            <translation>Straight</translation>
        </message>
        <message>
            <source>Strategies show their house edge and their cost before you put them up.</source>
            <translation>Las estrategias muestran la ventaja de la casa y su coste antes de ponerlas.</translation>
        </message>
        <message>
            <source>Swipe your card to log in, and swipe it again to log out.</source>
            <translation>Pase su tarjeta para iniciar sesión, y pásela otra vez para cerrarla.</translation>
        </message>
        <message>
            <source>Take or risk</source>
            <translation>Cobrar o arriesgar</translation>
        </message>
        <message>
            <source>Taking odds</source>
            <translation>Tomar Odds</translation>
        </message>
        <message>
            <source>Tap</source>
            <translation>Tocar</translation>
        </message>
        <message>
            <source>Tap a chip to choose it, then tap a field: each tap puts one more of it there.</source>
            <translation>Toque una ficha para elegirla y después una casilla: cada toque pone allí una más.</translation>
        </message>
        <message>
            <source>Tap the time beside the name of the game, then Limits and breaks.</source>
            <translation>Toque la hora junto al nombre del juego y luego Límites y pausas.</translation>
        </message>
        <message>
            <source>Tap the time beside the name of the game, then Your card: your figures, and Log out.</source>
            <translation>Toque la hora junto al nombre del juego y luego Su tarjeta: sus cifras y Cerrar sesión.</translation>
        </message>
        <message>
            <source>The BIG SHOT</source>
            <translation>El BIG SHOT</translation>
        </message>
        <message>
            <source>The Point</source>
            <translation>El Point</translation>
        </message>
        <message>
            <source>The Point becomes its Point, in red, and the bet is locked.</source>
            <translation>El Point pasa a ser su Point, en rojo, y la apuesta se bloquea.</translation>
        </message>
        <message>
            <source>The bank</source>
            <translation>La banca</translation>
        </message>
        <message>
            <source>The chance</source>
            <translation>La suerte</translation>
        </message>
        <message>
            <source>The choice</source>
            <translation>La elección</translation>
        </message>
        <message>
            <source>The dealer closes the bets and throws the dice.</source>
            <translation>El crupier cierra las apuestas y tira los dados.</translation>
        </message>
        <message>
            <source>The dice are thrown when the betting time is over, or earlier when you press it.</source>
            <translation>Los dados se tiran cuando acaba el tiempo de apuestas, o antes si usted pulsa el botón.</translation>
        </message>
        <message>
            <source>The end</source>
            <translation>El final</translation>
        </message>
        <message>
            <source>The end of a round</source>
            <translation>El final de una ronda</translation>
        </message>
        <message>
            <source>The field tells how many rolls ago its pair came last. It does not change what comes next.</source>
            <translation>La casilla dice cuántas tiradas hace que salió su pareja. Eso no cambia lo que viene.</translation>
        </message>
        <message>
            <source>The first throw after it</source>
            <translation>La primera tirada después</translation>
        </message>
        <message>
            <source>The fourth die hits</source>
            <translation>El cuarto dado acierta</translation>
        </message>
        <message>
            <source>The fourth die hits once in six throws. The window shows what each choice pays, its chance, and what it is worth on average.</source>
            <translation>El cuarto dado acierta una vez de cada seis. La ventana muestra lo que paga cada opción, su probabilidad y lo que vale de media.</translation>
        </message>
        <message>
            <source>The fourth die misses</source>
            <translation>El cuarto dado falla</translation>
        </message>
        <message>
            <source>The house does not shoot here: they come straight back, and you lay a new bank.</source>
            <translation>Aquí la casa no tira: vuelven enseguida y usted pone una nueva banca.</translation>
        </message>
        <message>
            <source>The main</source>
            <translation>El punto principal</translation>
        </message>
        <message>
            <source>The main itself is always a nick. Every total beside these is a chance.</source>
            <translation>El propio punto principal es siempre un acierto. Todo total distinto de estos es una suerte.</translation>
        </message>
        <message>
            <source>The next 7 ends the bet, on a come-out roll too; the last of all totals pays at once.</source>
            <translation>El próximo 7 cierra la apuesta, también en una tirada de come-out; la última de todas las sumas paga al instante.</translation>
        </message>
        <message>
            <source>The number beside a small head is the sum that the others have on a field.</source>
            <translation>El número junto a una cabecita es la suma de los demás en una casilla.</translation>
        </message>
        <message>
            <source>The odds</source>
            <translation>Las probabilidades</translation>
        </message>
        <message>
            <source>The opposite of Come, also bet while the puck is ON.</source>
            <translation>Lo contrario de Come; también se apuesta con el puck en ON.</translation>
        </message>
        <message>
            <source>The opposite of the Pass Line, also bet while the puck is OFF.</source>
            <translation>Lo contrario de la Pass Line; también se apuesta con el puck en OFF.</translation>
        </message>
        <message>
            <source>The order does not matter, nor how often a total comes.</source>
            <translation>El orden no importa, ni cuántas veces sale un total.</translation>
        </message>
        <message>
            <source>The others may lay a cover against it: {0} if the bank is lost.</source>
            <translation>Los demás pueden cubrirla: {0} si la banca se pierde.</translation>
        </message>
        <message>
            <source>The row of totals</source>
            <translation>La fila de totales</translation>
        </message>
        <message>
            <source>The same dice for all</source>
            <translation>Los mismos dados para todos</translation>
        </message>
        <message>
            <source>The seven-out ends the bet; the last of all Points pays at once.</source>
            <translation>El seven-out cierra la apuesta; el último de todos los Points paga al instante.</translation>
        </message>
        <message>
            <source>The six numbers</source>
            <translation>Los seis números</translation>
        </message>
        <message>
            <source>The table waits for the other players, but not for long.</source>
            <translation>La mesa espera a los demás jugadores, pero no mucho.</translation>
        </message>
        <message>
            <source>The throw</source>
            <translation>El tiro</translation>
        </message>
        <message>
            <source>The window offers {0} times your bet; {1} times is the most.</source>
            <translation>La ventana ofrece {0} veces su apuesta; el máximo es {1} veces.</translation>
        </message>
        <message>
            <source>Then the chance wins, and the main loses, whichever comes first. Others do nothing.</source>
            <translation>Entonces gana la suerte y pierde el punto principal, según cuál salga antes. Los demás no cuentan.</translation>
        </message>
        <message>
            <source>Then the house shoots, and you may cover its bank: a cover wins {0} when the house loses.</source>
            <translation>Entonces tira la casa y usted puede cubrir su banca: una cobertura gana {0} si la casa pierde.</translation>
        </message>
        <message>
            <source>There is no hop on {0}: these are Horn numbers.</source>
            <translation>No hay hop para {0}: son números Horn.</translation>
        </message>
        <message>
            <source>There it wins when its number comes before a 7, and it is locked.</source>
            <translation>Allí gana si su número sale antes que un 7, y queda bloqueada.</translation>
        </message>
        <message>
            <source>There you can also take single chips off.</source>
            <translation>Allí también se quitan fichas una a una.</translation>
        </message>
        <message>
            <source>These bets are off on come-out rolls: {0}.</source>
            <translation>Estas apuestas están en OFF en las tiradas de come-out: {0}.</translation>
        </message>
        <message>
            <source>These bets play on every roll, come-out rolls too: {0}.</source>
            <translation>Estas apuestas juegan en cada tirada, también en las de come-out: {0}.</translation>
        </message>
        <message>
            <source>They are decided together with the bet that they back.</source>
            <translation>Se resuelven junto con la apuesta que respaldan.</translation>
        </message>
        <message>
            <source>They are off for the next roll only.</source>
            <translation>Están en OFF solo en la siguiente tirada.</translation>
        </message>
        <message>
            <source>They are settled by the table's dice as soon as it is back.</source>
            <translation>Los dados de la mesa las deciden en cuanto vuelve.</translation>
        </message>
        <message>
            <source>They stay off until you switch them on.</source>
            <translation>Siguen en OFF hasta que usted las ponga en ON.</translation>
        </message>
        <message>
            <source>They work while the puck is ON and a line, Field or one-roll bet is up.</source>
            <translation>Funcionan con el puck en ON y una apuesta Line, Field o de una sola tirada en la mesa.</translation>
        </message>
        <message>
            <source>Three hits</source>
            <translation>Tres aciertos</translation>
        </message>
        <message>
            <source>Three hits taken</source>
            <translation>Tres aciertos cobrados</translation>
        </message>
        <message>
            <source>Throw for it: the first total from 5 to 9 that you throw is the main.</source>
            <translation>Tire por él: el primer total de 5 a 9 que salga es el punto principal.</translation>
        </message>
        <message>
            <source>Throws that do not count</source>
            <translation>Tiros que no cuentan</translation>
        </message>
        <message>
            <source>Throws the dice once your bets are down.</source>
            <translation>Tira los dados una vez hechas sus apuestas.</translation>
        </message>
        <message>
            <source>Totals that have come light up in gold. A 7 that comes first loses.</source>
            <translation>Los totales que han salido se iluminan en oro. Un 7 que sale primero pierde.</translation>
        </message>
        <message>
            <source>Touch READY when your bets are down.</source>
            <translation>Toque LISTO cuando estén sus apuestas.</translation>
        </message>
        <message>
            <source>Touch a plate to name the main, from 5 to 9.</source>
            <translation>Toque una placa para anunciar el punto principal, de 5 a 9.</translation>
        </message>
        <message>
            <source>Triple</source>
            <translation>Triple</translation>
        </message>
        <message>
            <source>Two hits</source>
            <translation>Dos aciertos</translation>
        </message>
        <message>
            <source>Undo takes back your last step since the last roll, Redo does it again.</source>
            <translation>«Deshacer» anula su último paso desde la última tirada; «Rehacer» lo repite.</translation>
        </message>
        <message>
            <source>Undo, Redo and Clear</source>
            <translation>Deshacer, Rehacer y Quitar</translation>
        </message>
        <message>
            <source>Until the dice are thrown you can raise it, double it or take it down.</source>
            <translation>Hasta que se tiren los dados puede aumentarla, doblarla o retirarla.</translation>
        </message>
        <message>
            <source>What a main costs</source>
            <translation>Lo que cuesta un punto principal</translation>
        </message>
        <message>
            <source>What comes too late goes back to your credit, and the line above says so.</source>
            <translation>Lo que llega tarde vuelve a su crédito, y la línea de arriba lo dice.</translation>
        </message>
        <message>
            <source>What is remembered</source>
            <translation>Qué se recuerda</translation>
        </message>
        <message>
            <source>When one of these bets wins, it stays up and the win goes to your credit: {0}.</source>
            <translation>Cuando gana una de estas apuestas, se queda en la mesa y la ganancia va a su crédito: {0}.</translation>
        </message>
        <message>
            <source>When the Point comes again, it is made. A 7 before it is a seven-out. Either ends the round: the puck is OFF again, and the next roll is a come-out roll. Bets that are not decided stay up.</source>
            <translation>Si el Point sale de nuevo, se ha logrado. Un 7 antes es un seven-out. Ambos casos terminan la ronda: el puck vuelve a OFF y la siguiente tirada es de come-out. Las apuestas sin resolver se quedan en la mesa.</translation>
        </message>
        <message>
            <source>When to bet</source>
            <translation>Cuándo apostar</translation>
        </message>
        <message>
            <source>When {0} comes, it becomes the Point: the puck turns white, says ON and moves to its number. Now the dice are thrown until the Point comes again, or a 7.</source>
            <translation>Cuando sale {0}, pasa a ser el Point: el puck se vuelve blanco, dice ON y va a su número. Ahora se tiran los dados hasta que sale de nuevo el Point o un 7.</translation>
        </message>
        <message>
            <source>Where it is</source>
            <translation>Dónde está</translation>
        </message>
        <message>
            <source>Where they are</source>
            <translation>Dónde están</translation>
        </message>
        <message>
            <source>While they are off, no roll decides your {0} bets.</source>
            <translation>Mientras están en OFF, ninguna tirada resuelve sus apuestas {0}.</translation>
        </message>
        <message>
            <source>Winning bets</source>
            <translation>Apuestas ganadoras</translation>
        </message>
        <message>
            <source>Wins are paid in whole cents; any fraction of a cent stays with the house.</source>
            <translation>Las ganancias se pagan en céntimos enteros; lo que queda por debajo de un céntimo es para la casa.</translation>
        </message>
        <message>
            <source>Wins on 1-2-3, 2-3-4, 3-4-5 and 4-5-6, in any order.</source>
            <translation>Gana con 1-2-3, 2-3-4, 3-4-5 y 4-5-6, en cualquier orden.</translation>
        </message>
        <message>
            <source>Wins when all three dice show the same number, whichever it is.</source>
            <translation>Gana cuando los tres dados muestran el mismo número, cualquiera que sea.</translation>
        </message>
        <message>
            <source>Wins when two dice show the same number, and pays more when all three do.</source>
            <translation>Gana cuando dos dados muestran el mismo número, y paga más cuando lo hacen los tres.</translation>
        </message>
        <message>
            <source>With fewer hits than the pays name it is lost.</source>
            <translation>Con menos aciertos de los que nombran los pagos, se pierde.</translation>
        </message>
        <message>
            <source>Without the table</source>
            <translation>Sin la mesa</translation>
        </message>
        <message>
            <source>You are asked before it is taken, when you place or raise the bet.</source>
            <translation>Se le pregunta antes de cobrarla, al colocar o aumentar la apuesta.</translation>
        </message>
        <message>
            <source>You can always play without a card.</source>
            <translation>Siempre puede jugar sin tarjeta.</translation>
        </message>
        <message>
            <source>You can take it down at any time.</source>
            <translation>Puede retirarla en cualquier momento.</translation>
        </message>
        <message>
            <source>You choose a PIN for it; {0} wrong ones in a row block it until the staff helps.</source>
            <translation>Usted elige un PIN; {0} erróneos seguidos bloquean la tarjeta hasta que el personal ayude.</translation>
        </message>
        <message>
            <source>You do not get it back when you take the bet down.</source>
            <translation>No se le devuelve al retirar la apuesta.</translation>
        </message>
        <message>
            <source>You get it back when you take the bet down.</source>
            <translation>Se le devuelve al retirar la apuesta.</translation>
        </message>
        <message>
            <source>You have {0} seconds for it. No bet is taken and no dice are thrown before. When the time is over, your win is taken.</source>
            <translation>Tiene {0} segundos. Antes no se aceptan apuestas ni se lanzan dados. Cuando se acaba el tiempo, se cobra su ganancia.</translation>
        </message>
        <message>
            <source>You have {0} seconds to choose. Then the dice are passed and the bank is yours.</source>
            <translation>Tiene {0} segundos para elegir. Después se pasan los dados y la banca es suya.</translation>
        </message>
        <message>
            <source>You may bet it before any roll, and raise it, reduce it or take it down as you like.</source>
            <translation>Puede apostarla antes de cualquier tirada, y aumentarla, reducirla o retirarla cuando quiera.</translation>
        </message>
        <message>
            <source>You may bet them before any roll.</source>
            <translation>Puede apostarlas antes de cualquier tirada.</translation>
        </message>
        <message>
            <source>You may reduce it or take it down, but not raise it once it has moved.</source>
            <translation>Puede reducirla o retirarla, pero no aumentarla una vez que se ha movido.</translation>
        </message>
        <message>
            <source>You may reduce it or take it down, but not raise it.</source>
            <translation>Puede reducirla o retirarla, pero no aumentarla.</translation>
        </message>
        <message>
            <source>Your bet is split in {0} equal parts, over {1}.</source>
            <translation>Su apuesta se divide en {0} partes iguales, entre {1}.</translation>
        </message>
        <message>
            <source>Your card</source>
            <translation>Su tarjeta</translation>
        </message>
        <message>
            <source>Your credit and your bets stay as they are.</source>
            <translation>Su crédito y sus apuestas quedan como están.</translation>
        </message>
        <message>
            <source>Your number wins when at least one of the three dice shows it. Each die that does is a hit, and more hits pay more. Without a hit the stake is lost.</source>
            <translation>Su número gana cuando al menos uno de los tres dados lo muestra. Cada dado que lo hace es un acierto, y más aciertos pagan más. Sin acierto se pierde la apuesta.</translation>
        </message>
        <message>
            <source>Your time</source>
            <translation>Su tiempo</translation>
        </message>
        <message>
            <source>also after a cash-out, and whether or not you are remembered.</source>
            <translation>también después de cobrar, y tanto si se le recuerda como si no.</translation>
        </message>
        <message>
            <source>but a number that all three have hit: there you choose.</source>
            <translation>salvo un número que los tres han acertado: ahí elige usted.</translation>
        </message>
        <message>
            <source>language, hand, text size, the felts you save, your first name and your figures.</source>
            <translation>idioma, mano, tamaño del texto, los tapetes que guarde, su nombre de pila y sus cifras.</translation>
        </message>
        <message>
            <source>the next roll is a come-out roll, and bets that can be switched off are off.</source>
            <translation>la siguiente tirada es de come-out, y las apuestas que se pueden poner en OFF están en OFF.</translation>
        </message>
        <message>
            <source>what it pays, its limits and the house edge.</source>
            <translation>qué paga, sus límites y la ventaja de la casa.</translation>
        </message>
        <message>
            <source>wins {0}, loses {1}</source>
            <translation>gana {0}, pierde {1}</translation>
        </message>
        <message>
            <source>{0} and {1} cannot be up at the same time.</source>
            <translation>{0} y {1} no pueden estar en la mesa a la vez.</translation>
        </message>
        <message>
            <source>{0} and {1} may be up at the same time.</source>
            <translation>{0} y {1} pueden estar en la mesa a la vez.</translation>
        </message>
        <message>
            <source>{0} hits, then 7, 11 or craps</source>
            <translation>{0} aciertos, luego 7, 11 o craps</translation>
        </message>
        <message>
            <source>{0} hits, then the Point</source>
            <translation>{0} aciertos, luego el Point</translation>
        </message>
        <message>
            <source>{0} or {1}</source>
            <translation>{0} o {1}</translation>
        </message>
        <message>
            <source>{0} puts your chip on Place {1}, but not on the Point.</source>
            <translation>{0} pone su ficha en Place {1}, pero no en el Point.</translation>
        </message>
        <message>
            <source>{0} wins on {1}.</source>
            <translation>{0} gana con {1}.</translation>
        </message>
        <message>
            <source>{0}: {1} times</source>
            <translation>{0}: {1} veces</translation>
        </message>
    </context>
    <context>
        <name>HelpWindow</name>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Ayuda</translation>
        </message>
        <message>
            <source>New to the game?</source>
            <translation>¿Nuevo en el juego?</translation>
        </message>
        <message>
            <source>Play a first hand</source>
            <translation>Jugar una primera mano</translation>
        </message>
        <message>
            <source>Play a first hand with play chips</source>
            <translation>Juegue una primera mano con fichas de práctica</translation>
        </message>
        <message>
            <source>Three minutes with play chips: no money is bet.</source>
            <translation>Tres minutos con fichas de práctica: no se apuesta dinero.</translation>
        </message>
    </context>
    <context>
        <name>HistoryBar</name>
        <message>
            <source>Last results</source>
            <translation>Últimos resultados</translation>
        </message>
        <message>
            <source>No rolls yet</source>
            <translation>Aún no hay tiradas</translation>
        </message>
        <message>
            <source>Puck set to OFF by hand</source>
            <translation>Puck puesto en OFF a mano</translation>
        </message>
        <message>
            <source>Roll %1 and %2</source>
            <translation>Tirada %1 y %2</translation>
        </message>
        <message>
            <source>Throw %1</source>
            <translation>Tiro %1</translation>
        </message>
    </context>
    <context>
        <name>HotNumbers</name>
        <message>
            <source>Hot numbers</source>
            <translation>Números calientes</translation>
        </message>
    </context>
    <context>
        <name>HotShooterPlate</name>
        <message>
            <source>Best today</source>
            <translation>Mejor de hoy</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Points</translation>
        </message>
        <message>
            <source>Rolls</source>
            <translation>Tiradas</translation>
        </message>
    </context>
    <context>
        <name>IdleCover</name>
        <message>
            <source>Play a first hand with play chips</source>
            <translation>Juegue una primera mano con fichas de práctica</translation>
        </message>
        <message>
            <source>Touch to continue</source>
            <translation>Toque para continuar</translation>
        </message>
    </context>
    <context>
        <name>Keypad</name>
        <message>
            <source>Confirm the PIN</source>
            <translation>Confirmar el PIN</translation>
        </message>
        <message>
            <source>Digit %1</source>
            <translation>Cifra %1</translation>
        </message>
        <message>
            <source>Erase the last digit</source>
            <translation>Borrar la última cifra</translation>
        </message>
        <message>
            <source>OK</source>
            <translation>OK</translation>
        </message>
    </context>
    <context>
        <name>LanguagesWindow</name>
        <message>
            <source>Back</source>
            <translation>Volver</translation>
        </message>
        <message>
            <source>Keep the language</source>
            <translation>Conservar el idioma</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Idioma</translation>
        </message>
        <message>
            <source>Languages</source>
            <translation>Idiomas</translation>
        </message>
    </context>
    <context>
        <name>LargeDie</name>
        <message>
            <source>Die %1</source>
            <translation>Dado %1</translation>
        </message>
    </context>
    <context>
        <name>LimitWindow</name>
        <message>
            <source>No further bets are taken until you have cashed out. Bets that are up play on, or you take them down.</source>
            <translation>No se aceptan más apuestas hasta que usted cobre. Las apuestas en la mesa siguen en juego, o usted las retira.</translation>
        </message>
    </context>
    <context>
        <name>LimitsSign</name>
        <message>
            <source>Limits of the table</source>
            <translation>Límites de la mesa</translation>
        </message>
        <message>
            <source>Table limits</source>
            <translation>Límites</translation>
        </message>
    </context>
    <context>
        <name>LimitsWindow</name>
        <message>
            <source>Back</source>
            <translation>Volver</translation>
        </message>
        <message>
            <source>Close the limits</source>
            <translation>Cerrar los límites</translation>
        </message>
        <message>
            <source>Limits and breaks</source>
            <translation>Límites y pausas</translation>
        </message>
        <message>
            <source>Once a limit is reached, no further bets are taken. A limit can be lowered, but not raised, until you have cashed out.</source>
            <translation>Al alcanzar un límite no se aceptan más apuestas. Hasta que usted cobre puede bajarse, pero no subirse.</translation>
        </message>
        <message>
            <source>Set limits</source>
            <translation>Fijar límites</translation>
        </message>
        <message>
            <source>Set these limits for the session</source>
            <translation>Fijar estos límites para la sesión</translation>
        </message>
        <message>
            <source>Take a break</source>
            <translation>Hacer una pausa</translation>
        </message>
    </context>
    <context>
        <name>ListPage</name>
        <message>
            <source>Export</source>
            <translation>Exportar</translation>
        </message>
        <message>
            <source>Find</source>
            <translation>Buscar</translation>
        </message>
        <message>
            <source>First</source>
            <translation>Primera</translation>
        </message>
        <message>
            <source>First page</source>
            <translation>Primera página</translation>
        </message>
        <message>
            <source>Last</source>
            <translation>Última</translation>
        </message>
        <message>
            <source>Last page</source>
            <translation>Última página</translation>
        </message>
        <message>
            <source>Next page</source>
            <translation>Página siguiente</translation>
        </message>
        <message>
            <source>PDF report</source>
            <translation>Informe PDF</translation>
        </message>
        <message>
            <source>Previous page</source>
            <translation>Página anterior</translation>
        </message>
        <message>
            <source>Show all</source>
            <translation>Ver todo</translation>
        </message>
    </context>
    <context>
        <name>LivePictureView</name>
        <message>
            <source>Live picture of the dice</source>
            <translation>Imagen en directo de los dados</translation>
        </message>
    </context>
    <context>
        <name>Lobby</name>
        <message>
            <source>Back to {0}</source>
            <translation>Volver a {0}</translation>
        </message>
        <message>
            <source>Bets from {0}</source>
            <translation>Apuestas desde {0}</translation>
        </message>
        <message>
            <source>Bets from {0} to {1}</source>
            <translation>Apuestas de {0} a {1}</translation>
        </message>
        <message>
            <source>Lowest house edge: {0}</source>
            <translation>Menor ventaja de la casa: {0}</translation>
        </message>
        <message>
            <source>Lowest house edge: {0} ({1})</source>
            <translation>Menor ventaja de la casa: {0} ({1})</translation>
        </message>
        <message>
            <source>No craps on the come-out: every number except 7 becomes a Point</source>
            <translation>Sin craps en la salida: todo número menos el 7 se convierte en Point</translation>
        </message>
        <message>
            <source>Par sheet {0}</source>
            <translation>Hoja PAR {0}</translation>
        </message>
        <message>
            <source>Small stakes, and every winning bet comes back with its win</source>
            <translation>Apuestas pequeñas, y cada apuesta ganadora vuelve con su premio</translation>
        </message>
        <message>
            <source>The full table: line bets with odds, Place, Buy, Lay and every proposition</source>
            <translation>La mesa completa: apuestas de línea con Odds, Place, Buy, Lay y todas las proposiciones</translation>
        </message>
        <message>
            <source>The old club game: throw a main, then your chance before the main</source>
            <translation>El viejo juego de club: lance un main y luego su chance antes que el main</translation>
        </message>
        <message>
            <source>The quick way in: Pass Line, Place bets and three Fields</source>
            <translation>Para empezar: Pass Line, apuestas Place y tres Fields</translation>
        </message>
        <message>
            <source>Three dice, then a fourth: take 12 to 1, or risk it for 50 to 1</source>
            <translation>Tres dados y luego un cuarto: cobre 12 a 1 o arriésguelo por 50 a 1</translation>
        </message>
    </context>
    <context>
        <name>LobbyWindow</name>
        <message>
            <source>Choose your game</source>
            <translation>Elija su juego</translation>
        </message>
        <message>
            <source>Credit %1</source>
            <translation>Crédito %1</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Juegos</translation>
        </message>
        <message>
            <source>Play a first hand</source>
            <translation>Jugar una primera mano</translation>
        </message>
        <message>
            <source>Play a first hand with play chips</source>
            <translation>Juegue una primera mano con fichas de práctica</translation>
        </message>
    </context>
    <context>
        <name>LockScreen</name>
        <message>
            <source>Please call an attendant</source>
            <translation>Llame a un asistente, por favor</translation>
        </message>
        <message>
            <source>The attendant has been called</source>
            <translation>Se ha llamado al asistente</translation>
        </message>
    </context>
    <context>
        <name>Main</name>
        <message>
            <source>Cash out</source>
            <translation>Cobrar</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Estadísticas</translation>
        </message>
        <message numerus="yes">
            <source>You throw: %n seconds</source>
            <translation>
                <numerusform>Usted tira: %n segundo</numerusform>
                <numerusform>Usted tira: %n segundos</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Message</name>
        <message>
            <source>'{text}' is before the first [section]</source>
            <translation>«{text}» está antes de la primera [sección]</translation>
        </message>
        <message>
            <source>'{text}' is not a [section]</source>
            <translation>«{text}» no es una [sección]</translation>
        </message>
        <message>
            <source>'{text}' is not of the form key = value</source>
            <translation>«{text}» no tiene la forma clave = valor</translation>
        </message>
        <message>
            <source>'{value}' are not multiples like 1 2 3, with blanks between</source>
            <translation>«{value}» no son múltiplos como 1 2 3, separados por espacios</translation>
        </message>
        <message>
            <source>'{value}' is no whole number of units of {bet}, such as 5, or 1 up to 2</source>
            <translation>«{value}» no es un número entero de unidades de {bet}, como 5 o 1 up to 2</translation>
        </message>
        <message>
            <source>'{value}' is not a pay like 7:6, of two whole numbers</source>
            <translation>«{value}» no es un pago como 7:6, de dos números enteros</translation>
        </message>
        <message>
            <source>'{value}' is not a rate below one like 0.05</source>
            <translation>«{value}» no es una tasa menor que uno como 0.05</translation>
        </message>
        <message>
            <source>'{value}' is not an amount above zero like 5.00, with two decimals</source>
            <translation>«{value}» no es un importe positivo como 5.00, con dos decimales</translation>
        </message>
        <message>
            <source>A bill is stuck in the bill validator.</source>
            <translation>Hay un billete atascado en el validador de billetes.</translation>
        </message>
        <message>
            <source>A bill is stuck on its way into the stacker.</source>
            <translation>Hay un billete atascado de camino al apilador.</translation>
        </message>
        <message>
            <source>A die came to rest cocked.</source>
            <translation>Un dado se ha parado inclinado.</translation>
        </message>
        <message>
            <source>A die left the table.</source>
            <translation>Un dado se salió de la mesa.</translation>
        </message>
        <message>
            <source>A die lies cocked.</source>
            <translation>Un dado quedó inclinado.</translation>
        </message>
        <message>
            <source>A die was missing or out of sight.</source>
            <translation>Faltaba un dado o no estaba a la vista.</translation>
        </message>
        <message>
            <source>A line of {path} makes no sense: {line}.</source>
            <translation>Una línea de {path} no tiene sentido: {line}.</translation>
        </message>
        <message>
            <source>A message in the name of {who} does not agree with its signature: it was altered or repeated.</source>
            <translation>Un mensaje en nombre de {who} no concuerda con su firma: fue alterado o repetido.</translation>
        </message>
        <message>
            <source>A message in the name of {who} is not signed.</source>
            <translation>Un mensaje en nombre de {who} no está firmado.</translation>
        </message>
        <message>
            <source>A message in the name of {who} was signed by a stranger: the certificate is not of this house.</source>
            <translation>Un mensaje en nombre de {who} lo firmó un extraño: el certificado no es de esta casa.</translation>
        </message>
        <message>
            <source>A message in the name of {who} was signed by {signer}.</source>
            <translation>Un mensaje en nombre de {who} lo firmó {signer}.</translation>
        </message>
        <message>
            <source>A parameter is wrong</source>
            <translation>Un parámetro es incorrecto</translation>
        </message>
        <message>
            <source>A pipe or a device has the journal's name.</source>
            <translation>Una tubería o un dispositivo lleva el nombre del diario.</translation>
        </message>
        <message>
            <source>A player has credit at a table of {before}, and {other} has {after}. Start with the earlier limits, have the credit paid, and then change them.</source>
            <translation>Un jugador tiene crédito en una mesa de {before}, y {other} tiene {after}. Arranque con los límites anteriores, haga pagar el crédito y cámbielos después.</translation>
        </message>
        <message>
            <source>A player has credit at a table with {name} of {before}, and Param.ini has {after}. Start with the earlier limits, have the credit paid, and then change them.</source>
            <translation>Un jugador tiene crédito en una mesa con {name} de {before}, y Param.ini dice {after}. Arranque con los límites anteriores, haga pagar el crédito y cámbielos después.</translation>
        </message>
        <message>
            <source>A row of table {table} was sent to table {expected}.</source>
            <translation>Una fila de la mesa {table} se envió a la mesa {expected}.</translation>
        </message>
        <message>
            <source>A second bill was put in too early. Take it out.</source>
            <translation>Se ha introducido un segundo billete demasiado pronto. Retírelo.</translation>
        </message>
        <message>
            <source>A signed release has played here; this copy of the program is not signed.</source>
            <translation>Aquí ha jugado una versión firmada; esta copia del programa no está firmada.</translation>
        </message>
        <message>
            <source>All copies of the journal are on one device ({disk}): what destroys it destroys them all.</source>
            <translation>Todas las copias del diario están en un solo dispositivo ({disk}): lo que lo destruya las destruye todas.</translation>
        </message>
        <message>
            <source>All copies of the journal are on one device: what destroys it destroys them all.</source>
            <translation>Todas las copias del diario están en un solo dispositivo: lo que lo destruya las destruye todas.</translation>
        </message>
        <message>
            <source>An event in it makes no sense ({error}).</source>
            <translation>Un evento suyo no tiene sentido ({error}).</translation>
        </message>
        <message>
            <source>Another program has its port open.</source>
            <translation>Otro programa tiene abierto su puerto.</translation>
        </message>
        <message>
            <source>Another program holds the journal ({error}).</source>
            <translation>Otro programa ocupa el diario ({error}).</translation>
        </message>
        <message>
            <source>Archived journal {archive} cannot be read: {why}.</source>
            <translation>No se puede leer el diario archivado {archive}: {why}.</translation>
        </message>
        <message>
            <source>Beside the journal lies a rollback journal, which it never makes.</source>
            <translation>Junto al diario hay un diario de reversión, que nunca crea.</translation>
        </message>
        <message>
            <source>Bets are up under sheet {sheet}, and {other} as it is now is not the same.</source>
            <translation>Hay apuestas en la mesa con la hoja {sheet}, y {other}, tal como está ahora, no es la misma.</translation>
        </message>
        <message>
            <source>Cabinet {cabinet} does not have seat {seat}.</source>
            <translation>La máquina {cabinet} no tiene el puesto {seat}.</translation>
        </message>
        <message>
            <source>Cabinet {cabinet} has played round {round} of this table, and the table knows its rounds up to {newest} only.</source>
            <translation>La máquina {cabinet} ha jugado la ronda {round} de esta mesa, y la mesa solo conoce sus rondas hasta la {newest}.</translation>
        </message>
        <message>
            <source>Cabinet {cabinet} has sat here with a newer journal: this one is an old copy.</source>
            <translation>La máquina {cabinet} ya estuvo aquí con un diario más reciente: este es una copia antigua.</translation>
        </message>
        <message>
            <source>Cabinet {cabinet} has seat {seat} at table {table}.</source>
            <translation>La máquina {cabinet} tiene el puesto {seat} en la mesa {table}.</translation>
        </message>
        <message>
            <source>Copy {number} of the journal lacked the last event, which came from the database.</source>
            <translation>A la copia {number} del diario le faltaba el último evento, que vino de la base de datos.</translation>
        </message>
        <message>
            <source>Copy {number} of the journal lacked the last {count} events, which came from the database.</source>
            <translation>A la copia {number} del diario le faltaban los últimos {count} eventos, que vinieron de la base de datos.</translation>
        </message>
        <message>
            <source>Copy {number} of the journal was rebuilt from the database: {cause}.</source>
            <translation>La copia {number} del diario se reconstruyó a partir de la base de datos: {cause}.</translation>
        </message>
        <message>
            <source>Copy {number} of the journal, {path}, cannot be used ({error}).</source>
            <translation>La copia {number} del diario, {path}, no se puede usar ({error}).</translation>
        </message>
        <message>
            <source>Copy {number} of the journal, {path}, was found damaged: {cause}.</source>
            <translation>La copia {number} del diario, {path}, está dañada: {cause}.</translation>
        </message>
        <message>
            <source>Copy {number}: {found}</source>
            <translation>Copia {number}: {found}</translation>
        </message>
        <message>
            <source>Dice are missing from the dice generator, or there are too many.</source>
            <translation>Faltan dados en el generador de dados, o hay demasiados.</translation>
        </message>
        <message>
            <source>Event {number} is missing in copy {copy} of the journal.</source>
            <translation>El evento {number} falta en la copia {copy} del diario.</translation>
        </message>
        <message>
            <source>Event {number} of the journal makes no sense ({error}).</source>
            <translation>El evento {number} del diario no tiene sentido ({error}).</translation>
        </message>
        <message>
            <source>Have the house's authority issue a new one.</source>
            <translation>Pida uno nuevo a la autoridad de la casa.</translation>
        </message>
        <message>
            <source>Impossible device report</source>
            <translation>Informe imposible de un dispositivo</translation>
        </message>
        <message>
            <source>It does not answer.</source>
            <translation>No responde.</translation>
        </message>
        <message>
            <source>It has lost its power and starts again.</source>
            <translation>Se ha quedado sin corriente y se reinicia.</translation>
        </message>
        <message>
            <source>It has no bulk endpoints.</source>
            <translation>No tiene extremos de transferencia masiva (bulk).</translation>
        </message>
        <message>
            <source>It is not plugged in.</source>
            <translation>Sin conexión.</translation>
        </message>
        <message>
            <source>It is pending.</source>
            <translation>Está pendiente.</translation>
        </message>
        <message>
            <source>It is redeemed.</source>
            <translation>Está canjeado.</translation>
        </message>
        <message>
            <source>It took {sent} of {all} bytes.</source>
            <translation>Ha aceptado {sent} de {all} bytes.</translation>
        </message>
        <message>
            <source>It was never entered.</source>
            <translation>Nunca fue registrado.</translation>
        </message>
        <message>
            <source>It was not kept for this request.</source>
            <translation>No estaba reservado para esta solicitud.</translation>
        </message>
        <message>
            <source>It was redeemed by the same request.</source>
            <translation>Fue canjeado por la misma solicitud.</translation>
        </message>
        <message>
            <source>It was unplugged.</source>
            <translation>Se ha desconectado.</translation>
        </message>
        <message>
            <source>It was worth {cents} cents.</source>
            <translation>Valía {cents} céntimos.</translation>
        </message>
        <message>
            <source>Its address {address} is not of the form usb:1234:abcd.</source>
            <translation>Su dirección {address} no tiene la forma usb:1234:abcd.</translation>
        </message>
        <message>
            <source>Its driver has failed and starts again.</source>
            <translation>Su controlador ha cometido un error y se reinicia.</translation>
        </message>
        <message>
            <source>Its files cannot be checked ({error}).</source>
            <translation>Sus archivos no se pueden comprobar ({error}).</translation>
        </message>
        <message>
            <source>Its port fails ({error}).</source>
            <translation>Su puerto falla ({error}).</translation>
        </message>
        <message>
            <source>Its port is no serial line.</source>
            <translation>Su puerto no es una línea serie.</translation>
        </message>
        <message>
            <source>Money is open in {currency}, but Param.ini names {other}.</source>
            <translation>Hay dinero abierto en {currency}, pero Param.ini indica {other}.</translation>
        </message>
        <message>
            <source>No bills are taken now.</source>
            <translation>Ahora no se admiten billetes.</translation>
        </message>
        <message>
            <source>No dealer of the house has a key with the name “{name}”.</source>
            <translation>Ningún crupier de la casa tiene una clave con el nombre «{name}».</translation>
        </message>
        <message>
            <source>No journal can be made at {path} ({error}).</source>
            <translation>No se puede crear un diario en {path} ({error}).</translation>
        </message>
        <message>
            <source>No tickets are taken now.</source>
            <translation>Ahora no se admiten tickets.</translation>
        </message>
        <message>
            <source>Only cashable tickets are taken here.</source>
            <translation>Aquí solo se admiten tickets canjeables.</translation>
        </message>
        <message>
            <source>Order {number} of dealer {name} was answered before: it was put in again, and was not carried out.</source>
            <translation>La orden {number} del crupier {name} ya fue respondida: se ha introducido otra vez y no se ha cumplido.</translation>
        </message>
        <message>
            <source>Order {number} of the dealer has the same key as another one.</source>
            <translation>La orden {number} del crupier tiene la misma clave que otra.</translation>
        </message>
        <message>
            <source>Paper is jammed in the ticket printer: please clear it.</source>
            <translation>Papel atascado en la impresora de tickets: retírelo, por favor.</translation>
        </message>
        <message>
            <source>Paper waits in the slot of the ticket printer: please take it.</source>
            <translation>Hay papel en la ranura de la impresora de tickets: retírelo, por favor.</translation>
        </message>
        <message>
            <source>Param.ini cannot be written</source>
            <translation>No se puede escribir Param.ini</translation>
        </message>
        <message>
            <source>Param.ini was edited by hand</source>
            <translation>Param.ini se editó a mano</translation>
        </message>
        <message>
            <source>Play goes on in a moment.</source>
            <translation>El juego continúa en un momento.</translation>
        </message>
        <message>
            <source>Practice may not use {what}: that is outside its own folder.</source>
            <translation>La práctica no puede usar {what}: está fuera de su propia carpeta.</translation>
        </message>
        <message>
            <source>Round {number} was played by a par sheet that is not offered here, with SHA-256 {digest}.</source>
            <translation>La ronda {number} se jugó con una hoja de pagos que aquí no se ofrece, con SHA-256 {digest}.</translation>
        </message>
        <message>
            <source>Round {round} cannot be closed: its betting has not ended.</source>
            <translation>La ronda {round} no se puede cerrar: aún se admiten apuestas.</translation>
        </message>
        <message>
            <source>Round {round} cannot begin: round {newest} is not decided.</source>
            <translation>La ronda {round} no puede empezar: la ronda {newest} no está decidida.</translation>
        </message>
        <message>
            <source>Round {round} contradicts what the table has published of it.</source>
            <translation>La ronda {round} contradice lo que la mesa ha publicado de ella.</translation>
        </message>
        <message>
            <source>Round {round} does not follow round {newest}, the newest of the table.</source>
            <translation>La ronda {round} no sigue a la ronda {newest}, la última de la mesa.</translation>
        </message>
        <message>
            <source>Round {round} is not decided.</source>
            <translation>La ronda {round} no está decidida.</translation>
        </message>
        <message>
            <source>Round {round} names other bets than those that were accepted.</source>
            <translation>La ronda {round} indica apuestas distintas de las aceptadas.</translation>
        </message>
        <message>
            <source>Round {round} of the table does not agree with its digest: it was altered.</source>
            <translation>La ronda {round} de la mesa no coincide con su resumen: ha sido alterada.</translation>
        </message>
        <message>
            <source>SQLite does not wait for the disk at each commit.</source>
            <translation>SQLite no espera al disco en cada confirmación.</translation>
        </message>
        <message>
            <source>Seat {seat} cannot be left: its bets of round {round} are not settled.</source>
            <translation>No se puede dejar el puesto {seat}: sus apuestas de la ronda {round} no están liquidadas.</translation>
        </message>
        <message>
            <source>Seat {seat} has been taken again in the name of cabinet {cabinet}: a copy of this station is running.</source>
            <translation>El puesto {seat} se ha ocupado otra vez en nombre de la máquina {cabinet}: hay en marcha una copia de esta estación.</translation>
        </message>
        <message>
            <source>Seat {seat} has reported another result of round {round}: this journal is an old copy.</source>
            <translation>El puesto {seat} ya comunicó otro resultado de la ronda {round}: este diario es una copia antigua.</translation>
        </message>
        <message>
            <source>Seat {seat} has reported round {round}, and round {expected} comes first.</source>
            <translation>El puesto {seat} ha comunicado la ronda {round}, y antes va la ronda {expected}.</translation>
        </message>
        <message>
            <source>Seat {seat} has sealed other bets as version {version} of round {round}: this journal is an old copy.</source>
            <translation>El puesto {seat} ha sellado otras apuestas como versión {version} de la ronda {round}: este diario es una copia antigua.</translation>
        </message>
        <message>
            <source>Seat {seat} is taken by cabinet {cabinet}.</source>
            <translation>El puesto {seat} está ocupado por la máquina {cabinet}.</translation>
        </message>
        <message>
            <source>Seat {seat} of cabinet {cabinet} was freed at the table, and what it was owed was paid there: keep this journal, and clear the RAM before this station plays again.</source>
            <translation>El puesto {seat} de la máquina {cabinet} se liberó en la mesa y lo que se le debía se pagó allí: conserve este diario y borre la RAM antes de que esta estación vuelva a jugar.</translation>
        </message>
        <message>
            <source>Slip {number} was not printed: {cause}.</source>
            <translation>El comprobante {number} no se imprimió: {cause}.</translation>
        </message>
        <message>
            <source>Slip {number} was ordered before.</source>
            <translation>El comprobante {number} ya se había pedido.</translation>
        </message>
        <message>
            <source>The RAM clear is confirmed</source>
            <translation>El borrado de la RAM está confirmado</translation>
        </message>
        <message>
            <source>The barcode of this ticket cannot be read.</source>
            <translation>No se puede leer el código de barras de este ticket.</translation>
        </message>
        <message>
            <source>The bets of seat {seat} in round {round} do not agree with their digest or sum: they were altered.</source>
            <translation>Las apuestas del puesto {seat} en la ronda {round} no coinciden con su resumen o su suma: han sido alteradas.</translation>
        </message>
        <message>
            <source>The bill stacker is full.</source>
            <translation>El apilador de billetes está lleno.</translation>
        </message>
        <message>
            <source>The bill stacker is open or missing.</source>
            <translation>El apilador de billetes está abierto o no está.</translation>
        </message>
        <message>
            <source>The bill validator did not wait for an order and gave it back.</source>
            <translation>El validador de billetes lo ha devuelto sin esperar una orden.</translation>
        </message>
        <message>
            <source>The bill validator does not know a bill of {amount}, which the parameter money.bills names.</source>
            <translation>El validador de billetes no conoce ningún billete de {amount}, que figura en el parámetro money.bills.</translation>
        </message>
        <message>
            <source>The bill validator does not take its settings.</source>
            <translation>El validador de billetes no acepta su configuración.</translation>
        </message>
        <message>
            <source>The bill validator has detected an attempt at fraud.</source>
            <translation>El validador de billetes ha detectado un fraude.</translation>
        </message>
        <message>
            <source>The bill validator has failed: {cause}.</source>
            <translation>El validador de billetes ha fallado: {cause}.</translation>
        </message>
        <message>
            <source>The bill validator reports an internal error.</source>
            <translation>El validador de billetes tiene un problema interno.</translation>
        </message>
        <message>
            <source>The bill was credited, and then found in the acceptor, which gives it back. The player may have it.</source>
            <translation>El billete se acreditó y luego se encontró en la entrada, que lo devuelve. Puede que lo tenga el jugador.</translation>
        </message>
        <message>
            <source>The bill was not taken: {cause}.</source>
            <translation>No se ha aceptado el billete: {cause}.</translation>
        </message>
        <message>
            <source>The cabinet cannot be followed: {error}</source>
            <translation>No se puede seguir la máquina: {error}</translation>
        </message>
        <message>
            <source>The camera answers, but sends no picture that can be read ({error}).</source>
            <translation>La cámara responde, pero no envía ninguna imagen legible ({error}).</translation>
        </message>
        <message>
            <source>The camera answers, but sends no picture that can be read.</source>
            <translation>La cámara responde, pero no envía ninguna imagen legible.</translation>
        </message>
        <message>
            <source>The camera does not answer ({error}).</source>
            <translation>La cámara no responde ({error}).</translation>
        </message>
        <message>
            <source>The camera has ended its stream.</source>
            <translation>La cámara ha terminado su transmisión.</translation>
        </message>
        <message>
            <source>The camera has not been reached yet.</source>
            <translation>Aún no se ha alcanzado la cámara.</translation>
        </message>
        <message>
            <source>The camera sends no stream of JPEG pictures.</source>
            <translation>La cámara no envía una secuencia de imágenes JPEG.</translation>
        </message>
        <message>
            <source>The camera's password cannot be read from {file} ({error}).</source>
            <translation>La contraseña de la cámara no se puede leer de {file} ({error}).</translation>
        </message>
        <message>
            <source>The camera's picture is larger than {width} by {height}; set a smaller one in the camera.</source>
            <translation>La imagen de la cámara es mayor que {width} por {height}; ajuste una menor en la cámara.</translation>
        </message>
        <message>
            <source>The card reader cannot read cards.</source>
            <translation>El lector de tarjetas no puede leer tarjetas.</translation>
        </message>
        <message>
            <source>The certificate of the house's authority ends on {day}.</source>
            <translation>El certificado de la autoridad de la casa caduca el {day}.</translation>
        </message>
        <message>
            <source>The certificate of {who} ends on {day}.</source>
            <translation>El certificado de {who} caduca el {day}.</translation>
        </message>
        <message>
            <source>The certificate of {who} has been revoked.</source>
            <translation>El certificado de {who} ha sido revocado.</translation>
        </message>
        <message>
            <source>The certificate of {who} is valid from {begins} to {ends}, and not today.</source>
            <translation>El certificado de {who} es válido del {begins} al {ends}, y hoy no.</translation>
        </message>
        <message>
            <source>The certificates in {folder} are of different authorities.</source>
            <translation>Los certificados de {folder} son de autoridades distintas.</translation>
        </message>
        <message>
            <source>The check of the journal's earlier events did not end ({cause}).</source>
            <translation>La comprobación de los eventos anteriores del diario no terminó ({cause}).</translation>
        </message>
        <message>
            <source>The check of the journal's earlier events was stopped.</source>
            <translation>La comprobación de los eventos anteriores del diario se interrumpió.</translation>
        </message>
        <message>
            <source>The copies of the journal cannot be checked ({error}).</source>
            <translation>Las copias del diario no se pueden comprobar ({error}).</translation>
        </message>
        <message>
            <source>The copies of the journal hold different events, and nothing says which is right.</source>
            <translation>Las copias del diario contienen eventos distintos, y nada indica cuál es la correcta.</translation>
        </message>
        <message>
            <source>The copy's snapshot of event {number} is not the one that was taken.</source>
            <translation>La instantánea del evento {number} en la copia no es la que se tomó.</translation>
        </message>
        <message>
            <source>The credit may not exceed {amount}.</source>
            <translation>El crédito no puede superar {amount}.</translation>
        </message>
        <message>
            <source>The currency has changed in play</source>
            <translation>La moneda ha cambiado durante el juego</translation>
        </message>
        <message>
            <source>The dealer did not answer.</source>
            <translation>El crupier no respondió.</translation>
        </message>
        <message>
            <source>The dealer has decided so.</source>
            <translation>El crupier lo decidió así.</translation>
        </message>
        <message>
            <source>The dice came to rest on top of each other.</source>
            <translation>Los dados se han parado uno encima de otro.</translation>
        </message>
        <message>
            <source>The dice can no longer be thrown: {cause}.</source>
            <translation>Ya no se pueden lanzar los dados: {cause}.</translation>
        </message>
        <message>
            <source>The dice cannot be read.</source>
            <translation>Los dados no se pueden leer.</translation>
        </message>
        <message>
            <source>The dice cannot be thrown now. All bets stand.</source>
            <translation>Ahora no se pueden tirar los dados. Todas las apuestas siguen en pie.</translation>
        </message>
        <message>
            <source>The dice cannot be thrown: {cause}.</source>
            <translation>No se pueden lanzar los dados: {cause}.</translation>
        </message>
        <message>
            <source>The dice could not be read with certainty.</source>
            <translation>No se han podido leer los dados con certeza.</translation>
        </message>
        <message>
            <source>The dice did not come to rest in time.</source>
            <translation>Los dados no se han parado a tiempo.</translation>
        </message>
        <message>
            <source>The dice generator broke down during the throw.</source>
            <translation>El generador de dados se ha averiado durante la tirada.</translation>
        </message>
        <message>
            <source>The dice generator cannot read the dice.</source>
            <translation>El generador de dados no puede leer los dados.</translation>
        </message>
        <message>
            <source>The dice generator cannot record its throws.</source>
            <translation>El generador de dados no puede registrar sus tiradas.</translation>
        </message>
        <message>
            <source>The dice generator cannot shake the dice.</source>
            <translation>El generador de dados no puede agitar los dados.</translation>
        </message>
        <message>
            <source>The dice generator cannot throw the number of dice that the game needs at once ({wanted}), only {there}.</source>
            <translation>El generador de dados no puede lanzar a la vez los dados que necesita el juego ({wanted}), solo {there}.</translation>
        </message>
        <message>
            <source>The dice generator does not finish its throw.</source>
            <translation>El generador de dados no termina su tirada.</translation>
        </message>
        <message>
            <source>The dice generator has used this throw number before and no longer knows the result; its record must be cleared.</source>
            <translation>El generador de dados ya ha usado este número de tirada y no conserva el resultado; hay que borrar su registro.</translation>
        </message>
        <message>
            <source>The dice generator has used this throw number before, for another number of dice; its record must be cleared.</source>
            <translation>El generador de dados ya ha usado este número de tirada para otra cantidad de dados; hay que borrar su registro.</translation>
        </message>
        <message>
            <source>The dice generator is testing itself.</source>
            <translation>El generador de dados se está comprobando.</translation>
        </message>
        <message>
            <source>The dice generator lost its power during the throw.</source>
            <translation>El generador de dados se ha quedado sin corriente durante la tirada.</translation>
        </message>
        <message>
            <source>The dice generator refuses what its protocol demands.</source>
            <translation>El generador de dados rechaza lo que exige su protocolo.</translation>
        </message>
        <message>
            <source>The dice generator reports a fault.</source>
            <translation>El generador de dados comunica una avería.</translation>
        </message>
        <message>
            <source>The dice generator's source of chance has failed its test.</source>
            <translation>La fuente de azar del generador de dados no ha superado su prueba.</translation>
        </message>
        <message>
            <source>The dice were entered wrongly.</source>
            <translation>Los dados se introdujeron mal.</translation>
        </message>
        <message>
            <source>The dice were touched.</source>
            <translation>Se tocaron los dados.</translation>
        </message>
        <message>
            <source>The disk does not do what the journal asks of it ({error}).</source>
            <translation>El disco no hace lo que le pide el diario ({error}).</translation>
        </message>
        <message>
            <source>The disk is full ({error}).</source>
            <translation>El disco está lleno ({error}).</translation>
        </message>
        <message>
            <source>The doors cannot be journaled</source>
            <translation>No se pueden registrar las puertas</translation>
        </message>
        <message>
            <source>The events of the journal do not balance: {error}.</source>
            <translation>Los eventos del diario no cuadran: {error}.</translation>
        </message>
        <message>
            <source>The exchange knows more of this table than its journal: the journal is an old copy, or another table uses it.</source>
            <translation>El intercambio sabe de esta mesa más que su diario: el diario es una copia antigua, u otra mesa lo usa.</translation>
        </message>
        <message>
            <source>The exchange of the table has version {found}, and this program needs version {needed}.</source>
            <translation>El intercambio de la mesa tiene la versión {found} y este programa necesita la versión {needed}.</translation>
        </message>
        <message>
            <source>The file name {name} cannot stand in a manifest.</source>
            <translation>El nombre de archivo {name} no puede figurar en un manifiesto.</translation>
        </message>
        <message>
            <source>The file of the ticket book is no ticket book, or of another version.</source>
            <translation>El archivo del libro de tickets es otro o de otra versión.</translation>
        </message>
        <message>
            <source>The house needs a new authority, and every machine of its tables a new key.</source>
            <translation>La casa necesita una autoridad nueva, y cada máquina de sus mesas una clave nueva.</translation>
        </message>
        <message>
            <source>The journal cannot be used</source>
            <translation>No se puede usar el diario</translation>
        </message>
        <message>
            <source>The journal cannot be written</source>
            <translation>No se puede escribir el diario</translation>
        </message>
        <message>
            <source>The journal cannot be written: {cause}.</source>
            <translation>No se puede escribir el diario: {cause}.</translation>
        </message>
        <message>
            <source>The journal is being checked</source>
            <translation>Se está comprobando el diario</translation>
        </message>
        <message>
            <source>The journal is broken at event {number}: {reason}.</source>
            <translation>El diario está dañado en el evento {number}: {reason}.</translation>
        </message>
        <message>
            <source>The journal is not one of practice.</source>
            <translation>El diario no es de una práctica.</translation>
        </message>
        <message>
            <source>The journal is of version {version}, and this program knows version {known} only.</source>
            <translation>El diario es de la versión {version}, y este programa solo conoce la versión {known}.</translation>
        </message>
        <message>
            <source>The journal is one of practice: nothing in it counts.</source>
            <translation>El diario es de una práctica: nada de lo que contiene cuenta.</translation>
        </message>
        <message>
            <source>The journal may not be opened ({error}).</source>
            <translation>No hay permiso para abrir el diario ({error}).</translation>
        </message>
        <message>
            <source>The journal may not be written ({error}).</source>
            <translation>No hay permiso para escribir el diario ({error}).</translation>
        </message>
        <message>
            <source>The journal was found damaged while the terminal ran.</source>
            <translation>El diario se halló dañado mientras el terminal funcionaba.</translation>
        </message>
        <message>
            <source>The journal {name} is in use by another terminal or an audit.</source>
            <translation>El diario {name} lo está usando otro terminal o una auditoría.</translation>
        </message>
        <message>
            <source>The journal {name} is missing, and its WAL is still there.</source>
            <translation>Falta el diario {name}, pero su WAL sigue ahí.</translation>
        </message>
        <message>
            <source>The journal {name} is missing, and the record of its last event is damaged.</source>
            <translation>Falta el diario {name}, y el registro de su último evento está dañado.</translation>
        </message>
        <message>
            <source>The journal's database was bad and was rebuilt from copy {number}: {cause}.</source>
            <translation>La base de datos del diario estaba mal y se reconstruyó a partir de la copia {number}: {cause}.</translation>
        </message>
        <message>
            <source>The journal's earlier events cannot be checked ({error}).</source>
            <translation>No se pueden comprobar los eventos anteriores del diario ({error}).</translation>
        </message>
        <message>
            <source>The journal's file is damaged ({error}).</source>
            <translation>El archivo del diario está dañado ({error}).</translation>
        </message>
        <message>
            <source>The journal's file is empty, is not a journal, or its first page is damaged.</source>
            <translation>El archivo del diario está vacío, no es un diario o su primera página está dañada.</translation>
        </message>
        <message>
            <source>The journal's file is not a journal, or its first page is damaged.</source>
            <translation>El archivo del diario no es un diario o su primera página está dañada.</translation>
        </message>
        <message>
            <source>The journal's file is not written through a WAL.</source>
            <translation>El archivo del diario no se escribe a través de un WAL.</translation>
        </message>
        <message>
            <source>The journal's files cannot be opened ({error}).</source>
            <translation>No se pueden abrir los archivos del diario ({error}).</translation>
        </message>
        <message>
            <source>The journal's first page is damaged.</source>
            <translation>La primera página del diario está dañada.</translation>
        </message>
        <message>
            <source>The journal's folder {path} cannot be made ({error}).</source>
            <translation>No se puede crear la carpeta del diario, {path} ({error}).</translation>
        </message>
        <message>
            <source>The journal's pages do not hang together ({error}).</source>
            <translation>Las páginas del diario no encajan entre sí ({error}).</translation>
        </message>
        <message>
            <source>The journal's place {path} cannot be used ({error}).</source>
            <translation>No se puede usar la ubicación {path} del diario ({error}).</translation>
        </message>
        <message>
            <source>The journal's table of {table} is missing or damaged.</source>
            <translation>La tabla {table} del diario falta o está dañada.</translation>
        </message>
        <message>
            <source>The key and the certificate in {folder} are not those of {who}.</source>
            <translation>La clave y el certificado de {folder} no son los de {who}.</translation>
        </message>
        <message>
            <source>The last {count} throws were void.</source>
            <translation>Los últimos {count} tiros fueron nulos.</translation>
        </message>
        <message>
            <source>The library for cameras with RTSP or on USB is not installed.</source>
            <translation>La biblioteca para cámaras con RTSP o por USB no está instalada.</translation>
        </message>
        <message>
            <source>The lid of the dice generator is open.</source>
            <translation>La tapa del generador de dados está abierta.</translation>
        </message>
        <message>
            <source>The lid of the dice generator was opened during the throw.</source>
            <translation>La tapa del generador de dados se ha abierto durante la tirada.</translation>
        </message>
        <message>
            <source>The limits of the table have changed with a player at it</source>
            <translation>Los límites de la mesa han cambiado con un jugador en ella</translation>
        </message>
        <message>
            <source>The log cannot be written</source>
            <translation>No se puede escribir el registro</translation>
        </message>
        <message>
            <source>The meters do not agree</source>
            <translation>Los contadores no coinciden</translation>
        </message>
        <message>
            <source>The par sheet has changed in play</source>
            <translation>La hoja de pagos ha cambiado durante el juego</translation>
        </message>
        <message>
            <source>The par sheet is wrong</source>
            <translation>La hoja de pagos es incorrecta</translation>
        </message>
        <message>
            <source>The par sheet of round {number} is another one, though bets were up.</source>
            <translation>La hoja de pagos de la ronda {number} es otra, aunque había apuestas en la mesa.</translation>
        </message>
        <message>
            <source>The parameters are changed</source>
            <translation>Los parámetros han cambiado</translation>
        </message>
        <message>
            <source>The place of the journal does not allow a WAL.</source>
            <translation>La ubicación del diario no permite un WAL.</translation>
        </message>
        <message>
            <source>The place of the ticket book does not allow a WAL.</source>
            <translation>El lugar del libro de tickets no admite un WAL.</translation>
        </message>
        <message>
            <source>The plain copies of the journal hold different events, and its database is bad.</source>
            <translation>Las copias simples del diario contienen eventos distintos, y su base de datos está mal.</translation>
        </message>
        <message>
            <source>The players of gaming day {number} do not add up to it.</source>
            <translation>Los jugadores de la jornada {number} no suman lo mismo que ella.</translation>
        </message>
        <message>
            <source>The process that reads the camera has failed.</source>
            <translation>El proceso que lee la cámara ha fallado.</translation>
        </message>
        <message>
            <source>The program ended before the clock was set. Look whether it is right.</source>
            <translation>El programa terminó antes de ajustar el reloj. Compruebe si es correcto.</translation>
        </message>
        <message>
            <source>The program finds no USB library (libusb).</source>
            <translation>El programa no encuentra la biblioteca USB (libusb).</translation>
        </message>
        <message>
            <source>The program is being checked</source>
            <translation>Se está comprobando el programa</translation>
        </message>
        <message>
            <source>The program is not as it was released</source>
            <translation>El programa no es como se publicó</translation>
        </message>
        <message>
            <source>The program may not open its port.</source>
            <translation>El programa no tiene permiso para abrir su puerto.</translation>
        </message>
        <message>
            <source>The program starts again in a moment.</source>
            <translation>El programa se reinicia enseguida.</translation>
        </message>
        <message>
            <source>The program was restarted before the printer had answered.</source>
            <translation>El programa se reinició antes de que la impresora respondiera.</translation>
        </message>
        <message>
            <source>The puck of round {number} does not follow from the dice before it.</source>
            <translation>El puck de la ronda {number} no resulta de los dados anteriores.</translation>
        </message>
        <message>
            <source>The record of a RAM clear cannot be read ({error}).</source>
            <translation>No se puede leer el registro de un borrado de RAM ({error}).</translation>
        </message>
        <message>
            <source>The record of a RAM clear is something else.</source>
            <translation>El registro de un borrado de RAM es otra cosa.</translation>
        </message>
        <message>
            <source>The record of its RAM clear is missing or damaged.</source>
            <translation>Falta el registro de su borrado de RAM o está dañado.</translation>
        </message>
        <message>
            <source>The record of the last event cannot be written ({error}).</source>
            <translation>El registro del último evento no se puede escribir ({error}).</translation>
        </message>
        <message>
            <source>The record of the last event did not reach the disk ({error}).</source>
            <translation>El registro del último evento no llegó al disco ({error}).</translation>
        </message>
        <message>
            <source>The rounds of the table cannot be read from its journal: {error}</source>
            <translation>Las rondas de la mesa no se pueden leer de su diario: {error}</translation>
        </message>
        <message>
            <source>The server of the table could lose bets: its setting {name} is “{setting}”.</source>
            <translation>El servidor de la mesa podría perder apuestas: su ajuste {name} es «{setting}».</translation>
        </message>
        <message>
            <source>The server of the table does not allow this ({error}).</source>
            <translation>El servidor de la mesa no lo permite ({error}).</translation>
        </message>
        <message>
            <source>The server of the table is PostgreSQL {found}: version 15 or newer is needed.</source>
            <translation>El servidor de la mesa es PostgreSQL {found}: se necesita la versión 15 o posterior.</translation>
        </message>
        <message>
            <source>The signature of {path} is wrong.</source>
            <translation>La firma de {path} es incorrecta.</translation>
        </message>
        <message>
            <source>The simulated devices cannot be started</source>
            <translation>No se pueden iniciar los dispositivos simulados</translation>
        </message>
        <message>
            <source>The simulated devices cannot be started in {directory} ({error}).</source>
            <translation>Los dispositivos simulados no se pueden iniciar en {directory} ({error}).</translation>
        </message>
        <message>
            <source>The snapshot of event {number} is missing.</source>
            <translation>Falta la instantánea del evento {number}.</translation>
        </message>
        <message>
            <source>The snapshot of event {number} is not the one that was taken.</source>
            <translation>La instantánea del evento {number} no es la que se tomó.</translation>
        </message>
        <message>
            <source>The staff is at work at the table, or a door is open.</source>
            <translation>El personal trabaja en la mesa, o hay una puerta abierta.</translation>
        </message>
        <message>
            <source>The station of seat {seat}, cabinet {cabinet}, was back since its sum was printed.</source>
            <translation>La estación del puesto {seat}, máquina {cabinet}, ha vuelto desde que se imprimió su suma.</translation>
        </message>
        <message>
            <source>The system's clock cannot be set: {error}.</source>
            <translation>No se puede ajustar el reloj del sistema: {error}.</translation>
        </message>
        <message>
            <source>The system's clock did not take the time.</source>
            <translation>El reloj del sistema no aceptó la hora.</translation>
        </message>
        <message>
            <source>The table cannot be reached ({error}).</source>
            <translation>No se puede contactar con la mesa ({error}).</translation>
        </message>
        <message>
            <source>The table does not answer.</source>
            <translation>La mesa no responde.</translation>
        </message>
        <message>
            <source>The table does not reach its stations.</source>
            <translation>La mesa no alcanza sus puestos.</translation>
        </message>
        <message>
            <source>The table does not take this ({error}).</source>
            <translation>La mesa no lo admite ({error}).</translation>
        </message>
        <message>
            <source>The table has declared it void.</source>
            <translation>La mesa la ha declarado nula.</translation>
        </message>
        <message>
            <source>The table has no round {round}.</source>
            <translation>La mesa no tiene la ronda {round}.</translation>
        </message>
        <message>
            <source>The table is paused. All bets stand.</source>
            <translation>La mesa está en pausa. Todas las apuestas siguen en pie.</translation>
        </message>
        <message>
            <source>The table shows round {found}, and this station needs round {expected} first.</source>
            <translation>La mesa muestra la ronda {found}, y este puesto necesita antes la ronda {expected}.</translation>
        </message>
        <message>
            <source>The terminal has found a mistake of its own</source>
            <translation>El terminal ha detectado un error propio</translation>
        </message>
        <message>
            <source>The ticket book cannot be held against the journal ({error}).</source>
            <translation>No se puede cotejar el libro de tickets con el diario ({error}).</translation>
        </message>
        <message>
            <source>The ticket book cannot be locked ({error}).</source>
            <translation>No se puede bloquear el libro de tickets ({error}).</translation>
        </message>
        <message>
            <source>The ticket book cannot be opened ({error}).</source>
            <translation>No se puede abrir el libro de tickets ({error}).</translation>
        </message>
        <message>
            <source>The ticket book cannot be used ({error}).</source>
            <translation>No se puede usar el libro de tickets ({error}).</translation>
        </message>
        <message>
            <source>The ticket book contradicts the journal about ticket {number}: move it away, and a new one is made.</source>
            <translation>El libro de tickets contradice al diario en el ticket {number}: apártelo y se hará de nuevo.</translation>
        </message>
        <message>
            <source>The ticket book is damaged.</source>
            <translation>El libro de tickets está dañado.</translation>
        </message>
        <message>
            <source>The ticket book is in use, and it serves one cabinet only.</source>
            <translation>El libro de tickets está en uso y sirve a una sola máquina.</translation>
        </message>
        <message>
            <source>The ticket paper is running low.</source>
            <translation>Queda poco papel para tickets.</translation>
        </message>
        <message>
            <source>The ticket printer had failed: a technician has to turn the key.</source>
            <translation>La impresora de tickets había fallado: un técnico debe girar la llave.</translation>
        </message>
        <message>
            <source>The ticket printer is offline: please switch it online.</source>
            <translation>La impresora de tickets está fuera de línea: póngala en línea, por favor.</translation>
        </message>
        <message>
            <source>The ticket printer is out of paper: please load paper.</source>
            <translation>La impresora de tickets no tiene papel: ponga papel, por favor.</translation>
        </message>
        <message>
            <source>The ticket printer reports an error that it does not clear: please call a technician.</source>
            <translation>La impresora de tickets comunica un error que no se borra: llame a un técnico, por favor.</translation>
        </message>
        <message>
            <source>The ticket printer's drawer is open: please close it.</source>
            <translation>El cajón de la impresora de tickets está abierto: ciérrelo, por favor.</translation>
        </message>
        <message>
            <source>The ticket printer's print head is up: please lower it.</source>
            <translation>El cabezal de la impresora de tickets está levantado: bájelo, por favor.</translation>
        </message>
        <message>
            <source>The ticket was credited, and then found in the acceptor, which gives it back. It is worth nothing any more.</source>
            <translation>El ticket se acreditó y luego se encontró en la entrada, que lo devuelve. Ya no vale nada.</translation>
        </message>
        <message>
            <source>The validator is idle but never said that the bill was stacked. Look for it in the stacker.</source>
            <translation>El validador está en reposo, pero no ha confirmado que el billete llegara al apilador. Búsquelo en el apilador.</translation>
        </message>
        <message>
            <source>The validator is idle but never said that the ticket was stacked. Look for it in the stacker.</source>
            <translation>El validador está en reposo, pero no ha confirmado que el ticket llegara al apilador. Búsquelo en el apilador.</translation>
        </message>
        <message>
            <source>The validator lost its power while it stacked the bill and no longer knows it. Look for it.</source>
            <translation>El validador se quedó sin corriente mientras apilaba el billete y ya no lo conoce. Búsquelo.</translation>
        </message>
        <message>
            <source>The validator lost its power while it stacked the ticket and no longer knows it. Look for it.</source>
            <translation>El validador se quedó sin corriente mientras apilaba el ticket y ya no lo conoce. Búsquelo.</translation>
        </message>
        <message>
            <source>The validator stacked a bill that was never seen in escrow. Look for it in the stacker.</source>
            <translation>El validador ha apilado un billete que nunca se vio en espera (escrow). Búsquelo en el apilador.</translation>
        </message>
        <message>
            <source>The validator stacked a test bill that was to go back. Look for it in the stacker.</source>
            <translation>El validador apiló un billete de prueba que debía volver. Búsquelo en el apilador.</translation>
        </message>
        <message>
            <source>The validator stacked a ticket that was to go back. Look for it in the stacker.</source>
            <translation>El validador apiló un ticket que debía devolver. Búsquelo en el apilador.</translation>
        </message>
        <message>
            <source>The verification of the program did not end ({cause}).</source>
            <translation>La comprobación del programa no ha terminado ({cause}).</translation>
        </message>
        <message>
            <source>The verification of the program was stopped.</source>
            <translation>La comprobación del programa se detuvo.</translation>
        </message>
        <message>
            <source>The voice pack has no recording in its own language, {language}.</source>
            <translation>El paquete de voz no tiene ninguna grabación en su propio idioma, {language}.</translation>
        </message>
        <message>
            <source>The voice pack's settings: {reason}.</source>
            <translation>Los ajustes del paquete de voz: {reason}.</translation>
        </message>
        <message>
            <source>The {device} reported {report} ({error}).</source>
            <translation>El dispositivo {device} comunicó {report} ({error}).</translation>
        </message>
        <message>
            <source>There are {stored} snapshots where {taken} were taken.</source>
            <translation>Hay {stored} instantáneas, y se tomaron {taken}.</translation>
        </message>
        <message>
            <source>There is a snapshot of event {number}, which is missing.</source>
            <translation>Hay una instantánea del evento {number}, que falta.</translation>
        </message>
        <message>
            <source>There is a snapshot of event {number}, which is none.</source>
            <translation>Hay una instantánea del evento {number}, que no lo es.</translation>
        </message>
        <message>
            <source>There is no exchange of a table here: a technician has to set it up first.</source>
            <translation>Aquí no hay intercambio de ninguna mesa: un técnico debe configurarlo antes.</translation>
        </message>
        <message>
            <source>There is no folder {path}.</source>
            <translation>No existe la carpeta {path}.</translation>
        </message>
        <message>
            <source>There is no journal at {path}.</source>
            <translation>No hay ningún diario en {path}.</translation>
        </message>
        <message>
            <source>This bill is not taken here.</source>
            <translation>Este billete no se admite aquí.</translation>
        </message>
        <message>
            <source>This cabinet only takes tickets that it has printed itself.</source>
            <translation>Esta máquina solo admite tickets impresos por ella misma.</translation>
        </message>
        <message>
            <source>This is not a bill.</source>
            <translation>Esto no es un billete.</translation>
        </message>
        <message>
            <source>This machine has the keys of {own} and may not speak for {who}.</source>
            <translation>Esta máquina tiene las claves de {own} y no puede hablar por {who}.</translation>
        </message>
        <message>
            <source>This program has no permission to set the system's clock.</source>
            <translation>Este programa no tiene permiso para ajustar el reloj del sistema.</translation>
        </message>
        <message>
            <source>This station and the shared table disagree about its round.</source>
            <translation>Este puesto y la mesa compartida no coinciden en su ronda.</translation>
        </message>
        <message>
            <source>This station's journal cannot be compared with what its table knows of it: {error}</source>
            <translation>El diario de esta estación no se puede comparar con lo que su mesa sabe de él: {error}</translation>
        </message>
        <message>
            <source>This ticket has been redeemed already.</source>
            <translation>Este ticket ya se ha canjeado.</translation>
        </message>
        <message>
            <source>This ticket has expired.</source>
            <translation>Este ticket ha caducado.</translation>
        </message>
        <message>
            <source>This ticket is being redeemed already.</source>
            <translation>Este ticket ya se está canjeando.</translation>
        </message>
        <message>
            <source>This ticket is in another currency.</source>
            <translation>Este ticket está en otra moneda.</translation>
        </message>
        <message>
            <source>This ticket is not in the journal of this cabinet. Please show it to an attendant.</source>
            <translation>Este ticket no está en el diario de este equipo. Muéstrelo al personal, por favor.</translation>
        </message>
        <message>
            <source>This ticket is void.</source>
            <translation>Este ticket está anulado.</translation>
        </message>
        <message>
            <source>This ticket waits for an attendant.</source>
            <translation>Este ticket espera a un empleado.</translation>
        </message>
        <message>
            <source>Throw {throw} belongs to round {round}.</source>
            <translation>El lanzamiento {throw} pertenece a la ronda {round}.</translation>
        </message>
        <message>
            <source>Throw {throw} has not ended in time.</source>
            <translation>El tiro {throw} no ha terminado a tiempo.</translation>
        </message>
        <message>
            <source>Ticket {number} cannot be printed: its validation number {validation} does not have {digits} digits.</source>
            <translation>No se puede imprimir el ticket {number}: su número de validación {validation} no tiene {digits} cifras.</translation>
        </message>
        <message>
            <source>Ticket {number} is in doubt: it was ordered again after ticket {later}.</source>
            <translation>El ticket {number} está en duda: se volvió a pedir después del ticket {later}.</translation>
        </message>
        <message>
            <source>Ticket {number} is in doubt: {cause}.</source>
            <translation>El ticket {number} está en duda: {cause}.</translation>
        </message>
        <message>
            <source>Tickets are not taken for a while. Please ask an attendant.</source>
            <translation>Durante un rato no se aceptan tickets. Por favor, avise al personal.</translation>
        </message>
        <message>
            <source>Tickets in the ticket book that the journal does not know, and that are not paid: {count}.</source>
            <translation>Tickets del libro de tickets que el diario no conoce y que no se pagan: {count}.</translation>
        </message>
        <message>
            <source>Tickets of which the ticket book did not know what the journal knows, and now does: {count}.</source>
            <translation>Tickets de los que el libro de tickets no sabía lo que sabe el diario, y que ya están anotados: {count}.</translation>
        </message>
        <message>
            <source>Tickets of {amount} or more are paid at the cage only: please go there.</source>
            <translation>Los tickets de {amount} o más se pagan solo en la caja: diríjase a ella, por favor.</translation>
        </message>
        <message>
            <source>Too many throws were void: look at the dice, and let the table go on.</source>
            <translation>Demasiadas tiradas han sido nulas: mire los dados y deje que la mesa continúe.</translation>
        </message>
        <message>
            <source>What has the name {name} is no file.</source>
            <translation>Lo que lleva el nombre {name} no es un archivo.</translation>
        </message>
        <message>
            <source>What it says of its bills arrives garbled.</source>
            <translation>Lo que comunica de sus billetes llega alterado.</translation>
        </message>
        <message>
            <source>What the table shows beside its round cannot be read ({error}).</source>
            <translation>No se puede leer lo que la mesa muestra junto a su ronda ({error}).</translation>
        </message>
        <message>
            <source>[{section}] does not say any of these: {keys}</source>
            <translation>en [{section}] falta una de estas: {keys}</translation>
        </message>
        <message>
            <source>[{section}] does not say {key}</source>
            <translation>en [{section}] falta {key}</translation>
        </message>
        <message>
            <source>[{section}] is no section of a par sheet: {sections}</source>
            <translation>[{section}] no es una sección de una hoja de pagos: {sections}</translation>
        </message>
        <message>
            <source>a bill was in its acceptor</source>
            <translation>había un billete en la entrada</translation>
        </message>
        <message>
            <source>a bill was in its stacker</source>
            <translation>había un billete en el apilador</translation>
        </message>
        <message>
            <source>a part of it was not done</source>
            <translation>una parte quedó sin hacer</translation>
        </message>
        <message>
            <source>a strategy has at least one bet</source>
            <translation>una estrategia tiene al menos una apuesta</translation>
        </message>
        <message>
            <source>a ticket is being printed</source>
            <translation>se está imprimiendo un ticket</translation>
        </message>
        <message>
            <source>a time of day like 06:00, from 00:00 to 23:59</source>
            <translation>una hora como 06:00, de 00:00 a 23:59</translation>
        </message>
        <message>
            <source>a value would be read as something else: a comment begins in it</source>
            <translation>un valor se leería de otro modo: en él empieza un comentario</translation>
        </message>
        <message>
            <source>a whole number from {least} to {most}</source>
            <translation>un número entero de {least} a {most}</translation>
        </message>
        <message>
            <source>all, none, or a day like {example}</source>
            <translation>all, none o un día como {example}</translation>
        </message>
        <message>
            <source>all, or different bill values from {least} to {most}, smallest first, separated by commas</source>
            <translation>all, o valores de billete distintos de {least} a {most}, de menor a mayor, separados por comas</translation>
        </message>
        <message>
            <source>an amount from {least} to {most}, written like 12.50</source>
            <translation>un importe de {least} a {most}, escrito como 12.50</translation>
        </message>
        <message>
            <source>an event is missing there or after it</source>
            <translation>falta un evento ahí o después</translation>
        </message>
        <message>
            <source>another bill was still in the head</source>
            <translation>aún había otro billete en el cabezal</translation>
        </message>
        <message>
            <source>another bill was still on its way to the stacker</source>
            <translation>otro billete iba aún de camino al apilador</translation>
        </message>
        <message>
            <source>another file has its name</source>
            <translation>otro archivo lleva su nombre</translation>
        </message>
        <message>
            <source>bills has {bill}, which is no bill of {currency}; these are: {bills}</source>
            <translation>bills contiene {bill}, que no es un billete de {currency}; existen: {bills}</translation>
        </message>
        <message>
            <source>both other copies agree on other events</source>
            <translation>las otras dos copias coinciden en otros eventos</translation>
        </message>
        <message>
            <source>break_after_minutes needs breaks of some length, and break_minutes is 0</source>
            <translation>break_after_minutes necesita pausas de alguna duración, y break_minutes es 0</translation>
        </message>
        <message>
            <source>camera has to be an address like http://camera.local:8080/stream, rtsp://camera.local/stream or /dev/video0, or none</source>
            <translation>camera tiene que ser una dirección como http://camera.local:8080/stream, rtsp://camera.local/stream o /dev/video0, o none</translation>
        </message>
        <message>
            <source>code {code}</source>
            <translation>código {code}</translation>
        </message>
        <message>
            <source>denominations has {factor}, which makes no whole cents of the chip of {chip}</source>
            <translation>denominations contiene {factor}, con el que la ficha de {chip} no da céntimos enteros</translation>
        </message>
        <message>
            <source>denominations has {factor}, which makes the chip of {chip} more than {most}</source>
            <translation>denominations contiene {factor}, con el que la ficha de {chip} supera {most}</translation>
        </message>
        <message>
            <source>duplicate key {key}, first on line {line}</source>
            <translation>clave {key} duplicada, la primera en la línea {line}</translation>
        </message>
        <message>
            <source>duplicate section [{section}], first on line {line}</source>
            <translation>sección [{section}] duplicada, la primera en la línea {line}</translation>
        </message>
        <message>
            <source>events up to {number} are in copy {copy}</source>
            <translation>hay eventos hasta el {number} en la copia {copy}</translation>
        </message>
        <message>
            <source>events up to {number} were acknowledged and are missing</source>
            <translation>se confirmaron eventos hasta el {number} y faltan</translation>
        </message>
        <message>
            <source>full_megabytes has to be at most low_megabytes, which is {megabytes}</source>
            <translation>full_megabytes puede ser como máximo low_megabytes, es decir, {megabytes}</translation>
        </message>
        <message>
            <source>games, wagers and wins of all sheets together are {found}, of the machine {whole}</source>
            <translation>las partidas, apuestas y ganancias de todas las hojas juntas son {found}, las del terminal {whole}</translation>
        </message>
        <message>
            <source>hurry_seconds has to be at most bet_seconds, which is {seconds}</source>
            <translation>hurry_seconds puede ser como máximo bet_seconds, es decir, {seconds}</translation>
        </message>
        <message>
            <source>is starting</source>
            <translation>se está iniciando</translation>
        </message>
        <message>
            <source>is starting after it lost its power</source>
            <translation>se está iniciando tras quedarse sin corriente</translation>
        </message>
        <message>
            <source>it and what follows up to event {number} are not in the copy</source>
            <translation>ni él ni los siguientes hasta el evento {number} están en la copia</translation>
        </message>
        <message>
            <source>it cannot be read (it is no file with text in it)</source>
            <translation>no se puede leer (no es un archivo de texto)</translation>
        </message>
        <message>
            <source>it cannot be read ({error})</source>
            <translation>no se puede leer ({error})</translation>
        </message>
        <message>
            <source>it cannot be read as UTF-8 ({error})</source>
            <translation>el archivo no es texto UTF-8 ({error})</translation>
        </message>
        <message>
            <source>it cannot be written ({error})</source>
            <translation>no se puede escribir el archivo ({error})</translation>
        </message>
        <message>
            <source>it did not move as it should</source>
            <translation>no avanzó como debía</translation>
        </message>
        <message>
            <source>it does not say {name}</source>
            <translation>no indica {name}</translation>
        </message>
        <message>
            <source>it has no signature</source>
            <translation>no tiene firma</translation>
        </message>
        <message>
            <source>it holds other events than both others</source>
            <translation>contiene otros eventos que las otras dos</translation>
        </message>
        <message>
            <source>it is a private key: only public keys belong there</source>
            <translation>es una clave privada: ahí solo van claves públicas</translation>
        </message>
        <message>
            <source>it is empty</source>
            <translation>el archivo está vacío</translation>
        </message>
        <message>
            <source>it is good up to event {number}</source>
            <translation>está bien hasta el evento {number}</translation>
        </message>
        <message>
            <source>it is longer than {bytes} bytes</source>
            <translation>el archivo supera {bytes} bytes</translation>
        </message>
        <message>
            <source>it is missing</source>
            <translation>falta</translation>
        </message>
        <message>
            <source>it is no configuration of Boxman, or a part of it is missing</source>
            <translation>no es una configuración de Boxman, o le falta una parte</translation>
        </message>
        <message>
            <source>it is no private Ed25519 key in PEM format</source>
            <translation>no es una clave privada Ed25519 en formato PEM</translation>
        </message>
        <message>
            <source>it is no public Ed25519 key in PEM format</source>
            <translation>no es una clave pública Ed25519 en formato PEM</translation>
        </message>
        <message>
            <source>it is not an event ({error})</source>
            <translation>no es un evento ({error})</translation>
        </message>
        <message>
            <source>it is not the one that was acknowledged</source>
            <translation>no es el que se confirmó</translation>
        </message>
        <message>
            <source>it is not what the database says</source>
            <translation>no es lo que dice la base de datos</translation>
        </message>
        <message>
            <source>it is not what was written after the event before it</source>
            <translation>no es lo que se escribió después del evento anterior</translation>
        </message>
        <message>
            <source>it is of version {version}, and this program is version {own}</source>
            <translation>es de la versión {version}, y este programa es la versión {own}</translation>
        </message>
        <message>
            <source>it is offline</source>
            <translation>está fuera de línea</translation>
        </message>
        <message>
            <source>it is out of paper</source>
            <translation>no hay papel</translation>
        </message>
        <message>
            <source>it is signed with the key {key}, which this cabinet does not trust</source>
            <translation>está firmado con la clave {key}, en la que este equipo no confía</translation>
        </message>
        <message>
            <source>it let too much or too little light through</source>
            <translation>dejó pasar demasiada luz o muy poca</translation>
        </message>
        <message>
            <source>it reports an error that it does not clear</source>
            <translation>comunica un error que no borra</translation>
        </message>
        <message>
            <source>it was changed meanwhile by something else</source>
            <translation>entretanto lo ha cambiado otra cosa</translation>
        </message>
        <message>
            <source>it was found damaged while the terminal ran</source>
            <translation>se halló dañada mientras el terminal funcionaba</translation>
        </message>
        <message>
            <source>it was not put in straight</source>
            <translation>no se introdujo recto</translation>
        </message>
        <message>
            <source>it was not recognised as genuine</source>
            <translation>no se reconoció como auténtico</translation>
        </message>
        <message>
            <source>it was stopped</source>
            <translation>se detuvo</translation>
        </message>
        <message>
            <source>its boot memory is damaged</source>
            <translation>su memoria de arranque está dañada</translation>
        </message>
        <message>
            <source>its colours were not recognised</source>
            <translation>no se reconocieron sus colores</translation>
        </message>
        <message>
            <source>its denomination was not recognised</source>
            <translation>no se reconoció su valor</translation>
        </message>
        <message>
            <source>its drawer is open</source>
            <translation>el cajón está abierto</translation>
        </message>
        <message>
            <source>its events from {number} on are not what was written</source>
            <translation>sus eventos a partir del {number} no son lo que se escribió</translation>
        </message>
        <message>
            <source>its file does not begin as that copy does</source>
            <translation>su archivo no empieza como esa copia</translation>
        </message>
        <message>
            <source>its file is missing</source>
            <translation>faltaba su archivo</translation>
        </message>
        <message>
            <source>its hash is not one</source>
            <translation>su hash no es válido</translation>
        </message>
        <message>
            <source>its header is not what was written</source>
            <translation>su cabecera no es lo que se escribió</translation>
        </message>
        <message>
            <source>its last event is not what was written</source>
            <translation>su último evento no es lo que se escribió</translation>
        </message>
        <message>
            <source>its last record is not what was written</source>
            <translation>su último registro no es lo que se escribió</translation>
        </message>
        <message>
            <source>its length is not right</source>
            <translation>su longitud no es correcta</translation>
        </message>
        <message>
            <source>its magnetic print was not recognised</source>
            <translation>no se reconoció su impresión magnética</translation>
        </message>
        <message>
            <source>its measurement could not be compensated</source>
            <translation>no se pudo compensar su medición</translation>
        </message>
        <message>
            <source>its memory cannot be written</source>
            <translation>no se puede escribir en su memoria</translation>
        </message>
        <message>
            <source>its memory is damaged</source>
            <translation>su memoria está dañada</translation>
        </message>
        <message>
            <source>its parameters do not have the digest that it names</source>
            <translation>sus parámetros no tienen el resumen que indica</translation>
        </message>
        <message>
            <source>its picture was not recognised</source>
            <translation>no se reconoció su imagen</translation>
        </message>
        <message>
            <source>its print head is up</source>
            <translation>el cabezal está levantado</translation>
        </message>
        <message>
            <source>its record in the copy is damaged at byte {byte}</source>
            <translation>su registro en la copia está dañado en el byte {byte}</translation>
        </message>
        <message>
            <source>its record in the copy is not what was written after the event before it</source>
            <translation>su registro en la copia no es lo que se escribió tras el evento anterior</translation>
        </message>
        <message>
            <source>its record is missing in the copy</source>
            <translation>su registro falta en la copia</translation>
        </message>
        <message>
            <source>its records from event {number} on are not what was written</source>
            <translation>sus registros a partir del evento {number} no son lo que se escribió</translation>
        </message>
        <message>
            <source>its signature is wrong: it was altered after it was signed</source>
            <translation>su firma es incorrecta: fue alterado después de firmarse</translation>
        </message>
        <message>
            <source>jackpots of {cents} cents were paid, of {due} cents due</source>
            <translation>se pagaron jackpots por {cents} céntimos, de {due} debidos</translation>
        </message>
        <message>
            <source>language has to be one of the languages offered: {offered}</source>
            <translation>language debe ser uno de los idiomas ofrecidos: {offered}</translation>
        </message>
        <message>
            <source>levels from {least} to {most} with the times of day from which they apply, rising, like {example}</source>
            <translation>niveles de {least} a {most} con las horas desde las que valen, en orden ascendente, como {example}</translation>
        </message>
        <message>
            <source>max_bet is below min_bet, {amount}</source>
            <translation>max_bet es menor que min_bet, {amount}</translation>
        </message>
        <message>
            <source>max_total_bet is below the bank of {amount} that may be laid</source>
            <translation>max_total_bet es menor que la banca admitida de {amount}</translation>
        </message>
        <message>
            <source>max_total_bet is less than {bet} alone may hold</source>
            <translation>max_total_bet es menos de lo que se admite solo en {bet}</translation>
        </message>
        <message>
            <source>none, or amounts with the days from which they count, rising, like {example}</source>
            <translation>none, o importes con los días desde los que valen, en orden ascendente, como {example}</translation>
        </message>
        <message>
            <source>none, or names of par sheets, each with three to seven different chip values, smallest first, like {example}</source>
            <translation>none, o nombres de hojas par, cada uno con tres a siete valores de ficha distintos, el menor primero, como {example}</translation>
        </message>
        <message>
            <source>not heard of yet</source>
            <translation>aún sin noticias</translation>
        </message>
        <message>
            <source>one of: {words}</source>
            <translation>uno de: {words}</translation>
        </message>
        <message>
            <source>one or more of these, separated by commas: {words}</source>
            <translation>uno o varios de estos, separados por comas: {words}</translation>
        </message>
        <message>
            <source>one to {count} different amounts from {least} to {most}, separated by commas</source>
            <translation>de uno a {count} importes distintos de {least} a {most}, separados por comas</translation>
        </message>
        <message>
            <source>one to {count} different names of 1 to {most} printable characters, separated by commas</source>
            <translation>de uno a {count} nombres distintos de 1 a {most} caracteres imprimibles, separados por comas</translation>
        </message>
        <message>
            <source>paper is jammed in it</source>
            <translation>hay papel atascado</translation>
        </message>
        <message>
            <source>paper jammed</source>
            <translation>el papel se atascó</translation>
        </message>
        <message>
            <source>paper ran out</source>
            <translation>se acabó el papel</translation>
        </message>
        <message>
            <source>something that is no file has its name</source>
            <translation>algo que no es un archivo lleva su nombre</translation>
        </message>
        <message>
            <source>the aligning motor fails</source>
            <translation>el motor de alineación falla</translation>
        </message>
        <message>
            <source>the bank is covered by as much and can only pay 1:1</source>
            <translation>la banca se cubre por el mismo importe y solo puede pagar 1:1</translation>
        </message>
        <message>
            <source>the bills by denomination are {cents} cents, all bills {all}</source>
            <translation>los billetes por valor suman {cents} céntimos, todos juntos {all}</translation>
        </message>
        <message>
            <source>the cash box is not ready</source>
            <translation>la caja de billetes no está lista</translation>
        </message>
        <message>
            <source>the copy does not end where it should</source>
            <translation>la copia no termina donde debería</translation>
        </message>
        <message>
            <source>the credit is {cents} cents, the meters say {expected}</source>
            <translation>el crédito es de {cents} céntimos, los contadores dicen {expected}</translation>
        </message>
        <message>
            <source>the digest in it is not that of the events before it</source>
            <translation>el resumen que contiene no es el de los eventos anteriores</translation>
        </message>
        <message>
            <source>the file cannot be read ({error})</source>
            <translation>no se puede leer el archivo ({error})</translation>
        </message>
        <message>
            <source>the file {name} is missing</source>
            <translation>falta el archivo {name}</translation>
        </message>
        <message>
            <source>the file {name} is missing, and {count} events were acknowledged</source>
            <translation>falta el archivo {name}, y se confirmaron {count} eventos</translation>
        </message>
        <message>
            <source>the house has only its bank at stake: a cover can pay 1:1 at most</source>
            <translation>la casa solo arriesga su banca: una cobertura puede pagar como máximo 1:1</translation>
        </message>
        <message>
            <source>the journal has changed while it was opened</source>
            <translation>el diario ha cambiado mientras se abría</translation>
        </message>
        <message>
            <source>the largest {bet} bet is below the smallest, {amount}</source>
            <translation>la apuesta máxima a {bet} es menor que la mínima, {amount}</translation>
        </message>
        <message>
            <source>the limits of {sheet} are in {currency}, and this cabinet's money is {other}</source>
            <translation>los límites de {sheet} están en {currency}, y el dinero de este terminal es {other}</translation>
        </message>
        <message>
            <source>the multiples {value} do not rise</source>
            <translation>los múltiplos {value} no son crecientes</translation>
        </message>
        <message>
            <source>the odds against a pay of {bet} are {figure}, and game.max_odds allows {bound}</source>
            <translation>las probabilidades contra un pago de {bet} son {figure}, y game.max_odds permite {bound}</translation>
        </message>
        <message>
            <source>the paper drawer was opened</source>
            <translation>se abrió el cajón del papel</translation>
        </message>
        <message>
            <source>the playable credit is {cents} cents</source>
            <translation>el crédito jugable es de {cents} céntimos</translation>
        </message>
        <message>
            <source>the playable credit is {cents} cents, {due} are due by hand</source>
            <translation>el crédito jugable es de {cents} céntimos, {due} deben pagarse a mano</translation>
        </message>
        <message>
            <source>the print head was lifted</source>
            <translation>se levantó el cabezal de impresión</translation>
        </message>
        <message>
            <source>the rebuilt database does not end as its copy does</source>
            <translation>la base de datos reconstruida no termina como su copia</translation>
        </message>
        <message>
            <source>the record of the last acknowledged event is missing or damaged</source>
            <translation>el registro del último evento confirmado falta o está dañado</translation>
        </message>
        <message>
            <source>the section [{section}] is missing</source>
            <translation>falta la sección [{section}]</translation>
        </message>
        <message>
            <source>the stacker's motor fails</source>
            <translation>el motor del apilador falla</translation>
        </message>
        <message>
            <source>the ticket printer came to rest without reporting the ticket as printed</source>
            <translation>la impresora de tickets se detuvo sin confirmar que el ticket está impreso</translation>
        </message>
        <message>
            <source>the ticket printer did not begin it</source>
            <translation>la impresora de tickets no empezó</translation>
        </message>
        <message>
            <source>the ticket printer did not react to the print command, given {times} times</source>
            <translation>la impresora de tickets no reaccionó a la orden de imprimir, dada {times} veces</translation>
        </message>
        <message>
            <source>the ticket printer lost its power</source>
            <translation>la impresora de tickets se quedó sin corriente</translation>
        </message>
        <message>
            <source>the ticket printer lost its power before it reported the ticket as printed</source>
            <translation>la impresora de tickets se quedó sin corriente antes de confirmar que el ticket está impreso</translation>
        </message>
        <message>
            <source>the ticket printer showed no progress for {seconds} seconds</source>
            <translation>la impresora de tickets no avanzó durante {seconds} segundos</translation>
        </message>
        <message>
            <source>the ticket printer stopped ({code})</source>
            <translation>la impresora de tickets se detuvo ({code})</translation>
        </message>
        <message>
            <source>the ticket printer stopped, because {cause}</source>
            <translation>la impresora de tickets se detuvo ({cause})</translation>
        </message>
        <message>
            <source>the ticket printer was lost</source>
            <translation>se perdió la impresora de tickets</translation>
        </message>
        <message>
            <source>the ticket printer was not done with it after {seconds} seconds</source>
            <translation>la impresora de tickets no terminó en {seconds} segundos</translation>
        </message>
        <message>
            <source>the ticket printer would not print ({code})</source>
            <translation>la impresora de tickets no imprimiría ({code})</translation>
        </message>
        <message>
            <source>the ticket printer would not print, because {cause}</source>
            <translation>la impresora de tickets no quiso imprimir ({cause})</translation>
        </message>
        <message>
            <source>the transport motor fails</source>
            <translation>el motor de transporte falla</translation>
        </message>
        <message>
            <source>the transport motor runs at the wrong speed</source>
            <translation>el motor de transporte gira a una velocidad incorrecta</translation>
        </message>
        <message>
            <source>the validator head is missing</source>
            <translation>falta el cabezal del validador</translation>
        </message>
        <message>
            <source>the validator names no reason</source>
            <translation>el validador no indica el motivo</translation>
        </message>
        <message>
            <source>the validator was not ready for it</source>
            <translation>el validador no estaba listo para recibirlo</translation>
        </message>
        <message>
            <source>there is no par sheet {file}</source>
            <translation>no existe la hoja de pagos {file}</translation>
        </message>
        <message>
            <source>there was no bill in it</source>
            <translation>no había ningún billete dentro</translation>
        </message>
        <message>
            <source>these in any order, separated by commas; those left out come last: {words}</source>
            <translation>estos en cualquier orden, separados por comas; los omitidos van al final: {words}</translation>
        </message>
        <message>
            <source>this denomination is not taken now</source>
            <translation>ahora no se admite ese valor</translation>
        </message>
        <message>
            <source>three to seven different chip values from {least} to {most}, smallest first, separated by commas</source>
            <translation>de tres a siete valores de ficha distintos de {least} a {most}, de menor a mayor, separados por comas</translation>
        </message>
        <message>
            <source>unknown key {key} in [{section}]</source>
            <translation>clave {key} desconocida en [{section}]</translation>
        </message>
        <message>
            <source>unknown key {key} in [{section}]; did you mean {known}?</source>
            <translation>clave {key} desconocida en [{section}]; ¿quiso decir {known}?</translation>
        </message>
        <message>
            <source>unknown key {key} in [{section}]; {known} belongs in {others}</source>
            <translation>clave {key} desconocida en [{section}]; {known} va en {others}</translation>
        </message>
        <message>
            <source>unknown parameter {name}</source>
            <translation>parámetro {name} desconocido</translation>
        </message>
        <message>
            <source>unknown section [{section}]</source>
            <translation>sección [{section}] desconocida</translation>
        </message>
        <message>
            <source>wagers less pays are {cents} cents, the bank's result {kept}</source>
            <translation>las apuestas menos los pagos son {cents} céntimos, el resultado de la banca {kept}</translation>
        </message>
        <message>
            <source>yes or no</source>
            <translation>yes o no</translation>
        </message>
        <message>
            <source>{bet} can be staked in too many ways to rule out an edge of the player's</source>
            <translation>{bet} se puede apostar de demasiadas maneras para descartar una ventaja del jugador</translation>
        </message>
        <message>
            <source>{bet} returns {figure} with the best play, and game.min_return asks for {bound}</source>
            <translation>{bet} devuelve {figure} con el mejor juego, y game.min_return exige {bound}</translation>
        </message>
        <message>
            <source>{bet} would give the player an edge of {edge} at a stake of {stake}</source>
            <translation>{bet} daría al jugador una ventaja de {edge} con una apuesta de {stake}</translation>
        </message>
        <message>
            <source>{bet} would give the player an edge of {edge} at a stake of {stake} that is put up in parts of {part} at most</source>
            <translation>{bet} daría al jugador una ventaja de {edge} con una apuesta de {stake} puesta en partes de {part} como máximo</translation>
        </message>
        <message>
            <source>{bet} would give the player an edge of {edge} at a stake of {stake} that is raised and reduced until its commission is {commission}</source>
            <translation>{bet} daría al jugador una ventaja de {edge} con una apuesta de {stake} que se aumenta y se reduce hasta que su comisión es de {commission}</translation>
        </message>
        <message>
            <source>{bet} would give the player an edge of {edge} at a stake of {stake} with the best play</source>
            <translation>{bet} daría al jugador una ventaja de {edge} con una apuesta de {stake} y el mejor juego</translation>
        </message>
        <message>
            <source>{cause} before the ticket printer reported the ticket as printed</source>
            <translation>{cause} antes de que la impresora de tickets confirmara el ticket como impreso</translation>
        </message>
        <message>
            <source>{changes}. Open the logic door and accept the file on the page Parameters, or restore the earlier values.</source>
            <translation>{changes}. Abra la puerta de la electrónica y acepte el archivo en la página Parámetros, o restablezca los valores anteriores.</translation>
        </message>
        <message>
            <source>{error}. A technician can restore the last valid parameters.</source>
            <translation>{error}. Un técnico puede restaurar los últimos parámetros válidos.</translation>
        </message>
        <message>
            <source>{error}. Nothing of it was booked.</source>
            <translation>{error}. No se ha contabilizado nada.</translation>
        </message>
        <message>
            <source>{file} has more than the section [pack]</source>
            <translation>{file} tiene más que la sección [pack]</translation>
        </message>
        <message>
            <source>{file} has to be one line: user, colon, password.</source>
            <translation>{file} tiene que ser una línea: usuario, dos puntos, contraseña.</translation>
        </message>
        <message>
            <source>{file} has {key} in [pack], which means nothing</source>
            <translation>{file} tiene {key} en [pack], que no significa nada</translation>
        </message>
        <message>
            <source>{file} says nothing about {key}</source>
            <translation>en {file} falta {key}</translation>
        </message>
        <message>
            <source>{file}, line {line}: {reason}</source>
            <translation>{file}, línea {line}: {reason}</translation>
        </message>
        <message>
            <source>{folder} is there already: a key is never replaced.</source>
            <translation>{folder} ya existe: una clave nunca se sustituye.</translation>
        </message>
        <message>
            <source>{key} also pays one of {parts} parts of {bet}, and the others are lost: {least} is the least</source>
            <translation>{key} paga también una de las {parts} partes de {bet}, y las demás se pierden: {least} como mínimo</translation>
        </message>
        <message>
            <source>{key} has to be {most} printable characters at most</source>
            <translation>{key} puede tener como máximo {most} caracteres imprimibles</translation>
        </message>
        <message>
            <source>{key} has to be {range}</source>
            <translation>para {key} se admite: {range}</translation>
        </message>
        <message>
            <source>{key} is '{value}' and not one of {words}</source>
            <translation>{key} es «{value}» y no uno de: {words}</translation>
        </message>
        <message>
            <source>{key} is empty</source>
            <translation>{key} está vacío</translation>
        </message>
        <message>
            <source>{key} is in [{other}] and belongs in [{section}]</source>
            <translation>{key} está en [{other}] y va en [{section}]</translation>
        </message>
        <message>
            <source>{key} is no key of [{section}]</source>
            <translation>{key} no es una clave de [{section}]</translation>
        </message>
        <message>
            <source>{key} is no key of [{section}]; did you mean {known}?</source>
            <translation>{key} no es una clave de [{section}]; ¿quiso decir {known}?</translation>
        </message>
        <message>
            <source>{key} names {name} twice</source>
            <translation>{key} contiene {name} dos veces</translation>
        </message>
        <message>
            <source>{least} to {most} printable characters</source>
            <translation>de {least} a {most} caracteres imprimibles</translation>
        </message>
        <message>
            <source>{least} to {most} printable characters, or none</source>
            <translation>de {least} a {most} caracteres imprimibles, o none</translation>
        </message>
        <message>
            <source>{name} is not there, and beside it lies another journal: {other}.</source>
            <translation>{name} no está, y a su lado hay otro diario: {other}.</translation>
        </message>
        <message>
            <source>{name} is {amount}, and the par sheet {sheet} allows no less than {least} there</source>
            <translation>{name} es {amount}, y la hoja de pagos {sheet} no permite menos de {least} ahí</translation>
        </message>
        <message>
            <source>{name} is {amount}, and the par sheet {sheet} allows {least} to {most} there</source>
            <translation>{name} es {amount}, y la hoja de pagos {sheet} permite ahí de {least} a {most}</translation>
        </message>
        <message>
            <source>{name} is {number}, and the par sheet {sheet} offers odds of {multiples} times the bet</source>
            <translation>{name} es {number}, y la hoja de pagos {sheet} ofrece Odds de {multiples} veces la apuesta</translation>
        </message>
        <message>
            <source>{name} leaves no stake on {bet} of the par sheet {sheet}: at least {least}, at most {most}</source>
            <translation>{name} no deja ninguna apuesta en {bet} de la hoja de pagos {sheet}: mínimo {least}, máximo {most}</translation>
        </message>
        <message>
            <source>{name} leaves {least} to {most} on {bet} of the par sheet {sheet}: none of the chips {chips} can begin there</source>
            <translation>{name} deja de {least} a {most} en {bet} de la hoja de pagos {sheet}: con ninguna de las fichas {chips} se puede empezar ahí</translation>
        </message>
        <message>
            <source>{path} can be read by other users of the machine (mode {mode}): it must be 600.</source>
            <translation>Otros usuarios de la máquina pueden leer {path} (permisos {mode}): deben ser 600.</translation>
        </message>
        <message>
            <source>{path} can no longer be read.</source>
            <translation>{path} ya no se puede leer.</translation>
        </message>
        <message>
            <source>{path} cannot be read ({error}).</source>
            <translation>{path} no se puede leer ({error}).</translation>
        </message>
        <message>
            <source>{path} cannot be written ({error}).</source>
            <translation>No se puede escribir {path} ({error}).</translation>
        </message>
        <message>
            <source>{path} is longer than {seconds} seconds.</source>
            <translation>{path} dura más de {seconds} segundos.</translation>
        </message>
        <message>
            <source>{path} is missing.</source>
            <translation>Falta {path}.</translation>
        </message>
        <message>
            <source>{path} is missing: the house's authority gives each machine of a table its folder of keys.</source>
            <translation>Falta {path}: la autoridad de la casa entrega a cada máquina de una mesa su carpeta de claves.</translation>
        </message>
        <message>
            <source>{path} is no file.</source>
            <translation>{path} no es un archivo.</translation>
        </message>
        <message>
            <source>{path} is no key or certificate of a table ({error}).</source>
            <translation>{path} no es ninguna clave ni certificado de una mesa ({error}).</translation>
        </message>
        <message>
            <source>{path} is no recording of a call.</source>
            <translation>{path} no es la grabación de un cante.</translation>
        </message>
        <message>
            <source>{path} is not a recording of one channel, 16 bits, at 44,100 Hz.</source>
            <translation>{path} no es una grabación de un canal, 16 bits y 44.100 Hz.</translation>
        </message>
        <message>
            <source>{path} is not part of the release.</source>
            <translation>{path} no forma parte de la versión.</translation>
        </message>
        <message>
            <source>{path} is not the release's.</source>
            <translation>{path} no es el de la versión.</translation>
        </message>
        <message>
            <source>{path}: the folders of a voice pack are languages: {languages}.</source>
            <translation>{path}: las carpetas de un paquete de voz son idiomas: {languages}.</translation>
        </message>
        <message>
            <source>{sheet} is a sheet of {game}, for which this cabinet has no felt; the lab plays it</source>
            <translation>{sheet} es una hoja de {game}, para el que este terminal no tiene tapete; lo juega el laboratorio</translation>
        </message>
        <message>
            <source>{sheet} is a sheet with the name of another, {other}</source>
            <translation>{sheet} es una hoja con el nombre de otra, {other}</translation>
        </message>
        <message>
            <source>{value} is not an event's number</source>
            <translation>{value} no es un número de evento</translation>
        </message>
    </context>
    <context>
        <name>MomentWindow</name>
        <message>
            <source>An attendant pays: %1</source>
            <translation>Lo paga un asistente: %1</translation>
        </message>
        <message>
            <source>You win</source>
            <translation>Usted gana</translation>
        </message>
        <message>
            <source>You win %1</source>
            <translation>Gana %1</translation>
        </message>
    </context>
    <context>
        <name>NameWindow</name>
        <message>
            <source>The dealer's name</source>
            <translation>El nombre del crupier</translation>
        </message>
        <message>
            <source>Who deals?</source>
            <translation>¿Quién reparte?</translation>
        </message>
    </context>
    <context>
        <name>NumberPad</name>
        <message>
            <source>Clear</source>
            <translation>Vaciar</translation>
        </message>
        <message>
            <source>Clear the number</source>
            <translation>Vaciar el número</translation>
        </message>
        <message>
            <source>Colon</source>
            <translation>Dos puntos</translation>
        </message>
        <message>
            <source>Decimal point</source>
            <translation>Punto decimal</translation>
        </message>
        <message>
            <source>Digit %1</source>
            <translation>Cifra %1</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Listo</translation>
        </message>
        <message>
            <source>Erase the last digit</source>
            <translation>Borrar la última cifra</translation>
        </message>
        <message>
            <source>Number pad</source>
            <translation>Teclado numérico</translation>
        </message>
    </context>
    <context>
        <name>OddsWindow</name>
        <message>
            <source>No odds</source>
            <translation>Sin Odds</translation>
        </message>
        <message>
            <source>Odds</source>
            <translation>Odds</translation>
        </message>
    </context>
    <context>
        <name>OnScreenKeyboard</name>
        <message>
            <source>CAPITALS</source>
            <translation>MAYÚSCULAS</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Vaciar</translation>
        </message>
        <message>
            <source>Clear the line</source>
            <translation>Vaciar la línea</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Listo</translation>
        </message>
        <message>
            <source>Erase the last letter</source>
            <translation>Borrar la última letra</translation>
        </message>
        <message>
            <source>Key %1</source>
            <translation>Tecla %1</translation>
        </message>
        <message>
            <source>Keyboard</source>
            <translation>Teclado</translation>
        </message>
        <message>
            <source>Letters with accents</source>
            <translation>Letras con acentos</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>Mayúscula</translation>
        </message>
        <message>
            <source>Signs</source>
            <translation>Signos</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Espacio</translation>
        </message>
    </context>
    <context>
        <name>Operator</name>
        <message>
            <source>A box that is taken out through its door is journaled without a touch.</source>
            <translation>Una caja que se saca por su puerta queda en el diario sin tocar nada.</translation>
        </message>
        <message>
            <source>A device is fitted later, and tested then</source>
            <translation>Un dispositivo se monta más tarde y se prueba entonces</translation>
        </message>
        <message>
            <source>A die is cocked</source>
            <translation>Dado inclinado</translation>
        </message>
        <message>
            <source>A die left the table</source>
            <translation>Dado fuera de la mesa</translation>
        </message>
        <message>
            <source>A first PIN for {0}, who changes it at the next sign-in</source>
            <translation>Un primer PIN para {0}, que se cambia en el próximo inicio de sesión</translation>
        </message>
        <message>
            <source>A generator without a name</source>
            <translation>Un generador sin nombre</translation>
        </message>
        <message>
            <source>A second person agrees</source>
            <translation>Una segunda persona está de acuerdo</translation>
        </message>
        <message>
            <source>A second person has to agree.</source>
            <translation>Tiene que aceptarlo una segunda persona.</translation>
        </message>
        <message>
            <source>A second person has to agree. Reason and names are journaled and printed.</source>
            <translation>Una segunda persona debe dar su acuerdo. El motivo y los nombres quedan en el diario y se imprimen.</translation>
        </message>
        <message>
            <source>A second touch, or the end of test mode, shows the state of the cabinet again.</source>
            <translation>Un segundo toque, o el fin del modo de prueba, muestra de nuevo el estado del terminal.</translation>
        </message>
        <message>
            <source>A sign tells players that the station is reserved, and until when.</source>
            <translation>Un letrero avisa a los jugadores de que el puesto está reservado, y hasta cuándo.</translation>
        </message>
        <message>
            <source>A sign tells players when the station is out of service.</source>
            <translation>Un letrero avisa a los jugadores cuando el puesto está fuera de servicio.</translation>
        </message>
        <message>
            <source>A signed release has played on this journal: only signed programs may.</source>
            <translation>Una versión firmada ha jugado con este diario: solo pueden hacerlo programas firmados.</translation>
        </message>
        <message>
            <source>A time server keeps this clock: it is off by at most {0} seconds.</source>
            <translation>Un servidor horario ajusta este reloj: se desvía como máximo {0} segundos.</translation>
        </message>
        <message>
            <source>Access</source>
            <translation>Acceso</translation>
        </message>
        <message>
            <source>Account of {0}</source>
            <translation>Cuenta de {0}</translation>
        </message>
        <message>
            <source>Accounting figures, lifetime and period; end of the period</source>
            <translation>Cifras contables, totales y del período; fin del período</translation>
        </message>
        <message>
            <source>Accounts of the staff: roles, rights, PINs</source>
            <translation>Cuentas del personal: roles, derechos, PIN</translation>
        </message>
        <message>
            <source>Accounts: {0}</source>
            <translation>Cuentas: {0}</translation>
        </message>
        <message>
            <source>Acknowledge</source>
            <translation>Confirmar</translation>
        </message>
        <message>
            <source>Add a person</source>
            <translation>Añadir una persona</translation>
        </message>
        <message>
            <source>Add a second operator: a single one cannot be helped after a lost PIN.</source>
            <translation>Añada un segundo operador: a uno solo no se le puede ayudar si pierde el PIN.</translation>
        </message>
        <message>
            <source>Added by bills</source>
            <translation>Añadido: billetes</translation>
        </message>
        <message>
            <source>Added by hand</source>
            <translation>Añadido: a mano</translation>
        </message>
        <message>
            <source>Added by tickets</source>
            <translation>Añadido: tickets</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Todo</translation>
        </message>
        <message>
            <source>All bills since the last RAM clear: {0}</source>
            <translation>Todos los billetes desde el último borrado de RAM: {0}</translation>
        </message>
        <message>
            <source>All copies are on one device{0}: what destroys it destroys them all.</source>
            <translation>Todas las copias están en un mismo dispositivo{0}: lo que lo destruya las destruye todas.</translation>
        </message>
        <message>
            <source>All players</source>
            <translation>Todos los jugadores</translation>
        </message>
        <message>
            <source>All seats</source>
            <translation>Todos los puestos</translation>
        </message>
        <message>
            <source>All shifts</source>
            <translation>Todos los turnos</translation>
        </message>
        <message>
            <source>All targets are done</source>
            <translation>Todas las dianas están hechas</translation>
        </message>
        <message>
            <source>All, for a replaced cabinet</source>
            <translation>Todos, para un equipo sustituido</translation>
        </message>
        <message>
            <source>Amount</source>
            <translation>Importe</translation>
        </message>
        <message>
            <source>Amounts</source>
            <translation>Importes</translation>
        </message>
        <message>
            <source>Amounts are in</source>
            <translation>Importes en</translation>
        </message>
        <message>
            <source>An unsigned development copy: nothing to hold it against.</source>
            <translation>Una copia de desarrollo sin firma: no hay con qué compararla.</translation>
        </message>
        <message>
            <source>Another reason</source>
            <translation>Otro motivo</translation>
        </message>
        <message>
            <source>Apply asks for the second person.</source>
            <translation>«Aplicar» pide a la segunda persona.</translation>
        </message>
        <message>
            <source>Apply what was entered</source>
            <translation>Aplicar lo introducido</translation>
        </message>
        <message>
            <source>Areas reached: {0} of {1}</source>
            <translation>Zonas alcanzadas: {0} de {1}</translation>
        </message>
        <message>
            <source>As it was at</source>
            <translation>Situación el</translation>
        </message>
        <message>
            <source>As the stations have reported it. Money in and out is in their own reports.</source>
            <translation>Según lo han comunicado los puestos. Las entradas y salidas de dinero están en sus propios informes.</translation>
        </message>
        <message>
            <source>At the start</source>
            <translation>Al inicio</translation>
        </message>
        <message>
            <source>Attendant called</source>
            <translation>Asistente llamado</translation>
        </message>
        <message>
            <source>Attendant menu</source>
            <translation>Asistente</translation>
        </message>
        <message>
            <source>BIG SHOT won</source>
            <translation>BIG SHOT ganado</translation>
        </message>
        <message>
            <source>Back to the first</source>
            <translation>Volver a los primeros</translation>
        </message>
        <message>
            <source>Bad</source>
            <translation>Mala</translation>
        </message>
        <message>
            <source>Before the first of {0} steps</source>
            <translation>Antes del primero de {0} pasos</translation>
        </message>
        <message>
            <source>Began</source>
            <translation>Comenzó</translation>
        </message>
        <message>
            <source>Begin and end the shift, its balance: what was paid and taken; print</source>
            <translation>Comenzar y terminar el turno, su balance: lo pagado y lo recibido; imprimir</translation>
        </message>
        <message>
            <source>Begin test mode</source>
            <translation>Iniciar el modo de prueba</translation>
        </message>
        <message>
            <source>Begin the shift</source>
            <translation>Comenzar el turno</translation>
        </message>
        <message>
            <source>Being printed</source>
            <translation>Imprimiéndose</translation>
        </message>
        <message>
            <source>Below {0} MB a warning is shown; below {1} MB no new game and no money.</source>
            <translation>Por debajo de {0} MB se avisa; por debajo de {1} MB, ni juego nuevo ni dinero.</translation>
        </message>
        <message>
            <source>Bet</source>
            <translation>Apuesta</translation>
        </message>
        <message>
            <source>Bets</source>
            <translation>Apuestas</translation>
        </message>
        <message>
            <source>Bets and dice</source>
            <translation>Apuestas y dados</translation>
        </message>
        <message>
            <source>Bets decided</source>
            <translation>Apuestas decididas</translation>
        </message>
        <message>
            <source>Bets doubled</source>
            <translation>Apuestas dobladas</translation>
        </message>
        <message>
            <source>Bets repeated</source>
            <translation>Apuestas repetidas</translation>
        </message>
        <message>
            <source>Betting is open</source>
            <translation>Las apuestas están abiertas</translation>
        </message>
        <message>
            <source>Betting time</source>
            <translation>Tiempo de apuestas</translation>
        </message>
        <message>
            <source>Betting time ends</source>
            <translation>Fin de las apuestas</translation>
        </message>
        <message>
            <source>Big win</source>
            <translation>Gran premio</translation>
        </message>
        <message>
            <source>Bills</source>
            <translation>Billetes</translation>
        </message>
        <message>
            <source>Bills accepted</source>
            <translation>Billetes aceptados</translation>
        </message>
        <message>
            <source>Bills by their value</source>
            <translation>Billetes por su valor</translation>
        </message>
        <message>
            <source>Bills in</source>
            <translation>Billetes</translation>
        </message>
        <message>
            <source>Bills in cash boxes taken out (drop)</source>
            <translation>Billetes en cajas retiradas (drop)</translation>
        </message>
        <message>
            <source>Bills of {0}</source>
            <translation>Billetes de {0}</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Negro</translation>
        </message>
        <message>
            <source>Blocked</source>
            <translation>Bloqueada</translation>
        </message>
        <message>
            <source>Blue</source>
            <translation>Azul</translation>
        </message>
        <message>
            <source>Board</source>
            <translation>Placa</translation>
        </message>
        <message>
            <source>Both sides agree; they are compared after every event.</source>
            <translation>Ambos lados coinciden; se comparan después de cada evento.</translation>
        </message>
        <message>
            <source>Box turned over</source>
            <translation>Cubilete volcado</translation>
        </message>
        <message>
            <source>By day</source>
            <translation>Por día</translation>
        </message>
        <message>
            <source>By hour</source>
            <translation>Por hora</translation>
        </message>
        <message>
            <source>Cabinet</source>
            <translation>Máquina</translation>
        </message>
        <message>
            <source>Calibrate</source>
            <translation>Calibrar</translation>
        </message>
        <message>
            <source>Calibrated: {0}</source>
            <translation>Calibrada: {0}</translation>
        </message>
        <message>
            <source>Calibration on trial until test mode ends: {0}</source>
            <translation>Calibración a prueba hasta el fin del modo de prueba: {0}</translation>
        </message>
        <message>
            <source>Call</source>
            <translation>Llamada</translation>
        </message>
        <message>
            <source>Calls for the attendant</source>
            <translation>Llamadas al asistente</translation>
        </message>
        <message>
            <source>Came</source>
            <translation>Salió</translation>
        </message>
        <message>
            <source>Camera</source>
            <translation>Cámara</translation>
        </message>
        <message>
            <source>Cancelled credits paid by an attendant</source>
            <translation>Créditos cancelados pagados a mano</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Tarjeta</translation>
        </message>
        <message>
            <source>Card reader</source>
            <translation>Lector de tarjetas</translation>
        </message>
        <message>
            <source>Card {0} is logged in.</source>
            <translation>La tarjeta {0} está conectada.</translation>
        </message>
        <message>
            <source>Cash box</source>
            <translation>Caja</translation>
        </message>
        <message>
            <source>Cash box door opened</source>
            <translation>Puerta de la caja abierta</translation>
        </message>
        <message>
            <source>Cash boxes taken out</source>
            <translation>Cajas retiradas</translation>
        </message>
        <message>
            <source>Cash out, and credit paid by hand</source>
            <translation>Cobrar, y pago manual del crédito</translation>
        </message>
        <message>
            <source>Cash paid out</source>
            <translation>Pagado en efectivo</translation>
        </message>
        <message>
            <source>Cash-out by the player</source>
            <translation>Cobro por el jugador</translation>
        </message>
        <message>
            <source>Change your PIN</source>
            <translation>Cambie su PIN</translation>
        </message>
        <message>
            <source>Change {0}</source>
            <translation>Cambiar {0}</translation>
        </message>
        <message>
            <source>Change {name}</source>
            <translation>Cambiar {name}</translation>
        </message>
        <message>
            <source>Changed in Param.ini, while the terminal is ended</source>
            <translation>Se cambia en Param.ini, con el terminal cerrado</translation>
        </message>
        <message>
            <source>Changes in the draft: {0}</source>
            <translation>Cambios en el borrador: {0}</translation>
        </message>
        <message>
            <source>Charts</source>
            <translation>Gráficos</translation>
        </message>
        <message>
            <source>Chi-square</source>
            <translation>Ji-cuadrado</translation>
        </message>
        <message>
            <source>Chip placed</source>
            <translation>Ficha puesta</translation>
        </message>
        <message>
            <source>Chip taken down</source>
            <translation>Ficha retirada</translation>
        </message>
        <message>
            <source>Choice ends</source>
            <translation>Fin de la elección</translation>
        </message>
        <message>
            <source>Choose a PIN of five to eight digits</source>
            <translation>Elija un PIN de cinco a ocho cifras</translation>
        </message>
        <message>
            <source>Clear everything</source>
            <translation>Borrar todo</translation>
        </message>
        <message>
            <source>Clear: the journal is archived and all meters begin at zero</source>
            <translation>Borrar: el diario se archiva y los contadores empiezan de nuevo</translation>
        </message>
        <message>
            <source>Clock</source>
            <translation>Reloj</translation>
        </message>
        <message>
            <source>Close the station for players, and open it again</source>
            <translation>Cerrar el puesto a los jugadores y volver a abrirlo</translation>
        </message>
        <message>
            <source>Coin in (all wagers)</source>
            <translation>Coin-in (todas las apuestas)</translation>
        </message>
        <message>
            <source>Coin in less all pays</source>
            <translation>Coin in menos todos los pagos</translation>
        </message>
        <message>
            <source>Coin out (paid by the machine)</source>
            <translation>Coin-out (pagado por la máquina)</translation>
        </message>
        <message>
            <source>Commission</source>
            <translation>Comisión</translation>
        </message>
        <message>
            <source>Component</source>
            <translation>Componente</translation>
        </message>
        <message>
            <source>Condition of the memory: the three copies, disks, repairs</source>
            <translation>Estado de la memoria: las tres copias, discos, reparaciones</translation>
        </message>
        <message>
            <source>Confirm {0}</source>
            <translation>Confirmar {0}</translation>
        </message>
        <message>
            <source>Copy 1, the database</source>
            <translation>Copia 1, la base de datos</translation>
        </message>
        <message>
            <source>Copy 2, beside the database</source>
            <translation>Copia 2, junto a la base de datos</translation>
        </message>
        <message>
            <source>Copy 3, on the same device</source>
            <translation>Copia 3, en el mismo dispositivo</translation>
        </message>
        <message>
            <source>Copy 3, on the second device</source>
            <translation>Copia 3, en el segundo dispositivo</translation>
        </message>
        <message>
            <source>Count</source>
            <translation>Cantidad</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>Contado</translation>
        </message>
        <message>
            <source>Counts</source>
            <translation>Cantidades</translation>
        </message>
        <message>
            <source>Credit</source>
            <translation>Crédito</translation>
        </message>
        <message>
            <source>Credit at end</source>
            <translation>Crédito al final</translation>
        </message>
        <message>
            <source>Credit at start</source>
            <translation>Crédito al inicio</translation>
        </message>
        <message>
            <source>Credit by hand</source>
            <translation>Crédito manual</translation>
        </message>
        <message>
            <source>Credit by the meters</source>
            <translation>Crédito según los contadores</translation>
        </message>
        <message>
            <source>Credit given</source>
            <translation>Crédito dado</translation>
        </message>
        <message>
            <source>Credit given by hand</source>
            <translation>Crédito dado a mano</translation>
        </message>
        <message>
            <source>Credit of the player, with the bets on the felt</source>
            <translation>Crédito del jugador, con las apuestas en el tapete</translation>
        </message>
        <message>
            <source>Credit paid by hand</source>
            <translation>Crédito pagado a mano</translation>
        </message>
        <message>
            <source>Credit that is given by hand is the player's. Up to {0} at once.</source>
            <translation>El crédito dado a mano es del jugador. Hasta {0} cada vez.</translation>
        </message>
        <message>
            <source>Credited</source>
            <translation>Acreditado</translation>
        </message>
        <message>
            <source>Credited by an attendant</source>
            <translation>Acreditado por un asistente</translation>
        </message>
        <message>
            <source>Currency</source>
            <translation>Moneda</translation>
        </message>
        <message>
            <source>Currency and bills</source>
            <translation>Moneda y billetes</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Apagada</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Fecha</translation>
        </message>
        <message>
            <source>Date and time</source>
            <translation>Fecha y hora</translation>
        </message>
        <message>
            <source>Days</source>
            <translation>Días</translation>
        </message>
        <message>
            <source>Dead pixels, {0}</source>
            <translation>Píxeles muertos, {0}</translation>
        </message>
        <message>
            <source>Deal</source>
            <translation>Dirigir</translation>
        </message>
        <message>
            <source>Deal at a live table: open and close betting, enter or void dice</source>
            <translation>Mesa en vivo: abrir y cerrar apuestas, introducir o anular dados</translation>
        </message>
        <message>
            <source>Dealer</source>
            <translation>Crupier</translation>
        </message>
        <message>
            <source>Decided</source>
            <translation>Decidida</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Predeterminado</translation>
        </message>
        <message>
            <source>Degrees of freedom</source>
            <translation>Grados de libertad</translation>
        </message>
        <message>
            <source>Deposits</source>
            <translation>Depósitos</translation>
        </message>
        <message>
            <source>Device</source>
            <translation>Dispositivo</translation>
        </message>
        <message>
            <source>Devices</source>
            <translation>Dispositivos</translation>
        </message>
        <message>
            <source>Devices and their ports</source>
            <translation>Dispositivos y sus puertos</translation>
        </message>
        <message>
            <source>Devices, parameters and diagnostics, but no money</source>
            <translation>Dispositivos, parámetros y diagnóstico, pero no dinero</translation>
        </message>
        <message>
            <source>Diagnostics</source>
            <translation>Diagnóstico</translation>
        </message>
        <message>
            <source>Dice</source>
            <translation>Dados</translation>
        </message>
        <message>
            <source>Dice cannot be read</source>
            <translation>Dados ilegibles</translation>
        </message>
        <message>
            <source>Dice in the box</source>
            <translation>Dados en el cubilete</translation>
        </message>
        <message>
            <source>Dice shaken</source>
            <translation>Dados agitados</translation>
        </message>
        <message>
            <source>Dice thrown</source>
            <translation>Dados lanzados</translation>
        </message>
        <message>
            <source>Dice thrown at once: {0}</source>
            <translation>Dados tirados a la vez: {0}</translation>
        </message>
        <message>
            <source>Dice were touched</source>
            <translation>Dados tocados</translation>
        </message>
        <message>
            <source>Dice: {0}</source>
            <translation>Dados: {0}</translation>
        </message>
        <message>
            <source>Die {0}: {1}</source>
            <translation>Dado {0}: {1}</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>Diferencia</translation>
        </message>
        <message>
            <source>Disks</source>
            <translation>Discos</translation>
        </message>
        <message>
            <source>Disks of the journal: free room, growth, days left, health</source>
            <translation>Discos del diario: espacio libre, crecimiento, días, salud</translation>
        </message>
        <message>
            <source>Disputed</source>
            <translation>En disputa</translation>
        </message>
        <message>
            <source>Disputed bills and tickets settled</source>
            <translation>Billetes y tickets en disputa resueltos</translation>
        </message>
        <message>
            <source>Door</source>
            <translation>Puerta</translation>
        </message>
        <message>
            <source>Door alarm</source>
            <translation>Alarma de puerta</translation>
        </message>
        <message>
            <source>Doors and keys</source>
            <translation>Puertas y llaves</translation>
        </message>
        <message>
            <source>Doors and lights</source>
            <translation>Puertas y luces</translation>
        </message>
        <message>
            <source>Draw over the whole screen: areas that stay dark feel no touch</source>
            <translation>Dibuje por toda la pantalla: las zonas oscuras no sienten el toque</translation>
        </message>
        <message>
            <source>Drop {0}</source>
            <translation>Retirada {0}</translation>
        </message>
        <message>
            <source>Drop {0}, taken out at {1}</source>
            <translation>Retirada {0}, sacada el {1}</translation>
        </message>
        <message>
            <source>Drop {0}: {1} expected, difference {2}</source>
            <translation>Retirada {0}: {1} esperado, diferencia {2}</translation>
        </message>
        <message>
            <source>Drop: what must be in the cash box, its count and the difference</source>
            <translation>Retirada: lo que debe haber en la caja, su recuento y la diferencia</translation>
        </message>
        <message>
            <source>Due</source>
            <translation>Pendiente desde</translation>
        </message>
        <message>
            <source>Each port is asked who is there; nothing moves and nothing is printed</source>
            <translation>Se pregunta a cada puerto quién está; nada se mueve ni se imprime</translation>
        </message>
        <message>
            <source>End</source>
            <translation>Fin</translation>
        </message>
        <message>
            <source>End shift {0}</source>
            <translation>Terminar el turno {0}</translation>
        </message>
        <message>
            <source>End test mode</source>
            <translation>Terminar el modo de prueba</translation>
        </message>
        <message>
            <source>End the period</source>
            <translation>Cerrar el periodo</translation>
        </message>
        <message>
            <source>Ended</source>
            <translation>Terminado</translation>
        </message>
        <message>
            <source>Ended by</source>
            <translation>Lo termina</translation>
        </message>
        <message>
            <source>Enter the PIN</source>
            <translation>Introduzca el PIN</translation>
        </message>
        <message>
            <source>Enter your present PIN</source>
            <translation>Introduzca su PIN actual</translation>
        </message>
        <message>
            <source>Enter your present PIN, and then choose a new one.</source>
            <translation>Introduzca su PIN actual y elija después uno nuevo.</translation>
        </message>
        <message>
            <source>Enter {0}</source>
            <translation>Introducir {0}</translation>
        </message>
        <message>
            <source>Erase credit and meters and begin a new journal</source>
            <translation>Borrar crédito y contadores e iniciar un nuevo diario</translation>
        </message>
        <message>
            <source>Errors since power-up: {0}.</source>
            <translation>Errores desde el encendido: {0}.</translation>
        </message>
        <message>
            <source>Establishment</source>
            <translation>Establecimiento</translation>
        </message>
        <message>
            <source>Events</source>
            <translation>Sucesos</translation>
        </message>
        <message>
            <source>Every area was reached</source>
            <translation>Se alcanzaron todas las zonas</translation>
        </message>
        <message>
            <source>Every bill, what became of it: accepted, returned, disputed</source>
            <translation>Cada billete y qué pasó con él: aceptado, devuelto, en disputa</translation>
        </message>
        <message>
            <source>Every file matches its release.</source>
            <translation>Cada archivo es como se publicó.</translation>
        </message>
        <message>
            <source>Everything, and manages people</source>
            <translation>Todo, y gestiona las personas</translation>
        </message>
        <message>
            <source>Expected</source>
            <translation>Esperado</translation>
        </message>
        <message>
            <source>Face</source>
            <translation>Cara</translation>
        </message>
        <message>
            <source>Faces</source>
            <translation>Caras</translation>
        </message>
        <message>
            <source>Faces of the first die</source>
            <translation>Caras del primer dado</translation>
        </message>
        <message>
            <source>Faces of the fourth die</source>
            <translation>Caras del cuarto dado</translation>
        </message>
        <message>
            <source>Faces of the second die</source>
            <translation>Caras del segundo dado</translation>
        </message>
        <message>
            <source>Faces of the third die</source>
            <translation>Caras del tercer dado</translation>
        </message>
        <message>
            <source>Fault</source>
            <translation>Fallo</translation>
        </message>
        <message>
            <source>Faults</source>
            <translation>Fallos</translation>
        </message>
        <message>
            <source>Faults: {0}</source>
            <translation>Fallos: {0}</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Archivo</translation>
        </message>
        <message>
            <source>Files</source>
            <translation>Archivos</translation>
        </message>
        <message>
            <source>Files are being looked for</source>
            <translation>Se están buscando archivos</translation>
        </message>
        <message>
            <source>Fill the draft: {title}</source>
            <translation>Rellenar el borrador: {title}</translation>
        </message>
        <message>
            <source>Fingers at once: {0}</source>
            <translation>Dedos a la vez: {0}</translation>
        </message>
        <message>
            <source>First PIN</source>
            <translation>Primer PIN</translation>
        </message>
        <message>
            <source>First die after the throw before</source>
            <translation>Primer dado tras la tirada anterior</translation>
        </message>
        <message>
            <source>Folder {0}</source>
            <translation>Carpeta {0}</translation>
        </message>
        <message>
            <source>Forget {0}</source>
            <translation>Olvidar {0}</translation>
        </message>
        <message>
            <source>Found</source>
            <translation>Encontrado</translation>
        </message>
        <message>
            <source>Found by “{words}”</source>
            <translation>Encontrado con «{words}»</translation>
        </message>
        <message>
            <source>Found for “{0}”: {1}</source>
            <translation>Encontrados para «{0}»: {1}</translation>
        </message>
        <message>
            <source>Fourth die</source>
            <translation>Cuarto dado</translation>
        </message>
        <message>
            <source>Fourth die after the throw before</source>
            <translation>Cuarto dado tras la tirada anterior</translation>
        </message>
        <message>
            <source>Free</source>
            <translation>Libre</translation>
        </message>
        <message>
            <source>Free seat {0}</source>
            <translation>Liberar el puesto {0}</translation>
        </message>
        <message>
            <source>From the day</source>
            <translation>Desde el día</translation>
        </message>
        <message>
            <source>From the last result on. What has moved at the station since is not in it.</source>
            <translation>Desde el último resultado. No incluye lo que se ha movido en la estación desde entonces.</translation>
        </message>
        <message>
            <source>From the time</source>
            <translation>Desde la hora</translation>
        </message>
        <message>
            <source>From {file}, signed by {signer}</source>
            <translation>De {file}, firmado por {signer}</translation>
        </message>
        <message>
            <source>Function</source>
            <translation>Función</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Juego</translation>
        </message>
        <message>
            <source>Game {0}</source>
            <translation>Juego {0}</translation>
        </message>
        <message>
            <source>Game {0}, not complete yet</source>
            <translation>Juego {0}, aún sin terminar</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Juegos</translation>
        </message>
        <message>
            <source>Games since RAM clear</source>
            <translation>Partidas desde el borrado de RAM</translation>
        </message>
        <message>
            <source>Games since door close</source>
            <translation>Partidas desde el cierre de puerta</translation>
        </message>
        <message>
            <source>Games since power reset</source>
            <translation>Partidas desde el encendido</translation>
        </message>
        <message>
            <source>Games since, last amounts</source>
            <translation>Partidas desde, últimos importes</translation>
        </message>
        <message>
            <source>Gaming</source>
            <translation>Juego</translation>
        </message>
        <message>
            <source>Gaming day</source>
            <translation>Día de juego</translation>
        </message>
        <message>
            <source>Gaming day {0}</source>
            <translation>Día de juego {0}</translation>
        </message>
        <message>
            <source>Gaming days</source>
            <translation>Días de juego</translation>
        </message>
        <message>
            <source>Gaming days and their players: deposits, winnings, table win; print</source>
            <translation>Días de juego y sus jugadores: depósitos, ganancias, resultado de la mesa; imprimir</translation>
        </message>
        <message>
            <source>Give credit</source>
            <translation>Dar crédito</translation>
        </message>
        <message>
            <source>Good</source>
            <translation>Buena</translation>
        </message>
        <message>
            <source>Good win</source>
            <translation>Buen premio</translation>
        </message>
        <message>
            <source>Gradients</source>
            <translation>Degradados</translation>
        </message>
        <message>
            <source>Green</source>
            <translation>Verde</translation>
        </message>
        <message>
            <source>Grey steps</source>
            <translation>Escala de grises</translation>
        </message>
        <message>
            <source>Grid</source>
            <translation>Cuadrícula</translation>
        </message>
        <message>
            <source>Growth per day</source>
            <translation>Crecimiento al día</translation>
        </message>
        <message>
            <source>Hand pay {0}</source>
            <translation>Pago manual {0}</translation>
        </message>
        <message>
            <source>Hand pays</source>
            <translation>Pagos a mano</translation>
        </message>
        <message>
            <source>Hand-over</source>
            <translation>Entrega</translation>
        </message>
        <message>
            <source>Handle</source>
            <translation>Apostado</translation>
        </message>
        <message>
            <source>Handle and win by hour and day, dice, bills, time in use, as bars</source>
            <translation>Apostado y ganancia por hora y día, dados, billetes, tiempo de uso, en barras</translation>
        </message>
        <message>
            <source>Have this day permitted (access.ram_clear)</source>
            <translation>Hacer autorizar este día (access.ram_clear)</translation>
        </message>
        <message>
            <source>Hours and minutes with a player, by gaming day. Together: {0}</source>
            <translation>Horas y minutos con un jugador, por día de juego. En total: {0}</translation>
        </message>
        <message>
            <source>How loud the game, spoken calls and the door alarm are in play</source>
            <translation>Volumen del juego, de los cantes hablados y de la alarma de puerta</translation>
        </message>
        <message>
            <source>Identity</source>
            <translation>Identidad</translation>
        </message>
        <message>
            <source>Import {file}</source>
            <translation>Importar {file}</translation>
        </message>
        <message>
            <source>In doubt</source>
            <translation>En duda</translation>
        </message>
        <message>
            <source>In escrow</source>
            <translation>En espera</translation>
        </message>
        <message>
            <source>In force</source>
            <translation>En vigor</translation>
        </message>
        <message>
            <source>In play at the beginning</source>
            <translation>En juego al principio</translation>
        </message>
        <message>
            <source>In play at the end</source>
            <translation>En juego al final</translation>
        </message>
        <message>
            <source>In play: volume {0}; the alarm of a door: {1}. No test changes that.</source>
            <translation>En juego: volumen {0}; la alarma de una puerta: {1}. Ninguna prueba lo cambia.</translation>
        </message>
        <message>
            <source>In service</source>
            <translation>En servicio</translation>
        </message>
        <message>
            <source>In the draft, or in force</source>
            <translation>En el borrador o vigente</translation>
        </message>
        <message>
            <source>In the validator</source>
            <translation>En el validador</translation>
        </message>
        <message>
            <source>Insert a bill: it is read and returned</source>
            <translation>Inserte un billete: se lee y se devuelve</translation>
        </message>
        <message>
            <source>It begins with the next round before which no seat has bets up.</source>
            <translation>Empieza con la próxima ronda antes de la cual ningún puesto tenga apuestas.</translation>
        </message>
        <message>
            <source>It is part of the program: there is no line to it.</source>
            <translation>Forma parte del programa: no hay línea hasta ella.</translation>
        </message>
        <message>
            <source>It is right as it is</source>
            <translation>Es correcto así</translation>
        </message>
        <message>
            <source>It was put back unopened</source>
            <translation>Se devolvió sin abrir</translation>
        </message>
        <message>
            <source>It watches itself (SMART).</source>
            <translation>Se vigila a sí mismo (SMART).</translation>
        </message>
        <message>
            <source>Its reserve of blocks is nearly used up.</source>
            <translation>Su reserva de bloques está casi agotada.</translation>
        </message>
        <message>
            <source>Jackpots and credits paid by hand, receipts</source>
            <translation>Premios y créditos pagados a mano, recibos</translation>
        </message>
        <message>
            <source>Jackpots paid by an attendant</source>
            <translation>Premios pagados a mano</translation>
        </message>
        <message>
            <source>Journal</source>
            <translation>Diario</translation>
        </message>
        <message>
            <source>Journal copies</source>
            <translation>Copias del diario</translation>
        </message>
        <message>
            <source>Journal copies: {0}</source>
            <translation>Copias del diario: {0}</translation>
        </message>
        <message>
            <source>Journals that could not be read: {0}. The file says which, and why.</source>
            <translation>Diarios que no se pudieron leer: {0}. El archivo dice cuáles y por qué.</translation>
        </message>
        <message>
            <source>Keep calibration</source>
            <translation>Conservar la calibración</translation>
        </message>
        <message>
            <source>Keep the station for a player</source>
            <translation>Reservar el puesto para un jugador</translation>
        </message>
        <message>
            <source>Keep {0}</source>
            <translation>Mantener {0}</translation>
        </message>
        <message>
            <source>Languages</source>
            <translation>Idiomas</translation>
        </message>
        <message>
            <source>Last bets</source>
            <translation>Últimas apuestas</translation>
        </message>
        <message>
            <source>Last bets are in</source>
            <translation>Últimas apuestas recibidas</translation>
        </message>
        <message>
            <source>Last call</source>
            <translation>Últimas apuestas</translation>
        </message>
        <message>
            <source>Last change</source>
            <translation>Último cambio</translation>
        </message>
        <message>
            <source>Last given: credit {0}, {1}, at {2}.</source>
            <translation>Último crédito dado: {0}, {1}, a las {2}.</translation>
        </message>
        <message>
            <source>Last here</source>
            <translation>Última vez</translation>
        </message>
        <message>
            <source>Last paid</source>
            <translation>Último pago</translation>
        </message>
        <message>
            <source>Last sign-in</source>
            <translation>Último inicio de sesión</translation>
        </message>
        <message>
            <source>Last throw</source>
            <translation>Última tirada</translation>
        </message>
        <message>
            <source>Last wager</source>
            <translation>Última apuesta</translation>
        </message>
        <message>
            <source>Last win</source>
            <translation>Última ganancia</translation>
        </message>
        <message>
            <source>Let the table go on</source>
            <translation>Dejar que la mesa continúe</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>Nivel</translation>
        </message>
        <message>
            <source>Life used: {0} %.</source>
            <translation>Vida usada: {0} %.</translation>
        </message>
        <message>
            <source>Lifetime</source>
            <translation>Total</translation>
        </message>
        <message>
            <source>Limit</source>
            <translation>Límite</translation>
        </message>
        <message>
            <source>Limits</source>
            <translation>Límites</translation>
        </message>
        <message>
            <source>Limits of the table</source>
            <translation>Límites de la mesa</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>Línea</translation>
        </message>
        <message>
            <source>Line of the sheet</source>
            <translation>Línea de la tabla</translation>
        </message>
        <message>
            <source>Location</source>
            <translation>Ubicación</translation>
        </message>
        <message>
            <source>Locked</source>
            <translation>Bloqueado</translation>
        </message>
        <message>
            <source>Locked after wrong PINs</source>
            <translation>Bloqueada por PIN incorrectos</translation>
        </message>
        <message>
            <source>Logged in</source>
            <translation>Conectado</translation>
        </message>
        <message>
            <source>Logic door opened</source>
            <translation>Puerta de la electrónica abierta</translation>
        </message>
        <message>
            <source>Look for devices at the ports</source>
            <translation>Buscar dispositivos en los puertos</translation>
        </message>
        <message>
            <source>Looked for among the last {0} events</source>
            <translation>Buscado entre los últimos {0} eventos</translation>
        </message>
        <message>
            <source>Looking for “{0}”: {1}; found so far: {2}</source>
            <translation>Buscando «{0}»: {1}; encontrados: {2}</translation>
        </message>
        <message>
            <source>Losing wagers</source>
            <translation>Apuestas perdidas</translation>
        </message>
        <message>
            <source>Loss</source>
            <translation>Pérdida</translation>
        </message>
        <message>
            <source>Machine</source>
            <translation>Máquina</translation>
        </message>
        <message>
            <source>Machine number</source>
            <translation>Número de máquina</translation>
        </message>
        <message>
            <source>Machine number and place</source>
            <translation>Número de máquina y ubicación</translation>
        </message>
        <message>
            <source>Machine number, place, version, game and par sheet</source>
            <translation>Número de máquina, lugar, versión, juego y tabla de pagos</translation>
        </message>
        <message>
            <source>Made at</source>
            <translation>Creado el</translation>
        </message>
        <message>
            <source>Main door opened</source>
            <translation>Puerta principal abierta</translation>
        </message>
        <message>
            <source>Mean times in ms: read {0}, write {1}, sync {2}.</source>
            <translation>Tiempos medios en ms: lectura {0}, escritura {1}, sincronización {2}.</translation>
        </message>
        <message>
            <source>Meter</source>
            <translation>Contador</translation>
        </message>
        <message>
            <source>Meters</source>
            <translation>Contadores</translation>
        </message>
        <message>
            <source>Money</source>
            <translation>Dinero</translation>
        </message>
        <message>
            <source>Money in</source>
            <translation>Entrada de dinero</translation>
        </message>
        <message>
            <source>Money that an attendant puts on the credit by hand, promotion, compensation</source>
            <translation>Dinero que un empleado abona al crédito a mano, promoción, compensación</translation>
        </message>
        <message>
            <source>My shift</source>
            <translation>Mi turno</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <source>New PIN for {0}</source>
            <translation>Nuevo PIN para {0}</translation>
        </message>
        <message>
            <source>Next game</source>
            <translation>Próximo juego</translation>
        </message>
        <message>
            <source>Next: {0}</source>
            <translation>A continuación: {0}</translation>
        </message>
        <message>
            <source>Nick</source>
            <translation>Acierto (nick)</translation>
        </message>
        <message>
            <source>No account signs in with this key.</source>
            <translation>Ninguna cuenta inicia sesión con esta llave.</translation>
        </message>
        <message>
            <source>No bets are up</source>
            <translation>No hay apuestas</translation>
        </message>
        <message>
            <source>No configuration is on a USB stick or in the folder for exports</source>
            <translation>No hay ninguna configuración en una memoria USB ni en la carpeta de exportación</translation>
        </message>
        <message>
            <source>No credit, and nothing to be settled</source>
            <translation>Sin crédito y nada por resolver</translation>
        </message>
        <message>
            <source>No dealer works at this table: game.mode is not live.</source>
            <translation>En esta mesa no trabaja ningún crupier: game.mode no es live.</translation>
        </message>
        <message>
            <source>No device answers</source>
            <translation>Ningún dispositivo responde</translation>
        </message>
        <message>
            <source>No device is at work: the terminal restarts at once</source>
            <translation>Ningún dispositivo trabaja: el terminal se reinicia enseguida</translation>
        </message>
        <message>
            <source>No gaming day has begun yet</source>
            <translation>Aún no ha empezado ningún día de juego</translation>
        </message>
        <message>
            <source>No more bets</source>
            <translation>No va más</translation>
        </message>
        <message>
            <source>No more bets: the generator throws</source>
            <translation>No va más: lanza el generador</translation>
        </message>
        <message>
            <source>No more bets: throw the dice and enter them</source>
            <translation>No va más: lance los dados e introdúzcalos</translation>
        </message>
        <message>
            <source>No other account has the right to do this.</source>
            <translation>Ninguna otra cuenta tiene ese derecho.</translation>
        </message>
        <message>
            <source>No parameter has “{words}” in its name, its description or its value</source>
            <translation>Ningún parámetro tiene «{words}» en su nombre, descripción o valor</translation>
        </message>
        <message>
            <source>No play</source>
            <translation>Sin juego</translation>
        </message>
        <message>
            <source>No player has agreed to be remembered</source>
            <translation>Ningún jugador ha aceptado ser recordado</translation>
        </message>
        <message>
            <source>No player is logged in.</source>
            <translation>No hay ningún jugador conectado.</translation>
        </message>
        <message>
            <source>No round has been opened yet</source>
            <translation>Aún no se ha abierto ninguna ronda</translation>
        </message>
        <message>
            <source>No round yet</source>
            <translation>Aún ninguna ronda</translation>
        </message>
        <message>
            <source>No shift has begun yet</source>
            <translation>Aún no ha comenzado ningún turno</translation>
        </message>
        <message>
            <source>No throw is under way.</source>
            <translation>No hay ninguna tirada en curso.</translation>
        </message>
        <message>
            <source>No time server keeps this clock: compare it with a right one every day.</source>
            <translation>Ningún servidor horario ajusta este reloj: compárelo cada día con uno correcto.</translation>
        </message>
        <message>
            <source>No.</source>
            <translation>N.º</translation>
        </message>
        <message>
            <source>No. {0}</source>
            <translation>N.º {0}</translation>
        </message>
        <message>
            <source>Nobody</source>
            <translation>Nadie</translation>
        </message>
        <message>
            <source>None that is journaled lately.</source>
            <translation>Ninguno en el diario reciente.</translation>
        </message>
        <message>
            <source>Not asked</source>
            <translation>No consultado</translation>
        </message>
        <message>
            <source>Not known: no result was reported</source>
            <translation>No se sabe: no se comunicó ningún resultado</translation>
        </message>
        <message>
            <source>Not paid</source>
            <translation>No pagado</translation>
        </message>
        <message>
            <source>Not printed</source>
            <translation>No impreso</translation>
        </message>
        <message>
            <source>Not readable</source>
            <translation>No se puede leer</translation>
        </message>
        <message>
            <source>Not taken over: {0}</source>
            <translation>No se adoptan: {0}</translation>
        </message>
        <message>
            <source>Not usable</source>
            <translation>No utilizable</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Nota</translation>
        </message>
        <message>
            <source>Nothing can be written there: it is read-only. No file was written.</source>
            <translation>No se puede escribir allí: es de solo lectura. No se ha escrito ningún archivo.</translation>
        </message>
        <message>
            <source>Nothing has passed yet.</source>
            <translation>Aún no ha pasado nada.</translation>
        </message>
        <message>
            <source>Nothing in test mode counts: no meter, no credit, no game. It ends with the key.</source>
            <translation>En el modo de prueba nada cuenta: ni contadores, ni crédito, ni juegos. Termina con la llave.</translation>
        </message>
        <message>
            <source>Nothing is found for “{0}”</source>
            <translation>No se ha encontrado nada para «{0}»</translation>
        </message>
        <message>
            <source>Nothing is waiting</source>
            <translation>No hay nada pendiente</translation>
        </message>
        <message>
            <source>Nothing is wrong</source>
            <translation>Todo está en orden</translation>
        </message>
        <message>
            <source>Nothing was paid by hand yet</source>
            <translation>Aún no se ha pagado nada a mano</translation>
        </message>
        <message>
            <source>Notify the operator of the monitoring system, and keep the paper</source>
            <translation>Avisar a quien supervisa esta máquina y guardar el papel</translation>
        </message>
        <message>
            <source>Now</source>
            <translation>Ahora</translation>
        </message>
        <message>
            <source>Now, as a test: {0}</source>
            <translation>Ahora, como prueba: {0}</translation>
        </message>
        <message>
            <source>Now, as the cabinet is: {0}</source>
            <translation>Ahora, según el estado: {0}</translation>
        </message>
        <message>
            <source>Number of bills of {0}</source>
            <translation>Número de billetes de {0}</translation>
        </message>
        <message>
            <source>Number of cancelled credits paid by an attendant</source>
            <translation>Número de créditos cancelados pagados a mano</translation>
        </message>
        <message>
            <source>Number of cash boxes taken out</source>
            <translation>Número de cajas retiradas</translation>
        </message>
        <message>
            <source>Number of credits given by an attendant</source>
            <translation>Número de créditos dados por un asistente</translation>
        </message>
        <message>
            <source>Number of jackpots paid by an attendant</source>
            <translation>Número de premios pagados a mano</translation>
        </message>
        <message>
            <source>Number of tickets</source>
            <translation>Número de tickets</translation>
        </message>
        <message>
            <source>Number of tickets in</source>
            <translation>Número de tickets entrados</translation>
        </message>
        <message>
            <source>Number of tickets out</source>
            <translation>Número de tickets emitidos</translation>
        </message>
        <message>
            <source>Only development copies of the program have played on this journal.</source>
            <translation>Con este diario solo han jugado copias de desarrollo del programa.</translation>
        </message>
        <message>
            <source>Open betting</source>
            <translation>Abrir las apuestas</translation>
        </message>
        <message>
            <source>Open the logic door</source>
            <translation>Abrir la puerta de la electrónica</translation>
        </message>
        <message>
            <source>Open the station</source>
            <translation>Abrir el puesto</translation>
        </message>
        <message>
            <source>Others gave you your PIN. Choose one that only you know.</source>
            <translation>Su PIN se lo dieron otros. Elija uno que solo usted conozca.</translation>
        </message>
        <message>
            <source>Out</source>
            <translation>Fallo (out)</translation>
        </message>
        <message>
            <source>Out by hand</source>
            <translation>Pagado: a mano</translation>
        </message>
        <message>
            <source>Out by ticket</source>
            <translation>Pagado: ticket</translation>
        </message>
        <message>
            <source>Out of service</source>
            <translation>Fuera de servicio</translation>
        </message>
        <message>
            <source>Out of service since {0}, by {1}.</source>
            <translation>Fuera de servicio desde {0}, por {1}.</translation>
        </message>
        <message>
            <source>Out of service since {0}.</source>
            <translation>Fuera de servicio desde {0}.</translation>
        </message>
        <message>
            <source>Outcome</source>
            <translation>Resultado</translation>
        </message>
        <message>
            <source>PIN expired</source>
            <translation>PIN caducado</translation>
        </message>
        <message>
            <source>Page {0} of {1}</source>
            <translation>Página {0} de {1}</translation>
        </message>
        <message>
            <source>Paid</source>
            <translation>Pagado</translation>
        </message>
        <message>
            <source>Pairs</source>
            <translation>Parejas</translation>
        </message>
        <message>
            <source>Par sheet</source>
            <translation>Hoja PAR</translation>
        </message>
        <message>
            <source>Par sheet, SHA-256</source>
            <translation>Hoja PAR, SHA-256</translation>
        </message>
        <message>
            <source>Par sheets and limits</source>
            <translation>Hojas PAR y límites</translation>
        </message>
        <message>
            <source>Parameter</source>
            <translation>Parámetro</translation>
        </message>
        <message>
            <source>Parameters</source>
            <translation>Parámetros</translation>
        </message>
        <message>
            <source>Parameters have changed since it was signed</source>
            <translation>Los parámetros han cambiado desde la firma</translation>
        </message>
        <message>
            <source>Parameters, SHA-256</source>
            <translation>Parámetros, SHA-256</translation>
        </message>
        <message>
            <source>Pause the table</source>
            <translation>Pausar la mesa</translation>
        </message>
        <message>
            <source>Pays</source>
            <translation>Pagos</translation>
        </message>
        <message>
            <source>Pays by hand, settles bills and tickets, reads meters and lists</source>
            <translation>Paga a mano, resuelve billetes y tickets, lee contadores y listas</translation>
        </message>
        <message>
            <source>People</source>
            <translation>Personas</translation>
        </message>
        <message>
            <source>People and their PINs</source>
            <translation>Personas y sus PIN</translation>
        </message>
        <message>
            <source>Period {0}</source>
            <translation>Periodo {0}</translation>
        </message>
        <message>
            <source>Phase</source>
            <translation>Fase</translation>
        </message>
        <message>
            <source>Play every sound at every volume, the alarm of a door too</source>
            <translation>Reproducir cada sonido a cada volumen, también la alarma de puerta</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Jugador</translation>
        </message>
        <message>
            <source>Player since</source>
            <translation>Llegada</translation>
        </message>
        <message>
            <source>Player's result</source>
            <translation>Resultado</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Jugadores</translation>
        </message>
        <message>
            <source>Players choose</source>
            <translation>Los jugadores eligen</translation>
        </message>
        <message>
            <source>Players with a card, their figures; unblock a card, forget a player</source>
            <translation>Jugadores con tarjeta, sus cifras; desbloquear una tarjeta, olvidar a un jugador</translation>
        </message>
        <message>
            <source>Players: {0}</source>
            <translation>Jugadores: {0}</translation>
        </message>
        <message>
            <source>Port</source>
            <translation>Puerto</translation>
        </message>
        <message>
            <source>Power resets</source>
            <translation>Encendidos</translation>
        </message>
        <message>
            <source>Practice has no ports but its own</source>
            <translation>La práctica solo tiene sus propios puertos</translation>
        </message>
        <message>
            <source>Preset</source>
            <translation>Preajuste</translation>
        </message>
        <message>
            <source>Print (slips: {0})</source>
            <translation>Imprimir (comprobantes: {0})</translation>
        </message>
        <message>
            <source>Print a test</source>
            <translation>Imprimir una prueba</translation>
        </message>
        <message>
            <source>Print drop {0}</source>
            <translation>Imprimir la retirada {0}</translation>
        </message>
        <message>
            <source>Print period {0}</source>
            <translation>Imprimir el periodo {0}</translation>
        </message>
        <message>
            <source>Print receipt {0}</source>
            <translation>Imprimir comprobante {0}</translation>
        </message>
        <message>
            <source>Print receipt {0} again</source>
            <translation>Reimprimir comprobante {0}</translation>
        </message>
        <message>
            <source>Print seat {0}</source>
            <translation>Imprimir el puesto {0}</translation>
        </message>
        <message>
            <source>Print shift {0}</source>
            <translation>Imprimir el turno {0}</translation>
        </message>
        <message>
            <source>Print the meters</source>
            <translation>Imprimir los contadores</translation>
        </message>
        <message>
            <source>Print the totals</source>
            <translation>Imprimir totales</translation>
        </message>
        <message>
            <source>Print with players</source>
            <translation>Imprimir con jugadores</translation>
        </message>
        <message>
            <source>Printed</source>
            <translation>Impreso</translation>
        </message>
        <message>
            <source>Printer</source>
            <translation>Impresora</translation>
        </message>
        <message>
            <source>Probability</source>
            <translation>Probabilidad</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>Programa</translation>
        </message>
        <message>
            <source>Program version</source>
            <translation>Versión del programa</translation>
        </message>
        <message>
            <source>Program, SHA-256</source>
            <translation>Programa, SHA-256</translation>
        </message>
        <message>
            <source>Property</source>
            <translation>Dato</translation>
        </message>
        <message>
            <source>Puck</source>
            <translation>Puck</translation>
        </message>
        <message>
            <source>RAM clear</source>
            <translation>Borrado de RAM</translation>
        </message>
        <message>
            <source>Read back before and after every game, after money, and when a door closes.</source>
            <translation>Se relee antes y después de cada partida, tras cada importe y al cerrar una puerta.</translation>
        </message>
        <message>
            <source>Recall of the last games, step by step, with dice and bets</source>
            <translation>Repaso de las últimas partidas, paso a paso, con dados y apuestas</translation>
        </message>
        <message>
            <source>Red</source>
            <translation>Rojo</translation>
        </message>
        <message>
            <source>Refusal</source>
            <translation>Rechazo</translation>
        </message>
        <message>
            <source>Remove {0}</source>
            <translation>Eliminar {0}</translation>
        </message>
        <message>
            <source>Repaired</source>
            <translation>Reparada</translation>
        </message>
        <message>
            <source>Repairs listed since the last RAM clear: {0}</source>
            <translation>Reparaciones listadas desde el último borrado de RAM: {0}</translation>
        </message>
        <message>
            <source>Reserve for {0} min</source>
            <translation>Reservar {0} min</translation>
        </message>
        <message>
            <source>Reserve station</source>
            <translation>Reservar puesto</translation>
        </message>
        <message>
            <source>Reserved until {0}, by {1}.</source>
            <translation>Reservado hasta {0}, por {1}.</translation>
        </message>
        <message>
            <source>Reserved until {0}.</source>
            <translation>Reservado hasta {0}.</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Resultado</translation>
        </message>
        <message>
            <source>Result of the house</source>
            <translation>Resultado de la casa</translation>
        </message>
        <message>
            <source>Return to service</source>
            <translation>Volver a poner en servicio</translation>
        </message>
        <message>
            <source>Returned</source>
            <translation>Devuelto</translation>
        </message>
        <message>
            <source>Role</source>
            <translation>Función</translation>
        </message>
        <message>
            <source>Room for</source>
            <translation>Espacio para</translation>
        </message>
        <message>
            <source>Round {0}</source>
            <translation>Ronda {0}</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Rondas</translation>
        </message>
        <message>
            <source>Rounds decided by dice</source>
            <translation>Rondas decididas por los dados</translation>
        </message>
        <message>
            <source>Screen</source>
            <translation>Pantalla</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Buscar</translation>
        </message>
        <message>
            <source>Seat</source>
            <translation>Puesto</translation>
        </message>
        <message>
            <source>Seat {0}</source>
            <translation>Puesto {0}</translation>
        </message>
        <message>
            <source>Seat {0} is being freed, and owed</source>
            <translation>El puesto {0} se está liberando; se le debe</translation>
        </message>
        <message>
            <source>Seat {0} is owed</source>
            <translation>Se debe al puesto {0}</translation>
        </message>
        <message>
            <source>Seat {0}: really free it?</source>
            <translation>Puesto {0}: ¿liberarlo de verdad?</translation>
        </message>
        <message>
            <source>Seats taken</source>
            <translation>Puestos ocupados</translation>
        </message>
        <message>
            <source>Seats with bets</source>
            <translation>Puestos con apuestas</translation>
        </message>
        <message>
            <source>Second die after the throw before</source>
            <translation>Segundo dado tras la tirada anterior</translation>
        </message>
        <message>
            <source>Second person</source>
            <translation>Segunda persona</translation>
        </message>
        <message>
            <source>Self-audit</source>
            <translation>Autoauditoría</translation>
        </message>
        <message>
            <source>Set date and time, or confirm a clock that has jumped</source>
            <translation>Ajustar fecha y hora, o confirmar un reloj que ha saltado</translation>
        </message>
        <message>
            <source>Set the clock</source>
            <translation>Ajustar el reloj</translation>
        </message>
        <message>
            <source>Set up a new cabinet step by step, and sign its hand-over to the house</source>
            <translation>Configurar un equipo nuevo paso a paso y firmar su entrega al casino</translation>
        </message>
        <message>
            <source>Set volume {0}</source>
            <translation>Ajustar volumen {0}</translation>
        </message>
        <message>
            <source>Set-up</source>
            <translation>Configuración</translation>
        </message>
        <message>
            <source>Settings: volume, limits, languages, times, devices</source>
            <translation>Ajustes: volumen, límites, idiomas, tiempos, dispositivos</translation>
        </message>
        <message>
            <source>Settle all money: credit, tickets, bills, hand pays</source>
            <translation>Liquidar todo: crédito, tickets, billetes, pagos a mano</translation>
        </message>
        <message>
            <source>Settled without credit</source>
            <translation>Resuelto sin crédito</translation>
        </message>
        <message>
            <source>Several bets at once</source>
            <translation>Varias apuestas a la vez</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Proporción</translation>
        </message>
        <message>
            <source>Shared parameters</source>
            <translation>Parámetros comunes</translation>
        </message>
        <message>
            <source>Shared table</source>
            <translation>Mesa compartida</translation>
        </message>
        <message>
            <source>Sheet {0}, SHA-256 {1}</source>
            <translation>Tabla {0}, SHA-256 {1}</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>Turno</translation>
        </message>
        <message>
            <source>Shift {0}</source>
            <translation>Turno {0}</translation>
        </message>
        <message>
            <source>Shift {0} of {1}, since {2}</source>
            <translation>Turno {0} de {1}, desde {2}</translation>
        </message>
        <message>
            <source>Shooter</source>
            <translation>Tirador</translation>
        </message>
        <message>
            <source>Sign in</source>
            <translation>Iniciar sesión</translation>
        </message>
        <message>
            <source>Sign the hand-over</source>
            <translation>Firmar la entrega</translation>
        </message>
        <message>
            <source>Signed</source>
            <translation>Firmado</translation>
        </message>
        <message>
            <source>Signed by</source>
            <translation>Firmado por</translation>
        </message>
        <message>
            <source>Signed in</source>
            <translation>Sesión iniciada</translation>
        </message>
        <message>
            <source>Silent</source>
            <translation>En silencio</translation>
        </message>
        <message>
            <source>Silent seats</source>
            <translation>Puestos en silencio</translation>
        </message>
        <message>
            <source>Since the journal began</source>
            <translation>Desde que empezó el diario</translation>
        </message>
        <message>
            <source>Since the start</source>
            <translation>Desde el inicio</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Tamaño</translation>
        </message>
        <message>
            <source>Small win</source>
            <translation>Premio pequeño</translation>
        </message>
        <message>
            <source>Software verification: signatures and checksums</source>
            <translation>Verificación del software: firmas y sumas de comprobación</translation>
        </message>
        <message>
            <source>Sounds</source>
            <translation>Sonidos</translation>
        </message>
        <message>
            <source>Spoken calls are heard where the house has recordings of them.</source>
            <translation>Los cantos hablados se oyen si la casa tiene grabaciones de ellos.</translation>
        </message>
        <message>
            <source>Staff</source>
            <translation>Personal</translation>
        </message>
        <message>
            <source>Staff key</source>
            <translation>Llave del personal</translation>
        </message>
        <message>
            <source>Stakes lost</source>
            <translation>Apuestas perdidas</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Inicio</translation>
        </message>
        <message>
            <source>State</source>
            <translation>Estado</translation>
        </message>
        <message>
            <source>State: {0}.</source>
            <translation>Estado: {0}.</translation>
        </message>
        <message>
            <source>Statistics of the dice: fairness, faces, totals</source>
            <translation>Estadística de los dados: equidad, caras, sumas</translation>
        </message>
        <message>
            <source>Status</source>
            <translation>Estado</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>Paso</translation>
        </message>
        <message>
            <source>Step {0} of {1}</source>
            <translation>Paso {0} de {1}</translation>
        </message>
        <message>
            <source>Stickman's voice</source>
            <translation>Voz del stickman</translation>
        </message>
        <message>
            <source>Stickman's voice: {0}, {1} of {2} calls, licence: {3}.</source>
            <translation>Voz del stickman: {0}, {1} de {2} cantes, licencia: {3}.</translation>
        </message>
        <message>
            <source>Still open</source>
            <translation>Aún abierto</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Detenido</translation>
        </message>
        <message>
            <source>Stops</source>
            <translation>Detiene</translation>
        </message>
        <message>
            <source>Table win</source>
            <translation>Resultado mesa</translation>
        </message>
        <message>
            <source>Take out of service</source>
            <translation>Poner fuera de servicio</translation>
        </message>
        <message>
            <source>Taking down bets</source>
            <translation>Retirar apuestas</translation>
        </message>
        <message>
            <source>Targets: {0} of {1}, mean error {2}, largest {3}</source>
            <translation>Dianas: {0} de {1}, error medio {2}, mayor {3}</translation>
        </message>
        <message>
            <source>Test</source>
            <translation>Prueba</translation>
        </message>
        <message>
            <source>Test a bill</source>
            <translation>Probar un billete</translation>
        </message>
        <message>
            <source>Test bill</source>
            <translation>Billete de prueba</translation>
        </message>
        <message>
            <source>Test doors, keys and the tower light: switches live, each lamp</source>
            <translation>Probar puertas, llaves y torre de luz: interruptores en vivo, cada luz</translation>
        </message>
        <message>
            <source>Test mode</source>
            <translation>Modo de prueba</translation>
        </message>
        <message>
            <source>Test print</source>
            <translation>Impresión de prueba</translation>
        </message>
        <message>
            <source>Test the devices without touching the meters</source>
            <translation>Probar los dispositivos sin tocar los contadores</translation>
        </message>
        <message>
            <source>Test the touch screen: targets, lines, colours, dead pixels</source>
            <translation>Probar la pantalla táctil: dianas, líneas, colores, píxeles muertos</translation>
        </message>
        <message>
            <source>Test throw</source>
            <translation>Lanzamiento de prueba</translation>
        </message>
        <message>
            <source>Test throws</source>
            <translation>Tiradas de prueba</translation>
        </message>
        <message>
            <source>Tests, all throws</source>
            <translation>Pruebas, todas las tiradas</translation>
        </message>
        <message>
            <source>Tests, last window</source>
            <translation>Pruebas, última ventana</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Texto</translation>
        </message>
        <message>
            <source>That is not the PIN</source>
            <translation>Ese no es el PIN</translation>
        </message>
        <message>
            <source>The alarm of an open door is heard at its own volume, never silent.</source>
            <translation>La alarma de una puerta abierta tiene su propio volumen y nunca calla.</translation>
        </message>
        <message>
            <source>The calibration is kept.</source>
            <translation>La calibración se conserva.</translation>
        </message>
        <message>
            <source>The calibration is on trial until test mode ends: touch the targets again.</source>
            <translation>La calibración está a prueba hasta el fin del modo de prueba: toque otra vez los objetivos.</translation>
        </message>
        <message>
            <source>The cash box was taken out</source>
            <translation>La caja se ha sacado</translation>
        </message>
        <message>
            <source>The changes are in force.</source>
            <translation>Los cambios están en vigor.</translation>
        </message>
        <message>
            <source>The clock is confirmed.</source>
            <translation>El reloj está confirmado.</translation>
        </message>
        <message>
            <source>The clock is not believed: {0}</source>
            <translation>El reloj no es creíble: {0}</translation>
        </message>
        <message>
            <source>The clock is set.</source>
            <translation>El reloj está ajustado.</translation>
        </message>
        <message>
            <source>The components are listed once the program has been verified.</source>
            <translation>Los componentes aparecen cuando se ha verificado el programa.</translation>
        </message>
        <message>
            <source>The count is complete</source>
            <translation>El recuento está completo</translation>
        </message>
        <message>
            <source>The devices are simulated: their window has the key and the door.</source>
            <translation>Los dispositivos son simulados: la llave y la puerta están en su ventana.</translation>
        </message>
        <message>
            <source>The dice lie: confirm them</source>
            <translation>Los dados están en la mesa: confírmelos</translation>
        </message>
        <message>
            <source>The difference is {0}: lock the cabinet and call for service.</source>
            <translation>La diferencia es {0}: bloquee la máquina y llame al servicio técnico.</translation>
        </message>
        <message>
            <source>The disks are being read: one that fails may not answer</source>
            <translation>Se están leyendo los discos: uno defectuoso puede no responder</translation>
        </message>
        <message>
            <source>The export was cancelled. No file was written.</source>
            <translation>La exportación se canceló. No se ha escrito ningún archivo.</translation>
        </message>
        <message>
            <source>The file could not be written: {0}.</source>
            <translation>No se pudo escribir el archivo: {0}.</translation>
        </message>
        <message>
            <source>The file is being written: {0}</source>
            <translation>Se está escribiendo el archivo: {0}</translation>
        </message>
        <message>
            <source>The file {0} is written.</source>
            <translation>El archivo {0} está escrito.</translation>
        </message>
        <message>
            <source>The first operator</source>
            <translation>El primer operador</translation>
        </message>
        <message>
            <source>The journal before it is in the folder {0}.</source>
            <translation>El diario anterior está en la carpeta {0}.</translation>
        </message>
        <message>
            <source>The journal could not be read to its beginning: older entries are missing.</source>
            <translation>El diario no se pudo leer hasta su comienzo: faltan entradas anteriores.</translation>
        </message>
        <message>
            <source>The journal is being read: {0}</source>
            <translation>Se está leyendo el diario: {0}</translation>
        </message>
        <message>
            <source>The journal is followed from its beginning, for another version of the program:</source>
            <translation>El diario se lee desde el principio, pues lo escribió otra versión del programa:</translation>
        </message>
        <message>
            <source>The journal takes {0}.</source>
            <translation>El diario ocupa {0}.</translation>
        </message>
        <message>
            <source>The keys are enough</source>
            <translation>Las llaves bastan</translation>
        </message>
        <message>
            <source>The last bets come in</source>
            <translation>Llegan las últimas apuestas</translation>
        </message>
        <message>
            <source>The log: money, doors, keys, devices, staff, errors</source>
            <translation>El registro: dinero, puertas, llaves, dispositivos, personal, errores</translation>
        </message>
        <message>
            <source>The logic door is open</source>
            <translation>La puerta de lógica está abierta</translation>
        </message>
        <message>
            <source>The loudest volume that a player can choose.</source>
            <translation>El volumen más alto que puede elegir un jugador.</translation>
        </message>
        <message>
            <source>The machine number, the place, and all files and ports are taken over too.</source>
            <translation>También se adoptan el número de máquina, la ubicación y todos los archivos y puertos.</translation>
        </message>
        <message>
            <source>The name by which the person signs in</source>
            <translation>El nombre con el que la persona inicia sesión</translation>
        </message>
        <message>
            <source>The parameter second_path is to name a folder on another device.</source>
            <translation>El parámetro second_path debe indicar una carpeta en otro dispositivo.</translation>
        </message>
        <message>
            <source>The parameters do not allow this station to be reserved.</source>
            <translation>Los parámetros no permiten reservar este puesto.</translation>
        </message>
        <message>
            <source>The program is being verified.</source>
            <translation>Se está verificando el programa.</translation>
        </message>
        <message>
            <source>The role of {0}</source>
            <translation>La función de {0}</translation>
        </message>
        <message>
            <source>The same, and ends periods, empties the cash box, out of service</source>
            <translation>Lo mismo, y cierra períodos, vacía la caja, fuera de servicio</translation>
        </message>
        <message>
            <source>The screen does not state maker and model</source>
            <translation>La pantalla no indica fabricante ni modelo</translation>
        </message>
        <message>
            <source>The search for “{0}” has failed; found before that: {1}</source>
            <translation>La búsqueda de «{0}» ha fallado; encontrado antes: {1}</translation>
        </message>
        <message>
            <source>The sheet inside the cabinet lists every fault.</source>
            <translation>La hoja dentro del mueble enumera todos los fallos.</translation>
        </message>
        <message>
            <source>The sheet {0} of this game is not here any more: its felt cannot be drawn.</source>
            <translation>La tabla {0} de este juego ya no está aquí: no se puede dibujar su tapete.</translation>
        </message>
        <message>
            <source>The sound device has not been used yet.</source>
            <translation>El dispositivo de sonido aún no se ha usado.</translation>
        </message>
        <message>
            <source>The sound device works.</source>
            <translation>El dispositivo de sonido funciona.</translation>
        </message>
        <message>
            <source>The stick can be pulled out.</source>
            <translation>Ya puede retirar la memoria.</translation>
        </message>
        <message>
            <source>The stick was pulled out, or the folder is missing. No file was written.</source>
            <translation>Se ha retirado la memoria USB o falta la carpeta. No se ha escrito ningún archivo.</translation>
        </message>
        <message>
            <source>The system does not allow writing there. No file was written.</source>
            <translation>El sistema no permite escribir allí. No se ha escrito ningún archivo.</translation>
        </message>
        <message>
            <source>The table as the game before left it</source>
            <translation>La mesa como la dejó el juego anterior</translation>
        </message>
        <message>
            <source>The time runs on when the key is turned back.</source>
            <translation>El tiempo sigue cuando se gira la llave de vuelta.</translation>
        </message>
        <message>
            <source>The time, in 24 hours, may be left out: then the day is shown from its end.</source>
            <translation>La hora, en 24 horas, puede omitirse: el día se muestra entonces desde su final.</translation>
        </message>
        <message>
            <source>The touch panel is not calibrated here.</source>
            <translation>El panel táctil no está calibrado aquí.</translation>
        </message>
        <message>
            <source>The volume of this time of day: the others stay as the parameters set them.</source>
            <translation>El volumen de esta hora del día: los demás quedan como los fijan los parámetros.</translation>
        </message>
        <message>
            <source>There is no USB stick, and no folder for exports is set. Insert a stick and touch Export again.</source>
            <translation>No hay memoria USB ni carpeta de exportación configurada. Inserte una memoria y toque Exportar de nuevo.</translation>
        </message>
        <message>
            <source>There is no account yet</source>
            <translation>Aún no hay ninguna cuenta</translation>
        </message>
        <message>
            <source>There is no account yet. The first operator adds all others: type your name.</source>
            <translation>Aún no hay ninguna cuenta. El primer operador añade las demás: escriba su nombre.</translation>
        </message>
        <message>
            <source>There is no cash box in the validator.</source>
            <translation>No hay caja en el validador.</translation>
        </message>
        <message>
            <source>There is no room left. No file was written.</source>
            <translation>No queda espacio. No se ha escrito ningún archivo.</translation>
        </message>
        <message>
            <source>There is no sound device, or it does not work.</source>
            <translation>No hay dispositivo de sonido, o no funciona.</translation>
        </message>
        <message>
            <source>There is no such date or time.</source>
            <translation>No existe esa fecha u hora.</translation>
        </message>
        <message>
            <source>There is nothing to show</source>
            <translation>No hay nada que mostrar</translation>
        </message>
        <message>
            <source>These throws count here alone, until test mode ends.</source>
            <translation>Estas tiradas solo cuentan aquí, hasta que termine el modo de prueba.</translation>
        </message>
        <message>
            <source>They were done before the cabinet was brought here</source>
            <translation>Se hicieron antes de traer el equipo aquí</translation>
        </message>
        <message>
            <source>Third die after the throw before</source>
            <translation>Tercer dado tras la tirada anterior</translation>
        </message>
        <message>
            <source>This cabinet has no card reader (parameter devices.cards).</source>
            <translation>Esta máquina no tiene lector de tarjetas (parámetro devices.cards).</translation>
        </message>
        <message>
            <source>This is no date and time.</source>
            <translation>Esto no es una fecha con hora.</translation>
        </message>
        <message>
            <source>This is not an amount.</source>
            <translation>Esto no es un importe.</translation>
        </message>
        <message>
            <source>This is not what was released.</source>
            <translation>Esto no es lo que se publicó.</translation>
        </message>
        <message>
            <source>This machine has no serial port</source>
            <translation>Esta máquina no tiene puerto serie</translation>
        </message>
        <message>
            <source>This period began at {0}.</source>
            <translation>Este periodo empezó el {0}.</translation>
        </message>
        <message>
            <source>This period began with the journal.</source>
            <translation>Este periodo empezó con el diario.</translation>
        </message>
        <message>
            <source>Throw dice: {0}</source>
            <translation>Lanzar dados: {0}</translation>
        </message>
        <message>
            <source>Throw the dice</source>
            <translation>Lanzar los dados</translation>
        </message>
        <message>
            <source>Throw the dice for a test, with their counts</source>
            <translation>Lanzar los dados de prueba, con sus recuentos</translation>
        </message>
        <message>
            <source>Throws</source>
            <translation>Tiradas</translation>
        </message>
        <message>
            <source>Throws, with the void ones</source>
            <translation>Tiradas, con las nulas</translation>
        </message>
        <message>
            <source>Throws: {0}</source>
            <translation>Tiradas: {0}</translation>
        </message>
        <message>
            <source>Throws: {0}. The line over each bar is what fair dice show on average.</source>
            <translation>Lanzamientos: {0}. La línea de cada barra es la media de dados equilibrados.</translation>
        </message>
        <message>
            <source>Ticket authority</source>
            <translation>Autoridad de tickets</translation>
        </message>
        <message>
            <source>Ticket printed</source>
            <translation>Ticket impreso</translation>
        </message>
        <message>
            <source>Tickets</source>
            <translation>Tickets</translation>
        </message>
        <message>
            <source>Tickets in</source>
            <translation>Tickets entrados</translation>
        </message>
        <message>
            <source>Tickets in doubt settled</source>
            <translation>Tickets dudosos resueltos</translation>
        </message>
        <message>
            <source>Tickets out</source>
            <translation>Tickets emitidos</translation>
        </message>
        <message>
            <source>Tickets printed and inserted, with their validation numbers</source>
            <translation>Tickets impresos e introducidos, con sus números de validación</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Hora</translation>
        </message>
        <message>
            <source>Time (h:mm)</source>
            <translation>Tiempo (h:mm)</translation>
        </message>
        <message>
            <source>Time in use</source>
            <translation>Tiempo de uso</translation>
        </message>
        <message>
            <source>Time left</source>
            <translation>Tiempo restante</translation>
        </message>
        <message>
            <source>To be paid</source>
            <translation>Por pagar</translation>
        </message>
        <message>
            <source>To be replaced</source>
            <translation>Por sustituir</translation>
        </message>
        <message>
            <source>Together: handle {0}, table win {1}. The figures under the bars are without cents.</source>
            <translation>En total: apostado {0}, resultado de la mesa {1}. Las cifras bajo las barras no llevan céntimos.</translation>
        </message>
        <message numerus="yes">
            <source>Too many wrong PINs: wait {0} seconds</source>
            <translation>
                <numerusform>Demasiados PIN incorrectos: espere {0} segundo</numerusform>
                <numerusform>Demasiados PIN incorrectos: espere {0} segundos</numerusform>
            </translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Total</translation>
        </message>
        <message>
            <source>Totals</source>
            <translation>Totales</translation>
        </message>
        <message>
            <source>Touch</source>
            <translation>Toque</translation>
        </message>
        <message>
            <source>Touch a device to take it into the draft. A printer on USB is entered by hand.</source>
            <translation>Toque un dispositivo para llevarlo al borrador. Una impresora por USB se introduce a mano.</translation>
        </message>
        <message>
            <source>Touch a shift to print it, or to end one that is open.</source>
            <translation>Toque un turno para imprimirlo, o uno abierto para terminarlo.</translation>
        </message>
        <message>
            <source>Touch again</source>
            <translation>Toque otra vez</translation>
        </message>
        <message>
            <source>Touch again: clear everything</source>
            <translation>Tocar otra vez: borrar todo</translation>
        </message>
        <message>
            <source>Touch again: count complete</source>
            <translation>Otra vez: recuento completo</translation>
        </message>
        <message>
            <source>Touch again: end shift {0}</source>
            <translation>Toque otra vez: terminar el turno {0}</translation>
        </message>
        <message>
            <source>Touch again: forget {0}</source>
            <translation>Otra vez: olvidar {0}</translation>
        </message>
        <message>
            <source>Touch again: it is in</source>
            <translation>Otra vez: está dentro</translation>
        </message>
        <message>
            <source>Touch again: it is out</source>
            <translation>Otra vez: está fuera</translation>
        </message>
        <message>
            <source>Touch again: remove {0}</source>
            <translation>Otra vez: eliminar {0}</translation>
        </message>
        <message>
            <source>Touch again: the period ends</source>
            <translation>Tocar otra vez: cerrar el periodo</translation>
        </message>
        <message>
            <source>Touch again: void</source>
            <translation>Toque otra vez: nula</translation>
        </message>
        <message>
            <source>Touch again: void the bets</source>
            <translation>Toque otra vez: apuestas nulas</translation>
        </message>
        <message>
            <source>Touch here to see them, or type another word</source>
            <translation>Toque aquí para verlos o escriba otra palabra</translation>
        </message>
        <message>
            <source>Touch the middle of target {0}</source>
            <translation>Toque el centro de la diana {0}</translation>
        </message>
        <message>
            <source>Touch your name.</source>
            <translation>Toque su nombre.</translation>
        </message>
        <message>
            <source>Turn the attendant key</source>
            <translation>Girar la llave de asistente</translation>
        </message>
        <message>
            <source>Turn the technician key</source>
            <translation>Girar la llave de técnico</translation>
        </message>
        <message>
            <source>Type a word, such as: volume, paper, limit</source>
            <translation>Escriba una palabra, por ejemplo: volumen, papel, límite</translation>
        </message>
        <message>
            <source>Type the count of every row.</source>
            <translation>Escriba el recuento de cada fila.</translation>
        </message>
        <message>
            <source>Type year, month, day, hour and minute. One person sets the clock by up to {0} minutes a day, two people farther.</source>
            <translation>Introduzca año, mes, día, hora y minuto. Una persona ajusta el reloj hasta {0} minutos al día; para más hacen falta dos.</translation>
        </message>
        <message>
            <source>Type your name, and choose a PIN</source>
            <translation>Escribir el nombre y elegir un PIN</translation>
        </message>
        <message>
            <source>USB stick {0}</source>
            <translation>Memoria USB {0}</translation>
        </message>
        <message>
            <source>Unblock {0}</source>
            <translation>Desbloquear {0}</translation>
        </message>
        <message>
            <source>Use {device} at {port}</source>
            <translation>Usar {device} en {port}</translation>
        </message>
        <message>
            <source>Validation number</source>
            <translation>Número de validación</translation>
        </message>
        <message>
            <source>Validator</source>
            <translation>Validador</translation>
        </message>
        <message>
            <source>Validator, printer, dice, board: state, version, last faults, bytes on the line</source>
            <translation>Validador, impresora, dados, placa: estado, versión, últimos fallos, bytes en la línea</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Valor</translation>
        </message>
        <message>
            <source>Values</source>
            <translation>Valores</translation>
        </message>
        <message>
            <source>Values that differ from those in force: {0}</source>
            <translation>Valores distintos de los vigentes: {0}</translation>
        </message>
        <message>
            <source>Verified at {0}.</source>
            <translation>Verificado el {0}.</translation>
        </message>
        <message>
            <source>Verified now</source>
            <translation>Verificado ahora</translation>
        </message>
        <message>
            <source>Verify now</source>
            <translation>Verificar ahora</translation>
        </message>
        <message>
            <source>Visits</source>
            <translation>Visitas</translation>
        </message>
        <message>
            <source>Void</source>
            <translation>Nula</translation>
        </message>
        <message>
            <source>Void the bets at this seat</source>
            <translation>Anular las apuestas de este puesto</translation>
        </message>
        <message>
            <source>Void the throw</source>
            <translation>Anular la tirada</translation>
        </message>
        <message>
            <source>Void throws</source>
            <translation>Tiradas nulas</translation>
        </message>
        <message>
            <source>Void throws: {0}</source>
            <translation>Tiradas nulas: {0}</translation>
        </message>
        <message>
            <source>Volume</source>
            <translation>Volumen</translation>
        </message>
        <message>
            <source>Volume {0}</source>
            <translation>Volumen {0}</translation>
        </message>
        <message>
            <source>Wagered</source>
            <translation>Apostado</translation>
        </message>
        <message>
            <source>Wagers and pays</source>
            <translation>Apuestas y pagos</translation>
        </message>
        <message>
            <source>Wear: only the system's administrator can read it.</source>
            <translation>Desgaste: solo el administrador del sistema puede leerlo.</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>Qué pasó</translation>
        </message>
        <message>
            <source>What is to be done</source>
            <translation>Qué hay que hacer</translation>
        </message>
        <message>
            <source>What is wrong now: paper, printer, jam, doors, devices, clock</source>
            <translation>Lo que falla ahora: papel, impresora, atasco, puertas, dispositivos, reloj</translation>
        </message>
        <message>
            <source>What it says</source>
            <translation>Lo que dice</translation>
        </message>
        <message>
            <source>Where to?</source>
            <translation>¿Adónde?</translation>
        </message>
        <message>
            <source>Whether all money adds up: the equations with their figures</source>
            <translation>Si todo el dinero cuadra: las ecuaciones con sus cifras</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Blanco</translation>
        </message>
        <message>
            <source>Why are the test print and the test throw skipped?</source>
            <translation>¿Por qué se omiten la impresión y el lanzamiento de prueba?</translation>
        </message>
        <message>
            <source>Win by hand</source>
            <translation>Premio en mano</translation>
        </message>
        <message>
            <source>Window opens</source>
            <translation>Se abre una ventana</translation>
        </message>
        <message>
            <source>Winnings</source>
            <translation>Ganancias</translation>
        </message>
        <message>
            <source>Wins paid by hand</source>
            <translation>Premios pagados a mano</translation>
        </message>
        <message>
            <source>Withdrawals</source>
            <translation>Retiradas</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Ganado</translation>
        </message>
        <message>
            <source>Won on top of stakes</source>
            <translation>Ganado además de las apuestas</translation>
        </message>
        <message>
            <source>Words or number</source>
            <translation>Palabras o número</translation>
        </message>
        <message>
            <source>Words, an amount, or a number of any ticket, game or event</source>
            <translation>Palabras, un importe o el número de un ticket, juego o evento</translation>
        </message>
        <message>
            <source>Wrong PINs: {0}</source>
            <translation>PIN incorrectos: {0}</translation>
        </message>
        <message>
            <source>Wrong entry</source>
            <translation>Entrada equivocada</translation>
        </message>
        <message>
            <source>You do not have the right to this page: an operator has it.</source>
            <translation>No tiene derecho a esta página: lo tiene un operador.</translation>
        </message>
        <message>
            <source>Your PIN has expired. Choose a new one.</source>
            <translation>Su PIN ha caducado. Elija uno nuevo.</translation>
        </message>
        <message>
            <source>Your PIN is changed. The new one counts from the next sign-in.</source>
            <translation>Su PIN ha cambiado. El nuevo vale desde el próximo inicio de sesión.</translation>
        </message>
        <message>
            <source>Your shift has not begun</source>
            <translation>Su turno no ha comenzado</translation>
        </message>
        <message>
            <source>after the game</source>
            <translation>después del juego</translation>
        </message>
        <message>
            <source>ahead by {0}</source>
            <translation>adelantado {0}</translation>
        </message>
        <message>
            <source>ahead by {0} at most</source>
            <translation>adelantado {0} como máximo</translation>
        </message>
        <message>
            <source>as it was at {0}</source>
            <translation>tal como estaba a las {0}</translation>
        </message>
        <message>
            <source>as shipped</source>
            <translation>como se entregó</translation>
        </message>
        <message>
            <source>as the par sheet has them</source>
            <translation>como en la hoja PAR</translation>
        </message>
        <message>
            <source>at the end {0}</source>
            <translation>al final {0}</translation>
        </message>
        <message>
            <source>attendant key</source>
            <translation>llave del empleado</translation>
        </message>
        <message>
            <source>attendant's key</source>
            <translation>llave del asistente</translation>
        </message>
        <message>
            <source>began with the journal</source>
            <translation>empezó con el diario</translation>
        </message>
        <message>
            <source>behind by {0}</source>
            <translation>atrasado {0}</translation>
        </message>
        <message>
            <source>behind by {0} at least</source>
            <translation>atrasado {0} por lo menos</translation>
        </message>
        <message>
            <source>bills and tickets in</source>
            <translation>billetes y tickets de entrada</translation>
        </message>
        <message>
            <source>both lights off</source>
            <translation>ambas luces apagadas</translation>
        </message>
        <message>
            <source>both lights, blinking in turn</source>
            <translation>ambas luces, parpadeo alterno</translation>
        </message>
        <message>
            <source>both lights, blinking together</source>
            <translation>ambas luces, parpadeo a la vez</translation>
        </message>
        <message>
            <source>by hand</source>
            <translation>a mano</translation>
        </message>
        <message>
            <source>by itself</source>
            <translation>por sí solo</translation>
        </message>
        <message>
            <source>cash box door</source>
            <translation>puerta de la caja</translation>
        </message>
        <message>
            <source>cash out</source>
            <translation>cobro</translation>
        </message>
        <message>
            <source>chi-square {0}, probability {1}</source>
            <translation>ji cuadrado {0}, probabilidad {1}</translation>
        </message>
        <message>
            <source>comes next</source>
            <translation>viene después</translation>
        </message>
        <message>
            <source>days after the one before: {0}</source>
            <translation>días después del anterior: {0}</translation>
        </message>
        <message>
            <source>default {0}</source>
            <translation>predeterminado {0}</translation>
        </message>
        <message>
            <source>done</source>
            <translation>hecho</translation>
        </message>
        <message>
            <source>free: {0} MB, and {1} MB for the third copy</source>
            <translation>libres: {0} MB, y {1} MB para la tercera copia</translation>
        </message>
        <message>
            <source>in a row: {0}</source>
            <translation>seguidos: {0}</translation>
        </message>
        <message>
            <source>in play at the beginning {0}</source>
            <translation>en juego al principio {0}</translation>
        </message>
        <message>
            <source>in the file</source>
            <translation>en el archivo</translation>
        </message>
        <message>
            <source>is being asked</source>
            <translation>se está consultando</translation>
        </message>
        <message>
            <source>is being printed</source>
            <translation>se está imprimiendo</translation>
        </message>
        <message>
            <source>is played now</source>
            <translation>se juega ahora</translation>
        </message>
        <message>
            <source>its size is not known: errors are in pixels alone</source>
            <translation>su tamaño no se conoce: errores solo en píxeles</translation>
        </message>
        <message>
            <source>judged at {0}</source>
            <translation>se juzgan a las {0}</translation>
        </message>
        <message>
            <source>limit {0}</source>
            <translation>límite {0}</translation>
        </message>
        <message>
            <source>logic door</source>
            <translation>puerta de la electrónica</translation>
        </message>
        <message>
            <source>lower light, blinking</source>
            <translation>luz inferior, parpadeo</translation>
        </message>
        <message>
            <source>lower light, blinking slowly</source>
            <translation>luz inferior, parpadeo lento</translation>
        </message>
        <message>
            <source>lower light, steady</source>
            <translation>luz inferior, fija</translation>
        </message>
        <message>
            <source>main door</source>
            <translation>puerta principal</translation>
        </message>
        <message>
            <source>minutes in all: {0}</source>
            <translation>minutos en total: {0}</translation>
        </message>
        <message>
            <source>more than 10 years</source>
            <translation>más de 10 años</translation>
        </message>
        <message>
            <source>moved: {0}</source>
            <translation>movimientos: {0}</translation>
        </message>
        <message>
            <source>never</source>
            <translation>nunca</translation>
        </message>
        <message>
            <source>never, in this journal</source>
            <translation>nunca, en este diario</translation>
        </message>
        <message>
            <source>no disk of this machine</source>
            <translation>ningún disco de esta máquina</translation>
        </message>
        <message>
            <source>none</source>
            <translation>ninguna</translation>
        </message>
        <message>
            <source>not complete yet</source>
            <translation>aún sin terminar</translation>
        </message>
        <message>
            <source>not known</source>
            <translation>desconocido</translation>
        </message>
        <message>
            <source>not known yet</source>
            <translation>aún no se conoce</translation>
        </message>
        <message>
            <source>not turned</source>
            <translation>no girada</translation>
        </message>
        <message>
            <source>not verified</source>
            <translation>sin verificar</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nada</translation>
        </message>
        <message>
            <source>now {0}</source>
            <translation>ahora {0}</translation>
        </message>
        <message>
            <source>off</source>
            <translation>desactivado</translation>
        </message>
        <message>
            <source>on since {0}</source>
            <translation>activado desde {0}</translation>
        </message>
        <message>
            <source>open</source>
            <translation>abierta</translation>
        </message>
        <message>
            <source>opened: {0}, garbled messages: {1}</source>
            <translation>abierta: {0}, mensajes ilegibles: {1}</translation>
        </message>
        <message>
            <source>play</source>
            <translation>el juego</translation>
        </message>
        <message>
            <source>receipt being printed</source>
            <translation>comprobante imprimiéndose</translation>
        </message>
        <message>
            <source>receipt failed</source>
            <translation>comprobante fallido</translation>
        </message>
        <message>
            <source>receipt not printed</source>
            <translation>comprobante no impreso</translation>
        </message>
        <message>
            <source>receipt printed</source>
            <translation>comprobante impreso</translation>
        </message>
        <message>
            <source>round {0}, {1}: here {2}, at the table {3}</source>
            <translation>ronda {0}, {1}: aquí {2}, en la mesa {3}</translation>
        </message>
        <message>
            <source>set</source>
            <translation>configurado</translation>
        </message>
        <message>
            <source>shut</source>
            <translation>cerrada</translation>
        </message>
        <message>
            <source>stayed from the day before</source>
            <translation>se quedó del día anterior</translation>
        </message>
        <message>
            <source>still running</source>
            <translation>en curso</translation>
        </message>
        <message>
            <source>technician key</source>
            <translation>llave del técnico</translation>
        </message>
        <message>
            <source>technician's key</source>
            <translation>llave del técnico</translation>
        </message>
        <message>
            <source>the attendant</source>
            <translation>el asistente</translation>
        </message>
        <message>
            <source>the dice</source>
            <translation>los dados</translation>
        </message>
        <message>
            <source>the dice are out</source>
            <translation>los dados están en el aire</translation>
        </message>
        <message>
            <source>the journal before it lies in {0}</source>
            <translation>el diario anterior está en {0}</translation>
        </message>
        <message>
            <source>the technician</source>
            <translation>el técnico</translation>
        </message>
        <message>
            <source>this cabinet ({0})</source>
            <translation>este equipo ({0})</translation>
        </message>
        <message>
            <source>tickets fed in</source>
            <translation>tickets de entrada</translation>
        </message>
        <message>
            <source>tickets out: paid by hand</source>
            <translation>tickets: pago manual</translation>
        </message>
        <message>
            <source>to be done</source>
            <translation>por hacer</translation>
        </message>
        <message>
            <source>turned</source>
            <translation>girada</translation>
        </message>
        <message>
            <source>upper light, blinking</source>
            <translation>luz superior, parpadeo</translation>
        </message>
        <message>
            <source>upper light, blinking slowly</source>
            <translation>luz superior, parpadeo lento</translation>
        </message>
        <message>
            <source>upper light, steady</source>
            <translation>luz superior, fija</translation>
        </message>
        <message>
            <source>valid until {0}</source>
            <translation>válido hasta {0}</translation>
        </message>
        <message>
            <source>waits for the bets of seats {0}</source>
            <translation>espera las apuestas de los puestos {0}</translation>
        </message>
        <message>
            <source>{0} ({1} mm)</source>
            <translation>{0} ({1} mm)</translation>
        </message>
        <message>
            <source>{0} MB</source>
            <translation>{0} MB</translation>
        </message>
        <message>
            <source>{0} bytes sent, {1} received</source>
            <translation>{0} bytes enviados, {1} recibidos</translation>
        </message>
        <message>
            <source>{0} d {1}</source>
            <translation>{0} d {1}</translation>
        </message>
        <message numerus="yes">
            <source>{0} days</source>
            <translation>
                <numerusform>{0} día</numerusform>
                <numerusform>{0} días</numerusform>
            </translation>
        </message>
        <message>
            <source>{0} h</source>
            <translation>{0} h</translation>
        </message>
        <message>
            <source>{0} more</source>
            <translation>{0} más</translation>
        </message>
        <message>
            <source>{0} of {1} are ready</source>
            <translation>{0} de {1} están listos</translation>
        </message>
        <message>
            <source>{0} of {1} pages are out</source>
            <translation>{0} de {1} páginas impresas</translation>
        </message>
        <message>
            <source>{0} of {1}: {2}</source>
            <translation>{0} de {1}: {2}</translation>
        </message>
        <message>
            <source>{0} px</source>
            <translation>{0} px</translation>
        </message>
        <message numerus="yes">
            <source>{0} rows are written to {1}.</source>
            <translation>
                <numerusform>Se ha escrito {0} fila en {1}.</numerusform>
                <numerusform>Se han escrito {0} filas en {1}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{0} seconds</source>
            <translation>
                <numerusform>{0} segundo</numerusform>
                <numerusform>{0} segundos</numerusform>
            </translation>
        </message>
        <message>
            <source>{0} x {1} mm</source>
            <translation>{0} x {1} mm</translation>
        </message>
        <message>
            <source>{0} x {1} pixels</source>
            <translation>{0} x {1} píxeles</translation>
        </message>
        <message>
            <source>{0}, and without a result: {1}</source>
            <translation>{0}, y sin resultado: {1}</translation>
        </message>
        <message>
            <source>{0}, and {1} is up</source>
            <translation>{0}, y {1} en la mesa</translation>
        </message>
        <message>
            <source>{0}, choose a PIN that only you know.</source>
            <translation>{0}, elija un PIN que solo usted conozca.</translation>
        </message>
        <message>
            <source>{0}, returned</source>
            <translation>{0}, devuelto</translation>
        </message>
        <message>
            <source>{0}. Open alarms: {1}.</source>
            <translation>{0}. Alarmas abiertas: {1}.</translation>
        </message>
        <message>
            <source>{0}: a second person agrees with the own PIN. Touch your name.</source>
            <translation>{0}: una segunda persona da su conformidad con su PIN. Toque su nombre.</translation>
        </message>
        <message>
            <source>{0}: bets up when dice counted</source>
            <translation>{0}: apuestas puestas al contar los dados</translation>
        </message>
        <message>
            <source>{0}: games</source>
            <translation>{0}: partidas</translation>
        </message>
        <message>
            <source>{0}: here {1}, at the table {2}</source>
            <translation>{0}: aquí {1}, en la mesa {2}</translation>
        </message>
        <message>
            <source>{0}: it is being returned</source>
            <translation>{0}: se está devolviendo</translation>
        </message>
        <message>
            <source>{0}: it was stacked, and is disputed</source>
            <translation>{0}: se apiló y está en disputa</translation>
        </message>
        <message>
            <source>{0}: stakes lost</source>
            <translation>{0}: apuestas perdidas</translation>
        </message>
        <message>
            <source>{0}: wagers</source>
            <translation>{0}: apuestas</translation>
        </message>
        <message>
            <source>{0}: wins</source>
            <translation>{0}: premios</translation>
        </message>
        <message>
            <source>{0}: won on top of stakes</source>
            <translation>{0}: ganado además de las apuestas</translation>
        </message>
        <message numerus="yes">
            <source>{0}: {1} throws, judged at {2}. Open alarms: {3}.</source>
            <translation>
                <numerusform>{0}: {1} tirada, se juzgan a las {2}. Alarmas abiertas: {3}.</numerusform>
                <numerusform>{0}: {1} tiradas, se juzgan a las {2}. Alarmas abiertas: {3}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{0}; {1}</source>
            <translation>{0}; {1}</translation>
        </message>
        <message>
            <source>{value} (draft)</source>
            <translation>{value} (borrador)</translation>
        </message>
    </context>
    <context>
        <name>OptionStepper</name>
        <message>
            <source>%1: less</source>
            <translation>%1: menos</translation>
        </message>
        <message>
            <source>%1: more</source>
            <translation>%1: más</translation>
        </message>
    </context>
    <context>
        <name>OptionsWindow</name>
        <message>
            <source>Clean screen</source>
            <translation>Limpiar pantalla</translation>
        </message>
        <message>
            <source>Close the options</source>
            <translation>Cerrar las opciones</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Listo</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Opciones</translation>
        </message>
        <message>
            <source>Reserve station</source>
            <translation>Reservar puesto</translation>
        </message>
        <message>
            <source>Session</source>
            <translation>Sesión</translation>
        </message>
    </context>
    <context>
        <name>OutOfServiceSign</name>
        <message>
            <source>No bets, bills or tickets are taken now. Your credit can be cashed out.</source>
            <translation>Ahora no se aceptan apuestas, billetes ni tickets. Puede cobrar su crédito.</translation>
        </message>
        <message>
            <source>This station is out of service</source>
            <translation>Este puesto está fuera de servicio</translation>
        </message>
    </context>
    <context>
        <name>PageMarks</name>
        <message>
            <source>Next page</source>
            <translation>Página siguiente</translation>
        </message>
        <message>
            <source>Previous page</source>
            <translation>Página anterior</translation>
        </message>
    </context>
    <context>
        <name>PairTile</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>Parameter</name>
        <message>
            <source>2: the player may move the puck to OFF while no bet depends on it; 0: only the dice move it. At a shared table the shooter may, where the parameters of the table and of the station say 2. The earlier no and yes are read as 0 and 2; 1 is refused, because no rule book says what it means</source>
            <translation>2: el jugador puede poner el puck en OFF mientras ninguna apuesta dependa de él; 0: solo lo mueven los dados. En una mesa compartida puede hacerlo el tirador, si los parámetros de la mesa y de la estación dicen 2. Los valores anteriores no y yes se leen como 0 y 2; el 1 se rechaza, porque ningún reglamento dice qué significa</translation>
        </message>
        <message>
            <source>Big Shot: the least on Double, Triple and Straight; 0.00: as the par sheet has it</source>
            <translation>Big Shot: la apuesta mínima en Double, Triple y Straight; 0.00: como en la hoja PAR</translation>
        </message>
        <message>
            <source>Big Shot: the least on a number; 0.00: as the par sheet has it</source>
            <translation>Big Shot: la apuesta mínima en un número; 0.00: como en la hoja PAR</translation>
        </message>
        <message>
            <source>Big Shot: the most on Double, Triple and Straight; 0.00: as the par sheet has it</source>
            <translation>Big Shot: la apuesta máxima en Double, Triple y Straight; 0.00: como en la hoja PAR</translation>
        </message>
        <message>
            <source>Big Shot: the most on a number; 0.00: as the par sheet has it</source>
            <translation>Big Shot: la apuesta máxima en un número; 0.00: como en la hoja PAR</translation>
        </message>
        <message>
            <source>Hazard: the largest bank that a player may lay; 0.00: as the par sheet has it</source>
            <translation>Hazard: la banca más alta que un jugador puede poner; 0.00: como en la hoja PAR</translation>
        </message>
        <message>
            <source>Hazard: the smallest bank that a player may lay; 0.00: as the par sheet has it</source>
            <translation>Hazard: la banca más baja que un jugador puede poner; 0.00: como en la hoja PAR</translation>
        </message>
        <message>
            <source>a bill that would raise the credit above this is not accepted</source>
            <translation>no se acepta un billete que eleve el crédito por encima de esto</translation>
        </message>
        <message>
            <source>a clock that has jumped farther than this is not believed until a technician confirms it on the screen; one person may set the clock by this much in a gaming day, two people farther</source>
            <translation>un reloj que ha saltado más que esto no se cree hasta que un técnico lo confirma en la pantalla; una persona puede ajustar el reloj esto en un día de juego, dos personas más</translation>
        </message>
        <message>
            <source>a hand pay of this amount or more is confirmed by two people, of whom one is a supervisor; 0.00: there is no such amount</source>
            <translation>un pago manual de este importe o más lo confirman dos personas, una de ellas supervisora; 0.00: no hay tal importe</translation>
        </message>
        <message>
            <source>a hand pay of this amount or more is confirmed by two people: the second one signs in as the witness; 0.00: one person confirms any amount</source>
            <translation>un pago manual de este importe o más lo confirman dos personas: la segunda se identifica como testigo; 0.00: una persona confirma cualquier importe</translation>
        </message>
        <message>
            <source>a person of the staff is signed out when nothing was touched for so long</source>
            <translation>se cierra la sesión de una persona del personal si no se toca nada durante este tiempo</translation>
        </message>
        <message>
            <source>a player with a card is logged out when nothing was touched for so long; credit and bets stay</source>
            <translation>tras tanto tiempo sin ningún toque se cierra la sesión de un jugador con tarjeta; el crédito y las apuestas permanecen</translation>
        </message>
        <message>
            <source>a ticket of this amount or more is paid at the cage only: it says so, and no ticket of so much is accepted; 0.00: there is no such amount</source>
            <translation>un ticket de este importe o más se paga solo en la caja: así lo indica, y no se acepta ningún ticket de tanto; 0.00: no hay tal importe</translation>
        </message>
        <message>
            <source>a win of a single bet of this amount or more is paid by hand; each amount applies from its date on; or none</source>
            <translation>una ganancia de una sola apuesta de este importe o más se paga a mano; cada importe vale desde su fecha; o none</translation>
        </message>
        <message>
            <source>a win that would raise the credit above this is paid by hand</source>
            <translation>una ganancia que eleve el crédito por encima de esto se paga a mano</translation>
        </message>
        <message>
            <source>after so many days a person of the staff has to choose a new PIN at the next sign-in; 0: never</source>
            <translation>tras tantos días, una persona del personal elige un PIN nuevo en el próximo inicio de sesión; 0: nunca</translation>
        </message>
        <message>
            <source>after so much play a break begins by itself; 0: only the player begins one</source>
            <translation>tras tanto juego empieza una pausa por sí sola; 0: solo la empieza el jugador</translation>
        </message>
        <message>
            <source>after so much time play waits between two rolls until the player has read for how long the session has run and what it has won or lost; 0: never</source>
            <translation>después de este tiempo el juego espera entre dos tiradas hasta que el jugador ha leído cuánto dura la sesión y qué ha ganado o perdido; 0: nunca</translation>
        </message>
        <message>
            <source>after this time without credit and touches the screen shows the attract mode</source>
            <translation>tras este tiempo sin crédito ni toques la pantalla muestra la presentación</translation>
        </message>
        <message>
            <source>city, state and postal code, on tickets</source>
            <translation>ciudad, estado y código postal, en los tickets</translation>
        </message>
        <message>
            <source>days</source>
            <translation>días</translation>
        </message>
        <message>
            <source>from this amount a win fills the screen for a moment, whatever its stake was; 0.00: for no amount</source>
            <translation>desde este importe una ganancia llena la pantalla por un momento, fuera cual fuera la apuesta; 0.00: con ningún importe</translation>
        </message>
        <message>
            <source>from this multiple of the bets on the felt a win fills the screen for a moment; 0: never</source>
            <translation>desde este múltiplo de las apuestas en el tapete una ganancia llena la pantalla por un momento; 0: nunca</translation>
        </message>
        <message>
            <source>from this multiple of the bets on the felt a win lets the dice box shine; 0: never</source>
            <translation>desde este múltiplo de las apuestas en el tapete una ganancia hace brillar la caja de los dados; 0: nunca</translation>
        </message>
        <message>
            <source>how amounts on the screen name the currency: by its sign ($12.50) or its code (USD 12.50)</source>
            <translation>cómo nombran la moneda los importes en pantalla: por su signo ($12.50) o su código (USD 12.50)</translation>
        </message>
        <message>
            <source>how long a break in play is, in which no bet is taken; the player may take one at any time; 0: no breaks</source>
            <translation>cuánto dura una pausa en el juego, en la que no se acepta ninguna apuesta; el jugador puede hacer una en cualquier momento; 0: sin pausas</translation>
        </message>
        <message>
            <source>how long a player may reserve the station; 0: never</source>
            <translation>cuánto tiempo puede un jugador reservar el puesto; 0: nunca</translation>
        </message>
        <message>
            <source>how long a result is shown before the next betting time, in modes auto and video; 0: it begins at once</source>
            <translation>cuánto se muestra un resultado antes del siguiente tiempo de apuestas, en los modos auto y video; 0: empieza enseguida</translation>
        </message>
        <message>
            <source>how long before its end the screen warns the player</source>
            <translation>cuánto antes de su fin avisa la pantalla al jugador</translation>
        </message>
        <message>
            <source>how long before the end of the betting time a station takes no more bets, so that they reach the table</source>
            <translation>cuánto antes del final del tiempo de apuestas un puesto deja de aceptarlas, para que lleguen a la mesa</translation>
        </message>
        <message>
            <source>how long bets are closed before the dice are thrown, in modes auto and video; 0: they are thrown at once</source>
            <translation>cuánto están cerradas las apuestas antes de lanzar los dados, en los modos auto y video; 0: se lanzan enseguida</translation>
        </message>
        <message>
            <source>how long the dealer may take for the next step, in mode live; then the player learns that the dealer does not answer, and a round without dice is void</source>
            <translation>cuánto puede tardar el crupier en el paso siguiente, en el modo live; después el jugador sabe que el crupier no responde, y una ronda sin dados es nula</translation>
        </message>
        <message>
            <source>how long the larger view of the dice stays, which a touch of the dice box opens; 0: there is none</source>
            <translation>cuánto tiempo queda la vista ampliada de los dados, que se abre al tocar la caja de los dados; 0: no hay ninguna</translation>
        </message>
        <message>
            <source>how long the player may think about a choice that the game leaves to the player, in every mode</source>
            <translation>cuánto tiempo puede pensar el jugador una elección que el juego le deja, en todos los modos</translation>
        </message>
        <message>
            <source>how long the shared table waits for the last bets of its stations after betting has ended</source>
            <translation>cuánto espera la mesa compartida las últimas apuestas de sus puestos una vez terminado el tiempo de apuestas</translation>
        </message>
        <message>
            <source>how long the shooter at a shared table may take to throw; then the dice are thrown without a touch</source>
            <translation>cuánto puede tardar el tirador de una mesa compartida en lanzar; después los dados se lanzan sin ningún toque</translation>
        </message>
        <message>
            <source>how loud the cabinet may be by the time of day, 0: silent; a louder choice of the player is heard at this volume, and the alarm of an open door at its own</source>
            <translation>lo alto que puede sonar la máquina según la hora, 0: silencio; si el jugador elige más, se oye a este volumen, y la alarma de una puerta abierta al suyo</translation>
        </message>
        <message>
            <source>how many days a ticket is valid</source>
            <translation>cuántos días vale un ticket</translation>
        </message>
        <message>
            <source>how many felts a player may save under a name and put up again with one touch; 0: none</source>
            <translation>cuántos tapetes puede guardar un jugador con un nombre y volver a poner con un toque; 0: ninguno</translation>
        </message>
        <message>
            <source>how many people it takes until dice thrown by hand count, with dealer_dice = hand; two: another person confirms them than the one who has entered them, such as another dealer or a person of the staff with a key</source>
            <translation>cuántas personas hacen falta para que cuenten los dados tirados a mano, con dealer_dice = hand; two: los confirma otra persona que la que los ha introducido, como otro crupier o una persona del personal con llave</translation>
        </message>
        <message>
            <source>how many rolls the history bar shows</source>
            <translation>cuántas tiradas muestra la barra del historial</translation>
        </message>
        <message>
            <source>in how many parts the receipt of a hand pay is printed; 2: one for the cabinet and one for the cashier, with the same number</source>
            <translation>en cuántas partes se imprime el recibo de un pago manual; 2: una para el terminal y otra para la caja, con el mismo número</translation>
        </message>
        <message>
            <source>in mode roll, how long the shared table waits for the other players once the first one is ready</source>
            <translation>en el modo roll, cuánto espera la mesa compartida a los demás jugadores una vez que el primero está listo</translation>
        </message>
        <message>
            <source>key and pin: people of the staff sign in with their key and their own PIN; key: the attendant key alone gives a supervisor's rights, the technician key a technician's</source>
            <translation>key and pin: el personal entra con su llave y su propio PIN; key: la llave del empleado sola da los derechos de un supervisor, la del técnico los de un técnico</translation>
        </message>
        <message>
            <source>megabytes</source>
            <translation>megabytes</translation>
        </message>
        <message>
            <source>milliseconds</source>
            <translation>milisegundos</translation>
        </message>
        <message>
            <source>minutes</source>
            <translation>minutos</translation>
        </message>
        <message>
            <source>money</source>
            <translation>dinero</translation>
        </message>
        <message>
            <source>no: the cabinet is silent, except for the alarm of an open door</source>
            <translation>no: la máquina está en silencio, salvo la alarma de una puerta abierta</translation>
        </message>
        <message>
            <source>other chip values for some of the par sheets offered, such as a chip of 0.50 where bets begin there</source>
            <translation>otros valores de ficha para algunas de las hojas par ofrecidas, como una ficha de 0.50 donde las apuestas empiezan ahí</translation>
        </message>
        <message>
            <source>percent</source>
            <translation>por ciento</translation>
        </message>
        <message>
            <source>protocol and port</source>
            <translation>protocolo y puerto</translation>
        </message>
        <message>
            <source>protocol and port of the reader of players' cards: boxman for one that holds the card, keyboard for one that types like a keyboard; or none</source>
            <translation>protocolo y puerto del lector de tarjetas de jugadores: boxman para uno que retiene la tarjeta, keyboard para uno que escribe como un teclado; o none</translation>
        </message>
        <message>
            <source>protocol and port; internal: random numbers of the program instead of real dice</source>
            <translation>protocolo y puerto; internal: números aleatorios del programa en lugar de dados reales</translation>
        </message>
        <message>
            <source>rolls</source>
            <translation>tiradas</translation>
        </message>
        <message>
            <source>seconds</source>
            <translation>segundos</translation>
        </message>
        <message>
            <source>terms printed on the ticket, such as: Pay at cage or kiosk only; or none</source>
            <translation>condiciones impresas en el ticket, como: Pay at cage or kiosk only; o none</translation>
        </message>
        <message>
            <source>text and number of a help line for people who gamble too much, in the attract mode, on a page of the help, and on tickets without terms of their own; or none</source>
            <translation>texto y número de una línea de ayuda para personas que juegan demasiado, en el modo de atracción, en una página de la ayuda y en los tiques sin condiciones propias; o none</translation>
        </message>
        <message>
            <source>the cabinet's number; part of every ticket's number</source>
            <translation>el número de la máquina; parte del número de cada ticket</translation>
        </message>
        <message>
            <source>the chip values on the rail at a denomination of 1.00</source>
            <translation>los valores de las fichas en la barra con una denominación de 1.00</translation>
        </message>
        <message>
            <source>the colour of the dice on the screen</source>
            <translation>el color de los dados en la pantalla</translation>
        </message>
        <message>
            <source>the currency of bills, bets and tickets</source>
            <translation>la moneda de billetes, apuestas y tickets</translation>
        </message>
        <message>
            <source>the factors that the player may choose for the chips, separated by commas; a new player has the first</source>
            <translation>los factores que el jugador puede elegir para las fichas, separados por comas; un jugador nuevo tiene el primero</translation>
        </message>
        <message>
            <source>the fingerprint of the manufacturer's or the regulator's key: the par sheets offered, the bounds of their bets, access.ram_clear and this parameter are then changed only by a configuration signed with it; or none</source>
            <translation>la huella de la clave del fabricante o del regulador: las hojas PAR ofrecidas, los límites de sus apuestas, access.ram_clear y este parámetro solo cambian entonces con una configuración firmada con ella; o none</translation>
        </message>
        <message>
            <source>the folder for reports that the staff exports, relative to the program's folder; or none: only USB sticks</source>
            <translation>la carpeta de los informes que exporta el personal, relativa a la carpeta del programa; o none: solo memorias USB</translation>
        </message>
        <message>
            <source>the folder of the journal's third copy, on another device; relative to the journal's folder</source>
            <translation>la carpeta de la tercera copia del diario, en otro dispositivo; relativa a la carpeta del diario</translation>
        </message>
        <message>
            <source>the folder of the keys with which this machine proves itself at the shared table, relative to the program's folder: ./kiosk house gives them, and a table whose stations all run on one machine makes its own</source>
            <translation>la carpeta de las claves con las que esta máquina se acredita en la mesa compartida, relativa a la carpeta del programa: ./kiosk house las entrega, y una mesa cuyas estaciones funcionan todas en una máquina hace las suyas</translation>
        </message>
        <message>
            <source>the folder of the public keys whose signed configurations are imported, besides the cabinet's own; relative to the program's folder</source>
            <translation>la carpeta de las claves públicas cuyas configuraciones firmadas se importan, además de la del propio equipo; relativa a la carpeta del programa</translation>
        </message>
        <message>
            <source>the folder of the recordings of the stickman's calls, relative to the program's folder; or none</source>
            <translation>la carpeta de las grabaciones de los cantes del stickman, relativa a la carpeta del programa; o none</translation>
        </message>
        <message>
            <source>the house's name on screen and tickets</source>
            <translation>el nombre de la casa en pantalla y tickets</translation>
        </message>
        <message>
            <source>the journal's file, relative to the program's folder; a change moves no file, and a terminal that finds no journal there begins a new one, without money, people and history</source>
            <translation>el archivo del diario, relativo a la carpeta del programa; un cambio no mueve ningún archivo, y un terminal que no encuentra ahí un diario empieza uno nuevo, sin dinero, personas ni historial</translation>
        </message>
        <message>
            <source>the language of a new player, one of those offered</source>
            <translation>el idioma de un jugador nuevo, uno de los ofrecidos</translation>
        </message>
        <message>
            <source>the languages that the player may choose, separated by commas</source>
            <translation>los idiomas que el jugador puede elegir, separados por comas</translation>
        </message>
        <message>
            <source>the largest amount of a ticket</source>
            <translation>el importe máximo de un ticket</translation>
        </message>
        <message>
            <source>the largest bet on any field, odds apart; 0.00: as the par sheet has it</source>
            <translation>la apuesta máxima en cualquier campo, salvo Odds; 0.00: como en la hoja PAR</translation>
        </message>
        <message>
            <source>the largest credit that an attendant may give by hand at once; 0.00: none is given by hand</source>
            <translation>el mayor crédito que un asistente puede dar a mano de una vez; 0.00: no se da ninguno a mano</translation>
        </message>
        <message>
            <source>the largest multiple of odds laid on Don't Pass and Don't Come; 0: as the par sheet has it</source>
            <translation>el mayor múltiplo de los Odds que se dan en Don't Pass y Don't Come; 0: como en la hoja PAR</translation>
        </message>
        <message>
            <source>the largest multiple of odds taken on Pass Line and Come; 0: as the par sheet has it</source>
            <translation>el mayor múltiplo de los Odds que se toman en Pass Line y Come; 0: como en la hoja PAR</translation>
        </message>
        <message>
            <source>the last day on which two people may carry out a RAM clear; all: on any day; none: never. With access.pay_tables_key a day permits one RAM clear, and only a configuration signed with that key names it</source>
            <translation>el último día en que dos personas pueden efectuar un borrado de RAM; all: cualquier día; none: nunca. Con access.pay_tables_key un día autoriza un borrado, y solo lo indica una configuración firmada con esa clave</translation>
        </message>
        <message>
            <source>the least bet on any field, odds apart: it narrows what each par sheet offered allows; 0.00: as the par sheet has it</source>
            <translation>la apuesta mínima en cualquier campo, salvo Odds: restringe lo que permite cada hoja PAR ofrecida; 0.00: como en la hoja PAR</translation>
        </message>
        <message>
            <source>the least odds; 0.00: as the par sheet has it</source>
            <translation>los Odds mínimos; 0.00: como en la hoja PAR</translation>
        </message>
        <message>
            <source>the least on Field, Horn, hops and all bets on the next roll; 0.00: as the par sheet has it</source>
            <translation>la apuesta mínima en Field, Horn, Hops y todas las apuestas al próximo tiro; 0.00: como en la hoja PAR</translation>
        </message>
        <message>
            <source>the least on Pass Line, Don't Pass, Come and Don't Come; 0.00: as the par sheet has it</source>
            <translation>la apuesta mínima en Pass Line, Don't Pass, Come y Don't Come; 0.00: como en la hoja PAR</translation>
        </message>
        <message>
            <source>the least on a Hard Ways bet; 0.00: as the par sheet has it</source>
            <translation>la apuesta mínima en Hard Ways; 0.00: como en la hoja PAR</translation>
        </message>
        <message>
            <source>the least on a box bet: Place, Buy, Lay, Big 6 and Big 8; 0.00: as the par sheet has it</source>
            <translation>la apuesta mínima en Box Bets: Place, Buy, Lay, Big 6 y Big 8; 0.00: como en la hoja PAR</translation>
        </message>
        <message>
            <source>the least on a side bet: Big, Small, lucky bets, Fire, Repeaters; 0.00: as the par sheet has it</source>
            <translation>la apuesta mínima en apuestas adicionales: Big, Small, apuestas Lucky, Fire, Repeaters; 0.00: como en la hoja PAR</translation>
        </message>
        <message>
            <source>the least that a bet may return on average with the best play; a par sheet with a bet below it is refused, odds apart; 0.00: there is no such bound</source>
            <translation>lo mínimo que una apuesta devuelve de media con el mejor juego; una hoja de pagos con una apuesta por debajo se rechaza, salvo las Odds; 0.00: no hay tal límite</translation>
        </message>
        <message>
            <source>the length of a betting time, in modes other than roll</source>
            <translation>la duración del tiempo de apuestas, en modos distintos de roll</translation>
        </message>
        <message>
            <source>the live picture of the dice in modes video and live: the HTTP address of a stream of JPEG pictures (multipart/x-mixed-replace), the RTSP address of a camera, /dev/video0 for one on USB, or none; unix:var/rig/video is the moving test picture of the rig</source>
            <translation>la imagen en directo de los dados en los modos video y live: la dirección HTTP de una secuencia de imágenes JPEG (multipart/x-mixed-replace), la dirección RTSP de una cámara, /dev/video0 para una por USB, o none; unix:var/rig/video es la imagen de prueba móvil del banco de pruebas</translation>
        </message>
        <message>
            <source>the longest odds against any pay of a bet; a par sheet with longer ones is refused; 0: there is no such bound</source>
            <translation>las probabilidades más largas contra un pago de una apuesta; una hoja de pagos con otras más largas se rechaza; 0: no hay tal límite</translation>
        </message>
        <message>
            <source>the most odds, whatever multiple they are; 0.00: as the par sheet has it</source>
            <translation>los Odds máximos, sea cual sea el múltiplo; 0.00: como en la hoja PAR</translation>
        </message>
        <message>
            <source>the most on Field, Horn, hops and all bets on the next roll; 0.00: as the par sheet has it</source>
            <translation>la apuesta máxima en Field, Horn, Hops y todas las apuestas al próximo tiro; 0.00: como en la hoja PAR</translation>
        </message>
        <message>
            <source>the most on Pass Line, Don't Pass, Come and Don't Come; 0.00: as the par sheet has it</source>
            <translation>la apuesta máxima en Pass Line, Don't Pass, Come y Don't Come; 0.00: como en la hoja PAR</translation>
        </message>
        <message>
            <source>the most on a Hard Ways bet; 0.00: as the par sheet has it</source>
            <translation>la apuesta máxima en Hard Ways; 0.00: como en la hoja PAR</translation>
        </message>
        <message>
            <source>the most on a box bet: Place, Buy, Lay, Big 6 and Big 8; 0.00: as the par sheet has it</source>
            <translation>la apuesta máxima en Box Bets: Place, Buy, Lay, Big 6 y Big 8; 0.00: como en la hoja PAR</translation>
        </message>
        <message>
            <source>the most on a side bet: Big, Small, lucky bets, Fire, Repeaters; 0.00: as the par sheet has it</source>
            <translation>la apuesta máxima en apuestas adicionales: Big, Small, apuestas Lucky, Fire, Repeaters; 0.00: como en la hoja PAR</translation>
        </message>
        <message>
            <source>the most that all bets together may be; 0.00: as the par sheet has it</source>
            <translation>lo máximo que pueden sumar todas las apuestas; 0.00: como en la hoja PAR</translation>
        </message>
        <message>
            <source>the number of the shared table</source>
            <translation>el número de la mesa compartida</translation>
        </message>
        <message>
            <source>the order of the tabs over the panel of propositions, Hard Ways, Hop Bets and Side Bets; the first is open at first</source>
            <translation>el orden de las pestañas sobre el panel de proposiciones, Hard Ways, Hop Bets y Side Bets; la primera está abierta al principio</translation>
        </message>
        <message>
            <source>the par sheets offered, separated by commas: files in config/sheets without .ini; the first is played until another is chosen. Those called craps-commission-... differ in the commission on Buy and Lay bets: from a win (on-win), the same rounded down (unit-down), with the bet and rounded up (unit-up), or paid back with the bet (refund)</source>
            <translation>las hojas PAR ofrecidas, separadas por comas: archivos de config/sheets sin .ini; se juega la primera hasta que se elija otra. Las llamadas craps-commission-... se distinguen en la comisión de Buy y Lay: de la ganancia (on-win), igual y redondeada hacia abajo (unit-down), al apostar y redondeada hacia arriba (unit-up), o devuelta con la apuesta (refund)</translation>
        </message>
        <message>
            <source>the ticket book's file, relative to the journal's folder; it serves the tickets of this cabinet only</source>
            <translation>el archivo del libro de tickets, relativo a la carpeta del diario; solo sirve a los tickets de esta máquina</translation>
        </message>
        <message>
            <source>the values of the bills that are accepted, separated by commas; all: every bill of the currency that the bill validator knows</source>
            <translation>los valores de los billetes aceptados, separados por comas; all: todo billete de la moneda que conoce el validador</translation>
        </message>
        <message>
            <source>the volume of spoken calls, 0: none; they are silent where the player has chosen silence</source>
            <translation>el volumen de los cantes hablados, 0: ninguno; callan si el jugador ha elegido silencio</translation>
        </message>
        <message>
            <source>the volume of the alarm of an open door; 3 can be heard through the door</source>
            <translation>el volumen de la alarma de una puerta abierta; 3 se oye a través de la puerta</translation>
        </message>
        <message>
            <source>this station's seat at the shared table; seats are numbered clockwise</source>
            <translation>el asiento de este puesto en la mesa compartida; los asientos se numeran en el sentido de las agujas del reloj</translation>
        </message>
        <message>
            <source>times the bet</source>
            <translation>veces la apuesta</translation>
        </message>
        <message>
            <source>times the stake</source>
            <translation>veces la apuesta</translation>
        </message>
        <message>
            <source>to 1</source>
            <translation>a 1</translation>
        </message>
        <message>
            <source>what a player at a shared table needs to become the shooter: a bet on a line (Pass Line or Don't Pass), or any bet</source>
            <translation>qué necesita un jugador de una mesa compartida para ser el tirador: una apuesta en una línea (Pass Line o Don't Pass), o cualquier apuesta</translation>
        </message>
        <message>
            <source>what a station shows of the other players' bets, and a table's wall display of all: nothing, the sum on each field, or the chips of each seat</source>
            <translation>qué muestra un puesto de las apuestas de los demás jugadores, y la pantalla de pared de una mesa de todas: nada, la suma en cada casilla o las fichas de cada asiento</translation>
        </message>
        <message>
            <source>what the numbers of the house's cards begin with; or none: the card reader takes every card</source>
            <translation>con qué empiezan los números de las tarjetas de la casa; o none: el lector acepta cualquier tarjeta</translation>
        </message>
        <message>
            <source>when the gaming day begins, by the local clock; everything before that belongs to the previous day</source>
            <translation>cuándo empieza el día de juego, según la hora local; todo lo anterior pertenece al día previo</translation>
        </message>
        <message>
            <source>where the cabinet stands, on tickets</source>
            <translation>dónde está la máquina, en los tickets</translation>
        </message>
        <message>
            <source>where the shared table and its stations meet: a file, relative to the program's folder, if they all run on one machine, or the address of a PostgreSQL server, postgresql://…</source>
            <translation>dónde se encuentran la mesa compartida y sus puestos: un archivo, relativo a la carpeta del programa, si todos funcionan en una máquina, o la dirección de un servidor PostgreSQL, postgresql://…</translation>
        </message>
        <message>
            <source>who closes the bets: the player (roll), the clock (auto; video: the same, with a live picture of the dice), or a dealer, at the latest the clock (live)</source>
            <translation>quién cierra las apuestas: el jugador (roll), el reloj (auto; video: igual, con imagen en directo de los dados) o un crupier, a más tardar el reloj (live)</translation>
        </message>
        <message>
            <source>whose dice a dealer confirms, in mode live: those that the generator has read, or dice thrown by hand, which the dealer enters (a table without a generator has devices.dice = internal, which is then never asked)</source>
            <translation>qué dados confirma un crupier, en el modo live: los que leyó el generador, o los lanzados a mano, que introduce el crupier (una mesa sin generador tiene devices.dice = internal, que entonces nunca se consulta)</translation>
        </message>
        <message>
            <source>whose dice decide: alone: those of this cabinet's own generator; station: those of a shared table, at which this cabinet has a seat; table: this is the shared table itself, and has no player</source>
            <translation>de quién son los dados que deciden: alone: los del generador propio de esta máquina; station: los de una mesa compartida en la que esta máquina tiene un asiento; table: esta es la propia mesa compartida, sin jugador</translation>
        </message>
        <message>
            <source>with less free space than this on a device of the journal, the staff is warned</source>
            <translation>con menos espacio libre en un dispositivo del diario se avisa al personal</translation>
        </message>
        <message>
            <source>with less free space than this, no game begins and no money is accepted; what is in progress is still booked</source>
            <translation>con menos espacio libre no empieza ninguna partida ni se acepta dinero; lo que está en curso aún se registra</translation>
        </message>
        <message>
            <source>yes: a player who agrees to be remembered chooses a PIN, and logs in only with it; no: the card is enough</source>
            <translation>yes: el jugador que acepta ser recordado elige un PIN y solo entra con él; no: basta la tarjeta</translation>
        </message>
        <message>
            <source>yes: a player with a card is asked once whether this cabinet may remember name, language, hand, size of text, saved felts and figures; no: no player is asked, and players who have not agreed before are not remembered</source>
            <translation>yes: se pregunta una vez al jugador con tarjeta si esta máquina puede recordar nombre, idioma, mano, tamaño del texto, tapetes guardados y cifras; no: no se pregunta a nadie y no se recuerda a quien no haya aceptado antes</translation>
        </message>
        <message>
            <source>yes: a win that an attendant must pay fills the screen for a moment, before the hand pay is asked for</source>
            <translation>yes: una ganancia que debe pagar un asistente llena la pantalla por un momento, antes de que se pida el pago manual</translation>
        </message>
        <message>
            <source>yes: after an alarm of the dice statistics no dice are thrown until the technician's key is turned</source>
            <translation>yes: tras una alarma de la estadística de los dados no se lanzan dados hasta girar la llave del técnico</translation>
        </message>
        <message>
            <source>yes: chips show how wins are paid and go to the credit, in 1.2 seconds; any touch ends it and counts</source>
            <translation>yes: las fichas muestran cómo se pagan las ganancias y van al crédito, en 1,2 segundos; cualquier toque lo termina y cuenta</translation>
        </message>
        <message>
            <source>yes: in mode roll a novice is offered a first hand, a lesson with play chips that moves no money, where the game has one</source>
            <translation>yes: en el modo roll se ofrece a un principiante una primera mano, una lección con fichas de práctica que no mueve dinero, si el juego la tiene</translation>
        </message>
        <message>
            <source>yes: simulated devices are started in place of the devices below</source>
            <translation>yes: se inician dispositivos simulados en lugar de los de abajo</translation>
        </message>
        <message>
            <source>yes: strategies such as Iron Cross are offered, each with its house edge, where the par sheet has their bets</source>
            <translation>yes: se ofrecen estrategias como Iron Cross, cada una con su ventaja de la casa, donde la hoja par tiene sus apuestas</translation>
        </message>
        <message>
            <source>yes: the credit on the screen counts up to its true amount after a win, in 2.5 seconds at most; any touch ends it. Losses of the same throw are taken off first: what remains must be a win, for this and what follows</source>
            <translation>yes: tras una ganancia el crédito en la pantalla sube hasta su importe real, en 2,5 segundos como máximo; cualquier toque lo termina. Primero se restan las pérdidas de la misma tirada: lo que queda debe ser una ganancia, para esto y lo que sigue</translation>
        </message>
        <message>
            <source>yes: the player may set limits of time and loss for the session, which can then be lowered but not raised</source>
            <translation>yes: el jugador puede fijar límites de tiempo y de pérdidas para la sesión, que después pueden bajarse pero no subirse</translation>
        </message>
        <message>
            <source>yes: the player may switch on that bets and rolls are repeated automatically</source>
            <translation>yes: el jugador puede activar la repetición automática de apuestas y tiradas</translation>
        </message>
        <message>
            <source>yes: the player may switch on that bets are repeated automatically</source>
            <translation>yes: el jugador puede activar la repetición automática de las apuestas</translation>
        </message>
        <message>
            <source>yes: the player's screen always shows for how long the session has run</source>
            <translation>yes: la pantalla del jugador siempre muestra cuánto dura la sesión</translation>
        </message>
        <message>
            <source>yes: the player's screen shows the rolls and the Points of the shooter's hand and the best hand of the gaming day, and so does the attract mode</source>
            <translation>sí: la pantalla del jugador muestra las tiradas y los Points de la mano del tirador y la mejor mano de la jornada, y también el modo de atracción</translation>
        </message>
        <message>
            <source>yes: what a bet has won is shown on its chips, with how it was paid</source>
            <translation>yes: lo que ha ganado una apuesta se muestra sobre sus fichas, con la proporción a la que se pagó</translation>
        </message>
    </context>
    <context>
        <name>ParameterDraftPage</name>
        <message>
            <source>%1: %2, until now %3</source>
            <translation>%1: %2, hasta ahora %3</translation>
        </message>
        <message>
            <source>Apply</source>
            <translation>Aplicar</translation>
        </message>
        <message>
            <source>Apply the draft</source>
            <translation>Aplicar el borrador</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Descartar</translation>
        </message>
        <message>
            <source>Discard the draft</source>
            <translation>Descartar el borrador</translation>
        </message>
        <message>
            <source>Do not change %1</source>
            <translation>No cambiar %1</translation>
        </message>
        <message>
            <source>Draft</source>
            <translation>Borrador</translation>
        </message>
        <message>
            <source>Nothing is changed</source>
            <translation>No hay cambios</translation>
        </message>
        <message>
            <source>Nothing is required</source>
            <translation>No se requiere nada</translation>
        </message>
        <message>
            <source>Required</source>
            <translation>Requerido</translation>
        </message>
        <message>
            <source>The terminal restarts</source>
            <translation>El terminal se reinicia</translation>
        </message>
    </context>
    <context>
        <name>ParameterEditorPage</name>
        <message>
            <source>Allowed</source>
            <translation>Permitido</translation>
        </message>
        <message>
            <source>Change a parameter</source>
            <translation>Cambiar un parámetro</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Predeterminado</translation>
        </message>
        <message>
            <source>In force</source>
            <translation>En vigor</translation>
        </message>
        <message>
            <source>Last change</source>
            <translation>Último cambio</translation>
        </message>
        <message>
            <source>Unit</source>
            <translation>Unidad</translation>
        </message>
    </context>
    <context>
        <name>ParameterSearchPage</name>
        <message>
            <source>A part of the name, the description or the value: volume, paper, seconds</source>
            <translation>Una parte del nombre, de la descripción o del valor: volumen, papel, segundos</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Buscar</translation>
        </message>
        <message>
            <source>Search the parameters</source>
            <translation>Buscar parámetros</translation>
        </message>
        <message>
            <source>Searched for</source>
            <translation>Buscado</translation>
        </message>
    </context>
    <context>
        <name>ParametersPage</name>
        <message>
            <source>Accept the file</source>
            <translation>Aceptar el archivo</translation>
        </message>
        <message>
            <source>Configuration</source>
            <translation>Configuración</translation>
        </message>
        <message>
            <source>Draft</source>
            <translation>Borrador</translation>
        </message>
        <message>
            <source>Draft (%1)</source>
            <translation>Borrador (%1)</translation>
        </message>
        <message>
            <source>Presets</source>
            <translation>Preajustes</translation>
        </message>
        <message>
            <source>Restore the last valid values</source>
            <translation>Restaurar los últimos valores válidos</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Buscar</translation>
        </message>
    </context>
    <context>
        <name>PatternsView</name>
        <message>
            <source>Leave</source>
            <translation>Salir</translation>
        </message>
        <message>
            <source>Next pattern</source>
            <translation>Patrón siguiente</translation>
        </message>
        <message>
            <source>Previous pattern</source>
            <translation>Patrón anterior</translation>
        </message>
    </context>
    <context>
        <name>PayTable</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>PeoplePage</name>
        <message>
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
    </context>
    <context>
        <name>Pin</name>
        <message>
            <source>Enter the same PIN again</source>
            <translation>Introduzca el mismo PIN otra vez</translation>
        </message>
        <message>
            <source>One moment, please</source>
            <translation>Un momento, por favor</translation>
        </message>
        <message>
            <source>The PINs do not match. Please start again</source>
            <translation>Los PIN no coinciden. Empiece de nuevo, por favor</translation>
        </message>
    </context>
    <context>
        <name>PinDots</name>
        <message>
            <source>%1 digits typed</source>
            <translation>Cifras introducidas: %1</translation>
        </message>
    </context>
    <context>
        <name>Player</name>
        <message>
            <source>7 is the main with the smallest house edge; then come 5 and 9, then 6 and 8</source>
            <translation>El 7 es el punto principal con menos ventaja de la casa; luego 5 y 9, después 6 y 8</translation>
        </message>
        <message>
            <source>A break lasts {0} minutes. No bets are taken, and your bets stay up.</source>
            <translation>Una pausa dura {0} minutos. No se aceptan apuestas y las suyas siguen en la mesa.</translation>
        </message>
        <message>
            <source>A commission is taken from each win there.</source>
            <translation>Allí se descuenta una comisión de cada ganancia.</translation>
        </message>
        <message>
            <source>A commission of {0} of the bet is taken off a win; the house edge counts it.</source>
            <translation>De la ganancia se descuenta una comisión del {0} de la apuesta; la ventaja de la casa la incluye.</translation>
        </message>
        <message>
            <source>A commission of {0} of the bet is taken with it; the house edge counts it.</source>
            <translation>Con la apuesta se cobra una comisión del {0} de la apuesta; la ventaja de la casa la incluye.</translation>
        </message>
        <message>
            <source>A commission of {0} of the win is taken off it; the house edge counts it.</source>
            <translation>De la ganancia se descuenta una comisión del {0}; la ventaja de la casa la incluye.</translation>
        </message>
        <message>
            <source>A commission of {0} of what it can win is taken with the bet; the house edge counts it.</source>
            <translation>Con la apuesta se cobra una comisión del {0} de lo que puede ganar; la ventaja de la casa la incluye.</translation>
        </message>
        <message>
            <source>A door was opened and is shut again</source>
            <translation>Se abrió una puerta y ya está cerrada</translation>
        </message>
        <message>
            <source>A first {0} is a stand-off.</source>
            <translation>Un {0} en la primera tirada es empate.</translation>
        </message>
        <message>
            <source>A player will come back to this station</source>
            <translation>Un jugador volverá a este puesto</translation>
        </message>
        <message>
            <source>A win is paid and the stake stays up.</source>
            <translation>La ganancia se paga y la apuesta se queda en la mesa.</translation>
        </message>
        <message>
            <source>Accept it</source>
            <translation>Aceptarla</translation>
        </message>
        <message>
            <source>Across</source>
            <translation>Todos</translation>
        </message>
        <message>
            <source>After a win pass the dice and take it, or keep them, and all of it rides.</source>
            <translation>Después de ganar, pase los dados y recójala, o consérvelos y toda sigue en juego.</translation>
        </message>
        <message>
            <source>After each roll your bets are put up again</source>
            <translation>Después de cada tirada, sus apuestas se colocan de nuevo</translation>
        </message>
        <message>
            <source>After the seven-out your {0} bets are off: tap SET BETS ON to play them</source>
            <translation>Tras el seven-out, sus apuestas {0} están en OFF: toque ACTIVAR APUESTAS para jugarlas</translation>
        </message>
        <message>
            <source>After three hits you choose: take your win, or throw a fourth die for the BIG SHOT. The stake comes back in either case.</source>
            <translation>Tras tres aciertos elige: cobrar la ganancia o lanzar un cuarto dado por el BIG SHOT. La apuesta vuelve en ambos casos.</translation>
        </message>
        <message>
            <source>Again</source>
            <translation>Otra vez</translation>
        </message>
        <message>
            <source>An attendant can pay the whole credit by hand.</source>
            <translation>Un asistente puede pagar todo el crédito a mano.</translation>
        </message>
        <message>
            <source>An attendant has answered your call</source>
            <translation>Un asistente ha atendido su llamada</translation>
        </message>
        <message>
            <source>An attendant is on the way to you</source>
            <translation>Un asistente va de camino</translation>
        </message>
        <message>
            <source>Another player's card is logged in. Log it out first</source>
            <translation>Está conectada la tarjeta de otro jugador. Ciérrela primero</translation>
        </message>
        <message>
            <source>At the seven-out with fewer than {0} Points made. No come-out roll decides it.</source>
            <translation>En el seven-out con menos de {0} Points logrados. Ninguna tirada de come-out la resuelve.</translation>
        </message>
        <message>
            <source>At this table</source>
            <translation>En esta mesa</translation>
        </message>
        <message>
            <source>BETS ARE NOT VALID YET!</source>
            <translation>¡APUESTAS AÚN NO VÁLIDAS!</translation>
        </message>
        <message>
            <source>BIG SHOT</source>
            <translation>BIG SHOT</translation>
        </message>
        <message>
            <source>BIG SHOT hits</source>
            <translation>BIG SHOT acierta</translation>
        </message>
        <message>
            <source>BIG SHOT misses</source>
            <translation>BIG SHOT falla</translation>
        </message>
        <message>
            <source>Best hand today: rolls {0}, Points {1}</source>
            <translation>Mejor mano de hoy: tiradas {0}, Points {1}</translation>
        </message>
        <message>
            <source>Bet on the last roll</source>
            <translation>Apostado en la última tirada</translation>
        </message>
        <message>
            <source>Bets are taken again at {0}</source>
            <translation>Se aceptan apuestas de nuevo a las {0}</translation>
        </message>
        <message>
            <source>Bets from {0}</source>
            <translation>Apuestas desde {0}</translation>
        </message>
        <message>
            <source>Bill validator</source>
            <translation>Validador de billetes</translation>
        </message>
        <message>
            <source>Bill {0}: {1}</source>
            <translation>Billete {0}: {1}</translation>
        </message>
        <message>
            <source>Break in play: no bets are taken now</source>
            <translation>Pausa en el juego: ahora no se aceptan apuestas</translation>
        </message>
        <message>
            <source>Buy</source>
            <translation>Buy</translation>
        </message>
        <message>
            <source>By how many of {0} have come in each of their ways, such as {1} for {2}: {3} or more at the next 7, all {4} at once.</source>
            <translation>Según cuántas de {0} han salido en todas sus combinaciones, como {1} para el {2}: {3} o más en el próximo 7, las {4} al instante.</translation>
        </message>
        <message>
            <source>By the number of different Points made: {0} or more at the seven-out, all {1} at once.</source>
            <translation>Según los distintos Points logrados: {0} o más en el seven-out, los {1} al instante.</translation>
        </message>
        <message>
            <source>Cabinet board</source>
            <translation>Placa del mueble</translation>
        </message>
        <message>
            <source>Cancel credit</source>
            <translation>Anular el crédito</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Tarjeta</translation>
        </message>
        <message>
            <source>Card reader</source>
            <translation>Lector de tarjetas</translation>
        </message>
        <message>
            <source>Certain</source>
            <translation>Seguro</translation>
        </message>
        <message>
            <source>Chance</source>
            <translation>Suerte</translation>
        </message>
        <message>
            <source>Chip {0}</source>
            <translation>Ficha {0}</translation>
        </message>
        <message>
            <source>Choose a PIN of four to eight digits</source>
            <translation>Piense un PIN de cuatro a ocho cifras</translation>
        </message>
        <message>
            <source>Come Odds {0}</source>
            <translation>Come Odds {0}</translation>
        </message>
        <message>
            <source>Come-out roll: Don't Pass wins on 2 and 3, and loses on 7 and 11; 12 is a stand-off</source>
            <translation>Tirada de come-out: Don't Pass gana con 2 y 3, y pierde con 7 y 11; el 12 es empate</translation>
        </message>
        <message>
            <source>Come-out roll: place your bets</source>
            <translation>Tirada de come-out: haga sus apuestas</translation>
        </message>
        <message>
            <source>Come-out roll: press ROLL when your bets are down</source>
            <translation>Tirada de come-out: pulse TIRAR cuando haya hecho sus apuestas</translation>
        </message>
        <message>
            <source>Come-out roll: the Pass Line wins on 7 and 11, and loses on 2, 3 and 12</source>
            <translation>Tirada de come-out: la Pass Line gana con 7 y 11, y pierde con 2, 3 y 12</translation>
        </message>
        <message>
            <source>Come-out roll: the Pass Line wins on 7; any other total is its Point</source>
            <translation>Tirada de come-out: la Pass Line gana con 7; cualquier otro total es su Point</translation>
        </message>
        <message>
            <source>Commission paid</source>
            <translation>Comisión pagada</translation>
        </message>
        <message>
            <source>Cover its bank, or let the dice pass?</source>
            <translation>¿Cubrir su banca o dejar pasar los dados?</translation>
        </message>
        <message>
            <source>Cover the bank</source>
            <translation>Cubrir la banca</translation>
        </message>
        <message>
            <source>Craps</source>
            <translation>Craps</translation>
        </message>
        <message>
            <source>Credit it</source>
            <translation>Acreditarlo</translation>
        </message>
        <message>
            <source>Credit now</source>
            <translation>Crédito ahora</translation>
        </message>
        <message>
            <source>Credit: {0}</source>
            <translation>Crédito: {0}</translation>
        </message>
        <message>
            <source>Denomination</source>
            <translation>Denominación</translation>
        </message>
        <message>
            <source>Dice generator</source>
            <translation>Generador de dados</translation>
        </message>
        <message>
            <source>Dice thrown at once: {0}. {1}</source>
            <translation>Dados tirados a la vez: {0}. {1}</translation>
        </message>
        <message>
            <source>Don't Come Odds {0}</source>
            <translation>Don't Come Odds {0}</translation>
        </message>
        <message>
            <source>Don't Pass line odds</source>
            <translation>Don't Pass Line Odds</translation>
        </message>
        <message>
            <source>Double</source>
            <translation>Double</translation>
        </message>
        <message>
            <source>Double {0}</source>
            <translation>Double {0}</translation>
        </message>
        <message>
            <source>Each bet shows what it would win</source>
            <translation>Lo que ganaría una apuesta figura junto a sus fichas</translation>
        </message>
        <message>
            <source>Eight</source>
            <translation>Ocho</translation>
        </message>
        <message>
            <source>Eleven</source>
            <translation>Once</translation>
        </message>
        <message>
            <source>Enter the PIN of your card</source>
            <translation>Introduzca el PIN de su tarjeta</translation>
        </message>
        <message>
            <source>Enter your PIN to continue</source>
            <translation>Introduzca su PIN para seguir jugando</translation>
        </message>
        <message>
            <source>Every field shows its minimum and maximum</source>
            <translation>El mínimo y el máximo figuran en cada casilla</translation>
        </message>
        <message>
            <source>Exchange of the table</source>
            <translation>Intercambio de la mesa</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Favoritas</translation>
        </message>
        <message>
            <source>First choose: nothing else can be done before.</source>
            <translation>Elija primero: antes no se puede hacer nada más.</translation>
        </message>
        <message>
            <source>Five</source>
            <translation>Cinco</translation>
        </message>
        <message>
            <source>Forget me</source>
            <translation>Olvidarme</translation>
        </message>
        <message>
            <source>Four</source>
            <translation>Cuatro</translation>
        </message>
        <message>
            <source>Give odds behind Don't Pass: they are paid without a house edge</source>
            <translation>Dé Odds detrás de Don't Pass: se pagan sin ventaja de la casa</translation>
        </message>
        <message>
            <source>Hand pay: {0}</source>
            <translation>Pago a mano: {0}</translation>
        </message>
        <message>
            <source>Hard Ways</source>
            <translation>Hard Ways</translation>
        </message>
        <message>
            <source>Hard Ways tab</source>
            <translation>Pestaña Hard Ways</translation>
        </message>
        <message>
            <source>Hard {0}</source>
            <translation>{0} en pareja</translation>
        </message>
        <message>
            <source>Hold a finger on any field to see what wins, what it pays and its house edge</source>
            <translation>Mantenga un dedo sobre una casilla para ver qué gana, qué paga y su ventaja de la casa</translation>
        </message>
        <message>
            <source>Hop Bets tab</source>
            <translation>Pestaña Hop Bets</translation>
        </message>
        <message>
            <source>Hot shooter</source>
            <translation>Tirador en racha</translation>
        </message>
        <message>
            <source>How large the texts are</source>
            <translation>Con qué tamaño se ven los textos</translation>
        </message>
        <message>
            <source>How loud the table is</source>
            <translation>A qué volumen suena la mesa</translation>
        </message>
        <message>
            <source>Insert a bill to play</source>
            <translation>Introduzca un billete para jugar</translation>
        </message>
        <message>
            <source>Inside</source>
            <translation>Dentro</translation>
        </message>
        <message>
            <source>It is any other number</source>
            <translation>Es cualquier otro número</translation>
        </message>
        <message>
            <source>It is in the stacker</source>
            <translation>Está en el apilador</translation>
        </message>
        <message>
            <source>It is not paid</source>
            <translation>No se pagó</translation>
        </message>
        <message>
            <source>It is paid</source>
            <translation>Se pagó</translation>
        </message>
        <message>
            <source>It loses</source>
            <translation>Pierde</translation>
        </message>
        <message>
            <source>It stays as it is until the dice decide it.</source>
            <translation>Queda como está hasta que los dados la resuelvan.</translation>
        </message>
        <message>
            <source>It takes chips only before a come-out roll.</source>
            <translation>Solo admite fichas antes de una tirada de come-out.</translation>
        </message>
        <message>
            <source>It takes chips only before the first Point of a hand is set.</source>
            <translation>Solo admite fichas antes de marcarse el primer Point de una mano.</translation>
        </message>
        <message>
            <source>It takes chips only while nothing but a 7 has come since the last 7.</source>
            <translation>Solo admite fichas mientras desde el último 7 no haya salido nada más que un 7.</translation>
        </message>
        <message>
            <source>It takes chips only while the puck is ON.</source>
            <translation>Solo admite fichas con el puck en ON.</translation>
        </message>
        <message>
            <source>It takes no chips: bets only travel here.</source>
            <translation>No admite fichas: aquí solo llegan apuestas ya hechas.</translation>
        </message>
        <message>
            <source>It was installed, and is as it was signed. Until it is accepted nothing is played.</source>
            <translation>Se instaló y es tal como se firmó. Hasta que se acepte no se juega.</translation>
        </message>
        <message>
            <source>It was not printed</source>
            <translation>No se imprimió</translation>
        </message>
        <message>
            <source>It was printed</source>
            <translation>Se imprimió</translation>
        </message>
        <message>
            <source>Its Point is the one that is set next; every other Point number that comes is a hit, once. It wins when its Point comes again, or {0}, after {1} hits or more.</source>
            <translation>Su Point es el que se marca a continuación; cada otro número de Point que sale es un acierto, una sola vez. Gana si su Point sale de nuevo, o {0}, tras {1} aciertos o más.</translation>
        </message>
        <message>
            <source>Keep Bets On</source>
            <translation>Mantener apuestas</translation>
        </message>
        <message>
            <source>Keep it on {0}</source>
            <translation>Dejarla en {0}</translation>
        </message>
        <message>
            <source>Keep the dice</source>
            <translation>Conservar los dados</translation>
        </message>
        <message>
            <source>Keep the dice, or pass them?</source>
            <translation>¿Conservar los dados o pasarlos?</translation>
        </message>
        <message>
            <source>Keep the dice: it all rides</source>
            <translation>Conservar: todo sigue en juego</translation>
        </message>
        <message>
            <source>Last seconds: place your bets</source>
            <translation>Últimos segundos: haga sus apuestas</translation>
        </message>
        <message>
            <source>Lay</source>
            <translation>Lay</translation>
        </message>
        <message>
            <source>Lay your bank</source>
            <translation>Ponga su banca</translation>
        </message>
        <message>
            <source>Lay your bank, then press ROLL</source>
            <translation>Ponga su banca y pulse TIRAR</translation>
        </message>
        <message>
            <source>Left-Hand Layout</source>
            <translation>Disposición zurda</translation>
        </message>
        <message>
            <source>Let the dice pass</source>
            <translation>Dejar pasar los dados</translation>
        </message>
        <message>
            <source>Longest hand: {0} rolls</source>
            <translation>Mano más larga: {0} tiradas</translation>
        </message>
        <message>
            <source>Loss limit</source>
            <translation>Límite de pérdidas</translation>
        </message>
        <message>
            <source>Lost</source>
            <translation>Perdido</translation>
        </message>
        <message>
            <source>Lost so far: {0}</source>
            <translation>Perdido hasta ahora: {0}</translation>
        </message>
        <message>
            <source>Main {0}, chance {1}: {2} wins, {3} loses</source>
            <translation>Principal {0}, suerte {1}: {2} gana, {3} pierde</translation>
        </message>
        <message>
            <source>Main {0}: {1} wins, {2} loses, any other total is the chance</source>
            <translation>Principal {0}: {1} gana, {2} pierde, cualquier otro total es la suerte</translation>
        </message>
        <message>
            <source>Malfunction voids all pays and plays.</source>
            <translation>Una avería anula todos los pagos y jugadas.</translation>
        </message>
        <message>
            <source>Marked Chips</source>
            <translation>Fichas marcadas</translation>
        </message>
        <message>
            <source>Money in</source>
            <translation>Ingresado</translation>
        </message>
        <message>
            <source>Money out</source>
            <translation>Cobrado</translation>
        </message>
        <message>
            <source>Move to {0}</source>
            <translation>Mover a {0}</translation>
        </message>
        <message>
            <source>Mute</source>
            <translation>Silencio</translation>
        </message>
        <message>
            <source>Name the main on a plate, or it is thrown for</source>
            <translation>Anuncie el punto principal en una placa, o se tirará por él</translation>
        </message>
        <message>
            <source>Name the main on a plate, or press ROLL to throw for it</source>
            <translation>Anuncie el punto principal en una placa, o pulse TIRAR para tirarlo</translation>
        </message>
        <message>
            <source>Natural</source>
            <translation>Natural</translation>
        </message>
        <message>
            <source>Neither won nor lost</source>
            <translation>Ni ganado ni perdido</translation>
        </message>
        <message>
            <source>New to the game?</source>
            <translation>¿Nuevo en el juego?</translation>
        </message>
        <message>
            <source>Next at this table: {0}, as soon as no player has bets up</source>
            <translation>Después en esta mesa: {0}, en cuanto nadie tenga apuestas</translation>
        </message>
        <message>
            <source>Nick</source>
            <translation>Acierto</translation>
        </message>
        <message>
            <source>Nine</source>
            <translation>Nueve</translation>
        </message>
        <message>
            <source>No bills can be taken now</source>
            <translation>Ahora no se pueden admitir billetes</translation>
        </message>
        <message>
            <source>No limit</source>
            <translation>Sin límite</translation>
        </message>
        <message>
            <source>No more bets: press ROLL for the dice</source>
            <translation>No va más: pulse TIRAR</translation>
        </message>
        <message>
            <source>No more bets: the dealer throws the dice</source>
            <translation>No va más: el crupier lanza los dados</translation>
        </message>
        <message>
            <source>No more bets: the dice are out</source>
            <translation>No va más: los dados están en juego</translation>
        </message>
        <message>
            <source>No more bets: the dice are thrown in a moment</source>
            <translation>No va más: los dados se lanzan en un momento</translation>
        </message>
        <message>
            <source>No roll decides it now.</source>
            <translation>Ninguna tirada la resuelve ahora.</translation>
        </message>
        <message>
            <source>Nobody has the dice yet: the next round begins in a moment</source>
            <translation>Nadie tiene aún los dados: la próxima ronda empieza enseguida</translation>
        </message>
        <message>
            <source>Nobody yet</source>
            <translation>Nadie aún</translation>
        </message>
        <message>
            <source>Odds</source>
            <translation>Odds</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>No</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Sí</translation>
        </message>
        <message>
            <source>On a 7, and when {0} comes with two different dice.</source>
            <translation>Con un 7, y cuando el {0} sale con dos dados distintos.</translation>
        </message>
        <message>
            <source>On any other roll.</source>
            <translation>Con cualquier otra tirada.</translation>
        </message>
        <message>
            <source>On any other throw.</source>
            <translation>Con cualquier otro tiro.</translation>
        </message>
        <message>
            <source>On the next roll it loses on {0}.</source>
            <translation>En la siguiente tirada pierde con {0}.</translation>
        </message>
        <message>
            <source>On the next roll it wins on {0} and loses on {1}.</source>
            <translation>En la siguiente tirada gana con {0} y pierde con {1}.</translation>
        </message>
        <message>
            <source>On the next roll it wins on {0}.</source>
            <translation>En la siguiente tirada gana con {0}.</translation>
        </message>
        <message>
            <source>On {0} before its Point is set. After that, when it ends with fewer than {1} hits.</source>
            <translation>Con {0} antes de que se marque su Point. Después, si termina con menos de {1} aciertos.</translation>
        </message>
        <message>
            <source>On {0} on its first roll. After it, when a 7 comes before the number it went to.</source>
            <translation>Con {0} en su primera tirada. Después, si un 7 sale antes que el número al que se movió.</translation>
        </message>
        <message>
            <source>On {0} on its first roll. After it, when the number it went to comes before a 7.</source>
            <translation>Con {0} en su primera tirada. Después, si el número al que se movió sale antes que un 7.</translation>
        </message>
        <message>
            <source>On {0} on the come-out roll. After it, when a 7 comes before the Point.</source>
            <translation>Con {0} en la tirada de come-out. Después, si un 7 sale antes que el Point.</translation>
        </message>
        <message>
            <source>On {0} on the come-out roll. After it, when the Point comes before a 7.</source>
            <translation>Con {0} en la tirada de come-out. Después, si el Point sale antes que un 7.</translation>
        </message>
        <message>
            <source>Once a Point is set it stays as it is until the hand ends or the dice decide it.</source>
            <translation>Una vez marcado un Point, queda como está hasta que termine la mano o los dados la resuelvan.</translation>
        </message>
        <message>
            <source>Once a Point is set, odds can be put behind this bet: they have no house edge</source>
            <translation>Cuando hay un Point, se pueden poner Odds detrás de esta apuesta: no tienen ventaja de la casa</translation>
        </message>
        <message>
            <source>Once one of its totals has come it stays as it is until the dice decide it.</source>
            <translation>En cuanto sale uno de sus totales, queda como está hasta que los dados la resuelvan.</translation>
        </message>
        <message>
            <source>Once the Point is set it stays as it is until the dice decide it.</source>
            <translation>Una vez marcado el Point, queda como está hasta que los dados la resuelvan.</translation>
        </message>
        <message>
            <source>One hit</source>
            <translation>Un acierto</translation>
        </message>
        <message>
            <source>One moment</source>
            <translation>Un momento</translation>
        </message>
        <message>
            <source>One moment, please</source>
            <translation>Un momento, por favor</translation>
        </message>
        <message>
            <source>Other bets</source>
            <translation>Otras apuestas</translation>
        </message>
        <message>
            <source>Out</source>
            <translation>Fallo</translation>
        </message>
        <message>
            <source>Outside</source>
            <translation>Fuera</translation>
        </message>
        <message>
            <source>Paid out last</source>
            <translation>Último pago</translation>
        </message>
        <message>
            <source>Pass line odds</source>
            <translation>Pass Line Odds</translation>
        </message>
        <message>
            <source>Pass the dice</source>
            <translation>Pasar los dados</translation>
        </message>
        <message>
            <source>Pass the dice and take the bank</source>
            <translation>Pasar y recoger la banca</translation>
        </message>
        <message>
            <source>Pass the dice and take the bank, or keep them and let all of it ride?</source>
            <translation>¿Pasar los dados y recoger la banca, o conservarlos y dejarlo todo en juego?</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>En pausa</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Place</translation>
        </message>
        <message>
            <source>Place 6 and 8 pay 7 for every 6: multiples of 6 pay in full</source>
            <translation>Place 6 y 8 pagan 7 por cada 6: los múltiplos de 6 no dejan resto</translation>
        </message>
        <message>
            <source>Place your bets: a number, Double, Triple or Straight</source>
            <translation>Hagan sus apuestas: un número, Double, Triple o Straight</translation>
        </message>
        <message>
            <source>Place your bets: the dealer opens the betting time</source>
            <translation>Haga sus apuestas: el crupier abre el tiempo de apuestas</translation>
        </message>
        <message>
            <source>Play a first hand</source>
            <translation>Jugar una primera mano</translation>
        </message>
        <message>
            <source>Play a first hand with play chips</source>
            <translation>Juegue una primera mano con fichas de práctica</translation>
        </message>
        <message>
            <source>Played so far: {0}</source>
            <translation>Jugado hasta ahora: {0}</translation>
        </message>
        <message>
            <source>Player has it</source>
            <translation>Lo tiene el jugador</translation>
        </message>
        <message>
            <source>Please take your bill back. {0}</source>
            <translation>Retire su billete, por favor. {0}</translation>
        </message>
        <message>
            <source>Please take your ticket</source>
            <translation>Retire su ticket, por favor</translation>
        </message>
        <message>
            <source>Please take your ticket back. {0}</source>
            <translation>Retire su ticket, por favor. {0}</translation>
        </message>
        <message>
            <source>Please take your ticket. Thank you for playing!</source>
            <translation>Retire su ticket, por favor. ¡Gracias por jugar!</translation>
        </message>
        <message>
            <source>Please wait for an attendant</source>
            <translation>Espere a un asistente, por favor</translation>
        </message>
        <message>
            <source>Point made</source>
            <translation>Point logrado</translation>
        </message>
        <message>
            <source>Point set</source>
            <translation>Point marcado</translation>
        </message>
        <message>
            <source>Press</source>
            <translation>Subir</translation>
        </message>
        <message>
            <source>Press ROLL when your bets are down</source>
            <translation>Pulse TIRAR cuando haya hecho sus apuestas</translation>
        </message>
        <message>
            <source>Print the receipt</source>
            <translation>Imprimir comprobante</translation>
        </message>
        <message>
            <source>Printing your ticket</source>
            <translation>Imprimiendo su ticket</translation>
        </message>
        <message>
            <source>Puck to OFF</source>
            <translation>Puck a OFF</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>En servicio</translation>
        </message>
        <message>
            <source>Receipt of hand pay {0}: {1}</source>
            <translation>Comprobante del pago a mano {0}: {1}</translation>
        </message>
        <message>
            <source>Reserved until {0}</source>
            <translation>Reservado hasta las {0}</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Resultado</translation>
        </message>
        <message>
            <source>Risk the BIG SHOT</source>
            <translation>Arriesgar el BIG SHOT</translation>
        </message>
        <message>
            <source>Rolls</source>
            <translation>Tiradas</translation>
        </message>
        <message>
            <source>Rolls since the last 7: {0}</source>
            <translation>Tiradas desde el último 7: {0}</translation>
        </message>
        <message>
            <source>Seat {0}</source>
            <translation>Puesto {0}</translation>
        </message>
        <message>
            <source>Seat {0} has the dice: lay your cover against its bank</source>
            <translation>El puesto {0} tiene los dados: cubra su banca</translation>
        </message>
        <message>
            <source>Seat {0} throws for the main: 5, 6, 7, 8 or 9</source>
            <translation>El puesto {0} tira por el punto principal: 5, 6, 7, 8 o 9</translation>
        </message>
        <message>
            <source>Set bets off</source>
            <translation>Desactivar apuestas</translation>
        </message>
        <message>
            <source>Set bets on</source>
            <translation>Activar apuestas</translation>
        </message>
        <message>
            <source>Seven</source>
            <translation>Siete</translation>
        </message>
        <message>
            <source>Seven out</source>
            <translation>Seven-out</translation>
        </message>
        <message>
            <source>Seven, winner</source>
            <translation>Siete, ganador</translation>
        </message>
        <message>
            <source>Shapes tell the chips apart, not only colors</source>
            <translation>Las fichas se distinguen por su forma, no solo por el color</translation>
        </message>
        <message>
            <source>Shared table</source>
            <translation>Mesa compartida</translation>
        </message>
        <message>
            <source>Shooter: {0}</source>
            <translation>Tirador: {0}</translation>
        </message>
        <message>
            <source>Show Bet Limits</source>
            <translation>Mostrar límites</translation>
        </message>
        <message>
            <source>Show Hints</source>
            <translation>Mostrar consejos</translation>
        </message>
        <message>
            <source>Show Winnings</source>
            <translation>Mostrar ganancias</translation>
        </message>
        <message>
            <source>Side Bets tab</source>
            <translation>Pestaña Side Bets</translation>
        </message>
        <message>
            <source>Six</source>
            <translation>Seis</translation>
        </message>
        <message>
            <source>Sound Volume</source>
            <translation>Volumen del sonido</translation>
        </message>
        <message>
            <source>Statistics: {0} is {1} in {2} throws, the limit is {3}</source>
            <translation>Estadística: {0} es {1} en {2} tiradas, el límite es {3}</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Detenida</translation>
        </message>
        <message>
            <source>Straight</source>
            <translation>Straight</translation>
        </message>
        <message>
            <source>Straight {0}</source>
            <translation>Straight {0}</translation>
        </message>
        <message>
            <source>Take odds behind your Pass Line: they are paid without a house edge</source>
            <translation>Tome Odds detrás de su Pass Line: se pagan sin ventaja de la casa</translation>
        </message>
        <message>
            <source>Take the win</source>
            <translation>Cobrar la ganancia</translation>
        </message>
        <message>
            <source>Take your win, or throw a fourth die for the BIG SHOT?</source>
            <translation>¿Cobrar la ganancia o lanzar un cuarto dado por el BIG SHOT?</translation>
        </message>
        <message>
            <source>Taken down too late: {0} stays on the felt for this roll</source>
            <translation>Retirado demasiado tarde: {0} sigue en la mesa para esta tirada</translation>
        </message>
        <message>
            <source>Ten</source>
            <translation>Diez</translation>
        </message>
        <message>
            <source>Text Size</source>
            <translation>Tamaño del texto</translation>
        </message>
        <message>
            <source>That is not the PIN: one try left</source>
            <translation>Ese no es el PIN: queda un intento</translation>
        </message>
        <message>
            <source>That is not the PIN: {0} tries left</source>
            <translation>Ese no es el PIN: quedan {0} intentos</translation>
        </message>
        <message>
            <source>The BIG SHOT is on: press ROLL for the fourth die</source>
            <translation>El BIG SHOT está en juego: pulse TIRAR para el cuarto dado</translation>
        </message>
        <message>
            <source>The Pass Line begins the game: it wins on 7 and 11 now, or when its Point comes again</source>
            <translation>La Pass Line abre el juego: gana ahora con 7 y 11, o cuando su Point sale de nuevo</translation>
        </message>
        <message>
            <source>The Pass Line begins the game: it wins on 7 now, or when its Point comes again</source>
            <translation>La Pass Line abre el juego: gana ahora con 7, o cuando su Point sale de nuevo</translation>
        </message>
        <message>
            <source>The Point is {0}: Don't Pass wins on 7 and loses on {0}</source>
            <translation>El Point es {0}: Don't Pass gana con 7 y pierde con {0}</translation>
        </message>
        <message>
            <source>The Point is {0}: place your bets</source>
            <translation>El Point es {0}: haga sus apuestas</translation>
        </message>
        <message>
            <source>The Point is {0}: place your bets or roll</source>
            <translation>El Point es {0}: haga sus apuestas o tire</translation>
        </message>
        <message>
            <source>The Point is {0}: the Pass Line wins on {0} and loses on 7</source>
            <translation>El Point es {0}: la Pass Line gana con {0} y pierde con 7</translation>
        </message>
        <message>
            <source>The bank is doubled: pass the dice and take it, or keep them and let it ride</source>
            <translation>La banca se ha doblado: pase los dados y recójala, o consérvelos y déjela en juego</translation>
        </message>
        <message>
            <source>The bank wins, with a main of 7</source>
            <translation>La banca gana, con principal 7</translation>
        </message>
        <message>
            <source>The bank wins, with a main thrown for</source>
            <translation>La banca gana, con principal tirado</translation>
        </message>
        <message>
            <source>The dealer does not answer: an attendant has been called</source>
            <translation>El crupier no responde: se ha llamado a un asistente</translation>
        </message>
        <message>
            <source>The dealer does not answer: you may take your bets down and cash out</source>
            <translation>El crupier no responde: puede retirar sus apuestas y cobrar</translation>
        </message>
        <message>
            <source>The dice and ROLL are on your left</source>
            <translation>Los dados y TIRAR quedan a su izquierda</translation>
        </message>
        <message>
            <source>The dice pass without a throw: {0} is back in your credit</source>
            <translation>Los dados pasan sin tirada: {0} vuelve a su crédito</translation>
        </message>
        <message>
            <source>The dice show {0}: the dealer confirms them</source>
            <translation>Los dados muestran {0}: el crupier los confirma</translation>
        </message>
        <message>
            <source>The dice so far</source>
            <translation>Los dados hasta ahora</translation>
        </message>
        <message>
            <source>The fourth die is {0}</source>
            <translation>El cuarto dado es {0}</translation>
        </message>
        <message>
            <source>The hand is over</source>
            <translation>La mano ha terminado</translation>
        </message>
        <message>
            <source>The hand of the house is over</source>
            <translation>La mano de la casa ha terminado</translation>
        </message>
        <message>
            <source>The house covers the bank with as much. It can be changed until the dice are thrown.</source>
            <translation>La casa cubre la banca con lo mismo. Se puede cambiar hasta que se tiren los dados.</translation>
        </message>
        <message>
            <source>The house edge is that of a main thrown for.</source>
            <translation>La ventaja de la casa es la de un punto principal tirado.</translation>
        </message>
        <message>
            <source>The house edge is that of a main thrown for; a main of 7 costs least.</source>
            <translation>La ventaja de la casa es la de un punto principal tirado; el 7 es el que menos cuesta.</translation>
        </message>
        <message>
            <source>The house has the dice</source>
            <translation>La casa tiene los dados</translation>
        </message>
        <message>
            <source>The house has the dice: cover its bank, or let the dice pass</source>
            <translation>La casa tiene los dados: cubra su banca o deje pasar los dados</translation>
        </message>
        <message>
            <source>The house loses</source>
            <translation>La casa pierde</translation>
        </message>
        <message>
            <source>The house throws for its main: 5, 6, 7, 8 or 9</source>
            <translation>La casa tira por su punto principal: 5, 6, 7, 8 o 9</translation>
        </message>
        <message>
            <source>The house wins</source>
            <translation>La casa gana</translation>
        </message>
        <message>
            <source>The last rolls</source>
            <translation>Las últimas tiradas</translation>
        </message>
        <message>
            <source>The main</source>
            <translation>El principal</translation>
        </message>
        <message>
            <source>The move costs a commission: you will be asked for it.</source>
            <translation>El traslado cuesta una comisión: se le preguntará por ella.</translation>
        </message>
        <message>
            <source>The next session can begin after {0} seconds without a touch.</source>
            <translation>La próxima sesión puede empezar tras {0} segundos sin tocar la pantalla.</translation>
        </message>
        <message>
            <source>The receipt was not printed: the printer was not ready.</source>
            <translation>El comprobante no se imprimió: la impresora no estaba lista.</translation>
        </message>
        <message>
            <source>The staff keeps this station for a player</source>
            <translation>El personal guarda este puesto para un jugador</translation>
        </message>
        <message>
            <source>The stake comes back with either win. When the time is over, your win is taken.</source>
            <translation>La apuesta vuelve con cualquier ganancia. Cuando se acaba el tiempo, se cobra su ganancia.</translation>
        </message>
        <message>
            <source>The stake lies on {0} in equal parts; its pays are for the whole of it.</source>
            <translation>El importe se reparte entre {0} a partes iguales; sus pagos valen para el total.</translation>
        </message>
        <message>
            <source>The station waits {0} minutes for you. Your PIN opens it.</source>
            <translation>El puesto le espera {0} minutos. Su PIN lo abre.</translation>
        </message>
        <message>
            <source>The throw does not count: {0}. Press ROLL again</source>
            <translation>La tirada no cuenta: {0}. Pulse TIRAR de nuevo</translation>
        </message>
        <message>
            <source>The throw does not count: {0}. The dice are thrown again</source>
            <translation>La tirada no cuenta: {0}. Los dados se tiran de nuevo</translation>
        </message>
        <message>
            <source>The throw does not count: {0}. You may take your bets down</source>
            <translation>La tirada no cuenta: {0}. Puede retirar sus apuestas</translation>
        </message>
        <message>
            <source>The throw was void: your bets are as before, and you may take them down</source>
            <translation>La tirada fue nula: sus apuestas siguen como antes y puede retirarlas</translation>
        </message>
        <message>
            <source>The time was over: you win {0}</source>
            <translation>Se acabó el tiempo: gana {0}</translation>
        </message>
        <message>
            <source>The {0} and {1} doors are open</source>
            <translation>Las puertas {0} y {1} están abiertas</translation>
        </message>
        <message>
            <source>The {0} came {1} times in {2} rolls</source>
            <translation>El {0} ha salido {1} veces en {2} tiradas</translation>
        </message>
        <message>
            <source>The {0} door is open</source>
            <translation>La puerta {0} está abierta</translation>
        </message>
        <message>
            <source>There is more than one card in the reader. Take one out</source>
            <translation>Hay más de una tarjeta en el lector. Retire una</translation>
        </message>
        <message>
            <source>This PIN is wrong</source>
            <translation>Este PIN es incorrecto</translation>
        </message>
        <message>
            <source>This card is blocked: an attendant can unblock it. You can play without it</source>
            <translation>Esta tarjeta está bloqueada: un asistente puede desbloquearla. Puede jugar sin ella</translation>
        </message>
        <message>
            <source>This hand: rolls {0}, Points {1}</source>
            <translation>Esta mano: tiradas {0}, Points {1}</translation>
        </message>
        <message>
            <source>This hand: rolls {0}, Points {1}. Best hand of the day: rolls {2}</source>
            <translation>Esta mano: tiradas {0}, Points {1}. Mejor mano del día: tiradas {2}</translation>
        </message>
        <message>
            <source>This is not a card of the house. You can play without a card</source>
            <translation>Esta no es una tarjeta de la casa. Puede jugar sin tarjeta</translation>
        </message>
        <message>
            <source>This machine has forgotten you</source>
            <translation>Esta máquina le ha olvidado</translation>
        </message>
        <message>
            <source>This machine remembers nothing of you when you leave.</source>
            <translation>Esta máquina no recuerda nada de usted cuando se va.</translation>
        </message>
        <message>
            <source>This machine remembers your language, hand, text size, saved felts, first name and these figures.</source>
            <translation>Esta máquina recuerda su idioma, mano, tamaño del texto, tapetes guardados, nombre de pila y estas cifras.</translation>
        </message>
        <message>
            <source>This machine will know you again</source>
            <translation>Esta máquina le reconocerá</translation>
        </message>
        <message>
            <source>This station is out of service</source>
            <translation>Este puesto está fuera de servicio</translation>
        </message>
        <message>
            <source>This station is reserved. Put your card in again when it is open</source>
            <translation>Este puesto está reservado. Vuelva a introducir su tarjeta cuando esté abierto</translation>
        </message>
        <message>
            <source>Three</source>
            <translation>Tres</translation>
        </message>
        <message>
            <source>Three alike</source>
            <translation>Tres iguales</translation>
        </message>
        <message>
            <source>Three hits</source>
            <translation>Tres aciertos</translation>
        </message>
        <message>
            <source>Three hits on {0}</source>
            <translation>Tres aciertos en el {0}</translation>
        </message>
        <message>
            <source>Three hits: take your win, or risk the BIG SHOT</source>
            <translation>Tres aciertos: cobre su ganancia o arriesgue el BIG SHOT</translation>
        </message>
        <message>
            <source>Three minutes: no money is bet</source>
            <translation>Tres minutos: no se apuesta dinero</translation>
        </message>
        <message>
            <source>Three, ace-deuce</source>
            <translation>Tres, as y dos</translation>
        </message>
        <message>
            <source>Throw for the main: 5, 6, 7, 8 or 9</source>
            <translation>Tire por el punto principal: 5, 6, 7, 8 o 9</translation>
        </message>
        <message>
            <source>Ticket authority</source>
            <translation>Autoridad de tickets</translation>
        </message>
        <message>
            <source>Ticket printer</source>
            <translation>Impresora de tickets</translation>
        </message>
        <message>
            <source>Ticket {0}: {1}</source>
            <translation>Ticket {0}: {1}</translation>
        </message>
        <message>
            <source>Time (h:mm)</source>
            <translation>Tiempo (h:mm)</translation>
        </message>
        <message>
            <source>Time limit (h:mm)</source>
            <translation>Límite de tiempo (h:mm)</translation>
        </message>
        <message>
            <source>Tips on the game and on your bets</source>
            <translation>Consejos sobre el juego y sus apuestas</translation>
        </message>
        <message>
            <source>Too late for this roll: {0} is back in your credit</source>
            <translation>Demasiado tarde para esta tirada: {0} vuelve a su crédito</translation>
        </message>
        <message>
            <source>Too many wrong PINs: an attendant can open the station</source>
            <translation>Demasiados PIN erróneos: un asistente puede abrir el puesto</translation>
        </message>
        <message>
            <source>Touch again: cancel</source>
            <translation>Toque otra vez</translation>
        </message>
        <message>
            <source>Touch again: forget me</source>
            <translation>Toque otra vez: olvidarme</translation>
        </message>
        <message>
            <source>Touch again: it is paid</source>
            <translation>Toque otra vez</translation>
        </message>
        <message>
            <source>Touch the screen to see the table</source>
            <translation>Toque la pantalla para ver la mesa</translation>
        </message>
        <message>
            <source>Touch when all your bets are down</source>
            <translation>Toque cuando estén todas sus apuestas</translation>
        </message>
        <message>
            <source>Triple</source>
            <translation>Triple</translation>
        </message>
        <message>
            <source>Triple {0}</source>
            <translation>Triple {0}</translation>
        </message>
        <message>
            <source>Twelve</source>
            <translation>Doce</translation>
        </message>
        <message>
            <source>Twelve, boxcars</source>
            <translation>Doce, doble seis</translation>
        </message>
        <message>
            <source>Two</source>
            <translation>Dos</translation>
        </message>
        <message>
            <source>Two alike</source>
            <translation>Dos iguales</translation>
        </message>
        <message>
            <source>Two hits</source>
            <translation>Dos aciertos</translation>
        </message>
        <message>
            <source>Two, aces</source>
            <translation>Dos, doble as</translation>
        </message>
        <message>
            <source>Up to {0} on a bet</source>
            <translation>Hasta {0} por apuesta</translation>
        </message>
        <message>
            <source>Up to {0} on the Pass Line</source>
            <translation>Hasta {0} en la Pass Line</translation>
        </message>
        <message>
            <source>Up to {0} on the whole table</source>
            <translation>Hasta {0} en toda la mesa</translation>
        </message>
        <message>
            <source>Version {0} of the program</source>
            <translation>Versión {0} del programa</translation>
        </message>
        <message>
            <source>Wagered</source>
            <translation>Apostado</translation>
        </message>
        <message>
            <source>Waiting</source>
            <translation>Espera</translation>
        </message>
        <message>
            <source>Waiting for the table</source>
            <translation>Esperando a la mesa</translation>
        </message>
        <message>
            <source>Waiting for the table: all bets stand</source>
            <translation>Esperando a la mesa: todas las apuestas siguen</translation>
        </message>
        <message>
            <source>Waiting for the table: its next round opens in a moment</source>
            <translation>Esperando a la mesa: la próxima ronda empieza enseguida</translation>
        </message>
        <message>
            <source>Welcome, {0}</source>
            <translation>Hola, {0}</translation>
        </message>
        <message>
            <source>Welcome, {0}. Good luck!</source>
            <translation>Hola, {0}. ¡Suerte!</translation>
        </message>
        <message>
            <source>Welcome. Good luck!</source>
            <translation>Hola. ¡Suerte!</translation>
        </message>
        <message>
            <source>What odds do you want to take on a bet “{0}”?</source>
            <translation>¿Qué Odds desea tomar sobre la apuesta «{0}»?</translation>
        </message>
        <message>
            <source>What the chips are worth</source>
            <translation>Cuánto valen las fichas</translation>
        </message>
        <message>
            <source>When a 7 comes before all of them.</source>
            <translation>Si un 7 sale antes que todos ellos.</translation>
        </message>
        <message>
            <source>When a 7 comes before the Point. It cannot lose on the come-out roll.</source>
            <translation>Si un 7 sale antes que el Point. No puede perder en la tirada de come-out.</translation>
        </message>
        <message>
            <source>When a 7 comes before the number it went to. It cannot lose on its first roll.</source>
            <translation>Si un 7 sale antes que el número al que se movió. No puede perder en su primera tirada.</translation>
        </message>
        <message>
            <source>When a 7 comes before {0} of them have, on a come-out roll too.</source>
            <translation>Si sale un 7 antes de que {0} de ellas estén completas, también en una tirada de come-out.</translation>
        </message>
        <message>
            <source>When a 7 comes before {0}.</source>
            <translation>Si un 7 sale antes que {0}.</translation>
        </message>
        <message>
            <source>When a 7 comes first, on a come-out roll too.</source>
            <translation>Si antes sale un 7, también en una tirada de come-out.</translation>
        </message>
        <message>
            <source>When all three dice show different numbers.</source>
            <translation>Cuando los tres dados muestran números distintos.</translation>
        </message>
        <message>
            <source>When all three dice show the same number, whichever it is.</source>
            <translation>Cuando los tres dados muestran el mismo número, cualquiera que sea.</translation>
        </message>
        <message>
            <source>When at least two of the three dice show the same number.</source>
            <translation>Cuando al menos dos de los tres dados muestran el mismo número.</translation>
        </message>
        <message>
            <source>When none of the three dice shows {0}.</source>
            <translation>Cuando ninguno de los tres dados muestra {0}.</translation>
        </message>
        <message>
            <source>When one, two or three of the three dice show {0}: the more, the better.</source>
            <translation>Cuando uno, dos o tres de los tres dados muestran {0}: cuantos más, mejor.</translation>
        </message>
        <message>
            <source>When that throw is an out, or when the main comes before the chance.</source>
            <translation>Cuando esa tirada es un fallo, o cuando el punto principal sale antes que la suerte.</translation>
        </message>
        <message>
            <source>When the dice show 1-2-3, 2-3-4, 3-4-5 or 4-5-6, in any order.</source>
            <translation>Cuando los dados muestran 1-2-3, 2-3-4, 3-4-5 o 4-5-6, en cualquier orden.</translation>
        </message>
        <message>
            <source>When the first throw after the main is a nick, or when the chance comes before the main.</source>
            <translation>Cuando la primera tirada tras el punto principal es un acierto, o cuando la suerte sale antes que él.</translation>
        </message>
        <message>
            <source>When the next roll is {0}, whichever die shows which.</source>
            <translation>Si la siguiente tirada es {0}, sea cual sea el dado que muestre cada número.</translation>
        </message>
        <message>
            <source>When the next roll is {0}.</source>
            <translation>Si la siguiente tirada es {0}.</translation>
        </message>
        <message>
            <source>When the time is over, the bank is yours and the dice are passed.</source>
            <translation>Cuando termina el tiempo, la banca es suya y los dados pasan.</translation>
        </message>
        <message>
            <source>When the time is over, the dice pass.</source>
            <translation>Cuando termina el tiempo, los dados pasan.</translation>
        </message>
        <message>
            <source>When the time is over, you keep the dice if you may; otherwise they pass.</source>
            <translation>Cuando termina el tiempo, conserva los dados si puede; si no, pasan.</translation>
        </message>
        <message>
            <source>When {0} comes before a 7 and before any other {1}.</source>
            <translation>Si {0} sale antes que un 7 y antes que cualquier otro {1}.</translation>
        </message>
        <message>
            <source>When {0} comes before a 7.</source>
            <translation>Si {0} sale antes que un 7.</translation>
        </message>
        <message>
            <source>When {0} has come {1} times before a 7.</source>
            <translation>Si el {0} ha salido {1} veces antes de un 7.</translation>
        </message>
        <message>
            <source>When {0} have all come before a 7, in any order.</source>
            <translation>Si {0} han salido todos antes que un 7, en cualquier orden.</translation>
        </message>
        <message>
            <source>While the puck is OFF it stands still.</source>
            <translation>Con el puck en OFF no juega.</translation>
        </message>
        <message>
            <source>With the {0} bet: when a 7 comes before {1}.</source>
            <translation>Con la apuesta {0}: si un 7 sale antes que {1}.</translation>
        </message>
        <message>
            <source>With the {0} bet: when {1} comes before a 7.</source>
            <translation>Con la apuesta {0}: si {1} sale antes que un 7.</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Ganado</translation>
        </message>
        <message>
            <source>Won or lost</source>
            <translation>Ganado o perdido</translation>
        </message>
        <message>
            <source>Won so far: {0}</source>
            <translation>Ganado hasta ahora: {0}</translation>
        </message>
        <message>
            <source>YES takes {0} from your credit, the commission, and moves the bet. NO moves nothing.</source>
            <translation>SÍ toma {0} de su crédito, la comisión, y traslada la apuesta. NO no traslada nada.</translation>
        </message>
        <message>
            <source>YES takes {0} from your credit: stake and commission. NO takes nothing.</source>
            <translation>SÍ descuenta {0} de su crédito: importe y comisión. NO no descuenta nada.</translation>
        </message>
        <message>
            <source>Yo-leven</source>
            <translation>Yo, once</translation>
        </message>
        <message>
            <source>You are ready: the dice are thrown as soon as the other players are</source>
            <translation>Usted está listo: se tira en cuanto lo estén los demás</translation>
        </message>
        <message>
            <source>You are the shooter: press ROLL</source>
            <translation>Usted es el tirador: pulse TIRAR</translation>
        </message>
        <message>
            <source>You have lost so far</source>
            <translation>Ha perdido hasta ahora</translation>
        </message>
        <message>
            <source>You have played for a while: it is time for a break.</source>
            <translation>Lleva un rato jugando: es hora de hacer una pausa.</translation>
        </message>
        <message>
            <source>You have taken a break.</source>
            <translation>Está haciendo una pausa.</translation>
        </message>
        <message>
            <source>You have the dice: lay your bank</source>
            <translation>Usted tiene los dados: ponga su banca</translation>
        </message>
        <message>
            <source>You have thrown: the dice are out in a moment</source>
            <translation>Ha tirado: los dados salen enseguida</translation>
        </message>
        <message>
            <source>You have won so far</source>
            <translation>Ha ganado hasta ahora</translation>
        </message>
        <message>
            <source>You play without your card</source>
            <translation>Juega sin su tarjeta</translation>
        </message>
        <message>
            <source>You throw the dice</source>
            <translation>Usted lanza los dados</translation>
        </message>
        <message>
            <source>You win {0}</source>
            <translation>Gana {0}</translation>
        </message>
        <message>
            <source>You: seat {0}</source>
            <translation>Usted: puesto {0}</translation>
        </message>
        <message>
            <source>Your bank has won</source>
            <translation>Su banca ha ganado</translation>
        </message>
        <message>
            <source>Your bets are void: {0} is back in your credit</source>
            <translation>Sus apuestas son nulas: {0} vuelve a su crédito</translation>
        </message>
        <message>
            <source>Your bets no longer repeat by themselves</source>
            <translation>Sus apuestas ya no se repiten solas</translation>
        </message>
        <message>
            <source>Your bets repeat by themselves. Touch the table to stop</source>
            <translation>Sus apuestas se repiten solas. Toque la mesa para parar</translation>
        </message>
        <message>
            <source>Your call for the attendant is cancelled</source>
            <translation>Su llamada al asistente está cancelada</translation>
        </message>
        <message>
            <source>Your card</source>
            <translation>Su tarjeta</translation>
        </message>
        <message>
            <source>Your card could not be read. Try again, or play without it</source>
            <translation>No se pudo leer su tarjeta. Inténtelo otra vez o juegue sin ella</translation>
        </message>
        <message>
            <source>Your card is logged out. Goodbye</source>
            <translation>Su tarjeta está desconectada. Hasta pronto</translation>
        </message>
        <message>
            <source>Your card is logged out. Your credit stays here</source>
            <translation>Su tarjeta está desconectada. Su crédito sigue aquí</translation>
        </message>
        <message>
            <source>Your last changes came too late: your bets lie as before them</source>
            <translation>Sus últimos cambios llegaron tarde: las apuestas siguen como antes</translation>
        </message>
        <message>
            <source>Your limit is reached: no further bets are taken</source>
            <translation>Ha alcanzado su límite: no se aceptan más apuestas</translation>
        </message>
        <message>
            <source>Your loss limit is reached</source>
            <translation>Ha alcanzado su límite de pérdidas</translation>
        </message>
        <message>
            <source>Your odds are {0} already.</source>
            <translation>Sus Odds ya son {0}.</translation>
        </message>
        <message>
            <source>Your time limit is reached</source>
            <translation>Ha alcanzado su límite de tiempo</translation>
        </message>
        <message>
            <source>Your {0} bet is {1}. Odds on it pay {2}.</source>
            <translation>Su apuesta {0} es de {1}. Sus Odds pagan {2}.</translation>
        </message>
        <message>
            <source>Your {0} bets are off: tap SET BETS ON to play them</source>
            <translation>Sus apuestas {0} están en OFF: toque ACTIVAR APUESTAS para jugarlas</translation>
        </message>
        <message>
            <source>cash box</source>
            <translation>de la caja</translation>
        </message>
        <message>
            <source>closed now</source>
            <translation>ahora cerrada</translation>
        </message>
        <message>
            <source>from {0}</source>
            <translation>desde {0}</translation>
        </message>
        <message>
            <source>logic</source>
            <translation>de la electrónica</translation>
        </message>
        <message>
            <source>main</source>
            <translation>principal</translation>
        </message>
        <message>
            <source>no bet</source>
            <translation>ninguna</translation>
        </message>
        <message>
            <source>none</source>
            <translation>no hay</translation>
        </message>
        <message>
            <source>pays {0}</source>
            <translation>paga {0}</translation>
        </message>
        <message>
            <source>rolls {0}, Points {1}, time {2}</source>
            <translation>tiradas {0}, Points {1}, tiempo {2}</translation>
        </message>
        <message>
            <source>rolls {0}, time {2}</source>
            <translation>tiradas {0}, tiempo {2}</translation>
        </message>
        <message>
            <source>takes no chips</source>
            <translation>no admite fichas</translation>
        </message>
        <message>
            <source>the Point</source>
            <translation>el Point</translation>
        </message>
        <message>
            <source>unknown value</source>
            <translation>valor desconocido</translation>
        </message>
        <message>
            <source>{0} Points made</source>
            <translation>{0} Points logrados</translation>
        </message>
        <message>
            <source>{0} added to your credit. Good luck!</source>
            <translation>{0} añadidos a su crédito. ¡Buena suerte!</translation>
        </message>
        <message>
            <source>{0} and {1}</source>
            <translation>{0} y {1}</translation>
        </message>
        <message>
            <source>{0} has won. Do you want to move its {1} to another number?</source>
            <translation>{0} ha ganado. ¿Desea mover sus {1} a otro número?</translation>
        </message>
        <message>
            <source>{0} hits, then its Point</source>
            <translation>{0} aciertos, luego su Point</translation>
        </message>
        <message>
            <source>{0} hits, then {1}</source>
            <translation>{0} aciertos, luego {1}</translation>
        </message>
        <message>
            <source>{0} in {1}</source>
            <translation>{0} de {1}</translation>
        </message>
        <message>
            <source>{0} is back in your credit</source>
            <translation>{0} de vuelta en su crédito</translation>
        </message>
        <message>
            <source>{0} is the chance</source>
            <translation>{0} es la suerte</translation>
        </message>
        <message>
            <source>{0} is the main</source>
            <translation>{0} es el principal</translation>
        </message>
        <message>
            <source>{0} on average</source>
            <translation>{0} de media</translation>
        </message>
        <message>
            <source>{0} to {1}</source>
            <translation>de {0} a {1}</translation>
        </message>
        <message>
            <source>{0} totals complete</source>
            <translation>{0} sumas completas</translation>
        </message>
        <message>
            <source>{0}%</source>
            <translation>{0} %</translation>
        </message>
        <message>
            <source>{0}, a nick</source>
            <translation>{0}, acierto</translation>
        </message>
        <message>
            <source>{0}, mark it</source>
            <translation>{0}, se marca</translation>
        </message>
        <message>
            <source>{0}, out</source>
            <translation>{0}, fallo</translation>
        </message>
        <message>
            <source>{0}, the chance</source>
            <translation>{0}, la suerte</translation>
        </message>
        <message>
            <source>{0}, the main</source>
            <translation>{0}, el principal</translation>
        </message>
        <message>
            <source>{0}, throw again</source>
            <translation>{0}, otra vez</translation>
        </message>
        <message>
            <source>{0}, winner</source>
            <translation>{0}, ganador</translation>
        </message>
        <message>
            <source>{0}: a stand-off, your bet neither wins nor loses</source>
            <translation>{0}: empate, su apuesta ni gana ni pierde</translation>
        </message>
        <message>
            <source>{0}: you win {1}</source>
            <translation>{0}: usted gana {1}</translation>
        </message>
        <message>
            <source>{0}: you win {1}, and your bet of {2} comes back</source>
            <translation>{0}: gana {1} y recupera su apuesta de {2}</translation>
        </message>
        <message>
            <source>{0}: {1}</source>
            <translation>{0}: {1}</translation>
        </message>
    </context>
    <context>
        <name>PlayerWindow</name>
        <message>
            <source>All together</source>
            <translation>En total</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Atrás</translation>
        </message>
        <message>
            <source>Close the card's window</source>
            <translation>Cerrar la ventana de la tarjeta</translation>
        </message>
        <message>
            <source>Log out</source>
            <translation>Cerrar sesión</translation>
        </message>
        <message>
            <source>This session</source>
            <translation>Esta sesión</translation>
        </message>
        <message>
            <source>Your card</source>
            <translation>Su tarjeta</translation>
        </message>
    </context>
    <context>
        <name>PracticeBand</name>
        <message>
            <source>Practice: nothing here counts</source>
            <translation>Práctica: aquí nada cuenta</translation>
        </message>
    </context>
    <context>
        <name>Preset</name>
        <message>
            <source>COMAR 36.03.10.35: a ticket is worth at most 10,000.00 and is valid for at least 182 days; from 5,000.00 on it is paid at the cage only</source>
            <translation>COMAR 36.03.10.35: un ticket vale como máximo 10.000,00 y es válido al menos 182 días; a partir de 5.000,00 se paga solo en la caja</translation>
        </message>
        <message>
            <source>COMAR 36.03.10.38: a slip in two parts, a witness from 1,200.00 on, and a second signer from 15,000.00 on</source>
            <translation>COMAR 36.03.10.38: un recibo en dos partes, un testigo desde 1.200,00 y un segundo firmante desde 15.000,00</translation>
        </message>
        <message>
            <source>COMAR 36.04.01.11: a theoretical return of at least 85 % with the best play, and no odds beyond 50,000,000 to 1</source>
            <translation>COMAR 36.04.01.11: un retorno teórico de al menos el 85 % con el mejor juego, y ninguna probabilidad más allá de 50.000.000 a 1</translation>
        </message>
        <message>
            <source>Form W-2G: 1,200.00 through 2025, and 2,000.00 from 2026 on (Public Law 119-21, section 70433)</source>
            <translation>Formulario W-2G: 1.200,00 hasta 2025 y 2.000,00 desde 2026 (Public Law 119-21, sección 70433)</translation>
        </message>
        <message>
            <source>Maryland</source>
            <translation>Maryland</translation>
        </message>
        <message>
            <source>Maryland: hand pays</source>
            <translation>Maryland: pagos manuales</translation>
        </message>
        <message>
            <source>Maryland: return</source>
            <translation>Maryland: retorno</translation>
        </message>
        <message>
            <source>United States: reportable wins</source>
            <translation>Estados Unidos: premios declarables</translation>
        </message>
    </context>
    <context>
        <name>Puck</name>
        <message>
            <source>Puck OFF</source>
            <translation>Puck OFF</translation>
        </message>
        <message>
            <source>Puck ON</source>
            <translation>Puck ON</translation>
        </message>
    </context>
    <context>
        <name>RealityCheckWindow</name>
        <message>
            <source>Cash out</source>
            <translation>Cobrar</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuar</translation>
        </message>
        <message>
            <source>Continue to play</source>
            <translation>Seguir jugando</translation>
        </message>
        <message>
            <source>Play waits while you read how your session stands. Your bets stay up.</source>
            <translation>El juego espera mientras usted lee cómo va su sesión. Sus apuestas siguen en la mesa.</translation>
        </message>
        <message>
            <source>Reality check</source>
            <translation>Control de realidad</translation>
        </message>
        <message>
            <source>Session time (h:mm)</source>
            <translation>Duración de la sesión (h:mm)</translation>
        </message>
        <message>
            <source>Stop playing and cash out</source>
            <translation>Dejar de jugar y cobrar</translation>
        </message>
        <message>
            <source>Your session</source>
            <translation>Su sesión</translation>
        </message>
    </context>
    <context>
        <name>Refusal</name>
        <message>
            <source>A PIN has four to eight digits.</source>
            <translation>Un PIN tiene de cuatro a ocho cifras.</translation>
        </message>
        <message>
            <source>A PIN may not be a straight sequence, such as 12345 or 98765.</source>
            <translation>Un PIN no puede ser una secuencia seguida, como 12345 o 98765.</translation>
        </message>
        <message>
            <source>A PIN may not be the same digit throughout.</source>
            <translation>Un PIN no puede repetir una sola cifra.</translation>
        </message>
        <message>
            <source>A PIN of the staff has five to eight digits.</source>
            <translation>Un PIN del personal tiene de cinco a ocho cifras.</translation>
        </message>
        <message>
            <source>A RAM clear is begun: the meters are printed, pages: {pages}</source>
            <translation>Se inicia un borrado de memoria: se imprimen los contadores, páginas: {pages}</translation>
        </message>
        <message>
            <source>A RAM clear was carried out; the journal before it could not be read: {why}</source>
            <translation>Se realizó un borrado de RAM; no se pudo leer el diario anterior: {why}</translation>
        </message>
        <message>
            <source>A RAM clear was carried out; the journal before it is in {archive}, up to event {seq}</source>
            <translation>Se realizó un borrado de RAM; el diario anterior está en {archive}, hasta el evento {seq}</translation>
        </message>
        <message>
            <source>A bank of {bank} cannot ride: {most} is the most.</source>
            <translation>Una banca de {bank} no puede seguir: el máximo es {most}.</translation>
        </message>
        <message>
            <source>A betting time begins</source>
            <translation>Empieza un tiempo de apuestas</translation>
        </message>
        <message>
            <source>A bill is jammed</source>
            <translation>Un billete está atascado</translation>
        </message>
        <message>
            <source>A bill is still on its way.</source>
            <translation>Hay un billete aún en camino.</translation>
        </message>
        <message>
            <source>A bill or a ticket is disputed: it has to be settled first.</source>
            <translation>Hay un billete o ticket en disputa: hay que resolverlo antes.</translation>
        </message>
        <message>
            <source>A bill or ticket has to be looked for</source>
            <translation>Hay que buscar un billete o ticket</translation>
        </message>
        <message>
            <source>A bill was rejected: {why}</source>
            <translation>Se ha rechazado un billete: {why}</translation>
        </message>
        <message>
            <source>A blocked card was put in</source>
            <translation>Se introdujo una tarjeta bloqueada</translation>
        </message>
        <message>
            <source>A break in play begins after the time that the parameters set: no bets and no dice</source>
            <translation>Empieza una pausa en el juego tras el tiempo que fijan los parámetros: sin apuestas ni dados</translation>
        </message>
        <message>
            <source>A calibration is on trial: keep it or undo it first.</source>
            <translation>Hay una calibración a prueba: consérvela o deshágala primero.</translation>
        </message>
        <message>
            <source>A calibration of the touch panel is on trial: largest error {before} before, {after} with it</source>
            <translation>Una calibración del panel táctil está a prueba: error máximo {before} antes, {after} con ella</translation>
        </message>
        <message>
            <source>A card could not be read</source>
            <translation>No se pudo leer una tarjeta</translation>
        </message>
        <message>
            <source>A card was not one of the house</source>
            <translation>Una tarjeta no era de la casa</translation>
        </message>
        <message>
            <source>A card was put in at the station that was reserved for another player</source>
            <translation>Se introdujo una tarjeta en el puesto, que estaba reservado para otro jugador</translation>
        </message>
        <message>
            <source>A comment would begin in the value of {name}.</source>
            <translation>En el valor de {name} empezaría un comentario.</translation>
        </message>
        <message>
            <source>A commission is asked for: {bets}</source>
            <translation>Se pide una comisión: {bets}</translation>
        </message>
        <message>
            <source>A count is a whole number up to {most}.</source>
            <translation>Un recuento es un número entero hasta {most}.</translation>
        </message>
        <message>
            <source>A credit by hand may be up to {limit}.</source>
            <translation>Un crédito manual puede ser de hasta {limit}.</translation>
        </message>
        <message>
            <source>A dealer's name has up to {most} characters.</source>
            <translation>El nombre de un crupier tiene hasta {most} caracteres.</translation>
        </message>
        <message>
            <source>A dealer's order came to the shared table once more</source>
            <translation>Una orden de un crupier ha llegado otra vez a la mesa compartida</translation>
        </message>
        <message>
            <source>A decision at the table: {what}</source>
            <translation>Una decisión en la mesa: {what}</translation>
        </message>
        <message>
            <source>A door is open</source>
            <translation>Una puerta está abierta</translation>
        </message>
        <message>
            <source>A door was opened unobserved</source>
            <translation>Se abrió una puerta sin que nadie lo viera</translation>
        </message>
        <message>
            <source>A fader lays a cover</source>
            <translation>Quien cubre pone una cobertura</translation>
        </message>
        <message>
            <source>A felt is saved as {name} already: forget it first, or choose another name.</source>
            <translation>Ya hay un tapete guardado como {name}: bórrelo antes o elija otro nombre.</translation>
        </message>
        <message>
            <source>A first hand begins on an empty felt: first decide your bets or take them down.</source>
            <translation>Una primera mano empieza con el tapete vacío: antes decida sus apuestas o retírelas.</translation>
        </message>
        <message>
            <source>A first hand begins while nothing else is under way and no fault is shown.</source>
            <translation>Una primera mano empieza cuando no hay nada más en curso ni se muestra ninguna avería.</translation>
        </message>
        <message>
            <source>A first hand is not offered here.</source>
            <translation>Aquí no se ofrece una primera mano.</translation>
        </message>
        <message>
            <source>A first hand is offered where the player rolls the dice.</source>
            <translation>La primera mano se ofrece donde el jugador tira los dados.</translation>
        </message>
        <message>
            <source>A first hand with play chips begins; it moves no money</source>
            <translation>Empieza una primera mano con fichas de práctica; no mueve dinero</translation>
        </message>
        <message>
            <source>A first hand with play chips is open: leave it first.</source>
            <translation>Hay una primera mano con fichas de práctica abierta: salga antes de ella.</translation>
        </message>
        <message>
            <source>A hand is played: bets are taken again with the next one.</source>
            <translation>Se juega una mano: con la próxima se admiten apuestas de nuevo.</translation>
        </message>
        <message>
            <source>A hand pay is open: it has to be settled first.</source>
            <translation>Hay un pago a mano pendiente: hay que resolverlo antes.</translation>
        </message>
        <message>
            <source>A limit can be lowered during a session, but not raised.</source>
            <translation>Un límite puede bajarse durante una sesión, pero no subirse.</translation>
        </message>
        <message>
            <source>A limit must be above zero, and no more than can be set here.</source>
            <translation>Un límite debe ser mayor que cero y no superar lo que se puede fijar aquí.</translation>
        </message>
        <message>
            <source>A name has 1 to {most} characters.</source>
            <translation>Un nombre tiene de 1 a {most} caracteres.</translation>
        </message>
        <message>
            <source>A period does not end while the dice are out.</source>
            <translation>Un período no termina mientras los dados están en juego.</translation>
        </message>
        <message>
            <source>A player has sat down</source>
            <translation>Un jugador se ha sentado</translation>
        </message>
        <message>
            <source>A second card was put in while a player was logged in</source>
            <translation>Se introdujo una segunda tarjeta con un jugador conectado</translation>
        </message>
        <message>
            <source>A secret key for the numbers of tickets is made</source>
            <translation>Se ha creado una clave secreta para los números de los tickets</translation>
        </message>
        <message>
            <source>A session does not end while the dice are out.</source>
            <translation>Una sesión no termina mientras los dados están en juego.</translation>
        </message>
        <message>
            <source>A session does not end while there is credit.</source>
            <translation>Una sesión no termina mientras hay crédito.</translation>
        </message>
        <message>
            <source>A shift is open: it has to be ended first.</source>
            <translation>Hay un turno abierto: primero hay que terminarlo.</translation>
        </message>
        <message>
            <source>A shooter lays a bank</source>
            <translation>Un tirador pone una banca</translation>
        </message>
        <message>
            <source>A sound is tested at a volume from 1 to {loudest}.</source>
            <translation>Un sonido se prueba con un volumen de 1 a {loudest}.</translation>
        </message>
        <message>
            <source>A staff key is turned: play goes on when it is turned back.</source>
            <translation>Una llave del personal está girada: el juego continúa cuando se gire de vuelta.</translation>
        </message>
        <message>
            <source>A staff key is turned: what is timed rests</source>
            <translation>Una llave del personal está girada: los tiempos en curso están en pausa</translation>
        </message>
        <message>
            <source>A station may be reserved for up to {minutes} minutes.</source>
            <translation>Un puesto puede reservarse {minutes} minutos como máximo.</translation>
        </message>
        <message>
            <source>A technician has come: the statistics of the dice begin again</source>
            <translation>Ha venido un técnico: la estadística de los dados empieza de nuevo</translation>
        </message>
        <message>
            <source>A technician has seen: {faults}</source>
            <translation>Un técnico ha visto: {faults}</translation>
        </message>
        <message>
            <source>A technician looks at the dice, and then turns the technician's key.</source>
            <translation>Un técnico examina los dados y luego gira la llave del técnico.</translation>
        </message>
        <message>
            <source>A technician mends it, and then turns the technician's key: nothing else ends it.</source>
            <translation>Un técnico lo repara y luego gira la llave del técnico: nada más lo termina.</translation>
        </message>
        <message>
            <source>A test bill is waited for</source>
            <translation>Se espera un billete de prueba</translation>
        </message>
        <message>
            <source>A test bill is waited for already.</source>
            <translation>Ya se espera un billete de prueba.</translation>
        </message>
        <message>
            <source>A ticket is for the whole credit: your bets have to be decided or taken down first.</source>
            <translation>Un ticket es por todo el crédito: antes sus apuestas deben decidirse o retirarse.</translation>
        </message>
        <message>
            <source>A ticket is jammed</source>
            <translation>Un ticket está atascado</translation>
        </message>
        <message>
            <source>A ticket is still on its way.</source>
            <translation>Hay un ticket aún en camino.</translation>
        </message>
        <message>
            <source>A touch was felt far beside the screen.</source>
            <translation>Se detectó un toque muy fuera de la pantalla.</translation>
        </message>
        <message>
            <source>A win is to be paid by hand</source>
            <translation>Hay que pagar un premio a mano</translation>
        </message>
        <message>
            <source>A wrong PIN was entered for card {card}</source>
            <translation>Se introdujo un PIN incorrecto para la tarjeta {card}</translation>
        </message>
        <message>
            <source>A wrong PIN was entered for card {card}: it is blocked</source>
            <translation>Se introdujo un PIN incorrecto para la tarjeta {card}: queda bloqueada</translation>
        </message>
        <message>
            <source>A wrong PIN was entered for card {card}: the next is accepted after {seconds} seconds</source>
            <translation>Se introdujo un PIN incorrecto para la tarjeta {card}: el siguiente se acepta a los {seconds} segundos</translation>
        </message>
        <message>
            <source>A wrong PIN was entered for {name} (account {number})</source>
            <translation>Se introdujo un PIN incorrecto para {name} (cuenta {number})</translation>
        </message>
        <message>
            <source>A wrong PIN was entered for {name} (account {number}): the next is accepted after {seconds} seconds</source>
            <translation>Se introdujo un PIN incorrecto para {name} (cuenta {number}): el siguiente se acepta dentro de {seconds} segundos</translation>
        </message>
        <message>
            <source>A wrong PIN was tried</source>
            <translation>Se probó un PIN erróneo</translation>
        </message>
        <message>
            <source>Account {number} is added: {name}, {role}</source>
            <translation>Se añade la cuenta {number}: {name}, {role}</translation>
        </message>
        <message>
            <source>Account {number} of {before} is now: {name}, {role}</source>
            <translation>La cuenta {number} de {before} es ahora: {name}, {role}</translation>
        </message>
        <message>
            <source>Account {number} of {name} has a first PIN instead of a lost one</source>
            <translation>La cuenta {number} de {name} tiene un primer PIN en lugar del perdido</translation>
        </message>
        <message>
            <source>Account {number} of {name} is removed</source>
            <translation>Se elimina la cuenta {number} de {name}</translation>
        </message>
        <message>
            <source>Account {number}: {name} has changed the PIN</source>
            <translation>Cuenta {number}: {name} ha cambiado el PIN</translation>
        </message>
        <message>
            <source>Accounting period {number} is ended by the key</source>
            <translation>El período contable {number} se cierra con la llave</translation>
        </message>
        <message>
            <source>All at once</source>
            <translation>Todo a la vez</translation>
        </message>
        <message>
            <source>All bets together may be {most}; {bet} would make them {total}.</source>
            <translation>El máximo de todas las apuestas juntas es {most}; con {bet} serían {total}.</translation>
        </message>
        <message>
            <source>All doors are shut, no key is turned</source>
            <translation>Todas las puertas están cerradas, ninguna llave girada</translation>
        </message>
        <message>
            <source>All doors are shut; turned: {keys}</source>
            <translation>Todas las puertas están cerradas; girada: {keys}</translation>
        </message>
        <message>
            <source>An attendant has credited what was disputed as number {number}</source>
            <translation>Un asistente acreditó lo disputado con el número {number}</translation>
        </message>
        <message>
            <source>An attendant has seen: {faults}</source>
            <translation>Un asistente ha visto: {faults}</translation>
        </message>
        <message>
            <source>An attendant has settled what was disputed as number {number} without credit</source>
            <translation>Un asistente resolvió sin crédito lo disputado con el número {number}</translation>
        </message>
        <message>
            <source>An attendant says that ticket {number} was not printed: its amount is back</source>
            <translation>Un asistente dice que el ticket {number} no se imprimió: su importe ha vuelto</translation>
        </message>
        <message>
            <source>An attendant says that ticket {number} was printed</source>
            <translation>Un asistente dice que el ticket {number} se imprimió</translation>
        </message>
        <message>
            <source>Another game begins on an empty felt: first decide your bets or take them down.</source>
            <translation>Otro juego empieza con el tapete vacío: antes sus apuestas deben decidirse o retirarse.</translation>
        </message>
        <message>
            <source>Another game is chosen: sheet {sheet}</source>
            <translation>Se ha elegido otro juego: tabla {sheet}</translation>
        </message>
        <message>
            <source>Another person has to change your own account.</source>
            <translation>Su propia cuenta debe cambiarla otra persona.</translation>
        </message>
        <message>
            <source>Another person has to confirm these dice than the one who has entered them.</source>
            <translation>Otra persona que la que ha introducido estos dados tiene que confirmarlos.</translation>
        </message>
        <message>
            <source>Another person is signed in: sign out first.</source>
            <translation>Hay otra persona con la sesión iniciada: ciérrela primero.</translation>
        </message>
        <message>
            <source>Another seat has the dice: only their shooter lays a bank.</source>
            <translation>Otro puesto tiene los dados: solo su tirador pone una banca.</translation>
        </message>
        <message>
            <source>At the start the clock is {days} days ahead of the last time that is known</source>
            <translation>Al arrancar, el reloj va {days} días por delante de la última hora conocida</translation>
        </message>
        <message>
            <source>At this cabinet a key alone is enough: there is no sign-in.</source>
            <translation>En esta máquina basta una llave: no se inicia sesión.</translation>
        </message>
        <message>
            <source>At this cabinet no credit is given by hand.</source>
            <translation>En este aparato no se da crédito a mano.</translation>
        </message>
        <message>
            <source>At this cabinet the dice are not passed: the player has them.</source>
            <translation>En este terminal los dados no se pasan: los tiene el jugador.</translation>
        </message>
        <message>
            <source>At this table bets are not repeated by themselves.</source>
            <translation>En esta mesa las apuestas no se repiten solas.</translation>
        </message>
        <message>
            <source>At this table no felts are saved.</source>
            <translation>En esta mesa no se guardan tapetes.</translation>
        </message>
        <message>
            <source>Auto Repeat begins</source>
            <translation>Empieza la repetición automática</translation>
        </message>
        <message>
            <source>Auto Repeat ends: a break in play begins</source>
            <translation>La repetición automática termina: empieza una pausa en el juego</translation>
        </message>
        <message>
            <source>Auto Repeat ends: a limit of the player is reached</source>
            <translation>La repetición automática termina: se ha alcanzado un límite del jugador</translation>
        </message>
        <message>
            <source>Auto Repeat ends: a reality check is due</source>
            <translation>La repetición automática termina: toca un control de realidad</translation>
        </message>
        <message>
            <source>Auto Repeat ends: the bets could not be put up again</source>
            <translation>Termina la repetición automática: no se pudieron volver a poner las apuestas</translation>
        </message>
        <message>
            <source>Auto Repeat ends: the dice could not be called</source>
            <translation>Termina la repetición automática: no se pudieron pedir los dados</translation>
        </message>
        <message>
            <source>Auto Repeat ends: the player has to choose</source>
            <translation>La repetición automática termina: el jugador tiene que elegir</translation>
        </message>
        <message>
            <source>Auto Repeat ends: the player has touched the table</source>
            <translation>Termina la repetición automática: el jugador ha tocado la mesa</translation>
        </message>
        <message>
            <source>Begin a new authority, and give the server and every machine of its tables new keys on the same day. Play stops only when the certificate has ended.</source>
            <translation>Cree una autoridad nueva y entregue el mismo día claves nuevas al servidor y a cada máquina de sus mesas. El juego no se detiene hasta que el certificado haya caducado.</translation>
        </message>
        <message>
            <source>Begin test mode first.</source>
            <translation>Inicie primero el modo de prueba.</translation>
        </message>
        <message>
            <source>Bet</source>
            <translation>Apuesta</translation>
        </message>
        <message>
            <source>Bets are closed; the dice are thrown at the end of this time</source>
            <translation>Las apuestas están cerradas; los dados se lanzan al final de este tiempo</translation>
        </message>
        <message>
            <source>Bets are not open for this order: round {number} has moved on.</source>
            <translation>Las apuestas no están abiertas para esta orden: la ronda {number} ha avanzado.</translation>
        </message>
        <message>
            <source>Bets are not valid yet: no bet is up that a roll can decide.</source>
            <translation>Las apuestas aún no son válidas: no hay ninguna en la mesa que una tirada pueda resolver.</translation>
        </message>
        <message>
            <source>Bets are not valid yet: no player has a bet up that takes the dice.</source>
            <translation>Las apuestas aún no son válidas: nadie tiene una en la mesa con la que tomar los dados.</translation>
        </message>
        <message>
            <source>Bets are up: they have to be decided or taken down first.</source>
            <translation>Hay apuestas en la mesa: primero deben decidirse o retirarse.</translation>
        </message>
        <message>
            <source>Bets are up: they have to be taken down, or the game has to end.</source>
            <translation>Hay apuestas: hay que retirarlas o la partida tiene que terminar.</translation>
        </message>
        <message>
            <source>Bets of seat {seat} stand: the dice decide them first. Then print again what it is owed.</source>
            <translation>El puesto {seat} tiene apuestas en la mesa: primero las deciden los dados. Después imprima otra vez lo que se le debe.</translation>
        </message>
        <message>
            <source>Bets switched</source>
            <translation>Apuestas cambiadas</translation>
        </message>
        <message>
            <source>Big Shot has no such thing.</source>
            <translation>En Big Shot no existe tal cosa.</translation>
        </message>
        <message>
            <source>Bill validator</source>
            <translation>Validador de billetes</translation>
        </message>
        <message>
            <source>Bill {number} goes back: {why}</source>
            <translation>El billete {number} se devuelve: {why}</translation>
        </message>
        <message>
            <source>Bill {number} is disputed: {why}</source>
            <translation>El billete {number} está en disputa: {why}</translation>
        </message>
        <message>
            <source>Bill {number} is done: it is disputed</source>
            <translation>El billete {number} terminó: en disputa</translation>
        </message>
        <message>
            <source>Bill {number} is done: it is in the stacker</source>
            <translation>El billete {number} terminó: está en el apilador</translation>
        </message>
        <message>
            <source>Bill {number} is done: it went back</source>
            <translation>El billete {number} terminó: fue devuelto</translation>
        </message>
        <message>
            <source>Bill {number} is in escrow and is to be stacked</source>
            <translation>El billete {number} está en espera y se va a apilar</translation>
        </message>
        <message>
            <source>Bill {number} is in the stacker and credited</source>
            <translation>El billete {number} está en el apilador y acreditado</translation>
        </message>
        <message>
            <source>Bill {number} is not disputed.</source>
            <translation>El billete {number} no está en disputa.</translation>
        </message>
        <message>
            <source>Breaks are not offered at this station.</source>
            <translation>En este puesto no se ofrecen pausas.</translation>
        </message>
        <message>
            <source>Cabinet board</source>
            <translation>Placa del mueble</translation>
        </message>
        <message>
            <source>Cabinet {cabinet} does not have seat {seat}.</source>
            <translation>La máquina {cabinet} no tiene el puesto {seat}.</translation>
        </message>
        <message>
            <source>Cancelled credit</source>
            <translation>Crédito cancelado</translation>
        </message>
        <message>
            <source>Card reader</source>
            <translation>Lector de tarjetas</translation>
        </message>
        <message>
            <source>Card {card} is unblocked</source>
            <translation>La tarjeta {card} queda desbloqueada</translation>
        </message>
        <message>
            <source>Card {card} was put in or swiped</source>
            <translation>Se introdujo o pasó la tarjeta {card}</translation>
        </message>
        <message>
            <source>Card {card} was put in or swiped, and asks for its PIN</source>
            <translation>Se introdujo o pasó la tarjeta {card}, que pide su PIN</translation>
        </message>
        <message>
            <source>Change the cash box. It ends by itself when there is room.</source>
            <translation>Cambie la caja. Termina por sí solo cuando hay sitio.</translation>
        </message>
        <message>
            <source>Check its cable and its power. It ends by itself when the board answers.</source>
            <translation>Revise el cable y la corriente. Termina por sí solo cuando la placa responde.</translation>
        </message>
        <message>
            <source>Check its cable and its power. It ends by itself when the generator answers.</source>
            <translation>Revise el cable y la corriente. Termina por sí solo cuando el generador responde.</translation>
        </message>
        <message>
            <source>Check its cable and its power. It ends by itself when the printer answers.</source>
            <translation>Revise el cable y la corriente. Termina por sí solo cuando la impresora responde.</translation>
        </message>
        <message>
            <source>Check its cable and its power. It ends by itself when the reader works; play needs no card.</source>
            <translation>Revise el cable y la alimentación. Termina solo cuando el lector funciona; para jugar no hace falta tarjeta.</translation>
        </message>
        <message>
            <source>Check its cable and its power. It ends by itself when the validator answers.</source>
            <translation>Revise el cable y la corriente. Termina por sí solo cuando el validador responde.</translation>
        </message>
        <message>
            <source>Check the table and the line to it. It ends by itself when the table answers; bets that were sealed count meanwhile.</source>
            <translation>Compruebe la mesa y la línea hasta ella. Termina por sí solo cuando la mesa responde; las apuestas selladas cuentan mientras tanto.</translation>
        </message>
        <message>
            <source>Check the table's exchange and the line to it. It ends by itself when the exchange answers; all bets stand meanwhile.</source>
            <translation>Compruebe el intercambio de la mesa y la línea hacia él. Termina solo cuando el intercambio responde; mientras tanto, todas las apuestas siguen en pie.</translation>
        </message>
        <message>
            <source>Choose a PIN for your card first.</source>
            <translation>Elija primero un PIN para su tarjeta.</translation>
        </message>
        <message>
            <source>Clear all</source>
            <translation>Borrar todo</translation>
        </message>
        <message>
            <source>Clear last</source>
            <translation>Borrar último</translation>
        </message>
        <message>
            <source>Compare the ticket with the authority's books. It ends when the technician's key is turned.</source>
            <translation>Compare el ticket con los libros de la autoridad. Termina al girar la llave del técnico.</translation>
        </message>
        <message>
            <source>Compare the two values in the journal with the table's, and put right what is wrong. The technician's key has them compared again. Bets stand; without bets the credit can be cashed out. If it cannot be put right, two people void the bets on the page Faults: they go back to the credit.</source>
            <translation>Compare los dos valores del diario con los de la mesa y corrija lo que esté mal. La llave del técnico hace que se comparen de nuevo. Las apuestas siguen; sin apuestas se puede cobrar el crédito. Si no se puede corregir, dos personas anulan las apuestas en la página Fallos: vuelven al crédito.</translation>
        </message>
        <message>
            <source>Copy {copy} of the journal was repaired: {what}</source>
            <translation>La copia {copy} del diario fue reparada: {what}</translation>
        </message>
        <message>
            <source>Credit above the ticket limit</source>
            <translation>Crédito por encima del límite del ticket</translation>
        </message>
        <message>
            <source>Credit is to be paid by hand</source>
            <translation>Hay que pagar crédito a mano</translation>
        </message>
        <message>
            <source>Credit {number} is given by hand</source>
            <translation>Se da a mano el crédito {number}</translation>
        </message>
        <message>
            <source>Credit {number} is not the next one.</source>
            <translation>El crédito {number} no es el siguiente.</translation>
        </message>
        <message>
            <source>Credit, no ticket possible</source>
            <translation>Crédito, sin ticket posible</translation>
        </message>
        <message>
            <source>Credit, the clock is wrong</source>
            <translation>Crédito, el reloj está mal</translation>
        </message>
        <message>
            <source>Dice are entered after the bets are closed.</source>
            <translation>Los dados se introducen cuando las apuestas están cerradas.</translation>
        </message>
        <message>
            <source>Dice generator</source>
            <translation>Generador de dados</translation>
        </message>
        <message>
            <source>Dice may lie already: a person of the staff has to agree to a void throw, with a key turned.</source>
            <translation>Puede que los dados ya estén en la mesa: una persona del personal tiene que aceptar la anulación, con una llave girada.</translation>
        </message>
        <message>
            <source>Do the test print and the test throw first, or say why they are skipped.</source>
            <translation>Haga primero la impresión y el lanzamiento de prueba, o diga por qué se omiten.</translation>
        </message>
        <message>
            <source>Drop {number} cannot be printed.</source>
            <translation>La retirada {number} no se puede imprimir.</translation>
        </message>
        <message>
            <source>Drop {number} does not wait for a count.</source>
            <translation>La retirada {number} no espera recuento.</translation>
        </message>
        <message>
            <source>Drop {number} is counted, with a difference</source>
            <translation>La retirada {number} está contada, con diferencia</translation>
        </message>
        <message>
            <source>Drop {number} is counted: it is as expected</source>
            <translation>La retirada {number} está contada: es lo esperado</translation>
        </message>
        <message>
            <source>Drop {number} is not the next one.</source>
            <translation>La retirada {number} no es la siguiente.</translation>
        </message>
        <message>
            <source>Drop {number} is undone: the cash box was put back unopened</source>
            <translation>La retirada {number} se anula: la caja se devolvió sin abrir</translation>
        </message>
        <message>
            <source>Enter {count} dice, each from 1 to 6.</source>
            <translation>Introduzca {count} dados, cada uno de 1 a 6.</translation>
        </message>
        <message>
            <source>Every bet of it that can be put up now is up.</source>
            <translation>Todo lo que ahora se puede apostar de él ya está puesto.</translation>
        </message>
        <message>
            <source>Every bet of the last coup is up, or there was none.</source>
            <translation>Todas las apuestas de la última jugada ya están en la mesa, o no hubo ninguna.</translation>
        </message>
        <message>
            <source>Every bet of the last roll that can be repeated is up.</source>
            <translation>Todas las apuestas de la última tirada que se pueden repetir ya están en la mesa.</translation>
        </message>
        <message>
            <source>Exchange of the table</source>
            <translation>Intercambio de la mesa</translation>
        </message>
        <message>
            <source>First say whether the dice are kept or passed, or the bank of the house covered.</source>
            <translation>Diga primero si conserva o pasa los dados, o si cubre la banca de la casa.</translation>
        </message>
        <message>
            <source>Gaming day {number} begins: {date}</source>
            <translation>Empieza el día de juego {number}: {date}</translation>
        </message>
        <message>
            <source>Gaming day {number} begins: {date}, days later: {days}</source>
            <translation>Empieza el día de juego {number}: {date}, días después: {days}</translation>
        </message>
        <message>
            <source>Gaming day {number} begins: {date}, for the clock was ahead; days: {days}</source>
            <translation>Empieza el día de juego {number}: {date}, pues el reloj iba adelantado; días: {days}</translation>
        </message>
        <message>
            <source>Gaming day {number} cannot be printed here any more.</source>
            <translation>El día de juego {number} ya no se puede imprimir aquí.</translation>
        </message>
        <message>
            <source>Gaming day {number} has ended since it was read: open it again.</source>
            <translation>El día de juego {number} ha terminado desde que se leyó: ábralo de nuevo.</translation>
        </message>
        <message>
            <source>Gaming day {number} has too many players for paper.</source>
            <translation>El día de juego {number} tiene demasiados jugadores para imprimirlos.</translation>
        </message>
        <message>
            <source>Give the parameter that is named here the same value at the table and at this station. Until then no bets are taken here; the credit can be cashed out. It ends by itself when the table has shown its value.</source>
            <translation>Dé al parámetro que aquí se nombra el mismo valor en la mesa y en este puesto. Hasta entonces no se aceptan apuestas aquí; el crédito se puede cobrar. Termina por sí solo cuando la mesa ha mostrado su valor.</translation>
        </message>
        <message>
            <source>Hand pay {number} has no receipt.</source>
            <translation>El pago a mano {number} no tiene comprobante.</translation>
        </message>
        <message>
            <source>Hand pay {number} is due: {why}</source>
            <translation>Pago a mano {number} pendiente: {why}</translation>
        </message>
        <message>
            <source>Hand pay {number} is not open.</source>
            <translation>El pago a mano {number} no está abierto.</translation>
        </message>
        <message>
            <source>Hand pay {number} is paid by an attendant</source>
            <translation>El pago a mano {number} lo pagó un asistente</translation>
        </message>
        <message>
            <source>Hand pay {number} was not paid: the credit is the player's</source>
            <translation>El pago a mano {number} no se pagó: el crédito es del jugador</translation>
        </message>
        <message>
            <source>Have the house's authority issue a new one, put its folder of keys in place of the old one, and start the program again. Play stops only when the certificate has ended.</source>
            <translation>Pida uno nuevo a la autoridad de la casa, ponga su carpeta de claves en lugar de la antigua y vuelva a iniciar el programa. El juego no se detiene hasta que el certificado haya caducado.</translation>
        </message>
        <message>
            <source>Hazard has no such thing: the shooter lays a bank, throws, and keeps or passes the dice.</source>
            <translation>En Hazard no existe tal cosa: el tirador pone una banca, tira y conserva o pasa los dados.</translation>
        </message>
        <message>
            <source>Hazard has one field, the bank.</source>
            <translation>Hazard tiene una sola casilla: la banca.</translation>
        </message>
        <message>
            <source>In this game bets cannot be switched off.</source>
            <translation>En este juego las apuestas no se pueden poner en OFF.</translation>
        </message>
        <message>
            <source>In this game the puck cannot be moved by hand.</source>
            <translation>En este juego el puck no se puede mover a mano.</translation>
        </message>
        <message>
            <source>It is not known whether a ticket came out</source>
            <translation>Nadie sabe si salió un ticket</translation>
        </message>
        <message>
            <source>It is not known whether ticket {number} is on paper: {why}</source>
            <translation>Nadie sabe si el ticket {number} está en papel: {why}</translation>
        </message>
        <message>
            <source>It must be said for which player; here sit {names}.</source>
            <translation>Hay que indicar para qué jugador; en esta mesa están {names}.</translation>
        </message>
        <message>
            <source>Lay your bank first: then you can name the main for it.</source>
            <translation>Ponga primero su banca: después puede anunciar el punto principal.</translation>
        </message>
        <message>
            <source>Limits are set for a session, which begins with your first bill.</source>
            <translation>Los límites se fijan para una sesión, que empieza con su primer billete.</translation>
        </message>
        <message>
            <source>Limits cannot be set at this station.</source>
            <translation>En este puesto no se pueden fijar límites.</translation>
        </message>
        <message>
            <source>Load paper soon. It ends by itself when there is enough.</source>
            <translation>Cargue papel pronto. Termina por sí solo cuando hay bastante.</translation>
        </message>
        <message>
            <source>Load paper. It ends by itself when the printer is ready.</source>
            <translation>Cargue papel. Termina por sí solo cuando la impresora está lista.</translation>
        </message>
        <message>
            <source>Local time is UTC{after} from now on; it was UTC{before}</source>
            <translation>La hora local es UTC{after} a partir de ahora; era UTC{before}</translation>
        </message>
        <message>
            <source>Look at the camera, its power and its network. Play goes on with the drawn dice. It ends by itself when the picture is back.</source>
            <translation>Revise la cámara, su alimentación y su red. El juego sigue con los dados dibujados. Termina por sí solo cuando vuelve la imagen.</translation>
        </message>
        <message>
            <source>Look at the dice, and let the table go on, at the dealer's console or on the page Dealer.</source>
            <translation>Mire los dados y deje que la mesa continúe, en la consola del crupier o en la página Crupier.</translation>
        </message>
        <message>
            <source>Look at the doors and locks, and acknowledge it on the page of faults or by turning the key back.</source>
            <translation>Revise puertas y cerraduras, y confírmelo en la página de fallos o girando la llave de vuelta.</translation>
        </message>
        <message>
            <source>Look at the printer, and say on the attendant's panel whether the ticket came out whole.</source>
            <translation>Mire la impresora y diga en el panel del asistente si el ticket salió entero.</translation>
        </message>
        <message>
            <source>Look where it is, and say so on the attendant's panel.</source>
            <translation>Mire dónde está y dígalo en el panel del asistente.</translation>
        </message>
        <message>
            <source>Make room on the disks. It ends by itself when there is room.</source>
            <translation>Haga sitio en los discos. Termina por sí solo cuando hay sitio.</translation>
        </message>
        <message>
            <source>Meters and cash box are in {currency}: first empty the box, count it, and clear the meters.</source>
            <translation>Los contadores y la caja están en {currency}: antes hay que vaciar y contar la caja y borrar los contadores.</translation>
        </message>
        <message>
            <source>More than one card was in the reader</source>
            <translation>Había más de una tarjeta en el lector</translation>
        </message>
        <message>
            <source>No BIG SHOT is on: three dice are thrown.</source>
            <translation>No hay BIG SHOT en curso: se tiran tres dados.</translation>
        </message>
        <message>
            <source>No PIN was entered for card {card}: play goes on without it</source>
            <translation>No se introdujo el PIN de la tarjeta {card}: el juego sigue sin ella</translation>
        </message>
        <message>
            <source>No RAM clear is permitted here today: that is the parameter access.ram_clear.</source>
            <translation>Hoy no se autoriza aquí ningún borrado de RAM: lo determina el parámetro access.ram_clear.</translation>
        </message>
        <message>
            <source>No bank can be laid now</source>
            <translation>Ahora no se puede poner una banca</translation>
        </message>
        <message>
            <source>No bank has been laid since the last throw.</source>
            <translation>No se ha puesto ninguna banca desde la última tirada.</translation>
        </message>
        <message>
            <source>No bank was taken back that could be laid again.</source>
            <translation>No se ha retirado ninguna banca que se pudiera poner de nuevo.</translation>
        </message>
        <message>
            <source>No bet has changed in this coup.</source>
            <translation>Ninguna apuesta ha cambiado en esta jugada.</translation>
        </message>
        <message>
            <source>No bet is up that could be cleared.</source>
            <translation>No hay en la mesa ninguna apuesta que se pueda quitar.</translation>
        </message>
        <message>
            <source>No bet is up that could be doubled.</source>
            <translation>No hay en la mesa ninguna apuesta que se pueda doblar.</translation>
        </message>
        <message>
            <source>No bets are up at this station: the credit can be cashed out.</source>
            <translation>En este puesto no hay apuestas: se puede cobrar el crédito.</translation>
        </message>
        <message>
            <source>No bill can be tested now: {why}.</source>
            <translation>Ahora no se puede probar un billete: {why}.</translation>
        </message>
        <message>
            <source>No calibration fits these touches: one would still miss by {percent} % of the screen. Clean the panel, and touch the middle of each target.</source>
            <translation>Ninguna calibración se ajusta a estos toques: uno seguiría fallando por el {percent} % de la pantalla. Limpie el panel y toque el centro de cada objetivo.</translation>
        </message>
        <message>
            <source>No calibration is on trial.</source>
            <translation>No hay ninguna calibración a prueba.</translation>
        </message>
        <message>
            <source>No card asks for a PIN.</source>
            <translation>Ninguna tarjeta pide un PIN.</translation>
        </message>
        <message>
            <source>No choice is open: no player has three hits.</source>
            <translation>No hay nada que elegir: nadie tiene tres aciertos.</translation>
        </message>
        <message>
            <source>No commission is asked for.</source>
            <translation>No se pide ninguna comisión.</translation>
        </message>
        <message>
            <source>No copy of the journal is good: {why}</source>
            <translation>Ninguna copia del diario es buena: {why}</translation>
        </message>
        <message>
            <source>No dealer works at this table.</source>
            <translation>En esta mesa no trabaja ningún crupier.</translation>
        </message>
        <message>
            <source>No dice are shown that could be confirmed.</source>
            <translation>No hay dados que confirmar.</translation>
        </message>
        <message>
            <source>No felt is saved as {name}.</source>
            <translation>No hay ningún tapete guardado como {name}.</translation>
        </message>
        <message>
            <source>No gaming day has begun yet, for the clock shows an impossible time</source>
            <translation>Aún no ha empezado ningún día de juego, pues el reloj muestra una hora imposible</translation>
        </message>
        <message>
            <source>No more bets</source>
            <translation>No va más</translation>
        </message>
        <message>
            <source>No more bets: the BIG SHOT is on, and the fourth die is to be thrown.</source>
            <translation>No va más: el BIG SHOT está en curso y falta tirar el cuarto dado.</translation>
        </message>
        <message>
            <source>No more bets: the dealer confirms the dice.</source>
            <translation>No va más: el crupier confirma los dados.</translation>
        </message>
        <message>
            <source>No more bets: the dealer has called, and the dice are to be thrown.</source>
            <translation>No va más: el crupier lo ha anunciado y faltan por tirar los dados.</translation>
        </message>
        <message>
            <source>No more bets: the dealer throws the dice.</source>
            <translation>No va más: el crupier lanza los dados.</translation>
        </message>
        <message>
            <source>No more bets: the dice are called for throw {number}</source>
            <translation>No va más: se piden los dados para el tiro {number}</translation>
        </message>
        <message>
            <source>No more bets: the dice are out.</source>
            <translation>No va más: los dados están en juego.</translation>
        </message>
        <message>
            <source>No more bets: the dice are thrown in a moment.</source>
            <translation>No va más: los dados se lanzan en un momento.</translation>
        </message>
        <message>
            <source>No new program waits to be accepted.</source>
            <translation>Ningún programa nuevo espera a ser aceptado.</translation>
        </message>
        <message>
            <source>No other game comes next at the table</source>
            <translation>En la mesa no viene después ningún otro juego</translation>
        </message>
        <message>
            <source>No parameter is changed.</source>
            <translation>No se cambia ningún parámetro.</translation>
        </message>
        <message>
            <source>No player is logged in.</source>
            <translation>No hay ningún jugador conectado.</translation>
        </message>
        <message>
            <source>No question about your card is open.</source>
            <translation>No hay ninguna pregunta pendiente sobre su tarjeta.</translation>
        </message>
        <message>
            <source>No question about your session is open.</source>
            <translation>No hay ninguna pregunta abierta sobre su sesión.</translation>
        </message>
        <message>
            <source>No seat is taken</source>
            <translation>No hay ningún puesto ocupado</translation>
        </message>
        <message>
            <source>No staff key is turned: what is timed goes on</source>
            <translation>Ninguna llave del personal está girada: los tiempos en curso continúan</translation>
        </message>
        <message>
            <source>No throw is under way that could be declared void.</source>
            <translation>No hay ninguna tirada en curso que se pueda anular.</translation>
        </message>
        <message>
            <source>No trusted key has the fingerprint {key}.</source>
            <translation>Ninguna clave de confianza tiene la huella {key}.</translation>
        </message>
        <message>
            <source>No {bet} bet is up.</source>
            <translation>No hay ninguna apuesta {bet} en la mesa.</translation>
        </message>
        <message>
            <source>Nobody fades at this table: only the seat with the dice plays.</source>
            <translation>En esta mesa nadie cubre: solo juega el puesto que tiene los dados.</translation>
        </message>
        <message>
            <source>Nothing has changed on the felt since the last roll.</source>
            <translation>Nada ha cambiado en el tapete desde la última tirada.</translation>
        </message>
        <message>
            <source>Nothing has gone into this cash box yet.</source>
            <translation>Aún no ha entrado nada en esta caja.</translation>
        </message>
        <message>
            <source>Nothing is put up: {because}</source>
            <translation>No se pone nada: {because}</translation>
        </message>
        <message>
            <source>Nothing is remembered of this player.</source>
            <translation>No se recuerda nada de este jugador.</translation>
        </message>
        <message>
            <source>Nothing was undone that could be redone.</source>
            <translation>No se ha deshecho nada que se pudiera rehacer.</translation>
        </message>
        <message>
            <source>Number has a field for each of 1, 2, 3, 4, 5, 6 and for nothing else.</source>
            <translation>Número tiene una casilla para cada uno de 1, 2, 3, 4, 5, 6 y para nada más.</translation>
        </message>
        <message>
            <source>On this table only the dice move the puck.</source>
            <translation>En esta mesa solo los dados mueven el puck.</translation>
        </message>
        <message>
            <source>One of the two people who pay {amount} or more has to be a supervisor.</source>
            <translation>Una de las dos personas que pagan {amount} o más tiene que ser supervisora.</translation>
        </message>
        <message>
            <source>Only a shared table takes this order.</source>
            <translation>Solo una mesa compartida acepta esta orden.</translation>
        </message>
        <message>
            <source>Only a technician may do this: turn the technician key.</source>
            <translation>Solo un técnico puede hacer esto: gire la llave del técnico.</translation>
        </message>
        <message>
            <source>Only an attendant may do this: turn the attendant key.</source>
            <translation>Solo un asistente puede hacer esto: gire la llave de asistente.</translation>
        </message>
        <message>
            <source>Only bets that are locked or off are up: {bets}.</source>
            <translation>En la mesa solo hay apuestas bloqueadas o en OFF: {bets}.</translation>
        </message>
        <message>
            <source>Only multiples of {step} on {bet} pay whole cents; {stake} does not.</source>
            <translation>En {bet} solo los múltiplos de {step} pagan céntimos enteros; {stake} no.</translation>
        </message>
        <message>
            <source>Only the last cash box that was taken out can have been put back.</source>
            <translation>Solo puede haberse devuelto la última caja retirada.</translation>
        </message>
        <message>
            <source>Only the shooter moves the puck.</source>
            <translation>Solo el tirador mueve el puck.</translation>
        </message>
        <message>
            <source>Only the shooter passes the dice.</source>
            <translation>Solo el tirador pasa los dados.</translation>
        </message>
        <message>
            <source>Only the staff may do this: turn a key.</source>
            <translation>Solo el personal puede hacer esto: gire una llave.</translation>
        </message>
        <message>
            <source>Only {left} can be paid out, not {amount}.</source>
            <translation>Solo se pueden pagar {left}, no {amount}.</translation>
        </message>
        <message>
            <source>Open the logic door: meters are cleared from inside the logic area only.</source>
            <translation>Abra la puerta de la electrónica: los contadores solo se borran desde dentro.</translation>
        </message>
        <message>
            <source>Open the logic door: the first operator is added from inside the logic area only.</source>
            <translation>Abra la puerta lógica: el primer operador solo se añade desde el área lógica.</translation>
        </message>
        <message>
            <source>Open the logic door: this is changed from inside the logic area only.</source>
            <translation>Abra la puerta de lógica: esto solo se cambia desde dentro de la zona lógica.</translation>
        </message>
        <message>
            <source>Open: {doors}; no key is turned</source>
            <translation>Abierta: {doors}; ninguna llave girada</translation>
        </message>
        <message>
            <source>Open: {doors}; turned: {keys}</source>
            <translation>Abierta: {doors}; girada: {keys}</translation>
        </message>
        <message>
            <source>Opened unobserved, times: {doors}</source>
            <translation>Abierto sin que nadie lo viera, veces: {doors}</translation>
        </message>
        <message>
            <source>Order {number} of dealer {name} is carried out</source>
            <translation>La orden {number} del crupier {name} se ha cumplido</translation>
        </message>
        <message>
            <source>Order {number} of dealer {name} is refused: {why}</source>
            <translation>La orden {number} del crupier {name} se rechaza: {why}</translation>
        </message>
        <message>
            <source>Other dice are shown now: look at them before you confirm.</source>
            <translation>Ahora se muestran otros dados: mírelos antes de confirmar.</translation>
        </message>
        <message>
            <source>Paper waits in the slot of the ticket printer</source>
            <translation>Hay papel en la ranura de la impresora de tickets</translation>
        </message>
        <message>
            <source>Param.ini cannot be changed: {why}.</source>
            <translation>No se puede cambiar Param.ini: {why}.</translation>
        </message>
        <message>
            <source>Param.ini cannot be used: {why}.</source>
            <translation>Param.ini no se puede usar: {why}.</translation>
        </message>
        <message>
            <source>Param.ini is written; the earlier file is kept as {copy}</source>
            <translation>Param.ini está escrito; el archivo anterior se conserva como {copy}</translation>
        </message>
        <message>
            <source>Param.ini was edited by hand: the terminal has to restart on it first.</source>
            <translation>Param.ini se ha editado a mano: el terminal tiene que reiniciarse antes con él.</translation>
        </message>
        <message>
            <source>Param.ini was edited, and the earlier values stay in force: {changes}</source>
            <translation>Param.ini se editó y los valores anteriores siguen en vigor: {changes}</translation>
        </message>
        <message>
            <source>Param.ini was not written: {why}.</source>
            <translation>Param.ini no se ha escrito: {why}.</translation>
        </message>
        <message>
            <source>Parameters are changed at the cabinet by {by}: {changes}</source>
            <translation>Parámetros cambiados en la máquina, {by}: {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed by a preset, by {by}: {changes}</source>
            <translation>Parámetros cambiados por un preajuste, {by}: {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed by an imported configuration, by {by}, from the file {digest} with the key {key}: {changes}</source>
            <translation>Parámetros cambiados por una configuración importada, {by}, del archivo {digest} con la clave {key}: {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed by an imported configuration, by {by}: {changes}</source>
            <translation>Parámetros cambiados por una configuración importada, {by}: {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed by the preset {preset}, by {by}: {changes}</source>
            <translation>Parámetros cambiados por el preajuste {preset}, {by}: {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed in Param.ini, which {by} accepted: {changes}</source>
            <translation>Parámetros cambiados en Param.ini, aceptado por {by}: {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed: {changes}</source>
            <translation>Parámetros modificados: {changes}</translation>
        </message>
        <message>
            <source>Pay it, and confirm that on the attendant's panel, or give it back.</source>
            <translation>Páguelo y confírmelo en el panel del asistente, o devuélvalo.</translation>
        </message>
        <message>
            <source>Pay it, and confirm that on the attendant's panel.</source>
            <translation>Páguelo y confírmelo en el panel del asistente.</translation>
        </message>
        <message>
            <source>Period {number} cannot be printed any more.</source>
            <translation>El periodo {number} ya no se puede imprimir.</translation>
        </message>
        <message>
            <source>Period {number} is not the one that runs.</source>
            <translation>El período {number} no es el que corre.</translation>
        </message>
        <message>
            <source>Play is locked</source>
            <translation>El juego está bloqueado</translation>
        </message>
        <message>
            <source>Play is locked: {why}.</source>
            <translation>El juego está bloqueado: {why}.</translation>
        </message>
        <message>
            <source>Play waits until the clock is put right or confirmed.</source>
            <translation>El juego espera hasta que el reloj se corrija o se confirme.</translation>
        </message>
        <message>
            <source>Play waits: it is not known whether the doors are shut.</source>
            <translation>El juego espera: no se puede comprobar si las puertas están cerradas.</translation>
        </message>
        <message>
            <source>Please answer YES or NO to the commission first.</source>
            <translation>Responda primero SÍ o NO a la comisión, por favor.</translation>
        </message>
        <message>
            <source>Please answer the question first.</source>
            <translation>Responda primero a la pregunta, por favor.</translation>
        </message>
        <message>
            <source>Please read how your session stands first, and choose how to go on.</source>
            <translation>Lea primero cómo va su sesión y elija cómo seguir.</translation>
        </message>
        <message>
            <source>Please wait: {what}.</source>
            <translation>Espere, por favor: {what}.</translation>
        </message>
        <message>
            <source>Practice does not set the clock.</source>
            <translation>En la práctica no se ajusta el reloj.</translation>
        </message>
        <message>
            <source>Press</source>
            <translation>Subir</translation>
        </message>
        <message>
            <source>Press raises the Place bet on the Point, and no bet on {bet} is up.</source>
            <translation>«Subir» aumenta la apuesta Place del Point, y en {bet} no hay ninguna.</translation>
        </message>
        <message>
            <source>Print first what seat {seat} is owed.</source>
            <translation>Imprima primero lo que se debe al puesto {seat}.</translation>
        </message>
        <message>
            <source>Puck moved by hand</source>
            <translation>Puck movido a mano</translation>
        </message>
        <message>
            <source>Put it back into service on the staff's page for that.</source>
            <translation>Vuelva a ponerlo en servicio en la página correspondiente del personal.</translation>
        </message>
        <message>
            <source>Put the cash box in. It ends by itself when the stacker is shut.</source>
            <translation>Ponga la caja. Termina por sí solo cuando el apilador está cerrado.</translation>
        </message>
        <message>
            <source>RAM clear</source>
            <translation>Borrado de RAM</translation>
        </message>
        <message>
            <source>Read the sentence on the screen. It ends by a new start that no longer finds the reason.</source>
            <translation>Lea la frase en la pantalla. Termina con un reinicio que ya no halla el motivo.</translation>
        </message>
        <message>
            <source>Read what it says, and look into it. It ends by itself when the generator is ready.</source>
            <translation>Lea lo que dice y examínelo. Termina por sí solo cuando el generador está listo.</translation>
        </message>
        <message>
            <source>Read what it says, and look into it. It ends by itself when the table takes the station.</source>
            <translation>Lea lo que dice y averigüe la causa. Termina por sí solo cuando la mesa acepta el puesto.</translation>
        </message>
        <message>
            <source>Read what it says, and look into it. It ends by itself when the validator is ready.</source>
            <translation>Lea lo que dice y examínelo. Termina por sí solo cuando el validador está listo.</translation>
        </message>
        <message>
            <source>Read what it says. It ends by itself when the authority answers.</source>
            <translation>Lea lo que dice. Termina por sí solo cuando la autoridad responde.</translation>
        </message>
        <message>
            <source>Read what it says: shut its head and its drawer, switch it online. It ends when the printer is ready.</source>
            <translation>Lea lo que dice: cierre el cabezal y el cajón, póngala en línea. Termina cuando la impresora está lista.</translation>
        </message>
        <message>
            <source>Reality check: {played} played; the result so far</source>
            <translation>Control de realidad: {played} de juego; el resultado hasta ahora</translation>
        </message>
        <message>
            <source>Removed</source>
            <translation>Retirado</translation>
        </message>
        <message>
            <source>Repair what the generator reports. It then reports the throw, or throws again; the bets stay as they are.</source>
            <translation>Repare lo que indica el generador. Entonces comunica la tirada o vuelve a tirar; las apuestas quedan como están.</translation>
        </message>
        <message>
            <source>Round {number} follows the players' choice, without bets</source>
            <translation>La ronda {number} sigue a la elección de los jugadores, sin apuestas</translation>
        </message>
        <message>
            <source>Round {number} has moved on, and takes no such order.</source>
            <translation>La ronda {number} ha avanzado y no acepta tal orden.</translation>
        </message>
        <message>
            <source>Round {number} is decided by {dice}</source>
            <translation>La ronda {number} se decide con {dice}</translation>
        </message>
        <message>
            <source>Round {number} is not the next one.</source>
            <translation>La ronda {number} no es la siguiente.</translation>
        </message>
        <message>
            <source>Round {number} is over without a throw: the dice pass</source>
            <translation>La ronda {number} termina sin tirada: los dados pasan</translation>
        </message>
        <message>
            <source>Round {number} is under way.</source>
            <translation>La ronda {number} está en curso.</translation>
        </message>
        <message>
            <source>Round {number} is void, {dice} does not count: {why}</source>
            <translation>La ronda {number} es nula, {dice} no cuenta: {why}</translation>
        </message>
        <message>
            <source>Round {number} is void: {why}</source>
            <translation>La ronda {number} es nula: {why}</translation>
        </message>
        <message>
            <source>Round {number}: bets are up at seats {seats}</source>
            <translation>Ronda {number}: hay apuestas en los puestos {seats}</translation>
        </message>
        <message>
            <source>Round {number}: betting is open</source>
            <translation>Ronda {number}: las apuestas están abiertas</translation>
        </message>
        <message>
            <source>Round {number}: betting is open, nobody shoots</source>
            <translation>Ronda {number}: las apuestas están abiertas, nadie tira</translation>
        </message>
        <message>
            <source>Round {number}: betting is open, seat {seat} shoots</source>
            <translation>Ronda {number}: las apuestas están abiertas, tira el puesto {seat}</translation>
        </message>
        <message>
            <source>Round {number}: last bets are called</source>
            <translation>Ronda {number}: se llaman las últimas apuestas</translation>
        </message>
        <message>
            <source>Round {number}: main {main} is named, and these bets count, by seat and version: {seals}</source>
            <translation>Ronda {number}: se anuncia el punto principal {main} y cuentan estas apuestas, por puesto y versión: {seals}</translation>
        </message>
        <message>
            <source>Round {number}: no bet was placed, the betting time begins again</source>
            <translation>Ronda {number}: no hubo apuestas, el tiempo de apuestas empieza de nuevo</translation>
        </message>
        <message>
            <source>Round {number}: no bets count</source>
            <translation>Ronda {number}: no cuenta ninguna apuesta</translation>
        </message>
        <message>
            <source>Round {number}: no more bets</source>
            <translation>Ronda {number}: no va más</translation>
        </message>
        <message>
            <source>Round {number}: no more bets, the time is over</source>
            <translation>Ronda {number}: no va más, se acabó el tiempo</translation>
        </message>
        <message>
            <source>Round {number}: no seat has bets up</source>
            <translation>Ronda {number}: ningún puesto tiene apuestas</translation>
        </message>
        <message>
            <source>Round {number}: nobody takes the dice</source>
            <translation>Ronda {number}: nadie toma los dados</translation>
        </message>
        <message>
            <source>Round {number}: results of seats {seats}</source>
            <translation>Ronda {number}: resultados de los puestos {seats}</translation>
        </message>
        <message>
            <source>Round {number}: seat {seat} shoots</source>
            <translation>Ronda {number}: tira el puesto {seat}</translation>
        </message>
        <message>
            <source>Round {number}: the bets are sealed as version {version}</source>
            <translation>Ronda {number}: las apuestas quedan selladas como versión {version}</translation>
        </message>
        <message>
            <source>Round {number}: the bets at this seat are void ({what}): here {here}, there {there}</source>
            <translation>Ronda {number}: las apuestas de este puesto son nulas ({what}): aquí {here}, allí {there}</translation>
        </message>
        <message>
            <source>Round {number}: the bets of the round before stand</source>
            <translation>Ronda {number}: siguen las apuestas de la ronda anterior</translation>
        </message>
        <message>
            <source>Round {number}: the dice show {dice}; no bet was up here</source>
            <translation>Ronda {number}: los dados muestran {dice}; aquí no había apuesta</translation>
        </message>
        <message>
            <source>Round {number}: the generator has read {dice}</source>
            <translation>Ronda {number}: el generador ha leído {dice}</translation>
        </message>
        <message>
            <source>Round {number}: the last bets are sealed as version {version}</source>
            <translation>Ronda {number}: las últimas apuestas quedan selladas como versión {version}</translation>
        </message>
        <message>
            <source>Round {number}: the table has version {version}</source>
            <translation>Ronda {number}: la mesa tiene la versión {version}</translation>
        </message>
        <message>
            <source>Round {number}: the table plays main {main}</source>
            <translation>Ronda {number}: la mesa juega el punto principal {main}</translation>
        </message>
        <message>
            <source>Round {number}: the table plays main {main} and chance {chance}</source>
            <translation>Ronda {number}: la mesa juega el punto principal {main} y la suerte {chance}</translation>
        </message>
        <message>
            <source>Round {number}: the table throws for the main</source>
            <translation>Ronda {number}: la mesa tira por el punto principal</translation>
        </message>
        <message>
            <source>Round {number}: the table's puck is OFF</source>
            <translation>Ronda {number}: el puck de la mesa está en OFF</translation>
        </message>
        <message>
            <source>Round {number}: the table's puck is ON {point}</source>
            <translation>Ronda {number}: el puck de la mesa está en ON {point}</translation>
        </message>
        <message>
            <source>Round {number}: these bets count, by seat and version: {seals}</source>
            <translation>Ronda {number}: cuentan estas apuestas, por puesto y versión: {seals}</translation>
        </message>
        <message>
            <source>Round {number}: this station and the table disagree ({what}): here {here}, there {there}</source>
            <translation>Ronda {number}: este puesto y la mesa no coinciden ({what}): aquí {here}, allí {there}</translation>
        </message>
        <message>
            <source>Round {number}: throw {throw} is void, {dice} does not count: {why}</source>
            <translation>Ronda {number}: la tirada {throw} es nula, {dice} no cuenta: {why}</translation>
        </message>
        <message>
            <source>Round {number}: throw {throw} is void: {why}</source>
            <translation>Ronda {number}: la tirada {throw} es nula: {why}</translation>
        </message>
        <message>
            <source>Round {number}: version {version} came too late</source>
            <translation>Ronda {number}: la versión {version} llegó tarde</translation>
        </message>
        <message>
            <source>Round {number}: version {version} of the bets counts</source>
            <translation>Ronda {number}: cuenta la versión {version} de las apuestas</translation>
        </message>
        <message>
            <source>Round {number}: {dice} counts as read, the dealer did not answer</source>
            <translation>Ronda {number}: {dice} cuenta como se leyó, el crupier no respondió</translation>
        </message>
        <message>
            <source>Round {number}: {dice} is confirmed</source>
            <translation>Ronda {number}: {dice} está confirmado</translation>
        </message>
        <message>
            <source>Round {number}: {dice} was entered</source>
            <translation>Ronda {number}: se introdujo {dice}</translation>
        </message>
        <message>
            <source>Round {number}: {phase}</source>
            <translation>Ronda {number}: {phase}</translation>
        </message>
        <message>
            <source>Round {number}: {what}</source>
            <translation>Ronda {number}: {what}</translation>
        </message>
        <message>
            <source>Round {round} goes on</source>
            <translation>La ronda {round} continúa</translation>
        </message>
        <message>
            <source>Round {round} goes on after a start</source>
            <translation>La ronda {round} sigue tras un arranque</translation>
        </message>
        <message>
            <source>Round {round} is decided at the table, without this seat</source>
            <translation>La ronda {round} está decidida en la mesa, sin este puesto</translation>
        </message>
        <message>
            <source>Round {round} is over without a throw</source>
            <translation>La ronda {round} termina sin tirada</translation>
        </message>
        <message>
            <source>Round {round}: no more bets here, the time is over</source>
            <translation>Ronda {round}: aquí no más apuestas, se acabó el tiempo</translation>
        </message>
        <message>
            <source>Round {round}: players choose whether they risk their win</source>
            <translation>Ronda {round}: los jugadores eligen si arriesgan su ganancia</translation>
        </message>
        <message>
            <source>Round {round}: the last bets are in, or their time is over</source>
            <translation>Ronda {round}: han llegado las últimas apuestas, o se ha acabado su tiempo</translation>
        </message>
        <message>
            <source>Round {round}: this station and the table are compared again</source>
            <translation>Ronda {round}: este puesto y la mesa se comparan de nuevo</translation>
        </message>
        <message>
            <source>Seat {seat} cannot shoot: it is silent, or has no bet for it.</source>
            <translation>El puesto {seat} no puede tirar: está en silencio o no tiene apuesta para ello.</translation>
        </message>
        <message>
            <source>Seat {seat} is being freed.</source>
            <translation>El puesto {seat} se está liberando.</translation>
        </message>
        <message>
            <source>Seat {seat} is free, and cabinet {cabinet} is refused from now on</source>
            <translation>El puesto {seat} está libre, y la máquina {cabinet} se rechaza desde ahora</translation>
        </message>
        <message>
            <source>Seat {seat} is not freed: cabinet {cabinet} was back since its sum was printed</source>
            <translation>El puesto {seat} no se libera: la máquina {cabinet} ha vuelto desde que se imprimió su suma</translation>
        </message>
        <message>
            <source>Seat {seat} of cabinet {cabinet} is to be freed</source>
            <translation>Se va a liberar el puesto {seat} de la máquina {cabinet}</translation>
        </message>
        <message>
            <source>Seat {seat} throws the dice.</source>
            <translation>El puesto {seat} lanza los dados.</translation>
        </message>
        <message>
            <source>Seats {taken} are taken, and all are heard</source>
            <translation>Los puestos {taken} están ocupados y todos responden</translation>
        </message>
        <message>
            <source>Seats {taken} are taken; not heard: {silent}</source>
            <translation>Los puestos {taken} están ocupados; no responden: {silent}</translation>
        </message>
        <message>
            <source>See who feeds in tickets that no cabinet has printed. It ends when its time is over, or when it is acknowledged on the page of faults or by turning the attendant's key back.</source>
            <translation>Vea quién introduce tickets que ninguna máquina imprimió. Termina cuando pasa su tiempo, o al confirmarlo en la página de fallos o girando la llave del asistente de vuelta.</translation>
        </message>
        <message>
            <source>See who feeds them in, look at the tickets, and acknowledge it on the page of faults or by turning the key back.</source>
            <translation>Vea quién los introduce, revise los tickets, y confírmelo en la página de fallos o girando la llave de vuelta.</translation>
        </message>
        <message>
            <source>Send a dealer to the table. All bets stand, and any step of the dealer ends it.</source>
            <translation>Envíe un crupier a la mesa. Todas las apuestas siguen en pie, y cualquier paso del crupier lo termina.</translation>
        </message>
        <message>
            <source>Send a dealer to the table. Dice that lie are confirmed or declared void on the page Dealer.</source>
            <translation>Envíe un crupier a la mesa. Los dados que están en la mesa se confirman o se anulan en la página Crupier.</translation>
        </message>
        <message>
            <source>Set the clock right. If it is right as it is, confirm it: Diagnostics, Clock.</source>
            <translation>Ajuste el reloj. Si ya es correcto, confírmelo: Diagnóstico, Reloj.</translation>
        </message>
        <message>
            <source>Set the clock right: it then ends by itself. Turn the technician's key if it is right as it is.</source>
            <translation>Ponga el reloj en hora: termina por sí solo. Gire la llave del técnico si está bien como está.</translation>
        </message>
        <message>
            <source>Sheet {sheet} comes next at the table, once no bets are up</source>
            <translation>La tabla {sheet} viene después en la mesa, cuando no haya apuestas</translation>
        </message>
        <message>
            <source>Shift {number} begins</source>
            <translation>Comienza el turno {number}</translation>
        </message>
        <message>
            <source>Shift {number} cannot be printed.</source>
            <translation>El turno {number} no se puede imprimir.</translation>
        </message>
        <message>
            <source>Shift {number} ends</source>
            <translation>Termina el turno {number}</translation>
        </message>
        <message>
            <source>Shift {number} is not open.</source>
            <translation>El turno {number} no está abierto.</translation>
        </message>
        <message>
            <source>Shift {number} is not the next one.</source>
            <translation>El turno {number} no es el siguiente.</translation>
        </message>
        <message>
            <source>Shift {number} of {name} ends</source>
            <translation>Termina el turno {number} de {name}</translation>
        </message>
        <message>
            <source>Shut every door. It ends by itself when all are shut.</source>
            <translation>Cierre todas las puertas. Termina por sí solo cuando todas están cerradas.</translation>
        </message>
        <message>
            <source>Sign in first.</source>
            <translation>Primero inicie sesión.</translation>
        </message>
        <message>
            <source>Slip {number} has failed: {why}</source>
            <translation>El comprobante {number} ha fallado: {why}</translation>
        </message>
        <message>
            <source>Slip {number} is on paper</source>
            <translation>El comprobante {number} está impreso</translation>
        </message>
        <message>
            <source>Slip {number} is printed: a list of the staff's menu</source>
            <translation>Se imprime el comprobante {number}: una lista del menú del personal</translation>
        </message>
        <message>
            <source>Slip {number} is printed: a test</source>
            <translation>Se imprime el comprobante {number}: una prueba</translation>
        </message>
        <message>
            <source>Slip {number} is printed: count of drop {about}</source>
            <translation>Se imprime el comprobante {number}: recuento de la retirada {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: credit by hand {about}</source>
            <translation>Se imprime el comprobante {number}: crédito manual {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: events up to {about}</source>
            <translation>Se imprime el comprobante {number}: eventos hasta el {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: game {about}</source>
            <translation>Se imprime el comprobante {number}: juego {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: meters of period {about}</source>
            <translation>Se imprime el comprobante {number}: contadores del periodo {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: page {about} of the meters</source>
            <translation>Se imprime el comprobante {number}: página {about} de los contadores</translation>
        </message>
        <message>
            <source>Slip {number} is printed: players of gaming day {about}</source>
            <translation>Se imprime el comprobante {number}: jugadores del día de juego {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: shift {about}</source>
            <translation>Se imprime el comprobante {number}: turno {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the hand-over</source>
            <translation>Se imprime el comprobante {number}: la entrega</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the meters</source>
            <translation>Se imprime el comprobante {number}: los contadores</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the receipt of hand pay {about}</source>
            <translation>Se imprime el comprobante {number}: el recibo del pago manual {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the sheet of faults</source>
            <translation>Se imprime el comprobante {number}: la hoja de averías</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the totals of gaming day {about}</source>
            <translation>Se imprime el comprobante {number}: los totales del día de juego {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the void bets of round {about}</source>
            <translation>Se imprime el comprobante {number}: las apuestas nulas de la ronda {about}</translation>
        </message>
        <message>
            <source>Somebody has put it into the exchange past the program, or an old copy of the exchange was put back: look into it. It ends when the technician's key is turned.</source>
            <translation>Alguien la ha introducido en el intercambio sin pasar por el programa, o se ha repuesto una copia antigua del intercambio: investíguelo. Termina al girar la llave del técnico.</translation>
        </message>
        <message>
            <source>Sound tested at volume {volume}: {sound}</source>
            <translation>Sonido probado al volumen {volume}: {sound}</translation>
        </message>
        <message>
            <source>Stations have bets at this table: they have to be decided first.</source>
            <translation>Hay puestos con apuestas en esta mesa: antes tienen que decidirse.</translation>
        </message>
        <message>
            <source>Take the bill out of the path. It ends by itself when the validator is free.</source>
            <translation>Saque el billete del recorrido. Termina por sí solo cuando el validador está libre.</translation>
        </message>
        <message>
            <source>Take the paper out of the path. It ends by itself when the printer is ready.</source>
            <translation>Saque el papel del recorrido. Termina por sí solo cuando la impresora está lista.</translation>
        </message>
        <message>
            <source>Take your bank down first: the dice are passed without one.</source>
            <translation>Retire primero su banca: los dados se pasan sin ella.</translation>
        </message>
        <message>
            <source>Test bill {number} is back</source>
            <translation>El billete de prueba {number} está devuelto</translation>
        </message>
        <message>
            <source>Test bill {number} is in escrow: it goes back</source>
            <translation>El billete de prueba {number} está en espera (escrow): se devuelve</translation>
        </message>
        <message>
            <source>Test mode has begun</source>
            <translation>El modo de prueba ha comenzado</translation>
        </message>
        <message>
            <source>Test mode has ended</source>
            <translation>El modo de prueba ha terminado</translation>
        </message>
        <message>
            <source>Test mode has ended: the key was turned back</source>
            <translation>El modo de prueba ha terminado: se giró la llave a su posición</translation>
        </message>
        <message>
            <source>Test mode has ended: the program starts again</source>
            <translation>El modo de prueba ha terminado: el programa se reinicia</translation>
        </message>
        <message>
            <source>Test mode has ended: the technician is signed out</source>
            <translation>El modo de prueba ha terminado: el técnico ha cerrado la sesión</translation>
        </message>
        <message>
            <source>Test mode is on already.</source>
            <translation>El modo de prueba ya está activado.</translation>
        </message>
        <message>
            <source>Test mode is on: end it first.</source>
            <translation>El modo de prueba está activado: termínelo primero.</translation>
        </message>
        <message>
            <source>Test throw {throw} has no result: {why}</source>
            <translation>La tirada de prueba {throw} no tiene resultado: {why}</translation>
        </message>
        <message>
            <source>Test throw {throw} is called</source>
            <translation>Se pide la tirada de prueba {throw}</translation>
        </message>
        <message>
            <source>Test throw {throw}: {dice}</source>
            <translation>Tirada de prueba {throw}: {dice}</translation>
        </message>
        <message>
            <source>That is not asked at a craps table.</source>
            <translation>Eso no se pregunta en una mesa de craps.</translation>
        </message>
        <message>
            <source>The BIG SHOT is on: the fourth die comes first.</source>
            <translation>El BIG SHOT está en curso: primero va el cuarto dado.</translation>
        </message>
        <message>
            <source>The BIG SHOT was chosen, and a choice is final.</source>
            <translation>Se eligió el BIG SHOT, y la elección es definitiva.</translation>
        </message>
        <message>
            <source>The RAM clear is confirmed: this journal ends</source>
            <translation>El borrado de memoria está confirmado: este diario termina</translation>
        </message>
        <message>
            <source>The RAM clear that was permitted is done: the next one takes another signed configuration.</source>
            <translation>El borrado de RAM autorizado ya está hecho: el próximo requiere otra configuración firmada.</translation>
        </message>
        <message>
            <source>The agreement of {name} (account {number}) has ended</source>
            <translation>La conformidad de {name} (cuenta {number}) ha terminado</translation>
        </message>
        <message>
            <source>The agreement of {name} (account {number}) has ended: its time is over</source>
            <translation>La conformidad de {name} (cuenta {number}) ha terminado: se acabó su tiempo</translation>
        </message>
        <message>
            <source>The agreement of {name} (account {number}) was used</source>
            <translation>Se ha usado la conformidad de {name} (cuenta {number})</translation>
        </message>
        <message>
            <source>The attendant is called</source>
            <translation>Se llama al asistente</translation>
        </message>
        <message>
            <source>The attendant pays the credit of {amount} by hand.</source>
            <translation>El asistente paga a mano el crédito de {amount}.</translation>
        </message>
        <message>
            <source>The attendant pays the win of {amount} by hand: please wait.</source>
            <translation>El asistente paga a mano el premio de {amount}: espere, por favor.</translation>
        </message>
        <message>
            <source>The attendant's key has answered the call</source>
            <translation>La llave del asistente ha atendido la llamada</translation>
        </message>
        <message>
            <source>The authority accepts the ticket with number {number}</source>
            <translation>La autoridad acepta el ticket con el número {number}</translation>
        </message>
        <message>
            <source>The authority has noted ticket {validation} as given back</source>
            <translation>La autoridad anotó el ticket {validation} como devuelto</translation>
        </message>
        <message>
            <source>The authority has noted ticket {validation} as redeemed</source>
            <translation>La autoridad anotó el ticket {validation} como canjeado</translation>
        </message>
        <message>
            <source>The authority has noted ticket {validation} as void</source>
            <translation>La autoridad anotó el ticket {validation} como nulo</translation>
        </message>
        <message>
            <source>The authority knows ticket {number}</source>
            <translation>La autoridad conoce el ticket {number}</translation>
        </message>
        <message>
            <source>The authority refuses the ticket with number {number}: {why}</source>
            <translation>La autoridad rechaza el ticket con el número {number}: {why}</translation>
        </message>
        <message>
            <source>The bank of the house is covered</source>
            <translation>Se cubre la banca de la casa</translation>
        </message>
        <message>
            <source>The bank of the house is not covered</source>
            <translation>No se cubre la banca de la casa</translation>
        </message>
        <message>
            <source>The bank of the last hand is up, or there was none.</source>
            <translation>La banca de la última mano ya está puesta, o no hubo ninguna.</translation>
        </message>
        <message>
            <source>The bank stays until the dice decide it, or until they are passed.</source>
            <translation>La banca se queda hasta que los dados la decidan o se pasen.</translation>
        </message>
        <message>
            <source>The bet on {bet}</source>
            <translation>La apuesta en {bet}</translation>
        </message>
        <message>
            <source>The bet on {bet} with its commission</source>
            <translation>La apuesta en {bet} con su comisión</translation>
        </message>
        <message>
            <source>The bet with its commission</source>
            <translation>La apuesta con su comisión</translation>
        </message>
        <message>
            <source>The bets are to be put up again by themselves</source>
            <translation>Las apuestas van a ponerse de nuevo solas</translation>
        </message>
        <message>
            <source>The bets were not put up again by themselves</source>
            <translation>Las apuestas no se han vuelto a poner solas</translation>
        </message>
        <message>
            <source>The bill stacker is full</source>
            <translation>El apilador de billetes está lleno</translation>
        </message>
        <message>
            <source>The bill stacker is open or missing</source>
            <translation>El apilador de billetes está abierto o falta</translation>
        </message>
        <message>
            <source>The bill validator does not answer</source>
            <translation>El validador de billetes no responde</translation>
        </message>
        <message>
            <source>The bill validator had lost its power: {where}</source>
            <translation>El validador de billetes se quedó sin corriente: {where}</translation>
        </message>
        <message>
            <source>The bill validator is at fault</source>
            <translation>El validador de billetes tiene un fallo</translation>
        </message>
        <message>
            <source>The break in play is over</source>
            <translation>La pausa en el juego ha terminado</translation>
        </message>
        <message>
            <source>The cabinet board does not answer</source>
            <translation>La placa del mueble no responde</translation>
        </message>
        <message>
            <source>The cabinet board has not reported its doors and keys yet.</source>
            <translation>La placa de la máquina aún no ha comunicado sus puertas y llaves.</translation>
        </message>
        <message>
            <source>The cabinet's key cannot be used: {why}.</source>
            <translation>La clave del equipo no se puede usar: {why}.</translation>
        </message>
        <message>
            <source>The calibration of the touch panel was undone</source>
            <translation>La calibración del panel táctil se deshizo</translation>
        </message>
        <message>
            <source>The call for the attendant has ended</source>
            <translation>La llamada al asistente ha terminado</translation>
        </message>
        <message>
            <source>The camera of the dice shows a picture again</source>
            <translation>La cámara de los dados vuelve a mostrar imagen</translation>
        </message>
        <message>
            <source>The camera of the dice shows no picture</source>
            <translation>La cámara de los dados no muestra imagen</translation>
        </message>
        <message>
            <source>The camera of the dice shows no picture: {why}</source>
            <translation>La cámara de los dados no muestra imagen: {why}</translation>
        </message>
        <message>
            <source>The card reader does not work</source>
            <translation>El lector de tarjetas no funciona</translation>
        </message>
        <message>
            <source>The card was taken out</source>
            <translation>Se retiró la tarjeta</translation>
        </message>
        <message>
            <source>The cash box door is open: play stops until it is shut.</source>
            <translation>La puerta de la caja está abierta: el juego se detiene hasta que se cierre.</translation>
        </message>
        <message>
            <source>The cash box is not in the validator yet.</source>
            <translation>La caja aún no está en el validador.</translation>
        </message>
        <message>
            <source>The cash box is taken out: drop {number}</source>
            <translation>La caja se ha sacado: retirada {number}</translation>
        </message>
        <message>
            <source>The certificate of the house's authority ends on {authority}</source>
            <translation>El certificado de la autoridad de la casa caduca el {authority}</translation>
        </message>
        <message>
            <source>The certificate of the house's authority ends soon</source>
            <translation>El certificado de la autoridad de la casa caduca pronto</translation>
        </message>
        <message>
            <source>The certificate of this machine ends soon</source>
            <translation>El certificado de esta máquina caduca pronto</translation>
        </message>
        <message>
            <source>The certificate of {party} ends on {own}</source>
            <translation>El certificado de {party} caduca el {own}</translation>
        </message>
        <message>
            <source>The certificate of {party} ends on {own}, and that of the house's authority on {authority}</source>
            <translation>El certificado de {party} caduca el {own}, y el de la autoridad de la casa el {authority}</translation>
        </message>
        <message>
            <source>The certificate of {party} no longer ends soon</source>
            <translation>El certificado de {party} ya no caduca pronto</translation>
        </message>
        <message>
            <source>The choice is not {wrong}: what can be chosen now is {choice}.</source>
            <translation>La elección no es {wrong}: lo que se elige ahora es {choice}.</translation>
        </message>
        <message>
            <source>The clock has jumped to a time that is not believed</source>
            <translation>El reloj ha saltado a una hora que no es creíble</translation>
        </message>
        <message>
            <source>The clock is being set.</source>
            <translation>El reloj se está ajustando.</translation>
        </message>
        <message>
            <source>The clock is not doubted.</source>
            <translation>No hay dudas sobre el reloj.</translation>
        </message>
        <message>
            <source>The clock is to be set to {after} UTC</source>
            <translation>El reloj debe ajustarse a {after} UTC</translation>
        </message>
        <message>
            <source>The clock is wrong, and a ticket of {amount} would bear a wrong date: please wait for the attendant.</source>
            <translation>El reloj está mal, y un ticket de {amount} llevaría una fecha falsa: espere al asistente.</translation>
        </message>
        <message>
            <source>The clock of a cabinet shows a year from 2026 to 2055.</source>
            <translation>El reloj de una máquina muestra un año de 2026 a 2055.</translation>
        </message>
        <message>
            <source>The clock that had jumped is confirmed</source>
            <translation>El reloj que había saltado está confirmado</translation>
        </message>
        <message>
            <source>The clock was not set: {why}</source>
            <translation>El reloj no se ajustó: {why}</translation>
        </message>
        <message>
            <source>The clock was put right, by {minutes} minutes</source>
            <translation>El reloj se puso en hora, {minutes} minutos</translation>
        </message>
        <message>
            <source>The clock was set back by {minutes} minutes</source>
            <translation>El reloj se atrasó {minutes} minutos</translation>
        </message>
        <message>
            <source>The clock was set back: the delay of {name} (account {number}) begins again</source>
            <translation>El reloj se atrasó: la espera de {name} (cuenta {number}) empieza de nuevo</translation>
        </message>
        <message>
            <source>The clock was set forward by {minutes} minutes</source>
            <translation>El reloj se adelantó {minutes} minutos</translation>
        </message>
        <message>
            <source>The clock was set from {before} to {after} UTC</source>
            <translation>El reloj se ajustó de {before} a {after} UTC</translation>
        </message>
        <message>
            <source>The clock was set, or shows a time that is not confirmed</source>
            <translation>Se cambió el reloj, o muestra una hora que no está confirmada</translation>
        </message>
        <message>
            <source>The commission was declined</source>
            <translation>La comisión fue rechazada</translation>
        </message>
        <message>
            <source>The configuration is signed for export: file {digest}, key {key}</source>
            <translation>La configuración está firmada para su exportación: archivo {digest}, clave {key}</translation>
        </message>
        <message>
            <source>The credit may not exceed {limit}: the attendant pays the win of {amount} by hand.</source>
            <translation>El crédito no puede superar {limit}: el asistente paga a mano el premio de {amount}.</translation>
        </message>
        <message>
            <source>The credit of {amount} is above the ticket limit of {limit}: please wait for the attendant.</source>
            <translation>El crédito de {amount} supera el límite de ticket de {limit}: espere al asistente, por favor.</translation>
        </message>
        <message>
            <source>The dealer does not answer</source>
            <translation>El crupier no responde</translation>
        </message>
        <message>
            <source>The dealer of the shared table does not answer</source>
            <translation>El crupier de la mesa compartida no responde</translation>
        </message>
        <message>
            <source>The dealer throws the dice.</source>
            <translation>El crupier tira los dados.</translation>
        </message>
        <message>
            <source>The dealer works at the shared table.</source>
            <translation>El crupier trabaja en la mesa compartida.</translation>
        </message>
        <message>
            <source>The dice are checked: all bets stand.</source>
            <translation>Se comprueban los dados: todas las apuestas siguen.</translation>
        </message>
        <message>
            <source>The dice are kept</source>
            <translation>Se conservan los dados</translation>
        </message>
        <message>
            <source>The dice are kept, and the bank rides</source>
            <translation>Se conservan los dados y la banca sigue en juego</translation>
        </message>
        <message>
            <source>The dice are out, and the generator cannot report the result</source>
            <translation>Los dados se han lanzado y el generador no puede comunicar el resultado</translation>
        </message>
        <message>
            <source>The dice are out.</source>
            <translation>Los dados están en el aire.</translation>
        </message>
        <message>
            <source>The dice are passed</source>
            <translation>Se pasan los dados</translation>
        </message>
        <message>
            <source>The dice are passed before the first throw of a hand, or after a seven-out.</source>
            <translation>Los dados se pasan antes de la primera tirada de una mano o después de un seven-out.</translation>
        </message>
        <message>
            <source>The dice are passed, and the bank is taken</source>
            <translation>Se pasan los dados y se recoge la banca</translation>
        </message>
        <message>
            <source>The dice are the table's: they are tested there.</source>
            <translation>Los dados son de la mesa: se prueban allí.</translation>
        </message>
        <message>
            <source>The dice are thrown when the time for bets is over.</source>
            <translation>Los dados se lanzan cuando termina el tiempo de apuestas.</translation>
        </message>
        <message>
            <source>The dice are to be called by themselves</source>
            <translation>Los dados van a pedirse solos</translation>
        </message>
        <message>
            <source>The dice cannot be kept now</source>
            <translation>Ahora no se pueden conservar los dados</translation>
        </message>
        <message>
            <source>The dice cannot be passed now</source>
            <translation>Ahora no se pueden pasar los dados</translation>
        </message>
        <message>
            <source>The dice cannot be thrown now</source>
            <translation>Ahora no se pueden tirar los dados</translation>
        </message>
        <message>
            <source>The dice cannot be thrown now: {why}.</source>
            <translation>Ahora no se pueden tirar los dados: {why}.</translation>
        </message>
        <message>
            <source>The dice change hands before the first throw of a hand, or after it.</source>
            <translation>Los dados cambian de mano antes de la primera tirada de una mano, o después de ella.</translation>
        </message>
        <message>
            <source>The dice change hands while bets are taken for a come-out roll.</source>
            <translation>Los dados cambian de mano mientras se admiten apuestas para una tirada de salida.</translation>
        </message>
        <message>
            <source>The dice do not wait for you here: your bets have to be decided or taken down first.</source>
            <translation>Aquí los dados no le esperan: antes sus apuestas deben decidirse o retirarse.</translation>
        </message>
        <message>
            <source>The dice generator cannot throw the dice of this game ({wanted} at once), only {there}.</source>
            <translation>El generador de dados no puede lanzar los dados de este juego ({wanted} a la vez), solo {there}.</translation>
        </message>
        <message>
            <source>The dice generator cannot throw this many dice at once: {wanted}.</source>
            <translation>El generador de dados no puede lanzar a la vez esta cantidad de dados: {wanted}.</translation>
        </message>
        <message>
            <source>The dice generator does not answer</source>
            <translation>El generador de dados no responde</translation>
        </message>
        <message>
            <source>The dice generator is at fault</source>
            <translation>El generador de dados tiene un fallo</translation>
        </message>
        <message>
            <source>The dice must pass now: the chance was lost.</source>
            <translation>Ahora hay que pasar los dados: se perdió la chance.</translation>
        </message>
        <message>
            <source>The dice must pass now: the house passes them after a win.</source>
            <translation>Ahora hay que pasar los dados: la casa los pasa después de ganar.</translation>
        </message>
        <message>
            <source>The dice pass</source>
            <translation>Los dados pasan</translation>
        </message>
        <message>
            <source>The dice pass when no field wins for the shooter, who has a bet up.</source>
            <translation>Los dados pasan cuando ninguna casilla gana para el tirador, que tiene una apuesta en la mesa.</translation>
        </message>
        <message>
            <source>The dice rest after an alarm of their statistics</source>
            <translation>Los dados descansan tras una alarma de su estadística</translation>
        </message>
        <message>
            <source>The dice rest until a technician has looked at them.</source>
            <translation>Los dados descansan hasta que los haya revisado un técnico.</translation>
        </message>
        <message>
            <source>The dice show {dice}</source>
            <translation>Los dados muestran {dice}</translation>
        </message>
        <message>
            <source>The dice show {dice}: {total}</source>
            <translation>Los dados muestran {dice}: {total}</translation>
        </message>
        <message>
            <source>The disk fills up: {journal} MB, {second} MB for the third copy</source>
            <translation>El disco se llena: {journal} MB, {second} MB para la tercera copia</translation>
        </message>
        <message>
            <source>The disk has room again: {journal} MB, {second} MB for the third copy</source>
            <translation>El disco vuelve a tener sitio: {journal} MB, {second} MB para la tercera copia</translation>
        </message>
        <message>
            <source>The disk is nearly full, play stops: {journal} MB, {second} MB for the third copy</source>
            <translation>El disco está casi lleno, el juego se detiene: {journal} MB, {second} MB para la tercera copia</translation>
        </message>
        <message>
            <source>The disk of the journal is nearly full</source>
            <translation>El disco del diario está casi lleno</translation>
        </message>
        <message>
            <source>The disk of the journal is nearly full: the dice rest until there is room.</source>
            <translation>El disco del diario está casi lleno: los dados descansan hasta que haya sitio.</translation>
        </message>
        <message>
            <source>The disk of the journal will soon be full</source>
            <translation>El disco del diario pronto estará lleno</translation>
        </message>
        <message>
            <source>The disk of this station is an old copy: please call the attendant.</source>
            <translation>El disco de este puesto es una copia antigua: llame al personal.</translation>
        </message>
        <message>
            <source>The export failed, and no file was written: {file}</source>
            <translation>La exportación falló y no se escribió ningún archivo: {file}</translation>
        </message>
        <message>
            <source>The export is complete: {file}</source>
            <translation>La exportación está completa: {file}</translation>
        </message>
        <message>
            <source>The export is complete: {file}, {rows} rows</source>
            <translation>La exportación está completa: {file}, filas: {rows}</translation>
        </message>
        <message>
            <source>The faders have {left} to cover a bank of {bank}.</source>
            <translation>Quienes cubren tienen {left} para cubrir una banca de {bank}.</translation>
        </message>
        <message>
            <source>The first account has to be an operator's.</source>
            <translation>La primera cuenta debe ser de un operador.</translation>
        </message>
        <message>
            <source>The first hand ends with the start of the program</source>
            <translation>La primera mano termina con el arranque del programa</translation>
        </message>
        <message>
            <source>The first hand ends: nothing was touched</source>
            <translation>La primera mano termina: no se tocó nada</translation>
        </message>
        <message>
            <source>The first hand ends: something else came up</source>
            <translation>La primera mano termina: ha surgido otra cosa</translation>
        </message>
        <message>
            <source>The fourth die shows {die}</source>
            <translation>El cuarto dado muestra {die}</translation>
        </message>
        <message>
            <source>The generator reads the dice of this table.</source>
            <translation>El generador lee los dados de esta mesa.</translation>
        </message>
        <message>
            <source>The hand-over is signed without its tests, as a device is fitted later: parameters {parameters}</source>
            <translation>La entrega está firmada sin sus pruebas, porque un dispositivo se monta más tarde: parámetros {parameters}</translation>
        </message>
        <message>
            <source>The hand-over is signed without its tests, which were done elsewhere: parameters {parameters}</source>
            <translation>La entrega está firmada sin sus pruebas, que se hicieron en otro lugar: parámetros {parameters}</translation>
        </message>
        <message>
            <source>The hand-over is signed: parameters {parameters}</source>
            <translation>La entrega está firmada: parámetros {parameters}</translation>
        </message>
        <message>
            <source>The house has the dice, and its main is that of the sheet.</source>
            <translation>La casa tiene los dados, y su punto principal es el de la hoja.</translation>
        </message>
        <message>
            <source>The house lays a bank</source>
            <translation>La casa pone una banca</translation>
        </message>
        <message>
            <source>The journal holds money, people and history: end the terminal, move all of the journal's files, and then change its path in Param.ini.</source>
            <translation>El diario contiene dinero, personas e historial: cierre el terminal, mueva todos los archivos del diario y cambie después su ruta en Param.ini.</translation>
        </message>
        <message>
            <source>The last roll is still shown: bets open in a moment.</source>
            <translation>Aún se muestra la última tirada: las apuestas se abren en un momento.</translation>
        </message>
        <message>
            <source>The last valid parameters are restored by {by}: {why}</source>
            <translation>Se restauran los últimos parámetros válidos, {by}: {why}</translation>
        </message>
        <message>
            <source>The least on {bet} is {least}; this would make {stake}.</source>
            <translation>El mínimo en {bet} es {least}; así serían {stake}.</translation>
        </message>
        <message>
            <source>The limits of card {card} are kept for the gaming day, of which {played} are used</source>
            <translation>Los límites de la tarjeta {card} se conservan para la jornada, de los que se han usado {played}</translation>
        </message>
        <message>
            <source>The limits of card {card} hold again, of which {played} are used</source>
            <translation>Los límites de la tarjeta {card} vuelven a regir, de los que se han usado {played}</translation>
        </message>
        <message>
            <source>The logic door is open: play stops until it is shut.</source>
            <translation>La puerta de la electrónica está abierta: el juego se detiene hasta que se cierre.</translation>
        </message>
        <message>
            <source>The main cannot be named now</source>
            <translation>Ahora no se puede anunciar el punto principal</translation>
        </message>
        <message>
            <source>The main cannot be named now: it is being thrown for.</source>
            <translation>Ahora no se puede anunciar el punto principal: se está tirando por él.</translation>
        </message>
        <message>
            <source>The main door is open: play stops until it is shut.</source>
            <translation>La puerta principal está abierta: el juego se detiene hasta que se cierre.</translation>
        </message>
        <message>
            <source>The main is always thrown for at this table.</source>
            <translation>En esta mesa el punto principal siempre se tira con los dados.</translation>
        </message>
        <message>
            <source>The main is named: {main}</source>
            <translation>Se anuncia el punto principal: {main}</translation>
        </message>
        <message>
            <source>The main is one of {mains}.</source>
            <translation>El punto principal es uno de estos: {mains}.</translation>
        </message>
        <message>
            <source>The main is that already.</source>
            <translation>El punto principal ya es ese.</translation>
        </message>
        <message>
            <source>The main is thrown for</source>
            <translation>El punto principal se tira con los dados</translation>
        </message>
        <message>
            <source>The meters have changed since they were printed: print them again.</source>
            <translation>Los contadores han cambiado desde la impresión: imprímalos otra vez.</translation>
        </message>
        <message>
            <source>The meters have to be printed first, all pages of them.</source>
            <translation>Antes hay que imprimir los contadores, todas las páginas.</translation>
        </message>
        <message>
            <source>The most on {bet} is {most}; this would make {stake}.</source>
            <translation>El máximo en {bet} es {most}; así serían {stake}.</translation>
        </message>
        <message>
            <source>The new PIN has to differ from the present one.</source>
            <translation>El PIN nuevo debe ser distinto del actual.</translation>
        </message>
        <message>
            <source>The option {name} can be {choices}, but not {value}.</source>
            <translation>La opción {name} puede ser {choices}, pero no {value}.</translation>
        </message>
        <message>
            <source>The panel is off by {percent} % of the screen. It may be turned, mirrored or badly mounted: more than {most} % is not corrected here.</source>
            <translation>El panel se desvía un {percent} % de la pantalla. Puede estar girado, reflejado o mal montado: aquí no se corrige más del {most} %.</translation>
        </message>
        <message>
            <source>The pay tables are changed only by a configuration that is signed with the key {key}.</source>
            <translation>Las tablas de pagos solo cambian con una configuración firmada con la clave {key}.</translation>
        </message>
        <message>
            <source>The pay tables were changed by a file that was signed later: this one is out of date.</source>
            <translation>Las tablas de pagos se cambiaron con un archivo firmado más tarde: este está anticuado.</translation>
        </message>
        <message>
            <source>The player calls the attendant</source>
            <translation>El jugador llama al asistente</translation>
        </message>
        <message>
            <source>The player can bet again: the dealer is awaited</source>
            <translation>El jugador puede volver a apostar: se espera al crupier</translation>
        </message>
        <message>
            <source>The player forgets the saved felt {name}</source>
            <translation>El jugador borra el tapete guardado {name}</translation>
        </message>
        <message>
            <source>The player has chosen</source>
            <translation>El jugador ha elegido</translation>
        </message>
        <message>
            <source>The player has left</source>
            <translation>El jugador se ha ido</translation>
        </message>
        <message>
            <source>The player has read the reality check and cashes out</source>
            <translation>El jugador ha leído el control de realidad y cobra</translation>
        </message>
        <message>
            <source>The player has read the reality check and plays on</source>
            <translation>El jugador ha leído el control de realidad y sigue jugando</translation>
        </message>
        <message>
            <source>The player has set limits for the session: {limits}</source>
            <translation>El jugador ha fijado límites para la sesión: {limits}</translation>
        </message>
        <message>
            <source>The player has to answer the reality check first.</source>
            <translation>El jugador tiene que responder antes al control de realidad.</translation>
        </message>
        <message>
            <source>The player has to choose</source>
            <translation>El jugador tiene que elegir</translation>
        </message>
        <message>
            <source>The player is ready for the roll</source>
            <translation>El jugador está listo para la tirada</translation>
        </message>
        <message>
            <source>The player leaves the first hand</source>
            <translation>El jugador sale de la primera mano</translation>
        </message>
        <message>
            <source>The player of card {card} agrees to be remembered</source>
            <translation>El jugador de la tarjeta {card} acepta ser recordado</translation>
        </message>
        <message>
            <source>The player of card {card} does not want to be remembered</source>
            <translation>El jugador de la tarjeta {card} no quiere ser recordado</translation>
        </message>
        <message>
            <source>The player of card {card} forgets the saved felt {name}</source>
            <translation>El jugador de la tarjeta {card} borra el tapete guardado {name}</translation>
        </message>
        <message>
            <source>The player of card {card} has logged out. Played {played}</source>
            <translation>El jugador de la tarjeta {card} ha cerrado su sesión. Jugado {played}</translation>
        </message>
        <message>
            <source>The player of card {card} is called {name}</source>
            <translation>El jugador de la tarjeta {card} se llama {name}</translation>
        </message>
        <message>
            <source>The player of card {card} is forgotten, as the player wishes</source>
            <translation>El jugador de la tarjeta {card} queda olvidado, a petición suya</translation>
        </message>
        <message>
            <source>The player of card {card} is forgotten, by the staff</source>
            <translation>El jugador de la tarjeta {card} queda olvidado, por el personal</translation>
        </message>
        <message>
            <source>The player of card {card} is forgotten: others need the room</source>
            <translation>El jugador de la tarjeta {card} queda olvidado: otros necesitan el espacio</translation>
        </message>
        <message>
            <source>The player of card {card} is logged in</source>
            <translation>El jugador de la tarjeta {card} está conectado</translation>
        </message>
        <message>
            <source>The player of card {card} is logged out at the end of the session. Played {played}</source>
            <translation>El jugador de la tarjeta {card} queda desconectado al final de la sesión. Jugado {played}</translation>
        </message>
        <message>
            <source>The player of card {card} is logged out by the cash-out. Played {played}</source>
            <translation>El jugador de la tarjeta {card} queda desconectado por el cobro. Jugado {played}</translation>
        </message>
        <message>
            <source>The player of card {card} is logged out: nothing was touched. Played {played}</source>
            <translation>El jugador de la tarjeta {card} queda desconectado: no se tocó nada. Jugado {played}</translation>
        </message>
        <message>
            <source>The player of card {card} is logged out: the card was taken or swiped again. Played {played}</source>
            <translation>El jugador de la tarjeta {card} queda desconectado: la tarjeta se retiró o se pasó otra vez. Jugado {played}</translation>
        </message>
        <message>
            <source>The player of card {card} is logged out: the program starts without a card reader. Played {played}</source>
            <translation>El jugador de la tarjeta {card} queda desconectado: el programa arranca sin lector de tarjetas. Jugado {played}</translation>
        </message>
        <message>
            <source>The player of card {card} saves the felt as {name}: {bets}</source>
            <translation>El jugador de la tarjeta {card} guarda el tapete como {name}: {bets}</translation>
        </message>
        <message>
            <source>The player saves the felt as {name}: {bets}</source>
            <translation>El jugador guarda el tapete como {name}: {bets}</translation>
        </message>
        <message>
            <source>The player takes a break: no bets and no dice</source>
            <translation>El jugador hace una pausa: sin apuestas ni dados</translation>
        </message>
        <message>
            <source>The player takes a ticket, the staff its papers. It ends by itself when the slot is free.</source>
            <translation>El jugador retira un ticket; el personal, sus papeles. Termina por sí solo cuando la ranura está libre.</translation>
        </message>
        <message>
            <source>The player wants the dice</source>
            <translation>El jugador quiere los dados</translation>
        </message>
        <message>
            <source>The player wants this: {choice}</source>
            <translation>El jugador quiere: {choice}</translation>
        </message>
        <message>
            <source>The player's limit is reached: no money is taken in.</source>
            <translation>El límite del jugador se ha alcanzado: no se acepta dinero.</translation>
        </message>
        <message>
            <source>The player's loss limit is reached after {played}: no further bets; the result so far</source>
            <translation>Se ha alcanzado el límite de pérdidas del jugador tras {played}: no hay más apuestas; el resultado hasta ahora</translation>
        </message>
        <message>
            <source>The player's option {name} is now: {value}</source>
            <translation>La opción {name} del jugador es ahora: {value}</translation>
        </message>
        <message>
            <source>The player's time limit is reached after {played}: no further bets; the result so far</source>
            <translation>Se ha alcanzado el límite de tiempo del jugador tras {played}: no hay más apuestas; el resultado hasta ahora</translation>
        </message>
        <message>
            <source>The printer cannot put the credit of {amount} on a ticket: please wait for the attendant.</source>
            <translation>La impresora no puede poner el crédito de {amount} en un ticket: espere al asistente, por favor.</translation>
        </message>
        <message>
            <source>The program is an unsigned copy: {digest}</source>
            <translation>El programa es una copia que nadie firmó: {digest}</translation>
        </message>
        <message>
            <source>The program is as it was signed: {digest}</source>
            <translation>El programa es como se firmó: {digest}</translation>
        </message>
        <message>
            <source>The program is being checked already.</source>
            <translation>El programa ya se está comprobando.</translation>
        </message>
        <message>
            <source>The program is not as it was released: {digest}</source>
            <translation>El programa no es como se publicó: {digest}</translation>
        </message>
        <message>
            <source>The program is to be verified, by the key</source>
            <translation>Se va a verificar el programa, por la llave</translation>
        </message>
        <message>
            <source>The program starts: version {version}, sheet {sheet}</source>
            <translation>El programa arranca: versión {version}, tabla {sheet}</translation>
        </message>
        <message>
            <source>The puck is OFF already.</source>
            <translation>El puck ya está en OFF.</translation>
        </message>
        <message>
            <source>The puck stays ON until the next roll: bets at another seat depend on it.</source>
            <translation>El puck sigue en ON hasta la próxima tirada: hay apuestas de otro puesto que dependen de él.</translation>
        </message>
        <message>
            <source>The puck stays ON while {bet} of {stake} is up.</source>
            <translation>El puck sigue en ON mientras haya en la mesa {bet} de {stake}.</translation>
        </message>
        <message>
            <source>The reality check is answered: what is timed goes on</source>
            <translation>El control de realidad está contestado: lo que va por tiempo continúa</translation>
        </message>
        <message>
            <source>The receipt of hand pay {number} is being printed.</source>
            <translation>Se está imprimiendo el comprobante del pago a mano {number}.</translation>
        </message>
        <message>
            <source>The result is shown; then the next betting time begins</source>
            <translation>Se muestra el resultado; después empieza el siguiente tiempo de apuestas</translation>
        </message>
        <message>
            <source>The saved felt {name} is put up</source>
            <translation>Se pone el tapete guardado {name}</translation>
        </message>
        <message>
            <source>The seat with the dice names the main.</source>
            <translation>El punto principal lo anuncia el puesto que tiene los dados.</translation>
        </message>
        <message>
            <source>The second person has to be a different one.</source>
            <translation>La segunda persona debe ser otra.</translation>
        </message>
        <message>
            <source>The session ends: the screen was not touched</source>
            <translation>Termina la sesión: nadie ha tocado la pantalla</translation>
        </message>
        <message>
            <source>The shared table does not answer</source>
            <translation>La mesa compartida no responde</translation>
        </message>
        <message>
            <source>The shared table does not take this station</source>
            <translation>La mesa compartida no acepta este puesto</translation>
        </message>
        <message>
            <source>The shift of {name} is open: it has to be ended first.</source>
            <translation>El turno de {name} está abierto: primero hay que terminarlo.</translation>
        </message>
        <message>
            <source>The shooter has {left}, less than a bank of {bank}.</source>
            <translation>El tirador tiene {left}, menos que una banca de {bank}.</translation>
        </message>
        <message>
            <source>The shooter must have a bet or pass the dice.</source>
            <translation>El tirador debe tener una apuesta o pasar los dados.</translation>
        </message>
        <message>
            <source>The shooter must have a bet.</source>
            <translation>El tirador debe tener una apuesta.</translation>
        </message>
        <message>
            <source>The shooter passes the dice</source>
            <translation>El tirador pasa los dados</translation>
        </message>
        <message>
            <source>The shooter throws</source>
            <translation>El tirador lanza</translation>
        </message>
        <message>
            <source>The shooter wants the puck moved to OFF</source>
            <translation>El tirador quiere el puck en OFF</translation>
        </message>
        <message>
            <source>The shooter's hand has begun: the dice change hands when it is over.</source>
            <translation>La mano del tirador ha empezado: los dados cambian de manos cuando acabe.</translation>
        </message>
        <message>
            <source>The shooter, {shooter}, must have a bet or pass the dice.</source>
            <translation>El tirador, {shooter}, debe tener una apuesta o pasar los dados.</translation>
        </message>
        <message>
            <source>The shooter, {shooter}, must have a bet.</source>
            <translation>El tirador, {shooter}, debe tener una apuesta.</translation>
        </message>
        <message>
            <source>The slip of credit {number} cannot be printed.</source>
            <translation>El comprobante del crédito {number} no se puede imprimir.</translation>
        </message>
        <message>
            <source>The staff is at work at the table</source>
            <translation>El personal trabaja en la mesa</translation>
        </message>
        <message>
            <source>The staff is at work on the table: all bets stand.</source>
            <translation>El personal trabaja en la mesa: todas las apuestas siguen.</translation>
        </message>
        <message>
            <source>The station can be reserved once the dice lie.</source>
            <translation>El puesto se puede reservar cuando los dados se hayan parado.</translation>
        </message>
        <message>
            <source>The station has left seat {seat}</source>
            <translation>El terminal ha dejado el puesto {seat}</translation>
        </message>
        <message>
            <source>The station has seat {seat} at the table; round {applied_round} was the last one</source>
            <translation>El terminal tiene el puesto {seat} en la mesa; la ronda {applied_round} fue la última</translation>
        </message>
        <message>
            <source>The station is back in service</source>
            <translation>El puesto vuelve a estar en servicio</translation>
        </message>
        <message>
            <source>The station is not reserved.</source>
            <translation>El puesto no está reservado.</translation>
        </message>
        <message>
            <source>The station is open again: by its PIN</source>
            <translation>El puesto está abierto de nuevo: por su PIN</translation>
        </message>
        <message>
            <source>The station is open again: by the attendant's key</source>
            <translation>El puesto está abierto de nuevo: por la llave del asistente</translation>
        </message>
        <message>
            <source>The station is open again: by the staff</source>
            <translation>El puesto está abierto de nuevo: por el personal</translation>
        </message>
        <message>
            <source>The station is open again: its time is over</source>
            <translation>El puesto está abierto de nuevo: su tiempo se acabó</translation>
        </message>
        <message>
            <source>The station is reserved</source>
            <translation>El puesto está reservado</translation>
        </message>
        <message>
            <source>The station is reserved for a player, for {minutes} minutes</source>
            <translation>El puesto está reservado para un jugador, durante {minutes} minutos</translation>
        </message>
        <message>
            <source>The station is taken out of service</source>
            <translation>El puesto se pone fuera de servicio</translation>
        </message>
        <message>
            <source>The station of seat {seat} is heard: it leaves its seat itself.</source>
            <translation>La estación del puesto {seat} responde: deja su puesto por sí misma.</translation>
        </message>
        <message>
            <source>The statistics of the dice ({dice} thrown at once): {test} is {value}, the limit is {limit}</source>
            <translation>La estadística de los dados ({dice} a la vez): {test} es {value}, el límite es {limit}</translation>
        </message>
        <message>
            <source>The statistics of the dice give an alarm</source>
            <translation>La estadística de los dados da una alarma</translation>
        </message>
        <message>
            <source>The statistics of the dice: {test} is {value}, the limit is {limit}</source>
            <translation>La estadística de los dados: {test} es {value}, el límite es {limit}</translation>
        </message>
        <message>
            <source>The strategy {name} is put up</source>
            <translation>Se pone la estrategia {name}</translation>
        </message>
        <message>
            <source>The table cannot be reached: bets stand as they are.</source>
            <translation>No se puede contactar con la mesa: las apuestas siguen como están.</translation>
        </message>
        <message>
            <source>The table chooses the game.</source>
            <translation>La mesa elige el juego.</translation>
        </message>
        <message>
            <source>The table does not know yet how this station's last round ended.</source>
            <translation>La mesa aún no sabe cómo terminó la última ronda de este puesto.</translation>
        </message>
        <message>
            <source>The table does not reach its stations</source>
            <translation>La mesa no alcanza sus puestos</translation>
        </message>
        <message>
            <source>The table does not reach its stations: that of seat {seat} may be back.</source>
            <translation>La mesa no alcanza sus puestos: la estación del puesto {seat} quizá haya vuelto.</translation>
        </message>
        <message>
            <source>The table does not understand this order.</source>
            <translation>La mesa no entiende esta orden.</translation>
        </message>
        <message>
            <source>The table gives no time for a choice now.</source>
            <translation>La mesa no da tiempo ahora para elegir.</translation>
        </message>
        <message>
            <source>The table goes on</source>
            <translation>La mesa continúa</translation>
        </message>
        <message>
            <source>The table has not opened a round for this seat yet.</source>
            <translation>La mesa aún no ha abierto una ronda para este puesto.</translation>
        </message>
        <message>
            <source>The table has noted the result of round {round}</source>
            <translation>La mesa ha anotado el resultado de la ronda {round}</translation>
        </message>
        <message>
            <source>The table is not paused.</source>
            <translation>La mesa no está en pausa.</translation>
        </message>
        <message>
            <source>The table is paused</source>
            <translation>La mesa está en pausa</translation>
        </message>
        <message>
            <source>The table is paused already.</source>
            <translation>La mesa ya está en pausa.</translation>
        </message>
        <message>
            <source>The table is paused: all bets stand.</source>
            <translation>La mesa está en pausa: todas las apuestas siguen.</translation>
        </message>
        <message>
            <source>The table is stopped: {why}.</source>
            <translation>La mesa está parada: {why}.</translation>
        </message>
        <message>
            <source>The table knows: please wait for the dice.</source>
            <translation>La mesa ya lo sabe: espere los dados, por favor.</translation>
        </message>
        <message>
            <source>The table knows: the puck moves unless bets at another seat depend on it.</source>
            <translation>La mesa ya lo sabe: el puck pasa a OFF si no depende de él ninguna apuesta de otro puesto.</translation>
        </message>
        <message>
            <source>The table plays a game that this station does not offer.</source>
            <translation>En la mesa se juega a un juego que este puesto no ofrece.</translation>
        </message>
        <message>
            <source>The table prepares your seat: one moment.</source>
            <translation>La mesa prepara su asiento: un momento.</translation>
        </message>
        <message>
            <source>The table stands still: {why}</source>
            <translation>La mesa está parada: {why}</translation>
        </message>
        <message>
            <source>The table takes no more bets.</source>
            <translation>La mesa no admite más apuestas.</translation>
        </message>
        <message>
            <source>The table throws the dice.</source>
            <translation>La mesa lanza los dados.</translation>
        </message>
        <message>
            <source>The targets were not touched all over the screen.</source>
            <translation>Los objetivos no se tocaron por toda la pantalla.</translation>
        </message>
        <message>
            <source>The terminal would not start: {why}</source>
            <translation>El terminal no arrancaría: {why}</translation>
        </message>
        <message>
            <source>The test of the bill validator is over</source>
            <translation>La prueba del validador ha terminado</translation>
        </message>
        <message>
            <source>The throw does not count: {why}; the dice are thrown again</source>
            <translation>El tiro no cuenta: {why}; los dados se lanzan otra vez</translation>
        </message>
        <message>
            <source>The throw does not count: {why}; the dice have to be called again</source>
            <translation>El tiro no cuenta: {why}; hay que pedir los dados de nuevo</translation>
        </message>
        <message>
            <source>The ticket authority does not answer</source>
            <translation>La autoridad de tickets no responde</translation>
        </message>
        <message>
            <source>The ticket authority does not know yet how a ticket ended.</source>
            <translation>La autoridad de tickets aún no sabe cómo acabó un ticket.</translation>
        </message>
        <message>
            <source>The ticket authority is ready</source>
            <translation>La autoridad de tickets está lista</translation>
        </message>
        <message>
            <source>The ticket authority is ready: {note}</source>
            <translation>La autoridad de tickets está lista: {note}</translation>
        </message>
        <message>
            <source>The ticket authority's books contradict the cabinet's</source>
            <translation>Los libros de la autoridad de tickets contradicen los del terminal</translation>
        </message>
        <message>
            <source>The ticket authority: {say}</source>
            <translation>La autoridad de tickets: {say}</translation>
        </message>
        <message>
            <source>The ticket paper is out</source>
            <translation>No queda papel de tickets</translation>
        </message>
        <message>
            <source>The ticket paper is running low</source>
            <translation>Queda poco papel de tickets</translation>
        </message>
        <message>
            <source>The ticket printer does not answer</source>
            <translation>La impresora de tickets no responde</translation>
        </message>
        <message>
            <source>The ticket printer has failed</source>
            <translation>La impresora de tickets ha fallado</translation>
        </message>
        <message>
            <source>The ticket printer has failed: a technician has to turn the key</source>
            <translation>La impresora de tickets ha fallado: un técnico debe girar la llave</translation>
        </message>
        <message>
            <source>The ticket printer is at fault</source>
            <translation>La impresora de tickets tiene un fallo</translation>
        </message>
        <message>
            <source>The ticket printer is not ready: {why}.</source>
            <translation>La impresora de tickets no está lista: {why}.</translation>
        </message>
        <message>
            <source>The ticket printer is printing a paper for the staff: please wait.</source>
            <translation>La impresora de tickets imprime un papel para el personal: espere, por favor.</translation>
        </message>
        <message>
            <source>The ticket with number {number} is done: it is disputed</source>
            <translation>El ticket con el número {number} terminó: en disputa</translation>
        </message>
        <message>
            <source>The ticket with number {number} is done: it is in the stacker</source>
            <translation>El ticket con el número {number} terminó: está en el apilador</translation>
        </message>
        <message>
            <source>The ticket with number {number} is done: it went back</source>
            <translation>El ticket con el número {number} terminó: fue devuelto</translation>
        </message>
        <message>
            <source>The touch panel is calibrated: largest error {error}</source>
            <translation>El panel táctil está calibrado: error máximo {error}</translation>
        </message>
        <message>
            <source>The touch panel is right as it is.</source>
            <translation>El panel táctil está bien como está.</translation>
        </message>
        <message>
            <source>The touch panel was never calibrated here.</source>
            <translation>El panel táctil nunca se calibró aquí.</translation>
        </message>
        <message>
            <source>The tower light shows the state of the cabinet again</source>
            <translation>La torre de luz muestra de nuevo el estado del terminal</translation>
        </message>
        <message>
            <source>The win of {amount} has to be paid by hand.</source>
            <translation>El premio de {amount} debe pagarse a mano.</translation>
        </message>
        <message>
            <source>There are no bets on the felt that could be saved.</source>
            <translation>No hay apuestas en el tapete que se puedan guardar.</translation>
        </message>
        <message>
            <source>There are no bills of such a value.</source>
            <translation>No hay billetes de ese valor.</translation>
        </message>
        <message>
            <source>There are {number} accounts: no more can be added.</source>
            <translation>Hay {number} cuentas: no se pueden añadir más.</translation>
        </message>
        <message>
            <source>There is a break in play: bets stay as they are, and no further bets are taken.</source>
            <translation>Hay una pausa en el juego: las apuestas quedan como están y no se aceptan más.</translation>
        </message>
        <message>
            <source>There is an account of {name} already.</source>
            <translation>Ya hay una cuenta de {name}.</translation>
        </message>
        <message>
            <source>There is credit: it has to be paid out first.</source>
            <translation>Hay crédito: hay que pagarlo antes.</translation>
        </message>
        <message>
            <source>There is no account yet: turn the technician key and open the logic door.</source>
            <translation>Aún no hay ninguna cuenta: gire la llave de técnico y abra la puerta lógica.</translation>
        </message>
        <message>
            <source>There is no account {number}.</source>
            <translation>No hay ninguna cuenta {number}.</translation>
        </message>
        <message>
            <source>There is no credit to cash out.</source>
            <translation>No hay crédito que cobrar.</translation>
        </message>
        <message>
            <source>There is no fault that an attendant acknowledges.</source>
            <translation>No hay ningún fallo que confirme un asistente.</translation>
        </message>
        <message>
            <source>There is no field {name} on this table.</source>
            <translation>No hay casilla {name} en esta mesa.</translation>
        </message>
        <message>
            <source>There is no first hand for this game.</source>
            <translation>No hay primera mano para este juego.</translation>
        </message>
        <message>
            <source>There is no option {name}.</source>
            <translation>No hay ninguna opción {name}.</translation>
        </message>
        <message>
            <source>There is no parameter {name}.</source>
            <translation>No existe el parámetro {name}.</translation>
        </message>
        <message>
            <source>There is no sound {sound}.</source>
            <translation>No hay ningún sonido {sound}.</translation>
        </message>
        <message>
            <source>There is no such field: Big Shot has the numbers 1 to 6, Double, Triple and Straight.</source>
            <translation>No existe tal casilla: Big Shot tiene los números del 1 al 6, Doble, Triple y Escalera.</translation>
        </message>
        <message>
            <source>There is nothing to choose now.</source>
            <translation>Ahora no hay nada que elegir.</translation>
        </message>
        <message>
            <source>This card is not blocked.</source>
            <translation>Esta tarjeta no está bloqueada.</translation>
        </message>
        <message>
            <source>This file was signed more than a day later than the cabinet's clock says: set the clock right, or have the file signed again.</source>
            <translation>Este archivo se firmó más de un día después de lo que indica el reloj de la máquina: ponga el reloj en hora o haga firmar de nuevo el archivo.</translation>
        </message>
        <message>
            <source>This game does not have all bets of {name}.</source>
            <translation>Este juego no tiene todas las apuestas de {name}.</translation>
        </message>
        <message>
            <source>This game has no {button} button.</source>
            <translation>Este juego no tiene el botón {button}.</translation>
        </message>
        <message>
            <source>This game is not offered here.</source>
            <translation>Este juego no se ofrece aquí.</translation>
        </message>
        <message>
            <source>This is the table: it has no player.</source>
            <translation>Esta es la mesa: no tiene jugador.</translation>
        </message>
        <message>
            <source>This needs two people: a second person with the right has to sign in.</source>
            <translation>Esto requiere dos personas: debe iniciar sesión una segunda con ese derecho.</translation>
        </message>
        <message>
            <source>This order was answered before: it was put in again, and is not carried out.</source>
            <translation>Esta orden ya fue respondida: se ha introducido otra vez y no se cumple.</translation>
        </message>
        <message>
            <source>This order was meant for round {number}, which is not under way.</source>
            <translation>Esta orden era para la ronda {number}, que no está en curso.</translation>
        </message>
        <message>
            <source>This order was meant for throw {meant} of round {number}, which is now at throw {throw}.</source>
            <translation>Esta orden era para la tirada {meant} de la ronda {number}, que ahora va por la tirada {throw}.</translation>
        </message>
        <message>
            <source>This station and the shared table disagree</source>
            <translation>Este puesto y la mesa compartida no coinciden</translation>
        </message>
        <message>
            <source>This station and the table disagree: please call the attendant.</source>
            <translation>Este puesto y la mesa no coinciden: llame al personal, por favor.</translation>
        </message>
        <message>
            <source>This station and the table do not disagree: no bets are void.</source>
            <translation>Este puesto y la mesa coinciden: ninguna apuesta es nula.</translation>
        </message>
        <message>
            <source>This station cannot be reserved.</source>
            <translation>Este puesto no se puede reservar.</translation>
        </message>
        <message>
            <source>This station is in service.</source>
            <translation>Este puesto está en servicio.</translation>
        </message>
        <message>
            <source>This station is not set up as its shared table is</source>
            <translation>Este puesto no está configurado como su mesa compartida</translation>
        </message>
        <message>
            <source>This station is not set up as its table is: please call the attendant.</source>
            <translation>Este puesto no está configurado como su mesa: llame al personal, por favor.</translation>
        </message>
        <message>
            <source>This station is out of service</source>
            <translation>Este puesto está fuera de servicio</translation>
        </message>
        <message>
            <source>This station is out of service already.</source>
            <translation>Este puesto ya está fuera de servicio.</translation>
        </message>
        <message>
            <source>This station is out of service, and takes no bets and no money.</source>
            <translation>Este puesto está fuera de servicio: no acepta apuestas ni dinero.</translation>
        </message>
        <message>
            <source>This station is reserved already.</source>
            <translation>Este puesto ya está reservado.</translation>
        </message>
        <message>
            <source>This station is reserved for a player: it opens at its time, or by the staff.</source>
            <translation>Este puesto está reservado para un jugador: se abre a su hora, o lo abre el personal.</translation>
        </message>
        <message>
            <source>This station is reserved: it opens with its player's PIN.</source>
            <translation>Este puesto está reservado: se abre con el PIN de su jugador.</translation>
        </message>
        <message>
            <source>This strategy is not offered here.</source>
            <translation>Esta estrategia no se ofrece aquí.</translation>
        </message>
        <message>
            <source>This takes {slips} slips, and at most {most} are printed.</source>
            <translation>Son {slips} comprobantes; se imprimen como máximo {most}.</translation>
        </message>
        <message>
            <source>Three hits on {number}: first they are to be taken or risked.</source>
            <translation>Tres aciertos en el {number}: primero hay que cobrarlos o arriesgarlos.</translation>
        </message>
        <message>
            <source>Three hits: the BIG SHOT is risked</source>
            <translation>Tres aciertos: se arriesga el BIG SHOT</translation>
        </message>
        <message>
            <source>Three hits: the win is taken</source>
            <translation>Tres aciertos: se cobra la ganancia</translation>
        </message>
        <message>
            <source>Ticket printer</source>
            <translation>Impresora de tickets</translation>
        </message>
        <message>
            <source>Ticket {number} gets another number: {validation}</source>
            <translation>El ticket {number} recibe otro número: {validation}</translation>
        </message>
        <message>
            <source>Ticket {number} is issued: {validation}</source>
            <translation>El ticket {number} se emite: {validation}</translation>
        </message>
        <message>
            <source>Ticket {number} is not finished yet.</source>
            <translation>El ticket {number} aún no está terminado.</translation>
        </message>
        <message>
            <source>Ticket {number} is not in doubt.</source>
            <translation>El ticket {number} no está en duda.</translation>
        </message>
        <message>
            <source>Ticket {number} is printed</source>
            <translation>El ticket {number} está impreso</translation>
        </message>
        <message>
            <source>Ticket {validation} goes back: {why}</source>
            <translation>El ticket {validation} se devuelve: {why}</translation>
        </message>
        <message>
            <source>Ticket {validation} is disputed: {why}</source>
            <translation>El ticket {validation} está en disputa: {why}</translation>
        </message>
        <message>
            <source>Ticket {validation} is in escrow: the authority is asked</source>
            <translation>El ticket {validation} está en espera: se pregunta a la autoridad</translation>
        </message>
        <message>
            <source>Ticket {validation} is in the stacker and credited</source>
            <translation>El ticket {validation} está en el apilador y acreditado</translation>
        </message>
        <message>
            <source>Tickets are not taken for a while</source>
            <translation>Durante un rato no se aceptan tickets</translation>
        </message>
        <message>
            <source>Tickets are taken again: the time is over</source>
            <translation>Se vuelven a aceptar tickets: el tiempo ha pasado</translation>
        </message>
        <message>
            <source>Tickets cannot be issued now: {why}.</source>
            <translation>Ahora no se emiten tickets: {why}.</translation>
        </message>
        <message>
            <source>Too late</source>
            <translation>Demasiado tarde</translation>
        </message>
        <message>
            <source>Too many orders were given in this round: go on at the table itself, on the page Dealer.</source>
            <translation>Se han dado demasiadas órdenes en esta ronda: continúe en la propia mesa, en la página Crupier.</translation>
        </message>
        <message>
            <source>Too many throws of the shared table were void</source>
            <translation>Demasiadas tiradas de la mesa compartida han sido nulas</translation>
        </message>
        <message>
            <source>Too many wrong PINs: only an attendant can open the station before its time.</source>
            <translation>Demasiados PIN erróneos: antes de tiempo solo un asistente puede abrir el puesto.</translation>
        </message>
        <message>
            <source>Too many wrong PINs: wait {seconds} seconds.</source>
            <translation>Demasiados PIN incorrectos: espere {seconds} segundos.</translation>
        </message>
        <message>
            <source>Touch every target first.</source>
            <translation>Toque primero todos los objetivos.</translation>
        </message>
        <message>
            <source>Tower light tested: {lamp}</source>
            <translation>Torre de luz probada: {lamp}</translation>
        </message>
        <message>
            <source>Transfer</source>
            <translation>Traslado</translation>
        </message>
        <message>
            <source>Turn both keys and open the logic door: that is how people are managed without a sign-in.</source>
            <translation>Gire ambas llaves y abra la puerta lógica: así se gestionan las personas sin iniciar sesión.</translation>
        </message>
        <message>
            <source>Turn both keys, the attendant's and the technician's.</source>
            <translation>Gire ambas llaves, la de asistente y la de técnico.</translation>
        </message>
        <message>
            <source>Turn the attendant's key; the player may call it off as well.</source>
            <translation>Gire la llave del asistente; también el jugador puede anularlo.</translation>
        </message>
        <message>
            <source>Two others have to give {name} a first PIN.</source>
            <translation>Otras dos personas deben dar a {name} un primer PIN.</translation>
        </message>
        <message>
            <source>Unknown tickets in a row: {count}. None is taken for so many minutes: {minutes}</source>
            <translation>Tickets desconocidos seguidos: {count}. No se acepta ninguno durante estos minutos: {minutes}</translation>
        </message>
        <message>
            <source>Unknown tickets were fed in one after the other</source>
            <translation>Se introdujeron tickets desconocidos uno tras otro</translation>
        </message>
        <message>
            <source>Version {version} of the program has to be accepted first.</source>
            <translation>Antes hay que aceptar la versión {version} del programa.</translation>
        </message>
        <message>
            <source>Version {version} of the program, {digest}, was installed in place of {before}, and waits to be accepted</source>
            <translation>La versión {version} del programa, {digest}, se instaló en lugar de {before} y espera a ser aceptada</translation>
        </message>
        <message>
            <source>Version {version} of the program, {digest}, which was verified as signed, is accepted</source>
            <translation>La versión {version} del programa, {digest}, verificada como firmada, queda aceptada</translation>
        </message>
        <message>
            <source>What is timed rests until the reality check is answered</source>
            <translation>Lo que va por tiempo se detiene hasta que se conteste el control de realidad</translation>
        </message>
        <message>
            <source>What lies stays until the dice decide it, and nothing is added to it.</source>
            <translation>Lo que está puesto queda hasta que lo decidan los dados, y no se le añade nada.</translation>
        </message>
        <message>
            <source>What seat {seat} is owed is printed, for cabinet {cabinet}</source>
            <translation>Se imprime lo que se debe al puesto {seat}, de la máquina {cabinet}</translation>
        </message>
        <message>
            <source>What seat {seat} is owed is printed: cabinet {cabinet} has reported no result</source>
            <translation>Se imprime lo que se debe al puesto {seat}: la máquina {cabinet} no ha comunicado ningún resultado</translation>
        </message>
        <message>
            <source>What this seat was owed was paid at its table: please call the attendant.</source>
            <translation>Lo que se debía a este puesto se pagó en su mesa: llame al personal, por favor.</translation>
        </message>
        <message>
            <source>What was read of gaming day {number} is not what the cabinet counted.</source>
            <translation>Lo leído del día de juego {number} no es lo que la máquina contó.</translation>
        </message>
        <message>
            <source>Win above the attended limit</source>
            <translation>Ganancia sobre el límite de pago a mano</translation>
        </message>
        <message>
            <source>Wins above the credit limit</source>
            <translation>Ganancias por encima del límite de crédito</translation>
        </message>
        <message>
            <source>Without credit there is no station to reserve.</source>
            <translation>Sin crédito no hay puesto que reservar.</translation>
        </message>
        <message>
            <source>Without credit there is nothing to take a break from.</source>
            <translation>Sin crédito no hay juego del que hacer una pausa.</translation>
        </message>
        <message>
            <source>You have passed the dice.</source>
            <translation>Ha pasado los dados.</translation>
        </message>
        <message>
            <source>You have the dice.</source>
            <translation>Usted tiene los dados.</translation>
        </message>
        <message>
            <source>You have the dice: lay your bank, and the others fade it.</source>
            <translation>Usted tiene los dados: ponga su banca, y los demás la cubren.</translation>
        </message>
        <message>
            <source>You have {left}, less than a cover of {cover}.</source>
            <translation>Tiene {left}, menos que una cobertura de {cover}.</translation>
        </message>
        <message>
            <source>Your PIN has expired: change it first.</source>
            <translation>Su PIN ha caducado: cámbielo primero.</translation>
        </message>
        <message>
            <source>Your PIN was given to you by others: change it first.</source>
            <translation>Su PIN se lo dieron otros: cámbielo primero.</translation>
        </message>
        <message>
            <source>Your bets were sealed: the table has to know first that they are taken down.</source>
            <translation>Sus apuestas estaban selladas: la mesa debe saber primero que se han retirado.</translation>
        </message>
        <message>
            <source>Your bets were void: the table prepares your seat again, one moment.</source>
            <translation>Sus apuestas eran nulas: la mesa prepara de nuevo su puesto, un momento.</translation>
        </message>
        <message>
            <source>Your loss limit is reached: no further bets are taken.</source>
            <translation>Ha alcanzado su límite de pérdidas: no se aceptan más apuestas.</translation>
        </message>
        <message>
            <source>Your loss limit leaves {amount} for further bets.</source>
            <translation>Su límite de pérdidas deja {amount} para más apuestas.</translation>
        </message>
        <message>
            <source>Your shift has begun already.</source>
            <translation>Su turno ya ha comenzado.</translation>
        </message>
        <message>
            <source>Your time limit is reached: no further bets are taken.</source>
            <translation>Ha alcanzado su límite de tiempo: no se aceptan más apuestas.</translation>
        </message>
        <message>
            <source>a die left the table</source>
            <translation>un dado se salió de la mesa</translation>
        </message>
        <message>
            <source>a die lies cocked</source>
            <translation>un dado quedó inclinado</translation>
        </message>
        <message>
            <source>a loss of {amount}</source>
            <translation>una pérdida de {amount}</translation>
        </message>
        <message>
            <source>accepting a new program</source>
            <translation>aceptar un programa nuevo</translation>
        </message>
        <message>
            <source>acknowledging faults</source>
            <translation>confirmar fallos</translation>
        </message>
        <message>
            <source>all bets are on</source>
            <translation>todas las apuestas están activas</translation>
        </message>
        <message>
            <source>attendant</source>
            <translation>asistente</translation>
        </message>
        <message>
            <source>attendant key</source>
            <translation>llave del asistente</translation>
        </message>
        <message>
            <source>betting is open</source>
            <translation>las apuestas están abiertas</translation>
        </message>
        <message>
            <source>by decision of the dealer</source>
            <translation>por decisión del crupier</translation>
        </message>
        <message>
            <source>call</source>
            <translation>llamada</translation>
        </message>
        <message>
            <source>cancelling credit</source>
            <translation>crédito cancelado</translation>
        </message>
        <message>
            <source>cash box and count</source>
            <translation>caja y recuento</translation>
        </message>
        <message>
            <source>cash box door</source>
            <translation>puerta de la caja</translation>
        </message>
        <message>
            <source>cash box door {count}</source>
            <translation>puerta de la caja {count}</translation>
        </message>
        <message>
            <source>change of parameters</source>
            <translation>cambio de parámetros</translation>
        </message>
        <message>
            <source>commission back {bets}</source>
            <translation>comisión devuelta {bets}</translation>
        </message>
        <message>
            <source>commission paid {bets}</source>
            <translation>comisión pagada {bets}</translation>
        </message>
        <message>
            <source>credit by hand</source>
            <translation>crédito manual</translation>
        </message>
        <message>
            <source>credit to be paid by hand</source>
            <translation>crédito por pagar en mano</translation>
        </message>
        <message>
            <source>dark</source>
            <translation>apagada</translation>
        </message>
        <message>
            <source>dealing</source>
            <translation>dirección del juego</translation>
        </message>
        <message>
            <source>diagnostics</source>
            <translation>diagnóstico</translation>
        </message>
        <message>
            <source>door</source>
            <translation>puerta</translation>
        </message>
        <message>
            <source>end of the accounting period</source>
            <translation>fin del período contable</translation>
        </message>
        <message>
            <source>export</source>
            <translation>exportación</translation>
        </message>
        <message>
            <source>fault</source>
            <translation>avería</translation>
        </message>
        <message>
            <source>hand pays</source>
            <translation>pagos manuales</translation>
        </message>
        <message>
            <source>import of a configuration</source>
            <translation>importación de una configuración</translation>
        </message>
        <message>
            <source>it does not reach its stations</source>
            <translation>no alcanza sus puestos</translation>
        </message>
        <message>
            <source>it is paused</source>
            <translation>está en pausa</translation>
        </message>
        <message>
            <source>its number</source>
            <translation>su número</translation>
        </message>
        <message>
            <source>large hand pays</source>
            <translation>pagos manuales de importe alto</translation>
        </message>
        <message>
            <source>last bets</source>
            <translation>últimas apuestas</translation>
        </message>
        <message>
            <source>logic door</source>
            <translation>puerta de la electrónica</translation>
        </message>
        <message>
            <source>logic door {count}</source>
            <translation>puerta de la electrónica {count}</translation>
        </message>
        <message>
            <source>main door</source>
            <translation>puerta principal</translation>
        </message>
        <message>
            <source>main door {count}</source>
            <translation>puerta principal {count}</translation>
        </message>
        <message>
            <source>managing people</source>
            <translation>gestión de personas</translation>
        </message>
        <message>
            <source>no play</source>
            <translation>sin juego</translation>
        </message>
        <message>
            <source>operator</source>
            <translation>operador</translation>
        </message>
        <message>
            <source>out of service</source>
            <translation>fuera de servicio</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>en pausa</translation>
        </message>
        <message>
            <source>players' cards</source>
            <translation>tarjetas de jugadores</translation>
        </message>
        <message>
            <source>printing</source>
            <translation>impresión</translation>
        </message>
        <message>
            <source>printing of lists</source>
            <translation>impresión de listas</translation>
        </message>
        <message>
            <source>put up {bets}</source>
            <translation>puesto {bets}</translation>
        </message>
        <message>
            <source>reading lists</source>
            <translation>lectura de listas</translation>
        </message>
        <message>
            <source>reading meters</source>
            <translation>lectura de contadores</translation>
        </message>
        <message>
            <source>reservation for a player</source>
            <translation>reserva para un jugador</translation>
        </message>
        <message>
            <source>seat {seat} has chosen</source>
            <translation>el puesto {seat} ha elegido</translation>
        </message>
        <message>
            <source>seat {seat} is ready</source>
            <translation>el puesto {seat} está listo</translation>
        </message>
        <message>
            <source>seat {seat} passes the dice</source>
            <translation>el puesto {seat} pasa los dados</translation>
        </message>
        <message>
            <source>seat {seat} takes the dice</source>
            <translation>el puesto {seat} toma los dados</translation>
        </message>
        <message>
            <source>seat {seat} throws</source>
            <translation>el puesto {seat} tira</translation>
        </message>
        <message>
            <source>seat {seat} wants the puck moved to OFF</source>
            <translation>el puesto {seat} quiere el puck en OFF</translation>
        </message>
        <message>
            <source>setting the clock</source>
            <translation>ajuste del reloj</translation>
        </message>
        <message>
            <source>staff key</source>
            <translation>llave del personal</translation>
        </message>
        <message>
            <source>supervisor</source>
            <translation>supervisor</translation>
        </message>
        <message>
            <source>switched off {groups}</source>
            <translation>desactivadas {groups}</translation>
        </message>
        <message>
            <source>taken down too late and up again {bets}</source>
            <translation>retiradas demasiado tarde y de nuevo puestas {bets}</translation>
        </message>
        <message>
            <source>taken down {bets}</source>
            <translation>retirado {bets}</translation>
        </message>
        <message>
            <source>technician</source>
            <translation>técnico</translation>
        </message>
        <message>
            <source>technician key</source>
            <translation>llave del técnico</translation>
        </message>
        <message>
            <source>the Point</source>
            <translation>el Point</translation>
        </message>
        <message>
            <source>the bets that count</source>
            <translation>las apuestas que valen</translation>
        </message>
        <message>
            <source>the bets that count are fixed</source>
            <translation>queda fijado qué apuestas cuentan</translation>
        </message>
        <message>
            <source>the betting time is over</source>
            <translation>el tiempo de apuestas ha terminado</translation>
        </message>
        <message>
            <source>the dealer did not answer</source>
            <translation>el crupier no respondió</translation>
        </message>
        <message>
            <source>the dice</source>
            <translation>los dados</translation>
        </message>
        <message>
            <source>the dice are checked</source>
            <translation>se comprueban los dados</translation>
        </message>
        <message>
            <source>the dice are thrown</source>
            <translation>se lanzan los dados</translation>
        </message>
        <message>
            <source>the dice are to be kept or passed first</source>
            <translation>primero hay que conservar o pasar los dados</translation>
        </message>
        <message>
            <source>the dice cannot be read</source>
            <translation>los dados no se pueden leer</translation>
        </message>
        <message>
            <source>the dice cannot be thrown</source>
            <translation>no se pueden tirar los dados</translation>
        </message>
        <message>
            <source>the dice count</source>
            <translation>los dados cuentan</translation>
        </message>
        <message>
            <source>the dice were entered wrongly</source>
            <translation>los dados se introdujeron mal</translation>
        </message>
        <message>
            <source>the dice were touched</source>
            <translation>se tocaron los dados</translation>
        </message>
        <message>
            <source>the own shift</source>
            <translation>el turno propio</translation>
        </message>
        <message>
            <source>the par sheet</source>
            <translation>la hoja PAR</translation>
        </message>
        <message>
            <source>the players choose</source>
            <translation>los jugadores eligen</translation>
        </message>
        <message>
            <source>the shooter</source>
            <translation>el tirador</translation>
        </message>
        <message>
            <source>the staff is at work</source>
            <translation>el personal está trabajando</translation>
        </message>
        <message>
            <source>the staff is at work, or a door is open</source>
            <translation>el personal trabaja, o hay una puerta abierta</translation>
        </message>
        <message>
            <source>the table waits for a bank</source>
            <translation>la mesa espera una banca</translation>
        </message>
        <message>
            <source>the table waits for the chance or the main</source>
            <translation>la mesa espera la chance o el main</translation>
        </message>
        <message>
            <source>the table waits for the first throw after the main</source>
            <translation>la mesa espera la primera tirada después del main</translation>
        </message>
        <message>
            <source>the table waits for the throw that makes the main</source>
            <translation>la mesa espera la tirada que fija el main</translation>
        </message>
        <message>
            <source>the throw</source>
            <translation>la tirada</translation>
        </message>
        <message>
            <source>tickets in doubt and disputed bills</source>
            <translation>tickets dudosos y billetes en disputa</translation>
        </message>
        <message>
            <source>tilt</source>
            <translation>bloqueo</translation>
        </message>
        <message>
            <source>too late and back in the credit {bets}</source>
            <translation>demasiado tarde y de vuelta en el crédito {bets}</translation>
        </message>
        <message>
            <source>verification of the program</source>
            <translation>verificación del programa</translation>
        </message>
        <message>
            <source>volume</source>
            <translation>volumen</translation>
        </message>
        <message>
            <source>what the felt counts</source>
            <translation>lo que cuenta el tapete</translation>
        </message>
        <message>
            <source>win to be paid by hand</source>
            <translation>premio por pagar en mano</translation>
        </message>
        <message>
            <source>{amount} is no amount to put on {bet}.</source>
            <translation>{amount} no es un importe que se pueda poner en {bet}.</translation>
        </message>
        <message>
            <source>{amount} is no amount to take off {bet}.</source>
            <translation>{amount} no es un importe que se pueda quitar de {bet}.</translation>
        </message>
        <message>
            <source>{amount} is no chip.</source>
            <translation>{amount} no es una ficha.</translation>
        </message>
        <message>
            <source>{bet} back a {base} bet, and none is up.</source>
            <translation>{bet} respalda una apuesta {base}, y no hay ninguna en la mesa.</translation>
        </message>
        <message>
            <source>{bet} can be moved only right after it has won on a come-out roll.</source>
            <translation>{bet} solo se puede mover justo después de ganar en una tirada de come-out.</translation>
        </message>
        <message>
            <source>{bet} can be moved to the {group} field of another number.</source>
            <translation>{bet} se puede mover a la casilla {group} de otro número.</translation>
        </message>
        <message>
            <source>{bet} can be placed once a Point is set.</source>
            <translation>{bet} se puede apostar cuando hay un Point.</translation>
        </message>
        <message>
            <source>{bet} cannot stand against the {opposite} of {stake} that is up.</source>
            <translation>{bet} no puede ir contra {opposite} de {stake}, que está en la mesa.</translation>
        </message>
        <message>
            <source>{bet} go up to {multiple} times the {base} of {base_stake}; this would make {stake}.</source>
            <translation>{bet} llega hasta {multiple} veces la apuesta {base} de {base_stake}; así serían {stake}.</translation>
        </message>
        <message>
            <source>{bet} holds {stake}, which is less than {amount}.</source>
            <translation>En {bet} hay {stake}, menos que {amount}.</translation>
        </message>
        <message>
            <source>{bet} is no bet of this game.</source>
            <translation>{bet} no es una apuesta de este juego.</translation>
        </message>
        <message>
            <source>{bet} is split in {parts} equal parts of whole cents; {stake} cannot be.</source>
            <translation>{bet} se divide en {parts} partes iguales de céntimos enteros; {stake} no se puede dividir así.</translation>
        </message>
        <message>
            <source>{bet} moves to {field}</source>
            <translation>{bet} pasa a {field}</translation>
        </message>
        <message>
            <source>{bet} of {stake}</source>
            <translation>{bet} de {stake}</translation>
        </message>
        <message>
            <source>{bet} of {stake} is locked until the dice decide it.</source>
            <translation>{bet} de {stake} está bloqueada hasta que los dados la resuelvan.</translation>
        </message>
        <message>
            <source>{bet} takes bets only before the come-out roll; the Point is {point}.</source>
            <translation>{bet} solo admite apuestas antes de la tirada de come-out; el Point es {point}.</translation>
        </message>
        <message>
            <source>{bet} takes bets only before the first Point of a hand.</source>
            <translation>{bet} solo admite apuestas antes del primer Point de una mano.</translation>
        </message>
        <message>
            <source>{bet} takes bets only right after a 7; since the last one {came} came.</source>
            <translation>{bet} solo admite apuestas justo después de un 7; desde el último ha salido: {came}.</translation>
        </message>
        <message>
            <source>{bet} takes no chips: bets only travel there.</source>
            <translation>{bet} no admite fichas: allí solo llegan apuestas ya hechas.</translation>
        </message>
        <message>
            <source>{bet} {stake} goes back</source>
            <translation>{bet} {stake} se devuelve</translation>
        </message>
        <message>
            <source>{bet} {stake} is a stand-off</source>
            <translation>{bet} {stake} queda en empate</translation>
        </message>
        <message>
            <source>{bet} {stake} loses</source>
            <translation>{bet} {stake} pierde</translation>
        </message>
        <message>
            <source>{bet} {stake} wins {pay}</source>
            <translation>{bet} {stake} gana {pay}</translation>
        </message>
        <message>
            <source>{bet} {stake} wins {pay} and stays up</source>
            <translation>{bet} {stake} gana {pay} y sigue puesta</translation>
        </message>
        <message>
            <source>{button} places nothing: {because}</source>
            <translation>{button} no coloca nada: {because}</translation>
        </message>
        <message>
            <source>{button} works once a Point is set.</source>
            <translation>{button} funciona cuando hay un Point.</translation>
        </message>
        <message>
            <source>{button} works while a Pass Line, Don't Pass, Field or single-roll bet is up.</source>
            <translation>{button} funciona con una apuesta Pass Line, Don't Pass, Field o de una sola tirada en la mesa.</translation>
        </message>
        <message>
            <source>{choice}, because the time was over</source>
            <translation>{choice}, porque se acabó el tiempo</translation>
        </message>
        <message>
            <source>{device} answers: {identity}</source>
            <translation>{device} responde: {identity}</translation>
        </message>
        <message>
            <source>{device} is lost: {why}</source>
            <translation>{device} se ha perdido: {why}</translation>
        </message>
        <message>
            <source>{device} is ready</source>
            <translation>{device} está listo</translation>
        </message>
        <message>
            <source>{device} is ready: {note}</source>
            <translation>{device} está listo: {note}</translation>
        </message>
        <message>
            <source>{file} is exported to the USB stick {folder}</source>
            <translation>{file} se exporta a la memoria USB {folder}</translation>
        </message>
        <message>
            <source>{file} is exported to the folder {folder}</source>
            <translation>{file} se exporta a la carpeta {folder}</translation>
        </message>
        <message>
            <source>{group} has a field for each of {numbers}, and one of them has to be named.</source>
            <translation>{group} tiene una casilla para cada uno de {numbers}, y hay que indicar una.</translation>
        </message>
        <message>
            <source>{group} has a field for each of {numbers}, but none for {number}.</source>
            <translation>{group} tiene una casilla para cada uno de {numbers}, pero ninguna para {number}.</translation>
        </message>
        <message>
            <source>{most} felts are saved, and there is no room for another: forget one first.</source>
            <translation>Hay {most} tapetes guardados y no caben más: borre uno antes.</translation>
        </message>
        <message>
            <source>{name} agrees as the second person (account {number}): {right}</source>
            <translation>{name} da su conformidad como segunda persona (cuenta {number}): {right}</translation>
        </message>
        <message>
            <source>{name} does not have the right to do this.</source>
            <translation>{name} no tiene derecho a hacer esto.</translation>
        </message>
        <message>
            <source>{name} has signed in (account {number})</source>
            <translation>{name} ha iniciado sesión (cuenta {number})</translation>
        </message>
        <message>
            <source>{name} has signed in with an expired PIN (account {number})</source>
            <translation>{name} ha iniciado sesión con un PIN caducado (cuenta {number})</translation>
        </message>
        <message>
            <source>{name} has signed out (account {number})</source>
            <translation>{name} ha cerrado la sesión (cuenta {number})</translation>
        </message>
        <message>
            <source>{name} has to sign in and change the expired PIN first.</source>
            <translation>{name} debe primero iniciar sesión y cambiar el PIN caducado.</translation>
        </message>
        <message>
            <source>{name} has to sign in and change the first PIN before this.</source>
            <translation>{name} debe iniciar sesión y cambiar antes el primer PIN.</translation>
        </message>
        <message>
            <source>{name} is signed out: nothing was touched (account {number})</source>
            <translation>Se cierra la sesión de {name}: no se ha tocado nada (cuenta {number})</translation>
        </message>
        <message>
            <source>{name} is signed out: the key was turned back (account {number})</source>
            <translation>Se cierra la sesión de {name}: se giró la llave de vuelta (cuenta {number})</translation>
        </message>
        <message>
            <source>{name} is signed out: the program starts again (account {number})</source>
            <translation>Se cierra la sesión de {name}: el programa se reinicia (cuenta {number})</translation>
        </message>
        <message>
            <source>{name} is the last operator: add another one first.</source>
            <translation>{name} es el último operador: añada otro antes.</translation>
        </message>
        <message>
            <source>{name} signs in with the other key.</source>
            <translation>{name} inicia sesión con la otra llave.</translation>
        </message>
        <message>
            <source>{name} was saved at another game, and cannot be put up here.</source>
            <translation>{name} se guardó en otro juego y no se puede poner aquí.</translation>
        </message>
        <message>
            <source>{name}: no longer there (before: {before})</source>
            <translation>{name}: ya no existe (antes: {before})</translation>
        </message>
        <message>
            <source>{name}: {after} (before: {before})</source>
            <translation>{name}: {after} (antes: {before})</translation>
        </message>
        <message>
            <source>{name}: {after} (new)</source>
            <translation>{name}: {after} (nuevo)</translation>
        </message>
        <message>
            <source>{noted}, but: {why}</source>
            <translation>{noted}, pero: {why}</translation>
        </message>
        <message>
            <source>{party} is heard with the key {key}</source>
            <translation>{party} habla con la clave {key}</translation>
        </message>
        <message>
            <source>{phase}; at the table {minutes} minutes before</source>
            <translation>{phase}; en la mesa {minutes} minutos antes</translation>
        </message>
        <message>
            <source>{phase}; seat {seat} shoots</source>
            <translation>{phase}; tira el puesto {seat}</translation>
        </message>
        <message>
            <source>{phase}; the table is stopped: {why}</source>
            <translation>{phase}; la mesa está detenida: {why}</translation>
        </message>
        <message>
            <source>{player} does not sit at this table; here sit none with a name.</source>
            <translation>{player} no está en esta mesa; aquí no hay nadie con nombre.</translation>
        </message>
        <message>
            <source>{player} does not sit at this table; here sit {names}.</source>
            <translation>{player} no está en esta mesa; aquí están {names}.</translation>
        </message>
        <message>
            <source>{player} has no choice open; still to choose: {names}.</source>
            <translation>{player} no tiene nada que elegir; faltan por elegir: {names}.</translation>
        </message>
        <message>
            <source>{time} of play</source>
            <translation>{time} de juego</translation>
        </message>
        <message>
            <source>{what} needs {needed}, and {left} is left to play with.</source>
            <translation>{what} requiere {needed}, y quedan {left} para jugar.</translation>
        </message>
        <message>
            <source>{what}, by dealer {name}</source>
            <translation>{what}, por el crupier {name}</translation>
        </message>
        <message>
            <source>{what}, by {name}</source>
            <translation>{what}, por {name}</translation>
        </message>
        <message>
            <source>{what}, by {name} and {second}</source>
            <translation>{what}, por {name} y {second}</translation>
        </message>
        <message>
            <source>{what}: the dice must pass first.</source>
            <translation>{what}: primero hay que pasar los dados.</translation>
        </message>
        <message>
            <source>{what}; {name} agrees</source>
            <translation>{what}; {name} está de acuerdo</translation>
        </message>
        <message>
            <source>{whose} of {least} at least, not {amount}.</source>
            <translation>{whose} de {least} como mínimo, no de {amount}.</translation>
        </message>
        <message>
            <source>{whose} of {most} at most, not {amount}.</source>
            <translation>{whose} de {most} como máximo, no de {amount}.</translation>
        </message>
        <message>
            <source>{wrong} cannot be chosen: the alternatives are {names}.</source>
            <translation>{wrong} no se puede elegir: las alternativas son {names}.</translation>
        </message>
    </context>
    <context>
        <name>ReserveWindow</name>
        <message>
            <source>Back</source>
            <translation>Volver</translation>
        </message>
        <message>
            <source>Do not reserve</source>
            <translation>No reservar</translation>
        </message>
        <message>
            <source>Reserve station</source>
            <translation>Reservar puesto</translation>
        </message>
        <message>
            <source>Your credit and your bets stay as they are. An attendant can also open the station.</source>
            <translation>Su crédito y sus apuestas quedan como están. También un asistente puede abrir el puesto.</translation>
        </message>
    </context>
    <context>
        <name>ReservedScreen</name>
        <message>
            <source>Call attendant</source>
            <translation>Llamar al asistente</translation>
        </message>
        <message>
            <source>Call off the attendant</source>
            <translation>Anular la llamada al asistente</translation>
        </message>
        <message>
            <source>Reserved</source>
            <translation>Reservado</translation>
        </message>
        <message>
            <source>Time left %1</source>
            <translation>Tiempo restante %1</translation>
        </message>
    </context>
    <context>
        <name>RollButton</name>
        <message>
            <source>Ready</source>
            <translation>Listo</translation>
        </message>
        <message>
            <source>Roll</source>
            <translation>Tirar</translation>
        </message>
    </context>
    <context>
        <name>RollStrip</name>
        <message>
            <source>Last results</source>
            <translation>Últimos resultados</translation>
        </message>
        <message>
            <source>No rolls yet</source>
            <translation>Aún no hay tiradas</translation>
        </message>
    </context>
    <context>
        <name>RoundPlate</name>
        <message numerus="yes">
            <source>%n seconds left</source>
            <translation>
                <numerusform>Queda %n segundo</numerusform>
                <numerusform>Quedan %n segundos</numerusform>
            </translation>
        </message>
        <message>
            <source>Puck OFF</source>
            <translation>Puck OFF</translation>
        </message>
        <message>
            <source>The Point is %1</source>
            <translation>El Point es %1</translation>
        </message>
    </context>
    <context>
        <name>ScreenPage</name>
        <message>
            <source>Begin the touch test</source>
            <translation>Iniciar la prueba táctil</translation>
        </message>
        <message>
            <source>Colours, grey steps, gradients, a grid and text, then the colours again for dead pixels. A touch shows the next one; the buttons come with each touch and go after some seconds.</source>
            <translation>Colores, escala de grises, degradados, una cuadrícula y texto, y otra vez los colores para los píxeles muertos. Un toque muestra el siguiente; los botones aparecen con cada toque y se van tras unos segundos.</translation>
        </message>
        <message>
            <source>Each test is left by its button, and by the key.</source>
            <translation>De cada prueba se sale con su botón, y con la llave.</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Imagen</translation>
        </message>
        <message>
            <source>Show the patterns</source>
            <translation>Mostrar los patrones</translation>
        </message>
        <message>
            <source>Targets in the corners, at the edges and between show by how much each touch misses; lines over the whole screen show where it feels no touch. The touches of all targets can calibrate the panel.</source>
            <translation>Los objetivos en las esquinas, los bordes y entre ellos muestran cuánto falla cada toque; las líneas por toda la pantalla muestran dónde no siente el tacto. Los toques de todos los objetivos pueden calibrar el panel.</translation>
        </message>
        <message>
            <source>Touch</source>
            <translation>Toque</translation>
        </message>
        <message>
            <source>Undo calibration</source>
            <translation>Deshacer la calibración</translation>
        </message>
    </context>
    <context>
        <name>SearchPage</name>
        <message>
            <source>Open</source>
            <translation>Abrir</translation>
        </message>
        <message>
            <source>Searched for</source>
            <translation>Buscado</translation>
        </message>
    </context>
    <context>
        <name>SeatBetsWindow</name>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
    </context>
    <context>
        <name>SecondPersonDialog</name>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Cancel: without a second person</source>
            <translation>Cancelar: sin segunda persona</translation>
        </message>
    </context>
    <context>
        <name>SessionStatistics</name>
        <message numerus="yes">
            <source>%n rolls</source>
            <translation>
                <numerusform>%n tirada</numerusform>
                <numerusform>%n tiradas</numerusform>
            </translation>
        </message>
        <message>
            <source>Every bet of this session has come out even.</source>
            <translation>Todas las apuestas de esta sesión han quedado sin ganancia ni pérdida.</translation>
        </message>
        <message>
            <source>No bet has been decided in this session yet.</source>
            <translation>En esta sesión aún no se ha resuelto ninguna apuesta.</translation>
        </message>
        <message>
            <source>Profit by bet in this session</source>
            <translation>Resultado por apuesta en esta sesión</translation>
        </message>
    </context>
    <context>
        <name>SessionWindow</name>
        <message>
            <source>Back</source>
            <translation>Volver</translation>
        </message>
        <message>
            <source>Close the session card</source>
            <translation>Cerrar la tarjeta de la sesión</translation>
        </message>
        <message>
            <source>Credit and money out, less money in</source>
            <translation>Crédito y cobrado, menos ingresado</translation>
        </message>
        <message>
            <source>Limits and breaks</source>
            <translation>Límites y pausas</translation>
        </message>
        <message>
            <source>Net result now</source>
            <translation>Resultado neto ahora</translation>
        </message>
        <message>
            <source>Net result now %1</source>
            <translation>Resultado neto ahora %1</translation>
        </message>
        <message>
            <source>No session has begun: it begins with your first bill</source>
            <translation>No ha empezado ninguna sesión: empieza con su primer billete</translation>
        </message>
        <message>
            <source>Session</source>
            <translation>Sesión</translation>
        </message>
        <message>
            <source>Session time %1</source>
            <translation>Tiempo de sesión %1</translation>
        </message>
        <message>
            <source>Session time (h:mm)</source>
            <translation>Tiempo de sesión (h:mm)</translation>
        </message>
        <message>
            <source>Your card</source>
            <translation>Su tarjeta</translation>
        </message>
        <message>
            <source>Your session</source>
            <translation>Su sesión</translation>
        </message>
    </context>
    <context>
        <name>ShooterPanel</name>
        <message>
            <source>Pass the dice</source>
            <translation>Pasar los dados</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Points</translation>
        </message>
        <message>
            <source>Rolls</source>
            <translation>Tiradas</translation>
        </message>
        <message>
            <source>Shooter</source>
            <translation>Tirador</translation>
        </message>
        <message>
            <source>Take the dice</source>
            <translation>Tomar los dados</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Tiempo</translation>
        </message>
    </context>
    <context>
        <name>SignInPanel</name>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Cancel: keep the PIN</source>
            <translation>Cancelar: conservar el PIN</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Listo</translation>
        </message>
        <message>
            <source>Done: back to the panel</source>
            <translation>Listo: volver al panel</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
    </context>
    <context>
        <name>SoundsPage</name>
        <message>
            <source>Volume</source>
            <translation>Volumen</translation>
        </message>
        <message>
            <source>Volume %1</source>
            <translation>Volumen %1</translation>
        </message>
    </context>
    <context>
        <name>StaffHead</name>
        <message>
            <source>Back</source>
            <translation>Atrás</translation>
        </message>
    </context>
    <context>
        <name>Statistics</name>
        <message>
            <source>Face {0}: {1} times, expected {2}</source>
            <translation>Cara {0}: {1} veces, esperado {2}</translation>
        </message>
        <message>
            <source>Points made in this hand</source>
            <translation>Points logrados en esta mano</translation>
        </message>
        <message>
            <source>Result now: {0}</source>
            <translation>Resultado ahora: {0}</translation>
        </message>
        <message>
            <source>Rolls in the longest hand</source>
            <translation>Tiradas de la mano más larga</translation>
        </message>
        <message>
            <source>Rolls in this shooter's hand</source>
            <translation>Tiradas de esta mano</translation>
        </message>
        <message>
            <source>Rolls since hard {0}</source>
            <translation>Tiradas desde hard {0}</translation>
        </message>
        <message>
            <source>Rolls since the last 7</source>
            <translation>Tiradas desde el último 7</translation>
        </message>
        <message>
            <source>Throws since a chance was won</source>
            <translation>Tiros desde la última suerte ganada</translation>
        </message>
        <message>
            <source>Throws since the last Double</source>
            <translation>Tiros desde el último Double</translation>
        </message>
        <message>
            <source>Throws since the last Straight</source>
            <translation>Tiros desde el último Straight</translation>
        </message>
        <message>
            <source>Throws since the last Triple</source>
            <translation>Tiros desde el último Triple</translation>
        </message>
        <message>
            <source>Throws since the last nick</source>
            <translation>Tiros desde el último acierto</translation>
        </message>
        <message>
            <source>Throws since the last out</source>
            <translation>Tiros desde el último fallo</translation>
        </message>
        <message>
            <source>Total {0}: {1} times, expected {2}</source>
            <translation>Total {0}: {1} veces, esperadas {2}</translation>
        </message>
    </context>
    <context>
        <name>StatisticsWindow</name>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Dice have no memory: whatever has come before, every roll is as likely as ever.</source>
            <translation>Los dados no tienen memoria: salga lo que salga, las probabilidades son siempre las mismas.</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Estadísticas</translation>
        </message>
    </context>
    <context>
        <name>StrategyCard</name>
        <message>
            <source>Put up %1</source>
            <translation>Poner %1</translation>
        </message>
    </context>
    <context>
        <name>SwitchesPage</name>
        <message>
            <source>Doors</source>
            <translation>Puertas</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Llaves</translation>
        </message>
        <message>
            <source>Tower light</source>
            <translation>Torre de luz</translation>
        </message>
    </context>
    <context>
        <name>TableOrCashOut</name>
        <message>
            <source>Cash out</source>
            <translation>Cobrar</translation>
        </message>
        <message>
            <source>Close this window and show the table</source>
            <translation>Cerrar esta ventana y mostrar la mesa</translation>
        </message>
        <message>
            <source>Show the table</source>
            <translation>Ver la mesa</translation>
        </message>
        <message>
            <source>Stop playing and cash out</source>
            <translation>Dejar de jugar y cobrar</translation>
        </message>
    </context>
    <context>
        <name>TestBanner</name>
        <message>
            <source>Test mode: nothing here counts</source>
            <translation>Modo de prueba: nada de esto cuenta</translation>
        </message>
    </context>
    <context>
        <name>TicketCard</name>
        <message>
            <source>It is not certain that your ticket came out. Please wait for an attendant.</source>
            <translation>No es seguro que su ticket haya salido. Espere a un asistente, por favor.</translation>
        </message>
        <message>
            <source>Please take it from the slot below</source>
            <translation>Retírelo de la ranura de abajo, por favor</translation>
        </message>
        <message>
            <source>Please wait</source>
            <translation>Espere, por favor</translation>
        </message>
        <message>
            <source>Printing your ticket</source>
            <translation>Imprimiendo su ticket</translation>
        </message>
    </context>
    <context>
        <name>TimerPlate</name>
        <message numerus="yes">
            <source>%n seconds to bet</source>
            <translation>
                <numerusform>%n segundo para apostar</numerusform>
                <numerusform>%n segundos para apostar</numerusform>
            </translation>
        </message>
        <message>
            <source>No more bets</source>
            <translation>No va más</translation>
        </message>
        <message>
            <source>Place bets</source>
            <translation>Hagan juego</translation>
        </message>
    </context>
    <context>
        <name>TonguesWindow</name>
        <message>
            <source>Language</source>
            <translation>Idioma</translation>
        </message>
        <message>
            <source>Languages</source>
            <translation>Idiomas</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Call attendant</source>
            <translation>Llamar al asistente</translation>
        </message>
        <message>
            <source>Call off the attendant</source>
            <translation>Anular la llamada al asistente</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Juegos</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Ayuda</translation>
        </message>
        <message>
            <source>Languages</source>
            <translation>Idiomas</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Opciones</translation>
        </message>
    </context>
    <context>
        <name>TouchTestView</name>
        <message>
            <source>Draw lines</source>
            <translation>Dibujar líneas</translation>
        </message>
        <message>
            <source>Hit targets</source>
            <translation>Tocar las dianas</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>Salir</translation>
        </message>
        <message>
            <source>Leave, at the top</source>
            <translation>Salir, arriba</translation>
        </message>
        <message>
            <source>Start again</source>
            <translation>Empezar de nuevo</translation>
        </message>
        <message>
            <source>Target %1</source>
            <translation>Diana %1</translation>
        </message>
        <message>
            <source>Target %1: %2</source>
            <translation>Diana %1: %2</translation>
        </message>
        <message>
            <source>Touch test</source>
            <translation>Prueba táctil</translation>
        </message>
    </context>
    <context>
        <name>TransferWindow</name>
        <message>
            <source>Move your bet?</source>
            <translation>¿Mover su apuesta?</translation>
        </message>
    </context>
    <context>
        <name>VoidWindow</name>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Leave the throw as it is</source>
            <translation>Dejar la tirada como está</translation>
        </message>
        <message>
            <source>Void the throw</source>
            <translation>Anular la tirada</translation>
        </message>
        <message>
            <source>Void the throw of round %1</source>
            <translation>Anular la tirada de la ronda %1</translation>
        </message>
        <message>
            <source>Void the throw: all bets stand</source>
            <translation>Anular la tirada: todas las apuestas siguen</translation>
        </message>
    </context>
    <context>
        <name>WallBets</name>
        <message>
            <source>Bets on the table</source>
            <translation>Apuestas en la mesa</translation>
        </message>
    </context>
    <context>
        <name>WallClockPlate</name>
        <message numerus="yes">
            <source>%n seconds left</source>
            <translation>
                <numerusform>Queda %n segundo</numerusform>
                <numerusform>Quedan %n segundos</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>WallHand</name>
        <message>
            <source>Best today</source>
            <translation>Mejor de hoy</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Points</translation>
        </message>
        <message>
            <source>Rolls</source>
            <translation>Tiradas</translation>
        </message>
        <message>
            <source>Rolls %1, Points %2. Best hand of the day: rolls %3</source>
            <translation>Tiradas %1, Points %2. Mejor mano del día: tiradas %3</translation>
        </message>
    </context>
    <context>
        <name>WallMain</name>
        <message>
            <source>Chance</source>
            <translation>Suerte</translation>
        </message>
        <message>
            <source>Main</source>
            <translation>Principal</translation>
        </message>
        <message>
            <source>Main %1, chance %2</source>
            <translation>Principal %1, suerte %2</translation>
        </message>
    </context>
    <context>
        <name>WallPoint</name>
        <message>
            <source>Come-out roll</source>
            <translation>Tirada de come-out</translation>
        </message>
        <message>
            <source>Point</source>
            <translation>Point</translation>
        </message>
        <message>
            <source>The Point is %1</source>
            <translation>El Point es %1</translation>
        </message>
    </context>
    <context>
        <name>WinCondition</name>
        <message>
            <source>%1 of %2 throws</source>
            <translation>%1 de %2 tiros</translation>
        </message>
        <message>
            <source>Next roll wins</source>
            <translation>La próxima gana</translation>
        </message>
        <message>
            <source>Next roll wins on %1</source>
            <translation>La próxima tirada gana con %1</translation>
        </message>
        <message>
            <source>Next roll wins: %1</source>
            <translation>El próximo tiro gana: %1</translation>
        </message>
    </context>
    <context>
        <name>YesOrNo</name>
        <message>
            <source>No</source>
            <translation>No</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Sí</translation>
        </message>
    </context>
</TS>
