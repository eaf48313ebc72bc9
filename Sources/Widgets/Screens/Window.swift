import Mod

/// A window with the screens of an app: a model of `UIWindow`, and the usual root of a live tree.
///
/// ```swift
/// let window = Window(.tintColor(.systemIndigo)) {
///   NavigationController { Users() }
/// }
/// ```
///
/// Unlike `UIWindow`, it is visible by default.
public struct Window: Container {
  /// The root screen, or `nil` for none. `nil` by default.
  @Slot public var rootViewController: (any Widget)?

  /// The level in front of or behind other windows. `.normal` by default.
  ///
  /// Pages and drawings follow it among windows in one view.
  public var windowLevel = Level.normal

  /// Whether the window receives keyboard input. `false` by default.
  public var isKeyWindow = false

  /// The attributes of every view.
  public var attributes = ViewAttributes.fresh

  /// Creates an empty window.
  public init() {}

  /// The ``rootViewController``, if there is one. Setting several widgets wraps them in a `View`.
  public var children: Children {
    get { rootViewController.map { [$0] } ?? [] }
    set { rootViewController = newValue.count > 1 ? View(.subviews(newValue)) : newValue.first }
  }

  /// Shows the window and makes it the key window.
  public mutating func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
  }

  /// `false`: only the children themselves matter.
  @inlinable public var readsInsideChildren: Bool { false }
}

extension Window {
  /// The level of a window: a model of `UIWindow.Level`.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// 0, the level of an app's main window.
    public static let normal = Level(rawValue: 0)
    /// 1000, in front of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// 2000, in front of everything else, for alerts.
    public static let alert = Level(rawValue: 2000)

    /// The number of the level. Windows with higher levels are in front.
    public var rawValue: Double

    /// Creates a level from a number.
    public init(rawValue: Double) { self.rawValue = rawValue }
  }
}

extension Window.Level: Comparable {
  /// Returns whether the first level is behind the second.
  public static func < (first: Window.Level, second: Window.Level) -> Bool { first.rawValue < second.rawValue }
}

extension Window.Level: CustomStringConvertible {
  /// The name, such as `.alert`, or the number if there is no name.
  public var description: String {
    switch self {
    case .normal: ".normal"
    case .statusBar: ".statusBar"
    case .alert: ".alert"
    default: "\(rawValue)"
    }
  }
}

extension PropertyNames where Root == Window {
  /// The root screen, or `nil` for none. `nil` by default.
  @inlinable public static var rootViewController: Property<Root, (any Widget)?> {
    Property { $1(&$0.rootViewController) }
  }

  /// The level in front of or behind other windows. `.normal` by default.
  @inlinable public static var windowLevel: Property<Root, Window.Level> { Property { $1(&$0.windowLevel) } }

  /// Whether the window receives keyboard input. `false` by default.
  @inlinable public static var isKeyWindow: Property<Root, Bool> { Property { $1(&$0.isKeyWindow) } }
}

extension Mod where Root == Window {
  /// Shows the window and makes it the key window.
  public static var makeKeyAndVisible: Mod { Mod { $0.makeKeyAndVisible() } }
}
