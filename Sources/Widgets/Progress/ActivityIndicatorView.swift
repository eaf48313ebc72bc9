import Mod

/// A spinner that shows that something goes on: a model of `UIActivityIndicatorView`.
///
/// ```swift
/// let spinner = ActivityIndicatorView(.style(.large), .isAnimating(true))
/// ```
public struct ActivityIndicatorView: Widget {
  /// Whether it spins. `false` by default.
  ///
  /// `UIActivityIndicatorView` sets it by `startAnimating()` and `stopAnimating()`; a model just states it.
  public var isAnimating = false

  /// Whether it is out of sight while it does not spin. `true` by default.
  public var hidesWhenStopped = true

  /// How large it is. `.medium` by default.
  public var style = Style.medium

  /// Its color, or `nil` for the system's, which is the default.
  public var color: Color?

  /// The attributes of every view.
  public var attributes = ViewAttributes.fresh

  /// Creates a spinner that stands still.
  public init() {}
}

extension ActivityIndicatorView {
  /// How large a spinner is.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// The size that fits beside text.
    case medium
    /// The size that fits a screen of its own.
    case large
  }

  /// Starts spinning.
  public mutating func startAnimating() { isAnimating = true }

  /// Stops spinning.
  public mutating func stopAnimating() { isAnimating = false }
}

extension PropertyNames where Root == ActivityIndicatorView {
  /// Names ``ActivityIndicatorView/isAnimating``.
  @inlinable public static var isAnimating: Property<Root, Bool> { Property { $1(&$0.isAnimating) } }
  /// Names ``ActivityIndicatorView/hidesWhenStopped``.
  @inlinable public static var hidesWhenStopped: Property<Root, Bool> { Property { $1(&$0.hidesWhenStopped) } }
  /// Names ``ActivityIndicatorView/style``.
  @inlinable public static var style: Property<Root, ActivityIndicatorView.Style> { Property { $1(&$0.style) } }
  /// Names ``ActivityIndicatorView/color``.
  @inlinable public static var color: Property<Root, Color?> { Property { $1(&$0.color) } }
}
