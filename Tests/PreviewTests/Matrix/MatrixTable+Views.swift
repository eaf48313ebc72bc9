import Bindings
import Foundation
import LiveTesting
import Mod
import Widgets

extension MatrixTable {
  static let views = [
    accessible, accessibleValue, element, accessibility, voices, placement, margins, title, view, appearance, arranging,
    directions, size, priorities, geometry, center, interaction, part, touching, focusing,
  ]

  private static let accessible = MatrixTable(Label("A"), of: "Accessible") {
    Trial(.accessibilityLabel, "L", .html, .svg, but: .markup)
    Trial(.accessibilityHint, "H", .html, but: .page)
    Trial(.accessibilityTraits, .header, .html, .svg, but: .markup)
    Trial(.accessibilityIdentifier, "i", .html, .svg, but: .markup)
  }

  private static let accessibleValue = MatrixTable(Slider(), of: "Accessible") {
    Trial(.accessibilityValue, "V", .html, but: .page)
  }

  private static let element = MatrixTable(ImageView(Sample.star), of: "Widget") {
    Trial(.isAccessibilityElement, true, .audit)
  }

  private static let accessibility = MatrixTable(View(.subviews([Label("A")])), of: "Widget") {
    Trial(.accessibilityHeadingLevel, 3, .html, given: .accessibilityTraits(.header), but: .page)
    Trial(.accessibilityLanguage, "de", .html, but: .page)
    Trial(.accessibilityIgnoresInvertColors, true, .html, but: .page)
    Trial(.accessibilityElementsHidden, true, .html, but: .page)
    Trial(.accessibilityViewIsModal, true, .html, .audit, but: .page)
    Trial(.shouldGroupAccessibilityChildren, true, .html, but: .page)
    Trial(.accessibilityNavigationStyle, .combined)
    Trial(.accessibilityContainerType, .landmark, .html, given: .accessibilityLabel("L"), but: .page)
    Trial(.showsLargeContentViewer, true, .html, given: .largeContentTitle("L"), but: .page)
    Trial(.largeContentTitle, "L", .html, given: .showsLargeContentViewer(true), but: .page)
    Trial(.largeContentImage, Sample.star, .html, given: .showsLargeContentViewer(true), but: .page)
    Trial(
      .largeContentImageInsets, EdgeInsets(4), .html,
      given: .showsLargeContentViewer(true) + .largeContentImage(Sample.star), but: .page)
    Trial(
      .scalesLargeContentImage, true, .html,
      given: .showsLargeContentViewer(true) + .largeContentImage(Sample.star), but: .page)
  }

  private static let voices = MatrixTable(
    View(.subviews([Label("A")])), of: "Widget", operations: [{ _ = try $0.find(.name("L")).node() }]
  ) {
    Trial(.accessibilityUserInputLabels, ["L"], .operation)
  }

  private static let placement = MatrixTable(
    Label("A"), of: "Widget", in: { label in View(.frame(CGRect(x: 0, y: 0, width: 200, height: 100))) { label } }
  ) {
    Trial(.embedPosition, .topLeft, .previews)
    Trial(.keepsToSafeArea, true)
  }

  private static let margins = MatrixTable(
    StackView(.isLayoutMarginsRelativeArrangement(true)) { Label("A") }, of: "Widget"
  ) {
    Trial(.directionalLayoutMargins, DirectionalEdgeInsets(top: 20), .previews)
    Trial(.layoutMargins, EdgeInsets(top: 20), .previews)
  }

  private static let part = MatrixTable(
    Label("A"), of: "Widget", in: { Lamp(light: $0) }, operations: [{ try $0.children[0].tap() }]
  ) {
    Trial(.operation, .step(1), .operation, .audit)
  }

  private static let title = MatrixTable(
    Label("A"), of: "Widget",
    in: { label in LiveTree(NavigationController { ViewController { label } }).widget }
  ) {
    Trial(.navigationTitle, "T", .previews, .audit)
  }

  /// A text that follows the text size, in little room.
  private static let following: Mod<Label> =
    .adjustsFontForContentSizeCategory(true) + .font(.body) + .height(LayoutLength(24))

  private static let view = MatrixTable(Label("A"), of: "Widget", in: { label in HStack { label } }) {
    Trial(.states, [.invalid], .html, but: .page)
    Trial(.isIn(.invalid), true, .html, but: .page)
    Trial(.key, "k", .svg, but: .diff)
    Trial(.restorationIdentifier, "r")
    Trial(
      .minimumContentSizeCategory, .accessibilityLarge, .html, .svg, .audit,
      given: following + .maximumContentSizeCategory(.large), but: .size)
    Trial(.maximumContentSizeCategory, .large, .audit, given: following)
    Trial(.animation, .linear, .html, but: .movement)
  }

