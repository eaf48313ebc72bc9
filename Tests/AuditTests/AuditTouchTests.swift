import Audit
import Foundation
import Mod
import Testing
import Widgets

@Suite("An audit of touch targets")
struct AuditTouchTests {
  private static let tap: Mod<View> = .gestureRecognizers([TapGestureRecognizer()])

  /// Returns the broken rules, but for text that is cut in a small target.
  private func rules(_ widget: any Widget, level: Preview.ConformanceLevel = .aa) -> [Preview.Finding.Rule] {
    Preview.audit(widget, level: level).map(\.rule).filter { $0 != .clippedText }
  }

  @Test("A view that can be tapped needs the trait of a button or of a link")
  func traits() {
    let card = View(Self.tap, .size(44), .accessibilityLabel("Open"))
    let finding = Preview.audit(card).first
    #expect(rules(card) == [.buttonTrait])
    #expect(finding?.property == "accessibilityTraits")
    #expect(rules(card.with(.accessibilityTraits(.image))) == [.buttonTrait])
    for trait in [AccessibilityTraits.button, .link] { #expect(rules(card.with(.accessibilityTraits(trait))) == []) }
  }

  @Test("A trait is required of a view only if a single tap on it does something")
  func taps() {
    let label = Label("Open", .gestureRecognizers([TapGestureRecognizer()]), .height(44))
    #expect(rules(label) == [.reachability])
    #expect(rules(label.with(.isUserInteractionEnabled(true))) == [.buttonTrait])
    let inside = View(.isUserInteractionEnabled(false), .subviews([label.with(.isUserInteractionEnabled(true))]))
    #expect(rules(inside) == [])
    let others: [GestureRecognizers] = [
      [TapGestureRecognizer(.numberOfTapsRequired(2))], [TapGestureRecognizer(.isEnabled(false))],
      [PanGestureRecognizer()],
    ]
    for gestures in others { #expect(rules(View(.gestureRecognizers(gestures), .size(44))) == []) }
  }

  @Test("A label or an image whose recognizer gets no touches is found, unless its container takes no touches")
  func unreached() {
    let labels: [any Widget] = [
      Label("Open", .gestureRecognizers([TapGestureRecognizer()])),
      ImageView(.accessibilityLabel("Open"), .gestureRecognizers([TapGestureRecognizer()])),
    ]
    for widget in labels {
      #expect(
        Preview.audit(VStack { widget }).map(\.description) == [
          "StackView/0.\(type(of: widget)): A tap does not reach its recognizer: isUserInteractionEnabled is false."
        ])
      #expect(rules(VStack(.isUserInteractionEnabled(false)) { widget }) == [])
    }
    #expect(rules(View(.isUserInteractionEnabled(false), .gestureRecognizers([TapGestureRecognizer()]))) == [])
  }

  @Test("A view that contains controls needs no button trait, even if a tap beside the controls does something")
  func holders() {
    let button = Button("Go", .titleColor(.label))
    let card = View(
      Self.tap,
      .subviews([
        VStack {
          Label("Card"); button
        }
      ]))
    #expect(rules(card) == [])
    #expect(rules(View(Self.tap, .subviews([VStack { Label("Card", .height(44)) }]))) == [.buttonTrait])
    let inner = View(Self.tap, .size(44))
    #expect(Preview.audit(View(Self.tap, .subviews([inner]))).map(\.path) == ["View/0.View"])
  }

  @Test("A target must be 24 by 24 points, and 44 by 44 points at the level AAA")
  func sizes() {
    func button(_ width: Double, _ height: Double) -> StackView {
      VStack(alignment: .leading) { Button("Go", .titleColor(.label), .width(width), .height(height)) }
    }
    #expect(rules(button(24, 24)) == [])
    #expect(rules(button(23.5, 24)) == [.targetSize])
    #expect(rules(button(24, 23.5)) == [.targetSize])
    #expect(rules(button(44, 44), level: .aaa) == [])
    #expect(rules(button(43.5, 44), level: .aaa) == [.targetSize])
    let finding = Preview.audit(button(60, 20)).first
    #expect(finding?.path == "StackView/0.Button")
    #expect(finding?.property == "height")
    #expect(finding?.found == 20)
    #expect(finding?.wanted == 24)
    #expect(finding?.message == "The target is 60 × 20 points, and less than 24 × 24.")
    // Of two dimensions the smaller one is named.
    let narrow = Preview.audit(button(20, 22)).first
    #expect(narrow?.property == "width" && narrow?.found == 20)
    let low = Preview.audit(button(22, 20)).first
    #expect(low?.property == "height" && low?.found == 20)
  }

  @Test("The parts of a custom control are targets, and need no trait of their own")
  func parts() {
    func findings(_ size: Double) -> [String] {
      Preview.audit(VStack { Stars(.accessibilityLabel("Stars"), \.size .~ size) }).map(\.description)
    }
    #expect(findings(24) == [])
    #expect(
      findings(20)
        == [0, 1].map {
          "StackView/0.Stars/0.StackView/\($0).Label: The target is 20 × 24 points, and less than 24 × 24."
        })
  }

