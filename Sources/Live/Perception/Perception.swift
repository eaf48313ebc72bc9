/// The perceived properties of the value in a node. Each is computed when it is first read, and kept until the value
/// changes.
@MainActor package final class Perception {
  /// The value, if users can perceive it.
  package let perceivable: (any AccessibilityElement)?

  /// Whether the value is hidden from all users.
  package let isImperceptible: Bool

  /// Whether the value is a widget that represents its descendants.
  package let isAccessibilityElement: Bool

  /// Whether the value is a perceived widget that hides its siblings from assistive technology.
  package let isModal: Bool

  package private(set) lazy var role = perceivable?.accessibilityRole
  package private(set) lazy var name = perceivable?.accessibilityName
  package private(set) lazy var text = perceivable?.shownText
  package private(set) lazy var placeholder = perceivable?.shownPlaceholder
  package private(set) lazy var label = accessible?.accessibilityLabel
  package private(set) lazy var identifier = accessible?.accessibilityIdentifier
  package private(set) lazy var tag = (perceivable as? any Tagged)?.tag

  /// The names of the value for voice control, besides its own.
  package let inputLabels: [String]

  /// The stamp of the themes that the value shows, or `nil` if it shows none.
  fileprivate let stamp: Int?

  /// The description of the value, if it has been printed.
  internal var description: String?

  private lazy var accessible = perceivable as? any Accessible

  fileprivate init(_ value: any Bindable, stamp: Int?) {
    self.stamp = stamp
    let widget = value as? any Widget
    perceivable = widget ?? value as? any AccessibilityElement
    isImperceptible = perceivable?.isImperceptible == true
    isAccessibilityElement = widget?.isAccessibilityElement == true
    isModal = widget?.accessibilityViewIsModal == true && !isImperceptible
    inputLabels = widget?.accessibilityUserInputLabels ?? []
  }
}

extension Node {
  /// The perceived properties of the value.
  package var perception: Perception {
    if let kept = caches.perception, kept.stamp == nil || kept.stamp == shownThemes?.stamp {
      return kept
    }
    let value = appearance
    let new = Perception(value, stamp: hasOverlays || mounted.holdsTokens ? shownThemes?.stamp : nil)
    // Objects change without notifying the tree, and so may a node that has been unmounted, so neither is cached.
    if isMounted, !(Swift.type(of: value) is AnyClass) { caches.perception = new }
    return new
  }

  /// The result of a search in the tree, which is kept until the tree changes.
  package var keptSearch: AnyObject? {
    get { tree.kept }
    set { tree.kept = newValue }
  }
}
