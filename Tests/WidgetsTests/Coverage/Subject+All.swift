import Mod
import Widgets

extension Subject {
  /// Every type that has named properties.
  static let all = views + bars + values

  private static let views = [
    Subject(ScrollView.self, .scrolling, .view),
    Subject(ProgressView.self, .own, .view),
    Subject(ActivityIndicatorView.self, .own, .view),
    Subject(PickerView.self, Names(.components), .view),
  ]

  private static let bars = [
    Subject(Toolbar.self, Names(.items), .bar, .view),
    Subject(BarButtonItem.self, .own, .barItem),
    Subject(NavigationBar.self, .own, .bar, .view),
    Subject(NavigationItem.self, .own),
    Subject(TabBar.self, .own, .bar, .view),
    Subject(TabBarItem.self, .own, .barItem),
  ]

  private static let values = [
    Subject(Layer.self, Names(.cornerRadius, .borderWidth)),
    Subject(TextAttributes.self, Names(.font, .foregroundColor, .backgroundColor, .kern, .baselineOffset)),
    Subject(PickerView.Component.self, .own),
  ]
}
