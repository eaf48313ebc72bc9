import Foundation
import Mod

/// An app with its window: a model of `UIApplication`, as the root of a live tree.
///
/// ```swift
/// let link = Var(URL?.none)
/// let tree = LiveTree(
///   Application(.open --> { link.set($0) }) {
///     Window { Label(.text <-- link.map { $0?.path }) }
///   })
/// ```
///
/// Nothing happens by itself: a test, a terminal or a browser session activates the app and moves it to the background.
public struct Application: Container {
  /// The window, or `nil` for none. `nil` by default.
  @Slot public var window: (any Widget)?

  /// The state of the app. `.inactive` by default, as before the launch.
  public var applicationState = ActivityState.inactive

  /// The number beside the app's icon, such as that of unread messages, or 0 for none. 0 by default.
  ///
  /// A page shows it before its title.
  public var iconBadgeNumber = 0

  /// The address of the visible screen, from which ``EventNames/open`` leads to it, or `nil`, which is the default.
  ///
  /// It is also the address of a session's page, which uses only its path, query and fragment.
  public var address: URL?

  /// The attributes of every view.
  public var attributes = ViewAttributes.fresh

  /// Creates an app without a window.
  public init() {}

  /// The ``window``, if there is one. Setting several widgets wraps them in a `View`.
  public var children: Children {
    get { window.map { [$0] } ?? [] }
    set { window = newValue.count > 1 ? View(.subviews(newValue)) : newValue.first }
  }

  /// The state of an app. It models `UIApplication.State`.
  public enum ActivityState: Hashable, Sendable, CaseIterable {
    /// In front, and used.
    case active
    /// In front, and not used, as before the launch or during a call.
    case inactive
    /// Not visible.
    case background
  }

  /// The properties that users change: the state of the app.
  public static let userEditable = [EditableProperty(\Application.applicationState)]

  /// `false`: only the children themselves matter.
  @inlinable public var readsInsideChildren: Bool { false }
}

extension PropertyNames where Root == Application {
  /// The window, or `nil` for none. `nil` by default.
  @inlinable public static var window: Property<Root, (any Widget)?> { Property { $1(&$0.window) } }

  /// The state of the app. `.inactive` by default, as before the launch.
  @inlinable public static var applicationState: Property<Root, Application.ActivityState> {
    Property { $1(&$0.applicationState) }
  }

  /// The number beside the app's icon, such as that of unread messages, or 0 for none. 0 by default.
  @inlinable public static var iconBadgeNumber: Property<Root, Int> { Property { $1(&$0.iconBadgeNumber) } }

  /// The address of the visible screen, from which ``EventNames/open`` leads to it, or `nil`, which is the default.
  @inlinable public static var address: Property<Root, URL?> { Property { $1(&$0.address) } }
}

extension EventNames where Root == Application {
  /// Sent once, before the app is used for the first time, opens an address or moves to the background.
  public static var didFinishLaunching: Event<Root, Void> { Event<Root, Void>() }

  /// Sent before the app ends.
  public static var willTerminate: Event<Root, Void> { Event<Root, Void>() }

  /// Sent when the app is in use.
  public static var didBecomeActive: Event<Root, Void> { Event<Root, Void>() }

  /// Sent before the app is no longer in use.
  public static var willResignActive: Event<Root, Void> { Event<Root, Void>() }

  /// Sent when the app is no longer visible.
  public static var didEnterBackground: Event<Root, Void> { Event<Root, Void>() }

  /// Sent before the app becomes visible again.
  public static var willEnterForeground: Event<Root, Void> { Event<Root, Void>() }

  /// Sent when the app is asked to open an address, such as that of a screen.
  public static var open: Event<Root, URL> { Event<Root, URL>() }
}
