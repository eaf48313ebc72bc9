import Mod
import Widgets

extension Subject {
  /// Every type that has named properties.
  static let all = text + views + controls + screens + moreScreens + bars + layers + gestures + values

  private static let text = [
    Subject(Label.self, .own, .text, .view),
    Subject(TextField.self, .own, .delegates, .text, .input, .editing, .control, .view),
    Subject(TextView.self, .own, .delegates, .text, .input, .editing, .scrolling, .scrollDelegates, .view),
    Subject(SearchBar.self, .own, .editing, .bar, .view),
  ]

  private static let views = [
    Subject(View.self, Names(.subviews), .children(in: "subviews"), .view),
    Subject(StackView.self, .own, .children(in: "arrangedSubviews"), .view),
    Subject(ScrollView.self, Names(.subviews), .children(in: "subviews"), .scrolling, .scrollDelegates, .view),
    Subject(Spacer.self, Names(.length), .view),
    Subject(Divider.self, Names(.thickness), .view),
    Subject(ImageView.self, .own, .view),
    Subject(ProgressView.self, .own, .view),
    Subject(ActivityIndicatorView.self, .own, .view),
    Subject(PickerView.self, Names(.components, .showsSelectionIndicator), .view),
    Subject(TableView.self, .own, .children(in: "cells"), .scrolling, .scrollDelegates, .view),
    Subject(CollectionView.self, .own, .children(in: "cells"), .scrolling, .scrollDelegates, .view),
    Subject(TableViewCell.self, .own, .children(in: "subviews"), .view),
  ]

  private static let controls = [
    Subject(Button.self, .own, .control, .view),
    Subject(DatePicker.self, .own, .control, .view),
    Subject(SegmentedControl.self, .own, .control, .view),
    Subject(Switch.self, .own, .control, .view),
    Subject(PageControl.self, .own, .control, .view),
    Subject(RefreshControl.self, .own, .control, .view),
    Subject(Slider.self, .own, .range, .control, .view),
    Subject(Stepper.self, .own, .range, .control, .view),
  ]

  private static let screens = [
    Subject(ViewController.self, Names(.title), .screen, .children(in: "children"), .view),
    Subject(NavigationController.self, .own, .screen, .children(in: "viewControllers"), .view),
    Subject(TabBarController.self, .own, .screen, .children(in: "viewControllers"), .view),
  ]

  private static let moreScreens = [
    Subject(SplitViewController.self, .own, .screen, .children(in: "viewControllers"), .view),
    Subject(
      AlertController.self, Names(.title, .message, .preferredStyle, .actions, .preferredActionIndex, .textFields),
      .screen,
      .children(in: "textFields"), .view),
    Subject(AlertAction.self, Names(.title, .style, .isEnabled)),
    Subject(PageViewController.self, .own, .screen, .children(in: "viewControllers"), .view),
    Subject(
      Application.self, Names(slot: .window) + Names(.applicationState, .iconBadgeNumber, .address),
      .children(in: "window"),
      .view),
    Subject(Window.self, .own, .children(in: "rootViewController"), .view),
  ]

  private static let bars = [
    Subject(Toolbar.self, Names(.items, .backgroundImage, .shadowImage), .bar, .view),
    Subject(BarButtonItem.self, .own, .barItem),
    Subject(NavigationBar.self, .own, .delegates, .bar, .view),
    Subject(NavigationItem.self, .own),
    Subject(TabBar.self, .own, .delegates, .bar, .view),
    Subject(TabBarItem.self, .own, .barItem),
  ]

  private static let layers = [
    Subject(Layer.self, .layer, Names(layer: .mask)),
    Subject(GradientLayer.self, .own, .layer, Names(layer: .mask)),
    Subject(ShapeLayer.self, .own, .layer, Names(layer: .mask)),
  ]

  private static let gestures = [
    Subject(TapGestureRecognizer.self, .own, .gesture, .gestureDelegates),
    Subject(LongPressGestureRecognizer.self, .own, .gesture, .gestureDelegates),
    Subject(PanGestureRecognizer.self, .panning, .gesture, .gestureDelegates),
    Subject(ScreenEdgePanGestureRecognizer.self, Names(.edges), .panning, .gesture, .gestureDelegates),
    Subject(PinchGestureRecognizer.self, Names(.scale), .gesture, .gestureDelegates),
    Subject(RotationGestureRecognizer.self, Names(.rotation), .gesture, .gestureDelegates),
    Subject(SwipeGestureRecognizer.self, Names(.direction, .numberOfTouchesRequired), .gesture, .gestureDelegates),
  ]

  private static let values = [
    Subject(TextAttributes.self, Names(.font, .foregroundColor, .backgroundColor, .kern, .baselineOffset)),
    Subject(TextContainer.self, .own),
    Subject(PickerView.Component.self, .own),
    Subject(SegmentedControl.Segment.self, Names(.title, .image, .isEnabled, .width, .contentOffset)),
  ]
}
