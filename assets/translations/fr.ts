<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <context>
        <name>AttendantPanel</name>
        <message>
            <source>All doors are shut</source>
            <translation>Toutes les portes sont fermées</translation>
        </message>
        <message>
            <source>Attendant</source>
            <translation>Assistant</translation>
        </message>
        <message>
            <source>Change PIN</source>
            <translation>Changer le PIN</translation>
        </message>
        <message>
            <source>Devices</source>
            <translation>Appareils</translation>
        </message>
        <message>
            <source>Doors</source>
            <translation>Portes</translation>
        </message>
        <message>
            <source>Nothing has to be settled</source>
            <translation>Rien à régler</translation>
        </message>
        <message>
            <source>Play is stopped until the key is turned back</source>
            <translation>Le jeu est arrêté jusqu’à ce que la clé soit remise</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Rechercher</translation>
        </message>
        <message>
            <source>Sign out</source>
            <translation>Se déconnecter</translation>
        </message>
        <message>
            <source>Technician</source>
            <translation>Technicien</translation>
        </message>
        <message>
            <source>To be settled</source>
            <translation>À régler</translation>
        </message>
    </context>
    <context>
        <name>AutoRepeatQuestion</name>
        <message>
            <source>%1 a round</source>
            <translation>%1 par manche</translation>
        </message>
        <message>
            <source>Auto repeat</source>
            <translation>Répétition auto</translation>
        </message>
        <message>
            <source>Repeat puts up %1 now.</source>
            <translation>Répéter pose %1 maintenant.</translation>
        </message>
        <message>
            <source>Repeat these bets after every roll?</source>
            <translation>Répéter ces paris après chaque lancer ?</translation>
        </message>
        <message>
            <source>The bets go up by themselves until you touch the table.</source>
            <translation>Les paris sont posés automatiquement jusqu’à ce que vous touchiez la table.</translation>
        </message>
        <message>
            <source>The dice roll by themselves until you touch the table.</source>
            <translation>Les dés sont lancés automatiquement jusqu’à ce que vous touchiez la table.</translation>
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
            <translation>Banque</translation>
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
            <translation>Couverture</translation>
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
            <translation>Double</translation>
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
            <translation>Numéro {0}</translation>
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
            <translation>Suite</translation>
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
            <translation>Avantage maison</translation>
        </message>
        <message>
            <source>Limits</source>
            <translation>Limites</translation>
        </message>
        <message>
            <source>Pays</source>
            <translation>Paie</translation>
        </message>
        <message>
            <source>Your bet</source>
            <translation>Votre mise</translation>
        </message>
    </context>
    <context>
        <name>BetCardRules</name>
        <message>
            <source>Loses</source>
            <translation>Perd</translation>
        </message>
        <message>
            <source>Now</source>
            <translation>Maintenant</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Gagne</translation>
        </message>
    </context>
    <context>
        <name>BetCardWindow</name>
        <message>
            <source>About %1</source>
            <translation>À propos de %1</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Retour</translation>
        </message>
        <message>
            <source>Close the card</source>
            <translation>Fermer la carte</translation>
        </message>
        <message>
            <source>One chip less</source>
            <translation>Un jeton de moins</translation>
        </message>
        <message>
            <source>One chip more</source>
            <translation>Un jeton de plus</translation>
        </message>
        <message>
            <source>Take down</source>
            <translation>Retirer</translation>
        </message>
    </context>
    <context>
        <name>BetRow</name>
        <message>
            <source>Auto repeat</source>
            <translation>Répétition auto</translation>
        </message>
        <message>
            <source>Clear last</source>
            <translation>Effacer</translation>
        </message>
        <message>
            <source>Double</source>
            <translation>Doubler</translation>
        </message>
        <message>
            <source>Keep bets</source>
            <translation>Garder les paris</translation>
        </message>
        <message>
            <source>Keep bets on</source>
            <translation>Garder les paris</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Rétablir</translation>
        </message>
        <message>
            <source>Repeat</source>
            <translation>Répéter</translation>
        </message>
        <message>
            <source>Stop auto repeat</source>
            <translation>Arrêter la répétition automatique</translation>
        </message>
        <message>
            <source>Stop keeping bets on</source>
            <translation>Ne plus garder les paris</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>hold: auto</source>
            <translation>long : auto</translation>
        </message>
        <message>
            <source>off</source>
            <translation>non</translation>
        </message>
        <message>
            <source>on</source>
            <translation>oui</translation>
        </message>
        <message>
            <source>touch to stop</source>
            <translation>toucher : fin</translation>
        </message>
        <message>
            <source>twice: all</source>
            <translation>2 fois : tout</translation>
        </message>
    </context>
    <context>
        <name>BreakWindow</name>
        <message>
            <source>Break in play</source>
            <translation>Pause de jeu</translation>
        </message>
        <message>
            <source>No dice are thrown meanwhile. Your bets stay up, or you take them down.</source>
            <translation>Pendant ce temps, les dés ne sont pas lancés. Vos mises restent en place, ou vous les retirez.</translation>
        </message>
        <message>
            <source>Time left %1</source>
            <translation>Encore %1</translation>
        </message>
    </context>
    <context>
        <name>Button</name>
        <message>
            <source>Across</source>
            <translation>Tous</translation>
        </message>
        <message>
            <source>Double</source>
            <translation>Doubler</translation>
        </message>
        <message>
            <source>Inside</source>
            <translation>Intérieur</translation>
        </message>
        <message>
            <source>Outside</source>
            <translation>Extérieur</translation>
        </message>
        <message>
            <source>Press</source>
            <translation>Augmenter</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Rétablir</translation>
        </message>
        <message>
            <source>Repeat</source>
            <translation>Répéter</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
    </context>
    <context>
        <name>CardPinWindow</name>
        <message>
            <source>After too many wrong PINs the card is blocked until an attendant unblocks it.</source>
            <translation>Après trop de codes erronés, la carte est bloquée jusqu'à ce qu'un assistant la débloque.</translation>
        </message>
        <message>
            <source>Play without card</source>
            <translation>Jouer sans carte</translation>
        </message>
        <message>
            <source>The PIN of your card</source>
            <translation>Le code PIN de votre carte</translation>
        </message>
        <message>
            <source>Your PIN logs you in. Your credit and your bets stay as they are.</source>
            <translation>Votre code PIN vous connecte. Votre crédit et vos mises restent tels quels.</translation>
        </message>
        <message>
            <source>Your card</source>
            <translation>Votre carte</translation>
        </message>
    </context>
    <context>
        <name>CashBoxPage</name>
        <message>
            <source>Next</source>
            <translation>Suivant</translation>
        </message>
    </context>
    <context>
        <name>CashOutQuestion</name>
        <message>
            <source>Cash out?</source>
            <translation>Encaisser ?</translation>
        </message>
        <message>
            <source>Hand pay</source>
            <translation>Paiement manuel</translation>
        </message>
        <message>
            <source>Keep playing</source>
            <translation>Continuer à jouer</translation>
        </message>
        <message>
            <source>No ticket can be printed for it: an attendant pays your whole credit by hand</source>
            <translation>Aucun ticket ne peut être imprimé : un assistant paie tout le crédit à la main</translation>
        </message>
        <message>
            <source>Print ticket</source>
            <translation>Imprimer le ticket</translation>
        </message>
        <message>
            <source>Your whole credit will be printed as a ticket</source>
            <translation>Tout votre crédit sera imprimé sur un ticket</translation>
        </message>
    </context>
    <context>
        <name>ChipStack</name>
        <message>
            <source>%1 is off</source>
            <translation>%1 est OFF</translation>
        </message>
    </context>
    <context>
        <name>ChoiceWindow</name>
        <message numerus="yes">
            <source>%n seconds to choose</source>
            <translation>
                <numerusform>%n seconde pour choisir</numerusform>
                <numerusform>%n secondes pour choisir</numerusform>
            </translation>
        </message>
        <message>
            <source>The time rests</source>
            <translation>Le temps est arrêté</translation>
        </message>
    </context>
    <context>
        <name>CleanScreen</name>
        <message>
            <source>%1 seconds left</source>
            <translation>Encore %1 secondes</translation>
        </message>
        <message>
            <source>The screen is locked for cleaning</source>
            <translation>L’écran est verrouillé pour le nettoyage</translation>
        </message>
        <message>
            <source>Touches do not count until the time is up</source>
            <translation>Aucun toucher ne compte avant la fin du délai</translation>
        </message>
        <message>
            <source>You can wipe the screen now</source>
            <translation>Vous pouvez essuyer l’écran maintenant</translation>
        </message>
    </context>
    <context>
        <name>ClockPage</name>
        <message>
            <source>Date and time</source>
            <translation>Date et heure</translation>
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
            <translation>Principal</translation>
        </message>
    </context>
    <context>
        <name>CommissionWindow</name>
        <message>
            <source>%1: stake %2, commission %3</source>
            <translation>%1 : mise %2, commission %3</translation>
        </message>
        <message>
            <source>Bet</source>
            <translation>Pari</translation>
        </message>
        <message>
            <source>Commission</source>
            <translation>Commission</translation>
        </message>
        <message>
            <source>Stake</source>
            <translation>Mise</translation>
        </message>
        <message>
            <source>These bets cost a commission. Do you accept it?</source>
            <translation>Ces paris sont soumis à une commission. L’acceptez-vous ?</translation>
        </message>
        <message>
            <source>This bet costs a commission. Do you accept it?</source>
            <translation>Ce pari est soumis à une commission. L’acceptez-vous ?</translation>
        </message>
        <message>
            <source>Total %1</source>
            <translation>Total %1</translation>
        </message>
    </context>
    <context>
        <name>ConsentWindow</name>
        <message>
            <source>Back</source>
            <translation>Retour</translation>
        </message>
        <message>
            <source>Back to the question</source>
            <translation>Retour à la question</translation>
        </message>
        <message>
            <source>Do not remember me</source>
            <translation>Ne me retenez pas</translation>
        </message>
        <message>
            <source>It would keep your language, hand and text size, the felts you save, your first name and the figures of your play, under a code instead of your card number.</source>
            <translation>Elle garderait votre langue, main et taille de texte, les tapis que vous enregistrez, votre prénom et les chiffres de votre jeu, sous un code au lieu de votre numéro de carte.</translation>
        </message>
        <message>
            <source>Limits that you set hold for your card until the gaming day ends, whatever you answer.</source>
            <translation>Les limites que vous fixez valent pour votre carte jusqu'à la fin de la journée de jeu, quelle que soit votre réponse.</translation>
        </message>
        <message>
            <source>May this machine remember you?</source>
            <translation>Cette machine peut-elle se souvenir de vous ?</translation>
        </message>
        <message>
            <source>No, thank you</source>
            <translation>Non, merci</translation>
        </message>
        <message>
            <source>Remember me</source>
            <translation>Oui, retenir</translation>
        </message>
        <message>
            <source>The PIN of your card</source>
            <translation>Le code PIN de votre carte</translation>
        </message>
        <message>
            <source>This machine asks for your PIN whenever your card is used here, so that no one else can log in with it.</source>
            <translation>Cette machine demande votre code PIN chaque fois que votre carte est utilisée ici, afin que personne d'autre ne puisse se connecter avec.</translation>
        </message>
        <message>
            <source>You can have all of it deleted at any time: Session, Your card, Forget me. The machine's log keeps what it has recorded until then.</source>
            <translation>Vous pouvez tout faire effacer à tout moment : Session, Votre carte, M'oublier. Le journal de la machine garde ce qu'il a enregistré jusque-là.</translation>
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
            <translation>Croupier %1 : changer de croupier</translation>
        </message>
        <message>
            <source>Languages</source>
            <translation>Langues</translation>
        </message>
    </context>
    <context>
        <name>ConsoleView</name>
        <message>
            <source>The table answers, and has no faults.</source>
            <translation>La table répond et n’a pas de défaut.</translation>
        </message>
    </context>
    <context>
        <name>CreditBar</name>
        <message>
            <source>Bet</source>
            <translation>Mise</translation>
        </message>
        <message>
            <source>Credit</source>
            <translation>Crédit</translation>
        </message>
        <message>
            <source>Last bet</source>
            <translation>Dernière mise</translation>
        </message>
        <message>
            <source>Last paid</source>
            <translation>Dernier paiement</translation>
        </message>
        <message>
            <source>Last win</source>
            <translation>Dernier gain</translation>
        </message>
        <message>
            <source>Max total bet</source>
            <translation>Mise totale max</translation>
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
            <translation>Montant</translation>
        </message>
        <message>
            <source>Print the slip again</source>
            <translation>Réimprimer le bordereau</translation>
        </message>
    </context>
    <context>
        <name>Dealer</name>
        <message>
            <source>A dealer's name has up to {0} letters and digits, and begins with a letter.</source>
            <translation>Le nom d’un croupier a jusqu’à {0} lettres et chiffres et commence par une lettre.</translation>
        </message>
        <message>
            <source>A person of the staff has turned a key at the table and agrees.</source>
            <translation>Une personne du personnel a tourné une clé à la table et est d’accord.</translation>
        </message>
        <message>
            <source>Another person confirms these dice.</source>
            <translation>Une autre personne confirme ces dés.</translation>
        </message>
        <message>
            <source>Choose the next game</source>
            <translation>Choisir le jeu suivant</translation>
        </message>
        <message>
            <source>Choose the shooter</source>
            <translation>Choisir le lanceur</translation>
        </message>
        <message>
            <source>Confirm the dice</source>
            <translation>Confirmer les dés</translation>
        </message>
        <message>
            <source>Dice may lie already: a person of the staff has to turn a key at the table.</source>
            <translation>Les dés sont peut-être déjà tombés : une personne du personnel doit tourner une clé à la table.</translation>
        </message>
        <message>
            <source>Enter the dice</source>
            <translation>Saisir les dés</translation>
        </message>
        <message>
            <source>Entered</source>
            <translation>Saisis</translation>
        </message>
        <message>
            <source>Entered by {0}</source>
            <translation>Saisis par {0}</translation>
        </message>
        <message>
            <source>Final bets: {0} of {1}</source>
            <translation>Mises finales : {0} sur {1}</translation>
        </message>
        <message>
            <source>Keep the shooter</source>
            <translation>Garder le lanceur</translation>
        </message>
        <message>
            <source>Last call</source>
            <translation>Derniers paris</translation>
        </message>
        <message>
            <source>Main {0}</source>
            <translation>Principal {0}</translation>
        </message>
        <message>
            <source>Main {0}, chance {1}</source>
            <translation>Principal {0}, chance {1}</translation>
        </message>
        <message>
            <source>Next game: {0}</source>
            <translation>Jeu suivant : {0}</translation>
        </message>
        <message>
            <source>Next: {0}</source>
            <translation>Ensuite : {0}</translation>
        </message>
        <message>
            <source>No dice lie yet: the dealer alone declares the throw void.</source>
            <translation>Aucun dé n’est encore tombé : le croupier seul annule le lancer.</translation>
        </message>
        <message>
            <source>No main yet</source>
            <translation>Pas encore de point principal</translation>
        </message>
        <message>
            <source>No more bets</source>
            <translation>Rien ne va plus</translation>
        </message>
        <message>
            <source>No shooter</source>
            <translation>Pas de lanceur</translation>
        </message>
        <message>
            <source>Nothing is awaited of the dealer now.</source>
            <translation>Rien n’est attendu du croupier en ce moment.</translation>
        </message>
        <message>
            <source>Open betting</source>
            <translation>Ouvrir les mises</translation>
        </message>
        <message>
            <source>Pause the table</source>
            <translation>Suspendre la table</translation>
        </message>
        <message>
            <source>Paused: all bets stand</source>
            <translation>En pause : toutes les mises restent</translation>
        </message>
        <message>
            <source>Read by the generator</source>
            <translation>Lus par le générateur</translation>
        </message>
        <message>
            <source>Resume the table</source>
            <translation>Reprendre la table</translation>
        </message>
        <message>
            <source>Rolls {0}, Points {1}</source>
            <translation>Lancers {0}, Points {1}</translation>
        </message>
        <message>
            <source>Seat {0}</source>
            <translation>Place {0}</translation>
        </message>
        <message>
            <source>Seat {0} shoots</source>
            <translation>La place {0} lance</translation>
        </message>
        <message>
            <source>Seat {0}: {1}</source>
            <translation>Place {0} : {1}</translation>
        </message>
        <message>
            <source>Silent seats: {0}</source>
            <translation>Places muettes : {0}</translation>
        </message>
        <message>
            <source>Table {0}</source>
            <translation>Table {0}</translation>
        </message>
        <message>
            <source>The dealer has not acted in time: an attendant has been called.</source>
            <translation>Le croupier n’a pas agi à temps : un assistant est appelé.</translation>
        </message>
        <message>
            <source>The dice are checked: all bets stand</source>
            <translation>On vérifie les dés : toutes les mises restent</translation>
        </message>
        <message>
            <source>The earlier orders are not answered yet.</source>
            <translation>Les ordres précédents n’ont pas encore de réponse.</translation>
        </message>
        <message>
            <source>The staff is at work: all bets stand</source>
            <translation>Le personnel intervient : toutes les mises restent</translation>
        </message>
        <message>
            <source>The table cannot be reached</source>
            <translation>La table est injoignable</translation>
        </message>
        <message>
            <source>The table is looked for</source>
            <translation>Recherche de la table</translation>
        </message>
        <message>
            <source>Throw the dice</source>
            <translation>Lancer les dés</translation>
        </message>
        <message>
            <source>Touch the face that each die shows.</source>
            <translation>Touchez la face que montre chaque dé.</translation>
        </message>
        <message>
            <source>Touch the seat that shoots next.</source>
            <translation>Touchez la place qui lance ensuite.</translation>
        </message>
        <message>
            <source>Void the throw</source>
            <translation>Annuler le lancer</translation>
        </message>
        <message>
            <source>bets in</source>
            <translation>misé</translation>
        </message>
        <message>
            <source>betting</source>
            <translation>mise</translation>
        </message>
        <message>
            <source>comes next</source>
            <translation>vient ensuite</translation>
        </message>
        <message>
            <source>free</source>
            <translation>libre</translation>
        </message>
        <message>
            <source>is played now</source>
            <translation>est joué maintenant</translation>
        </message>
        <message>
            <source>no bets</source>
            <translation>sans mise</translation>
        </message>
        <message>
            <source>ready</source>
            <translation>prête</translation>
        </message>
        <message>
            <source>round {0}</source>
            <translation>tour {0}</translation>
        </message>
        <message>
            <source>seated</source>
            <translation>occupée</translation>
        </message>
        <message>
            <source>shoots</source>
            <translation>lance</translation>
        </message>
        <message>
            <source>silent</source>
            <translation>muette</translation>
        </message>
        <message>
            <source>waits for bets: {0}</source>
            <translation>attend les mises : {0}</translation>
        </message>
        <message>
            <source>{0}: done</source>
            <translation>{0} : fait</translation>
        </message>
        <message>
            <source>{0}: sent to the table</source>
            <translation>{0} : envoyé à la table</translation>
        </message>
    </context>
    <context>
        <name>DealerPage</name>
        <message>
            <source>Die %1</source>
            <translation>Dé %1</translation>
        </message>
        <message>
            <source>Die %1 shows %2</source>
            <translation>Le dé %1 montre %2</translation>
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
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Last faults</source>
            <translation>Dernières pannes</translation>
        </message>
        <message>
            <source>On the line</source>
            <translation>Sur la ligne</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>received</source>
            <translation>reçu</translation>
        </message>
        <message>
            <source>sent</source>
            <translation>envoyé</translation>
        </message>
    </context>
    <context>
        <name>DicePad</name>
        <message>
            <source>Die %1</source>
            <translation>Dé %1</translation>
        </message>
        <message>
            <source>Die %1 shows %2</source>
            <translation>Le dé %1 montre %2</translation>
        </message>
    </context>
    <context>
        <name>DiceStatistics</name>
        <message>
            <source>No rolls yet</source>
            <translation>Encore aucun lancer</translation>
        </message>
        <message>
            <source>Rolls since each hard way</source>
            <translation>Lancers depuis chaque Hard Way</translation>
        </message>
        <message numerus="yes">
            <source>The last %n rolls by total</source>
            <translation>
                <numerusform>%n dernier lancer, par total</numerusform>
                <numerusform>%n derniers lancers, par total</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The last %n throws by face</source>
            <translation>
                <numerusform>Le dernier lancer par face</numerusform>
                <numerusform>Les %n derniers lancers par face</numerusform>
            </translation>
        </message>
        <message>
            <source>expected</source>
            <translation>attendu</translation>
        </message>
    </context>
    <context>
        <name>DiceTray</name>
        <message>
            <source>Dice tray</source>
            <translation>Plateau des dés</translation>
        </message>
    </context>
    <context>
        <name>DiceWindow</name>
        <message>
            <source>Live picture of the dice, larger</source>
            <translation>Image en direct des dés, agrandie</translation>
        </message>
        <message>
            <source>The dice: %1</source>
            <translation>Les dés : %1</translation>
        </message>
        <message>
            <source>Touch to close</source>
            <translation>Touchez pour fermer</translation>
        </message>
    </context>
    <context>
        <name>Die</name>
        <message>
            <source>Die</source>
            <translation>Dé</translation>
        </message>
        <message>
            <source>Die %1</source>
            <translation>Dé %1</translation>
        </message>
    </context>
    <context>
        <name>Display</name>
        <message>
            <source>All bets</source>
            <translation>Toutes les mises</translation>
        </message>
        <message>
            <source>Box bets</source>
            <translation>Box Bets</translation>
        </message>
        <message>
            <source>Combinations</source>
            <translation>Combinaisons</translation>
        </message>
        <message>
            <source>Hard Ways</source>
            <translation>Hard Ways</translation>
        </message>
        <message>
            <source>Last bets</source>
            <translation>Dernières mises</translation>
        </message>
        <message>
            <source>Line bets</source>
            <translation>Lignes</translation>
        </message>
        <message>
            <source>No more bets</source>
            <translation>Rien ne va plus</translation>
        </message>
        <message>
            <source>No shooter</source>
            <translation>Pas de lanceur</translation>
        </message>
        <message>
            <source>Numbers</source>
            <translation>Numéros</translation>
        </message>
        <message>
            <source>Odds</source>
            <translation>Odds</translation>
        </message>
        <message>
            <source>One moment, please</source>
            <translation>Un instant, s’il vous plaît</translation>
        </message>
        <message>
            <source>One moment, please: all bets stand</source>
            <translation>Un instant : toutes les mises restent</translation>
        </message>
        <message>
            <source>One-roll bets</source>
            <translation>Sur un lancer</translation>
        </message>
        <message>
            <source>Other fields</source>
            <translation>Autres cases</translation>
        </message>
        <message>
            <source>Place your bets</source>
            <translation>Faites vos jeux</translation>
        </message>
        <message>
            <source>Seat {0} shoots</source>
            <translation>La place {0} lance</translation>
        </message>
        <message>
            <source>Side bets</source>
            <translation>Paris annexes</translation>
        </message>
        <message>
            <source>Table {0}</source>
            <translation>Table {0}</translation>
        </message>
        <message>
            <source>Take it or risk it</source>
            <translation>Prendre ou risquer</translation>
        </message>
        <message>
            <source>The bank</source>
            <translation>La banque</translation>
        </message>
        <message>
            <source>The bets are settled</source>
            <translation>Les mises sont réglées</translation>
        </message>
        <message>
            <source>The dice are out</source>
            <translation>Les dés sont lancés</translation>
        </message>
        <message>
            <source>This hand</source>
            <translation>Cette main</translation>
        </message>
        <message>
            <source>cold</source>
            <translation>froid</translation>
        </message>
        <message>
            <source>from {0}</source>
            <translation>dès {0}</translation>
        </message>
        <message>
            <source>hot</source>
            <translation>chaud</translation>
        </message>
        <message>
            <source>seats {0}</source>
            <translation>places {0}</translation>
        </message>
        <message>
            <source>then seat {0}</source>
            <translation>puis place {0}</translation>
        </message>
        <message>
            <source>up to {0}</source>
            <translation>jusqu’à {0}</translation>
        </message>
        <message>
            <source>up to {0} times</source>
            <translation>jusqu’à {0} fois</translation>
        </message>
        <message>
            <source>{0} to {1}</source>
            <translation>{0} à {1}</translation>
        </message>
        <message>
            <source>{0}, then {1}</source>
            <translation>{0}, puis {1}</translation>
        </message>
    </context>
    <context>
        <name>DisplayWindow</name>
        <message>
            <source>Table display</source>
            <translation>Affichage de la table</translation>
        </message>
    </context>
    <context>
        <name>EditorButtons</name>
        <message>
            <source>Default</source>
            <translation>Par défaut</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Terminé</translation>
        </message>
        <message>
            <source>Enter the default</source>
            <translation>Saisir la valeur par défaut</translation>
        </message>
    </context>
    <context>
        <name>EditorKeyboard</name>
        <message>
            <source>New value</source>
            <translation>Nouvelle valeur</translation>
        </message>
    </context>
    <context>
        <name>EditorNumbers</name>
        <message>
            <source>Add</source>
            <translation>Ajouter</translation>
        </message>
        <message>
            <source>Another value</source>
            <translation>Une autre valeur</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Par défaut</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Terminé</translation>
        </message>
        <message>
            <source>Enter the default</source>
            <translation>Saisir la valeur par défaut</translation>
        </message>
        <message>
            <source>New value</source>
            <translation>Nouvelle valeur</translation>
        </message>
        <message>
            <source>Remove %1</source>
            <translation>Retirer %1</translation>
        </message>
    </context>
    <context>
        <name>EntryLine</name>
        <message>
            <source>Typed</source>
            <translation>Saisi</translation>
        </message>
    </context>
    <context>
        <name>ExportWindow</name>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exporter</translation>
        </message>
    </context>
    <context>
        <name>FaceOdds</name>
        <message>
            <source>up to %1</source>
            <translation>max. %1</translation>
        </message>
    </context>
    <context>
        <name>FacePair</name>
        <message numerus="yes">
            <source>%n rolls since last</source>
            <translation>
                <numerusform>%n lancer d’écart</numerusform>
                <numerusform>%n lancers d’écart</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FacePlate</name>
        <message>
            <source>Loses %1</source>
            <translation>Perd %1</translation>
        </message>
        <message>
            <source>Wins %1</source>
            <translation>Gagne %1</translation>
        </message>
    </context>
    <context>
        <name>FaceRoller</name>
        <message>
            <source>%1 of 10</source>
            <translation>%1 sur 10</translation>
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
            <translation>Miser ici</translation>
        </message>
        <message>
            <source>Hits</source>
            <translation>Succès</translation>
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
            <translation>%1 : %2</translation>
        </message>
    </context>
    <context>
        <name>FavouriteCard</name>
        <message>
            <source>Forget %1</source>
            <translation>Effacer %1</translation>
        </message>
        <message>
            <source>Put up %1</source>
            <translation>Miser %1</translation>
        </message>
    </context>
    <context>
        <name>FavouriteNames</name>
        <message>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Enregistrer</translation>
        </message>
    </context>
    <context>
        <name>Favourites</name>
        <message>
            <source>Bold</source>
            <translation>Audacieux</translation>
        </message>
        <message>
            <source>Careful</source>
            <translation>Prudent</translation>
        </message>
        <message>
            <source>Felt {0}</source>
            <translation>Tapis {0}</translation>
        </message>
        <message>
            <source>House edge {0}</source>
            <translation>Avantage de la maison {0}</translation>
        </message>
        <message>
            <source>Lucky</source>
            <translation>Chance</translation>
        </message>
        <message>
            <source>My usual</source>
            <translation>Comme toujours</translation>
        </message>
        <message>
            <source>Now {0}</source>
            <translation>Maintenant {0}</translation>
        </message>
        <message>
            <source>On average {0} a roll, in units of {1}</source>
            <translation>En moyenne {0} par lancer, unité {1}</translation>
        </message>
        <message>
            <source>Touch the felt that is to be forgotten.</source>
            <translation>Touchez le tapis à effacer.</translation>
        </message>
        <message>
            <source>{0} of {1} saved with your card</source>
            <translation>{0} sur {1} enregistrés avec votre carte</translation>
        </message>
        <message>
            <source>{0} of {1} saved, until your session ends</source>
            <translation>{0} sur {1} enregistrés, jusqu'à la fin de votre session</translation>
        </message>
    </context>
    <context>
        <name>FavouritesWindow</name>
        <message>
            <source>A name for this felt</source>
            <translation>Un nom pour ce tapis</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Retour</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Favoris</translation>
        </message>
        <message>
            <source>Forget a felt</source>
            <translation>Effacer un tapis</translation>
        </message>
        <message>
            <source>Keep them all</source>
            <translation>Tout garder</translation>
        </message>
        <message>
            <source>Put your bets up, and save them here under a name: one touch puts them all up again.</source>
            <translation>Misez, puis enregistrez vos mises ici sous un nom : un seul geste les remet toutes.</translation>
        </message>
        <message>
            <source>Save this felt</source>
            <translation>Enregistrer ce tapis</translation>
        </message>
    </context>
    <context>
        <name>Felt</name>
        <message>
            <source>Again</source>
            <translation>Encore</translation>
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
            <translation>BIG SHOT : trois touches paient {0}, ou un quatrième dé : {1} s’il touche, sinon {2}</translation>
        </message>
        <message>
            <source>Bank</source>
            <translation>Banque</translation>
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
            <translation>Come sur {0}</translation>
        </message>
        <message>
            <source>Cover</source>
            <translation>Couverture</translation>
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
            <translation>Don't Come sur {0}</translation>
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
            <translation>Double</translation>
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
            <translation>Perd</translation>
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
            <translation>Numéro {0}</translation>
        </message>
        <message>
            <source>One roll</source>
            <translation>Un lancer</translation>
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
            <translation>La maison couvre {0}</translation>
        </message>
        <message>
            <source>The house lays {0}</source>
            <translation>La maison pose {0}</translation>
        </message>
        <message>
            <source>Throw for it</source>
            <translation>Le tirer aux dés</translation>
        </message>
        <message>
            <source>Throw for the main</source>
            <translation>Tirer le point principal aux dés</translation>
        </message>
        <message>
            <source>Triple</source>
            <translation>Triple</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Gagne</translation>
        </message>
        <message>
            <source>from {0}</source>
            <translation>dès {0}</translation>
        </message>
        <message>
            <source>made: {0}</source>
            <translation>réussis : {0}</translation>
        </message>
        <message>
            <source>{0} back</source>
            <translation>{0} rendus</translation>
        </message>
        <message>
            <source>{0} of {1}</source>
            <translation>{0} sur {1}</translation>
        </message>
        <message>
            <source>{0} to {1}</source>
            <translation>{0} à {1}</translation>
        </message>
    </context>
    <context>
        <name>Field</name>
        <message>
            <source>%1 more seats</source>
            <translation>%1 autres places</translation>
        </message>
        <message>
            <source>%1, off</source>
            <translation>%1, OFF</translation>
        </message>
        <message>
            <source>on the way to the table</source>
            <translation>en route vers la table</translation>
        </message>
        <message>
            <source>others: %1</source>
            <translation>autres : %1</translation>
        </message>
        <message>
            <source>seat %1: %2</source>
            <translation>place %1 : %2</translation>
        </message>
    </context>
    <context>
        <name>FindWindow</name>
        <message>
            <source>Find</source>
            <translation>Rechercher</translation>
        </message>
        <message>
            <source>Go to</source>
            <translation>Aller à</translation>
        </message>
        <message>
            <source>Looked for</source>
            <translation>Recherché</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Afficher</translation>
        </message>
    </context>
    <context>
        <name>FirstHand</name>
        <message>
            <source>7 and 11 win at once, 2, 3 and 12 lose; any other total becomes the Point. Touch ROLL: the dice of this lesson are chosen, and set a Point.</source>
            <translation>7 et 11 gagnent aussitôt, 2, 3 et 12 perdent ; tout autre total devient le Point. Touchez LANCER : les dés de cette leçon sont choisis et fixent un Point.</translation>
        </message>
        <message>
            <source>7 wins at once; any other total becomes the Point. Touch ROLL: the dice of this lesson are chosen, and set a Point.</source>
            <translation>Le 7 gagne aussitôt ; tout autre total devient le Point. Touchez LANCER : les dés de cette leçon sont choisis et fixent un Point.</translation>
        </message>
        <message>
            <source>A Place bet on the 6</source>
            <translation>Une mise Place sur le 6</translation>
        </message>
        <message>
            <source>Bet on Any Double</source>
            <translation>Misez sur Double</translation>
        </message>
        <message>
            <source>Bet on a number</source>
            <translation>Misez sur un numéro</translation>
        </message>
        <message>
            <source>Bet on the Pass Line</source>
            <translation>Misez sur Pass Line</translation>
        </message>
        <message>
            <source>Every bet is decided by each throw. Touch ROLL: no more bets are taken, and the dice of this lesson are chosen.</source>
            <translation>Chaque lancer décide toutes les mises. Touchez LANCER : rien ne va plus, et les dés de cette leçon sont choisis.</translation>
        </message>
        <message>
            <source>From now on two totals decide: {0} wins, {1} loses. Touch ROLL: in this lesson neither comes yet.</source>
            <translation>Désormais, deux totaux décident : {0} gagne, {1} perd. Touchez LANCER : dans cette leçon, aucun ne sort encore.</translation>
        </message>
        <message>
            <source>It pays {0} if two dice are alike, whichever they are, and {1} if all three are. Touch the marked field to bet {2} in play chips.</source>
            <translation>Il paie {0} si deux dés quelconques sont pareils et {1} si les trois le sont. Touchez le champ marqué pour miser {2} en jetons d’essai.</translation>
        </message>
        <message>
            <source>It wins each time a 6 comes, and loses on 7. Touch the marked field to bet {0} in play chips.</source>
            <translation>Elle gagne chaque fois qu’un 6 sort et perd avec 7. Touchez le champ marqué pour miser {0} en jetons d’essai.</translation>
        </message>
        <message>
            <source>Lay a bank</source>
            <translation>Posez une banque</translation>
        </message>
        <message>
            <source>Most players begin here. Touch the marked field to bet {0} in play chips.</source>
            <translation>La plupart des joueurs commencent ici. Touchez le champ marqué pour miser {0} en jetons d’essai.</translation>
        </message>
        <message>
            <source>No 6, and still {0}: your first hand is over</source>
            <translation>Pas de 6, et pourtant {0} : votre première main est finie</translation>
        </message>
        <message>
            <source>Nothing is decided</source>
            <translation>Rien n’est décidé</translation>
        </message>
        <message>
            <source>Pass Line and odds have won {0}, the whole hand {1} in play chips. Real dice fall by chance: a 7 would have taken every bet. The help explains all bets.</source>
            <translation>Pass Line et odds ont gagné {0}, la main entière {1} en jetons d’essai. Les vrais dés tombent au hasard : un 7 aurait pris toutes les mises. L’aide explique chaque mise.</translation>
        </message>
        <message>
            <source>Roll again</source>
            <translation>Lancez encore</translation>
        </message>
        <message>
            <source>The 6 has paid {0}, Any Double {1}, and the stakes have come back. Touch the marked field to bet {2} on the 6 again.</source>
            <translation>Le 6 a payé {0}, Double {1}, et les mises sont revenues. Touchez le champ marqué pour miser encore {2} sur le 6.</translation>
        </message>
        <message>
            <source>The 6 has won {0}</source>
            <translation>Le 6 a gagné {0}</translation>
        </message>
        <message>
            <source>The Pass Line now wins if {0} comes before a 7. Odds make the bet larger and pay {1}. Touch the marked field to bet {2} in play chips.</source>
            <translation>Pass Line gagne maintenant si {0} sort avant un 7. Les odds augmentent la mise et paient {1}. Touchez le champ marqué pour miser {2} en jetons d’essai.</translation>
        </message>
        <message>
            <source>The Place bet stays up. Touch ROLL: in this lesson the Point {0} comes now.</source>
            <translation>La mise Place reste en jeu. Touchez LANCER : dans cette leçon, le Point {0} sort maintenant.</translation>
        </message>
        <message>
            <source>The Point is made: your first hand is over</source>
            <translation>Le Point est fait : votre première main est finie</translation>
        </message>
        <message>
            <source>The Point is {0}: take odds</source>
            <translation>Le Point est {0} : prenez des odds</translation>
        </message>
        <message>
            <source>The bank stays. Touch ROLL: in this lesson {0} comes now.</source>
            <translation>La banque reste. Touchez LANCER : dans cette leçon, le {0} sort maintenant.</translation>
        </message>
        <message>
            <source>The chance has come: you win {0}</source>
            <translation>La chance est sortie : vous gagnez {0}</translation>
        </message>
        <message>
            <source>The come-out roll</source>
            <translation>Le lancer de come-out</translation>
        </message>
        <message>
            <source>The first total from 5 to 9 becomes the main; any other is thrown again. Touch ROLL: the dice of this lesson are chosen.</source>
            <translation>Le premier total de 5 à 9 devient le point principal ; tout autre est relancé. Touchez LANCER : les dés de cette leçon sont choisis.</translation>
        </message>
        <message>
            <source>The main is {0}</source>
            <translation>Le point principal est {0}</translation>
        </message>
        <message>
            <source>The three dice</source>
            <translation>Les trois dés</translation>
        </message>
        <message>
            <source>The whole hand has won {0} in play chips. Real dice fall by chance: in most throws no die shows your number, and the bet is lost. The help explains all bets.</source>
            <translation>La main entière a gagné {0} en jetons d’essai. Les vrais dés tombent au hasard : le plus souvent, aucun ne montre votre numéro et la mise est perdue. L’aide explique chaque mise.</translation>
        </message>
        <message>
            <source>This throw wins at once with {0}, a nick, and loses with {1}, which is out. Any other total is your chance. Touch ROLL.</source>
            <translation>Ce lancer gagne aussitôt avec {0}, une réussite, et perd avec {1}, un échec. Tout autre total est votre chance. Touchez LANCER.</translation>
        </message>
        <message>
            <source>Three bets are up: a 6 wins the Place bet, the Point wins the other two, and a 7 takes them all. Touch ROLL: in this lesson a 6 comes.</source>
            <translation>Trois mises sont en jeu : un 6 fait gagner la mise Place, le Point les deux autres, et un 7 les prend toutes. Touchez LANCER : dans cette leçon, un 6 sort.</translation>
        </message>
        <message>
            <source>Three dice are thrown. A number pays {0} if one of them shows it, and {1} if two do. Touch the marked field to bet {2} in play chips.</source>
            <translation>Trois dés sont lancés. Un numéro paie {0} si un dé le montre et {1} si deux le montrent. Touchez le champ marqué pour miser {2} en jetons d’essai.</translation>
        </message>
        <message>
            <source>Three hits: take the win, or risk it</source>
            <translation>Trois réussites : prendre le gain ou le risquer</translation>
        </message>
        <message>
            <source>Throw again</source>
            <translation>Lancez encore</translation>
        </message>
        <message>
            <source>Throw for the main</source>
            <translation>Tirez le point principal aux dés</translation>
        </message>
        <message>
            <source>Touch ROLL: in this lesson all three dice show a 6.</source>
            <translation>Touchez LANCER : dans cette leçon, les trois dés montrent un 6.</translation>
        </message>
        <message>
            <source>Two hits: you win {0}</source>
            <translation>Deux réussites : vous gagnez {0}</translation>
        </message>
        <message>
            <source>You choose at the table: {0} for certain, or a fourth die, which pays {1} if it is a 6 and {2} if it is not. In this lesson it is risked: touch ROLL.</source>
            <translation>À la table, vous choisissez : {0} à coup sûr, ou un quatrième dé, qui paie {1} si c’est un 6 et {2} sinon. Dans cette leçon, on risque : touchez LANCER.</translation>
        </message>
        <message>
            <source>You throw the dice as the caster. The house covers your bank with as much. Touch the marked field to lay {0} in play chips.</source>
            <translation>Vous lancez les dés. La maison couvre votre banque d’autant. Touchez le champ marqué pour poser {0} en jetons d’essai.</translation>
        </message>
        <message>
            <source>You would now keep the dice and let the whole bank ride, or pass them and take it. Real dice fall by chance: {0} would have taken the bank. The help explains more.</source>
            <translation>Vous garderiez maintenant les dés et laisseriez toute la banque en jeu, ou les passeriez et la prendriez. Les vrais dés tombent au hasard : un {0} aurait pris la banque. L’aide en dit plus.</translation>
        </message>
        <message>
            <source>{0} is your chance</source>
            <translation>{0} est votre chance</translation>
        </message>
    </context>
    <context>
        <name>FirstHandOver</name>
        <message>
            <source>The first hand is over</source>
            <translation>La première main est finie</translation>
        </message>
        <message>
            <source>The play chips are gone. At the table you bet money.</source>
            <translation>Les jetons d’essai ne sont plus là. À la table, on mise de l’argent.</translation>
        </message>
        <message>
            <source>To the table</source>
            <translation>À la table</translation>
        </message>
    </context>
    <context>
        <name>FirstHandWindow</name>
        <message>
            <source>A first hand with play chips</source>
            <translation>Une première main avec des jetons d’essai</translation>
        </message>
        <message>
            <source>Cash out</source>
            <translation>Encaisser</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Terminé</translation>
        </message>
        <message>
            <source>Done, back to the table</source>
            <translation>Terminé, retour à la table</translation>
        </message>
        <message>
            <source>Done, open the help</source>
            <translation>Terminé, ouvrir l’aide</translation>
        </message>
        <message>
            <source>First hand</source>
            <translation>Première main</translation>
        </message>
        <message>
            <source>First touch ROLL.</source>
            <translation>Touchez d’abord LANCER.</translation>
        </message>
        <message>
            <source>First touch the marked field.</source>
            <translation>Touchez d’abord le champ marqué.</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Aide</translation>
        </message>
        <message>
            <source>Leave the first hand</source>
            <translation>Quitter la première main</translation>
        </message>
        <message>
            <source>Leave the first hand and cash out</source>
            <translation>Quitter la première main et encaisser</translation>
        </message>
        <message>
            <source>Once more</source>
            <translation>Encore une fois</translation>
        </message>
        <message>
            <source>PLAY</source>
            <translation>ESSAI</translation>
        </message>
        <message>
            <source>Play chips left</source>
            <translation>Jetons restants</translation>
        </message>
        <message>
            <source>Play chips won</source>
            <translation>Jetons gagnés</translation>
        </message>
        <message>
            <source>Play chips: nothing here is money</source>
            <translation>Jetons d’essai : rien ici n’est de l’argent</translation>
        </message>
        <message>
            <source>Play the first hand once more</source>
            <translation>Rejouer la première main</translation>
        </message>
        <message>
            <source>Roll the dice of the lesson</source>
            <translation>Lancer les dés de la leçon</translation>
        </message>
        <message>
            <source>Step %1 of %2</source>
            <translation>Étape %1 sur %2</translation>
        </message>
        <message>
            <source>Touch here</source>
            <translation>Touchez ici</translation>
        </message>
    </context>
    <context>
        <name>GameCard</name>
        <message>
            <source>On the table now</source>
            <translation>À la table en ce moment</translation>
        </message>
    </context>
    <context>
        <name>GameName</name>
        <message>
            <source>%1. The session has run for %2, since %3</source>
            <translation>%1. La session dure depuis %2, début à %3</translation>
        </message>
        <message>
            <source>Session clock</source>
            <translation>Horloge de la session</translation>
        </message>
    </context>
    <context>
        <name>GamePage</name>
        <message>
            <source>Credit: %1   On the felt: %2</source>
            <translation>Crédit : %1   Sur le tapis : %2</translation>
        </message>
        <message>
            <source>First</source>
            <translation>Début</translation>
        </message>
        <message>
            <source>First step</source>
            <translation>Première étape</translation>
        </message>
        <message>
            <source>Last</source>
            <translation>Fin</translation>
        </message>
        <message>
            <source>Last step</source>
            <translation>Dernière étape</translation>
        </message>
        <message>
            <source>Next step</source>
            <translation>Étape suivante</translation>
        </message>
        <message>
            <source>Pays</source>
            <translation>Gains</translation>
        </message>
        <message>
            <source>Previous step</source>
            <translation>Étape précédente</translation>
        </message>
    </context>
    <context>
        <name>GamesPage</name>
        <message>
            <source>Pays</source>
            <translation>Gains</translation>
        </message>
    </context>
    <context>
        <name>GamesWindow</name>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>It begins with the next round before which no seat has bets up. Nothing is taken down for it.</source>
            <translation>Il commence au prochain tour avant lequel aucune place n’a de mise posée. Rien n’est retiré pour cela.</translation>
        </message>
        <message>
            <source>Leave the choice as it is</source>
            <translation>Laisser le choix tel quel</translation>
        </message>
        <message>
            <source>Next game</source>
            <translation>Jeu suivant</translation>
        </message>
    </context>
    <context>
        <name>HandOverPage</name>
        <message>
            <source>Next step</source>
            <translation>Étape suivante</translation>
        </message>
        <message>
            <source>Ports</source>
            <translation>Ports</translation>
        </message>
        <message>
            <source>Sign and print</source>
            <translation>Signer et imprimer</translation>
        </message>
        <message>
            <source>Tests are not done</source>
            <translation>Tests non faits</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <source>A 7 or 11 leaves it as it is.</source>
            <translation>Un 7 ou un 11 le laisse tel quel.</translation>
        </message>
        <message>
            <source>A Pass Line bet for those who come later: bet it while the puck is ON.</source>
            <translation>Un pari Pass Line pour ceux qui arrivent plus tard : il se joue tant que le Puck est sur ON.</translation>
        </message>
        <message>
            <source>A Place bet wins when its number comes before a 7, and loses when the 7 comes first.</source>
            <translation>Un pari Place gagne quand son numéro sort avant un 7, et perd quand le 7 sort le premier.</translation>
        </message>
        <message>
            <source>A Point that is made turns gold; made again, it does not count.</source>
            <translation>Un Point réussi devient doré ; réussi de nouveau, il ne compte pas.</translation>
        </message>
        <message>
            <source>A bank above {0} cannot ride.</source>
            <translation>Une banque de plus de {0} ne peut pas rester en jeu.</translation>
        </message>
        <message>
            <source>A bet that has won stays framed in gold, and is open again after the next 7.</source>
            <translation>Un pari gagné reste encadré d’or ; il est de nouveau ouvert après le prochain 7.</translation>
        </message>
        <message>
            <source>A bet that its number comes the hard way, as a pair: {0}. It loses on a 7, and when its number comes the easy way, with two different dice. Any other roll leaves it as it is.</source>
            <translation>Vous pariez que le numéro sort en Hard Way, c’est-à-dire en paire : {0}. Le pari perd avec un 7, et quand le numéro sort avec deux dés différents. Tout autre lancer le laisse tel quel.</translation>
        </message>
        <message>
            <source>A bet with a padlock stays as it is until it is decided.</source>
            <translation>Un pari marqué d’un cadenas reste tel quel jusqu’à sa décision.</translation>
        </message>
        <message>
            <source>A break lasts {0} minutes: no bets are taken and no dice are thrown.</source>
            <translation>Une pause dure {0} minutes : aucun pari n’est accepté et les dés ne sont pas lancés.</translation>
        </message>
        <message>
            <source>A cash-out also logs you out, and so do {0} min without a touch.</source>
            <translation>Un encaissement vous déconnecte aussi, de même que {0} min sans toucher l'écran.</translation>
        </message>
        <message>
            <source>A dark field takes no chips now: tap it, and the line above says why.</source>
            <translation>Une case sombre ne prend pas de jetons pour le moment : touchez-la, et la ligne du haut dit pourquoi.</translation>
        </message>
        <message>
            <source>A die that lies askew or on another makes the throw void: all dice are thrown again.</source>
            <translation>Un dé de travers ou posé sur un autre rend le lancer nul : tous les dés sont relancés.</translation>
        </message>
        <message>
            <source>A field for each of {0}. It wins when the next roll is its number.</source>
            <translation>Une case pour chacun des numéros {0}. Le pari gagne quand le prochain lancer donne son numéro.</translation>
        </message>
        <message>
            <source>A fraction of a cent counts as a whole one.</source>
            <translation>Une fraction de cent compte pour un cent entier.</translation>
        </message>
        <message>
            <source>A hop names both dice of the next roll. It wins when they come, whichever die shows which number, and loses on any other roll.</source>
            <translation>Un pari Hop désigne les deux dés du prochain lancer. Il gagne quand ils sortent, quel que soit le dé qui montre chaque numéro, et perd avec tout autre lancer.</translation>
        </message>
        <message>
            <source>A limit can be lowered during the session, but not raised. It ends when you cash out.</source>
            <translation>Une limite peut être abaissée pendant la session, mais pas relevée. Elle prend fin quand vous encaissez.</translation>
        </message>
        <message>
            <source>A limit can be lowered, but not raised. Without a card it ends when you cash out.</source>
            <translation>Une limite peut être baissée, mais pas relevée. Sans carte, elle prend fin à l'encaissement.</translation>
        </message>
        <message>
            <source>A nick wins at once, an out loses at once. Any other total is your chance.</source>
            <translation>Une réussite gagne aussitôt, un échec perd aussitôt. Tout autre total est votre chance.</translation>
        </message>
        <message>
            <source>A pale chip with a small clock is on its way to the table.</source>
            <translation>Un jeton pâle avec une petite horloge est en route vers la table.</translation>
        </message>
        <message>
            <source>A round begins while the puck is black and says OFF.</source>
            <translation>Une manche commence quand le Puck est noir et marque OFF.</translation>
        </message>
        <message>
            <source>A small coloured chip shows that the seat of this number has a bet on the field.</source>
            <translation>Un petit jeton de couleur montre que la place de ce numéro a une mise sur la case.</translation>
        </message>
        <message>
            <source>A throw that cannot be read does not count, and bets stay as they are.</source>
            <translation>Un lancer qui ne peut pas être lu ne compte pas, et les paris restent tels quels.</translation>
        </message>
        <message>
            <source>A window offers them, and before any roll you may place, raise, reduce or remove them.</source>
            <translation>Une fenêtre les propose ; avant chaque lancer, vous pouvez les placer, les augmenter, les réduire ou les retirer.</translation>
        </message>
        <message>
            <source>After a loss</source>
            <translation>Après une perte</translation>
        </message>
        <message>
            <source>After a lost chance, or without a bank, the dice go to the next seat clockwise.</source>
            <translation>Après une chance perdue, ou sans banque, les dés passent à la place suivante dans le sens des aiguilles d'une montre.</translation>
        </message>
        <message>
            <source>After a seven-out the dice go to the next seat clockwise.</source>
            <translation>Après un seven-out, les dés passent à la place suivante, dans le sens horaire.</translation>
        </message>
        <message>
            <source>After a seven-out your first {0} bet switches them off by itself.</source>
            <translation>Après un seven-out, votre premier pari {0} les met automatiquement sur OFF.</translation>
        </message>
        <message>
            <source>After a win</source>
            <translation>Après un gain</translation>
        </message>
        <message>
            <source>After an out you keep the dice; after a lost chance they pass.</source>
            <translation>Après un échec vous gardez les dés ; après une chance perdue ils passent.</translation>
        </message>
        <message>
            <source>After an out you may keep the dice or pass them; after a lost chance they pass.</source>
            <translation>Après un échec vous pouvez garder les dés ou les passer ; après une chance perdue ils passent.</translation>
        </message>
        <message>
            <source>After it was decided within a round, move the puck to OFF before you bet it again.</source>
            <translation>S’il a été décidé en cours de manche, mettez le Puck sur OFF avant de le rejouer.</translation>
        </message>
        <message>
            <source>After three hits take your win, or risk the BIG SHOT: a fourth die is thrown alone. If it shows your number once more, it hits; any other number misses. You win either way, and the stake comes back.</source>
            <translation>Après trois touches, prenez votre gain ou risquez le BIG SHOT : un quatrième dé est lancé seul. S’il montre encore votre numéro, il touche ; tout autre numéro manque. Vous gagnez dans les deux cas et la mise revient.</translation>
        </message>
        <message>
            <source>After {0} minutes of play a break begins by itself.</source>
            <translation>Après {0} minutes de jeu, une pause commence d’elle-même.</translation>
        </message>
        <message>
            <source>All bets together may be {0} at most.</source>
            <translation>L’ensemble des paris peut atteindre {0} au plus.</translation>
        </message>
        <message>
            <source>All others come back with their win.</source>
            <translation>Tous les autres reviennent avec leur gain.</translation>
        </message>
        <message>
            <source>All seats bet on the same dice, and the table's clock counts for all of them.</source>
            <translation>Toutes les places misent sur les mêmes dés, et l'horloge de la table vaut pour toutes.</translation>
        </message>
        <message>
            <source>Any other number becomes its own Point, and the chips move to that number's box.</source>
            <translation>Tout autre numéro devient son propre Point, et les jetons passent sur la case de ce numéro.</translation>
        </message>
        <message>
            <source>Any other number becomes its own Point, and there it wins when a 7 comes first.</source>
            <translation>Tout autre numéro devient son propre Point, et le pari y gagne quand un 7 sort avant.</translation>
        </message>
        <message>
            <source>As soon as your bet has its Point, you may back it with odds.</source>
            <translation>Dès que votre pari a son Point, vous pouvez l’appuyer avec des Odds.</translation>
        </message>
        <message>
            <source>At the limit</source>
            <translation>À la limite</translation>
        </message>
        <message>
            <source>Bank</source>
            <translation>Banque</translation>
        </message>
        <message>
            <source>Behind {0}: they win when a 7 comes before the Point.</source>
            <translation>Derrière {0} : elles gagnent quand un 7 sort avant le Point.</translation>
        </message>
        <message>
            <source>Behind {0}: they win when the Point comes before a 7.</source>
            <translation>Derrière {0} : elles gagnent quand le Point sort avant un 7.</translation>
        </message>
        <message>
            <source>Bet it while the puck is OFF.</source>
            <translation>Il se joue tant que le Puck est sur OFF.</translation>
        </message>
        <message>
            <source>Bets</source>
            <translation>Mises</translation>
        </message>
        <message>
            <source>Bets of the others</source>
            <translation>Mises des autres</translation>
        </message>
        <message>
            <source>Bets on the next roll</source>
            <translation>Paris sur le prochain lancer</translation>
        </message>
        <message>
            <source>Bets that are up play on or can be taken down, and you can cash out.</source>
            <translation>Les paris en place restent en jeu ou peuvent être retirés, et vous pouvez encaisser.</translation>
        </message>
        <message>
            <source>Big 6 wins when a 6 comes before a 7, Big 8 when an 8 comes before a 7.</source>
            <translation>Big 6 gagne quand un 6 sort avant un 7, Big 8 quand un 8 sort avant un 7.</translation>
        </message>
        <message>
            <source>Breaks</source>
            <translation>Pauses</translation>
        </message>
        <message>
            <source>Buttons, money and tickets</source>
            <translation>Boutons, argent et tickets</translation>
        </message>
        <message>
            <source>Buy</source>
            <translation>Buy</translation>
        </message>
        <message>
            <source>Buy and Lay</source>
            <translation>Buy et Lay</translation>
        </message>
        <message>
            <source>Buy bets</source>
            <translation>Paris Buy</translation>
        </message>
        <message>
            <source>Buy: {0}% of the bet.</source>
            <translation>Buy : {0} % du pari.</translation>
        </message>
        <message>
            <source>Buy: {0}% of the win.</source>
            <translation>Buy : {0} % du gain.</translation>
        </message>
        <message>
            <source>Cash out</source>
            <translation>Encaisser</translation>
        </message>
        <message>
            <source>Cents</source>
            <translation>Cents</translation>
        </message>
        <message>
            <source>Chips and touches</source>
            <translation>Jetons et gestes</translation>
        </message>
        <message>
            <source>Clear takes down the last bet, pressed twice all of them.</source>
            <translation>Effacer retire le dernier pari ; pressé deux fois, il les retire tous.</translation>
        </message>
        <message>
            <source>Come-out roll</source>
            <translation>Lancer de come-out</translation>
        </message>
        <message>
            <source>Come-out rolls</source>
            <translation>Lancers de come-out</translation>
        </message>
        <message>
            <source>Commission</source>
            <translation>Commission</translation>
        </message>
        <message>
            <source>Credit</source>
            <translation>Crédit</translation>
        </message>
        <message>
            <source>Credit and bets stay at the machine: they are never bound to a card.</source>
            <translation>Crédit et paris restent sur la machine : ils ne sont jamais liés à une carte.</translation>
        </message>
        <message>
            <source>Dark fields and the padlock</source>
            <translation>Cases sombres et cadenas</translation>
        </message>
        <message>
            <source>Decided by the next roll, whatever it is. Bet it before any roll.</source>
            <translation>Décidé par le prochain lancer, quel qu’il soit. Il se joue avant chaque lancer.</translation>
        </message>
        <message>
            <source>Double</source>
            <translation>Double</translation>
        </message>
        <message>
            <source>Double, Straight and Triple</source>
            <translation>Double, Straight et Triple</translation>
        </message>
        <message>
            <source>Double, three alike</source>
            <translation>Double, trois identiques</translation>
        </message>
        <message>
            <source>Drag</source>
            <translation>Glisser</translation>
        </message>
        <message>
            <source>Drag a bet off the felt to take it down.</source>
            <translation>Faites glisser un pari hors du tapis pour le retirer.</translation>
        </message>
        <message>
            <source>Each field has its own: hold a finger on it, or choose Show Bet Limits in the options.</source>
            <translation>Chaque case a les siennes : posez-y longuement un doigt, ou choisissez Afficher les limites dans les options.</translation>
        </message>
        <message>
            <source>Each of these wins on the totals that it names, and loses on any other.</source>
            <translation>Chacun de ces paris gagne avec les totaux qu’il désigne et perd avec tout autre.</translation>
        </message>
        <message>
            <source>Each other number of {0} that comes is a hit, in blue, and counts once.</source>
            <translation>Chaque autre numéro parmi {0} qui sort est un succès, en bleu, et ne compte qu’une fois.</translation>
        </message>
        <message>
            <source>Each total is a bet of its own. It wins when it has come often enough before a 7.</source>
            <translation>Chaque total est un pari à part. Il gagne quand le total est sorti assez souvent avant un 7.</translation>
        </message>
        <message>
            <source>Either all of their bets are placed or none.</source>
            <translation>Leurs paris sont placés tous ensemble, ou pas du tout.</translation>
        </message>
        <message>
            <source>Every bet that wins comes back with its win.</source>
            <translation>Tout pari qui gagne revient avec son gain.</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Favoris</translation>
        </message>
        <message>
            <source>Fire: before the first Point of a hand is set; after that it is locked.</source>
            <translation>Fire : avant que le premier Point d’une main soit fixé ; ensuite, il est verrouillé.</translation>
        </message>
        <message>
            <source>For your session you can set how long you want to play and how much you may lose.</source>
            <translation>Pour votre session, vous pouvez fixer combien de temps vous voulez jouer et combien vous pouvez perdre.</translation>
        </message>
        <message>
            <source>Forget me deletes all that is remembered; the machine's log keeps its records.</source>
            <translation>M'oublier efface tout ce qui est retenu ; le journal de la machine garde ses entrées.</translation>
        </message>
        <message>
            <source>From its first hit on it is locked until the dice decide it.</source>
            <translation>Dès le premier succès, il est verrouillé jusqu’à ce que les dés en décident.</translation>
        </message>
        <message>
            <source>From then on it is locked: you cannot raise it, reduce it or take it down.</source>
            <translation>Il est dès lors verrouillé : vous ne pouvez ni l’augmenter, ni le réduire, ni le retirer.</translation>
        </message>
        <message>
            <source>Giving odds</source>
            <translation>Donner les Odds</translation>
        </message>
        <message>
            <source>Hard Ways</source>
            <translation>Hard Ways</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Aide</translation>
        </message>
        <message>
            <source>Hits</source>
            <translation>Succès</translation>
        </message>
        <message>
            <source>Hold</source>
            <translation>Maintenir</translation>
        </message>
        <message>
            <source>Hold Repeat for three seconds to repeat after every roll.</source>
            <translation>Maintenez Répéter trois secondes pour répéter après chaque lancer.</translation>
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
            <translation>Des paris Hop sur une paire. Une paire sort deux fois moins souvent que deux dés différents.</translation>
        </message>
        <message>
            <source>Horn numbers</source>
            <translation>Numéros Horn</translation>
        </message>
        <message>
            <source>Hot Roller: right after a 7; locked once one of its totals has come.</source>
            <translation>Hot Roller : juste après un 7 ; verrouillé dès qu’un de ses totaux est sorti.</translation>
        </message>
        <message>
            <source>House edge with a main of 7: {0}; of 5 or 9: {1}; of 6 or 8: {2}.</source>
            <translation>Avantage de la maison avec 7 pour point principal : {0} ; avec 5 ou 9 : {1} ; avec 6 ou 8 : {2}.</translation>
        </message>
        <message>
            <source>House edge with a main that is thrown for: {0}.</source>
            <translation>Avantage de la maison avec un point principal tiré aux dés : {0}.</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Règles de la maison</translation>
        </message>
        <message>
            <source>How a hand goes</source>
            <translation>Le déroulement d’une manche</translation>
        </message>
        <message>
            <source>How a round goes</source>
            <translation>Le déroulement d’une manche</translation>
        </message>
        <message>
            <source>If gambling is no longer fun</source>
            <translation>Si le jeu n’est plus un plaisir</translation>
        </message>
        <message>
            <source>If it wins on a come-out roll, you may move it to the Buy field of another number.</source>
            <translation>S’il gagne sur un lancer de come-out, vous pouvez le déplacer vers la case Buy d’un autre numéro.</translation>
        </message>
        <message>
            <source>If it wins on a come-out roll, you may move it to the Place field of another number.</source>
            <translation>S’il gagne sur un lancer de come-out, vous pouvez le déplacer vers la case Place d’un autre numéro.</translation>
        </message>
        <message>
            <source>If the table cannot be reached, your bets stand as they are.</source>
            <translation>Si la table est injoignable, vos mises restent comme elles sont.</translation>
        </message>
        <message>
            <source>Insert a bill to play. Credit is all that is yours, bets included;</source>
            <translation>Insérez un billet pour jouer. Le crédit est tout ce qui vous appartient, paris compris ;</translation>
        </message>
        <message>
            <source>It counts the different Points that you make before the seven-out: {0}.</source>
            <translation>Comptent les différents Points que vous réussissez avant le seven-out : {0}.</translation>
        </message>
        <message>
            <source>It counts the totals that come in each of their ways before a 7, of {0}.</source>
            <translation>Comptent les totaux qui sortent dans toutes leurs combinaisons avant un 7, parmi {0}.</translation>
        </message>
        <message>
            <source>It does not go on after the six: 5-6-1 is no Straight.</source>
            <translation>Elle ne continue pas après le six : 5-6-1 n’est pas un Straight.</translation>
        </message>
        <message>
            <source>It is rounded down to the whole {0}.</source>
            <translation>Elle est arrondie au multiple inférieur de {0}.</translation>
        </message>
        <message>
            <source>It is rounded up to the next whole {0}.</source>
            <translation>Elle est arrondie au multiple supérieur de {0}.</translation>
        </message>
        <message>
            <source>It is taken of the win.</source>
            <translation>Elle est prélevée sur le gain.</translation>
        </message>
        <message>
            <source>It says what it does for you now, or why it waits.</source>
            <translation>Il dit ce qu'il fait pour vous maintenant, ou pourquoi il attend.</translation>
        </message>
        <message>
            <source>It shows for each total what your next throw would do with it.</source>
            <translation>Elle montre pour chaque total ce que ferait votre prochain lancer.</translation>
        </message>
        <message>
            <source>It wins on {0}, and loses on {1}.</source>
            <translation>Il gagne avec {0} et perd avec {1}.</translation>
        </message>
        <message>
            <source>It wins when a 7 comes before its number, and costs a commission too.</source>
            <translation>Il gagne quand un 7 sort avant son numéro, et donne lui aussi lieu à une commission.</translation>
        </message>
        <message>
            <source>It wins when a 7 comes before its number, and loses when the number comes first.</source>
            <translation>Il gagne quand un 7 sort avant son numéro, et perd quand le numéro sort le premier.</translation>
        </message>
        <message>
            <source>It wins when the next roll is {0}, and loses on any other.</source>
            <translation>Il gagne quand le prochain lancer donne {0}, et perd avec tout autre.</translation>
        </message>
        <message>
            <source>It wins when {0} comes before a 7.</source>
            <translation>Il gagne quand {0} sort avant un 7.</translation>
        </message>
        <message>
            <source>It wins when {0} have all come before a 7.</source>
            <translation>Il gagne quand {0} sont tous sortis avant un 7.</translation>
        </message>
        <message>
            <source>Its Point again, or {0}, ends the bet and pays by the hits.</source>
            <translation>Son Point à nouveau, ou {0}, met fin au pari et paie selon les succès.</translation>
        </message>
        <message>
            <source>Keeping and passing the dice</source>
            <translation>Garder et passer les dés</translation>
        </message>
        <message>
            <source>Lay</source>
            <translation>Lay</translation>
        </message>
        <message>
            <source>Lay cannot be up together with Place or Buy on the same number.</source>
            <translation>Lay ne peut pas être joué en même temps que Place ou Buy sur le même numéro.</translation>
        </message>
        <message>
            <source>Lay is on again once the Point is made or a 7 has come.</source>
            <translation>Lay revient sur ON dès que le Point est réussi ou qu’un 7 est sorti.</translation>
        </message>
        <message>
            <source>Lay your bank with chips on BANK. The house covers it with as much.</source>
            <translation>Posez votre banque avec des jetons sur BANQUE. La maison la couvre d’autant.</translation>
        </message>
        <message>
            <source>Lay: {0}% of the bet.</source>
            <translation>Lay : {0} % du pari.</translation>
        </message>
        <message>
            <source>Lay: {0}% of the win.</source>
            <translation>Lay : {0} % du gain.</translation>
        </message>
        <message>
            <source>Like Place it wins when its number comes before a 7, but it costs a commission.</source>
            <translation>Comme Place, il gagne quand son numéro sort avant un 7, mais il donne lieu à une commission.</translation>
        </message>
        <message>
            <source>Limits</source>
            <translation>Limites</translation>
        </message>
        <message>
            <source>Limits and breaks</source>
            <translation>Limites et pauses</translation>
        </message>
        <message>
            <source>Limits that you set with your card hold for it until the gaming day ends,</source>
            <translation>Les limites que vous fixez avec votre carte valent pour elle jusqu'à la fin de la journée de jeu,</translation>
        </message>
        <message>
            <source>Log in</source>
            <translation>Se connecter</translation>
        </message>
        <message>
            <source>Log out</source>
            <translation>Se déconnecter</translation>
        </message>
        <message>
            <source>Lucky Roller</source>
            <translation>Lucky Roller</translation>
        </message>
        <message>
            <source>Mains, nicks and outs</source>
            <translation>Points principaux, réussites, échecs</translation>
        </message>
        <message>
            <source>Malfunction</source>
            <translation>Dysfonctionnement</translation>
        </message>
        <message>
            <source>No bet is taken that could lose more than your loss limit leaves.</source>
            <translation>Aucun pari n’est accepté s’il peut perdre plus que ce que laisse votre limite de pertes.</translation>
        </message>
        <message>
            <source>None of these is a Point: another come-out roll follows.</source>
            <translation>Aucun de ces totaux n’est un Point : un autre lancer de come-out suit.</translation>
        </message>
        <message>
            <source>Nothing, unless you agree when you are asked. Then these come back with your card:</source>
            <translation>Rien, sauf si vous acceptez quand on vous le demande. Dans ce cas reviennent avec votre carte :</translation>
        </message>
        <message>
            <source>Odds</source>
            <translation>Odds</translation>
        </message>
        <message>
            <source>Odds behind bets that have moved to a number are off on come-out rolls: if their bet is decided then, you get them back.</source>
            <translation>Les Odds derrière les paris passés sur un numéro sont OFF aux lancers de come-out : si leur pari est alors décidé, elles vous sont rendues.</translation>
        </message>
        <message>
            <source>Odds behind bets that have moved to a number play on come-out rolls too.</source>
            <translation>Les Odds derrière les paris passés sur un numéro jouent aussi aux lancers de come-out.</translation>
        </message>
        <message>
            <source>Odds given on {0}</source>
            <translation>Odds données sur {0}</translation>
        </message>
        <message>
            <source>Odds pay exactly what they are worth: the house has no advantage on them.</source>
            <translation>Les Odds paient exactement ce qu’elles valent : la maison n’y a aucun avantage.</translation>
        </message>
        <message>
            <source>Odds taken on {0}</source>
            <translation>Odds prises sur {0}</translation>
        </message>
        <message>
            <source>Offered while no bet needs the puck. It moves the puck to OFF:</source>
            <translation>Proposé tant qu’aucun pari n’a besoin du Puck. Il met le Puck sur OFF :</translation>
        </message>
        <message>
            <source>On a come-out roll you may pass the dice or take them.</source>
            <translation>Lors d'un lancer de come-out, vous pouvez passer les dés ou les prendre.</translation>
        </message>
        <message>
            <source>On the come-out roll it loses on {0}.</source>
            <translation>Au lancer de come-out, il perd avec {0}.</translation>
        </message>
        <message>
            <source>On the come-out roll it wins on a {0}, and nothing makes it lose.</source>
            <translation>Au lancer de come-out, il gagne avec un {0}, et rien ne le fait perdre.</translation>
        </message>
        <message>
            <source>On the come-out roll it wins on {0} and loses on {1}.</source>
            <translation>Au lancer de come-out, il gagne avec {0} et perd avec {1}.</translation>
        </message>
        <message>
            <source>On the first throw after the main</source>
            <translation>Au premier lancer après le point principal</translation>
        </message>
        <message>
            <source>On the next roll it wins on a {0}, and nothing makes it lose.</source>
            <translation>Au prochain lancer, il gagne avec un {0}, et rien ne le fait perdre.</translation>
        </message>
        <message>
            <source>On the next roll it wins on {0} and loses on {1}.</source>
            <translation>Au prochain lancer, il gagne avec {0} et perd avec {1}.</translation>
        </message>
        <message>
            <source>On this roll the Pass Line wins on a {0}, and nothing makes it lose.</source>
            <translation>À ce lancer, Pass Line gagne avec un {0}, et rien ne le fait perdre.</translation>
        </message>
        <message>
            <source>On this roll the Pass Line wins on {0}, and loses on {1}.</source>
            <translation>À ce lancer, Pass Line gagne avec {0} et perd avec {1}.</translation>
        </message>
        <message>
            <source>On {0} it is a stand-off: the bet stays up.</source>
            <translation>Avec {0}, il y a égalité : le pari reste en place.</translation>
        </message>
        <message>
            <source>On {0} it is a stand-off: you get your bet back.</source>
            <translation>Avec {0}, il y a égalité : votre pari vous est rendu.</translation>
        </message>
        <message>
            <source>Once a limit is reached, no further bets are taken and Auto Repeat ends.</source>
            <translation>Dès qu’une limite est atteinte, aucun autre pari n’est accepté et la répétition automatique s’arrête.</translation>
        </message>
        <message>
            <source>Once the Point is set, it wins on a 7 and loses when the Point comes again.</source>
            <translation>Une fois le Point fixé, il gagne avec un 7 et perd quand le Point sort à nouveau.</translation>
        </message>
        <message>
            <source>Once the Point is set, it wins when the Point comes again and loses on a 7.</source>
            <translation>Une fois le Point fixé, il gagne quand le Point sort à nouveau et perd avec un 7.</translation>
        </message>
        <message>
            <source>One hit</source>
            <translation>Une touche</translation>
        </message>
        <message>
            <source>One part wins and is paid as above, the others are lost.</source>
            <translation>Une part gagne et est payée comme ci-dessus, les autres sont perdues.</translation>
        </message>
        <message>
            <source>One seat has the dice: its player lays the bank and names the main.</source>
            <translation>Une place a les dés : son joueur pose la banque et annonce le point principal.</translation>
        </message>
        <message>
            <source>One seat throws for all.</source>
            <translation>Une place lance pour toutes.</translation>
        </message>
        <message>
            <source>One seat throws for all: its ROLL lights up when the bets are closed.</source>
            <translation>Une place lance pour toutes : son LANCER s'allume quand les mises sont closes.</translation>
        </message>
        <message>
            <source>Only bets that pay in whole cents are taken.</source>
            <translation>Seuls sont acceptés les paris qui paient en cents entiers.</translation>
        </message>
        <message>
            <source>Only right after a 7, or before the very first roll.</source>
            <translation>Seulement juste après un 7, ou avant le tout premier lancer.</translation>
        </message>
        <message>
            <source>Only while the puck is OFF.</source>
            <translation>Seulement tant que le Puck est sur OFF.</translation>
        </message>
        <message>
            <source>Or drag a chip to its field.</source>
            <translation>Ou faites glisser un jeton jusqu’à sa case.</translation>
        </message>
        <message>
            <source>Or keep them, and all of it rides: nothing can be taken from it before it is decided.</source>
            <translation>Ou gardez-les, et tout reste en jeu : rien ne peut en être retiré avant que ce soit décidé.</translation>
        </message>
        <message>
            <source>Or throw for it: the first of these totals that you throw is the main.</source>
            <translation>Ou tirez-le aux dés : le premier de ces totaux que vous lancez est le point principal.</translation>
        </message>
        <message>
            <source>Page {0}: {1}</source>
            <translation>Page {0} : {1}</translation>
        </message>
        <message>
            <source>Pale chips</source>
            <translation>Jetons pâles</translation>
        </message>
        <message>
            <source>Pass the dice, and the doubled bank is yours.</source>
            <translation>Passez les dés, et la banque doublée est à vous.</translation>
        </message>
        <message>
            <source>Place bets</source>
            <translation>Paris Place</translation>
        </message>
        <message>
            <source>Place chips on any of the six numbers, on Double, Straight and Triple, as many as you like. Every bet is for one throw.</source>
            <translation>Placez des jetons sur les six numéros, sur Double, Straight et Triple, autant que vous voulez. Chaque mise vaut pour un lancer.</translation>
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
            <translation>Place to Win et Place to Lose</translation>
        </message>
        <message>
            <source>Playable is what you may still bet.</source>
            <translation>Disponible indique ce que vous pouvez encore miser.</translation>
        </message>
        <message>
            <source>Press puts as much again on the Place bet on the Point.</source>
            <translation>Augmenter remet une mise égale sur le pari Place du Point.</translation>
        </message>
        <message>
            <source>Prints your whole credit as a ticket, once no bet is up. The cashier pays it.</source>
            <translation>Imprime tout votre crédit sur un ticket dès qu’aucun pari n’est sur le tapis. La caisse le paie.</translation>
        </message>
        <message>
            <source>Puck OFF</source>
            <translation>Puck OFF</translation>
        </message>
        <message>
            <source>Put your card into the reader and leave it there while you play; take it out to log out.</source>
            <translation>Mettez votre carte dans le lecteur et laissez-la pendant que vous jouez ; retirez-la pour vous déconnecter.</translation>
        </message>
        <message>
            <source>ROLL closes the bets, and three dice are thrown together. They decide all bets</source>
            <translation>LANCER ferme les mises, et trois dés sont lancés ensemble. Ils décident de toutes les mises</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>Prêt</translation>
        </message>
        <message>
            <source>Repeat and Double</source>
            <translation>Répéter et Doubler</translation>
        </message>
        <message>
            <source>Repeat bets what you bet on the last round; Double doubles all that is up.</source>
            <translation>Répéter rejoue vos paris de la dernière manche ; Doubler double tout ce qui est sur le tapis.</translation>
        </message>
        <message>
            <source>Repeaters</source>
            <translation>Repeaters</translation>
        </message>
        <message>
            <source>Repeaters: right after a 7; each is locked once its total has come.</source>
            <translation>Repeaters : juste après un 7 ; chacun est verrouillé dès que son total est sorti.</translation>
        </message>
        <message>
            <source>Rest a finger on a field for a second: a card tells what wins and what loses,</source>
            <translation>Laissez un doigt une seconde sur une case : une carte dit ce qui gagne et ce qui perd,</translation>
        </message>
        <message>
            <source>Roll</source>
            <translation>Lancer</translation>
        </message>
        <message>
            <source>Rolls since last</source>
            <translation>Écart</translation>
        </message>
        <message>
            <source>Save the bets that are up under a name; one touch puts them all up again.</source>
            <translation>Enregistrez vos mises sous un nom ; un seul geste les remet toutes.</translation>
        </message>
        <message>
            <source>Set Bets Off, Set Bets On</source>
            <translation>Désactiver les paris, activer les paris</translation>
        </message>
        <message>
            <source>Shared table</source>
            <translation>Table partagée</translation>
        </message>
        <message>
            <source>Shooter</source>
            <translation>Lanceur</translation>
        </message>
        <message>
            <source>Side Bets</source>
            <translation>Side Bets</translation>
        </message>
        <message>
            <source>So {0} on the Horn Bet wins {2} when {1} comes.</source>
            <translation>Ainsi, {0} sur Horn Bet gagnent {2} quand le {1} sort.</translation>
        </message>
        <message>
            <source>Special buttons</source>
            <translation>Boutons spéciaux</translation>
        </message>
        <message>
            <source>Straight</source>
            <translation>Straight</translation>
        </message>
        <message>
            <source>Strategies show their house edge and their cost before you put them up.</source>
            <translation>Les stratégies montrent l'avantage de la maison et leur coût avant d'être misées.</translation>
        </message>
        <message>
            <source>Swipe your card to log in, and swipe it again to log out.</source>
            <translation>Passez votre carte pour vous connecter, et encore une fois pour vous déconnecter.</translation>
        </message>
        <message>
            <source>Take or risk</source>
            <translation>Prendre ou risquer</translation>
        </message>
        <message>
            <source>Taking odds</source>
            <translation>Prendre les Odds</translation>
        </message>
        <message>
            <source>Tap</source>
            <translation>Toucher</translation>
        </message>
        <message>
            <source>Tap a chip to choose it, then tap a field: each tap puts one more of it there.</source>
            <translation>Touchez un jeton pour le choisir, puis une case : chaque toucher y pose un jeton de plus.</translation>
        </message>
        <message>
            <source>Tap the time beside the name of the game, then Limits and breaks.</source>
            <translation>Touchez l’heure à côté du nom du jeu, puis Limites et pauses.</translation>
        </message>
        <message>
            <source>Tap the time beside the name of the game, then Your card: your figures, and Log out.</source>
            <translation>Touchez l’heure à côté du nom du jeu, puis Votre carte : vos chiffres et Se déconnecter.</translation>
        </message>
        <message>
            <source>The BIG SHOT</source>
            <translation>Le BIG SHOT</translation>
        </message>
        <message>
            <source>The Point</source>
            <translation>Le Point</translation>
        </message>
        <message>
            <source>The Point becomes its Point, in red, and the bet is locked.</source>
            <translation>Le Point devient son Point, en rouge, et le pari est verrouillé.</translation>
        </message>
        <message>
            <source>The bank</source>
            <translation>La banque</translation>
        </message>
        <message>
            <source>The chance</source>
            <translation>La chance</translation>
        </message>
        <message>
            <source>The choice</source>
            <translation>Le choix</translation>
        </message>
        <message>
            <source>The dealer closes the bets and throws the dice.</source>
            <translation>Le croupier clôt les paris et lance les dés.</translation>
        </message>
        <message>
            <source>The dice are thrown when the betting time is over, or earlier when you press it.</source>
            <translation>Les dés sont lancés à la fin du temps de mise, ou plus tôt si vous appuyez.</translation>
        </message>
        <message>
            <source>The end</source>
            <translation>La fin</translation>
        </message>
        <message>
            <source>The end of a round</source>
            <translation>La fin d’une manche</translation>
        </message>
        <message>
            <source>The field tells how many rolls ago its pair came last. It does not change what comes next.</source>
            <translation>La case indique il y a combien de lancers sa paire est sortie. Cela ne change rien à ce qui vient.</translation>
        </message>
        <message>
            <source>The first throw after it</source>
            <translation>Le premier lancer ensuite</translation>
        </message>
        <message>
            <source>The fourth die hits</source>
            <translation>Le quatrième dé touche</translation>
        </message>
        <message>
            <source>The fourth die hits once in six throws. The window shows what each choice pays, its chance, and what it is worth on average.</source>
            <translation>Le quatrième dé touche une fois sur six. La fenêtre montre ce que paie chaque choix, ses chances et ce qu’il vaut en moyenne.</translation>
        </message>
        <message>
            <source>The fourth die misses</source>
            <translation>Le quatrième dé manque</translation>
        </message>
        <message>
            <source>The house does not shoot here: they come straight back, and you lay a new bank.</source>
            <translation>La maison ne lance pas ici : ils reviennent aussitôt, et vous posez une nouvelle banque.</translation>
        </message>
        <message>
            <source>The main</source>
            <translation>Le point principal</translation>
        </message>
        <message>
            <source>The main itself is always a nick. Every total beside these is a chance.</source>
            <translation>Le point principal lui-même est toujours une réussite. Tout autre total est une chance.</translation>
        </message>
        <message>
            <source>The next 7 ends the bet, on a come-out roll too; the last of all totals pays at once.</source>
            <translation>Le prochain 7 met fin au pari, même à un lancer de come-out ; le dernier de tous les totaux paie aussitôt.</translation>
        </message>
        <message>
            <source>The number beside a small head is the sum that the others have on a field.</source>
            <translation>Le nombre près d'une petite tête est la somme des autres sur une case.</translation>
        </message>
        <message>
            <source>The odds</source>
            <translation>Les chances</translation>
        </message>
        <message>
            <source>The opposite of Come, also bet while the puck is ON.</source>
            <translation>Le contraire de Come ; il se joue aussi tant que le Puck est sur ON.</translation>
        </message>
        <message>
            <source>The opposite of the Pass Line, also bet while the puck is OFF.</source>
            <translation>Le contraire de Pass Line ; il se joue aussi tant que le Puck est sur OFF.</translation>
        </message>
        <message>
            <source>The order does not matter, nor how often a total comes.</source>
            <translation>L’ordre ne compte pas, ni combien de fois un total sort.</translation>
        </message>
        <message>
            <source>The others may lay a cover against it: {0} if the bank is lost.</source>
            <translation>Les autres peuvent la couvrir : {0} si la banque est perdue.</translation>
        </message>
        <message>
            <source>The row of totals</source>
            <translation>La rangée des totaux</translation>
        </message>
        <message>
            <source>The same dice for all</source>
            <translation>Les mêmes dés pour tous</translation>
        </message>
        <message>
            <source>The seven-out ends the bet; the last of all Points pays at once.</source>
            <translation>Le seven-out met fin au pari ; le dernier de tous les Points paie aussitôt.</translation>
        </message>
        <message>
            <source>The six numbers</source>
            <translation>Les six numéros</translation>
        </message>
        <message>
            <source>The table waits for the other players, but not for long.</source>
            <translation>La table attend les autres joueurs, mais pas longtemps.</translation>
        </message>
        <message>
            <source>The throw</source>
            <translation>Le lancer</translation>
        </message>
        <message>
            <source>The window offers {0} times your bet; {1} times is the most.</source>
            <translation>La fenêtre propose {0} fois votre mise ; {1} fois est le maximum.</translation>
        </message>
        <message>
            <source>Then the chance wins, and the main loses, whichever comes first. Others do nothing.</source>
            <translation>Ensuite la chance gagne et le point principal perd, selon le premier sorti. Les autres ne font rien.</translation>
        </message>
        <message>
            <source>Then the house shoots, and you may cover its bank: a cover wins {0} when the house loses.</source>
            <translation>Alors la maison lance, et vous pouvez couvrir sa banque : une couverture gagne {0} si la maison perd.</translation>
        </message>
        <message>
            <source>There is no hop on {0}: these are Horn numbers.</source>
            <translation>Il n’y a pas de pari Hop sur {0} : ce sont des numéros Horn.</translation>
        </message>
        <message>
            <source>There it wins when its number comes before a 7, and it is locked.</source>
            <translation>Il y gagne quand son numéro sort avant un 7, et il est verrouillé.</translation>
        </message>
        <message>
            <source>There you can also take single chips off.</source>
            <translation>C’est aussi là que vous retirez des jetons un à un.</translation>
        </message>
        <message>
            <source>These bets are off on come-out rolls: {0}.</source>
            <translation>Ces paris sont OFF aux lancers de come-out : {0}.</translation>
        </message>
        <message>
            <source>These bets play on every roll, come-out rolls too: {0}.</source>
            <translation>Ces paris jouent à chaque lancer, aux lancers de come-out aussi : {0}.</translation>
        </message>
        <message>
            <source>They are decided together with the bet that they back.</source>
            <translation>Elles sont décidées en même temps que le pari qu’elles appuient.</translation>
        </message>
        <message>
            <source>They are off for the next roll only.</source>
            <translation>Ils sont OFF pour le prochain lancer seulement.</translation>
        </message>
        <message>
            <source>They are settled by the table's dice as soon as it is back.</source>
            <translation>Les dés de la table les décident dès qu'elle est de retour.</translation>
        </message>
        <message>
            <source>They stay off until you switch them on.</source>
            <translation>Ils restent OFF jusqu’à ce que vous les remettiez sur ON.</translation>
        </message>
        <message>
            <source>They work while the puck is ON and a line, Field or one-roll bet is up.</source>
            <translation>Ils fonctionnent quand le Puck est sur ON et qu’un pari sur une ligne, Field ou d’un seul lancer est sur le tapis.</translation>
        </message>
        <message>
            <source>Three hits</source>
            <translation>Trois touches</translation>
        </message>
        <message>
            <source>Three hits taken</source>
            <translation>Trois touches, gain pris</translation>
        </message>
        <message>
            <source>Throw for it: the first total from 5 to 9 that you throw is the main.</source>
            <translation>Tirez-le aux dés : le premier total de 5 à 9 que vous lancez est le point principal.</translation>
        </message>
        <message>
            <source>Throws that do not count</source>
            <translation>Lancers qui ne comptent pas</translation>
        </message>
        <message>
            <source>Throws the dice once your bets are down.</source>
            <translation>Lance les dés une fois vos paris posés.</translation>
        </message>
        <message>
            <source>Totals that have come light up in gold. A 7 that comes first loses.</source>
            <translation>Les totaux sortis s’allument en or. Un 7 qui sort avant fait perdre.</translation>
        </message>
        <message>
            <source>Touch READY when your bets are down.</source>
            <translation>Touchez PRÊT quand vos mises sont posées.</translation>
        </message>
        <message>
            <source>Touch a plate to name the main, from 5 to 9.</source>
            <translation>Touchez une plaque pour annoncer le point principal, de 5 à 9.</translation>
        </message>
        <message>
            <source>Triple</source>
            <translation>Triple</translation>
        </message>
        <message>
            <source>Two hits</source>
            <translation>Deux touches</translation>
        </message>
        <message>
            <source>Undo takes back your last step since the last roll, Redo does it again.</source>
            <translation>Annuler défait votre dernière action depuis le dernier lancer, Rétablir la refait.</translation>
        </message>
        <message>
            <source>Undo, Redo and Clear</source>
            <translation>Annuler, Rétablir et Effacer</translation>
        </message>
        <message>
            <source>Until the dice are thrown you can raise it, double it or take it down.</source>
            <translation>Jusqu’au lancer vous pouvez l’augmenter, la doubler ou la retirer.</translation>
        </message>
        <message>
            <source>What a main costs</source>
            <translation>Ce que coûte un point principal</translation>
        </message>
        <message>
            <source>What comes too late goes back to your credit, and the line above says so.</source>
            <translation>Ce qui arrive trop tard revient à votre crédit, et la ligne du haut le dit.</translation>
        </message>
        <message>
            <source>What is remembered</source>
            <translation>Ce qui est retenu</translation>
        </message>
        <message>
            <source>When one of these bets wins, it stays up and the win goes to your credit: {0}.</source>
            <translation>Quand l’un de ces paris gagne, il reste en place et le gain va à votre crédit : {0}.</translation>
        </message>
        <message>
            <source>When the Point comes again, it is made. A 7 before it is a seven-out. Either ends the round: the puck is OFF again, and the next roll is a come-out roll. Bets that are not decided stay up.</source>
            <translation>Quand le Point sort à nouveau, il est réussi. Un 7 avant lui est un seven-out. L’un comme l’autre termine la manche : le Puck repasse sur OFF, et le prochain lancer est un lancer de come-out. Les paris non décidés restent en place.</translation>
        </message>
        <message>
            <source>When to bet</source>
            <translation>Quand miser</translation>
        </message>
        <message>
            <source>When {0} comes, it becomes the Point: the puck turns white, says ON and moves to its number. Now the dice are thrown until the Point comes again, or a 7.</source>
            <translation>Quand {0} sort, il devient le Point : le Puck devient blanc, marque ON et se pose sur son numéro. Les dés sont alors lancés jusqu’à ce que le Point sorte à nouveau, ou un 7.</translation>
        </message>
        <message>
            <source>Where it is</source>
            <translation>Où la trouver</translation>
        </message>
        <message>
            <source>Where they are</source>
            <translation>Où les trouver</translation>
        </message>
        <message>
            <source>While they are off, no roll decides your {0} bets.</source>
            <translation>Tant qu’ils sont OFF, aucun lancer ne décide de vos paris {0}.</translation>
        </message>
        <message>
            <source>Winning bets</source>
            <translation>Paris gagnants</translation>
        </message>
        <message>
            <source>Wins are paid in whole cents; any fraction of a cent stays with the house.</source>
            <translation>Les gains sont payés en cents entiers ; ce qui reste au-dessous d’un cent revient à la maison.</translation>
        </message>
        <message>
            <source>Wins on 1-2-3, 2-3-4, 3-4-5 and 4-5-6, in any order.</source>
            <translation>Gagne sur 1-2-3, 2-3-4, 3-4-5 et 4-5-6, dans n’importe quel ordre.</translation>
        </message>
        <message>
            <source>Wins when all three dice show the same number, whichever it is.</source>
            <translation>Gagne quand les trois dés montrent le même numéro, quel qu’il soit.</translation>
        </message>
        <message>
            <source>Wins when two dice show the same number, and pays more when all three do.</source>
            <translation>Gagne quand deux dés montrent le même numéro, et paie plus quand les trois le font.</translation>
        </message>
        <message>
            <source>With fewer hits than the pays name it is lost.</source>
            <translation>Avec moins de succès que n’en demandent les paiements, il est perdu.</translation>
        </message>
        <message>
            <source>Without the table</source>
            <translation>Sans la table</translation>
        </message>
        <message>
            <source>You are asked before it is taken, when you place or raise the bet.</source>
            <translation>Votre accord est demandé avant le prélèvement, quand vous placez ou augmentez le pari.</translation>
        </message>
        <message>
            <source>You can always play without a card.</source>
            <translation>Vous pouvez toujours jouer sans carte.</translation>
        </message>
        <message>
            <source>You can take it down at any time.</source>
            <translation>Vous pouvez le retirer à tout moment.</translation>
        </message>
        <message>
            <source>You choose a PIN for it; {0} wrong ones in a row block it until the staff helps.</source>
            <translation>Vous choisissez un code PIN ; {0} codes faux de suite bloquent la carte jusqu'à l'aide du personnel.</translation>
        </message>
        <message>
            <source>You do not get it back when you take the bet down.</source>
            <translation>Elle ne vous est pas rendue quand vous retirez le pari.</translation>
        </message>
        <message>
            <source>You get it back when you take the bet down.</source>
            <translation>Elle vous est rendue quand vous retirez le pari.</translation>
        </message>
        <message>
            <source>You have {0} seconds for it. No bet is taken and no dice are thrown before. When the time is over, your win is taken.</source>
            <translation>Vous avez {0} secondes. D’ici là, aucune mise n’est prise et aucun dé n’est lancé. Le temps écoulé, votre gain est pris.</translation>
        </message>
        <message>
            <source>You have {0} seconds to choose. Then the dice are passed and the bank is yours.</source>
            <translation>Vous avez {0} secondes pour choisir. Ensuite les dés sont passés et la banque est à vous.</translation>
        </message>
        <message>
            <source>You may bet it before any roll, and raise it, reduce it or take it down as you like.</source>
            <translation>Vous pouvez le jouer avant chaque lancer, l’augmenter, le réduire ou le retirer à votre gré.</translation>
        </message>
        <message>
            <source>You may bet them before any roll.</source>
            <translation>Vous pouvez les jouer avant chaque lancer.</translation>
        </message>
        <message>
            <source>You may reduce it or take it down, but not raise it once it has moved.</source>
            <translation>Vous pouvez le réduire ou le retirer, mais non l’augmenter une fois qu’il s’est déplacé.</translation>
        </message>
        <message>
            <source>You may reduce it or take it down, but not raise it.</source>
            <translation>Vous pouvez le réduire ou le retirer, mais non l’augmenter.</translation>
        </message>
        <message>
            <source>Your bet is split in {0} equal parts, over {1}.</source>
            <translation>Votre mise est divisée en {0} parts égales, sur {1}.</translation>
        </message>
        <message>
            <source>Your card</source>
            <translation>Votre carte</translation>
        </message>
        <message>
            <source>Your credit and your bets stay as they are.</source>
            <translation>Votre crédit et vos paris restent tels quels.</translation>
        </message>
        <message>
            <source>Your number wins when at least one of the three dice shows it. Each die that does is a hit, and more hits pay more. Without a hit the stake is lost.</source>
            <translation>Votre numéro gagne quand au moins un des trois dés le montre. Chacun est une touche, et plus de touches paient plus. Sans touche, la mise est perdue.</translation>
        </message>
        <message>
            <source>Your time</source>
            <translation>Votre temps</translation>
        </message>
        <message>
            <source>also after a cash-out, and whether or not you are remembered.</source>
            <translation>même après un encaissement, que vous soyez retenu ou non.</translation>
        </message>
        <message>
            <source>but a number that all three have hit: there you choose.</source>
            <translation>sauf un numéro que tous trois ont touché : là, vous choisissez.</translation>
        </message>
        <message>
            <source>language, hand, text size, the felts you save, your first name and your figures.</source>
            <translation>langue, main, taille de texte, les tapis que vous enregistrez, votre prénom et vos chiffres.</translation>
        </message>
        <message>
            <source>the next roll is a come-out roll, and bets that can be switched off are off.</source>
            <translation>le prochain lancer est un lancer de come-out, et les paris qui peuvent être mis sur OFF le sont.</translation>
        </message>
        <message>
            <source>what it pays, its limits and the house edge.</source>
            <translation>ce qu’elle paie, ses limites et l’avantage de la maison.</translation>
        </message>
        <message>
            <source>wins {0}, loses {1}</source>
            <translation>gagne {0}, perd {1}</translation>
        </message>
        <message>
            <source>{0} and {1} cannot be up at the same time.</source>
            <translation>{0} et {1} ne peuvent pas être joués en même temps.</translation>
        </message>
        <message>
            <source>{0} and {1} may be up at the same time.</source>
            <translation>{0} et {1} peuvent être joués en même temps.</translation>
        </message>
        <message>
            <source>{0} hits, then 7, 11 or craps</source>
            <translation>{0} succès, puis 7, 11 ou craps</translation>
        </message>
        <message>
            <source>{0} hits, then the Point</source>
            <translation>{0} succès, puis le Point</translation>
        </message>
        <message>
            <source>{0} or {1}</source>
            <translation>{0} ou {1}</translation>
        </message>
        <message>
            <source>{0} puts your chip on Place {1}, but not on the Point.</source>
            <translation>{0} pose votre jeton sur Place {1}, mais pas sur le Point.</translation>
        </message>
        <message>
            <source>{0} wins on {1}.</source>
            <translation>{0} gagne avec {1}.</translation>
        </message>
        <message>
            <source>{0}: {1} times</source>
            <translation>{0} : {1} fois</translation>
        </message>
    </context>
    <context>
        <name>HelpWindow</name>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Aide</translation>
        </message>
        <message>
            <source>New to the game?</source>
            <translation>Nouveau dans le jeu ?</translation>
        </message>
        <message>
            <source>Play a first hand</source>
            <translation>Jouer une première main</translation>
        </message>
        <message>
            <source>Play a first hand with play chips</source>
            <translation>Jouez une première main avec des jetons d’essai</translation>
        </message>
        <message>
            <source>Three minutes with play chips: no money is bet.</source>
            <translation>Trois minutes avec des jetons d’essai : aucun argent n’est misé.</translation>
        </message>
    </context>
    <context>
        <name>HistoryBar</name>
        <message>
            <source>Last results</source>
            <translation>Derniers lancers</translation>
        </message>
        <message>
            <source>No rolls yet</source>
            <translation>Encore aucun lancer</translation>
        </message>
        <message>
            <source>Puck set to OFF by hand</source>
            <translation>Puck mis sur OFF à la main</translation>
        </message>
        <message>
            <source>Roll %1 and %2</source>
            <translation>Lancer %1 et %2</translation>
        </message>
        <message>
            <source>Throw %1</source>
            <translation>Lancer %1</translation>
        </message>
    </context>
    <context>
        <name>HotNumbers</name>
        <message>
            <source>Hot numbers</source>
            <translation>Numéros chauds</translation>
        </message>
    </context>
    <context>
        <name>HotShooterPlate</name>
        <message>
            <source>Best today</source>
            <translation>Record du jour</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Points</translation>
        </message>
        <message>
            <source>Rolls</source>
            <translation>Lancers</translation>
        </message>
    </context>
    <context>
        <name>IdleCover</name>
        <message>
            <source>Play a first hand with play chips</source>
            <translation>Jouez une première main avec des jetons d’essai</translation>
        </message>
        <message>
            <source>Touch to continue</source>
            <translation>Touchez pour continuer</translation>
        </message>
    </context>
    <context>
        <name>Keypad</name>
        <message>
            <source>Confirm the PIN</source>
            <translation>Confirmer le code PIN</translation>
        </message>
        <message>
            <source>Digit %1</source>
            <translation>Chiffre %1</translation>
        </message>
        <message>
            <source>Erase the last digit</source>
            <translation>Effacer le dernier chiffre</translation>
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
            <translation>Retour</translation>
        </message>
        <message>
            <source>Keep the language</source>
            <translation>Garder la langue</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Langue</translation>
        </message>
        <message>
            <source>Languages</source>
            <translation>Langues</translation>
        </message>
    </context>
    <context>
        <name>LargeDie</name>
        <message>
            <source>Die %1</source>
            <translation>Dé %1</translation>
        </message>
    </context>
    <context>
        <name>LimitWindow</name>
        <message>
            <source>No further bets are taken until you have cashed out. Bets that are up play on, or you take them down.</source>
            <translation>Aucun autre pari n’est accepté avant l’encaissement. Les paris en place restent en jeu, ou vous les retirez.</translation>
        </message>
    </context>
    <context>
        <name>LimitsSign</name>
        <message>
            <source>Limits of the table</source>
            <translation>Limites de la table</translation>
        </message>
        <message>
            <source>Table limits</source>
            <translation>Limites</translation>
        </message>
    </context>
    <context>
        <name>LimitsWindow</name>
        <message>
            <source>Back</source>
            <translation>Retour</translation>
        </message>
        <message>
            <source>Close the limits</source>
            <translation>Fermer les limites</translation>
        </message>
        <message>
            <source>Limits and breaks</source>
            <translation>Limites et pauses</translation>
        </message>
        <message>
            <source>Once a limit is reached, no further bets are taken. A limit can be lowered, but not raised, until you have cashed out.</source>
            <translation>Dès qu’une limite est atteinte, aucun autre pari n’est accepté. Jusqu’à l’encaissement, elle peut être abaissée, mais pas relevée.</translation>
        </message>
        <message>
            <source>Set limits</source>
            <translation>Fixer les limites</translation>
        </message>
        <message>
            <source>Set these limits for the session</source>
            <translation>Fixer ces limites pour la session</translation>
        </message>
        <message>
            <source>Take a break</source>
            <translation>Faire une pause</translation>
        </message>
    </context>
    <context>
        <name>ListPage</name>
        <message>
            <source>Export</source>
            <translation>Exporter</translation>
        </message>
        <message>
            <source>Find</source>
            <translation>Rechercher</translation>
        </message>
        <message>
            <source>First</source>
            <translation>Première</translation>
        </message>
        <message>
            <source>First page</source>
            <translation>Première page</translation>
        </message>
        <message>
            <source>Last</source>
            <translation>Dernière</translation>
        </message>
        <message>
            <source>Last page</source>
            <translation>Dernière page</translation>
        </message>
        <message>
            <source>Next page</source>
            <translation>Page suivante</translation>
        </message>
        <message>
            <source>PDF report</source>
            <translation>Rapport PDF</translation>
        </message>
        <message>
            <source>Previous page</source>
            <translation>Page précédente</translation>
        </message>
        <message>
            <source>Show all</source>
            <translation>Tout afficher</translation>
        </message>
    </context>
    <context>
        <name>LivePictureView</name>
        <message>
            <source>Live picture of the dice</source>
            <translation>Image en direct des dés</translation>
        </message>
    </context>
    <context>
        <name>Lobby</name>
        <message>
            <source>Back to {0}</source>
            <translation>Retour à {0}</translation>
        </message>
        <message>
            <source>Bets from {0}</source>
            <translation>Mises à partir de {0}</translation>
        </message>
        <message>
            <source>Bets from {0} to {1}</source>
            <translation>Mises de {0} à {1}</translation>
        </message>
        <message>
            <source>Lowest house edge: {0}</source>
            <translation>Avantage maison minimal : {0}</translation>
        </message>
        <message>
            <source>Lowest house edge: {0} ({1})</source>
            <translation>Avantage maison minimal : {0} ({1})</translation>
        </message>
        <message>
            <source>No craps on the come-out: every number except 7 becomes a Point</source>
            <translation>Pas de craps au come-out : tout nombre sauf le 7 devient un Point</translation>
        </message>
        <message>
            <source>Par sheet {0}</source>
            <translation>Feuille PAR {0}</translation>
        </message>
        <message>
            <source>Small stakes, and every winning bet comes back with its win</source>
            <translation>Petites mises, et chaque mise gagnante revient avec son gain</translation>
        </message>
        <message>
            <source>The full table: line bets with odds, Place, Buy, Lay and every proposition</source>
            <translation>La table complète : mises de ligne avec Odds, Place, Buy, Lay et toutes les propositions</translation>
        </message>
        <message>
            <source>The old club game: throw a main, then your chance before the main</source>
            <translation>Le vieux jeu de cercle : lancez un main, puis votre chance avant le main</translation>
        </message>
        <message>
            <source>The quick way in: Pass Line, Place bets and three Fields</source>
            <translation>Pour bien débuter : Pass Line, mises Place et trois Fields</translation>
        </message>
        <message>
            <source>Three dice, then a fourth: take 12 to 1, or risk it for 50 to 1</source>
            <translation>Trois dés, puis un quatrième : prenez 12 contre 1, ou risquez-les pour 50 contre 1</translation>
        </message>
    </context>
    <context>
        <name>LobbyWindow</name>
        <message>
            <source>Choose your game</source>
            <translation>Choisissez votre jeu</translation>
        </message>
        <message>
            <source>Credit %1</source>
            <translation>Crédit %1</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Jeux</translation>
        </message>
        <message>
            <source>Play a first hand</source>
            <translation>Jouer une première main</translation>
        </message>
        <message>
            <source>Play a first hand with play chips</source>
            <translation>Jouez une première main avec des jetons d’essai</translation>
        </message>
    </context>
    <context>
        <name>LockScreen</name>
        <message>
            <source>Please call an attendant</source>
            <translation>Veuillez appeler un assistant</translation>
        </message>
        <message>
            <source>The attendant has been called</source>
            <translation>L’assistant a été appelé</translation>
        </message>
    </context>
    <context>
        <name>Main</name>
        <message>
            <source>Cash out</source>
            <translation>Encaisser</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistiques</translation>
        </message>
        <message numerus="yes">
            <source>You throw: %n seconds</source>
            <translation>
                <numerusform>À vous : %n seconde</numerusform>
                <numerusform>À vous : %n secondes</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Message</name>
        <message>
            <source>'{text}' is before the first [section]</source>
            <translation>« {text} » précède la première [section]</translation>
        </message>
        <message>
            <source>'{text}' is not a [section]</source>
            <translation>« {text} » n’est pas une [section]</translation>
        </message>
        <message>
            <source>'{text}' is not of the form key = value</source>
            <translation>« {text} » n’a pas la forme clé = valeur</translation>
        </message>
        <message>
            <source>'{value}' are not multiples like 1 2 3, with blanks between</source>
            <translation>« {value} » ne sont pas des multiples comme 1 2 3, séparés par des espaces</translation>
        </message>
        <message>
            <source>'{value}' is no whole number of units of {bet}, such as 5, or 1 up to 2</source>
            <translation>« {value} » n'est pas un nombre entier d'unités de {bet}, comme 5 ou 1 up to 2</translation>
        </message>
        <message>
            <source>'{value}' is not a pay like 7:6, of two whole numbers</source>
            <translation>« {value} » n’est pas un paiement comme 7:6, de deux nombres entiers</translation>
        </message>
        <message>
            <source>'{value}' is not a rate below one like 0.05</source>
            <translation>« {value} » n’est pas un taux inférieur à un comme 0.05</translation>
        </message>
        <message>
            <source>'{value}' is not an amount above zero like 5.00, with two decimals</source>
            <translation>« {value} » n’est pas un montant positif comme 5.00, avec deux décimales</translation>
        </message>
        <message>
            <source>A bill is stuck in the bill validator.</source>
            <translation>Un billet est coincé dans le lecteur de billets.</translation>
        </message>
        <message>
            <source>A bill is stuck on its way into the stacker.</source>
            <translation>Un billet est coincé à l’entrée de l’empileur.</translation>
        </message>
        <message>
            <source>A die came to rest cocked.</source>
            <translation>Un dé s’est immobilisé de travers.</translation>
        </message>
        <message>
            <source>A die left the table.</source>
            <translation>Un dé est sorti de la table.</translation>
        </message>
        <message>
            <source>A die lies cocked.</source>
            <translation>Un dé est cassé.</translation>
        </message>
        <message>
            <source>A die was missing or out of sight.</source>
            <translation>Un dé manquait ou était hors de vue.</translation>
        </message>
        <message>
            <source>A line of {path} makes no sense: {line}.</source>
            <translation>Une ligne de {path} n’a pas de sens : {line}.</translation>
        </message>
        <message>
            <source>A message in the name of {who} does not agree with its signature: it was altered or repeated.</source>
            <translation>Un message au nom de {who} ne correspond pas à sa signature : il a été modifié ou répété.</translation>
        </message>
        <message>
            <source>A message in the name of {who} is not signed.</source>
            <translation>Un message au nom de {who} n'est pas signé.</translation>
        </message>
        <message>
            <source>A message in the name of {who} was signed by a stranger: the certificate is not of this house.</source>
            <translation>Un message au nom de {who} a été signé par un inconnu : le certificat n'est pas de cette maison.</translation>
        </message>
        <message>
            <source>A message in the name of {who} was signed by {signer}.</source>
            <translation>Un message au nom de {who} a été signé par {signer}.</translation>
        </message>
        <message>
            <source>A parameter is wrong</source>
            <translation>Un paramètre est incorrect</translation>
        </message>
        <message>
            <source>A pipe or a device has the journal's name.</source>
            <translation>Un tube ou un périphérique porte le nom du journal.</translation>
        </message>
        <message>
            <source>A player has credit at a table of {before}, and {other} has {after}. Start with the earlier limits, have the credit paid, and then change them.</source>
            <translation>Un joueur a du crédit à une table de {before}, et {other} a {after}. Démarrez avec les limites précédentes, faites payer le crédit, puis changez-les.</translation>
        </message>
        <message>
            <source>A player has credit at a table with {name} of {before}, and Param.ini has {after}. Start with the earlier limits, have the credit paid, and then change them.</source>
            <translation>Un joueur a du crédit à une table avec {name} à {before}, et Param.ini indique {after}. Démarrez avec les limites antérieures, faites payer le crédit, puis changez-les.</translation>
        </message>
        <message>
            <source>A row of table {table} was sent to table {expected}.</source>
            <translation>Une ligne de la table {table} a été envoyée à la table {expected}.</translation>
        </message>
        <message>
            <source>A second bill was put in too early. Take it out.</source>
            <translation>Un second billet a été inséré trop tôt. Retirez-le.</translation>
        </message>
        <message>
            <source>A signed release has played here; this copy of the program is not signed.</source>
            <translation>Une version signée a joué ici ; cette copie du programme n'est pas signée.</translation>
        </message>
        <message>
            <source>All copies of the journal are on one device ({disk}): what destroys it destroys them all.</source>
            <translation>Toutes les copies du journal sont sur un seul appareil ({disk}) : ce qui le détruit les détruit toutes.</translation>
        </message>
        <message>
            <source>All copies of the journal are on one device: what destroys it destroys them all.</source>
            <translation>Toutes les copies du journal sont sur un seul appareil : ce qui le détruit les détruit toutes.</translation>
        </message>
        <message>
            <source>An event in it makes no sense ({error}).</source>
            <translation>Un événement qu’il contient n’a pas de sens ({error}).</translation>
        </message>
        <message>
            <source>Another program has its port open.</source>
            <translation>Un autre programme occupe son port.</translation>
        </message>
        <message>
            <source>Another program holds the journal ({error}).</source>
            <translation>Un autre programme occupe le journal ({error}).</translation>
        </message>
        <message>
            <source>Archived journal {archive} cannot be read: {why}.</source>
            <translation>Le journal archivé {archive} ne peut pas être lu : {why}.</translation>
        </message>
        <message>
            <source>Beside the journal lies a rollback journal, which it never makes.</source>
            <translation>À côté du journal se trouve un journal d’annulation, qu’il ne crée jamais.</translation>
        </message>
        <message>
            <source>Bets are up under sheet {sheet}, and {other} as it is now is not the same.</source>
            <translation>Des paris sont en jeu sous la feuille PAR {sheet}, et {other} dans son état actuel n’est pas identique.</translation>
        </message>
        <message>
            <source>Cabinet {cabinet} does not have seat {seat}.</source>
            <translation>La machine {cabinet} n’a pas la place {seat}.</translation>
        </message>
        <message>
            <source>Cabinet {cabinet} has played round {round} of this table, and the table knows its rounds up to {newest} only.</source>
            <translation>La machine {cabinet} a joué le tour {round} de cette table, et la table ne connaît ses tours que jusqu’au {newest}.</translation>
        </message>
        <message>
            <source>Cabinet {cabinet} has sat here with a newer journal: this one is an old copy.</source>
            <translation>La machine {cabinet} était déjà ici avec un journal plus récent : celui-ci est une ancienne copie.</translation>
        </message>
        <message>
            <source>Cabinet {cabinet} has seat {seat} at table {table}.</source>
            <translation>La machine {cabinet} a la place {seat} à la table {table}.</translation>
        </message>
        <message>
            <source>Copy {number} of the journal lacked the last event, which came from the database.</source>
            <translation>Il manquait à la copie {number} du journal le dernier événement, repris de la base de données.</translation>
        </message>
        <message>
            <source>Copy {number} of the journal lacked the last {count} events, which came from the database.</source>
            <translation>Il manquait à la copie {number} du journal les {count} derniers événements, repris de la base de données.</translation>
        </message>
        <message>
            <source>Copy {number} of the journal was rebuilt from the database: {cause}.</source>
            <translation>La copie {number} du journal a été reconstruite à partir de la base de données : {cause}.</translation>
        </message>
        <message>
            <source>Copy {number} of the journal, {path}, cannot be used ({error}).</source>
            <translation>La copie {number} du journal, {path}, est inutilisable ({error}).</translation>
        </message>
        <message>
            <source>Copy {number} of the journal, {path}, was found damaged: {cause}.</source>
            <translation>La copie {number} du journal, {path}, est endommagée : {cause}.</translation>
        </message>
        <message>
            <source>Copy {number}: {found}</source>
            <translation>Copie {number} : {found}</translation>
        </message>
        <message>
            <source>Dice are missing from the dice generator, or there are too many.</source>
            <translation>Il manque des dés dans le générateur de dés, ou il y en a trop.</translation>
        </message>
        <message>
            <source>Event {number} is missing in copy {copy} of the journal.</source>
            <translation>L’événement {number} manque dans la copie {copy} du journal.</translation>
        </message>
        <message>
            <source>Event {number} of the journal makes no sense ({error}).</source>
            <translation>L’événement {number} du journal n’a pas de sens ({error}).</translation>
        </message>
        <message>
            <source>Have the house's authority issue a new one.</source>
            <translation>Faites-en établir un nouveau par l'autorité de la maison.</translation>
        </message>
        <message>
            <source>Impossible device report</source>
            <translation>Signalement impossible d’un appareil</translation>
        </message>
        <message>
            <source>It does not answer.</source>
            <translation>L’appareil ne répond pas.</translation>
        </message>
        <message>
            <source>It has lost its power and starts again.</source>
            <translation>L’appareil a été privé de courant et redémarre.</translation>
        </message>
        <message>
            <source>It has no bulk endpoints.</source>
            <translation>L’appareil n’a pas de points de terminaison USB « bulk ».</translation>
        </message>
        <message>
            <source>It is not plugged in.</source>
            <translation>L’appareil n’est pas branché.</translation>
        </message>
        <message>
            <source>It is pending.</source>
            <translation>Il est en attente.</translation>
        </message>
        <message>
            <source>It is redeemed.</source>
            <translation>Il est encaissé.</translation>
        </message>
        <message>
            <source>It took {sent} of {all} bytes.</source>
            <translation>L’appareil a accepté {sent} octets sur {all}.</translation>
        </message>
        <message>
            <source>It was never entered.</source>
            <translation>Il n’a jamais été enregistré.</translation>
        </message>
        <message>
            <source>It was not kept for this request.</source>
            <translation>Il n’était pas retenu pour cette demande.</translation>
        </message>
        <message>
            <source>It was redeemed by the same request.</source>
            <translation>Il a été encaissé par la même demande.</translation>
        </message>
        <message>
            <source>It was unplugged.</source>
            <translation>L’appareil a été débranché.</translation>
        </message>
        <message>
            <source>It was worth {cents} cents.</source>
            <translation>Il valait {cents} cents.</translation>
        </message>
        <message>
            <source>Its address {address} is not of the form usb:1234:abcd.</source>
            <translation>Son adresse {address} n’a pas la forme usb:1234:abcd.</translation>
        </message>
        <message>
            <source>Its driver has failed and starts again.</source>
            <translation>Son pilote a commis une erreur et redémarre.</translation>
        </message>
        <message>
            <source>Its files cannot be checked ({error}).</source>
            <translation>Ses fichiers ne peuvent pas être vérifiés ({error}).</translation>
        </message>
        <message>
            <source>Its port fails ({error}).</source>
            <translation>Son port est en défaut ({error}).</translation>
        </message>
        <message>
            <source>Its port is no serial line.</source>
            <translation>Son port n’est pas une liaison série.</translation>
        </message>
        <message>
            <source>Money is open in {currency}, but Param.ini names {other}.</source>
            <translation>Il y a de l’argent en jeu en {currency}, mais Param.ini indique {other}.</translation>
        </message>
        <message>
            <source>No bills are taken now.</source>
            <translation>Aucun billet n’est accepté pour le moment.</translation>
        </message>
        <message>
            <source>No dealer of the house has a key with the name “{name}”.</source>
            <translation>Aucun croupier de la maison n'a de clé au nom « {name} ».</translation>
        </message>
        <message>
            <source>No journal can be made at {path} ({error}).</source>
            <translation>Aucun journal ne peut être créé à l’emplacement {path} ({error}).</translation>
        </message>
        <message>
            <source>No tickets are taken now.</source>
            <translation>Aucun ticket n’est accepté pour le moment.</translation>
        </message>
        <message>
            <source>Only cashable tickets are taken here.</source>
            <translation>Seuls les tickets encaissables sont acceptés ici.</translation>
        </message>
        <message>
            <source>Order {number} of dealer {name} was answered before: it was put in again, and was not carried out.</source>
            <translation>L’ordre {number} du croupier {name} a déjà reçu sa réponse : il a été introduit de nouveau, et n’a pas été exécuté.</translation>
        </message>
        <message>
            <source>Order {number} of the dealer has the same key as another one.</source>
            <translation>L’ordre {number} du croupier a la même clé qu’un autre.</translation>
        </message>
        <message>
            <source>Paper is jammed in the ticket printer: please clear it.</source>
            <translation>Bourrage de papier dans l’imprimante de tickets : veuillez dégager le papier.</translation>
        </message>
        <message>
            <source>Paper waits in the slot of the ticket printer: please take it.</source>
            <translation>Du papier attend dans la fente de l’imprimante de tickets : veuillez le prendre.</translation>
        </message>
        <message>
            <source>Param.ini cannot be written</source>
            <translation>Param.ini ne peut pas être écrit</translation>
        </message>
        <message>
            <source>Param.ini was edited by hand</source>
            <translation>Param.ini a été modifié à la main</translation>
        </message>
        <message>
            <source>Play goes on in a moment.</source>
            <translation>Le jeu reprend dans un instant.</translation>
        </message>
        <message>
            <source>Practice may not use {what}: that is outside its own folder.</source>
            <translation>L’entraînement ne peut pas utiliser {what} : c’est en dehors de son dossier.</translation>
        </message>
        <message>
            <source>Round {number} was played by a par sheet that is not offered here, with SHA-256 {digest}.</source>
            <translation>Le tour {number} a été joué avec une feuille PAR qui n’est pas proposée ici, de SHA-256 {digest}.</translation>
        </message>
        <message>
            <source>Round {round} cannot be closed: its betting has not ended.</source>
            <translation>Le tour {round} ne peut pas être clos : les mises sont encore ouvertes.</translation>
        </message>
        <message>
            <source>Round {round} cannot begin: round {newest} is not decided.</source>
            <translation>Le tour {round} ne peut pas commencer : le tour {newest} n’est pas décidé.</translation>
        </message>
        <message>
            <source>Round {round} contradicts what the table has published of it.</source>
            <translation>Le tour {round} contredit ce que la table en a publié.</translation>
        </message>
        <message>
            <source>Round {round} does not follow round {newest}, the newest of the table.</source>
            <translation>Le tour {round} ne suit pas le tour {newest}, le dernier de la table.</translation>
        </message>
        <message>
            <source>Round {round} is not decided.</source>
            <translation>Le tour {round} n’est pas décidé.</translation>
        </message>
        <message>
            <source>Round {round} names other bets than those that were accepted.</source>
            <translation>Le tour {round} indique d’autres mises que celles qui ont été acceptées.</translation>
        </message>
        <message>
            <source>Round {round} of the table does not agree with its digest: it was altered.</source>
            <translation>Le tour {round} de la table ne correspond pas à son empreinte : il a été modifié.</translation>
        </message>
        <message>
            <source>SQLite does not wait for the disk at each commit.</source>
            <translation>SQLite n’attend pas le disque à chaque validation.</translation>
        </message>
        <message>
            <source>Seat {seat} cannot be left: its bets of round {round} are not settled.</source>
            <translation>La place {seat} ne peut pas être quittée : ses mises du tour {round} ne sont pas réglées.</translation>
        </message>
        <message>
            <source>Seat {seat} has been taken again in the name of cabinet {cabinet}: a copy of this station is running.</source>
            <translation>La place {seat} a été reprise au nom de la machine {cabinet} : une copie de cette station est en marche.</translation>
        </message>
        <message>
            <source>Seat {seat} has reported another result of round {round}: this journal is an old copy.</source>
            <translation>La place {seat} a déjà signalé un autre résultat du tour {round} : ce journal est une ancienne copie.</translation>
        </message>
        <message>
            <source>Seat {seat} has reported round {round}, and round {expected} comes first.</source>
            <translation>La place {seat} a annoncé le tour {round}, alors que le tour {expected} vient d’abord.</translation>
        </message>
        <message>
            <source>Seat {seat} has sealed other bets as version {version} of round {round}: this journal is an old copy.</source>
            <translation>La place {seat} a scellé d’autres mises comme version {version} du tour {round} : ce journal est une ancienne copie.</translation>
        </message>
        <message>
            <source>Seat {seat} is taken by cabinet {cabinet}.</source>
            <translation>La place {seat} est occupée par la machine {cabinet}.</translation>
        </message>
        <message>
            <source>Seat {seat} of cabinet {cabinet} was freed at the table, and what it was owed was paid there: keep this journal, and clear the RAM before this station plays again.</source>
            <translation>La place {seat} de la machine {cabinet} a été libérée à la table, et ce qui lui était dû y a été payé : conservez ce journal et effacez la RAM avant que ce poste ne joue de nouveau.</translation>
        </message>
        <message>
            <source>Slip {number} was not printed: {cause}.</source>
            <translation>Le reçu {number} n’a pas été imprimé : {cause}.</translation>
        </message>
        <message>
            <source>Slip {number} was ordered before.</source>
            <translation>Le reçu {number} a déjà été demandé.</translation>
        </message>
        <message>
            <source>The RAM clear is confirmed</source>
            <translation>L’effacement de la RAM est confirmé</translation>
        </message>
        <message>
            <source>The barcode of this ticket cannot be read.</source>
            <translation>Le code-barres de ce ticket est illisible.</translation>
        </message>
        <message>
            <source>The bets of seat {seat} in round {round} do not agree with their digest or sum: they were altered.</source>
            <translation>Les mises de la place {seat} au tour {round} ne correspondent pas à leur empreinte ou à leur somme : elles ont été modifiées.</translation>
        </message>
        <message>
            <source>The bill stacker is full.</source>
            <translation>L’empileur de billets est plein.</translation>
        </message>
        <message>
            <source>The bill stacker is open or missing.</source>
            <translation>L’empileur de billets est ouvert ou absent.</translation>
        </message>
        <message>
            <source>The bill validator did not wait for an order and gave it back.</source>
            <translation>Le lecteur de billets l’a rendu sans attendre d’ordre.</translation>
        </message>
        <message>
            <source>The bill validator does not know a bill of {amount}, which the parameter money.bills names.</source>
            <translation>Le lecteur de billets ne connaît pas de billet de {amount}, que cite le paramètre money.bills.</translation>
        </message>
        <message>
            <source>The bill validator does not take its settings.</source>
            <translation>Le lecteur de billets n’accepte pas ses réglages.</translation>
        </message>
        <message>
            <source>The bill validator has detected an attempt at fraud.</source>
            <translation>Le lecteur de billets a détecté une fraude.</translation>
        </message>
        <message>
            <source>The bill validator has failed: {cause}.</source>
            <translation>Le lecteur de billets est en panne : {cause}.</translation>
        </message>
        <message>
            <source>The bill validator reports an internal error.</source>
            <translation>Le lecteur de billets a un problème interne.</translation>
        </message>
        <message>
            <source>The bill was credited, and then found in the acceptor, which gives it back. The player may have it.</source>
            <translation>Le billet a été crédité, puis retrouvé dans l’accepteur, qui le rend. Le joueur l’a peut-être.</translation>
        </message>
        <message>
            <source>The bill was not taken: {cause}.</source>
            <translation>Le billet n’a pas été accepté : {cause}.</translation>
        </message>
        <message>
            <source>The cabinet cannot be followed: {error}</source>
            <translation>La machine ne peut pas être suivie : {error}</translation>
        </message>
        <message>
            <source>The camera answers, but sends no picture that can be read ({error}).</source>
            <translation>La caméra répond, mais n’envoie aucune image lisible ({error}).</translation>
        </message>
        <message>
            <source>The camera answers, but sends no picture that can be read.</source>
            <translation>La caméra répond, mais n’envoie aucune image lisible.</translation>
        </message>
        <message>
            <source>The camera does not answer ({error}).</source>
            <translation>La caméra ne répond pas ({error}).</translation>
        </message>
        <message>
            <source>The camera has ended its stream.</source>
            <translation>La caméra a terminé son flux.</translation>
        </message>
        <message>
            <source>The camera has not been reached yet.</source>
            <translation>La caméra n’a pas encore été atteinte.</translation>
        </message>
        <message>
            <source>The camera sends no stream of JPEG pictures.</source>
            <translation>La caméra n’envoie pas de flux d’images JPEG.</translation>
        </message>
        <message>
            <source>The camera's password cannot be read from {file} ({error}).</source>
            <translation>Le mot de passe de la caméra ne peut pas être lu dans {file} ({error}).</translation>
        </message>
        <message>
            <source>The camera's picture is larger than {width} by {height}; set a smaller one in the camera.</source>
            <translation>L’image de la caméra dépasse {width} sur {height} ; réglez-en une plus petite dans la caméra.</translation>
        </message>
        <message>
            <source>The card reader cannot read cards.</source>
            <translation>Le lecteur de cartes ne peut pas lire de cartes.</translation>
        </message>
        <message>
            <source>The certificate of the house's authority ends on {day}.</source>
            <translation>Le certificat de l'autorité de la maison expire le {day}.</translation>
        </message>
        <message>
            <source>The certificate of {who} ends on {day}.</source>
            <translation>Le certificat de {who} expire le {day}.</translation>
        </message>
        <message>
            <source>The certificate of {who} has been revoked.</source>
            <translation>Le certificat de {who} a été révoqué.</translation>
        </message>
        <message>
            <source>The certificate of {who} is valid from {begins} to {ends}, and not today.</source>
            <translation>Le certificat de {who} est valable du {begins} au {ends}, et pas aujourd'hui.</translation>
        </message>
        <message>
            <source>The certificates in {folder} are of different authorities.</source>
            <translation>Les certificats dans {folder} viennent d'autorités différentes.</translation>
        </message>
        <message>
            <source>The check of the journal's earlier events did not end ({cause}).</source>
            <translation>La vérification des événements antérieurs du journal n’a pas abouti ({cause}).</translation>
        </message>
        <message>
            <source>The check of the journal's earlier events was stopped.</source>
            <translation>La vérification des événements antérieurs du journal a été interrompue.</translation>
        </message>
        <message>
            <source>The copies of the journal cannot be checked ({error}).</source>
            <translation>Les copies du journal ne peuvent pas être vérifiées ({error}).</translation>
        </message>
        <message>
            <source>The copies of the journal hold different events, and nothing says which is right.</source>
            <translation>Les copies du journal contiennent des événements différents, et rien ne dit laquelle est juste.</translation>
        </message>
        <message>
            <source>The copy's snapshot of event {number} is not the one that was taken.</source>
            <translation>L’instantané de l’événement {number} dans la copie n’est pas celui qui a été pris.</translation>
        </message>
        <message>
            <source>The credit may not exceed {amount}.</source>
            <translation>Le crédit ne peut pas dépasser {amount}.</translation>
        </message>
        <message>
            <source>The currency has changed in play</source>
            <translation>La monnaie a changé en cours de jeu</translation>
        </message>
        <message>
            <source>The dealer did not answer.</source>
            <translation>Le croupier n’a pas répondu.</translation>
        </message>
        <message>
            <source>The dealer has decided so.</source>
            <translation>Le croupier en a décidé ainsi.</translation>
        </message>
        <message>
            <source>The dice came to rest on top of each other.</source>
            <translation>Les dés se sont immobilisés l’un sur l’autre.</translation>
        </message>
        <message>
            <source>The dice can no longer be thrown: {cause}.</source>
            <translation>Les dés ne peuvent plus être lancés : {cause}.</translation>
        </message>
        <message>
            <source>The dice cannot be read.</source>
            <translation>Les dés sont illisibles.</translation>
        </message>
        <message>
            <source>The dice cannot be thrown now. All bets stand.</source>
            <translation>Les dés ne peuvent pas être lancés maintenant. Toutes les mises restent en place.</translation>
        </message>
        <message>
            <source>The dice cannot be thrown: {cause}.</source>
            <translation>Les dés ne peuvent pas être lancés : {cause}.</translation>
        </message>
        <message>
            <source>The dice could not be read with certainty.</source>
            <translation>Les dés n’ont pas pu être lus avec certitude.</translation>
        </message>
        <message>
            <source>The dice did not come to rest in time.</source>
            <translation>Les dés ne se sont pas immobilisés à temps.</translation>
        </message>
        <message>
            <source>The dice generator broke down during the throw.</source>
            <translation>Le générateur de dés est tombé en panne pendant le lancer.</translation>
        </message>
        <message>
            <source>The dice generator cannot read the dice.</source>
            <translation>Le générateur de dés ne peut pas lire les dés.</translation>
        </message>
        <message>
            <source>The dice generator cannot record its throws.</source>
            <translation>Le générateur de dés ne peut pas enregistrer ses lancers.</translation>
        </message>
        <message>
            <source>The dice generator cannot shake the dice.</source>
            <translation>Le générateur de dés ne peut pas secouer les dés.</translation>
        </message>
        <message>
            <source>The dice generator cannot throw the number of dice that the game needs at once ({wanted}), only {there}.</source>
            <translation>Le générateur de dés ne peut pas lancer à la fois le nombre de dés requis par le jeu ({wanted}), seulement {there}.</translation>
        </message>
        <message>
            <source>The dice generator does not finish its throw.</source>
            <translation>Le générateur de dés ne termine pas son lancer.</translation>
        </message>
        <message>
            <source>The dice generator has used this throw number before and no longer knows the result; its record must be cleared.</source>
            <translation>Le générateur de dés a déjà utilisé ce numéro de lancer et n’en connaît plus le résultat ; son registre doit être effacé.</translation>
        </message>
        <message>
            <source>The dice generator has used this throw number before, for another number of dice; its record must be cleared.</source>
            <translation>Le générateur de dés a déjà utilisé ce numéro de lancer pour un autre nombre de dés ; son registre doit être effacé.</translation>
        </message>
        <message>
            <source>The dice generator is testing itself.</source>
            <translation>Le générateur de dés effectue un autotest.</translation>
        </message>
        <message>
            <source>The dice generator lost its power during the throw.</source>
            <translation>Le générateur de dés a été privé de courant pendant le lancer.</translation>
        </message>
        <message>
            <source>The dice generator refuses what its protocol demands.</source>
            <translation>Le générateur de dés refuse ce qu’exige son protocole.</translation>
        </message>
        <message>
            <source>The dice generator reports a fault.</source>
            <translation>Le générateur de dés signale un défaut.</translation>
        </message>
        <message>
            <source>The dice generator's source of chance has failed its test.</source>
            <translation>La source de hasard du générateur de dés a échoué à son test.</translation>
        </message>
        <message>
            <source>The dice were entered wrongly.</source>
            <translation>Les dés ont été mal saisis.</translation>
        </message>
        <message>
            <source>The dice were touched.</source>
            <translation>Les dés ont été touchés.</translation>
        </message>
        <message>
            <source>The disk does not do what the journal asks of it ({error}).</source>
            <translation>Le disque ne fait pas ce que le journal exige de lui ({error}).</translation>
        </message>
        <message>
            <source>The disk is full ({error}).</source>
            <translation>Le disque est plein ({error}).</translation>
        </message>
        <message>
            <source>The doors cannot be journaled</source>
            <translation>Les portes ne peuvent pas être consignées</translation>
        </message>
        <message>
            <source>The events of the journal do not balance: {error}.</source>
            <translation>Les événements du journal ne s’équilibrent pas : {error}.</translation>
        </message>
        <message>
            <source>The exchange knows more of this table than its journal: the journal is an old copy, or another table uses it.</source>
            <translation>L’échange en sait plus sur cette table que son journal : le journal est une ancienne copie, ou une autre table l’utilise.</translation>
        </message>
        <message>
            <source>The exchange of the table has version {found}, and this program needs version {needed}.</source>
            <translation>L’échange de la table est en version {found}, et ce programme demande la version {needed}.</translation>
        </message>
        <message>
            <source>The file name {name} cannot stand in a manifest.</source>
            <translation>Le nom de fichier {name} ne peut pas figurer dans un manifeste.</translation>
        </message>
        <message>
            <source>The file of the ticket book is no ticket book, or of another version.</source>
            <translation>Le fichier du livre des tickets est un autre ou d’une autre version.</translation>
        </message>
        <message>
            <source>The house needs a new authority, and every machine of its tables a new key.</source>
            <translation>La maison a besoin d'une nouvelle autorité, et chaque machine de ses tables d'une nouvelle clé.</translation>
        </message>
        <message>
            <source>The journal cannot be used</source>
            <translation>Le journal ne peut pas être utilisé</translation>
        </message>
        <message>
            <source>The journal cannot be written</source>
            <translation>Le journal ne peut pas être écrit</translation>
        </message>
        <message>
            <source>The journal cannot be written: {cause}.</source>
            <translation>Le journal ne peut pas être écrit : {cause}.</translation>
        </message>
        <message>
            <source>The journal is being checked</source>
            <translation>Le journal est en cours de vérification</translation>
        </message>
        <message>
            <source>The journal is broken at event {number}: {reason}.</source>
            <translation>Le journal est rompu à l’événement {number} : {reason}.</translation>
        </message>
        <message>
            <source>The journal is not one of practice.</source>
            <translation>Le journal n’est pas celui d’un entraînement.</translation>
        </message>
        <message>
            <source>The journal is of version {version}, and this program knows version {known} only.</source>
            <translation>Le journal est de la version {version}, et ce programme ne connaît que la version {known}.</translation>
        </message>
        <message>
            <source>The journal is one of practice: nothing in it counts.</source>
            <translation>Le journal est celui d’un entraînement : rien de ce qu’il contient ne compte.</translation>
        </message>
        <message>
            <source>The journal may not be opened ({error}).</source>
            <translation>Le journal ne peut pas être ouvert, faute de droits ({error}).</translation>
        </message>
        <message>
            <source>The journal may not be written ({error}).</source>
            <translation>Le journal ne peut pas être écrit, faute de droits ({error}).</translation>
        </message>
        <message>
            <source>The journal was found damaged while the terminal ran.</source>
            <translation>Le journal a été trouvé endommagé pendant que le terminal fonctionnait.</translation>
        </message>
        <message>
            <source>The journal {name} is in use by another terminal or an audit.</source>
            <translation>Le journal {name} est utilisé par un autre terminal ou par un audit.</translation>
        </message>
        <message>
            <source>The journal {name} is missing, and its WAL is still there.</source>
            <translation>Le journal {name} manque, mais son WAL est encore là.</translation>
        </message>
        <message>
            <source>The journal {name} is missing, and the record of its last event is damaged.</source>
            <translation>Le journal {name} manque, et la trace de son dernier événement est endommagée.</translation>
        </message>
        <message>
            <source>The journal's database was bad and was rebuilt from copy {number}: {cause}.</source>
            <translation>La base de données du journal était mauvaise et a été reconstruite à partir de la copie {number} : {cause}.</translation>
        </message>
        <message>
            <source>The journal's earlier events cannot be checked ({error}).</source>
            <translation>Les événements antérieurs du journal ne peuvent pas être vérifiés ({error}).</translation>
        </message>
        <message>
            <source>The journal's file is damaged ({error}).</source>
            <translation>Le fichier du journal est endommagé ({error}).</translation>
        </message>
        <message>
            <source>The journal's file is empty, is not a journal, or its first page is damaged.</source>
            <translation>Le fichier du journal est vide, n’est pas un journal, ou sa première page est endommagée.</translation>
        </message>
        <message>
            <source>The journal's file is not a journal, or its first page is damaged.</source>
            <translation>Le fichier du journal n’est pas un journal, ou sa première page est endommagée.</translation>
        </message>
        <message>
            <source>The journal's file is not written through a WAL.</source>
            <translation>Le fichier du journal n’est pas écrit au moyen d’un WAL.</translation>
        </message>
        <message>
            <source>The journal's files cannot be opened ({error}).</source>
            <translation>Les fichiers du journal ne peuvent pas être ouverts ({error}).</translation>
        </message>
        <message>
            <source>The journal's first page is damaged.</source>
            <translation>La première page du journal est endommagée.</translation>
        </message>
        <message>
            <source>The journal's folder {path} cannot be made ({error}).</source>
            <translation>Le dossier du journal, {path}, ne peut pas être créé ({error}).</translation>
        </message>
        <message>
            <source>The journal's pages do not hang together ({error}).</source>
            <translation>Les pages du journal ne s’enchaînent pas ({error}).</translation>
        </message>
        <message>
            <source>The journal's place {path} cannot be used ({error}).</source>
            <translation>L’emplacement du journal {path} ne peut pas être utilisé ({error}).</translation>
        </message>
        <message>
            <source>The journal's table of {table} is missing or damaged.</source>
            <translation>La table {table} du journal manque ou est endommagée.</translation>
        </message>
        <message>
            <source>The key and the certificate in {folder} are not those of {who}.</source>
            <translation>La clé et le certificat dans {folder} ne sont pas ceux de {who}.</translation>
        </message>
        <message>
            <source>The last {count} throws were void.</source>
            <translation>Les {count} derniers lancers étaient nuls.</translation>
        </message>
        <message>
            <source>The library for cameras with RTSP or on USB is not installed.</source>
            <translation>La bibliothèque pour les caméras RTSP ou USB n’est pas installée.</translation>
        </message>
        <message>
            <source>The lid of the dice generator is open.</source>
            <translation>Le couvercle du générateur de dés est ouvert.</translation>
        </message>
        <message>
            <source>The lid of the dice generator was opened during the throw.</source>
            <translation>Le couvercle du générateur de dés a été ouvert pendant le lancer.</translation>
        </message>
        <message>
            <source>The limits of the table have changed with a player at it</source>
            <translation>Les limites de la table ont changé alors qu’un joueur y est</translation>
        </message>
        <message>
            <source>The log cannot be written</source>
            <translation>Le registre technique ne peut pas être écrit</translation>
        </message>
        <message>
            <source>The meters do not agree</source>
            <translation>Les compteurs ne concordent pas</translation>
        </message>
        <message>
            <source>The par sheet has changed in play</source>
            <translation>La feuille PAR a changé en cours de jeu</translation>
        </message>
        <message>
            <source>The par sheet is wrong</source>
            <translation>La feuille PAR est incorrecte</translation>
        </message>
        <message>
            <source>The par sheet of round {number} is another one, though bets were up.</source>
            <translation>La feuille PAR du tour {number} est une autre, bien que des mises aient été posées.</translation>
        </message>
        <message>
            <source>The parameters are changed</source>
            <translation>Les paramètres sont modifiés</translation>
        </message>
        <message>
            <source>The place of the journal does not allow a WAL.</source>
            <translation>L’emplacement du journal ne permet pas de WAL.</translation>
        </message>
        <message>
            <source>The place of the ticket book does not allow a WAL.</source>
            <translation>L’emplacement du livre des tickets ne permet pas de WAL.</translation>
        </message>
        <message>
            <source>The plain copies of the journal hold different events, and its database is bad.</source>
            <translation>Les copies simples du journal contiennent des événements différents, et sa base de données est mauvaise.</translation>
        </message>
        <message>
            <source>The players of gaming day {number} do not add up to it.</source>
            <translation>Les joueurs de la journée de jeu {number} ne donnent pas ses totaux.</translation>
        </message>
        <message>
            <source>The process that reads the camera has failed.</source>
            <translation>Le processus qui lit la caméra a échoué.</translation>
        </message>
        <message>
            <source>The program ended before the clock was set. Look whether it is right.</source>
            <translation>Le programme s'est arrêté avant le réglage de l'horloge. Vérifiez si elle est juste.</translation>
        </message>
        <message>
            <source>The program finds no USB library (libusb).</source>
            <translation>Le programme ne trouve aucune bibliothèque USB (libusb).</translation>
        </message>
        <message>
            <source>The program is being checked</source>
            <translation>Le programme est en cours de vérification</translation>
        </message>
        <message>
            <source>The program is not as it was released</source>
            <translation>Le programme n'est pas tel qu'il a été livré</translation>
        </message>
        <message>
            <source>The program may not open its port.</source>
            <translation>Le programme n’est pas autorisé à ouvrir son port.</translation>
        </message>
        <message>
            <source>The program starts again in a moment.</source>
            <translation>Le programme redémarre dans un instant.</translation>
        </message>
        <message>
            <source>The program was restarted before the printer had answered.</source>
            <translation>Le programme a redémarré avant la réponse de l’imprimante.</translation>
        </message>
        <message>
            <source>The puck of round {number} does not follow from the dice before it.</source>
            <translation>Le puck du tour {number} ne résulte pas des dés qui le précèdent.</translation>
        </message>
        <message>
            <source>The record of a RAM clear cannot be read ({error}).</source>
            <translation>La trace d’un effacement de la RAM est illisible ({error}).</translation>
        </message>
        <message>
            <source>The record of a RAM clear is something else.</source>
            <translation>La trace d’un effacement de la RAM est autre chose.</translation>
        </message>
        <message>
            <source>The record of its RAM clear is missing or damaged.</source>
            <translation>La trace de son effacement RAM manque ou est endommagée.</translation>
        </message>
        <message>
            <source>The record of the last event cannot be written ({error}).</source>
            <translation>La trace du dernier événement ne peut pas être écrite ({error}).</translation>
        </message>
        <message>
            <source>The record of the last event did not reach the disk ({error}).</source>
            <translation>La trace du dernier événement n’a pas atteint le disque ({error}).</translation>
        </message>
        <message>
            <source>The rounds of the table cannot be read from its journal: {error}</source>
            <translation>Les tours de la table ne peuvent pas être lus dans son journal : {error}</translation>
        </message>
        <message>
            <source>The server of the table could lose bets: its setting {name} is “{setting}”.</source>
            <translation>Le serveur de la table pourrait perdre des mises : son réglage {name} est « {setting} ».</translation>
        </message>
        <message>
            <source>The server of the table does not allow this ({error}).</source>
            <translation>Le serveur de la table ne le permet pas ({error}).</translation>
        </message>
        <message>
            <source>The server of the table is PostgreSQL {found}: version 15 or newer is needed.</source>
            <translation>Le serveur de la table est PostgreSQL {found} : il faut la version 15 ou plus récente.</translation>
        </message>
        <message>
            <source>The signature of {path} is wrong.</source>
            <translation>La signature de {path} est fausse.</translation>
        </message>
        <message>
            <source>The simulated devices cannot be started</source>
            <translation>Les appareils simulés ne peuvent pas démarrer</translation>
        </message>
        <message>
            <source>The simulated devices cannot be started in {directory} ({error}).</source>
            <translation>Les appareils simulés ne peuvent pas être démarrés dans {directory} ({error}).</translation>
        </message>
        <message>
            <source>The snapshot of event {number} is missing.</source>
            <translation>L’instantané de l’événement {number} manque.</translation>
        </message>
        <message>
            <source>The snapshot of event {number} is not the one that was taken.</source>
            <translation>L’instantané de l’événement {number} n’est pas celui qui a été pris.</translation>
        </message>
        <message>
            <source>The staff is at work at the table, or a door is open.</source>
            <translation>Le personnel travaille à la table, ou une porte est ouverte.</translation>
        </message>
        <message>
            <source>The station of seat {seat}, cabinet {cabinet}, was back since its sum was printed.</source>
            <translation>La station de la place {seat}, machine {cabinet}, est revenue depuis l’impression de sa somme.</translation>
        </message>
        <message>
            <source>The system's clock cannot be set: {error}.</source>
            <translation>L'horloge du système ne peut pas être réglée : {error}.</translation>
        </message>
        <message>
            <source>The system's clock did not take the time.</source>
            <translation>L'horloge du système n'a pas pris l'heure.</translation>
        </message>
        <message>
            <source>The table cannot be reached ({error}).</source>
            <translation>La table est injoignable ({error}).</translation>
        </message>
        <message>
            <source>The table does not answer.</source>
            <translation>La table ne répond pas.</translation>
        </message>
        <message>
            <source>The table does not reach its stations.</source>
            <translation>La table n’atteint pas ses postes.</translation>
        </message>
        <message>
            <source>The table does not take this ({error}).</source>
            <translation>La table ne l’accepte pas ({error}).</translation>
        </message>
        <message>
            <source>The table has declared it void.</source>
            <translation>La table l'a déclaré nul.</translation>
        </message>
        <message>
            <source>The table has no round {round}.</source>
            <translation>La table n’a pas de tour {round}.</translation>
        </message>
        <message>
            <source>The table is paused. All bets stand.</source>
            <translation>La table est en pause. Toutes les mises restent en place.</translation>
        </message>
        <message>
            <source>The table shows round {found}, and this station needs round {expected} first.</source>
            <translation>La table montre le tour {found}, et ce poste a d’abord besoin du tour {expected}.</translation>
        </message>
        <message>
            <source>The terminal has found a mistake of its own</source>
            <translation>Le terminal a découvert une erreur interne</translation>
        </message>
        <message>
            <source>The ticket book cannot be held against the journal ({error}).</source>
            <translation>Le livre des tickets ne peut pas être comparé au journal ({error}).</translation>
        </message>
        <message>
            <source>The ticket book cannot be locked ({error}).</source>
            <translation>Le livre des tickets ne peut pas être verrouillé ({error}).</translation>
        </message>
        <message>
            <source>The ticket book cannot be opened ({error}).</source>
            <translation>Le livre des tickets ne peut pas être ouvert ({error}).</translation>
        </message>
        <message>
            <source>The ticket book cannot be used ({error}).</source>
            <translation>Le livre des tickets est inutilisable ({error}).</translation>
        </message>
        <message>
            <source>The ticket book contradicts the journal about ticket {number}: move it away, and a new one is made.</source>
            <translation>Le livre des tickets contredit le journal au sujet du ticket {number} : mettez-le de côté, il sera refait.</translation>
        </message>
        <message>
            <source>The ticket book is damaged.</source>
            <translation>Le livre des tickets est endommagé.</translation>
        </message>
        <message>
            <source>The ticket book is in use, and it serves one cabinet only.</source>
            <translation>Le livre des tickets est utilisé ailleurs et ne sert qu’à une seule machine.</translation>
        </message>
        <message>
            <source>The ticket paper is running low.</source>
            <translation>Le papier à tickets est presque épuisé.</translation>
        </message>
        <message>
            <source>The ticket printer had failed: a technician has to turn the key.</source>
            <translation>L’imprimante de tickets était en panne : un technicien doit tourner la clé.</translation>
        </message>
        <message>
            <source>The ticket printer is offline: please switch it online.</source>
            <translation>L’imprimante de tickets est hors ligne : veuillez la mettre en ligne.</translation>
        </message>
        <message>
            <source>The ticket printer is out of paper: please load paper.</source>
            <translation>L’imprimante de tickets n’a plus de papier : veuillez la recharger.</translation>
        </message>
        <message>
            <source>The ticket printer reports an error that it does not clear: please call a technician.</source>
            <translation>L’imprimante de tickets signale une erreur qu’elle n’efface pas : veuillez appeler un technicien.</translation>
        </message>
        <message>
            <source>The ticket printer's drawer is open: please close it.</source>
            <translation>Le tiroir de l’imprimante de tickets est ouvert : veuillez le fermer.</translation>
        </message>
        <message>
            <source>The ticket printer's print head is up: please lower it.</source>
            <translation>La tête de l’imprimante de tickets est relevée : veuillez l’abaisser.</translation>
        </message>
        <message>
            <source>The ticket was credited, and then found in the acceptor, which gives it back. It is worth nothing any more.</source>
            <translation>Le ticket a été crédité, puis retrouvé dans l’accepteur, qui le rend. Il ne vaut plus rien.</translation>
        </message>
        <message>
            <source>The validator is idle but never said that the bill was stacked. Look for it in the stacker.</source>
            <translation>Le lecteur est au repos, mais n’a jamais annoncé l’empilage du billet. Cherchez-le dans l’empileur.</translation>
        </message>
        <message>
            <source>The validator is idle but never said that the ticket was stacked. Look for it in the stacker.</source>
            <translation>Le lecteur est au repos, mais n’a jamais annoncé l’empilage du ticket. Cherchez-le dans l’empileur.</translation>
        </message>
        <message>
            <source>The validator lost its power while it stacked the bill and no longer knows it. Look for it.</source>
            <translation>Le lecteur a été privé de courant en empilant le billet et n’en sait plus rien. Cherchez-le.</translation>
        </message>
        <message>
            <source>The validator lost its power while it stacked the ticket and no longer knows it. Look for it.</source>
            <translation>Le lecteur a été privé de courant en empilant le ticket et n’en sait plus rien. Cherchez-le.</translation>
        </message>
        <message>
            <source>The validator stacked a bill that was never seen in escrow. Look for it in the stacker.</source>
            <translation>Le lecteur a empilé un billet jamais vu en attente. Cherchez-le dans l’empileur.</translation>
        </message>
        <message>
            <source>The validator stacked a test bill that was to go back. Look for it in the stacker.</source>
            <translation>Le lecteur a empilé un billet d'essai qui devait être rendu. Cherchez-le dans l'empileur.</translation>
        </message>
        <message>
            <source>The validator stacked a ticket that was to go back. Look for it in the stacker.</source>
            <translation>Le lecteur a empilé un ticket qui devait être rendu. Cherchez-le dans l’empileur.</translation>
        </message>
        <message>
            <source>The verification of the program did not end ({cause}).</source>
            <translation>La vérification du programme ne s’est pas terminée ({cause}).</translation>
        </message>
        <message>
            <source>The verification of the program was stopped.</source>
            <translation>La vérification du programme a été arrêtée.</translation>
        </message>
        <message>
            <source>The voice pack has no recording in its own language, {language}.</source>
            <translation>Le pack de voix n'a aucun enregistrement dans sa propre langue, {language}.</translation>
        </message>
        <message>
            <source>The voice pack's settings: {reason}.</source>
            <translation>Réglages du pack de voix : {reason}.</translation>
        </message>
        <message>
            <source>The {device} reported {report} ({error}).</source>
            <translation>{device} a signalé {report} ({error}).</translation>
        </message>
        <message>
            <source>There are {stored} snapshots where {taken} were taken.</source>
            <translation>Il y a {stored} instantanés, alors que {taken} ont été pris.</translation>
        </message>
        <message>
            <source>There is a snapshot of event {number}, which is missing.</source>
            <translation>Il y a un instantané de l’événement {number}, mais l’événement manque.</translation>
        </message>
        <message>
            <source>There is a snapshot of event {number}, which is none.</source>
            <translation>Un instantané est noté pour l’événement {number}, qui n’en est pas un.</translation>
        </message>
        <message>
            <source>There is no exchange of a table here: a technician has to set it up first.</source>
            <translation>Il n’y a pas d’échange de table ici : un technicien doit d’abord l’installer.</translation>
        </message>
        <message>
            <source>There is no folder {path}.</source>
            <translation>Le dossier {path} n'existe pas.</translation>
        </message>
        <message>
            <source>There is no journal at {path}.</source>
            <translation>Il n’y a pas de journal à l’emplacement {path}.</translation>
        </message>
        <message>
            <source>This bill is not taken here.</source>
            <translation>Ce billet n’est pas accepté ici.</translation>
        </message>
        <message>
            <source>This cabinet only takes tickets that it has printed itself.</source>
            <translation>Cette machine n’accepte que les tickets qu’elle a imprimés.</translation>
        </message>
        <message>
            <source>This is not a bill.</source>
            <translation>Ceci n’est pas un billet.</translation>
        </message>
        <message>
            <source>This machine has the keys of {own} and may not speak for {who}.</source>
            <translation>Cette machine a les clés de {own} et ne peut pas parler pour {who}.</translation>
        </message>
        <message>
            <source>This program has no permission to set the system's clock.</source>
            <translation>Ce programme n'est pas autorisé à régler l'horloge du système.</translation>
        </message>
        <message>
            <source>This station and the shared table disagree about its round.</source>
            <translation>Ce poste et la table partagée se contredisent sur son tour.</translation>
        </message>
        <message>
            <source>This station's journal cannot be compared with what its table knows of it: {error}</source>
            <translation>Le journal de cette station ne peut pas être comparé à ce que sa table en sait : {error}</translation>
        </message>
        <message>
            <source>This ticket has been redeemed already.</source>
            <translation>Ce ticket a déjà été encaissé.</translation>
        </message>
        <message>
            <source>This ticket has expired.</source>
            <translation>Ce ticket a expiré.</translation>
        </message>
        <message>
            <source>This ticket is being redeemed already.</source>
            <translation>Ce ticket est déjà en cours d’encaissement.</translation>
        </message>
        <message>
            <source>This ticket is in another currency.</source>
            <translation>Ce ticket est dans une autre devise.</translation>
        </message>
        <message>
            <source>This ticket is not in the journal of this cabinet. Please show it to an attendant.</source>
            <translation>Ce ticket ne figure pas au journal de cet appareil. Veuillez le montrer au personnel.</translation>
        </message>
        <message>
            <source>This ticket is void.</source>
            <translation>Ce ticket est annulé.</translation>
        </message>
        <message>
            <source>This ticket waits for an attendant.</source>
            <translation>Ce ticket attend un employé.</translation>
        </message>
        <message>
            <source>Throw {throw} belongs to round {round}.</source>
            <translation>Le lancer {throw} appartient au tour {round}.</translation>
        </message>
        <message>
            <source>Throw {throw} has not ended in time.</source>
            <translation>Le lancer {throw} ne s’est pas terminé à temps.</translation>
        </message>
        <message>
            <source>Ticket {number} cannot be printed: its validation number {validation} does not have {digits} digits.</source>
            <translation>Le ticket {number} ne peut pas être imprimé : son numéro de validation {validation} n’a pas {digits} chiffres.</translation>
        </message>
        <message>
            <source>Ticket {number} is in doubt: it was ordered again after ticket {later}.</source>
            <translation>Doute sur le ticket {number} : il a été commandé de nouveau après le ticket {later}.</translation>
        </message>
        <message>
            <source>Ticket {number} is in doubt: {cause}.</source>
            <translation>Doute sur le ticket {number} : {cause}.</translation>
        </message>
        <message>
            <source>Tickets are not taken for a while. Please ask an attendant.</source>
            <translation>Les tickets ne sont pas acceptés pendant un moment. Veuillez vous adresser au personnel.</translation>
        </message>
        <message>
            <source>Tickets in the ticket book that the journal does not know, and that are not paid: {count}.</source>
            <translation>Tickets du livre des tickets que le journal ne connaît pas et qui ne sont pas payés : {count}.</translation>
        </message>
        <message>
            <source>Tickets of which the ticket book did not know what the journal knows, and now does: {count}.</source>
            <translation>Tickets dont le livre des tickets ignorait ce que sait le journal, et désormais inscrits : {count}.</translation>
        </message>
        <message>
            <source>Tickets of {amount} or more are paid at the cage only: please go there.</source>
            <translation>Les tickets de {amount} ou plus ne sont payés qu’à la caisse : veuillez vous y rendre.</translation>
        </message>
        <message>
            <source>Too many throws were void: look at the dice, and let the table go on.</source>
            <translation>Trop de lancers étaient nuls : regardez les dés et laissez la table continuer.</translation>
        </message>
        <message>
            <source>What has the name {name} is no file.</source>
            <translation>Ce qui porte le nom {name} n’est pas un fichier.</translation>
        </message>
        <message>
            <source>What it says of its bills arrives garbled.</source>
            <translation>Ce qu’il signale de ses billets arrive brouillé.</translation>
        </message>
        <message>
            <source>What the table shows beside its round cannot be read ({error}).</source>
            <translation>Ce que la table montre à côté de son tour ne peut pas être lu ({error}).</translation>
        </message>
        <message>
            <source>[{section}] does not say any of these: {keys}</source>
            <translation>il manque dans [{section}] l’une de ces clés : {keys}</translation>
        </message>
        <message>
            <source>[{section}] does not say {key}</source>
            <translation>il manque {key} dans [{section}]</translation>
        </message>
        <message>
            <source>[{section}] is no section of a par sheet: {sections}</source>
            <translation>[{section}] n’est pas une section d’une feuille PAR : {sections}</translation>
        </message>
        <message>
            <source>a bill was in its acceptor</source>
            <translation>un billet était dans l’entrée</translation>
        </message>
        <message>
            <source>a bill was in its stacker</source>
            <translation>un billet était dans l’empileur</translation>
        </message>
        <message>
            <source>a part of it was not done</source>
            <translation>une partie n'a pas été faite</translation>
        </message>
        <message>
            <source>a strategy has at least one bet</source>
            <translation>une stratégie a au moins une mise</translation>
        </message>
        <message>
            <source>a ticket is being printed</source>
            <translation>impression d’un ticket en cours</translation>
        </message>
        <message>
            <source>a time of day like 06:00, from 00:00 to 23:59</source>
            <translation>une heure comme 06:00, de 00:00 à 23:59</translation>
        </message>
        <message>
            <source>a value would be read as something else: a comment begins in it</source>
            <translation>une valeur serait lue autrement : un commentaire y commence</translation>
        </message>
        <message>
            <source>a whole number from {least} to {most}</source>
            <translation>un nombre entier de {least} à {most}</translation>
        </message>
        <message>
            <source>all, none, or a day like {example}</source>
            <translation>all, none ou un jour comme {example}</translation>
        </message>
        <message>
            <source>all, or different bill values from {least} to {most}, smallest first, separated by commas</source>
            <translation>all, ou des valeurs de billets différentes de {least} à {most}, la plus petite d’abord, séparées par des virgules</translation>
        </message>
        <message>
            <source>an amount from {least} to {most}, written like 12.50</source>
            <translation>un montant de {least} à {most}, écrit comme 12.50</translation>
        </message>
        <message>
            <source>an event is missing there or after it</source>
            <translation>un événement manque à cet endroit ou après</translation>
        </message>
        <message>
            <source>another bill was still in the head</source>
            <translation>un autre billet se trouvait encore dans la tête</translation>
        </message>
        <message>
            <source>another bill was still on its way to the stacker</source>
            <translation>un autre billet était encore en route vers l’empileur</translation>
        </message>
        <message>
            <source>another file has its name</source>
            <translation>un autre fichier porte son nom</translation>
        </message>
        <message>
            <source>bills has {bill}, which is no bill of {currency}; these are: {bills}</source>
            <translation>bills contient {bill}, qui n’est pas un billet en {currency} ; il existe : {bills}</translation>
        </message>
        <message>
            <source>both other copies agree on other events</source>
            <translation>les deux autres copies s’accordent sur d’autres événements</translation>
        </message>
        <message>
            <source>break_after_minutes needs breaks of some length, and break_minutes is 0</source>
            <translation>break_after_minutes demande des pauses d'une certaine durée, et break_minutes est 0</translation>
        </message>
        <message>
            <source>camera has to be an address like http://camera.local:8080/stream, rtsp://camera.local/stream or /dev/video0, or none</source>
            <translation>camera doit être une adresse comme http://camera.local:8080/stream, rtsp://camera.local/stream ou /dev/video0, ou none</translation>
        </message>
        <message>
            <source>code {code}</source>
            <translation>code {code}</translation>
        </message>
        <message>
            <source>denominations has {factor}, which makes no whole cents of the chip of {chip}</source>
            <translation>denominations contient {factor}, avec quoi le jeton de {chip} ne donne pas de centimes entiers</translation>
        </message>
        <message>
            <source>denominations has {factor}, which makes the chip of {chip} more than {most}</source>
            <translation>denominations contient {factor}, avec quoi le jeton de {chip} dépasse {most}</translation>
        </message>
        <message>
            <source>duplicate key {key}, first on line {line}</source>
            <translation>clé {key} en double, la première à la ligne {line}</translation>
        </message>
        <message>
            <source>duplicate section [{section}], first on line {line}</source>
            <translation>section [{section}] en double, la première à la ligne {line}</translation>
        </message>
        <message>
            <source>events up to {number} are in copy {copy}</source>
            <translation>des événements jusqu’au {number} sont dans la copie {copy}</translation>
        </message>
        <message>
            <source>events up to {number} were acknowledged and are missing</source>
            <translation>les événements jusqu’à {number} étaient confirmés et manquent</translation>
        </message>
        <message>
            <source>full_megabytes has to be at most low_megabytes, which is {megabytes}</source>
            <translation>full_megabytes peut être au plus low_megabytes, soit {megabytes}</translation>
        </message>
        <message>
            <source>games, wagers and wins of all sheets together are {found}, of the machine {whole}</source>
            <translation>parties, mises et gains de toutes les feuilles ensemble font {found}, ceux du terminal {whole}</translation>
        </message>
        <message>
            <source>hurry_seconds has to be at most bet_seconds, which is {seconds}</source>
            <translation>hurry_seconds peut être au plus bet_seconds, soit {seconds}</translation>
        </message>
        <message>
            <source>is starting</source>
            <translation>démarrage en cours</translation>
        </message>
        <message>
            <source>is starting after it lost its power</source>
            <translation>démarrage en cours après une coupure de courant</translation>
        </message>
        <message>
            <source>it and what follows up to event {number} are not in the copy</source>
            <translation>ni lui ni les suivants jusqu’à l’événement {number} ne sont dans la copie</translation>
        </message>
        <message>
            <source>it cannot be read (it is no file with text in it)</source>
            <translation>il ne peut pas être lu (ce n’est pas un fichier de texte)</translation>
        </message>
        <message>
            <source>it cannot be read ({error})</source>
            <translation>elle ne peut pas être lue ({error})</translation>
        </message>
        <message>
            <source>it cannot be read as UTF-8 ({error})</source>
            <translation>le fichier n’est pas un texte UTF-8 ({error})</translation>
        </message>
        <message>
            <source>it cannot be written ({error})</source>
            <translation>le fichier ne peut pas être écrit ({error})</translation>
        </message>
        <message>
            <source>it did not move as it should</source>
            <translation>il n’a pas avancé comme prévu</translation>
        </message>
        <message>
            <source>it does not say {name}</source>
            <translation>il n’indique pas {name}</translation>
        </message>
        <message>
            <source>it has no signature</source>
            <translation>il n’a pas de signature</translation>
        </message>
        <message>
            <source>it holds other events than both others</source>
            <translation>elle contient d’autres événements que les deux autres</translation>
        </message>
        <message>
            <source>it is a private key: only public keys belong there</source>
            <translation>c’est une clé privée : seules des clés publiques y ont leur place</translation>
        </message>
        <message>
            <source>it is empty</source>
            <translation>le fichier est vide</translation>
        </message>
        <message>
            <source>it is good up to event {number}</source>
            <translation>elle est bonne jusqu’à l’événement {number}</translation>
        </message>
        <message>
            <source>it is longer than {bytes} bytes</source>
            <translation>le fichier dépasse {bytes} octets</translation>
        </message>
        <message>
            <source>it is missing</source>
            <translation>introuvable</translation>
        </message>
        <message>
            <source>it is no configuration of Boxman, or a part of it is missing</source>
            <translation>ce n’est pas une configuration de Boxman, ou il en manque une partie</translation>
        </message>
        <message>
            <source>it is no private Ed25519 key in PEM format</source>
            <translation>ce n’est pas une clé privée Ed25519 au format PEM</translation>
        </message>
        <message>
            <source>it is no public Ed25519 key in PEM format</source>
            <translation>ce n’est pas une clé publique Ed25519 au format PEM</translation>
        </message>
        <message>
            <source>it is not an event ({error})</source>
            <translation>ce n’est pas un événement ({error})</translation>
        </message>
        <message>
            <source>it is not the one that was acknowledged</source>
            <translation>ce n’est pas celui qui a été confirmé</translation>
        </message>
        <message>
            <source>it is not what the database says</source>
            <translation>ce n’est pas ce que dit la base de données</translation>
        </message>
        <message>
            <source>it is not what was written after the event before it</source>
            <translation>ce n’est pas ce qui a été écrit après l’événement précédent</translation>
        </message>
        <message>
            <source>it is of version {version}, and this program is version {own}</source>
            <translation>il est de la version {version}, et ce programme est la version {own}</translation>
        </message>
        <message>
            <source>it is offline</source>
            <translation>elle est hors ligne</translation>
        </message>
        <message>
            <source>it is out of paper</source>
            <translation>il n’y a plus de papier</translation>
        </message>
        <message>
            <source>it is signed with the key {key}, which this cabinet does not trust</source>
            <translation>il est signé avec la clé {key}, à laquelle cet appareil ne se fie pas</translation>
        </message>
        <message>
            <source>it let too much or too little light through</source>
            <translation>il laissait passer trop ou trop peu de lumière</translation>
        </message>
        <message>
            <source>it reports an error that it does not clear</source>
            <translation>elle signale une erreur qu’elle n’efface pas</translation>
        </message>
        <message>
            <source>it was changed meanwhile by something else</source>
            <translation>il a été modifié entre-temps par autre chose</translation>
        </message>
        <message>
            <source>it was found damaged while the terminal ran</source>
            <translation>elle a été trouvée endommagée pendant que le terminal fonctionnait</translation>
        </message>
        <message>
            <source>it was not put in straight</source>
            <translation>il n’a pas été inséré droit</translation>
        </message>
        <message>
            <source>it was not recognised as genuine</source>
            <translation>il n’a pas été reconnu comme authentique</translation>
        </message>
        <message>
            <source>it was stopped</source>
            <translation>elle a été arrêtée</translation>
        </message>
        <message>
            <source>its boot memory is damaged</source>
            <translation>sa mémoire de démarrage est endommagée</translation>
        </message>
        <message>
            <source>its colours were not recognised</source>
            <translation>ses couleurs n’ont pas été reconnues</translation>
        </message>
        <message>
            <source>its denomination was not recognised</source>
            <translation>sa valeur n’a pas été reconnue</translation>
        </message>
        <message>
            <source>its drawer is open</source>
            <translation>le tiroir est ouvert</translation>
        </message>
        <message>
            <source>its events from {number} on are not what was written</source>
            <translation>ses événements à partir du {number} ne sont pas ce qui a été écrit</translation>
        </message>
        <message>
            <source>its file does not begin as that copy does</source>
            <translation>son fichier ne commence pas comme cette copie</translation>
        </message>
        <message>
            <source>its file is missing</source>
            <translation>son fichier manquait</translation>
        </message>
        <message>
            <source>its hash is not one</source>
            <translation>son empreinte n’en est pas une</translation>
        </message>
        <message>
            <source>its header is not what was written</source>
            <translation>son en-tête n’est pas ce qui a été écrit</translation>
        </message>
        <message>
            <source>its last event is not what was written</source>
            <translation>son dernier événement n’est pas ce qui a été écrit</translation>
        </message>
        <message>
            <source>its last record is not what was written</source>
            <translation>son dernier enregistrement n’est pas ce qui a été écrit</translation>
        </message>
        <message>
            <source>its length is not right</source>
            <translation>sa longueur n’est pas correcte</translation>
        </message>
        <message>
            <source>its magnetic print was not recognised</source>
            <translation>son impression magnétique n’a pas été reconnue</translation>
        </message>
        <message>
            <source>its measurement could not be compensated</source>
            <translation>sa mesure n’a pas pu être compensée</translation>
        </message>
        <message>
            <source>its memory cannot be written</source>
            <translation>sa mémoire ne peut pas être écrite</translation>
        </message>
        <message>
            <source>its memory is damaged</source>
            <translation>sa mémoire est endommagée</translation>
        </message>
        <message>
            <source>its parameters do not have the digest that it names</source>
            <translation>ses paramètres n’ont pas l’empreinte qu’il indique</translation>
        </message>
        <message>
            <source>its picture was not recognised</source>
            <translation>son image n’a pas été reconnue</translation>
        </message>
        <message>
            <source>its print head is up</source>
            <translation>la tête d’impression est relevée</translation>
        </message>
        <message>
            <source>its record in the copy is damaged at byte {byte}</source>
            <translation>son enregistrement dans la copie est endommagé à l’octet {byte}</translation>
        </message>
        <message>
            <source>its record in the copy is not what was written after the event before it</source>
            <translation>son enregistrement dans la copie n’est pas ce qui a été écrit après l’événement précédent</translation>
        </message>
        <message>
            <source>its record is missing in the copy</source>
            <translation>son enregistrement manque dans la copie</translation>
        </message>
        <message>
            <source>its records from event {number} on are not what was written</source>
            <translation>ses enregistrements à partir de l’événement {number} ne sont pas ce qui a été écrit</translation>
        </message>
        <message>
            <source>its signature is wrong: it was altered after it was signed</source>
            <translation>sa signature est fausse : il a été modifié après avoir été signé</translation>
        </message>
        <message>
            <source>jackpots of {cents} cents were paid, of {due} cents due</source>
            <translation>des jackpots de {cents} centimes ont été payés, sur {due} dus</translation>
        </message>
        <message>
            <source>language has to be one of the languages offered: {offered}</source>
            <translation>language doit être une des langues proposées : {offered}</translation>
        </message>
        <message>
            <source>levels from {least} to {most} with the times of day from which they apply, rising, like {example}</source>
            <translation>des niveaux de {least} à {most} avec les heures à partir desquelles ils valent, en ordre croissant, comme {example}</translation>
        </message>
        <message>
            <source>max_bet is below min_bet, {amount}</source>
            <translation>max_bet est inférieur à min_bet, {amount}</translation>
        </message>
        <message>
            <source>max_total_bet is below the bank of {amount} that may be laid</source>
            <translation>max_total_bet est inférieur à la banque admise de {amount}</translation>
        </message>
        <message>
            <source>max_total_bet is less than {bet} alone may hold</source>
            <translation>max_total_bet est inférieur à ce que {bet} seul peut porter</translation>
        </message>
        <message>
            <source>none, or amounts with the days from which they count, rising, like {example}</source>
            <translation>none, ou des montants avec les jours à partir desquels ils valent, en ordre croissant, comme {example}</translation>
        </message>
        <message>
            <source>none, or names of par sheets, each with three to seven different chip values, smallest first, like {example}</source>
            <translation>none, ou des noms de feuilles de paiement, chacun avec trois à sept valeurs de jetons différentes, la plus petite d'abord, comme {example}</translation>
        </message>
        <message>
            <source>not heard of yet</source>
            <translation>ne s’est pas encore annoncé</translation>
        </message>
        <message>
            <source>one of: {words}</source>
            <translation>un parmi : {words}</translation>
        </message>
        <message>
            <source>one or more of these, separated by commas: {words}</source>
            <translation>un ou plusieurs de ceux-ci, séparés par des virgules : {words}</translation>
        </message>
        <message>
            <source>one to {count} different amounts from {least} to {most}, separated by commas</source>
            <translation>un à {count} montants différents de {least} à {most}, séparés par des virgules</translation>
        </message>
        <message>
            <source>one to {count} different names of 1 to {most} printable characters, separated by commas</source>
            <translation>un à {count} noms différents de 1 à {most} caractères imprimables, séparés par des virgules</translation>
        </message>
        <message>
            <source>paper is jammed in it</source>
            <translation>le papier est coincé</translation>
        </message>
        <message>
            <source>paper jammed</source>
            <translation>bourrage de papier</translation>
        </message>
        <message>
            <source>paper ran out</source>
            <translation>papier épuisé</translation>
        </message>
        <message>
            <source>something that is no file has its name</source>
            <translation>quelque chose qui n’est pas un fichier porte son nom</translation>
        </message>
        <message>
            <source>the aligning motor fails</source>
            <translation>le moteur d’alignement est en défaut</translation>
        </message>
        <message>
            <source>the bank is covered by as much and can only pay 1:1</source>
            <translation>la banque est couverte d’autant et ne peut payer que 1:1</translation>
        </message>
        <message>
            <source>the bills by denomination are {cents} cents, all bills {all}</source>
            <translation>les billets par valeur font {cents} centimes, tous ensemble {all}</translation>
        </message>
        <message>
            <source>the cash box is not ready</source>
            <translation>la caissette n’est pas prête</translation>
        </message>
        <message>
            <source>the copy does not end where it should</source>
            <translation>la copie ne finit pas où elle devrait</translation>
        </message>
        <message>
            <source>the credit is {cents} cents, the meters say {expected}</source>
            <translation>le crédit est de {cents} centimes, les compteurs disent {expected}</translation>
        </message>
        <message>
            <source>the digest in it is not that of the events before it</source>
            <translation>l’empreinte qu’il contient n’est pas celle des événements précédents</translation>
        </message>
        <message>
            <source>the file cannot be read ({error})</source>
            <translation>le fichier ne peut pas être lu ({error})</translation>
        </message>
        <message>
            <source>the file {name} is missing</source>
            <translation>le fichier {name} manque</translation>
        </message>
        <message>
            <source>the file {name} is missing, and {count} events were acknowledged</source>
            <translation>le fichier {name} manque, alors que {count} événements étaient confirmés</translation>
        </message>
        <message>
            <source>the house has only its bank at stake: a cover can pay 1:1 at most</source>
            <translation>la maison n’engage que sa banque : une couverture peut payer 1:1 au plus</translation>
        </message>
        <message>
            <source>the journal has changed while it was opened</source>
            <translation>le journal a changé pendant son ouverture</translation>
        </message>
        <message>
            <source>the largest {bet} bet is below the smallest, {amount}</source>
            <translation>la mise maximale sur {bet} est inférieure à la minimale, {amount}</translation>
        </message>
        <message>
            <source>the limits of {sheet} are in {currency}, and this cabinet's money is {other}</source>
            <translation>les limites de {sheet} sont en {currency}, et l’argent de ce terminal est {other}</translation>
        </message>
        <message>
            <source>the multiples {value} do not rise</source>
            <translation>les multiples {value} ne sont pas croissants</translation>
        </message>
        <message>
            <source>the odds against a pay of {bet} are {figure}, and game.max_odds allows {bound}</source>
            <translation>la cote contre un paiement de {bet} est de {figure}, et game.max_odds permet {bound}</translation>
        </message>
        <message>
            <source>the paper drawer was opened</source>
            <translation>le tiroir à papier a été ouvert</translation>
        </message>
        <message>
            <source>the playable credit is {cents} cents</source>
            <translation>le crédit jouable est de {cents} centimes</translation>
        </message>
        <message>
            <source>the playable credit is {cents} cents, {due} are due by hand</source>
            <translation>le crédit jouable est de {cents} centimes, {due} sont à payer à la main</translation>
        </message>
        <message>
            <source>the print head was lifted</source>
            <translation>la tête d’impression a été relevée</translation>
        </message>
        <message>
            <source>the rebuilt database does not end as its copy does</source>
            <translation>la base de données reconstruite ne finit pas comme sa copie</translation>
        </message>
        <message>
            <source>the record of the last acknowledged event is missing or damaged</source>
            <translation>la trace du dernier événement confirmé manque ou est endommagée</translation>
        </message>
        <message>
            <source>the section [{section}] is missing</source>
            <translation>la section [{section}] manque</translation>
        </message>
        <message>
            <source>the stacker's motor fails</source>
            <translation>le moteur de l’empileur est en défaut</translation>
        </message>
        <message>
            <source>the ticket printer came to rest without reporting the ticket as printed</source>
            <translation>l’imprimante de tickets s’est arrêtée sans signaler l’impression du ticket</translation>
        </message>
        <message>
            <source>the ticket printer did not begin it</source>
            <translation>l’imprimante de tickets n’a pas commencé</translation>
        </message>
        <message>
            <source>the ticket printer did not react to the print command, given {times} times</source>
            <translation>l’imprimante de tickets n’a pas réagi à l’ordre d’impression, donné {times} fois</translation>
        </message>
        <message>
            <source>the ticket printer lost its power</source>
            <translation>l’imprimante de tickets n’était plus alimentée</translation>
        </message>
        <message>
            <source>the ticket printer lost its power before it reported the ticket as printed</source>
            <translation>l’imprimante de tickets a été privée de courant avant de signaler l’impression du ticket</translation>
        </message>
        <message>
            <source>the ticket printer showed no progress for {seconds} seconds</source>
            <translation>l’imprimante de tickets n’a pas progressé pendant {seconds} secondes</translation>
        </message>
        <message>
            <source>the ticket printer stopped ({code})</source>
            <translation>l’imprimante de tickets s’est arrêtée ({code})</translation>
        </message>
        <message>
            <source>the ticket printer stopped, because {cause}</source>
            <translation>l’imprimante de tickets s’est arrêtée ({cause})</translation>
        </message>
        <message>
            <source>the ticket printer was lost</source>
            <translation>l’imprimante de tickets a été perdue</translation>
        </message>
        <message>
            <source>the ticket printer was not done with it after {seconds} seconds</source>
            <translation>l’imprimante de tickets n’avait pas fini après {seconds} secondes</translation>
        </message>
        <message>
            <source>the ticket printer would not print ({code})</source>
            <translation>l’imprimante de tickets n’imprimerait pas ({code})</translation>
        </message>
        <message>
            <source>the ticket printer would not print, because {cause}</source>
            <translation>l’imprimante de tickets a refusé d’imprimer ({cause})</translation>
        </message>
        <message>
            <source>the transport motor fails</source>
            <translation>le moteur de transport est en défaut</translation>
        </message>
        <message>
            <source>the transport motor runs at the wrong speed</source>
            <translation>le moteur de transport ne tourne pas à la bonne vitesse</translation>
        </message>
        <message>
            <source>the validator head is missing</source>
            <translation>la tête du lecteur est absente</translation>
        </message>
        <message>
            <source>the validator names no reason</source>
            <translation>le lecteur n’indique aucune raison</translation>
        </message>
        <message>
            <source>the validator was not ready for it</source>
            <translation>le lecteur n’était pas prêt à le recevoir</translation>
        </message>
        <message>
            <source>there is no par sheet {file}</source>
            <translation>il n’y a pas de feuille PAR {file}</translation>
        </message>
        <message>
            <source>there was no bill in it</source>
            <translation>il ne contenait pas de billet</translation>
        </message>
        <message>
            <source>these in any order, separated by commas; those left out come last: {words}</source>
            <translation>ceux-ci dans un ordre quelconque, séparés par des virgules ; ceux qui manquent viennent à la fin : {words}</translation>
        </message>
        <message>
            <source>this denomination is not taken now</source>
            <translation>cette valeur n’est pas acceptée pour le moment</translation>
        </message>
        <message>
            <source>three to seven different chip values from {least} to {most}, smallest first, separated by commas</source>
            <translation>trois à sept valeurs de jetons différentes de {least} à {most}, la plus petite d’abord, séparées par des virgules</translation>
        </message>
        <message>
            <source>unknown key {key} in [{section}]</source>
            <translation>clé {key} inconnue dans [{section}]</translation>
        </message>
        <message>
            <source>unknown key {key} in [{section}]; did you mean {known}?</source>
            <translation>clé {key} inconnue dans [{section}] ; vouliez-vous dire {known} ?</translation>
        </message>
        <message>
            <source>unknown key {key} in [{section}]; {known} belongs in {others}</source>
            <translation>clé {key} inconnue dans [{section}] ; {known} va dans {others}</translation>
        </message>
        <message>
            <source>unknown parameter {name}</source>
            <translation>paramètre {name} inconnu</translation>
        </message>
        <message>
            <source>unknown section [{section}]</source>
            <translation>section [{section}] inconnue</translation>
        </message>
        <message>
            <source>wagers less pays are {cents} cents, the bank's result {kept}</source>
            <translation>les mises moins les paiements font {cents} centimes, le résultat de la banque {kept}</translation>
        </message>
        <message>
            <source>yes or no</source>
            <translation>yes ou no</translation>
        </message>
        <message>
            <source>{bet} can be staked in too many ways to rule out an edge of the player's</source>
            <translation>{bet} peut être misé de trop de façons pour exclure un avantage du joueur</translation>
        </message>
        <message>
            <source>{bet} returns {figure} with the best play, and game.min_return asks for {bound}</source>
            <translation>{bet} rend {figure} avec le meilleur jeu, et game.min_return exige {bound}</translation>
        </message>
        <message>
            <source>{bet} would give the player an edge of {edge} at a stake of {stake}</source>
            <translation>{bet} donnerait au joueur un avantage de {edge} pour une mise de {stake}</translation>
        </message>
        <message>
            <source>{bet} would give the player an edge of {edge} at a stake of {stake} that is put up in parts of {part} at most</source>
            <translation>{bet} donnerait au joueur un avantage de {edge} pour une mise de {stake} placée par parts de {part} au plus</translation>
        </message>
        <message>
            <source>{bet} would give the player an edge of {edge} at a stake of {stake} that is raised and reduced until its commission is {commission}</source>
            <translation>{bet} donnerait au joueur un avantage de {edge} pour une mise de {stake} augmentée et réduite jusqu’à ce que sa commission soit de {commission}</translation>
        </message>
        <message>
            <source>{bet} would give the player an edge of {edge} at a stake of {stake} with the best play</source>
            <translation>{bet} donnerait au joueur un avantage de {edge} pour une mise de {stake} avec le meilleur jeu</translation>
        </message>
        <message>
            <source>{cause} before the ticket printer reported the ticket as printed</source>
            <translation>{cause} avant que l’imprimante de tickets ne signale l’impression du ticket</translation>
        </message>
        <message>
            <source>{changes}. Open the logic door and accept the file on the page Parameters, or restore the earlier values.</source>
            <translation>{changes}. Ouvrez la porte de la logique et acceptez le fichier à la page Paramètres, ou rétablissez les valeurs antérieures.</translation>
        </message>
        <message>
            <source>{error}. A technician can restore the last valid parameters.</source>
            <translation>{error}. Un technicien peut rétablir les derniers paramètres valables.</translation>
        </message>
        <message>
            <source>{error}. Nothing of it was booked.</source>
            <translation>{error}. Rien n’en a été comptabilisé.</translation>
        </message>
        <message>
            <source>{file} has more than the section [pack]</source>
            <translation>{file} contient plus que la section [pack]</translation>
        </message>
        <message>
            <source>{file} has to be one line: user, colon, password.</source>
            <translation>{file} doit être une ligne : utilisateur, deux-points, mot de passe.</translation>
        </message>
        <message>
            <source>{file} has {key} in [pack], which means nothing</source>
            <translation>{file} contient {key} dans [pack], qui ne signifie rien</translation>
        </message>
        <message>
            <source>{file} says nothing about {key}</source>
            <translation>{key} manque dans {file}</translation>
        </message>
        <message>
            <source>{file}, line {line}: {reason}</source>
            <translation>{file}, ligne {line} : {reason}</translation>
        </message>
        <message>
            <source>{folder} is there already: a key is never replaced.</source>
            <translation>{folder} existe déjà : une clé n'est jamais remplacée.</translation>
        </message>
        <message>
            <source>{key} also pays one of {parts} parts of {bet}, and the others are lost: {least} is the least</source>
            <translation>{key} paie aussi l’une des {parts} parts de {bet}, et les autres sont perdues : {least} au moins</translation>
        </message>
        <message>
            <source>{key} has to be {most} printable characters at most</source>
            <translation>{key} peut avoir au plus {most} caractères imprimables</translation>
        </message>
        <message>
            <source>{key} has to be {range}</source>
            <translation>valeurs admises pour {key} : {range}</translation>
        </message>
        <message>
            <source>{key} is '{value}' and not one of {words}</source>
            <translation>{key} est « {value} » et non l’un de : {words}</translation>
        </message>
        <message>
            <source>{key} is empty</source>
            <translation>{key} est vide</translation>
        </message>
        <message>
            <source>{key} is in [{other}] and belongs in [{section}]</source>
            <translation>{key} est dans [{other}] et va dans [{section}]</translation>
        </message>
        <message>
            <source>{key} is no key of [{section}]</source>
            <translation>{key} n’est pas une clé de [{section}]</translation>
        </message>
        <message>
            <source>{key} is no key of [{section}]; did you mean {known}?</source>
            <translation>{key} n’est pas une clé de [{section}] ; vouliez-vous dire {known} ?</translation>
        </message>
        <message>
            <source>{key} names {name} twice</source>
            <translation>{key} contient {name} deux fois</translation>
        </message>
        <message>
            <source>{least} to {most} printable characters</source>
            <translation>de {least} à {most} caractères imprimables</translation>
        </message>
        <message>
            <source>{least} to {most} printable characters, or none</source>
            <translation>de {least} à {most} caractères imprimables, ou none</translation>
        </message>
        <message>
            <source>{name} is not there, and beside it lies another journal: {other}.</source>
            <translation>{name} n’est pas là, et à côté se trouve un autre journal : {other}.</translation>
        </message>
        <message>
            <source>{name} is {amount}, and the par sheet {sheet} allows no less than {least} there</source>
            <translation>{name} vaut {amount}, et la feuille PAR {sheet} n’y permet pas moins de {least}</translation>
        </message>
        <message>
            <source>{name} is {amount}, and the par sheet {sheet} allows {least} to {most} there</source>
            <translation>{name} vaut {amount}, et la feuille PAR {sheet} y permet de {least} à {most}</translation>
        </message>
        <message>
            <source>{name} is {number}, and the par sheet {sheet} offers odds of {multiples} times the bet</source>
            <translation>{name} vaut {number}, et la feuille PAR {sheet} propose des Odds de {multiples} fois la mise</translation>
        </message>
        <message>
            <source>{name} leaves no stake on {bet} of the par sheet {sheet}: at least {least}, at most {most}</source>
            <translation>{name} ne laisse aucune mise sur {bet} de la feuille PAR {sheet} : au moins {least}, au plus {most}</translation>
        </message>
        <message>
            <source>{name} leaves {least} to {most} on {bet} of the par sheet {sheet}: none of the chips {chips} can begin there</source>
            <translation>{name} laisse de {least} à {most} sur {bet} de la feuille PAR {sheet} : aucun des jetons {chips} ne permet d’y commencer</translation>
        </message>
        <message>
            <source>{path} can be read by other users of the machine (mode {mode}): it must be 600.</source>
            <translation>{path} est lisible par d'autres utilisateurs de la machine (droits {mode}) : il faut 600.</translation>
        </message>
        <message>
            <source>{path} can no longer be read.</source>
            <translation>{path} n'est plus lisible.</translation>
        </message>
        <message>
            <source>{path} cannot be read ({error}).</source>
            <translation>{path} est illisible ({error}).</translation>
        </message>
        <message>
            <source>{path} cannot be written ({error}).</source>
            <translation>{path} ne peut pas être écrit ({error}).</translation>
        </message>
        <message>
            <source>{path} is longer than {seconds} seconds.</source>
            <translation>{path} dure plus de {seconds} secondes.</translation>
        </message>
        <message>
            <source>{path} is missing.</source>
            <translation>{path} manque.</translation>
        </message>
        <message>
            <source>{path} is missing: the house's authority gives each machine of a table its folder of keys.</source>
            <translation>{path} manque : l'autorité de la maison remet à chaque machine d'une table son dossier de clés.</translation>
        </message>
        <message>
            <source>{path} is no file.</source>
            <translation>{path} n’est pas un fichier.</translation>
        </message>
        <message>
            <source>{path} is no key or certificate of a table ({error}).</source>
            <translation>{path} n'est ni une clé ni un certificat d'une table ({error}).</translation>
        </message>
        <message>
            <source>{path} is no recording of a call.</source>
            <translation>{path} n'est pas l'enregistrement d'une annonce.</translation>
        </message>
        <message>
            <source>{path} is not a recording of one channel, 16 bits, at 44,100 Hz.</source>
            <translation>{path} n'est pas un enregistrement mono, 16 bits, à 44 100 Hz.</translation>
        </message>
        <message>
            <source>{path} is not part of the release.</source>
            <translation>{path} ne fait pas partie de la version.</translation>
        </message>
        <message>
            <source>{path} is not the release's.</source>
            <translation>{path} n'est pas celui de la version.</translation>
        </message>
        <message>
            <source>{path}: the folders of a voice pack are languages: {languages}.</source>
            <translation>{path} : les dossiers d'un pack de voix sont des langues : {languages}.</translation>
        </message>
        <message>
            <source>{sheet} is a sheet of {game}, for which this cabinet has no felt; the lab plays it</source>
            <translation>{sheet} est une feuille de {game}, pour lequel ce terminal n’a pas de tapis ; le laboratoire y joue</translation>
        </message>
        <message>
            <source>{sheet} is a sheet with the name of another, {other}</source>
            <translation>{sheet} est une feuille qui porte le nom d’une autre, {other}</translation>
        </message>
        <message>
            <source>{value} is not an event's number</source>
            <translation>{value} n’est pas un numéro d’événement</translation>
        </message>
    </context>
    <context>
        <name>MomentWindow</name>
        <message>
            <source>An attendant pays: %1</source>
            <translation>Un assistant paie : %1</translation>
        </message>
        <message>
            <source>You win</source>
            <translation>Vous gagnez</translation>
        </message>
        <message>
            <source>You win %1</source>
            <translation>Vous gagnez %1</translation>
        </message>
    </context>
    <context>
        <name>NameWindow</name>
        <message>
            <source>The dealer's name</source>
            <translation>Le nom du croupier</translation>
        </message>
        <message>
            <source>Who deals?</source>
            <translation>Qui est le croupier ?</translation>
        </message>
    </context>
    <context>
        <name>NumberPad</name>
        <message>
            <source>Clear</source>
            <translation>Vider</translation>
        </message>
        <message>
            <source>Clear the number</source>
            <translation>Vider le nombre</translation>
        </message>
        <message>
            <source>Colon</source>
            <translation>Deux-points</translation>
        </message>
        <message>
            <source>Decimal point</source>
            <translation>Point décimal</translation>
        </message>
        <message>
            <source>Digit %1</source>
            <translation>Chiffre %1</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Terminé</translation>
        </message>
        <message>
            <source>Erase the last digit</source>
            <translation>Effacer le dernier chiffre</translation>
        </message>
        <message>
            <source>Number pad</source>
            <translation>Pavé numérique</translation>
        </message>
    </context>
    <context>
        <name>OddsWindow</name>
        <message>
            <source>No odds</source>
            <translation>Pas d’Odds</translation>
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
            <translation>MAJUSCULES</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Vider</translation>
        </message>
        <message>
            <source>Clear the line</source>
            <translation>Vider la ligne</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Terminé</translation>
        </message>
        <message>
            <source>Erase the last letter</source>
            <translation>Effacer la dernière lettre</translation>
        </message>
        <message>
            <source>Key %1</source>
            <translation>Touche %1</translation>
        </message>
        <message>
            <source>Keyboard</source>
            <translation>Clavier</translation>
        </message>
        <message>
            <source>Letters with accents</source>
            <translation>Lettres accentuées</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>Majuscule</translation>
        </message>
        <message>
            <source>Signs</source>
            <translation>Signes</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Espace</translation>
        </message>
    </context>
    <context>
        <name>Operator</name>
        <message>
            <source>A box that is taken out through its door is journaled without a touch.</source>
            <translation>Une caissette retirée par sa porte est inscrite au journal sans rien toucher.</translation>
        </message>
        <message>
            <source>A device is fitted later, and tested then</source>
            <translation>Un appareil sera monté plus tard et testé alors</translation>
        </message>
        <message>
            <source>A die is cocked</source>
            <translation>Dé cassé</translation>
        </message>
        <message>
            <source>A die left the table</source>
            <translation>Dé hors de la table</translation>
        </message>
        <message>
            <source>A first PIN for {0}, who changes it at the next sign-in</source>
            <translation>Un premier code PIN pour {0}, à changer à la prochaine identification</translation>
        </message>
        <message>
            <source>A generator without a name</source>
            <translation>Un générateur sans nom</translation>
        </message>
        <message>
            <source>A second person agrees</source>
            <translation>Une deuxième personne est d’accord</translation>
        </message>
        <message>
            <source>A second person has to agree.</source>
            <translation>Une deuxième personne doit donner son accord.</translation>
        </message>
        <message>
            <source>A second person has to agree. Reason and names are journaled and printed.</source>
            <translation>Une deuxième personne doit donner son accord. Le motif et les noms sont inscrits au journal et imprimés.</translation>
        </message>
        <message>
            <source>A second touch, or the end of test mode, shows the state of the cabinet again.</source>
            <translation>Un second appui, ou la fin du mode test, affiche de nouveau l’état de la machine.</translation>
        </message>
        <message>
            <source>A sign tells players that the station is reserved, and until when.</source>
            <translation>Un panneau indique aux joueurs que le poste est réservé, et jusqu’à quand.</translation>
        </message>
        <message>
            <source>A sign tells players when the station is out of service.</source>
            <translation>Un panneau prévient les joueurs lorsque le poste est hors service.</translation>
        </message>
        <message>
            <source>A signed release has played on this journal: only signed programs may.</source>
            <translation>Une version signée a joué sur ce journal : seuls des programmes signés le peuvent.</translation>
        </message>
        <message>
            <source>A time server keeps this clock: it is off by at most {0} seconds.</source>
            <translation>Un serveur de temps règle cette horloge : elle s’écarte d’au plus {0} secondes.</translation>
        </message>
        <message>
            <source>Access</source>
            <translation>Accès</translation>
        </message>
        <message>
            <source>Account of {0}</source>
            <translation>Compte de {0}</translation>
        </message>
        <message>
            <source>Accounting figures, lifetime and period; end of the period</source>
            <translation>Chiffres comptables, cumulés et de la période ; fin de la période</translation>
        </message>
        <message>
            <source>Accounts of the staff: roles, rights, PINs</source>
            <translation>Comptes du personnel : rôles, droits, codes PIN</translation>
        </message>
        <message>
            <source>Accounts: {0}</source>
            <translation>Comptes : {0}</translation>
        </message>
        <message>
            <source>Acknowledge</source>
            <translation>Acquitter</translation>
        </message>
        <message>
            <source>Add a person</source>
            <translation>Ajouter une personne</translation>
        </message>
        <message>
            <source>Add a second operator: a single one cannot be helped after a lost PIN.</source>
            <translation>Ajoutez un deuxième exploitant : seul, il ne peut être aidé s'il perd son code PIN.</translation>
        </message>
        <message>
            <source>Added by bills</source>
            <translation>Ajout : billets</translation>
        </message>
        <message>
            <source>Added by hand</source>
            <translation>Ajout : à la main</translation>
        </message>
        <message>
            <source>Added by tickets</source>
            <translation>Ajout : tickets</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Tout</translation>
        </message>
        <message>
            <source>All bills since the last RAM clear: {0}</source>
            <translation>Tous les billets depuis le dernier effacement de la RAM : {0}</translation>
        </message>
        <message>
            <source>All copies are on one device{0}: what destroys it destroys them all.</source>
            <translation>Toutes les copies sont sur un seul support{0} : ce qui le détruit les détruit toutes.</translation>
        </message>
        <message>
            <source>All players</source>
            <translation>Tous les joueurs</translation>
        </message>
        <message>
            <source>All seats</source>
            <translation>Toutes les places</translation>
        </message>
        <message>
            <source>All shifts</source>
            <translation>Tous les services</translation>
        </message>
        <message>
            <source>All targets are done</source>
            <translation>Toutes les cibles sont faites</translation>
        </message>
        <message>
            <source>All, for a replaced cabinet</source>
            <translation>Tous, pour un appareil remplacé</translation>
        </message>
        <message>
            <source>Amount</source>
            <translation>Montant</translation>
        </message>
        <message>
            <source>Amounts</source>
            <translation>Montants</translation>
        </message>
        <message>
            <source>Amounts are in</source>
            <translation>Montants en</translation>
        </message>
        <message>
            <source>An unsigned development copy: nothing to hold it against.</source>
            <translation>Une copie de développement non signée : rien à quoi la comparer.</translation>
        </message>
        <message>
            <source>Another reason</source>
            <translation>Autre motif</translation>
        </message>
        <message>
            <source>Apply asks for the second person.</source>
            <translation>« Appliquer » demande la deuxième personne.</translation>
        </message>
        <message>
            <source>Apply what was entered</source>
            <translation>Appliquer les saisies</translation>
        </message>
        <message>
            <source>Areas reached: {0} of {1}</source>
            <translation>Zones atteintes : {0} sur {1}</translation>
        </message>
        <message>
            <source>As it was at</source>
            <translation>Situation au</translation>
        </message>
        <message>
            <source>As the stations have reported it. Money in and out is in their own reports.</source>
            <translation>Selon ce que les postes ont signalé. Les entrées et sorties d’argent figurent dans leurs propres rapports.</translation>
        </message>
        <message>
            <source>At the start</source>
            <translation>Au démarrage</translation>
        </message>
        <message>
            <source>Attendant called</source>
            <translation>Assistant appelé</translation>
        </message>
        <message>
            <source>Attendant menu</source>
            <translation>Assistant</translation>
        </message>
        <message>
            <source>BIG SHOT won</source>
            <translation>BIG SHOT gagné</translation>
        </message>
        <message>
            <source>Back to the first</source>
            <translation>Revenir aux premiers</translation>
        </message>
        <message>
            <source>Bad</source>
            <translation>Mauvaise</translation>
        </message>
        <message>
            <source>Before the first of {0} steps</source>
            <translation>Avant la première de {0} étapes</translation>
        </message>
        <message>
            <source>Began</source>
            <translation>Début</translation>
        </message>
        <message>
            <source>Begin and end the shift, its balance: what was paid and taken; print</source>
            <translation>Commencer et terminer le service, son bilan : ce qui a été payé et reçu ; imprimer</translation>
        </message>
        <message>
            <source>Begin test mode</source>
            <translation>Commencer le mode test</translation>
        </message>
        <message>
            <source>Begin the shift</source>
            <translation>Commencer le service</translation>
        </message>
        <message>
            <source>Being printed</source>
            <translation>En impression</translation>
        </message>
        <message>
            <source>Below {0} MB a warning is shown; below {1} MB no new game and no money.</source>
            <translation>Sous {0} Mo, un avertissement ; sous {1} Mo, ni nouvelle partie ni argent.</translation>
        </message>
        <message>
            <source>Bet</source>
            <translation>Mise</translation>
        </message>
        <message>
            <source>Bets</source>
            <translation>Mises</translation>
        </message>
        <message>
            <source>Bets and dice</source>
            <translation>Mises et dés</translation>
        </message>
        <message>
            <source>Bets decided</source>
            <translation>Mises décidées</translation>
        </message>
        <message>
            <source>Bets doubled</source>
            <translation>Mises doublées</translation>
        </message>
        <message>
            <source>Bets repeated</source>
            <translation>Mises répétées</translation>
        </message>
        <message>
            <source>Betting is open</source>
            <translation>Les mises sont ouvertes</translation>
        </message>
        <message>
            <source>Betting time</source>
            <translation>Temps de mise</translation>
        </message>
        <message>
            <source>Betting time ends</source>
            <translation>Fin du temps de mise</translation>
        </message>
        <message>
            <source>Big win</source>
            <translation>Gros gain</translation>
        </message>
        <message>
            <source>Bills</source>
            <translation>Billets</translation>
        </message>
        <message>
            <source>Bills accepted</source>
            <translation>Billets acceptés</translation>
        </message>
        <message>
            <source>Bills by their value</source>
            <translation>Billets selon leur valeur</translation>
        </message>
        <message>
            <source>Bills in</source>
            <translation>Billets</translation>
        </message>
        <message>
            <source>Bills in cash boxes taken out (drop)</source>
            <translation>Billets des caissettes retirées (drop)</translation>
        </message>
        <message>
            <source>Bills of {0}</source>
            <translation>Billets de {0}</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Noir</translation>
        </message>
        <message>
            <source>Blocked</source>
            <translation>Bloquée</translation>
        </message>
        <message>
            <source>Blue</source>
            <translation>Bleu</translation>
        </message>
        <message>
            <source>Board</source>
            <translation>Carte</translation>
        </message>
        <message>
            <source>Both sides agree; they are compared after every event.</source>
            <translation>Les deux côtés concordent ; ils sont comparés après chaque événement.</translation>
        </message>
        <message>
            <source>Box turned over</source>
            <translation>Cornet retourné</translation>
        </message>
        <message>
            <source>By day</source>
            <translation>Par jour</translation>
        </message>
        <message>
            <source>By hour</source>
            <translation>Par heure</translation>
        </message>
        <message>
            <source>Cabinet</source>
            <translation>Appareil</translation>
        </message>
        <message>
            <source>Calibrate</source>
            <translation>Calibrer</translation>
        </message>
        <message>
            <source>Calibrated: {0}</source>
            <translation>Calibrée : {0}</translation>
        </message>
        <message>
            <source>Calibration on trial until test mode ends: {0}</source>
            <translation>Calibrage à l’essai jusqu’à la fin du mode test : {0}</translation>
        </message>
        <message>
            <source>Call</source>
            <translation>Appel</translation>
        </message>
        <message>
            <source>Calls for the attendant</source>
            <translation>Appels de l’employé</translation>
        </message>
        <message>
            <source>Came</source>
            <translation>Sorti</translation>
        </message>
        <message>
            <source>Camera</source>
            <translation>Caméra</translation>
        </message>
        <message>
            <source>Cancelled credits paid by an attendant</source>
            <translation>Crédits annulés payés par un assistant</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Carte</translation>
        </message>
        <message>
            <source>Card reader</source>
            <translation>Lecteur de cartes</translation>
        </message>
        <message>
            <source>Card {0} is logged in.</source>
            <translation>La carte {0} est connectée.</translation>
        </message>
        <message>
            <source>Cash box</source>
            <translation>Caissette</translation>
        </message>
        <message>
            <source>Cash box door opened</source>
            <translation>Porte de la caisse ouverte</translation>
        </message>
        <message>
            <source>Cash boxes taken out</source>
            <translation>Caissettes retirées</translation>
        </message>
        <message>
            <source>Cash out, and credit paid by hand</source>
            <translation>Encaissement, et paiement manuel du crédit</translation>
        </message>
        <message>
            <source>Cash paid out</source>
            <translation>Payé en espèces</translation>
        </message>
        <message>
            <source>Cash-out by the player</source>
            <translation>Encaissement par le joueur</translation>
        </message>
        <message>
            <source>Change your PIN</source>
            <translation>Changez votre code PIN</translation>
        </message>
        <message>
            <source>Change {0}</source>
            <translation>Modifier {0}</translation>
        </message>
        <message>
            <source>Change {name}</source>
            <translation>Modifier {name}</translation>
        </message>
        <message>
            <source>Changed in Param.ini, while the terminal is ended</source>
            <translation>Modifié dans Param.ini, terminal arrêté</translation>
        </message>
        <message>
            <source>Changes in the draft: {0}</source>
            <translation>Modifications dans le brouillon : {0}</translation>
        </message>
        <message>
            <source>Charts</source>
            <translation>Graphiques</translation>
        </message>
        <message>
            <source>Chi-square</source>
            <translation>Khi-deux</translation>
        </message>
        <message>
            <source>Chip placed</source>
            <translation>Jeton posé</translation>
        </message>
        <message>
            <source>Chip taken down</source>
            <translation>Jeton retiré</translation>
        </message>
        <message>
            <source>Choice ends</source>
            <translation>Fin du choix</translation>
        </message>
        <message>
            <source>Choose a PIN of five to eight digits</source>
            <translation>Choisissez un code PIN de cinq à huit chiffres</translation>
        </message>
        <message>
            <source>Clear everything</source>
            <translation>Tout effacer</translation>
        </message>
        <message>
            <source>Clear: the journal is archived and all meters begin at zero</source>
            <translation>Effacer : le journal est archivé et les compteurs recommencent</translation>
        </message>
        <message>
            <source>Clock</source>
            <translation>Horloge</translation>
        </message>
        <message>
            <source>Close the station for players, and open it again</source>
            <translation>Fermer le poste aux joueurs et le rouvrir</translation>
        </message>
        <message>
            <source>Coin in (all wagers)</source>
            <translation>Coin-in (toutes les mises)</translation>
        </message>
        <message>
            <source>Coin in less all pays</source>
            <translation>Coin in moins tous les paiements</translation>
        </message>
        <message>
            <source>Coin out (paid by the machine)</source>
            <translation>Coin-out (payé par la machine)</translation>
        </message>
        <message>
            <source>Commission</source>
            <translation>Commission</translation>
        </message>
        <message>
            <source>Component</source>
            <translation>Composant</translation>
        </message>
        <message>
            <source>Condition of the memory: the three copies, disks, repairs</source>
            <translation>État de la mémoire : les trois copies, disques, réparations</translation>
        </message>
        <message>
            <source>Confirm {0}</source>
            <translation>Confirmer {0}</translation>
        </message>
        <message>
            <source>Copy 1, the database</source>
            <translation>Copie 1, la base de données</translation>
        </message>
        <message>
            <source>Copy 2, beside the database</source>
            <translation>Copie 2, à côté de la base</translation>
        </message>
        <message>
            <source>Copy 3, on the same device</source>
            <translation>Copie 3, sur le même support</translation>
        </message>
        <message>
            <source>Copy 3, on the second device</source>
            <translation>Copie 3, sur le second support</translation>
        </message>
        <message>
            <source>Count</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>Compté</translation>
        </message>
        <message>
            <source>Counts</source>
            <translation>Nombres</translation>
        </message>
        <message>
            <source>Credit</source>
            <translation>Crédit</translation>
        </message>
        <message>
            <source>Credit at end</source>
            <translation>Crédit à la fin</translation>
        </message>
        <message>
            <source>Credit at start</source>
            <translation>Crédit au début</translation>
        </message>
        <message>
            <source>Credit by hand</source>
            <translation>Crédit manuel</translation>
        </message>
        <message>
            <source>Credit by the meters</source>
            <translation>Crédit selon les compteurs</translation>
        </message>
        <message>
            <source>Credit given</source>
            <translation>Crédit donné</translation>
        </message>
        <message>
            <source>Credit given by hand</source>
            <translation>Crédit donné à la main</translation>
        </message>
        <message>
            <source>Credit of the player, with the bets on the felt</source>
            <translation>Crédit du joueur, avec les mises sur le tapis</translation>
        </message>
        <message>
            <source>Credit paid by hand</source>
            <translation>Crédit payé à la main</translation>
        </message>
        <message>
            <source>Credit that is given by hand is the player's. Up to {0} at once.</source>
            <translation>Le crédit donné à la main appartient au joueur. Jusqu’à {0} à la fois.</translation>
        </message>
        <message>
            <source>Credited</source>
            <translation>Crédité</translation>
        </message>
        <message>
            <source>Credited by an attendant</source>
            <translation>Crédité par un assistant</translation>
        </message>
        <message>
            <source>Currency</source>
            <translation>Devise</translation>
        </message>
        <message>
            <source>Currency and bills</source>
            <translation>Devise et billets</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Éteint</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Date</translation>
        </message>
        <message>
            <source>Date and time</source>
            <translation>Date et heure</translation>
        </message>
        <message>
            <source>Days</source>
            <translation>Jours</translation>
        </message>
        <message>
            <source>Dead pixels, {0}</source>
            <translation>Pixels morts, {0}</translation>
        </message>
        <message>
            <source>Deal</source>
            <translation>Diriger</translation>
        </message>
        <message>
            <source>Deal at a live table: open and close betting, enter or void dice</source>
            <translation>Table en direct : ouvrir et fermer les mises, saisir ou annuler les dés</translation>
        </message>
        <message>
            <source>Dealer</source>
            <translation>Croupier</translation>
        </message>
        <message>
            <source>Decided</source>
            <translation>Décidé</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Par défaut</translation>
        </message>
        <message>
            <source>Degrees of freedom</source>
            <translation>Degrés de liberté</translation>
        </message>
        <message>
            <source>Deposits</source>
            <translation>Dépôts</translation>
        </message>
        <message>
            <source>Device</source>
            <translation>Appareil</translation>
        </message>
        <message>
            <source>Devices</source>
            <translation>Appareils</translation>
        </message>
        <message>
            <source>Devices and their ports</source>
            <translation>Appareils et leurs ports</translation>
        </message>
        <message>
            <source>Devices, parameters and diagnostics, but no money</source>
            <translation>Appareils, paramètres et diagnostic, mais pas d'argent</translation>
        </message>
        <message>
            <source>Diagnostics</source>
            <translation>Diagnostic</translation>
        </message>
        <message>
            <source>Dice</source>
            <translation>Dés</translation>
        </message>
        <message>
            <source>Dice cannot be read</source>
            <translation>Dés illisibles</translation>
        </message>
        <message>
            <source>Dice in the box</source>
            <translation>Dés dans le cornet</translation>
        </message>
        <message>
            <source>Dice shaken</source>
            <translation>Dés agités</translation>
        </message>
        <message>
            <source>Dice thrown</source>
            <translation>Dés lancés</translation>
        </message>
        <message>
            <source>Dice thrown at once: {0}</source>
            <translation>Dés jetés à la fois : {0}</translation>
        </message>
        <message>
            <source>Dice were touched</source>
            <translation>Dés touchés</translation>
        </message>
        <message>
            <source>Dice: {0}</source>
            <translation>Dés : {0}</translation>
        </message>
        <message>
            <source>Die {0}: {1}</source>
            <translation>Dé {0} : {1}</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>Différence</translation>
        </message>
        <message>
            <source>Disks</source>
            <translation>Disques</translation>
        </message>
        <message>
            <source>Disks of the journal: free room, growth, days left, health</source>
            <translation>Disques du journal : place libre, croissance, jours restants, santé</translation>
        </message>
        <message>
            <source>Disputed</source>
            <translation>Contesté</translation>
        </message>
        <message>
            <source>Disputed bills and tickets settled</source>
            <translation>Billets et tickets contestés réglés</translation>
        </message>
        <message>
            <source>Door</source>
            <translation>Porte</translation>
        </message>
        <message>
            <source>Door alarm</source>
            <translation>Alarme de porte</translation>
        </message>
        <message>
            <source>Doors and keys</source>
            <translation>Portes et clés</translation>
        </message>
        <message>
            <source>Doors and lights</source>
            <translation>Portes et voyants</translation>
        </message>
        <message>
            <source>Draw over the whole screen: areas that stay dark feel no touch</source>
            <translation>Dessinez sur tout l’écran : les zones sombres ne sentent aucun appui</translation>
        </message>
        <message>
            <source>Drop {0}</source>
            <translation>Retrait {0}</translation>
        </message>
        <message>
            <source>Drop {0}, taken out at {1}</source>
            <translation>Retrait {0}, effectué le {1}</translation>
        </message>
        <message>
            <source>Drop {0}: {1} expected, difference {2}</source>
            <translation>Retrait {0} : {1} attendu, différence {2}</translation>
        </message>
        <message>
            <source>Drop: what must be in the cash box, its count and the difference</source>
            <translation>Retrait : ce qui doit être dans la caissette, son comptage et la différence</translation>
        </message>
        <message>
            <source>Due</source>
            <translation>Dû le</translation>
        </message>
        <message>
            <source>Each port is asked who is there; nothing moves and nothing is printed</source>
            <translation>Chaque port est interrogé ; rien ne bouge et rien n’est imprimé</translation>
        </message>
        <message>
            <source>End</source>
            <translation>Fin</translation>
        </message>
        <message>
            <source>End shift {0}</source>
            <translation>Terminer le service {0}</translation>
        </message>
        <message>
            <source>End test mode</source>
            <translation>Terminer le mode test</translation>
        </message>
        <message>
            <source>End the period</source>
            <translation>Clore la période</translation>
        </message>
        <message>
            <source>Ended</source>
            <translation>Terminé le</translation>
        </message>
        <message>
            <source>Ended by</source>
            <translation>Terminé par</translation>
        </message>
        <message>
            <source>Enter the PIN</source>
            <translation>Saisissez le code PIN</translation>
        </message>
        <message>
            <source>Enter your present PIN</source>
            <translation>Saisissez votre code PIN actuel</translation>
        </message>
        <message>
            <source>Enter your present PIN, and then choose a new one.</source>
            <translation>Saisissez votre code PIN actuel, puis choisissez-en un nouveau.</translation>
        </message>
        <message>
            <source>Enter {0}</source>
            <translation>Saisir {0}</translation>
        </message>
        <message>
            <source>Erase credit and meters and begin a new journal</source>
            <translation>Effacer crédit et compteurs et commencer un nouveau journal</translation>
        </message>
        <message>
            <source>Errors since power-up: {0}.</source>
            <translation>Erreurs depuis la mise sous tension : {0}.</translation>
        </message>
        <message>
            <source>Establishment</source>
            <translation>Établissement</translation>
        </message>
        <message>
            <source>Events</source>
            <translation>Événements</translation>
        </message>
        <message>
            <source>Every area was reached</source>
            <translation>Toutes les zones ont été atteintes</translation>
        </message>
        <message>
            <source>Every bill, what became of it: accepted, returned, disputed</source>
            <translation>Chaque billet et ce qu’il est devenu : accepté, rendu, contesté</translation>
        </message>
        <message>
            <source>Every file matches its release.</source>
            <translation>Chaque fichier est conforme à la version publiée.</translation>
        </message>
        <message>
            <source>Everything, and manages people</source>
            <translation>Tout, et gère les personnes</translation>
        </message>
        <message>
            <source>Expected</source>
            <translation>Attendu</translation>
        </message>
        <message>
            <source>Face</source>
            <translation>Face</translation>
        </message>
        <message>
            <source>Faces</source>
            <translation>Faces</translation>
        </message>
        <message>
            <source>Faces of the first die</source>
            <translation>Faces du premier dé</translation>
        </message>
        <message>
            <source>Faces of the fourth die</source>
            <translation>Faces du quatrième dé</translation>
        </message>
        <message>
            <source>Faces of the second die</source>
            <translation>Faces du second dé</translation>
        </message>
        <message>
            <source>Faces of the third die</source>
            <translation>Faces du troisième dé</translation>
        </message>
        <message>
            <source>Fault</source>
            <translation>Défaut</translation>
        </message>
        <message>
            <source>Faults</source>
            <translation>Défauts</translation>
        </message>
        <message>
            <source>Faults: {0}</source>
            <translation>Défauts : {0}</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Fichier</translation>
        </message>
        <message>
            <source>Files</source>
            <translation>Fichiers</translation>
        </message>
        <message>
            <source>Files are being looked for</source>
            <translation>Recherche de fichiers en cours</translation>
        </message>
        <message>
            <source>Fill the draft: {title}</source>
            <translation>Remplir le brouillon : {title}</translation>
        </message>
        <message>
            <source>Fingers at once: {0}</source>
            <translation>Doigts à la fois : {0}</translation>
        </message>
        <message>
            <source>First PIN</source>
            <translation>Premier code PIN</translation>
        </message>
        <message>
            <source>First die after the throw before</source>
            <translation>Premier dé après le jet précédent</translation>
        </message>
        <message>
            <source>Folder {0}</source>
            <translation>Dossier {0}</translation>
        </message>
        <message>
            <source>Forget {0}</source>
            <translation>Oublier {0}</translation>
        </message>
        <message>
            <source>Found</source>
            <translation>Trouvé</translation>
        </message>
        <message>
            <source>Found by “{words}”</source>
            <translation>Trouvés par « {words} »</translation>
        </message>
        <message>
            <source>Found for “{0}”: {1}</source>
            <translation>Trouvés pour « {0} » : {1}</translation>
        </message>
        <message>
            <source>Fourth die</source>
            <translation>Quatrième dé</translation>
        </message>
        <message>
            <source>Fourth die after the throw before</source>
            <translation>Quatrième dé après le jet précédent</translation>
        </message>
        <message>
            <source>Free</source>
            <translation>Libre</translation>
        </message>
        <message>
            <source>Free seat {0}</source>
            <translation>Libérer la place {0}</translation>
        </message>
        <message>
            <source>From the day</source>
            <translation>À partir du jour</translation>
        </message>
        <message>
            <source>From the last result on. What has moved at the station since is not in it.</source>
            <translation>À partir du dernier résultat. Ce qui a bougé au poste depuis n’y est pas.</translation>
        </message>
        <message>
            <source>From the time</source>
            <translation>À partir de l’heure</translation>
        </message>
        <message>
            <source>From {file}, signed by {signer}</source>
            <translation>De {file}, signé par {signer}</translation>
        </message>
        <message>
            <source>Function</source>
            <translation>Fonction</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Partie</translation>
        </message>
        <message>
            <source>Game {0}</source>
            <translation>Partie {0}</translation>
        </message>
        <message>
            <source>Game {0}, not complete yet</source>
            <translation>Partie {0}, pas encore finie</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Parties</translation>
        </message>
        <message>
            <source>Games since RAM clear</source>
            <translation>Parties depuis l’effacement de la RAM</translation>
        </message>
        <message>
            <source>Games since door close</source>
            <translation>Parties depuis la fermeture de la porte</translation>
        </message>
        <message>
            <source>Games since power reset</source>
            <translation>Parties depuis la mise sous tension</translation>
        </message>
        <message>
            <source>Games since, last amounts</source>
            <translation>Parties depuis, derniers montants</translation>
        </message>
        <message>
            <source>Gaming</source>
            <translation>Jeu</translation>
        </message>
        <message>
            <source>Gaming day</source>
            <translation>Jour de jeu</translation>
        </message>
        <message>
            <source>Gaming day {0}</source>
            <translation>Jour de jeu {0}</translation>
        </message>
        <message>
            <source>Gaming days</source>
            <translation>Jours de jeu</translation>
        </message>
        <message>
            <source>Gaming days and their players: deposits, winnings, table win; print</source>
            <translation>Journées de jeu et leurs joueurs : dépôts, gains, résultat de la table ; impression</translation>
        </message>
        <message>
            <source>Give credit</source>
            <translation>Donner le crédit</translation>
        </message>
        <message>
            <source>Good</source>
            <translation>Bonne</translation>
        </message>
        <message>
            <source>Good win</source>
            <translation>Bon gain</translation>
        </message>
        <message>
            <source>Gradients</source>
            <translation>Dégradés</translation>
        </message>
        <message>
            <source>Green</source>
            <translation>Vert</translation>
        </message>
        <message>
            <source>Grey steps</source>
            <translation>Niveaux de gris</translation>
        </message>
        <message>
            <source>Grid</source>
            <translation>Grille</translation>
        </message>
        <message>
            <source>Growth per day</source>
            <translation>Croissance par jour</translation>
        </message>
        <message>
            <source>Hand pay {0}</source>
            <translation>Paiement manuel {0}</translation>
        </message>
        <message>
            <source>Hand pays</source>
            <translation>Paiements manuels</translation>
        </message>
        <message>
            <source>Hand-over</source>
            <translation>Remise</translation>
        </message>
        <message>
            <source>Handle</source>
            <translation>Mises</translation>
        </message>
        <message>
            <source>Handle and win by hour and day, dice, bills, time in use, as bars</source>
            <translation>Mises et gain par heure et par jour, dés, billets, durée d’utilisation, en barres</translation>
        </message>
        <message>
            <source>Have this day permitted (access.ram_clear)</source>
            <translation>Faire autoriser ce jour (access.ram_clear)</translation>
        </message>
        <message>
            <source>Hours and minutes with a player, by gaming day. Together: {0}</source>
            <translation>Heures et minutes avec un joueur, par jour de jeu. Au total : {0}</translation>
        </message>
        <message>
            <source>How loud the game, spoken calls and the door alarm are in play</source>
            <translation>Volume du jeu, des annonces parlées et de l'alarme de porte</translation>
        </message>
        <message>
            <source>Identity</source>
            <translation>Identité</translation>
        </message>
        <message>
            <source>Import {file}</source>
            <translation>Importer {file}</translation>
        </message>
        <message>
            <source>In doubt</source>
            <translation>En doute</translation>
        </message>
        <message>
            <source>In escrow</source>
            <translation>En attente</translation>
        </message>
        <message>
            <source>In force</source>
            <translation>En vigueur</translation>
        </message>
        <message>
            <source>In play at the beginning</source>
            <translation>En jeu au début</translation>
        </message>
        <message>
            <source>In play at the end</source>
            <translation>En jeu à la fin</translation>
        </message>
        <message>
            <source>In play: volume {0}; the alarm of a door: {1}. No test changes that.</source>
            <translation>En jeu : volume {0} ; l’alarme d’une porte : {1}. Aucun test n’y change rien.</translation>
        </message>
        <message>
            <source>In service</source>
            <translation>En service</translation>
        </message>
        <message>
            <source>In the draft, or in force</source>
            <translation>Dans le brouillon ou en vigueur</translation>
        </message>
        <message>
            <source>In the validator</source>
            <translation>Dans le lecteur</translation>
        </message>
        <message>
            <source>Insert a bill: it is read and returned</source>
            <translation>Insérez un billet : il est lu et rendu</translation>
        </message>
        <message>
            <source>It begins with the next round before which no seat has bets up.</source>
            <translation>Il commence au prochain tour avant lequel aucune place n’a de mise posée.</translation>
        </message>
        <message>
            <source>It is part of the program: there is no line to it.</source>
            <translation>Elle fait partie du programme : aucune ligne n'y mène.</translation>
        </message>
        <message>
            <source>It is right as it is</source>
            <translation>Elle est juste</translation>
        </message>
        <message>
            <source>It was put back unopened</source>
            <translation>Remise sans être ouverte</translation>
        </message>
        <message>
            <source>It watches itself (SMART).</source>
            <translation>Se surveille (SMART).</translation>
        </message>
        <message>
            <source>Its reserve of blocks is nearly used up.</source>
            <translation>Sa réserve de blocs est presque épuisée.</translation>
        </message>
        <message>
            <source>Jackpots and credits paid by hand, receipts</source>
            <translation>Jackpots et crédits payés à la main, reçus</translation>
        </message>
        <message>
            <source>Jackpots paid by an attendant</source>
            <translation>Jackpots payés par un assistant</translation>
        </message>
        <message>
            <source>Journal</source>
            <translation>Journal</translation>
        </message>
        <message>
            <source>Journal copies</source>
            <translation>Copies du journal</translation>
        </message>
        <message>
            <source>Journal copies: {0}</source>
            <translation>Copies du journal : {0}</translation>
        </message>
        <message>
            <source>Journals that could not be read: {0}. The file says which, and why.</source>
            <translation>Journaux illisibles : {0}. Le fichier dit lesquels et pourquoi.</translation>
        </message>
        <message>
            <source>Keep calibration</source>
            <translation>Garder le calibrage</translation>
        </message>
        <message>
            <source>Keep the station for a player</source>
            <translation>Réserver le poste pour un joueur</translation>
        </message>
        <message>
            <source>Keep {0}</source>
            <translation>Garder {0}</translation>
        </message>
        <message>
            <source>Languages</source>
            <translation>Langues</translation>
        </message>
        <message>
            <source>Last bets</source>
            <translation>Dernières mises</translation>
        </message>
        <message>
            <source>Last bets are in</source>
            <translation>Dernières mises reçues</translation>
        </message>
        <message>
            <source>Last call</source>
            <translation>Derniers paris</translation>
        </message>
        <message>
            <source>Last change</source>
            <translation>Dernier changement</translation>
        </message>
        <message>
            <source>Last given: credit {0}, {1}, at {2}.</source>
            <translation>Dernier crédit donné : {0}, {1}, à {2}.</translation>
        </message>
        <message>
            <source>Last here</source>
            <translation>Dernière visite</translation>
        </message>
        <message>
            <source>Last paid</source>
            <translation>Dernier paiement</translation>
        </message>
        <message>
            <source>Last sign-in</source>
            <translation>Dernière identification</translation>
        </message>
        <message>
            <source>Last throw</source>
            <translation>Dernier lancer</translation>
        </message>
        <message>
            <source>Last wager</source>
            <translation>Dernière mise</translation>
        </message>
        <message>
            <source>Last win</source>
            <translation>Dernier gain</translation>
        </message>
        <message>
            <source>Let the table go on</source>
            <translation>Laisser la table continuer</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>Niveau</translation>
        </message>
        <message>
            <source>Life used: {0} %.</source>
            <translation>Vie utilisée : {0} %.</translation>
        </message>
        <message>
            <source>Lifetime</source>
            <translation>Total</translation>
        </message>
        <message>
            <source>Limit</source>
            <translation>Limite</translation>
        </message>
        <message>
            <source>Limits</source>
            <translation>Limites</translation>
        </message>
        <message>
            <source>Limits of the table</source>
            <translation>Limites de la table</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>Ligne</translation>
        </message>
        <message>
            <source>Line of the sheet</source>
            <translation>Ligne de la table</translation>
        </message>
        <message>
            <source>Location</source>
            <translation>Emplacement</translation>
        </message>
        <message>
            <source>Locked</source>
            <translation>Verrouillé</translation>
        </message>
        <message>
            <source>Locked after wrong PINs</source>
            <translation>Bloqué après des codes faux</translation>
        </message>
        <message>
            <source>Logged in</source>
            <translation>Connecté</translation>
        </message>
        <message>
            <source>Logic door opened</source>
            <translation>Porte de la logique ouverte</translation>
        </message>
        <message>
            <source>Look for devices at the ports</source>
            <translation>Chercher les appareils sur les ports</translation>
        </message>
        <message>
            <source>Looked for among the last {0} events</source>
            <translation>Cherché parmi les {0} derniers événements</translation>
        </message>
        <message>
            <source>Looking for “{0}”: {1}; found so far: {2}</source>
            <translation>Recherche de « {0} » : {1} ; trouvés : {2}</translation>
        </message>
        <message>
            <source>Losing wagers</source>
            <translation>Mises perdues</translation>
        </message>
        <message>
            <source>Loss</source>
            <translation>Perte</translation>
        </message>
        <message>
            <source>Machine</source>
            <translation>Machine</translation>
        </message>
        <message>
            <source>Machine number</source>
            <translation>Numéro de machine</translation>
        </message>
        <message>
            <source>Machine number and place</source>
            <translation>Numéro de machine et emplacement</translation>
        </message>
        <message>
            <source>Machine number, place, version, game and par sheet</source>
            <translation>Numéro de machine, lieu, version, jeu et table de paiement</translation>
        </message>
        <message>
            <source>Made at</source>
            <translation>Établi le</translation>
        </message>
        <message>
            <source>Main door opened</source>
            <translation>Porte principale ouverte</translation>
        </message>
        <message>
            <source>Mean times in ms: read {0}, write {1}, sync {2}.</source>
            <translation>Temps moyens en ms : lecture {0}, écriture {1}, synchronisation {2}.</translation>
        </message>
        <message>
            <source>Meter</source>
            <translation>Compteur</translation>
        </message>
        <message>
            <source>Meters</source>
            <translation>Compteurs</translation>
        </message>
        <message>
            <source>Money</source>
            <translation>Argent</translation>
        </message>
        <message>
            <source>Money in</source>
            <translation>Argent inséré</translation>
        </message>
        <message>
            <source>Money that an attendant puts on the credit by hand, promotion, compensation</source>
            <translation>Argent qu’un employé ajoute au crédit à la main, promotion, dédommagement</translation>
        </message>
        <message>
            <source>My shift</source>
            <translation>Mon service</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <source>New PIN for {0}</source>
            <translation>Nouveau code pour {0}</translation>
        </message>
        <message>
            <source>Next game</source>
            <translation>Jeu suivant</translation>
        </message>
        <message>
            <source>Next: {0}</source>
            <translation>Ensuite : {0}</translation>
        </message>
        <message>
            <source>Nick</source>
            <translation>Réussite (nick)</translation>
        </message>
        <message>
            <source>No account signs in with this key.</source>
            <translation>Aucun compte ne s'identifie avec cette clé.</translation>
        </message>
        <message>
            <source>No bets are up</source>
            <translation>Aucune mise en jeu</translation>
        </message>
        <message>
            <source>No configuration is on a USB stick or in the folder for exports</source>
            <translation>Aucune configuration sur une clé USB ni dans le dossier d’exportation</translation>
        </message>
        <message>
            <source>No credit, and nothing to be settled</source>
            <translation>Aucun crédit et rien à régler</translation>
        </message>
        <message>
            <source>No dealer works at this table: game.mode is not live.</source>
            <translation>Aucun croupier ne travaille à cette table : game.mode n’est pas live.</translation>
        </message>
        <message>
            <source>No device answers</source>
            <translation>Aucun appareil ne répond</translation>
        </message>
        <message>
            <source>No device is at work: the terminal restarts at once</source>
            <translation>Aucun périphérique au travail : le terminal redémarre aussitôt</translation>
        </message>
        <message>
            <source>No gaming day has begun yet</source>
            <translation>Aucun jour de jeu n’a encore commencé</translation>
        </message>
        <message>
            <source>No more bets</source>
            <translation>Rien ne va plus</translation>
        </message>
        <message>
            <source>No more bets: the generator throws</source>
            <translation>Rien ne va plus : le générateur lance</translation>
        </message>
        <message>
            <source>No more bets: throw the dice and enter them</source>
            <translation>Rien ne va plus : lancez les dés et saisissez-les</translation>
        </message>
        <message>
            <source>No other account has the right to do this.</source>
            <translation>Aucun autre compte n'a ce droit.</translation>
        </message>
        <message>
            <source>No parameter has “{words}” in its name, its description or its value</source>
            <translation>Aucun paramètre n’a « {words} » dans son nom, sa description ou sa valeur</translation>
        </message>
        <message>
            <source>No play</source>
            <translation>Pas de jeu</translation>
        </message>
        <message>
            <source>No player has agreed to be remembered</source>
            <translation>Aucun joueur n'a accepté d'être reconnu</translation>
        </message>
        <message>
            <source>No player is logged in.</source>
            <translation>Aucun joueur n'est connecté.</translation>
        </message>
        <message>
            <source>No round has been opened yet</source>
            <translation>Aucun tour n’a encore été ouvert</translation>
        </message>
        <message>
            <source>No round yet</source>
            <translation>Pas encore de tour</translation>
        </message>
        <message>
            <source>No shift has begun yet</source>
            <translation>Aucun service n’a encore commencé</translation>
        </message>
        <message>
            <source>No throw is under way.</source>
            <translation>Aucun lancer n’est en cours.</translation>
        </message>
        <message>
            <source>No time server keeps this clock: compare it with a right one every day.</source>
            <translation>Aucun serveur de temps ne règle cette horloge : comparez-la chaque jour à une horloge juste.</translation>
        </message>
        <message>
            <source>No.</source>
            <translation>N°</translation>
        </message>
        <message>
            <source>No. {0}</source>
            <translation>N° {0}</translation>
        </message>
        <message>
            <source>Nobody</source>
            <translation>Personne</translation>
        </message>
        <message>
            <source>None that is journaled lately.</source>
            <translation>Aucune récemment au journal.</translation>
        </message>
        <message>
            <source>Not asked</source>
            <translation>Non interrogé</translation>
        </message>
        <message>
            <source>Not known: no result was reported</source>
            <translation>Inconnu : aucun résultat n’a été transmis</translation>
        </message>
        <message>
            <source>Not paid</source>
            <translation>Non payé</translation>
        </message>
        <message>
            <source>Not printed</source>
            <translation>Non imprimé</translation>
        </message>
        <message>
            <source>Not readable</source>
            <translation>Illisible</translation>
        </message>
        <message>
            <source>Not taken over: {0}</source>
            <translation>Non repris : {0}</translation>
        </message>
        <message>
            <source>Not usable</source>
            <translation>Inutilisable</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Remarque</translation>
        </message>
        <message>
            <source>Nothing can be written there: it is read-only. No file was written.</source>
            <translation>Impossible d’y écrire : lecture seule. Aucun fichier n’a été écrit.</translation>
        </message>
        <message>
            <source>Nothing has passed yet.</source>
            <translation>Rien n'est encore passé.</translation>
        </message>
        <message>
            <source>Nothing in test mode counts: no meter, no credit, no game. It ends with the key.</source>
            <translation>Rien ne compte en mode test : ni compteur, ni crédit, ni partie. Il se termine avec la clé.</translation>
        </message>
        <message>
            <source>Nothing is found for “{0}”</source>
            <translation>Rien n’a été trouvé pour « {0} »</translation>
        </message>
        <message>
            <source>Nothing is waiting</source>
            <translation>Rien n’est en attente</translation>
        </message>
        <message>
            <source>Nothing is wrong</source>
            <translation>Tout est en ordre</translation>
        </message>
        <message>
            <source>Nothing was paid by hand yet</source>
            <translation>Rien n’a encore été payé à la main</translation>
        </message>
        <message>
            <source>Notify the operator of the monitoring system, and keep the paper</source>
            <translation>Prévenir qui surveille cette machine et garder le papier</translation>
        </message>
        <message>
            <source>Now</source>
            <translation>Actuellement</translation>
        </message>
        <message>
            <source>Now, as a test: {0}</source>
            <translation>Maintenant, en test : {0}</translation>
        </message>
        <message>
            <source>Now, as the cabinet is: {0}</source>
            <translation>Maintenant, selon l’état : {0}</translation>
        </message>
        <message>
            <source>Number of bills of {0}</source>
            <translation>Nombre de billets de {0}</translation>
        </message>
        <message>
            <source>Number of cancelled credits paid by an attendant</source>
            <translation>Nombre de crédits annulés payés par un assistant</translation>
        </message>
        <message>
            <source>Number of cash boxes taken out</source>
            <translation>Nombre de caissettes retirées</translation>
        </message>
        <message>
            <source>Number of credits given by an attendant</source>
            <translation>Nombre de crédits donnés par un employé</translation>
        </message>
        <message>
            <source>Number of jackpots paid by an attendant</source>
            <translation>Nombre de jackpots payés par un assistant</translation>
        </message>
        <message>
            <source>Number of tickets</source>
            <translation>Nombre de tickets</translation>
        </message>
        <message>
            <source>Number of tickets in</source>
            <translation>Nombre de tickets entrés</translation>
        </message>
        <message>
            <source>Number of tickets out</source>
            <translation>Nombre de tickets émis</translation>
        </message>
        <message>
            <source>Only development copies of the program have played on this journal.</source>
            <translation>Seules des copies de développement du programme ont joué sur ce journal.</translation>
        </message>
        <message>
            <source>Open betting</source>
            <translation>Ouvrir les mises</translation>
        </message>
        <message>
            <source>Open the logic door</source>
            <translation>Ouvrir la porte de la logique</translation>
        </message>
        <message>
            <source>Open the station</source>
            <translation>Ouvrir le poste</translation>
        </message>
        <message>
            <source>Others gave you your PIN. Choose one that only you know.</source>
            <translation>D'autres vous ont donné votre code PIN. Choisissez-en un que vous seul connaissez.</translation>
        </message>
        <message>
            <source>Out</source>
            <translation>Échec (out)</translation>
        </message>
        <message>
            <source>Out by hand</source>
            <translation>Payé : à la main</translation>
        </message>
        <message>
            <source>Out by ticket</source>
            <translation>Payé : ticket</translation>
        </message>
        <message>
            <source>Out of service</source>
            <translation>Hors service</translation>
        </message>
        <message>
            <source>Out of service since {0}, by {1}.</source>
            <translation>Hors service depuis {0}, par {1}.</translation>
        </message>
        <message>
            <source>Out of service since {0}.</source>
            <translation>Hors service depuis {0}.</translation>
        </message>
        <message>
            <source>Outcome</source>
            <translation>Issue</translation>
        </message>
        <message>
            <source>PIN expired</source>
            <translation>PIN expiré</translation>
        </message>
        <message>
            <source>Page {0} of {1}</source>
            <translation>Page {0} sur {1}</translation>
        </message>
        <message>
            <source>Paid</source>
            <translation>Payé</translation>
        </message>
        <message>
            <source>Pairs</source>
            <translation>Paires</translation>
        </message>
        <message>
            <source>Par sheet</source>
            <translation>Feuille PAR</translation>
        </message>
        <message>
            <source>Par sheet, SHA-256</source>
            <translation>Feuille PAR, SHA-256</translation>
        </message>
        <message>
            <source>Par sheets and limits</source>
            <translation>Feuilles PAR et limites</translation>
        </message>
        <message>
            <source>Parameter</source>
            <translation>Paramètre</translation>
        </message>
        <message>
            <source>Parameters</source>
            <translation>Paramètres</translation>
        </message>
        <message>
            <source>Parameters have changed since it was signed</source>
            <translation>Des paramètres ont changé depuis la signature</translation>
        </message>
        <message>
            <source>Parameters, SHA-256</source>
            <translation>Paramètres, SHA-256</translation>
        </message>
        <message>
            <source>Pause the table</source>
            <translation>Mettre la table en pause</translation>
        </message>
        <message>
            <source>Pays</source>
            <translation>Gains</translation>
        </message>
        <message>
            <source>Pays by hand, settles bills and tickets, reads meters and lists</source>
            <translation>Paie à la main, règle billets et tickets, lit compteurs et listes</translation>
        </message>
        <message>
            <source>People</source>
            <translation>Personnes</translation>
        </message>
        <message>
            <source>People and their PINs</source>
            <translation>Personnes et leurs codes PIN</translation>
        </message>
        <message>
            <source>Period {0}</source>
            <translation>Période {0}</translation>
        </message>
        <message>
            <source>Phase</source>
            <translation>Phase</translation>
        </message>
        <message>
            <source>Play every sound at every volume, the alarm of a door too</source>
            <translation>Jouer chaque son à chaque volume, l’alarme de porte aussi</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Joueur</translation>
        </message>
        <message>
            <source>Player since</source>
            <translation>Arrivée</translation>
        </message>
        <message>
            <source>Player's result</source>
            <translation>Résultat du joueur</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Joueurs</translation>
        </message>
        <message>
            <source>Players choose</source>
            <translation>Les joueurs choisissent</translation>
        </message>
        <message>
            <source>Players with a card, their figures; unblock a card, forget a player</source>
            <translation>Joueurs avec carte, leurs chiffres ; débloquer une carte, oublier un joueur</translation>
        </message>
        <message>
            <source>Players: {0}</source>
            <translation>Joueurs : {0}</translation>
        </message>
        <message>
            <source>Port</source>
            <translation>Port</translation>
        </message>
        <message>
            <source>Power resets</source>
            <translation>Mises sous tension</translation>
        </message>
        <message>
            <source>Practice has no ports but its own</source>
            <translation>L’exercice n’a que ses propres ports</translation>
        </message>
        <message>
            <source>Preset</source>
            <translation>Préréglage</translation>
        </message>
        <message>
            <source>Print (slips: {0})</source>
            <translation>Imprimer (bordereaux : {0})</translation>
        </message>
        <message>
            <source>Print a test</source>
            <translation>Imprimer un test</translation>
        </message>
        <message>
            <source>Print drop {0}</source>
            <translation>Imprimer le retrait {0}</translation>
        </message>
        <message>
            <source>Print period {0}</source>
            <translation>Imprimer la période {0}</translation>
        </message>
        <message>
            <source>Print receipt {0}</source>
            <translation>Imprimer le reçu {0}</translation>
        </message>
        <message>
            <source>Print receipt {0} again</source>
            <translation>Réimprimer le reçu {0}</translation>
        </message>
        <message>
            <source>Print seat {0}</source>
            <translation>Imprimer la place {0}</translation>
        </message>
        <message>
            <source>Print shift {0}</source>
            <translation>Imprimer le service {0}</translation>
        </message>
        <message>
            <source>Print the meters</source>
            <translation>Imprimer les compteurs</translation>
        </message>
        <message>
            <source>Print the totals</source>
            <translation>Imprimer les totaux</translation>
        </message>
        <message>
            <source>Print with players</source>
            <translation>Imprimer avec joueurs</translation>
        </message>
        <message>
            <source>Printed</source>
            <translation>Imprimé</translation>
        </message>
        <message>
            <source>Printer</source>
            <translation>Imprimante</translation>
        </message>
        <message>
            <source>Probability</source>
            <translation>Probabilité</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>Programme</translation>
        </message>
        <message>
            <source>Program version</source>
            <translation>Version du programme</translation>
        </message>
        <message>
            <source>Program, SHA-256</source>
            <translation>Programme, SHA-256</translation>
        </message>
        <message>
            <source>Property</source>
            <translation>Donnée</translation>
        </message>
        <message>
            <source>Puck</source>
            <translation>Puck</translation>
        </message>
        <message>
            <source>RAM clear</source>
            <translation>Effacement RAM</translation>
        </message>
        <message>
            <source>Read back before and after every game, after money, and when a door closes.</source>
            <translation>Relue avant et après chaque partie, après de l’argent et quand une porte se ferme.</translation>
        </message>
        <message>
            <source>Recall of the last games, step by step, with dice and bets</source>
            <translation>Rappel des dernières parties, étape par étape, avec dés et mises</translation>
        </message>
        <message>
            <source>Red</source>
            <translation>Rouge</translation>
        </message>
        <message>
            <source>Refusal</source>
            <translation>Refus</translation>
        </message>
        <message>
            <source>Remove {0}</source>
            <translation>Supprimer {0}</translation>
        </message>
        <message>
            <source>Repaired</source>
            <translation>Réparée</translation>
        </message>
        <message>
            <source>Repairs listed since the last RAM clear: {0}</source>
            <translation>Réparations listées depuis le dernier effacement de la RAM : {0}</translation>
        </message>
        <message>
            <source>Reserve for {0} min</source>
            <translation>Réserver {0} min</translation>
        </message>
        <message>
            <source>Reserve station</source>
            <translation>Réserver le poste</translation>
        </message>
        <message>
            <source>Reserved until {0}, by {1}.</source>
            <translation>Réservé jusqu’à {0}, par {1}.</translation>
        </message>
        <message>
            <source>Reserved until {0}.</source>
            <translation>Réservé jusqu’à {0}.</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Résultat</translation>
        </message>
        <message>
            <source>Result of the house</source>
            <translation>Résultat de la maison</translation>
        </message>
        <message>
            <source>Return to service</source>
            <translation>Remettre en service</translation>
        </message>
        <message>
            <source>Returned</source>
            <translation>Rendu</translation>
        </message>
        <message>
            <source>Role</source>
            <translation>Rôle</translation>
        </message>
        <message>
            <source>Room for</source>
            <translation>Place pour</translation>
        </message>
        <message>
            <source>Round {0}</source>
            <translation>Tour {0}</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Tours</translation>
        </message>
        <message>
            <source>Rounds decided by dice</source>
            <translation>Tours décidés par les dés</translation>
        </message>
        <message>
            <source>Screen</source>
            <translation>Écran</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Rechercher</translation>
        </message>
        <message>
            <source>Seat</source>
            <translation>Place</translation>
        </message>
        <message>
            <source>Seat {0}</source>
            <translation>Place {0}</translation>
        </message>
        <message>
            <source>Seat {0} is being freed, and owed</source>
            <translation>Place {0} en cours de libération, dû</translation>
        </message>
        <message>
            <source>Seat {0} is owed</source>
            <translation>Dû à la place {0}</translation>
        </message>
        <message>
            <source>Seat {0}: really free it?</source>
            <translation>Place {0} : vraiment la libérer ?</translation>
        </message>
        <message>
            <source>Seats taken</source>
            <translation>Places occupées</translation>
        </message>
        <message>
            <source>Seats with bets</source>
            <translation>Places avec des mises</translation>
        </message>
        <message>
            <source>Second die after the throw before</source>
            <translation>Second dé après le jet précédent</translation>
        </message>
        <message>
            <source>Second person</source>
            <translation>Deuxième personne</translation>
        </message>
        <message>
            <source>Self-audit</source>
            <translation>Auto-contrôle</translation>
        </message>
        <message>
            <source>Set date and time, or confirm a clock that has jumped</source>
            <translation>Régler date et heure, ou confirmer une horloge qui a sauté</translation>
        </message>
        <message>
            <source>Set the clock</source>
            <translation>Régler l'horloge</translation>
        </message>
        <message>
            <source>Set up a new cabinet step by step, and sign its hand-over to the house</source>
            <translation>Configurer un nouvel appareil étape par étape et signer sa remise à la maison</translation>
        </message>
        <message>
            <source>Set volume {0}</source>
            <translation>Régler le volume {0}</translation>
        </message>
        <message>
            <source>Set-up</source>
            <translation>Réglages</translation>
        </message>
        <message>
            <source>Settings: volume, limits, languages, times, devices</source>
            <translation>Réglages : volume, limites, langues, durées, appareils</translation>
        </message>
        <message>
            <source>Settle all money: credit, tickets, bills, hand pays</source>
            <translation>Tout régler : crédit, tickets, billets, paiements manuels</translation>
        </message>
        <message>
            <source>Settled without credit</source>
            <translation>Réglé sans crédit</translation>
        </message>
        <message>
            <source>Several bets at once</source>
            <translation>Plusieurs mises à la fois</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Part</translation>
        </message>
        <message>
            <source>Shared parameters</source>
            <translation>Paramètres communs</translation>
        </message>
        <message>
            <source>Shared table</source>
            <translation>Table commune</translation>
        </message>
        <message>
            <source>Sheet {0}, SHA-256 {1}</source>
            <translation>Table {0}, SHA-256 {1}</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>Service</translation>
        </message>
        <message>
            <source>Shift {0}</source>
            <translation>Service {0}</translation>
        </message>
        <message>
            <source>Shift {0} of {1}, since {2}</source>
            <translation>Service {0} de {1}, depuis {2}</translation>
        </message>
        <message>
            <source>Shooter</source>
            <translation>Lanceur</translation>
        </message>
        <message>
            <source>Sign in</source>
            <translation>S'identifier</translation>
        </message>
        <message>
            <source>Sign the hand-over</source>
            <translation>Signer la remise</translation>
        </message>
        <message>
            <source>Signed</source>
            <translation>Signé</translation>
        </message>
        <message>
            <source>Signed by</source>
            <translation>Signé par</translation>
        </message>
        <message>
            <source>Signed in</source>
            <translation>Identifié</translation>
        </message>
        <message>
            <source>Silent</source>
            <translation>Muet</translation>
        </message>
        <message>
            <source>Silent seats</source>
            <translation>Places muettes</translation>
        </message>
        <message>
            <source>Since the journal began</source>
            <translation>Depuis le début du journal</translation>
        </message>
        <message>
            <source>Since the start</source>
            <translation>Depuis le démarrage</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Taille</translation>
        </message>
        <message>
            <source>Small win</source>
            <translation>Petit gain</translation>
        </message>
        <message>
            <source>Software verification: signatures and checksums</source>
            <translation>Vérification du logiciel : signatures et sommes de contrôle</translation>
        </message>
        <message>
            <source>Sounds</source>
            <translation>Sons</translation>
        </message>
        <message>
            <source>Spoken calls are heard where the house has recordings of them.</source>
            <translation>Les annonces parlées s’entendent si la maison en a des enregistrements.</translation>
        </message>
        <message>
            <source>Staff</source>
            <translation>Personnel</translation>
        </message>
        <message>
            <source>Staff key</source>
            <translation>Clé du personnel</translation>
        </message>
        <message>
            <source>Stakes lost</source>
            <translation>Mises perdues</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Début</translation>
        </message>
        <message>
            <source>State</source>
            <translation>État</translation>
        </message>
        <message>
            <source>State: {0}.</source>
            <translation>État : {0}.</translation>
        </message>
        <message>
            <source>Statistics of the dice: fairness, faces, totals</source>
            <translation>Statistiques des dés : équité, faces, totaux</translation>
        </message>
        <message>
            <source>Status</source>
            <translation>État</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>Étape</translation>
        </message>
        <message>
            <source>Step {0} of {1}</source>
            <translation>Étape {0} sur {1}</translation>
        </message>
        <message>
            <source>Stickman's voice</source>
            <translation>Voix du stickman</translation>
        </message>
        <message>
            <source>Stickman's voice: {0}, {1} of {2} calls, licence: {3}.</source>
            <translation>Voix du stickman : {0}, {1} annonces sur {2}, licence : {3}.</translation>
        </message>
        <message>
            <source>Still open</source>
            <translation>Encore ouvert</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Arrêté</translation>
        </message>
        <message>
            <source>Stops</source>
            <translation>Arrête</translation>
        </message>
        <message>
            <source>Table win</source>
            <translation>Gain de la table</translation>
        </message>
        <message>
            <source>Take out of service</source>
            <translation>Mettre hors service</translation>
        </message>
        <message>
            <source>Taking down bets</source>
            <translation>Retrait des mises</translation>
        </message>
        <message>
            <source>Targets: {0} of {1}, mean error {2}, largest {3}</source>
            <translation>Cibles : {0} sur {1}, erreur moyenne {2}, la plus grande {3}</translation>
        </message>
        <message>
            <source>Test</source>
            <translation>Test</translation>
        </message>
        <message>
            <source>Test a bill</source>
            <translation>Tester un billet</translation>
        </message>
        <message>
            <source>Test bill</source>
            <translation>Billet d'essai</translation>
        </message>
        <message>
            <source>Test doors, keys and the tower light: switches live, each lamp</source>
            <translation>Tester portes, clés et colonne lumineuse : contacts en direct, chaque voyant</translation>
        </message>
        <message>
            <source>Test mode</source>
            <translation>Mode test</translation>
        </message>
        <message>
            <source>Test print</source>
            <translation>Impression de test</translation>
        </message>
        <message>
            <source>Test the devices without touching the meters</source>
            <translation>Tester les appareils sans toucher aux compteurs</translation>
        </message>
        <message>
            <source>Test the touch screen: targets, lines, colours, dead pixels</source>
            <translation>Tester l’écran tactile : cibles, lignes, couleurs, pixels morts</translation>
        </message>
        <message>
            <source>Test throw</source>
            <translation>Lancer d’essai</translation>
        </message>
        <message>
            <source>Test throws</source>
            <translation>Lancers de test</translation>
        </message>
        <message>
            <source>Tests, all throws</source>
            <translation>Tests, tous les jets</translation>
        </message>
        <message>
            <source>Tests, last window</source>
            <translation>Tests, dernière fenêtre</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Texte</translation>
        </message>
        <message>
            <source>That is not the PIN</source>
            <translation>Ce n'est pas le code PIN</translation>
        </message>
        <message>
            <source>The alarm of an open door is heard at its own volume, never silent.</source>
            <translation>L’alarme d’une porte ouverte a son propre volume et n’est jamais muette.</translation>
        </message>
        <message>
            <source>The calibration is kept.</source>
            <translation>Le calibrage est conservé.</translation>
        </message>
        <message>
            <source>The calibration is on trial until test mode ends: touch the targets again.</source>
            <translation>Le calibrage est à l’essai jusqu’à la fin du mode test : touchez de nouveau les cibles.</translation>
        </message>
        <message>
            <source>The cash box was taken out</source>
            <translation>La caissette est retirée</translation>
        </message>
        <message>
            <source>The changes are in force.</source>
            <translation>Les modifications sont en vigueur.</translation>
        </message>
        <message>
            <source>The clock is confirmed.</source>
            <translation>L'horloge est confirmée.</translation>
        </message>
        <message>
            <source>The clock is not believed: {0}</source>
            <translation>L'horloge n'est pas crue : {0}</translation>
        </message>
        <message>
            <source>The clock is set.</source>
            <translation>L'horloge est réglée.</translation>
        </message>
        <message>
            <source>The components are listed once the program has been verified.</source>
            <translation>Les composants apparaissent une fois le programme vérifié.</translation>
        </message>
        <message>
            <source>The count is complete</source>
            <translation>Le comptage est terminé</translation>
        </message>
        <message>
            <source>The devices are simulated: their window has the key and the door.</source>
            <translation>Les appareils sont simulés : la clé et la porte sont dans leur fenêtre.</translation>
        </message>
        <message>
            <source>The dice lie: confirm them</source>
            <translation>Les dés sont posés : confirmez-les</translation>
        </message>
        <message>
            <source>The difference is {0}: lock the cabinet and call for service.</source>
            <translation>La différence est de {0} : verrouillez la machine et appelez le service.</translation>
        </message>
        <message>
            <source>The disks are being read: one that fails may not answer</source>
            <translation>Lecture des disques : un disque défaillant peut ne pas répondre</translation>
        </message>
        <message>
            <source>The export was cancelled. No file was written.</source>
            <translation>L’exportation a été annulée. Aucun fichier n’a été écrit.</translation>
        </message>
        <message>
            <source>The file could not be written: {0}.</source>
            <translation>Le fichier n’a pas pu être écrit : {0}.</translation>
        </message>
        <message>
            <source>The file is being written: {0}</source>
            <translation>Le fichier est en cours d’écriture : {0}</translation>
        </message>
        <message>
            <source>The file {0} is written.</source>
            <translation>Le fichier {0} est écrit.</translation>
        </message>
        <message>
            <source>The first operator</source>
            <translation>Le premier exploitant</translation>
        </message>
        <message>
            <source>The journal before it is in the folder {0}.</source>
            <translation>Le journal précédent est dans le dossier {0}.</translation>
        </message>
        <message>
            <source>The journal could not be read to its beginning: older entries are missing.</source>
            <translation>Le journal n’a pas pu être lu jusqu’à son début : des entrées plus anciennes manquent.</translation>
        </message>
        <message>
            <source>The journal is being read: {0}</source>
            <translation>Lecture du journal : {0}</translation>
        </message>
        <message>
            <source>The journal is followed from its beginning, for another version of the program:</source>
            <translation>Le journal est lu depuis le début, car une autre version du programme l’a écrit :</translation>
        </message>
        <message>
            <source>The journal takes {0}.</source>
            <translation>Le journal occupe {0}.</translation>
        </message>
        <message>
            <source>The keys are enough</source>
            <translation>Les clés suffisent</translation>
        </message>
        <message>
            <source>The last bets come in</source>
            <translation>Les dernières mises arrivent</translation>
        </message>
        <message>
            <source>The log: money, doors, keys, devices, staff, errors</source>
            <translation>Le journal : argent, portes, clés, appareils, personnel, erreurs</translation>
        </message>
        <message>
            <source>The logic door is open</source>
            <translation>La porte logique est ouverte</translation>
        </message>
        <message>
            <source>The loudest volume that a player can choose.</source>
            <translation>Le volume le plus fort qu’un joueur puisse choisir.</translation>
        </message>
        <message>
            <source>The machine number, the place, and all files and ports are taken over too.</source>
            <translation>Le numéro de machine, l’emplacement et tous les fichiers et ports sont aussi repris.</translation>
        </message>
        <message>
            <source>The name by which the person signs in</source>
            <translation>Le nom sous lequel la personne s'identifie</translation>
        </message>
        <message>
            <source>The parameter second_path is to name a folder on another device.</source>
            <translation>Le paramètre second_path doit désigner un dossier sur un autre support.</translation>
        </message>
        <message>
            <source>The parameters do not allow this station to be reserved.</source>
            <translation>Les paramètres ne permettent pas de réserver ce poste.</translation>
        </message>
        <message>
            <source>The program is being verified.</source>
            <translation>Le programme est en cours de vérification.</translation>
        </message>
        <message>
            <source>The role of {0}</source>
            <translation>Rôle : {0}</translation>
        </message>
        <message>
            <source>The same, and ends periods, empties the cash box, out of service</source>
            <translation>De même, et clôt les périodes, vide la caisse, hors service</translation>
        </message>
        <message>
            <source>The screen does not state maker and model</source>
            <translation>L’écran n’indique ni fabricant ni modèle</translation>
        </message>
        <message>
            <source>The search for “{0}” has failed; found before that: {1}</source>
            <translation>La recherche de « {0} » a échoué ; trouvé auparavant : {1}</translation>
        </message>
        <message>
            <source>The sheet inside the cabinet lists every fault.</source>
            <translation>La fiche dans le meuble énumère tous les défauts.</translation>
        </message>
        <message>
            <source>The sheet {0} of this game is not here any more: its felt cannot be drawn.</source>
            <translation>La table {0} de cette partie n’est plus là : son tapis ne peut être dessiné.</translation>
        </message>
        <message>
            <source>The sound device has not been used yet.</source>
            <translation>Le périphérique audio n’a pas encore servi.</translation>
        </message>
        <message>
            <source>The sound device works.</source>
            <translation>Le périphérique audio fonctionne.</translation>
        </message>
        <message>
            <source>The stick can be pulled out.</source>
            <translation>La clé peut être retirée.</translation>
        </message>
        <message>
            <source>The stick was pulled out, or the folder is missing. No file was written.</source>
            <translation>La clé a été retirée ou le dossier est introuvable. Aucun fichier n’a été écrit.</translation>
        </message>
        <message>
            <source>The system does not allow writing there. No file was written.</source>
            <translation>Le système ne permet pas d’y écrire. Aucun fichier n’a été écrit.</translation>
        </message>
        <message>
            <source>The table as the game before left it</source>
            <translation>La table telle que la partie précédente l’a laissée</translation>
        </message>
        <message>
            <source>The time runs on when the key is turned back.</source>
            <translation>Le temps reprend quand la clé est ramenée.</translation>
        </message>
        <message>
            <source>The time, in 24 hours, may be left out: then the day is shown from its end.</source>
            <translation>L’heure, sur 24 heures, peut être omise : le jour est alors affiché depuis sa fin.</translation>
        </message>
        <message>
            <source>The touch panel is not calibrated here.</source>
            <translation>La dalle tactile n’est pas calibrée ici.</translation>
        </message>
        <message>
            <source>The volume of this time of day: the others stay as the parameters set them.</source>
            <translation>Le volume de cette heure du jour : les autres restent tels que les fixent les paramètres.</translation>
        </message>
        <message>
            <source>There is no USB stick, and no folder for exports is set. Insert a stick and touch Export again.</source>
            <translation>Il n’y a ni clé USB ni dossier d’exportation configuré. Insérez une clé et touchez à nouveau Exporter.</translation>
        </message>
        <message>
            <source>There is no account yet</source>
            <translation>Il n'y a pas encore de compte</translation>
        </message>
        <message>
            <source>There is no account yet. The first operator adds all others: type your name.</source>
            <translation>Il n'y a pas encore de compte. Le premier exploitant ajoute tous les autres : tapez votre nom.</translation>
        </message>
        <message>
            <source>There is no cash box in the validator.</source>
            <translation>Il n’y a pas de caissette dans le lecteur.</translation>
        </message>
        <message>
            <source>There is no room left. No file was written.</source>
            <translation>Il n’y a plus de place. Aucun fichier n’a été écrit.</translation>
        </message>
        <message>
            <source>There is no sound device, or it does not work.</source>
            <translation>Il n’y a pas de périphérique audio, ou il ne fonctionne pas.</translation>
        </message>
        <message>
            <source>There is no such date or time.</source>
            <translation>Cette date ou cette heure n’existe pas.</translation>
        </message>
        <message>
            <source>There is nothing to show</source>
            <translation>Il n’y a rien à montrer</translation>
        </message>
        <message>
            <source>These throws count here alone, until test mode ends.</source>
            <translation>Ces lancers ne comptent qu’ici, jusqu’à la fin du mode test.</translation>
        </message>
        <message>
            <source>They were done before the cabinet was brought here</source>
            <translation>Ils ont été faits avant la livraison de l’appareil</translation>
        </message>
        <message>
            <source>Third die after the throw before</source>
            <translation>Troisième dé après le jet précédent</translation>
        </message>
        <message>
            <source>This cabinet has no card reader (parameter devices.cards).</source>
            <translation>Cette machine n'a pas de lecteur de cartes (paramètre devices.cards).</translation>
        </message>
        <message>
            <source>This is no date and time.</source>
            <translation>Ce n'est pas une date avec heure.</translation>
        </message>
        <message>
            <source>This is not an amount.</source>
            <translation>Ce n’est pas un montant.</translation>
        </message>
        <message>
            <source>This is not what was released.</source>
            <translation>Ce n’est pas ce qui a été publié.</translation>
        </message>
        <message>
            <source>This machine has no serial port</source>
            <translation>Cette machine n’a pas de port série</translation>
        </message>
        <message>
            <source>This period began at {0}.</source>
            <translation>Cette période a commencé le {0}.</translation>
        </message>
        <message>
            <source>This period began with the journal.</source>
            <translation>Cette période a commencé avec le journal.</translation>
        </message>
        <message>
            <source>Throw dice: {0}</source>
            <translation>Lancer les dés : {0}</translation>
        </message>
        <message>
            <source>Throw the dice</source>
            <translation>Lancer les dés</translation>
        </message>
        <message>
            <source>Throw the dice for a test, with their counts</source>
            <translation>Lancer les dés pour un essai, avec leurs décomptes</translation>
        </message>
        <message>
            <source>Throws</source>
            <translation>Lancers</translation>
        </message>
        <message>
            <source>Throws, with the void ones</source>
            <translation>Jets, y compris les nuls</translation>
        </message>
        <message>
            <source>Throws: {0}</source>
            <translation>Jets : {0}</translation>
        </message>
        <message>
            <source>Throws: {0}. The line over each bar is what fair dice show on average.</source>
            <translation>Lancers : {0}. La ligne de chaque barre est la moyenne de dés équilibrés.</translation>
        </message>
        <message>
            <source>Ticket authority</source>
            <translation>Autorité des tickets</translation>
        </message>
        <message>
            <source>Ticket printed</source>
            <translation>Ticket imprimé</translation>
        </message>
        <message>
            <source>Tickets</source>
            <translation>Tickets</translation>
        </message>
        <message>
            <source>Tickets in</source>
            <translation>Tickets entrés</translation>
        </message>
        <message>
            <source>Tickets in doubt settled</source>
            <translation>Tickets douteux réglés</translation>
        </message>
        <message>
            <source>Tickets out</source>
            <translation>Tickets émis</translation>
        </message>
        <message>
            <source>Tickets printed and inserted, with their validation numbers</source>
            <translation>Tickets imprimés et insérés, avec leurs numéros de validation</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Heure</translation>
        </message>
        <message>
            <source>Time (h:mm)</source>
            <translation>Temps (h:mm)</translation>
        </message>
        <message>
            <source>Time in use</source>
            <translation>Durée d’utilisation</translation>
        </message>
        <message>
            <source>Time left</source>
            <translation>Temps restant</translation>
        </message>
        <message>
            <source>To be paid</source>
            <translation>À payer</translation>
        </message>
        <message>
            <source>To be replaced</source>
            <translation>À remplacer</translation>
        </message>
        <message>
            <source>Together: handle {0}, table win {1}. The figures under the bars are without cents.</source>
            <translation>Au total : mises {0}, gain de la table {1}. Les chiffres sous les barres sont sans centimes.</translation>
        </message>
        <message numerus="yes">
            <source>Too many wrong PINs: wait {0} seconds</source>
            <translation>
                <numerusform>Trop de codes PIN faux : attendez {0} seconde</numerusform>
                <numerusform>Trop de codes PIN faux : attendez {0} secondes</numerusform>
            </translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Total</translation>
        </message>
        <message>
            <source>Totals</source>
            <translation>Totaux</translation>
        </message>
        <message>
            <source>Touch</source>
            <translation>Appui</translation>
        </message>
        <message>
            <source>Touch a device to take it into the draft. A printer on USB is entered by hand.</source>
            <translation>Touchez un appareil pour le reprendre dans le brouillon. Une imprimante USB se saisit à la main.</translation>
        </message>
        <message>
            <source>Touch a shift to print it, or to end one that is open.</source>
            <translation>Touchez un service pour l’imprimer, ou un service ouvert pour le terminer.</translation>
        </message>
        <message>
            <source>Touch again</source>
            <translation>Touchez encore</translation>
        </message>
        <message>
            <source>Touch again: clear everything</source>
            <translation>Toucher encore : tout effacer</translation>
        </message>
        <message>
            <source>Touch again: count complete</source>
            <translation>Encore : comptage terminé</translation>
        </message>
        <message>
            <source>Touch again: end shift {0}</source>
            <translation>Touchez encore : terminer le service {0}</translation>
        </message>
        <message>
            <source>Touch again: forget {0}</source>
            <translation>Encore : oublier {0}</translation>
        </message>
        <message>
            <source>Touch again: it is in</source>
            <translation>Encore : elle est remise</translation>
        </message>
        <message>
            <source>Touch again: it is out</source>
            <translation>Encore : elle est retirée</translation>
        </message>
        <message>
            <source>Touch again: remove {0}</source>
            <translation>Encore une fois : supprimer {0}</translation>
        </message>
        <message>
            <source>Touch again: the period ends</source>
            <translation>Toucher encore : clore la période</translation>
        </message>
        <message>
            <source>Touch again: void</source>
            <translation>Touchez encore : nul</translation>
        </message>
        <message>
            <source>Touch again: void the bets</source>
            <translation>Touchez encore : mises nulles</translation>
        </message>
        <message>
            <source>Touch here to see them, or type another word</source>
            <translation>Touchez ici pour les voir, ou tapez un autre mot</translation>
        </message>
        <message>
            <source>Touch the middle of target {0}</source>
            <translation>Touchez le centre de la cible {0}</translation>
        </message>
        <message>
            <source>Touch your name.</source>
            <translation>Touchez votre nom.</translation>
        </message>
        <message>
            <source>Turn the attendant key</source>
            <translation>Tourner la clé de l’assistant</translation>
        </message>
        <message>
            <source>Turn the technician key</source>
            <translation>Tourner la clé du technicien</translation>
        </message>
        <message>
            <source>Type a word, such as: volume, paper, limit</source>
            <translation>Tapez un mot, par exemple : volume, papier, limite</translation>
        </message>
        <message>
            <source>Type the count of every row.</source>
            <translation>Tapez le compte de chaque ligne.</translation>
        </message>
        <message>
            <source>Type year, month, day, hour and minute. One person sets the clock by up to {0} minutes a day, two people farther.</source>
            <translation>Tapez l'année, le mois, le jour, l'heure et la minute. Une personne règle l'horloge de {0} minutes par jour au plus ; au-delà, il en faut deux.</translation>
        </message>
        <message>
            <source>Type your name, and choose a PIN</source>
            <translation>Saisir le nom et choisir un code PIN</translation>
        </message>
        <message>
            <source>USB stick {0}</source>
            <translation>Clé USB {0}</translation>
        </message>
        <message>
            <source>Unblock {0}</source>
            <translation>Débloquer {0}</translation>
        </message>
        <message>
            <source>Use {device} at {port}</source>
            <translation>Utiliser {device} sur {port}</translation>
        </message>
        <message>
            <source>Validation number</source>
            <translation>Numéro de validation</translation>
        </message>
        <message>
            <source>Validator</source>
            <translation>Lecteur</translation>
        </message>
        <message>
            <source>Validator, printer, dice, board: state, version, last faults, bytes on the line</source>
            <translation>Lecteur, imprimante, dés, carte : état, version, dernières pannes, octets sur la ligne</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Valeur</translation>
        </message>
        <message>
            <source>Values</source>
            <translation>Valeurs</translation>
        </message>
        <message>
            <source>Values that differ from those in force: {0}</source>
            <translation>Valeurs différentes de celles en vigueur : {0}</translation>
        </message>
        <message>
            <source>Verified at {0}.</source>
            <translation>Vérifié le {0}.</translation>
        </message>
        <message>
            <source>Verified now</source>
            <translation>Vérifié maintenant</translation>
        </message>
        <message>
            <source>Verify now</source>
            <translation>Vérifier maintenant</translation>
        </message>
        <message>
            <source>Visits</source>
            <translation>Visites</translation>
        </message>
        <message>
            <source>Void</source>
            <translation>Nul</translation>
        </message>
        <message>
            <source>Void the bets at this seat</source>
            <translation>Annuler les mises de cette place</translation>
        </message>
        <message>
            <source>Void the throw</source>
            <translation>Annuler le lancer</translation>
        </message>
        <message>
            <source>Void throws</source>
            <translation>Jets nuls</translation>
        </message>
        <message>
            <source>Void throws: {0}</source>
            <translation>Lancers nuls : {0}</translation>
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
            <translation>Misé</translation>
        </message>
        <message>
            <source>Wagers and pays</source>
            <translation>Mises et paiements</translation>
        </message>
        <message>
            <source>Wear: only the system's administrator can read it.</source>
            <translation>Usure : réservée à l’administrateur.</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>Ce qui s’est passé</translation>
        </message>
        <message>
            <source>What is to be done</source>
            <translation>Ce qu’il faut faire</translation>
        </message>
        <message>
            <source>What is wrong now: paper, printer, jam, doors, devices, clock</source>
            <translation>Ce qui ne va pas : papier, imprimante, bourrage, portes, appareils, horloge</translation>
        </message>
        <message>
            <source>What it says</source>
            <translation>Ce qu’il dit</translation>
        </message>
        <message>
            <source>Where to?</source>
            <translation>Où ?</translation>
        </message>
        <message>
            <source>Whether all money adds up: the equations with their figures</source>
            <translation>Si tout l’argent est juste : les équations avec leurs chiffres</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Blanc</translation>
        </message>
        <message>
            <source>Why are the test print and the test throw skipped?</source>
            <translation>Pourquoi le test d’impression et le lancer d’essai sont-ils omis ?</translation>
        </message>
        <message>
            <source>Win by hand</source>
            <translation>Gain en main</translation>
        </message>
        <message>
            <source>Window opens</source>
            <translation>Fenêtre ouverte</translation>
        </message>
        <message>
            <source>Winnings</source>
            <translation>Gains</translation>
        </message>
        <message>
            <source>Wins paid by hand</source>
            <translation>Gains payés à la main</translation>
        </message>
        <message>
            <source>Withdrawals</source>
            <translation>Retraits</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Gagné</translation>
        </message>
        <message>
            <source>Won on top of stakes</source>
            <translation>Gagné en plus des mises</translation>
        </message>
        <message>
            <source>Words or number</source>
            <translation>Mots ou nombre</translation>
        </message>
        <message>
            <source>Words, an amount, or a number of any ticket, game or event</source>
            <translation>Des mots, un montant ou le numéro d’un ticket, d’un jeu ou d’un événement</translation>
        </message>
        <message>
            <source>Wrong PINs: {0}</source>
            <translation>Codes erronés : {0}</translation>
        </message>
        <message>
            <source>Wrong entry</source>
            <translation>Erreur de saisie</translation>
        </message>
        <message>
            <source>You do not have the right to this page: an operator has it.</source>
            <translation>Vous n’avez pas le droit d’ouvrir cette page : un exploitant l’a.</translation>
        </message>
        <message>
            <source>Your PIN has expired. Choose a new one.</source>
            <translation>Votre code PIN a expiré. Choisissez-en un nouveau.</translation>
        </message>
        <message>
            <source>Your PIN is changed. The new one counts from the next sign-in.</source>
            <translation>Votre code PIN est changé. Le nouveau compte dès la prochaine connexion.</translation>
        </message>
        <message>
            <source>Your shift has not begun</source>
            <translation>Votre service n’a pas commencé</translation>
        </message>
        <message>
            <source>after the game</source>
            <translation>après la partie</translation>
        </message>
        <message>
            <source>ahead by {0}</source>
            <translation>en avance de {0}</translation>
        </message>
        <message>
            <source>ahead by {0} at most</source>
            <translation>en avance de {0} au plus</translation>
        </message>
        <message>
            <source>as it was at {0}</source>
            <translation>tel qu’il était à {0}</translation>
        </message>
        <message>
            <source>as shipped</source>
            <translation>comme livré</translation>
        </message>
        <message>
            <source>as the par sheet has them</source>
            <translation>comme dans la fiche PAR</translation>
        </message>
        <message>
            <source>at the end {0}</source>
            <translation>à la fin {0}</translation>
        </message>
        <message>
            <source>attendant key</source>
            <translation>clé de l’assistant</translation>
        </message>
        <message>
            <source>attendant's key</source>
            <translation>clé de l’assistant</translation>
        </message>
        <message>
            <source>began with the journal</source>
            <translation>a commencé avec le journal</translation>
        </message>
        <message>
            <source>behind by {0}</source>
            <translation>en retard de {0}</translation>
        </message>
        <message>
            <source>behind by {0} at least</source>
            <translation>en retard d’au moins {0}</translation>
        </message>
        <message>
            <source>bills and tickets in</source>
            <translation>billets et tickets entrants</translation>
        </message>
        <message>
            <source>both lights off</source>
            <translation>les deux lumières éteintes</translation>
        </message>
        <message>
            <source>both lights, blinking in turn</source>
            <translation>les deux, clignotant en alternance</translation>
        </message>
        <message>
            <source>both lights, blinking together</source>
            <translation>les deux, clignotant ensemble</translation>
        </message>
        <message>
            <source>by hand</source>
            <translation>à la main</translation>
        </message>
        <message>
            <source>by itself</source>
            <translation>de lui-même</translation>
        </message>
        <message>
            <source>cash box door</source>
            <translation>porte de la caissette</translation>
        </message>
        <message>
            <source>cash out</source>
            <translation>encaissement</translation>
        </message>
        <message>
            <source>chi-square {0}, probability {1}</source>
            <translation>khi carré {0}, probabilité {1}</translation>
        </message>
        <message>
            <source>comes next</source>
            <translation>vient ensuite</translation>
        </message>
        <message>
            <source>days after the one before: {0}</source>
            <translation>jours après le précédent : {0}</translation>
        </message>
        <message>
            <source>default {0}</source>
            <translation>par défaut {0}</translation>
        </message>
        <message>
            <source>done</source>
            <translation>fait</translation>
        </message>
        <message>
            <source>free: {0} MB, and {1} MB for the third copy</source>
            <translation>libres : {0} Mo, et {1} Mo pour la troisième copie</translation>
        </message>
        <message>
            <source>in a row: {0}</source>
            <translation>à la suite : {0}</translation>
        </message>
        <message>
            <source>in play at the beginning {0}</source>
            <translation>en jeu au début {0}</translation>
        </message>
        <message>
            <source>in the file</source>
            <translation>dans le fichier</translation>
        </message>
        <message>
            <source>is being asked</source>
            <translation>interrogation en cours</translation>
        </message>
        <message>
            <source>is being printed</source>
            <translation>en cours d’impression</translation>
        </message>
        <message>
            <source>is played now</source>
            <translation>est joué maintenant</translation>
        </message>
        <message>
            <source>its size is not known: errors are in pixels alone</source>
            <translation>sa taille n’est pas connue : erreurs en pixels seulement</translation>
        </message>
        <message>
            <source>judged at {0}</source>
            <translation>jugés à {0}</translation>
        </message>
        <message>
            <source>limit {0}</source>
            <translation>limite {0}</translation>
        </message>
        <message>
            <source>logic door</source>
            <translation>porte de la logique</translation>
        </message>
        <message>
            <source>lower light, blinking</source>
            <translation>lumière du bas, clignotante</translation>
        </message>
        <message>
            <source>lower light, blinking slowly</source>
            <translation>lumière du bas, clignotant lentement</translation>
        </message>
        <message>
            <source>lower light, steady</source>
            <translation>lumière du bas, fixe</translation>
        </message>
        <message>
            <source>main door</source>
            <translation>porte principale</translation>
        </message>
        <message>
            <source>minutes in all: {0}</source>
            <translation>minutes en tout : {0}</translation>
        </message>
        <message>
            <source>more than 10 years</source>
            <translation>plus de 10 ans</translation>
        </message>
        <message>
            <source>moved: {0}</source>
            <translation>mouvements : {0}</translation>
        </message>
        <message>
            <source>never</source>
            <translation>jamais</translation>
        </message>
        <message>
            <source>never, in this journal</source>
            <translation>jamais, dans ce journal</translation>
        </message>
        <message>
            <source>no disk of this machine</source>
            <translation>aucun disque de cette machine</translation>
        </message>
        <message>
            <source>none</source>
            <translation>aucune</translation>
        </message>
        <message>
            <source>not complete yet</source>
            <translation>pas encore finie</translation>
        </message>
        <message>
            <source>not known</source>
            <translation>inconnue</translation>
        </message>
        <message>
            <source>not known yet</source>
            <translation>pas encore connue</translation>
        </message>
        <message>
            <source>not turned</source>
            <translation>non tournée</translation>
        </message>
        <message>
            <source>not verified</source>
            <translation>non vérifié</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>rien</translation>
        </message>
        <message>
            <source>now {0}</source>
            <translation>maintenant {0}</translation>
        </message>
        <message>
            <source>off</source>
            <translation>désactivé</translation>
        </message>
        <message>
            <source>on since {0}</source>
            <translation>activé depuis {0}</translation>
        </message>
        <message>
            <source>open</source>
            <translation>ouverte</translation>
        </message>
        <message>
            <source>opened: {0}, garbled messages: {1}</source>
            <translation>ouvertures : {0}, messages altérés : {1}</translation>
        </message>
        <message>
            <source>play</source>
            <translation>le jeu</translation>
        </message>
        <message>
            <source>receipt being printed</source>
            <translation>reçu en impression</translation>
        </message>
        <message>
            <source>receipt failed</source>
            <translation>reçu échoué</translation>
        </message>
        <message>
            <source>receipt not printed</source>
            <translation>reçu non imprimé</translation>
        </message>
        <message>
            <source>receipt printed</source>
            <translation>reçu imprimé</translation>
        </message>
        <message>
            <source>round {0}, {1}: here {2}, at the table {3}</source>
            <translation>tour {0}, {1} : ici {2}, à la table {3}</translation>
        </message>
        <message>
            <source>set</source>
            <translation>réglé</translation>
        </message>
        <message>
            <source>shut</source>
            <translation>fermée</translation>
        </message>
        <message>
            <source>stayed from the day before</source>
            <translation>resté du jour précédent</translation>
        </message>
        <message>
            <source>still running</source>
            <translation>en cours</translation>
        </message>
        <message>
            <source>technician key</source>
            <translation>clé du technicien</translation>
        </message>
        <message>
            <source>technician's key</source>
            <translation>clé du technicien</translation>
        </message>
        <message>
            <source>the attendant</source>
            <translation>l’assistant</translation>
        </message>
        <message>
            <source>the dice</source>
            <translation>les dés</translation>
        </message>
        <message>
            <source>the dice are out</source>
            <translation>les dés sont lancés</translation>
        </message>
        <message>
            <source>the journal before it lies in {0}</source>
            <translation>le journal d’avant est dans {0}</translation>
        </message>
        <message>
            <source>the technician</source>
            <translation>le technicien</translation>
        </message>
        <message>
            <source>this cabinet ({0})</source>
            <translation>cet appareil ({0})</translation>
        </message>
        <message>
            <source>tickets fed in</source>
            <translation>tickets entrants</translation>
        </message>
        <message>
            <source>tickets out: paid by hand</source>
            <translation>tickets : paiement manuel</translation>
        </message>
        <message>
            <source>to be done</source>
            <translation>à faire</translation>
        </message>
        <message>
            <source>turned</source>
            <translation>tournée</translation>
        </message>
        <message>
            <source>upper light, blinking</source>
            <translation>lumière du haut, clignotante</translation>
        </message>
        <message>
            <source>upper light, blinking slowly</source>
            <translation>lumière du haut, clignotant lentement</translation>
        </message>
        <message>
            <source>upper light, steady</source>
            <translation>lumière du haut, fixe</translation>
        </message>
        <message>
            <source>valid until {0}</source>
            <translation>valable jusqu’au {0}</translation>
        </message>
        <message>
            <source>waits for the bets of seats {0}</source>
            <translation>attend les mises des places {0}</translation>
        </message>
        <message>
            <source>{0} ({1} mm)</source>
            <translation>{0} ({1} mm)</translation>
        </message>
        <message>
            <source>{0} MB</source>
            <translation>{0} Mo</translation>
        </message>
        <message>
            <source>{0} bytes sent, {1} received</source>
            <translation>{0} octets envoyés, {1} reçus</translation>
        </message>
        <message>
            <source>{0} d {1}</source>
            <translation>{0} j {1}</translation>
        </message>
        <message numerus="yes">
            <source>{0} days</source>
            <translation>
                <numerusform>{0} jour</numerusform>
                <numerusform>{0} jours</numerusform>
            </translation>
        </message>
        <message>
            <source>{0} h</source>
            <translation>{0} h</translation>
        </message>
        <message>
            <source>{0} more</source>
            <translation>{0} de plus</translation>
        </message>
        <message>
            <source>{0} of {1} are ready</source>
            <translation>{0} sur {1} sont prêts</translation>
        </message>
        <message>
            <source>{0} of {1} pages are out</source>
            <translation>{0} pages sur {1} sont sorties</translation>
        </message>
        <message>
            <source>{0} of {1}: {2}</source>
            <translation>{0} sur {1} : {2}</translation>
        </message>
        <message>
            <source>{0} px</source>
            <translation>{0} px</translation>
        </message>
        <message numerus="yes">
            <source>{0} rows are written to {1}.</source>
            <translation>
                <numerusform>{0} ligne a été écrite dans {1}.</numerusform>
                <numerusform>{0} lignes ont été écrites dans {1}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{0} seconds</source>
            <translation>
                <numerusform>{0} seconde</numerusform>
                <numerusform>{0} secondes</numerusform>
            </translation>
        </message>
        <message>
            <source>{0} x {1} mm</source>
            <translation>{0} x {1} mm</translation>
        </message>
        <message>
            <source>{0} x {1} pixels</source>
            <translation>{0} x {1} pixels</translation>
        </message>
        <message>
            <source>{0}, and without a result: {1}</source>
            <translation>{0}, et sans résultat : {1}</translation>
        </message>
        <message>
            <source>{0}, and {1} is up</source>
            <translation>{0}, et {1} en jeu</translation>
        </message>
        <message>
            <source>{0}, choose a PIN that only you know.</source>
            <translation>{0}, choisissez un code PIN que vous seul connaissez.</translation>
        </message>
        <message>
            <source>{0}, returned</source>
            <translation>{0}, rendu</translation>
        </message>
        <message>
            <source>{0}. Open alarms: {1}.</source>
            <translation>{0}. Alarmes en cours : {1}.</translation>
        </message>
        <message>
            <source>{0}: a second person agrees with the own PIN. Touch your name.</source>
            <translation>{0} : une deuxième personne donne son accord avec son code PIN. Touchez votre nom.</translation>
        </message>
        <message>
            <source>{0}: bets up when dice counted</source>
            <translation>{0} : mises posées quand les dés ont compté</translation>
        </message>
        <message>
            <source>{0}: games</source>
            <translation>{0} : parties</translation>
        </message>
        <message>
            <source>{0}: here {1}, at the table {2}</source>
            <translation>{0} : ici {1}, à la table {2}</translation>
        </message>
        <message>
            <source>{0}: it is being returned</source>
            <translation>{0} : il est en train d'être rendu</translation>
        </message>
        <message>
            <source>{0}: it was stacked, and is disputed</source>
            <translation>{0} : il a été empilé et est contesté</translation>
        </message>
        <message>
            <source>{0}: stakes lost</source>
            <translation>{0} : mises perdues</translation>
        </message>
        <message>
            <source>{0}: wagers</source>
            <translation>{0} : mises</translation>
        </message>
        <message>
            <source>{0}: wins</source>
            <translation>{0} : gains</translation>
        </message>
        <message>
            <source>{0}: won on top of stakes</source>
            <translation>{0} : gagné en plus des mises</translation>
        </message>
        <message numerus="yes">
            <source>{0}: {1} throws, judged at {2}. Open alarms: {3}.</source>
            <translation>
                <numerusform>{0} : {1} jet, jugés à {2}. Alarmes en cours : {3}.</numerusform>
                <numerusform>{0} : {1} jets, jugés à {2}. Alarmes en cours : {3}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{0}; {1}</source>
            <translation>{0} ; {1}</translation>
        </message>
        <message>
            <source>{value} (draft)</source>
            <translation>{value} (brouillon)</translation>
        </message>
    </context>
    <context>
        <name>OptionStepper</name>
        <message>
            <source>%1: less</source>
            <translation>%1 : moins</translation>
        </message>
        <message>
            <source>%1: more</source>
            <translation>%1 : plus</translation>
        </message>
    </context>
    <context>
        <name>OptionsWindow</name>
        <message>
            <source>Clean screen</source>
            <translation>Nettoyer l’écran</translation>
        </message>
        <message>
            <source>Close the options</source>
            <translation>Fermer les options</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Terminé</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Options</translation>
        </message>
        <message>
            <source>Reserve station</source>
            <translation>Réserver le poste</translation>
        </message>
        <message>
            <source>Session</source>
            <translation>Session</translation>
        </message>
    </context>
    <context>
        <name>OutOfServiceSign</name>
        <message>
            <source>No bets, bills or tickets are taken now. Your credit can be cashed out.</source>
            <translation>Aucune mise, aucun billet ni ticket n’est accepté pour l’instant. Votre crédit peut être encaissé.</translation>
        </message>
        <message>
            <source>This station is out of service</source>
            <translation>Ce poste est hors service</translation>
        </message>
    </context>
    <context>
        <name>PageMarks</name>
        <message>
            <source>Next page</source>
            <translation>Page suivante</translation>
        </message>
        <message>
            <source>Previous page</source>
            <translation>Page précédente</translation>
        </message>
    </context>
    <context>
        <name>PairTile</name>
        <message>
            <source>%1: %2</source>
            <translation>%1 : %2</translation>
        </message>
    </context>
    <context>
        <name>Parameter</name>
        <message>
            <source>2: the player may move the puck to OFF while no bet depends on it; 0: only the dice move it. At a shared table the shooter may, where the parameters of the table and of the station say 2. The earlier no and yes are read as 0 and 2; 1 is refused, because no rule book says what it means</source>
            <translation>2 : le joueur peut mettre le puck sur OFF tant qu’aucune mise n’en dépend ; 0 : seuls les dés le déplacent. À une table partagée, le lanceur le peut si les paramètres de la table et du poste disent 2. Les anciens no et yes sont lus comme 0 et 2 ; 1 est refusé, car aucun règlement ne dit ce qu’il signifie</translation>
        </message>
        <message>
            <source>Big Shot: the least on Double, Triple and Straight; 0.00: as the par sheet has it</source>
            <translation>Big Shot : la mise minimale sur Double, Triple et Straight ; 0.00 : comme dans la fiche PAR</translation>
        </message>
        <message>
            <source>Big Shot: the least on a number; 0.00: as the par sheet has it</source>
            <translation>Big Shot : la mise minimale sur un numéro ; 0.00 : comme dans la fiche PAR</translation>
        </message>
        <message>
            <source>Big Shot: the most on Double, Triple and Straight; 0.00: as the par sheet has it</source>
            <translation>Big Shot : la mise maximale sur Double, Triple et Straight ; 0.00 : comme dans la fiche PAR</translation>
        </message>
        <message>
            <source>Big Shot: the most on a number; 0.00: as the par sheet has it</source>
            <translation>Big Shot : la mise maximale sur un numéro ; 0.00 : comme dans la fiche PAR</translation>
        </message>
        <message>
            <source>Hazard: the largest bank that a player may lay; 0.00: as the par sheet has it</source>
            <translation>Hazard : la plus grande banque qu’un joueur peut poser ; 0.00 : comme dans la fiche PAR</translation>
        </message>
        <message>
            <source>Hazard: the smallest bank that a player may lay; 0.00: as the par sheet has it</source>
            <translation>Hazard : la plus petite banque qu’un joueur peut poser ; 0.00 : comme dans la fiche PAR</translation>
        </message>
        <message>
            <source>a bill that would raise the credit above this is not accepted</source>
            <translation>un billet qui porterait le crédit au-delà n’est pas accepté</translation>
        </message>
        <message>
            <source>a clock that has jumped farther than this is not believed until a technician confirms it on the screen; one person may set the clock by this much in a gaming day, two people farther</source>
            <translation>une horloge qui a sauté davantage doit être confirmée par un technicien ; une personne la règle d'autant par jour de jeu, deux personnes davantage</translation>
        </message>
        <message>
            <source>a hand pay of this amount or more is confirmed by two people, of whom one is a supervisor; 0.00: there is no such amount</source>
            <translation>un paiement manuel de ce montant ou plus est confirmé par deux personnes, dont un superviseur ; 0.00 : il n’y a pas de tel montant</translation>
        </message>
        <message>
            <source>a hand pay of this amount or more is confirmed by two people: the second one signs in as the witness; 0.00: one person confirms any amount</source>
            <translation>un paiement manuel de ce montant ou plus est confirmé par deux personnes : la seconde s’identifie comme témoin ; 0.00 : une personne confirme tout montant</translation>
        </message>
        <message>
            <source>a person of the staff is signed out when nothing was touched for so long</source>
            <translation>une personne du personnel est déconnectée si rien n’a été touché pendant ce temps</translation>
        </message>
        <message>
            <source>a player with a card is logged out when nothing was touched for so long; credit and bets stay</source>
            <translation>après une telle durée sans aucune touche, un joueur avec carte est déconnecté ; le crédit et les mises restent</translation>
        </message>
        <message>
            <source>a ticket of this amount or more is paid at the cage only: it says so, and no ticket of so much is accepted; 0.00: there is no such amount</source>
            <translation>un ticket de ce montant ou plus n’est payé qu’à la caisse : il l’indique, et aucun ticket d’un tel montant n’est accepté ; 0.00 : il n’y a pas de tel montant</translation>
        </message>
        <message>
            <source>a win of a single bet of this amount or more is paid by hand; each amount applies from its date on; or none</source>
            <translation>un gain d’une seule mise de ce montant ou plus est payé à la main ; chaque montant vaut à partir de sa date ; ou none</translation>
        </message>
        <message>
            <source>a win that would raise the credit above this is paid by hand</source>
            <translation>un gain qui porterait le crédit au-delà est payé à la main</translation>
        </message>
        <message>
            <source>after so many days a person of the staff has to choose a new PIN at the next sign-in; 0: never</source>
            <translation>après ce nombre de jours, une personne du personnel choisit un nouveau code PIN à la connexion suivante ; 0 : jamais</translation>
        </message>
        <message>
            <source>after so much play a break begins by itself; 0: only the player begins one</source>
            <translation>après ce temps de jeu, une pause commence d'elle-même ; 0 : seul le joueur en commence une</translation>
        </message>
        <message>
            <source>after so much time play waits between two rolls until the player has read for how long the session has run and what it has won or lost; 0: never</source>
            <translation>après ce temps, le jeu attend entre deux lancers que le joueur ait lu la durée de la session et ce qu’elle a gagné ou perdu ; 0 : jamais</translation>
        </message>
        <message>
            <source>after this time without credit and touches the screen shows the attract mode</source>
            <translation>après ce temps sans crédit ni toucher, l’écran montre la présentation</translation>
        </message>
        <message>
            <source>city, state and postal code, on tickets</source>
            <translation>ville, État et code postal, sur les tickets</translation>
        </message>
        <message>
            <source>days</source>
            <translation>jours</translation>
        </message>
        <message>
            <source>from this amount a win fills the screen for a moment, whatever its stake was; 0.00: for no amount</source>
            <translation>à partir de ce montant, un gain remplit l'écran un instant, quelle qu'ait été la mise ; 0.00 : pour aucun montant</translation>
        </message>
        <message>
            <source>from this multiple of the bets on the felt a win fills the screen for a moment; 0: never</source>
            <translation>à partir de ce multiple des mises sur le tapis, un gain remplit l'écran un instant ; 0 : jamais</translation>
        </message>
        <message>
            <source>from this multiple of the bets on the felt a win lets the dice box shine; 0: never</source>
            <translation>à partir de ce multiple des mises sur le tapis, un gain fait briller le cadre des dés ; 0 : jamais</translation>
        </message>
        <message>
            <source>how amounts on the screen name the currency: by its sign ($12.50) or its code (USD 12.50)</source>
            <translation>comment les montants à l’écran nomment la monnaie : par son signe ($12.50) ou son code (USD 12.50)</translation>
        </message>
        <message>
            <source>how long a break in play is, in which no bet is taken; the player may take one at any time; 0: no breaks</source>
            <translation>la durée d'une pause de jeu, pendant laquelle aucun pari n'est accepté ; le joueur peut en faire une à tout moment ; 0 : pas de pauses</translation>
        </message>
        <message>
            <source>how long a player may reserve the station; 0: never</source>
            <translation>combien de temps un joueur peut réserver la place ; 0 : jamais</translation>
        </message>
        <message>
            <source>how long a result is shown before the next betting time, in modes auto and video; 0: it begins at once</source>
            <translation>combien de temps un résultat est montré avant le prochain temps de mise, dans les modes auto et video ; 0 : il commence aussitôt</translation>
        </message>
        <message>
            <source>how long before its end the screen warns the player</source>
            <translation>combien de temps avant sa fin l’écran avertit le joueur</translation>
        </message>
        <message>
            <source>how long before the end of the betting time a station takes no more bets, so that they reach the table</source>
            <translation>combien de temps avant la fin des mises un poste n'en accepte plus, pour qu'elles parviennent à la table</translation>
        </message>
        <message>
            <source>how long bets are closed before the dice are thrown, in modes auto and video; 0: they are thrown at once</source>
            <translation>combien de temps les mises sont closes avant le lancer, dans les modes auto et video ; 0 : les dés sont lancés aussitôt</translation>
        </message>
        <message>
            <source>how long the dealer may take for the next step, in mode live; then the player learns that the dealer does not answer, and a round without dice is void</source>
            <translation>combien de temps le croupier peut prendre pour l’étape suivante, dans le mode live ; ensuite le joueur apprend que le croupier ne répond pas, et un tour sans dés est nul</translation>
        </message>
        <message>
            <source>how long the larger view of the dice stays, which a touch of the dice box opens; 0: there is none</source>
            <translation>durée de la vue agrandie des dés, ouverte en touchant leur cadre ; 0 : il n'y en a pas</translation>
        </message>
        <message>
            <source>how long the player may think about a choice that the game leaves to the player, in every mode</source>
            <translation>combien de temps le joueur peut réfléchir à un choix que le jeu lui laisse, dans tous les modes</translation>
        </message>
        <message>
            <source>how long the shared table waits for the last bets of its stations after betting has ended</source>
            <translation>combien de temps la table commune attend les dernières mises de ses postes après la fin des mises</translation>
        </message>
        <message>
            <source>how long the shooter at a shared table may take to throw; then the dice are thrown without a touch</source>
            <translation>combien de temps le lanceur d'une table commune peut prendre pour lancer ; ensuite les dés sont lancés sans toucher</translation>
        </message>
        <message>
            <source>how loud the cabinet may be by the time of day, 0: silent; a louder choice of the player is heard at this volume, and the alarm of an open door at its own</source>
            <translation>le volume permis selon l’heure, 0 : muet ; un choix plus fort du joueur s’entend à ce volume, et l’alarme d’une porte ouverte au sien</translation>
        </message>
        <message>
            <source>how many days a ticket is valid</source>
            <translation>combien de jours un ticket est valable</translation>
        </message>
        <message>
            <source>how many felts a player may save under a name and put up again with one touch; 0: none</source>
            <translation>combien de tapis un joueur peut enregistrer sous un nom et remettre d'un seul geste ; 0 : aucun</translation>
        </message>
        <message>
            <source>how many people it takes until dice thrown by hand count, with dealer_dice = hand; two: another person confirms them than the one who has entered them, such as another dealer or a person of the staff with a key</source>
            <translation>combien de personnes il faut pour que comptent des dés jetés à la main, avec dealer_dice = hand ; two : une autre personne que celle qui les a saisis les confirme, comme un autre croupier ou une personne du personnel avec une clé</translation>
        </message>
        <message>
            <source>how many rolls the history bar shows</source>
            <translation>combien de lancers la barre d’historique montre</translation>
        </message>
        <message>
            <source>in how many parts the receipt of a hand pay is printed; 2: one for the cabinet and one for the cashier, with the same number</source>
            <translation>en combien de parties le reçu d’un paiement manuel est imprimé ; 2 : une pour la machine et une pour la caisse, avec le même numéro</translation>
        </message>
        <message>
            <source>in mode roll, how long the shared table waits for the other players once the first one is ready</source>
            <translation>en mode roll, combien de temps la table commune attend les autres joueurs dès que le premier est prêt</translation>
        </message>
        <message>
            <source>key and pin: people of the staff sign in with their key and their own PIN; key: the attendant key alone gives a supervisor's rights, the technician key a technician's</source>
            <translation>key and pin : le personnel s’identifie avec sa clé et son propre PIN ; key : la clé de l’assistant seule donne les droits d’un superviseur, celle du technicien ceux d’un technicien</translation>
        </message>
        <message>
            <source>megabytes</source>
            <translation>mégaoctets</translation>
        </message>
        <message>
            <source>milliseconds</source>
            <translation>millisecondes</translation>
        </message>
        <message>
            <source>minutes</source>
            <translation>minutes</translation>
        </message>
        <message>
            <source>money</source>
            <translation>argent</translation>
        </message>
        <message>
            <source>no: the cabinet is silent, except for the alarm of an open door</source>
            <translation>no : l’appareil est muet, sauf l’alarme d’une porte ouverte</translation>
        </message>
        <message>
            <source>other chip values for some of the par sheets offered, such as a chip of 0.50 where bets begin there</source>
            <translation>d'autres valeurs de jetons pour certaines des feuilles de paiement proposées, comme un jeton de 0.50 là où les mises commencent à ce montant</translation>
        </message>
        <message>
            <source>percent</source>
            <translation>pour cent</translation>
        </message>
        <message>
            <source>protocol and port</source>
            <translation>protocole et port</translation>
        </message>
        <message>
            <source>protocol and port of the reader of players' cards: boxman for one that holds the card, keyboard for one that types like a keyboard; or none</source>
            <translation>protocole et port du lecteur de cartes de joueurs : boxman pour un lecteur qui garde la carte, keyboard pour un lecteur qui écrit comme un clavier ; ou none</translation>
        </message>
        <message>
            <source>protocol and port; internal: random numbers of the program instead of real dice</source>
            <translation>protocole et port ; internal : nombres aléatoires du programme au lieu de vrais dés</translation>
        </message>
        <message>
            <source>rolls</source>
            <translation>lancers</translation>
        </message>
        <message>
            <source>seconds</source>
            <translation>secondes</translation>
        </message>
        <message>
            <source>terms printed on the ticket, such as: Pay at cage or kiosk only; or none</source>
            <translation>conditions imprimées sur le ticket, comme : Pay at cage or kiosk only ; ou none</translation>
        </message>
        <message>
            <source>text and number of a help line for people who gamble too much, in the attract mode, on a page of the help, and on tickets without terms of their own; or none</source>
            <translation>texte et numéro d’une ligne d’aide pour les personnes qui jouent trop, dans le mode d’attente, sur une page de l’aide et sur les tickets sans conditions propres ; ou none</translation>
        </message>
        <message>
            <source>the cabinet's number; part of every ticket's number</source>
            <translation>le numéro de l’appareil ; partie du numéro de chaque ticket</translation>
        </message>
        <message>
            <source>the chip values on the rail at a denomination of 1.00</source>
            <translation>les valeurs des jetons sur la barre pour une dénomination de 1.00</translation>
        </message>
        <message>
            <source>the colour of the dice on the screen</source>
            <translation>la couleur des dés à l’écran</translation>
        </message>
        <message>
            <source>the currency of bills, bets and tickets</source>
            <translation>la monnaie des billets, des mises et des tickets</translation>
        </message>
        <message>
            <source>the factors that the player may choose for the chips, separated by commas; a new player has the first</source>
            <translation>les facteurs que le joueur peut choisir pour les jetons, séparés par des virgules ; un nouveau joueur a le premier</translation>
        </message>
        <message>
            <source>the fingerprint of the manufacturer's or the regulator's key: the par sheets offered, the bounds of their bets, access.ram_clear and this parameter are then changed only by a configuration signed with it; or none</source>
            <translation>l’empreinte de la clé du fabricant ou du régulateur : les feuilles PAR proposées, les limites de leurs mises, access.ram_clear et ce paramètre ne sont alors modifiés que par une configuration signée avec elle ; ou none</translation>
        </message>
        <message>
            <source>the folder for reports that the staff exports, relative to the program's folder; or none: only USB sticks</source>
            <translation>le dossier des rapports exportés par le personnel, relatif au dossier du programme ; ou none : clés USB seulement</translation>
        </message>
        <message>
            <source>the folder of the journal's third copy, on another device; relative to the journal's folder</source>
            <translation>le dossier de la troisième copie du journal, sur un autre périphérique ; relatif au dossier du journal</translation>
        </message>
        <message>
            <source>the folder of the keys with which this machine proves itself at the shared table, relative to the program's folder: ./kiosk house gives them, and a table whose stations all run on one machine makes its own</source>
            <translation>le dossier des clés avec lesquelles cette machine prouve son identité à la table partagée, relatif au dossier du programme : ./kiosk house les remet, et une table dont toutes les stations tournent sur une machine fait les siennes</translation>
        </message>
        <message>
            <source>the folder of the public keys whose signed configurations are imported, besides the cabinet's own; relative to the program's folder</source>
            <translation>le dossier des clés publiques dont les configurations signées sont importées, outre celle de l’appareil ; relatif au dossier du programme</translation>
        </message>
        <message>
            <source>the folder of the recordings of the stickman's calls, relative to the program's folder; or none</source>
            <translation>le dossier des enregistrements des annonces du stickman, relatif au dossier du programme ; ou none</translation>
        </message>
        <message>
            <source>the house's name on screen and tickets</source>
            <translation>le nom de la maison à l’écran et sur les tickets</translation>
        </message>
        <message>
            <source>the journal's file, relative to the program's folder; a change moves no file, and a terminal that finds no journal there begins a new one, without money, people and history</source>
            <translation>le fichier du journal, relatif au dossier du programme ; un changement ne déplace aucun fichier, et un terminal qui n'y trouve pas de journal en commence un nouveau, sans argent, personnes ni historique</translation>
        </message>
        <message>
            <source>the language of a new player, one of those offered</source>
            <translation>la langue d’un nouveau joueur, une de celles proposées</translation>
        </message>
        <message>
            <source>the languages that the player may choose, separated by commas</source>
            <translation>les langues que le joueur peut choisir, séparées par des virgules</translation>
        </message>
        <message>
            <source>the largest amount of a ticket</source>
            <translation>le plus grand montant d’un ticket</translation>
        </message>
        <message>
            <source>the largest bet on any field, odds apart; 0.00: as the par sheet has it</source>
            <translation>la mise maximale sur toute case, hors Odds ; 0.00 : comme dans la fiche PAR</translation>
        </message>
        <message>
            <source>the largest credit that an attendant may give by hand at once; 0.00: none is given by hand</source>
            <translation>le plus grand crédit qu’un employé peut donner à la main en une fois ; 0.00 : aucun n’est donné à la main</translation>
        </message>
        <message>
            <source>the largest multiple of odds laid on Don't Pass and Don't Come; 0: as the par sheet has it</source>
            <translation>le plus grand multiple des Odds misés sur Don't Pass et Don't Come ; 0 : comme dans la fiche PAR</translation>
        </message>
        <message>
            <source>the largest multiple of odds taken on Pass Line and Come; 0: as the par sheet has it</source>
            <translation>le plus grand multiple des Odds pris sur Pass Line et Come ; 0 : comme dans la fiche PAR</translation>
        </message>
        <message>
            <source>the last day on which two people may carry out a RAM clear; all: on any day; none: never. With access.pay_tables_key a day permits one RAM clear, and only a configuration signed with that key names it</source>
            <translation>le dernier jour où deux personnes peuvent effectuer un effacement RAM ; all : n’importe quel jour ; none : jamais. Avec access.pay_tables_key, un jour autorise un effacement, et seule une configuration signée avec cette clé l’indique</translation>
        </message>
        <message>
            <source>the least bet on any field, odds apart: it narrows what each par sheet offered allows; 0.00: as the par sheet has it</source>
            <translation>la mise minimale sur toute case, hors Odds : elle restreint ce que permet chaque fiche PAR proposée ; 0.00 : comme dans la fiche PAR</translation>
        </message>
        <message>
            <source>the least odds; 0.00: as the par sheet has it</source>
            <translation>les Odds minimaux ; 0.00 : comme dans la fiche PAR</translation>
        </message>
        <message>
            <source>the least on Field, Horn, hops and all bets on the next roll; 0.00: as the par sheet has it</source>
            <translation>la mise minimale sur Field, Horn, Hops et tous les paris sur le prochain lancer ; 0.00 : comme dans la fiche PAR</translation>
        </message>
        <message>
            <source>the least on Pass Line, Don't Pass, Come and Don't Come; 0.00: as the par sheet has it</source>
            <translation>la mise minimale sur Pass Line, Don't Pass, Come et Don't Come ; 0.00 : comme dans la fiche PAR</translation>
        </message>
        <message>
            <source>the least on a Hard Ways bet; 0.00: as the par sheet has it</source>
            <translation>la mise minimale sur Hard Ways ; 0.00 : comme dans la fiche PAR</translation>
        </message>
        <message>
            <source>the least on a box bet: Place, Buy, Lay, Big 6 and Big 8; 0.00: as the par sheet has it</source>
            <translation>la mise minimale sur un Box Bet : Place, Buy, Lay, Big 6 et Big 8 ; 0.00 : comme dans la fiche PAR</translation>
        </message>
        <message>
            <source>the least on a side bet: Big, Small, lucky bets, Fire, Repeaters; 0.00: as the par sheet has it</source>
            <translation>la mise minimale sur un pari annexe : Big, Small, paris Lucky, Fire, Repeaters ; 0.00 : comme dans la fiche PAR</translation>
        </message>
        <message>
            <source>the least that a bet may return on average with the best play; a par sheet with a bet below it is refused, odds apart; 0.00: there is no such bound</source>
            <translation>le minimum qu’une mise rend en moyenne avec le meilleur jeu ; une feuille PAR avec une mise inférieure est refusée, Odds à part ; 0.00 : il n’y a pas de telle limite</translation>
        </message>
        <message>
            <source>the length of a betting time, in modes other than roll</source>
            <translation>la durée d’un temps de mise, dans les modes autres que roll</translation>
        </message>
        <message>
            <source>the live picture of the dice in modes video and live: the HTTP address of a stream of JPEG pictures (multipart/x-mixed-replace), the RTSP address of a camera, /dev/video0 for one on USB, or none; unix:var/rig/video is the moving test picture of the rig</source>
            <translation>l’image en direct des dés dans les modes video et live : l’adresse HTTP d’un flux d’images JPEG (multipart/x-mixed-replace), l’adresse RTSP d’une caméra, /dev/video0 pour une caméra USB, ou none ; unix:var/rig/video est l’image de test animée du banc d’essai</translation>
        </message>
        <message>
            <source>the longest odds against any pay of a bet; a par sheet with longer ones is refused; 0: there is no such bound</source>
            <translation>la plus forte cote contre un paiement d’une mise ; une feuille PAR avec une cote plus forte est refusée ; 0 : il n’y a pas de telle limite</translation>
        </message>
        <message>
            <source>the most odds, whatever multiple they are; 0.00: as the par sheet has it</source>
            <translation>les Odds maximaux, quel que soit le multiple ; 0.00 : comme dans la fiche PAR</translation>
        </message>
        <message>
            <source>the most on Field, Horn, hops and all bets on the next roll; 0.00: as the par sheet has it</source>
            <translation>la mise maximale sur Field, Horn, Hops et tous les paris sur le prochain lancer ; 0.00 : comme dans la fiche PAR</translation>
        </message>
        <message>
            <source>the most on Pass Line, Don't Pass, Come and Don't Come; 0.00: as the par sheet has it</source>
            <translation>la mise maximale sur Pass Line, Don't Pass, Come et Don't Come ; 0.00 : comme dans la fiche PAR</translation>
        </message>
        <message>
            <source>the most on a Hard Ways bet; 0.00: as the par sheet has it</source>
            <translation>la mise maximale sur Hard Ways ; 0.00 : comme dans la fiche PAR</translation>
        </message>
        <message>
            <source>the most on a box bet: Place, Buy, Lay, Big 6 and Big 8; 0.00: as the par sheet has it</source>
            <translation>la mise maximale sur un Box Bet : Place, Buy, Lay, Big 6 et Big 8 ; 0.00 : comme dans la fiche PAR</translation>
        </message>
        <message>
            <source>the most on a side bet: Big, Small, lucky bets, Fire, Repeaters; 0.00: as the par sheet has it</source>
            <translation>la mise maximale sur un pari annexe : Big, Small, paris Lucky, Fire, Repeaters ; 0.00 : comme dans la fiche PAR</translation>
        </message>
        <message>
            <source>the most that all bets together may be; 0.00: as the par sheet has it</source>
            <translation>le maximum de toutes les mises ensemble ; 0.00 : comme dans la fiche PAR</translation>
        </message>
        <message>
            <source>the number of the shared table</source>
            <translation>le numéro de la table commune</translation>
        </message>
        <message>
            <source>the order of the tabs over the panel of propositions, Hard Ways, Hop Bets and Side Bets; the first is open at first</source>
            <translation>l’ordre des onglets au-dessus du panneau des propositions, Hard Ways, Hop Bets et Side Bets ; le premier est ouvert d’abord</translation>
        </message>
        <message>
            <source>the par sheets offered, separated by commas: files in config/sheets without .ini; the first is played until another is chosen. Those called craps-commission-... differ in the commission on Buy and Lay bets: from a win (on-win), the same rounded down (unit-down), with the bet and rounded up (unit-up), or paid back with the bet (refund)</source>
            <translation>les fiches PAR proposées, séparées par des virgules : fichiers de config/sheets sans .ini ; la première est jouée jusqu’à ce qu’une autre soit choisie. Les craps-commission-... diffèrent par la commission sur Buy et Lay : sur le gain (on-win), de même arrondie vers le bas (unit-down), à la mise arrondie vers le haut (unit-up), ou rendue avec la mise (refund)</translation>
        </message>
        <message>
            <source>the ticket book's file, relative to the journal's folder; it serves the tickets of this cabinet only</source>
            <translation>le fichier du livre des tickets, relatif au dossier du journal ; il ne sert que les tickets de cet appareil</translation>
        </message>
        <message>
            <source>the values of the bills that are accepted, separated by commas; all: every bill of the currency that the bill validator knows</source>
            <translation>les valeurs des billets acceptés, séparées par des virgules ; all : chaque billet de la monnaie que le lecteur connaît</translation>
        </message>
        <message>
            <source>the volume of spoken calls, 0: none; they are silent where the player has chosen silence</source>
            <translation>le volume des annonces parlées, 0 : aucune ; elles se taisent si le joueur a choisi le silence</translation>
        </message>
        <message>
            <source>the volume of the alarm of an open door; 3 can be heard through the door</source>
            <translation>le volume de l’alarme d’une porte ouverte ; 3 s’entend à travers la porte</translation>
        </message>
        <message>
            <source>this station's seat at the shared table; seats are numbered clockwise</source>
            <translation>le siège de ce poste à la table commune ; les sièges sont numérotés dans le sens des aiguilles d'une montre</translation>
        </message>
        <message>
            <source>times the bet</source>
            <translation>fois la mise</translation>
        </message>
        <message>
            <source>times the stake</source>
            <translation>fois la mise</translation>
        </message>
        <message>
            <source>to 1</source>
            <translation>contre 1</translation>
        </message>
        <message>
            <source>what a player at a shared table needs to become the shooter: a bet on a line (Pass Line or Don't Pass), or any bet</source>
            <translation>ce qu'il faut à un joueur d'une table commune pour devenir le lanceur : une mise sur une ligne (Pass Line ou Don't Pass), ou n'importe quelle mise</translation>
        </message>
        <message>
            <source>what a station shows of the other players' bets, and a table's wall display of all: nothing, the sum on each field, or the chips of each seat</source>
            <translation>ce qu'un poste montre des mises des autres joueurs, et l'écran mural d'une table de toutes : rien, la somme sur chaque case ou les jetons de chaque siège</translation>
        </message>
        <message>
            <source>what the numbers of the house's cards begin with; or none: the card reader takes every card</source>
            <translation>par quoi commencent les numéros des cartes de la maison ; ou none : le lecteur accepte toute carte</translation>
        </message>
        <message>
            <source>when the gaming day begins, by the local clock; everything before that belongs to the previous day</source>
            <translation>quand commence la journée de jeu, à l’heure locale ; tout ce qui précède appartient à la veille</translation>
        </message>
        <message>
            <source>where the cabinet stands, on tickets</source>
            <translation>où se trouve l’appareil, sur les tickets</translation>
        </message>
        <message>
            <source>where the shared table and its stations meet: a file, relative to the program's folder, if they all run on one machine, or the address of a PostgreSQL server, postgresql://…</source>
            <translation>où la table commune et ses postes se rejoignent : un fichier, relatif au dossier du programme, s'ils tournent tous sur une machine, ou l'adresse d'un serveur PostgreSQL, postgresql://…</translation>
        </message>
        <message>
            <source>who closes the bets: the player (roll), the clock (auto; video: the same, with a live picture of the dice), or a dealer, at the latest the clock (live)</source>
            <translation>qui clôt les mises : le joueur (roll), l’horloge (auto ; video : de même, avec une image en direct des dés) ou un croupier, au plus tard l’horloge (live)</translation>
        </message>
        <message>
            <source>whose dice a dealer confirms, in mode live: those that the generator has read, or dice thrown by hand, which the dealer enters (a table without a generator has devices.dice = internal, which is then never asked)</source>
            <translation>quels dés un croupier confirme, dans le mode live : ceux que le générateur a lus, ou des dés lancés à la main, que le croupier saisit (une table sans générateur a devices.dice = internal, qui n’est alors jamais interrogé)</translation>
        </message>
        <message>
            <source>whose dice decide: alone: those of this cabinet's own generator; station: those of a shared table, at which this cabinet has a seat; table: this is the shared table itself, and has no player</source>
            <translation>quels dés décident : alone : ceux du générateur de cette machine ; station : ceux d'une table commune à laquelle cette machine a un siège ; table : c'est la table commune elle-même, sans joueur</translation>
        </message>
        <message>
            <source>with less free space than this on a device of the journal, the staff is warned</source>
            <translation>avec moins de place libre sur un périphérique du journal, le personnel est averti</translation>
        </message>
        <message>
            <source>with less free space than this, no game begins and no money is accepted; what is in progress is still booked</source>
            <translation>avec moins de place libre, aucune partie ne commence et aucun argent n’est accepté ; ce qui est en cours est encore enregistré</translation>
        </message>
        <message>
            <source>yes: a player who agrees to be remembered chooses a PIN, and logs in only with it; no: the card is enough</source>
            <translation>yes : le joueur qui accepte d'être reconnu choisit un code PIN et ne se connecte qu'avec lui ; no : la carte suffit</translation>
        </message>
        <message>
            <source>yes: a player with a card is asked once whether this cabinet may remember name, language, hand, size of text, saved felts and figures; no: no player is asked, and players who have not agreed before are not remembered</source>
            <translation>yes : on demande une fois au joueur avec carte si cette machine peut retenir nom, langue, main, taille du texte, tapis enregistrés et chiffres ; no : aucun joueur n'est interrogé, et ceux qui n'ont pas accepté auparavant ne sont pas retenus</translation>
        </message>
        <message>
            <source>yes: a win that an attendant must pay fills the screen for a moment, before the hand pay is asked for</source>
            <translation>yes : un gain qu'un assistant doit payer remplit l'écran un instant, avant que le paiement manuel soit demandé</translation>
        </message>
        <message>
            <source>yes: after an alarm of the dice statistics no dice are thrown until the technician's key is turned</source>
            <translation>yes : après une alarme de la statistique des dés, aucun dé n’est lancé tant que la clé du technicien n’est pas tournée</translation>
        </message>
        <message>
            <source>yes: chips show how wins are paid and go to the credit, in 1.2 seconds; any touch ends it and counts</source>
            <translation>yes : des jetons montrent comment les gains sont payés et vont au crédit, en 1,2 seconde ; tout toucher y met fin et compte</translation>
        </message>
        <message>
            <source>yes: in mode roll a novice is offered a first hand, a lesson with play chips that moves no money, where the game has one</source>
            <translation>yes : en mode roll, une première main est proposée au débutant, une leçon avec des jetons d’essai qui ne déplace pas d’argent, si le jeu en a une</translation>
        </message>
        <message>
            <source>yes: simulated devices are started in place of the devices below</source>
            <translation>yes : des périphériques simulés sont lancés à la place de ceux ci-dessous</translation>
        </message>
        <message>
            <source>yes: strategies such as Iron Cross are offered, each with its house edge, where the par sheet has their bets</source>
            <translation>yes : des stratégies comme Iron Cross sont proposées, chacune avec l'avantage de la maison, là où la feuille de paiement a leurs mises</translation>
        </message>
        <message>
            <source>yes: the credit on the screen counts up to its true amount after a win, in 2.5 seconds at most; any touch ends it. Losses of the same throw are taken off first: what remains must be a win, for this and what follows</source>
            <translation>yes : après un gain, le crédit à l'écran monte jusqu'à son montant réel, en 2,5 secondes au plus ; tout toucher y met fin. Les pertes du même lancer sont d'abord déduites : ce qui reste doit être un gain, ici et pour la suite</translation>
        </message>
        <message>
            <source>yes: the player may set limits of time and loss for the session, which can then be lowered but not raised</source>
            <translation>yes : le joueur peut fixer des limites de temps et de pertes pour la session, qui peuvent ensuite être abaissées mais pas relevées</translation>
        </message>
        <message>
            <source>yes: the player may switch on that bets and rolls are repeated automatically</source>
            <translation>yes : le joueur peut activer la répétition automatique des mises et des lancers</translation>
        </message>
        <message>
            <source>yes: the player may switch on that bets are repeated automatically</source>
            <translation>yes : le joueur peut activer la répétition automatique des mises</translation>
        </message>
        <message>
            <source>yes: the player's screen always shows for how long the session has run</source>
            <translation>yes : l'écran du joueur affiche en permanence la durée de la session</translation>
        </message>
        <message>
            <source>yes: the player's screen shows the rolls and the Points of the shooter's hand and the best hand of the gaming day, and so does the attract mode</source>
            <translation>oui : l’écran du joueur montre les lancers et les Points de la main du lanceur et la meilleure main de la journée de jeu, et le mode d’attente aussi</translation>
        </message>
        <message>
            <source>yes: what a bet has won is shown on its chips, with how it was paid</source>
            <translation>yes : ce qu'une mise a gagné est affiché sur ses jetons, avec le rapport auquel elle a été payée</translation>
        </message>
    </context>
    <context>
        <name>ParameterDraftPage</name>
        <message>
            <source>%1: %2, until now %3</source>
            <translation>%1 : %2, jusqu’ici %3</translation>
        </message>
        <message>
            <source>Apply</source>
            <translation>Appliquer</translation>
        </message>
        <message>
            <source>Apply the draft</source>
            <translation>Appliquer le brouillon</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Abandonner</translation>
        </message>
        <message>
            <source>Discard the draft</source>
            <translation>Abandonner le brouillon</translation>
        </message>
        <message>
            <source>Do not change %1</source>
            <translation>Ne pas modifier %1</translation>
        </message>
        <message>
            <source>Draft</source>
            <translation>Brouillon</translation>
        </message>
        <message>
            <source>Nothing is changed</source>
            <translation>Rien n’est modifié</translation>
        </message>
        <message>
            <source>Nothing is required</source>
            <translation>Rien n’est requis</translation>
        </message>
        <message>
            <source>Required</source>
            <translation>Requis</translation>
        </message>
        <message>
            <source>The terminal restarts</source>
            <translation>Le terminal redémarre</translation>
        </message>
    </context>
    <context>
        <name>ParameterEditorPage</name>
        <message>
            <source>Allowed</source>
            <translation>Permis</translation>
        </message>
        <message>
            <source>Change a parameter</source>
            <translation>Modifier un paramètre</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Par défaut</translation>
        </message>
        <message>
            <source>In force</source>
            <translation>En vigueur</translation>
        </message>
        <message>
            <source>Last change</source>
            <translation>Dernier changement</translation>
        </message>
        <message>
            <source>Unit</source>
            <translation>Unité</translation>
        </message>
    </context>
    <context>
        <name>ParameterSearchPage</name>
        <message>
            <source>A part of the name, the description or the value: volume, paper, seconds</source>
            <translation>Une partie du nom, de la description ou de la valeur : volume, papier, secondes</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Chercher</translation>
        </message>
        <message>
            <source>Search the parameters</source>
            <translation>Chercher un paramètre</translation>
        </message>
        <message>
            <source>Searched for</source>
            <translation>Recherché</translation>
        </message>
    </context>
    <context>
        <name>ParametersPage</name>
        <message>
            <source>Accept the file</source>
            <translation>Accepter le fichier</translation>
        </message>
        <message>
            <source>Configuration</source>
            <translation>Configuration</translation>
        </message>
        <message>
            <source>Draft</source>
            <translation>Brouillon</translation>
        </message>
        <message>
            <source>Draft (%1)</source>
            <translation>Brouillon (%1)</translation>
        </message>
        <message>
            <source>Presets</source>
            <translation>Préréglages</translation>
        </message>
        <message>
            <source>Restore the last valid values</source>
            <translation>Rétablir les dernières valeurs valables</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Chercher</translation>
        </message>
    </context>
    <context>
        <name>PatternsView</name>
        <message>
            <source>Leave</source>
            <translation>Quitter</translation>
        </message>
        <message>
            <source>Next pattern</source>
            <translation>Motif suivant</translation>
        </message>
        <message>
            <source>Previous pattern</source>
            <translation>Motif précédent</translation>
        </message>
    </context>
    <context>
        <name>PayTable</name>
        <message>
            <source>%1: %2</source>
            <translation>%1 : %2</translation>
        </message>
    </context>
    <context>
        <name>PeoplePage</name>
        <message>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
    </context>
    <context>
        <name>Pin</name>
        <message>
            <source>Enter the same PIN again</source>
            <translation>Saisissez encore une fois le même code PIN</translation>
        </message>
        <message>
            <source>One moment, please</source>
            <translation>Un instant, s’il vous plaît</translation>
        </message>
        <message>
            <source>The PINs do not match. Please start again</source>
            <translation>Les codes PIN ne correspondent pas. Veuillez recommencer</translation>
        </message>
    </context>
    <context>
        <name>PinDots</name>
        <message>
            <source>%1 digits typed</source>
            <translation>%1 chiffres saisis</translation>
        </message>
    </context>
    <context>
        <name>Player</name>
        <message>
            <source>7 is the main with the smallest house edge; then come 5 and 9, then 6 and 8</source>
            <translation>7 est le point principal au plus faible avantage de la maison ; puis 5 et 9, puis 6 et 8</translation>
        </message>
        <message>
            <source>A break lasts {0} minutes. No bets are taken, and your bets stay up.</source>
            <translation>Une pause dure {0} minutes. Aucun pari n’est accepté, et vos mises restent en place.</translation>
        </message>
        <message>
            <source>A commission is taken from each win there.</source>
            <translation>Une commission y est prélevée sur chaque gain.</translation>
        </message>
        <message>
            <source>A commission of {0} of the bet is taken off a win; the house edge counts it.</source>
            <translation>Une commission de {0} du pari est prélevée sur le gain ; l’avantage de la maison en tient compte.</translation>
        </message>
        <message>
            <source>A commission of {0} of the bet is taken with it; the house edge counts it.</source>
            <translation>Une commission de {0} du pari est prélevée avec lui ; l’avantage de la maison en tient compte.</translation>
        </message>
        <message>
            <source>A commission of {0} of the win is taken off it; the house edge counts it.</source>
            <translation>Une commission de {0} du gain est prélevée sur celui-ci ; l’avantage de la maison en tient compte.</translation>
        </message>
        <message>
            <source>A commission of {0} of what it can win is taken with the bet; the house edge counts it.</source>
            <translation>Une commission de {0} du gain possible est prélevée avec le pari ; l’avantage de la maison en tient compte.</translation>
        </message>
        <message>
            <source>A door was opened and is shut again</source>
            <translation>Une porte a été ouverte, puis refermée</translation>
        </message>
        <message>
            <source>A first {0} is a stand-off.</source>
            <translation>Un premier {0} donne une égalité.</translation>
        </message>
        <message>
            <source>A player will come back to this station</source>
            <translation>Un joueur reviendra à ce poste</translation>
        </message>
        <message>
            <source>A win is paid and the stake stays up.</source>
            <translation>Le gain est payé et la mise reste en place.</translation>
        </message>
        <message>
            <source>Accept it</source>
            <translation>L’accepter</translation>
        </message>
        <message>
            <source>Across</source>
            <translation>Tous</translation>
        </message>
        <message>
            <source>After a win pass the dice and take it, or keep them, and all of it rides.</source>
            <translation>Après un gain, passez les dés et prenez-la, ou gardez-les et elle reste entière en jeu.</translation>
        </message>
        <message>
            <source>After each roll your bets are put up again</source>
            <translation>Après chaque lancer, vos paris sont remis en place</translation>
        </message>
        <message>
            <source>After the seven-out your {0} bets are off: tap SET BETS ON to play them</source>
            <translation>Après le seven-out, paris {0} sur OFF : touchez ACTIVER LES PARIS pour les jouer</translation>
        </message>
        <message>
            <source>After three hits you choose: take your win, or throw a fourth die for the BIG SHOT. The stake comes back in either case.</source>
            <translation>Après trois touches, vous choisissez : prendre le gain ou lancer un quatrième dé pour le BIG SHOT. La mise revient dans les deux cas.</translation>
        </message>
        <message>
            <source>Again</source>
            <translation>Encore</translation>
        </message>
        <message>
            <source>An attendant can pay the whole credit by hand.</source>
            <translation>Un assistant peut payer tout le crédit à la main.</translation>
        </message>
        <message>
            <source>An attendant has answered your call</source>
            <translation>Un assistant a répondu à votre appel</translation>
        </message>
        <message>
            <source>An attendant is on the way to you</source>
            <translation>Un assistant arrive</translation>
        </message>
        <message>
            <source>Another player's card is logged in. Log it out first</source>
            <translation>La carte d'un autre joueur est connectée. Déconnectez-la d'abord</translation>
        </message>
        <message>
            <source>At the seven-out with fewer than {0} Points made. No come-out roll decides it.</source>
            <translation>Au seven-out avec moins de {0} Points réussis. Aucun lancer de come-out n’en décide.</translation>
        </message>
        <message>
            <source>At this table</source>
            <translation>À cette table</translation>
        </message>
        <message>
            <source>BETS ARE NOT VALID YET!</source>
            <translation>PARIS PAS ENCORE VALABLES !</translation>
        </message>
        <message>
            <source>BIG SHOT</source>
            <translation>BIG SHOT</translation>
        </message>
        <message>
            <source>BIG SHOT hits</source>
            <translation>BIG SHOT touché</translation>
        </message>
        <message>
            <source>BIG SHOT misses</source>
            <translation>BIG SHOT manqué</translation>
        </message>
        <message>
            <source>Best hand today: rolls {0}, Points {1}</source>
            <translation>Meilleure main du jour : lancers {0}, Points {1}</translation>
        </message>
        <message>
            <source>Bet on the last roll</source>
            <translation>Misé au dernier lancer</translation>
        </message>
        <message>
            <source>Bets are taken again at {0}</source>
            <translation>Les paris sont de nouveau acceptés à {0}</translation>
        </message>
        <message>
            <source>Bets from {0}</source>
            <translation>Paris à partir de {0}</translation>
        </message>
        <message>
            <source>Bill validator</source>
            <translation>Lecteur de billets</translation>
        </message>
        <message>
            <source>Bill {0}: {1}</source>
            <translation>Billet {0} : {1}</translation>
        </message>
        <message>
            <source>Break in play: no bets are taken now</source>
            <translation>Pause de jeu : aucun pari n’est accepté maintenant</translation>
        </message>
        <message>
            <source>Buy</source>
            <translation>Buy</translation>
        </message>
        <message>
            <source>By how many of {0} have come in each of their ways, such as {1} for {2}: {3} or more at the next 7, all {4} at once.</source>
            <translation>Selon combien de {0} sont sortis dans toutes leurs combinaisons, comme {1} pour le {2} : {3} ou plus au prochain 7, les {4} aussitôt.</translation>
        </message>
        <message>
            <source>By the number of different Points made: {0} or more at the seven-out, all {1} at once.</source>
            <translation>Selon le nombre de Points différents réussis : {0} ou plus au seven-out, les {1} aussitôt.</translation>
        </message>
        <message>
            <source>Cabinet board</source>
            <translation>Carte électronique</translation>
        </message>
        <message>
            <source>Cancel credit</source>
            <translation>Annuler le crédit</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Carte</translation>
        </message>
        <message>
            <source>Card reader</source>
            <translation>Lecteur de cartes</translation>
        </message>
        <message>
            <source>Certain</source>
            <translation>Certain</translation>
        </message>
        <message>
            <source>Chance</source>
            <translation>Chance</translation>
        </message>
        <message>
            <source>Chip {0}</source>
            <translation>Jeton {0}</translation>
        </message>
        <message>
            <source>Choose a PIN of four to eight digits</source>
            <translation>Choisissez un code PIN de quatre à huit chiffres</translation>
        </message>
        <message>
            <source>Come Odds {0}</source>
            <translation>Come Odds {0}</translation>
        </message>
        <message>
            <source>Come-out roll: Don't Pass wins on 2 and 3, and loses on 7 and 11; 12 is a stand-off</source>
            <translation>Lancer de come-out : Don't Pass gagne avec 2 ou 3, et perd avec 7 ou 11 ; 12 donne une égalité</translation>
        </message>
        <message>
            <source>Come-out roll: place your bets</source>
            <translation>Lancer de come-out : faites vos jeux</translation>
        </message>
        <message>
            <source>Come-out roll: press ROLL when your bets are down</source>
            <translation>Lancer de come-out : appuyez sur LANCER une fois vos paris posés</translation>
        </message>
        <message>
            <source>Come-out roll: the Pass Line wins on 7 and 11, and loses on 2, 3 and 12</source>
            <translation>Lancer de come-out : Pass Line gagne avec 7 ou 11, et perd avec 2, 3 ou 12</translation>
        </message>
        <message>
            <source>Come-out roll: the Pass Line wins on 7; any other total is its Point</source>
            <translation>Lancer de come-out : Pass Line gagne avec 7 ; tout autre total est son Point</translation>
        </message>
        <message>
            <source>Commission paid</source>
            <translation>Commission payée</translation>
        </message>
        <message>
            <source>Cover its bank, or let the dice pass?</source>
            <translation>Couvrir sa banque, ou laisser passer les dés ?</translation>
        </message>
        <message>
            <source>Cover the bank</source>
            <translation>Couvrir la banque</translation>
        </message>
        <message>
            <source>Craps</source>
            <translation>Craps</translation>
        </message>
        <message>
            <source>Credit it</source>
            <translation>Créditer</translation>
        </message>
        <message>
            <source>Credit now</source>
            <translation>Crédit actuel</translation>
        </message>
        <message>
            <source>Credit: {0}</source>
            <translation>Crédit : {0}</translation>
        </message>
        <message>
            <source>Denomination</source>
            <translation>Valeur des jetons</translation>
        </message>
        <message>
            <source>Dice generator</source>
            <translation>Générateur de dés</translation>
        </message>
        <message>
            <source>Dice thrown at once: {0}. {1}</source>
            <translation>Dés jetés à la fois : {0}. {1}</translation>
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
            <translation>Le gain possible d’un pari figure à côté de ses jetons</translation>
        </message>
        <message>
            <source>Eight</source>
            <translation>Huit</translation>
        </message>
        <message>
            <source>Eleven</source>
            <translation>Onze</translation>
        </message>
        <message>
            <source>Enter the PIN of your card</source>
            <translation>Saisissez le code PIN de votre carte</translation>
        </message>
        <message>
            <source>Enter your PIN to continue</source>
            <translation>Saisissez votre code PIN pour continuer à jouer</translation>
        </message>
        <message>
            <source>Every field shows its minimum and maximum</source>
            <translation>Le minimum et le maximum figurent sur chaque case</translation>
        </message>
        <message>
            <source>Exchange of the table</source>
            <translation>Échange de la table</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Favoris</translation>
        </message>
        <message>
            <source>First choose: nothing else can be done before.</source>
            <translation>Choisissez d’abord : rien d’autre n’est possible avant.</translation>
        </message>
        <message>
            <source>Five</source>
            <translation>Cinq</translation>
        </message>
        <message>
            <source>Forget me</source>
            <translation>M'oublier</translation>
        </message>
        <message>
            <source>Four</source>
            <translation>Quatre</translation>
        </message>
        <message>
            <source>Give odds behind Don't Pass: they are paid without a house edge</source>
            <translation>Donnez des Odds derrière Don't Pass : elles sont payées sans avantage de la maison</translation>
        </message>
        <message>
            <source>Hand pay: {0}</source>
            <translation>Paiement manuel : {0}</translation>
        </message>
        <message>
            <source>Hard Ways</source>
            <translation>Hard Ways</translation>
        </message>
        <message>
            <source>Hard Ways tab</source>
            <translation>Onglet Hard Ways</translation>
        </message>
        <message>
            <source>Hard {0}</source>
            <translation>{0} en paire</translation>
        </message>
        <message>
            <source>Hold a finger on any field to see what wins, what it pays and its house edge</source>
            <translation>Laissez un doigt sur une case pour voir ce qui gagne, ce qu’elle paie et l’avantage de la maison</translation>
        </message>
        <message>
            <source>Hop Bets tab</source>
            <translation>Onglet Hop Bets</translation>
        </message>
        <message>
            <source>Hot shooter</source>
            <translation>Lanceur en feu</translation>
        </message>
        <message>
            <source>How large the texts are</source>
            <translation>La taille à laquelle les textes sont écrits</translation>
        </message>
        <message>
            <source>How loud the table is</source>
            <translation>Le volume auquel la table se fait entendre</translation>
        </message>
        <message>
            <source>Insert a bill to play</source>
            <translation>Insérez un billet pour jouer</translation>
        </message>
        <message>
            <source>Inside</source>
            <translation>Intérieur</translation>
        </message>
        <message>
            <source>It is any other number</source>
            <translation>C’est un autre numéro</translation>
        </message>
        <message>
            <source>It is in the stacker</source>
            <translation>Il est dans l’empileur</translation>
        </message>
        <message>
            <source>It is not paid</source>
            <translation>Il n’a pas été payé</translation>
        </message>
        <message>
            <source>It is paid</source>
            <translation>Il a été payé</translation>
        </message>
        <message>
            <source>It loses</source>
            <translation>Elle perd</translation>
        </message>
        <message>
            <source>It stays as it is until the dice decide it.</source>
            <translation>Il reste tel quel jusqu’à ce que les dés en décident.</translation>
        </message>
        <message>
            <source>It takes chips only before a come-out roll.</source>
            <translation>Il ne prend de jetons qu’avant un lancer de come-out.</translation>
        </message>
        <message>
            <source>It takes chips only before the first Point of a hand is set.</source>
            <translation>Il ne prend de jetons qu’avant que le premier Point d’une main soit fixé.</translation>
        </message>
        <message>
            <source>It takes chips only while nothing but a 7 has come since the last 7.</source>
            <translation>Il ne prend de jetons que tant que seul le 7 est sorti depuis le dernier 7.</translation>
        </message>
        <message>
            <source>It takes chips only while the puck is ON.</source>
            <translation>Il ne prend de jetons que tant que le Puck est sur ON.</translation>
        </message>
        <message>
            <source>It takes no chips: bets only travel here.</source>
            <translation>Il ne prend pas de jetons : les paris ne font que s’y déplacer.</translation>
        </message>
        <message>
            <source>It was installed, and is as it was signed. Until it is accepted nothing is played.</source>
            <translation>Elle a été installée et est telle qu’elle a été signée. Rien n’est joué avant qu’elle soit acceptée.</translation>
        </message>
        <message>
            <source>It was not printed</source>
            <translation>Il n’a pas été imprimé</translation>
        </message>
        <message>
            <source>It was printed</source>
            <translation>Il a été imprimé</translation>
        </message>
        <message>
            <source>Its Point is the one that is set next; every other Point number that comes is a hit, once. It wins when its Point comes again, or {0}, after {1} hits or more.</source>
            <translation>Son Point est le prochain qui sera fixé ; tout autre numéro de Point qui sort est un succès, une seule fois. Il gagne quand son Point sort à nouveau, ou {0}, après {1} succès ou plus.</translation>
        </message>
        <message>
            <source>Keep Bets On</source>
            <translation>Garder les paris</translation>
        </message>
        <message>
            <source>Keep it on {0}</source>
            <translation>Le laisser sur {0}</translation>
        </message>
        <message>
            <source>Keep the dice</source>
            <translation>Garder les dés</translation>
        </message>
        <message>
            <source>Keep the dice, or pass them?</source>
            <translation>Garder les dés, ou les passer ?</translation>
        </message>
        <message>
            <source>Keep the dice: it all rides</source>
            <translation>Garder : tout reste en jeu</translation>
        </message>
        <message>
            <source>Last seconds: place your bets</source>
            <translation>Dernières secondes : faites vos jeux</translation>
        </message>
        <message>
            <source>Lay</source>
            <translation>Lay</translation>
        </message>
        <message>
            <source>Lay your bank</source>
            <translation>Posez votre banque</translation>
        </message>
        <message>
            <source>Lay your bank, then press ROLL</source>
            <translation>Posez votre banque, puis appuyez sur LANCER</translation>
        </message>
        <message>
            <source>Left-Hand Layout</source>
            <translation>Mode gaucher</translation>
        </message>
        <message>
            <source>Let the dice pass</source>
            <translation>Laisser passer les dés</translation>
        </message>
        <message>
            <source>Longest hand: {0} rolls</source>
            <translation>Plus longue main : {0} lancers</translation>
        </message>
        <message>
            <source>Loss limit</source>
            <translation>Limite de pertes</translation>
        </message>
        <message>
            <source>Lost</source>
            <translation>Perdu</translation>
        </message>
        <message>
            <source>Lost so far: {0}</source>
            <translation>Perdu jusqu’ici : {0}</translation>
        </message>
        <message>
            <source>Main {0}, chance {1}: {2} wins, {3} loses</source>
            <translation>Principal {0}, chance {1} : {2} gagne, {3} perd</translation>
        </message>
        <message>
            <source>Main {0}: {1} wins, {2} loses, any other total is the chance</source>
            <translation>Principal {0} : {1} gagne, {2} perd, tout autre total est la chance</translation>
        </message>
        <message>
            <source>Malfunction voids all pays and plays.</source>
            <translation>Tout dysfonctionnement annule les paiements et les parties.</translation>
        </message>
        <message>
            <source>Marked Chips</source>
            <translation>Jetons marqués</translation>
        </message>
        <message>
            <source>Money in</source>
            <translation>Argent entré</translation>
        </message>
        <message>
            <source>Money out</source>
            <translation>Argent sorti</translation>
        </message>
        <message>
            <source>Move to {0}</source>
            <translation>Déplacer vers {0}</translation>
        </message>
        <message>
            <source>Mute</source>
            <translation>Muet</translation>
        </message>
        <message>
            <source>Name the main on a plate, or it is thrown for</source>
            <translation>Annoncez le point principal sur une plaque, sinon il est tiré aux dés</translation>
        </message>
        <message>
            <source>Name the main on a plate, or press ROLL to throw for it</source>
            <translation>Annoncez le point principal sur une plaque, ou tirez-le avec LANCER</translation>
        </message>
        <message>
            <source>Natural</source>
            <translation>Natural</translation>
        </message>
        <message>
            <source>Neither won nor lost</source>
            <translation>Ni gain ni perte</translation>
        </message>
        <message>
            <source>New to the game?</source>
            <translation>Nouveau dans le jeu ?</translation>
        </message>
        <message>
            <source>Next at this table: {0}, as soon as no player has bets up</source>
            <translation>Ensuite à cette table : {0}, dès que plus aucun joueur n’a de mise posée</translation>
        </message>
        <message>
            <source>Nick</source>
            <translation>Réussite</translation>
        </message>
        <message>
            <source>Nine</source>
            <translation>Neuf</translation>
        </message>
        <message>
            <source>No bills can be taken now</source>
            <translation>Aucun billet ne peut être accepté pour le moment</translation>
        </message>
        <message>
            <source>No limit</source>
            <translation>Sans limite</translation>
        </message>
        <message>
            <source>No more bets: press ROLL for the dice</source>
            <translation>Rien ne va plus : appuyez sur LANCER</translation>
        </message>
        <message>
            <source>No more bets: the dealer throws the dice</source>
            <translation>Rien ne va plus : le croupier lance les dés</translation>
        </message>
        <message>
            <source>No more bets: the dice are out</source>
            <translation>Rien ne va plus : les dés sont lancés</translation>
        </message>
        <message>
            <source>No more bets: the dice are thrown in a moment</source>
            <translation>Rien ne va plus : les dés sont lancés dans un instant</translation>
        </message>
        <message>
            <source>No roll decides it now.</source>
            <translation>Aucun lancer n’en décide pour le moment.</translation>
        </message>
        <message>
            <source>Nobody has the dice yet: the next round begins in a moment</source>
            <translation>Personne n'a encore les dés : le prochain tour commence dans un instant</translation>
        </message>
        <message>
            <source>Nobody yet</source>
            <translation>Personne encore</translation>
        </message>
        <message>
            <source>Odds</source>
            <translation>Odds</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Non</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Oui</translation>
        </message>
        <message>
            <source>On a 7, and when {0} comes with two different dice.</source>
            <translation>Avec un 7, et quand {0} sort avec deux dés différents.</translation>
        </message>
        <message>
            <source>On any other roll.</source>
            <translation>Avec tout autre lancer.</translation>
        </message>
        <message>
            <source>On any other throw.</source>
            <translation>Sur tout autre lancer.</translation>
        </message>
        <message>
            <source>On the next roll it loses on {0}.</source>
            <translation>Au prochain lancer, il perd avec {0}.</translation>
        </message>
        <message>
            <source>On the next roll it wins on {0} and loses on {1}.</source>
            <translation>Au prochain lancer, il gagne avec {0} et perd avec {1}.</translation>
        </message>
        <message>
            <source>On the next roll it wins on {0}.</source>
            <translation>Au prochain lancer, il gagne avec {0}.</translation>
        </message>
        <message>
            <source>On {0} before its Point is set. After that, when it ends with fewer than {1} hits.</source>
            <translation>Avec {0} avant que son Point soit fixé. Ensuite, quand il se termine avec moins de {1} succès.</translation>
        </message>
        <message>
            <source>On {0} on its first roll. After it, when a 7 comes before the number it went to.</source>
            <translation>Avec {0} à son premier lancer. Ensuite, quand un 7 sort avant le numéro où il est passé.</translation>
        </message>
        <message>
            <source>On {0} on its first roll. After it, when the number it went to comes before a 7.</source>
            <translation>Avec {0} à son premier lancer. Ensuite, quand le numéro où il est passé sort avant un 7.</translation>
        </message>
        <message>
            <source>On {0} on the come-out roll. After it, when a 7 comes before the Point.</source>
            <translation>Avec {0} au lancer de come-out. Ensuite, quand un 7 sort avant le Point.</translation>
        </message>
        <message>
            <source>On {0} on the come-out roll. After it, when the Point comes before a 7.</source>
            <translation>Avec {0} au lancer de come-out. Ensuite, quand le Point sort avant un 7.</translation>
        </message>
        <message>
            <source>Once a Point is set it stays as it is until the hand ends or the dice decide it.</source>
            <translation>Une fois un Point fixé, il reste tel quel jusqu’à ce que la main finisse ou que les dés en décident.</translation>
        </message>
        <message>
            <source>Once a Point is set, odds can be put behind this bet: they have no house edge</source>
            <translation>Une fois un Point fixé, des Odds peuvent appuyer ce pari : elles sont sans avantage de la maison</translation>
        </message>
        <message>
            <source>Once one of its totals has come it stays as it is until the dice decide it.</source>
            <translation>Dès qu’un de ses totaux est sorti, il reste tel quel jusqu’à ce que les dés en décident.</translation>
        </message>
        <message>
            <source>Once the Point is set it stays as it is until the dice decide it.</source>
            <translation>Une fois le Point fixé, il reste tel quel jusqu’à ce que les dés en décident.</translation>
        </message>
        <message>
            <source>One hit</source>
            <translation>Une touche</translation>
        </message>
        <message>
            <source>One moment</source>
            <translation>Un instant</translation>
        </message>
        <message>
            <source>One moment, please</source>
            <translation>Un instant, s’il vous plaît</translation>
        </message>
        <message>
            <source>Other bets</source>
            <translation>Autres mises</translation>
        </message>
        <message>
            <source>Out</source>
            <translation>Échec</translation>
        </message>
        <message>
            <source>Outside</source>
            <translation>Extérieur</translation>
        </message>
        <message>
            <source>Paid out last</source>
            <translation>Dernier paiement</translation>
        </message>
        <message>
            <source>Pass line odds</source>
            <translation>Pass Line Odds</translation>
        </message>
        <message>
            <source>Pass the dice</source>
            <translation>Passer les dés</translation>
        </message>
        <message>
            <source>Pass the dice and take the bank</source>
            <translation>Passer et prendre la banque</translation>
        </message>
        <message>
            <source>Pass the dice and take the bank, or keep them and let all of it ride?</source>
            <translation>Passer les dés et prendre la banque, ou les garder et tout laisser en jeu ?</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>En pause</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Place</translation>
        </message>
        <message>
            <source>Place 6 and 8 pay 7 for every 6: multiples of 6 pay in full</source>
            <translation>Place 6 et 8 paient 7 pour 6 misés : les multiples de 6 ne laissent pas de reste</translation>
        </message>
        <message>
            <source>Place your bets: a number, Double, Triple or Straight</source>
            <translation>Faites vos jeux : un numéro, Double, Triple ou Straight</translation>
        </message>
        <message>
            <source>Place your bets: the dealer opens the betting time</source>
            <translation>Faites vos jeux : le croupier ouvre le temps de mise</translation>
        </message>
        <message>
            <source>Play a first hand</source>
            <translation>Jouer une première main</translation>
        </message>
        <message>
            <source>Play a first hand with play chips</source>
            <translation>Jouez une première main avec des jetons d’essai</translation>
        </message>
        <message>
            <source>Played so far: {0}</source>
            <translation>Joué jusqu’ici : {0}</translation>
        </message>
        <message>
            <source>Player has it</source>
            <translation>Le joueur l’a</translation>
        </message>
        <message>
            <source>Please take your bill back. {0}</source>
            <translation>Veuillez reprendre votre billet. {0}</translation>
        </message>
        <message>
            <source>Please take your ticket</source>
            <translation>Veuillez prendre votre ticket</translation>
        </message>
        <message>
            <source>Please take your ticket back. {0}</source>
            <translation>Veuillez reprendre votre ticket. {0}</translation>
        </message>
        <message>
            <source>Please take your ticket. Thank you for playing!</source>
            <translation>Veuillez prendre votre ticket. Merci d’avoir joué !</translation>
        </message>
        <message>
            <source>Please wait for an attendant</source>
            <translation>Veuillez attendre un assistant</translation>
        </message>
        <message>
            <source>Point made</source>
            <translation>Point réussi</translation>
        </message>
        <message>
            <source>Point set</source>
            <translation>Point fixé</translation>
        </message>
        <message>
            <source>Press</source>
            <translation>Augmenter</translation>
        </message>
        <message>
            <source>Press ROLL when your bets are down</source>
            <translation>Appuyez sur LANCER quand vos mises sont placées</translation>
        </message>
        <message>
            <source>Print the receipt</source>
            <translation>Imprimer le reçu</translation>
        </message>
        <message>
            <source>Printing your ticket</source>
            <translation>Impression de votre ticket</translation>
        </message>
        <message>
            <source>Puck to OFF</source>
            <translation>Puck sur OFF</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>Prêt</translation>
        </message>
        <message>
            <source>Receipt of hand pay {0}: {1}</source>
            <translation>Reçu du paiement manuel {0} : {1}</translation>
        </message>
        <message>
            <source>Reserved until {0}</source>
            <translation>Réservé jusqu’à {0}</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Résultat</translation>
        </message>
        <message>
            <source>Risk the BIG SHOT</source>
            <translation>Risquer le BIG SHOT</translation>
        </message>
        <message>
            <source>Rolls</source>
            <translation>Lancers</translation>
        </message>
        <message>
            <source>Rolls since the last 7: {0}</source>
            <translation>Lancers depuis le dernier 7 : {0}</translation>
        </message>
        <message>
            <source>Seat {0}</source>
            <translation>Place {0}</translation>
        </message>
        <message>
            <source>Seat {0} has the dice: lay your cover against its bank</source>
            <translation>La place {0} a les dés : couvrez sa banque</translation>
        </message>
        <message>
            <source>Seat {0} throws for the main: 5, 6, 7, 8 or 9</source>
            <translation>La place {0} tire le point principal : 5, 6, 7, 8 ou 9</translation>
        </message>
        <message>
            <source>Set bets off</source>
            <translation>Désactiver les paris</translation>
        </message>
        <message>
            <source>Set bets on</source>
            <translation>Activer les paris</translation>
        </message>
        <message>
            <source>Seven</source>
            <translation>Sept</translation>
        </message>
        <message>
            <source>Seven out</source>
            <translation>Seven-out</translation>
        </message>
        <message>
            <source>Seven, winner</source>
            <translation>Sept, gagnant</translation>
        </message>
        <message>
            <source>Shapes tell the chips apart, not only colors</source>
            <translation>Les jetons se distinguent aussi par des formes</translation>
        </message>
        <message>
            <source>Shared table</source>
            <translation>Table partagée</translation>
        </message>
        <message>
            <source>Shooter: {0}</source>
            <translation>Lanceur : {0}</translation>
        </message>
        <message>
            <source>Show Bet Limits</source>
            <translation>Afficher les limites</translation>
        </message>
        <message>
            <source>Show Hints</source>
            <translation>Afficher les conseils</translation>
        </message>
        <message>
            <source>Show Winnings</source>
            <translation>Afficher les gains</translation>
        </message>
        <message>
            <source>Side Bets tab</source>
            <translation>Onglet Side Bets</translation>
        </message>
        <message>
            <source>Six</source>
            <translation>Six</translation>
        </message>
        <message>
            <source>Sound Volume</source>
            <translation>Volume sonore</translation>
        </message>
        <message>
            <source>Statistics: {0} is {1} in {2} throws, the limit is {3}</source>
            <translation>Statistiques : {0} vaut {1} sur {2} lancers, la limite est {3}</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Arrêtée</translation>
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
            <translation>Prenez des Odds derrière votre Pass Line : elles sont payées sans avantage de la maison</translation>
        </message>
        <message>
            <source>Take the win</source>
            <translation>Prendre le gain</translation>
        </message>
        <message>
            <source>Take your win, or throw a fourth die for the BIG SHOT?</source>
            <translation>Prendre le gain, ou lancer un quatrième dé pour le BIG SHOT ?</translation>
        </message>
        <message>
            <source>Taken down too late: {0} stays on the felt for this roll</source>
            <translation>Retiré trop tard : {0} reste sur le tapis pour ce lancer</translation>
        </message>
        <message>
            <source>Ten</source>
            <translation>Dix</translation>
        </message>
        <message>
            <source>Text Size</source>
            <translation>Taille du texte</translation>
        </message>
        <message>
            <source>That is not the PIN: one try left</source>
            <translation>Ce n’est pas le bon code PIN : encore un essai</translation>
        </message>
        <message>
            <source>That is not the PIN: {0} tries left</source>
            <translation>Ce n’est pas le bon code PIN : encore {0} essais</translation>
        </message>
        <message>
            <source>The BIG SHOT is on: press ROLL for the fourth die</source>
            <translation>Le BIG SHOT est lancé : appuyez sur LANCER pour le quatrième dé</translation>
        </message>
        <message>
            <source>The Pass Line begins the game: it wins on 7 and 11 now, or when its Point comes again</source>
            <translation>Pass Line ouvre la partie : ce pari gagne avec 7 ou 11 maintenant, ou quand son Point sort à nouveau</translation>
        </message>
        <message>
            <source>The Pass Line begins the game: it wins on 7 now, or when its Point comes again</source>
            <translation>Pass Line ouvre la partie : ce pari gagne avec 7 maintenant, ou quand son Point sort à nouveau</translation>
        </message>
        <message>
            <source>The Point is {0}: Don't Pass wins on 7 and loses on {0}</source>
            <translation>Le Point est {0} : Don't Pass gagne avec 7 et perd avec {0}</translation>
        </message>
        <message>
            <source>The Point is {0}: place your bets</source>
            <translation>Le Point est {0} : faites vos jeux</translation>
        </message>
        <message>
            <source>The Point is {0}: place your bets or roll</source>
            <translation>Le Point est {0} : faites vos jeux ou lancez</translation>
        </message>
        <message>
            <source>The Point is {0}: the Pass Line wins on {0} and loses on 7</source>
            <translation>Le Point est {0} : Pass Line gagne avec {0} et perd avec 7</translation>
        </message>
        <message>
            <source>The bank is doubled: pass the dice and take it, or keep them and let it ride</source>
            <translation>La banque est doublée : passez les dés et prenez-la, ou gardez-les et laissez-la en jeu</translation>
        </message>
        <message>
            <source>The bank wins, with a main of 7</source>
            <translation>La banque gagne, avec 7 pour principal</translation>
        </message>
        <message>
            <source>The bank wins, with a main thrown for</source>
            <translation>La banque gagne, avec un principal tiré</translation>
        </message>
        <message>
            <source>The dealer does not answer: an attendant has been called</source>
            <translation>Le croupier ne répond pas : un assistant est appelé</translation>
        </message>
        <message>
            <source>The dealer does not answer: you may take your bets down and cash out</source>
            <translation>Le croupier ne répond pas : vous pouvez retirer vos mises et encaisser</translation>
        </message>
        <message>
            <source>The dice and ROLL are on your left</source>
            <translation>Les dés et LANCER sont à votre gauche</translation>
        </message>
        <message>
            <source>The dice pass without a throw: {0} is back in your credit</source>
            <translation>Les dés passent sans lancer : {0} revient à votre crédit</translation>
        </message>
        <message>
            <source>The dice show {0}: the dealer confirms them</source>
            <translation>Les dés montrent {0} : le croupier les confirme</translation>
        </message>
        <message>
            <source>The dice so far</source>
            <translation>Les dés jusqu’ici</translation>
        </message>
        <message>
            <source>The fourth die is {0}</source>
            <translation>Le quatrième dé montre {0}</translation>
        </message>
        <message>
            <source>The hand is over</source>
            <translation>La manche est finie</translation>
        </message>
        <message>
            <source>The hand of the house is over</source>
            <translation>La manche de la maison est finie</translation>
        </message>
        <message>
            <source>The house covers the bank with as much. It can be changed until the dice are thrown.</source>
            <translation>La maison couvre la banque d’autant. Elle peut être changée jusqu’au lancer.</translation>
        </message>
        <message>
            <source>The house edge is that of a main thrown for.</source>
            <translation>L’avantage de la maison est celui d’un point principal tiré aux dés.</translation>
        </message>
        <message>
            <source>The house edge is that of a main thrown for; a main of 7 costs least.</source>
            <translation>L’avantage de la maison est celui d’un point principal tiré aux dés ; 7 coûte le moins.</translation>
        </message>
        <message>
            <source>The house has the dice</source>
            <translation>La maison a les dés</translation>
        </message>
        <message>
            <source>The house has the dice: cover its bank, or let the dice pass</source>
            <translation>La maison a les dés : couvrez sa banque, ou laissez passer les dés</translation>
        </message>
        <message>
            <source>The house loses</source>
            <translation>La maison perd</translation>
        </message>
        <message>
            <source>The house throws for its main: 5, 6, 7, 8 or 9</source>
            <translation>La maison tire son point principal : 5, 6, 7, 8 ou 9</translation>
        </message>
        <message>
            <source>The house wins</source>
            <translation>La maison gagne</translation>
        </message>
        <message>
            <source>The last rolls</source>
            <translation>Les derniers lancers</translation>
        </message>
        <message>
            <source>The main</source>
            <translation>Le principal</translation>
        </message>
        <message>
            <source>The move costs a commission: you will be asked for it.</source>
            <translation>Le déplacement coûte une commission : elle vous sera demandée.</translation>
        </message>
        <message>
            <source>The next session can begin after {0} seconds without a touch.</source>
            <translation>La prochaine session peut commencer après {0} secondes sans toucher l’écran.</translation>
        </message>
        <message>
            <source>The receipt was not printed: the printer was not ready.</source>
            <translation>Le reçu n’a pas été imprimé : l’imprimante n’était pas prête.</translation>
        </message>
        <message>
            <source>The staff keeps this station for a player</source>
            <translation>Le personnel garde ce poste pour un joueur</translation>
        </message>
        <message>
            <source>The stake comes back with either win. When the time is over, your win is taken.</source>
            <translation>La mise revient avec chaque gain. Le temps écoulé, votre gain est pris.</translation>
        </message>
        <message>
            <source>The stake lies on {0} in equal parts; its pays are for the whole of it.</source>
            <translation>La mise est répartie à parts égales sur {0} ; les paiements valent pour la mise entière.</translation>
        </message>
        <message>
            <source>The station waits {0} minutes for you. Your PIN opens it.</source>
            <translation>Le poste vous attend {0} minutes. Votre code PIN l’ouvre.</translation>
        </message>
        <message>
            <source>The throw does not count: {0}. Press ROLL again</source>
            <translation>Le lancer ne compte pas : {0}. Appuyez de nouveau sur LANCER</translation>
        </message>
        <message>
            <source>The throw does not count: {0}. The dice are thrown again</source>
            <translation>Le lancer ne compte pas : {0}. Les dés sont relancés</translation>
        </message>
        <message>
            <source>The throw does not count: {0}. You may take your bets down</source>
            <translation>Le lancer ne compte pas : {0}. Vous pouvez retirer vos mises</translation>
        </message>
        <message>
            <source>The throw was void: your bets are as before, and you may take them down</source>
            <translation>Le lancer était nul : vos mises sont comme avant, et vous pouvez les retirer</translation>
        </message>
        <message>
            <source>The time was over: you win {0}</source>
            <translation>Le temps était écoulé : vous gagnez {0}</translation>
        </message>
        <message>
            <source>The {0} and {1} doors are open</source>
            <translation>Les portes {0} et {1} sont ouvertes</translation>
        </message>
        <message>
            <source>The {0} came {1} times in {2} rolls</source>
            <translation>Le {0} est sorti {1} fois en {2} lancers</translation>
        </message>
        <message>
            <source>The {0} door is open</source>
            <translation>La porte {0} est ouverte</translation>
        </message>
        <message>
            <source>There is more than one card in the reader. Take one out</source>
            <translation>Il y a plus d'une carte dans le lecteur. Retirez-en une</translation>
        </message>
        <message>
            <source>This PIN is wrong</source>
            <translation>Ce code PIN est erroné</translation>
        </message>
        <message>
            <source>This card is blocked: an attendant can unblock it. You can play without it</source>
            <translation>Cette carte est bloquée : un assistant peut la débloquer. Vous pouvez jouer sans elle</translation>
        </message>
        <message>
            <source>This hand: rolls {0}, Points {1}</source>
            <translation>Cette main : lancers {0}, Points {1}</translation>
        </message>
        <message>
            <source>This hand: rolls {0}, Points {1}. Best hand of the day: rolls {2}</source>
            <translation>Cette main : lancers {0}, Points {1}. Meilleure main du jour : lancers {2}</translation>
        </message>
        <message>
            <source>This is not a card of the house. You can play without a card</source>
            <translation>Ce n'est pas une carte de la maison. Vous pouvez jouer sans carte</translation>
        </message>
        <message>
            <source>This machine has forgotten you</source>
            <translation>Cette machine vous a oublié</translation>
        </message>
        <message>
            <source>This machine remembers nothing of you when you leave.</source>
            <translation>Cette machine ne retient rien de vous à votre départ.</translation>
        </message>
        <message>
            <source>This machine remembers your language, hand, text size, saved felts, first name and these figures.</source>
            <translation>Cette machine retient votre langue, main, taille de texte, tapis enregistrés, prénom et ces chiffres.</translation>
        </message>
        <message>
            <source>This machine will know you again</source>
            <translation>Cette machine vous reconnaîtra</translation>
        </message>
        <message>
            <source>This station is out of service</source>
            <translation>Ce poste est hors service</translation>
        </message>
        <message>
            <source>This station is reserved. Put your card in again when it is open</source>
            <translation>Ce poste est réservé. Réintroduisez votre carte quand il sera ouvert</translation>
        </message>
        <message>
            <source>Three</source>
            <translation>Trois</translation>
        </message>
        <message>
            <source>Three alike</source>
            <translation>Trois identiques</translation>
        </message>
        <message>
            <source>Three hits</source>
            <translation>Trois touches</translation>
        </message>
        <message>
            <source>Three hits on {0}</source>
            <translation>Trois touches sur le {0}</translation>
        </message>
        <message>
            <source>Three hits: take your win, or risk the BIG SHOT</source>
            <translation>Trois touches : prenez votre gain ou risquez le BIG SHOT</translation>
        </message>
        <message>
            <source>Three minutes: no money is bet</source>
            <translation>Trois minutes : aucun argent n’est misé</translation>
        </message>
        <message>
            <source>Three, ace-deuce</source>
            <translation>Trois, as-deux</translation>
        </message>
        <message>
            <source>Throw for the main: 5, 6, 7, 8 or 9</source>
            <translation>Tirez le point principal : 5, 6, 7, 8 ou 9</translation>
        </message>
        <message>
            <source>Ticket authority</source>
            <translation>Autorité des tickets</translation>
        </message>
        <message>
            <source>Ticket printer</source>
            <translation>Imprimante de tickets</translation>
        </message>
        <message>
            <source>Ticket {0}: {1}</source>
            <translation>Ticket {0} : {1}</translation>
        </message>
        <message>
            <source>Time (h:mm)</source>
            <translation>Temps (h:mm)</translation>
        </message>
        <message>
            <source>Time limit (h:mm)</source>
            <translation>Limite de temps (h:mm)</translation>
        </message>
        <message>
            <source>Tips on the game and on your bets</source>
            <translation>Des conseils sur le jeu et sur vos paris</translation>
        </message>
        <message>
            <source>Too late for this roll: {0} is back in your credit</source>
            <translation>Trop tard pour ce lancer : {0} revient à votre crédit</translation>
        </message>
        <message>
            <source>Too many wrong PINs: an attendant can open the station</source>
            <translation>Trop de codes PIN erronés : un assistant peut ouvrir le poste</translation>
        </message>
        <message>
            <source>Touch again: cancel</source>
            <translation>Touchez encore</translation>
        </message>
        <message>
            <source>Touch again: forget me</source>
            <translation>Encore une fois : m'oublier</translation>
        </message>
        <message>
            <source>Touch again: it is paid</source>
            <translation>Touchez encore</translation>
        </message>
        <message>
            <source>Touch the screen to see the table</source>
            <translation>Touchez l’écran pour voir la table</translation>
        </message>
        <message>
            <source>Touch when all your bets are down</source>
            <translation>Touchez quand toutes vos mises sont posées</translation>
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
            <translation>Douze</translation>
        </message>
        <message>
            <source>Twelve, boxcars</source>
            <translation>Douze, double six</translation>
        </message>
        <message>
            <source>Two</source>
            <translation>Deux</translation>
        </message>
        <message>
            <source>Two alike</source>
            <translation>Deux identiques</translation>
        </message>
        <message>
            <source>Two hits</source>
            <translation>Deux touches</translation>
        </message>
        <message>
            <source>Two, aces</source>
            <translation>Deux, paire d’as</translation>
        </message>
        <message>
            <source>Up to {0} on a bet</source>
            <translation>Jusqu’à {0} par mise</translation>
        </message>
        <message>
            <source>Up to {0} on the Pass Line</source>
            <translation>Jusqu’à {0} sur Pass Line</translation>
        </message>
        <message>
            <source>Up to {0} on the whole table</source>
            <translation>Jusqu’à {0} sur toute la table</translation>
        </message>
        <message>
            <source>Version {0} of the program</source>
            <translation>Version {0} du programme</translation>
        </message>
        <message>
            <source>Wagered</source>
            <translation>Misé</translation>
        </message>
        <message>
            <source>Waiting</source>
            <translation>Attente</translation>
        </message>
        <message>
            <source>Waiting for the table</source>
            <translation>En attente de la table</translation>
        </message>
        <message>
            <source>Waiting for the table: all bets stand</source>
            <translation>En attente de la table : toutes les mises restent</translation>
        </message>
        <message>
            <source>Waiting for the table: its next round opens in a moment</source>
            <translation>En attente de la table : le prochain tour ouvre dans un instant</translation>
        </message>
        <message>
            <source>Welcome, {0}</source>
            <translation>Bienvenue, {0}</translation>
        </message>
        <message>
            <source>Welcome, {0}. Good luck!</source>
            <translation>Bienvenue, {0}. Bonne chance !</translation>
        </message>
        <message>
            <source>Welcome. Good luck!</source>
            <translation>Bienvenue. Bonne chance !</translation>
        </message>
        <message>
            <source>What odds do you want to take on a bet “{0}”?</source>
            <translation>Quelles Odds voulez-vous sur un pari « {0} » ?</translation>
        </message>
        <message>
            <source>What the chips are worth</source>
            <translation>Ce que valent les jetons</translation>
        </message>
        <message>
            <source>When a 7 comes before all of them.</source>
            <translation>Quand un 7 sort avant eux tous.</translation>
        </message>
        <message>
            <source>When a 7 comes before the Point. It cannot lose on the come-out roll.</source>
            <translation>Quand un 7 sort avant le Point. Il ne peut pas perdre au lancer de come-out.</translation>
        </message>
        <message>
            <source>When a 7 comes before the number it went to. It cannot lose on its first roll.</source>
            <translation>Quand un 7 sort avant le numéro où il est passé. Il ne peut pas perdre à son premier lancer.</translation>
        </message>
        <message>
            <source>When a 7 comes before {0} of them have, on a come-out roll too.</source>
            <translation>Quand un 7 sort avant que {0} d’entre eux soient complets, même à un lancer de come-out.</translation>
        </message>
        <message>
            <source>When a 7 comes before {0}.</source>
            <translation>Quand un 7 sort avant {0}.</translation>
        </message>
        <message>
            <source>When a 7 comes first, on a come-out roll too.</source>
            <translation>Quand un 7 sort avant, même à un lancer de come-out.</translation>
        </message>
        <message>
            <source>When all three dice show different numbers.</source>
            <translation>Quand les trois dés montrent des numéros différents.</translation>
        </message>
        <message>
            <source>When all three dice show the same number, whichever it is.</source>
            <translation>Quand les trois dés montrent le même numéro, quel qu’il soit.</translation>
        </message>
        <message>
            <source>When at least two of the three dice show the same number.</source>
            <translation>Quand au moins deux des trois dés montrent le même numéro.</translation>
        </message>
        <message>
            <source>When none of the three dice shows {0}.</source>
            <translation>Quand aucun des trois dés ne montre {0}.</translation>
        </message>
        <message>
            <source>When one, two or three of the three dice show {0}: the more, the better.</source>
            <translation>Quand un, deux ou trois des trois dés montrent {0} : plus il y en a, mieux c’est.</translation>
        </message>
        <message>
            <source>When that throw is an out, or when the main comes before the chance.</source>
            <translation>Quand ce lancer est un échec, ou quand le point principal sort avant la chance.</translation>
        </message>
        <message>
            <source>When the dice show 1-2-3, 2-3-4, 3-4-5 or 4-5-6, in any order.</source>
            <translation>Quand les dés montrent 1-2-3, 2-3-4, 3-4-5 ou 4-5-6, dans n’importe quel ordre.</translation>
        </message>
        <message>
            <source>When the first throw after the main is a nick, or when the chance comes before the main.</source>
            <translation>Quand le premier lancer après le point principal est une réussite, ou quand la chance sort avant lui.</translation>
        </message>
        <message>
            <source>When the next roll is {0}, whichever die shows which.</source>
            <translation>Quand le prochain lancer est {0}, quel que soit le dé qui montre chaque numéro.</translation>
        </message>
        <message>
            <source>When the next roll is {0}.</source>
            <translation>Quand le prochain lancer est {0}.</translation>
        </message>
        <message>
            <source>When the time is over, the bank is yours and the dice are passed.</source>
            <translation>Le temps écoulé, la banque est à vous et les dés sont passés.</translation>
        </message>
        <message>
            <source>When the time is over, the dice pass.</source>
            <translation>Le temps écoulé, les dés passent.</translation>
        </message>
        <message>
            <source>When the time is over, you keep the dice if you may; otherwise they pass.</source>
            <translation>Le temps écoulé, vous gardez les dés si c’est permis ; sinon ils passent.</translation>
        </message>
        <message>
            <source>When {0} comes before a 7 and before any other {1}.</source>
            <translation>Quand {0} sort avant un 7 et avant tout autre {1}.</translation>
        </message>
        <message>
            <source>When {0} comes before a 7.</source>
            <translation>Quand {0} sort avant un 7.</translation>
        </message>
        <message>
            <source>When {0} has come {1} times before a 7.</source>
            <translation>Quand le {0} est sorti {1} fois avant un 7.</translation>
        </message>
        <message>
            <source>When {0} have all come before a 7, in any order.</source>
            <translation>Quand {0} sont tous sortis avant un 7, dans n’importe quel ordre.</translation>
        </message>
        <message>
            <source>While the puck is OFF it stands still.</source>
            <translation>Tant que le Puck est sur OFF, ce pari reste en attente.</translation>
        </message>
        <message>
            <source>With the {0} bet: when a 7 comes before {1}.</source>
            <translation>Avec le pari {0} : quand un 7 sort avant {1}.</translation>
        </message>
        <message>
            <source>With the {0} bet: when {1} comes before a 7.</source>
            <translation>Avec le pari {0} : quand {1} sort avant un 7.</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Gagné</translation>
        </message>
        <message>
            <source>Won or lost</source>
            <translation>Gagné ou perdu</translation>
        </message>
        <message>
            <source>Won so far: {0}</source>
            <translation>Gagné jusqu’ici : {0}</translation>
        </message>
        <message>
            <source>YES takes {0} from your credit, the commission, and moves the bet. NO moves nothing.</source>
            <translation>OUI prend {0} sur votre crédit, la commission, et déplace le pari. NON ne déplace rien.</translation>
        </message>
        <message>
            <source>YES takes {0} from your credit: stake and commission. NO takes nothing.</source>
            <translation>OUI prélève {0} sur votre crédit, mise et commission. NON ne prélève rien.</translation>
        </message>
        <message>
            <source>Yo-leven</source>
            <translation>Onze, yo</translation>
        </message>
        <message>
            <source>You are ready: the dice are thrown as soon as the other players are</source>
            <translation>Vous êtes prêt : les dés sont lancés dès que les autres le sont</translation>
        </message>
        <message>
            <source>You are the shooter: press ROLL</source>
            <translation>Vous êtes le lanceur : appuyez sur LANCER</translation>
        </message>
        <message>
            <source>You have lost so far</source>
            <translation>Perdu jusqu’ici</translation>
        </message>
        <message>
            <source>You have played for a while: it is time for a break.</source>
            <translation>Vous jouez depuis un moment : il est temps de faire une pause.</translation>
        </message>
        <message>
            <source>You have taken a break.</source>
            <translation>Vous faites une pause.</translation>
        </message>
        <message>
            <source>You have the dice: lay your bank</source>
            <translation>Vous avez les dés : posez votre banque</translation>
        </message>
        <message>
            <source>You have thrown: the dice are out in a moment</source>
            <translation>Vous avez lancé : les dés sortent dans un instant</translation>
        </message>
        <message>
            <source>You have won so far</source>
            <translation>Gagné jusqu’ici</translation>
        </message>
        <message>
            <source>You play without your card</source>
            <translation>Vous jouez sans votre carte</translation>
        </message>
        <message>
            <source>You throw the dice</source>
            <translation>Vous lancez les dés</translation>
        </message>
        <message>
            <source>You win {0}</source>
            <translation>Vous gagnez {0}</translation>
        </message>
        <message>
            <source>You: seat {0}</source>
            <translation>Vous : place {0}</translation>
        </message>
        <message>
            <source>Your bank has won</source>
            <translation>Votre banque a gagné</translation>
        </message>
        <message>
            <source>Your bets are void: {0} is back in your credit</source>
            <translation>Vos mises sont nulles : {0} est de retour dans votre crédit</translation>
        </message>
        <message>
            <source>Your bets no longer repeat by themselves</source>
            <translation>Vos paris ne sont plus répétés automatiquement</translation>
        </message>
        <message>
            <source>Your bets repeat by themselves. Touch the table to stop</source>
            <translation>Vos paris sont répétés automatiquement. Touchez la table pour arrêter</translation>
        </message>
        <message>
            <source>Your call for the attendant is cancelled</source>
            <translation>Votre appel de l’assistant est annulé</translation>
        </message>
        <message>
            <source>Your card</source>
            <translation>Votre carte</translation>
        </message>
        <message>
            <source>Your card could not be read. Try again, or play without it</source>
            <translation>Votre carte n'a pas pu être lue. Réessayez, ou jouez sans elle</translation>
        </message>
        <message>
            <source>Your card is logged out. Goodbye</source>
            <translation>Votre carte est déconnectée. Au revoir</translation>
        </message>
        <message>
            <source>Your card is logged out. Your credit stays here</source>
            <translation>Votre carte est déconnectée. Votre crédit reste ici</translation>
        </message>
        <message>
            <source>Your last changes came too late: your bets lie as before them</source>
            <translation>Vos derniers changements sont arrivés trop tard : vos mises restent comme avant</translation>
        </message>
        <message>
            <source>Your limit is reached: no further bets are taken</source>
            <translation>Votre limite est atteinte : aucun autre pari n’est accepté</translation>
        </message>
        <message>
            <source>Your loss limit is reached</source>
            <translation>Votre limite de pertes est atteinte</translation>
        </message>
        <message>
            <source>Your odds are {0} already.</source>
            <translation>Vos Odds sont déjà de {0}.</translation>
        </message>
        <message>
            <source>Your time limit is reached</source>
            <translation>Votre limite de temps est atteinte</translation>
        </message>
        <message>
            <source>Your {0} bet is {1}. Odds on it pay {2}.</source>
            <translation>Votre pari {0} est de {1}. Les Odds y paient {2}.</translation>
        </message>
        <message>
            <source>Your {0} bets are off: tap SET BETS ON to play them</source>
            <translation>Paris {0} sur OFF : touchez ACTIVER LES PARIS pour les jouer</translation>
        </message>
        <message>
            <source>cash box</source>
            <translation>de la caissette</translation>
        </message>
        <message>
            <source>closed now</source>
            <translation>fermé pour l’instant</translation>
        </message>
        <message>
            <source>from {0}</source>
            <translation>dès {0}</translation>
        </message>
        <message>
            <source>logic</source>
            <translation>de la logique</translation>
        </message>
        <message>
            <source>main</source>
            <translation>principale</translation>
        </message>
        <message>
            <source>no bet</source>
            <translation>aucune mise</translation>
        </message>
        <message>
            <source>none</source>
            <translation>aucun</translation>
        </message>
        <message>
            <source>pays {0}</source>
            <translation>paie {0}</translation>
        </message>
        <message>
            <source>rolls {0}, Points {1}, time {2}</source>
            <translation>lancers {0}, Points {1}, temps {2}</translation>
        </message>
        <message>
            <source>rolls {0}, time {2}</source>
            <translation>lancers {0}, temps {2}</translation>
        </message>
        <message>
            <source>takes no chips</source>
            <translation>ne prend pas de jetons</translation>
        </message>
        <message>
            <source>the Point</source>
            <translation>le Point</translation>
        </message>
        <message>
            <source>unknown value</source>
            <translation>valeur inconnue</translation>
        </message>
        <message>
            <source>{0} Points made</source>
            <translation>{0} Points réussis</translation>
        </message>
        <message>
            <source>{0} added to your credit. Good luck!</source>
            <translation>{0} ajoutés à votre crédit. Bonne chance !</translation>
        </message>
        <message>
            <source>{0} and {1}</source>
            <translation>{0} et {1}</translation>
        </message>
        <message>
            <source>{0} has won. Do you want to move its {1} to another number?</source>
            <translation>{0} a gagné. Voulez-vous déplacer ses {1} vers un autre numéro ?</translation>
        </message>
        <message>
            <source>{0} hits, then its Point</source>
            <translation>{0} succès, puis son Point</translation>
        </message>
        <message>
            <source>{0} hits, then {1}</source>
            <translation>{0} succès, puis {1}</translation>
        </message>
        <message>
            <source>{0} in {1}</source>
            <translation>{0} sur {1}</translation>
        </message>
        <message>
            <source>{0} is back in your credit</source>
            <translation>{0} de nouveau à votre crédit</translation>
        </message>
        <message>
            <source>{0} is the chance</source>
            <translation>{0} est la chance</translation>
        </message>
        <message>
            <source>{0} is the main</source>
            <translation>{0} est le principal</translation>
        </message>
        <message>
            <source>{0} on average</source>
            <translation>{0} en moyenne</translation>
        </message>
        <message>
            <source>{0} to {1}</source>
            <translation>{0} à {1}</translation>
        </message>
        <message>
            <source>{0} totals complete</source>
            <translation>{0} totaux complets</translation>
        </message>
        <message>
            <source>{0}%</source>
            <translation>{0} %</translation>
        </message>
        <message>
            <source>{0}, a nick</source>
            <translation>{0}, réussite</translation>
        </message>
        <message>
            <source>{0}, mark it</source>
            <translation>{0}, c’est le Point</translation>
        </message>
        <message>
            <source>{0}, out</source>
            <translation>{0}, échec</translation>
        </message>
        <message>
            <source>{0}, the chance</source>
            <translation>{0}, la chance</translation>
        </message>
        <message>
            <source>{0}, the main</source>
            <translation>{0}, le principal</translation>
        </message>
        <message>
            <source>{0}, throw again</source>
            <translation>{0}, encore</translation>
        </message>
        <message>
            <source>{0}, winner</source>
            <translation>{0}, gagnant</translation>
        </message>
        <message>
            <source>{0}: a stand-off, your bet neither wins nor loses</source>
            <translation>{0} : égalité, votre pari ne gagne ni ne perd</translation>
        </message>
        <message>
            <source>{0}: you win {1}</source>
            <translation>{0} : vous gagnez {1}</translation>
        </message>
        <message>
            <source>{0}: you win {1}, and your bet of {2} comes back</source>
            <translation>{0} : vous gagnez {1} et récupérez votre mise de {2}</translation>
        </message>
        <message>
            <source>{0}: {1}</source>
            <translation>{0} : {1}</translation>
        </message>
    </context>
    <context>
        <name>PlayerWindow</name>
        <message>
            <source>All together</source>
            <translation>Au total</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Retour</translation>
        </message>
        <message>
            <source>Close the card's window</source>
            <translation>Fermer la fenêtre de la carte</translation>
        </message>
        <message>
            <source>Log out</source>
            <translation>Se déconnecter</translation>
        </message>
        <message>
            <source>This session</source>
            <translation>Cette session</translation>
        </message>
        <message>
            <source>Your card</source>
            <translation>Votre carte</translation>
        </message>
    </context>
    <context>
        <name>PracticeBand</name>
        <message>
            <source>Practice: nothing here counts</source>
            <translation>Entraînement : rien ne compte ici</translation>
        </message>
    </context>
    <context>
        <name>Preset</name>
        <message>
            <source>COMAR 36.03.10.35: a ticket is worth at most 10,000.00 and is valid for at least 182 days; from 5,000.00 on it is paid at the cage only</source>
            <translation>COMAR 36.03.10.35 : un ticket vaut au plus 10 000,00 et est valable au moins 182 jours ; à partir de 5 000,00 il n’est payé qu’à la caisse</translation>
        </message>
        <message>
            <source>COMAR 36.03.10.38: a slip in two parts, a witness from 1,200.00 on, and a second signer from 15,000.00 on</source>
            <translation>COMAR 36.03.10.38 : un reçu en deux parties, un témoin à partir de 1 200,00 et un second signataire à partir de 15 000,00</translation>
        </message>
        <message>
            <source>COMAR 36.04.01.11: a theoretical return of at least 85 % with the best play, and no odds beyond 50,000,000 to 1</source>
            <translation>COMAR 36.04.01.11 : un taux de retour théorique d’au moins 85 % avec le meilleur jeu, et aucune cote au-delà de 50 000 000 contre 1</translation>
        </message>
        <message>
            <source>Form W-2G: 1,200.00 through 2025, and 2,000.00 from 2026 on (Public Law 119-21, section 70433)</source>
            <translation>Formulaire W-2G : 1 200,00 jusqu’en 2025 et 2 000,00 à partir de 2026 (Public Law 119-21, article 70433)</translation>
        </message>
        <message>
            <source>Maryland</source>
            <translation>Maryland</translation>
        </message>
        <message>
            <source>Maryland: hand pays</source>
            <translation>Maryland : paiements manuels</translation>
        </message>
        <message>
            <source>Maryland: return</source>
            <translation>Maryland : taux de retour</translation>
        </message>
        <message>
            <source>United States: reportable wins</source>
            <translation>États-Unis : gains à déclarer</translation>
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
            <translation>Encaisser</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Continue to play</source>
            <translation>Continuer à jouer</translation>
        </message>
        <message>
            <source>Play waits while you read how your session stands. Your bets stay up.</source>
            <translation>Le jeu attend pendant que vous lisez où en est votre session. Vos mises restent en place.</translation>
        </message>
        <message>
            <source>Reality check</source>
            <translation>Point de session</translation>
        </message>
        <message>
            <source>Session time (h:mm)</source>
            <translation>Durée de la session (h:mm)</translation>
        </message>
        <message>
            <source>Stop playing and cash out</source>
            <translation>Arrêter de jouer et encaisser</translation>
        </message>
        <message>
            <source>Your session</source>
            <translation>Votre session</translation>
        </message>
    </context>
    <context>
        <name>Refusal</name>
        <message>
            <source>A PIN has four to eight digits.</source>
            <translation>Un code PIN a de quatre à huit chiffres.</translation>
        </message>
        <message>
            <source>A PIN may not be a straight sequence, such as 12345 or 98765.</source>
            <translation>Un code PIN ne peut pas être une suite, comme 12345 ou 98765.</translation>
        </message>
        <message>
            <source>A PIN may not be the same digit throughout.</source>
            <translation>Un code PIN ne peut pas répéter un seul chiffre.</translation>
        </message>
        <message>
            <source>A PIN of the staff has five to eight digits.</source>
            <translation>Un code PIN du personnel a cinq à huit chiffres.</translation>
        </message>
        <message>
            <source>A RAM clear is begun: the meters are printed, pages: {pages}</source>
            <translation>Un effacement de la mémoire commence : les compteurs s'impriment, pages : {pages}</translation>
        </message>
        <message>
            <source>A RAM clear was carried out; the journal before it could not be read: {why}</source>
            <translation>Un effacement de la RAM a été effectué ; le journal précédent n'a pas pu être lu : {why}</translation>
        </message>
        <message>
            <source>A RAM clear was carried out; the journal before it is in {archive}, up to event {seq}</source>
            <translation>Un effacement de la RAM a été effectué ; le journal précédent est dans {archive}, jusqu'à l'événement {seq}</translation>
        </message>
        <message>
            <source>A bank of {bank} cannot ride: {most} is the most.</source>
            <translation>Une banque de {bank} ne peut pas rester en jeu : {most} est le maximum.</translation>
        </message>
        <message>
            <source>A betting time begins</source>
            <translation>Un temps de mise commence</translation>
        </message>
        <message>
            <source>A bill is jammed</source>
            <translation>Un billet est coincé</translation>
        </message>
        <message>
            <source>A bill is still on its way.</source>
            <translation>Un billet est encore en route.</translation>
        </message>
        <message>
            <source>A bill or a ticket is disputed: it has to be settled first.</source>
            <translation>Un billet ou un ticket est contesté : il faut d’abord le régler.</translation>
        </message>
        <message>
            <source>A bill or ticket has to be looked for</source>
            <translation>Un billet ou ticket est à rechercher</translation>
        </message>
        <message>
            <source>A bill was rejected: {why}</source>
            <translation>Un billet a été refusé : {why}</translation>
        </message>
        <message>
            <source>A blocked card was put in</source>
            <translation>Une carte bloquée a été introduite</translation>
        </message>
        <message>
            <source>A break in play begins after the time that the parameters set: no bets and no dice</source>
            <translation>Une pause de jeu commence après le temps fixé par les paramètres : ni paris ni dés</translation>
        </message>
        <message>
            <source>A calibration is on trial: keep it or undo it first.</source>
            <translation>Un calibrage est à l’essai : gardez-le ou annulez-le d’abord.</translation>
        </message>
        <message>
            <source>A calibration of the touch panel is on trial: largest error {before} before, {after} with it</source>
            <translation>Un calibrage de la dalle tactile est à l’essai : erreur maximale {before} avant, {after} avec lui</translation>
        </message>
        <message>
            <source>A card could not be read</source>
            <translation>Une carte n'a pas pu être lue</translation>
        </message>
        <message>
            <source>A card was not one of the house</source>
            <translation>Une carte n'était pas de la maison</translation>
        </message>
        <message>
            <source>A card was put in at the station that was reserved for another player</source>
            <translation>Une carte a été introduite au poste qui était réservé à un autre joueur</translation>
        </message>
        <message>
            <source>A comment would begin in the value of {name}.</source>
            <translation>Un commentaire commencerait dans la valeur de {name}.</translation>
        </message>
        <message>
            <source>A commission is asked for: {bets}</source>
            <translation>Une commission est demandée : {bets}</translation>
        </message>
        <message>
            <source>A count is a whole number up to {most}.</source>
            <translation>Un compte est un nombre entier jusqu’à {most}.</translation>
        </message>
        <message>
            <source>A credit by hand may be up to {limit}.</source>
            <translation>Un crédit manuel peut aller jusqu’à {limit}.</translation>
        </message>
        <message>
            <source>A dealer's name has up to {most} characters.</source>
            <translation>Le nom d’un croupier a jusqu’à {most} caractères.</translation>
        </message>
        <message>
            <source>A dealer's order came to the shared table once more</source>
            <translation>Un ordre d’un croupier est arrivé une nouvelle fois à la table commune</translation>
        </message>
        <message>
            <source>A decision at the table: {what}</source>
            <translation>Une décision à la table : {what}</translation>
        </message>
        <message>
            <source>A door is open</source>
            <translation>Une porte est ouverte</translation>
        </message>
        <message>
            <source>A door was opened unobserved</source>
            <translation>Une porte a été ouverte sans témoin</translation>
        </message>
        <message>
            <source>A fader lays a cover</source>
            <translation>Celui qui couvre pose une couverture</translation>
        </message>
        <message>
            <source>A felt is saved as {name} already: forget it first, or choose another name.</source>
            <translation>Un tapis est déjà enregistré sous {name} : effacez-le d'abord ou choisissez un autre nom.</translation>
        </message>
        <message>
            <source>A first hand begins on an empty felt: first decide your bets or take them down.</source>
            <translation>Une première main commence sur un tapis vide : jouez d’abord vos mises ou retirez-les.</translation>
        </message>
        <message>
            <source>A first hand begins while nothing else is under way and no fault is shown.</source>
            <translation>Une première main commence quand rien d’autre n’est en cours et qu’aucun défaut n’est affiché.</translation>
        </message>
        <message>
            <source>A first hand is not offered here.</source>
            <translation>Aucune première main n’est proposée ici.</translation>
        </message>
        <message>
            <source>A first hand is offered where the player rolls the dice.</source>
            <translation>La première main est proposée là où le joueur lance les dés.</translation>
        </message>
        <message>
            <source>A first hand with play chips begins; it moves no money</source>
            <translation>Une première main avec des jetons d’essai commence ; elle ne déplace pas d’argent</translation>
        </message>
        <message>
            <source>A first hand with play chips is open: leave it first.</source>
            <translation>Une première main avec des jetons d’essai est ouverte : quittez-la d’abord.</translation>
        </message>
        <message>
            <source>A hand is played: bets are taken again with the next one.</source>
            <translation>Une main est en cours : les mises reprennent avec la suivante.</translation>
        </message>
        <message>
            <source>A hand pay is open: it has to be settled first.</source>
            <translation>Un paiement manuel est en cours : il faut d’abord le régler.</translation>
        </message>
        <message>
            <source>A limit can be lowered during a session, but not raised.</source>
            <translation>Une limite peut être abaissée pendant une session, mais pas relevée.</translation>
        </message>
        <message>
            <source>A limit must be above zero, and no more than can be set here.</source>
            <translation>Une limite doit être supérieure à zéro et ne pas dépasser ce qui peut être fixé ici.</translation>
        </message>
        <message>
            <source>A name has 1 to {most} characters.</source>
            <translation>Un nom a de 1 à {most} caractères.</translation>
        </message>
        <message>
            <source>A period does not end while the dice are out.</source>
            <translation>Une période ne se termine pas tant que les dés roulent.</translation>
        </message>
        <message>
            <source>A player has sat down</source>
            <translation>Un joueur s’est assis</translation>
        </message>
        <message>
            <source>A second card was put in while a player was logged in</source>
            <translation>Une deuxième carte a été introduite alors qu'un joueur était connecté</translation>
        </message>
        <message>
            <source>A secret key for the numbers of tickets is made</source>
            <translation>Une clé secrète pour les numéros des tickets est créée</translation>
        </message>
        <message>
            <source>A session does not end while the dice are out.</source>
            <translation>Une session ne se termine pas tant que les dés roulent.</translation>
        </message>
        <message>
            <source>A session does not end while there is credit.</source>
            <translation>Une session ne se termine pas tant qu’il y a du crédit.</translation>
        </message>
        <message>
            <source>A shift is open: it has to be ended first.</source>
            <translation>Un service est ouvert : il faut d’abord le terminer.</translation>
        </message>
        <message>
            <source>A shooter lays a bank</source>
            <translation>Un lanceur pose une banque</translation>
        </message>
        <message>
            <source>A sound is tested at a volume from 1 to {loudest}.</source>
            <translation>Un son se teste à un volume de 1 à {loudest}.</translation>
        </message>
        <message>
            <source>A staff key is turned: play goes on when it is turned back.</source>
            <translation>Une clé du personnel est tournée : le jeu reprend quand elle est remise.</translation>
        </message>
        <message>
            <source>A staff key is turned: what is timed rests</source>
            <translation>Une clé du personnel est tournée : les temps en cours sont suspendus</translation>
        </message>
        <message>
            <source>A station may be reserved for up to {minutes} minutes.</source>
            <translation>Un poste peut être réservé pendant {minutes} minutes au plus.</translation>
        </message>
        <message>
            <source>A technician has come: the statistics of the dice begin again</source>
            <translation>Un technicien est venu : la statistique des dés recommence</translation>
        </message>
        <message>
            <source>A technician has seen: {faults}</source>
            <translation>Un technicien a vu : {faults}</translation>
        </message>
        <message>
            <source>A technician looks at the dice, and then turns the technician's key.</source>
            <translation>Un technicien examine les dés, puis tourne la clé du technicien.</translation>
        </message>
        <message>
            <source>A technician mends it, and then turns the technician's key: nothing else ends it.</source>
            <translation>Un technicien la répare, puis tourne la clé du technicien : rien d’autre n’y met fin.</translation>
        </message>
        <message>
            <source>A test bill is waited for</source>
            <translation>Un billet d'essai est attendu</translation>
        </message>
        <message>
            <source>A test bill is waited for already.</source>
            <translation>Un billet d'essai est déjà attendu.</translation>
        </message>
        <message>
            <source>A ticket is for the whole credit: your bets have to be decided or taken down first.</source>
            <translation>Un ticket porte sur tout le crédit : vos paris doivent d’abord être décidés ou retirés.</translation>
        </message>
        <message>
            <source>A ticket is jammed</source>
            <translation>Un ticket est coincé</translation>
        </message>
        <message>
            <source>A ticket is still on its way.</source>
            <translation>Un ticket est encore en route.</translation>
        </message>
        <message>
            <source>A touch was felt far beside the screen.</source>
            <translation>Une touche a été détectée loin à côté de l’écran.</translation>
        </message>
        <message>
            <source>A win is to be paid by hand</source>
            <translation>Un gain est à payer à la main</translation>
        </message>
        <message>
            <source>A wrong PIN was entered for card {card}</source>
            <translation>Un code PIN erroné a été saisi pour la carte {card}</translation>
        </message>
        <message>
            <source>A wrong PIN was entered for card {card}: it is blocked</source>
            <translation>Un code PIN erroné a été saisi pour la carte {card} : elle est bloquée</translation>
        </message>
        <message>
            <source>A wrong PIN was entered for card {card}: the next is accepted after {seconds} seconds</source>
            <translation>Un code PIN erroné a été saisi pour la carte {card} : le suivant sera accepté après {seconds} secondes</translation>
        </message>
        <message>
            <source>A wrong PIN was entered for {name} (account {number})</source>
            <translation>Un code PIN faux a été saisi pour {name} (compte {number})</translation>
        </message>
        <message>
            <source>A wrong PIN was entered for {name} (account {number}): the next is accepted after {seconds} seconds</source>
            <translation>Un code PIN faux a été saisi pour {name} (compte {number}) : le prochain est accepté après {seconds} secondes</translation>
        </message>
        <message>
            <source>A wrong PIN was tried</source>
            <translation>Un code PIN faux a été essayé</translation>
        </message>
        <message>
            <source>Account {number} is added: {name}, {role}</source>
            <translation>Le compte {number} est ajouté : {name}, {role}</translation>
        </message>
        <message>
            <source>Account {number} of {before} is now: {name}, {role}</source>
            <translation>Le compte {number} de {before} est maintenant : {name}, {role}</translation>
        </message>
        <message>
            <source>Account {number} of {name} has a first PIN instead of a lost one</source>
            <translation>Le compte {number} de {name} a un premier code PIN à la place du code perdu</translation>
        </message>
        <message>
            <source>Account {number} of {name} is removed</source>
            <translation>Le compte {number} de {name} est supprimé</translation>
        </message>
        <message>
            <source>Account {number}: {name} has changed the PIN</source>
            <translation>Compte {number} : {name} a changé de code PIN</translation>
        </message>
        <message>
            <source>Accounting period {number} is ended by the key</source>
            <translation>La période comptable {number} est close par la clé</translation>
        </message>
        <message>
            <source>All at once</source>
            <translation>Tout à la fois</translation>
        </message>
        <message>
            <source>All bets together may be {most}; {bet} would make them {total}.</source>
            <translation>L’ensemble des paris peut atteindre {most} ; {bet} le porterait à {total}.</translation>
        </message>
        <message>
            <source>All doors are shut, no key is turned</source>
            <translation>Toutes les portes sont fermées, aucune clé n’est tournée</translation>
        </message>
        <message>
            <source>All doors are shut; turned: {keys}</source>
            <translation>Toutes les portes sont fermées ; tournée : {keys}</translation>
        </message>
        <message>
            <source>An attendant has credited what was disputed as number {number}</source>
            <translation>Un assistant a crédité ce qui était contesté sous le numéro {number}</translation>
        </message>
        <message>
            <source>An attendant has seen: {faults}</source>
            <translation>Un assistant a vu : {faults}</translation>
        </message>
        <message>
            <source>An attendant has settled what was disputed as number {number} without credit</source>
            <translation>Un assistant a réglé sans crédit ce qui était contesté sous le numéro {number}</translation>
        </message>
        <message>
            <source>An attendant says that ticket {number} was not printed: its amount is back</source>
            <translation>Un assistant dit que le ticket {number} n’a pas été imprimé : son montant est rendu</translation>
        </message>
        <message>
            <source>An attendant says that ticket {number} was printed</source>
            <translation>Un assistant dit que le ticket {number} a été imprimé</translation>
        </message>
        <message>
            <source>Another game begins on an empty felt: first decide your bets or take them down.</source>
            <translation>Un autre jeu commence sur un tapis vide : vos paris doivent d’abord être décidés ou retirés.</translation>
        </message>
        <message>
            <source>Another game is chosen: sheet {sheet}</source>
            <translation>Un autre jeu est choisi : table {sheet}</translation>
        </message>
        <message>
            <source>Another person has to change your own account.</source>
            <translation>Votre propre compte doit être modifié par une autre personne.</translation>
        </message>
        <message>
            <source>Another person has to confirm these dice than the one who has entered them.</source>
            <translation>Une autre personne que celle qui a saisi ces dés doit les confirmer.</translation>
        </message>
        <message>
            <source>Another person is signed in: sign out first.</source>
            <translation>Une autre personne est identifiée : déconnectez-la d'abord.</translation>
        </message>
        <message>
            <source>Another seat has the dice: only their shooter lays a bank.</source>
            <translation>Une autre place a les dés : seul le lanceur pose une banque.</translation>
        </message>
        <message>
            <source>At the start the clock is {days} days ahead of the last time that is known</source>
            <translation>Au démarrage, l’horloge avance de {days} jours sur la dernière heure connue</translation>
        </message>
        <message>
            <source>At this cabinet a key alone is enough: there is no sign-in.</source>
            <translation>Sur cette machine, une clé suffit : il n'y a pas d'identification.</translation>
        </message>
        <message>
            <source>At this cabinet no credit is given by hand.</source>
            <translation>Sur cet appareil, aucun crédit n’est donné à la main.</translation>
        </message>
        <message>
            <source>At this cabinet the dice are not passed: the player has them.</source>
            <translation>Sur ce terminal les dés ne se passent pas : le joueur les a.</translation>
        </message>
        <message>
            <source>At this table bets are not repeated by themselves.</source>
            <translation>À cette table, les paris ne sont pas répétés automatiquement.</translation>
        </message>
        <message>
            <source>At this table no felts are saved.</source>
            <translation>À cette table, aucun tapis n'est enregistré.</translation>
        </message>
        <message>
            <source>Auto Repeat begins</source>
            <translation>La répétition automatique commence</translation>
        </message>
        <message>
            <source>Auto Repeat ends: a break in play begins</source>
            <translation>La répétition automatique se termine : une pause de jeu commence</translation>
        </message>
        <message>
            <source>Auto Repeat ends: a limit of the player is reached</source>
            <translation>La répétition automatique se termine : une limite du joueur est atteinte</translation>
        </message>
        <message>
            <source>Auto Repeat ends: a reality check is due</source>
            <translation>La répétition automatique se termine : un point de session est dû</translation>
        </message>
        <message>
            <source>Auto Repeat ends: the bets could not be put up again</source>
            <translation>La répétition automatique se termine : les paris n’ont pas pu être reposés</translation>
        </message>
        <message>
            <source>Auto Repeat ends: the dice could not be called</source>
            <translation>La répétition automatique se termine : les dés n’ont pas pu être demandés</translation>
        </message>
        <message>
            <source>Auto Repeat ends: the player has to choose</source>
            <translation>La répétition automatique se termine : le joueur doit choisir</translation>
        </message>
        <message>
            <source>Auto Repeat ends: the player has touched the table</source>
            <translation>La répétition automatique se termine : le joueur a touché la table</translation>
        </message>
        <message>
            <source>Begin a new authority, and give the server and every machine of its tables new keys on the same day. Play stops only when the certificate has ended.</source>
            <translation>Créez une nouvelle autorité, et remettez le même jour de nouvelles clés au serveur et à chaque machine de ses tables. Le jeu ne s'arrête que lorsque le certificat a expiré.</translation>
        </message>
        <message>
            <source>Begin test mode first.</source>
            <translation>Commencez d’abord le mode test.</translation>
        </message>
        <message>
            <source>Bet</source>
            <translation>Mise</translation>
        </message>
        <message>
            <source>Bets are closed; the dice are thrown at the end of this time</source>
            <translation>Les mises sont closes ; les dés sont lancés à la fin de ce temps</translation>
        </message>
        <message>
            <source>Bets are not open for this order: round {number} has moved on.</source>
            <translation>Les mises ne sont pas ouvertes pour cet ordre : le tour {number} a avancé.</translation>
        </message>
        <message>
            <source>Bets are not valid yet: no bet is up that a roll can decide.</source>
            <translation>Les paris ne sont pas encore valables : aucun pari dont un lancer puisse décider n’est en jeu.</translation>
        </message>
        <message>
            <source>Bets are not valid yet: no player has a bet up that takes the dice.</source>
            <translation>Les paris ne sont pas encore valables : personne n’a de pari en jeu pour prendre les dés.</translation>
        </message>
        <message>
            <source>Bets are up: they have to be decided or taken down first.</source>
            <translation>Des mises sont posées : elles doivent d’abord être décidées ou retirées.</translation>
        </message>
        <message>
            <source>Bets are up: they have to be taken down, or the game has to end.</source>
            <translation>Des mises sont en jeu : il faut les retirer, ou que la partie se termine.</translation>
        </message>
        <message>
            <source>Bets of seat {seat} stand: the dice decide them first. Then print again what it is owed.</source>
            <translation>Des mises de la place {seat} sont en jeu : les dés en décident d’abord. Imprimez ensuite de nouveau ce qui lui est dû.</translation>
        </message>
        <message>
            <source>Bets switched</source>
            <translation>Mises commutées</translation>
        </message>
        <message>
            <source>Big Shot has no such thing.</source>
            <translation>Cela n’existe pas à Big Shot.</translation>
        </message>
        <message>
            <source>Bill validator</source>
            <translation>Lecteur de billets</translation>
        </message>
        <message>
            <source>Bill {number} goes back: {why}</source>
            <translation>Le billet {number} est rendu : {why}</translation>
        </message>
        <message>
            <source>Bill {number} is disputed: {why}</source>
            <translation>Le billet {number} est contesté : {why}</translation>
        </message>
        <message>
            <source>Bill {number} is done: it is disputed</source>
            <translation>Le billet {number} est terminé : contesté</translation>
        </message>
        <message>
            <source>Bill {number} is done: it is in the stacker</source>
            <translation>Le billet {number} est terminé : dans l’empileur</translation>
        </message>
        <message>
            <source>Bill {number} is done: it went back</source>
            <translation>Le billet {number} est terminé : rendu</translation>
        </message>
        <message>
            <source>Bill {number} is in escrow and is to be stacked</source>
            <translation>Le billet {number} est en attente et va être empilé</translation>
        </message>
        <message>
            <source>Bill {number} is in the stacker and credited</source>
            <translation>Le billet {number} est dans l’empileur et crédité</translation>
        </message>
        <message>
            <source>Bill {number} is not disputed.</source>
            <translation>Le billet {number} n’est pas contesté.</translation>
        </message>
        <message>
            <source>Breaks are not offered at this station.</source>
            <translation>Ce poste ne propose pas de pauses.</translation>
        </message>
        <message>
            <source>Cabinet board</source>
            <translation>Carte du meuble</translation>
        </message>
        <message>
            <source>Cabinet {cabinet} does not have seat {seat}.</source>
            <translation>La machine {cabinet} n’a pas la place {seat}.</translation>
        </message>
        <message>
            <source>Cancelled credit</source>
            <translation>Crédit annulé</translation>
        </message>
        <message>
            <source>Card reader</source>
            <translation>Lecteur de cartes</translation>
        </message>
        <message>
            <source>Card {card} is unblocked</source>
            <translation>La carte {card} est débloquée</translation>
        </message>
        <message>
            <source>Card {card} was put in or swiped</source>
            <translation>La carte {card} a été introduite ou glissée</translation>
        </message>
        <message>
            <source>Card {card} was put in or swiped, and asks for its PIN</source>
            <translation>La carte {card} a été introduite ou glissée et demande son code PIN</translation>
        </message>
        <message>
            <source>Change the cash box. It ends by itself when there is room.</source>
            <translation>Changez la caisse. Le défaut se termine de lui-même quand il y a de la place.</translation>
        </message>
        <message>
            <source>Check its cable and its power. It ends by itself when the board answers.</source>
            <translation>Vérifiez le câble et l’alimentation. Le défaut se termine de lui-même quand la carte répond.</translation>
        </message>
        <message>
            <source>Check its cable and its power. It ends by itself when the generator answers.</source>
            <translation>Vérifiez le câble et l’alimentation. Le défaut se termine de lui-même quand le générateur répond.</translation>
        </message>
        <message>
            <source>Check its cable and its power. It ends by itself when the printer answers.</source>
            <translation>Vérifiez le câble et l’alimentation. Le défaut se termine de lui-même quand l’imprimante répond.</translation>
        </message>
        <message>
            <source>Check its cable and its power. It ends by itself when the reader works; play needs no card.</source>
            <translation>Vérifier le câble et l'alimentation. Cela prend fin de soi-même quand le lecteur fonctionne ; on peut jouer sans carte.</translation>
        </message>
        <message>
            <source>Check its cable and its power. It ends by itself when the validator answers.</source>
            <translation>Vérifiez le câble et l’alimentation. Le défaut se termine de lui-même quand le lecteur répond.</translation>
        </message>
        <message>
            <source>Check the table and the line to it. It ends by itself when the table answers; bets that were sealed count meanwhile.</source>
            <translation>Vérifiez la table et la ligne qui y mène. Cela prend fin de soi-même quand la table répond ; les mises scellées comptent entre-temps.</translation>
        </message>
        <message>
            <source>Check the table's exchange and the line to it. It ends by itself when the exchange answers; all bets stand meanwhile.</source>
            <translation>Vérifiez l’échange de la table et la ligne qui y mène. Cela cesse de soi-même quand l’échange répond ; d’ici là, toutes les mises restent en place.</translation>
        </message>
        <message>
            <source>Choose a PIN for your card first.</source>
            <translation>Choisissez d'abord un code PIN pour votre carte.</translation>
        </message>
        <message>
            <source>Clear all</source>
            <translation>Tout effacer</translation>
        </message>
        <message>
            <source>Clear last</source>
            <translation>Effacer le dernier</translation>
        </message>
        <message>
            <source>Compare the ticket with the authority's books. It ends when the technician's key is turned.</source>
            <translation>Comparez le ticket avec les livres de l’autorité. Le défaut se termine quand la clé du technicien est tournée.</translation>
        </message>
        <message>
            <source>Compare the two values in the journal with the table's, and put right what is wrong. The technician's key has them compared again. Bets stand; without bets the credit can be cashed out. If it cannot be put right, two people void the bets on the page Faults: they go back to the credit.</source>
            <translation>Comparez les deux valeurs du journal à celles de la table et corrigez ce qui est faux. La clé du technicien les fait comparer de nouveau. Les mises restent ; sans mise, le crédit peut être encaissé. Si c’est impossible, deux personnes annulent les mises à la page Défauts : elles retournent au crédit.</translation>
        </message>
        <message>
            <source>Copy {copy} of the journal was repaired: {what}</source>
            <translation>La copie {copy} du journal a été réparée : {what}</translation>
        </message>
        <message>
            <source>Credit above the ticket limit</source>
            <translation>Crédit au-dessus de la limite du ticket</translation>
        </message>
        <message>
            <source>Credit is to be paid by hand</source>
            <translation>Du crédit est à payer à la main</translation>
        </message>
        <message>
            <source>Credit {number} is given by hand</source>
            <translation>Le crédit {number} est donné à la main</translation>
        </message>
        <message>
            <source>Credit {number} is not the next one.</source>
            <translation>Le crédit {number} n’est pas le suivant.</translation>
        </message>
        <message>
            <source>Credit, no ticket possible</source>
            <translation>Crédit, ticket impossible</translation>
        </message>
        <message>
            <source>Credit, the clock is wrong</source>
            <translation>Crédit, l'horloge est fausse</translation>
        </message>
        <message>
            <source>Dice are entered after the bets are closed.</source>
            <translation>Les dés sont saisis une fois les mises closes.</translation>
        </message>
        <message>
            <source>Dice generator</source>
            <translation>Générateur de dés</translation>
        </message>
        <message>
            <source>Dice may lie already: a person of the staff has to agree to a void throw, with a key turned.</source>
            <translation>Des dés sont peut-être déjà posés : une personne du personnel doit accepter l’annulation, avec une clé tournée.</translation>
        </message>
        <message>
            <source>Do the test print and the test throw first, or say why they are skipped.</source>
            <translation>Faites d’abord le test d’impression et le lancer d’essai, ou dites pourquoi ils sont omis.</translation>
        </message>
        <message>
            <source>Drop {number} cannot be printed.</source>
            <translation>Le retrait {number} ne peut pas être imprimé.</translation>
        </message>
        <message>
            <source>Drop {number} does not wait for a count.</source>
            <translation>Le retrait {number} n’attend pas de comptage.</translation>
        </message>
        <message>
            <source>Drop {number} is counted, with a difference</source>
            <translation>Le retrait {number} est compté, avec une différence</translation>
        </message>
        <message>
            <source>Drop {number} is counted: it is as expected</source>
            <translation>Le retrait {number} est compté : il est comme attendu</translation>
        </message>
        <message>
            <source>Drop {number} is not the next one.</source>
            <translation>Le retrait {number} n’est pas le suivant.</translation>
        </message>
        <message>
            <source>Drop {number} is undone: the cash box was put back unopened</source>
            <translation>Le retrait {number} est annulé : la caissette a été remise sans être ouverte</translation>
        </message>
        <message>
            <source>Enter {count} dice, each from 1 to 6.</source>
            <translation>Saisissez {count} dés, chacun de 1 à 6.</translation>
        </message>
        <message>
            <source>Every bet of it that can be put up now is up.</source>
            <translation>Tout ce qui peut en être misé maintenant est déjà posé.</translation>
        </message>
        <message>
            <source>Every bet of the last coup is up, or there was none.</source>
            <translation>Tous les paris du dernier coup sont en jeu, ou il n’y en avait aucun.</translation>
        </message>
        <message>
            <source>Every bet of the last roll that can be repeated is up.</source>
            <translation>Tous les paris du dernier lancer qui peuvent être répétés sont en jeu.</translation>
        </message>
        <message>
            <source>Exchange of the table</source>
            <translation>Échange de la table</translation>
        </message>
        <message>
            <source>First say whether the dice are kept or passed, or the bank of the house covered.</source>
            <translation>Dites d’abord si les dés sont gardés ou passés, ou si la banque de la maison est couverte.</translation>
        </message>
        <message>
            <source>Gaming day {number} begins: {date}</source>
            <translation>Le jour de jeu {number} commence : {date}</translation>
        </message>
        <message>
            <source>Gaming day {number} begins: {date}, days later: {days}</source>
            <translation>Le jour de jeu {number} commence : {date}, jours plus tard : {days}</translation>
        </message>
        <message>
            <source>Gaming day {number} begins: {date}, for the clock was ahead; days: {days}</source>
            <translation>Le jour de jeu {number} commence : {date}, car l’horloge avançait ; jours : {days}</translation>
        </message>
        <message>
            <source>Gaming day {number} cannot be printed here any more.</source>
            <translation>Le jour de jeu {number} ne peut plus être imprimé ici.</translation>
        </message>
        <message>
            <source>Gaming day {number} has ended since it was read: open it again.</source>
            <translation>Le jour de jeu {number} s’est terminé depuis sa lecture : ouvrez-le de nouveau.</translation>
        </message>
        <message>
            <source>Gaming day {number} has too many players for paper.</source>
            <translation>Le jour de jeu {number} a trop de joueurs pour être imprimé.</translation>
        </message>
        <message>
            <source>Give the parameter that is named here the same value at the table and at this station. Until then no bets are taken here; the credit can be cashed out. It ends by itself when the table has shown its value.</source>
            <translation>Donnez au paramètre nommé ici la même valeur à la table et à ce poste. D’ici là, aucune mise n’est acceptée ici ; le crédit peut être encaissé. Le défaut prend fin de lui-même dès que la table a montré sa valeur.</translation>
        </message>
        <message>
            <source>Hand pay {number} has no receipt.</source>
            <translation>Le paiement manuel {number} n’a pas de reçu.</translation>
        </message>
        <message>
            <source>Hand pay {number} is due: {why}</source>
            <translation>Paiement manuel {number} dû : {why}</translation>
        </message>
        <message>
            <source>Hand pay {number} is not open.</source>
            <translation>Le paiement manuel {number} n’est pas ouvert.</translation>
        </message>
        <message>
            <source>Hand pay {number} is paid by an attendant</source>
            <translation>Le paiement manuel {number} est fait par un assistant</translation>
        </message>
        <message>
            <source>Hand pay {number} was not paid: the credit is the player's</source>
            <translation>Le paiement manuel {number} n’a pas été fait : le crédit est au joueur</translation>
        </message>
        <message>
            <source>Have the house's authority issue a new one, put its folder of keys in place of the old one, and start the program again. Play stops only when the certificate has ended.</source>
            <translation>Faites-en établir un nouveau par l'autorité de la maison, mettez son dossier de clés à la place de l'ancien, et redémarrez le programme. Le jeu ne s'arrête que lorsque le certificat a expiré.</translation>
        </message>
        <message>
            <source>Hazard has no such thing: the shooter lays a bank, throws, and keeps or passes the dice.</source>
            <translation>Cela n’existe pas à Hazard : le lanceur pose une banque, lance, et garde ou passe les dés.</translation>
        </message>
        <message>
            <source>Hazard has one field, the bank.</source>
            <translation>Hazard n’a qu’une case, la banque.</translation>
        </message>
        <message>
            <source>In this game bets cannot be switched off.</source>
            <translation>À ce jeu, les paris ne peuvent pas être mis sur OFF.</translation>
        </message>
        <message>
            <source>In this game the puck cannot be moved by hand.</source>
            <translation>À ce jeu, le Puck ne peut pas être déplacé à la main.</translation>
        </message>
        <message>
            <source>It is not known whether a ticket came out</source>
            <translation>Nul ne sait si un ticket est sorti</translation>
        </message>
        <message>
            <source>It is not known whether ticket {number} is on paper: {why}</source>
            <translation>Nul ne sait si le ticket {number} est sur papier : {why}</translation>
        </message>
        <message>
            <source>It must be said for which player; here sit {names}.</source>
            <translation>Il faut préciser pour quel joueur ; à cette table : {names}.</translation>
        </message>
        <message>
            <source>Lay your bank first: then you can name the main for it.</source>
            <translation>Posez d'abord votre banque : vous pourrez ensuite annoncer le point principal.</translation>
        </message>
        <message>
            <source>Limits are set for a session, which begins with your first bill.</source>
            <translation>Les limites se fixent pour une session, qui commence avec votre premier billet.</translation>
        </message>
        <message>
            <source>Limits cannot be set at this station.</source>
            <translation>Aucune limite ne peut être fixée à ce poste.</translation>
        </message>
        <message>
            <source>Load paper soon. It ends by itself when there is enough.</source>
            <translation>Chargez bientôt du papier. Le défaut se termine de lui-même quand il y en a assez.</translation>
        </message>
        <message>
            <source>Load paper. It ends by itself when the printer is ready.</source>
            <translation>Chargez du papier. Le défaut se termine de lui-même quand l’imprimante est prête.</translation>
        </message>
        <message>
            <source>Local time is UTC{after} from now on; it was UTC{before}</source>
            <translation>L’heure locale est désormais UTC{after} ; elle était UTC{before}</translation>
        </message>
        <message>
            <source>Look at the camera, its power and its network. Play goes on with the drawn dice. It ends by itself when the picture is back.</source>
            <translation>Vérifiez la caméra, son alimentation et son réseau. Le jeu continue avec les dés dessinés. Le défaut cesse de lui-même quand l’image est revenue.</translation>
        </message>
        <message>
            <source>Look at the dice, and let the table go on, at the dealer's console or on the page Dealer.</source>
            <translation>Regardez les dés et laissez la table continuer, à la console du croupier ou à la page Croupier.</translation>
        </message>
        <message>
            <source>Look at the doors and locks, and acknowledge it on the page of faults or by turning the key back.</source>
            <translation>Examinez les portes et les serrures, et acquittez à la page des défauts ou en tournant la clé en arrière.</translation>
        </message>
        <message>
            <source>Look at the printer, and say on the attendant's panel whether the ticket came out whole.</source>
            <translation>Regardez l’imprimante et dites sur le panneau de l’assistant si le ticket est sorti entier.</translation>
        </message>
        <message>
            <source>Look where it is, and say so on the attendant's panel.</source>
            <translation>Regardez où il est et dites-le sur le panneau de l’assistant.</translation>
        </message>
        <message>
            <source>Make room on the disks. It ends by itself when there is room.</source>
            <translation>Faites de la place sur les disques. Le défaut se termine de lui-même quand il y en a.</translation>
        </message>
        <message>
            <source>Meters and cash box are in {currency}: first empty the box, count it, and clear the meters.</source>
            <translation>Compteurs et caissette sont en {currency} : il faut d’abord vider et compter la caissette et effacer les compteurs.</translation>
        </message>
        <message>
            <source>More than one card was in the reader</source>
            <translation>Il y avait plus d'une carte dans le lecteur</translation>
        </message>
        <message>
            <source>No BIG SHOT is on: three dice are thrown.</source>
            <translation>Aucun BIG SHOT n’est en cours : trois dés sont lancés.</translation>
        </message>
        <message>
            <source>No PIN was entered for card {card}: play goes on without it</source>
            <translation>Aucun code PIN n'a été saisi pour la carte {card} : le jeu continue sans elle</translation>
        </message>
        <message>
            <source>No RAM clear is permitted here today: that is the parameter access.ram_clear.</source>
            <translation>Aucun effacement RAM n’est autorisé ici aujourd’hui : c’est le paramètre access.ram_clear qui le détermine.</translation>
        </message>
        <message>
            <source>No bank can be laid now</source>
            <translation>Aucune banque ne peut être posée maintenant</translation>
        </message>
        <message>
            <source>No bank has been laid since the last throw.</source>
            <translation>Aucune banque n’a été posée depuis le dernier lancer.</translation>
        </message>
        <message>
            <source>No bank was taken back that could be laid again.</source>
            <translation>Aucune banque n’a été reprise qui puisse être reposée.</translation>
        </message>
        <message>
            <source>No bet has changed in this coup.</source>
            <translation>Aucun pari n’a changé pendant ce coup.</translation>
        </message>
        <message>
            <source>No bet is up that could be cleared.</source>
            <translation>Aucun pari en jeu ne peut être retiré.</translation>
        </message>
        <message>
            <source>No bet is up that could be doubled.</source>
            <translation>Aucun pari en jeu ne peut être doublé.</translation>
        </message>
        <message>
            <source>No bets are up at this station: the credit can be cashed out.</source>
            <translation>Aucune mise n’est posée à ce poste : le crédit peut être encaissé.</translation>
        </message>
        <message>
            <source>No bill can be tested now: {why}.</source>
            <translation>Aucun billet ne peut être testé maintenant : {why}.</translation>
        </message>
        <message>
            <source>No calibration fits these touches: one would still miss by {percent} % of the screen. Clean the panel, and touch the middle of each target.</source>
            <translation>Aucun calibrage ne convient à ces touches : l’une manquerait encore sa cible de {percent} % de l’écran. Nettoyez la dalle et touchez le milieu de chaque cible.</translation>
        </message>
        <message>
            <source>No calibration is on trial.</source>
            <translation>Aucun calibrage n’est à l’essai.</translation>
        </message>
        <message>
            <source>No card asks for a PIN.</source>
            <translation>Aucune carte ne demande de code PIN.</translation>
        </message>
        <message>
            <source>No choice is open: no player has three hits.</source>
            <translation>Aucun choix n’est ouvert : personne n’a trois succès.</translation>
        </message>
        <message>
            <source>No commission is asked for.</source>
            <translation>Aucune commission n’est demandée.</translation>
        </message>
        <message>
            <source>No copy of the journal is good: {why}</source>
            <translation>Aucune copie du journal n'est bonne : {why}</translation>
        </message>
        <message>
            <source>No dealer works at this table.</source>
            <translation>Aucun croupier ne travaille à cette table.</translation>
        </message>
        <message>
            <source>No dice are shown that could be confirmed.</source>
            <translation>Il n’y a pas de dés à confirmer.</translation>
        </message>
        <message>
            <source>No felt is saved as {name}.</source>
            <translation>Aucun tapis n'est enregistré sous {name}.</translation>
        </message>
        <message>
            <source>No gaming day has begun yet, for the clock shows an impossible time</source>
            <translation>Aucun jour de jeu n’a encore commencé, car l’horloge indique une heure impossible</translation>
        </message>
        <message>
            <source>No more bets</source>
            <translation>Rien ne va plus</translation>
        </message>
        <message>
            <source>No more bets: the BIG SHOT is on, and the fourth die is to be thrown.</source>
            <translation>Rien ne va plus : le BIG SHOT est en cours, et le quatrième dé va être lancé.</translation>
        </message>
        <message>
            <source>No more bets: the dealer confirms the dice.</source>
            <translation>Rien ne va plus : le croupier confirme les dés.</translation>
        </message>
        <message>
            <source>No more bets: the dealer has called, and the dice are to be thrown.</source>
            <translation>Rien ne va plus : le croupier l’a annoncé, et les dés vont être lancés.</translation>
        </message>
        <message>
            <source>No more bets: the dealer throws the dice.</source>
            <translation>Rien ne va plus : le croupier lance les dés.</translation>
        </message>
        <message>
            <source>No more bets: the dice are called for throw {number}</source>
            <translation>Rien ne va plus : les dés sont demandés pour le lancer {number}</translation>
        </message>
        <message>
            <source>No more bets: the dice are out.</source>
            <translation>Rien ne va plus : les dés sont lancés.</translation>
        </message>
        <message>
            <source>No more bets: the dice are thrown in a moment.</source>
            <translation>Rien ne va plus : les dés sont lancés dans un instant.</translation>
        </message>
        <message>
            <source>No new program waits to be accepted.</source>
            <translation>Aucun nouveau programme n’attend d’être accepté.</translation>
        </message>
        <message>
            <source>No other game comes next at the table</source>
            <translation>Aucun autre jeu ne vient ensuite à la table</translation>
        </message>
        <message>
            <source>No parameter is changed.</source>
            <translation>Aucun paramètre n’est modifié.</translation>
        </message>
        <message>
            <source>No player is logged in.</source>
            <translation>Aucun joueur n'est connecté.</translation>
        </message>
        <message>
            <source>No question about your card is open.</source>
            <translation>Aucune question sur votre carte n'est en attente.</translation>
        </message>
        <message>
            <source>No question about your session is open.</source>
            <translation>Aucune question sur votre session n’est en attente.</translation>
        </message>
        <message>
            <source>No seat is taken</source>
            <translation>Aucune place n’est occupée</translation>
        </message>
        <message>
            <source>No staff key is turned: what is timed goes on</source>
            <translation>Aucune clé du personnel n’est tournée : les temps en cours reprennent</translation>
        </message>
        <message>
            <source>No throw is under way that could be declared void.</source>
            <translation>Aucun lancer n’est en cours qui puisse être annulé.</translation>
        </message>
        <message>
            <source>No trusted key has the fingerprint {key}.</source>
            <translation>Aucune clé de confiance n’a l’empreinte {key}.</translation>
        </message>
        <message>
            <source>No {bet} bet is up.</source>
            <translation>Aucun pari {bet} n’est en jeu.</translation>
        </message>
        <message>
            <source>Nobody fades at this table: only the seat with the dice plays.</source>
            <translation>À cette table, personne ne couvre : seule la place qui a les dés joue.</translation>
        </message>
        <message>
            <source>Nothing has changed on the felt since the last roll.</source>
            <translation>Rien n’a changé sur le tapis depuis le dernier lancer.</translation>
        </message>
        <message>
            <source>Nothing has gone into this cash box yet.</source>
            <translation>Rien n’est encore entré dans cette caissette.</translation>
        </message>
        <message>
            <source>Nothing is put up: {because}</source>
            <translation>Rien n'est misé : {because}</translation>
        </message>
        <message>
            <source>Nothing is remembered of this player.</source>
            <translation>Rien n'est retenu de ce joueur.</translation>
        </message>
        <message>
            <source>Nothing was undone that could be redone.</source>
            <translation>Rien n’a été annulé qui puisse être rétabli.</translation>
        </message>
        <message>
            <source>Number has a field for each of 1, 2, 3, 4, 5, 6 and for nothing else.</source>
            <translation>Numéro a une case pour 1, 2, 3, 4, 5 et 6, et pour rien d’autre.</translation>
        </message>
        <message>
            <source>On this table only the dice move the puck.</source>
            <translation>À cette table, seuls les dés déplacent le Puck.</translation>
        </message>
        <message>
            <source>One of the two people who pay {amount} or more has to be a supervisor.</source>
            <translation>L’une des deux personnes qui paient {amount} ou plus doit être superviseur.</translation>
        </message>
        <message>
            <source>Only a shared table takes this order.</source>
            <translation>Seule une table commune accepte cet ordre.</translation>
        </message>
        <message>
            <source>Only a technician may do this: turn the technician key.</source>
            <translation>Seul un technicien peut faire cela : tournez la clé du technicien.</translation>
        </message>
        <message>
            <source>Only an attendant may do this: turn the attendant key.</source>
            <translation>Seul un assistant y est autorisé : tournez la clé de l’assistant.</translation>
        </message>
        <message>
            <source>Only bets that are locked or off are up: {bets}.</source>
            <translation>Seuls des paris verrouillés ou OFF sont en jeu : {bets}.</translation>
        </message>
        <message>
            <source>Only multiples of {step} on {bet} pay whole cents; {stake} does not.</source>
            <translation>Seuls les multiples de {step} sur {bet} paient en cents entiers ; {stake} n’en est pas un.</translation>
        </message>
        <message>
            <source>Only the last cash box that was taken out can have been put back.</source>
            <translation>Seule la dernière caissette retirée peut avoir été remise.</translation>
        </message>
        <message>
            <source>Only the shooter moves the puck.</source>
            <translation>Seul le lanceur déplace le puck.</translation>
        </message>
        <message>
            <source>Only the shooter passes the dice.</source>
            <translation>Seul le lanceur passe les dés.</translation>
        </message>
        <message>
            <source>Only the staff may do this: turn a key.</source>
            <translation>Seul le personnel peut faire cela : tournez une clé.</translation>
        </message>
        <message>
            <source>Only {left} can be paid out, not {amount}.</source>
            <translation>Seuls {left} peuvent être payés, et non {amount}.</translation>
        </message>
        <message>
            <source>Open the logic door: meters are cleared from inside the logic area only.</source>
            <translation>Ouvrez la porte de la logique : les compteurs ne s’effacent que de l’intérieur.</translation>
        </message>
        <message>
            <source>Open the logic door: the first operator is added from inside the logic area only.</source>
            <translation>Ouvrez la porte de la logique : le premier exploitant n'est ajouté que depuis la zone logique.</translation>
        </message>
        <message>
            <source>Open the logic door: this is changed from inside the logic area only.</source>
            <translation>Ouvrez la porte logique : ceci ne se modifie que depuis l’intérieur de la zone logique.</translation>
        </message>
        <message>
            <source>Open: {doors}; no key is turned</source>
            <translation>Ouverte : {doors} ; aucune clé n’est tournée</translation>
        </message>
        <message>
            <source>Open: {doors}; turned: {keys}</source>
            <translation>Ouverte : {doors} ; tournée : {keys}</translation>
        </message>
        <message>
            <source>Opened unobserved, times: {doors}</source>
            <translation>Ouvert sans témoin, nombre de fois : {doors}</translation>
        </message>
        <message>
            <source>Order {number} of dealer {name} is carried out</source>
            <translation>L’ordre {number} du croupier {name} est exécuté</translation>
        </message>
        <message>
            <source>Order {number} of dealer {name} is refused: {why}</source>
            <translation>L’ordre {number} du croupier {name} est refusé : {why}</translation>
        </message>
        <message>
            <source>Other dice are shown now: look at them before you confirm.</source>
            <translation>D’autres dés sont affichés : regardez-les avant de confirmer.</translation>
        </message>
        <message>
            <source>Paper waits in the slot of the ticket printer</source>
            <translation>Du papier attend dans la fente de l’imprimante de tickets</translation>
        </message>
        <message>
            <source>Param.ini cannot be changed: {why}.</source>
            <translation>Param.ini ne peut pas être modifié : {why}.</translation>
        </message>
        <message>
            <source>Param.ini cannot be used: {why}.</source>
            <translation>Param.ini est inutilisable : {why}.</translation>
        </message>
        <message>
            <source>Param.ini is written; the earlier file is kept as {copy}</source>
            <translation>Param.ini est écrit ; l’ancien fichier est conservé sous {copy}</translation>
        </message>
        <message>
            <source>Param.ini was edited by hand: the terminal has to restart on it first.</source>
            <translation>Param.ini a été modifié à la main : le terminal doit d’abord redémarrer avec lui.</translation>
        </message>
        <message>
            <source>Param.ini was edited, and the earlier values stay in force: {changes}</source>
            <translation>Param.ini a été modifié, et les valeurs antérieures restent en vigueur : {changes}</translation>
        </message>
        <message>
            <source>Param.ini was not written: {why}.</source>
            <translation>Param.ini n’a pas été écrit : {why}.</translation>
        </message>
        <message>
            <source>Parameters are changed at the cabinet by {by}: {changes}</source>
            <translation>Paramètres modifiés sur l’appareil, {by} : {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed by a preset, by {by}: {changes}</source>
            <translation>Paramètres modifiés par un préréglage, {by} : {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed by an imported configuration, by {by}, from the file {digest} with the key {key}: {changes}</source>
            <translation>Paramètres modifiés par une configuration importée, {by}, du fichier {digest} avec la clé {key} : {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed by an imported configuration, by {by}: {changes}</source>
            <translation>Paramètres modifiés par une configuration importée, {by} : {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed by the preset {preset}, by {by}: {changes}</source>
            <translation>Paramètres modifiés par le préréglage {preset}, {by} : {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed in Param.ini, which {by} accepted: {changes}</source>
            <translation>Paramètres modifiés dans Param.ini, accepté par {by} : {changes}</translation>
        </message>
        <message>
            <source>Parameters are changed: {changes}</source>
            <translation>Paramètres modifiés : {changes}</translation>
        </message>
        <message>
            <source>Pay it, and confirm that on the attendant's panel, or give it back.</source>
            <translation>Payez-le et confirmez-le sur le panneau de l’assistant, ou rendez-le.</translation>
        </message>
        <message>
            <source>Pay it, and confirm that on the attendant's panel.</source>
            <translation>Payez-le et confirmez-le sur le panneau de l’assistant.</translation>
        </message>
        <message>
            <source>Period {number} cannot be printed any more.</source>
            <translation>La période {number} ne peut plus être imprimée.</translation>
        </message>
        <message>
            <source>Period {number} is not the one that runs.</source>
            <translation>La période {number} n’est pas celle en cours.</translation>
        </message>
        <message>
            <source>Play is locked</source>
            <translation>Le jeu est bloqué</translation>
        </message>
        <message>
            <source>Play is locked: {why}.</source>
            <translation>Le jeu est verrouillé : {why}.</translation>
        </message>
        <message>
            <source>Play waits until the clock is put right or confirmed.</source>
            <translation>Le jeu attend que l’horloge soit mise à l’heure ou confirmée.</translation>
        </message>
        <message>
            <source>Play waits: it is not known whether the doors are shut.</source>
            <translation>Le jeu attend : personne ne peut voir si les portes sont fermées.</translation>
        </message>
        <message>
            <source>Please answer YES or NO to the commission first.</source>
            <translation>Veuillez d’abord répondre OUI ou NON à la commission.</translation>
        </message>
        <message>
            <source>Please answer the question first.</source>
            <translation>Veuillez d’abord répondre à la question.</translation>
        </message>
        <message>
            <source>Please read how your session stands first, and choose how to go on.</source>
            <translation>Veuillez d’abord lire où en est votre session et choisir comment continuer.</translation>
        </message>
        <message>
            <source>Please wait: {what}.</source>
            <translation>Veuillez patienter : {what}.</translation>
        </message>
        <message>
            <source>Practice does not set the clock.</source>
            <translation>En mode d'exercice, l'horloge n'est pas réglée.</translation>
        </message>
        <message>
            <source>Press</source>
            <translation>Augmenter</translation>
        </message>
        <message>
            <source>Press raises the Place bet on the Point, and no bet on {bet} is up.</source>
            <translation>Augmenter porte sur le pari Place du Point, et aucun pari n’est en jeu sur {bet}.</translation>
        </message>
        <message>
            <source>Print first what seat {seat} is owed.</source>
            <translation>Imprimez d’abord ce qui est dû à la place {seat}.</translation>
        </message>
        <message>
            <source>Puck moved by hand</source>
            <translation>Puck déplacé à la main</translation>
        </message>
        <message>
            <source>Put it back into service on the staff's page for that.</source>
            <translation>Remettez-le en service sur la page du personnel prévue à cet effet.</translation>
        </message>
        <message>
            <source>Put the cash box in. It ends by itself when the stacker is shut.</source>
            <translation>Mettez la caisse. Le défaut se termine de lui-même quand l’empileur est fermé.</translation>
        </message>
        <message>
            <source>RAM clear</source>
            <translation>Effacement de la RAM</translation>
        </message>
        <message>
            <source>Read the sentence on the screen. It ends by a new start that no longer finds the reason.</source>
            <translation>Lisez la phrase à l’écran. Cela finit par un redémarrage qui n’en trouve plus la raison.</translation>
        </message>
        <message>
            <source>Read what it says, and look into it. It ends by itself when the generator is ready.</source>
            <translation>Lisez ce qu’il dit et examinez-le. Le défaut se termine de lui-même quand le générateur est prêt.</translation>
        </message>
        <message>
            <source>Read what it says, and look into it. It ends by itself when the table takes the station.</source>
            <translation>Lisez ce qu'elle dit et cherchez la cause. Cela prend fin de soi-même quand la table accepte le poste.</translation>
        </message>
        <message>
            <source>Read what it says, and look into it. It ends by itself when the validator is ready.</source>
            <translation>Lisez ce qu’il dit et examinez-le. Le défaut se termine de lui-même quand le lecteur est prêt.</translation>
        </message>
        <message>
            <source>Read what it says. It ends by itself when the authority answers.</source>
            <translation>Lisez ce qu’elle dit. Le défaut se termine de lui-même quand l’autorité répond.</translation>
        </message>
        <message>
            <source>Read what it says: shut its head and its drawer, switch it online. It ends when the printer is ready.</source>
            <translation>Lisez ce qu’elle dit : fermez la tête et le tiroir, mettez-la en ligne. Le défaut se termine quand l’imprimante est prête.</translation>
        </message>
        <message>
            <source>Reality check: {played} played; the result so far</source>
            <translation>Point de session : {played} de jeu ; le résultat jusqu’ici</translation>
        </message>
        <message>
            <source>Removed</source>
            <translation>Retiré</translation>
        </message>
        <message>
            <source>Repair what the generator reports. It then reports the throw, or throws again; the bets stay as they are.</source>
            <translation>Réparez ce que signale le générateur. Il annonce alors le lancer ou relance ; les mises restent.</translation>
        </message>
        <message>
            <source>Round {number} follows the players' choice, without bets</source>
            <translation>Le tour {number} suit le choix des joueurs, sans mises</translation>
        </message>
        <message>
            <source>Round {number} has moved on, and takes no such order.</source>
            <translation>Le tour {number} a avancé et n’accepte pas cet ordre.</translation>
        </message>
        <message>
            <source>Round {number} is decided by {dice}</source>
            <translation>Le tour {number} est décidé par {dice}</translation>
        </message>
        <message>
            <source>Round {number} is not the next one.</source>
            <translation>Le tour {number} n’est pas le suivant.</translation>
        </message>
        <message>
            <source>Round {number} is over without a throw: the dice pass</source>
            <translation>Le tour {number} est terminé sans lancer : les dés passent</translation>
        </message>
        <message>
            <source>Round {number} is under way.</source>
            <translation>Le tour {number} est en cours.</translation>
        </message>
        <message>
            <source>Round {number} is void, {dice} does not count: {why}</source>
            <translation>Le tour {number} est nul, {dice} ne compte pas : {why}</translation>
        </message>
        <message>
            <source>Round {number} is void: {why}</source>
            <translation>Le tour {number} est nul : {why}</translation>
        </message>
        <message>
            <source>Round {number}: bets are up at seats {seats}</source>
            <translation>Tour {number} : des mises sont posées aux places {seats}</translation>
        </message>
        <message>
            <source>Round {number}: betting is open</source>
            <translation>Tour {number} : les mises sont ouvertes</translation>
        </message>
        <message>
            <source>Round {number}: betting is open, nobody shoots</source>
            <translation>Tour {number} : les mises sont ouvertes, personne ne lance</translation>
        </message>
        <message>
            <source>Round {number}: betting is open, seat {seat} shoots</source>
            <translation>Tour {number} : les mises sont ouvertes, la place {seat} lance</translation>
        </message>
        <message>
            <source>Round {number}: last bets are called</source>
            <translation>Tour {number} : les derniers paris sont annoncés</translation>
        </message>
        <message>
            <source>Round {number}: main {main} is named, and these bets count, by seat and version: {seals}</source>
            <translation>Tour {number} : le point principal {main} est annoncé, et ces mises comptent, par place et version : {seals}</translation>
        </message>
        <message>
            <source>Round {number}: no bet was placed, the betting time begins again</source>
            <translation>Tour {number} : aucune mise, le temps de mise recommence</translation>
        </message>
        <message>
            <source>Round {number}: no bets count</source>
            <translation>Tour {number} : aucune mise ne compte</translation>
        </message>
        <message>
            <source>Round {number}: no more bets</source>
            <translation>Tour {number} : rien ne va plus</translation>
        </message>
        <message>
            <source>Round {number}: no more bets, the time is over</source>
            <translation>Tour {number} : rien ne va plus, le temps est écoulé</translation>
        </message>
        <message>
            <source>Round {number}: no seat has bets up</source>
            <translation>Tour {number} : aucune place n’a de mise posée</translation>
        </message>
        <message>
            <source>Round {number}: nobody takes the dice</source>
            <translation>Tour {number} : personne ne prend les dés</translation>
        </message>
        <message>
            <source>Round {number}: results of seats {seats}</source>
            <translation>Tour {number} : résultats des places {seats}</translation>
        </message>
        <message>
            <source>Round {number}: seat {seat} shoots</source>
            <translation>Tour {number} : la place {seat} lance</translation>
        </message>
        <message>
            <source>Round {number}: the bets are sealed as version {version}</source>
            <translation>Tour {number} : les mises sont scellées, version {version}</translation>
        </message>
        <message>
            <source>Round {number}: the bets at this seat are void ({what}): here {here}, there {there}</source>
            <translation>Tour {number} : les mises de cette place sont nulles ({what}) : ici {here}, là-bas {there}</translation>
        </message>
        <message>
            <source>Round {number}: the bets of the round before stand</source>
            <translation>Tour {number} : les mises du tour précédent restent</translation>
        </message>
        <message>
            <source>Round {number}: the dice show {dice}; no bet was up here</source>
            <translation>Tour {number} : les dés montrent {dice} ; aucune mise n'était posée ici</translation>
        </message>
        <message>
            <source>Round {number}: the generator has read {dice}</source>
            <translation>Tour {number} : le générateur a lu {dice}</translation>
        </message>
        <message>
            <source>Round {number}: the last bets are sealed as version {version}</source>
            <translation>Tour {number} : les dernières mises sont scellées, version {version}</translation>
        </message>
        <message>
            <source>Round {number}: the table has version {version}</source>
            <translation>Tour {number} : la table a la version {version}</translation>
        </message>
        <message>
            <source>Round {number}: the table plays main {main}</source>
            <translation>Tour {number} : la table joue le point principal {main}</translation>
        </message>
        <message>
            <source>Round {number}: the table plays main {main} and chance {chance}</source>
            <translation>Tour {number} : la table joue le point principal {main} et la chance {chance}</translation>
        </message>
        <message>
            <source>Round {number}: the table throws for the main</source>
            <translation>Tour {number} : la table tire le point principal</translation>
        </message>
        <message>
            <source>Round {number}: the table's puck is OFF</source>
            <translation>Tour {number} : le puck de la table est sur OFF</translation>
        </message>
        <message>
            <source>Round {number}: the table's puck is ON {point}</source>
            <translation>Tour {number} : le puck de la table est sur ON {point}</translation>
        </message>
        <message>
            <source>Round {number}: these bets count, by seat and version: {seals}</source>
            <translation>Tour {number} : ces mises comptent, par place et version : {seals}</translation>
        </message>
        <message>
            <source>Round {number}: this station and the table disagree ({what}): here {here}, there {there}</source>
            <translation>Tour {number} : ce poste et la table se contredisent ({what}) : ici {here}, là-bas {there}</translation>
        </message>
        <message>
            <source>Round {number}: throw {throw} is void, {dice} does not count: {why}</source>
            <translation>Tour {number} : le lancer {throw} est nul, {dice} ne compte pas : {why}</translation>
        </message>
        <message>
            <source>Round {number}: throw {throw} is void: {why}</source>
            <translation>Tour {number} : le lancer {throw} est nul : {why}</translation>
        </message>
        <message>
            <source>Round {number}: version {version} came too late</source>
            <translation>Tour {number} : la version {version} est arrivée trop tard</translation>
        </message>
        <message>
            <source>Round {number}: version {version} of the bets counts</source>
            <translation>Tour {number} : la version {version} des mises compte</translation>
        </message>
        <message>
            <source>Round {number}: {dice} counts as read, the dealer did not answer</source>
            <translation>Tour {number} : {dice} compte tel que lu, le croupier n’a pas répondu</translation>
        </message>
        <message>
            <source>Round {number}: {dice} is confirmed</source>
            <translation>Tour {number} : {dice} est confirmé</translation>
        </message>
        <message>
            <source>Round {number}: {dice} was entered</source>
            <translation>Tour {number} : {dice} a été saisi</translation>
        </message>
        <message>
            <source>Round {number}: {phase}</source>
            <translation>Tour {number} : {phase}</translation>
        </message>
        <message>
            <source>Round {number}: {what}</source>
            <translation>Tour {number} : {what}</translation>
        </message>
        <message>
            <source>Round {round} goes on</source>
            <translation>Le tour {round} continue</translation>
        </message>
        <message>
            <source>Round {round} goes on after a start</source>
            <translation>Le tour {round} continue après un démarrage</translation>
        </message>
        <message>
            <source>Round {round} is decided at the table, without this seat</source>
            <translation>Le tour {round} est décidé à la table, sans cette place</translation>
        </message>
        <message>
            <source>Round {round} is over without a throw</source>
            <translation>Le tour {round} se termine sans jet</translation>
        </message>
        <message>
            <source>Round {round}: no more bets here, the time is over</source>
            <translation>Tour {round} : plus de mises ici, le temps est écoulé</translation>
        </message>
        <message>
            <source>Round {round}: players choose whether they risk their win</source>
            <translation>Tour {round} : des joueurs choisissent s’ils risquent leur gain</translation>
        </message>
        <message>
            <source>Round {round}: the last bets are in, or their time is over</source>
            <translation>Tour {round} : les dernières mises sont là, ou leur temps est écoulé</translation>
        </message>
        <message>
            <source>Round {round}: this station and the table are compared again</source>
            <translation>Tour {round} : ce poste et la table sont de nouveau comparés</translation>
        </message>
        <message>
            <source>Seat {seat} cannot shoot: it is silent, or has no bet for it.</source>
            <translation>La place {seat} ne peut pas lancer : elle est muette ou n’a pas de mise pour cela.</translation>
        </message>
        <message>
            <source>Seat {seat} is being freed.</source>
            <translation>La place {seat} est en cours de libération.</translation>
        </message>
        <message>
            <source>Seat {seat} is free, and cabinet {cabinet} is refused from now on</source>
            <translation>La place {seat} est libre, et la machine {cabinet} est désormais refusée</translation>
        </message>
        <message>
            <source>Seat {seat} is not freed: cabinet {cabinet} was back since its sum was printed</source>
            <translation>La place {seat} n’est pas libérée : la machine {cabinet} est revenue depuis l’impression de sa somme</translation>
        </message>
        <message>
            <source>Seat {seat} of cabinet {cabinet} is to be freed</source>
            <translation>La place {seat} de la machine {cabinet} doit être libérée</translation>
        </message>
        <message>
            <source>Seat {seat} throws the dice.</source>
            <translation>La place {seat} lance les dés.</translation>
        </message>
        <message>
            <source>Seats {taken} are taken, and all are heard</source>
            <translation>Les places {taken} sont occupées, et toutes répondent</translation>
        </message>
        <message>
            <source>Seats {taken} are taken; not heard: {silent}</source>
            <translation>Les places {taken} sont occupées ; ne répondent pas : {silent}</translation>
        </message>
        <message>
            <source>See who feeds in tickets that no cabinet has printed. It ends when its time is over, or when it is acknowledged on the page of faults or by turning the attendant's key back.</source>
            <translation>Voyez qui insère des tickets qu’aucune machine n’a imprimés. Cela se termine avec le délai, ou quand on l’acquitte à la page des défauts ou en tournant la clé de l’assistant en arrière.</translation>
        </message>
        <message>
            <source>See who feeds them in, look at the tickets, and acknowledge it on the page of faults or by turning the key back.</source>
            <translation>Voyez qui les insère, examinez les tickets, et acquittez à la page des défauts ou en tournant la clé en arrière.</translation>
        </message>
        <message>
            <source>Send a dealer to the table. All bets stand, and any step of the dealer ends it.</source>
            <translation>Envoyez un croupier à la table. Toutes les mises restent en place, et toute action du croupier y met fin.</translation>
        </message>
        <message>
            <source>Send a dealer to the table. Dice that lie are confirmed or declared void on the page Dealer.</source>
            <translation>Envoyez un croupier à la table. Les dés posés se confirment ou s’annulent à la page Croupier.</translation>
        </message>
        <message>
            <source>Set the clock right. If it is right as it is, confirm it: Diagnostics, Clock.</source>
            <translation>Réglez l'horloge. Si elle est déjà juste, confirmez-la : Diagnostic, Horloge.</translation>
        </message>
        <message>
            <source>Set the clock right: it then ends by itself. Turn the technician's key if it is right as it is.</source>
            <translation>Mettez l’horloge à l’heure : le défaut se termine de lui-même. Si elle est juste ainsi, tournez la clé du technicien.</translation>
        </message>
        <message>
            <source>Sheet {sheet} comes next at the table, once no bets are up</source>
            <translation>La table {sheet} vient ensuite, dès qu’aucune mise n’est posée</translation>
        </message>
        <message>
            <source>Shift {number} begins</source>
            <translation>Le service {number} commence</translation>
        </message>
        <message>
            <source>Shift {number} cannot be printed.</source>
            <translation>Le service {number} ne peut pas être imprimé.</translation>
        </message>
        <message>
            <source>Shift {number} ends</source>
            <translation>Le service {number} se termine</translation>
        </message>
        <message>
            <source>Shift {number} is not open.</source>
            <translation>Le service {number} n’est pas ouvert.</translation>
        </message>
        <message>
            <source>Shift {number} is not the next one.</source>
            <translation>Le service {number} n’est pas le suivant.</translation>
        </message>
        <message>
            <source>Shift {number} of {name} ends</source>
            <translation>Le service {number} de {name} se termine</translation>
        </message>
        <message>
            <source>Shut every door. It ends by itself when all are shut.</source>
            <translation>Fermez toutes les portes. Le défaut se termine de lui-même quand toutes sont fermées.</translation>
        </message>
        <message>
            <source>Sign in first.</source>
            <translation>Identifiez-vous d'abord.</translation>
        </message>
        <message>
            <source>Slip {number} has failed: {why}</source>
            <translation>Le bordereau {number} a échoué : {why}</translation>
        </message>
        <message>
            <source>Slip {number} is on paper</source>
            <translation>Le bordereau {number} est imprimé</translation>
        </message>
        <message>
            <source>Slip {number} is printed: a list of the staff's menu</source>
            <translation>Impression du bordereau {number} : une liste du menu du personnel</translation>
        </message>
        <message>
            <source>Slip {number} is printed: a test</source>
            <translation>Impression du bordereau {number} : un test</translation>
        </message>
        <message>
            <source>Slip {number} is printed: count of drop {about}</source>
            <translation>Impression du bordereau {number} : comptage du retrait {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: credit by hand {about}</source>
            <translation>Impression du bordereau {number} : crédit manuel {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: events up to {about}</source>
            <translation>Impression du bordereau {number} : événements jusqu’au {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: game {about}</source>
            <translation>Impression du bordereau {number} : partie {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: meters of period {about}</source>
            <translation>Impression du bordereau {number} : compteurs de la période {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: page {about} of the meters</source>
            <translation>Impression du bordereau {number} : page {about} des compteurs</translation>
        </message>
        <message>
            <source>Slip {number} is printed: players of gaming day {about}</source>
            <translation>Impression du bordereau {number} : joueurs du jour de jeu {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: shift {about}</source>
            <translation>Impression du bordereau {number} : service {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the hand-over</source>
            <translation>Impression du bordereau {number} : la remise</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the meters</source>
            <translation>Impression du bordereau {number} : les compteurs</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the receipt of hand pay {about}</source>
            <translation>Impression du bordereau {number} : le reçu du paiement manuel {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the sheet of faults</source>
            <translation>Impression du bordereau {number} : la fiche des défauts</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the totals of gaming day {about}</source>
            <translation>Impression du bordereau {number} : les totaux du jour de jeu {about}</translation>
        </message>
        <message>
            <source>Slip {number} is printed: the void bets of round {about}</source>
            <translation>Impression du bordereau {number} : mises nulles du tour {about}</translation>
        </message>
        <message>
            <source>Somebody has put it into the exchange past the program, or an old copy of the exchange was put back: look into it. It ends when the technician's key is turned.</source>
            <translation>Quelqu’un l’a introduit dans l’échange sans passer par le programme, ou une ancienne copie de l’échange a été remise en place : cherchez-en la cause. Le défaut se termine quand la clé du technicien est tournée.</translation>
        </message>
        <message>
            <source>Sound tested at volume {volume}: {sound}</source>
            <translation>Son testé au volume {volume} : {sound}</translation>
        </message>
        <message>
            <source>Stations have bets at this table: they have to be decided first.</source>
            <translation>Des postes ont des mises à cette table : elles doivent d’abord être décidées.</translation>
        </message>
        <message>
            <source>Take the bill out of the path. It ends by itself when the validator is free.</source>
            <translation>Retirez le billet du chemin. Le défaut se termine de lui-même quand le lecteur est libre.</translation>
        </message>
        <message>
            <source>Take the paper out of the path. It ends by itself when the printer is ready.</source>
            <translation>Retirez le papier du chemin. Le défaut se termine de lui-même quand l’imprimante est prête.</translation>
        </message>
        <message>
            <source>Take your bank down first: the dice are passed without one.</source>
            <translation>Retirez d'abord votre banque : les dés se passent sans elle.</translation>
        </message>
        <message>
            <source>Test bill {number} is back</source>
            <translation>Le billet d'essai {number} est rendu</translation>
        </message>
        <message>
            <source>Test bill {number} is in escrow: it goes back</source>
            <translation>Le billet d'essai {number} est en attente : il est rendu</translation>
        </message>
        <message>
            <source>Test mode has begun</source>
            <translation>Le mode test a commencé</translation>
        </message>
        <message>
            <source>Test mode has ended</source>
            <translation>Le mode test est terminé</translation>
        </message>
        <message>
            <source>Test mode has ended: the key was turned back</source>
            <translation>Le mode test est terminé : la clé a été remise en position</translation>
        </message>
        <message>
            <source>Test mode has ended: the program starts again</source>
            <translation>Le mode test est terminé : le programme redémarre</translation>
        </message>
        <message>
            <source>Test mode has ended: the technician is signed out</source>
            <translation>Le mode test est terminé : le technicien est déconnecté</translation>
        </message>
        <message>
            <source>Test mode is on already.</source>
            <translation>Le mode test est déjà activé.</translation>
        </message>
        <message>
            <source>Test mode is on: end it first.</source>
            <translation>Le mode test est activé : terminez-le d’abord.</translation>
        </message>
        <message>
            <source>Test throw {throw} has no result: {why}</source>
            <translation>Le lancer de test {throw} n’a pas de résultat : {why}</translation>
        </message>
        <message>
            <source>Test throw {throw} is called</source>
            <translation>Le lancer de test {throw} est demandé</translation>
        </message>
        <message>
            <source>Test throw {throw}: {dice}</source>
            <translation>Lancer de test {throw} : {dice}</translation>
        </message>
        <message>
            <source>That is not asked at a craps table.</source>
            <translation>Cela ne se demande pas à une table de craps.</translation>
        </message>
        <message>
            <source>The BIG SHOT is on: the fourth die comes first.</source>
            <translation>Le BIG SHOT est en cours : le quatrième dé vient d’abord.</translation>
        </message>
        <message>
            <source>The BIG SHOT was chosen, and a choice is final.</source>
            <translation>Le BIG SHOT a été choisi, et un choix est définitif.</translation>
        </message>
        <message>
            <source>The RAM clear is confirmed: this journal ends</source>
            <translation>L'effacement de la mémoire est confirmé : ce journal se termine</translation>
        </message>
        <message>
            <source>The RAM clear that was permitted is done: the next one takes another signed configuration.</source>
            <translation>L’effacement RAM autorisé est fait : le suivant demande une autre configuration signée.</translation>
        </message>
        <message>
            <source>The agreement of {name} (account {number}) has ended</source>
            <translation>L'accord de {name} (compte {number}) a pris fin</translation>
        </message>
        <message>
            <source>The agreement of {name} (account {number}) has ended: its time is over</source>
            <translation>L'accord de {name} (compte {number}) a pris fin : son temps est écoulé</translation>
        </message>
        <message>
            <source>The agreement of {name} (account {number}) was used</source>
            <translation>L'accord de {name} (compte {number}) a été utilisé</translation>
        </message>
        <message>
            <source>The attendant is called</source>
            <translation>L’assistant est appelé</translation>
        </message>
        <message>
            <source>The attendant pays the credit of {amount} by hand.</source>
            <translation>L’assistant paie à la main le crédit de {amount}.</translation>
        </message>
        <message>
            <source>The attendant pays the win of {amount} by hand: please wait.</source>
            <translation>L’assistant paie à la main le gain de {amount} : veuillez patienter.</translation>
        </message>
        <message>
            <source>The attendant's key has answered the call</source>
            <translation>La clé de l’assistant a répondu à l’appel</translation>
        </message>
        <message>
            <source>The authority accepts the ticket with number {number}</source>
            <translation>L’autorité accepte le ticket numéro {number}</translation>
        </message>
        <message>
            <source>The authority has noted ticket {validation} as given back</source>
            <translation>L’autorité a noté le ticket {validation} comme rendu</translation>
        </message>
        <message>
            <source>The authority has noted ticket {validation} as redeemed</source>
            <translation>L’autorité a noté le ticket {validation} comme encaissé</translation>
        </message>
        <message>
            <source>The authority has noted ticket {validation} as void</source>
            <translation>L’autorité a noté le ticket {validation} comme nul</translation>
        </message>
        <message>
            <source>The authority knows ticket {number}</source>
            <translation>L’autorité connaît le ticket {number}</translation>
        </message>
        <message>
            <source>The authority refuses the ticket with number {number}: {why}</source>
            <translation>L’autorité refuse le ticket numéro {number} : {why}</translation>
        </message>
        <message>
            <source>The bank of the house is covered</source>
            <translation>La banque de la maison est couverte</translation>
        </message>
        <message>
            <source>The bank of the house is not covered</source>
            <translation>La banque de la maison n’est pas couverte</translation>
        </message>
        <message>
            <source>The bank of the last hand is up, or there was none.</source>
            <translation>La banque de la dernière manche est déjà posée, ou il n’y en avait pas.</translation>
        </message>
        <message>
            <source>The bank stays until the dice decide it, or until they are passed.</source>
            <translation>La banque reste jusqu’à ce que les dés la décident ou soient passés.</translation>
        </message>
        <message>
            <source>The bet on {bet}</source>
            <translation>Le pari sur {bet}</translation>
        </message>
        <message>
            <source>The bet on {bet} with its commission</source>
            <translation>Le pari sur {bet} avec sa commission</translation>
        </message>
        <message>
            <source>The bet with its commission</source>
            <translation>Le pari avec sa commission</translation>
        </message>
        <message>
            <source>The bets are to be put up again by themselves</source>
            <translation>Les paris vont être reposés automatiquement</translation>
        </message>
        <message>
            <source>The bets were not put up again by themselves</source>
            <translation>Les paris n’ont pas été reposés automatiquement</translation>
        </message>
        <message>
            <source>The bill stacker is full</source>
            <translation>L’empileur de billets est plein</translation>
        </message>
        <message>
            <source>The bill stacker is open or missing</source>
            <translation>L’empileur de billets est ouvert ou absent</translation>
        </message>
        <message>
            <source>The bill validator does not answer</source>
            <translation>Le lecteur de billets ne répond pas</translation>
        </message>
        <message>
            <source>The bill validator had lost its power: {where}</source>
            <translation>Le lecteur de billets était sans courant : {where}</translation>
        </message>
        <message>
            <source>The bill validator is at fault</source>
            <translation>Le lecteur de billets est en défaut</translation>
        </message>
        <message>
            <source>The break in play is over</source>
            <translation>La pause de jeu est terminée</translation>
        </message>
        <message>
            <source>The cabinet board does not answer</source>
            <translation>La carte du meuble ne répond pas</translation>
        </message>
        <message>
            <source>The cabinet board has not reported its doors and keys yet.</source>
            <translation>La carte de l’appareil n’a pas encore signalé ses portes et ses clés.</translation>
        </message>
        <message>
            <source>The cabinet's key cannot be used: {why}.</source>
            <translation>La clé de l’appareil est inutilisable : {why}.</translation>
        </message>
        <message>
            <source>The calibration of the touch panel was undone</source>
            <translation>Le calibrage de la dalle tactile a été annulé</translation>
        </message>
        <message>
            <source>The call for the attendant has ended</source>
            <translation>L’appel de l’assistant est terminé</translation>
        </message>
        <message>
            <source>The camera of the dice shows a picture again</source>
            <translation>La caméra des dés montre de nouveau une image</translation>
        </message>
        <message>
            <source>The camera of the dice shows no picture</source>
            <translation>La caméra des dés ne montre aucune image</translation>
        </message>
        <message>
            <source>The camera of the dice shows no picture: {why}</source>
            <translation>La caméra des dés ne montre aucune image : {why}</translation>
        </message>
        <message>
            <source>The card reader does not work</source>
            <translation>Le lecteur de cartes ne fonctionne pas</translation>
        </message>
        <message>
            <source>The card was taken out</source>
            <translation>La carte a été retirée</translation>
        </message>
        <message>
            <source>The cash box door is open: play stops until it is shut.</source>
            <translation>La porte de la caissette est ouverte : le jeu s’arrête jusqu’à ce qu’elle soit fermée.</translation>
        </message>
        <message>
            <source>The cash box is not in the validator yet.</source>
            <translation>La caissette n’est pas encore dans le lecteur.</translation>
        </message>
        <message>
            <source>The cash box is taken out: drop {number}</source>
            <translation>La caissette est retirée : retrait {number}</translation>
        </message>
        <message>
            <source>The certificate of the house's authority ends on {authority}</source>
            <translation>Le certificat de l'autorité de la maison expire le {authority}</translation>
        </message>
        <message>
            <source>The certificate of the house's authority ends soon</source>
            <translation>Le certificat de l'autorité de la maison expire bientôt</translation>
        </message>
        <message>
            <source>The certificate of this machine ends soon</source>
            <translation>Le certificat de cette machine expire bientôt</translation>
        </message>
        <message>
            <source>The certificate of {party} ends on {own}</source>
            <translation>Le certificat de {party} expire le {own}</translation>
        </message>
        <message>
            <source>The certificate of {party} ends on {own}, and that of the house's authority on {authority}</source>
            <translation>Le certificat de {party} expire le {own}, et celui de l'autorité de la maison le {authority}</translation>
        </message>
        <message>
            <source>The certificate of {party} no longer ends soon</source>
            <translation>Le certificat de {party} n'expire plus bientôt</translation>
        </message>
        <message>
            <source>The choice is not {wrong}: what can be chosen now is {choice}.</source>
            <translation>Le choix n'est pas {wrong} : ce qui se choisit maintenant est {choice}.</translation>
        </message>
        <message>
            <source>The clock has jumped to a time that is not believed</source>
            <translation>L'horloge a sauté à une heure qui n'est pas crue</translation>
        </message>
        <message>
            <source>The clock is being set.</source>
            <translation>L'horloge est en cours de réglage.</translation>
        </message>
        <message>
            <source>The clock is not doubted.</source>
            <translation>L'horloge n'est pas mise en doute.</translation>
        </message>
        <message>
            <source>The clock is to be set to {after} UTC</source>
            <translation>L'horloge doit être réglée sur {after} UTC</translation>
        </message>
        <message>
            <source>The clock is wrong, and a ticket of {amount} would bear a wrong date: please wait for the attendant.</source>
            <translation>L’horloge est fausse, et un ticket de {amount} porterait une fausse date : veuillez attendre l’assistant.</translation>
        </message>
        <message>
            <source>The clock of a cabinet shows a year from 2026 to 2055.</source>
            <translation>L'horloge d'une machine indique une année de 2026 à 2055.</translation>
        </message>
        <message>
            <source>The clock that had jumped is confirmed</source>
            <translation>L'horloge qui avait sauté est confirmée</translation>
        </message>
        <message>
            <source>The clock was not set: {why}</source>
            <translation>L'horloge n'a pas été réglée : {why}</translation>
        </message>
        <message>
            <source>The clock was put right, by {minutes} minutes</source>
            <translation>L’horloge a été remise à l’heure, de {minutes} minutes</translation>
        </message>
        <message>
            <source>The clock was set back by {minutes} minutes</source>
            <translation>L’horloge a été reculée de {minutes} minutes</translation>
        </message>
        <message>
            <source>The clock was set back: the delay of {name} (account {number}) begins again</source>
            <translation>L'horloge a été retardée : l'attente de {name} (compte {number}) recommence</translation>
        </message>
        <message>
            <source>The clock was set forward by {minutes} minutes</source>
            <translation>L’horloge a été avancée de {minutes} minutes</translation>
        </message>
        <message>
            <source>The clock was set from {before} to {after} UTC</source>
            <translation>L'horloge a été réglée de {before} à {after} UTC</translation>
        </message>
        <message>
            <source>The clock was set, or shows a time that is not confirmed</source>
            <translation>L’horloge a été déréglée ou affiche une heure qui n’est pas confirmée</translation>
        </message>
        <message>
            <source>The commission was declined</source>
            <translation>La commission a été refusée</translation>
        </message>
        <message>
            <source>The configuration is signed for export: file {digest}, key {key}</source>
            <translation>La configuration est signée pour l’exportation : fichier {digest}, clé {key}</translation>
        </message>
        <message>
            <source>The credit may not exceed {limit}: the attendant pays the win of {amount} by hand.</source>
            <translation>Le crédit ne peut pas dépasser {limit} : l’assistant paie à la main le gain de {amount}.</translation>
        </message>
        <message>
            <source>The credit of {amount} is above the ticket limit of {limit}: please wait for the attendant.</source>
            <translation>Le crédit de {amount} dépasse la limite de ticket de {limit} : veuillez attendre l’assistant.</translation>
        </message>
        <message>
            <source>The dealer does not answer</source>
            <translation>Le croupier ne répond pas</translation>
        </message>
        <message>
            <source>The dealer of the shared table does not answer</source>
            <translation>Le croupier de la table commune ne répond pas</translation>
        </message>
        <message>
            <source>The dealer throws the dice.</source>
            <translation>Le croupier lance les dés.</translation>
        </message>
        <message>
            <source>The dealer works at the shared table.</source>
            <translation>Le croupier travaille à la table commune.</translation>
        </message>
        <message>
            <source>The dice are checked: all bets stand.</source>
            <translation>Les dés sont contrôlés : toutes les mises restent.</translation>
        </message>
        <message>
            <source>The dice are kept</source>
            <translation>Les dés sont gardés</translation>
        </message>
        <message>
            <source>The dice are kept, and the bank rides</source>
            <translation>Les dés sont gardés, et la banque reste en jeu</translation>
        </message>
        <message>
            <source>The dice are out, and the generator cannot report the result</source>
            <translation>Les dés sont lancés et le générateur ne peut pas annoncer le résultat</translation>
        </message>
        <message>
            <source>The dice are out.</source>
            <translation>Les dés sont lancés.</translation>
        </message>
        <message>
            <source>The dice are passed</source>
            <translation>Les dés sont passés</translation>
        </message>
        <message>
            <source>The dice are passed before the first throw of a hand, or after a seven-out.</source>
            <translation>Les dés se passent avant le premier lancer d'une main ou après un seven-out.</translation>
        </message>
        <message>
            <source>The dice are passed, and the bank is taken</source>
            <translation>Les dés sont passés, et la banque est reprise</translation>
        </message>
        <message>
            <source>The dice are the table's: they are tested there.</source>
            <translation>Les dés sont ceux de la table : on les teste là-bas.</translation>
        </message>
        <message>
            <source>The dice are thrown when the time for bets is over.</source>
            <translation>Les dés sont lancés quand le temps des mises est écoulé.</translation>
        </message>
        <message>
            <source>The dice are to be called by themselves</source>
            <translation>Les dés vont être demandés automatiquement</translation>
        </message>
        <message>
            <source>The dice cannot be kept now</source>
            <translation>Les dés ne peuvent pas être gardés maintenant</translation>
        </message>
        <message>
            <source>The dice cannot be passed now</source>
            <translation>Les dés ne peuvent pas être passés maintenant</translation>
        </message>
        <message>
            <source>The dice cannot be thrown now</source>
            <translation>Les dés ne peuvent pas être lancés maintenant</translation>
        </message>
        <message>
            <source>The dice cannot be thrown now: {why}.</source>
            <translation>Les dés ne peuvent pas être lancés maintenant : {why}.</translation>
        </message>
        <message>
            <source>The dice change hands before the first throw of a hand, or after it.</source>
            <translation>Les dés changent de main avant le premier lancer d'une main, ou après elle.</translation>
        </message>
        <message>
            <source>The dice change hands while bets are taken for a come-out roll.</source>
            <translation>Les dés changent de main pendant les mises pour un come-out.</translation>
        </message>
        <message>
            <source>The dice do not wait for you here: your bets have to be decided or taken down first.</source>
            <translation>Ici, les dés ne vous attendent pas : vos paris doivent d’abord être décidés ou retirés.</translation>
        </message>
        <message>
            <source>The dice generator cannot throw the dice of this game ({wanted} at once), only {there}.</source>
            <translation>Le générateur de dés ne peut pas lancer les dés de ce jeu ({wanted} à la fois), seulement {there}.</translation>
        </message>
        <message>
            <source>The dice generator cannot throw this many dice at once: {wanted}.</source>
            <translation>Le générateur de dés ne peut pas lancer ce nombre de dés à la fois : {wanted}.</translation>
        </message>
        <message>
            <source>The dice generator does not answer</source>
            <translation>Le générateur de dés ne répond pas</translation>
        </message>
        <message>
            <source>The dice generator is at fault</source>
            <translation>Le générateur de dés est en défaut</translation>
        </message>
        <message>
            <source>The dice must pass now: the chance was lost.</source>
            <translation>Les dés doivent passer maintenant : la chance a été perdue.</translation>
        </message>
        <message>
            <source>The dice must pass now: the house passes them after a win.</source>
            <translation>Les dés doivent passer maintenant : la maison les passe après un gain.</translation>
        </message>
        <message>
            <source>The dice pass</source>
            <translation>Les dés passent</translation>
        </message>
        <message>
            <source>The dice pass when no field wins for the shooter, who has a bet up.</source>
            <translation>Les dés passent quand aucune case ne gagne pour le lanceur qui a un pari en jeu.</translation>
        </message>
        <message>
            <source>The dice rest after an alarm of their statistics</source>
            <translation>Les dés reposent après une alarme de leurs statistiques</translation>
        </message>
        <message>
            <source>The dice rest until a technician has looked at them.</source>
            <translation>Les dés restent au repos jusqu'à ce qu'un technicien les ait vérifiés.</translation>
        </message>
        <message>
            <source>The dice show {dice}</source>
            <translation>Les dés montrent {dice}</translation>
        </message>
        <message>
            <source>The dice show {dice}: {total}</source>
            <translation>Les dés montrent {dice} : {total}</translation>
        </message>
        <message>
            <source>The disk fills up: {journal} MB, {second} MB for the third copy</source>
            <translation>Le disque se remplit : {journal} Mo, {second} Mo pour la troisième copie</translation>
        </message>
        <message>
            <source>The disk has room again: {journal} MB, {second} MB for the third copy</source>
            <translation>Le disque a de nouveau de la place : {journal} Mo, {second} Mo pour la troisième copie</translation>
        </message>
        <message>
            <source>The disk is nearly full, play stops: {journal} MB, {second} MB for the third copy</source>
            <translation>Le disque est presque plein, le jeu s’arrête : {journal} Mo, {second} Mo pour la troisième copie</translation>
        </message>
        <message>
            <source>The disk of the journal is nearly full</source>
            <translation>Le disque du journal est presque plein</translation>
        </message>
        <message>
            <source>The disk of the journal is nearly full: the dice rest until there is room.</source>
            <translation>Le disque du journal est presque plein : les dés reposent jusqu’à ce qu’il y ait de la place.</translation>
        </message>
        <message>
            <source>The disk of the journal will soon be full</source>
            <translation>Le disque du journal sera bientôt plein</translation>
        </message>
        <message>
            <source>The disk of this station is an old copy: please call the attendant.</source>
            <translation>Le disque de ce poste est une ancienne copie : veuillez appeler le personnel.</translation>
        </message>
        <message>
            <source>The export failed, and no file was written: {file}</source>
            <translation>L’exportation a échoué, aucun fichier n’a été écrit : {file}</translation>
        </message>
        <message>
            <source>The export is complete: {file}</source>
            <translation>L’exportation est terminée : {file}</translation>
        </message>
        <message>
            <source>The export is complete: {file}, {rows} rows</source>
            <translation>L’exportation est terminée : {file}, lignes : {rows}</translation>
        </message>
        <message>
            <source>The faders have {left} to cover a bank of {bank}.</source>
            <translation>Les faders ont {left} pour couvrir une banque de {bank}.</translation>
        </message>
        <message>
            <source>The first account has to be an operator's.</source>
            <translation>Le premier compte doit être celui d'un exploitant.</translation>
        </message>
        <message>
            <source>The first hand ends with the start of the program</source>
            <translation>La première main se termine avec le démarrage du programme</translation>
        </message>
        <message>
            <source>The first hand ends: nothing was touched</source>
            <translation>La première main se termine : rien n’a été touché</translation>
        </message>
        <message>
            <source>The first hand ends: something else came up</source>
            <translation>La première main se termine : autre chose est survenu</translation>
        </message>
        <message>
            <source>The fourth die shows {die}</source>
            <translation>Le quatrième dé montre {die}</translation>
        </message>
        <message>
            <source>The generator reads the dice of this table.</source>
            <translation>Le générateur lit les dés de cette table.</translation>
        </message>
        <message>
            <source>The hand-over is signed without its tests, as a device is fitted later: parameters {parameters}</source>
            <translation>La remise est signée sans ses tests, car un appareil sera monté plus tard : paramètres {parameters}</translation>
        </message>
        <message>
            <source>The hand-over is signed without its tests, which were done elsewhere: parameters {parameters}</source>
            <translation>La remise est signée sans ses tests, faits ailleurs : paramètres {parameters}</translation>
        </message>
        <message>
            <source>The hand-over is signed: parameters {parameters}</source>
            <translation>La remise est signée : paramètres {parameters}</translation>
        </message>
        <message>
            <source>The house has the dice, and its main is that of the sheet.</source>
            <translation>La maison a les dés, et son point principal est celui de la feuille.</translation>
        </message>
        <message>
            <source>The house lays a bank</source>
            <translation>La maison pose une banque</translation>
        </message>
        <message>
            <source>The journal holds money, people and history: end the terminal, move all of the journal's files, and then change its path in Param.ini.</source>
            <translation>Le journal contient argent, personnes et historique : arrêtez le terminal, déplacez tous les fichiers du journal, puis changez son chemin dans Param.ini.</translation>
        </message>
        <message>
            <source>The last roll is still shown: bets open in a moment.</source>
            <translation>Le dernier lancer est encore affiché : les mises ouvrent dans un instant.</translation>
        </message>
        <message>
            <source>The last valid parameters are restored by {by}: {why}</source>
            <translation>Les derniers paramètres valables sont rétablis, {by} : {why}</translation>
        </message>
        <message>
            <source>The least on {bet} is {least}; this would make {stake}.</source>
            <translation>Le minimum sur {bet} est {least} ; cela ferait {stake}.</translation>
        </message>
        <message>
            <source>The limits of card {card} are kept for the gaming day, of which {played} are used</source>
            <translation>Les limites de la carte {card} sont conservées pour la journée de jeu, dont {played} utilisés</translation>
        </message>
        <message>
            <source>The limits of card {card} hold again, of which {played} are used</source>
            <translation>Les limites de la carte {card} s'appliquent de nouveau, dont {played} utilisés</translation>
        </message>
        <message>
            <source>The logic door is open: play stops until it is shut.</source>
            <translation>La porte de la logique est ouverte : le jeu s’arrête jusqu’à ce qu’elle soit fermée.</translation>
        </message>
        <message>
            <source>The main cannot be named now</source>
            <translation>Le point principal ne peut pas être annoncé maintenant</translation>
        </message>
        <message>
            <source>The main cannot be named now: it is being thrown for.</source>
            <translation>Le point principal ne peut pas être annoncé maintenant : il est en train d’être tiré aux dés.</translation>
        </message>
        <message>
            <source>The main door is open: play stops until it is shut.</source>
            <translation>La porte principale est ouverte : le jeu s’arrête jusqu’à ce qu’elle soit fermée.</translation>
        </message>
        <message>
            <source>The main is always thrown for at this table.</source>
            <translation>À cette table, le point principal est toujours tiré aux dés.</translation>
        </message>
        <message>
            <source>The main is named: {main}</source>
            <translation>Le point principal est annoncé : {main}</translation>
        </message>
        <message>
            <source>The main is one of {mains}.</source>
            <translation>Le point principal est l’un de ceux-ci : {mains}.</translation>
        </message>
        <message>
            <source>The main is that already.</source>
            <translation>Le point principal est déjà celui-là.</translation>
        </message>
        <message>
            <source>The main is thrown for</source>
            <translation>Le point principal est tiré aux dés</translation>
        </message>
        <message>
            <source>The meters have changed since they were printed: print them again.</source>
            <translation>Les compteurs ont changé depuis l’impression : imprimez-les à nouveau.</translation>
        </message>
        <message>
            <source>The meters have to be printed first, all pages of them.</source>
            <translation>Il faut d’abord imprimer les compteurs, toutes les pages.</translation>
        </message>
        <message>
            <source>The most on {bet} is {most}; this would make {stake}.</source>
            <translation>Le maximum sur {bet} est {most} ; cela ferait {stake}.</translation>
        </message>
        <message>
            <source>The new PIN has to differ from the present one.</source>
            <translation>Le nouveau code PIN doit différer de l'actuel.</translation>
        </message>
        <message>
            <source>The option {name} can be {choices}, but not {value}.</source>
            <translation>L’option {name} peut valoir {choices}, mais non {value}.</translation>
        </message>
        <message>
            <source>The panel is off by {percent} % of the screen. It may be turned, mirrored or badly mounted: more than {most} % is not corrected here.</source>
            <translation>La dalle est décalée de {percent} % de l’écran. Elle est peut-être tournée, inversée ou mal montée : plus de {most} % n’est pas corrigé ici.</translation>
        </message>
        <message>
            <source>The pay tables are changed only by a configuration that is signed with the key {key}.</source>
            <translation>Les tables de paiement ne sont modifiées que par une configuration signée avec la clé {key}.</translation>
        </message>
        <message>
            <source>The pay tables were changed by a file that was signed later: this one is out of date.</source>
            <translation>Les tables de paiement ont été modifiées par un fichier signé plus tard : celui-ci est périmé.</translation>
        </message>
        <message>
            <source>The player calls the attendant</source>
            <translation>Le joueur appelle l’assistant</translation>
        </message>
        <message>
            <source>The player can bet again: the dealer is awaited</source>
            <translation>Le joueur peut de nouveau miser : le croupier est attendu</translation>
        </message>
        <message>
            <source>The player forgets the saved felt {name}</source>
            <translation>Le joueur efface le tapis enregistré {name}</translation>
        </message>
        <message>
            <source>The player has chosen</source>
            <translation>Le joueur a choisi</translation>
        </message>
        <message>
            <source>The player has left</source>
            <translation>Le joueur est parti</translation>
        </message>
        <message>
            <source>The player has read the reality check and cashes out</source>
            <translation>Le joueur a lu le point de session et encaisse</translation>
        </message>
        <message>
            <source>The player has read the reality check and plays on</source>
            <translation>Le joueur a lu le point de session et continue à jouer</translation>
        </message>
        <message>
            <source>The player has set limits for the session: {limits}</source>
            <translation>Le joueur a fixé des limites pour la session : {limits}</translation>
        </message>
        <message>
            <source>The player has to answer the reality check first.</source>
            <translation>Le joueur doit d’abord répondre au point de session.</translation>
        </message>
        <message>
            <source>The player has to choose</source>
            <translation>Le joueur doit choisir</translation>
        </message>
        <message>
            <source>The player is ready for the roll</source>
            <translation>Le joueur est prêt pour le lancer</translation>
        </message>
        <message>
            <source>The player leaves the first hand</source>
            <translation>Le joueur quitte la première main</translation>
        </message>
        <message>
            <source>The player of card {card} agrees to be remembered</source>
            <translation>Le joueur de la carte {card} accepte d'être reconnu</translation>
        </message>
        <message>
            <source>The player of card {card} does not want to be remembered</source>
            <translation>Le joueur de la carte {card} ne souhaite pas être reconnu</translation>
        </message>
        <message>
            <source>The player of card {card} forgets the saved felt {name}</source>
            <translation>Le joueur de la carte {card} efface le tapis enregistré {name}</translation>
        </message>
        <message>
            <source>The player of card {card} has logged out. Played {played}</source>
            <translation>Le joueur de la carte {card} s'est déconnecté. Joué {played}</translation>
        </message>
        <message>
            <source>The player of card {card} is called {name}</source>
            <translation>Le joueur de la carte {card} s'appelle {name}</translation>
        </message>
        <message>
            <source>The player of card {card} is forgotten, as the player wishes</source>
            <translation>Le joueur de la carte {card} est oublié, à sa demande</translation>
        </message>
        <message>
            <source>The player of card {card} is forgotten, by the staff</source>
            <translation>Le joueur de la carte {card} est oublié, par le personnel</translation>
        </message>
        <message>
            <source>The player of card {card} is forgotten: others need the room</source>
            <translation>Le joueur de la carte {card} est oublié : d'autres ont besoin de la place</translation>
        </message>
        <message>
            <source>The player of card {card} is logged in</source>
            <translation>Le joueur de la carte {card} est connecté</translation>
        </message>
        <message>
            <source>The player of card {card} is logged out at the end of the session. Played {played}</source>
            <translation>Le joueur de la carte {card} est déconnecté à la fin de la session. Joué {played}</translation>
        </message>
        <message>
            <source>The player of card {card} is logged out by the cash-out. Played {played}</source>
            <translation>Le joueur de la carte {card} est déconnecté par l'encaissement. Joué {played}</translation>
        </message>
        <message>
            <source>The player of card {card} is logged out: nothing was touched. Played {played}</source>
            <translation>Le joueur de la carte {card} est déconnecté : rien n'a été touché. Joué {played}</translation>
        </message>
        <message>
            <source>The player of card {card} is logged out: the card was taken or swiped again. Played {played}</source>
            <translation>Le joueur de la carte {card} est déconnecté : la carte a été retirée ou glissée de nouveau. Joué {played}</translation>
        </message>
        <message>
            <source>The player of card {card} is logged out: the program starts without a card reader. Played {played}</source>
            <translation>Le joueur de la carte {card} est déconnecté : le programme démarre sans lecteur de cartes. Joué {played}</translation>
        </message>
        <message>
            <source>The player of card {card} saves the felt as {name}: {bets}</source>
            <translation>Le joueur de la carte {card} enregistre le tapis sous {name} : {bets}</translation>
        </message>
        <message>
            <source>The player saves the felt as {name}: {bets}</source>
            <translation>Le joueur enregistre le tapis sous {name} : {bets}</translation>
        </message>
        <message>
            <source>The player takes a break: no bets and no dice</source>
            <translation>Le joueur fait une pause : ni paris ni dés</translation>
        </message>
        <message>
            <source>The player takes a ticket, the staff its papers. It ends by itself when the slot is free.</source>
            <translation>Le joueur prend un ticket, le personnel ses papiers. Le défaut se termine de lui-même quand la fente est libre.</translation>
        </message>
        <message>
            <source>The player wants the dice</source>
            <translation>Le joueur veut les dés</translation>
        </message>
        <message>
            <source>The player wants this: {choice}</source>
            <translation>Le joueur veut : {choice}</translation>
        </message>
        <message>
            <source>The player's limit is reached: no money is taken in.</source>
            <translation>La limite du joueur est atteinte : aucun argent n’est accepté.</translation>
        </message>
        <message>
            <source>The player's loss limit is reached after {played}: no further bets; the result so far</source>
            <translation>La limite de pertes du joueur est atteinte après {played} : plus de paris ; le résultat jusqu'ici</translation>
        </message>
        <message>
            <source>The player's option {name} is now: {value}</source>
            <translation>L’option {name} du joueur est maintenant : {value}</translation>
        </message>
        <message>
            <source>The player's time limit is reached after {played}: no further bets; the result so far</source>
            <translation>La limite de temps du joueur est atteinte après {played} : plus de paris ; le résultat jusqu'ici</translation>
        </message>
        <message>
            <source>The printer cannot put the credit of {amount} on a ticket: please wait for the attendant.</source>
            <translation>L’imprimante ne peut pas mettre le crédit de {amount} sur un ticket : veuillez attendre l’assistant.</translation>
        </message>
        <message>
            <source>The program is an unsigned copy: {digest}</source>
            <translation>Le programme est une copie que personne n’a signée : {digest}</translation>
        </message>
        <message>
            <source>The program is as it was signed: {digest}</source>
            <translation>Le programme est tel qu’il a été signé : {digest}</translation>
        </message>
        <message>
            <source>The program is being checked already.</source>
            <translation>Le programme est déjà en cours de vérification.</translation>
        </message>
        <message>
            <source>The program is not as it was released: {digest}</source>
            <translation>Le programme n’est pas tel qu’il a été publié : {digest}</translation>
        </message>
        <message>
            <source>The program is to be verified, by the key</source>
            <translation>Le programme doit être vérifié, par la clé</translation>
        </message>
        <message>
            <source>The program starts: version {version}, sheet {sheet}</source>
            <translation>Le programme démarre : version {version}, table {sheet}</translation>
        </message>
        <message>
            <source>The puck is OFF already.</source>
            <translation>Le Puck est déjà sur OFF.</translation>
        </message>
        <message>
            <source>The puck stays ON until the next roll: bets at another seat depend on it.</source>
            <translation>Le puck reste sur ON jusqu’au prochain jet : des mises d’une autre place en dépendent.</translation>
        </message>
        <message>
            <source>The puck stays ON while {bet} of {stake} is up.</source>
            <translation>Le Puck reste sur ON tant que {bet} de {stake} est en jeu.</translation>
        </message>
        <message>
            <source>The reality check is answered: what is timed goes on</source>
            <translation>Le point de session a reçu sa réponse : ce qui est chronométré reprend</translation>
        </message>
        <message>
            <source>The receipt of hand pay {number} is being printed.</source>
            <translation>Le reçu du paiement manuel {number} est en cours d’impression.</translation>
        </message>
        <message>
            <source>The result is shown; then the next betting time begins</source>
            <translation>Le résultat est affiché ; puis le temps de mise suivant commence</translation>
        </message>
        <message>
            <source>The saved felt {name} is put up</source>
            <translation>Le tapis enregistré {name} est misé</translation>
        </message>
        <message>
            <source>The seat with the dice names the main.</source>
            <translation>Le point principal est annoncé par la place qui a les dés.</translation>
        </message>
        <message>
            <source>The second person has to be a different one.</source>
            <translation>La deuxième personne doit être une autre.</translation>
        </message>
        <message>
            <source>The session ends: the screen was not touched</source>
            <translation>La session se termine : personne n’a touché l’écran</translation>
        </message>
        <message>
            <source>The shared table does not answer</source>
            <translation>La table commune ne répond pas</translation>
        </message>
        <message>
            <source>The shared table does not take this station</source>
            <translation>La table commune n'accepte pas ce poste</translation>
        </message>
        <message>
            <source>The shift of {name} is open: it has to be ended first.</source>
            <translation>Le service de {name} est ouvert : il faut d’abord le terminer.</translation>
        </message>
        <message>
            <source>The shooter has {left}, less than a bank of {bank}.</source>
            <translation>Le lanceur a {left}, moins qu’une banque de {bank}.</translation>
        </message>
        <message>
            <source>The shooter must have a bet or pass the dice.</source>
            <translation>Le lanceur doit avoir un pari ou passer les dés.</translation>
        </message>
        <message>
            <source>The shooter must have a bet.</source>
            <translation>Le lanceur doit avoir un pari.</translation>
        </message>
        <message>
            <source>The shooter passes the dice</source>
            <translation>Le lanceur passe les dés</translation>
        </message>
        <message>
            <source>The shooter throws</source>
            <translation>Le lanceur lance</translation>
        </message>
        <message>
            <source>The shooter wants the puck moved to OFF</source>
            <translation>Le lanceur veut mettre le puck sur OFF</translation>
        </message>
        <message>
            <source>The shooter's hand has begun: the dice change hands when it is over.</source>
            <translation>La main du lanceur a commencé : les dés changent de mains quand elle est finie.</translation>
        </message>
        <message>
            <source>The shooter, {shooter}, must have a bet or pass the dice.</source>
            <translation>Le lanceur, {shooter}, doit avoir un pari ou passer les dés.</translation>
        </message>
        <message>
            <source>The shooter, {shooter}, must have a bet.</source>
            <translation>Le lanceur, {shooter}, doit avoir un pari.</translation>
        </message>
        <message>
            <source>The slip of credit {number} cannot be printed.</source>
            <translation>Le bordereau du crédit {number} ne peut pas être imprimé.</translation>
        </message>
        <message>
            <source>The staff is at work at the table</source>
            <translation>Le personnel travaille à la table</translation>
        </message>
        <message>
            <source>The staff is at work on the table: all bets stand.</source>
            <translation>Le personnel travaille sur la table : toutes les mises restent.</translation>
        </message>
        <message>
            <source>The station can be reserved once the dice lie.</source>
            <translation>Le poste peut être réservé une fois les dés immobiles.</translation>
        </message>
        <message>
            <source>The station has left seat {seat}</source>
            <translation>Le poste a quitté la place {seat}</translation>
        </message>
        <message>
            <source>The station has seat {seat} at the table; round {applied_round} was the last one</source>
            <translation>Le poste a la place {seat} à la table ; le tour {applied_round} était le dernier</translation>
        </message>
        <message>
            <source>The station is back in service</source>
            <translation>Le poste est de nouveau en service</translation>
        </message>
        <message>
            <source>The station is not reserved.</source>
            <translation>Le poste n’est pas réservé.</translation>
        </message>
        <message>
            <source>The station is open again: by its PIN</source>
            <translation>Le poste est de nouveau ouvert : par son code PIN</translation>
        </message>
        <message>
            <source>The station is open again: by the attendant's key</source>
            <translation>Le poste est de nouveau ouvert : par la clé de l’assistant</translation>
        </message>
        <message>
            <source>The station is open again: by the staff</source>
            <translation>Le poste est de nouveau ouvert : par le personnel</translation>
        </message>
        <message>
            <source>The station is open again: its time is over</source>
            <translation>Le poste est de nouveau ouvert : son temps est écoulé</translation>
        </message>
        <message>
            <source>The station is reserved</source>
            <translation>Le poste est réservé</translation>
        </message>
        <message>
            <source>The station is reserved for a player, for {minutes} minutes</source>
            <translation>Le poste est réservé pour un joueur, pendant {minutes} minutes</translation>
        </message>
        <message>
            <source>The station is taken out of service</source>
            <translation>Le poste est mis hors service</translation>
        </message>
        <message>
            <source>The station of seat {seat} is heard: it leaves its seat itself.</source>
            <translation>Le poste de la place {seat} répond : il quitte sa place lui-même.</translation>
        </message>
        <message>
            <source>The statistics of the dice ({dice} thrown at once): {test} is {value}, the limit is {limit}</source>
            <translation>La statistique des dés ({dice} à la fois) : {test} est {value}, la limite est {limit}</translation>
        </message>
        <message>
            <source>The statistics of the dice give an alarm</source>
            <translation>Les statistiques des dés donnent l’alarme</translation>
        </message>
        <message>
            <source>The statistics of the dice: {test} is {value}, the limit is {limit}</source>
            <translation>La statistique des dés : {test} est {value}, la limite est {limit}</translation>
        </message>
        <message>
            <source>The strategy {name} is put up</source>
            <translation>La stratégie {name} est misée</translation>
        </message>
        <message>
            <source>The table cannot be reached: bets stand as they are.</source>
            <translation>La table ne peut être jointe : les mises restent telles quelles.</translation>
        </message>
        <message>
            <source>The table chooses the game.</source>
            <translation>La table choisit le jeu.</translation>
        </message>
        <message>
            <source>The table does not know yet how this station's last round ended.</source>
            <translation>La table ne sait pas encore comment le dernier tour de ce poste s'est terminé.</translation>
        </message>
        <message>
            <source>The table does not reach its stations</source>
            <translation>La table n’atteint pas ses postes</translation>
        </message>
        <message>
            <source>The table does not reach its stations: that of seat {seat} may be back.</source>
            <translation>La table n’atteint pas ses postes : celui de la place {seat} est peut-être de retour.</translation>
        </message>
        <message>
            <source>The table does not understand this order.</source>
            <translation>La table ne comprend pas cet ordre.</translation>
        </message>
        <message>
            <source>The table gives no time for a choice now.</source>
            <translation>La table ne laisse pas le temps de choisir maintenant.</translation>
        </message>
        <message>
            <source>The table goes on</source>
            <translation>La table continue</translation>
        </message>
        <message>
            <source>The table has not opened a round for this seat yet.</source>
            <translation>La table n'a pas encore ouvert de tour pour cette place.</translation>
        </message>
        <message>
            <source>The table has noted the result of round {round}</source>
            <translation>La table a noté le résultat du tour {round}</translation>
        </message>
        <message>
            <source>The table is not paused.</source>
            <translation>La table n’est pas en pause.</translation>
        </message>
        <message>
            <source>The table is paused</source>
            <translation>La table est en pause</translation>
        </message>
        <message>
            <source>The table is paused already.</source>
            <translation>La table est déjà en pause.</translation>
        </message>
        <message>
            <source>The table is paused: all bets stand.</source>
            <translation>La table est en pause : toutes les mises restent.</translation>
        </message>
        <message>
            <source>The table is stopped: {why}.</source>
            <translation>La table est arrêtée : {why}.</translation>
        </message>
        <message>
            <source>The table knows: please wait for the dice.</source>
            <translation>La table le sait : veuillez attendre les dés.</translation>
        </message>
        <message>
            <source>The table knows: the puck moves unless bets at another seat depend on it.</source>
            <translation>La table le sait : le puck passe sur OFF si aucune mise d’une autre place n’en dépend.</translation>
        </message>
        <message>
            <source>The table plays a game that this station does not offer.</source>
            <translation>La table joue à un jeu que ce poste ne propose pas.</translation>
        </message>
        <message>
            <source>The table prepares your seat: one moment.</source>
            <translation>La table prépare votre siège : un instant.</translation>
        </message>
        <message>
            <source>The table stands still: {why}</source>
            <translation>La table est arrêtée : {why}</translation>
        </message>
        <message>
            <source>The table takes no more bets.</source>
            <translation>La table ne prend plus de mises.</translation>
        </message>
        <message>
            <source>The table throws the dice.</source>
            <translation>La table lance les dés.</translation>
        </message>
        <message>
            <source>The targets were not touched all over the screen.</source>
            <translation>Les cibles n’ont pas été touchées sur tout l’écran.</translation>
        </message>
        <message>
            <source>The terminal would not start: {why}</source>
            <translation>Le terminal ne démarrerait pas : {why}</translation>
        </message>
        <message>
            <source>The test of the bill validator is over</source>
            <translation>L'essai du lecteur de billets est terminé</translation>
        </message>
        <message>
            <source>The throw does not count: {why}; the dice are thrown again</source>
            <translation>Le lancer ne compte pas : {why} ; les dés sont relancés</translation>
        </message>
        <message>
            <source>The throw does not count: {why}; the dice have to be called again</source>
            <translation>Le lancer ne compte pas : {why} ; il faut redemander les dés</translation>
        </message>
        <message>
            <source>The ticket authority does not answer</source>
            <translation>L’autorité des tickets ne répond pas</translation>
        </message>
        <message>
            <source>The ticket authority does not know yet how a ticket ended.</source>
            <translation>L’autorité des tickets ignore encore le sort d’un ticket.</translation>
        </message>
        <message>
            <source>The ticket authority is ready</source>
            <translation>L’autorité des tickets est prête</translation>
        </message>
        <message>
            <source>The ticket authority is ready: {note}</source>
            <translation>L’autorité des tickets est prête : {note}</translation>
        </message>
        <message>
            <source>The ticket authority's books contradict the cabinet's</source>
            <translation>Les livres de l’autorité des tickets contredisent ceux du terminal</translation>
        </message>
        <message>
            <source>The ticket authority: {say}</source>
            <translation>L’autorité des tickets : {say}</translation>
        </message>
        <message>
            <source>The ticket paper is out</source>
            <translation>Il n’y a plus de papier à tickets</translation>
        </message>
        <message>
            <source>The ticket paper is running low</source>
            <translation>Le papier à tickets s’épuise</translation>
        </message>
        <message>
            <source>The ticket printer does not answer</source>
            <translation>L’imprimante de tickets ne répond pas</translation>
        </message>
        <message>
            <source>The ticket printer has failed</source>
            <translation>L’imprimante de tickets est en panne</translation>
        </message>
        <message>
            <source>The ticket printer has failed: a technician has to turn the key</source>
            <translation>L’imprimante de tickets est en panne : un technicien doit tourner la clé</translation>
        </message>
        <message>
            <source>The ticket printer is at fault</source>
            <translation>L’imprimante de tickets est en défaut</translation>
        </message>
        <message>
            <source>The ticket printer is not ready: {why}.</source>
            <translation>L’imprimante de tickets n’est pas prête : {why}.</translation>
        </message>
        <message>
            <source>The ticket printer is printing a paper for the staff: please wait.</source>
            <translation>L’imprimante de tickets imprime un papier pour le personnel : patientez.</translation>
        </message>
        <message>
            <source>The ticket with number {number} is done: it is disputed</source>
            <translation>Le ticket numéro {number} est terminé : contesté</translation>
        </message>
        <message>
            <source>The ticket with number {number} is done: it is in the stacker</source>
            <translation>Le ticket numéro {number} est terminé : dans l’empileur</translation>
        </message>
        <message>
            <source>The ticket with number {number} is done: it went back</source>
            <translation>Le ticket numéro {number} est terminé : rendu</translation>
        </message>
        <message>
            <source>The touch panel is calibrated: largest error {error}</source>
            <translation>La dalle tactile est calibrée : erreur maximale {error}</translation>
        </message>
        <message>
            <source>The touch panel is right as it is.</source>
            <translation>La dalle tactile est juste telle qu’elle est.</translation>
        </message>
        <message>
            <source>The touch panel was never calibrated here.</source>
            <translation>La dalle tactile n’a jamais été calibrée ici.</translation>
        </message>
        <message>
            <source>The tower light shows the state of the cabinet again</source>
            <translation>La colonne lumineuse montre de nouveau l’état de la machine</translation>
        </message>
        <message>
            <source>The win of {amount} has to be paid by hand.</source>
            <translation>Le gain de {amount} doit être payé à la main.</translation>
        </message>
        <message>
            <source>There are no bets on the felt that could be saved.</source>
            <translation>Il n'y a sur le tapis aucune mise à enregistrer.</translation>
        </message>
        <message>
            <source>There are no bills of such a value.</source>
            <translation>Il n’y a pas de billets de cette valeur.</translation>
        </message>
        <message>
            <source>There are {number} accounts: no more can be added.</source>
            <translation>Il y a {number} comptes : on ne peut pas en ajouter d'autres.</translation>
        </message>
        <message>
            <source>There is a break in play: bets stay as they are, and no further bets are taken.</source>
            <translation>C’est la pause de jeu : les paris restent tels quels et aucun autre n’est accepté.</translation>
        </message>
        <message>
            <source>There is an account of {name} already.</source>
            <translation>Il y a déjà un compte de {name}.</translation>
        </message>
        <message>
            <source>There is credit: it has to be paid out first.</source>
            <translation>Il y a du crédit : il faut d’abord le payer.</translation>
        </message>
        <message>
            <source>There is no account yet: turn the technician key and open the logic door.</source>
            <translation>Il n'y a pas encore de compte : tournez la clé du technicien et ouvrez la porte de la logique.</translation>
        </message>
        <message>
            <source>There is no account {number}.</source>
            <translation>Il n'y a pas de compte {number}.</translation>
        </message>
        <message>
            <source>There is no credit to cash out.</source>
            <translation>Il n’y a pas de crédit à encaisser.</translation>
        </message>
        <message>
            <source>There is no fault that an attendant acknowledges.</source>
            <translation>Il n’y a aucun défaut qu’un assistant acquitte.</translation>
        </message>
        <message>
            <source>There is no field {name} on this table.</source>
            <translation>Il n’y a pas de case {name} à cette table.</translation>
        </message>
        <message>
            <source>There is no first hand for this game.</source>
            <translation>Il n’y a pas de première main pour ce jeu.</translation>
        </message>
        <message>
            <source>There is no option {name}.</source>
            <translation>Il n’y a pas d’option {name}.</translation>
        </message>
        <message>
            <source>There is no parameter {name}.</source>
            <translation>Il n’y a pas de paramètre {name}.</translation>
        </message>
        <message>
            <source>There is no sound {sound}.</source>
            <translation>Il n’y a pas de son {sound}.</translation>
        </message>
        <message>
            <source>There is no such field: Big Shot has the numbers 1 to 6, Double, Triple and Straight.</source>
            <translation>Cette case n’existe pas : Big Shot a les numéros 1 à 6, Double, Triple et Suite.</translation>
        </message>
        <message>
            <source>There is nothing to choose now.</source>
            <translation>Il n’y a rien à choisir maintenant.</translation>
        </message>
        <message>
            <source>This card is not blocked.</source>
            <translation>Cette carte n'est pas bloquée.</translation>
        </message>
        <message>
            <source>This file was signed more than a day later than the cabinet's clock says: set the clock right, or have the file signed again.</source>
            <translation>Ce fichier a été signé plus d’un jour après l’heure de la machine : réglez l’horloge, ou faites signer le fichier de nouveau.</translation>
        </message>
        <message>
            <source>This game does not have all bets of {name}.</source>
            <translation>Ce jeu n'a pas toutes les mises de {name}.</translation>
        </message>
        <message>
            <source>This game has no {button} button.</source>
            <translation>Ce jeu n’a pas de bouton {button}.</translation>
        </message>
        <message>
            <source>This game is not offered here.</source>
            <translation>Ce jeu n’est pas proposé ici.</translation>
        </message>
        <message>
            <source>This is the table: it has no player.</source>
            <translation>Ceci est la table : elle n’a pas de joueur.</translation>
        </message>
        <message>
            <source>This needs two people: a second person with the right has to sign in.</source>
            <translation>Il faut deux personnes : une deuxième personne ayant ce droit doit s'identifier.</translation>
        </message>
        <message>
            <source>This order was answered before: it was put in again, and is not carried out.</source>
            <translation>Cet ordre a déjà reçu sa réponse : il a été introduit de nouveau, et n’est pas exécuté.</translation>
        </message>
        <message>
            <source>This order was meant for round {number}, which is not under way.</source>
            <translation>Cet ordre était pour le tour {number}, qui n’est pas en cours.</translation>
        </message>
        <message>
            <source>This order was meant for throw {meant} of round {number}, which is now at throw {throw}.</source>
            <translation>Cet ordre était pour le lancer {meant} du tour {number}, qui en est maintenant au lancer {throw}.</translation>
        </message>
        <message>
            <source>This station and the shared table disagree</source>
            <translation>Ce poste et la table commune se contredisent</translation>
        </message>
        <message>
            <source>This station and the table disagree: please call the attendant.</source>
            <translation>Ce poste et la table se contredisent : veuillez appeler le personnel.</translation>
        </message>
        <message>
            <source>This station and the table do not disagree: no bets are void.</source>
            <translation>Ce poste et la table ne se contredisent pas : aucune mise n’est nulle.</translation>
        </message>
        <message>
            <source>This station cannot be reserved.</source>
            <translation>Ce poste ne peut pas être réservé.</translation>
        </message>
        <message>
            <source>This station is in service.</source>
            <translation>Ce poste est en service.</translation>
        </message>
        <message>
            <source>This station is not set up as its shared table is</source>
            <translation>Ce poste n’est pas réglé comme sa table commune</translation>
        </message>
        <message>
            <source>This station is not set up as its table is: please call the attendant.</source>
            <translation>Ce poste n’est pas réglé comme sa table : veuillez appeler le personnel.</translation>
        </message>
        <message>
            <source>This station is out of service</source>
            <translation>Ce poste est hors service</translation>
        </message>
        <message>
            <source>This station is out of service already.</source>
            <translation>Ce poste est déjà hors service.</translation>
        </message>
        <message>
            <source>This station is out of service, and takes no bets and no money.</source>
            <translation>Ce poste est hors service : il n’accepte ni mises ni argent.</translation>
        </message>
        <message>
            <source>This station is reserved already.</source>
            <translation>Ce poste est déjà réservé.</translation>
        </message>
        <message>
            <source>This station is reserved for a player: it opens at its time, or by the staff.</source>
            <translation>Ce poste est réservé pour un joueur : il s’ouvre à l’heure dite, ou par le personnel.</translation>
        </message>
        <message>
            <source>This station is reserved: it opens with its player's PIN.</source>
            <translation>Ce poste est réservé : il s’ouvre avec le code PIN de son joueur.</translation>
        </message>
        <message>
            <source>This strategy is not offered here.</source>
            <translation>Cette stratégie n'est pas proposée ici.</translation>
        </message>
        <message>
            <source>This takes {slips} slips, and at most {most} are printed.</source>
            <translation>Cela fait {slips} bordereaux ; {most} au plus sont imprimés.</translation>
        </message>
        <message>
            <source>Three hits on {number}: first they are to be taken or risked.</source>
            <translation>Trois succès sur {number} : il faut d’abord les prendre ou les risquer.</translation>
        </message>
        <message>
            <source>Three hits: the BIG SHOT is risked</source>
            <translation>Trois coups au but : le BIG SHOT est risqué</translation>
        </message>
        <message>
            <source>Three hits: the win is taken</source>
            <translation>Trois coups au but : le gain est pris</translation>
        </message>
        <message>
            <source>Ticket printer</source>
            <translation>Imprimante à tickets</translation>
        </message>
        <message>
            <source>Ticket {number} gets another number: {validation}</source>
            <translation>Le ticket {number} reçoit un autre numéro : {validation}</translation>
        </message>
        <message>
            <source>Ticket {number} is issued: {validation}</source>
            <translation>Le ticket {number} est émis : {validation}</translation>
        </message>
        <message>
            <source>Ticket {number} is not finished yet.</source>
            <translation>Le ticket {number} n’est pas encore terminé.</translation>
        </message>
        <message>
            <source>Ticket {number} is not in doubt.</source>
            <translation>Le ticket {number} ne fait l’objet d’aucun doute.</translation>
        </message>
        <message>
            <source>Ticket {number} is printed</source>
            <translation>Le ticket {number} est imprimé</translation>
        </message>
        <message>
            <source>Ticket {validation} goes back: {why}</source>
            <translation>Le ticket {validation} est rendu : {why}</translation>
        </message>
        <message>
            <source>Ticket {validation} is disputed: {why}</source>
            <translation>Le ticket {validation} est contesté : {why}</translation>
        </message>
        <message>
            <source>Ticket {validation} is in escrow: the authority is asked</source>
            <translation>Le ticket {validation} est en attente : l’autorité est interrogée</translation>
        </message>
        <message>
            <source>Ticket {validation} is in the stacker and credited</source>
            <translation>Le ticket {validation} est dans l’empileur et crédité</translation>
        </message>
        <message>
            <source>Tickets are not taken for a while</source>
            <translation>Les tickets ne sont pas acceptés pendant un moment</translation>
        </message>
        <message>
            <source>Tickets are taken again: the time is over</source>
            <translation>Les tickets sont de nouveau acceptés : le temps est écoulé</translation>
        </message>
        <message>
            <source>Tickets cannot be issued now: {why}.</source>
            <translation>Aucun ticket ne peut être émis pour le moment : {why}.</translation>
        </message>
        <message>
            <source>Too late</source>
            <translation>Trop tard</translation>
        </message>
        <message>
            <source>Too many orders were given in this round: go on at the table itself, on the page Dealer.</source>
            <translation>Trop d’ordres ont été donnés dans ce tour : continuez à la table même, à la page Croupier.</translation>
        </message>
        <message>
            <source>Too many throws of the shared table were void</source>
            <translation>Trop de lancers de la table commune étaient nuls</translation>
        </message>
        <message>
            <source>Too many wrong PINs: only an attendant can open the station before its time.</source>
            <translation>Trop de codes PIN erronés : seul un assistant peut ouvrir le poste avant l’heure.</translation>
        </message>
        <message>
            <source>Too many wrong PINs: wait {seconds} seconds.</source>
            <translation>Trop de codes PIN faux : attendez {seconds} secondes.</translation>
        </message>
        <message>
            <source>Touch every target first.</source>
            <translation>Touchez d’abord chaque cible.</translation>
        </message>
        <message>
            <source>Tower light tested: {lamp}</source>
            <translation>Colonne lumineuse testée : {lamp}</translation>
        </message>
        <message>
            <source>Transfer</source>
            <translation>Transfert</translation>
        </message>
        <message>
            <source>Turn both keys and open the logic door: that is how people are managed without a sign-in.</source>
            <translation>Tournez les deux clés et ouvrez la porte de la logique : c'est ainsi que l'on gère les personnes sans identification.</translation>
        </message>
        <message>
            <source>Turn both keys, the attendant's and the technician's.</source>
            <translation>Tournez les deux clés, celle de l’assistant et celle du technicien.</translation>
        </message>
        <message>
            <source>Turn the attendant's key; the player may call it off as well.</source>
            <translation>Tournez la clé de l’assistant ; le joueur peut aussi l’annuler.</translation>
        </message>
        <message>
            <source>Two others have to give {name} a first PIN.</source>
            <translation>Deux autres personnes doivent donner un premier code PIN à {name}.</translation>
        </message>
        <message>
            <source>Unknown tickets in a row: {count}. None is taken for so many minutes: {minutes}</source>
            <translation>Tickets inconnus à la suite : {count}. Aucun n'est accepté pendant ce nombre de minutes : {minutes}</translation>
        </message>
        <message>
            <source>Unknown tickets were fed in one after the other</source>
            <translation>Des tickets inconnus ont été introduits l'un après l'autre</translation>
        </message>
        <message>
            <source>Version {version} of the program has to be accepted first.</source>
            <translation>La version {version} du programme doit d’abord être acceptée.</translation>
        </message>
        <message>
            <source>Version {version} of the program, {digest}, was installed in place of {before}, and waits to be accepted</source>
            <translation>La version {version} du programme, {digest}, a été installée à la place de {before} et attend d’être acceptée</translation>
        </message>
        <message>
            <source>Version {version} of the program, {digest}, which was verified as signed, is accepted</source>
            <translation>La version {version} du programme, {digest}, vérifiée comme signée, est acceptée</translation>
        </message>
        <message>
            <source>What is timed rests until the reality check is answered</source>
            <translation>Ce qui est chronométré est suspendu jusqu’à la réponse au point de session</translation>
        </message>
        <message>
            <source>What lies stays until the dice decide it, and nothing is added to it.</source>
            <translation>Ce qui est posé reste jusqu'à ce que les dés en décident, et rien ne s'y ajoute.</translation>
        </message>
        <message>
            <source>What seat {seat} is owed is printed, for cabinet {cabinet}</source>
            <translation>Ce qui est dû à la place {seat} est imprimé, pour la machine {cabinet}</translation>
        </message>
        <message>
            <source>What seat {seat} is owed is printed: cabinet {cabinet} has reported no result</source>
            <translation>Ce qui est dû à la place {seat} est imprimé : la machine {cabinet} n’a transmis aucun résultat</translation>
        </message>
        <message>
            <source>What this seat was owed was paid at its table: please call the attendant.</source>
            <translation>Ce qui était dû à cette place a été payé à sa table : veuillez appeler le personnel.</translation>
        </message>
        <message>
            <source>What was read of gaming day {number} is not what the cabinet counted.</source>
            <translation>Ce qui a été lu du jour de jeu {number} n’est pas ce que la machine a compté.</translation>
        </message>
        <message>
            <source>Win above the attended limit</source>
            <translation>Gain au-dessus de la limite de paiement manuel</translation>
        </message>
        <message>
            <source>Wins above the credit limit</source>
            <translation>Gains au-dessus de la limite de crédit</translation>
        </message>
        <message>
            <source>Without credit there is no station to reserve.</source>
            <translation>Sans crédit, il n’y a pas de poste à réserver.</translation>
        </message>
        <message>
            <source>Without credit there is nothing to take a break from.</source>
            <translation>Sans crédit, il n’y a pas de jeu à interrompre.</translation>
        </message>
        <message>
            <source>You have passed the dice.</source>
            <translation>Vous avez passé les dés.</translation>
        </message>
        <message>
            <source>You have the dice.</source>
            <translation>Vous avez les dés.</translation>
        </message>
        <message>
            <source>You have the dice: lay your bank, and the others fade it.</source>
            <translation>Vous avez les dés : posez votre banque, et les autres la couvrent.</translation>
        </message>
        <message>
            <source>You have {left}, less than a cover of {cover}.</source>
            <translation>Vous avez {left}, moins qu'une couverture de {cover}.</translation>
        </message>
        <message>
            <source>Your PIN has expired: change it first.</source>
            <translation>Votre code PIN a expiré : changez-le d'abord.</translation>
        </message>
        <message>
            <source>Your PIN was given to you by others: change it first.</source>
            <translation>Votre code PIN vous a été donné par d'autres : changez-le d'abord.</translation>
        </message>
        <message>
            <source>Your bets were sealed: the table has to know first that they are taken down.</source>
            <translation>Vos mises étaient scellées : la table doit d'abord savoir qu'elles sont retirées.</translation>
        </message>
        <message>
            <source>Your bets were void: the table prepares your seat again, one moment.</source>
            <translation>Vos mises étaient nulles : la table prépare de nouveau votre place, un instant.</translation>
        </message>
        <message>
            <source>Your loss limit is reached: no further bets are taken.</source>
            <translation>Votre limite de pertes est atteinte : aucun autre pari n’est accepté.</translation>
        </message>
        <message>
            <source>Your loss limit leaves {amount} for further bets.</source>
            <translation>Votre limite de pertes laisse {amount} pour d’autres paris.</translation>
        </message>
        <message>
            <source>Your shift has begun already.</source>
            <translation>Votre service a déjà commencé.</translation>
        </message>
        <message>
            <source>Your time limit is reached: no further bets are taken.</source>
            <translation>Votre limite de temps est atteinte : aucun autre pari n’est accepté.</translation>
        </message>
        <message>
            <source>a die left the table</source>
            <translation>un dé est sorti de la table</translation>
        </message>
        <message>
            <source>a die lies cocked</source>
            <translation>un dé est cassé</translation>
        </message>
        <message>
            <source>a loss of {amount}</source>
            <translation>une perte de {amount}</translation>
        </message>
        <message>
            <source>accepting a new program</source>
            <translation>acceptation d’un nouveau programme</translation>
        </message>
        <message>
            <source>acknowledging faults</source>
            <translation>acquittement des défauts</translation>
        </message>
        <message>
            <source>all bets are on</source>
            <translation>toutes les mises sont actives</translation>
        </message>
        <message>
            <source>attendant</source>
            <translation>assistant</translation>
        </message>
        <message>
            <source>attendant key</source>
            <translation>clé de l’assistant</translation>
        </message>
        <message>
            <source>betting is open</source>
            <translation>les mises sont ouvertes</translation>
        </message>
        <message>
            <source>by decision of the dealer</source>
            <translation>par décision du croupier</translation>
        </message>
        <message>
            <source>call</source>
            <translation>appel</translation>
        </message>
        <message>
            <source>cancelling credit</source>
            <translation>crédit annulé</translation>
        </message>
        <message>
            <source>cash box and count</source>
            <translation>caisse et comptage</translation>
        </message>
        <message>
            <source>cash box door</source>
            <translation>porte de la caissette</translation>
        </message>
        <message>
            <source>cash box door {count}</source>
            <translation>porte de la caissette {count}</translation>
        </message>
        <message>
            <source>change of parameters</source>
            <translation>modification des paramètres</translation>
        </message>
        <message>
            <source>commission back {bets}</source>
            <translation>commission rendue {bets}</translation>
        </message>
        <message>
            <source>commission paid {bets}</source>
            <translation>commission payée {bets}</translation>
        </message>
        <message>
            <source>credit by hand</source>
            <translation>crédit à la main</translation>
        </message>
        <message>
            <source>credit to be paid by hand</source>
            <translation>crédit à payer en main</translation>
        </message>
        <message>
            <source>dark</source>
            <translation>éteinte</translation>
        </message>
        <message>
            <source>dealing</source>
            <translation>conduite du jeu</translation>
        </message>
        <message>
            <source>diagnostics</source>
            <translation>diagnostic</translation>
        </message>
        <message>
            <source>door</source>
            <translation>porte</translation>
        </message>
        <message>
            <source>end of the accounting period</source>
            <translation>fin de la période comptable</translation>
        </message>
        <message>
            <source>export</source>
            <translation>exportation</translation>
        </message>
        <message>
            <source>fault</source>
            <translation>panne</translation>
        </message>
        <message>
            <source>hand pays</source>
            <translation>paiements manuels</translation>
        </message>
        <message>
            <source>import of a configuration</source>
            <translation>importation d'une configuration</translation>
        </message>
        <message>
            <source>it does not reach its stations</source>
            <translation>elle n’atteint pas ses postes</translation>
        </message>
        <message>
            <source>it is paused</source>
            <translation>elle est en pause</translation>
        </message>
        <message>
            <source>its number</source>
            <translation>son numéro</translation>
        </message>
        <message>
            <source>large hand pays</source>
            <translation>paiements manuels importants</translation>
        </message>
        <message>
            <source>last bets</source>
            <translation>dernières mises</translation>
        </message>
        <message>
            <source>logic door</source>
            <translation>porte de la logique</translation>
        </message>
        <message>
            <source>logic door {count}</source>
            <translation>porte de la logique {count}</translation>
        </message>
        <message>
            <source>main door</source>
            <translation>porte principale</translation>
        </message>
        <message>
            <source>main door {count}</source>
            <translation>porte principale {count}</translation>
        </message>
        <message>
            <source>managing people</source>
            <translation>gestion des personnes</translation>
        </message>
        <message>
            <source>no play</source>
            <translation>pas de jeu</translation>
        </message>
        <message>
            <source>operator</source>
            <translation>exploitant</translation>
        </message>
        <message>
            <source>out of service</source>
            <translation>hors service</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>en pause</translation>
        </message>
        <message>
            <source>players' cards</source>
            <translation>cartes de joueurs</translation>
        </message>
        <message>
            <source>printing</source>
            <translation>impression</translation>
        </message>
        <message>
            <source>printing of lists</source>
            <translation>impression de listes</translation>
        </message>
        <message>
            <source>put up {bets}</source>
            <translation>posé {bets}</translation>
        </message>
        <message>
            <source>reading lists</source>
            <translation>lecture des listes</translation>
        </message>
        <message>
            <source>reading meters</source>
            <translation>lecture des compteurs</translation>
        </message>
        <message>
            <source>reservation for a player</source>
            <translation>réservation pour un joueur</translation>
        </message>
        <message>
            <source>seat {seat} has chosen</source>
            <translation>la place {seat} a choisi</translation>
        </message>
        <message>
            <source>seat {seat} is ready</source>
            <translation>la place {seat} est prête</translation>
        </message>
        <message>
            <source>seat {seat} passes the dice</source>
            <translation>la place {seat} passe les dés</translation>
        </message>
        <message>
            <source>seat {seat} takes the dice</source>
            <translation>la place {seat} prend les dés</translation>
        </message>
        <message>
            <source>seat {seat} throws</source>
            <translation>la place {seat} lance</translation>
        </message>
        <message>
            <source>seat {seat} wants the puck moved to OFF</source>
            <translation>la place {seat} veut mettre le puck sur OFF</translation>
        </message>
        <message>
            <source>setting the clock</source>
            <translation>réglage de l'horloge</translation>
        </message>
        <message>
            <source>staff key</source>
            <translation>clé du personnel</translation>
        </message>
        <message>
            <source>supervisor</source>
            <translation>superviseur</translation>
        </message>
        <message>
            <source>switched off {groups}</source>
            <translation>désactivées {groups}</translation>
        </message>
        <message>
            <source>taken down too late and up again {bets}</source>
            <translation>retirées trop tard et de nouveau posées {bets}</translation>
        </message>
        <message>
            <source>taken down {bets}</source>
            <translation>retiré {bets}</translation>
        </message>
        <message>
            <source>technician</source>
            <translation>technicien</translation>
        </message>
        <message>
            <source>technician key</source>
            <translation>clé du technicien</translation>
        </message>
        <message>
            <source>the Point</source>
            <translation>le Point</translation>
        </message>
        <message>
            <source>the bets that count</source>
            <translation>les mises qui comptent</translation>
        </message>
        <message>
            <source>the bets that count are fixed</source>
            <translation>les mises qui comptent sont fixées</translation>
        </message>
        <message>
            <source>the betting time is over</source>
            <translation>le temps des mises est écoulé</translation>
        </message>
        <message>
            <source>the dealer did not answer</source>
            <translation>le croupier n’a pas répondu</translation>
        </message>
        <message>
            <source>the dice</source>
            <translation>les dés</translation>
        </message>
        <message>
            <source>the dice are checked</source>
            <translation>les dés sont contrôlés</translation>
        </message>
        <message>
            <source>the dice are thrown</source>
            <translation>les dés sont lancés</translation>
        </message>
        <message>
            <source>the dice are to be kept or passed first</source>
            <translation>les dés doivent d’abord être gardés ou passés</translation>
        </message>
        <message>
            <source>the dice cannot be read</source>
            <translation>les dés sont illisibles</translation>
        </message>
        <message>
            <source>the dice cannot be thrown</source>
            <translation>les dés ne peuvent pas être lancés</translation>
        </message>
        <message>
            <source>the dice count</source>
            <translation>les dés comptent</translation>
        </message>
        <message>
            <source>the dice were entered wrongly</source>
            <translation>les dés ont été mal saisis</translation>
        </message>
        <message>
            <source>the dice were touched</source>
            <translation>les dés ont été touchés</translation>
        </message>
        <message>
            <source>the own shift</source>
            <translation>la propre équipe</translation>
        </message>
        <message>
            <source>the par sheet</source>
            <translation>la fiche PAR</translation>
        </message>
        <message>
            <source>the players choose</source>
            <translation>les joueurs choisissent</translation>
        </message>
        <message>
            <source>the shooter</source>
            <translation>le lanceur</translation>
        </message>
        <message>
            <source>the staff is at work</source>
            <translation>le personnel travaille</translation>
        </message>
        <message>
            <source>the staff is at work, or a door is open</source>
            <translation>le personnel travaille, ou une porte est ouverte</translation>
        </message>
        <message>
            <source>the table waits for a bank</source>
            <translation>la table attend une banque</translation>
        </message>
        <message>
            <source>the table waits for the chance or the main</source>
            <translation>la table attend la chance ou le « main »</translation>
        </message>
        <message>
            <source>the table waits for the first throw after the main</source>
            <translation>la table attend le premier lancer après le « main »</translation>
        </message>
        <message>
            <source>the table waits for the throw that makes the main</source>
            <translation>la table attend le lancer qui fixe le « main »</translation>
        </message>
        <message>
            <source>the throw</source>
            <translation>le lancer</translation>
        </message>
        <message>
            <source>tickets in doubt and disputed bills</source>
            <translation>tickets douteux et billets contestés</translation>
        </message>
        <message>
            <source>tilt</source>
            <translation>verrouillage</translation>
        </message>
        <message>
            <source>too late and back in the credit {bets}</source>
            <translation>trop tard et de retour dans le crédit {bets}</translation>
        </message>
        <message>
            <source>verification of the program</source>
            <translation>vérification du programme</translation>
        </message>
        <message>
            <source>volume</source>
            <translation>volume</translation>
        </message>
        <message>
            <source>what the felt counts</source>
            <translation>ce que compte le tapis</translation>
        </message>
        <message>
            <source>win to be paid by hand</source>
            <translation>gain à payer en main</translation>
        </message>
        <message>
            <source>{amount} is no amount to put on {bet}.</source>
            <translation>{amount} n’est pas un montant à poser sur {bet}.</translation>
        </message>
        <message>
            <source>{amount} is no amount to take off {bet}.</source>
            <translation>{amount} n’est pas un montant à retirer de {bet}.</translation>
        </message>
        <message>
            <source>{amount} is no chip.</source>
            <translation>{amount} n’est pas un jeton.</translation>
        </message>
        <message>
            <source>{bet} back a {base} bet, and none is up.</source>
            <translation>{bet} : il faut un pari {base}, et aucun n’est en jeu.</translation>
        </message>
        <message>
            <source>{bet} can be moved only right after it has won on a come-out roll.</source>
            <translation>{bet} ne peut être déplacé que juste après avoir gagné sur un lancer de come-out.</translation>
        </message>
        <message>
            <source>{bet} can be moved to the {group} field of another number.</source>
            <translation>{bet} peut être déplacé vers la case {group} d’un autre numéro.</translation>
        </message>
        <message>
            <source>{bet} can be placed once a Point is set.</source>
            <translation>{bet} peut être placé une fois un Point fixé.</translation>
        </message>
        <message>
            <source>{bet} cannot stand against the {opposite} of {stake} that is up.</source>
            <translation>{bet} ne peut pas être joué contre {opposite} de {stake}, qui est en jeu.</translation>
        </message>
        <message>
            <source>{bet} go up to {multiple} times the {base} of {base_stake}; this would make {stake}.</source>
            <translation>{bet} : {multiple} fois {base} de {base_stake} au plus ; cela ferait {stake}.</translation>
        </message>
        <message>
            <source>{bet} holds {stake}, which is less than {amount}.</source>
            <translation>{bet} contient {stake}, soit moins que {amount}.</translation>
        </message>
        <message>
            <source>{bet} is no bet of this game.</source>
            <translation>{bet} n’est pas un pari de ce jeu.</translation>
        </message>
        <message>
            <source>{bet} is split in {parts} equal parts of whole cents; {stake} cannot be.</source>
            <translation>{bet} est divisé en {parts} parts égales en cents entiers ; {stake} ne peut pas l’être.</translation>
        </message>
        <message>
            <source>{bet} moves to {field}</source>
            <translation>{bet} passe sur {field}</translation>
        </message>
        <message>
            <source>{bet} of {stake}</source>
            <translation>{bet} de {stake}</translation>
        </message>
        <message>
            <source>{bet} of {stake} is locked until the dice decide it.</source>
            <translation>{bet} de {stake} est verrouillé jusqu’à ce que les dés en décident.</translation>
        </message>
        <message>
            <source>{bet} takes bets only before the come-out roll; the Point is {point}.</source>
            <translation>{bet} ne prend de paris qu’avant le lancer de come-out ; le Point est {point}.</translation>
        </message>
        <message>
            <source>{bet} takes bets only before the first Point of a hand.</source>
            <translation>{bet} ne prend de paris qu’avant le premier Point d’une main.</translation>
        </message>
        <message>
            <source>{bet} takes bets only right after a 7; since the last one {came} came.</source>
            <translation>{bet} ne prend de paris que juste après un 7 ; depuis le dernier, {came} est sorti.</translation>
        </message>
        <message>
            <source>{bet} takes no chips: bets only travel there.</source>
            <translation>{bet} ne prend pas de jetons : les paris ne font que s’y déplacer.</translation>
        </message>
        <message>
            <source>{bet} {stake} goes back</source>
            <translation>{bet} {stake} est rendu</translation>
        </message>
        <message>
            <source>{bet} {stake} is a stand-off</source>
            <translation>{bet} {stake} reste à égalité</translation>
        </message>
        <message>
            <source>{bet} {stake} loses</source>
            <translation>{bet} {stake} perd</translation>
        </message>
        <message>
            <source>{bet} {stake} wins {pay}</source>
            <translation>{bet} {stake} gagne {pay}</translation>
        </message>
        <message>
            <source>{bet} {stake} wins {pay} and stays up</source>
            <translation>{bet} {stake} gagne {pay} et reste en place</translation>
        </message>
        <message>
            <source>{button} places nothing: {because}</source>
            <translation>{button} ne place rien : {because}</translation>
        </message>
        <message>
            <source>{button} works once a Point is set.</source>
            <translation>{button} fonctionne une fois un Point fixé.</translation>
        </message>
        <message>
            <source>{button} works while a Pass Line, Don't Pass, Field or single-roll bet is up.</source>
            <translation>{button} fonctionne quand un pari Pass Line, Don't Pass, Field ou d’un seul lancer est en jeu.</translation>
        </message>
        <message>
            <source>{choice}, because the time was over</source>
            <translation>{choice}, car le temps était écoulé</translation>
        </message>
        <message>
            <source>{device} answers: {identity}</source>
            <translation>{device} répond : {identity}</translation>
        </message>
        <message>
            <source>{device} is lost: {why}</source>
            <translation>{device} est perdu : {why}</translation>
        </message>
        <message>
            <source>{device} is ready</source>
            <translation>{device} est prêt</translation>
        </message>
        <message>
            <source>{device} is ready: {note}</source>
            <translation>{device} est prêt : {note}</translation>
        </message>
        <message>
            <source>{file} is exported to the USB stick {folder}</source>
            <translation>{file} est exporté vers la clé USB {folder}</translation>
        </message>
        <message>
            <source>{file} is exported to the folder {folder}</source>
            <translation>{file} est exporté vers le dossier {folder}</translation>
        </message>
        <message>
            <source>{group} has a field for each of {numbers}, and one of them has to be named.</source>
            <translation>{group} a une case pour chacun des numéros {numbers}, et il faut en nommer une.</translation>
        </message>
        <message>
            <source>{group} has a field for each of {numbers}, but none for {number}.</source>
            <translation>{group} a une case pour chacun des numéros {numbers}, mais aucune pour {number}.</translation>
        </message>
        <message>
            <source>{most} felts are saved, and there is no room for another: forget one first.</source>
            <translation>{most} tapis sont enregistrés et il n'y a plus de place : effacez-en un d'abord.</translation>
        </message>
        <message>
            <source>{name} agrees as the second person (account {number}): {right}</source>
            <translation>{name} donne son accord comme deuxième personne (compte {number}) : {right}</translation>
        </message>
        <message>
            <source>{name} does not have the right to do this.</source>
            <translation>{name} n'a pas le droit de faire cela.</translation>
        </message>
        <message>
            <source>{name} has signed in (account {number})</source>
            <translation>{name} s'est identifié (compte {number})</translation>
        </message>
        <message>
            <source>{name} has signed in with an expired PIN (account {number})</source>
            <translation>{name} s'est connecté avec un code PIN expiré (compte {number})</translation>
        </message>
        <message>
            <source>{name} has signed out (account {number})</source>
            <translation>{name} s'est déconnecté (compte {number})</translation>
        </message>
        <message>
            <source>{name} has to sign in and change the expired PIN first.</source>
            <translation>{name} doit d'abord se connecter et changer le code PIN expiré.</translation>
        </message>
        <message>
            <source>{name} has to sign in and change the first PIN before this.</source>
            <translation>{name} doit d'abord s'identifier et changer le premier code PIN.</translation>
        </message>
        <message>
            <source>{name} is signed out: nothing was touched (account {number})</source>
            <translation>{name} est déconnecté : rien n'a été touché (compte {number})</translation>
        </message>
        <message>
            <source>{name} is signed out: the key was turned back (account {number})</source>
            <translation>{name} est déconnecté : la clé a été ramenée (compte {number})</translation>
        </message>
        <message>
            <source>{name} is signed out: the program starts again (account {number})</source>
            <translation>{name} est déconnecté : le programme redémarre (compte {number})</translation>
        </message>
        <message>
            <source>{name} is the last operator: add another one first.</source>
            <translation>{name} est le dernier exploitant : ajoutez-en d'abord un autre.</translation>
        </message>
        <message>
            <source>{name} signs in with the other key.</source>
            <translation>{name} s'identifie avec l'autre clé.</translation>
        </message>
        <message>
            <source>{name} was saved at another game, and cannot be put up here.</source>
            <translation>{name} a été enregistré à un autre jeu et ne peut pas être misé ici.</translation>
        </message>
        <message>
            <source>{name}: no longer there (before: {before})</source>
            <translation>{name} : n’existe plus (avant : {before})</translation>
        </message>
        <message>
            <source>{name}: {after} (before: {before})</source>
            <translation>{name} : {after} (avant : {before})</translation>
        </message>
        <message>
            <source>{name}: {after} (new)</source>
            <translation>{name} : {after} (nouveau)</translation>
        </message>
        <message>
            <source>{noted}, but: {why}</source>
            <translation>{noted}, mais : {why}</translation>
        </message>
        <message>
            <source>{party} is heard with the key {key}</source>
            <translation>{party} se présente avec la clé {key}</translation>
        </message>
        <message>
            <source>{phase}; at the table {minutes} minutes before</source>
            <translation>{phase} ; à la table {minutes} minutes plus tôt</translation>
        </message>
        <message>
            <source>{phase}; seat {seat} shoots</source>
            <translation>{phase} ; la place {seat} lance</translation>
        </message>
        <message>
            <source>{phase}; the table is stopped: {why}</source>
            <translation>{phase} ; la table est arrêtée : {why}</translation>
        </message>
        <message>
            <source>{player} does not sit at this table; here sit none with a name.</source>
            <translation>{player} n’est pas à cette table ; personne n’y a de nom.</translation>
        </message>
        <message>
            <source>{player} does not sit at this table; here sit {names}.</source>
            <translation>{player} n’est pas à cette table ; à cette table : {names}.</translation>
        </message>
        <message>
            <source>{player} has no choice open; still to choose: {names}.</source>
            <translation>{player} n’a pas de choix ouvert ; doivent encore choisir : {names}.</translation>
        </message>
        <message>
            <source>{time} of play</source>
            <translation>{time} de jeu</translation>
        </message>
        <message>
            <source>{what} needs {needed}, and {left} is left to play with.</source>
            <translation>{what} demande {needed}, et il reste {left} pour jouer.</translation>
        </message>
        <message>
            <source>{what}, by dealer {name}</source>
            <translation>{what}, par le croupier {name}</translation>
        </message>
        <message>
            <source>{what}, by {name}</source>
            <translation>{what}, par {name}</translation>
        </message>
        <message>
            <source>{what}, by {name} and {second}</source>
            <translation>{what}, par {name} et {second}</translation>
        </message>
        <message>
            <source>{what}: the dice must pass first.</source>
            <translation>{what} : les dés doivent d’abord passer.</translation>
        </message>
        <message>
            <source>{what}; {name} agrees</source>
            <translation>{what} ; {name} est d’accord</translation>
        </message>
        <message>
            <source>{whose} of {least} at least, not {amount}.</source>
            <translation>{whose} de {least} au moins, et non de {amount}.</translation>
        </message>
        <message>
            <source>{whose} of {most} at most, not {amount}.</source>
            <translation>{whose} de {most} au plus, et non de {amount}.</translation>
        </message>
        <message>
            <source>{wrong} cannot be chosen: the alternatives are {names}.</source>
            <translation>{wrong} ne peut pas être choisi : les possibilités sont {names}.</translation>
        </message>
    </context>
    <context>
        <name>ReserveWindow</name>
        <message>
            <source>Back</source>
            <translation>Retour</translation>
        </message>
        <message>
            <source>Do not reserve</source>
            <translation>Ne pas réserver</translation>
        </message>
        <message>
            <source>Reserve station</source>
            <translation>Réserver le poste</translation>
        </message>
        <message>
            <source>Your credit and your bets stay as they are. An attendant can also open the station.</source>
            <translation>Votre crédit et vos paris restent tels quels. Un assistant peut aussi ouvrir le poste.</translation>
        </message>
    </context>
    <context>
        <name>ReservedScreen</name>
        <message>
            <source>Call attendant</source>
            <translation>Appeler un assistant</translation>
        </message>
        <message>
            <source>Call off the attendant</source>
            <translation>Annuler l’appel de l’assistant</translation>
        </message>
        <message>
            <source>Reserved</source>
            <translation>Réservé</translation>
        </message>
        <message>
            <source>Time left %1</source>
            <translation>Temps restant %1</translation>
        </message>
    </context>
    <context>
        <name>RollButton</name>
        <message>
            <source>Ready</source>
            <translation>Prêt</translation>
        </message>
        <message>
            <source>Roll</source>
            <translation>Lancer</translation>
        </message>
    </context>
    <context>
        <name>RollStrip</name>
        <message>
            <source>Last results</source>
            <translation>Derniers lancers</translation>
        </message>
        <message>
            <source>No rolls yet</source>
            <translation>Encore aucun lancer</translation>
        </message>
    </context>
    <context>
        <name>RoundPlate</name>
        <message numerus="yes">
            <source>%n seconds left</source>
            <translation>
                <numerusform>Encore %n seconde</numerusform>
                <numerusform>Encore %n secondes</numerusform>
            </translation>
        </message>
        <message>
            <source>Puck OFF</source>
            <translation>Puck OFF</translation>
        </message>
        <message>
            <source>The Point is %1</source>
            <translation>Le Point est %1</translation>
        </message>
    </context>
    <context>
        <name>ScreenPage</name>
        <message>
            <source>Begin the touch test</source>
            <translation>Commencer le test tactile</translation>
        </message>
        <message>
            <source>Colours, grey steps, gradients, a grid and text, then the colours again for dead pixels. A touch shows the next one; the buttons come with each touch and go after some seconds.</source>
            <translation>Couleurs, niveaux de gris, dégradés, une grille et du texte, puis encore les couleurs pour les pixels morts. Un appui montre le suivant ; les boutons viennent à chaque appui et partent après quelques secondes.</translation>
        </message>
        <message>
            <source>Each test is left by its button, and by the key.</source>
            <translation>On quitte chaque test par son bouton, et par la clé.</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Image</translation>
        </message>
        <message>
            <source>Show the patterns</source>
            <translation>Montrer les motifs</translation>
        </message>
        <message>
            <source>Targets in the corners, at the edges and between show by how much each touch misses; lines over the whole screen show where it feels no touch. The touches of all targets can calibrate the panel.</source>
            <translation>Des cibles dans les coins, sur les bords et entre eux montrent de combien chaque touche manque ; des lignes sur tout l’écran montrent où il ne sent aucune touche. Les touches de toutes les cibles peuvent calibrer la dalle.</translation>
        </message>
        <message>
            <source>Touch</source>
            <translation>Appui</translation>
        </message>
        <message>
            <source>Undo calibration</source>
            <translation>Annuler le calibrage</translation>
        </message>
    </context>
    <context>
        <name>SearchPage</name>
        <message>
            <source>Open</source>
            <translation>Ouvrir</translation>
        </message>
        <message>
            <source>Searched for</source>
            <translation>Recherché</translation>
        </message>
    </context>
    <context>
        <name>SeatBetsWindow</name>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
    </context>
    <context>
        <name>SecondPersonDialog</name>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Cancel: without a second person</source>
            <translation>Annuler : sans deuxième personne</translation>
        </message>
    </context>
    <context>
        <name>SessionStatistics</name>
        <message numerus="yes">
            <source>%n rolls</source>
            <translation>
                <numerusform>%n lancer</numerusform>
                <numerusform>%n lancers</numerusform>
            </translation>
        </message>
        <message>
            <source>Every bet of this session has come out even.</source>
            <translation>Tous les paris de cette session se soldent sans gain ni perte.</translation>
        </message>
        <message>
            <source>No bet has been decided in this session yet.</source>
            <translation>Aucun pari n’a encore été décidé dans cette session.</translation>
        </message>
        <message>
            <source>Profit by bet in this session</source>
            <translation>Résultat par pari dans cette session</translation>
        </message>
    </context>
    <context>
        <name>SessionWindow</name>
        <message>
            <source>Back</source>
            <translation>Retour</translation>
        </message>
        <message>
            <source>Close the session card</source>
            <translation>Fermer la carte de session</translation>
        </message>
        <message>
            <source>Credit and money out, less money in</source>
            <translation>Crédit et argent sorti, moins argent entré</translation>
        </message>
        <message>
            <source>Limits and breaks</source>
            <translation>Limites et pauses</translation>
        </message>
        <message>
            <source>Net result now</source>
            <translation>Résultat net actuel</translation>
        </message>
        <message>
            <source>Net result now %1</source>
            <translation>Résultat net actuel %1</translation>
        </message>
        <message>
            <source>No session has begun: it begins with your first bill</source>
            <translation>Aucune session n’a commencé : elle commence avec votre premier billet</translation>
        </message>
        <message>
            <source>Session</source>
            <translation>Session</translation>
        </message>
        <message>
            <source>Session time %1</source>
            <translation>Durée de la session %1</translation>
        </message>
        <message>
            <source>Session time (h:mm)</source>
            <translation>Durée (h:mm)</translation>
        </message>
        <message>
            <source>Your card</source>
            <translation>Votre carte</translation>
        </message>
        <message>
            <source>Your session</source>
            <translation>Votre session</translation>
        </message>
    </context>
    <context>
        <name>ShooterPanel</name>
        <message>
            <source>Pass the dice</source>
            <translation>Passer les dés</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Points</translation>
        </message>
        <message>
            <source>Rolls</source>
            <translation>Lancers</translation>
        </message>
        <message>
            <source>Shooter</source>
            <translation>Lanceur</translation>
        </message>
        <message>
            <source>Take the dice</source>
            <translation>Prendre les dés</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Temps</translation>
        </message>
    </context>
    <context>
        <name>SignInPanel</name>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Cancel: keep the PIN</source>
            <translation>Annuler : garder le code PIN</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Terminé</translation>
        </message>
        <message>
            <source>Done: back to the panel</source>
            <translation>Terminé : retour au panneau</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nom</translation>
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
            <translation>Retour</translation>
        </message>
    </context>
    <context>
        <name>Statistics</name>
        <message>
            <source>Face {0}: {1} times, expected {2}</source>
            <translation>Face {0} : {1} fois, attendu {2}</translation>
        </message>
        <message>
            <source>Points made in this hand</source>
            <translation>Points réussis dans cette main</translation>
        </message>
        <message>
            <source>Result now: {0}</source>
            <translation>Résultat actuel : {0}</translation>
        </message>
        <message>
            <source>Rolls in the longest hand</source>
            <translation>Lancers de la plus longue main</translation>
        </message>
        <message>
            <source>Rolls in this shooter's hand</source>
            <translation>Lancers de cette main</translation>
        </message>
        <message>
            <source>Rolls since hard {0}</source>
            <translation>Lancers depuis le Hard {0}</translation>
        </message>
        <message>
            <source>Rolls since the last 7</source>
            <translation>Lancers depuis le dernier 7</translation>
        </message>
        <message>
            <source>Throws since a chance was won</source>
            <translation>Lancers depuis la dernière chance gagnée</translation>
        </message>
        <message>
            <source>Throws since the last Double</source>
            <translation>Lancers depuis le dernier Double</translation>
        </message>
        <message>
            <source>Throws since the last Straight</source>
            <translation>Lancers depuis le dernier Straight</translation>
        </message>
        <message>
            <source>Throws since the last Triple</source>
            <translation>Lancers depuis le dernier Triple</translation>
        </message>
        <message>
            <source>Throws since the last nick</source>
            <translation>Lancers depuis la dernière réussite</translation>
        </message>
        <message>
            <source>Throws since the last out</source>
            <translation>Lancers depuis le dernier échec</translation>
        </message>
        <message>
            <source>Total {0}: {1} times, expected {2}</source>
            <translation>Total {0} : {1} fois, attendu {2}</translation>
        </message>
    </context>
    <context>
        <name>StatisticsWindow</name>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Dice have no memory: whatever has come before, every roll is as likely as ever.</source>
            <translation>Les dés n’ont pas de mémoire : quoi qu’il soit sorti, les probabilités restent les mêmes.</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistiques</translation>
        </message>
    </context>
    <context>
        <name>StrategyCard</name>
        <message>
            <source>Put up %1</source>
            <translation>Miser %1</translation>
        </message>
    </context>
    <context>
        <name>SwitchesPage</name>
        <message>
            <source>Doors</source>
            <translation>Portes</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Clés</translation>
        </message>
        <message>
            <source>Tower light</source>
            <translation>Colonne lumineuse</translation>
        </message>
    </context>
    <context>
        <name>TableOrCashOut</name>
        <message>
            <source>Cash out</source>
            <translation>Encaisser</translation>
        </message>
        <message>
            <source>Close this window and show the table</source>
            <translation>Fermer cette fenêtre et montrer la table</translation>
        </message>
        <message>
            <source>Show the table</source>
            <translation>Voir la table</translation>
        </message>
        <message>
            <source>Stop playing and cash out</source>
            <translation>Arrêter de jouer et encaisser</translation>
        </message>
    </context>
    <context>
        <name>TestBanner</name>
        <message>
            <source>Test mode: nothing here counts</source>
            <translation>Mode test : rien ici ne compte</translation>
        </message>
    </context>
    <context>
        <name>TicketCard</name>
        <message>
            <source>It is not certain that your ticket came out. Please wait for an attendant.</source>
            <translation>Il n’est pas certain que votre ticket soit sorti. Veuillez attendre un assistant.</translation>
        </message>
        <message>
            <source>Please take it from the slot below</source>
            <translation>Veuillez le prendre dans la fente ci-dessous</translation>
        </message>
        <message>
            <source>Please wait</source>
            <translation>Veuillez patienter</translation>
        </message>
        <message>
            <source>Printing your ticket</source>
            <translation>Impression de votre ticket</translation>
        </message>
    </context>
    <context>
        <name>TimerPlate</name>
        <message numerus="yes">
            <source>%n seconds to bet</source>
            <translation>
                <numerusform>%n seconde pour miser</numerusform>
                <numerusform>%n secondes pour miser</numerusform>
            </translation>
        </message>
        <message>
            <source>No more bets</source>
            <translation>Rien ne va plus</translation>
        </message>
        <message>
            <source>Place bets</source>
            <translation>Faites vos jeux</translation>
        </message>
    </context>
    <context>
        <name>TonguesWindow</name>
        <message>
            <source>Language</source>
            <translation>Langue</translation>
        </message>
        <message>
            <source>Languages</source>
            <translation>Langues</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Call attendant</source>
            <translation>Appeler un assistant</translation>
        </message>
        <message>
            <source>Call off the attendant</source>
            <translation>Annuler l’appel de l’assistant</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Jeux</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Aide</translation>
        </message>
        <message>
            <source>Languages</source>
            <translation>Langues</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Options</translation>
        </message>
    </context>
    <context>
        <name>TouchTestView</name>
        <message>
            <source>Draw lines</source>
            <translation>Tracer des lignes</translation>
        </message>
        <message>
            <source>Hit targets</source>
            <translation>Toucher les cibles</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>Quitter</translation>
        </message>
        <message>
            <source>Leave, at the top</source>
            <translation>Quitter, en haut</translation>
        </message>
        <message>
            <source>Start again</source>
            <translation>Recommencer</translation>
        </message>
        <message>
            <source>Target %1</source>
            <translation>Cible %1</translation>
        </message>
        <message>
            <source>Target %1: %2</source>
            <translation>Cible %1 : %2</translation>
        </message>
        <message>
            <source>Touch test</source>
            <translation>Test tactile</translation>
        </message>
    </context>
    <context>
        <name>TransferWindow</name>
        <message>
            <source>Move your bet?</source>
            <translation>Déplacer votre pari ?</translation>
        </message>
    </context>
    <context>
        <name>VoidWindow</name>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Leave the throw as it is</source>
            <translation>Laisser le lancer tel quel</translation>
        </message>
        <message>
            <source>Void the throw</source>
            <translation>Annuler le lancer</translation>
        </message>
        <message>
            <source>Void the throw of round %1</source>
            <translation>Annuler le lancer du tour %1</translation>
        </message>
        <message>
            <source>Void the throw: all bets stand</source>
            <translation>Annuler le lancer : toutes les mises restent</translation>
        </message>
    </context>
    <context>
        <name>WallBets</name>
        <message>
            <source>Bets on the table</source>
            <translation>Mises sur la table</translation>
        </message>
    </context>
    <context>
        <name>WallClockPlate</name>
        <message numerus="yes">
            <source>%n seconds left</source>
            <translation>
                <numerusform>Encore %n seconde</numerusform>
                <numerusform>Encore %n secondes</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>WallHand</name>
        <message>
            <source>Best today</source>
            <translation>Record du jour</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Points</translation>
        </message>
        <message>
            <source>Rolls</source>
            <translation>Lancers</translation>
        </message>
        <message>
            <source>Rolls %1, Points %2. Best hand of the day: rolls %3</source>
            <translation>Lancers %1, Points %2. Meilleure main du jour : lancers %3</translation>
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
            <translation>Principal</translation>
        </message>
        <message>
            <source>Main %1, chance %2</source>
            <translation>Principal %1, chance %2</translation>
        </message>
    </context>
    <context>
        <name>WallPoint</name>
        <message>
            <source>Come-out roll</source>
            <translation>Lancer de come-out</translation>
        </message>
        <message>
            <source>Point</source>
            <translation>Point</translation>
        </message>
        <message>
            <source>The Point is %1</source>
            <translation>Le Point est %1</translation>
        </message>
    </context>
    <context>
        <name>WinCondition</name>
        <message>
            <source>%1 of %2 throws</source>
            <translation>%1 lancers sur %2</translation>
        </message>
        <message>
            <source>Next roll wins</source>
            <translation>Lancer gagnant</translation>
        </message>
        <message>
            <source>Next roll wins on %1</source>
            <translation>Le prochain lancer gagne avec %1</translation>
        </message>
        <message>
            <source>Next roll wins: %1</source>
            <translation>Le prochain lancer gagne : %1</translation>
        </message>
    </context>
    <context>
        <name>YesOrNo</name>
        <message>
            <source>No</source>
            <translation>Non</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Oui</translation>
        </message>
    </context>
</TS>