  private static let appearance = MatrixTable(
    View(.frame(CGRect(x: 10, y: 10, width: 80, height: 60)), .backgroundColor(.systemBackground)) {
      Button(Sample.text, .frame(CGRect(x: 20, y: 20, width: 100, height: 60)))
    }, of: "Widget"
  ) {
    Trial(.alpha, 0.5, .previews, .audit)
    Trial(.tintAdjustmentMode, .dimmed, .previews)
    Trial(.clipsToBounds, true, .previews)
    Trial(.clearsContextBeforeDrawing, false)
    Trial(.overrideUserInterfaceStyle, .dark, .html, .svg, .audit, but: .appearance)
    Trial(.layer, Layer(.borderWidth(2), .borderColor(.systemRed)), .previews)
    Trial(
      .mask, View(.frame(CGRect(x: 0, y: 0, width: 40, height: 30)), .backgroundColor(.black)), .html, .svg,
      but: .effects)
    Trial(.padding, DirectionalEdgeInsets(top: 20), .previews)
    Trial(.margins, DirectionalEdgeInsets(top: 20), .previews)
    Trial(.autoresizingMask, .flexibleWidth)
    Trial(.autoresizesSubviews, false)
    Trial(.translatesAutoresizingMaskIntoConstraints, true)
    Trial(.preservesSuperviewLayoutMargins, true)
    Trial(.insetsLayoutMarginsFromSafeArea, false)
    Trial(.defaultSafeArea, false)
    Trial(.transform, Transform(translationX: 20, y: 20), .html, .svg, but: .effects)
  }

  private static let arranging = MatrixTable(
    View(.subviews([HStack { Label("A", .width(200)) }]), .width(400), .height(200)), of: "Widget",
    in: { view in VStack { view } }
  ) {
    Trial(.defaultPosition, .center, .previews)
  }

  private static let directions = MatrixTable(
    HStack {
      Label("A", .width(100))
      Label("B")
    }, of: "Widget"
  ) {
    Trial(.semanticContentAttribute, .forceRightToLeft, .previews)
  }

  private static let size = MatrixTable(
    Label("A", .backgroundColor(.systemRed)), of: "Widget", in: { label in VStack(.alignment(.leading)) { label } }
  ) {
    Trial(.width, LayoutLength(200), .previews)
    Trial(.minimumWidth, LayoutLength(200), .previews)
    Trial(.maximumWidth, LayoutLength(20), .previews, .audit, given: .text(Sample.text))
    Trial(.height, LayoutLength(200), .previews)
    Trial(.minimumHeight, LayoutLength(200), .previews)
    Trial(.maximumHeight, LayoutLength(5), .previews, .audit)
  }

  private static let priorities = MatrixTable(
    Label(Sample.text), of: "Widget",
    in: { label in
      VStack {
        HStack(.width(100)) {
          Label(Sample.text)
          label
        }
        HStack(.width(500), .height(200)) {
          VStack {
            Label("A")
            label
          }
        }
        HStack(.width(500)) {
          Label("B")
          label
        }
        VStack(.height(30), .width(60)) {
          Label(Sample.text, .numberOfLines(0))
          label.with(.numberOfLines(0))
        }
      }
    }
  ) {
    Trial(.horizontalContentHuggingPriority, LayoutPriority(900), .previews)
    Trial(.verticalContentHuggingPriority, LayoutPriority(900), .previews)
    Trial(.horizontalContentCompressionResistancePriority, LayoutPriority(900), .previews, .audit)
    Trial(.verticalContentCompressionResistancePriority, LayoutPriority(900), .previews, .audit)
  }

  private static let geometry = MatrixTable(
    View(.frame(CGRect(x: 10, y: 10, width: 80, height: 60)), .backgroundColor(.systemRed)), of: "Drawable",
    in: { view in View(.height(200), .subviews([view])) }
  ) {
    Trial(.frame, CGRect(x: 40, y: 40, width: 100, height: 100), .previews)
    Trial(.bounds, CGRect(x: 0, y: 0, width: 100, height: 100), .previews)
    Trial(.backgroundColor, .systemBlue, .previews)
    Trial(.cornerRadius, 20, .previews)
    Trial(.isOpaque, false)
  }

  private static let center = MatrixTable(
    View(.frame(CGRect(x: 10, y: 10, width: 80, height: 60)), .backgroundColor(.systemRed)), of: "Widget",
    in: { view in View(.height(200), .subviews([view])) }
  ) {
    Trial(.center, CGPoint(x: 100, y: 100), .previews)
  }

  private static let interaction = MatrixTable(
    Button("A", .tapped --> { Sent.note("tapped") }), of: "Widget",
    operations: [{ try $0.tap() }, { try $0.swipe(.left) }]
  ) {
    Trial(.isUserInteractionEnabled, false, .html, .operation, but: .page)
    Trial(.isMultipleTouchEnabled, true)
    Trial(.gestureRecognizers, GestureRecognizers([SwipeGestureRecognizer(.direction(.left))]), .operation)
  }

  private static let touching = MatrixTable(
    Button("A"), of: "Widget",
    in: { button in
      HStack {
        button
        Button("B", .tapped --> { Sent.note("B") })
      }
    }, operations: [{ node in try node.children[0].hold { try node.children[1].tap() } }]
  ) {
    Trial(.isExclusiveTouch, true, .operation)
  }

  private static let focusing = MatrixTable(
    HStack {
      Button("A", .tapped --> { Sent.note("A") })
      Button("B", .tapped --> { Sent.note("B") })
    }, of: "Widget", operations: [{ try $0.focusNext() }, { try $0.focusNext() }, { try $0.press(.return) }]
  ) {
    Trial(.focusGroupIdentifier, "f", .operation)
  }
}

/// A control that shows one label.
private struct Lamp: Control, Operable, Previewable {
  var light = Label("A")
  var level = 0
  var controlAttributes = ControlAttributes()
  var attributes = ViewAttributes.fresh

  init() {}
  init(light: Label) { self.light = light }

  var operatedValue: OperatedValue<Lamp> { .number(\.level, in: 0...1) }
  var preview: any Widget { light }
}
