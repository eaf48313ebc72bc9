import Mod

/// What an app shows its screens in: a model of `UIWindow`, and the root of a live tree.
///
/// ```swift
/// let window = Window(.tintColor(.systemIndigo)) {
///   NavigationController { Users() }
/// }
/// ```
///
/// Unlike UIKit's, it is not hidden at first: whoever mounts it shows it.
public struct Window: Container {
  /// The screen, or `nil` for none, which is the default. Another one takes its place at once.
  @Slot public var rootViewController: (any Widget)?

  /// How far in front of other windows it stands. `.normal` by default.
  public var windowLevel = Level.normal

  /// Whether it is the window that keys are typed into. `false` by default.
  public var isKeyWindow = false

  /// The attributes of every view.
  public var attributes = ViewAttributes.fresh

  /// Creates an empty window.
  public init() {}

  /// The ``rootViewController``, if there is one. Several widgets become one `View` that holds them.
  public var children: Children {
    get { rootViewController.map { [$0] } ?? [] }
    set { rootViewController = newValue.count > 1 ? View(.subviews(newValue)) : newValue.first }
  }

  /// Shows the window, and has keys be typed into it.
  public mutating func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
  }
}

extension Window {
  /// How far in front of others a window stands: a model of `UIWindow.Level`.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// 0: where an app shows itself.
    public static let normal = Level(rawValue: 0)
    /// 1000: in front of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// 2000: in front of all else, as an alert.
    public static let alert = Level(rawValue: 2000)

    /// The level as a number; those with higher ones stand in front.
    public var rawValue: Double

    /// Creates a level of a number.
    public init(rawValue: Double) {
      self.rawValue = rawValue
    }
  }
}

extension Window.Level: Comparable {
  /// Whether the first stands behind the second.
  public static func < (first: Window.Level, second: Window.Level) -> Bool { first.rawValue < second.rawValue }
}

extension Window.Level: CustomStringConvertible {
  /// The name, `.alert`, or the number where there is none.
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
  /// Names ``Window/rootViewController``.
  @inlinable public static var rootViewController: Property<Root, (any Widget)?> {
    Property { $1(&$0.rootViewController) }
  }
  /// Names ``Window/windowLevel``.
  @inlinable public static var windowLevel: Property<Root, Window.Level> { Property { $1(&$0.windowLevel) } }
  /// Names ``Window/isKeyWindow``.
  @inlinable public static var isKeyWindow: Property<Root, Bool> { Property { $1(&$0.isKeyWindow) } }
}

extension Mod where Root == Window {
  /// Shows the window, and has keys be typed into it.
  public static var makeKeyAndVisible: Mod { Mod { $0.makeKeyAndVisible() } }
}
