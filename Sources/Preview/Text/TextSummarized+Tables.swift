import Layout
import Mod
import Widgets

extension SectionIndex: TextSummarized {
  internal var textSummary: ([String], any Widget) { (titles.map(\.quoted), Self()) }
}

extension SwipeActions: TextSummarized {
  internal var textSummary: ([String], any Widget) { ((leading + trailing).flatMap { quoted($0.title) }, Self()) }
}
