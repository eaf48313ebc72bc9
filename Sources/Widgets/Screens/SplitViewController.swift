import Mod

/// Two screens side by side, the second about what is chosen in the first: a model of `UISplitViewController`.
///
/// ```swift
/// let mail = SplitViewController {
///   NavigationController { Inbox() }
///   NavigationController { Message() }
/// }
/// ```
public struct SplitViewController: ContainerScreen {
  /// The attributes of every screen.
  public var screenAttributes = ScreenAttributes.fresh

  /// The screens: the primary one, and the secondary one. None by default.
  public var viewControllers: Children = []

  /// Which of them show. `.automatic` by default.
  public var preferredDisplayMode = DisplayMode.automatic

  /// The share of the width that the primary screen is to have, or `nil` for the system's, which is the default.
  public var preferredPrimaryColumnWidthFraction: Double?

  /// The attributes of every view.
  public var attributes = ViewAttributes.fresh

  /// Creates a controller without screens.
  public init() {}

  /// The same as ``viewControllers``.
  @inlinable
  public var children: Children {
    get { viewControllers }
    _modify { yield &viewControllers }
  }

  /// The indices of both screens, or that of the secondary one alone.
  public var shownIndices: Range<Int> {
    preferredDisplayMode == .secondaryOnly
      ? min(1, viewControllers.count)..<viewControllers.count : viewControllers.indices
  }

  /// Which of two screens show. It models `UISplitViewController.DisplayMode`.
  public enum DisplayMode: Hashable, Sendable, CaseIterable {
    /// What the system thinks best: both.
    case automatic
    /// The secondary one alone.
    case secondaryOnly
    /// Both, side by side.
    case oneBesideSecondary
    /// Both, the primary one in front of the secondary one.
    case oneOverSecondary
  }
}

extension PropertyNames where Root == SplitViewController {
  /// Names ``Screen/title``.
  @inlinable public static var title: Property<Root, String?> { Property { $1(&$0.title) } }
  /// Names ``SplitViewController/viewControllers``.
  @inlinable public static var viewControllers: Property<Root, Children> { Property { $1(&$0.viewControllers) } }
  /// Names ``SplitViewController/preferredDisplayMode``.
  @inlinable public static var preferredDisplayMode: Property<Root, SplitViewController.DisplayMode> {
    Property { $1(&$0.preferredDisplayMode) }
  }
  /// Names ``SplitViewController/preferredPrimaryColumnWidthFraction``.
  @inlinable public static var preferredPrimaryColumnWidthFraction: Property<Root, Double?> {
    Property { $1(&$0.preferredPrimaryColumnWidthFraction) }
  }
}
