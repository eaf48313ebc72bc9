import Layout
import Widgets

extension Preview.HTML {
  /// Lets Tab lead to a widget without an element for it, if users may tap it.
  internal mutating func addFocus(of view: View, _ role: ARIARole?) {
    attribute("tabindex", is: "0", if: leadsFocus(to: view, role))
  }

  /// Returns whether Tab leads to a widget with a role, which the script of a live page taps by keys.
  internal func leadsFocus(to view: View, _ role: ARIARole?) -> Bool {
    switch role {
    case .button, .link: view.isUserInteractionEnabled
    case .group, .img: view.takesTaps
    default: false
    }
  }

  /// Marks a selected widget, because its element does not imply it.
  internal mutating func addSelection(of view: View, _ role: ARIARole?) {
    guard view.accessibilityTraits.contains(.selected) else { return }
    attribute(role == .button ? "aria-pressed" : "aria-current", is: "true")
  }
}

extension Widget {
  /// Whether Tab may lead to the element, unless an ancestor prevents it.
  internal var mayHaveFocus: Bool {
    !gestureRecognizers.elements.isEmpty || !accessibilityTraits.isDisjoint(with: [.button, .link, .keyboardKey])
  }
}
