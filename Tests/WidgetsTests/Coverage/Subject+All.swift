import Mod
import Widgets

extension Subject {
  /// Every type that has named properties.
  static let all = text + views + controls + bars + layers + gestures + values

  private static let text = [
    Subject(Label.self, .own, .text, .view),
    Subject(TextField.self, .own, .text, .input, .control, .view),
    Subject(TextView.self, .own, .text, .input, .scrolling, .view),
    Subject(SearchBar.self, .own, .bar, .view),
  ]

  private static let views = [
    Subject(View.self, Names(.subviews), .children(in: "subviews"), .view),
    Subject(StackView.self, .own, .children(in: "arrangedSubviews"), .view),
    Subject(ScrollView.self, Names(.subviews), .children(in: "subviews"), .scrolling, .view),
    Subject(Spacer.self, Names(.length), .view),
    Subject(Divider.self, Names(.thickness), .view),
    Subject(ImageView.self, .own, .view),
    Subject(ProgressView.self, .own, .view),
    Subject(ActivityIndicatorView.self, .own, .view),
    Subject(PickerView.self, Names(.components), .view),
  ]

  private static let controls = [
    Subject(Button.self, constants: ["buttonType"], .own, .control, .view),
    Subject(DatePicker.self, .own, .control, .view),
    Subject(SegmentedControl.self, .own, .control, .view),
    Subject(Switch.self, .own, .control, .view),
    Subject(PageControl.self, .own, .control, .view),
    Subject(Slider.self, .own, .range, .control, .view),
    Subject(Stepper.self, .own, .range, .control, .view),
  ]

  private static let bars = [
    Subject(Toolbar.self, Names(.items, .backgroundImage, .shadowImage), .bar, .view),
    Subject(BarButtonItem.self, .own, .barItem),
    Subject(NavigationBar.self, .own, .bar, .view),
    Subject(NavigationItem.self, .own),
    Subject(TabBar.self, .own, .bar, .view),
    Subject(TabBarItem.self, .own, .barItem),
  ]

  private static let layers = [
    Subject(Layer.self, .layer),
    Subject(GradientLayer.self, .own, .layer),
    Subject(ShapeLayer.self, .own, .layer),
  ]

  private static let gestures = [
    Subject(TapGestureRecognizer.self, .own, .gesture),
    Subject(LongPressGestureRecognizer.self, .own, .gesture),
    Subject(PanGestureRecognizer.self, .panning, .gesture),
    Subject(ScreenEdgePanGestureRecognizer.self, Names(.edges), .panning, .gesture),
    Subject(PinchGestureRecognizer.self, Names(.scale), .gesture),
    Subject(RotationGestureRecognizer.self, Names(.rotation), .gesture),
    Subject(SwipeGestureRecognizer.self, Names(.direction, .numberOfTouchesRequired), .gesture),
  ]

  private static let values = [
    Subject(TextAttributes.self, Names(.font, .foregroundColor, .backgroundColor, .kern, .baselineOffset)),
    Subject(TextContainer.self, .own),
    Subject(PickerView.Component.self, .own),
    Subject(SegmentedControl.Segment.self, Names(.title, .image, .isEnabled, .width, .contentOffset)),
  ]
}
