import Mod

/// A bar that shows the progress of a task: a model of `UIProgressView`.
///
/// ```swift
/// let download = ProgressView(.progress(0.4), .trackTintColor(.systemGray5))
/// ```
public struct ProgressView: Widget {
  /// The progress, clamped to 0 to 1. 0 by default.
  public var progress = 0.0 { didSet { progress = progress.clamped(to: 0...1) } }

  /// The style of the bar. `.default` by default.
  public var progressViewStyle = Style.default

  /// The color of the completed part, or `nil` for the tint color. `nil` by default.
  public var progressTintColor: Color?

  /// The color of the remaining part, or `nil` for the system's. `nil` by default.
  public var trackTintColor: Color?

  /// The image of the completed part, in place of a color. `nil` by default.
  ///
  /// A gray bar is drawn in its place.
  public var progressImage: Image?

  /// The image of the remaining part, in place of a color. `nil` by default.
  ///
  /// A light gray bar is drawn in its place.
  public var trackImage: Image?

  /// The attributes of every view.
  public var attributes = ViewAttributes.fresh

  /// Creates a bar with the progress 0.
  public init() {}

  /// `false`, because it has the parts of every widget.
  @inlinable public var _hasPartsOfItsOwn: Bool { false }
}

extension ProgressView {
  /// The style of a progress view.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// A bar with a track.
    case `default`
    /// The style for toolbars.
    case bar
  }
}

extension PropertyNames where Root == ProgressView {
  /// The progress, clamped to 0 to 1. 0 by default.
  @inlinable public static var progress: Property<Root, Double> { Property { $1(&$0.progress) } }

  /// The style of the bar. `.default` by default.
  @inlinable public static var progressViewStyle: Property<Root, ProgressView.Style> {
    Property { $1(&$0.progressViewStyle) }
  }

  /// The color of the completed part, or `nil` for the tint color. `nil` by default.
  @inlinable public static var progressTintColor: Property<Root, Color?> { Property { $1(&$0.progressTintColor) } }

  /// The color of the remaining part, or `nil` for the system's. `nil` by default.
  @inlinable public static var trackTintColor: Property<Root, Color?> { Property { $1(&$0.trackTintColor) } }

  /// The image of the completed part, in place of a color. `nil` by default.
  @inlinable public static var progressImage: Property<Root, Image?> { Property { $1(&$0.progressImage) } }

  /// The image of the remaining part, in place of a color. `nil` by default.
  @inlinable public static var trackImage: Property<Root, Image?> { Property { $1(&$0.trackImage) } }
}
