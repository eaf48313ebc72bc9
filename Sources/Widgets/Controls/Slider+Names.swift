import Mod

extension PropertyNames where Root == Slider {
  /// Whether the value changes during dragging, and not only at the end. `true` by default.
  ///
  /// Otherwise the slider sends `valueChanged` when the finger is lifted.
  @inlinable public static var isContinuous: Property<Root, Bool> { Property { $1(&$0.isContinuous) } }

  /// The image at the end of the minimum. `nil` by default.
  @inlinable public static var minimumValueImage: Property<Root, Image?> { Property { $1(&$0.minimumValueImage) } }

  /// The image at the end of the maximum. `nil` by default.
  @inlinable public static var maximumValueImage: Property<Root, Image?> { Property { $1(&$0.maximumValueImage) } }

  /// The color of the track before the thumb, or `nil` for the tint color. `nil` by default.
  @inlinable public static var minimumTrackTintColor: Property<Root, Color?> {
    Property { $1(&$0.minimumTrackTintColor) }
  }

  /// The color of the track after the thumb, or `nil` for that of the system. `nil` by default.
  @inlinable public static var maximumTrackTintColor: Property<Root, Color?> {
    Property { $1(&$0.maximumTrackTintColor) }
  }

  /// The color of the thumb, or `nil` for that of the system. `nil` by default.
  @inlinable public static var thumbTintColor: Property<Root, Color?> { Property { $1(&$0.thumbTintColor) } }

  /// The image of the thumb for each state. By default `nil`, for that of the system.
  @inlinable public static var thumbImage: Property<Root, Image?> { Property { $1(&$0.thumbImage) } }

  /// The image of the track before the thumb for each state. By default `nil`, for that of the system.
  ///
  /// A gray track is drawn in its place.
  @inlinable public static var minimumTrackImage: Property<Root, Image?> { Property { $1(&$0.minimumTrackImage) } }

  /// The image of the track after the thumb for each state. By default `nil`, for that of the system.
  ///
  /// A light gray track is drawn in its place.
  @inlinable public static var maximumTrackImage: Property<Root, Image?> { Property { $1(&$0.maximumTrackImage) } }

  /// The behavior on desktops. `.automatic` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var preferredBehavioralStyle: Property<Root, BehavioralStyle> {
    Property { $1(&$0.preferredBehavioralStyle) }
  }

  /// Names `thumbImage` in a state.
  @inlinable public static func thumbImage(for state: ControlState) -> Property<Root, Image?> {
    Property("thumbImage(for: \(state))") { $1(&$0.$thumbImage[state]) }
  }

  /// Names `minimumTrackImage` in a state.
  @inlinable public static func minimumTrackImage(for state: ControlState) -> Property<Root, Image?> {
    Property("minimumTrackImage(for: \(state))") { $1(&$0.$minimumTrackImage[state]) }
  }

  /// Names `maximumTrackImage` in a state.
  @inlinable public static func maximumTrackImage(for state: ControlState) -> Property<Root, Image?> {
    Property("maximumTrackImage(for: \(state))") { $1(&$0.$maximumTrackImage[state]) }
  }
}
