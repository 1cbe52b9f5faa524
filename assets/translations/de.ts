<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>AttendantPanel</name>
        <message>
            <source>All doors are shut</source>
            <translation>Alle Türen sind geschlossen</translation>
        </message>
        <message>
            <source>Attendant</source>
            <translation>Personal</translation>
        </message>
        <message>
            <source>Change PIN</source>
            <translation>PIN ändern</translation>
        </message>
        <message>
            <source>Devices</source>
            <translation>Geräte</translation>
        </message>
        <message>
            <source>Doors</source>
            <translation>Türen</translation>
        </message>
        <message>
            <source>Nothing has to be settled</source>
            <translation>Nichts ist zu klären</translation>
        </message>
        <message>
            <source>Play is stopped until the key is turned back</source>
            <translation>Das Spiel steht, bis der Schlüssel zurückgedreht wird</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Sign out</source>
            <translation>Abmelden</translation>
        </message>
        <message>
            <source>Technician</source>
            <translation>Techniker</translation>
        </message>
        <message>
            <source>To be settled</source>
            <translation>Zu klären</translation>
        </message>
    </context>
    <context>
        <name>AutoRepeatQuestion</name>
        <message>
            <source>%1 a round</source>
            <translation>%1 pro Runde</translation>
        </message>
        <message>
            <source>Auto repeat</source>
            <translation>Automatisch wiederholen</translation>
        </message>
        <message>
            <source>Repeat puts up %1 now.</source>
            <translation>„Wiederholen“ setzt jetzt %1.</translation>
        </message>
        <message>
            <source>Repeat these bets after every roll?</source>
            <translation>Diese Einsätze nach jedem Wurf wiederholen?</translation>
        </message>
        <message>
            <source>The bets go up by themselves until you touch the table.</source>
            <translation>Die Einsätze werden von selbst gelegt, bis Sie den Tisch berühren.</translation>
        </message>
        <message>
            <source>The dice roll by themselves until you touch the table.</source>
            <translation>Die Würfel rollen von selbst, bis Sie den Tisch berühren.</translation>
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
            <translation>Bank</translation>
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
            <translation>Deckung</translation>
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
            <translation>Pasch</translation>
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
            <translation>Zahl {0}</translation>
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
            <translation>Straße</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Summe</translation>
        </message>
        <message>
            <source>Total {0}</source>
            <translation>Summe {0}</translation>
        </message>
        <message>
            <source>Triple</source>
            <translation>Dreierpasch</translation>
        </message>
    </context>
    <context>
        <name>BetCardFigures</name>
        <message>
            <source>House edge</source>
            <translation>Hausvorteil</translation>
        </message>
        <message>
            <source>Limits</source>
            <translation>Limits</translation>
        </message>
        <message>
            <source>Pays</source>
            <translation>Zahlt</translation>
        </message>
        <message>
            <source>Your bet</source>
            <translation>Ihr Einsatz</translation>
        </message>
    </context>
    <context>
        <name>BetCardRules</name>
        <message>
            <source>Loses</source>
            <translation>Verliert</translation>
        </message>
        <message>
            <source>Now</source>
            <translation>Jetzt</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Gewinnt</translation>
        </message>
    </context>
    <context>
        <name>BetCardWindow</name>
        <message>
            <source>About %1</source>
            <translation>Über %1</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Close the card</source>
            <translation>Karte schließen</translation>
        </message>
        <message>
            <source>One chip less</source>
            <translation>Ein Chip weniger</translation>
        </message>
        <message>
            <source>One chip more</source>
            <translation>Ein Chip mehr</translation>
        </message>
        <message>
            <source>Take down</source>
            <translation>Zurücknehmen</translation>
        </message>
    </context>
    <context>
        <name>BetRow</name>
        <message>
            <source>Auto repeat</source>
            <translation>Automatik</translation>
        </message>
        <message>
            <source>Clear last</source>
            <translation>Letzten löschen</translation>
        </message>
        <message>
            <source>Double</source>
            <translation>Verdoppeln</translation>
        </message>
        <message>
            <source>Keep bets</source>
            <translation>Einsätze halten</translation>
        </message>
        <message>
            <source>Keep bets on</source>
            <translation>Einsätze halten</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Erneut</translation>
        </message>
        <message>
            <source>Repeat</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Stop auto repeat</source>
            <translation>Automatik beenden</translation>
        </message>
        <message>
            <source>Stop keeping bets on</source>
            <translation>Einsätze nicht mehr halten</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>hold: auto</source>
            <translation>lang: Auto</translation>
        </message>
        <message>
            <source>off</source>
            <translation>aus</translation>
        </message>
        <message>
            <source>on</source>
            <translation>ein</translation>
        </message>
        <message>
            <source>touch to stop</source>
            <translation>tippen: Stopp</translation>
        </message>
        <message>
            <source>twice: all</source>
            <translation>2-mal: alle</translation>
        </message>
    </context>
    <context>
        <name>BreakWindow</name>
        <message>
            <source>Break in play</source>
            <translation>Spielpause</translation>
        </message>
        <message>
            <source>No dice are thrown meanwhile. Your bets stay up, or you take them down.</source>
            <translation>Solange wird nicht gewürfelt. Ihre Einsätze bleiben stehen, oder Sie nehmen sie weg.</translation>
        </message>
        <message>
            <source>Time left %1</source>
            <translation>Noch %1</translation>
        </message>
    </context>
    <context>
        <name>Button</name>
        <message>
            <source>Across</source>
            <translation>Alle</translation>
        </message>
        <message>
            <source>Double</source>
            <translation>Verdoppeln</translation>
        </message>
        <message>
            <source>Inside</source>
            <translation>Innen</translation>
        </message>
        <message>
            <source>Outside</source>
            <translation>Außen</translation>
        </message>
        <message>
            <source>Press</source>
            <translation>Erhöhen</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Erneut</translation>
        </message>
        <message>
            <source>Repeat</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Zurück</translation>
        </message>
    </context>
    <context>
        <name>CardPinWindow</name>
        <message>
            <source>After too many wrong PINs the card is blocked until an attendant unblocks it.</source>
            <translation>Nach zu vielen falschen PINs ist die Karte gesperrt, bis das Personal sie entsperrt.</translation>
        </message>
        <message>
            <source>Play without card</source>
            <translation>Ohne Karte spielen</translation>
        </message>
        <message>
            <source>The PIN of your card</source>
            <translation>Die PIN Ihrer Karte</translation>
        </message>
        <message>
            <source>Your PIN logs you in. Your credit and your bets stay as they are.</source>
            <translation>Mit Ihrer PIN melden Sie sich an. Guthaben und Einsätze bleiben, wie sie sind.</translation>
        </message>
        <message>
            <source>Your card</source>
            <translation>Ihre Karte</translation>
        </message>
    </context>
    <context>
        <name>CashBoxPage</name>
        <message>
            <source>Next</source>
            <translation>Weiter</translation>
        </message>
    </context>
    <context>
        <name>CashOutQuestion</name>
        <message>
            <source>Cash out?</source>
            <translation>Auszahlen?</translation>
        </message>
        <message>
            <source>Hand pay</source>
            <translation>Handauszahlung</translation>
        </message>
        <message>
            <source>Keep playing</source>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>No ticket can be printed for it: an attendant pays your whole credit by hand</source>
            <translation>Dafür kann kein Ticket gedruckt werden: Das Personal zahlt das ganze Guthaben von Hand aus</translation>
        </message>
        <message>
            <source>Print ticket</source>
            <translation>Ticket drucken</translation>
        </message>
        <message>
            <source>Your whole credit will be printed as a ticket</source>
            <translation>Ihr ganzes Guthaben wird als Ticket gedruckt</translation>
        </message>
    </context>
    <context>
        <name>ChipStack</name>
        <message>
            <source>%1 is off</source>
            <translation>%1 ist ausgeschaltet</translation>
        </message>
    </context>
    <context>
        <name>ChoiceWindow</name>
        <message numerus="yes">
            <source>%n seconds to choose</source>
            <translation>
                <numerusform>%n Sekunde zum Wählen</numerusform>
                <numerusform>%n Sekunden zum Wählen</numerusform>
            </translation>
        </message>
        <message>
            <source>The time rests</source>
            <translation>Die Zeit ruht</translation>
        </message>
    </context>
    <context>
        <name>CleanScreen</name>
        <message>
            <source>%1 seconds left</source>
            <translation>Noch %1 Sekunden</translation>
        </message>
        <message>
            <source>The screen is locked for cleaning</source>
            <translation>Der Bildschirm ist zum Reinigen gesperrt</translation>
        </message>
        <message>
            <source>Touches do not count until the time is up</source>
            <translation>Bis zum Ablauf der Zeit zählen Berührungen nicht</translation>
        </message>
        <message>
            <source>You can wipe the screen now</source>
            <translation>Sie können den Bildschirm jetzt abwischen</translation>
        </message>
    </context>
    <context>
        <name>ClockPage</name>
        <message>
            <source>Date and time</source>
            <translation>Datum und Uhrzeit</translation>
        </message>
    </context>
    <context>
        <name>ClubTable</name>
        <message>
            <source>Chance</source>
            <translation>Chance</translation>
        </message>
        <message>
            <source>Main</source>
            <translation>Main</translation>
        </message>
    </context>
    <context>
        <name>CommissionWindow</name>
        <message>
            <source>%1: stake %2, commission %3</source>
            <translation>%1: Einsatz %2, Kommission %3</translation>
        </message>
        <message>
            <source>Bet</source>
            <translation>Feld</translation>
        </message>
        <message>
            <source>Commission</source>
            <translation>Kommission</translation>
        </message>
        <message>
            <source>Stake</source>
            <translation>Einsatz</translation>
        </message>
        <message>
            <source>These bets cost a commission. Do you accept it?</source>
            <translation>Diese Einsätze kosten eine Kommission. Sind Sie einverstanden?</translation>
        </message>
        <message>
            <source>This bet costs a commission. Do you accept it?</source>
            <translation>Dieser Einsatz kostet eine Kommission. Sind Sie einverstanden?</translation>
        </message>
        <message>
            <source>Total %1</source>
            <translation>Gesamt %1</translation>
        </message>
    </context>
    <context>
        <name>ConsentWindow</name>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Back to the question</source>
            <translation>Zurück zur Frage</translation>
        </message>
        <message>
            <source>Do not remember me</source>
            <translation>Nicht merken</translation>
        </message>
        <message>
            <source>It would keep your language, hand and text size, the felts you save, your first name and the figures of your play, under a code instead of your card number.</source>
            <translation>Es würde sich Sprache, Hand und Schriftgröße, Ihre gespeicherten Einsatzbilder, Ihren Vornamen und die Zahlen Ihres Spiels merken, unter einem Code statt Ihrer Kartennummer.</translation>
        </message>
        <message>
            <source>Limits that you set hold for your card until the gaming day ends, whatever you answer.</source>
            <translation>Limits, die Sie setzen, gelten für Ihre Karte bis zum Ende des Spieltags, wie immer Sie antworten.</translation>
        </message>
        <message>
            <source>May this machine remember you?</source>
            <translation>Darf sich dieses Gerät an Sie erinnern?</translation>
        </message>
        <message>
            <source>No, thank you</source>
            <translation>Nein, danke</translation>
        </message>
        <message>
            <source>Remember me</source>
            <translation>Ja, merken</translation>
        </message>
        <message>
            <source>The PIN of your card</source>
            <translation>Die PIN Ihrer Karte</translation>
        </message>
        <message>
            <source>This machine asks for your PIN whenever your card is used here, so that no one else can log in with it.</source>
            <translation>Dieses Gerät fragt nach Ihrer PIN, wenn Ihre Karte hier benutzt wird, damit sich niemand sonst mit ihr anmelden kann.</translation>
        </message>
        <message>
            <source>You can have all of it deleted at any time: Session, Your card, Forget me. The machine's log keeps what it has recorded until then.</source>
            <translation>Sie können alles jederzeit löschen lassen: Sitzung, Ihre Karte, Vergessen. Das Protokoll des Geräts behält, was es bis dahin aufgezeichnet hat.</translation>
        </message>
    </context>
    <context>
        <name>ConsoleHead</name>
        <message>
            <source>Dealer</source>
            <translation>Dealer</translation>
        </message>
        <message>
            <source>Dealer %1: change the dealer</source>
            <translation>Dealer %1: Dealer wechseln</translation>
        </message>
        <message>
            <source>Languages</source>
            <translation>Sprachen</translation>
        </message>
    </context>
    <context>
        <name>ConsoleView</name>
        <message>
            <source>The table answers, and has no faults.</source>
            <translation>Der Tisch antwortet und hat keine Störung.</translation>
        </message>
    </context>
    <context>
        <name>CreditBar</name>
        <message>
            <source>Bet</source>
            <translation>Einsatz</translation>
        </message>
        <message>
            <source>Credit</source>
            <translation>Guthaben</translation>
        </message>
        <message>
            <source>Last bet</source>
            <translation>Letzter Einsatz</translation>
        </message>
        <message>
            <source>Last paid</source>
            <translation>Letzte Auszahlung</translation>
        </message>
        <message>
            <source>Last win</source>
            <translation>Letzter Gewinn</translation>
        </message>
        <message>
            <source>Max total bet</source>
            <translation>Max. Gesamteinsatz</translation>
        </message>
        <message>
            <source>Playable</source>
            <translation>Spielbar</translation>
        </message>
    </context>
    <context>
        <name>CreditPage</name>
        <message>
            <source>Amount</source>
            <translation>Betrag</translation>
        </message>
        <message>
            <source>Print the slip again</source>
            <translation>Zettel nochmals drucken</translation>
        </message>
    </context>
    <context>
        <name>Dealer</name>
        <message>
            <source>A dealer's name has up to {0} letters and digits, and begins with a letter.</source>
            <translation>Der Name eines Dealers hat bis zu {0} Buchstaben und Ziffern und beginnt mit einem Buchstaben.</translation>
        </message>
        <message>
            <source>A person of the staff has turned a key at the table and agrees.</source>
            <translation>Eine Person des Personals hat am Tisch einen Schlüssel gedreht und stimmt zu.</translation>
        </message>
        <message>
            <source>Another person confirms these dice.</source>
            <translation>Eine andere Person bestätigt diese Würfel.</translation>
        </message>
        <message>
            <source>Choose the next game</source>
            <translation>Nächstes Spiel wählen</translation>
        </message>
        <message>
            <source>Choose the shooter</source>
            <translation>Shooter wählen</translation>
        </message>
        <message>
            <source>Confirm the dice</source>
            <translation>Würfel bestätigen</translation>
        </message>
        <message>
            <source>Dice may lie already: a person of the staff has to turn a key at the table.</source>
            <translation>Die Würfel liegen womöglich schon: Eine Person des Personals muss am Tisch einen Schlüssel drehen.</translation>
        </message>
        <message>
            <source>Enter the dice</source>
            <translation>Würfel eingeben</translation>
        </message>
        <message>
            <source>Entered</source>
            <translation>Eingegeben</translation>
        </message>
        <message>
            <source>Entered by {0}</source>
            <translation>Eingegeben von {0}</translation>
        </message>
        <message>
            <source>Final bets: {0} of {1}</source>
            <translation>Letzte Einsätze da: {0} von {1}</translation>
        </message>
        <message>
            <source>Keep the shooter</source>
            <translation>Shooter behalten</translation>
        </message>
        <message>
            <source>Last call</source>
            <translation>Letzte Einsätze ansagen</translation>
        </message>
        <message>
            <source>Main {0}</source>
            <translation>Main {0}</translation>
        </message>
        <message>
            <source>Main {0}, chance {1}</source>
            <translation>Main {0}, Chance {1}</translation>
        </message>
        <message>
            <source>Next game: {0}</source>
            <translation>Nächstes Spiel: {0}</translation>
        </message>
        <message>
            <source>Next: {0}</source>
            <translation>Als Nächstes: {0}</translation>
        </message>
        <message>
            <source>No dice lie yet: the dealer alone declares the throw void.</source>
            <translation>Noch liegen keine Würfel: Der Dealer allein erklärt den Wurf für ungültig.</translation>
        </message>
        <message>
            <source>No main yet</source>
            <translation>Noch kein Main</translation>
        </message>
        <message>
            <source>No more bets</source>
            <translation>Nichts geht mehr</translation>
        </message>
        <message>
            <source>No shooter</source>
            <translation>Kein Shooter</translation>
        </message>
        <message>
            <source>Nothing is awaited of the dealer now.</source>
            <translation>Vom Dealer wird gerade nichts erwartet.</translation>
        </message>
        <message>
            <source>Open betting</source>
            <translation>Einsätze öffnen</translation>
        </message>
        <message>
            <source>Pause the table</source>
            <translation>Tisch anhalten</translation>
        </message>
        <message>
            <source>Paused: all bets stand</source>
            <translation>Angehalten: Alle Einsätze bleiben</translation>
        </message>
        <message>
            <source>Read by the generator</source>
            <translation>Vom Generator gelesen</translation>
        </message>
        <message>
            <source>Resume the table</source>
            <translation>Tisch fortsetzen</translation>
        </message>
        <message>
            <source>Rolls {0}, Points {1}</source>
            <translation>Würfe {0}, Points {1}</translation>
        </message>
        <message>
            <source>Seat {0}</source>
            <translation>Platz {0}</translation>
        </message>
        <message>
            <source>Seat {0} shoots</source>
            <translation>Platz {0} wirft</translation>
        </message>
        <message>
            <source>Seat {0}: {1}</source>
            <translation>Platz {0}: {1}</translation>
        </message>
        <message>
            <source>Silent seats: {0}</source>
            <translation>Stumme Plätze: {0}</translation>
        </message>
        <message>
            <source>Table {0}</source>
            <translation>Tisch {0}</translation>
        </message>
        <message>
            <source>The dealer has not acted in time: an attendant has been called.</source>
            <translation>Der Dealer hat nicht rechtzeitig gehandelt: Das Personal ist gerufen.</translation>
        </message>
        <message>
            <source>The dice are checked: all bets stand</source>
            <translation>Die Würfel werden geprüft: Alle Einsätze bleiben</translation>
        </message>
        <message>
            <source>The earlier orders are not answered yet.</source>
            <translation>Frühere Anweisungen sind noch nicht beantwortet.</translation>
        </message>
        <message>
            <source>The staff is at work: all bets stand</source>
            <translation>Das Personal ist am Werk: Alle Einsätze bleiben</translation>
        </message>
        <message>
            <source>The table cannot be reached</source>
            <translation>Der Tisch ist nicht erreichbar</translation>
        </message>
        <message>
            <source>The table is looked for</source>
            <translation>Der Tisch wird gesucht</translation>
        </message>
        <message>
            <source>Throw the dice</source>
            <translation>Würfel werfen</translation>
        </message>
        <message>
            <source>Touch the face that each die shows.</source>
            <translation>Berühren Sie die Augenzahl, die jeder Würfel zeigt.</translation>
        </message>
        <message>
            <source>Touch the seat that shoots next.</source>
            <translation>Berühren Sie den Platz, der als Nächster wirft.</translation>
        </message>
        <message>
            <source>Void the throw</source>
            <translation>Wurf ungültig</translation>
        </message>
        <message>
            <source>bets in</source>
            <translation>Einsatz da</translation>
        </message>
        <message>
            <source>betting</source>
            <translation>setzt</translation>
        </message>
        <message>
            <source>comes next</source>
            <translation>kommt als Nächstes</translation>
        </message>
        <message>
            <source>free</source>
            <translation>frei</translation>
        </message>
        <message>
            <source>is played now</source>
            <translation>wird jetzt gespielt</translation>
        </message>
        <message>
            <source>no bets</source>
            <translation>leer</translation>
        </message>
        <message>
            <source>ready</source>
            <translation>bereit</translation>
        </message>
        <message>
            <source>round {0}</source>
            <translation>Runde {0}</translation>
        </message>
        <message>
            <source>seated</source>
            <translation>besetzt</translation>
        </message>
        <message>
            <source>shoots</source>
            <translation>wirft</translation>
        </message>
        <message>
            <source>silent</source>
            <translation>stumm</translation>
        </message>
        <message>
            <source>waits for bets: {0}</source>
            <translation>wartet auf Einsätze: {0}</translation>
        </message>
        <message>
            <source>{0}: done</source>
            <translation>{0}: erledigt</translation>
        </message>
        <message>
            <source>{0}: sent to the table</source>
            <translation>{0}: an den Tisch gesendet</translation>
        </message>
    </context>
    <context>
        <name>DealerPage</name>
        <message>
            <source>Die %1</source>
            <translation>Würfel %1</translation>
        </message>
        <message>
            <source>Die %1 shows %2</source>
            <translation>Würfel %1 zeigt %2</translation>
        </message>
    </context>
    <context>
        <name>DealerWindow</name>
        <message>
            <source>Dealer</source>
            <translation>Dealer</translation>
        </message>
    </context>
    <context>
        <name>DevicesPage</name>
        <message>
            <source>Go on</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Last faults</source>
            <translation>Letzte Störungen</translation>
        </message>
        <message>
            <source>On the line</source>
            <translation>Auf der Leitung</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>received</source>
            <translation>empfangen</translation>
        </message>
        <message>
            <source>sent</source>
            <translation>gesendet</translation>
        </message>
    </context>
    <context>
        <name>DicePad</name>
        <message>
            <source>Die %1</source>
            <translation>Würfel %1</translation>
        </message>
        <message>
            <source>Die %1 shows %2</source>
            <translation>Würfel %1 zeigt %2</translation>
        </message>
    </context>
    <context>
        <name>DiceStatistics</name>
        <message>
            <source>No rolls yet</source>
            <translation>Noch keine Würfe</translation>
        </message>
        <message>
            <source>Rolls since each hard way</source>
            <translation>Würfe seit jedem Hard Way</translation>
        </message>
        <message numerus="yes">
            <source>The last %n rolls by total</source>
            <translation>
                <numerusform>Der letzte Wurf nach Summe (%n)</numerusform>
                <numerusform>Die letzten %n Würfe nach Summe</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The last %n throws by face</source>
            <translation>
                <numerusform>Der letzte Wurf nach Augenzahl</numerusform>
                <numerusform>Die letzten %n Würfe nach Augenzahl</numerusform>
            </translation>
        </message>
        <message>
            <source>expected</source>
            <translation>erwartet</translation>
        </message>
    </context>
    <context>
        <name>DiceTray</name>
        <message>
            <source>Dice tray</source>
            <translation>Würfelschale</translation>
        </message>
    </context>
    <context>
        <name>DiceWindow</name>
        <message>
            <source>Live picture of the dice, larger</source>
            <translation>Livebild der Würfel, grösser</translation>
        </message>
        <message>
            <source>The dice: %1</source>
            <translation>Die Würfel: %1</translation>
        </message>
        <message>
            <source>Touch to close</source>
            <translation>Zum Schliessen berühren</translation>
        </message>
    </context>
    <context>
        <name>Die</name>
        <message>
            <source>Die</source>
            <translation>Würfel</translation>
        </message>
        <message>
            <source>Die %1</source>
            <translation>Würfel %1</translation>
        </message>
    </context>
    <context>
        <name>Display</name>
        <message>
            <source>All bets</source>
            <translation>Alle Einsätze</translation>
        </message>
        <message>
            <source>Box bets</source>
            <translation>Box Bets</translation>
        </message>
        <message>
            <source>Combinations</source>
            <translation>Kombinationen</translation>
        </message>
        <message>
            <source>Hard Ways</source>
            <translation>Hard Ways</translation>
        </message>
        <message>
            <source>Last bets</source>
            <translation>Letzte Einsätze</translation>
        </message>
        <message>
            <source>Line bets</source>
            <translation>Linien</translation>
        </message>
        <message>
            <source>No more bets</source>
            <translation>Nichts geht mehr</translation>
        </message>
        <message>
            <source>No shooter</source>
            <translation>Kein Shooter</translation>
        </message>
        <message>
            <source>Numbers</source>
            <translation>Zahlen</translation>
        </message>
        <message>
            <source>Odds</source>
            <translation>Odds</translation>
        </message>
        <message>
            <source>One moment, please</source>
            <translation>Einen Moment, bitte</translation>
        </message>
        <message>
            <source>One moment, please: all bets stand</source>
            <translation>Einen Moment, bitte: Alle Einsätze bleiben</translation>
        </message>
        <message>
            <source>One-roll bets</source>
            <translation>Ein-Wurf-Wetten</translation>
        </message>
        <message>
            <source>Other fields</source>
            <translation>Andere Felder</translation>
        </message>
        <message>
            <source>Place your bets</source>
            <translation>Bitte setzen</translation>
        </message>
        <message>
            <source>Seat {0} shoots</source>
            <translation>Platz {0} wirft</translation>
        </message>
        <message>
            <source>Side bets</source>
            <translation>Nebenwetten</translation>
        </message>
        <message>
            <source>Table {0}</source>
            <translation>Tisch {0}</translation>
        </message>
        <message>
            <source>Take it or risk it</source>
            <translation>Nehmen oder riskieren</translation>
        </message>
        <message>
            <source>The bank</source>
            <translation>Die Bank</translation>
        </message>
        <message>
            <source>The bets are settled</source>
            <translation>Die Einsätze sind abgerechnet</translation>
        </message>
        <message>
            <source>The dice are out</source>
            <translation>Die Würfel sind unterwegs</translation>
        </message>
        <message>
            <source>This hand</source>
            <translation>Diese Serie</translation>
        </message>
        <message>
            <source>cold</source>
            <translation>kalt</translation>
        </message>
        <message>
            <source>from {0}</source>
            <translation>ab {0}</translation>
        </message>
        <message>
            <source>hot</source>
            <translation>heiß</translation>
        </message>
        <message>
            <source>seats {0}</source>
            <translation>Plätze {0}</translation>
        </message>
        <message>
            <source>then seat {0}</source>
            <translation>dann Platz {0}</translation>
        </message>
        <message>
            <source>up to {0}</source>
            <translation>bis {0}</translation>
        </message>
        <message>
            <source>up to {0} times</source>
            <translation>bis {0}-fach</translation>
        </message>
        <message>
            <source>{0} to {1}</source>
            <translation>{0} bis {1}</translation>
        </message>
        <message>
            <source>{0}, then {1}</source>
            <translation>{0}, dann {1}</translation>
        </message>
    </context>
    <context>
        <name>DisplayWindow</name>
        <message>
            <source>Table display</source>
            <translation>Tischanzeige</translation>
        </message>
    </context>
    <context>
        <name>EditorButtons</name>
        <message>
            <source>Default</source>
            <translation>Vorgabe</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Enter the default</source>
            <translation>Vorgabe eintragen</translation>
        </message>
    </context>
    <context>
        <name>EditorKeyboard</name>
        <message>
            <source>New value</source>
            <translation>Neuer Wert</translation>
        </message>
    </context>
    <context>
        <name>EditorNumbers</name>
        <message>
            <source>Add</source>
            <translation>Hinzufügen</translation>
        </message>
        <message>
            <source>Another value</source>
            <translation>Weiterer Wert</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Vorgabe</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Enter the default</source>
            <translation>Vorgabe eintragen</translation>
        </message>
        <message>
            <source>New value</source>
            <translation>Neuer Wert</translation>
        </message>
        <message>
            <source>Remove %1</source>
            <translation>%1 entfernen</translation>
        </message>
    </context>
    <context>
        <name>EntryLine</name>
        <message>
            <source>Typed</source>
            <translation>Getippt</translation>
        </message>
    </context>
    <context>
        <name>ExportWindow</name>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exportieren</translation>
        </message>
    </context>
    <context>
        <name>FaceOdds</name>
        <message>
            <source>up to %1</source>
            <translation>bis %1</translation>
        </message>
    </context>
    <context>
        <name>FacePair</name>
        <message numerus="yes">
            <source>%n rolls since last</source>
            <translation>
                <numerusform>vor %n Wurf</numerusform>
                <numerusform>vor %n Würfen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FacePlate</name>
        <message>
            <source>Loses %1</source>
            <translation>Verliert %1</translation>
        </message>
        <message>
            <source>Wins %1</source>
            <translation>Gewinnt %1</translation>
        </message>
    </context>
    <context>
        <name>FaceRoller</name>
        <message>
            <source>%1 of 10</source>
            <translation>%1 von 10</translation>
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
            <translation>Hier setzen</translation>
        </message>
        <message>
            <source>Hits</source>
            <translation>Treffer</translation>
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
            <translation>%1 löschen</translation>
        </message>
        <message>
            <source>Put up %1</source>
            <translation>%1 setzen</translation>
        </message>
    </context>
    <context>
        <name>FavouriteNames</name>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Speichern</translation>
        </message>
    </context>
    <context>
        <name>Favourites</name>
        <message>
            <source>Bold</source>
            <translation>Mutig</translation>
        </message>
        <message>
            <source>Careful</source>
            <translation>Vorsichtig</translation>
        </message>
        <message>
            <source>Felt {0}</source>
            <translation>Einsatz {0}</translation>
        </message>
        <message>
            <source>House edge {0}</source>
            <translation>Hausvorteil {0}</translation>
        </message>
        <message>
            <source>Lucky</source>
            <translation>Glück</translation>
        </message>
        <message>
            <source>My usual</source>
            <translation>Wie immer</translation>
        </message>
        <message>
            <source>Now {0}</source>
            <translation>Jetzt {0}</translation>
        </message>
        <message>
            <source>On average {0} a roll, in units of {1}</source>
            <translation>Im Schnitt {0} je Wurf, Einheit {1}</translation>
        </message>
        <message>
            <source>Touch the felt that is to be forgotten.</source>
            <translation>Berühren Sie das Einsatzbild, das gelöscht werden soll.</translation>
        </message>
        <message>
            <source>{0} of {1} saved with your card</source>
            <translation>{0} von {1} mit Ihrer Karte gespeichert</translation>
        </message>
        <message>
            <source>{0} of {1} saved, until your session ends</source>
            <translation>{0} von {1} gespeichert, bis Ihre Sitzung endet</translation>
        </message>
    </context>
    <context>
        <name>FavouritesWindow</name>
        <message>
            <source>A name for this felt</source>
            <translation>Ein Name für diese Einsätze</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Favoriten</translation>
        </message>
        <message>
            <source>Forget a felt</source>
            <translation>Einsätze löschen</translation>
        </message>
        <message>
            <source>Keep them all</source>
            <translation>Alle behalten</translation>
        </message>
        <message>
            <source>Put your bets up, and save them here under a name: one touch puts them all up again.</source>
            <translation>Setzen Sie, und speichern Sie Ihre Einsätze hier unter einem Namen: Eine Berührung setzt sie alle wieder.</translation>
        </message>
        <message>
            <source>Save this felt</source>
            <translation>Einsätze speichern</translation>
        </message>
    </context>
    <context>
        <name>Felt</name>
        <message>
            <source>Again</source>
            <translation>Nochmal</translation>
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
            <translation>BIG SHOT: drei Treffer zahlen {0}, oder ein vierter Würfel: {1} bei Treffer, sonst {2}</translation>
        </message>
        <message>
            <source>Bank</source>
            <translation>Bank</translation>
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
            <translation>Chance</translation>
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
            <translation>Come auf {0}</translation>
        </message>
        <message>
            <source>Cover</source>
            <translation>Deckung</translation>
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
            <translation>Don't Come auf {0}</translation>
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
            <translation>2-fach</translation>
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
            <translation>Verliert</translation>
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
            <translation>Main</translation>
        </message>
        <message>
            <source>Main {0}</source>
            <translation>Main {0}</translation>
        </message>
        <message>
            <source>Nine</source>
            <translation>Nine</translation>
        </message>
        <message>
            <source>Number {0}</source>
            <translation>Zahl {0}</translation>
        </message>
        <message>
            <source>One roll</source>
            <translation>Ein Wurf</translation>
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
            <translation>Das Haus deckt {0}</translation>
        </message>
        <message>
            <source>The house lays {0}</source>
            <translation>Das Haus legt {0}</translation>
        </message>
        <message>
            <source>Throw for it</source>
            <translation>Auswürfeln</translation>
        </message>
        <message>
            <source>Throw for the main</source>
            <translation>Das Main auswürfeln</translation>
        </message>
        <message>
            <source>Triple</source>
            <translation>3-fach</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Gewinnt</translation>
        </message>
        <message>
            <source>from {0}</source>
            <translation>ab {0}</translation>
        </message>
        <message>
            <source>made: {0}</source>
            <translation>erreicht: {0}</translation>
        </message>
        <message>
            <source>{0} back</source>
            <translation>{0} zurück</translation>
        </message>
        <message>
            <source>{0} of {1}</source>
            <translation>{0} von {1}</translation>
        </message>
        <message>
            <source>{0} to {1}</source>
            <translation>{0} zu {1}</translation>
        </message>
    </context>
    <context>
        <name>Field</name>
        <message>
            <source>%1 more seats</source>
            <translation>%1 weitere Plätze</translation>
        </message>
        <message>
            <source>%1, off</source>
            <translation>%1, ausgeschaltet</translation>
        </message>
        <message>
            <source>on the way to the table</source>
            <translation>auf dem Weg zum Tisch</translation>
        </message>
        <message>
            <source>others: %1</source>
            <translation>andere: %1</translation>
        </message>
        <message>
            <source>seat %1: %2</source>
            <translation>Platz %1: %2</translation>
        </message>
    </context>
    <context>
        <name>FindWindow</name>
        <message>
            <source>Find</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Go to</source>
            <translation>Gehe zu</translation>
        </message>
        <message>
            <source>Looked for</source>
            <translation>Gesucht</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Zeigen</translation>
        </message>
    </context>
    <context>
        <name>FirstHand</name>
        <message>
            <source>7 and 11 win at once, 2, 3 and 12 lose; any other total becomes the Point. Touch ROLL: the dice of this lesson are chosen, and set a Point.</source>
            <translation>7 und 11 gewinnen sofort, 2, 3 und 12 verlieren; jede andere Summe wird zum Point. WURF berühren: Die Würfel dieser Lektion sind gewählt und setzen einen Point.</translation>
        </message>
        <message>
            <source>7 wins at once; any other total becomes the Point. Touch ROLL: the dice of this lesson are chosen, and set a Point.</source>
            <translation>Die 7 gewinnt sofort; jede andere Summe wird zum Point. WURF berühren: Die Würfel dieser Lektion sind gewählt und setzen einen Point.</translation>
        </message>
        <message>
            <source>A Place bet on the 6</source>
            <translation>Eine Place-Wette auf die 6</translation>
        </message>
        <message>
            <source>Bet on Any Double</source>
            <translation>Auf Double setzen</translation>
        </message>
        <message>
            <source>Bet on a number</source>
            <translation>Auf eine Zahl setzen</translation>
        </message>
        <message>
            <source>Bet on the Pass Line</source>
            <translation>Auf die Pass Line setzen</translation>
        </message>
        <message>
            <source>Every bet is decided by each throw. Touch ROLL: no more bets are taken, and the dice of this lesson are chosen.</source>
            <translation>Jeder Wurf entscheidet alle Wetten. WURF berühren: Nichts geht mehr, und die Würfel dieser Lektion sind gewählt.</translation>
        </message>
        <message>
            <source>From now on two totals decide: {0} wins, {1} loses. Touch ROLL: in this lesson neither comes yet.</source>
            <translation>Von jetzt an entscheiden zwei Summen: {0} gewinnt, {1} verliert. WURF berühren: In dieser Lektion kommt noch keine von beiden.</translation>
        </message>
        <message>
            <source>It pays {0} if two dice are alike, whichever they are, and {1} if all three are. Touch the marked field to bet {2} in play chips.</source>
            <translation>Es zahlt {0}, wenn irgend zwei Würfel gleich sind, und {1}, wenn es alle drei sind. Das markierte Feld berühren, um {2} in Spielchips zu setzen.</translation>
        </message>
        <message>
            <source>It wins each time a 6 comes, and loses on 7. Touch the marked field to bet {0} in play chips.</source>
            <translation>Sie gewinnt jedes Mal, wenn eine 6 kommt, und verliert bei 7. Das markierte Feld berühren, um {0} in Spielchips zu setzen.</translation>
        </message>
        <message>
            <source>Lay a bank</source>
            <translation>Eine Bank legen</translation>
        </message>
        <message>
            <source>Most players begin here. Touch the marked field to bet {0} in play chips.</source>
            <translation>Hier beginnen die meisten Spieler. Das markierte Feld berühren, um {0} in Spielchips zu setzen.</translation>
        </message>
        <message>
            <source>No 6, and still {0}: your first hand is over</source>
            <translation>Keine 6 und doch {0}: Die erste Runde ist vorbei</translation>
        </message>
        <message>
            <source>Nothing is decided</source>
            <translation>Nichts ist entschieden</translation>
        </message>
        <message>
            <source>Pass Line and odds have won {0}, the whole hand {1} in play chips. Real dice fall by chance: a 7 would have taken every bet. The help explains all bets.</source>
            <translation>Pass Line und Odds haben {0} gewonnen, die ganze Runde {1} in Spielchips. Echte Würfel fallen zufällig: Eine 7 hätte alle Wetten genommen. Die Hilfe erklärt alle Wetten.</translation>
        </message>
        <message>
            <source>Roll again</source>
            <translation>Noch ein Wurf</translation>
        </message>
        <message>
            <source>The 6 has paid {0}, Any Double {1}, and the stakes have come back. Touch the marked field to bet {2} on the 6 again.</source>
            <translation>Die 6 hat {0} gezahlt, Double {1}, und die Einsätze sind zurück. Das markierte Feld berühren, um wieder {2} auf die 6 zu setzen.</translation>
        </message>
        <message>
            <source>The 6 has won {0}</source>
            <translation>Die 6 hat {0} gewonnen</translation>
        </message>
        <message>
            <source>The Pass Line now wins if {0} comes before a 7. Odds make the bet larger and pay {1}. Touch the marked field to bet {2} in play chips.</source>
            <translation>Die Pass Line gewinnt jetzt, wenn die {0} vor einer 7 kommt. Odds vergrößern den Einsatz und zahlen {1}. Das markierte Feld berühren, um {2} in Spielchips zu setzen.</translation>
        </message>
        <message>
            <source>The Place bet stays up. Touch ROLL: in this lesson the Point {0} comes now.</source>
            <translation>Die Place-Wette bleibt stehen. WURF berühren: In dieser Lektion kommt jetzt der Point {0}.</translation>
        </message>
        <message>
            <source>The Point is made: your first hand is over</source>
            <translation>Der Point ist da: Die erste Runde ist vorbei</translation>
        </message>
        <message>
            <source>The Point is {0}: take odds</source>
            <translation>Der Point ist {0}: Odds nehmen</translation>
        </message>
        <message>
            <source>The bank stays. Touch ROLL: in this lesson {0} comes now.</source>
            <translation>Die Bank bleibt. WURF berühren: In dieser Lektion kommt jetzt die {0}.</translation>
        </message>
        <message>
            <source>The chance has come: you win {0}</source>
            <translation>Die Chance ist da: Gewinn {0}</translation>
        </message>
        <message>
            <source>The come-out roll</source>
            <translation>Der Come-out-Wurf</translation>
        </message>
        <message>
            <source>The first total from 5 to 9 becomes the main; any other is thrown again. Touch ROLL: the dice of this lesson are chosen.</source>
            <translation>Die erste Summe von 5 bis 9 wird das Main; bei jeder anderen wird noch einmal geworfen. WURF berühren: Die Würfel dieser Lektion sind gewählt.</translation>
        </message>
        <message>
            <source>The main is {0}</source>
            <translation>Das Main ist {0}</translation>
        </message>
        <message>
            <source>The three dice</source>
            <translation>Die drei Würfel</translation>
        </message>
        <message>
            <source>The whole hand has won {0} in play chips. Real dice fall by chance: in most throws no die shows your number, and the bet is lost. The help explains all bets.</source>
            <translation>Die ganze Runde hat {0} in Spielchips gewonnen. Echte Würfel fallen zufällig: Bei den meisten Würfen zeigt keiner Ihre Zahl, und die Wette ist verloren. Die Hilfe erklärt alle Wetten.</translation>
        </message>
        <message>
            <source>This throw wins at once with {0}, a nick, and loses with {1}, which is out. Any other total is your chance. Touch ROLL.</source>
            <translation>Dieser Wurf gewinnt sofort mit {0}, ein Treffer, und verliert mit {1}, ein Fehlwurf. Jede andere Summe ist Ihre Chance. WURF berühren.</translation>
        </message>
        <message>
            <source>Three bets are up: a 6 wins the Place bet, the Point wins the other two, and a 7 takes them all. Touch ROLL: in this lesson a 6 comes.</source>
            <translation>Drei Wetten stehen: Eine 6 gewinnt die Place-Wette, der Point die beiden anderen, eine 7 nimmt alle. WURF berühren: In dieser Lektion kommt eine 6.</translation>
        </message>
        <message>
            <source>Three dice are thrown. A number pays {0} if one of them shows it, and {1} if two do. Touch the marked field to bet {2} in play chips.</source>
            <translation>Drei Würfel werden geworfen. Eine Zahl zahlt {0}, wenn einer sie zeigt, und {1}, wenn zwei sie zeigen. Das markierte Feld berühren, um {2} in Spielchips zu setzen.</translation>
        </message>
        <message>
            <source>Three hits: take the win, or risk it</source>
            <translation>Drei Treffer: nehmen oder riskieren</translation>
        </message>
        <message>
            <source>Throw again</source>
            <translation>Noch ein Wurf</translation>
        </message>
        <message>
            <source>Throw for the main</source>
            <translation>Das Main auswürfeln</translation>
        </message>
        <message>
            <source>Touch ROLL: in this lesson all three dice show a 6.</source>
            <translation>WURF berühren: In dieser Lektion zeigen alle drei Würfel eine 6.</translation>
        </message>
        <message>
            <source>Two hits: you win {0}</source>
            <translation>Zwei Treffer: Gewinn {0}</translation>
        </message>
        <message>
            <source>You choose at the table: {0} for certain, or a fourth die, which pays {1} if it is a 6 and {2} if it is not. In this lesson it is risked: touch ROLL.</source>
            <translation>Am Tisch wählen Sie: {0} sicher, oder ein vierter Würfel, der bei einer 6 {1} zahlt und sonst {2}. In dieser Lektion wird riskiert: WURF berühren.</translation>
        </message>
        <message>
            <source>You throw the dice as the caster. The house covers your bank with as much. Touch the marked field to lay {0} in play chips.</source>
            <translation>Sie werfen die Würfel. Das Haus deckt Ihre Bank mit ebenso viel. Das markierte Feld berühren, um {0} in Spielchips zu legen.</translation>
        </message>
        <message>
            <source>You would now keep the dice and let the whole bank ride, or pass them and take it. Real dice fall by chance: {0} would have taken the bank. The help explains more.</source>
            <translation>Jetzt würden Sie die Würfel behalten und die ganze Bank stehen lassen, oder sie weitergeben und die Bank nehmen. Echte Würfel fallen zufällig: Eine {0} hätte die Bank genommen. Die Hilfe erklärt mehr.</translation>
        </message>
        <message>
            <source>{0} is your chance</source>
            <translation>{0} ist Ihre Chance</translation>
        </message>
    </context>
    <context>
        <name>FirstHandOver</name>
        <message>
            <source>The first hand is over</source>
            <translation>Die erste Runde ist vorbei</translation>
        </message>
        <message>
            <source>The play chips are gone. At the table you bet money.</source>
            <translation>Die Spielchips sind weg. Am Tisch wird um Geld gespielt.</translation>
        </message>
        <message>
            <source>To the table</source>
            <translation>Zum Tisch</translation>
        </message>
    </context>
    <context>
        <name>FirstHandWindow</name>
        <message>
            <source>A first hand with play chips</source>
            <translation>Eine erste Runde mit Spielchips</translation>
        </message>
        <message>
            <source>Cash out</source>
            <translation>Auszahlen</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Done, back to the table</source>
            <translation>Fertig, zurück zum Tisch</translation>
        </message>
        <message>
            <source>Done, open the help</source>
            <translation>Fertig, die Hilfe öffnen</translation>
        </message>
        <message>
            <source>First hand</source>
            <translation>Erste Runde</translation>
        </message>
        <message>
            <source>First touch ROLL.</source>
            <translation>Zuerst WURF berühren.</translation>
        </message>
        <message>
            <source>First touch the marked field.</source>
            <translation>Zuerst das markierte Feld berühren.</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Hilfe</translation>
        </message>
        <message>
            <source>Leave the first hand</source>
            <translation>Die erste Runde verlassen</translation>
        </message>
        <message>
            <source>Leave the first hand and cash out</source>
            <translation>Die erste Runde verlassen und auszahlen</translation>
        </message>
        <message>
            <source>Once more</source>
            <translation>Noch einmal</translation>
        </message>
        <message>
            <source>PLAY</source>
            <translation>ÜBUNG</translation>
        </message>
        <message>
            <source>Play chips left</source>
            <translation>Spielchips übrig</translation>
        </message>
        <message>
            <source>Play chips won</source>
            <translation>Spielchips gewonnen</translation>
        </message>
        <message>
            <source>Play chips: nothing here is money</source>
            <translation>Spielchips: Nichts hier ist Geld</translation>
        </message>
        <message>
            <source>Play the first hand once more</source>
            <translation>Die erste Runde noch einmal spielen</translation>
        </message>
        <message>
            <source>Roll the dice of the lesson</source>
            <translation>Die Würfel der Lektion werfen</translation>
        </message>
        <message>
            <source>Step %1 of %2</source>
            <translation>Schritt %1 von %2</translation>
        </message>
        <message>
            <source>Touch here</source>
            <translation>Hier berühren</translation>
        </message>
    </context>
    <context>
        <name>GameCard</name>
        <message>
            <source>On the table now</source>
            <translation>Jetzt am Tisch</translation>
        </message>
    </context>
    <context>
        <name>GameName</name>
        <message>
            <source>%1. The session has run for %2, since %3</source>
            <translation>%1. Die Sitzung läuft seit %2, Beginn %3</translation>
        </message>
        <message>
            <source>Session clock</source>
            <translation>Uhr der Sitzung</translation>
        </message>
    </context>
    <context>
        <name>GamePage</name>
        <message>
            <source>Credit: %1   On the felt: %2</source>
            <translation>Guthaben: %1   Auf dem Tuch: %2</translation>
        </message>
        <message>
            <source>First</source>
            <translation>Anfang</translation>
        </message>
        <message>
            <source>First step</source>
            <translation>Erster Schritt</translation>
        </message>
        <message>
            <source>Last</source>
            <translation>Ende</translation>
        </message>
        <message>
            <source>Last step</source>
            <translation>Letzter Schritt</translation>
        </message>
        <message>
            <source>Next step</source>
            <translation>Nächster Schritt</translation>
        </message>
        <message>
            <source>Pays</source>
            <translation>Quoten</translation>
        </message>
        <message>
            <source>Previous step</source>
            <translation>Voriger Schritt</translation>
        </message>
    </context>
    <context>
        <name>GamesPage</name>
        <message>
            <source>Pays</source>
            <translation>Quoten</translation>
        </message>
    </context>
    <context>
        <name>GamesWindow</name>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>It begins with the next round before which no seat has bets up. Nothing is taken down for it.</source>
            <translation>Es beginnt mit der nächsten Runde, vor der an keinem Platz Einsätze liegen. Dafür wird nichts abgeräumt.</translation>
        </message>
        <message>
            <source>Leave the choice as it is</source>
            <translation>Die Wahl lassen, wie sie ist</translation>
        </message>
        <message>
            <source>Next game</source>
            <translation>Nächstes Spiel</translation>
        </message>
    </context>
    <context>
        <name>HandOverPage</name>
        <message>
            <source>Next step</source>
            <translation>Nächster Schritt</translation>
        </message>
        <message>
            <source>Ports</source>
            <translation>Anschlüsse</translation>
        </message>
        <message>
            <source>Sign and print</source>
            <translation>Unterschreiben und drucken</translation>
        </message>
        <message>
            <source>Tests are not done</source>
            <translation>Tests fehlen</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <source>A 7 or 11 leaves it as it is.</source>
            <translation>Eine 7 oder 11 lässt ihn unverändert.</translation>
        </message>
        <message>
            <source>A Pass Line bet for those who come later: bet it while the puck is ON.</source>
            <translation>Eine Pass Line für alle, die später dazukommen: Setzen Sie, solange der Puck auf ON steht.</translation>
        </message>
        <message>
            <source>A Place bet wins when its number comes before a 7, and loses when the 7 comes first.</source>
            <translation>Ein Einsatz auf Place gewinnt, wenn seine Zahl vor einer 7 fällt, und verliert, wenn die 7 zuerst fällt.</translation>
        </message>
        <message>
            <source>A Point that is made turns gold; made again, it does not count.</source>
            <translation>Ein erreichter Point wird golden; noch einmal erreicht, zählt er nicht.</translation>
        </message>
        <message>
            <source>A bank above {0} cannot ride.</source>
            <translation>Eine Bank über {0} kann nicht stehen bleiben.</translation>
        </message>
        <message>
            <source>A bet that has won stays framed in gold, and is open again after the next 7.</source>
            <translation>Ein Feld, das gewonnen hat, bleibt golden umrahmt und ist nach der nächsten 7 wieder offen.</translation>
        </message>
        <message>
            <source>A bet that its number comes the hard way, as a pair: {0}. It loses on a 7, and when its number comes the easy way, with two different dice. Any other roll leaves it as it is.</source>
            <translation>Ein Einsatz darauf, dass die Zahl als Hard Way fällt, also als Pasch: {0}. Er verliert bei einer 7 und wenn die Zahl mit zwei verschiedenen Würfeln fällt. Jeder andere Wurf lässt ihn unverändert.</translation>
        </message>
        <message>
            <source>A bet with a padlock stays as it is until it is decided.</source>
            <translation>Ein Einsatz mit Schloss bleibt unverändert, bis er entschieden ist.</translation>
        </message>
        <message>
            <source>A break lasts {0} minutes: no bets are taken and no dice are thrown.</source>
            <translation>Eine Pause dauert {0} Minuten: Es werden keine Einsätze angenommen und keine Würfel geworfen.</translation>
        </message>
        <message>
            <source>A cash-out also logs you out, and so do {0} min without a touch.</source>
            <translation>Auch eine Auszahlung meldet Sie ab, und ebenso {0} Min. ohne Berührung.</translation>
        </message>
        <message>
            <source>A dark field takes no chips now: tap it, and the line above says why.</source>
            <translation>Ein dunkles Feld nimmt zurzeit keine Chips an: Tippen Sie darauf, und die Zeile oben sagt, warum.</translation>
        </message>
        <message>
            <source>A die that lies askew or on another makes the throw void: all dice are thrown again.</source>
            <translation>Liegt ein Würfel schräg oder auf einem anderen, ist der Wurf ungültig: Alle Würfel werden erneut geworfen.</translation>
        </message>
        <message>
            <source>A field for each of {0}. It wins when the next roll is its number.</source>
            <translation>Je ein Feld für {0}. Es gewinnt, wenn der nächste Wurf seine Zahl bringt.</translation>
        </message>
        <message>
            <source>A fraction of a cent counts as a whole one.</source>
            <translation>Ein angefangener Cent zählt als ganzer.</translation>
        </message>
        <message>
            <source>A hop names both dice of the next roll. It wins when they come, whichever die shows which number, and loses on any other roll.</source>
            <translation>Ein Hop nennt beide Würfel des nächsten Wurfs. Er gewinnt, wenn sie fallen, gleich welcher Würfel welche Zahl zeigt, und verliert bei jedem anderen Wurf.</translation>
        </message>
        <message>
            <source>A limit can be lowered during the session, but not raised. It ends when you cash out.</source>
            <translation>Ein Limit lässt sich während der Sitzung senken, aber nicht erhöhen. Es endet mit der Auszahlung.</translation>
        </message>
        <message>
            <source>A limit can be lowered, but not raised. Without a card it ends when you cash out.</source>
            <translation>Ein Limit kann gesenkt, aber nicht erhöht werden. Ohne Karte endet es mit der Auszahlung.</translation>
        </message>
        <message>
            <source>A nick wins at once, an out loses at once. Any other total is your chance.</source>
            <translation>Ein Treffer gewinnt sofort, ein Fehlwurf verliert sofort. Jede andere Summe ist Ihre Chance.</translation>
        </message>
        <message>
            <source>A pale chip with a small clock is on its way to the table.</source>
            <translation>Ein blasser Chip mit kleiner Uhr ist auf dem Weg zum Tisch.</translation>
        </message>
        <message>
            <source>A round begins while the puck is black and says OFF.</source>
            <translation>Eine Runde beginnt, wenn der Puck schwarz ist und OFF zeigt.</translation>
        </message>
        <message>
            <source>A small coloured chip shows that the seat of this number has a bet on the field.</source>
            <translation>Ein kleiner farbiger Chip zeigt, dass der Platz mit dieser Nummer auf dem Feld gesetzt hat.</translation>
        </message>
        <message>
            <source>A throw that cannot be read does not count, and bets stay as they are.</source>
            <translation>Ein Wurf, der sich nicht ablesen lässt, zählt nicht, und die Einsätze bleiben unverändert.</translation>
        </message>
        <message>
            <source>A window offers them, and before any roll you may place, raise, reduce or remove them.</source>
            <translation>Ein Fenster bietet sie an, und vor jedem Wurf dürfen Sie sie setzen, erhöhen, verringern oder zurücknehmen.</translation>
        </message>
        <message>
            <source>After a loss</source>
            <translation>Nach einem Verlust</translation>
        </message>
        <message>
            <source>After a lost chance, or without a bank, the dice go to the next seat clockwise.</source>
            <translation>Nach einer verlorenen Chance, oder ohne Bank, gehen die Würfel im Uhrzeigersinn weiter.</translation>
        </message>
        <message>
            <source>After a seven-out the dice go to the next seat clockwise.</source>
            <translation>Nach einem Seven-out gehen die Würfel im Uhrzeigersinn weiter.</translation>
        </message>
        <message>
            <source>After a seven-out your first {0} bet switches them off by itself.</source>
            <translation>Nach einem Seven-out schaltet Ihr erster Einsatz auf {0} sie von selbst aus.</translation>
        </message>
        <message>
            <source>After a win</source>
            <translation>Nach einem Gewinn</translation>
        </message>
        <message>
            <source>After an out you keep the dice; after a lost chance they pass.</source>
            <translation>Nach einem Fehlwurf behalten Sie die Würfel, nach einer verlorenen Chance gehen sie weiter.</translation>
        </message>
        <message>
            <source>After an out you may keep the dice or pass them; after a lost chance they pass.</source>
            <translation>Nach einem Fehlwurf dürfen Sie die Würfel behalten oder weitergeben, nach einer verlorenen Chance gehen sie weiter.</translation>
        </message>
        <message>
            <source>After it was decided within a round, move the puck to OFF before you bet it again.</source>
            <translation>Wurde er innerhalb einer Runde entschieden, stellen Sie den Puck auf OFF, bevor Sie wieder setzen.</translation>
        </message>
        <message>
            <source>After three hits take your win, or risk the BIG SHOT: a fourth die is thrown alone. If it shows your number once more, it hits; any other number misses. You win either way, and the stake comes back.</source>
            <translation>Nach drei Treffern nehmen Sie Ihren Gewinn, oder Sie riskieren den BIG SHOT: Ein vierter Würfel wird allein geworfen. Zeigt er Ihre Zahl noch einmal, trifft er; jede andere Zahl geht daneben. Sie gewinnen in jedem Fall, und der Einsatz kommt zurück.</translation>
        </message>
        <message>
            <source>After {0} minutes of play a break begins by itself.</source>
            <translation>Nach {0} Minuten Spiel beginnt von selbst eine Pause.</translation>
        </message>
        <message>
            <source>All bets together may be {0} at most.</source>
            <translation>Alle Einsätze zusammen dürfen höchstens {0} betragen.</translation>
        </message>
        <message>
            <source>All others come back with their win.</source>
            <translation>Alle anderen kommen mit ihrem Gewinn zurück.</translation>
        </message>
        <message>
            <source>All seats bet on the same dice, and the table's clock counts for all of them.</source>
            <translation>Alle Plätze setzen auf dieselben Würfel, und für alle gilt die Uhr des Tisches.</translation>
        </message>
        <message>
            <source>Any other number becomes its own Point, and the chips move to that number's box.</source>
            <translation>Jede andere Zahl wird zu seinem eigenen Point, und die Chips wandern in das Feld dieser Zahl.</translation>
        </message>
        <message>
            <source>Any other number becomes its own Point, and there it wins when a 7 comes first.</source>
            <translation>Jede andere Zahl wird zu seinem eigenen Point, und dort gewinnt er, wenn eine 7 zuerst fällt.</translation>
        </message>
        <message>
            <source>As soon as your bet has its Point, you may back it with odds.</source>
            <translation>Sobald Ihr Einsatz seinen Point hat, dürfen Sie Odds dahinter setzen.</translation>
        </message>
        <message>
            <source>At the limit</source>
            <translation>Am Limit</translation>
        </message>
        <message>
            <source>Bank</source>
            <translation>Bank</translation>
        </message>
        <message>
            <source>Behind {0}: they win when a 7 comes before the Point.</source>
            <translation>Hinter {0} gewinnen Odds, wenn eine 7 vor dem Point fällt.</translation>
        </message>
        <message>
            <source>Behind {0}: they win when the Point comes before a 7.</source>
            <translation>Hinter {0} gewinnen Odds, wenn der Point vor einer 7 fällt.</translation>
        </message>
        <message>
            <source>Bet it while the puck is OFF.</source>
            <translation>Setzen Sie, solange der Puck auf OFF steht.</translation>
        </message>
        <message>
            <source>Bets</source>
            <translation>Einsätze</translation>
        </message>
        <message>
            <source>Bets of the others</source>
            <translation>Einsätze der anderen</translation>
        </message>
        <message>
            <source>Bets on the next roll</source>
            <translation>Einsätze auf den nächsten Wurf</translation>
        </message>
        <message>
            <source>Bets that are up play on or can be taken down, and you can cash out.</source>
            <translation>Stehende Einsätze spielen weiter oder lassen sich wegnehmen, und Sie können auszahlen.</translation>
        </message>
        <message>
            <source>Big 6 wins when a 6 comes before a 7, Big 8 when an 8 comes before a 7.</source>
            <translation>Big 6 gewinnt, wenn eine 6 vor einer 7 fällt, Big 8, wenn eine 8 vor einer 7 fällt.</translation>
        </message>
        <message>
            <source>Breaks</source>
            <translation>Pausen</translation>
        </message>
        <message>
            <source>Buttons, money and tickets</source>
            <translation>Tasten, Geld und Tickets</translation>
        </message>
        <message>
            <source>Buy</source>
            <translation>Buy</translation>
        </message>
        <message>
            <source>Buy and Lay</source>
            <translation>Buy und Lay</translation>
        </message>
        <message>
            <source>Buy bets</source>
            <translation>Einsätze auf Buy</translation>
        </message>
        <message>
            <source>Buy: {0}% of the bet.</source>
            <translation>Buy: {0} % des Einsatzes.</translation>
        </message>
        <message>
            <source>Buy: {0}% of the win.</source>
            <translation>Buy: {0} % des Gewinns.</translation>
        </message>
        <message>
            <source>Cash out</source>
            <translation>Auszahlen</translation>
        </message>
        <message>
            <source>Cents</source>
            <translation>Cent</translation>
        </message>
        <message>
            <source>Chips and touches</source>
            <translation>Chips und Berührungen</translation>
        </message>
        <message>
            <source>Clear takes down the last bet, pressed twice all of them.</source>
            <translation>Löschen nimmt den letzten Einsatz zurück, zweimal gedrückt alle.</translation>
        </message>
        <message>
            <source>Come-out roll</source>
            <translation>Come-out-Wurf</translation>
        </message>
        <message>
            <source>Come-out rolls</source>
            <translation>Come-out-Würfe</translation>
        </message>
        <message>
            <source>Commission</source>
            <translation>Kommission</translation>
        </message>
        <message>
            <source>Credit</source>
            <translation>Guthaben</translation>
        </message>
        <message>
            <source>Credit and bets stay at the machine: they are never bound to a card.</source>
            <translation>Guthaben und Einsätze bleiben am Gerät: Sie sind nie an eine Karte gebunden.</translation>
        </message>
        <message>
            <source>Dark fields and the padlock</source>
            <translation>Dunkle Felder und das Schloss</translation>
        </message>
        <message>
            <source>Decided by the next roll, whatever it is. Bet it before any roll.</source>
            <translation>Der nächste Wurf entscheidet, wie er auch fällt. Sie dürfen vor jedem Wurf setzen.</translation>
        </message>
        <message>
            <source>Double</source>
            <translation>Double</translation>
        </message>
        <message>
            <source>Double, Straight and Triple</source>
            <translation>Double, Straight und Triple</translation>
        </message>
        <message>
            <source>Double, three alike</source>
            <translation>Double, drei gleiche</translation>
        </message>
        <message>
            <source>Drag</source>
            <translation>Ziehen</translation>
        </message>
        <message>
            <source>Drag a bet off the felt to take it down.</source>
            <translation>Ziehen Sie einen Einsatz vom Tuch, um ihn zurückzunehmen.</translation>
        </message>
        <message>
            <source>Each field has its own: hold a finger on it, or choose Show Bet Limits in the options.</source>
            <translation>Jedes Feld hat eigene: Finger darauf halten oder „Limits zeigen“ wählen.</translation>
        </message>
        <message>
            <source>Each of these wins on the totals that it names, and loses on any other.</source>
            <translation>Jedes dieser Felder gewinnt bei den Summen, die es nennt, und verliert bei jeder anderen.</translation>
        </message>
        <message>
            <source>Each other number of {0} that comes is a hit, in blue, and counts once.</source>
            <translation>Jede andere Zahl von {0}, die fällt, ist ein Treffer, in Blau, und zählt einmal.</translation>
        </message>
        <message>
            <source>Each total is a bet of its own. It wins when it has come often enough before a 7.</source>
            <translation>Jede Augensumme ist eine eigene Wette. Sie gewinnt, wenn die Summe oft genug vor einer 7 gefallen ist.</translation>
        </message>
        <message>
            <source>Either all of their bets are placed or none.</source>
            <translation>Entweder werden alle ihre Einsätze gesetzt oder keiner.</translation>
        </message>
        <message>
            <source>Every bet that wins comes back with its win.</source>
            <translation>Jeder Einsatz, der gewinnt, kommt mit seinem Gewinn zurück.</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Favoriten</translation>
        </message>
        <message>
            <source>Fire: before the first Point of a hand is set; after that it is locked.</source>
            <translation>Fire: bevor der erste Point einer Serie steht; danach ist der Einsatz gesperrt.</translation>
        </message>
        <message>
            <source>For your session you can set how long you want to play and how much you may lose.</source>
            <translation>Für Ihre Sitzung können Sie festlegen, wie lange Sie spielen und wie viel Sie höchstens verlieren wollen.</translation>
        </message>
        <message>
            <source>Forget me deletes all that is remembered; the machine's log keeps its records.</source>
            <translation>Vergessen löscht alles, was gemerkt ist; das Protokoll des Geräts behält seine Einträge.</translation>
        </message>
        <message>
            <source>From its first hit on it is locked until the dice decide it.</source>
            <translation>Ab dem ersten Treffer ist der Einsatz gesperrt, bis die Würfel ihn entscheiden.</translation>
        </message>
        <message>
            <source>From then on it is locked: you cannot raise it, reduce it or take it down.</source>
            <translation>Von da an ist der Einsatz gesperrt: Sie können ihn nicht erhöhen, verringern oder zurücknehmen.</translation>
        </message>
        <message>
            <source>Giving odds</source>
            <translation>Give Odds</translation>
        </message>
        <message>
            <source>Hard Ways</source>
            <translation>Hard Ways</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Hilfe</translation>
        </message>
        <message>
            <source>Hits</source>
            <translation>Treffer</translation>
        </message>
        <message>
            <source>Hold</source>
            <translation>Lange drücken</translation>
        </message>
        <message>
            <source>Hold Repeat for three seconds to repeat after every roll.</source>
            <translation>Drücken Sie Wiederholen drei Sekunden lang, um nach jedem Wurf zu wiederholen.</translation>
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
            <translation>Hops auf einen Pasch. Ein Pasch fällt halb so oft wie zwei verschiedene Würfel.</translation>
        </message>
        <message>
            <source>Horn numbers</source>
            <translation>Horn-Zahlen</translation>
        </message>
        <message>
            <source>Hot Roller: right after a 7; locked once one of its totals has come.</source>
            <translation>Hot Roller: gleich nach einer 7; gesperrt, sobald eine seiner Summen gefallen ist.</translation>
        </message>
        <message>
            <source>House edge with a main of 7: {0}; of 5 or 9: {1}; of 6 or 8: {2}.</source>
            <translation>Hausvorteil mit Main 7: {0}, mit 5 oder 9: {1}, mit 6 oder 8: {2}.</translation>
        </message>
        <message>
            <source>House edge with a main that is thrown for: {0}.</source>
            <translation>Hausvorteil mit ausgewürfeltem Main: {0}.</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Hausregeln</translation>
        </message>
        <message>
            <source>How a hand goes</source>
            <translation>So läuft eine Runde</translation>
        </message>
        <message>
            <source>How a round goes</source>
            <translation>So läuft eine Runde</translation>
        </message>
        <message>
            <source>If gambling is no longer fun</source>
            <translation>Wenn das Spielen keinen Spaß mehr macht</translation>
        </message>
        <message>
            <source>If it wins on a come-out roll, you may move it to the Buy field of another number.</source>
            <translation>Gewinnt er in einem Come-out-Wurf, dürfen Sie ihn auf das Buy-Feld einer anderen Zahl versetzen.</translation>
        </message>
        <message>
            <source>If it wins on a come-out roll, you may move it to the Place field of another number.</source>
            <translation>Gewinnt er in einem Come-out-Wurf, dürfen Sie ihn auf das Place-Feld einer anderen Zahl versetzen.</translation>
        </message>
        <message>
            <source>If the table cannot be reached, your bets stand as they are.</source>
            <translation>Ist der Tisch nicht zu erreichen, bleiben Ihre Einsätze liegen, wie sie sind.</translation>
        </message>
        <message>
            <source>Insert a bill to play. Credit is all that is yours, bets included;</source>
            <translation>Führen Sie zum Spielen einen Geldschein ein. Guthaben ist alles, was Ihnen gehört, auch die Einsätze.</translation>
        </message>
        <message>
            <source>It counts the different Points that you make before the seven-out: {0}.</source>
            <translation>Es zählen die verschiedenen Points, die Sie vor dem Seven-out erreichen: {0}.</translation>
        </message>
        <message>
            <source>It counts the totals that come in each of their ways before a 7, of {0}.</source>
            <translation>Es zählen die Summen, die vor einer 7 in jeder Kombination fallen, von {0}.</translation>
        </message>
        <message>
            <source>It does not go on after the six: 5-6-1 is no Straight.</source>
            <translation>Über die Sechs hinaus geht es nicht weiter: 5-6-1 ist kein Straight.</translation>
        </message>
        <message>
            <source>It is rounded down to the whole {0}.</source>
            <translation>Sie wird auf volle {0} abgerundet.</translation>
        </message>
        <message>
            <source>It is rounded up to the next whole {0}.</source>
            <translation>Sie wird auf volle {0} aufgerundet.</translation>
        </message>
        <message>
            <source>It is taken of the win.</source>
            <translation>Sie wird vom Gewinn abgezogen.</translation>
        </message>
        <message>
            <source>It says what it does for you now, or why it waits.</source>
            <translation>Er sagt, was er gerade für Sie tut, oder warum er wartet.</translation>
        </message>
        <message>
            <source>It shows for each total what your next throw would do with it.</source>
            <translation>Sie zeigt für jede Summe, was Ihr nächster Wurf damit bewirken würde.</translation>
        </message>
        <message>
            <source>It wins on {0}, and loses on {1}.</source>
            <translation>Gewinnt bei {0} und verliert bei {1}.</translation>
        </message>
        <message>
            <source>It wins when a 7 comes before its number, and costs a commission too.</source>
            <translation>Gewinnt, wenn eine 7 vor der Zahl fällt, und kostet ebenfalls eine Kommission.</translation>
        </message>
        <message>
            <source>It wins when a 7 comes before its number, and loses when the number comes first.</source>
            <translation>Gewinnt, wenn eine 7 vor der Zahl fällt, und verliert, wenn die Zahl zuerst fällt.</translation>
        </message>
        <message>
            <source>It wins when the next roll is {0}, and loses on any other.</source>
            <translation>Gewinnt, wenn der nächste Wurf {0} bringt, und verliert bei jedem anderen.</translation>
        </message>
        <message>
            <source>It wins when {0} comes before a 7.</source>
            <translation>Gewinnt, wenn {0} vor einer 7 fällt.</translation>
        </message>
        <message>
            <source>It wins when {0} have all come before a 7.</source>
            <translation>Gewinnt, wenn {0} alle vor einer 7 gefallen sind.</translation>
        </message>
        <message>
            <source>Its Point again, or {0}, ends the bet and pays by the hits.</source>
            <translation>Sein Point erneut oder {0} beendet den Einsatz und zahlt nach Treffern.</translation>
        </message>
        <message>
            <source>Keeping and passing the dice</source>
            <translation>Würfel behalten und weitergeben</translation>
        </message>
        <message>
            <source>Lay</source>
            <translation>Lay</translation>
        </message>
        <message>
            <source>Lay cannot be up together with Place or Buy on the same number.</source>
            <translation>Lay kann nicht zugleich mit Place oder Buy auf derselben Zahl liegen.</translation>
        </message>
        <message>
            <source>Lay is on again once the Point is made or a 7 has come.</source>
            <translation>Lay ist wieder eingeschaltet, sobald der Point erreicht oder eine 7 gefallen ist.</translation>
        </message>
        <message>
            <source>Lay your bank with chips on BANK. The house covers it with as much.</source>
            <translation>Legen Sie Ihre Bank mit Chips auf BANK. Das Haus deckt sie mit ebenso viel.</translation>
        </message>
        <message>
            <source>Lay: {0}% of the bet.</source>
            <translation>Lay: {0} % des Einsatzes.</translation>
        </message>
        <message>
            <source>Lay: {0}% of the win.</source>
            <translation>Lay: {0} % des Gewinns.</translation>
        </message>
        <message>
            <source>Like Place it wins when its number comes before a 7, but it costs a commission.</source>
            <translation>Gewinnt wie Place, wenn die Zahl vor einer 7 fällt, kostet aber eine Kommission.</translation>
        </message>
        <message>
            <source>Limits</source>
            <translation>Limits</translation>
        </message>
        <message>
            <source>Limits and breaks</source>
            <translation>Limits und Pausen</translation>
        </message>
        <message>
            <source>Limits that you set with your card hold for it until the gaming day ends,</source>
            <translation>Limits, die Sie mit Ihrer Karte setzen, gelten für sie bis zum Ende des Spieltags,</translation>
        </message>
        <message>
            <source>Log in</source>
            <translation>Anmelden</translation>
        </message>
        <message>
            <source>Log out</source>
            <translation>Abmelden</translation>
        </message>
        <message>
            <source>Lucky Roller</source>
            <translation>Lucky Roller</translation>
        </message>
        <message>
            <source>Mains, nicks and outs</source>
            <translation>Mains, Treffer und Fehlwürfe</translation>
        </message>
        <message>
            <source>Malfunction</source>
            <translation>Störung</translation>
        </message>
        <message>
            <source>No bet is taken that could lose more than your loss limit leaves.</source>
            <translation>Kein Einsatz wird angenommen, der mehr verlieren könnte, als Ihr Verlustlimit noch zulässt.</translation>
        </message>
        <message>
            <source>None of these is a Point: another come-out roll follows.</source>
            <translation>Keine davon ist ein Point: Es folgt ein weiterer Come-out-Wurf.</translation>
        </message>
        <message>
            <source>Nothing, unless you agree when you are asked. Then these come back with your card:</source>
            <translation>Nichts, wenn Sie nicht zustimmen, sobald Sie gefragt werden. Sonst kehren mit Ihrer Karte wieder:</translation>
        </message>
        <message>
            <source>Odds</source>
            <translation>Odds</translation>
        </message>
        <message>
            <source>Odds behind bets that have moved to a number are off on come-out rolls: if their bet is decided then, you get them back.</source>
            <translation>Odds hinter Einsätzen, die auf eine Zahl gewandert sind, sind in Come-out-Würfen ausgeschaltet: Wird ihr Einsatz dann entschieden, erhalten Sie sie zurück.</translation>
        </message>
        <message>
            <source>Odds behind bets that have moved to a number play on come-out rolls too.</source>
            <translation>Odds hinter Einsätzen, die auf eine Zahl gewandert sind, spielen auch in Come-out-Würfen mit.</translation>
        </message>
        <message>
            <source>Odds given on {0}</source>
            <translation>Give Odds auf {0}</translation>
        </message>
        <message>
            <source>Odds pay exactly what they are worth: the house has no advantage on them.</source>
            <translation>Odds zahlen genau, was sie wert sind, ohne Hausvorteil.</translation>
        </message>
        <message>
            <source>Odds taken on {0}</source>
            <translation>Take Odds auf {0}</translation>
        </message>
        <message>
            <source>Offered while no bet needs the puck. It moves the puck to OFF:</source>
            <translation>Verfügbar, solange kein Einsatz den Puck braucht. Stellt den Puck auf OFF:</translation>
        </message>
        <message>
            <source>On a come-out roll you may pass the dice or take them.</source>
            <translation>Bei einem Come-out-Wurf können Sie die Würfel weitergeben oder nehmen.</translation>
        </message>
        <message>
            <source>On the come-out roll it loses on {0}.</source>
            <translation>Im Come-out-Wurf verliert der Einsatz bei {0}.</translation>
        </message>
        <message>
            <source>On the come-out roll it wins on a {0}, and nothing makes it lose.</source>
            <translation>Im Come-out-Wurf gewinnt der Einsatz bei einer {0}, und nichts lässt ihn verlieren.</translation>
        </message>
        <message>
            <source>On the come-out roll it wins on {0} and loses on {1}.</source>
            <translation>Im Come-out-Wurf gewinnt der Einsatz bei {0} und verliert bei {1}.</translation>
        </message>
        <message>
            <source>On the first throw after the main</source>
            <translation>Beim ersten Wurf nach dem Main</translation>
        </message>
        <message>
            <source>On the next roll it wins on a {0}, and nothing makes it lose.</source>
            <translation>Im nächsten Wurf gewinnt der Einsatz bei einer {0}, und nichts lässt ihn verlieren.</translation>
        </message>
        <message>
            <source>On the next roll it wins on {0} and loses on {1}.</source>
            <translation>Im nächsten Wurf gewinnt der Einsatz bei {0} und verliert bei {1}.</translation>
        </message>
        <message>
            <source>On this roll the Pass Line wins on a {0}, and nothing makes it lose.</source>
            <translation>In diesem Wurf gewinnt die Pass Line bei einer {0}, und nichts lässt sie verlieren.</translation>
        </message>
        <message>
            <source>On this roll the Pass Line wins on {0}, and loses on {1}.</source>
            <translation>In diesem Wurf gewinnt die Pass Line bei {0} und verliert bei {1}.</translation>
        </message>
        <message>
            <source>On {0} it is a stand-off: the bet stays up.</source>
            <translation>Bei {0} ist es unentschieden: Der Einsatz bleibt liegen.</translation>
        </message>
        <message>
            <source>On {0} it is a stand-off: you get your bet back.</source>
            <translation>Bei {0} ist es unentschieden: Sie erhalten Ihren Einsatz zurück.</translation>
        </message>
        <message>
            <source>Once a limit is reached, no further bets are taken and Auto Repeat ends.</source>
            <translation>Ist ein Limit erreicht, werden keine weiteren Einsätze angenommen, und Auto Repeat endet.</translation>
        </message>
        <message>
            <source>Once the Point is set, it wins on a 7 and loses when the Point comes again.</source>
            <translation>Steht der Point, gewinnt der Einsatz bei einer 7 und verliert, wenn der Point erneut fällt.</translation>
        </message>
        <message>
            <source>Once the Point is set, it wins when the Point comes again and loses on a 7.</source>
            <translation>Steht der Point, gewinnt der Einsatz, wenn der Point erneut fällt, und verliert bei einer 7.</translation>
        </message>
        <message>
            <source>One hit</source>
            <translation>Ein Treffer</translation>
        </message>
        <message>
            <source>One part wins and is paid as above, the others are lost.</source>
            <translation>Ein Teil gewinnt und wird wie oben bezahlt, die anderen sind verloren.</translation>
        </message>
        <message>
            <source>One seat has the dice: its player lays the bank and names the main.</source>
            <translation>Ein Platz hat die Würfel: Er legt die Bank und sagt das Main an.</translation>
        </message>
        <message>
            <source>One seat throws for all.</source>
            <translation>Ein Platz wirft für alle.</translation>
        </message>
        <message>
            <source>One seat throws for all: its ROLL lights up when the bets are closed.</source>
            <translation>Ein Platz wirft für alle: Sein WURF leuchtet, wenn nichts mehr geht.</translation>
        </message>
        <message>
            <source>Only bets that pay in whole cents are taken.</source>
            <translation>Angenommen werden nur Einsätze, die ganze Cent zahlen.</translation>
        </message>
        <message>
            <source>Only right after a 7, or before the very first roll.</source>
            <translation>Nur gleich nach einer 7 oder vor dem allerersten Wurf.</translation>
        </message>
        <message>
            <source>Only while the puck is OFF.</source>
            <translation>Nur solange der Puck auf OFF steht.</translation>
        </message>
        <message>
            <source>Or drag a chip to its field.</source>
            <translation>Oder ziehen Sie einen Chip auf sein Feld.</translation>
        </message>
        <message>
            <source>Or keep them, and all of it rides: nothing can be taken from it before it is decided.</source>
            <translation>Oder Sie behalten sie, und alles bleibt stehen: Davon kann nichts genommen werden, bevor es entschieden ist.</translation>
        </message>
        <message>
            <source>Or throw for it: the first of these totals that you throw is the main.</source>
            <translation>Oder würfeln Sie es aus: Die erste dieser Summen, die Sie werfen, ist das Main.</translation>
        </message>
        <message>
            <source>Page {0}: {1}</source>
            <translation>Seite {0}: {1}</translation>
        </message>
        <message>
            <source>Pale chips</source>
            <translation>Blasse Chips</translation>
        </message>
        <message>
            <source>Pass the dice, and the doubled bank is yours.</source>
            <translation>Geben Sie die Würfel weiter, und die verdoppelte Bank gehört Ihnen.</translation>
        </message>
        <message>
            <source>Place bets</source>
            <translation>Einsätze auf Place</translation>
        </message>
        <message>
            <source>Place chips on any of the six numbers, on Double, Straight and Triple, as many as you like. Every bet is for one throw.</source>
            <translation>Setzen Sie Chips auf beliebige der sechs Zahlen, auf Double, Straight und Triple, so viele Sie möchten. Jeder Einsatz gilt für einen Wurf.</translation>
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
            <translation>Place to Win und Place to Lose</translation>
        </message>
        <message>
            <source>Playable is what you may still bet.</source>
            <translation>Spielbar ist, was Sie noch setzen können.</translation>
        </message>
        <message>
            <source>Press puts as much again on the Place bet on the Point.</source>
            <translation>„Erhöhen“ verdoppelt den Place-Einsatz auf den Point.</translation>
        </message>
        <message>
            <source>Prints your whole credit as a ticket, once no bet is up. The cashier pays it.</source>
            <translation>Druckt Ihr ganzes Guthaben als Ticket, sobald kein Einsatz mehr liegt. Die Kasse zahlt es aus.</translation>
        </message>
        <message>
            <source>Puck OFF</source>
            <translation>Puck auf OFF</translation>
        </message>
        <message>
            <source>Put your card into the reader and leave it there while you play; take it out to log out.</source>
            <translation>Stecken Sie Ihre Karte in den Leser und lassen Sie sie dort, während Sie spielen; ziehen Sie sie heraus, um sich abzumelden.</translation>
        </message>
        <message>
            <source>ROLL closes the bets, and three dice are thrown together. They decide all bets</source>
            <translation>WURF schließt die Einsätze, und drei Würfel werden zusammen geworfen. Sie entscheiden alle Einsätze</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>Bereit</translation>
        </message>
        <message>
            <source>Repeat and Double</source>
            <translation>Wiederholen und Verdoppeln</translation>
        </message>
        <message>
            <source>Repeat bets what you bet on the last round; Double doubles all that is up.</source>
            <translation>Wiederholen setzt, was Sie in der letzten Runde gesetzt haben; Verdoppeln verdoppelt alles, was liegt.</translation>
        </message>
        <message>
            <source>Repeaters</source>
            <translation>Repeaters</translation>
        </message>
        <message>
            <source>Repeaters: right after a 7; each is locked once its total has come.</source>
            <translation>Repeaters: gleich nach einer 7; jeder ist gesperrt, sobald seine Summe gefallen ist.</translation>
        </message>
        <message>
            <source>Rest a finger on a field for a second: a card tells what wins and what loses,</source>
            <translation>Lassen Sie einen Finger eine Sekunde auf einem Feld: Eine Karte sagt, was gewinnt und was verliert,</translation>
        </message>
        <message>
            <source>Roll</source>
            <translation>Wurf</translation>
        </message>
        <message>
            <source>Rolls since last</source>
            <translation>Zuletzt gefallen</translation>
        </message>
        <message>
            <source>Save the bets that are up under a name; one touch puts them all up again.</source>
            <translation>Speichern Sie Ihre Einsätze unter einem Namen; eine Berührung setzt sie alle wieder.</translation>
        </message>
        <message>
            <source>Set Bets Off, Set Bets On</source>
            <translation>Einsätze aus, Einsätze ein</translation>
        </message>
        <message>
            <source>Shared table</source>
            <translation>Gemeinsamer Tisch</translation>
        </message>
        <message>
            <source>Shooter</source>
            <translation>Shooter</translation>
        </message>
        <message>
            <source>Side Bets</source>
            <translation>Side Bets</translation>
        </message>
        <message>
            <source>So {0} on the Horn Bet wins {2} when {1} comes.</source>
            <translation>So gewinnen {0} auf der Horn Bet {2}, wenn {1} fällt.</translation>
        </message>
        <message>
            <source>Special buttons</source>
            <translation>Besondere Tasten</translation>
        </message>
        <message>
            <source>Straight</source>
            <translation>Straight</translation>
        </message>
        <message>
            <source>Strategies show their house edge and their cost before you put them up.</source>
            <translation>Strategien zeigen Hausvorteil und Kosten, bevor Sie sie setzen.</translation>
        </message>
        <message>
            <source>Swipe your card to log in, and swipe it again to log out.</source>
            <translation>Ziehen Sie Ihre Karte durch, um sich anzumelden, und noch einmal, um sich abzumelden.</translation>
        </message>
        <message>
            <source>Take or risk</source>
            <translation>Nehmen oder riskieren</translation>
        </message>
        <message>
            <source>Taking odds</source>
            <translation>Take Odds</translation>
        </message>
        <message>
            <source>Tap</source>
            <translation>Tippen</translation>
        </message>
        <message>
            <source>Tap a chip to choose it, then tap a field: each tap puts one more of it there.</source>
            <translation>Tippen Sie auf einen Chip, um ihn zu wählen, dann auf ein Feld: Jedes Tippen legt einen weiteren dorthin.</translation>
        </message>
        <message>
            <source>Tap the time beside the name of the game, then Limits and breaks.</source>
            <translation>Tippen Sie auf die Uhrzeit beim Namen des Spiels, dann auf Limits und Pausen.</translation>
        </message>
        <message>
            <source>Tap the time beside the name of the game, then Your card: your figures, and Log out.</source>
            <translation>Tippen Sie auf die Uhrzeit beim Namen des Spiels, dann auf Ihre Karte: Ihre Zahlen und Abmelden.</translation>
        </message>
        <message>
            <source>The BIG SHOT</source>
            <translation>Der BIG SHOT</translation>
        </message>
        <message>
            <source>The Point</source>
            <translation>Der Point</translation>
        </message>
        <message>
            <source>The Point becomes its Point, in red, and the bet is locked.</source>
            <translation>Der Point wird zu seinem Point, in Rot, und der Einsatz ist gesperrt.</translation>
        </message>
        <message>
            <source>The bank</source>
            <translation>Die Bank</translation>
        </message>
        <message>
            <source>The chance</source>
            <translation>Die Chance</translation>
        </message>
        <message>
            <source>The choice</source>
            <translation>Die Wahl</translation>
        </message>
        <message>
            <source>The dealer closes the bets and throws the dice.</source>
            <translation>Der Dealer sagt ab und wirft die Würfel.</translation>
        </message>
        <message>
            <source>The dice are thrown when the betting time is over, or earlier when you press it.</source>
            <translation>Die Würfel werden geworfen, wenn die Setzzeit um ist, oder früher, wenn Sie die Taste drücken.</translation>
        </message>
        <message>
            <source>The end</source>
            <translation>Das Ende</translation>
        </message>
        <message>
            <source>The end of a round</source>
            <translation>Das Ende einer Runde</translation>
        </message>
        <message>
            <source>The field tells how many rolls ago its pair came last. It does not change what comes next.</source>
            <translation>Das Feld zeigt, vor wie vielen Würfen sein Pasch zuletzt fiel. Das ändert nichts an dem, was kommt.</translation>
        </message>
        <message>
            <source>The first throw after it</source>
            <translation>Der erste Wurf danach</translation>
        </message>
        <message>
            <source>The fourth die hits</source>
            <translation>Der vierte Würfel trifft</translation>
        </message>
        <message>
            <source>The fourth die hits once in six throws. The window shows what each choice pays, its chance, and what it is worth on average.</source>
            <translation>Der vierte Würfel trifft einmal in sechs Würfen. Das Fenster zeigt, was jede Wahl zahlt, ihre Chance und was sie im Mittel wert ist.</translation>
        </message>
        <message>
            <source>The fourth die misses</source>
            <translation>Der vierte Würfel geht daneben</translation>
        </message>
        <message>
            <source>The house does not shoot here: they come straight back, and you lay a new bank.</source>
            <translation>Das Haus würfelt hier nicht: Sie kommen sofort zurück, und Sie legen eine neue Bank.</translation>
        </message>
        <message>
            <source>The main</source>
            <translation>Das Main</translation>
        </message>
        <message>
            <source>The main itself is always a nick. Every total beside these is a chance.</source>
            <translation>Das Main selbst ist immer ein Treffer. Jede Summe außer diesen ist eine Chance.</translation>
        </message>
        <message>
            <source>The next 7 ends the bet, on a come-out roll too; the last of all totals pays at once.</source>
            <translation>Die nächste 7 beendet die Wette, auch bei einem Come-out-Wurf; die letzte aller Summen zahlt sofort.</translation>
        </message>
        <message>
            <source>The number beside a small head is the sum that the others have on a field.</source>
            <translation>Die Zahl neben einem kleinen Kopf ist die Summe der anderen auf einem Feld.</translation>
        </message>
        <message>
            <source>The odds</source>
            <translation>Die Chancen</translation>
        </message>
        <message>
            <source>The opposite of Come, also bet while the puck is ON.</source>
            <translation>Das Gegenteil von Come, ebenfalls zu setzen, solange der Puck auf ON steht.</translation>
        </message>
        <message>
            <source>The opposite of the Pass Line, also bet while the puck is OFF.</source>
            <translation>Das Gegenteil der Pass Line, ebenfalls zu setzen, solange der Puck auf OFF steht.</translation>
        </message>
        <message>
            <source>The order does not matter, nor how often a total comes.</source>
            <translation>Auf die Reihenfolge kommt es nicht an, auch nicht darauf, wie oft eine Summe fällt.</translation>
        </message>
        <message>
            <source>The others may lay a cover against it: {0} if the bank is lost.</source>
            <translation>Die anderen können sie decken: {0}, wenn die Bank verliert.</translation>
        </message>
        <message>
            <source>The row of totals</source>
            <translation>Die Reihe der Summen</translation>
        </message>
        <message>
            <source>The same dice for all</source>
            <translation>Dieselben Würfel für alle</translation>
        </message>
        <message>
            <source>The seven-out ends the bet; the last of all Points pays at once.</source>
            <translation>Das Seven-out beendet die Wette; der letzte aller Points zahlt sofort.</translation>
        </message>
        <message>
            <source>The six numbers</source>
            <translation>Die sechs Zahlen</translation>
        </message>
        <message>
            <source>The table waits for the other players, but not for long.</source>
            <translation>Der Tisch wartet auf die anderen, aber nicht lange.</translation>
        </message>
        <message>
            <source>The throw</source>
            <translation>Der Wurf</translation>
        </message>
        <message>
            <source>The window offers {0} times your bet; {1} times is the most.</source>
            <translation>Das Fenster bietet {0} Mal Ihren Einsatz an; {1} Mal ist das Höchste.</translation>
        </message>
        <message>
            <source>Then the chance wins, and the main loses, whichever comes first. Others do nothing.</source>
            <translation>Dann gewinnt die Chance, und das Main verliert, je nachdem, was zuerst fällt. Andere Summen bewirken nichts.</translation>
        </message>
        <message>
            <source>Then the house shoots, and you may cover its bank: a cover wins {0} when the house loses.</source>
            <translation>Dann würfelt das Haus, und Sie dürfen seine Bank decken: Eine Deckung gewinnt {0}, wenn das Haus verliert.</translation>
        </message>
        <message>
            <source>There is no hop on {0}: these are Horn numbers.</source>
            <translation>Auf {0} gibt es keinen Hop: Das sind Horn-Zahlen.</translation>
        </message>
        <message>
            <source>There it wins when its number comes before a 7, and it is locked.</source>
            <translation>Dort gewinnt er, wenn seine Zahl vor einer 7 fällt, und ist gesperrt.</translation>
        </message>
        <message>
            <source>There you can also take single chips off.</source>
            <translation>Dort nehmen Sie auch einzelne Chips zurück.</translation>
        </message>
        <message>
            <source>These bets are off on come-out rolls: {0}.</source>
            <translation>Diese Einsätze sind in Come-out-Würfen ausgeschaltet: {0}.</translation>
        </message>
        <message>
            <source>These bets play on every roll, come-out rolls too: {0}.</source>
            <translation>Diese Einsätze spielen in jedem Wurf mit, auch in Come-out-Würfen: {0}.</translation>
        </message>
        <message>
            <source>They are decided together with the bet that they back.</source>
            <translation>Odds werden zusammen mit dem Einsatz entschieden, zu dem sie gehören.</translation>
        </message>
        <message>
            <source>They are off for the next roll only.</source>
            <translation>Sie sind nur für den nächsten Wurf ausgeschaltet.</translation>
        </message>
        <message>
            <source>They are settled by the table's dice as soon as it is back.</source>
            <translation>Die Würfel des Tisches entscheiden sie, sobald er wieder da ist.</translation>
        </message>
        <message>
            <source>They stay off until you switch them on.</source>
            <translation>Sie bleiben ausgeschaltet, bis Sie sie einschalten.</translation>
        </message>
        <message>
            <source>They work while the puck is ON and a line, Field or one-roll bet is up.</source>
            <translation>Diese Tasten gelten, solange der Puck auf ON steht und ein Einsatz auf Pass Line, Don't Pass, Field oder für einen einzelnen Wurf liegt.</translation>
        </message>
        <message>
            <source>Three hits</source>
            <translation>Drei Treffer</translation>
        </message>
        <message>
            <source>Three hits taken</source>
            <translation>Drei Treffer, genommen</translation>
        </message>
        <message>
            <source>Throw for it: the first total from 5 to 9 that you throw is the main.</source>
            <translation>Würfeln Sie es aus: Die erste Summe von 5 bis 9, die Sie werfen, ist das Main.</translation>
        </message>
        <message>
            <source>Throws that do not count</source>
            <translation>Ungültige Würfe</translation>
        </message>
        <message>
            <source>Throws the dice once your bets are down.</source>
            <translation>Wirft die Würfel, sobald Ihre Einsätze liegen.</translation>
        </message>
        <message>
            <source>Totals that have come light up in gold. A 7 that comes first loses.</source>
            <translation>Gefallene Summen leuchten golden. Fällt die 7 zuerst, verliert der Einsatz.</translation>
        </message>
        <message>
            <source>Touch READY when your bets are down.</source>
            <translation>Berühren Sie BEREIT, wenn Ihre Einsätze liegen.</translation>
        </message>
        <message>
            <source>Touch a plate to name the main, from 5 to 9.</source>
            <translation>Tippen Sie auf ein Schild, um das Main anzusagen, von 5 bis 9.</translation>
        </message>
        <message>
            <source>Triple</source>
            <translation>Triple</translation>
        </message>
        <message>
            <source>Two hits</source>
            <translation>Zwei Treffer</translation>
        </message>
        <message>
            <source>Undo takes back your last step since the last roll, Redo does it again.</source>
            <translation>Zurück macht Ihren letzten Schritt seit dem letzten Wurf rückgängig, Erneut stellt ihn wieder her.</translation>
        </message>
        <message>
            <source>Undo, Redo and Clear</source>
            <translation>Zurück, Erneut und Löschen</translation>
        </message>
        <message>
            <source>Until the dice are thrown you can raise it, double it or take it down.</source>
            <translation>Bis zum Wurf können Sie sie erhöhen, verdoppeln oder abräumen.</translation>
        </message>
        <message>
            <source>What a main costs</source>
            <translation>Was ein Main kostet</translation>
        </message>
        <message>
            <source>What comes too late goes back to your credit, and the line above says so.</source>
            <translation>Was zu spät kommt, geht in Ihr Guthaben zurück; die Zeile oben sagt es.</translation>
        </message>
        <message>
            <source>What is remembered</source>
            <translation>Was gemerkt wird</translation>
        </message>
        <message>
            <source>When one of these bets wins, it stays up and the win goes to your credit: {0}.</source>
            <translation>Gewinnt einer dieser Einsätze, bleibt er liegen, und der Gewinn geht in Ihr Guthaben: {0}.</translation>
        </message>
        <message>
            <source>When the Point comes again, it is made. A 7 before it is a seven-out. Either ends the round: the puck is OFF again, and the next roll is a come-out roll. Bets that are not decided stay up.</source>
            <translation>Fällt der Point erneut, ist er erreicht. Eine 7 davor ist ein Seven-out. Beides beendet die Runde: Der Puck steht wieder auf OFF, und der nächste Wurf ist ein Come-out-Wurf. Nicht entschiedene Einsätze bleiben liegen.</translation>
        </message>
        <message>
            <source>When to bet</source>
            <translation>Wann setzen</translation>
        </message>
        <message>
            <source>When {0} comes, it becomes the Point: the puck turns white, says ON and moves to its number. Now the dice are thrown until the Point comes again, or a 7.</source>
            <translation>Fällt eine {0}, wird diese Zahl zum Point: Der Puck wird weiß, zeigt ON und rückt auf sie. Nun wird geworfen, bis der Point erneut fällt oder eine 7.</translation>
        </message>
        <message>
            <source>Where it is</source>
            <translation>Wo Sie sie finden</translation>
        </message>
        <message>
            <source>Where they are</source>
            <translation>Wo Sie sie finden</translation>
        </message>
        <message>
            <source>While they are off, no roll decides your {0} bets.</source>
            <translation>Solange sie ausgeschaltet sind, entscheidet kein Wurf Ihre Einsätze auf {0}.</translation>
        </message>
        <message>
            <source>Winning bets</source>
            <translation>Gewonnene Einsätze</translation>
        </message>
        <message>
            <source>Wins are paid in whole cents; any fraction of a cent stays with the house.</source>
            <translation>Gezahlt werden ganze Cent; der Rest bleibt beim Haus.</translation>
        </message>
        <message>
            <source>Wins on 1-2-3, 2-3-4, 3-4-5 and 4-5-6, in any order.</source>
            <translation>Gewinnt bei 1-2-3, 2-3-4, 3-4-5 und 4-5-6, in beliebiger Reihenfolge.</translation>
        </message>
        <message>
            <source>Wins when all three dice show the same number, whichever it is.</source>
            <translation>Gewinnt, wenn alle drei Würfel dieselbe Zahl zeigen, gleich welche.</translation>
        </message>
        <message>
            <source>Wins when two dice show the same number, and pays more when all three do.</source>
            <translation>Gewinnt, wenn zwei Würfel dieselbe Zahl zeigen, und zahlt mehr, wenn es alle drei tun.</translation>
        </message>
        <message>
            <source>With fewer hits than the pays name it is lost.</source>
            <translation>Mit weniger Treffern, als die Quoten nennen, ist er verloren.</translation>
        </message>
        <message>
            <source>Without the table</source>
            <translation>Ohne den Tisch</translation>
        </message>
        <message>
            <source>You are asked before it is taken, when you place or raise the bet.</source>
            <translation>Wenn Sie setzen oder erhöhen, werden Sie gefragt, bevor sie genommen wird.</translation>
        </message>
        <message>
            <source>You can always play without a card.</source>
            <translation>Sie können immer auch ohne Karte spielen.</translation>
        </message>
        <message>
            <source>You can take it down at any time.</source>
            <translation>Sie können ihn jederzeit zurücknehmen.</translation>
        </message>
        <message>
            <source>You choose a PIN for it; {0} wrong ones in a row block it until the staff helps.</source>
            <translation>Sie wählen eine PIN dafür; {0} falsche nacheinander sperren die Karte, bis das Personal hilft.</translation>
        </message>
        <message>
            <source>You do not get it back when you take the bet down.</source>
            <translation>Sie erhalten sie nicht zurück, wenn Sie den Einsatz zurücknehmen.</translation>
        </message>
        <message>
            <source>You get it back when you take the bet down.</source>
            <translation>Sie erhalten sie zurück, wenn Sie den Einsatz zurücknehmen.</translation>
        </message>
        <message>
            <source>You have {0} seconds for it. No bet is taken and no dice are thrown before. When the time is over, your win is taken.</source>
            <translation>Sie haben {0} Sekunden Zeit. Vorher wird kein Einsatz angenommen und nicht geworfen. Ist die Zeit abgelaufen, wird Ihr Gewinn genommen.</translation>
        </message>
        <message>
            <source>You have {0} seconds to choose. Then the dice are passed and the bank is yours.</source>
            <translation>Sie haben {0} Sekunden für die Wahl. Dann werden die Würfel weitergegeben, und die Bank gehört Ihnen.</translation>
        </message>
        <message>
            <source>You may bet it before any roll, and raise it, reduce it or take it down as you like.</source>
            <translation>Sie dürfen vor jedem Wurf setzen und den Einsatz beliebig erhöhen, verringern oder zurücknehmen.</translation>
        </message>
        <message>
            <source>You may bet them before any roll.</source>
            <translation>Sie dürfen vor jedem Wurf darauf setzen.</translation>
        </message>
        <message>
            <source>You may reduce it or take it down, but not raise it once it has moved.</source>
            <translation>Sie dürfen ihn verringern oder zurücknehmen, aber nicht erhöhen, sobald er gewandert ist.</translation>
        </message>
        <message>
            <source>You may reduce it or take it down, but not raise it.</source>
            <translation>Sie dürfen ihn verringern oder zurücknehmen, aber nicht erhöhen.</translation>
        </message>
        <message>
            <source>Your bet is split in {0} equal parts, over {1}.</source>
            <translation>Ihr Einsatz wird in {0} gleiche Teile geteilt, auf {1}.</translation>
        </message>
        <message>
            <source>Your card</source>
            <translation>Ihre Karte</translation>
        </message>
        <message>
            <source>Your credit and your bets stay as they are.</source>
            <translation>Ihr Guthaben und Ihre Einsätze bleiben unverändert.</translation>
        </message>
        <message>
            <source>Your number wins when at least one of the three dice shows it. Each die that does is a hit, and more hits pay more. Without a hit the stake is lost.</source>
            <translation>Ihre Zahl gewinnt, wenn mindestens einer der drei Würfel sie zeigt. Jeder solche Würfel ist ein Treffer, und mehr Treffer zahlen mehr. Ohne Treffer ist der Einsatz verloren.</translation>
        </message>
        <message>
            <source>Your time</source>
            <translation>Ihre Zeit</translation>
        </message>
        <message>
            <source>also after a cash-out, and whether or not you are remembered.</source>
            <translation>auch nach einer Auszahlung, und ob Sie gemerkt sind oder nicht.</translation>
        </message>
        <message>
            <source>but a number that all three have hit: there you choose.</source>
            <translation>außer einer Zahl, die alle drei getroffen haben: Dort wählen Sie.</translation>
        </message>
        <message>
            <source>language, hand, text size, the felts you save, your first name and your figures.</source>
            <translation>Sprache, Hand, Schriftgröße, gespeicherte Einsatzbilder, Vorname und Ihre Zahlen.</translation>
        </message>
        <message>
            <source>the next roll is a come-out roll, and bets that can be switched off are off.</source>
            <translation>Der nächste Wurf ist ein Come-out-Wurf, und abschaltbare Einsätze sind ausgeschaltet.</translation>
        </message>
        <message>
            <source>what it pays, its limits and the house edge.</source>
            <translation>was es zahlt, seine Limits und den Hausvorteil.</translation>
        </message>
        <message>
            <source>wins {0}, loses {1}</source>
            <translation>gewinnt {0}, verliert {1}</translation>
        </message>
        <message>
            <source>{0} and {1} cannot be up at the same time.</source>
            <translation>{0} und {1} können nicht zugleich liegen.</translation>
        </message>
        <message>
            <source>{0} and {1} may be up at the same time.</source>
            <translation>{0} und {1} dürfen zugleich liegen.</translation>
        </message>
        <message>
            <source>{0} hits, then 7, 11 or craps</source>
            <translation>{0} Treffer, dann 7, 11 oder Craps</translation>
        </message>
        <message>
            <source>{0} hits, then the Point</source>
            <translation>{0} Treffer, dann der Point</translation>
        </message>
        <message>
            <source>{0} or {1}</source>
            <translation>{0} oder {1}</translation>
        </message>
        <message>
            <source>{0} puts your chip on Place {1}, but not on the Point.</source>
            <translation>{0} legt Ihren Chip auf Place {1}, aber nicht auf den Point.</translation>
        </message>
        <message>
            <source>{0} wins on {1}.</source>
            <translation>{0} gewinnt bei {1}.</translation>
        </message>
        <message>
            <source>{0}: {1} times</source>
            <translation>{0}: {1}-mal</translation>
        </message>
    </context>
    <context>
        <name>HelpWindow</name>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Hilfe</translation>
        </message>
        <message>
            <source>New to the game?</source>
            <translation>Neu im Spiel?</translation>
        </message>
        <message>
            <source>Play a first hand</source>
            <translation>Erste Runde spielen</translation>
        </message>
        <message>
            <source>Play a first hand with play chips</source>
            <translation>Eine erste Runde mit Spielchips spielen</translation>
        </message>
        <message>
            <source>Three minutes with play chips: no money is bet.</source>
            <translation>Drei Minuten mit Spielchips: Es wird kein Geld gesetzt.</translation>
        </message>
    </context>
    <context>
        <name>HistoryBar</name>
        <message>
            <source>Last results</source>
            <translation>Letzte Würfe</translation>
        </message>
        <message>
            <source>No rolls yet</source>
            <translation>Noch keine Würfe</translation>
        </message>
        <message>
            <source>Puck set to OFF by hand</source>
            <translation>Puck von Hand auf OFF gestellt</translation>
        </message>
        <message>
            <source>Roll %1 and %2</source>
            <translation>Wurf %1 und %2</translation>
        </message>
        <message>
            <source>Throw %1</source>
            <translation>Wurf %1</translation>
        </message>
    </context>
    <context>
        <name>HotNumbers</name>
        <message>
            <source>Hot numbers</source>
            <translation>Heiße Zahlen</translation>
        </message>
    </context>
    <context>
        <name>HotShooterPlate</name>
        <message>
            <source>Best today</source>
            <translation>Tagesrekord</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Points</translation>
        </message>
        <message>
            <source>Rolls</source>
            <translation>Würfe</translation>
        </message>
    </context>
    <context>
        <name>IdleCover</name>
        <message>
            <source>Play a first hand with play chips</source>
            <translation>Eine erste Runde mit Spielchips spielen</translation>
        </message>
        <message>
            <source>Touch to continue</source>
            <translation>Zum Fortfahren berühren</translation>
        </message>
    </context>
    <context>
        <name>Keypad</name>
        <message>
            <source>Confirm the PIN</source>
            <translation>PIN bestätigen</translation>
        </message>
        <message>
            <source>Digit %1</source>
            <translation>Ziffer %1</translation>
        </message>
        <message>
            <source>Erase the last digit</source>
            <translation>Letzte Ziffer löschen</translation>
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
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Keep the language</source>
            <translation>Sprache beibehalten</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Languages</source>
            <translation>Sprachen</translation>
        </message>
    </context>
    <context>
        <name>LargeDie</name>
        <message>
            <source>Die %1</source>
            <translation>Würfel %1</translation>
        </message>
    </context>
    <context>
        <name>LimitWindow</name>
        <message>
            <source>No further bets are taken until you have cashed out. Bets that are up play on, or you take them down.</source>
            <translation>Bis zur Auszahlung werden keine weiteren Einsätze angenommen. Stehende Einsätze spielen weiter, oder Sie nehmen sie weg.</translation>
        </message>
    </context>
    <context>
        <name>LimitsSign</name>
        <message>
            <source>Limits of the table</source>
            <translation>Limits des Tisches</translation>
        </message>
        <message>
            <source>Table limits</source>
            <translation>Tischlimits</translation>
        </message>
    </context>
    <context>
        <name>LimitsWindow</name>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Close the limits</source>
            <translation>Limits schließen</translation>
        </message>
        <message>
            <source>Limits and breaks</source>
            <translation>Limits und Pausen</translation>
        </message>
        <message>
            <source>Once a limit is reached, no further bets are taken. A limit can be lowered, but not raised, until you have cashed out.</source>
            <translation>Ist ein Limit erreicht, werden keine weiteren Einsätze angenommen. Bis zur Auszahlung lässt es sich senken, aber nicht erhöhen.</translation>
        </message>
        <message>
            <source>Set limits</source>
            <translation>Limits setzen</translation>
        </message>
        <message>
            <source>Set these limits for the session</source>
            <translation>Diese Limits für die Sitzung setzen</translation>
        </message>
        <message>
            <source>Take a break</source>
            <translation>Pause machen</translation>
        </message>
    </context>
    <context>
        <name>ListPage</name>
        <message>
            <source>Export</source>
            <translation>Exportieren</translation>
        </message>
        <message>
            <source>Find</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>First</source>
            <translation>Erste</translation>
        </message>
        <message>
            <source>First page</source>
            <translation>Erste Seite</translation>
        </message>
        <message>
            <source>Last</source>
            <translation>Letzte</translation>
        </message>
        <message>
            <source>Last page</source>
            <translation>Letzte Seite</translation>
        </message>
        <message>
            <source>Next page</source>
            <translation>Nächste Seite</translation>
        </message>
        <message>
            <source>PDF report</source>
            <translation>PDF-Bericht</translation>
        </message>
        <message>
            <source>Previous page</source>
            <translation>Vorige Seite</translation>
        </message>
        <message>
            <source>Show all</source>
            <translation>Alles zeigen</translation>
        </message>
    </context>
    <context>
        <name>LivePictureView</name>
        <message>
            <source>Live picture of the dice</source>
            <translation>Livebild der Würfel</translation>
        </message>
    </context>
    <context>
        <name>Lobby</name>
        <message>
            <source>Back to {0}</source>
            <translation>Zurück zu {0}</translation>
        </message>
        <message>
            <source>Bets from {0}</source>
            <translation>Einsätze ab {0}</translation>
        </message>
        <message>
            <source>Bets from {0} to {1}</source>
            <translation>Einsätze von {0} bis {1}</translation>
        </message>
        <message>
            <source>Lowest house edge: {0}</source>
            <translation>Kleinster Hausvorteil: {0}</translation>
        </message>
        <message>
            <source>Lowest house edge: {0} ({1})</source>
            <translation>Kleinster Hausvorteil: {0} ({1})</translation>
        </message>
        <message>
            <source>No craps on the come-out: every number except 7 becomes a Point</source>
            <translation>Kein Craps beim Come-Out: Jede Zahl außer der 7 wird zum Point</translation>
        </message>
        <message>
            <source>Par sheet {0}</source>
            <translation>Par Sheet {0}</translation>
        </message>
        <message>
            <source>Small stakes, and every winning bet comes back with its win</source>
            <translation>Kleine Einsätze, und jede gewonnene Wette kommt mit ihrem Gewinn zurück</translation>
        </message>
        <message>
            <source>The full table: line bets with odds, Place, Buy, Lay and every proposition</source>
            <translation>Der volle Tisch: Linienwetten mit Odds, Place, Buy, Lay und alle Propositions</translation>
        </message>
        <message>
            <source>The old club game: throw a main, then your chance before the main</source>
            <translation>Das alte Clubspiel: erst den Main werfen, dann die Chance vor dem Main</translation>
        </message>
        <message>
            <source>The quick way in: Pass Line, Place bets and three Fields</source>
            <translation>Der leichte Einstieg: Pass Line, Place-Wetten und drei Fields</translation>
        </message>
        <message>
            <source>Three dice, then a fourth: take 12 to 1, or risk it for 50 to 1</source>
            <translation>Drei Würfel, dann ein vierter: 12:1 nehmen oder für 50:1 riskieren</translation>
        </message>
    </context>
    <context>
        <name>LobbyWindow</name>
        <message>
            <source>Choose your game</source>
            <translation>Wählen Sie Ihr Spiel</translation>
        </message>
        <message>
            <source>Credit %1</source>
            <translation>Guthaben %1</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Spiele</translation>
        </message>
        <message>
            <source>Play a first hand</source>
            <translation>Erste Runde spielen</translation>
        </message>
        <message>
            <source>Play a first hand with play chips</source>
            <translation>Eine erste Runde mit Spielchips spielen</translation>
        </message>
    </context>
    <context>
        <name>LockScreen</name>
        <message>
            <source>Please call an attendant</source>
            <translation>Bitte rufen Sie das Personal</translation>
        </message>
        <message>
            <source>The attendant has been called</source>
            <translation>Das Personal ist gerufen</translation>
        </message>
    </context>
    <context>
        <name>Main</name>
        <message>
            <source>Cash out</source>
            <translation>Auszahlen</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistik</translation>
        </message>
        <message numerus="yes">
            <source>You throw: %n seconds</source>
            <translation>
                <numerusform>Sie werfen: %n Sekunde</numerusform>
                <numerusform>Sie werfen: %n Sekunden</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Message</name>
        <message>
            <source>'{text}' is before the first [section]</source>
            <translation>„{text}“ steht vor dem ersten [Abschnitt]</translation>
        </message>
        <message>
            <source>'{text}' is not a [section]</source>
            <translation>„{text}“ ist kein [Abschnitt]</translation>
        </message>
        <message>
            <source>'{text}' is not of the form key = value</source>
            <translation>„{text}“ hat nicht die Form Schlüssel = Wert</translation>
        </message>
        <message>
            <source>'{value}' are not multiples like 1 2 3, with blanks between</source>
            <translation>„{value}“ sind keine Vielfachen wie 1 2 3 mit Leerzeichen dazwischen</translation>
        </message>
        <message>
            <source>'{value}' is no whole number of units of {bet}, such as 5, or 1 up to 2</source>
            <translation>„{value}“ ist keine ganze Zahl von Einheiten für {bet} wie 5 oder 1 up to 2</translation>
        </message>
        <message>
            <source>'{value}' is not a pay like 7:6, of two whole numbers</source>
            <translation>„{value}“ ist keine Quote wie 7:6 aus zwei ganzen Zahlen</translation>
        </message>
        <message>
            <source>'{value}' is not a rate below one like 0.05</source>
            <translation>„{value}“ ist kein Satz unter eins wie 0.05</translation>
        </message>
        <message>
            <source>'{value}' is not an amount above zero like 5.00, with two decimals</source>
            <translation>„{value}“ ist kein Betrag über null wie 5.00 mit zwei Nachkommastellen</translation>
        </message>
        <message>
            <source>A bill is stuck in the bill validator.</source>
            <translation>Im Geldscheinprüfer steckt ein Geldschein fest.</translation>
        </message>
        <message>
            <source>A bill is stuck on its way into the stacker.</source>
            <translation>Auf dem Weg in den Stapler steckt ein Geldschein fest.</translation>
        </message>
        <message>
            <source>A die came to rest cocked.</source>
            <translation>Ein Würfel blieb schräg liegen.</translation>
        </message>
        <message>
            <source>A die left the table.</source>
            <translation>Ein Würfel hat den Tisch verlassen.</translation>
        </message>
        <message>
            <source>A die lies cocked.</source>
            <translation>Ein Würfel liegt schräg.</translation>
        </message>
        <message>
            <source>A die was missing or out of sight.</source>
            <translation>Ein Würfel fehlte oder war nicht zu sehen.</translation>
        </message>
        <message>
            <source>A line of {path} makes no sense: {line}.</source>
            <translation>Eine Zeile von {path} ist unverständlich: {line}.</translation>
        </message>
        <message>
            <source>A message in the name of {who} does not agree with its signature: it was altered or repeated.</source>
            <translation>Eine Nachricht im Namen von {who} stimmt nicht mit ihrer Unterschrift überein: Sie wurde verändert oder wiederholt.</translation>
        </message>
        <message>
            <source>A message in the name of {who} is not signed.</source>
            <translation>Eine Nachricht im Namen von {who} ist nicht unterschrieben.</translation>
        </message>
        <message>
            <source>A message in the name of {who} was signed by a stranger: the certificate is not of this house.</source>
            <translation>Eine Nachricht im Namen von {who} hat ein Fremder unterschrieben: Das Zertifikat ist nicht von diesem Haus.</translation>
        </message>
        <message>
            <source>A message in the name of {who} was signed by {signer}.</source>
            <translation>Eine Nachricht im Namen von {who} hat {signer} unterschrieben.</translation>
        </message>
        <message>
            <source>A parameter is wrong</source>
            <translation>Ein Parameter ist falsch</translation>
        </message>
        <message>
            <source>A pipe or a device has the journal's name.</source>
            <translation>Eine Pipe oder ein Gerät trägt den Namen des Journals.</translation>
        </message>
        <message>
            <source>A player has credit at a table of {before}, and {other} has {after}. Start with the earlier limits, have the credit paid, and then change them.</source>
            <translation>Ein Spieler hat Guthaben an einem Tisch mit {before}, und {other} hat {after}. Starten Sie mit den früheren Limits, lassen Sie das Guthaben auszahlen und ändern Sie sie dann.</translation>
        </message>
        <message>
            <source>A player has credit at a table with {name} of {before}, and Param.ini has {after}. Start with the earlier limits, have the credit paid, and then change them.</source>
            <translation>Ein Spieler hat Guthaben an einem Tisch mit {name} = {before}, und in Param.ini steht {after}. Mit den früheren Limits starten, das Guthaben auszahlen lassen und sie dann ändern.</translation>
        </message>
        <message>
            <source>A row of table {table} was sent to table {expected}.</source>
            <translation>Eine Zeile des Tisches {table} wurde an Tisch {expected} gesendet.</translation>
        </message>
        <message>
            <source>A second bill was put in too early. Take it out.</source>
            <translation>Ein zweiter Geldschein wurde zu früh eingeführt. Nehmen Sie ihn heraus.</translation>
        </message>
        <message>
            <source>A signed release has played here; this copy of the program is not signed.</source>
            <translation>Hier hat eine signierte Ausgabe gespielt; diese Kopie des Programms ist nicht signiert.</translation>
        </message>
        <message>
            <source>All copies of the journal are on one device ({disk}): what destroys it destroys them all.</source>
            <translation>Alle Kopien des Journals liegen auf einem Gerät ({disk}): Was es zerstört, zerstört sie alle.</translation>
        </message>
        <message>
            <source>All copies of the journal are on one device: what destroys it destroys them all.</source>
            <translation>Alle Kopien des Journals liegen auf einem Gerät: Was es zerstört, zerstört sie alle.</translation>
        </message>
        <message>
            <source>An event in it makes no sense ({error}).</source>
            <translation>Ein Ereignis darin ergibt keinen Sinn ({error}).</translation>
        </message>
        <message>
            <source>Another program has its port open.</source>
            <translation>Ein anderes Programm belegt den Anschluss.</translation>
        </message>
        <message>
            <source>Another program holds the journal ({error}).</source>
            <translation>Ein anderes Programm hält das Journal fest ({error}).</translation>
        </message>
        <message>
            <source>Archived journal {archive} cannot be read: {why}.</source>
            <translation>Das archivierte Journal {archive} lässt sich nicht lesen: {why}.</translation>
        </message>
        <message>
            <source>Beside the journal lies a rollback journal, which it never makes.</source>
            <translation>Neben dem Journal liegt ein Rollback-Journal, das es nie anlegt.</translation>
        </message>
        <message>
            <source>Bets are up under sheet {sheet}, and {other} as it is now is not the same.</source>
            <translation>Einsätze liegen nach PAR-Sheet {sheet}, und {other}, wie es jetzt ist, ist nicht dasselbe.</translation>
        </message>
        <message>
            <source>Cabinet {cabinet} does not have seat {seat}.</source>
            <translation>Automat {cabinet} hat Platz {seat} nicht.</translation>
        </message>
        <message>
            <source>Cabinet {cabinet} has played round {round} of this table, and the table knows its rounds up to {newest} only.</source>
            <translation>Automat {cabinet} hat Runde {round} dieses Tisches gespielt, und der Tisch kennt seine Runden nur bis {newest}.</translation>
        </message>
        <message>
            <source>Cabinet {cabinet} has sat here with a newer journal: this one is an old copy.</source>
            <translation>Automat {cabinet} saß hier schon mit einem neueren Journal: Dieses ist eine alte Kopie.</translation>
        </message>
        <message>
            <source>Cabinet {cabinet} has seat {seat} at table {table}.</source>
            <translation>Automat {cabinet} hat Platz {seat} an Tisch {table}.</translation>
        </message>
        <message>
            <source>Copy {number} of the journal lacked the last event, which came from the database.</source>
            <translation>Der Kopie {number} des Journals fehlte das letzte Ereignis; es kam aus der Datenbank.</translation>
        </message>
        <message>
            <source>Copy {number} of the journal lacked the last {count} events, which came from the database.</source>
            <translation>Der Kopie {number} des Journals fehlten die letzten {count} Ereignisse; sie kamen aus der Datenbank.</translation>
        </message>
        <message>
            <source>Copy {number} of the journal was rebuilt from the database: {cause}.</source>
            <translation>Kopie {number} des Journals wurde aus der Datenbank wiederhergestellt: {cause}.</translation>
        </message>
        <message>
            <source>Copy {number} of the journal, {path}, cannot be used ({error}).</source>
            <translation>Kopie {number} des Journals, {path}, ist nicht benutzbar ({error}).</translation>
        </message>
        <message>
            <source>Copy {number} of the journal, {path}, was found damaged: {cause}.</source>
            <translation>Kopie {number} des Journals, {path}, ist beschädigt: {cause}.</translation>
        </message>
        <message>
            <source>Copy {number}: {found}</source>
            <translation>Kopie {number}: {found}</translation>
        </message>
        <message>
            <source>Dice are missing from the dice generator, or there are too many.</source>
            <translation>Im Würfelgenerator fehlen Würfel, oder es sind zu viele.</translation>
        </message>
        <message>
            <source>Event {number} is missing in copy {copy} of the journal.</source>
            <translation>Ereignis {number} fehlt in Kopie {copy} des Journals.</translation>
        </message>
        <message>
            <source>Event {number} of the journal makes no sense ({error}).</source>
            <translation>Ereignis {number} des Journals ist widersinnig ({error}).</translation>
        </message>
        <message>
            <source>Have the house's authority issue a new one.</source>
            <translation>Lassen Sie von der Zertifizierungsstelle des Hauses ein neues ausstellen.</translation>
        </message>
        <message>
            <source>Impossible device report</source>
            <translation>Unmögliche Gerätemeldung</translation>
        </message>
        <message>
            <source>It does not answer.</source>
            <translation>Das Gerät antwortet nicht.</translation>
        </message>
        <message>
            <source>It has lost its power and starts again.</source>
            <translation>Das Gerät war ohne Strom und startet neu.</translation>
        </message>
        <message>
            <source>It has no bulk endpoints.</source>
            <translation>Das Gerät hat keine Bulk-Endpunkte.</translation>
        </message>
        <message>
            <source>It is not plugged in.</source>
            <translation>Das Gerät ist nicht angeschlossen.</translation>
        </message>
        <message>
            <source>It is pending.</source>
            <translation>Es ist vorgemerkt.</translation>
        </message>
        <message>
            <source>It is redeemed.</source>
            <translation>Es ist eingelöst.</translation>
        </message>
        <message>
            <source>It took {sent} of {all} bytes.</source>
            <translation>Das Gerät nahm {sent} von {all} Bytes an.</translation>
        </message>
        <message>
            <source>It was never entered.</source>
            <translation>Es wurde nie eingetragen.</translation>
        </message>
        <message>
            <source>It was not kept for this request.</source>
            <translation>Es war nicht für diese Anfrage vorgemerkt.</translation>
        </message>
        <message>
            <source>It was redeemed by the same request.</source>
            <translation>Es wurde durch dieselbe Anfrage eingelöst.</translation>
        </message>
        <message>
            <source>It was unplugged.</source>
            <translation>Das Gerät wurde ausgesteckt.</translation>
        </message>
        <message>
            <source>It was worth {cents} cents.</source>
            <translation>Es war {cents} Cent wert.</translation>
        </message>
        <message>
            <source>Its address {address} is not of the form usb:1234:abcd.</source>
            <translation>Die Adresse {address} hat nicht die Form usb:1234:abcd.</translation>
        </message>
        <message>
            <source>Its driver has failed and starts again.</source>
            <translation>Der Treiber hat einen Fehler gemacht und startet neu.</translation>
        </message>
        <message>
            <source>Its files cannot be checked ({error}).</source>
            <translation>Seine Dateien können nicht geprüft werden ({error}).</translation>
        </message>
        <message>
            <source>Its port fails ({error}).</source>
            <translation>Der Anschluss versagt ({error}).</translation>
        </message>
        <message>
            <source>Its port is no serial line.</source>
            <translation>Der Anschluss ist keine serielle Schnittstelle.</translation>
        </message>
        <message>
            <source>Money is open in {currency}, but Param.ini names {other}.</source>
            <translation>Geld in {currency} ist noch offen, Param.ini nennt aber {other}.</translation>
        </message>
        <message>
            <source>No bills are taken now.</source>
            <translation>Zurzeit werden keine Geldscheine angenommen.</translation>
        </message>
        <message>
            <source>No dealer of the house has a key with the name “{name}”.</source>
            <translation>Kein Dealer des Hauses hat einen Schlüssel mit dem Namen „{name}“.</translation>
        </message>
        <message>
            <source>No journal can be made at {path} ({error}).</source>
            <translation>Unter {path} kann kein Journal angelegt werden ({error}).</translation>
        </message>
        <message>
            <source>No tickets are taken now.</source>
            <translation>Zurzeit werden keine Tickets angenommen.</translation>
        </message>
        <message>
            <source>Only cashable tickets are taken here.</source>
            <translation>Hier werden nur auszahlbare Tickets angenommen.</translation>
        </message>
        <message>
            <source>Order {number} of dealer {name} was answered before: it was put in again, and was not carried out.</source>
            <translation>Anordnung {number} des Dealers {name} wurde schon beantwortet: Sie wurde noch einmal eingetragen und nicht ausgeführt.</translation>
        </message>
        <message>
            <source>Order {number} of the dealer has the same key as another one.</source>
            <translation>Anweisung {number} des Dealers hat denselben Schlüssel wie eine andere.</translation>
        </message>
        <message>
            <source>Paper is jammed in the ticket printer: please clear it.</source>
            <translation>Papierstau im Ticketdrucker: Bitte beseitigen Sie ihn.</translation>
        </message>
        <message>
            <source>Paper waits in the slot of the ticket printer: please take it.</source>
            <translation>Im Schlitz des Ticketdruckers wartet Papier: Bitte nehmen Sie es.</translation>
        </message>
        <message>
            <source>Param.ini cannot be written</source>
            <translation>Param.ini kann nicht geschrieben werden</translation>
        </message>
        <message>
            <source>Param.ini was edited by hand</source>
            <translation>Param.ini wurde von Hand geändert</translation>
        </message>
        <message>
            <source>Play goes on in a moment.</source>
            <translation>Das Spiel geht gleich weiter.</translation>
        </message>
        <message>
            <source>Practice may not use {what}: that is outside its own folder.</source>
            <translation>Die Übung darf {what} nicht verwenden: Das liegt außerhalb ihres eigenen Ordners.</translation>
        </message>
        <message>
            <source>Round {number} was played by a par sheet that is not offered here, with SHA-256 {digest}.</source>
            <translation>Runde {number} wurde nach einem PAR-Sheet gespielt, das hier nicht angeboten wird, mit SHA-256 {digest}.</translation>
        </message>
        <message>
            <source>Round {round} cannot be closed: its betting has not ended.</source>
            <translation>Runde {round} kann nicht geschlossen werden: Es darf noch gesetzt werden.</translation>
        </message>
        <message>
            <source>Round {round} cannot begin: round {newest} is not decided.</source>
            <translation>Runde {round} kann nicht beginnen: Runde {newest} ist nicht entschieden.</translation>
        </message>
        <message>
            <source>Round {round} contradicts what the table has published of it.</source>
            <translation>Runde {round} widerspricht dem, was der Tisch von ihr veröffentlicht hat.</translation>
        </message>
        <message>
            <source>Round {round} does not follow round {newest}, the newest of the table.</source>
            <translation>Runde {round} folgt nicht auf Runde {newest}, die neueste des Tisches.</translation>
        </message>
        <message>
            <source>Round {round} is not decided.</source>
            <translation>Runde {round} ist nicht entschieden.</translation>
        </message>
        <message>
            <source>Round {round} names other bets than those that were accepted.</source>
            <translation>Runde {round} nennt andere Einsätze als die angenommenen.</translation>
        </message>
        <message>
            <source>Round {round} of the table does not agree with its digest: it was altered.</source>
            <translation>Runde {round} des Tisches stimmt nicht mit ihrer Prüfsumme überein: Sie wurde verändert.</translation>
        </message>
        <message>
            <source>SQLite does not wait for the disk at each commit.</source>
            <translation>SQLite wartet nicht bei jedem Festschreiben auf den Datenträger.</translation>
        </message>
        <message>
            <source>Seat {seat} cannot be left: its bets of round {round} are not settled.</source>
            <translation>Platz {seat} kann nicht verlassen werden: Seine Einsätze der Runde {round} sind nicht abgerechnet.</translation>
        </message>
        <message>
            <source>Seat {seat} has been taken again in the name of cabinet {cabinet}: a copy of this station is running.</source>
            <translation>Platz {seat} wurde im Namen von Automat {cabinet} noch einmal belegt: Eine Kopie dieser Station läuft.</translation>
        </message>
        <message>
            <source>Seat {seat} has reported another result of round {round}: this journal is an old copy.</source>
            <translation>Platz {seat} hat von Runde {round} schon ein anderes Ergebnis gemeldet: Dieses Journal ist eine alte Kopie.</translation>
        </message>
        <message>
            <source>Seat {seat} has reported round {round}, and round {expected} comes first.</source>
            <translation>Platz {seat} hat Runde {round} gemeldet, und Runde {expected} kommt zuerst.</translation>
        </message>
        <message>
            <source>Seat {seat} has sealed other bets as version {version} of round {round}: this journal is an old copy.</source>
            <translation>Platz {seat} hat als Version {version} von Runde {round} andere Einsätze versiegelt: Dieses Journal ist eine alte Kopie.</translation>
        </message>
        <message>
            <source>Seat {seat} is taken by cabinet {cabinet}.</source>
            <translation>Platz {seat} ist von Automat {cabinet} belegt.</translation>
        </message>
        <message>
            <source>Seat {seat} of cabinet {cabinet} was freed at the table, and what it was owed was paid there: keep this journal, and clear the RAM before this station plays again.</source>
            <translation>Platz {seat} von Automat {cabinet} wurde am Tisch freigegeben, und der Anspruch wurde dort ausgezahlt: Bewahren Sie dieses Journal auf und löschen Sie den RAM, bevor diese Station wieder spielt.</translation>
        </message>
        <message>
            <source>Slip {number} was not printed: {cause}.</source>
            <translation>Beleg {number} wurde nicht gedruckt: {cause}.</translation>
        </message>
        <message>
            <source>Slip {number} was ordered before.</source>
            <translation>Beleg {number} wurde schon einmal verlangt.</translation>
        </message>
        <message>
            <source>The RAM clear is confirmed</source>
            <translation>Die RAM-Löschung ist bestätigt</translation>
        </message>
        <message>
            <source>The barcode of this ticket cannot be read.</source>
            <translation>Der Strichcode dieses Tickets ist nicht lesbar.</translation>
        </message>
        <message>
            <source>The bets of seat {seat} in round {round} do not agree with their digest or sum: they were altered.</source>
            <translation>Die Einsätze von Platz {seat} in Runde {round} stimmen nicht mit ihrer Prüfsumme oder Summe überein: Sie wurden verändert.</translation>
        </message>
        <message>
            <source>The bill stacker is full.</source>
            <translation>Der Geldscheinstapler ist voll.</translation>
        </message>
        <message>
            <source>The bill stacker is open or missing.</source>
            <translation>Der Geldscheinstapler ist offen oder fehlt.</translation>
        </message>
        <message>
            <source>The bill validator did not wait for an order and gave it back.</source>
            <translation>Der Geldscheinprüfer hat ihn zurückgegeben, ohne auf einen Auftrag zu warten.</translation>
        </message>
        <message>
            <source>The bill validator does not know a bill of {amount}, which the parameter money.bills names.</source>
            <translation>Der Geldscheinprüfer kennt keinen Geldschein zu {amount}, den der Parameter money.bills nennt.</translation>
        </message>
        <message>
            <source>The bill validator does not take its settings.</source>
            <translation>Der Geldscheinprüfer nimmt seine Einstellungen nicht an.</translation>
        </message>
        <message>
            <source>The bill validator has detected an attempt at fraud.</source>
            <translation>Der Geldscheinprüfer hat einen Betrugsversuch bemerkt.</translation>
        </message>
        <message>
            <source>The bill validator has failed: {cause}.</source>
            <translation>Der Geldscheinprüfer ist ausgefallen: {cause}.</translation>
        </message>
        <message>
            <source>The bill validator reports an internal error.</source>
            <translation>Der Geldscheinprüfer hat eine innere Störung.</translation>
        </message>
        <message>
            <source>The bill was credited, and then found in the acceptor, which gives it back. The player may have it.</source>
            <translation>Der Geldschein wurde gutgeschrieben und dann im Annehmer gefunden, der ihn zurückgibt. Vielleicht hat ihn der Spieler.</translation>
        </message>
        <message>
            <source>The bill was not taken: {cause}.</source>
            <translation>Der Geldschein wurde nicht angenommen: {cause}.</translation>
        </message>
        <message>
            <source>The cabinet cannot be followed: {error}</source>
            <translation>Dem Automaten kann nicht gefolgt werden: {error}</translation>
        </message>
        <message>
            <source>The camera answers, but sends no picture that can be read ({error}).</source>
            <translation>Die Kamera antwortet, sendet aber kein lesbares Bild ({error}).</translation>
        </message>
        <message>
            <source>The camera answers, but sends no picture that can be read.</source>
            <translation>Die Kamera antwortet, sendet aber kein lesbares Bild.</translation>
        </message>
        <message>
            <source>The camera does not answer ({error}).</source>
            <translation>Die Kamera antwortet nicht ({error}).</translation>
        </message>
        <message>
            <source>The camera has ended its stream.</source>
            <translation>Die Kamera hat ihren Bildstrom beendet.</translation>
        </message>
        <message>
            <source>The camera has not been reached yet.</source>
            <translation>Die Kamera wurde noch nicht erreicht.</translation>
        </message>
        <message>
            <source>The camera sends no stream of JPEG pictures.</source>
            <translation>Die Kamera sendet keinen Strom von JPEG-Bildern.</translation>
        </message>
        <message>
            <source>The camera's password cannot be read from {file} ({error}).</source>
            <translation>Das Passwort der Kamera kann nicht aus {file} gelesen werden ({error}).</translation>
        </message>
        <message>
            <source>The camera's picture is larger than {width} by {height}; set a smaller one in the camera.</source>
            <translation>Das Bild der Kamera ist größer als {width} mal {height}; stellen Sie in der Kamera ein kleineres ein.</translation>
        </message>
        <message>
            <source>The card reader cannot read cards.</source>
            <translation>Der Kartenleser kann keine Karten lesen.</translation>
        </message>
        <message>
            <source>The certificate of the house's authority ends on {day}.</source>
            <translation>Das Zertifikat der Zertifizierungsstelle des Hauses endet am {day}.</translation>
        </message>
        <message>
            <source>The certificate of {who} ends on {day}.</source>
            <translation>Das Zertifikat von {who} endet am {day}.</translation>
        </message>
        <message>
            <source>The certificate of {who} has been revoked.</source>
            <translation>Das Zertifikat von {who} ist widerrufen.</translation>
        </message>
        <message>
            <source>The certificate of {who} is valid from {begins} to {ends}, and not today.</source>
            <translation>Das Zertifikat von {who} gilt von {begins} bis {ends} und nicht heute.</translation>
        </message>
        <message>
            <source>The certificates in {folder} are of different authorities.</source>
            <translation>Die Zertifikate in {folder} sind von verschiedenen Zertifizierungsstellen.</translation>
        </message>
        <message>
            <source>The check of the journal's earlier events did not end ({cause}).</source>
            <translation>Die Prüfung der früheren Ereignisse des Journals kam nicht zu Ende ({cause}).</translation>
        </message>
        <message>
            <source>The check of the journal's earlier events was stopped.</source>
            <translation>Die Prüfung der früheren Ereignisse des Journals wurde abgebrochen.</translation>
        </message>
        <message>
            <source>The copies of the journal cannot be checked ({error}).</source>
            <translation>Die Kopien des Journals können nicht geprüft werden ({error}).</translation>
        </message>
        <message>
            <source>The copies of the journal hold different events, and nothing says which is right.</source>
            <translation>Die Kopien des Journals enthalten verschiedene Ereignisse, und nichts zeigt, welche stimmt.</translation>
        </message>
        <message>
            <source>The copy's snapshot of event {number} is not the one that was taken.</source>
            <translation>Die Momentaufnahme der Kopie zu Ereignis {number} ist nicht die, die gemacht wurde.</translation>
        </message>
        <message>
            <source>The credit may not exceed {amount}.</source>
            <translation>Das Guthaben darf {amount} nicht übersteigen.</translation>
        </message>
        <message>
            <source>The currency has changed in play</source>
            <translation>Die Währung hat sich während des Spiels geändert</translation>
        </message>
        <message>
            <source>The dealer did not answer.</source>
            <translation>Der Dealer hat nicht geantwortet.</translation>
        </message>
        <message>
            <source>The dealer has decided so.</source>
            <translation>Der Dealer hat so entschieden.</translation>
        </message>
        <message>
            <source>The dice came to rest on top of each other.</source>
            <translation>Die Würfel blieben aufeinander liegen.</translation>
        </message>
        <message>
            <source>The dice can no longer be thrown: {cause}.</source>
            <translation>Die Würfel können nicht mehr geworfen werden: {cause}.</translation>
        </message>
        <message>
            <source>The dice cannot be read.</source>
            <translation>Die Würfel sind nicht lesbar.</translation>
        </message>
        <message>
            <source>The dice cannot be thrown now. All bets stand.</source>
            <translation>Die Würfel können jetzt nicht geworfen werden. Alle Einsätze bleiben liegen.</translation>
        </message>
        <message>
            <source>The dice cannot be thrown: {cause}.</source>
            <translation>Die Würfel können nicht geworfen werden: {cause}.</translation>
        </message>
        <message>
            <source>The dice could not be read with certainty.</source>
            <translation>Die Würfel ließen sich nicht sicher ablesen.</translation>
        </message>
        <message>
            <source>The dice did not come to rest in time.</source>
            <translation>Die Würfel kamen nicht rechtzeitig zur Ruhe.</translation>
        </message>
        <message>
            <source>The dice generator broke down during the throw.</source>
            <translation>Der Würfelgenerator fiel während des Wurfs aus.</translation>
        </message>
        <message>
            <source>The dice generator cannot read the dice.</source>
            <translation>Der Würfelgenerator kann die Würfel nicht ablesen.</translation>
        </message>
        <message>
            <source>The dice generator cannot record its throws.</source>
            <translation>Der Würfelgenerator kann seine Würfe nicht aufzeichnen.</translation>
        </message>
        <message>
            <source>The dice generator cannot shake the dice.</source>
            <translation>Der Würfelgenerator kann die Würfel nicht schütteln.</translation>
        </message>
        <message>
            <source>The dice generator cannot throw the number of dice that the game needs at once ({wanted}), only {there}.</source>
            <translation>Der Würfelgenerator kann nicht so viele Würfel auf einmal werfen, wie das Spiel braucht ({wanted}), nur {there}.</translation>
        </message>
        <message>
            <source>The dice generator does not finish its throw.</source>
            <translation>Der Würfelgenerator beendet seinen Wurf nicht.</translation>
        </message>
        <message>
            <source>The dice generator has used this throw number before and no longer knows the result; its record must be cleared.</source>
            <translation>Der Würfelgenerator hat diese Wurfnummer schon verwendet und kennt das Ergebnis nicht mehr; seine Aufzeichnung muss gelöscht werden.</translation>
        </message>
        <message>
            <source>The dice generator has used this throw number before, for another number of dice; its record must be cleared.</source>
            <translation>Der Würfelgenerator hat diese Wurfnummer schon für eine andere Zahl von Würfeln verwendet; seine Aufzeichnung muss gelöscht werden.</translation>
        </message>
        <message>
            <source>The dice generator is testing itself.</source>
            <translation>Der Würfelgenerator prüft sich selbst.</translation>
        </message>
        <message>
            <source>The dice generator lost its power during the throw.</source>
            <translation>Der Würfelgenerator verlor während des Wurfs den Strom.</translation>
        </message>
        <message>
            <source>The dice generator refuses what its protocol demands.</source>
            <translation>Der Würfelgenerator verweigert, was sein Protokoll verlangt.</translation>
        </message>
        <message>
            <source>The dice generator reports a fault.</source>
            <translation>Der Würfelgenerator meldet eine Störung.</translation>
        </message>
        <message>
            <source>The dice generator's source of chance has failed its test.</source>
            <translation>Die Zufallsquelle des Würfelgenerators hat ihre Prüfung nicht bestanden.</translation>
        </message>
        <message>
            <source>The dice were entered wrongly.</source>
            <translation>Die Würfel wurden falsch eingegeben.</translation>
        </message>
        <message>
            <source>The dice were touched.</source>
            <translation>Die Würfel wurden berührt.</translation>
        </message>
        <message>
            <source>The disk does not do what the journal asks of it ({error}).</source>
            <translation>Der Datenträger tut nicht, was das Journal von ihm verlangt ({error}).</translation>
        </message>
        <message>
            <source>The disk is full ({error}).</source>
            <translation>Der Datenträger ist voll ({error}).</translation>
        </message>
        <message>
            <source>The doors cannot be journaled</source>
            <translation>Türen lassen sich nicht protokollieren</translation>
        </message>
        <message>
            <source>The events of the journal do not balance: {error}.</source>
            <translation>Die Ereignisse des Journals gehen nicht auf: {error}.</translation>
        </message>
        <message>
            <source>The exchange knows more of this table than its journal: the journal is an old copy, or another table uses it.</source>
            <translation>Die Vermittlung weiß von diesem Tisch mehr als sein Journal: Das Journal ist eine alte Kopie, oder ein anderer Tisch benutzt sie.</translation>
        </message>
        <message>
            <source>The exchange of the table has version {found}, and this program needs version {needed}.</source>
            <translation>Die Vermittlung des Tisches hat Version {found}, und dieses Programm braucht Version {needed}.</translation>
        </message>
        <message>
            <source>The file name {name} cannot stand in a manifest.</source>
            <translation>Der Dateiname {name} kann in keinem Manifest stehen.</translation>
        </message>
        <message>
            <source>The file of the ticket book is no ticket book, or of another version.</source>
            <translation>Die Datei des Ticketbuchs ist eine andere oder von einer anderen Version.</translation>
        </message>
        <message>
            <source>The house needs a new authority, and every machine of its tables a new key.</source>
            <translation>Das Haus braucht eine neue Zertifizierungsstelle und jede Maschine seiner Tische einen neuen Schlüssel.</translation>
        </message>
        <message>
            <source>The journal cannot be used</source>
            <translation>Das Journal ist nicht verwendbar</translation>
        </message>
        <message>
            <source>The journal cannot be written</source>
            <translation>Das Journal lässt sich nicht schreiben</translation>
        </message>
        <message>
            <source>The journal cannot be written: {cause}.</source>
            <translation>Das Journal lässt sich nicht schreiben: {cause}.</translation>
        </message>
        <message>
            <source>The journal is being checked</source>
            <translation>Das Journal wird geprüft</translation>
        </message>
        <message>
            <source>The journal is broken at event {number}: {reason}.</source>
            <translation>Das Journal ist bei Ereignis {number} beschädigt: {reason}.</translation>
        </message>
        <message>
            <source>The journal is not one of practice.</source>
            <translation>Das Journal stammt nicht aus einer Übung.</translation>
        </message>
        <message>
            <source>The journal is of version {version}, and this program knows version {known} only.</source>
            <translation>Das Journal hat Version {version}, dieses Programm kennt nur Version {known}.</translation>
        </message>
        <message>
            <source>The journal is one of practice: nothing in it counts.</source>
            <translation>Das Journal stammt aus einer Übung: Nichts darin zählt.</translation>
        </message>
        <message>
            <source>The journal may not be opened ({error}).</source>
            <translation>Das Journal darf nicht geöffnet werden ({error}).</translation>
        </message>
        <message>
            <source>The journal may not be written ({error}).</source>
            <translation>Das Journal darf nicht geschrieben werden ({error}).</translation>
        </message>
        <message>
            <source>The journal was found damaged while the terminal ran.</source>
            <translation>Das Journal wurde im Betrieb als beschädigt erkannt.</translation>
        </message>
        <message>
            <source>The journal {name} is in use by another terminal or an audit.</source>
            <translation>Das Journal {name} wird von einem anderen Terminal oder einer Prüfung benutzt.</translation>
        </message>
        <message>
            <source>The journal {name} is missing, and its WAL is still there.</source>
            <translation>Das Journal {name} fehlt, doch sein WAL ist noch da.</translation>
        </message>
        <message>
            <source>The journal {name} is missing, and the record of its last event is damaged.</source>
            <translation>Das Journal {name} fehlt, und der Nachweis seines letzten Ereignisses ist beschädigt.</translation>
        </message>
        <message>
            <source>The journal's database was bad and was rebuilt from copy {number}: {cause}.</source>
            <translation>Die Datenbank des Journals war schlecht und wurde aus Kopie {number} wiederhergestellt: {cause}.</translation>
        </message>
        <message>
            <source>The journal's earlier events cannot be checked ({error}).</source>
            <translation>Die früheren Ereignisse des Journals lassen sich nicht prüfen ({error}).</translation>
        </message>
        <message>
            <source>The journal's file is damaged ({error}).</source>
            <translation>Die Datei des Journals ist beschädigt ({error}).</translation>
        </message>
        <message>
            <source>The journal's file is empty, is not a journal, or its first page is damaged.</source>
            <translation>Die Datei des Journals ist leer, kein Journal, oder ihre erste Seite ist beschädigt.</translation>
        </message>
        <message>
            <source>The journal's file is not a journal, or its first page is damaged.</source>
            <translation>Die Datei des Journals ist kein Journal, oder ihre erste Seite ist beschädigt.</translation>
        </message>
        <message>
            <source>The journal's file is not written through a WAL.</source>
            <translation>Die Datei des Journals wird nicht über ein WAL geschrieben.</translation>
        </message>
        <message>
            <source>The journal's files cannot be opened ({error}).</source>
            <translation>Die Dateien des Journals lassen sich nicht öffnen ({error}).</translation>
        </message>
        <message>
            <source>The journal's first page is damaged.</source>
            <translation>Die erste Seite des Journals ist beschädigt.</translation>
        </message>
        <message>
            <source>The journal's folder {path} cannot be made ({error}).</source>
            <translation>Der Ordner des Journals, {path}, lässt sich nicht anlegen ({error}).</translation>
        </message>
        <message>
            <source>The journal's pages do not hang together ({error}).</source>
            <translation>Die Seiten des Journals hängen nicht zusammen ({error}).</translation>
        </message>
        <message>
            <source>The journal's place {path} cannot be used ({error}).</source>
            <translation>Der Ort {path} des Journals ist nicht verwendbar ({error}).</translation>
        </message>
        <message>
            <source>The journal's table of {table} is missing or damaged.</source>
            <translation>Die Tabelle {table} des Journals fehlt oder ist beschädigt.</translation>
        </message>
        <message>
            <source>The key and the certificate in {folder} are not those of {who}.</source>
            <translation>Schlüssel und Zertifikat in {folder} sind nicht die von {who}.</translation>
        </message>
        <message>
            <source>The last {count} throws were void.</source>
            <translation>Die letzten {count} Würfe waren ungültig.</translation>
        </message>
        <message>
            <source>The library for cameras with RTSP or on USB is not installed.</source>
            <translation>Die Bibliothek für Kameras mit RTSP oder an USB ist nicht installiert.</translation>
        </message>
        <message>
            <source>The lid of the dice generator is open.</source>
            <translation>Der Deckel des Würfelgenerators ist offen.</translation>
        </message>
        <message>
            <source>The lid of the dice generator was opened during the throw.</source>
            <translation>Der Deckel des Würfelgenerators wurde während des Wurfs geöffnet.</translation>
        </message>
        <message>
            <source>The limits of the table have changed with a player at it</source>
            <translation>Die Limits des Tisches haben sich geändert, während ein Spieler daran ist</translation>
        </message>
        <message>
            <source>The log cannot be written</source>
            <translation>Das Protokoll lässt sich nicht schreiben</translation>
        </message>
        <message>
            <source>The meters do not agree</source>
            <translation>Die Zähler stimmen nicht überein</translation>
        </message>
        <message>
            <source>The par sheet has changed in play</source>
            <translation>Das PAR-Sheet hat sich während des Spiels geändert</translation>
        </message>
        <message>
            <source>The par sheet is wrong</source>
            <translation>Das PAR-Sheet ist falsch</translation>
        </message>
        <message>
            <source>The par sheet of round {number} is another one, though bets were up.</source>
            <translation>Das PAR-Sheet von Runde {number} ist ein anderes, obwohl Einsätze lagen.</translation>
        </message>
        <message>
            <source>The parameters are changed</source>
            <translation>Die Parameter sind geändert</translation>
        </message>
        <message>
            <source>The place of the journal does not allow a WAL.</source>
            <translation>Der Ort des Journals erlaubt kein WAL.</translation>
        </message>
        <message>
            <source>The place of the ticket book does not allow a WAL.</source>
            <translation>Der Ort des Ticketbuchs erlaubt kein WAL.</translation>
        </message>
        <message>
            <source>The plain copies of the journal hold different events, and its database is bad.</source>
            <translation>Die einfachen Kopien des Journals enthalten verschiedene Ereignisse, und seine Datenbank ist schlecht.</translation>
        </message>
        <message>
            <source>The players of gaming day {number} do not add up to it.</source>
            <translation>Die Spieler des Spieltags {number} ergeben zusammen nicht dessen Summen.</translation>
        </message>
        <message>
            <source>The process that reads the camera has failed.</source>
            <translation>Der Prozess, der die Kamera liest, ist ausgefallen.</translation>
        </message>
        <message>
            <source>The program ended before the clock was set. Look whether it is right.</source>
            <translation>Das Programm endete, bevor die Uhr gestellt war. Prüfen Sie, ob sie richtig geht.</translation>
        </message>
        <message>
            <source>The program finds no USB library (libusb).</source>
            <translation>Das Programm findet keine USB-Bibliothek (libusb).</translation>
        </message>
        <message>
            <source>The program is being checked</source>
            <translation>Das Programm wird geprüft</translation>
        </message>
        <message>
            <source>The program is not as it was released</source>
            <translation>Das Programm ist nicht, wie es ausgeliefert wurde</translation>
        </message>
        <message>
            <source>The program may not open its port.</source>
            <translation>Das Programm darf den Anschluss nicht öffnen.</translation>
        </message>
        <message>
            <source>The program starts again in a moment.</source>
            <translation>Das Programm startet gleich neu.</translation>
        </message>
        <message>
            <source>The program was restarted before the printer had answered.</source>
            <translation>Das Programm wurde neu gestartet, bevor der Drucker geantwortet hatte.</translation>
        </message>
        <message>
            <source>The puck of round {number} does not follow from the dice before it.</source>
            <translation>Der Puck von Runde {number} folgt nicht aus den Würfeln davor.</translation>
        </message>
        <message>
            <source>The record of a RAM clear cannot be read ({error}).</source>
            <translation>Der Vermerk einer RAM-Löschung ist nicht lesbar ({error}).</translation>
        </message>
        <message>
            <source>The record of a RAM clear is something else.</source>
            <translation>Der Vermerk einer RAM-Löschung ist etwas anderes.</translation>
        </message>
        <message>
            <source>The record of its RAM clear is missing or damaged.</source>
            <translation>Die Aufzeichnung seiner RAM-Löschung fehlt oder ist beschädigt.</translation>
        </message>
        <message>
            <source>The record of the last event cannot be written ({error}).</source>
            <translation>Der Nachweis des letzten Ereignisses kann nicht geschrieben werden ({error}).</translation>
        </message>
        <message>
            <source>The record of the last event did not reach the disk ({error}).</source>
            <translation>Der Nachweis des letzten Ereignisses kam nicht auf dem Datenträger an ({error}).</translation>
        </message>
        <message>
            <source>The rounds of the table cannot be read from its journal: {error}</source>
            <translation>Die Runden des Tischs können nicht aus seinem Journal gelesen werden: {error}</translation>
        </message>
        <message>
            <source>The server of the table could lose bets: its setting {name} is “{setting}”.</source>
            <translation>Der Server des Tisches könnte Einsätze verlieren: Seine Einstellung {name} ist „{setting}“.</translation>
        </message>
        <message>
            <source>The server of the table does not allow this ({error}).</source>
            <translation>Der Server des Tisches erlaubt das nicht ({error}).</translation>
        </message>
        <message>
            <source>The server of the table is PostgreSQL {found}: version 15 or newer is needed.</source>
            <translation>Der Server des Tisches ist PostgreSQL {found}: Nötig ist Version 15 oder neuer.</translation>
        </message>
        <message>
            <source>The signature of {path} is wrong.</source>
            <translation>Die Signatur von {path} ist falsch.</translation>
        </message>
        <message>
            <source>The simulated devices cannot be started</source>
            <translation>Die simulierten Geräte lassen sich nicht starten</translation>
        </message>
        <message>
            <source>The simulated devices cannot be started in {directory} ({error}).</source>
            <translation>Die simulierten Geräte lassen sich in {directory} nicht starten ({error}).</translation>
        </message>
        <message>
            <source>The snapshot of event {number} is missing.</source>
            <translation>Die Momentaufnahme zu Ereignis {number} fehlt.</translation>
        </message>
        <message>
            <source>The snapshot of event {number} is not the one that was taken.</source>
            <translation>Die Momentaufnahme zu Ereignis {number} ist nicht die, die gemacht wurde.</translation>
        </message>
        <message>
            <source>The staff is at work at the table, or a door is open.</source>
            <translation>Das Personal arbeitet am Tisch, oder eine Tür ist offen.</translation>
        </message>
        <message>
            <source>The station of seat {seat}, cabinet {cabinet}, was back since its sum was printed.</source>
            <translation>Die Station von Platz {seat}, Automat {cabinet}, war zurück, seit ihre Summe gedruckt wurde.</translation>
        </message>
        <message>
            <source>The system's clock cannot be set: {error}.</source>
            <translation>Die Systemuhr kann nicht gestellt werden: {error}.</translation>
        </message>
        <message>
            <source>The system's clock did not take the time.</source>
            <translation>Die Systemuhr hat die Zeit nicht übernommen.</translation>
        </message>
        <message>
            <source>The table cannot be reached ({error}).</source>
            <translation>Der Tisch ist nicht erreichbar ({error}).</translation>
        </message>
        <message>
            <source>The table does not answer.</source>
            <translation>Der Tisch antwortet nicht.</translation>
        </message>
        <message>
            <source>The table does not reach its stations.</source>
            <translation>Der Tisch erreicht seine Stationen nicht.</translation>
        </message>
        <message>
            <source>The table does not take this ({error}).</source>
            <translation>Der Tisch nimmt das nicht an ({error}).</translation>
        </message>
        <message>
            <source>The table has declared it void.</source>
            <translation>Der Tisch hat ihn für ungültig erklärt.</translation>
        </message>
        <message>
            <source>The table has no round {round}.</source>
            <translation>Der Tisch hat keine Runde {round}.</translation>
        </message>
        <message>
            <source>The table is paused. All bets stand.</source>
            <translation>Der Tisch macht Pause. Alle Einsätze bleiben liegen.</translation>
        </message>
        <message>
            <source>The table shows round {found}, and this station needs round {expected} first.</source>
            <translation>Der Tisch zeigt Runde {found}, und dieser Platz braucht zuerst Runde {expected}.</translation>
        </message>
        <message>
            <source>The terminal has found a mistake of its own</source>
            <translation>Das Terminal hat einen eigenen Fehler gefunden</translation>
        </message>
        <message>
            <source>The ticket book cannot be held against the journal ({error}).</source>
            <translation>Das Ticketbuch kann nicht mit dem Journal verglichen werden ({error}).</translation>
        </message>
        <message>
            <source>The ticket book cannot be locked ({error}).</source>
            <translation>Das Ticketbuch lässt sich nicht sperren ({error}).</translation>
        </message>
        <message>
            <source>The ticket book cannot be opened ({error}).</source>
            <translation>Das Ticketbuch lässt sich nicht öffnen ({error}).</translation>
        </message>
        <message>
            <source>The ticket book cannot be used ({error}).</source>
            <translation>Das Ticketbuch ist nicht benutzbar ({error}).</translation>
        </message>
        <message>
            <source>The ticket book contradicts the journal about ticket {number}: move it away, and a new one is made.</source>
            <translation>Das Ticketbuch widerspricht dem Journal bei Ticket {number}: Legen Sie es beiseite, dann wird es neu angelegt.</translation>
        </message>
        <message>
            <source>The ticket book is damaged.</source>
            <translation>Das Ticketbuch ist beschädigt.</translation>
        </message>
        <message>
            <source>The ticket book is in use, and it serves one cabinet only.</source>
            <translation>Das Ticketbuch ist in Gebrauch, und es dient nur einem Gerät.</translation>
        </message>
        <message>
            <source>The ticket paper is running low.</source>
            <translation>Das Ticketpapier geht zur Neige.</translation>
        </message>
        <message>
            <source>The ticket printer had failed: a technician has to turn the key.</source>
            <translation>Der Ticketdrucker war ausgefallen: Ein Techniker muss den Schlüssel drehen.</translation>
        </message>
        <message>
            <source>The ticket printer is offline: please switch it online.</source>
            <translation>Der Ticketdrucker ist offline: Bitte schalten Sie ihn online.</translation>
        </message>
        <message>
            <source>The ticket printer is out of paper: please load paper.</source>
            <translation>Der Ticketdrucker hat kein Papier: Bitte legen Sie Papier ein.</translation>
        </message>
        <message>
            <source>The ticket printer reports an error that it does not clear: please call a technician.</source>
            <translation>Der Ticketdrucker meldet einen Fehler, den er nicht behebt: Bitte rufen Sie einen Techniker.</translation>
        </message>
        <message>
            <source>The ticket printer's drawer is open: please close it.</source>
            <translation>Die Papierlade des Ticketdruckers ist offen: Bitte schließen Sie sie.</translation>
        </message>
        <message>
            <source>The ticket printer's print head is up: please lower it.</source>
            <translation>Der Druckkopf des Ticketdruckers ist angehoben: Bitte senken Sie ihn.</translation>
        </message>
        <message>
            <source>The ticket was credited, and then found in the acceptor, which gives it back. It is worth nothing any more.</source>
            <translation>Das Ticket wurde gutgeschrieben und dann im Annehmer gefunden, der es zurückgibt. Es ist nichts mehr wert.</translation>
        </message>
        <message>
            <source>The validator is idle but never said that the bill was stacked. Look for it in the stacker.</source>
            <translation>Der Geldscheinprüfer ruht, hat aber nie gemeldet, dass der Geldschein gestapelt wurde. Suchen Sie ihn im Stapler.</translation>
        </message>
        <message>
            <source>The validator is idle but never said that the ticket was stacked. Look for it in the stacker.</source>
            <translation>Der Geldscheinprüfer ruht, hat aber nie gemeldet, dass das Ticket gestapelt wurde. Suchen Sie es im Stapler.</translation>
        </message>
        <message>
            <source>The validator lost its power while it stacked the bill and no longer knows it. Look for it.</source>
            <translation>Der Geldscheinprüfer verlor beim Stapeln des Geldscheins den Strom und kennt ihn nicht mehr. Suchen Sie ihn.</translation>
        </message>
        <message>
            <source>The validator lost its power while it stacked the ticket and no longer knows it. Look for it.</source>
            <translation>Der Geldscheinprüfer verlor beim Stapeln des Tickets den Strom und kennt es nicht mehr. Suchen Sie es.</translation>
        </message>
        <message>
            <source>The validator stacked a bill that was never seen in escrow. Look for it in the stacker.</source>
            <translation>Der Geldscheinprüfer hat einen Geldschein gestapelt, der nie in der Warteposition gesehen wurde. Suchen Sie ihn im Stapler.</translation>
        </message>
        <message>
            <source>The validator stacked a test bill that was to go back. Look for it in the stacker.</source>
            <translation>Der Geldscheinprüfer hat einen Testschein gestapelt, der zurückgehen sollte. Suchen Sie ihn im Stapler.</translation>
        </message>
        <message>
            <source>The validator stacked a ticket that was to go back. Look for it in the stacker.</source>
            <translation>Der Geldscheinprüfer hat ein Ticket gestapelt, das zurückgehen sollte. Suchen Sie es im Stapler.</translation>
        </message>
        <message>
            <source>The verification of the program did not end ({cause}).</source>
            <translation>Die Prüfung des Programms ist nicht zu Ende gekommen ({cause}).</translation>
        </message>
        <message>
            <source>The verification of the program was stopped.</source>
            <translation>Die Prüfung des Programms wurde abgebrochen.</translation>
        </message>
        <message>
            <source>The voice pack has no recording in its own language, {language}.</source>
            <translation>Das Stimmenpaket hat keine Aufnahme in seiner eigenen Sprache, {language}.</translation>
        </message>
        <message>
            <source>The voice pack's settings: {reason}.</source>
            <translation>Die Einstellungen des Stimmenpakets: {reason}.</translation>
        </message>
        <message>
            <source>The {device} reported {report} ({error}).</source>
            <translation>Gerät {device} meldete {report} ({error}).</translation>
        </message>
        <message>
            <source>There are {stored} snapshots where {taken} were taken.</source>
            <translation>Es gibt {stored} Momentaufnahmen, gemacht wurden {taken}.</translation>
        </message>
        <message>
            <source>There is a snapshot of event {number}, which is missing.</source>
            <translation>Es gibt eine Momentaufnahme zu Ereignis {number}, doch das Ereignis fehlt.</translation>
        </message>
        <message>
            <source>There is a snapshot of event {number}, which is none.</source>
            <translation>Es gibt eine Momentaufnahme zu Ereignis {number}, das keine ist.</translation>
        </message>
        <message>
            <source>There is no exchange of a table here: a technician has to set it up first.</source>
            <translation>Hier gibt es keine Vermittlung eines Tisches: Ein Techniker muss sie erst einrichten.</translation>
        </message>
        <message>
            <source>There is no folder {path}.</source>
            <translation>Es gibt keinen Ordner {path}.</translation>
        </message>
        <message>
            <source>There is no journal at {path}.</source>
            <translation>Unter {path} liegt kein Journal.</translation>
        </message>
        <message>
            <source>This bill is not taken here.</source>
            <translation>Dieser Geldschein wird hier nicht angenommen.</translation>
        </message>
        <message>
            <source>This cabinet only takes tickets that it has printed itself.</source>
            <translation>Dieses Gerät nimmt nur Tickets an, die es selbst gedruckt hat.</translation>
        </message>
        <message>
            <source>This is not a bill.</source>
            <translation>Das ist kein Geldschein.</translation>
        </message>
        <message>
            <source>This machine has the keys of {own} and may not speak for {who}.</source>
            <translation>Diese Maschine hat die Schlüssel von {own} und darf nicht für {who} sprechen.</translation>
        </message>
        <message>
            <source>This program has no permission to set the system's clock.</source>
            <translation>Dieses Programm darf die Systemuhr nicht stellen.</translation>
        </message>
        <message>
            <source>This station and the shared table disagree about its round.</source>
            <translation>Diese Station und der gemeinsame Tisch widersprechen sich über dessen Runde.</translation>
        </message>
        <message>
            <source>This station's journal cannot be compared with what its table knows of it: {error}</source>
            <translation>Das Journal dieser Station kann nicht mit dem verglichen werden, was ihr Tisch davon weiß: {error}</translation>
        </message>
        <message>
            <source>This ticket has been redeemed already.</source>
            <translation>Dieses Ticket wurde schon eingelöst.</translation>
        </message>
        <message>
            <source>This ticket has expired.</source>
            <translation>Dieses Ticket ist abgelaufen.</translation>
        </message>
        <message>
            <source>This ticket is being redeemed already.</source>
            <translation>Dieses Ticket wird gerade schon eingelöst.</translation>
        </message>
        <message>
            <source>This ticket is in another currency.</source>
            <translation>Dieses Ticket lautet auf eine andere Währung.</translation>
        </message>
        <message>
            <source>This ticket is not in the journal of this cabinet. Please show it to an attendant.</source>
            <translation>Dieses Ticket steht nicht im Journal dieses Geräts. Bitte zeigen Sie es dem Personal.</translation>
        </message>
        <message>
            <source>This ticket is void.</source>
            <translation>Dieses Ticket ist ungültig.</translation>
        </message>
        <message>
            <source>This ticket waits for an attendant.</source>
            <translation>Dieses Ticket wartet auf das Personal.</translation>
        </message>
        <message>
            <source>Throw {throw} belongs to round {round}.</source>
            <translation>Wurf {throw} gehört zu Runde {round}.</translation>
        </message>
        <message>
            <source>Throw {throw} has not ended in time.</source>
            <translation>Wurf {throw} ist nicht rechtzeitig zu Ende gegangen.</translation>
        </message>
        <message>
            <source>Ticket {number} cannot be printed: its validation number {validation} does not have {digits} digits.</source>
            <translation>Ticket {number} kann nicht gedruckt werden: Seine Prüfnummer {validation} hat nicht {digits} Stellen.</translation>
        </message>
        <message>
            <source>Ticket {number} is in doubt: it was ordered again after ticket {later}.</source>
            <translation>Ticket {number} ist zu klären: Es wurde nach Ticket {later} noch einmal angefordert.</translation>
        </message>
        <message>
            <source>Ticket {number} is in doubt: {cause}.</source>
            <translation>Ticket {number} ist zu klären: {cause}.</translation>
        </message>
        <message>
            <source>Tickets are not taken for a while. Please ask an attendant.</source>
            <translation>Tickets werden eine Weile nicht angenommen. Bitte wenden Sie sich an das Personal.</translation>
        </message>
        <message>
            <source>Tickets in the ticket book that the journal does not know, and that are not paid: {count}.</source>
            <translation>Tickets im Ticketbuch, die das Journal nicht kennt und die nicht ausgezahlt werden: {count}.</translation>
        </message>
        <message>
            <source>Tickets of which the ticket book did not know what the journal knows, and now does: {count}.</source>
            <translation>Tickets, von denen das Ticketbuch nicht wusste, was das Journal weiß, und die nun nachgetragen sind: {count}.</translation>
        </message>
        <message>
            <source>Tickets of {amount} or more are paid at the cage only: please go there.</source>
            <translation>Tickets ab {amount} werden nur an der Kasse ausgezahlt: Bitte gehen Sie dorthin.</translation>
        </message>
        <message>
            <source>Too many throws were void: look at the dice, and let the table go on.</source>
            <translation>Zu viele Würfe waren ungültig: Sehen Sie nach den Würfeln und lassen Sie den Tisch weitermachen.</translation>
        </message>
        <message>
            <source>What has the name {name} is no file.</source>
            <translation>Was den Namen {name} trägt, ist keine Datei.</translation>
        </message>
        <message>
            <source>What it says of its bills arrives garbled.</source>
            <translation>Was das Gerät über Geldscheine meldet, kommt verstümmelt an.</translation>
        </message>
        <message>
            <source>What the table shows beside its round cannot be read ({error}).</source>
            <translation>Was der Tisch neben seiner Runde zeigt, kann nicht gelesen werden ({error}).</translation>
        </message>
        <message>
            <source>[{section}] does not say any of these: {keys}</source>
            <translation>in [{section}] fehlt eines von diesen: {keys}</translation>
        </message>
        <message>
            <source>[{section}] does not say {key}</source>
            <translation>in [{section}] fehlt {key}</translation>
        </message>
        <message>
            <source>[{section}] is no section of a par sheet: {sections}</source>
            <translation>[{section}] ist kein Abschnitt eines PAR-Sheets: {sections}</translation>
        </message>
        <message>
            <source>a bill was in its acceptor</source>
            <translation>ein Geldschein war in seinem Einzug</translation>
        </message>
        <message>
            <source>a bill was in its stacker</source>
            <translation>ein Geldschein war in seinem Stapler</translation>
        </message>
        <message>
            <source>a part of it was not done</source>
            <translation>ein Teil davon wurde nicht ausgeführt</translation>
        </message>
        <message>
            <source>a strategy has at least one bet</source>
            <translation>eine Strategie hat mindestens einen Einsatz</translation>
        </message>
        <message>
            <source>a ticket is being printed</source>
            <translation>Ein Ticket wird gedruckt</translation>
        </message>
        <message>
            <source>a time of day like 06:00, from 00:00 to 23:59</source>
            <translation>eine Uhrzeit wie 06:00, von 00:00 bis 23:59</translation>
        </message>
        <message>
            <source>a value would be read as something else: a comment begins in it</source>
            <translation>ein Wert würde anders gelesen: In ihm beginnt ein Kommentar</translation>
        </message>
        <message>
            <source>a whole number from {least} to {most}</source>
            <translation>eine ganze Zahl von {least} bis {most}</translation>
        </message>
        <message>
            <source>all, none, or a day like {example}</source>
            <translation>all, none oder ein Tag wie {example}</translation>
        </message>
        <message>
            <source>all, or different bill values from {least} to {most}, smallest first, separated by commas</source>
            <translation>all, oder verschiedene Geldscheinwerte von {least} bis {most}, der kleinste zuerst, durch Kommas getrennt</translation>
        </message>
        <message>
            <source>an amount from {least} to {most}, written like 12.50</source>
            <translation>ein Betrag von {least} bis {most}, geschrieben wie 12.50</translation>
        </message>
        <message>
            <source>an event is missing there or after it</source>
            <translation>Dort oder danach fehlt ein Ereignis</translation>
        </message>
        <message>
            <source>another bill was still in the head</source>
            <translation>Ein anderer Geldschein war noch im Kopf</translation>
        </message>
        <message>
            <source>another bill was still on its way to the stacker</source>
            <translation>Ein anderer Geldschein war noch auf dem Weg in den Stapler</translation>
        </message>
        <message>
            <source>another file has its name</source>
            <translation>Eine andere Datei trägt ihren Namen</translation>
        </message>
        <message>
            <source>bills has {bill}, which is no bill of {currency}; these are: {bills}</source>
            <translation>bills enthält {bill}; diesen Geldschein gibt es in {currency} nicht, sondern: {bills}</translation>
        </message>
        <message>
            <source>both other copies agree on other events</source>
            <translation>Beide anderen Kopien stimmen in anderen Ereignissen überein</translation>
        </message>
        <message>
            <source>break_after_minutes needs breaks of some length, and break_minutes is 0</source>
            <translation>break_after_minutes braucht Pausen von einer Länge, und break_minutes ist 0</translation>
        </message>
        <message>
            <source>camera has to be an address like http://camera.local:8080/stream, rtsp://camera.local/stream or /dev/video0, or none</source>
            <translation>camera muss eine Adresse wie http://camera.local:8080/stream, rtsp://camera.local/stream oder /dev/video0 sein, oder none</translation>
        </message>
        <message>
            <source>code {code}</source>
            <translation>Code {code}</translation>
        </message>
        <message>
            <source>denominations has {factor}, which makes no whole cents of the chip of {chip}</source>
            <translation>denominations enthält {factor}; damit ergibt der Chip {chip} keine ganzen Cent</translation>
        </message>
        <message>
            <source>denominations has {factor}, which makes the chip of {chip} more than {most}</source>
            <translation>denominations enthält {factor}; damit übersteigt der Chip {chip} den Betrag {most}</translation>
        </message>
        <message>
            <source>duplicate key {key}, first on line {line}</source>
            <translation>doppelter Schlüssel {key}, zuerst in Zeile {line}</translation>
        </message>
        <message>
            <source>duplicate section [{section}], first on line {line}</source>
            <translation>doppelter Abschnitt [{section}], zuerst in Zeile {line}</translation>
        </message>
        <message>
            <source>events up to {number} are in copy {copy}</source>
            <translation>Ereignisse bis {number} sind in Kopie {copy}</translation>
        </message>
        <message>
            <source>events up to {number} were acknowledged and are missing</source>
            <translation>Ereignisse bis {number} wurden bestätigt und fehlen</translation>
        </message>
        <message>
            <source>full_megabytes has to be at most low_megabytes, which is {megabytes}</source>
            <translation>full_megabytes darf höchstens low_megabytes sein, also {megabytes}</translation>
        </message>
        <message>
            <source>games, wagers and wins of all sheets together are {found}, of the machine {whole}</source>
            <translation>Spiele, Einsätze und Gewinne aller Sheets zusammen sind {found}, die des Geräts {whole}</translation>
        </message>
        <message>
            <source>hurry_seconds has to be at most bet_seconds, which is {seconds}</source>
            <translation>hurry_seconds darf höchstens bet_seconds sein, also {seconds}</translation>
        </message>
        <message>
            <source>is starting</source>
            <translation>Das Gerät startet</translation>
        </message>
        <message>
            <source>is starting after it lost its power</source>
            <translation>Das Gerät startet nach einem Stromausfall</translation>
        </message>
        <message>
            <source>it and what follows up to event {number} are not in the copy</source>
            <translation>Es und die folgenden bis Ereignis {number} sind nicht in der Kopie</translation>
        </message>
        <message>
            <source>it cannot be read (it is no file with text in it)</source>
            <translation>sie lässt sich nicht lesen (es ist keine Datei mit Text)</translation>
        </message>
        <message>
            <source>it cannot be read ({error})</source>
            <translation>Sie lässt sich nicht lesen ({error})</translation>
        </message>
        <message>
            <source>it cannot be read as UTF-8 ({error})</source>
            <translation>die Datei ist kein UTF-8-Text ({error})</translation>
        </message>
        <message>
            <source>it cannot be written ({error})</source>
            <translation>die Datei lässt sich nicht schreiben ({error})</translation>
        </message>
        <message>
            <source>it did not move as it should</source>
            <translation>Er bewegte sich nicht, wie er sollte</translation>
        </message>
        <message>
            <source>it does not say {name}</source>
            <translation>sie nennt {name} nicht</translation>
        </message>
        <message>
            <source>it has no signature</source>
            <translation>sie hat keine Signatur</translation>
        </message>
        <message>
            <source>it holds other events than both others</source>
            <translation>Sie enthält andere Ereignisse als die beiden anderen</translation>
        </message>
        <message>
            <source>it is a private key: only public keys belong there</source>
            <translation>sie ist ein privater Schlüssel: Dort gehören nur öffentliche Schlüssel hin</translation>
        </message>
        <message>
            <source>it is empty</source>
            <translation>die Datei ist leer</translation>
        </message>
        <message>
            <source>it is good up to event {number}</source>
            <translation>Sie ist bis Ereignis {number} in Ordnung</translation>
        </message>
        <message>
            <source>it is longer than {bytes} bytes</source>
            <translation>die Datei ist länger als {bytes} Byte</translation>
        </message>
        <message>
            <source>it is missing</source>
            <translation>nicht vorhanden</translation>
        </message>
        <message>
            <source>it is no configuration of Boxman, or a part of it is missing</source>
            <translation>sie ist keine Konfiguration von Boxman, oder ein Teil davon fehlt</translation>
        </message>
        <message>
            <source>it is no private Ed25519 key in PEM format</source>
            <translation>sie ist kein privater Ed25519-Schlüssel im PEM-Format</translation>
        </message>
        <message>
            <source>it is no public Ed25519 key in PEM format</source>
            <translation>sie ist kein öffentlicher Ed25519-Schlüssel im PEM-Format</translation>
        </message>
        <message>
            <source>it is not an event ({error})</source>
            <translation>Es ist kein Ereignis ({error})</translation>
        </message>
        <message>
            <source>it is not the one that was acknowledged</source>
            <translation>Es ist nicht das bestätigte</translation>
        </message>
        <message>
            <source>it is not what the database says</source>
            <translation>Es ist nicht, was die Datenbank sagt</translation>
        </message>
        <message>
            <source>it is not what was written after the event before it</source>
            <translation>Es ist nicht, was nach dem vorigen Ereignis geschrieben wurde</translation>
        </message>
        <message>
            <source>it is of version {version}, and this program is version {own}</source>
            <translation>sie ist von Version {version}, und dieses Programm ist Version {own}</translation>
        </message>
        <message>
            <source>it is offline</source>
            <translation>er ist offline</translation>
        </message>
        <message>
            <source>it is out of paper</source>
            <translation>das Papier ist aus</translation>
        </message>
        <message>
            <source>it is signed with the key {key}, which this cabinet does not trust</source>
            <translation>sie ist mit dem Schlüssel {key} signiert, dem dieses Gerät nicht vertraut</translation>
        </message>
        <message>
            <source>it let too much or too little light through</source>
            <translation>Er ließ zu viel oder zu wenig Licht durch</translation>
        </message>
        <message>
            <source>it reports an error that it does not clear</source>
            <translation>er meldet einen Fehler, den er nicht löscht</translation>
        </message>
        <message>
            <source>it was changed meanwhile by something else</source>
            <translation>sie wurde inzwischen von etwas anderem geändert</translation>
        </message>
        <message>
            <source>it was found damaged while the terminal ran</source>
            <translation>Sie wurde im Betrieb als beschädigt erkannt</translation>
        </message>
        <message>
            <source>it was not put in straight</source>
            <translation>Er wurde schief eingeführt</translation>
        </message>
        <message>
            <source>it was not recognised as genuine</source>
            <translation>Er wurde nicht als echt erkannt</translation>
        </message>
        <message>
            <source>it was stopped</source>
            <translation>sie wurde abgebrochen</translation>
        </message>
        <message>
            <source>its boot memory is damaged</source>
            <translation>Sein Startspeicher ist beschädigt</translation>
        </message>
        <message>
            <source>its colours were not recognised</source>
            <translation>Seine Farben wurden nicht erkannt</translation>
        </message>
        <message>
            <source>its denomination was not recognised</source>
            <translation>Sein Wert wurde nicht erkannt</translation>
        </message>
        <message>
            <source>its drawer is open</source>
            <translation>die Papierschublade ist offen</translation>
        </message>
        <message>
            <source>its events from {number} on are not what was written</source>
            <translation>Ihre Ereignisse ab {number} sind nicht, was geschrieben wurde</translation>
        </message>
        <message>
            <source>its file does not begin as that copy does</source>
            <translation>Ihre Datei beginnt nicht wie diese Kopie</translation>
        </message>
        <message>
            <source>its file is missing</source>
            <translation>Ihre Datei fehlte</translation>
        </message>
        <message>
            <source>its hash is not one</source>
            <translation>Sein Hash ist keiner</translation>
        </message>
        <message>
            <source>its header is not what was written</source>
            <translation>Ihr Kopf ist nicht, was geschrieben wurde</translation>
        </message>
        <message>
            <source>its last event is not what was written</source>
            <translation>Ihr letztes Ereignis ist nicht, was geschrieben wurde</translation>
        </message>
        <message>
            <source>its last record is not what was written</source>
            <translation>Ihr letzter Eintrag ist nicht, was geschrieben wurde</translation>
        </message>
        <message>
            <source>its length is not right</source>
            <translation>Seine Länge stimmt nicht</translation>
        </message>
        <message>
            <source>its magnetic print was not recognised</source>
            <translation>Sein Magnetdruck wurde nicht erkannt</translation>
        </message>
        <message>
            <source>its measurement could not be compensated</source>
            <translation>Seine Messung ließ sich nicht ausgleichen</translation>
        </message>
        <message>
            <source>its memory cannot be written</source>
            <translation>Sein Speicher lässt sich nicht beschreiben</translation>
        </message>
        <message>
            <source>its memory is damaged</source>
            <translation>Sein Speicher ist beschädigt</translation>
        </message>
        <message>
            <source>its parameters do not have the digest that it names</source>
            <translation>ihre Parameter haben nicht die Prüfsumme, die sie nennt</translation>
        </message>
        <message>
            <source>its picture was not recognised</source>
            <translation>Sein Bild wurde nicht erkannt</translation>
        </message>
        <message>
            <source>its print head is up</source>
            <translation>der Druckkopf ist hochgeklappt</translation>
        </message>
        <message>
            <source>its record in the copy is damaged at byte {byte}</source>
            <translation>Sein Eintrag in der Kopie ist bei Byte {byte} beschädigt</translation>
        </message>
        <message>
            <source>its record in the copy is not what was written after the event before it</source>
            <translation>Sein Eintrag in der Kopie ist nicht, was nach dem Ereignis davor geschrieben wurde</translation>
        </message>
        <message>
            <source>its record is missing in the copy</source>
            <translation>Sein Eintrag fehlt in der Kopie</translation>
        </message>
        <message>
            <source>its records from event {number} on are not what was written</source>
            <translation>Ihre Einträge ab Ereignis {number} sind nicht, was geschrieben wurde</translation>
        </message>
        <message>
            <source>its signature is wrong: it was altered after it was signed</source>
            <translation>ihre Signatur ist falsch: Sie wurde nach dem Signieren verändert</translation>
        </message>
        <message>
            <source>jackpots of {cents} cents were paid, of {due} cents due</source>
            <translation>Handzahlungen von {cents} Cent wurden geleistet, fällig waren {due}</translation>
        </message>
        <message>
            <source>language has to be one of the languages offered: {offered}</source>
            <translation>language muss eine der angebotenen Sprachen sein: {offered}</translation>
        </message>
        <message>
            <source>levels from {least} to {most} with the times of day from which they apply, rising, like {example}</source>
            <translation>Stufen von {least} bis {most} mit den Uhrzeiten, ab denen sie gelten, aufsteigend, wie {example}</translation>
        </message>
        <message>
            <source>max_bet is below min_bet, {amount}</source>
            <translation>max_bet liegt unter min_bet, {amount}</translation>
        </message>
        <message>
            <source>max_total_bet is below the bank of {amount} that may be laid</source>
            <translation>max_total_bet liegt unter der Bank von {amount}, die erlaubt ist</translation>
        </message>
        <message>
            <source>max_total_bet is less than {bet} alone may hold</source>
            <translation>max_total_bet ist weniger, als {bet} allein haben darf</translation>
        </message>
        <message>
            <source>none, or amounts with the days from which they count, rising, like {example}</source>
            <translation>none, oder Beträge mit den Tagen, ab denen sie gelten, aufsteigend, wie {example}</translation>
        </message>
        <message>
            <source>none, or names of par sheets, each with three to seven different chip values, smallest first, like {example}</source>
            <translation>none oder Namen von Par Sheets, jeder mit drei bis sieben verschiedenen Chipwerten, der kleinste zuerst, wie {example}</translation>
        </message>
        <message>
            <source>not heard of yet</source>
            <translation>Noch keine Meldung</translation>
        </message>
        <message>
            <source>one of: {words}</source>
            <translation>eines von: {words}</translation>
        </message>
        <message>
            <source>one or more of these, separated by commas: {words}</source>
            <translation>eines oder mehrere davon, durch Kommas getrennt: {words}</translation>
        </message>
        <message>
            <source>one to {count} different amounts from {least} to {most}, separated by commas</source>
            <translation>einer bis {count} verschiedene Beträge von {least} bis {most}, durch Kommas getrennt</translation>
        </message>
        <message>
            <source>one to {count} different names of 1 to {most} printable characters, separated by commas</source>
            <translation>einer bis {count} verschiedene Namen von 1 bis {most} druckbaren Zeichen, durch Kommas getrennt</translation>
        </message>
        <message>
            <source>paper is jammed in it</source>
            <translation>das Papier ist gestaut</translation>
        </message>
        <message>
            <source>paper jammed</source>
            <translation>Das Papier verklemmte sich</translation>
        </message>
        <message>
            <source>paper ran out</source>
            <translation>Das Papier ging aus</translation>
        </message>
        <message>
            <source>something that is no file has its name</source>
            <translation>Etwas, das keine Datei ist, trägt ihren Namen</translation>
        </message>
        <message>
            <source>the aligning motor fails</source>
            <translation>Der Ausrichtmotor versagt</translation>
        </message>
        <message>
            <source>the bank is covered by as much and can only pay 1:1</source>
            <translation>die Bank wird in gleicher Höhe gedeckt und kann nur 1:1 zahlen</translation>
        </message>
        <message>
            <source>the bills by denomination are {cents} cents, all bills {all}</source>
            <translation>die Geldscheine nach Werten sind {cents} Cent, alle zusammen {all}</translation>
        </message>
        <message>
            <source>the cash box is not ready</source>
            <translation>Die Geldkassette ist nicht bereit</translation>
        </message>
        <message>
            <source>the copy does not end where it should</source>
            <translation>Die Kopie endet nicht, wo sie sollte</translation>
        </message>
        <message>
            <source>the credit is {cents} cents, the meters say {expected}</source>
            <translation>das Guthaben ist {cents} Cent, die Zähler sagen {expected}</translation>
        </message>
        <message>
            <source>the digest in it is not that of the events before it</source>
            <translation>Die Prüfsumme darin ist nicht die der Ereignisse davor</translation>
        </message>
        <message>
            <source>the file cannot be read ({error})</source>
            <translation>die Datei lässt sich nicht lesen ({error})</translation>
        </message>
        <message>
            <source>the file {name} is missing</source>
            <translation>Die Datei {name} fehlt</translation>
        </message>
        <message>
            <source>the file {name} is missing, and {count} events were acknowledged</source>
            <translation>Die Datei {name} fehlt, obwohl {count} Ereignisse bestätigt wurden</translation>
        </message>
        <message>
            <source>the house has only its bank at stake: a cover can pay 1:1 at most</source>
            <translation>das Haus setzt nur seine Bank ein: eine Deckung kann höchstens 1:1 zahlen</translation>
        </message>
        <message>
            <source>the journal has changed while it was opened</source>
            <translation>Das Journal hat sich beim Öffnen verändert</translation>
        </message>
        <message>
            <source>the largest {bet} bet is below the smallest, {amount}</source>
            <translation>der größte Einsatz auf {bet} liegt unter dem kleinsten, {amount}</translation>
        </message>
        <message>
            <source>the limits of {sheet} are in {currency}, and this cabinet's money is {other}</source>
            <translation>die Limits von {sheet} sind in {currency}, das Geld dieses Geräts ist {other}</translation>
        </message>
        <message>
            <source>the multiples {value} do not rise</source>
            <translation>die Vielfachen {value} steigen nicht an</translation>
        </message>
        <message>
            <source>the odds against a pay of {bet} are {figure}, and game.max_odds allows {bound}</source>
            <translation>eine Auszahlung von {bet} steht {figure}, und game.max_odds erlaubt {bound}</translation>
        </message>
        <message>
            <source>the paper drawer was opened</source>
            <translation>Die Papierlade wurde geöffnet</translation>
        </message>
        <message>
            <source>the playable credit is {cents} cents</source>
            <translation>das spielbare Guthaben ist {cents} Cent</translation>
        </message>
        <message>
            <source>the playable credit is {cents} cents, {due} are due by hand</source>
            <translation>das spielbare Guthaben ist {cents} Cent, {due} sind von Hand zu zahlen</translation>
        </message>
        <message>
            <source>the print head was lifted</source>
            <translation>Der Druckkopf wurde angehoben</translation>
        </message>
        <message>
            <source>the rebuilt database does not end as its copy does</source>
            <translation>Die wiederhergestellte Datenbank endet nicht wie ihre Kopie</translation>
        </message>
        <message>
            <source>the record of the last acknowledged event is missing or damaged</source>
            <translation>Der Nachweis des letzten bestätigten Ereignisses fehlt oder ist beschädigt</translation>
        </message>
        <message>
            <source>the section [{section}] is missing</source>
            <translation>der Abschnitt [{section}] fehlt</translation>
        </message>
        <message>
            <source>the stacker's motor fails</source>
            <translation>Der Motor des Staplers versagt</translation>
        </message>
        <message>
            <source>the ticket printer came to rest without reporting the ticket as printed</source>
            <translation>Der Ticketdrucker kam zur Ruhe, ohne das Ticket als gedruckt zu melden</translation>
        </message>
        <message>
            <source>the ticket printer did not begin it</source>
            <translation>Der Ticketdrucker hat nicht damit begonnen</translation>
        </message>
        <message>
            <source>the ticket printer did not react to the print command, given {times} times</source>
            <translation>Der Ticketdrucker reagierte nicht auf den {times}-mal erteilten Druckbefehl</translation>
        </message>
        <message>
            <source>the ticket printer lost its power</source>
            <translation>Der Ticketdrucker hatte keinen Strom mehr</translation>
        </message>
        <message>
            <source>the ticket printer lost its power before it reported the ticket as printed</source>
            <translation>Der Ticketdrucker verlor den Strom, bevor er das Ticket als gedruckt meldete</translation>
        </message>
        <message>
            <source>the ticket printer showed no progress for {seconds} seconds</source>
            <translation>Der Ticketdrucker kam {seconds} Sekunden lang nicht voran</translation>
        </message>
        <message>
            <source>the ticket printer stopped ({code})</source>
            <translation>Der Ticketdrucker blieb stehen ({code})</translation>
        </message>
        <message>
            <source>the ticket printer stopped, because {cause}</source>
            <translation>der Ticketdrucker hielt an ({cause})</translation>
        </message>
        <message>
            <source>the ticket printer was lost</source>
            <translation>Der Ticketdrucker war nicht mehr da</translation>
        </message>
        <message>
            <source>the ticket printer was not done with it after {seconds} seconds</source>
            <translation>Der Ticketdrucker war nach {seconds} Sekunden nicht fertig</translation>
        </message>
        <message>
            <source>the ticket printer would not print ({code})</source>
            <translation>Der Ticketdrucker würde nicht drucken ({code})</translation>
        </message>
        <message>
            <source>the ticket printer would not print, because {cause}</source>
            <translation>der Ticketdrucker wollte nicht drucken ({cause})</translation>
        </message>
        <message>
            <source>the transport motor fails</source>
            <translation>Der Transportmotor versagt</translation>
        </message>
        <message>
            <source>the transport motor runs at the wrong speed</source>
            <translation>Der Transportmotor läuft mit falscher Drehzahl</translation>
        </message>
        <message>
            <source>the validator head is missing</source>
            <translation>Der Prüfkopf fehlt</translation>
        </message>
        <message>
            <source>the validator names no reason</source>
            <translation>Der Geldscheinprüfer nennt keinen Grund</translation>
        </message>
        <message>
            <source>the validator was not ready for it</source>
            <translation>Der Geldscheinprüfer war nicht dafür bereit</translation>
        </message>
        <message>
            <source>there is no par sheet {file}</source>
            <translation>es gibt kein PAR-Sheet {file}</translation>
        </message>
        <message>
            <source>there was no bill in it</source>
            <translation>es war kein Geldschein darin</translation>
        </message>
        <message>
            <source>these in any order, separated by commas; those left out come last: {words}</source>
            <translation>diese in beliebiger Reihenfolge, durch Kommas getrennt; ausgelassene kommen zuletzt: {words}</translation>
        </message>
        <message>
            <source>this denomination is not taken now</source>
            <translation>Dieser Wert wird zurzeit nicht angenommen</translation>
        </message>
        <message>
            <source>three to seven different chip values from {least} to {most}, smallest first, separated by commas</source>
            <translation>drei bis sieben verschiedene Chipwerte von {least} bis {most}, der kleinste zuerst, durch Kommas getrennt</translation>
        </message>
        <message>
            <source>unknown key {key} in [{section}]</source>
            <translation>unbekannter Schlüssel {key} in [{section}]</translation>
        </message>
        <message>
            <source>unknown key {key} in [{section}]; did you mean {known}?</source>
            <translation>unbekannter Schlüssel {key} in [{section}]; ist {known} gemeint?</translation>
        </message>
        <message>
            <source>unknown key {key} in [{section}]; {known} belongs in {others}</source>
            <translation>unbekannter Schlüssel {key} in [{section}]; {known} gehört in {others}</translation>
        </message>
        <message>
            <source>unknown parameter {name}</source>
            <translation>unbekannter Parameter {name}</translation>
        </message>
        <message>
            <source>unknown section [{section}]</source>
            <translation>unbekannter Abschnitt [{section}]</translation>
        </message>
        <message>
            <source>wagers less pays are {cents} cents, the bank's result {kept}</source>
            <translation>Einsätze minus Auszahlungen sind {cents} Cent, das Ergebnis der Bank {kept}</translation>
        </message>
        <message>
            <source>yes or no</source>
            <translation>yes oder no</translation>
        </message>
        <message>
            <source>{bet} can be staked in too many ways to rule out an edge of the player's</source>
            <translation>{bet} kann auf zu viele Arten gesetzt werden, um einen Vorteil des Spielers auszuschließen</translation>
        </message>
        <message>
            <source>{bet} returns {figure} with the best play, and game.min_return asks for {bound}</source>
            <translation>{bet} gibt bei bestem Spiel {figure} zurück, und game.min_return verlangt {bound}</translation>
        </message>
        <message>
            <source>{bet} would give the player an edge of {edge} at a stake of {stake}</source>
            <translation>{bet} gäbe dem Spieler einen Vorteil von {edge} bei einem Einsatz von {stake}</translation>
        </message>
        <message>
            <source>{bet} would give the player an edge of {edge} at a stake of {stake} that is put up in parts of {part} at most</source>
            <translation>{bet} gäbe dem Spieler einen Vorteil von {edge} bei einem Einsatz von {stake}, der in Teilen von höchstens {part} gesetzt wird</translation>
        </message>
        <message>
            <source>{bet} would give the player an edge of {edge} at a stake of {stake} that is raised and reduced until its commission is {commission}</source>
            <translation>{bet} gäbe dem Spieler einen Vorteil von {edge} bei einem Einsatz von {stake}, der erhöht und verringert wird, bis seine Kommission {commission} beträgt</translation>
        </message>
        <message>
            <source>{bet} would give the player an edge of {edge} at a stake of {stake} with the best play</source>
            <translation>{bet} gäbe dem Spieler einen Vorteil von {edge} bei einem Einsatz von {stake} und bestem Spiel</translation>
        </message>
        <message>
            <source>{cause} before the ticket printer reported the ticket as printed</source>
            <translation>{cause}, bevor der Ticketdrucker das Ticket als gedruckt meldete</translation>
        </message>
        <message>
            <source>{changes}. Open the logic door and accept the file on the page Parameters, or restore the earlier values.</source>
            <translation>{changes}. Öffnen Sie die Tür der Elektronik und nehmen Sie die Datei auf der Seite Parameter an, oder stellen Sie die früheren Werte wieder her.</translation>
        </message>
        <message>
            <source>{error}. A technician can restore the last valid parameters.</source>
            <translation>{error}. Ein Techniker kann die letzten gültigen Parameter wiederherstellen.</translation>
        </message>
        <message>
            <source>{error}. Nothing of it was booked.</source>
            <translation>{error}. Nichts davon wurde gebucht.</translation>
        </message>
        <message>
            <source>{file} has more than the section [pack]</source>
            <translation>{file} hat mehr als den Abschnitt [pack]</translation>
        </message>
        <message>
            <source>{file} has to be one line: user, colon, password.</source>
            <translation>{file} muss eine Zeile sein: Benutzer, Doppelpunkt, Passwort.</translation>
        </message>
        <message>
            <source>{file} has {key} in [pack], which means nothing</source>
            <translation>{file} hat {key} in [pack], was keine Bedeutung hat</translation>
        </message>
        <message>
            <source>{file} says nothing about {key}</source>
            <translation>in {file} fehlt {key}</translation>
        </message>
        <message>
            <source>{file}, line {line}: {reason}</source>
            <translation>{file}, Zeile {line}: {reason}</translation>
        </message>
        <message>
            <source>{folder} is there already: a key is never replaced.</source>
            <translation>{folder} ist schon da: Ein Schlüssel wird nie ersetzt.</translation>
        </message>
        <message>
            <source>{key} also pays one of {parts} parts of {bet}, and the others are lost: {least} is the least</source>
            <translation>{key} zahlt auch einen von {parts} Teilen von {bet}, und die anderen sind verloren: mindestens {least}</translation>
        </message>
        <message>
            <source>{key} has to be {most} printable characters at most</source>
            <translation>{key} darf höchstens {most} druckbare Zeichen haben</translation>
        </message>
        <message>
            <source>{key} has to be {range}</source>
            <translation>für {key} ist erlaubt: {range}</translation>
        </message>
        <message>
            <source>{key} is '{value}' and not one of {words}</source>
            <translation>{key} ist „{value}“ und nicht eines von: {words}</translation>
        </message>
        <message>
            <source>{key} is empty</source>
            <translation>{key} ist leer</translation>
        </message>
        <message>
            <source>{key} is in [{other}] and belongs in [{section}]</source>
            <translation>{key} steht in [{other}] und gehört in [{section}]</translation>
        </message>
        <message>
            <source>{key} is no key of [{section}]</source>
            <translation>{key} ist kein Schlüssel von [{section}]</translation>
        </message>
        <message>
            <source>{key} is no key of [{section}]; did you mean {known}?</source>
            <translation>{key} ist kein Schlüssel von [{section}]; ist {known} gemeint?</translation>
        </message>
        <message>
            <source>{key} names {name} twice</source>
            <translation>{key} nennt {name} zweimal</translation>
        </message>
        <message>
            <source>{least} to {most} printable characters</source>
            <translation>{least} bis {most} druckbare Zeichen</translation>
        </message>
        <message>
            <source>{least} to {most} printable characters, or none</source>
            <translation>{least} bis {most} druckbare Zeichen oder none</translation>
        </message>
        <message>
            <source>{name} is not there, and beside it lies another journal: {other}.</source>
            <translation>{name} fehlt, und daneben liegt ein anderes Journal: {other}.</translation>
        </message>
        <message>
            <source>{name} is {amount}, and the par sheet {sheet} allows no less than {least} there</source>
            <translation>{name} ist {amount}, und das PAR-Sheet {sheet} erlaubt dort nicht weniger als {least}</translation>
        </message>
        <message>
            <source>{name} is {amount}, and the par sheet {sheet} allows {least} to {most} there</source>
            <translation>{name} ist {amount}, und das PAR-Sheet {sheet} erlaubt dort {least} bis {most}</translation>
        </message>
        <message>
            <source>{name} is {number}, and the par sheet {sheet} offers odds of {multiples} times the bet</source>
            <translation>{name} ist {number}, und das PAR-Sheet {sheet} bietet Odds von {multiples} mal dem Einsatz</translation>
        </message>
        <message>
            <source>{name} leaves no stake on {bet} of the par sheet {sheet}: at least {least}, at most {most}</source>
            <translation>{name} lässt auf {bet} des PAR-Sheets {sheet} keinen Einsatz zu: mindestens {least}, höchstens {most}</translation>
        </message>
        <message>
            <source>{name} leaves {least} to {most} on {bet} of the par sheet {sheet}: none of the chips {chips} can begin there</source>
            <translation>{name} lässt auf {bet} des PAR-Sheets {sheet} {least} bis {most}: mit keinem der Chips {chips} kann man dort beginnen</translation>
        </message>
        <message>
            <source>{path} can be read by other users of the machine (mode {mode}): it must be 600.</source>
            <translation>{path} ist für andere Benutzer der Maschine lesbar (Rechte {mode}): Es müssen 600 sein.</translation>
        </message>
        <message>
            <source>{path} can no longer be read.</source>
            <translation>{path} kann nicht mehr gelesen werden.</translation>
        </message>
        <message>
            <source>{path} cannot be read ({error}).</source>
            <translation>{path} kann nicht gelesen werden ({error}).</translation>
        </message>
        <message>
            <source>{path} cannot be written ({error}).</source>
            <translation>{path} lässt sich nicht schreiben ({error}).</translation>
        </message>
        <message>
            <source>{path} is longer than {seconds} seconds.</source>
            <translation>{path} ist länger als {seconds} Sekunden.</translation>
        </message>
        <message>
            <source>{path} is missing.</source>
            <translation>{path} fehlt.</translation>
        </message>
        <message>
            <source>{path} is missing: the house's authority gives each machine of a table its folder of keys.</source>
            <translation>{path} fehlt: Die Zertifizierungsstelle des Hauses gibt jeder Maschine eines Tisches ihren Ordner mit Schlüsseln.</translation>
        </message>
        <message>
            <source>{path} is no file.</source>
            <translation>{path} ist keine Datei.</translation>
        </message>
        <message>
            <source>{path} is no key or certificate of a table ({error}).</source>
            <translation>{path} ist kein Schlüssel oder Zertifikat eines Tisches ({error}).</translation>
        </message>
        <message>
            <source>{path} is no recording of a call.</source>
            <translation>{path} ist keine Aufnahme einer Ansage.</translation>
        </message>
        <message>
            <source>{path} is not a recording of one channel, 16 bits, at 44,100 Hz.</source>
            <translation>{path} ist keine Aufnahme mit einem Kanal, 16 Bit und 44.100 Hz.</translation>
        </message>
        <message>
            <source>{path} is not part of the release.</source>
            <translation>{path} gehört nicht zur Ausgabe.</translation>
        </message>
        <message>
            <source>{path} is not the release's.</source>
            <translation>{path} ist nicht die Datei der Ausgabe.</translation>
        </message>
        <message>
            <source>{path}: the folders of a voice pack are languages: {languages}.</source>
            <translation>{path}: Die Ordner eines Stimmenpakets sind Sprachen: {languages}.</translation>
        </message>
        <message>
            <source>{sheet} is a sheet of {game}, for which this cabinet has no felt; the lab plays it</source>
            <translation>{sheet} ist ein Sheet für {game}; dafür hat dieses Gerät keinen Tisch, das Labor spielt es</translation>
        </message>
        <message>
            <source>{sheet} is a sheet with the name of another, {other}</source>
            <translation>{sheet} ist ein Sheet mit dem Namen eines anderen, {other}</translation>
        </message>
        <message>
            <source>{value} is not an event's number</source>
            <translation>{value} ist keine Ereignisnummer</translation>
        </message>
    </context>
    <context>
        <name>MomentWindow</name>
        <message>
            <source>An attendant pays: %1</source>
            <translation>Das Personal zahlt aus: %1</translation>
        </message>
        <message>
            <source>You win</source>
            <translation>Sie gewinnen</translation>
        </message>
        <message>
            <source>You win %1</source>
            <translation>Sie gewinnen %1</translation>
        </message>
    </context>
    <context>
        <name>NameWindow</name>
        <message>
            <source>The dealer's name</source>
            <translation>Der Name des Dealers</translation>
        </message>
        <message>
            <source>Who deals?</source>
            <translation>Wer dealt?</translation>
        </message>
    </context>
    <context>
        <name>NumberPad</name>
        <message>
            <source>Clear</source>
            <translation>Leeren</translation>
        </message>
        <message>
            <source>Clear the number</source>
            <translation>Zahl leeren</translation>
        </message>
        <message>
            <source>Colon</source>
            <translation>Doppelpunkt</translation>
        </message>
        <message>
            <source>Decimal point</source>
            <translation>Dezimalpunkt</translation>
        </message>
        <message>
            <source>Digit %1</source>
            <translation>Ziffer %1</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Erase the last digit</source>
            <translation>Letzte Ziffer löschen</translation>
        </message>
        <message>
            <source>Number pad</source>
            <translation>Ziffernblock</translation>
        </message>
    </context>
    <context>
        <name>OddsWindow</name>
        <message>
            <source>No odds</source>
            <translation>Keine Odds</translation>
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
            <translation>GROSS</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Leeren</translation>
        </message>
        <message>
            <source>Clear the line</source>
            <translation>Zeile leeren</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Erase the last letter</source>
            <translation>Letzten Buchstaben löschen</translation>
        </message>
        <message>
            <source>Key %1</source>
            <translation>Taste %1</translation>
        </message>
        <message>
            <source>Keyboard</source>
            <translation>Tastatur</translation>
        </message>
        <message>
            <source>Letters with accents</source>
            <translation>Buchstaben mit Akzenten</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>Umschalt</translation>
        </message>
        <message>
            <source>Signs</source>
            <translation>Zeichen</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Leertaste</translation>
        </message>
    </context>
    <context>
        <name>Operator</name>
        <message>
            <source>A box that is taken out through its door is journaled without a touch.</source>
            <translation>Eine Kassette, die durch ihre Tür entnommen wird, steht ohne Berührung im Journal.</translation>
        </message>
        <message>
            <source>A device is fitted later, and tested then</source>
            <translation>Ein Gerät wird später eingebaut und dann getestet</translation>
        </message>
        <message>
            <source>A die is cocked</source>
            <translation>Würfel liegt schräg</translation>
        </message>
        <message>
            <source>A die left the table</source>
            <translation>Würfel vom Tisch</translation>
        </message>
        <message>
            <source>A first PIN for {0}, who changes it at the next sign-in</source>
            <translation>Eine erste PIN für {0}, die bei der nächsten Anmeldung geändert wird</translation>
        </message>
        <message>
            <source>A generator without a name</source>
            <translation>Ein Generator ohne Namen</translation>
        </message>
        <message>
            <source>A second person agrees</source>
            <translation>Eine zweite Person stimmt zu</translation>
        </message>
        <message>
            <source>A second person has to agree.</source>
            <translation>Eine zweite Person muss zustimmen.</translation>
        </message>
        <message>
            <source>A second person has to agree. Reason and names are journaled and printed.</source>
            <translation>Eine zweite Person muss zustimmen. Grund und Namen werden im Journal festgehalten und gedruckt.</translation>
        </message>
        <message>
            <source>A second touch, or the end of test mode, shows the state of the cabinet again.</source>
            <translation>Eine zweite Berührung oder das Ende des Testmodus zeigt wieder den Zustand des Geräts.</translation>
        </message>
        <message>
            <source>A sign tells players that the station is reserved, and until when.</source>
            <translation>Ein Schild sagt den Spielern, dass der Platz reserviert ist, und bis wann.</translation>
        </message>
        <message>
            <source>A sign tells players when the station is out of service.</source>
            <translation>Ein Schild sagt den Spielern, wenn der Platz außer Betrieb ist.</translation>
        </message>
        <message>
            <source>A signed release has played on this journal: only signed programs may.</source>
            <translation>Auf diesem Journal hat eine signierte Version gespielt: nur signierte Programme dürfen es.</translation>
        </message>
        <message>
            <source>A time server keeps this clock: it is off by at most {0} seconds.</source>
            <translation>Ein Zeitserver stellt diese Uhr: Sie weicht um höchstens {0} Sekunden ab.</translation>
        </message>
        <message>
            <source>Access</source>
            <translation>Zugang</translation>
        </message>
        <message>
            <source>Account of {0}</source>
            <translation>Konto von {0}</translation>
        </message>
        <message>
            <source>Accounting figures, lifetime and period; end of the period</source>
            <translation>Zähler der Buchhaltung, insgesamt und im Zeitraum; Ende des Zeitraums</translation>
        </message>
        <message>
            <source>Accounts of the staff: roles, rights, PINs</source>
            <translation>Konten des Personals: Rollen, Rechte, PINs</translation>
        </message>
        <message>
            <source>Accounts: {0}</source>
            <translation>Konten: {0}</translation>
        </message>
        <message>
            <source>Acknowledge</source>
            <translation>Quittieren</translation>
        </message>
        <message>
            <source>Add a person</source>
            <translation>Person hinzufügen</translation>
        </message>
        <message>
            <source>Add a second operator: a single one cannot be helped after a lost PIN.</source>
            <translation>Legen Sie einen zweiten Betreiber an: Einem einzelnen ist nach dem Verlust der PIN nicht zu helfen.</translation>
        </message>
        <message>
            <source>Added by bills</source>
            <translation>Neu: Scheine</translation>
        </message>
        <message>
            <source>Added by hand</source>
            <translation>Neu: von Hand</translation>
        </message>
        <message>
            <source>Added by tickets</source>
            <translation>Neu: Tickets</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Alles</translation>
        </message>
        <message>
            <source>All bills since the last RAM clear: {0}</source>
            <translation>Alle Scheine seit der letzten RAM-Löschung: {0}</translation>
        </message>
        <message>
            <source>All copies are on one device{0}: what destroys it destroys them all.</source>
            <translation>Alle Kopien sind auf einem Gerät{0}: Was es zerstört, zerstört sie alle.</translation>
        </message>
        <message>
            <source>All players</source>
            <translation>Alle Spieler</translation>
        </message>
        <message>
            <source>All seats</source>
            <translation>Alle Plätze</translation>
        </message>
        <message>
            <source>All shifts</source>
            <translation>Alle Schichten</translation>
        </message>
        <message>
            <source>All targets are done</source>
            <translation>Alle Ziele sind getroffen</translation>
        </message>
        <message>
            <source>All, for a replaced cabinet</source>
            <translation>Alle, für ein ersetztes Gerät</translation>
        </message>
        <message>
            <source>Amount</source>
            <translation>Betrag</translation>
        </message>
        <message>
            <source>Amounts</source>
            <translation>Beträge</translation>
        </message>
        <message>
            <source>Amounts are in</source>
            <translation>Beträge in</translation>
        </message>
        <message>
            <source>An unsigned development copy: nothing to hold it against.</source>
            <translation>Eine unsignierte Entwicklungskopie: nichts, woran sie zu messen ist.</translation>
        </message>
        <message>
            <source>Another reason</source>
            <translation>Anderer Grund</translation>
        </message>
        <message>
            <source>Apply asks for the second person.</source>
            <translation>„Anwenden“ fragt nach der zweiten Person.</translation>
        </message>
        <message>
            <source>Apply what was entered</source>
            <translation>Eingaben anwenden</translation>
        </message>
        <message>
            <source>Areas reached: {0} of {1}</source>
            <translation>Erreichte Felder: {0} von {1}</translation>
        </message>
        <message>
            <source>As it was at</source>
            <translation>Stand vom</translation>
        </message>
        <message>
            <source>As the stations have reported it. Money in and out is in their own reports.</source>
            <translation>Wie es die Stationen gemeldet haben. Ein- und Auszahlungen stehen in ihren eigenen Berichten.</translation>
        </message>
        <message>
            <source>At the start</source>
            <translation>Beim Start</translation>
        </message>
        <message>
            <source>Attendant called</source>
            <translation>Personal gerufen</translation>
        </message>
        <message>
            <source>Attendant menu</source>
            <translation>Servicekraft</translation>
        </message>
        <message>
            <source>BIG SHOT won</source>
            <translation>BIG SHOT gewonnen</translation>
        </message>
        <message>
            <source>Back to the first</source>
            <translation>Zurück zu den ersten</translation>
        </message>
        <message>
            <source>Bad</source>
            <translation>Schlecht</translation>
        </message>
        <message>
            <source>Before the first of {0} steps</source>
            <translation>Vor dem ersten von {0} Schritten</translation>
        </message>
        <message>
            <source>Began</source>
            <translation>Begonnen</translation>
        </message>
        <message>
            <source>Begin and end the shift, its balance: what was paid and taken; print</source>
            <translation>Schicht beginnen und beenden, Abrechnung: was gezahlt und genommen wurde; drucken</translation>
        </message>
        <message>
            <source>Begin test mode</source>
            <translation>Testmodus beginnen</translation>
        </message>
        <message>
            <source>Begin the shift</source>
            <translation>Schicht beginnen</translation>
        </message>
        <message>
            <source>Being printed</source>
            <translation>Im Druck</translation>
        </message>
        <message>
            <source>Below {0} MB a warning is shown; below {1} MB no new game and no money.</source>
            <translation>Unter {0} MB wird gewarnt; unter {1} MB kein neues Spiel und kein Geld.</translation>
        </message>
        <message>
            <source>Bet</source>
            <translation>Einsatz</translation>
        </message>
        <message>
            <source>Bets</source>
            <translation>Einsätze</translation>
        </message>
        <message>
            <source>Bets and dice</source>
            <translation>Einsätze und Würfel</translation>
        </message>
        <message>
            <source>Bets decided</source>
            <translation>Entschiedene Einsätze</translation>
        </message>
        <message>
            <source>Bets doubled</source>
            <translation>Wetten verdoppelt</translation>
        </message>
        <message>
            <source>Bets repeated</source>
            <translation>Wetten wiederholt</translation>
        </message>
        <message>
            <source>Betting is open</source>
            <translation>Einsätze sind offen</translation>
        </message>
        <message>
            <source>Betting time</source>
            <translation>Setzzeit</translation>
        </message>
        <message>
            <source>Betting time ends</source>
            <translation>Wettzeit endet</translation>
        </message>
        <message>
            <source>Big win</source>
            <translation>Großer Gewinn</translation>
        </message>
        <message>
            <source>Bills</source>
            <translation>Geldscheine</translation>
        </message>
        <message>
            <source>Bills accepted</source>
            <translation>Angenommene Scheine</translation>
        </message>
        <message>
            <source>Bills by their value</source>
            <translation>Geldscheine nach ihrem Wert</translation>
        </message>
        <message>
            <source>Bills in</source>
            <translation>Geldscheine</translation>
        </message>
        <message>
            <source>Bills in cash boxes taken out (drop)</source>
            <translation>Scheine in entnommenen Geldkassetten (Drop)</translation>
        </message>
        <message>
            <source>Bills of {0}</source>
            <translation>Scheine zu {0}</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Schwarz</translation>
        </message>
        <message>
            <source>Blocked</source>
            <translation>Gesperrt</translation>
        </message>
        <message>
            <source>Blue</source>
            <translation>Blau</translation>
        </message>
        <message>
            <source>Board</source>
            <translation>Platine</translation>
        </message>
        <message>
            <source>Both sides agree; they are compared after every event.</source>
            <translation>Beide Seiten stimmen überein; sie werden nach jedem Ereignis verglichen.</translation>
        </message>
        <message>
            <source>Box turned over</source>
            <translation>Becher gestürzt</translation>
        </message>
        <message>
            <source>By day</source>
            <translation>Je Tag</translation>
        </message>
        <message>
            <source>By hour</source>
            <translation>Je Stunde</translation>
        </message>
        <message>
            <source>Cabinet</source>
            <translation>Automat</translation>
        </message>
        <message>
            <source>Calibrate</source>
            <translation>Kalibrieren</translation>
        </message>
        <message>
            <source>Calibrated: {0}</source>
            <translation>Kalibriert: {0}</translation>
        </message>
        <message>
            <source>Calibration on trial until test mode ends: {0}</source>
            <translation>Kalibrierung auf Probe bis zum Ende des Testmodus: {0}</translation>
        </message>
        <message>
            <source>Call</source>
            <translation>Ruf</translation>
        </message>
        <message>
            <source>Calls for the attendant</source>
            <translation>Rufe nach dem Personal</translation>
        </message>
        <message>
            <source>Came</source>
            <translation>Gefallen</translation>
        </message>
        <message>
            <source>Camera</source>
            <translation>Kamera</translation>
        </message>
        <message>
            <source>Cancelled credits paid by an attendant</source>
            <translation>Vom Personal ausgezahltes Guthaben</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>Card reader</source>
            <translation>Kartenleser</translation>
        </message>
        <message>
            <source>Card {0} is logged in.</source>
            <translation>Karte {0} ist angemeldet.</translation>
        </message>
        <message>
            <source>Cash box</source>
            <translation>Geldkassette</translation>
        </message>
        <message>
            <source>Cash box door opened</source>
            <translation>Tür der Geldkassette geöffnet</translation>
        </message>
        <message>
            <source>Cash boxes taken out</source>
            <translation>Entnommene Geldkassetten</translation>
        </message>
        <message>
            <source>Cash out, and credit paid by hand</source>
            <translation>Auszahlen, und Guthaben von Hand auszahlen</translation>
        </message>
        <message>
            <source>Cash paid out</source>
            <translation>Bar ausgezahlt</translation>
        </message>
        <message>
            <source>Cash-out by the player</source>
            <translation>Auszahlung durch den Spieler</translation>
        </message>
        <message>
            <source>Change your PIN</source>
            <translation>Ihre PIN ändern</translation>
        </message>
        <message>
            <source>Change {0}</source>
            <translation>{0} ändern</translation>
        </message>
        <message>
            <source>Change {name}</source>
            <translation>{name} ändern</translation>
        </message>
        <message>
            <source>Changed in Param.ini, while the terminal is ended</source>
            <translation>In Param.ini geändert, bei beendetem Terminal</translation>
        </message>
        <message>
            <source>Changes in the draft: {0}</source>
            <translation>Änderungen im Entwurf: {0}</translation>
        </message>
        <message>
            <source>Charts</source>
            <translation>Diagramme</translation>
        </message>
        <message>
            <source>Chi-square</source>
            <translation>Chi-Quadrat</translation>
        </message>
        <message>
            <source>Chip placed</source>
            <translation>Chip gesetzt</translation>
        </message>
        <message>
            <source>Chip taken down</source>
            <translation>Chip entfernt</translation>
        </message>
        <message>
            <source>Choice ends</source>
            <translation>Wahl läuft ab</translation>
        </message>
        <message>
            <source>Choose a PIN of five to eight digits</source>
            <translation>Wählen Sie eine PIN aus fünf bis acht Ziffern</translation>
        </message>
        <message>
            <source>Clear everything</source>
            <translation>Alles löschen</translation>
        </message>
        <message>
            <source>Clear: the journal is archived and all meters begin at zero</source>
            <translation>Löschen: Das Journal wird abgelegt, alle Zähler beginnen neu</translation>
        </message>
        <message>
            <source>Clock</source>
            <translation>Uhr</translation>
        </message>
        <message>
            <source>Close the station for players, and open it again</source>
            <translation>Den Platz für Spieler schließen und wieder öffnen</translation>
        </message>
        <message>
            <source>Coin in (all wagers)</source>
            <translation>Coin-in (alle Einsätze)</translation>
        </message>
        <message>
            <source>Coin in less all pays</source>
            <translation>Coin in abzüglich aller Auszahlungen</translation>
        </message>
        <message>
            <source>Coin out (paid by the machine)</source>
            <translation>Coin-out (vom Gerät gezahlt)</translation>
        </message>
        <message>
            <source>Commission</source>
            <translation>Kommission</translation>
        </message>
        <message>
            <source>Component</source>
            <translation>Komponente</translation>
        </message>
        <message>
            <source>Condition of the memory: the three copies, disks, repairs</source>
            <translation>Zustand des Speichers: die drei Kopien, Datenträger, Reparaturen</translation>
        </message>
        <message>
            <source>Confirm {0}</source>
            <translation>{0} bestätigen</translation>
        </message>
        <message>
            <source>Copy 1, the database</source>
            <translation>Kopie 1, die Datenbank</translation>
        </message>
        <message>
            <source>Copy 2, beside the database</source>
            <translation>Kopie 2, neben der Datenbank</translation>
        </message>
        <message>
            <source>Copy 3, on the same device</source>
            <translation>Kopie 3, auf demselben Gerät</translation>
        </message>
        <message>
            <source>Copy 3, on the second device</source>
            <translation>Kopie 3, auf dem zweiten Gerät</translation>
        </message>
        <message>
            <source>Count</source>
            <translation>Anzahl</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>Gezählt</translation>
        </message>
        <message>
            <source>Counts</source>
            <translation>Anzahlen</translation>
        </message>
        <message>
            <source>Credit</source>
            <translation>Guthaben</translation>
        </message>
        <message>
            <source>Credit at end</source>
            <translation>Endguthaben</translation>
        </message>
        <message>
            <source>Credit at start</source>
            <translation>Startguthaben</translation>
        </message>
        <message>
            <source>Credit by hand</source>
            <translation>Guthaben von Hand</translation>
        </message>
        <message>
            <source>Credit by the meters</source>
            <translation>Guthaben nach den Zählern</translation>
        </message>
        <message>
            <source>Credit given</source>
            <translation>Guthaben gegeben</translation>
        </message>
        <message>
            <source>Credit given by hand</source>
            <translation>Von Hand gegebenes Guthaben</translation>
        </message>
        <message>
            <source>Credit of the player, with the bets on the felt</source>
            <translation>Guthaben des Spielers mit den Einsätzen auf dem Filz</translation>
        </message>
        <message>
            <source>Credit paid by hand</source>
            <translation>Von Hand ausgezahltes Guthaben</translation>
        </message>
        <message>
            <source>Credit that is given by hand is the player's. Up to {0} at once.</source>
            <translation>Von Hand gegebenes Guthaben gehört dem Spieler. Bis zu {0} auf einmal.</translation>
        </message>
        <message>
            <source>Credited</source>
            <translation>Gutgeschrieben</translation>
        </message>
        <message>
            <source>Credited by an attendant</source>
            <translation>Vom Personal gutgeschrieben</translation>
        </message>
        <message>
            <source>Currency</source>
            <translation>Währung</translation>
        </message>
        <message>
            <source>Currency and bills</source>
            <translation>Währung und Geldscheine</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Datum</translation>
        </message>
        <message>
            <source>Date and time</source>
            <translation>Datum und Uhrzeit</translation>
        </message>
        <message>
            <source>Days</source>
            <translation>Spieltage</translation>
        </message>
        <message>
            <source>Dead pixels, {0}</source>
            <translation>Tote Pixel, {0}</translation>
        </message>
        <message>
            <source>Deal</source>
            <translation>Spielleitung</translation>
        </message>
        <message>
            <source>Deal at a live table: open and close betting, enter or void dice</source>
            <translation>Am Live-Tisch: Setzzeit öffnen und schließen, Würfel eingeben, Wurf ungültig</translation>
        </message>
        <message>
            <source>Dealer</source>
            <translation>Dealer</translation>
        </message>
        <message>
            <source>Decided</source>
            <translation>Entschieden</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Vorgabe</translation>
        </message>
        <message>
            <source>Degrees of freedom</source>
            <translation>Freiheitsgrade</translation>
        </message>
        <message>
            <source>Deposits</source>
            <translation>Einzahlungen</translation>
        </message>
        <message>
            <source>Device</source>
            <translation>Gerät</translation>
        </message>
        <message>
            <source>Devices</source>
            <translation>Geräte</translation>
        </message>
        <message>
            <source>Devices and their ports</source>
            <translation>Geräte und ihre Anschlüsse</translation>
        </message>
        <message>
            <source>Devices, parameters and diagnostics, but no money</source>
            <translation>Geräte, Parameter und Diagnose, aber kein Geld</translation>
        </message>
        <message>
            <source>Diagnostics</source>
            <translation>Diagnose</translation>
        </message>
        <message>
            <source>Dice</source>
            <translation>Würfel</translation>
        </message>
        <message>
            <source>Dice cannot be read</source>
            <translation>Würfel unlesbar</translation>
        </message>
        <message>
            <source>Dice in the box</source>
            <translation>Würfel im Becher</translation>
        </message>
        <message>
            <source>Dice shaken</source>
            <translation>Würfel geschüttelt</translation>
        </message>
        <message>
            <source>Dice thrown</source>
            <translation>Würfel geworfen</translation>
        </message>
        <message>
            <source>Dice thrown at once: {0}</source>
            <translation>Gleichzeitig geworfene Würfel: {0}</translation>
        </message>
        <message>
            <source>Dice were touched</source>
            <translation>Würfel berührt</translation>
        </message>
        <message>
            <source>Dice: {0}</source>
            <translation>Würfel: {0}</translation>
        </message>
        <message>
            <source>Die {0}: {1}</source>
            <translation>Würfel {0}: {1}</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>Differenz</translation>
        </message>
        <message>
            <source>Disks</source>
            <translation>Datenträger</translation>
        </message>
        <message>
            <source>Disks of the journal: free room, growth, days left, health</source>
            <translation>Datenträger des Journals: freier Platz, Wachstum, Tage, Zustand</translation>
        </message>
        <message>
            <source>Disputed</source>
            <translation>Strittig</translation>
        </message>
        <message>
            <source>Disputed bills and tickets settled</source>
            <translation>Geklärte strittige Scheine und Tickets</translation>
        </message>
        <message>
            <source>Door</source>
            <translation>Tür</translation>
        </message>
        <message>
            <source>Door alarm</source>
            <translation>Türalarm</translation>
        </message>
        <message>
            <source>Doors and keys</source>
            <translation>Türen und Schlüssel</translation>
        </message>
        <message>
            <source>Doors and lights</source>
            <translation>Türen und Licht</translation>
        </message>
        <message>
            <source>Draw over the whole screen: areas that stay dark feel no touch</source>
            <translation>Über den ganzen Schirm zeichnen: Dunkle Felder spüren keine Berührung</translation>
        </message>
        <message>
            <source>Drop {0}</source>
            <translation>Leerung {0}</translation>
        </message>
        <message>
            <source>Drop {0}, taken out at {1}</source>
            <translation>Leerung {0}, entnommen am {1}</translation>
        </message>
        <message>
            <source>Drop {0}: {1} expected, difference {2}</source>
            <translation>Leerung {0}: {1} erwartet, Differenz {2}</translation>
        </message>
        <message>
            <source>Drop: what must be in the cash box, its count and the difference</source>
            <translation>Leerung: was in der Geldkassette sein muss, ihre Zählung und die Differenz</translation>
        </message>
        <message>
            <source>Due</source>
            <translation>Fällig</translation>
        </message>
        <message>
            <source>Each port is asked who is there; nothing moves and nothing is printed</source>
            <translation>Jeder Anschluss wird gefragt, wer dort ist; nichts bewegt sich, und nichts wird gedruckt</translation>
        </message>
        <message>
            <source>End</source>
            <translation>Ende</translation>
        </message>
        <message>
            <source>End shift {0}</source>
            <translation>Schicht {0} beenden</translation>
        </message>
        <message>
            <source>End test mode</source>
            <translation>Testmodus beenden</translation>
        </message>
        <message>
            <source>End the period</source>
            <translation>Periode beenden</translation>
        </message>
        <message>
            <source>Ended</source>
            <translation>Erledigt</translation>
        </message>
        <message>
            <source>Ended by</source>
            <translation>Beendet durch</translation>
        </message>
        <message>
            <source>Enter the PIN</source>
            <translation>Geben Sie die PIN ein</translation>
        </message>
        <message>
            <source>Enter your present PIN</source>
            <translation>Geben Sie Ihre jetzige PIN ein</translation>
        </message>
        <message>
            <source>Enter your present PIN, and then choose a new one.</source>
            <translation>Geben Sie Ihre jetzige PIN ein und wählen Sie dann eine neue.</translation>
        </message>
        <message>
            <source>Enter {0}</source>
            <translation>{0} eingeben</translation>
        </message>
        <message>
            <source>Erase credit and meters and begin a new journal</source>
            <translation>Guthaben und Zähler löschen und ein neues Journal beginnen</translation>
        </message>
        <message>
            <source>Errors since power-up: {0}.</source>
            <translation>Fehler seit dem Einschalten: {0}.</translation>
        </message>
        <message>
            <source>Establishment</source>
            <translation>Haus</translation>
        </message>
        <message>
            <source>Events</source>
            <translation>Ereignisse</translation>
        </message>
        <message>
            <source>Every area was reached</source>
            <translation>Jedes Feld wurde erreicht</translation>
        </message>
        <message>
            <source>Every bill, what became of it: accepted, returned, disputed</source>
            <translation>Jeder Geldschein und was aus ihm wurde: angenommen, zurückgegeben, strittig</translation>
        </message>
        <message>
            <source>Every file matches its release.</source>
            <translation>Jede Datei entspricht ihrer Freigabe.</translation>
        </message>
        <message>
            <source>Everything, and manages people</source>
            <translation>Alles, und verwaltet Personen</translation>
        </message>
        <message>
            <source>Expected</source>
            <translation>Erwartet</translation>
        </message>
        <message>
            <source>Face</source>
            <translation>Augen</translation>
        </message>
        <message>
            <source>Faces</source>
            <translation>Augen</translation>
        </message>
        <message>
            <source>Faces of the first die</source>
            <translation>Augen des ersten Würfels</translation>
        </message>
        <message>
            <source>Faces of the fourth die</source>
            <translation>Augen des vierten Würfels</translation>
        </message>
        <message>
            <source>Faces of the second die</source>
            <translation>Augen des zweiten Würfels</translation>
        </message>
        <message>
            <source>Faces of the third die</source>
            <translation>Augen des dritten Würfels</translation>
        </message>
        <message>
            <source>Fault</source>
            <translation>Störung</translation>
        </message>
        <message>
            <source>Faults</source>
            <translation>Störungen</translation>
        </message>
        <message>
            <source>Faults: {0}</source>
            <translation>Störungen: {0}</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Datei</translation>
        </message>
        <message>
            <source>Files</source>
            <translation>Dateien</translation>
        </message>
        <message>
            <source>Files are being looked for</source>
            <translation>Dateien werden gesucht</translation>
        </message>
        <message>
            <source>Fill the draft: {title}</source>
            <translation>Entwurf füllen: {title}</translation>
        </message>
        <message>
            <source>Fingers at once: {0}</source>
            <translation>Finger zugleich: {0}</translation>
        </message>
        <message>
            <source>First PIN</source>
            <translation>Erste PIN</translation>
        </message>
        <message>
            <source>First die after the throw before</source>
            <translation>Erster Würfel nach dem Wurf davor</translation>
        </message>
        <message>
            <source>Folder {0}</source>
            <translation>Ordner {0}</translation>
        </message>
        <message>
            <source>Forget {0}</source>
            <translation>{0} vergessen</translation>
        </message>
        <message>
            <source>Found</source>
            <translation>Gefunden</translation>
        </message>
        <message>
            <source>Found by “{words}”</source>
            <translation>Gefunden mit „{words}“</translation>
        </message>
        <message>
            <source>Found for “{0}”: {1}</source>
            <translation>Gefunden zu „{0}“: {1}</translation>
        </message>
        <message>
            <source>Fourth die</source>
            <translation>Vierter Würfel</translation>
        </message>
        <message>
            <source>Fourth die after the throw before</source>
            <translation>Vierter Würfel nach dem Wurf davor</translation>
        </message>
        <message>
            <source>Free</source>
            <translation>Frei</translation>
        </message>
        <message>
            <source>Free seat {0}</source>
            <translation>Platz {0} freigeben</translation>
        </message>
        <message>
            <source>From the day</source>
            <translation>Ab dem Tag</translation>
        </message>
        <message>
            <source>From the last result on. What has moved at the station since is not in it.</source>
            <translation>Ab dem letzten Ergebnis. Was seitdem an der Station bewegt wurde, ist nicht darin.</translation>
        </message>
        <message>
            <source>From the time</source>
            <translation>Ab der Uhrzeit</translation>
        </message>
        <message>
            <source>From {file}, signed by {signer}</source>
            <translation>Aus {file}, signiert von {signer}</translation>
        </message>
        <message>
            <source>Function</source>
            <translation>Funktion</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Game {0}</source>
            <translation>Spiel {0}</translation>
        </message>
        <message>
            <source>Game {0}, not complete yet</source>
            <translation>Spiel {0}, noch nicht zu Ende</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Spiele</translation>
        </message>
        <message>
            <source>Games since RAM clear</source>
            <translation>Spiele seit RAM-Löschung</translation>
        </message>
        <message>
            <source>Games since door close</source>
            <translation>Spiele seit Türschluss</translation>
        </message>
        <message>
            <source>Games since power reset</source>
            <translation>Spiele seit Einschalten</translation>
        </message>
        <message>
            <source>Games since, last amounts</source>
            <translation>Spiele seit, letzte Beträge</translation>
        </message>
        <message>
            <source>Gaming</source>
            <translation>Spielbetrieb</translation>
        </message>
        <message>
            <source>Gaming day</source>
            <translation>Spieltag</translation>
        </message>
        <message>
            <source>Gaming day {0}</source>
            <translation>Spieltag {0}</translation>
        </message>
        <message>
            <source>Gaming days</source>
            <translation>Spieltage</translation>
        </message>
        <message>
            <source>Gaming days and their players: deposits, winnings, table win; print</source>
            <translation>Spieltage und ihre Spieler: Einzahlungen, Gewinne, Tischergebnis; Druck</translation>
        </message>
        <message>
            <source>Give credit</source>
            <translation>Guthaben geben</translation>
        </message>
        <message>
            <source>Good</source>
            <translation>Gut</translation>
        </message>
        <message>
            <source>Good win</source>
            <translation>Guter Gewinn</translation>
        </message>
        <message>
            <source>Gradients</source>
            <translation>Verläufe</translation>
        </message>
        <message>
            <source>Green</source>
            <translation>Grün</translation>
        </message>
        <message>
            <source>Grey steps</source>
            <translation>Graustufen</translation>
        </message>
        <message>
            <source>Grid</source>
            <translation>Raster</translation>
        </message>
        <message>
            <source>Growth per day</source>
            <translation>Wachstum pro Tag</translation>
        </message>
        <message>
            <source>Hand pay {0}</source>
            <translation>Handauszahlung {0}</translation>
        </message>
        <message>
            <source>Hand pays</source>
            <translation>Handauszahlungen</translation>
        </message>
        <message>
            <source>Hand-over</source>
            <translation>Übergabe</translation>
        </message>
        <message>
            <source>Handle</source>
            <translation>Umsatz</translation>
        </message>
        <message>
            <source>Handle and win by hour and day, dice, bills, time in use, as bars</source>
            <translation>Umsatz und Gewinn je Stunde und Tag, Würfel, Geldscheine, Nutzung, als Balken</translation>
        </message>
        <message>
            <source>Have this day permitted (access.ram_clear)</source>
            <translation>Diesen Tag erlauben lassen (access.ram_clear)</translation>
        </message>
        <message>
            <source>Hours and minutes with a player, by gaming day. Together: {0}</source>
            <translation>Stunden und Minuten mit einem Spieler, je Spieltag. Zusammen: {0}</translation>
        </message>
        <message>
            <source>How loud the game, spoken calls and the door alarm are in play</source>
            <translation>Wie laut Spiel, gesprochene Ansagen und Türalarm im Betrieb sind</translation>
        </message>
        <message>
            <source>Identity</source>
            <translation>Kennung</translation>
        </message>
        <message>
            <source>Import {file}</source>
            <translation>{file} importieren</translation>
        </message>
        <message>
            <source>In doubt</source>
            <translation>Im Zweifel</translation>
        </message>
        <message>
            <source>In escrow</source>
            <translation>Wird gehalten</translation>
        </message>
        <message>
            <source>In force</source>
            <translation>In Kraft</translation>
        </message>
        <message>
            <source>In play at the beginning</source>
            <translation>Im Spiel am Anfang</translation>
        </message>
        <message>
            <source>In play at the end</source>
            <translation>Im Spiel am Ende</translation>
        </message>
        <message>
            <source>In play: volume {0}; the alarm of a door: {1}. No test changes that.</source>
            <translation>Im Spiel: Lautstärke {0}; der Alarm einer Tür: {1}. Kein Test ändert das.</translation>
        </message>
        <message>
            <source>In service</source>
            <translation>In Betrieb</translation>
        </message>
        <message>
            <source>In the draft, or in force</source>
            <translation>Im Entwurf oder in Kraft</translation>
        </message>
        <message>
            <source>In the validator</source>
            <translation>Im Prüfer</translation>
        </message>
        <message>
            <source>Insert a bill: it is read and returned</source>
            <translation>Schein einführen: Er wird gelesen und zurückgegeben</translation>
        </message>
        <message>
            <source>It begins with the next round before which no seat has bets up.</source>
            <translation>Es beginnt mit der nächsten Runde, vor der an keinem Platz Einsätze liegen.</translation>
        </message>
        <message>
            <source>It is part of the program: there is no line to it.</source>
            <translation>Sie ist Teil des Programms: Es gibt keine Leitung zu ihr.</translation>
        </message>
        <message>
            <source>It is right as it is</source>
            <translation>Sie geht richtig</translation>
        </message>
        <message>
            <source>It was put back unopened</source>
            <translation>Ungeöffnet wieder eingesetzt</translation>
        </message>
        <message>
            <source>It watches itself (SMART).</source>
            <translation>Überwacht sich selbst (SMART).</translation>
        </message>
        <message>
            <source>Its reserve of blocks is nearly used up.</source>
            <translation>Seine Reserve an Blöcken ist fast verbraucht.</translation>
        </message>
        <message>
            <source>Jackpots and credits paid by hand, receipts</source>
            <translation>Von Hand ausgezahlte Jackpots und Guthaben, Quittungen</translation>
        </message>
        <message>
            <source>Jackpots paid by an attendant</source>
            <translation>Vom Personal gezahlte Jackpots</translation>
        </message>
        <message>
            <source>Journal</source>
            <translation>Journal</translation>
        </message>
        <message>
            <source>Journal copies</source>
            <translation>Kopien des Journals</translation>
        </message>
        <message>
            <source>Journal copies: {0}</source>
            <translation>Kopien des Journals: {0}</translation>
        </message>
        <message>
            <source>Journals that could not be read: {0}. The file says which, and why.</source>
            <translation>Nicht lesbare Journale: {0}. Die Datei nennt sie und den Grund.</translation>
        </message>
        <message>
            <source>Keep calibration</source>
            <translation>Kalibrierung behalten</translation>
        </message>
        <message>
            <source>Keep the station for a player</source>
            <translation>Den Platz für einen Spieler reservieren</translation>
        </message>
        <message>
            <source>Keep {0}</source>
            <translation>{0} behalten</translation>
        </message>
        <message>
            <source>Languages</source>
            <translation>Sprachen</translation>
        </message>
        <message>
            <source>Last bets</source>
            <translation>Letzte Einsätze</translation>
        </message>
        <message>
            <source>Last bets are in</source>
            <translation>Letzte Einsätze sind da</translation>
        </message>
        <message>
            <source>Last call</source>
            <translation>Letzte Einsätze ansagen</translation>
        </message>
        <message>
            <source>Last change</source>
            <translation>Zuletzt geändert</translation>
        </message>
        <message>
            <source>Last given: credit {0}, {1}, at {2}.</source>
            <translation>Zuletzt gegeben: Guthaben {0}, {1}, um {2}.</translation>
        </message>
        <message>
            <source>Last here</source>
            <translation>Zuletzt hier</translation>
        </message>
        <message>
            <source>Last paid</source>
            <translation>Zuletzt gezahlt</translation>
        </message>
        <message>
            <source>Last sign-in</source>
            <translation>Letzte Anmeldung</translation>
        </message>
        <message>
            <source>Last throw</source>
            <translation>Letzter Wurf</translation>
        </message>
        <message>
            <source>Last wager</source>
            <translation>Letzter Einsatz</translation>
        </message>
        <message>
            <source>Last win</source>
            <translation>Letzter Gewinn</translation>
        </message>
        <message>
            <source>Let the table go on</source>
            <translation>Tisch weitermachen lassen</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>Stufe</translation>
        </message>
        <message>
            <source>Life used: {0} %.</source>
            <translation>Lebensdauer verbraucht: {0} %.</translation>
        </message>
        <message>
            <source>Lifetime</source>
            <translation>Gesamt</translation>
        </message>
        <message>
            <source>Limit</source>
            <translation>Grenze</translation>
        </message>
        <message>
            <source>Limits</source>
            <translation>Limits</translation>
        </message>
        <message>
            <source>Limits of the table</source>
            <translation>Limits des Tisches</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>Leitung</translation>
        </message>
        <message>
            <source>Line of the sheet</source>
            <translation>Zeile der Tabelle</translation>
        </message>
        <message>
            <source>Location</source>
            <translation>Standort</translation>
        </message>
        <message>
            <source>Locked</source>
            <translation>Gesperrt</translation>
        </message>
        <message>
            <source>Locked after wrong PINs</source>
            <translation>Gesperrt nach falschen PINs</translation>
        </message>
        <message>
            <source>Logged in</source>
            <translation>Angemeldet</translation>
        </message>
        <message>
            <source>Logic door opened</source>
            <translation>Tür der Elektronik geöffnet</translation>
        </message>
        <message>
            <source>Look for devices at the ports</source>
            <translation>Geräte an den Anschlüssen suchen</translation>
        </message>
        <message>
            <source>Looked for among the last {0} events</source>
            <translation>Gesucht unter den letzten {0} Ereignissen</translation>
        </message>
        <message>
            <source>Looking for “{0}”: {1}; found so far: {2}</source>
            <translation>Suche nach „{0}“: {1}; bisher gefunden: {2}</translation>
        </message>
        <message>
            <source>Losing wagers</source>
            <translation>Verlorene Einsätze</translation>
        </message>
        <message>
            <source>Loss</source>
            <translation>Verlust</translation>
        </message>
        <message>
            <source>Machine</source>
            <translation>Gerät</translation>
        </message>
        <message>
            <source>Machine number</source>
            <translation>Gerätenummer</translation>
        </message>
        <message>
            <source>Machine number and place</source>
            <translation>Gerätenummer und Standort</translation>
        </message>
        <message>
            <source>Machine number, place, version, game and par sheet</source>
            <translation>Maschinennummer, Ort, Version, Spiel und Auszahlungstabelle</translation>
        </message>
        <message>
            <source>Made at</source>
            <translation>Erstellt am</translation>
        </message>
        <message>
            <source>Main door opened</source>
            <translation>Haupttür geöffnet</translation>
        </message>
        <message>
            <source>Mean times in ms: read {0}, write {1}, sync {2}.</source>
            <translation>Mittlere Zeiten in ms: Lesen {0}, Schreiben {1}, Sichern {2}.</translation>
        </message>
        <message>
            <source>Meter</source>
            <translation>Zähler</translation>
        </message>
        <message>
            <source>Meters</source>
            <translation>Zähler</translation>
        </message>
        <message>
            <source>Money</source>
            <translation>Geld</translation>
        </message>
        <message>
            <source>Money in</source>
            <translation>Geld eingeworfen</translation>
        </message>
        <message>
            <source>Money that an attendant puts on the credit by hand, promotion, compensation</source>
            <translation>Geld, das das Personal von Hand gutschreibt, Aktion, Entschädigung</translation>
        </message>
        <message>
            <source>My shift</source>
            <translation>Meine Schicht</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>New PIN for {0}</source>
            <translation>Neue PIN für {0}</translation>
        </message>
        <message>
            <source>Next game</source>
            <translation>Nächstes Spiel</translation>
        </message>
        <message>
            <source>Next: {0}</source>
            <translation>Als Nächstes: {0}</translation>
        </message>
        <message>
            <source>Nick</source>
            <translation>Treffer (Nick)</translation>
        </message>
        <message>
            <source>No account signs in with this key.</source>
            <translation>Mit diesem Schlüssel meldet sich kein Konto an.</translation>
        </message>
        <message>
            <source>No bets are up</source>
            <translation>Es stehen keine Einsätze</translation>
        </message>
        <message>
            <source>No configuration is on a USB stick or in the folder for exports</source>
            <translation>Weder auf einem USB-Stick noch im Export-Ordner liegt eine Konfiguration</translation>
        </message>
        <message>
            <source>No credit, and nothing to be settled</source>
            <translation>Kein Guthaben, und nichts zu klären</translation>
        </message>
        <message>
            <source>No dealer works at this table: game.mode is not live.</source>
            <translation>An diesem Tisch arbeitet kein Dealer: game.mode ist nicht live.</translation>
        </message>
        <message>
            <source>No device answers</source>
            <translation>Kein Gerät antwortet</translation>
        </message>
        <message>
            <source>No device is at work: the terminal restarts at once</source>
            <translation>Kein Gerät arbeitet: das Terminal startet sofort neu</translation>
        </message>
        <message>
            <source>No gaming day has begun yet</source>
            <translation>Noch kein Spieltag hat begonnen</translation>
        </message>
        <message>
            <source>No more bets</source>
            <translation>Nichts geht mehr</translation>
        </message>
        <message>
            <source>No more bets: the generator throws</source>
            <translation>Nichts geht mehr: Der Generator würfelt</translation>
        </message>
        <message>
            <source>No more bets: throw the dice and enter them</source>
            <translation>Nichts geht mehr: würfeln und Würfel eingeben</translation>
        </message>
        <message>
            <source>No other account has the right to do this.</source>
            <translation>Kein anderes Konto hat dieses Recht.</translation>
        </message>
        <message>
            <source>No parameter has “{words}” in its name, its description or its value</source>
            <translation>Kein Parameter hat „{words}“ in Namen, Beschreibung oder Wert</translation>
        </message>
        <message>
            <source>No play</source>
            <translation>Kein Spiel</translation>
        </message>
        <message>
            <source>No player has agreed to be remembered</source>
            <translation>Kein Spieler hat zugestimmt, dass das Gerät sich an ihn erinnert</translation>
        </message>
        <message>
            <source>No player is logged in.</source>
            <translation>Es ist kein Spieler angemeldet.</translation>
        </message>
        <message>
            <source>No round has been opened yet</source>
            <translation>Es wurde noch keine Runde eröffnet</translation>
        </message>
        <message>
            <source>No round yet</source>
            <translation>Noch keine Runde</translation>
        </message>
        <message>
            <source>No shift has begun yet</source>
            <translation>Noch keine Schicht hat begonnen</translation>
        </message>
        <message>
            <source>No throw is under way.</source>
            <translation>Es läuft kein Wurf.</translation>
        </message>
        <message>
            <source>No time server keeps this clock: compare it with a right one every day.</source>
            <translation>Kein Zeitserver stellt diese Uhr: Vergleichen Sie sie täglich mit einer richtigen.</translation>
        </message>
        <message>
            <source>No.</source>
            <translation>Nr.</translation>
        </message>
        <message>
            <source>No. {0}</source>
            <translation>Nr. {0}</translation>
        </message>
        <message>
            <source>Nobody</source>
            <translation>Niemand</translation>
        </message>
        <message>
            <source>None that is journaled lately.</source>
            <translation>Keine, die zuletzt im Journal steht.</translation>
        </message>
        <message>
            <source>Not asked</source>
            <translation>Nicht gefragt</translation>
        </message>
        <message>
            <source>Not known: no result was reported</source>
            <translation>Nicht bekannt: Es wurde kein Ergebnis gemeldet</translation>
        </message>
        <message>
            <source>Not paid</source>
            <translation>Nicht gezahlt</translation>
        </message>
        <message>
            <source>Not printed</source>
            <translation>Nicht gedruckt</translation>
        </message>
        <message>
            <source>Not readable</source>
            <translation>Nicht lesbar</translation>
        </message>
        <message>
            <source>Not taken over: {0}</source>
            <translation>Nicht übernommen: {0}</translation>
        </message>
        <message>
            <source>Not usable</source>
            <translation>Nicht verwendbar</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Anmerkung</translation>
        </message>
        <message>
            <source>Nothing can be written there: it is read-only. No file was written.</source>
            <translation>Dort kann nicht geschrieben werden: nur Lesezugriff. Es wurde keine Datei geschrieben.</translation>
        </message>
        <message>
            <source>Nothing has passed yet.</source>
            <translation>Noch ist nichts übertragen.</translation>
        </message>
        <message>
            <source>Nothing in test mode counts: no meter, no credit, no game. It ends with the key.</source>
            <translation>Im Testmodus zählt nichts: kein Zähler, kein Guthaben, kein Spiel. Er endet mit dem Schlüssel.</translation>
        </message>
        <message>
            <source>Nothing is found for “{0}”</source>
            <translation>Zu „{0}“ wurde nichts gefunden</translation>
        </message>
        <message>
            <source>Nothing is waiting</source>
            <translation>Nichts steht aus</translation>
        </message>
        <message>
            <source>Nothing is wrong</source>
            <translation>Alles in Ordnung</translation>
        </message>
        <message>
            <source>Nothing was paid by hand yet</source>
            <translation>Noch wurde nichts von Hand gezahlt</translation>
        </message>
        <message>
            <source>Notify the operator of the monitoring system, and keep the paper</source>
            <translation>Der Überwachung dieses Geräts melden und das Papier aufheben</translation>
        </message>
        <message>
            <source>Now</source>
            <translation>Jetzt</translation>
        </message>
        <message>
            <source>Now, as a test: {0}</source>
            <translation>Jetzt, als Test: {0}</translation>
        </message>
        <message>
            <source>Now, as the cabinet is: {0}</source>
            <translation>Jetzt, nach dem Zustand: {0}</translation>
        </message>
        <message>
            <source>Number of bills of {0}</source>
            <translation>Anzahl der Scheine zu {0}</translation>
        </message>
        <message>
            <source>Number of cancelled credits paid by an attendant</source>
            <translation>Anzahl der Guthaben, vom Personal ausgezahlt</translation>
        </message>
        <message>
            <source>Number of cash boxes taken out</source>
            <translation>Anzahl entnommener Geldkassetten</translation>
        </message>
        <message>
            <source>Number of credits given by an attendant</source>
            <translation>Anzahl der vom Personal gegebenen Guthaben</translation>
        </message>
        <message>
            <source>Number of jackpots paid by an attendant</source>
            <translation>Anzahl der vom Personal gezahlten Jackpots</translation>
        </message>
        <message>
            <source>Number of tickets</source>
            <translation>Anzahl der Tickets</translation>
        </message>
        <message>
            <source>Number of tickets in</source>
            <translation>Anzahl der Tickets ein</translation>
        </message>
        <message>
            <source>Number of tickets out</source>
            <translation>Anzahl der Tickets aus</translation>
        </message>
        <message>
            <source>Only development copies of the program have played on this journal.</source>
            <translation>Auf diesem Journal haben nur Entwicklungsversionen des Programms gespielt.</translation>
        </message>
        <message>
            <source>Open betting</source>
            <translation>Einsätze öffnen</translation>
        </message>
        <message>
            <source>Open the logic door</source>
            <translation>Tür der Elektronik öffnen</translation>
        </message>
        <message>
            <source>Open the station</source>
            <translation>Platz freigeben</translation>
        </message>
        <message>
            <source>Others gave you your PIN. Choose one that only you know.</source>
            <translation>Ihre PIN haben Ihnen andere gegeben. Wählen Sie eine, die nur Sie kennen.</translation>
        </message>
        <message>
            <source>Out</source>
            <translation>Fehlwurf (Out)</translation>
        </message>
        <message>
            <source>Out by hand</source>
            <translation>Aus: von Hand</translation>
        </message>
        <message>
            <source>Out by ticket</source>
            <translation>Aus: Ticket</translation>
        </message>
        <message>
            <source>Out of service</source>
            <translation>Außer Betrieb</translation>
        </message>
        <message>
            <source>Out of service since {0}, by {1}.</source>
            <translation>Außer Betrieb seit {0}, durch {1}.</translation>
        </message>
        <message>
            <source>Out of service since {0}.</source>
            <translation>Außer Betrieb seit {0}.</translation>
        </message>
        <message>
            <source>Outcome</source>
            <translation>Ausgang</translation>
        </message>
        <message>
            <source>PIN expired</source>
            <translation>PIN abgelaufen</translation>
        </message>
        <message>
            <source>Page {0} of {1}</source>
            <translation>Seite {0} von {1}</translation>
        </message>
        <message>
            <source>Paid</source>
            <translation>Gezahlt</translation>
        </message>
        <message>
            <source>Pairs</source>
            <translation>Paare</translation>
        </message>
        <message>
            <source>Par sheet</source>
            <translation>Par Sheet</translation>
        </message>
        <message>
            <source>Par sheet, SHA-256</source>
            <translation>Par Sheet, SHA-256</translation>
        </message>
        <message>
            <source>Par sheets and limits</source>
            <translation>Par Sheets und Limits</translation>
        </message>
        <message>
            <source>Parameter</source>
            <translation>Parameter</translation>
        </message>
        <message>
            <source>Parameters</source>
            <translation>Parameter</translation>
        </message>
        <message>
            <source>Parameters have changed since it was signed</source>
            <translation>Seit der Unterschrift wurden Parameter geändert</translation>
        </message>
        <message>
            <source>Parameters, SHA-256</source>
            <translation>Parameter, SHA-256</translation>
        </message>
        <message>
            <source>Pause the table</source>
            <translation>Tisch anhalten</translation>
        </message>
        <message>
            <source>Pays</source>
            <translation>Quoten</translation>
        </message>
        <message>
            <source>Pays by hand, settles bills and tickets, reads meters and lists</source>
            <translation>Zahlt von Hand aus, klärt Scheine und Tickets, liest Zähler und Listen</translation>
        </message>
        <message>
            <source>People</source>
            <translation>Personen</translation>
        </message>
        <message>
            <source>People and their PINs</source>
            <translation>Personen und ihre PINs</translation>
        </message>
        <message>
            <source>Period {0}</source>
            <translation>Periode {0}</translation>
        </message>
        <message>
            <source>Phase</source>
            <translation>Phase</translation>
        </message>
        <message>
            <source>Play every sound at every volume, the alarm of a door too</source>
            <translation>Jeden Klang in jeder Lautstärke abspielen, auch den Türalarm</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Player since</source>
            <translation>Spieler seit</translation>
        </message>
        <message>
            <source>Player's result</source>
            <translation>Spielergebnis</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Players choose</source>
            <translation>Spieler wählen</translation>
        </message>
        <message>
            <source>Players with a card, their figures; unblock a card, forget a player</source>
            <translation>Spieler mit Karte, ihre Zahlen; Karte entsperren, Spieler vergessen</translation>
        </message>
        <message>
            <source>Players: {0}</source>
            <translation>Spieler: {0}</translation>
        </message>
        <message>
            <source>Port</source>
            <translation>Anschluss</translation>
        </message>
        <message>
            <source>Power resets</source>
            <translation>Einschaltungen</translation>
        </message>
        <message>
            <source>Practice has no ports but its own</source>
            <translation>Die Übung hat nur ihre eigenen Anschlüsse</translation>
        </message>
        <message>
            <source>Preset</source>
            <translation>Voreinstellung</translation>
        </message>
        <message>
            <source>Print (slips: {0})</source>
            <translation>Drucken (Zettel: {0})</translation>
        </message>
        <message>
            <source>Print a test</source>
            <translation>Testdruck</translation>
        </message>
        <message>
            <source>Print drop {0}</source>
            <translation>Leerung {0} drucken</translation>
        </message>
        <message>
            <source>Print period {0}</source>
            <translation>Periode {0} drucken</translation>
        </message>
        <message>
            <source>Print receipt {0}</source>
            <translation>Beleg {0} drucken</translation>
        </message>
        <message>
            <source>Print receipt {0} again</source>
            <translation>Beleg {0} nochmals drucken</translation>
        </message>
        <message>
            <source>Print seat {0}</source>
            <translation>Platz {0} drucken</translation>
        </message>
        <message>
            <source>Print shift {0}</source>
            <translation>Schicht {0} drucken</translation>
        </message>
        <message>
            <source>Print the meters</source>
            <translation>Zähler drucken</translation>
        </message>
        <message>
            <source>Print the totals</source>
            <translation>Summen drucken</translation>
        </message>
        <message>
            <source>Print with players</source>
            <translation>Mit Spielern drucken</translation>
        </message>
        <message>
            <source>Printed</source>
            <translation>Gedruckt</translation>
        </message>
        <message>
            <source>Printer</source>
            <translation>Drucker</translation>
        </message>
        <message>
            <source>Probability</source>
            <translation>Wahrscheinlichkeit</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>Programm</translation>
        </message>
        <message>
            <source>Program version</source>
            <translation>Programmversion</translation>
        </message>
        <message>
            <source>Program, SHA-256</source>
            <translation>Programm, SHA-256</translation>
        </message>
        <message>
            <source>Property</source>
            <translation>Angabe</translation>
        </message>
        <message>
            <source>Puck</source>
            <translation>Puck</translation>
        </message>
        <message>
            <source>RAM clear</source>
            <translation>RAM-Löschung</translation>
        </message>
        <message>
            <source>Read back before and after every game, after money, and when a door closes.</source>
            <translation>Zurückgelesen vor und nach jedem Spiel, nach Geld und wenn eine Tür schließt.</translation>
        </message>
        <message>
            <source>Recall of the last games, step by step, with dice and bets</source>
            <translation>Rückblick auf die letzten Spiele, Schritt für Schritt, mit Würfeln und Einsätzen</translation>
        </message>
        <message>
            <source>Red</source>
            <translation>Rot</translation>
        </message>
        <message>
            <source>Refusal</source>
            <translation>Ablehnung</translation>
        </message>
        <message>
            <source>Remove {0}</source>
            <translation>{0} entfernen</translation>
        </message>
        <message>
            <source>Repaired</source>
            <translation>Repariert</translation>
        </message>
        <message>
            <source>Repairs listed since the last RAM clear: {0}</source>
            <translation>Aufgeführte Reparaturen seit der letzten RAM-Löschung: {0}</translation>
        </message>
        <message>
            <source>Reserve for {0} min</source>
            <translation>Für {0} min reservieren</translation>
        </message>
        <message>
            <source>Reserve station</source>
            <translation>Platz reservieren</translation>
        </message>
        <message>
            <source>Reserved until {0}, by {1}.</source>
            <translation>Reserviert bis {0}, durch {1}.</translation>
        </message>
        <message>
            <source>Reserved until {0}.</source>
            <translation>Reserviert bis {0}.</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>Result of the house</source>
            <translation>Ergebnis des Hauses</translation>
        </message>
        <message>
            <source>Return to service</source>
            <translation>Wieder in Betrieb nehmen</translation>
        </message>
        <message>
            <source>Returned</source>
            <translation>Zurückgegeben</translation>
        </message>
        <message>
            <source>Role</source>
            <translation>Rolle</translation>
        </message>
        <message>
            <source>Room for</source>
            <translation>Platz für</translation>
        </message>
        <message>
            <source>Round {0}</source>
            <translation>Runde {0}</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Runden</translation>
        </message>
        <message>
            <source>Rounds decided by dice</source>
            <translation>Von Würfeln entschiedene Runden</translation>
        </message>
        <message>
            <source>Screen</source>
            <translation>Bildschirm</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Seat</source>
            <translation>Platz</translation>
        </message>
        <message>
            <source>Seat {0}</source>
            <translation>Platz {0}</translation>
        </message>
        <message>
            <source>Seat {0} is being freed, and owed</source>
            <translation>Platz {0} wird freigegeben, Anspruch</translation>
        </message>
        <message>
            <source>Seat {0} is owed</source>
            <translation>Platz {0} hat Anspruch auf</translation>
        </message>
        <message>
            <source>Seat {0}: really free it?</source>
            <translation>Platz {0}: wirklich freigeben?</translation>
        </message>
        <message>
            <source>Seats taken</source>
            <translation>Besetzte Plätze</translation>
        </message>
        <message>
            <source>Seats with bets</source>
            <translation>Plätze mit Einsätzen</translation>
        </message>
        <message>
            <source>Second die after the throw before</source>
            <translation>Zweiter Würfel nach dem Wurf davor</translation>
        </message>
        <message>
            <source>Second person</source>
            <translation>Zweite Person</translation>
        </message>
        <message>
            <source>Self-audit</source>
            <translation>Selbstprüfung</translation>
        </message>
        <message>
            <source>Set date and time, or confirm a clock that has jumped</source>
            <translation>Datum und Uhrzeit stellen oder eine gesprungene Uhr bestätigen</translation>
        </message>
        <message>
            <source>Set the clock</source>
            <translation>Uhr stellen</translation>
        </message>
        <message>
            <source>Set up a new cabinet step by step, and sign its hand-over to the house</source>
            <translation>Ein neues Gerät Schritt für Schritt einrichten und seine Übergabe an das Haus unterschreiben</translation>
        </message>
        <message>
            <source>Set volume {0}</source>
            <translation>Lautstärke {0} einstellen</translation>
        </message>
        <message>
            <source>Set-up</source>
            <translation>Einrichtung</translation>
        </message>
        <message>
            <source>Settings: volume, limits, languages, times, devices</source>
            <translation>Einstellungen: Lautstärke, Limits, Sprachen, Zeiten, Geräte</translation>
        </message>
        <message>
            <source>Settle all money: credit, tickets, bills, hand pays</source>
            <translation>Alles Geld klären: Guthaben, Tickets, Scheine, Handauszahlungen</translation>
        </message>
        <message>
            <source>Settled without credit</source>
            <translation>Ohne Gutschrift geklärt</translation>
        </message>
        <message>
            <source>Several bets at once</source>
            <translation>Mehrere Wetten auf einmal</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Anteil</translation>
        </message>
        <message>
            <source>Shared parameters</source>
            <translation>Gemeinsame Parameter</translation>
        </message>
        <message>
            <source>Shared table</source>
            <translation>Gemeinsamer Tisch</translation>
        </message>
        <message>
            <source>Sheet {0}, SHA-256 {1}</source>
            <translation>Tabelle {0}, SHA-256 {1}</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>Schicht</translation>
        </message>
        <message>
            <source>Shift {0}</source>
            <translation>Schicht {0}</translation>
        </message>
        <message>
            <source>Shift {0} of {1}, since {2}</source>
            <translation>Schicht {0} von {1}, seit {2}</translation>
        </message>
        <message>
            <source>Shooter</source>
            <translation>Shooter</translation>
        </message>
        <message>
            <source>Sign in</source>
            <translation>Anmelden</translation>
        </message>
        <message>
            <source>Sign the hand-over</source>
            <translation>Übergabe unterschreiben</translation>
        </message>
        <message>
            <source>Signed</source>
            <translation>Signiert</translation>
        </message>
        <message>
            <source>Signed by</source>
            <translation>Signiert von</translation>
        </message>
        <message>
            <source>Signed in</source>
            <translation>Angemeldet</translation>
        </message>
        <message>
            <source>Silent</source>
            <translation>Stumm</translation>
        </message>
        <message>
            <source>Silent seats</source>
            <translation>Stille Plätze</translation>
        </message>
        <message>
            <source>Since the journal began</source>
            <translation>Seit Beginn des Journals</translation>
        </message>
        <message>
            <source>Since the start</source>
            <translation>Seit dem Start</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Größe</translation>
        </message>
        <message>
            <source>Small win</source>
            <translation>Kleiner Gewinn</translation>
        </message>
        <message>
            <source>Software verification: signatures and checksums</source>
            <translation>Prüfung der Software: Signaturen und Prüfsummen</translation>
        </message>
        <message>
            <source>Sounds</source>
            <translation>Klänge</translation>
        </message>
        <message>
            <source>Spoken calls are heard where the house has recordings of them.</source>
            <translation>Gesprochene Ansagen sind zu hören, wo das Haus Aufnahmen davon hat.</translation>
        </message>
        <message>
            <source>Staff</source>
            <translation>Personal</translation>
        </message>
        <message>
            <source>Staff key</source>
            <translation>Schlüssel</translation>
        </message>
        <message>
            <source>Stakes lost</source>
            <translation>Verlorene Einsätze</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Beginn</translation>
        </message>
        <message>
            <source>State</source>
            <translation>Zustand</translation>
        </message>
        <message>
            <source>State: {0}.</source>
            <translation>Zustand: {0}.</translation>
        </message>
        <message>
            <source>Statistics of the dice: fairness, faces, totals</source>
            <translation>Statistik der Würfel: Fairness, Augen, Summen</translation>
        </message>
        <message>
            <source>Status</source>
            <translation>Stand</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>Schritt</translation>
        </message>
        <message>
            <source>Step {0} of {1}</source>
            <translation>Schritt {0} von {1}</translation>
        </message>
        <message>
            <source>Stickman's voice</source>
            <translation>Stimme des Stickman</translation>
        </message>
        <message>
            <source>Stickman's voice: {0}, {1} of {2} calls, licence: {3}.</source>
            <translation>Stimme des Stickman: {0}, {1} von {2} Ansagen, Lizenz: {3}.</translation>
        </message>
        <message>
            <source>Still open</source>
            <translation>Noch offen</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Gesperrt</translation>
        </message>
        <message>
            <source>Stops</source>
            <translation>Sperrt</translation>
        </message>
        <message>
            <source>Table win</source>
            <translation>Tischgewinn</translation>
        </message>
        <message>
            <source>Take out of service</source>
            <translation>Außer Betrieb nehmen</translation>
        </message>
        <message>
            <source>Taking down bets</source>
            <translation>Einsätze zurücknehmen</translation>
        </message>
        <message>
            <source>Targets: {0} of {1}, mean error {2}, largest {3}</source>
            <translation>Ziele: {0} von {1}, mittlerer Fehler {2}, größter {3}</translation>
        </message>
        <message>
            <source>Test</source>
            <translation>Test</translation>
        </message>
        <message>
            <source>Test a bill</source>
            <translation>Schein testen</translation>
        </message>
        <message>
            <source>Test bill</source>
            <translation>Testschein</translation>
        </message>
        <message>
            <source>Test doors, keys and the tower light: switches live, each lamp</source>
            <translation>Türen, Schlüssel und Lampe testen: Schalter live, jedes Licht</translation>
        </message>
        <message>
            <source>Test mode</source>
            <translation>Testmodus</translation>
        </message>
        <message>
            <source>Test print</source>
            <translation>Testdruck</translation>
        </message>
        <message>
            <source>Test the devices without touching the meters</source>
            <translation>Die Geräte prüfen, ohne die Zähler zu verändern</translation>
        </message>
        <message>
            <source>Test the touch screen: targets, lines, colours, dead pixels</source>
            <translation>Bildschirm und Berührung testen: Ziele, Linien, Farben, tote Pixel</translation>
        </message>
        <message>
            <source>Test throw</source>
            <translation>Testwurf</translation>
        </message>
        <message>
            <source>Test throws</source>
            <translation>Testwürfe</translation>
        </message>
        <message>
            <source>Tests, all throws</source>
            <translation>Tests, alle Würfe</translation>
        </message>
        <message>
            <source>Tests, last window</source>
            <translation>Tests, letztes Fenster</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Text</translation>
        </message>
        <message>
            <source>That is not the PIN</source>
            <translation>Das ist nicht die PIN</translation>
        </message>
        <message>
            <source>The alarm of an open door is heard at its own volume, never silent.</source>
            <translation>Der Alarm einer offenen Tür hat eine eigene Lautstärke und ist nie stumm.</translation>
        </message>
        <message>
            <source>The calibration is kept.</source>
            <translation>Die Kalibrierung bleibt.</translation>
        </message>
        <message>
            <source>The calibration is on trial until test mode ends: touch the targets again.</source>
            <translation>Die Kalibrierung gilt auf Probe bis zum Ende des Testmodus: Berühren Sie die Ziele noch einmal.</translation>
        </message>
        <message>
            <source>The cash box was taken out</source>
            <translation>Kassette wurde entnommen</translation>
        </message>
        <message>
            <source>The changes are in force.</source>
            <translation>Die Änderungen sind in Kraft.</translation>
        </message>
        <message>
            <source>The clock is confirmed.</source>
            <translation>Die Uhr ist bestätigt.</translation>
        </message>
        <message>
            <source>The clock is not believed: {0}</source>
            <translation>Der Uhr wird nicht geglaubt: {0}</translation>
        </message>
        <message>
            <source>The clock is set.</source>
            <translation>Die Uhr ist gestellt.</translation>
        </message>
        <message>
            <source>The components are listed once the program has been verified.</source>
            <translation>Die Komponenten stehen hier, sobald das Programm geprüft wurde.</translation>
        </message>
        <message>
            <source>The count is complete</source>
            <translation>Die Zählung ist fertig</translation>
        </message>
        <message>
            <source>The devices are simulated: their window has the key and the door.</source>
            <translation>Die Geräte sind simuliert: Schlüssel und Tür sind in ihrem Fenster.</translation>
        </message>
        <message>
            <source>The dice lie: confirm them</source>
            <translation>Die Würfel liegen: bitte bestätigen</translation>
        </message>
        <message>
            <source>The difference is {0}: lock the cabinet and call for service.</source>
            <translation>Die Differenz beträgt {0}: Gerät sperren und den Service rufen.</translation>
        </message>
        <message>
            <source>The disks are being read: one that fails may not answer</source>
            <translation>Die Datenträger werden gelesen: Ein defekter antwortet vielleicht nicht</translation>
        </message>
        <message>
            <source>The export was cancelled. No file was written.</source>
            <translation>Der Export wurde abgebrochen. Es wurde keine Datei geschrieben.</translation>
        </message>
        <message>
            <source>The file could not be written: {0}.</source>
            <translation>Die Datei konnte nicht geschrieben werden: {0}.</translation>
        </message>
        <message>
            <source>The file is being written: {0}</source>
            <translation>Die Datei wird geschrieben: {0}</translation>
        </message>
        <message>
            <source>The file {0} is written.</source>
            <translation>Die Datei {0} ist geschrieben.</translation>
        </message>
        <message>
            <source>The first operator</source>
            <translation>Der erste Betreiber</translation>
        </message>
        <message>
            <source>The journal before it is in the folder {0}.</source>
            <translation>Das Journal davor liegt im Ordner {0}.</translation>
        </message>
        <message>
            <source>The journal could not be read to its beginning: older entries are missing.</source>
            <translation>Das Journal konnte nicht bis zum Anfang gelesen werden: Ältere Einträge fehlen.</translation>
        </message>
        <message>
            <source>The journal is being read: {0}</source>
            <translation>Das Journal wird gelesen: {0}</translation>
        </message>
        <message>
            <source>The journal is followed from its beginning, for another version of the program:</source>
            <translation>Das Journal wird von Anfang an gelesen, denn eine andere Programmversion hat es geschrieben:</translation>
        </message>
        <message>
            <source>The journal takes {0}.</source>
            <translation>Das Journal belegt {0}.</translation>
        </message>
        <message>
            <source>The keys are enough</source>
            <translation>Die Schlüssel genügen</translation>
        </message>
        <message>
            <source>The last bets come in</source>
            <translation>Die letzten Einsätze kommen herein</translation>
        </message>
        <message>
            <source>The log: money, doors, keys, devices, staff, errors</source>
            <translation>Das Protokoll: Geld, Türen, Schlüssel, Geräte, Personal, Fehler</translation>
        </message>
        <message>
            <source>The logic door is open</source>
            <translation>Die Logiktür ist offen</translation>
        </message>
        <message>
            <source>The loudest volume that a player can choose.</source>
            <translation>Die größte Lautstärke, die ein Spieler wählen kann.</translation>
        </message>
        <message>
            <source>The machine number, the place, and all files and ports are taken over too.</source>
            <translation>Auch Gerätenummer, Standort und alle Dateien und Anschlüsse werden übernommen.</translation>
        </message>
        <message>
            <source>The name by which the person signs in</source>
            <translation>Der Name, unter dem sich die Person anmeldet</translation>
        </message>
        <message>
            <source>The parameter second_path is to name a folder on another device.</source>
            <translation>Der Parameter second_path soll einen Ordner auf einem anderen Gerät nennen.</translation>
        </message>
        <message>
            <source>The parameters do not allow this station to be reserved.</source>
            <translation>Die Parameter erlauben es nicht, diesen Platz zu reservieren.</translation>
        </message>
        <message>
            <source>The program is being verified.</source>
            <translation>Das Programm wird geprüft.</translation>
        </message>
        <message>
            <source>The role of {0}</source>
            <translation>Die Rolle von {0}</translation>
        </message>
        <message>
            <source>The same, and ends periods, empties the cash box, out of service</source>
            <translation>Dasselbe, und beendet Perioden, leert die Geldkassette, außer Betrieb</translation>
        </message>
        <message>
            <source>The screen does not state maker and model</source>
            <translation>Der Bildschirm nennt Hersteller und Modell nicht</translation>
        </message>
        <message>
            <source>The search for “{0}” has failed; found before that: {1}</source>
            <translation>Die Suche nach „{0}“ ist fehlgeschlagen; vorher gefunden: {1}</translation>
        </message>
        <message>
            <source>The sheet inside the cabinet lists every fault.</source>
            <translation>Das Blatt im Gehäuse nennt jede Störung.</translation>
        </message>
        <message>
            <source>The sheet {0} of this game is not here any more: its felt cannot be drawn.</source>
            <translation>Die Tabelle {0} dieses Spiels ist nicht mehr da: Sein Tuch kann nicht gezeigt werden.</translation>
        </message>
        <message>
            <source>The sound device has not been used yet.</source>
            <translation>Das Tongerät wurde noch nicht benutzt.</translation>
        </message>
        <message>
            <source>The sound device works.</source>
            <translation>Das Tongerät funktioniert.</translation>
        </message>
        <message>
            <source>The stick can be pulled out.</source>
            <translation>Der Stick kann abgezogen werden.</translation>
        </message>
        <message>
            <source>The stick was pulled out, or the folder is missing. No file was written.</source>
            <translation>Der Stick wurde abgezogen, oder der Ordner fehlt. Es wurde keine Datei geschrieben.</translation>
        </message>
        <message>
            <source>The system does not allow writing there. No file was written.</source>
            <translation>Das System erlaubt dort kein Schreiben. Es wurde keine Datei geschrieben.</translation>
        </message>
        <message>
            <source>The table as the game before left it</source>
            <translation>Der Tisch, wie ihn das vorige Spiel verließ</translation>
        </message>
        <message>
            <source>The time runs on when the key is turned back.</source>
            <translation>Die Zeit läuft weiter, wenn der Schlüssel zurückgedreht ist.</translation>
        </message>
        <message>
            <source>The time, in 24 hours, may be left out: then the day is shown from its end.</source>
            <translation>Die Uhrzeit (24 Stunden) kann fehlen: Dann wird der Tag von seinem Ende an gezeigt.</translation>
        </message>
        <message>
            <source>The touch panel is not calibrated here.</source>
            <translation>Das Touchpanel ist hier nicht kalibriert.</translation>
        </message>
        <message>
            <source>The volume of this time of day: the others stay as the parameters set them.</source>
            <translation>Die Lautstärke dieser Tageszeit: Die anderen bleiben, wie die Parameter sie festlegen.</translation>
        </message>
        <message>
            <source>There is no USB stick, and no folder for exports is set. Insert a stick and touch Export again.</source>
            <translation>Es ist kein USB-Stick da und kein Export-Ordner eingestellt. Stecken Sie einen Stick ein und tippen Sie erneut auf Exportieren.</translation>
        </message>
        <message>
            <source>There is no account yet</source>
            <translation>Es gibt noch kein Konto</translation>
        </message>
        <message>
            <source>There is no account yet. The first operator adds all others: type your name.</source>
            <translation>Es gibt noch kein Konto. Der erste Betreiber legt alle anderen an: Geben Sie Ihren Namen ein.</translation>
        </message>
        <message>
            <source>There is no cash box in the validator.</source>
            <translation>Im Prüfer ist keine Geldkassette.</translation>
        </message>
        <message>
            <source>There is no room left. No file was written.</source>
            <translation>Es ist kein Platz mehr. Es wurde keine Datei geschrieben.</translation>
        </message>
        <message>
            <source>There is no sound device, or it does not work.</source>
            <translation>Es gibt kein Tongerät, oder es funktioniert nicht.</translation>
        </message>
        <message>
            <source>There is no such date or time.</source>
            <translation>Dieses Datum oder diese Uhrzeit gibt es nicht.</translation>
        </message>
        <message>
            <source>There is nothing to show</source>
            <translation>Hier gibt es nichts zu zeigen</translation>
        </message>
        <message>
            <source>These throws count here alone, until test mode ends.</source>
            <translation>Diese Würfe zählen nur hier, bis der Testmodus endet.</translation>
        </message>
        <message>
            <source>They were done before the cabinet was brought here</source>
            <translation>Sie wurden gemacht, bevor das Gerät hierher kam</translation>
        </message>
        <message>
            <source>Third die after the throw before</source>
            <translation>Dritter Würfel nach dem Wurf davor</translation>
        </message>
        <message>
            <source>This cabinet has no card reader (parameter devices.cards).</source>
            <translation>Dieses Gerät hat keinen Kartenleser (Parameter devices.cards).</translation>
        </message>
        <message>
            <source>This is no date and time.</source>
            <translation>Das ist kein Datum mit Uhrzeit.</translation>
        </message>
        <message>
            <source>This is not an amount.</source>
            <translation>Das ist kein Betrag.</translation>
        </message>
        <message>
            <source>This is not what was released.</source>
            <translation>Das ist nicht, was freigegeben wurde.</translation>
        </message>
        <message>
            <source>This machine has no serial port</source>
            <translation>Diese Maschine hat keinen seriellen Anschluss</translation>
        </message>
        <message>
            <source>This period began at {0}.</source>
            <translation>Diese Periode begann am {0}.</translation>
        </message>
        <message>
            <source>This period began with the journal.</source>
            <translation>Diese Periode begann mit dem Journal.</translation>
        </message>
        <message>
            <source>Throw dice: {0}</source>
            <translation>Würfel werfen: {0}</translation>
        </message>
        <message>
            <source>Throw the dice</source>
            <translation>Würfel werfen</translation>
        </message>
        <message>
            <source>Throw the dice for a test, with their counts</source>
            <translation>Die Würfel zur Probe werfen, mit ihren Häufigkeiten</translation>
        </message>
        <message>
            <source>Throws</source>
            <translation>Würfe</translation>
        </message>
        <message>
            <source>Throws, with the void ones</source>
            <translation>Würfe, mit den ungültigen</translation>
        </message>
        <message>
            <source>Throws: {0}</source>
            <translation>Würfe: {0}</translation>
        </message>
        <message>
            <source>Throws: {0}. The line over each bar is what fair dice show on average.</source>
            <translation>Würfe: {0}. Die Linie an jedem Balken ist der Durchschnitt fairer Würfel.</translation>
        </message>
        <message>
            <source>Ticket authority</source>
            <translation>Ticketstelle</translation>
        </message>
        <message>
            <source>Ticket printed</source>
            <translation>Ticket gedruckt</translation>
        </message>
        <message>
            <source>Tickets</source>
            <translation>Tickets</translation>
        </message>
        <message>
            <source>Tickets in</source>
            <translation>Tickets ein</translation>
        </message>
        <message>
            <source>Tickets in doubt settled</source>
            <translation>Geklärte fragliche Tickets</translation>
        </message>
        <message>
            <source>Tickets out</source>
            <translation>Tickets aus</translation>
        </message>
        <message>
            <source>Tickets printed and inserted, with their validation numbers</source>
            <translation>Gedruckte und eingeführte Tickets mit ihren Prüfnummern</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <source>Time (h:mm)</source>
            <translation>Zeit (h:mm)</translation>
        </message>
        <message>
            <source>Time in use</source>
            <translation>Nutzungszeit</translation>
        </message>
        <message>
            <source>Time left</source>
            <translation>Restzeit</translation>
        </message>
        <message>
            <source>To be paid</source>
            <translation>Zu zahlen</translation>
        </message>
        <message>
            <source>To be replaced</source>
            <translation>Zu ersetzen</translation>
        </message>
        <message>
            <source>Together: handle {0}, table win {1}. The figures under the bars are without cents.</source>
            <translation>Zusammen: Umsatz {0}, Tischgewinn {1}. Die Zahlen unter den Balken sind ohne Cent.</translation>
        </message>
        <message numerus="yes">
            <source>Too many wrong PINs: wait {0} seconds</source>
            <translation>
                <numerusform>Zu viele falsche PINs: Warten Sie {0} Sekunde</numerusform>
                <numerusform>Zu viele falsche PINs: Warten Sie {0} Sekunden</numerusform>
            </translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Summe</translation>
        </message>
        <message>
            <source>Totals</source>
            <translation>Summen</translation>
        </message>
        <message>
            <source>Touch</source>
            <translation>Berührung</translation>
        </message>
        <message>
            <source>Touch a device to take it into the draft. A printer on USB is entered by hand.</source>
            <translation>Berühren Sie ein Gerät, um es in den Entwurf zu übernehmen. Ein Drucker an USB wird von Hand eingetragen.</translation>
        </message>
        <message>
            <source>Touch a shift to print it, or to end one that is open.</source>
            <translation>Eine Schicht antippen, um sie zu drucken, oder eine offene, um sie zu beenden.</translation>
        </message>
        <message>
            <source>Touch again</source>
            <translation>Nochmals berühren</translation>
        </message>
        <message>
            <source>Touch again: clear everything</source>
            <translation>Nochmals berühren: alles löschen</translation>
        </message>
        <message>
            <source>Touch again: count complete</source>
            <translation>Noch einmal: Zählung fertig</translation>
        </message>
        <message>
            <source>Touch again: end shift {0}</source>
            <translation>Noch einmal: Schicht {0} beenden</translation>
        </message>
        <message>
            <source>Touch again: forget {0}</source>
            <translation>Noch einmal: {0} vergessen</translation>
        </message>
        <message>
            <source>Touch again: it is in</source>
            <translation>Noch einmal: Sie ist drin</translation>
        </message>
        <message>
            <source>Touch again: it is out</source>
            <translation>Noch einmal: Sie ist heraus</translation>
        </message>
        <message>
            <source>Touch again: remove {0}</source>
            <translation>Noch einmal: {0} entfernen</translation>
        </message>
        <message>
            <source>Touch again: the period ends</source>
            <translation>Nochmals berühren: Periode endet</translation>
        </message>
        <message>
            <source>Touch again: void</source>
            <translation>Noch einmal: ungültig</translation>
        </message>
        <message>
            <source>Touch again: void the bets</source>
            <translation>Noch einmal: Einsätze ungültig</translation>
        </message>
        <message>
            <source>Touch here to see them, or type another word</source>
            <translation>Berühren Sie diese Zeile, um sie zu sehen, oder tippen Sie noch ein Wort</translation>
        </message>
        <message>
            <source>Touch the middle of target {0}</source>
            <translation>Die Mitte von Ziel {0} berühren</translation>
        </message>
        <message>
            <source>Touch your name.</source>
            <translation>Berühren Sie Ihren Namen.</translation>
        </message>
        <message>
            <source>Turn the attendant key</source>
            <translation>Personalschlüssel drehen</translation>
        </message>
        <message>
            <source>Turn the technician key</source>
            <translation>Technikerschlüssel drehen</translation>
        </message>
        <message>
            <source>Type a word, such as: volume, paper, limit</source>
            <translation>Tippen Sie ein Wort, zum Beispiel: Lautstärke, Papier, Limit</translation>
        </message>
        <message>
            <source>Type the count of every row.</source>
            <translation>Die Anzahl jeder Zeile eingeben.</translation>
        </message>
        <message>
            <source>Type year, month, day, hour and minute. One person sets the clock by up to {0} minutes a day, two people farther.</source>
            <translation>Tippen Sie Jahr, Monat, Tag, Stunde und Minute. Eine Person stellt die Uhr um bis zu {0} Minuten am Tag, zwei Personen weiter.</translation>
        </message>
        <message>
            <source>Type your name, and choose a PIN</source>
            <translation>Namen eingeben und eine PIN wählen</translation>
        </message>
        <message>
            <source>USB stick {0}</source>
            <translation>USB-Stick {0}</translation>
        </message>
        <message>
            <source>Unblock {0}</source>
            <translation>{0} entsperren</translation>
        </message>
        <message>
            <source>Use {device} at {port}</source>
            <translation>{device} an {port} verwenden</translation>
        </message>
        <message>
            <source>Validation number</source>
            <translation>Prüfnummer</translation>
        </message>
        <message>
            <source>Validator</source>
            <translation>Geldscheinprüfer</translation>
        </message>
        <message>
            <source>Validator, printer, dice, board: state, version, last faults, bytes on the line</source>
            <translation>Geldscheinprüfer, Drucker, Würfel, Platine: Zustand, Version, letzte Störungen, Bytes auf der Leitung</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Wert</translation>
        </message>
        <message>
            <source>Values</source>
            <translation>Werte</translation>
        </message>
        <message>
            <source>Values that differ from those in force: {0}</source>
            <translation>Werte, die von den geltenden abweichen: {0}</translation>
        </message>
        <message>
            <source>Verified at {0}.</source>
            <translation>Geprüft am {0}.</translation>
        </message>
        <message>
            <source>Verified now</source>
            <translation>Jetzt geprüft</translation>
        </message>
        <message>
            <source>Verify now</source>
            <translation>Jetzt prüfen</translation>
        </message>
        <message>
            <source>Visits</source>
            <translation>Besuche</translation>
        </message>
        <message>
            <source>Void</source>
            <translation>Ungültig</translation>
        </message>
        <message>
            <source>Void the bets at this seat</source>
            <translation>Einsätze an diesem Platz für ungültig erklären</translation>
        </message>
        <message>
            <source>Void the throw</source>
            <translation>Wurf ungültig</translation>
        </message>
        <message>
            <source>Void throws</source>
            <translation>Ungültige Würfe</translation>
        </message>
        <message>
            <source>Void throws: {0}</source>
            <translation>Ungültige Würfe: {0}</translation>
        </message>
        <message>
            <source>Volume</source>
            <translation>Lautstärke</translation>
        </message>
        <message>
            <source>Volume {0}</source>
            <translation>Lautstärke {0}</translation>
        </message>
        <message>
            <source>Wagered</source>
            <translation>Gesetzt</translation>
        </message>
        <message>
            <source>Wagers and pays</source>
            <translation>Einsätze und Auszahlungen</translation>
        </message>
        <message>
            <source>Wear: only the system's administrator can read it.</source>
            <translation>Abnutzung: nur für Verwalter lesbar.</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>Was geschah</translation>
        </message>
        <message>
            <source>What is to be done</source>
            <translation>Was zu tun ist</translation>
        </message>
        <message>
            <source>What is wrong now: paper, printer, jam, doors, devices, clock</source>
            <translation>Was jetzt nicht stimmt: Papier, Drucker, Stau, Türen, Geräte, Uhr</translation>
        </message>
        <message>
            <source>What it says</source>
            <translation>Was gemeldet wird</translation>
        </message>
        <message>
            <source>Where to?</source>
            <translation>Wohin?</translation>
        </message>
        <message>
            <source>Whether all money adds up: the equations with their figures</source>
            <translation>Ob alles Geld stimmt: die Gleichungen mit ihren Zahlen</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Weiß</translation>
        </message>
        <message>
            <source>Why are the test print and the test throw skipped?</source>
            <translation>Warum entfallen Testdruck und Testwurf?</translation>
        </message>
        <message>
            <source>Win by hand</source>
            <translation>Gewinn von Hand</translation>
        </message>
        <message>
            <source>Window opens</source>
            <translation>Fenster öffnet sich</translation>
        </message>
        <message>
            <source>Winnings</source>
            <translation>Gewinne</translation>
        </message>
        <message>
            <source>Wins paid by hand</source>
            <translation>Von Hand ausgezahlte Gewinne</translation>
        </message>
        <message>
            <source>Withdrawals</source>
            <translation>Auszahlungen</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Gewonnen</translation>
        </message>
        <message>
            <source>Won on top of stakes</source>
            <translation>Gewonnen zusätzlich zum Einsatz</translation>
        </message>
        <message>
            <source>Words or number</source>
            <translation>Wörter oder Zahl</translation>
        </message>
        <message>
            <source>Words, an amount, or a number of any ticket, game or event</source>
            <translation>Wörter, ein Betrag oder die Nummer eines Tickets, Spiels oder Ereignisses</translation>
        </message>
        <message>
            <source>Wrong PINs: {0}</source>
            <translation>Falsche PINs: {0}</translation>
        </message>
        <message>
            <source>Wrong entry</source>
            <translation>Falsche Eingabe</translation>
        </message>
        <message>
            <source>You do not have the right to this page: an operator has it.</source>
            <translation>Sie haben kein Recht auf diese Seite: Ein Betreiber hat es.</translation>
        </message>
        <message>
            <source>Your PIN has expired. Choose a new one.</source>
            <translation>Ihre PIN ist abgelaufen. Wählen Sie eine neue.</translation>
        </message>
        <message>
            <source>Your PIN is changed. The new one counts from the next sign-in.</source>
            <translation>Ihre PIN ist geändert. Die neue gilt ab der nächsten Anmeldung.</translation>
        </message>
        <message>
            <source>Your shift has not begun</source>
            <translation>Ihre Schicht hat nicht begonnen</translation>
        </message>
        <message>
            <source>after the game</source>
            <translation>nach dem Spiel</translation>
        </message>
        <message>
            <source>ahead by {0}</source>
            <translation>geht vor um {0}</translation>
        </message>
        <message>
            <source>ahead by {0} at most</source>
            <translation>geht höchstens um {0} vor</translation>
        </message>
        <message>
            <source>as it was at {0}</source>
            <translation>wie er um {0} war</translation>
        </message>
        <message>
            <source>as shipped</source>
            <translation>wie ausgeliefert</translation>
        </message>
        <message>
            <source>as the par sheet has them</source>
            <translation>wie im PAR-Sheet</translation>
        </message>
        <message>
            <source>at the end {0}</source>
            <translation>am Ende {0}</translation>
        </message>
        <message>
            <source>attendant key</source>
            <translation>Schlüssel des Personals</translation>
        </message>
        <message>
            <source>attendant's key</source>
            <translation>Schlüssel des Personals</translation>
        </message>
        <message>
            <source>began with the journal</source>
            <translation>begann mit dem Journal</translation>
        </message>
        <message>
            <source>behind by {0}</source>
            <translation>geht nach um {0}</translation>
        </message>
        <message>
            <source>behind by {0} at least</source>
            <translation>geht nach um mindestens {0}</translation>
        </message>
        <message>
            <source>bills and tickets in</source>
            <translation>Scheine und Tickets</translation>
        </message>
        <message>
            <source>both lights off</source>
            <translation>beide Lichter aus</translation>
        </message>
        <message>
            <source>both lights, blinking in turn</source>
            <translation>beide Lichter, im Wechsel blinkend</translation>
        </message>
        <message>
            <source>both lights, blinking together</source>
            <translation>beide Lichter, zugleich blinkend</translation>
        </message>
        <message>
            <source>by hand</source>
            <translation>von Hand</translation>
        </message>
        <message>
            <source>by itself</source>
            <translation>von selbst</translation>
        </message>
        <message>
            <source>cash box door</source>
            <translation>Tür der Geldkassette</translation>
        </message>
        <message>
            <source>cash out</source>
            <translation>Auszahlung</translation>
        </message>
        <message>
            <source>chi-square {0}, probability {1}</source>
            <translation>Chi-Quadrat {0}, Wahrscheinlichkeit {1}</translation>
        </message>
        <message>
            <source>comes next</source>
            <translation>kommt als Nächstes</translation>
        </message>
        <message>
            <source>days after the one before: {0}</source>
            <translation>Tage nach dem vorigen: {0}</translation>
        </message>
        <message>
            <source>default {0}</source>
            <translation>Vorgabe {0}</translation>
        </message>
        <message>
            <source>done</source>
            <translation>erledigt</translation>
        </message>
        <message>
            <source>free: {0} MB, and {1} MB for the third copy</source>
            <translation>frei: {0} MB, und {1} MB für die dritte Kopie</translation>
        </message>
        <message>
            <source>in a row: {0}</source>
            <translation>in Folge: {0}</translation>
        </message>
        <message>
            <source>in play at the beginning {0}</source>
            <translation>im Spiel zu Beginn {0}</translation>
        </message>
        <message>
            <source>in the file</source>
            <translation>in der Datei</translation>
        </message>
        <message>
            <source>is being asked</source>
            <translation>wird gefragt</translation>
        </message>
        <message>
            <source>is being printed</source>
            <translation>wird gedruckt</translation>
        </message>
        <message>
            <source>is played now</source>
            <translation>wird jetzt gespielt</translation>
        </message>
        <message>
            <source>its size is not known: errors are in pixels alone</source>
            <translation>seine Größe ist nicht bekannt: Fehler nur in Pixeln</translation>
        </message>
        <message>
            <source>judged at {0}</source>
            <translation>beurteilt bei {0}</translation>
        </message>
        <message>
            <source>limit {0}</source>
            <translation>Grenze {0}</translation>
        </message>
        <message>
            <source>logic door</source>
            <translation>Tür der Elektronik</translation>
        </message>
        <message>
            <source>lower light, blinking</source>
            <translation>unteres Licht, blinkend</translation>
        </message>
        <message>
            <source>lower light, blinking slowly</source>
            <translation>unteres Licht, langsam blinkend</translation>
        </message>
        <message>
            <source>lower light, steady</source>
            <translation>unteres Licht, stetig</translation>
        </message>
        <message>
            <source>main door</source>
            <translation>Haupttür</translation>
        </message>
        <message>
            <source>minutes in all: {0}</source>
            <translation>Minuten insgesamt: {0}</translation>
        </message>
        <message>
            <source>more than 10 years</source>
            <translation>mehr als 10 Jahre</translation>
        </message>
        <message>
            <source>moved: {0}</source>
            <translation>bewegt: {0}</translation>
        </message>
        <message>
            <source>never</source>
            <translation>nie</translation>
        </message>
        <message>
            <source>never, in this journal</source>
            <translation>nie, in diesem Journal</translation>
        </message>
        <message>
            <source>no disk of this machine</source>
            <translation>kein Datenträger dieser Maschine</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <source>not complete yet</source>
            <translation>noch nicht zu Ende</translation>
        </message>
        <message>
            <source>not known</source>
            <translation>nicht bekannt</translation>
        </message>
        <message>
            <source>not known yet</source>
            <translation>noch nicht bekannt</translation>
        </message>
        <message>
            <source>not turned</source>
            <translation>nicht gedreht</translation>
        </message>
        <message>
            <source>not verified</source>
            <translation>nicht geprüft</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nichts</translation>
        </message>
        <message>
            <source>now {0}</source>
            <translation>jetzt {0}</translation>
        </message>
        <message>
            <source>off</source>
            <translation>aus</translation>
        </message>
        <message>
            <source>on since {0}</source>
            <translation>ein seit {0}</translation>
        </message>
        <message>
            <source>open</source>
            <translation>offen</translation>
        </message>
        <message>
            <source>opened: {0}, garbled messages: {1}</source>
            <translation>geöffnet: {0}, verstümmelte Nachrichten: {1}</translation>
        </message>
        <message>
            <source>play</source>
            <translation>das Spiel</translation>
        </message>
        <message>
            <source>receipt being printed</source>
            <translation>Beleg im Druck</translation>
        </message>
        <message>
            <source>receipt failed</source>
            <translation>Beleg misslungen</translation>
        </message>
        <message>
            <source>receipt not printed</source>
            <translation>Beleg nicht gedruckt</translation>
        </message>
        <message>
            <source>receipt printed</source>
            <translation>Beleg gedruckt</translation>
        </message>
        <message>
            <source>round {0}, {1}: here {2}, at the table {3}</source>
            <translation>Runde {0}, {1}: hier {2}, am Tisch {3}</translation>
        </message>
        <message>
            <source>set</source>
            <translation>eingestellt</translation>
        </message>
        <message>
            <source>shut</source>
            <translation>geschlossen</translation>
        </message>
        <message>
            <source>stayed from the day before</source>
            <translation>vom Vortag geblieben</translation>
        </message>
        <message>
            <source>still running</source>
            <translation>läuft noch</translation>
        </message>
        <message>
            <source>technician key</source>
            <translation>Schlüssel des Technikers</translation>
        </message>
        <message>
            <source>technician's key</source>
            <translation>Schlüssel des Technikers</translation>
        </message>
        <message>
            <source>the attendant</source>
            <translation>das Personal</translation>
        </message>
        <message>
            <source>the dice</source>
            <translation>die Würfel</translation>
        </message>
        <message>
            <source>the dice are out</source>
            <translation>die Würfel sind unterwegs</translation>
        </message>
        <message>
            <source>the journal before it lies in {0}</source>
            <translation>das Journal davor liegt in {0}</translation>
        </message>
        <message>
            <source>the technician</source>
            <translation>der Techniker</translation>
        </message>
        <message>
            <source>this cabinet ({0})</source>
            <translation>diesem Gerät ({0})</translation>
        </message>
        <message>
            <source>tickets fed in</source>
            <translation>Tickets herein</translation>
        </message>
        <message>
            <source>tickets out: paid by hand</source>
            <translation>Tickets: Handauszahlung</translation>
        </message>
        <message>
            <source>to be done</source>
            <translation>zu tun</translation>
        </message>
        <message>
            <source>turned</source>
            <translation>gedreht</translation>
        </message>
        <message>
            <source>upper light, blinking</source>
            <translation>oberes Licht, blinkend</translation>
        </message>
        <message>
            <source>upper light, blinking slowly</source>
            <translation>oberes Licht, langsam blinkend</translation>
        </message>
        <message>
            <source>upper light, steady</source>
            <translation>oberes Licht, stetig</translation>
        </message>
        <message>
            <source>valid until {0}</source>
            <translation>gültig bis {0}</translation>
        </message>
        <message>
            <source>waits for the bets of seats {0}</source>
            <translation>wartet auf die Einsätze der Plätze {0}</translation>
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
            <translation>{0} Bytes gesendet, {1} empfangen</translation>
        </message>
        <message>
            <source>{0} d {1}</source>
            <translation>{0} T {1}</translation>
        </message>
        <message numerus="yes">
            <source>{0} days</source>
            <translation>
                <numerusform>{0} Tag</numerusform>
                <numerusform>{0} Tage</numerusform>
            </translation>
        </message>
        <message>
            <source>{0} h</source>
            <translation>{0} h</translation>
        </message>
        <message>
            <source>{0} more</source>
            <translation>{0} weitere</translation>
        </message>
        <message>
            <source>{0} of {1} are ready</source>
            <translation>{0} von {1} sind bereit</translation>
        </message>
        <message>
            <source>{0} of {1} pages are out</source>
            <translation>{0} von {1} Seiten sind gedruckt</translation>
        </message>
        <message>
            <source>{0} of {1}: {2}</source>
            <translation>{0} von {1}: {2}</translation>
        </message>
        <message>
            <source>{0} px</source>
            <translation>{0} px</translation>
        </message>
        <message numerus="yes">
            <source>{0} rows are written to {1}.</source>
            <translation>
                <numerusform>{0} Zeile ist in {1} geschrieben.</numerusform>
                <numerusform>{0} Zeilen sind in {1} geschrieben.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{0} seconds</source>
            <translation>
                <numerusform>{0} Sekunde</numerusform>
                <numerusform>{0} Sekunden</numerusform>
            </translation>
        </message>
        <message>
            <source>{0} x {1} mm</source>
            <translation>{0} x {1} mm</translation>
        </message>
        <message>
            <source>{0} x {1} pixels</source>
            <translation>{0} x {1} Pixel</translation>
        </message>
        <message>
            <source>{0}, and without a result: {1}</source>
            <translation>{0}, und ohne Ergebnis: {1}</translation>
        </message>
        <message>
            <source>{0}, and {1} is up</source>
            <translation>{0}, und {1} liegen</translation>
        </message>
        <message>
            <source>{0}, choose a PIN that only you know.</source>
            <translation>{0}, wählen Sie eine PIN, die nur Sie kennen.</translation>
        </message>
        <message>
            <source>{0}, returned</source>
            <translation>{0}, zurückgegeben</translation>
        </message>
        <message>
            <source>{0}. Open alarms: {1}.</source>
            <translation>{0}. Offene Alarme: {1}.</translation>
        </message>
        <message>
            <source>{0}: a second person agrees with the own PIN. Touch your name.</source>
            <translation>{0}: Eine zweite Person stimmt mit ihrer PIN zu. Berühren Sie Ihren Namen.</translation>
        </message>
        <message>
            <source>{0}: bets up when dice counted</source>
            <translation>{0}: Einsätze, als Würfel zählten</translation>
        </message>
        <message>
            <source>{0}: games</source>
            <translation>{0}: Spiele</translation>
        </message>
        <message>
            <source>{0}: here {1}, at the table {2}</source>
            <translation>{0}: hier {1}, am Tisch {2}</translation>
        </message>
        <message>
            <source>{0}: it is being returned</source>
            <translation>{0}: wird zurückgegeben</translation>
        </message>
        <message>
            <source>{0}: it was stacked, and is disputed</source>
            <translation>{0}: wurde gestapelt und ist strittig</translation>
        </message>
        <message>
            <source>{0}: stakes lost</source>
            <translation>{0}: verlorene Einsätze</translation>
        </message>
        <message>
            <source>{0}: wagers</source>
            <translation>{0}: Einsätze</translation>
        </message>
        <message>
            <source>{0}: wins</source>
            <translation>{0}: Gewinne</translation>
        </message>
        <message>
            <source>{0}: won on top of stakes</source>
            <translation>{0}: gewonnen, über die Einsätze hinaus</translation>
        </message>
        <message numerus="yes">
            <source>{0}: {1} throws, judged at {2}. Open alarms: {3}.</source>
            <translation>
                <numerusform>{0}: {1} Wurf, beurteilt bei {2}. Offene Alarme: {3}.</numerusform>
                <numerusform>{0}: {1} Würfe, beurteilt bei {2}. Offene Alarme: {3}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{0}; {1}</source>
            <translation>{0}; {1}</translation>
        </message>
        <message>
            <source>{value} (draft)</source>
            <translation>{value} (Entwurf)</translation>
        </message>
    </context>
    <context>
        <name>OptionStepper</name>
        <message>
            <source>%1: less</source>
            <translation>%1: weniger</translation>
        </message>
        <message>
            <source>%1: more</source>
            <translation>%1: mehr</translation>
        </message>
    </context>
    <context>
        <name>OptionsWindow</name>
        <message>
            <source>Clean screen</source>
            <translation>Reinigen</translation>
        </message>
        <message>
            <source>Close the options</source>
            <translation>Optionen schließen</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Optionen</translation>
        </message>
        <message>
            <source>Reserve station</source>
            <translation>Platz reservieren</translation>
        </message>
        <message>
            <source>Session</source>
            <translation>Sitzung</translation>
        </message>
    </context>
    <context>
        <name>OutOfServiceSign</name>
        <message>
            <source>No bets, bills or tickets are taken now. Your credit can be cashed out.</source>
            <translation>Zurzeit werden keine Einsätze, Scheine oder Tickets angenommen. Ihr Guthaben kann ausgezahlt werden.</translation>
        </message>
        <message>
            <source>This station is out of service</source>
            <translation>Dieser Platz ist außer Betrieb</translation>
        </message>
    </context>
    <context>
        <name>PageMarks</name>
        <message>
            <source>Next page</source>
            <translation>Nächste Seite</translation>
        </message>
        <message>
            <source>Previous page</source>
            <translation>Vorige Seite</translation>
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
            <translation>2: der Spieler darf den Puck auf OFF stellen, solange kein Einsatz davon abhängt; 0: nur die Würfel bewegen ihn. An einem gemeinsamen Tisch darf es der Shooter, wenn die Parameter des Tischs und der Station 2 sagen. Die früheren Werte no und yes werden als 0 und 2 gelesen; 1 wird abgelehnt, weil kein Regelbuch sagt, was es bedeutet</translation>
        </message>
        <message>
            <source>Big Shot: the least on Double, Triple and Straight; 0.00: as the par sheet has it</source>
            <translation>Big Shot: der Mindesteinsatz auf Double, Triple und Straight; 0.00: wie im PAR-Sheet</translation>
        </message>
        <message>
            <source>Big Shot: the least on a number; 0.00: as the par sheet has it</source>
            <translation>Big Shot: der Mindesteinsatz auf eine Zahl; 0.00: wie im PAR-Sheet</translation>
        </message>
        <message>
            <source>Big Shot: the most on Double, Triple and Straight; 0.00: as the par sheet has it</source>
            <translation>Big Shot: der Höchsteinsatz auf Double, Triple und Straight; 0.00: wie im PAR-Sheet</translation>
        </message>
        <message>
            <source>Big Shot: the most on a number; 0.00: as the par sheet has it</source>
            <translation>Big Shot: der Höchsteinsatz auf eine Zahl; 0.00: wie im PAR-Sheet</translation>
        </message>
        <message>
            <source>Hazard: the largest bank that a player may lay; 0.00: as the par sheet has it</source>
            <translation>Hazard: die größte Bank, die ein Spieler setzen darf; 0.00: wie im PAR-Sheet</translation>
        </message>
        <message>
            <source>Hazard: the smallest bank that a player may lay; 0.00: as the par sheet has it</source>
            <translation>Hazard: die kleinste Bank, die ein Spieler setzen darf; 0.00: wie im PAR-Sheet</translation>
        </message>
        <message>
            <source>a bill that would raise the credit above this is not accepted</source>
            <translation>ein Geldschein, der das Guthaben darüber heben würde, wird nicht angenommen</translation>
        </message>
        <message>
            <source>a clock that has jumped farther than this is not believed until a technician confirms it on the screen; one person may set the clock by this much in a gaming day, two people farther</source>
            <translation>eine Uhr, die weiter gesprungen ist, muss ein Techniker bestätigen; eine Person stellt die Uhr je Spieltag um höchstens so viel, zwei Personen weiter</translation>
        </message>
        <message>
            <source>a hand pay of this amount or more is confirmed by two people, of whom one is a supervisor; 0.00: there is no such amount</source>
            <translation>eine Handauszahlung ab diesem Betrag bestätigen zwei Personen, von denen eine zur Aufsicht gehört; 0.00: es gibt keinen solchen Betrag</translation>
        </message>
        <message>
            <source>a hand pay of this amount or more is confirmed by two people: the second one signs in as the witness; 0.00: one person confirms any amount</source>
            <translation>eine Handauszahlung ab diesem Betrag bestätigen zwei Personen: die zweite meldet sich als Zeuge an; 0.00: eine Person bestätigt jeden Betrag</translation>
        </message>
        <message>
            <source>a person of the staff is signed out when nothing was touched for so long</source>
            <translation>eine Person des Personals wird abgemeldet, wenn so lange nichts berührt wurde</translation>
        </message>
        <message>
            <source>a player with a card is logged out when nothing was touched for so long; credit and bets stay</source>
            <translation>nach so langer Zeit ohne Berührung wird ein Spieler mit Karte abgemeldet; Guthaben und Einsätze bleiben</translation>
        </message>
        <message>
            <source>a ticket of this amount or more is paid at the cage only: it says so, and no ticket of so much is accepted; 0.00: there is no such amount</source>
            <translation>ein Ticket ab diesem Betrag wird nur an der Kasse ausgezahlt: Das steht darauf, und kein Ticket über so viel wird angenommen; 0.00: es gibt keinen solchen Betrag</translation>
        </message>
        <message>
            <source>a win of a single bet of this amount or more is paid by hand; each amount applies from its date on; or none</source>
            <translation>ein Gewinn eines einzelnen Einsatzes ab diesem Betrag wird von Hand ausgezahlt; jeder Betrag gilt ab seinem Datum; oder none</translation>
        </message>
        <message>
            <source>a win that would raise the credit above this is paid by hand</source>
            <translation>ein Gewinn, der das Guthaben darüber heben würde, wird von Hand ausgezahlt</translation>
        </message>
        <message>
            <source>after so many days a person of the staff has to choose a new PIN at the next sign-in; 0: never</source>
            <translation>nach so vielen Tagen wählt eine Person des Personals bei der nächsten Anmeldung eine neue PIN; 0: nie</translation>
        </message>
        <message>
            <source>after so much play a break begins by itself; 0: only the player begins one</source>
            <translation>nach so langem Spiel beginnt von selbst eine Pause; 0: nur der Spieler beginnt eine</translation>
        </message>
        <message>
            <source>after so much time play waits between two rolls until the player has read for how long the session has run and what it has won or lost; 0: never</source>
            <translation>nach dieser Zeit wartet das Spiel zwischen zwei Würfen, bis der Spieler gelesen hat, wie lange die Sitzung läuft und was sie gewonnen oder verloren hat; 0: nie</translation>
        </message>
        <message>
            <source>after this time without credit and touches the screen shows the attract mode</source>
            <translation>nach dieser Zeit ohne Guthaben und Berührung zeigt der Bildschirm die Vorführung</translation>
        </message>
        <message>
            <source>city, state and postal code, on tickets</source>
            <translation>Ort, Land und Postleitzahl, auf Tickets</translation>
        </message>
        <message>
            <source>days</source>
            <translation>Tage</translation>
        </message>
        <message>
            <source>from this amount a win fills the screen for a moment, whatever its stake was; 0.00: for no amount</source>
            <translation>ab diesem Betrag füllt ein Gewinn für einen Moment den Bildschirm, gleich wie hoch der Einsatz war; 0.00: bei keinem Betrag</translation>
        </message>
        <message>
            <source>from this multiple of the bets on the felt a win fills the screen for a moment; 0: never</source>
            <translation>ab diesem Vielfachen der Einsätze auf dem Tableau füllt ein Gewinn für einen Moment den Bildschirm; 0: nie</translation>
        </message>
        <message>
            <source>from this multiple of the bets on the felt a win lets the dice box shine; 0: never</source>
            <translation>ab diesem Vielfachen der Einsätze auf dem Tableau lässt ein Gewinn das Würfelfeld aufleuchten; 0: nie</translation>
        </message>
        <message>
            <source>how amounts on the screen name the currency: by its sign ($12.50) or its code (USD 12.50)</source>
            <translation>wie Beträge auf dem Bildschirm die Währung nennen: durch ihr Zeichen ($12.50) oder ihren Code (USD 12.50)</translation>
        </message>
        <message>
            <source>how long a break in play is, in which no bet is taken; the player may take one at any time; 0: no breaks</source>
            <translation>wie lange eine Spielpause dauert, in der kein Einsatz angenommen wird; der Spieler kann jederzeit eine machen; 0: keine Pausen</translation>
        </message>
        <message>
            <source>how long a player may reserve the station; 0: never</source>
            <translation>wie lange ein Spieler den Platz reservieren darf; 0: nie</translation>
        </message>
        <message>
            <source>how long a result is shown before the next betting time, in modes auto and video; 0: it begins at once</source>
            <translation>wie lange ein Ergebnis vor der nächsten Setzzeit gezeigt wird, in den Betriebsarten auto und video; 0: sie beginnt sofort</translation>
        </message>
        <message>
            <source>how long before its end the screen warns the player</source>
            <translation>wie lange vor ihrem Ende der Bildschirm den Spieler warnt</translation>
        </message>
        <message>
            <source>how long before the end of the betting time a station takes no more bets, so that they reach the table</source>
            <translation>wie lange vor dem Ende der Setzzeit ein Platz keine Einsätze mehr annimmt, damit sie den Tisch erreichen</translation>
        </message>
        <message>
            <source>how long bets are closed before the dice are thrown, in modes auto and video; 0: they are thrown at once</source>
            <translation>wie lange die Einsätze geschlossen sind, bevor gewürfelt wird, in den Betriebsarten auto und video; 0: es wird sofort gewürfelt</translation>
        </message>
        <message>
            <source>how long the dealer may take for the next step, in mode live; then the player learns that the dealer does not answer, and a round without dice is void</source>
            <translation>wie lange der Dealer für den nächsten Schritt brauchen darf, in der Betriebsart live; dann erfährt der Spieler, dass der Dealer nicht antwortet, und eine Runde ohne Würfel ist ungültig</translation>
        </message>
        <message>
            <source>how long the larger view of the dice stays, which a touch of the dice box opens; 0: there is none</source>
            <translation>wie lange die grössere Ansicht der Würfel bleibt, die eine Berührung des Würfelfelds öffnet; 0: es gibt keine</translation>
        </message>
        <message>
            <source>how long the player may think about a choice that the game leaves to the player, in every mode</source>
            <translation>wie lange der Spieler über eine Wahl nachdenken darf, die das Spiel ihm lässt, in jedem Modus</translation>
        </message>
        <message>
            <source>how long the shared table waits for the last bets of its stations after betting has ended</source>
            <translation>wie lange der gemeinsame Tisch nach dem Ende der Setzzeit auf die letzten Einsätze seiner Plätze wartet</translation>
        </message>
        <message>
            <source>how long the shooter at a shared table may take to throw; then the dice are thrown without a touch</source>
            <translation>wie lange der Shooter an einem gemeinsamen Tisch für seinen Wurf brauchen darf; danach fallen die Würfel ohne Berührung</translation>
        </message>
        <message>
            <source>how loud the cabinet may be by the time of day, 0: silent; a louder choice of the player is heard at this volume, and the alarm of an open door at its own</source>
            <translation>wie laut das Gerät je nach Tageszeit sein darf, 0: stumm; wählt der Spieler lauter, ist diese Lautstärke zu hören, und der Alarm einer offenen Tür mit seiner eigenen</translation>
        </message>
        <message>
            <source>how many days a ticket is valid</source>
            <translation>wie viele Tage ein Ticket gültig ist</translation>
        </message>
        <message>
            <source>how many felts a player may save under a name and put up again with one touch; 0: none</source>
            <translation>wie viele Einsatzbilder ein Spieler unter einem Namen speichern und mit einer Berührung wieder setzen kann; 0: keine</translation>
        </message>
        <message>
            <source>how many people it takes until dice thrown by hand count, with dealer_dice = hand; two: another person confirms them than the one who has entered them, such as another dealer or a person of the staff with a key</source>
            <translation>wie viele Personen es braucht, bis von Hand geworfene Würfel zählen, bei dealer_dice = hand; two: Es bestätigt eine andere Person als die, die sie eingegeben hat, etwa ein anderer Dealer oder eine Person des Personals mit Schlüssel</translation>
        </message>
        <message>
            <source>how many rolls the history bar shows</source>
            <translation>wie viele Würfe die Verlaufsleiste zeigt</translation>
        </message>
        <message>
            <source>in how many parts the receipt of a hand pay is printed; 2: one for the cabinet and one for the cashier, with the same number</source>
            <translation>in wie vielen Teilen der Beleg einer Handauszahlung gedruckt wird; 2: einer für das Gerät und einer für die Kasse, mit derselben Nummer</translation>
        </message>
        <message>
            <source>in mode roll, how long the shared table waits for the other players once the first one is ready</source>
            <translation>im Modus roll: wie lange der gemeinsame Tisch auf die anderen Spieler wartet, sobald der erste bereit ist</translation>
        </message>
        <message>
            <source>key and pin: people of the staff sign in with their key and their own PIN; key: the attendant key alone gives a supervisor's rights, the technician key a technician's</source>
            <translation>key and pin: das Personal meldet sich mit Schlüssel und eigener PIN an; key: der Schlüssel des Personals allein gibt die Rechte eines Aufsehers, der des Technikers die eines Technikers</translation>
        </message>
        <message>
            <source>megabytes</source>
            <translation>Megabyte</translation>
        </message>
        <message>
            <source>milliseconds</source>
            <translation>Millisekunden</translation>
        </message>
        <message>
            <source>minutes</source>
            <translation>Minuten</translation>
        </message>
        <message>
            <source>money</source>
            <translation>Geld</translation>
        </message>
        <message>
            <source>no: the cabinet is silent, except for the alarm of an open door</source>
            <translation>no: das Gerät ist stumm, außer beim Alarm einer offenen Tür</translation>
        </message>
        <message>
            <source>other chip values for some of the par sheets offered, such as a chip of 0.50 where bets begin there</source>
            <translation>andere Chipwerte für einzelne angebotene Par Sheets, etwa ein Chip zu 0.50, wo Einsätze dort beginnen</translation>
        </message>
        <message>
            <source>percent</source>
            <translation>Prozent</translation>
        </message>
        <message>
            <source>protocol and port</source>
            <translation>Protokoll und Anschluss</translation>
        </message>
        <message>
            <source>protocol and port of the reader of players' cards: boxman for one that holds the card, keyboard for one that types like a keyboard; or none</source>
            <translation>Protokoll und Anschluss des Lesers für Spielerkarten: boxman für einen, der die Karte behält, keyboard für einen, der wie eine Tastatur schreibt; oder none</translation>
        </message>
        <message>
            <source>protocol and port; internal: random numbers of the program instead of real dice</source>
            <translation>Protokoll und Anschluss; internal: Zufallszahlen des Programms statt echter Würfel</translation>
        </message>
        <message>
            <source>rolls</source>
            <translation>Würfe</translation>
        </message>
        <message>
            <source>seconds</source>
            <translation>Sekunden</translation>
        </message>
        <message>
            <source>terms printed on the ticket, such as: Pay at cage or kiosk only; or none</source>
            <translation>Bedingungen auf dem Ticket, etwa: Pay at cage or kiosk only; oder none</translation>
        </message>
        <message>
            <source>text and number of a help line for people who gamble too much, in the attract mode, on a page of the help, and on tickets without terms of their own; or none</source>
            <translation>Text und Nummer einer Beratungsstelle für Menschen, die zu viel spielen, im Attract-Modus, auf einer Seite der Hilfe und auf Tickets ohne eigene Bedingungen; oder none</translation>
        </message>
        <message>
            <source>the cabinet's number; part of every ticket's number</source>
            <translation>die Nummer des Geräts; Teil jeder Ticketnummer</translation>
        </message>
        <message>
            <source>the chip values on the rail at a denomination of 1.00</source>
            <translation>die Chipwerte auf der Leiste bei einer Stückelung von 1.00</translation>
        </message>
        <message>
            <source>the colour of the dice on the screen</source>
            <translation>die Farbe der Würfel auf dem Bildschirm</translation>
        </message>
        <message>
            <source>the currency of bills, bets and tickets</source>
            <translation>die Währung von Geldscheinen, Einsätzen und Tickets</translation>
        </message>
        <message>
            <source>the factors that the player may choose for the chips, separated by commas; a new player has the first</source>
            <translation>die Faktoren, die der Spieler für die Chips wählen darf, durch Kommas getrennt; ein neuer Spieler hat den ersten</translation>
        </message>
        <message>
            <source>the fingerprint of the manufacturer's or the regulator's key: the par sheets offered, the bounds of their bets, access.ram_clear and this parameter are then changed only by a configuration signed with it; or none</source>
            <translation>der Fingerabdruck des Schlüssels des Herstellers oder der Aufsichtsbehörde: die angebotenen Par Sheets, die Grenzen ihrer Einsätze, access.ram_clear und dieser Parameter werden dann nur durch eine damit signierte Konfiguration geändert; oder none</translation>
        </message>
        <message>
            <source>the folder for reports that the staff exports, relative to the program's folder; or none: only USB sticks</source>
            <translation>der Ordner für Berichte, die das Personal exportiert, relativ zum Ordner des Programms; oder none: nur USB-Sticks</translation>
        </message>
        <message>
            <source>the folder of the journal's third copy, on another device; relative to the journal's folder</source>
            <translation>der Ordner der dritten Kopie des Journals, auf einem anderen Gerät; relativ zum Ordner des Journals</translation>
        </message>
        <message>
            <source>the folder of the keys with which this machine proves itself at the shared table, relative to the program's folder: ./kiosk house gives them, and a table whose stations all run on one machine makes its own</source>
            <translation>der Ordner der Schlüssel, mit denen sich diese Maschine am gemeinsamen Tisch ausweist, vom Programmordner aus gesehen: ./kiosk house gibt sie aus, und ein Tisch, dessen Stationen alle auf einer Maschine laufen, macht seine eigenen</translation>
        </message>
        <message>
            <source>the folder of the public keys whose signed configurations are imported, besides the cabinet's own; relative to the program's folder</source>
            <translation>der Ordner der öffentlichen Schlüssel, deren signierte Konfigurationen importiert werden, neben dem des Geräts selbst; relativ zum Ordner des Programms</translation>
        </message>
        <message>
            <source>the folder of the recordings of the stickman's calls, relative to the program's folder; or none</source>
            <translation>der Ordner der Aufnahmen der Ansagen des Stickman, relativ zum Ordner des Programms; oder none</translation>
        </message>
        <message>
            <source>the house's name on screen and tickets</source>
            <translation>der Name des Hauses auf Bildschirm und Tickets</translation>
        </message>
        <message>
            <source>the journal's file, relative to the program's folder; a change moves no file, and a terminal that finds no journal there begins a new one, without money, people and history</source>
            <translation>die Datei des Journals, relativ zum Ordner des Programms; eine Änderung verschiebt keine Datei, und ein Terminal, das dort kein Journal findet, beginnt ein neues, ohne Geld, Personen und Geschichte</translation>
        </message>
        <message>
            <source>the language of a new player, one of those offered</source>
            <translation>die Sprache eines neuen Spielers, eine der angebotenen</translation>
        </message>
        <message>
            <source>the languages that the player may choose, separated by commas</source>
            <translation>die Sprachen, die der Spieler wählen darf, durch Kommas getrennt</translation>
        </message>
        <message>
            <source>the largest amount of a ticket</source>
            <translation>der größte Betrag eines Tickets</translation>
        </message>
        <message>
            <source>the largest bet on any field, odds apart; 0.00: as the par sheet has it</source>
            <translation>der Höchsteinsatz auf jedem Feld, Odds ausgenommen; 0.00: wie im PAR-Sheet</translation>
        </message>
        <message>
            <source>the largest credit that an attendant may give by hand at once; 0.00: none is given by hand</source>
            <translation>das größte Guthaben, das ein Mitarbeiter auf einmal von Hand geben darf; 0.00: keines wird von Hand gegeben</translation>
        </message>
        <message>
            <source>the largest multiple of odds laid on Don't Pass and Don't Come; 0: as the par sheet has it</source>
            <translation>das größte Vielfache der Odds, die auf Don't Pass und Don't Come gelegt werden; 0: wie im PAR-Sheet</translation>
        </message>
        <message>
            <source>the largest multiple of odds taken on Pass Line and Come; 0: as the par sheet has it</source>
            <translation>das größte Vielfache der Odds, die auf Pass Line und Come genommen werden; 0: wie im PAR-Sheet</translation>
        </message>
        <message>
            <source>the last day on which two people may carry out a RAM clear; all: on any day; none: never. With access.pay_tables_key a day permits one RAM clear, and only a configuration signed with that key names it</source>
            <translation>der letzte Tag, an dem zwei Personen eine RAM-Löschung ausführen dürfen; all: an jedem Tag; none: nie. Mit access.pay_tables_key erlaubt ein Tag eine RAM-Löschung, und nur eine mit diesem Schlüssel signierte Konfiguration nennt ihn</translation>
        </message>
        <message>
            <source>the least bet on any field, odds apart: it narrows what each par sheet offered allows; 0.00: as the par sheet has it</source>
            <translation>der Mindesteinsatz auf jedem Feld, Odds ausgenommen: er engt ein, was jedes angebotene PAR-Sheet erlaubt; 0.00: wie im PAR-Sheet</translation>
        </message>
        <message>
            <source>the least odds; 0.00: as the par sheet has it</source>
            <translation>die niedrigsten Odds; 0.00: wie im PAR-Sheet</translation>
        </message>
        <message>
            <source>the least on Field, Horn, hops and all bets on the next roll; 0.00: as the par sheet has it</source>
            <translation>der Mindesteinsatz auf Field, Horn, Hops und alle Einsätze auf den nächsten Wurf; 0.00: wie im PAR-Sheet</translation>
        </message>
        <message>
            <source>the least on Pass Line, Don't Pass, Come and Don't Come; 0.00: as the par sheet has it</source>
            <translation>der Mindesteinsatz auf Pass Line, Don't Pass, Come und Don't Come; 0.00: wie im PAR-Sheet</translation>
        </message>
        <message>
            <source>the least on a Hard Ways bet; 0.00: as the par sheet has it</source>
            <translation>der Mindesteinsatz auf Hard Ways; 0.00: wie im PAR-Sheet</translation>
        </message>
        <message>
            <source>the least on a box bet: Place, Buy, Lay, Big 6 and Big 8; 0.00: as the par sheet has it</source>
            <translation>der Mindesteinsatz auf Box Bets: Place, Buy, Lay, Big 6 und Big 8; 0.00: wie im PAR-Sheet</translation>
        </message>
        <message>
            <source>the least on a side bet: Big, Small, lucky bets, Fire, Repeaters; 0.00: as the par sheet has it</source>
            <translation>der Mindesteinsatz auf Nebenwetten: Big, Small, Lucky-Wetten, Fire, Repeaters; 0.00: wie im PAR-Sheet</translation>
        </message>
        <message>
            <source>the least that a bet may return on average with the best play; a par sheet with a bet below it is refused, odds apart; 0.00: there is no such bound</source>
            <translation>was ein Einsatz bei bestem Spiel im Mittel mindestens zurückgibt; ein Par Sheet mit einem Einsatz darunter wird abgelehnt, Odds ausgenommen; 0.00: es gibt keine solche Grenze</translation>
        </message>
        <message>
            <source>the length of a betting time, in modes other than roll</source>
            <translation>die Dauer einer Setzzeit, in anderen Betriebsarten als roll</translation>
        </message>
        <message>
            <source>the live picture of the dice in modes video and live: the HTTP address of a stream of JPEG pictures (multipart/x-mixed-replace), the RTSP address of a camera, /dev/video0 for one on USB, or none; unix:var/rig/video is the moving test picture of the rig</source>
            <translation>das Livebild der Würfel in den Betriebsarten video und live: die HTTP-Adresse eines Stroms von JPEG-Bildern (multipart/x-mixed-replace), die RTSP-Adresse einer Kamera, /dev/video0 für eine an USB, oder none; unix:var/rig/video ist das bewegte Testbild des Prüfstands</translation>
        </message>
        <message>
            <source>the longest odds against any pay of a bet; a par sheet with longer ones is refused; 0: there is no such bound</source>
            <translation>wie unwahrscheinlich eine Auszahlung eines Einsatzes höchstens ist; ein Par Sheet mit einer unwahrscheinlicheren wird abgelehnt; 0: es gibt keine solche Grenze</translation>
        </message>
        <message>
            <source>the most odds, whatever multiple they are; 0.00: as the par sheet has it</source>
            <translation>die höchsten Odds, welches Vielfache sie auch sind; 0.00: wie im PAR-Sheet</translation>
        </message>
        <message>
            <source>the most on Field, Horn, hops and all bets on the next roll; 0.00: as the par sheet has it</source>
            <translation>der Höchsteinsatz auf Field, Horn, Hops und alle Einsätze auf den nächsten Wurf; 0.00: wie im PAR-Sheet</translation>
        </message>
        <message>
            <source>the most on Pass Line, Don't Pass, Come and Don't Come; 0.00: as the par sheet has it</source>
            <translation>der Höchsteinsatz auf Pass Line, Don't Pass, Come und Don't Come; 0.00: wie im PAR-Sheet</translation>
        </message>
        <message>
            <source>the most on a Hard Ways bet; 0.00: as the par sheet has it</source>
            <translation>der Höchsteinsatz auf Hard Ways; 0.00: wie im PAR-Sheet</translation>
        </message>
        <message>
            <source>the most on a box bet: Place, Buy, Lay, Big 6 and Big 8; 0.00: as the par sheet has it</source>
            <translation>der Höchsteinsatz auf Box Bets: Place, Buy, Lay, Big 6 und Big 8; 0.00: wie im PAR-Sheet</translation>
        </message>
        <message>
            <source>the most on a side bet: Big, Small, lucky bets, Fire, Repeaters; 0.00: as the par sheet has it</source>
            <translation>der Höchsteinsatz auf Nebenwetten: Big, Small, Lucky-Wetten, Fire, Repeaters; 0.00: wie im PAR-Sheet</translation>
        </message>
        <message>
            <source>the most that all bets together may be; 0.00: as the par sheet has it</source>
            <translation>was alle Einsätze zusammen höchstens betragen dürfen; 0.00: wie im PAR-Sheet</translation>
        </message>
        <message>
            <source>the number of the shared table</source>
            <translation>die Nummer des gemeinsamen Tischs</translation>
        </message>
        <message>
            <source>the order of the tabs over the panel of propositions, Hard Ways, Hop Bets and Side Bets; the first is open at first</source>
            <translation>die Reihenfolge der Reiter über dem Feld der Propositionen, Hard Ways, Hop Bets und Side Bets; der erste ist anfangs offen</translation>
        </message>
        <message>
            <source>the par sheets offered, separated by commas: files in config/sheets without .ini; the first is played until another is chosen. Those called craps-commission-... differ in the commission on Buy and Lay bets: from a win (on-win), the same rounded down (unit-down), with the bet and rounded up (unit-up), or paid back with the bet (refund)</source>
            <translation>die angebotenen Par Sheets, durch Kommas getrennt: Dateien in config/sheets ohne .ini; das erste gilt, bis ein anderes gewählt wird. Die Sheets craps-commission-... unterscheiden sich in der Kommission auf Buy und Lay: vom Gewinn (on-win), dasselbe abgerundet (unit-down), beim Setzen aufgerundet (unit-up) oder mit dem Einsatz zurückgezahlt (refund)</translation>
        </message>
        <message>
            <source>the ticket book's file, relative to the journal's folder; it serves the tickets of this cabinet only</source>
            <translation>die Datei des Ticketbuchs, relativ zum Ordner des Journals; es dient nur den Tickets dieses Geräts</translation>
        </message>
        <message>
            <source>the values of the bills that are accepted, separated by commas; all: every bill of the currency that the bill validator knows</source>
            <translation>die Werte der angenommenen Geldscheine, durch Kommas getrennt; all: jeder Schein der Währung, den der Prüfer kennt</translation>
        </message>
        <message>
            <source>the volume of spoken calls, 0: none; they are silent where the player has chosen silence</source>
            <translation>die Lautstärke gesprochener Ansagen, 0: keine; sie schweigen, wenn der Spieler Stille gewählt hat</translation>
        </message>
        <message>
            <source>the volume of the alarm of an open door; 3 can be heard through the door</source>
            <translation>die Lautstärke des Alarms einer offenen Tür; 3 ist durch die Tür zu hören</translation>
        </message>
        <message>
            <source>this station's seat at the shared table; seats are numbered clockwise</source>
            <translation>der Sitz dieses Platzes am gemeinsamen Tisch; die Sitze sind im Uhrzeigersinn nummeriert</translation>
        </message>
        <message>
            <source>times the bet</source>
            <translation>mal den Einsatz</translation>
        </message>
        <message>
            <source>times the stake</source>
            <translation>Mal der Einsatz</translation>
        </message>
        <message>
            <source>to 1</source>
            <translation>zu 1</translation>
        </message>
        <message>
            <source>what a player at a shared table needs to become the shooter: a bet on a line (Pass Line or Don't Pass), or any bet</source>
            <translation>was ein Spieler an einem gemeinsamen Tisch braucht, um Shooter zu werden: einen Einsatz auf einer Linie (Pass Line oder Don't Pass) oder irgendeinen Einsatz</translation>
        </message>
        <message>
            <source>what a station shows of the other players' bets, and a table's wall display of all: nothing, the sum on each field, or the chips of each seat</source>
            <translation>was ein Platz von den Einsätzen der anderen Spieler zeigt und die Wandanzeige eines Tisches von allen: nichts, die Summe auf jedem Feld oder die Jetons jedes Sitzes</translation>
        </message>
        <message>
            <source>what the numbers of the house's cards begin with; or none: the card reader takes every card</source>
            <translation>womit die Nummern der Karten des Hauses beginnen; oder none: der Kartenleser nimmt jede Karte</translation>
        </message>
        <message>
            <source>when the gaming day begins, by the local clock; everything before that belongs to the previous day</source>
            <translation>wann der Spieltag beginnt, nach der Ortszeit; alles davor gehört zum Vortag</translation>
        </message>
        <message>
            <source>where the cabinet stands, on tickets</source>
            <translation>wo das Gerät steht, auf Tickets</translation>
        </message>
        <message>
            <source>where the shared table and its stations meet: a file, relative to the program's folder, if they all run on one machine, or the address of a PostgreSQL server, postgresql://…</source>
            <translation>wo der gemeinsame Tisch und seine Plätze zusammenkommen: eine Datei, relativ zum Ordner des Programms, wenn alle auf einer Maschine laufen, oder die Adresse eines PostgreSQL-Servers, postgresql://…</translation>
        </message>
        <message>
            <source>who closes the bets: the player (roll), the clock (auto; video: the same, with a live picture of the dice), or a dealer, at the latest the clock (live)</source>
            <translation>wer die Einsätze schließt: der Spieler (roll), die Uhr (auto; video: ebenso, mit einem Livebild der Würfel) oder ein Dealer, spätestens die Uhr (live)</translation>
        </message>
        <message>
            <source>whose dice a dealer confirms, in mode live: those that the generator has read, or dice thrown by hand, which the dealer enters (a table without a generator has devices.dice = internal, which is then never asked)</source>
            <translation>wessen Würfel ein Dealer bestätigt, in der Betriebsart live: die der Generator gelesen hat, oder von Hand geworfene, die der Dealer eingibt (ein Tisch ohne Generator hat devices.dice = internal, das dann nie gefragt wird)</translation>
        </message>
        <message>
            <source>whose dice decide: alone: those of this cabinet's own generator; station: those of a shared table, at which this cabinet has a seat; table: this is the shared table itself, and has no player</source>
            <translation>wessen Würfel entscheiden: alone: die des eigenen Generators; station: die eines gemeinsamen Tischs, an dem dieser Automat einen Sitz hat; table: dies ist der gemeinsame Tisch selbst, ohne Spieler</translation>
        </message>
        <message>
            <source>with less free space than this on a device of the journal, the staff is warned</source>
            <translation>bei weniger freiem Platz auf einem Gerät des Journals wird das Personal gewarnt</translation>
        </message>
        <message>
            <source>with less free space than this, no game begins and no money is accepted; what is in progress is still booked</source>
            <translation>bei weniger freiem Platz beginnt kein Spiel und wird kein Geld angenommen; was läuft, wird noch gebucht</translation>
        </message>
        <message>
            <source>yes: a player who agrees to be remembered chooses a PIN, and logs in only with it; no: the card is enough</source>
            <translation>yes: wer zustimmt, dass das Gerät sich an ihn erinnert, wählt eine PIN und meldet sich nur mit ihr an; no: die Karte genügt</translation>
        </message>
        <message>
            <source>yes: a player with a card is asked once whether this cabinet may remember name, language, hand, size of text, saved felts and figures; no: no player is asked, and players who have not agreed before are not remembered</source>
            <translation>yes: ein Spieler mit Karte wird einmal gefragt, ob sich dieses Gerät Namen, Sprache, Hand, Schriftgröße, gespeicherte Einsatzbilder und Zahlen merken darf; no: niemand wird gefragt, und wer nicht schon zugestimmt hat, wird nicht gemerkt</translation>
        </message>
        <message>
            <source>yes: a win that an attendant must pay fills the screen for a moment, before the hand pay is asked for</source>
            <translation>yes: Ein Gewinn, den das Personal auszahlen muss, füllt für einen Moment den Bildschirm, bevor die Handauszahlung verlangt wird</translation>
        </message>
        <message>
            <source>yes: after an alarm of the dice statistics no dice are thrown until the technician's key is turned</source>
            <translation>yes: nach einem Alarm der Würfelstatistik wird nicht geworfen, bis der Schlüssel des Technikers gedreht wird</translation>
        </message>
        <message>
            <source>yes: chips show how wins are paid and go to the credit, in 1.2 seconds; any touch ends it and counts</source>
            <translation>yes: Chips zeigen, wie Gewinne ausgezahlt werden und ins Guthaben gehen, in 1,2 Sekunden; jede Berührung beendet das und zählt</translation>
        </message>
        <message>
            <source>yes: in mode roll a novice is offered a first hand, a lesson with play chips that moves no money, where the game has one</source>
            <translation>yes: Im Modus roll wird Neulingen eine erste Runde angeboten, eine Lektion mit Spielchips, die kein Geld bewegt, wo das Spiel eine hat</translation>
        </message>
        <message>
            <source>yes: simulated devices are started in place of the devices below</source>
            <translation>yes: statt der Geräte unten werden simulierte gestartet</translation>
        </message>
        <message>
            <source>yes: strategies such as Iron Cross are offered, each with its house edge, where the par sheet has their bets</source>
            <translation>yes: Strategien wie Iron Cross werden angeboten, jede mit ihrem Hausvorteil, wo das Par Sheet ihre Wetten hat</translation>
        </message>
        <message>
            <source>yes: the credit on the screen counts up to its true amount after a win, in 2.5 seconds at most; any touch ends it. Losses of the same throw are taken off first: what remains must be a win, for this and what follows</source>
            <translation>yes: Nach einem Gewinn zählt das Guthaben auf dem Bildschirm bis zu seinem wahren Betrag hoch, in höchstens 2,5 Sekunden; jede Berührung beendet das. Verluste desselben Wurfs werden zuerst abgezogen: Was bleibt, muss ein Gewinn sein, hier und beim Folgenden</translation>
        </message>
        <message>
            <source>yes: the player may set limits of time and loss for the session, which can then be lowered but not raised</source>
            <translation>yes: der Spieler darf für die Sitzung Limits für Zeit und Verlust setzen, die sich dann senken, aber nicht erhöhen lassen</translation>
        </message>
        <message>
            <source>yes: the player may switch on that bets and rolls are repeated automatically</source>
            <translation>yes: der Spieler darf einschalten, dass Einsätze und Würfe automatisch wiederholt werden</translation>
        </message>
        <message>
            <source>yes: the player may switch on that bets are repeated automatically</source>
            <translation>yes: der Spieler darf einschalten, dass Einsätze automatisch wiederholt werden</translation>
        </message>
        <message>
            <source>yes: the player's screen always shows for how long the session has run</source>
            <translation>yes: der Bildschirm des Spielers zeigt immer, wie lange die Sitzung schon läuft</translation>
        </message>
        <message>
            <source>yes: the player's screen shows the rolls and the Points of the shooter's hand and the best hand of the gaming day, and so does the attract mode</source>
            <translation>ja: der Spielerbildschirm zeigt die Würfe und Points der laufenden Serie und die beste Serie des Spieltags, ebenso der Attract-Modus</translation>
        </message>
        <message>
            <source>yes: what a bet has won is shown on its chips, with how it was paid</source>
            <translation>yes: Was eine Wette gewonnen hat, steht auf ihren Chips, mit der Quote, zu der sie ausgezahlt wurde</translation>
        </message>
    </context>
    <context>
        <name>ParameterDraftPage</name>
        <message>
            <source>%1: %2, until now %3</source>
            <translation>%1: %2, bisher %3</translation>
        </message>
        <message>
            <source>Apply</source>
            <translation>Anwenden</translation>
        </message>
        <message>
            <source>Apply the draft</source>
            <translation>Entwurf anwenden</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Verwerfen</translation>
        </message>
        <message>
            <source>Discard the draft</source>
            <translation>Entwurf verwerfen</translation>
        </message>
        <message>
            <source>Do not change %1</source>
            <translation>%1 nicht ändern</translation>
        </message>
        <message>
            <source>Draft</source>
            <translation>Entwurf</translation>
        </message>
        <message>
            <source>Nothing is changed</source>
            <translation>Nichts geändert</translation>
        </message>
        <message>
            <source>Nothing is required</source>
            <translation>Nichts ist erforderlich</translation>
        </message>
        <message>
            <source>Required</source>
            <translation>Erforderlich</translation>
        </message>
        <message>
            <source>The terminal restarts</source>
            <translation>Das Terminal startet neu</translation>
        </message>
    </context>
    <context>
        <name>ParameterEditorPage</name>
        <message>
            <source>Allowed</source>
            <translation>Erlaubt</translation>
        </message>
        <message>
            <source>Change a parameter</source>
            <translation>Parameter ändern</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Vorgabe</translation>
        </message>
        <message>
            <source>In force</source>
            <translation>In Kraft</translation>
        </message>
        <message>
            <source>Last change</source>
            <translation>Zuletzt geändert</translation>
        </message>
        <message>
            <source>Unit</source>
            <translation>Einheit</translation>
        </message>
    </context>
    <context>
        <name>ParameterSearchPage</name>
        <message>
            <source>A part of the name, the description or the value: volume, paper, seconds</source>
            <translation>Ein Teil des Namens, der Beschreibung oder des Werts: Lautstärke, Papier, Sekunden</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Search the parameters</source>
            <translation>Parameter suchen</translation>
        </message>
        <message>
            <source>Searched for</source>
            <translation>Gesucht</translation>
        </message>
    </context>
    <context>
        <name>ParametersPage</name>
        <message>
            <source>Accept the file</source>
            <translation>Datei annehmen</translation>
        </message>
        <message>
            <source>Configuration</source>
            <translation>Konfiguration</translation>
        </message>
        <message>
            <source>Draft</source>
            <translation>Entwurf</translation>
        </message>
        <message>
            <source>Draft (%1)</source>
            <translation>Entwurf (%1)</translation>
        </message>
        <message>
            <source>Presets</source>
            <translation>Voreinstellungen</translation>
        </message>
        <message>
            <source>Restore the last valid values</source>
            <translation>Letzte gültige Werte wiederherstellen</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
    </context>
    <context>
        <name>PatternsView</name>
        <message>
            <source>Leave</source>
            <translation>Verlassen</translation>
        </message>
        <message>
            <source>Next pattern</source>
            <translation>Nächstes Muster</translation>
        </message>
        <message>
            <source>Previous pattern</source>
            <translation>Vorheriges Muster</translation>
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
            <translation>Name</translation>
        </message>
    </context>
    <context>
        <name>Pin</name>
        <message>
            <source>Enter the same PIN again</source>
            <translation>Geben Sie dieselbe PIN noch einmal ein</translation>
        </message>
        <message>
            <source>One moment, please</source>
            <translation>Einen Moment, bitte</translation>
        </message>
        <message>
            <source>The PINs do not match. Please start again</source>
            <translation>Die PINs stimmen nicht überein. Bitte beginnen Sie von vorn</translation>
        </message>
    </context>
    <context>
        <name>PinDots</name>
        <message>
            <source>%1 digits typed</source>
            <translation>%1 Ziffern eingegeben</translation>
        </message>
    </context>
    <context>
        <name>Player</name>
        <message>
            <source>7 is the main with the smallest house edge; then come 5 and 9, then 6 and 8</source>
            <translation>7 ist das Main mit dem kleinsten Hausvorteil; dann folgen 5 und 9, dann 6 und 8</translation>
        </message>
        <message>
            <source>A break lasts {0} minutes. No bets are taken, and your bets stay up.</source>
            <translation>Eine Pause dauert {0} Minuten. Einsätze werden keine angenommen, und Ihre bleiben stehen.</translation>
        </message>
        <message>
            <source>A commission is taken from each win there.</source>
            <translation>Dort wird von jedem Gewinn eine Kommission abgezogen.</translation>
        </message>
        <message>
            <source>A commission of {0} of the bet is taken off a win; the house edge counts it.</source>
            <translation>Eine Kommission von {0} des Einsatzes wird vom Gewinn abgezogen; der Hausvorteil enthält sie.</translation>
        </message>
        <message>
            <source>A commission of {0} of the bet is taken with it; the house edge counts it.</source>
            <translation>Eine Kommission von {0} des Einsatzes wird beim Setzen fällig; der Hausvorteil enthält sie.</translation>
        </message>
        <message>
            <source>A commission of {0} of the win is taken off it; the house edge counts it.</source>
            <translation>Eine Kommission von {0} des Gewinns wird davon abgezogen; der Hausvorteil enthält sie.</translation>
        </message>
        <message>
            <source>A commission of {0} of what it can win is taken with the bet; the house edge counts it.</source>
            <translation>Eine Kommission von {0} des möglichen Gewinns wird beim Setzen fällig; der Hausvorteil enthält sie.</translation>
        </message>
        <message>
            <source>A door was opened and is shut again</source>
            <translation>Eine Tür war offen und ist wieder geschlossen</translation>
        </message>
        <message>
            <source>A first {0} is a stand-off.</source>
            <translation>Bei {0} im ersten Wurf ist es unentschieden.</translation>
        </message>
        <message>
            <source>A player will come back to this station</source>
            <translation>Ein Spieler kehrt an diesen Platz zurück</translation>
        </message>
        <message>
            <source>A win is paid and the stake stays up.</source>
            <translation>Ein Gewinn wird gezahlt, und der Einsatz bleibt liegen.</translation>
        </message>
        <message>
            <source>Accept it</source>
            <translation>Annehmen</translation>
        </message>
        <message>
            <source>Across</source>
            <translation>Alle</translation>
        </message>
        <message>
            <source>After a win pass the dice and take it, or keep them, and all of it rides.</source>
            <translation>Nach einem Gewinn geben Sie die Würfel weiter und nehmen sie, oder Sie behalten sie, und alles bleibt stehen.</translation>
        </message>
        <message>
            <source>After each roll your bets are put up again</source>
            <translation>Nach jedem Wurf liegen Ihre Einsätze wieder</translation>
        </message>
        <message>
            <source>After the seven-out your {0} bets are off: tap SET BETS ON to play them</source>
            <translation>Nach dem Seven-out sind Ihre Einsätze auf {0} ausgeschaltet: EINSÄTZE EIN schaltet sie ein</translation>
        </message>
        <message>
            <source>After three hits you choose: take your win, or throw a fourth die for the BIG SHOT. The stake comes back in either case.</source>
            <translation>Nach drei Treffern wählen Sie: Nehmen Sie den Gewinn, oder werfen Sie einen vierten Würfel für den BIG SHOT. Der Einsatz kommt in jedem Fall zurück.</translation>
        </message>
        <message>
            <source>Again</source>
            <translation>Nochmal</translation>
        </message>
        <message>
            <source>An attendant can pay the whole credit by hand.</source>
            <translation>Das Personal kann das ganze Guthaben von Hand auszahlen.</translation>
        </message>
        <message>
            <source>An attendant has answered your call</source>
            <translation>Das Personal hat auf Ihren Ruf geantwortet</translation>
        </message>
        <message>
            <source>An attendant is on the way to you</source>
            <translation>Das Personal ist auf dem Weg zu Ihnen</translation>
        </message>
        <message>
            <source>Another player's card is logged in. Log it out first</source>
            <translation>Die Karte eines anderen Spielers ist angemeldet. Bitte zuerst abmelden</translation>
        </message>
        <message>
            <source>At the seven-out with fewer than {0} Points made. No come-out roll decides it.</source>
            <translation>Beim Seven-out mit weniger als {0} erreichten Points. Kein Come-out-Wurf entscheidet sie.</translation>
        </message>
        <message>
            <source>At this table</source>
            <translation>An diesem Tisch</translation>
        </message>
        <message>
            <source>BETS ARE NOT VALID YET!</source>
            <translation>EINSÄTZE GELTEN NOCH NICHT!</translation>
        </message>
        <message>
            <source>BIG SHOT</source>
            <translation>BIG SHOT</translation>
        </message>
        <message>
            <source>BIG SHOT hits</source>
            <translation>BIG SHOT trifft</translation>
        </message>
        <message>
            <source>BIG SHOT misses</source>
            <translation>BIG SHOT daneben</translation>
        </message>
        <message>
            <source>Best hand today: rolls {0}, Points {1}</source>
            <translation>Beste Serie heute: Würfe {0}, Points {1}</translation>
        </message>
        <message>
            <source>Bet on the last roll</source>
            <translation>Einsatz beim letzten Wurf</translation>
        </message>
        <message>
            <source>Bets are taken again at {0}</source>
            <translation>Ab {0} werden wieder Einsätze angenommen</translation>
        </message>
        <message>
            <source>Bets from {0}</source>
            <translation>Einsätze ab {0}</translation>
        </message>
        <message>
            <source>Bill validator</source>
            <translation>Geldscheinprüfer</translation>
        </message>
        <message>
            <source>Bill {0}: {1}</source>
            <translation>Geldschein {0}: {1}</translation>
        </message>
        <message>
            <source>Break in play: no bets are taken now</source>
            <translation>Spielpause: Jetzt werden keine Einsätze angenommen</translation>
        </message>
        <message>
            <source>Buy</source>
            <translation>Buy</translation>
        </message>
        <message>
            <source>By how many of {0} have come in each of their ways, such as {1} for {2}: {3} or more at the next 7, all {4} at once.</source>
            <translation>Danach, wie viele von {0} in jeder Kombination gefallen sind, wie {1} für die {2}: ab {3} bei der nächsten 7, alle {4} sofort.</translation>
        </message>
        <message>
            <source>By the number of different Points made: {0} or more at the seven-out, all {1} at once.</source>
            <translation>Nach der Zahl der verschiedenen erreichten Points: ab {0} beim Seven-out, alle {1} sofort.</translation>
        </message>
        <message>
            <source>Cabinet board</source>
            <translation>Gehäuseplatine</translation>
        </message>
        <message>
            <source>Cancel credit</source>
            <translation>Von Hand auszahlen</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>Card reader</source>
            <translation>Kartenleser</translation>
        </message>
        <message>
            <source>Certain</source>
            <translation>Sicher</translation>
        </message>
        <message>
            <source>Chance</source>
            <translation>Chance</translation>
        </message>
        <message>
            <source>Chip {0}</source>
            <translation>Chip {0}</translation>
        </message>
        <message>
            <source>Choose a PIN of four to eight digits</source>
            <translation>Wählen Sie eine PIN mit vier bis acht Ziffern</translation>
        </message>
        <message>
            <source>Come Odds {0}</source>
            <translation>Come Odds {0}</translation>
        </message>
        <message>
            <source>Come-out roll: Don't Pass wins on 2 and 3, and loses on 7 and 11; 12 is a stand-off</source>
            <translation>Come-out-Wurf: Don't Pass gewinnt bei 2 und 3 und verliert bei 7 und 11; 12 ist unentschieden</translation>
        </message>
        <message>
            <source>Come-out roll: place your bets</source>
            <translation>Come-out-Wurf: Bitte setzen</translation>
        </message>
        <message>
            <source>Come-out roll: press ROLL when your bets are down</source>
            <translation>Come-out-Wurf: Drücken Sie WURF, wenn Ihre Einsätze liegen</translation>
        </message>
        <message>
            <source>Come-out roll: the Pass Line wins on 7 and 11, and loses on 2, 3 and 12</source>
            <translation>Come-out-Wurf: Die Pass Line gewinnt bei 7 und 11 und verliert bei 2, 3 und 12</translation>
        </message>
        <message>
            <source>Come-out roll: the Pass Line wins on 7; any other total is its Point</source>
            <translation>Come-out-Wurf: Die Pass Line gewinnt bei 7; jede andere Summe ist ihr Point</translation>
        </message>
        <message>
            <source>Commission paid</source>
            <translation>Gezahlte Kommission</translation>
        </message>
        <message>
            <source>Cover its bank, or let the dice pass?</source>
            <translation>Seine Bank decken oder die Würfel weitergehen lassen?</translation>
        </message>
        <message>
            <source>Cover the bank</source>
            <translation>Bank decken</translation>
        </message>
        <message>
            <source>Craps</source>
            <translation>Craps</translation>
        </message>
        <message>
            <source>Credit it</source>
            <translation>Gutschreiben</translation>
        </message>
        <message>
            <source>Credit now</source>
            <translation>Guthaben jetzt</translation>
        </message>
        <message>
            <source>Credit: {0}</source>
            <translation>Guthaben: {0}</translation>
        </message>
        <message>
            <source>Denomination</source>
            <translation>Chipwerte</translation>
        </message>
        <message>
            <source>Dice generator</source>
            <translation>Würfelgenerator</translation>
        </message>
        <message>
            <source>Dice thrown at once: {0}. {1}</source>
            <translation>Gleichzeitig geworfene Würfel: {0}. {1}</translation>
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
            <translation>Der mögliche Gewinn steht bei den Chips</translation>
        </message>
        <message>
            <source>Eight</source>
            <translation>Acht</translation>
        </message>
        <message>
            <source>Eleven</source>
            <translation>Elf</translation>
        </message>
        <message>
            <source>Enter the PIN of your card</source>
            <translation>Geben Sie die PIN Ihrer Karte ein</translation>
        </message>
        <message>
            <source>Enter your PIN to continue</source>
            <translation>Geben Sie zum Weiterspielen Ihre PIN ein</translation>
        </message>
        <message>
            <source>Every field shows its minimum and maximum</source>
            <translation>Auf jedem Feld stehen Minimum und Maximum</translation>
        </message>
        <message>
            <source>Exchange of the table</source>
            <translation>Vermittlung des Tisches</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Favoriten</translation>
        </message>
        <message>
            <source>First choose: nothing else can be done before.</source>
            <translation>Wählen Sie zuerst: Vorher ist nichts anderes möglich.</translation>
        </message>
        <message>
            <source>Five</source>
            <translation>Fünf</translation>
        </message>
        <message>
            <source>Forget me</source>
            <translation>Vergessen</translation>
        </message>
        <message>
            <source>Four</source>
            <translation>Vier</translation>
        </message>
        <message>
            <source>Give odds behind Don't Pass: they are paid without a house edge</source>
            <translation>Setzen Sie Odds hinter Don't Pass: Odds werden ohne Hausvorteil gezahlt</translation>
        </message>
        <message>
            <source>Hand pay: {0}</source>
            <translation>Handauszahlung: {0}</translation>
        </message>
        <message>
            <source>Hard Ways</source>
            <translation>Hard Ways</translation>
        </message>
        <message>
            <source>Hard Ways tab</source>
            <translation>Reiter Hard Ways</translation>
        </message>
        <message>
            <source>Hard {0}</source>
            <translation>{0} im Pasch</translation>
        </message>
        <message>
            <source>Hold a finger on any field to see what wins, what it pays and its house edge</source>
            <translation>Langes Drücken auf ein Feld zeigt, was gewinnt, was es zahlt, und den Hausvorteil</translation>
        </message>
        <message>
            <source>Hop Bets tab</source>
            <translation>Reiter Hop Bets</translation>
        </message>
        <message>
            <source>Hot shooter</source>
            <translation>Heißer Shooter</translation>
        </message>
        <message>
            <source>How large the texts are</source>
            <translation>Wie groß die Texte sind</translation>
        </message>
        <message>
            <source>How loud the table is</source>
            <translation>Wie laut der Tisch ist</translation>
        </message>
        <message>
            <source>Insert a bill to play</source>
            <translation>Bitte Geldschein einführen</translation>
        </message>
        <message>
            <source>Inside</source>
            <translation>Innen</translation>
        </message>
        <message>
            <source>It is any other number</source>
            <translation>Er zeigt eine andere Zahl</translation>
        </message>
        <message>
            <source>It is in the stacker</source>
            <translation>Er ist im Stapler</translation>
        </message>
        <message>
            <source>It is not paid</source>
            <translation>Nicht ausgezahlt</translation>
        </message>
        <message>
            <source>It is paid</source>
            <translation>Ausgezahlt</translation>
        </message>
        <message>
            <source>It loses</source>
            <translation>Sie verliert</translation>
        </message>
        <message>
            <source>It stays as it is until the dice decide it.</source>
            <translation>Der Einsatz bleibt unverändert, bis die Würfel ihn entscheiden.</translation>
        </message>
        <message>
            <source>It takes chips only before a come-out roll.</source>
            <translation>Das Feld nimmt Chips nur vor einem Come-out-Wurf an.</translation>
        </message>
        <message>
            <source>It takes chips only before the first Point of a hand is set.</source>
            <translation>Das Feld nimmt Chips nur an, bevor der erste Point einer Serie steht.</translation>
        </message>
        <message>
            <source>It takes chips only while nothing but a 7 has come since the last 7.</source>
            <translation>Das Feld nimmt Chips nur an, solange seit der letzten 7 nichts anderes gefallen ist.</translation>
        </message>
        <message>
            <source>It takes chips only while the puck is ON.</source>
            <translation>Das Feld nimmt Chips nur an, solange der Puck auf ON steht.</translation>
        </message>
        <message>
            <source>It takes no chips: bets only travel here.</source>
            <translation>Das Feld nimmt keine Chips an: Einsätze wandern nur hierher.</translation>
        </message>
        <message>
            <source>It was installed, and is as it was signed. Until it is accepted nothing is played.</source>
            <translation>Sie wurde installiert und ist so, wie sie signiert wurde. Bis sie angenommen ist, wird nicht gespielt.</translation>
        </message>
        <message>
            <source>It was not printed</source>
            <translation>Nicht gedruckt</translation>
        </message>
        <message>
            <source>It was printed</source>
            <translation>Gedruckt</translation>
        </message>
        <message>
            <source>Its Point is the one that is set next; every other Point number that comes is a hit, once. It wins when its Point comes again, or {0}, after {1} hits or more.</source>
            <translation>Sein Point ist der nächste, der gesetzt wird; jede andere Point-Zahl, die fällt, ist einmal ein Treffer. Er gewinnt, wenn nach mindestens {1} Treffern sein Point erneut fällt oder {0}.</translation>
        </message>
        <message>
            <source>Keep Bets On</source>
            <translation>Einsätze halten</translation>
        </message>
        <message>
            <source>Keep it on {0}</source>
            <translation>Auf {0} lassen</translation>
        </message>
        <message>
            <source>Keep the dice</source>
            <translation>Würfel behalten</translation>
        </message>
        <message>
            <source>Keep the dice, or pass them?</source>
            <translation>Die Würfel behalten oder weitergeben?</translation>
        </message>
        <message>
            <source>Keep the dice: it all rides</source>
            <translation>Behalten: Alles bleibt stehen</translation>
        </message>
        <message>
            <source>Last seconds: place your bets</source>
            <translation>Letzte Sekunden: Bitte setzen</translation>
        </message>
        <message>
            <source>Lay</source>
            <translation>Lay</translation>
        </message>
        <message>
            <source>Lay your bank</source>
            <translation>Legen Sie Ihre Bank</translation>
        </message>
        <message>
            <source>Lay your bank, then press ROLL</source>
            <translation>Legen Sie Ihre Bank, dann drücken Sie WURF</translation>
        </message>
        <message>
            <source>Left-Hand Layout</source>
            <translation>Für Linkshänder</translation>
        </message>
        <message>
            <source>Let the dice pass</source>
            <translation>Würfel weitergehen lassen</translation>
        </message>
        <message>
            <source>Longest hand: {0} rolls</source>
            <translation>Längste Serie: {0} Würfe</translation>
        </message>
        <message>
            <source>Loss limit</source>
            <translation>Verlustlimit</translation>
        </message>
        <message>
            <source>Lost</source>
            <translation>Verloren</translation>
        </message>
        <message>
            <source>Lost so far: {0}</source>
            <translation>Bisher verloren: {0}</translation>
        </message>
        <message>
            <source>Main {0}, chance {1}: {2} wins, {3} loses</source>
            <translation>Main {0}, Chance {1}: {2} gewinnt, {3} verliert</translation>
        </message>
        <message>
            <source>Main {0}: {1} wins, {2} loses, any other total is the chance</source>
            <translation>Main {0}: {1} gewinnt, {2} verliert, jede andere Summe ist die Chance</translation>
        </message>
        <message>
            <source>Malfunction voids all pays and plays.</source>
            <translation>Eine Störung macht alle Gewinne und Spiele ungültig.</translation>
        </message>
        <message>
            <source>Marked Chips</source>
            <translation>Markierte Chips</translation>
        </message>
        <message>
            <source>Money in</source>
            <translation>Eingezahlt</translation>
        </message>
        <message>
            <source>Money out</source>
            <translation>Ausgezahlt</translation>
        </message>
        <message>
            <source>Move to {0}</source>
            <translation>Auf {0} versetzen</translation>
        </message>
        <message>
            <source>Mute</source>
            <translation>Stumm</translation>
        </message>
        <message>
            <source>Name the main on a plate, or it is thrown for</source>
            <translation>Sagen Sie das Main auf einem Schild an, sonst wird es ausgewürfelt</translation>
        </message>
        <message>
            <source>Name the main on a plate, or press ROLL to throw for it</source>
            <translation>Sagen Sie das Main auf einem Schild an, oder würfeln Sie es mit WURF aus</translation>
        </message>
        <message>
            <source>Natural</source>
            <translation>Natural</translation>
        </message>
        <message>
            <source>Neither won nor lost</source>
            <translation>Weder gewonnen noch verloren</translation>
        </message>
        <message>
            <source>New to the game?</source>
            <translation>Neu im Spiel?</translation>
        </message>
        <message>
            <source>Next at this table: {0}, as soon as no player has bets up</source>
            <translation>Als Nächstes an diesem Tisch: {0}, sobald niemand mehr Einsätze liegen hat</translation>
        </message>
        <message>
            <source>Nick</source>
            <translation>Treffer</translation>
        </message>
        <message>
            <source>Nine</source>
            <translation>Neun</translation>
        </message>
        <message>
            <source>No bills can be taken now</source>
            <translation>Zurzeit werden keine Geldscheine angenommen</translation>
        </message>
        <message>
            <source>No limit</source>
            <translation>Kein Limit</translation>
        </message>
        <message>
            <source>No more bets: press ROLL for the dice</source>
            <translation>Nichts geht mehr: Drücken Sie WURF</translation>
        </message>
        <message>
            <source>No more bets: the dealer throws the dice</source>
            <translation>Nichts geht mehr: Der Dealer würfelt</translation>
        </message>
        <message>
            <source>No more bets: the dice are out</source>
            <translation>Nichts geht mehr: Die Würfel rollen</translation>
        </message>
        <message>
            <source>No more bets: the dice are thrown in a moment</source>
            <translation>Nichts geht mehr: Gleich wird gewürfelt</translation>
        </message>
        <message>
            <source>No roll decides it now.</source>
            <translation>Zurzeit entscheidet kein Wurf den Einsatz.</translation>
        </message>
        <message>
            <source>Nobody has the dice yet: the next round begins in a moment</source>
            <translation>Noch hat niemand die Würfel: Gleich beginnt die nächste Runde</translation>
        </message>
        <message>
            <source>Nobody yet</source>
            <translation>Noch niemand</translation>
        </message>
        <message>
            <source>Odds</source>
            <translation>Odds</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Ein</translation>
        </message>
        <message>
            <source>On a 7, and when {0} comes with two different dice.</source>
            <translation>Bei einer 7 und wenn {0} mit zwei verschiedenen Würfeln fällt.</translation>
        </message>
        <message>
            <source>On any other roll.</source>
            <translation>Bei jedem anderen Wurf.</translation>
        </message>
        <message>
            <source>On any other throw.</source>
            <translation>Bei jedem anderen Wurf.</translation>
        </message>
        <message>
            <source>On the next roll it loses on {0}.</source>
            <translation>Der nächste Wurf verliert bei {0}.</translation>
        </message>
        <message>
            <source>On the next roll it wins on {0} and loses on {1}.</source>
            <translation>Der nächste Wurf gewinnt bei {0} und verliert bei {1}.</translation>
        </message>
        <message>
            <source>On the next roll it wins on {0}.</source>
            <translation>Der nächste Wurf gewinnt bei {0}.</translation>
        </message>
        <message>
            <source>On {0} before its Point is set. After that, when it ends with fewer than {1} hits.</source>
            <translation>Bei {0}, bevor sein Point gesetzt ist. Danach, wenn er mit weniger als {1} Treffern endet.</translation>
        </message>
        <message>
            <source>On {0} on its first roll. After it, when a 7 comes before the number it went to.</source>
            <translation>Bei {0} in seinem ersten Wurf. Danach, wenn eine 7 vor der Zahl fällt, auf die er wanderte.</translation>
        </message>
        <message>
            <source>On {0} on its first roll. After it, when the number it went to comes before a 7.</source>
            <translation>Bei {0} in seinem ersten Wurf. Danach, wenn die Zahl, auf die er wanderte, vor einer 7 fällt.</translation>
        </message>
        <message>
            <source>On {0} on the come-out roll. After it, when a 7 comes before the Point.</source>
            <translation>Bei {0} im Come-out-Wurf. Danach, wenn eine 7 vor dem Point fällt.</translation>
        </message>
        <message>
            <source>On {0} on the come-out roll. After it, when the Point comes before a 7.</source>
            <translation>Bei {0} im Come-out-Wurf. Danach, wenn der Point vor einer 7 fällt.</translation>
        </message>
        <message>
            <source>Once a Point is set it stays as it is until the hand ends or the dice decide it.</source>
            <translation>Sobald ein Point steht, bleibt der Einsatz unverändert, bis die Serie endet oder die Würfel ihn entscheiden.</translation>
        </message>
        <message>
            <source>Once a Point is set, odds can be put behind this bet: they have no house edge</source>
            <translation>Sobald ein Point steht, können Sie hinter diesen Einsatz Odds setzen, ohne Hausvorteil</translation>
        </message>
        <message>
            <source>Once one of its totals has come it stays as it is until the dice decide it.</source>
            <translation>Sobald eine seiner Zahlen gefallen ist, bleibt der Einsatz unverändert, bis die Würfel ihn entscheiden.</translation>
        </message>
        <message>
            <source>Once the Point is set it stays as it is until the dice decide it.</source>
            <translation>Sobald der Point steht, bleibt der Einsatz unverändert, bis die Würfel ihn entscheiden.</translation>
        </message>
        <message>
            <source>One hit</source>
            <translation>Ein Treffer</translation>
        </message>
        <message>
            <source>One moment</source>
            <translation>Einen Moment</translation>
        </message>
        <message>
            <source>One moment, please</source>
            <translation>Einen Moment, bitte</translation>
        </message>
        <message>
            <source>Other bets</source>
            <translation>Andere Wetten</translation>
        </message>
        <message>
            <source>Out</source>
            <translation>Fehlwurf</translation>
        </message>
        <message>
            <source>Outside</source>
            <translation>Außen</translation>
        </message>
        <message>
            <source>Paid out last</source>
            <translation>Zuletzt ausgezahlt</translation>
        </message>
        <message>
            <source>Pass line odds</source>
            <translation>Pass Line Odds</translation>
        </message>
        <message>
            <source>Pass the dice</source>
            <translation>Würfel weitergeben</translation>
        </message>
        <message>
            <source>Pass the dice and take the bank</source>
            <translation>Weitergeben und Bank nehmen</translation>
        </message>
        <message>
            <source>Pass the dice and take the bank, or keep them and let all of it ride?</source>
            <translation>Die Würfel weitergeben und die Bank nehmen, oder behalten und alles stehen lassen?</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Place</translation>
        </message>
        <message>
            <source>Place 6 and 8 pay 7 for every 6: multiples of 6 pay in full</source>
            <translation>Place 6 und 8 zahlen 7 für je 6: Vielfache von 6 lassen keinen Rest</translation>
        </message>
        <message>
            <source>Place your bets: a number, Double, Triple or Straight</source>
            <translation>Bitte setzen: eine Zahl, Double, Triple oder Straight</translation>
        </message>
        <message>
            <source>Place your bets: the dealer opens the betting time</source>
            <translation>Bitte setzen: Der Dealer eröffnet die Setzzeit</translation>
        </message>
        <message>
            <source>Play a first hand</source>
            <translation>Erste Runde spielen</translation>
        </message>
        <message>
            <source>Play a first hand with play chips</source>
            <translation>Eine erste Runde mit Spielchips spielen</translation>
        </message>
        <message>
            <source>Played so far: {0}</source>
            <translation>Bisher gespielt: {0}</translation>
        </message>
        <message>
            <source>Player has it</source>
            <translation>Hat der Spieler</translation>
        </message>
        <message>
            <source>Please take your bill back. {0}</source>
            <translation>Bitte nehmen Sie Ihren Geldschein zurück. {0}</translation>
        </message>
        <message>
            <source>Please take your ticket</source>
            <translation>Bitte nehmen Sie Ihr Ticket</translation>
        </message>
        <message>
            <source>Please take your ticket back. {0}</source>
            <translation>Bitte nehmen Sie Ihr Ticket zurück. {0}</translation>
        </message>
        <message>
            <source>Please take your ticket. Thank you for playing!</source>
            <translation>Bitte nehmen Sie Ihr Ticket. Vielen Dank für Ihr Spiel!</translation>
        </message>
        <message>
            <source>Please wait for an attendant</source>
            <translation>Bitte warten Sie auf das Personal</translation>
        </message>
        <message>
            <source>Point made</source>
            <translation>Point erreicht</translation>
        </message>
        <message>
            <source>Point set</source>
            <translation>Point steht</translation>
        </message>
        <message>
            <source>Press</source>
            <translation>Erhöhen</translation>
        </message>
        <message>
            <source>Press ROLL when your bets are down</source>
            <translation>Drücken Sie WURF, wenn Ihre Einsätze stehen</translation>
        </message>
        <message>
            <source>Print the receipt</source>
            <translation>Beleg drucken</translation>
        </message>
        <message>
            <source>Printing your ticket</source>
            <translation>Ihr Ticket wird gedruckt</translation>
        </message>
        <message>
            <source>Puck to OFF</source>
            <translation>Puck auf OFF</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>Bereit</translation>
        </message>
        <message>
            <source>Receipt of hand pay {0}: {1}</source>
            <translation>Beleg der Handauszahlung {0}: {1}</translation>
        </message>
        <message>
            <source>Reserved until {0}</source>
            <translation>Reserviert bis {0} Uhr</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>Risk the BIG SHOT</source>
            <translation>BIG SHOT riskieren</translation>
        </message>
        <message>
            <source>Rolls</source>
            <translation>Würfe</translation>
        </message>
        <message>
            <source>Rolls since the last 7: {0}</source>
            <translation>Würfe seit der letzten 7: {0}</translation>
        </message>
        <message>
            <source>Seat {0}</source>
            <translation>Platz {0}</translation>
        </message>
        <message>
            <source>Seat {0} has the dice: lay your cover against its bank</source>
            <translation>Platz {0} hat die Würfel: Decken Sie seine Bank</translation>
        </message>
        <message>
            <source>Seat {0} throws for the main: 5, 6, 7, 8 or 9</source>
            <translation>Platz {0} würfelt das Main aus: 5, 6, 7, 8 oder 9</translation>
        </message>
        <message>
            <source>Set bets off</source>
            <translation>Einsätze aus</translation>
        </message>
        <message>
            <source>Set bets on</source>
            <translation>Einsätze ein</translation>
        </message>
        <message>
            <source>Seven</source>
            <translation>Sieben</translation>
        </message>
        <message>
            <source>Seven out</source>
            <translation>Seven-out</translation>
        </message>
        <message>
            <source>Seven, winner</source>
            <translation>Sieben, gewonnen</translation>
        </message>
        <message>
            <source>Shapes tell the chips apart, not only colors</source>
            <translation>Chips mit Formen, nicht nur Farben</translation>
        </message>
        <message>
            <source>Shared table</source>
            <translation>Gemeinsamer Tisch</translation>
        </message>
        <message>
            <source>Shooter: {0}</source>
            <translation>Shooter: {0}</translation>
        </message>
        <message>
            <source>Show Bet Limits</source>
            <translation>Limits zeigen</translation>
        </message>
        <message>
            <source>Show Hints</source>
            <translation>Tipps zeigen</translation>
        </message>
        <message>
            <source>Show Winnings</source>
            <translation>Gewinne zeigen</translation>
        </message>
        <message>
            <source>Side Bets tab</source>
            <translation>Reiter Side Bets</translation>
        </message>
        <message>
            <source>Six</source>
            <translation>Sechs</translation>
        </message>
        <message>
            <source>Sound Volume</source>
            <translation>Lautstärke</translation>
        </message>
        <message>
            <source>Statistics: {0} is {1} in {2} throws, the limit is {3}</source>
            <translation>Statistik: {0} ist {1} in {2} Würfen, die Grenze ist {3}</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Angehalten</translation>
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
            <translation>Setzen Sie Odds hinter Ihre Pass Line: Odds werden ohne Hausvorteil gezahlt</translation>
        </message>
        <message>
            <source>Take the win</source>
            <translation>Gewinn nehmen</translation>
        </message>
        <message>
            <source>Take your win, or throw a fourth die for the BIG SHOT?</source>
            <translation>Gewinn nehmen oder einen vierten Würfel für den BIG SHOT werfen?</translation>
        </message>
        <message>
            <source>Taken down too late: {0} stays on the felt for this roll</source>
            <translation>Zu spät heruntergenommen: {0} bleibt für diesen Wurf liegen</translation>
        </message>
        <message>
            <source>Ten</source>
            <translation>Zehn</translation>
        </message>
        <message>
            <source>Text Size</source>
            <translation>Textgröße</translation>
        </message>
        <message>
            <source>That is not the PIN: one try left</source>
            <translation>Das ist nicht die PIN: noch ein Versuch</translation>
        </message>
        <message>
            <source>That is not the PIN: {0} tries left</source>
            <translation>Das ist nicht die PIN: noch {0} Versuche</translation>
        </message>
        <message>
            <source>The BIG SHOT is on: press ROLL for the fourth die</source>
            <translation>Der BIG SHOT läuft: Drücken Sie WURF für den vierten Würfel</translation>
        </message>
        <message>
            <source>The Pass Line begins the game: it wins on 7 and 11 now, or when its Point comes again</source>
            <translation>Mit der Pass Line beginnt das Spiel: Sie gewinnt jetzt bei 7 und 11 oder wenn ihr Point erneut fällt</translation>
        </message>
        <message>
            <source>The Pass Line begins the game: it wins on 7 now, or when its Point comes again</source>
            <translation>Mit der Pass Line beginnt das Spiel: Sie gewinnt jetzt bei 7 oder wenn ihr Point erneut fällt</translation>
        </message>
        <message>
            <source>The Point is {0}: Don't Pass wins on 7 and loses on {0}</source>
            <translation>Der Point ist {0}: Don't Pass gewinnt bei 7 und verliert bei {0}</translation>
        </message>
        <message>
            <source>The Point is {0}: place your bets</source>
            <translation>Der Point ist {0}: Bitte setzen</translation>
        </message>
        <message>
            <source>The Point is {0}: place your bets or roll</source>
            <translation>Der Point ist {0}: Setzen Sie oder drücken Sie WURF</translation>
        </message>
        <message>
            <source>The Point is {0}: the Pass Line wins on {0} and loses on 7</source>
            <translation>Der Point ist {0}: Die Pass Line gewinnt bei {0} und verliert bei 7</translation>
        </message>
        <message>
            <source>The bank is doubled: pass the dice and take it, or keep them and let it ride</source>
            <translation>Die Bank ist verdoppelt: Würfel weitergeben und nehmen, oder behalten und stehen lassen</translation>
        </message>
        <message>
            <source>The bank wins, with a main of 7</source>
            <translation>Die Bank gewinnt, mit Main 7</translation>
        </message>
        <message>
            <source>The bank wins, with a main thrown for</source>
            <translation>Die Bank gewinnt, mit ausgewürfeltem Main</translation>
        </message>
        <message>
            <source>The dealer does not answer: an attendant has been called</source>
            <translation>Der Dealer antwortet nicht: Das Personal ist gerufen</translation>
        </message>
        <message>
            <source>The dealer does not answer: you may take your bets down and cash out</source>
            <translation>Der Dealer antwortet nicht: Sie können Einsätze abräumen und auszahlen</translation>
        </message>
        <message>
            <source>The dice and ROLL are on your left</source>
            <translation>Die Würfel und WURF liegen links</translation>
        </message>
        <message>
            <source>The dice pass without a throw: {0} is back in your credit</source>
            <translation>Die Würfel gehen ohne Wurf weiter: {0} sind wieder im Guthaben</translation>
        </message>
        <message>
            <source>The dice show {0}: the dealer confirms them</source>
            <translation>Die Würfel zeigen {0}: Der Dealer bestätigt sie</translation>
        </message>
        <message>
            <source>The dice so far</source>
            <translation>Die Würfel bisher</translation>
        </message>
        <message>
            <source>The fourth die is {0}</source>
            <translation>Der vierte Würfel zeigt {0}</translation>
        </message>
        <message>
            <source>The hand is over</source>
            <translation>Die Runde ist zu Ende</translation>
        </message>
        <message>
            <source>The hand of the house is over</source>
            <translation>Die Runde des Hauses ist zu Ende</translation>
        </message>
        <message>
            <source>The house covers the bank with as much. It can be changed until the dice are thrown.</source>
            <translation>Das Haus deckt die Bank mit ebenso viel. Bis zum Wurf kann sie geändert werden.</translation>
        </message>
        <message>
            <source>The house edge is that of a main thrown for.</source>
            <translation>Der Hausvorteil gilt für ein ausgewürfeltes Main.</translation>
        </message>
        <message>
            <source>The house edge is that of a main thrown for; a main of 7 costs least.</source>
            <translation>Der Hausvorteil gilt für ein ausgewürfeltes Main; Main 7 kostet am wenigsten.</translation>
        </message>
        <message>
            <source>The house has the dice</source>
            <translation>Das Haus hat die Würfel</translation>
        </message>
        <message>
            <source>The house has the dice: cover its bank, or let the dice pass</source>
            <translation>Das Haus hat die Würfel: Decken Sie seine Bank, oder lassen Sie die Würfel weitergehen</translation>
        </message>
        <message>
            <source>The house loses</source>
            <translation>Das Haus verliert</translation>
        </message>
        <message>
            <source>The house throws for its main: 5, 6, 7, 8 or 9</source>
            <translation>Das Haus würfelt sein Main aus: 5, 6, 7, 8 oder 9</translation>
        </message>
        <message>
            <source>The house wins</source>
            <translation>Das Haus gewinnt</translation>
        </message>
        <message>
            <source>The last rolls</source>
            <translation>Die letzten Würfe</translation>
        </message>
        <message>
            <source>The main</source>
            <translation>Das Main</translation>
        </message>
        <message>
            <source>The move costs a commission: you will be asked for it.</source>
            <translation>Das Versetzen kostet eine Kommission: Sie werden danach gefragt.</translation>
        </message>
        <message>
            <source>The next session can begin after {0} seconds without a touch.</source>
            <translation>Die nächste Sitzung kann nach {0} Sekunden ohne Berührung beginnen.</translation>
        </message>
        <message>
            <source>The receipt was not printed: the printer was not ready.</source>
            <translation>Der Beleg wurde nicht gedruckt: Der Drucker war nicht bereit.</translation>
        </message>
        <message>
            <source>The staff keeps this station for a player</source>
            <translation>Das Personal hält diesen Platz für einen Spieler frei</translation>
        </message>
        <message>
            <source>The stake comes back with either win. When the time is over, your win is taken.</source>
            <translation>Der Einsatz kommt mit jedem Gewinn zurück. Ist die Zeit abgelaufen, wird Ihr Gewinn genommen.</translation>
        </message>
        <message>
            <source>The stake lies on {0} in equal parts; its pays are for the whole of it.</source>
            <translation>Der Einsatz liegt zu gleichen Teilen auf {0}; die Quoten gelten für den ganzen.</translation>
        </message>
        <message>
            <source>The station waits {0} minutes for you. Your PIN opens it.</source>
            <translation>Der Platz wartet {0} Minuten auf Sie. Ihre PIN öffnet ihn.</translation>
        </message>
        <message>
            <source>The throw does not count: {0}. Press ROLL again</source>
            <translation>Der Wurf zählt nicht: {0}. Bitte drücken Sie erneut WURF</translation>
        </message>
        <message>
            <source>The throw does not count: {0}. The dice are thrown again</source>
            <translation>Der Wurf zählt nicht: {0}. Es wird erneut geworfen</translation>
        </message>
        <message>
            <source>The throw does not count: {0}. You may take your bets down</source>
            <translation>Der Wurf zählt nicht: {0}. Sie können Ihre Einsätze abräumen</translation>
        </message>
        <message>
            <source>The throw was void: your bets are as before, and you may take them down</source>
            <translation>Der Wurf war ungültig: Ihre Einsätze stehen wie zuvor und können abgeräumt werden</translation>
        </message>
        <message>
            <source>The time was over: you win {0}</source>
            <translation>Die Zeit war abgelaufen: Sie gewinnen {0}</translation>
        </message>
        <message>
            <source>The {0} and {1} doors are open</source>
            <translation>{0} und {1} sind offen</translation>
        </message>
        <message>
            <source>The {0} came {1} times in {2} rolls</source>
            <translation>Die {0} fiel {1}-mal in {2} Würfen</translation>
        </message>
        <message>
            <source>The {0} door is open</source>
            <translation>Die {0} ist offen</translation>
        </message>
        <message>
            <source>There is more than one card in the reader. Take one out</source>
            <translation>Im Leser ist mehr als eine Karte. Bitte eine herausnehmen</translation>
        </message>
        <message>
            <source>This PIN is wrong</source>
            <translation>Diese PIN ist falsch</translation>
        </message>
        <message>
            <source>This card is blocked: an attendant can unblock it. You can play without it</source>
            <translation>Diese Karte ist gesperrt: das Personal kann sie entsperren. Sie können ohne sie spielen</translation>
        </message>
        <message>
            <source>This hand: rolls {0}, Points {1}</source>
            <translation>Diese Serie: Würfe {0}, Points {1}</translation>
        </message>
        <message>
            <source>This hand: rolls {0}, Points {1}. Best hand of the day: rolls {2}</source>
            <translation>Diese Serie: Würfe {0}, Points {1}. Beste Serie des Tages: Würfe {2}</translation>
        </message>
        <message>
            <source>This is not a card of the house. You can play without a card</source>
            <translation>Das ist keine Karte des Hauses. Sie können ohne Karte spielen</translation>
        </message>
        <message>
            <source>This machine has forgotten you</source>
            <translation>Dieses Gerät hat Sie vergessen</translation>
        </message>
        <message>
            <source>This machine remembers nothing of you when you leave.</source>
            <translation>Dieses Gerät merkt sich nichts von Ihnen, wenn Sie gehen.</translation>
        </message>
        <message>
            <source>This machine remembers your language, hand, text size, saved felts, first name and these figures.</source>
            <translation>Dieses Gerät merkt sich Sprache, Hand, Schriftgröße, Ihre gespeicherten Einsatzbilder, Ihren Vornamen und diese Zahlen.</translation>
        </message>
        <message>
            <source>This machine will know you again</source>
            <translation>Dieses Gerät wird Sie wiedererkennen</translation>
        </message>
        <message>
            <source>This station is out of service</source>
            <translation>Dieser Platz ist außer Betrieb</translation>
        </message>
        <message>
            <source>This station is reserved. Put your card in again when it is open</source>
            <translation>Dieser Platz ist reserviert. Schieben Sie Ihre Karte wieder ein, wenn er frei ist</translation>
        </message>
        <message>
            <source>Three</source>
            <translation>Drei</translation>
        </message>
        <message>
            <source>Three alike</source>
            <translation>Drei gleiche</translation>
        </message>
        <message>
            <source>Three hits</source>
            <translation>Drei Treffer</translation>
        </message>
        <message>
            <source>Three hits on {0}</source>
            <translation>Drei Treffer auf {0}</translation>
        </message>
        <message>
            <source>Three hits: take your win, or risk the BIG SHOT</source>
            <translation>Drei Treffer: Nehmen Sie den Gewinn, oder riskieren Sie den BIG SHOT</translation>
        </message>
        <message>
            <source>Three minutes: no money is bet</source>
            <translation>Drei Minuten: Es wird kein Geld gesetzt</translation>
        </message>
        <message>
            <source>Three, ace-deuce</source>
            <translation>Drei, Ace-Deuce</translation>
        </message>
        <message>
            <source>Throw for the main: 5, 6, 7, 8 or 9</source>
            <translation>Würfeln Sie das Main aus: 5, 6, 7, 8 oder 9</translation>
        </message>
        <message>
            <source>Ticket authority</source>
            <translation>Ticketstelle</translation>
        </message>
        <message>
            <source>Ticket printer</source>
            <translation>Ticketdrucker</translation>
        </message>
        <message>
            <source>Ticket {0}: {1}</source>
            <translation>Ticket {0}: {1}</translation>
        </message>
        <message>
            <source>Time (h:mm)</source>
            <translation>Zeit (h:mm)</translation>
        </message>
        <message>
            <source>Time limit (h:mm)</source>
            <translation>Zeitlimit (h:mm)</translation>
        </message>
        <message>
            <source>Tips on the game and on your bets</source>
            <translation>Tipps zum Spiel und zu Ihren Einsätzen</translation>
        </message>
        <message>
            <source>Too late for this roll: {0} is back in your credit</source>
            <translation>Zu spät für diesen Wurf: {0} ist wieder in Ihrem Guthaben</translation>
        </message>
        <message>
            <source>Too many wrong PINs: an attendant can open the station</source>
            <translation>Zu viele falsche PINs: Das Personal kann den Platz öffnen</translation>
        </message>
        <message>
            <source>Touch again: cancel</source>
            <translation>Nochmals: bestätigen</translation>
        </message>
        <message>
            <source>Touch again: forget me</source>
            <translation>Noch einmal: vergessen</translation>
        </message>
        <message>
            <source>Touch again: it is paid</source>
            <translation>Nochmals: ausgezahlt</translation>
        </message>
        <message>
            <source>Touch the screen to see the table</source>
            <translation>Bildschirm berühren, um den Tisch zu sehen</translation>
        </message>
        <message>
            <source>Touch when all your bets are down</source>
            <translation>Berühren, wenn alle Ihre Einsätze liegen</translation>
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
            <translation>Zwölf</translation>
        </message>
        <message>
            <source>Twelve, boxcars</source>
            <translation>Zwölf, Boxcars</translation>
        </message>
        <message>
            <source>Two</source>
            <translation>Zwei</translation>
        </message>
        <message>
            <source>Two alike</source>
            <translation>Zwei gleiche</translation>
        </message>
        <message>
            <source>Two hits</source>
            <translation>Zwei Treffer</translation>
        </message>
        <message>
            <source>Two, aces</source>
            <translation>Zwei, Aces</translation>
        </message>
        <message>
            <source>Up to {0} on a bet</source>
            <translation>Bis zu {0} je Einsatz</translation>
        </message>
        <message>
            <source>Up to {0} on the Pass Line</source>
            <translation>Bis {0} auf der Pass Line</translation>
        </message>
        <message>
            <source>Up to {0} on the whole table</source>
            <translation>Bis {0} auf dem ganzen Tisch</translation>
        </message>
        <message>
            <source>Version {0} of the program</source>
            <translation>Version {0} des Programms</translation>
        </message>
        <message>
            <source>Wagered</source>
            <translation>Gesetzt</translation>
        </message>
        <message>
            <source>Waiting</source>
            <translation>Warten</translation>
        </message>
        <message>
            <source>Waiting for the table</source>
            <translation>Warten auf den Tisch</translation>
        </message>
        <message>
            <source>Waiting for the table: all bets stand</source>
            <translation>Warten auf den Tisch: Alle Einsätze bleiben liegen</translation>
        </message>
        <message>
            <source>Waiting for the table: its next round opens in a moment</source>
            <translation>Warten auf den Tisch: Die nächste Runde beginnt gleich</translation>
        </message>
        <message>
            <source>Welcome, {0}</source>
            <translation>Willkommen, {0}</translation>
        </message>
        <message>
            <source>Welcome, {0}. Good luck!</source>
            <translation>Willkommen, {0}. Viel Glück!</translation>
        </message>
        <message>
            <source>Welcome. Good luck!</source>
            <translation>Willkommen. Viel Glück!</translation>
        </message>
        <message>
            <source>What odds do you want to take on a bet “{0}”?</source>
            <translation>Welche Odds möchten Sie auf einen Einsatz „{0}“ setzen?</translation>
        </message>
        <message>
            <source>What the chips are worth</source>
            <translation>Was die Chips wert sind</translation>
        </message>
        <message>
            <source>When a 7 comes before all of them.</source>
            <translation>Wenn eine 7 vor ihnen allen fällt.</translation>
        </message>
        <message>
            <source>When a 7 comes before the Point. It cannot lose on the come-out roll.</source>
            <translation>Wenn eine 7 vor dem Point fällt. Im Come-out-Wurf kann er nicht verlieren.</translation>
        </message>
        <message>
            <source>When a 7 comes before the number it went to. It cannot lose on its first roll.</source>
            <translation>Wenn eine 7 vor der Zahl fällt, auf die er wanderte. In seinem ersten Wurf kann er nicht verlieren.</translation>
        </message>
        <message>
            <source>When a 7 comes before {0} of them have, on a come-out roll too.</source>
            <translation>Wenn eine 7 fällt, bevor {0} davon vollständig sind, auch bei einem Come-out-Wurf.</translation>
        </message>
        <message>
            <source>When a 7 comes before {0}.</source>
            <translation>Wenn eine 7 vor {0} fällt.</translation>
        </message>
        <message>
            <source>When a 7 comes first, on a come-out roll too.</source>
            <translation>Wenn vorher eine 7 fällt, auch bei einem Come-out-Wurf.</translation>
        </message>
        <message>
            <source>When all three dice show different numbers.</source>
            <translation>Wenn alle drei Würfel verschiedene Zahlen zeigen.</translation>
        </message>
        <message>
            <source>When all three dice show the same number, whichever it is.</source>
            <translation>Wenn alle drei Würfel dieselbe Zahl zeigen, gleich welche.</translation>
        </message>
        <message>
            <source>When at least two of the three dice show the same number.</source>
            <translation>Wenn mindestens zwei der drei Würfel dieselbe Zahl zeigen.</translation>
        </message>
        <message>
            <source>When none of the three dice shows {0}.</source>
            <translation>Wenn keiner der drei Würfel {0} zeigt.</translation>
        </message>
        <message>
            <source>When one, two or three of the three dice show {0}: the more, the better.</source>
            <translation>Wenn einer, zwei oder drei der drei Würfel {0} zeigen: je mehr, desto besser.</translation>
        </message>
        <message>
            <source>When that throw is an out, or when the main comes before the chance.</source>
            <translation>Wenn dieser Wurf ein Fehlwurf ist oder das Main vor der Chance fällt.</translation>
        </message>
        <message>
            <source>When the dice show 1-2-3, 2-3-4, 3-4-5 or 4-5-6, in any order.</source>
            <translation>Wenn die Würfel 1-2-3, 2-3-4, 3-4-5 oder 4-5-6 zeigen, in beliebiger Reihenfolge.</translation>
        </message>
        <message>
            <source>When the first throw after the main is a nick, or when the chance comes before the main.</source>
            <translation>Wenn der erste Wurf nach dem Main ein Treffer ist oder die Chance vor dem Main fällt.</translation>
        </message>
        <message>
            <source>When the next roll is {0}, whichever die shows which.</source>
            <translation>Wenn der nächste Wurf {0} bringt, gleich welcher Würfel welche Zahl zeigt.</translation>
        </message>
        <message>
            <source>When the next roll is {0}.</source>
            <translation>Wenn der nächste Wurf {0} bringt.</translation>
        </message>
        <message>
            <source>When the time is over, the bank is yours and the dice are passed.</source>
            <translation>Ist die Zeit abgelaufen, gehört die Bank Ihnen, und die Würfel werden weitergegeben.</translation>
        </message>
        <message>
            <source>When the time is over, the dice pass.</source>
            <translation>Ist die Zeit abgelaufen, gehen die Würfel weiter.</translation>
        </message>
        <message>
            <source>When the time is over, you keep the dice if you may; otherwise they pass.</source>
            <translation>Ist die Zeit abgelaufen, behalten Sie die Würfel, wenn Sie dürfen; sonst gehen sie weiter.</translation>
        </message>
        <message>
            <source>When {0} comes before a 7 and before any other {1}.</source>
            <translation>Wenn {0} vor einer 7 und vor jeder anderen {1} fällt.</translation>
        </message>
        <message>
            <source>When {0} comes before a 7.</source>
            <translation>Wenn {0} vor einer 7 fällt.</translation>
        </message>
        <message>
            <source>When {0} has come {1} times before a 7.</source>
            <translation>Wenn die {0} vor einer 7 {1}-mal gefallen ist.</translation>
        </message>
        <message>
            <source>When {0} have all come before a 7, in any order.</source>
            <translation>Wenn {0} alle vor einer 7 gefallen sind, in beliebiger Reihenfolge.</translation>
        </message>
        <message>
            <source>While the puck is OFF it stands still.</source>
            <translation>Solange der Puck auf OFF steht, ruht der Einsatz.</translation>
        </message>
        <message>
            <source>With the {0} bet: when a 7 comes before {1}.</source>
            <translation>Mit dem Einsatz auf {0}: wenn eine 7 vor {1} fällt.</translation>
        </message>
        <message>
            <source>With the {0} bet: when {1} comes before a 7.</source>
            <translation>Mit dem Einsatz auf {0}: wenn {1} vor einer 7 fällt.</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Gewonnen</translation>
        </message>
        <message>
            <source>Won or lost</source>
            <translation>Gewonnen oder verloren</translation>
        </message>
        <message>
            <source>Won so far: {0}</source>
            <translation>Bisher gewonnen: {0}</translation>
        </message>
        <message>
            <source>YES takes {0} from your credit, the commission, and moves the bet. NO moves nothing.</source>
            <translation>JA nimmt {0} von Ihrem Guthaben, die Kommission, und versetzt den Einsatz. NEIN versetzt nichts.</translation>
        </message>
        <message>
            <source>YES takes {0} from your credit: stake and commission. NO takes nothing.</source>
            <translation>JA nimmt {0} vom Guthaben: Einsatz und Kommission. NEIN nimmt nichts.</translation>
        </message>
        <message>
            <source>Yo-leven</source>
            <translation>Elf, Yo</translation>
        </message>
        <message>
            <source>You are ready: the dice are thrown as soon as the other players are</source>
            <translation>Sie sind bereit: Gewürfelt wird, sobald auch die anderen es sind</translation>
        </message>
        <message>
            <source>You are the shooter: press ROLL</source>
            <translation>Sie sind der Shooter: Drücken Sie WURF</translation>
        </message>
        <message>
            <source>You have lost so far</source>
            <translation>Bisher verloren</translation>
        </message>
        <message>
            <source>You have played for a while: it is time for a break.</source>
            <translation>Sie haben eine Weile gespielt: Es ist Zeit für eine Pause.</translation>
        </message>
        <message>
            <source>You have taken a break.</source>
            <translation>Sie machen eine Pause.</translation>
        </message>
        <message>
            <source>You have the dice: lay your bank</source>
            <translation>Sie haben die Würfel: Legen Sie Ihre Bank</translation>
        </message>
        <message>
            <source>You have thrown: the dice are out in a moment</source>
            <translation>Sie haben geworfen: Die Würfel fallen gleich</translation>
        </message>
        <message>
            <source>You have won so far</source>
            <translation>Bisher gewonnen</translation>
        </message>
        <message>
            <source>You play without your card</source>
            <translation>Sie spielen ohne Ihre Karte</translation>
        </message>
        <message>
            <source>You throw the dice</source>
            <translation>Sie werfen die Würfel</translation>
        </message>
        <message>
            <source>You win {0}</source>
            <translation>Sie gewinnen {0}</translation>
        </message>
        <message>
            <source>You: seat {0}</source>
            <translation>Sie: Platz {0}</translation>
        </message>
        <message>
            <source>Your bank has won</source>
            <translation>Ihre Bank hat gewonnen</translation>
        </message>
        <message>
            <source>Your bets are void: {0} is back in your credit</source>
            <translation>Ihre Einsätze sind ungültig: {0} sind wieder in Ihrem Kredit</translation>
        </message>
        <message>
            <source>Your bets no longer repeat by themselves</source>
            <translation>Ihre Einsätze werden nicht mehr von selbst wiederholt</translation>
        </message>
        <message>
            <source>Your bets repeat by themselves. Touch the table to stop</source>
            <translation>Ihre Einsätze werden von selbst wiederholt. Berühren Sie den Tisch, um es zu beenden</translation>
        </message>
        <message>
            <source>Your call for the attendant is cancelled</source>
            <translation>Ihr Ruf nach dem Personal ist zurückgenommen</translation>
        </message>
        <message>
            <source>Your card</source>
            <translation>Ihre Karte</translation>
        </message>
        <message>
            <source>Your card could not be read. Try again, or play without it</source>
            <translation>Ihre Karte konnte nicht gelesen werden. Versuchen Sie es noch einmal oder spielen Sie ohne sie</translation>
        </message>
        <message>
            <source>Your card is logged out. Goodbye</source>
            <translation>Ihre Karte ist abgemeldet. Auf Wiedersehen</translation>
        </message>
        <message>
            <source>Your card is logged out. Your credit stays here</source>
            <translation>Ihre Karte ist abgemeldet. Ihr Guthaben bleibt hier</translation>
        </message>
        <message>
            <source>Your last changes came too late: your bets lie as before them</source>
            <translation>Ihre letzten Änderungen kamen zu spät: Die Einsätze liegen wie zuvor</translation>
        </message>
        <message>
            <source>Your limit is reached: no further bets are taken</source>
            <translation>Ihr Limit ist erreicht: Es werden keine weiteren Einsätze angenommen</translation>
        </message>
        <message>
            <source>Your loss limit is reached</source>
            <translation>Ihr Verlustlimit ist erreicht</translation>
        </message>
        <message>
            <source>Your odds are {0} already.</source>
            <translation>Ihre Odds betragen bereits {0}.</translation>
        </message>
        <message>
            <source>Your time limit is reached</source>
            <translation>Ihr Zeitlimit ist erreicht</translation>
        </message>
        <message>
            <source>Your {0} bet is {1}. Odds on it pay {2}.</source>
            <translation>Ihr Einsatz auf {0} beträgt {1}. Odds darauf zahlen {2}.</translation>
        </message>
        <message>
            <source>Your {0} bets are off: tap SET BETS ON to play them</source>
            <translation>Ihre Einsätze auf {0} sind ausgeschaltet: EINSÄTZE EIN schaltet sie ein</translation>
        </message>
        <message>
            <source>cash box</source>
            <translation>Tür der Geldkassette</translation>
        </message>
        <message>
            <source>closed now</source>
            <translation>geschlossen</translation>
        </message>
        <message>
            <source>from {0}</source>
            <translation>ab {0}</translation>
        </message>
        <message>
            <source>logic</source>
            <translation>Tür der Elektronik</translation>
        </message>
        <message>
            <source>main</source>
            <translation>Haupttür</translation>
        </message>
        <message>
            <source>no bet</source>
            <translation>kein Einsatz</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keiner</translation>
        </message>
        <message>
            <source>pays {0}</source>
            <translation>zahlt {0}</translation>
        </message>
        <message>
            <source>rolls {0}, Points {1}, time {2}</source>
            <translation>Würfe {0}, Points {1}, Zeit {2}</translation>
        </message>
        <message>
            <source>rolls {0}, time {2}</source>
            <translation>Würfe {0}, Zeit {2}</translation>
        </message>
        <message>
            <source>takes no chips</source>
            <translation>keine Chips</translation>
        </message>
        <message>
            <source>the Point</source>
            <translation>der Point</translation>
        </message>
        <message>
            <source>unknown value</source>
            <translation>unbekannter Wert</translation>
        </message>
        <message>
            <source>{0} Points made</source>
            <translation>{0} Points erreicht</translation>
        </message>
        <message>
            <source>{0} added to your credit. Good luck!</source>
            <translation>{0} wurden gutgeschrieben. Viel Glück!</translation>
        </message>
        <message>
            <source>{0} and {1}</source>
            <translation>{0} und {1}</translation>
        </message>
        <message>
            <source>{0} has won. Do you want to move its {1} to another number?</source>
            <translation>{0} hat gewonnen. Möchten Sie die {1} auf eine andere Zahl versetzen?</translation>
        </message>
        <message>
            <source>{0} hits, then its Point</source>
            <translation>{0} Treffer, dann sein Point</translation>
        </message>
        <message>
            <source>{0} hits, then {1}</source>
            <translation>{0} Treffer, dann {1}</translation>
        </message>
        <message>
            <source>{0} in {1}</source>
            <translation>{0} von {1}</translation>
        </message>
        <message>
            <source>{0} is back in your credit</source>
            <translation>{0} sind wieder in Ihrem Guthaben</translation>
        </message>
        <message>
            <source>{0} is the chance</source>
            <translation>{0} ist die Chance</translation>
        </message>
        <message>
            <source>{0} is the main</source>
            <translation>{0} ist das Main</translation>
        </message>
        <message>
            <source>{0} on average</source>
            <translation>{0} im Mittel</translation>
        </message>
        <message>
            <source>{0} to {1}</source>
            <translation>{0} bis {1}</translation>
        </message>
        <message>
            <source>{0} totals complete</source>
            <translation>{0} Summen vollständig</translation>
        </message>
        <message>
            <source>{0}%</source>
            <translation>{0} %</translation>
        </message>
        <message>
            <source>{0}, a nick</source>
            <translation>{0}, Treffer</translation>
        </message>
        <message>
            <source>{0}, mark it</source>
            <translation>{0}, der Point</translation>
        </message>
        <message>
            <source>{0}, out</source>
            <translation>{0}, Fehlwurf</translation>
        </message>
        <message>
            <source>{0}, the chance</source>
            <translation>{0}, die Chance</translation>
        </message>
        <message>
            <source>{0}, the main</source>
            <translation>{0}, das Main</translation>
        </message>
        <message>
            <source>{0}, throw again</source>
            <translation>{0}, noch einmal</translation>
        </message>
        <message>
            <source>{0}, winner</source>
            <translation>{0}, gewonnen</translation>
        </message>
        <message>
            <source>{0}: a stand-off, your bet neither wins nor loses</source>
            <translation>{0}: unentschieden, Ihr Einsatz gewinnt nicht und verliert nicht</translation>
        </message>
        <message>
            <source>{0}: you win {1}</source>
            <translation>{0}: Sie gewinnen {1}</translation>
        </message>
        <message>
            <source>{0}: you win {1}, and your bet of {2} comes back</source>
            <translation>{0}: Sie gewinnen {1}, und Ihr Einsatz von {2} kommt zurück</translation>
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
            <translation>Insgesamt</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Close the card's window</source>
            <translation>Fenster der Karte schließen</translation>
        </message>
        <message>
            <source>Log out</source>
            <translation>Abmelden</translation>
        </message>
        <message>
            <source>This session</source>
            <translation>Diese Sitzung</translation>
        </message>
        <message>
            <source>Your card</source>
            <translation>Ihre Karte</translation>
        </message>
    </context>
    <context>
        <name>PracticeBand</name>
        <message>
            <source>Practice: nothing here counts</source>
            <translation>Übung: Hier zählt nichts</translation>
        </message>
    </context>
    <context>
        <name>Preset</name>
        <message>
            <source>COMAR 36.03.10.35: a ticket is worth at most 10,000.00 and is valid for at least 182 days; from 5,000.00 on it is paid at the cage only</source>
            <translation>COMAR 36.03.10.35: Ein Ticket hat höchstens einen Wert von 10.000,00 und ist mindestens 182 Tage gültig; ab 5.000,00 wird es nur an der Kasse ausgezahlt</translation>
        </message>
        <message>
            <source>COMAR 36.03.10.38: a slip in two parts, a witness from 1,200.00 on, and a second signer from 15,000.00 on</source>
            <translation>COMAR 36.03.10.38: ein Beleg in zwei Teilen, ab 1.200,00 ein Zeuge und ab 15.000,00 eine zweite Unterschrift</translation>
        </message>
        <message>
            <source>COMAR 36.04.01.11: a theoretical return of at least 85 % with the best play, and no odds beyond 50,000,000 to 1</source>
            <translation>COMAR 36.04.01.11: bei bestem Spiel eine theoretische Auszahlungsquote von mindestens 85 %, und keine Chance unter 1 zu 50.000.000</translation>
        </message>
        <message>
            <source>Form W-2G: 1,200.00 through 2025, and 2,000.00 from 2026 on (Public Law 119-21, section 70433)</source>
            <translation>Formular W-2G: 1.200,00 bis Ende 2025 und 2.000,00 ab 2026 (Public Law 119-21, Abschnitt 70433)</translation>
        </message>
        <message>
            <source>Maryland</source>
            <translation>Maryland</translation>
        </message>
        <message>
            <source>Maryland: hand pays</source>
            <translation>Maryland: Handauszahlungen</translation>
        </message>
        <message>
            <source>Maryland: return</source>
            <translation>Maryland: Auszahlungsquote</translation>
        </message>
        <message>
            <source>United States: reportable wins</source>
            <translation>Vereinigte Staaten: meldepflichtige Gewinne</translation>
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
            <translation>Auszahlen</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Continue to play</source>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>Play waits while you read how your session stands. Your bets stay up.</source>
            <translation>Das Spiel wartet, während Sie lesen, wie Ihre Sitzung steht. Ihre Einsätze bleiben stehen.</translation>
        </message>
        <message>
            <source>Reality check</source>
            <translation>Realitätscheck</translation>
        </message>
        <message>
            <source>Session time (h:mm)</source>
            <translation>Sitzungsdauer (h:mm)</translation>
        </message>
        <message>
            <source>Stop playing and cash out</source>
            <translation>Aufhören und auszahlen</translation>
        </message>
        <message>
            <source>Your session</source>
            <translation>Ihre Sitzung</translation>
        </message>
    </context>
    <context>
        <name>Refusal</name>
        <message>
            <source>A PIN has four to eight digits.</source>
            <translation>Eine PIN hat vier bis acht Ziffern.</translation>
        </message>
        <message>
            <source>A PIN may not be a straight sequence, such as 12345 or 98765.</source>
            <translation>Eine PIN darf keine fortlaufende Reihe sein, wie 12345 oder 98765.</translation>
        </message>
        <message>
            <source>A PIN may not be the same digit throughout.</source>
            <translation>Eine PIN darf nicht nur aus einer Ziffer bestehen.</translation>
        </message>
        <message>
            <source>A PIN of the staff has five to eight digits.</source>
            <translation>Eine PIN des Personals hat fünf bis acht Ziffern.</translation>
        </message>
        <message>
            <source>A RAM clear is begun: the meters are printed, pages: {pages}</source>
            <translation>Eine RAM-Löschung ist begonnen: Die Zähler werden gedruckt, Seiten: {pages}</translation>
        </message>
        <message>
            <source>A RAM clear was carried out; the journal before it could not be read: {why}</source>
            <translation>Eine RAM-Löschung wurde durchgeführt; das Journal davor konnte nicht gelesen werden: {why}</translation>
        </message>
        <message>
            <source>A RAM clear was carried out; the journal before it is in {archive}, up to event {seq}</source>
            <translation>Eine RAM-Löschung wurde durchgeführt; das Journal davor liegt in {archive}, bis Ereignis {seq}</translation>
        </message>
        <message>
            <source>A bank of {bank} cannot ride: {most} is the most.</source>
            <translation>Eine Bank von {bank} kann nicht stehen bleiben: Höchstens {most} sind erlaubt.</translation>
        </message>
        <message>
            <source>A betting time begins</source>
            <translation>Eine Setzzeit beginnt</translation>
        </message>
        <message>
            <source>A bill is jammed</source>
            <translation>Ein Schein klemmt</translation>
        </message>
        <message>
            <source>A bill is still on its way.</source>
            <translation>Ein Geldschein ist noch unterwegs.</translation>
        </message>
        <message>
            <source>A bill or a ticket is disputed: it has to be settled first.</source>
            <translation>Ein Schein oder Ticket ist strittig: Das ist zuerst zu klären.</translation>
        </message>
        <message>
            <source>A bill or ticket has to be looked for</source>
            <translation>Ein Schein oder Ticket ist zu suchen</translation>
        </message>
        <message>
            <source>A bill was rejected: {why}</source>
            <translation>Ein Geldschein wurde abgelehnt: {why}</translation>
        </message>
        <message>
            <source>A blocked card was put in</source>
            <translation>Eine gesperrte Karte wurde eingeschoben</translation>
        </message>
        <message>
            <source>A break in play begins after the time that the parameters set: no bets and no dice</source>
            <translation>Nach der Zeit, die die Parameter festlegen, beginnt eine Spielpause: keine Einsätze und keine Würfel</translation>
        </message>
        <message>
            <source>A calibration is on trial: keep it or undo it first.</source>
            <translation>Eine Kalibrierung ist auf Probe: behalten Sie sie oder machen Sie sie erst rückgängig.</translation>
        </message>
        <message>
            <source>A calibration of the touch panel is on trial: largest error {before} before, {after} with it</source>
            <translation>Eine Kalibrierung des Touchpanels ist auf Probe: größter Fehler {before} vorher, {after} mit ihr</translation>
        </message>
        <message>
            <source>A card could not be read</source>
            <translation>Eine Karte konnte nicht gelesen werden</translation>
        </message>
        <message>
            <source>A card was not one of the house</source>
            <translation>Eine Karte war keine des Hauses</translation>
        </message>
        <message>
            <source>A card was put in at the station that was reserved for another player</source>
            <translation>Eine Karte wurde am Platz eingeschoben, der für einen anderen Spieler reserviert war</translation>
        </message>
        <message>
            <source>A comment would begin in the value of {name}.</source>
            <translation>Im Wert von {name} würde ein Kommentar beginnen.</translation>
        </message>
        <message>
            <source>A commission is asked for: {bets}</source>
            <translation>Nach einer Kommission wird gefragt: {bets}</translation>
        </message>
        <message>
            <source>A count is a whole number up to {most}.</source>
            <translation>Eine Anzahl ist eine ganze Zahl bis {most}.</translation>
        </message>
        <message>
            <source>A credit by hand may be up to {limit}.</source>
            <translation>Ein Guthaben von Hand darf bis zu {limit} betragen.</translation>
        </message>
        <message>
            <source>A dealer's name has up to {most} characters.</source>
            <translation>Der Name eines Dealers hat bis zu {most} Zeichen.</translation>
        </message>
        <message>
            <source>A dealer's order came to the shared table once more</source>
            <translation>Eine Anordnung eines Dealers kam noch einmal zum gemeinsamen Tisch</translation>
        </message>
        <message>
            <source>A decision at the table: {what}</source>
            <translation>Eine Entscheidung am Tisch: {what}</translation>
        </message>
        <message>
            <source>A door is open</source>
            <translation>Eine Tür ist offen</translation>
        </message>
        <message>
            <source>A door was opened unobserved</source>
            <translation>Eine Tür wurde unbeobachtet geöffnet</translation>
        </message>
        <message>
            <source>A fader lays a cover</source>
            <translation>Ein Gegenspieler legt eine Deckung</translation>
        </message>
        <message>
            <source>A felt is saved as {name} already: forget it first, or choose another name.</source>
            <translation>Unter {name} ist schon etwas gespeichert: Löschen Sie es zuerst, oder wählen Sie einen anderen Namen.</translation>
        </message>
        <message>
            <source>A first hand begins on an empty felt: first decide your bets or take them down.</source>
            <translation>Eine erste Runde beginnt auf leerem Filz: Zuerst die Wetten entscheiden oder zurücknehmen.</translation>
        </message>
        <message>
            <source>A first hand begins while nothing else is under way and no fault is shown.</source>
            <translation>Eine erste Runde beginnt, wenn nichts anderes läuft und keine Störung angezeigt wird.</translation>
        </message>
        <message>
            <source>A first hand is not offered here.</source>
            <translation>Hier wird keine erste Runde angeboten.</translation>
        </message>
        <message>
            <source>A first hand is offered where the player rolls the dice.</source>
            <translation>Eine erste Runde wird angeboten, wo der Spieler die Würfel wirft.</translation>
        </message>
        <message>
            <source>A first hand with play chips begins; it moves no money</source>
            <translation>Eine erste Runde mit Spielchips beginnt; sie bewegt kein Geld</translation>
        </message>
        <message>
            <source>A first hand with play chips is open: leave it first.</source>
            <translation>Eine erste Runde mit Spielchips ist offen: Zuerst diese verlassen.</translation>
        </message>
        <message>
            <source>A hand is played: bets are taken again with the next one.</source>
            <translation>Eine Hand läuft: Mit der nächsten werden wieder Einsätze angenommen.</translation>
        </message>
        <message>
            <source>A hand pay is open: it has to be settled first.</source>
            <translation>Eine Handauszahlung ist offen: Sie ist zuerst zu klären.</translation>
        </message>
        <message>
            <source>A limit can be lowered during a session, but not raised.</source>
            <translation>Ein Limit lässt sich während einer Sitzung senken, aber nicht erhöhen.</translation>
        </message>
        <message>
            <source>A limit must be above zero, and no more than can be set here.</source>
            <translation>Ein Limit muss über null liegen und darf nicht höher sein, als hier möglich ist.</translation>
        </message>
        <message>
            <source>A name has 1 to {most} characters.</source>
            <translation>Ein Name hat 1 bis {most} Zeichen.</translation>
        </message>
        <message>
            <source>A period does not end while the dice are out.</source>
            <translation>Solange die Würfel rollen, endet keine Periode.</translation>
        </message>
        <message>
            <source>A player has sat down</source>
            <translation>Ein Spieler hat Platz genommen</translation>
        </message>
        <message>
            <source>A second card was put in while a player was logged in</source>
            <translation>Eine zweite Karte wurde eingeschoben, während ein Spieler angemeldet war</translation>
        </message>
        <message>
            <source>A secret key for the numbers of tickets is made</source>
            <translation>Ein geheimer Schlüssel für die Nummern der Tickets ist erzeugt</translation>
        </message>
        <message>
            <source>A session does not end while the dice are out.</source>
            <translation>Solange die Würfel rollen, endet keine Sitzung.</translation>
        </message>
        <message>
            <source>A session does not end while there is credit.</source>
            <translation>Solange Guthaben da ist, endet keine Sitzung.</translation>
        </message>
        <message>
            <source>A shift is open: it has to be ended first.</source>
            <translation>Eine Schicht ist offen: Sie muss erst beendet werden.</translation>
        </message>
        <message>
            <source>A shooter lays a bank</source>
            <translation>Ein Shooter legt eine Bank</translation>
        </message>
        <message>
            <source>A sound is tested at a volume from 1 to {loudest}.</source>
            <translation>Ein Klang wird mit einer Lautstärke von 1 bis {loudest} getestet.</translation>
        </message>
        <message>
            <source>A staff key is turned: play goes on when it is turned back.</source>
            <translation>Ein Schlüssel des Personals ist gedreht: Das Spiel geht weiter, wenn er zurückgedreht ist.</translation>
        </message>
        <message>
            <source>A staff key is turned: what is timed rests</source>
            <translation>Ein Schlüssel des Personals ist gedreht: Was auf Zeit läuft, ruht</translation>
        </message>
        <message>
            <source>A station may be reserved for up to {minutes} minutes.</source>
            <translation>Ein Platz darf für höchstens {minutes} Minuten reserviert werden.</translation>
        </message>
        <message>
            <source>A technician has come: the statistics of the dice begin again</source>
            <translation>Ein Techniker war da: Die Statistik der Würfel beginnt neu</translation>
        </message>
        <message>
            <source>A technician has seen: {faults}</source>
            <translation>Ein Techniker hat gesehen: {faults}</translation>
        </message>
        <message>
            <source>A technician looks at the dice, and then turns the technician's key.</source>
            <translation>Ein Techniker prüft die Würfel und dreht dann den Schlüssel des Technikers.</translation>
        </message>
        <message>
            <source>A technician mends it, and then turns the technician's key: nothing else ends it.</source>
            <translation>Ein Techniker behebt es und dreht dann den Schlüssel des Technikers: Nichts anderes beendet es.</translation>
        </message>
        <message>
            <source>A test bill is waited for</source>
            <translation>Auf einen Testschein wird gewartet</translation>
        </message>
        <message>
            <source>A test bill is waited for already.</source>
            <translation>Auf einen Testschein wird schon gewartet.</translation>
        </message>
        <message>
            <source>A ticket is for the whole credit: your bets have to be decided or taken down first.</source>
            <translation>Ein Ticket gilt für das ganze Guthaben: Erst müssen Ihre Einsätze entschieden oder zurückgenommen sein.</translation>
        </message>
        <message>
            <source>A ticket is jammed</source>
            <translation>Ein Ticket klemmt</translation>
        </message>
        <message>
            <source>A ticket is still on its way.</source>
            <translation>Ein Ticket ist noch unterwegs.</translation>
        </message>
        <message>
            <source>A touch was felt far beside the screen.</source>
            <translation>Eine Berührung wurde weit neben dem Bildschirm gemeldet.</translation>
        </message>
        <message>
            <source>A win is to be paid by hand</source>
            <translation>Ein Gewinn ist von Hand auszuzahlen</translation>
        </message>
        <message>
            <source>A wrong PIN was entered for card {card}</source>
            <translation>Für Karte {card} wurde eine falsche PIN eingegeben</translation>
        </message>
        <message>
            <source>A wrong PIN was entered for card {card}: it is blocked</source>
            <translation>Für Karte {card} wurde eine falsche PIN eingegeben: sie ist gesperrt</translation>
        </message>
        <message>
            <source>A wrong PIN was entered for card {card}: the next is accepted after {seconds} seconds</source>
            <translation>Für Karte {card} wurde eine falsche PIN eingegeben: die nächste wird nach {seconds} Sekunden angenommen</translation>
        </message>
        <message>
            <source>A wrong PIN was entered for {name} (account {number})</source>
            <translation>Für {name} (Konto {number}) wurde eine falsche PIN eingegeben</translation>
        </message>
        <message>
            <source>A wrong PIN was entered for {name} (account {number}): the next is accepted after {seconds} seconds</source>
            <translation>Für {name} (Konto {number}) wurde eine falsche PIN eingegeben: Die nächste wird nach {seconds} Sekunden angenommen</translation>
        </message>
        <message>
            <source>A wrong PIN was tried</source>
            <translation>Eine falsche PIN wurde versucht</translation>
        </message>
        <message>
            <source>Account {number} is added: {name}, {role}</source>
            <translation>Konto {number} ist angelegt: {name}, {role}</translation>
        </message>
        <message>
            <source>Account {number} of {before} is now: {name}, {role}</source>
            <translation>Konto {number} von {before} ist jetzt: {name}, {role}</translation>
        </message>
        <message>
            <source>Account {number} of {name} has a first PIN instead of a lost one</source>
            <translation>Konto {number} von {name} hat statt einer verlorenen eine erste PIN</translation>
        </message>
        <message>
            <source>Account {number} of {name} is removed</source>
            <translation>Konto {number} von {name} ist entfernt</translation>
        </message>
        <message>
            <source>Account {number}: {name} has changed the PIN</source>
            <translation>Konto {number}: {name} hat die PIN geändert</translation>
        </message>
        <message>
            <source>Accounting period {number} is ended by the key</source>
            <translation>Abrechnungsperiode {number} ist mit dem Schlüssel beendet</translation>
        </message>
        <message>
            <source>All at once</source>
            <translation>Alles auf einmal</translation>
        </message>
        <message>
            <source>All bets together may be {most}; {bet} would make them {total}.</source>
            <translation>Alle Einsätze zusammen dürfen höchstens {most} betragen; mit {bet} wären es {total}.</translation>
        </message>
        <message>
            <source>All doors are shut, no key is turned</source>
            <translation>Alle Türen sind zu, kein Schlüssel ist gedreht</translation>
        </message>
        <message>
            <source>All doors are shut; turned: {keys}</source>
            <translation>Alle Türen sind zu; gedreht: {keys}</translation>
        </message>
        <message>
            <source>An attendant has credited what was disputed as number {number}</source>
            <translation>Das Personal hat die strittige Nummer {number} gutgeschrieben</translation>
        </message>
        <message>
            <source>An attendant has seen: {faults}</source>
            <translation>Das Personal hat gesehen: {faults}</translation>
        </message>
        <message>
            <source>An attendant has settled what was disputed as number {number} without credit</source>
            <translation>Das Personal hat die strittige Nummer {number} ohne Gutschrift geklärt</translation>
        </message>
        <message>
            <source>An attendant says that ticket {number} was not printed: its amount is back</source>
            <translation>Das Personal sagt, Ticket {number} wurde nicht gedruckt: Sein Betrag ist zurück</translation>
        </message>
        <message>
            <source>An attendant says that ticket {number} was printed</source>
            <translation>Das Personal sagt, Ticket {number} wurde gedruckt</translation>
        </message>
        <message>
            <source>Another game begins on an empty felt: first decide your bets or take them down.</source>
            <translation>Ein anderes Spiel beginnt auf leerem Tuch: Erst müssen Ihre Einsätze entschieden oder zurückgenommen sein.</translation>
        </message>
        <message>
            <source>Another game is chosen: sheet {sheet}</source>
            <translation>Ein anderes Spiel ist gewählt: Tabelle {sheet}</translation>
        </message>
        <message>
            <source>Another person has to change your own account.</source>
            <translation>Ihr eigenes Konto muss jemand anders ändern.</translation>
        </message>
        <message>
            <source>Another person has to confirm these dice than the one who has entered them.</source>
            <translation>Eine andere Person als die, die diese Würfel eingegeben hat, muss sie bestätigen.</translation>
        </message>
        <message>
            <source>Another person is signed in: sign out first.</source>
            <translation>Es ist schon jemand angemeldet: Melden Sie sich zuerst ab.</translation>
        </message>
        <message>
            <source>Another seat has the dice: only their shooter lays a bank.</source>
            <translation>Ein anderer Platz hat die Würfel: Nur ihr Shooter legt eine Bank.</translation>
        </message>
        <message>
            <source>At the start the clock is {days} days ahead of the last time that is known</source>
            <translation>Beim Start geht die Uhr der letzten bekannten Zeit um {days} Tage voraus</translation>
        </message>
        <message>
            <source>At this cabinet a key alone is enough: there is no sign-in.</source>
            <translation>An diesem Gerät genügt ein Schlüssel: Es gibt keine Anmeldung.</translation>
        </message>
        <message>
            <source>At this cabinet no credit is given by hand.</source>
            <translation>An diesem Gerät wird kein Guthaben von Hand gegeben.</translation>
        </message>
        <message>
            <source>At this cabinet the dice are not passed: the player has them.</source>
            <translation>An diesem Gerät werden die Würfel nicht weitergegeben: Der Spieler hat sie.</translation>
        </message>
        <message>
            <source>At this table bets are not repeated by themselves.</source>
            <translation>An diesem Tisch werden Einsätze nicht von selbst wiederholt.</translation>
        </message>
        <message>
            <source>At this table no felts are saved.</source>
            <translation>An diesem Tisch werden keine Einsätze gespeichert.</translation>
        </message>
        <message>
            <source>Auto Repeat begins</source>
            <translation>Das automatische Wiederholen beginnt</translation>
        </message>
        <message>
            <source>Auto Repeat ends: a break in play begins</source>
            <translation>Auto Repeat endet: eine Spielpause beginnt</translation>
        </message>
        <message>
            <source>Auto Repeat ends: a limit of the player is reached</source>
            <translation>Auto Repeat endet: ein Limit des Spielers ist erreicht</translation>
        </message>
        <message>
            <source>Auto Repeat ends: a reality check is due</source>
            <translation>Auto Repeat endet: ein Realitätscheck ist fällig</translation>
        </message>
        <message>
            <source>Auto Repeat ends: the bets could not be put up again</source>
            <translation>Das automatische Wiederholen endet: Die Einsätze konnten nicht wieder gesetzt werden</translation>
        </message>
        <message>
            <source>Auto Repeat ends: the dice could not be called</source>
            <translation>Das automatische Wiederholen endet: Die Würfel konnten nicht gerufen werden</translation>
        </message>
        <message>
            <source>Auto Repeat ends: the player has to choose</source>
            <translation>Automatisches Wiederholen endet: Der Spieler muss wählen</translation>
        </message>
        <message>
            <source>Auto Repeat ends: the player has touched the table</source>
            <translation>Das automatische Wiederholen endet: Der Spieler hat den Tisch berührt</translation>
        </message>
        <message>
            <source>Begin a new authority, and give the server and every machine of its tables new keys on the same day. Play stops only when the certificate has ended.</source>
            <translation>Beginnen Sie eine neue Zertifizierungsstelle, und geben Sie dem Server und jeder Maschine ihrer Tische am selben Tag neue Schlüssel. Das Spiel endet erst, wenn das Zertifikat abgelaufen ist.</translation>
        </message>
        <message>
            <source>Begin test mode first.</source>
            <translation>Beginnen Sie zuerst den Testmodus.</translation>
        </message>
        <message>
            <source>Bet</source>
            <translation>Einsatz</translation>
        </message>
        <message>
            <source>Bets are closed; the dice are thrown at the end of this time</source>
            <translation>Die Einsätze sind geschlossen; am Ende dieser Zeit wird gewürfelt</translation>
        </message>
        <message>
            <source>Bets are not open for this order: round {number} has moved on.</source>
            <translation>Für diese Anordnung sind die Einsätze nicht offen: Runde {number} ist weiter.</translation>
        </message>
        <message>
            <source>Bets are not valid yet: no bet is up that a roll can decide.</source>
            <translation>Die Einsätze gelten noch nicht: Kein Einsatz liegt, den ein Wurf entscheiden kann.</translation>
        </message>
        <message>
            <source>Bets are not valid yet: no player has a bet up that takes the dice.</source>
            <translation>Die Einsätze gelten noch nicht: Niemand hat gesetzt, der die Würfel nehmen könnte.</translation>
        </message>
        <message>
            <source>Bets are up: they have to be decided or taken down first.</source>
            <translation>Es liegen Einsätze: Sie müssen zuerst entschieden oder zurückgenommen werden.</translation>
        </message>
        <message>
            <source>Bets are up: they have to be taken down, or the game has to end.</source>
            <translation>Es stehen Einsätze: sie müssen zurückgenommen werden, oder das Spiel muss enden.</translation>
        </message>
        <message>
            <source>Bets of seat {seat} stand: the dice decide them first. Then print again what it is owed.</source>
            <translation>Einsätze von Platz {seat} stehen noch: Zuerst entscheiden die Würfel darüber. Drucken Sie danach den Anspruch noch einmal.</translation>
        </message>
        <message>
            <source>Bets switched</source>
            <translation>Einsätze geschaltet</translation>
        </message>
        <message>
            <source>Big Shot has no such thing.</source>
            <translation>Das gibt es bei Big Shot nicht.</translation>
        </message>
        <message>
            <source>Bill validator</source>
            <translation>Geldscheinprüfer</translation>
        </message>
        <message>
            <source>Bill {number} goes back: {why}</source>
            <translation>Geldschein {number} geht zurück: {why}</translation>
        </message>
        <message>
            <source>Bill {number} is disputed: {why}</source>
            <translation>Geldschein {number} ist strittig: {why}</translation>
        </message>
        <message>
            <source>Bill {number} is done: it is disputed</source>
            <translation>Geldschein {number} ist fertig: strittig</translation>
        </message>
        <message>
            <source>Bill {number} is done: it is in the stacker</source>
            <translation>Geldschein {number} ist fertig: im Stapler</translation>
        </message>
        <message>
            <source>Bill {number} is done: it went back</source>
            <translation>Geldschein {number} ist fertig: zurückgegeben</translation>
        </message>
        <message>
            <source>Bill {number} is in escrow and is to be stacked</source>
            <translation>Geldschein {number} wird gehalten und soll in den Stapler</translation>
        </message>
        <message>
            <source>Bill {number} is in the stacker and credited</source>
            <translation>Geldschein {number} ist im Stapler und gutgeschrieben</translation>
        </message>
        <message>
            <source>Bill {number} is not disputed.</source>
            <translation>Geldschein {number} ist nicht strittig.</translation>
        </message>
        <message>
            <source>Breaks are not offered at this station.</source>
            <translation>An diesem Platz werden keine Pausen angeboten.</translation>
        </message>
        <message>
            <source>Cabinet board</source>
            <translation>Gehäuseplatine</translation>
        </message>
        <message>
            <source>Cabinet {cabinet} does not have seat {seat}.</source>
            <translation>Automat {cabinet} hat Platz {seat} nicht.</translation>
        </message>
        <message>
            <source>Cancelled credit</source>
            <translation>Ausgezahltes Guthaben</translation>
        </message>
        <message>
            <source>Card reader</source>
            <translation>Kartenleser</translation>
        </message>
        <message>
            <source>Card {card} is unblocked</source>
            <translation>Karte {card} ist entsperrt</translation>
        </message>
        <message>
            <source>Card {card} was put in or swiped</source>
            <translation>Karte {card} wurde eingeschoben oder durchgezogen</translation>
        </message>
        <message>
            <source>Card {card} was put in or swiped, and asks for its PIN</source>
            <translation>Karte {card} wurde eingeschoben oder durchgezogen und verlangt ihre PIN</translation>
        </message>
        <message>
            <source>Change the cash box. It ends by itself when there is room.</source>
            <translation>Die Kasse wechseln. Endet von selbst, wenn Platz ist.</translation>
        </message>
        <message>
            <source>Check its cable and its power. It ends by itself when the board answers.</source>
            <translation>Kabel und Strom prüfen. Endet von selbst, wenn die Platine antwortet.</translation>
        </message>
        <message>
            <source>Check its cable and its power. It ends by itself when the generator answers.</source>
            <translation>Kabel und Strom prüfen. Endet von selbst, wenn der Generator antwortet.</translation>
        </message>
        <message>
            <source>Check its cable and its power. It ends by itself when the printer answers.</source>
            <translation>Kabel und Strom prüfen. Endet von selbst, wenn der Drucker antwortet.</translation>
        </message>
        <message>
            <source>Check its cable and its power. It ends by itself when the reader works; play needs no card.</source>
            <translation>Kabel und Strom prüfen. Endet von selbst, wenn der Leser arbeitet; zum Spiel braucht man keine Karte.</translation>
        </message>
        <message>
            <source>Check its cable and its power. It ends by itself when the validator answers.</source>
            <translation>Kabel und Strom prüfen. Endet von selbst, wenn der Prüfer antwortet.</translation>
        </message>
        <message>
            <source>Check the table and the line to it. It ends by itself when the table answers; bets that were sealed count meanwhile.</source>
            <translation>Tisch und Leitung zum Tisch prüfen. Endet von selbst, wenn der Tisch antwortet; versiegelte Einsätze zählen solange.</translation>
        </message>
        <message>
            <source>Check the table's exchange and the line to it. It ends by itself when the exchange answers; all bets stand meanwhile.</source>
            <translation>Prüfen Sie die Vermittlung des Tisches und die Leitung zu ihr. Es endet von selbst, wenn die Vermittlung antwortet; bis dahin bleiben alle Einsätze liegen.</translation>
        </message>
        <message>
            <source>Choose a PIN for your card first.</source>
            <translation>Wählen Sie zuerst eine PIN für Ihre Karte.</translation>
        </message>
        <message>
            <source>Clear all</source>
            <translation>Alles löschen</translation>
        </message>
        <message>
            <source>Clear last</source>
            <translation>Letzten löschen</translation>
        </message>
        <message>
            <source>Compare the ticket with the authority's books. It ends when the technician's key is turned.</source>
            <translation>Das Ticket mit den Büchern der Ticketstelle vergleichen. Endet mit dem Schlüssel des Technikers.</translation>
        </message>
        <message>
            <source>Compare the two values in the journal with the table's, and put right what is wrong. The technician's key has them compared again. Bets stand; without bets the credit can be cashed out. If it cannot be put right, two people void the bets on the page Faults: they go back to the credit.</source>
            <translation>Beide Werte im Journal mit denen des Tisches vergleichen und den Fehler beheben. Der Schlüssel des Technikers lässt sie erneut vergleichen. Einsätze bleiben liegen; ohne Einsätze lässt sich der Kredit auszahlen. Lässt sich der Fehler nicht beheben, erklären zwei Personen auf der Seite Störungen die Einsätze für ungültig: Sie gehen in den Kredit zurück.</translation>
        </message>
        <message>
            <source>Copy {copy} of the journal was repaired: {what}</source>
            <translation>Kopie {copy} des Journals wurde repariert: {what}</translation>
        </message>
        <message>
            <source>Credit above the ticket limit</source>
            <translation>Guthaben über dem Ticketlimit</translation>
        </message>
        <message>
            <source>Credit is to be paid by hand</source>
            <translation>Guthaben ist von Hand auszuzahlen</translation>
        </message>
        <message>
            <source>Credit {number} is given by hand</source>
            <translation>Guthaben {number} wird von Hand gegeben</translation>
        </message>
        <message>
            <source>Credit {number} is not the next one.</source>
            <translation>Guthaben {number} ist nicht das nächste.</translation>
        </message>
        <message>
            <source>Credit, no ticket possible</source>
            <translation>Guthaben, kein Ticket möglich</translation>
        </message>
        <message>
            <source>Credit, the clock is wrong</source>
            <translation>Guthaben, die Uhr geht falsch</translation>
        </message>
        <message>
            <source>Dice are entered after the bets are closed.</source>
            <translation>Würfel werden eingegeben, wenn die Einsätze geschlossen sind.</translation>
        </message>
        <message>
            <source>Dice generator</source>
            <translation>Würfelgenerator</translation>
        </message>
        <message>
            <source>Dice may lie already: a person of the staff has to agree to a void throw, with a key turned.</source>
            <translation>Vielleicht liegen schon Würfel: Eine Person des Personals muss dem ungültigen Wurf zustimmen, mit gedrehtem Schlüssel.</translation>
        </message>
        <message>
            <source>Do the test print and the test throw first, or say why they are skipped.</source>
            <translation>Machen Sie zuerst Testdruck und Testwurf, oder sagen Sie, warum sie entfallen.</translation>
        </message>
        <message>
            <source>Drop {number} cannot be printed.</source>
            <translation>Leerung {number} kann nicht gedruckt werden.</translation>
        </message>
        <message>
            <source>Drop {number} does not wait for a count.</source>
            <translation>Leerung {number} wartet nicht auf eine Zählung.</translation>
        </message>
        <message>
            <source>Drop {number} is counted, with a difference</source>
            <translation>Leerung {number} ist gezählt, mit einer Differenz</translation>
        </message>
        <message>
            <source>Drop {number} is counted: it is as expected</source>
            <translation>Leerung {number} ist gezählt: wie erwartet</translation>
        </message>
        <message>
            <source>Drop {number} is not the next one.</source>
            <translation>Leerung {number} ist nicht die nächste.</translation>
        </message>
        <message>
            <source>Drop {number} is undone: the cash box was put back unopened</source>
            <translation>Leerung {number} ist aufgehoben: Die Geldkassette wurde ungeöffnet wieder eingesetzt</translation>
        </message>
        <message>
            <source>Enter {count} dice, each from 1 to 6.</source>
            <translation>{count} Würfel eingeben, jeden von 1 bis 6.</translation>
        </message>
        <message>
            <source>Every bet of it that can be put up now is up.</source>
            <translation>Alles, was davon jetzt gesetzt werden kann, liegt schon.</translation>
        </message>
        <message>
            <source>Every bet of the last coup is up, or there was none.</source>
            <translation>Alle Einsätze des letzten Coups liegen schon, oder es gab keine.</translation>
        </message>
        <message>
            <source>Every bet of the last roll that can be repeated is up.</source>
            <translation>Alle Einsätze des letzten Wurfs, die sich wiederholen lassen, liegen schon.</translation>
        </message>
        <message>
            <source>Exchange of the table</source>
            <translation>Vermittlung des Tisches</translation>
        </message>
        <message>
            <source>First say whether the dice are kept or passed, or the bank of the house covered.</source>
            <translation>Sagen Sie zuerst, ob die Würfel behalten oder weitergegeben werden oder ob die Bank des Hauses gedeckt wird.</translation>
        </message>
        <message>
            <source>Gaming day {number} begins: {date}</source>
            <translation>Spieltag {number} beginnt: {date}</translation>
        </message>
        <message>
            <source>Gaming day {number} begins: {date}, days later: {days}</source>
            <translation>Spieltag {number} beginnt: {date}, Tage später: {days}</translation>
        </message>
        <message>
            <source>Gaming day {number} begins: {date}, for the clock was ahead; days: {days}</source>
            <translation>Spieltag {number} beginnt: {date}, denn die Uhr ging vor; Tage: {days}</translation>
        </message>
        <message>
            <source>Gaming day {number} cannot be printed here any more.</source>
            <translation>Spieltag {number} kann hier nicht mehr gedruckt werden.</translation>
        </message>
        <message>
            <source>Gaming day {number} has ended since it was read: open it again.</source>
            <translation>Spieltag {number} ist seit dem Lesen zu Ende gegangen: noch einmal öffnen.</translation>
        </message>
        <message>
            <source>Gaming day {number} has too many players for paper.</source>
            <translation>Spieltag {number} hat zu viele Spieler für Papier.</translation>
        </message>
        <message>
            <source>Give the parameter that is named here the same value at the table and at this station. Until then no bets are taken here; the credit can be cashed out. It ends by itself when the table has shown its value.</source>
            <translation>Geben Sie dem hier genannten Parameter am Tisch und an dieser Station denselben Wert. Bis dahin werden hier keine Einsätze angenommen; der Kredit kann ausgezahlt werden. Die Störung endet von selbst, sobald der Tisch seinen Wert gezeigt hat.</translation>
        </message>
        <message>
            <source>Hand pay {number} has no receipt.</source>
            <translation>Handauszahlung {number} hat keinen Beleg.</translation>
        </message>
        <message>
            <source>Hand pay {number} is due: {why}</source>
            <translation>Handauszahlung {number} ist fällig: {why}</translation>
        </message>
        <message>
            <source>Hand pay {number} is not open.</source>
            <translation>Handauszahlung {number} ist nicht offen.</translation>
        </message>
        <message>
            <source>Hand pay {number} is paid by an attendant</source>
            <translation>Handauszahlung {number} ist vom Personal gezahlt</translation>
        </message>
        <message>
            <source>Hand pay {number} was not paid: the credit is the player's</source>
            <translation>Handauszahlung {number} wurde nicht gezahlt: Das Guthaben gehört dem Spieler</translation>
        </message>
        <message>
            <source>Have the house's authority issue a new one, put its folder of keys in place of the old one, and start the program again. Play stops only when the certificate has ended.</source>
            <translation>Lassen Sie von der Zertifizierungsstelle des Hauses ein neues ausstellen, legen Sie seinen Schlüsselordner an die Stelle des alten, und starten Sie das Programm neu. Das Spiel endet erst, wenn das Zertifikat abgelaufen ist.</translation>
        </message>
        <message>
            <source>Hazard has no such thing: the shooter lays a bank, throws, and keeps or passes the dice.</source>
            <translation>Das gibt es bei Hazard nicht: Der Shooter legt eine Bank, wirft und behält die Würfel oder gibt sie weiter.</translation>
        </message>
        <message>
            <source>Hazard has one field, the bank.</source>
            <translation>Hazard hat ein einziges Feld, die Bank.</translation>
        </message>
        <message>
            <source>In this game bets cannot be switched off.</source>
            <translation>In diesem Spiel lassen sich Einsätze nicht ausschalten.</translation>
        </message>
        <message>
            <source>In this game the puck cannot be moved by hand.</source>
            <translation>In diesem Spiel lässt sich der Puck nicht von Hand versetzen.</translation>
        </message>
        <message>
            <source>It is not known whether a ticket came out</source>
            <translation>Niemand weiß, ob ein Ticket herauskam</translation>
        </message>
        <message>
            <source>It is not known whether ticket {number} is on paper: {why}</source>
            <translation>Niemand weiß, ob Ticket {number} auf Papier ist: {why}</translation>
        </message>
        <message>
            <source>It must be said for which player; here sit {names}.</source>
            <translation>Es muss gesagt werden, für welchen Spieler; hier sitzen {names}.</translation>
        </message>
        <message>
            <source>Lay your bank first: then you can name the main for it.</source>
            <translation>Legen Sie zuerst Ihre Bank: Dann können Sie das Main ansagen.</translation>
        </message>
        <message>
            <source>Limits are set for a session, which begins with your first bill.</source>
            <translation>Limits gelten für eine Sitzung, und die beginnt mit Ihrem ersten Geldschein.</translation>
        </message>
        <message>
            <source>Limits cannot be set at this station.</source>
            <translation>An diesem Platz lassen sich keine Limits setzen.</translation>
        </message>
        <message>
            <source>Load paper soon. It ends by itself when there is enough.</source>
            <translation>Bald Papier nachlegen. Endet von selbst, wenn genug da ist.</translation>
        </message>
        <message>
            <source>Load paper. It ends by itself when the printer is ready.</source>
            <translation>Papier einlegen. Endet von selbst, wenn der Drucker bereit ist.</translation>
        </message>
        <message>
            <source>Local time is UTC{after} from now on; it was UTC{before}</source>
            <translation>Die Ortszeit ist ab jetzt UTC{after}; sie war UTC{before}</translation>
        </message>
        <message>
            <source>Look at the camera, its power and its network. Play goes on with the drawn dice. It ends by itself when the picture is back.</source>
            <translation>Sehen Sie nach der Kamera, ihrem Strom und ihrem Netz. Das Spiel geht mit den gezeichneten Würfeln weiter. Der Fehler endet von selbst, sobald das Bild wieder da ist.</translation>
        </message>
        <message>
            <source>Look at the dice, and let the table go on, at the dealer's console or on the page Dealer.</source>
            <translation>Sehen Sie nach den Würfeln und lassen Sie den Tisch weitermachen, am Pult des Dealers oder auf der Seite Dealer.</translation>
        </message>
        <message>
            <source>Look at the doors and locks, and acknowledge it on the page of faults or by turning the key back.</source>
            <translation>Türen und Schlösser ansehen und es auf der Seite der Störungen oder durch Zurückdrehen des Schlüssels quittieren.</translation>
        </message>
        <message>
            <source>Look at the printer, and say on the attendant's panel whether the ticket came out whole.</source>
            <translation>Beim Drucker nachsehen und auf der Personaltafel angeben, ob das Ticket ganz herauskam.</translation>
        </message>
        <message>
            <source>Look where it is, and say so on the attendant's panel.</source>
            <translation>Nachsehen, wo er ist, und es auf der Personaltafel angeben.</translation>
        </message>
        <message>
            <source>Make room on the disks. It ends by itself when there is room.</source>
            <translation>Platz auf den Platten schaffen. Endet von selbst, wenn Platz ist.</translation>
        </message>
        <message>
            <source>Meters and cash box are in {currency}: first empty the box, count it, and clear the meters.</source>
            <translation>Zähler und Geldkassette sind in {currency}: Zuerst die Kassette leeren und zählen und die Zähler löschen.</translation>
        </message>
        <message>
            <source>More than one card was in the reader</source>
            <translation>Im Leser war mehr als eine Karte</translation>
        </message>
        <message>
            <source>No BIG SHOT is on: three dice are thrown.</source>
            <translation>Kein BIG SHOT läuft: Es wird mit drei Würfeln geworfen.</translation>
        </message>
        <message>
            <source>No PIN was entered for card {card}: play goes on without it</source>
            <translation>Für Karte {card} wurde keine PIN eingegeben: das Spiel geht ohne sie weiter</translation>
        </message>
        <message>
            <source>No RAM clear is permitted here today: that is the parameter access.ram_clear.</source>
            <translation>Eine RAM-Löschung ist hier heute nicht erlaubt: Das bestimmt der Parameter access.ram_clear.</translation>
        </message>
        <message>
            <source>No bank can be laid now</source>
            <translation>Jetzt kann keine Bank gelegt werden</translation>
        </message>
        <message>
            <source>No bank has been laid since the last throw.</source>
            <translation>Seit dem letzten Wurf wurde keine Bank gelegt.</translation>
        </message>
        <message>
            <source>No bank was taken back that could be laid again.</source>
            <translation>Keine Bank wurde zurückgenommen, die wieder gelegt werden könnte.</translation>
        </message>
        <message>
            <source>No bet has changed in this coup.</source>
            <translation>In diesem Coup hat sich kein Einsatz geändert.</translation>
        </message>
        <message>
            <source>No bet is up that could be cleared.</source>
            <translation>Kein Einsatz liegt, der sich löschen ließe.</translation>
        </message>
        <message>
            <source>No bet is up that could be doubled.</source>
            <translation>Kein Einsatz liegt, der sich verdoppeln ließe.</translation>
        </message>
        <message>
            <source>No bets are up at this station: the credit can be cashed out.</source>
            <translation>An dieser Station liegen keine Einsätze: Der Kredit lässt sich auszahlen.</translation>
        </message>
        <message>
            <source>No bill can be tested now: {why}.</source>
            <translation>Jetzt kann kein Schein getestet werden: {why}.</translation>
        </message>
        <message>
            <source>No calibration fits these touches: one would still miss by {percent} % of the screen. Clean the panel, and touch the middle of each target.</source>
            <translation>Keine Kalibrierung passt zu diesen Berührungen: eine läge immer noch um {percent} % des Bildschirms daneben. Reinigen Sie das Panel und berühren Sie die Mitte jedes Ziels.</translation>
        </message>
        <message>
            <source>No calibration is on trial.</source>
            <translation>Keine Kalibrierung ist auf Probe.</translation>
        </message>
        <message>
            <source>No card asks for a PIN.</source>
            <translation>Keine Karte verlangt eine PIN.</translation>
        </message>
        <message>
            <source>No choice is open: no player has three hits.</source>
            <translation>Es ist nichts zu wählen: Niemand hat drei Treffer.</translation>
        </message>
        <message>
            <source>No commission is asked for.</source>
            <translation>Es wird nach keiner Kommission gefragt.</translation>
        </message>
        <message>
            <source>No copy of the journal is good: {why}</source>
            <translation>Keine Kopie des Journals ist gut: {why}</translation>
        </message>
        <message>
            <source>No dealer works at this table.</source>
            <translation>An diesem Tisch arbeitet kein Dealer.</translation>
        </message>
        <message>
            <source>No dice are shown that could be confirmed.</source>
            <translation>Es liegen keine Würfel, die bestätigt werden könnten.</translation>
        </message>
        <message>
            <source>No felt is saved as {name}.</source>
            <translation>Unter {name} ist nichts gespeichert.</translation>
        </message>
        <message>
            <source>No gaming day has begun yet, for the clock shows an impossible time</source>
            <translation>Noch kein Spieltag hat begonnen, denn die Uhr zeigt eine unmögliche Zeit</translation>
        </message>
        <message>
            <source>No more bets</source>
            <translation>Nichts geht mehr</translation>
        </message>
        <message>
            <source>No more bets: the BIG SHOT is on, and the fourth die is to be thrown.</source>
            <translation>Nichts geht mehr: Der BIG SHOT läuft, und der vierte Würfel ist zu werfen.</translation>
        </message>
        <message>
            <source>No more bets: the dealer confirms the dice.</source>
            <translation>Nichts geht mehr: Der Dealer bestätigt die Würfel.</translation>
        </message>
        <message>
            <source>No more bets: the dealer has called, and the dice are to be thrown.</source>
            <translation>Nichts geht mehr: Der Dealer hat abgesagt, und die Würfel sind zu werfen.</translation>
        </message>
        <message>
            <source>No more bets: the dealer throws the dice.</source>
            <translation>Nichts geht mehr: Der Dealer würfelt.</translation>
        </message>
        <message>
            <source>No more bets: the dice are called for throw {number}</source>
            <translation>Nichts geht mehr: Die Würfel sind für Wurf {number} gerufen</translation>
        </message>
        <message>
            <source>No more bets: the dice are out.</source>
            <translation>Nichts geht mehr: Die Würfel rollen.</translation>
        </message>
        <message>
            <source>No more bets: the dice are thrown in a moment.</source>
            <translation>Nichts geht mehr: Gleich wird gewürfelt.</translation>
        </message>
        <message>
            <source>No new program waits to be accepted.</source>
            <translation>Kein neues Programm wartet darauf, angenommen zu werden.</translation>
        </message>
        <message>
            <source>No other game comes next at the table</source>
            <translation>Am Tisch kommt kein anderes Spiel als Nächstes</translation>
        </message>
        <message>
            <source>No parameter is changed.</source>
            <translation>Kein Parameter wird geändert.</translation>
        </message>
        <message>
            <source>No player is logged in.</source>
            <translation>Es ist kein Spieler angemeldet.</translation>
        </message>
        <message>
            <source>No question about your card is open.</source>
            <translation>Zu Ihrer Karte ist keine Frage offen.</translation>
        </message>
        <message>
            <source>No question about your session is open.</source>
            <translation>Es ist keine Frage zu Ihrer Sitzung offen.</translation>
        </message>
        <message>
            <source>No seat is taken</source>
            <translation>Kein Platz ist besetzt</translation>
        </message>
        <message>
            <source>No staff key is turned: what is timed goes on</source>
            <translation>Kein Schlüssel des Personals ist gedreht: Was auf Zeit läuft, läuft weiter</translation>
        </message>
        <message>
            <source>No throw is under way that could be declared void.</source>
            <translation>Es läuft kein Wurf, der für ungültig erklärt werden könnte.</translation>
        </message>
        <message>
            <source>No trusted key has the fingerprint {key}.</source>
            <translation>Kein vertrauter Schlüssel hat den Fingerabdruck {key}.</translation>
        </message>
        <message>
            <source>No {bet} bet is up.</source>
            <translation>Auf {bet} liegt kein Einsatz.</translation>
        </message>
        <message>
            <source>Nobody fades at this table: only the seat with the dice plays.</source>
            <translation>An diesem Tisch deckt niemand: Nur der Platz mit den Würfeln spielt.</translation>
        </message>
        <message>
            <source>Nothing has changed on the felt since the last roll.</source>
            <translation>Auf dem Tuch hat sich seit dem letzten Wurf nichts geändert.</translation>
        </message>
        <message>
            <source>Nothing has gone into this cash box yet.</source>
            <translation>In diese Geldkassette ist noch nichts gelangt.</translation>
        </message>
        <message>
            <source>Nothing is put up: {because}</source>
            <translation>Es wird nichts gesetzt: {because}</translation>
        </message>
        <message>
            <source>Nothing is remembered of this player.</source>
            <translation>Von diesem Spieler ist nichts gespeichert.</translation>
        </message>
        <message>
            <source>Nothing was undone that could be redone.</source>
            <translation>Es wurde nichts rückgängig gemacht, was sich wiederherstellen ließe.</translation>
        </message>
        <message>
            <source>Number has a field for each of 1, 2, 3, 4, 5, 6 and for nothing else.</source>
            <translation>Zahl hat je ein Feld für 1, 2, 3, 4, 5, 6 und für sonst nichts.</translation>
        </message>
        <message>
            <source>On this table only the dice move the puck.</source>
            <translation>An diesem Tisch versetzen nur die Würfel den Puck.</translation>
        </message>
        <message>
            <source>One of the two people who pay {amount} or more has to be a supervisor.</source>
            <translation>Eine der beiden Personen, die {amount} oder mehr auszahlen, muss zur Aufsicht gehören.</translation>
        </message>
        <message>
            <source>Only a shared table takes this order.</source>
            <translation>Diese Anordnung nimmt nur ein gemeinsamer Tisch an.</translation>
        </message>
        <message>
            <source>Only a technician may do this: turn the technician key.</source>
            <translation>Das darf nur ein Techniker: Drehen Sie den Technikerschlüssel.</translation>
        </message>
        <message>
            <source>Only an attendant may do this: turn the attendant key.</source>
            <translation>Das darf nur das Personal: Drehen Sie den Personalschlüssel.</translation>
        </message>
        <message>
            <source>Only bets that are locked or off are up: {bets}.</source>
            <translation>Es liegen nur Einsätze, die gesperrt oder ausgeschaltet sind: {bets}.</translation>
        </message>
        <message>
            <source>Only multiples of {step} on {bet} pay whole cents; {stake} does not.</source>
            <translation>Auf {bet} zahlen nur Vielfache von {step} ganze Cent; {stake} nicht.</translation>
        </message>
        <message>
            <source>Only the last cash box that was taken out can have been put back.</source>
            <translation>Nur die zuletzt entnommene Geldkassette kann wieder eingesetzt worden sein.</translation>
        </message>
        <message>
            <source>Only the shooter moves the puck.</source>
            <translation>Nur der Shooter stellt den Puck um.</translation>
        </message>
        <message>
            <source>Only the shooter passes the dice.</source>
            <translation>Nur der Shooter gibt die Würfel weiter.</translation>
        </message>
        <message>
            <source>Only the staff may do this: turn a key.</source>
            <translation>Das darf nur das Personal: Drehen Sie einen Schlüssel.</translation>
        </message>
        <message>
            <source>Only {left} can be paid out, not {amount}.</source>
            <translation>Nur {left} können ausgezahlt werden, nicht {amount}.</translation>
        </message>
        <message>
            <source>Open the logic door: meters are cleared from inside the logic area only.</source>
            <translation>Öffnen Sie die Tür der Elektronik: Zähler werden nur vom Logikbereich aus gelöscht.</translation>
        </message>
        <message>
            <source>Open the logic door: the first operator is added from inside the logic area only.</source>
            <translation>Öffnen Sie die Logiktür: Der erste Betreiber wird nur aus dem Logikbereich angelegt.</translation>
        </message>
        <message>
            <source>Open the logic door: this is changed from inside the logic area only.</source>
            <translation>Öffnen Sie die Logiktür: dies wird nur vom Logikbereich aus geändert.</translation>
        </message>
        <message>
            <source>Open: {doors}; no key is turned</source>
            <translation>Offen: {doors}; kein Schlüssel ist gedreht</translation>
        </message>
        <message>
            <source>Open: {doors}; turned: {keys}</source>
            <translation>Offen: {doors}; gedreht: {keys}</translation>
        </message>
        <message>
            <source>Opened unobserved, times: {doors}</source>
            <translation>Unbeobachtet geöffnet, so oft: {doors}</translation>
        </message>
        <message>
            <source>Order {number} of dealer {name} is carried out</source>
            <translation>Anordnung {number} des Dealers {name} ist ausgeführt</translation>
        </message>
        <message>
            <source>Order {number} of dealer {name} is refused: {why}</source>
            <translation>Anordnung {number} des Dealers {name} wird abgelehnt: {why}</translation>
        </message>
        <message>
            <source>Other dice are shown now: look at them before you confirm.</source>
            <translation>Jetzt liegen andere Würfel: Sehen Sie hin, bevor Sie bestätigen.</translation>
        </message>
        <message>
            <source>Paper waits in the slot of the ticket printer</source>
            <translation>Im Schlitz des Ticketdruckers wartet Papier</translation>
        </message>
        <message>
            <source>Param.ini cannot be changed: {why}.</source>
            <translation>Param.ini kann nicht geändert werden: {why}.</translation>
        </message>
        <message>
            <source>Param.ini cannot be used: {why}.</source>
            <translation>Param.ini kann nicht verwendet werden: {why}.</translation>
        </message>
        <message>
            <source>Param.ini is written; the earlier file is kept as {copy}</source>
            <translation>Param.ini ist geschrieben; die frühere Datei bleibt als {copy} erhalten</translation>
        </message>
        <message>
            <source>Param.ini was edited by hand: the terminal has to restart on it first.</source>
            <translation>Param.ini wurde von Hand geändert: das Terminal muss zuerst damit neu starten.</translation>
        </message>
        <message>
            <source>Param.ini was edited, and the earlier values stay in force: {changes}</source>
            <translation>Param.ini wurde geändert, und die früheren Werte bleiben in Kraft: {changes}</translation>
        </message>
        <message>
            <source>Param.ini was not written: {why}.</source>
            <translation>Param.ini wurde nicht geschrieben: {why}.</translation>
        </message>
        <message>
            <source>Parameters are changed at the cabinet by {by}: {changes}</source>
            <translation>Parameter am Gerät geändert, {by}: {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed by a preset, by {by}: {changes}</source>
            <translation>Parameter durch eine Voreinstellung geändert, {by}: {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed by an imported configuration, by {by}, from the file {digest} with the key {key}: {changes}</source>
            <translation>Parameter durch eine importierte Konfiguration geändert, {by}, aus der Datei {digest} mit dem Schlüssel {key}: {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed by an imported configuration, by {by}: {changes}</source>
            <translation>Parameter durch eine importierte Konfiguration geändert, {by}: {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed by the preset {preset}, by {by}: {changes}</source>
            <translation>Parameter durch die Voreinstellung {preset} geändert, {by}: {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed in Param.ini, which {by} accepted: {changes}</source>
            <translation>Parameter sind in Param.ini geändert, von {by} angenommen: {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed: {changes}</source>
            <translation>Parameter sind geändert: {changes}</translation>
        </message>
        <message>
            <source>Pay it, and confirm that on the attendant's panel, or give it back.</source>
            <translation>Auszahlen und auf der Personaltafel bestätigen, oder zurückgeben.</translation>
        </message>
        <message>
            <source>Pay it, and confirm that on the attendant's panel.</source>
            <translation>Auszahlen und auf der Personaltafel bestätigen.</translation>
        </message>
        <message>
            <source>Period {number} cannot be printed any more.</source>
            <translation>Periode {number} kann nicht mehr gedruckt werden.</translation>
        </message>
        <message>
            <source>Period {number} is not the one that runs.</source>
            <translation>Periode {number} ist nicht die laufende.</translation>
        </message>
        <message>
            <source>Play is locked</source>
            <translation>Das Spiel ist gesperrt</translation>
        </message>
        <message>
            <source>Play is locked: {why}.</source>
            <translation>Das Spiel ist gesperrt: {why}.</translation>
        </message>
        <message>
            <source>Play waits until the clock is put right or confirmed.</source>
            <translation>Das Spiel wartet, bis die Uhr gestellt oder bestätigt ist.</translation>
        </message>
        <message>
            <source>Play waits: it is not known whether the doors are shut.</source>
            <translation>Das Spiel wartet: Niemand kann sehen, ob die Türen geschlossen sind.</translation>
        </message>
        <message>
            <source>Please answer YES or NO to the commission first.</source>
            <translation>Bitte beantworten Sie erst die Frage nach der Kommission mit JA oder NEIN.</translation>
        </message>
        <message>
            <source>Please answer the question first.</source>
            <translation>Bitte beantworten Sie erst die Frage.</translation>
        </message>
        <message>
            <source>Please read how your session stands first, and choose how to go on.</source>
            <translation>Bitte lesen Sie zuerst, wie Ihre Sitzung steht, und wählen Sie, wie es weitergeht.</translation>
        </message>
        <message>
            <source>Please wait: {what}.</source>
            <translation>Bitte warten: {what}.</translation>
        </message>
        <message>
            <source>Practice does not set the clock.</source>
            <translation>Im Übungsbetrieb wird die Uhr nicht gestellt.</translation>
        </message>
        <message>
            <source>Press</source>
            <translation>Erhöht</translation>
        </message>
        <message>
            <source>Press raises the Place bet on the Point, and no bet on {bet} is up.</source>
            <translation>„Erhöhen“ erhöht den Place-Einsatz auf den Point, und auf {bet} liegt keiner.</translation>
        </message>
        <message>
            <source>Print first what seat {seat} is owed.</source>
            <translation>Drucken Sie zuerst, worauf Platz {seat} Anspruch hat.</translation>
        </message>
        <message>
            <source>Puck moved by hand</source>
            <translation>Puck von Hand gestellt</translation>
        </message>
        <message>
            <source>Put it back into service on the staff's page for that.</source>
            <translation>Nehmen Sie ihn auf der zugehörigen Seite des Personals wieder in Betrieb.</translation>
        </message>
        <message>
            <source>Put the cash box in. It ends by itself when the stacker is shut.</source>
            <translation>Die Kasse einsetzen. Endet von selbst, wenn der Stapler zu ist.</translation>
        </message>
        <message>
            <source>RAM clear</source>
            <translation>RAM-Löschung</translation>
        </message>
        <message>
            <source>Read the sentence on the screen. It ends by a new start that no longer finds the reason.</source>
            <translation>Den Satz auf dem Bildschirm lesen. Endet mit einem Neustart, der den Grund nicht mehr findet.</translation>
        </message>
        <message>
            <source>Read what it says, and look into it. It ends by itself when the generator is ready.</source>
            <translation>Lesen, was gemeldet wird, und nachsehen. Endet von selbst, wenn der Generator bereit ist.</translation>
        </message>
        <message>
            <source>Read what it says, and look into it. It ends by itself when the table takes the station.</source>
            <translation>Lesen, was er meldet, und der Sache nachgehen. Endet von selbst, wenn der Tisch die Station annimmt.</translation>
        </message>
        <message>
            <source>Read what it says, and look into it. It ends by itself when the validator is ready.</source>
            <translation>Lesen, was gemeldet wird, und nachsehen. Endet von selbst, wenn der Prüfer bereit ist.</translation>
        </message>
        <message>
            <source>Read what it says. It ends by itself when the authority answers.</source>
            <translation>Lesen, was gemeldet wird. Endet von selbst, wenn die Ticketstelle antwortet.</translation>
        </message>
        <message>
            <source>Read what it says: shut its head and its drawer, switch it online. It ends when the printer is ready.</source>
            <translation>Lesen, was gemeldet wird: Kopf und Lade schließen, online schalten. Endet, wenn der Drucker bereit ist.</translation>
        </message>
        <message>
            <source>Reality check: {played} played; the result so far</source>
            <translation>Realitätscheck: {played} gespielt; das bisherige Ergebnis</translation>
        </message>
        <message>
            <source>Removed</source>
            <translation>Entfernt</translation>
        </message>
        <message>
            <source>Repair what the generator reports. It then reports the throw, or throws again; the bets stay as they are.</source>
            <translation>Beheben, was der Generator meldet. Er meldet dann den Wurf oder würfelt noch einmal; die Einsätze bleiben.</translation>
        </message>
        <message>
            <source>Round {number} follows the players' choice, without bets</source>
            <translation>Runde {number} folgt auf die Wahl der Spieler, ohne Einsätze</translation>
        </message>
        <message>
            <source>Round {number} has moved on, and takes no such order.</source>
            <translation>Runde {number} ist weitergegangen und nimmt keine solche Anordnung an.</translation>
        </message>
        <message>
            <source>Round {number} is decided by {dice}</source>
            <translation>Runde {number} ist durch {dice} entschieden</translation>
        </message>
        <message>
            <source>Round {number} is not the next one.</source>
            <translation>Runde {number} ist nicht die nächste.</translation>
        </message>
        <message>
            <source>Round {number} is over without a throw: the dice pass</source>
            <translation>Runde {number} ist ohne Wurf vorbei: Die Würfel gehen weiter</translation>
        </message>
        <message>
            <source>Round {number} is under way.</source>
            <translation>Runde {number} läuft.</translation>
        </message>
        <message>
            <source>Round {number} is void, {dice} does not count: {why}</source>
            <translation>Runde {number} ist ungültig, {dice} zählt nicht: {why}</translation>
        </message>
        <message>
            <source>Round {number} is void: {why}</source>
            <translation>Runde {number} ist ungültig: {why}</translation>
        </message>
        <message>
            <source>Round {number}: bets are up at seats {seats}</source>
            <translation>Runde {number}: Einsätze liegen an den Plätzen {seats}</translation>
        </message>
        <message>
            <source>Round {number}: betting is open</source>
            <translation>Runde {number}: Die Einsätze sind offen</translation>
        </message>
        <message>
            <source>Round {number}: betting is open, nobody shoots</source>
            <translation>Runde {number}: Die Einsätze sind offen, niemand wirft</translation>
        </message>
        <message>
            <source>Round {number}: betting is open, seat {seat} shoots</source>
            <translation>Runde {number}: Die Einsätze sind offen, Platz {seat} wirft</translation>
        </message>
        <message>
            <source>Round {number}: last bets are called</source>
            <translation>Runde {number}: Letzte Einsätze sind angesagt</translation>
        </message>
        <message>
            <source>Round {number}: main {main} is named, and these bets count, by seat and version: {seals}</source>
            <translation>Runde {number}: Main {main} ist angesagt, und diese Einsätze zählen, nach Platz und Fassung: {seals}</translation>
        </message>
        <message>
            <source>Round {number}: no bet was placed, the betting time begins again</source>
            <translation>Runde {number}: Es wurde nicht gesetzt, die Setzzeit beginnt von neuem</translation>
        </message>
        <message>
            <source>Round {number}: no bets count</source>
            <translation>Runde {number}: Keine Einsätze zählen</translation>
        </message>
        <message>
            <source>Round {number}: no more bets</source>
            <translation>Runde {number}: Nichts geht mehr</translation>
        </message>
        <message>
            <source>Round {number}: no more bets, the time is over</source>
            <translation>Runde {number}: Nichts geht mehr, die Zeit ist um</translation>
        </message>
        <message>
            <source>Round {number}: no seat has bets up</source>
            <translation>Runde {number}: An keinem Platz liegen Einsätze</translation>
        </message>
        <message>
            <source>Round {number}: nobody takes the dice</source>
            <translation>Runde {number}: Niemand nimmt die Würfel</translation>
        </message>
        <message>
            <source>Round {number}: results of seats {seats}</source>
            <translation>Runde {number}: Ergebnisse der Plätze {seats}</translation>
        </message>
        <message>
            <source>Round {number}: seat {seat} shoots</source>
            <translation>Runde {number}: Platz {seat} wirft</translation>
        </message>
        <message>
            <source>Round {number}: the bets are sealed as version {version}</source>
            <translation>Runde {number}: Die Einsätze sind als Version {version} versiegelt</translation>
        </message>
        <message>
            <source>Round {number}: the bets at this seat are void ({what}): here {here}, there {there}</source>
            <translation>Runde {number}: Die Einsätze an diesem Platz sind ungültig ({what}): hier {here}, dort {there}</translation>
        </message>
        <message>
            <source>Round {number}: the bets of the round before stand</source>
            <translation>Runde {number}: Die Einsätze der vorigen Runde bleiben liegen</translation>
        </message>
        <message>
            <source>Round {number}: the dice show {dice}; no bet was up here</source>
            <translation>Runde {number}: Die Würfel zeigen {dice}; hier lag kein Einsatz</translation>
        </message>
        <message>
            <source>Round {number}: the generator has read {dice}</source>
            <translation>Runde {number}: Der Generator hat {dice} gelesen</translation>
        </message>
        <message>
            <source>Round {number}: the last bets are sealed as version {version}</source>
            <translation>Runde {number}: Die letzten Einsätze sind als Version {version} versiegelt</translation>
        </message>
        <message>
            <source>Round {number}: the table has version {version}</source>
            <translation>Runde {number}: Der Tisch hat Version {version}</translation>
        </message>
        <message>
            <source>Round {number}: the table plays main {main}</source>
            <translation>Runde {number}: Der Tisch spielt Main {main}</translation>
        </message>
        <message>
            <source>Round {number}: the table plays main {main} and chance {chance}</source>
            <translation>Runde {number}: Der Tisch spielt Main {main} und Chance {chance}</translation>
        </message>
        <message>
            <source>Round {number}: the table throws for the main</source>
            <translation>Runde {number}: Der Tisch würfelt das Main aus</translation>
        </message>
        <message>
            <source>Round {number}: the table's puck is OFF</source>
            <translation>Runde {number}: Der Puck des Tisches steht auf OFF</translation>
        </message>
        <message>
            <source>Round {number}: the table's puck is ON {point}</source>
            <translation>Runde {number}: Der Puck des Tisches steht auf ON {point}</translation>
        </message>
        <message>
            <source>Round {number}: these bets count, by seat and version: {seals}</source>
            <translation>Runde {number}: Diese Einsätze zählen, nach Platz und Fassung: {seals}</translation>
        </message>
        <message>
            <source>Round {number}: this station and the table disagree ({what}): here {here}, there {there}</source>
            <translation>Runde {number}: Diese Station und der Tisch widersprechen sich ({what}): hier {here}, dort {there}</translation>
        </message>
        <message>
            <source>Round {number}: throw {throw} is void, {dice} does not count: {why}</source>
            <translation>Runde {number}: Wurf {throw} ist ungültig, {dice} zählt nicht: {why}</translation>
        </message>
        <message>
            <source>Round {number}: throw {throw} is void: {why}</source>
            <translation>Runde {number}: Wurf {throw} ist ungültig: {why}</translation>
        </message>
        <message>
            <source>Round {number}: version {version} came too late</source>
            <translation>Runde {number}: Version {version} kam zu spät</translation>
        </message>
        <message>
            <source>Round {number}: version {version} of the bets counts</source>
            <translation>Runde {number}: Version {version} der Einsätze zählt</translation>
        </message>
        <message>
            <source>Round {number}: {dice} counts as read, the dealer did not answer</source>
            <translation>Runde {number}: {dice} zählt wie gelesen, der Dealer hat nicht geantwortet</translation>
        </message>
        <message>
            <source>Round {number}: {dice} is confirmed</source>
            <translation>Runde {number}: {dice} ist bestätigt</translation>
        </message>
        <message>
            <source>Round {number}: {dice} was entered</source>
            <translation>Runde {number}: {dice} wurde eingegeben</translation>
        </message>
        <message>
            <source>Round {number}: {phase}</source>
            <translation>Runde {number}: {phase}</translation>
        </message>
        <message>
            <source>Round {number}: {what}</source>
            <translation>Runde {number}: {what}</translation>
        </message>
        <message>
            <source>Round {round} goes on</source>
            <translation>Runde {round} geht weiter</translation>
        </message>
        <message>
            <source>Round {round} goes on after a start</source>
            <translation>Runde {round} geht nach einem Start weiter</translation>
        </message>
        <message>
            <source>Round {round} is decided at the table, without this seat</source>
            <translation>Runde {round} ist am Tisch entschieden, ohne diesen Platz</translation>
        </message>
        <message>
            <source>Round {round} is over without a throw</source>
            <translation>Runde {round} endet ohne Wurf</translation>
        </message>
        <message>
            <source>Round {round}: no more bets here, the time is over</source>
            <translation>Runde {round}: Hier keine Einsätze mehr, die Zeit ist um</translation>
        </message>
        <message>
            <source>Round {round}: players choose whether they risk their win</source>
            <translation>Runde {round}: Spieler wählen, ob sie ihren Gewinn riskieren</translation>
        </message>
        <message>
            <source>Round {round}: the last bets are in, or their time is over</source>
            <translation>Runde {round}: Die letzten Einsätze sind da, oder ihre Zeit ist um</translation>
        </message>
        <message>
            <source>Round {round}: this station and the table are compared again</source>
            <translation>Runde {round}: Diese Station und der Tisch werden erneut verglichen</translation>
        </message>
        <message>
            <source>Seat {seat} cannot shoot: it is silent, or has no bet for it.</source>
            <translation>Platz {seat} kann nicht werfen: Er ist still oder hat keinen Einsatz dafür.</translation>
        </message>
        <message>
            <source>Seat {seat} is being freed.</source>
            <translation>Platz {seat} wird gerade freigegeben.</translation>
        </message>
        <message>
            <source>Seat {seat} is free, and cabinet {cabinet} is refused from now on</source>
            <translation>Platz {seat} ist frei, und Automat {cabinet} wird ab jetzt abgewiesen</translation>
        </message>
        <message>
            <source>Seat {seat} is not freed: cabinet {cabinet} was back since its sum was printed</source>
            <translation>Platz {seat} wird nicht freigegeben: Automat {cabinet} war zurück, seit seine Summe gedruckt wurde</translation>
        </message>
        <message>
            <source>Seat {seat} of cabinet {cabinet} is to be freed</source>
            <translation>Platz {seat} von Automat {cabinet} soll freigegeben werden</translation>
        </message>
        <message>
            <source>Seat {seat} throws the dice.</source>
            <translation>Platz {seat} wirft die Würfel.</translation>
        </message>
        <message>
            <source>Seats {taken} are taken, and all are heard</source>
            <translation>Die Plätze {taken} sind besetzt, und alle melden sich</translation>
        </message>
        <message>
            <source>Seats {taken} are taken; not heard: {silent}</source>
            <translation>Die Plätze {taken} sind besetzt; still sind: {silent}</translation>
        </message>
        <message>
            <source>See who feeds in tickets that no cabinet has printed. It ends when its time is over, or when it is acknowledged on the page of faults or by turning the attendant's key back.</source>
            <translation>Nachsehen, wer Tickets einführt, die kein Gerät gedruckt hat. Endet nach seiner Zeit, durch Quittieren auf der Seite der Störungen oder durch Zurückdrehen des Personalschlüssels.</translation>
        </message>
        <message>
            <source>See who feeds them in, look at the tickets, and acknowledge it on the page of faults or by turning the key back.</source>
            <translation>Nachsehen, wer sie einführt, die Tickets ansehen und es auf der Seite der Störungen oder durch Zurückdrehen des Schlüssels quittieren.</translation>
        </message>
        <message>
            <source>Send a dealer to the table. All bets stand, and any step of the dealer ends it.</source>
            <translation>Schicken Sie einen Dealer an den Tisch. Alle Einsätze bleiben liegen, und jeder Schritt des Dealers beendet es.</translation>
        </message>
        <message>
            <source>Send a dealer to the table. Dice that lie are confirmed or declared void on the page Dealer.</source>
            <translation>Einen Dealer an den Tisch schicken. Liegende Würfel werden auf der Seite Dealer bestätigt oder für ungültig erklärt.</translation>
        </message>
        <message>
            <source>Set the clock right. If it is right as it is, confirm it: Diagnostics, Clock.</source>
            <translation>Stellen Sie die Uhr richtig. Geht sie schon richtig, bestätigen Sie sie: Diagnose, Uhr.</translation>
        </message>
        <message>
            <source>Set the clock right: it then ends by itself. Turn the technician's key if it is right as it is.</source>
            <translation>Die Uhr richtig stellen: Dann endet es von selbst. Stimmt sie so, den Schlüssel des Technikers drehen.</translation>
        </message>
        <message>
            <source>Sheet {sheet} comes next at the table, once no bets are up</source>
            <translation>Tabelle {sheet} kommt am Tisch als Nächstes, sobald keine Einsätze liegen</translation>
        </message>
        <message>
            <source>Shift {number} begins</source>
            <translation>Schicht {number} beginnt</translation>
        </message>
        <message>
            <source>Shift {number} cannot be printed.</source>
            <translation>Schicht {number} kann nicht gedruckt werden.</translation>
        </message>
        <message>
            <source>Shift {number} ends</source>
            <translation>Schicht {number} endet</translation>
        </message>
        <message>
            <source>Shift {number} is not open.</source>
            <translation>Schicht {number} ist nicht offen.</translation>
        </message>
        <message>
            <source>Shift {number} is not the next one.</source>
            <translation>Schicht {number} ist nicht die nächste.</translation>
        </message>
        <message>
            <source>Shift {number} of {name} ends</source>
            <translation>Schicht {number} von {name} endet</translation>
        </message>
        <message>
            <source>Shut every door. It ends by itself when all are shut.</source>
            <translation>Alle Türen schließen. Endet von selbst, wenn alle zu sind.</translation>
        </message>
        <message>
            <source>Sign in first.</source>
            <translation>Melden Sie sich zuerst an.</translation>
        </message>
        <message>
            <source>Slip {number} has failed: {why}</source>
            <translation>Zettel {number} ist misslungen: {why}</translation>
        </message>
        <message>
            <source>Slip {number} is on paper</source>
            <translation>Zettel {number} ist auf Papier</translation>
        </message>
        <message>
            <source>Slip {number} is printed: a list of the staff's menu</source>
            <translation>Zettel {number} wird gedruckt: eine Liste aus dem Menü des Personals</translation>
        </message>
        <message>
            <source>Slip {number} is printed: a test</source>
            <translation>Zettel {number} wird gedruckt: ein Test</translation>
        </message>
        <message>
            <source>Slip {number} is printed: count of drop {about}</source>
            <translation>Zettel {number} wird gedruckt: Zählung der Leerung {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: credit by hand {about}</source>
            <translation>Zettel {number} wird gedruckt: Guthaben von Hand {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: events up to {about}</source>
            <translation>Zettel {number} wird gedruckt: Ereignisse bis {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: game {about}</source>
            <translation>Zettel {number} wird gedruckt: Spiel {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: meters of period {about}</source>
            <translation>Zettel {number} wird gedruckt: Zähler der Periode {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: page {about} of the meters</source>
            <translation>Zettel {number} wird gedruckt: Seite {about} der Zähler</translation>
        </message>
        <message>
            <source>Slip {number} is printed: players of gaming day {about}</source>
            <translation>Zettel {number} wird gedruckt: Spieler des Spieltags {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: shift {about}</source>
            <translation>Zettel {number} wird gedruckt: Schicht {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the hand-over</source>
            <translation>Zettel {number} wird gedruckt: die Übergabe</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the meters</source>
            <translation>Zettel {number} wird gedruckt: die Zähler</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the receipt of hand pay {about}</source>
            <translation>Zettel {number} wird gedruckt: der Beleg der Handauszahlung {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the sheet of faults</source>
            <translation>Zettel {number} wird gedruckt: das Blatt der Störungen</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the totals of gaming day {about}</source>
            <translation>Zettel {number} wird gedruckt: die Summen des Spieltags {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the void bets of round {about}</source>
            <translation>Zettel {number} wird gedruckt: die ungültigen Einsätze der Runde {about}</translation>
        </message>
        <message>
            <source>Somebody has put it into the exchange past the program, or an old copy of the exchange was put back: look into it. It ends when the technician's key is turned.</source>
            <translation>Jemand hat sie am Programm vorbei in die Vermittlung geschrieben, oder eine alte Kopie der Vermittlung wurde zurückgespielt: der Sache nachgehen. Endet mit dem Schlüssel des Technikers.</translation>
        </message>
        <message>
            <source>Sound tested at volume {volume}: {sound}</source>
            <translation>Klang mit Lautstärke {volume} getestet: {sound}</translation>
        </message>
        <message>
            <source>Stations have bets at this table: they have to be decided first.</source>
            <translation>An Stationen liegen Einsätze für diesen Tisch: Sie müssen erst entschieden werden.</translation>
        </message>
        <message>
            <source>Take the bill out of the path. It ends by itself when the validator is free.</source>
            <translation>Den Schein aus dem Weg nehmen. Endet von selbst, wenn der Prüfer frei ist.</translation>
        </message>
        <message>
            <source>Take the paper out of the path. It ends by itself when the printer is ready.</source>
            <translation>Das Papier aus dem Weg nehmen. Endet von selbst, wenn der Drucker bereit ist.</translation>
        </message>
        <message>
            <source>Take your bank down first: the dice are passed without one.</source>
            <translation>Nehmen Sie zuerst Ihre Bank zurück: Die Würfel werden ohne Bank weitergegeben.</translation>
        </message>
        <message>
            <source>Test bill {number} is back</source>
            <translation>Testschein {number} ist zurück</translation>
        </message>
        <message>
            <source>Test bill {number} is in escrow: it goes back</source>
            <translation>Testschein {number} liegt in der Warteposition: Er geht zurück</translation>
        </message>
        <message>
            <source>Test mode has begun</source>
            <translation>Der Testmodus hat begonnen</translation>
        </message>
        <message>
            <source>Test mode has ended</source>
            <translation>Der Testmodus ist beendet</translation>
        </message>
        <message>
            <source>Test mode has ended: the key was turned back</source>
            <translation>Der Testmodus ist beendet: Der Schlüssel wurde zurückgedreht</translation>
        </message>
        <message>
            <source>Test mode has ended: the program starts again</source>
            <translation>Der Testmodus ist beendet: Das Programm startet neu</translation>
        </message>
        <message>
            <source>Test mode has ended: the technician is signed out</source>
            <translation>Der Testmodus ist beendet: Der Techniker ist abgemeldet</translation>
        </message>
        <message>
            <source>Test mode is on already.</source>
            <translation>Der Testmodus ist bereits eingeschaltet.</translation>
        </message>
        <message>
            <source>Test mode is on: end it first.</source>
            <translation>Der Testmodus ist eingeschaltet: Beenden Sie ihn zuerst.</translation>
        </message>
        <message>
            <source>Test throw {throw} has no result: {why}</source>
            <translation>Testwurf {throw} hat kein Ergebnis: {why}</translation>
        </message>
        <message>
            <source>Test throw {throw} is called</source>
            <translation>Testwurf {throw} ist angefordert</translation>
        </message>
        <message>
            <source>Test throw {throw}: {dice}</source>
            <translation>Testwurf {throw}: {dice}</translation>
        </message>
        <message>
            <source>That is not asked at a craps table.</source>
            <translation>Danach wird an einem Craps-Tisch nicht gefragt.</translation>
        </message>
        <message>
            <source>The BIG SHOT is on: the fourth die comes first.</source>
            <translation>Der BIG SHOT läuft: Erst kommt der vierte Würfel.</translation>
        </message>
        <message>
            <source>The BIG SHOT was chosen, and a choice is final.</source>
            <translation>Der BIG SHOT wurde gewählt, und die Wahl gilt.</translation>
        </message>
        <message>
            <source>The RAM clear is confirmed: this journal ends</source>
            <translation>Die RAM-Löschung ist bestätigt: Dieses Journal endet</translation>
        </message>
        <message>
            <source>The RAM clear that was permitted is done: the next one takes another signed configuration.</source>
            <translation>Die erlaubte RAM-Löschung ist ausgeführt: Die nächste braucht eine weitere signierte Konfiguration.</translation>
        </message>
        <message>
            <source>The agreement of {name} (account {number}) has ended</source>
            <translation>Die Zustimmung von {name} (Konto {number}) ist beendet</translation>
        </message>
        <message>
            <source>The agreement of {name} (account {number}) has ended: its time is over</source>
            <translation>Die Zustimmung von {name} (Konto {number}) ist beendet: Ihre Zeit ist um</translation>
        </message>
        <message>
            <source>The agreement of {name} (account {number}) was used</source>
            <translation>Die Zustimmung von {name} (Konto {number}) wurde genutzt</translation>
        </message>
        <message>
            <source>The attendant is called</source>
            <translation>Das Personal wird gerufen</translation>
        </message>
        <message>
            <source>The attendant pays the credit of {amount} by hand.</source>
            <translation>Das Personal zahlt das Guthaben von {amount} von Hand aus.</translation>
        </message>
        <message>
            <source>The attendant pays the win of {amount} by hand: please wait.</source>
            <translation>Das Personal zahlt den Gewinn von {amount} von Hand aus: Bitte warten Sie.</translation>
        </message>
        <message>
            <source>The attendant's key has answered the call</source>
            <translation>Der Schlüssel des Personals hat den Ruf beantwortet</translation>
        </message>
        <message>
            <source>The authority accepts the ticket with number {number}</source>
            <translation>Die Ticketstelle nimmt das Ticket mit der Nummer {number} an</translation>
        </message>
        <message>
            <source>The authority has noted ticket {validation} as given back</source>
            <translation>Die Ticketstelle hat Ticket {validation} als zurückgegeben vermerkt</translation>
        </message>
        <message>
            <source>The authority has noted ticket {validation} as redeemed</source>
            <translation>Die Ticketstelle hat Ticket {validation} als eingelöst vermerkt</translation>
        </message>
        <message>
            <source>The authority has noted ticket {validation} as void</source>
            <translation>Die Ticketstelle hat Ticket {validation} als ungültig vermerkt</translation>
        </message>
        <message>
            <source>The authority knows ticket {number}</source>
            <translation>Die Ticketstelle kennt Ticket {number}</translation>
        </message>
        <message>
            <source>The authority refuses the ticket with number {number}: {why}</source>
            <translation>Die Ticketstelle lehnt das Ticket mit der Nummer {number} ab: {why}</translation>
        </message>
        <message>
            <source>The bank of the house is covered</source>
            <translation>Die Bank des Hauses wird gedeckt</translation>
        </message>
        <message>
            <source>The bank of the house is not covered</source>
            <translation>Die Bank des Hauses wird nicht gedeckt</translation>
        </message>
        <message>
            <source>The bank of the last hand is up, or there was none.</source>
            <translation>Die Bank der letzten Runde steht schon, oder es gab keine.</translation>
        </message>
        <message>
            <source>The bank stays until the dice decide it, or until they are passed.</source>
            <translation>Die Bank bleibt, bis die Würfel sie entscheiden oder weitergegeben werden.</translation>
        </message>
        <message>
            <source>The bet on {bet}</source>
            <translation>Der Einsatz auf {bet}</translation>
        </message>
        <message>
            <source>The bet on {bet} with its commission</source>
            <translation>Der Einsatz auf {bet} mit seiner Kommission</translation>
        </message>
        <message>
            <source>The bet with its commission</source>
            <translation>Der Einsatz mit seiner Kommission</translation>
        </message>
        <message>
            <source>The bets are to be put up again by themselves</source>
            <translation>Die Einsätze sollen von selbst wieder gesetzt werden</translation>
        </message>
        <message>
            <source>The bets were not put up again by themselves</source>
            <translation>Die Einsätze wurden nicht von selbst wieder gesetzt</translation>
        </message>
        <message>
            <source>The bill stacker is full</source>
            <translation>Der Scheinstapler ist voll</translation>
        </message>
        <message>
            <source>The bill stacker is open or missing</source>
            <translation>Der Scheinstapler ist offen oder fehlt</translation>
        </message>
        <message>
            <source>The bill validator does not answer</source>
            <translation>Der Scheinprüfer antwortet nicht</translation>
        </message>
        <message>
            <source>The bill validator had lost its power: {where}</source>
            <translation>Der Geldscheinprüfer war ohne Strom: {where}</translation>
        </message>
        <message>
            <source>The bill validator is at fault</source>
            <translation>Der Scheinprüfer ist gestört</translation>
        </message>
        <message>
            <source>The break in play is over</source>
            <translation>Die Spielpause ist vorbei</translation>
        </message>
        <message>
            <source>The cabinet board does not answer</source>
            <translation>Die Gehäuseplatine antwortet nicht</translation>
        </message>
        <message>
            <source>The cabinet board has not reported its doors and keys yet.</source>
            <translation>Die Gerätesteuerung hat Türen und Schlüssel noch nicht gemeldet.</translation>
        </message>
        <message>
            <source>The cabinet's key cannot be used: {why}.</source>
            <translation>Der Schlüssel des Geräts ist nicht verwendbar: {why}.</translation>
        </message>
        <message>
            <source>The calibration of the touch panel was undone</source>
            <translation>Die Kalibrierung des Touchpanels wurde rückgängig gemacht</translation>
        </message>
        <message>
            <source>The call for the attendant has ended</source>
            <translation>Der Ruf nach dem Personal ist beendet</translation>
        </message>
        <message>
            <source>The camera of the dice shows a picture again</source>
            <translation>Die Würfelkamera zeigt wieder ein Bild</translation>
        </message>
        <message>
            <source>The camera of the dice shows no picture</source>
            <translation>Die Würfelkamera zeigt kein Bild</translation>
        </message>
        <message>
            <source>The camera of the dice shows no picture: {why}</source>
            <translation>Die Würfelkamera zeigt kein Bild: {why}</translation>
        </message>
        <message>
            <source>The card reader does not work</source>
            <translation>Der Kartenleser arbeitet nicht</translation>
        </message>
        <message>
            <source>The card was taken out</source>
            <translation>Die Karte wurde entnommen</translation>
        </message>
        <message>
            <source>The cash box door is open: play stops until it is shut.</source>
            <translation>Die Tür der Geldkassette ist offen: Das Spiel ruht, bis sie geschlossen ist.</translation>
        </message>
        <message>
            <source>The cash box is not in the validator yet.</source>
            <translation>Die Geldkassette ist noch nicht im Prüfer.</translation>
        </message>
        <message>
            <source>The cash box is taken out: drop {number}</source>
            <translation>Die Geldkassette ist entnommen: Leerung {number}</translation>
        </message>
        <message>
            <source>The certificate of the house's authority ends on {authority}</source>
            <translation>Das Zertifikat der Zertifizierungsstelle des Hauses endet am {authority}</translation>
        </message>
        <message>
            <source>The certificate of the house's authority ends soon</source>
            <translation>Das Zertifikat der Zertifizierungsstelle des Hauses endet bald</translation>
        </message>
        <message>
            <source>The certificate of this machine ends soon</source>
            <translation>Das Zertifikat dieser Maschine endet bald</translation>
        </message>
        <message>
            <source>The certificate of {party} ends on {own}</source>
            <translation>Das Zertifikat von {party} endet am {own}</translation>
        </message>
        <message>
            <source>The certificate of {party} ends on {own}, and that of the house's authority on {authority}</source>
            <translation>Das Zertifikat von {party} endet am {own}, das der Zertifizierungsstelle des Hauses am {authority}</translation>
        </message>
        <message>
            <source>The certificate of {party} no longer ends soon</source>
            <translation>Das Zertifikat von {party} endet nicht mehr bald</translation>
        </message>
        <message>
            <source>The choice is not {wrong}: what can be chosen now is {choice}.</source>
            <translation>Die Wahl heißt nicht {wrong}: Zu wählen ist jetzt {choice}.</translation>
        </message>
        <message>
            <source>The clock has jumped to a time that is not believed</source>
            <translation>Die Uhr ist auf eine Zeit gesprungen, der nicht geglaubt wird</translation>
        </message>
        <message>
            <source>The clock is being set.</source>
            <translation>Die Uhr wird gerade gestellt.</translation>
        </message>
        <message>
            <source>The clock is not doubted.</source>
            <translation>An der Uhr wird nicht gezweifelt.</translation>
        </message>
        <message>
            <source>The clock is to be set to {after} UTC</source>
            <translation>Die Uhr soll auf {after} UTC gestellt werden</translation>
        </message>
        <message>
            <source>The clock is wrong, and a ticket of {amount} would bear a wrong date: please wait for the attendant.</source>
            <translation>Die Uhr geht falsch, und ein Ticket über {amount} trüge ein falsches Datum: Bitte auf das Personal warten.</translation>
        </message>
        <message>
            <source>The clock of a cabinet shows a year from 2026 to 2055.</source>
            <translation>Die Uhr eines Automaten zeigt ein Jahr von 2026 bis 2055.</translation>
        </message>
        <message>
            <source>The clock that had jumped is confirmed</source>
            <translation>Die gesprungene Uhr ist bestätigt</translation>
        </message>
        <message>
            <source>The clock was not set: {why}</source>
            <translation>Die Uhr wurde nicht gestellt: {why}</translation>
        </message>
        <message>
            <source>The clock was put right, by {minutes} minutes</source>
            <translation>Die Uhr wurde richtig gestellt, um {minutes} Minuten</translation>
        </message>
        <message>
            <source>The clock was set back by {minutes} minutes</source>
            <translation>Die Uhr wurde um {minutes} Minuten zurückgestellt</translation>
        </message>
        <message>
            <source>The clock was set back: the delay of {name} (account {number}) begins again</source>
            <translation>Die Uhr wurde zurückgestellt: Die Wartezeit von {name} (Konto {number}) beginnt von vorn</translation>
        </message>
        <message>
            <source>The clock was set forward by {minutes} minutes</source>
            <translation>Die Uhr wurde um {minutes} Minuten vorgestellt</translation>
        </message>
        <message>
            <source>The clock was set from {before} to {after} UTC</source>
            <translation>Die Uhr wurde von {before} auf {after} UTC gestellt</translation>
        </message>
        <message>
            <source>The clock was set, or shows a time that is not confirmed</source>
            <translation>Die Uhr wurde verstellt oder zeigt eine Zeit, die nicht bestätigt ist</translation>
        </message>
        <message>
            <source>The commission was declined</source>
            <translation>Die Kommission wurde abgelehnt</translation>
        </message>
        <message>
            <source>The configuration is signed for export: file {digest}, key {key}</source>
            <translation>Die Konfiguration ist für den Export signiert: Datei {digest}, Schlüssel {key}</translation>
        </message>
        <message>
            <source>The credit may not exceed {limit}: the attendant pays the win of {amount} by hand.</source>
            <translation>Das Guthaben darf {limit} nicht übersteigen: Das Personal zahlt den Gewinn von {amount} von Hand aus.</translation>
        </message>
        <message>
            <source>The credit of {amount} is above the ticket limit of {limit}: please wait for the attendant.</source>
            <translation>Das Guthaben von {amount} liegt über dem Ticketlimit von {limit}: Bitte warten Sie auf das Personal.</translation>
        </message>
        <message>
            <source>The dealer does not answer</source>
            <translation>Der Dealer antwortet nicht</translation>
        </message>
        <message>
            <source>The dealer of the shared table does not answer</source>
            <translation>Der Dealer des gemeinsamen Tisches antwortet nicht</translation>
        </message>
        <message>
            <source>The dealer throws the dice.</source>
            <translation>Der Dealer wirft die Würfel.</translation>
        </message>
        <message>
            <source>The dealer works at the shared table.</source>
            <translation>Der Dealer arbeitet am gemeinsamen Tisch.</translation>
        </message>
        <message>
            <source>The dice are checked: all bets stand.</source>
            <translation>Die Würfel werden geprüft: Alle Einsätze bleiben liegen.</translation>
        </message>
        <message>
            <source>The dice are kept</source>
            <translation>Die Würfel werden behalten</translation>
        </message>
        <message>
            <source>The dice are kept, and the bank rides</source>
            <translation>Die Würfel werden behalten, und die Bank bleibt stehen</translation>
        </message>
        <message>
            <source>The dice are out, and the generator cannot report the result</source>
            <translation>Die Würfel sind gefallen, und ihr Generator kann sie nicht melden</translation>
        </message>
        <message>
            <source>The dice are out.</source>
            <translation>Die Würfel sind unterwegs.</translation>
        </message>
        <message>
            <source>The dice are passed</source>
            <translation>Die Würfel werden weitergegeben</translation>
        </message>
        <message>
            <source>The dice are passed before the first throw of a hand, or after a seven-out.</source>
            <translation>Die Würfel werden vor dem ersten Wurf einer Serie oder nach einem Seven-out weitergegeben.</translation>
        </message>
        <message>
            <source>The dice are passed, and the bank is taken</source>
            <translation>Die Würfel werden weitergegeben, und die Bank wird eingezogen</translation>
        </message>
        <message>
            <source>The dice are the table's: they are tested there.</source>
            <translation>Die Würfel gehören dem Tisch: Sie werden dort geprüft.</translation>
        </message>
        <message>
            <source>The dice are thrown when the time for bets is over.</source>
            <translation>Die Würfel fallen, wenn die Zeit für Einsätze um ist.</translation>
        </message>
        <message>
            <source>The dice are to be called by themselves</source>
            <translation>Die Würfel sollen von selbst gerufen werden</translation>
        </message>
        <message>
            <source>The dice cannot be kept now</source>
            <translation>Die Würfel können jetzt nicht behalten werden</translation>
        </message>
        <message>
            <source>The dice cannot be passed now</source>
            <translation>Die Würfel können jetzt nicht weitergegeben werden</translation>
        </message>
        <message>
            <source>The dice cannot be thrown now</source>
            <translation>Die Würfel können jetzt nicht geworfen werden</translation>
        </message>
        <message>
            <source>The dice cannot be thrown now: {why}.</source>
            <translation>Die Würfel können jetzt nicht geworfen werden: {why}.</translation>
        </message>
        <message>
            <source>The dice change hands before the first throw of a hand, or after it.</source>
            <translation>Die Würfel wechseln vor dem ersten Wurf einer Hand oder nach ihr.</translation>
        </message>
        <message>
            <source>The dice change hands while bets are taken for a come-out roll.</source>
            <translation>Die Würfel wechseln die Hand, solange für einen Come-out-Wurf gesetzt wird.</translation>
        </message>
        <message>
            <source>The dice do not wait for you here: your bets have to be decided or taken down first.</source>
            <translation>Hier warten die Würfel nicht auf Sie: Erst müssen Ihre Einsätze entschieden oder zurückgenommen sein.</translation>
        </message>
        <message>
            <source>The dice generator cannot throw the dice of this game ({wanted} at once), only {there}.</source>
            <translation>Der Würfelgenerator kann die Würfel dieses Spiels nicht werfen ({wanted} auf einmal), nur {there}.</translation>
        </message>
        <message>
            <source>The dice generator cannot throw this many dice at once: {wanted}.</source>
            <translation>So viele Würfel kann der Würfelgenerator nicht auf einmal werfen: {wanted}.</translation>
        </message>
        <message>
            <source>The dice generator does not answer</source>
            <translation>Der Würfelgenerator antwortet nicht</translation>
        </message>
        <message>
            <source>The dice generator is at fault</source>
            <translation>Der Würfelgenerator ist gestört</translation>
        </message>
        <message>
            <source>The dice must pass now: the chance was lost.</source>
            <translation>Die Würfel müssen jetzt weitergegeben werden: Die Chance ist verloren.</translation>
        </message>
        <message>
            <source>The dice must pass now: the house passes them after a win.</source>
            <translation>Die Würfel müssen jetzt weitergegeben werden: Das Haus gibt sie nach einem Gewinn weiter.</translation>
        </message>
        <message>
            <source>The dice pass</source>
            <translation>Die Würfel gehen weiter</translation>
        </message>
        <message>
            <source>The dice pass when no field wins for the shooter, who has a bet up.</source>
            <translation>Die Würfel werden weitergegeben, wenn kein Feld für den Shooter gewinnt; er hat einen Einsatz liegen.</translation>
        </message>
        <message>
            <source>The dice rest after an alarm of their statistics</source>
            <translation>Die Würfel ruhen nach einem Alarm ihrer Statistik</translation>
        </message>
        <message>
            <source>The dice rest until a technician has looked at them.</source>
            <translation>Die Würfel ruhen, bis ein Techniker nach ihnen gesehen hat.</translation>
        </message>
        <message>
            <source>The dice show {dice}</source>
            <translation>Die Würfel zeigen {dice}</translation>
        </message>
        <message>
            <source>The dice show {dice}: {total}</source>
            <translation>Die Würfel zeigen {dice}: {total}</translation>
        </message>
        <message>
            <source>The disk fills up: {journal} MB, {second} MB for the third copy</source>
            <translation>Die Platte füllt sich: {journal} MB, {second} MB für die dritte Kopie</translation>
        </message>
        <message>
            <source>The disk has room again: {journal} MB, {second} MB for the third copy</source>
            <translation>Die Platte hat wieder Platz: {journal} MB, {second} MB für die dritte Kopie</translation>
        </message>
        <message>
            <source>The disk is nearly full, play stops: {journal} MB, {second} MB for the third copy</source>
            <translation>Die Platte ist fast voll, das Spiel ruht: {journal} MB, {second} MB für die dritte Kopie</translation>
        </message>
        <message>
            <source>The disk of the journal is nearly full</source>
            <translation>Die Platte des Journals ist fast voll</translation>
        </message>
        <message>
            <source>The disk of the journal is nearly full: the dice rest until there is room.</source>
            <translation>Die Platte des Journals ist fast voll: Die Würfel ruhen, bis Platz ist.</translation>
        </message>
        <message>
            <source>The disk of the journal will soon be full</source>
            <translation>Die Platte des Journals ist bald voll</translation>
        </message>
        <message>
            <source>The disk of this station is an old copy: please call the attendant.</source>
            <translation>Die Festplatte dieser Station ist eine alte Kopie: Bitte das Personal rufen.</translation>
        </message>
        <message>
            <source>The export failed, and no file was written: {file}</source>
            <translation>Der Export ist misslungen, keine Datei wurde geschrieben: {file}</translation>
        </message>
        <message>
            <source>The export is complete: {file}</source>
            <translation>Der Export ist fertig: {file}</translation>
        </message>
        <message>
            <source>The export is complete: {file}, {rows} rows</source>
            <translation>Der Export ist fertig: {file}, Zeilen: {rows}</translation>
        </message>
        <message>
            <source>The faders have {left} to cover a bank of {bank}.</source>
            <translation>Die Mitspieler haben {left}, um eine Bank von {bank} zu decken.</translation>
        </message>
        <message>
            <source>The first account has to be an operator's.</source>
            <translation>Das erste Konto muss das eines Betreibers sein.</translation>
        </message>
        <message>
            <source>The first hand ends with the start of the program</source>
            <translation>Die erste Runde endet mit dem Start des Programms</translation>
        </message>
        <message>
            <source>The first hand ends: nothing was touched</source>
            <translation>Die erste Runde endet: Nichts wurde berührt</translation>
        </message>
        <message>
            <source>The first hand ends: something else came up</source>
            <translation>Die erste Runde endet: Etwas anderes kam dazwischen</translation>
        </message>
        <message>
            <source>The fourth die shows {die}</source>
            <translation>Der vierte Würfel zeigt {die}</translation>
        </message>
        <message>
            <source>The generator reads the dice of this table.</source>
            <translation>Der Generator liest die Würfel dieses Tisches.</translation>
        </message>
        <message>
            <source>The hand-over is signed without its tests, as a device is fitted later: parameters {parameters}</source>
            <translation>Die Übergabe ist ohne ihre Tests unterschrieben, weil ein Gerät später eingebaut wird: Parameter {parameters}</translation>
        </message>
        <message>
            <source>The hand-over is signed without its tests, which were done elsewhere: parameters {parameters}</source>
            <translation>Die Übergabe ist ohne ihre Tests unterschrieben, die anderswo gemacht wurden: Parameter {parameters}</translation>
        </message>
        <message>
            <source>The hand-over is signed: parameters {parameters}</source>
            <translation>Die Übergabe ist unterschrieben: Parameter {parameters}</translation>
        </message>
        <message>
            <source>The house has the dice, and its main is that of the sheet.</source>
            <translation>Das Haus hat die Würfel, und sein Main ist das des Blattes.</translation>
        </message>
        <message>
            <source>The house lays a bank</source>
            <translation>Das Haus legt eine Bank</translation>
        </message>
        <message>
            <source>The journal holds money, people and history: end the terminal, move all of the journal's files, and then change its path in Param.ini.</source>
            <translation>Das Journal enthält Geld, Personen und Geschichte: Beenden Sie das Terminal, verschieben Sie alle Dateien des Journals und ändern Sie dann seinen Pfad in Param.ini.</translation>
        </message>
        <message>
            <source>The last roll is still shown: bets open in a moment.</source>
            <translation>Der letzte Wurf wird noch gezeigt: Gleich darf wieder gesetzt werden.</translation>
        </message>
        <message>
            <source>The last valid parameters are restored by {by}: {why}</source>
            <translation>Die letzten gültigen Parameter werden wiederhergestellt, {by}: {why}</translation>
        </message>
        <message>
            <source>The least on {bet} is {least}; this would make {stake}.</source>
            <translation>Auf {bet} sind mindestens {least} zu setzen; das wären {stake}.</translation>
        </message>
        <message>
            <source>The limits of card {card} are kept for the gaming day, of which {played} are used</source>
            <translation>Die Limits der Karte {card} gelten für den Spieltag weiter, davon sind {played} verbraucht</translation>
        </message>
        <message>
            <source>The limits of card {card} hold again, of which {played} are used</source>
            <translation>Die Limits der Karte {card} gelten wieder, davon sind {played} verbraucht</translation>
        </message>
        <message>
            <source>The logic door is open: play stops until it is shut.</source>
            <translation>Die Tür der Elektronik ist offen: Das Spiel ruht, bis sie geschlossen ist.</translation>
        </message>
        <message>
            <source>The main cannot be named now</source>
            <translation>Das Main kann jetzt nicht angesagt werden</translation>
        </message>
        <message>
            <source>The main cannot be named now: it is being thrown for.</source>
            <translation>Das Main kann jetzt nicht angesagt werden: Es wird ausgewürfelt.</translation>
        </message>
        <message>
            <source>The main door is open: play stops until it is shut.</source>
            <translation>Die Haupttür ist offen: Das Spiel ruht, bis sie geschlossen ist.</translation>
        </message>
        <message>
            <source>The main is always thrown for at this table.</source>
            <translation>An diesem Tisch wird das Main immer ausgewürfelt.</translation>
        </message>
        <message>
            <source>The main is named: {main}</source>
            <translation>Das Main wird angesagt: {main}</translation>
        </message>
        <message>
            <source>The main is one of {mains}.</source>
            <translation>Das Main ist eine dieser Zahlen: {mains}.</translation>
        </message>
        <message>
            <source>The main is that already.</source>
            <translation>Das Main ist das schon.</translation>
        </message>
        <message>
            <source>The main is thrown for</source>
            <translation>Das Main wird ausgewürfelt</translation>
        </message>
        <message>
            <source>The meters have changed since they were printed: print them again.</source>
            <translation>Die Zähler haben sich seit dem Druck geändert: Drucken Sie sie neu.</translation>
        </message>
        <message>
            <source>The meters have to be printed first, all pages of them.</source>
            <translation>Zuerst sind die Zähler zu drucken, alle Seiten.</translation>
        </message>
        <message>
            <source>The most on {bet} is {most}; this would make {stake}.</source>
            <translation>Auf {bet} sind höchstens {most} zu setzen; das wären {stake}.</translation>
        </message>
        <message>
            <source>The new PIN has to differ from the present one.</source>
            <translation>Die neue PIN muss sich von der bisherigen unterscheiden.</translation>
        </message>
        <message>
            <source>The option {name} can be {choices}, but not {value}.</source>
            <translation>Die Option {name} kann {choices} sein, aber nicht {value}.</translation>
        </message>
        <message>
            <source>The panel is off by {percent} % of the screen. It may be turned, mirrored or badly mounted: more than {most} % is not corrected here.</source>
            <translation>Das Panel liegt um {percent} % des Bildschirms daneben. Es kann gedreht, gespiegelt oder schlecht montiert sein: mehr als {most} % wird hier nicht korrigiert.</translation>
        </message>
        <message>
            <source>The pay tables are changed only by a configuration that is signed with the key {key}.</source>
            <translation>Die Auszahlungen werden nur durch eine Konfiguration geändert, die mit dem Schlüssel {key} signiert ist.</translation>
        </message>
        <message>
            <source>The pay tables were changed by a file that was signed later: this one is out of date.</source>
            <translation>Die Auszahlungen wurden durch eine später signierte Datei geändert: Diese ist überholt.</translation>
        </message>
        <message>
            <source>The player calls the attendant</source>
            <translation>Der Spieler ruft das Personal</translation>
        </message>
        <message>
            <source>The player can bet again: the dealer is awaited</source>
            <translation>Der Spieler kann wieder setzen: Der Dealer wird erwartet</translation>
        </message>
        <message>
            <source>The player forgets the saved felt {name}</source>
            <translation>Der Spieler löscht das gespeicherte Einsatzbild {name}</translation>
        </message>
        <message>
            <source>The player has chosen</source>
            <translation>Der Spieler hat gewählt</translation>
        </message>
        <message>
            <source>The player has left</source>
            <translation>Der Spieler ist gegangen</translation>
        </message>
        <message>
            <source>The player has read the reality check and cashes out</source>
            <translation>Der Spieler hat den Realitätscheck gelesen und lässt sich auszahlen</translation>
        </message>
        <message>
            <source>The player has read the reality check and plays on</source>
            <translation>Der Spieler hat den Realitätscheck gelesen und spielt weiter</translation>
        </message>
        <message>
            <source>The player has set limits for the session: {limits}</source>
            <translation>Der Spieler hat Limits für die Sitzung gesetzt: {limits}</translation>
        </message>
        <message>
            <source>The player has to answer the reality check first.</source>
            <translation>Der Spieler muss zuerst den Realitätscheck beantworten.</translation>
        </message>
        <message>
            <source>The player has to choose</source>
            <translation>Der Spieler muss wählen</translation>
        </message>
        <message>
            <source>The player is ready for the roll</source>
            <translation>Der Spieler ist bereit für den Wurf</translation>
        </message>
        <message>
            <source>The player leaves the first hand</source>
            <translation>Der Spieler verlässt die erste Runde</translation>
        </message>
        <message>
            <source>The player of card {card} agrees to be remembered</source>
            <translation>Der Spieler der Karte {card} stimmt zu, dass das Gerät sich an ihn erinnert</translation>
        </message>
        <message>
            <source>The player of card {card} does not want to be remembered</source>
            <translation>Der Spieler der Karte {card} möchte nicht, dass das Gerät sich an ihn erinnert</translation>
        </message>
        <message>
            <source>The player of card {card} forgets the saved felt {name}</source>
            <translation>Der Spieler der Karte {card} löscht das gespeicherte Einsatzbild {name}</translation>
        </message>
        <message>
            <source>The player of card {card} has logged out. Played {played}</source>
            <translation>Der Spieler der Karte {card} hat sich abgemeldet. Gespielt {played}</translation>
        </message>
        <message>
            <source>The player of card {card} is called {name}</source>
            <translation>Der Spieler der Karte {card} heißt {name}</translation>
        </message>
        <message>
            <source>The player of card {card} is forgotten, as the player wishes</source>
            <translation>Der Spieler der Karte {card} ist auf eigenen Wunsch vergessen</translation>
        </message>
        <message>
            <source>The player of card {card} is forgotten, by the staff</source>
            <translation>Der Spieler der Karte {card} ist vergessen, durch das Personal</translation>
        </message>
        <message>
            <source>The player of card {card} is forgotten: others need the room</source>
            <translation>Der Spieler der Karte {card} ist vergessen: andere brauchen den Platz</translation>
        </message>
        <message>
            <source>The player of card {card} is logged in</source>
            <translation>Der Spieler der Karte {card} ist angemeldet</translation>
        </message>
        <message>
            <source>The player of card {card} is logged out at the end of the session. Played {played}</source>
            <translation>Der Spieler der Karte {card} ist mit dem Ende der Sitzung abgemeldet. Gespielt {played}</translation>
        </message>
        <message>
            <source>The player of card {card} is logged out by the cash-out. Played {played}</source>
            <translation>Der Spieler der Karte {card} ist durch die Auszahlung abgemeldet. Gespielt {played}</translation>
        </message>
        <message>
            <source>The player of card {card} is logged out: nothing was touched. Played {played}</source>
            <translation>Der Spieler der Karte {card} ist abgemeldet: nichts wurde berührt. Gespielt {played}</translation>
        </message>
        <message>
            <source>The player of card {card} is logged out: the card was taken or swiped again. Played {played}</source>
            <translation>Der Spieler der Karte {card} ist abgemeldet: die Karte wurde entnommen oder noch einmal durchgezogen. Gespielt {played}</translation>
        </message>
        <message>
            <source>The player of card {card} is logged out: the program starts without a card reader. Played {played}</source>
            <translation>Der Spieler der Karte {card} ist abgemeldet: das Programm startet ohne Kartenleser. Gespielt {played}</translation>
        </message>
        <message>
            <source>The player of card {card} saves the felt as {name}: {bets}</source>
            <translation>Der Spieler der Karte {card} speichert seine Einsätze als {name}: {bets}</translation>
        </message>
        <message>
            <source>The player saves the felt as {name}: {bets}</source>
            <translation>Der Spieler speichert seine Einsätze als {name}: {bets}</translation>
        </message>
        <message>
            <source>The player takes a break: no bets and no dice</source>
            <translation>Der Spieler macht eine Pause: keine Einsätze und keine Würfel</translation>
        </message>
        <message>
            <source>The player takes a ticket, the staff its papers. It ends by itself when the slot is free.</source>
            <translation>Ein Ticket nimmt der Spieler, Papiere des Personals das Personal. Endet von selbst, wenn der Schlitz frei ist.</translation>
        </message>
        <message>
            <source>The player wants the dice</source>
            <translation>Der Spieler möchte die Würfel</translation>
        </message>
        <message>
            <source>The player wants this: {choice}</source>
            <translation>Der Spieler möchte: {choice}</translation>
        </message>
        <message>
            <source>The player's limit is reached: no money is taken in.</source>
            <translation>Das Limit des Spielers ist erreicht: Es wird kein Geld angenommen.</translation>
        </message>
        <message>
            <source>The player's loss limit is reached after {played}: no further bets; the result so far</source>
            <translation>Das Verlustlimit des Spielers ist nach {played} erreicht: keine weiteren Einsätze; das Ergebnis bisher</translation>
        </message>
        <message>
            <source>The player's option {name} is now: {value}</source>
            <translation>Die Option {name} des Spielers ist jetzt: {value}</translation>
        </message>
        <message>
            <source>The player's time limit is reached after {played}: no further bets; the result so far</source>
            <translation>Das Zeitlimit des Spielers ist nach {played} erreicht: keine weiteren Einsätze; das Ergebnis bisher</translation>
        </message>
        <message>
            <source>The printer cannot put the credit of {amount} on a ticket: please wait for the attendant.</source>
            <translation>Der Drucker kann das Guthaben von {amount} nicht auf ein Ticket bringen: Bitte warten Sie auf das Personal.</translation>
        </message>
        <message>
            <source>The program is an unsigned copy: {digest}</source>
            <translation>Das Programm ist eine Kopie, die niemand signiert hat: {digest}</translation>
        </message>
        <message>
            <source>The program is as it was signed: {digest}</source>
            <translation>Das Programm ist so, wie es signiert wurde: {digest}</translation>
        </message>
        <message>
            <source>The program is being checked already.</source>
            <translation>Das Programm wird bereits geprüft.</translation>
        </message>
        <message>
            <source>The program is not as it was released: {digest}</source>
            <translation>Das Programm ist nicht so, wie es freigegeben wurde: {digest}</translation>
        </message>
        <message>
            <source>The program is to be verified, by the key</source>
            <translation>Das Programm soll geprüft werden, mit dem Schlüssel verlangt</translation>
        </message>
        <message>
            <source>The program starts: version {version}, sheet {sheet}</source>
            <translation>Das Programm startet: Version {version}, Tabelle {sheet}</translation>
        </message>
        <message>
            <source>The puck is OFF already.</source>
            <translation>Der Puck steht schon auf OFF.</translation>
        </message>
        <message>
            <source>The puck stays ON until the next roll: bets at another seat depend on it.</source>
            <translation>Der Puck bleibt bis zum nächsten Wurf auf ON: Einsätze an einem anderen Platz hängen davon ab.</translation>
        </message>
        <message>
            <source>The puck stays ON while {bet} of {stake} is up.</source>
            <translation>Der Puck bleibt auf ON, solange {bet} mit {stake} liegt.</translation>
        </message>
        <message>
            <source>The reality check is answered: what is timed goes on</source>
            <translation>Der Realitätscheck ist beantwortet: Was nach Zeit läuft, geht weiter</translation>
        </message>
        <message>
            <source>The receipt of hand pay {number} is being printed.</source>
            <translation>Der Beleg der Handauszahlung {number} wird gedruckt.</translation>
        </message>
        <message>
            <source>The result is shown; then the next betting time begins</source>
            <translation>Das Ergebnis wird gezeigt; danach beginnt die nächste Setzzeit</translation>
        </message>
        <message>
            <source>The saved felt {name} is put up</source>
            <translation>Das gespeicherte Einsatzbild {name} wird gesetzt</translation>
        </message>
        <message>
            <source>The seat with the dice names the main.</source>
            <translation>Das Main sagt der Platz mit den Würfeln an.</translation>
        </message>
        <message>
            <source>The second person has to be a different one.</source>
            <translation>Die zweite Person muss eine andere sein.</translation>
        </message>
        <message>
            <source>The session ends: the screen was not touched</source>
            <translation>Die Sitzung endet: Niemand hat den Bildschirm berührt</translation>
        </message>
        <message>
            <source>The shared table does not answer</source>
            <translation>Der gemeinsame Tisch antwortet nicht</translation>
        </message>
        <message>
            <source>The shared table does not take this station</source>
            <translation>Der gemeinsame Tisch nimmt diese Station nicht an</translation>
        </message>
        <message>
            <source>The shift of {name} is open: it has to be ended first.</source>
            <translation>Die Schicht von {name} ist offen: Sie muss erst beendet werden.</translation>
        </message>
        <message>
            <source>The shooter has {left}, less than a bank of {bank}.</source>
            <translation>Der Shooter hat {left}, weniger als eine Bank von {bank}.</translation>
        </message>
        <message>
            <source>The shooter must have a bet or pass the dice.</source>
            <translation>Der Shooter muss setzen oder die Würfel weitergeben.</translation>
        </message>
        <message>
            <source>The shooter must have a bet.</source>
            <translation>Der Shooter muss setzen.</translation>
        </message>
        <message>
            <source>The shooter passes the dice</source>
            <translation>Der Shooter gibt die Würfel weiter</translation>
        </message>
        <message>
            <source>The shooter throws</source>
            <translation>Der Shooter wirft</translation>
        </message>
        <message>
            <source>The shooter wants the puck moved to OFF</source>
            <translation>Der Shooter möchte den Puck auf OFF</translation>
        </message>
        <message>
            <source>The shooter's hand has begun: the dice change hands when it is over.</source>
            <translation>Die Runde des Shooters hat begonnen: Die Würfel wechseln, wenn sie vorbei ist.</translation>
        </message>
        <message>
            <source>The shooter, {shooter}, must have a bet or pass the dice.</source>
            <translation>Der Shooter, {shooter}, muss setzen oder die Würfel weitergeben.</translation>
        </message>
        <message>
            <source>The shooter, {shooter}, must have a bet.</source>
            <translation>Der Shooter, {shooter}, muss setzen.</translation>
        </message>
        <message>
            <source>The slip of credit {number} cannot be printed.</source>
            <translation>Der Zettel zu Guthaben {number} kann nicht gedruckt werden.</translation>
        </message>
        <message>
            <source>The staff is at work at the table</source>
            <translation>Das Personal arbeitet am Tisch</translation>
        </message>
        <message>
            <source>The staff is at work on the table: all bets stand.</source>
            <translation>Das Personal arbeitet am Tisch: Alle Einsätze bleiben liegen.</translation>
        </message>
        <message>
            <source>The station can be reserved once the dice lie.</source>
            <translation>Der Platz lässt sich reservieren, sobald die Würfel liegen.</translation>
        </message>
        <message>
            <source>The station has left seat {seat}</source>
            <translation>Die Station hat Platz {seat} verlassen</translation>
        </message>
        <message>
            <source>The station has seat {seat} at the table; round {applied_round} was the last one</source>
            <translation>Die Station hat Platz {seat} am Tisch; Runde {applied_round} war die letzte</translation>
        </message>
        <message>
            <source>The station is back in service</source>
            <translation>Der Platz ist wieder in Betrieb</translation>
        </message>
        <message>
            <source>The station is not reserved.</source>
            <translation>Der Platz ist nicht reserviert.</translation>
        </message>
        <message>
            <source>The station is open again: by its PIN</source>
            <translation>Der Platz ist wieder frei: durch seine PIN</translation>
        </message>
        <message>
            <source>The station is open again: by the attendant's key</source>
            <translation>Der Platz ist wieder frei: durch den Schlüssel des Personals</translation>
        </message>
        <message>
            <source>The station is open again: by the staff</source>
            <translation>Der Platz ist wieder frei: durch das Personal</translation>
        </message>
        <message>
            <source>The station is open again: its time is over</source>
            <translation>Der Platz ist wieder frei: Seine Zeit ist um</translation>
        </message>
        <message>
            <source>The station is reserved</source>
            <translation>Der Platz ist reserviert</translation>
        </message>
        <message>
            <source>The station is reserved for a player, for {minutes} minutes</source>
            <translation>Der Platz ist für einen Spieler reserviert, für {minutes} Minuten</translation>
        </message>
        <message>
            <source>The station is taken out of service</source>
            <translation>Der Platz wird außer Betrieb genommen</translation>
        </message>
        <message>
            <source>The station of seat {seat} is heard: it leaves its seat itself.</source>
            <translation>Die Station von Platz {seat} ist zu hören: Sie verlässt ihren Platz selbst.</translation>
        </message>
        <message>
            <source>The statistics of the dice ({dice} thrown at once): {test} is {value}, the limit is {limit}</source>
            <translation>Die Statistik der Würfel ({dice} auf einmal): {test} ist {value}, die Grenze ist {limit}</translation>
        </message>
        <message>
            <source>The statistics of the dice give an alarm</source>
            <translation>Die Statistik der Würfel schlägt Alarm</translation>
        </message>
        <message>
            <source>The statistics of the dice: {test} is {value}, the limit is {limit}</source>
            <translation>Die Statistik der Würfel: {test} ist {value}, die Grenze ist {limit}</translation>
        </message>
        <message>
            <source>The strategy {name} is put up</source>
            <translation>Die Strategie {name} wird gesetzt</translation>
        </message>
        <message>
            <source>The table cannot be reached: bets stand as they are.</source>
            <translation>Der Tisch ist nicht erreichbar: Einsätze bleiben, wie sie sind.</translation>
        </message>
        <message>
            <source>The table chooses the game.</source>
            <translation>Der Tisch bestimmt das Spiel.</translation>
        </message>
        <message>
            <source>The table does not know yet how this station's last round ended.</source>
            <translation>Der Tisch weiß noch nicht, wie die letzte Runde dieser Station geendet hat.</translation>
        </message>
        <message>
            <source>The table does not reach its stations</source>
            <translation>Der Tisch erreicht seine Stationen nicht</translation>
        </message>
        <message>
            <source>The table does not reach its stations: that of seat {seat} may be back.</source>
            <translation>Der Tisch erreicht seine Stationen nicht: Die von Platz {seat} ist vielleicht wieder da.</translation>
        </message>
        <message>
            <source>The table does not understand this order.</source>
            <translation>Der Tisch versteht diese Anordnung nicht.</translation>
        </message>
        <message>
            <source>The table gives no time for a choice now.</source>
            <translation>Der Tisch gibt jetzt keine Zeit für eine Wahl.</translation>
        </message>
        <message>
            <source>The table goes on</source>
            <translation>Der Tisch macht weiter</translation>
        </message>
        <message>
            <source>The table has not opened a round for this seat yet.</source>
            <translation>Der Tisch hat für diesen Platz noch keine Runde eröffnet.</translation>
        </message>
        <message>
            <source>The table has noted the result of round {round}</source>
            <translation>Der Tisch hat das Ergebnis der Runde {round} vermerkt</translation>
        </message>
        <message>
            <source>The table is not paused.</source>
            <translation>Der Tisch macht keine Pause.</translation>
        </message>
        <message>
            <source>The table is paused</source>
            <translation>Der Tisch macht Pause</translation>
        </message>
        <message>
            <source>The table is paused already.</source>
            <translation>Der Tisch macht schon Pause.</translation>
        </message>
        <message>
            <source>The table is paused: all bets stand.</source>
            <translation>Der Tisch pausiert: Alle Einsätze bleiben liegen.</translation>
        </message>
        <message>
            <source>The table is stopped: {why}.</source>
            <translation>Der Tisch steht: {why}.</translation>
        </message>
        <message>
            <source>The table knows: please wait for the dice.</source>
            <translation>Der Tisch weiß Bescheid: Bitte auf die Würfel warten.</translation>
        </message>
        <message>
            <source>The table knows: the puck moves unless bets at another seat depend on it.</source>
            <translation>Der Tisch weiß Bescheid: Der Puck geht auf OFF, wenn kein Einsatz an einem anderen Platz davon abhängt.</translation>
        </message>
        <message>
            <source>The table plays a game that this station does not offer.</source>
            <translation>Der Tisch spielt ein Spiel, das diese Station nicht anbietet.</translation>
        </message>
        <message>
            <source>The table prepares your seat: one moment.</source>
            <translation>Der Tisch bereitet Ihren Sitz vor: einen Augenblick.</translation>
        </message>
        <message>
            <source>The table stands still: {why}</source>
            <translation>Der Tisch steht: {why}</translation>
        </message>
        <message>
            <source>The table takes no more bets.</source>
            <translation>Der Tisch nimmt keine Einsätze mehr an.</translation>
        </message>
        <message>
            <source>The table throws the dice.</source>
            <translation>Der Tisch wirft die Würfel.</translation>
        </message>
        <message>
            <source>The targets were not touched all over the screen.</source>
            <translation>Die Ziele wurden nicht über den ganzen Bildschirm verteilt berührt.</translation>
        </message>
        <message>
            <source>The terminal would not start: {why}</source>
            <translation>Das Terminal würde nicht starten: {why}</translation>
        </message>
        <message>
            <source>The test of the bill validator is over</source>
            <translation>Der Test des Geldscheinprüfers ist zu Ende</translation>
        </message>
        <message>
            <source>The throw does not count: {why}; the dice are thrown again</source>
            <translation>Der Wurf zählt nicht: {why}; die Würfel werden noch einmal geworfen</translation>
        </message>
        <message>
            <source>The throw does not count: {why}; the dice have to be called again</source>
            <translation>Der Wurf zählt nicht: {why}; die Würfel müssen neu gerufen werden</translation>
        </message>
        <message>
            <source>The ticket authority does not answer</source>
            <translation>Die Ticketstelle antwortet nicht</translation>
        </message>
        <message>
            <source>The ticket authority does not know yet how a ticket ended.</source>
            <translation>Die Ticketstelle weiß noch nicht, wie ein Ticket ausging.</translation>
        </message>
        <message>
            <source>The ticket authority is ready</source>
            <translation>Die Ticketstelle ist bereit</translation>
        </message>
        <message>
            <source>The ticket authority is ready: {note}</source>
            <translation>Die Ticketstelle ist bereit: {note}</translation>
        </message>
        <message>
            <source>The ticket authority's books contradict the cabinet's</source>
            <translation>Die Bücher der Ticketstelle widersprechen denen des Geräts</translation>
        </message>
        <message>
            <source>The ticket authority: {say}</source>
            <translation>Die Ticketstelle: {say}</translation>
        </message>
        <message>
            <source>The ticket paper is out</source>
            <translation>Das Ticketpapier ist aus</translation>
        </message>
        <message>
            <source>The ticket paper is running low</source>
            <translation>Das Ticketpapier geht zur Neige</translation>
        </message>
        <message>
            <source>The ticket printer does not answer</source>
            <translation>Der Ticketdrucker antwortet nicht</translation>
        </message>
        <message>
            <source>The ticket printer has failed</source>
            <translation>Der Ticketdrucker ist ausgefallen</translation>
        </message>
        <message>
            <source>The ticket printer has failed: a technician has to turn the key</source>
            <translation>Der Ticketdrucker ist ausgefallen: Ein Techniker muss den Schlüssel drehen</translation>
        </message>
        <message>
            <source>The ticket printer is at fault</source>
            <translation>Der Ticketdrucker ist gestört</translation>
        </message>
        <message>
            <source>The ticket printer is not ready: {why}.</source>
            <translation>Der Ticketdrucker ist nicht bereit: {why}.</translation>
        </message>
        <message>
            <source>The ticket printer is printing a paper for the staff: please wait.</source>
            <translation>Der Ticketdrucker druckt ein Papier für das Personal: Bitte warten.</translation>
        </message>
        <message>
            <source>The ticket with number {number} is done: it is disputed</source>
            <translation>Das Ticket mit der Nummer {number} ist fertig: strittig</translation>
        </message>
        <message>
            <source>The ticket with number {number} is done: it is in the stacker</source>
            <translation>Das Ticket mit der Nummer {number} ist fertig: im Stapler</translation>
        </message>
        <message>
            <source>The ticket with number {number} is done: it went back</source>
            <translation>Das Ticket mit der Nummer {number} ist fertig: zurückgegeben</translation>
        </message>
        <message>
            <source>The touch panel is calibrated: largest error {error}</source>
            <translation>Das Touchpanel ist kalibriert: größter Fehler {error}</translation>
        </message>
        <message>
            <source>The touch panel is right as it is.</source>
            <translation>Das Touchpanel ist richtig, wie es ist.</translation>
        </message>
        <message>
            <source>The touch panel was never calibrated here.</source>
            <translation>Das Touchpanel wurde hier nie kalibriert.</translation>
        </message>
        <message>
            <source>The tower light shows the state of the cabinet again</source>
            <translation>Die Signallampe zeigt wieder den Zustand des Geräts</translation>
        </message>
        <message>
            <source>The win of {amount} has to be paid by hand.</source>
            <translation>Der Gewinn von {amount} muss von Hand ausgezahlt werden.</translation>
        </message>
        <message>
            <source>There are no bets on the felt that could be saved.</source>
            <translation>Auf dem Tisch liegt kein Einsatz, der gespeichert werden könnte.</translation>
        </message>
        <message>
            <source>There are no bills of such a value.</source>
            <translation>Scheine mit solchem Wert gibt es nicht.</translation>
        </message>
        <message>
            <source>There are {number} accounts: no more can be added.</source>
            <translation>Es gibt {number} Konten: Mehr können nicht angelegt werden.</translation>
        </message>
        <message>
            <source>There is a break in play: bets stay as they are, and no further bets are taken.</source>
            <translation>Es ist Spielpause: Einsätze bleiben, wie sie sind, und weitere werden nicht angenommen.</translation>
        </message>
        <message>
            <source>There is an account of {name} already.</source>
            <translation>Es gibt schon ein Konto von {name}.</translation>
        </message>
        <message>
            <source>There is credit: it has to be paid out first.</source>
            <translation>Es ist Guthaben da: Es ist zuerst auszuzahlen.</translation>
        </message>
        <message>
            <source>There is no account yet: turn the technician key and open the logic door.</source>
            <translation>Es gibt noch kein Konto: Drehen Sie den Technikerschlüssel und öffnen Sie die Logiktür.</translation>
        </message>
        <message>
            <source>There is no account {number}.</source>
            <translation>Es gibt kein Konto {number}.</translation>
        </message>
        <message>
            <source>There is no credit to cash out.</source>
            <translation>Es ist kein Guthaben da, das ausgezahlt werden könnte.</translation>
        </message>
        <message>
            <source>There is no fault that an attendant acknowledges.</source>
            <translation>Es gibt keine Störung, die das Personal quittiert.</translation>
        </message>
        <message>
            <source>There is no field {name} on this table.</source>
            <translation>An diesem Tisch gibt es kein Feld {name}.</translation>
        </message>
        <message>
            <source>There is no first hand for this game.</source>
            <translation>Für dieses Spiel gibt es keine erste Runde.</translation>
        </message>
        <message>
            <source>There is no option {name}.</source>
            <translation>Es gibt keine Option {name}.</translation>
        </message>
        <message>
            <source>There is no parameter {name}.</source>
            <translation>Es gibt keinen Parameter {name}.</translation>
        </message>
        <message>
            <source>There is no sound {sound}.</source>
            <translation>Es gibt keinen Klang {sound}.</translation>
        </message>
        <message>
            <source>There is no such field: Big Shot has the numbers 1 to 6, Double, Triple and Straight.</source>
            <translation>Dieses Feld gibt es nicht: Big Shot hat die Zahlen 1 bis 6, Pasch, Dreierpasch und Straße.</translation>
        </message>
        <message>
            <source>There is nothing to choose now.</source>
            <translation>Es gibt jetzt nichts zu wählen.</translation>
        </message>
        <message>
            <source>This card is not blocked.</source>
            <translation>Diese Karte ist nicht gesperrt.</translation>
        </message>
        <message>
            <source>This file was signed more than a day later than the cabinet's clock says: set the clock right, or have the file signed again.</source>
            <translation>Diese Datei wurde mehr als einen Tag später signiert, als die Uhr des Geräts zeigt: Stellen Sie die Uhr richtig, oder lassen Sie die Datei neu signieren.</translation>
        </message>
        <message>
            <source>This game does not have all bets of {name}.</source>
            <translation>Dieses Spiel hat nicht alle Wetten von {name}.</translation>
        </message>
        <message>
            <source>This game has no {button} button.</source>
            <translation>Dieses Spiel hat keine Taste „{button}“.</translation>
        </message>
        <message>
            <source>This game is not offered here.</source>
            <translation>Dieses Spiel wird hier nicht angeboten.</translation>
        </message>
        <message>
            <source>This is the table: it has no player.</source>
            <translation>Das ist der Tisch: Er hat keinen Spieler.</translation>
        </message>
        <message>
            <source>This needs two people: a second person with the right has to sign in.</source>
            <translation>Das erfordert zwei Personen: Eine zweite Person mit diesem Recht muss sich anmelden.</translation>
        </message>
        <message>
            <source>This order was answered before: it was put in again, and is not carried out.</source>
            <translation>Diese Anordnung wurde schon beantwortet: Sie wurde noch einmal eingetragen und wird nicht ausgeführt.</translation>
        </message>
        <message>
            <source>This order was meant for round {number}, which is not under way.</source>
            <translation>Diese Anordnung galt Runde {number}, die nicht läuft.</translation>
        </message>
        <message>
            <source>This order was meant for throw {meant} of round {number}, which is now at throw {throw}.</source>
            <translation>Diese Anordnung galt Wurf {meant} der Runde {number}, die jetzt bei Wurf {throw} ist.</translation>
        </message>
        <message>
            <source>This station and the shared table disagree</source>
            <translation>Diese Station und der gemeinsame Tisch widersprechen sich</translation>
        </message>
        <message>
            <source>This station and the table disagree: please call the attendant.</source>
            <translation>Diese Station und der Tisch widersprechen sich: Bitte das Personal rufen.</translation>
        </message>
        <message>
            <source>This station and the table do not disagree: no bets are void.</source>
            <translation>Diese Station und der Tisch widersprechen sich nicht: Keine Einsätze sind ungültig.</translation>
        </message>
        <message>
            <source>This station cannot be reserved.</source>
            <translation>Dieser Platz lässt sich nicht reservieren.</translation>
        </message>
        <message>
            <source>This station is in service.</source>
            <translation>Dieser Platz ist in Betrieb.</translation>
        </message>
        <message>
            <source>This station is not set up as its shared table is</source>
            <translation>Diese Station ist anders eingestellt als ihr Tisch</translation>
        </message>
        <message>
            <source>This station is not set up as its table is: please call the attendant.</source>
            <translation>Diese Station ist anders eingestellt als ihr Tisch: Bitte das Personal rufen.</translation>
        </message>
        <message>
            <source>This station is out of service</source>
            <translation>Dieser Platz ist außer Betrieb</translation>
        </message>
        <message>
            <source>This station is out of service already.</source>
            <translation>Dieser Platz ist schon außer Betrieb.</translation>
        </message>
        <message>
            <source>This station is out of service, and takes no bets and no money.</source>
            <translation>Dieser Platz ist außer Betrieb und nimmt weder Einsätze noch Geld an.</translation>
        </message>
        <message>
            <source>This station is reserved already.</source>
            <translation>Dieser Platz ist schon reserviert.</translation>
        </message>
        <message>
            <source>This station is reserved for a player: it opens at its time, or by the staff.</source>
            <translation>Dieser Platz ist für einen Spieler reserviert: Er wird zu seiner Zeit frei, oder durch das Personal.</translation>
        </message>
        <message>
            <source>This station is reserved: it opens with its player's PIN.</source>
            <translation>Dieser Platz ist reserviert: Er öffnet sich mit der PIN seines Spielers.</translation>
        </message>
        <message>
            <source>This strategy is not offered here.</source>
            <translation>Diese Strategie wird hier nicht angeboten.</translation>
        </message>
        <message>
            <source>This takes {slips} slips, and at most {most} are printed.</source>
            <translation>Das sind {slips} Zettel; höchstens {most} werden gedruckt.</translation>
        </message>
        <message>
            <source>Three hits on {number}: first they are to be taken or risked.</source>
            <translation>Drei Treffer auf {number}: Erst sind sie zu nehmen oder zu riskieren.</translation>
        </message>
        <message>
            <source>Three hits: the BIG SHOT is risked</source>
            <translation>Drei Treffer: Der BIG SHOT wird riskiert</translation>
        </message>
        <message>
            <source>Three hits: the win is taken</source>
            <translation>Drei Treffer: Der Gewinn wird genommen</translation>
        </message>
        <message>
            <source>Ticket printer</source>
            <translation>Ticketdrucker</translation>
        </message>
        <message>
            <source>Ticket {number} gets another number: {validation}</source>
            <translation>Ticket {number} erhält eine andere Nummer: {validation}</translation>
        </message>
        <message>
            <source>Ticket {number} is issued: {validation}</source>
            <translation>Ticket {number} ist ausgestellt: {validation}</translation>
        </message>
        <message>
            <source>Ticket {number} is not finished yet.</source>
            <translation>Ticket {number} ist noch nicht fertig.</translation>
        </message>
        <message>
            <source>Ticket {number} is not in doubt.</source>
            <translation>Bei Ticket {number} ist nichts zu klären.</translation>
        </message>
        <message>
            <source>Ticket {number} is printed</source>
            <translation>Ticket {number} ist gedruckt</translation>
        </message>
        <message>
            <source>Ticket {validation} goes back: {why}</source>
            <translation>Ticket {validation} geht zurück: {why}</translation>
        </message>
        <message>
            <source>Ticket {validation} is disputed: {why}</source>
            <translation>Ticket {validation} ist strittig: {why}</translation>
        </message>
        <message>
            <source>Ticket {validation} is in escrow: the authority is asked</source>
            <translation>Ticket {validation} wird gehalten: Die Ticketstelle wird gefragt</translation>
        </message>
        <message>
            <source>Ticket {validation} is in the stacker and credited</source>
            <translation>Ticket {validation} ist im Stapler und gutgeschrieben</translation>
        </message>
        <message>
            <source>Tickets are not taken for a while</source>
            <translation>Tickets werden eine Weile nicht angenommen</translation>
        </message>
        <message>
            <source>Tickets are taken again: the time is over</source>
            <translation>Tickets werden wieder angenommen: Die Zeit ist vorüber</translation>
        </message>
        <message>
            <source>Tickets cannot be issued now: {why}.</source>
            <translation>Zurzeit werden keine Tickets ausgegeben: {why}.</translation>
        </message>
        <message>
            <source>Too late</source>
            <translation>Zu spät</translation>
        </message>
        <message>
            <source>Too many orders were given in this round: go on at the table itself, on the page Dealer.</source>
            <translation>In dieser Runde gab es zu viele Anordnungen: Machen Sie am Tisch selbst weiter, auf der Seite Dealer.</translation>
        </message>
        <message>
            <source>Too many throws of the shared table were void</source>
            <translation>Zu viele Würfe des gemeinsamen Tisches waren ungültig</translation>
        </message>
        <message>
            <source>Too many wrong PINs: only an attendant can open the station before its time.</source>
            <translation>Zu viele falsche PINs: Vor Ablauf der Zeit kann nur das Personal den Platz öffnen.</translation>
        </message>
        <message>
            <source>Too many wrong PINs: wait {seconds} seconds.</source>
            <translation>Zu viele falsche PINs: Warten Sie {seconds} Sekunden.</translation>
        </message>
        <message>
            <source>Touch every target first.</source>
            <translation>Berühren Sie zuerst jedes Ziel.</translation>
        </message>
        <message>
            <source>Tower light tested: {lamp}</source>
            <translation>Signallampe getestet: {lamp}</translation>
        </message>
        <message>
            <source>Transfer</source>
            <translation>Umsetzen</translation>
        </message>
        <message>
            <source>Turn both keys and open the logic door: that is how people are managed without a sign-in.</source>
            <translation>Drehen Sie beide Schlüssel und öffnen Sie die Logiktür: So werden Personen ohne Anmeldung verwaltet.</translation>
        </message>
        <message>
            <source>Turn both keys, the attendant's and the technician's.</source>
            <translation>Drehen Sie beide Schlüssel, den des Personals und den des Technikers.</translation>
        </message>
        <message>
            <source>Turn the attendant's key; the player may call it off as well.</source>
            <translation>Den Schlüssel des Personals drehen; auch der Spieler kann den Ruf beenden.</translation>
        </message>
        <message>
            <source>Two others have to give {name} a first PIN.</source>
            <translation>Zwei andere müssen {name} eine erste PIN geben.</translation>
        </message>
        <message>
            <source>Unknown tickets in a row: {count}. None is taken for so many minutes: {minutes}</source>
            <translation>Unbekannte Tickets in Folge: {count}. So viele Minuten wird keines angenommen: {minutes}</translation>
        </message>
        <message>
            <source>Unknown tickets were fed in one after the other</source>
            <translation>Unbekannte Tickets wurden nacheinander eingeführt</translation>
        </message>
        <message>
            <source>Version {version} of the program has to be accepted first.</source>
            <translation>Zuerst muss Version {version} des Programms angenommen werden.</translation>
        </message>
        <message>
            <source>Version {version} of the program, {digest}, was installed in place of {before}, and waits to be accepted</source>
            <translation>Version {version} des Programms, {digest}, wurde anstelle von {before} installiert und wartet auf die Annahme</translation>
        </message>
        <message>
            <source>Version {version} of the program, {digest}, which was verified as signed, is accepted</source>
            <translation>Version {version} des Programms, {digest}, die als signiert geprüft wurde, ist angenommen</translation>
        </message>
        <message>
            <source>What is timed rests until the reality check is answered</source>
            <translation>Was nach Zeit läuft, ruht, bis der Realitätscheck beantwortet ist</translation>
        </message>
        <message>
            <source>What lies stays until the dice decide it, and nothing is added to it.</source>
            <translation>Was liegt, bleibt bis zur Entscheidung der Würfel, und nichts kommt dazu.</translation>
        </message>
        <message>
            <source>What seat {seat} is owed is printed, for cabinet {cabinet}</source>
            <translation>Der Anspruch von Platz {seat} wird gedruckt, für Automat {cabinet}</translation>
        </message>
        <message>
            <source>What seat {seat} is owed is printed: cabinet {cabinet} has reported no result</source>
            <translation>Der Anspruch von Platz {seat} wird gedruckt: Automat {cabinet} hat kein Ergebnis gemeldet</translation>
        </message>
        <message>
            <source>What this seat was owed was paid at its table: please call the attendant.</source>
            <translation>Was diesem Platz zustand, wurde an seinem Tisch ausgezahlt: Bitte das Personal rufen.</translation>
        </message>
        <message>
            <source>What was read of gaming day {number} is not what the cabinet counted.</source>
            <translation>Was von Spieltag {number} gelesen wurde, ist nicht, was das Gerät gezählt hat.</translation>
        </message>
        <message>
            <source>Win above the attended limit</source>
            <translation>Gewinn über der Grenze für Handauszahlung</translation>
        </message>
        <message>
            <source>Wins above the credit limit</source>
            <translation>Gewinne über dem Guthabenlimit</translation>
        </message>
        <message>
            <source>Without credit there is no station to reserve.</source>
            <translation>Ohne Guthaben gibt es keinen Platz zu reservieren.</translation>
        </message>
        <message>
            <source>Without credit there is nothing to take a break from.</source>
            <translation>Ohne Guthaben gibt es nichts, wovon man Pause machen könnte.</translation>
        </message>
        <message>
            <source>You have passed the dice.</source>
            <translation>Sie haben die Würfel weitergegeben.</translation>
        </message>
        <message>
            <source>You have the dice.</source>
            <translation>Sie haben die Würfel.</translation>
        </message>
        <message>
            <source>You have the dice: lay your bank, and the others fade it.</source>
            <translation>Sie haben die Würfel: Legen Sie Ihre Bank, und die anderen decken sie.</translation>
        </message>
        <message>
            <source>You have {left}, less than a cover of {cover}.</source>
            <translation>Sie haben {left}, weniger als eine Deckung von {cover}.</translation>
        </message>
        <message>
            <source>Your PIN has expired: change it first.</source>
            <translation>Ihre PIN ist abgelaufen: Ändern Sie sie zuerst.</translation>
        </message>
        <message>
            <source>Your PIN was given to you by others: change it first.</source>
            <translation>Ihre PIN haben Ihnen andere gegeben: Ändern Sie sie zuerst.</translation>
        </message>
        <message>
            <source>Your bets were sealed: the table has to know first that they are taken down.</source>
            <translation>Ihre Einsätze waren versiegelt: Der Tisch muss erst wissen, dass sie weggenommen sind.</translation>
        </message>
        <message>
            <source>Your bets were void: the table prepares your seat again, one moment.</source>
            <translation>Ihre Einsätze waren ungültig: Der Tisch bereitet Ihren Platz wieder vor, einen Moment.</translation>
        </message>
        <message>
            <source>Your loss limit is reached: no further bets are taken.</source>
            <translation>Ihr Verlustlimit ist erreicht: Es werden keine weiteren Einsätze angenommen.</translation>
        </message>
        <message>
            <source>Your loss limit leaves {amount} for further bets.</source>
            <translation>Ihr Verlustlimit lässt noch {amount} für weitere Einsätze.</translation>
        </message>
        <message>
            <source>Your shift has begun already.</source>
            <translation>Ihre Schicht hat schon begonnen.</translation>
        </message>
        <message>
            <source>Your time limit is reached: no further bets are taken.</source>
            <translation>Ihr Zeitlimit ist erreicht: Es werden keine weiteren Einsätze angenommen.</translation>
        </message>
        <message>
            <source>a die left the table</source>
            <translation>ein Würfel hat den Tisch verlassen</translation>
        </message>
        <message>
            <source>a die lies cocked</source>
            <translation>ein Würfel liegt schräg</translation>
        </message>
        <message>
            <source>a loss of {amount}</source>
            <translation>ein Verlust von {amount}</translation>
        </message>
        <message>
            <source>accepting a new program</source>
            <translation>Annehmen eines neuen Programms</translation>
        </message>
        <message>
            <source>acknowledging faults</source>
            <translation>Quittieren von Störungen</translation>
        </message>
        <message>
            <source>all bets are on</source>
            <translation>alle Einsätze sind an</translation>
        </message>
        <message>
            <source>attendant</source>
            <translation>Servicekraft</translation>
        </message>
        <message>
            <source>attendant key</source>
            <translation>Schlüssel des Personals</translation>
        </message>
        <message>
            <source>betting is open</source>
            <translation>Einsätze sind offen</translation>
        </message>
        <message>
            <source>by decision of the dealer</source>
            <translation>durch Entscheidung des Dealers</translation>
        </message>
        <message>
            <source>call</source>
            <translation>Ruf</translation>
        </message>
        <message>
            <source>cancelling credit</source>
            <translation>Kreditauszahlung von Hand</translation>
        </message>
        <message>
            <source>cash box and count</source>
            <translation>Geldkassette und Zählung</translation>
        </message>
        <message>
            <source>cash box door</source>
            <translation>Tür der Geldkassette</translation>
        </message>
        <message>
            <source>cash box door {count}</source>
            <translation>Tür der Geldkassette {count}</translation>
        </message>
        <message>
            <source>change of parameters</source>
            <translation>Ändern von Parametern</translation>
        </message>
        <message>
            <source>commission back {bets}</source>
            <translation>Kommission zurück {bets}</translation>
        </message>
        <message>
            <source>commission paid {bets}</source>
            <translation>Kommission gezahlt {bets}</translation>
        </message>
        <message>
            <source>credit by hand</source>
            <translation>Kredit von Hand</translation>
        </message>
        <message>
            <source>credit to be paid by hand</source>
            <translation>Guthaben von Hand auszuzahlen</translation>
        </message>
        <message>
            <source>dark</source>
            <translation>dunkel</translation>
        </message>
        <message>
            <source>dealing</source>
            <translation>Spielleitung</translation>
        </message>
        <message>
            <source>diagnostics</source>
            <translation>Diagnose</translation>
        </message>
        <message>
            <source>door</source>
            <translation>Tür</translation>
        </message>
        <message>
            <source>end of the accounting period</source>
            <translation>Ende der Abrechnungsperiode</translation>
        </message>
        <message>
            <source>export</source>
            <translation>Export</translation>
        </message>
        <message>
            <source>fault</source>
            <translation>Fehler</translation>
        </message>
        <message>
            <source>hand pays</source>
            <translation>Handauszahlungen</translation>
        </message>
        <message>
            <source>import of a configuration</source>
            <translation>Import einer Konfiguration</translation>
        </message>
        <message>
            <source>it does not reach its stations</source>
            <translation>er erreicht seine Stationen nicht</translation>
        </message>
        <message>
            <source>it is paused</source>
            <translation>er macht Pause</translation>
        </message>
        <message>
            <source>its number</source>
            <translation>ihre Nummer</translation>
        </message>
        <message>
            <source>large hand pays</source>
            <translation>große Handauszahlungen</translation>
        </message>
        <message>
            <source>last bets</source>
            <translation>letzte Einsätze</translation>
        </message>
        <message>
            <source>logic door</source>
            <translation>Tür der Elektronik</translation>
        </message>
        <message>
            <source>logic door {count}</source>
            <translation>Tür der Elektronik {count}</translation>
        </message>
        <message>
            <source>main door</source>
            <translation>Haupttür</translation>
        </message>
        <message>
            <source>main door {count}</source>
            <translation>Haupttür {count}</translation>
        </message>
        <message>
            <source>managing people</source>
            <translation>Personenverwaltung</translation>
        </message>
        <message>
            <source>no play</source>
            <translation>kein Spiel</translation>
        </message>
        <message>
            <source>operator</source>
            <translation>Betreiber</translation>
        </message>
        <message>
            <source>out of service</source>
            <translation>Außer Betrieb</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>players' cards</source>
            <translation>Spielerkarten</translation>
        </message>
        <message>
            <source>printing</source>
            <translation>Drucken</translation>
        </message>
        <message>
            <source>printing of lists</source>
            <translation>Drucken von Listen</translation>
        </message>
        <message>
            <source>put up {bets}</source>
            <translation>gesetzt {bets}</translation>
        </message>
        <message>
            <source>reading lists</source>
            <translation>Lesen der Listen</translation>
        </message>
        <message>
            <source>reading meters</source>
            <translation>Lesen der Zähler</translation>
        </message>
        <message>
            <source>reservation for a player</source>
            <translation>Reservierung für einen Spieler</translation>
        </message>
        <message>
            <source>seat {seat} has chosen</source>
            <translation>Platz {seat} hat gewählt</translation>
        </message>
        <message>
            <source>seat {seat} is ready</source>
            <translation>Platz {seat} ist bereit</translation>
        </message>
        <message>
            <source>seat {seat} passes the dice</source>
            <translation>Platz {seat} gibt die Würfel weiter</translation>
        </message>
        <message>
            <source>seat {seat} takes the dice</source>
            <translation>Platz {seat} nimmt die Würfel</translation>
        </message>
        <message>
            <source>seat {seat} throws</source>
            <translation>Platz {seat} wirft</translation>
        </message>
        <message>
            <source>seat {seat} wants the puck moved to OFF</source>
            <translation>Platz {seat} möchte den Puck auf OFF</translation>
        </message>
        <message>
            <source>setting the clock</source>
            <translation>Stellen der Uhr</translation>
        </message>
        <message>
            <source>staff key</source>
            <translation>Schlüssel</translation>
        </message>
        <message>
            <source>supervisor</source>
            <translation>Aufsicht</translation>
        </message>
        <message>
            <source>switched off {groups}</source>
            <translation>ausgeschaltet {groups}</translation>
        </message>
        <message>
            <source>taken down too late and up again {bets}</source>
            <translation>zu spät weggenommen und wieder liegend {bets}</translation>
        </message>
        <message>
            <source>taken down {bets}</source>
            <translation>heruntergenommen {bets}</translation>
        </message>
        <message>
            <source>technician</source>
            <translation>Techniker</translation>
        </message>
        <message>
            <source>technician key</source>
            <translation>Schlüssel des Technikers</translation>
        </message>
        <message>
            <source>the Point</source>
            <translation>der Point</translation>
        </message>
        <message>
            <source>the bets that count</source>
            <translation>die Einsätze, die zählen</translation>
        </message>
        <message>
            <source>the bets that count are fixed</source>
            <translation>es steht fest, welche Einsätze zählen</translation>
        </message>
        <message>
            <source>the betting time is over</source>
            <translation>die Einsatzzeit ist um</translation>
        </message>
        <message>
            <source>the dealer did not answer</source>
            <translation>der Dealer hat nicht geantwortet</translation>
        </message>
        <message>
            <source>the dice</source>
            <translation>die Würfel</translation>
        </message>
        <message>
            <source>the dice are checked</source>
            <translation>die Würfel werden geprüft</translation>
        </message>
        <message>
            <source>the dice are thrown</source>
            <translation>die Würfel werden geworfen</translation>
        </message>
        <message>
            <source>the dice are to be kept or passed first</source>
            <translation>Erst sind die Würfel zu behalten oder weiterzugeben</translation>
        </message>
        <message>
            <source>the dice cannot be read</source>
            <translation>die Würfel sind nicht lesbar</translation>
        </message>
        <message>
            <source>the dice cannot be thrown</source>
            <translation>die Würfel können nicht geworfen werden</translation>
        </message>
        <message>
            <source>the dice count</source>
            <translation>die Würfel zählen</translation>
        </message>
        <message>
            <source>the dice were entered wrongly</source>
            <translation>die Würfel wurden falsch eingegeben</translation>
        </message>
        <message>
            <source>the dice were touched</source>
            <translation>die Würfel wurden berührt</translation>
        </message>
        <message>
            <source>the own shift</source>
            <translation>die eigene Schicht</translation>
        </message>
        <message>
            <source>the par sheet</source>
            <translation>das PAR-Sheet</translation>
        </message>
        <message>
            <source>the players choose</source>
            <translation>die Spieler wählen</translation>
        </message>
        <message>
            <source>the shooter</source>
            <translation>der Shooter</translation>
        </message>
        <message>
            <source>the staff is at work</source>
            <translation>das Personal arbeitet</translation>
        </message>
        <message>
            <source>the staff is at work, or a door is open</source>
            <translation>das Personal arbeitet, oder eine Tür ist offen</translation>
        </message>
        <message>
            <source>the table waits for a bank</source>
            <translation>Der Tisch wartet auf eine Bank</translation>
        </message>
        <message>
            <source>the table waits for the chance or the main</source>
            <translation>Der Tisch wartet auf die Chance oder den Main</translation>
        </message>
        <message>
            <source>the table waits for the first throw after the main</source>
            <translation>Der Tisch wartet auf den ersten Wurf nach dem Main</translation>
        </message>
        <message>
            <source>the table waits for the throw that makes the main</source>
            <translation>Der Tisch wartet auf den Wurf, der den Main bestimmt</translation>
        </message>
        <message>
            <source>the throw</source>
            <translation>der Wurf</translation>
        </message>
        <message>
            <source>tickets in doubt and disputed bills</source>
            <translation>zweifelhafte Tickets und strittige Scheine</translation>
        </message>
        <message>
            <source>tilt</source>
            <translation>Sperre</translation>
        </message>
        <message>
            <source>too late and back in the credit {bets}</source>
            <translation>zu spät und wieder im Kredit {bets}</translation>
        </message>
        <message>
            <source>verification of the program</source>
            <translation>Prüfung des Programms</translation>
        </message>
        <message>
            <source>volume</source>
            <translation>Lautstärke</translation>
        </message>
        <message>
            <source>what the felt counts</source>
            <translation>was auf dem Tuch zählt</translation>
        </message>
        <message>
            <source>win to be paid by hand</source>
            <translation>Gewinn von Hand auszuzahlen</translation>
        </message>
        <message>
            <source>{amount} is no amount to put on {bet}.</source>
            <translation>{amount} ist kein Betrag, der auf {bet} gesetzt werden kann.</translation>
        </message>
        <message>
            <source>{amount} is no amount to take off {bet}.</source>
            <translation>{amount} ist kein Betrag, der von {bet} genommen werden kann.</translation>
        </message>
        <message>
            <source>{amount} is no chip.</source>
            <translation>{amount} ist kein Chip.</translation>
        </message>
        <message>
            <source>{bet} back a {base} bet, and none is up.</source>
            <translation>{bet} gehören zu einem Einsatz auf {base}, und dort liegt keiner.</translation>
        </message>
        <message>
            <source>{bet} can be moved only right after it has won on a come-out roll.</source>
            <translation>{bet} lässt sich nur gleich nach einem Gewinn im Come-out-Wurf versetzen.</translation>
        </message>
        <message>
            <source>{bet} can be moved to the {group} field of another number.</source>
            <translation>{bet} lässt sich auf das {group}-Feld einer anderen Zahl versetzen.</translation>
        </message>
        <message>
            <source>{bet} can be placed once a Point is set.</source>
            <translation>{bet} lässt sich setzen, sobald ein Point steht.</translation>
        </message>
        <message>
            <source>{bet} cannot stand against the {opposite} of {stake} that is up.</source>
            <translation>{bet} kann nicht liegen, solange {opposite} mit {stake} liegt.</translation>
        </message>
        <message>
            <source>{bet} go up to {multiple} times the {base} of {base_stake}; this would make {stake}.</source>
            <translation>{bet} gehen bis zum {multiple}-Fachen von {base} mit {base_stake}; das wären {stake}.</translation>
        </message>
        <message>
            <source>{bet} holds {stake}, which is less than {amount}.</source>
            <translation>Auf {bet} liegen {stake}, weniger als {amount}.</translation>
        </message>
        <message>
            <source>{bet} is no bet of this game.</source>
            <translation>{bet} gibt es in diesem Spiel nicht.</translation>
        </message>
        <message>
            <source>{bet} is split in {parts} equal parts of whole cents; {stake} cannot be.</source>
            <translation>{bet} wird in {parts} gleiche Teile zu ganzen Cent geteilt; {stake} lässt sich nicht so teilen.</translation>
        </message>
        <message>
            <source>{bet} moves to {field}</source>
            <translation>{bet} wandert auf {field}</translation>
        </message>
        <message>
            <source>{bet} of {stake}</source>
            <translation>{bet} mit {stake}</translation>
        </message>
        <message>
            <source>{bet} of {stake} is locked until the dice decide it.</source>
            <translation>{bet} mit {stake} ist gesperrt, bis die Würfel entscheiden.</translation>
        </message>
        <message>
            <source>{bet} takes bets only before the come-out roll; the Point is {point}.</source>
            <translation>{bet} nimmt Einsätze nur vor dem Come-out-Wurf an; der Point ist {point}.</translation>
        </message>
        <message>
            <source>{bet} takes bets only before the first Point of a hand.</source>
            <translation>{bet} nimmt Einsätze nur vor dem ersten Point einer Serie an.</translation>
        </message>
        <message>
            <source>{bet} takes bets only right after a 7; since the last one {came} came.</source>
            <translation>{bet} nimmt Einsätze nur gleich nach einer 7 an; seit der letzten gefallen: {came}.</translation>
        </message>
        <message>
            <source>{bet} takes no chips: bets only travel there.</source>
            <translation>{bet} nimmt keine Chips an: Einsätze wandern nur dorthin.</translation>
        </message>
        <message>
            <source>{bet} {stake} goes back</source>
            <translation>{bet} {stake} geht zurück</translation>
        </message>
        <message>
            <source>{bet} {stake} is a stand-off</source>
            <translation>{bet} {stake} bleibt unentschieden</translation>
        </message>
        <message>
            <source>{bet} {stake} loses</source>
            <translation>{bet} {stake} verliert</translation>
        </message>
        <message>
            <source>{bet} {stake} wins {pay}</source>
            <translation>{bet} {stake} gewinnt {pay}</translation>
        </message>
        <message>
            <source>{bet} {stake} wins {pay} and stays up</source>
            <translation>{bet} {stake} gewinnt {pay} und bleibt stehen</translation>
        </message>
        <message>
            <source>{button} places nothing: {because}</source>
            <translation>„{button}“ setzt nichts: {because}</translation>
        </message>
        <message>
            <source>{button} works once a Point is set.</source>
            <translation>„{button}“ ist möglich, sobald ein Point steht.</translation>
        </message>
        <message>
            <source>{button} works while a Pass Line, Don't Pass, Field or single-roll bet is up.</source>
            <translation>„{button}“ ist möglich, solange ein Einsatz auf Pass Line, Don't Pass, Field oder für einen einzelnen Wurf liegt.</translation>
        </message>
        <message>
            <source>{choice}, because the time was over</source>
            <translation>{choice}, weil die Zeit abgelaufen war</translation>
        </message>
        <message>
            <source>{device} answers: {identity}</source>
            <translation>{device} antwortet: {identity}</translation>
        </message>
        <message>
            <source>{device} is lost: {why}</source>
            <translation>{device} ist weg: {why}</translation>
        </message>
        <message>
            <source>{device} is ready</source>
            <translation>{device} ist bereit</translation>
        </message>
        <message>
            <source>{device} is ready: {note}</source>
            <translation>{device} ist bereit: {note}</translation>
        </message>
        <message>
            <source>{file} is exported to the USB stick {folder}</source>
            <translation>{file} wird auf den USB-Stick {folder} exportiert</translation>
        </message>
        <message>
            <source>{file} is exported to the folder {folder}</source>
            <translation>{file} wird in den Ordner {folder} exportiert</translation>
        </message>
        <message>
            <source>{group} has a field for each of {numbers}, and one of them has to be named.</source>
            <translation>{group} hat je ein Feld für {numbers}, und eines davon muss genannt werden.</translation>
        </message>
        <message>
            <source>{group} has a field for each of {numbers}, but none for {number}.</source>
            <translation>{group} hat je ein Feld für {numbers}, aber keines für {number}.</translation>
        </message>
        <message>
            <source>{most} felts are saved, and there is no room for another: forget one first.</source>
            <translation>{most} Einsatzbilder sind gespeichert, mehr haben nicht Platz: Löschen Sie zuerst eines.</translation>
        </message>
        <message>
            <source>{name} agrees as the second person (account {number}): {right}</source>
            <translation>{name} stimmt als zweite Person zu (Konto {number}): {right}</translation>
        </message>
        <message>
            <source>{name} does not have the right to do this.</source>
            <translation>{name} hat dieses Recht nicht.</translation>
        </message>
        <message>
            <source>{name} has signed in (account {number})</source>
            <translation>{name} hat sich angemeldet (Konto {number})</translation>
        </message>
        <message>
            <source>{name} has signed in with an expired PIN (account {number})</source>
            <translation>{name} hat sich mit einer abgelaufenen PIN angemeldet (Konto {number})</translation>
        </message>
        <message>
            <source>{name} has signed out (account {number})</source>
            <translation>{name} hat sich abgemeldet (Konto {number})</translation>
        </message>
        <message>
            <source>{name} has to sign in and change the expired PIN first.</source>
            <translation>{name} muss sich zuerst anmelden und die abgelaufene PIN ändern.</translation>
        </message>
        <message>
            <source>{name} has to sign in and change the first PIN before this.</source>
            <translation>{name} muss sich zuerst anmelden und die erste PIN ändern.</translation>
        </message>
        <message>
            <source>{name} is signed out: nothing was touched (account {number})</source>
            <translation>{name} ist abgemeldet: Nichts wurde berührt (Konto {number})</translation>
        </message>
        <message>
            <source>{name} is signed out: the key was turned back (account {number})</source>
            <translation>{name} ist abgemeldet: Der Schlüssel wurde zurückgedreht (Konto {number})</translation>
        </message>
        <message>
            <source>{name} is signed out: the program starts again (account {number})</source>
            <translation>{name} ist abgemeldet: Das Programm startet neu (Konto {number})</translation>
        </message>
        <message>
            <source>{name} is the last operator: add another one first.</source>
            <translation>{name} ist der letzte Betreiber: Legen Sie zuerst einen weiteren an.</translation>
        </message>
        <message>
            <source>{name} signs in with the other key.</source>
            <translation>{name} meldet sich mit dem anderen Schlüssel an.</translation>
        </message>
        <message>
            <source>{name} was saved at another game, and cannot be put up here.</source>
            <translation>{name} wurde bei einem anderen Spiel gespeichert und kann hier nicht gesetzt werden.</translation>
        </message>
        <message>
            <source>{name}: no longer there (before: {before})</source>
            <translation>{name}: nicht mehr vorhanden (vorher: {before})</translation>
        </message>
        <message>
            <source>{name}: {after} (before: {before})</source>
            <translation>{name}: {after} (vorher: {before})</translation>
        </message>
        <message>
            <source>{name}: {after} (new)</source>
            <translation>{name}: {after} (neu)</translation>
        </message>
        <message>
            <source>{noted}, but: {why}</source>
            <translation>{noted}, aber: {why}</translation>
        </message>
        <message>
            <source>{party} is heard with the key {key}</source>
            <translation>{party} meldet sich mit dem Schlüssel {key}</translation>
        </message>
        <message>
            <source>{phase}; at the table {minutes} minutes before</source>
            <translation>{phase}; am Tisch {minutes} Minuten früher</translation>
        </message>
        <message>
            <source>{phase}; seat {seat} shoots</source>
            <translation>{phase}; Platz {seat} wirft</translation>
        </message>
        <message>
            <source>{phase}; the table is stopped: {why}</source>
            <translation>{phase}; der Tisch steht: {why}</translation>
        </message>
        <message>
            <source>{player} does not sit at this table; here sit none with a name.</source>
            <translation>{player} sitzt nicht an diesem Tisch; hier sitzt niemand mit Namen.</translation>
        </message>
        <message>
            <source>{player} does not sit at this table; here sit {names}.</source>
            <translation>{player} sitzt nicht an diesem Tisch; hier sitzen {names}.</translation>
        </message>
        <message>
            <source>{player} has no choice open; still to choose: {names}.</source>
            <translation>{player} hat nichts zu wählen; noch zu wählen haben: {names}.</translation>
        </message>
        <message>
            <source>{time} of play</source>
            <translation>{time} Spielzeit</translation>
        </message>
        <message>
            <source>{what} needs {needed}, and {left} is left to play with.</source>
            <translation>{what} braucht {needed}, spielbar sind noch {left}.</translation>
        </message>
        <message>
            <source>{what}, by dealer {name}</source>
            <translation>{what}, durch Dealer {name}</translation>
        </message>
        <message>
            <source>{what}, by {name}</source>
            <translation>{what}, durch {name}</translation>
        </message>
        <message>
            <source>{what}, by {name} and {second}</source>
            <translation>{what}, durch {name} und {second}</translation>
        </message>
        <message>
            <source>{what}: the dice must pass first.</source>
            <translation>{what}: Erst müssen die Würfel weitergegeben werden.</translation>
        </message>
        <message>
            <source>{what}; {name} agrees</source>
            <translation>{what}; {name} stimmt zu</translation>
        </message>
        <message>
            <source>{whose} of {least} at least, not {amount}.</source>
            <translation>{whose} von mindestens {least}, nicht {amount}.</translation>
        </message>
        <message>
            <source>{whose} of {most} at most, not {amount}.</source>
            <translation>{whose} von höchstens {most}, nicht {amount}.</translation>
        </message>
        <message>
            <source>{wrong} cannot be chosen: the alternatives are {names}.</source>
            <translation>{wrong} gibt es nicht zu wählen: Zur Wahl stehen {names}.</translation>
        </message>
    </context>
    <context>
        <name>ReserveWindow</name>
        <message>
            <source>Back</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Do not reserve</source>
            <translation>Nicht reservieren</translation>
        </message>
        <message>
            <source>Reserve station</source>
            <translation>Platz reservieren</translation>
        </message>
        <message>
            <source>Your credit and your bets stay as they are. An attendant can also open the station.</source>
            <translation>Ihr Guthaben und Ihre Einsätze bleiben unverändert. Auch das Personal kann den Platz öffnen.</translation>
        </message>
    </context>
    <context>
        <name>ReservedScreen</name>
        <message>
            <source>Call attendant</source>
            <translation>Personal rufen</translation>
        </message>
        <message>
            <source>Call off the attendant</source>
            <translation>Personal abbestellen</translation>
        </message>
        <message>
            <source>Reserved</source>
            <translation>Reserviert</translation>
        </message>
        <message>
            <source>Time left %1</source>
            <translation>Verbleibende Zeit %1</translation>
        </message>
    </context>
    <context>
        <name>RollButton</name>
        <message>
            <source>Ready</source>
            <translation>Bereit</translation>
        </message>
        <message>
            <source>Roll</source>
            <translation>Wurf</translation>
        </message>
    </context>
    <context>
        <name>RollStrip</name>
        <message>
            <source>Last results</source>
            <translation>Letzte Würfe</translation>
        </message>
        <message>
            <source>No rolls yet</source>
            <translation>Noch keine Würfe</translation>
        </message>
    </context>
    <context>
        <name>RoundPlate</name>
        <message numerus="yes">
            <source>%n seconds left</source>
            <translation>
                <numerusform>Noch %n Sekunde</numerusform>
                <numerusform>Noch %n Sekunden</numerusform>
            </translation>
        </message>
        <message>
            <source>Puck OFF</source>
            <translation>Puck OFF</translation>
        </message>
        <message>
            <source>The Point is %1</source>
            <translation>Der Point ist %1</translation>
        </message>
    </context>
    <context>
        <name>ScreenPage</name>
        <message>
            <source>Begin the touch test</source>
            <translation>Berührungstest beginnen</translation>
        </message>
        <message>
            <source>Colours, grey steps, gradients, a grid and text, then the colours again for dead pixels. A touch shows the next one; the buttons come with each touch and go after some seconds.</source>
            <translation>Farben, Graustufen, Verläufe, ein Raster und Text, dann noch einmal die Farben für tote Pixel. Eine Berührung zeigt das nächste; die Tasten kommen mit jeder Berührung und gehen nach einigen Sekunden.</translation>
        </message>
        <message>
            <source>Each test is left by its button, and by the key.</source>
            <translation>Jeder Test wird mit seiner Taste verlassen, und mit dem Schlüssel.</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Bild</translation>
        </message>
        <message>
            <source>Show the patterns</source>
            <translation>Muster zeigen</translation>
        </message>
        <message>
            <source>Targets in the corners, at the edges and between show by how much each touch misses; lines over the whole screen show where it feels no touch. The touches of all targets can calibrate the panel.</source>
            <translation>Ziele in den Ecken, an den Rändern und dazwischen zeigen, um wie viel jede Berührung danebenliegt; Linien über den ganzen Bildschirm zeigen, wo er keine Berührung fühlt. Die Berührungen aller Ziele können das Panel kalibrieren.</translation>
        </message>
        <message>
            <source>Touch</source>
            <translation>Berührung</translation>
        </message>
        <message>
            <source>Undo calibration</source>
            <translation>Kalibrierung rückgängig</translation>
        </message>
    </context>
    <context>
        <name>SearchPage</name>
        <message>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>Searched for</source>
            <translation>Gesucht</translation>
        </message>
    </context>
    <context>
        <name>SeatBetsWindow</name>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>SecondPersonDialog</name>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Cancel: without a second person</source>
            <translation>Abbrechen: ohne zweite Person</translation>
        </message>
    </context>
    <context>
        <name>SessionStatistics</name>
        <message numerus="yes">
            <source>%n rolls</source>
            <translation>
                <numerusform>%n Wurf</numerusform>
                <numerusform>%n Würfe</numerusform>
            </translation>
        </message>
        <message>
            <source>Every bet of this session has come out even.</source>
            <translation>Jeder Einsatz dieser Sitzung ist ohne Gewinn und Verlust ausgegangen.</translation>
        </message>
        <message>
            <source>No bet has been decided in this session yet.</source>
            <translation>In dieser Sitzung wurde noch kein Einsatz entschieden.</translation>
        </message>
        <message>
            <source>Profit by bet in this session</source>
            <translation>Ergebnis je Einsatz in dieser Sitzung</translation>
        </message>
    </context>
    <context>
        <name>SessionWindow</name>
        <message>
            <source>Back</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Close the session card</source>
            <translation>Sitzungskarte schließen</translation>
        </message>
        <message>
            <source>Credit and money out, less money in</source>
            <translation>Guthaben und Ausgezahltes minus Eingezahltes</translation>
        </message>
        <message>
            <source>Limits and breaks</source>
            <translation>Limits und Pausen</translation>
        </message>
        <message>
            <source>Net result now</source>
            <translation>Ergebnis jetzt</translation>
        </message>
        <message>
            <source>Net result now %1</source>
            <translation>Ergebnis jetzt %1</translation>
        </message>
        <message>
            <source>No session has begun: it begins with your first bill</source>
            <translation>Noch keine Sitzung: Sie beginnt mit Ihrem ersten Geldschein</translation>
        </message>
        <message>
            <source>Session</source>
            <translation>Sitzung</translation>
        </message>
        <message>
            <source>Session time %1</source>
            <translation>Sitzungsdauer %1</translation>
        </message>
        <message>
            <source>Session time (h:mm)</source>
            <translation>Sitzungsdauer (h:mm)</translation>
        </message>
        <message>
            <source>Your card</source>
            <translation>Ihre Karte</translation>
        </message>
        <message>
            <source>Your session</source>
            <translation>Ihre Sitzung</translation>
        </message>
    </context>
    <context>
        <name>ShooterPanel</name>
        <message>
            <source>Pass the dice</source>
            <translation>Würfel weitergeben</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Points</translation>
        </message>
        <message>
            <source>Rolls</source>
            <translation>Würfe</translation>
        </message>
        <message>
            <source>Shooter</source>
            <translation>Shooter</translation>
        </message>
        <message>
            <source>Take the dice</source>
            <translation>Würfel nehmen</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
    </context>
    <context>
        <name>SignInPanel</name>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Cancel: keep the PIN</source>
            <translation>Abbrechen: die PIN behalten</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Done: back to the panel</source>
            <translation>Fertig: zurück zum Bedienfeld</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
    </context>
    <context>
        <name>SoundsPage</name>
        <message>
            <source>Volume</source>
            <translation>Lautstärke</translation>
        </message>
        <message>
            <source>Volume %1</source>
            <translation>Lautstärke %1</translation>
        </message>
    </context>
    <context>
        <name>StaffHead</name>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
    </context>
    <context>
        <name>Statistics</name>
        <message>
            <source>Face {0}: {1} times, expected {2}</source>
            <translation>Augenzahl {0}: {1}-mal, erwartet {2}</translation>
        </message>
        <message>
            <source>Points made in this hand</source>
            <translation>Points dieser Serie</translation>
        </message>
        <message>
            <source>Result now: {0}</source>
            <translation>Ergebnis jetzt: {0}</translation>
        </message>
        <message>
            <source>Rolls in the longest hand</source>
            <translation>Würfe der längsten Serie</translation>
        </message>
        <message>
            <source>Rolls in this shooter's hand</source>
            <translation>Würfe dieser Serie</translation>
        </message>
        <message>
            <source>Rolls since hard {0}</source>
            <translation>Würfe seit Hard {0}</translation>
        </message>
        <message>
            <source>Rolls since the last 7</source>
            <translation>Würfe seit der letzten 7</translation>
        </message>
        <message>
            <source>Throws since a chance was won</source>
            <translation>Würfe seit einer gewonnenen Chance</translation>
        </message>
        <message>
            <source>Throws since the last Double</source>
            <translation>Würfe seit dem letzten Double</translation>
        </message>
        <message>
            <source>Throws since the last Straight</source>
            <translation>Würfe seit dem letzten Straight</translation>
        </message>
        <message>
            <source>Throws since the last Triple</source>
            <translation>Würfe seit dem letzten Triple</translation>
        </message>
        <message>
            <source>Throws since the last nick</source>
            <translation>Würfe seit dem letzten Treffer</translation>
        </message>
        <message>
            <source>Throws since the last out</source>
            <translation>Würfe seit dem letzten Fehlwurf</translation>
        </message>
        <message>
            <source>Total {0}: {1} times, expected {2}</source>
            <translation>Summe {0}: {1}-mal, erwartet {2}</translation>
        </message>
    </context>
    <context>
        <name>StatisticsWindow</name>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Dice have no memory: whatever has come before, every roll is as likely as ever.</source>
            <translation>Würfel haben kein Gedächtnis: Was auch fiel, die Wahrscheinlichkeiten bleiben dieselben.</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistik</translation>
        </message>
    </context>
    <context>
        <name>StrategyCard</name>
        <message>
            <source>Put up %1</source>
            <translation>%1 setzen</translation>
        </message>
    </context>
    <context>
        <name>SwitchesPage</name>
        <message>
            <source>Doors</source>
            <translation>Türen</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Schlüssel</translation>
        </message>
        <message>
            <source>Tower light</source>
            <translation>Signallampe</translation>
        </message>
    </context>
    <context>
        <name>TableOrCashOut</name>
        <message>
            <source>Cash out</source>
            <translation>Auszahlen</translation>
        </message>
        <message>
            <source>Close this window and show the table</source>
            <translation>Dieses Fenster schließen und den Tisch zeigen</translation>
        </message>
        <message>
            <source>Show the table</source>
            <translation>Zum Tisch</translation>
        </message>
        <message>
            <source>Stop playing and cash out</source>
            <translation>Aufhören und auszahlen</translation>
        </message>
    </context>
    <context>
        <name>TestBanner</name>
        <message>
            <source>Test mode: nothing here counts</source>
            <translation>Testmodus: Nichts hier zählt</translation>
        </message>
    </context>
    <context>
        <name>TicketCard</name>
        <message>
            <source>It is not certain that your ticket came out. Please wait for an attendant.</source>
            <translation>Es ist nicht sicher, ob Ihr Ticket gedruckt wurde. Bitte warten Sie auf das Personal.</translation>
        </message>
        <message>
            <source>Please take it from the slot below</source>
            <translation>Bitte nehmen Sie es aus dem Schlitz unten</translation>
        </message>
        <message>
            <source>Please wait</source>
            <translation>Bitte warten</translation>
        </message>
        <message>
            <source>Printing your ticket</source>
            <translation>Ihr Ticket wird gedruckt</translation>
        </message>
    </context>
    <context>
        <name>TimerPlate</name>
        <message numerus="yes">
            <source>%n seconds to bet</source>
            <translation>
                <numerusform>Noch %n Sekunde zum Setzen</numerusform>
                <numerusform>Noch %n Sekunden zum Setzen</numerusform>
            </translation>
        </message>
        <message>
            <source>No more bets</source>
            <translation>Nichts geht mehr</translation>
        </message>
        <message>
            <source>Place bets</source>
            <translation>Bitte setzen</translation>
        </message>
    </context>
    <context>
        <name>TonguesWindow</name>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Languages</source>
            <translation>Sprachen</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Call attendant</source>
            <translation>Personal rufen</translation>
        </message>
        <message>
            <source>Call off the attendant</source>
            <translation>Personal abbestellen</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Spiele</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Hilfe</translation>
        </message>
        <message>
            <source>Languages</source>
            <translation>Sprachen</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Optionen</translation>
        </message>
    </context>
    <context>
        <name>TouchTestView</name>
        <message>
            <source>Draw lines</source>
            <translation>Linien zeichnen</translation>
        </message>
        <message>
            <source>Hit targets</source>
            <translation>Ziele treffen</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>Verlassen</translation>
        </message>
        <message>
            <source>Leave, at the top</source>
            <translation>Verlassen, oben</translation>
        </message>
        <message>
            <source>Start again</source>
            <translation>Von vorn beginnen</translation>
        </message>
        <message>
            <source>Target %1</source>
            <translation>Ziel %1</translation>
        </message>
        <message>
            <source>Target %1: %2</source>
            <translation>Ziel %1: %2</translation>
        </message>
        <message>
            <source>Touch test</source>
            <translation>Berührungstest</translation>
        </message>
    </context>
    <context>
        <name>TransferWindow</name>
        <message>
            <source>Move your bet?</source>
            <translation>Einsatz versetzen?</translation>
        </message>
    </context>
    <context>
        <name>VoidWindow</name>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Leave the throw as it is</source>
            <translation>Den Wurf lassen, wie er ist</translation>
        </message>
        <message>
            <source>Void the throw</source>
            <translation>Wurf ungültig</translation>
        </message>
        <message>
            <source>Void the throw of round %1</source>
            <translation>Wurf der Runde %1 ungültig</translation>
        </message>
        <message>
            <source>Void the throw: all bets stand</source>
            <translation>Wurf ungültig: Alle Einsätze bleiben</translation>
        </message>
    </context>
    <context>
        <name>WallBets</name>
        <message>
            <source>Bets on the table</source>
            <translation>Einsätze auf dem Tisch</translation>
        </message>
    </context>
    <context>
        <name>WallClockPlate</name>
        <message numerus="yes">
            <source>%n seconds left</source>
            <translation>
                <numerusform>Noch %n Sekunde</numerusform>
                <numerusform>Noch %n Sekunden</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>WallHand</name>
        <message>
            <source>Best today</source>
            <translation>Tagesrekord</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Points</translation>
        </message>
        <message>
            <source>Rolls</source>
            <translation>Würfe</translation>
        </message>
        <message>
            <source>Rolls %1, Points %2. Best hand of the day: rolls %3</source>
            <translation>Würfe %1, Points %2. Beste Serie des Tages: Würfe %3</translation>
        </message>
    </context>
    <context>
        <name>WallMain</name>
        <message>
            <source>Chance</source>
            <translation>Chance</translation>
        </message>
        <message>
            <source>Main</source>
            <translation>Main</translation>
        </message>
        <message>
            <source>Main %1, chance %2</source>
            <translation>Main %1, Chance %2</translation>
        </message>
    </context>
    <context>
        <name>WallPoint</name>
        <message>
            <source>Come-out roll</source>
            <translation>Come-out-Wurf</translation>
        </message>
        <message>
            <source>Point</source>
            <translation>Point</translation>
        </message>
        <message>
            <source>The Point is %1</source>
            <translation>Der Point ist %1</translation>
        </message>
    </context>
    <context>
        <name>WinCondition</name>
        <message>
            <source>%1 of %2 throws</source>
            <translation>%1 von %2 Würfen</translation>
        </message>
        <message>
            <source>Next roll wins</source>
            <translation>Nächster Wurf gewinnt</translation>
        </message>
        <message>
            <source>Next roll wins on %1</source>
            <translation>Der nächste Wurf gewinnt bei %1</translation>
        </message>
        <message>
            <source>Next roll wins: %1</source>
            <translation>Nächster Wurf gewinnt: %1</translation>
        </message>
    </context>
    <context>
        <name>YesOrNo</name>
        <message>
            <source>No</source>
            <translation>Nein</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Ja</translation>
        </message>
    </context>
</TS>
