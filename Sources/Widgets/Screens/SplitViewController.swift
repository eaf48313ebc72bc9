import Mod

/// Two screens side by side, a list and its detail: a model of `UISplitViewController`.
///
/// ```swift
/// let mail = SplitViewController {
///   NavigationController { Inbox() }
///   NavigationController { Message() }
/// }
/// ```
public struct SplitViewController: ContainerScreen, Titled {
  /// The attributes of every screen.
  public var screenAttributes = ScreenAttributes.fresh

  /// The primary and the secondary screen. None by default.
  public var viewControllers: Children = []

  /// The preferred display mode. `.automatic` by default.
  public var preferredDisplayMode = DisplayMode.automatic

  /// The preferred width of the primary screen as a fraction, or `nil` for that of the system. `nil` by default.
  public var preferredPrimaryColumnWidthFraction: Double?

  /// The attributes of every view.
  public var attributes = ViewAttributes.fresh

  /// Creates a controller without screens.
  public init() {}

  /// The ``viewControllers``.
  @inlinable public var children: Children {
    get { viewControllers }
    _modify { yield &viewControllers }
  }

  /// The indices of both screens, or of the secondary one only.
  public var shownIndices: Range<Int> {
    preferredDisplayMode == .secondaryOnly
      ? min(1, viewControllers.count)..<viewControllers.count : viewControllers.indices
  }

  /// The visible screens. It models `UISplitViewController.DisplayMode`.
  public enum DisplayMode: Hashable, Sendable, CaseIterable {
    /// The mode that the system chooses: both screens.
    case automatic
    /// The secondary screen only.
    case secondaryOnly
    /// Both screens, side by side.
    case oneBesideSecondary
    /// Both screens, the primary in front of the secondary.
    case oneOverSecondary
  }
}

extension PropertyNames where Root == SplitViewController {
  @inlinable public static var viewControllers: Property<Root, Children> { Property { $1(&$0.viewControllers) } }
  @inlinable public static var preferredDisplayMode: Property<Root, SplitViewController.DisplayMode> {
    Property { $1(&$0.preferredDisplayMode) }
  }
  @inlinable public static var preferredPrimaryColumnWidthFraction: Property<Root, Double?> {
    Property { $1(&$0.preferredPrimaryColumnWidthFraction) }
  }
}
