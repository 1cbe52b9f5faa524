// The page of test throws: their totals as a chart, beside what fair dice would show.
import QtQuick
import Boxman.Shared

WorkPage {
    id: root

    BarChart {
        x: Theme.px(180)
        y: Theme.px(290)
        width: parent.width - Theme.px(360)
        height: parent.height - y - Theme.px(110)
        totals: root.work.totals
    }
}
