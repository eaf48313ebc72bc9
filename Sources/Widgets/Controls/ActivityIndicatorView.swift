import Mod

/// A spinning indicator of an activity: a model of `UIActivityIndicatorView`.
///
/// ```swift
/// let spinner = ActivityIndicatorView(.style(.large), .isAnimating(true))
/// ```
public struct ActivityIndicatorView: Widget {
  /// Whether the indicator is spinning. `false` by default.
  ///
  /// In `UIActivityIndicatorView`, `startAnimating()` and `stopAnimating()` set it. In a model, you can also set it
  /// directly.
  public var isAnimating = false

  /// Whether the indicator is hidden while it is not spinning. `true` by default.
  public var hidesWhenStopped = true

  /// The size of the indicator. `.medium` by default.
  public var style = Style.medium

  /// The color of the indicator, or `nil` for the system's. `nil` by default.
  public var color: Color?

  /// The attributes of every view.
  public var attributes = ViewAttributes.fresh

  /// Creates an indicator that is not spinning.
  public init() {}

  /// `false`, because it has the parts of every widget.
  @inlinable public var _hasPartsOfItsOwn: Bool { false }
}

extension ActivityIndicatorView {
  /// The size of an activity indicator.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// The size for use beside text.
    case medium
    /// The size for an empty screen.
    case large
  }

  /// Starts spinning.
  public mutating func startAnimating() { isAnimating = true }

  /// Stops spinning.
  public mutating func stopAnimating() { isAnimating = false }
}

extension PropertyNames where Root == ActivityIndicatorView {
  /// Whether the indicator is spinning. `false` by default.
  @inlinable public static var isAnimating: Property<Root, Bool> { Property { $1(&$0.isAnimating) } }

  /// Whether the indicator is hidden while it is not spinning. `true` by default.
  @inlinable public static var hidesWhenStopped: Property<Root, Bool> { Property { $1(&$0.hidesWhenStopped) } }

  /// The size of the indicator. `.medium` by default.
  @inlinable public static var style: Property<Root, ActivityIndicatorView.Style> { Property { $1(&$0.style) } }

  /// The color of the indicator, or `nil` for the system's. `nil` by default.
  @inlinable public static var color: Property<Root, Color?> { Property { $1(&$0.color) } }
}
