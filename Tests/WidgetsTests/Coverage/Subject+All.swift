import Mod
import Widgets

extension Subject {
  /// Every type that has named properties.
  static let all = views + controls + bars + values

  private static let views = [
    Subject(Label.self, Names(.numberOfLines), .text, .view),
    Subject(ScrollView.self, .scrolling, .view),
    Subject(ProgressView.self, .own, .view),
    Subject(ActivityIndicatorView.self, .own, .view),
    Subject(PickerView.self, Names(.components), .view),
  ]

  private static let controls = [
    Subject(Switch.self, .own, .control, .view),
    Subject(PageControl.self, .own, .control, .view),
    Subject(Slider.self, .own, .range, .control, .view),
    Subject(Stepper.self, .own, .range, .control, .view),
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
