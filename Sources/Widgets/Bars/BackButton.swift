/// The button of a navigation bar that leads back: a part of what has something to go back to.
///
/// What it is called depends on what is below, which a live tree knows: see ``NavigationItem/backTitle``.
package struct BackButton: Bindable, Equatable, Sendable {
  package var behaviors = Behaviors()

  internal init() {}
}

extension BackButton: Perceivable {
  package var accessibilityRole: AccessibilityRole? { .button }
  package var accessibilityName: String? { nil }
  package var shownText: String? { nil }
  package var isImperceptible: Bool { false }
}

extension NavigationItem {
  /// What the back button of the screen above is called: as it says itself, or else as this screen.
  package var backTitle: String {
    if backButtonDisplayMode == .generic { return "Back" }
    return backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back"
  }

  /// Whether there is a back button while the item shows above another.
  package var showsBackButton: Bool {
    !hidesBackButton && (leftBarButtonItems.isEmpty || leftItemsSupplementBackButton)
  }
}

extension PartVisitor {
  /// Visits the button that leads back, if there is something to go back to.
  internal func visitBackButton(if isPresent: Bool) {
    var button = isPresent ? BackButton() : nil
    visit(&button)
  }
}
