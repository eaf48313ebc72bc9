import Layout
import Mod
import Widgets

extension NavigationBar: TextSummarized {
  var textSummary: ([String], any Widget) {
    guard let topItem else { return ([], self) }
    let back = topItem.showsBackButton ? backItem.map { "‹ \($0.backTitle)" } : nil
    let sides = [
      [back].compactMap(\.self) + topItem.leftBarButtonItems.map(\.word), quoted(topItem.title),
      topItem.rightBarButtonItems.map(\.word),
    ]
    return (sides.flatMap(\.self), with(.items([])))
  }
}

extension TabBar: TextSummarized {
  var textSummary: ([String], any Widget) {
    let choices = items.enumerated().map { index, item in
      let name = item.systemItem.map { "\($0)" } ?? item.title ?? item.image?.name ?? ""
      return chosen(name, index == selectedIndex) + (item.badgeValue.map { "(\($0))" } ?? "")
    }
    return (choices, with(.items([]), .selectedIndex(nil)))
  }
}

extension Toolbar: TextSummarized {
  var textSummary: ([String], any Widget) { (items.map(\.word), with(.items([]))) }
}

extension BarButtonItem {
  fileprivate var word: String {
    switch systemItem {
    case .flexibleSpace: "…"
    case .fixedSpace: "_"
    case let item: title ?? item.map { ".\($0)" } ?? image?.name ?? customView.map { "\(type(of: $0))" } ?? "?"
    }
  }
}
