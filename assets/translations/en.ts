<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>ChoiceWindow</name>
        <message numerus="yes">
            <source>%n seconds to choose</source>
            <translation>
                <numerusform>%n second to choose</numerusform>
                <numerusform>%n seconds to choose</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DiceStatistics</name>
        <message numerus="yes">
            <source>The last %n rolls by total</source>
            <translation>
                <numerusform>The last roll by total (%n)</numerusform>
                <numerusform>The last %n rolls by total</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The last %n throws by face</source>
            <translation>
                <numerusform>The last throw by face</numerusform>
                <numerusform>The last %n throws by face</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FacePair</name>
        <message numerus="yes">
            <source>%n rolls since last</source>
            <translation>
                <numerusform>%n roll since last</numerusform>
                <numerusform>%n rolls since last</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Main</name>
        <message numerus="yes">
            <source>You throw: %n seconds</source>
            <translation>
                <numerusform>You throw: %n second</numerusform>
                <numerusform>You throw: %n seconds</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Operator</name>
        <message numerus="yes">
            <source>Too many wrong PINs: wait {0} seconds</source>
            <translation>
                <numerusform>Too many wrong PINs: wait {0} second</numerusform>
                <numerusform>Too many wrong PINs: wait {0} seconds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{0} days</source>
            <translation>
                <numerusform>{0} day</numerusform>
                <numerusform>{0} days</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{0} rows are written to {1}.</source>
            <translation>
                <numerusform>{0} row is written to {1}.</numerusform>
                <numerusform>{0} rows are written to {1}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{0} seconds</source>
            <translation>
                <numerusform>{0} second</numerusform>
                <numerusform>{0} seconds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{0}: {1} throws, judged at {2}. Open alarms: {3}.</source>
            <translation>
                <numerusform>{0}: {1} throw, judged at {2}. Open alarms: {3}.</numerusform>
                <numerusform>{0}: {1} throws, judged at {2}. Open alarms: {3}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RoundPlate</name>
        <message numerus="yes">
            <source>%n seconds left</source>
            <translation>
                <numerusform>%n second left</numerusform>
                <numerusform>%n seconds left</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SessionStatistics</name>
        <message numerus="yes">
            <source>%n rolls</source>
            <translation>
                <numerusform>%n roll</numerusform>
                <numerusform>%n rolls</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TimerPlate</name>
        <message numerus="yes">
            <source>%n seconds to bet</source>
            <translation>
                <numerusform>%n second to bet</numerusform>
                <numerusform>%n seconds to bet</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>WallClockPlate</name>
        <message numerus="yes">
            <source>%n seconds left</source>
            <translation>
                <numerusform>%n second left</numerusform>
                <numerusform>%n seconds left</numerusform>
            </translation>
        </message>
    </context>
</TS>
