/// The perceived properties of the value in a node. Each is computed when it is first read, and kept until the value
/// changes.
@MainActor
internal final class Perception {
  /// The value, if it is something that users perceive.
  internal let perceivable: (any Perceivable)?

  /// Whether the value reaches nobody.
  internal let isImperceptible: Bool

  /// Whether the value is a widget that speaks for what is inside.
  internal let isAccessibilityElement: Bool

  /// Whether the value is a widget that hides what is beside it from assistive technology.
  internal let isModal: Bool

  internal private(set) lazy var role = perceivable?.accessibilityRole
  internal private(set) lazy var name = perceivable?.accessibilityName
  internal private(set) lazy var text = perceivable?.shownText
  internal private(set) lazy var placeholder = perceivable?.shownPlaceholder
  internal private(set) lazy var label = accessible?.accessibilityLabel
  internal private(set) lazy var identifier = accessible?.accessibilityIdentifier
  internal private(set) lazy var tag = (perceivable as? any Tagged)?.tag

  /// The description of the value, if it has been printed.
  internal var description: String?

  private lazy var accessible = perceivable as? any Accessible

  internal init(_ value: any Bindable) {
    let widget = value as? any Widget
    perceivable = widget ?? value as? any Perceivable
    isImperceptible = perceivable?.isImperceptible == true
    isAccessibilityElement = widget?.isAccessibilityElement == true
    isModal = widget?.accessibilityViewIsModal == true
  }
}

extension Node {
  /// The perceived properties of the value.
  internal var perception: Perception {
    if let keptPerception { return keptPerception }
    let value = mounted.current
    let new = Perception(value)
    // An object changes without anybody hearing of it, and so may a node that is not in the tree any more.
    if isMounted, !(Swift.type(of: value) is AnyClass) { keptPerception = new }
    return new
  }
}