  @Test("The parts of a disabled custom control are no targets")
  func disabledParts() {
    #expect(rules(VStack { Stars(.accessibilityLabel("Stars"), \.size .~ 20, .isEnabled(false)) }) == [])
  }

  @Test("A knob does not cover its own track, and a control that is covered with its parts is reported once")
  func knob() {
    let knob = View(.backgroundColor(.systemBackground), .size(30))
    let track = View(Self.tap, .accessibilityLabel("Track"), .accessibilityTraits(.button), .size(60))
    let part = View(Self.tap, .accessibilityLabel("Part"), .accessibilityTraits(.button), .size(30))
    #expect(rules(track.with(.subviews([part, knob]))) == [])
    let whole = ZStack {
      track.with(.subviews([part])); View(.backgroundColor(.systemBackground), .size(60))
    }
    #expect(rules(whole) == [.targetOverlap])
  }

  @Test("A modal view does not count as covering the targets behind it")
  func modalView() {
    func dialog(isModal: Bool) -> StackView {
      VStack {
        ZStack {
          Button("Below", .titleColor(.label), .size(60))
          View(
            .backgroundColor(.systemBackground), .size(60), .accessibilityLabel("Dialog"),
            .accessibilityViewIsModal(isModal))
        }
      }
    }
    #expect(rules(dialog(isModal: true)) == [])
    #expect(rules(dialog(isModal: false)) == [.targetOverlap])
  }

  @Test("The default size of a control passes at the level AA, and a smaller one does not")
  func systemSizes() {
    let star = Button(.image(Image(systemName: "star")), .accessibilityLabel("Star"))
    #expect(rules(star) == [])
    #expect(rules(star, level: .aaa) == [.targetSize])
    #expect(rules(VStack(alignment: .leading) { star.with(.size(16)) }) == [.targetSize])
    let small = Button("Go", .titleColor(.label), .titleLabel.font(.systemFont(ofSize: 8)))
    #expect(rules(small) == [.targetSize, .smallText])
  }

  @Test("Only what can be touched is a target")
  func untouched() {
    let small = Mod<Button>.size(10)
    #expect(rules(Button("Go", small)) == [.contrast, .targetSize])
    #expect(rules(Button("Go", small, .isEnabled(false))) == [])
    #expect(rules(Button("Go", small, .isUserInteractionEnabled(false), .titleColor(.label))) == [])
    #expect(rules(Button("Go", .size(0), .titleColor(.label))) == [])
    for flat in [[.width(0), .height(44)], [.width(44), .height(0)]] as [Mod<Button>] {
      #expect(rules(VStack(alignment: .leading) { Button(.accessibilityLabel("Go"), flat) }) == [])
    }
    #expect(rules(Label("Go", .size(10))) == [])
  }

