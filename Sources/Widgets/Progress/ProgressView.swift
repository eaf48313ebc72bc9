import Mod

/// How far a task has come, as a bar: a model of `UIProgressView`.
///
/// ```swift
/// let download = ProgressView(.progress(0.4), .trackTintColor(.systemGray5))
/// ```
public struct ProgressView: Widget {
  /// How far the task has come, from 0 to 1. 0 by default; other values become the nearer end.
  public var progress = 0.0 { didSet { progress = progress.clamped(to: 0...1) } }

  /// What kind of bar it is. `.default` by default.
  public var progressViewStyle = Style.default

  /// The color of the part that is done, or `nil` for the tint color, which is the default.
  public var progressTintColor: Color?

  /// The color of the part that is left, or `nil` for the system's, which is the default.
  public var trackTintColor: Color?

  /// An image that stands for the part that is done, in place of a color. `nil` by default.
  public var progressImage: Image?

  /// An image that stands for the part that is left, in place of a color. `nil` by default.
  public var trackImage: Image?

  /// The attributes of every view.
  public var attributes = ViewAttributes.fresh

  /// Creates a bar at 0.
  public init() {}
}

extension ProgressView {
  /// What kind of bar a progress view is.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// A bar with a track.
    case `default`
    /// The style for toolbars.
    case bar
  }
}

extension PropertyNames where Root == ProgressView {
  /// Names ``ProgressView/progress``.
  @inlinable public static var progress: Property<Root, Double> { Property { $1(&$0.progress) } }
  /// Names ``ProgressView/progressViewStyle``.
  @inlinable public static var progressViewStyle: Property<Root, ProgressView.Style> {
    Property { $1(&$0.progressViewStyle) }
  }
  /// Names ``ProgressView/progressTintColor``.
  @inlinable public static var progressTintColor: Property<Root, Color?> { Property { $1(&$0.progressTintColor) } }
  /// Names ``ProgressView/trackTintColor``.
  @inlinable public static var trackTintColor: Property<Root, Color?> { Property { $1(&$0.trackTintColor) } }
  /// Names ``ProgressView/progressImage``.
  @inlinable public static var progressImage: Property<Root, Image?> { Property { $1(&$0.progressImage) } }
  /// Names ``ProgressView/trackImage``.
  @inlinable public static var trackImage: Property<Root, Image?> { Property { $1(&$0.trackImage) } }
}
