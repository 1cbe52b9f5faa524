<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <context>
        <name>AttendantPanel</name>
        <message>
            <source>ATTENDANT</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All doors are shut</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Attendant</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>DEVICES</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>DOORS</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing has to be settled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TO BE SETTLED</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn the key back to close this panel</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Bet</name>
        <message>
            <source>Any Craps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Big</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Big {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Buy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Buy {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>C</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>C &amp; E</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Come</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Come Odds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Come {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Come {0} Odds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Craps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Don't Come</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Don't Come Odds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Don't Come {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Don't Come {0} Odds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Don't Pass</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Don't Pass Odds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Double</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>E</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Field</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hard {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>High Field</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>High Rolls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hop {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Horn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lay</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lay {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Low Field</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Low Rolls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lucky Shooter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Number {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pass Line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pass Line Odds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place to Lose</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place {0} to Lose</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll 'Em All</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seven</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Small</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Straight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Total</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Total {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Triple</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>BetRow</name>
        <message>
            <source>AUTO REPEAT</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CLEAR LAST</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clear last</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>DOUBLE</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Double</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>KEEP BETS ON</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep bets on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>REDO</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>REPEAT</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Redo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Repeat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stop auto repeat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stop keeping bets on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>UNDO</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>hold: auto</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>touch to stop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>twice: all</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Button</name>
        <message>
            <source>Across</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Double</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Inside</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Outside</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Press</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Redo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Repeat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>CashOutQuestion</name>
        <message>
            <source>CASH OUT?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cash out?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>KEEP PLAYING</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep playing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PRINT TICKET</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Print ticket</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your whole credit will be printed as a ticket</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ChipStack</name>
        <message>
            <source>%1 is off</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>CreditBar</name>
        <message>
            <source>BET</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CREDIT</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>LAST BET</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>LAST WIN</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>MAX TOTAL BET</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PLAYABLE</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Device</name>
        <message>
            <source>A bill is stuck in the bill validator.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A bill is stuck on its way into the stacker.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A die came to rest cocked.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A die was missing or out of sight.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A second bill was put in too early. Take it out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another program has its port open.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dice are missing from the dice generator, or there are too many.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It does not answer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It has lost its power and starts again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It has no bulk endpoints.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is not plugged in.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It took {sent} of {all} bytes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It was unplugged.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its address {address} is not of the form usb:1234:abcd.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its driver has made a mistake and starts anew.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its port fails ({error}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its port is no serial line.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No bills are taken now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Paper is jammed in the ticket printer: please clear it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Please take your ticket.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The bill stacker is full.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The bill stacker is open or missing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The bill validator does not take its settings.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The bill validator has failed: {cause}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The bill validator has noticed a fraud.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The bill validator has trouble inside itself.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The bill was credited, and then found in the acceptor, which gives it back. The player may have it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The bill was not taken: {cause}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The credit may not exceed {amount}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dice came to rest on top of each other.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dice could not be read with certainty.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dice did not come to rest in time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dice generator broke down during the throw.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dice generator cannot read the dice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dice generator cannot record its throws.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dice generator cannot shake the dice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dice generator does not finish its throw.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dice generator has used this throw number before and no longer knows the result; its record must be cleared.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dice generator holds {there} dice, but the game needs {wanted}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dice generator is testing itself.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dice generator lost its power during the throw.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dice generator refuses what its protocol demands.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dice generator reports a fault.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The lid of the dice generator is open.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The lid of the dice generator was opened during the throw.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The program finds no USB library (libusb).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The program may not open its port.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The ticket paper is running low.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The ticket printer is offline: please switch it online.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The ticket printer is out of paper: please load paper.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The ticket printer reports an error that it does not clear: please call a technician.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The ticket printer's drawer is open: please close it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The ticket printer's print head is up: please lower it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The validator is idle but never said that the bill was stacked. Look for it in the stacker.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The validator lost its power while it stacked the bill and no longer knows it. Look for it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The validator stacked a bill that was never seen in escrow. Look for it in the stacker.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This bill is not taken here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is not a bill.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ticket {number} cannot be printed: {error}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ticket {number} is in doubt: it was ordered again after ticket {later}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ticket {number} is in doubt: {cause}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tickets are not taken here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What it says of its bills arrives garbled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a ticket is being printed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>another bill was still in the head</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>another bill was still on its way to the stacker</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>code {code}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>is starting</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>is starting after it lost its power</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>it did not move as it should</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>it let too much or too little light through</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>it was not put in straight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>it was not recognised as genuine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>its boot memory is damaged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>its colours were not recognised</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>its denomination was not recognised</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>its length is not right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>its magnetic print was not recognised</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>its measurement could not be compensated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>its memory cannot be written</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>its memory is damaged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>its picture was not recognised</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>not heard of yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>paper jammed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>paper ran out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the aligning motor fails</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the cash box is not ready</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the paper drawer was opened</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the print head was lifted</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the stacker's motor fails</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the ticket printer came to rest without reporting the ticket as printed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the ticket printer did not react to the print command, given {times} times</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the ticket printer lost its power before it reported the ticket as printed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the ticket printer showed no progress for {seconds} seconds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the transport motor fails</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the transport motor runs at the wrong speed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the validator head is missing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the validator names no reason</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the validator was not ready for it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>this denomination is not taken now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{cause} before the ticket printer reported the ticket as printed</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>DiceTray</name>
        <message>
            <source>Dice tray</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Die</name>
        <message>
            <source>Die</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Die %1</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FaceOdds</name>
        <message>
            <source>up to %1</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FacePair</name>
        <message numerus="yes">
            <source>%n rolls since last</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
    </context>
    <context>
        <name>FaceRoller</name>
        <message>
            <source>%1 OF 10</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FaceShooter</name>
        <message>
            <source>7 11
CRAPS</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>BET
HERE</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>HITS</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>POINT</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Felt</name>
        <message>
            <source>ANY CRAPS</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Any Craps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>BIG
6</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>BIG
8</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>BIG
8–12</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>BUY</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Big</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Big 6</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Big 8</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Buy {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>C</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>C &amp; E</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>C and E</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>COME</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CRAPS</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Come</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Come Odds {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Come on {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Craps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>DON'T
COME
BAR</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>DON'T PASS BAR</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>DOUBLE</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Don't Come</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Don't Come Odds {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Don't Come on {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Don't Pass</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Don't Pass Odds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>E</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>FIELD</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Field</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GIVE ODDS</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>HARD WAYS</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>HIGH FIELD</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>HIGH ROLLS</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>HOP BETS</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>HOPPING HARD WAYS</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>HORN
BET</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hard {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>High Field</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>High Rolls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hop {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Horn Bet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Horn {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>LAY</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>LOW FIELD</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>LOW ROLLS</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>LUCKY
SHOOTER</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lay {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Low Field</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Low Rolls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lucky Shooter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>NINE</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>ONE ROLL</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PASS LINE</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PLACE</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PLACE TO LOSE</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PLACE TO WIN</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pass Line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pass Line Odds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place to lose {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>ROLL 'EM ALL</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll 'Em All</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>SEVEN</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>SIX</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>SMALL
2–6</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seven</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Small</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TAKE ODDS</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TRIPLE</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>from {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{0} to {1}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Field</name>
        <message>
            <source>%1, off</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>HistoryBar</name>
        <message>
            <source>LAST RESULTS</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No rolls yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Puck set to OFF by hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll %1 and %2</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Lock</name>
        <message>
            <source>A device reported what cannot be</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A parameter is wrong</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An event in it makes no sense ({error}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another program holds the journal ({error}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bets are up under sheet {sheet}, and {other} as it is now is not the same.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its earlier events cannot be checked ({error}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Money is open in {currency}, but Param.ini names {other}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Play goes on in a moment.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The currency has changed in play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The disk does not do what the journal asks of it ({error}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The disk is full ({error}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The journal cannot be used</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The journal cannot be written</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The journal cannot be written: {error}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The journal is being checked</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The journal is broken at event {number}: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The journal may not be opened ({error}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The journal may not be written ({error}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The journal {name} is in use by another terminal or an audit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The journal's file is damaged ({error}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The journal's files cannot be opened ({error}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The journal's place {path} cannot be used ({error}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The log cannot be written</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The meters do not agree</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The par sheet has changed in play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The par sheet is wrong</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The simulated devices cannot be started</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The terminal has found a mistake of its own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The {device} reported {report} ({error}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>events up to {number} were acknowledged and are missing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>it is missing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>it is not an event ({error})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>it is not the one that was acknowledged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>it is not what was written after the event before it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>its hash is not one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{error}. Nothing of it was booked.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>LockScreen</name>
        <message>
            <source>Please call an attendant</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Main</name>
        <message>
            <source>CASH OUT</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cash out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Statistics</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Player</name>
        <message>
            <source>A PIN has four to eight digits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>ACROSS</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Across</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>After each roll your bets are put up again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>After the seven-out your {0} bets are off: tap SET BETS ON to play them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At this table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>BETS ARE NOT VALID YET!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bets from {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bill validator</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bill {0}: {1}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Buy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CRAPS</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cabinet board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chip {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Come-out roll: Don't Pass wins on 2 and 3, and loses on 7 and 11; 12 is a stand-off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Come-out roll: place your bets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Come-out roll: press ROLL when your bets are down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Come-out roll: the Pass Line wins on 7 and 11, and loses on 2, 3 and 12</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Come-out roll: the Pass Line wins on 7; any other total is its Point</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Commission paid</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Credit it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Credit now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Denomination</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dice generator</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Eight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Eleven</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Five</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Four</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hard Ways</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hard Ways tab</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hard {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hop Bets tab</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How large windows and messages are written</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How loud the table sounds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>INSIDE</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Insert a bill to play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Inside</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is in the stacker</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It was not printed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It was printed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep Bets On</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Last seconds: place your bets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lay</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Left-Hand Layout</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Longest hand: {0} rolls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lost</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Marked Chips</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Money in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Money out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move the puck to OFF</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mute</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>NATURAL</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No bills can be taken now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No more bets: the dice are out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>OFF</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>ON</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>OUTSIDE</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Odds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One moment, please</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Outside</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>POINT MADE</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>POINT SET</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PRESS</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PUCK OFF</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Player has it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Please take your bill back. {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Please take your ticket. Thank you for playing!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Please wait for an attendant</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Press</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Printing your ticket</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ready</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reserved until {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rolls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rolls since the last 7: {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>SET BETS OFF</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>SET BETS ON</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>SEVEN OUT</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set bets off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set bets on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seven</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seven out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seven, winner</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shapes tell the chips apart, not colours alone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show Bet Limits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show Hints</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show Winnings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Six</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sound Volume</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ten</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Text Size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That is not the PIN. You have one more try</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That is not the PIN. You have {0} more tries</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Point is {0}: Don't Pass wins on 7 and loses on {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Point is {0}: place your bets or roll</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Point is {0}: the Pass Line wins on {0} and loses on 7</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dice and ROLL lie to your left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dice so far</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last rolls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The least and the most stand on every field</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The station waits {0} minutes for you. Your PIN opens it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The throw does not count: {0}. Press ROLL again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The throw does not count: {0}. The dice are thrown again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The two were not the same. Please begin again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The {0} and {1} doors are open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The {0} came {1} times in {2} rolls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The {0} door is open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Think of a PIN with four to eight digits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Three</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Three, ace-deuce</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ticket printer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ticket {0}: {1}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tips on the game and on your bets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Too many wrong PINs: an attendant can open the station</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Touch the screen to look at the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Twelve</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Twelve, boxcars</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two, aces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Type the same PIN once more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Type your PIN to play on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Up to {0} on the Pass Line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Up to {0} on the whole table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What a bet would win stands beside its chips</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What the chips are worth</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Won</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Yo-leven</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your {0} bets are off: tap SET BETS ON to play them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>cash box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>logic</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>main</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>unknown value</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{0} %</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{0} and {1}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{0} is back in your credit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{0} is in your credit. Good luck!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{0}, mark it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{0}, winner</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{0}: a stand-off, your bet neither wins nor loses</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{0}: you win {1}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{0}: {1}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Puck</name>
        <message>
            <source>Puck OFF</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Puck ON</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Refusal</name>
        <message>
            <source>A PIN has four to eight digits.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A bank of {bank} cannot ride: {most} is the most.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A bill is still on its way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A session does not end while the dice are out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A session does not end while there is credit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A shooter lays a bank</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A ticket is for {most} at most. Please call the attendant.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All bets together may be {most}; {bet} would make them {total}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bets are not valid yet: no bet is up that a roll can decide.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bets are not valid yet: nobody has a bet up to take the dice with.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Big Shot has no such thing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bill {number} is not disputed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every bet of the last coup is up, or there was none.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every bet of the last roll that can be repeated is up.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hazard has no such thing: the shooter lays a bank, throws, and keeps or passes the dice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hazard has one field, the bank.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In this game bets cannot be switched off.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In this game the puck cannot be moved by hand.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It must be said for which player; here sit {names}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No BIG SHOT is on: three dice are thrown.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No bank can be laid now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No bank has been laid since the last throw.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No bank was taken back that could be laid again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No bet has changed in this coup.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No bet is up that could be cleared.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No bet is up that could be doubled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No choice is open: nobody has three hits.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No commission is asked for.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No dealer works at this table.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No more bets: the BIG SHOT is on, and the fourth die is to be thrown.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No more bets: the dealer has called, and the dice are to be thrown.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No more bets: the dice are out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No {bet} bet is up.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing has changed on the felt since the last roll.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing was undone that could be redone.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Number has a field for each of 1, 2, 3, 4, 5, 6 and for nothing else.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On this table only the dice move the puck.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only an attendant may do this: turn the attendant key.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only bets that are locked or off are up: {bets}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only multiples of {step} on {bet} pay whole cents; {stake} does not.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only {left} can be paid out, not {amount}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Play waits: nobody can see whether the doors are shut.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Please answer YES or NO to the commission first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Please answer the question first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Press raises the Place bet on the Point, and no bet on {bet} is up.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take your bets down first: a ticket is for the whole credit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take your bets down first: here the dice do not wait for you.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That is not asked at a craps table.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The BIG SHOT is on: the fourth die comes first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The BIG SHOT was chosen, and a choice is final.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The bet on {bet}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The bet on {bet} with its commission</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The bet with its commission</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The cash box door is open: play stops until it is shut.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dealer throws the dice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dice cannot be kept now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dice cannot be passed now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dice cannot be thrown now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dice cannot be thrown now: {why}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dice must pass now: the chance was lost.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dice must pass now: the house passes them after a win.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dice pass when no field wins for the shooter, who has a bet up.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The faders have {left} to cover a bank of {bank}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The house lays a bank</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The least on {bet} is {least}; this would make {stake}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The logic door is open: play stops until it is shut.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The main door is open: play stops until it is shut.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The most on {bet} is {most}; this would make {stake}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The option {name} can be {choices}, but not {value}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The puck is OFF already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The puck stays ON while {bet} of {stake} is up.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The shooter has {left}, less than a bank of {bank}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The shooter must have a bet or pass the dice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The shooter must have a bet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The shooter, {shooter}, must have a bet or pass the dice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The shooter, {shooter}, must have a bet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The station can be reserved once the dice lie.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The station is not reserved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The ticket printer is not ready: {why}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no credit to cash out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no field {name} on this table.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no option {name}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no such field: Big Shot has the numbers 1 to 6, Double, Triple and Straight.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This game has no {button} button.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This station cannot be reserved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This station is reserved: it opens with its player's PIN.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Three hits on {number}: first they are to be taken or risked.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ticket {number} is not finished yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ticket {number} is not in doubt.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Too many wrong PINs: only an attendant can open the station before its time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Without credit there is no station to reserve.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the dice are to be kept or passed first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the table waits for a bank</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the table waits for the chance or the main</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the table waits for the first throw after the main</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the table waits for the throw that makes the main</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{amount} is no amount to put on {bet}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{amount} is no amount to take off {bet}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{amount} is no chip.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{bet} back a {base} bet, and none is up.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{bet} can be moved only right after it has won on a come-out roll.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{bet} can be moved to the {group} field of another number.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{bet} can be placed once a Point is set.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{bet} cannot stand against the {opposite} of {stake} that is up.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{bet} go up to {multiple} times the {base} of {base_stake}; this would make {stake}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{bet} holds {stake}, which is less than {amount}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{bet} is no bet of this game.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{bet} is split in {parts} equal parts of whole cents; {stake} cannot be.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{bet} of {stake}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{bet} of {stake} is locked until the dice decide it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{bet} takes bets only before the come-out roll; the Point is {point}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{bet} takes bets only right after a 7; since the last one {came} came.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{bet} takes no chips: bets only travel there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{button} places nothing: {because}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{button} works once a Point is set.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{button} works while a Pass Line, Don't Pass, Field or single-roll bet is up.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{group} has a field for each of {numbers}, and one of them has to be named.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{group} has a field for each of {numbers}, but none for {number}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{player} does not sit at this table; here sit none with a name.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{player} does not sit at this table; here sit {names}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{player} has no choice open; still to choose: {names}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what} needs {needed}, and {left} is left to play with.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what}: the dice must pass first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{whose} of {least} at least, not {amount}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{whose} of {most} at most, not {amount}.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RollButton</name>
        <message>
            <source>ROLL</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Statistics</name>
        <message>
            <source>No rolls yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Points made in this hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Result now: {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rolls in the longest hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rolls in this shooter's hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rolls since hard {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rolls since the last 7</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last {0} rolls by total</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Total {0}: {1} times, expected {2}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{0} rolls</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TicketCard</name>
        <message>
            <source>It is not certain that your ticket came out. Please wait for an attendant.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PLEASE WAIT</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PRINTING YOUR TICKET</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Please take it from the slot below</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TimerPlate</name>
        <message numerus="yes">
            <source>%n seconds to bet</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>NO MORE BETS</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No more bets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PLACE BETS</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Call attendant</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Call off the attendant</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Help</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Languages</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Options</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time %1</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>WinCondition</name>
        <message>
            <source>NEXT ROLL WINS</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next roll wins on %1</source>
            <translation type="unfinished" />
        </message>
    </context>
</TS>
