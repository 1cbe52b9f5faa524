<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sl" sourcelanguage="en">
    <context>
        <name>AttendantPanel</name>
        <message>
            <source>All doors are shut</source>
            <translation>Vsa vrata so zaprta</translation>
        </message>
        <message>
            <source>Attendant</source>
            <translation>Osebje</translation>
        </message>
        <message>
            <source>Change PIN</source>
            <translation>Spremeni PIN</translation>
        </message>
        <message>
            <source>Devices</source>
            <translation>Naprave</translation>
        </message>
        <message>
            <source>Doors</source>
            <translation>Vrata</translation>
        </message>
        <message>
            <source>Nothing has to be settled</source>
            <translation>Ničesar ni treba urediti</translation>
        </message>
        <message>
            <source>Play is stopped until the key is turned back</source>
            <translation>Igra miruje, dokler se ključ ne obrne nazaj</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Iskanje</translation>
        </message>
        <message>
            <source>Sign out</source>
            <translation>Odjava</translation>
        </message>
        <message>
            <source>Technician</source>
            <translation>Tehnik</translation>
        </message>
        <message>
            <source>To be settled</source>
            <translation>Za ureditev</translation>
        </message>
    </context>
    <context>
        <name>AutoRepeatQuestion</name>
        <message>
            <source>%1 a round</source>
            <translation>%1 na krog</translation>
        </message>
        <message>
            <source>Auto repeat</source>
            <translation>Samodejno ponavljanje</translation>
        </message>
        <message>
            <source>Repeat puts up %1 now.</source>
            <translation>Ponovi zdaj postavi %1.</translation>
        </message>
        <message>
            <source>Repeat these bets after every roll?</source>
            <translation>Ponovim te stave po vsakem metu?</translation>
        </message>
        <message>
            <source>The bets go up by themselves until you touch the table.</source>
            <translation>Stave se postavljajo samodejno, dokler se ne dotaknete mize.</translation>
        </message>
        <message>
            <source>The dice roll by themselves until you touch the table.</source>
            <translation>Kocki se mečeta samodejno, dokler se ne dotaknete mize.</translation>
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
            <translation>Banka</translation>
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
            <translation>Kritje</translation>
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
            <translation>Dvojček</translation>
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
            <translation>Številka {0}</translation>
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
            <translation>Lestvica</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Vsota</translation>
        </message>
        <message>
            <source>Total {0}</source>
            <translation>Vsota {0}</translation>
        </message>
        <message>
            <source>Triple</source>
            <translation>Trojček</translation>
        </message>
    </context>
    <context>
        <name>BetCardFigures</name>
        <message>
            <source>House edge</source>
            <translation>Prednost hiše</translation>
        </message>
        <message>
            <source>Limits</source>
            <translation>Omejitve</translation>
        </message>
        <message>
            <source>Pays</source>
            <translation>Izplača</translation>
        </message>
        <message>
            <source>Your bet</source>
            <translation>Vaš vložek</translation>
        </message>
    </context>
    <context>
        <name>BetCardRules</name>
        <message>
            <source>Loses</source>
            <translation>Izgubi</translation>
        </message>
        <message>
            <source>Now</source>
            <translation>Zdaj</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Dobi</translation>
        </message>
    </context>
    <context>
        <name>BetCardWindow</name>
        <message>
            <source>About %1</source>
            <translation>O stavi %1</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Nazaj</translation>
        </message>
        <message>
            <source>Close the card</source>
            <translation>Zapri kartico</translation>
        </message>
        <message>
            <source>One chip less</source>
            <translation>En žeton manj</translation>
        </message>
        <message>
            <source>One chip more</source>
            <translation>En žeton več</translation>
        </message>
        <message>
            <source>Take down</source>
            <translation>Umakni</translation>
        </message>
    </context>
    <context>
        <name>BetRow</name>
        <message>
            <source>Auto repeat</source>
            <translation>Samodejno</translation>
        </message>
        <message>
            <source>Clear last</source>
            <translation>Umakni</translation>
        </message>
        <message>
            <source>Double</source>
            <translation>Podvoji</translation>
        </message>
        <message>
            <source>Keep bets</source>
            <translation>Ohrani stave</translation>
        </message>
        <message>
            <source>Keep bets on</source>
            <translation>Ohrani stave</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Obnovi</translation>
        </message>
        <message>
            <source>Repeat</source>
            <translation>Ponovi</translation>
        </message>
        <message>
            <source>Stop auto repeat</source>
            <translation>Ustavi samodejno ponavljanje</translation>
        </message>
        <message>
            <source>Stop keeping bets on</source>
            <translation>Ne ohranjaj več stav</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Prekliči</translation>
        </message>
        <message>
            <source>hold: auto</source>
            <translation>dolgo: auto</translation>
        </message>
        <message>
            <source>off</source>
            <translation>izklopljeno</translation>
        </message>
        <message>
            <source>on</source>
            <translation>vklopljeno</translation>
        </message>
        <message>
            <source>touch to stop</source>
            <translation>dotik: ustavi</translation>
        </message>
        <message>
            <source>twice: all</source>
            <translation>dvakrat: vse</translation>
        </message>
    </context>
    <context>
        <name>BreakWindow</name>
        <message>
            <source>Break in play</source>
            <translation>Odmor od igre</translation>
        </message>
        <message>
            <source>No dice are thrown meanwhile. Your bets stay up, or you take them down.</source>
            <translation>Ta čas se kocke ne mečejo. Vaše stave ostanejo na mizi ali pa jih vzamete dol.</translation>
        </message>
        <message>
            <source>Time left %1</source>
            <translation>Še %1</translation>
        </message>
    </context>
    <context>
        <name>Button</name>
        <message>
            <source>Across</source>
            <translation>Vse</translation>
        </message>
        <message>
            <source>Double</source>
            <translation>Podvoji</translation>
        </message>
        <message>
            <source>Inside</source>
            <translation>Notranje</translation>
        </message>
        <message>
            <source>Outside</source>
            <translation>Zunanje</translation>
        </message>
        <message>
            <source>Press</source>
            <translation>Povišaj</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Obnovi</translation>
        </message>
        <message>
            <source>Repeat</source>
            <translation>Ponovi</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Prekliči</translation>
        </message>
    </context>
    <context>
        <name>CardPinWindow</name>
        <message>
            <source>After too many wrong PINs the card is blocked until an attendant unblocks it.</source>
            <translation>Po preveč napačnih PIN-ih je kartica blokirana, dokler je osebje ne odblokira.</translation>
        </message>
        <message>
            <source>Play without card</source>
            <translation>Igraj brez kartice</translation>
        </message>
        <message>
            <source>The PIN of your card</source>
            <translation>PIN vaše kartice</translation>
        </message>
        <message>
            <source>Your PIN logs you in. Your credit and your bets stay as they are.</source>
            <translation>S PIN-om se prijavite. Dobroimetje in stave ostanejo, kot so.</translation>
        </message>
        <message>
            <source>Your card</source>
            <translation>Vaša kartica</translation>
        </message>
    </context>
    <context>
        <name>CashBoxPage</name>
        <message>
            <source>Next</source>
            <translation>Naprej</translation>
        </message>
    </context>
    <context>
        <name>CashOutQuestion</name>
        <message>
            <source>Cash out?</source>
            <translation>Želite izplačilo?</translation>
        </message>
        <message>
            <source>Hand pay</source>
            <translation>Ročno izplačilo</translation>
        </message>
        <message>
            <source>Keep playing</source>
            <translation>Igraj naprej</translation>
        </message>
        <message>
            <source>No ticket can be printed for it: an attendant pays your whole credit by hand</source>
            <translation>Listka ni mogoče natisniti: osebje ves kredit izplača ročno</translation>
        </message>
        <message>
            <source>Print ticket</source>
            <translation>Natisni listek</translation>
        </message>
        <message>
            <source>Your whole credit will be printed as a ticket</source>
            <translation>Ves vaš kredit bo natisnjen na listek</translation>
        </message>
    </context>
    <context>
        <name>ChipStack</name>
        <message>
            <source>%1 is off</source>
            <translation>%1 je OFF</translation>
        </message>
    </context>
    <context>
        <name>ChoiceWindow</name>
        <message numerus="yes">
            <source>%n seconds to choose</source>
            <translation>
                <numerusform>%n sekunda za izbiro</numerusform>
                <numerusform>%n sekundi za izbiro</numerusform>
                <numerusform>%n sekunde za izbiro</numerusform>
                <numerusform>%n sekund za izbiro</numerusform>
            </translation>
        </message>
        <message>
            <source>The time rests</source>
            <translation>Čas stoji</translation>
        </message>
    </context>
    <context>
        <name>CleanScreen</name>
        <message>
            <source>%1 seconds left</source>
            <translation>Preostale sekunde: %1</translation>
        </message>
        <message>
            <source>The screen is locked for cleaning</source>
            <translation>Zaslon je zaklenjen zaradi čiščenja</translation>
        </message>
        <message>
            <source>Touches do not count until the time is up</source>
            <translation>Do izteka časa se dotiki ne upoštevajo</translation>
        </message>
        <message>
            <source>You can wipe the screen now</source>
            <translation>Zdaj lahko obrišete zaslon</translation>
        </message>
    </context>
    <context>
        <name>ClockPage</name>
        <message>
            <source>Date and time</source>
            <translation>Datum in ura</translation>
        </message>
    </context>
    <context>
        <name>ClubTable</name>
        <message>
            <source>Chance</source>
            <translation>Priložnost</translation>
        </message>
        <message>
            <source>Main</source>
            <translation>Glavna</translation>
        </message>
    </context>
    <context>
        <name>CommissionWindow</name>
        <message>
            <source>%1: stake %2, commission %3</source>
            <translation>%1: vložek %2, provizija %3</translation>
        </message>
        <message>
            <source>Bet</source>
            <translation>Stava</translation>
        </message>
        <message>
            <source>Commission</source>
            <translation>Provizija</translation>
        </message>
        <message>
            <source>Stake</source>
            <translation>Vložek</translation>
        </message>
        <message>
            <source>These bets cost a commission. Do you accept it?</source>
            <translation>Za te stave se zaračuna provizija. Jo sprejmete?</translation>
        </message>
        <message>
            <source>This bet costs a commission. Do you accept it?</source>
            <translation>Za to stavo se zaračuna provizija. Jo sprejmete?</translation>
        </message>
        <message>
            <source>Total %1</source>
            <translation>Skupaj %1</translation>
        </message>
    </context>
    <context>
        <name>ConsentWindow</name>
        <message>
            <source>Back</source>
            <translation>Nazaj</translation>
        </message>
        <message>
            <source>Back to the question</source>
            <translation>Nazaj na vprašanje</translation>
        </message>
        <message>
            <source>Do not remember me</source>
            <translation>Ne zapomni si me</translation>
        </message>
        <message>
            <source>It would keep your language, hand and text size, the felts you save, your first name and the figures of your play, under a code instead of your card number.</source>
            <translation>Shranila bi jezik, roko in velikost besedila, postavitve, ki jih shranite, vaše ime in podatke o vaši igri, pod kodo namesto številke kartice.</translation>
        </message>
        <message>
            <source>Limits that you set hold for your card until the gaming day ends, whatever you answer.</source>
            <translation>Omejitve, ki jih nastavite, veljajo za vašo kartico do konca igralnega dne, ne glede na odgovor.</translation>
        </message>
        <message>
            <source>May this machine remember you?</source>
            <translation>Si vas sme ta naprava zapomniti?</translation>
        </message>
        <message>
            <source>No, thank you</source>
            <translation>Ne, hvala</translation>
        </message>
        <message>
            <source>Remember me</source>
            <translation>Zapomni si me</translation>
        </message>
        <message>
            <source>The PIN of your card</source>
            <translation>PIN vaše kartice</translation>
        </message>
        <message>
            <source>This machine asks for your PIN whenever your card is used here, so that no one else can log in with it.</source>
            <translation>Ta naprava vpraša za PIN vsakič, ko tu uporabite kartico, da se z njo ne more prijaviti nihče drug.</translation>
        </message>
        <message>
            <source>You can have all of it deleted at any time: Session, Your card, Forget me. The machine's log keeps what it has recorded until then.</source>
            <translation>Vse lahko kadar koli izbrišete: Seja, Vaša kartica, Pozabi me. Dnevnik naprave ohrani, kar je do takrat zabeležil.</translation>
        </message>
    </context>
    <context>
        <name>ConsoleHead</name>
        <message>
            <source>Dealer</source>
            <translation>Krupje</translation>
        </message>
        <message>
            <source>Dealer %1: change the dealer</source>
            <translation>Krupje %1: zamenjaj krupjeja</translation>
        </message>
        <message>
            <source>Languages</source>
            <translation>Jeziki</translation>
        </message>
    </context>
    <context>
        <name>ConsoleView</name>
        <message>
            <source>The table answers, and has no faults.</source>
            <translation>Miza odgovarja in nima napak.</translation>
        </message>
    </context>
    <context>
        <name>CreditBar</name>
        <message>
            <source>Bet</source>
            <translation>Vložek</translation>
        </message>
        <message>
            <source>Credit</source>
            <translation>Kredit</translation>
        </message>
        <message>
            <source>Last bet</source>
            <translation>Zadnji vložek</translation>
        </message>
        <message>
            <source>Last paid</source>
            <translation>Zadnje izplačilo</translation>
        </message>
        <message>
            <source>Last win</source>
            <translation>Zadnji dobitek</translation>
        </message>
        <message>
            <source>Max total bet</source>
            <translation>Največ skupaj</translation>
        </message>
        <message>
            <source>Playable</source>
            <translation>Na voljo</translation>
        </message>
    </context>
    <context>
        <name>CreditPage</name>
        <message>
            <source>Amount</source>
            <translation>Znesek</translation>
        </message>
        <message>
            <source>Print the slip again</source>
            <translation>Znova natisni izpis</translation>
        </message>
    </context>
    <context>
        <name>Dealer</name>
        <message>
            <source>A dealer's name has up to {0} letters and digits, and begins with a letter.</source>
            <translation>Ime krupjeja ima do {0} črk in števk ter se začne s črko.</translation>
        </message>
        <message>
            <source>A person of the staff has turned a key at the table and agrees.</source>
            <translation>Oseba iz osebja je pri mizi obrnila ključ in soglaša.</translation>
        </message>
        <message>
            <source>Another person confirms these dice.</source>
            <translation>Te kocke potrdi druga oseba.</translation>
        </message>
        <message>
            <source>Choose the next game</source>
            <translation>Izberi naslednjo igro</translation>
        </message>
        <message>
            <source>Choose the shooter</source>
            <translation>Izberi metalca</translation>
        </message>
        <message>
            <source>Confirm the dice</source>
            <translation>Potrdi kocki</translation>
        </message>
        <message>
            <source>Dice may lie already: a person of the staff has to turn a key at the table.</source>
            <translation>Kocki morda že ležita: oseba iz osebja mora pri mizi obrniti ključ.</translation>
        </message>
        <message>
            <source>Enter the dice</source>
            <translation>Vnesi kocki</translation>
        </message>
        <message>
            <source>Entered</source>
            <translation>Vneseno</translation>
        </message>
        <message>
            <source>Entered by {0}</source>
            <translation>Vnesel krupje {0}</translation>
        </message>
        <message>
            <source>Final bets: {0} of {1}</source>
            <translation>Končne stave: {0} od {1}</translation>
        </message>
        <message>
            <source>Keep the shooter</source>
            <translation>Obdrži metalca</translation>
        </message>
        <message>
            <source>Last call</source>
            <translation>Zadnji poziv</translation>
        </message>
        <message>
            <source>Main {0}</source>
            <translation>Glavna {0}</translation>
        </message>
        <message>
            <source>Main {0}, chance {1}</source>
            <translation>Glavna {0}, priložnost {1}</translation>
        </message>
        <message>
            <source>Next game: {0}</source>
            <translation>Naslednja igra: {0}</translation>
        </message>
        <message>
            <source>Next: {0}</source>
            <translation>Naslednje: {0}</translation>
        </message>
        <message>
            <source>No dice lie yet: the dealer alone declares the throw void.</source>
            <translation>Kocki še ne ležita: krupje sam razveljavi met.</translation>
        </message>
        <message>
            <source>No main yet</source>
            <translation>Glavne številke še ni</translation>
        </message>
        <message>
            <source>No more bets</source>
            <translation>Ni več stav</translation>
        </message>
        <message>
            <source>No shooter</source>
            <translation>Ni metalca</translation>
        </message>
        <message>
            <source>Nothing is awaited of the dealer now.</source>
            <translation>Od krupjeja se zdaj ne pričakuje nič.</translation>
        </message>
        <message>
            <source>Open betting</source>
            <translation>Odpri stave</translation>
        </message>
        <message>
            <source>Pause the table</source>
            <translation>Ustavi mizo</translation>
        </message>
        <message>
            <source>Paused: all bets stand</source>
            <translation>Ustavljeno: vse stave ostanejo</translation>
        </message>
        <message>
            <source>Read by the generator</source>
            <translation>Prebral generator</translation>
        </message>
        <message>
            <source>Resume the table</source>
            <translation>Nadaljuj mizo</translation>
        </message>
        <message>
            <source>Rolls {0}, Points {1}</source>
            <translation>Meti {0}, Pointi {1}</translation>
        </message>
        <message>
            <source>Seat {0}</source>
            <translation>Sedež {0}</translation>
        </message>
        <message>
            <source>Seat {0} shoots</source>
            <translation>Meče sedež {0}</translation>
        </message>
        <message>
            <source>Seat {0}: {1}</source>
            <translation>Sedež {0}: {1}</translation>
        </message>
        <message>
            <source>Silent seats: {0}</source>
            <translation>Sedeži brez odziva: {0}</translation>
        </message>
        <message>
            <source>Table {0}</source>
            <translation>Miza {0}</translation>
        </message>
        <message>
            <source>The dealer has not acted in time: an attendant has been called.</source>
            <translation>Krupje ni ukrepal pravočasno: poklicano je osebje.</translation>
        </message>
        <message>
            <source>The dice are checked: all bets stand</source>
            <translation>Kocki se preverjata: vse stave ostanejo</translation>
        </message>
        <message>
            <source>The earlier orders are not answered yet.</source>
            <translation>Na prejšnja naročila še ni odgovora.</translation>
        </message>
        <message>
            <source>The staff is at work: all bets stand</source>
            <translation>Osebje je na delu: vse stave ostanejo</translation>
        </message>
        <message>
            <source>The table cannot be reached</source>
            <translation>Miza ni dosegljiva</translation>
        </message>
        <message>
            <source>The table is looked for</source>
            <translation>Iskanje mize</translation>
        </message>
        <message>
            <source>Throw the dice</source>
            <translation>Vrzi kocki</translation>
        </message>
        <message>
            <source>Touch the face that each die shows.</source>
            <translation>Dotaknite se števila, ki ga kaže vsaka kocka.</translation>
        </message>
        <message>
            <source>Touch the seat that shoots next.</source>
            <translation>Dotaknite se sedeža, ki meče naslednji.</translation>
        </message>
        <message>
            <source>Void the throw</source>
            <translation>Razveljavi met</translation>
        </message>
        <message>
            <source>bets in</source>
            <translation>stava je tu</translation>
        </message>
        <message>
            <source>betting</source>
            <translation>stavi</translation>
        </message>
        <message>
            <source>comes next</source>
            <translation>je naslednja</translation>
        </message>
        <message>
            <source>free</source>
            <translation>prosto</translation>
        </message>
        <message>
            <source>is played now</source>
            <translation>se igra zdaj</translation>
        </message>
        <message>
            <source>no bets</source>
            <translation>brez stave</translation>
        </message>
        <message>
            <source>ready</source>
            <translation>pripravljen</translation>
        </message>
        <message>
            <source>round {0}</source>
            <translation>krog {0}</translation>
        </message>
        <message>
            <source>seated</source>
            <translation>zaseden</translation>
        </message>
        <message>
            <source>shoots</source>
            <translation>meče</translation>
        </message>
        <message>
            <source>silent</source>
            <translation>brez odziva</translation>
        </message>
        <message>
            <source>waits for bets: {0}</source>
            <translation>čaka na stave: {0}</translation>
        </message>
        <message>
            <source>{0}: done</source>
            <translation>{0}: opravljeno</translation>
        </message>
        <message>
            <source>{0}: sent to the table</source>
            <translation>{0}: poslano mizi</translation>
        </message>
    </context>
    <context>
        <name>DealerPage</name>
        <message>
            <source>Die %1</source>
            <translation>Kocka %1</translation>
        </message>
        <message>
            <source>Die %1 shows %2</source>
            <translation>Kocka %1 kaže %2</translation>
        </message>
    </context>
    <context>
        <name>DealerWindow</name>
        <message>
            <source>Dealer</source>
            <translation>Krupje</translation>
        </message>
    </context>
    <context>
        <name>DevicesPage</name>
        <message>
            <source>Go on</source>
            <translation>Nadaljuj</translation>
        </message>
        <message>
            <source>Last faults</source>
            <translation>Zadnje napake</translation>
        </message>
        <message>
            <source>On the line</source>
            <translation>Na liniji</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Premor</translation>
        </message>
        <message>
            <source>received</source>
            <translation>prejeto</translation>
        </message>
        <message>
            <source>sent</source>
            <translation>poslano</translation>
        </message>
    </context>
    <context>
        <name>DicePad</name>
        <message>
            <source>Die %1</source>
            <translation>Kocka %1</translation>
        </message>
        <message>
            <source>Die %1 shows %2</source>
            <translation>Kocka %1 kaže %2</translation>
        </message>
    </context>
    <context>
        <name>DiceStatistics</name>
        <message>
            <source>No rolls yet</source>
            <translation>Metov še ni</translation>
        </message>
        <message>
            <source>Rolls since each hard way</source>
            <translation>Meti od vsakega Hard Way</translation>
        </message>
        <message numerus="yes">
            <source>The last %n rolls by total</source>
            <translation>
                <numerusform>Zadnji %n met po vsotah</numerusform>
                <numerusform>Zadnja %n meta po vsotah</numerusform>
                <numerusform>Zadnji %n meti po vsotah</numerusform>
                <numerusform>Zadnjih %n metov po vsotah</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The last %n throws by face</source>
            <translation>
                <numerusform>Zadnji %n met po pikah</numerusform>
                <numerusform>Zadnja %n meta po pikah</numerusform>
                <numerusform>Zadnji %n meti po pikah</numerusform>
                <numerusform>Zadnjih %n metov po pikah</numerusform>
            </translation>
        </message>
        <message>
            <source>expected</source>
            <translation>pričakovano</translation>
        </message>
    </context>
    <context>
        <name>DiceTray</name>
        <message>
            <source>Dice tray</source>
            <translation>Pladenj s kockama</translation>
        </message>
    </context>
    <context>
        <name>DiceWindow</name>
        <message>
            <source>Live picture of the dice, larger</source>
            <translation>Slika kock v živo, večja</translation>
        </message>
        <message>
            <source>The dice: %1</source>
            <translation>Kocke: %1</translation>
        </message>
        <message>
            <source>Touch to close</source>
            <translation>Za zapiranje se dotaknite</translation>
        </message>
    </context>
    <context>
        <name>Die</name>
        <message>
            <source>Die</source>
            <translation>Kocka</translation>
        </message>
        <message>
            <source>Die %1</source>
            <translation>Kocka %1</translation>
        </message>
    </context>
    <context>
        <name>Display</name>
        <message>
            <source>All bets</source>
            <translation>Vse stave</translation>
        </message>
        <message>
            <source>Box bets</source>
            <translation>Stave Box</translation>
        </message>
        <message>
            <source>Combinations</source>
            <translation>Kombinacije</translation>
        </message>
        <message>
            <source>Hard Ways</source>
            <translation>Hard Ways</translation>
        </message>
        <message>
            <source>Last bets</source>
            <translation>Zadnje stave</translation>
        </message>
        <message>
            <source>Line bets</source>
            <translation>Linije</translation>
        </message>
        <message>
            <source>No more bets</source>
            <translation>Ni več stav</translation>
        </message>
        <message>
            <source>No shooter</source>
            <translation>Ni metalca</translation>
        </message>
        <message>
            <source>Numbers</source>
            <translation>Števila</translation>
        </message>
        <message>
            <source>Odds</source>
            <translation>Odds</translation>
        </message>
        <message>
            <source>One moment, please</source>
            <translation>Trenutek, prosimo</translation>
        </message>
        <message>
            <source>One moment, please: all bets stand</source>
            <translation>Trenutek, prosimo: vse stave ostanejo</translation>
        </message>
        <message>
            <source>One-roll bets</source>
            <translation>Za en met</translation>
        </message>
        <message>
            <source>Other fields</source>
            <translation>Druga polja</translation>
        </message>
        <message>
            <source>Place your bets</source>
            <translation>Stavite, prosimo</translation>
        </message>
        <message>
            <source>Seat {0} shoots</source>
            <translation>Meče sedež {0}</translation>
        </message>
        <message>
            <source>Side bets</source>
            <translation>Stranske stave</translation>
        </message>
        <message>
            <source>Table {0}</source>
            <translation>Miza {0}</translation>
        </message>
        <message>
            <source>Take it or risk it</source>
            <translation>Vzemi ali tvegaj</translation>
        </message>
        <message>
            <source>The bank</source>
            <translation>Banka</translation>
        </message>
        <message>
            <source>The bets are settled</source>
            <translation>Stave so poravnane</translation>
        </message>
        <message>
            <source>The dice are out</source>
            <translation>Kocki letita</translation>
        </message>
        <message>
            <source>This hand</source>
            <translation>Ta serija</translation>
        </message>
        <message>
            <source>cold</source>
            <translation>hladno</translation>
        </message>
        <message>
            <source>from {0}</source>
            <translation>od {0}</translation>
        </message>
        <message>
            <source>hot</source>
            <translation>vroče</translation>
        </message>
        <message>
            <source>seats {0}</source>
            <translation>sedeži {0}</translation>
        </message>
        <message>
            <source>then seat {0}</source>
            <translation>nato sedež {0}</translation>
        </message>
        <message>
            <source>up to {0}</source>
            <translation>do {0}</translation>
        </message>
        <message>
            <source>up to {0} times</source>
            <translation>do {0}-kratnika</translation>
        </message>
        <message>
            <source>{0} to {1}</source>
            <translation>{0} do {1}</translation>
        </message>
        <message>
            <source>{0}, then {1}</source>
            <translation>{0}, nato {1}</translation>
        </message>
    </context>
    <context>
        <name>DisplayWindow</name>
        <message>
            <source>Table display</source>
            <translation>Prikaz mize</translation>
        </message>
    </context>
    <context>
        <name>EditorButtons</name>
        <message>
            <source>Default</source>
            <translation>Privzeto</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Končano</translation>
        </message>
        <message>
            <source>Enter the default</source>
            <translation>Vnesi privzeto</translation>
        </message>
    </context>
    <context>
        <name>EditorKeyboard</name>
        <message>
            <source>New value</source>
            <translation>Nova vrednost</translation>
        </message>
    </context>
    <context>
        <name>EditorNumbers</name>
        <message>
            <source>Add</source>
            <translation>Dodaj</translation>
        </message>
        <message>
            <source>Another value</source>
            <translation>Dodatna vrednost</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Privzeto</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Končano</translation>
        </message>
        <message>
            <source>Enter the default</source>
            <translation>Vnesi privzeto</translation>
        </message>
        <message>
            <source>New value</source>
            <translation>Nova vrednost</translation>
        </message>
        <message>
            <source>Remove %1</source>
            <translation>Odstrani %1</translation>
        </message>
    </context>
    <context>
        <name>EntryLine</name>
        <message>
            <source>Typed</source>
            <translation>Vneseno</translation>
        </message>
    </context>
    <context>
        <name>ExportWindow</name>
        <message>
            <source>Cancel</source>
            <translation>Prekliči</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zapri</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Izvozi</translation>
        </message>
    </context>
    <context>
        <name>FaceOdds</name>
        <message>
            <source>up to %1</source>
            <translation>do %1</translation>
        </message>
    </context>
    <context>
        <name>FacePair</name>
        <message numerus="yes">
            <source>%n rolls since last</source>
            <translation>
                <numerusform>pred %n metom</numerusform>
                <numerusform>pred %n metoma</numerusform>
                <numerusform>pred %n meti</numerusform>
                <numerusform>pred %n meti</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FacePlate</name>
        <message>
            <source>Loses %1</source>
            <translation>Izgubi %1</translation>
        </message>
        <message>
            <source>Wins %1</source>
            <translation>Dobi %1</translation>
        </message>
    </context>
    <context>
        <name>FaceRoller</name>
        <message>
            <source>%1 of 10</source>
            <translation>%1 od 10</translation>
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
            <translation>Stavite tu</translation>
        </message>
        <message>
            <source>Hits</source>
            <translation>Zadetki</translation>
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
            <translation>Izbriši %1</translation>
        </message>
        <message>
            <source>Put up %1</source>
            <translation>Postavi %1</translation>
        </message>
    </context>
    <context>
        <name>FavouriteNames</name>
        <message>
            <source>Name</source>
            <translation>Ime</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Shrani</translation>
        </message>
    </context>
    <context>
        <name>Favourites</name>
        <message>
            <source>Bold</source>
            <translation>Drzno</translation>
        </message>
        <message>
            <source>Careful</source>
            <translation>Previdno</translation>
        </message>
        <message>
            <source>Felt {0}</source>
            <translation>Postavitev {0}</translation>
        </message>
        <message>
            <source>House edge {0}</source>
            <translation>Prednost hiše {0}</translation>
        </message>
        <message>
            <source>Lucky</source>
            <translation>Sreča</translation>
        </message>
        <message>
            <source>My usual</source>
            <translation>Kot vedno</translation>
        </message>
        <message>
            <source>Now {0}</source>
            <translation>Zdaj {0}</translation>
        </message>
        <message>
            <source>On average {0} a roll, in units of {1}</source>
            <translation>V povprečju {0} na met, enota {1}</translation>
        </message>
        <message>
            <source>Touch the felt that is to be forgotten.</source>
            <translation>Dotaknite se postavitve, ki jo želite izbrisati.</translation>
        </message>
        <message>
            <source>{0} of {1} saved with your card</source>
            <translation>Shranjeno z vašo kartico: {0} od {1}</translation>
        </message>
        <message>
            <source>{0} of {1} saved, until your session ends</source>
            <translation>Shranjeno: {0} od {1}, do konca vaše seje</translation>
        </message>
    </context>
    <context>
        <name>FavouritesWindow</name>
        <message>
            <source>A name for this felt</source>
            <translation>Ime za to postavitev</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Nazaj</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Priljubljene</translation>
        </message>
        <message>
            <source>Forget a felt</source>
            <translation>Izbriši postavitev</translation>
        </message>
        <message>
            <source>Keep them all</source>
            <translation>Obdrži vse</translation>
        </message>
        <message>
            <source>Put your bets up, and save them here under a name: one touch puts them all up again.</source>
            <translation>Postavite stave in jih tu shranite pod imenom: en dotik postavi vse znova.</translation>
        </message>
        <message>
            <source>Save this felt</source>
            <translation>Shrani postavitev</translation>
        </message>
    </context>
    <context>
        <name>Felt</name>
        <message>
            <source>Again</source>
            <translation>Ponovno</translation>
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
            <translation>BIG SHOT: trije zadetki plačajo {0}, ali četrta kocka: {1} ob zadetku, sicer {2}</translation>
        </message>
        <message>
            <source>Bank</source>
            <translation>Banka</translation>
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
            <translation>Priložnost</translation>
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
            <translation>Come na {0}</translation>
        </message>
        <message>
            <source>Cover</source>
            <translation>Kritje</translation>
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
            <translation>Don't Come na {0}</translation>
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
            <translation>Dvojno</translation>
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
            <translation>Izgubi</translation>
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
            <translation>Glavna</translation>
        </message>
        <message>
            <source>Main {0}</source>
            <translation>Glavna {0}</translation>
        </message>
        <message>
            <source>Nine</source>
            <translation>Nine</translation>
        </message>
        <message>
            <source>Number {0}</source>
            <translation>Številka {0}</translation>
        </message>
        <message>
            <source>One roll</source>
            <translation>En met</translation>
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
            <translation>Hiša krije {0}</translation>
        </message>
        <message>
            <source>The house lays {0}</source>
            <translation>Hiša položi {0}</translation>
        </message>
        <message>
            <source>Throw for it</source>
            <translation>Vreči zanjo</translation>
        </message>
        <message>
            <source>Throw for the main</source>
            <translation>Vreči za glavno številko</translation>
        </message>
        <message>
            <source>Triple</source>
            <translation>Trojno</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Dobi</translation>
        </message>
        <message>
            <source>from {0}</source>
            <translation>od {0}</translation>
        </message>
        <message>
            <source>made: {0}</source>
            <translation>doseženi: {0}</translation>
        </message>
        <message>
            <source>{0} back</source>
            <translation>{0} nazaj</translation>
        </message>
        <message>
            <source>{0} of {1}</source>
            <translation>{0} od {1}</translation>
        </message>
        <message>
            <source>{0} to {1}</source>
            <translation>{0} : {1}</translation>
        </message>
    </context>
    <context>
        <name>Field</name>
        <message>
            <source>%1 more seats</source>
            <translation>še %1 sedežev</translation>
        </message>
        <message>
            <source>%1, off</source>
            <translation>%1, OFF</translation>
        </message>
        <message>
            <source>on the way to the table</source>
            <translation>na poti do mize</translation>
        </message>
        <message>
            <source>others: %1</source>
            <translation>drugi: %1</translation>
        </message>
        <message>
            <source>seat %1: %2</source>
            <translation>sedež %1: %2</translation>
        </message>
    </context>
    <context>
        <name>FindWindow</name>
        <message>
            <source>Find</source>
            <translation>Poišči</translation>
        </message>
        <message>
            <source>Go to</source>
            <translation>Pojdi na</translation>
        </message>
        <message>
            <source>Looked for</source>
            <translation>Iskano</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Pokaži</translation>
        </message>
    </context>
    <context>
        <name>FirstHand</name>
        <message>
            <source>7 and 11 win at once, 2, 3 and 12 lose; any other total becomes the Point. Touch ROLL: the dice of this lesson are chosen, and set a Point.</source>
            <translation>7 in 11 takoj dobita, 2, 3 in 12 izgubijo; vsaka druga vsota postane Point. Dotaknite se VRZI: kocki v tej vaji sta izbrani in določita Point.</translation>
        </message>
        <message>
            <source>7 wins at once; any other total becomes the Point. Touch ROLL: the dice of this lesson are chosen, and set a Point.</source>
            <translation>7 takoj dobi; vsaka druga vsota postane Point. Dotaknite se VRZI: kocki v tej vaji sta izbrani in določita Point.</translation>
        </message>
        <message>
            <source>A Place bet on the 6</source>
            <translation>Stava Place na 6</translation>
        </message>
        <message>
            <source>Bet on Any Double</source>
            <translation>Stavite na Double</translation>
        </message>
        <message>
            <source>Bet on a number</source>
            <translation>Stavite na številko</translation>
        </message>
        <message>
            <source>Bet on the Pass Line</source>
            <translation>Stavite na Pass Line</translation>
        </message>
        <message>
            <source>Every bet is decided by each throw. Touch ROLL: no more bets are taken, and the dice of this lesson are chosen.</source>
            <translation>Vsak met odloči o vseh stavah. Dotaknite se VRZI: stave so zaključene, kocke v tej vaji pa so izbrane.</translation>
        </message>
        <message>
            <source>From now on two totals decide: {0} wins, {1} loses. Touch ROLL: in this lesson neither comes yet.</source>
            <translation>Od zdaj odločata dve vsoti: {0} dobi, {1} izgubi. Dotaknite se VRZI: v tej vaji še ne pade nobena.</translation>
        </message>
        <message>
            <source>It pays {0} if two dice are alike, whichever they are, and {1} if all three are. Touch the marked field to bet {2} in play chips.</source>
            <translation>Plača {0}, če sta katerikoli dve kocki enaki, in {1}, če so enake vse tri. Dotaknite se označenega polja in stavite {2} v žetonih za vajo.</translation>
        </message>
        <message>
            <source>It wins each time a 6 comes, and loses on 7. Touch the marked field to bet {0} in play chips.</source>
            <translation>Dobi vsakič, ko pade 6, in izgubi pri 7. Dotaknite se označenega polja in stavite {0} v žetonih za vajo.</translation>
        </message>
        <message>
            <source>Lay a bank</source>
            <translation>Postavite banko</translation>
        </message>
        <message>
            <source>Most players begin here. Touch the marked field to bet {0} in play chips.</source>
            <translation>Tu začne večina igralcev. Dotaknite se označenega polja in stavite {0} v žetonih za vajo.</translation>
        </message>
        <message>
            <source>No 6, and still {0}: your first hand is over</source>
            <translation>Ni 6, in vendar {0}: prva igra je končana</translation>
        </message>
        <message>
            <source>Nothing is decided</source>
            <translation>Nič ni odločeno</translation>
        </message>
        <message>
            <source>Pass Line and odds have won {0}, the whole hand {1} in play chips. Real dice fall by chance: a 7 would have taken every bet. The help explains all bets.</source>
            <translation>Pass Line in odds so dobili {0}, vsa igra {1} v žetonih za vajo. Pravi kocki padata naključno: 7 bi vzela vse stave. Pomoč razloži vse stave.</translation>
        </message>
        <message>
            <source>Roll again</source>
            <translation>Vrzite še enkrat</translation>
        </message>
        <message>
            <source>The 6 has paid {0}, Any Double {1}, and the stakes have come back. Touch the marked field to bet {2} on the 6 again.</source>
            <translation>Šestica je plačala {0}, Double {1}, vložka pa sta se vrnila. Dotaknite se označenega polja in znova stavite {2} na 6.</translation>
        </message>
        <message>
            <source>The 6 has won {0}</source>
            <translation>Pri 6 ste dobili {0}</translation>
        </message>
        <message>
            <source>The Pass Line now wins if {0} comes before a 7. Odds make the bet larger and pay {1}. Touch the marked field to bet {2} in play chips.</source>
            <translation>Pass Line zdaj dobi, če {0} pade pred 7. Odds povečajo stavo in plačajo {1}. Dotaknite se označenega polja in stavite {2} v žetonih za vajo.</translation>
        </message>
        <message>
            <source>The Place bet stays up. Touch ROLL: in this lesson the Point {0} comes now.</source>
            <translation>Stava Place ostane. Dotaknite se VRZI: v tej vaji zdaj pade Point {0}.</translation>
        </message>
        <message>
            <source>The Point is made: your first hand is over</source>
            <translation>Point je dosežen: prva igra je končana</translation>
        </message>
        <message>
            <source>The Point is {0}: take odds</source>
            <translation>Point je {0}: vzemite odds</translation>
        </message>
        <message>
            <source>The bank stays. Touch ROLL: in this lesson {0} comes now.</source>
            <translation>Banka ostane. Dotaknite se VRZI: v tej vaji zdaj pade {0}.</translation>
        </message>
        <message>
            <source>The chance has come: you win {0}</source>
            <translation>Priložnost je padla: dobite {0}</translation>
        </message>
        <message>
            <source>The come-out roll</source>
            <translation>Come-out met</translation>
        </message>
        <message>
            <source>The first total from 5 to 9 becomes the main; any other is thrown again. Touch ROLL: the dice of this lesson are chosen.</source>
            <translation>Prva vsota od 5 do 9 postane glavna številka; pri vsaki drugi se meče znova. Dotaknite se VRZI: kocki v tej vaji sta izbrani.</translation>
        </message>
        <message>
            <source>The main is {0}</source>
            <translation>Glavna številka je {0}</translation>
        </message>
        <message>
            <source>The three dice</source>
            <translation>Tri kocke</translation>
        </message>
        <message>
            <source>The whole hand has won {0} in play chips. Real dice fall by chance: in most throws no die shows your number, and the bet is lost. The help explains all bets.</source>
            <translation>Vsa igra je dobila {0} v žetonih za vajo. Prave kocke padajo naključno: pri večini metov nobena ne pokaže vaše številke in stava je izgubljena. Pomoč razloži vse stave.</translation>
        </message>
        <message>
            <source>This throw wins at once with {0}, a nick, and loses with {1}, which is out. Any other total is your chance. Touch ROLL.</source>
            <translation>Ta met takoj dobi pri {0}, to je zadetek, in izgubi pri {1}, to je izpad. Vsaka druga vsota je vaša priložnost. Dotaknite se VRZI.</translation>
        </message>
        <message>
            <source>Three bets are up: a 6 wins the Place bet, the Point wins the other two, and a 7 takes them all. Touch ROLL: in this lesson a 6 comes.</source>
            <translation>Na mizi so tri stave: pri 6 dobi stava Place, pri Pointu drugi dve, 7 pa vzame vse. Dotaknite se VRZI: v tej vaji pade 6.</translation>
        </message>
        <message>
            <source>Three dice are thrown. A number pays {0} if one of them shows it, and {1} if two do. Touch the marked field to bet {2} in play chips.</source>
            <translation>Mečejo se tri kocke. Številka plača {0}, če jo pokaže ena, in {1}, če jo pokažeta dve. Dotaknite se označenega polja in stavite {2} v žetonih za vajo.</translation>
        </message>
        <message>
            <source>Three hits: take the win, or risk it</source>
            <translation>Trije zadetki: vzemite dobitek ali tvegajte</translation>
        </message>
        <message>
            <source>Throw again</source>
            <translation>Vrzite še enkrat</translation>
        </message>
        <message>
            <source>Throw for the main</source>
            <translation>Vrzite za glavno številko</translation>
        </message>
        <message>
            <source>Touch ROLL: in this lesson all three dice show a 6.</source>
            <translation>Dotaknite se VRZI: v tej vaji vse tri kocke pokažejo 6.</translation>
        </message>
        <message>
            <source>Two hits: you win {0}</source>
            <translation>Dva zadetka: dobite {0}</translation>
        </message>
        <message>
            <source>You choose at the table: {0} for certain, or a fourth die, which pays {1} if it is a 6 and {2} if it is not. In this lesson it is risked: touch ROLL.</source>
            <translation>Za mizo izberete: {0} zanesljivo ali četrto kocko, ki plača {1}, če je 6, in {2}, če ni. V tej vaji se tvega: dotaknite se VRZI.</translation>
        </message>
        <message>
            <source>You throw the dice as the caster. The house covers your bank with as much. Touch the marked field to lay {0} in play chips.</source>
            <translation>Kocki mečete vi. Hiša pokrije vašo banko z enakim zneskom. Dotaknite se označenega polja in postavite {0} v žetonih za vajo.</translation>
        </message>
        <message>
            <source>You would now keep the dice and let the whole bank ride, or pass them and take it. Real dice fall by chance: {0} would have taken the bank. The help explains more.</source>
            <translation>Zdaj bi kocki obdržali in pustili vso banko v igri ali ju predali in banko vzeli. Pravi kocki padata naključno: {0} bi vzela banko. Pomoč razloži več.</translation>
        </message>
        <message>
            <source>{0} is your chance</source>
            <translation>{0} je vaša priložnost</translation>
        </message>
    </context>
    <context>
        <name>FirstHandOver</name>
        <message>
            <source>The first hand is over</source>
            <translation>Prve igre je konec</translation>
        </message>
        <message>
            <source>The play chips are gone. At the table you bet money.</source>
            <translation>Žetonov za vajo ni več. Na mizi se stavi denar.</translation>
        </message>
        <message>
            <source>To the table</source>
            <translation>K mizi</translation>
        </message>
    </context>
    <context>
        <name>FirstHandWindow</name>
        <message>
            <source>A first hand with play chips</source>
            <translation>Prva igra z žetoni za vajo</translation>
        </message>
        <message>
            <source>Cash out</source>
            <translation>Izplačilo</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Končano</translation>
        </message>
        <message>
            <source>Done, back to the table</source>
            <translation>Končano, nazaj k mizi</translation>
        </message>
        <message>
            <source>Done, open the help</source>
            <translation>Končano, odpri pomoč</translation>
        </message>
        <message>
            <source>First hand</source>
            <translation>Prva igra</translation>
        </message>
        <message>
            <source>First touch ROLL.</source>
            <translation>Najprej se dotaknite VRZI.</translation>
        </message>
        <message>
            <source>First touch the marked field.</source>
            <translation>Najprej se dotaknite označenega polja.</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Pomoč</translation>
        </message>
        <message>
            <source>Leave the first hand</source>
            <translation>Zapusti prvo igro</translation>
        </message>
        <message>
            <source>Leave the first hand and cash out</source>
            <translation>Zapusti prvo igro in izplačaj</translation>
        </message>
        <message>
            <source>Once more</source>
            <translation>Še enkrat</translation>
        </message>
        <message>
            <source>PLAY</source>
            <translation>VAJA</translation>
        </message>
        <message>
            <source>Play chips left</source>
            <translation>Preostali žetoni</translation>
        </message>
        <message>
            <source>Play chips won</source>
            <translation>Dobljeni žetoni</translation>
        </message>
        <message>
            <source>Play chips: nothing here is money</source>
            <translation>Žetoni za vajo: nič tu ni denar</translation>
        </message>
        <message>
            <source>Play the first hand once more</source>
            <translation>Še enkrat odigraj prvo igro</translation>
        </message>
        <message>
            <source>Roll the dice of the lesson</source>
            <translation>Vrzi kocki v tej vaji</translation>
        </message>
        <message>
            <source>Step %1 of %2</source>
            <translation>Korak %1 od %2</translation>
        </message>
        <message>
            <source>Touch here</source>
            <translation>Dotaknite se tu</translation>
        </message>
    </context>
    <context>
        <name>GameCard</name>
        <message>
            <source>On the table now</source>
            <translation>Zdaj na mizi</translation>
        </message>
    </context>
    <context>
        <name>GameName</name>
        <message>
            <source>%1. The session has run for %2, since %3</source>
            <translation>%1. Seja traja %2, od %3</translation>
        </message>
        <message>
            <source>Session clock</source>
            <translation>Ura seje</translation>
        </message>
    </context>
    <context>
        <name>GamePage</name>
        <message>
            <source>Credit: %1   On the felt: %2</source>
            <translation>Kredit: %1   Na mizi: %2</translation>
        </message>
        <message>
            <source>First</source>
            <translation>Začetek</translation>
        </message>
        <message>
            <source>First step</source>
            <translation>Prvi korak</translation>
        </message>
        <message>
            <source>Last</source>
            <translation>Konec</translation>
        </message>
        <message>
            <source>Last step</source>
            <translation>Zadnji korak</translation>
        </message>
        <message>
            <source>Next step</source>
            <translation>Naslednji korak</translation>
        </message>
        <message>
            <source>Pays</source>
            <translation>Izplačila</translation>
        </message>
        <message>
            <source>Previous step</source>
            <translation>Prejšnji korak</translation>
        </message>
    </context>
    <context>
        <name>GamesPage</name>
        <message>
            <source>Pays</source>
            <translation>Izplačila</translation>
        </message>
    </context>
    <context>
        <name>GamesWindow</name>
        <message>
            <source>Cancel</source>
            <translation>Prekliči</translation>
        </message>
        <message>
            <source>It begins with the next round before which no seat has bets up. Nothing is taken down for it.</source>
            <translation>Začne se z naslednjim krogom, pred katerim na nobenem sedežu ni stav. Zanjo se nič ne odstrani.</translation>
        </message>
        <message>
            <source>Leave the choice as it is</source>
            <translation>Pusti izbiro, kot je</translation>
        </message>
        <message>
            <source>Next game</source>
            <translation>Naslednja igra</translation>
        </message>
    </context>
    <context>
        <name>HandOverPage</name>
        <message>
            <source>Next step</source>
            <translation>Naslednji korak</translation>
        </message>
        <message>
            <source>Ports</source>
            <translation>Vrata</translation>
        </message>
        <message>
            <source>Sign and print</source>
            <translation>Podpiši in natisni</translation>
        </message>
        <message>
            <source>Tests are not done</source>
            <translation>Preizkusi niso opravljeni</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <source>A 7 or 11 leaves it as it is.</source>
            <translation>Vsota 7 ali 11 je ne spremeni.</translation>
        </message>
        <message>
            <source>A Pass Line bet for those who come later: bet it while the puck is ON.</source>
            <translation>Stava Pass Line za tiste, ki pridejo pozneje: stavite lahko, dokler je Puck na ON.</translation>
        </message>
        <message>
            <source>A Place bet wins when its number comes before a 7, and loses when the 7 comes first.</source>
            <translation>Stava Place dobi, če njena številka pade pred 7, in izgubi, če prej pade 7.</translation>
        </message>
        <message>
            <source>A Point that is made turns gold; made again, it does not count.</source>
            <translation>Doseženi Point se obarva zlato; če je dosežen še enkrat, ne šteje.</translation>
        </message>
        <message>
            <source>A bank above {0} cannot ride.</source>
            <translation>Banka nad {0} ne more ostati v igri.</translation>
        </message>
        <message>
            <source>A bet that has won stays framed in gold, and is open again after the next 7.</source>
            <translation>Stava, ki je dobila, ostane v zlatem okviru in je po naslednji 7 znova odprta.</translation>
        </message>
        <message>
            <source>A bet that its number comes the hard way, as a pair: {0}. It loses on a 7, and when its number comes the easy way, with two different dice. Any other roll leaves it as it is.</source>
            <translation>Stavite, da številka pade kot Hard Way, torej v paru: {0}. Stava izgubi pri 7 in kadar številka pade z dvema različnima kockama. Vsak drug met je ne spremeni.</translation>
        </message>
        <message>
            <source>A bet with a padlock stays as it is until it is decided.</source>
            <translation>Stava s ključavnico ostane takšna, kot je, dokler ni odločena.</translation>
        </message>
        <message>
            <source>A break lasts {0} minutes: no bets are taken and no dice are thrown.</source>
            <translation>Odmor traja {0} minut: stave se ne sprejemajo in kocke se ne mečejo.</translation>
        </message>
        <message>
            <source>A cash-out also logs you out, and so do {0} min without a touch.</source>
            <translation>Odjavi vas tudi izplačilo in prav tako {0} min brez dotika.</translation>
        </message>
        <message>
            <source>A dark field takes no chips now: tap it, and the line above says why.</source>
            <translation>Temno polje zdaj ne sprejema žetonov: dotaknite se ga in vrstica zgoraj pove, zakaj.</translation>
        </message>
        <message>
            <source>A die that lies askew or on another makes the throw void: all dice are thrown again.</source>
            <translation>Če kocka leži postrani ali na drugi, je met neveljaven: vse kocke se vržejo znova.</translation>
        </message>
        <message>
            <source>A field for each of {0}. It wins when the next roll is its number.</source>
            <translation>Polje za vsako od številk {0}. Stava dobi, če naslednji met pokaže njeno številko.</translation>
        </message>
        <message>
            <source>A fraction of a cent counts as a whole one.</source>
            <translation>Del centa šteje za cel cent.</translation>
        </message>
        <message>
            <source>A hop names both dice of the next roll. It wins when they come, whichever die shows which number, and loses on any other roll.</source>
            <translation>Stava Hop določa obe kocki naslednjega meta. Dobi, če padeta, ne glede na to, katera kocka pokaže katero številko, in izgubi pri vsakem drugem metu.</translation>
        </message>
        <message>
            <source>A limit can be lowered during the session, but not raised. It ends when you cash out.</source>
            <translation>Omejitev lahko med sejo znižate, ne pa zvišate. Konča se z izplačilom.</translation>
        </message>
        <message>
            <source>A limit can be lowered, but not raised. Without a card it ends when you cash out.</source>
            <translation>Omejitev lahko znižate, ne pa zvišate. Brez kartice preneha z izplačilom.</translation>
        </message>
        <message>
            <source>A nick wins at once, an out loses at once. Any other total is your chance.</source>
            <translation>Zadetek takoj dobi, izpad takoj izgubi. Vsaka druga vsota je vaša priložnost.</translation>
        </message>
        <message>
            <source>A pale chip with a small clock is on its way to the table.</source>
            <translation>Bled žeton z majhno uro je na poti do mize.</translation>
        </message>
        <message>
            <source>A round begins while the puck is black and says OFF.</source>
            <translation>Krog se začne, ko je Puck črn in kaže OFF.</translation>
        </message>
        <message>
            <source>A small coloured chip shows that the seat of this number has a bet on the field.</source>
            <translation>Majhen barvni žeton kaže, da ima sedež s to številko stavo na polju.</translation>
        </message>
        <message>
            <source>A throw that cannot be read does not count, and bets stay as they are.</source>
            <translation>Met, ki ga ni mogoče prebrati, ne velja, stave pa ostanejo takšne, kot so.</translation>
        </message>
        <message>
            <source>A window offers them, and before any roll you may place, raise, reduce or remove them.</source>
            <translation>Ponudi jih okno; pred vsakim metom jih lahko postavite, povišate, znižate ali umaknete.</translation>
        </message>
        <message>
            <source>After a loss</source>
            <translation>Po izgubi</translation>
        </message>
        <message>
            <source>After a lost chance, or without a bank, the dice go to the next seat clockwise.</source>
            <translation>Po izgubljeni priložnosti ali brez banke gredo kocke na naslednji sedež v smeri urinega kazalca.</translation>
        </message>
        <message>
            <source>After a seven-out the dice go to the next seat clockwise.</source>
            <translation>Po seven-outu gredo kocke na naslednji sedež v smeri urinega kazalca.</translation>
        </message>
        <message>
            <source>After a seven-out your first {0} bet switches them off by itself.</source>
            <translation>Po seven-outu jih vaša prva stava {0} samodejno preklopi na OFF.</translation>
        </message>
        <message>
            <source>After a win</source>
            <translation>Po dobitku</translation>
        </message>
        <message>
            <source>After an out you keep the dice; after a lost chance they pass.</source>
            <translation>Po izpadu kocki obdržite, po izgubljeni priložnosti gresta naprej.</translation>
        </message>
        <message>
            <source>After an out you may keep the dice or pass them; after a lost chance they pass.</source>
            <translation>Po izpadu lahko kocki obdržite ali predate, po izgubljeni priložnosti gresta naprej.</translation>
        </message>
        <message>
            <source>After it was decided within a round, move the puck to OFF before you bet it again.</source>
            <translation>Če je bila odločena med krogom, premaknite Puck na OFF, preden jo znova stavite.</translation>
        </message>
        <message>
            <source>After three hits take your win, or risk the BIG SHOT: a fourth die is thrown alone. If it shows your number once more, it hits; any other number misses. You win either way, and the stake comes back.</source>
            <translation>Po treh zadetkih vzemite dobitek ali tvegajte BIG SHOT: četrta kocka se vrže sama. Če znova pokaže vašo številko, zadene; vsaka druga zgreši. Dobite v vsakem primeru, vložek pa se vrne.</translation>
        </message>
        <message>
            <source>After {0} minutes of play a break begins by itself.</source>
            <translation>Po {0} minutah igre se odmor začne sam.</translation>
        </message>
        <message>
            <source>All bets together may be {0} at most.</source>
            <translation>Vse stave skupaj smejo znašati največ {0}.</translation>
        </message>
        <message>
            <source>All others come back with their win.</source>
            <translation>Vse druge se vrnejo z dobitkom.</translation>
        </message>
        <message>
            <source>All seats bet on the same dice, and the table's clock counts for all of them.</source>
            <translation>Vsi sedeži stavijo na iste kocke in za vse velja ura mize.</translation>
        </message>
        <message>
            <source>Any other number becomes its own Point, and the chips move to that number's box.</source>
            <translation>Vsaka druga številka postane njen lastni Point, žetoni pa se premaknejo na polje te številke.</translation>
        </message>
        <message>
            <source>Any other number becomes its own Point, and there it wins when a 7 comes first.</source>
            <translation>Vsaka druga številka postane njen lastni Point in tam stava dobi, če prej pade 7.</translation>
        </message>
        <message>
            <source>As soon as your bet has its Point, you may back it with odds.</source>
            <translation>Takoj ko ima vaša stava svoj Point, jo lahko podprete z Odds.</translation>
        </message>
        <message>
            <source>At the limit</source>
            <translation>Ob omejitvi</translation>
        </message>
        <message>
            <source>Bank</source>
            <translation>Banka</translation>
        </message>
        <message>
            <source>Behind {0}: they win when a 7 comes before the Point.</source>
            <translation>Za {0}: dobijo, če 7 pade pred Pointom.</translation>
        </message>
        <message>
            <source>Behind {0}: they win when the Point comes before a 7.</source>
            <translation>Za {0}: dobijo, če Point pade pred 7.</translation>
        </message>
        <message>
            <source>Bet it while the puck is OFF.</source>
            <translation>Stavite lahko, dokler je Puck na OFF.</translation>
        </message>
        <message>
            <source>Bets</source>
            <translation>Stave</translation>
        </message>
        <message>
            <source>Bets of the others</source>
            <translation>Stave drugih</translation>
        </message>
        <message>
            <source>Bets on the next roll</source>
            <translation>Stave na naslednji met</translation>
        </message>
        <message>
            <source>Bets that are up play on or can be taken down, and you can cash out.</source>
            <translation>Stave na mizi igrajo naprej ali jih lahko vzamete dol, in vzamete lahko izplačilo.</translation>
        </message>
        <message>
            <source>Big 6 wins when a 6 comes before a 7, Big 8 when an 8 comes before a 7.</source>
            <translation>Big 6 dobi, če 6 pade pred 7, Big 8 pa, če 8 pade pred 7.</translation>
        </message>
        <message>
            <source>Breaks</source>
            <translation>Odmori</translation>
        </message>
        <message>
            <source>Buttons, money and tickets</source>
            <translation>Gumbi, denar in listki</translation>
        </message>
        <message>
            <source>Buy</source>
            <translation>Buy</translation>
        </message>
        <message>
            <source>Buy and Lay</source>
            <translation>Buy in Lay</translation>
        </message>
        <message>
            <source>Buy bets</source>
            <translation>Stave Buy</translation>
        </message>
        <message>
            <source>Buy: {0}% of the bet.</source>
            <translation>Buy: {0} % stave.</translation>
        </message>
        <message>
            <source>Buy: {0}% of the win.</source>
            <translation>Buy: {0} % dobitka.</translation>
        </message>
        <message>
            <source>Cash out</source>
            <translation>Izplačilo</translation>
        </message>
        <message>
            <source>Cents</source>
            <translation>Centi</translation>
        </message>
        <message>
            <source>Chips and touches</source>
            <translation>Žetoni in dotiki</translation>
        </message>
        <message>
            <source>Clear takes down the last bet, pressed twice all of them.</source>
            <translation>Umakni odstrani zadnjo stavo, ob dvojnem pritisku pa vse.</translation>
        </message>
        <message>
            <source>Come-out roll</source>
            <translation>Come-out met</translation>
        </message>
        <message>
            <source>Come-out rolls</source>
            <translation>Come-out meti</translation>
        </message>
        <message>
            <source>Commission</source>
            <translation>Provizija</translation>
        </message>
        <message>
            <source>Credit</source>
            <translation>Kredit</translation>
        </message>
        <message>
            <source>Credit and bets stay at the machine: they are never bound to a card.</source>
            <translation>Kredit in stave ostanejo na napravi: nikoli niso vezani na kartico.</translation>
        </message>
        <message>
            <source>Dark fields and the padlock</source>
            <translation>Temna polja in ključavnica</translation>
        </message>
        <message>
            <source>Decided by the next roll, whatever it is. Bet it before any roll.</source>
            <translation>Odloči jo naslednji met, kakršen koli je. Stavite lahko pred vsakim metom.</translation>
        </message>
        <message>
            <source>Double</source>
            <translation>Double</translation>
        </message>
        <message>
            <source>Double, Straight and Triple</source>
            <translation>Double, Straight in Triple</translation>
        </message>
        <message>
            <source>Double, three alike</source>
            <translation>Double, tri enake</translation>
        </message>
        <message>
            <source>Drag</source>
            <translation>Poteg</translation>
        </message>
        <message>
            <source>Drag a bet off the felt to take it down.</source>
            <translation>Stavo umaknete tako, da jo potegnete z mize.</translation>
        </message>
        <message>
            <source>Each field has its own: hold a finger on it, or choose Show Bet Limits in the options.</source>
            <translation>Vsako polje ima svoje: pridržite prst na njem ali v možnostih izberite Prikaži omejitve.</translation>
        </message>
        <message>
            <source>Each of these wins on the totals that it names, and loses on any other.</source>
            <translation>Vsaka od teh stav dobi pri vsotah, ki jih navaja, in izgubi pri vseh drugih.</translation>
        </message>
        <message>
            <source>Each other number of {0} that comes is a hit, in blue, and counts once.</source>
            <translation>Vsaka druga številka izmed številk {0}, ki pade, je zadetek, v modrem, in šteje enkrat.</translation>
        </message>
        <message>
            <source>Each total is a bet of its own. It wins when it has come often enough before a 7.</source>
            <translation>Vsaka vsota je stava zase. Dobi, ko je vsota dovoljkrat padla pred 7.</translation>
        </message>
        <message>
            <source>Either all of their bets are placed or none.</source>
            <translation>Postavijo se vse njihove stave ali nobena.</translation>
        </message>
        <message>
            <source>Every bet that wins comes back with its win.</source>
            <translation>Vsaka stava, ki dobi, se vrne z dobitkom.</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Priljubljene</translation>
        </message>
        <message>
            <source>Fire: before the first Point of a hand is set; after that it is locked.</source>
            <translation>Fire: preden je določen prvi Point serije; potem je stava zaklenjena.</translation>
        </message>
        <message>
            <source>For your session you can set how long you want to play and how much you may lose.</source>
            <translation>Za svojo sejo lahko določite, kako dolgo želite igrati in koliko smete izgubiti.</translation>
        </message>
        <message>
            <source>Forget me deletes all that is remembered; the machine's log keeps its records.</source>
            <translation>Pozabi me izbriše vse, kar si je zapomnila; dnevnik naprave ohrani svoje zapise.</translation>
        </message>
        <message>
            <source>From its first hit on it is locked until the dice decide it.</source>
            <translation>Od prvega zadetka je zaklenjena, dokler o njej ne odločijo kocke.</translation>
        </message>
        <message>
            <source>From then on it is locked: you cannot raise it, reduce it or take it down.</source>
            <translation>Od takrat je zaklenjena: ne morete je povišati, znižati ali umakniti.</translation>
        </message>
        <message>
            <source>Giving odds</source>
            <translation>Dajanje Odds</translation>
        </message>
        <message>
            <source>Hard Ways</source>
            <translation>Hard Ways</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Pomoč</translation>
        </message>
        <message>
            <source>Hits</source>
            <translation>Zadetki</translation>
        </message>
        <message>
            <source>Hold</source>
            <translation>Pridržanje</translation>
        </message>
        <message>
            <source>Hold Repeat for three seconds to repeat after every roll.</source>
            <translation>Tri sekunde držite Ponovi, da se stave ponovijo po vsakem metu.</translation>
        </message>
        <message>
            <source>Hop bets</source>
            <translation>Hop Bets</translation>
        </message>
        <message>
            <source>Hopping hard ways</source>
            <translation>Hopping Hard Ways</translation>
        </message>
        <message>
            <source>Hops on a pair. A pair comes half as often as two different dice.</source>
            <translation>Stave Hop na par. Par pade pol manj pogosto kot dve različni kocki.</translation>
        </message>
        <message>
            <source>Horn numbers</source>
            <translation>Številke Horn</translation>
        </message>
        <message>
            <source>Hot Roller: right after a 7; locked once one of its totals has come.</source>
            <translation>Hot Roller: takoj po 7; zaklenjena, ko pade ena od njenih vsot.</translation>
        </message>
        <message>
            <source>House edge with a main of 7: {0}; of 5 or 9: {1}; of 6 or 8: {2}.</source>
            <translation>Prednost hiše z glavno številko 7: {0}; s 5 ali 9: {1}; s 6 ali 8: {2}.</translation>
        </message>
        <message>
            <source>House edge with a main that is thrown for: {0}.</source>
            <translation>Prednost hiše, če glavno številko določita kocki: {0}.</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Hišna pravila</translation>
        </message>
        <message>
            <source>How a hand goes</source>
            <translation>Kako poteka igra</translation>
        </message>
        <message>
            <source>How a round goes</source>
            <translation>Kako poteka krog</translation>
        </message>
        <message>
            <source>If gambling is no longer fun</source>
            <translation>Če igranje ni več zabava</translation>
        </message>
        <message>
            <source>If it wins on a come-out roll, you may move it to the Buy field of another number.</source>
            <translation>Če dobi pri come-out metu, jo lahko premaknete na polje Buy druge številke.</translation>
        </message>
        <message>
            <source>If it wins on a come-out roll, you may move it to the Place field of another number.</source>
            <translation>Če dobi pri come-out metu, jo lahko premaknete na polje Place druge številke.</translation>
        </message>
        <message>
            <source>If the table cannot be reached, your bets stand as they are.</source>
            <translation>Če miza ni dosegljiva, vaše stave ostanejo, kot so.</translation>
        </message>
        <message>
            <source>Insert a bill to play. Credit is all that is yours, bets included;</source>
            <translation>Za igro vstavite bankovec. Kredit je vse, kar je vaše, vključno s stavami;</translation>
        </message>
        <message>
            <source>It counts the different Points that you make before the seven-out: {0}.</source>
            <translation>Štejejo različni Pointi, ki jih dosežete pred seven-outom: {0}.</translation>
        </message>
        <message>
            <source>It counts the totals that come in each of their ways before a 7, of {0}.</source>
            <translation>Štejejo vsote, ki pred 7 padejo v vseh svojih kombinacijah, od {0}.</translation>
        </message>
        <message>
            <source>It does not go on after the six: 5-6-1 is no Straight.</source>
            <translation>Po šestici se ne nadaljuje: 5-6-1 ni Straight.</translation>
        </message>
        <message>
            <source>It is rounded down to the whole {0}.</source>
            <translation>Zaokroži se navzdol na večkratnik {0}.</translation>
        </message>
        <message>
            <source>It is rounded up to the next whole {0}.</source>
            <translation>Zaokroži se navzgor na večkratnik {0}.</translation>
        </message>
        <message>
            <source>It is taken of the win.</source>
            <translation>Odšteje se od dobitka.</translation>
        </message>
        <message>
            <source>It says what it does for you now, or why it waits.</source>
            <translation>Pove, kaj zdaj naredi za vas ali zakaj čaka.</translation>
        </message>
        <message>
            <source>It shows for each total what your next throw would do with it.</source>
            <translation>Za vsako vsoto kaže, kaj bi z njo naredil vaš naslednji met.</translation>
        </message>
        <message>
            <source>It wins on {0}, and loses on {1}.</source>
            <translation>Dobi pri {0} in izgubi pri {1}.</translation>
        </message>
        <message>
            <source>It wins when a 7 comes before its number, and costs a commission too.</source>
            <translation>Dobi, če 7 pade pred njeno številko, in tudi zanjo se zaračuna provizija.</translation>
        </message>
        <message>
            <source>It wins when a 7 comes before its number, and loses when the number comes first.</source>
            <translation>Dobi, če 7 pade pred njeno številko, in izgubi, če prej pade številka.</translation>
        </message>
        <message>
            <source>It wins when the next roll is {0}, and loses on any other.</source>
            <translation>Dobi, če naslednji met pokaže {0}, in izgubi pri vsakem drugem.</translation>
        </message>
        <message>
            <source>It wins when {0} comes before a 7.</source>
            <translation>Dobi, če {0} pade pred 7.</translation>
        </message>
        <message>
            <source>It wins when {0} have all come before a 7.</source>
            <translation>Dobi, če pred 7 pade vse to: {0}.</translation>
        </message>
        <message>
            <source>Its Point again, or {0}, ends the bet and pays by the hits.</source>
            <translation>Če znova pade njen Point ali {0}, se stava konča in izplača po zadetkih.</translation>
        </message>
        <message>
            <source>Keeping and passing the dice</source>
            <translation>Obdržati in predati kocki</translation>
        </message>
        <message>
            <source>Lay</source>
            <translation>Lay</translation>
        </message>
        <message>
            <source>Lay cannot be up together with Place or Buy on the same number.</source>
            <translation>Lay ne more biti na mizi skupaj s Place ali Buy na isti številki.</translation>
        </message>
        <message>
            <source>Lay is on again once the Point is made or a 7 has come.</source>
            <translation>Lay je znova ON, ko je Point dosežen ali pade 7.</translation>
        </message>
        <message>
            <source>Lay your bank with chips on BANK. The house covers it with as much.</source>
            <translation>Položite banko z žetoni na BANKA. Hiša jo krije v enakem znesku.</translation>
        </message>
        <message>
            <source>Lay: {0}% of the bet.</source>
            <translation>Lay: {0} % stave.</translation>
        </message>
        <message>
            <source>Lay: {0}% of the win.</source>
            <translation>Lay: {0} % dobitka.</translation>
        </message>
        <message>
            <source>Like Place it wins when its number comes before a 7, but it costs a commission.</source>
            <translation>Tako kot Place dobi, če njena številka pade pred 7, vendar se zanjo zaračuna provizija.</translation>
        </message>
        <message>
            <source>Limits</source>
            <translation>Omejitve</translation>
        </message>
        <message>
            <source>Limits and breaks</source>
            <translation>Omejitve in odmori</translation>
        </message>
        <message>
            <source>Limits that you set with your card hold for it until the gaming day ends,</source>
            <translation>Omejitve, ki jih nastavite s kartico, veljajo zanjo do konca igralnega dne,</translation>
        </message>
        <message>
            <source>Log in</source>
            <translation>Prijava</translation>
        </message>
        <message>
            <source>Log out</source>
            <translation>Odjava</translation>
        </message>
        <message>
            <source>Lucky Roller</source>
            <translation>Lucky Roller</translation>
        </message>
        <message>
            <source>Mains, nicks and outs</source>
            <translation>Glavne številke, zadetki in izpadi</translation>
        </message>
        <message>
            <source>Malfunction</source>
            <translation>Okvara</translation>
        </message>
        <message>
            <source>No bet is taken that could lose more than your loss limit leaves.</source>
            <translation>Nobena stava ni sprejeta, če bi lahko izgubila več, kot še dovoljuje vaša omejitev izgube.</translation>
        </message>
        <message>
            <source>None of these is a Point: another come-out roll follows.</source>
            <translation>Nobena od teh vsot ni Point: sledi še en come-out met.</translation>
        </message>
        <message>
            <source>Nothing, unless you agree when you are asked. Then these come back with your card:</source>
            <translation>Nič, če ob vprašanju ne privolite. Sicer se s kartico vrnejo:</translation>
        </message>
        <message>
            <source>Odds</source>
            <translation>Odds</translation>
        </message>
        <message>
            <source>Odds behind bets that have moved to a number are off on come-out rolls: if their bet is decided then, you get them back.</source>
            <translation>Odds za stavami, ki so se premaknile na številko, so pri come-out metih OFF: če je stava tedaj odločena, jih dobite nazaj.</translation>
        </message>
        <message>
            <source>Odds behind bets that have moved to a number play on come-out rolls too.</source>
            <translation>Odds za stavami, ki so se premaknile na številko, igrajo tudi pri come-out metih.</translation>
        </message>
        <message>
            <source>Odds given on {0}</source>
            <translation>Odds, dane na {0}</translation>
        </message>
        <message>
            <source>Odds pay exactly what they are worth: the house has no advantage on them.</source>
            <translation>Odds se izplačajo natanko po svoji vrednosti: hiša pri njih nima prednosti.</translation>
        </message>
        <message>
            <source>Odds taken on {0}</source>
            <translation>Odds, vzete na {0}</translation>
        </message>
        <message>
            <source>Offered while no bet needs the puck. It moves the puck to OFF:</source>
            <translation>Ponujen je, dokler nobena stava ne potrebuje Pucka. Premakne Puck na OFF:</translation>
        </message>
        <message>
            <source>On a come-out roll you may pass the dice or take them.</source>
            <translation>Pri metu come-out lahko kocke podate ali vzamete.</translation>
        </message>
        <message>
            <source>On the come-out roll it loses on {0}.</source>
            <translation>Pri come-out metu izgubi pri {0}.</translation>
        </message>
        <message>
            <source>On the come-out roll it wins on a {0}, and nothing makes it lose.</source>
            <translation>Pri come-out metu dobi pri {0} in ne more izgubiti.</translation>
        </message>
        <message>
            <source>On the come-out roll it wins on {0} and loses on {1}.</source>
            <translation>Pri come-out metu dobi pri {0} in izgubi pri {1}.</translation>
        </message>
        <message>
            <source>On the first throw after the main</source>
            <translation>Pri prvem metu po glavni številki</translation>
        </message>
        <message>
            <source>On the next roll it wins on a {0}, and nothing makes it lose.</source>
            <translation>Pri naslednjem metu dobi pri {0} in ne more izgubiti.</translation>
        </message>
        <message>
            <source>On the next roll it wins on {0} and loses on {1}.</source>
            <translation>Pri naslednjem metu dobi pri {0} in izgubi pri {1}.</translation>
        </message>
        <message>
            <source>On this roll the Pass Line wins on a {0}, and nothing makes it lose.</source>
            <translation>Pri tem metu Pass Line dobi pri {0} in ne more izgubiti.</translation>
        </message>
        <message>
            <source>On this roll the Pass Line wins on {0}, and loses on {1}.</source>
            <translation>Pri tem metu Pass Line dobi pri {0} in izgubi pri {1}.</translation>
        </message>
        <message>
            <source>On {0} it is a stand-off: the bet stays up.</source>
            <translation>Pri {0} je neodločeno: stava ostane na mizi.</translation>
        </message>
        <message>
            <source>On {0} it is a stand-off: you get your bet back.</source>
            <translation>Pri {0} je neodločeno: stavo dobite nazaj.</translation>
        </message>
        <message>
            <source>Once a limit is reached, no further bets are taken and Auto Repeat ends.</source>
            <translation>Ko je omejitev dosežena, se nove stave ne sprejemajo in samodejno ponavljanje se konča.</translation>
        </message>
        <message>
            <source>Once the Point is set, it wins on a 7 and loses when the Point comes again.</source>
            <translation>Ko je Point določen, dobi pri 7 in izgubi, če Point pade znova.</translation>
        </message>
        <message>
            <source>Once the Point is set, it wins when the Point comes again and loses on a 7.</source>
            <translation>Ko je Point določen, dobi, če Point pade znova, in izgubi pri 7.</translation>
        </message>
        <message>
            <source>One hit</source>
            <translation>En zadetek</translation>
        </message>
        <message>
            <source>One part wins and is paid as above, the others are lost.</source>
            <translation>En del dobi in se izplača kot zgoraj, drugi so izgubljeni.</translation>
        </message>
        <message>
            <source>One seat has the dice: its player lays the bank and names the main.</source>
            <translation>En sedež ima kocke: njegov igralec položi banko in napove glavno številko.</translation>
        </message>
        <message>
            <source>One seat throws for all.</source>
            <translation>En sedež meče za vse.</translation>
        </message>
        <message>
            <source>One seat throws for all: its ROLL lights up when the bets are closed.</source>
            <translation>En sedež meče za vse: njegov VRZI zasveti, ko so stave zaprte.</translation>
        </message>
        <message>
            <source>Only bets that pay in whole cents are taken.</source>
            <translation>Sprejmejo se le stave, ki se izplačajo v celih centih.</translation>
        </message>
        <message>
            <source>Only right after a 7, or before the very first roll.</source>
            <translation>Samo takoj po 7 ali pred prvim metom.</translation>
        </message>
        <message>
            <source>Only while the puck is OFF.</source>
            <translation>Samo dokler je Puck na OFF.</translation>
        </message>
        <message>
            <source>Or drag a chip to its field.</source>
            <translation>Ali pa potegnite žeton na njegovo polje.</translation>
        </message>
        <message>
            <source>Or keep them, and all of it rides: nothing can be taken from it before it is decided.</source>
            <translation>Ali pa ju obdržite in vse ostane v igri: dokler ni odločeno, ni mogoče vzeti ničesar.</translation>
        </message>
        <message>
            <source>Or throw for it: the first of these totals that you throw is the main.</source>
            <translation>Ali pa vrzite zanjo: prva od teh vsot, ki jo vržete, je glavna številka.</translation>
        </message>
        <message>
            <source>Page {0}: {1}</source>
            <translation>Stran {0}: {1}</translation>
        </message>
        <message>
            <source>Pale chips</source>
            <translation>Bledi žetoni</translation>
        </message>
        <message>
            <source>Pass the dice, and the doubled bank is yours.</source>
            <translation>Predajte kocki in podvojena banka je vaša.</translation>
        </message>
        <message>
            <source>Place bets</source>
            <translation>Stave Place</translation>
        </message>
        <message>
            <source>Place chips on any of the six numbers, on Double, Straight and Triple, as many as you like. Every bet is for one throw.</source>
            <translation>Postavite žetone na katero koli od šestih številk, na Double, Straight in Triple, kolikor želite. Vsaka stava velja za en met.</translation>
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
            <translation>Place to Win in Place to Lose</translation>
        </message>
        <message>
            <source>Playable is what you may still bet.</source>
            <translation>Na voljo je, kar lahko še stavite.</translation>
        </message>
        <message>
            <source>Press puts as much again on the Place bet on the Point.</source>
            <translation>Povišaj poveča stavo Place na Pointu še za enak vložek.</translation>
        </message>
        <message>
            <source>Prints your whole credit as a ticket, once no bet is up. The cashier pays it.</source>
            <translation>Natisne ves vaš kredit na listek, ko na mizi ni nobene stave. Izplača ga blagajna.</translation>
        </message>
        <message>
            <source>Puck OFF</source>
            <translation>Puck OFF</translation>
        </message>
        <message>
            <source>Put your card into the reader and leave it there while you play; take it out to log out.</source>
            <translation>Vstavite kartico v čitalnik in jo med igro pustite v njem; za odjavo jo vzemite ven.</translation>
        </message>
        <message>
            <source>ROLL closes the bets, and three dice are thrown together. They decide all bets</source>
            <translation>VRZI zapre stave in tri kocke se vržejo skupaj. Odločijo o vseh stavah,</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>Nared</translation>
        </message>
        <message>
            <source>Repeat and Double</source>
            <translation>Ponovi in Podvoji</translation>
        </message>
        <message>
            <source>Repeat bets what you bet on the last round; Double doubles all that is up.</source>
            <translation>Ponovi znova stavi vaše stave zadnjega kroga; Podvoji podvoji vse, kar je na mizi.</translation>
        </message>
        <message>
            <source>Repeaters</source>
            <translation>Repeaters</translation>
        </message>
        <message>
            <source>Repeaters: right after a 7; each is locked once its total has come.</source>
            <translation>Repeaters: takoj po 7; vsaka je zaklenjena, ko pade njena vsota.</translation>
        </message>
        <message>
            <source>Rest a finger on a field for a second: a card tells what wins and what loses,</source>
            <translation>Sekundo držite prst na polju: kartica pove, kaj dobi in kaj izgubi,</translation>
        </message>
        <message>
            <source>Roll</source>
            <translation>Vrzi</translation>
        </message>
        <message>
            <source>Rolls since last</source>
            <translation>Meti od zadnjega</translation>
        </message>
        <message>
            <source>Save the bets that are up under a name; one touch puts them all up again.</source>
            <translation>Shranite svoje stave pod imenom; en dotik postavi vse znova.</translation>
        </message>
        <message>
            <source>Set Bets Off, Set Bets On</source>
            <translation>Izklopi stave, vklopi stave</translation>
        </message>
        <message>
            <source>Shared table</source>
            <translation>Skupna miza</translation>
        </message>
        <message>
            <source>Shooter</source>
            <translation>Metalec</translation>
        </message>
        <message>
            <source>Side Bets</source>
            <translation>Side Bets</translation>
        </message>
        <message>
            <source>So {0} on the Horn Bet wins {2} when {1} comes.</source>
            <translation>Vložek {0} na Horn Bet tako dobi {2}, če pade {1}.</translation>
        </message>
        <message>
            <source>Special buttons</source>
            <translation>Posebni gumbi</translation>
        </message>
        <message>
            <source>Straight</source>
            <translation>Straight</translation>
        </message>
        <message>
            <source>Strategies show their house edge and their cost before you put them up.</source>
            <translation>Strategije pokažejo prednost hiše in ceno, preden jih postavite.</translation>
        </message>
        <message>
            <source>Swipe your card to log in, and swipe it again to log out.</source>
            <translation>Potegnite kartico za prijavo in še enkrat za odjavo.</translation>
        </message>
        <message>
            <source>Take or risk</source>
            <translation>Vzeti ali tvegati</translation>
        </message>
        <message>
            <source>Taking odds</source>
            <translation>Jemanje Odds</translation>
        </message>
        <message>
            <source>Tap</source>
            <translation>Dotik</translation>
        </message>
        <message>
            <source>Tap a chip to choose it, then tap a field: each tap puts one more of it there.</source>
            <translation>Dotaknite se žetona, da ga izberete, nato polja: vsak dotik položi tja še enega.</translation>
        </message>
        <message>
            <source>Tap the time beside the name of the game, then Limits and breaks.</source>
            <translation>Dotaknite se ure ob imenu igre, nato Omejitve in odmori.</translation>
        </message>
        <message>
            <source>Tap the time beside the name of the game, then Your card: your figures, and Log out.</source>
            <translation>Dotaknite se ure ob imenu igre, nato Vaša kartica: vaši podatki in Odjava.</translation>
        </message>
        <message>
            <source>The BIG SHOT</source>
            <translation>BIG SHOT</translation>
        </message>
        <message>
            <source>The Point</source>
            <translation>Point</translation>
        </message>
        <message>
            <source>The Point becomes its Point, in red, and the bet is locked.</source>
            <translation>Point postane njen Point, v rdečem, in stava je zaklenjena.</translation>
        </message>
        <message>
            <source>The bank</source>
            <translation>Banka</translation>
        </message>
        <message>
            <source>The chance</source>
            <translation>Priložnost</translation>
        </message>
        <message>
            <source>The choice</source>
            <translation>Izbira</translation>
        </message>
        <message>
            <source>The dealer closes the bets and throws the dice.</source>
            <translation>Krupje zaključi stave in vrže kocki.</translation>
        </message>
        <message>
            <source>The dice are thrown when the betting time is over, or earlier when you press it.</source>
            <translation>Kocki se vržeta, ko poteče čas za stave, ali prej, če pritisnete.</translation>
        </message>
        <message>
            <source>The end</source>
            <translation>Konec</translation>
        </message>
        <message>
            <source>The end of a round</source>
            <translation>Konec kroga</translation>
        </message>
        <message>
            <source>The field tells how many rolls ago its pair came last. It does not change what comes next.</source>
            <translation>Polje pove, pred koliko meti je njegov par nazadnje padel. Na to, kar pride, ne vpliva.</translation>
        </message>
        <message>
            <source>The first throw after it</source>
            <translation>Prvi met po njej</translation>
        </message>
        <message>
            <source>The fourth die hits</source>
            <translation>Četrta kocka zadene</translation>
        </message>
        <message>
            <source>The fourth die hits once in six throws. The window shows what each choice pays, its chance, and what it is worth on average.</source>
            <translation>Četrta kocka zadene enkrat na šest metov. Okno pokaže, koliko plača vsaka izbira, njeno verjetnost in koliko je v povprečju vredna.</translation>
        </message>
        <message>
            <source>The fourth die misses</source>
            <translation>Četrta kocka zgreši</translation>
        </message>
        <message>
            <source>The house does not shoot here: they come straight back, and you lay a new bank.</source>
            <translation>Hiša tu ne meče: kocki se takoj vrneta in položite novo banko.</translation>
        </message>
        <message>
            <source>The main</source>
            <translation>Glavna številka</translation>
        </message>
        <message>
            <source>The main itself is always a nick. Every total beside these is a chance.</source>
            <translation>Glavna številka sama je vedno zadetek. Vsaka vsota razen teh je priložnost.</translation>
        </message>
        <message>
            <source>The next 7 ends the bet, on a come-out roll too; the last of all totals pays at once.</source>
            <translation>Naslednja 7 konča stavo, tudi pri come-out metu; zadnja od vseh vsot izplača takoj.</translation>
        </message>
        <message>
            <source>The number beside a small head is the sum that the others have on a field.</source>
            <translation>Število ob majhni glavi je vsota drugih na polju.</translation>
        </message>
        <message>
            <source>The odds</source>
            <translation>Verjetnosti</translation>
        </message>
        <message>
            <source>The opposite of Come, also bet while the puck is ON.</source>
            <translation>Nasprotje stave Come; tudi to stavite, dokler je Puck na ON.</translation>
        </message>
        <message>
            <source>The opposite of the Pass Line, also bet while the puck is OFF.</source>
            <translation>Nasprotje stave Pass Line; tudi to stavite, dokler je Puck na OFF.</translation>
        </message>
        <message>
            <source>The order does not matter, nor how often a total comes.</source>
            <translation>Vrstni red ni pomemben, prav tako ne, kolikokrat vsota pade.</translation>
        </message>
        <message>
            <source>The others may lay a cover against it: {0} if the bank is lost.</source>
            <translation>Drugi jo lahko krijejo: {0}, če banka izgubi.</translation>
        </message>
        <message>
            <source>The row of totals</source>
            <translation>Vrsta vsot</translation>
        </message>
        <message>
            <source>The same dice for all</source>
            <translation>Iste kocke za vse</translation>
        </message>
        <message>
            <source>The seven-out ends the bet; the last of all Points pays at once.</source>
            <translation>Seven-out konča stavo; zadnji od vseh Pointov izplača takoj.</translation>
        </message>
        <message>
            <source>The six numbers</source>
            <translation>Šest številk</translation>
        </message>
        <message>
            <source>The table waits for the other players, but not for long.</source>
            <translation>Miza počaka druge igralce, a ne dolgo.</translation>
        </message>
        <message>
            <source>The throw</source>
            <translation>Met</translation>
        </message>
        <message>
            <source>The window offers {0} times your bet; {1} times is the most.</source>
            <translation>Okno ponudi {0}-kratnik vaše stave; največ je {1}-kratnik.</translation>
        </message>
        <message>
            <source>Then the chance wins, and the main loses, whichever comes first. Others do nothing.</source>
            <translation>Nato priložnost dobi in glavna številka izgubi, kar pade prej. Druge vsote ne odločajo.</translation>
        </message>
        <message>
            <source>Then the house shoots, and you may cover its bank: a cover wins {0} when the house loses.</source>
            <translation>Nato meče hiša in lahko krijete njeno banko: kritje dobi {0}, ko hiša izgubi.</translation>
        </message>
        <message>
            <source>There is no hop on {0}: these are Horn numbers.</source>
            <translation>Stave Hop na {0} ni: to so številke Horn.</translation>
        </message>
        <message>
            <source>There it wins when its number comes before a 7, and it is locked.</source>
            <translation>Tam dobi, če njena številka pade pred 7, in je zaklenjena.</translation>
        </message>
        <message>
            <source>There you can also take single chips off.</source>
            <translation>Tam lahko odstranite tudi posamezne žetone.</translation>
        </message>
        <message>
            <source>These bets are off on come-out rolls: {0}.</source>
            <translation>Te stave so pri come-out metih OFF: {0}.</translation>
        </message>
        <message>
            <source>These bets play on every roll, come-out rolls too: {0}.</source>
            <translation>Te stave igrajo pri vsakem metu, tudi pri come-out metih: {0}.</translation>
        </message>
        <message>
            <source>They are decided together with the bet that they back.</source>
            <translation>Odločene so skupaj s stavo, ki jo podpirajo.</translation>
        </message>
        <message>
            <source>They are off for the next roll only.</source>
            <translation>OFF so le za naslednji met.</translation>
        </message>
        <message>
            <source>They are settled by the table's dice as soon as it is back.</source>
            <translation>Kocke mize jih odločijo, takoj ko se vrne.</translation>
        </message>
        <message>
            <source>They stay off until you switch them on.</source>
            <translation>OFF ostanejo, dokler jih ne preklopite na ON.</translation>
        </message>
        <message>
            <source>They work while the puck is ON and a line, Field or one-roll bet is up.</source>
            <translation>Delujejo, dokler je Puck na ON in je na mizi stava na liniji, Field ali na en met.</translation>
        </message>
        <message>
            <source>Three hits</source>
            <translation>Trije zadetki</translation>
        </message>
        <message>
            <source>Three hits taken</source>
            <translation>Trije zadetki, vzeto</translation>
        </message>
        <message>
            <source>Throw for it: the first total from 5 to 9 that you throw is the main.</source>
            <translation>Vrzite zanjo: prva vsota od 5 do 9, ki jo vržete, je glavna številka.</translation>
        </message>
        <message>
            <source>Throws that do not count</source>
            <translation>Meti, ki ne veljajo</translation>
        </message>
        <message>
            <source>Throws the dice once your bets are down.</source>
            <translation>Vrže kocki, ko so vaše stave postavljene.</translation>
        </message>
        <message>
            <source>Totals that have come light up in gold. A 7 that comes first loses.</source>
            <translation>Vsote, ki so padle, zasvetijo zlato. Če prej pade 7, stava izgubi.</translation>
        </message>
        <message>
            <source>Touch READY when your bets are down.</source>
            <translation>Dotaknite se NARED, ko ležijo vaše stave.</translation>
        </message>
        <message>
            <source>Touch a plate to name the main, from 5 to 9.</source>
            <translation>Dotaknite se ploščice, da napoveste glavno številko od 5 do 9.</translation>
        </message>
        <message>
            <source>Triple</source>
            <translation>Triple</translation>
        </message>
        <message>
            <source>Two hits</source>
            <translation>Dva zadetka</translation>
        </message>
        <message>
            <source>Undo takes back your last step since the last roll, Redo does it again.</source>
            <translation>Prekliči razveljavi vaš zadnji korak po zadnjem metu, Obnovi ga ponovi.</translation>
        </message>
        <message>
            <source>Undo, Redo and Clear</source>
            <translation>Prekliči, Obnovi in Umakni</translation>
        </message>
        <message>
            <source>Until the dice are thrown you can raise it, double it or take it down.</source>
            <translation>Do meta jo lahko povišate, podvojite ali poberete.</translation>
        </message>
        <message>
            <source>What a main costs</source>
            <translation>Koliko stane glavna številka</translation>
        </message>
        <message>
            <source>What comes too late goes back to your credit, and the line above says so.</source>
            <translation>Kar pride prepozno, se vrne v vaše dobroimetje; vrstica zgoraj to pove.</translation>
        </message>
        <message>
            <source>What is remembered</source>
            <translation>Kaj si naprava zapomni</translation>
        </message>
        <message>
            <source>When one of these bets wins, it stays up and the win goes to your credit: {0}.</source>
            <translation>Ko ena od teh stav dobi, ostane na mizi, dobitek pa gre na vaš kredit: {0}.</translation>
        </message>
        <message>
            <source>When the Point comes again, it is made. A 7 before it is a seven-out. Either ends the round: the puck is OFF again, and the next roll is a come-out roll. Bets that are not decided stay up.</source>
            <translation>Ko Point pade znova, je dosežen. Če prej pade 7, je to seven-out. Oboje konča krog: Puck je spet na OFF in naslednji met je come-out met. Neodločene stave ostanejo na mizi.</translation>
        </message>
        <message>
            <source>When to bet</source>
            <translation>Kdaj staviti</translation>
        </message>
        <message>
            <source>When {0} comes, it becomes the Point: the puck turns white, says ON and moves to its number. Now the dice are thrown until the Point comes again, or a 7.</source>
            <translation>Ko pade {0}, postane to Point: Puck postane bel, kaže ON in se premakne na njegovo številko. Kocki se zdaj mečeta, dokler znova ne pade Point ali 7.</translation>
        </message>
        <message>
            <source>Where it is</source>
            <translation>Kje jo najdete</translation>
        </message>
        <message>
            <source>Where they are</source>
            <translation>Kje jih najdete</translation>
        </message>
        <message>
            <source>While they are off, no roll decides your {0} bets.</source>
            <translation>Dokler so OFF, noben met ne odloča o vaših stavah {0}.</translation>
        </message>
        <message>
            <source>Winning bets</source>
            <translation>Dobitne stave</translation>
        </message>
        <message>
            <source>Wins are paid in whole cents; any fraction of a cent stays with the house.</source>
            <translation>Dobitki se izplačajo v celih centih; kar ostane pod enim centom, ostane hiši.</translation>
        </message>
        <message>
            <source>Wins on 1-2-3, 2-3-4, 3-4-5 and 4-5-6, in any order.</source>
            <translation>Dobi pri 1-2-3, 2-3-4, 3-4-5 in 4-5-6, v poljubnem vrstnem redu.</translation>
        </message>
        <message>
            <source>Wins when all three dice show the same number, whichever it is.</source>
            <translation>Dobi, ko vse tri kocke kažejo isto številko, ne glede na katero.</translation>
        </message>
        <message>
            <source>Wins when two dice show the same number, and pays more when all three do.</source>
            <translation>Dobi, ko dve kocki kažeta isto številko, in plača več, ko jo kažejo vse tri.</translation>
        </message>
        <message>
            <source>With fewer hits than the pays name it is lost.</source>
            <translation>Z manj zadetki, kot jih navajajo izplačila, je izgubljena.</translation>
        </message>
        <message>
            <source>Without the table</source>
            <translation>Brez mize</translation>
        </message>
        <message>
            <source>You are asked before it is taken, when you place or raise the bet.</source>
            <translation>Preden se odšteje, vas vprašamo, in sicer ko stavo postavite ali povišate.</translation>
        </message>
        <message>
            <source>You can always play without a card.</source>
            <translation>Vedno lahko igrate tudi brez kartice.</translation>
        </message>
        <message>
            <source>You can take it down at any time.</source>
            <translation>Kadar koli jo lahko umaknete.</translation>
        </message>
        <message>
            <source>You choose a PIN for it; {0} wrong ones in a row block it until the staff helps.</source>
            <translation>Izberete kodo PIN; {0} napačnih zapored kartico zaklene, dokler ne pomaga osebje.</translation>
        </message>
        <message>
            <source>You do not get it back when you take the bet down.</source>
            <translation>Ko stavo umaknete, provizije ne dobite nazaj.</translation>
        </message>
        <message>
            <source>You get it back when you take the bet down.</source>
            <translation>Ko stavo umaknete, dobite provizijo nazaj.</translation>
        </message>
        <message>
            <source>You have {0} seconds for it. No bet is taken and no dice are thrown before. When the time is over, your win is taken.</source>
            <translation>Imate {0} sekund. Prej se stave ne sprejemajo in kocke se ne mečejo. Ko čas poteče, se vaš dobitek vzame.</translation>
        </message>
        <message>
            <source>You have {0} seconds to choose. Then the dice are passed and the bank is yours.</source>
            <translation>Za izbiro imate {0} sekund. Nato se kocki predata in banka je vaša.</translation>
        </message>
        <message>
            <source>You may bet it before any roll, and raise it, reduce it or take it down as you like.</source>
            <translation>Stavite lahko pred vsakim metom ter stavo poljubno povišate, znižate ali umaknete.</translation>
        </message>
        <message>
            <source>You may bet them before any roll.</source>
            <translation>Stavite jih lahko pred vsakim metom.</translation>
        </message>
        <message>
            <source>You may reduce it or take it down, but not raise it once it has moved.</source>
            <translation>Lahko jo znižate ali umaknete, ne pa povišate, ko se je premaknila.</translation>
        </message>
        <message>
            <source>You may reduce it or take it down, but not raise it.</source>
            <translation>Lahko jo znižate ali umaknete, ne pa povišate.</translation>
        </message>
        <message>
            <source>Your bet is split in {0} equal parts, over {1}.</source>
            <translation>Vaša stava se razdeli na {0} enake dele, na {1}.</translation>
        </message>
        <message>
            <source>Your card</source>
            <translation>Vaša kartica</translation>
        </message>
        <message>
            <source>Your credit and your bets stay as they are.</source>
            <translation>Vaš kredit in stave ostanejo, kot so.</translation>
        </message>
        <message>
            <source>Your number wins when at least one of the three dice shows it. Each die that does is a hit, and more hits pay more. Without a hit the stake is lost.</source>
            <translation>Vaša številka dobi, ko jo kaže vsaj ena od treh kock. Vsaka taka kocka je zadetek in več zadetkov plača več. Brez zadetka je vložek izgubljen.</translation>
        </message>
        <message>
            <source>Your time</source>
            <translation>Vaš čas</translation>
        </message>
        <message>
            <source>also after a cash-out, and whether or not you are remembered.</source>
            <translation>tudi po izplačilu, ne glede na to, ali si vas je naprava zapomnila.</translation>
        </message>
        <message>
            <source>but a number that all three have hit: there you choose.</source>
            <translation>razen o številki, ki so jo zadele vse tri: tam izberete vi.</translation>
        </message>
        <message>
            <source>language, hand, text size, the felts you save, your first name and your figures.</source>
            <translation>jezik, roka, velikost besedila, postavitve, ki jih shranite, vaše ime in vaši podatki o igri.</translation>
        </message>
        <message>
            <source>the next roll is a come-out roll, and bets that can be switched off are off.</source>
            <translation>naslednji met je come-out met, stave, ki jih je mogoče preklopiti, pa so OFF.</translation>
        </message>
        <message>
            <source>what it pays, its limits and the house edge.</source>
            <translation>koliko izplača, njegove omejitve in prednost hiše.</translation>
        </message>
        <message>
            <source>wins {0}, loses {1}</source>
            <translation>dobi {0}, izgubi {1}</translation>
        </message>
        <message>
            <source>{0} and {1} cannot be up at the same time.</source>
            <translation>{0} in {1} ne moreta biti na mizi hkrati.</translation>
        </message>
        <message>
            <source>{0} and {1} may be up at the same time.</source>
            <translation>{0} in {1} sta lahko na mizi hkrati.</translation>
        </message>
        <message>
            <source>{0} hits, then 7, 11 or craps</source>
            <translation>Zadetki: {0}, nato 7, 11 ali craps</translation>
        </message>
        <message>
            <source>{0} hits, then the Point</source>
            <translation>Zadetki: {0}, nato Point</translation>
        </message>
        <message>
            <source>{0} or {1}</source>
            <translation>{0} ali {1}</translation>
        </message>
        <message>
            <source>{0} puts your chip on Place {1}, but not on the Point.</source>
            <translation>{0} položi vaš žeton na Place {1}, ne pa na Point.</translation>
        </message>
        <message>
            <source>{0} wins on {1}.</source>
            <translation>{0} dobi pri {1}.</translation>
        </message>
        <message>
            <source>{0}: {1} times</source>
            <translation>{0}: {1}-krat</translation>
        </message>
    </context>
    <context>
        <name>HelpWindow</name>
        <message>
            <source>Close</source>
            <translation>Zapri</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Pomoč</translation>
        </message>
        <message>
            <source>New to the game?</source>
            <translation>Prvič pri tej igri?</translation>
        </message>
        <message>
            <source>Play a first hand</source>
            <translation>Odigraj prvo igro</translation>
        </message>
        <message>
            <source>Play a first hand with play chips</source>
            <translation>Odigrajte prvo igro z žetoni za vajo</translation>
        </message>
        <message>
            <source>Three minutes with play chips: no money is bet.</source>
            <translation>Tri minute z žetoni za vajo: denar se ne stavi.</translation>
        </message>
    </context>
    <context>
        <name>HistoryBar</name>
        <message>
            <source>Last results</source>
            <translation>Zadnji izidi</translation>
        </message>
        <message>
            <source>No rolls yet</source>
            <translation>Metov še ni</translation>
        </message>
        <message>
            <source>Puck set to OFF by hand</source>
            <translation>Puck ročno na OFF</translation>
        </message>
        <message>
            <source>Roll %1 and %2</source>
            <translation>Met %1 in %2</translation>
        </message>
        <message>
            <source>Throw %1</source>
            <translation>Met %1</translation>
        </message>
    </context>
    <context>
        <name>HotNumbers</name>
        <message>
            <source>Hot numbers</source>
            <translation>Vroča števila</translation>
        </message>
    </context>
    <context>
        <name>HotShooterPlate</name>
        <message>
            <source>Best today</source>
            <translation>Rekord dneva</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Pointi</translation>
        </message>
        <message>
            <source>Rolls</source>
            <translation>Meti</translation>
        </message>
    </context>
    <context>
        <name>IdleCover</name>
        <message>
            <source>Play a first hand with play chips</source>
            <translation>Odigrajte prvo igro z žetoni za vajo</translation>
        </message>
        <message>
            <source>Touch to continue</source>
            <translation>Za nadaljevanje se dotaknite</translation>
        </message>
    </context>
    <context>
        <name>Keypad</name>
        <message>
            <source>Confirm the PIN</source>
            <translation>Potrdi kodo PIN</translation>
        </message>
        <message>
            <source>Digit %1</source>
            <translation>Števka %1</translation>
        </message>
        <message>
            <source>Erase the last digit</source>
            <translation>Izbriši zadnjo števko</translation>
        </message>
        <message>
            <source>OK</source>
            <translation>V redu</translation>
        </message>
    </context>
    <context>
        <name>LanguagesWindow</name>
        <message>
            <source>Back</source>
            <translation>Nazaj</translation>
        </message>
        <message>
            <source>Keep the language</source>
            <translation>Ohrani jezik</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Jezik</translation>
        </message>
        <message>
            <source>Languages</source>
            <translation>Jeziki</translation>
        </message>
    </context>
    <context>
        <name>LargeDie</name>
        <message>
            <source>Die %1</source>
            <translation>Kocka %1</translation>
        </message>
    </context>
    <context>
        <name>LimitWindow</name>
        <message>
            <source>No further bets are taken until you have cashed out. Bets that are up play on, or you take them down.</source>
            <translation>Do izplačila se nove stave ne sprejemajo. Stave na mizi igrajo naprej ali pa jih vzamete dol.</translation>
        </message>
    </context>
    <context>
        <name>LimitsSign</name>
        <message>
            <source>Limits of the table</source>
            <translation>Omejitve mize</translation>
        </message>
        <message>
            <source>Table limits</source>
            <translation>Omejitve</translation>
        </message>
    </context>
    <context>
        <name>LimitsWindow</name>
        <message>
            <source>Back</source>
            <translation>Nazaj</translation>
        </message>
        <message>
            <source>Close the limits</source>
            <translation>Zapri omejitve</translation>
        </message>
        <message>
            <source>Limits and breaks</source>
            <translation>Omejitve in odmori</translation>
        </message>
        <message>
            <source>Once a limit is reached, no further bets are taken. A limit can be lowered, but not raised, until you have cashed out.</source>
            <translation>Ko je omejitev dosežena, se nove stave ne sprejemajo. Do izplačila jo lahko znižate, ne pa zvišate.</translation>
        </message>
        <message>
            <source>Set limits</source>
            <translation>Določi omejitve</translation>
        </message>
        <message>
            <source>Set these limits for the session</source>
            <translation>Določi ti omejitvi za sejo</translation>
        </message>
        <message>
            <source>Take a break</source>
            <translation>Vzemi odmor</translation>
        </message>
    </context>
    <context>
        <name>ListPage</name>
        <message>
            <source>Export</source>
            <translation>Izvozi</translation>
        </message>
        <message>
            <source>Find</source>
            <translation>Poišči</translation>
        </message>
        <message>
            <source>First</source>
            <translation>Prva</translation>
        </message>
        <message>
            <source>First page</source>
            <translation>Prva stran</translation>
        </message>
        <message>
            <source>Last</source>
            <translation>Zadnja</translation>
        </message>
        <message>
            <source>Last page</source>
            <translation>Zadnja stran</translation>
        </message>
        <message>
            <source>Next page</source>
            <translation>Naslednja stran</translation>
        </message>
        <message>
            <source>PDF report</source>
            <translation>Poročilo PDF</translation>
        </message>
        <message>
            <source>Previous page</source>
            <translation>Prejšnja stran</translation>
        </message>
        <message>
            <source>Show all</source>
            <translation>Pokaži vse</translation>
        </message>
    </context>
    <context>
        <name>LivePictureView</name>
        <message>
            <source>Live picture of the dice</source>
            <translation>Slika kock v živo</translation>
        </message>
    </context>
    <context>
        <name>Lobby</name>
        <message>
            <source>Back to {0}</source>
            <translation>Nazaj na {0}</translation>
        </message>
        <message>
            <source>Bets from {0}</source>
            <translation>Stave od {0}</translation>
        </message>
        <message>
            <source>Bets from {0} to {1}</source>
            <translation>Stave od {0} do {1}</translation>
        </message>
        <message>
            <source>Lowest house edge: {0}</source>
            <translation>Najmanjša prednost hiše: {0}</translation>
        </message>
        <message>
            <source>Lowest house edge: {0} ({1})</source>
            <translation>Najmanjša prednost hiše: {0} ({1})</translation>
        </message>
        <message>
            <source>No craps on the come-out: every number except 7 becomes a Point</source>
            <translation>Brez crapsa pri come-outu: vsako število razen 7 postane Point</translation>
        </message>
        <message>
            <source>Par sheet {0}</source>
            <translation>List PAR {0}</translation>
        </message>
        <message>
            <source>Small stakes, and every winning bet comes back with its win</source>
            <translation>Majhni vložki, vsaka dobitna stava pa se vrne z dobitkom</translation>
        </message>
        <message>
            <source>The full table: line bets with odds, Place, Buy, Lay and every proposition</source>
            <translation>Popolna miza: linijske stave z Odds, Place, Buy, Lay in vse proposition stave</translation>
        </message>
        <message>
            <source>The old club game: throw a main, then your chance before the main</source>
            <translation>Stara klubska igra: najprej vržite main, nato chance pred mainom</translation>
        </message>
        <message>
            <source>The quick way in: Pass Line, Place bets and three Fields</source>
            <translation>Za lahek začetek: Pass Line, stave Place in tri polja Field</translation>
        </message>
        <message>
            <source>Three dice, then a fourth: take 12 to 1, or risk it for 50 to 1</source>
            <translation>Tri kocke, nato četrta: vzemite 12 proti 1 ali tvegajte za 50 proti 1</translation>
        </message>
    </context>
    <context>
        <name>LobbyWindow</name>
        <message>
            <source>Choose your game</source>
            <translation>Izberite igro</translation>
        </message>
        <message>
            <source>Credit %1</source>
            <translation>Dobroimetje %1</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Igre</translation>
        </message>
        <message>
            <source>Play a first hand</source>
            <translation>Odigraj prvo igro</translation>
        </message>
        <message>
            <source>Play a first hand with play chips</source>
            <translation>Odigrajte prvo igro z žetoni za vajo</translation>
        </message>
    </context>
    <context>
        <name>LockScreen</name>
        <message>
            <source>Please call an attendant</source>
            <translation>Prosimo, pokličite osebje</translation>
        </message>
        <message>
            <source>The attendant has been called</source>
            <translation>Osebje je poklicano</translation>
        </message>
    </context>
    <context>
        <name>Main</name>
        <message>
            <source>Cash out</source>
            <translation>Izplačilo</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistika</translation>
        </message>
        <message numerus="yes">
            <source>You throw: %n seconds</source>
            <translation>
                <numerusform>Mečete vi: %n sekunda</numerusform>
                <numerusform>Mečete vi: %n sekundi</numerusform>
                <numerusform>Mečete vi: %n sekunde</numerusform>
                <numerusform>Mečete vi: %n sekund</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Message</name>
        <message>
            <source>'{text}' is before the first [section]</source>
            <translation>»{text}« je pred prvim [razdelkom]</translation>
        </message>
        <message>
            <source>'{text}' is not a [section]</source>
            <translation>»{text}« ni [razdelek]</translation>
        </message>
        <message>
            <source>'{text}' is not of the form key = value</source>
            <translation>»{text}« nima oblike ključ = vrednost</translation>
        </message>
        <message>
            <source>'{value}' are not multiples like 1 2 3, with blanks between</source>
            <translation>»{value}« niso večkratniki kot 1 2 3 s presledki</translation>
        </message>
        <message>
            <source>'{value}' is no whole number of units of {bet}, such as 5, or 1 up to 2</source>
            <translation>»{value}« ni celo število enot za {bet}, kot je 5 ali 1 up to 2</translation>
        </message>
        <message>
            <source>'{value}' is not a pay like 7:6, of two whole numbers</source>
            <translation>»{value}« ni izplačilo kot 7:6 iz dveh celih števil</translation>
        </message>
        <message>
            <source>'{value}' is not a rate below one like 0.05</source>
            <translation>»{value}« ni stopnja pod ena kot 0.05</translation>
        </message>
        <message>
            <source>'{value}' is not an amount above zero like 5.00, with two decimals</source>
            <translation>»{value}« ni znesek nad nič kot 5.00 z dvema decimalkama</translation>
        </message>
        <message>
            <source>A bill is stuck in the bill validator.</source>
            <translation>V sprejemniku bankovcev se je zataknil bankovec.</translation>
        </message>
        <message>
            <source>A bill is stuck on its way into the stacker.</source>
            <translation>Bankovec se je zataknil na poti v zlagalnik.</translation>
        </message>
        <message>
            <source>A die came to rest cocked.</source>
            <translation>Kocka je obstala postrani.</translation>
        </message>
        <message>
            <source>A die left the table.</source>
            <translation>Ena kocka je padla z mize.</translation>
        </message>
        <message>
            <source>A die lies cocked.</source>
            <translation>Ena kocka leži postrani.</translation>
        </message>
        <message>
            <source>A die was missing or out of sight.</source>
            <translation>Kocka je manjkala ali je ni bilo videti.</translation>
        </message>
        <message>
            <source>A line of {path} makes no sense: {line}.</source>
            <translation>Vrstica v {path} nima smisla: {line}.</translation>
        </message>
        <message>
            <source>A message in the name of {who} does not agree with its signature: it was altered or repeated.</source>
            <translation>Sporočilo v imenu {who} se ne ujema s podpisom: bilo je spremenjeno ali ponovljeno.</translation>
        </message>
        <message>
            <source>A message in the name of {who} is not signed.</source>
            <translation>Sporočilo v imenu {who} ni podpisano.</translation>
        </message>
        <message>
            <source>A message in the name of {who} was signed by a stranger: the certificate is not of this house.</source>
            <translation>Sporočilo v imenu {who} je podpisal tujec: potrdilo ni od te hiše.</translation>
        </message>
        <message>
            <source>A message in the name of {who} was signed by {signer}.</source>
            <translation>Sporočilo v imenu {who} je podpisal {signer}.</translation>
        </message>
        <message>
            <source>A parameter is wrong</source>
            <translation>Parameter je napačen</translation>
        </message>
        <message>
            <source>A pipe or a device has the journal's name.</source>
            <translation>Ime dnevnika ima cev ali naprava.</translation>
        </message>
        <message>
            <source>A player has credit at a table of {before}, and {other} has {after}. Start with the earlier limits, have the credit paid, and then change them.</source>
            <translation>Igralec ima kredit pri mizi z omejitvami {before}, {other} pa ima {after}. Zaženite s prejšnjimi omejitvami, izplačajte kredit in jih nato spremenite.</translation>
        </message>
        <message>
            <source>A player has credit at a table with {name} of {before}, and Param.ini has {after}. Start with the earlier limits, have the credit paid, and then change them.</source>
            <translation>Igralec ima dobroimetje pri mizi, kjer je {name} {before}, v Param.ini pa je {after}. Zaženite s prejšnjimi omejitvami, izplačajte dobroimetje in jih nato spremenite.</translation>
        </message>
        <message>
            <source>A row of table {table} was sent to table {expected}.</source>
            <translation>Vrstica mize {table} je bila poslana mizi {expected}.</translation>
        </message>
        <message>
            <source>A second bill was put in too early. Take it out.</source>
            <translation>Drugi bankovec je bil vstavljen prezgodaj. Odstranite ga.</translation>
        </message>
        <message>
            <source>A signed release has played here; this copy of the program is not signed.</source>
            <translation>Tukaj je igrala podpisana izdaja; ta kopija programa ni podpisana.</translation>
        </message>
        <message>
            <source>All copies of the journal are on one device ({disk}): what destroys it destroys them all.</source>
            <translation>Vse kopije dnevnika so na eni napravi ({disk}): kar uniči njo, uniči vse.</translation>
        </message>
        <message>
            <source>All copies of the journal are on one device: what destroys it destroys them all.</source>
            <translation>Vse kopije dnevnika so na eni napravi: kar uniči njo, uniči vse.</translation>
        </message>
        <message>
            <source>An event in it makes no sense ({error}).</source>
            <translation>Dogodek v dnevniku nima smisla ({error}).</translation>
        </message>
        <message>
            <source>Another program has its port open.</source>
            <translation>Priključek naprave uporablja drug program.</translation>
        </message>
        <message>
            <source>Another program holds the journal ({error}).</source>
            <translation>Dnevnik uporablja drug program ({error}).</translation>
        </message>
        <message>
            <source>Archived journal {archive} cannot be read: {why}.</source>
            <translation>Arhiviranega dnevnika {archive} ni mogoče prebrati: {why}.</translation>
        </message>
        <message>
            <source>Beside the journal lies a rollback journal, which it never makes.</source>
            <translation>Ob dnevniku leži povratni dnevnik, ki ga sam nikoli ne naredi.</translation>
        </message>
        <message>
            <source>Bets are up under sheet {sheet}, and {other} as it is now is not the same.</source>
            <translation>Na mizi so stave po listu PAR {sheet}, sedanji {other} pa ni enak.</translation>
        </message>
        <message>
            <source>Cabinet {cabinet} does not have seat {seat}.</source>
            <translation>Aparat {cabinet} nima sedeža {seat}.</translation>
        </message>
        <message>
            <source>Cabinet {cabinet} has played round {round} of this table, and the table knows its rounds up to {newest} only.</source>
            <translation>Aparat {cabinet} je igral krog {round} te mize, miza pa pozna svoje kroge le do {newest}.</translation>
        </message>
        <message>
            <source>Cabinet {cabinet} has sat here with a newer journal: this one is an old copy.</source>
            <translation>Aparat {cabinet} je bil tu že z novejšim dnevnikom: ta je stara kopija.</translation>
        </message>
        <message>
            <source>Cabinet {cabinet} has seat {seat} at table {table}.</source>
            <translation>Aparat {cabinet} ima sedež {seat} pri mizi {table}.</translation>
        </message>
        <message>
            <source>Copy {number} of the journal lacked the last event, which came from the database.</source>
            <translation>Kopiji {number} dnevnika je manjkal zadnji dogodek; prišel je iz podatkovne baze.</translation>
        </message>
        <message>
            <source>Copy {number} of the journal lacked the last {count} events, which came from the database.</source>
            <translation>Kopiji {number} dnevnika so manjkali zadnji dogodki ({count}); prišli so iz podatkovne baze.</translation>
        </message>
        <message>
            <source>Copy {number} of the journal was rebuilt from the database: {cause}.</source>
            <translation>Kopija {number} dnevnika je bila obnovljena iz podatkovne baze: {cause}.</translation>
        </message>
        <message>
            <source>Copy {number} of the journal, {path}, cannot be used ({error}).</source>
            <translation>Kopija {number} dnevnika, {path}, ni uporabna ({error}).</translation>
        </message>
        <message>
            <source>Copy {number} of the journal, {path}, was found damaged: {cause}.</source>
            <translation>Kopija {number} dnevnika, {path}, je poškodovana: {cause}.</translation>
        </message>
        <message>
            <source>Copy {number}: {found}</source>
            <translation>Kopija {number}: {found}</translation>
        </message>
        <message>
            <source>Dice are missing from the dice generator, or there are too many.</source>
            <translation>V metalniku kock manjkajo kocke ali pa jih je preveč.</translation>
        </message>
        <message>
            <source>Event {number} is missing in copy {copy} of the journal.</source>
            <translation>Dogodek {number} manjka v kopiji {copy} dnevnika.</translation>
        </message>
        <message>
            <source>Event {number} of the journal makes no sense ({error}).</source>
            <translation>Dogodek {number} v dnevniku nima smisla ({error}).</translation>
        </message>
        <message>
            <source>Have the house's authority issue a new one.</source>
            <translation>Overitelj hiše naj izda novo.</translation>
        </message>
        <message>
            <source>Impossible device report</source>
            <translation>Nemogoče sporočilo naprave</translation>
        </message>
        <message>
            <source>It does not answer.</source>
            <translation>Naprava se ne odziva.</translation>
        </message>
        <message>
            <source>It has lost its power and starts again.</source>
            <translation>Naprava je ostala brez napajanja in se znova zaganja.</translation>
        </message>
        <message>
            <source>It has no bulk endpoints.</source>
            <translation>Naprava nima končnih točk USB vrste bulk.</translation>
        </message>
        <message>
            <source>It is not plugged in.</source>
            <translation>Naprava ni priključena.</translation>
        </message>
        <message>
            <source>It is pending.</source>
            <translation>Je v čakanju.</translation>
        </message>
        <message>
            <source>It is redeemed.</source>
            <translation>Je unovčen.</translation>
        </message>
        <message>
            <source>It took {sent} of {all} bytes.</source>
            <translation>Naprava je sprejela {sent} od {all} bajtov.</translation>
        </message>
        <message>
            <source>It was never entered.</source>
            <translation>Nikoli ni bil vpisan.</translation>
        </message>
        <message>
            <source>It was not kept for this request.</source>
            <translation>Ni bil zadržan za to zahtevo.</translation>
        </message>
        <message>
            <source>It was redeemed by the same request.</source>
            <translation>Unovčen je bil z isto zahtevo.</translation>
        </message>
        <message>
            <source>It was unplugged.</source>
            <translation>Naprava je bila izključena iz vtičnice.</translation>
        </message>
        <message>
            <source>It was worth {cents} cents.</source>
            <translation>Vreden je bil {cents} centov.</translation>
        </message>
        <message>
            <source>Its address {address} is not of the form usb:1234:abcd.</source>
            <translation>Naslov naprave {address} nima oblike usb:1234:abcd.</translation>
        </message>
        <message>
            <source>Its driver has failed and starts again.</source>
            <translation>V gonilniku naprave je prišlo do napake; znova se zaganja.</translation>
        </message>
        <message>
            <source>Its files cannot be checked ({error}).</source>
            <translation>Njegovih datotek ni mogoče preveriti ({error}).</translation>
        </message>
        <message>
            <source>Its port fails ({error}).</source>
            <translation>Priključek naprave ne deluje ({error}).</translation>
        </message>
        <message>
            <source>Its port is no serial line.</source>
            <translation>Priključek naprave ni serijski.</translation>
        </message>
        <message>
            <source>Money is open in {currency}, but Param.ini names {other}.</source>
            <translation>V igri je denar v valuti {currency}, Param.ini pa navaja {other}.</translation>
        </message>
        <message>
            <source>No bills are taken now.</source>
            <translation>Bankovci se zdaj ne sprejemajo.</translation>
        </message>
        <message>
            <source>No dealer of the house has a key with the name “{name}”.</source>
            <translation>Noben delivec hiše nima ključa z imenom »{name}«.</translation>
        </message>
        <message>
            <source>No journal can be made at {path} ({error}).</source>
            <translation>Na mestu {path} ni mogoče ustvariti dnevnika ({error}).</translation>
        </message>
        <message>
            <source>No tickets are taken now.</source>
            <translation>Listki se zdaj ne sprejemajo.</translation>
        </message>
        <message>
            <source>Only cashable tickets are taken here.</source>
            <translation>Tu se sprejemajo samo izplačljivi listki.</translation>
        </message>
        <message>
            <source>Order {number} of dealer {name} was answered before: it was put in again, and was not carried out.</source>
            <translation>Na ukaz {number}, ki ga je dal krupje {name}, je bilo že odgovorjeno: vnesen je bil znova in ni bil izveden.</translation>
        </message>
        <message>
            <source>Order {number} of the dealer has the same key as another one.</source>
            <translation>Naročilo {number} krupjeja ima isti ključ kot drugo.</translation>
        </message>
        <message>
            <source>Paper is jammed in the ticket printer: please clear it.</source>
            <translation>V tiskalniku listkov se je zagozdil papir: odstranite ga, prosimo.</translation>
        </message>
        <message>
            <source>Paper waits in the slot of the ticket printer: please take it.</source>
            <translation>V reži tiskalnika listkov čaka papir: vzemite ga, prosimo.</translation>
        </message>
        <message>
            <source>Param.ini cannot be written</source>
            <translation>Param.ini ni mogoče zapisati</translation>
        </message>
        <message>
            <source>Param.ini was edited by hand</source>
            <translation>Datoteka Param.ini je bila ročno spremenjena</translation>
        </message>
        <message>
            <source>Play goes on in a moment.</source>
            <translation>Igra se nadaljuje čez trenutek.</translation>
        </message>
        <message>
            <source>Practice may not use {what}: that is outside its own folder.</source>
            <translation>Vaja ne sme uporabljati {what}: to je zunaj njene mape.</translation>
        </message>
        <message>
            <source>Round {number} was played by a par sheet that is not offered here, with SHA-256 {digest}.</source>
            <translation>Krog {number} je bil igran po listu PAR, ki tu ni na voljo, s SHA-256 {digest}.</translation>
        </message>
        <message>
            <source>Round {round} cannot be closed: its betting has not ended.</source>
            <translation>Kroga {round} ni mogoče zapreti: stave so še odprte.</translation>
        </message>
        <message>
            <source>Round {round} cannot begin: round {newest} is not decided.</source>
            <translation>Krog {round} se ne more začeti: krog {newest} ni odločen.</translation>
        </message>
        <message>
            <source>Round {round} contradicts what the table has published of it.</source>
            <translation>Krog {round} nasprotuje temu, kar je miza o njem objavila.</translation>
        </message>
        <message>
            <source>Round {round} does not follow round {newest}, the newest of the table.</source>
            <translation>Krog {round} ne sledi krogu {newest}, zadnjemu krogu mize.</translation>
        </message>
        <message>
            <source>Round {round} is not decided.</source>
            <translation>Krog {round} ni odločen.</translation>
        </message>
        <message>
            <source>Round {round} names other bets than those that were accepted.</source>
            <translation>Krog {round} navaja druge stave od sprejetih.</translation>
        </message>
        <message>
            <source>Round {round} of the table does not agree with its digest: it was altered.</source>
            <translation>Krog {round} mize se ne ujema s svojim prstnim odtisom: bil je spremenjen.</translation>
        </message>
        <message>
            <source>SQLite does not wait for the disk at each commit.</source>
            <translation>SQLite ob potrditvi zapisa ne počaka na disk.</translation>
        </message>
        <message>
            <source>Seat {seat} cannot be left: its bets of round {round} are not settled.</source>
            <translation>Sedeža {seat} ni mogoče zapustiti: njegove stave iz kroga {round} niso poravnane.</translation>
        </message>
        <message>
            <source>Seat {seat} has been taken again in the name of cabinet {cabinet}: a copy of this station is running.</source>
            <translation>Sedež {seat} je bil znova zaseden v imenu aparata {cabinet}: teče kopija te postaje.</translation>
        </message>
        <message>
            <source>Seat {seat} has reported another result of round {round}: this journal is an old copy.</source>
            <translation>Sedež {seat} je za krog {round} že sporočil drug izid: ta dnevnik je stara kopija.</translation>
        </message>
        <message>
            <source>Seat {seat} has reported round {round}, and round {expected} comes first.</source>
            <translation>Sedež {seat} je sporočil krog {round}, prej pa je na vrsti krog {expected}.</translation>
        </message>
        <message>
            <source>Seat {seat} has sealed other bets as version {version} of round {round}: this journal is an old copy.</source>
            <translation>Sedež {seat} je kot različico {version} kroga {round} zapečatil druge stave: ta dnevnik je stara kopija.</translation>
        </message>
        <message>
            <source>Seat {seat} is taken by cabinet {cabinet}.</source>
            <translation>Sedež {seat} zaseda aparat {cabinet}.</translation>
        </message>
        <message>
            <source>Seat {seat} of cabinet {cabinet} was freed at the table, and what it was owed was paid there: keep this journal, and clear the RAM before this station plays again.</source>
            <translation>Sedež {seat} aparata {cabinet} je bil pri mizi sproščen, dolgovano pa je bilo tam izplačano: shranite ta dnevnik in izbrišite RAM, preden ta postaja spet igra.</translation>
        </message>
        <message>
            <source>Slip {number} was not printed: {cause}.</source>
            <translation>Listek {number} ni bil natisnjen: {cause}.</translation>
        </message>
        <message>
            <source>Slip {number} was ordered before.</source>
            <translation>Listek {number} je bil že naročen.</translation>
        </message>
        <message>
            <source>The RAM clear is confirmed</source>
            <translation>Brisanje RAM je potrjeno</translation>
        </message>
        <message>
            <source>The barcode of this ticket cannot be read.</source>
            <translation>Črtne kode tega listka ni mogoče prebrati.</translation>
        </message>
        <message>
            <source>The bets of seat {seat} in round {round} do not agree with their digest or sum: they were altered.</source>
            <translation>Stave na sedežu {seat} v krogu {round} se ne ujemajo s svojim prstnim odtisom ali vsoto: bile so spremenjene.</translation>
        </message>
        <message>
            <source>The bill stacker is full.</source>
            <translation>Zlagalnik bankovcev je poln.</translation>
        </message>
        <message>
            <source>The bill stacker is open or missing.</source>
            <translation>Zlagalnik bankovcev je odprt ali ga ni.</translation>
        </message>
        <message>
            <source>The bill validator did not wait for an order and gave it back.</source>
            <translation>Sprejemnik bankovcev ga je vrnil, ne da bi počakal na ukaz.</translation>
        </message>
        <message>
            <source>The bill validator does not know a bill of {amount}, which the parameter money.bills names.</source>
            <translation>Validator bankovcev ne pozna bankovca za {amount}, ki ga navaja parameter money.bills.</translation>
        </message>
        <message>
            <source>The bill validator does not take its settings.</source>
            <translation>Sprejemnik bankovcev ne sprejme nastavitev.</translation>
        </message>
        <message>
            <source>The bill validator has detected an attempt at fraud.</source>
            <translation>Sprejemnik bankovcev je zaznal goljufijo.</translation>
        </message>
        <message>
            <source>The bill validator has failed: {cause}.</source>
            <translation>Sprejemnik bankovcev je odpovedal: {cause}.</translation>
        </message>
        <message>
            <source>The bill validator reports an internal error.</source>
            <translation>Sprejemnik bankovcev ima notranjo okvaro.</translation>
        </message>
        <message>
            <source>The bill was credited, and then found in the acceptor, which gives it back. The player may have it.</source>
            <translation>Bankovec je bil pripisan kreditu in nato najden v sprejemniku, ki ga vrača. Morda ga ima igralec.</translation>
        </message>
        <message>
            <source>The bill was not taken: {cause}.</source>
            <translation>Bankovec ni bil sprejet: {cause}.</translation>
        </message>
        <message>
            <source>The cabinet cannot be followed: {error}</source>
            <translation>Aparatu ni mogoče slediti: {error}</translation>
        </message>
        <message>
            <source>The camera answers, but sends no picture that can be read ({error}).</source>
            <translation>Kamera odgovarja, vendar ne pošilja nobene berljive slike ({error}).</translation>
        </message>
        <message>
            <source>The camera answers, but sends no picture that can be read.</source>
            <translation>Kamera odgovarja, vendar ne pošilja nobene berljive slike.</translation>
        </message>
        <message>
            <source>The camera does not answer ({error}).</source>
            <translation>Kamera ne odgovarja ({error}).</translation>
        </message>
        <message>
            <source>The camera has ended its stream.</source>
            <translation>Kamera je končala pretok slik.</translation>
        </message>
        <message>
            <source>The camera has not been reached yet.</source>
            <translation>Kamera še ni bila dosežena.</translation>
        </message>
        <message>
            <source>The camera sends no stream of JPEG pictures.</source>
            <translation>Kamera ne pošilja pretoka slik JPEG.</translation>
        </message>
        <message>
            <source>The camera's password cannot be read from {file} ({error}).</source>
            <translation>Gesla kamere ni mogoče prebrati iz datoteke {file} ({error}).</translation>
        </message>
        <message>
            <source>The camera's picture is larger than {width} by {height}; set a smaller one in the camera.</source>
            <translation>Slika kamere je večja od {width} krat {height}; v kameri nastavite manjšo.</translation>
        </message>
        <message>
            <source>The card reader cannot read cards.</source>
            <translation>Bralnik kartic ne more brati kartic.</translation>
        </message>
        <message>
            <source>The certificate of the house's authority ends on {day}.</source>
            <translation>Potrdilo overitelja hiše poteče {day}.</translation>
        </message>
        <message>
            <source>The certificate of {who} ends on {day}.</source>
            <translation>Potrdilo za {who} poteče {day}.</translation>
        </message>
        <message>
            <source>The certificate of {who} has been revoked.</source>
            <translation>Potrdilo za {who} je preklicano.</translation>
        </message>
        <message>
            <source>The certificate of {who} is valid from {begins} to {ends}, and not today.</source>
            <translation>Potrdilo za {who} velja od {begins} do {ends}, danes pa ne.</translation>
        </message>
        <message>
            <source>The certificates in {folder} are of different authorities.</source>
            <translation>Potrdila v {folder} so od različnih overiteljev.</translation>
        </message>
        <message>
            <source>The check of the journal's earlier events did not end ({cause}).</source>
            <translation>Preverjanje prejšnjih dogodkov dnevnika se ni končalo ({cause}).</translation>
        </message>
        <message>
            <source>The check of the journal's earlier events was stopped.</source>
            <translation>Preverjanje prejšnjih dogodkov dnevnika je bilo prekinjeno.</translation>
        </message>
        <message>
            <source>The copies of the journal cannot be checked ({error}).</source>
            <translation>Kopij dnevnika ni mogoče preveriti ({error}).</translation>
        </message>
        <message>
            <source>The copies of the journal hold different events, and nothing says which is right.</source>
            <translation>Kopije dnevnika vsebujejo različne dogodke in nič ne pove, katera je prava.</translation>
        </message>
        <message>
            <source>The copy's snapshot of event {number} is not the one that was taken.</source>
            <translation>Posnetek stanja pri dogodku {number} v kopiji ni tisti, ki je bil narejen.</translation>
        </message>
        <message>
            <source>The credit may not exceed {amount}.</source>
            <translation>Kredit ne sme preseči {amount}.</translation>
        </message>
        <message>
            <source>The currency has changed in play</source>
            <translation>Valuta se je med igro spremenila</translation>
        </message>
        <message>
            <source>The dealer did not answer.</source>
            <translation>Krupje ni odgovoril.</translation>
        </message>
        <message>
            <source>The dealer has decided so.</source>
            <translation>Tako je odločil krupje.</translation>
        </message>
        <message>
            <source>The dice came to rest on top of each other.</source>
            <translation>Kocke so obstale ena na drugi.</translation>
        </message>
        <message>
            <source>The dice can no longer be thrown: {cause}.</source>
            <translation>Kock ni več mogoče vreči: {cause}.</translation>
        </message>
        <message>
            <source>The dice cannot be read.</source>
            <translation>Kock ni mogoče prebrati.</translation>
        </message>
        <message>
            <source>The dice cannot be thrown now. All bets stand.</source>
            <translation>Kock zdaj ni mogoče vreči. Vse stave ostanejo.</translation>
        </message>
        <message>
            <source>The dice cannot be thrown: {cause}.</source>
            <translation>Kock ni mogoče vreči: {cause}.</translation>
        </message>
        <message>
            <source>The dice could not be read with certainty.</source>
            <translation>Kock ni bilo mogoče zanesljivo prebrati.</translation>
        </message>
        <message>
            <source>The dice did not come to rest in time.</source>
            <translation>Kocke se niso pravočasno umirile.</translation>
        </message>
        <message>
            <source>The dice generator broke down during the throw.</source>
            <translation>Metalnik kock se je med metom pokvaril.</translation>
        </message>
        <message>
            <source>The dice generator cannot read the dice.</source>
            <translation>Metalnik kock ne more prebrati kock.</translation>
        </message>
        <message>
            <source>The dice generator cannot record its throws.</source>
            <translation>Metalnik kock ne more zapisovati metov.</translation>
        </message>
        <message>
            <source>The dice generator cannot shake the dice.</source>
            <translation>Metalnik kock ne more stresti kock.</translation>
        </message>
        <message>
            <source>The dice generator cannot throw the number of dice that the game needs at once ({wanted}), only {there}.</source>
            <translation>Metalnik kock ne more hkrati vreči toliko kock, kot jih potrebuje igra ({wanted}), temveč samo {there}.</translation>
        </message>
        <message>
            <source>The dice generator does not finish its throw.</source>
            <translation>Metalnik kock ne dokonča meta.</translation>
        </message>
        <message>
            <source>The dice generator has used this throw number before and no longer knows the result; its record must be cleared.</source>
            <translation>Metalnik kock je to številko meta že uporabil in izida ne pozna več; njegov zapis je treba izbrisati.</translation>
        </message>
        <message>
            <source>The dice generator has used this throw number before, for another number of dice; its record must be cleared.</source>
            <translation>Metalnik kock je to številko meta že uporabil za drugo število kock; njegov zapis je treba izbrisati.</translation>
        </message>
        <message>
            <source>The dice generator is testing itself.</source>
            <translation>Metalnik kock opravlja samopreizkus.</translation>
        </message>
        <message>
            <source>The dice generator lost its power during the throw.</source>
            <translation>Metalnik kock je med metom ostal brez napajanja.</translation>
        </message>
        <message>
            <source>The dice generator refuses what its protocol demands.</source>
            <translation>Metalnik kock zavrača, kar zahteva njegov protokol.</translation>
        </message>
        <message>
            <source>The dice generator reports a fault.</source>
            <translation>Metalnik kock javlja okvaro.</translation>
        </message>
        <message>
            <source>The dice generator's source of chance has failed its test.</source>
            <translation>Vir naključja metalnika kock ni prestal preizkusa.</translation>
        </message>
        <message>
            <source>The dice were entered wrongly.</source>
            <translation>Kocki sta bili napačno vneseni.</translation>
        </message>
        <message>
            <source>The dice were touched.</source>
            <translation>Kock se je nekdo dotaknil.</translation>
        </message>
        <message>
            <source>The disk does not do what the journal asks of it ({error}).</source>
            <translation>Disk ne izvede, kar zahteva dnevnik ({error}).</translation>
        </message>
        <message>
            <source>The disk is full ({error}).</source>
            <translation>Disk je poln ({error}).</translation>
        </message>
        <message>
            <source>The doors cannot be journaled</source>
            <translation>Vrat ni mogoče zapisati v dnevnik</translation>
        </message>
        <message>
            <source>The events of the journal do not balance: {error}.</source>
            <translation>Dogodki v dnevniku se ne ujemajo: {error}.</translation>
        </message>
        <message>
            <source>The exchange knows more of this table than its journal: the journal is an old copy, or another table uses it.</source>
            <translation>Izmenjava ve o tej mizi več kot njen dnevnik: dnevnik je stara kopija ali pa jo uporablja druga miza.</translation>
        </message>
        <message>
            <source>The exchange of the table has version {found}, and this program needs version {needed}.</source>
            <translation>Izmenjava mize ima različico {found}, ta program pa potrebuje različico {needed}.</translation>
        </message>
        <message>
            <source>The file name {name} cannot stand in a manifest.</source>
            <translation>Ime datoteke {name} ne more biti v manifestu.</translation>
        </message>
        <message>
            <source>The file of the ticket book is no ticket book, or of another version.</source>
            <translation>Datoteka knjige listkov je druga ali druge različice.</translation>
        </message>
        <message>
            <source>The house needs a new authority, and every machine of its tables a new key.</source>
            <translation>Hiša potrebuje novega overitelja, vsaka naprava njenih miz pa nov ključ.</translation>
        </message>
        <message>
            <source>The journal cannot be used</source>
            <translation>Dnevnika ni mogoče uporabiti</translation>
        </message>
        <message>
            <source>The journal cannot be written</source>
            <translation>V dnevnik ni mogoče pisati</translation>
        </message>
        <message>
            <source>The journal cannot be written: {cause}.</source>
            <translation>V dnevnik ni mogoče pisati: {cause}.</translation>
        </message>
        <message>
            <source>The journal is being checked</source>
            <translation>Dnevnik se preverja</translation>
        </message>
        <message>
            <source>The journal is broken at event {number}: {reason}.</source>
            <translation>Dnevnik je prekinjen pri dogodku {number}: {reason}.</translation>
        </message>
        <message>
            <source>The journal is not one of practice.</source>
            <translation>Dnevnik ni iz vaje.</translation>
        </message>
        <message>
            <source>The journal is of version {version}, and this program knows version {known} only.</source>
            <translation>Dnevnik je različice {version}, ta program pa pozna samo različico {known}.</translation>
        </message>
        <message>
            <source>The journal is one of practice: nothing in it counts.</source>
            <translation>Dnevnik je iz vaje: nič v njem ne šteje.</translation>
        </message>
        <message>
            <source>The journal may not be opened ({error}).</source>
            <translation>Dnevnika ni dovoljeno odpreti ({error}).</translation>
        </message>
        <message>
            <source>The journal may not be written ({error}).</source>
            <translation>V dnevnik ni dovoljeno pisati ({error}).</translation>
        </message>
        <message>
            <source>The journal was found damaged while the terminal ran.</source>
            <translation>Dnevnik je bil med delovanjem terminala prepoznan kot poškodovan.</translation>
        </message>
        <message>
            <source>The journal {name} is in use by another terminal or an audit.</source>
            <translation>Dnevnik {name} uporablja drug terminal ali revizija.</translation>
        </message>
        <message>
            <source>The journal {name} is missing, and its WAL is still there.</source>
            <translation>Dnevnik {name} manjka, njegov WAL pa je še tam.</translation>
        </message>
        <message>
            <source>The journal {name} is missing, and the record of its last event is damaged.</source>
            <translation>Dnevnik {name} manjka, zapis o njegovem zadnjem dogodku pa je poškodovan.</translation>
        </message>
        <message>
            <source>The journal's database was bad and was rebuilt from copy {number}: {cause}.</source>
            <translation>Podatkovna baza dnevnika je bila slaba in je bila obnovljena iz kopije {number}: {cause}.</translation>
        </message>
        <message>
            <source>The journal's earlier events cannot be checked ({error}).</source>
            <translation>Prejšnjih dogodkov v dnevniku ni mogoče preveriti ({error}).</translation>
        </message>
        <message>
            <source>The journal's file is damaged ({error}).</source>
            <translation>Datoteka dnevnika je poškodovana ({error}).</translation>
        </message>
        <message>
            <source>The journal's file is empty, is not a journal, or its first page is damaged.</source>
            <translation>Datoteka dnevnika je prazna, ni dnevnik ali je njena prva stran poškodovana.</translation>
        </message>
        <message>
            <source>The journal's file is not a journal, or its first page is damaged.</source>
            <translation>Datoteka dnevnika ni dnevnik ali je njena prva stran poškodovana.</translation>
        </message>
        <message>
            <source>The journal's file is not written through a WAL.</source>
            <translation>Datoteka dnevnika se ne zapisuje prek WAL.</translation>
        </message>
        <message>
            <source>The journal's files cannot be opened ({error}).</source>
            <translation>Datotek dnevnika ni mogoče odpreti ({error}).</translation>
        </message>
        <message>
            <source>The journal's first page is damaged.</source>
            <translation>Prva stran dnevnika je poškodovana.</translation>
        </message>
        <message>
            <source>The journal's folder {path} cannot be made ({error}).</source>
            <translation>Mape dnevnika {path} ni mogoče ustvariti ({error}).</translation>
        </message>
        <message>
            <source>The journal's pages do not hang together ({error}).</source>
            <translation>Strani dnevnika se ne ujemajo med seboj ({error}).</translation>
        </message>
        <message>
            <source>The journal's place {path} cannot be used ({error}).</source>
            <translation>Mesta dnevnika {path} ni mogoče uporabiti ({error}).</translation>
        </message>
        <message>
            <source>The journal's table of {table} is missing or damaged.</source>
            <translation>Tabela {table} dnevnika manjka ali je poškodovana.</translation>
        </message>
        <message>
            <source>The key and the certificate in {folder} are not those of {who}.</source>
            <translation>Ključ in potrdilo v {folder} nista od {who}.</translation>
        </message>
        <message>
            <source>The last {count} throws were void.</source>
            <translation>Zadnjih {count} metov je bilo neveljavnih.</translation>
        </message>
        <message>
            <source>The library for cameras with RTSP or on USB is not installed.</source>
            <translation>Knjižnica za kamere z RTSP ali na USB ni nameščena.</translation>
        </message>
        <message>
            <source>The lid of the dice generator is open.</source>
            <translation>Pokrov metalnika kock je odprt.</translation>
        </message>
        <message>
            <source>The lid of the dice generator was opened during the throw.</source>
            <translation>Pokrov metalnika kock je bil med metom odprt.</translation>
        </message>
        <message>
            <source>The limits of the table have changed with a player at it</source>
            <translation>Omejitve mize so se spremenile, ko je bil ob njej igralec</translation>
        </message>
        <message>
            <source>The log cannot be written</source>
            <translation>V tehnični zapisnik ni mogoče pisati</translation>
        </message>
        <message>
            <source>The meters do not agree</source>
            <translation>Števci se ne ujemajo</translation>
        </message>
        <message>
            <source>The par sheet has changed in play</source>
            <translation>List PAR se je med igro spremenil</translation>
        </message>
        <message>
            <source>The par sheet is wrong</source>
            <translation>List PAR je napačen</translation>
        </message>
        <message>
            <source>The par sheet of round {number} is another one, though bets were up.</source>
            <translation>List PAR kroga {number} je drug, čeprav so bile stave na mizi.</translation>
        </message>
        <message>
            <source>The parameters are changed</source>
            <translation>Parametri so spremenjeni</translation>
        </message>
        <message>
            <source>The place of the journal does not allow a WAL.</source>
            <translation>Mesto dnevnika ne dovoljuje WAL.</translation>
        </message>
        <message>
            <source>The place of the ticket book does not allow a WAL.</source>
            <translation>Mesto knjige listkov ne dovoljuje WAL.</translation>
        </message>
        <message>
            <source>The plain copies of the journal hold different events, and its database is bad.</source>
            <translation>Preprosti kopiji dnevnika vsebujeta različne dogodke, njegova podatkovna baza pa je slaba.</translation>
        </message>
        <message>
            <source>The players of gaming day {number} do not add up to it.</source>
            <translation>Vsote igralcev igralnega dne {number} se ne ujemajo z njegovimi.</translation>
        </message>
        <message>
            <source>The process that reads the camera has failed.</source>
            <translation>Proces, ki bere kamero, je odpovedal.</translation>
        </message>
        <message>
            <source>The program ended before the clock was set. Look whether it is right.</source>
            <translation>Program se je končal, preden je bila ura nastavljena. Preverite, ali je pravilna.</translation>
        </message>
        <message>
            <source>The program finds no USB library (libusb).</source>
            <translation>Program ne najde knjižnice USB (libusb).</translation>
        </message>
        <message>
            <source>The program is being checked</source>
            <translation>Program se preverja</translation>
        </message>
        <message>
            <source>The program is not as it was released</source>
            <translation>Program ni tak, kot je bil izdan</translation>
        </message>
        <message>
            <source>The program may not open its port.</source>
            <translation>Program ne sme odpreti priključka naprave.</translation>
        </message>
        <message>
            <source>The program starts again in a moment.</source>
            <translation>Program se bo takoj znova zagnal.</translation>
        </message>
        <message>
            <source>The program was restarted before the printer had answered.</source>
            <translation>Program se je znova zagnal, preden je tiskalnik odgovoril.</translation>
        </message>
        <message>
            <source>The puck of round {number} does not follow from the dice before it.</source>
            <translation>Plošček kroga {number} ne sledi iz kock pred njim.</translation>
        </message>
        <message>
            <source>The record of a RAM clear cannot be read ({error}).</source>
            <translation>Zapisa o brisanju RAM ni mogoče prebrati ({error}).</translation>
        </message>
        <message>
            <source>The record of a RAM clear is something else.</source>
            <translation>Zapis o brisanju RAM je nekaj drugega.</translation>
        </message>
        <message>
            <source>The record of its RAM clear is missing or damaged.</source>
            <translation>Zapis o njegovem brisanju RAM manjka ali je poškodovan.</translation>
        </message>
        <message>
            <source>The record of the last event cannot be written ({error}).</source>
            <translation>Zapisa o zadnjem dogodku ni mogoče zapisati ({error}).</translation>
        </message>
        <message>
            <source>The record of the last event did not reach the disk ({error}).</source>
            <translation>Zapis o zadnjem dogodku ni prišel na disk ({error}).</translation>
        </message>
        <message>
            <source>The rounds of the table cannot be read from its journal: {error}</source>
            <translation>Krogov mize ni mogoče prebrati iz njenega dnevnika: {error}</translation>
        </message>
        <message>
            <source>The server of the table could lose bets: its setting {name} is “{setting}”.</source>
            <translation>Strežnik mize bi lahko izgubil stave: njegova nastavitev {name} je »{setting}«.</translation>
        </message>
        <message>
            <source>The server of the table does not allow this ({error}).</source>
            <translation>Strežnik mize tega ne dovoli ({error}).</translation>
        </message>
        <message>
            <source>The server of the table is PostgreSQL {found}: version 15 or newer is needed.</source>
            <translation>Strežnik mize je PostgreSQL {found}: potrebna je različica 15 ali novejša.</translation>
        </message>
        <message>
            <source>The signature of {path} is wrong.</source>
            <translation>Podpis datoteke {path} ni pravi.</translation>
        </message>
        <message>
            <source>The simulated devices cannot be started</source>
            <translation>Simuliranih naprav ni mogoče zagnati</translation>
        </message>
        <message>
            <source>The simulated devices cannot be started in {directory} ({error}).</source>
            <translation>Simuliranih naprav v {directory} ni mogoče zagnati ({error}).</translation>
        </message>
        <message>
            <source>The snapshot of event {number} is missing.</source>
            <translation>Manjka posnetek stanja pri dogodku {number}.</translation>
        </message>
        <message>
            <source>The snapshot of event {number} is not the one that was taken.</source>
            <translation>Posnetek stanja pri dogodku {number} ni tisti, ki je bil narejen.</translation>
        </message>
        <message>
            <source>The staff is at work at the table, or a door is open.</source>
            <translation>Osebje dela pri mizi ali pa so odprta vrata.</translation>
        </message>
        <message>
            <source>The station of seat {seat}, cabinet {cabinet}, was back since its sum was printed.</source>
            <translation>Postaja sedeža {seat}, aparat {cabinet}, se je po izpisu njenega zneska vrnila.</translation>
        </message>
        <message>
            <source>The system's clock cannot be set: {error}.</source>
            <translation>Sistemske ure ni mogoče nastaviti: {error}.</translation>
        </message>
        <message>
            <source>The system's clock did not take the time.</source>
            <translation>Sistemska ura ni sprejela časa.</translation>
        </message>
        <message>
            <source>The table cannot be reached ({error}).</source>
            <translation>Miza ni dosegljiva ({error}).</translation>
        </message>
        <message>
            <source>The table does not answer.</source>
            <translation>Miza se ne odziva.</translation>
        </message>
        <message>
            <source>The table does not reach its stations.</source>
            <translation>Miza ne doseže svojih postaj.</translation>
        </message>
        <message>
            <source>The table does not take this ({error}).</source>
            <translation>Miza tega ne sprejme ({error}).</translation>
        </message>
        <message>
            <source>The table has declared it void.</source>
            <translation>Miza ga je razglasila za neveljavnega.</translation>
        </message>
        <message>
            <source>The table has no round {round}.</source>
            <translation>Miza nima kroga {round}.</translation>
        </message>
        <message>
            <source>The table is paused. All bets stand.</source>
            <translation>Miza je v premoru. Vse stave ostanejo.</translation>
        </message>
        <message>
            <source>The table shows round {found}, and this station needs round {expected} first.</source>
            <translation>Miza kaže krog {found}, to mesto pa najprej potrebuje krog {expected}.</translation>
        </message>
        <message>
            <source>The terminal has found a mistake of its own</source>
            <translation>Terminal je odkril lastno napako</translation>
        </message>
        <message>
            <source>The ticket book cannot be held against the journal ({error}).</source>
            <translation>Knjige listkov ni mogoče primerjati z dnevnikom ({error}).</translation>
        </message>
        <message>
            <source>The ticket book cannot be locked ({error}).</source>
            <translation>Knjige listkov ni mogoče zakleniti ({error}).</translation>
        </message>
        <message>
            <source>The ticket book cannot be opened ({error}).</source>
            <translation>Knjige listkov ni mogoče odpreti ({error}).</translation>
        </message>
        <message>
            <source>The ticket book cannot be used ({error}).</source>
            <translation>Knjige listkov ni mogoče uporabiti ({error}).</translation>
        </message>
        <message>
            <source>The ticket book contradicts the journal about ticket {number}: move it away, and a new one is made.</source>
            <translation>Knjiga listkov nasprotuje dnevniku pri listku {number}: odstranite jo in narejena bo na novo.</translation>
        </message>
        <message>
            <source>The ticket book is damaged.</source>
            <translation>Knjiga listkov je poškodovana.</translation>
        </message>
        <message>
            <source>The ticket book is in use, and it serves one cabinet only.</source>
            <translation>Knjiga listkov je v uporabi in služi samo enemu aparatu.</translation>
        </message>
        <message>
            <source>The ticket paper is running low.</source>
            <translation>Papirja za listke zmanjkuje.</translation>
        </message>
        <message>
            <source>The ticket printer had failed: a technician has to turn the key.</source>
            <translation>Tiskalnik listkov je odpovedal: tehnik mora obrniti ključ.</translation>
        </message>
        <message>
            <source>The ticket printer is offline: please switch it online.</source>
            <translation>Tiskalnik listkov je nepovezan: vzpostavite povezavo, prosimo.</translation>
        </message>
        <message>
            <source>The ticket printer is out of paper: please load paper.</source>
            <translation>Tiskalnik listkov je brez papirja: vstavite ga, prosimo.</translation>
        </message>
        <message>
            <source>The ticket printer reports an error that it does not clear: please call a technician.</source>
            <translation>Tiskalnik listkov javlja napako, ki je sam ne odpravi: pokličite tehnika, prosimo.</translation>
        </message>
        <message>
            <source>The ticket printer's drawer is open: please close it.</source>
            <translation>Predal tiskalnika listkov je odprt: zaprite ga, prosimo.</translation>
        </message>
        <message>
            <source>The ticket printer's print head is up: please lower it.</source>
            <translation>Glava tiskalnika listkov je dvignjena: spustite jo, prosimo.</translation>
        </message>
        <message>
            <source>The ticket was credited, and then found in the acceptor, which gives it back. It is worth nothing any more.</source>
            <translation>Listek je bil pripisan kreditu in nato najden v sprejemniku, ki ga vrača. Ni več vreden ničesar.</translation>
        </message>
        <message>
            <source>The validator is idle but never said that the bill was stacked. Look for it in the stacker.</source>
            <translation>Sprejemnik miruje, vendar ni javil, da je bankovec zložen. Poiščite ga v zlagalniku.</translation>
        </message>
        <message>
            <source>The validator is idle but never said that the ticket was stacked. Look for it in the stacker.</source>
            <translation>Sprejemnik miruje, vendar ni javil, da je listek zložen. Poiščite ga v zlagalniku.</translation>
        </message>
        <message>
            <source>The validator lost its power while it stacked the bill and no longer knows it. Look for it.</source>
            <translation>Sprejemnik je med zlaganjem bankovca ostal brez napajanja in zanj ne ve več. Poiščite ga.</translation>
        </message>
        <message>
            <source>The validator lost its power while it stacked the ticket and no longer knows it. Look for it.</source>
            <translation>Sprejemnik je med zlaganjem listka ostal brez napajanja in zanj ne ve več. Poiščite ga.</translation>
        </message>
        <message>
            <source>The validator stacked a bill that was never seen in escrow. Look for it in the stacker.</source>
            <translation>Sprejemnik je zložil bankovec, ki ni bil nikoli v čakanju. Poiščite ga v zlagalniku.</translation>
        </message>
        <message>
            <source>The validator stacked a test bill that was to go back. Look for it in the stacker.</source>
            <translation>Sprejemnik je zložil preizkusni bankovec, ki naj bi bil vrnjen. Poiščite ga v zlagalniku.</translation>
        </message>
        <message>
            <source>The validator stacked a ticket that was to go back. Look for it in the stacker.</source>
            <translation>Sprejemnik je zložil listek, ki bi ga moral vrniti. Poiščite ga v zlagalniku.</translation>
        </message>
        <message>
            <source>The verification of the program did not end ({cause}).</source>
            <translation>Preverjanje programa se ni končalo ({cause}).</translation>
        </message>
        <message>
            <source>The verification of the program was stopped.</source>
            <translation>Preverjanje programa je bilo prekinjeno.</translation>
        </message>
        <message>
            <source>The voice pack has no recording in its own language, {language}.</source>
            <translation>Glasovni paket nima nobenega posnetka v svojem jeziku, {language}.</translation>
        </message>
        <message>
            <source>The voice pack's settings: {reason}.</source>
            <translation>Nastavitve glasovnega paketa: {reason}.</translation>
        </message>
        <message>
            <source>The {device} reported {report} ({error}).</source>
            <translation>Naprava {device} je javila {report} ({error}).</translation>
        </message>
        <message>
            <source>There are {stored} snapshots where {taken} were taken.</source>
            <translation>Število posnetkov stanja je {stored}, narejenih pa jih je bilo {taken}.</translation>
        </message>
        <message>
            <source>There is a snapshot of event {number}, which is missing.</source>
            <translation>Obstaja posnetek stanja pri dogodku {number}, ki manjka.</translation>
        </message>
        <message>
            <source>There is a snapshot of event {number}, which is none.</source>
            <translation>Obstaja posnetek stanja pri dogodku {number}, ki to ni.</translation>
        </message>
        <message>
            <source>There is no exchange of a table here: a technician has to set it up first.</source>
            <translation>Tu ni izmenjave nobene mize: najprej jo mora vzpostaviti tehnik.</translation>
        </message>
        <message>
            <source>There is no folder {path}.</source>
            <translation>Mapa {path} ne obstaja.</translation>
        </message>
        <message>
            <source>There is no journal at {path}.</source>
            <translation>Na mestu {path} ni dnevnika.</translation>
        </message>
        <message>
            <source>This bill is not taken here.</source>
            <translation>Ta bankovec se tu ne sprejema.</translation>
        </message>
        <message>
            <source>This cabinet only takes tickets that it has printed itself.</source>
            <translation>Ta aparat sprejema samo listke, ki jih je natisnil sam.</translation>
        </message>
        <message>
            <source>This is not a bill.</source>
            <translation>To ni bankovec.</translation>
        </message>
        <message>
            <source>This machine has the keys of {own} and may not speak for {who}.</source>
            <translation>Ta naprava ima ključe za {own} in ne sme govoriti v imenu {who}.</translation>
        </message>
        <message>
            <source>This program has no permission to set the system's clock.</source>
            <translation>Ta program nima dovoljenja za nastavitev sistemske ure.</translation>
        </message>
        <message>
            <source>This station and the shared table disagree about its round.</source>
            <translation>To igralno mesto in skupna miza se ne ujemata glede kroga.</translation>
        </message>
        <message>
            <source>This station's journal cannot be compared with what its table knows of it: {error}</source>
            <translation>Dnevnika te postaje ni mogoče primerjati s tem, kar o njem ve njena miza: {error}</translation>
        </message>
        <message>
            <source>This ticket has been redeemed already.</source>
            <translation>Ta listek je že unovčen.</translation>
        </message>
        <message>
            <source>This ticket has expired.</source>
            <translation>Ta listek je potekel.</translation>
        </message>
        <message>
            <source>This ticket is being redeemed already.</source>
            <translation>Ta listek se že unovčuje.</translation>
        </message>
        <message>
            <source>This ticket is in another currency.</source>
            <translation>Ta listek je v drugi valuti.</translation>
        </message>
        <message>
            <source>This ticket is not in the journal of this cabinet. Please show it to an attendant.</source>
            <translation>Tega listka ni v dnevniku te naprave. Prosimo, pokažite ga osebju.</translation>
        </message>
        <message>
            <source>This ticket is void.</source>
            <translation>Ta listek je neveljaven.</translation>
        </message>
        <message>
            <source>This ticket waits for an attendant.</source>
            <translation>Ta listek čaka na osebje.</translation>
        </message>
        <message>
            <source>Throw {throw} belongs to round {round}.</source>
            <translation>Met {throw} pripada krogu {round}.</translation>
        </message>
        <message>
            <source>Throw {throw} has not ended in time.</source>
            <translation>Met {throw} se ni končal pravočasno.</translation>
        </message>
        <message>
            <source>Ticket {number} cannot be printed: its validation number {validation} does not have {digits} digits.</source>
            <translation>Listka {number} ni mogoče natisniti: njegova potrditvena številka {validation} nima {digits} števk.</translation>
        </message>
        <message>
            <source>Ticket {number} is in doubt: it was ordered again after ticket {later}.</source>
            <translation>Dvom o listku {number}: znova je bil naročen po listku {later}.</translation>
        </message>
        <message>
            <source>Ticket {number} is in doubt: {cause}.</source>
            <translation>Dvom o listku {number}: {cause}.</translation>
        </message>
        <message>
            <source>Tickets are not taken for a while. Please ask an attendant.</source>
            <translation>Listki se nekaj časa ne sprejemajo. Prosimo, obrnite se na osebje.</translation>
        </message>
        <message>
            <source>Tickets in the ticket book that the journal does not know, and that are not paid: {count}.</source>
            <translation>Listki v knjigi listkov, ki jih dnevnik ne pozna in ki se ne izplačajo: {count}.</translation>
        </message>
        <message>
            <source>Tickets of which the ticket book did not know what the journal knows, and now does: {count}.</source>
            <translation>Listki, o katerih knjiga listkov ni vedela, kar ve dnevnik, in so zdaj dopisani: {count}.</translation>
        </message>
        <message>
            <source>Tickets of {amount} or more are paid at the cage only: please go there.</source>
            <translation>Listki za {amount} ali več se izplačajo samo na blagajni: prosimo, pojdite tja.</translation>
        </message>
        <message>
            <source>Too many throws were void: look at the dice, and let the table go on.</source>
            <translation>Preveč metov je bilo neveljavnih: poglejte kocke in pustite mizi nadaljevati.</translation>
        </message>
        <message>
            <source>What has the name {name} is no file.</source>
            <translation>To, kar nosi ime {name}, ni datoteka.</translation>
        </message>
        <message>
            <source>What it says of its bills arrives garbled.</source>
            <translation>Sporočila naprave o bankovcih prihajajo popačena.</translation>
        </message>
        <message>
            <source>What the table shows beside its round cannot be read ({error}).</source>
            <translation>Tega, kar miza kaže ob krogu, ni mogoče prebrati ({error}).</translation>
        </message>
        <message>
            <source>[{section}] does not say any of these: {keys}</source>
            <translation>v [{section}] manjka eno od naslednjih: {keys}</translation>
        </message>
        <message>
            <source>[{section}] does not say {key}</source>
            <translation>v [{section}] manjka {key}</translation>
        </message>
        <message>
            <source>[{section}] is no section of a par sheet: {sections}</source>
            <translation>[{section}] ni razdelek lista PAR: {sections}</translation>
        </message>
        <message>
            <source>a bill was in its acceptor</source>
            <translation>v vhodnem delu je bil bankovec</translation>
        </message>
        <message>
            <source>a bill was in its stacker</source>
            <translation>v zlagalniku je bil bankovec</translation>
        </message>
        <message>
            <source>a part of it was not done</source>
            <translation>del ni bil opravljen</translation>
        </message>
        <message>
            <source>a strategy has at least one bet</source>
            <translation>strategija ima vsaj eno stavo</translation>
        </message>
        <message>
            <source>a ticket is being printed</source>
            <translation>tiska se listek</translation>
        </message>
        <message>
            <source>a time of day like 06:00, from 00:00 to 23:59</source>
            <translation>čas dneva kot 06:00, od 00:00 do 23:59</translation>
        </message>
        <message>
            <source>a value would be read as something else: a comment begins in it</source>
            <translation>vrednost bi se prebrala drugače: v njej se začne komentar</translation>
        </message>
        <message>
            <source>a whole number from {least} to {most}</source>
            <translation>celo število od {least} do {most}</translation>
        </message>
        <message>
            <source>all, none, or a day like {example}</source>
            <translation>all, none ali dan kot {example}</translation>
        </message>
        <message>
            <source>all, or different bill values from {least} to {most}, smallest first, separated by commas</source>
            <translation>all ali različne vrednosti bankovcev od {least} do {most}, najmanjša najprej, ločene z vejicami</translation>
        </message>
        <message>
            <source>an amount from {least} to {most}, written like 12.50</source>
            <translation>znesek od {least} do {most}, zapisan kot 12.50</translation>
        </message>
        <message>
            <source>an event is missing there or after it</source>
            <translation>tam ali za njim manjka dogodek</translation>
        </message>
        <message>
            <source>another bill was still in the head</source>
            <translation>drug bankovec je bil še v glavi</translation>
        </message>
        <message>
            <source>another bill was still on its way to the stacker</source>
            <translation>drug bankovec je bil še na poti v zlagalnik</translation>
        </message>
        <message>
            <source>another file has its name</source>
            <translation>njeno ime ima druga datoteka</translation>
        </message>
        <message>
            <source>bills has {bill}, which is no bill of {currency}; these are: {bills}</source>
            <translation>bills vsebuje {bill}; takega bankovca v {currency} ni, so pa: {bills}</translation>
        </message>
        <message>
            <source>both other copies agree on other events</source>
            <translation>drugi dve kopiji se ujemata v drugih dogodkih</translation>
        </message>
        <message>
            <source>break_after_minutes needs breaks of some length, and break_minutes is 0</source>
            <translation>break_after_minutes potrebuje odmore z nekim trajanjem, break_minutes pa je 0</translation>
        </message>
        <message>
            <source>camera has to be an address like http://camera.local:8080/stream, rtsp://camera.local/stream or /dev/video0, or none</source>
            <translation>camera mora biti naslov, kot je http://camera.local:8080/stream, rtsp://camera.local/stream ali /dev/video0, ali none</translation>
        </message>
        <message>
            <source>code {code}</source>
            <translation>koda {code}</translation>
        </message>
        <message>
            <source>denominations has {factor}, which makes no whole cents of the chip of {chip}</source>
            <translation>denominations vsebuje {factor}; z njim žeton {chip} ne da celih centov</translation>
        </message>
        <message>
            <source>denominations has {factor}, which makes the chip of {chip} more than {most}</source>
            <translation>denominations vsebuje {factor}; z njim žeton {chip} preseže {most}</translation>
        </message>
        <message>
            <source>duplicate key {key}, first on line {line}</source>
            <translation>podvojen ključ {key}, prvič v vrstici {line}</translation>
        </message>
        <message>
            <source>duplicate section [{section}], first on line {line}</source>
            <translation>podvojen razdelek [{section}], prvič v vrstici {line}</translation>
        </message>
        <message>
            <source>events up to {number} are in copy {copy}</source>
            <translation>dogodki do {number} so v kopiji {copy}</translation>
        </message>
        <message>
            <source>events up to {number} were acknowledged and are missing</source>
            <translation>dogodki do {number} so bili potrjeni in manjkajo</translation>
        </message>
        <message>
            <source>full_megabytes has to be at most low_megabytes, which is {megabytes}</source>
            <translation>full_megabytes sme biti največ low_megabytes, torej {megabytes}</translation>
        </message>
        <message>
            <source>games, wagers and wins of all sheets together are {found}, of the machine {whole}</source>
            <translation>igre, vplačila in dobitki vseh listov skupaj so {found}, terminala pa {whole}</translation>
        </message>
        <message>
            <source>hurry_seconds has to be at most bet_seconds, which is {seconds}</source>
            <translation>hurry_seconds sme biti največ bet_seconds, torej {seconds}</translation>
        </message>
        <message>
            <source>is starting</source>
            <translation>zagon poteka</translation>
        </message>
        <message>
            <source>is starting after it lost its power</source>
            <translation>zagon po izgubi napajanja poteka</translation>
        </message>
        <message>
            <source>it and what follows up to event {number} are not in the copy</source>
            <translation>v kopiji ni ne njega ne tistih za njim do dogodka {number}</translation>
        </message>
        <message>
            <source>it cannot be read (it is no file with text in it)</source>
            <translation>ni je mogoče prebrati (ni datoteka z besedilom)</translation>
        </message>
        <message>
            <source>it cannot be read ({error})</source>
            <translation>ni je mogoče prebrati ({error})</translation>
        </message>
        <message>
            <source>it cannot be read as UTF-8 ({error})</source>
            <translation>datoteka ni besedilo UTF-8 ({error})</translation>
        </message>
        <message>
            <source>it cannot be written ({error})</source>
            <translation>datoteke ni mogoče zapisati ({error})</translation>
        </message>
        <message>
            <source>it did not move as it should</source>
            <translation>ni se premikal, kakor bi se moral</translation>
        </message>
        <message>
            <source>it does not say {name}</source>
            <translation>ne navaja {name}</translation>
        </message>
        <message>
            <source>it has no signature</source>
            <translation>nima podpisa</translation>
        </message>
        <message>
            <source>it holds other events than both others</source>
            <translation>vsebuje druge dogodke kot drugi dve</translation>
        </message>
        <message>
            <source>it is a private key: only public keys belong there</source>
            <translation>je zasebni ključ: tja sodijo samo javni ključi</translation>
        </message>
        <message>
            <source>it is empty</source>
            <translation>datoteka je prazna</translation>
        </message>
        <message>
            <source>it is good up to event {number}</source>
            <translation>dobra je do dogodka {number}</translation>
        </message>
        <message>
            <source>it is longer than {bytes} bytes</source>
            <translation>datoteka je daljša od {bytes} bajtov</translation>
        </message>
        <message>
            <source>it is missing</source>
            <translation>manjka</translation>
        </message>
        <message>
            <source>it is no configuration of Boxman, or a part of it is missing</source>
            <translation>ni konfiguracija Boxmana ali pa manjka njen del</translation>
        </message>
        <message>
            <source>it is no private Ed25519 key in PEM format</source>
            <translation>ni zasebni ključ Ed25519 v obliki PEM</translation>
        </message>
        <message>
            <source>it is no public Ed25519 key in PEM format</source>
            <translation>ni javni ključ Ed25519 v obliki PEM</translation>
        </message>
        <message>
            <source>it is not an event ({error})</source>
            <translation>to ni dogodek ({error})</translation>
        </message>
        <message>
            <source>it is not the one that was acknowledged</source>
            <translation>to ni tisti, ki je bil potrjen</translation>
        </message>
        <message>
            <source>it is not what the database says</source>
            <translation>to ni tisto, kar pravi podatkovna baza</translation>
        </message>
        <message>
            <source>it is not what was written after the event before it</source>
            <translation>to ni tisto, kar je bilo zapisano za prejšnjim dogodkom</translation>
        </message>
        <message>
            <source>it is of version {version}, and this program is version {own}</source>
            <translation>je različice {version}, ta program pa je različica {own}</translation>
        </message>
        <message>
            <source>it is offline</source>
            <translation>ni na zvezi</translation>
        </message>
        <message>
            <source>it is out of paper</source>
            <translation>zmanjkalo je papirja</translation>
        </message>
        <message>
            <source>it is signed with the key {key}, which this cabinet does not trust</source>
            <translation>je podpisana s ključem {key}, ki mu ta naprava ne zaupa</translation>
        </message>
        <message>
            <source>it let too much or too little light through</source>
            <translation>prepuščal je preveč ali premalo svetlobe</translation>
        </message>
        <message>
            <source>it reports an error that it does not clear</source>
            <translation>sporoča napako, ki je ne izbriše</translation>
        </message>
        <message>
            <source>it was changed meanwhile by something else</source>
            <translation>medtem jo je spremenilo nekaj drugega</translation>
        </message>
        <message>
            <source>it was found damaged while the terminal ran</source>
            <translation>med delovanjem terminala je bila prepoznana kot poškodovana</translation>
        </message>
        <message>
            <source>it was not put in straight</source>
            <translation>ni bil vstavljen naravnost</translation>
        </message>
        <message>
            <source>it was not recognised as genuine</source>
            <translation>ni bil prepoznan kot pristen</translation>
        </message>
        <message>
            <source>it was stopped</source>
            <translation>bilo je ustavljeno</translation>
        </message>
        <message>
            <source>its boot memory is damaged</source>
            <translation>zagonski pomnilnik je poškodovan</translation>
        </message>
        <message>
            <source>its colours were not recognised</source>
            <translation>njegove barve niso bile prepoznane</translation>
        </message>
        <message>
            <source>its denomination was not recognised</source>
            <translation>njegov apoen ni bil prepoznan</translation>
        </message>
        <message>
            <source>its drawer is open</source>
            <translation>predal je odprt</translation>
        </message>
        <message>
            <source>its events from {number} on are not what was written</source>
            <translation>njeni dogodki od {number} dalje niso to, kar je bilo zapisano</translation>
        </message>
        <message>
            <source>its file does not begin as that copy does</source>
            <translation>njena datoteka se ne začne kot ta kopija</translation>
        </message>
        <message>
            <source>its file is missing</source>
            <translation>njena datoteka je manjkala</translation>
        </message>
        <message>
            <source>its hash is not one</source>
            <translation>njegov zgoščeni zapis ni veljaven</translation>
        </message>
        <message>
            <source>its header is not what was written</source>
            <translation>njena glava ni to, kar je bilo zapisano</translation>
        </message>
        <message>
            <source>its last event is not what was written</source>
            <translation>njen zadnji dogodek ni to, kar je bilo zapisano</translation>
        </message>
        <message>
            <source>its last record is not what was written</source>
            <translation>njen zadnji zapis ni to, kar je bilo zapisano</translation>
        </message>
        <message>
            <source>its length is not right</source>
            <translation>njegova dolžina ni prava</translation>
        </message>
        <message>
            <source>its magnetic print was not recognised</source>
            <translation>njegov magnetni tisk ni bil prepoznan</translation>
        </message>
        <message>
            <source>its measurement could not be compensated</source>
            <translation>njegove meritve ni bilo mogoče izravnati</translation>
        </message>
        <message>
            <source>its memory cannot be written</source>
            <translation>v pomnilnik ni mogoče pisati</translation>
        </message>
        <message>
            <source>its memory is damaged</source>
            <translation>pomnilnik je poškodovan</translation>
        </message>
        <message>
            <source>its parameters do not have the digest that it names</source>
            <translation>njeni parametri nimajo zgoščene vrednosti, ki jo navaja</translation>
        </message>
        <message>
            <source>its picture was not recognised</source>
            <translation>njegova slika ni bila prepoznana</translation>
        </message>
        <message>
            <source>its print head is up</source>
            <translation>tiskalna glava je dvignjena</translation>
        </message>
        <message>
            <source>its record in the copy is damaged at byte {byte}</source>
            <translation>njegov zapis v kopiji je poškodovan pri bajtu {byte}</translation>
        </message>
        <message>
            <source>its record in the copy is not what was written after the event before it</source>
            <translation>njegov zapis v kopiji ni to, kar je bilo zapisano za prejšnjim dogodkom</translation>
        </message>
        <message>
            <source>its record is missing in the copy</source>
            <translation>njegov zapis v kopiji manjka</translation>
        </message>
        <message>
            <source>its records from event {number} on are not what was written</source>
            <translation>njeni zapisi od dogodka {number} dalje niso to, kar je bilo zapisano</translation>
        </message>
        <message>
            <source>its signature is wrong: it was altered after it was signed</source>
            <translation>njen podpis ni pravilen: po podpisu je bila spremenjena</translation>
        </message>
        <message>
            <source>jackpots of {cents} cents were paid, of {due} cents due</source>
            <translation>izplačani so bili jackpoti za {cents} centov, dolgovanih je bilo {due}</translation>
        </message>
        <message>
            <source>language has to be one of the languages offered: {offered}</source>
            <translation>language mora biti eden od ponujenih jezikov: {offered}</translation>
        </message>
        <message>
            <source>levels from {least} to {most} with the times of day from which they apply, rising, like {example}</source>
            <translation>stopnje od {least} do {most} z urami, od katerih veljajo, naraščajoče, kot {example}</translation>
        </message>
        <message>
            <source>max_bet is below min_bet, {amount}</source>
            <translation>max_bet je nižji od min_bet, {amount}</translation>
        </message>
        <message>
            <source>max_total_bet is below the bank of {amount} that may be laid</source>
            <translation>max_total_bet je nižji od dovoljene banke {amount}</translation>
        </message>
        <message>
            <source>max_total_bet is less than {bet} alone may hold</source>
            <translation>max_total_bet je manj, kot sme imeti samo {bet}</translation>
        </message>
        <message>
            <source>none, or amounts with the days from which they count, rising, like {example}</source>
            <translation>none ali zneski z dnevi, od katerih veljajo, naraščajoče, kot {example}</translation>
        </message>
        <message>
            <source>none, or names of par sheets, each with three to seven different chip values, smallest first, like {example}</source>
            <translation>none ali imena izplačilnih listov, vsako s tremi do sedmimi različnimi vrednostmi žetonov, najmanjša prva, kot {example}</translation>
        </message>
        <message>
            <source>not heard of yet</source>
            <translation>se še ni oglasila</translation>
        </message>
        <message>
            <source>one of: {words}</source>
            <translation>eno od: {words}</translation>
        </message>
        <message>
            <source>one or more of these, separated by commas: {words}</source>
            <translation>eno ali več od naslednjih, ločeno z vejicami: {words}</translation>
        </message>
        <message>
            <source>one to {count} different amounts from {least} to {most}, separated by commas</source>
            <translation>en do {count} različnih zneskov od {least} do {most}, ločenih z vejicami</translation>
        </message>
        <message>
            <source>one to {count} different names of 1 to {most} printable characters, separated by commas</source>
            <translation>eno do {count} različnih imen s po 1 do {most} natisljivimi znaki, ločenih z vejicami</translation>
        </message>
        <message>
            <source>paper is jammed in it</source>
            <translation>papir se je zagozdil</translation>
        </message>
        <message>
            <source>paper jammed</source>
            <translation>zagozden papir</translation>
        </message>
        <message>
            <source>paper ran out</source>
            <translation>zmanjkalo je papirja</translation>
        </message>
        <message>
            <source>something that is no file has its name</source>
            <translation>njeno ime ima nekaj, kar ni datoteka</translation>
        </message>
        <message>
            <source>the aligning motor fails</source>
            <translation>poravnalni motor ne deluje</translation>
        </message>
        <message>
            <source>the bank is covered by as much and can only pay 1:1</source>
            <translation>banka je krita v enakem znesku in lahko plača le 1:1</translation>
        </message>
        <message>
            <source>the bills by denomination are {cents} cents, all bills {all}</source>
            <translation>bankovci po vrednostih so {cents} centov, vsi skupaj {all}</translation>
        </message>
        <message>
            <source>the cash box is not ready</source>
            <translation>kaseta za bankovce ni pripravljena</translation>
        </message>
        <message>
            <source>the copy does not end where it should</source>
            <translation>kopija se ne konča, kjer bi se morala</translation>
        </message>
        <message>
            <source>the credit is {cents} cents, the meters say {expected}</source>
            <translation>dobroimetje je {cents} centov, števci kažejo {expected}</translation>
        </message>
        <message>
            <source>the digest in it is not that of the events before it</source>
            <translation>zgoščena vrednost v njem ne pripada dogodkom pred njim</translation>
        </message>
        <message>
            <source>the file cannot be read ({error})</source>
            <translation>datoteke ni mogoče prebrati ({error})</translation>
        </message>
        <message>
            <source>the file {name} is missing</source>
            <translation>datoteka {name} manjka</translation>
        </message>
        <message>
            <source>the file {name} is missing, and {count} events were acknowledged</source>
            <translation>datoteka {name} manjka, število potrjenih dogodkov pa je {count}</translation>
        </message>
        <message>
            <source>the house has only its bank at stake: a cover can pay 1:1 at most</source>
            <translation>hiša tvega le svojo banko: kritje lahko plača največ 1:1</translation>
        </message>
        <message>
            <source>the journal has changed while it was opened</source>
            <translation>dnevnik se je med odpiranjem spremenil</translation>
        </message>
        <message>
            <source>the largest {bet} bet is below the smallest, {amount}</source>
            <translation>najvišja stava {bet} je nižja od najnižje, {amount}</translation>
        </message>
        <message>
            <source>the limits of {sheet} are in {currency}, and this cabinet's money is {other}</source>
            <translation>omejitve lista {sheet} so v {currency}, denar tega terminala pa je {other}</translation>
        </message>
        <message>
            <source>the multiples {value} do not rise</source>
            <translation>večkratniki {value} ne naraščajo</translation>
        </message>
        <message>
            <source>the odds against a pay of {bet} are {figure}, and game.max_odds allows {bound}</source>
            <translation>razmerje proti izplačilu {bet} je {figure}, game.max_odds pa dovoljuje {bound}</translation>
        </message>
        <message>
            <source>the paper drawer was opened</source>
            <translation>predal za papir je bil odprt</translation>
        </message>
        <message>
            <source>the playable credit is {cents} cents</source>
            <translation>igralno dobroimetje je {cents} centov</translation>
        </message>
        <message>
            <source>the playable credit is {cents} cents, {due} are due by hand</source>
            <translation>igralno dobroimetje je {cents} centov, ročno je treba izplačati {due}</translation>
        </message>
        <message>
            <source>the print head was lifted</source>
            <translation>tiskalna glava je bila dvignjena</translation>
        </message>
        <message>
            <source>the rebuilt database does not end as its copy does</source>
            <translation>obnovljena podatkovna baza se ne konča kot njena kopija</translation>
        </message>
        <message>
            <source>the record of the last acknowledged event is missing or damaged</source>
            <translation>zapis o zadnjem potrjenem dogodku manjka ali je poškodovan</translation>
        </message>
        <message>
            <source>the section [{section}] is missing</source>
            <translation>manjka razdelek [{section}]</translation>
        </message>
        <message>
            <source>the stacker's motor fails</source>
            <translation>motor zlagalnika ne deluje</translation>
        </message>
        <message>
            <source>the ticket printer came to rest without reporting the ticket as printed</source>
            <translation>tiskalnik listkov se je ustavil, ne da bi javil natis listka</translation>
        </message>
        <message>
            <source>the ticket printer did not begin it</source>
            <translation>tiskalnik listkov ni začel</translation>
        </message>
        <message>
            <source>the ticket printer did not react to the print command, given {times} times</source>
            <translation>tiskalnik listkov se ni odzval na ukaz za tisk, poslan {times}-krat</translation>
        </message>
        <message>
            <source>the ticket printer lost its power</source>
            <translation>tiskalnik listkov je ostal brez napajanja</translation>
        </message>
        <message>
            <source>the ticket printer lost its power before it reported the ticket as printed</source>
            <translation>tiskalnik listkov je ostal brez napajanja, preden je javil natis listka</translation>
        </message>
        <message>
            <source>the ticket printer showed no progress for {seconds} seconds</source>
            <translation>tiskalnik listkov {seconds} s ni napredoval</translation>
        </message>
        <message>
            <source>the ticket printer stopped ({code})</source>
            <translation>tiskalnik listkov se je ustavil ({code})</translation>
        </message>
        <message>
            <source>the ticket printer stopped, because {cause}</source>
            <translation>tiskalnik listkov se je ustavil ({cause})</translation>
        </message>
        <message>
            <source>the ticket printer was lost</source>
            <translation>tiskalnik listkov se ne odziva več</translation>
        </message>
        <message>
            <source>the ticket printer was not done with it after {seconds} seconds</source>
            <translation>tiskalnik listkov ni končal v {seconds} sekundah</translation>
        </message>
        <message>
            <source>the ticket printer would not print ({code})</source>
            <translation>tiskalnik listkov ne bi tiskal ({code})</translation>
        </message>
        <message>
            <source>the ticket printer would not print, because {cause}</source>
            <translation>tiskalnik listkov ni hotel tiskati ({cause})</translation>
        </message>
        <message>
            <source>the transport motor fails</source>
            <translation>transportni motor ne deluje</translation>
        </message>
        <message>
            <source>the transport motor runs at the wrong speed</source>
            <translation>transportni motor se vrti z napačno hitrostjo</translation>
        </message>
        <message>
            <source>the validator head is missing</source>
            <translation>glave sprejemnika ni</translation>
        </message>
        <message>
            <source>the validator names no reason</source>
            <translation>sprejemnik ne navaja razloga</translation>
        </message>
        <message>
            <source>the validator was not ready for it</source>
            <translation>sprejemnik ni bil pripravljen nanj</translation>
        </message>
        <message>
            <source>there is no par sheet {file}</source>
            <translation>lista PAR {file} ni</translation>
        </message>
        <message>
            <source>there was no bill in it</source>
            <translation>v njem ni bilo bankovca</translation>
        </message>
        <message>
            <source>these in any order, separated by commas; those left out come last: {words}</source>
            <translation>naslednji v poljubnem vrstnem redu, ločeno z vejicami; izpuščeni so na koncu: {words}</translation>
        </message>
        <message>
            <source>this denomination is not taken now</source>
            <translation>ta apoen se zdaj ne sprejema</translation>
        </message>
        <message>
            <source>three to seven different chip values from {least} to {most}, smallest first, separated by commas</source>
            <translation>tri do sedem različnih vrednosti žetonov od {least} do {most}, najmanjša najprej, ločene z vejicami</translation>
        </message>
        <message>
            <source>unknown key {key} in [{section}]</source>
            <translation>neznan ključ {key} v [{section}]</translation>
        </message>
        <message>
            <source>unknown key {key} in [{section}]; did you mean {known}?</source>
            <translation>neznan ključ {key} v [{section}]; ste mislili {known}?</translation>
        </message>
        <message>
            <source>unknown key {key} in [{section}]; {known} belongs in {others}</source>
            <translation>neznan ključ {key} v [{section}]; {known} sodi v {others}</translation>
        </message>
        <message>
            <source>unknown parameter {name}</source>
            <translation>neznan parameter {name}</translation>
        </message>
        <message>
            <source>unknown section [{section}]</source>
            <translation>neznan razdelek [{section}]</translation>
        </message>
        <message>
            <source>wagers less pays are {cents} cents, the bank's result {kept}</source>
            <translation>vplačila stav brez izplačil so {cents} centov, izid banke {kept}</translation>
        </message>
        <message>
            <source>yes or no</source>
            <translation>yes ali no</translation>
        </message>
        <message>
            <source>{bet} can be staked in too many ways to rule out an edge of the player's</source>
            <translation>{bet} je mogoče staviti na preveč načinov, da bi prednost igralca izključili</translation>
        </message>
        <message>
            <source>{bet} returns {figure} with the best play, and game.min_return asks for {bound}</source>
            <translation>{bet} ob najboljši igri vrne {figure}, game.min_return pa zahteva {bound}</translation>
        </message>
        <message>
            <source>{bet} would give the player an edge of {edge} at a stake of {stake}</source>
            <translation>{bet} bi igralcu dal prednost {edge} pri stavi {stake}</translation>
        </message>
        <message>
            <source>{bet} would give the player an edge of {edge} at a stake of {stake} that is put up in parts of {part} at most</source>
            <translation>{bet} bi igralcu dal prednost {edge} pri stavi {stake}, postavljeni po delih največ {part}</translation>
        </message>
        <message>
            <source>{bet} would give the player an edge of {edge} at a stake of {stake} that is raised and reduced until its commission is {commission}</source>
            <translation>{bet} bi igralcu dal prednost {edge} pri stavi {stake}, ki se poviša in zniža, dokler njena provizija ni {commission}</translation>
        </message>
        <message>
            <source>{bet} would give the player an edge of {edge} at a stake of {stake} with the best play</source>
            <translation>{bet} bi igralcu dal prednost {edge} pri stavi {stake} in najboljši igri</translation>
        </message>
        <message>
            <source>{cause} before the ticket printer reported the ticket as printed</source>
            <translation>{cause}, preden je tiskalnik listkov javil natis listka</translation>
        </message>
        <message>
            <source>{changes}. Open the logic door and accept the file on the page Parameters, or restore the earlier values.</source>
            <translation>{changes}. Odprite vrata logike in sprejmite datoteko na strani Parametri ali obnovite prejšnje vrednosti.</translation>
        </message>
        <message>
            <source>{error}. A technician can restore the last valid parameters.</source>
            <translation>{error}. Tehnik lahko obnovi zadnje veljavne parametre.</translation>
        </message>
        <message>
            <source>{error}. Nothing of it was booked.</source>
            <translation>{error}. Nič od tega ni bilo knjiženo.</translation>
        </message>
        <message>
            <source>{file} has more than the section [pack]</source>
            <translation>{file} ima več kot odsek [pack]</translation>
        </message>
        <message>
            <source>{file} has to be one line: user, colon, password.</source>
            <translation>Datoteka {file} mora biti ena vrstica: uporabnik, dvopičje, geslo.</translation>
        </message>
        <message>
            <source>{file} has {key} in [pack], which means nothing</source>
            <translation>{file} ima v [pack] vnos {key}, ki nima pomena</translation>
        </message>
        <message>
            <source>{file} says nothing about {key}</source>
            <translation>v {file} manjka {key}</translation>
        </message>
        <message>
            <source>{file}, line {line}: {reason}</source>
            <translation>{file}, vrstica {line}: {reason}</translation>
        </message>
        <message>
            <source>{folder} is there already: a key is never replaced.</source>
            <translation>{folder} že obstaja: ključ se nikoli ne zamenja.</translation>
        </message>
        <message>
            <source>{key} also pays one of {parts} parts of {bet}, and the others are lost: {least} is the least</source>
            <translation>{key} plača tudi enega od delov stave {bet} (vseh je {parts}), drugi pa so izgubljeni: najmanj {least}</translation>
        </message>
        <message>
            <source>{key} has to be {most} printable characters at most</source>
            <translation>{key} sme imeti največ {most} natisljivih znakov</translation>
        </message>
        <message>
            <source>{key} has to be {range}</source>
            <translation>za {key} je dovoljeno: {range}</translation>
        </message>
        <message>
            <source>{key} is '{value}' and not one of {words}</source>
            <translation>{key} je »{value}« in ne eno od: {words}</translation>
        </message>
        <message>
            <source>{key} is empty</source>
            <translation>{key} je prazen</translation>
        </message>
        <message>
            <source>{key} is in [{other}] and belongs in [{section}]</source>
            <translation>{key} je v [{other}], sodi pa v [{section}]</translation>
        </message>
        <message>
            <source>{key} is no key of [{section}]</source>
            <translation>{key} ni ključ razdelka [{section}]</translation>
        </message>
        <message>
            <source>{key} is no key of [{section}]; did you mean {known}?</source>
            <translation>{key} ni ključ razdelka [{section}]; ste mislili {known}?</translation>
        </message>
        <message>
            <source>{key} names {name} twice</source>
            <translation>{key} dvakrat navaja {name}</translation>
        </message>
        <message>
            <source>{least} to {most} printable characters</source>
            <translation>{least} do {most} natisljivih znakov</translation>
        </message>
        <message>
            <source>{least} to {most} printable characters, or none</source>
            <translation>{least} do {most} natisljivih znakov ali none</translation>
        </message>
        <message>
            <source>{name} is not there, and beside it lies another journal: {other}.</source>
            <translation>{name} ni tam, poleg pa je drug dnevnik: {other}.</translation>
        </message>
        <message>
            <source>{name} is {amount}, and the par sheet {sheet} allows no less than {least} there</source>
            <translation>{name} je {amount}, list PAR {sheet} pa tam ne dovoljuje manj kot {least}</translation>
        </message>
        <message>
            <source>{name} is {amount}, and the par sheet {sheet} allows {least} to {most} there</source>
            <translation>{name} je {amount}, list PAR {sheet} pa tam dovoljuje od {least} do {most}</translation>
        </message>
        <message>
            <source>{name} is {number}, and the par sheet {sheet} offers odds of {multiples} times the bet</source>
            <translation>{name} je {number}, list PAR {sheet} pa ponuja Odds v večkratnikih {multiples} vložka</translation>
        </message>
        <message>
            <source>{name} leaves no stake on {bet} of the par sheet {sheet}: at least {least}, at most {most}</source>
            <translation>{name} na {bet} lista PAR {sheet} ne pusti nobenega vložka: najmanj {least}, največ {most}</translation>
        </message>
        <message>
            <source>{name} leaves {least} to {most} on {bet} of the par sheet {sheet}: none of the chips {chips} can begin there</source>
            <translation>{name} na {bet} lista PAR {sheet} pusti od {least} do {most}: z nobenim od žetonov {chips} tam ni mogoče začeti</translation>
        </message>
        <message>
            <source>{path} can be read by other users of the machine (mode {mode}): it must be 600.</source>
            <translation>{path} lahko berejo drugi uporabniki naprave (pravice {mode}): biti morajo 600.</translation>
        </message>
        <message>
            <source>{path} can no longer be read.</source>
            <translation>{path} ni več mogoče prebrati.</translation>
        </message>
        <message>
            <source>{path} cannot be read ({error}).</source>
            <translation>{path} ni mogoče prebrati ({error}).</translation>
        </message>
        <message>
            <source>{path} cannot be written ({error}).</source>
            <translation>V {path} ni mogoče pisati ({error}).</translation>
        </message>
        <message>
            <source>{path} is longer than {seconds} seconds.</source>
            <translation>{path} je daljši od {seconds} sekund.</translation>
        </message>
        <message>
            <source>{path} is missing.</source>
            <translation>{path} manjka.</translation>
        </message>
        <message>
            <source>{path} is missing: the house's authority gives each machine of a table its folder of keys.</source>
            <translation>{path} manjka: overitelj hiše da vsaki napravi mize njeno mapo s ključi.</translation>
        </message>
        <message>
            <source>{path} is no file.</source>
            <translation>{path} ni datoteka.</translation>
        </message>
        <message>
            <source>{path} is no key or certificate of a table ({error}).</source>
            <translation>{path} ni ključ ali potrdilo mize ({error}).</translation>
        </message>
        <message>
            <source>{path} is no recording of a call.</source>
            <translation>{path} ni posnetek napovedi.</translation>
        </message>
        <message>
            <source>{path} is not a recording of one channel, 16 bits, at 44,100 Hz.</source>
            <translation>{path} ni posnetek z enim kanalom, 16 biti in 44.100 Hz.</translation>
        </message>
        <message>
            <source>{path} is not part of the release.</source>
            <translation>{path} ni del izdaje.</translation>
        </message>
        <message>
            <source>{path} is not the release's.</source>
            <translation>{path} ni datoteka te izdaje.</translation>
        </message>
        <message>
            <source>{path}: the folders of a voice pack are languages: {languages}.</source>
            <translation>{path}: mape glasovnega paketa so jeziki: {languages}.</translation>
        </message>
        <message>
            <source>{sheet} is a sheet of {game}, for which this cabinet has no felt; the lab plays it</source>
            <translation>{sheet} je list igre {game}, za katero ta terminal nima mize; igra jo laboratorij</translation>
        </message>
        <message>
            <source>{sheet} is a sheet with the name of another, {other}</source>
            <translation>{sheet} je list z imenom drugega, {other}</translation>
        </message>
        <message>
            <source>{value} is not an event's number</source>
            <translation>{value} ni številka dogodka</translation>
        </message>
    </context>
    <context>
        <name>MomentWindow</name>
        <message>
            <source>An attendant pays: %1</source>
            <translation>Osebje izplača: %1</translation>
        </message>
        <message>
            <source>You win</source>
            <translation>Dobite</translation>
        </message>
        <message>
            <source>You win %1</source>
            <translation>Dobite %1</translation>
        </message>
    </context>
    <context>
        <name>NameWindow</name>
        <message>
            <source>The dealer's name</source>
            <translation>Ime krupjeja</translation>
        </message>
        <message>
            <source>Who deals?</source>
            <translation>Kdo je krupje?</translation>
        </message>
    </context>
    <context>
        <name>NumberPad</name>
        <message>
            <source>Clear</source>
            <translation>Počisti</translation>
        </message>
        <message>
            <source>Clear the number</source>
            <translation>Počisti število</translation>
        </message>
        <message>
            <source>Colon</source>
            <translation>Dvopičje</translation>
        </message>
        <message>
            <source>Decimal point</source>
            <translation>Decimalna pika</translation>
        </message>
        <message>
            <source>Digit %1</source>
            <translation>Številka %1</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Končano</translation>
        </message>
        <message>
            <source>Erase the last digit</source>
            <translation>Izbriši zadnjo številko</translation>
        </message>
        <message>
            <source>Number pad</source>
            <translation>Številčnica</translation>
        </message>
    </context>
    <context>
        <name>OddsWindow</name>
        <message>
            <source>No odds</source>
            <translation>Brez Odds</translation>
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
            <translation>VELIKE</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Počisti</translation>
        </message>
        <message>
            <source>Clear the line</source>
            <translation>Počisti vrstico</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Končano</translation>
        </message>
        <message>
            <source>Erase the last letter</source>
            <translation>Izbriši zadnjo črko</translation>
        </message>
        <message>
            <source>Key %1</source>
            <translation>Tipka %1</translation>
        </message>
        <message>
            <source>Keyboard</source>
            <translation>Tipkovnica</translation>
        </message>
        <message>
            <source>Letters with accents</source>
            <translation>Črke z naglasi</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>Dvigalka</translation>
        </message>
        <message>
            <source>Signs</source>
            <translation>Znaki</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Presledek</translation>
        </message>
    </context>
    <context>
        <name>Operator</name>
        <message>
            <source>A box that is taken out through its door is journaled without a touch.</source>
            <translation>Kaseta, vzeta skozi svoja vrata, je v dnevniku brez dotika.</translation>
        </message>
        <message>
            <source>A device is fitted later, and tested then</source>
            <translation>Naprava bo vgrajena pozneje in takrat preizkušena</translation>
        </message>
        <message>
            <source>A die is cocked</source>
            <translation>Kocka leži postrani</translation>
        </message>
        <message>
            <source>A die left the table</source>
            <translation>Kocka z mize</translation>
        </message>
        <message>
            <source>A first PIN for {0}, who changes it at the next sign-in</source>
            <translation>Prvi PIN za {0}, ki se zamenja ob naslednji prijavi</translation>
        </message>
        <message>
            <source>A generator without a name</source>
            <translation>Metalnik brez imena</translation>
        </message>
        <message>
            <source>A second person agrees</source>
            <translation>Druga oseba se strinja</translation>
        </message>
        <message>
            <source>A second person has to agree.</source>
            <translation>Soglašati mora druga oseba.</translation>
        </message>
        <message>
            <source>A second person has to agree. Reason and names are journaled and printed.</source>
            <translation>Druga oseba mora soglašati. Razlog in imena se zapišejo v dnevnik in natisnejo.</translation>
        </message>
        <message>
            <source>A second touch, or the end of test mode, shows the state of the cabinet again.</source>
            <translation>Drugi dotik ali konec preskusnega načina spet pokaže stanje naprave.</translation>
        </message>
        <message>
            <source>A sign tells players that the station is reserved, and until when.</source>
            <translation>Napis igralcem pove, da je mesto rezervirano in do kdaj.</translation>
        </message>
        <message>
            <source>A sign tells players when the station is out of service.</source>
            <translation>Napis igralcem pove, kdaj je mesto izven uporabe.</translation>
        </message>
        <message>
            <source>A signed release has played on this journal: only signed programs may.</source>
            <translation>Na tem dnevniku je igrala podpisana različica: smejo le podpisani programi.</translation>
        </message>
        <message>
            <source>A time server keeps this clock: it is off by at most {0} seconds.</source>
            <translation>To uro nastavlja časovni strežnik: odstopa za največ {0} sekunde.</translation>
        </message>
        <message>
            <source>Access</source>
            <translation>Dostop</translation>
        </message>
        <message>
            <source>Account of {0}</source>
            <translation>Račun: {0}</translation>
        </message>
        <message>
            <source>Accounting figures, lifetime and period; end of the period</source>
            <translation>Računovodski števci, skupaj in v obdobju; konec obdobja</translation>
        </message>
        <message>
            <source>Accounts of the staff: roles, rights, PINs</source>
            <translation>Računi osebja: vloge, pravice, kode PIN</translation>
        </message>
        <message>
            <source>Accounts: {0}</source>
            <translation>Računi: {0}</translation>
        </message>
        <message>
            <source>Acknowledge</source>
            <translation>Potrdi</translation>
        </message>
        <message>
            <source>Add a person</source>
            <translation>Dodaj osebo</translation>
        </message>
        <message>
            <source>Add a second operator: a single one cannot be helped after a lost PIN.</source>
            <translation>Dodajte drugega upravljavca: enemu samemu po izgubi PIN-a ni mogoče pomagati.</translation>
        </message>
        <message>
            <source>Added by bills</source>
            <translation>Noter: bankovci</translation>
        </message>
        <message>
            <source>Added by hand</source>
            <translation>Noter: ročno</translation>
        </message>
        <message>
            <source>Added by tickets</source>
            <translation>Noter: listki</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Vse</translation>
        </message>
        <message>
            <source>All bills since the last RAM clear: {0}</source>
            <translation>Vsi bankovci od zadnjega brisanja RAM: {0}</translation>
        </message>
        <message>
            <source>All copies are on one device{0}: what destroys it destroys them all.</source>
            <translation>Vse kopije so na eni napravi{0}: kar uniči njo, uniči vse.</translation>
        </message>
        <message>
            <source>All players</source>
            <translation>Vsi igralci</translation>
        </message>
        <message>
            <source>All seats</source>
            <translation>Vsi sedeži</translation>
        </message>
        <message>
            <source>All shifts</source>
            <translation>Vse izmene</translation>
        </message>
        <message>
            <source>All targets are done</source>
            <translation>Vse tarče so opravljene</translation>
        </message>
        <message>
            <source>All, for a replaced cabinet</source>
            <translation>Vsi, za zamenjano napravo</translation>
        </message>
        <message>
            <source>Amount</source>
            <translation>Znesek</translation>
        </message>
        <message>
            <source>Amounts</source>
            <translation>Zneski</translation>
        </message>
        <message>
            <source>Amounts are in</source>
            <translation>Zneski v</translation>
        </message>
        <message>
            <source>An unsigned development copy: nothing to hold it against.</source>
            <translation>Nepodpisana razvojna kopija: ni je s čim primerjati.</translation>
        </message>
        <message>
            <source>Another reason</source>
            <translation>Drug razlog</translation>
        </message>
        <message>
            <source>Apply asks for the second person.</source>
            <translation>»Uveljavi« vpraša za drugo osebo.</translation>
        </message>
        <message>
            <source>Apply what was entered</source>
            <translation>Uveljavite vnose</translation>
        </message>
        <message>
            <source>Areas reached: {0} of {1}</source>
            <translation>Doseženih polj: {0} od {1}</translation>
        </message>
        <message>
            <source>As it was at</source>
            <translation>Stanje</translation>
        </message>
        <message>
            <source>As the stations have reported it. Money in and out is in their own reports.</source>
            <translation>Kot so sporočile postaje. Vplačila in izplačila so v njihovih poročilih.</translation>
        </message>
        <message>
            <source>At the start</source>
            <translation>Ob zagonu</translation>
        </message>
        <message>
            <source>Attendant called</source>
            <translation>Poklicano osebje</translation>
        </message>
        <message>
            <source>Attendant menu</source>
            <translation>Uslužbenec</translation>
        </message>
        <message>
            <source>BIG SHOT won</source>
            <translation>BIG SHOT dobljen</translation>
        </message>
        <message>
            <source>Back to the first</source>
            <translation>Nazaj na prve</translation>
        </message>
        <message>
            <source>Bad</source>
            <translation>Slaba</translation>
        </message>
        <message>
            <source>Before the first of {0} steps</source>
            <translation>Pred prvim od {0} korakov</translation>
        </message>
        <message>
            <source>Began</source>
            <translation>Začetek</translation>
        </message>
        <message>
            <source>Begin and end the shift, its balance: what was paid and taken; print</source>
            <translation>Začetek in konec izmene, obračun: kaj je bilo izplačano in prejeto; tiskanje</translation>
        </message>
        <message>
            <source>Begin test mode</source>
            <translation>Začni preizkusni način</translation>
        </message>
        <message>
            <source>Begin the shift</source>
            <translation>Začni izmeno</translation>
        </message>
        <message>
            <source>Being printed</source>
            <translation>Se tiska</translation>
        </message>
        <message>
            <source>Below {0} MB a warning is shown; below {1} MB no new game and no money.</source>
            <translation>Pod {0} MB je opozorilo; pod {1} MB ni nove igre in ne denarja.</translation>
        </message>
        <message>
            <source>Bet</source>
            <translation>Stava</translation>
        </message>
        <message>
            <source>Bets</source>
            <translation>Stave</translation>
        </message>
        <message>
            <source>Bets and dice</source>
            <translation>Stave in kocke</translation>
        </message>
        <message>
            <source>Bets decided</source>
            <translation>Odločene stave</translation>
        </message>
        <message>
            <source>Bets doubled</source>
            <translation>Stave podvojene</translation>
        </message>
        <message>
            <source>Bets repeated</source>
            <translation>Stave ponovljene</translation>
        </message>
        <message>
            <source>Betting is open</source>
            <translation>Stave so odprte</translation>
        </message>
        <message>
            <source>Betting time</source>
            <translation>Čas za stave</translation>
        </message>
        <message>
            <source>Betting time ends</source>
            <translation>Čas za stave se izteka</translation>
        </message>
        <message>
            <source>Big win</source>
            <translation>Velik dobitek</translation>
        </message>
        <message>
            <source>Bills</source>
            <translation>Bankovci</translation>
        </message>
        <message>
            <source>Bills accepted</source>
            <translation>Sprejeti bankovci</translation>
        </message>
        <message>
            <source>Bills by their value</source>
            <translation>Bankovci po vrednosti</translation>
        </message>
        <message>
            <source>Bills in</source>
            <translation>Bankovci</translation>
        </message>
        <message>
            <source>Bills in cash boxes taken out (drop)</source>
            <translation>Bankovci v vzetih kasetah (drop)</translation>
        </message>
        <message>
            <source>Bills of {0}</source>
            <translation>Bankovci po {0}</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Črna</translation>
        </message>
        <message>
            <source>Blocked</source>
            <translation>Blokirana</translation>
        </message>
        <message>
            <source>Blue</source>
            <translation>Modra</translation>
        </message>
        <message>
            <source>Board</source>
            <translation>Plošča</translation>
        </message>
        <message>
            <source>Both sides agree; they are compared after every event.</source>
            <translation>Obe strani se ujemata; primerjata se po vsakem dogodku.</translation>
        </message>
        <message>
            <source>Box turned over</source>
            <translation>Lonček obrnjen</translation>
        </message>
        <message>
            <source>By day</source>
            <translation>Po dnevih</translation>
        </message>
        <message>
            <source>By hour</source>
            <translation>Po urah</translation>
        </message>
        <message>
            <source>Cabinet</source>
            <translation>Aparat</translation>
        </message>
        <message>
            <source>Calibrate</source>
            <translation>Umeri</translation>
        </message>
        <message>
            <source>Calibrated: {0}</source>
            <translation>Umerjeno: {0}</translation>
        </message>
        <message>
            <source>Calibration on trial until test mode ends: {0}</source>
            <translation>Umeritev na preizkusu do konca preizkusnega načina: {0}</translation>
        </message>
        <message>
            <source>Call</source>
            <translation>Klic</translation>
        </message>
        <message>
            <source>Calls for the attendant</source>
            <translation>Klici osebja</translation>
        </message>
        <message>
            <source>Came</source>
            <translation>Padlo</translation>
        </message>
        <message>
            <source>Camera</source>
            <translation>Kamera</translation>
        </message>
        <message>
            <source>Cancelled credits paid by an attendant</source>
            <translation>Preklicani krediti, izplačani ročno</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Kartica</translation>
        </message>
        <message>
            <source>Card reader</source>
            <translation>Bralnik kartic</translation>
        </message>
        <message>
            <source>Card {0} is logged in.</source>
            <translation>Kartica {0} je prijavljena.</translation>
        </message>
        <message>
            <source>Cash box</source>
            <translation>Kaseta</translation>
        </message>
        <message>
            <source>Cash box door opened</source>
            <translation>Vrata blagajne odprta</translation>
        </message>
        <message>
            <source>Cash boxes taken out</source>
            <translation>Vzete kasete</translation>
        </message>
        <message>
            <source>Cash out, and credit paid by hand</source>
            <translation>Izplačilo, in ročno izplačilo dobroimetja</translation>
        </message>
        <message>
            <source>Cash paid out</source>
            <translation>Izplačano v gotovini</translation>
        </message>
        <message>
            <source>Cash-out by the player</source>
            <translation>Izplačilo s strani igralca</translation>
        </message>
        <message>
            <source>Change your PIN</source>
            <translation>Zamenjajte svoj PIN</translation>
        </message>
        <message>
            <source>Change {0}</source>
            <translation>Spremeni: {0}</translation>
        </message>
        <message>
            <source>Change {name}</source>
            <translation>Spremeni {name}</translation>
        </message>
        <message>
            <source>Changed in Param.ini, while the terminal is ended</source>
            <translation>Spremenjeno v Param.ini, ko je terminal ustavljen</translation>
        </message>
        <message>
            <source>Changes in the draft: {0}</source>
            <translation>Spremembe v osnutku: {0}</translation>
        </message>
        <message>
            <source>Charts</source>
            <translation>Grafikoni</translation>
        </message>
        <message>
            <source>Chi-square</source>
            <translation>Hi-kvadrat</translation>
        </message>
        <message>
            <source>Chip placed</source>
            <translation>Žeton postavljen</translation>
        </message>
        <message>
            <source>Chip taken down</source>
            <translation>Žeton umaknjen</translation>
        </message>
        <message>
            <source>Choice ends</source>
            <translation>Izbira se izteka</translation>
        </message>
        <message>
            <source>Choose a PIN of five to eight digits</source>
            <translation>Izberite PIN iz petih do osmih števk</translation>
        </message>
        <message>
            <source>Clear everything</source>
            <translation>Izbriši vse</translation>
        </message>
        <message>
            <source>Clear: the journal is archived and all meters begin at zero</source>
            <translation>Izbriši: dnevnik se shrani, vsi števci začnejo znova</translation>
        </message>
        <message>
            <source>Clock</source>
            <translation>Ura</translation>
        </message>
        <message>
            <source>Close the station for players, and open it again</source>
            <translation>Zapreti mesto za igralce in ga spet odpreti</translation>
        </message>
        <message>
            <source>Coin in (all wagers)</source>
            <translation>Coin-in (vse stave)</translation>
        </message>
        <message>
            <source>Coin in less all pays</source>
            <translation>Coin in minus vsa izplačila</translation>
        </message>
        <message>
            <source>Coin out (paid by the machine)</source>
            <translation>Coin-out (izplačal avtomat)</translation>
        </message>
        <message>
            <source>Commission</source>
            <translation>Provizija</translation>
        </message>
        <message>
            <source>Component</source>
            <translation>Komponenta</translation>
        </message>
        <message>
            <source>Condition of the memory: the three copies, disks, repairs</source>
            <translation>Stanje pomnilnika: tri kopije, diski, popravila</translation>
        </message>
        <message>
            <source>Confirm {0}</source>
            <translation>Potrdi {0}</translation>
        </message>
        <message>
            <source>Copy 1, the database</source>
            <translation>Kopija 1, baza podatkov</translation>
        </message>
        <message>
            <source>Copy 2, beside the database</source>
            <translation>Kopija 2, ob bazi podatkov</translation>
        </message>
        <message>
            <source>Copy 3, on the same device</source>
            <translation>Kopija 3, na isti napravi</translation>
        </message>
        <message>
            <source>Copy 3, on the second device</source>
            <translation>Kopija 3, na drugi napravi</translation>
        </message>
        <message>
            <source>Count</source>
            <translation>Število</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>Prešteto</translation>
        </message>
        <message>
            <source>Counts</source>
            <translation>Števila</translation>
        </message>
        <message>
            <source>Credit</source>
            <translation>Kredit</translation>
        </message>
        <message>
            <source>Credit at end</source>
            <translation>Končni kredit</translation>
        </message>
        <message>
            <source>Credit at start</source>
            <translation>Začetni kredit</translation>
        </message>
        <message>
            <source>Credit by hand</source>
            <translation>Ročno dobroimetje</translation>
        </message>
        <message>
            <source>Credit by the meters</source>
            <translation>Dobroimetje po števcih</translation>
        </message>
        <message>
            <source>Credit given</source>
            <translation>Dobroimetje dano</translation>
        </message>
        <message>
            <source>Credit given by hand</source>
            <translation>Ročno dano dobroimetje</translation>
        </message>
        <message>
            <source>Credit of the player, with the bets on the felt</source>
            <translation>Dobroimetje igralca, s stavami na mizi</translation>
        </message>
        <message>
            <source>Credit paid by hand</source>
            <translation>Ročno izplačano dobroimetje</translation>
        </message>
        <message>
            <source>Credit that is given by hand is the player's. Up to {0} at once.</source>
            <translation>Ročno dano dobroimetje pripada igralcu. Do {0} naenkrat.</translation>
        </message>
        <message>
            <source>Credited</source>
            <translation>Knjiženo</translation>
        </message>
        <message>
            <source>Credited by an attendant</source>
            <translation>Knjižilo osebje</translation>
        </message>
        <message>
            <source>Currency</source>
            <translation>Valuta</translation>
        </message>
        <message>
            <source>Currency and bills</source>
            <translation>Valuta in bankovci</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Temno</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Datum</translation>
        </message>
        <message>
            <source>Date and time</source>
            <translation>Datum in ura</translation>
        </message>
        <message>
            <source>Days</source>
            <translation>Dnevi</translation>
        </message>
        <message>
            <source>Dead pixels, {0}</source>
            <translation>Mrtve pike, {0}</translation>
        </message>
        <message>
            <source>Deal</source>
            <translation>Vodenje</translation>
        </message>
        <message>
            <source>Deal at a live table: open and close betting, enter or void dice</source>
            <translation>Miza v živo: odpiranje in zapiranje stav, vnos ali razveljavitev kock</translation>
        </message>
        <message>
            <source>Dealer</source>
            <translation>Krupje</translation>
        </message>
        <message>
            <source>Decided</source>
            <translation>Odločen</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Privzeto</translation>
        </message>
        <message>
            <source>Degrees of freedom</source>
            <translation>Prostostne stopnje</translation>
        </message>
        <message>
            <source>Deposits</source>
            <translation>Vplačila</translation>
        </message>
        <message>
            <source>Device</source>
            <translation>Naprava</translation>
        </message>
        <message>
            <source>Devices</source>
            <translation>Naprave</translation>
        </message>
        <message>
            <source>Devices and their ports</source>
            <translation>Naprave in njihova vrata</translation>
        </message>
        <message>
            <source>Devices, parameters and diagnostics, but no money</source>
            <translation>Naprave, parametri in diagnostika, brez denarja</translation>
        </message>
        <message>
            <source>Diagnostics</source>
            <translation>Diagnostika</translation>
        </message>
        <message>
            <source>Dice</source>
            <translation>Kocki</translation>
        </message>
        <message>
            <source>Dice cannot be read</source>
            <translation>Kock ni mogoče prebrati</translation>
        </message>
        <message>
            <source>Dice in the box</source>
            <translation>Kocki v lončku</translation>
        </message>
        <message>
            <source>Dice shaken</source>
            <translation>Kocki se tresata</translation>
        </message>
        <message>
            <source>Dice thrown</source>
            <translation>Kocki vrženi</translation>
        </message>
        <message>
            <source>Dice thrown at once: {0}</source>
            <translation>Hkrati vržene kocke: {0}</translation>
        </message>
        <message>
            <source>Dice were touched</source>
            <translation>Dotik kock</translation>
        </message>
        <message>
            <source>Dice: {0}</source>
            <translation>Kocke: {0}</translation>
        </message>
        <message>
            <source>Die {0}: {1}</source>
            <translation>Kocka {0}: {1}</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>Razlika</translation>
        </message>
        <message>
            <source>Disks</source>
            <translation>Diski</translation>
        </message>
        <message>
            <source>Disks of the journal: free room, growth, days left, health</source>
            <translation>Diski dnevnika: prostor, rast, preostali dnevi, zdravje</translation>
        </message>
        <message>
            <source>Disputed</source>
            <translation>Sporno</translation>
        </message>
        <message>
            <source>Disputed bills and tickets settled</source>
            <translation>Rešeni sporni bankovci in listki</translation>
        </message>
        <message>
            <source>Door</source>
            <translation>Vrata</translation>
        </message>
        <message>
            <source>Door alarm</source>
            <translation>Alarm vrat</translation>
        </message>
        <message>
            <source>Doors and keys</source>
            <translation>Vrata in ključi</translation>
        </message>
        <message>
            <source>Doors and lights</source>
            <translation>Vrata in luči</translation>
        </message>
        <message>
            <source>Draw over the whole screen: areas that stay dark feel no touch</source>
            <translation>Rišite po vsem zaslonu: temna polja ne zaznajo dotika</translation>
        </message>
        <message>
            <source>Drop {0}</source>
            <translation>Praznjenje {0}</translation>
        </message>
        <message>
            <source>Drop {0}, taken out at {1}</source>
            <translation>Praznjenje {0}, vzeto {1}</translation>
        </message>
        <message>
            <source>Drop {0}: {1} expected, difference {2}</source>
            <translation>Praznjenje {0}: pričakovano {1}, razlika {2}</translation>
        </message>
        <message>
            <source>Drop: what must be in the cash box, its count and the difference</source>
            <translation>Praznjenje: kaj mora biti v kaseti, njeno štetje in razlika</translation>
        </message>
        <message>
            <source>Due</source>
            <translation>Zapadlo</translation>
        </message>
        <message>
            <source>Each port is asked who is there; nothing moves and nothing is printed</source>
            <translation>Vsaka vrata so vprašana, kdo je tam; nič se ne premakne in nič se ne natisne</translation>
        </message>
        <message>
            <source>End</source>
            <translation>Konec</translation>
        </message>
        <message>
            <source>End shift {0}</source>
            <translation>Končaj izmeno {0}</translation>
        </message>
        <message>
            <source>End test mode</source>
            <translation>Končaj preizkusni način</translation>
        </message>
        <message>
            <source>End the period</source>
            <translation>Končaj obdobje</translation>
        </message>
        <message>
            <source>Ended</source>
            <translation>Končano</translation>
        </message>
        <message>
            <source>Ended by</source>
            <translation>Konča</translation>
        </message>
        <message>
            <source>Enter the PIN</source>
            <translation>Vnesite PIN</translation>
        </message>
        <message>
            <source>Enter your present PIN</source>
            <translation>Vnesite sedanji PIN</translation>
        </message>
        <message>
            <source>Enter your present PIN, and then choose a new one.</source>
            <translation>Vnesite svoj sedanji PIN, nato izberite novega.</translation>
        </message>
        <message>
            <source>Enter {0}</source>
            <translation>Vnesi {0}</translation>
        </message>
        <message>
            <source>Erase credit and meters and begin a new journal</source>
            <translation>Izbrisati dobroimetje in števce ter začeti nov dnevnik</translation>
        </message>
        <message>
            <source>Errors since power-up: {0}.</source>
            <translation>Napak od vklopa: {0}.</translation>
        </message>
        <message>
            <source>Establishment</source>
            <translation>Igralnica</translation>
        </message>
        <message>
            <source>Events</source>
            <translation>Dogodki</translation>
        </message>
        <message>
            <source>Every area was reached</source>
            <translation>Vsa polja so bila dosežena</translation>
        </message>
        <message>
            <source>Every bill, what became of it: accepted, returned, disputed</source>
            <translation>Vsak bankovec in kaj je bilo z njim: sprejet, vrnjen, sporen</translation>
        </message>
        <message>
            <source>Every file matches its release.</source>
            <translation>Vsaka datoteka je takšna, kot je bila izdana.</translation>
        </message>
        <message>
            <source>Everything, and manages people</source>
            <translation>Vse, in upravlja osebe</translation>
        </message>
        <message>
            <source>Expected</source>
            <translation>Pričakovano</translation>
        </message>
        <message>
            <source>Face</source>
            <translation>Pike</translation>
        </message>
        <message>
            <source>Faces</source>
            <translation>Pike</translation>
        </message>
        <message>
            <source>Faces of the first die</source>
            <translation>Pike prve kocke</translation>
        </message>
        <message>
            <source>Faces of the fourth die</source>
            <translation>Pike četrte kocke</translation>
        </message>
        <message>
            <source>Faces of the second die</source>
            <translation>Pike druge kocke</translation>
        </message>
        <message>
            <source>Faces of the third die</source>
            <translation>Pike tretje kocke</translation>
        </message>
        <message>
            <source>Fault</source>
            <translation>Napaka</translation>
        </message>
        <message>
            <source>Faults</source>
            <translation>Napake</translation>
        </message>
        <message>
            <source>Faults: {0}</source>
            <translation>Napake: {0}</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Datoteka</translation>
        </message>
        <message>
            <source>Files</source>
            <translation>Datoteke</translation>
        </message>
        <message>
            <source>Files are being looked for</source>
            <translation>Iskanje datotek poteka</translation>
        </message>
        <message>
            <source>Fill the draft: {title}</source>
            <translation>Izpolni osnutek: {title}</translation>
        </message>
        <message>
            <source>Fingers at once: {0}</source>
            <translation>Prstov hkrati: {0}</translation>
        </message>
        <message>
            <source>First PIN</source>
            <translation>Prvi PIN</translation>
        </message>
        <message>
            <source>First die after the throw before</source>
            <translation>Prva kocka po prejšnjem metu</translation>
        </message>
        <message>
            <source>Folder {0}</source>
            <translation>Mapa {0}</translation>
        </message>
        <message>
            <source>Forget {0}</source>
            <translation>Pozabi {0}</translation>
        </message>
        <message>
            <source>Found</source>
            <translation>Najdeno</translation>
        </message>
        <message>
            <source>Found by “{words}”</source>
            <translation>Najdeno z »{words}«</translation>
        </message>
        <message>
            <source>Found for “{0}”: {1}</source>
            <translation>Najdeno za »{0}«: {1}</translation>
        </message>
        <message>
            <source>Fourth die</source>
            <translation>Četrta kocka</translation>
        </message>
        <message>
            <source>Fourth die after the throw before</source>
            <translation>Četrta kocka po prejšnjem metu</translation>
        </message>
        <message>
            <source>Free</source>
            <translation>Prosto</translation>
        </message>
        <message>
            <source>Free seat {0}</source>
            <translation>Sprosti sedež {0}</translation>
        </message>
        <message>
            <source>From the day</source>
            <translation>Od dne</translation>
        </message>
        <message>
            <source>From the last result on. What has moved at the station since is not in it.</source>
            <translation>Od zadnjega rezultata naprej. Kar se je odtlej premaknilo na postaji, ni všteto.</translation>
        </message>
        <message>
            <source>From the time</source>
            <translation>Od ure</translation>
        </message>
        <message>
            <source>From {file}, signed by {signer}</source>
            <translation>Iz {file}, podpisnik: {signer}</translation>
        </message>
        <message>
            <source>Function</source>
            <translation>Funkcija</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Igra</translation>
        </message>
        <message>
            <source>Game {0}</source>
            <translation>Igra {0}</translation>
        </message>
        <message>
            <source>Game {0}, not complete yet</source>
            <translation>Igra {0}, še ni končana</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Igre</translation>
        </message>
        <message>
            <source>Games since RAM clear</source>
            <translation>Igre od brisanja RAM</translation>
        </message>
        <message>
            <source>Games since door close</source>
            <translation>Igre od zaprtja vrat</translation>
        </message>
        <message>
            <source>Games since power reset</source>
            <translation>Igre od vklopa</translation>
        </message>
        <message>
            <source>Games since, last amounts</source>
            <translation>Igre od, zadnji zneski</translation>
        </message>
        <message>
            <source>Gaming</source>
            <translation>Igra</translation>
        </message>
        <message>
            <source>Gaming day</source>
            <translation>Igralni dan</translation>
        </message>
        <message>
            <source>Gaming day {0}</source>
            <translation>Igralni dan {0}</translation>
        </message>
        <message>
            <source>Gaming days</source>
            <translation>Igralni dnevi</translation>
        </message>
        <message>
            <source>Gaming days and their players: deposits, winnings, table win; print</source>
            <translation>Igralni dnevi in njihovi igralci: vplačila, dobitki, rezultat mize; tiskanje</translation>
        </message>
        <message>
            <source>Give credit</source>
            <translation>Daj dobroimetje</translation>
        </message>
        <message>
            <source>Good</source>
            <translation>Dobra</translation>
        </message>
        <message>
            <source>Good win</source>
            <translation>Dober dobitek</translation>
        </message>
        <message>
            <source>Gradients</source>
            <translation>Prelivi</translation>
        </message>
        <message>
            <source>Green</source>
            <translation>Zelena</translation>
        </message>
        <message>
            <source>Grey steps</source>
            <translation>Sivinska lestvica</translation>
        </message>
        <message>
            <source>Grid</source>
            <translation>Mreža</translation>
        </message>
        <message>
            <source>Growth per day</source>
            <translation>Rast na dan</translation>
        </message>
        <message>
            <source>Hand pay {0}</source>
            <translation>Ročno izplačilo {0}</translation>
        </message>
        <message>
            <source>Hand pays</source>
            <translation>Ročna izplačila</translation>
        </message>
        <message>
            <source>Hand-over</source>
            <translation>Predaja</translation>
        </message>
        <message>
            <source>Handle</source>
            <translation>Promet</translation>
        </message>
        <message>
            <source>Handle and win by hour and day, dice, bills, time in use, as bars</source>
            <translation>Promet in dobiček po urah in dnevih, kocke, bankovci, čas uporabe, v stolpcih</translation>
        </message>
        <message>
            <source>Have this day permitted (access.ram_clear)</source>
            <translation>Pridobiti dovoljenje za ta dan (access.ram_clear)</translation>
        </message>
        <message>
            <source>Hours and minutes with a player, by gaming day. Together: {0}</source>
            <translation>Ure in minute z igralcem, po igralnih dnevih. Skupaj: {0}</translation>
        </message>
        <message>
            <source>How loud the game, spoken calls and the door alarm are in play</source>
            <translation>Glasnost igre, govorjenih napovedi in alarma vrat</translation>
        </message>
        <message>
            <source>Identity</source>
            <translation>Istovetnost</translation>
        </message>
        <message>
            <source>Import {file}</source>
            <translation>Uvozi {file}</translation>
        </message>
        <message>
            <source>In doubt</source>
            <translation>Dvomljivo</translation>
        </message>
        <message>
            <source>In escrow</source>
            <translation>Zadržano</translation>
        </message>
        <message>
            <source>In force</source>
            <translation>V veljavi</translation>
        </message>
        <message>
            <source>In play at the beginning</source>
            <translation>V igri na začetku</translation>
        </message>
        <message>
            <source>In play at the end</source>
            <translation>V igri na koncu</translation>
        </message>
        <message>
            <source>In play: volume {0}; the alarm of a door: {1}. No test changes that.</source>
            <translation>V igri: glasnost {0}; alarm vrat: {1}. Noben preskus tega ne spremeni.</translation>
        </message>
        <message>
            <source>In service</source>
            <translation>V uporabi</translation>
        </message>
        <message>
            <source>In the draft, or in force</source>
            <translation>V osnutku ali v veljavi</translation>
        </message>
        <message>
            <source>In the validator</source>
            <translation>V čitalniku</translation>
        </message>
        <message>
            <source>Insert a bill: it is read and returned</source>
            <translation>Vstavite bankovec: prebere se in vrne</translation>
        </message>
        <message>
            <source>It begins with the next round before which no seat has bets up.</source>
            <translation>Začne se z naslednjim krogom, pred katerim na nobenem sedežu ni stav.</translation>
        </message>
        <message>
            <source>It is part of the program: there is no line to it.</source>
            <translation>Je del programa: linije do nje ni.</translation>
        </message>
        <message>
            <source>It is right as it is</source>
            <translation>Je pravilna</translation>
        </message>
        <message>
            <source>It was put back unopened</source>
            <translation>Vrnjena neodprta</translation>
        </message>
        <message>
            <source>It watches itself (SMART).</source>
            <translation>Nadzoruje se sam (SMART).</translation>
        </message>
        <message>
            <source>Its reserve of blocks is nearly used up.</source>
            <translation>Njegova zaloga blokov je skoraj porabljena.</translation>
        </message>
        <message>
            <source>Jackpots and credits paid by hand, receipts</source>
            <translation>Ročno izplačani dobitki in dobroimetja, potrdila</translation>
        </message>
        <message>
            <source>Jackpots paid by an attendant</source>
            <translation>Jackpoti, izplačani ročno</translation>
        </message>
        <message>
            <source>Journal</source>
            <translation>Dnevnik</translation>
        </message>
        <message>
            <source>Journal copies</source>
            <translation>Kopije dnevnika</translation>
        </message>
        <message>
            <source>Journal copies: {0}</source>
            <translation>Kopije dnevnika: {0}</translation>
        </message>
        <message>
            <source>Journals that could not be read: {0}. The file says which, and why.</source>
            <translation>Dnevniki, ki jih ni bilo mogoče prebrati: {0}. Datoteka pove, kateri in zakaj.</translation>
        </message>
        <message>
            <source>Keep calibration</source>
            <translation>Ohrani umeritev</translation>
        </message>
        <message>
            <source>Keep the station for a player</source>
            <translation>Rezervirati mesto za igralca</translation>
        </message>
        <message>
            <source>Keep {0}</source>
            <translation>Obdrži {0}</translation>
        </message>
        <message>
            <source>Languages</source>
            <translation>Jeziki</translation>
        </message>
        <message>
            <source>Last bets</source>
            <translation>Zadnje stave</translation>
        </message>
        <message>
            <source>Last bets are in</source>
            <translation>Zadnje stave so prispele</translation>
        </message>
        <message>
            <source>Last call</source>
            <translation>Zadnji poziv</translation>
        </message>
        <message>
            <source>Last change</source>
            <translation>Zadnja sprememba</translation>
        </message>
        <message>
            <source>Last given: credit {0}, {1}, at {2}.</source>
            <translation>Nazadnje dano: dobroimetje {0}, {1}, ob {2}.</translation>
        </message>
        <message>
            <source>Last here</source>
            <translation>Nazadnje tu</translation>
        </message>
        <message>
            <source>Last paid</source>
            <translation>Zadnje izplačilo</translation>
        </message>
        <message>
            <source>Last sign-in</source>
            <translation>Zadnja prijava</translation>
        </message>
        <message>
            <source>Last throw</source>
            <translation>Zadnji met</translation>
        </message>
        <message>
            <source>Last wager</source>
            <translation>Zadnja stava</translation>
        </message>
        <message>
            <source>Last win</source>
            <translation>Zadnji dobitek</translation>
        </message>
        <message>
            <source>Let the table go on</source>
            <translation>Naj miza nadaljuje</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>Stopnja</translation>
        </message>
        <message>
            <source>Life used: {0} %.</source>
            <translation>Porabljena življenjska doba: {0} %.</translation>
        </message>
        <message>
            <source>Lifetime</source>
            <translation>Skupno</translation>
        </message>
        <message>
            <source>Limit</source>
            <translation>Meja</translation>
        </message>
        <message>
            <source>Limits</source>
            <translation>Omejitve</translation>
        </message>
        <message>
            <source>Limits of the table</source>
            <translation>Omejitve mize</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>Linija</translation>
        </message>
        <message>
            <source>Line of the sheet</source>
            <translation>Vrstica tabele</translation>
        </message>
        <message>
            <source>Location</source>
            <translation>Mesto</translation>
        </message>
        <message>
            <source>Locked</source>
            <translation>Zaklenjeno</translation>
        </message>
        <message>
            <source>Locked after wrong PINs</source>
            <translation>Zaklenjeno po napačnih PIN-ih</translation>
        </message>
        <message>
            <source>Logged in</source>
            <translation>Prijavljen</translation>
        </message>
        <message>
            <source>Logic door opened</source>
            <translation>Vrata logike odprta</translation>
        </message>
        <message>
            <source>Look for devices at the ports</source>
            <translation>Poišči naprave na vratih</translation>
        </message>
        <message>
            <source>Looked for among the last {0} events</source>
            <translation>Iskano med zadnjimi {0} dogodki</translation>
        </message>
        <message>
            <source>Looking for “{0}”: {1}; found so far: {2}</source>
            <translation>Iskanje »{0}«: {1}; doslej najdeno: {2}</translation>
        </message>
        <message>
            <source>Losing wagers</source>
            <translation>Izgubljene stave</translation>
        </message>
        <message>
            <source>Loss</source>
            <translation>Izguba</translation>
        </message>
        <message>
            <source>Machine</source>
            <translation>Naprava</translation>
        </message>
        <message>
            <source>Machine number</source>
            <translation>Številka naprave</translation>
        </message>
        <message>
            <source>Machine number and place</source>
            <translation>Številka naprave in mesto</translation>
        </message>
        <message>
            <source>Machine number, place, version, game and par sheet</source>
            <translation>Številka naprave, kraj, različica, igra in tabela izplačil</translation>
        </message>
        <message>
            <source>Made at</source>
            <translation>Izdelano</translation>
        </message>
        <message>
            <source>Main door opened</source>
            <translation>Glavna vrata odprta</translation>
        </message>
        <message>
            <source>Mean times in ms: read {0}, write {1}, sync {2}.</source>
            <translation>Povprečni časi v ms: branje {0}, pisanje {1}, usklajevanje {2}.</translation>
        </message>
        <message>
            <source>Meter</source>
            <translation>Števec</translation>
        </message>
        <message>
            <source>Meters</source>
            <translation>Števci</translation>
        </message>
        <message>
            <source>Money</source>
            <translation>Denar</translation>
        </message>
        <message>
            <source>Money in</source>
            <translation>Denar vstavljen</translation>
        </message>
        <message>
            <source>Money that an attendant puts on the credit by hand, promotion, compensation</source>
            <translation>Denar, ki ga osebje ročno doda dobroimetju, promocija, nadomestilo</translation>
        </message>
        <message>
            <source>My shift</source>
            <translation>Moja izmena</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Ime</translation>
        </message>
        <message>
            <source>New PIN for {0}</source>
            <translation>Nov PIN za {0}</translation>
        </message>
        <message>
            <source>Next game</source>
            <translation>Naslednja igra</translation>
        </message>
        <message>
            <source>Next: {0}</source>
            <translation>Naslednje: {0}</translation>
        </message>
        <message>
            <source>Nick</source>
            <translation>Zadetek (nick)</translation>
        </message>
        <message>
            <source>No account signs in with this key.</source>
            <translation>S tem ključem se ne prijavi noben račun.</translation>
        </message>
        <message>
            <source>No bets are up</source>
            <translation>Na mizi ni stav</translation>
        </message>
        <message>
            <source>No configuration is on a USB stick or in the folder for exports</source>
            <translation>Na ključku USB in v mapi za izvoz ni nobene konfiguracije</translation>
        </message>
        <message>
            <source>No credit, and nothing to be settled</source>
            <translation>Ni dobroimetja in ničesar ni treba urediti</translation>
        </message>
        <message>
            <source>No dealer works at this table: game.mode is not live.</source>
            <translation>Pri tej mizi ne dela krupje: game.mode ni live.</translation>
        </message>
        <message>
            <source>No device answers</source>
            <translation>Nobena naprava ne odgovarja</translation>
        </message>
        <message>
            <source>No device is at work: the terminal restarts at once</source>
            <translation>Nobena naprava ne dela: terminal se takoj znova zažene</translation>
        </message>
        <message>
            <source>No gaming day has begun yet</source>
            <translation>Noben igralni dan se še ni začel</translation>
        </message>
        <message>
            <source>No more bets</source>
            <translation>Ni več stav</translation>
        </message>
        <message>
            <source>No more bets: the generator throws</source>
            <translation>Ni več stav: meče metalnik</translation>
        </message>
        <message>
            <source>No more bets: throw the dice and enter them</source>
            <translation>Ni več stav: vrzite kocki in ju vnesite</translation>
        </message>
        <message>
            <source>No other account has the right to do this.</source>
            <translation>Noben drug račun nima te pravice.</translation>
        </message>
        <message>
            <source>No parameter has “{words}” in its name, its description or its value</source>
            <translation>Noben parameter nima »{words}« v imenu, opisu ali vrednosti</translation>
        </message>
        <message>
            <source>No play</source>
            <translation>Brez igre</translation>
        </message>
        <message>
            <source>No player has agreed to be remembered</source>
            <translation>Noben igralec ni privolil, da si ga naprava zapomni</translation>
        </message>
        <message>
            <source>No player is logged in.</source>
            <translation>Noben igralec ni prijavljen.</translation>
        </message>
        <message>
            <source>No round has been opened yet</source>
            <translation>Noben krog še ni bil odprt</translation>
        </message>
        <message>
            <source>No round yet</source>
            <translation>Še ni kroga</translation>
        </message>
        <message>
            <source>No shift has begun yet</source>
            <translation>Nobena izmena se še ni začela</translation>
        </message>
        <message>
            <source>No throw is under way.</source>
            <translation>Noben met ne poteka.</translation>
        </message>
        <message>
            <source>No time server keeps this clock: compare it with a right one every day.</source>
            <translation>Te ure ne nastavlja noben časovni strežnik: vsak dan jo primerjajte s točno.</translation>
        </message>
        <message>
            <source>No.</source>
            <translation>Št.</translation>
        </message>
        <message>
            <source>No. {0}</source>
            <translation>Št. {0}</translation>
        </message>
        <message>
            <source>Nobody</source>
            <translation>Nihče</translation>
        </message>
        <message>
            <source>None that is journaled lately.</source>
            <translation>V zadnjem dnevniku ni nobene.</translation>
        </message>
        <message>
            <source>Not asked</source>
            <translation>Ni vprašano</translation>
        </message>
        <message>
            <source>Not known: no result was reported</source>
            <translation>Ni znano: noben rezultat ni bil sporočen</translation>
        </message>
        <message>
            <source>Not paid</source>
            <translation>Ni izplačano</translation>
        </message>
        <message>
            <source>Not printed</source>
            <translation>Ni natisnjeno</translation>
        </message>
        <message>
            <source>Not readable</source>
            <translation>Ni berljivo</translation>
        </message>
        <message>
            <source>Not taken over: {0}</source>
            <translation>Se ne prevzame: {0}</translation>
        </message>
        <message>
            <source>Not usable</source>
            <translation>Ni uporabno</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Opomba</translation>
        </message>
        <message>
            <source>Nothing can be written there: it is read-only. No file was written.</source>
            <translation>Tja ni mogoče pisati: dovoljeno je samo branje. Nobena datoteka ni bila zapisana.</translation>
        </message>
        <message>
            <source>Nothing has passed yet.</source>
            <translation>Nič še ni bilo preneseno.</translation>
        </message>
        <message>
            <source>Nothing in test mode counts: no meter, no credit, no game. It ends with the key.</source>
            <translation>V preizkusnem načinu ne šteje nič: ne števci, ne kredit, ne igre. Konča se s ključem.</translation>
        </message>
        <message>
            <source>Nothing is found for “{0}”</source>
            <translation>Za »{0}« ni zadetkov</translation>
        </message>
        <message>
            <source>Nothing is waiting</source>
            <translation>Nič ne čaka</translation>
        </message>
        <message>
            <source>Nothing is wrong</source>
            <translation>Vse je v redu</translation>
        </message>
        <message>
            <source>Nothing was paid by hand yet</source>
            <translation>Nič še ni bilo izplačano ročno</translation>
        </message>
        <message>
            <source>Notify the operator of the monitoring system, and keep the paper</source>
            <translation>Obvestite nadzor te naprave in shranite papir</translation>
        </message>
        <message>
            <source>Now</source>
            <translation>Zdaj</translation>
        </message>
        <message>
            <source>Now, as a test: {0}</source>
            <translation>Zdaj, kot preskus: {0}</translation>
        </message>
        <message>
            <source>Now, as the cabinet is: {0}</source>
            <translation>Zdaj, po stanju: {0}</translation>
        </message>
        <message>
            <source>Number of bills of {0}</source>
            <translation>Število bankovcev po {0}</translation>
        </message>
        <message>
            <source>Number of cancelled credits paid by an attendant</source>
            <translation>Število preklicanih kreditov, izplačanih ročno</translation>
        </message>
        <message>
            <source>Number of cash boxes taken out</source>
            <translation>Število vzetih kaset</translation>
        </message>
        <message>
            <source>Number of credits given by an attendant</source>
            <translation>Število dobroimetij, ki jih je dalo osebje</translation>
        </message>
        <message>
            <source>Number of jackpots paid by an attendant</source>
            <translation>Število jackpotov, izplačanih ročno</translation>
        </message>
        <message>
            <source>Number of tickets</source>
            <translation>Število listkov</translation>
        </message>
        <message>
            <source>Number of tickets in</source>
            <translation>Število listkov noter</translation>
        </message>
        <message>
            <source>Number of tickets out</source>
            <translation>Število listkov ven</translation>
        </message>
        <message>
            <source>Only development copies of the program have played on this journal.</source>
            <translation>Na tem dnevniku so igrale le razvojne kopije programa.</translation>
        </message>
        <message>
            <source>Open betting</source>
            <translation>Odpri stave</translation>
        </message>
        <message>
            <source>Open the logic door</source>
            <translation>Odprite vrata logike</translation>
        </message>
        <message>
            <source>Open the station</source>
            <translation>Sprosti mesto</translation>
        </message>
        <message>
            <source>Others gave you your PIN. Choose one that only you know.</source>
            <translation>PIN so vam dali drugi. Izberite takega, ki ga poznate samo vi.</translation>
        </message>
        <message>
            <source>Out</source>
            <translation>Izpad (out)</translation>
        </message>
        <message>
            <source>Out by hand</source>
            <translation>Ven: ročno</translation>
        </message>
        <message>
            <source>Out by ticket</source>
            <translation>Ven: listek</translation>
        </message>
        <message>
            <source>Out of service</source>
            <translation>Izven uporabe</translation>
        </message>
        <message>
            <source>Out of service since {0}, by {1}.</source>
            <translation>Izven uporabe od {0}, dal {1}.</translation>
        </message>
        <message>
            <source>Out of service since {0}.</source>
            <translation>Izven uporabe od {0}.</translation>
        </message>
        <message>
            <source>Outcome</source>
            <translation>Izid</translation>
        </message>
        <message>
            <source>PIN expired</source>
            <translation>PIN je potekel</translation>
        </message>
        <message>
            <source>Page {0} of {1}</source>
            <translation>Stran {0} od {1}</translation>
        </message>
        <message>
            <source>Paid</source>
            <translation>Izplačano</translation>
        </message>
        <message>
            <source>Pairs</source>
            <translation>Pari</translation>
        </message>
        <message>
            <source>Par sheet</source>
            <translation>List PAR</translation>
        </message>
        <message>
            <source>Par sheet, SHA-256</source>
            <translation>List PAR, SHA-256</translation>
        </message>
        <message>
            <source>Par sheets and limits</source>
            <translation>Listi PAR in omejitve</translation>
        </message>
        <message>
            <source>Parameter</source>
            <translation>Parameter</translation>
        </message>
        <message>
            <source>Parameters</source>
            <translation>Parametri</translation>
        </message>
        <message>
            <source>Parameters have changed since it was signed</source>
            <translation>Po podpisu so se parametri spremenili</translation>
        </message>
        <message>
            <source>Parameters, SHA-256</source>
            <translation>Parametri, SHA-256</translation>
        </message>
        <message>
            <source>Pause the table</source>
            <translation>Ustavi mizo</translation>
        </message>
        <message>
            <source>Pays</source>
            <translation>Izplačila</translation>
        </message>
        <message>
            <source>Pays by hand, settles bills and tickets, reads meters and lists</source>
            <translation>Izplačuje ročno, ureja bankovce in listke, bere števce in sezname</translation>
        </message>
        <message>
            <source>People</source>
            <translation>Osebe</translation>
        </message>
        <message>
            <source>People and their PINs</source>
            <translation>Osebe in njihovi PIN-i</translation>
        </message>
        <message>
            <source>Period {0}</source>
            <translation>Obdobje {0}</translation>
        </message>
        <message>
            <source>Phase</source>
            <translation>Faza</translation>
        </message>
        <message>
            <source>Play every sound at every volume, the alarm of a door too</source>
            <translation>Predvajaj vsak zvok pri vsaki glasnosti, tudi alarm vrat</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Igralec</translation>
        </message>
        <message>
            <source>Player since</source>
            <translation>Prihod igralca</translation>
        </message>
        <message>
            <source>Player's result</source>
            <translation>Izid igralca</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Igralci</translation>
        </message>
        <message>
            <source>Players choose</source>
            <translation>Igralci izbirajo</translation>
        </message>
        <message>
            <source>Players with a card, their figures; unblock a card, forget a player</source>
            <translation>Igralci s kartico, njihovi podatki; odblokiranje kartice, pozaba igralca</translation>
        </message>
        <message>
            <source>Players: {0}</source>
            <translation>Igralci: {0}</translation>
        </message>
        <message>
            <source>Port</source>
            <translation>Vrata</translation>
        </message>
        <message>
            <source>Power resets</source>
            <translation>Vklopi</translation>
        </message>
        <message>
            <source>Practice has no ports but its own</source>
            <translation>Vaja ima samo svoja vrata</translation>
        </message>
        <message>
            <source>Preset</source>
            <translation>Prednastavitev</translation>
        </message>
        <message>
            <source>Print (slips: {0})</source>
            <translation>Natisni (izpisi: {0})</translation>
        </message>
        <message>
            <source>Print a test</source>
            <translation>Natisni preizkus</translation>
        </message>
        <message>
            <source>Print drop {0}</source>
            <translation>Natisni praznjenje {0}</translation>
        </message>
        <message>
            <source>Print period {0}</source>
            <translation>Natisni obdobje {0}</translation>
        </message>
        <message>
            <source>Print receipt {0}</source>
            <translation>Natisni potrdilo {0}</translation>
        </message>
        <message>
            <source>Print receipt {0} again</source>
            <translation>Znova natisni potrdilo {0}</translation>
        </message>
        <message>
            <source>Print seat {0}</source>
            <translation>Natisni sedež {0}</translation>
        </message>
        <message>
            <source>Print shift {0}</source>
            <translation>Natisni izmeno {0}</translation>
        </message>
        <message>
            <source>Print the meters</source>
            <translation>Natisni števce</translation>
        </message>
        <message>
            <source>Print the totals</source>
            <translation>Natisni vsote</translation>
        </message>
        <message>
            <source>Print with players</source>
            <translation>Natisni z igralci</translation>
        </message>
        <message>
            <source>Printed</source>
            <translation>Natisnjeno</translation>
        </message>
        <message>
            <source>Printer</source>
            <translation>Tiskalnik</translation>
        </message>
        <message>
            <source>Probability</source>
            <translation>Verjetnost</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>Program</translation>
        </message>
        <message>
            <source>Program version</source>
            <translation>Različica programa</translation>
        </message>
        <message>
            <source>Program, SHA-256</source>
            <translation>Program, SHA-256</translation>
        </message>
        <message>
            <source>Property</source>
            <translation>Podatek</translation>
        </message>
        <message>
            <source>Puck</source>
            <translation>Puck</translation>
        </message>
        <message>
            <source>RAM clear</source>
            <translation>Brisanje RAM</translation>
        </message>
        <message>
            <source>Read back before and after every game, after money, and when a door closes.</source>
            <translation>Prebrano nazaj pred vsako igro in po njej, po denarju in ob zaprtju vrat.</translation>
        </message>
        <message>
            <source>Recall of the last games, step by step, with dice and bets</source>
            <translation>Pregled zadnjih iger po korakih, s kockami in stavami</translation>
        </message>
        <message>
            <source>Red</source>
            <translation>Rdeča</translation>
        </message>
        <message>
            <source>Refusal</source>
            <translation>Zavrnitev</translation>
        </message>
        <message>
            <source>Remove {0}</source>
            <translation>Odstrani: {0}</translation>
        </message>
        <message>
            <source>Repaired</source>
            <translation>Popravljena</translation>
        </message>
        <message>
            <source>Repairs listed since the last RAM clear: {0}</source>
            <translation>Navedena popravila od zadnjega brisanja RAM: {0}</translation>
        </message>
        <message>
            <source>Reserve for {0} min</source>
            <translation>Rezerviraj za {0} min</translation>
        </message>
        <message>
            <source>Reserve station</source>
            <translation>Rezerviraj mesto</translation>
        </message>
        <message>
            <source>Reserved until {0}, by {1}.</source>
            <translation>Rezervirano do {0}, rezerviral(a) {1}.</translation>
        </message>
        <message>
            <source>Reserved until {0}.</source>
            <translation>Rezervirano do {0}.</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Rezultat</translation>
        </message>
        <message>
            <source>Result of the house</source>
            <translation>Izid igralnice</translation>
        </message>
        <message>
            <source>Return to service</source>
            <translation>Vrni v uporabo</translation>
        </message>
        <message>
            <source>Returned</source>
            <translation>Vrnjeno</translation>
        </message>
        <message>
            <source>Role</source>
            <translation>Vloga</translation>
        </message>
        <message>
            <source>Room for</source>
            <translation>Prostora za</translation>
        </message>
        <message>
            <source>Round {0}</source>
            <translation>Krog {0}</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Krogi</translation>
        </message>
        <message>
            <source>Rounds decided by dice</source>
            <translation>Krogi, ki so jih odločile kocke</translation>
        </message>
        <message>
            <source>Screen</source>
            <translation>Zaslon</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Iskanje</translation>
        </message>
        <message>
            <source>Seat</source>
            <translation>Sedež</translation>
        </message>
        <message>
            <source>Seat {0}</source>
            <translation>Sedež {0}</translation>
        </message>
        <message>
            <source>Seat {0} is being freed, and owed</source>
            <translation>Sedež {0} se sprošča, dolgovano</translation>
        </message>
        <message>
            <source>Seat {0} is owed</source>
            <translation>Dolgovano sedežu {0}</translation>
        </message>
        <message>
            <source>Seat {0}: really free it?</source>
            <translation>Sedež {0}: res sprostim?</translation>
        </message>
        <message>
            <source>Seats taken</source>
            <translation>Zasedeni sedeži</translation>
        </message>
        <message>
            <source>Seats with bets</source>
            <translation>Sedeži s stavami</translation>
        </message>
        <message>
            <source>Second die after the throw before</source>
            <translation>Druga kocka po prejšnjem metu</translation>
        </message>
        <message>
            <source>Second person</source>
            <translation>Druga oseba</translation>
        </message>
        <message>
            <source>Self-audit</source>
            <translation>Samopreverjanje</translation>
        </message>
        <message>
            <source>Set date and time, or confirm a clock that has jumped</source>
            <translation>Nastavitev datuma in ure ali potrditev ure, ki je preskočila</translation>
        </message>
        <message>
            <source>Set the clock</source>
            <translation>Nastavi uro</translation>
        </message>
        <message>
            <source>Set up a new cabinet step by step, and sign its hand-over to the house</source>
            <translation>Po korakih nastavite novo napravo in podpišite njeno predajo igralnici</translation>
        </message>
        <message>
            <source>Set volume {0}</source>
            <translation>Nastavi glasnost {0}</translation>
        </message>
        <message>
            <source>Set-up</source>
            <translation>Nastavitve</translation>
        </message>
        <message>
            <source>Settings: volume, limits, languages, times, devices</source>
            <translation>Nastavitve: glasnost, omejitve, jeziki, časi, naprave</translation>
        </message>
        <message>
            <source>Settle all money: credit, tickets, bills, hand pays</source>
            <translation>Uredite ves denar: kredit, listke, bankovce, ročna izplačila</translation>
        </message>
        <message>
            <source>Settled without credit</source>
            <translation>Rešeno brez kredita</translation>
        </message>
        <message>
            <source>Several bets at once</source>
            <translation>Več stav hkrati</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Delež</translation>
        </message>
        <message>
            <source>Shared parameters</source>
            <translation>Skupni parametri</translation>
        </message>
        <message>
            <source>Shared table</source>
            <translation>Skupna miza</translation>
        </message>
        <message>
            <source>Sheet {0}, SHA-256 {1}</source>
            <translation>Tabela {0}, SHA-256 {1}</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>Izmena</translation>
        </message>
        <message>
            <source>Shift {0}</source>
            <translation>Izmena {0}</translation>
        </message>
        <message>
            <source>Shift {0} of {1}, since {2}</source>
            <translation>Izmena {0}, {1}, od {2}</translation>
        </message>
        <message>
            <source>Shooter</source>
            <translation>Metalec</translation>
        </message>
        <message>
            <source>Sign in</source>
            <translation>Prijava</translation>
        </message>
        <message>
            <source>Sign the hand-over</source>
            <translation>Podpišite predajo</translation>
        </message>
        <message>
            <source>Signed</source>
            <translation>Podpisano</translation>
        </message>
        <message>
            <source>Signed by</source>
            <translation>Podpisnik</translation>
        </message>
        <message>
            <source>Signed in</source>
            <translation>Prijavljen</translation>
        </message>
        <message>
            <source>Silent</source>
            <translation>Tiho</translation>
        </message>
        <message>
            <source>Silent seats</source>
            <translation>Tihi sedeži</translation>
        </message>
        <message>
            <source>Since the journal began</source>
            <translation>Od začetka dnevnika</translation>
        </message>
        <message>
            <source>Since the start</source>
            <translation>Od zagona</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Velikost</translation>
        </message>
        <message>
            <source>Small win</source>
            <translation>Majhen dobitek</translation>
        </message>
        <message>
            <source>Software verification: signatures and checksums</source>
            <translation>Preverjanje programa: podpisi in kontrolne vsote</translation>
        </message>
        <message>
            <source>Sounds</source>
            <translation>Zvoki</translation>
        </message>
        <message>
            <source>Spoken calls are heard where the house has recordings of them.</source>
            <translation>Govorjeni klici se slišijo, če ima igralnica njihove posnetke.</translation>
        </message>
        <message>
            <source>Staff</source>
            <translation>Osebje</translation>
        </message>
        <message>
            <source>Staff key</source>
            <translation>Ključ osebja</translation>
        </message>
        <message>
            <source>Stakes lost</source>
            <translation>Izgubljene stave</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Začetek</translation>
        </message>
        <message>
            <source>State</source>
            <translation>Stanje</translation>
        </message>
        <message>
            <source>State: {0}.</source>
            <translation>Stanje: {0}.</translation>
        </message>
        <message>
            <source>Statistics of the dice: fairness, faces, totals</source>
            <translation>Statistika kock: poštenost, pike, vsote</translation>
        </message>
        <message>
            <source>Status</source>
            <translation>Stanje</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>Korak</translation>
        </message>
        <message>
            <source>Step {0} of {1}</source>
            <translation>Korak {0} od {1}</translation>
        </message>
        <message>
            <source>Stickman's voice</source>
            <translation>Glas stickmana</translation>
        </message>
        <message>
            <source>Stickman's voice: {0}, {1} of {2} calls, licence: {3}.</source>
            <translation>Glas stickmana: {0}, {1} od {2} napovedi, licenca: {3}.</translation>
        </message>
        <message>
            <source>Still open</source>
            <translation>Še odprta</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Ustavljeno</translation>
        </message>
        <message>
            <source>Stops</source>
            <translation>Ustavi</translation>
        </message>
        <message>
            <source>Table win</source>
            <translation>Dobiček mize</translation>
        </message>
        <message>
            <source>Take out of service</source>
            <translation>Daj izven uporabe</translation>
        </message>
        <message>
            <source>Taking down bets</source>
            <translation>Jemanje stav z mize</translation>
        </message>
        <message>
            <source>Targets: {0} of {1}, mean error {2}, largest {3}</source>
            <translation>Tarče: {0} od {1}, povprečno odstopanje {2}, največje {3}</translation>
        </message>
        <message>
            <source>Test</source>
            <translation>Test</translation>
        </message>
        <message>
            <source>Test a bill</source>
            <translation>Preizkusi bankovec</translation>
        </message>
        <message>
            <source>Test bill</source>
            <translation>Preizkusni bankovec</translation>
        </message>
        <message>
            <source>Test doors, keys and the tower light: switches live, each lamp</source>
            <translation>Preskus vrat, ključev in svetilke: stikala v živo, vsaka luč</translation>
        </message>
        <message>
            <source>Test mode</source>
            <translation>Preizkusni način</translation>
        </message>
        <message>
            <source>Test print</source>
            <translation>Preizkusni izpis</translation>
        </message>
        <message>
            <source>Test the devices without touching the meters</source>
            <translation>Preizkus naprav brez vpliva na števce</translation>
        </message>
        <message>
            <source>Test the touch screen: targets, lines, colours, dead pixels</source>
            <translation>Preskus zaslona na dotik: tarče, črte, barve, mrtve pike</translation>
        </message>
        <message>
            <source>Test throw</source>
            <translation>Preizkusni met</translation>
        </message>
        <message>
            <source>Test throws</source>
            <translation>Preizkusni meti</translation>
        </message>
        <message>
            <source>Tests, all throws</source>
            <translation>Testi, vsi meti</translation>
        </message>
        <message>
            <source>Tests, last window</source>
            <translation>Testi, zadnje okno</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Besedilo</translation>
        </message>
        <message>
            <source>That is not the PIN</source>
            <translation>To ni PIN</translation>
        </message>
        <message>
            <source>The alarm of an open door is heard at its own volume, never silent.</source>
            <translation>Alarm odprtih vrat ima svojo glasnost in ni nikoli tih.</translation>
        </message>
        <message>
            <source>The calibration is kept.</source>
            <translation>Umeritev je ohranjena.</translation>
        </message>
        <message>
            <source>The calibration is on trial until test mode ends: touch the targets again.</source>
            <translation>Umeritev je na preizkusu do konca preizkusnega načina: znova se dotaknite tarč.</translation>
        </message>
        <message>
            <source>The cash box was taken out</source>
            <translation>Kaseta je vzeta</translation>
        </message>
        <message>
            <source>The changes are in force.</source>
            <translation>Spremembe veljajo.</translation>
        </message>
        <message>
            <source>The clock is confirmed.</source>
            <translation>Ura je potrjena.</translation>
        </message>
        <message>
            <source>The clock is not believed: {0}</source>
            <translation>Uri se ne verjame: {0}</translation>
        </message>
        <message>
            <source>The clock is set.</source>
            <translation>Ura je nastavljena.</translation>
        </message>
        <message>
            <source>The components are listed once the program has been verified.</source>
            <translation>Komponente se pokažejo, ko je program preverjen.</translation>
        </message>
        <message>
            <source>The count is complete</source>
            <translation>Štetje je končano</translation>
        </message>
        <message>
            <source>The devices are simulated: their window has the key and the door.</source>
            <translation>Naprave so simulirane: ključ in vrata so v njihovem oknu.</translation>
        </message>
        <message>
            <source>The dice lie: confirm them</source>
            <translation>Kocki ležita: potrdite ju</translation>
        </message>
        <message>
            <source>The difference is {0}: lock the cabinet and call for service.</source>
            <translation>Razlika je {0}: zaklenite napravo in pokličite servis.</translation>
        </message>
        <message>
            <source>The disks are being read: one that fails may not answer</source>
            <translation>Diski se berejo: okvarjen disk morda ne odgovori</translation>
        </message>
        <message>
            <source>The export was cancelled. No file was written.</source>
            <translation>Izvoz je bil preklican. Nobena datoteka ni bila zapisana.</translation>
        </message>
        <message>
            <source>The file could not be written: {0}.</source>
            <translation>Datoteke ni bilo mogoče zapisati: {0}.</translation>
        </message>
        <message>
            <source>The file is being written: {0}</source>
            <translation>Datoteka se zapisuje: {0}</translation>
        </message>
        <message>
            <source>The file {0} is written.</source>
            <translation>Datoteka {0} je zapisana.</translation>
        </message>
        <message>
            <source>The first operator</source>
            <translation>Prvi upravljavec</translation>
        </message>
        <message>
            <source>The journal before it is in the folder {0}.</source>
            <translation>Prejšnji dnevnik je v mapi {0}.</translation>
        </message>
        <message>
            <source>The journal could not be read to its beginning: older entries are missing.</source>
            <translation>Dnevnika ni bilo mogoče prebrati do začetka: starejši vnosi manjkajo.</translation>
        </message>
        <message>
            <source>The journal is being read: {0}</source>
            <translation>Branje dnevnika: {0}</translation>
        </message>
        <message>
            <source>The journal is followed from its beginning, for another version of the program:</source>
            <translation>Dnevnik se bere od začetka, saj ga je pisala druga različica programa:</translation>
        </message>
        <message>
            <source>The journal takes {0}.</source>
            <translation>Dnevnik zaseda {0}.</translation>
        </message>
        <message>
            <source>The keys are enough</source>
            <translation>Zadostujejo ključi</translation>
        </message>
        <message>
            <source>The last bets come in</source>
            <translation>Prihajajo zadnje stave</translation>
        </message>
        <message>
            <source>The log: money, doors, keys, devices, staff, errors</source>
            <translation>Dnevnik: denar, vrata, ključi, naprave, osebje, napake</translation>
        </message>
        <message>
            <source>The logic door is open</source>
            <translation>Vrata logike so odprta</translation>
        </message>
        <message>
            <source>The loudest volume that a player can choose.</source>
            <translation>Največja glasnost, ki jo lahko izbere igralec.</translation>
        </message>
        <message>
            <source>The machine number, the place, and all files and ports are taken over too.</source>
            <translation>Prevzamejo se tudi številka naprave, mesto ter vse datoteke in vrata.</translation>
        </message>
        <message>
            <source>The name by which the person signs in</source>
            <translation>Ime, s katerim se oseba prijavi</translation>
        </message>
        <message>
            <source>The parameter second_path is to name a folder on another device.</source>
            <translation>Parameter second_path naj navede mapo na drugi napravi.</translation>
        </message>
        <message>
            <source>The parameters do not allow this station to be reserved.</source>
            <translation>Parametri ne dovoljujejo rezervacije tega mesta.</translation>
        </message>
        <message>
            <source>The program is being verified.</source>
            <translation>Program se preverja.</translation>
        </message>
        <message>
            <source>The role of {0}</source>
            <translation>Vloga: {0}</translation>
        </message>
        <message>
            <source>The same, and ends periods, empties the cash box, out of service</source>
            <translation>Enako, poleg tega zaključuje obdobja, prazni blagajno, izven obratovanja</translation>
        </message>
        <message>
            <source>The screen does not state maker and model</source>
            <translation>Zaslon ne navede proizvajalca in modela</translation>
        </message>
        <message>
            <source>The search for “{0}” has failed; found before that: {1}</source>
            <translation>Iskanje »{0}« ni uspelo; najdeno pred tem: {1}</translation>
        </message>
        <message>
            <source>The sheet inside the cabinet lists every fault.</source>
            <translation>List v ohišju našteva vse napake.</translation>
        </message>
        <message>
            <source>The sheet {0} of this game is not here any more: its felt cannot be drawn.</source>
            <translation>Tabele {0} te igre ni več: njene mize ni mogoče prikazati.</translation>
        </message>
        <message>
            <source>The sound device has not been used yet.</source>
            <translation>Zvočna naprava še ni bila uporabljena.</translation>
        </message>
        <message>
            <source>The sound device works.</source>
            <translation>Zvočna naprava deluje.</translation>
        </message>
        <message>
            <source>The stick can be pulled out.</source>
            <translation>Ključek lahko odstranite.</translation>
        </message>
        <message>
            <source>The stick was pulled out, or the folder is missing. No file was written.</source>
            <translation>Ključek je bil odstranjen ali pa mape ni. Nobena datoteka ni bila zapisana.</translation>
        </message>
        <message>
            <source>The system does not allow writing there. No file was written.</source>
            <translation>Sistem tam ne dovoli pisanja. Nobena datoteka ni bila zapisana.</translation>
        </message>
        <message>
            <source>The table as the game before left it</source>
            <translation>Miza, kot jo je pustila prejšnja igra</translation>
        </message>
        <message>
            <source>The time runs on when the key is turned back.</source>
            <translation>Čas teče naprej, ko ključ obrnete nazaj.</translation>
        </message>
        <message>
            <source>The time, in 24 hours, may be left out: then the day is shown from its end.</source>
            <translation>Uro (24-urni zapis) lahko izpustite: dan je potem prikazan od konca.</translation>
        </message>
        <message>
            <source>The touch panel is not calibrated here.</source>
            <translation>Zaslon na dotik tukaj ni umerjen.</translation>
        </message>
        <message>
            <source>The volume of this time of day: the others stay as the parameters set them.</source>
            <translation>Glasnost tega dela dneva: druge ostanejo, kot jih določajo parametri.</translation>
        </message>
        <message>
            <source>There is no USB stick, and no folder for exports is set. Insert a stick and touch Export again.</source>
            <translation>Ni ključka USB in mapa za izvoz ni nastavljena. Vstavite ključek in se znova dotaknite gumba Izvozi.</translation>
        </message>
        <message>
            <source>There is no account yet</source>
            <translation>Računa še ni</translation>
        </message>
        <message>
            <source>There is no account yet. The first operator adds all others: type your name.</source>
            <translation>Računa še ni. Prvi upravljavec doda vse druge: vnesite svoje ime.</translation>
        </message>
        <message>
            <source>There is no cash box in the validator.</source>
            <translation>V čitalniku ni kasete.</translation>
        </message>
        <message>
            <source>There is no room left. No file was written.</source>
            <translation>Ni več prostora. Nobena datoteka ni bila zapisana.</translation>
        </message>
        <message>
            <source>There is no sound device, or it does not work.</source>
            <translation>Zvočne naprave ni ali pa ne deluje.</translation>
        </message>
        <message>
            <source>There is no such date or time.</source>
            <translation>Takega datuma ali ure ni.</translation>
        </message>
        <message>
            <source>There is nothing to show</source>
            <translation>Ni ničesar za prikaz</translation>
        </message>
        <message>
            <source>These throws count here alone, until test mode ends.</source>
            <translation>Ti meti štejejo samo tukaj, dokler se preizkusni način ne konča.</translation>
        </message>
        <message>
            <source>They were done before the cabinet was brought here</source>
            <translation>Opravljena sta bila pred dostavo naprave</translation>
        </message>
        <message>
            <source>Third die after the throw before</source>
            <translation>Tretja kocka po prejšnjem metu</translation>
        </message>
        <message>
            <source>This cabinet has no card reader (parameter devices.cards).</source>
            <translation>Ta naprava nima bralnika kartic (parameter devices.cards).</translation>
        </message>
        <message>
            <source>This is no date and time.</source>
            <translation>To nista datum in ura.</translation>
        </message>
        <message>
            <source>This is not an amount.</source>
            <translation>To ni znesek.</translation>
        </message>
        <message>
            <source>This is not what was released.</source>
            <translation>To ni tisto, kar je bilo izdano.</translation>
        </message>
        <message>
            <source>This machine has no serial port</source>
            <translation>Ta naprava nima serijskih vrat</translation>
        </message>
        <message>
            <source>This period began at {0}.</source>
            <translation>To obdobje se je začelo {0}.</translation>
        </message>
        <message>
            <source>This period began with the journal.</source>
            <translation>To obdobje se je začelo z dnevnikom.</translation>
        </message>
        <message>
            <source>Throw dice: {0}</source>
            <translation>Vrzi kocke: {0}</translation>
        </message>
        <message>
            <source>Throw the dice</source>
            <translation>Vrzi kocki</translation>
        </message>
        <message>
            <source>Throw the dice for a test, with their counts</source>
            <translation>Poskusni met kock z njihovimi štetji</translation>
        </message>
        <message>
            <source>Throws</source>
            <translation>Meti</translation>
        </message>
        <message>
            <source>Throws, with the void ones</source>
            <translation>Meti, z neveljavnimi</translation>
        </message>
        <message>
            <source>Throws: {0}</source>
            <translation>Meti: {0}</translation>
        </message>
        <message>
            <source>Throws: {0}. The line over each bar is what fair dice show on average.</source>
            <translation>Meti: {0}. Črta ob stolpcu je povprečje poštenih kock.</translation>
        </message>
        <message>
            <source>Ticket authority</source>
            <translation>Organ za listke</translation>
        </message>
        <message>
            <source>Ticket printed</source>
            <translation>Listek natisnjen</translation>
        </message>
        <message>
            <source>Tickets</source>
            <translation>Listki</translation>
        </message>
        <message>
            <source>Tickets in</source>
            <translation>Listki noter</translation>
        </message>
        <message>
            <source>Tickets in doubt settled</source>
            <translation>Rešeni dvomljivi listki</translation>
        </message>
        <message>
            <source>Tickets out</source>
            <translation>Listki ven</translation>
        </message>
        <message>
            <source>Tickets printed and inserted, with their validation numbers</source>
            <translation>Natisnjeni in vstavljeni listki z njihovimi potrditvenimi številkami</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Čas</translation>
        </message>
        <message>
            <source>Time (h:mm)</source>
            <translation>Čas (h:mm)</translation>
        </message>
        <message>
            <source>Time in use</source>
            <translation>Čas uporabe</translation>
        </message>
        <message>
            <source>Time left</source>
            <translation>Preostali čas</translation>
        </message>
        <message>
            <source>To be paid</source>
            <translation>Za izplačilo</translation>
        </message>
        <message>
            <source>To be replaced</source>
            <translation>Zamenjati</translation>
        </message>
        <message>
            <source>Together: handle {0}, table win {1}. The figures under the bars are without cents.</source>
            <translation>Skupaj: promet {0}, dobiček mize {1}. Številke pod stolpci so brez centov.</translation>
        </message>
        <message numerus="yes">
            <source>Too many wrong PINs: wait {0} seconds</source>
            <translation>
                <numerusform>Preveč napačnih PIN-ov: počakajte {0} sekundo</numerusform>
                <numerusform>Preveč napačnih PIN-ov: počakajte {0} sekundi</numerusform>
                <numerusform>Preveč napačnih PIN-ov: počakajte {0} sekunde</numerusform>
                <numerusform>Preveč napačnih PIN-ov: počakajte {0} sekund</numerusform>
            </translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Vsota</translation>
        </message>
        <message>
            <source>Totals</source>
            <translation>Vsote</translation>
        </message>
        <message>
            <source>Touch</source>
            <translation>Dotik</translation>
        </message>
        <message>
            <source>Touch a device to take it into the draft. A printer on USB is entered by hand.</source>
            <translation>Dotaknite se naprave, da jo prevzamete v osnutek. Tiskalnik na USB se vnese ročno.</translation>
        </message>
        <message>
            <source>Touch a shift to print it, or to end one that is open.</source>
            <translation>Dotaknite se izmene, da jo natisnete, ali odprte, da jo končate.</translation>
        </message>
        <message>
            <source>Touch again</source>
            <translation>Pritisnite še enkrat</translation>
        </message>
        <message>
            <source>Touch again: clear everything</source>
            <translation>Še en dotik: izbriši vse</translation>
        </message>
        <message>
            <source>Touch again: count complete</source>
            <translation>Še enkrat: štetje končano</translation>
        </message>
        <message>
            <source>Touch again: end shift {0}</source>
            <translation>Še enkrat: končaj izmeno {0}</translation>
        </message>
        <message>
            <source>Touch again: forget {0}</source>
            <translation>Še enkrat: pozabi {0}</translation>
        </message>
        <message>
            <source>Touch again: it is in</source>
            <translation>Še enkrat: je notri</translation>
        </message>
        <message>
            <source>Touch again: it is out</source>
            <translation>Še enkrat: je zunaj</translation>
        </message>
        <message>
            <source>Touch again: remove {0}</source>
            <translation>Še enkrat: odstrani {0}</translation>
        </message>
        <message>
            <source>Touch again: the period ends</source>
            <translation>Še en dotik: konec obdobja</translation>
        </message>
        <message>
            <source>Touch again: void</source>
            <translation>Še enkrat: neveljaven</translation>
        </message>
        <message>
            <source>Touch again: void the bets</source>
            <translation>Še enkrat: stave neveljavne</translation>
        </message>
        <message>
            <source>Touch here to see them, or type another word</source>
            <translation>Dotaknite se tukaj, da jih vidite, ali vtipkajte še eno besedo</translation>
        </message>
        <message>
            <source>Touch the middle of target {0}</source>
            <translation>Dotaknite se sredine tarče {0}</translation>
        </message>
        <message>
            <source>Touch your name.</source>
            <translation>Dotaknite se svojega imena.</translation>
        </message>
        <message>
            <source>Turn the attendant key</source>
            <translation>Obrnite ključ osebja</translation>
        </message>
        <message>
            <source>Turn the technician key</source>
            <translation>Obrnite ključ tehnika</translation>
        </message>
        <message>
            <source>Type a word, such as: volume, paper, limit</source>
            <translation>Vtipkajte besedo, na primer: glasnost, papir, omejitev</translation>
        </message>
        <message>
            <source>Type the count of every row.</source>
            <translation>Vtipkajte število v vsaki vrstici.</translation>
        </message>
        <message>
            <source>Type year, month, day, hour and minute. One person sets the clock by up to {0} minutes a day, two people farther.</source>
            <translation>Vnesite leto, mesec, dan, uro in minuto. Ena oseba nastavi uro za največ {0} minut na dan, dve osebi za več.</translation>
        </message>
        <message>
            <source>Type your name, and choose a PIN</source>
            <translation>Vnesite ime in izberite PIN</translation>
        </message>
        <message>
            <source>USB stick {0}</source>
            <translation>Ključek USB {0}</translation>
        </message>
        <message>
            <source>Unblock {0}</source>
            <translation>Odblokiraj {0}</translation>
        </message>
        <message>
            <source>Use {device} at {port}</source>
            <translation>Uporabi: {device}, {port}</translation>
        </message>
        <message>
            <source>Validation number</source>
            <translation>Potrditvena številka</translation>
        </message>
        <message>
            <source>Validator</source>
            <translation>Čitalnik</translation>
        </message>
        <message>
            <source>Validator, printer, dice, board: state, version, last faults, bytes on the line</source>
            <translation>Čitalnik, tiskalnik, kocke, plošča: stanje, različica, zadnje napake, bajti na liniji</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Vrednost</translation>
        </message>
        <message>
            <source>Values</source>
            <translation>Vrednosti</translation>
        </message>
        <message>
            <source>Values that differ from those in force: {0}</source>
            <translation>Vrednosti, ki se razlikujejo od veljavnih: {0}</translation>
        </message>
        <message>
            <source>Verified at {0}.</source>
            <translation>Preverjeno {0}.</translation>
        </message>
        <message>
            <source>Verified now</source>
            <translation>Preverjeno zdaj</translation>
        </message>
        <message>
            <source>Verify now</source>
            <translation>Preveri zdaj</translation>
        </message>
        <message>
            <source>Visits</source>
            <translation>Obiski</translation>
        </message>
        <message>
            <source>Void</source>
            <translation>Neveljaven</translation>
        </message>
        <message>
            <source>Void the bets at this seat</source>
            <translation>Razveljavi stave na tem sedežu</translation>
        </message>
        <message>
            <source>Void the throw</source>
            <translation>Razveljavi met</translation>
        </message>
        <message>
            <source>Void throws</source>
            <translation>Neveljavni meti</translation>
        </message>
        <message>
            <source>Void throws: {0}</source>
            <translation>Neveljavni meti: {0}</translation>
        </message>
        <message>
            <source>Volume</source>
            <translation>Glasnost</translation>
        </message>
        <message>
            <source>Volume {0}</source>
            <translation>Glasnost {0}</translation>
        </message>
        <message>
            <source>Wagered</source>
            <translation>Stavljeno</translation>
        </message>
        <message>
            <source>Wagers and pays</source>
            <translation>Stave in izplačila</translation>
        </message>
        <message>
            <source>Wear: only the system's administrator can read it.</source>
            <translation>Obraba: prebere jo lahko le skrbnik sistema.</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>Kaj se je zgodilo</translation>
        </message>
        <message>
            <source>What is to be done</source>
            <translation>Kaj je treba storiti</translation>
        </message>
        <message>
            <source>What is wrong now: paper, printer, jam, doors, devices, clock</source>
            <translation>Kaj je zdaj narobe: papir, tiskalnik, zastoj, vrata, naprave, ura</translation>
        </message>
        <message>
            <source>What it says</source>
            <translation>Kaj sporoča</translation>
        </message>
        <message>
            <source>Where to?</source>
            <translation>Kam?</translation>
        </message>
        <message>
            <source>Whether all money adds up: the equations with their figures</source>
            <translation>Ali se ves denar ujema: enačbe s številkami</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Bela</translation>
        </message>
        <message>
            <source>Why are the test print and the test throw skipped?</source>
            <translation>Zakaj se preizkusni tisk in preizkusni met izpustita?</translation>
        </message>
        <message>
            <source>Win by hand</source>
            <translation>Dobitek ročno</translation>
        </message>
        <message>
            <source>Window opens</source>
            <translation>Odpre se okno</translation>
        </message>
        <message>
            <source>Winnings</source>
            <translation>Dobitki</translation>
        </message>
        <message>
            <source>Wins paid by hand</source>
            <translation>Ročno izplačani dobitki</translation>
        </message>
        <message>
            <source>Withdrawals</source>
            <translation>Izplačila</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Dobljeno</translation>
        </message>
        <message>
            <source>Won on top of stakes</source>
            <translation>Dobljeno poleg stav</translation>
        </message>
        <message>
            <source>Words or number</source>
            <translation>Besede ali število</translation>
        </message>
        <message>
            <source>Words, an amount, or a number of any ticket, game or event</source>
            <translation>Besede, znesek ali številka listka, igre ali dogodka</translation>
        </message>
        <message>
            <source>Wrong PINs: {0}</source>
            <translation>Napačni PIN-i: {0}</translation>
        </message>
        <message>
            <source>Wrong entry</source>
            <translation>Napačen vnos</translation>
        </message>
        <message>
            <source>You do not have the right to this page: an operator has it.</source>
            <translation>Nimate pravice do te strani: ima jo upravljavec.</translation>
        </message>
        <message>
            <source>Your PIN has expired. Choose a new one.</source>
            <translation>Vaš PIN je potekel. Izberite novega.</translation>
        </message>
        <message>
            <source>Your PIN is changed. The new one counts from the next sign-in.</source>
            <translation>Vaš PIN je spremenjen. Novi velja od naslednje prijave.</translation>
        </message>
        <message>
            <source>Your shift has not begun</source>
            <translation>Vaša izmena se ni začela</translation>
        </message>
        <message>
            <source>after the game</source>
            <translation>po igri</translation>
        </message>
        <message>
            <source>ahead by {0}</source>
            <translation>prehiteva za {0}</translation>
        </message>
        <message>
            <source>ahead by {0} at most</source>
            <translation>prehiteva za največ {0}</translation>
        </message>
        <message>
            <source>as it was at {0}</source>
            <translation>kot je bil ob {0}</translation>
        </message>
        <message>
            <source>as shipped</source>
            <translation>kot dobavljeno</translation>
        </message>
        <message>
            <source>as the par sheet has them</source>
            <translation>kot na listu PAR</translation>
        </message>
        <message>
            <source>at the end {0}</source>
            <translation>na koncu {0}</translation>
        </message>
        <message>
            <source>attendant key</source>
            <translation>ključ osebja</translation>
        </message>
        <message>
            <source>attendant's key</source>
            <translation>ključ osebja</translation>
        </message>
        <message>
            <source>began with the journal</source>
            <translation>začelo se je z dnevnikom</translation>
        </message>
        <message>
            <source>behind by {0}</source>
            <translation>zaostaja za {0}</translation>
        </message>
        <message>
            <source>behind by {0} at least</source>
            <translation>zaostaja vsaj za {0}</translation>
        </message>
        <message>
            <source>bills and tickets in</source>
            <translation>bankovce in listke noter</translation>
        </message>
        <message>
            <source>both lights off</source>
            <translation>obe luči ugasnjeni</translation>
        </message>
        <message>
            <source>both lights, blinking in turn</source>
            <translation>obe luči, izmenično utripata</translation>
        </message>
        <message>
            <source>both lights, blinking together</source>
            <translation>obe luči, utripata skupaj</translation>
        </message>
        <message>
            <source>by hand</source>
            <translation>ročno</translation>
        </message>
        <message>
            <source>by itself</source>
            <translation>samo od sebe</translation>
        </message>
        <message>
            <source>cash box door</source>
            <translation>vrata blagajne</translation>
        </message>
        <message>
            <source>cash out</source>
            <translation>izplačilo</translation>
        </message>
        <message>
            <source>chi-square {0}, probability {1}</source>
            <translation>hi-kvadrat {0}, verjetnost {1}</translation>
        </message>
        <message>
            <source>comes next</source>
            <translation>je naslednja</translation>
        </message>
        <message>
            <source>days after the one before: {0}</source>
            <translation>dni po prejšnjem: {0}</translation>
        </message>
        <message>
            <source>default {0}</source>
            <translation>privzeto {0}</translation>
        </message>
        <message>
            <source>done</source>
            <translation>opravljeno</translation>
        </message>
        <message>
            <source>free: {0} MB, and {1} MB for the third copy</source>
            <translation>prosto: {0} MB in {1} MB za tretjo kopijo</translation>
        </message>
        <message>
            <source>in a row: {0}</source>
            <translation>zapored: {0}</translation>
        </message>
        <message>
            <source>in play at the beginning {0}</source>
            <translation>v igri na začetku {0}</translation>
        </message>
        <message>
            <source>in the file</source>
            <translation>v datoteki</translation>
        </message>
        <message>
            <source>is being asked</source>
            <translation>poizvedba poteka</translation>
        </message>
        <message>
            <source>is being printed</source>
            <translation>se tiska</translation>
        </message>
        <message>
            <source>is played now</source>
            <translation>se igra zdaj</translation>
        </message>
        <message>
            <source>its size is not known: errors are in pixels alone</source>
            <translation>njegova velikost ni znana: odstopanja le v pikah</translation>
        </message>
        <message>
            <source>judged at {0}</source>
            <translation>presoja pri {0}</translation>
        </message>
        <message>
            <source>limit {0}</source>
            <translation>meja {0}</translation>
        </message>
        <message>
            <source>logic door</source>
            <translation>vrata logike</translation>
        </message>
        <message>
            <source>lower light, blinking</source>
            <translation>spodnja luč, utripa</translation>
        </message>
        <message>
            <source>lower light, blinking slowly</source>
            <translation>spodnja luč, počasi utripa</translation>
        </message>
        <message>
            <source>lower light, steady</source>
            <translation>spodnja luč, stalno</translation>
        </message>
        <message>
            <source>main door</source>
            <translation>glavna vrata</translation>
        </message>
        <message>
            <source>minutes in all: {0}</source>
            <translation>skupaj minut: {0}</translation>
        </message>
        <message>
            <source>more than 10 years</source>
            <translation>več kot 10 let</translation>
        </message>
        <message>
            <source>moved: {0}</source>
            <translation>premikov: {0}</translation>
        </message>
        <message>
            <source>never</source>
            <translation>nikoli</translation>
        </message>
        <message>
            <source>never, in this journal</source>
            <translation>nikoli v tem dnevniku</translation>
        </message>
        <message>
            <source>no disk of this machine</source>
            <translation>noben disk te naprave</translation>
        </message>
        <message>
            <source>none</source>
            <translation>brez</translation>
        </message>
        <message>
            <source>not complete yet</source>
            <translation>še ni končana</translation>
        </message>
        <message>
            <source>not known</source>
            <translation>ni znano</translation>
        </message>
        <message>
            <source>not known yet</source>
            <translation>še ni znana</translation>
        </message>
        <message>
            <source>not turned</source>
            <translation>ni obrnjen</translation>
        </message>
        <message>
            <source>not verified</source>
            <translation>ni preverjeno</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nič</translation>
        </message>
        <message>
            <source>now {0}</source>
            <translation>zdaj {0}</translation>
        </message>
        <message>
            <source>off</source>
            <translation>izklopljen</translation>
        </message>
        <message>
            <source>on since {0}</source>
            <translation>vklopljen od {0}</translation>
        </message>
        <message>
            <source>open</source>
            <translation>odprta</translation>
        </message>
        <message>
            <source>opened: {0}, garbled messages: {1}</source>
            <translation>odprta: {0}, popačena sporočila: {1}</translation>
        </message>
        <message>
            <source>play</source>
            <translation>igro</translation>
        </message>
        <message>
            <source>receipt being printed</source>
            <translation>potrdilo se tiska</translation>
        </message>
        <message>
            <source>receipt failed</source>
            <translation>potrdilo ni uspelo</translation>
        </message>
        <message>
            <source>receipt not printed</source>
            <translation>potrdilo ni natisnjeno</translation>
        </message>
        <message>
            <source>receipt printed</source>
            <translation>potrdilo natisnjeno</translation>
        </message>
        <message>
            <source>round {0}, {1}: here {2}, at the table {3}</source>
            <translation>krog {0}, {1}: tu {2}, pri mizi {3}</translation>
        </message>
        <message>
            <source>set</source>
            <translation>nastavljeno</translation>
        </message>
        <message>
            <source>shut</source>
            <translation>zaprta</translation>
        </message>
        <message>
            <source>stayed from the day before</source>
            <translation>ostal od prejšnjega dne</translation>
        </message>
        <message>
            <source>still running</source>
            <translation>teče</translation>
        </message>
        <message>
            <source>technician key</source>
            <translation>ključ tehnika</translation>
        </message>
        <message>
            <source>technician's key</source>
            <translation>ključ tehnika</translation>
        </message>
        <message>
            <source>the attendant</source>
            <translation>osebje</translation>
        </message>
        <message>
            <source>the dice</source>
            <translation>kocki</translation>
        </message>
        <message>
            <source>the dice are out</source>
            <translation>kocki sta v zraku</translation>
        </message>
        <message>
            <source>the journal before it lies in {0}</source>
            <translation>prejšnji dnevnik je v {0}</translation>
        </message>
        <message>
            <source>the technician</source>
            <translation>tehnik</translation>
        </message>
        <message>
            <source>this cabinet ({0})</source>
            <translation>ta naprava ({0})</translation>
        </message>
        <message>
            <source>tickets fed in</source>
            <translation>listke noter</translation>
        </message>
        <message>
            <source>tickets out: paid by hand</source>
            <translation>listke ven: ročno izplačilo</translation>
        </message>
        <message>
            <source>to be done</source>
            <translation>še ni opravljeno</translation>
        </message>
        <message>
            <source>turned</source>
            <translation>obrnjen</translation>
        </message>
        <message>
            <source>upper light, blinking</source>
            <translation>zgornja luč, utripa</translation>
        </message>
        <message>
            <source>upper light, blinking slowly</source>
            <translation>zgornja luč, počasi utripa</translation>
        </message>
        <message>
            <source>upper light, steady</source>
            <translation>zgornja luč, stalno</translation>
        </message>
        <message>
            <source>valid until {0}</source>
            <translation>velja do {0}</translation>
        </message>
        <message>
            <source>waits for the bets of seats {0}</source>
            <translation>čaka na stave sedežev {0}</translation>
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
            <translation>{0} bajtov poslanih, {1} prejetih</translation>
        </message>
        <message>
            <source>{0} d {1}</source>
            <translation>{0} d {1}</translation>
        </message>
        <message numerus="yes">
            <source>{0} days</source>
            <translation>
                <numerusform>{0} dan</numerusform>
                <numerusform>{0} dneva</numerusform>
                <numerusform>{0} dnevi</numerusform>
                <numerusform>{0} dni</numerusform>
            </translation>
        </message>
        <message>
            <source>{0} h</source>
            <translation>{0} h</translation>
        </message>
        <message>
            <source>{0} more</source>
            <translation>Še {0}</translation>
        </message>
        <message>
            <source>{0} of {1} are ready</source>
            <translation>Pripravljenih: {0} od {1}</translation>
        </message>
        <message>
            <source>{0} of {1} pages are out</source>
            <translation>{0} od {1} strani je natisnjenih</translation>
        </message>
        <message>
            <source>{0} of {1}: {2}</source>
            <translation>{0} od {1}: {2}</translation>
        </message>
        <message>
            <source>{0} px</source>
            <translation>{0} px</translation>
        </message>
        <message numerus="yes">
            <source>{0} rows are written to {1}.</source>
            <translation>
                <numerusform>{0} vrstica je zapisana v {1}.</numerusform>
                <numerusform>{0} vrstici sta zapisani v {1}.</numerusform>
                <numerusform>{0} vrstice so zapisane v {1}.</numerusform>
                <numerusform>{0} vrstic je zapisanih v {1}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{0} seconds</source>
            <translation>
                <numerusform>{0} s</numerusform>
                <numerusform>{0} s</numerusform>
                <numerusform>{0} s</numerusform>
                <numerusform>{0} s</numerusform>
            </translation>
        </message>
        <message>
            <source>{0} x {1} mm</source>
            <translation>{0} x {1} mm</translation>
        </message>
        <message>
            <source>{0} x {1} pixels</source>
            <translation>{0} x {1} pik</translation>
        </message>
        <message>
            <source>{0}, and without a result: {1}</source>
            <translation>{0}, brez rezultata: {1}</translation>
        </message>
        <message>
            <source>{0}, and {1} is up</source>
            <translation>{0}, na mizi pa {1}</translation>
        </message>
        <message>
            <source>{0}, choose a PIN that only you know.</source>
            <translation>{0}, izberite PIN, ki ga poznate samo vi.</translation>
        </message>
        <message>
            <source>{0}, returned</source>
            <translation>{0}, vrnjen</translation>
        </message>
        <message>
            <source>{0}. Open alarms: {1}.</source>
            <translation>{0}. Odprti alarmi: {1}.</translation>
        </message>
        <message>
            <source>{0}: a second person agrees with the own PIN. Touch your name.</source>
            <translation>{0}: druga oseba soglaša s svojim PIN-om. Dotaknite se svojega imena.</translation>
        </message>
        <message>
            <source>{0}: bets up when dice counted</source>
            <translation>{0}: stave, ko so kocke veljale</translation>
        </message>
        <message>
            <source>{0}: games</source>
            <translation>{0}: igre</translation>
        </message>
        <message>
            <source>{0}: here {1}, at the table {2}</source>
            <translation>{0}: tu {1}, pri mizi {2}</translation>
        </message>
        <message>
            <source>{0}: it is being returned</source>
            <translation>{0}: se vrača</translation>
        </message>
        <message>
            <source>{0}: it was stacked, and is disputed</source>
            <translation>{0}: je zložen in sporen</translation>
        </message>
        <message>
            <source>{0}: stakes lost</source>
            <translation>{0}: izgubljene stave</translation>
        </message>
        <message>
            <source>{0}: wagers</source>
            <translation>{0}: stave</translation>
        </message>
        <message>
            <source>{0}: wins</source>
            <translation>{0}: dobitki</translation>
        </message>
        <message>
            <source>{0}: won on top of stakes</source>
            <translation>{0}: dobljeno poleg vložkov</translation>
        </message>
        <message numerus="yes">
            <source>{0}: {1} throws, judged at {2}. Open alarms: {3}.</source>
            <translation>
                <numerusform>{0}: {1} met, presoja pri {2}. Odprti alarmi: {3}.</numerusform>
                <numerusform>{0}: {1} meta, presoja pri {2}. Odprti alarmi: {3}.</numerusform>
                <numerusform>{0}: {1} meti, presoja pri {2}. Odprti alarmi: {3}.</numerusform>
                <numerusform>{0}: {1} metov, presoja pri {2}. Odprti alarmi: {3}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{0}; {1}</source>
            <translation>{0}; {1}</translation>
        </message>
        <message>
            <source>{value} (draft)</source>
            <translation>{value} (osnutek)</translation>
        </message>
    </context>
    <context>
        <name>OptionStepper</name>
        <message>
            <source>%1: less</source>
            <translation>%1: manj</translation>
        </message>
        <message>
            <source>%1: more</source>
            <translation>%1: več</translation>
        </message>
    </context>
    <context>
        <name>OptionsWindow</name>
        <message>
            <source>Clean screen</source>
            <translation>Očisti zaslon</translation>
        </message>
        <message>
            <source>Close the options</source>
            <translation>Zapri možnosti</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Končano</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Možnosti</translation>
        </message>
        <message>
            <source>Reserve station</source>
            <translation>Rezerviraj mesto</translation>
        </message>
        <message>
            <source>Session</source>
            <translation>Seja</translation>
        </message>
    </context>
    <context>
        <name>OutOfServiceSign</name>
        <message>
            <source>No bets, bills or tickets are taken now. Your credit can be cashed out.</source>
            <translation>Trenutno ne sprejemamo stav, bankovcev in listkov. Dobroimetje lahko izplačate.</translation>
        </message>
        <message>
            <source>This station is out of service</source>
            <translation>To mesto je izven uporabe</translation>
        </message>
    </context>
    <context>
        <name>PageMarks</name>
        <message>
            <source>Next page</source>
            <translation>Naslednja stran</translation>
        </message>
        <message>
            <source>Previous page</source>
            <translation>Prejšnja stran</translation>
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
            <translation>2: igralec sme puck premakniti na OFF, dokler od njega ni odvisna nobena stava; 0: premikajo ga samo kocke. Pri skupni mizi sme to metalec, če parametra mize in postaje pravita 2. Prejšnji vrednosti no in yes se bereta kot 0 in 2; 1 je zavrnjena, ker noben pravilnik ne pove, kaj pomeni</translation>
        </message>
        <message>
            <source>Big Shot: the least on Double, Triple and Straight; 0.00: as the par sheet has it</source>
            <translation>Big Shot: najmanjši vložek na Double, Triple in Straight; 0.00: kot na listu PAR</translation>
        </message>
        <message>
            <source>Big Shot: the least on a number; 0.00: as the par sheet has it</source>
            <translation>Big Shot: najmanjši vložek na številko; 0.00: kot na listu PAR</translation>
        </message>
        <message>
            <source>Big Shot: the most on Double, Triple and Straight; 0.00: as the par sheet has it</source>
            <translation>Big Shot: največji vložek na Double, Triple in Straight; 0.00: kot na listu PAR</translation>
        </message>
        <message>
            <source>Big Shot: the most on a number; 0.00: as the par sheet has it</source>
            <translation>Big Shot: največji vložek na številko; 0.00: kot na listu PAR</translation>
        </message>
        <message>
            <source>Hazard: the largest bank that a player may lay; 0.00: as the par sheet has it</source>
            <translation>Hazard: največja banka, ki jo sme položiti igralec; 0.00: kot na listu PAR</translation>
        </message>
        <message>
            <source>Hazard: the smallest bank that a player may lay; 0.00: as the par sheet has it</source>
            <translation>Hazard: najmanjša banka, ki jo sme položiti igralec; 0.00: kot na listu PAR</translation>
        </message>
        <message>
            <source>a bill that would raise the credit above this is not accepted</source>
            <translation>bankovec, ki bi dobroimetje dvignil nad to, ni sprejet</translation>
        </message>
        <message>
            <source>a clock that has jumped farther than this is not believed until a technician confirms it on the screen; one person may set the clock by this much in a gaming day, two people farther</source>
            <translation>uri, ki je preskočila za več, se ne verjame, dokler je tehnik ne potrdi na zaslonu; ena oseba sme v igralnem dnevu uro nastaviti za toliko, dve osebi za več</translation>
        </message>
        <message>
            <source>a hand pay of this amount or more is confirmed by two people, of whom one is a supervisor; 0.00: there is no such amount</source>
            <translation>ročno izplačilo za ta znesek ali več potrdita dve osebi, od katerih je ena nadzornik; 0.00: takega zneska ni</translation>
        </message>
        <message>
            <source>a hand pay of this amount or more is confirmed by two people: the second one signs in as the witness; 0.00: one person confirms any amount</source>
            <translation>ročno izplačilo za ta znesek ali več potrdita dve osebi: druga se prijavi kot priča; 0.00: vsak znesek potrdi ena oseba</translation>
        </message>
        <message>
            <source>a person of the staff is signed out when nothing was touched for so long</source>
            <translation>oseba iz osebja je odjavljena, če se tako dolgo nič ni dotaknilo</translation>
        </message>
        <message>
            <source>a player with a card is logged out when nothing was touched for so long; credit and bets stay</source>
            <translation>po toliko času brez dotika se igralec s kartico odjavi; dobroimetje in stave ostanejo</translation>
        </message>
        <message>
            <source>a ticket of this amount or more is paid at the cage only: it says so, and no ticket of so much is accepted; 0.00: there is no such amount</source>
            <translation>listek za ta znesek ali več se izplača samo na blagajni: to je na njem napisano in noben listek za toliko ni sprejet; 0.00: takega zneska ni</translation>
        </message>
        <message>
            <source>a win of a single bet of this amount or more is paid by hand; each amount applies from its date on; or none</source>
            <translation>dobitek posamezne stave v tem znesku ali več se izplača ročno; vsak znesek velja od svojega datuma; ali none</translation>
        </message>
        <message>
            <source>a win that would raise the credit above this is paid by hand</source>
            <translation>dobitek, ki bi dobroimetje dvignil nad to, se izplača ročno</translation>
        </message>
        <message>
            <source>after so many days a person of the staff has to choose a new PIN at the next sign-in; 0: never</source>
            <translation>po toliko dneh oseba osebja ob naslednji prijavi izbere nov PIN; 0: nikoli</translation>
        </message>
        <message>
            <source>after so much play a break begins by itself; 0: only the player begins one</source>
            <translation>po toliko igre se odmor začne sam; 0: začne ga le igralec</translation>
        </message>
        <message>
            <source>after so much time play waits between two rolls until the player has read for how long the session has run and what it has won or lost; 0: never</source>
            <translation>po tem času igra med dvema metoma počaka, dokler igralec ne prebere, kako dolgo seja traja in koliko je dobil ali izgubil; 0: nikoli</translation>
        </message>
        <message>
            <source>after this time without credit and touches the screen shows the attract mode</source>
            <translation>po tem času brez dobroimetja in dotikov zaslon pokaže predstavitev</translation>
        </message>
        <message>
            <source>city, state and postal code, on tickets</source>
            <translation>kraj, država in poštna številka, na listkih</translation>
        </message>
        <message>
            <source>days</source>
            <translation>dni</translation>
        </message>
        <message>
            <source>from this amount a win fills the screen for a moment, whatever its stake was; 0.00: for no amount</source>
            <translation>od tega zneska dobitek za trenutek zapolni zaslon, ne glede na stavo; 0.00: pri nobenem znesku</translation>
        </message>
        <message>
            <source>from this multiple of the bets on the felt a win fills the screen for a moment; 0: never</source>
            <translation>od tega mnogokratnika stav na mizi dobitek za trenutek zapolni zaslon; 0: nikoli</translation>
        </message>
        <message>
            <source>from this multiple of the bets on the felt a win lets the dice box shine; 0: never</source>
            <translation>od tega mnogokratnika stav na mizi dobitek osvetli okvir s kockami; 0: nikoli</translation>
        </message>
        <message>
            <source>how amounts on the screen name the currency: by its sign ($12.50) or its code (USD 12.50)</source>
            <translation>kako zneski na zaslonu navajajo valuto: z znakom ($12.50) ali kodo (USD 12.50)</translation>
        </message>
        <message>
            <source>how long a break in play is, in which no bet is taken; the player may take one at any time; 0: no breaks</source>
            <translation>kako dolg je odmor od igre, v katerem se stave ne sprejemajo; igralec ga lahko vzame kadar koli; 0: brez odmorov</translation>
        </message>
        <message>
            <source>how long a player may reserve the station; 0: never</source>
            <translation>koliko časa sme igralec rezervirati mesto; 0: nikoli</translation>
        </message>
        <message>
            <source>how long a result is shown before the next betting time, in modes auto and video; 0: it begins at once</source>
            <translation>kako dolgo je izid prikazan pred naslednjim časom za stave, v načinih auto in video; 0: začne se takoj</translation>
        </message>
        <message>
            <source>how long before its end the screen warns the player</source>
            <translation>koliko pred njegovim koncem zaslon opozori igralca</translation>
        </message>
        <message>
            <source>how long before the end of the betting time a station takes no more bets, so that they reach the table</source>
            <translation>koliko pred koncem časa za stave igralno mesto ne sprejema več stav, da te dosežejo mizo</translation>
        </message>
        <message>
            <source>how long bets are closed before the dice are thrown, in modes auto and video; 0: they are thrown at once</source>
            <translation>kako dolgo so stave zaključene pred metom, v načinih auto in video; 0: kocki sta vrženi takoj</translation>
        </message>
        <message>
            <source>how long the dealer may take for the next step, in mode live; then the player learns that the dealer does not answer, and a round without dice is void</source>
            <translation>koliko časa ima krupje za naslednji korak, v načinu live; nato igralec izve, da krupje ne odgovarja, krog brez kock pa je neveljaven</translation>
        </message>
        <message>
            <source>how long the larger view of the dice stays, which a touch of the dice box opens; 0: there is none</source>
            <translation>kako dolgo ostane povečan prikaz kock, ki se odpre ob dotiku okvira s kockami; 0: ga ni</translation>
        </message>
        <message>
            <source>how long the player may think about a choice that the game leaves to the player, in every mode</source>
            <translation>koliko časa lahko igralec razmišlja o izbiri, ki mu jo prepusti igra, v vseh načinih</translation>
        </message>
        <message>
            <source>how long the shared table waits for the last bets of its stations after betting has ended</source>
            <translation>koliko skupna miza po koncu stav čaka na zadnje stave svojih igralnih mest</translation>
        </message>
        <message>
            <source>how long the shooter at a shared table may take to throw; then the dice are thrown without a touch</source>
            <translation>koliko časa ima metalec za skupno mizo za met; potem so kocke vržene brez dotika</translation>
        </message>
        <message>
            <source>how loud the cabinet may be by the time of day, 0: silent; a louder choice of the player is heard at this volume, and the alarm of an open door at its own</source>
            <translation>kako glasen sme biti aparat glede na čas dneva, 0: tih; glasnejša izbira igralca se sliši s to glasnostjo, alarm odprtih vrat pa s svojo</translation>
        </message>
        <message>
            <source>how many days a ticket is valid</source>
            <translation>koliko dni je listek veljaven</translation>
        </message>
        <message>
            <source>how many felts a player may save under a name and put up again with one touch; 0: none</source>
            <translation>koliko postavitev stav lahko igralec shrani pod imenom in znova postavi z enim dotikom; 0: nobene</translation>
        </message>
        <message>
            <source>how many people it takes until dice thrown by hand count, with dealer_dice = hand; two: another person confirms them than the one who has entered them, such as another dealer or a person of the staff with a key</source>
            <translation>koliko oseb je potrebnih, da ročno vržene kocke veljajo, pri dealer_dice = hand; two: potrdi jih druga oseba kot tista, ki jih je vnesla, na primer drug krupje ali oseba osebja s ključem</translation>
        </message>
        <message>
            <source>how many rolls the history bar shows</source>
            <translation>koliko metov pokaže vrstica zgodovine</translation>
        </message>
        <message>
            <source>in how many parts the receipt of a hand pay is printed; 2: one for the cabinet and one for the cashier, with the same number</source>
            <translation>v koliko delih se natisne potrdilo o ročnem izplačilu; 2: eden za napravo in eden za blagajno, z isto številko</translation>
        </message>
        <message>
            <source>in mode roll, how long the shared table waits for the other players once the first one is ready</source>
            <translation>v načinu roll: koliko skupna miza čaka na druge igralce, ko je prvi pripravljen</translation>
        </message>
        <message>
            <source>key and pin: people of the staff sign in with their key and their own PIN; key: the attendant key alone gives a supervisor's rights, the technician key a technician's</source>
            <translation>key and pin: osebje se prijavi s ključem in lastnim PIN-om; key: ključ osebja sam daje pravice nadzornika, ključ tehnika pa pravice tehnika</translation>
        </message>
        <message>
            <source>megabytes</source>
            <translation>megabajtov</translation>
        </message>
        <message>
            <source>milliseconds</source>
            <translation>milisekunde</translation>
        </message>
        <message>
            <source>minutes</source>
            <translation>minut</translation>
        </message>
        <message>
            <source>money</source>
            <translation>denar</translation>
        </message>
        <message>
            <source>no: the cabinet is silent, except for the alarm of an open door</source>
            <translation>no: aparat je tih, razen alarma odprtih vrat</translation>
        </message>
        <message>
            <source>other chip values for some of the par sheets offered, such as a chip of 0.50 where bets begin there</source>
            <translation>druge vrednosti žetonov za nekatere ponujene izplačilne liste, na primer žeton za 0.50, kjer se stave začnejo pri tem znesku</translation>
        </message>
        <message>
            <source>percent</source>
            <translation>odstotkov</translation>
        </message>
        <message>
            <source>protocol and port</source>
            <translation>protokol in priključek</translation>
        </message>
        <message>
            <source>protocol and port of the reader of players' cards: boxman for one that holds the card, keyboard for one that types like a keyboard; or none</source>
            <translation>protokol in vrata bralnika kartic igralcev: boxman za bralnik, ki kartico zadrži, keyboard za bralnik, ki tipka kot tipkovnica; ali none</translation>
        </message>
        <message>
            <source>protocol and port; internal: random numbers of the program instead of real dice</source>
            <translation>protokol in priključek; internal: naključna števila programa namesto pravih kock</translation>
        </message>
        <message>
            <source>rolls</source>
            <translation>metov</translation>
        </message>
        <message>
            <source>seconds</source>
            <translation>sekund</translation>
        </message>
        <message>
            <source>terms printed on the ticket, such as: Pay at cage or kiosk only; or none</source>
            <translation>pogoji, natisnjeni na listku, na primer: Pay at cage or kiosk only; ali none</translation>
        </message>
        <message>
            <source>text and number of a help line for people who gamble too much, in the attract mode, on a page of the help, and on tickets without terms of their own; or none</source>
            <translation>besedilo in številka pomoči za ljudi, ki preveč igrajo, v načinu za mimoidoče, na strani pomoči in na listkih brez lastnih pogojev; ali none</translation>
        </message>
        <message>
            <source>the cabinet's number; part of every ticket's number</source>
            <translation>številka aparata; del številke vsakega listka</translation>
        </message>
        <message>
            <source>the chip values on the rail at a denomination of 1.00</source>
            <translation>vrednosti žetonov na letvi pri apoenu 1.00</translation>
        </message>
        <message>
            <source>the colour of the dice on the screen</source>
            <translation>barva kock na zaslonu</translation>
        </message>
        <message>
            <source>the currency of bills, bets and tickets</source>
            <translation>valuta bankovcev, stav in listkov</translation>
        </message>
        <message>
            <source>the factors that the player may choose for the chips, separated by commas; a new player has the first</source>
            <translation>faktorji, ki jih igralec lahko izbere za žetone, ločeni z vejicami; nov igralec ima prvega</translation>
        </message>
        <message>
            <source>the fingerprint of the manufacturer's or the regulator's key: the par sheets offered, the bounds of their bets, access.ram_clear and this parameter are then changed only by a configuration signed with it; or none</source>
            <translation>prstni odtis ključa proizvajalca ali nadzornika: ponujeni listi PAR, meje njihovih stav, access.ram_clear in ta parameter se tedaj spreminjajo le s konfiguracijo, podpisano z njim; ali none</translation>
        </message>
        <message>
            <source>the folder for reports that the staff exports, relative to the program's folder; or none: only USB sticks</source>
            <translation>mapa za poročila, ki jih izvozi osebje, glede na mapo programa; ali none: samo ključki USB</translation>
        </message>
        <message>
            <source>the folder of the journal's third copy, on another device; relative to the journal's folder</source>
            <translation>mapa tretje kopije dnevnika na drugi napravi; glede na mapo dnevnika</translation>
        </message>
        <message>
            <source>the folder of the keys with which this machine proves itself at the shared table, relative to the program's folder: ./kiosk house gives them, and a table whose stations all run on one machine makes its own</source>
            <translation>mapa ključev, s katerimi se ta naprava izkaže pri skupni mizi, glede na mapo programa: ./kiosk house jih izda, miza, katere postaje vse tečejo na eni napravi, pa naredi svoje</translation>
        </message>
        <message>
            <source>the folder of the public keys whose signed configurations are imported, besides the cabinet's own; relative to the program's folder</source>
            <translation>mapa javnih ključev, katerih podpisane konfiguracije se uvažajo, poleg ključa same naprave; glede na mapo programa</translation>
        </message>
        <message>
            <source>the folder of the recordings of the stickman's calls, relative to the program's folder; or none</source>
            <translation>mapa s posnetki napovedi stickmana, relativno na mapo programa; ali none</translation>
        </message>
        <message>
            <source>the house's name on screen and tickets</source>
            <translation>ime hiše na zaslonu in listkih</translation>
        </message>
        <message>
            <source>the journal's file, relative to the program's folder; a change moves no file, and a terminal that finds no journal there begins a new one, without money, people and history</source>
            <translation>datoteka dnevnika, relativno glede na mapo programa; sprememba ne premakne nobene datoteke, in terminal, ki tam ne najde dnevnika, začne novega, brez denarja, oseb in zgodovine</translation>
        </message>
        <message>
            <source>the language of a new player, one of those offered</source>
            <translation>jezik novega igralca, eden od ponujenih</translation>
        </message>
        <message>
            <source>the languages that the player may choose, separated by commas</source>
            <translation>jeziki, ki jih igralec lahko izbere, ločeni z vejicami</translation>
        </message>
        <message>
            <source>the largest amount of a ticket</source>
            <translation>največji znesek listka</translation>
        </message>
        <message>
            <source>the largest bet on any field, odds apart; 0.00: as the par sheet has it</source>
            <translation>največji vložek na vsakem polju, razen Odds; 0.00: kot na listu PAR</translation>
        </message>
        <message>
            <source>the largest credit that an attendant may give by hand at once; 0.00: none is given by hand</source>
            <translation>največje dobroimetje, ki ga sme osebje dati ročno naenkrat; 0.00: ročno se ne daje</translation>
        </message>
        <message>
            <source>the largest multiple of odds laid on Don't Pass and Don't Come; 0: as the par sheet has it</source>
            <translation>največji večkratnik stav Odds, danih na Don't Pass in Don't Come; 0: kot na listu PAR</translation>
        </message>
        <message>
            <source>the largest multiple of odds taken on Pass Line and Come; 0: as the par sheet has it</source>
            <translation>največji večkratnik stav Odds, vzetih na Pass Line in Come; 0: kot na listu PAR</translation>
        </message>
        <message>
            <source>the last day on which two people may carry out a RAM clear; all: on any day; none: never. With access.pay_tables_key a day permits one RAM clear, and only a configuration signed with that key names it</source>
            <translation>zadnji dan, ko smeta dve osebi izvesti brisanje RAM; all: vsak dan; none: nikoli. Z access.pay_tables_key dan dovoli eno brisanje, določi pa ga le konfiguracija, podpisana s tem ključem</translation>
        </message>
        <message>
            <source>the least bet on any field, odds apart: it narrows what each par sheet offered allows; 0.00: as the par sheet has it</source>
            <translation>najmanjši vložek na vsakem polju, razen Odds: zoži, kar dovoljuje vsak ponujeni list PAR; 0.00: kot na listu PAR</translation>
        </message>
        <message>
            <source>the least odds; 0.00: as the par sheet has it</source>
            <translation>najmanjši Odds; 0.00: kot na listu PAR</translation>
        </message>
        <message>
            <source>the least on Field, Horn, hops and all bets on the next roll; 0.00: as the par sheet has it</source>
            <translation>najmanjši vložek na Field, Horn, Hop in vseh stavah na naslednji met; 0.00: kot na listu PAR</translation>
        </message>
        <message>
            <source>the least on Pass Line, Don't Pass, Come and Don't Come; 0.00: as the par sheet has it</source>
            <translation>najmanjši vložek na Pass Line, Don't Pass, Come in Don't Come; 0.00: kot na listu PAR</translation>
        </message>
        <message>
            <source>the least on a Hard Ways bet; 0.00: as the par sheet has it</source>
            <translation>najmanjši vložek na Hard Ways; 0.00: kot na listu PAR</translation>
        </message>
        <message>
            <source>the least on a box bet: Place, Buy, Lay, Big 6 and Big 8; 0.00: as the par sheet has it</source>
            <translation>najmanjši vložek na stavah Box: Place, Buy, Lay, Big 6 in Big 8; 0.00: kot na listu PAR</translation>
        </message>
        <message>
            <source>the least on a side bet: Big, Small, lucky bets, Fire, Repeaters; 0.00: as the par sheet has it</source>
            <translation>najmanjši vložek na stranskih stavah: Big, Small, stave Lucky, Fire, Repeaters; 0.00: kot na listu PAR</translation>
        </message>
        <message>
            <source>the least that a bet may return on average with the best play; a par sheet with a bet below it is refused, odds apart; 0.00: there is no such bound</source>
            <translation>najmanj, kar stava ob najboljši igri v povprečju vrne; lista PAR s stavo pod tem je zavrnjena, razen Odds; 0.00: take meje ni</translation>
        </message>
        <message>
            <source>the length of a betting time, in modes other than roll</source>
            <translation>trajanje časa za stave v načinih razen roll</translation>
        </message>
        <message>
            <source>the live picture of the dice in modes video and live: the HTTP address of a stream of JPEG pictures (multipart/x-mixed-replace), the RTSP address of a camera, /dev/video0 for one on USB, or none; unix:var/rig/video is the moving test picture of the rig</source>
            <translation>slika kock v živo v načinih video in live: naslov HTTP pretoka slik JPEG (multipart/x-mixed-replace), naslov RTSP kamere, /dev/video0 za kamero na USB ali none; unix:var/rig/video je gibljiva preskusna slika preskuševalne naprave</translation>
        </message>
        <message>
            <source>the longest odds against any pay of a bet; a par sheet with longer ones is refused; 0: there is no such bound</source>
            <translation>največje razmerje proti kateremu koli izplačilu stave; lista PAR z večjim je zavrnjena; 0: take meje ni</translation>
        </message>
        <message>
            <source>the most odds, whatever multiple they are; 0.00: as the par sheet has it</source>
            <translation>največji Odds, ne glede na večkratnik; 0.00: kot na listu PAR</translation>
        </message>
        <message>
            <source>the most on Field, Horn, hops and all bets on the next roll; 0.00: as the par sheet has it</source>
            <translation>največji vložek na Field, Horn, Hop in vseh stavah na naslednji met; 0.00: kot na listu PAR</translation>
        </message>
        <message>
            <source>the most on Pass Line, Don't Pass, Come and Don't Come; 0.00: as the par sheet has it</source>
            <translation>največji vložek na Pass Line, Don't Pass, Come in Don't Come; 0.00: kot na listu PAR</translation>
        </message>
        <message>
            <source>the most on a Hard Ways bet; 0.00: as the par sheet has it</source>
            <translation>največji vložek na Hard Ways; 0.00: kot na listu PAR</translation>
        </message>
        <message>
            <source>the most on a box bet: Place, Buy, Lay, Big 6 and Big 8; 0.00: as the par sheet has it</source>
            <translation>največji vložek na stavah Box: Place, Buy, Lay, Big 6 in Big 8; 0.00: kot na listu PAR</translation>
        </message>
        <message>
            <source>the most on a side bet: Big, Small, lucky bets, Fire, Repeaters; 0.00: as the par sheet has it</source>
            <translation>največji vložek na stranskih stavah: Big, Small, stave Lucky, Fire, Repeaters; 0.00: kot na listu PAR</translation>
        </message>
        <message>
            <source>the most that all bets together may be; 0.00: as the par sheet has it</source>
            <translation>koliko smejo največ znašati vse stave skupaj; 0.00: kot na listu PAR</translation>
        </message>
        <message>
            <source>the number of the shared table</source>
            <translation>številka skupne mize</translation>
        </message>
        <message>
            <source>the order of the tabs over the panel of propositions, Hard Ways, Hop Bets and Side Bets; the first is open at first</source>
            <translation>vrstni red zavihkov nad poljem propozicij, Hard Ways, Hop Bets in Side Bets; prvi je na začetku odprt</translation>
        </message>
        <message>
            <source>the par sheets offered, separated by commas: files in config/sheets without .ini; the first is played until another is chosen. Those called craps-commission-... differ in the commission on Buy and Lay bets: from a win (on-win), the same rounded down (unit-down), with the bet and rounded up (unit-up), or paid back with the bet (refund)</source>
            <translation>ponujeni listi PAR, ločeni z vejicami: datoteke v config/sheets brez .ini; prvi se igra, dokler ni izbran drug. Tisti z imenom craps-commission-... se razlikujejo v proviziji na Buy in Lay: od dobitka (on-win), enako in zaokrožena navzdol (unit-down), ob stavi in zaokrožena navzgor (unit-up), ali vrnjena s stavo (refund)</translation>
        </message>
        <message>
            <source>the ticket book's file, relative to the journal's folder; it serves the tickets of this cabinet only</source>
            <translation>datoteka knjige listkov, glede na mapo dnevnika; služi samo listkom tega aparata</translation>
        </message>
        <message>
            <source>the values of the bills that are accepted, separated by commas; all: every bill of the currency that the bill validator knows</source>
            <translation>vrednosti sprejetih bankovcev, ločene z vejicami; all: vsak bankovec valute, ki ga čitalnik pozna</translation>
        </message>
        <message>
            <source>the volume of spoken calls, 0: none; they are silent where the player has chosen silence</source>
            <translation>glasnost govorjenih napovedi, 0: brez; tiho so, če je igralec izbral tišino</translation>
        </message>
        <message>
            <source>the volume of the alarm of an open door; 3 can be heard through the door</source>
            <translation>glasnost alarma odprtih vrat; 3 se sliši skozi vrata</translation>
        </message>
        <message>
            <source>this station's seat at the shared table; seats are numbered clockwise</source>
            <translation>sedež tega igralnega mesta za skupno mizo; sedeži so oštevilčeni v smeri urnega kazalca</translation>
        </message>
        <message>
            <source>times the bet</source>
            <translation>-kratnik vložka</translation>
        </message>
        <message>
            <source>times the stake</source>
            <translation>-kratnik stave</translation>
        </message>
        <message>
            <source>to 1</source>
            <translation>proti 1</translation>
        </message>
        <message>
            <source>what a player at a shared table needs to become the shooter: a bet on a line (Pass Line or Don't Pass), or any bet</source>
            <translation>kaj igralec za skupno mizo potrebuje, da postane metalec: stavo na liniji (Pass Line ali Don't Pass) ali katero koli stavo</translation>
        </message>
        <message>
            <source>what a station shows of the other players' bets, and a table's wall display of all: nothing, the sum on each field, or the chips of each seat</source>
            <translation>kaj igralno mesto pokaže od stav drugih igralcev, in stenski prikaz mize od vseh: nič, vsoto na vsakem polju ali žetone vsakega sedeža</translation>
        </message>
        <message>
            <source>what the numbers of the house's cards begin with; or none: the card reader takes every card</source>
            <translation>s čim se začnejo številke kartic hiše; ali none: bralnik sprejme vsako kartico</translation>
        </message>
        <message>
            <source>when the gaming day begins, by the local clock; everything before that belongs to the previous day</source>
            <translation>kdaj se začne igralni dan po lokalni uri; vse pred tem spada k prejšnjemu dnevu</translation>
        </message>
        <message>
            <source>where the cabinet stands, on tickets</source>
            <translation>kje stoji aparat, na listkih</translation>
        </message>
        <message>
            <source>where the shared table and its stations meet: a file, relative to the program's folder, if they all run on one machine, or the address of a PostgreSQL server, postgresql://…</source>
            <translation>kjer se srečajo skupna miza in njena igralna mesta: datoteka glede na mapo programa, če vsi tečejo na enem stroju, ali naslov strežnika PostgreSQL, postgresql://…</translation>
        </message>
        <message>
            <source>who closes the bets: the player (roll), the clock (auto; video: the same, with a live picture of the dice), or a dealer, at the latest the clock (live)</source>
            <translation>kdo zaključi stave: igralec (roll), ura (auto; video: enako, s sliko kock v živo) ali krupje, najpozneje ura (live)</translation>
        </message>
        <message>
            <source>whose dice a dealer confirms, in mode live: those that the generator has read, or dice thrown by hand, which the dealer enters (a table without a generator has devices.dice = internal, which is then never asked)</source>
            <translation>katere kocke potrdi krupje, v načinu live: tiste, ki jih je prebral metalnik, ali kocke, vržene z roko, ki jih vnese krupje (miza brez metalnika ima devices.dice = internal, ki potem nikoli ni vprašan)</translation>
        </message>
        <message>
            <source>whose dice decide: alone: those of this cabinet's own generator; station: those of a shared table, at which this cabinet has a seat; table: this is the shared table itself, and has no player</source>
            <translation>čigave kocke odločajo: alone: kocke generatorja tega avtomata; station: kocke skupne mize, za katero ima ta avtomat sedež; table: to je skupna miza sama, brez igralca</translation>
        </message>
        <message>
            <source>with less free space than this on a device of the journal, the staff is warned</source>
            <translation>ob manj prostora na napravi dnevnika je osebje opozorjeno</translation>
        </message>
        <message>
            <source>with less free space than this, no game begins and no money is accepted; what is in progress is still booked</source>
            <translation>ob manj prostora se ne začne nobena igra in denar ni sprejet; kar teče, se še knjiži</translation>
        </message>
        <message>
            <source>yes: a player who agrees to be remembered chooses a PIN, and logs in only with it; no: the card is enough</source>
            <translation>yes: igralec, ki dovoli, da si ga naprava zapomni, izbere PIN in se prijavi le z njim; no: zadostuje kartica</translation>
        </message>
        <message>
            <source>yes: a player with a card is asked once whether this cabinet may remember name, language, hand, size of text, saved felts and figures; no: no player is asked, and players who have not agreed before are not remembered</source>
            <translation>yes: igralca s kartico naprava enkrat vpraša, ali si sme zapomniti ime, jezik, roko, velikost besedila, shranjene postavitve in podatke o igri; no: ne vpraša nikogar in si ne zapomni igralcev, ki prej niso privolili</translation>
        </message>
        <message>
            <source>yes: a win that an attendant must pay fills the screen for a moment, before the hand pay is asked for</source>
            <translation>yes: dobitek, ki ga mora izplačati osebje, za trenutek zapolni zaslon, preden se zahteva ročno izplačilo</translation>
        </message>
        <message>
            <source>yes: after an alarm of the dice statistics no dice are thrown until the technician's key is turned</source>
            <translation>yes: po alarmu statistike kock se ne meče, dokler ni obrnjen ključ tehnika</translation>
        </message>
        <message>
            <source>yes: chips show how wins are paid and go to the credit, in 1.2 seconds; any touch ends it and counts</source>
            <translation>yes: žetoni pokažejo, kako se dobitki izplačajo in gredo v kredit, v 1,2 sekunde; vsak dotik to konča in velja</translation>
        </message>
        <message>
            <source>yes: in mode roll a novice is offered a first hand, a lesson with play chips that moves no money, where the game has one</source>
            <translation>yes: v načinu roll se novincu ponudi prva igra, vaja z žetoni za vajo, ki ne premika denarja, če jo igra ima</translation>
        </message>
        <message>
            <source>yes: simulated devices are started in place of the devices below</source>
            <translation>yes: namesto spodnjih naprav se zaženejo simulirane</translation>
        </message>
        <message>
            <source>yes: strategies such as Iron Cross are offered, each with its house edge, where the par sheet has their bets</source>
            <translation>yes: ponujene so strategije, kot je Iron Cross, vsaka s prednostjo hiše, kjer ima izplačilni list njihove stave</translation>
        </message>
        <message>
            <source>yes: the credit on the screen counts up to its true amount after a win, in 2.5 seconds at most; any touch ends it. Losses of the same throw are taken off first: what remains must be a win, for this and what follows</source>
            <translation>yes: po dobitku kredit na zaslonu narašča do pravega zneska, največ 2,5 sekunde; vsak dotik to konča. Najprej se odštejejo izgube istega meta: kar ostane, mora biti dobitek, tu in pri naslednjih</translation>
        </message>
        <message>
            <source>yes: the player may set limits of time and loss for the session, which can then be lowered but not raised</source>
            <translation>yes: igralec lahko za sejo določi omejitvi časa in izgube, ki ju nato lahko zniža, ne pa zviša</translation>
        </message>
        <message>
            <source>yes: the player may switch on that bets and rolls are repeated automatically</source>
            <translation>yes: igralec sme vklopiti samodejno ponavljanje stav in metov</translation>
        </message>
        <message>
            <source>yes: the player may switch on that bets are repeated automatically</source>
            <translation>yes: igralec sme vklopiti samodejno ponavljanje stav</translation>
        </message>
        <message>
            <source>yes: the player's screen always shows for how long the session has run</source>
            <translation>yes: igralčev zaslon vedno kaže, kako dolgo seja že traja</translation>
        </message>
        <message>
            <source>yes: the player's screen shows the rolls and the Points of the shooter's hand and the best hand of the gaming day, and so does the attract mode</source>
            <translation>da: igralčev zaslon kaže mete in Pointe metalčeve serije ter najboljšo serijo igralnega dne, prav tako način za mimoidoče</translation>
        </message>
        <message>
            <source>yes: what a bet has won is shown on its chips, with how it was paid</source>
            <translation>yes: koliko je stava dobila, je prikazano na njenih žetonih, z razmerjem izplačila</translation>
        </message>
    </context>
    <context>
        <name>ParameterDraftPage</name>
        <message>
            <source>%1: %2, until now %3</source>
            <translation>%1: %2, doslej %3</translation>
        </message>
        <message>
            <source>Apply</source>
            <translation>Uveljavi</translation>
        </message>
        <message>
            <source>Apply the draft</source>
            <translation>Uveljavi osnutek</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Zavrzi</translation>
        </message>
        <message>
            <source>Discard the draft</source>
            <translation>Zavrzi osnutek</translation>
        </message>
        <message>
            <source>Do not change %1</source>
            <translation>Ne spremeni %1</translation>
        </message>
        <message>
            <source>Draft</source>
            <translation>Osnutek</translation>
        </message>
        <message>
            <source>Nothing is changed</source>
            <translation>Nič ni spremenjeno</translation>
        </message>
        <message>
            <source>Nothing is required</source>
            <translation>Nič ni potrebno</translation>
        </message>
        <message>
            <source>Required</source>
            <translation>Potrebno</translation>
        </message>
        <message>
            <source>The terminal restarts</source>
            <translation>Terminal se znova zažene</translation>
        </message>
    </context>
    <context>
        <name>ParameterEditorPage</name>
        <message>
            <source>Allowed</source>
            <translation>Dovoljeno</translation>
        </message>
        <message>
            <source>Change a parameter</source>
            <translation>Sprememba parametra</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Privzeto</translation>
        </message>
        <message>
            <source>In force</source>
            <translation>V veljavi</translation>
        </message>
        <message>
            <source>Last change</source>
            <translation>Zadnja sprememba</translation>
        </message>
        <message>
            <source>Unit</source>
            <translation>Enota</translation>
        </message>
    </context>
    <context>
        <name>ParameterSearchPage</name>
        <message>
            <source>A part of the name, the description or the value: volume, paper, seconds</source>
            <translation>Del imena, opisa ali vrednosti: glasnost, papir, sekunde</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Išči</translation>
        </message>
        <message>
            <source>Search the parameters</source>
            <translation>Iskanje parametrov</translation>
        </message>
        <message>
            <source>Searched for</source>
            <translation>Iskano</translation>
        </message>
    </context>
    <context>
        <name>ParametersPage</name>
        <message>
            <source>Accept the file</source>
            <translation>Sprejmi datoteko</translation>
        </message>
        <message>
            <source>Configuration</source>
            <translation>Konfiguracija</translation>
        </message>
        <message>
            <source>Draft</source>
            <translation>Osnutek</translation>
        </message>
        <message>
            <source>Draft (%1)</source>
            <translation>Osnutek (%1)</translation>
        </message>
        <message>
            <source>Presets</source>
            <translation>Prednastavitve</translation>
        </message>
        <message>
            <source>Restore the last valid values</source>
            <translation>Obnovi zadnje veljavne vrednosti</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Išči</translation>
        </message>
    </context>
    <context>
        <name>PatternsView</name>
        <message>
            <source>Leave</source>
            <translation>Zapusti</translation>
        </message>
        <message>
            <source>Next pattern</source>
            <translation>Naslednji vzorec</translation>
        </message>
        <message>
            <source>Previous pattern</source>
            <translation>Prejšnji vzorec</translation>
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
            <translation>Ime</translation>
        </message>
    </context>
    <context>
        <name>Pin</name>
        <message>
            <source>Enter the same PIN again</source>
            <translation>Še enkrat vnesite isto kodo PIN</translation>
        </message>
        <message>
            <source>One moment, please</source>
            <translation>Trenutek, prosimo</translation>
        </message>
        <message>
            <source>The PINs do not match. Please start again</source>
            <translation>Kodi PIN se ne ujemata. Začnite znova</translation>
        </message>
    </context>
    <context>
        <name>PinDots</name>
        <message>
            <source>%1 digits typed</source>
            <translation>Vnesene števke: %1</translation>
        </message>
    </context>
    <context>
        <name>Player</name>
        <message>
            <source>7 is the main with the smallest house edge; then come 5 and 9, then 6 and 8</source>
            <translation>Glavna številka 7 ima najmanjšo prednost hiše; sledita 5 in 9, nato 6 in 8</translation>
        </message>
        <message>
            <source>A break lasts {0} minutes. No bets are taken, and your bets stay up.</source>
            <translation>Odmor traja {0} minut. Stave se ne sprejemajo, vaše pa ostanejo na mizi.</translation>
        </message>
        <message>
            <source>A commission is taken from each win there.</source>
            <translation>Tam se od vsakega dobitka odšteje provizija.</translation>
        </message>
        <message>
            <source>A commission of {0} of the bet is taken off a win; the house edge counts it.</source>
            <translation>Od dobitka se odšteje provizija v višini {0} stave; prednost hiše jo upošteva.</translation>
        </message>
        <message>
            <source>A commission of {0} of the bet is taken with it; the house edge counts it.</source>
            <translation>S stavo se odšteje provizija v višini {0} stave; prednost hiše jo upošteva.</translation>
        </message>
        <message>
            <source>A commission of {0} of the win is taken off it; the house edge counts it.</source>
            <translation>Od dobitka se odšteje provizija v višini {0} dobitka; prednost hiše jo upošteva.</translation>
        </message>
        <message>
            <source>A commission of {0} of what it can win is taken with the bet; the house edge counts it.</source>
            <translation>S stavo se odšteje provizija v višini {0} možnega dobitka; prednost hiše jo upošteva.</translation>
        </message>
        <message>
            <source>A door was opened and is shut again</source>
            <translation>Vrata so bila odprta in so spet zaprta</translation>
        </message>
        <message>
            <source>A first {0} is a stand-off.</source>
            <translation>Če prvi met pokaže {0}, je neodločeno.</translation>
        </message>
        <message>
            <source>A player will come back to this station</source>
            <translation>Igralec se bo vrnil na to mesto</translation>
        </message>
        <message>
            <source>A win is paid and the stake stays up.</source>
            <translation>Dobitek se izplača, vložek pa ostane na mizi.</translation>
        </message>
        <message>
            <source>Accept it</source>
            <translation>Sprejmi</translation>
        </message>
        <message>
            <source>Across</source>
            <translation>Vse</translation>
        </message>
        <message>
            <source>After a win pass the dice and take it, or keep them, and all of it rides.</source>
            <translation>Po dobitku predajte kocki in jo vzemite ali pa ju obdržite in vse ostane v igri.</translation>
        </message>
        <message>
            <source>After each roll your bets are put up again</source>
            <translation>Po vsakem metu se vaše stave znova postavijo</translation>
        </message>
        <message>
            <source>After the seven-out your {0} bets are off: tap SET BETS ON to play them</source>
            <translation>Po seven-outu so vaše stave {0} OFF: za igro se dotaknite VKLOPI STAVE</translation>
        </message>
        <message>
            <source>After three hits you choose: take your win, or throw a fourth die for the BIG SHOT. The stake comes back in either case.</source>
            <translation>Po treh zadetkih izberete: vzamete dobitek ali vržete četrto kocko za BIG SHOT. Vložek se v obeh primerih vrne.</translation>
        </message>
        <message>
            <source>Again</source>
            <translation>Ponovno</translation>
        </message>
        <message>
            <source>An attendant can pay the whole credit by hand.</source>
            <translation>Osebje lahko ves kredit izplača ročno.</translation>
        </message>
        <message>
            <source>An attendant has answered your call</source>
            <translation>Osebje se je odzvalo na vaš klic</translation>
        </message>
        <message>
            <source>An attendant is on the way to you</source>
            <translation>Osebje je na poti k vam</translation>
        </message>
        <message>
            <source>Another player's card is logged in. Log it out first</source>
            <translation>Prijavljena je kartica drugega igralca. Najprej jo odjavite</translation>
        </message>
        <message>
            <source>At the seven-out with fewer than {0} Points made. No come-out roll decides it.</source>
            <translation>Ob seven-outu z manj kot {0} doseženimi Pointi. Noben come-out met ne odloči o njej.</translation>
        </message>
        <message>
            <source>At this table</source>
            <translation>Pri tej mizi</translation>
        </message>
        <message>
            <source>BETS ARE NOT VALID YET!</source>
            <translation>STAVE ŠE NISO VELJAVNE!</translation>
        </message>
        <message>
            <source>BIG SHOT</source>
            <translation>BIG SHOT</translation>
        </message>
        <message>
            <source>BIG SHOT hits</source>
            <translation>BIG SHOT zadet</translation>
        </message>
        <message>
            <source>BIG SHOT misses</source>
            <translation>BIG SHOT zgrešen</translation>
        </message>
        <message>
            <source>Best hand today: rolls {0}, Points {1}</source>
            <translation>Najboljša serija danes: meti {0}, Pointi {1}</translation>
        </message>
        <message>
            <source>Bet on the last roll</source>
            <translation>Stava pri zadnjem metu</translation>
        </message>
        <message>
            <source>Bets are taken again at {0}</source>
            <translation>Stave se spet sprejemajo ob {0}</translation>
        </message>
        <message>
            <source>Bets from {0}</source>
            <translation>Stave od {0}</translation>
        </message>
        <message>
            <source>Bill validator</source>
            <translation>Sprejemnik bankovcev</translation>
        </message>
        <message>
            <source>Bill {0}: {1}</source>
            <translation>Bankovec {0}: {1}</translation>
        </message>
        <message>
            <source>Break in play: no bets are taken now</source>
            <translation>Odmor od igre: zdaj se stave ne sprejemajo</translation>
        </message>
        <message>
            <source>Buy</source>
            <translation>Buy</translation>
        </message>
        <message>
            <source>By how many of {0} have come in each of their ways, such as {1} for {2}: {3} or more at the next 7, all {4} at once.</source>
            <translation>Po tem, koliko vsot od {0} pade v vseh svojih kombinacijah, na primer {1} za {2}: {3} ali več ob naslednji 7, vseh {4} takoj.</translation>
        </message>
        <message>
            <source>By the number of different Points made: {0} or more at the seven-out, all {1} at once.</source>
            <translation>Po številu različnih doseženih Pointov: {0} ali več ob seven-outu, vseh {1} takoj.</translation>
        </message>
        <message>
            <source>Cabinet board</source>
            <translation>Krmilno vezje</translation>
        </message>
        <message>
            <source>Cancel credit</source>
            <translation>Prekliči kredit</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Kartica</translation>
        </message>
        <message>
            <source>Card reader</source>
            <translation>Bralnik kartic</translation>
        </message>
        <message>
            <source>Certain</source>
            <translation>Zanesljivo</translation>
        </message>
        <message>
            <source>Chance</source>
            <translation>Priložnost</translation>
        </message>
        <message>
            <source>Chip {0}</source>
            <translation>Žeton {0}</translation>
        </message>
        <message>
            <source>Choose a PIN of four to eight digits</source>
            <translation>Izberite kodo PIN s 4 do 8 števkami</translation>
        </message>
        <message>
            <source>Come Odds {0}</source>
            <translation>Come Odds {0}</translation>
        </message>
        <message>
            <source>Come-out roll: Don't Pass wins on 2 and 3, and loses on 7 and 11; 12 is a stand-off</source>
            <translation>Come-out met: Don't Pass dobi pri 2 ali 3 in izgubi pri 7 ali 11; pri 12 je neodločeno</translation>
        </message>
        <message>
            <source>Come-out roll: place your bets</source>
            <translation>Come-out met: stavite, prosimo</translation>
        </message>
        <message>
            <source>Come-out roll: press ROLL when your bets are down</source>
            <translation>Come-out met: ko so stave postavljene, pritisnite VRZI</translation>
        </message>
        <message>
            <source>Come-out roll: the Pass Line wins on 7 and 11, and loses on 2, 3 and 12</source>
            <translation>Come-out met: Pass Line dobi pri 7 ali 11 in izgubi pri 2, 3 ali 12</translation>
        </message>
        <message>
            <source>Come-out roll: the Pass Line wins on 7; any other total is its Point</source>
            <translation>Come-out met: Pass Line dobi pri 7; vsaka druga vsota je njen Point</translation>
        </message>
        <message>
            <source>Commission paid</source>
            <translation>Plačana provizija</translation>
        </message>
        <message>
            <source>Cover its bank, or let the dice pass?</source>
            <translation>Kriti njeno banko ali pustiti kocki naprej?</translation>
        </message>
        <message>
            <source>Cover the bank</source>
            <translation>Krij banko</translation>
        </message>
        <message>
            <source>Craps</source>
            <translation>Craps</translation>
        </message>
        <message>
            <source>Credit it</source>
            <translation>Pripiši</translation>
        </message>
        <message>
            <source>Credit now</source>
            <translation>Kredit zdaj</translation>
        </message>
        <message>
            <source>Credit: {0}</source>
            <translation>Kredit: {0}</translation>
        </message>
        <message>
            <source>Denomination</source>
            <translation>Vrednost žetonov</translation>
        </message>
        <message>
            <source>Dice generator</source>
            <translation>Metalnik kock</translation>
        </message>
        <message>
            <source>Dice thrown at once: {0}. {1}</source>
            <translation>Hkrati vržene kocke: {0}. {1}</translation>
        </message>
        <message>
            <source>Don't Come Odds {0}</source>
            <translation>Don't Come Odds {0}</translation>
        </message>
        <message>
            <source>Don't Pass line odds</source>
            <translation>Don't Pass Odds</translation>
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
            <translation>Možni dobitek stave stoji ob njenih žetonih</translation>
        </message>
        <message>
            <source>Eight</source>
            <translation>Osem</translation>
        </message>
        <message>
            <source>Eleven</source>
            <translation>Enajst</translation>
        </message>
        <message>
            <source>Enter the PIN of your card</source>
            <translation>Vnesite PIN svoje kartice</translation>
        </message>
        <message>
            <source>Enter your PIN to continue</source>
            <translation>Za nadaljevanje igre vnesite kodo PIN</translation>
        </message>
        <message>
            <source>Every field shows its minimum and maximum</source>
            <translation>Na vsakem polju sta najmanjši in največji vložek</translation>
        </message>
        <message>
            <source>Exchange of the table</source>
            <translation>Izmenjava mize</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Priljubljene</translation>
        </message>
        <message>
            <source>First choose: nothing else can be done before.</source>
            <translation>Najprej izberite: prej ni mogoče nič drugega.</translation>
        </message>
        <message>
            <source>Five</source>
            <translation>Pet</translation>
        </message>
        <message>
            <source>Forget me</source>
            <translation>Pozabi me</translation>
        </message>
        <message>
            <source>Four</source>
            <translation>Štiri</translation>
        </message>
        <message>
            <source>Give odds behind Don't Pass: they are paid without a house edge</source>
            <translation>Dajte Odds za Don't Pass: izplačajo se brez prednosti hiše</translation>
        </message>
        <message>
            <source>Hand pay: {0}</source>
            <translation>Ročno izplačilo: {0}</translation>
        </message>
        <message>
            <source>Hard Ways</source>
            <translation>Hard Ways</translation>
        </message>
        <message>
            <source>Hard Ways tab</source>
            <translation>Zavihek Hard Ways</translation>
        </message>
        <message>
            <source>Hard {0}</source>
            <translation>{0} v paru</translation>
        </message>
        <message>
            <source>Hold a finger on any field to see what wins, what it pays and its house edge</source>
            <translation>Pridržite prst na polju: pokaže se, kaj dobi, koliko izplača in kolikšna je prednost hiše</translation>
        </message>
        <message>
            <source>Hop Bets tab</source>
            <translation>Zavihek Hop Bets</translation>
        </message>
        <message>
            <source>Hot shooter</source>
            <translation>Vroč metalec</translation>
        </message>
        <message>
            <source>How large the texts are</source>
            <translation>Kako velika so besedila</translation>
        </message>
        <message>
            <source>How loud the table is</source>
            <translation>Kako glasno se sliši miza</translation>
        </message>
        <message>
            <source>Insert a bill to play</source>
            <translation>Za igro vstavite bankovec</translation>
        </message>
        <message>
            <source>Inside</source>
            <translation>Notranje</translation>
        </message>
        <message>
            <source>It is any other number</source>
            <translation>Pokaže drugo številko</translation>
        </message>
        <message>
            <source>It is in the stacker</source>
            <translation>Je v zlagalniku</translation>
        </message>
        <message>
            <source>It is not paid</source>
            <translation>Ni izplačano</translation>
        </message>
        <message>
            <source>It is paid</source>
            <translation>Je izplačano</translation>
        </message>
        <message>
            <source>It loses</source>
            <translation>Izgubi</translation>
        </message>
        <message>
            <source>It stays as it is until the dice decide it.</source>
            <translation>Ostane takšna, kot je, dokler o njej ne odločijo kocke.</translation>
        </message>
        <message>
            <source>It takes chips only before a come-out roll.</source>
            <translation>Žetone sprejema samo pred come-out metom.</translation>
        </message>
        <message>
            <source>It takes chips only before the first Point of a hand is set.</source>
            <translation>Žetone sprejema samo, preden je določen prvi Point serije.</translation>
        </message>
        <message>
            <source>It takes chips only while nothing but a 7 has come since the last 7.</source>
            <translation>Žetone sprejema samo, dokler od zadnje 7 ni padlo nič drugega kot 7.</translation>
        </message>
        <message>
            <source>It takes chips only while the puck is ON.</source>
            <translation>Žetone sprejema samo, dokler je Puck na ON.</translation>
        </message>
        <message>
            <source>It takes no chips: bets only travel here.</source>
            <translation>Žetonov ne sprejema: stave se sem le premaknejo.</translation>
        </message>
        <message>
            <source>It was installed, and is as it was signed. Until it is accepted nothing is played.</source>
            <translation>Nameščena je in taka, kot je bila podpisana. Dokler ni sprejeta, se ne igra.</translation>
        </message>
        <message>
            <source>It was not printed</source>
            <translation>Ni bil natisnjen</translation>
        </message>
        <message>
            <source>It was printed</source>
            <translation>Bil je natisnjen</translation>
        </message>
        <message>
            <source>Its Point is the one that is set next; every other Point number that comes is a hit, once. It wins when its Point comes again, or {0}, after {1} hits or more.</source>
            <translation>Njen Point je tisti, ki bo določen naslednji; vsaka druga številka Pointa, ki pade, je zadetek, vendar le enkrat. Dobi, če znova pade njen Point ali {0}, ko je zadetkov {1} ali več.</translation>
        </message>
        <message>
            <source>Keep Bets On</source>
            <translation>Ohrani stave</translation>
        </message>
        <message>
            <source>Keep it on {0}</source>
            <translation>Pusti na {0}</translation>
        </message>
        <message>
            <source>Keep the dice</source>
            <translation>Obdrži kocki</translation>
        </message>
        <message>
            <source>Keep the dice, or pass them?</source>
            <translation>Obdržati kocki ali ju predati?</translation>
        </message>
        <message>
            <source>Keep the dice: it all rides</source>
            <translation>Obdrži: vse ostane v igri</translation>
        </message>
        <message>
            <source>Last seconds: place your bets</source>
            <translation>Zadnje sekunde: stavite, prosimo</translation>
        </message>
        <message>
            <source>Lay</source>
            <translation>Lay</translation>
        </message>
        <message>
            <source>Lay your bank</source>
            <translation>Položite banko</translation>
        </message>
        <message>
            <source>Lay your bank, then press ROLL</source>
            <translation>Položite banko, nato pritisnite VRZI</translation>
        </message>
        <message>
            <source>Left-Hand Layout</source>
            <translation>Za levičarje</translation>
        </message>
        <message>
            <source>Let the dice pass</source>
            <translation>Pusti kocki naprej</translation>
        </message>
        <message>
            <source>Longest hand: {0} rolls</source>
            <translation>Najdaljša serija metov: {0}</translation>
        </message>
        <message>
            <source>Loss limit</source>
            <translation>Omejitev izgube</translation>
        </message>
        <message>
            <source>Lost</source>
            <translation>Izgubljeno</translation>
        </message>
        <message>
            <source>Lost so far: {0}</source>
            <translation>Doslej izgubljeno: {0}</translation>
        </message>
        <message>
            <source>Main {0}, chance {1}: {2} wins, {3} loses</source>
            <translation>Glavna {0}, priložnost {1}: {2} dobi, {3} izgubi</translation>
        </message>
        <message>
            <source>Main {0}: {1} wins, {2} loses, any other total is the chance</source>
            <translation>Glavna {0}: {1} dobi, {2} izgubi, vsaka druga vsota je priložnost</translation>
        </message>
        <message>
            <source>Malfunction voids all pays and plays.</source>
            <translation>Okvara razveljavi vsa izplačila in vse igre.</translation>
        </message>
        <message>
            <source>Marked Chips</source>
            <translation>Označeni žetoni</translation>
        </message>
        <message>
            <source>Money in</source>
            <translation>Vplačano</translation>
        </message>
        <message>
            <source>Money out</source>
            <translation>Izplačano</translation>
        </message>
        <message>
            <source>Move to {0}</source>
            <translation>Premakni na {0}</translation>
        </message>
        <message>
            <source>Mute</source>
            <translation>Brez zvoka</translation>
        </message>
        <message>
            <source>Name the main on a plate, or it is thrown for</source>
            <translation>Napovejte glavno številko na ploščici, sicer se vrže zanjo</translation>
        </message>
        <message>
            <source>Name the main on a plate, or press ROLL to throw for it</source>
            <translation>Napovejte glavno številko na ploščici ali zanjo pritisnite VRZI</translation>
        </message>
        <message>
            <source>Natural</source>
            <translation>Natural</translation>
        </message>
        <message>
            <source>Neither won nor lost</source>
            <translation>Niti dobitka niti izgube</translation>
        </message>
        <message>
            <source>New to the game?</source>
            <translation>Prvič pri tej igri?</translation>
        </message>
        <message>
            <source>Next at this table: {0}, as soon as no player has bets up</source>
            <translation>Naslednje za to mizo: {0}, takoj ko noben igralec nima stav</translation>
        </message>
        <message>
            <source>Nick</source>
            <translation>Zadetek</translation>
        </message>
        <message>
            <source>Nine</source>
            <translation>Devet</translation>
        </message>
        <message>
            <source>No bills can be taken now</source>
            <translation>Bankovcev zdaj ni mogoče sprejeti</translation>
        </message>
        <message>
            <source>No limit</source>
            <translation>Brez omejitve</translation>
        </message>
        <message>
            <source>No more bets: press ROLL for the dice</source>
            <translation>Stave so zaključene: pritisnite VRZI</translation>
        </message>
        <message>
            <source>No more bets: the dealer throws the dice</source>
            <translation>Stave so zaključene: krupje meče kocki</translation>
        </message>
        <message>
            <source>No more bets: the dice are out</source>
            <translation>Stave so zaključene: kocki sta v igri</translation>
        </message>
        <message>
            <source>No more bets: the dice are thrown in a moment</source>
            <translation>Stave so zaključene: kocki bosta vrženi čez trenutek</translation>
        </message>
        <message>
            <source>No roll decides it now.</source>
            <translation>Noben met zdaj ne odloča o njej.</translation>
        </message>
        <message>
            <source>Nobody has the dice yet: the next round begins in a moment</source>
            <translation>Kock še nima nihče: naslednji krog se začne takoj</translation>
        </message>
        <message>
            <source>Nobody yet</source>
            <translation>Še nihče</translation>
        </message>
        <message>
            <source>Odds</source>
            <translation>Odds</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Ne</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Da</translation>
        </message>
        <message>
            <source>On a 7, and when {0} comes with two different dice.</source>
            <translation>Pri 7 in kadar {0} pade z dvema različnima kockama.</translation>
        </message>
        <message>
            <source>On any other roll.</source>
            <translation>Pri vsakem drugem metu.</translation>
        </message>
        <message>
            <source>On any other throw.</source>
            <translation>Pri vsakem drugem metu.</translation>
        </message>
        <message>
            <source>On the next roll it loses on {0}.</source>
            <translation>Pri naslednjem metu izgubi pri {0}.</translation>
        </message>
        <message>
            <source>On the next roll it wins on {0} and loses on {1}.</source>
            <translation>Pri naslednjem metu dobi pri {0} in izgubi pri {1}.</translation>
        </message>
        <message>
            <source>On the next roll it wins on {0}.</source>
            <translation>Pri naslednjem metu dobi pri {0}.</translation>
        </message>
        <message>
            <source>On {0} before its Point is set. After that, when it ends with fewer than {1} hits.</source>
            <translation>Pri {0}, preden je določen njen Point. Nato, če se konča z manj kot {1} zadetki.</translation>
        </message>
        <message>
            <source>On {0} on its first roll. After it, when a 7 comes before the number it went to.</source>
            <translation>Pri {0} ob njenem prvem metu. Nato, če 7 pade pred številko, na katero se je premaknila.</translation>
        </message>
        <message>
            <source>On {0} on its first roll. After it, when the number it went to comes before a 7.</source>
            <translation>Pri {0} ob njenem prvem metu. Nato, če številka, na katero se je premaknila, pade pred 7.</translation>
        </message>
        <message>
            <source>On {0} on the come-out roll. After it, when a 7 comes before the Point.</source>
            <translation>Pri {0} ob come-out metu. Nato, če 7 pade pred Pointom.</translation>
        </message>
        <message>
            <source>On {0} on the come-out roll. After it, when the Point comes before a 7.</source>
            <translation>Pri {0} ob come-out metu. Nato, če Point pade pred 7.</translation>
        </message>
        <message>
            <source>Once a Point is set it stays as it is until the hand ends or the dice decide it.</source>
            <translation>Ko je Point določen, ostane takšna, kot je, do konca serije ali dokler o njej ne odločijo kocke.</translation>
        </message>
        <message>
            <source>Once a Point is set, odds can be put behind this bet: they have no house edge</source>
            <translation>Ko je Point določen, lahko to stavo podprete z Odds: te so brez prednosti hiše</translation>
        </message>
        <message>
            <source>Once one of its totals has come it stays as it is until the dice decide it.</source>
            <translation>Ko pade eno od njenih števil, ostane takšna, kot je, dokler o njej ne odločijo kocke.</translation>
        </message>
        <message>
            <source>Once the Point is set it stays as it is until the dice decide it.</source>
            <translation>Ko je Point določen, ostane takšna, kot je, dokler o njej ne odločijo kocke.</translation>
        </message>
        <message>
            <source>One hit</source>
            <translation>En zadetek</translation>
        </message>
        <message>
            <source>One moment</source>
            <translation>Trenutek</translation>
        </message>
        <message>
            <source>One moment, please</source>
            <translation>Trenutek, prosimo</translation>
        </message>
        <message>
            <source>Other bets</source>
            <translation>Druge stave</translation>
        </message>
        <message>
            <source>Out</source>
            <translation>Izpad</translation>
        </message>
        <message>
            <source>Outside</source>
            <translation>Zunanje</translation>
        </message>
        <message>
            <source>Paid out last</source>
            <translation>Zadnje izplačilo</translation>
        </message>
        <message>
            <source>Pass line odds</source>
            <translation>Pass Line Odds</translation>
        </message>
        <message>
            <source>Pass the dice</source>
            <translation>Predaj kocki</translation>
        </message>
        <message>
            <source>Pass the dice and take the bank</source>
            <translation>Predaj in vzemi banko</translation>
        </message>
        <message>
            <source>Pass the dice and take the bank, or keep them and let all of it ride?</source>
            <translation>Predati kocki in vzeti banko ali ju obdržati in pustiti vse v igri?</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>Premor</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Place</translation>
        </message>
        <message>
            <source>Place 6 and 8 pay 7 for every 6: multiples of 6 pay in full</source>
            <translation>Place 6 in 8 izplačata 7 za vsakih 6: večkratniki 6 ne puščajo ostanka</translation>
        </message>
        <message>
            <source>Place your bets: a number, Double, Triple or Straight</source>
            <translation>Stavite: na številko, Double, Triple ali Straight</translation>
        </message>
        <message>
            <source>Place your bets: the dealer opens the betting time</source>
            <translation>Stavite: krupje bo odprl čas za stave</translation>
        </message>
        <message>
            <source>Play a first hand</source>
            <translation>Odigraj prvo igro</translation>
        </message>
        <message>
            <source>Play a first hand with play chips</source>
            <translation>Odigrajte prvo igro z žetoni za vajo</translation>
        </message>
        <message>
            <source>Played so far: {0}</source>
            <translation>Doslej odigrano: {0}</translation>
        </message>
        <message>
            <source>Player has it</source>
            <translation>Ima ga igralec</translation>
        </message>
        <message>
            <source>Please take your bill back. {0}</source>
            <translation>Prosimo, vzemite bankovec nazaj. {0}</translation>
        </message>
        <message>
            <source>Please take your ticket</source>
            <translation>Prosimo, vzemite svoj listek</translation>
        </message>
        <message>
            <source>Please take your ticket back. {0}</source>
            <translation>Prosimo, vzemite listek nazaj. {0}</translation>
        </message>
        <message>
            <source>Please take your ticket. Thank you for playing!</source>
            <translation>Prosimo, vzemite svoj listek. Hvala za igro!</translation>
        </message>
        <message>
            <source>Please wait for an attendant</source>
            <translation>Prosimo, počakajte na osebje</translation>
        </message>
        <message>
            <source>Point made</source>
            <translation>Point dosežen</translation>
        </message>
        <message>
            <source>Point set</source>
            <translation>Point določen</translation>
        </message>
        <message>
            <source>Press</source>
            <translation>Povišaj</translation>
        </message>
        <message>
            <source>Press ROLL when your bets are down</source>
            <translation>Ko so vaše stave postavljene, pritisnite VRZI</translation>
        </message>
        <message>
            <source>Print the receipt</source>
            <translation>Natisni potrdilo</translation>
        </message>
        <message>
            <source>Printing your ticket</source>
            <translation>Vaš listek se tiska</translation>
        </message>
        <message>
            <source>Puck to OFF</source>
            <translation>Puck na OFF</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>Pripravljeno</translation>
        </message>
        <message>
            <source>Receipt of hand pay {0}: {1}</source>
            <translation>Potrdilo ročnega izplačila {0}: {1}</translation>
        </message>
        <message>
            <source>Reserved until {0}</source>
            <translation>Rezervirano do {0}</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Izid</translation>
        </message>
        <message>
            <source>Risk the BIG SHOT</source>
            <translation>Tvegaj BIG SHOT</translation>
        </message>
        <message>
            <source>Rolls</source>
            <translation>Meti</translation>
        </message>
        <message>
            <source>Rolls since the last 7: {0}</source>
            <translation>Meti od zadnje 7: {0}</translation>
        </message>
        <message>
            <source>Seat {0}</source>
            <translation>Sedež {0}</translation>
        </message>
        <message>
            <source>Seat {0} has the dice: lay your cover against its bank</source>
            <translation>Sedež {0} ima kocke: krijte njegovo banko</translation>
        </message>
        <message>
            <source>Seat {0} throws for the main: 5, 6, 7, 8 or 9</source>
            <translation>Sedež {0} meče za glavno številko: 5, 6, 7, 8 ali 9</translation>
        </message>
        <message>
            <source>Set bets off</source>
            <translation>Izklopi stave</translation>
        </message>
        <message>
            <source>Set bets on</source>
            <translation>Vklopi stave</translation>
        </message>
        <message>
            <source>Seven</source>
            <translation>Sedem</translation>
        </message>
        <message>
            <source>Seven out</source>
            <translation>Seven-out</translation>
        </message>
        <message>
            <source>Seven, winner</source>
            <translation>Sedem, zmaga</translation>
        </message>
        <message>
            <source>Shapes tell the chips apart, not only colors</source>
            <translation>Žetoni se ločijo po oblikah, ne le po barvah</translation>
        </message>
        <message>
            <source>Shared table</source>
            <translation>Skupna miza</translation>
        </message>
        <message>
            <source>Shooter: {0}</source>
            <translation>Metalec: {0}</translation>
        </message>
        <message>
            <source>Show Bet Limits</source>
            <translation>Prikaži omejitve</translation>
        </message>
        <message>
            <source>Show Hints</source>
            <translation>Prikaži namige</translation>
        </message>
        <message>
            <source>Show Winnings</source>
            <translation>Prikaži dobitke</translation>
        </message>
        <message>
            <source>Side Bets tab</source>
            <translation>Zavihek Side Bets</translation>
        </message>
        <message>
            <source>Six</source>
            <translation>Šest</translation>
        </message>
        <message>
            <source>Sound Volume</source>
            <translation>Glasnost zvoka</translation>
        </message>
        <message>
            <source>Statistics: {0} is {1} in {2} throws, the limit is {3}</source>
            <translation>Statistika: {0} je {1} v {2} metih, meja je {3}</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Ustavljeno</translation>
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
            <translation>Vzemite Odds za svojo stavo Pass Line: izplačajo se brez prednosti hiše</translation>
        </message>
        <message>
            <source>Take the win</source>
            <translation>Vzemi dobitek</translation>
        </message>
        <message>
            <source>Take your win, or throw a fourth die for the BIG SHOT?</source>
            <translation>Vzamete dobitek ali vržete četrto kocko za BIG SHOT?</translation>
        </message>
        <message>
            <source>Taken down too late: {0} stays on the felt for this roll</source>
            <translation>Prepozno umaknjeno: {0} ostane na mizi za ta met</translation>
        </message>
        <message>
            <source>Ten</source>
            <translation>Deset</translation>
        </message>
        <message>
            <source>Text Size</source>
            <translation>Velikost besedila</translation>
        </message>
        <message>
            <source>That is not the PIN: one try left</source>
            <translation>Koda PIN ni prava: preostal je en poskus</translation>
        </message>
        <message>
            <source>That is not the PIN: {0} tries left</source>
            <translation>Koda PIN ni prava; preostali poskusi: {0}</translation>
        </message>
        <message>
            <source>The BIG SHOT is on: press ROLL for the fourth die</source>
            <translation>BIG SHOT teče: pritisnite VRZI za četrto kocko</translation>
        </message>
        <message>
            <source>The Pass Line begins the game: it wins on 7 and 11 now, or when its Point comes again</source>
            <translation>Pass Line začne igro: dobi zdaj pri 7 ali 11 ali pozneje, če znova pade njen Point</translation>
        </message>
        <message>
            <source>The Pass Line begins the game: it wins on 7 now, or when its Point comes again</source>
            <translation>Pass Line začne igro: dobi zdaj pri 7 ali pozneje, če znova pade njen Point</translation>
        </message>
        <message>
            <source>The Point is {0}: Don't Pass wins on 7 and loses on {0}</source>
            <translation>Point je {0}: Don't Pass dobi pri 7 in izgubi pri {0}</translation>
        </message>
        <message>
            <source>The Point is {0}: place your bets</source>
            <translation>Point je {0}: stavite</translation>
        </message>
        <message>
            <source>The Point is {0}: place your bets or roll</source>
            <translation>Point je {0}: stavite ali vrzite</translation>
        </message>
        <message>
            <source>The Point is {0}: the Pass Line wins on {0} and loses on 7</source>
            <translation>Point je {0}: Pass Line dobi pri {0} in izgubi pri 7</translation>
        </message>
        <message>
            <source>The bank is doubled: pass the dice and take it, or keep them and let it ride</source>
            <translation>Banka je podvojena: predajte kocki in jo vzemite ali ju obdržite in jo pustite v igri</translation>
        </message>
        <message>
            <source>The bank wins, with a main of 7</source>
            <translation>Banka dobi, z glavno številko 7</translation>
        </message>
        <message>
            <source>The bank wins, with a main thrown for</source>
            <translation>Banka dobi, z vrženo glavno številko</translation>
        </message>
        <message>
            <source>The dealer does not answer: an attendant has been called</source>
            <translation>Krupje ne odgovarja: poklicano je osebje</translation>
        </message>
        <message>
            <source>The dealer does not answer: you may take your bets down and cash out</source>
            <translation>Krupje ne odgovarja: stave lahko umaknete in se izplačate</translation>
        </message>
        <message>
            <source>The dice and ROLL are on your left</source>
            <translation>Kocki in VRZI sta na vaši levi</translation>
        </message>
        <message>
            <source>The dice pass without a throw: {0} is back in your credit</source>
            <translation>Kocke gredo naprej brez meta: {0} je spet v vašem dobroimetju</translation>
        </message>
        <message>
            <source>The dice show {0}: the dealer confirms them</source>
            <translation>Kocki kažeta {0}: krupje ju potrjuje</translation>
        </message>
        <message>
            <source>The dice so far</source>
            <translation>Dosedanji meti</translation>
        </message>
        <message>
            <source>The fourth die is {0}</source>
            <translation>Četrta kocka pokaže {0}</translation>
        </message>
        <message>
            <source>The hand is over</source>
            <translation>Igra je končana</translation>
        </message>
        <message>
            <source>The hand of the house is over</source>
            <translation>Igra hiše je končana</translation>
        </message>
        <message>
            <source>The house covers the bank with as much. It can be changed until the dice are thrown.</source>
            <translation>Hiša krije banko v enakem znesku. Do meta jo je mogoče spremeniti.</translation>
        </message>
        <message>
            <source>The house edge is that of a main thrown for.</source>
            <translation>Prednost hiše velja za glavno številko, ki jo določita kocki.</translation>
        </message>
        <message>
            <source>The house edge is that of a main thrown for; a main of 7 costs least.</source>
            <translation>Prednost hiše velja za glavno številko, ki jo določita kocki; najmanj stane 7.</translation>
        </message>
        <message>
            <source>The house has the dice</source>
            <translation>Kocki ima hiša</translation>
        </message>
        <message>
            <source>The house has the dice: cover its bank, or let the dice pass</source>
            <translation>Kocki ima hiša: krijte njeno banko ali pustite kocki naprej</translation>
        </message>
        <message>
            <source>The house loses</source>
            <translation>Hiša izgubi</translation>
        </message>
        <message>
            <source>The house throws for its main: 5, 6, 7, 8 or 9</source>
            <translation>Hiša meče za svojo glavno številko: 5, 6, 7, 8 ali 9</translation>
        </message>
        <message>
            <source>The house wins</source>
            <translation>Hiša dobi</translation>
        </message>
        <message>
            <source>The last rolls</source>
            <translation>Zadnji meti</translation>
        </message>
        <message>
            <source>The main</source>
            <translation>Glavna številka</translation>
        </message>
        <message>
            <source>The move costs a commission: you will be asked for it.</source>
            <translation>Premik stane provizijo: vprašani boste zanjo.</translation>
        </message>
        <message>
            <source>The next session can begin after {0} seconds without a touch.</source>
            <translation>Naslednja seja se lahko začne po {0} sekundah brez dotika.</translation>
        </message>
        <message>
            <source>The receipt was not printed: the printer was not ready.</source>
            <translation>Potrdilo ni bilo natisnjeno: tiskalnik ni bil pripravljen.</translation>
        </message>
        <message>
            <source>The staff keeps this station for a player</source>
            <translation>Osebje hrani to mesto za igralca</translation>
        </message>
        <message>
            <source>The stake comes back with either win. When the time is over, your win is taken.</source>
            <translation>Vložek se vrne z vsakim dobitkom. Ko čas poteče, se vaš dobitek vzame.</translation>
        </message>
        <message>
            <source>The stake lies on {0} in equal parts; its pays are for the whole of it.</source>
            <translation>Vložek je v enakih delih na {0}; izplačila veljajo za celoto.</translation>
        </message>
        <message>
            <source>The station waits {0} minutes for you. Your PIN opens it.</source>
            <translation>Mesto vas čaka {0} min. Odprete ga s svojo kodo PIN.</translation>
        </message>
        <message>
            <source>The throw does not count: {0}. Press ROLL again</source>
            <translation>Met ne velja: {0}. Znova pritisnite VRZI</translation>
        </message>
        <message>
            <source>The throw does not count: {0}. The dice are thrown again</source>
            <translation>Met ne velja: {0}. Kocki se vržeta znova</translation>
        </message>
        <message>
            <source>The throw does not count: {0}. You may take your bets down</source>
            <translation>Met ne velja: {0}. Stave lahko umaknete</translation>
        </message>
        <message>
            <source>The throw was void: your bets are as before, and you may take them down</source>
            <translation>Met je bil neveljaven: stave so kot prej in jih lahko umaknete</translation>
        </message>
        <message>
            <source>The time was over: you win {0}</source>
            <translation>Čas je potekel: dobite {0}</translation>
        </message>
        <message>
            <source>The {0} and {1} doors are open</source>
            <translation>Odprta vrata: {0} in {1}</translation>
        </message>
        <message>
            <source>The {0} came {1} times in {2} rolls</source>
            <translation>Vsota {0} je padla {1}-krat v {2} metih</translation>
        </message>
        <message>
            <source>The {0} door is open</source>
            <translation>Odprta vrata: {0}</translation>
        </message>
        <message>
            <source>There is more than one card in the reader. Take one out</source>
            <translation>V bralniku je več kot ena kartica. Eno vzemite ven</translation>
        </message>
        <message>
            <source>This PIN is wrong</source>
            <translation>Ta PIN je napačen</translation>
        </message>
        <message>
            <source>This card is blocked: an attendant can unblock it. You can play without it</source>
            <translation>Ta kartica je blokirana: odblokira jo lahko osebje. Igrate lahko brez nje</translation>
        </message>
        <message>
            <source>This hand: rolls {0}, Points {1}</source>
            <translation>Ta serija: meti {0}, Pointi {1}</translation>
        </message>
        <message>
            <source>This hand: rolls {0}, Points {1}. Best hand of the day: rolls {2}</source>
            <translation>Ta serija: meti {0}, Pointi {1}. Najboljša serija dneva: meti {2}</translation>
        </message>
        <message>
            <source>This is not a card of the house. You can play without a card</source>
            <translation>To ni kartica hiše. Igrate lahko brez kartice</translation>
        </message>
        <message>
            <source>This machine has forgotten you</source>
            <translation>Ta naprava vas je pozabila</translation>
        </message>
        <message>
            <source>This machine remembers nothing of you when you leave.</source>
            <translation>Ko odidete, si ta naprava o vas ne zapomni ničesar.</translation>
        </message>
        <message>
            <source>This machine remembers your language, hand, text size, saved felts, first name and these figures.</source>
            <translation>Ta naprava si zapomni vaš jezik, roko, velikost besedila, shranjene postavitve, ime in te podatke.</translation>
        </message>
        <message>
            <source>This machine will know you again</source>
            <translation>Ta naprava vas bo spet prepoznala</translation>
        </message>
        <message>
            <source>This station is out of service</source>
            <translation>To mesto je izven uporabe</translation>
        </message>
        <message>
            <source>This station is reserved. Put your card in again when it is open</source>
            <translation>To mesto je rezervirano. Kartico znova vstavite, ko bo odprto</translation>
        </message>
        <message>
            <source>Three</source>
            <translation>Tri</translation>
        </message>
        <message>
            <source>Three alike</source>
            <translation>Tri enake</translation>
        </message>
        <message>
            <source>Three hits</source>
            <translation>Trije zadetki</translation>
        </message>
        <message>
            <source>Three hits on {0}</source>
            <translation>Trije zadetki na {0}</translation>
        </message>
        <message>
            <source>Three hits: take your win, or risk the BIG SHOT</source>
            <translation>Trije zadetki: vzemite dobitek ali tvegajte BIG SHOT</translation>
        </message>
        <message>
            <source>Three minutes: no money is bet</source>
            <translation>Tri minute: denar se ne stavi</translation>
        </message>
        <message>
            <source>Three, ace-deuce</source>
            <translation>Tri, as in dvojka</translation>
        </message>
        <message>
            <source>Throw for the main: 5, 6, 7, 8 or 9</source>
            <translation>Vrzite za glavno številko: 5, 6, 7, 8 ali 9</translation>
        </message>
        <message>
            <source>Ticket authority</source>
            <translation>Organ za listke</translation>
        </message>
        <message>
            <source>Ticket printer</source>
            <translation>Tiskalnik listkov</translation>
        </message>
        <message>
            <source>Ticket {0}: {1}</source>
            <translation>Listek {0}: {1}</translation>
        </message>
        <message>
            <source>Time (h:mm)</source>
            <translation>Čas (h:mm)</translation>
        </message>
        <message>
            <source>Time limit (h:mm)</source>
            <translation>Omejitev časa (h:mm)</translation>
        </message>
        <message>
            <source>Tips on the game and on your bets</source>
            <translation>Nasveti o igri in vaših stavah</translation>
        </message>
        <message>
            <source>Too late for this roll: {0} is back in your credit</source>
            <translation>Prepozno za ta met: {0} je spet v vašem dobroimetju</translation>
        </message>
        <message>
            <source>Too many wrong PINs: an attendant can open the station</source>
            <translation>Preveč napačnih kod PIN: mesto lahko odpre osebje</translation>
        </message>
        <message>
            <source>Touch again: cancel</source>
            <translation>Pritisnite še enkrat</translation>
        </message>
        <message>
            <source>Touch again: forget me</source>
            <translation>Še enkrat: pozabi me</translation>
        </message>
        <message>
            <source>Touch again: it is paid</source>
            <translation>Pritisnite še enkrat</translation>
        </message>
        <message>
            <source>Touch the screen to see the table</source>
            <translation>Dotaknite se zaslona, da vidite mizo</translation>
        </message>
        <message>
            <source>Touch when all your bets are down</source>
            <translation>Dotaknite se, ko ležijo vse vaše stave</translation>
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
            <translation>Dvanajst</translation>
        </message>
        <message>
            <source>Twelve, boxcars</source>
            <translation>Dvanajst, dve šestici</translation>
        </message>
        <message>
            <source>Two</source>
            <translation>Dve</translation>
        </message>
        <message>
            <source>Two alike</source>
            <translation>Dve enaki</translation>
        </message>
        <message>
            <source>Two hits</source>
            <translation>Dva zadetka</translation>
        </message>
        <message>
            <source>Two, aces</source>
            <translation>Dve, dva asa</translation>
        </message>
        <message>
            <source>Up to {0} on a bet</source>
            <translation>Do {0} na stavo</translation>
        </message>
        <message>
            <source>Up to {0} on the Pass Line</source>
            <translation>Do {0} na Pass Line</translation>
        </message>
        <message>
            <source>Up to {0} on the whole table</source>
            <translation>Do {0} na celotni mizi</translation>
        </message>
        <message>
            <source>Version {0} of the program</source>
            <translation>Različica {0} programa</translation>
        </message>
        <message>
            <source>Wagered</source>
            <translation>Stavljeno</translation>
        </message>
        <message>
            <source>Waiting</source>
            <translation>Čakanje</translation>
        </message>
        <message>
            <source>Waiting for the table</source>
            <translation>Čakamo na mizo</translation>
        </message>
        <message>
            <source>Waiting for the table: all bets stand</source>
            <translation>Čakamo na mizo: vse stave ostanejo</translation>
        </message>
        <message>
            <source>Waiting for the table: its next round opens in a moment</source>
            <translation>Čakamo na mizo: naslednji krog se odpre vsak hip</translation>
        </message>
        <message>
            <source>Welcome, {0}</source>
            <translation>Pozdravljeni, {0}</translation>
        </message>
        <message>
            <source>Welcome, {0}. Good luck!</source>
            <translation>Pozdravljeni, {0}. Srečno!</translation>
        </message>
        <message>
            <source>Welcome. Good luck!</source>
            <translation>Pozdravljeni. Srečno!</translation>
        </message>
        <message>
            <source>What odds do you want to take on a bet “{0}”?</source>
            <translation>Kakšne Odds želite na stavo „{0}“?</translation>
        </message>
        <message>
            <source>What the chips are worth</source>
            <translation>Koliko so žetoni vredni</translation>
        </message>
        <message>
            <source>When a 7 comes before all of them.</source>
            <translation>Če 7 pade pred vsemi temi.</translation>
        </message>
        <message>
            <source>When a 7 comes before the Point. It cannot lose on the come-out roll.</source>
            <translation>Če 7 pade pred Pointom. Ob come-out metu ne more izgubiti.</translation>
        </message>
        <message>
            <source>When a 7 comes before the number it went to. It cannot lose on its first roll.</source>
            <translation>Če 7 pade pred številko, na katero se je premaknila. Ob njenem prvem metu ne more izgubiti.</translation>
        </message>
        <message>
            <source>When a 7 comes before {0} of them have, on a come-out roll too.</source>
            <translation>Če pade 7, preden je popolnih toliko vsot: {0}; tudi pri come-out metu.</translation>
        </message>
        <message>
            <source>When a 7 comes before {0}.</source>
            <translation>Če 7 pade pred {0}.</translation>
        </message>
        <message>
            <source>When a 7 comes first, on a come-out roll too.</source>
            <translation>Če prej pade 7, tudi pri come-out metu.</translation>
        </message>
        <message>
            <source>When all three dice show different numbers.</source>
            <translation>Ko vse tri kocke kažejo različne številke.</translation>
        </message>
        <message>
            <source>When all three dice show the same number, whichever it is.</source>
            <translation>Ko vse tri kocke kažejo isto številko, ne glede na katero.</translation>
        </message>
        <message>
            <source>When at least two of the three dice show the same number.</source>
            <translation>Ko vsaj dve od treh kock kažeta isto številko.</translation>
        </message>
        <message>
            <source>When none of the three dice shows {0}.</source>
            <translation>Ko nobena od treh kock ne kaže {0}.</translation>
        </message>
        <message>
            <source>When one, two or three of the three dice show {0}: the more, the better.</source>
            <translation>Ko ena, dve ali tri od treh kock kažejo {0}: več ko jih je, bolje je.</translation>
        </message>
        <message>
            <source>When that throw is an out, or when the main comes before the chance.</source>
            <translation>Ko je ta met izpad ali ko glavna številka pade pred priložnostjo.</translation>
        </message>
        <message>
            <source>When the dice show 1-2-3, 2-3-4, 3-4-5 or 4-5-6, in any order.</source>
            <translation>Ko kocke kažejo 1-2-3, 2-3-4, 3-4-5 ali 4-5-6, v poljubnem vrstnem redu.</translation>
        </message>
        <message>
            <source>When the first throw after the main is a nick, or when the chance comes before the main.</source>
            <translation>Ko je prvi met po glavni številki zadetek ali ko priložnost pade pred njo.</translation>
        </message>
        <message>
            <source>When the next roll is {0}, whichever die shows which.</source>
            <translation>Če naslednji met pokaže {0}, ne glede na to, katera kocka pokaže katero številko.</translation>
        </message>
        <message>
            <source>When the next roll is {0}.</source>
            <translation>Če naslednji met pokaže {0}.</translation>
        </message>
        <message>
            <source>When the time is over, the bank is yours and the dice are passed.</source>
            <translation>Ko čas poteče, je banka vaša in kocki se predata.</translation>
        </message>
        <message>
            <source>When the time is over, the dice pass.</source>
            <translation>Ko čas poteče, gresta kocki naprej.</translation>
        </message>
        <message>
            <source>When the time is over, you keep the dice if you may; otherwise they pass.</source>
            <translation>Ko čas poteče, kocki obdržite, če ju smete; sicer gresta naprej.</translation>
        </message>
        <message>
            <source>When {0} comes before a 7 and before any other {1}.</source>
            <translation>Če {0} pade pred 7 in preden {1} pade kako drugače.</translation>
        </message>
        <message>
            <source>When {0} comes before a 7.</source>
            <translation>Če {0} pade pred 7.</translation>
        </message>
        <message>
            <source>When {0} has come {1} times before a 7.</source>
            <translation>Če {0} pade {1}-krat pred 7.</translation>
        </message>
        <message>
            <source>When {0} have all come before a 7, in any order.</source>
            <translation>Če pred 7 v katerem koli vrstnem redu pade vse to: {0}.</translation>
        </message>
        <message>
            <source>While the puck is OFF it stands still.</source>
            <translation>Dokler je Puck na OFF, stava miruje.</translation>
        </message>
        <message>
            <source>With the {0} bet: when a 7 comes before {1}.</source>
            <translation>Skupaj s stavo {0}: če 7 pade prej kot {1}.</translation>
        </message>
        <message>
            <source>With the {0} bet: when {1} comes before a 7.</source>
            <translation>Skupaj s stavo {0}: če {1} pade prej kot 7.</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Dobljeno</translation>
        </message>
        <message>
            <source>Won or lost</source>
            <translation>Dobljeno ali izgubljeno</translation>
        </message>
        <message>
            <source>Won so far: {0}</source>
            <translation>Doslej dobljeno: {0}</translation>
        </message>
        <message>
            <source>YES takes {0} from your credit, the commission, and moves the bet. NO moves nothing.</source>
            <translation>DA vzame {0} z vašega kredita, provizijo, in premakne stavo. NE ne premakne ničesar.</translation>
        </message>
        <message>
            <source>YES takes {0} from your credit: stake and commission. NO takes nothing.</source>
            <translation>DA odšteje {0} od vašega kredita, vložek in provizijo. NE ne odšteje ničesar.</translation>
        </message>
        <message>
            <source>Yo-leven</source>
            <translation>Enajst, yo</translation>
        </message>
        <message>
            <source>You are ready: the dice are thrown as soon as the other players are</source>
            <translation>Pripravljeni ste: kocke padejo, ko bodo tudi drugi</translation>
        </message>
        <message>
            <source>You are the shooter: press ROLL</source>
            <translation>Vi ste metalec: pritisnite VRZI</translation>
        </message>
        <message>
            <source>You have lost so far</source>
            <translation>Doslej izgubljeno</translation>
        </message>
        <message>
            <source>You have played for a while: it is time for a break.</source>
            <translation>Igrate že nekaj časa: čas je za odmor.</translation>
        </message>
        <message>
            <source>You have taken a break.</source>
            <translation>Vzeli ste si odmor.</translation>
        </message>
        <message>
            <source>You have the dice: lay your bank</source>
            <translation>Kocke imate vi: položite banko</translation>
        </message>
        <message>
            <source>You have thrown: the dice are out in a moment</source>
            <translation>Vrgli ste: kocke padejo vsak hip</translation>
        </message>
        <message>
            <source>You have won so far</source>
            <translation>Doslej dobljeno</translation>
        </message>
        <message>
            <source>You play without your card</source>
            <translation>Igrate brez kartice</translation>
        </message>
        <message>
            <source>You throw the dice</source>
            <translation>Kocke mečete vi</translation>
        </message>
        <message>
            <source>You win {0}</source>
            <translation>Dobite {0}</translation>
        </message>
        <message>
            <source>You: seat {0}</source>
            <translation>Vi: sedež {0}</translation>
        </message>
        <message>
            <source>Your bank has won</source>
            <translation>Vaša banka je dobila</translation>
        </message>
        <message>
            <source>Your bets are void: {0} is back in your credit</source>
            <translation>Vaše stave so neveljavne: {0} je spet v vašem kreditu</translation>
        </message>
        <message>
            <source>Your bets no longer repeat by themselves</source>
            <translation>Vaše stave se ne ponavljajo več samodejno</translation>
        </message>
        <message>
            <source>Your bets repeat by themselves. Touch the table to stop</source>
            <translation>Vaše stave se ponavljajo samodejno. Za konec se dotaknite mize</translation>
        </message>
        <message>
            <source>Your call for the attendant is cancelled</source>
            <translation>Vaš klic osebju je preklican</translation>
        </message>
        <message>
            <source>Your card</source>
            <translation>Vaša kartica</translation>
        </message>
        <message>
            <source>Your card could not be read. Try again, or play without it</source>
            <translation>Kartice ni bilo mogoče prebrati. Poskusite znova ali igrajte brez nje</translation>
        </message>
        <message>
            <source>Your card is logged out. Goodbye</source>
            <translation>Vaša kartica je odjavljena. Na svidenje</translation>
        </message>
        <message>
            <source>Your card is logged out. Your credit stays here</source>
            <translation>Vaša kartica je odjavljena. Dobroimetje ostane tu</translation>
        </message>
        <message>
            <source>Your last changes came too late: your bets lie as before them</source>
            <translation>Zadnje spremembe so prišle prepozno: stave ležijo kot prej</translation>
        </message>
        <message>
            <source>Your limit is reached: no further bets are taken</source>
            <translation>Vaša omejitev je dosežena: nove stave se ne sprejemajo</translation>
        </message>
        <message>
            <source>Your loss limit is reached</source>
            <translation>Vaša omejitev izgube je dosežena</translation>
        </message>
        <message>
            <source>Your odds are {0} already.</source>
            <translation>Vaše Odds že znašajo {0}.</translation>
        </message>
        <message>
            <source>Your time limit is reached</source>
            <translation>Vaša omejitev časa je dosežena</translation>
        </message>
        <message>
            <source>Your {0} bet is {1}. Odds on it pay {2}.</source>
            <translation>Vaša stava {0} znaša {1}. Odds nanjo izplačajo {2}.</translation>
        </message>
        <message>
            <source>Your {0} bets are off: tap SET BETS ON to play them</source>
            <translation>Vaše stave {0} so OFF: za igro se dotaknite VKLOPI STAVE</translation>
        </message>
        <message>
            <source>cash box</source>
            <translation>kaseta za bankovce</translation>
        </message>
        <message>
            <source>closed now</source>
            <translation>zdaj zaprto</translation>
        </message>
        <message>
            <source>from {0}</source>
            <translation>od {0}</translation>
        </message>
        <message>
            <source>logic</source>
            <translation>logika</translation>
        </message>
        <message>
            <source>main</source>
            <translation>glavna</translation>
        </message>
        <message>
            <source>no bet</source>
            <translation>brez vložka</translation>
        </message>
        <message>
            <source>none</source>
            <translation>brez</translation>
        </message>
        <message>
            <source>pays {0}</source>
            <translation>izplača {0}</translation>
        </message>
        <message>
            <source>rolls {0}, Points {1}, time {2}</source>
            <translation>meti {0}, Pointi {1}, čas {2}</translation>
        </message>
        <message>
            <source>rolls {0}, time {2}</source>
            <translation>meti {0}, čas {2}</translation>
        </message>
        <message>
            <source>takes no chips</source>
            <translation>ne sprejema žetonov</translation>
        </message>
        <message>
            <source>the Point</source>
            <translation>Point</translation>
        </message>
        <message>
            <source>unknown value</source>
            <translation>neznana vrednost</translation>
        </message>
        <message>
            <source>{0} Points made</source>
            <translation>Doseženi Pointi: {0}</translation>
        </message>
        <message>
            <source>{0} added to your credit. Good luck!</source>
            <translation>{0} dodano na vaš kredit. Srečno!</translation>
        </message>
        <message>
            <source>{0} and {1}</source>
            <translation>{0} in {1}</translation>
        </message>
        <message>
            <source>{0} has won. Do you want to move its {1} to another number?</source>
            <translation>{0} je dobila. Želite njenih {1} premakniti na drugo številko?</translation>
        </message>
        <message>
            <source>{0} hits, then its Point</source>
            <translation>Zadetki: {0}, nato njen Point</translation>
        </message>
        <message>
            <source>{0} hits, then {1}</source>
            <translation>Zadetki: {0}, nato {1}</translation>
        </message>
        <message>
            <source>{0} in {1}</source>
            <translation>{0} od {1}</translation>
        </message>
        <message>
            <source>{0} is back in your credit</source>
            <translation>{0} je znova na vašem kreditu</translation>
        </message>
        <message>
            <source>{0} is the chance</source>
            <translation>{0} je priložnost</translation>
        </message>
        <message>
            <source>{0} is the main</source>
            <translation>{0} je glavna številka</translation>
        </message>
        <message>
            <source>{0} on average</source>
            <translation>{0} v povprečju</translation>
        </message>
        <message>
            <source>{0} to {1}</source>
            <translation>od {0} do {1}</translation>
        </message>
        <message>
            <source>{0} totals complete</source>
            <translation>Popolne vsote: {0}</translation>
        </message>
        <message>
            <source>{0}%</source>
            <translation>{0} %</translation>
        </message>
        <message>
            <source>{0}, a nick</source>
            <translation>{0}, zadetek</translation>
        </message>
        <message>
            <source>{0}, mark it</source>
            <translation>{0} je Point</translation>
        </message>
        <message>
            <source>{0}, out</source>
            <translation>{0}, izpad</translation>
        </message>
        <message>
            <source>{0}, the chance</source>
            <translation>{0}, priložnost</translation>
        </message>
        <message>
            <source>{0}, the main</source>
            <translation>{0}, glavna številka</translation>
        </message>
        <message>
            <source>{0}, throw again</source>
            <translation>{0}, še enkrat</translation>
        </message>
        <message>
            <source>{0}, winner</source>
            <translation>{0}, zmaga</translation>
        </message>
        <message>
            <source>{0}: a stand-off, your bet neither wins nor loses</source>
            <translation>{0}: neodločeno, vaša stava ne dobi in ne izgubi</translation>
        </message>
        <message>
            <source>{0}: you win {1}</source>
            <translation>{0}: dobite {1}</translation>
        </message>
        <message>
            <source>{0}: you win {1}, and your bet of {2} comes back</source>
            <translation>{0}: dobili ste {1}, vaša stava {2} pa se vrne</translation>
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
            <translation>Skupaj</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Nazaj</translation>
        </message>
        <message>
            <source>Close the card's window</source>
            <translation>Zapri okno kartice</translation>
        </message>
        <message>
            <source>Log out</source>
            <translation>Odjava</translation>
        </message>
        <message>
            <source>This session</source>
            <translation>Ta seja</translation>
        </message>
        <message>
            <source>Your card</source>
            <translation>Vaša kartica</translation>
        </message>
    </context>
    <context>
        <name>PracticeBand</name>
        <message>
            <source>Practice: nothing here counts</source>
            <translation>Vaja: tukaj nič ne šteje</translation>
        </message>
    </context>
    <context>
        <name>Preset</name>
        <message>
            <source>COMAR 36.03.10.35: a ticket is worth at most 10,000.00 and is valid for at least 182 days; from 5,000.00 on it is paid at the cage only</source>
            <translation>COMAR 36.03.10.35: listek je vreden največ 10.000,00 in velja vsaj 182 dni; od 5.000,00 dalje se izplača samo na blagajni</translation>
        </message>
        <message>
            <source>COMAR 36.03.10.38: a slip in two parts, a witness from 1,200.00 on, and a second signer from 15,000.00 on</source>
            <translation>COMAR 36.03.10.38: potrdilo v dveh delih, od 1.200,00 dalje priča in od 15.000,00 dalje drugi podpisnik</translation>
        </message>
        <message>
            <source>COMAR 36.04.01.11: a theoretical return of at least 85 % with the best play, and no odds beyond 50,000,000 to 1</source>
            <translation>COMAR 36.04.01.11: teoretično vračilo vsaj 85 % ob najboljši igri in nobeno razmerje nad 50.000.000 proti 1</translation>
        </message>
        <message>
            <source>Form W-2G: 1,200.00 through 2025, and 2,000.00 from 2026 on (Public Law 119-21, section 70433)</source>
            <translation>Obrazec W-2G: 1.200,00 do konca leta 2025 in 2.000,00 od leta 2026 (Public Law 119-21, člen 70433)</translation>
        </message>
        <message>
            <source>Maryland</source>
            <translation>Maryland</translation>
        </message>
        <message>
            <source>Maryland: hand pays</source>
            <translation>Maryland: ročna izplačila</translation>
        </message>
        <message>
            <source>Maryland: return</source>
            <translation>Maryland: delež vračila</translation>
        </message>
        <message>
            <source>United States: reportable wins</source>
            <translation>Združene države: dobitki, ki jih je treba prijaviti</translation>
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
            <translation>Izplačilo</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Naprej</translation>
        </message>
        <message>
            <source>Continue to play</source>
            <translation>Igraj naprej</translation>
        </message>
        <message>
            <source>Play waits while you read how your session stands. Your bets stay up.</source>
            <translation>Igra čaka, da preberete, kako stoji vaša seja. Vaše stave ostanejo na mizi.</translation>
        </message>
        <message>
            <source>Reality check</source>
            <translation>Preverjanje seje</translation>
        </message>
        <message>
            <source>Session time (h:mm)</source>
            <translation>Trajanje seje (h:mm)</translation>
        </message>
        <message>
            <source>Stop playing and cash out</source>
            <translation>Končaj z igro in vzemi izplačilo</translation>
        </message>
        <message>
            <source>Your session</source>
            <translation>Vaša seja</translation>
        </message>
    </context>
    <context>
        <name>Refusal</name>
        <message>
            <source>A PIN has four to eight digits.</source>
            <translation>Koda PIN ima od štiri do osem števk.</translation>
        </message>
        <message>
            <source>A PIN may not be a straight sequence, such as 12345 or 98765.</source>
            <translation>PIN ne sme biti zaporedje, kot je 12345 ali 98765.</translation>
        </message>
        <message>
            <source>A PIN may not be the same digit throughout.</source>
            <translation>PIN ne sme biti iz ene same števke.</translation>
        </message>
        <message>
            <source>A PIN of the staff has five to eight digits.</source>
            <translation>PIN osebja ima od pet do osem števk.</translation>
        </message>
        <message>
            <source>A RAM clear is begun: the meters are printed, pages: {pages}</source>
            <translation>Brisanje pomnilnika se je začelo: števci se tiskajo, strani: {pages}</translation>
        </message>
        <message>
            <source>A RAM clear was carried out; the journal before it could not be read: {why}</source>
            <translation>Izvedeno je bilo brisanje RAM; prejšnjega dnevnika ni bilo mogoče prebrati: {why}</translation>
        </message>
        <message>
            <source>A RAM clear was carried out; the journal before it is in {archive}, up to event {seq}</source>
            <translation>Izvedeno je bilo brisanje RAM; prejšnji dnevnik je v {archive}, do dogodka {seq}</translation>
        </message>
        <message>
            <source>A bank of {bank} cannot ride: {most} is the most.</source>
            <translation>Banka v višini {bank} ne more ostati v igri: največ je {most}.</translation>
        </message>
        <message>
            <source>A betting time begins</source>
            <translation>Začenja se čas za stave</translation>
        </message>
        <message>
            <source>A bill is jammed</source>
            <translation>Bankovec se je zagozdil</translation>
        </message>
        <message>
            <source>A bill is still on its way.</source>
            <translation>Bankovec je še na poti.</translation>
        </message>
        <message>
            <source>A bill or a ticket is disputed: it has to be settled first.</source>
            <translation>Bankovec ali listek je sporen: najprej ga je treba urediti.</translation>
        </message>
        <message>
            <source>A bill or ticket has to be looked for</source>
            <translation>Poiskati je treba bankovec ali listek</translation>
        </message>
        <message>
            <source>A bill was rejected: {why}</source>
            <translation>Bankovec je bil zavrnjen: {why}</translation>
        </message>
        <message>
            <source>A blocked card was put in</source>
            <translation>Vstavljena je bila blokirana kartica</translation>
        </message>
        <message>
            <source>A break in play begins after the time that the parameters set: no bets and no dice</source>
            <translation>Odmor od igre se začne po času, ki ga določajo parametri: brez stav in brez kock</translation>
        </message>
        <message>
            <source>A calibration is on trial: keep it or undo it first.</source>
            <translation>Umeritev je na preizkusu: najprej jo ohranite ali razveljavite.</translation>
        </message>
        <message>
            <source>A calibration of the touch panel is on trial: largest error {before} before, {after} with it</source>
            <translation>Umeritev zaslona na dotik je na preizkusu: največja napaka prej {before}, z njo {after}</translation>
        </message>
        <message>
            <source>A card could not be read</source>
            <translation>Kartice ni bilo mogoče prebrati</translation>
        </message>
        <message>
            <source>A card was not one of the house</source>
            <translation>Kartica ni bila od hiše</translation>
        </message>
        <message>
            <source>A card was put in at the station that was reserved for another player</source>
            <translation>Vstavljena je bila kartica na mestu, ki je bilo rezervirano za drugega igralca</translation>
        </message>
        <message>
            <source>A comment would begin in the value of {name}.</source>
            <translation>V vrednosti {name} bi se začel komentar.</translation>
        </message>
        <message>
            <source>A commission is asked for: {bets}</source>
            <translation>Zahtevana je provizija: {bets}</translation>
        </message>
        <message>
            <source>A count is a whole number up to {most}.</source>
            <translation>Število je celo število do {most}.</translation>
        </message>
        <message>
            <source>A credit by hand may be up to {limit}.</source>
            <translation>Ročno dobroimetje sme znašati do {limit}.</translation>
        </message>
        <message>
            <source>A dealer's name has up to {most} characters.</source>
            <translation>Ime krupjeja ima največ {most} znakov.</translation>
        </message>
        <message>
            <source>A dealer's order came to the shared table once more</source>
            <translation>Krupjejev ukaz je prišel k skupni mizi še enkrat</translation>
        </message>
        <message>
            <source>A decision at the table: {what}</source>
            <translation>Odločitev pri mizi: {what}</translation>
        </message>
        <message>
            <source>A door is open</source>
            <translation>Vrata so odprta</translation>
        </message>
        <message>
            <source>A door was opened unobserved</source>
            <translation>Vrata so bila neopaženo odprta</translation>
        </message>
        <message>
            <source>A fader lays a cover</source>
            <translation>Kdor krije, položi kritje</translation>
        </message>
        <message>
            <source>A felt is saved as {name} already: forget it first, or choose another name.</source>
            <translation>Pod imenom {name} je že nekaj shranjeno: najprej to izbrišite ali izberite drugo ime.</translation>
        </message>
        <message>
            <source>A first hand begins on an empty felt: first decide your bets or take them down.</source>
            <translation>Prva igra se začne na prazni mizi: najprej odločite svoje stave ali jih umaknite.</translation>
        </message>
        <message>
            <source>A first hand begins while nothing else is under way and no fault is shown.</source>
            <translation>Prva igra se začne, ko ne poteka nič drugega in ni prikazana nobena okvara.</translation>
        </message>
        <message>
            <source>A first hand is not offered here.</source>
            <translation>Tu prva igra ni na voljo.</translation>
        </message>
        <message>
            <source>A first hand is offered where the player rolls the dice.</source>
            <translation>Prva igra je na voljo tam, kjer kocke meče igralec.</translation>
        </message>
        <message>
            <source>A first hand with play chips begins; it moves no money</source>
            <translation>Začne se prva igra z žetoni za vajo; denarja ne premika</translation>
        </message>
        <message>
            <source>A first hand with play chips is open: leave it first.</source>
            <translation>Odprta je prva igra z žetoni za vajo: najprej jo zapustite.</translation>
        </message>
        <message>
            <source>A hand is played: bets are taken again with the next one.</source>
            <translation>Igra teče: stave se spet sprejemajo z naslednjo.</translation>
        </message>
        <message>
            <source>A hand pay is open: it has to be settled first.</source>
            <translation>Ročno izplačilo je odprto: najprej ga je treba urediti.</translation>
        </message>
        <message>
            <source>A limit can be lowered during a session, but not raised.</source>
            <translation>Omejitev lahko med sejo znižate, ne pa zvišate.</translation>
        </message>
        <message>
            <source>A limit must be above zero, and no more than can be set here.</source>
            <translation>Omejitev mora biti večja od nič in ne večja, kot jo je tu mogoče določiti.</translation>
        </message>
        <message>
            <source>A name has 1 to {most} characters.</source>
            <translation>Ime ima od 1 do {most} znakov.</translation>
        </message>
        <message>
            <source>A period does not end while the dice are out.</source>
            <translation>Obdobje se ne konča, dokler so kocke v igri.</translation>
        </message>
        <message>
            <source>A player has sat down</source>
            <translation>Igralec je sedel</translation>
        </message>
        <message>
            <source>A second card was put in while a player was logged in</source>
            <translation>Vstavljena je bila druga kartica, ko je bil igralec že prijavljen</translation>
        </message>
        <message>
            <source>A secret key for the numbers of tickets is made</source>
            <translation>Ustvarjen je skrivni ključ za številke listkov</translation>
        </message>
        <message>
            <source>A session does not end while the dice are out.</source>
            <translation>Seja se ne konča, dokler so kocke v igri.</translation>
        </message>
        <message>
            <source>A session does not end while there is credit.</source>
            <translation>Seja se ne konča, dokler je na voljo kredit.</translation>
        </message>
        <message>
            <source>A shift is open: it has to be ended first.</source>
            <translation>Izmena je odprta: najprej jo je treba končati.</translation>
        </message>
        <message>
            <source>A shooter lays a bank</source>
            <translation>Metalec položi banko</translation>
        </message>
        <message>
            <source>A sound is tested at a volume from 1 to {loudest}.</source>
            <translation>Zvok se preskusi pri glasnosti od 1 do {loudest}.</translation>
        </message>
        <message>
            <source>A staff key is turned: play goes on when it is turned back.</source>
            <translation>Ključ osebja je obrnjen: igra se nadaljuje, ko se obrne nazaj.</translation>
        </message>
        <message>
            <source>A staff key is turned: what is timed rests</source>
            <translation>Ključ osebja je obrnjen: časi, ki tečejo, mirujejo</translation>
        </message>
        <message>
            <source>A station may be reserved for up to {minutes} minutes.</source>
            <translation>Mesto je mogoče rezervirati za največ {minutes} min.</translation>
        </message>
        <message>
            <source>A technician has come: the statistics of the dice begin again</source>
            <translation>Prišel je tehnik: statistika kock se začne znova</translation>
        </message>
        <message>
            <source>A technician has seen: {faults}</source>
            <translation>Tehnik je videl: {faults}</translation>
        </message>
        <message>
            <source>A technician looks at the dice, and then turns the technician's key.</source>
            <translation>Tehnik pregleda kocki in nato obrne ključ tehnika.</translation>
        </message>
        <message>
            <source>A technician mends it, and then turns the technician's key: nothing else ends it.</source>
            <translation>Tehnik ga popravi in nato obrne ključ tehnika: nič drugega tega ne konča.</translation>
        </message>
        <message>
            <source>A test bill is waited for</source>
            <translation>Čaka se preizkusni bankovec</translation>
        </message>
        <message>
            <source>A test bill is waited for already.</source>
            <translation>Preizkusni bankovec se že čaka.</translation>
        </message>
        <message>
            <source>A ticket is for the whole credit: your bets have to be decided or taken down first.</source>
            <translation>Listek je za ves kredit: vaše stave morajo biti prej odločene ali umaknjene.</translation>
        </message>
        <message>
            <source>A ticket is jammed</source>
            <translation>Listek se je zagozdil</translation>
        </message>
        <message>
            <source>A ticket is still on its way.</source>
            <translation>Listek je še na poti.</translation>
        </message>
        <message>
            <source>A touch was felt far beside the screen.</source>
            <translation>Dotik je bil zaznan daleč zunaj zaslona.</translation>
        </message>
        <message>
            <source>A win is to be paid by hand</source>
            <translation>Dobitek je treba izplačati ročno</translation>
        </message>
        <message>
            <source>A wrong PIN was entered for card {card}</source>
            <translation>Za kartico {card} je bil vnesen napačen PIN</translation>
        </message>
        <message>
            <source>A wrong PIN was entered for card {card}: it is blocked</source>
            <translation>Za kartico {card} je bil vnesen napačen PIN: blokirana je</translation>
        </message>
        <message>
            <source>A wrong PIN was entered for card {card}: the next is accepted after {seconds} seconds</source>
            <translation>Za kartico {card} je bil vnesen napačen PIN: naslednji bo sprejet čez {seconds} sekund</translation>
        </message>
        <message>
            <source>A wrong PIN was entered for {name} (account {number})</source>
            <translation>Za {name} (račun {number}) je bil vnesen napačen PIN</translation>
        </message>
        <message>
            <source>A wrong PIN was entered for {name} (account {number}): the next is accepted after {seconds} seconds</source>
            <translation>Za {name} (račun {number}) je bil vnesen napačen PIN: naslednji bo sprejet čez {seconds} sekund</translation>
        </message>
        <message>
            <source>A wrong PIN was tried</source>
            <translation>Vnesena je bila napačna koda PIN</translation>
        </message>
        <message>
            <source>Account {number} is added: {name}, {role}</source>
            <translation>Račun {number} je dodan: {name}, {role}</translation>
        </message>
        <message>
            <source>Account {number} of {before} is now: {name}, {role}</source>
            <translation>Račun {number} ({before}) je zdaj: {name}, {role}</translation>
        </message>
        <message>
            <source>Account {number} of {name} has a first PIN instead of a lost one</source>
            <translation>Račun {number} ({name}) ima prvi PIN namesto izgubljenega</translation>
        </message>
        <message>
            <source>Account {number} of {name} is removed</source>
            <translation>Račun {number} ({name}) je odstranjen</translation>
        </message>
        <message>
            <source>Account {number}: {name} has changed the PIN</source>
            <translation>Račun {number}: {name} je zamenjal(a) PIN</translation>
        </message>
        <message>
            <source>Accounting period {number} is ended by the key</source>
            <translation>Obračunsko obdobje {number} je končano s ključem</translation>
        </message>
        <message>
            <source>All at once</source>
            <translation>Vse naenkrat</translation>
        </message>
        <message>
            <source>All bets together may be {most}; {bet} would make them {total}.</source>
            <translation>Vse stave skupaj smejo znašati {most}; {bet} bi jih povečala na {total}.</translation>
        </message>
        <message>
            <source>All doors are shut, no key is turned</source>
            <translation>Vsa vrata so zaprta, noben ključ ni obrnjen</translation>
        </message>
        <message>
            <source>All doors are shut; turned: {keys}</source>
            <translation>Vsa vrata so zaprta; obrnjen: {keys}</translation>
        </message>
        <message>
            <source>An attendant has credited what was disputed as number {number}</source>
            <translation>Osebje je knjižilo sporno številko {number}</translation>
        </message>
        <message>
            <source>An attendant has seen: {faults}</source>
            <translation>Osebje je videlo: {faults}</translation>
        </message>
        <message>
            <source>An attendant has settled what was disputed as number {number} without credit</source>
            <translation>Osebje je brez kredita rešilo sporno številko {number}</translation>
        </message>
        <message>
            <source>An attendant says that ticket {number} was not printed: its amount is back</source>
            <translation>Osebje pravi, da listek {number} ni bil natisnjen: znesek je vrnjen</translation>
        </message>
        <message>
            <source>An attendant says that ticket {number} was printed</source>
            <translation>Osebje pravi, da je bil listek {number} natisnjen</translation>
        </message>
        <message>
            <source>Another game begins on an empty felt: first decide your bets or take them down.</source>
            <translation>Druga igra se začne na praznem polju: vaše stave morajo biti prej odločene ali umaknjene.</translation>
        </message>
        <message>
            <source>Another game is chosen: sheet {sheet}</source>
            <translation>Izbrana je druga igra: tabela {sheet}</translation>
        </message>
        <message>
            <source>Another person has to change your own account.</source>
            <translation>Vaš lastni račun mora spremeniti nekdo drug.</translation>
        </message>
        <message>
            <source>Another person has to confirm these dice than the one who has entered them.</source>
            <translation>Te kocke mora potrditi druga oseba kot tista, ki jih je vnesla.</translation>
        </message>
        <message>
            <source>Another person is signed in: sign out first.</source>
            <translation>Prijavljen je nekdo drug: najprej ga odjavite.</translation>
        </message>
        <message>
            <source>Another seat has the dice: only their shooter lays a bank.</source>
            <translation>Kocke ima drug sedež: banko položi le metalec.</translation>
        </message>
        <message>
            <source>At the start the clock is {days} days ahead of the last time that is known</source>
            <translation>Ob zagonu je ura {days} dni pred zadnjim znanim časom</translation>
        </message>
        <message>
            <source>At this cabinet a key alone is enough: there is no sign-in.</source>
            <translation>Pri tej napravi zadošča ključ: prijave ni.</translation>
        </message>
        <message>
            <source>At this cabinet no credit is given by hand.</source>
            <translation>Na tej napravi se dobroimetje ne daje ročno.</translation>
        </message>
        <message>
            <source>At this cabinet the dice are not passed: the player has them.</source>
            <translation>Na tem terminalu se kocke ne podajajo: ima jih igralec.</translation>
        </message>
        <message>
            <source>At this table bets are not repeated by themselves.</source>
            <translation>Pri tej mizi se stave ne ponavljajo samodejno.</translation>
        </message>
        <message>
            <source>At this table no felts are saved.</source>
            <translation>Pri tej mizi se postavitve stav ne shranjujejo.</translation>
        </message>
        <message>
            <source>Auto Repeat begins</source>
            <translation>Začenja se samodejno ponavljanje</translation>
        </message>
        <message>
            <source>Auto Repeat ends: a break in play begins</source>
            <translation>Samodejno ponavljanje se konča: začne se odmor od igre</translation>
        </message>
        <message>
            <source>Auto Repeat ends: a limit of the player is reached</source>
            <translation>Samodejno ponavljanje se konča: igralčeva omejitev je dosežena</translation>
        </message>
        <message>
            <source>Auto Repeat ends: a reality check is due</source>
            <translation>Samodejno ponavljanje se konča: na vrsti je preverjanje seje</translation>
        </message>
        <message>
            <source>Auto Repeat ends: the bets could not be put up again</source>
            <translation>Samodejno ponavljanje se konča: stav ni bilo mogoče znova postaviti</translation>
        </message>
        <message>
            <source>Auto Repeat ends: the dice could not be called</source>
            <translation>Samodejno ponavljanje se konča: kock ni bilo mogoče poklicati</translation>
        </message>
        <message>
            <source>Auto Repeat ends: the player has to choose</source>
            <translation>Samodejno ponavljanje se konča: igralec mora izbrati</translation>
        </message>
        <message>
            <source>Auto Repeat ends: the player has touched the table</source>
            <translation>Samodejno ponavljanje se konča: igralec se je dotaknil mize</translation>
        </message>
        <message>
            <source>Begin a new authority, and give the server and every machine of its tables new keys on the same day. Play stops only when the certificate has ended.</source>
            <translation>Ustvarite novega overitelja ter še isti dan dajte nove ključe strežniku in vsaki napravi njegovih miz. Igra se ustavi šele, ko potrdilo poteče.</translation>
        </message>
        <message>
            <source>Begin test mode first.</source>
            <translation>Najprej začnite preizkusni način.</translation>
        </message>
        <message>
            <source>Bet</source>
            <translation>Stava</translation>
        </message>
        <message>
            <source>Bets are closed; the dice are thrown at the end of this time</source>
            <translation>Stave so zaključene; kocki se vržeta ob koncu tega časa</translation>
        </message>
        <message>
            <source>Bets are not open for this order: round {number} has moved on.</source>
            <translation>Za ta ukaz stave niso odprte: krog {number} je že dlje.</translation>
        </message>
        <message>
            <source>Bets are not valid yet: no bet is up that a roll can decide.</source>
            <translation>Stave še niso veljavne: na mizi ni stave, o kateri bi lahko odločil met.</translation>
        </message>
        <message>
            <source>Bets are not valid yet: no player has a bet up that takes the dice.</source>
            <translation>Stave še niso veljavne: nihče nima na mizi stave, s katero bi prevzel kocke.</translation>
        </message>
        <message>
            <source>Bets are up: they have to be decided or taken down first.</source>
            <translation>Stave so postavljene: najprej morajo biti odločene ali umaknjene.</translation>
        </message>
        <message>
            <source>Bets are up: they have to be taken down, or the game has to end.</source>
            <translation>Stave so na mizi: treba jih je umakniti ali pa se mora igra končati.</translation>
        </message>
        <message>
            <source>Bets of seat {seat} stand: the dice decide them first. Then print again what it is owed.</source>
            <translation>Stave sedeža {seat} še stojijo: najprej o njih odločijo kocke. Nato znova natisnite, koliko mu je dolgovano.</translation>
        </message>
        <message>
            <source>Bets switched</source>
            <translation>Stave preklopljene</translation>
        </message>
        <message>
            <source>Big Shot has no such thing.</source>
            <translation>Pri igri Big Shot tega ni.</translation>
        </message>
        <message>
            <source>Bill validator</source>
            <translation>Čitalnik bankovcev</translation>
        </message>
        <message>
            <source>Bill {number} goes back: {why}</source>
            <translation>Bankovec {number} se vrne: {why}</translation>
        </message>
        <message>
            <source>Bill {number} is disputed: {why}</source>
            <translation>Bankovec {number} je sporen: {why}</translation>
        </message>
        <message>
            <source>Bill {number} is done: it is disputed</source>
            <translation>Bankovec {number} je končan: sporen</translation>
        </message>
        <message>
            <source>Bill {number} is done: it is in the stacker</source>
            <translation>Bankovec {number} je končan: v zlagalniku</translation>
        </message>
        <message>
            <source>Bill {number} is done: it went back</source>
            <translation>Bankovec {number} je končan: vrnjen</translation>
        </message>
        <message>
            <source>Bill {number} is in escrow and is to be stacked</source>
            <translation>Bankovec {number} je zadržan in gre v zlagalnik</translation>
        </message>
        <message>
            <source>Bill {number} is in the stacker and credited</source>
            <translation>Bankovec {number} je v zlagalniku in knjižen</translation>
        </message>
        <message>
            <source>Bill {number} is not disputed.</source>
            <translation>Bankovec {number} ni sporen.</translation>
        </message>
        <message>
            <source>Breaks are not offered at this station.</source>
            <translation>Na tem mestu odmori niso na voljo.</translation>
        </message>
        <message>
            <source>Cabinet board</source>
            <translation>Plošča ohišja</translation>
        </message>
        <message>
            <source>Cabinet {cabinet} does not have seat {seat}.</source>
            <translation>Aparat {cabinet} nima sedeža {seat}.</translation>
        </message>
        <message>
            <source>Cancelled credit</source>
            <translation>Preklican kredit</translation>
        </message>
        <message>
            <source>Card reader</source>
            <translation>Bralnik kartic</translation>
        </message>
        <message>
            <source>Card {card} is unblocked</source>
            <translation>Kartica {card} je odblokirana</translation>
        </message>
        <message>
            <source>Card {card} was put in or swiped</source>
            <translation>Kartica {card} je bila vstavljena ali potegnjena</translation>
        </message>
        <message>
            <source>Card {card} was put in or swiped, and asks for its PIN</source>
            <translation>Kartica {card} je bila vstavljena ali potegnjena in zahteva PIN</translation>
        </message>
        <message>
            <source>Change the cash box. It ends by itself when there is room.</source>
            <translation>Zamenjajte blagajno. Konča se samo, ko je dovolj prostora.</translation>
        </message>
        <message>
            <source>Check its cable and its power. It ends by itself when the board answers.</source>
            <translation>Preverite kabel in napajanje. Konča se samo, ko plošča odgovori.</translation>
        </message>
        <message>
            <source>Check its cable and its power. It ends by itself when the generator answers.</source>
            <translation>Preverite kabel in napajanje. Konča se samo, ko metalnik odgovori.</translation>
        </message>
        <message>
            <source>Check its cable and its power. It ends by itself when the printer answers.</source>
            <translation>Preverite kabel in napajanje. Konča se samo, ko tiskalnik odgovori.</translation>
        </message>
        <message>
            <source>Check its cable and its power. It ends by itself when the reader works; play needs no card.</source>
            <translation>Preverite kabel in napajanje. Konča se samo, ko bralnik deluje; za igro kartica ni potrebna.</translation>
        </message>
        <message>
            <source>Check its cable and its power. It ends by itself when the validator answers.</source>
            <translation>Preverite kabel in napajanje. Konča se samo, ko sprejemnik odgovori.</translation>
        </message>
        <message>
            <source>Check the table and the line to it. It ends by itself when the table answers; bets that were sealed count meanwhile.</source>
            <translation>Preverite mizo in povezavo z njo. Konča se samo od sebe, ko se miza odzove; zapečatene stave medtem veljajo.</translation>
        </message>
        <message>
            <source>Check the table's exchange and the line to it. It ends by itself when the exchange answers; all bets stand meanwhile.</source>
            <translation>Preverite izmenjavo mize in povezavo do nje. Konča se samo, ko izmenjava odgovori; do tedaj vse stave ostanejo.</translation>
        </message>
        <message>
            <source>Choose a PIN for your card first.</source>
            <translation>Najprej izberite PIN za svojo kartico.</translation>
        </message>
        <message>
            <source>Clear all</source>
            <translation>Počisti vse</translation>
        </message>
        <message>
            <source>Clear last</source>
            <translation>Počisti zadnjo</translation>
        </message>
        <message>
            <source>Compare the ticket with the authority's books. It ends when the technician's key is turned.</source>
            <translation>Primerjajte listek s knjigami organa. Konča se, ko se obrne ključ tehnika.</translation>
        </message>
        <message>
            <source>Compare the two values in the journal with the table's, and put right what is wrong. The technician's key has them compared again. Bets stand; without bets the credit can be cashed out. If it cannot be put right, two people void the bets on the page Faults: they go back to the credit.</source>
            <translation>Primerjajte obe vrednosti v dnevniku z mizinima in popravite, kar je narobe. Ključ tehnika sproži novo primerjavo. Stave ostanejo; brez stav je kredit mogoče izplačati. Če tega ni mogoče popraviti, dve osebi na strani Napake razveljavita stave: vrnejo se v kredit.</translation>
        </message>
        <message>
            <source>Copy {copy} of the journal was repaired: {what}</source>
            <translation>Kopija {copy} dnevnika je bila popravljena: {what}</translation>
        </message>
        <message>
            <source>Credit above the ticket limit</source>
            <translation>Kredit nad mejo listka</translation>
        </message>
        <message>
            <source>Credit is to be paid by hand</source>
            <translation>Dobroimetje je treba izplačati ročno</translation>
        </message>
        <message>
            <source>Credit {number} is given by hand</source>
            <translation>Dobroimetje {number} je dano ročno</translation>
        </message>
        <message>
            <source>Credit {number} is not the next one.</source>
            <translation>Dobroimetje {number} ni naslednje.</translation>
        </message>
        <message>
            <source>Credit, no ticket possible</source>
            <translation>Kredit, listek ni mogoč</translation>
        </message>
        <message>
            <source>Credit, the clock is wrong</source>
            <translation>Kredit, ura je napačna</translation>
        </message>
        <message>
            <source>Dice are entered after the bets are closed.</source>
            <translation>Kocke se vnesejo, ko so stave zaključene.</translation>
        </message>
        <message>
            <source>Dice generator</source>
            <translation>Metalnik kock</translation>
        </message>
        <message>
            <source>Dice may lie already: a person of the staff has to agree to a void throw, with a key turned.</source>
            <translation>Kocki morda že ležita: z razveljavitvijo mora soglašati oseba iz osebja, z obrnjenim ključem.</translation>
        </message>
        <message>
            <source>Do the test print and the test throw first, or say why they are skipped.</source>
            <translation>Najprej opravite preizkusni tisk in preizkusni met ali povejte, zakaj se izpustita.</translation>
        </message>
        <message>
            <source>Drop {number} cannot be printed.</source>
            <translation>Praznjenja {number} ni mogoče natisniti.</translation>
        </message>
        <message>
            <source>Drop {number} does not wait for a count.</source>
            <translation>Praznjenje {number} ne čaka na štetje.</translation>
        </message>
        <message>
            <source>Drop {number} is counted, with a difference</source>
            <translation>Praznjenje {number} je prešteto, z razliko</translation>
        </message>
        <message>
            <source>Drop {number} is counted: it is as expected</source>
            <translation>Praznjenje {number} je prešteto: po pričakovanju</translation>
        </message>
        <message>
            <source>Drop {number} is not the next one.</source>
            <translation>Praznjenje {number} ni naslednje.</translation>
        </message>
        <message>
            <source>Drop {number} is undone: the cash box was put back unopened</source>
            <translation>Praznjenje {number} je preklicano: kaseta je bila vrnjena neodprta</translation>
        </message>
        <message>
            <source>Enter {count} dice, each from 1 to 6.</source>
            <translation>Vnesite toliko kock: {count}, vsako od 1 do 6.</translation>
        </message>
        <message>
            <source>Every bet of it that can be put up now is up.</source>
            <translation>Vse, kar je od tega zdaj mogoče staviti, je že postavljeno.</translation>
        </message>
        <message>
            <source>Every bet of the last coup is up, or there was none.</source>
            <translation>Vse stave zadnjega kroga so na mizi ali pa jih ni bilo.</translation>
        </message>
        <message>
            <source>Every bet of the last roll that can be repeated is up.</source>
            <translation>Vse stave zadnjega meta, ki jih je mogoče ponoviti, so na mizi.</translation>
        </message>
        <message>
            <source>Exchange of the table</source>
            <translation>Izmenjava mize</translation>
        </message>
        <message>
            <source>First say whether the dice are kept or passed, or the bank of the house covered.</source>
            <translation>Najprej povejte, ali kocki obdržite ali predate oziroma ali krijete banko hiše.</translation>
        </message>
        <message>
            <source>Gaming day {number} begins: {date}</source>
            <translation>Igralni dan {number} se začne: {date}</translation>
        </message>
        <message>
            <source>Gaming day {number} begins: {date}, days later: {days}</source>
            <translation>Igralni dan {number} se začne: {date}, dni pozneje: {days}</translation>
        </message>
        <message>
            <source>Gaming day {number} begins: {date}, for the clock was ahead; days: {days}</source>
            <translation>Igralni dan {number} se začne: {date}, ker je ura prehitevala; dni: {days}</translation>
        </message>
        <message>
            <source>Gaming day {number} cannot be printed here any more.</source>
            <translation>Igralnega dne {number} tu ni več mogoče natisniti.</translation>
        </message>
        <message>
            <source>Gaming day {number} has ended since it was read: open it again.</source>
            <translation>Igralni dan {number} se je po branju končal: odprite ga znova.</translation>
        </message>
        <message>
            <source>Gaming day {number} has too many players for paper.</source>
            <translation>Igralni dan {number} ima preveč igralcev za tisk.</translation>
        </message>
        <message>
            <source>Give the parameter that is named here the same value at the table and at this station. Until then no bets are taken here; the credit can be cashed out. It ends by itself when the table has shown its value.</source>
            <translation>Parametru, ki je naveden tukaj, dajte pri mizi in na tem igralnem mestu enako vrednost. Do takrat se tu stave ne sprejemajo; dobroimetje je mogoče izplačati. Napaka se konča sama, ko miza pokaže svojo vrednost.</translation>
        </message>
        <message>
            <source>Hand pay {number} has no receipt.</source>
            <translation>Ročno izplačilo {number} nima potrdila.</translation>
        </message>
        <message>
            <source>Hand pay {number} is due: {why}</source>
            <translation>Ročno izplačilo {number}: {why}</translation>
        </message>
        <message>
            <source>Hand pay {number} is not open.</source>
            <translation>Ročno izplačilo {number} ni odprto.</translation>
        </message>
        <message>
            <source>Hand pay {number} is paid by an attendant</source>
            <translation>Ročno izplačilo {number} je izplačalo osebje</translation>
        </message>
        <message>
            <source>Hand pay {number} was not paid: the credit is the player's</source>
            <translation>Ročno izplačilo {number} ni bilo opravljeno: kredit je igralčev</translation>
        </message>
        <message>
            <source>Have the house's authority issue a new one, put its folder of keys in place of the old one, and start the program again. Play stops only when the certificate has ended.</source>
            <translation>Overitelj hiše naj izda novo; njegovo mapo s ključi dajte na mesto stare in znova zaženite program. Igra se ustavi šele, ko potrdilo poteče.</translation>
        </message>
        <message>
            <source>Hazard has no such thing: the shooter lays a bank, throws, and keeps or passes the dice.</source>
            <translation>Pri igri Hazard tega ni: metalec položi banko, meče ter kocke obdrži ali preda.</translation>
        </message>
        <message>
            <source>Hazard has one field, the bank.</source>
            <translation>Hazard ima eno polje, banko.</translation>
        </message>
        <message>
            <source>In this game bets cannot be switched off.</source>
            <translation>V tej igri stav ni mogoče preklopiti na OFF.</translation>
        </message>
        <message>
            <source>In this game the puck cannot be moved by hand.</source>
            <translation>V tej igri Pucka ni mogoče premakniti ročno.</translation>
        </message>
        <message>
            <source>It is not known whether a ticket came out</source>
            <translation>Nihče ne ve, ali je listek prišel ven</translation>
        </message>
        <message>
            <source>It is not known whether ticket {number} is on paper: {why}</source>
            <translation>Nihče ne ve, ali je listek {number} na papirju: {why}</translation>
        </message>
        <message>
            <source>It must be said for which player; here sit {names}.</source>
            <translation>Povedati je treba, za katerega igralca; pri mizi so: {names}.</translation>
        </message>
        <message>
            <source>Lay your bank first: then you can name the main for it.</source>
            <translation>Najprej položite banko: potem lahko napoveste glavno številko.</translation>
        </message>
        <message>
            <source>Limits are set for a session, which begins with your first bill.</source>
            <translation>Omejitve se določijo za sejo, ki se začne z vašim prvim bankovcem.</translation>
        </message>
        <message>
            <source>Limits cannot be set at this station.</source>
            <translation>Na tem mestu omejitev ni mogoče določiti.</translation>
        </message>
        <message>
            <source>Load paper soon. It ends by itself when there is enough.</source>
            <translation>Kmalu vložite papir. Konča se samo, ko ga je dovolj.</translation>
        </message>
        <message>
            <source>Load paper. It ends by itself when the printer is ready.</source>
            <translation>Vložite papir. Konča se samo, ko je tiskalnik pripravljen.</translation>
        </message>
        <message>
            <source>Local time is UTC{after} from now on; it was UTC{before}</source>
            <translation>Krajevni čas je odslej UTC{after}; bil je UTC{before}</translation>
        </message>
        <message>
            <source>Look at the camera, its power and its network. Play goes on with the drawn dice. It ends by itself when the picture is back.</source>
            <translation>Preverite kamero, njeno napajanje in omrežje. Igra se nadaljuje z narisanimi kockami. Napaka se konča sama, ko se slika vrne.</translation>
        </message>
        <message>
            <source>Look at the dice, and let the table go on, at the dealer's console or on the page Dealer.</source>
            <translation>Poglejte kocke in pustite mizi nadaljevati, na krupjejevem pultu ali na strani Krupje.</translation>
        </message>
        <message>
            <source>Look at the doors and locks, and acknowledge it on the page of faults or by turning the key back.</source>
            <translation>Preglejte vrata in ključavnice ter potrdite na strani napak ali z obratom ključa nazaj.</translation>
        </message>
        <message>
            <source>Look at the printer, and say on the attendant's panel whether the ticket came out whole.</source>
            <translation>Poglejte tiskalnik in na plošči osebja povejte, ali je listek prišel cel ven.</translation>
        </message>
        <message>
            <source>Look where it is, and say so on the attendant's panel.</source>
            <translation>Poglejte, kje je, in to povejte na plošči osebja.</translation>
        </message>
        <message>
            <source>Make room on the disks. It ends by itself when there is room.</source>
            <translation>Sprostite prostor na diskih. Konča se samo, ko je dovolj prostora.</translation>
        </message>
        <message>
            <source>Meters and cash box are in {currency}: first empty the box, count it, and clear the meters.</source>
            <translation>Števci in kaseta so v {currency}: najprej izpraznite in preštejte kaseto ter izbrišite števce.</translation>
        </message>
        <message>
            <source>More than one card was in the reader</source>
            <translation>V bralniku je bila več kot ena kartica</translation>
        </message>
        <message>
            <source>No BIG SHOT is on: three dice are thrown.</source>
            <translation>BIG SHOT ni v teku: mečejo se tri kocke.</translation>
        </message>
        <message>
            <source>No PIN was entered for card {card}: play goes on without it</source>
            <translation>Za kartico {card} PIN ni bil vnesen: igra teče naprej brez nje</translation>
        </message>
        <message>
            <source>No RAM clear is permitted here today: that is the parameter access.ram_clear.</source>
            <translation>Brisanje RAM danes tu ni dovoljeno: to določa parameter access.ram_clear.</translation>
        </message>
        <message>
            <source>No bank can be laid now</source>
            <translation>Banke zdaj ni mogoče položiti</translation>
        </message>
        <message>
            <source>No bank has been laid since the last throw.</source>
            <translation>Od zadnjega meta ni bila položena nobena banka.</translation>
        </message>
        <message>
            <source>No bank was taken back that could be laid again.</source>
            <translation>Nobena banka ni bila vzeta nazaj, da bi jo bilo mogoče znova položiti.</translation>
        </message>
        <message>
            <source>No bet has changed in this coup.</source>
            <translation>V tem krogu se ni spremenila nobena stava.</translation>
        </message>
        <message>
            <source>No bet is up that could be cleared.</source>
            <translation>Na mizi ni stave, ki bi jo bilo mogoče umakniti.</translation>
        </message>
        <message>
            <source>No bet is up that could be doubled.</source>
            <translation>Na mizi ni stave, ki bi jo bilo mogoče podvojiti.</translation>
        </message>
        <message>
            <source>No bets are up at this station: the credit can be cashed out.</source>
            <translation>Na tem igralnem mestu ni stav: kredit je mogoče izplačati.</translation>
        </message>
        <message>
            <source>No bill can be tested now: {why}.</source>
            <translation>Zdaj ni mogoče preizkusiti bankovca: {why}.</translation>
        </message>
        <message>
            <source>No calibration fits these touches: one would still miss by {percent} % of the screen. Clean the panel, and touch the middle of each target.</source>
            <translation>Nobena umeritev ne ustreza tem dotikom: eden bi še vedno zgrešil za {percent} % zaslona. Očistite zaslon in se dotaknite sredine vsake tarče.</translation>
        </message>
        <message>
            <source>No calibration is on trial.</source>
            <translation>Nobena umeritev ni na preizkusu.</translation>
        </message>
        <message>
            <source>No card asks for a PIN.</source>
            <translation>Nobena kartica ne zahteva PIN-a.</translation>
        </message>
        <message>
            <source>No choice is open: no player has three hits.</source>
            <translation>Nobena izbira ni odprta: nihče nima treh zadetkov.</translation>
        </message>
        <message>
            <source>No commission is asked for.</source>
            <translation>Nobena provizija ne čaka na odgovor.</translation>
        </message>
        <message>
            <source>No copy of the journal is good: {why}</source>
            <translation>Nobena kopija dnevnika ni dobra: {why}</translation>
        </message>
        <message>
            <source>No dealer works at this table.</source>
            <translation>Pri tej mizi ni krupjeja.</translation>
        </message>
        <message>
            <source>No dice are shown that could be confirmed.</source>
            <translation>Ni kock, ki bi jih lahko potrdili.</translation>
        </message>
        <message>
            <source>No felt is saved as {name}.</source>
            <translation>Pod imenom {name} ni nič shranjeno.</translation>
        </message>
        <message>
            <source>No gaming day has begun yet, for the clock shows an impossible time</source>
            <translation>Noben igralni dan se še ni začel, ker ura kaže nemogoč čas</translation>
        </message>
        <message>
            <source>No more bets</source>
            <translation>Stave so zaključene</translation>
        </message>
        <message>
            <source>No more bets: the BIG SHOT is on, and the fourth die is to be thrown.</source>
            <translation>Stave so zaključene: BIG SHOT je v teku in vrgla se bo četrta kocka.</translation>
        </message>
        <message>
            <source>No more bets: the dealer confirms the dice.</source>
            <translation>Stave so zaključene: krupje potrjuje kocki.</translation>
        </message>
        <message>
            <source>No more bets: the dealer has called, and the dice are to be thrown.</source>
            <translation>Stave so zaključene: krupje je dal znak in kocke bodo vržene.</translation>
        </message>
        <message>
            <source>No more bets: the dealer throws the dice.</source>
            <translation>Stave so zaključene: krupje meče kocki.</translation>
        </message>
        <message>
            <source>No more bets: the dice are called for throw {number}</source>
            <translation>Stave so zaključene: kocki sta poklicani za met {number}</translation>
        </message>
        <message>
            <source>No more bets: the dice are out.</source>
            <translation>Stave so zaključene: kocke so v igri.</translation>
        </message>
        <message>
            <source>No more bets: the dice are thrown in a moment.</source>
            <translation>Stave so zaključene: kocki bosta vrženi čez trenutek.</translation>
        </message>
        <message>
            <source>No new program waits to be accepted.</source>
            <translation>Noben nov program ne čaka na sprejem.</translation>
        </message>
        <message>
            <source>No other game comes next at the table</source>
            <translation>Za mizo ni izbrana nobena druga naslednja igra</translation>
        </message>
        <message>
            <source>No parameter is changed.</source>
            <translation>Noben parameter se ne spremeni.</translation>
        </message>
        <message>
            <source>No player is logged in.</source>
            <translation>Noben igralec ni prijavljen.</translation>
        </message>
        <message>
            <source>No question about your card is open.</source>
            <translation>O vaši kartici ni odprtega vprašanja.</translation>
        </message>
        <message>
            <source>No question about your session is open.</source>
            <translation>Nobeno vprašanje o vaši seji ni odprto.</translation>
        </message>
        <message>
            <source>No seat is taken</source>
            <translation>Noben sedež ni zaseden</translation>
        </message>
        <message>
            <source>No staff key is turned: what is timed goes on</source>
            <translation>Noben ključ osebja ni obrnjen: časi, ki tečejo, tečejo naprej</translation>
        </message>
        <message>
            <source>No throw is under way that could be declared void.</source>
            <translation>Ne poteka noben met, ki bi ga lahko razveljavili.</translation>
        </message>
        <message>
            <source>No trusted key has the fingerprint {key}.</source>
            <translation>Noben zaupanja vreden ključ nima prstnega odtisa {key}.</translation>
        </message>
        <message>
            <source>No {bet} bet is up.</source>
            <translation>Stave {bet} ni na mizi.</translation>
        </message>
        <message>
            <source>Nobody fades at this table: only the seat with the dice plays.</source>
            <translation>Za to mizo nihče ne krije: igra le sedež, ki ima kocke.</translation>
        </message>
        <message>
            <source>Nothing has changed on the felt since the last roll.</source>
            <translation>Od zadnjega meta se na mizi ni nič spremenilo.</translation>
        </message>
        <message>
            <source>Nothing has gone into this cash box yet.</source>
            <translation>V to kaseto še ni prišlo nič.</translation>
        </message>
        <message>
            <source>Nothing is put up: {because}</source>
            <translation>Nič se ne postavi: {because}</translation>
        </message>
        <message>
            <source>Nothing is remembered of this player.</source>
            <translation>O tem igralcu ni nič zapomnjenega.</translation>
        </message>
        <message>
            <source>Nothing was undone that could be redone.</source>
            <translation>Nič ni bilo preklicano, kar bi bilo mogoče obnoviti.</translation>
        </message>
        <message>
            <source>Number has a field for each of 1, 2, 3, 4, 5, 6 and for nothing else.</source>
            <translation>Številka ima polje za vsako od številk 1, 2, 3, 4, 5, 6 in za nič drugega.</translation>
        </message>
        <message>
            <source>On this table only the dice move the puck.</source>
            <translation>Pri tej mizi Puck premikajo le kocke.</translation>
        </message>
        <message>
            <source>One of the two people who pay {amount} or more has to be a supervisor.</source>
            <translation>Ena od dveh oseb, ki izplačata {amount} ali več, mora biti nadzornik.</translation>
        </message>
        <message>
            <source>Only a shared table takes this order.</source>
            <translation>Ta ukaz sprejme le skupna miza.</translation>
        </message>
        <message>
            <source>Only a technician may do this: turn the technician key.</source>
            <translation>To sme le tehnik: obrnite ključ tehnika.</translation>
        </message>
        <message>
            <source>Only an attendant may do this: turn the attendant key.</source>
            <translation>To sme le osebje: obrnite ključ osebja.</translation>
        </message>
        <message>
            <source>Only bets that are locked or off are up: {bets}.</source>
            <translation>Na mizi so le stave, ki so zaklenjene ali OFF: {bets}.</translation>
        </message>
        <message>
            <source>Only multiples of {step} on {bet} pay whole cents; {stake} does not.</source>
            <translation>Na {bet} se v celih centih izplačajo le večkratniki {step}; {stake} ni tak večkratnik.</translation>
        </message>
        <message>
            <source>Only the last cash box that was taken out can have been put back.</source>
            <translation>Vrnjena je lahko le nazadnje vzeta kaseta.</translation>
        </message>
        <message>
            <source>Only the shooter moves the puck.</source>
            <translation>Puck premakne le metalec.</translation>
        </message>
        <message>
            <source>Only the shooter passes the dice.</source>
            <translation>Kocke poda le metalec.</translation>
        </message>
        <message>
            <source>Only the staff may do this: turn a key.</source>
            <translation>To sme le osebje: obrnite katerega od ključev.</translation>
        </message>
        <message>
            <source>Only {left} can be paid out, not {amount}.</source>
            <translation>Izplačati je mogoče le {left}, ne {amount}.</translation>
        </message>
        <message>
            <source>Open the logic door: meters are cleared from inside the logic area only.</source>
            <translation>Odprite vrata logike: števci se brišejo samo od znotraj.</translation>
        </message>
        <message>
            <source>Open the logic door: the first operator is added from inside the logic area only.</source>
            <translation>Odprite vrata logike: prvi upravljavec se doda le iz območja logike.</translation>
        </message>
        <message>
            <source>Open the logic door: this is changed from inside the logic area only.</source>
            <translation>Odprite vrata logike: to se spreminja samo iz prostora logike.</translation>
        </message>
        <message>
            <source>Open: {doors}; no key is turned</source>
            <translation>Odprto: {doors}; noben ključ ni obrnjen</translation>
        </message>
        <message>
            <source>Open: {doors}; turned: {keys}</source>
            <translation>Odprto: {doors}; obrnjen: {keys}</translation>
        </message>
        <message>
            <source>Opened unobserved, times: {doors}</source>
            <translation>Neopaženo odprto, kolikokrat: {doors}</translation>
        </message>
        <message>
            <source>Order {number} of dealer {name} is carried out</source>
            <translation>Ukaz {number}, ki ga je dal krupje {name}, je izveden</translation>
        </message>
        <message>
            <source>Order {number} of dealer {name} is refused: {why}</source>
            <translation>Ukaz {number}, ki ga je dal krupje {name}, je zavrnjen: {why}</translation>
        </message>
        <message>
            <source>Other dice are shown now: look at them before you confirm.</source>
            <translation>Zdaj so prikazane druge kocke: poglejte jih, preden potrdite.</translation>
        </message>
        <message>
            <source>Paper waits in the slot of the ticket printer</source>
            <translation>V reži tiskalnika listkov čaka papir</translation>
        </message>
        <message>
            <source>Param.ini cannot be changed: {why}.</source>
            <translation>Param.ini ni mogoče spremeniti: {why}.</translation>
        </message>
        <message>
            <source>Param.ini cannot be used: {why}.</source>
            <translation>Datoteke Param.ini ni mogoče uporabiti: {why}.</translation>
        </message>
        <message>
            <source>Param.ini is written; the earlier file is kept as {copy}</source>
            <translation>Param.ini je zapisan; prejšnja datoteka je shranjena kot {copy}</translation>
        </message>
        <message>
            <source>Param.ini was edited by hand: the terminal has to restart on it first.</source>
            <translation>Param.ini je bil ročno spremenjen: terminal se mora najprej znova zagnati z njim.</translation>
        </message>
        <message>
            <source>Param.ini was edited, and the earlier values stay in force: {changes}</source>
            <translation>Datoteka Param.ini je bila spremenjena, prejšnje vrednosti ostanejo v veljavi: {changes}</translation>
        </message>
        <message>
            <source>Param.ini was not written: {why}.</source>
            <translation>Param.ini ni bil zapisan: {why}.</translation>
        </message>
        <message>
            <source>Parameters are changed at the cabinet by {by}: {changes}</source>
            <translation>Parametri so spremenjeni na aparatu, {by}: {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed by a preset, by {by}: {changes}</source>
            <translation>Parametri so spremenjeni s prednastavitvijo, {by}: {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed by an imported configuration, by {by}, from the file {digest} with the key {key}: {changes}</source>
            <translation>Parametri so spremenjeni z uvoženo konfiguracijo, {by}, iz datoteke {digest} s ključem {key}: {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed by an imported configuration, by {by}: {changes}</source>
            <translation>Parametri so spremenjeni z uvoženo konfiguracijo, {by}: {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed by the preset {preset}, by {by}: {changes}</source>
            <translation>Parametri so spremenjeni s prednastavitvijo {preset}, {by}: {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed in Param.ini, which {by} accepted: {changes}</source>
            <translation>Parametri so spremenjeni v datoteki Param.ini, sprejel: {by}: {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed: {changes}</source>
            <translation>Parametri so spremenjeni: {changes}</translation>
        </message>
        <message>
            <source>Pay it, and confirm that on the attendant's panel, or give it back.</source>
            <translation>Izplačajte in potrdite na plošči osebja ali vrnite.</translation>
        </message>
        <message>
            <source>Pay it, and confirm that on the attendant's panel.</source>
            <translation>Izplačajte in potrdite na plošči osebja.</translation>
        </message>
        <message>
            <source>Period {number} cannot be printed any more.</source>
            <translation>Obdobja {number} ni več mogoče natisniti.</translation>
        </message>
        <message>
            <source>Period {number} is not the one that runs.</source>
            <translation>Obdobje {number} ni tekoče.</translation>
        </message>
        <message>
            <source>Play is locked</source>
            <translation>Igra je zaklenjena</translation>
        </message>
        <message>
            <source>Play is locked: {why}.</source>
            <translation>Igra je zaklenjena: {why}.</translation>
        </message>
        <message>
            <source>Play waits until the clock is put right or confirmed.</source>
            <translation>Igra čaka, dokler ura ni nastavljena ali potrjena.</translation>
        </message>
        <message>
            <source>Play waits: it is not known whether the doors are shut.</source>
            <translation>Igra čaka: ni mogoče videti, ali so vrata zaprta.</translation>
        </message>
        <message>
            <source>Please answer YES or NO to the commission first.</source>
            <translation>Najprej odgovorite na vprašanje o proviziji z DA ali NE, prosimo.</translation>
        </message>
        <message>
            <source>Please answer the question first.</source>
            <translation>Najprej odgovorite na vprašanje, prosimo.</translation>
        </message>
        <message>
            <source>Please read how your session stands first, and choose how to go on.</source>
            <translation>Najprej preberite, kako stoji vaša seja, in izberite, kako naprej.</translation>
        </message>
        <message>
            <source>Please wait: {what}.</source>
            <translation>Prosimo, počakajte: {what}.</translation>
        </message>
        <message>
            <source>Practice does not set the clock.</source>
            <translation>V vadbi se ura ne nastavlja.</translation>
        </message>
        <message>
            <source>Press</source>
            <translation>Povečaj</translation>
        </message>
        <message>
            <source>Press raises the Place bet on the Point, and no bet on {bet} is up.</source>
            <translation>Povišaj poviša stavo Place na Pointu, na {bet} pa ni stave.</translation>
        </message>
        <message>
            <source>Print first what seat {seat} is owed.</source>
            <translation>Najprej natisnite, koliko je dolgovano sedežu {seat}.</translation>
        </message>
        <message>
            <source>Puck moved by hand</source>
            <translation>Plošček premaknjen ročno</translation>
        </message>
        <message>
            <source>Put it back into service on the staff's page for that.</source>
            <translation>Vrnite ga v uporabo na ustrezni strani za osebje.</translation>
        </message>
        <message>
            <source>Put the cash box in. It ends by itself when the stacker is shut.</source>
            <translation>Vstavite blagajno. Konča se samo, ko je zlagalnik zaprt.</translation>
        </message>
        <message>
            <source>RAM clear</source>
            <translation>brisanje RAM</translation>
        </message>
        <message>
            <source>Read the sentence on the screen. It ends by a new start that no longer finds the reason.</source>
            <translation>Preberite stavek na zaslonu. Konča se z novim zagonom, ki razloga ne najde več.</translation>
        </message>
        <message>
            <source>Read what it says, and look into it. It ends by itself when the generator is ready.</source>
            <translation>Preberite, kaj sporoča, in preglejte. Konča se samo, ko je metalnik pripravljen.</translation>
        </message>
        <message>
            <source>Read what it says, and look into it. It ends by itself when the table takes the station.</source>
            <translation>Preberite, kaj javlja, in poiščite vzrok. Konča se samo od sebe, ko miza sprejme igralno mesto.</translation>
        </message>
        <message>
            <source>Read what it says, and look into it. It ends by itself when the validator is ready.</source>
            <translation>Preberite, kaj sporoča, in preglejte. Konča se samo, ko je sprejemnik pripravljen.</translation>
        </message>
        <message>
            <source>Read what it says. It ends by itself when the authority answers.</source>
            <translation>Preberite, kaj sporoča. Konča se samo, ko organ odgovori.</translation>
        </message>
        <message>
            <source>Read what it says: shut its head and its drawer, switch it online. It ends when the printer is ready.</source>
            <translation>Preberite, kaj sporoča: zaprite glavo in predal, vključite povezavo. Konča se, ko je tiskalnik pripravljen.</translation>
        </message>
        <message>
            <source>Reality check: {played} played; the result so far</source>
            <translation>Preverjanje seje: {played} igre; dosedanji izid</translation>
        </message>
        <message>
            <source>Removed</source>
            <translation>Odstranjeno</translation>
        </message>
        <message>
            <source>Repair what the generator reports. It then reports the throw, or throws again; the bets stay as they are.</source>
            <translation>Odpravite, kar sporoča metalnik. Nato sporoči met ali vrže znova; stave ostanejo.</translation>
        </message>
        <message>
            <source>Round {number} follows the players' choice, without bets</source>
            <translation>Krog {number} sledi izbiri igralcev, brez stav</translation>
        </message>
        <message>
            <source>Round {number} has moved on, and takes no such order.</source>
            <translation>Krog {number} je že naprej in takega ukaza ne sprejme.</translation>
        </message>
        <message>
            <source>Round {number} is decided by {dice}</source>
            <translation>Krog {number} je odločen: {dice}</translation>
        </message>
        <message>
            <source>Round {number} is not the next one.</source>
            <translation>Krog {number} ni naslednji.</translation>
        </message>
        <message>
            <source>Round {number} is over without a throw: the dice pass</source>
            <translation>Krog {number} je končan brez meta: kocke gredo naprej</translation>
        </message>
        <message>
            <source>Round {number} is under way.</source>
            <translation>Krog {number} poteka.</translation>
        </message>
        <message>
            <source>Round {number} is void, {dice} does not count: {why}</source>
            <translation>Krog {number} je neveljaven, {dice} ne velja: {why}</translation>
        </message>
        <message>
            <source>Round {number} is void: {why}</source>
            <translation>Krog {number} je neveljaven: {why}</translation>
        </message>
        <message>
            <source>Round {number}: bets are up at seats {seats}</source>
            <translation>Krog {number}: stave so na sedežih {seats}</translation>
        </message>
        <message>
            <source>Round {number}: betting is open</source>
            <translation>Krog {number}: stave so odprte</translation>
        </message>
        <message>
            <source>Round {number}: betting is open, nobody shoots</source>
            <translation>Krog {number}: stave so odprte, nihče ne meče</translation>
        </message>
        <message>
            <source>Round {number}: betting is open, seat {seat} shoots</source>
            <translation>Krog {number}: stave so odprte, meče sedež {seat}</translation>
        </message>
        <message>
            <source>Round {number}: last bets are called</source>
            <translation>Krog {number}: zadnji poziv k stavam</translation>
        </message>
        <message>
            <source>Round {number}: main {main} is named, and these bets count, by seat and version: {seals}</source>
            <translation>Krog {number}: napovedana je glavna številka {main} in veljajo te stave, po sedežu in različici: {seals}</translation>
        </message>
        <message>
            <source>Round {number}: no bet was placed, the betting time begins again</source>
            <translation>Krog {number}: ni bilo stav, čas za stave se začne znova</translation>
        </message>
        <message>
            <source>Round {number}: no bets count</source>
            <translation>Krog {number}: nobena stava ne šteje</translation>
        </message>
        <message>
            <source>Round {number}: no more bets</source>
            <translation>Krog {number}: ni več stav</translation>
        </message>
        <message>
            <source>Round {number}: no more bets, the time is over</source>
            <translation>Krog {number}: ni več stav, čas je potekel</translation>
        </message>
        <message>
            <source>Round {number}: no seat has bets up</source>
            <translation>Krog {number}: na nobenem sedežu ni stav</translation>
        </message>
        <message>
            <source>Round {number}: nobody takes the dice</source>
            <translation>Krog {number}: nihče ne vzame kock</translation>
        </message>
        <message>
            <source>Round {number}: results of seats {seats}</source>
            <translation>Krog {number}: izidi sedežev {seats}</translation>
        </message>
        <message>
            <source>Round {number}: seat {seat} shoots</source>
            <translation>Krog {number}: meče sedež {seat}</translation>
        </message>
        <message>
            <source>Round {number}: the bets are sealed as version {version}</source>
            <translation>Krog {number}: stave so zapečatene kot različica {version}</translation>
        </message>
        <message>
            <source>Round {number}: the bets at this seat are void ({what}): here {here}, there {there}</source>
            <translation>Krog {number}: stave na tem sedežu so neveljavne ({what}): tu {here}, tam {there}</translation>
        </message>
        <message>
            <source>Round {number}: the bets of the round before stand</source>
            <translation>Krog {number}: ostanejo stave prejšnjega kroga</translation>
        </message>
        <message>
            <source>Round {number}: the dice show {dice}; no bet was up here</source>
            <translation>Krog {number}: kocke kažejo {dice}; tu ni bilo stave</translation>
        </message>
        <message>
            <source>Round {number}: the generator has read {dice}</source>
            <translation>Krog {number}: metalnik je prebral {dice}</translation>
        </message>
        <message>
            <source>Round {number}: the last bets are sealed as version {version}</source>
            <translation>Krog {number}: zadnje stave so zapečatene kot različica {version}</translation>
        </message>
        <message>
            <source>Round {number}: the table has version {version}</source>
            <translation>Krog {number}: miza ima različico {version}</translation>
        </message>
        <message>
            <source>Round {number}: the table plays main {main}</source>
            <translation>Krog {number}: miza igra glavno številko {main}</translation>
        </message>
        <message>
            <source>Round {number}: the table plays main {main} and chance {chance}</source>
            <translation>Krog {number}: miza igra glavno številko {main} in priložnost {chance}</translation>
        </message>
        <message>
            <source>Round {number}: the table throws for the main</source>
            <translation>Krog {number}: miza meče za glavno številko</translation>
        </message>
        <message>
            <source>Round {number}: the table's puck is OFF</source>
            <translation>Krog {number}: plošček mize je na OFF</translation>
        </message>
        <message>
            <source>Round {number}: the table's puck is ON {point}</source>
            <translation>Krog {number}: plošček mize je na ON {point}</translation>
        </message>
        <message>
            <source>Round {number}: these bets count, by seat and version: {seals}</source>
            <translation>Krog {number}: štejejo te stave, po sedežu in različici: {seals}</translation>
        </message>
        <message>
            <source>Round {number}: this station and the table disagree ({what}): here {here}, there {there}</source>
            <translation>Krog {number}: to igralno mesto in miza se ne ujemata ({what}): tu {here}, tam {there}</translation>
        </message>
        <message>
            <source>Round {number}: throw {throw} is void, {dice} does not count: {why}</source>
            <translation>Krog {number}: met {throw} je neveljaven, {dice} ne šteje: {why}</translation>
        </message>
        <message>
            <source>Round {number}: throw {throw} is void: {why}</source>
            <translation>Krog {number}: met {throw} je neveljaven: {why}</translation>
        </message>
        <message>
            <source>Round {number}: version {version} came too late</source>
            <translation>Krog {number}: različica {version} je prišla prepozno</translation>
        </message>
        <message>
            <source>Round {number}: version {version} of the bets counts</source>
            <translation>Krog {number}: velja različica {version} stav</translation>
        </message>
        <message>
            <source>Round {number}: {dice} counts as read, the dealer did not answer</source>
            <translation>Krog {number}: {dice} velja, kot je prebrano, krupje ni odgovoril</translation>
        </message>
        <message>
            <source>Round {number}: {dice} is confirmed</source>
            <translation>Krog {number}: {dice} je potrjeno</translation>
        </message>
        <message>
            <source>Round {number}: {dice} was entered</source>
            <translation>Krog {number}: vneseno {dice}</translation>
        </message>
        <message>
            <source>Round {number}: {phase}</source>
            <translation>Krog {number}: {phase}</translation>
        </message>
        <message>
            <source>Round {number}: {what}</source>
            <translation>Krog {number}: {what}</translation>
        </message>
        <message>
            <source>Round {round} goes on</source>
            <translation>Krog {round} se nadaljuje</translation>
        </message>
        <message>
            <source>Round {round} goes on after a start</source>
            <translation>Krog {round} se po zagonu nadaljuje</translation>
        </message>
        <message>
            <source>Round {round} is decided at the table, without this seat</source>
            <translation>Krog {round} je pri mizi odločen, brez tega sedeža</translation>
        </message>
        <message>
            <source>Round {round} is over without a throw</source>
            <translation>Krog {round} se konča brez meta</translation>
        </message>
        <message>
            <source>Round {round}: no more bets here, the time is over</source>
            <translation>Krog {round}: tu ni več stav, čas je potekel</translation>
        </message>
        <message>
            <source>Round {round}: players choose whether they risk their win</source>
            <translation>Krog {round}: igralci izbirajo, ali tvegajo svoj dobitek</translation>
        </message>
        <message>
            <source>Round {round}: the last bets are in, or their time is over</source>
            <translation>Krog {round}: zadnje stave so prispele ali pa jim je čas potekel</translation>
        </message>
        <message>
            <source>Round {round}: this station and the table are compared again</source>
            <translation>Krog {round}: to igralno mesto in miza se znova primerjata</translation>
        </message>
        <message>
            <source>Seat {seat} cannot shoot: it is silent, or has no bet for it.</source>
            <translation>Sedež {seat} ne more metati: je tih ali nima stave za to.</translation>
        </message>
        <message>
            <source>Seat {seat} is being freed.</source>
            <translation>Sedež {seat} se sprošča.</translation>
        </message>
        <message>
            <source>Seat {seat} is free, and cabinet {cabinet} is refused from now on</source>
            <translation>Sedež {seat} je prost, aparat {cabinet} pa je odslej zavrnjen</translation>
        </message>
        <message>
            <source>Seat {seat} is not freed: cabinet {cabinet} was back since its sum was printed</source>
            <translation>Sedež {seat} ni sproščen: aparat {cabinet} se je po izpisu svojega zneska vrnil</translation>
        </message>
        <message>
            <source>Seat {seat} of cabinet {cabinet} is to be freed</source>
            <translation>Sedež {seat} aparata {cabinet} je treba sprostiti</translation>
        </message>
        <message>
            <source>Seat {seat} throws the dice.</source>
            <translation>Kocke meče sedež {seat}.</translation>
        </message>
        <message>
            <source>Seats {taken} are taken, and all are heard</source>
            <translation>Sedeži {taken} so zasedeni in vsi se javljajo</translation>
        </message>
        <message>
            <source>Seats {taken} are taken; not heard: {silent}</source>
            <translation>Sedeži {taken} so zasedeni; ne javljajo se: {silent}</translation>
        </message>
        <message>
            <source>See who feeds in tickets that no cabinet has printed. It ends when its time is over, or when it is acknowledged on the page of faults or by turning the attendant's key back.</source>
            <translation>Poglejte, kdo vstavlja listke, ki jih ni natisnil noben aparat. Konča se, ko mine čas, ali ko je potrjeno na strani napak ali z obratom ključa osebja nazaj.</translation>
        </message>
        <message>
            <source>See who feeds them in, look at the tickets, and acknowledge it on the page of faults or by turning the key back.</source>
            <translation>Poglejte, kdo jih vstavlja, preglejte listke ter potrdite na strani napak ali z obratom ključa nazaj.</translation>
        </message>
        <message>
            <source>Send a dealer to the table. All bets stand, and any step of the dealer ends it.</source>
            <translation>Pošljite krupjeja k mizi. Vse stave ostanejo, vsak krupjejev korak to konča.</translation>
        </message>
        <message>
            <source>Send a dealer to the table. Dice that lie are confirmed or declared void on the page Dealer.</source>
            <translation>Pošljite krupjeja k mizi. Kocki, ki ležita, se potrdita ali razveljavita na strani Krupje.</translation>
        </message>
        <message>
            <source>Set the clock right. If it is right as it is, confirm it: Diagnostics, Clock.</source>
            <translation>Nastavite uro. Če je že pravilna, jo potrdite: Diagnostika, Ura.</translation>
        </message>
        <message>
            <source>Set the clock right: it then ends by itself. Turn the technician's key if it is right as it is.</source>
            <translation>Nastavite uro: konča se samo. Če je taka prava, obrnite ključ tehnika.</translation>
        </message>
        <message>
            <source>Sheet {sheet} comes next at the table, once no bets are up</source>
            <translation>Tabela {sheet} je za mizo naslednja, ko ni nobenih stav</translation>
        </message>
        <message>
            <source>Shift {number} begins</source>
            <translation>Izmena {number} se začne</translation>
        </message>
        <message>
            <source>Shift {number} cannot be printed.</source>
            <translation>Izmene {number} ni mogoče natisniti.</translation>
        </message>
        <message>
            <source>Shift {number} ends</source>
            <translation>Izmena {number} se konča</translation>
        </message>
        <message>
            <source>Shift {number} is not open.</source>
            <translation>Izmena {number} ni odprta.</translation>
        </message>
        <message>
            <source>Shift {number} is not the next one.</source>
            <translation>Izmena {number} ni naslednja.</translation>
        </message>
        <message>
            <source>Shift {number} of {name} ends</source>
            <translation>Izmena {number} ({name}) se konča</translation>
        </message>
        <message>
            <source>Shut every door. It ends by itself when all are shut.</source>
            <translation>Zaprite vsa vrata. Konča se samo, ko so vsa zaprta.</translation>
        </message>
        <message>
            <source>Sign in first.</source>
            <translation>Najprej se prijavite.</translation>
        </message>
        <message>
            <source>Slip {number} has failed: {why}</source>
            <translation>Izpis {number} ni uspel: {why}</translation>
        </message>
        <message>
            <source>Slip {number} is on paper</source>
            <translation>Izpis {number} je na papirju</translation>
        </message>
        <message>
            <source>Slip {number} is printed: a list of the staff's menu</source>
            <translation>Tiska se izpis {number}: seznam iz menija za osebje</translation>
        </message>
        <message>
            <source>Slip {number} is printed: a test</source>
            <translation>Tiska se izpis {number}: preizkus</translation>
        </message>
        <message>
            <source>Slip {number} is printed: count of drop {about}</source>
            <translation>Tiska se izpis {number}: štetje praznjenja {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: credit by hand {about}</source>
            <translation>Tiska se izpis {number}: ročno dobroimetje {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: events up to {about}</source>
            <translation>Tiska se izpis {number}: dogodki do {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: game {about}</source>
            <translation>Tiska se izpis {number}: igra {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: meters of period {about}</source>
            <translation>Tiska se izpis {number}: števci obdobja {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: page {about} of the meters</source>
            <translation>Tiska se izpis {number}: stran {about} števcev</translation>
        </message>
        <message>
            <source>Slip {number} is printed: players of gaming day {about}</source>
            <translation>Tiska se izpis {number}: igralci igralnega dne {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: shift {about}</source>
            <translation>Tiska se izpis {number}: izmena {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the hand-over</source>
            <translation>Tiska se izpis {number}: predaja</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the meters</source>
            <translation>Tiska se izpis {number}: števci</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the receipt of hand pay {about}</source>
            <translation>Tiska se izpis {number}: potrdilo ročnega izplačila {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the sheet of faults</source>
            <translation>Tiska se izpis {number}: list z napakami</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the totals of gaming day {about}</source>
            <translation>Tiska se izpis {number}: vsote igralnega dne {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the void bets of round {about}</source>
            <translation>Tiska se izpis {number}: neveljavne stave kroga {about}</translation>
        </message>
        <message>
            <source>Somebody has put it into the exchange past the program, or an old copy of the exchange was put back: look into it. It ends when the technician's key is turned.</source>
            <translation>Nekdo ga je vnesel v izmenjavo mimo programa ali pa je bila vrnjena stara kopija izmenjave: raziščite to. Konča se, ko se obrne ključ tehnika.</translation>
        </message>
        <message>
            <source>Sound tested at volume {volume}: {sound}</source>
            <translation>Zvok preskušen pri glasnosti {volume}: {sound}</translation>
        </message>
        <message>
            <source>Stations have bets at this table: they have to be decided first.</source>
            <translation>Postaje imajo stave pri tej mizi: najprej morajo biti odločene.</translation>
        </message>
        <message>
            <source>Take the bill out of the path. It ends by itself when the validator is free.</source>
            <translation>Vzemite bankovec s poti. Konča se samo, ko je sprejemnik prost.</translation>
        </message>
        <message>
            <source>Take the paper out of the path. It ends by itself when the printer is ready.</source>
            <translation>Vzemite papir s poti. Konča se samo, ko je tiskalnik pripravljen.</translation>
        </message>
        <message>
            <source>Take your bank down first: the dice are passed without one.</source>
            <translation>Najprej vzemite banko nazaj: kocke se podajo brez nje.</translation>
        </message>
        <message>
            <source>Test bill {number} is back</source>
            <translation>Preizkusni bankovec {number} je vrnjen</translation>
        </message>
        <message>
            <source>Test bill {number} is in escrow: it goes back</source>
            <translation>Preizkusni bankovec {number} je v čakanju: vrne se</translation>
        </message>
        <message>
            <source>Test mode has begun</source>
            <translation>Preizkusni način se je začel</translation>
        </message>
        <message>
            <source>Test mode has ended</source>
            <translation>Preizkusni način je končan</translation>
        </message>
        <message>
            <source>Test mode has ended: the key was turned back</source>
            <translation>Preizkusni način je končan: ključ je obrnjen nazaj</translation>
        </message>
        <message>
            <source>Test mode has ended: the program starts again</source>
            <translation>Preizkusni način je končan: program se zaganja znova</translation>
        </message>
        <message>
            <source>Test mode has ended: the technician is signed out</source>
            <translation>Preizkusni način je končan: tehnik je odjavljen</translation>
        </message>
        <message>
            <source>Test mode is on already.</source>
            <translation>Preizkusni način je že vklopljen.</translation>
        </message>
        <message>
            <source>Test mode is on: end it first.</source>
            <translation>Preizkusni način je vklopljen: najprej ga končajte.</translation>
        </message>
        <message>
            <source>Test throw {throw} has no result: {why}</source>
            <translation>Preizkusni met {throw} nima rezultata: {why}</translation>
        </message>
        <message>
            <source>Test throw {throw} is called</source>
            <translation>Preizkusni met {throw} je zahtevan</translation>
        </message>
        <message>
            <source>Test throw {throw}: {dice}</source>
            <translation>Preizkusni met {throw}: {dice}</translation>
        </message>
        <message>
            <source>That is not asked at a craps table.</source>
            <translation>Tega se pri mizi za craps ne vpraša.</translation>
        </message>
        <message>
            <source>The BIG SHOT is on: the fourth die comes first.</source>
            <translation>BIG SHOT je v teku: najprej pride četrta kocka.</translation>
        </message>
        <message>
            <source>The BIG SHOT was chosen, and a choice is final.</source>
            <translation>BIG SHOT je bil izbran in izbira je dokončna.</translation>
        </message>
        <message>
            <source>The RAM clear is confirmed: this journal ends</source>
            <translation>Brisanje pomnilnika je potrjeno: ta dnevnik se konča</translation>
        </message>
        <message>
            <source>The RAM clear that was permitted is done: the next one takes another signed configuration.</source>
            <translation>Dovoljeno brisanje RAM je opravljeno: za naslednje je potrebna druga podpisana konfiguracija.</translation>
        </message>
        <message>
            <source>The agreement of {name} (account {number}) has ended</source>
            <translation>Soglasje osebe {name} (račun {number}) je končano</translation>
        </message>
        <message>
            <source>The agreement of {name} (account {number}) has ended: its time is over</source>
            <translation>Soglasje osebe {name} (račun {number}) je končano: čas je potekel</translation>
        </message>
        <message>
            <source>The agreement of {name} (account {number}) was used</source>
            <translation>Soglasje osebe {name} (račun {number}) je bilo porabljeno</translation>
        </message>
        <message>
            <source>The attendant is called</source>
            <translation>Osebje je poklicano</translation>
        </message>
        <message>
            <source>The attendant pays the credit of {amount} by hand.</source>
            <translation>Osebje izplača kredit {amount} ročno.</translation>
        </message>
        <message>
            <source>The attendant pays the win of {amount} by hand: please wait.</source>
            <translation>Osebje izplača dobitek {amount} ročno: prosimo, počakajte.</translation>
        </message>
        <message>
            <source>The attendant's key has answered the call</source>
            <translation>Ključ osebja je odgovoril na klic</translation>
        </message>
        <message>
            <source>The authority accepts the ticket with number {number}</source>
            <translation>Organ sprejme listek s številko {number}</translation>
        </message>
        <message>
            <source>The authority has noted ticket {validation} as given back</source>
            <translation>Organ je listek {validation} vpisal kot vrnjen</translation>
        </message>
        <message>
            <source>The authority has noted ticket {validation} as redeemed</source>
            <translation>Organ je listek {validation} vpisal kot unovčen</translation>
        </message>
        <message>
            <source>The authority has noted ticket {validation} as void</source>
            <translation>Organ je listek {validation} vpisal kot neveljaven</translation>
        </message>
        <message>
            <source>The authority knows ticket {number}</source>
            <translation>Organ pozna listek {number}</translation>
        </message>
        <message>
            <source>The authority refuses the ticket with number {number}: {why}</source>
            <translation>Organ zavrne listek s številko {number}: {why}</translation>
        </message>
        <message>
            <source>The bank of the house is covered</source>
            <translation>Banka hiše je krita</translation>
        </message>
        <message>
            <source>The bank of the house is not covered</source>
            <translation>Banka hiše ni krita</translation>
        </message>
        <message>
            <source>The bank of the last hand is up, or there was none.</source>
            <translation>Banka zadnje igre že stoji ali pa je ni bilo.</translation>
        </message>
        <message>
            <source>The bank stays until the dice decide it, or until they are passed.</source>
            <translation>Banka ostane, dokler o njej ne odločita kocki ali dokler kock ne predate.</translation>
        </message>
        <message>
            <source>The bet on {bet}</source>
            <translation>Stava na {bet}</translation>
        </message>
        <message>
            <source>The bet on {bet} with its commission</source>
            <translation>Stava na {bet} s provizijo</translation>
        </message>
        <message>
            <source>The bet with its commission</source>
            <translation>Stava s provizijo</translation>
        </message>
        <message>
            <source>The bets are to be put up again by themselves</source>
            <translation>Stave bodo znova postavljene samodejno</translation>
        </message>
        <message>
            <source>The bets were not put up again by themselves</source>
            <translation>Stave niso bile znova postavljene samodejno</translation>
        </message>
        <message>
            <source>The bill stacker is full</source>
            <translation>Zlagalnik bankovcev je poln</translation>
        </message>
        <message>
            <source>The bill stacker is open or missing</source>
            <translation>Zlagalnik bankovcev je odprt ali manjka</translation>
        </message>
        <message>
            <source>The bill validator does not answer</source>
            <translation>Sprejemnik bankovcev ne odgovarja</translation>
        </message>
        <message>
            <source>The bill validator had lost its power: {where}</source>
            <translation>Čitalnik bankovcev je bil brez napajanja: {where}</translation>
        </message>
        <message>
            <source>The bill validator is at fault</source>
            <translation>Sprejemnik bankovcev ima napako</translation>
        </message>
        <message>
            <source>The break in play is over</source>
            <translation>Odmor od igre je končan</translation>
        </message>
        <message>
            <source>The cabinet board does not answer</source>
            <translation>Plošča ohišja ne odgovarja</translation>
        </message>
        <message>
            <source>The cabinet board has not reported its doors and keys yet.</source>
            <translation>Krmilna plošča še ni sporočila stanja vrat in ključev.</translation>
        </message>
        <message>
            <source>The cabinet's key cannot be used: {why}.</source>
            <translation>Ključa naprave ni mogoče uporabiti: {why}.</translation>
        </message>
        <message>
            <source>The calibration of the touch panel was undone</source>
            <translation>Umeritev zaslona na dotik je bila razveljavljena</translation>
        </message>
        <message>
            <source>The call for the attendant has ended</source>
            <translation>Klic osebju je končan</translation>
        </message>
        <message>
            <source>The camera of the dice shows a picture again</source>
            <translation>Kamera za kocke spet kaže sliko</translation>
        </message>
        <message>
            <source>The camera of the dice shows no picture</source>
            <translation>Kamera za kocke ne kaže slike</translation>
        </message>
        <message>
            <source>The camera of the dice shows no picture: {why}</source>
            <translation>Kamera za kocke ne kaže slike: {why}</translation>
        </message>
        <message>
            <source>The card reader does not work</source>
            <translation>Bralnik kartic ne deluje</translation>
        </message>
        <message>
            <source>The card was taken out</source>
            <translation>Kartica je bila odstranjena</translation>
        </message>
        <message>
            <source>The cash box door is open: play stops until it is shut.</source>
            <translation>Vrata kasete za bankovce so odprta: igra miruje, dokler se ne zaprejo.</translation>
        </message>
        <message>
            <source>The cash box is not in the validator yet.</source>
            <translation>Kaseta še ni v čitalniku.</translation>
        </message>
        <message>
            <source>The cash box is taken out: drop {number}</source>
            <translation>Kaseta je vzeta: praznjenje {number}</translation>
        </message>
        <message>
            <source>The certificate of the house's authority ends on {authority}</source>
            <translation>Potrdilo overitelja hiše poteče {authority}</translation>
        </message>
        <message>
            <source>The certificate of the house's authority ends soon</source>
            <translation>Potrdilo overitelja hiše bo kmalu poteklo</translation>
        </message>
        <message>
            <source>The certificate of this machine ends soon</source>
            <translation>Potrdilo te naprave bo kmalu poteklo</translation>
        </message>
        <message>
            <source>The certificate of {party} ends on {own}</source>
            <translation>Potrdilo za {party} poteče {own}</translation>
        </message>
        <message>
            <source>The certificate of {party} ends on {own}, and that of the house's authority on {authority}</source>
            <translation>Potrdilo za {party} poteče {own}, potrdilo overitelja hiše pa {authority}</translation>
        </message>
        <message>
            <source>The certificate of {party} no longer ends soon</source>
            <translation>Potrdilo za {party} ne poteče več kmalu</translation>
        </message>
        <message>
            <source>The choice is not {wrong}: what can be chosen now is {choice}.</source>
            <translation>Izbira ni {wrong}: zdaj se izbira {choice}.</translation>
        </message>
        <message>
            <source>The clock has jumped to a time that is not believed</source>
            <translation>Ura je preskočila na čas, ki se mu ne verjame</translation>
        </message>
        <message>
            <source>The clock is being set.</source>
            <translation>Ura se nastavlja.</translation>
        </message>
        <message>
            <source>The clock is not doubted.</source>
            <translation>O uri ni dvoma.</translation>
        </message>
        <message>
            <source>The clock is to be set to {after} UTC</source>
            <translation>Ura naj se nastavi na {after} UTC</translation>
        </message>
        <message>
            <source>The clock is wrong, and a ticket of {amount} would bear a wrong date: please wait for the attendant.</source>
            <translation>Ura je napačna in listek za {amount} bi imel napačen datum: prosimo, počakajte na osebje.</translation>
        </message>
        <message>
            <source>The clock of a cabinet shows a year from 2026 to 2055.</source>
            <translation>Ura avtomata kaže leto od 2026 do 2055.</translation>
        </message>
        <message>
            <source>The clock that had jumped is confirmed</source>
            <translation>Ura, ki je preskočila, je potrjena</translation>
        </message>
        <message>
            <source>The clock was not set: {why}</source>
            <translation>Ura ni bila nastavljena: {why}</translation>
        </message>
        <message>
            <source>The clock was put right, by {minutes} minutes</source>
            <translation>Ura je bila popravljena za {minutes} minut</translation>
        </message>
        <message>
            <source>The clock was set back by {minutes} minutes</source>
            <translation>Ura je bila premaknjena nazaj za {minutes} minut</translation>
        </message>
        <message>
            <source>The clock was set back: the delay of {name} (account {number}) begins again</source>
            <translation>Ura je bila prestavljena nazaj: čakanje osebe {name} (račun {number}) se začne znova</translation>
        </message>
        <message>
            <source>The clock was set forward by {minutes} minutes</source>
            <translation>Ura je bila premaknjena naprej za {minutes} minut</translation>
        </message>
        <message>
            <source>The clock was set from {before} to {after} UTC</source>
            <translation>Ura je bila nastavljena z {before} na {after} UTC</translation>
        </message>
        <message>
            <source>The clock was set, or shows a time that is not confirmed</source>
            <translation>Ura je bila prestavljena ali kaže čas, ki ni potrjen</translation>
        </message>
        <message>
            <source>The commission was declined</source>
            <translation>Provizija je bila zavrnjena</translation>
        </message>
        <message>
            <source>The configuration is signed for export: file {digest}, key {key}</source>
            <translation>Konfiguracija je podpisana za izvoz: datoteka {digest}, ključ {key}</translation>
        </message>
        <message>
            <source>The credit may not exceed {limit}: the attendant pays the win of {amount} by hand.</source>
            <translation>Kredit ne sme preseči {limit}: osebje izplača dobitek {amount} ročno.</translation>
        </message>
        <message>
            <source>The credit of {amount} is above the ticket limit of {limit}: please wait for the attendant.</source>
            <translation>Kredit {amount} presega mejo listka {limit}: prosimo, počakajte na osebje.</translation>
        </message>
        <message>
            <source>The dealer does not answer</source>
            <translation>Krupje ne odgovarja</translation>
        </message>
        <message>
            <source>The dealer of the shared table does not answer</source>
            <translation>Krupje skupne mize ne odgovarja</translation>
        </message>
        <message>
            <source>The dealer throws the dice.</source>
            <translation>Kocke meče krupje.</translation>
        </message>
        <message>
            <source>The dealer works at the shared table.</source>
            <translation>Krupje dela pri skupni mizi.</translation>
        </message>
        <message>
            <source>The dice are checked: all bets stand.</source>
            <translation>Kocke se preverjajo: vse stave ostanejo.</translation>
        </message>
        <message>
            <source>The dice are kept</source>
            <translation>Kocki ostaneta pri metalcu</translation>
        </message>
        <message>
            <source>The dice are kept, and the bank rides</source>
            <translation>Kocki ostaneta pri metalcu in banka ostane v igri</translation>
        </message>
        <message>
            <source>The dice are out, and the generator cannot report the result</source>
            <translation>Kocki sta vrženi, metalnik pa ne more sporočiti izida</translation>
        </message>
        <message>
            <source>The dice are out.</source>
            <translation>Kocki sta v zraku.</translation>
        </message>
        <message>
            <source>The dice are passed</source>
            <translation>Kocki sta predani</translation>
        </message>
        <message>
            <source>The dice are passed before the first throw of a hand, or after a seven-out.</source>
            <translation>Kocke se podajo pred prvim metom serije ali po seven-outu.</translation>
        </message>
        <message>
            <source>The dice are passed, and the bank is taken</source>
            <translation>Kocki sta predani in banka je dvignjena</translation>
        </message>
        <message>
            <source>The dice are the table's: they are tested there.</source>
            <translation>Kocke so mizine: preskušajo se tam.</translation>
        </message>
        <message>
            <source>The dice are thrown when the time for bets is over.</source>
            <translation>Kocke se vržejo, ko poteče čas za stave.</translation>
        </message>
        <message>
            <source>The dice are to be called by themselves</source>
            <translation>Kocki bosta poklicani samodejno</translation>
        </message>
        <message>
            <source>The dice cannot be kept now</source>
            <translation>Kock zdaj ni mogoče obdržati</translation>
        </message>
        <message>
            <source>The dice cannot be passed now</source>
            <translation>Kock zdaj ni mogoče predati</translation>
        </message>
        <message>
            <source>The dice cannot be thrown now</source>
            <translation>Kock zdaj ni mogoče vreči</translation>
        </message>
        <message>
            <source>The dice cannot be thrown now: {why}.</source>
            <translation>Kock zdaj ni mogoče vreči: {why}.</translation>
        </message>
        <message>
            <source>The dice change hands before the first throw of a hand, or after it.</source>
            <translation>Kocke gredo naprej pred prvim metom igre ali po njej.</translation>
        </message>
        <message>
            <source>The dice change hands while bets are taken for a come-out roll.</source>
            <translation>Kocke se podajo, dokler se sprejemajo stave za come-out met.</translation>
        </message>
        <message>
            <source>The dice do not wait for you here: your bets have to be decided or taken down first.</source>
            <translation>Tu vas kocke ne čakajo: vaše stave morajo biti prej odločene ali umaknjene.</translation>
        </message>
        <message>
            <source>The dice generator cannot throw the dice of this game ({wanted} at once), only {there}.</source>
            <translation>Metalnik kock ne more vreči kock te igre ({wanted} hkrati), temveč samo {there}.</translation>
        </message>
        <message>
            <source>The dice generator cannot throw this many dice at once: {wanted}.</source>
            <translation>Metalnik kock ne more hkrati vreči tega števila kock: {wanted}.</translation>
        </message>
        <message>
            <source>The dice generator does not answer</source>
            <translation>Metalnik kock ne odgovarja</translation>
        </message>
        <message>
            <source>The dice generator is at fault</source>
            <translation>Metalnik kock ima napako</translation>
        </message>
        <message>
            <source>The dice must pass now: the chance was lost.</source>
            <translation>Kocke je zdaj treba predati: chance je bil izgubljen.</translation>
        </message>
        <message>
            <source>The dice must pass now: the house passes them after a win.</source>
            <translation>Kocke je zdaj treba predati: hiša jih po dobitku preda.</translation>
        </message>
        <message>
            <source>The dice pass</source>
            <translation>Kocke gredo naprej</translation>
        </message>
        <message>
            <source>The dice pass when no field wins for the shooter, who has a bet up.</source>
            <translation>Kocke se predajo, če metalcu, ki ima stavo na mizi, ne dobi nobeno polje.</translation>
        </message>
        <message>
            <source>The dice rest after an alarm of their statistics</source>
            <translation>Kocki mirujeta po alarmu njune statistike</translation>
        </message>
        <message>
            <source>The dice rest until a technician has looked at them.</source>
            <translation>Kocke mirujejo, dokler jih ne pregleda tehnik.</translation>
        </message>
        <message>
            <source>The dice show {dice}</source>
            <translation>Kocke kažejo {dice}</translation>
        </message>
        <message>
            <source>The dice show {dice}: {total}</source>
            <translation>Kocki kažeta {dice}: {total}</translation>
        </message>
        <message>
            <source>The disk fills up: {journal} MB, {second} MB for the third copy</source>
            <translation>Disk se polni: {journal} MB, {second} MB za tretjo kopijo</translation>
        </message>
        <message>
            <source>The disk has room again: {journal} MB, {second} MB for the third copy</source>
            <translation>Disk ima spet prostor: {journal} MB, {second} MB za tretjo kopijo</translation>
        </message>
        <message>
            <source>The disk is nearly full, play stops: {journal} MB, {second} MB for the third copy</source>
            <translation>Disk je skoraj poln, igra se ustavi: {journal} MB, {second} MB za tretjo kopijo</translation>
        </message>
        <message>
            <source>The disk of the journal is nearly full</source>
            <translation>Disk dnevnika je skoraj poln</translation>
        </message>
        <message>
            <source>The disk of the journal is nearly full: the dice rest until there is room.</source>
            <translation>Disk dnevnika je skoraj poln: kocki mirujeta, dokler ni dovolj prostora.</translation>
        </message>
        <message>
            <source>The disk of the journal will soon be full</source>
            <translation>Disk dnevnika bo kmalu poln</translation>
        </message>
        <message>
            <source>The disk of this station is an old copy: please call the attendant.</source>
            <translation>Disk te postaje je stara kopija: pokličite osebje.</translation>
        </message>
        <message>
            <source>The export failed, and no file was written: {file}</source>
            <translation>Izvoz ni uspel, nobena datoteka ni bila zapisana: {file}</translation>
        </message>
        <message>
            <source>The export is complete: {file}</source>
            <translation>Izvoz je končan: {file}</translation>
        </message>
        <message>
            <source>The export is complete: {file}, {rows} rows</source>
            <translation>Izvoz je končan: {file}, vrstic: {rows}</translation>
        </message>
        <message>
            <source>The faders have {left} to cover a bank of {bank}.</source>
            <translation>Faderji imajo za kritje banke v višini {bank} na voljo {left}.</translation>
        </message>
        <message>
            <source>The first account has to be an operator's.</source>
            <translation>Prvi račun mora biti račun upravljavca.</translation>
        </message>
        <message>
            <source>The first hand ends with the start of the program</source>
            <translation>Prva igra se konča z zagonom programa</translation>
        </message>
        <message>
            <source>The first hand ends: nothing was touched</source>
            <translation>Prva igra se konča: ničesar se niso dotaknili</translation>
        </message>
        <message>
            <source>The first hand ends: something else came up</source>
            <translation>Prva igra se konča: vmes je prišlo nekaj drugega</translation>
        </message>
        <message>
            <source>The fourth die shows {die}</source>
            <translation>Četrta kocka kaže {die}</translation>
        </message>
        <message>
            <source>The generator reads the dice of this table.</source>
            <translation>Kocke te mize bere metalnik.</translation>
        </message>
        <message>
            <source>The hand-over is signed without its tests, as a device is fitted later: parameters {parameters}</source>
            <translation>Predaja je podpisana brez preizkusov, ker bo naprava vgrajena pozneje: parametri {parameters}</translation>
        </message>
        <message>
            <source>The hand-over is signed without its tests, which were done elsewhere: parameters {parameters}</source>
            <translation>Predaja je podpisana brez preizkusov, ki so bili opravljeni drugje: parametri {parameters}</translation>
        </message>
        <message>
            <source>The hand-over is signed: parameters {parameters}</source>
            <translation>Predaja je podpisana: parametri {parameters}</translation>
        </message>
        <message>
            <source>The house has the dice, and its main is that of the sheet.</source>
            <translation>Kocki ima hiša in njena glavna številka je tista z lista.</translation>
        </message>
        <message>
            <source>The house lays a bank</source>
            <translation>Hiša položi banko</translation>
        </message>
        <message>
            <source>The journal holds money, people and history: end the terminal, move all of the journal's files, and then change its path in Param.ini.</source>
            <translation>Dnevnik vsebuje denar, osebe in zgodovino: ustavite terminal, premaknite vse datoteke dnevnika in nato spremenite njegovo pot v Param.ini.</translation>
        </message>
        <message>
            <source>The last roll is still shown: bets open in a moment.</source>
            <translation>Zadnji met je še prikazan: stave se odprejo čez trenutek.</translation>
        </message>
        <message>
            <source>The last valid parameters are restored by {by}: {why}</source>
            <translation>Zadnji veljavni parametri so obnovljeni, {by}: {why}</translation>
        </message>
        <message>
            <source>The least on {bet} is {least}; this would make {stake}.</source>
            <translation>Najmanj na {bet} je {least}; tako bi bilo {stake}.</translation>
        </message>
        <message>
            <source>The limits of card {card} are kept for the gaming day, of which {played} are used</source>
            <translation>Omejitve kartice {card} veljajo do konca igralnega dne, od tega porabljeno {played}</translation>
        </message>
        <message>
            <source>The limits of card {card} hold again, of which {played} are used</source>
            <translation>Omejitve kartice {card} spet veljajo, od tega porabljeno {played}</translation>
        </message>
        <message>
            <source>The logic door is open: play stops until it is shut.</source>
            <translation>Vrata logike so odprta: igra miruje, dokler se ne zaprejo.</translation>
        </message>
        <message>
            <source>The main cannot be named now</source>
            <translation>Glavne številke zdaj ni mogoče napovedati</translation>
        </message>
        <message>
            <source>The main cannot be named now: it is being thrown for.</source>
            <translation>Glavne številke zdaj ni mogoče napovedati: določata jo kocki.</translation>
        </message>
        <message>
            <source>The main door is open: play stops until it is shut.</source>
            <translation>Glavna vrata so odprta: igra miruje, dokler se ne zaprejo.</translation>
        </message>
        <message>
            <source>The main is always thrown for at this table.</source>
            <translation>Pri tej mizi glavno številko vedno določita kocki.</translation>
        </message>
        <message>
            <source>The main is named: {main}</source>
            <translation>Glavna številka je napovedana: {main}</translation>
        </message>
        <message>
            <source>The main is one of {mains}.</source>
            <translation>Glavna številka je ena od teh: {mains}.</translation>
        </message>
        <message>
            <source>The main is that already.</source>
            <translation>Glavna številka je že ta.</translation>
        </message>
        <message>
            <source>The main is thrown for</source>
            <translation>Glavno številko določita kocki</translation>
        </message>
        <message>
            <source>The meters have changed since they were printed: print them again.</source>
            <translation>Števci so se po tisku spremenili: natisnite jih znova.</translation>
        </message>
        <message>
            <source>The meters have to be printed first, all pages of them.</source>
            <translation>Najprej je treba natisniti števce, vse strani.</translation>
        </message>
        <message>
            <source>The most on {bet} is {most}; this would make {stake}.</source>
            <translation>Največ na {bet} je {most}; tako bi bilo {stake}.</translation>
        </message>
        <message>
            <source>The new PIN has to differ from the present one.</source>
            <translation>Novi PIN se mora razlikovati od sedanjega.</translation>
        </message>
        <message>
            <source>The option {name} can be {choices}, but not {value}.</source>
            <translation>Možnost {name} je lahko {choices}, ne pa {value}.</translation>
        </message>
        <message>
            <source>The panel is off by {percent} % of the screen. It may be turned, mirrored or badly mounted: more than {most} % is not corrected here.</source>
            <translation>Zaslon odstopa za {percent} % svoje širine ali višine. Morda je obrnjen, zrcaljen ali slabo pritrjen: več kot {most} % se tukaj ne popravlja.</translation>
        </message>
        <message>
            <source>The pay tables are changed only by a configuration that is signed with the key {key}.</source>
            <translation>Izplačila spremeni samo konfiguracija, ki je podpisana s ključem {key}.</translation>
        </message>
        <message>
            <source>The pay tables were changed by a file that was signed later: this one is out of date.</source>
            <translation>Izplačila je spremenila pozneje podpisana datoteka: ta je zastarela.</translation>
        </message>
        <message>
            <source>The player calls the attendant</source>
            <translation>Igralec kliče osebje</translation>
        </message>
        <message>
            <source>The player can bet again: the dealer is awaited</source>
            <translation>Igralec lahko spet stavi: čaka se na krupjeja</translation>
        </message>
        <message>
            <source>The player forgets the saved felt {name}</source>
            <translation>Igralec izbriše shranjeno postavitev {name}</translation>
        </message>
        <message>
            <source>The player has chosen</source>
            <translation>Igralec je izbral</translation>
        </message>
        <message>
            <source>The player has left</source>
            <translation>Igralec je odšel</translation>
        </message>
        <message>
            <source>The player has read the reality check and cashes out</source>
            <translation>Igralec je prebral preverjanje seje in vzame izplačilo</translation>
        </message>
        <message>
            <source>The player has read the reality check and plays on</source>
            <translation>Igralec je prebral preverjanje seje in igra naprej</translation>
        </message>
        <message>
            <source>The player has set limits for the session: {limits}</source>
            <translation>Igralec je določil omejitve za sejo: {limits}</translation>
        </message>
        <message>
            <source>The player has to answer the reality check first.</source>
            <translation>Igralec mora najprej odgovoriti na preverjanje seje.</translation>
        </message>
        <message>
            <source>The player has to choose</source>
            <translation>Igralec mora izbrati</translation>
        </message>
        <message>
            <source>The player is ready for the roll</source>
            <translation>Igralec je pripravljen na met</translation>
        </message>
        <message>
            <source>The player leaves the first hand</source>
            <translation>Igralec zapusti prvo igro</translation>
        </message>
        <message>
            <source>The player of card {card} agrees to be remembered</source>
            <translation>Igralec kartice {card} dovoli, da si ga naprava zapomni</translation>
        </message>
        <message>
            <source>The player of card {card} does not want to be remembered</source>
            <translation>Igralec kartice {card} ne želi, da si ga naprava zapomni</translation>
        </message>
        <message>
            <source>The player of card {card} forgets the saved felt {name}</source>
            <translation>Igralec kartice {card} izbriše shranjeno postavitev {name}</translation>
        </message>
        <message>
            <source>The player of card {card} has logged out. Played {played}</source>
            <translation>Igralec kartice {card} se je odjavil. Igral {played}</translation>
        </message>
        <message>
            <source>The player of card {card} is called {name}</source>
            <translation>Igralcu kartice {card} je ime {name}</translation>
        </message>
        <message>
            <source>The player of card {card} is forgotten, as the player wishes</source>
            <translation>Igralec kartice {card} je na lastno željo pozabljen</translation>
        </message>
        <message>
            <source>The player of card {card} is forgotten, by the staff</source>
            <translation>Igralec kartice {card} je pozabljen, po osebju</translation>
        </message>
        <message>
            <source>The player of card {card} is forgotten: others need the room</source>
            <translation>Igralec kartice {card} je pozabljen: prostor potrebujejo drugi</translation>
        </message>
        <message>
            <source>The player of card {card} is logged in</source>
            <translation>Igralec kartice {card} je prijavljen</translation>
        </message>
        <message>
            <source>The player of card {card} is logged out at the end of the session. Played {played}</source>
            <translation>Igralec kartice {card} je odjavljen ob koncu seje. Igral {played}</translation>
        </message>
        <message>
            <source>The player of card {card} is logged out by the cash-out. Played {played}</source>
            <translation>Igralec kartice {card} je odjavljen z izplačilom. Igral {played}</translation>
        </message>
        <message>
            <source>The player of card {card} is logged out: nothing was touched. Played {played}</source>
            <translation>Igralec kartice {card} je odjavljen: dotika ni bilo. Igral {played}</translation>
        </message>
        <message>
            <source>The player of card {card} is logged out: the card was taken or swiped again. Played {played}</source>
            <translation>Igralec kartice {card} je odjavljen: kartica je bila odstranjena ali znova potegnjena. Igral {played}</translation>
        </message>
        <message>
            <source>The player of card {card} is logged out: the program starts without a card reader. Played {played}</source>
            <translation>Igralec kartice {card} je odjavljen: program se zažene brez bralnika kartic. Igral {played}</translation>
        </message>
        <message>
            <source>The player of card {card} saves the felt as {name}: {bets}</source>
            <translation>Igralec kartice {card} shrani postavitev kot {name}: {bets}</translation>
        </message>
        <message>
            <source>The player saves the felt as {name}: {bets}</source>
            <translation>Igralec shrani postavitev kot {name}: {bets}</translation>
        </message>
        <message>
            <source>The player takes a break: no bets and no dice</source>
            <translation>Igralec si vzame odmor: brez stav in brez kock</translation>
        </message>
        <message>
            <source>The player takes a ticket, the staff its papers. It ends by itself when the slot is free.</source>
            <translation>Listek vzame igralec, papirje osebja osebje. Konča se samo, ko je reža prosta.</translation>
        </message>
        <message>
            <source>The player wants the dice</source>
            <translation>Igralec želi kocke</translation>
        </message>
        <message>
            <source>The player wants this: {choice}</source>
            <translation>Igralec želi: {choice}</translation>
        </message>
        <message>
            <source>The player's limit is reached: no money is taken in.</source>
            <translation>Igralčeva omejitev je dosežena: denar se ne sprejema.</translation>
        </message>
        <message>
            <source>The player's loss limit is reached after {played}: no further bets; the result so far</source>
            <translation>Igralčeva omejitev izgube je dosežena po {played}: brez novih stav; izid doslej</translation>
        </message>
        <message>
            <source>The player's option {name} is now: {value}</source>
            <translation>Igralčeva možnost {name} je zdaj: {value}</translation>
        </message>
        <message>
            <source>The player's time limit is reached after {played}: no further bets; the result so far</source>
            <translation>Igralčeva omejitev časa je dosežena po {played}: brez novih stav; izid doslej</translation>
        </message>
        <message>
            <source>The printer cannot put the credit of {amount} on a ticket: please wait for the attendant.</source>
            <translation>Tiskalnik ne more natisniti listka za kredit {amount}: prosimo, počakajte na osebje.</translation>
        </message>
        <message>
            <source>The program is an unsigned copy: {digest}</source>
            <translation>Program je kopija, ki je ni nihče podpisal: {digest}</translation>
        </message>
        <message>
            <source>The program is as it was signed: {digest}</source>
            <translation>Program je tak, kot je bil podpisan: {digest}</translation>
        </message>
        <message>
            <source>The program is being checked already.</source>
            <translation>Program se že preverja.</translation>
        </message>
        <message>
            <source>The program is not as it was released: {digest}</source>
            <translation>Program ni tak, kot je bil izdan: {digest}</translation>
        </message>
        <message>
            <source>The program is to be verified, by the key</source>
            <translation>Program naj se preveri, na zahtevo s ključem</translation>
        </message>
        <message>
            <source>The program starts: version {version}, sheet {sheet}</source>
            <translation>Program se zažene: različica {version}, tabela {sheet}</translation>
        </message>
        <message>
            <source>The puck is OFF already.</source>
            <translation>Puck je že na OFF.</translation>
        </message>
        <message>
            <source>The puck stays ON until the next roll: bets at another seat depend on it.</source>
            <translation>Puck ostane na ON do naslednjega meta: od njega so odvisne stave na drugem sedežu.</translation>
        </message>
        <message>
            <source>The puck stays ON while {bet} of {stake} is up.</source>
            <translation>Puck ostane na ON, dokler je na mizi {bet} z vložkom {stake}.</translation>
        </message>
        <message>
            <source>The reality check is answered: what is timed goes on</source>
            <translation>Na preverjanje seje je odgovorjeno: kar je časovno omejeno, teče naprej</translation>
        </message>
        <message>
            <source>The receipt of hand pay {number} is being printed.</source>
            <translation>Potrdilo ročnega izplačila {number} se tiska.</translation>
        </message>
        <message>
            <source>The result is shown; then the next betting time begins</source>
            <translation>Prikazan je izid; nato se začne naslednji čas za stave</translation>
        </message>
        <message>
            <source>The saved felt {name} is put up</source>
            <translation>Postavi se shranjena postavitev {name}</translation>
        </message>
        <message>
            <source>The seat with the dice names the main.</source>
            <translation>Glavno številko napove sedež, ki ima kocke.</translation>
        </message>
        <message>
            <source>The second person has to be a different one.</source>
            <translation>Druga oseba mora biti nekdo drug.</translation>
        </message>
        <message>
            <source>The session ends: the screen was not touched</source>
            <translation>Seja se konča: nihče se ni dotaknil zaslona</translation>
        </message>
        <message>
            <source>The shared table does not answer</source>
            <translation>Skupna miza se ne odziva</translation>
        </message>
        <message>
            <source>The shared table does not take this station</source>
            <translation>Skupna miza ne sprejme tega igralnega mesta</translation>
        </message>
        <message>
            <source>The shift of {name} is open: it has to be ended first.</source>
            <translation>Izmena osebe {name} je odprta: najprej jo je treba končati.</translation>
        </message>
        <message>
            <source>The shooter has {left}, less than a bank of {bank}.</source>
            <translation>Metalec ima {left}, manj kot za banko v višini {bank}.</translation>
        </message>
        <message>
            <source>The shooter must have a bet or pass the dice.</source>
            <translation>Metalec mora imeti stavo ali predati kocke.</translation>
        </message>
        <message>
            <source>The shooter must have a bet.</source>
            <translation>Metalec mora imeti stavo.</translation>
        </message>
        <message>
            <source>The shooter passes the dice</source>
            <translation>Metalec poda kocke</translation>
        </message>
        <message>
            <source>The shooter throws</source>
            <translation>Metalec meče</translation>
        </message>
        <message>
            <source>The shooter wants the puck moved to OFF</source>
            <translation>Metalec želi puck na OFF</translation>
        </message>
        <message>
            <source>The shooter's hand has begun: the dice change hands when it is over.</source>
            <translation>Metalčeva serija se je začela: kocke gredo naprej, ko bo končana.</translation>
        </message>
        <message>
            <source>The shooter, {shooter}, must have a bet or pass the dice.</source>
            <translation>Metalec {shooter} mora imeti stavo ali predati kocke.</translation>
        </message>
        <message>
            <source>The shooter, {shooter}, must have a bet.</source>
            <translation>Metalec {shooter} mora imeti stavo.</translation>
        </message>
        <message>
            <source>The slip of credit {number} cannot be printed.</source>
            <translation>Izpisa dobroimetja {number} ni mogoče natisniti.</translation>
        </message>
        <message>
            <source>The staff is at work at the table</source>
            <translation>Osebje dela pri mizi</translation>
        </message>
        <message>
            <source>The staff is at work on the table: all bets stand.</source>
            <translation>Osebje dela pri mizi: vse stave ostanejo.</translation>
        </message>
        <message>
            <source>The station can be reserved once the dice lie.</source>
            <translation>Mesto je mogoče rezervirati, ko se kocke umirijo.</translation>
        </message>
        <message>
            <source>The station has left seat {seat}</source>
            <translation>Igralno mesto je zapustilo sedež {seat}</translation>
        </message>
        <message>
            <source>The station has seat {seat} at the table; round {applied_round} was the last one</source>
            <translation>Igralno mesto ima sedež {seat} pri mizi; krog {applied_round} je bil zadnji</translation>
        </message>
        <message>
            <source>The station is back in service</source>
            <translation>Mesto je spet v uporabi</translation>
        </message>
        <message>
            <source>The station is not reserved.</source>
            <translation>Mesto ni rezervirano.</translation>
        </message>
        <message>
            <source>The station is open again: by its PIN</source>
            <translation>Mesto je spet odprto: s kodo PIN</translation>
        </message>
        <message>
            <source>The station is open again: by the attendant's key</source>
            <translation>Mesto je spet odprto: s ključem osebja</translation>
        </message>
        <message>
            <source>The station is open again: by the staff</source>
            <translation>Mesto je spet odprto: odprlo ga je osebje</translation>
        </message>
        <message>
            <source>The station is open again: its time is over</source>
            <translation>Mesto je spet odprto: čas je potekel</translation>
        </message>
        <message>
            <source>The station is reserved</source>
            <translation>Mesto je rezervirano</translation>
        </message>
        <message>
            <source>The station is reserved for a player, for {minutes} minutes</source>
            <translation>Mesto je rezervirano za igralca, za {minutes} min</translation>
        </message>
        <message>
            <source>The station is taken out of service</source>
            <translation>Mesto je dano izven uporabe</translation>
        </message>
        <message>
            <source>The station of seat {seat} is heard: it leaves its seat itself.</source>
            <translation>Postaja sedeža {seat} se oglaša: sedež zapusti sama.</translation>
        </message>
        <message>
            <source>The statistics of the dice ({dice} thrown at once): {test} is {value}, the limit is {limit}</source>
            <translation>Statistika kock ({dice} hkrati): {test} je {value}, meja je {limit}</translation>
        </message>
        <message>
            <source>The statistics of the dice give an alarm</source>
            <translation>Statistika kock sproža alarm</translation>
        </message>
        <message>
            <source>The statistics of the dice: {test} is {value}, the limit is {limit}</source>
            <translation>Statistika kock: {test} je {value}, meja je {limit}</translation>
        </message>
        <message>
            <source>The strategy {name} is put up</source>
            <translation>Postavi se strategija {name}</translation>
        </message>
        <message>
            <source>The table cannot be reached: bets stand as they are.</source>
            <translation>Miza ni dosegljiva: stave ostanejo, kot so.</translation>
        </message>
        <message>
            <source>The table chooses the game.</source>
            <translation>Igro izbere miza.</translation>
        </message>
        <message>
            <source>The table does not know yet how this station's last round ended.</source>
            <translation>Miza še ne ve, kako se je končal zadnji krog tega igralnega mesta.</translation>
        </message>
        <message>
            <source>The table does not reach its stations</source>
            <translation>Miza ne doseže svojih postaj</translation>
        </message>
        <message>
            <source>The table does not reach its stations: that of seat {seat} may be back.</source>
            <translation>Miza ne doseže svojih postaj: postaja sedeža {seat} morda spet deluje.</translation>
        </message>
        <message>
            <source>The table does not understand this order.</source>
            <translation>Miza tega ukaza ne razume.</translation>
        </message>
        <message>
            <source>The table gives no time for a choice now.</source>
            <translation>Miza zdaj ne daje časa za izbiro.</translation>
        </message>
        <message>
            <source>The table goes on</source>
            <translation>Miza nadaljuje</translation>
        </message>
        <message>
            <source>The table has not opened a round for this seat yet.</source>
            <translation>Miza za ta sedež še ni odprla kroga.</translation>
        </message>
        <message>
            <source>The table has noted the result of round {round}</source>
            <translation>Miza je zabeležila izid kroga {round}</translation>
        </message>
        <message>
            <source>The table is not paused.</source>
            <translation>Miza ni v premoru.</translation>
        </message>
        <message>
            <source>The table is paused</source>
            <translation>Miza je v premoru</translation>
        </message>
        <message>
            <source>The table is paused already.</source>
            <translation>Miza je že v premoru.</translation>
        </message>
        <message>
            <source>The table is paused: all bets stand.</source>
            <translation>Miza ima premor: vse stave ostanejo.</translation>
        </message>
        <message>
            <source>The table is stopped: {why}.</source>
            <translation>Miza stoji: {why}.</translation>
        </message>
        <message>
            <source>The table knows: please wait for the dice.</source>
            <translation>Miza že ve: počakajte na kocke, prosim.</translation>
        </message>
        <message>
            <source>The table knows: the puck moves unless bets at another seat depend on it.</source>
            <translation>Miza že ve: puck gre na OFF, če od njega ni odvisna nobena stava na drugem sedežu.</translation>
        </message>
        <message>
            <source>The table plays a game that this station does not offer.</source>
            <translation>Pri mizi se igra igra, ki je to igralno mesto ne ponuja.</translation>
        </message>
        <message>
            <source>The table prepares your seat: one moment.</source>
            <translation>Miza pripravlja vaš sedež: trenutek.</translation>
        </message>
        <message>
            <source>The table stands still: {why}</source>
            <translation>Miza stoji: {why}</translation>
        </message>
        <message>
            <source>The table takes no more bets.</source>
            <translation>Miza ne sprejema več stav.</translation>
        </message>
        <message>
            <source>The table throws the dice.</source>
            <translation>Kocke vrže miza.</translation>
        </message>
        <message>
            <source>The targets were not touched all over the screen.</source>
            <translation>Dotiki niso bili porazdeljeni po vsem zaslonu.</translation>
        </message>
        <message>
            <source>The terminal would not start: {why}</source>
            <translation>Terminal se ne bi zagnal: {why}</translation>
        </message>
        <message>
            <source>The test of the bill validator is over</source>
            <translation>Preizkus čitalnika bankovcev je končan</translation>
        </message>
        <message>
            <source>The throw does not count: {why}; the dice are thrown again</source>
            <translation>Met ne velja: {why}; kocki se vržeta znova</translation>
        </message>
        <message>
            <source>The throw does not count: {why}; the dice have to be called again</source>
            <translation>Met ne velja: {why}; kocki je treba poklicati znova</translation>
        </message>
        <message>
            <source>The ticket authority does not answer</source>
            <translation>Organ za listke ne odgovarja</translation>
        </message>
        <message>
            <source>The ticket authority does not know yet how a ticket ended.</source>
            <translation>Organ za listke še ne ve, kako se je listek končal.</translation>
        </message>
        <message>
            <source>The ticket authority is ready</source>
            <translation>Organ za listke je pripravljen</translation>
        </message>
        <message>
            <source>The ticket authority is ready: {note}</source>
            <translation>Organ za listke je pripravljen: {note}</translation>
        </message>
        <message>
            <source>The ticket authority's books contradict the cabinet's</source>
            <translation>Knjige organa za listke nasprotujejo knjigam terminala</translation>
        </message>
        <message>
            <source>The ticket authority: {say}</source>
            <translation>Organ za listke: {say}</translation>
        </message>
        <message>
            <source>The ticket paper is out</source>
            <translation>Papirja za listke je zmanjkalo</translation>
        </message>
        <message>
            <source>The ticket paper is running low</source>
            <translation>Papir za listke pohaja</translation>
        </message>
        <message>
            <source>The ticket printer does not answer</source>
            <translation>Tiskalnik listkov ne odgovarja</translation>
        </message>
        <message>
            <source>The ticket printer has failed</source>
            <translation>Tiskalnik listkov je odpovedal</translation>
        </message>
        <message>
            <source>The ticket printer has failed: a technician has to turn the key</source>
            <translation>Tiskalnik listkov je odpovedal: tehnik mora obrniti ključ</translation>
        </message>
        <message>
            <source>The ticket printer is at fault</source>
            <translation>Tiskalnik listkov ima napako</translation>
        </message>
        <message>
            <source>The ticket printer is not ready: {why}.</source>
            <translation>Tiskalnik listkov ni pripravljen: {why}.</translation>
        </message>
        <message>
            <source>The ticket printer is printing a paper for the staff: please wait.</source>
            <translation>Tiskalnik listkov tiska papir za osebje: počakajte, prosim.</translation>
        </message>
        <message>
            <source>The ticket with number {number} is done: it is disputed</source>
            <translation>Listek s številko {number} je končan: sporen</translation>
        </message>
        <message>
            <source>The ticket with number {number} is done: it is in the stacker</source>
            <translation>Listek s številko {number} je končan: v zlagalniku</translation>
        </message>
        <message>
            <source>The ticket with number {number} is done: it went back</source>
            <translation>Listek s številko {number} je končan: vrnjen</translation>
        </message>
        <message>
            <source>The touch panel is calibrated: largest error {error}</source>
            <translation>Zaslon na dotik je umerjen: največja napaka {error}</translation>
        </message>
        <message>
            <source>The touch panel is right as it is.</source>
            <translation>Zaslon na dotik je v redu, kakršen je.</translation>
        </message>
        <message>
            <source>The touch panel was never calibrated here.</source>
            <translation>Zaslon na dotik tukaj še ni bil umerjen.</translation>
        </message>
        <message>
            <source>The tower light shows the state of the cabinet again</source>
            <translation>Signalna svetilka spet kaže stanje naprave</translation>
        </message>
        <message>
            <source>The win of {amount} has to be paid by hand.</source>
            <translation>Dobitek {amount} mora biti izplačan ročno.</translation>
        </message>
        <message>
            <source>There are no bets on the felt that could be saved.</source>
            <translation>Na mizi ni stav, ki bi jih bilo mogoče shraniti.</translation>
        </message>
        <message>
            <source>There are no bills of such a value.</source>
            <translation>Bankovcev take vrednosti ni.</translation>
        </message>
        <message>
            <source>There are {number} accounts: no more can be added.</source>
            <translation>Računov je {number}: več jih ni mogoče dodati.</translation>
        </message>
        <message>
            <source>There is a break in play: bets stay as they are, and no further bets are taken.</source>
            <translation>Odmor od igre: stave ostanejo, kot so, in nove se ne sprejemajo.</translation>
        </message>
        <message>
            <source>There is an account of {name} already.</source>
            <translation>Račun z imenom {name} že obstaja.</translation>
        </message>
        <message>
            <source>There is credit: it has to be paid out first.</source>
            <translation>Na voljo je kredit: najprej ga je treba izplačati.</translation>
        </message>
        <message>
            <source>There is no account yet: turn the technician key and open the logic door.</source>
            <translation>Računa še ni: obrnite ključ tehnika in odprite vrata logike.</translation>
        </message>
        <message>
            <source>There is no account {number}.</source>
            <translation>Računa {number} ni.</translation>
        </message>
        <message>
            <source>There is no credit to cash out.</source>
            <translation>Ni kredita za izplačilo.</translation>
        </message>
        <message>
            <source>There is no fault that an attendant acknowledges.</source>
            <translation>Ni napake, ki bi jo potrdil uslužbenec.</translation>
        </message>
        <message>
            <source>There is no field {name} on this table.</source>
            <translation>Polja {name} na tej mizi ni.</translation>
        </message>
        <message>
            <source>There is no first hand for this game.</source>
            <translation>Za to igro ni prve igre.</translation>
        </message>
        <message>
            <source>There is no option {name}.</source>
            <translation>Možnosti {name} ni.</translation>
        </message>
        <message>
            <source>There is no parameter {name}.</source>
            <translation>Parametra {name} ni.</translation>
        </message>
        <message>
            <source>There is no sound {sound}.</source>
            <translation>Zvoka {sound} ni.</translation>
        </message>
        <message>
            <source>There is no such field: Big Shot has the numbers 1 to 6, Double, Triple and Straight.</source>
            <translation>Takega polja ni: Big Shot ima številke od 1 do 6, dvojček, trojček in lestvico.</translation>
        </message>
        <message>
            <source>There is nothing to choose now.</source>
            <translation>Zdaj ni ničesar za izbiro.</translation>
        </message>
        <message>
            <source>This card is not blocked.</source>
            <translation>Ta kartica ni blokirana.</translation>
        </message>
        <message>
            <source>This file was signed more than a day later than the cabinet's clock says: set the clock right, or have the file signed again.</source>
            <translation>Datoteka je bila podpisana več kot en dan pozneje, kot kaže ura aparata: nastavite uro ali dajte datoteko znova podpisati.</translation>
        </message>
        <message>
            <source>This game does not have all bets of {name}.</source>
            <translation>Ta igra nima vseh stav strategije {name}.</translation>
        </message>
        <message>
            <source>This game has no {button} button.</source>
            <translation>Ta igra nima gumba {button}.</translation>
        </message>
        <message>
            <source>This game is not offered here.</source>
            <translation>Ta igra tukaj ni na voljo.</translation>
        </message>
        <message>
            <source>This is the table: it has no player.</source>
            <translation>To je miza: nima igralca.</translation>
        </message>
        <message>
            <source>This needs two people: a second person with the right has to sign in.</source>
            <translation>Za to sta potrebni dve osebi: prijaviti se mora druga oseba s to pravico.</translation>
        </message>
        <message>
            <source>This order was answered before: it was put in again, and is not carried out.</source>
            <translation>Na ta ukaz je bilo že odgovorjeno: vnesen je bil znova in se ne izvede.</translation>
        </message>
        <message>
            <source>This order was meant for round {number}, which is not under way.</source>
            <translation>Ta ukaz je bil za krog {number}, ki ne poteka.</translation>
        </message>
        <message>
            <source>This order was meant for throw {meant} of round {number}, which is now at throw {throw}.</source>
            <translation>Ta ukaz je bil za met {meant} kroga {number}, ki je zdaj pri metu {throw}.</translation>
        </message>
        <message>
            <source>This station and the shared table disagree</source>
            <translation>To igralno mesto in skupna miza se ne ujemata</translation>
        </message>
        <message>
            <source>This station and the table disagree: please call the attendant.</source>
            <translation>To igralno mesto in miza se ne ujemata: pokličite osebje, prosim.</translation>
        </message>
        <message>
            <source>This station and the table do not disagree: no bets are void.</source>
            <translation>To igralno mesto in miza se ujemata: nobena stava ni neveljavna.</translation>
        </message>
        <message>
            <source>This station cannot be reserved.</source>
            <translation>Tega mesta ni mogoče rezervirati.</translation>
        </message>
        <message>
            <source>This station is in service.</source>
            <translation>To mesto je v uporabi.</translation>
        </message>
        <message>
            <source>This station is not set up as its shared table is</source>
            <translation>To igralno mesto ni nastavljeno tako kot njegova skupna miza</translation>
        </message>
        <message>
            <source>This station is not set up as its table is: please call the attendant.</source>
            <translation>To igralno mesto ni nastavljeno tako kot njegova miza: pokličite osebje, prosim.</translation>
        </message>
        <message>
            <source>This station is out of service</source>
            <translation>To mesto je izven uporabe</translation>
        </message>
        <message>
            <source>This station is out of service already.</source>
            <translation>To mesto je že izven uporabe.</translation>
        </message>
        <message>
            <source>This station is out of service, and takes no bets and no money.</source>
            <translation>To mesto je izven uporabe: ne sprejema stav in denarja.</translation>
        </message>
        <message>
            <source>This station is reserved already.</source>
            <translation>To mesto je že rezervirano.</translation>
        </message>
        <message>
            <source>This station is reserved for a player: it opens at its time, or by the staff.</source>
            <translation>To mesto je rezervirano za igralca: odpre se ob svojem času ali ga odpre osebje.</translation>
        </message>
        <message>
            <source>This station is reserved: it opens with its player's PIN.</source>
            <translation>To mesto je rezervirano: odpre se s kodo PIN svojega igralca.</translation>
        </message>
        <message>
            <source>This strategy is not offered here.</source>
            <translation>Ta strategija tu ni na voljo.</translation>
        </message>
        <message>
            <source>This takes {slips} slips, and at most {most} are printed.</source>
            <translation>To je {slips} izpisov; natisnejo se največ {most}.</translation>
        </message>
        <message>
            <source>Three hits on {number}: first they are to be taken or risked.</source>
            <translation>Trije zadetki na {number}: najprej jih je treba vzeti ali tvegati.</translation>
        </message>
        <message>
            <source>Three hits: the BIG SHOT is risked</source>
            <translation>Trije zadetki: BIG SHOT je tvegan</translation>
        </message>
        <message>
            <source>Three hits: the win is taken</source>
            <translation>Trije zadetki: dobitek je vzet</translation>
        </message>
        <message>
            <source>Ticket printer</source>
            <translation>Tiskalnik listkov</translation>
        </message>
        <message>
            <source>Ticket {number} gets another number: {validation}</source>
            <translation>Listek {number} dobi drugo številko: {validation}</translation>
        </message>
        <message>
            <source>Ticket {number} is issued: {validation}</source>
            <translation>Listek {number} je izdan: {validation}</translation>
        </message>
        <message>
            <source>Ticket {number} is not finished yet.</source>
            <translation>Listek {number} še ni končan.</translation>
        </message>
        <message>
            <source>Ticket {number} is not in doubt.</source>
            <translation>O listku {number} ni dvoma.</translation>
        </message>
        <message>
            <source>Ticket {number} is printed</source>
            <translation>Listek {number} je natisnjen</translation>
        </message>
        <message>
            <source>Ticket {validation} goes back: {why}</source>
            <translation>Listek {validation} se vrne: {why}</translation>
        </message>
        <message>
            <source>Ticket {validation} is disputed: {why}</source>
            <translation>Listek {validation} je sporen: {why}</translation>
        </message>
        <message>
            <source>Ticket {validation} is in escrow: the authority is asked</source>
            <translation>Listek {validation} je zadržan: vprašan je organ</translation>
        </message>
        <message>
            <source>Ticket {validation} is in the stacker and credited</source>
            <translation>Listek {validation} je v zlagalniku in knjižen</translation>
        </message>
        <message>
            <source>Tickets are not taken for a while</source>
            <translation>Listki se nekaj časa ne sprejemajo</translation>
        </message>
        <message>
            <source>Tickets are taken again: the time is over</source>
            <translation>Listki se spet sprejemajo: čas je potekel</translation>
        </message>
        <message>
            <source>Tickets cannot be issued now: {why}.</source>
            <translation>Listkov zdaj ni mogoče izdati: {why}.</translation>
        </message>
        <message>
            <source>Too late</source>
            <translation>Prepozno</translation>
        </message>
        <message>
            <source>Too many orders were given in this round: go on at the table itself, on the page Dealer.</source>
            <translation>V tem krogu je bilo danih preveč ukazov: nadaljujte pri sami mizi, na strani Krupje.</translation>
        </message>
        <message>
            <source>Too many throws of the shared table were void</source>
            <translation>Preveč metov skupne mize je bilo neveljavnih</translation>
        </message>
        <message>
            <source>Too many wrong PINs: only an attendant can open the station before its time.</source>
            <translation>Preveč napačnih kod PIN: pred iztekom časa lahko mesto odpre le osebje.</translation>
        </message>
        <message>
            <source>Too many wrong PINs: wait {seconds} seconds.</source>
            <translation>Preveč napačnih PIN-ov: počakajte {seconds} sekund.</translation>
        </message>
        <message>
            <source>Touch every target first.</source>
            <translation>Najprej se dotaknite vseh tarč.</translation>
        </message>
        <message>
            <source>Tower light tested: {lamp}</source>
            <translation>Signalna svetilka preskušena: {lamp}</translation>
        </message>
        <message>
            <source>Transfer</source>
            <translation>Prenos</translation>
        </message>
        <message>
            <source>Turn both keys and open the logic door: that is how people are managed without a sign-in.</source>
            <translation>Obrnite oba ključa in odprite vrata logike: tako se osebe upravljajo brez prijave.</translation>
        </message>
        <message>
            <source>Turn both keys, the attendant's and the technician's.</source>
            <translation>Obrnite oba ključa, ključ osebja in ključ tehnika.</translation>
        </message>
        <message>
            <source>Turn the attendant's key; the player may call it off as well.</source>
            <translation>Obrnite ključ osebja; klic lahko prekliče tudi igralec.</translation>
        </message>
        <message>
            <source>Two others have to give {name} a first PIN.</source>
            <translation>Prvi PIN morata osebi {name} dati dva druga.</translation>
        </message>
        <message>
            <source>Unknown tickets in a row: {count}. None is taken for so many minutes: {minutes}</source>
            <translation>Neznanih listkov zapored: {count}. Toliko minut se ne sprejme noben: {minutes}</translation>
        </message>
        <message>
            <source>Unknown tickets were fed in one after the other</source>
            <translation>Neznani listki so bili vstavljeni drug za drugim</translation>
        </message>
        <message>
            <source>Version {version} of the program has to be accepted first.</source>
            <translation>Najprej je treba sprejeti različico {version} programa.</translation>
        </message>
        <message>
            <source>Version {version} of the program, {digest}, was installed in place of {before}, and waits to be accepted</source>
            <translation>Različica {version} programa, {digest}, je nameščena namesto {before} in čaka na sprejem</translation>
        </message>
        <message>
            <source>Version {version} of the program, {digest}, which was verified as signed, is accepted</source>
            <translation>Različica {version} programa, {digest}, preverjena kot podpisana, je sprejeta</translation>
        </message>
        <message>
            <source>What is timed rests until the reality check is answered</source>
            <translation>Kar je časovno omejeno, miruje, dokler ni odgovora na preverjanje seje</translation>
        </message>
        <message>
            <source>What lies stays until the dice decide it, and nothing is added to it.</source>
            <translation>Kar je položeno, ostane, dokler ne odločijo kocke, in nič se ne doda.</translation>
        </message>
        <message>
            <source>What seat {seat} is owed is printed, for cabinet {cabinet}</source>
            <translation>Natisnjeno je, koliko je dolgovano sedežu {seat}, za aparat {cabinet}</translation>
        </message>
        <message>
            <source>What seat {seat} is owed is printed: cabinet {cabinet} has reported no result</source>
            <translation>Natisnjeno je, koliko je dolgovano sedežu {seat}: aparat {cabinet} ni sporočil nobenega izida</translation>
        </message>
        <message>
            <source>What this seat was owed was paid at its table: please call the attendant.</source>
            <translation>Kar je bilo temu sedežu dolgovano, je bilo izplačano pri njegovi mizi: pokličite osebje, prosim.</translation>
        </message>
        <message>
            <source>What was read of gaming day {number} is not what the cabinet counted.</source>
            <translation>Kar je bilo prebrano o igralnem dnevu {number}, ni to, kar je naprava štela.</translation>
        </message>
        <message>
            <source>Win above the attended limit</source>
            <translation>Dobitek nad mejo za ročno izplačilo</translation>
        </message>
        <message>
            <source>Wins above the credit limit</source>
            <translation>Dobitki nad mejo kredita</translation>
        </message>
        <message>
            <source>Without credit there is no station to reserve.</source>
            <translation>Brez kredita ni mesta, ki bi ga rezervirali.</translation>
        </message>
        <message>
            <source>Without credit there is nothing to take a break from.</source>
            <translation>Brez kredita ni igre, od katere bi si vzeli odmor.</translation>
        </message>
        <message>
            <source>You have passed the dice.</source>
            <translation>Podali ste kocke.</translation>
        </message>
        <message>
            <source>You have the dice.</source>
            <translation>Kocke imate vi.</translation>
        </message>
        <message>
            <source>You have the dice: lay your bank, and the others fade it.</source>
            <translation>Kocke imate vi: položite banko, drugi jo krijejo.</translation>
        </message>
        <message>
            <source>You have {left}, less than a cover of {cover}.</source>
            <translation>Imate {left}, manj kot kritje {cover}.</translation>
        </message>
        <message>
            <source>Your PIN has expired: change it first.</source>
            <translation>Vaš PIN je potekel: najprej ga spremenite.</translation>
        </message>
        <message>
            <source>Your PIN was given to you by others: change it first.</source>
            <translation>PIN so vam dali drugi: najprej ga zamenjajte.</translation>
        </message>
        <message>
            <source>Your bets were sealed: the table has to know first that they are taken down.</source>
            <translation>Vaše stave so bile zapečatene: miza mora najprej izvedeti, da so umaknjene.</translation>
        </message>
        <message>
            <source>Your bets were void: the table prepares your seat again, one moment.</source>
            <translation>Vaše stave so bile neveljavne: miza znova pripravlja vaš sedež, trenutek.</translation>
        </message>
        <message>
            <source>Your loss limit is reached: no further bets are taken.</source>
            <translation>Vaša omejitev izgube je dosežena: nove stave se ne sprejemajo.</translation>
        </message>
        <message>
            <source>Your loss limit leaves {amount} for further bets.</source>
            <translation>Vaša omejitev izgube pušča {amount} za nove stave.</translation>
        </message>
        <message>
            <source>Your shift has begun already.</source>
            <translation>Vaša izmena se je že začela.</translation>
        </message>
        <message>
            <source>Your time limit is reached: no further bets are taken.</source>
            <translation>Vaša omejitev časa je dosežena: nove stave se ne sprejemajo.</translation>
        </message>
        <message>
            <source>a die left the table</source>
            <translation>ena kocka je padla z mize</translation>
        </message>
        <message>
            <source>a die lies cocked</source>
            <translation>ena kocka leži postrani</translation>
        </message>
        <message>
            <source>a loss of {amount}</source>
            <translation>izguba {amount}</translation>
        </message>
        <message>
            <source>accepting a new program</source>
            <translation>sprejem novega programa</translation>
        </message>
        <message>
            <source>acknowledging faults</source>
            <translation>potrjevanje napak</translation>
        </message>
        <message>
            <source>all bets are on</source>
            <translation>vse stave so vklopljene</translation>
        </message>
        <message>
            <source>attendant</source>
            <translation>uslužbenec</translation>
        </message>
        <message>
            <source>attendant key</source>
            <translation>ključ osebja</translation>
        </message>
        <message>
            <source>betting is open</source>
            <translation>stave so odprte</translation>
        </message>
        <message>
            <source>by decision of the dealer</source>
            <translation>po odločitvi krupjeja</translation>
        </message>
        <message>
            <source>call</source>
            <translation>klic</translation>
        </message>
        <message>
            <source>cancelling credit</source>
            <translation>preklic dobroimetja</translation>
        </message>
        <message>
            <source>cash box and count</source>
            <translation>blagajna in štetje</translation>
        </message>
        <message>
            <source>cash box door</source>
            <translation>vrata blagajne</translation>
        </message>
        <message>
            <source>cash box door {count}</source>
            <translation>vrata blagajne {count}</translation>
        </message>
        <message>
            <source>change of parameters</source>
            <translation>spreminjanje parametrov</translation>
        </message>
        <message>
            <source>commission back {bets}</source>
            <translation>provizija vrnjena {bets}</translation>
        </message>
        <message>
            <source>commission paid {bets}</source>
            <translation>provizija plačana {bets}</translation>
        </message>
        <message>
            <source>credit by hand</source>
            <translation>ročno dobroimetje</translation>
        </message>
        <message>
            <source>credit to be paid by hand</source>
            <translation>dobroimetje za ročno izplačilo</translation>
        </message>
        <message>
            <source>dark</source>
            <translation>temno</translation>
        </message>
        <message>
            <source>dealing</source>
            <translation>vodenje igre</translation>
        </message>
        <message>
            <source>diagnostics</source>
            <translation>diagnostika</translation>
        </message>
        <message>
            <source>door</source>
            <translation>vrata</translation>
        </message>
        <message>
            <source>end of the accounting period</source>
            <translation>konec obračunskega obdobja</translation>
        </message>
        <message>
            <source>export</source>
            <translation>izvoz</translation>
        </message>
        <message>
            <source>fault</source>
            <translation>napaka</translation>
        </message>
        <message>
            <source>hand pays</source>
            <translation>ročna izplačila</translation>
        </message>
        <message>
            <source>import of a configuration</source>
            <translation>uvoz nastavitev</translation>
        </message>
        <message>
            <source>it does not reach its stations</source>
            <translation>ne doseže svojih postaj</translation>
        </message>
        <message>
            <source>it is paused</source>
            <translation>je v premoru</translation>
        </message>
        <message>
            <source>its number</source>
            <translation>njegova številka</translation>
        </message>
        <message>
            <source>large hand pays</source>
            <translation>velika ročna izplačila</translation>
        </message>
        <message>
            <source>last bets</source>
            <translation>zadnje stave</translation>
        </message>
        <message>
            <source>logic door</source>
            <translation>vrata logike</translation>
        </message>
        <message>
            <source>logic door {count}</source>
            <translation>vrata logike {count}</translation>
        </message>
        <message>
            <source>main door</source>
            <translation>glavna vrata</translation>
        </message>
        <message>
            <source>main door {count}</source>
            <translation>glavna vrata {count}</translation>
        </message>
        <message>
            <source>managing people</source>
            <translation>upravljanje oseb</translation>
        </message>
        <message>
            <source>no play</source>
            <translation>brez igre</translation>
        </message>
        <message>
            <source>operator</source>
            <translation>upravljavec</translation>
        </message>
        <message>
            <source>out of service</source>
            <translation>izven obratovanja</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>premor</translation>
        </message>
        <message>
            <source>players' cards</source>
            <translation>kartice igralcev</translation>
        </message>
        <message>
            <source>printing</source>
            <translation>tiskanje</translation>
        </message>
        <message>
            <source>printing of lists</source>
            <translation>tiskanje seznamov</translation>
        </message>
        <message>
            <source>put up {bets}</source>
            <translation>postavljeno {bets}</translation>
        </message>
        <message>
            <source>reading lists</source>
            <translation>branje seznamov</translation>
        </message>
        <message>
            <source>reading meters</source>
            <translation>branje števcev</translation>
        </message>
        <message>
            <source>reservation for a player</source>
            <translation>rezervacija za igralca</translation>
        </message>
        <message>
            <source>seat {seat} has chosen</source>
            <translation>sedež {seat} je izbral</translation>
        </message>
        <message>
            <source>seat {seat} is ready</source>
            <translation>sedež {seat} je pripravljen</translation>
        </message>
        <message>
            <source>seat {seat} passes the dice</source>
            <translation>sedež {seat} preda kocke</translation>
        </message>
        <message>
            <source>seat {seat} takes the dice</source>
            <translation>sedež {seat} vzame kocke</translation>
        </message>
        <message>
            <source>seat {seat} throws</source>
            <translation>sedež {seat} meče</translation>
        </message>
        <message>
            <source>seat {seat} wants the puck moved to OFF</source>
            <translation>sedež {seat} želi puck na OFF</translation>
        </message>
        <message>
            <source>setting the clock</source>
            <translation>nastavitev ure</translation>
        </message>
        <message>
            <source>staff key</source>
            <translation>ključ osebja</translation>
        </message>
        <message>
            <source>supervisor</source>
            <translation>nadzornik</translation>
        </message>
        <message>
            <source>switched off {groups}</source>
            <translation>izklopljeno {groups}</translation>
        </message>
        <message>
            <source>taken down too late and up again {bets}</source>
            <translation>prepozno umaknjene in spet postavljene {bets}</translation>
        </message>
        <message>
            <source>taken down {bets}</source>
            <translation>vzeto {bets}</translation>
        </message>
        <message>
            <source>technician</source>
            <translation>tehnik</translation>
        </message>
        <message>
            <source>technician key</source>
            <translation>ključ tehnika</translation>
        </message>
        <message>
            <source>the Point</source>
            <translation>Point</translation>
        </message>
        <message>
            <source>the bets that count</source>
            <translation>stave, ki veljajo</translation>
        </message>
        <message>
            <source>the bets that count are fixed</source>
            <translation>določeno je, katere stave veljajo</translation>
        </message>
        <message>
            <source>the betting time is over</source>
            <translation>čas za stave je potekel</translation>
        </message>
        <message>
            <source>the dealer did not answer</source>
            <translation>krupje ni odgovoril</translation>
        </message>
        <message>
            <source>the dice</source>
            <translation>kocke</translation>
        </message>
        <message>
            <source>the dice are checked</source>
            <translation>kocke se preverjajo</translation>
        </message>
        <message>
            <source>the dice are thrown</source>
            <translation>kocke se mečejo</translation>
        </message>
        <message>
            <source>the dice are to be kept or passed first</source>
            <translation>kocke je treba najprej obdržati ali predati</translation>
        </message>
        <message>
            <source>the dice cannot be read</source>
            <translation>kock ni mogoče prebrati</translation>
        </message>
        <message>
            <source>the dice cannot be thrown</source>
            <translation>kock ni mogoče vreči</translation>
        </message>
        <message>
            <source>the dice count</source>
            <translation>kocke veljajo</translation>
        </message>
        <message>
            <source>the dice were entered wrongly</source>
            <translation>kocki sta bili napačno vneseni</translation>
        </message>
        <message>
            <source>the dice were touched</source>
            <translation>kock se je nekdo dotaknil</translation>
        </message>
        <message>
            <source>the own shift</source>
            <translation>lastna izmena</translation>
        </message>
        <message>
            <source>the par sheet</source>
            <translation>list PAR</translation>
        </message>
        <message>
            <source>the players choose</source>
            <translation>igralci izbirajo</translation>
        </message>
        <message>
            <source>the shooter</source>
            <translation>metalec</translation>
        </message>
        <message>
            <source>the staff is at work</source>
            <translation>osebje dela</translation>
        </message>
        <message>
            <source>the staff is at work, or a door is open</source>
            <translation>osebje dela ali pa so odprta vrata</translation>
        </message>
        <message>
            <source>the table waits for a bank</source>
            <translation>miza čaka na banko</translation>
        </message>
        <message>
            <source>the table waits for the chance or the main</source>
            <translation>miza čaka na chance ali main</translation>
        </message>
        <message>
            <source>the table waits for the first throw after the main</source>
            <translation>miza čaka na prvi met po mainu</translation>
        </message>
        <message>
            <source>the table waits for the throw that makes the main</source>
            <translation>miza čaka na met, ki določi main</translation>
        </message>
        <message>
            <source>the throw</source>
            <translation>met</translation>
        </message>
        <message>
            <source>tickets in doubt and disputed bills</source>
            <translation>dvomljivi listki in sporni bankovci</translation>
        </message>
        <message>
            <source>tilt</source>
            <translation>zapora</translation>
        </message>
        <message>
            <source>too late and back in the credit {bets}</source>
            <translation>prepozno in spet v kreditu {bets}</translation>
        </message>
        <message>
            <source>verification of the program</source>
            <translation>preverjanje programa</translation>
        </message>
        <message>
            <source>volume</source>
            <translation>glasnost</translation>
        </message>
        <message>
            <source>what the felt counts</source>
            <translation>kar šteje miza</translation>
        </message>
        <message>
            <source>win to be paid by hand</source>
            <translation>dobitek za ročno izplačilo</translation>
        </message>
        <message>
            <source>{amount} is no amount to put on {bet}.</source>
            <translation>{amount} ni znesek, ki bi ga bilo mogoče staviti na {bet}.</translation>
        </message>
        <message>
            <source>{amount} is no amount to take off {bet}.</source>
            <translation>{amount} ni znesek, ki bi ga bilo mogoče vzeti z {bet}.</translation>
        </message>
        <message>
            <source>{amount} is no chip.</source>
            <translation>{amount} ni žeton.</translation>
        </message>
        <message>
            <source>{bet} back a {base} bet, and none is up.</source>
            <translation>{bet} podpira stavo {base}, te pa ni na mizi.</translation>
        </message>
        <message>
            <source>{bet} can be moved only right after it has won on a come-out roll.</source>
            <translation>{bet} je mogoče premakniti samo takoj po tem, ko je dobila pri come-out metu.</translation>
        </message>
        <message>
            <source>{bet} can be moved to the {group} field of another number.</source>
            <translation>{bet} je mogoče premakniti na polje {group} druge številke.</translation>
        </message>
        <message>
            <source>{bet} can be placed once a Point is set.</source>
            <translation>{bet} je mogoče postaviti, ko je Point določen.</translation>
        </message>
        <message>
            <source>{bet} cannot stand against the {opposite} of {stake} that is up.</source>
            <translation>{bet} ne more stati proti {opposite} z vložkom {stake}, ki je na mizi.</translation>
        </message>
        <message>
            <source>{bet} go up to {multiple} times the {base} of {base_stake}; this would make {stake}.</source>
            <translation>{bet}: največ {multiple}-kratnik stave {base} ({base_stake}); tako bi bilo {stake}.</translation>
        </message>
        <message>
            <source>{bet} holds {stake}, which is less than {amount}.</source>
            <translation>Na {bet} je {stake}, kar je manj kot {amount}.</translation>
        </message>
        <message>
            <source>{bet} is no bet of this game.</source>
            <translation>{bet} ni stava te igre.</translation>
        </message>
        <message>
            <source>{bet} is split in {parts} equal parts of whole cents; {stake} cannot be.</source>
            <translation>{bet} se razdeli na {parts} enake dele v celih centih; {stake} se ne more.</translation>
        </message>
        <message>
            <source>{bet} moves to {field}</source>
            <translation>{bet} se premakne na {field}</translation>
        </message>
        <message>
            <source>{bet} of {stake}</source>
            <translation>{bet} z vložkom {stake}</translation>
        </message>
        <message>
            <source>{bet} of {stake} is locked until the dice decide it.</source>
            <translation>{bet} z vložkom {stake} je zaklenjena, dokler o njej ne odločijo kocke.</translation>
        </message>
        <message>
            <source>{bet} takes bets only before the come-out roll; the Point is {point}.</source>
            <translation>{bet} sprejema stave samo pred come-out metom; Point je {point}.</translation>
        </message>
        <message>
            <source>{bet} takes bets only before the first Point of a hand.</source>
            <translation>{bet} sprejema stave samo pred prvim Pointom serije.</translation>
        </message>
        <message>
            <source>{bet} takes bets only right after a 7; since the last one {came} came.</source>
            <translation>{bet} sprejema stave samo takoj po 7; od zadnje je padlo {came}.</translation>
        </message>
        <message>
            <source>{bet} takes no chips: bets only travel there.</source>
            <translation>{bet} ne sprejema žetonov: stave se tja le premaknejo.</translation>
        </message>
        <message>
            <source>{bet} {stake} goes back</source>
            <translation>{bet} {stake} se vrne</translation>
        </message>
        <message>
            <source>{bet} {stake} is a stand-off</source>
            <translation>{bet} {stake} je neodločeno</translation>
        </message>
        <message>
            <source>{bet} {stake} loses</source>
            <translation>{bet} {stake} izgubi</translation>
        </message>
        <message>
            <source>{bet} {stake} wins {pay}</source>
            <translation>{bet} {stake} dobi {pay}</translation>
        </message>
        <message>
            <source>{bet} {stake} wins {pay} and stays up</source>
            <translation>{bet} {stake} dobi {pay} in ostane</translation>
        </message>
        <message>
            <source>{button} places nothing: {because}</source>
            <translation>{button} ne postavi ničesar: {because}</translation>
        </message>
        <message>
            <source>{button} works once a Point is set.</source>
            <translation>{button} deluje, ko je Point določen.</translation>
        </message>
        <message>
            <source>{button} works while a Pass Line, Don't Pass, Field or single-roll bet is up.</source>
            <translation>{button} deluje, dokler je na mizi stava Pass Line, Don't Pass, Field ali stava na en met.</translation>
        </message>
        <message>
            <source>{choice}, because the time was over</source>
            <translation>{choice}, ker je čas potekel</translation>
        </message>
        <message>
            <source>{device} answers: {identity}</source>
            <translation>{device} odgovarja: {identity}</translation>
        </message>
        <message>
            <source>{device} is lost: {why}</source>
            <translation>{device} je izgubljen: {why}</translation>
        </message>
        <message>
            <source>{device} is ready</source>
            <translation>{device} je pripravljen</translation>
        </message>
        <message>
            <source>{device} is ready: {note}</source>
            <translation>{device} je pripravljen: {note}</translation>
        </message>
        <message>
            <source>{file} is exported to the USB stick {folder}</source>
            <translation>{file} se izvaža na ključ USB {folder}</translation>
        </message>
        <message>
            <source>{file} is exported to the folder {folder}</source>
            <translation>{file} se izvaža v mapo {folder}</translation>
        </message>
        <message>
            <source>{group} has a field for each of {numbers}, and one of them has to be named.</source>
            <translation>{group} ima polje za vsako od številk {numbers}; eno od njih je treba navesti.</translation>
        </message>
        <message>
            <source>{group} has a field for each of {numbers}, but none for {number}.</source>
            <translation>{group} ima polje za vsako od številk {numbers}, za {number} pa ne.</translation>
        </message>
        <message>
            <source>{most} felts are saved, and there is no room for another: forget one first.</source>
            <translation>Shranjenih je {most} postavitev in prostora ni več: najprej izbrišite eno.</translation>
        </message>
        <message>
            <source>{name} agrees as the second person (account {number}): {right}</source>
            <translation>{name} soglaša kot druga oseba (račun {number}): {right}</translation>
        </message>
        <message>
            <source>{name} does not have the right to do this.</source>
            <translation>{name} nima pravice za to.</translation>
        </message>
        <message>
            <source>{name} has signed in (account {number})</source>
            <translation>{name}: prijava (račun {number})</translation>
        </message>
        <message>
            <source>{name} has signed in with an expired PIN (account {number})</source>
            <translation>{name} se je prijavil s poteklim PIN-om (račun {number})</translation>
        </message>
        <message>
            <source>{name} has signed out (account {number})</source>
            <translation>{name}: odjava (račun {number})</translation>
        </message>
        <message>
            <source>{name} has to sign in and change the expired PIN first.</source>
            <translation>{name} se mora najprej prijaviti in spremeniti potekli PIN.</translation>
        </message>
        <message>
            <source>{name} has to sign in and change the first PIN before this.</source>
            <translation>{name} se mora najprej prijaviti in zamenjati prvi PIN.</translation>
        </message>
        <message>
            <source>{name} is signed out: nothing was touched (account {number})</source>
            <translation>{name}: odjava, ker se ni nihče ničesar dotaknil (račun {number})</translation>
        </message>
        <message>
            <source>{name} is signed out: the key was turned back (account {number})</source>
            <translation>{name}: odjava, ker je ključ obrnjen nazaj (račun {number})</translation>
        </message>
        <message>
            <source>{name} is signed out: the program starts again (account {number})</source>
            <translation>{name}: odjava, ker se program znova zaganja (račun {number})</translation>
        </message>
        <message>
            <source>{name} is the last operator: add another one first.</source>
            <translation>{name} je zadnji upravljavec: najprej dodajte drugega.</translation>
        </message>
        <message>
            <source>{name} signs in with the other key.</source>
            <translation>{name} se prijavi z drugim ključem.</translation>
        </message>
        <message>
            <source>{name} was saved at another game, and cannot be put up here.</source>
            <translation>{name} je bilo shranjeno pri drugi igri in tu ni mogoče postaviti.</translation>
        </message>
        <message>
            <source>{name}: no longer there (before: {before})</source>
            <translation>{name}: ne obstaja več (prej: {before})</translation>
        </message>
        <message>
            <source>{name}: {after} (before: {before})</source>
            <translation>{name}: {after} (prej: {before})</translation>
        </message>
        <message>
            <source>{name}: {after} (new)</source>
            <translation>{name}: {after} (novo)</translation>
        </message>
        <message>
            <source>{noted}, but: {why}</source>
            <translation>{noted}, toda: {why}</translation>
        </message>
        <message>
            <source>{party} is heard with the key {key}</source>
            <translation>{party} se oglaša s ključem {key}</translation>
        </message>
        <message>
            <source>{phase}; at the table {minutes} minutes before</source>
            <translation>{phase}; pri mizi {minutes} minut prej</translation>
        </message>
        <message>
            <source>{phase}; seat {seat} shoots</source>
            <translation>{phase}; meče sedež {seat}</translation>
        </message>
        <message>
            <source>{phase}; the table is stopped: {why}</source>
            <translation>{phase}; miza stoji: {why}</translation>
        </message>
        <message>
            <source>{player} does not sit at this table; here sit none with a name.</source>
            <translation>{player} ne sedi pri tej mizi; tu nihče nima imena.</translation>
        </message>
        <message>
            <source>{player} does not sit at this table; here sit {names}.</source>
            <translation>{player} ne sedi pri tej mizi; tu so: {names}.</translation>
        </message>
        <message>
            <source>{player} has no choice open; still to choose: {names}.</source>
            <translation>{player} nima odprte izbire; izbrati morajo še: {names}.</translation>
        </message>
        <message>
            <source>{time} of play</source>
            <translation>{time} igre</translation>
        </message>
        <message>
            <source>{what} needs {needed}, and {left} is left to play with.</source>
            <translation>{what} zahteva {needed}, za igro pa je na voljo {left}.</translation>
        </message>
        <message>
            <source>{what}, by dealer {name}</source>
            <translation>{what}, krupje: {name}</translation>
        </message>
        <message>
            <source>{what}, by {name}</source>
            <translation>{what}, izvedel: {name}</translation>
        </message>
        <message>
            <source>{what}, by {name} and {second}</source>
            <translation>{what}, izvedla: {name} in {second}</translation>
        </message>
        <message>
            <source>{what}: the dice must pass first.</source>
            <translation>{what}: najprej je treba predati kocke.</translation>
        </message>
        <message>
            <source>{what}; {name} agrees</source>
            <translation>{what}; soglaša {name}</translation>
        </message>
        <message>
            <source>{whose} of {least} at least, not {amount}.</source>
            <translation>{whose} v višini najmanj {least}, ne {amount}.</translation>
        </message>
        <message>
            <source>{whose} of {most} at most, not {amount}.</source>
            <translation>{whose} v višini največ {most}, ne {amount}.</translation>
        </message>
        <message>
            <source>{wrong} cannot be chosen: the alternatives are {names}.</source>
            <translation>{wrong} ni mogoče izbrati: možnosti so {names}.</translation>
        </message>
    </context>
    <context>
        <name>ReserveWindow</name>
        <message>
            <source>Back</source>
            <translation>Nazaj</translation>
        </message>
        <message>
            <source>Do not reserve</source>
            <translation>Ne rezerviraj</translation>
        </message>
        <message>
            <source>Reserve station</source>
            <translation>Rezerviraj mesto</translation>
        </message>
        <message>
            <source>Your credit and your bets stay as they are. An attendant can also open the station.</source>
            <translation>Vaš kredit in stave ostanejo, kot so. Mesto lahko odpre tudi osebje.</translation>
        </message>
    </context>
    <context>
        <name>ReservedScreen</name>
        <message>
            <source>Call attendant</source>
            <translation>Pokliči osebje</translation>
        </message>
        <message>
            <source>Call off the attendant</source>
            <translation>Odpokliči osebje</translation>
        </message>
        <message>
            <source>Reserved</source>
            <translation>Rezervirano</translation>
        </message>
        <message>
            <source>Time left %1</source>
            <translation>Preostali čas %1</translation>
        </message>
    </context>
    <context>
        <name>RollButton</name>
        <message>
            <source>Ready</source>
            <translation>Nared</translation>
        </message>
        <message>
            <source>Roll</source>
            <translation>Vrzi</translation>
        </message>
    </context>
    <context>
        <name>RollStrip</name>
        <message>
            <source>Last results</source>
            <translation>Zadnji izidi</translation>
        </message>
        <message>
            <source>No rolls yet</source>
            <translation>Metov še ni</translation>
        </message>
    </context>
    <context>
        <name>RoundPlate</name>
        <message numerus="yes">
            <source>%n seconds left</source>
            <translation>
                <numerusform>Še %n sekunda</numerusform>
                <numerusform>Še %n sekundi</numerusform>
                <numerusform>Še %n sekunde</numerusform>
                <numerusform>Še %n sekund</numerusform>
            </translation>
        </message>
        <message>
            <source>Puck OFF</source>
            <translation>Puck OFF</translation>
        </message>
        <message>
            <source>The Point is %1</source>
            <translation>Point je %1</translation>
        </message>
    </context>
    <context>
        <name>ScreenPage</name>
        <message>
            <source>Begin the touch test</source>
            <translation>Začni preskus dotika</translation>
        </message>
        <message>
            <source>Colours, grey steps, gradients, a grid and text, then the colours again for dead pixels. A touch shows the next one; the buttons come with each touch and go after some seconds.</source>
            <translation>Barve, sivinska lestvica, prelivi, mreža in besedilo, nato še enkrat barve za mrtve pike. Dotik pokaže naslednjega; gumbi pridejo z vsakim dotikom in po nekaj sekundah izginejo.</translation>
        </message>
        <message>
            <source>Each test is left by its button, and by the key.</source>
            <translation>Vsak preskus se zapusti z njegovim gumbom in s ključem.</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Slika</translation>
        </message>
        <message>
            <source>Show the patterns</source>
            <translation>Pokaži vzorce</translation>
        </message>
        <message>
            <source>Targets in the corners, at the edges and between show by how much each touch misses; lines over the whole screen show where it feels no touch. The touches of all targets can calibrate the panel.</source>
            <translation>Tarče v vogalih, ob robovih in vmes pokažejo, za koliko zgreši vsak dotik; črte po vsem zaslonu pokažejo, kje dotika ne zazna. Z dotiki vseh tarč je mogoče zaslon umeriti.</translation>
        </message>
        <message>
            <source>Touch</source>
            <translation>Dotik</translation>
        </message>
        <message>
            <source>Undo calibration</source>
            <translation>Razveljavi umeritev</translation>
        </message>
    </context>
    <context>
        <name>SearchPage</name>
        <message>
            <source>Open</source>
            <translation>Odpri</translation>
        </message>
        <message>
            <source>Searched for</source>
            <translation>Iskano</translation>
        </message>
    </context>
    <context>
        <name>SeatBetsWindow</name>
        <message>
            <source>Close</source>
            <translation>Zapri</translation>
        </message>
    </context>
    <context>
        <name>SecondPersonDialog</name>
        <message>
            <source>Cancel</source>
            <translation>Prekliči</translation>
        </message>
        <message>
            <source>Cancel: without a second person</source>
            <translation>Prekliči: brez druge osebe</translation>
        </message>
    </context>
    <context>
        <name>SessionStatistics</name>
        <message numerus="yes">
            <source>%n rolls</source>
            <translation>
                <numerusform>%n met</numerusform>
                <numerusform>%n meta</numerusform>
                <numerusform>%n meti</numerusform>
                <numerusform>%n metov</numerusform>
            </translation>
        </message>
        <message>
            <source>Every bet of this session has come out even.</source>
            <translation>Vse stave v tej seji so se končale brez dobička in izgube.</translation>
        </message>
        <message>
            <source>No bet has been decided in this session yet.</source>
            <translation>V tej seji še nobena stava ni bila odločena.</translation>
        </message>
        <message>
            <source>Profit by bet in this session</source>
            <translation>Izid po stavah v tej seji</translation>
        </message>
    </context>
    <context>
        <name>SessionWindow</name>
        <message>
            <source>Back</source>
            <translation>Nazaj</translation>
        </message>
        <message>
            <source>Close the session card</source>
            <translation>Zapri kartico seje</translation>
        </message>
        <message>
            <source>Credit and money out, less money in</source>
            <translation>Kredit in izplačano, manj vplačano</translation>
        </message>
        <message>
            <source>Limits and breaks</source>
            <translation>Omejitve in odmori</translation>
        </message>
        <message>
            <source>Net result now</source>
            <translation>Čisti izid zdaj</translation>
        </message>
        <message>
            <source>Net result now %1</source>
            <translation>Čisti izid zdaj %1</translation>
        </message>
        <message>
            <source>No session has begun: it begins with your first bill</source>
            <translation>Nobena seja se ni začela: začne se z vašim prvim bankovcem</translation>
        </message>
        <message>
            <source>Session</source>
            <translation>Seja</translation>
        </message>
        <message>
            <source>Session time %1</source>
            <translation>Trajanje seje %1</translation>
        </message>
        <message>
            <source>Session time (h:mm)</source>
            <translation>Trajanje seje (h:mm)</translation>
        </message>
        <message>
            <source>Your card</source>
            <translation>Vaša kartica</translation>
        </message>
        <message>
            <source>Your session</source>
            <translation>Vaša seja</translation>
        </message>
    </context>
    <context>
        <name>ShooterPanel</name>
        <message>
            <source>Pass the dice</source>
            <translation>Podaj kocke</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Pointi</translation>
        </message>
        <message>
            <source>Rolls</source>
            <translation>Meti</translation>
        </message>
        <message>
            <source>Shooter</source>
            <translation>Metalec</translation>
        </message>
        <message>
            <source>Take the dice</source>
            <translation>Vzemi kocke</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Čas</translation>
        </message>
    </context>
    <context>
        <name>SignInPanel</name>
        <message>
            <source>Cancel</source>
            <translation>Prekliči</translation>
        </message>
        <message>
            <source>Cancel: keep the PIN</source>
            <translation>Prekliči: obdrži PIN</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Končano</translation>
        </message>
        <message>
            <source>Done: back to the panel</source>
            <translation>Končano: nazaj na ploščo</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Ime</translation>
        </message>
    </context>
    <context>
        <name>SoundsPage</name>
        <message>
            <source>Volume</source>
            <translation>Glasnost</translation>
        </message>
        <message>
            <source>Volume %1</source>
            <translation>Glasnost %1</translation>
        </message>
    </context>
    <context>
        <name>StaffHead</name>
        <message>
            <source>Back</source>
            <translation>Nazaj</translation>
        </message>
    </context>
    <context>
        <name>Statistics</name>
        <message>
            <source>Face {0}: {1} times, expected {2}</source>
            <translation>Pika {0}: {1}-krat, pričakovano {2}</translation>
        </message>
        <message>
            <source>Points made in this hand</source>
            <translation>Doseženi Pointi v tej seriji</translation>
        </message>
        <message>
            <source>Result now: {0}</source>
            <translation>Izid zdaj: {0}</translation>
        </message>
        <message>
            <source>Rolls in the longest hand</source>
            <translation>Meti v najdaljši seriji</translation>
        </message>
        <message>
            <source>Rolls in this shooter's hand</source>
            <translation>Meti v seriji tega metalca</translation>
        </message>
        <message>
            <source>Rolls since hard {0}</source>
            <translation>Meti od Hard {0}</translation>
        </message>
        <message>
            <source>Rolls since the last 7</source>
            <translation>Meti od zadnje 7</translation>
        </message>
        <message>
            <source>Throws since a chance was won</source>
            <translation>Meti od zadnje dobljene priložnosti</translation>
        </message>
        <message>
            <source>Throws since the last Double</source>
            <translation>Meti od zadnjega Doubla</translation>
        </message>
        <message>
            <source>Throws since the last Straight</source>
            <translation>Meti od zadnjega Straighta</translation>
        </message>
        <message>
            <source>Throws since the last Triple</source>
            <translation>Meti od zadnjega Tripla</translation>
        </message>
        <message>
            <source>Throws since the last nick</source>
            <translation>Meti od zadnjega zadetka</translation>
        </message>
        <message>
            <source>Throws since the last out</source>
            <translation>Meti od zadnjega izpada</translation>
        </message>
        <message>
            <source>Total {0}: {1} times, expected {2}</source>
            <translation>Vsota {0}: {1}-krat, pričakovano {2}</translation>
        </message>
    </context>
    <context>
        <name>StatisticsWindow</name>
        <message>
            <source>Close</source>
            <translation>Zapri</translation>
        </message>
        <message>
            <source>Dice have no memory: whatever has come before, every roll is as likely as ever.</source>
            <translation>Kocke nimajo spomina: karkoli je padlo prej, vsak met je enako verjeten kot vedno.</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistika</translation>
        </message>
    </context>
    <context>
        <name>StrategyCard</name>
        <message>
            <source>Put up %1</source>
            <translation>Postavi %1</translation>
        </message>
    </context>
    <context>
        <name>SwitchesPage</name>
        <message>
            <source>Doors</source>
            <translation>Vrata</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Ključi</translation>
        </message>
        <message>
            <source>Tower light</source>
            <translation>Signalna svetilka</translation>
        </message>
    </context>
    <context>
        <name>TableOrCashOut</name>
        <message>
            <source>Cash out</source>
            <translation>Izplačilo</translation>
        </message>
        <message>
            <source>Close this window and show the table</source>
            <translation>Zapri to okno in pokaži mizo</translation>
        </message>
        <message>
            <source>Show the table</source>
            <translation>Pokaži mizo</translation>
        </message>
        <message>
            <source>Stop playing and cash out</source>
            <translation>Končaj z igro in vzemi izplačilo</translation>
        </message>
    </context>
    <context>
        <name>TestBanner</name>
        <message>
            <source>Test mode: nothing here counts</source>
            <translation>Preizkusni način: tukaj nič ne šteje</translation>
        </message>
    </context>
    <context>
        <name>TicketCard</name>
        <message>
            <source>It is not certain that your ticket came out. Please wait for an attendant.</source>
            <translation>Ni gotovo, ali je vaš listek prišel iz naprave. Prosimo, počakajte na osebje.</translation>
        </message>
        <message>
            <source>Please take it from the slot below</source>
            <translation>Prosimo, vzemite ga iz reže spodaj</translation>
        </message>
        <message>
            <source>Please wait</source>
            <translation>Prosimo, počakajte</translation>
        </message>
        <message>
            <source>Printing your ticket</source>
            <translation>Vaš listek se tiska</translation>
        </message>
    </context>
    <context>
        <name>TimerPlate</name>
        <message numerus="yes">
            <source>%n seconds to bet</source>
            <translation>
                <numerusform>Še %n sekunda za stave</numerusform>
                <numerusform>Še %n sekundi za stave</numerusform>
                <numerusform>Še %n sekunde za stave</numerusform>
                <numerusform>Še %n sekund za stave</numerusform>
            </translation>
        </message>
        <message>
            <source>No more bets</source>
            <translation>Stave so zaključene</translation>
        </message>
        <message>
            <source>Place bets</source>
            <translation>Stavite</translation>
        </message>
    </context>
    <context>
        <name>TonguesWindow</name>
        <message>
            <source>Language</source>
            <translation>Jezik</translation>
        </message>
        <message>
            <source>Languages</source>
            <translation>Jeziki</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Call attendant</source>
            <translation>Pokliči osebje</translation>
        </message>
        <message>
            <source>Call off the attendant</source>
            <translation>Odpokliči osebje</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Igre</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Pomoč</translation>
        </message>
        <message>
            <source>Languages</source>
            <translation>Jeziki</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Možnosti</translation>
        </message>
    </context>
    <context>
        <name>TouchTestView</name>
        <message>
            <source>Draw lines</source>
            <translation>Riši črte</translation>
        </message>
        <message>
            <source>Hit targets</source>
            <translation>Zadeni tarče</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>Zapusti</translation>
        </message>
        <message>
            <source>Leave, at the top</source>
            <translation>Zapusti, zgoraj</translation>
        </message>
        <message>
            <source>Start again</source>
            <translation>Začni znova</translation>
        </message>
        <message>
            <source>Target %1</source>
            <translation>Tarča %1</translation>
        </message>
        <message>
            <source>Target %1: %2</source>
            <translation>Tarča %1: %2</translation>
        </message>
        <message>
            <source>Touch test</source>
            <translation>Preskus dotika</translation>
        </message>
    </context>
    <context>
        <name>TransferWindow</name>
        <message>
            <source>Move your bet?</source>
            <translation>Premaknete stavo?</translation>
        </message>
    </context>
    <context>
        <name>VoidWindow</name>
        <message>
            <source>Cancel</source>
            <translation>Prekliči</translation>
        </message>
        <message>
            <source>Leave the throw as it is</source>
            <translation>Pusti met, kot je</translation>
        </message>
        <message>
            <source>Void the throw</source>
            <translation>Razveljavi met</translation>
        </message>
        <message>
            <source>Void the throw of round %1</source>
            <translation>Razveljavi met kroga %1</translation>
        </message>
        <message>
            <source>Void the throw: all bets stand</source>
            <translation>Razveljavi met: vse stave ostanejo</translation>
        </message>
    </context>
    <context>
        <name>WallBets</name>
        <message>
            <source>Bets on the table</source>
            <translation>Stave na mizi</translation>
        </message>
    </context>
    <context>
        <name>WallClockPlate</name>
        <message numerus="yes">
            <source>%n seconds left</source>
            <translation>
                <numerusform>Še %n sekunda</numerusform>
                <numerusform>Še %n sekundi</numerusform>
                <numerusform>Še %n sekunde</numerusform>
                <numerusform>Še %n sekund</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>WallHand</name>
        <message>
            <source>Best today</source>
            <translation>Rekord dneva</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Pointi</translation>
        </message>
        <message>
            <source>Rolls</source>
            <translation>Meti</translation>
        </message>
        <message>
            <source>Rolls %1, Points %2. Best hand of the day: rolls %3</source>
            <translation>Meti %1, Pointi %2. Najboljša serija dneva: meti %3</translation>
        </message>
    </context>
    <context>
        <name>WallMain</name>
        <message>
            <source>Chance</source>
            <translation>Priložnost</translation>
        </message>
        <message>
            <source>Main</source>
            <translation>Glavna</translation>
        </message>
        <message>
            <source>Main %1, chance %2</source>
            <translation>Glavna %1, priložnost %2</translation>
        </message>
    </context>
    <context>
        <name>WallPoint</name>
        <message>
            <source>Come-out roll</source>
            <translation>Come-out met</translation>
        </message>
        <message>
            <source>Point</source>
            <translation>Point</translation>
        </message>
        <message>
            <source>The Point is %1</source>
            <translation>Point je %1</translation>
        </message>
    </context>
    <context>
        <name>WinCondition</name>
        <message>
            <source>%1 of %2 throws</source>
            <translation>%1 od %2 metov</translation>
        </message>
        <message>
            <source>Next roll wins</source>
            <translation>Naslednji met dobi</translation>
        </message>
        <message>
            <source>Next roll wins on %1</source>
            <translation>Naslednji met dobi pri %1</translation>
        </message>
        <message>
            <source>Next roll wins: %1</source>
            <translation>Naslednji met dobi: %1</translation>
        </message>
    </context>
    <context>
        <name>YesOrNo</name>
        <message>
            <source>No</source>
            <translation>Ne</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Da</translation>
        </message>
    </context>
</TS>