  @Test("A control inside a single accessibility element is reported as unreachable")
  func reach() {
    let button = Button("Go", .titleColor(.label))
    let card = View(
      .isAccessibilityElement(true),
      .subviews([
        VStack {
          Label("Card"); button
        }
      ]))
    #expect(
      Preview.audit(card).map(\.description) == [
        "View/0.StackView/1.Button: Assistive technology does not reach it: "
          + "View around it is one accessibility element."
      ])
    #expect(Preview.audit(card).first?.property == "isAccessibilityElement")
    #expect(rules(card.with(.isAccessibilityElement(false))) == [])
    #expect(
      Preview.audit(card.with(.accessibilityElementsHidden(true))).map(\.property) == ["accessibilityElementsHidden"])
    #expect(rules(View(.isAccessibilityElement(true), .subviews([Label("Card")]))) == [])
  }

  @Test("A widget that is hidden from assistive technology needs no name, nor does its content")
  func silence() {
    let slider = VStack { Slider() }
    #expect(rules(slider) == [.name])
    #expect(!rules(slider.with(.accessibilityElementsHidden(true))).contains(.name))
  }

  @Test("Controls next to each other need different names")
  func neighbours() {
    func button(_ title: String) -> Button { Button(title, .titleColor(.label)) }
    let row = HStack(spacing: 8) {
      button("Edit"); button("Edit"); button("Done")
    }
    #expect(
      Preview.audit(row).map(\.description) == ["StackView/1.Button: Something beside it is called \"Edit\" too."])
    #expect(Preview.audit(row).first?.property == "accessibilityLabel")
    #expect(
      rules(
        HStack(spacing: 8) {
          button("Edit"); button("edit")
        }) == [])
    #expect(
      rules(
        HStack(spacing: 8) {
          button("Edit"); button("Edit").with(.isHidden(true))
        }) == [])
    #expect(
      rules(
        HStack {
          VStack { button("Edit") }; VStack { button("Edit") }
        }) == [])
    #expect(
      rules(
        HStack {
          Label("News"); Switch(.accessibilityLabel("News"))
        }) == [])
    #expect(
      rules(
        HStack {
          Label("News"); Label("News")
        }) == [])
  }

  @Test("The items of a bar and the segments of a control need different names")
  func items() {
    let done = BarButtonItem("Done", .tintColor(.label))
    #expect(rules(Toolbar(.items([done, BarButtonItem("Edit", .tintColor(.label)), done]))) == [.distinctName])
    #expect(Preview.audit(Toolbar(.items([done, done])))[0].path == "Toolbar/1")
    #expect(rules(Toolbar(.items([done, .flexibleSpace(), .flexibleSpace()]))) == [])
    #expect(rules(SegmentedControl(["Day", "Day"], .accessibilityLabel("Span"))) == [.distinctName])
  }

  @Test("A control inside a container that is hidden from assistive technology is found")
  func hidden() {
    let button = Button("Save", .titleColor(.label), .height(44))
    let group = VStack(.accessibilityElementsHidden(true)) { HStack { button } }
    #expect(rules(group) == [.reachability])
    #expect(
      Preview.audit(group).map(\.description) == [
        "StackView/0.StackView/0.Button: Neither assistive technology nor the keys of a page reach it: "
          + "accessibilityElementsHidden is true."
      ])
    #expect(rules(button.with(.accessibilityElementsHidden(true))) == [.reachability])
    #expect(rules(group.with(.isUserInteractionEnabled(false))) == [])
    #expect(rules(VStack(.accessibilityElementsHidden(true)) { button.with(.isEnabled(false)) }) == [])
    #expect(rules(VStack(.accessibilityElementsHidden(true)) { Label("Save") }) == [])
  }
}

private struct Stars: Control, Operable, Previewable {
  var count = 0
  var size = 24.0
  var controlAttributes = ControlAttributes()
  var attributes = ViewAttributes.fresh

  var operatedValue: OperatedValue<Stars> { .number(\.count, in: 0...2) }

  var preview: any Widget {
    HStack(.padding(12), .alignment(.center)) {
      for star in 1...2 {
        Label("☆", .width(size), .height(24), .operation(.set(Double(star))))
      }
    }
  }
}
