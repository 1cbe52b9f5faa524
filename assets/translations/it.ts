<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <context>
        <name>AttendantPanel</name>
        <message>
            <source>All doors are shut</source>
            <translation>Tutte le porte sono chiuse</translation>
        </message>
        <message>
            <source>Attendant</source>
            <translation>Addetto</translation>
        </message>
        <message>
            <source>Change PIN</source>
            <translation>Cambia PIN</translation>
        </message>
        <message>
            <source>Devices</source>
            <translation>Dispositivi</translation>
        </message>
        <message>
            <source>Doors</source>
            <translation>Porte</translation>
        </message>
        <message>
            <source>Nothing has to be settled</source>
            <translation>Nulla in sospeso</translation>
        </message>
        <message>
            <source>Play is stopped until the key is turned back</source>
            <translation>Il gioco è fermo finché la chiave non viene rigirata</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Cerca</translation>
        </message>
        <message>
            <source>Sign out</source>
            <translation>Esci</translation>
        </message>
        <message>
            <source>Technician</source>
            <translation>Tecnico</translation>
        </message>
        <message>
            <source>To be settled</source>
            <translation>In sospeso</translation>
        </message>
    </context>
    <context>
        <name>AutoRepeatQuestion</name>
        <message>
            <source>%1 a round</source>
            <translation>%1 per giro</translation>
        </message>
        <message>
            <source>Auto repeat</source>
            <translation>Ripetizione automatica</translation>
        </message>
        <message>
            <source>Repeat puts up %1 now.</source>
            <translation>Ripeti mette ora %1.</translation>
        </message>
        <message>
            <source>Repeat these bets after every roll?</source>
            <translation>Ripetere queste puntate dopo ogni lancio?</translation>
        </message>
        <message>
            <source>The bets go up by themselves until you touch the table.</source>
            <translation>Le puntate si piazzano da sole finché non si tocca il tavolo.</translation>
        </message>
        <message>
            <source>The dice roll by themselves until you touch the table.</source>
            <translation>I dadi si lanciano da soli finché non si tocca il tavolo.</translation>
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
            <translation>Banco</translation>
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
            <translation>Copertura</translation>
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
            <translation>Doppio</translation>
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
            <translation>Numero {0}</translation>
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
            <translation>Scala</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Totale</translation>
        </message>
        <message>
            <source>Total {0}</source>
            <translation>Totale {0}</translation>
        </message>
        <message>
            <source>Triple</source>
            <translation>Triplo</translation>
        </message>
    </context>
    <context>
        <name>BetCardFigures</name>
        <message>
            <source>House edge</source>
            <translation>Vantaggio della casa</translation>
        </message>
        <message>
            <source>Limits</source>
            <translation>Limiti</translation>
        </message>
        <message>
            <source>Pays</source>
            <translation>Paga</translation>
        </message>
        <message>
            <source>Your bet</source>
            <translation>Puntata</translation>
        </message>
    </context>
    <context>
        <name>BetCardRules</name>
        <message>
            <source>Loses</source>
            <translation>Perde</translation>
        </message>
        <message>
            <source>Now</source>
            <translation>Ora</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Vince</translation>
        </message>
    </context>
    <context>
        <name>BetCardWindow</name>
        <message>
            <source>About %1</source>
            <translation>Su %1</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Indietro</translation>
        </message>
        <message>
            <source>Close the card</source>
            <translation>Chiudi la scheda</translation>
        </message>
        <message>
            <source>One chip less</source>
            <translation>Una fiche in meno</translation>
        </message>
        <message>
            <source>One chip more</source>
            <translation>Una fiche in più</translation>
        </message>
        <message>
            <source>Take down</source>
            <translation>Ritira</translation>
        </message>
    </context>
    <context>
        <name>BetRow</name>
        <message>
            <source>Auto repeat</source>
            <translation>Ripeti auto</translation>
        </message>
        <message>
            <source>Clear last</source>
            <translation>Togli ultima</translation>
        </message>
        <message>
            <source>Double</source>
            <translation>Raddoppia</translation>
        </message>
        <message>
            <source>Keep bets</source>
            <translation>Mantieni puntate</translation>
        </message>
        <message>
            <source>Keep bets on</source>
            <translation>Mantieni puntate</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Rifai</translation>
        </message>
        <message>
            <source>Repeat</source>
            <translation>Ripeti</translation>
        </message>
        <message>
            <source>Stop auto repeat</source>
            <translation>Ferma la ripetizione automatica</translation>
        </message>
        <message>
            <source>Stop keeping bets on</source>
            <translation>Non mantenere più le puntate</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>hold: auto</source>
            <translation>lungo: auto</translation>
        </message>
        <message>
            <source>off</source>
            <translation>no</translation>
        </message>
        <message>
            <source>on</source>
            <translation>sì</translation>
        </message>
        <message>
            <source>touch to stop</source>
            <translation>tocca: stop</translation>
        </message>
        <message>
            <source>twice: all</source>
            <translation>2 volte: tutto</translation>
        </message>
    </context>
    <context>
        <name>BreakWindow</name>
        <message>
            <source>Break in play</source>
            <translation>Pausa di gioco</translation>
        </message>
        <message>
            <source>No dice are thrown meanwhile. Your bets stay up, or you take them down.</source>
            <translation>Nel frattempo i dadi non si lanciano. Le puntate restano sul tavolo, o può ritirarle.</translation>
        </message>
        <message>
            <source>Time left %1</source>
            <translation>Mancano %1</translation>
        </message>
    </context>
    <context>
        <name>Button</name>
        <message>
            <source>Across</source>
            <translation>Tutti</translation>
        </message>
        <message>
            <source>Double</source>
            <translation>Raddoppia</translation>
        </message>
        <message>
            <source>Inside</source>
            <translation>Interni</translation>
        </message>
        <message>
            <source>Outside</source>
            <translation>Esterni</translation>
        </message>
        <message>
            <source>Press</source>
            <translation>Aumenta</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Rifai</translation>
        </message>
        <message>
            <source>Repeat</source>
            <translation>Ripeti</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annulla</translation>
        </message>
    </context>
    <context>
        <name>CardPinWindow</name>
        <message>
            <source>After too many wrong PINs the card is blocked until an attendant unblocks it.</source>
            <translation>Dopo troppi PIN errati la carta è bloccata finché un addetto non la sblocca.</translation>
        </message>
        <message>
            <source>Play without card</source>
            <translation>Gioca senza carta</translation>
        </message>
        <message>
            <source>The PIN of your card</source>
            <translation>Il PIN della Sua carta</translation>
        </message>
        <message>
            <source>Your PIN logs you in. Your credit and your bets stay as they are.</source>
            <translation>Con il PIN accede. Il credito e le puntate restano come sono.</translation>
        </message>
        <message>
            <source>Your card</source>
            <translation>La Sua carta</translation>
        </message>
    </context>
    <context>
        <name>CashBoxPage</name>
        <message>
            <source>Next</source>
            <translation>Avanti</translation>
        </message>
    </context>
    <context>
        <name>CashOutQuestion</name>
        <message>
            <source>Cash out?</source>
            <translation>Incassare?</translation>
        </message>
        <message>
            <source>Hand pay</source>
            <translation>Pagamento a mano</translation>
        </message>
        <message>
            <source>Keep playing</source>
            <translation>Continua</translation>
        </message>
        <message>
            <source>No ticket can be printed for it: an attendant pays your whole credit by hand</source>
            <translation>Non si può stampare un ticket: un addetto paga a mano l'intero credito</translation>
        </message>
        <message>
            <source>Print ticket</source>
            <translation>Stampa ticket</translation>
        </message>
        <message>
            <source>Your whole credit will be printed as a ticket</source>
            <translation>L'intero credito sarà stampato su un ticket</translation>
        </message>
    </context>
    <context>
        <name>ChipStack</name>
        <message>
            <source>%1 is off</source>
            <translation>%1 è OFF</translation>
        </message>
    </context>
    <context>
        <name>ChoiceWindow</name>
        <message numerus="yes">
            <source>%n seconds to choose</source>
            <translation>
                <numerusform>%n secondo per scegliere</numerusform>
                <numerusform>%n secondi per scegliere</numerusform>
            </translation>
        </message>
        <message>
            <source>The time rests</source>
            <translation>Il tempo è fermo</translation>
        </message>
    </context>
    <context>
        <name>CleanScreen</name>
        <message>
            <source>%1 seconds left</source>
            <translation>Secondi rimasti: %1</translation>
        </message>
        <message>
            <source>The screen is locked for cleaning</source>
            <translation>Lo schermo è bloccato per la pulizia</translation>
        </message>
        <message>
            <source>Touches do not count until the time is up</source>
            <translation>Nessun tocco conta fino allo scadere del tempo</translation>
        </message>
        <message>
            <source>You can wipe the screen now</source>
            <translation>Ora si può pulire lo schermo</translation>
        </message>
    </context>
    <context>
        <name>ClockPage</name>
        <message>
            <source>Date and time</source>
            <translation>Data e ora</translation>
        </message>
    </context>
    <context>
        <name>ClubTable</name>
        <message>
            <source>Chance</source>
            <translation>Sorte</translation>
        </message>
        <message>
            <source>Main</source>
            <translation>Principale</translation>
        </message>
    </context>
    <context>
        <name>CommissionWindow</name>
        <message>
            <source>%1: stake %2, commission %3</source>
            <translation>%1: importo %2, commissione %3</translation>
        </message>
        <message>
            <source>Bet</source>
            <translation>Puntata</translation>
        </message>
        <message>
            <source>Commission</source>
            <translation>Commissione</translation>
        </message>
        <message>
            <source>Stake</source>
            <translation>Importo</translation>
        </message>
        <message>
            <source>These bets cost a commission. Do you accept it?</source>
            <translation>Queste puntate prevedono una commissione. Accettarla?</translation>
        </message>
        <message>
            <source>This bet costs a commission. Do you accept it?</source>
            <translation>Questa puntata prevede una commissione. Accettarla?</translation>
        </message>
        <message>
            <source>Total %1</source>
            <translation>In tutto %1</translation>
        </message>
    </context>
    <context>
        <name>ConsentWindow</name>
        <message>
            <source>Back</source>
            <translation>Indietro</translation>
        </message>
        <message>
            <source>Back to the question</source>
            <translation>Torna alla domanda</translation>
        </message>
        <message>
            <source>Do not remember me</source>
            <translation>Non ricordarmi</translation>
        </message>
        <message>
            <source>It would keep your language, hand and text size, the felts you save, your first name and the figures of your play, under a code instead of your card number.</source>
            <translation>Conserverebbe lingua, mano e dimensione del testo, i tavoli che Lei salva, il Suo nome e le cifre del Suo gioco, sotto un codice al posto del numero della carta.</translation>
        </message>
        <message>
            <source>Limits that you set hold for your card until the gaming day ends, whatever you answer.</source>
            <translation>I limiti che imposta valgono per la Sua carta fino alla fine della giornata di gioco, qualunque sia la risposta.</translation>
        </message>
        <message>
            <source>May this machine remember you?</source>
            <translation>Questa macchina può ricordarsi di Lei?</translation>
        </message>
        <message>
            <source>No, thank you</source>
            <translation>No, grazie</translation>
        </message>
        <message>
            <source>Remember me</source>
            <translation>Sì, ricordami</translation>
        </message>
        <message>
            <source>The PIN of your card</source>
            <translation>Il PIN della Sua carta</translation>
        </message>
        <message>
            <source>This machine asks for your PIN whenever your card is used here, so that no one else can log in with it.</source>
            <translation>Questa macchina chiede il PIN ogni volta che la Sua carta è usata qui, così che nessun altro possa accedere con essa.</translation>
        </message>
        <message>
            <source>You can have all of it deleted at any time: Session, Your card, Forget me. The machine's log keeps what it has recorded until then.</source>
            <translation>Può far cancellare tutto in ogni momento: Sessione, La Sua carta, Dimenticami. Il registro della macchina conserva quanto annotato fino ad allora.</translation>
        </message>
    </context>
    <context>
        <name>ConsoleHead</name>
        <message>
            <source>Dealer</source>
            <translation>Croupier</translation>
        </message>
        <message>
            <source>Dealer %1: change the dealer</source>
            <translation>Croupier %1: cambiare croupier</translation>
        </message>
        <message>
            <source>Languages</source>
            <translation>Lingue</translation>
        </message>
    </context>
    <context>
        <name>ConsoleView</name>
        <message>
            <source>The table answers, and has no faults.</source>
            <translation>Il tavolo risponde e non ha guasti.</translation>
        </message>
    </context>
    <context>
        <name>CreditBar</name>
        <message>
            <source>Bet</source>
            <translation>Puntata</translation>
        </message>
        <message>
            <source>Credit</source>
            <translation>Credito</translation>
        </message>
        <message>
            <source>Last bet</source>
            <translation>Ultima puntata</translation>
        </message>
        <message>
            <source>Last paid</source>
            <translation>Ultimo pagamento</translation>
        </message>
        <message>
            <source>Last win</source>
            <translation>Ultima vincita</translation>
        </message>
        <message>
            <source>Max total bet</source>
            <translation>Puntata max totale</translation>
        </message>
        <message>
            <source>Playable</source>
            <translation>Disponibile</translation>
        </message>
    </context>
    <context>
        <name>CreditPage</name>
        <message>
            <source>Amount</source>
            <translation>Importo</translation>
        </message>
        <message>
            <source>Print the slip again</source>
            <translation>Ristampa il foglio</translation>
        </message>
    </context>
    <context>
        <name>Dealer</name>
        <message>
            <source>A dealer's name has up to {0} letters and digits, and begins with a letter.</source>
            <translation>Il nome di un croupier ha fino a {0} lettere e cifre e inizia con una lettera.</translation>
        </message>
        <message>
            <source>A person of the staff has turned a key at the table and agrees.</source>
            <translation>Una persona del personale ha girato una chiave al tavolo ed è d’accordo.</translation>
        </message>
        <message>
            <source>Another person confirms these dice.</source>
            <translation>Un’altra persona conferma questi dadi.</translation>
        </message>
        <message>
            <source>Choose the next game</source>
            <translation>Scegliere il prossimo gioco</translation>
        </message>
        <message>
            <source>Choose the shooter</source>
            <translation>Scegliere il lanciatore</translation>
        </message>
        <message>
            <source>Confirm the dice</source>
            <translation>Confermare i dadi</translation>
        </message>
        <message>
            <source>Dice may lie already: a person of the staff has to turn a key at the table.</source>
            <translation>I dadi potrebbero già essere fermi: una persona del personale deve girare una chiave al tavolo.</translation>
        </message>
        <message>
            <source>Enter the dice</source>
            <translation>Inserire i dadi</translation>
        </message>
        <message>
            <source>Entered</source>
            <translation>Inseriti</translation>
        </message>
        <message>
            <source>Entered by {0}</source>
            <translation>Inseriti da {0}</translation>
        </message>
        <message>
            <source>Final bets: {0} of {1}</source>
            <translation>Puntate finali: {0} di {1}</translation>
        </message>
        <message>
            <source>Keep the shooter</source>
            <translation>Tenere il lanciatore</translation>
        </message>
        <message>
            <source>Last call</source>
            <translation>Ultime puntate</translation>
        </message>
        <message>
            <source>Main {0}</source>
            <translation>Principale {0}</translation>
        </message>
        <message>
            <source>Main {0}, chance {1}</source>
            <translation>Principale {0}, sorte {1}</translation>
        </message>
        <message>
            <source>Next game: {0}</source>
            <translation>Prossimo gioco: {0}</translation>
        </message>
        <message>
            <source>Next: {0}</source>
            <translation>Poi: {0}</translation>
        </message>
        <message>
            <source>No dice lie yet: the dealer alone declares the throw void.</source>
            <translation>Nessun dado è ancora fermo: il croupier annulla il lancio da solo.</translation>
        </message>
        <message>
            <source>No main yet</source>
            <translation>Ancora nessun punto principale</translation>
        </message>
        <message>
            <source>No more bets</source>
            <translation>Puntate chiuse</translation>
        </message>
        <message>
            <source>No shooter</source>
            <translation>Nessun lanciatore</translation>
        </message>
        <message>
            <source>Nothing is awaited of the dealer now.</source>
            <translation>Ora non si attende nulla dal croupier.</translation>
        </message>
        <message>
            <source>Open betting</source>
            <translation>Aprire le puntate</translation>
        </message>
        <message>
            <source>Pause the table</source>
            <translation>Sospendere il tavolo</translation>
        </message>
        <message>
            <source>Paused: all bets stand</source>
            <translation>In pausa: tutte le puntate restano</translation>
        </message>
        <message>
            <source>Read by the generator</source>
            <translation>Letti dal generatore</translation>
        </message>
        <message>
            <source>Resume the table</source>
            <translation>Riprendere il tavolo</translation>
        </message>
        <message>
            <source>Rolls {0}, Points {1}</source>
            <translation>Lanci {0}, Point {1}</translation>
        </message>
        <message>
            <source>Seat {0}</source>
            <translation>Posto {0}</translation>
        </message>
        <message>
            <source>Seat {0} shoots</source>
            <translation>Tira il posto {0}</translation>
        </message>
        <message>
            <source>Seat {0}: {1}</source>
            <translation>Posto {0}: {1}</translation>
        </message>
        <message>
            <source>Silent seats: {0}</source>
            <translation>Posti muti: {0}</translation>
        </message>
        <message>
            <source>Table {0}</source>
            <translation>Tavolo {0}</translation>
        </message>
        <message>
            <source>The dealer has not acted in time: an attendant has been called.</source>
            <translation>Il croupier non ha agito in tempo: è stato chiamato un addetto.</translation>
        </message>
        <message>
            <source>The dice are checked: all bets stand</source>
            <translation>Si controllano i dadi: tutte le puntate restano</translation>
        </message>
        <message>
            <source>The earlier orders are not answered yet.</source>
            <translation>Gli ordini precedenti non hanno ancora risposta.</translation>
        </message>
        <message>
            <source>The staff is at work: all bets stand</source>
            <translation>Il personale è al lavoro: tutte le puntate restano</translation>
        </message>
        <message>
            <source>The table cannot be reached</source>
            <translation>Il tavolo non è raggiungibile</translation>
        </message>
        <message>
            <source>The table is looked for</source>
            <translation>Si cerca il tavolo</translation>
        </message>
        <message>
            <source>Throw the dice</source>
            <translation>Lancia i dadi</translation>
        </message>
        <message>
            <source>Touch the face that each die shows.</source>
            <translation>Toccare la faccia che mostra ogni dado.</translation>
        </message>
        <message>
            <source>Touch the seat that shoots next.</source>
            <translation>Toccare il posto che tira poi.</translation>
        </message>
        <message>
            <source>Void the throw</source>
            <translation>Annullare il lancio</translation>
        </message>
        <message>
            <source>bets in</source>
            <translation>puntato</translation>
        </message>
        <message>
            <source>betting</source>
            <translation>punta</translation>
        </message>
        <message>
            <source>comes next</source>
            <translation>viene dopo</translation>
        </message>
        <message>
            <source>free</source>
            <translation>libero</translation>
        </message>
        <message>
            <source>is played now</source>
            <translation>si gioca ora</translation>
        </message>
        <message>
            <source>no bets</source>
            <translation>vuoto</translation>
        </message>
        <message>
            <source>ready</source>
            <translation>pronto</translation>
        </message>
        <message>
            <source>round {0}</source>
            <translation>giro {0}</translation>
        </message>
        <message>
            <source>seated</source>
            <translation>occupato</translation>
        </message>
        <message>
            <source>shoots</source>
            <translation>tira</translation>
        </message>
        <message>
            <source>silent</source>
            <translation>muto</translation>
        </message>
        <message>
            <source>waits for bets: {0}</source>
            <translation>attende le puntate: {0}</translation>
        </message>
        <message>
            <source>{0}: done</source>
            <translation>{0}: fatto</translation>
        </message>
        <message>
            <source>{0}: sent to the table</source>
            <translation>{0}: inviato al tavolo</translation>
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
            <translation>Il dado %1 mostra %2</translation>
        </message>
    </context>
    <context>
        <name>DealerWindow</name>
        <message>
            <source>Dealer</source>
            <translation>Croupier</translation>
        </message>
    </context>
    <context>
        <name>DevicesPage</name>
        <message>
            <source>Go on</source>
            <translation>Continua</translation>
        </message>
        <message>
            <source>Last faults</source>
            <translation>Ultimi guasti</translation>
        </message>
        <message>
            <source>On the line</source>
            <translation>Sulla linea</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pausa</translation>
        </message>
        <message>
            <source>received</source>
            <translation>ricevuto</translation>
        </message>
        <message>
            <source>sent</source>
            <translation>inviato</translation>
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
            <translation>Il dado %1 mostra %2</translation>
        </message>
    </context>
    <context>
        <name>DiceStatistics</name>
        <message>
            <source>No rolls yet</source>
            <translation>Ancora nessun lancio</translation>
        </message>
        <message>
            <source>Rolls since each hard way</source>
            <translation>Lanci da ogni hard way</translation>
        </message>
        <message numerus="yes">
            <source>The last %n rolls by total</source>
            <translation>
                <numerusform>L'ultimo lancio (%n) per totale</numerusform>
                <numerusform>Gli ultimi %n lanci per totale</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The last %n throws by face</source>
            <translation>
                <numerusform>L’ultimo lancio per faccia</numerusform>
                <numerusform>Gli ultimi %n lanci per faccia</numerusform>
            </translation>
        </message>
        <message>
            <source>expected</source>
            <translation>attesi</translation>
        </message>
    </context>
    <context>
        <name>DiceTray</name>
        <message>
            <source>Dice tray</source>
            <translation>Vassoio dei dadi</translation>
        </message>
    </context>
    <context>
        <name>DiceWindow</name>
        <message>
            <source>Live picture of the dice, larger</source>
            <translation>Immagine dal vivo dei dadi, ingrandita</translation>
        </message>
        <message>
            <source>The dice: %1</source>
            <translation>I dadi: %1</translation>
        </message>
        <message>
            <source>Touch to close</source>
            <translation>Toccare per chiudere</translation>
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
            <translation>Tutte le puntate</translation>
        </message>
        <message>
            <source>Box bets</source>
            <translation>Box Bets</translation>
        </message>
        <message>
            <source>Combinations</source>
            <translation>Combinazioni</translation>
        </message>
        <message>
            <source>Hard Ways</source>
            <translation>Hard Ways</translation>
        </message>
        <message>
            <source>Last bets</source>
            <translation>Ultime puntate</translation>
        </message>
        <message>
            <source>Line bets</source>
            <translation>Linee</translation>
        </message>
        <message>
            <source>No more bets</source>
            <translation>Puntate chiuse</translation>
        </message>
        <message>
            <source>No shooter</source>
            <translation>Nessun lanciatore</translation>
        </message>
        <message>
            <source>Numbers</source>
            <translation>Numeri</translation>
        </message>
        <message>
            <source>Odds</source>
            <translation>Odds</translation>
        </message>
        <message>
            <source>One moment, please</source>
            <translation>Un momento, prego</translation>
        </message>
        <message>
            <source>One moment, please: all bets stand</source>
            <translation>Un momento, prego: tutte le puntate restano</translation>
        </message>
        <message>
            <source>One-roll bets</source>
            <translation>Su un lancio</translation>
        </message>
        <message>
            <source>Other fields</source>
            <translation>Altre caselle</translation>
        </message>
        <message>
            <source>Place your bets</source>
            <translation>Fate il vostro gioco</translation>
        </message>
        <message>
            <source>Seat {0} shoots</source>
            <translation>Tira il posto {0}</translation>
        </message>
        <message>
            <source>Side bets</source>
            <translation>Puntate extra</translation>
        </message>
        <message>
            <source>Table {0}</source>
            <translation>Tavolo {0}</translation>
        </message>
        <message>
            <source>Take it or risk it</source>
            <translation>Prendere o rischiare</translation>
        </message>
        <message>
            <source>The bank</source>
            <translation>Il banco</translation>
        </message>
        <message>
            <source>The bets are settled</source>
            <translation>Le puntate sono liquidate</translation>
        </message>
        <message>
            <source>The dice are out</source>
            <translation>I dadi sono lanciati</translation>
        </message>
        <message>
            <source>This hand</source>
            <translation>Questa mano</translation>
        </message>
        <message>
            <source>cold</source>
            <translation>freddo</translation>
        </message>
        <message>
            <source>from {0}</source>
            <translation>da {0}</translation>
        </message>
        <message>
            <source>hot</source>
            <translation>caldo</translation>
        </message>
        <message>
            <source>seats {0}</source>
            <translation>posti {0}</translation>
        </message>
        <message>
            <source>then seat {0}</source>
            <translation>poi posto {0}</translation>
        </message>
        <message>
            <source>up to {0}</source>
            <translation>fino a {0}</translation>
        </message>
        <message>
            <source>up to {0} times</source>
            <translation>fino a {0} volte</translation>
        </message>
        <message>
            <source>{0} to {1}</source>
            <translation>da {0} a {1}</translation>
        </message>
        <message>
            <source>{0}, then {1}</source>
            <translation>{0}, poi {1}</translation>
        </message>
    </context>
    <context>
        <name>DisplayWindow</name>
        <message>
            <source>Table display</source>
            <translation>Schermo del tavolo</translation>
        </message>
    </context>
    <context>
        <name>EditorButtons</name>
        <message>
            <source>Default</source>
            <translation>Predefinito</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fatto</translation>
        </message>
        <message>
            <source>Enter the default</source>
            <translation>Inserisci il valore predefinito</translation>
        </message>
    </context>
    <context>
        <name>EditorKeyboard</name>
        <message>
            <source>New value</source>
            <translation>Nuovo valore</translation>
        </message>
    </context>
    <context>
        <name>EditorNumbers</name>
        <message>
            <source>Add</source>
            <translation>Aggiungi</translation>
        </message>
        <message>
            <source>Another value</source>
            <translation>Un altro valore</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Predefinito</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fatto</translation>
        </message>
        <message>
            <source>Enter the default</source>
            <translation>Inserisci il valore predefinito</translation>
        </message>
        <message>
            <source>New value</source>
            <translation>Nuovo valore</translation>
        </message>
        <message>
            <source>Remove %1</source>
            <translation>Rimuovi %1</translation>
        </message>
    </context>
    <context>
        <name>EntryLine</name>
        <message>
            <source>Typed</source>
            <translation>Digitato</translation>
        </message>
    </context>
    <context>
        <name>ExportWindow</name>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Esporta</translation>
        </message>
    </context>
    <context>
        <name>FaceOdds</name>
        <message>
            <source>up to %1</source>
            <translation>fino a %1</translation>
        </message>
    </context>
    <context>
        <name>FacePair</name>
        <message numerus="yes">
            <source>%n rolls since last</source>
            <translation>
                <numerusform>%n lancio fa</numerusform>
                <numerusform>%n lanci fa</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FacePlate</name>
        <message>
            <source>Loses %1</source>
            <translation>Perde %1</translation>
        </message>
        <message>
            <source>Wins %1</source>
            <translation>Vince %1</translation>
        </message>
    </context>
    <context>
        <name>FaceRoller</name>
        <message>
            <source>%1 of 10</source>
            <translation>%1 su 10</translation>
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
            <translation>Puntare</translation>
        </message>
        <message>
            <source>Hits</source>
            <translation>Centri</translation>
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
            <translation>Elimina %1</translation>
        </message>
        <message>
            <source>Put up %1</source>
            <translation>Punta %1</translation>
        </message>
    </context>
    <context>
        <name>FavouriteNames</name>
        <message>
            <source>Name</source>
            <translation>Nome</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Salva</translation>
        </message>
    </context>
    <context>
        <name>Favourites</name>
        <message>
            <source>Bold</source>
            <translation>Audace</translation>
        </message>
        <message>
            <source>Careful</source>
            <translation>Prudente</translation>
        </message>
        <message>
            <source>Felt {0}</source>
            <translation>Tavolo {0}</translation>
        </message>
        <message>
            <source>House edge {0}</source>
            <translation>Vantaggio del banco {0}</translation>
        </message>
        <message>
            <source>Lucky</source>
            <translation>Fortuna</translation>
        </message>
        <message>
            <source>My usual</source>
            <translation>Il solito</translation>
        </message>
        <message>
            <source>Now {0}</source>
            <translation>Ora {0}</translation>
        </message>
        <message>
            <source>On average {0} a roll, in units of {1}</source>
            <translation>In media {0} a lancio, unità {1}</translation>
        </message>
        <message>
            <source>Touch the felt that is to be forgotten.</source>
            <translation>Toccare il tavolo da eliminare.</translation>
        </message>
        <message>
            <source>{0} of {1} saved with your card</source>
            <translation>{0} di {1} salvati con la Sua carta</translation>
        </message>
        <message>
            <source>{0} of {1} saved, until your session ends</source>
            <translation>{0} di {1} salvati, fino alla fine della sessione</translation>
        </message>
    </context>
    <context>
        <name>FavouritesWindow</name>
        <message>
            <source>A name for this felt</source>
            <translation>Un nome per questo tavolo</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Indietro</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Preferiti</translation>
        </message>
        <message>
            <source>Forget a felt</source>
            <translation>Elimina un tavolo</translation>
        </message>
        <message>
            <source>Keep them all</source>
            <translation>Tieni tutti</translation>
        </message>
        <message>
            <source>Put your bets up, and save them here under a name: one touch puts them all up again.</source>
            <translation>Punta e salva qui le tue puntate con un nome: un tocco le rimette tutte.</translation>
        </message>
        <message>
            <source>Save this felt</source>
            <translation>Salva il tavolo</translation>
        </message>
    </context>
    <context>
        <name>Felt</name>
        <message>
            <source>Again</source>
            <translation>Ancora</translation>
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
            <translation>BIG SHOT: tre centri pagano {0}, o un quarto dado: {1} se centra, {2} se no</translation>
        </message>
        <message>
            <source>Bank</source>
            <translation>Banco</translation>
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
            <translation>Sorte</translation>
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
            <translation>Come su {0}</translation>
        </message>
        <message>
            <source>Cover</source>
            <translation>Copertura</translation>
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
            <translation>Don't Come su {0}</translation>
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
            <translation>Doppio</translation>
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
            <translation>Perde</translation>
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
            <translation>Principale</translation>
        </message>
        <message>
            <source>Main {0}</source>
            <translation>Principale {0}</translation>
        </message>
        <message>
            <source>Nine</source>
            <translation>Nine</translation>
        </message>
        <message>
            <source>Number {0}</source>
            <translation>Numero {0}</translation>
        </message>
        <message>
            <source>One roll</source>
            <translation>Un lancio</translation>
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
            <translation>La casa copre {0}</translation>
        </message>
        <message>
            <source>The house lays {0}</source>
            <translation>La casa apre con {0}</translation>
        </message>
        <message>
            <source>Throw for it</source>
            <translation>Tirarlo ai dadi</translation>
        </message>
        <message>
            <source>Throw for the main</source>
            <translation>Tirare il punto principale ai dadi</translation>
        </message>
        <message>
            <source>Triple</source>
            <translation>Triplo</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Vince</translation>
        </message>
        <message>
            <source>from {0}</source>
            <translation>da {0}</translation>
        </message>
        <message>
            <source>made: {0}</source>
            <translation>fatti: {0}</translation>
        </message>
        <message>
            <source>{0} back</source>
            <translation>{0} indietro</translation>
        </message>
        <message>
            <source>{0} of {1}</source>
            <translation>{0} su {1}</translation>
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
            <translation>altri %1 posti</translation>
        </message>
        <message>
            <source>%1, off</source>
            <translation>%1, OFF</translation>
        </message>
        <message>
            <source>on the way to the table</source>
            <translation>in viaggio verso il tavolo</translation>
        </message>
        <message>
            <source>others: %1</source>
            <translation>altri: %1</translation>
        </message>
        <message>
            <source>seat %1: %2</source>
            <translation>posto %1: %2</translation>
        </message>
    </context>
    <context>
        <name>FindWindow</name>
        <message>
            <source>Find</source>
            <translation>Cerca</translation>
        </message>
        <message>
            <source>Go to</source>
            <translation>Vai a</translation>
        </message>
        <message>
            <source>Looked for</source>
            <translation>Cercato</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Mostra</translation>
        </message>
    </context>
    <context>
        <name>FirstHand</name>
        <message>
            <source>7 and 11 win at once, 2, 3 and 12 lose; any other total becomes the Point. Touch ROLL: the dice of this lesson are chosen, and set a Point.</source>
            <translation>7 e 11 vincono subito, 2, 3 e 12 perdono; ogni altro totale diventa il Point. Toccare TIRA: i dadi di questa lezione sono scelti e fissano un Point.</translation>
        </message>
        <message>
            <source>7 wins at once; any other total becomes the Point. Touch ROLL: the dice of this lesson are chosen, and set a Point.</source>
            <translation>Il 7 vince subito; ogni altro totale diventa il Point. Toccare TIRA: i dadi di questa lezione sono scelti e fissano un Point.</translation>
        </message>
        <message>
            <source>A Place bet on the 6</source>
            <translation>Una puntata Place sul 6</translation>
        </message>
        <message>
            <source>Bet on Any Double</source>
            <translation>Puntare su Double</translation>
        </message>
        <message>
            <source>Bet on a number</source>
            <translation>Puntare su un numero</translation>
        </message>
        <message>
            <source>Bet on the Pass Line</source>
            <translation>Puntare sulla Pass Line</translation>
        </message>
        <message>
            <source>Every bet is decided by each throw. Touch ROLL: no more bets are taken, and the dice of this lesson are chosen.</source>
            <translation>Ogni lancio decide tutte le puntate. Toccare TIRA: le puntate sono chiuse e i dadi di questa lezione sono scelti.</translation>
        </message>
        <message>
            <source>From now on two totals decide: {0} wins, {1} loses. Touch ROLL: in this lesson neither comes yet.</source>
            <translation>Da ora decidono due totali: {0} vince, {1} perde. Toccare TIRA: in questa lezione non esce ancora nessuno dei due.</translation>
        </message>
        <message>
            <source>It pays {0} if two dice are alike, whichever they are, and {1} if all three are. Touch the marked field to bet {2} in play chips.</source>
            <translation>Paga {0} se due dadi qualsiasi sono uguali e {1} se lo sono tutti e tre. Toccare il campo segnato per puntare {2} in fiche di prova.</translation>
        </message>
        <message>
            <source>It wins each time a 6 comes, and loses on 7. Touch the marked field to bet {0} in play chips.</source>
            <translation>Vince ogni volta che esce un 6 e perde con 7. Toccare il campo segnato per puntare {0} in fiche di prova.</translation>
        </message>
        <message>
            <source>Lay a bank</source>
            <translation>Mettere un banco</translation>
        </message>
        <message>
            <source>Most players begin here. Touch the marked field to bet {0} in play chips.</source>
            <translation>La maggior parte dei giocatori comincia qui. Toccare il campo segnato per puntare {0} in fiche di prova.</translation>
        </message>
        <message>
            <source>No 6, and still {0}: your first hand is over</source>
            <translation>Niente 6, eppure {0}: la prima mano è finita</translation>
        </message>
        <message>
            <source>Nothing is decided</source>
            <translation>Nulla è deciso</translation>
        </message>
        <message>
            <source>Pass Line and odds have won {0}, the whole hand {1} in play chips. Real dice fall by chance: a 7 would have taken every bet. The help explains all bets.</source>
            <translation>Pass Line e odds hanno vinto {0}, tutta la mano {1} in fiche di prova. I dadi veri cadono a caso: un 7 avrebbe preso tutte le puntate. L’aiuto spiega ogni puntata.</translation>
        </message>
        <message>
            <source>Roll again</source>
            <translation>Tirare di nuovo</translation>
        </message>
        <message>
            <source>The 6 has paid {0}, Any Double {1}, and the stakes have come back. Touch the marked field to bet {2} on the 6 again.</source>
            <translation>Il 6 ha pagato {0}, Double {1}, e le puntate sono tornate. Toccare il campo segnato per puntare di nuovo {2} sul 6.</translation>
        </message>
        <message>
            <source>The 6 has won {0}</source>
            <translation>Il 6 ha vinto {0}</translation>
        </message>
        <message>
            <source>The Pass Line now wins if {0} comes before a 7. Odds make the bet larger and pay {1}. Touch the marked field to bet {2} in play chips.</source>
            <translation>Ora la Pass Line vince se {0} esce prima di un 7. Le odds aumentano la puntata e pagano {1}. Toccare il campo segnato per puntare {2} in fiche di prova.</translation>
        </message>
        <message>
            <source>The Place bet stays up. Touch ROLL: in this lesson the Point {0} comes now.</source>
            <translation>La puntata Place resta in gioco. Toccare TIRA: in questa lezione esce ora il Point {0}.</translation>
        </message>
        <message>
            <source>The Point is made: your first hand is over</source>
            <translation>Il Point è fatto: la prima mano è finita</translation>
        </message>
        <message>
            <source>The Point is {0}: take odds</source>
            <translation>Il Point è {0}: prendere le odds</translation>
        </message>
        <message>
            <source>The bank stays. Touch ROLL: in this lesson {0} comes now.</source>
            <translation>Il banco resta. Toccare TIRA: in questa lezione esce ora il {0}.</translation>
        </message>
        <message>
            <source>The chance has come: you win {0}</source>
            <translation>La sorte è uscita: si vince {0}</translation>
        </message>
        <message>
            <source>The come-out roll</source>
            <translation>Il lancio di come-out</translation>
        </message>
        <message>
            <source>The first total from 5 to 9 becomes the main; any other is thrown again. Touch ROLL: the dice of this lesson are chosen.</source>
            <translation>Il primo totale da 5 a 9 diventa il punto principale; con ogni altro si tira di nuovo. Toccare TIRA: i dadi di questa lezione sono scelti.</translation>
        </message>
        <message>
            <source>The main is {0}</source>
            <translation>Il punto principale è {0}</translation>
        </message>
        <message>
            <source>The three dice</source>
            <translation>I tre dadi</translation>
        </message>
        <message>
            <source>The whole hand has won {0} in play chips. Real dice fall by chance: in most throws no die shows your number, and the bet is lost. The help explains all bets.</source>
            <translation>Tutta la mano ha vinto {0} in fiche di prova. I dadi veri cadono a caso: nella maggior parte dei lanci nessuno mostra il numero scelto e la puntata è persa. L’aiuto spiega ogni puntata.</translation>
        </message>
        <message>
            <source>This throw wins at once with {0}, a nick, and loses with {1}, which is out. Any other total is your chance. Touch ROLL.</source>
            <translation>Questo lancio vince subito con {0}, un colpo, e perde con {1}, un fallo. Ogni altro totale è la Sua sorte. Toccare TIRA.</translation>
        </message>
        <message>
            <source>Three bets are up: a 6 wins the Place bet, the Point wins the other two, and a 7 takes them all. Touch ROLL: in this lesson a 6 comes.</source>
            <translation>Ci sono tre puntate: un 6 fa vincere la Place, il Point le altre due, e un 7 le prende tutte. Toccare TIRA: in questa lezione esce un 6.</translation>
        </message>
        <message>
            <source>Three dice are thrown. A number pays {0} if one of them shows it, and {1} if two do. Touch the marked field to bet {2} in play chips.</source>
            <translation>Si lanciano tre dadi. Un numero paga {0} se lo mostra un dado e {1} se lo mostrano due. Toccare il campo segnato per puntare {2} in fiche di prova.</translation>
        </message>
        <message>
            <source>Three hits: take the win, or risk it</source>
            <translation>Tre centri: prendere la vincita o rischiarla</translation>
        </message>
        <message>
            <source>Throw again</source>
            <translation>Tirare di nuovo</translation>
        </message>
        <message>
            <source>Throw for the main</source>
            <translation>Tirare il punto principale ai dadi</translation>
        </message>
        <message>
            <source>Touch ROLL: in this lesson all three dice show a 6.</source>
            <translation>Toccare TIRA: in questa lezione tutti e tre i dadi mostrano un 6.</translation>
        </message>
        <message>
            <source>Two hits: you win {0}</source>
            <translation>Due centri: si vince {0}</translation>
        </message>
        <message>
            <source>You choose at the table: {0} for certain, or a fourth die, which pays {1} if it is a 6 and {2} if it is not. In this lesson it is risked: touch ROLL.</source>
            <translation>Al tavolo si sceglie: {0} sicuro, oppure un quarto dado, che paga {1} se è un 6 e {2} se non lo è. In questa lezione si rischia: toccare TIRA.</translation>
        </message>
        <message>
            <source>You throw the dice as the caster. The house covers your bank with as much. Touch the marked field to lay {0} in play chips.</source>
            <translation>I dadi li tira Lei. La casa copre il Suo banco con altrettanto. Toccare il campo segnato per mettere {0} in fiche di prova.</translation>
        </message>
        <message>
            <source>You would now keep the dice and let the whole bank ride, or pass them and take it. Real dice fall by chance: {0} would have taken the bank. The help explains more.</source>
            <translation>Ora si terrebbero i dadi lasciando tutto il banco in gioco, o si passerebbero prendendolo. I dadi veri cadono a caso: un {0} avrebbe preso il banco. L’aiuto spiega di più.</translation>
        </message>
        <message>
            <source>{0} is your chance</source>
            <translation>{0} è la Sua sorte</translation>
        </message>
    </context>
    <context>
        <name>FirstHandOver</name>
        <message>
            <source>The first hand is over</source>
            <translation>La prima mano è finita</translation>
        </message>
        <message>
            <source>The play chips are gone. At the table you bet money.</source>
            <translation>Le fiche di prova non ci sono più. Al tavolo si punta denaro.</translation>
        </message>
        <message>
            <source>To the table</source>
            <translation>Al tavolo</translation>
        </message>
    </context>
    <context>
        <name>FirstHandWindow</name>
        <message>
            <source>A first hand with play chips</source>
            <translation>Una prima mano con fiche di prova</translation>
        </message>
        <message>
            <source>Cash out</source>
            <translation>Incassa</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fatto</translation>
        </message>
        <message>
            <source>Done, back to the table</source>
            <translation>Fatto, torna al tavolo</translation>
        </message>
        <message>
            <source>Done, open the help</source>
            <translation>Fatto, apri l’aiuto</translation>
        </message>
        <message>
            <source>First hand</source>
            <translation>Prima mano</translation>
        </message>
        <message>
            <source>First touch ROLL.</source>
            <translation>Prima toccare TIRA.</translation>
        </message>
        <message>
            <source>First touch the marked field.</source>
            <translation>Prima toccare il campo segnato.</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Aiuto</translation>
        </message>
        <message>
            <source>Leave the first hand</source>
            <translation>Lasciare la prima mano</translation>
        </message>
        <message>
            <source>Leave the first hand and cash out</source>
            <translation>Lasciare la prima mano e incassare</translation>
        </message>
        <message>
            <source>Once more</source>
            <translation>Ancora una volta</translation>
        </message>
        <message>
            <source>PLAY</source>
            <translation>PROVA</translation>
        </message>
        <message>
            <source>Play chips left</source>
            <translation>Fiche rimaste</translation>
        </message>
        <message>
            <source>Play chips won</source>
            <translation>Fiche vinte</translation>
        </message>
        <message>
            <source>Play chips: nothing here is money</source>
            <translation>Fiche di prova: qui niente è denaro</translation>
        </message>
        <message>
            <source>Play the first hand once more</source>
            <translation>Giocare ancora la prima mano</translation>
        </message>
        <message>
            <source>Roll the dice of the lesson</source>
            <translation>Tirare i dadi della lezione</translation>
        </message>
        <message>
            <source>Step %1 of %2</source>
            <translation>Passo %1 di %2</translation>
        </message>
        <message>
            <source>Touch here</source>
            <translation>Toccare qui</translation>
        </message>
    </context>
    <context>
        <name>GameCard</name>
        <message>
            <source>On the table now</source>
            <translation>Ora al tavolo</translation>
        </message>
    </context>
    <context>
        <name>GameName</name>
        <message>
            <source>%1. The session has run for %2, since %3</source>
            <translation>%1. La sessione dura da %2, dalle %3</translation>
        </message>
        <message>
            <source>Session clock</source>
            <translation>Orologio della sessione</translation>
        </message>
    </context>
    <context>
        <name>GamePage</name>
        <message>
            <source>Credit: %1   On the felt: %2</source>
            <translation>Credito: %1   Sul tappeto: %2</translation>
        </message>
        <message>
            <source>First</source>
            <translation>Inizio</translation>
        </message>
        <message>
            <source>First step</source>
            <translation>Primo passo</translation>
        </message>
        <message>
            <source>Last</source>
            <translation>Fine</translation>
        </message>
        <message>
            <source>Last step</source>
            <translation>Ultimo passo</translation>
        </message>
        <message>
            <source>Next step</source>
            <translation>Passo successivo</translation>
        </message>
        <message>
            <source>Pays</source>
            <translation>Paga</translation>
        </message>
        <message>
            <source>Previous step</source>
            <translation>Passo precedente</translation>
        </message>
    </context>
    <context>
        <name>GamesPage</name>
        <message>
            <source>Pays</source>
            <translation>Paga</translation>
        </message>
    </context>
    <context>
        <name>GamesWindow</name>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>It begins with the next round before which no seat has bets up. Nothing is taken down for it.</source>
            <translation>Comincia con il prossimo giro prima del quale nessun posto ha puntate. Nulla viene tolto per questo.</translation>
        </message>
        <message>
            <source>Leave the choice as it is</source>
            <translation>Lasciare la scelta com’è</translation>
        </message>
        <message>
            <source>Next game</source>
            <translation>Prossimo gioco</translation>
        </message>
    </context>
    <context>
        <name>HandOverPage</name>
        <message>
            <source>Next step</source>
            <translation>Passo successivo</translation>
        </message>
        <message>
            <source>Ports</source>
            <translation>Porte</translation>
        </message>
        <message>
            <source>Sign and print</source>
            <translation>Firma e stampa</translation>
        </message>
        <message>
            <source>Tests are not done</source>
            <translation>Prove mancanti</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <source>A 7 or 11 leaves it as it is.</source>
            <translation>Un 7 o un 11 la lascia com'è.</translation>
        </message>
        <message>
            <source>A Pass Line bet for those who come later: bet it while the puck is ON.</source>
            <translation>Una Pass Line per chi arriva dopo: si punta con il puck su ON.</translation>
        </message>
        <message>
            <source>A Place bet wins when its number comes before a 7, and loses when the 7 comes first.</source>
            <translation>Una puntata Place vince se il suo numero esce prima di un 7 e perde se esce prima il 7.</translation>
        </message>
        <message>
            <source>A Point that is made turns gold; made again, it does not count.</source>
            <translation>Un Point fatto diventa dorato; fatto di nuovo, non conta.</translation>
        </message>
        <message>
            <source>A bank above {0} cannot ride.</source>
            <translation>Un banco superiore a {0} non può restare.</translation>
        </message>
        <message>
            <source>A bet that has won stays framed in gold, and is open again after the next 7.</source>
            <translation>Una puntata che ha vinto resta incorniciata in oro e si riapre dopo il prossimo 7.</translation>
        </message>
        <message>
            <source>A bet that its number comes the hard way, as a pair: {0}. It loses on a 7, and when its number comes the easy way, with two different dice. Any other roll leaves it as it is.</source>
            <translation>Si punta che il numero esca «hard», cioè in coppia: {0}. Perde con un 7 e quando il numero esce con due dadi diversi. Ogni altro lancio la lascia com'è.</translation>
        </message>
        <message>
            <source>A bet with a padlock stays as it is until it is decided.</source>
            <translation>Una puntata con il lucchetto resta com'è finché non è decisa.</translation>
        </message>
        <message>
            <source>A break lasts {0} minutes: no bets are taken and no dice are thrown.</source>
            <translation>Una pausa dura {0} minuti: non si accettano puntate e i dadi non si lanciano.</translation>
        </message>
        <message>
            <source>A cash-out also logs you out, and so do {0} min without a touch.</source>
            <translation>Anche un incasso La disconnette, e così {0} min senza toccare lo schermo.</translation>
        </message>
        <message>
            <source>A dark field takes no chips now: tap it, and the line above says why.</source>
            <translation>Una casella scura ora non accetta fiche: toccandola, la riga in alto dice perché.</translation>
        </message>
        <message>
            <source>A die that lies askew or on another makes the throw void: all dice are thrown again.</source>
            <translation>Un dado storto o sopra un altro rende nullo il lancio: si rilanciano tutti i dadi.</translation>
        </message>
        <message>
            <source>A field for each of {0}. It wins when the next roll is its number.</source>
            <translation>Una casella per ciascuno: {0}. Vince quando il prossimo lancio è il suo numero.</translation>
        </message>
        <message>
            <source>A fraction of a cent counts as a whole one.</source>
            <translation>Una frazione di centesimo conta come un centesimo intero.</translation>
        </message>
        <message>
            <source>A hop names both dice of the next roll. It wins when they come, whichever die shows which number, and loses on any other roll.</source>
            <translation>Un hop indica entrambi i dadi del prossimo lancio. Vince quando escono, qualunque dado mostri l'uno o l'altro numero, e perde con ogni altro lancio.</translation>
        </message>
        <message>
            <source>A limit can be lowered during the session, but not raised. It ends when you cash out.</source>
            <translation>Un limite si può abbassare durante la sessione, ma non alzare. Termina quando si incassa.</translation>
        </message>
        <message>
            <source>A limit can be lowered, but not raised. Without a card it ends when you cash out.</source>
            <translation>Un limite si può abbassare, ma non alzare. Senza carta termina con l'incasso.</translation>
        </message>
        <message>
            <source>A nick wins at once, an out loses at once. Any other total is your chance.</source>
            <translation>Un colpo vince subito, un fallo perde subito. Ogni altro totale è la Sua sorte.</translation>
        </message>
        <message>
            <source>A pale chip with a small clock is on its way to the table.</source>
            <translation>Una fiche pallida con un piccolo orologio è in viaggio verso il tavolo.</translation>
        </message>
        <message>
            <source>A round begins while the puck is black and says OFF.</source>
            <translation>Un giro comincia con il puck nero e su OFF.</translation>
        </message>
        <message>
            <source>A small coloured chip shows that the seat of this number has a bet on the field.</source>
            <translation>Una piccola fiche colorata mostra che il posto con quel numero ha una puntata sul campo.</translation>
        </message>
        <message>
            <source>A throw that cannot be read does not count, and bets stay as they are.</source>
            <translation>Un lancio che non si può leggere non vale e le puntate restano come sono.</translation>
        </message>
        <message>
            <source>A window offers them, and before any roll you may place, raise, reduce or remove them.</source>
            <translation>Una finestra le propone, e prima di ogni lancio si possono piazzare, aumentare, ridurre o togliere.</translation>
        </message>
        <message>
            <source>After a loss</source>
            <translation>Dopo una perdita</translation>
        </message>
        <message>
            <source>After a lost chance, or without a bank, the dice go to the next seat clockwise.</source>
            <translation>Dopo una sorte persa, o senza banco, i dadi passano al posto successivo in senso orario.</translation>
        </message>
        <message>
            <source>After a seven-out the dice go to the next seat clockwise.</source>
            <translation>Dopo un seven-out i dadi passano al posto successivo in senso orario.</translation>
        </message>
        <message>
            <source>After a seven-out your first {0} bet switches them off by itself.</source>
            <translation>Dopo un seven-out la prima puntata {0} le mette da sola su OFF.</translation>
        </message>
        <message>
            <source>After a win</source>
            <translation>Dopo una vincita</translation>
        </message>
        <message>
            <source>After an out you keep the dice; after a lost chance they pass.</source>
            <translation>Dopo un fallo tiene i dadi; dopo una sorte persa passano.</translation>
        </message>
        <message>
            <source>After an out you may keep the dice or pass them; after a lost chance they pass.</source>
            <translation>Dopo un fallo può tenere i dadi o passarli; dopo una sorte persa passano.</translation>
        </message>
        <message>
            <source>After it was decided within a round, move the puck to OFF before you bet it again.</source>
            <translation>Se è stata decisa durante un giro, portare il puck su OFF prima di puntarla di nuovo.</translation>
        </message>
        <message>
            <source>After three hits take your win, or risk the BIG SHOT: a fourth die is thrown alone. If it shows your number once more, it hits; any other number misses. You win either way, and the stake comes back.</source>
            <translation>Dopo tre centri prenda la vincita oppure rischi il BIG SHOT: si lancia un quarto dado da solo. Se mostra ancora il Suo numero, centra; ogni altro manca. Si vince in ogni caso e la puntata ritorna.</translation>
        </message>
        <message>
            <source>After {0} minutes of play a break begins by itself.</source>
            <translation>Dopo {0} minuti di gioco una pausa inizia da sola.</translation>
        </message>
        <message>
            <source>All bets together may be {0} at most.</source>
            <translation>Tutte le puntate insieme: {0} al massimo.</translation>
        </message>
        <message>
            <source>All others come back with their win.</source>
            <translation>Tutte le altre tornano con la loro vincita.</translation>
        </message>
        <message>
            <source>All seats bet on the same dice, and the table's clock counts for all of them.</source>
            <translation>Tutti i posti puntano sugli stessi dadi, e per tutti vale l'orologio del tavolo.</translation>
        </message>
        <message>
            <source>Any other number becomes its own Point, and the chips move to that number's box.</source>
            <translation>Ogni altro numero diventa il suo Point, e le fiche passano alla casella di quel numero.</translation>
        </message>
        <message>
            <source>Any other number becomes its own Point, and there it wins when a 7 comes first.</source>
            <translation>Ogni altro numero diventa il suo Point, e lì vince se esce prima un 7.</translation>
        </message>
        <message>
            <source>As soon as your bet has its Point, you may back it with odds.</source>
            <translation>Appena la puntata ha il suo Point, la si può sostenere con le Odds.</translation>
        </message>
        <message>
            <source>At the limit</source>
            <translation>Al limite</translation>
        </message>
        <message>
            <source>Bank</source>
            <translation>Banco</translation>
        </message>
        <message>
            <source>Behind {0}: they win when a 7 comes before the Point.</source>
            <translation>Dietro {0}: vincono se un 7 esce prima del Point.</translation>
        </message>
        <message>
            <source>Behind {0}: they win when the Point comes before a 7.</source>
            <translation>Dietro {0}: vincono se il Point esce prima di un 7.</translation>
        </message>
        <message>
            <source>Bet it while the puck is OFF.</source>
            <translation>Si punta con il puck su OFF.</translation>
        </message>
        <message>
            <source>Bets</source>
            <translation>Puntate</translation>
        </message>
        <message>
            <source>Bets of the others</source>
            <translation>Puntate degli altri</translation>
        </message>
        <message>
            <source>Bets on the next roll</source>
            <translation>Puntate sul prossimo lancio</translation>
        </message>
        <message>
            <source>Bets that are up play on or can be taken down, and you can cash out.</source>
            <translation>Le puntate sul tavolo restano in gioco o si possono ritirare, e si può incassare.</translation>
        </message>
        <message>
            <source>Big 6 wins when a 6 comes before a 7, Big 8 when an 8 comes before a 7.</source>
            <translation>Big 6 vince se un 6 esce prima di un 7, Big 8 se un 8 esce prima di un 7.</translation>
        </message>
        <message>
            <source>Breaks</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Buttons, money and tickets</source>
            <translation>Pulsanti, denaro e ticket</translation>
        </message>
        <message>
            <source>Buy</source>
            <translation>Buy</translation>
        </message>
        <message>
            <source>Buy and Lay</source>
            <translation>Buy e Lay</translation>
        </message>
        <message>
            <source>Buy bets</source>
            <translation>Puntate Buy</translation>
        </message>
        <message>
            <source>Buy: {0}% of the bet.</source>
            <translation>Buy: {0}% della puntata.</translation>
        </message>
        <message>
            <source>Buy: {0}% of the win.</source>
            <translation>Buy: {0}% della vincita.</translation>
        </message>
        <message>
            <source>Cash out</source>
            <translation>Incassa</translation>
        </message>
        <message>
            <source>Cents</source>
            <translation>Centesimi</translation>
        </message>
        <message>
            <source>Chips and touches</source>
            <translation>Fiche e tocchi</translation>
        </message>
        <message>
            <source>Clear takes down the last bet, pressed twice all of them.</source>
            <translation>«Togli ultima» ritira l'ultima puntata; premuto due volte, tutte.</translation>
        </message>
        <message>
            <source>Come-out roll</source>
            <translation>Lancio di come-out</translation>
        </message>
        <message>
            <source>Come-out rolls</source>
            <translation>Lanci di come-out</translation>
        </message>
        <message>
            <source>Commission</source>
            <translation>Commissione</translation>
        </message>
        <message>
            <source>Credit</source>
            <translation>Credito</translation>
        </message>
        <message>
            <source>Credit and bets stay at the machine: they are never bound to a card.</source>
            <translation>Credito e puntate restano alla macchina: non sono mai legati a una carta.</translation>
        </message>
        <message>
            <source>Dark fields and the padlock</source>
            <translation>Caselle scure e lucchetto</translation>
        </message>
        <message>
            <source>Decided by the next roll, whatever it is. Bet it before any roll.</source>
            <translation>La decide il prossimo lancio, qualunque sia. Si punta prima di qualsiasi lancio.</translation>
        </message>
        <message>
            <source>Double</source>
            <translation>Double</translation>
        </message>
        <message>
            <source>Double, Straight and Triple</source>
            <translation>Double, Straight e Triple</translation>
        </message>
        <message>
            <source>Double, three alike</source>
            <translation>Double, tre uguali</translation>
        </message>
        <message>
            <source>Drag</source>
            <translation>Trascinare</translation>
        </message>
        <message>
            <source>Drag a bet off the felt to take it down.</source>
            <translation>Trascinare una puntata fuori dal tappeto per ritirarla.</translation>
        </message>
        <message>
            <source>Each field has its own: hold a finger on it, or choose Show Bet Limits in the options.</source>
            <translation>Ogni casella ha i suoi: tenervi sopra un dito o scegliere «Mostra limiti» nelle opzioni.</translation>
        </message>
        <message>
            <source>Each of these wins on the totals that it names, and loses on any other.</source>
            <translation>Ognuna vince con i totali che indica e perde con ogni altro.</translation>
        </message>
        <message>
            <source>Each other number of {0} that comes is a hit, in blue, and counts once.</source>
            <translation>Ogni altro numero tra {0} che esce è un centro, in blu, e conta una volta.</translation>
        </message>
        <message>
            <source>Each total is a bet of its own. It wins when it has come often enough before a 7.</source>
            <translation>Ogni totale è una puntata a sé. Vince quando il totale è uscito abbastanza volte prima di un 7.</translation>
        </message>
        <message>
            <source>Either all of their bets are placed or none.</source>
            <translation>O si piazzano tutte le loro puntate o nessuna.</translation>
        </message>
        <message>
            <source>Every bet that wins comes back with its win.</source>
            <translation>Ogni puntata che vince torna con la sua vincita.</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Preferiti</translation>
        </message>
        <message>
            <source>Fire: before the first Point of a hand is set; after that it is locked.</source>
            <translation>Fire: prima che sia fissato il primo Point di una mano; poi è bloccata.</translation>
        </message>
        <message>
            <source>For your session you can set how long you want to play and how much you may lose.</source>
            <translation>Per la sessione può stabilire quanto tempo vuole giocare e quanto può perdere.</translation>
        </message>
        <message>
            <source>Forget me deletes all that is remembered; the machine's log keeps its records.</source>
            <translation>Dimenticami cancella tutto ciò che è ricordato; il registro della macchina conserva le sue annotazioni.</translation>
        </message>
        <message>
            <source>From its first hit on it is locked until the dice decide it.</source>
            <translation>Dal primo centro in poi è bloccata finché i dadi non la decidono.</translation>
        </message>
        <message>
            <source>From then on it is locked: you cannot raise it, reduce it or take it down.</source>
            <translation>Da allora è bloccata: non si può aumentare, ridurre né ritirare.</translation>
        </message>
        <message>
            <source>Giving odds</source>
            <translation>Dare le Odds</translation>
        </message>
        <message>
            <source>Hard Ways</source>
            <translation>Hard Ways</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Aiuto</translation>
        </message>
        <message>
            <source>Hits</source>
            <translation>Centri</translation>
        </message>
        <message>
            <source>Hold</source>
            <translation>Tenere premuto</translation>
        </message>
        <message>
            <source>Hold Repeat for three seconds to repeat after every roll.</source>
            <translation>Tenere premuto «Ripeti» per tre secondi per ripetere dopo ogni lancio.</translation>
        </message>
        <message>
            <source>Hop bets</source>
            <translation>Puntate Hop</translation>
        </message>
        <message>
            <source>Hopping hard ways</source>
            <translation>Hopping Hard Ways</translation>
        </message>
        <message>
            <source>Hops on a pair. A pair comes half as often as two different dice.</source>
            <translation>Hop su una coppia. Una coppia esce la metà delle volte di due dadi diversi.</translation>
        </message>
        <message>
            <source>Horn numbers</source>
            <translation>Numeri Horn</translation>
        </message>
        <message>
            <source>Hot Roller: right after a 7; locked once one of its totals has come.</source>
            <translation>Hot Roller: subito dopo un 7; bloccata appena esce uno dei suoi totali.</translation>
        </message>
        <message>
            <source>House edge with a main of 7: {0}; of 5 or 9: {1}; of 6 or 8: {2}.</source>
            <translation>Vantaggio della casa con il 7 come punto principale: {0}; con 5 o 9: {1}; con 6 o 8: {2}.</translation>
        </message>
        <message>
            <source>House edge with a main that is thrown for: {0}.</source>
            <translation>Vantaggio della casa con il punto principale tirato ai dadi: {0}.</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Regole della casa</translation>
        </message>
        <message>
            <source>How a hand goes</source>
            <translation>Come si svolge una mano</translation>
        </message>
        <message>
            <source>How a round goes</source>
            <translation>Come si svolge un giro</translation>
        </message>
        <message>
            <source>If gambling is no longer fun</source>
            <translation>Se il gioco non è più un divertimento</translation>
        </message>
        <message>
            <source>If it wins on a come-out roll, you may move it to the Buy field of another number.</source>
            <translation>Se vince in un lancio di come-out, la si può spostare nella casella Buy di un altro numero.</translation>
        </message>
        <message>
            <source>If it wins on a come-out roll, you may move it to the Place field of another number.</source>
            <translation>Se vince in un lancio di come-out, la si può spostare nella casella Place di un altro numero.</translation>
        </message>
        <message>
            <source>If the table cannot be reached, your bets stand as they are.</source>
            <translation>Se il tavolo non è raggiungibile, le Sue puntate restano come sono.</translation>
        </message>
        <message>
            <source>Insert a bill to play. Credit is all that is yours, bets included;</source>
            <translation>Inserire una banconota per giocare. Credito è tutto ciò che appartiene al giocatore, puntate comprese;</translation>
        </message>
        <message>
            <source>It counts the different Points that you make before the seven-out: {0}.</source>
            <translation>Contano i diversi Point che fate prima del seven-out: {0}.</translation>
        </message>
        <message>
            <source>It counts the totals that come in each of their ways before a 7, of {0}.</source>
            <translation>Contano i totali che escono in tutte le loro combinazioni prima di un 7, tra {0}.</translation>
        </message>
        <message>
            <source>It does not go on after the six: 5-6-1 is no Straight.</source>
            <translation>Dopo il sei non continua: 5-6-1 non è uno Straight.</translation>
        </message>
        <message>
            <source>It is rounded down to the whole {0}.</source>
            <translation>Si arrotonda per difetto a multipli di {0}.</translation>
        </message>
        <message>
            <source>It is rounded up to the next whole {0}.</source>
            <translation>Si arrotonda per eccesso a multipli di {0}.</translation>
        </message>
        <message>
            <source>It is taken of the win.</source>
            <translation>Si trattiene dalla vincita.</translation>
        </message>
        <message>
            <source>It says what it does for you now, or why it waits.</source>
            <translation>Dice che cosa fa ora per Lei, o perché attende.</translation>
        </message>
        <message>
            <source>It shows for each total what your next throw would do with it.</source>
            <translation>Mostra per ogni totale che cosa farebbe il prossimo lancio.</translation>
        </message>
        <message>
            <source>It wins on {0}, and loses on {1}.</source>
            <translation>Vince con {0} e perde con {1}.</translation>
        </message>
        <message>
            <source>It wins when a 7 comes before its number, and costs a commission too.</source>
            <translation>Vince se un 7 esce prima del suo numero, e anch'essa prevede una commissione.</translation>
        </message>
        <message>
            <source>It wins when a 7 comes before its number, and loses when the number comes first.</source>
            <translation>Vince se un 7 esce prima del suo numero e perde se esce prima il numero.</translation>
        </message>
        <message>
            <source>It wins when the next roll is {0}, and loses on any other.</source>
            <translation>Vince se il prossimo lancio è {0} e perde con ogni altro.</translation>
        </message>
        <message>
            <source>It wins when {0} comes before a 7.</source>
            <translation>Vince se {0} esce prima di un 7.</translation>
        </message>
        <message>
            <source>It wins when {0} have all come before a 7.</source>
            <translation>Vince quando {0} sono usciti tutti prima di un 7.</translation>
        </message>
        <message>
            <source>Its Point again, or {0}, ends the bet and pays by the hits.</source>
            <translation>Di nuovo il suo Point, oppure {0}, chiude la puntata e paga secondo i centri.</translation>
        </message>
        <message>
            <source>Keeping and passing the dice</source>
            <translation>Tenere e passare i dadi</translation>
        </message>
        <message>
            <source>Lay</source>
            <translation>Lay</translation>
        </message>
        <message>
            <source>Lay cannot be up together with Place or Buy on the same number.</source>
            <translation>Lay non può stare sul tavolo insieme a Place o Buy sullo stesso numero.</translation>
        </message>
        <message>
            <source>Lay is on again once the Point is made or a 7 has come.</source>
            <translation>Lay torna su ON quando il Point è fatto o è uscito un 7.</translation>
        </message>
        <message>
            <source>Lay your bank with chips on BANK. The house covers it with as much.</source>
            <translation>Apra il banco con fiches su BANCO. La casa lo copre per lo stesso importo.</translation>
        </message>
        <message>
            <source>Lay: {0}% of the bet.</source>
            <translation>Lay: {0}% della puntata.</translation>
        </message>
        <message>
            <source>Lay: {0}% of the win.</source>
            <translation>Lay: {0}% della vincita.</translation>
        </message>
        <message>
            <source>Like Place it wins when its number comes before a 7, but it costs a commission.</source>
            <translation>Come Place, vince se il suo numero esce prima di un 7, ma prevede una commissione.</translation>
        </message>
        <message>
            <source>Limits</source>
            <translation>Limiti</translation>
        </message>
        <message>
            <source>Limits and breaks</source>
            <translation>Limiti e pause</translation>
        </message>
        <message>
            <source>Limits that you set with your card hold for it until the gaming day ends,</source>
            <translation>I limiti che imposta con la Sua carta valgono per essa fino alla fine della giornata di gioco,</translation>
        </message>
        <message>
            <source>Log in</source>
            <translation>Accesso</translation>
        </message>
        <message>
            <source>Log out</source>
            <translation>Disconnetti</translation>
        </message>
        <message>
            <source>Lucky Roller</source>
            <translation>Lucky Roller</translation>
        </message>
        <message>
            <source>Mains, nicks and outs</source>
            <translation>Punti principali, colpi e falli</translation>
        </message>
        <message>
            <source>Malfunction</source>
            <translation>Guasto</translation>
        </message>
        <message>
            <source>No bet is taken that could lose more than your loss limit leaves.</source>
            <translation>Non si accetta nessuna puntata che possa perdere più di quanto lascia il limite di perdita.</translation>
        </message>
        <message>
            <source>None of these is a Point: another come-out roll follows.</source>
            <translation>Nessuno di questi è un Point: segue un altro lancio di come-out.</translation>
        </message>
        <message>
            <source>Nothing, unless you agree when you are asked. Then these come back with your card:</source>
            <translation>Nulla, se non accetta quando Le viene chiesto. Altrimenti tornano con la Sua carta:</translation>
        </message>
        <message>
            <source>Odds</source>
            <translation>Odds</translation>
        </message>
        <message>
            <source>Odds behind bets that have moved to a number are off on come-out rolls: if their bet is decided then, you get them back.</source>
            <translation>Le Odds dietro puntate passate a un numero sono OFF nei lanci di come-out: se allora la puntata è decisa, vengono restituite.</translation>
        </message>
        <message>
            <source>Odds behind bets that have moved to a number play on come-out rolls too.</source>
            <translation>Le Odds dietro puntate passate a un numero giocano anche nei lanci di come-out.</translation>
        </message>
        <message>
            <source>Odds given on {0}</source>
            <translation>Odds date su {0}</translation>
        </message>
        <message>
            <source>Odds pay exactly what they are worth: the house has no advantage on them.</source>
            <translation>Le Odds pagano esattamente quanto valgono: la casa non ha alcun vantaggio.</translation>
        </message>
        <message>
            <source>Odds taken on {0}</source>
            <translation>Odds prese su {0}</translation>
        </message>
        <message>
            <source>Offered while no bet needs the puck. It moves the puck to OFF:</source>
            <translation>Offerto finché nessuna puntata ha bisogno del puck. Porta il puck su OFF:</translation>
        </message>
        <message>
            <source>On a come-out roll you may pass the dice or take them.</source>
            <translation>In un lancio di come-out può passare i dadi o prenderli.</translation>
        </message>
        <message>
            <source>On the come-out roll it loses on {0}.</source>
            <translation>Nel lancio di come-out perde con {0}.</translation>
        </message>
        <message>
            <source>On the come-out roll it wins on a {0}, and nothing makes it lose.</source>
            <translation>Nel lancio di come-out vince con un {0}, e nulla la fa perdere.</translation>
        </message>
        <message>
            <source>On the come-out roll it wins on {0} and loses on {1}.</source>
            <translation>Nel lancio di come-out vince con {0} e perde con {1}.</translation>
        </message>
        <message>
            <source>On the first throw after the main</source>
            <translation>Al primo lancio dopo il punto principale</translation>
        </message>
        <message>
            <source>On the next roll it wins on a {0}, and nothing makes it lose.</source>
            <translation>Nel prossimo lancio vince con un {0}, e nulla la fa perdere.</translation>
        </message>
        <message>
            <source>On the next roll it wins on {0} and loses on {1}.</source>
            <translation>Nel prossimo lancio vince con {0} e perde con {1}.</translation>
        </message>
        <message>
            <source>On this roll the Pass Line wins on a {0}, and nothing makes it lose.</source>
            <translation>In questo lancio la Pass Line vince con un {0}, e nulla la fa perdere.</translation>
        </message>
        <message>
            <source>On this roll the Pass Line wins on {0}, and loses on {1}.</source>
            <translation>In questo lancio la Pass Line vince con {0} e perde con {1}.</translation>
        </message>
        <message>
            <source>On {0} it is a stand-off: the bet stays up.</source>
            <translation>Con {0} è pareggio: la puntata resta sul tavolo.</translation>
        </message>
        <message>
            <source>On {0} it is a stand-off: you get your bet back.</source>
            <translation>Con {0} è pareggio: la puntata viene restituita.</translation>
        </message>
        <message>
            <source>Once a limit is reached, no further bets are taken and Auto Repeat ends.</source>
            <translation>Raggiunto un limite non si accettano altre puntate e la ripetizione automatica termina.</translation>
        </message>
        <message>
            <source>Once the Point is set, it wins on a 7 and loses when the Point comes again.</source>
            <translation>Fissato il Point, vince con un 7 e perde se il Point esce di nuovo.</translation>
        </message>
        <message>
            <source>Once the Point is set, it wins when the Point comes again and loses on a 7.</source>
            <translation>Fissato il Point, vince se il Point esce di nuovo e perde con un 7.</translation>
        </message>
        <message>
            <source>One hit</source>
            <translation>Un centro</translation>
        </message>
        <message>
            <source>One part wins and is paid as above, the others are lost.</source>
            <translation>Una parte vince ed è pagata come indicato, le altre sono perse.</translation>
        </message>
        <message>
            <source>One seat has the dice: its player lays the bank and names the main.</source>
            <translation>Un posto ha i dadi: il suo giocatore apre il banco e dichiara il punto principale.</translation>
        </message>
        <message>
            <source>One seat throws for all.</source>
            <translation>Un posto lancia per tutti.</translation>
        </message>
        <message>
            <source>One seat throws for all: its ROLL lights up when the bets are closed.</source>
            <translation>Un posto lancia per tutti: il suo TIRA si accende a puntate chiuse.</translation>
        </message>
        <message>
            <source>Only bets that pay in whole cents are taken.</source>
            <translation>Si accettano solo puntate che pagano centesimi interi.</translation>
        </message>
        <message>
            <source>Only right after a 7, or before the very first roll.</source>
            <translation>Solo subito dopo un 7, o prima del primissimo lancio.</translation>
        </message>
        <message>
            <source>Only while the puck is OFF.</source>
            <translation>Solo con il puck su OFF.</translation>
        </message>
        <message>
            <source>Or drag a chip to its field.</source>
            <translation>Oppure trascinare una fiche sulla sua casella.</translation>
        </message>
        <message>
            <source>Or keep them, and all of it rides: nothing can be taken from it before it is decided.</source>
            <translation>Oppure li tenga, e tutto resta in gioco: non se ne può ritirare nulla prima che sia deciso.</translation>
        </message>
        <message>
            <source>Or throw for it: the first of these totals that you throw is the main.</source>
            <translation>Oppure lo tiri ai dadi: il primo di questi totali che esce è il punto principale.</translation>
        </message>
        <message>
            <source>Page {0}: {1}</source>
            <translation>Pagina {0}: {1}</translation>
        </message>
        <message>
            <source>Pale chips</source>
            <translation>Fiches pallide</translation>
        </message>
        <message>
            <source>Pass the dice, and the doubled bank is yours.</source>
            <translation>Passi i dadi, e il banco raddoppiato è Suo.</translation>
        </message>
        <message>
            <source>Place bets</source>
            <translation>Puntate Place</translation>
        </message>
        <message>
            <source>Place chips on any of the six numbers, on Double, Straight and Triple, as many as you like. Every bet is for one throw.</source>
            <translation>Metta fiche su qualsiasi dei sei numeri, su Double, Straight e Triple, quante ne vuole. Ogni puntata vale per un lancio.</translation>
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
            <translation>Place to Win e Place to Lose</translation>
        </message>
        <message>
            <source>Playable is what you may still bet.</source>
            <translation>Disponibile è ciò che si può ancora puntare.</translation>
        </message>
        <message>
            <source>Press puts as much again on the Place bet on the Point.</source>
            <translation>«Aumenta» mette altrettanto sulla puntata Place del Point.</translation>
        </message>
        <message>
            <source>Prints your whole credit as a ticket, once no bet is up. The cashier pays it.</source>
            <translation>Stampa l'intero credito su un ticket quando nessuna puntata è sul tavolo. Lo paga la cassa.</translation>
        </message>
        <message>
            <source>Puck OFF</source>
            <translation>Puck OFF</translation>
        </message>
        <message>
            <source>Put your card into the reader and leave it there while you play; take it out to log out.</source>
            <translation>Inserisca la carta nel lettore e la lasci mentre gioca; la tolga per disconnettersi.</translation>
        </message>
        <message>
            <source>ROLL closes the bets, and three dice are thrown together. They decide all bets</source>
            <translation>TIRA chiude le puntate e si lanciano tre dadi insieme. Decidono tutte le puntate</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>Pronto</translation>
        </message>
        <message>
            <source>Repeat and Double</source>
            <translation>Ripeti e Raddoppia</translation>
        </message>
        <message>
            <source>Repeat bets what you bet on the last round; Double doubles all that is up.</source>
            <translation>«Ripeti» punta quanto si è puntato nell'ultimo giro; «Raddoppia» raddoppia tutto ciò che è sul tavolo.</translation>
        </message>
        <message>
            <source>Repeaters</source>
            <translation>Repeaters</translation>
        </message>
        <message>
            <source>Repeaters: right after a 7; each is locked once its total has come.</source>
            <translation>Repeaters: subito dopo un 7; ognuna è bloccata appena esce il suo totale.</translation>
        </message>
        <message>
            <source>Rest a finger on a field for a second: a card tells what wins and what loses,</source>
            <translation>Tenere per un secondo un dito su una casella: una scheda dice che cosa vince e che cosa perde,</translation>
        </message>
        <message>
            <source>Roll</source>
            <translation>Tira</translation>
        </message>
        <message>
            <source>Rolls since last</source>
            <translation>Lanci dall'ultima volta</translation>
        </message>
        <message>
            <source>Save the bets that are up under a name; one touch puts them all up again.</source>
            <translation>Salva le tue puntate con un nome; un tocco le rimette tutte.</translation>
        </message>
        <message>
            <source>Set Bets Off, Set Bets On</source>
            <translation>Disattiva puntate, attiva puntate</translation>
        </message>
        <message>
            <source>Shared table</source>
            <translation>Tavolo comune</translation>
        </message>
        <message>
            <source>Shooter</source>
            <translation>Lanciatore</translation>
        </message>
        <message>
            <source>Side Bets</source>
            <translation>Side Bets</translation>
        </message>
        <message>
            <source>So {0} on the Horn Bet wins {2} when {1} comes.</source>
            <translation>Così {0} sulla Horn Bet vincono {2} se esce {1}.</translation>
        </message>
        <message>
            <source>Special buttons</source>
            <translation>Pulsanti speciali</translation>
        </message>
        <message>
            <source>Straight</source>
            <translation>Straight</translation>
        </message>
        <message>
            <source>Strategies show their house edge and their cost before you put them up.</source>
            <translation>Le strategie mostrano il vantaggio del banco e il costo prima di puntarle.</translation>
        </message>
        <message>
            <source>Swipe your card to log in, and swipe it again to log out.</source>
            <translation>Strisci la carta per accedere, e la strisci di nuovo per disconnettersi.</translation>
        </message>
        <message>
            <source>Take or risk</source>
            <translation>Prendere o rischiare</translation>
        </message>
        <message>
            <source>Taking odds</source>
            <translation>Prendere le Odds</translation>
        </message>
        <message>
            <source>Tap</source>
            <translation>Toccare</translation>
        </message>
        <message>
            <source>Tap a chip to choose it, then tap a field: each tap puts one more of it there.</source>
            <translation>Toccare una fiche per sceglierla, poi una casella: ogni tocco ne mette lì un'altra.</translation>
        </message>
        <message>
            <source>Tap the time beside the name of the game, then Limits and breaks.</source>
            <translation>Tocchi l’ora accanto al nome del gioco, poi Limiti e pause.</translation>
        </message>
        <message>
            <source>Tap the time beside the name of the game, then Your card: your figures, and Log out.</source>
            <translation>Tocchi l’ora accanto al nome del gioco, poi La Sua carta: le Sue cifre e Disconnetti.</translation>
        </message>
        <message>
            <source>The BIG SHOT</source>
            <translation>Il BIG SHOT</translation>
        </message>
        <message>
            <source>The Point</source>
            <translation>Il Point</translation>
        </message>
        <message>
            <source>The Point becomes its Point, in red, and the bet is locked.</source>
            <translation>Il Point diventa il suo Point, in rosso, e la puntata è bloccata.</translation>
        </message>
        <message>
            <source>The bank</source>
            <translation>Il banco</translation>
        </message>
        <message>
            <source>The chance</source>
            <translation>La sorte</translation>
        </message>
        <message>
            <source>The choice</source>
            <translation>La scelta</translation>
        </message>
        <message>
            <source>The dealer closes the bets and throws the dice.</source>
            <translation>Il croupier chiude le puntate e lancia i dadi.</translation>
        </message>
        <message>
            <source>The dice are thrown when the betting time is over, or earlier when you press it.</source>
            <translation>I dadi si lanciano allo scadere del tempo di puntata, o prima se si preme il pulsante.</translation>
        </message>
        <message>
            <source>The end</source>
            <translation>La fine</translation>
        </message>
        <message>
            <source>The end of a round</source>
            <translation>La fine di un giro</translation>
        </message>
        <message>
            <source>The field tells how many rolls ago its pair came last. It does not change what comes next.</source>
            <translation>La casella dice quanti lanci fa è uscita la sua coppia. Ciò non cambia quel che verrà.</translation>
        </message>
        <message>
            <source>The first throw after it</source>
            <translation>Il primo lancio dopo</translation>
        </message>
        <message>
            <source>The fourth die hits</source>
            <translation>Il quarto dado centra</translation>
        </message>
        <message>
            <source>The fourth die hits once in six throws. The window shows what each choice pays, its chance, and what it is worth on average.</source>
            <translation>Il quarto dado centra una volta su sei. La finestra mostra quanto paga ogni scelta, la sua probabilità e quanto vale in media.</translation>
        </message>
        <message>
            <source>The fourth die misses</source>
            <translation>Il quarto dado manca</translation>
        </message>
        <message>
            <source>The house does not shoot here: they come straight back, and you lay a new bank.</source>
            <translation>Qui la casa non tira: tornano subito, e Lei apre un nuovo banco.</translation>
        </message>
        <message>
            <source>The main</source>
            <translation>Il punto principale</translation>
        </message>
        <message>
            <source>The main itself is always a nick. Every total beside these is a chance.</source>
            <translation>Il punto principale stesso è sempre un colpo. Ogni altro totale è una sorte.</translation>
        </message>
        <message>
            <source>The next 7 ends the bet, on a come-out roll too; the last of all totals pays at once.</source>
            <translation>Il prossimo 7 chiude la puntata, anche in un lancio di come-out; l'ultimo di tutti i totali paga subito.</translation>
        </message>
        <message>
            <source>The number beside a small head is the sum that the others have on a field.</source>
            <translation>Il numero accanto a una piccola testa è la somma degli altri su un campo.</translation>
        </message>
        <message>
            <source>The odds</source>
            <translation>Le probabilità</translation>
        </message>
        <message>
            <source>The opposite of Come, also bet while the puck is ON.</source>
            <translation>Il contrario di Come; anch'essa si punta con il puck su ON.</translation>
        </message>
        <message>
            <source>The opposite of the Pass Line, also bet while the puck is OFF.</source>
            <translation>Il contrario della Pass Line; anch'essa si punta con il puck su OFF.</translation>
        </message>
        <message>
            <source>The order does not matter, nor how often a total comes.</source>
            <translation>L'ordine non conta, né quante volte esce un totale.</translation>
        </message>
        <message>
            <source>The others may lay a cover against it: {0} if the bank is lost.</source>
            <translation>Gli altri possono coprirlo: {0} se il banco perde.</translation>
        </message>
        <message>
            <source>The row of totals</source>
            <translation>La fila dei totali</translation>
        </message>
        <message>
            <source>The same dice for all</source>
            <translation>Gli stessi dadi per tutti</translation>
        </message>
        <message>
            <source>The seven-out ends the bet; the last of all Points pays at once.</source>
            <translation>Il seven-out chiude la puntata; l'ultimo di tutti i Point paga subito.</translation>
        </message>
        <message>
            <source>The six numbers</source>
            <translation>I sei numeri</translation>
        </message>
        <message>
            <source>The table waits for the other players, but not for long.</source>
            <translation>Il tavolo attende gli altri giocatori, ma non a lungo.</translation>
        </message>
        <message>
            <source>The throw</source>
            <translation>Il lancio</translation>
        </message>
        <message>
            <source>The window offers {0} times your bet; {1} times is the most.</source>
            <translation>La finestra propone {0} volte la puntata; il massimo è {1} volte.</translation>
        </message>
        <message>
            <source>Then the chance wins, and the main loses, whichever comes first. Others do nothing.</source>
            <translation>Poi vince la sorte e perde il punto principale, secondo quale esce prima. Gli altri non fanno nulla.</translation>
        </message>
        <message>
            <source>Then the house shoots, and you may cover its bank: a cover wins {0} when the house loses.</source>
            <translation>Poi tira la casa, e Lei può coprire il suo banco: una copertura vince {0} se la casa perde.</translation>
        </message>
        <message>
            <source>There is no hop on {0}: these are Horn numbers.</source>
            <translation>Non c'è hop su {0}: sono numeri Horn.</translation>
        </message>
        <message>
            <source>There it wins when its number comes before a 7, and it is locked.</source>
            <translation>Lì vince se il suo numero esce prima di un 7, ed è bloccata.</translation>
        </message>
        <message>
            <source>There you can also take single chips off.</source>
            <translation>Lì si possono anche togliere singole fiche.</translation>
        </message>
        <message>
            <source>These bets are off on come-out rolls: {0}.</source>
            <translation>Queste puntate sono OFF nei lanci di come-out: {0}.</translation>
        </message>
        <message>
            <source>These bets play on every roll, come-out rolls too: {0}.</source>
            <translation>Queste puntate giocano in ogni lancio, anche di come-out: {0}.</translation>
        </message>
        <message>
            <source>They are decided together with the bet that they back.</source>
            <translation>Si decidono insieme alla puntata che sostengono.</translation>
        </message>
        <message>
            <source>They are off for the next roll only.</source>
            <translation>Sono OFF solo per il prossimo lancio.</translation>
        </message>
        <message>
            <source>They are settled by the table's dice as soon as it is back.</source>
            <translation>I dadi del tavolo le decidono appena torna.</translation>
        </message>
        <message>
            <source>They stay off until you switch them on.</source>
            <translation>Restano OFF finché non si rimettono su ON.</translation>
        </message>
        <message>
            <source>They work while the puck is ON and a line, Field or one-roll bet is up.</source>
            <translation>Funzionano con il puck su ON e una puntata Line, Field o su un solo lancio sul tavolo.</translation>
        </message>
        <message>
            <source>Three hits</source>
            <translation>Tre centri</translation>
        </message>
        <message>
            <source>Three hits taken</source>
            <translation>Tre centri incassati</translation>
        </message>
        <message>
            <source>Throw for it: the first total from 5 to 9 that you throw is the main.</source>
            <translation>Lo tiri ai dadi: il primo totale da 5 a 9 che esce è il punto principale.</translation>
        </message>
        <message>
            <source>Throws that do not count</source>
            <translation>Lanci che non contano</translation>
        </message>
        <message>
            <source>Throws the dice once your bets are down.</source>
            <translation>Tira i dadi una volta fatte le puntate.</translation>
        </message>
        <message>
            <source>Totals that have come light up in gold. A 7 that comes first loses.</source>
            <translation>I totali usciti si illuminano in oro. Un 7 che esce prima perde.</translation>
        </message>
        <message>
            <source>Touch READY when your bets are down.</source>
            <translation>Tocchi PRONTO quando le Sue puntate sono fatte.</translation>
        </message>
        <message>
            <source>Touch a plate to name the main, from 5 to 9.</source>
            <translation>Tocchi una targa per dichiarare il punto principale, da 5 a 9.</translation>
        </message>
        <message>
            <source>Triple</source>
            <translation>Triple</translation>
        </message>
        <message>
            <source>Two hits</source>
            <translation>Due centri</translation>
        </message>
        <message>
            <source>Undo takes back your last step since the last roll, Redo does it again.</source>
            <translation>«Annulla» revoca l'ultima mossa fatta dopo l'ultimo lancio, «Rifai» la ripete.</translation>
        </message>
        <message>
            <source>Undo, Redo and Clear</source>
            <translation>Annulla, Rifai e Togli</translation>
        </message>
        <message>
            <source>Until the dice are thrown you can raise it, double it or take it down.</source>
            <translation>Fino al lancio può aumentarlo, raddoppiarlo o ritirarlo.</translation>
        </message>
        <message>
            <source>What a main costs</source>
            <translation>Quanto costa un punto principale</translation>
        </message>
        <message>
            <source>What comes too late goes back to your credit, and the line above says so.</source>
            <translation>Ciò che arriva troppo tardi torna nel Suo credito, e la riga in alto lo dice.</translation>
        </message>
        <message>
            <source>What is remembered</source>
            <translation>Che cosa si ricorda</translation>
        </message>
        <message>
            <source>When one of these bets wins, it stays up and the win goes to your credit: {0}.</source>
            <translation>Quando una di queste puntate vince, resta sul tavolo e la vincita va al credito: {0}.</translation>
        </message>
        <message>
            <source>When the Point comes again, it is made. A 7 before it is a seven-out. Either ends the round: the puck is OFF again, and the next roll is a come-out roll. Bets that are not decided stay up.</source>
            <translation>Quando il Point esce di nuovo, è fatto. Un 7 prima è un seven-out. In entrambi i casi il giro finisce: il puck torna su OFF e il prossimo lancio è di come-out. Le puntate non decise restano sul tavolo.</translation>
        </message>
        <message>
            <source>When to bet</source>
            <translation>Quando puntare</translation>
        </message>
        <message>
            <source>When {0} comes, it becomes the Point: the puck turns white, says ON and moves to its number. Now the dice are thrown until the Point comes again, or a 7.</source>
            <translation>Quando esce {0}, diventa il Point: il puck diventa bianco, dice ON e va al suo numero. Ora si lanciano i dadi finché esce di nuovo il Point o un 7.</translation>
        </message>
        <message>
            <source>Where it is</source>
            <translation>Dove si trova</translation>
        </message>
        <message>
            <source>Where they are</source>
            <translation>Dove si trovano</translation>
        </message>
        <message>
            <source>While they are off, no roll decides your {0} bets.</source>
            <translation>Finché sono OFF, nessun lancio decide le puntate {0}.</translation>
        </message>
        <message>
            <source>Winning bets</source>
            <translation>Puntate vincenti</translation>
        </message>
        <message>
            <source>Wins are paid in whole cents; any fraction of a cent stays with the house.</source>
            <translation>Le vincite si pagano in centesimi interi; ciò che resta sotto il centesimo va alla casa.</translation>
        </message>
        <message>
            <source>Wins on 1-2-3, 2-3-4, 3-4-5 and 4-5-6, in any order.</source>
            <translation>Vince con 1-2-3, 2-3-4, 3-4-5 e 4-5-6, in qualsiasi ordine.</translation>
        </message>
        <message>
            <source>Wins when all three dice show the same number, whichever it is.</source>
            <translation>Vince quando i tre dadi mostrano lo stesso numero, qualunque sia.</translation>
        </message>
        <message>
            <source>Wins when two dice show the same number, and pays more when all three do.</source>
            <translation>Vince quando due dadi mostrano lo stesso numero, e paga di più se lo fanno tutti e tre.</translation>
        </message>
        <message>
            <source>With fewer hits than the pays name it is lost.</source>
            <translation>Con meno centri di quelli indicati dai pagamenti è persa.</translation>
        </message>
        <message>
            <source>Without the table</source>
            <translation>Senza il tavolo</translation>
        </message>
        <message>
            <source>You are asked before it is taken, when you place or raise the bet.</source>
            <translation>Si chiede prima di prelevarla, quando si piazza o si aumenta la puntata.</translation>
        </message>
        <message>
            <source>You can always play without a card.</source>
            <translation>Può sempre giocare senza carta.</translation>
        </message>
        <message>
            <source>You can take it down at any time.</source>
            <translation>Si può ritirare in qualsiasi momento.</translation>
        </message>
        <message>
            <source>You choose a PIN for it; {0} wrong ones in a row block it until the staff helps.</source>
            <translation>Sceglie un PIN; {0} errati di fila bloccano la carta finché non aiuta il personale.</translation>
        </message>
        <message>
            <source>You do not get it back when you take the bet down.</source>
            <translation>Non viene restituita quando si ritira la puntata.</translation>
        </message>
        <message>
            <source>You get it back when you take the bet down.</source>
            <translation>Viene restituita quando si ritira la puntata.</translation>
        </message>
        <message>
            <source>You have {0} seconds for it. No bet is taken and no dice are thrown before. When the time is over, your win is taken.</source>
            <translation>Ha {0} secondi. Prima non si accettano puntate e non si lanciano dadi. Scaduto il tempo, la vincita viene presa.</translation>
        </message>
        <message>
            <source>You have {0} seconds to choose. Then the dice are passed and the bank is yours.</source>
            <translation>Ha {0} secondi per scegliere. Poi i dadi passano e il banco è Suo.</translation>
        </message>
        <message>
            <source>You may bet it before any roll, and raise it, reduce it or take it down as you like.</source>
            <translation>Si può puntare prima di qualsiasi lancio, e aumentare, ridurre o ritirare a piacere.</translation>
        </message>
        <message>
            <source>You may bet them before any roll.</source>
            <translation>Si possono puntare prima di qualsiasi lancio.</translation>
        </message>
        <message>
            <source>You may reduce it or take it down, but not raise it once it has moved.</source>
            <translation>Si può ridurre o ritirare, ma non aumentare una volta spostata.</translation>
        </message>
        <message>
            <source>You may reduce it or take it down, but not raise it.</source>
            <translation>Si può ridurre o ritirare, ma non aumentare.</translation>
        </message>
        <message>
            <source>Your bet is split in {0} equal parts, over {1}.</source>
            <translation>La puntata si divide in {0} parti uguali, tra {1}.</translation>
        </message>
        <message>
            <source>Your card</source>
            <translation>La Sua carta</translation>
        </message>
        <message>
            <source>Your credit and your bets stay as they are.</source>
            <translation>Il credito e le puntate restano come sono.</translation>
        </message>
        <message>
            <source>Your number wins when at least one of the three dice shows it. Each die that does is a hit, and more hits pay more. Without a hit the stake is lost.</source>
            <translation>Il Suo numero vince quando almeno uno dei tre dadi lo mostra. Ogni dado che lo fa è un centro, e più centri pagano di più. Senza centri la puntata è persa.</translation>
        </message>
        <message>
            <source>Your time</source>
            <translation>Il Suo tempo</translation>
        </message>
        <message>
            <source>also after a cash-out, and whether or not you are remembered.</source>
            <translation>anche dopo un incasso, e che Lei sia ricordato o no.</translation>
        </message>
        <message>
            <source>but a number that all three have hit: there you choose.</source>
            <translation>tranne un numero centrato da tutti e tre: lì sceglie Lei.</translation>
        </message>
        <message>
            <source>language, hand, text size, the felts you save, your first name and your figures.</source>
            <translation>lingua, mano, dimensione del testo, i tavoli che salva, il Suo nome e le Sue cifre.</translation>
        </message>
        <message>
            <source>the next roll is a come-out roll, and bets that can be switched off are off.</source>
            <translation>il prossimo lancio è di come-out, e le puntate che si possono mettere su OFF sono OFF.</translation>
        </message>
        <message>
            <source>what it pays, its limits and the house edge.</source>
            <translation>quanto paga, i suoi limiti e il vantaggio della casa.</translation>
        </message>
        <message>
            <source>wins {0}, loses {1}</source>
            <translation>vince {0}, perde {1}</translation>
        </message>
        <message>
            <source>{0} and {1} cannot be up at the same time.</source>
            <translation>{0} e {1} non possono stare insieme sul tavolo.</translation>
        </message>
        <message>
            <source>{0} and {1} may be up at the same time.</source>
            <translation>{0} e {1} possono stare insieme sul tavolo.</translation>
        </message>
        <message>
            <source>{0} hits, then 7, 11 or craps</source>
            <translation>{0} centri, poi 7, 11 o craps</translation>
        </message>
        <message>
            <source>{0} hits, then the Point</source>
            <translation>{0} centri, poi il Point</translation>
        </message>
        <message>
            <source>{0} or {1}</source>
            <translation>{0} o {1}</translation>
        </message>
        <message>
            <source>{0} puts your chip on Place {1}, but not on the Point.</source>
            <translation>{0} mette la fiche su Place {1}, ma non sul Point.</translation>
        </message>
        <message>
            <source>{0} wins on {1}.</source>
            <translation>{0} vince con {1}.</translation>
        </message>
        <message>
            <source>{0}: {1} times</source>
            <translation>{0}: {1} volte</translation>
        </message>
    </context>
    <context>
        <name>HelpWindow</name>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Aiuto</translation>
        </message>
        <message>
            <source>New to the game?</source>
            <translation>Nuovo al gioco?</translation>
        </message>
        <message>
            <source>Play a first hand</source>
            <translation>Gioca una prima mano</translation>
        </message>
        <message>
            <source>Play a first hand with play chips</source>
            <translation>Giocare una prima mano con fiche di prova</translation>
        </message>
        <message>
            <source>Three minutes with play chips: no money is bet.</source>
            <translation>Tre minuti con fiche di prova: non si punta denaro.</translation>
        </message>
    </context>
    <context>
        <name>HistoryBar</name>
        <message>
            <source>Last results</source>
            <translation>Ultimi risultati</translation>
        </message>
        <message>
            <source>No rolls yet</source>
            <translation>Ancora nessun lancio</translation>
        </message>
        <message>
            <source>Puck set to OFF by hand</source>
            <translation>Puck portato su OFF a mano</translation>
        </message>
        <message>
            <source>Roll %1 and %2</source>
            <translation>Lancio %1 e %2</translation>
        </message>
        <message>
            <source>Throw %1</source>
            <translation>Lancio %1</translation>
        </message>
    </context>
    <context>
        <name>HotNumbers</name>
        <message>
            <source>Hot numbers</source>
            <translation>Numeri caldi</translation>
        </message>
    </context>
    <context>
        <name>HotShooterPlate</name>
        <message>
            <source>Best today</source>
            <translation>Record oggi</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Point</translation>
        </message>
        <message>
            <source>Rolls</source>
            <translation>Lanci</translation>
        </message>
    </context>
    <context>
        <name>IdleCover</name>
        <message>
            <source>Play a first hand with play chips</source>
            <translation>Giocare una prima mano con fiche di prova</translation>
        </message>
        <message>
            <source>Touch to continue</source>
            <translation>Toccare per continuare</translation>
        </message>
    </context>
    <context>
        <name>Keypad</name>
        <message>
            <source>Confirm the PIN</source>
            <translation>Conferma il PIN</translation>
        </message>
        <message>
            <source>Digit %1</source>
            <translation>Cifra %1</translation>
        </message>
        <message>
            <source>Erase the last digit</source>
            <translation>Cancella l'ultima cifra</translation>
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
            <translation>Indietro</translation>
        </message>
        <message>
            <source>Keep the language</source>
            <translation>Mantieni la lingua</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Lingua</translation>
        </message>
        <message>
            <source>Languages</source>
            <translation>Lingue</translation>
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
            <translation>Non si accettano altre puntate finché non incassa. Le puntate sul tavolo restano in gioco, o può ritirarle.</translation>
        </message>
    </context>
    <context>
        <name>LimitsSign</name>
        <message>
            <source>Limits of the table</source>
            <translation>Limiti del tavolo</translation>
        </message>
        <message>
            <source>Table limits</source>
            <translation>Limiti</translation>
        </message>
    </context>
    <context>
        <name>LimitsWindow</name>
        <message>
            <source>Back</source>
            <translation>Indietro</translation>
        </message>
        <message>
            <source>Close the limits</source>
            <translation>Chiudi i limiti</translation>
        </message>
        <message>
            <source>Limits and breaks</source>
            <translation>Limiti e pause</translation>
        </message>
        <message>
            <source>Once a limit is reached, no further bets are taken. A limit can be lowered, but not raised, until you have cashed out.</source>
            <translation>Raggiunto un limite non si accettano altre puntate. Fino all’incasso si può abbassare, ma non alzare.</translation>
        </message>
        <message>
            <source>Set limits</source>
            <translation>Imposta i limiti</translation>
        </message>
        <message>
            <source>Set these limits for the session</source>
            <translation>Imposta questi limiti per la sessione</translation>
        </message>
        <message>
            <source>Take a break</source>
            <translation>Fai una pausa</translation>
        </message>
    </context>
    <context>
        <name>ListPage</name>
        <message>
            <source>Export</source>
            <translation>Esporta</translation>
        </message>
        <message>
            <source>Find</source>
            <translation>Cerca</translation>
        </message>
        <message>
            <source>First</source>
            <translation>Prima</translation>
        </message>
        <message>
            <source>First page</source>
            <translation>Prima pagina</translation>
        </message>
        <message>
            <source>Last</source>
            <translation>Ultima</translation>
        </message>
        <message>
            <source>Last page</source>
            <translation>Ultima pagina</translation>
        </message>
        <message>
            <source>Next page</source>
            <translation>Pagina successiva</translation>
        </message>
        <message>
            <source>PDF report</source>
            <translation>Rapporto PDF</translation>
        </message>
        <message>
            <source>Previous page</source>
            <translation>Pagina precedente</translation>
        </message>
        <message>
            <source>Show all</source>
            <translation>Mostra tutto</translation>
        </message>
    </context>
    <context>
        <name>LivePictureView</name>
        <message>
            <source>Live picture of the dice</source>
            <translation>Immagine dal vivo dei dadi</translation>
        </message>
    </context>
    <context>
        <name>Lobby</name>
        <message>
            <source>Back to {0}</source>
            <translation>Torna a {0}</translation>
        </message>
        <message>
            <source>Bets from {0}</source>
            <translation>Puntate da {0}</translation>
        </message>
        <message>
            <source>Bets from {0} to {1}</source>
            <translation>Puntate da {0} a {1}</translation>
        </message>
        <message>
            <source>Lowest house edge: {0}</source>
            <translation>Vantaggio minimo della casa: {0}</translation>
        </message>
        <message>
            <source>Lowest house edge: {0} ({1})</source>
            <translation>Vantaggio minimo della casa: {0} ({1})</translation>
        </message>
        <message>
            <source>No craps on the come-out: every number except 7 becomes a Point</source>
            <translation>Niente craps al come-out: ogni numero tranne il 7 diventa Point</translation>
        </message>
        <message>
            <source>Par sheet {0}</source>
            <translation>Foglio PAR {0}</translation>
        </message>
        <message>
            <source>Small stakes, and every winning bet comes back with its win</source>
            <translation>Piccole puntate, e ogni puntata vincente torna con la sua vincita</translation>
        </message>
        <message>
            <source>The full table: line bets with odds, Place, Buy, Lay and every proposition</source>
            <translation>Il tavolo completo: puntate di linea con Odds, Place, Buy, Lay e tutte le proposition</translation>
        </message>
        <message>
            <source>The old club game: throw a main, then your chance before the main</source>
            <translation>L’antico gioco da club: lanci un main, poi la Sua chance prima del main</translation>
        </message>
        <message>
            <source>The quick way in: Pass Line, Place bets and three Fields</source>
            <translation>Per cominciare: Pass Line, puntate Place e tre Field</translation>
        </message>
        <message>
            <source>Three dice, then a fourth: take 12 to 1, or risk it for 50 to 1</source>
            <translation>Tre dadi, poi un quarto: prenda 12 a 1, o li rischi per 50 a 1</translation>
        </message>
    </context>
    <context>
        <name>LobbyWindow</name>
        <message>
            <source>Choose your game</source>
            <translation>Scelga il Suo gioco</translation>
        </message>
        <message>
            <source>Credit %1</source>
            <translation>Credito %1</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Giochi</translation>
        </message>
        <message>
            <source>Play a first hand</source>
            <translation>Gioca una prima mano</translation>
        </message>
        <message>
            <source>Play a first hand with play chips</source>
            <translation>Giocare una prima mano con fiche di prova</translation>
        </message>
    </context>
    <context>
        <name>LockScreen</name>
        <message>
            <source>Please call an attendant</source>
            <translation>Si prega di chiamare un addetto</translation>
        </message>
        <message>
            <source>The attendant has been called</source>
            <translation>L'addetto è stato chiamato</translation>
        </message>
    </context>
    <context>
        <name>Main</name>
        <message>
            <source>Cash out</source>
            <translation>Incassa</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistiche</translation>
        </message>
        <message numerus="yes">
            <source>You throw: %n seconds</source>
            <translation>
                <numerusform>Lanci Lei: %n secondo</numerusform>
                <numerusform>Lanci Lei: %n secondi</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Message</name>
        <message>
            <source>'{text}' is before the first [section]</source>
            <translation>«{text}» precede la prima [sezione]</translation>
        </message>
        <message>
            <source>'{text}' is not a [section]</source>
            <translation>«{text}» non è una [sezione]</translation>
        </message>
        <message>
            <source>'{text}' is not of the form key = value</source>
            <translation>«{text}» non ha la forma chiave = valore</translation>
        </message>
        <message>
            <source>'{value}' are not multiples like 1 2 3, with blanks between</source>
            <translation>«{value}» non sono multipli come 1 2 3, separati da spazi</translation>
        </message>
        <message>
            <source>'{value}' is no whole number of units of {bet}, such as 5, or 1 up to 2</source>
            <translation>«{value}» non è un numero intero di unità di {bet}, come 5 o 1 up to 2</translation>
        </message>
        <message>
            <source>'{value}' is not a pay like 7:6, of two whole numbers</source>
            <translation>«{value}» non è un pagamento come 7:6, di due numeri interi</translation>
        </message>
        <message>
            <source>'{value}' is not a rate below one like 0.05</source>
            <translation>«{value}» non è un tasso inferiore a uno come 0.05</translation>
        </message>
        <message>
            <source>'{value}' is not an amount above zero like 5.00, with two decimals</source>
            <translation>«{value}» non è un importo positivo come 5.00, con due decimali</translation>
        </message>
        <message>
            <source>A bill is stuck in the bill validator.</source>
            <translation>Una banconota è bloccata nel lettore di banconote.</translation>
        </message>
        <message>
            <source>A bill is stuck on its way into the stacker.</source>
            <translation>Una banconota è bloccata nel tragitto verso lo stacker.</translation>
        </message>
        <message>
            <source>A die came to rest cocked.</source>
            <translation>Un dado si è fermato inclinato.</translation>
        </message>
        <message>
            <source>A die left the table.</source>
            <translation>Un dado è uscito dal tavolo.</translation>
        </message>
        <message>
            <source>A die lies cocked.</source>
            <translation>Un dado è in bilico.</translation>
        </message>
        <message>
            <source>A die was missing or out of sight.</source>
            <translation>Un dado mancava o non era visibile.</translation>
        </message>
        <message>
            <source>A line of {path} makes no sense: {line}.</source>
            <translation>Una riga di {path} non ha senso: {line}.</translation>
        </message>
        <message>
            <source>A message in the name of {who} does not agree with its signature: it was altered or repeated.</source>
            <translation>Un messaggio a nome di {who} non corrisponde alla sua firma: è stato alterato o ripetuto.</translation>
        </message>
        <message>
            <source>A message in the name of {who} is not signed.</source>
            <translation>Un messaggio a nome di {who} non è firmato.</translation>
        </message>
        <message>
            <source>A message in the name of {who} was signed by a stranger: the certificate is not of this house.</source>
            <translation>Un messaggio a nome di {who} è stato firmato da un estraneo: il certificato non è di questa casa.</translation>
        </message>
        <message>
            <source>A message in the name of {who} was signed by {signer}.</source>
            <translation>Un messaggio a nome di {who} è stato firmato da {signer}.</translation>
        </message>
        <message>
            <source>A parameter is wrong</source>
            <translation>Un parametro è errato</translation>
        </message>
        <message>
            <source>A pipe or a device has the journal's name.</source>
            <translation>Una pipe o un dispositivo porta il nome del giornale.</translation>
        </message>
        <message>
            <source>A player has credit at a table of {before}, and {other} has {after}. Start with the earlier limits, have the credit paid, and then change them.</source>
            <translation>Un giocatore ha credito a un tavolo da {before}, e {other} ha {after}. Avviare con i limiti precedenti, far pagare il credito e poi cambiarli.</translation>
        </message>
        <message>
            <source>A player has credit at a table with {name} of {before}, and Param.ini has {after}. Start with the earlier limits, have the credit paid, and then change them.</source>
            <translation>Un giocatore ha credito a un tavolo con {name} di {before}, e Param.ini dice {after}. Avviare con i limiti precedenti, far pagare il credito e poi cambiarli.</translation>
        </message>
        <message>
            <source>A row of table {table} was sent to table {expected}.</source>
            <translation>Una riga del tavolo {table} è stata inviata al tavolo {expected}.</translation>
        </message>
        <message>
            <source>A second bill was put in too early. Take it out.</source>
            <translation>Una seconda banconota è stata inserita troppo presto. Ritirarla.</translation>
        </message>
        <message>
            <source>A signed release has played here; this copy of the program is not signed.</source>
            <translation>Qui ha giocato una versione firmata; questa copia del programma non è firmata.</translation>
        </message>
        <message>
            <source>All copies of the journal are on one device ({disk}): what destroys it destroys them all.</source>
            <translation>Tutte le copie del giornale sono su un solo dispositivo ({disk}): ciò che lo distrugge le distrugge tutte.</translation>
        </message>
        <message>
            <source>All copies of the journal are on one device: what destroys it destroys them all.</source>
            <translation>Tutte le copie del giornale sono su un solo dispositivo: ciò che lo distrugge le distrugge tutte.</translation>
        </message>
        <message>
            <source>An event in it makes no sense ({error}).</source>
            <translation>Un suo evento non ha senso ({error}).</translation>
        </message>
        <message>
            <source>Another program has its port open.</source>
            <translation>Un altro programma tiene aperta la sua porta.</translation>
        </message>
        <message>
            <source>Another program holds the journal ({error}).</source>
            <translation>Un altro programma occupa il giornale ({error}).</translation>
        </message>
        <message>
            <source>Archived journal {archive} cannot be read: {why}.</source>
            <translation>Il giornale archiviato {archive} non può essere letto: {why}.</translation>
        </message>
        <message>
            <source>Beside the journal lies a rollback journal, which it never makes.</source>
            <translation>Accanto al giornale c'è un giornale di rollback, che non crea mai.</translation>
        </message>
        <message>
            <source>Bets are up under sheet {sheet}, and {other} as it is now is not the same.</source>
            <translation>Ci sono puntate sul tavolo con la tabella {sheet}, e {other} com'è ora non è la stessa.</translation>
        </message>
        <message>
            <source>Cabinet {cabinet} does not have seat {seat}.</source>
            <translation>La macchina {cabinet} non ha il posto {seat}.</translation>
        </message>
        <message>
            <source>Cabinet {cabinet} has played round {round} of this table, and the table knows its rounds up to {newest} only.</source>
            <translation>La macchina {cabinet} ha giocato il round {round} di questo tavolo, e il tavolo conosce i suoi round solo fino al {newest}.</translation>
        </message>
        <message>
            <source>Cabinet {cabinet} has sat here with a newer journal: this one is an old copy.</source>
            <translation>La macchina {cabinet} è già stata qui con un giornale più recente: questo è una vecchia copia.</translation>
        </message>
        <message>
            <source>Cabinet {cabinet} has seat {seat} at table {table}.</source>
            <translation>La macchina {cabinet} ha il posto {seat} al tavolo {table}.</translation>
        </message>
        <message>
            <source>Copy {number} of the journal lacked the last event, which came from the database.</source>
            <translation>Alla copia {number} del giornale mancava l'ultimo evento, ripreso dalla banca dati.</translation>
        </message>
        <message>
            <source>Copy {number} of the journal lacked the last {count} events, which came from the database.</source>
            <translation>Alla copia {number} del giornale mancavano gli ultimi {count} eventi, ripresi dalla banca dati.</translation>
        </message>
        <message>
            <source>Copy {number} of the journal was rebuilt from the database: {cause}.</source>
            <translation>La copia {number} del giornale è stata ricostruita dalla banca dati: {cause}.</translation>
        </message>
        <message>
            <source>Copy {number} of the journal, {path}, cannot be used ({error}).</source>
            <translation>La copia {number} del giornale, {path}, non è utilizzabile ({error}).</translation>
        </message>
        <message>
            <source>Copy {number} of the journal, {path}, was found damaged: {cause}.</source>
            <translation>La copia {number} del giornale, {path}, è danneggiata: {cause}.</translation>
        </message>
        <message>
            <source>Copy {number}: {found}</source>
            <translation>Copia {number}: {found}</translation>
        </message>
        <message>
            <source>Dice are missing from the dice generator, or there are too many.</source>
            <translation>Nel generatore di dadi mancano dadi, o ce ne sono troppi.</translation>
        </message>
        <message>
            <source>Event {number} is missing in copy {copy} of the journal.</source>
            <translation>L'evento {number} manca nella copia {copy} del giornale.</translation>
        </message>
        <message>
            <source>Event {number} of the journal makes no sense ({error}).</source>
            <translation>L’evento {number} del giornale non ha senso ({error}).</translation>
        </message>
        <message>
            <source>Have the house's authority issue a new one.</source>
            <translation>Farne emettere uno nuovo dall'autorità della casa.</translation>
        </message>
        <message>
            <source>Impossible device report</source>
            <translation>Segnalazione impossibile da un dispositivo</translation>
        </message>
        <message>
            <source>It does not answer.</source>
            <translation>Non risponde.</translation>
        </message>
        <message>
            <source>It has lost its power and starts again.</source>
            <translation>Ha perso la corrente e si riavvia.</translation>
        </message>
        <message>
            <source>It has no bulk endpoints.</source>
            <translation>Non ha endpoint bulk.</translation>
        </message>
        <message>
            <source>It is not plugged in.</source>
            <translation>Nessun collegamento.</translation>
        </message>
        <message>
            <source>It is pending.</source>
            <translation>È in sospeso.</translation>
        </message>
        <message>
            <source>It is redeemed.</source>
            <translation>È riscosso.</translation>
        </message>
        <message>
            <source>It took {sent} of {all} bytes.</source>
            <translation>Ha accettato {sent} byte su {all}.</translation>
        </message>
        <message>
            <source>It was never entered.</source>
            <translation>Non è mai stato registrato.</translation>
        </message>
        <message>
            <source>It was not kept for this request.</source>
            <translation>Non era trattenuto per questa richiesta.</translation>
        </message>
        <message>
            <source>It was redeemed by the same request.</source>
            <translation>È stato riscosso dalla stessa richiesta.</translation>
        </message>
        <message>
            <source>It was unplugged.</source>
            <translation>Collegamento interrotto.</translation>
        </message>
        <message>
            <source>It was worth {cents} cents.</source>
            <translation>Valeva {cents} centesimi.</translation>
        </message>
        <message>
            <source>Its address {address} is not of the form usb:1234:abcd.</source>
            <translation>Il suo indirizzo {address} non ha la forma usb:1234:abcd.</translation>
        </message>
        <message>
            <source>Its driver has failed and starts again.</source>
            <translation>Il suo driver ha commesso un errore e si riavvia.</translation>
        </message>
        <message>
            <source>Its files cannot be checked ({error}).</source>
            <translation>I suoi file non possono essere controllati ({error}).</translation>
        </message>
        <message>
            <source>Its port fails ({error}).</source>
            <translation>La sua porta non funziona ({error}).</translation>
        </message>
        <message>
            <source>Its port is no serial line.</source>
            <translation>La sua porta non è una linea seriale.</translation>
        </message>
        <message>
            <source>Money is open in {currency}, but Param.ini names {other}.</source>
            <translation>C'è denaro aperto in {currency}, ma Param.ini indica {other}.</translation>
        </message>
        <message>
            <source>No bills are taken now.</source>
            <translation>Ora non si accettano banconote.</translation>
        </message>
        <message>
            <source>No dealer of the house has a key with the name “{name}”.</source>
            <translation>Nessun croupier della casa ha una chiave con il nome «{name}».</translation>
        </message>
        <message>
            <source>No journal can be made at {path} ({error}).</source>
            <translation>Non si può creare un giornale in {path} ({error}).</translation>
        </message>
        <message>
            <source>No tickets are taken now.</source>
            <translation>Ora non si accettano ticket.</translation>
        </message>
        <message>
            <source>Only cashable tickets are taken here.</source>
            <translation>Qui si accettano solo ticket incassabili.</translation>
        </message>
        <message>
            <source>Order {number} of dealer {name} was answered before: it was put in again, and was not carried out.</source>
            <translation>L’ordine {number} del croupier {name} ha già avuto risposta: è stato immesso di nuovo e non è stato eseguito.</translation>
        </message>
        <message>
            <source>Order {number} of the dealer has the same key as another one.</source>
            <translation>L’ordine {number} del croupier ha la stessa chiave di un altro.</translation>
        </message>
        <message>
            <source>Paper is jammed in the ticket printer: please clear it.</source>
            <translation>Carta inceppata nella stampante ticket: si prega di toglierla.</translation>
        </message>
        <message>
            <source>Paper waits in the slot of the ticket printer: please take it.</source>
            <translation>Nella fessura della stampante ticket c'è della carta: si prega di ritirarla.</translation>
        </message>
        <message>
            <source>Param.ini cannot be written</source>
            <translation>Param.ini non può essere scritto</translation>
        </message>
        <message>
            <source>Param.ini was edited by hand</source>
            <translation>Param.ini è stato modificato a mano</translation>
        </message>
        <message>
            <source>Play goes on in a moment.</source>
            <translation>Il gioco riprende tra un momento.</translation>
        </message>
        <message>
            <source>Practice may not use {what}: that is outside its own folder.</source>
            <translation>L'esercitazione non può usare {what}: è fuori dalla sua cartella.</translation>
        </message>
        <message>
            <source>Round {number} was played by a par sheet that is not offered here, with SHA-256 {digest}.</source>
            <translation>Il giro {number} è stato giocato con una tabella dei pagamenti che qui non è offerta, con SHA-256 {digest}.</translation>
        </message>
        <message>
            <source>Round {round} cannot be closed: its betting has not ended.</source>
            <translation>Il round {round} non si può chiudere: le puntate sono ancora aperte.</translation>
        </message>
        <message>
            <source>Round {round} cannot begin: round {newest} is not decided.</source>
            <translation>Il round {round} non può iniziare: il round {newest} non è deciso.</translation>
        </message>
        <message>
            <source>Round {round} contradicts what the table has published of it.</source>
            <translation>Il round {round} contraddice quanto il tavolo ne ha pubblicato.</translation>
        </message>
        <message>
            <source>Round {round} does not follow round {newest}, the newest of the table.</source>
            <translation>Il round {round} non segue il round {newest}, l’ultimo del tavolo.</translation>
        </message>
        <message>
            <source>Round {round} is not decided.</source>
            <translation>Il round {round} non è deciso.</translation>
        </message>
        <message>
            <source>Round {round} names other bets than those that were accepted.</source>
            <translation>Il round {round} indica puntate diverse da quelle accettate.</translation>
        </message>
        <message>
            <source>Round {round} of the table does not agree with its digest: it was altered.</source>
            <translation>Il round {round} del tavolo non corrisponde alla sua impronta: è stato alterato.</translation>
        </message>
        <message>
            <source>SQLite does not wait for the disk at each commit.</source>
            <translation>SQLite non attende il disco a ogni conferma.</translation>
        </message>
        <message>
            <source>Seat {seat} cannot be left: its bets of round {round} are not settled.</source>
            <translation>Il posto {seat} non si può lasciare: le sue puntate del round {round} non sono liquidate.</translation>
        </message>
        <message>
            <source>Seat {seat} has been taken again in the name of cabinet {cabinet}: a copy of this station is running.</source>
            <translation>Il posto {seat} è stato preso di nuovo a nome della macchina {cabinet}: è in funzione una copia di questa stazione.</translation>
        </message>
        <message>
            <source>Seat {seat} has reported another result of round {round}: this journal is an old copy.</source>
            <translation>Il posto {seat} ha già comunicato un altro risultato del round {round}: questo giornale è una vecchia copia.</translation>
        </message>
        <message>
            <source>Seat {seat} has reported round {round}, and round {expected} comes first.</source>
            <translation>Il posto {seat} ha comunicato il round {round}, ma prima viene il round {expected}.</translation>
        </message>
        <message>
            <source>Seat {seat} has sealed other bets as version {version} of round {round}: this journal is an old copy.</source>
            <translation>Il posto {seat} ha sigillato altre puntate come versione {version} del round {round}: questo giornale è una vecchia copia.</translation>
        </message>
        <message>
            <source>Seat {seat} is taken by cabinet {cabinet}.</source>
            <translation>Il posto {seat} è occupato dalla macchina {cabinet}.</translation>
        </message>
        <message>
            <source>Seat {seat} of cabinet {cabinet} was freed at the table, and what it was owed was paid there: keep this journal, and clear the RAM before this station plays again.</source>
            <translation>Il posto {seat} della macchina {cabinet} è stato liberato al tavolo e quanto dovuto è stato pagato lì: conservi questo giornale e azzeri la RAM prima che questa postazione giochi di nuovo.</translation>
        </message>
        <message>
            <source>Slip {number} was not printed: {cause}.</source>
            <translation>La ricevuta {number} non è stata stampata: {cause}.</translation>
        </message>
        <message>
            <source>Slip {number} was ordered before.</source>
            <translation>La ricevuta {number} era già stata richiesta.</translation>
        </message>
        <message>
            <source>The RAM clear is confirmed</source>
            <translation>La cancellazione della RAM è confermata</translation>
        </message>
        <message>
            <source>The barcode of this ticket cannot be read.</source>
            <translation>Il codice a barre di questo ticket non è leggibile.</translation>
        </message>
        <message>
            <source>The bets of seat {seat} in round {round} do not agree with their digest or sum: they were altered.</source>
            <translation>Le puntate del posto {seat} nel round {round} non corrispondono alla loro impronta o alla loro somma: sono state alterate.</translation>
        </message>
        <message>
            <source>The bill stacker is full.</source>
            <translation>Lo stacker delle banconote è pieno.</translation>
        </message>
        <message>
            <source>The bill stacker is open or missing.</source>
            <translation>Lo stacker delle banconote è aperto o manca.</translation>
        </message>
        <message>
            <source>The bill validator did not wait for an order and gave it back.</source>
            <translation>Il lettore di banconote l’ha restituita senza attendere un ordine.</translation>
        </message>
        <message>
            <source>The bill validator does not know a bill of {amount}, which the parameter money.bills names.</source>
            <translation>Il lettore di banconote non conosce una banconota da {amount}, indicata dal parametro money.bills.</translation>
        </message>
        <message>
            <source>The bill validator does not take its settings.</source>
            <translation>Il lettore di banconote non accetta le sue impostazioni.</translation>
        </message>
        <message>
            <source>The bill validator has detected an attempt at fraud.</source>
            <translation>Il lettore di banconote ha rilevato una frode.</translation>
        </message>
        <message>
            <source>The bill validator has failed: {cause}.</source>
            <translation>Il lettore di banconote è guasto: {cause}.</translation>
        </message>
        <message>
            <source>The bill validator reports an internal error.</source>
            <translation>Il lettore di banconote ha un problema interno.</translation>
        </message>
        <message>
            <source>The bill was credited, and then found in the acceptor, which gives it back. The player may have it.</source>
            <translation>La banconota è stata accreditata e poi trovata nell'ingresso, che la restituisce. Potrebbe averla il giocatore.</translation>
        </message>
        <message>
            <source>The bill was not taken: {cause}.</source>
            <translation>La banconota non è stata accettata: {cause}.</translation>
        </message>
        <message>
            <source>The cabinet cannot be followed: {error}</source>
            <translation>La macchina non può essere seguita: {error}</translation>
        </message>
        <message>
            <source>The camera answers, but sends no picture that can be read ({error}).</source>
            <translation>La telecamera risponde, ma non invia alcuna immagine leggibile ({error}).</translation>
        </message>
        <message>
            <source>The camera answers, but sends no picture that can be read.</source>
            <translation>La telecamera risponde, ma non invia alcuna immagine leggibile.</translation>
        </message>
        <message>
            <source>The camera does not answer ({error}).</source>
            <translation>La telecamera non risponde ({error}).</translation>
        </message>
        <message>
            <source>The camera has ended its stream.</source>
            <translation>La telecamera ha terminato il flusso.</translation>
        </message>
        <message>
            <source>The camera has not been reached yet.</source>
            <translation>La telecamera non è ancora stata raggiunta.</translation>
        </message>
        <message>
            <source>The camera sends no stream of JPEG pictures.</source>
            <translation>La telecamera non invia un flusso di immagini JPEG.</translation>
        </message>
        <message>
            <source>The camera's password cannot be read from {file} ({error}).</source>
            <translation>La password della telecamera non può essere letta da {file} ({error}).</translation>
        </message>
        <message>
            <source>The camera's picture is larger than {width} by {height}; set a smaller one in the camera.</source>
            <translation>L'immagine della telecamera è più grande di {width} per {height}; impostarne una più piccola nella telecamera.</translation>
        </message>
        <message>
            <source>The card reader cannot read cards.</source>
            <translation>Il lettore di carte non riesce a leggere le carte.</translation>
        </message>
        <message>
            <source>The certificate of the house's authority ends on {day}.</source>
            <translation>Il certificato dell'autorità della casa scade il {day}.</translation>
        </message>
        <message>
            <source>The certificate of {who} ends on {day}.</source>
            <translation>Il certificato di {who} scade il {day}.</translation>
        </message>
        <message>
            <source>The certificate of {who} has been revoked.</source>
            <translation>Il certificato di {who} è stato revocato.</translation>
        </message>
        <message>
            <source>The certificate of {who} is valid from {begins} to {ends}, and not today.</source>
            <translation>Il certificato di {who} è valido dal {begins} al {ends}, e non oggi.</translation>
        </message>
        <message>
            <source>The certificates in {folder} are of different authorities.</source>
            <translation>I certificati in {folder} sono di autorità diverse.</translation>
        </message>
        <message>
            <source>The check of the journal's earlier events did not end ({cause}).</source>
            <translation>La verifica degli eventi precedenti del giornale non è terminata ({cause}).</translation>
        </message>
        <message>
            <source>The check of the journal's earlier events was stopped.</source>
            <translation>La verifica degli eventi precedenti del giornale è stata interrotta.</translation>
        </message>
        <message>
            <source>The copies of the journal cannot be checked ({error}).</source>
            <translation>Le copie del giornale non si possono verificare ({error}).</translation>
        </message>
        <message>
            <source>The copies of the journal hold different events, and nothing says which is right.</source>
            <translation>Le copie del giornale contengono eventi diversi, e nulla dice quale sia giusta.</translation>
        </message>
        <message>
            <source>The copy's snapshot of event {number} is not the one that was taken.</source>
            <translation>L'istantanea dell'evento {number} nella copia non è quella che è stata fatta.</translation>
        </message>
        <message>
            <source>The credit may not exceed {amount}.</source>
            <translation>Il credito non può superare {amount}.</translation>
        </message>
        <message>
            <source>The currency has changed in play</source>
            <translation>La valuta è cambiata durante il gioco</translation>
        </message>
        <message>
            <source>The dealer did not answer.</source>
            <translation>Il croupier non ha risposto.</translation>
        </message>
        <message>
            <source>The dealer has decided so.</source>
            <translation>Il croupier ha deciso così.</translation>
        </message>
        <message>
            <source>The dice came to rest on top of each other.</source>
            <translation>I dadi si sono fermati uno sull'altro.</translation>
        </message>
        <message>
            <source>The dice can no longer be thrown: {cause}.</source>
            <translation>I dadi non si possono più lanciare: {cause}.</translation>
        </message>
        <message>
            <source>The dice cannot be read.</source>
            <translation>I dadi non sono leggibili.</translation>
        </message>
        <message>
            <source>The dice cannot be thrown now. All bets stand.</source>
            <translation>Ora non si possono lanciare i dadi. Tutte le puntate restano valide.</translation>
        </message>
        <message>
            <source>The dice cannot be thrown: {cause}.</source>
            <translation>I dadi non si possono lanciare: {cause}.</translation>
        </message>
        <message>
            <source>The dice could not be read with certainty.</source>
            <translation>Non è stato possibile leggere i dadi con certezza.</translation>
        </message>
        <message>
            <source>The dice did not come to rest in time.</source>
            <translation>I dadi non si sono fermati in tempo.</translation>
        </message>
        <message>
            <source>The dice generator broke down during the throw.</source>
            <translation>Il generatore di dadi si è guastato durante il lancio.</translation>
        </message>
        <message>
            <source>The dice generator cannot read the dice.</source>
            <translation>Il generatore di dadi non riesce a leggere i dadi.</translation>
        </message>
        <message>
            <source>The dice generator cannot record its throws.</source>
            <translation>Il generatore di dadi non riesce a registrare i suoi lanci.</translation>
        </message>
        <message>
            <source>The dice generator cannot shake the dice.</source>
            <translation>Il generatore di dadi non riesce a scuotere i dadi.</translation>
        </message>
        <message>
            <source>The dice generator cannot throw the number of dice that the game needs at once ({wanted}), only {there}.</source>
            <translation>Il generatore di dadi non può lanciare insieme i dadi che servono al gioco ({wanted}), soltanto {there}.</translation>
        </message>
        <message>
            <source>The dice generator does not finish its throw.</source>
            <translation>Il generatore di dadi non termina il lancio.</translation>
        </message>
        <message>
            <source>The dice generator has used this throw number before and no longer knows the result; its record must be cleared.</source>
            <translation>Il generatore di dadi ha già usato questo numero di lancio e non ne conosce più il risultato; la sua registrazione va cancellata.</translation>
        </message>
        <message>
            <source>The dice generator has used this throw number before, for another number of dice; its record must be cleared.</source>
            <translation>Il generatore di dadi ha già usato questo numero di lancio per un altro numero di dadi; la sua registrazione va cancellata.</translation>
        </message>
        <message>
            <source>The dice generator is testing itself.</source>
            <translation>Il generatore di dadi esegue un autotest.</translation>
        </message>
        <message>
            <source>The dice generator lost its power during the throw.</source>
            <translation>Il generatore di dadi è rimasto senza corrente durante il lancio.</translation>
        </message>
        <message>
            <source>The dice generator refuses what its protocol demands.</source>
            <translation>Il generatore di dadi rifiuta ciò che il suo protocollo richiede.</translation>
        </message>
        <message>
            <source>The dice generator reports a fault.</source>
            <translation>Il generatore di dadi segnala un guasto.</translation>
        </message>
        <message>
            <source>The dice generator's source of chance has failed its test.</source>
            <translation>La sorgente casuale del generatore di dadi non ha superato il test.</translation>
        </message>
        <message>
            <source>The dice were entered wrongly.</source>
            <translation>I dadi sono stati inseriti male.</translation>
        </message>
        <message>
            <source>The dice were touched.</source>
            <translation>I dadi sono stati toccati.</translation>
        </message>
        <message>
            <source>The disk does not do what the journal asks of it ({error}).</source>
            <translation>Il disco non fa ciò che il giornale gli chiede ({error}).</translation>
        </message>
        <message>
            <source>The disk is full ({error}).</source>
            <translation>Il disco è pieno ({error}).</translation>
        </message>
        <message>
            <source>The doors cannot be journaled</source>
            <translation>Le porte non possono essere registrate</translation>
        </message>
        <message>
            <source>The events of the journal do not balance: {error}.</source>
            <translation>Gli eventi del giornale non quadrano: {error}.</translation>
        </message>
        <message>
            <source>The exchange knows more of this table than its journal: the journal is an old copy, or another table uses it.</source>
            <translation>Lo scambio sa di questo tavolo più del suo giornale: il giornale è una vecchia copia, o lo usa un altro tavolo.</translation>
        </message>
        <message>
            <source>The exchange of the table has version {found}, and this program needs version {needed}.</source>
            <translation>Lo scambio del tavolo ha la versione {found} e questo programma richiede la versione {needed}.</translation>
        </message>
        <message>
            <source>The file name {name} cannot stand in a manifest.</source>
            <translation>Il nome di file {name} non può stare in un manifesto.</translation>
        </message>
        <message>
            <source>The file of the ticket book is no ticket book, or of another version.</source>
            <translation>Il file del registro dei ticket è un altro o di un'altra versione.</translation>
        </message>
        <message>
            <source>The house needs a new authority, and every machine of its tables a new key.</source>
            <translation>La casa ha bisogno di una nuova autorità, e ogni macchina dei suoi tavoli di una nuova chiave.</translation>
        </message>
        <message>
            <source>The journal cannot be used</source>
            <translation>Il giornale non può essere usato</translation>
        </message>
        <message>
            <source>The journal cannot be written</source>
            <translation>Il giornale non può essere scritto</translation>
        </message>
        <message>
            <source>The journal cannot be written: {cause}.</source>
            <translation>Il giornale non può essere scritto: {cause}.</translation>
        </message>
        <message>
            <source>The journal is being checked</source>
            <translation>Il giornale è in verifica</translation>
        </message>
        <message>
            <source>The journal is broken at event {number}: {reason}.</source>
            <translation>Il giornale è danneggiato all'evento {number}: {reason}.</translation>
        </message>
        <message>
            <source>The journal is not one of practice.</source>
            <translation>Il giornale non è di un'esercitazione.</translation>
        </message>
        <message>
            <source>The journal is of version {version}, and this program knows version {known} only.</source>
            <translation>Il giornale è della versione {version}, e questo programma conosce solo la versione {known}.</translation>
        </message>
        <message>
            <source>The journal is one of practice: nothing in it counts.</source>
            <translation>Il giornale è di un'esercitazione: nulla di ciò che contiene conta.</translation>
        </message>
        <message>
            <source>The journal may not be opened ({error}).</source>
            <translation>Manca il permesso di aprire il giornale ({error}).</translation>
        </message>
        <message>
            <source>The journal may not be written ({error}).</source>
            <translation>Manca il permesso di scrivere il giornale ({error}).</translation>
        </message>
        <message>
            <source>The journal was found damaged while the terminal ran.</source>
            <translation>Il giornale è risultato danneggiato mentre il terminale era in funzione.</translation>
        </message>
        <message>
            <source>The journal {name} is in use by another terminal or an audit.</source>
            <translation>Il giornale {name} è in uso da parte di un altro terminale o di una verifica.</translation>
        </message>
        <message>
            <source>The journal {name} is missing, and its WAL is still there.</source>
            <translation>Il giornale {name} manca, ma il suo WAL c'è ancora.</translation>
        </message>
        <message>
            <source>The journal {name} is missing, and the record of its last event is damaged.</source>
            <translation>Il giornale {name} manca, e la traccia del suo ultimo evento è danneggiata.</translation>
        </message>
        <message>
            <source>The journal's database was bad and was rebuilt from copy {number}: {cause}.</source>
            <translation>La banca dati del giornale era guasta ed è stata ricostruita dalla copia {number}: {cause}.</translation>
        </message>
        <message>
            <source>The journal's earlier events cannot be checked ({error}).</source>
            <translation>Gli eventi precedenti del giornale non possono essere verificati ({error}).</translation>
        </message>
        <message>
            <source>The journal's file is damaged ({error}).</source>
            <translation>Il file del giornale è danneggiato ({error}).</translation>
        </message>
        <message>
            <source>The journal's file is empty, is not a journal, or its first page is damaged.</source>
            <translation>Il file del giornale è vuoto, non è un giornale o la sua prima pagina è danneggiata.</translation>
        </message>
        <message>
            <source>The journal's file is not a journal, or its first page is damaged.</source>
            <translation>Il file del giornale non è un giornale o la sua prima pagina è danneggiata.</translation>
        </message>
        <message>
            <source>The journal's file is not written through a WAL.</source>
            <translation>Il file del giornale non viene scritto tramite un WAL.</translation>
        </message>
        <message>
            <source>The journal's files cannot be opened ({error}).</source>
            <translation>I file del giornale non possono essere aperti ({error}).</translation>
        </message>
        <message>
            <source>The journal's first page is damaged.</source>
            <translation>La prima pagina del giornale è danneggiata.</translation>
        </message>
        <message>
            <source>The journal's folder {path} cannot be made ({error}).</source>
            <translation>La cartella del giornale, {path}, non può essere creata ({error}).</translation>
        </message>
        <message>
            <source>The journal's pages do not hang together ({error}).</source>
            <translation>Le pagine del giornale non combaciano ({error}).</translation>
        </message>
        <message>
            <source>The journal's place {path} cannot be used ({error}).</source>
            <translation>La posizione {path} del giornale non può essere usata ({error}).</translation>
        </message>
        <message>
            <source>The journal's table of {table} is missing or damaged.</source>
            <translation>La tabella {table} del giornale manca o è danneggiata.</translation>
        </message>
        <message>
            <source>The key and the certificate in {folder} are not those of {who}.</source>
            <translation>La chiave e il certificato in {folder} non sono quelli di {who}.</translation>
        </message>
        <message>
            <source>The last {count} throws were void.</source>
            <translation>Gli ultimi {count} lanci sono risultati nulli.</translation>
        </message>
        <message>
            <source>The library for cameras with RTSP or on USB is not installed.</source>
            <translation>La libreria per le telecamere con RTSP o su USB non è installata.</translation>
        </message>
        <message>
            <source>The lid of the dice generator is open.</source>
            <translation>Il coperchio del generatore di dadi è aperto.</translation>
        </message>
        <message>
            <source>The lid of the dice generator was opened during the throw.</source>
            <translation>Il coperchio del generatore di dadi è stato aperto durante il lancio.</translation>
        </message>
        <message>
            <source>The limits of the table have changed with a player at it</source>
            <translation>I limiti del tavolo sono cambiati con un giocatore presente</translation>
        </message>
        <message>
            <source>The log cannot be written</source>
            <translation>Il log non può essere scritto</translation>
        </message>
        <message>
            <source>The meters do not agree</source>
            <translation>I contatori non concordano</translation>
        </message>
        <message>
            <source>The par sheet has changed in play</source>
            <translation>La tabella dei pagamenti è cambiata durante il gioco</translation>
        </message>
        <message>
            <source>The par sheet is wrong</source>
            <translation>La tabella dei pagamenti è errata</translation>
        </message>
        <message>
            <source>The par sheet of round {number} is another one, though bets were up.</source>
            <translation>La tabella dei pagamenti del giro {number} è un’altra, benché ci fossero puntate sul tavolo.</translation>
        </message>
        <message>
            <source>The parameters are changed</source>
            <translation>I parametri sono modificati</translation>
        </message>
        <message>
            <source>The place of the journal does not allow a WAL.</source>
            <translation>Il posto del giornale non consente un WAL.</translation>
        </message>
        <message>
            <source>The place of the ticket book does not allow a WAL.</source>
            <translation>Il posto del registro dei ticket non consente un WAL.</translation>
        </message>
        <message>
            <source>The plain copies of the journal hold different events, and its database is bad.</source>
            <translation>Le copie semplici del giornale contengono eventi diversi, e la sua banca dati è guasta.</translation>
        </message>
        <message>
            <source>The players of gaming day {number} do not add up to it.</source>
            <translation>I giocatori della giornata {number} non ne danno i totali.</translation>
        </message>
        <message>
            <source>The process that reads the camera has failed.</source>
            <translation>Il processo che legge la telecamera ha avuto un errore.</translation>
        </message>
        <message>
            <source>The program ended before the clock was set. Look whether it is right.</source>
            <translation>Il programma è terminato prima di regolare l'orologio. Verificare se è giusto.</translation>
        </message>
        <message>
            <source>The program finds no USB library (libusb).</source>
            <translation>Il programma non trova la libreria USB (libusb).</translation>
        </message>
        <message>
            <source>The program is being checked</source>
            <translation>Il programma viene controllato</translation>
        </message>
        <message>
            <source>The program is not as it was released</source>
            <translation>Il programma non è come è stato rilasciato</translation>
        </message>
        <message>
            <source>The program may not open its port.</source>
            <translation>Il programma non ha il permesso di aprire la sua porta.</translation>
        </message>
        <message>
            <source>The program starts again in a moment.</source>
            <translation>Il programma si riavvia tra un momento.</translation>
        </message>
        <message>
            <source>The program was restarted before the printer had answered.</source>
            <translation>Il programma è stato riavviato prima della risposta della stampante.</translation>
        </message>
        <message>
            <source>The puck of round {number} does not follow from the dice before it.</source>
            <translation>Il puck del giro {number} non deriva dai dadi precedenti.</translation>
        </message>
        <message>
            <source>The record of a RAM clear cannot be read ({error}).</source>
            <translation>La registrazione di un azzeramento della RAM non è leggibile ({error}).</translation>
        </message>
        <message>
            <source>The record of a RAM clear is something else.</source>
            <translation>La registrazione di un azzeramento della RAM è qualcos'altro.</translation>
        </message>
        <message>
            <source>The record of its RAM clear is missing or damaged.</source>
            <translation>La traccia del suo azzeramento RAM manca o è danneggiata.</translation>
        </message>
        <message>
            <source>The record of the last event cannot be written ({error}).</source>
            <translation>La traccia dell'ultimo evento non si può scrivere ({error}).</translation>
        </message>
        <message>
            <source>The record of the last event did not reach the disk ({error}).</source>
            <translation>La traccia dell'ultimo evento non è arrivata sul disco ({error}).</translation>
        </message>
        <message>
            <source>The rounds of the table cannot be read from its journal: {error}</source>
            <translation>I giri del tavolo non si possono leggere dal suo giornale: {error}</translation>
        </message>
        <message>
            <source>The server of the table could lose bets: its setting {name} is “{setting}”.</source>
            <translation>Il server del tavolo potrebbe perdere puntate: la sua impostazione {name} è «{setting}».</translation>
        </message>
        <message>
            <source>The server of the table does not allow this ({error}).</source>
            <translation>Il server del tavolo non lo permette ({error}).</translation>
        </message>
        <message>
            <source>The server of the table is PostgreSQL {found}: version 15 or newer is needed.</source>
            <translation>Il server del tavolo è PostgreSQL {found}: serve la versione 15 o successiva.</translation>
        </message>
        <message>
            <source>The signature of {path} is wrong.</source>
            <translation>La firma di {path} è sbagliata.</translation>
        </message>
        <message>
            <source>The simulated devices cannot be started</source>
            <translation>I dispositivi simulati non possono essere avviati</translation>
        </message>
        <message>
            <source>The simulated devices cannot be started in {directory} ({error}).</source>
            <translation>I dispositivi simulati non possono essere avviati in {directory} ({error}).</translation>
        </message>
        <message>
            <source>The snapshot of event {number} is missing.</source>
            <translation>Manca l'istantanea dell'evento {number}.</translation>
        </message>
        <message>
            <source>The snapshot of event {number} is not the one that was taken.</source>
            <translation>L'istantanea dell'evento {number} non è quella che è stata fatta.</translation>
        </message>
        <message>
            <source>The staff is at work at the table, or a door is open.</source>
            <translation>Il personale lavora al tavolo, o una porta è aperta.</translation>
        </message>
        <message>
            <source>The station of seat {seat}, cabinet {cabinet}, was back since its sum was printed.</source>
            <translation>La postazione del posto {seat}, macchina {cabinet}, è tornata dopo la stampa della sua somma.</translation>
        </message>
        <message>
            <source>The system's clock cannot be set: {error}.</source>
            <translation>L'orologio di sistema non può essere regolato: {error}.</translation>
        </message>
        <message>
            <source>The system's clock did not take the time.</source>
            <translation>L'orologio di sistema non ha accettato l'ora.</translation>
        </message>
        <message>
            <source>The table cannot be reached ({error}).</source>
            <translation>Il tavolo non è raggiungibile ({error}).</translation>
        </message>
        <message>
            <source>The table does not answer.</source>
            <translation>Il tavolo non risponde.</translation>
        </message>
        <message>
            <source>The table does not reach its stations.</source>
            <translation>Il tavolo non raggiunge le sue postazioni.</translation>
        </message>
        <message>
            <source>The table does not take this ({error}).</source>
            <translation>Il tavolo non lo accetta ({error}).</translation>
        </message>
        <message>
            <source>The table has declared it void.</source>
            <translation>Il tavolo lo ha dichiarato nullo.</translation>
        </message>
        <message>
            <source>The table has no round {round}.</source>
            <translation>Il tavolo non ha il round {round}.</translation>
        </message>
        <message>
            <source>The table is paused. All bets stand.</source>
            <translation>Il tavolo è in pausa. Tutte le puntate restano valide.</translation>
        </message>
        <message>
            <source>The table shows round {found}, and this station needs round {expected} first.</source>
            <translation>Il tavolo mostra il round {found}, e a questa postazione serve prima il round {expected}.</translation>
        </message>
        <message>
            <source>The terminal has found a mistake of its own</source>
            <translation>Il terminale ha rilevato un proprio errore</translation>
        </message>
        <message>
            <source>The ticket book cannot be held against the journal ({error}).</source>
            <translation>Il registro dei ticket non si può confrontare con il giornale ({error}).</translation>
        </message>
        <message>
            <source>The ticket book cannot be locked ({error}).</source>
            <translation>Il registro dei ticket non si può bloccare ({error}).</translation>
        </message>
        <message>
            <source>The ticket book cannot be opened ({error}).</source>
            <translation>Il registro dei ticket non si può aprire ({error}).</translation>
        </message>
        <message>
            <source>The ticket book cannot be used ({error}).</source>
            <translation>Il registro dei ticket non si può usare ({error}).</translation>
        </message>
        <message>
            <source>The ticket book contradicts the journal about ticket {number}: move it away, and a new one is made.</source>
            <translation>Il registro dei ticket contraddice il giornale sul ticket {number}: lo si metta da parte e verrà rifatto.</translation>
        </message>
        <message>
            <source>The ticket book is damaged.</source>
            <translation>Il registro dei ticket è danneggiato.</translation>
        </message>
        <message>
            <source>The ticket book is in use, and it serves one cabinet only.</source>
            <translation>Il registro dei ticket è in uso e serve una sola macchina.</translation>
        </message>
        <message>
            <source>The ticket paper is running low.</source>
            <translation>La carta per i ticket sta finendo.</translation>
        </message>
        <message>
            <source>The ticket printer had failed: a technician has to turn the key.</source>
            <translation>La stampante dei ticket era guasta: un tecnico deve girare la chiave.</translation>
        </message>
        <message>
            <source>The ticket printer is offline: please switch it online.</source>
            <translation>La stampante ticket è offline: si prega di metterla online.</translation>
        </message>
        <message>
            <source>The ticket printer is out of paper: please load paper.</source>
            <translation>La stampante ticket è senza carta: si prega di caricare la carta.</translation>
        </message>
        <message>
            <source>The ticket printer reports an error that it does not clear: please call a technician.</source>
            <translation>La stampante ticket segnala un errore che non si annulla: si prega di chiamare un tecnico.</translation>
        </message>
        <message>
            <source>The ticket printer's drawer is open: please close it.</source>
            <translation>Il cassetto della stampante ticket è aperto: si prega di chiuderlo.</translation>
        </message>
        <message>
            <source>The ticket printer's print head is up: please lower it.</source>
            <translation>La testina della stampante ticket è sollevata: si prega di abbassarla.</translation>
        </message>
        <message>
            <source>The ticket was credited, and then found in the acceptor, which gives it back. It is worth nothing any more.</source>
            <translation>Il ticket è stato accreditato e poi trovato nell'ingresso, che lo restituisce. Non vale più nulla.</translation>
        </message>
        <message>
            <source>The validator is idle but never said that the bill was stacked. Look for it in the stacker.</source>
            <translation>Il lettore è a riposo, ma non ha mai confermato che la banconota è nello stacker. Cercarla nello stacker.</translation>
        </message>
        <message>
            <source>The validator is idle but never said that the ticket was stacked. Look for it in the stacker.</source>
            <translation>Il lettore è a riposo, ma non ha mai confermato che il ticket è nello stacker. Cercarlo nello stacker.</translation>
        </message>
        <message>
            <source>The validator lost its power while it stacked the bill and no longer knows it. Look for it.</source>
            <translation>Il lettore è rimasto senza corrente mentre riponeva la banconota e non la conosce più. Cercarla.</translation>
        </message>
        <message>
            <source>The validator lost its power while it stacked the ticket and no longer knows it. Look for it.</source>
            <translation>Il lettore è rimasto senza corrente mentre riponeva il ticket e non lo conosce più. Cercarlo.</translation>
        </message>
        <message>
            <source>The validator stacked a bill that was never seen in escrow. Look for it in the stacker.</source>
            <translation>Il lettore ha riposto una banconota mai vista in attesa (escrow). Cercarla nello stacker.</translation>
        </message>
        <message>
            <source>The validator stacked a test bill that was to go back. Look for it in the stacker.</source>
            <translation>Il lettore ha riposto una banconota di prova che doveva essere restituita. Cercarla nello stacker.</translation>
        </message>
        <message>
            <source>The validator stacked a ticket that was to go back. Look for it in the stacker.</source>
            <translation>Il lettore ha riposto un ticket che andava restituito. Cercarlo nello stacker.</translation>
        </message>
        <message>
            <source>The verification of the program did not end ({cause}).</source>
            <translation>Il controllo del programma non è terminato ({cause}).</translation>
        </message>
        <message>
            <source>The verification of the program was stopped.</source>
            <translation>Il controllo del programma è stato interrotto.</translation>
        </message>
        <message>
            <source>The voice pack has no recording in its own language, {language}.</source>
            <translation>Il pacchetto voce non ha registrazioni nella propria lingua, {language}.</translation>
        </message>
        <message>
            <source>The voice pack's settings: {reason}.</source>
            <translation>Impostazioni del pacchetto voce: {reason}.</translation>
        </message>
        <message>
            <source>The {device} reported {report} ({error}).</source>
            <translation>Il dispositivo {device} ha comunicato {report} ({error}).</translation>
        </message>
        <message>
            <source>There are {stored} snapshots where {taken} were taken.</source>
            <translation>Ci sono {stored} istantanee, ma ne sono state fatte {taken}.</translation>
        </message>
        <message>
            <source>There is a snapshot of event {number}, which is missing.</source>
            <translation>C'è un'istantanea dell'evento {number}, che manca.</translation>
        </message>
        <message>
            <source>There is a snapshot of event {number}, which is none.</source>
            <translation>C'è un'istantanea dell'evento {number}, che non lo è.</translation>
        </message>
        <message>
            <source>There is no exchange of a table here: a technician has to set it up first.</source>
            <translation>Qui non c’è lo scambio di alcun tavolo: prima deve configurarlo un tecnico.</translation>
        </message>
        <message>
            <source>There is no folder {path}.</source>
            <translation>La cartella {path} non esiste.</translation>
        </message>
        <message>
            <source>There is no journal at {path}.</source>
            <translation>Non c'è nessun giornale in {path}.</translation>
        </message>
        <message>
            <source>This bill is not taken here.</source>
            <translation>Questa banconota qui non si accetta.</translation>
        </message>
        <message>
            <source>This cabinet only takes tickets that it has printed itself.</source>
            <translation>Questa macchina accetta solo i ticket stampati da lei.</translation>
        </message>
        <message>
            <source>This is not a bill.</source>
            <translation>Questa non è una banconota.</translation>
        </message>
        <message>
            <source>This machine has the keys of {own} and may not speak for {who}.</source>
            <translation>Questa macchina ha le chiavi di {own} e non può parlare per {who}.</translation>
        </message>
        <message>
            <source>This program has no permission to set the system's clock.</source>
            <translation>Questo programma non è autorizzato a regolare l'orologio di sistema.</translation>
        </message>
        <message>
            <source>This station and the shared table disagree about its round.</source>
            <translation>Questa postazione e il tavolo condiviso non concordano sul giro.</translation>
        </message>
        <message>
            <source>This station's journal cannot be compared with what its table knows of it: {error}</source>
            <translation>Il giornale di questa postazione non si può confrontare con ciò che ne sa il suo tavolo: {error}</translation>
        </message>
        <message>
            <source>This ticket has been redeemed already.</source>
            <translation>Questo ticket è già stato riscosso.</translation>
        </message>
        <message>
            <source>This ticket has expired.</source>
            <translation>Questo ticket è scaduto.</translation>
        </message>
        <message>
            <source>This ticket is being redeemed already.</source>
            <translation>Questo ticket è già in riscossione.</translation>
        </message>
        <message>
            <source>This ticket is in another currency.</source>
            <translation>Questo ticket è in un'altra valuta.</translation>
        </message>
        <message>
            <source>This ticket is not in the journal of this cabinet. Please show it to an attendant.</source>
            <translation>Questo ticket non è nel giornale di questo apparecchio. Si prega di mostrarlo al personale.</translation>
        </message>
        <message>
            <source>This ticket is void.</source>
            <translation>Questo ticket è annullato.</translation>
        </message>
        <message>
            <source>This ticket waits for an attendant.</source>
            <translation>Questo ticket attende un addetto.</translation>
        </message>
        <message>
            <source>Throw {throw} belongs to round {round}.</source>
            <translation>Il lancio {throw} appartiene al round {round}.</translation>
        </message>
        <message>
            <source>Throw {throw} has not ended in time.</source>
            <translation>Il lancio {throw} non è terminato in tempo.</translation>
        </message>
        <message>
            <source>Ticket {number} cannot be printed: its validation number {validation} does not have {digits} digits.</source>
            <translation>Non si può stampare il ticket {number}: il suo numero di convalida {validation} non ha {digits} cifre.</translation>
        </message>
        <message>
            <source>Ticket {number} is in doubt: it was ordered again after ticket {later}.</source>
            <translation>Il ticket {number} è in dubbio: è stato ordinato di nuovo dopo il ticket {later}.</translation>
        </message>
        <message>
            <source>Ticket {number} is in doubt: {cause}.</source>
            <translation>Il ticket {number} è in dubbio: {cause}.</translation>
        </message>
        <message>
            <source>Tickets are not taken for a while. Please ask an attendant.</source>
            <translation>Per un po' i ticket non sono accettati. Rivolgersi al personale.</translation>
        </message>
        <message>
            <source>Tickets in the ticket book that the journal does not know, and that are not paid: {count}.</source>
            <translation>Ticket del registro che il giornale non conosce e che non vengono pagati: {count}.</translation>
        </message>
        <message>
            <source>Tickets of which the ticket book did not know what the journal knows, and now does: {count}.</source>
            <translation>Ticket dei quali il registro non sapeva ciò che sa il giornale, e che ora sono annotati: {count}.</translation>
        </message>
        <message>
            <source>Tickets of {amount} or more are paid at the cage only: please go there.</source>
            <translation>I ticket da {amount} in su si pagano solo alla cassa: si prega di recarvisi.</translation>
        </message>
        <message>
            <source>Too many throws were void: look at the dice, and let the table go on.</source>
            <translation>Troppi lanci erano nulli: controllare i dadi e far continuare il tavolo.</translation>
        </message>
        <message>
            <source>What has the name {name} is no file.</source>
            <translation>Ciò che porta il nome {name} non è un file.</translation>
        </message>
        <message>
            <source>What it says of its bills arrives garbled.</source>
            <translation>Ciò che comunica delle sue banconote arriva alterato.</translation>
        </message>
        <message>
            <source>What the table shows beside its round cannot be read ({error}).</source>
            <translation>Ciò che il tavolo mostra accanto al suo giro non si può leggere ({error}).</translation>
        </message>
        <message>
            <source>[{section}] does not say any of these: {keys}</source>
            <translation>in [{section}] manca uno di questi: {keys}</translation>
        </message>
        <message>
            <source>[{section}] does not say {key}</source>
            <translation>in [{section}] manca {key}</translation>
        </message>
        <message>
            <source>[{section}] is no section of a par sheet: {sections}</source>
            <translation>[{section}] non è una sezione di una tabella dei pagamenti: {sections}</translation>
        </message>
        <message>
            <source>a bill was in its acceptor</source>
            <translation>una banconota era nell'introduttore</translation>
        </message>
        <message>
            <source>a bill was in its stacker</source>
            <translation>una banconota era nello stacker</translation>
        </message>
        <message>
            <source>a part of it was not done</source>
            <translation>una parte non è stata eseguita</translation>
        </message>
        <message>
            <source>a strategy has at least one bet</source>
            <translation>una strategia ha almeno una puntata</translation>
        </message>
        <message>
            <source>a ticket is being printed</source>
            <translation>è in stampa un ticket</translation>
        </message>
        <message>
            <source>a time of day like 06:00, from 00:00 to 23:59</source>
            <translation>un'ora come 06:00, da 00:00 a 23:59</translation>
        </message>
        <message>
            <source>a value would be read as something else: a comment begins in it</source>
            <translation>un valore verrebbe letto diversamente: contiene l'inizio di un commento</translation>
        </message>
        <message>
            <source>a whole number from {least} to {most}</source>
            <translation>un numero intero da {least} a {most}</translation>
        </message>
        <message>
            <source>all, none, or a day like {example}</source>
            <translation>all, none o un giorno come {example}</translation>
        </message>
        <message>
            <source>all, or different bill values from {least} to {most}, smallest first, separated by commas</source>
            <translation>all, o valori diversi di banconote da {least} a {most}, dal più piccolo, separati da virgole</translation>
        </message>
        <message>
            <source>an amount from {least} to {most}, written like 12.50</source>
            <translation>un importo da {least} a {most}, scritto come 12.50</translation>
        </message>
        <message>
            <source>an event is missing there or after it</source>
            <translation>manca un evento lì o dopo</translation>
        </message>
        <message>
            <source>another bill was still in the head</source>
            <translation>un'altra banconota era ancora nella testa</translation>
        </message>
        <message>
            <source>another bill was still on its way to the stacker</source>
            <translation>un'altra banconota era ancora in viaggio verso lo stacker</translation>
        </message>
        <message>
            <source>another file has its name</source>
            <translation>un altro file porta il suo nome</translation>
        </message>
        <message>
            <source>bills has {bill}, which is no bill of {currency}; these are: {bills}</source>
            <translation>bills contiene {bill}, che non è una banconota in {currency}; esistono: {bills}</translation>
        </message>
        <message>
            <source>both other copies agree on other events</source>
            <translation>le altre due copie concordano su altri eventi</translation>
        </message>
        <message>
            <source>break_after_minutes needs breaks of some length, and break_minutes is 0</source>
            <translation>break_after_minutes richiede pause di una certa durata, e break_minutes è 0</translation>
        </message>
        <message>
            <source>camera has to be an address like http://camera.local:8080/stream, rtsp://camera.local/stream or /dev/video0, or none</source>
            <translation>camera deve essere un indirizzo come http://camera.local:8080/stream, rtsp://camera.local/stream o /dev/video0, o none</translation>
        </message>
        <message>
            <source>code {code}</source>
            <translation>codice {code}</translation>
        </message>
        <message>
            <source>denominations has {factor}, which makes no whole cents of the chip of {chip}</source>
            <translation>denominations contiene {factor}, con cui la fiche da {chip} non dà centesimi interi</translation>
        </message>
        <message>
            <source>denominations has {factor}, which makes the chip of {chip} more than {most}</source>
            <translation>denominations contiene {factor}, con cui la fiche da {chip} supera {most}</translation>
        </message>
        <message>
            <source>duplicate key {key}, first on line {line}</source>
            <translation>chiave {key} doppia, la prima alla riga {line}</translation>
        </message>
        <message>
            <source>duplicate section [{section}], first on line {line}</source>
            <translation>sezione [{section}] doppia, la prima alla riga {line}</translation>
        </message>
        <message>
            <source>events up to {number} are in copy {copy}</source>
            <translation>ci sono eventi fino al {number} nella copia {copy}</translation>
        </message>
        <message>
            <source>events up to {number} were acknowledged and are missing</source>
            <translation>eventi confermati fino al numero {number} sono mancanti</translation>
        </message>
        <message>
            <source>full_megabytes has to be at most low_megabytes, which is {megabytes}</source>
            <translation>full_megabytes può essere al massimo low_megabytes, cioè {megabytes}</translation>
        </message>
        <message>
            <source>games, wagers and wins of all sheets together are {found}, of the machine {whole}</source>
            <translation>partite, puntate e vincite di tutte le tabelle insieme sono {found}, quelle del terminale {whole}</translation>
        </message>
        <message>
            <source>hurry_seconds has to be at most bet_seconds, which is {seconds}</source>
            <translation>hurry_seconds può essere al massimo bet_seconds, cioè {seconds}</translation>
        </message>
        <message>
            <source>is starting</source>
            <translation>è in avvio</translation>
        </message>
        <message>
            <source>is starting after it lost its power</source>
            <translation>è in avvio dopo una mancanza di corrente</translation>
        </message>
        <message>
            <source>it and what follows up to event {number} are not in the copy</source>
            <translation>né esso né i successivi fino all'evento {number} sono nella copia</translation>
        </message>
        <message>
            <source>it cannot be read (it is no file with text in it)</source>
            <translation>non può essere letto (non è un file di testo)</translation>
        </message>
        <message>
            <source>it cannot be read ({error})</source>
            <translation>non può essere letta ({error})</translation>
        </message>
        <message>
            <source>it cannot be read as UTF-8 ({error})</source>
            <translation>il file non è testo UTF-8 ({error})</translation>
        </message>
        <message>
            <source>it cannot be written ({error})</source>
            <translation>il file non può essere scritto ({error})</translation>
        </message>
        <message>
            <source>it did not move as it should</source>
            <translation>non è avanzata come dovuto</translation>
        </message>
        <message>
            <source>it does not say {name}</source>
            <translation>non indica {name}</translation>
        </message>
        <message>
            <source>it has no signature</source>
            <translation>non ha firma</translation>
        </message>
        <message>
            <source>it holds other events than both others</source>
            <translation>contiene eventi diversi dalle altre due</translation>
        </message>
        <message>
            <source>it is a private key: only public keys belong there</source>
            <translation>è una chiave privata: lì vanno solo chiavi pubbliche</translation>
        </message>
        <message>
            <source>it is empty</source>
            <translation>il file è vuoto</translation>
        </message>
        <message>
            <source>it is good up to event {number}</source>
            <translation>è buona fino all’evento {number}</translation>
        </message>
        <message>
            <source>it is longer than {bytes} bytes</source>
            <translation>il file supera {bytes} byte</translation>
        </message>
        <message>
            <source>it is missing</source>
            <translation>manca</translation>
        </message>
        <message>
            <source>it is no configuration of Boxman, or a part of it is missing</source>
            <translation>non è una configurazione di Boxman, o ne manca una parte</translation>
        </message>
        <message>
            <source>it is no private Ed25519 key in PEM format</source>
            <translation>non è una chiave privata Ed25519 in formato PEM</translation>
        </message>
        <message>
            <source>it is no public Ed25519 key in PEM format</source>
            <translation>non è una chiave pubblica Ed25519 in formato PEM</translation>
        </message>
        <message>
            <source>it is not an event ({error})</source>
            <translation>non è un evento ({error})</translation>
        </message>
        <message>
            <source>it is not the one that was acknowledged</source>
            <translation>non è quello che è stato confermato</translation>
        </message>
        <message>
            <source>it is not what the database says</source>
            <translation>non è ciò che dice la banca dati</translation>
        </message>
        <message>
            <source>it is not what was written after the event before it</source>
            <translation>non è ciò che è stato scritto dopo l'evento precedente</translation>
        </message>
        <message>
            <source>it is of version {version}, and this program is version {own}</source>
            <translation>è della versione {version}, e questo programma è la versione {own}</translation>
        </message>
        <message>
            <source>it is offline</source>
            <translation>è offline</translation>
        </message>
        <message>
            <source>it is out of paper</source>
            <translation>la carta è finita</translation>
        </message>
        <message>
            <source>it is signed with the key {key}, which this cabinet does not trust</source>
            <translation>è firmato con la chiave {key}, di cui questo apparecchio non si fida</translation>
        </message>
        <message>
            <source>it let too much or too little light through</source>
            <translation>ha lasciato passare troppa o troppo poca luce</translation>
        </message>
        <message>
            <source>it reports an error that it does not clear</source>
            <translation>segnala un errore che non cancella</translation>
        </message>
        <message>
            <source>it was changed meanwhile by something else</source>
            <translation>è stato modificato nel frattempo da altro</translation>
        </message>
        <message>
            <source>it was found damaged while the terminal ran</source>
            <translation>è risultata danneggiata mentre il terminale era in funzione</translation>
        </message>
        <message>
            <source>it was not put in straight</source>
            <translation>non è stata inserita diritta</translation>
        </message>
        <message>
            <source>it was not recognised as genuine</source>
            <translation>non è stata riconosciuta come autentica</translation>
        </message>
        <message>
            <source>it was stopped</source>
            <translation>è stato interrotto</translation>
        </message>
        <message>
            <source>its boot memory is damaged</source>
            <translation>la sua memoria di avvio è danneggiata</translation>
        </message>
        <message>
            <source>its colours were not recognised</source>
            <translation>i suoi colori non sono stati riconosciuti</translation>
        </message>
        <message>
            <source>its denomination was not recognised</source>
            <translation>il suo taglio non è stato riconosciuto</translation>
        </message>
        <message>
            <source>its drawer is open</source>
            <translation>il cassetto è aperto</translation>
        </message>
        <message>
            <source>its events from {number} on are not what was written</source>
            <translation>i suoi eventi dal {number} in poi non sono ciò che è stato scritto</translation>
        </message>
        <message>
            <source>its file does not begin as that copy does</source>
            <translation>il suo file non comincia come quella copia</translation>
        </message>
        <message>
            <source>its file is missing</source>
            <translation>mancava il suo file</translation>
        </message>
        <message>
            <source>its hash is not one</source>
            <translation>il suo hash non è valido</translation>
        </message>
        <message>
            <source>its header is not what was written</source>
            <translation>la sua intestazione non è ciò che è stato scritto</translation>
        </message>
        <message>
            <source>its last event is not what was written</source>
            <translation>il suo ultimo evento non è ciò che è stato scritto</translation>
        </message>
        <message>
            <source>its last record is not what was written</source>
            <translation>la sua ultima registrazione non è ciò che è stato scritto</translation>
        </message>
        <message>
            <source>its length is not right</source>
            <translation>la sua lunghezza non è corretta</translation>
        </message>
        <message>
            <source>its magnetic print was not recognised</source>
            <translation>la sua stampa magnetica non è stata riconosciuta</translation>
        </message>
        <message>
            <source>its measurement could not be compensated</source>
            <translation>la sua misura non ha potuto essere compensata</translation>
        </message>
        <message>
            <source>its memory cannot be written</source>
            <translation>la sua memoria non può essere scritta</translation>
        </message>
        <message>
            <source>its memory is damaged</source>
            <translation>la sua memoria è danneggiata</translation>
        </message>
        <message>
            <source>its parameters do not have the digest that it names</source>
            <translation>i suoi parametri non hanno il digest che indica</translation>
        </message>
        <message>
            <source>its picture was not recognised</source>
            <translation>la sua immagine non è stata riconosciuta</translation>
        </message>
        <message>
            <source>its print head is up</source>
            <translation>la testina è sollevata</translation>
        </message>
        <message>
            <source>its record in the copy is damaged at byte {byte}</source>
            <translation>la sua registrazione nella copia è danneggiata al byte {byte}</translation>
        </message>
        <message>
            <source>its record in the copy is not what was written after the event before it</source>
            <translation>la sua registrazione nella copia non è ciò che è stato scritto dopo l'evento precedente</translation>
        </message>
        <message>
            <source>its record is missing in the copy</source>
            <translation>la sua registrazione manca nella copia</translation>
        </message>
        <message>
            <source>its records from event {number} on are not what was written</source>
            <translation>le sue registrazioni dall’evento {number} in poi non sono ciò che è stato scritto</translation>
        </message>
        <message>
            <source>its signature is wrong: it was altered after it was signed</source>
            <translation>la sua firma è errata: è stato alterato dopo la firma</translation>
        </message>
        <message>
            <source>jackpots of {cents} cents were paid, of {due} cents due</source>
            <translation>sono stati pagati jackpot per {cents} centesimi, su {due} dovuti</translation>
        </message>
        <message>
            <source>language has to be one of the languages offered: {offered}</source>
            <translation>language deve essere una delle lingue offerte: {offered}</translation>
        </message>
        <message>
            <source>levels from {least} to {most} with the times of day from which they apply, rising, like {example}</source>
            <translation>livelli da {least} a {most} con le ore da cui valgono, in ordine crescente, come {example}</translation>
        </message>
        <message>
            <source>max_bet is below min_bet, {amount}</source>
            <translation>max_bet è inferiore a min_bet, {amount}</translation>
        </message>
        <message>
            <source>max_total_bet is below the bank of {amount} that may be laid</source>
            <translation>max_total_bet è inferiore al banco ammesso di {amount}</translation>
        </message>
        <message>
            <source>max_total_bet is less than {bet} alone may hold</source>
            <translation>max_total_bet è inferiore a quanto è ammesso sul solo {bet}</translation>
        </message>
        <message>
            <source>none, or amounts with the days from which they count, rising, like {example}</source>
            <translation>none, o importi con i giorni da cui valgono, in ordine crescente, come {example}</translation>
        </message>
        <message>
            <source>none, or names of par sheets, each with three to seven different chip values, smallest first, like {example}</source>
            <translation>none, o nomi di par sheet, ciascuno con da tre a sette valori di fiche diversi, il minore per primo, come {example}</translation>
        </message>
        <message>
            <source>not heard of yet</source>
            <translation>ancora nessuna notizia</translation>
        </message>
        <message>
            <source>one of: {words}</source>
            <translation>uno tra: {words}</translation>
        </message>
        <message>
            <source>one or more of these, separated by commas: {words}</source>
            <translation>uno o più di questi, separati da virgole: {words}</translation>
        </message>
        <message>
            <source>one to {count} different amounts from {least} to {most}, separated by commas</source>
            <translation>da uno a {count} importi diversi da {least} a {most}, separati da virgole</translation>
        </message>
        <message>
            <source>one to {count} different names of 1 to {most} printable characters, separated by commas</source>
            <translation>da uno a {count} nomi diversi da 1 a {most} caratteri stampabili, separati da virgole</translation>
        </message>
        <message>
            <source>paper is jammed in it</source>
            <translation>la carta è inceppata</translation>
        </message>
        <message>
            <source>paper jammed</source>
            <translation>la carta si è inceppata</translation>
        </message>
        <message>
            <source>paper ran out</source>
            <translation>la carta è finita</translation>
        </message>
        <message>
            <source>something that is no file has its name</source>
            <translation>qualcosa che non è un file porta il suo nome</translation>
        </message>
        <message>
            <source>the aligning motor fails</source>
            <translation>il motore di allineamento è guasto</translation>
        </message>
        <message>
            <source>the bank is covered by as much and can only pay 1:1</source>
            <translation>il banco è coperto per lo stesso importo e può pagare solo 1:1</translation>
        </message>
        <message>
            <source>the bills by denomination are {cents} cents, all bills {all}</source>
            <translation>le banconote per taglio sono {cents} centesimi, tutte insieme {all}</translation>
        </message>
        <message>
            <source>the cash box is not ready</source>
            <translation>la cassa delle banconote non è pronta</translation>
        </message>
        <message>
            <source>the copy does not end where it should</source>
            <translation>la copia non finisce dove dovrebbe</translation>
        </message>
        <message>
            <source>the credit is {cents} cents, the meters say {expected}</source>
            <translation>il credito è di {cents} centesimi, i contatori dicono {expected}</translation>
        </message>
        <message>
            <source>the digest in it is not that of the events before it</source>
            <translation>il digest che contiene non è quello degli eventi precedenti</translation>
        </message>
        <message>
            <source>the file cannot be read ({error})</source>
            <translation>il file non può essere letto ({error})</translation>
        </message>
        <message>
            <source>the file {name} is missing</source>
            <translation>manca il file {name}</translation>
        </message>
        <message>
            <source>the file {name} is missing, and {count} events were acknowledged</source>
            <translation>manca il file {name}, ma {count} eventi erano confermati</translation>
        </message>
        <message>
            <source>the house has only its bank at stake: a cover can pay 1:1 at most</source>
            <translation>la casa rischia solo il suo banco: una copertura può pagare al massimo 1:1</translation>
        </message>
        <message>
            <source>the journal has changed while it was opened</source>
            <translation>il giornale è cambiato durante l'apertura</translation>
        </message>
        <message>
            <source>the largest {bet} bet is below the smallest, {amount}</source>
            <translation>la puntata massima su {bet} è inferiore alla minima, {amount}</translation>
        </message>
        <message>
            <source>the limits of {sheet} are in {currency}, and this cabinet's money is {other}</source>
            <translation>i limiti di {sheet} sono in {currency}, e il denaro di questo terminale è {other}</translation>
        </message>
        <message>
            <source>the multiples {value} do not rise</source>
            <translation>i multipli {value} non sono crescenti</translation>
        </message>
        <message>
            <source>the odds against a pay of {bet} are {figure}, and game.max_odds allows {bound}</source>
            <translation>la probabilità contro un pagamento di {bet} è {figure}, e game.max_odds consente {bound}</translation>
        </message>
        <message>
            <source>the paper drawer was opened</source>
            <translation>il cassetto della carta è stato aperto</translation>
        </message>
        <message>
            <source>the playable credit is {cents} cents</source>
            <translation>il credito giocabile è di {cents} centesimi</translation>
        </message>
        <message>
            <source>the playable credit is {cents} cents, {due} are due by hand</source>
            <translation>il credito giocabile è di {cents} centesimi, {due} sono da pagare a mano</translation>
        </message>
        <message>
            <source>the print head was lifted</source>
            <translation>la testina di stampa è stata sollevata</translation>
        </message>
        <message>
            <source>the rebuilt database does not end as its copy does</source>
            <translation>la banca dati ricostruita non finisce come la sua copia</translation>
        </message>
        <message>
            <source>the record of the last acknowledged event is missing or damaged</source>
            <translation>la traccia dell'ultimo evento confermato manca o è danneggiata</translation>
        </message>
        <message>
            <source>the section [{section}] is missing</source>
            <translation>manca la sezione [{section}]</translation>
        </message>
        <message>
            <source>the stacker's motor fails</source>
            <translation>il motore dello stacker è guasto</translation>
        </message>
        <message>
            <source>the ticket printer came to rest without reporting the ticket as printed</source>
            <translation>la stampante ticket si è fermata senza confermare la stampa del ticket</translation>
        </message>
        <message>
            <source>the ticket printer did not begin it</source>
            <translation>la stampante dei ticket non ha iniziato</translation>
        </message>
        <message>
            <source>the ticket printer did not react to the print command, given {times} times</source>
            <translation>la stampante ticket non ha reagito al comando di stampa, dato {times} volte</translation>
        </message>
        <message>
            <source>the ticket printer lost its power</source>
            <translation>la stampante dei ticket è rimasta senza corrente</translation>
        </message>
        <message>
            <source>the ticket printer lost its power before it reported the ticket as printed</source>
            <translation>la stampante ticket è rimasta senza corrente prima di confermare la stampa del ticket</translation>
        </message>
        <message>
            <source>the ticket printer showed no progress for {seconds} seconds</source>
            <translation>la stampante ticket non ha fatto progressi per {seconds} secondi</translation>
        </message>
        <message>
            <source>the ticket printer stopped ({code})</source>
            <translation>la stampante dei ticket si è fermata ({code})</translation>
        </message>
        <message>
            <source>the ticket printer stopped, because {cause}</source>
            <translation>la stampante di ticket si è fermata ({cause})</translation>
        </message>
        <message>
            <source>the ticket printer was lost</source>
            <translation>la stampante dei ticket non risponde più</translation>
        </message>
        <message>
            <source>the ticket printer was not done with it after {seconds} seconds</source>
            <translation>la stampante dei ticket non ha finito in {seconds} secondi</translation>
        </message>
        <message>
            <source>the ticket printer would not print ({code})</source>
            <translation>la stampante dei ticket non stamperebbe ({code})</translation>
        </message>
        <message>
            <source>the ticket printer would not print, because {cause}</source>
            <translation>la stampante di ticket non ha voluto stampare ({cause})</translation>
        </message>
        <message>
            <source>the transport motor fails</source>
            <translation>il motore di trasporto è guasto</translation>
        </message>
        <message>
            <source>the transport motor runs at the wrong speed</source>
            <translation>il motore di trasporto gira alla velocità sbagliata</translation>
        </message>
        <message>
            <source>the validator head is missing</source>
            <translation>manca la testa del lettore</translation>
        </message>
        <message>
            <source>the validator names no reason</source>
            <translation>il lettore non indica il motivo</translation>
        </message>
        <message>
            <source>the validator was not ready for it</source>
            <translation>il lettore non era pronto a riceverla</translation>
        </message>
        <message>
            <source>there is no par sheet {file}</source>
            <translation>non esiste la tabella dei pagamenti {file}</translation>
        </message>
        <message>
            <source>there was no bill in it</source>
            <translation>non conteneva banconote</translation>
        </message>
        <message>
            <source>these in any order, separated by commas; those left out come last: {words}</source>
            <translation>questi in qualsiasi ordine, separati da virgole; quelli omessi vengono per ultimi: {words}</translation>
        </message>
        <message>
            <source>this denomination is not taken now</source>
            <translation>ora questo taglio non si accetta</translation>
        </message>
        <message>
            <source>three to seven different chip values from {least} to {most}, smallest first, separated by commas</source>
            <translation>da tre a sette valori diversi di fiche da {least} a {most}, dal più piccolo, separati da virgole</translation>
        </message>
        <message>
            <source>unknown key {key} in [{section}]</source>
            <translation>chiave {key} sconosciuta in [{section}]</translation>
        </message>
        <message>
            <source>unknown key {key} in [{section}]; did you mean {known}?</source>
            <translation>chiave {key} sconosciuta in [{section}]; forse {known}?</translation>
        </message>
        <message>
            <source>unknown key {key} in [{section}]; {known} belongs in {others}</source>
            <translation>chiave {key} sconosciuta in [{section}]; {known} va in {others}</translation>
        </message>
        <message>
            <source>unknown parameter {name}</source>
            <translation>parametro {name} sconosciuto</translation>
        </message>
        <message>
            <source>unknown section [{section}]</source>
            <translation>sezione [{section}] sconosciuta</translation>
        </message>
        <message>
            <source>wagers less pays are {cents} cents, the bank's result {kept}</source>
            <translation>le puntate meno i pagamenti sono {cents} centesimi, il risultato del banco {kept}</translation>
        </message>
        <message>
            <source>yes or no</source>
            <translation>yes o no</translation>
        </message>
        <message>
            <source>{bet} can be staked in too many ways to rule out an edge of the player's</source>
            <translation>{bet} si può puntare in troppi modi per escludere un vantaggio del giocatore</translation>
        </message>
        <message>
            <source>{bet} returns {figure} with the best play, and game.min_return asks for {bound}</source>
            <translation>{bet} restituisce {figure} con il gioco migliore, e game.min_return richiede {bound}</translation>
        </message>
        <message>
            <source>{bet} would give the player an edge of {edge} at a stake of {stake}</source>
            <translation>{bet} darebbe al giocatore un vantaggio di {edge} con una puntata di {stake}</translation>
        </message>
        <message>
            <source>{bet} would give the player an edge of {edge} at a stake of {stake} that is put up in parts of {part} at most</source>
            <translation>{bet} darebbe al giocatore un vantaggio di {edge} con una puntata di {stake} messa in parti di {part} al massimo</translation>
        </message>
        <message>
            <source>{bet} would give the player an edge of {edge} at a stake of {stake} that is raised and reduced until its commission is {commission}</source>
            <translation>{bet} darebbe al giocatore un vantaggio di {edge} con una puntata di {stake} aumentata e ridotta finché la sua commissione è di {commission}</translation>
        </message>
        <message>
            <source>{bet} would give the player an edge of {edge} at a stake of {stake} with the best play</source>
            <translation>{bet} darebbe al giocatore un vantaggio di {edge} con una puntata di {stake} e il gioco migliore</translation>
        </message>
        <message>
            <source>{cause} before the ticket printer reported the ticket as printed</source>
            <translation>{cause} prima che la stampante ticket confermasse la stampa del ticket</translation>
        </message>
        <message>
            <source>{changes}. Open the logic door and accept the file on the page Parameters, or restore the earlier values.</source>
            <translation>{changes}. Aprire la porta dell'elettronica e accettare il file alla pagina Parametri, oppure ripristinare i valori precedenti.</translation>
        </message>
        <message>
            <source>{error}. A technician can restore the last valid parameters.</source>
            <translation>{error}. Un tecnico può ripristinare gli ultimi parametri validi.</translation>
        </message>
        <message>
            <source>{error}. Nothing of it was booked.</source>
            <translation>{error}. Nulla è stato contabilizzato.</translation>
        </message>
        <message>
            <source>{file} has more than the section [pack]</source>
            <translation>{file} contiene più della sezione [pack]</translation>
        </message>
        <message>
            <source>{file} has to be one line: user, colon, password.</source>
            <translation>{file} deve essere una riga: utente, due punti, password.</translation>
        </message>
        <message>
            <source>{file} has {key} in [pack], which means nothing</source>
            <translation>{file} contiene {key} in [pack], che non ha significato</translation>
        </message>
        <message>
            <source>{file} says nothing about {key}</source>
            <translation>in {file} manca {key}</translation>
        </message>
        <message>
            <source>{file}, line {line}: {reason}</source>
            <translation>{file}, riga {line}: {reason}</translation>
        </message>
        <message>
            <source>{folder} is there already: a key is never replaced.</source>
            <translation>{folder} esiste già: una chiave non viene mai sostituita.</translation>
        </message>
        <message>
            <source>{key} also pays one of {parts} parts of {bet}, and the others are lost: {least} is the least</source>
            <translation>{key} paga anche una delle {parts} parti di {bet}, e le altre sono perse: almeno {least}</translation>
        </message>
        <message>
            <source>{key} has to be {most} printable characters at most</source>
            <translation>{key} può avere al massimo {most} caratteri stampabili</translation>
        </message>
        <message>
            <source>{key} has to be {range}</source>
            <translation>per {key} è ammesso: {range}</translation>
        </message>
        <message>
            <source>{key} is '{value}' and not one of {words}</source>
            <translation>{key} è «{value}» e non uno tra: {words}</translation>
        </message>
        <message>
            <source>{key} is empty</source>
            <translation>{key} è vuoto</translation>
        </message>
        <message>
            <source>{key} is in [{other}] and belongs in [{section}]</source>
            <translation>{key} è in [{other}] e va in [{section}]</translation>
        </message>
        <message>
            <source>{key} is no key of [{section}]</source>
            <translation>{key} non è una chiave di [{section}]</translation>
        </message>
        <message>
            <source>{key} is no key of [{section}]; did you mean {known}?</source>
            <translation>{key} non è una chiave di [{section}]; forse {known}?</translation>
        </message>
        <message>
            <source>{key} names {name} twice</source>
            <translation>{key} riporta {name} due volte</translation>
        </message>
        <message>
            <source>{least} to {most} printable characters</source>
            <translation>da {least} a {most} caratteri stampabili</translation>
        </message>
        <message>
            <source>{least} to {most} printable characters, or none</source>
            <translation>da {least} a {most} caratteri stampabili, o none</translation>
        </message>
        <message>
            <source>{name} is not there, and beside it lies another journal: {other}.</source>
            <translation>{name} non c’è, e accanto si trova un altro giornale: {other}.</translation>
        </message>
        <message>
            <source>{name} is {amount}, and the par sheet {sheet} allows no less than {least} there</source>
            <translation>{name} è {amount}, e la tabella dei pagamenti {sheet} lì non permette meno di {least}</translation>
        </message>
        <message>
            <source>{name} is {amount}, and the par sheet {sheet} allows {least} to {most} there</source>
            <translation>{name} è {amount}, e la tabella dei pagamenti {sheet} lì permette da {least} a {most}</translation>
        </message>
        <message>
            <source>{name} is {number}, and the par sheet {sheet} offers odds of {multiples} times the bet</source>
            <translation>{name} è {number}, e la tabella dei pagamenti {sheet} offre Odds di {multiples} volte la puntata</translation>
        </message>
        <message>
            <source>{name} leaves no stake on {bet} of the par sheet {sheet}: at least {least}, at most {most}</source>
            <translation>{name} non lascia alcuna puntata su {bet} della tabella dei pagamenti {sheet}: minimo {least}, massimo {most}</translation>
        </message>
        <message>
            <source>{name} leaves {least} to {most} on {bet} of the par sheet {sheet}: none of the chips {chips} can begin there</source>
            <translation>{name} lascia da {least} a {most} su {bet} della tabella dei pagamenti {sheet}: con nessuna delle fiche {chips} si può iniziare lì</translation>
        </message>
        <message>
            <source>{path} can be read by other users of the machine (mode {mode}): it must be 600.</source>
            <translation>{path} può essere letto da altri utenti della macchina (permessi {mode}): devono essere 600.</translation>
        </message>
        <message>
            <source>{path} can no longer be read.</source>
            <translation>{path} non è più leggibile.</translation>
        </message>
        <message>
            <source>{path} cannot be read ({error}).</source>
            <translation>{path} non è leggibile ({error}).</translation>
        </message>
        <message>
            <source>{path} cannot be written ({error}).</source>
            <translation>{path} non può essere scritto ({error}).</translation>
        </message>
        <message>
            <source>{path} is longer than {seconds} seconds.</source>
            <translation>{path} dura più di {seconds} secondi.</translation>
        </message>
        <message>
            <source>{path} is missing.</source>
            <translation>{path} manca.</translation>
        </message>
        <message>
            <source>{path} is missing: the house's authority gives each machine of a table its folder of keys.</source>
            <translation>{path} manca: l'autorità della casa dà a ogni macchina di un tavolo la sua cartella di chiavi.</translation>
        </message>
        <message>
            <source>{path} is no file.</source>
            <translation>{path} non è un file.</translation>
        </message>
        <message>
            <source>{path} is no key or certificate of a table ({error}).</source>
            <translation>{path} non è una chiave né un certificato di un tavolo ({error}).</translation>
        </message>
        <message>
            <source>{path} is no recording of a call.</source>
            <translation>{path} non è la registrazione di una chiamata.</translation>
        </message>
        <message>
            <source>{path} is not a recording of one channel, 16 bits, at 44,100 Hz.</source>
            <translation>{path} non è una registrazione a un canale, 16 bit, 44.100 Hz.</translation>
        </message>
        <message>
            <source>{path} is not part of the release.</source>
            <translation>{path} non fa parte della versione.</translation>
        </message>
        <message>
            <source>{path} is not the release's.</source>
            <translation>{path} non è quello della versione.</translation>
        </message>
        <message>
            <source>{path}: the folders of a voice pack are languages: {languages}.</source>
            <translation>{path}: le cartelle di un pacchetto voce sono lingue: {languages}.</translation>
        </message>
        <message>
            <source>{sheet} is a sheet of {game}, for which this cabinet has no felt; the lab plays it</source>
            <translation>{sheet} è una tabella di {game}, per cui questo terminale non ha un tavolo; la gioca il laboratorio</translation>
        </message>
        <message>
            <source>{sheet} is a sheet with the name of another, {other}</source>
            <translation>{sheet} è una tabella con il nome di un'altra, {other}</translation>
        </message>
        <message>
            <source>{value} is not an event's number</source>
            <translation>{value} non è un numero di evento</translation>
        </message>
    </context>
    <context>
        <name>MomentWindow</name>
        <message>
            <source>An attendant pays: %1</source>
            <translation>Un addetto paga: %1</translation>
        </message>
        <message>
            <source>You win</source>
            <translation>Lei vince</translation>
        </message>
        <message>
            <source>You win %1</source>
            <translation>Vince %1</translation>
        </message>
    </context>
    <context>
        <name>NameWindow</name>
        <message>
            <source>The dealer's name</source>
            <translation>Il nome del croupier</translation>
        </message>
        <message>
            <source>Who deals?</source>
            <translation>Chi è il croupier?</translation>
        </message>
    </context>
    <context>
        <name>NumberPad</name>
        <message>
            <source>Clear</source>
            <translation>Svuota</translation>
        </message>
        <message>
            <source>Clear the number</source>
            <translation>Svuota il numero</translation>
        </message>
        <message>
            <source>Colon</source>
            <translation>Due punti</translation>
        </message>
        <message>
            <source>Decimal point</source>
            <translation>Punto decimale</translation>
        </message>
        <message>
            <source>Digit %1</source>
            <translation>Cifra %1</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fatto</translation>
        </message>
        <message>
            <source>Erase the last digit</source>
            <translation>Cancella l’ultima cifra</translation>
        </message>
        <message>
            <source>Number pad</source>
            <translation>Tastierino numerico</translation>
        </message>
    </context>
    <context>
        <name>OddsWindow</name>
        <message>
            <source>No odds</source>
            <translation>Senza Odds</translation>
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
            <translation>MAIUSCOLE</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Svuota</translation>
        </message>
        <message>
            <source>Clear the line</source>
            <translation>Svuota la riga</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fatto</translation>
        </message>
        <message>
            <source>Erase the last letter</source>
            <translation>Cancella l’ultima lettera</translation>
        </message>
        <message>
            <source>Key %1</source>
            <translation>Tasto %1</translation>
        </message>
        <message>
            <source>Keyboard</source>
            <translation>Tastiera</translation>
        </message>
        <message>
            <source>Letters with accents</source>
            <translation>Lettere accentate</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>Maiuscola</translation>
        </message>
        <message>
            <source>Signs</source>
            <translation>Segni</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Spazio</translation>
        </message>
    </context>
    <context>
        <name>Operator</name>
        <message>
            <source>A box that is taken out through its door is journaled without a touch.</source>
            <translation>Una cassa estratta dalla sua porta è nel giornale senza toccare nulla.</translation>
        </message>
        <message>
            <source>A device is fitted later, and tested then</source>
            <translation>Un dispositivo viene montato più tardi e provato allora</translation>
        </message>
        <message>
            <source>A die is cocked</source>
            <translation>Dado in bilico</translation>
        </message>
        <message>
            <source>A die left the table</source>
            <translation>Dado fuori dal tavolo</translation>
        </message>
        <message>
            <source>A first PIN for {0}, who changes it at the next sign-in</source>
            <translation>Un primo PIN per {0}, da cambiare alla prossima identificazione</translation>
        </message>
        <message>
            <source>A generator without a name</source>
            <translation>Un generatore senza nome</translation>
        </message>
        <message>
            <source>A second person agrees</source>
            <translation>Una seconda persona è d’accordo</translation>
        </message>
        <message>
            <source>A second person has to agree.</source>
            <translation>Deve acconsentire una seconda persona.</translation>
        </message>
        <message>
            <source>A second person has to agree. Reason and names are journaled and printed.</source>
            <translation>Una seconda persona deve dare il consenso. Motivo e nomi vengono registrati nel giornale e stampati.</translation>
        </message>
        <message>
            <source>A second touch, or the end of test mode, shows the state of the cabinet again.</source>
            <translation>Un secondo tocco, o la fine della modalità di prova, mostra di nuovo lo stato della macchina.</translation>
        </message>
        <message>
            <source>A sign tells players that the station is reserved, and until when.</source>
            <translation>Un cartello avvisa i giocatori che la postazione è riservata, e fino a quando.</translation>
        </message>
        <message>
            <source>A sign tells players when the station is out of service.</source>
            <translation>Un cartello avvisa i giocatori quando la postazione è fuori servizio.</translation>
        </message>
        <message>
            <source>A signed release has played on this journal: only signed programs may.</source>
            <translation>Una versione firmata ha giocato su questo giornale: possono farlo solo programmi firmati.</translation>
        </message>
        <message>
            <source>A time server keeps this clock: it is off by at most {0} seconds.</source>
            <translation>Un server orario regola questo orologio: si scosta al massimo di {0} secondi.</translation>
        </message>
        <message>
            <source>Access</source>
            <translation>Accesso</translation>
        </message>
        <message>
            <source>Account of {0}</source>
            <translation>Account di {0}</translation>
        </message>
        <message>
            <source>Accounting figures, lifetime and period; end of the period</source>
            <translation>Cifre contabili, totali e del periodo; fine del periodo</translation>
        </message>
        <message>
            <source>Accounts of the staff: roles, rights, PINs</source>
            <translation>Account del personale: ruoli, diritti, PIN</translation>
        </message>
        <message>
            <source>Accounts: {0}</source>
            <translation>Account: {0}</translation>
        </message>
        <message>
            <source>Acknowledge</source>
            <translation>Confermare</translation>
        </message>
        <message>
            <source>Add a person</source>
            <translation>Aggiungi una persona</translation>
        </message>
        <message>
            <source>Add a second operator: a single one cannot be helped after a lost PIN.</source>
            <translation>Aggiungere un secondo gestore: uno solo non può essere aiutato se perde il PIN.</translation>
        </message>
        <message>
            <source>Added by bills</source>
            <translation>In: banconote</translation>
        </message>
        <message>
            <source>Added by hand</source>
            <translation>In: a mano</translation>
        </message>
        <message>
            <source>Added by tickets</source>
            <translation>In: ticket</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Tutto</translation>
        </message>
        <message>
            <source>All bills since the last RAM clear: {0}</source>
            <translation>Tutte le banconote dall’ultimo azzeramento della RAM: {0}</translation>
        </message>
        <message>
            <source>All copies are on one device{0}: what destroys it destroys them all.</source>
            <translation>Tutte le copie sono su un solo dispositivo{0}: ciò che lo distrugge le distrugge tutte.</translation>
        </message>
        <message>
            <source>All players</source>
            <translation>Tutti i giocatori</translation>
        </message>
        <message>
            <source>All seats</source>
            <translation>Tutti i posti</translation>
        </message>
        <message>
            <source>All shifts</source>
            <translation>Tutti i turni</translation>
        </message>
        <message>
            <source>All targets are done</source>
            <translation>Tutti i bersagli sono fatti</translation>
        </message>
        <message>
            <source>All, for a replaced cabinet</source>
            <translation>Tutti, per un apparecchio sostituito</translation>
        </message>
        <message>
            <source>Amount</source>
            <translation>Importo</translation>
        </message>
        <message>
            <source>Amounts</source>
            <translation>Importi</translation>
        </message>
        <message>
            <source>Amounts are in</source>
            <translation>Importi in</translation>
        </message>
        <message>
            <source>An unsigned development copy: nothing to hold it against.</source>
            <translation>Una copia di sviluppo non firmata: nulla con cui confrontarla.</translation>
        </message>
        <message>
            <source>Another reason</source>
            <translation>Altro motivo</translation>
        </message>
        <message>
            <source>Apply asks for the second person.</source>
            <translation>«Applica» chiede la seconda persona.</translation>
        </message>
        <message>
            <source>Apply what was entered</source>
            <translation>Applicare quanto inserito</translation>
        </message>
        <message>
            <source>Areas reached: {0} of {1}</source>
            <translation>Zone raggiunte: {0} di {1}</translation>
        </message>
        <message>
            <source>As it was at</source>
            <translation>Situazione al</translation>
        </message>
        <message>
            <source>As the stations have reported it. Money in and out is in their own reports.</source>
            <translation>Come lo hanno comunicato le postazioni. Entrate e uscite di denaro sono nei loro rapporti.</translation>
        </message>
        <message>
            <source>At the start</source>
            <translation>All'avvio</translation>
        </message>
        <message>
            <source>Attendant called</source>
            <translation>Addetto chiamato</translation>
        </message>
        <message>
            <source>Attendant menu</source>
            <translation>Addetto</translation>
        </message>
        <message>
            <source>BIG SHOT won</source>
            <translation>BIG SHOT vinto</translation>
        </message>
        <message>
            <source>Back to the first</source>
            <translation>Torna ai primi</translation>
        </message>
        <message>
            <source>Bad</source>
            <translation>Difettosa</translation>
        </message>
        <message>
            <source>Before the first of {0} steps</source>
            <translation>Prima del primo di {0} passi</translation>
        </message>
        <message>
            <source>Began</source>
            <translation>Inizio</translation>
        </message>
        <message>
            <source>Begin and end the shift, its balance: what was paid and taken; print</source>
            <translation>Iniziare e terminare il turno, il suo bilancio: pagato e ricevuto; stampa</translation>
        </message>
        <message>
            <source>Begin test mode</source>
            <translation>Avvia la modalità test</translation>
        </message>
        <message>
            <source>Begin the shift</source>
            <translation>Inizia il turno</translation>
        </message>
        <message>
            <source>Being printed</source>
            <translation>In stampa</translation>
        </message>
        <message>
            <source>Below {0} MB a warning is shown; below {1} MB no new game and no money.</source>
            <translation>Sotto {0} MB un avviso; sotto {1} MB nessuna nuova partita e niente denaro.</translation>
        </message>
        <message>
            <source>Bet</source>
            <translation>Puntata</translation>
        </message>
        <message>
            <source>Bets</source>
            <translation>Puntate</translation>
        </message>
        <message>
            <source>Bets and dice</source>
            <translation>Puntate e dadi</translation>
        </message>
        <message>
            <source>Bets decided</source>
            <translation>Puntate decise</translation>
        </message>
        <message>
            <source>Bets doubled</source>
            <translation>Puntate raddoppiate</translation>
        </message>
        <message>
            <source>Bets repeated</source>
            <translation>Puntate ripetute</translation>
        </message>
        <message>
            <source>Betting is open</source>
            <translation>Le puntate sono aperte</translation>
        </message>
        <message>
            <source>Betting time</source>
            <translation>Tempo di puntata</translation>
        </message>
        <message>
            <source>Betting time ends</source>
            <translation>Tempo in scadenza</translation>
        </message>
        <message>
            <source>Big win</source>
            <translation>Grande vincita</translation>
        </message>
        <message>
            <source>Bills</source>
            <translation>Banconote</translation>
        </message>
        <message>
            <source>Bills accepted</source>
            <translation>Banconote accettate</translation>
        </message>
        <message>
            <source>Bills by their value</source>
            <translation>Banconote per valore</translation>
        </message>
        <message>
            <source>Bills in</source>
            <translation>Banconote</translation>
        </message>
        <message>
            <source>Bills in cash boxes taken out (drop)</source>
            <translation>Banconote in casse estratte (drop)</translation>
        </message>
        <message>
            <source>Bills of {0}</source>
            <translation>Banconote da {0}</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Nero</translation>
        </message>
        <message>
            <source>Blocked</source>
            <translation>Bloccata</translation>
        </message>
        <message>
            <source>Blue</source>
            <translation>Blu</translation>
        </message>
        <message>
            <source>Board</source>
            <translation>Scheda</translation>
        </message>
        <message>
            <source>Both sides agree; they are compared after every event.</source>
            <translation>I due lati coincidono; vengono confrontati dopo ogni evento.</translation>
        </message>
        <message>
            <source>Box turned over</source>
            <translation>Bossolo rovesciato</translation>
        </message>
        <message>
            <source>By day</source>
            <translation>Per giorno</translation>
        </message>
        <message>
            <source>By hour</source>
            <translation>Per ora</translation>
        </message>
        <message>
            <source>Cabinet</source>
            <translation>Apparecchio</translation>
        </message>
        <message>
            <source>Calibrate</source>
            <translation>Calibra</translation>
        </message>
        <message>
            <source>Calibrated: {0}</source>
            <translation>Calibrato: {0}</translation>
        </message>
        <message>
            <source>Calibration on trial until test mode ends: {0}</source>
            <translation>Calibrazione in prova fino alla fine della modalità test: {0}</translation>
        </message>
        <message>
            <source>Call</source>
            <translation>Chiamata</translation>
        </message>
        <message>
            <source>Calls for the attendant</source>
            <translation>Chiamate dell’addetto</translation>
        </message>
        <message>
            <source>Came</source>
            <translation>Uscito</translation>
        </message>
        <message>
            <source>Camera</source>
            <translation>Telecamera</translation>
        </message>
        <message>
            <source>Cancelled credits paid by an attendant</source>
            <translation>Crediti annullati pagati da un addetto</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Carta</translation>
        </message>
        <message>
            <source>Card reader</source>
            <translation>Lettore di carte</translation>
        </message>
        <message>
            <source>Card {0} is logged in.</source>
            <translation>La carta {0} è connessa.</translation>
        </message>
        <message>
            <source>Cash box</source>
            <translation>Cassa</translation>
        </message>
        <message>
            <source>Cash box door opened</source>
            <translation>Porta della cassa aperta</translation>
        </message>
        <message>
            <source>Cash boxes taken out</source>
            <translation>Casse estratte</translation>
        </message>
        <message>
            <source>Cash out, and credit paid by hand</source>
            <translation>Incasso, e pagamento manuale del credito</translation>
        </message>
        <message>
            <source>Cash paid out</source>
            <translation>Pagato in contanti</translation>
        </message>
        <message>
            <source>Cash-out by the player</source>
            <translation>Incasso da parte del giocatore</translation>
        </message>
        <message>
            <source>Change your PIN</source>
            <translation>Cambiare il PIN</translation>
        </message>
        <message>
            <source>Change {0}</source>
            <translation>Modifica {0}</translation>
        </message>
        <message>
            <source>Change {name}</source>
            <translation>Modifica {name}</translation>
        </message>
        <message>
            <source>Changed in Param.ini, while the terminal is ended</source>
            <translation>Si cambia in Param.ini, a terminale chiuso</translation>
        </message>
        <message>
            <source>Changes in the draft: {0}</source>
            <translation>Modifiche nella bozza: {0}</translation>
        </message>
        <message>
            <source>Charts</source>
            <translation>Grafici</translation>
        </message>
        <message>
            <source>Chi-square</source>
            <translation>Chi-quadrato</translation>
        </message>
        <message>
            <source>Chip placed</source>
            <translation>Fiche puntata</translation>
        </message>
        <message>
            <source>Chip taken down</source>
            <translation>Fiche ritirata</translation>
        </message>
        <message>
            <source>Choice ends</source>
            <translation>Fine della scelta</translation>
        </message>
        <message>
            <source>Choose a PIN of five to eight digits</source>
            <translation>Scegliere un PIN da cinque a otto cifre</translation>
        </message>
        <message>
            <source>Clear everything</source>
            <translation>Azzera tutto</translation>
        </message>
        <message>
            <source>Clear: the journal is archived and all meters begin at zero</source>
            <translation>Azzerare: il giornale viene archiviato e i contatori ricominciano</translation>
        </message>
        <message>
            <source>Clock</source>
            <translation>Orologio</translation>
        </message>
        <message>
            <source>Close the station for players, and open it again</source>
            <translation>Chiudere la postazione ai giocatori e riaprirla</translation>
        </message>
        <message>
            <source>Coin in (all wagers)</source>
            <translation>Coin-in (tutte le puntate)</translation>
        </message>
        <message>
            <source>Coin in less all pays</source>
            <translation>Coin in meno tutti i pagamenti</translation>
        </message>
        <message>
            <source>Coin out (paid by the machine)</source>
            <translation>Coin-out (pagato dalla macchina)</translation>
        </message>
        <message>
            <source>Commission</source>
            <translation>Commissione</translation>
        </message>
        <message>
            <source>Component</source>
            <translation>Componente</translation>
        </message>
        <message>
            <source>Condition of the memory: the three copies, disks, repairs</source>
            <translation>Stato della memoria: le tre copie, dischi, riparazioni</translation>
        </message>
        <message>
            <source>Confirm {0}</source>
            <translation>Confermare {0}</translation>
        </message>
        <message>
            <source>Copy 1, the database</source>
            <translation>Copia 1, la banca dati</translation>
        </message>
        <message>
            <source>Copy 2, beside the database</source>
            <translation>Copia 2, accanto alla banca dati</translation>
        </message>
        <message>
            <source>Copy 3, on the same device</source>
            <translation>Copia 3, sullo stesso dispositivo</translation>
        </message>
        <message>
            <source>Copy 3, on the second device</source>
            <translation>Copia 3, sul secondo dispositivo</translation>
        </message>
        <message>
            <source>Count</source>
            <translation>Numero</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>Contato</translation>
        </message>
        <message>
            <source>Counts</source>
            <translation>Conteggi</translation>
        </message>
        <message>
            <source>Credit</source>
            <translation>Credito</translation>
        </message>
        <message>
            <source>Credit at end</source>
            <translation>Credito alla fine</translation>
        </message>
        <message>
            <source>Credit at start</source>
            <translation>Credito all'inizio</translation>
        </message>
        <message>
            <source>Credit by hand</source>
            <translation>Credito manuale</translation>
        </message>
        <message>
            <source>Credit by the meters</source>
            <translation>Credito secondo i contatori</translation>
        </message>
        <message>
            <source>Credit given</source>
            <translation>Credito dato</translation>
        </message>
        <message>
            <source>Credit given by hand</source>
            <translation>Credito dato a mano</translation>
        </message>
        <message>
            <source>Credit of the player, with the bets on the felt</source>
            <translation>Credito del giocatore, con le puntate sul tappeto</translation>
        </message>
        <message>
            <source>Credit paid by hand</source>
            <translation>Credito pagato a mano</translation>
        </message>
        <message>
            <source>Credit that is given by hand is the player's. Up to {0} at once.</source>
            <translation>Il credito dato a mano è del giocatore. Fino a {0} per volta.</translation>
        </message>
        <message>
            <source>Credited</source>
            <translation>Accreditato</translation>
        </message>
        <message>
            <source>Credited by an attendant</source>
            <translation>Accreditato da un addetto</translation>
        </message>
        <message>
            <source>Currency</source>
            <translation>Valuta</translation>
        </message>
        <message>
            <source>Currency and bills</source>
            <translation>Valuta e banconote</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Spenta</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Data</translation>
        </message>
        <message>
            <source>Date and time</source>
            <translation>Data e ora</translation>
        </message>
        <message>
            <source>Days</source>
            <translation>Giorni</translation>
        </message>
        <message>
            <source>Dead pixels, {0}</source>
            <translation>Pixel morti, {0}</translation>
        </message>
        <message>
            <source>Deal</source>
            <translation>Conduzione</translation>
        </message>
        <message>
            <source>Deal at a live table: open and close betting, enter or void dice</source>
            <translation>Tavolo dal vivo: aprire e chiudere le puntate, inserire o annullare i dadi</translation>
        </message>
        <message>
            <source>Dealer</source>
            <translation>Croupier</translation>
        </message>
        <message>
            <source>Decided</source>
            <translation>Deciso</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Predefinito</translation>
        </message>
        <message>
            <source>Degrees of freedom</source>
            <translation>Gradi di libertà</translation>
        </message>
        <message>
            <source>Deposits</source>
            <translation>Depositi</translation>
        </message>
        <message>
            <source>Device</source>
            <translation>Dispositivo</translation>
        </message>
        <message>
            <source>Devices</source>
            <translation>Dispositivi</translation>
        </message>
        <message>
            <source>Devices and their ports</source>
            <translation>Dispositivi e loro porte</translation>
        </message>
        <message>
            <source>Devices, parameters and diagnostics, but no money</source>
            <translation>Dispositivi, parametri e diagnostica, ma niente denaro</translation>
        </message>
        <message>
            <source>Diagnostics</source>
            <translation>Diagnostica</translation>
        </message>
        <message>
            <source>Dice</source>
            <translation>Dadi</translation>
        </message>
        <message>
            <source>Dice cannot be read</source>
            <translation>Dadi illeggibili</translation>
        </message>
        <message>
            <source>Dice in the box</source>
            <translation>Dadi nel bossolo</translation>
        </message>
        <message>
            <source>Dice shaken</source>
            <translation>Dadi agitati</translation>
        </message>
        <message>
            <source>Dice thrown</source>
            <translation>Dadi lanciati</translation>
        </message>
        <message>
            <source>Dice thrown at once: {0}</source>
            <translation>Dadi lanciati insieme: {0}</translation>
        </message>
        <message>
            <source>Dice were touched</source>
            <translation>Dadi toccati</translation>
        </message>
        <message>
            <source>Dice: {0}</source>
            <translation>Dadi: {0}</translation>
        </message>
        <message>
            <source>Die {0}: {1}</source>
            <translation>Dado {0}: {1}</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>Differenza</translation>
        </message>
        <message>
            <source>Disks</source>
            <translation>Dischi</translation>
        </message>
        <message>
            <source>Disks of the journal: free room, growth, days left, health</source>
            <translation>Dischi del giornale: spazio libero, crescita, giorni, salute</translation>
        </message>
        <message>
            <source>Disputed</source>
            <translation>Contestato</translation>
        </message>
        <message>
            <source>Disputed bills and tickets settled</source>
            <translation>Banconote e ticket contestati risolti</translation>
        </message>
        <message>
            <source>Door</source>
            <translation>Porta</translation>
        </message>
        <message>
            <source>Door alarm</source>
            <translation>Allarme porta</translation>
        </message>
        <message>
            <source>Doors and keys</source>
            <translation>Porte e chiavi</translation>
        </message>
        <message>
            <source>Doors and lights</source>
            <translation>Porte e luci</translation>
        </message>
        <message>
            <source>Draw over the whole screen: areas that stay dark feel no touch</source>
            <translation>Disegnare su tutto lo schermo: le zone scure non sentono il tocco</translation>
        </message>
        <message>
            <source>Drop {0}</source>
            <translation>Prelievo {0}</translation>
        </message>
        <message>
            <source>Drop {0}, taken out at {1}</source>
            <translation>Prelievo {0}, estratto il {1}</translation>
        </message>
        <message>
            <source>Drop {0}: {1} expected, difference {2}</source>
            <translation>Prelievo {0}: {1} atteso, differenza {2}</translation>
        </message>
        <message>
            <source>Drop: what must be in the cash box, its count and the difference</source>
            <translation>Prelievo: ciò che deve essere nella cassa, il conteggio e la differenza</translation>
        </message>
        <message>
            <source>Due</source>
            <translation>Dovuto dal</translation>
        </message>
        <message>
            <source>Each port is asked who is there; nothing moves and nothing is printed</source>
            <translation>A ogni porta si chiede chi c’è; nulla si muove e nulla si stampa</translation>
        </message>
        <message>
            <source>End</source>
            <translation>Fine</translation>
        </message>
        <message>
            <source>End shift {0}</source>
            <translation>Termina il turno {0}</translation>
        </message>
        <message>
            <source>End test mode</source>
            <translation>Termina la modalità test</translation>
        </message>
        <message>
            <source>End the period</source>
            <translation>Chiudi il periodo</translation>
        </message>
        <message>
            <source>Ended</source>
            <translation>Concluso</translation>
        </message>
        <message>
            <source>Ended by</source>
            <translation>Terminato da</translation>
        </message>
        <message>
            <source>Enter the PIN</source>
            <translation>Inserire il PIN</translation>
        </message>
        <message>
            <source>Enter your present PIN</source>
            <translation>Inserire il PIN attuale</translation>
        </message>
        <message>
            <source>Enter your present PIN, and then choose a new one.</source>
            <translation>Inserisca il Suo PIN attuale, poi ne scelga uno nuovo.</translation>
        </message>
        <message>
            <source>Enter {0}</source>
            <translation>Inserire {0}</translation>
        </message>
        <message>
            <source>Erase credit and meters and begin a new journal</source>
            <translation>Cancellare credito e contatori e iniziare un nuovo giornale</translation>
        </message>
        <message>
            <source>Errors since power-up: {0}.</source>
            <translation>Errori dall’accensione: {0}.</translation>
        </message>
        <message>
            <source>Establishment</source>
            <translation>Esercizio</translation>
        </message>
        <message>
            <source>Events</source>
            <translation>Eventi</translation>
        </message>
        <message>
            <source>Every area was reached</source>
            <translation>Tutte le zone sono state raggiunte</translation>
        </message>
        <message>
            <source>Every bill, what became of it: accepted, returned, disputed</source>
            <translation>Ogni banconota e il suo esito: accettata, restituita, contestata</translation>
        </message>
        <message>
            <source>Every file matches its release.</source>
            <translation>Ogni file è come è stato rilasciato.</translation>
        </message>
        <message>
            <source>Everything, and manages people</source>
            <translation>Tutto, e gestisce le persone</translation>
        </message>
        <message>
            <source>Expected</source>
            <translation>Atteso</translation>
        </message>
        <message>
            <source>Face</source>
            <translation>Faccia</translation>
        </message>
        <message>
            <source>Faces</source>
            <translation>Facce</translation>
        </message>
        <message>
            <source>Faces of the first die</source>
            <translation>Facce del primo dado</translation>
        </message>
        <message>
            <source>Faces of the fourth die</source>
            <translation>Facce del quarto dado</translation>
        </message>
        <message>
            <source>Faces of the second die</source>
            <translation>Facce del secondo dado</translation>
        </message>
        <message>
            <source>Faces of the third die</source>
            <translation>Facce del terzo dado</translation>
        </message>
        <message>
            <source>Fault</source>
            <translation>Guasto</translation>
        </message>
        <message>
            <source>Faults</source>
            <translation>Guasti</translation>
        </message>
        <message>
            <source>Faults: {0}</source>
            <translation>Guasti: {0}</translation>
        </message>
        <message>
            <source>File</source>
            <translation>File</translation>
        </message>
        <message>
            <source>Files</source>
            <translation>File</translation>
        </message>
        <message>
            <source>Files are being looked for</source>
            <translation>Ricerca dei file in corso</translation>
        </message>
        <message>
            <source>Fill the draft: {title}</source>
            <translation>Riempi la bozza: {title}</translation>
        </message>
        <message>
            <source>Fingers at once: {0}</source>
            <translation>Dita insieme: {0}</translation>
        </message>
        <message>
            <source>First PIN</source>
            <translation>Primo PIN</translation>
        </message>
        <message>
            <source>First die after the throw before</source>
            <translation>Primo dado dopo il lancio precedente</translation>
        </message>
        <message>
            <source>Folder {0}</source>
            <translation>Cartella {0}</translation>
        </message>
        <message>
            <source>Forget {0}</source>
            <translation>Dimentica {0}</translation>
        </message>
        <message>
            <source>Found</source>
            <translation>Trovato</translation>
        </message>
        <message>
            <source>Found by “{words}”</source>
            <translation>Trovati con «{words}»</translation>
        </message>
        <message>
            <source>Found for “{0}”: {1}</source>
            <translation>Trovati per «{0}»: {1}</translation>
        </message>
        <message>
            <source>Fourth die</source>
            <translation>Quarto dado</translation>
        </message>
        <message>
            <source>Fourth die after the throw before</source>
            <translation>Quarto dado dopo il lancio precedente</translation>
        </message>
        <message>
            <source>Free</source>
            <translation>Libero</translation>
        </message>
        <message>
            <source>Free seat {0}</source>
            <translation>Liberare il posto {0}</translation>
        </message>
        <message>
            <source>From the day</source>
            <translation>Dal giorno</translation>
        </message>
        <message>
            <source>From the last result on. What has moved at the station since is not in it.</source>
            <translation>Dall’ultimo risultato in poi. Non comprende ciò che è stato mosso alla stazione da allora.</translation>
        </message>
        <message>
            <source>From the time</source>
            <translation>Dall’ora</translation>
        </message>
        <message>
            <source>From {file}, signed by {signer}</source>
            <translation>Da {file}, firmato da {signer}</translation>
        </message>
        <message>
            <source>Function</source>
            <translation>Funzione</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Partita</translation>
        </message>
        <message>
            <source>Game {0}</source>
            <translation>Partita {0}</translation>
        </message>
        <message>
            <source>Game {0}, not complete yet</source>
            <translation>Partita {0}, non ancora finita</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partite</translation>
        </message>
        <message>
            <source>Games since RAM clear</source>
            <translation>Partite dall'azzeramento della RAM</translation>
        </message>
        <message>
            <source>Games since door close</source>
            <translation>Partite dalla chiusura dello sportello</translation>
        </message>
        <message>
            <source>Games since power reset</source>
            <translation>Partite dall'accensione</translation>
        </message>
        <message>
            <source>Games since, last amounts</source>
            <translation>Partite da, ultimi importi</translation>
        </message>
        <message>
            <source>Gaming</source>
            <translation>Gioco</translation>
        </message>
        <message>
            <source>Gaming day</source>
            <translation>Giorno di gioco</translation>
        </message>
        <message>
            <source>Gaming day {0}</source>
            <translation>Giorno di gioco {0}</translation>
        </message>
        <message>
            <source>Gaming days</source>
            <translation>Giorni di gioco</translation>
        </message>
        <message>
            <source>Gaming days and their players: deposits, winnings, table win; print</source>
            <translation>Giornate di gioco e giocatori: depositi, vincite, risultato del tavolo; stampa</translation>
        </message>
        <message>
            <source>Give credit</source>
            <translation>Dai il credito</translation>
        </message>
        <message>
            <source>Good</source>
            <translation>Buona</translation>
        </message>
        <message>
            <source>Good win</source>
            <translation>Buona vincita</translation>
        </message>
        <message>
            <source>Gradients</source>
            <translation>Sfumature</translation>
        </message>
        <message>
            <source>Green</source>
            <translation>Verde</translation>
        </message>
        <message>
            <source>Grey steps</source>
            <translation>Scala di grigi</translation>
        </message>
        <message>
            <source>Grid</source>
            <translation>Griglia</translation>
        </message>
        <message>
            <source>Growth per day</source>
            <translation>Crescita al giorno</translation>
        </message>
        <message>
            <source>Hand pay {0}</source>
            <translation>Pagamento manuale {0}</translation>
        </message>
        <message>
            <source>Hand pays</source>
            <translation>Pagamenti a mano</translation>
        </message>
        <message>
            <source>Hand-over</source>
            <translation>Consegna</translation>
        </message>
        <message>
            <source>Handle</source>
            <translation>Puntate</translation>
        </message>
        <message>
            <source>Handle and win by hour and day, dice, bills, time in use, as bars</source>
            <translation>Puntate e vincita per ora e giorno, dadi, banconote, tempo d’uso, a barre</translation>
        </message>
        <message>
            <source>Have this day permitted (access.ram_clear)</source>
            <translation>Far autorizzare questo giorno (access.ram_clear)</translation>
        </message>
        <message>
            <source>Hours and minutes with a player, by gaming day. Together: {0}</source>
            <translation>Ore e minuti con un giocatore, per giorno di gioco. In tutto: {0}</translation>
        </message>
        <message>
            <source>How loud the game, spoken calls and the door alarm are in play</source>
            <translation>Volume del gioco, delle chiamate parlate e dell'allarme della porta</translation>
        </message>
        <message>
            <source>Identity</source>
            <translation>Identità</translation>
        </message>
        <message>
            <source>Import {file}</source>
            <translation>Importa {file}</translation>
        </message>
        <message>
            <source>In doubt</source>
            <translation>In dubbio</translation>
        </message>
        <message>
            <source>In escrow</source>
            <translation>In attesa</translation>
        </message>
        <message>
            <source>In force</source>
            <translation>In vigore</translation>
        </message>
        <message>
            <source>In play at the beginning</source>
            <translation>In gioco all’inizio</translation>
        </message>
        <message>
            <source>In play at the end</source>
            <translation>In gioco alla fine</translation>
        </message>
        <message>
            <source>In play: volume {0}; the alarm of a door: {1}. No test changes that.</source>
            <translation>In gioco: volume {0}; l’allarme di una porta: {1}. Nessuna prova lo cambia.</translation>
        </message>
        <message>
            <source>In service</source>
            <translation>In servizio</translation>
        </message>
        <message>
            <source>In the draft, or in force</source>
            <translation>Nella bozza o in vigore</translation>
        </message>
        <message>
            <source>In the validator</source>
            <translation>Nel lettore</translation>
        </message>
        <message>
            <source>Insert a bill: it is read and returned</source>
            <translation>Inserire una banconota: viene letta e restituita</translation>
        </message>
        <message>
            <source>It begins with the next round before which no seat has bets up.</source>
            <translation>Comincia con il prossimo giro prima del quale nessun posto ha puntate.</translation>
        </message>
        <message>
            <source>It is part of the program: there is no line to it.</source>
            <translation>Fa parte del programma: non c'è alcuna linea.</translation>
        </message>
        <message>
            <source>It is right as it is</source>
            <translation>È giusto così</translation>
        </message>
        <message>
            <source>It was put back unopened</source>
            <translation>Rimessa senza aprirla</translation>
        </message>
        <message>
            <source>It watches itself (SMART).</source>
            <translation>Si sorveglia da sé (SMART).</translation>
        </message>
        <message>
            <source>Its reserve of blocks is nearly used up.</source>
            <translation>La sua riserva di blocchi è quasi esaurita.</translation>
        </message>
        <message>
            <source>Jackpots and credits paid by hand, receipts</source>
            <translation>Jackpot e crediti pagati a mano, ricevute</translation>
        </message>
        <message>
            <source>Jackpots paid by an attendant</source>
            <translation>Jackpot pagati da un addetto</translation>
        </message>
        <message>
            <source>Journal</source>
            <translation>Giornale</translation>
        </message>
        <message>
            <source>Journal copies</source>
            <translation>Copie del giornale</translation>
        </message>
        <message>
            <source>Journal copies: {0}</source>
            <translation>Copie del giornale: {0}</translation>
        </message>
        <message>
            <source>Journals that could not be read: {0}. The file says which, and why.</source>
            <translation>Giornali che non si sono potuti leggere: {0}. Il file dice quali e perché.</translation>
        </message>
        <message>
            <source>Keep calibration</source>
            <translation>Mantieni la calibrazione</translation>
        </message>
        <message>
            <source>Keep the station for a player</source>
            <translation>Riservare la postazione per un giocatore</translation>
        </message>
        <message>
            <source>Keep {0}</source>
            <translation>Tenere {0}</translation>
        </message>
        <message>
            <source>Languages</source>
            <translation>Lingue</translation>
        </message>
        <message>
            <source>Last bets</source>
            <translation>Ultime puntate</translation>
        </message>
        <message>
            <source>Last bets are in</source>
            <translation>Ultime puntate ricevute</translation>
        </message>
        <message>
            <source>Last call</source>
            <translation>Ultime puntate</translation>
        </message>
        <message>
            <source>Last change</source>
            <translation>Ultima modifica</translation>
        </message>
        <message>
            <source>Last given: credit {0}, {1}, at {2}.</source>
            <translation>Ultimo credito dato: {0}, {1}, alle {2}.</translation>
        </message>
        <message>
            <source>Last here</source>
            <translation>Ultima visita</translation>
        </message>
        <message>
            <source>Last paid</source>
            <translation>Ultimo pagamento</translation>
        </message>
        <message>
            <source>Last sign-in</source>
            <translation>Ultimo accesso</translation>
        </message>
        <message>
            <source>Last throw</source>
            <translation>Ultimo lancio</translation>
        </message>
        <message>
            <source>Last wager</source>
            <translation>Ultima puntata</translation>
        </message>
        <message>
            <source>Last win</source>
            <translation>Ultima vincita</translation>
        </message>
        <message>
            <source>Let the table go on</source>
            <translation>Far continuare il tavolo</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>Livello</translation>
        </message>
        <message>
            <source>Life used: {0} %.</source>
            <translation>Vita usata: {0} %.</translation>
        </message>
        <message>
            <source>Lifetime</source>
            <translation>Totale</translation>
        </message>
        <message>
            <source>Limit</source>
            <translation>Limite</translation>
        </message>
        <message>
            <source>Limits</source>
            <translation>Limiti</translation>
        </message>
        <message>
            <source>Limits of the table</source>
            <translation>Limiti del tavolo</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>Linea</translation>
        </message>
        <message>
            <source>Line of the sheet</source>
            <translation>Riga della tabella</translation>
        </message>
        <message>
            <source>Location</source>
            <translation>Posizione</translation>
        </message>
        <message>
            <source>Locked</source>
            <translation>Bloccato</translation>
        </message>
        <message>
            <source>Locked after wrong PINs</source>
            <translation>Bloccato dopo PIN errati</translation>
        </message>
        <message>
            <source>Logged in</source>
            <translation>Connesso</translation>
        </message>
        <message>
            <source>Logic door opened</source>
            <translation>Porta dell'elettronica aperta</translation>
        </message>
        <message>
            <source>Look for devices at the ports</source>
            <translation>Cerca dispositivi alle porte</translation>
        </message>
        <message>
            <source>Looked for among the last {0} events</source>
            <translation>Cercato tra gli ultimi {0} eventi</translation>
        </message>
        <message>
            <source>Looking for “{0}”: {1}; found so far: {2}</source>
            <translation>Ricerca di «{0}»: {1}; trovati finora: {2}</translation>
        </message>
        <message>
            <source>Losing wagers</source>
            <translation>Puntate perse</translation>
        </message>
        <message>
            <source>Loss</source>
            <translation>Perdita</translation>
        </message>
        <message>
            <source>Machine</source>
            <translation>Macchina</translation>
        </message>
        <message>
            <source>Machine number</source>
            <translation>Numero della macchina</translation>
        </message>
        <message>
            <source>Machine number and place</source>
            <translation>Numero di macchina e posizione</translation>
        </message>
        <message>
            <source>Machine number, place, version, game and par sheet</source>
            <translation>Numero di macchina, luogo, versione, gioco e tabella dei pagamenti</translation>
        </message>
        <message>
            <source>Made at</source>
            <translation>Creato il</translation>
        </message>
        <message>
            <source>Main door opened</source>
            <translation>Porta principale aperta</translation>
        </message>
        <message>
            <source>Mean times in ms: read {0}, write {1}, sync {2}.</source>
            <translation>Tempi medi in ms: lettura {0}, scrittura {1}, sincronizzazione {2}.</translation>
        </message>
        <message>
            <source>Meter</source>
            <translation>Contatore</translation>
        </message>
        <message>
            <source>Meters</source>
            <translation>Contatori</translation>
        </message>
        <message>
            <source>Money</source>
            <translation>Denaro</translation>
        </message>
        <message>
            <source>Money in</source>
            <translation>Denaro inserito</translation>
        </message>
        <message>
            <source>Money that an attendant puts on the credit by hand, promotion, compensation</source>
            <translation>Denaro che un addetto accredita a mano, promozione, rimborso</translation>
        </message>
        <message>
            <source>My shift</source>
            <translation>Il mio turno</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nome</translation>
        </message>
        <message>
            <source>New PIN for {0}</source>
            <translation>Nuovo PIN per {0}</translation>
        </message>
        <message>
            <source>Next game</source>
            <translation>Prossimo gioco</translation>
        </message>
        <message>
            <source>Next: {0}</source>
            <translation>Poi: {0}</translation>
        </message>
        <message>
            <source>Nick</source>
            <translation>Colpo (nick)</translation>
        </message>
        <message>
            <source>No account signs in with this key.</source>
            <translation>Nessun account si identifica con questa chiave.</translation>
        </message>
        <message>
            <source>No bets are up</source>
            <translation>Nessuna puntata in gioco</translation>
        </message>
        <message>
            <source>No configuration is on a USB stick or in the folder for exports</source>
            <translation>Nessuna configurazione su una chiavetta USB né nella cartella di esportazione</translation>
        </message>
        <message>
            <source>No credit, and nothing to be settled</source>
            <translation>Nessun credito e nulla da regolare</translation>
        </message>
        <message>
            <source>No dealer works at this table: game.mode is not live.</source>
            <translation>A questo tavolo non lavora nessun croupier: game.mode non è live.</translation>
        </message>
        <message>
            <source>No device answers</source>
            <translation>Nessun dispositivo risponde</translation>
        </message>
        <message>
            <source>No device is at work: the terminal restarts at once</source>
            <translation>Nessun dispositivo al lavoro: il terminale si riavvia subito</translation>
        </message>
        <message>
            <source>No gaming day has begun yet</source>
            <translation>Nessun giorno di gioco è ancora iniziato</translation>
        </message>
        <message>
            <source>No more bets</source>
            <translation>Nulla va più</translation>
        </message>
        <message>
            <source>No more bets: the generator throws</source>
            <translation>Nulla va più: lancia il generatore</translation>
        </message>
        <message>
            <source>No more bets: throw the dice and enter them</source>
            <translation>Nulla va più: lanciare i dadi e inserirli</translation>
        </message>
        <message>
            <source>No other account has the right to do this.</source>
            <translation>Nessun altro account ha questo diritto.</translation>
        </message>
        <message>
            <source>No parameter has “{words}” in its name, its description or its value</source>
            <translation>Nessun parametro ha «{words}» nel nome, nella descrizione o nel valore</translation>
        </message>
        <message>
            <source>No play</source>
            <translation>Nessun gioco</translation>
        </message>
        <message>
            <source>No player has agreed to be remembered</source>
            <translation>Nessun giocatore ha accettato di essere ricordato</translation>
        </message>
        <message>
            <source>No player is logged in.</source>
            <translation>Nessun giocatore è connesso.</translation>
        </message>
        <message>
            <source>No round has been opened yet</source>
            <translation>Non è ancora stato aperto alcun giro</translation>
        </message>
        <message>
            <source>No round yet</source>
            <translation>Ancora nessun giro</translation>
        </message>
        <message>
            <source>No shift has begun yet</source>
            <translation>Nessun turno è ancora iniziato</translation>
        </message>
        <message>
            <source>No throw is under way.</source>
            <translation>Nessun lancio è in corso.</translation>
        </message>
        <message>
            <source>No time server keeps this clock: compare it with a right one every day.</source>
            <translation>Nessun server orario regola questo orologio: confrontarlo ogni giorno con uno giusto.</translation>
        </message>
        <message>
            <source>No.</source>
            <translation>N.</translation>
        </message>
        <message>
            <source>No. {0}</source>
            <translation>N. {0}</translation>
        </message>
        <message>
            <source>Nobody</source>
            <translation>Nessuno</translation>
        </message>
        <message>
            <source>None that is journaled lately.</source>
            <translation>Nessuno nel giornale recente.</translation>
        </message>
        <message>
            <source>Not asked</source>
            <translation>Non interrogata</translation>
        </message>
        <message>
            <source>Not known: no result was reported</source>
            <translation>Non noto: nessun risultato è stato comunicato</translation>
        </message>
        <message>
            <source>Not paid</source>
            <translation>Non pagato</translation>
        </message>
        <message>
            <source>Not printed</source>
            <translation>Non stampato</translation>
        </message>
        <message>
            <source>Not readable</source>
            <translation>Non leggibile</translation>
        </message>
        <message>
            <source>Not taken over: {0}</source>
            <translation>Non ripresi: {0}</translation>
        </message>
        <message>
            <source>Not usable</source>
            <translation>Non utilizzabile</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Nota</translation>
        </message>
        <message>
            <source>Nothing can be written there: it is read-only. No file was written.</source>
            <translation>Non è possibile scrivere lì: sola lettura. Nessun file è stato scritto.</translation>
        </message>
        <message>
            <source>Nothing has passed yet.</source>
            <translation>Non è ancora passato nulla.</translation>
        </message>
        <message>
            <source>Nothing in test mode counts: no meter, no credit, no game. It ends with the key.</source>
            <translation>In modalità test nulla conta: né contatori, né credito, né partite. Finisce con la chiave.</translation>
        </message>
        <message>
            <source>Nothing is found for “{0}”</source>
            <translation>Nessun risultato per «{0}»</translation>
        </message>
        <message>
            <source>Nothing is waiting</source>
            <translation>Niente in sospeso</translation>
        </message>
        <message>
            <source>Nothing is wrong</source>
            <translation>È tutto in ordine</translation>
        </message>
        <message>
            <source>Nothing was paid by hand yet</source>
            <translation>Non è stato ancora pagato nulla a mano</translation>
        </message>
        <message>
            <source>Notify the operator of the monitoring system, and keep the paper</source>
            <translation>Avvisare chi sorveglia la macchina e conservare la carta</translation>
        </message>
        <message>
            <source>Now</source>
            <translation>Ora</translation>
        </message>
        <message>
            <source>Now, as a test: {0}</source>
            <translation>Ora, come prova: {0}</translation>
        </message>
        <message>
            <source>Now, as the cabinet is: {0}</source>
            <translation>Ora, secondo lo stato: {0}</translation>
        </message>
        <message>
            <source>Number of bills of {0}</source>
            <translation>Numero di banconote da {0}</translation>
        </message>
        <message>
            <source>Number of cancelled credits paid by an attendant</source>
            <translation>Numero di crediti annullati pagati da un addetto</translation>
        </message>
        <message>
            <source>Number of cash boxes taken out</source>
            <translation>Numero di casse estratte</translation>
        </message>
        <message>
            <source>Number of credits given by an attendant</source>
            <translation>Numero di crediti dati da un addetto</translation>
        </message>
        <message>
            <source>Number of jackpots paid by an attendant</source>
            <translation>Numero di jackpot pagati da un addetto</translation>
        </message>
        <message>
            <source>Number of tickets</source>
            <translation>Numero di ticket</translation>
        </message>
        <message>
            <source>Number of tickets in</source>
            <translation>Numero di ticket in entrata</translation>
        </message>
        <message>
            <source>Number of tickets out</source>
            <translation>Numero di ticket in uscita</translation>
        </message>
        <message>
            <source>Only development copies of the program have played on this journal.</source>
            <translation>Su questo giornale hanno giocato solo copie di sviluppo del programma.</translation>
        </message>
        <message>
            <source>Open betting</source>
            <translation>Aprire le puntate</translation>
        </message>
        <message>
            <source>Open the logic door</source>
            <translation>Aprire la porta dell'elettronica</translation>
        </message>
        <message>
            <source>Open the station</source>
            <translation>Apri la postazione</translation>
        </message>
        <message>
            <source>Others gave you your PIN. Choose one that only you know.</source>
            <translation>Il PIN è stato dato da altri. Scegliere uno che solo voi conoscete.</translation>
        </message>
        <message>
            <source>Out</source>
            <translation>Fallo (out)</translation>
        </message>
        <message>
            <source>Out by hand</source>
            <translation>Out: a mano</translation>
        </message>
        <message>
            <source>Out by ticket</source>
            <translation>Out: ticket</translation>
        </message>
        <message>
            <source>Out of service</source>
            <translation>Fuori servizio</translation>
        </message>
        <message>
            <source>Out of service since {0}, by {1}.</source>
            <translation>Fuori servizio dal {0}, per opera di {1}.</translation>
        </message>
        <message>
            <source>Out of service since {0}.</source>
            <translation>Fuori servizio dal {0}.</translation>
        </message>
        <message>
            <source>Outcome</source>
            <translation>Esito</translation>
        </message>
        <message>
            <source>PIN expired</source>
            <translation>PIN scaduto</translation>
        </message>
        <message>
            <source>Page {0} of {1}</source>
            <translation>Pagina {0} di {1}</translation>
        </message>
        <message>
            <source>Paid</source>
            <translation>Pagato</translation>
        </message>
        <message>
            <source>Pairs</source>
            <translation>Coppie</translation>
        </message>
        <message>
            <source>Par sheet</source>
            <translation>Foglio PAR</translation>
        </message>
        <message>
            <source>Par sheet, SHA-256</source>
            <translation>Foglio PAR, SHA-256</translation>
        </message>
        <message>
            <source>Par sheets and limits</source>
            <translation>Fogli PAR e limiti</translation>
        </message>
        <message>
            <source>Parameter</source>
            <translation>Parametro</translation>
        </message>
        <message>
            <source>Parameters</source>
            <translation>Parametri</translation>
        </message>
        <message>
            <source>Parameters have changed since it was signed</source>
            <translation>I parametri sono cambiati dopo la firma</translation>
        </message>
        <message>
            <source>Parameters, SHA-256</source>
            <translation>Parametri, SHA-256</translation>
        </message>
        <message>
            <source>Pause the table</source>
            <translation>Mettere in pausa il tavolo</translation>
        </message>
        <message>
            <source>Pays</source>
            <translation>Paga</translation>
        </message>
        <message>
            <source>Pays by hand, settles bills and tickets, reads meters and lists</source>
            <translation>Paga a mano, sistema banconote e ticket, legge contatori ed elenchi</translation>
        </message>
        <message>
            <source>People</source>
            <translation>Persone</translation>
        </message>
        <message>
            <source>People and their PINs</source>
            <translation>Persone e loro PIN</translation>
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
            <translation>Riprodurre ogni suono a ogni volume, anche l’allarme porta</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Giocatore</translation>
        </message>
        <message>
            <source>Player since</source>
            <translation>Arrivo</translation>
        </message>
        <message>
            <source>Player's result</source>
            <translation>Risultato</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Giocatori</translation>
        </message>
        <message>
            <source>Players choose</source>
            <translation>I giocatori scelgono</translation>
        </message>
        <message>
            <source>Players with a card, their figures; unblock a card, forget a player</source>
            <translation>Giocatori con carta, le loro cifre; sbloccare una carta, dimenticare un giocatore</translation>
        </message>
        <message>
            <source>Players: {0}</source>
            <translation>Giocatori: {0}</translation>
        </message>
        <message>
            <source>Port</source>
            <translation>Porta</translation>
        </message>
        <message>
            <source>Power resets</source>
            <translation>Accensioni</translation>
        </message>
        <message>
            <source>Practice has no ports but its own</source>
            <translation>L’esercitazione ha solo le proprie porte</translation>
        </message>
        <message>
            <source>Preset</source>
            <translation>Preimpostazione</translation>
        </message>
        <message>
            <source>Print (slips: {0})</source>
            <translation>Stampa (fogli: {0})</translation>
        </message>
        <message>
            <source>Print a test</source>
            <translation>Stampa di prova</translation>
        </message>
        <message>
            <source>Print drop {0}</source>
            <translation>Stampa il prelievo {0}</translation>
        </message>
        <message>
            <source>Print period {0}</source>
            <translation>Stampa il periodo {0}</translation>
        </message>
        <message>
            <source>Print receipt {0}</source>
            <translation>Stampa ricevuta {0}</translation>
        </message>
        <message>
            <source>Print receipt {0} again</source>
            <translation>Ristampa ricevuta {0}</translation>
        </message>
        <message>
            <source>Print seat {0}</source>
            <translation>Stampare il posto {0}</translation>
        </message>
        <message>
            <source>Print shift {0}</source>
            <translation>Stampa il turno {0}</translation>
        </message>
        <message>
            <source>Print the meters</source>
            <translation>Stampa i contatori</translation>
        </message>
        <message>
            <source>Print the totals</source>
            <translation>Stampa i totali</translation>
        </message>
        <message>
            <source>Print with players</source>
            <translation>Stampa con i giocatori</translation>
        </message>
        <message>
            <source>Printed</source>
            <translation>Stampato</translation>
        </message>
        <message>
            <source>Printer</source>
            <translation>Stampante</translation>
        </message>
        <message>
            <source>Probability</source>
            <translation>Probabilità</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>Programma</translation>
        </message>
        <message>
            <source>Program version</source>
            <translation>Versione del programma</translation>
        </message>
        <message>
            <source>Program, SHA-256</source>
            <translation>Programma, SHA-256</translation>
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
            <translation>Azzeramento RAM</translation>
        </message>
        <message>
            <source>Read back before and after every game, after money, and when a door closes.</source>
            <translation>Riletta prima e dopo ogni partita, dopo il denaro e alla chiusura di uno sportello.</translation>
        </message>
        <message>
            <source>Recall of the last games, step by step, with dice and bets</source>
            <translation>Richiamo delle ultime partite, passo per passo, con dadi e puntate</translation>
        </message>
        <message>
            <source>Red</source>
            <translation>Rosso</translation>
        </message>
        <message>
            <source>Refusal</source>
            <translation>Rifiuto</translation>
        </message>
        <message>
            <source>Remove {0}</source>
            <translation>Rimuovi {0}</translation>
        </message>
        <message>
            <source>Repaired</source>
            <translation>Riparata</translation>
        </message>
        <message>
            <source>Repairs listed since the last RAM clear: {0}</source>
            <translation>Riparazioni elencate dall'ultimo azzeramento della RAM: {0}</translation>
        </message>
        <message>
            <source>Reserve for {0} min</source>
            <translation>Riserva per {0} min</translation>
        </message>
        <message>
            <source>Reserve station</source>
            <translation>Riserva postazione</translation>
        </message>
        <message>
            <source>Reserved until {0}, by {1}.</source>
            <translation>Riservata fino a {0}, per opera di {1}.</translation>
        </message>
        <message>
            <source>Reserved until {0}.</source>
            <translation>Riservata fino a {0}.</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Risultato</translation>
        </message>
        <message>
            <source>Result of the house</source>
            <translation>Risultato del banco</translation>
        </message>
        <message>
            <source>Return to service</source>
            <translation>Rimetti in servizio</translation>
        </message>
        <message>
            <source>Returned</source>
            <translation>Restituito</translation>
        </message>
        <message>
            <source>Role</source>
            <translation>Ruolo</translation>
        </message>
        <message>
            <source>Room for</source>
            <translation>Spazio per</translation>
        </message>
        <message>
            <source>Round {0}</source>
            <translation>Giro {0}</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Giri</translation>
        </message>
        <message>
            <source>Rounds decided by dice</source>
            <translation>Giri decisi dai dadi</translation>
        </message>
        <message>
            <source>Screen</source>
            <translation>Schermo</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Cerca</translation>
        </message>
        <message>
            <source>Seat</source>
            <translation>Posto</translation>
        </message>
        <message>
            <source>Seat {0}</source>
            <translation>Posto {0}</translation>
        </message>
        <message>
            <source>Seat {0} is being freed, and owed</source>
            <translation>Posto {0} in liberazione, dovuto</translation>
        </message>
        <message>
            <source>Seat {0} is owed</source>
            <translation>Dovuto al posto {0}</translation>
        </message>
        <message>
            <source>Seat {0}: really free it?</source>
            <translation>Posto {0}: liberarlo davvero?</translation>
        </message>
        <message>
            <source>Seats taken</source>
            <translation>Posti occupati</translation>
        </message>
        <message>
            <source>Seats with bets</source>
            <translation>Posti con puntate</translation>
        </message>
        <message>
            <source>Second die after the throw before</source>
            <translation>Secondo dado dopo il lancio precedente</translation>
        </message>
        <message>
            <source>Second person</source>
            <translation>Seconda persona</translation>
        </message>
        <message>
            <source>Self-audit</source>
            <translation>Autoverifica</translation>
        </message>
        <message>
            <source>Set date and time, or confirm a clock that has jumped</source>
            <translation>Regolare data e ora, o confermare un orologio che è saltato</translation>
        </message>
        <message>
            <source>Set the clock</source>
            <translation>Regola l'orologio</translation>
        </message>
        <message>
            <source>Set up a new cabinet step by step, and sign its hand-over to the house</source>
            <translation>Configurare un nuovo apparecchio passo dopo passo e firmarne la consegna alla casa</translation>
        </message>
        <message>
            <source>Set volume {0}</source>
            <translation>Imposta volume {0}</translation>
        </message>
        <message>
            <source>Set-up</source>
            <translation>Impostazioni</translation>
        </message>
        <message>
            <source>Settings: volume, limits, languages, times, devices</source>
            <translation>Impostazioni: volume, limiti, lingue, tempi, dispositivi</translation>
        </message>
        <message>
            <source>Settle all money: credit, tickets, bills, hand pays</source>
            <translation>Regolare tutto: credito, ticket, banconote, pagamenti a mano</translation>
        </message>
        <message>
            <source>Settled without credit</source>
            <translation>Risolto senza credito</translation>
        </message>
        <message>
            <source>Several bets at once</source>
            <translation>Più puntate insieme</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Quota</translation>
        </message>
        <message>
            <source>Shared parameters</source>
            <translation>Parametri comuni</translation>
        </message>
        <message>
            <source>Shared table</source>
            <translation>Tavolo condiviso</translation>
        </message>
        <message>
            <source>Sheet {0}, SHA-256 {1}</source>
            <translation>Tabella {0}, SHA-256 {1}</translation>
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
            <translation>Turno {0} di {1}, da {2}</translation>
        </message>
        <message>
            <source>Shooter</source>
            <translation>Lanciatore</translation>
        </message>
        <message>
            <source>Sign in</source>
            <translation>Identificarsi</translation>
        </message>
        <message>
            <source>Sign the hand-over</source>
            <translation>Firmare la consegna</translation>
        </message>
        <message>
            <source>Signed</source>
            <translation>Firmato</translation>
        </message>
        <message>
            <source>Signed by</source>
            <translation>Firmato da</translation>
        </message>
        <message>
            <source>Signed in</source>
            <translation>Identificato</translation>
        </message>
        <message>
            <source>Silent</source>
            <translation>Muto</translation>
        </message>
        <message>
            <source>Silent seats</source>
            <translation>Posti muti</translation>
        </message>
        <message>
            <source>Since the journal began</source>
            <translation>Dall’inizio del giornale</translation>
        </message>
        <message>
            <source>Since the start</source>
            <translation>Dall'avvio</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Dimensione</translation>
        </message>
        <message>
            <source>Small win</source>
            <translation>Piccola vincita</translation>
        </message>
        <message>
            <source>Software verification: signatures and checksums</source>
            <translation>Verifica del software: firme e somme di controllo</translation>
        </message>
        <message>
            <source>Sounds</source>
            <translation>Suoni</translation>
        </message>
        <message>
            <source>Spoken calls are heard where the house has recordings of them.</source>
            <translation>Gli annunci parlati si sentono se la casa ne ha le registrazioni.</translation>
        </message>
        <message>
            <source>Staff</source>
            <translation>Personale</translation>
        </message>
        <message>
            <source>Staff key</source>
            <translation>Chiave del personale</translation>
        </message>
        <message>
            <source>Stakes lost</source>
            <translation>Puntate perse</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Inizio</translation>
        </message>
        <message>
            <source>State</source>
            <translation>Stato</translation>
        </message>
        <message>
            <source>State: {0}.</source>
            <translation>Stato: {0}.</translation>
        </message>
        <message>
            <source>Statistics of the dice: fairness, faces, totals</source>
            <translation>Statistica dei dadi: equità, facce, somme</translation>
        </message>
        <message>
            <source>Status</source>
            <translation>Stato</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>Passo</translation>
        </message>
        <message>
            <source>Step {0} of {1}</source>
            <translation>Passo {0} di {1}</translation>
        </message>
        <message>
            <source>Stickman's voice</source>
            <translation>Voce dello stickman</translation>
        </message>
        <message>
            <source>Stickman's voice: {0}, {1} of {2} calls, licence: {3}.</source>
            <translation>Voce dello stickman: {0}, {1} chiamate su {2}, licenza: {3}.</translation>
        </message>
        <message>
            <source>Still open</source>
            <translation>Ancora aperto</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Fermo</translation>
        </message>
        <message>
            <source>Stops</source>
            <translation>Ferma</translation>
        </message>
        <message>
            <source>Table win</source>
            <translation>Utile del tavolo</translation>
        </message>
        <message>
            <source>Take out of service</source>
            <translation>Metti fuori servizio</translation>
        </message>
        <message>
            <source>Taking down bets</source>
            <translation>Ritiro delle puntate</translation>
        </message>
        <message>
            <source>Targets: {0} of {1}, mean error {2}, largest {3}</source>
            <translation>Bersagli: {0} di {1}, errore medio {2}, massimo {3}</translation>
        </message>
        <message>
            <source>Test</source>
            <translation>Test</translation>
        </message>
        <message>
            <source>Test a bill</source>
            <translation>Prova una banconota</translation>
        </message>
        <message>
            <source>Test bill</source>
            <translation>Banconota di prova</translation>
        </message>
        <message>
            <source>Test doors, keys and the tower light: switches live, each lamp</source>
            <translation>Provare porte, chiavi e torretta: interruttori dal vivo, ogni luce</translation>
        </message>
        <message>
            <source>Test mode</source>
            <translation>Modalità test</translation>
        </message>
        <message>
            <source>Test print</source>
            <translation>Stampa di prova</translation>
        </message>
        <message>
            <source>Test the devices without touching the meters</source>
            <translation>Provare i dispositivi senza toccare i contatori</translation>
        </message>
        <message>
            <source>Test the touch screen: targets, lines, colours, dead pixels</source>
            <translation>Provare lo schermo tattile: bersagli, linee, colori, pixel morti</translation>
        </message>
        <message>
            <source>Test throw</source>
            <translation>Lancio di prova</translation>
        </message>
        <message>
            <source>Test throws</source>
            <translation>Lanci di prova</translation>
        </message>
        <message>
            <source>Tests, all throws</source>
            <translation>Test, tutti i lanci</translation>
        </message>
        <message>
            <source>Tests, last window</source>
            <translation>Test, ultima finestra</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Testo</translation>
        </message>
        <message>
            <source>That is not the PIN</source>
            <translation>Non è il PIN</translation>
        </message>
        <message>
            <source>The alarm of an open door is heard at its own volume, never silent.</source>
            <translation>L’allarme di una porta aperta ha un volume proprio e non è mai muto.</translation>
        </message>
        <message>
            <source>The calibration is kept.</source>
            <translation>La calibrazione è mantenuta.</translation>
        </message>
        <message>
            <source>The calibration is on trial until test mode ends: touch the targets again.</source>
            <translation>La calibrazione è in prova fino alla fine della modalità test: toccare di nuovo i bersagli.</translation>
        </message>
        <message>
            <source>The cash box was taken out</source>
            <translation>La cassa è estratta</translation>
        </message>
        <message>
            <source>The changes are in force.</source>
            <translation>Le modifiche sono in vigore.</translation>
        </message>
        <message>
            <source>The clock is confirmed.</source>
            <translation>L'orologio è confermato.</translation>
        </message>
        <message>
            <source>The clock is not believed: {0}</source>
            <translation>L'orologio non è creduto: {0}</translation>
        </message>
        <message>
            <source>The clock is set.</source>
            <translation>L'orologio è regolato.</translation>
        </message>
        <message>
            <source>The components are listed once the program has been verified.</source>
            <translation>I componenti appaiono dopo la verifica del programma.</translation>
        </message>
        <message>
            <source>The count is complete</source>
            <translation>Il conteggio è completo</translation>
        </message>
        <message>
            <source>The devices are simulated: their window has the key and the door.</source>
            <translation>I dispositivi sono simulati: la chiave e la porta sono nella loro finestra.</translation>
        </message>
        <message>
            <source>The dice lie: confirm them</source>
            <translation>I dadi sono fermi: confermarli</translation>
        </message>
        <message>
            <source>The difference is {0}: lock the cabinet and call for service.</source>
            <translation>La differenza è {0}: bloccate la macchina e chiamate l'assistenza.</translation>
        </message>
        <message>
            <source>The disks are being read: one that fails may not answer</source>
            <translation>Lettura dei dischi: uno guasto può non rispondere</translation>
        </message>
        <message>
            <source>The export was cancelled. No file was written.</source>
            <translation>L’esportazione è stata annullata. Nessun file è stato scritto.</translation>
        </message>
        <message>
            <source>The file could not be written: {0}.</source>
            <translation>Impossibile scrivere il file: {0}.</translation>
        </message>
        <message>
            <source>The file is being written: {0}</source>
            <translation>Scrittura del file in corso: {0}</translation>
        </message>
        <message>
            <source>The file {0} is written.</source>
            <translation>Il file {0} è scritto.</translation>
        </message>
        <message>
            <source>The first operator</source>
            <translation>Il primo gestore</translation>
        </message>
        <message>
            <source>The journal before it is in the folder {0}.</source>
            <translation>Il giornale precedente è nella cartella {0}.</translation>
        </message>
        <message>
            <source>The journal could not be read to its beginning: older entries are missing.</source>
            <translation>Il giornale non è stato letto fino all’inizio: mancano le voci più vecchie.</translation>
        </message>
        <message>
            <source>The journal is being read: {0}</source>
            <translation>Lettura del giornale: {0}</translation>
        </message>
        <message>
            <source>The journal is followed from its beginning, for another version of the program:</source>
            <translation>Il giornale viene letto dall'inizio, perché scritto da un'altra versione del programma:</translation>
        </message>
        <message>
            <source>The journal takes {0}.</source>
            <translation>Il giornale occupa {0}.</translation>
        </message>
        <message>
            <source>The keys are enough</source>
            <translation>Bastano le chiavi</translation>
        </message>
        <message>
            <source>The last bets come in</source>
            <translation>Arrivano le ultime puntate</translation>
        </message>
        <message>
            <source>The log: money, doors, keys, devices, staff, errors</source>
            <translation>Il registro: denaro, porte, chiavi, dispositivi, personale, errori</translation>
        </message>
        <message>
            <source>The logic door is open</source>
            <translation>Lo sportello della logica è aperto</translation>
        </message>
        <message>
            <source>The loudest volume that a player can choose.</source>
            <translation>Il volume più alto che un giocatore può scegliere.</translation>
        </message>
        <message>
            <source>The machine number, the place, and all files and ports are taken over too.</source>
            <translation>Vengono ripresi anche il numero di macchina, la posizione e tutti i file e le porte.</translation>
        </message>
        <message>
            <source>The name by which the person signs in</source>
            <translation>Il nome con cui la persona si identifica</translation>
        </message>
        <message>
            <source>The parameter second_path is to name a folder on another device.</source>
            <translation>Il parametro second_path deve indicare una cartella su un altro dispositivo.</translation>
        </message>
        <message>
            <source>The parameters do not allow this station to be reserved.</source>
            <translation>I parametri non consentono di riservare questa postazione.</translation>
        </message>
        <message>
            <source>The program is being verified.</source>
            <translation>Il programma è in verifica.</translation>
        </message>
        <message>
            <source>The role of {0}</source>
            <translation>Il ruolo di {0}</translation>
        </message>
        <message>
            <source>The same, and ends periods, empties the cash box, out of service</source>
            <translation>Lo stesso, e chiude i periodi, svuota la cassetta, fuori servizio</translation>
        </message>
        <message>
            <source>The screen does not state maker and model</source>
            <translation>Lo schermo non indica produttore e modello</translation>
        </message>
        <message>
            <source>The search for “{0}” has failed; found before that: {1}</source>
            <translation>La ricerca di «{0}» non è riuscita; trovati prima: {1}</translation>
        </message>
        <message>
            <source>The sheet inside the cabinet lists every fault.</source>
            <translation>Il foglio dentro il mobile elenca tutti i guasti.</translation>
        </message>
        <message>
            <source>The sheet {0} of this game is not here any more: its felt cannot be drawn.</source>
            <translation>La tabella {0} di questa partita non c'è più: il suo tappeto non può essere disegnato.</translation>
        </message>
        <message>
            <source>The sound device has not been used yet.</source>
            <translation>Il dispositivo audio non è ancora stato usato.</translation>
        </message>
        <message>
            <source>The sound device works.</source>
            <translation>Il dispositivo audio funziona.</translation>
        </message>
        <message>
            <source>The stick can be pulled out.</source>
            <translation>La chiavetta può essere rimossa.</translation>
        </message>
        <message>
            <source>The stick was pulled out, or the folder is missing. No file was written.</source>
            <translation>La chiavetta è stata rimossa o la cartella manca. Nessun file è stato scritto.</translation>
        </message>
        <message>
            <source>The system does not allow writing there. No file was written.</source>
            <translation>Il sistema non consente di scrivere lì. Nessun file è stato scritto.</translation>
        </message>
        <message>
            <source>The table as the game before left it</source>
            <translation>Il tavolo come lo ha lasciato la partita precedente</translation>
        </message>
        <message>
            <source>The time runs on when the key is turned back.</source>
            <translation>Il tempo riprende quando la chiave viene rigirata.</translation>
        </message>
        <message>
            <source>The time, in 24 hours, may be left out: then the day is shown from its end.</source>
            <translation>L’ora, in 24 ore, si può omettere: il giorno viene mostrato dalla fine.</translation>
        </message>
        <message>
            <source>The touch panel is not calibrated here.</source>
            <translation>Il pannello tattile non è calibrato qui.</translation>
        </message>
        <message>
            <source>The volume of this time of day: the others stay as the parameters set them.</source>
            <translation>Il volume di quest’ora del giorno: gli altri restano come li fissano i parametri.</translation>
        </message>
        <message>
            <source>There is no USB stick, and no folder for exports is set. Insert a stick and touch Export again.</source>
            <translation>Non c’è alcuna chiavetta USB né una cartella di esportazione impostata. Inserire una chiavetta e toccare di nuovo Esporta.</translation>
        </message>
        <message>
            <source>There is no account yet</source>
            <translation>Non c'è ancora nessun account</translation>
        </message>
        <message>
            <source>There is no account yet. The first operator adds all others: type your name.</source>
            <translation>Non c'è ancora nessun account. Il primo gestore aggiunge tutti gli altri: scrivere il proprio nome.</translation>
        </message>
        <message>
            <source>There is no cash box in the validator.</source>
            <translation>Nel lettore non c'è la cassa.</translation>
        </message>
        <message>
            <source>There is no room left. No file was written.</source>
            <translation>Non c’è più spazio. Nessun file è stato scritto.</translation>
        </message>
        <message>
            <source>There is no sound device, or it does not work.</source>
            <translation>Non c’è un dispositivo audio, o non funziona.</translation>
        </message>
        <message>
            <source>There is no such date or time.</source>
            <translation>Questa data o quest’ora non esiste.</translation>
        </message>
        <message>
            <source>There is nothing to show</source>
            <translation>Non c'è nulla da mostrare</translation>
        </message>
        <message>
            <source>These throws count here alone, until test mode ends.</source>
            <translation>Questi lanci contano solo qui, finché non termina la modalità test.</translation>
        </message>
        <message>
            <source>They were done before the cabinet was brought here</source>
            <translation>Sono state fatte prima di portare qui l’apparecchio</translation>
        </message>
        <message>
            <source>Third die after the throw before</source>
            <translation>Terzo dado dopo il lancio precedente</translation>
        </message>
        <message>
            <source>This cabinet has no card reader (parameter devices.cards).</source>
            <translation>Questa macchina non ha un lettore di carte (parametro devices.cards).</translation>
        </message>
        <message>
            <source>This is no date and time.</source>
            <translation>Non è una data con ora.</translation>
        </message>
        <message>
            <source>This is not an amount.</source>
            <translation>Questo non è un importo.</translation>
        </message>
        <message>
            <source>This is not what was released.</source>
            <translation>Non è ciò che è stato rilasciato.</translation>
        </message>
        <message>
            <source>This machine has no serial port</source>
            <translation>Questa macchina non ha porte seriali</translation>
        </message>
        <message>
            <source>This period began at {0}.</source>
            <translation>Questo periodo è iniziato il {0}.</translation>
        </message>
        <message>
            <source>This period began with the journal.</source>
            <translation>Questo periodo è iniziato con il giornale.</translation>
        </message>
        <message>
            <source>Throw dice: {0}</source>
            <translation>Lancia i dadi: {0}</translation>
        </message>
        <message>
            <source>Throw the dice</source>
            <translation>Lancia i dadi</translation>
        </message>
        <message>
            <source>Throw the dice for a test, with their counts</source>
            <translation>Lanciare i dadi per prova, con i conteggi</translation>
        </message>
        <message>
            <source>Throws</source>
            <translation>Lanci</translation>
        </message>
        <message>
            <source>Throws, with the void ones</source>
            <translation>Lanci, compresi i nulli</translation>
        </message>
        <message>
            <source>Throws: {0}</source>
            <translation>Lanci: {0}</translation>
        </message>
        <message>
            <source>Throws: {0}. The line over each bar is what fair dice show on average.</source>
            <translation>Lanci: {0}. La linea di ogni barra è la media di dadi regolari.</translation>
        </message>
        <message>
            <source>Ticket authority</source>
            <translation>Autorità dei ticket</translation>
        </message>
        <message>
            <source>Ticket printed</source>
            <translation>Ticket stampato</translation>
        </message>
        <message>
            <source>Tickets</source>
            <translation>Ticket</translation>
        </message>
        <message>
            <source>Tickets in</source>
            <translation>Ticket in entrata</translation>
        </message>
        <message>
            <source>Tickets in doubt settled</source>
            <translation>Ticket dubbi risolti</translation>
        </message>
        <message>
            <source>Tickets out</source>
            <translation>Ticket in uscita</translation>
        </message>
        <message>
            <source>Tickets printed and inserted, with their validation numbers</source>
            <translation>Ticket stampati e inseriti, con i numeri di convalida</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Ora</translation>
        </message>
        <message>
            <source>Time (h:mm)</source>
            <translation>Tempo (h:mm)</translation>
        </message>
        <message>
            <source>Time in use</source>
            <translation>Tempo d’uso</translation>
        </message>
        <message>
            <source>Time left</source>
            <translation>Tempo rimasto</translation>
        </message>
        <message>
            <source>To be paid</source>
            <translation>Da pagare</translation>
        </message>
        <message>
            <source>To be replaced</source>
            <translation>Da sostituire</translation>
        </message>
        <message>
            <source>Together: handle {0}, table win {1}. The figures under the bars are without cents.</source>
            <translation>In tutto: puntate {0}, utile del tavolo {1}. Le cifre sotto le barre sono senza centesimi.</translation>
        </message>
        <message numerus="yes">
            <source>Too many wrong PINs: wait {0} seconds</source>
            <translation>
                <numerusform>Troppi PIN errati: attendere {0} secondo</numerusform>
                <numerusform>Troppi PIN errati: attendere {0} secondi</numerusform>
            </translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Totale</translation>
        </message>
        <message>
            <source>Totals</source>
            <translation>Totali</translation>
        </message>
        <message>
            <source>Touch</source>
            <translation>Tocco</translation>
        </message>
        <message>
            <source>Touch a device to take it into the draft. A printer on USB is entered by hand.</source>
            <translation>Toccare un dispositivo per portarlo nella bozza. Una stampante USB si inserisce a mano.</translation>
        </message>
        <message>
            <source>Touch a shift to print it, or to end one that is open.</source>
            <translation>Tocchi un turno per stamparlo, o uno aperto per terminarlo.</translation>
        </message>
        <message>
            <source>Touch again</source>
            <translation>Toccare ancora</translation>
        </message>
        <message>
            <source>Touch again: clear everything</source>
            <translation>Tocca ancora: azzera tutto</translation>
        </message>
        <message>
            <source>Touch again: count complete</source>
            <translation>Ancora: conteggio completo</translation>
        </message>
        <message>
            <source>Touch again: end shift {0}</source>
            <translation>Tocchi ancora: termina il turno {0}</translation>
        </message>
        <message>
            <source>Touch again: forget {0}</source>
            <translation>Ancora: dimentica {0}</translation>
        </message>
        <message>
            <source>Touch again: it is in</source>
            <translation>Ancora: è dentro</translation>
        </message>
        <message>
            <source>Touch again: it is out</source>
            <translation>Ancora: è fuori</translation>
        </message>
        <message>
            <source>Touch again: remove {0}</source>
            <translation>Ancora una volta: rimuovi {0}</translation>
        </message>
        <message>
            <source>Touch again: the period ends</source>
            <translation>Tocca ancora: chiudi il periodo</translation>
        </message>
        <message>
            <source>Touch again: void</source>
            <translation>Toccare ancora: nullo</translation>
        </message>
        <message>
            <source>Touch again: void the bets</source>
            <translation>Toccare ancora: puntate nulle</translation>
        </message>
        <message>
            <source>Touch here to see them, or type another word</source>
            <translation>Toccare qui per vederli, o digitare un’altra parola</translation>
        </message>
        <message>
            <source>Touch the middle of target {0}</source>
            <translation>Toccare il centro del bersaglio {0}</translation>
        </message>
        <message>
            <source>Touch your name.</source>
            <translation>Toccare il proprio nome.</translation>
        </message>
        <message>
            <source>Turn the attendant key</source>
            <translation>Girare la chiave dell'addetto</translation>
        </message>
        <message>
            <source>Turn the technician key</source>
            <translation>Girare la chiave del tecnico</translation>
        </message>
        <message>
            <source>Type a word, such as: volume, paper, limit</source>
            <translation>Digitare una parola, per esempio: volume, carta, limite</translation>
        </message>
        <message>
            <source>Type the count of every row.</source>
            <translation>Digiti il conteggio di ogni riga.</translation>
        </message>
        <message>
            <source>Type year, month, day, hour and minute. One person sets the clock by up to {0} minutes a day, two people farther.</source>
            <translation>Digitare anno, mese, giorno, ora e minuto. Una persona regola l'orologio fino a {0} minuti al giorno; oltre servono due persone.</translation>
        </message>
        <message>
            <source>Type your name, and choose a PIN</source>
            <translation>Inserire il nome e scegliere un PIN</translation>
        </message>
        <message>
            <source>USB stick {0}</source>
            <translation>Chiavetta USB {0}</translation>
        </message>
        <message>
            <source>Unblock {0}</source>
            <translation>Sblocca {0}</translation>
        </message>
        <message>
            <source>Use {device} at {port}</source>
            <translation>Usa {device} su {port}</translation>
        </message>
        <message>
            <source>Validation number</source>
            <translation>Numero di convalida</translation>
        </message>
        <message>
            <source>Validator</source>
            <translation>Lettore</translation>
        </message>
        <message>
            <source>Validator, printer, dice, board: state, version, last faults, bytes on the line</source>
            <translation>Lettore, stampante, dadi, scheda: stato, versione, ultimi guasti, byte sulla linea</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Valore</translation>
        </message>
        <message>
            <source>Values</source>
            <translation>Valori</translation>
        </message>
        <message>
            <source>Values that differ from those in force: {0}</source>
            <translation>Valori diversi da quelli in vigore: {0}</translation>
        </message>
        <message>
            <source>Verified at {0}.</source>
            <translation>Verificato il {0}.</translation>
        </message>
        <message>
            <source>Verified now</source>
            <translation>Verificato ora</translation>
        </message>
        <message>
            <source>Verify now</source>
            <translation>Verifica ora</translation>
        </message>
        <message>
            <source>Visits</source>
            <translation>Visite</translation>
        </message>
        <message>
            <source>Void</source>
            <translation>Nullo</translation>
        </message>
        <message>
            <source>Void the bets at this seat</source>
            <translation>Annullare le puntate di questo posto</translation>
        </message>
        <message>
            <source>Void the throw</source>
            <translation>Annullare il lancio</translation>
        </message>
        <message>
            <source>Void throws</source>
            <translation>Lanci nulli</translation>
        </message>
        <message>
            <source>Void throws: {0}</source>
            <translation>Lanci nulli: {0}</translation>
        </message>
        <message>
            <source>Volume</source>
            <translation>Volume</translation>
        </message>
        <message>
            <source>Volume {0}</source>
            <translation>Volume {0}</translation>
        </message>
        <message>
            <source>Wagered</source>
            <translation>Puntato</translation>
        </message>
        <message>
            <source>Wagers and pays</source>
            <translation>Puntate e pagamenti</translation>
        </message>
        <message>
            <source>Wear: only the system's administrator can read it.</source>
            <translation>Usura: solo l’amministratore di sistema può leggerla.</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>Che cosa è successo</translation>
        </message>
        <message>
            <source>What is to be done</source>
            <translation>Che cosa fare</translation>
        </message>
        <message>
            <source>What is wrong now: paper, printer, jam, doors, devices, clock</source>
            <translation>Cosa non va ora: carta, stampante, inceppamento, porte, dispositivi, orologio</translation>
        </message>
        <message>
            <source>What it says</source>
            <translation>Che cosa dice</translation>
        </message>
        <message>
            <source>Where to?</source>
            <translation>Dove?</translation>
        </message>
        <message>
            <source>Whether all money adds up: the equations with their figures</source>
            <translation>Se tutto il denaro torna: le equazioni con le loro cifre</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Bianco</translation>
        </message>
        <message>
            <source>Why are the test print and the test throw skipped?</source>
            <translation>Perché si saltano la stampa e il lancio di prova?</translation>
        </message>
        <message>
            <source>Win by hand</source>
            <translation>Vincita a mano</translation>
        </message>
        <message>
            <source>Window opens</source>
            <translation>Si apre una finestra</translation>
        </message>
        <message>
            <source>Winnings</source>
            <translation>Vincite</translation>
        </message>
        <message>
            <source>Wins paid by hand</source>
            <translation>Vincite pagate a mano</translation>
        </message>
        <message>
            <source>Withdrawals</source>
            <translation>Prelievi</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Vinto</translation>
        </message>
        <message>
            <source>Won on top of stakes</source>
            <translation>Vinto oltre alle puntate</translation>
        </message>
        <message>
            <source>Words or number</source>
            <translation>Parole o numero</translation>
        </message>
        <message>
            <source>Words, an amount, or a number of any ticket, game or event</source>
            <translation>Parole, un importo o il numero di un ticket, gioco o evento</translation>
        </message>
        <message>
            <source>Wrong PINs: {0}</source>
            <translation>PIN errati: {0}</translation>
        </message>
        <message>
            <source>Wrong entry</source>
            <translation>Inserimento errato</translation>
        </message>
        <message>
            <source>You do not have the right to this page: an operator has it.</source>
            <translation>Non ha il diritto a questa pagina: lo ha un gestore.</translation>
        </message>
        <message>
            <source>Your PIN has expired. Choose a new one.</source>
            <translation>Il Suo PIN è scaduto. Ne scelga uno nuovo.</translation>
        </message>
        <message>
            <source>Your PIN is changed. The new one counts from the next sign-in.</source>
            <translation>Il Suo PIN è cambiato. Il nuovo vale dal prossimo accesso.</translation>
        </message>
        <message>
            <source>Your shift has not begun</source>
            <translation>Il suo turno non è iniziato</translation>
        </message>
        <message>
            <source>after the game</source>
            <translation>dopo la partita</translation>
        </message>
        <message>
            <source>ahead by {0}</source>
            <translation>avanti di {0}</translation>
        </message>
        <message>
            <source>ahead by {0} at most</source>
            <translation>avanti di {0} al massimo</translation>
        </message>
        <message>
            <source>as it was at {0}</source>
            <translation>com’era alle {0}</translation>
        </message>
        <message>
            <source>as shipped</source>
            <translation>come fornito</translation>
        </message>
        <message>
            <source>as the par sheet has them</source>
            <translation>come nel par sheet</translation>
        </message>
        <message>
            <source>at the end {0}</source>
            <translation>alla fine {0}</translation>
        </message>
        <message>
            <source>attendant key</source>
            <translation>chiave dell'addetto</translation>
        </message>
        <message>
            <source>attendant's key</source>
            <translation>chiave dell'addetto</translation>
        </message>
        <message>
            <source>began with the journal</source>
            <translation>iniziato con il giornale</translation>
        </message>
        <message>
            <source>behind by {0}</source>
            <translation>indietro di {0}</translation>
        </message>
        <message>
            <source>behind by {0} at least</source>
            <translation>indietro di almeno {0}</translation>
        </message>
        <message>
            <source>bills and tickets in</source>
            <translation>banconote e ticket in entrata</translation>
        </message>
        <message>
            <source>both lights off</source>
            <translation>entrambe le luci spente</translation>
        </message>
        <message>
            <source>both lights, blinking in turn</source>
            <translation>entrambe, lampeggio alternato</translation>
        </message>
        <message>
            <source>both lights, blinking together</source>
            <translation>entrambe, lampeggio insieme</translation>
        </message>
        <message>
            <source>by hand</source>
            <translation>a mano</translation>
        </message>
        <message>
            <source>by itself</source>
            <translation>da sé</translation>
        </message>
        <message>
            <source>cash box door</source>
            <translation>porta della cassa</translation>
        </message>
        <message>
            <source>cash out</source>
            <translation>incasso</translation>
        </message>
        <message>
            <source>chi-square {0}, probability {1}</source>
            <translation>chi quadrato {0}, probabilità {1}</translation>
        </message>
        <message>
            <source>comes next</source>
            <translation>viene dopo</translation>
        </message>
        <message>
            <source>days after the one before: {0}</source>
            <translation>giorni dopo il precedente: {0}</translation>
        </message>
        <message>
            <source>default {0}</source>
            <translation>predefinito {0}</translation>
        </message>
        <message>
            <source>done</source>
            <translation>fatto</translation>
        </message>
        <message>
            <source>free: {0} MB, and {1} MB for the third copy</source>
            <translation>liberi: {0} MB, e {1} MB per la terza copia</translation>
        </message>
        <message>
            <source>in a row: {0}</source>
            <translation>di seguito: {0}</translation>
        </message>
        <message>
            <source>in play at the beginning {0}</source>
            <translation>in gioco all’inizio {0}</translation>
        </message>
        <message>
            <source>in the file</source>
            <translation>nel file</translation>
        </message>
        <message>
            <source>is being asked</source>
            <translation>interrogazione in corso</translation>
        </message>
        <message>
            <source>is being printed</source>
            <translation>in stampa</translation>
        </message>
        <message>
            <source>is played now</source>
            <translation>si gioca ora</translation>
        </message>
        <message>
            <source>its size is not known: errors are in pixels alone</source>
            <translation>la sua misura non è nota: errori solo in pixel</translation>
        </message>
        <message>
            <source>judged at {0}</source>
            <translation>giudicati a {0}</translation>
        </message>
        <message>
            <source>limit {0}</source>
            <translation>limite {0}</translation>
        </message>
        <message>
            <source>logic door</source>
            <translation>porta dell'elettronica</translation>
        </message>
        <message>
            <source>lower light, blinking</source>
            <translation>luce inferiore, lampeggiante</translation>
        </message>
        <message>
            <source>lower light, blinking slowly</source>
            <translation>luce inferiore, lampeggio lento</translation>
        </message>
        <message>
            <source>lower light, steady</source>
            <translation>luce inferiore, fissa</translation>
        </message>
        <message>
            <source>main door</source>
            <translation>porta principale</translation>
        </message>
        <message>
            <source>minutes in all: {0}</source>
            <translation>minuti in tutto: {0}</translation>
        </message>
        <message>
            <source>more than 10 years</source>
            <translation>più di 10 anni</translation>
        </message>
        <message>
            <source>moved: {0}</source>
            <translation>movimenti: {0}</translation>
        </message>
        <message>
            <source>never</source>
            <translation>mai</translation>
        </message>
        <message>
            <source>never, in this journal</source>
            <translation>mai, in questo giornale</translation>
        </message>
        <message>
            <source>no disk of this machine</source>
            <translation>nessun disco di questa macchina</translation>
        </message>
        <message>
            <source>none</source>
            <translation>nessuna</translation>
        </message>
        <message>
            <source>not complete yet</source>
            <translation>non ancora finita</translation>
        </message>
        <message>
            <source>not known</source>
            <translation>non noto</translation>
        </message>
        <message>
            <source>not known yet</source>
            <translation>non ancora nota</translation>
        </message>
        <message>
            <source>not turned</source>
            <translation>non girata</translation>
        </message>
        <message>
            <source>not verified</source>
            <translation>non verificato</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>niente</translation>
        </message>
        <message>
            <source>now {0}</source>
            <translation>ora {0}</translation>
        </message>
        <message>
            <source>off</source>
            <translation>disattivata</translation>
        </message>
        <message>
            <source>on since {0}</source>
            <translation>attiva dal {0}</translation>
        </message>
        <message>
            <source>open</source>
            <translation>aperta</translation>
        </message>
        <message>
            <source>opened: {0}, garbled messages: {1}</source>
            <translation>aperture: {0}, messaggi alterati: {1}</translation>
        </message>
        <message>
            <source>play</source>
            <translation>il gioco</translation>
        </message>
        <message>
            <source>receipt being printed</source>
            <translation>ricevuta in stampa</translation>
        </message>
        <message>
            <source>receipt failed</source>
            <translation>ricevuta non riuscita</translation>
        </message>
        <message>
            <source>receipt not printed</source>
            <translation>ricevuta non stampata</translation>
        </message>
        <message>
            <source>receipt printed</source>
            <translation>ricevuta stampata</translation>
        </message>
        <message>
            <source>round {0}, {1}: here {2}, at the table {3}</source>
            <translation>giro {0}, {1}: qui {2}, al tavolo {3}</translation>
        </message>
        <message>
            <source>set</source>
            <translation>impostato</translation>
        </message>
        <message>
            <source>shut</source>
            <translation>chiusa</translation>
        </message>
        <message>
            <source>stayed from the day before</source>
            <translation>rimasto dal giorno prima</translation>
        </message>
        <message>
            <source>still running</source>
            <translation>in corso</translation>
        </message>
        <message>
            <source>technician key</source>
            <translation>chiave del tecnico</translation>
        </message>
        <message>
            <source>technician's key</source>
            <translation>chiave del tecnico</translation>
        </message>
        <message>
            <source>the attendant</source>
            <translation>l'addetto</translation>
        </message>
        <message>
            <source>the dice</source>
            <translation>i dadi</translation>
        </message>
        <message>
            <source>the dice are out</source>
            <translation>i dadi sono lanciati</translation>
        </message>
        <message>
            <source>the journal before it lies in {0}</source>
            <translation>il giornale di prima è in {0}</translation>
        </message>
        <message>
            <source>the technician</source>
            <translation>il tecnico</translation>
        </message>
        <message>
            <source>this cabinet ({0})</source>
            <translation>questo apparecchio ({0})</translation>
        </message>
        <message>
            <source>tickets fed in</source>
            <translation>ticket in entrata</translation>
        </message>
        <message>
            <source>tickets out: paid by hand</source>
            <translation>ticket: pagamento manuale</translation>
        </message>
        <message>
            <source>to be done</source>
            <translation>da fare</translation>
        </message>
        <message>
            <source>turned</source>
            <translation>girata</translation>
        </message>
        <message>
            <source>upper light, blinking</source>
            <translation>luce superiore, lampeggiante</translation>
        </message>
        <message>
            <source>upper light, blinking slowly</source>
            <translation>luce superiore, lampeggio lento</translation>
        </message>
        <message>
            <source>upper light, steady</source>
            <translation>luce superiore, fissa</translation>
        </message>
        <message>
            <source>valid until {0}</source>
            <translation>valido fino al {0}</translation>
        </message>
        <message>
            <source>waits for the bets of seats {0}</source>
            <translation>attende le puntate dei posti {0}</translation>
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
            <translation>{0} byte inviati, {1} ricevuti</translation>
        </message>
        <message>
            <source>{0} d {1}</source>
            <translation>{0} g {1}</translation>
        </message>
        <message numerus="yes">
            <source>{0} days</source>
            <translation>
                <numerusform>{0} giorno</numerusform>
                <numerusform>{0} giorni</numerusform>
            </translation>
        </message>
        <message>
            <source>{0} h</source>
            <translation>{0} h</translation>
        </message>
        <message>
            <source>{0} more</source>
            <translation>Altri {0}</translation>
        </message>
        <message>
            <source>{0} of {1} are ready</source>
            <translation>{0} di {1} sono pronti</translation>
        </message>
        <message>
            <source>{0} of {1} pages are out</source>
            <translation>{0} pagine su {1} stampate</translation>
        </message>
        <message>
            <source>{0} of {1}: {2}</source>
            <translation>{0} di {1}: {2}</translation>
        </message>
        <message>
            <source>{0} px</source>
            <translation>{0} px</translation>
        </message>
        <message numerus="yes">
            <source>{0} rows are written to {1}.</source>
            <translation>
                <numerusform>{0} riga è stata scritta in {1}.</numerusform>
                <numerusform>{0} righe sono state scritte in {1}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{0} seconds</source>
            <translation>
                <numerusform>{0} secondo</numerusform>
                <numerusform>{0} secondi</numerusform>
            </translation>
        </message>
        <message>
            <source>{0} x {1} mm</source>
            <translation>{0} x {1} mm</translation>
        </message>
        <message>
            <source>{0} x {1} pixels</source>
            <translation>{0} x {1} pixel</translation>
        </message>
        <message>
            <source>{0}, and without a result: {1}</source>
            <translation>{0}, e senza risultato: {1}</translation>
        </message>
        <message>
            <source>{0}, and {1} is up</source>
            <translation>{0}, e {1} in gioco</translation>
        </message>
        <message>
            <source>{0}, choose a PIN that only you know.</source>
            <translation>{0}, scegliere un PIN che solo voi conoscete.</translation>
        </message>
        <message>
            <source>{0}, returned</source>
            <translation>{0}, restituita</translation>
        </message>
        <message>
            <source>{0}. Open alarms: {1}.</source>
            <translation>{0}. Allarmi aperti: {1}.</translation>
        </message>
        <message>
            <source>{0}: a second person agrees with the own PIN. Touch your name.</source>
            <translation>{0}: una seconda persona acconsente con il proprio PIN. Toccare il proprio nome.</translation>
        </message>
        <message>
            <source>{0}: bets up when dice counted</source>
            <translation>{0}: puntate in gioco quando i dadi contavano</translation>
        </message>
        <message>
            <source>{0}: games</source>
            <translation>{0}: partite</translation>
        </message>
        <message>
            <source>{0}: here {1}, at the table {2}</source>
            <translation>{0}: qui {1}, al tavolo {2}</translation>
        </message>
        <message>
            <source>{0}: it is being returned</source>
            <translation>{0}: viene restituita</translation>
        </message>
        <message>
            <source>{0}: it was stacked, and is disputed</source>
            <translation>{0}: è stata riposta ed è contestata</translation>
        </message>
        <message>
            <source>{0}: stakes lost</source>
            <translation>{0}: puntate perse</translation>
        </message>
        <message>
            <source>{0}: wagers</source>
            <translation>{0}: puntate</translation>
        </message>
        <message>
            <source>{0}: wins</source>
            <translation>{0}: vincite</translation>
        </message>
        <message>
            <source>{0}: won on top of stakes</source>
            <translation>{0}: vinto oltre alle puntate</translation>
        </message>
        <message numerus="yes">
            <source>{0}: {1} throws, judged at {2}. Open alarms: {3}.</source>
            <translation>
                <numerusform>{0}: {1} lancio, giudicati a {2}. Allarmi aperti: {3}.</numerusform>
                <numerusform>{0}: {1} lanci, giudicati a {2}. Allarmi aperti: {3}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{0}; {1}</source>
            <translation>{0}; {1}</translation>
        </message>
        <message>
            <source>{value} (draft)</source>
            <translation>{value} (bozza)</translation>
        </message>
    </context>
    <context>
        <name>OptionStepper</name>
        <message>
            <source>%1: less</source>
            <translation>%1: meno</translation>
        </message>
        <message>
            <source>%1: more</source>
            <translation>%1: più</translation>
        </message>
    </context>
    <context>
        <name>OptionsWindow</name>
        <message>
            <source>Clean screen</source>
            <translation>Pulisci schermo</translation>
        </message>
        <message>
            <source>Close the options</source>
            <translation>Chiudi le opzioni</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fatto</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Opzioni</translation>
        </message>
        <message>
            <source>Reserve station</source>
            <translation>Riserva postazione</translation>
        </message>
        <message>
            <source>Session</source>
            <translation>Sessione</translation>
        </message>
    </context>
    <context>
        <name>OutOfServiceSign</name>
        <message>
            <source>No bets, bills or tickets are taken now. Your credit can be cashed out.</source>
            <translation>Al momento non si accettano puntate, banconote o ticket. Il suo credito può essere incassato.</translation>
        </message>
        <message>
            <source>This station is out of service</source>
            <translation>Questa postazione è fuori servizio</translation>
        </message>
    </context>
    <context>
        <name>PageMarks</name>
        <message>
            <source>Next page</source>
            <translation>Pagina successiva</translation>
        </message>
        <message>
            <source>Previous page</source>
            <translation>Pagina precedente</translation>
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
            <translation>2: il giocatore può mettere il puck su OFF finché nessuna puntata ne dipende; 0: solo i dadi lo muovono. A un tavolo condiviso può farlo il lanciatore, se i parametri del tavolo e della postazione dicono 2. I precedenti no e yes si leggono come 0 e 2; 1 è rifiutato, perché nessun regolamento dice che cosa significa</translation>
        </message>
        <message>
            <source>Big Shot: the least on Double, Triple and Straight; 0.00: as the par sheet has it</source>
            <translation>Big Shot: la puntata minima su Double, Triple e Straight; 0.00: come nel par sheet</translation>
        </message>
        <message>
            <source>Big Shot: the least on a number; 0.00: as the par sheet has it</source>
            <translation>Big Shot: la puntata minima su un numero; 0.00: come nel par sheet</translation>
        </message>
        <message>
            <source>Big Shot: the most on Double, Triple and Straight; 0.00: as the par sheet has it</source>
            <translation>Big Shot: la puntata massima su Double, Triple e Straight; 0.00: come nel par sheet</translation>
        </message>
        <message>
            <source>Big Shot: the most on a number; 0.00: as the par sheet has it</source>
            <translation>Big Shot: la puntata massima su un numero; 0.00: come nel par sheet</translation>
        </message>
        <message>
            <source>Hazard: the largest bank that a player may lay; 0.00: as the par sheet has it</source>
            <translation>Hazard: il banco più alto che un giocatore può mettere; 0.00: come nel par sheet</translation>
        </message>
        <message>
            <source>Hazard: the smallest bank that a player may lay; 0.00: as the par sheet has it</source>
            <translation>Hazard: il banco più basso che un giocatore può mettere; 0.00: come nel par sheet</translation>
        </message>
        <message>
            <source>a bill that would raise the credit above this is not accepted</source>
            <translation>una banconota che porterebbe il credito oltre questo importo non è accettata</translation>
        </message>
        <message>
            <source>a clock that has jumped farther than this is not believed until a technician confirms it on the screen; one person may set the clock by this much in a gaming day, two people farther</source>
            <translation>un orologio che è saltato di più non è creduto finché un tecnico non lo conferma sullo schermo; una persona può regolare l'orologio di tanto in un giorno di gioco, due persone di più</translation>
        </message>
        <message>
            <source>a hand pay of this amount or more is confirmed by two people, of whom one is a supervisor; 0.00: there is no such amount</source>
            <translation>un pagamento manuale di questo importo o più è confermato da due persone, di cui una è un supervisore; 0.00: non c’è tale importo</translation>
        </message>
        <message>
            <source>a hand pay of this amount or more is confirmed by two people: the second one signs in as the witness; 0.00: one person confirms any amount</source>
            <translation>un pagamento manuale di questo importo o più è confermato da due persone: la seconda accede come testimone; 0.00: una persona conferma qualsiasi importo</translation>
        </message>
        <message>
            <source>a person of the staff is signed out when nothing was touched for so long</source>
            <translation>una persona del personale viene disconnessa se non si tocca nulla per questo tempo</translation>
        </message>
        <message>
            <source>a player with a card is logged out when nothing was touched for so long; credit and bets stay</source>
            <translation>dopo tanto tempo senza alcun tocco un giocatore con carta viene disconnesso; credito e puntate restano</translation>
        </message>
        <message>
            <source>a ticket of this amount or more is paid at the cage only: it says so, and no ticket of so much is accepted; 0.00: there is no such amount</source>
            <translation>un ticket di questo importo o più si paga solo alla cassa: vi è scritto, e nessun ticket di tale importo è accettato; 0.00: non c’è tale importo</translation>
        </message>
        <message>
            <source>a win of a single bet of this amount or more is paid by hand; each amount applies from its date on; or none</source>
            <translation>una vincita di una singola puntata di questo importo o più è pagata a mano; ogni importo vale dalla sua data; oppure none</translation>
        </message>
        <message>
            <source>a win that would raise the credit above this is paid by hand</source>
            <translation>una vincita che porterebbe il credito oltre questo importo è pagata a mano</translation>
        </message>
        <message>
            <source>after so many days a person of the staff has to choose a new PIN at the next sign-in; 0: never</source>
            <translation>dopo tanti giorni una persona del personale sceglie un nuovo PIN al prossimo accesso; 0: mai</translation>
        </message>
        <message>
            <source>after so much play a break begins by itself; 0: only the player begins one</source>
            <translation>dopo tanto gioco una pausa inizia da sola; 0: la inizia solo il giocatore</translation>
        </message>
        <message>
            <source>after so much time play waits between two rolls until the player has read for how long the session has run and what it has won or lost; 0: never</source>
            <translation>dopo questo tempo il gioco attende tra due lanci finché il giocatore ha letto da quanto dura la sessione e che cosa ha vinto o perso; 0: mai</translation>
        </message>
        <message>
            <source>after this time without credit and touches the screen shows the attract mode</source>
            <translation>dopo questo tempo senza credito né tocchi lo schermo mostra la presentazione</translation>
        </message>
        <message>
            <source>city, state and postal code, on tickets</source>
            <translation>città, stato e codice postale, sui ticket</translation>
        </message>
        <message>
            <source>days</source>
            <translation>giorni</translation>
        </message>
        <message>
            <source>from this amount a win fills the screen for a moment, whatever its stake was; 0.00: for no amount</source>
            <translation>da questo importo una vincita riempie lo schermo per un momento, qualunque fosse la puntata; 0.00: per nessun importo</translation>
        </message>
        <message>
            <source>from this multiple of the bets on the felt a win fills the screen for a moment; 0: never</source>
            <translation>da questo multiplo delle puntate sul tappeto una vincita riempie lo schermo per un momento; 0: mai</translation>
        </message>
        <message>
            <source>from this multiple of the bets on the felt a win lets the dice box shine; 0: never</source>
            <translation>da questo multiplo delle puntate sul tappeto una vincita fa brillare il riquadro dei dadi; 0: mai</translation>
        </message>
        <message>
            <source>how amounts on the screen name the currency: by its sign ($12.50) or its code (USD 12.50)</source>
            <translation>come gli importi sullo schermo indicano la valuta: col simbolo ($12.50) o col codice (USD 12.50)</translation>
        </message>
        <message>
            <source>how long a break in play is, in which no bet is taken; the player may take one at any time; 0: no breaks</source>
            <translation>quanto dura una pausa di gioco, in cui non si accettano puntate; il giocatore può farne una in qualsiasi momento; 0: nessuna pausa</translation>
        </message>
        <message>
            <source>how long a player may reserve the station; 0: never</source>
            <translation>per quanto tempo un giocatore può riservare la postazione; 0: mai</translation>
        </message>
        <message>
            <source>how long a result is shown before the next betting time, in modes auto and video; 0: it begins at once</source>
            <translation>quanto a lungo si mostra un risultato prima del prossimo tempo di puntata, nei modi auto e video; 0: inizia subito</translation>
        </message>
        <message>
            <source>how long before its end the screen warns the player</source>
            <translation>quanto prima della fine lo schermo avverte il giocatore</translation>
        </message>
        <message>
            <source>how long before the end of the betting time a station takes no more bets, so that they reach the table</source>
            <translation>quanto prima della fine del tempo di puntata una postazione non accetta più puntate, perché raggiungano il tavolo</translation>
        </message>
        <message>
            <source>how long bets are closed before the dice are thrown, in modes auto and video; 0: they are thrown at once</source>
            <translation>quanto a lungo le puntate sono chiuse prima del lancio, nei modi auto e video; 0: i dadi vengono lanciati subito</translation>
        </message>
        <message>
            <source>how long the dealer may take for the next step, in mode live; then the player learns that the dealer does not answer, and a round without dice is void</source>
            <translation>quanto può impiegare il croupier per il passo successivo, nel modo live; poi il giocatore apprende che il croupier non risponde, e un giro senza dadi è nullo</translation>
        </message>
        <message>
            <source>how long the larger view of the dice stays, which a touch of the dice box opens; 0: there is none</source>
            <translation>per quanto tempo resta la vista ingrandita dei dadi, aperta toccando il loro riquadro; 0: non c'è</translation>
        </message>
        <message>
            <source>how long the player may think about a choice that the game leaves to the player, in every mode</source>
            <translation>quanto tempo il giocatore può riflettere su una scelta che il gioco gli lascia, in ogni modalità</translation>
        </message>
        <message>
            <source>how long the shared table waits for the last bets of its stations after betting has ended</source>
            <translation>quanto il tavolo condiviso attende le ultime puntate delle sue postazioni dopo la fine delle puntate</translation>
        </message>
        <message>
            <source>how long the shooter at a shared table may take to throw; then the dice are thrown without a touch</source>
            <translation>quanto può impiegare il lanciatore di un tavolo condiviso per lanciare; poi i dadi vengono lanciati senza alcun tocco</translation>
        </message>
        <message>
            <source>how loud the cabinet may be by the time of day, 0: silent; a louder choice of the player is heard at this volume, and the alarm of an open door at its own</source>
            <translation>quanto forte può suonare l’apparecchio secondo l’ora, 0: muto; una scelta più forte del giocatore si sente a questo volume, e l’allarme di uno sportello aperto al proprio</translation>
        </message>
        <message>
            <source>how many days a ticket is valid</source>
            <translation>per quanti giorni un ticket è valido</translation>
        </message>
        <message>
            <source>how many felts a player may save under a name and put up again with one touch; 0: none</source>
            <translation>quanti tavoli un giocatore può salvare con un nome e rimettere con un tocco; 0: nessuno</translation>
        </message>
        <message>
            <source>how many people it takes until dice thrown by hand count, with dealer_dice = hand; two: another person confirms them than the one who has entered them, such as another dealer or a person of the staff with a key</source>
            <translation>quante persone servono perché contino i dadi lanciati a mano, con dealer_dice = hand; two: li conferma una persona diversa da chi li ha inseriti, come un altro croupier o una persona del personale con una chiave</translation>
        </message>
        <message>
            <source>how many rolls the history bar shows</source>
            <translation>quanti lanci mostra la barra della cronologia</translation>
        </message>
        <message>
            <source>in how many parts the receipt of a hand pay is printed; 2: one for the cabinet and one for the cashier, with the same number</source>
            <translation>in quante parti si stampa la ricevuta di un pagamento manuale; 2: una per l’apparecchio e una per la cassa, con lo stesso numero</translation>
        </message>
        <message>
            <source>in mode roll, how long the shared table waits for the other players once the first one is ready</source>
            <translation>in modalità roll, quanto il tavolo condiviso attende gli altri giocatori quando il primo è pronto</translation>
        </message>
        <message>
            <source>key and pin: people of the staff sign in with their key and their own PIN; key: the attendant key alone gives a supervisor's rights, the technician key a technician's</source>
            <translation>key and pin: il personale accede con la chiave e il proprio PIN; key: la chiave dell’addetto da sola dà i diritti di un supervisore, quella del tecnico i diritti di un tecnico</translation>
        </message>
        <message>
            <source>megabytes</source>
            <translation>megabyte</translation>
        </message>
        <message>
            <source>milliseconds</source>
            <translation>millisecondi</translation>
        </message>
        <message>
            <source>minutes</source>
            <translation>minuti</translation>
        </message>
        <message>
            <source>money</source>
            <translation>denaro</translation>
        </message>
        <message>
            <source>no: the cabinet is silent, except for the alarm of an open door</source>
            <translation>no: l’apparecchio è muto, tranne l’allarme di uno sportello aperto</translation>
        </message>
        <message>
            <source>other chip values for some of the par sheets offered, such as a chip of 0.50 where bets begin there</source>
            <translation>altri valori di fiche per alcuni dei par sheet offerti, come una fiche da 0.50 dove le puntate partono da lì</translation>
        </message>
        <message>
            <source>percent</source>
            <translation>per cento</translation>
        </message>
        <message>
            <source>protocol and port</source>
            <translation>protocollo e porta</translation>
        </message>
        <message>
            <source>protocol and port of the reader of players' cards: boxman for one that holds the card, keyboard for one that types like a keyboard; or none</source>
            <translation>protocollo e porta del lettore delle carte dei giocatori: boxman per uno che trattiene la carta, keyboard per uno che scrive come una tastiera; oppure none</translation>
        </message>
        <message>
            <source>protocol and port; internal: random numbers of the program instead of real dice</source>
            <translation>protocollo e porta; internal: numeri casuali del programma al posto dei dadi veri</translation>
        </message>
        <message>
            <source>rolls</source>
            <translation>lanci</translation>
        </message>
        <message>
            <source>seconds</source>
            <translation>secondi</translation>
        </message>
        <message>
            <source>terms printed on the ticket, such as: Pay at cage or kiosk only; or none</source>
            <translation>condizioni stampate sul ticket, come: Pay at cage or kiosk only; oppure none</translation>
        </message>
        <message>
            <source>text and number of a help line for people who gamble too much, in the attract mode, on a page of the help, and on tickets without terms of their own; or none</source>
            <translation>testo e numero di una linea di aiuto per chi gioca troppo, nella modalità di richiamo, in una pagina dell’aiuto e sui ticket senza condizioni proprie; o none</translation>
        </message>
        <message>
            <source>the cabinet's number; part of every ticket's number</source>
            <translation>il numero dell’apparecchio; parte del numero di ogni ticket</translation>
        </message>
        <message>
            <source>the chip values on the rail at a denomination of 1.00</source>
            <translation>i valori delle fiche sulla barra con un taglio di 1.00</translation>
        </message>
        <message>
            <source>the colour of the dice on the screen</source>
            <translation>il colore dei dadi sullo schermo</translation>
        </message>
        <message>
            <source>the currency of bills, bets and tickets</source>
            <translation>la valuta di banconote, puntate e ticket</translation>
        </message>
        <message>
            <source>the factors that the player may choose for the chips, separated by commas; a new player has the first</source>
            <translation>i fattori che il giocatore può scegliere per le fiche, separati da virgole; un nuovo giocatore ha il primo</translation>
        </message>
        <message>
            <source>the fingerprint of the manufacturer's or the regulator's key: the par sheets offered, the bounds of their bets, access.ram_clear and this parameter are then changed only by a configuration signed with it; or none</source>
            <translation>l’impronta della chiave del produttore o del regolatore: le tabelle dei pagamenti offerte, i limiti delle puntate, access.ram_clear e questo parametro cambiano allora solo con una configurazione firmata con essa; oppure none</translation>
        </message>
        <message>
            <source>the folder for reports that the staff exports, relative to the program's folder; or none: only USB sticks</source>
            <translation>la cartella dei rapporti esportati dal personale, relativa alla cartella del programma; oppure none: solo chiavette USB</translation>
        </message>
        <message>
            <source>the folder of the journal's third copy, on another device; relative to the journal's folder</source>
            <translation>la cartella della terza copia del giornale, su un altro dispositivo; relativa alla cartella del giornale</translation>
        </message>
        <message>
            <source>the folder of the keys with which this machine proves itself at the shared table, relative to the program's folder: ./kiosk house gives them, and a table whose stations all run on one machine makes its own</source>
            <translation>la cartella delle chiavi con cui questa macchina si identifica al tavolo condiviso, relativa alla cartella del programma: ./kiosk house le rilascia, e un tavolo le cui stazioni funzionano tutte su una macchina fa le proprie</translation>
        </message>
        <message>
            <source>the folder of the public keys whose signed configurations are imported, besides the cabinet's own; relative to the program's folder</source>
            <translation>la cartella delle chiavi pubbliche le cui configurazioni firmate vengono importate, oltre a quella dell’apparecchio; relativa alla cartella del programma</translation>
        </message>
        <message>
            <source>the folder of the recordings of the stickman's calls, relative to the program's folder; or none</source>
            <translation>la cartella delle registrazioni delle chiamate dello stickman, relativa alla cartella del programma; oppure none</translation>
        </message>
        <message>
            <source>the house's name on screen and tickets</source>
            <translation>il nome della casa su schermo e ticket</translation>
        </message>
        <message>
            <source>the journal's file, relative to the program's folder; a change moves no file, and a terminal that finds no journal there begins a new one, without money, people and history</source>
            <translation>il file del giornale, relativo alla cartella del programma; una modifica non sposta alcun file, e un terminale che non vi trova un giornale ne inizia uno nuovo, senza denaro, persone e storia</translation>
        </message>
        <message>
            <source>the language of a new player, one of those offered</source>
            <translation>la lingua di un nuovo giocatore, una di quelle offerte</translation>
        </message>
        <message>
            <source>the languages that the player may choose, separated by commas</source>
            <translation>le lingue che il giocatore può scegliere, separate da virgole</translation>
        </message>
        <message>
            <source>the largest amount of a ticket</source>
            <translation>l’importo massimo di un ticket</translation>
        </message>
        <message>
            <source>the largest bet on any field, odds apart; 0.00: as the par sheet has it</source>
            <translation>la puntata massima su ogni campo, esclusi gli Odds; 0.00: come nel par sheet</translation>
        </message>
        <message>
            <source>the largest credit that an attendant may give by hand at once; 0.00: none is given by hand</source>
            <translation>il massimo credito che un addetto può dare a mano in una volta; 0.00: non se ne dà a mano</translation>
        </message>
        <message>
            <source>the largest multiple of odds laid on Don't Pass and Don't Come; 0: as the par sheet has it</source>
            <translation>il multiplo più alto degli Odds dati su Don't Pass e Don't Come; 0: come nel par sheet</translation>
        </message>
        <message>
            <source>the largest multiple of odds taken on Pass Line and Come; 0: as the par sheet has it</source>
            <translation>il multiplo più alto degli Odds presi su Pass Line e Come; 0: come nel par sheet</translation>
        </message>
        <message>
            <source>the last day on which two people may carry out a RAM clear; all: on any day; none: never. With access.pay_tables_key a day permits one RAM clear, and only a configuration signed with that key names it</source>
            <translation>l’ultimo giorno in cui due persone possono eseguire una cancellazione della RAM; all: ogni giorno; none: mai. Con access.pay_tables_key un giorno autorizza una cancellazione, e lo indica solo una configurazione firmata con quella chiave</translation>
        </message>
        <message>
            <source>the least bet on any field, odds apart: it narrows what each par sheet offered allows; 0.00: as the par sheet has it</source>
            <translation>la puntata minima su ogni campo, esclusi gli Odds: restringe ciò che ogni par sheet offerto permette; 0.00: come nel par sheet</translation>
        </message>
        <message>
            <source>the least odds; 0.00: as the par sheet has it</source>
            <translation>gli Odds minimi; 0.00: come nel par sheet</translation>
        </message>
        <message>
            <source>the least on Field, Horn, hops and all bets on the next roll; 0.00: as the par sheet has it</source>
            <translation>la puntata minima su Field, Horn, Hop e tutte le puntate sul prossimo lancio; 0.00: come nel par sheet</translation>
        </message>
        <message>
            <source>the least on Pass Line, Don't Pass, Come and Don't Come; 0.00: as the par sheet has it</source>
            <translation>la puntata minima su Pass Line, Don't Pass, Come e Don't Come; 0.00: come nel par sheet</translation>
        </message>
        <message>
            <source>the least on a Hard Ways bet; 0.00: as the par sheet has it</source>
            <translation>la puntata minima su Hard Ways; 0.00: come nel par sheet</translation>
        </message>
        <message>
            <source>the least on a box bet: Place, Buy, Lay, Big 6 and Big 8; 0.00: as the par sheet has it</source>
            <translation>la puntata minima su Box Bet: Place, Buy, Lay, Big 6 e Big 8; 0.00: come nel par sheet</translation>
        </message>
        <message>
            <source>the least on a side bet: Big, Small, lucky bets, Fire, Repeaters; 0.00: as the par sheet has it</source>
            <translation>la puntata minima su puntate accessorie: Big, Small, puntate Lucky, Fire, Repeaters; 0.00: come nel par sheet</translation>
        </message>
        <message>
            <source>the least that a bet may return on average with the best play; a par sheet with a bet below it is refused, odds apart; 0.00: there is no such bound</source>
            <translation>il minimo che una puntata restituisce in media con il gioco migliore; una tabella dei pagamenti con una puntata inferiore è rifiutata, Odds a parte; 0.00: non c’è tale limite</translation>
        </message>
        <message>
            <source>the length of a betting time, in modes other than roll</source>
            <translation>la durata del tempo di puntata, nei modi diversi da roll</translation>
        </message>
        <message>
            <source>the live picture of the dice in modes video and live: the HTTP address of a stream of JPEG pictures (multipart/x-mixed-replace), the RTSP address of a camera, /dev/video0 for one on USB, or none; unix:var/rig/video is the moving test picture of the rig</source>
            <translation>l'immagine dal vivo dei dadi nei modi video e live: l'indirizzo HTTP di un flusso di immagini JPEG (multipart/x-mixed-replace), l'indirizzo RTSP di una telecamera, /dev/video0 per una su USB, o none; unix:var/rig/video è l'immagine di prova mobile del banco di prova</translation>
        </message>
        <message>
            <source>the longest odds against any pay of a bet; a par sheet with longer ones is refused; 0: there is no such bound</source>
            <translation>la probabilità più lunga contro un pagamento di una puntata; una tabella dei pagamenti con una più lunga è rifiutata; 0: non c’è tale limite</translation>
        </message>
        <message>
            <source>the most odds, whatever multiple they are; 0.00: as the par sheet has it</source>
            <translation>gli Odds massimi, qualunque sia il multiplo; 0.00: come nel par sheet</translation>
        </message>
        <message>
            <source>the most on Field, Horn, hops and all bets on the next roll; 0.00: as the par sheet has it</source>
            <translation>la puntata massima su Field, Horn, Hop e tutte le puntate sul prossimo lancio; 0.00: come nel par sheet</translation>
        </message>
        <message>
            <source>the most on Pass Line, Don't Pass, Come and Don't Come; 0.00: as the par sheet has it</source>
            <translation>la puntata massima su Pass Line, Don't Pass, Come e Don't Come; 0.00: come nel par sheet</translation>
        </message>
        <message>
            <source>the most on a Hard Ways bet; 0.00: as the par sheet has it</source>
            <translation>la puntata massima su Hard Ways; 0.00: come nel par sheet</translation>
        </message>
        <message>
            <source>the most on a box bet: Place, Buy, Lay, Big 6 and Big 8; 0.00: as the par sheet has it</source>
            <translation>la puntata massima su Box Bet: Place, Buy, Lay, Big 6 e Big 8; 0.00: come nel par sheet</translation>
        </message>
        <message>
            <source>the most on a side bet: Big, Small, lucky bets, Fire, Repeaters; 0.00: as the par sheet has it</source>
            <translation>la puntata massima su puntate accessorie: Big, Small, puntate Lucky, Fire, Repeaters; 0.00: come nel par sheet</translation>
        </message>
        <message>
            <source>the most that all bets together may be; 0.00: as the par sheet has it</source>
            <translation>il massimo di tutte le puntate insieme; 0.00: come nel par sheet</translation>
        </message>
        <message>
            <source>the number of the shared table</source>
            <translation>il numero del tavolo condiviso</translation>
        </message>
        <message>
            <source>the order of the tabs over the panel of propositions, Hard Ways, Hop Bets and Side Bets; the first is open at first</source>
            <translation>l’ordine delle schede sopra il pannello delle proposition, Hard Ways, Hop Bets e Side Bets; la prima è aperta all’inizio</translation>
        </message>
        <message>
            <source>the par sheets offered, separated by commas: files in config/sheets without .ini; the first is played until another is chosen. Those called craps-commission-... differ in the commission on Buy and Lay bets: from a win (on-win), the same rounded down (unit-down), with the bet and rounded up (unit-up), or paid back with the bet (refund)</source>
            <translation>i par sheet offerti, separati da virgole: file in config/sheets senza .ini; il primo è giocato finché non se ne sceglie un altro. Quelli chiamati craps-commission-... differiscono per la commissione su Buy e Lay: dalla vincita (on-win), lo stesso e arrotondata per difetto (unit-down), alla puntata e arrotondata per eccesso (unit-up), o restituita con la puntata (refund)</translation>
        </message>
        <message>
            <source>the ticket book's file, relative to the journal's folder; it serves the tickets of this cabinet only</source>
            <translation>il file del registro dei ticket, relativo alla cartella del giornale; serve solo i ticket di questo apparecchio</translation>
        </message>
        <message>
            <source>the values of the bills that are accepted, separated by commas; all: every bill of the currency that the bill validator knows</source>
            <translation>i valori delle banconote accettate, separati da virgole; all: ogni banconota della valuta che il lettore conosce</translation>
        </message>
        <message>
            <source>the volume of spoken calls, 0: none; they are silent where the player has chosen silence</source>
            <translation>il volume delle chiamate parlate, 0: nessuna; tacciono se il giocatore ha scelto il silenzio</translation>
        </message>
        <message>
            <source>the volume of the alarm of an open door; 3 can be heard through the door</source>
            <translation>il volume dell’allarme di uno sportello aperto; 3 si sente attraverso lo sportello</translation>
        </message>
        <message>
            <source>this station's seat at the shared table; seats are numbered clockwise</source>
            <translation>il posto di questa postazione al tavolo condiviso; i posti sono numerati in senso orario</translation>
        </message>
        <message>
            <source>times the bet</source>
            <translation>volte la puntata</translation>
        </message>
        <message>
            <source>times the stake</source>
            <translation>volte la puntata</translation>
        </message>
        <message>
            <source>to 1</source>
            <translation>a 1</translation>
        </message>
        <message>
            <source>what a player at a shared table needs to become the shooter: a bet on a line (Pass Line or Don't Pass), or any bet</source>
            <translation>che cosa serve a un giocatore di un tavolo condiviso per diventare il lanciatore: una puntata su una linea (Pass Line o Don't Pass), o una puntata qualsiasi</translation>
        </message>
        <message>
            <source>what a station shows of the other players' bets, and a table's wall display of all: nothing, the sum on each field, or the chips of each seat</source>
            <translation>che cosa mostra una postazione delle puntate degli altri giocatori, e lo schermo a parete di un tavolo di tutte: niente, la somma su ogni casella o le fiches di ogni posto</translation>
        </message>
        <message>
            <source>what the numbers of the house's cards begin with; or none: the card reader takes every card</source>
            <translation>con che cosa iniziano i numeri delle carte della casa; oppure none: il lettore accetta ogni carta</translation>
        </message>
        <message>
            <source>when the gaming day begins, by the local clock; everything before that belongs to the previous day</source>
            <translation>quando inizia la giornata di gioco, secondo l’ora locale; tutto ciò che precede appartiene al giorno prima</translation>
        </message>
        <message>
            <source>where the cabinet stands, on tickets</source>
            <translation>dove si trova l’apparecchio, sui ticket</translation>
        </message>
        <message>
            <source>where the shared table and its stations meet: a file, relative to the program's folder, if they all run on one machine, or the address of a PostgreSQL server, postgresql://…</source>
            <translation>dove si incontrano il tavolo condiviso e le sue postazioni: un file, relativo alla cartella del programma, se funzionano tutti su una macchina, o l'indirizzo di un server PostgreSQL, postgresql://…</translation>
        </message>
        <message>
            <source>who closes the bets: the player (roll), the clock (auto; video: the same, with a live picture of the dice), or a dealer, at the latest the clock (live)</source>
            <translation>chi chiude le puntate: il giocatore (roll), l'orologio (auto; video: lo stesso, con un'immagine dal vivo dei dadi) o un croupier, al più tardi l'orologio (live)</translation>
        </message>
        <message>
            <source>whose dice a dealer confirms, in mode live: those that the generator has read, or dice thrown by hand, which the dealer enters (a table without a generator has devices.dice = internal, which is then never asked)</source>
            <translation>quali dadi conferma un croupier, nel modo live: quelli letti dal generatore, o dadi lanciati a mano, che il croupier inserisce (un tavolo senza generatore ha devices.dice = internal, che allora non viene mai interrogato)</translation>
        </message>
        <message>
            <source>whose dice decide: alone: those of this cabinet's own generator; station: those of a shared table, at which this cabinet has a seat; table: this is the shared table itself, and has no player</source>
            <translation>di chi sono i dadi che decidono: alone: quelli del generatore di questa macchina; station: quelli di un tavolo condiviso, al quale questa macchina ha un posto; table: questo è il tavolo condiviso stesso, senza giocatore</translation>
        </message>
        <message>
            <source>with less free space than this on a device of the journal, the staff is warned</source>
            <translation>con meno spazio libero su un dispositivo del giornale il personale è avvertito</translation>
        </message>
        <message>
            <source>with less free space than this, no game begins and no money is accepted; what is in progress is still booked</source>
            <translation>con meno spazio libero nessuna partita inizia e nessun denaro è accettato; ciò che è in corso viene ancora registrato</translation>
        </message>
        <message>
            <source>yes: a player who agrees to be remembered chooses a PIN, and logs in only with it; no: the card is enough</source>
            <translation>yes: il giocatore che accetta di essere ricordato sceglie un PIN e accede solo con esso; no: basta la carta</translation>
        </message>
        <message>
            <source>yes: a player with a card is asked once whether this cabinet may remember name, language, hand, size of text, saved felts and figures; no: no player is asked, and players who have not agreed before are not remembered</source>
            <translation>yes: al giocatore con carta si chiede una volta se questa macchina può ricordare nome, lingua, mano, dimensione del testo, tavoli salvati e cifre; no: non si chiede a nessuno, e chi non ha già accettato non viene ricordato</translation>
        </message>
        <message>
            <source>yes: a win that an attendant must pay fills the screen for a moment, before the hand pay is asked for</source>
            <translation>yes: una vincita che un addetto deve pagare riempie lo schermo per un momento, prima che sia richiesto il pagamento a mano</translation>
        </message>
        <message>
            <source>yes: after an alarm of the dice statistics no dice are thrown until the technician's key is turned</source>
            <translation>yes: dopo un allarme della statistica dei dadi non si lancia finché non si gira la chiave del tecnico</translation>
        </message>
        <message>
            <source>yes: chips show how wins are paid and go to the credit, in 1.2 seconds; any touch ends it and counts</source>
            <translation>yes: le fiches mostrano come le vincite sono pagate e vanno al credito, in 1,2 secondi; ogni tocco vi pone fine e vale</translation>
        </message>
        <message>
            <source>yes: in mode roll a novice is offered a first hand, a lesson with play chips that moves no money, where the game has one</source>
            <translation>yes: in modo roll a un principiante viene offerta una prima mano, una lezione con fiche di prova che non muove denaro, se il gioco ne ha una</translation>
        </message>
        <message>
            <source>yes: simulated devices are started in place of the devices below</source>
            <translation>yes: al posto dei dispositivi sotto si avviano quelli simulati</translation>
        </message>
        <message>
            <source>yes: strategies such as Iron Cross are offered, each with its house edge, where the par sheet has their bets</source>
            <translation>yes: sono offerte strategie come Iron Cross, ciascuna con il suo vantaggio del banco, dove il par sheet ha le loro puntate</translation>
        </message>
        <message>
            <source>yes: the credit on the screen counts up to its true amount after a win, in 2.5 seconds at most; any touch ends it. Losses of the same throw are taken off first: what remains must be a win, for this and what follows</source>
            <translation>yes: dopo una vincita il credito sullo schermo sale fino al suo importo reale, in 2,5 secondi al massimo; ogni tocco vi pone fine. Prima si tolgono le perdite dello stesso lancio: ciò che resta deve essere una vincita, qui e per quel che segue</translation>
        </message>
        <message>
            <source>yes: the player may set limits of time and loss for the session, which can then be lowered but not raised</source>
            <translation>yes: il giocatore può impostare limiti di tempo e di perdita per la sessione, che poi si possono abbassare ma non alzare</translation>
        </message>
        <message>
            <source>yes: the player may switch on that bets and rolls are repeated automatically</source>
            <translation>yes: il giocatore può attivare la ripetizione automatica di puntate e lanci</translation>
        </message>
        <message>
            <source>yes: the player may switch on that bets are repeated automatically</source>
            <translation>yes: il giocatore può attivare la ripetizione automatica delle puntate</translation>
        </message>
        <message>
            <source>yes: the player's screen always shows for how long the session has run</source>
            <translation>yes: lo schermo del giocatore mostra sempre da quanto dura la sessione</translation>
        </message>
        <message>
            <source>yes: the player's screen shows the rolls and the Points of the shooter's hand and the best hand of the gaming day, and so does the attract mode</source>
            <translation>sì: lo schermo del giocatore mostra i lanci e i Point della mano del lanciatore e la mano migliore della giornata di gioco, e così la modalità di richiamo</translation>
        </message>
        <message>
            <source>yes: what a bet has won is shown on its chips, with how it was paid</source>
            <translation>yes: quanto ha vinto una puntata è indicato sulle sue fiches, con il rapporto a cui è stata pagata</translation>
        </message>
    </context>
    <context>
        <name>ParameterDraftPage</name>
        <message>
            <source>%1: %2, until now %3</source>
            <translation>%1: %2, finora %3</translation>
        </message>
        <message>
            <source>Apply</source>
            <translation>Applica</translation>
        </message>
        <message>
            <source>Apply the draft</source>
            <translation>Applica la bozza</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Scarta</translation>
        </message>
        <message>
            <source>Discard the draft</source>
            <translation>Scarta la bozza</translation>
        </message>
        <message>
            <source>Do not change %1</source>
            <translation>Non modificare %1</translation>
        </message>
        <message>
            <source>Draft</source>
            <translation>Bozza</translation>
        </message>
        <message>
            <source>Nothing is changed</source>
            <translation>Nessuna modifica</translation>
        </message>
        <message>
            <source>Nothing is required</source>
            <translation>Non è richiesto nulla</translation>
        </message>
        <message>
            <source>Required</source>
            <translation>Richiesto</translation>
        </message>
        <message>
            <source>The terminal restarts</source>
            <translation>Il terminale si riavvia</translation>
        </message>
    </context>
    <context>
        <name>ParameterEditorPage</name>
        <message>
            <source>Allowed</source>
            <translation>Ammesso</translation>
        </message>
        <message>
            <source>Change a parameter</source>
            <translation>Modifica un parametro</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Predefinito</translation>
        </message>
        <message>
            <source>In force</source>
            <translation>In vigore</translation>
        </message>
        <message>
            <source>Last change</source>
            <translation>Ultima modifica</translation>
        </message>
        <message>
            <source>Unit</source>
            <translation>Unità</translation>
        </message>
    </context>
    <context>
        <name>ParameterSearchPage</name>
        <message>
            <source>A part of the name, the description or the value: volume, paper, seconds</source>
            <translation>Una parte del nome, della descrizione o del valore: volume, carta, secondi</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Cerca</translation>
        </message>
        <message>
            <source>Search the parameters</source>
            <translation>Cerca nei parametri</translation>
        </message>
        <message>
            <source>Searched for</source>
            <translation>Cercato</translation>
        </message>
    </context>
    <context>
        <name>ParametersPage</name>
        <message>
            <source>Accept the file</source>
            <translation>Accetta il file</translation>
        </message>
        <message>
            <source>Configuration</source>
            <translation>Configurazione</translation>
        </message>
        <message>
            <source>Draft</source>
            <translation>Bozza</translation>
        </message>
        <message>
            <source>Draft (%1)</source>
            <translation>Bozza (%1)</translation>
        </message>
        <message>
            <source>Presets</source>
            <translation>Preimpostazioni</translation>
        </message>
        <message>
            <source>Restore the last valid values</source>
            <translation>Ripristina gli ultimi valori validi</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Cerca</translation>
        </message>
    </context>
    <context>
        <name>PatternsView</name>
        <message>
            <source>Leave</source>
            <translation>Uscire</translation>
        </message>
        <message>
            <source>Next pattern</source>
            <translation>Schema successivo</translation>
        </message>
        <message>
            <source>Previous pattern</source>
            <translation>Schema precedente</translation>
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
            <translation>Nome</translation>
        </message>
    </context>
    <context>
        <name>Pin</name>
        <message>
            <source>Enter the same PIN again</source>
            <translation>Digitare ancora lo stesso PIN</translation>
        </message>
        <message>
            <source>One moment, please</source>
            <translation>Un momento, prego</translation>
        </message>
        <message>
            <source>The PINs do not match. Please start again</source>
            <translation>I PIN non coincidono. Ricominciare, per favore</translation>
        </message>
    </context>
    <context>
        <name>PinDots</name>
        <message>
            <source>%1 digits typed</source>
            <translation>Cifre digitate: %1</translation>
        </message>
    </context>
    <context>
        <name>Player</name>
        <message>
            <source>7 is the main with the smallest house edge; then come 5 and 9, then 6 and 8</source>
            <translation>Il 7 è il punto principale con meno vantaggio della casa; poi 5 e 9, poi 6 e 8</translation>
        </message>
        <message>
            <source>A break lasts {0} minutes. No bets are taken, and your bets stay up.</source>
            <translation>Una pausa dura {0} minuti. Non si accettano puntate e le Sue restano sul tavolo.</translation>
        </message>
        <message>
            <source>A commission is taken from each win there.</source>
            <translation>Lì si trattiene una commissione da ogni vincita.</translation>
        </message>
        <message>
            <source>A commission of {0} of the bet is taken off a win; the house edge counts it.</source>
            <translation>Dalla vincita si trattiene una commissione del {0} della puntata; il vantaggio della casa la comprende.</translation>
        </message>
        <message>
            <source>A commission of {0} of the bet is taken with it; the house edge counts it.</source>
            <translation>Con la puntata si preleva una commissione del {0} della puntata; il vantaggio della casa la comprende.</translation>
        </message>
        <message>
            <source>A commission of {0} of the win is taken off it; the house edge counts it.</source>
            <translation>Dalla vincita si trattiene una commissione del {0}; il vantaggio della casa la comprende.</translation>
        </message>
        <message>
            <source>A commission of {0} of what it can win is taken with the bet; the house edge counts it.</source>
            <translation>Con la puntata si preleva una commissione del {0} della possibile vincita; il vantaggio della casa la comprende.</translation>
        </message>
        <message>
            <source>A door was opened and is shut again</source>
            <translation>Una porta è stata aperta e richiusa</translation>
        </message>
        <message>
            <source>A first {0} is a stand-off.</source>
            <translation>Un {0} al primo lancio è pareggio.</translation>
        </message>
        <message>
            <source>A player will come back to this station</source>
            <translation>Un giocatore tornerà a questa postazione</translation>
        </message>
        <message>
            <source>A win is paid and the stake stays up.</source>
            <translation>La vincita si paga e la puntata resta sul tavolo.</translation>
        </message>
        <message>
            <source>Accept it</source>
            <translation>Accettala</translation>
        </message>
        <message>
            <source>Across</source>
            <translation>Tutti</translation>
        </message>
        <message>
            <source>After a win pass the dice and take it, or keep them, and all of it rides.</source>
            <translation>Dopo una vincita passi i dadi e lo ritiri, oppure li tenga e tutto resta in gioco.</translation>
        </message>
        <message>
            <source>After each roll your bets are put up again</source>
            <translation>Dopo ogni lancio le puntate si piazzano di nuovo</translation>
        </message>
        <message>
            <source>After the seven-out your {0} bets are off: tap SET BETS ON to play them</source>
            <translation>Dopo il seven-out le puntate {0} sono OFF: toccare ATTIVA PUNTATE per giocarle</translation>
        </message>
        <message>
            <source>After three hits you choose: take your win, or throw a fourth die for the BIG SHOT. The stake comes back in either case.</source>
            <translation>Dopo tre centri sceglie: prendere la vincita o lanciare un quarto dado per il BIG SHOT. La puntata ritorna in ogni caso.</translation>
        </message>
        <message>
            <source>Again</source>
            <translation>Ancora</translation>
        </message>
        <message>
            <source>An attendant can pay the whole credit by hand.</source>
            <translation>Un addetto può pagare a mano l'intero credito.</translation>
        </message>
        <message>
            <source>An attendant has answered your call</source>
            <translation>Un addetto ha risposto alla Sua chiamata</translation>
        </message>
        <message>
            <source>An attendant is on the way to you</source>
            <translation>Un addetto sta arrivando</translation>
        </message>
        <message>
            <source>Another player's card is logged in. Log it out first</source>
            <translation>È connessa la carta di un altro giocatore. La disconnetta prima</translation>
        </message>
        <message>
            <source>At the seven-out with fewer than {0} Points made. No come-out roll decides it.</source>
            <translation>Al seven-out con meno di {0} Point fatti. Nessun lancio di come-out la decide.</translation>
        </message>
        <message>
            <source>At this table</source>
            <translation>A questo tavolo</translation>
        </message>
        <message>
            <source>BETS ARE NOT VALID YET!</source>
            <translation>PUNTATE NON ANCORA VALIDE!</translation>
        </message>
        <message>
            <source>BIG SHOT</source>
            <translation>BIG SHOT</translation>
        </message>
        <message>
            <source>BIG SHOT hits</source>
            <translation>BIG SHOT centrato</translation>
        </message>
        <message>
            <source>BIG SHOT misses</source>
            <translation>BIG SHOT mancato</translation>
        </message>
        <message>
            <source>Best hand today: rolls {0}, Points {1}</source>
            <translation>Mano migliore di oggi: lanci {0}, Point {1}</translation>
        </message>
        <message>
            <source>Bet on the last roll</source>
            <translation>Puntato all'ultimo lancio</translation>
        </message>
        <message>
            <source>Bets are taken again at {0}</source>
            <translation>Le puntate si accettano di nuovo alle {0}</translation>
        </message>
        <message>
            <source>Bets from {0}</source>
            <translation>Puntate da {0}</translation>
        </message>
        <message>
            <source>Bill validator</source>
            <translation>Lettore di banconote</translation>
        </message>
        <message>
            <source>Bill {0}: {1}</source>
            <translation>Banconota {0}: {1}</translation>
        </message>
        <message>
            <source>Break in play: no bets are taken now</source>
            <translation>Pausa di gioco: ora non si accettano puntate</translation>
        </message>
        <message>
            <source>Buy</source>
            <translation>Buy</translation>
        </message>
        <message>
            <source>By how many of {0} have come in each of their ways, such as {1} for {2}: {3} or more at the next 7, all {4} at once.</source>
            <translation>Secondo quanti di {0} sono usciti in tutte le loro combinazioni, come {1} per il {2}: {3} o più al prossimo 7, tutti e {4} subito.</translation>
        </message>
        <message>
            <source>By the number of different Points made: {0} or more at the seven-out, all {1} at once.</source>
            <translation>Secondo i diversi Point fatti: {0} o più al seven-out, tutti e {1} subito.</translation>
        </message>
        <message>
            <source>Cabinet board</source>
            <translation>Scheda del cabinet</translation>
        </message>
        <message>
            <source>Cancel credit</source>
            <translation>Annulla il credito</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Carta</translation>
        </message>
        <message>
            <source>Card reader</source>
            <translation>Lettore di carte</translation>
        </message>
        <message>
            <source>Certain</source>
            <translation>Certo</translation>
        </message>
        <message>
            <source>Chance</source>
            <translation>Sorte</translation>
        </message>
        <message>
            <source>Chip {0}</source>
            <translation>Fiche {0}</translation>
        </message>
        <message>
            <source>Choose a PIN of four to eight digits</source>
            <translation>Scegliere un PIN da quattro a otto cifre</translation>
        </message>
        <message>
            <source>Come Odds {0}</source>
            <translation>Come Odds {0}</translation>
        </message>
        <message>
            <source>Come-out roll: Don't Pass wins on 2 and 3, and loses on 7 and 11; 12 is a stand-off</source>
            <translation>Lancio di come-out: Don't Pass vince con 2 e 3, e perde con 7 e 11; il 12 è pareggio</translation>
        </message>
        <message>
            <source>Come-out roll: place your bets</source>
            <translation>Lancio di come-out: fare le puntate</translation>
        </message>
        <message>
            <source>Come-out roll: press ROLL when your bets are down</source>
            <translation>Lancio di come-out: fatte le puntate, premere TIRA</translation>
        </message>
        <message>
            <source>Come-out roll: the Pass Line wins on 7 and 11, and loses on 2, 3 and 12</source>
            <translation>Lancio di come-out: la Pass Line vince con 7 e 11, e perde con 2, 3 e 12</translation>
        </message>
        <message>
            <source>Come-out roll: the Pass Line wins on 7; any other total is its Point</source>
            <translation>Lancio di come-out: la Pass Line vince con 7; ogni altro totale è il suo Point</translation>
        </message>
        <message>
            <source>Commission paid</source>
            <translation>Commissione pagata</translation>
        </message>
        <message>
            <source>Cover its bank, or let the dice pass?</source>
            <translation>Coprire il suo banco o lasciar passare i dadi?</translation>
        </message>
        <message>
            <source>Cover the bank</source>
            <translation>Coprire il banco</translation>
        </message>
        <message>
            <source>Craps</source>
            <translation>Craps</translation>
        </message>
        <message>
            <source>Credit it</source>
            <translation>Accredita</translation>
        </message>
        <message>
            <source>Credit now</source>
            <translation>Credito ora</translation>
        </message>
        <message>
            <source>Credit: {0}</source>
            <translation>Credito: {0}</translation>
        </message>
        <message>
            <source>Denomination</source>
            <translation>Taglio</translation>
        </message>
        <message>
            <source>Dice generator</source>
            <translation>Generatore di dadi</translation>
        </message>
        <message>
            <source>Dice thrown at once: {0}. {1}</source>
            <translation>Dadi lanciati insieme: {0}. {1}</translation>
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
            <translation>Quanto vincerebbe una puntata sta accanto alle fiche</translation>
        </message>
        <message>
            <source>Eight</source>
            <translation>Otto</translation>
        </message>
        <message>
            <source>Eleven</source>
            <translation>Undici</translation>
        </message>
        <message>
            <source>Enter the PIN of your card</source>
            <translation>Inserisca il PIN della Sua carta</translation>
        </message>
        <message>
            <source>Enter your PIN to continue</source>
            <translation>Digitare il PIN per continuare a giocare</translation>
        </message>
        <message>
            <source>Every field shows its minimum and maximum</source>
            <translation>Il minimo e il massimo stanno su ogni casella</translation>
        </message>
        <message>
            <source>Exchange of the table</source>
            <translation>Scambio del tavolo</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Preferiti</translation>
        </message>
        <message>
            <source>First choose: nothing else can be done before.</source>
            <translation>Prima scelga: nient’altro è possibile finché non lo fa.</translation>
        </message>
        <message>
            <source>Five</source>
            <translation>Cinque</translation>
        </message>
        <message>
            <source>Forget me</source>
            <translation>Dimenticami</translation>
        </message>
        <message>
            <source>Four</source>
            <translation>Quattro</translation>
        </message>
        <message>
            <source>Give odds behind Don't Pass: they are paid without a house edge</source>
            <translation>Dare le Odds dietro Don't Pass: sono pagate senza vantaggio della casa</translation>
        </message>
        <message>
            <source>Hand pay: {0}</source>
            <translation>Pagamento a mano: {0}</translation>
        </message>
        <message>
            <source>Hard Ways</source>
            <translation>Hard Ways</translation>
        </message>
        <message>
            <source>Hard Ways tab</source>
            <translation>Scheda Hard Ways</translation>
        </message>
        <message>
            <source>Hard {0}</source>
            <translation>{0} in coppia</translation>
        </message>
        <message>
            <source>Hold a finger on any field to see what wins, what it pays and its house edge</source>
            <translation>Tenere un dito su una casella per vedere che cosa vince, quanto paga e il vantaggio della casa</translation>
        </message>
        <message>
            <source>Hop Bets tab</source>
            <translation>Scheda Hop Bets</translation>
        </message>
        <message>
            <source>Hot shooter</source>
            <translation>Lanciatore caldo</translation>
        </message>
        <message>
            <source>How large the texts are</source>
            <translation>Quanto grandi sono i testi</translation>
        </message>
        <message>
            <source>How loud the table is</source>
            <translation>Quanto forte suona il tavolo</translation>
        </message>
        <message>
            <source>Insert a bill to play</source>
            <translation>Inserire una banconota per giocare</translation>
        </message>
        <message>
            <source>Inside</source>
            <translation>Interni</translation>
        </message>
        <message>
            <source>It is any other number</source>
            <translation>È un altro numero</translation>
        </message>
        <message>
            <source>It is in the stacker</source>
            <translation>È nello stacker</translation>
        </message>
        <message>
            <source>It is not paid</source>
            <translation>Non è stato pagato</translation>
        </message>
        <message>
            <source>It is paid</source>
            <translation>È stato pagato</translation>
        </message>
        <message>
            <source>It loses</source>
            <translation>Perde</translation>
        </message>
        <message>
            <source>It stays as it is until the dice decide it.</source>
            <translation>Resta com'è finché i dadi non la decidono.</translation>
        </message>
        <message>
            <source>It takes chips only before a come-out roll.</source>
            <translation>Accetta fiche solo prima di un lancio di come-out.</translation>
        </message>
        <message>
            <source>It takes chips only before the first Point of a hand is set.</source>
            <translation>Accetta fiche solo prima che sia fissato il primo Point di una mano.</translation>
        </message>
        <message>
            <source>It takes chips only while nothing but a 7 has come since the last 7.</source>
            <translation>Accetta fiche solo finché dall'ultimo 7 non è uscito altro che un 7.</translation>
        </message>
        <message>
            <source>It takes chips only while the puck is ON.</source>
            <translation>Accetta fiche solo con il puck su ON.</translation>
        </message>
        <message>
            <source>It takes no chips: bets only travel here.</source>
            <translation>Non accetta fiche: qui arrivano solo puntate già fatte.</translation>
        </message>
        <message>
            <source>It was installed, and is as it was signed. Until it is accepted nothing is played.</source>
            <translation>È stata installata ed è come è stata firmata. Finché non è accettata non si gioca.</translation>
        </message>
        <message>
            <source>It was not printed</source>
            <translation>Non è stato stampato</translation>
        </message>
        <message>
            <source>It was printed</source>
            <translation>È stato stampato</translation>
        </message>
        <message>
            <source>Its Point is the one that is set next; every other Point number that comes is a hit, once. It wins when its Point comes again, or {0}, after {1} hits or more.</source>
            <translation>Il suo Point è il prossimo che viene fissato; ogni altro numero di Point che esce è un centro, una sola volta. Vince se esce di nuovo il suo Point, oppure {0}, dopo {1} centri o più.</translation>
        </message>
        <message>
            <source>Keep Bets On</source>
            <translation>Mantieni puntate</translation>
        </message>
        <message>
            <source>Keep it on {0}</source>
            <translation>Lascia su {0}</translation>
        </message>
        <message>
            <source>Keep the dice</source>
            <translation>Tenere i dadi</translation>
        </message>
        <message>
            <source>Keep the dice, or pass them?</source>
            <translation>Tenere i dadi o passarli?</translation>
        </message>
        <message>
            <source>Keep the dice: it all rides</source>
            <translation>Tenere: tutto resta in gioco</translation>
        </message>
        <message>
            <source>Last seconds: place your bets</source>
            <translation>Ultimi secondi: fare le puntate</translation>
        </message>
        <message>
            <source>Lay</source>
            <translation>Lay</translation>
        </message>
        <message>
            <source>Lay your bank</source>
            <translation>Apra il banco</translation>
        </message>
        <message>
            <source>Lay your bank, then press ROLL</source>
            <translation>Apra il banco, poi prema TIRA</translation>
        </message>
        <message>
            <source>Left-Hand Layout</source>
            <translation>Disposizione mancina</translation>
        </message>
        <message>
            <source>Let the dice pass</source>
            <translation>Lasciar passare i dadi</translation>
        </message>
        <message>
            <source>Longest hand: {0} rolls</source>
            <translation>Mano più lunga: {0} lanci</translation>
        </message>
        <message>
            <source>Loss limit</source>
            <translation>Limite di perdita</translation>
        </message>
        <message>
            <source>Lost</source>
            <translation>Perso</translation>
        </message>
        <message>
            <source>Lost so far: {0}</source>
            <translation>Perso finora: {0}</translation>
        </message>
        <message>
            <source>Main {0}, chance {1}: {2} wins, {3} loses</source>
            <translation>Principale {0}, sorte {1}: {2} vince, {3} perde</translation>
        </message>
        <message>
            <source>Main {0}: {1} wins, {2} loses, any other total is the chance</source>
            <translation>Principale {0}: {1} vince, {2} perde, ogni altro totale è la sorte</translation>
        </message>
        <message>
            <source>Malfunction voids all pays and plays.</source>
            <translation>Un guasto annulla tutti i pagamenti e le giocate.</translation>
        </message>
        <message>
            <source>Marked Chips</source>
            <translation>Fiche marcate</translation>
        </message>
        <message>
            <source>Money in</source>
            <translation>Inserito</translation>
        </message>
        <message>
            <source>Money out</source>
            <translation>Incassato</translation>
        </message>
        <message>
            <source>Move to {0}</source>
            <translation>Sposta su {0}</translation>
        </message>
        <message>
            <source>Mute</source>
            <translation>Muto</translation>
        </message>
        <message>
            <source>Name the main on a plate, or it is thrown for</source>
            <translation>Dichiari il punto principale su una targa, o si tirerà per averlo</translation>
        </message>
        <message>
            <source>Name the main on a plate, or press ROLL to throw for it</source>
            <translation>Dichiari il punto principale su una targa, o prema TIRA per tirarlo</translation>
        </message>
        <message>
            <source>Natural</source>
            <translation>Natural</translation>
        </message>
        <message>
            <source>Neither won nor lost</source>
            <translation>Né vinto né perso</translation>
        </message>
        <message>
            <source>New to the game?</source>
            <translation>Nuovo al gioco?</translation>
        </message>
        <message>
            <source>Next at this table: {0}, as soon as no player has bets up</source>
            <translation>Poi a questo tavolo: {0}, appena nessun giocatore ha puntate</translation>
        </message>
        <message>
            <source>Nick</source>
            <translation>Colpo</translation>
        </message>
        <message>
            <source>Nine</source>
            <translation>Nove</translation>
        </message>
        <message>
            <source>No bills can be taken now</source>
            <translation>Ora non si possono accettare banconote</translation>
        </message>
        <message>
            <source>No limit</source>
            <translation>Nessun limite</translation>
        </message>
        <message>
            <source>No more bets: press ROLL for the dice</source>
            <translation>Niente più puntate: premere TIRA</translation>
        </message>
        <message>
            <source>No more bets: the dealer throws the dice</source>
            <translation>Puntate chiuse: il croupier lancia i dadi</translation>
        </message>
        <message>
            <source>No more bets: the dice are out</source>
            <translation>Puntate chiuse: i dadi sono in gioco</translation>
        </message>
        <message>
            <source>No more bets: the dice are thrown in a moment</source>
            <translation>Puntate chiuse: i dadi vengono lanciati tra un istante</translation>
        </message>
        <message>
            <source>No roll decides it now.</source>
            <translation>Ora nessun lancio la decide.</translation>
        </message>
        <message>
            <source>Nobody has the dice yet: the next round begins in a moment</source>
            <translation>Nessuno ha ancora i dadi: il prossimo giro comincia tra un attimo</translation>
        </message>
        <message>
            <source>Nobody yet</source>
            <translation>Ancora nessuno</translation>
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
            <translation>Sì</translation>
        </message>
        <message>
            <source>On a 7, and when {0} comes with two different dice.</source>
            <translation>Con un 7, e quando {0} esce con due dadi diversi.</translation>
        </message>
        <message>
            <source>On any other roll.</source>
            <translation>Con ogni altro lancio.</translation>
        </message>
        <message>
            <source>On any other throw.</source>
            <translation>Con ogni altro lancio.</translation>
        </message>
        <message>
            <source>On the next roll it loses on {0}.</source>
            <translation>Nel prossimo lancio perde con {0}.</translation>
        </message>
        <message>
            <source>On the next roll it wins on {0} and loses on {1}.</source>
            <translation>Nel prossimo lancio vince con {0} e perde con {1}.</translation>
        </message>
        <message>
            <source>On the next roll it wins on {0}.</source>
            <translation>Nel prossimo lancio vince con {0}.</translation>
        </message>
        <message>
            <source>On {0} before its Point is set. After that, when it ends with fewer than {1} hits.</source>
            <translation>Con {0} prima che sia fissato il suo Point. Poi, se finisce con meno di {1} centri.</translation>
        </message>
        <message>
            <source>On {0} on its first roll. After it, when a 7 comes before the number it went to.</source>
            <translation>Con {0} al suo primo lancio. Poi, se un 7 esce prima del numero a cui è passata.</translation>
        </message>
        <message>
            <source>On {0} on its first roll. After it, when the number it went to comes before a 7.</source>
            <translation>Con {0} al suo primo lancio. Poi, se il numero a cui è passata esce prima di un 7.</translation>
        </message>
        <message>
            <source>On {0} on the come-out roll. After it, when a 7 comes before the Point.</source>
            <translation>Con {0} nel lancio di come-out. Poi, se un 7 esce prima del Point.</translation>
        </message>
        <message>
            <source>On {0} on the come-out roll. After it, when the Point comes before a 7.</source>
            <translation>Con {0} nel lancio di come-out. Poi, se il Point esce prima di un 7.</translation>
        </message>
        <message>
            <source>Once a Point is set it stays as it is until the hand ends or the dice decide it.</source>
            <translation>Fissato un Point, resta com'è finché la mano finisce o i dadi non la decidono.</translation>
        </message>
        <message>
            <source>Once a Point is set, odds can be put behind this bet: they have no house edge</source>
            <translation>Quando c'è un Point, si possono mettere Odds dietro questa puntata: non hanno vantaggio della casa</translation>
        </message>
        <message>
            <source>Once one of its totals has come it stays as it is until the dice decide it.</source>
            <translation>Quando è uscito uno dei suoi totali, resta com'è finché i dadi non la decidono.</translation>
        </message>
        <message>
            <source>Once the Point is set it stays as it is until the dice decide it.</source>
            <translation>Fissato il Point, resta com'è finché i dadi non la decidono.</translation>
        </message>
        <message>
            <source>One hit</source>
            <translation>Un centro</translation>
        </message>
        <message>
            <source>One moment</source>
            <translation>Un momento</translation>
        </message>
        <message>
            <source>One moment, please</source>
            <translation>Un momento, prego</translation>
        </message>
        <message>
            <source>Other bets</source>
            <translation>Altre puntate</translation>
        </message>
        <message>
            <source>Out</source>
            <translation>Fallo</translation>
        </message>
        <message>
            <source>Outside</source>
            <translation>Esterni</translation>
        </message>
        <message>
            <source>Paid out last</source>
            <translation>Ultimo pagamento</translation>
        </message>
        <message>
            <source>Pass line odds</source>
            <translation>Pass Line Odds</translation>
        </message>
        <message>
            <source>Pass the dice</source>
            <translation>Passare i dadi</translation>
        </message>
        <message>
            <source>Pass the dice and take the bank</source>
            <translation>Passare e ritirare il banco</translation>
        </message>
        <message>
            <source>Pass the dice and take the bank, or keep them and let all of it ride?</source>
            <translation>Passare i dadi e ritirare il banco, o tenerli e lasciare tutto in gioco?</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>In pausa</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Place</translation>
        </message>
        <message>
            <source>Place 6 and 8 pay 7 for every 6: multiples of 6 pay in full</source>
            <translation>Place 6 e 8 pagano 7 ogni 6: i multipli di 6 non lasciano resto</translation>
        </message>
        <message>
            <source>Place your bets: a number, Double, Triple or Straight</source>
            <translation>Fate le puntate: un numero, Double, Triple o Straight</translation>
        </message>
        <message>
            <source>Place your bets: the dealer opens the betting time</source>
            <translation>Fare le puntate: il croupier apre il tempo di puntata</translation>
        </message>
        <message>
            <source>Play a first hand</source>
            <translation>Gioca una prima mano</translation>
        </message>
        <message>
            <source>Play a first hand with play chips</source>
            <translation>Giocare una prima mano con fiche di prova</translation>
        </message>
        <message>
            <source>Played so far: {0}</source>
            <translation>Giocato finora: {0}</translation>
        </message>
        <message>
            <source>Player has it</source>
            <translation>Ce l'ha il giocatore</translation>
        </message>
        <message>
            <source>Please take your bill back. {0}</source>
            <translation>Si prega di riprendere la banconota. {0}</translation>
        </message>
        <message>
            <source>Please take your ticket</source>
            <translation>Si prega di ritirare il ticket</translation>
        </message>
        <message>
            <source>Please take your ticket back. {0}</source>
            <translation>Si prega di riprendere il ticket. {0}</translation>
        </message>
        <message>
            <source>Please take your ticket. Thank you for playing!</source>
            <translation>Si prega di ritirare il ticket. Grazie di aver giocato!</translation>
        </message>
        <message>
            <source>Please wait for an attendant</source>
            <translation>Si prega di attendere un addetto</translation>
        </message>
        <message>
            <source>Point made</source>
            <translation>Point fatto</translation>
        </message>
        <message>
            <source>Point set</source>
            <translation>Point fissato</translation>
        </message>
        <message>
            <source>Press</source>
            <translation>Aumenta</translation>
        </message>
        <message>
            <source>Press ROLL when your bets are down</source>
            <translation>Premere TIRA quando le puntate sono fatte</translation>
        </message>
        <message>
            <source>Print the receipt</source>
            <translation>Stampa la ricevuta</translation>
        </message>
        <message>
            <source>Printing your ticket</source>
            <translation>Stampa del ticket in corso</translation>
        </message>
        <message>
            <source>Puck to OFF</source>
            <translation>Puck su OFF</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>In servizio</translation>
        </message>
        <message>
            <source>Receipt of hand pay {0}: {1}</source>
            <translation>Ricevuta del pagamento a mano {0}: {1}</translation>
        </message>
        <message>
            <source>Reserved until {0}</source>
            <translation>Riservata fino alle {0}</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Risultato</translation>
        </message>
        <message>
            <source>Risk the BIG SHOT</source>
            <translation>Rischiare il BIG SHOT</translation>
        </message>
        <message>
            <source>Rolls</source>
            <translation>Lanci</translation>
        </message>
        <message>
            <source>Rolls since the last 7: {0}</source>
            <translation>Lanci dall'ultimo 7: {0}</translation>
        </message>
        <message>
            <source>Seat {0}</source>
            <translation>Posto {0}</translation>
        </message>
        <message>
            <source>Seat {0} has the dice: lay your cover against its bank</source>
            <translation>Il posto {0} ha i dadi: copra il suo banco</translation>
        </message>
        <message>
            <source>Seat {0} throws for the main: 5, 6, 7, 8 or 9</source>
            <translation>Il posto {0} tira per il punto principale: 5, 6, 7, 8 o 9</translation>
        </message>
        <message>
            <source>Set bets off</source>
            <translation>Disattiva puntate</translation>
        </message>
        <message>
            <source>Set bets on</source>
            <translation>Attiva puntate</translation>
        </message>
        <message>
            <source>Seven</source>
            <translation>Sette</translation>
        </message>
        <message>
            <source>Seven out</source>
            <translation>Seven-out</translation>
        </message>
        <message>
            <source>Seven, winner</source>
            <translation>Sette, vincente</translation>
        </message>
        <message>
            <source>Shapes tell the chips apart, not only colors</source>
            <translation>Le fiche si distinguono per la forma, non solo per il colore</translation>
        </message>
        <message>
            <source>Shared table</source>
            <translation>Tavolo comune</translation>
        </message>
        <message>
            <source>Shooter: {0}</source>
            <translation>Lanciatore: {0}</translation>
        </message>
        <message>
            <source>Show Bet Limits</source>
            <translation>Mostra limiti</translation>
        </message>
        <message>
            <source>Show Hints</source>
            <translation>Mostra consigli</translation>
        </message>
        <message>
            <source>Show Winnings</source>
            <translation>Mostra vincite</translation>
        </message>
        <message>
            <source>Side Bets tab</source>
            <translation>Scheda Side Bets</translation>
        </message>
        <message>
            <source>Six</source>
            <translation>Sei</translation>
        </message>
        <message>
            <source>Sound Volume</source>
            <translation>Volume del suono</translation>
        </message>
        <message>
            <source>Statistics: {0} is {1} in {2} throws, the limit is {3}</source>
            <translation>Statistica: {0} è {1} in {2} lanci, il limite è {3}</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Fermo</translation>
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
            <translation>Prendere le Odds dietro la Pass Line: sono pagate senza vantaggio della casa</translation>
        </message>
        <message>
            <source>Take the win</source>
            <translation>Prendere la vincita</translation>
        </message>
        <message>
            <source>Take your win, or throw a fourth die for the BIG SHOT?</source>
            <translation>Prendere la vincita o lanciare un quarto dado per il BIG SHOT?</translation>
        </message>
        <message>
            <source>Taken down too late: {0} stays on the felt for this roll</source>
            <translation>Tolto troppo tardi: {0} resta sul tavolo per questo lancio</translation>
        </message>
        <message>
            <source>Ten</source>
            <translation>Dieci</translation>
        </message>
        <message>
            <source>Text Size</source>
            <translation>Grandezza testo</translation>
        </message>
        <message>
            <source>That is not the PIN: one try left</source>
            <translation>Il PIN non è questo: resta un tentativo</translation>
        </message>
        <message>
            <source>That is not the PIN: {0} tries left</source>
            <translation>Il PIN non è questo: restano {0} tentativi</translation>
        </message>
        <message>
            <source>The BIG SHOT is on: press ROLL for the fourth die</source>
            <translation>Il BIG SHOT è in gioco: premere TIRA per il quarto dado</translation>
        </message>
        <message>
            <source>The Pass Line begins the game: it wins on 7 and 11 now, or when its Point comes again</source>
            <translation>La Pass Line apre il gioco: vince ora con 7 e 11, o quando esce di nuovo il suo Point</translation>
        </message>
        <message>
            <source>The Pass Line begins the game: it wins on 7 now, or when its Point comes again</source>
            <translation>La Pass Line apre il gioco: vince ora con 7, o quando esce di nuovo il suo Point</translation>
        </message>
        <message>
            <source>The Point is {0}: Don't Pass wins on 7 and loses on {0}</source>
            <translation>Il Point è {0}: Don't Pass vince con 7 e perde con {0}</translation>
        </message>
        <message>
            <source>The Point is {0}: place your bets</source>
            <translation>Il Point è {0}: fare le puntate</translation>
        </message>
        <message>
            <source>The Point is {0}: place your bets or roll</source>
            <translation>Il Point è {0}: fare le puntate o tirare</translation>
        </message>
        <message>
            <source>The Point is {0}: the Pass Line wins on {0} and loses on 7</source>
            <translation>Il Point è {0}: la Pass Line vince con {0} e perde con 7</translation>
        </message>
        <message>
            <source>The bank is doubled: pass the dice and take it, or keep them and let it ride</source>
            <translation>Il banco è raddoppiato: passi i dadi e lo ritiri, o li tenga e lo lasci in gioco</translation>
        </message>
        <message>
            <source>The bank wins, with a main of 7</source>
            <translation>Il banco vince, con principale 7</translation>
        </message>
        <message>
            <source>The bank wins, with a main thrown for</source>
            <translation>Il banco vince, con principale tirato</translation>
        </message>
        <message>
            <source>The dealer does not answer: an attendant has been called</source>
            <translation>Il croupier non risponde: è stato chiamato un addetto</translation>
        </message>
        <message>
            <source>The dealer does not answer: you may take your bets down and cash out</source>
            <translation>Il croupier non risponde: può ritirare le puntate e incassare</translation>
        </message>
        <message>
            <source>The dice and ROLL are on your left</source>
            <translation>I dadi e TIRA stanno a sinistra</translation>
        </message>
        <message>
            <source>The dice pass without a throw: {0} is back in your credit</source>
            <translation>I dadi passano senza un tiro: {0} torna nel Suo credito</translation>
        </message>
        <message>
            <source>The dice show {0}: the dealer confirms them</source>
            <translation>I dadi mostrano {0}: il croupier li conferma</translation>
        </message>
        <message>
            <source>The dice so far</source>
            <translation>I dadi finora</translation>
        </message>
        <message>
            <source>The fourth die is {0}</source>
            <translation>Il quarto dado è {0}</translation>
        </message>
        <message>
            <source>The hand is over</source>
            <translation>La mano è finita</translation>
        </message>
        <message>
            <source>The hand of the house is over</source>
            <translation>La mano della casa è finita</translation>
        </message>
        <message>
            <source>The house covers the bank with as much. It can be changed until the dice are thrown.</source>
            <translation>La casa copre il banco per lo stesso importo. Fino al lancio si può cambiare.</translation>
        </message>
        <message>
            <source>The house edge is that of a main thrown for.</source>
            <translation>Il vantaggio della casa è quello di un punto principale tirato ai dadi.</translation>
        </message>
        <message>
            <source>The house edge is that of a main thrown for; a main of 7 costs least.</source>
            <translation>Il vantaggio della casa è quello di un punto principale tirato ai dadi; il 7 costa meno.</translation>
        </message>
        <message>
            <source>The house has the dice</source>
            <translation>La casa ha i dadi</translation>
        </message>
        <message>
            <source>The house has the dice: cover its bank, or let the dice pass</source>
            <translation>La casa ha i dadi: copra il suo banco o lasci passare i dadi</translation>
        </message>
        <message>
            <source>The house loses</source>
            <translation>La casa perde</translation>
        </message>
        <message>
            <source>The house throws for its main: 5, 6, 7, 8 or 9</source>
            <translation>La casa tira per il suo punto principale: 5, 6, 7, 8 o 9</translation>
        </message>
        <message>
            <source>The house wins</source>
            <translation>La casa vince</translation>
        </message>
        <message>
            <source>The last rolls</source>
            <translation>Gli ultimi lanci</translation>
        </message>
        <message>
            <source>The main</source>
            <translation>Il principale</translation>
        </message>
        <message>
            <source>The move costs a commission: you will be asked for it.</source>
            <translation>Lo spostamento costa una commissione: verrà chiesta.</translation>
        </message>
        <message>
            <source>The next session can begin after {0} seconds without a touch.</source>
            <translation>La prossima sessione può iniziare dopo {0} secondi senza toccare lo schermo.</translation>
        </message>
        <message>
            <source>The receipt was not printed: the printer was not ready.</source>
            <translation>La ricevuta non è stata stampata: la stampante non era pronta.</translation>
        </message>
        <message>
            <source>The staff keeps this station for a player</source>
            <translation>Il personale tiene questa postazione per un giocatore</translation>
        </message>
        <message>
            <source>The stake comes back with either win. When the time is over, your win is taken.</source>
            <translation>La puntata ritorna con ogni vincita. Scaduto il tempo, la vincita viene presa.</translation>
        </message>
        <message>
            <source>The stake lies on {0} in equal parts; its pays are for the whole of it.</source>
            <translation>L'importo si divide tra {0} in parti uguali; la paga vale per il totale.</translation>
        </message>
        <message>
            <source>The station waits {0} minutes for you. Your PIN opens it.</source>
            <translation>La postazione attende {0} minuti. Si apre con il PIN.</translation>
        </message>
        <message>
            <source>The throw does not count: {0}. Press ROLL again</source>
            <translation>Il lancio non vale: {0}. Premere di nuovo TIRA</translation>
        </message>
        <message>
            <source>The throw does not count: {0}. The dice are thrown again</source>
            <translation>Il lancio non vale: {0}. I dadi si lanciano di nuovo</translation>
        </message>
        <message>
            <source>The throw does not count: {0}. You may take your bets down</source>
            <translation>Il lancio non vale: {0}. Può ritirare le puntate</translation>
        </message>
        <message>
            <source>The throw was void: your bets are as before, and you may take them down</source>
            <translation>Il lancio era nullo: le puntate sono come prima e può ritirarle</translation>
        </message>
        <message>
            <source>The time was over: you win {0}</source>
            <translation>Il tempo è scaduto: vince {0}</translation>
        </message>
        <message>
            <source>The {0} and {1} doors are open</source>
            <translation>Le porte {0} e {1} sono aperte</translation>
        </message>
        <message>
            <source>The {0} came {1} times in {2} rolls</source>
            <translation>{0} è uscito {1} volte in {2} lanci</translation>
        </message>
        <message>
            <source>The {0} door is open</source>
            <translation>La porta {0} è aperta</translation>
        </message>
        <message>
            <source>There is more than one card in the reader. Take one out</source>
            <translation>Nel lettore c'è più di una carta. Ne tolga una</translation>
        </message>
        <message>
            <source>This PIN is wrong</source>
            <translation>Questo PIN è errato</translation>
        </message>
        <message>
            <source>This card is blocked: an attendant can unblock it. You can play without it</source>
            <translation>Questa carta è bloccata: un addetto può sbloccarla. Può giocare senza</translation>
        </message>
        <message>
            <source>This hand: rolls {0}, Points {1}</source>
            <translation>Questa mano: lanci {0}, Point {1}</translation>
        </message>
        <message>
            <source>This hand: rolls {0}, Points {1}. Best hand of the day: rolls {2}</source>
            <translation>Questa mano: lanci {0}, Point {1}. Mano migliore del giorno: lanci {2}</translation>
        </message>
        <message>
            <source>This is not a card of the house. You can play without a card</source>
            <translation>Questa non è una carta della casa. Può giocare senza carta</translation>
        </message>
        <message>
            <source>This machine has forgotten you</source>
            <translation>Questa macchina L'ha dimenticata</translation>
        </message>
        <message>
            <source>This machine remembers nothing of you when you leave.</source>
            <translation>Questa macchina non ricorda nulla di Lei quando va via.</translation>
        </message>
        <message>
            <source>This machine remembers your language, hand, text size, saved felts, first name and these figures.</source>
            <translation>Questa macchina ricorda lingua, mano, dimensione del testo, tavoli salvati, il Suo nome e queste cifre.</translation>
        </message>
        <message>
            <source>This machine will know you again</source>
            <translation>Questa macchina La riconoscerà</translation>
        </message>
        <message>
            <source>This station is out of service</source>
            <translation>Questa postazione è fuori servizio</translation>
        </message>
        <message>
            <source>This station is reserved. Put your card in again when it is open</source>
            <translation>Questa postazione è riservata. Reinserisca la carta quando sarà aperta</translation>
        </message>
        <message>
            <source>Three</source>
            <translation>Tre</translation>
        </message>
        <message>
            <source>Three alike</source>
            <translation>Tre uguali</translation>
        </message>
        <message>
            <source>Three hits</source>
            <translation>Tre centri</translation>
        </message>
        <message>
            <source>Three hits on {0}</source>
            <translation>Tre centri sul {0}</translation>
        </message>
        <message>
            <source>Three hits: take your win, or risk the BIG SHOT</source>
            <translation>Tre centri: prenda la vincita o rischi il BIG SHOT</translation>
        </message>
        <message>
            <source>Three minutes: no money is bet</source>
            <translation>Tre minuti: non si punta denaro</translation>
        </message>
        <message>
            <source>Three, ace-deuce</source>
            <translation>Tre, asso e due</translation>
        </message>
        <message>
            <source>Throw for the main: 5, 6, 7, 8 or 9</source>
            <translation>Tiri per il punto principale: 5, 6, 7, 8 o 9</translation>
        </message>
        <message>
            <source>Ticket authority</source>
            <translation>Autorità dei ticket</translation>
        </message>
        <message>
            <source>Ticket printer</source>
            <translation>Stampante ticket</translation>
        </message>
        <message>
            <source>Ticket {0}: {1}</source>
            <translation>Ticket {0}: {1}</translation>
        </message>
        <message>
            <source>Time (h:mm)</source>
            <translation>Tempo (h:mm)</translation>
        </message>
        <message>
            <source>Time limit (h:mm)</source>
            <translation>Limite di tempo (h:mm)</translation>
        </message>
        <message>
            <source>Tips on the game and on your bets</source>
            <translation>Consigli sul gioco e sulle puntate</translation>
        </message>
        <message>
            <source>Too late for this roll: {0} is back in your credit</source>
            <translation>Troppo tardi per questo lancio: {0} torna nel Suo credito</translation>
        </message>
        <message>
            <source>Too many wrong PINs: an attendant can open the station</source>
            <translation>Troppi PIN errati: un addetto può aprire la postazione</translation>
        </message>
        <message>
            <source>Touch again: cancel</source>
            <translation>Toccare ancora</translation>
        </message>
        <message>
            <source>Touch again: forget me</source>
            <translation>Tocchi ancora: dimenticami</translation>
        </message>
        <message>
            <source>Touch again: it is paid</source>
            <translation>Toccare ancora</translation>
        </message>
        <message>
            <source>Touch the screen to see the table</source>
            <translation>Toccare lo schermo per vedere il tavolo</translation>
        </message>
        <message>
            <source>Touch when all your bets are down</source>
            <translation>Toccare quando tutte le puntate sono fatte</translation>
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
            <translation>Dodici</translation>
        </message>
        <message>
            <source>Twelve, boxcars</source>
            <translation>Dodici, doppio sei</translation>
        </message>
        <message>
            <source>Two</source>
            <translation>Due</translation>
        </message>
        <message>
            <source>Two alike</source>
            <translation>Due uguali</translation>
        </message>
        <message>
            <source>Two hits</source>
            <translation>Due centri</translation>
        </message>
        <message>
            <source>Two, aces</source>
            <translation>Due, doppio asso</translation>
        </message>
        <message>
            <source>Up to {0} on a bet</source>
            <translation>Fino a {0} per puntata</translation>
        </message>
        <message>
            <source>Up to {0} on the Pass Line</source>
            <translation>Fino a {0} sulla Pass Line</translation>
        </message>
        <message>
            <source>Up to {0} on the whole table</source>
            <translation>Fino a {0} sull'intero tavolo</translation>
        </message>
        <message>
            <source>Version {0} of the program</source>
            <translation>Versione {0} del programma</translation>
        </message>
        <message>
            <source>Wagered</source>
            <translation>Puntato</translation>
        </message>
        <message>
            <source>Waiting</source>
            <translation>Attesa</translation>
        </message>
        <message>
            <source>Waiting for the table</source>
            <translation>In attesa del tavolo</translation>
        </message>
        <message>
            <source>Waiting for the table: all bets stand</source>
            <translation>In attesa del tavolo: tutte le puntate restano</translation>
        </message>
        <message>
            <source>Waiting for the table: its next round opens in a moment</source>
            <translation>In attesa del tavolo: il prossimo giro si apre tra poco</translation>
        </message>
        <message>
            <source>Welcome, {0}</source>
            <translation>Salve, {0}</translation>
        </message>
        <message>
            <source>Welcome, {0}. Good luck!</source>
            <translation>Salve, {0}. Buona fortuna!</translation>
        </message>
        <message>
            <source>Welcome. Good luck!</source>
            <translation>Salve. Buona fortuna!</translation>
        </message>
        <message>
            <source>What odds do you want to take on a bet “{0}”?</source>
            <translation>Quali Odds prendere sulla puntata «{0}»?</translation>
        </message>
        <message>
            <source>What the chips are worth</source>
            <translation>Quanto valgono le fiche</translation>
        </message>
        <message>
            <source>When a 7 comes before all of them.</source>
            <translation>Se un 7 esce prima di tutti questi.</translation>
        </message>
        <message>
            <source>When a 7 comes before the Point. It cannot lose on the come-out roll.</source>
            <translation>Se un 7 esce prima del Point. Non può perdere nel lancio di come-out.</translation>
        </message>
        <message>
            <source>When a 7 comes before the number it went to. It cannot lose on its first roll.</source>
            <translation>Se un 7 esce prima del numero a cui è passata. Non può perdere al suo primo lancio.</translation>
        </message>
        <message>
            <source>When a 7 comes before {0} of them have, on a come-out roll too.</source>
            <translation>Se esce un 7 prima che {0} di essi siano completi, anche in un lancio di come-out.</translation>
        </message>
        <message>
            <source>When a 7 comes before {0}.</source>
            <translation>Se un 7 esce prima di {0}.</translation>
        </message>
        <message>
            <source>When a 7 comes first, on a come-out roll too.</source>
            <translation>Se prima esce un 7, anche in un lancio di come-out.</translation>
        </message>
        <message>
            <source>When all three dice show different numbers.</source>
            <translation>Quando i tre dadi mostrano numeri diversi.</translation>
        </message>
        <message>
            <source>When all three dice show the same number, whichever it is.</source>
            <translation>Quando i tre dadi mostrano lo stesso numero, qualunque sia.</translation>
        </message>
        <message>
            <source>When at least two of the three dice show the same number.</source>
            <translation>Quando almeno due dei tre dadi mostrano lo stesso numero.</translation>
        </message>
        <message>
            <source>When none of the three dice shows {0}.</source>
            <translation>Quando nessuno dei tre dadi mostra {0}.</translation>
        </message>
        <message>
            <source>When one, two or three of the three dice show {0}: the more, the better.</source>
            <translation>Quando uno, due o tre dei tre dadi mostrano {0}: più sono, meglio è.</translation>
        </message>
        <message>
            <source>When that throw is an out, or when the main comes before the chance.</source>
            <translation>Quando quel lancio è un fallo, o quando il punto principale esce prima della sorte.</translation>
        </message>
        <message>
            <source>When the dice show 1-2-3, 2-3-4, 3-4-5 or 4-5-6, in any order.</source>
            <translation>Quando i dadi mostrano 1-2-3, 2-3-4, 3-4-5 o 4-5-6, in qualsiasi ordine.</translation>
        </message>
        <message>
            <source>When the first throw after the main is a nick, or when the chance comes before the main.</source>
            <translation>Quando il primo lancio dopo il punto principale è un colpo, o quando la sorte esce prima di esso.</translation>
        </message>
        <message>
            <source>When the next roll is {0}, whichever die shows which.</source>
            <translation>Se il prossimo lancio è {0}, qualunque dado mostri l'uno o l'altro numero.</translation>
        </message>
        <message>
            <source>When the next roll is {0}.</source>
            <translation>Se il prossimo lancio è {0}.</translation>
        </message>
        <message>
            <source>When the time is over, the bank is yours and the dice are passed.</source>
            <translation>Scaduto il tempo, il banco è Suo e i dadi passano.</translation>
        </message>
        <message>
            <source>When the time is over, the dice pass.</source>
            <translation>Scaduto il tempo, i dadi passano.</translation>
        </message>
        <message>
            <source>When the time is over, you keep the dice if you may; otherwise they pass.</source>
            <translation>Scaduto il tempo, tiene i dadi se può; altrimenti passano.</translation>
        </message>
        <message>
            <source>When {0} comes before a 7 and before any other {1}.</source>
            <translation>Se {0} esce prima di un 7 e prima di ogni altro {1}.</translation>
        </message>
        <message>
            <source>When {0} comes before a 7.</source>
            <translation>Se {0} esce prima di un 7.</translation>
        </message>
        <message>
            <source>When {0} has come {1} times before a 7.</source>
            <translation>Se il {0} è uscito {1} volte prima di un 7.</translation>
        </message>
        <message>
            <source>When {0} have all come before a 7, in any order.</source>
            <translation>Se {0} sono usciti tutti prima di un 7, in qualsiasi ordine.</translation>
        </message>
        <message>
            <source>While the puck is OFF it stands still.</source>
            <translation>Con il puck su OFF non gioca.</translation>
        </message>
        <message>
            <source>With the {0} bet: when a 7 comes before {1}.</source>
            <translation>Con la puntata {0}: se un 7 precede {1}.</translation>
        </message>
        <message>
            <source>With the {0} bet: when {1} comes before a 7.</source>
            <translation>Con la puntata {0}: se {1} precede un 7.</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Vinto</translation>
        </message>
        <message>
            <source>Won or lost</source>
            <translation>Vinto o perso</translation>
        </message>
        <message>
            <source>Won so far: {0}</source>
            <translation>Vinto finora: {0}</translation>
        </message>
        <message>
            <source>YES takes {0} from your credit, the commission, and moves the bet. NO moves nothing.</source>
            <translation>SÌ prende {0} dal credito, la commissione, e sposta la puntata. NO non sposta nulla.</translation>
        </message>
        <message>
            <source>YES takes {0} from your credit: stake and commission. NO takes nothing.</source>
            <translation>SÌ preleva {0} dal credito: importo e commissione. NO non preleva nulla.</translation>
        </message>
        <message>
            <source>Yo-leven</source>
            <translation>Yo, undici</translation>
        </message>
        <message>
            <source>You are ready: the dice are thrown as soon as the other players are</source>
            <translation>Lei è pronto: i dadi si lanciano appena lo sono gli altri</translation>
        </message>
        <message>
            <source>You are the shooter: press ROLL</source>
            <translation>Lei è il lanciatore: prema TIRA</translation>
        </message>
        <message>
            <source>You have lost so far</source>
            <translation>Perso finora</translation>
        </message>
        <message>
            <source>You have played for a while: it is time for a break.</source>
            <translation>Gioca già da un po’: è ora di fare una pausa.</translation>
        </message>
        <message>
            <source>You have taken a break.</source>
            <translation>Sta facendo una pausa.</translation>
        </message>
        <message>
            <source>You have the dice: lay your bank</source>
            <translation>Lei ha i dadi: apra il banco</translation>
        </message>
        <message>
            <source>You have thrown: the dice are out in a moment</source>
            <translation>Ha lanciato: i dadi escono tra poco</translation>
        </message>
        <message>
            <source>You have won so far</source>
            <translation>Vinto finora</translation>
        </message>
        <message>
            <source>You play without your card</source>
            <translation>Gioca senza la Sua carta</translation>
        </message>
        <message>
            <source>You throw the dice</source>
            <translation>Lei lancia i dadi</translation>
        </message>
        <message>
            <source>You win {0}</source>
            <translation>Vince {0}</translation>
        </message>
        <message>
            <source>You: seat {0}</source>
            <translation>Lei: posto {0}</translation>
        </message>
        <message>
            <source>Your bank has won</source>
            <translation>Il Suo banco ha vinto</translation>
        </message>
        <message>
            <source>Your bets are void: {0} is back in your credit</source>
            <translation>Le sue puntate sono nulle: {0} è di nuovo nel credito</translation>
        </message>
        <message>
            <source>Your bets no longer repeat by themselves</source>
            <translation>Le puntate non si ripetono più da sole</translation>
        </message>
        <message>
            <source>Your bets repeat by themselves. Touch the table to stop</source>
            <translation>Le puntate si ripetono da sole. Toccare il tavolo per fermare</translation>
        </message>
        <message>
            <source>Your call for the attendant is cancelled</source>
            <translation>La Sua chiamata all'addetto è annullata</translation>
        </message>
        <message>
            <source>Your card</source>
            <translation>La Sua carta</translation>
        </message>
        <message>
            <source>Your card could not be read. Try again, or play without it</source>
            <translation>La Sua carta non è stata letta. Riprovi, o giochi senza</translation>
        </message>
        <message>
            <source>Your card is logged out. Goodbye</source>
            <translation>La Sua carta è disconnessa. Arrivederci</translation>
        </message>
        <message>
            <source>Your card is logged out. Your credit stays here</source>
            <translation>La Sua carta è disconnessa. Il credito resta qui</translation>
        </message>
        <message>
            <source>Your last changes came too late: your bets lie as before them</source>
            <translation>Le ultime modifiche sono arrivate tardi: le puntate restano come prima</translation>
        </message>
        <message>
            <source>Your limit is reached: no further bets are taken</source>
            <translation>Il Suo limite è raggiunto: non si accettano altre puntate</translation>
        </message>
        <message>
            <source>Your loss limit is reached</source>
            <translation>Il Suo limite di perdita è raggiunto</translation>
        </message>
        <message>
            <source>Your odds are {0} already.</source>
            <translation>Le Odds sono già {0}.</translation>
        </message>
        <message>
            <source>Your time limit is reached</source>
            <translation>Il Suo limite di tempo è raggiunto</translation>
        </message>
        <message>
            <source>Your {0} bet is {1}. Odds on it pay {2}.</source>
            <translation>La puntata {0} è di {1}. Le sue Odds pagano {2}.</translation>
        </message>
        <message>
            <source>Your {0} bets are off: tap SET BETS ON to play them</source>
            <translation>Le puntate {0} sono OFF: toccare ATTIVA PUNTATE per giocarle</translation>
        </message>
        <message>
            <source>cash box</source>
            <translation>della cassa</translation>
        </message>
        <message>
            <source>closed now</source>
            <translation>ora chiusa</translation>
        </message>
        <message>
            <source>from {0}</source>
            <translation>da {0}</translation>
        </message>
        <message>
            <source>logic</source>
            <translation>dell'elettronica</translation>
        </message>
        <message>
            <source>main</source>
            <translation>principale</translation>
        </message>
        <message>
            <source>no bet</source>
            <translation>nessuna</translation>
        </message>
        <message>
            <source>none</source>
            <translation>nessuno</translation>
        </message>
        <message>
            <source>pays {0}</source>
            <translation>paga {0}</translation>
        </message>
        <message>
            <source>rolls {0}, Points {1}, time {2}</source>
            <translation>lanci {0}, Point {1}, tempo {2}</translation>
        </message>
        <message>
            <source>rolls {0}, time {2}</source>
            <translation>lanci {0}, tempo {2}</translation>
        </message>
        <message>
            <source>takes no chips</source>
            <translation>non accetta fiche</translation>
        </message>
        <message>
            <source>the Point</source>
            <translation>il Point</translation>
        </message>
        <message>
            <source>unknown value</source>
            <translation>valore sconosciuto</translation>
        </message>
        <message>
            <source>{0} Points made</source>
            <translation>{0} Point fatti</translation>
        </message>
        <message>
            <source>{0} added to your credit. Good luck!</source>
            <translation>{0} aggiunti al credito. Buona fortuna!</translation>
        </message>
        <message>
            <source>{0} and {1}</source>
            <translation>{0} e {1}</translation>
        </message>
        <message>
            <source>{0} has won. Do you want to move its {1} to another number?</source>
            <translation>{0} ha vinto. Spostare i suoi {1} su un altro numero?</translation>
        </message>
        <message>
            <source>{0} hits, then its Point</source>
            <translation>{0} centri, poi il suo Point</translation>
        </message>
        <message>
            <source>{0} hits, then {1}</source>
            <translation>{0} centri, poi {1}</translation>
        </message>
        <message>
            <source>{0} in {1}</source>
            <translation>{0} su {1}</translation>
        </message>
        <message>
            <source>{0} is back in your credit</source>
            <translation>{0} di nuovo nel credito</translation>
        </message>
        <message>
            <source>{0} is the chance</source>
            <translation>{0} è la sorte</translation>
        </message>
        <message>
            <source>{0} is the main</source>
            <translation>{0} è il principale</translation>
        </message>
        <message>
            <source>{0} on average</source>
            <translation>{0} in media</translation>
        </message>
        <message>
            <source>{0} to {1}</source>
            <translation>da {0} a {1}</translation>
        </message>
        <message>
            <source>{0} totals complete</source>
            <translation>{0} totali completi</translation>
        </message>
        <message>
            <source>{0}%</source>
            <translation>{0}%</translation>
        </message>
        <message>
            <source>{0}, a nick</source>
            <translation>{0}, colpo</translation>
        </message>
        <message>
            <source>{0}, mark it</source>
            <translation>{0}, si segna</translation>
        </message>
        <message>
            <source>{0}, out</source>
            <translation>{0}, fallo</translation>
        </message>
        <message>
            <source>{0}, the chance</source>
            <translation>{0}, la sorte</translation>
        </message>
        <message>
            <source>{0}, the main</source>
            <translation>{0}, il principale</translation>
        </message>
        <message>
            <source>{0}, throw again</source>
            <translation>{0}, ancora</translation>
        </message>
        <message>
            <source>{0}, winner</source>
            <translation>{0}, vincente</translation>
        </message>
        <message>
            <source>{0}: a stand-off, your bet neither wins nor loses</source>
            <translation>{0}: pareggio, la puntata non vince né perde</translation>
        </message>
        <message>
            <source>{0}: you win {1}</source>
            <translation>{0}: vincita di {1}</translation>
        </message>
        <message>
            <source>{0}: you win {1}, and your bet of {2} comes back</source>
            <translation>{0}: vince {1} e riprende la Sua puntata di {2}</translation>
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
            <translation>In totale</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Indietro</translation>
        </message>
        <message>
            <source>Close the card's window</source>
            <translation>Chiudi la finestra della carta</translation>
        </message>
        <message>
            <source>Log out</source>
            <translation>Disconnetti</translation>
        </message>
        <message>
            <source>This session</source>
            <translation>Questa sessione</translation>
        </message>
        <message>
            <source>Your card</source>
            <translation>La Sua carta</translation>
        </message>
    </context>
    <context>
        <name>PracticeBand</name>
        <message>
            <source>Practice: nothing here counts</source>
            <translation>Esercitazione: qui non conta nulla</translation>
        </message>
    </context>
    <context>
        <name>Preset</name>
        <message>
            <source>COMAR 36.03.10.35: a ticket is worth at most 10,000.00 and is valid for at least 182 days; from 5,000.00 on it is paid at the cage only</source>
            <translation>COMAR 36.03.10.35: un ticket vale al massimo 10.000,00 ed è valido almeno 182 giorni; da 5.000,00 si paga solo alla cassa</translation>
        </message>
        <message>
            <source>COMAR 36.03.10.38: a slip in two parts, a witness from 1,200.00 on, and a second signer from 15,000.00 on</source>
            <translation>COMAR 36.03.10.38: una ricevuta in due parti, un testimone da 1.200,00 e un secondo firmatario da 15.000,00</translation>
        </message>
        <message>
            <source>COMAR 36.04.01.11: a theoretical return of at least 85 % with the best play, and no odds beyond 50,000,000 to 1</source>
            <translation>COMAR 36.04.01.11: un ritorno teorico di almeno l’85 % con il gioco migliore, e nessuna probabilità oltre 50.000.000 a 1</translation>
        </message>
        <message>
            <source>Form W-2G: 1,200.00 through 2025, and 2,000.00 from 2026 on (Public Law 119-21, section 70433)</source>
            <translation>Modulo W-2G: 1.200,00 fino al 2025 e 2.000,00 dal 2026 (Public Law 119-21, sezione 70433)</translation>
        </message>
        <message>
            <source>Maryland</source>
            <translation>Maryland</translation>
        </message>
        <message>
            <source>Maryland: hand pays</source>
            <translation>Maryland: pagamenti manuali</translation>
        </message>
        <message>
            <source>Maryland: return</source>
            <translation>Maryland: ritorno</translation>
        </message>
        <message>
            <source>United States: reportable wins</source>
            <translation>Stati Uniti: vincite da dichiarare</translation>
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
            <translation>Incassa</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continua</translation>
        </message>
        <message>
            <source>Continue to play</source>
            <translation>Continua a giocare</translation>
        </message>
        <message>
            <source>Play waits while you read how your session stands. Your bets stay up.</source>
            <translation>Il gioco attende mentre legge come va la sessione. Le puntate restano sul tavolo.</translation>
        </message>
        <message>
            <source>Reality check</source>
            <translation>Verifica della sessione</translation>
        </message>
        <message>
            <source>Session time (h:mm)</source>
            <translation>Durata della sessione (h:mm)</translation>
        </message>
        <message>
            <source>Stop playing and cash out</source>
            <translation>Smetti di giocare e incassa</translation>
        </message>
        <message>
            <source>Your session</source>
            <translation>La sessione</translation>
        </message>
    </context>
    <context>
        <name>Refusal</name>
        <message>
            <source>A PIN has four to eight digits.</source>
            <translation>Un PIN ha da quattro a otto cifre.</translation>
        </message>
        <message>
            <source>A PIN may not be a straight sequence, such as 12345 or 98765.</source>
            <translation>Un PIN non può essere una sequenza, come 12345 o 98765.</translation>
        </message>
        <message>
            <source>A PIN may not be the same digit throughout.</source>
            <translation>Un PIN non può ripetere una sola cifra.</translation>
        </message>
        <message>
            <source>A PIN of the staff has five to eight digits.</source>
            <translation>Un PIN del personale ha da cinque a otto cifre.</translation>
        </message>
        <message>
            <source>A RAM clear is begun: the meters are printed, pages: {pages}</source>
            <translation>Inizia una cancellazione della memoria: si stampano i contatori, pagine: {pages}</translation>
        </message>
        <message>
            <source>A RAM clear was carried out; the journal before it could not be read: {why}</source>
            <translation>È stato eseguito un azzeramento della RAM; il giornale precedente non si è potuto leggere: {why}</translation>
        </message>
        <message>
            <source>A RAM clear was carried out; the journal before it is in {archive}, up to event {seq}</source>
            <translation>È stato eseguito un azzeramento della RAM; il giornale precedente è in {archive}, fino all'evento {seq}</translation>
        </message>
        <message>
            <source>A bank of {bank} cannot ride: {most} is the most.</source>
            <translation>Un banco di {bank} non può restare: il massimo è {most}.</translation>
        </message>
        <message>
            <source>A betting time begins</source>
            <translation>Inizia un tempo di puntata</translation>
        </message>
        <message>
            <source>A bill is jammed</source>
            <translation>Una banconota è inceppata</translation>
        </message>
        <message>
            <source>A bill is still on its way.</source>
            <translation>Una banconota è ancora in viaggio.</translation>
        </message>
        <message>
            <source>A bill or a ticket is disputed: it has to be settled first.</source>
            <translation>Una banconota o un ticket è contestato: va risolto prima.</translation>
        </message>
        <message>
            <source>A bill or ticket has to be looked for</source>
            <translation>Si deve cercare una banconota o un ticket</translation>
        </message>
        <message>
            <source>A bill was rejected: {why}</source>
            <translation>Una banconota è stata rifiutata: {why}</translation>
        </message>
        <message>
            <source>A blocked card was put in</source>
            <translation>È stata inserita una carta bloccata</translation>
        </message>
        <message>
            <source>A break in play begins after the time that the parameters set: no bets and no dice</source>
            <translation>Una pausa di gioco inizia dopo il tempo fissato dai parametri: niente puntate e niente dadi</translation>
        </message>
        <message>
            <source>A calibration is on trial: keep it or undo it first.</source>
            <translation>Una calibrazione è in prova: mantenerla o annullarla prima.</translation>
        </message>
        <message>
            <source>A calibration of the touch panel is on trial: largest error {before} before, {after} with it</source>
            <translation>Una calibrazione del pannello tattile è in prova: errore massimo {before} prima, {after} con essa</translation>
        </message>
        <message>
            <source>A card could not be read</source>
            <translation>Una carta non è stata letta</translation>
        </message>
        <message>
            <source>A card was not one of the house</source>
            <translation>Una carta non era della casa</translation>
        </message>
        <message>
            <source>A card was put in at the station that was reserved for another player</source>
            <translation>È stata inserita una carta nella postazione riservata a un altro giocatore</translation>
        </message>
        <message>
            <source>A comment would begin in the value of {name}.</source>
            <translation>Nel valore di {name} inizierebbe un commento.</translation>
        </message>
        <message>
            <source>A commission is asked for: {bets}</source>
            <translation>Viene chiesta una commissione: {bets}</translation>
        </message>
        <message>
            <source>A count is a whole number up to {most}.</source>
            <translation>Un conteggio è un numero intero fino a {most}.</translation>
        </message>
        <message>
            <source>A credit by hand may be up to {limit}.</source>
            <translation>Un credito manuale può arrivare a {limit}.</translation>
        </message>
        <message>
            <source>A dealer's name has up to {most} characters.</source>
            <translation>Il nome di un croupier ha fino a {most} caratteri.</translation>
        </message>
        <message>
            <source>A dealer's order came to the shared table once more</source>
            <translation>Un ordine di un croupier è arrivato un’altra volta al tavolo condiviso</translation>
        </message>
        <message>
            <source>A decision at the table: {what}</source>
            <translation>Una decisione al tavolo: {what}</translation>
        </message>
        <message>
            <source>A door is open</source>
            <translation>Una porta è aperta</translation>
        </message>
        <message>
            <source>A door was opened unobserved</source>
            <translation>Una porta è stata aperta inosservata</translation>
        </message>
        <message>
            <source>A fader lays a cover</source>
            <translation>Chi copre punta una copertura</translation>
        </message>
        <message>
            <source>A felt is saved as {name} already: forget it first, or choose another name.</source>
            <translation>C'è già un tavolo salvato come {name}: eliminalo prima, o scegli un altro nome.</translation>
        </message>
        <message>
            <source>A first hand begins on an empty felt: first decide your bets or take them down.</source>
            <translation>Una prima mano comincia su un tappeto vuoto: prima decidere le puntate o ritirarle.</translation>
        </message>
        <message>
            <source>A first hand begins while nothing else is under way and no fault is shown.</source>
            <translation>Una prima mano comincia quando non c’è altro in corso e non è mostrato alcun guasto.</translation>
        </message>
        <message>
            <source>A first hand is not offered here.</source>
            <translation>Qui non è offerta una prima mano.</translation>
        </message>
        <message>
            <source>A first hand is offered where the player rolls the dice.</source>
            <translation>La prima mano è offerta dove il giocatore lancia i dadi.</translation>
        </message>
        <message>
            <source>A first hand with play chips begins; it moves no money</source>
            <translation>Comincia una prima mano con fiche di prova; non muove denaro</translation>
        </message>
        <message>
            <source>A first hand with play chips is open: leave it first.</source>
            <translation>È aperta una prima mano con fiche di prova: prima lasciarla.</translation>
        </message>
        <message>
            <source>A hand is played: bets are taken again with the next one.</source>
            <translation>Si gioca una mano: le puntate riprendono con la prossima.</translation>
        </message>
        <message>
            <source>A hand pay is open: it has to be settled first.</source>
            <translation>Un pagamento a mano è aperto: va risolto prima.</translation>
        </message>
        <message>
            <source>A limit can be lowered during a session, but not raised.</source>
            <translation>Un limite si può abbassare durante una sessione, ma non alzare.</translation>
        </message>
        <message>
            <source>A limit must be above zero, and no more than can be set here.</source>
            <translation>Un limite deve essere maggiore di zero e non superare quanto si può impostare qui.</translation>
        </message>
        <message>
            <source>A name has 1 to {most} characters.</source>
            <translation>Un nome ha da 1 a {most} caratteri.</translation>
        </message>
        <message>
            <source>A period does not end while the dice are out.</source>
            <translation>Un periodo non finisce finché i dadi sono in gioco.</translation>
        </message>
        <message>
            <source>A player has sat down</source>
            <translation>Un giocatore si è seduto</translation>
        </message>
        <message>
            <source>A second card was put in while a player was logged in</source>
            <translation>È stata inserita una seconda carta mentre un giocatore era connesso</translation>
        </message>
        <message>
            <source>A secret key for the numbers of tickets is made</source>
            <translation>È stata creata una chiave segreta per i numeri dei ticket</translation>
        </message>
        <message>
            <source>A session does not end while the dice are out.</source>
            <translation>Una sessione non finisce finché i dadi sono in gioco.</translation>
        </message>
        <message>
            <source>A session does not end while there is credit.</source>
            <translation>Una sessione non finisce finché c'è credito.</translation>
        </message>
        <message>
            <source>A shift is open: it has to be ended first.</source>
            <translation>Un turno è aperto: va prima terminato.</translation>
        </message>
        <message>
            <source>A shooter lays a bank</source>
            <translation>Un lanciatore apre un banco</translation>
        </message>
        <message>
            <source>A sound is tested at a volume from 1 to {loudest}.</source>
            <translation>Un suono si prova a un volume da 1 a {loudest}.</translation>
        </message>
        <message>
            <source>A staff key is turned: play goes on when it is turned back.</source>
            <translation>Una chiave del personale è girata: il gioco riprende quando viene rigirata.</translation>
        </message>
        <message>
            <source>A staff key is turned: what is timed rests</source>
            <translation>Una chiave del personale è girata: i tempi in corso sono sospesi</translation>
        </message>
        <message>
            <source>A station may be reserved for up to {minutes} minutes.</source>
            <translation>Una postazione può essere riservata per {minutes} minuti al massimo.</translation>
        </message>
        <message>
            <source>A technician has come: the statistics of the dice begin again</source>
            <translation>È venuto un tecnico: la statistica dei dadi ricomincia</translation>
        </message>
        <message>
            <source>A technician has seen: {faults}</source>
            <translation>Un tecnico ha visto: {faults}</translation>
        </message>
        <message>
            <source>A technician looks at the dice, and then turns the technician's key.</source>
            <translation>Un tecnico esamina i dadi e poi gira la chiave del tecnico.</translation>
        </message>
        <message>
            <source>A technician mends it, and then turns the technician's key: nothing else ends it.</source>
            <translation>Un tecnico la ripara e poi gira la chiave del tecnico: nient'altro la termina.</translation>
        </message>
        <message>
            <source>A test bill is waited for</source>
            <translation>Si attende una banconota di prova</translation>
        </message>
        <message>
            <source>A test bill is waited for already.</source>
            <translation>Si attende già una banconota di prova.</translation>
        </message>
        <message>
            <source>A ticket is for the whole credit: your bets have to be decided or taken down first.</source>
            <translation>Un ticket vale per l'intero credito: prima le puntate devono essere decise o ritirate.</translation>
        </message>
        <message>
            <source>A ticket is jammed</source>
            <translation>Un ticket è inceppato</translation>
        </message>
        <message>
            <source>A ticket is still on its way.</source>
            <translation>Un ticket è ancora in viaggio.</translation>
        </message>
        <message>
            <source>A touch was felt far beside the screen.</source>
            <translation>Un tocco è stato rilevato molto al di fuori dello schermo.</translation>
        </message>
        <message>
            <source>A win is to be paid by hand</source>
            <translation>Una vincita va pagata a mano</translation>
        </message>
        <message>
            <source>A wrong PIN was entered for card {card}</source>
            <translation>Per la carta {card} è stato inserito un PIN errato</translation>
        </message>
        <message>
            <source>A wrong PIN was entered for card {card}: it is blocked</source>
            <translation>Per la carta {card} è stato inserito un PIN errato: è bloccata</translation>
        </message>
        <message>
            <source>A wrong PIN was entered for card {card}: the next is accepted after {seconds} seconds</source>
            <translation>Per la carta {card} è stato inserito un PIN errato: il prossimo è accettato dopo {seconds} secondi</translation>
        </message>
        <message>
            <source>A wrong PIN was entered for {name} (account {number})</source>
            <translation>È stato inserito un PIN errato per {name} (account {number})</translation>
        </message>
        <message>
            <source>A wrong PIN was entered for {name} (account {number}): the next is accepted after {seconds} seconds</source>
            <translation>È stato inserito un PIN errato per {name} (account {number}): il prossimo è accettato dopo {seconds} secondi</translation>
        </message>
        <message>
            <source>A wrong PIN was tried</source>
            <translation>È stato provato un PIN errato</translation>
        </message>
        <message>
            <source>Account {number} is added: {name}, {role}</source>
            <translation>L'account {number} è aggiunto: {name}, {role}</translation>
        </message>
        <message>
            <source>Account {number} of {before} is now: {name}, {role}</source>
            <translation>L'account {number} di {before} è ora: {name}, {role}</translation>
        </message>
        <message>
            <source>Account {number} of {name} has a first PIN instead of a lost one</source>
            <translation>L'account {number} di {name} ha un primo PIN al posto di quello smarrito</translation>
        </message>
        <message>
            <source>Account {number} of {name} is removed</source>
            <translation>L'account {number} di {name} è rimosso</translation>
        </message>
        <message>
            <source>Account {number}: {name} has changed the PIN</source>
            <translation>Account {number}: {name} ha cambiato il PIN</translation>
        </message>
        <message>
            <source>Accounting period {number} is ended by the key</source>
            <translation>Il periodo contabile {number} è chiuso con la chiave</translation>
        </message>
        <message>
            <source>All at once</source>
            <translation>Tutto insieme</translation>
        </message>
        <message>
            <source>All bets together may be {most}; {bet} would make them {total}.</source>
            <translation>Il massimo di tutte le puntate insieme è {most}; con {bet} sarebbero {total}.</translation>
        </message>
        <message>
            <source>All doors are shut, no key is turned</source>
            <translation>Tutte le porte sono chiuse, nessuna chiave è girata</translation>
        </message>
        <message>
            <source>All doors are shut; turned: {keys}</source>
            <translation>Tutte le porte sono chiuse; girata: {keys}</translation>
        </message>
        <message>
            <source>An attendant has credited what was disputed as number {number}</source>
            <translation>Un addetto ha accreditato ciò che era contestato con il numero {number}</translation>
        </message>
        <message>
            <source>An attendant has seen: {faults}</source>
            <translation>Un addetto ha visto: {faults}</translation>
        </message>
        <message>
            <source>An attendant has settled what was disputed as number {number} without credit</source>
            <translation>Un addetto ha risolto senza credito ciò che era contestato con il numero {number}</translation>
        </message>
        <message>
            <source>An attendant says that ticket {number} was not printed: its amount is back</source>
            <translation>Un addetto dice che il ticket {number} non è stato stampato: l'importo è tornato</translation>
        </message>
        <message>
            <source>An attendant says that ticket {number} was printed</source>
            <translation>Un addetto dice che il ticket {number} è stato stampato</translation>
        </message>
        <message>
            <source>Another game begins on an empty felt: first decide your bets or take them down.</source>
            <translation>Un altro gioco comincia su un tappeto vuoto: prima le puntate devono essere decise o ritirate.</translation>
        </message>
        <message>
            <source>Another game is chosen: sheet {sheet}</source>
            <translation>È stato scelto un altro gioco: tabella {sheet}</translation>
        </message>
        <message>
            <source>Another person has to change your own account.</source>
            <translation>Il proprio account deve essere modificato da un'altra persona.</translation>
        </message>
        <message>
            <source>Another person has to confirm these dice than the one who has entered them.</source>
            <translation>Questi dadi deve confermarli una persona diversa da chi li ha inseriti.</translation>
        </message>
        <message>
            <source>Another person is signed in: sign out first.</source>
            <translation>È identificata un'altra persona: prima farla uscire.</translation>
        </message>
        <message>
            <source>Another seat has the dice: only their shooter lays a bank.</source>
            <translation>Un altro posto ha i dadi: solo il lanciatore apre un banco.</translation>
        </message>
        <message>
            <source>At the start the clock is {days} days ahead of the last time that is known</source>
            <translation>All’avvio l’orologio è avanti di {days} giorni rispetto all’ultima ora nota</translation>
        </message>
        <message>
            <source>At this cabinet a key alone is enough: there is no sign-in.</source>
            <translation>Su questa macchina basta una chiave: non ci si identifica.</translation>
        </message>
        <message>
            <source>At this cabinet no credit is given by hand.</source>
            <translation>Su questo apparecchio non si dà credito a mano.</translation>
        </message>
        <message>
            <source>At this cabinet the dice are not passed: the player has them.</source>
            <translation>A questo terminale i dadi non si passano: li ha il giocatore.</translation>
        </message>
        <message>
            <source>At this table bets are not repeated by themselves.</source>
            <translation>A questo tavolo le puntate non si ripetono da sole.</translation>
        </message>
        <message>
            <source>At this table no felts are saved.</source>
            <translation>A questo tavolo non si salvano puntate.</translation>
        </message>
        <message>
            <source>Auto Repeat begins</source>
            <translation>Inizia la ripetizione automatica</translation>
        </message>
        <message>
            <source>Auto Repeat ends: a break in play begins</source>
            <translation>La ripetizione automatica termina: inizia una pausa di gioco</translation>
        </message>
        <message>
            <source>Auto Repeat ends: a limit of the player is reached</source>
            <translation>La ripetizione automatica termina: un limite del giocatore è raggiunto</translation>
        </message>
        <message>
            <source>Auto Repeat ends: a reality check is due</source>
            <translation>La ripetizione automatica termina: è il momento di una verifica della sessione</translation>
        </message>
        <message>
            <source>Auto Repeat ends: the bets could not be put up again</source>
            <translation>La ripetizione automatica finisce: non è stato possibile rimettere le puntate</translation>
        </message>
        <message>
            <source>Auto Repeat ends: the dice could not be called</source>
            <translation>La ripetizione automatica finisce: non è stato possibile chiamare i dadi</translation>
        </message>
        <message>
            <source>Auto Repeat ends: the player has to choose</source>
            <translation>La ripetizione automatica termina: il giocatore deve scegliere</translation>
        </message>
        <message>
            <source>Auto Repeat ends: the player has touched the table</source>
            <translation>La ripetizione automatica finisce: il giocatore ha toccato il tavolo</translation>
        </message>
        <message>
            <source>Begin a new authority, and give the server and every machine of its tables new keys on the same day. Play stops only when the certificate has ended.</source>
            <translation>Creare una nuova autorità e dare nello stesso giorno nuove chiavi al server e a ogni macchina dei suoi tavoli. Il gioco si ferma solo quando il certificato è scaduto.</translation>
        </message>
        <message>
            <source>Begin test mode first.</source>
            <translation>Prima avviare la modalità test.</translation>
        </message>
        <message>
            <source>Bet</source>
            <translation>Puntata</translation>
        </message>
        <message>
            <source>Bets are closed; the dice are thrown at the end of this time</source>
            <translation>Le puntate sono chiuse; i dadi vengono lanciati al termine di questo tempo</translation>
        </message>
        <message>
            <source>Bets are not open for this order: round {number} has moved on.</source>
            <translation>Le puntate non sono aperte per quest'ordine: il giro {number} è andato avanti.</translation>
        </message>
        <message>
            <source>Bets are not valid yet: no bet is up that a roll can decide.</source>
            <translation>Le puntate non sono ancora valide: sul tavolo non ce n'è nessuna che un lancio possa decidere.</translation>
        </message>
        <message>
            <source>Bets are not valid yet: no player has a bet up that takes the dice.</source>
            <translation>Le puntate non sono ancora valide: nessuno ne ha una sul tavolo con cui prendere i dadi.</translation>
        </message>
        <message>
            <source>Bets are up: they have to be decided or taken down first.</source>
            <translation>Ci sono puntate sul tavolo: prima devono essere decise o ritirate.</translation>
        </message>
        <message>
            <source>Bets are up: they have to be taken down, or the game has to end.</source>
            <translation>Ci sono puntate: vanno ritirate, o la partita deve finire.</translation>
        </message>
        <message>
            <source>Bets of seat {seat} stand: the dice decide them first. Then print again what it is owed.</source>
            <translation>Il posto {seat} ha puntate in gioco: prima decidono i dadi. Poi stampi di nuovo quanto gli è dovuto.</translation>
        </message>
        <message>
            <source>Bets switched</source>
            <translation>Puntate commutate</translation>
        </message>
        <message>
            <source>Big Shot has no such thing.</source>
            <translation>In Big Shot questo non esiste.</translation>
        </message>
        <message>
            <source>Bill validator</source>
            <translation>Lettore di banconote</translation>
        </message>
        <message>
            <source>Bill {number} goes back: {why}</source>
            <translation>La banconota {number} torna indietro: {why}</translation>
        </message>
        <message>
            <source>Bill {number} is disputed: {why}</source>
            <translation>La banconota {number} è contestata: {why}</translation>
        </message>
        <message>
            <source>Bill {number} is done: it is disputed</source>
            <translation>La banconota {number} è conclusa: contestata</translation>
        </message>
        <message>
            <source>Bill {number} is done: it is in the stacker</source>
            <translation>La banconota {number} è conclusa: nello stacker</translation>
        </message>
        <message>
            <source>Bill {number} is done: it went back</source>
            <translation>La banconota {number} è conclusa: restituita</translation>
        </message>
        <message>
            <source>Bill {number} is in escrow and is to be stacked</source>
            <translation>La banconota {number} è in attesa e sarà impilata</translation>
        </message>
        <message>
            <source>Bill {number} is in the stacker and credited</source>
            <translation>La banconota {number} è nello stacker e accreditata</translation>
        </message>
        <message>
            <source>Bill {number} is not disputed.</source>
            <translation>La banconota {number} non è contestata.</translation>
        </message>
        <message>
            <source>Breaks are not offered at this station.</source>
            <translation>In questa postazione non si offrono pause.</translation>
        </message>
        <message>
            <source>Cabinet board</source>
            <translation>Scheda del mobile</translation>
        </message>
        <message>
            <source>Cabinet {cabinet} does not have seat {seat}.</source>
            <translation>La macchina {cabinet} non ha il posto {seat}.</translation>
        </message>
        <message>
            <source>Cancelled credit</source>
            <translation>Credito annullato</translation>
        </message>
        <message>
            <source>Card reader</source>
            <translation>Lettore di carte</translation>
        </message>
        <message>
            <source>Card {card} is unblocked</source>
            <translation>La carta {card} è sbloccata</translation>
        </message>
        <message>
            <source>Card {card} was put in or swiped</source>
            <translation>La carta {card} è stata inserita o strisciata</translation>
        </message>
        <message>
            <source>Card {card} was put in or swiped, and asks for its PIN</source>
            <translation>La carta {card} è stata inserita o strisciata e chiede il PIN</translation>
        </message>
        <message>
            <source>Change the cash box. It ends by itself when there is room.</source>
            <translation>Cambiare la cassa. Finisce da sé quando c'è posto.</translation>
        </message>
        <message>
            <source>Check its cable and its power. It ends by itself when the board answers.</source>
            <translation>Controllare cavo e alimentazione. Finisce da sé quando la scheda risponde.</translation>
        </message>
        <message>
            <source>Check its cable and its power. It ends by itself when the generator answers.</source>
            <translation>Controllare cavo e alimentazione. Finisce da sé quando il generatore risponde.</translation>
        </message>
        <message>
            <source>Check its cable and its power. It ends by itself when the printer answers.</source>
            <translation>Controllare cavo e alimentazione. Finisce da sé quando la stampante risponde.</translation>
        </message>
        <message>
            <source>Check its cable and its power. It ends by itself when the reader works; play needs no card.</source>
            <translation>Controllare cavo e alimentazione. Termina da sé quando il lettore funziona; per giocare non serve la carta.</translation>
        </message>
        <message>
            <source>Check its cable and its power. It ends by itself when the validator answers.</source>
            <translation>Controllare cavo e alimentazione. Finisce da sé quando il lettore risponde.</translation>
        </message>
        <message>
            <source>Check the table and the line to it. It ends by itself when the table answers; bets that were sealed count meanwhile.</source>
            <translation>Controllare il tavolo e la linea. Finisce da sé quando il tavolo risponde; le puntate sigillate nel frattempo valgono.</translation>
        </message>
        <message>
            <source>Check the table's exchange and the line to it. It ends by itself when the exchange answers; all bets stand meanwhile.</source>
            <translation>Controllare lo scambio del tavolo e la linea verso di esso. Finisce da sé quando lo scambio risponde; nel frattempo tutte le puntate restano valide.</translation>
        </message>
        <message>
            <source>Choose a PIN for your card first.</source>
            <translation>Scelga prima un PIN per la Sua carta.</translation>
        </message>
        <message>
            <source>Clear all</source>
            <translation>Cancella tutto</translation>
        </message>
        <message>
            <source>Clear last</source>
            <translation>Cancella ultimo</translation>
        </message>
        <message>
            <source>Compare the ticket with the authority's books. It ends when the technician's key is turned.</source>
            <translation>Confrontare il ticket con i libri dell'autorità. Finisce quando si gira la chiave del tecnico.</translation>
        </message>
        <message>
            <source>Compare the two values in the journal with the table's, and put right what is wrong. The technician's key has them compared again. Bets stand; without bets the credit can be cashed out. If it cannot be put right, two people void the bets on the page Faults: they go back to the credit.</source>
            <translation>Confrontare i due valori del giornale con quelli del tavolo e correggere l'errore. La chiave del tecnico li fa confrontare di nuovo. Le puntate restano; senza puntate il credito si può incassare. Se non è possibile, due persone annullano le puntate nella pagina Guasti: tornano nel credito.</translation>
        </message>
        <message>
            <source>Copy {copy} of the journal was repaired: {what}</source>
            <translation>La copia {copy} del giornale è stata riparata: {what}</translation>
        </message>
        <message>
            <source>Credit above the ticket limit</source>
            <translation>Credito oltre il limite del ticket</translation>
        </message>
        <message>
            <source>Credit is to be paid by hand</source>
            <translation>Il credito va pagato a mano</translation>
        </message>
        <message>
            <source>Credit {number} is given by hand</source>
            <translation>Il credito {number} è dato a mano</translation>
        </message>
        <message>
            <source>Credit {number} is not the next one.</source>
            <translation>Il credito {number} non è il prossimo.</translation>
        </message>
        <message>
            <source>Credit, no ticket possible</source>
            <translation>Credito, ticket impossibile</translation>
        </message>
        <message>
            <source>Credit, the clock is wrong</source>
            <translation>Credito, l'orologio è sbagliato</translation>
        </message>
        <message>
            <source>Dice are entered after the bets are closed.</source>
            <translation>I dadi si inseriscono dopo la chiusura delle puntate.</translation>
        </message>
        <message>
            <source>Dice generator</source>
            <translation>Generatore di dadi</translation>
        </message>
        <message>
            <source>Dice may lie already: a person of the staff has to agree to a void throw, with a key turned.</source>
            <translation>I dadi potrebbero essere già fermi: una persona del personale deve acconsentire all'annullamento, con una chiave girata.</translation>
        </message>
        <message>
            <source>Do the test print and the test throw first, or say why they are skipped.</source>
            <translation>Fate prima la stampa e il lancio di prova, o dite perché si saltano.</translation>
        </message>
        <message>
            <source>Drop {number} cannot be printed.</source>
            <translation>Il prelievo {number} non può essere stampato.</translation>
        </message>
        <message>
            <source>Drop {number} does not wait for a count.</source>
            <translation>Il prelievo {number} non attende un conteggio.</translation>
        </message>
        <message>
            <source>Drop {number} is counted, with a difference</source>
            <translation>Il prelievo {number} è contato, con una differenza</translation>
        </message>
        <message>
            <source>Drop {number} is counted: it is as expected</source>
            <translation>Il prelievo {number} è contato: è come atteso</translation>
        </message>
        <message>
            <source>Drop {number} is not the next one.</source>
            <translation>Il prelievo {number} non è il prossimo.</translation>
        </message>
        <message>
            <source>Drop {number} is undone: the cash box was put back unopened</source>
            <translation>Il prelievo {number} è annullato: la cassa è stata rimessa senza aprirla</translation>
        </message>
        <message>
            <source>Enter {count} dice, each from 1 to 6.</source>
            <translation>Inserire {count} dadi, ciascuno da 1 a 6.</translation>
        </message>
        <message>
            <source>Every bet of it that can be put up now is up.</source>
            <translation>Tutto ciò che ora se ne può puntare è già sul tavolo.</translation>
        </message>
        <message>
            <source>Every bet of the last coup is up, or there was none.</source>
            <translation>Tutte le puntate dell'ultimo colpo sono già sul tavolo, o non ce n'erano.</translation>
        </message>
        <message>
            <source>Every bet of the last roll that can be repeated is up.</source>
            <translation>Tutte le puntate dell'ultimo lancio che si possono ripetere sono già sul tavolo.</translation>
        </message>
        <message>
            <source>Exchange of the table</source>
            <translation>Scambio del tavolo</translation>
        </message>
        <message>
            <source>First say whether the dice are kept or passed, or the bank of the house covered.</source>
            <translation>Prima dica se i dadi si tengono o si passano, o se il banco della casa viene coperto.</translation>
        </message>
        <message>
            <source>Gaming day {number} begins: {date}</source>
            <translation>Inizia il giorno di gioco {number}: {date}</translation>
        </message>
        <message>
            <source>Gaming day {number} begins: {date}, days later: {days}</source>
            <translation>Inizia il giorno di gioco {number}: {date}, giorni dopo: {days}</translation>
        </message>
        <message>
            <source>Gaming day {number} begins: {date}, for the clock was ahead; days: {days}</source>
            <translation>Inizia il giorno di gioco {number}: {date}, perché l’orologio era avanti; giorni: {days}</translation>
        </message>
        <message>
            <source>Gaming day {number} cannot be printed here any more.</source>
            <translation>Il giorno di gioco {number} non si può più stampare qui.</translation>
        </message>
        <message>
            <source>Gaming day {number} has ended since it was read: open it again.</source>
            <translation>Il giorno di gioco {number} è finito dopo la lettura: aprirlo di nuovo.</translation>
        </message>
        <message>
            <source>Gaming day {number} has too many players for paper.</source>
            <translation>Il giorno di gioco {number} ha troppi giocatori per la carta.</translation>
        </message>
        <message>
            <source>Give the parameter that is named here the same value at the table and at this station. Until then no bets are taken here; the credit can be cashed out. It ends by itself when the table has shown its value.</source>
            <translation>Dare al parametro indicato qui lo stesso valore al tavolo e a questa postazione. Fino ad allora qui non si accettano puntate; il credito si può incassare. Finisce da sé quando il tavolo ha mostrato il suo valore.</translation>
        </message>
        <message>
            <source>Hand pay {number} has no receipt.</source>
            <translation>Il pagamento a mano {number} non ha ricevuta.</translation>
        </message>
        <message>
            <source>Hand pay {number} is due: {why}</source>
            <translation>Pagamento a mano {number} dovuto: {why}</translation>
        </message>
        <message>
            <source>Hand pay {number} is not open.</source>
            <translation>Il pagamento a mano {number} non è aperto.</translation>
        </message>
        <message>
            <source>Hand pay {number} is paid by an attendant</source>
            <translation>Il pagamento a mano {number} è stato fatto da un addetto</translation>
        </message>
        <message>
            <source>Hand pay {number} was not paid: the credit is the player's</source>
            <translation>Il pagamento a mano {number} non è stato fatto: il credito è del giocatore</translation>
        </message>
        <message>
            <source>Have the house's authority issue a new one, put its folder of keys in place of the old one, and start the program again. Play stops only when the certificate has ended.</source>
            <translation>Farne emettere uno nuovo dall'autorità della casa, mettere la sua cartella di chiavi al posto di quella vecchia e riavviare il programma. Il gioco si ferma solo quando il certificato è scaduto.</translation>
        </message>
        <message>
            <source>Hazard has no such thing: the shooter lays a bank, throws, and keeps or passes the dice.</source>
            <translation>In Hazard questo non esiste: il lanciatore apre un banco, lancia e tiene o passa i dadi.</translation>
        </message>
        <message>
            <source>Hazard has one field, the bank.</source>
            <translation>Hazard ha una sola casella: il banco.</translation>
        </message>
        <message>
            <source>In this game bets cannot be switched off.</source>
            <translation>In questo gioco le puntate non si possono mettere su OFF.</translation>
        </message>
        <message>
            <source>In this game the puck cannot be moved by hand.</source>
            <translation>In questo gioco il puck non si può spostare a mano.</translation>
        </message>
        <message>
            <source>It is not known whether a ticket came out</source>
            <translation>Nessuno sa se un ticket è uscito</translation>
        </message>
        <message>
            <source>It is not known whether ticket {number} is on paper: {why}</source>
            <translation>Nessuno sa se il ticket {number} è su carta: {why}</translation>
        </message>
        <message>
            <source>It must be said for which player; here sit {names}.</source>
            <translation>Bisogna indicare per quale giocatore; qui siedono {names}.</translation>
        </message>
        <message>
            <source>Lay your bank first: then you can name the main for it.</source>
            <translation>Apra prima il banco: poi può dichiarare il punto principale.</translation>
        </message>
        <message>
            <source>Limits are set for a session, which begins with your first bill.</source>
            <translation>I limiti si impostano per una sessione, che inizia con la prima banconota.</translation>
        </message>
        <message>
            <source>Limits cannot be set at this station.</source>
            <translation>In questa postazione non si possono impostare limiti.</translation>
        </message>
        <message>
            <source>Load paper soon. It ends by itself when there is enough.</source>
            <translation>Caricare presto la carta. Finisce da sé quando ce n'è abbastanza.</translation>
        </message>
        <message>
            <source>Load paper. It ends by itself when the printer is ready.</source>
            <translation>Caricare la carta. Finisce da sé quando la stampante è pronta.</translation>
        </message>
        <message>
            <source>Local time is UTC{after} from now on; it was UTC{before}</source>
            <translation>L’ora locale è d’ora in poi UTC{after}; era UTC{before}</translation>
        </message>
        <message>
            <source>Look at the camera, its power and its network. Play goes on with the drawn dice. It ends by itself when the picture is back.</source>
            <translation>Controllare la telecamera, la sua alimentazione e la sua rete. Il gioco continua con i dadi disegnati. Termina da sé quando l’immagine torna.</translation>
        </message>
        <message>
            <source>Look at the dice, and let the table go on, at the dealer's console or on the page Dealer.</source>
            <translation>Controllare i dadi e far continuare il tavolo, alla console del croupier o alla pagina Croupier.</translation>
        </message>
        <message>
            <source>Look at the doors and locks, and acknowledge it on the page of faults or by turning the key back.</source>
            <translation>Controllare porte e serrature, e confermare alla pagina dei guasti o girando indietro la chiave.</translation>
        </message>
        <message>
            <source>Look at the printer, and say on the attendant's panel whether the ticket came out whole.</source>
            <translation>Guardare la stampante e dire sul pannello dell'addetto se il ticket è uscito intero.</translation>
        </message>
        <message>
            <source>Look where it is, and say so on the attendant's panel.</source>
            <translation>Guardare dov'è e dirlo sul pannello dell'addetto.</translation>
        </message>
        <message>
            <source>Make room on the disks. It ends by itself when there is room.</source>
            <translation>Fare posto sui dischi. Finisce da sé quando c'è posto.</translation>
        </message>
        <message>
            <source>Meters and cash box are in {currency}: first empty the box, count it, and clear the meters.</source>
            <translation>Contatori e cassa sono in {currency}: prima vanno svuotata e contata la cassa e azzerati i contatori.</translation>
        </message>
        <message>
            <source>More than one card was in the reader</source>
            <translation>Nel lettore c'era più di una carta</translation>
        </message>
        <message>
            <source>No BIG SHOT is on: three dice are thrown.</source>
            <translation>Nessun BIG SHOT in corso: si lanciano tre dadi.</translation>
        </message>
        <message>
            <source>No PIN was entered for card {card}: play goes on without it</source>
            <translation>Per la carta {card} non è stato inserito il PIN: il gioco continua senza</translation>
        </message>
        <message>
            <source>No RAM clear is permitted here today: that is the parameter access.ram_clear.</source>
            <translation>Oggi qui non è autorizzata alcuna cancellazione della RAM: lo stabilisce il parametro access.ram_clear.</translation>
        </message>
        <message>
            <source>No bank can be laid now</source>
            <translation>Ora non si può aprire un banco</translation>
        </message>
        <message>
            <source>No bank has been laid since the last throw.</source>
            <translation>Dall'ultimo lancio non è stato aperto alcun banco.</translation>
        </message>
        <message>
            <source>No bank was taken back that could be laid again.</source>
            <translation>Non è stato ritirato alcun banco che si possa riaprire.</translation>
        </message>
        <message>
            <source>No bet has changed in this coup.</source>
            <translation>In questo colpo nessuna puntata è cambiata.</translation>
        </message>
        <message>
            <source>No bet is up that could be cleared.</source>
            <translation>Sul tavolo non c'è alcuna puntata da togliere.</translation>
        </message>
        <message>
            <source>No bet is up that could be doubled.</source>
            <translation>Sul tavolo non c'è alcuna puntata da raddoppiare.</translation>
        </message>
        <message>
            <source>No bets are up at this station: the credit can be cashed out.</source>
            <translation>A questa postazione non ci sono puntate: il credito si può incassare.</translation>
        </message>
        <message>
            <source>No bill can be tested now: {why}.</source>
            <translation>Ora non si può provare una banconota: {why}.</translation>
        </message>
        <message>
            <source>No calibration fits these touches: one would still miss by {percent} % of the screen. Clean the panel, and touch the middle of each target.</source>
            <translation>Nessuna calibrazione si adatta a questi tocchi: uno mancherebbe ancora il bersaglio del {percent} % dello schermo. Pulire il pannello e toccare il centro di ogni bersaglio.</translation>
        </message>
        <message>
            <source>No calibration is on trial.</source>
            <translation>Nessuna calibrazione è in prova.</translation>
        </message>
        <message>
            <source>No card asks for a PIN.</source>
            <translation>Nessuna carta chiede un PIN.</translation>
        </message>
        <message>
            <source>No choice is open: no player has three hits.</source>
            <translation>Non c'è nulla da scegliere: nessuno ha tre centri.</translation>
        </message>
        <message>
            <source>No commission is asked for.</source>
            <translation>Non è richiesta alcuna commissione.</translation>
        </message>
        <message>
            <source>No copy of the journal is good: {why}</source>
            <translation>Nessuna copia del giornale è buona: {why}</translation>
        </message>
        <message>
            <source>No dealer works at this table.</source>
            <translation>A questo tavolo non lavora alcun croupier.</translation>
        </message>
        <message>
            <source>No dice are shown that could be confirmed.</source>
            <translation>Non ci sono dadi da confermare.</translation>
        </message>
        <message>
            <source>No felt is saved as {name}.</source>
            <translation>Nessun tavolo è salvato come {name}.</translation>
        </message>
        <message>
            <source>No gaming day has begun yet, for the clock shows an impossible time</source>
            <translation>Nessun giorno di gioco è ancora iniziato, perché l’orologio segna un’ora impossibile</translation>
        </message>
        <message>
            <source>No more bets</source>
            <translation>Niente più puntate</translation>
        </message>
        <message>
            <source>No more bets: the BIG SHOT is on, and the fourth die is to be thrown.</source>
            <translation>Puntate chiuse: il BIG SHOT è in corso e si deve lanciare il quarto dado.</translation>
        </message>
        <message>
            <source>No more bets: the dealer confirms the dice.</source>
            <translation>Puntate chiuse: il croupier conferma i dadi.</translation>
        </message>
        <message>
            <source>No more bets: the dealer has called, and the dice are to be thrown.</source>
            <translation>Puntate chiuse: il croupier lo ha annunciato e si devono lanciare i dadi.</translation>
        </message>
        <message>
            <source>No more bets: the dealer throws the dice.</source>
            <translation>Puntate chiuse: il croupier lancia i dadi.</translation>
        </message>
        <message>
            <source>No more bets: the dice are called for throw {number}</source>
            <translation>Puntate chiuse: i dadi sono chiamati per il lancio {number}</translation>
        </message>
        <message>
            <source>No more bets: the dice are out.</source>
            <translation>Puntate chiuse: i dadi sono in gioco.</translation>
        </message>
        <message>
            <source>No more bets: the dice are thrown in a moment.</source>
            <translation>Puntate chiuse: i dadi vengono lanciati tra un istante.</translation>
        </message>
        <message>
            <source>No new program waits to be accepted.</source>
            <translation>Nessun nuovo programma attende di essere accettato.</translation>
        </message>
        <message>
            <source>No other game comes next at the table</source>
            <translation>Al tavolo non viene dopo nessun altro gioco</translation>
        </message>
        <message>
            <source>No parameter is changed.</source>
            <translation>Nessun parametro viene modificato.</translation>
        </message>
        <message>
            <source>No player is logged in.</source>
            <translation>Nessun giocatore è connesso.</translation>
        </message>
        <message>
            <source>No question about your card is open.</source>
            <translation>Nessuna domanda sulla Sua carta è aperta.</translation>
        </message>
        <message>
            <source>No question about your session is open.</source>
            <translation>Nessuna domanda sulla sessione è aperta.</translation>
        </message>
        <message>
            <source>No seat is taken</source>
            <translation>Nessun posto è occupato</translation>
        </message>
        <message>
            <source>No staff key is turned: what is timed goes on</source>
            <translation>Nessuna chiave del personale è girata: i tempi in corso riprendono</translation>
        </message>
        <message>
            <source>No throw is under way that could be declared void.</source>
            <translation>Non è in corso nessun lancio da annullare.</translation>
        </message>
        <message>
            <source>No trusted key has the fingerprint {key}.</source>
            <translation>Nessuna chiave attendibile ha l’impronta {key}.</translation>
        </message>
        <message>
            <source>No {bet} bet is up.</source>
            <translation>Sul tavolo non c'è alcuna puntata {bet}.</translation>
        </message>
        <message>
            <source>Nobody fades at this table: only the seat with the dice plays.</source>
            <translation>A questo tavolo nessuno copre: gioca solo il posto che ha i dadi.</translation>
        </message>
        <message>
            <source>Nothing has changed on the felt since the last roll.</source>
            <translation>Sul tappeto nulla è cambiato dall'ultimo lancio.</translation>
        </message>
        <message>
            <source>Nothing has gone into this cash box yet.</source>
            <translation>In questa cassa non è ancora entrato nulla.</translation>
        </message>
        <message>
            <source>Nothing is put up: {because}</source>
            <translation>Non si punta nulla: {because}</translation>
        </message>
        <message>
            <source>Nothing is remembered of this player.</source>
            <translation>Di questo giocatore non è ricordato nulla.</translation>
        </message>
        <message>
            <source>Nothing was undone that could be redone.</source>
            <translation>Non è stato annullato nulla che si possa rifare.</translation>
        </message>
        <message>
            <source>Number has a field for each of 1, 2, 3, 4, 5, 6 and for nothing else.</source>
            <translation>Numero ha una casella per ciascuno di 1, 2, 3, 4, 5, 6 e per nient'altro.</translation>
        </message>
        <message>
            <source>On this table only the dice move the puck.</source>
            <translation>A questo tavolo solo i dadi muovono il puck.</translation>
        </message>
        <message>
            <source>One of the two people who pay {amount} or more has to be a supervisor.</source>
            <translation>Una delle due persone che pagano {amount} o più deve essere un supervisore.</translation>
        </message>
        <message>
            <source>Only a shared table takes this order.</source>
            <translation>Solo un tavolo condiviso accetta questo ordine.</translation>
        </message>
        <message>
            <source>Only a technician may do this: turn the technician key.</source>
            <translation>Solo un tecnico può farlo: girare la chiave del tecnico.</translation>
        </message>
        <message>
            <source>Only an attendant may do this: turn the attendant key.</source>
            <translation>Solo un addetto può farlo: girare la chiave dell'addetto.</translation>
        </message>
        <message>
            <source>Only bets that are locked or off are up: {bets}.</source>
            <translation>Sul tavolo ci sono solo puntate bloccate o su OFF: {bets}.</translation>
        </message>
        <message>
            <source>Only multiples of {step} on {bet} pay whole cents; {stake} does not.</source>
            <translation>Su {bet} solo i multipli di {step} pagano centesimi interi; {stake} no.</translation>
        </message>
        <message>
            <source>Only the last cash box that was taken out can have been put back.</source>
            <translation>Solo l'ultima cassa estratta può essere stata rimessa.</translation>
        </message>
        <message>
            <source>Only the shooter moves the puck.</source>
            <translation>Solo il lanciatore sposta il puck.</translation>
        </message>
        <message>
            <source>Only the shooter passes the dice.</source>
            <translation>Solo il lanciatore passa i dadi.</translation>
        </message>
        <message>
            <source>Only the staff may do this: turn a key.</source>
            <translation>Solo il personale può farlo: girare una chiave.</translation>
        </message>
        <message>
            <source>Only {left} can be paid out, not {amount}.</source>
            <translation>Si possono pagare solo {left}, non {amount}.</translation>
        </message>
        <message>
            <source>Open the logic door: meters are cleared from inside the logic area only.</source>
            <translation>Aprire la porta dell'elettronica: i contatori si azzerano solo dall'interno.</translation>
        </message>
        <message>
            <source>Open the logic door: the first operator is added from inside the logic area only.</source>
            <translation>Aprire lo sportello della logica: il primo gestore si aggiunge solo dall'area logica.</translation>
        </message>
        <message>
            <source>Open the logic door: this is changed from inside the logic area only.</source>
            <translation>Aprire lo sportello della logica: questo si modifica solo dall’interno dell’area logica.</translation>
        </message>
        <message>
            <source>Open: {doors}; no key is turned</source>
            <translation>Aperta: {doors}; nessuna chiave è girata</translation>
        </message>
        <message>
            <source>Open: {doors}; turned: {keys}</source>
            <translation>Aperta: {doors}; girata: {keys}</translation>
        </message>
        <message>
            <source>Opened unobserved, times: {doors}</source>
            <translation>Aperte inosservate, volte: {doors}</translation>
        </message>
        <message>
            <source>Order {number} of dealer {name} is carried out</source>
            <translation>L’ordine {number} del croupier {name} è eseguito</translation>
        </message>
        <message>
            <source>Order {number} of dealer {name} is refused: {why}</source>
            <translation>L’ordine {number} del croupier {name} è rifiutato: {why}</translation>
        </message>
        <message>
            <source>Other dice are shown now: look at them before you confirm.</source>
            <translation>Ora sono mostrati altri dadi: guardarli prima di confermare.</translation>
        </message>
        <message>
            <source>Paper waits in the slot of the ticket printer</source>
            <translation>C'è della carta nella fessura della stampante ticket</translation>
        </message>
        <message>
            <source>Param.ini cannot be changed: {why}.</source>
            <translation>Param.ini non può essere modificato: {why}.</translation>
        </message>
        <message>
            <source>Param.ini cannot be used: {why}.</source>
            <translation>Param.ini non può essere usato: {why}.</translation>
        </message>
        <message>
            <source>Param.ini is written; the earlier file is kept as {copy}</source>
            <translation>Param.ini è scritto; il file precedente è conservato come {copy}</translation>
        </message>
        <message>
            <source>Param.ini was edited by hand: the terminal has to restart on it first.</source>
            <translation>Param.ini è stato modificato a mano: il terminale deve prima riavviarsi con esso.</translation>
        </message>
        <message>
            <source>Param.ini was edited, and the earlier values stay in force: {changes}</source>
            <translation>Param.ini è stato modificato e i valori precedenti restano in vigore: {changes}</translation>
        </message>
        <message>
            <source>Param.ini was not written: {why}.</source>
            <translation>Param.ini non è stato scritto: {why}.</translation>
        </message>
        <message>
            <source>Parameters are changed at the cabinet by {by}: {changes}</source>
            <translation>Parametri modificati all’apparecchio, {by}: {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed by a preset, by {by}: {changes}</source>
            <translation>Parametri modificati da una preimpostazione, {by}: {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed by an imported configuration, by {by}, from the file {digest} with the key {key}: {changes}</source>
            <translation>Parametri modificati da una configurazione importata, {by}, dal file {digest} con la chiave {key}: {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed by an imported configuration, by {by}: {changes}</source>
            <translation>Parametri modificati da una configurazione importata, {by}: {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed by the preset {preset}, by {by}: {changes}</source>
            <translation>Parametri modificati dalla preimpostazione {preset}, {by}: {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed in Param.ini, which {by} accepted: {changes}</source>
            <translation>Parametri modificati in Param.ini, accettato da {by}: {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed: {changes}</source>
            <translation>Parametri modificati: {changes}</translation>
        </message>
        <message>
            <source>Pay it, and confirm that on the attendant's panel, or give it back.</source>
            <translation>Pagarlo e confermarlo sul pannello dell'addetto, o restituirlo.</translation>
        </message>
        <message>
            <source>Pay it, and confirm that on the attendant's panel.</source>
            <translation>Pagarlo e confermarlo sul pannello dell'addetto.</translation>
        </message>
        <message>
            <source>Period {number} cannot be printed any more.</source>
            <translation>Il periodo {number} non si può più stampare.</translation>
        </message>
        <message>
            <source>Period {number} is not the one that runs.</source>
            <translation>Il periodo {number} non è quello in corso.</translation>
        </message>
        <message>
            <source>Play is locked</source>
            <translation>Il gioco è bloccato</translation>
        </message>
        <message>
            <source>Play is locked: {why}.</source>
            <translation>Il gioco è bloccato: {why}.</translation>
        </message>
        <message>
            <source>Play waits until the clock is put right or confirmed.</source>
            <translation>Il gioco attende che l’orologio sia regolato o confermato.</translation>
        </message>
        <message>
            <source>Play waits: it is not known whether the doors are shut.</source>
            <translation>Il gioco attende: non si può vedere se le porte sono chiuse.</translation>
        </message>
        <message>
            <source>Please answer YES or NO to the commission first.</source>
            <translation>Si prega di rispondere prima SÌ o NO alla commissione.</translation>
        </message>
        <message>
            <source>Please answer the question first.</source>
            <translation>Si prega di rispondere prima alla domanda.</translation>
        </message>
        <message>
            <source>Please read how your session stands first, and choose how to go on.</source>
            <translation>Legga prima come va la sessione e scelga come proseguire.</translation>
        </message>
        <message>
            <source>Please wait: {what}.</source>
            <translation>Attendere, prego: {what}.</translation>
        </message>
        <message>
            <source>Practice does not set the clock.</source>
            <translation>In modalità di esercitazione l'orologio non si regola.</translation>
        </message>
        <message>
            <source>Press</source>
            <translation>Aumento</translation>
        </message>
        <message>
            <source>Press raises the Place bet on the Point, and no bet on {bet} is up.</source>
            <translation>«Aumenta» vale per la puntata Place del Point, e su {bet} non ce n'è alcuna.</translation>
        </message>
        <message>
            <source>Print first what seat {seat} is owed.</source>
            <translation>Stampi prima quanto è dovuto al posto {seat}.</translation>
        </message>
        <message>
            <source>Puck moved by hand</source>
            <translation>Puck spostato a mano</translation>
        </message>
        <message>
            <source>Put it back into service on the staff's page for that.</source>
            <translation>La rimetta in servizio sulla pagina del personale dedicata.</translation>
        </message>
        <message>
            <source>Put the cash box in. It ends by itself when the stacker is shut.</source>
            <translation>Inserire la cassa. Finisce da sé quando l'impilatore è chiuso.</translation>
        </message>
        <message>
            <source>RAM clear</source>
            <translation>Cancellazione della RAM</translation>
        </message>
        <message>
            <source>Read the sentence on the screen. It ends by a new start that no longer finds the reason.</source>
            <translation>Leggere la frase sullo schermo. Finisce con un riavvio che non trova più il motivo.</translation>
        </message>
        <message>
            <source>Read what it says, and look into it. It ends by itself when the generator is ready.</source>
            <translation>Leggere che cosa dice ed esaminarlo. Finisce da sé quando il generatore è pronto.</translation>
        </message>
        <message>
            <source>Read what it says, and look into it. It ends by itself when the table takes the station.</source>
            <translation>Leggere che cosa dice e cercarne la causa. Finisce da sé quando il tavolo accetta la postazione.</translation>
        </message>
        <message>
            <source>Read what it says, and look into it. It ends by itself when the validator is ready.</source>
            <translation>Leggere che cosa dice ed esaminarlo. Finisce da sé quando il lettore è pronto.</translation>
        </message>
        <message>
            <source>Read what it says. It ends by itself when the authority answers.</source>
            <translation>Leggere che cosa dice. Finisce da sé quando l'autorità risponde.</translation>
        </message>
        <message>
            <source>Read what it says: shut its head and its drawer, switch it online. It ends when the printer is ready.</source>
            <translation>Leggere che cosa dice: chiudere testina e cassetto, metterla in linea. Finisce quando la stampante è pronta.</translation>
        </message>
        <message>
            <source>Reality check: {played} played; the result so far</source>
            <translation>Verifica della sessione: {played} di gioco; il risultato finora</translation>
        </message>
        <message>
            <source>Removed</source>
            <translation>Rimosso</translation>
        </message>
        <message>
            <source>Repair what the generator reports. It then reports the throw, or throws again; the bets stay as they are.</source>
            <translation>Riparare ciò che segnala il generatore. Poi comunica il lancio o lancia di nuovo; le puntate restano.</translation>
        </message>
        <message>
            <source>Round {number} follows the players' choice, without bets</source>
            <translation>Il giro {number} segue la scelta dei giocatori, senza puntate</translation>
        </message>
        <message>
            <source>Round {number} has moved on, and takes no such order.</source>
            <translation>Il giro {number} è andato avanti e non accetta tale ordine.</translation>
        </message>
        <message>
            <source>Round {number} is decided by {dice}</source>
            <translation>Il giro {number} è deciso da {dice}</translation>
        </message>
        <message>
            <source>Round {number} is not the next one.</source>
            <translation>Il giro {number} non è il prossimo.</translation>
        </message>
        <message>
            <source>Round {number} is over without a throw: the dice pass</source>
            <translation>Il giro {number} finisce senza un tiro: i dadi passano</translation>
        </message>
        <message>
            <source>Round {number} is under way.</source>
            <translation>Il giro {number} è in corso.</translation>
        </message>
        <message>
            <source>Round {number} is void, {dice} does not count: {why}</source>
            <translation>Il giro {number} è nullo, {dice} non vale: {why}</translation>
        </message>
        <message>
            <source>Round {number} is void: {why}</source>
            <translation>Il giro {number} è nullo: {why}</translation>
        </message>
        <message>
            <source>Round {number}: bets are up at seats {seats}</source>
            <translation>Giro {number}: ci sono puntate ai posti {seats}</translation>
        </message>
        <message>
            <source>Round {number}: betting is open</source>
            <translation>Giro {number}: le puntate sono aperte</translation>
        </message>
        <message>
            <source>Round {number}: betting is open, nobody shoots</source>
            <translation>Giro {number}: le puntate sono aperte, nessuno lancia</translation>
        </message>
        <message>
            <source>Round {number}: betting is open, seat {seat} shoots</source>
            <translation>Giro {number}: le puntate sono aperte, lancia il posto {seat}</translation>
        </message>
        <message>
            <source>Round {number}: last bets are called</source>
            <translation>Giro {number}: chiamate le ultime puntate</translation>
        </message>
        <message>
            <source>Round {number}: main {main} is named, and these bets count, by seat and version: {seals}</source>
            <translation>Giro {number}: è dichiarato il punto principale {main} e contano queste puntate, per posto e versione: {seals}</translation>
        </message>
        <message>
            <source>Round {number}: no bet was placed, the betting time begins again</source>
            <translation>Giro {number}: nessuna puntata, il tempo di puntata ricomincia</translation>
        </message>
        <message>
            <source>Round {number}: no bets count</source>
            <translation>Giro {number}: nessuna puntata conta</translation>
        </message>
        <message>
            <source>Round {number}: no more bets</source>
            <translation>Giro {number}: nulla va più</translation>
        </message>
        <message>
            <source>Round {number}: no more bets, the time is over</source>
            <translation>Giro {number}: nulla va più, il tempo è scaduto</translation>
        </message>
        <message>
            <source>Round {number}: no seat has bets up</source>
            <translation>Giro {number}: nessun posto ha puntate</translation>
        </message>
        <message>
            <source>Round {number}: nobody takes the dice</source>
            <translation>Giro {number}: nessuno prende i dadi</translation>
        </message>
        <message>
            <source>Round {number}: results of seats {seats}</source>
            <translation>Giro {number}: risultati dei posti {seats}</translation>
        </message>
        <message>
            <source>Round {number}: seat {seat} shoots</source>
            <translation>Giro {number}: lancia il posto {seat}</translation>
        </message>
        <message>
            <source>Round {number}: the bets are sealed as version {version}</source>
            <translation>Giro {number}: le puntate sono sigillate come versione {version}</translation>
        </message>
        <message>
            <source>Round {number}: the bets at this seat are void ({what}): here {here}, there {there}</source>
            <translation>Giro {number}: le puntate di questo posto sono nulle ({what}): qui {here}, là {there}</translation>
        </message>
        <message>
            <source>Round {number}: the bets of the round before stand</source>
            <translation>Giro {number}: restano le puntate del giro precedente</translation>
        </message>
        <message>
            <source>Round {number}: the dice show {dice}; no bet was up here</source>
            <translation>Giro {number}: i dadi mostrano {dice}; qui non c'erano puntate</translation>
        </message>
        <message>
            <source>Round {number}: the generator has read {dice}</source>
            <translation>Giro {number}: il generatore ha letto {dice}</translation>
        </message>
        <message>
            <source>Round {number}: the last bets are sealed as version {version}</source>
            <translation>Giro {number}: le ultime puntate sono sigillate come versione {version}</translation>
        </message>
        <message>
            <source>Round {number}: the table has version {version}</source>
            <translation>Giro {number}: il tavolo ha la versione {version}</translation>
        </message>
        <message>
            <source>Round {number}: the table plays main {main}</source>
            <translation>Giro {number}: il tavolo gioca il punto principale {main}</translation>
        </message>
        <message>
            <source>Round {number}: the table plays main {main} and chance {chance}</source>
            <translation>Giro {number}: il tavolo gioca il punto principale {main} e la sorte {chance}</translation>
        </message>
        <message>
            <source>Round {number}: the table throws for the main</source>
            <translation>Giro {number}: il tavolo tira per il punto principale</translation>
        </message>
        <message>
            <source>Round {number}: the table's puck is OFF</source>
            <translation>Giro {number}: il puck del tavolo è su OFF</translation>
        </message>
        <message>
            <source>Round {number}: the table's puck is ON {point}</source>
            <translation>Giro {number}: il puck del tavolo è su ON {point}</translation>
        </message>
        <message>
            <source>Round {number}: these bets count, by seat and version: {seals}</source>
            <translation>Giro {number}: contano queste puntate, per posto e versione: {seals}</translation>
        </message>
        <message>
            <source>Round {number}: this station and the table disagree ({what}): here {here}, there {there}</source>
            <translation>Giro {number}: questa postazione e il tavolo non concordano ({what}): qui {here}, là {there}</translation>
        </message>
        <message>
            <source>Round {number}: throw {throw} is void, {dice} does not count: {why}</source>
            <translation>Giro {number}: il lancio {throw} è nullo, {dice} non conta: {why}</translation>
        </message>
        <message>
            <source>Round {number}: throw {throw} is void: {why}</source>
            <translation>Giro {number}: il lancio {throw} è nullo: {why}</translation>
        </message>
        <message>
            <source>Round {number}: version {version} came too late</source>
            <translation>Giro {number}: la versione {version} è arrivata tardi</translation>
        </message>
        <message>
            <source>Round {number}: version {version} of the bets counts</source>
            <translation>Giro {number}: vale la versione {version} delle puntate</translation>
        </message>
        <message>
            <source>Round {number}: {dice} counts as read, the dealer did not answer</source>
            <translation>Giro {number}: {dice} vale come letto, il croupier non ha risposto</translation>
        </message>
        <message>
            <source>Round {number}: {dice} is confirmed</source>
            <translation>Giro {number}: {dice} è confermato</translation>
        </message>
        <message>
            <source>Round {number}: {dice} was entered</source>
            <translation>Giro {number}: inserito {dice}</translation>
        </message>
        <message>
            <source>Round {number}: {phase}</source>
            <translation>Giro {number}: {phase}</translation>
        </message>
        <message>
            <source>Round {number}: {what}</source>
            <translation>Giro {number}: {what}</translation>
        </message>
        <message>
            <source>Round {round} goes on</source>
            <translation>Il giro {round} continua</translation>
        </message>
        <message>
            <source>Round {round} goes on after a start</source>
            <translation>Il giro {round} continua dopo un avvio</translation>
        </message>
        <message>
            <source>Round {round} is decided at the table, without this seat</source>
            <translation>Il giro {round} è deciso al tavolo, senza questo posto</translation>
        </message>
        <message>
            <source>Round {round} is over without a throw</source>
            <translation>Il giro {round} finisce senza lancio</translation>
        </message>
        <message>
            <source>Round {round}: no more bets here, the time is over</source>
            <translation>Giro {round}: qui niente più puntate, il tempo è scaduto</translation>
        </message>
        <message>
            <source>Round {round}: players choose whether they risk their win</source>
            <translation>Giro {round}: i giocatori scelgono se rischiare la vincita</translation>
        </message>
        <message>
            <source>Round {round}: the last bets are in, or their time is over</source>
            <translation>Giro {round}: le ultime puntate sono arrivate, o il loro tempo è scaduto</translation>
        </message>
        <message>
            <source>Round {round}: this station and the table are compared again</source>
            <translation>Giro {round}: questa postazione e il tavolo vengono confrontati di nuovo</translation>
        </message>
        <message>
            <source>Seat {seat} cannot shoot: it is silent, or has no bet for it.</source>
            <translation>Il posto {seat} non può lanciare: è muto o non ha una puntata per farlo.</translation>
        </message>
        <message>
            <source>Seat {seat} is being freed.</source>
            <translation>Il posto {seat} è in fase di liberazione.</translation>
        </message>
        <message>
            <source>Seat {seat} is free, and cabinet {cabinet} is refused from now on</source>
            <translation>Il posto {seat} è libero, e la macchina {cabinet} d’ora in poi è rifiutata</translation>
        </message>
        <message>
            <source>Seat {seat} is not freed: cabinet {cabinet} was back since its sum was printed</source>
            <translation>Il posto {seat} non viene liberato: la macchina {cabinet} è tornata dopo la stampa della sua somma</translation>
        </message>
        <message>
            <source>Seat {seat} of cabinet {cabinet} is to be freed</source>
            <translation>Il posto {seat} della macchina {cabinet} va liberato</translation>
        </message>
        <message>
            <source>Seat {seat} throws the dice.</source>
            <translation>Il posto {seat} lancia i dadi.</translation>
        </message>
        <message>
            <source>Seats {taken} are taken, and all are heard</source>
            <translation>I posti {taken} sono occupati e tutti rispondono</translation>
        </message>
        <message>
            <source>Seats {taken} are taken; not heard: {silent}</source>
            <translation>I posti {taken} sono occupati; non rispondono: {silent}</translation>
        </message>
        <message>
            <source>See who feeds in tickets that no cabinet has printed. It ends when its time is over, or when it is acknowledged on the page of faults or by turning the attendant's key back.</source>
            <translation>Vedere chi inserisce ticket che nessuna macchina ha stampato. Finisce allo scadere del tempo, o quando è confermato alla pagina dei guasti o girando indietro la chiave dell'addetto.</translation>
        </message>
        <message>
            <source>See who feeds them in, look at the tickets, and acknowledge it on the page of faults or by turning the key back.</source>
            <translation>Vedere chi li inserisce, controllare i ticket, e confermare alla pagina dei guasti o girando indietro la chiave.</translation>
        </message>
        <message>
            <source>Send a dealer to the table. All bets stand, and any step of the dealer ends it.</source>
            <translation>Mandare un croupier al tavolo. Tutte le puntate restano valide, e qualsiasi passo del croupier lo conclude.</translation>
        </message>
        <message>
            <source>Send a dealer to the table. Dice that lie are confirmed or declared void on the page Dealer.</source>
            <translation>Mandare un croupier al tavolo. I dadi fermi si confermano o si annullano alla pagina Croupier.</translation>
        </message>
        <message>
            <source>Set the clock right. If it is right as it is, confirm it: Diagnostics, Clock.</source>
            <translation>Regolare l'orologio. Se è già giusto, confermarlo: Diagnostica, Orologio.</translation>
        </message>
        <message>
            <source>Set the clock right: it then ends by itself. Turn the technician's key if it is right as it is.</source>
            <translation>Regolare l'orologio: finisce da sé. Girare la chiave del tecnico se è giusto così.</translation>
        </message>
        <message>
            <source>Sheet {sheet} comes next at the table, once no bets are up</source>
            <translation>La tabella {sheet} viene dopo al tavolo, quando non ci sono puntate</translation>
        </message>
        <message>
            <source>Shift {number} begins</source>
            <translation>Inizia il turno {number}</translation>
        </message>
        <message>
            <source>Shift {number} cannot be printed.</source>
            <translation>Il turno {number} non può essere stampato.</translation>
        </message>
        <message>
            <source>Shift {number} ends</source>
            <translation>Termina il turno {number}</translation>
        </message>
        <message>
            <source>Shift {number} is not open.</source>
            <translation>Il turno {number} non è aperto.</translation>
        </message>
        <message>
            <source>Shift {number} is not the next one.</source>
            <translation>Il turno {number} non è il prossimo.</translation>
        </message>
        <message>
            <source>Shift {number} of {name} ends</source>
            <translation>Termina il turno {number} di {name}</translation>
        </message>
        <message>
            <source>Shut every door. It ends by itself when all are shut.</source>
            <translation>Chiudere tutte le porte. Finisce da sé quando tutte sono chiuse.</translation>
        </message>
        <message>
            <source>Sign in first.</source>
            <translation>Prima identificarsi.</translation>
        </message>
        <message>
            <source>Slip {number} has failed: {why}</source>
            <translation>Il foglio {number} non è riuscito: {why}</translation>
        </message>
        <message>
            <source>Slip {number} is on paper</source>
            <translation>Il foglio {number} è su carta</translation>
        </message>
        <message>
            <source>Slip {number} is printed: a list of the staff's menu</source>
            <translation>Si stampa il foglio {number}: un elenco del menu del personale</translation>
        </message>
        <message>
            <source>Slip {number} is printed: a test</source>
            <translation>Si stampa il foglio {number}: una prova</translation>
        </message>
        <message>
            <source>Slip {number} is printed: count of drop {about}</source>
            <translation>Si stampa il foglio {number}: conteggio del prelievo {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: credit by hand {about}</source>
            <translation>Si stampa il foglio {number}: credito manuale {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: events up to {about}</source>
            <translation>Si stampa il foglio {number}: eventi fino al {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: game {about}</source>
            <translation>Si stampa il foglio {number}: partita {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: meters of period {about}</source>
            <translation>Si stampa il foglio {number}: i contatori del periodo {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: page {about} of the meters</source>
            <translation>Si stampa il foglio {number}: pagina {about} dei contatori</translation>
        </message>
        <message>
            <source>Slip {number} is printed: players of gaming day {about}</source>
            <translation>Si stampa il foglio {number}: giocatori del giorno di gioco {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: shift {about}</source>
            <translation>Si stampa il foglio {number}: turno {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the hand-over</source>
            <translation>Si stampa il foglio {number}: la consegna</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the meters</source>
            <translation>Si stampa il foglio {number}: i contatori</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the receipt of hand pay {about}</source>
            <translation>Si stampa il foglio {number}: la ricevuta del pagamento manuale {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the sheet of faults</source>
            <translation>Si stampa il foglio {number}: la scheda dei guasti</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the totals of gaming day {about}</source>
            <translation>Si stampa il foglio {number}: i totali del giorno di gioco {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the void bets of round {about}</source>
            <translation>Si stampa il foglio {number}: le puntate nulle del giro {about}</translation>
        </message>
        <message>
            <source>Somebody has put it into the exchange past the program, or an old copy of the exchange was put back: look into it. It ends when the technician's key is turned.</source>
            <translation>Qualcuno lo ha immesso nello scambio senza passare dal programma, o è stata rimessa una vecchia copia dello scambio: indagare. Finisce quando si gira la chiave del tecnico.</translation>
        </message>
        <message>
            <source>Sound tested at volume {volume}: {sound}</source>
            <translation>Suono provato al volume {volume}: {sound}</translation>
        </message>
        <message>
            <source>Stations have bets at this table: they have to be decided first.</source>
            <translation>Alcune postazioni hanno puntate a questo tavolo: prima devono essere decise.</translation>
        </message>
        <message>
            <source>Take the bill out of the path. It ends by itself when the validator is free.</source>
            <translation>Togliere la banconota dal percorso. Finisce da sé quando il lettore è libero.</translation>
        </message>
        <message>
            <source>Take the paper out of the path. It ends by itself when the printer is ready.</source>
            <translation>Togliere la carta dal percorso. Finisce da sé quando la stampante è pronta.</translation>
        </message>
        <message>
            <source>Take your bank down first: the dice are passed without one.</source>
            <translation>Ritiri prima il banco: i dadi si passano senza.</translation>
        </message>
        <message>
            <source>Test bill {number} is back</source>
            <translation>La banconota di prova {number} è restituita</translation>
        </message>
        <message>
            <source>Test bill {number} is in escrow: it goes back</source>
            <translation>La banconota di prova {number} è in attesa (escrow): viene restituita</translation>
        </message>
        <message>
            <source>Test mode has begun</source>
            <translation>La modalità test è iniziata</translation>
        </message>
        <message>
            <source>Test mode has ended</source>
            <translation>La modalità test è terminata</translation>
        </message>
        <message>
            <source>Test mode has ended: the key was turned back</source>
            <translation>La modalità test è terminata: la chiave è stata girata indietro</translation>
        </message>
        <message>
            <source>Test mode has ended: the program starts again</source>
            <translation>La modalità test è terminata: il programma si riavvia</translation>
        </message>
        <message>
            <source>Test mode has ended: the technician is signed out</source>
            <translation>La modalità test è terminata: il tecnico è disconnesso</translation>
        </message>
        <message>
            <source>Test mode is on already.</source>
            <translation>La modalità test è già attiva.</translation>
        </message>
        <message>
            <source>Test mode is on: end it first.</source>
            <translation>La modalità test è attiva: prima terminarla.</translation>
        </message>
        <message>
            <source>Test throw {throw} has no result: {why}</source>
            <translation>Il lancio di prova {throw} non ha risultato: {why}</translation>
        </message>
        <message>
            <source>Test throw {throw} is called</source>
            <translation>Il lancio di prova {throw} è richiesto</translation>
        </message>
        <message>
            <source>Test throw {throw}: {dice}</source>
            <translation>Lancio di prova {throw}: {dice}</translation>
        </message>
        <message>
            <source>That is not asked at a craps table.</source>
            <translation>A un tavolo di craps questo non si chiede.</translation>
        </message>
        <message>
            <source>The BIG SHOT is on: the fourth die comes first.</source>
            <translation>Il BIG SHOT è in corso: prima viene il quarto dado.</translation>
        </message>
        <message>
            <source>The BIG SHOT was chosen, and a choice is final.</source>
            <translation>Il BIG SHOT è stato scelto, e la scelta è definitiva.</translation>
        </message>
        <message>
            <source>The RAM clear is confirmed: this journal ends</source>
            <translation>La cancellazione della memoria è confermata: questo giornale finisce</translation>
        </message>
        <message>
            <source>The RAM clear that was permitted is done: the next one takes another signed configuration.</source>
            <translation>La cancellazione della RAM autorizzata è stata eseguita: la prossima richiede un’altra configurazione firmata.</translation>
        </message>
        <message>
            <source>The agreement of {name} (account {number}) has ended</source>
            <translation>Il consenso di {name} (account {number}) è terminato</translation>
        </message>
        <message>
            <source>The agreement of {name} (account {number}) has ended: its time is over</source>
            <translation>Il consenso di {name} (account {number}) è terminato: il tempo è scaduto</translation>
        </message>
        <message>
            <source>The agreement of {name} (account {number}) was used</source>
            <translation>Il consenso di {name} (account {number}) è stato usato</translation>
        </message>
        <message>
            <source>The attendant is called</source>
            <translation>L'addetto viene chiamato</translation>
        </message>
        <message>
            <source>The attendant pays the credit of {amount} by hand.</source>
            <translation>L'addetto paga a mano il credito di {amount}.</translation>
        </message>
        <message>
            <source>The attendant pays the win of {amount} by hand: please wait.</source>
            <translation>L'addetto paga a mano la vincita di {amount}: attendere, prego.</translation>
        </message>
        <message>
            <source>The attendant's key has answered the call</source>
            <translation>La chiave dell'addetto ha risposto alla chiamata</translation>
        </message>
        <message>
            <source>The authority accepts the ticket with number {number}</source>
            <translation>L'autorità accetta il ticket con il numero {number}</translation>
        </message>
        <message>
            <source>The authority has noted ticket {validation} as given back</source>
            <translation>L'autorità ha annotato il ticket {validation} come restituito</translation>
        </message>
        <message>
            <source>The authority has noted ticket {validation} as redeemed</source>
            <translation>L'autorità ha annotato il ticket {validation} come riscosso</translation>
        </message>
        <message>
            <source>The authority has noted ticket {validation} as void</source>
            <translation>L'autorità ha annotato il ticket {validation} come nullo</translation>
        </message>
        <message>
            <source>The authority knows ticket {number}</source>
            <translation>L'autorità conosce il ticket {number}</translation>
        </message>
        <message>
            <source>The authority refuses the ticket with number {number}: {why}</source>
            <translation>L'autorità rifiuta il ticket con il numero {number}: {why}</translation>
        </message>
        <message>
            <source>The bank of the house is covered</source>
            <translation>Il banco della casa viene coperto</translation>
        </message>
        <message>
            <source>The bank of the house is not covered</source>
            <translation>Il banco della casa non viene coperto</translation>
        </message>
        <message>
            <source>The bank of the last hand is up, or there was none.</source>
            <translation>Il banco dell'ultima mano è già aperto, o non ce n'è stato.</translation>
        </message>
        <message>
            <source>The bank stays until the dice decide it, or until they are passed.</source>
            <translation>Il banco resta finché i dadi non lo decidono o non vengono passati.</translation>
        </message>
        <message>
            <source>The bet on {bet}</source>
            <translation>La puntata su {bet}</translation>
        </message>
        <message>
            <source>The bet on {bet} with its commission</source>
            <translation>La puntata su {bet} con la sua commissione</translation>
        </message>
        <message>
            <source>The bet with its commission</source>
            <translation>La puntata con la sua commissione</translation>
        </message>
        <message>
            <source>The bets are to be put up again by themselves</source>
            <translation>Le puntate saranno rimesse da sole</translation>
        </message>
        <message>
            <source>The bets were not put up again by themselves</source>
            <translation>Le puntate non sono state rimesse da sole</translation>
        </message>
        <message>
            <source>The bill stacker is full</source>
            <translation>L'impilatore di banconote è pieno</translation>
        </message>
        <message>
            <source>The bill stacker is open or missing</source>
            <translation>L'impilatore di banconote è aperto o manca</translation>
        </message>
        <message>
            <source>The bill validator does not answer</source>
            <translation>Il lettore di banconote non risponde</translation>
        </message>
        <message>
            <source>The bill validator had lost its power: {where}</source>
            <translation>Il lettore di banconote era senza corrente: {where}</translation>
        </message>
        <message>
            <source>The bill validator is at fault</source>
            <translation>Il lettore di banconote è guasto</translation>
        </message>
        <message>
            <source>The break in play is over</source>
            <translation>La pausa di gioco è finita</translation>
        </message>
        <message>
            <source>The cabinet board does not answer</source>
            <translation>La scheda del mobile non risponde</translation>
        </message>
        <message>
            <source>The cabinet board has not reported its doors and keys yet.</source>
            <translation>La scheda dell’apparecchio non ha ancora segnalato sportelli e chiavi.</translation>
        </message>
        <message>
            <source>The cabinet's key cannot be used: {why}.</source>
            <translation>La chiave dell’apparecchio non è utilizzabile: {why}.</translation>
        </message>
        <message>
            <source>The calibration of the touch panel was undone</source>
            <translation>La calibrazione del pannello tattile è stata annullata</translation>
        </message>
        <message>
            <source>The call for the attendant has ended</source>
            <translation>La chiamata all'addetto è finita</translation>
        </message>
        <message>
            <source>The camera of the dice shows a picture again</source>
            <translation>La telecamera dei dadi mostra di nuovo un’immagine</translation>
        </message>
        <message>
            <source>The camera of the dice shows no picture</source>
            <translation>La telecamera dei dadi non mostra alcuna immagine</translation>
        </message>
        <message>
            <source>The camera of the dice shows no picture: {why}</source>
            <translation>La telecamera dei dadi non mostra alcuna immagine: {why}</translation>
        </message>
        <message>
            <source>The card reader does not work</source>
            <translation>Il lettore di carte non funziona</translation>
        </message>
        <message>
            <source>The card was taken out</source>
            <translation>La carta è stata estratta</translation>
        </message>
        <message>
            <source>The cash box door is open: play stops until it is shut.</source>
            <translation>La porta della cassa è aperta: il gioco si ferma finché non è chiusa.</translation>
        </message>
        <message>
            <source>The cash box is not in the validator yet.</source>
            <translation>La cassa non è ancora nel lettore.</translation>
        </message>
        <message>
            <source>The cash box is taken out: drop {number}</source>
            <translation>La cassa è estratta: prelievo {number}</translation>
        </message>
        <message>
            <source>The certificate of the house's authority ends on {authority}</source>
            <translation>Il certificato dell'autorità della casa scade il {authority}</translation>
        </message>
        <message>
            <source>The certificate of the house's authority ends soon</source>
            <translation>Il certificato dell'autorità della casa scade presto</translation>
        </message>
        <message>
            <source>The certificate of this machine ends soon</source>
            <translation>Il certificato di questa macchina scade presto</translation>
        </message>
        <message>
            <source>The certificate of {party} ends on {own}</source>
            <translation>Il certificato di {party} scade il {own}</translation>
        </message>
        <message>
            <source>The certificate of {party} ends on {own}, and that of the house's authority on {authority}</source>
            <translation>Il certificato di {party} scade il {own}, e quello dell'autorità della casa il {authority}</translation>
        </message>
        <message>
            <source>The certificate of {party} no longer ends soon</source>
            <translation>Il certificato di {party} non scade più presto</translation>
        </message>
        <message>
            <source>The choice is not {wrong}: what can be chosen now is {choice}.</source>
            <translation>La scelta non è {wrong}: ora si sceglie {choice}.</translation>
        </message>
        <message>
            <source>The clock has jumped to a time that is not believed</source>
            <translation>L'orologio è saltato a un'ora non credibile</translation>
        </message>
        <message>
            <source>The clock is being set.</source>
            <translation>L'orologio è in fase di regolazione.</translation>
        </message>
        <message>
            <source>The clock is not doubted.</source>
            <translation>Non ci sono dubbi sull'orologio.</translation>
        </message>
        <message>
            <source>The clock is to be set to {after} UTC</source>
            <translation>L'orologio deve essere regolato su {after} UTC</translation>
        </message>
        <message>
            <source>The clock is wrong, and a ticket of {amount} would bear a wrong date: please wait for the attendant.</source>
            <translation>L'orologio è sbagliato, e un ticket di {amount} porterebbe una data errata: attendere l'addetto.</translation>
        </message>
        <message>
            <source>The clock of a cabinet shows a year from 2026 to 2055.</source>
            <translation>L'orologio di una macchina mostra un anno dal 2026 al 2055.</translation>
        </message>
        <message>
            <source>The clock that had jumped is confirmed</source>
            <translation>L'orologio che era saltato è confermato</translation>
        </message>
        <message>
            <source>The clock was not set: {why}</source>
            <translation>L'orologio non è stato regolato: {why}</translation>
        </message>
        <message>
            <source>The clock was put right, by {minutes} minutes</source>
            <translation>L'orologio è stato corretto, di {minutes} minuti</translation>
        </message>
        <message>
            <source>The clock was set back by {minutes} minutes</source>
            <translation>L'orologio è stato spostato indietro di {minutes} minuti</translation>
        </message>
        <message>
            <source>The clock was set back: the delay of {name} (account {number}) begins again</source>
            <translation>L'orologio è stato messo indietro: l'attesa di {name} (account {number}) ricomincia</translation>
        </message>
        <message>
            <source>The clock was set forward by {minutes} minutes</source>
            <translation>L'orologio è stato spostato avanti di {minutes} minuti</translation>
        </message>
        <message>
            <source>The clock was set from {before} to {after} UTC</source>
            <translation>L'orologio è stato regolato da {before} a {after} UTC</translation>
        </message>
        <message>
            <source>The clock was set, or shows a time that is not confirmed</source>
            <translation>L’orologio è stato spostato o segna un’ora non confermata</translation>
        </message>
        <message>
            <source>The commission was declined</source>
            <translation>La commissione è stata rifiutata</translation>
        </message>
        <message>
            <source>The configuration is signed for export: file {digest}, key {key}</source>
            <translation>La configurazione è firmata per l’esportazione: file {digest}, chiave {key}</translation>
        </message>
        <message>
            <source>The credit may not exceed {limit}: the attendant pays the win of {amount} by hand.</source>
            <translation>Il credito non può superare {limit}: l'addetto paga a mano la vincita di {amount}.</translation>
        </message>
        <message>
            <source>The credit of {amount} is above the ticket limit of {limit}: please wait for the attendant.</source>
            <translation>Il credito di {amount} supera il limite del ticket di {limit}: si prega di attendere l'addetto.</translation>
        </message>
        <message>
            <source>The dealer does not answer</source>
            <translation>Il croupier non risponde</translation>
        </message>
        <message>
            <source>The dealer of the shared table does not answer</source>
            <translation>Il croupier del tavolo condiviso non risponde</translation>
        </message>
        <message>
            <source>The dealer throws the dice.</source>
            <translation>Il croupier lancia i dadi.</translation>
        </message>
        <message>
            <source>The dealer works at the shared table.</source>
            <translation>Il croupier lavora al tavolo condiviso.</translation>
        </message>
        <message>
            <source>The dice are checked: all bets stand.</source>
            <translation>I dadi vengono controllati: tutte le puntate restano.</translation>
        </message>
        <message>
            <source>The dice are kept</source>
            <translation>I dadi si tengono</translation>
        </message>
        <message>
            <source>The dice are kept, and the bank rides</source>
            <translation>I dadi si tengono e il banco resta in gioco</translation>
        </message>
        <message>
            <source>The dice are out, and the generator cannot report the result</source>
            <translation>I dadi sono lanciati e il generatore non può comunicare il risultato</translation>
        </message>
        <message>
            <source>The dice are out.</source>
            <translation>I dadi sono lanciati.</translation>
        </message>
        <message>
            <source>The dice are passed</source>
            <translation>I dadi si passano</translation>
        </message>
        <message>
            <source>The dice are passed before the first throw of a hand, or after a seven-out.</source>
            <translation>I dadi si passano prima del primo lancio di una mano o dopo un seven-out.</translation>
        </message>
        <message>
            <source>The dice are passed, and the bank is taken</source>
            <translation>I dadi si passano e il banco viene ritirato</translation>
        </message>
        <message>
            <source>The dice are the table's: they are tested there.</source>
            <translation>I dadi sono del tavolo: si provano là.</translation>
        </message>
        <message>
            <source>The dice are thrown when the time for bets is over.</source>
            <translation>I dadi si lanciano quando scade il tempo per puntare.</translation>
        </message>
        <message>
            <source>The dice are to be called by themselves</source>
            <translation>I dadi saranno chiamati da soli</translation>
        </message>
        <message>
            <source>The dice cannot be kept now</source>
            <translation>Ora non si possono tenere i dadi</translation>
        </message>
        <message>
            <source>The dice cannot be passed now</source>
            <translation>Ora non si possono passare i dadi</translation>
        </message>
        <message>
            <source>The dice cannot be thrown now</source>
            <translation>Ora non si possono lanciare i dadi</translation>
        </message>
        <message>
            <source>The dice cannot be thrown now: {why}.</source>
            <translation>Ora non si possono lanciare i dadi: {why}.</translation>
        </message>
        <message>
            <source>The dice change hands before the first throw of a hand, or after it.</source>
            <translation>I dadi passano di mano prima del primo tiro di una mano, o dopo di essa.</translation>
        </message>
        <message>
            <source>The dice change hands while bets are taken for a come-out roll.</source>
            <translation>I dadi passano di mano mentre si punta per un come-out.</translation>
        </message>
        <message>
            <source>The dice do not wait for you here: your bets have to be decided or taken down first.</source>
            <translation>Qui i dadi non aspettano: prima le puntate devono essere decise o ritirate.</translation>
        </message>
        <message>
            <source>The dice generator cannot throw the dice of this game ({wanted} at once), only {there}.</source>
            <translation>Il generatore di dadi non può lanciare i dadi di questo gioco ({wanted} insieme), soltanto {there}.</translation>
        </message>
        <message>
            <source>The dice generator cannot throw this many dice at once: {wanted}.</source>
            <translation>Il generatore di dadi non può lanciare insieme questo numero di dadi: {wanted}.</translation>
        </message>
        <message>
            <source>The dice generator does not answer</source>
            <translation>Il generatore di dadi non risponde</translation>
        </message>
        <message>
            <source>The dice generator is at fault</source>
            <translation>Il generatore di dadi è guasto</translation>
        </message>
        <message>
            <source>The dice must pass now: the chance was lost.</source>
            <translation>Ora si devono passare i dadi: la chance è persa.</translation>
        </message>
        <message>
            <source>The dice must pass now: the house passes them after a win.</source>
            <translation>Ora si devono passare i dadi: la casa li passa dopo una vincita.</translation>
        </message>
        <message>
            <source>The dice pass</source>
            <translation>I dadi passano</translation>
        </message>
        <message>
            <source>The dice pass when no field wins for the shooter, who has a bet up.</source>
            <translation>I dadi passano quando nessuna casella vince per il lanciatore, che ha una puntata sul tavolo.</translation>
        </message>
        <message>
            <source>The dice rest after an alarm of their statistics</source>
            <translation>I dadi riposano dopo un allarme delle loro statistiche</translation>
        </message>
        <message>
            <source>The dice rest until a technician has looked at them.</source>
            <translation>I dadi restano fermi finché un tecnico non li ha controllati.</translation>
        </message>
        <message>
            <source>The dice show {dice}</source>
            <translation>I dadi mostrano {dice}</translation>
        </message>
        <message>
            <source>The dice show {dice}: {total}</source>
            <translation>I dadi mostrano {dice}: {total}</translation>
        </message>
        <message>
            <source>The disk fills up: {journal} MB, {second} MB for the third copy</source>
            <translation>Il disco si riempie: {journal} MB, {second} MB per la terza copia</translation>
        </message>
        <message>
            <source>The disk has room again: {journal} MB, {second} MB for the third copy</source>
            <translation>Il disco ha di nuovo posto: {journal} MB, {second} MB per la terza copia</translation>
        </message>
        <message>
            <source>The disk is nearly full, play stops: {journal} MB, {second} MB for the third copy</source>
            <translation>Il disco è quasi pieno, il gioco si ferma: {journal} MB, {second} MB per la terza copia</translation>
        </message>
        <message>
            <source>The disk of the journal is nearly full</source>
            <translation>Il disco del giornale è quasi pieno</translation>
        </message>
        <message>
            <source>The disk of the journal is nearly full: the dice rest until there is room.</source>
            <translation>Il disco del giornale è quasi pieno: i dadi riposano finché non c'è posto.</translation>
        </message>
        <message>
            <source>The disk of the journal will soon be full</source>
            <translation>Il disco del giornale sarà presto pieno</translation>
        </message>
        <message>
            <source>The disk of this station is an old copy: please call the attendant.</source>
            <translation>Il disco di questa postazione è una vecchia copia: chiami il personale.</translation>
        </message>
        <message>
            <source>The export failed, and no file was written: {file}</source>
            <translation>L’esportazione non è riuscita, nessun file è stato scritto: {file}</translation>
        </message>
        <message>
            <source>The export is complete: {file}</source>
            <translation>L’esportazione è completa: {file}</translation>
        </message>
        <message>
            <source>The export is complete: {file}, {rows} rows</source>
            <translation>L’esportazione è completa: {file}, righe: {rows}</translation>
        </message>
        <message>
            <source>The faders have {left} to cover a bank of {bank}.</source>
            <translation>Chi copre ha {left} per coprire un banco di {bank}.</translation>
        </message>
        <message>
            <source>The first account has to be an operator's.</source>
            <translation>Il primo account deve essere di un gestore.</translation>
        </message>
        <message>
            <source>The first hand ends with the start of the program</source>
            <translation>La prima mano finisce con l’avvio del programma</translation>
        </message>
        <message>
            <source>The first hand ends: nothing was touched</source>
            <translation>La prima mano finisce: non è stato toccato nulla</translation>
        </message>
        <message>
            <source>The first hand ends: something else came up</source>
            <translation>La prima mano finisce: è intervenuto altro</translation>
        </message>
        <message>
            <source>The fourth die shows {die}</source>
            <translation>Il quarto dado mostra {die}</translation>
        </message>
        <message>
            <source>The generator reads the dice of this table.</source>
            <translation>Il generatore legge i dadi di questo tavolo.</translation>
        </message>
        <message>
            <source>The hand-over is signed without its tests, as a device is fitted later: parameters {parameters}</source>
            <translation>La consegna è firmata senza le sue prove, perché un dispositivo viene montato più tardi: parametri {parameters}</translation>
        </message>
        <message>
            <source>The hand-over is signed without its tests, which were done elsewhere: parameters {parameters}</source>
            <translation>La consegna è firmata senza le sue prove, fatte altrove: parametri {parameters}</translation>
        </message>
        <message>
            <source>The hand-over is signed: parameters {parameters}</source>
            <translation>La consegna è firmata: parametri {parameters}</translation>
        </message>
        <message>
            <source>The house has the dice, and its main is that of the sheet.</source>
            <translation>La casa ha i dadi, e il suo punto principale è quello del foglio.</translation>
        </message>
        <message>
            <source>The house lays a bank</source>
            <translation>La casa apre un banco</translation>
        </message>
        <message>
            <source>The journal holds money, people and history: end the terminal, move all of the journal's files, and then change its path in Param.ini.</source>
            <translation>Il giornale contiene denaro, persone e storia: chiuda il terminale, sposti tutti i file del giornale e poi cambi il percorso in Param.ini.</translation>
        </message>
        <message>
            <source>The last roll is still shown: bets open in a moment.</source>
            <translation>L’ultimo lancio è ancora mostrato: le puntate si aprono tra un istante.</translation>
        </message>
        <message>
            <source>The last valid parameters are restored by {by}: {why}</source>
            <translation>Gli ultimi parametri validi sono ripristinati, {by}: {why}</translation>
        </message>
        <message>
            <source>The least on {bet} is {least}; this would make {stake}.</source>
            <translation>Il minimo su {bet} è {least}; così sarebbero {stake}.</translation>
        </message>
        <message>
            <source>The limits of card {card} are kept for the gaming day, of which {played} are used</source>
            <translation>I limiti della carta {card} restano validi per la giornata di gioco, di cui usati {played}</translation>
        </message>
        <message>
            <source>The limits of card {card} hold again, of which {played} are used</source>
            <translation>I limiti della carta {card} valgono di nuovo, di cui usati {played}</translation>
        </message>
        <message>
            <source>The logic door is open: play stops until it is shut.</source>
            <translation>La porta dell'elettronica è aperta: il gioco si ferma finché non è chiusa.</translation>
        </message>
        <message>
            <source>The main cannot be named now</source>
            <translation>Ora non si può dichiarare il punto principale</translation>
        </message>
        <message>
            <source>The main cannot be named now: it is being thrown for.</source>
            <translation>Ora non si può dichiarare il punto principale: lo si sta tirando ai dadi.</translation>
        </message>
        <message>
            <source>The main door is open: play stops until it is shut.</source>
            <translation>La porta principale è aperta: il gioco si ferma finché non è chiusa.</translation>
        </message>
        <message>
            <source>The main is always thrown for at this table.</source>
            <translation>A questo tavolo il punto principale si tira sempre ai dadi.</translation>
        </message>
        <message>
            <source>The main is named: {main}</source>
            <translation>Il punto principale è dichiarato: {main}</translation>
        </message>
        <message>
            <source>The main is one of {mains}.</source>
            <translation>Il punto principale è uno di questi: {mains}.</translation>
        </message>
        <message>
            <source>The main is that already.</source>
            <translation>Il punto principale è già quello.</translation>
        </message>
        <message>
            <source>The main is thrown for</source>
            <translation>Il punto principale si tira ai dadi</translation>
        </message>
        <message>
            <source>The meters have changed since they were printed: print them again.</source>
            <translation>I contatori sono cambiati dopo la stampa: stamparli di nuovo.</translation>
        </message>
        <message>
            <source>The meters have to be printed first, all pages of them.</source>
            <translation>Prima vanno stampati i contatori, tutte le pagine.</translation>
        </message>
        <message>
            <source>The most on {bet} is {most}; this would make {stake}.</source>
            <translation>Il massimo su {bet} è {most}; così sarebbero {stake}.</translation>
        </message>
        <message>
            <source>The new PIN has to differ from the present one.</source>
            <translation>Il nuovo PIN deve essere diverso da quello attuale.</translation>
        </message>
        <message>
            <source>The option {name} can be {choices}, but not {value}.</source>
            <translation>L'opzione {name} può essere {choices}, ma non {value}.</translation>
        </message>
        <message>
            <source>The panel is off by {percent} % of the screen. It may be turned, mirrored or badly mounted: more than {most} % is not corrected here.</source>
            <translation>Il pannello è spostato del {percent} % dello schermo. Può essere ruotato, specchiato o montato male: qui non si corregge più del {most} %.</translation>
        </message>
        <message>
            <source>The pay tables are changed only by a configuration that is signed with the key {key}.</source>
            <translation>Le tabelle dei pagamenti cambiano solo con una configurazione firmata con la chiave {key}.</translation>
        </message>
        <message>
            <source>The pay tables were changed by a file that was signed later: this one is out of date.</source>
            <translation>Le tabelle dei pagamenti sono state cambiate con un file firmato più tardi: questo è superato.</translation>
        </message>
        <message>
            <source>The player calls the attendant</source>
            <translation>Il giocatore chiama l'addetto</translation>
        </message>
        <message>
            <source>The player can bet again: the dealer is awaited</source>
            <translation>Il giocatore può di nuovo puntare: si attende il croupier</translation>
        </message>
        <message>
            <source>The player forgets the saved felt {name}</source>
            <translation>Il giocatore elimina il tavolo salvato {name}</translation>
        </message>
        <message>
            <source>The player has chosen</source>
            <translation>Il giocatore ha scelto</translation>
        </message>
        <message>
            <source>The player has left</source>
            <translation>Il giocatore è andato via</translation>
        </message>
        <message>
            <source>The player has read the reality check and cashes out</source>
            <translation>Il giocatore ha letto la verifica della sessione e incassa</translation>
        </message>
        <message>
            <source>The player has read the reality check and plays on</source>
            <translation>Il giocatore ha letto la verifica della sessione e continua a giocare</translation>
        </message>
        <message>
            <source>The player has set limits for the session: {limits}</source>
            <translation>Il giocatore ha impostato limiti per la sessione: {limits}</translation>
        </message>
        <message>
            <source>The player has to answer the reality check first.</source>
            <translation>Il giocatore deve prima rispondere alla verifica della sessione.</translation>
        </message>
        <message>
            <source>The player has to choose</source>
            <translation>Il giocatore deve scegliere</translation>
        </message>
        <message>
            <source>The player is ready for the roll</source>
            <translation>Il giocatore è pronto per il lancio</translation>
        </message>
        <message>
            <source>The player leaves the first hand</source>
            <translation>Il giocatore lascia la prima mano</translation>
        </message>
        <message>
            <source>The player of card {card} agrees to be remembered</source>
            <translation>Il giocatore della carta {card} accetta di essere ricordato</translation>
        </message>
        <message>
            <source>The player of card {card} does not want to be remembered</source>
            <translation>Il giocatore della carta {card} non vuole essere ricordato</translation>
        </message>
        <message>
            <source>The player of card {card} forgets the saved felt {name}</source>
            <translation>Il giocatore della carta {card} elimina il tavolo salvato {name}</translation>
        </message>
        <message>
            <source>The player of card {card} has logged out. Played {played}</source>
            <translation>Il giocatore della carta {card} si è disconnesso. Giocato {played}</translation>
        </message>
        <message>
            <source>The player of card {card} is called {name}</source>
            <translation>Il giocatore della carta {card} si chiama {name}</translation>
        </message>
        <message>
            <source>The player of card {card} is forgotten, as the player wishes</source>
            <translation>Il giocatore della carta {card} è dimenticato, su sua richiesta</translation>
        </message>
        <message>
            <source>The player of card {card} is forgotten, by the staff</source>
            <translation>Il giocatore della carta {card} è dimenticato, dal personale</translation>
        </message>
        <message>
            <source>The player of card {card} is forgotten: others need the room</source>
            <translation>Il giocatore della carta {card} è dimenticato: ad altri serve il posto</translation>
        </message>
        <message>
            <source>The player of card {card} is logged in</source>
            <translation>Il giocatore della carta {card} è connesso</translation>
        </message>
        <message>
            <source>The player of card {card} is logged out at the end of the session. Played {played}</source>
            <translation>Il giocatore della carta {card} è disconnesso alla fine della sessione. Giocato {played}</translation>
        </message>
        <message>
            <source>The player of card {card} is logged out by the cash-out. Played {played}</source>
            <translation>Il giocatore della carta {card} è disconnesso dall'incasso. Giocato {played}</translation>
        </message>
        <message>
            <source>The player of card {card} is logged out: nothing was touched. Played {played}</source>
            <translation>Il giocatore della carta {card} è disconnesso: nessun tocco. Giocato {played}</translation>
        </message>
        <message>
            <source>The player of card {card} is logged out: the card was taken or swiped again. Played {played}</source>
            <translation>Il giocatore della carta {card} è disconnesso: la carta è stata estratta o strisciata di nuovo. Giocato {played}</translation>
        </message>
        <message>
            <source>The player of card {card} is logged out: the program starts without a card reader. Played {played}</source>
            <translation>Il giocatore della carta {card} è disconnesso: il programma si avvia senza lettore di carte. Giocato {played}</translation>
        </message>
        <message>
            <source>The player of card {card} saves the felt as {name}: {bets}</source>
            <translation>Il giocatore della carta {card} salva il tavolo come {name}: {bets}</translation>
        </message>
        <message>
            <source>The player saves the felt as {name}: {bets}</source>
            <translation>Il giocatore salva il tavolo come {name}: {bets}</translation>
        </message>
        <message>
            <source>The player takes a break: no bets and no dice</source>
            <translation>Il giocatore fa una pausa: niente puntate e niente dadi</translation>
        </message>
        <message>
            <source>The player takes a ticket, the staff its papers. It ends by itself when the slot is free.</source>
            <translation>Il giocatore ritira un ticket, il personale le sue carte. Finisce da sé quando la fessura è libera.</translation>
        </message>
        <message>
            <source>The player wants the dice</source>
            <translation>Il giocatore vuole i dadi</translation>
        </message>
        <message>
            <source>The player wants this: {choice}</source>
            <translation>Il giocatore vuole: {choice}</translation>
        </message>
        <message>
            <source>The player's limit is reached: no money is taken in.</source>
            <translation>Il limite del giocatore è raggiunto: non si accetta denaro.</translation>
        </message>
        <message>
            <source>The player's loss limit is reached after {played}: no further bets; the result so far</source>
            <translation>Il limite di perdita del giocatore è raggiunto dopo {played}: niente altre puntate; il risultato finora</translation>
        </message>
        <message>
            <source>The player's option {name} is now: {value}</source>
            <translation>L'opzione {name} del giocatore è ora: {value}</translation>
        </message>
        <message>
            <source>The player's time limit is reached after {played}: no further bets; the result so far</source>
            <translation>Il limite di tempo del giocatore è raggiunto dopo {played}: niente altre puntate; il risultato finora</translation>
        </message>
        <message>
            <source>The printer cannot put the credit of {amount} on a ticket: please wait for the attendant.</source>
            <translation>La stampante non può mettere il credito di {amount} su un ticket: si prega di attendere l'addetto.</translation>
        </message>
        <message>
            <source>The program is an unsigned copy: {digest}</source>
            <translation>Il programma è una copia che nessuno ha firmato: {digest}</translation>
        </message>
        <message>
            <source>The program is as it was signed: {digest}</source>
            <translation>Il programma è come è stato firmato: {digest}</translation>
        </message>
        <message>
            <source>The program is being checked already.</source>
            <translation>Il programma viene già controllato.</translation>
        </message>
        <message>
            <source>The program is not as it was released: {digest}</source>
            <translation>Il programma non è come è stato rilasciato: {digest}</translation>
        </message>
        <message>
            <source>The program is to be verified, by the key</source>
            <translation>Il programma va verificato, con la chiave</translation>
        </message>
        <message>
            <source>The program starts: version {version}, sheet {sheet}</source>
            <translation>Il programma parte: versione {version}, tabella {sheet}</translation>
        </message>
        <message>
            <source>The puck is OFF already.</source>
            <translation>Il puck è già su OFF.</translation>
        </message>
        <message>
            <source>The puck stays ON until the next roll: bets at another seat depend on it.</source>
            <translation>Il puck resta su ON fino al prossimo lancio: ne dipendono puntate di un altro posto.</translation>
        </message>
        <message>
            <source>The puck stays ON while {bet} of {stake} is up.</source>
            <translation>Il puck resta su ON finché {bet} di {stake} è sul tavolo.</translation>
        </message>
        <message>
            <source>The reality check is answered: what is timed goes on</source>
            <translation>Alla verifica della sessione è stata data risposta: ciò che è a tempo riprende</translation>
        </message>
        <message>
            <source>The receipt of hand pay {number} is being printed.</source>
            <translation>La ricevuta del pagamento a mano {number} è in stampa.</translation>
        </message>
        <message>
            <source>The result is shown; then the next betting time begins</source>
            <translation>Viene mostrato il risultato; poi inizia il prossimo tempo di puntata</translation>
        </message>
        <message>
            <source>The saved felt {name} is put up</source>
            <translation>Viene puntato il tavolo salvato {name}</translation>
        </message>
        <message>
            <source>The seat with the dice names the main.</source>
            <translation>Il punto principale lo dichiara il posto che ha i dadi.</translation>
        </message>
        <message>
            <source>The second person has to be a different one.</source>
            <translation>La seconda persona deve essere un'altra.</translation>
        </message>
        <message>
            <source>The session ends: the screen was not touched</source>
            <translation>La sessione finisce: nessuno ha toccato lo schermo</translation>
        </message>
        <message>
            <source>The shared table does not answer</source>
            <translation>Il tavolo condiviso non risponde</translation>
        </message>
        <message>
            <source>The shared table does not take this station</source>
            <translation>Il tavolo condiviso non accetta questa postazione</translation>
        </message>
        <message>
            <source>The shift of {name} is open: it has to be ended first.</source>
            <translation>Il turno di {name} è aperto: va prima terminato.</translation>
        </message>
        <message>
            <source>The shooter has {left}, less than a bank of {bank}.</source>
            <translation>Il lanciatore ha {left}, meno di un banco di {bank}.</translation>
        </message>
        <message>
            <source>The shooter must have a bet or pass the dice.</source>
            <translation>Il lanciatore deve avere una puntata o passare i dadi.</translation>
        </message>
        <message>
            <source>The shooter must have a bet.</source>
            <translation>Il lanciatore deve avere una puntata.</translation>
        </message>
        <message>
            <source>The shooter passes the dice</source>
            <translation>Il lanciatore passa i dadi</translation>
        </message>
        <message>
            <source>The shooter throws</source>
            <translation>Il lanciatore lancia</translation>
        </message>
        <message>
            <source>The shooter wants the puck moved to OFF</source>
            <translation>Il lanciatore vuole il puck su OFF</translation>
        </message>
        <message>
            <source>The shooter's hand has begun: the dice change hands when it is over.</source>
            <translation>La mano del lanciatore è iniziata: i dadi cambiano mano quando è finita.</translation>
        </message>
        <message>
            <source>The shooter, {shooter}, must have a bet or pass the dice.</source>
            <translation>Il lanciatore, {shooter}, deve avere una puntata o passare i dadi.</translation>
        </message>
        <message>
            <source>The shooter, {shooter}, must have a bet.</source>
            <translation>Il lanciatore, {shooter}, deve avere una puntata.</translation>
        </message>
        <message>
            <source>The slip of credit {number} cannot be printed.</source>
            <translation>Il foglio del credito {number} non si può stampare.</translation>
        </message>
        <message>
            <source>The staff is at work at the table</source>
            <translation>Il personale lavora al tavolo</translation>
        </message>
        <message>
            <source>The staff is at work on the table: all bets stand.</source>
            <translation>Il personale lavora al tavolo: tutte le puntate restano.</translation>
        </message>
        <message>
            <source>The station can be reserved once the dice lie.</source>
            <translation>La postazione si può riservare quando i dadi sono fermi.</translation>
        </message>
        <message>
            <source>The station has left seat {seat}</source>
            <translation>La postazione ha lasciato il posto {seat}</translation>
        </message>
        <message>
            <source>The station has seat {seat} at the table; round {applied_round} was the last one</source>
            <translation>La postazione ha il posto {seat} al tavolo; il giro {applied_round} era l'ultimo</translation>
        </message>
        <message>
            <source>The station is back in service</source>
            <translation>La postazione è di nuovo in servizio</translation>
        </message>
        <message>
            <source>The station is not reserved.</source>
            <translation>La postazione non è riservata.</translation>
        </message>
        <message>
            <source>The station is open again: by its PIN</source>
            <translation>La postazione è di nuovo aperta: con il suo PIN</translation>
        </message>
        <message>
            <source>The station is open again: by the attendant's key</source>
            <translation>La postazione è di nuovo aperta: con la chiave dell'addetto</translation>
        </message>
        <message>
            <source>The station is open again: by the staff</source>
            <translation>La postazione è di nuovo aperta: per opera del personale</translation>
        </message>
        <message>
            <source>The station is open again: its time is over</source>
            <translation>La postazione è di nuovo aperta: il suo tempo è scaduto</translation>
        </message>
        <message>
            <source>The station is reserved</source>
            <translation>La postazione è riservata</translation>
        </message>
        <message>
            <source>The station is reserved for a player, for {minutes} minutes</source>
            <translation>La postazione è riservata per un giocatore, per {minutes} minuti</translation>
        </message>
        <message>
            <source>The station is taken out of service</source>
            <translation>La postazione è messa fuori servizio</translation>
        </message>
        <message>
            <source>The station of seat {seat} is heard: it leaves its seat itself.</source>
            <translation>La postazione del posto {seat} risponde: lascia il posto da sé.</translation>
        </message>
        <message>
            <source>The statistics of the dice ({dice} thrown at once): {test} is {value}, the limit is {limit}</source>
            <translation>La statistica dei dadi ({dice} insieme): {test} è {value}, il limite è {limit}</translation>
        </message>
        <message>
            <source>The statistics of the dice give an alarm</source>
            <translation>Le statistiche dei dadi danno un allarme</translation>
        </message>
        <message>
            <source>The statistics of the dice: {test} is {value}, the limit is {limit}</source>
            <translation>La statistica dei dadi: {test} è {value}, il limite è {limit}</translation>
        </message>
        <message>
            <source>The strategy {name} is put up</source>
            <translation>Viene puntata la strategia {name}</translation>
        </message>
        <message>
            <source>The table cannot be reached: bets stand as they are.</source>
            <translation>Il tavolo non è raggiungibile: le puntate restano come sono.</translation>
        </message>
        <message>
            <source>The table chooses the game.</source>
            <translation>Il tavolo sceglie il gioco.</translation>
        </message>
        <message>
            <source>The table does not know yet how this station's last round ended.</source>
            <translation>Il tavolo non sa ancora com'è finito l'ultimo giro di questa postazione.</translation>
        </message>
        <message>
            <source>The table does not reach its stations</source>
            <translation>Il tavolo non raggiunge le sue postazioni</translation>
        </message>
        <message>
            <source>The table does not reach its stations: that of seat {seat} may be back.</source>
            <translation>Il tavolo non raggiunge le sue postazioni: quella del posto {seat} potrebbe essere di nuovo attiva.</translation>
        </message>
        <message>
            <source>The table does not understand this order.</source>
            <translation>Il tavolo non capisce questo ordine.</translation>
        </message>
        <message>
            <source>The table gives no time for a choice now.</source>
            <translation>Il tavolo ora non dà tempo per una scelta.</translation>
        </message>
        <message>
            <source>The table goes on</source>
            <translation>Il tavolo continua</translation>
        </message>
        <message>
            <source>The table has not opened a round for this seat yet.</source>
            <translation>Il tavolo non ha ancora aperto un giro per questo posto.</translation>
        </message>
        <message>
            <source>The table has noted the result of round {round}</source>
            <translation>Il tavolo ha annotato il risultato del giro {round}</translation>
        </message>
        <message>
            <source>The table is not paused.</source>
            <translation>Il tavolo non è in pausa.</translation>
        </message>
        <message>
            <source>The table is paused</source>
            <translation>Il tavolo è in pausa</translation>
        </message>
        <message>
            <source>The table is paused already.</source>
            <translation>Il tavolo è già in pausa.</translation>
        </message>
        <message>
            <source>The table is paused: all bets stand.</source>
            <translation>Il tavolo è in pausa: tutte le puntate restano.</translation>
        </message>
        <message>
            <source>The table is stopped: {why}.</source>
            <translation>Il tavolo è fermo: {why}.</translation>
        </message>
        <message>
            <source>The table knows: please wait for the dice.</source>
            <translation>Il tavolo lo sa: attendere i dadi, per favore.</translation>
        </message>
        <message>
            <source>The table knows: the puck moves unless bets at another seat depend on it.</source>
            <translation>Il tavolo lo sa: il puck va su OFF se non ne dipende nessuna puntata di un altro posto.</translation>
        </message>
        <message>
            <source>The table plays a game that this station does not offer.</source>
            <translation>Al tavolo si gioca un gioco che questa postazione non offre.</translation>
        </message>
        <message>
            <source>The table prepares your seat: one moment.</source>
            <translation>Il tavolo prepara il suo posto: un momento.</translation>
        </message>
        <message>
            <source>The table stands still: {why}</source>
            <translation>Il tavolo è fermo: {why}</translation>
        </message>
        <message>
            <source>The table takes no more bets.</source>
            <translation>Il tavolo non accetta più puntate.</translation>
        </message>
        <message>
            <source>The table throws the dice.</source>
            <translation>Il tavolo lancia i dadi.</translation>
        </message>
        <message>
            <source>The targets were not touched all over the screen.</source>
            <translation>I bersagli non sono stati toccati su tutto lo schermo.</translation>
        </message>
        <message>
            <source>The terminal would not start: {why}</source>
            <translation>Il terminale non si avvierebbe: {why}</translation>
        </message>
        <message>
            <source>The test of the bill validator is over</source>
            <translation>La prova del lettore di banconote è finita</translation>
        </message>
        <message>
            <source>The throw does not count: {why}; the dice are thrown again</source>
            <translation>Il lancio non vale: {why}; i dadi vengono rilanciati</translation>
        </message>
        <message>
            <source>The throw does not count: {why}; the dice have to be called again</source>
            <translation>Il lancio non vale: {why}; i dadi vanno richiamati</translation>
        </message>
        <message>
            <source>The ticket authority does not answer</source>
            <translation>L'autorità dei ticket non risponde</translation>
        </message>
        <message>
            <source>The ticket authority does not know yet how a ticket ended.</source>
            <translation>L'autorità dei ticket non sa ancora come è finito un ticket.</translation>
        </message>
        <message>
            <source>The ticket authority is ready</source>
            <translation>L'autorità dei ticket è pronta</translation>
        </message>
        <message>
            <source>The ticket authority is ready: {note}</source>
            <translation>L'autorità dei ticket è pronta: {note}</translation>
        </message>
        <message>
            <source>The ticket authority's books contradict the cabinet's</source>
            <translation>I libri dell'autorità dei ticket contraddicono quelli del terminale</translation>
        </message>
        <message>
            <source>The ticket authority: {say}</source>
            <translation>L'autorità dei ticket: {say}</translation>
        </message>
        <message>
            <source>The ticket paper is out</source>
            <translation>La carta dei ticket è finita</translation>
        </message>
        <message>
            <source>The ticket paper is running low</source>
            <translation>La carta dei ticket sta finendo</translation>
        </message>
        <message>
            <source>The ticket printer does not answer</source>
            <translation>La stampante dei ticket non risponde</translation>
        </message>
        <message>
            <source>The ticket printer has failed</source>
            <translation>La stampante dei ticket è guasta</translation>
        </message>
        <message>
            <source>The ticket printer has failed: a technician has to turn the key</source>
            <translation>La stampante dei ticket è guasta: un tecnico deve girare la chiave</translation>
        </message>
        <message>
            <source>The ticket printer is at fault</source>
            <translation>La stampante dei ticket ha un guasto</translation>
        </message>
        <message>
            <source>The ticket printer is not ready: {why}.</source>
            <translation>La stampante ticket non è pronta: {why}.</translation>
        </message>
        <message>
            <source>The ticket printer is printing a paper for the staff: please wait.</source>
            <translation>La stampante dei ticket stampa un foglio per il personale: attendere.</translation>
        </message>
        <message>
            <source>The ticket with number {number} is done: it is disputed</source>
            <translation>Il ticket con il numero {number} è concluso: contestato</translation>
        </message>
        <message>
            <source>The ticket with number {number} is done: it is in the stacker</source>
            <translation>Il ticket con il numero {number} è concluso: nello stacker</translation>
        </message>
        <message>
            <source>The ticket with number {number} is done: it went back</source>
            <translation>Il ticket con il numero {number} è concluso: restituito</translation>
        </message>
        <message>
            <source>The touch panel is calibrated: largest error {error}</source>
            <translation>Il pannello tattile è calibrato: errore massimo {error}</translation>
        </message>
        <message>
            <source>The touch panel is right as it is.</source>
            <translation>Il pannello tattile è a posto così com’è.</translation>
        </message>
        <message>
            <source>The touch panel was never calibrated here.</source>
            <translation>Il pannello tattile non è mai stato calibrato qui.</translation>
        </message>
        <message>
            <source>The tower light shows the state of the cabinet again</source>
            <translation>La torretta luminosa mostra di nuovo lo stato della macchina</translation>
        </message>
        <message>
            <source>The win of {amount} has to be paid by hand.</source>
            <translation>La vincita di {amount} va pagata a mano.</translation>
        </message>
        <message>
            <source>There are no bets on the felt that could be saved.</source>
            <translation>Sul tavolo non ci sono puntate da salvare.</translation>
        </message>
        <message>
            <source>There are no bills of such a value.</source>
            <translation>Non ci sono banconote di tale valore.</translation>
        </message>
        <message>
            <source>There are {number} accounts: no more can be added.</source>
            <translation>Ci sono {number} account: non se ne possono aggiungere altri.</translation>
        </message>
        <message>
            <source>There is a break in play: bets stay as they are, and no further bets are taken.</source>
            <translation>C’è una pausa di gioco: le puntate restano come sono e non se ne accettano altre.</translation>
        </message>
        <message>
            <source>There is an account of {name} already.</source>
            <translation>C'è già un account di {name}.</translation>
        </message>
        <message>
            <source>There is credit: it has to be paid out first.</source>
            <translation>C'è credito: va prima pagato.</translation>
        </message>
        <message>
            <source>There is no account yet: turn the technician key and open the logic door.</source>
            <translation>Non c'è ancora nessun account: girare la chiave del tecnico e aprire lo sportello della logica.</translation>
        </message>
        <message>
            <source>There is no account {number}.</source>
            <translation>Non c'è nessun account {number}.</translation>
        </message>
        <message>
            <source>There is no credit to cash out.</source>
            <translation>Non c'è credito da incassare.</translation>
        </message>
        <message>
            <source>There is no fault that an attendant acknowledges.</source>
            <translation>Non c'è alcun guasto che un addetto conferma.</translation>
        </message>
        <message>
            <source>There is no field {name} on this table.</source>
            <translation>A questo tavolo non c'è una casella {name}.</translation>
        </message>
        <message>
            <source>There is no first hand for this game.</source>
            <translation>Per questo gioco non c’è una prima mano.</translation>
        </message>
        <message>
            <source>There is no option {name}.</source>
            <translation>Non c'è alcuna opzione {name}.</translation>
        </message>
        <message>
            <source>There is no parameter {name}.</source>
            <translation>Non esiste il parametro {name}.</translation>
        </message>
        <message>
            <source>There is no sound {sound}.</source>
            <translation>Non esiste un suono {sound}.</translation>
        </message>
        <message>
            <source>There is no such field: Big Shot has the numbers 1 to 6, Double, Triple and Straight.</source>
            <translation>Questa casella non esiste: Big Shot ha i numeri da 1 a 6, Doppio, Triplo e Scala.</translation>
        </message>
        <message>
            <source>There is nothing to choose now.</source>
            <translation>Ora non c’è nulla da scegliere.</translation>
        </message>
        <message>
            <source>This card is not blocked.</source>
            <translation>Questa carta non è bloccata.</translation>
        </message>
        <message>
            <source>This file was signed more than a day later than the cabinet's clock says: set the clock right, or have the file signed again.</source>
            <translation>Questo file è stato firmato più di un giorno dopo l’ora della macchina: regoli l’orologio o faccia firmare di nuovo il file.</translation>
        </message>
        <message>
            <source>This game does not have all bets of {name}.</source>
            <translation>Questo gioco non ha tutte le puntate di {name}.</translation>
        </message>
        <message>
            <source>This game has no {button} button.</source>
            <translation>Questo gioco non ha il pulsante {button}.</translation>
        </message>
        <message>
            <source>This game is not offered here.</source>
            <translation>Questo gioco qui non è offerto.</translation>
        </message>
        <message>
            <source>This is the table: it has no player.</source>
            <translation>Questo è il tavolo: non ha giocatore.</translation>
        </message>
        <message>
            <source>This needs two people: a second person with the right has to sign in.</source>
            <translation>Servono due persone: una seconda persona con questo diritto deve identificarsi.</translation>
        </message>
        <message>
            <source>This order was answered before: it was put in again, and is not carried out.</source>
            <translation>Questo ordine ha già avuto risposta: è stato immesso di nuovo e non viene eseguito.</translation>
        </message>
        <message>
            <source>This order was meant for round {number}, which is not under way.</source>
            <translation>Quest'ordine era per il giro {number}, che non è in corso.</translation>
        </message>
        <message>
            <source>This order was meant for throw {meant} of round {number}, which is now at throw {throw}.</source>
            <translation>Quest'ordine era per il lancio {meant} del giro {number}, che ora è al lancio {throw}.</translation>
        </message>
        <message>
            <source>This station and the shared table disagree</source>
            <translation>Questa postazione e il tavolo condiviso non concordano</translation>
        </message>
        <message>
            <source>This station and the table disagree: please call the attendant.</source>
            <translation>Questa postazione e il tavolo non concordano: chiamare il personale, per favore.</translation>
        </message>
        <message>
            <source>This station and the table do not disagree: no bets are void.</source>
            <translation>Questa postazione e il tavolo concordano: nessuna puntata è nulla.</translation>
        </message>
        <message>
            <source>This station cannot be reserved.</source>
            <translation>Questa postazione non si può riservare.</translation>
        </message>
        <message>
            <source>This station is in service.</source>
            <translation>Questa postazione è in servizio.</translation>
        </message>
        <message>
            <source>This station is not set up as its shared table is</source>
            <translation>Questa postazione non è impostata come il suo tavolo condiviso</translation>
        </message>
        <message>
            <source>This station is not set up as its table is: please call the attendant.</source>
            <translation>Questa postazione non è impostata come il suo tavolo: chiamare il personale, per favore.</translation>
        </message>
        <message>
            <source>This station is out of service</source>
            <translation>Questa postazione è fuori servizio</translation>
        </message>
        <message>
            <source>This station is out of service already.</source>
            <translation>Questa postazione è già fuori servizio.</translation>
        </message>
        <message>
            <source>This station is out of service, and takes no bets and no money.</source>
            <translation>Questa postazione è fuori servizio: non accetta puntate né denaro.</translation>
        </message>
        <message>
            <source>This station is reserved already.</source>
            <translation>Questa postazione è già riservata.</translation>
        </message>
        <message>
            <source>This station is reserved for a player: it opens at its time, or by the staff.</source>
            <translation>Questa postazione è riservata per un giocatore: si apre alla sua ora, o la apre il personale.</translation>
        </message>
        <message>
            <source>This station is reserved: it opens with its player's PIN.</source>
            <translation>Questa postazione è riservata: si apre con il PIN del suo giocatore.</translation>
        </message>
        <message>
            <source>This strategy is not offered here.</source>
            <translation>Questa strategia non è offerta qui.</translation>
        </message>
        <message>
            <source>This takes {slips} slips, and at most {most} are printed.</source>
            <translation>Sono {slips} fogli; se ne stampano al massimo {most}.</translation>
        </message>
        <message>
            <source>Three hits on {number}: first they are to be taken or risked.</source>
            <translation>Tre centri su {number}: prima bisogna prenderli o rischiarli.</translation>
        </message>
        <message>
            <source>Three hits: the BIG SHOT is risked</source>
            <translation>Tre centri: si rischia il BIG SHOT</translation>
        </message>
        <message>
            <source>Three hits: the win is taken</source>
            <translation>Tre centri: si prende la vincita</translation>
        </message>
        <message>
            <source>Ticket printer</source>
            <translation>Stampante di ticket</translation>
        </message>
        <message>
            <source>Ticket {number} gets another number: {validation}</source>
            <translation>Il ticket {number} riceve un altro numero: {validation}</translation>
        </message>
        <message>
            <source>Ticket {number} is issued: {validation}</source>
            <translation>Il ticket {number} è emesso: {validation}</translation>
        </message>
        <message>
            <source>Ticket {number} is not finished yet.</source>
            <translation>Il ticket {number} non è ancora finito.</translation>
        </message>
        <message>
            <source>Ticket {number} is not in doubt.</source>
            <translation>Il ticket {number} non è in dubbio.</translation>
        </message>
        <message>
            <source>Ticket {number} is printed</source>
            <translation>Il ticket {number} è stampato</translation>
        </message>
        <message>
            <source>Ticket {validation} goes back: {why}</source>
            <translation>Il ticket {validation} torna indietro: {why}</translation>
        </message>
        <message>
            <source>Ticket {validation} is disputed: {why}</source>
            <translation>Il ticket {validation} è contestato: {why}</translation>
        </message>
        <message>
            <source>Ticket {validation} is in escrow: the authority is asked</source>
            <translation>Il ticket {validation} è in attesa: si chiede all'autorità</translation>
        </message>
        <message>
            <source>Ticket {validation} is in the stacker and credited</source>
            <translation>Il ticket {validation} è nello stacker e accreditato</translation>
        </message>
        <message>
            <source>Tickets are not taken for a while</source>
            <translation>Per un po' i ticket non sono accettati</translation>
        </message>
        <message>
            <source>Tickets are taken again: the time is over</source>
            <translation>I ticket sono di nuovo accettati: il tempo è scaduto</translation>
        </message>
        <message>
            <source>Tickets cannot be issued now: {why}.</source>
            <translation>Ora non si emettono ticket: {why}.</translation>
        </message>
        <message>
            <source>Too late</source>
            <translation>Troppo tardi</translation>
        </message>
        <message>
            <source>Too many orders were given in this round: go on at the table itself, on the page Dealer.</source>
            <translation>In questo giro sono stati dati troppi ordini: continuare al tavolo stesso, alla pagina Croupier.</translation>
        </message>
        <message>
            <source>Too many throws of the shared table were void</source>
            <translation>Troppi lanci del tavolo condiviso erano nulli</translation>
        </message>
        <message>
            <source>Too many wrong PINs: only an attendant can open the station before its time.</source>
            <translation>Troppi PIN errati: prima del tempo solo un addetto può aprire la postazione.</translation>
        </message>
        <message>
            <source>Too many wrong PINs: wait {seconds} seconds.</source>
            <translation>Troppi PIN errati: attendere {seconds} secondi.</translation>
        </message>
        <message>
            <source>Touch every target first.</source>
            <translation>Toccare prima ogni bersaglio.</translation>
        </message>
        <message>
            <source>Tower light tested: {lamp}</source>
            <translation>Torretta luminosa provata: {lamp}</translation>
        </message>
        <message>
            <source>Transfer</source>
            <translation>Trasferimento</translation>
        </message>
        <message>
            <source>Turn both keys and open the logic door: that is how people are managed without a sign-in.</source>
            <translation>Girare entrambe le chiavi e aprire lo sportello della logica: così si gestiscono le persone senza identificarsi.</translation>
        </message>
        <message>
            <source>Turn both keys, the attendant's and the technician's.</source>
            <translation>Girare entrambe le chiavi, dell'addetto e del tecnico.</translation>
        </message>
        <message>
            <source>Turn the attendant's key; the player may call it off as well.</source>
            <translation>Girare la chiave dell'addetto; anche il giocatore può annullare.</translation>
        </message>
        <message>
            <source>Two others have to give {name} a first PIN.</source>
            <translation>Altre due persone devono dare a {name} un primo PIN.</translation>
        </message>
        <message>
            <source>Unknown tickets in a row: {count}. None is taken for so many minutes: {minutes}</source>
            <translation>Ticket sconosciuti di seguito: {count}. Non se ne accettano per questi minuti: {minutes}</translation>
        </message>
        <message>
            <source>Unknown tickets were fed in one after the other</source>
            <translation>Sono stati inseriti ticket sconosciuti uno dopo l'altro</translation>
        </message>
        <message>
            <source>Version {version} of the program has to be accepted first.</source>
            <translation>Prima va accettata la versione {version} del programma.</translation>
        </message>
        <message>
            <source>Version {version} of the program, {digest}, was installed in place of {before}, and waits to be accepted</source>
            <translation>La versione {version} del programma, {digest}, è stata installata al posto di {before} e attende di essere accettata</translation>
        </message>
        <message>
            <source>Version {version} of the program, {digest}, which was verified as signed, is accepted</source>
            <translation>La versione {version} del programma, {digest}, verificata come firmata, è accettata</translation>
        </message>
        <message>
            <source>What is timed rests until the reality check is answered</source>
            <translation>Ciò che è a tempo resta fermo finché non si risponde alla verifica della sessione</translation>
        </message>
        <message>
            <source>What lies stays until the dice decide it, and nothing is added to it.</source>
            <translation>Ciò che è puntato resta finché non decidono i dadi, e non vi si aggiunge nulla.</translation>
        </message>
        <message>
            <source>What seat {seat} is owed is printed, for cabinet {cabinet}</source>
            <translation>Si stampa quanto è dovuto al posto {seat}, per la macchina {cabinet}</translation>
        </message>
        <message>
            <source>What seat {seat} is owed is printed: cabinet {cabinet} has reported no result</source>
            <translation>Si stampa quanto è dovuto al posto {seat}: la macchina {cabinet} non ha comunicato alcun risultato</translation>
        </message>
        <message>
            <source>What this seat was owed was paid at its table: please call the attendant.</source>
            <translation>Quanto dovuto a questo posto è stato pagato al suo tavolo: chiamare il personale, per favore.</translation>
        </message>
        <message>
            <source>What was read of gaming day {number} is not what the cabinet counted.</source>
            <translation>Ciò che si è letto del giorno di gioco {number} non è ciò che la macchina ha contato.</translation>
        </message>
        <message>
            <source>Win above the attended limit</source>
            <translation>Vincita oltre il limite di pagamento a mano</translation>
        </message>
        <message>
            <source>Wins above the credit limit</source>
            <translation>Vincite oltre il limite di credito</translation>
        </message>
        <message>
            <source>Without credit there is no station to reserve.</source>
            <translation>Senza credito non c'è postazione da riservare.</translation>
        </message>
        <message>
            <source>Without credit there is nothing to take a break from.</source>
            <translation>Senza credito non c’è gioco da interrompere.</translation>
        </message>
        <message>
            <source>You have passed the dice.</source>
            <translation>Ha passato i dadi.</translation>
        </message>
        <message>
            <source>You have the dice.</source>
            <translation>Lei ha i dadi.</translation>
        </message>
        <message>
            <source>You have the dice: lay your bank, and the others fade it.</source>
            <translation>Lei ha i dadi: apra il banco, e gli altri lo coprono.</translation>
        </message>
        <message>
            <source>You have {left}, less than a cover of {cover}.</source>
            <translation>Ha {left}, meno di una copertura di {cover}.</translation>
        </message>
        <message>
            <source>Your PIN has expired: change it first.</source>
            <translation>Il Suo PIN è scaduto: lo cambi prima.</translation>
        </message>
        <message>
            <source>Your PIN was given to you by others: change it first.</source>
            <translation>Il PIN è stato dato da altri: prima cambiarlo.</translation>
        </message>
        <message>
            <source>Your bets were sealed: the table has to know first that they are taken down.</source>
            <translation>Le Sue puntate erano sigillate: il tavolo deve prima sapere che sono state tolte.</translation>
        </message>
        <message>
            <source>Your bets were void: the table prepares your seat again, one moment.</source>
            <translation>Le sue puntate erano nulle: il tavolo prepara di nuovo il suo posto, un momento.</translation>
        </message>
        <message>
            <source>Your loss limit is reached: no further bets are taken.</source>
            <translation>Il Suo limite di perdita è raggiunto: non si accettano altre puntate.</translation>
        </message>
        <message>
            <source>Your loss limit leaves {amount} for further bets.</source>
            <translation>Il limite di perdita lascia {amount} per altre puntate.</translation>
        </message>
        <message>
            <source>Your shift has begun already.</source>
            <translation>Il suo turno è già iniziato.</translation>
        </message>
        <message>
            <source>Your time limit is reached: no further bets are taken.</source>
            <translation>Il Suo limite di tempo è raggiunto: non si accettano altre puntate.</translation>
        </message>
        <message>
            <source>a die left the table</source>
            <translation>un dado è uscito dal tavolo</translation>
        </message>
        <message>
            <source>a die lies cocked</source>
            <translation>un dado è in bilico</translation>
        </message>
        <message>
            <source>a loss of {amount}</source>
            <translation>una perdita di {amount}</translation>
        </message>
        <message>
            <source>accepting a new program</source>
            <translation>accettazione di un nuovo programma</translation>
        </message>
        <message>
            <source>acknowledging faults</source>
            <translation>conferma dei guasti</translation>
        </message>
        <message>
            <source>all bets are on</source>
            <translation>tutte le puntate sono attive</translation>
        </message>
        <message>
            <source>attendant</source>
            <translation>addetto</translation>
        </message>
        <message>
            <source>attendant key</source>
            <translation>chiave dell'addetto</translation>
        </message>
        <message>
            <source>betting is open</source>
            <translation>le puntate sono aperte</translation>
        </message>
        <message>
            <source>by decision of the dealer</source>
            <translation>per decisione del croupier</translation>
        </message>
        <message>
            <source>call</source>
            <translation>chiamata</translation>
        </message>
        <message>
            <source>cancelling credit</source>
            <translation>credito annullato</translation>
        </message>
        <message>
            <source>cash box and count</source>
            <translation>cassetta e conteggio</translation>
        </message>
        <message>
            <source>cash box door</source>
            <translation>porta della cassa</translation>
        </message>
        <message>
            <source>cash box door {count}</source>
            <translation>porta della cassa {count}</translation>
        </message>
        <message>
            <source>change of parameters</source>
            <translation>modifica dei parametri</translation>
        </message>
        <message>
            <source>commission back {bets}</source>
            <translation>commissione restituita {bets}</translation>
        </message>
        <message>
            <source>commission paid {bets}</source>
            <translation>commissione pagata {bets}</translation>
        </message>
        <message>
            <source>credit by hand</source>
            <translation>credito a mano</translation>
        </message>
        <message>
            <source>credit to be paid by hand</source>
            <translation>credito da pagare a mano</translation>
        </message>
        <message>
            <source>dark</source>
            <translation>spenta</translation>
        </message>
        <message>
            <source>dealing</source>
            <translation>conduzione del gioco</translation>
        </message>
        <message>
            <source>diagnostics</source>
            <translation>diagnostica</translation>
        </message>
        <message>
            <source>door</source>
            <translation>porta</translation>
        </message>
        <message>
            <source>end of the accounting period</source>
            <translation>fine del periodo contabile</translation>
        </message>
        <message>
            <source>export</source>
            <translation>esportazione</translation>
        </message>
        <message>
            <source>fault</source>
            <translation>guasto</translation>
        </message>
        <message>
            <source>hand pays</source>
            <translation>pagamenti manuali</translation>
        </message>
        <message>
            <source>import of a configuration</source>
            <translation>importazione di una configurazione</translation>
        </message>
        <message>
            <source>it does not reach its stations</source>
            <translation>non raggiunge le sue postazioni</translation>
        </message>
        <message>
            <source>it is paused</source>
            <translation>è in pausa</translation>
        </message>
        <message>
            <source>its number</source>
            <translation>il suo numero</translation>
        </message>
        <message>
            <source>large hand pays</source>
            <translation>pagamenti manuali di importo elevato</translation>
        </message>
        <message>
            <source>last bets</source>
            <translation>ultime puntate</translation>
        </message>
        <message>
            <source>logic door</source>
            <translation>porta dell'elettronica</translation>
        </message>
        <message>
            <source>logic door {count}</source>
            <translation>porta dell'elettronica {count}</translation>
        </message>
        <message>
            <source>main door</source>
            <translation>porta principale</translation>
        </message>
        <message>
            <source>main door {count}</source>
            <translation>porta principale {count}</translation>
        </message>
        <message>
            <source>managing people</source>
            <translation>gestione delle persone</translation>
        </message>
        <message>
            <source>no play</source>
            <translation>nessun gioco</translation>
        </message>
        <message>
            <source>operator</source>
            <translation>gestore</translation>
        </message>
        <message>
            <source>out of service</source>
            <translation>fuori servizio</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>in pausa</translation>
        </message>
        <message>
            <source>players' cards</source>
            <translation>carte dei giocatori</translation>
        </message>
        <message>
            <source>printing</source>
            <translation>stampa</translation>
        </message>
        <message>
            <source>printing of lists</source>
            <translation>stampa di elenchi</translation>
        </message>
        <message>
            <source>put up {bets}</source>
            <translation>puntato {bets}</translation>
        </message>
        <message>
            <source>reading lists</source>
            <translation>lettura degli elenchi</translation>
        </message>
        <message>
            <source>reading meters</source>
            <translation>lettura dei contatori</translation>
        </message>
        <message>
            <source>reservation for a player</source>
            <translation>prenotazione per un giocatore</translation>
        </message>
        <message>
            <source>seat {seat} has chosen</source>
            <translation>il posto {seat} ha scelto</translation>
        </message>
        <message>
            <source>seat {seat} is ready</source>
            <translation>il posto {seat} è pronto</translation>
        </message>
        <message>
            <source>seat {seat} passes the dice</source>
            <translation>il posto {seat} passa i dadi</translation>
        </message>
        <message>
            <source>seat {seat} takes the dice</source>
            <translation>il posto {seat} prende i dadi</translation>
        </message>
        <message>
            <source>seat {seat} throws</source>
            <translation>il posto {seat} lancia</translation>
        </message>
        <message>
            <source>seat {seat} wants the puck moved to OFF</source>
            <translation>il posto {seat} vuole il puck su OFF</translation>
        </message>
        <message>
            <source>setting the clock</source>
            <translation>regolazione dell'orologio</translation>
        </message>
        <message>
            <source>staff key</source>
            <translation>chiave del personale</translation>
        </message>
        <message>
            <source>supervisor</source>
            <translation>supervisore</translation>
        </message>
        <message>
            <source>switched off {groups}</source>
            <translation>disattivate {groups}</translation>
        </message>
        <message>
            <source>taken down too late and up again {bets}</source>
            <translation>tolte troppo tardi e di nuovo puntate {bets}</translation>
        </message>
        <message>
            <source>taken down {bets}</source>
            <translation>tolto {bets}</translation>
        </message>
        <message>
            <source>technician</source>
            <translation>tecnico</translation>
        </message>
        <message>
            <source>technician key</source>
            <translation>chiave del tecnico</translation>
        </message>
        <message>
            <source>the Point</source>
            <translation>il Point</translation>
        </message>
        <message>
            <source>the bets that count</source>
            <translation>le puntate che valgono</translation>
        </message>
        <message>
            <source>the bets that count are fixed</source>
            <translation>è fissato quali puntate valgono</translation>
        </message>
        <message>
            <source>the betting time is over</source>
            <translation>il tempo per puntare è scaduto</translation>
        </message>
        <message>
            <source>the dealer did not answer</source>
            <translation>il croupier non ha risposto</translation>
        </message>
        <message>
            <source>the dice</source>
            <translation>i dadi</translation>
        </message>
        <message>
            <source>the dice are checked</source>
            <translation>i dadi vengono controllati</translation>
        </message>
        <message>
            <source>the dice are thrown</source>
            <translation>i dadi vengono lanciati</translation>
        </message>
        <message>
            <source>the dice are to be kept or passed first</source>
            <translation>prima si devono tenere o passare i dadi</translation>
        </message>
        <message>
            <source>the dice cannot be read</source>
            <translation>i dadi non sono leggibili</translation>
        </message>
        <message>
            <source>the dice cannot be thrown</source>
            <translation>non si possono lanciare i dadi</translation>
        </message>
        <message>
            <source>the dice count</source>
            <translation>i dadi valgono</translation>
        </message>
        <message>
            <source>the dice were entered wrongly</source>
            <translation>i dadi sono stati inseriti male</translation>
        </message>
        <message>
            <source>the dice were touched</source>
            <translation>i dadi sono stati toccati</translation>
        </message>
        <message>
            <source>the own shift</source>
            <translation>il proprio turno</translation>
        </message>
        <message>
            <source>the par sheet</source>
            <translation>il par sheet</translation>
        </message>
        <message>
            <source>the players choose</source>
            <translation>i giocatori scelgono</translation>
        </message>
        <message>
            <source>the shooter</source>
            <translation>il lanciatore</translation>
        </message>
        <message>
            <source>the staff is at work</source>
            <translation>il personale sta lavorando</translation>
        </message>
        <message>
            <source>the staff is at work, or a door is open</source>
            <translation>il personale lavora, o una porta è aperta</translation>
        </message>
        <message>
            <source>the table waits for a bank</source>
            <translation>il tavolo attende un banco</translation>
        </message>
        <message>
            <source>the table waits for the chance or the main</source>
            <translation>il tavolo attende la chance o il main</translation>
        </message>
        <message>
            <source>the table waits for the first throw after the main</source>
            <translation>il tavolo attende il primo lancio dopo il main</translation>
        </message>
        <message>
            <source>the table waits for the throw that makes the main</source>
            <translation>il tavolo attende il lancio che fissa il main</translation>
        </message>
        <message>
            <source>the throw</source>
            <translation>il lancio</translation>
        </message>
        <message>
            <source>tickets in doubt and disputed bills</source>
            <translation>ticket dubbi e banconote contestate</translation>
        </message>
        <message>
            <source>tilt</source>
            <translation>blocco</translation>
        </message>
        <message>
            <source>too late and back in the credit {bets}</source>
            <translation>troppo tardi e di nuovo nel credito {bets}</translation>
        </message>
        <message>
            <source>verification of the program</source>
            <translation>verifica del programma</translation>
        </message>
        <message>
            <source>volume</source>
            <translation>volume</translation>
        </message>
        <message>
            <source>what the felt counts</source>
            <translation>ciò che conta il tappeto</translation>
        </message>
        <message>
            <source>win to be paid by hand</source>
            <translation>vincita da pagare a mano</translation>
        </message>
        <message>
            <source>{amount} is no amount to put on {bet}.</source>
            <translation>{amount} non è un importo che si possa mettere su {bet}.</translation>
        </message>
        <message>
            <source>{amount} is no amount to take off {bet}.</source>
            <translation>{amount} non è un importo che si possa togliere da {bet}.</translation>
        </message>
        <message>
            <source>{amount} is no chip.</source>
            <translation>{amount} non è una fiche.</translation>
        </message>
        <message>
            <source>{bet} back a {base} bet, and none is up.</source>
            <translation>{bet} sostiene una puntata {base}, e sul tavolo non ce n'è alcuna.</translation>
        </message>
        <message>
            <source>{bet} can be moved only right after it has won on a come-out roll.</source>
            <translation>{bet} si può spostare solo subito dopo una vincita in un lancio di come-out.</translation>
        </message>
        <message>
            <source>{bet} can be moved to the {group} field of another number.</source>
            <translation>{bet} si può spostare nella casella {group} di un altro numero.</translation>
        </message>
        <message>
            <source>{bet} can be placed once a Point is set.</source>
            <translation>{bet} si può puntare quando c'è un Point.</translation>
        </message>
        <message>
            <source>{bet} cannot stand against the {opposite} of {stake} that is up.</source>
            <translation>{bet} non può stare contro {opposite} di {stake}, che è sul tavolo.</translation>
        </message>
        <message>
            <source>{bet} go up to {multiple} times the {base} of {base_stake}; this would make {stake}.</source>
            <translation>{bet} arriva fino a {multiple} volte la puntata {base} di {base_stake}; così sarebbero {stake}.</translation>
        </message>
        <message>
            <source>{bet} holds {stake}, which is less than {amount}.</source>
            <translation>Su {bet} ci sono {stake}, meno di {amount}.</translation>
        </message>
        <message>
            <source>{bet} is no bet of this game.</source>
            <translation>{bet} non è una puntata di questo gioco.</translation>
        </message>
        <message>
            <source>{bet} is split in {parts} equal parts of whole cents; {stake} cannot be.</source>
            <translation>{bet} si divide in {parts} parti uguali di centesimi interi; {stake} non si può dividere così.</translation>
        </message>
        <message>
            <source>{bet} moves to {field}</source>
            <translation>{bet} passa a {field}</translation>
        </message>
        <message>
            <source>{bet} of {stake}</source>
            <translation>{bet} di {stake}</translation>
        </message>
        <message>
            <source>{bet} of {stake} is locked until the dice decide it.</source>
            <translation>{bet} di {stake} è bloccata finché i dadi non la decidono.</translation>
        </message>
        <message>
            <source>{bet} takes bets only before the come-out roll; the Point is {point}.</source>
            <translation>{bet} accetta puntate solo prima del lancio di come-out; il Point è {point}.</translation>
        </message>
        <message>
            <source>{bet} takes bets only before the first Point of a hand.</source>
            <translation>{bet} accetta puntate solo prima del primo Point di una mano.</translation>
        </message>
        <message>
            <source>{bet} takes bets only right after a 7; since the last one {came} came.</source>
            <translation>{bet} accetta puntate solo subito dopo un 7; dall'ultimo è uscito: {came}.</translation>
        </message>
        <message>
            <source>{bet} takes no chips: bets only travel there.</source>
            <translation>{bet} non accetta fiche: lì arrivano solo puntate già fatte.</translation>
        </message>
        <message>
            <source>{bet} {stake} goes back</source>
            <translation>{bet} {stake} torna indietro</translation>
        </message>
        <message>
            <source>{bet} {stake} is a stand-off</source>
            <translation>{bet} {stake} è in parità</translation>
        </message>
        <message>
            <source>{bet} {stake} loses</source>
            <translation>{bet} {stake} perde</translation>
        </message>
        <message>
            <source>{bet} {stake} wins {pay}</source>
            <translation>{bet} {stake} vince {pay}</translation>
        </message>
        <message>
            <source>{bet} {stake} wins {pay} and stays up</source>
            <translation>{bet} {stake} vince {pay} e resta in gioco</translation>
        </message>
        <message>
            <source>{button} places nothing: {because}</source>
            <translation>{button} non piazza nulla: {because}</translation>
        </message>
        <message>
            <source>{button} works once a Point is set.</source>
            <translation>{button} funziona quando c'è un Point.</translation>
        </message>
        <message>
            <source>{button} works while a Pass Line, Don't Pass, Field or single-roll bet is up.</source>
            <translation>{button} funziona con una puntata Pass Line, Don't Pass, Field o su un solo lancio sul tavolo.</translation>
        </message>
        <message>
            <source>{choice}, because the time was over</source>
            <translation>{choice}, perché il tempo era scaduto</translation>
        </message>
        <message>
            <source>{device} answers: {identity}</source>
            <translation>{device} risponde: {identity}</translation>
        </message>
        <message>
            <source>{device} is lost: {why}</source>
            <translation>{device} è perso: {why}</translation>
        </message>
        <message>
            <source>{device} is ready</source>
            <translation>{device} è pronto</translation>
        </message>
        <message>
            <source>{device} is ready: {note}</source>
            <translation>{device} è pronto: {note}</translation>
        </message>
        <message>
            <source>{file} is exported to the USB stick {folder}</source>
            <translation>{file} viene esportato sulla chiavetta USB {folder}</translation>
        </message>
        <message>
            <source>{file} is exported to the folder {folder}</source>
            <translation>{file} viene esportato nella cartella {folder}</translation>
        </message>
        <message>
            <source>{group} has a field for each of {numbers}, and one of them has to be named.</source>
            <translation>{group} ha una casella per ciascuno di {numbers}, e bisogna indicarne una.</translation>
        </message>
        <message>
            <source>{group} has a field for each of {numbers}, but none for {number}.</source>
            <translation>{group} ha una casella per ciascuno di {numbers}, ma nessuna per {number}.</translation>
        </message>
        <message>
            <source>{most} felts are saved, and there is no room for another: forget one first.</source>
            <translation>Sono salvati {most} tavoli e non c'è più posto: eliminane prima uno.</translation>
        </message>
        <message>
            <source>{name} agrees as the second person (account {number}): {right}</source>
            <translation>{name} acconsente come seconda persona (account {number}): {right}</translation>
        </message>
        <message>
            <source>{name} does not have the right to do this.</source>
            <translation>{name} non ha il diritto di farlo.</translation>
        </message>
        <message>
            <source>{name} has signed in (account {number})</source>
            <translation>{name} si è identificato (account {number})</translation>
        </message>
        <message>
            <source>{name} has signed in with an expired PIN (account {number})</source>
            <translation>{name} ha effettuato l'accesso con un PIN scaduto (account {number})</translation>
        </message>
        <message>
            <source>{name} has signed out (account {number})</source>
            <translation>{name} è uscito (account {number})</translation>
        </message>
        <message>
            <source>{name} has to sign in and change the expired PIN first.</source>
            <translation>{name} deve prima accedere e cambiare il PIN scaduto.</translation>
        </message>
        <message>
            <source>{name} has to sign in and change the first PIN before this.</source>
            <translation>{name} deve prima identificarsi e cambiare il primo PIN.</translation>
        </message>
        <message>
            <source>{name} is signed out: nothing was touched (account {number})</source>
            <translation>{name} è uscito: nessun tocco (account {number})</translation>
        </message>
        <message>
            <source>{name} is signed out: the key was turned back (account {number})</source>
            <translation>{name} è uscito: la chiave è stata rigirata (account {number})</translation>
        </message>
        <message>
            <source>{name} is signed out: the program starts again (account {number})</source>
            <translation>{name} è uscito: il programma si riavvia (account {number})</translation>
        </message>
        <message>
            <source>{name} is the last operator: add another one first.</source>
            <translation>{name} è l'ultimo gestore: prima aggiungerne un altro.</translation>
        </message>
        <message>
            <source>{name} signs in with the other key.</source>
            <translation>{name} si identifica con l'altra chiave.</translation>
        </message>
        <message>
            <source>{name} was saved at another game, and cannot be put up here.</source>
            <translation>{name} è stato salvato in un altro gioco e non può essere puntato qui.</translation>
        </message>
        <message>
            <source>{name}: no longer there (before: {before})</source>
            <translation>{name}: non esiste più (prima: {before})</translation>
        </message>
        <message>
            <source>{name}: {after} (before: {before})</source>
            <translation>{name}: {after} (prima: {before})</translation>
        </message>
        <message>
            <source>{name}: {after} (new)</source>
            <translation>{name}: {after} (nuovo)</translation>
        </message>
        <message>
            <source>{noted}, but: {why}</source>
            <translation>{noted}, ma: {why}</translation>
        </message>
        <message>
            <source>{party} is heard with the key {key}</source>
            <translation>{party} si presenta con la chiave {key}</translation>
        </message>
        <message>
            <source>{phase}; at the table {minutes} minutes before</source>
            <translation>{phase}; al tavolo {minutes} minuti prima</translation>
        </message>
        <message>
            <source>{phase}; seat {seat} shoots</source>
            <translation>{phase}; lancia il posto {seat}</translation>
        </message>
        <message>
            <source>{phase}; the table is stopped: {why}</source>
            <translation>{phase}; il tavolo è fermo: {why}</translation>
        </message>
        <message>
            <source>{player} does not sit at this table; here sit none with a name.</source>
            <translation>{player} non siede a questo tavolo; qui non siede nessuno con un nome.</translation>
        </message>
        <message>
            <source>{player} does not sit at this table; here sit {names}.</source>
            <translation>{player} non siede a questo tavolo; qui siedono {names}.</translation>
        </message>
        <message>
            <source>{player} has no choice open; still to choose: {names}.</source>
            <translation>{player} non ha nulla da scegliere; devono ancora scegliere: {names}.</translation>
        </message>
        <message>
            <source>{time} of play</source>
            <translation>{time} di gioco</translation>
        </message>
        <message>
            <source>{what} needs {needed}, and {left} is left to play with.</source>
            <translation>{what} richiede {needed}, e per giocare restano {left}.</translation>
        </message>
        <message>
            <source>{what}, by dealer {name}</source>
            <translation>{what}, dal croupier {name}</translation>
        </message>
        <message>
            <source>{what}, by {name}</source>
            <translation>{what}, da {name}</translation>
        </message>
        <message>
            <source>{what}, by {name} and {second}</source>
            <translation>{what}, da {name} e {second}</translation>
        </message>
        <message>
            <source>{what}: the dice must pass first.</source>
            <translation>{what}: prima si devono passare i dadi.</translation>
        </message>
        <message>
            <source>{what}; {name} agrees</source>
            <translation>{what}; {name} acconsente</translation>
        </message>
        <message>
            <source>{whose} of {least} at least, not {amount}.</source>
            <translation>{whose} di almeno {least}, non di {amount}.</translation>
        </message>
        <message>
            <source>{whose} of {most} at most, not {amount}.</source>
            <translation>{whose} di {most} al massimo, non di {amount}.</translation>
        </message>
        <message>
            <source>{wrong} cannot be chosen: the alternatives are {names}.</source>
            <translation>{wrong} non si può scegliere: le alternative sono {names}.</translation>
        </message>
    </context>
    <context>
        <name>ReserveWindow</name>
        <message>
            <source>Back</source>
            <translation>Indietro</translation>
        </message>
        <message>
            <source>Do not reserve</source>
            <translation>Non riservare</translation>
        </message>
        <message>
            <source>Reserve station</source>
            <translation>Riserva postazione</translation>
        </message>
        <message>
            <source>Your credit and your bets stay as they are. An attendant can also open the station.</source>
            <translation>Il credito e le puntate restano come sono. Anche un addetto può aprire la postazione.</translation>
        </message>
    </context>
    <context>
        <name>ReservedScreen</name>
        <message>
            <source>Call attendant</source>
            <translation>Chiama l'addetto</translation>
        </message>
        <message>
            <source>Call off the attendant</source>
            <translation>Annulla la chiamata all'addetto</translation>
        </message>
        <message>
            <source>Reserved</source>
            <translation>Riservata</translation>
        </message>
        <message>
            <source>Time left %1</source>
            <translation>Tempo rimasto %1</translation>
        </message>
    </context>
    <context>
        <name>RollButton</name>
        <message>
            <source>Ready</source>
            <translation>Pronto</translation>
        </message>
        <message>
            <source>Roll</source>
            <translation>Tira</translation>
        </message>
    </context>
    <context>
        <name>RollStrip</name>
        <message>
            <source>Last results</source>
            <translation>Ultimi risultati</translation>
        </message>
        <message>
            <source>No rolls yet</source>
            <translation>Ancora nessun lancio</translation>
        </message>
    </context>
    <context>
        <name>RoundPlate</name>
        <message numerus="yes">
            <source>%n seconds left</source>
            <translation>
                <numerusform>Ancora %n secondo</numerusform>
                <numerusform>Ancora %n secondi</numerusform>
            </translation>
        </message>
        <message>
            <source>Puck OFF</source>
            <translation>Puck OFF</translation>
        </message>
        <message>
            <source>The Point is %1</source>
            <translation>Il Point è %1</translation>
        </message>
    </context>
    <context>
        <name>ScreenPage</name>
        <message>
            <source>Begin the touch test</source>
            <translation>Iniziare la prova tattile</translation>
        </message>
        <message>
            <source>Colours, grey steps, gradients, a grid and text, then the colours again for dead pixels. A touch shows the next one; the buttons come with each touch and go after some seconds.</source>
            <translation>Colori, scala di grigi, sfumature, una griglia e testo, poi ancora i colori per i pixel morti. Un tocco mostra il successivo; i pulsanti compaiono a ogni tocco e spariscono dopo alcuni secondi.</translation>
        </message>
        <message>
            <source>Each test is left by its button, and by the key.</source>
            <translation>Da ogni prova si esce con il suo pulsante, e con la chiave.</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Immagine</translation>
        </message>
        <message>
            <source>Show the patterns</source>
            <translation>Mostrare gli schemi</translation>
        </message>
        <message>
            <source>Targets in the corners, at the edges and between show by how much each touch misses; lines over the whole screen show where it feels no touch. The touches of all targets can calibrate the panel.</source>
            <translation>I bersagli negli angoli, ai bordi e in mezzo mostrano di quanto sbaglia ogni tocco; le linee su tutto lo schermo mostrano dove non sente il tocco. I tocchi di tutti i bersagli possono calibrare il pannello.</translation>
        </message>
        <message>
            <source>Touch</source>
            <translation>Tocco</translation>
        </message>
        <message>
            <source>Undo calibration</source>
            <translation>Annulla la calibrazione</translation>
        </message>
    </context>
    <context>
        <name>SearchPage</name>
        <message>
            <source>Open</source>
            <translation>Apri</translation>
        </message>
        <message>
            <source>Searched for</source>
            <translation>Cercato</translation>
        </message>
    </context>
    <context>
        <name>SeatBetsWindow</name>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
    </context>
    <context>
        <name>SecondPersonDialog</name>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Cancel: without a second person</source>
            <translation>Annulla: senza seconda persona</translation>
        </message>
    </context>
    <context>
        <name>SessionStatistics</name>
        <message numerus="yes">
            <source>%n rolls</source>
            <translation>
                <numerusform>%n lancio</numerusform>
                <numerusform>%n lanci</numerusform>
            </translation>
        </message>
        <message>
            <source>Every bet of this session has come out even.</source>
            <translation>Tutte le puntate di questa sessione si sono chiuse in pari.</translation>
        </message>
        <message>
            <source>No bet has been decided in this session yet.</source>
            <translation>In questa sessione non è stata ancora decisa alcuna puntata.</translation>
        </message>
        <message>
            <source>Profit by bet in this session</source>
            <translation>Risultato per puntata in questa sessione</translation>
        </message>
    </context>
    <context>
        <name>SessionWindow</name>
        <message>
            <source>Back</source>
            <translation>Indietro</translation>
        </message>
        <message>
            <source>Close the session card</source>
            <translation>Chiudi la scheda della sessione</translation>
        </message>
        <message>
            <source>Credit and money out, less money in</source>
            <translation>Credito e incassato, meno inserito</translation>
        </message>
        <message>
            <source>Limits and breaks</source>
            <translation>Limiti e pause</translation>
        </message>
        <message>
            <source>Net result now</source>
            <translation>Risultato netto ora</translation>
        </message>
        <message>
            <source>Net result now %1</source>
            <translation>Risultato netto ora %1</translation>
        </message>
        <message>
            <source>No session has begun: it begins with your first bill</source>
            <translation>Nessuna sessione è iniziata: inizia con la prima banconota</translation>
        </message>
        <message>
            <source>Session</source>
            <translation>Sessione</translation>
        </message>
        <message>
            <source>Session time %1</source>
            <translation>Durata della sessione %1</translation>
        </message>
        <message>
            <source>Session time (h:mm)</source>
            <translation>Durata della sessione (h:mm)</translation>
        </message>
        <message>
            <source>Your card</source>
            <translation>La Sua carta</translation>
        </message>
        <message>
            <source>Your session</source>
            <translation>La sessione</translation>
        </message>
    </context>
    <context>
        <name>ShooterPanel</name>
        <message>
            <source>Pass the dice</source>
            <translation>Passare i dadi</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Point</translation>
        </message>
        <message>
            <source>Rolls</source>
            <translation>Lanci</translation>
        </message>
        <message>
            <source>Shooter</source>
            <translation>Lanciatore</translation>
        </message>
        <message>
            <source>Take the dice</source>
            <translation>Prendere i dadi</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Tempo</translation>
        </message>
    </context>
    <context>
        <name>SignInPanel</name>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Cancel: keep the PIN</source>
            <translation>Annulla: tieni il PIN</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fatto</translation>
        </message>
        <message>
            <source>Done: back to the panel</source>
            <translation>Fatto: torna al pannello</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nome</translation>
        </message>
    </context>
    <context>
        <name>SoundsPage</name>
        <message>
            <source>Volume</source>
            <translation>Volume</translation>
        </message>
        <message>
            <source>Volume %1</source>
            <translation>Volume %1</translation>
        </message>
    </context>
    <context>
        <name>StaffHead</name>
        <message>
            <source>Back</source>
            <translation>Indietro</translation>
        </message>
    </context>
    <context>
        <name>Statistics</name>
        <message>
            <source>Face {0}: {1} times, expected {2}</source>
            <translation>Faccia {0}: {1} volte, attese {2}</translation>
        </message>
        <message>
            <source>Points made in this hand</source>
            <translation>Point fatti in questa mano</translation>
        </message>
        <message>
            <source>Result now: {0}</source>
            <translation>Risultato ora: {0}</translation>
        </message>
        <message>
            <source>Rolls in the longest hand</source>
            <translation>Lanci della mano più lunga</translation>
        </message>
        <message>
            <source>Rolls in this shooter's hand</source>
            <translation>Lanci di questa mano</translation>
        </message>
        <message>
            <source>Rolls since hard {0}</source>
            <translation>Lanci da hard {0}</translation>
        </message>
        <message>
            <source>Rolls since the last 7</source>
            <translation>Lanci dall'ultimo 7</translation>
        </message>
        <message>
            <source>Throws since a chance was won</source>
            <translation>Lanci dall’ultima sorte vinta</translation>
        </message>
        <message>
            <source>Throws since the last Double</source>
            <translation>Lanci dall’ultimo Double</translation>
        </message>
        <message>
            <source>Throws since the last Straight</source>
            <translation>Lanci dall’ultimo Straight</translation>
        </message>
        <message>
            <source>Throws since the last Triple</source>
            <translation>Lanci dall’ultimo Triple</translation>
        </message>
        <message>
            <source>Throws since the last nick</source>
            <translation>Lanci dall’ultimo colpo</translation>
        </message>
        <message>
            <source>Throws since the last out</source>
            <translation>Lanci dall’ultimo fallo</translation>
        </message>
        <message>
            <source>Total {0}: {1} times, expected {2}</source>
            <translation>Totale {0}: {1} volte, attese {2}</translation>
        </message>
    </context>
    <context>
        <name>StatisticsWindow</name>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
        <message>
            <source>Dice have no memory: whatever has come before, every roll is as likely as ever.</source>
            <translation>I dadi non hanno memoria: qualunque cosa sia uscita, ogni lancio è probabile come sempre.</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistiche</translation>
        </message>
    </context>
    <context>
        <name>StrategyCard</name>
        <message>
            <source>Put up %1</source>
            <translation>Punta %1</translation>
        </message>
    </context>
    <context>
        <name>SwitchesPage</name>
        <message>
            <source>Doors</source>
            <translation>Porte</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Chiavi</translation>
        </message>
        <message>
            <source>Tower light</source>
            <translation>Torretta luminosa</translation>
        </message>
    </context>
    <context>
        <name>TableOrCashOut</name>
        <message>
            <source>Cash out</source>
            <translation>Incassa</translation>
        </message>
        <message>
            <source>Close this window and show the table</source>
            <translation>Chiudi questa finestra e mostra il tavolo</translation>
        </message>
        <message>
            <source>Show the table</source>
            <translation>Mostra il tavolo</translation>
        </message>
        <message>
            <source>Stop playing and cash out</source>
            <translation>Smetti di giocare e incassa</translation>
        </message>
    </context>
    <context>
        <name>TestBanner</name>
        <message>
            <source>Test mode: nothing here counts</source>
            <translation>Modalità test: qui nulla conta</translation>
        </message>
    </context>
    <context>
        <name>TicketCard</name>
        <message>
            <source>It is not certain that your ticket came out. Please wait for an attendant.</source>
            <translation>Non è certo che il ticket sia uscito. Si prega di attendere un addetto.</translation>
        </message>
        <message>
            <source>Please take it from the slot below</source>
            <translation>Si prega di ritirarlo dalla fessura qui sotto</translation>
        </message>
        <message>
            <source>Please wait</source>
            <translation>Attendere, prego</translation>
        </message>
        <message>
            <source>Printing your ticket</source>
            <translation>Stampa del ticket in corso</translation>
        </message>
    </context>
    <context>
        <name>TimerPlate</name>
        <message numerus="yes">
            <source>%n seconds to bet</source>
            <translation>
                <numerusform>%n secondo per puntare</numerusform>
                <numerusform>%n secondi per puntare</numerusform>
            </translation>
        </message>
        <message>
            <source>No more bets</source>
            <translation>Puntate chiuse</translation>
        </message>
        <message>
            <source>Place bets</source>
            <translation>Puntare</translation>
        </message>
    </context>
    <context>
        <name>TonguesWindow</name>
        <message>
            <source>Language</source>
            <translation>Lingua</translation>
        </message>
        <message>
            <source>Languages</source>
            <translation>Lingue</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Call attendant</source>
            <translation>Chiama l'addetto</translation>
        </message>
        <message>
            <source>Call off the attendant</source>
            <translation>Annulla la chiamata all'addetto</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Giochi</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Aiuto</translation>
        </message>
        <message>
            <source>Languages</source>
            <translation>Lingue</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Opzioni</translation>
        </message>
    </context>
    <context>
        <name>TouchTestView</name>
        <message>
            <source>Draw lines</source>
            <translation>Disegnare linee</translation>
        </message>
        <message>
            <source>Hit targets</source>
            <translation>Toccare i bersagli</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>Uscire</translation>
        </message>
        <message>
            <source>Leave, at the top</source>
            <translation>Uscire, in alto</translation>
        </message>
        <message>
            <source>Start again</source>
            <translation>Ricominciare</translation>
        </message>
        <message>
            <source>Target %1</source>
            <translation>Bersaglio %1</translation>
        </message>
        <message>
            <source>Target %1: %2</source>
            <translation>Bersaglio %1: %2</translation>
        </message>
        <message>
            <source>Touch test</source>
            <translation>Prova tattile</translation>
        </message>
    </context>
    <context>
        <name>TransferWindow</name>
        <message>
            <source>Move your bet?</source>
            <translation>Spostare la puntata?</translation>
        </message>
    </context>
    <context>
        <name>VoidWindow</name>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Leave the throw as it is</source>
            <translation>Lasciare il lancio com’è</translation>
        </message>
        <message>
            <source>Void the throw</source>
            <translation>Annullare il lancio</translation>
        </message>
        <message>
            <source>Void the throw of round %1</source>
            <translation>Annullare il lancio del giro %1</translation>
        </message>
        <message>
            <source>Void the throw: all bets stand</source>
            <translation>Annullare il lancio: tutte le puntate restano</translation>
        </message>
    </context>
    <context>
        <name>WallBets</name>
        <message>
            <source>Bets on the table</source>
            <translation>Puntate sul tavolo</translation>
        </message>
    </context>
    <context>
        <name>WallClockPlate</name>
        <message numerus="yes">
            <source>%n seconds left</source>
            <translation>
                <numerusform>Ancora %n secondo</numerusform>
                <numerusform>Ancora %n secondi</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>WallHand</name>
        <message>
            <source>Best today</source>
            <translation>Record oggi</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Point</translation>
        </message>
        <message>
            <source>Rolls</source>
            <translation>Lanci</translation>
        </message>
        <message>
            <source>Rolls %1, Points %2. Best hand of the day: rolls %3</source>
            <translation>Lanci %1, Point %2. Mano migliore del giorno: lanci %3</translation>
        </message>
    </context>
    <context>
        <name>WallMain</name>
        <message>
            <source>Chance</source>
            <translation>Sorte</translation>
        </message>
        <message>
            <source>Main</source>
            <translation>Principale</translation>
        </message>
        <message>
            <source>Main %1, chance %2</source>
            <translation>Principale %1, sorte %2</translation>
        </message>
    </context>
    <context>
        <name>WallPoint</name>
        <message>
            <source>Come-out roll</source>
            <translation>Lancio di come-out</translation>
        </message>
        <message>
            <source>Point</source>
            <translation>Point</translation>
        </message>
        <message>
            <source>The Point is %1</source>
            <translation>Il Point è %1</translation>
        </message>
    </context>
    <context>
        <name>WinCondition</name>
        <message>
            <source>%1 of %2 throws</source>
            <translation>%1 lanci su %2</translation>
        </message>
        <message>
            <source>Next roll wins</source>
            <translation>Il prossimo vince</translation>
        </message>
        <message>
            <source>Next roll wins on %1</source>
            <translation>Il prossimo lancio vince con %1</translation>
        </message>
        <message>
            <source>Next roll wins: %1</source>
            <translation>Il prossimo lancio vince: %1</translation>
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
            <translation>Sì</translation>
        </message>
    </context>
</TS>
