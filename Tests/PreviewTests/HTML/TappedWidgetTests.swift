import Mod
import Preview
import Testing
import Widgets

@Suite("Widgets that are tapped in HTML")
struct TappedWidgetTests {
  /// Returns a style of widgets that users may touch, with traits.
  private func traits<Root: Widget>(_ traits: AccessibilityTraits) -> Mod<Root> {
    .accessibilityTraits(traits) + .isUserInteractionEnabled(true)
  }

  /// Returns a style of widgets that recognize a tap.
  private func tapped<Root: Widget>(isTouchable: Bool = true) -> Mod<Root> {
    .gestureRecognizers([TapGestureRecognizer()]) + .isUserInteractionEnabled(isTouchable)
  }

  private func tag(of widget: any Widget, _ role: String) -> Bool {
    let body = body(of: widget)
    return body.contains(#" role="\#(role)" tabindex="0""#) && body.components(separatedBy: "role=").count == 2
  }

  @Test("A text, an image and a stack with the trait of a button or link have that role, and Tab reaches them")
  func roles() {
    for (trait, role) in [(AccessibilityTraits.button, "button"), (.link, "link"), (.keyboardKey, "button")] {
      #expect(tag(of: Label("L", traits(trait)), role))
      #expect(tag(of: Label("L", traits(trait), .numberOfLines(0)), role))
      #expect(tag(of: ImageView(systemName: "star", traits(trait)), role))
      #expect(tag(of: HStack(traits(trait)) { Label("L") }, role))
      #expect(tag(of: ScrollView(traits(trait)) { Label("L") }, role))
    }
    // Equal widgets share a tag, unless Tab leads to it.
    let label = Label("L", .isUserInteractionEnabled(true), .accessibilityTraits(.button))
    let stack = VStack {
      HStack(.accessibilityElementsHidden(true)) { label }
      label
    }
    #expect(body(of: stack).components(separatedBy: "tabindex=\"0\"").count == 2)
  }

  @Test("Tab skips what takes no touches")
  func untouchable() {
    #expect(body(of: Label("L", .accessibilityTraits(.button))) == #"<span class="Label" role="button">L</span>"#)
    let image = ImageView(systemName: "star", .accessibilityTraits(.button))
    #expect(body(of: image).contains("role=\"button\"") && !body(of: image).contains("tabindex"))
    let stack = HStack(.accessibilityTraits(.link), .isUserInteractionEnabled(false)) { Label("L") }
    #expect(body(of: stack).contains("role=\"link\"") && !body(of: stack).contains("tabindex"))
  }

  @Test("A selected button is pressed, and any other selected widget is the current element")
  func selected() {
    let label = Label("L", .accessibilityTraits(.selected))
    #expect(body(of: label) == #"<span class="Label" aria-current="true">L</span>"#)
    let button = View(.accessibilityTraits([.button, .selected]))
    #expect(body(of: button) == #"<div class="View" aria-pressed="true" role="button" tabindex="0"></div>"#)
    #expect(body(of: HStack(.accessibilityTraits(.selected)) { Label("L") }).contains(" aria-current=\"true\""))
    #expect(body(of: ImageView(systemName: "star", .accessibilityTraits(.selected))).contains(" aria-current=\"true\""))
    let chosen = body(of: Button("B", .isSelected(true), .accessibilityTraits(.selected)))
    #expect(chosen.contains(" aria-pressed=\"true\""))
  }

  @Test("Tab reaches a widget that recognizes a tap, even without a role")
  func taps() {
    #expect(tag(of: View(tapped()), "group"))
    #expect(tag(of: Label("L", tapped()), "group"))
    #expect(tag(of: HStack(tapped()) { Label("L") }, "group"))
    #expect(tag(of: ImageView(systemName: "star", tapped()), "img"))
    #expect(tag(of: View(tapped(), .accessibilityTraits(.button)), "button"))
    let others: [any GestureRecognizer] = [
      TapGestureRecognizer(.isEnabled(false)), TapGestureRecognizer(.numberOfTapsRequired(2)), PanGestureRecognizer(),
    ]
    for gesture in others {
      #expect(body(of: View(.gestureRecognizers([gesture]))) == #"<div class="View"></div>"#)
    }
    #expect(body(of: Label("L", tapped(isTouchable: false))) == #"<span class="Label">L</span>"#)
  }
}
