/// The back button of a navigation bar, as a part of the bar or the navigation controller.
///
/// Its title depends on the item below, which a live tree knows: see ``NavigationItem/backTitle``.
package struct BackButton: Bindable, Equatable, Sendable {
  package var behaviors = Behaviors()

  internal init() {}
}

extension BackButton: AccessibilityElement {
  package var accessibilityRole: AccessibilityRole? { .button }
  package var accessibilityName: String? { nil }
  package var shownText: String? { nil }
  package var isImperceptible: Bool { false }
}

extension NavigationItem {
  /// The title of the back button of the screen above: its own title, or else that of this screen.
  package var backTitle: String {
    if backButtonDisplayMode == .generic { return "Back" }
    return backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back"
  }

  /// A Boolean value that indicates whether there is a back button while the item is above another.
  package var showsBackButton: Bool {
    !hidesBackButton && (leftBarButtonItems.isEmpty || leftItemsSupplementBackButton)
  }
}

extension PartVisitor {
  internal func visitBackButton(if isPresent: Bool) {
    var button = isPresent ? BackButton() : nil
    visit(&button)
  }
}
