import Mod

/// A gesture that a view recognizes in touches: a model of `UIGestureRecognizer`.
///
/// ```swift
/// let card = View(.gestureRecognizers([TapGestureRecognizer(.numberOfTapsRequired(2)), PanGestureRecognizer()]))
/// ```
///
/// A recognizer of your own declares its properties and embeds the shared attributes, as a ``Widget`` does.
public protocol GestureRecognizer: Model, Bindable, Named, Switchable {
  /// The attributes of every gesture recognizer.
  ///
  /// Declare this property last, so that the description of a recognizer begins with its own properties.
  var attributes: GestureAttributes { get set }
}

extension GestureRecognizer {
  /// The role of a gesture.
  @inlinable public static var treeRole: TreeRole { .gesture }

  /// The behaviors of the recognizer. None by default.
  @inlinable public var behaviors: Behaviors {
    get { attributes.behaviors }
    _modify { yield &attributes.behaviors }
  }
}

/// The attributes of every gesture recognizer: the properties of `UIGestureRecognizer`.
public struct GestureAttributes: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal var name: String?
  @usableFromInline internal var isEnabled = true
  @usableFromInline internal var cancelsTouchesInView = true
  @usableFromInline internal var delaysTouchesBegan = false
  @usableFromInline internal var delaysTouchesEnded = true
  @usableFromInline internal var requiresExclusiveTouchType = true
  @usableFromInline internal var allowedTouchTypes = TouchTypes.all
  @usableFromInline internal var allowedPressTypes = PressTypes.all
  @usableFromInline internal var state = GestureState.possible

  @usableFromInline internal var behaviors = Behaviors()

  /// Creates the attributes of an unmodified recognizer.
  public init() {}
}

/// The state of a gesture. It models `UIGestureRecognizer.State`.
public enum GestureState: Hashable, Sendable, CaseIterable {
  /// No gesture has been recognized.
  case possible
  /// A continuous gesture has begun.
  case began
  /// A continuous gesture has changed.
  case changed
  /// The gesture has ended. For a tap or a swipe, it has been recognized.
  case ended
}

/// The gesture recognizers of a view, of any types.
public struct GestureRecognizers: ModelList {
  /// A recognizer of any kind.
  public typealias Element = any GestureRecognizer

  /// The recognizers, in order.
  public var elements: [any GestureRecognizer] = []

  /// Creates an empty list.
  public init() {}

  /// Returns whether two recognizers have one type and are equal.
  public static func areEqual(_ first: any GestureRecognizer, _ second: any GestureRecognizer) -> Bool {
    first.isEqual(to: second)
  }
}

extension EventNames where Root: GestureRecognizer {
  /// Sent when the gesture is recognized: after a tap or a swipe, or when a drag or a press begins.
  public static var recognized: Event<Root, Void> { Event<Root, Void>() }

  /// Sent when the state of the recognizer changes. Each type declares it as `action`, because a protocol already has
  /// the name for controls. See ``Accessible``.
  package static var stateChange: Event<Root, Root> {
    Event<Root, Void>("action").compactMap("action") { root, _ in root }
  }
}
