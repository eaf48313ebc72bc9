import Mod

/// A thumb on a track that selects a value from a range: a model of `UISlider`.
///
/// ```swift
/// let volume = Slider(.maximumValue(11), .value(4), .minimumTrackTintColor(.systemGreen))
/// ```
public struct Slider: RangeControl {
  /// The value and its limits.
  public var range = RangeValue(0...1)

  /// Whether the value changes during dragging, and not only at the end. `true` by default.
  ///
  /// Otherwise the slider sends `valueChanged` when the finger is lifted.
  public var isContinuous = true

  /// The image at the end of the minimum. `nil` by default.
  public var minimumValueImage: Image?

  /// The image at the end of the maximum. `nil` by default.
  public var maximumValueImage: Image?

  /// The color of the track before the thumb, or `nil` for the tint color. `nil` by default.
  public var minimumTrackTintColor: Color?

  /// The color of the track after the thumb, or `nil` for the system's. `nil` by default.
  public var maximumTrackTintColor: Color?

  /// The color of the thumb, or `nil` for the system's. `nil` by default.
  public var thumbTintColor: Color?

  /// The image of the thumb for each state. By default `nil`, for the system's.
  @ControlStateValues public var thumbImage: Image?

  /// The image of the track before the thumb for each state. By default `nil`, for the system's.
  ///
  /// A gray track is drawn in its place.
  @ControlStateValues public var minimumTrackImage: Image?

  /// The image of the track after the thumb for each state. By default `nil`, for the system's.
  ///
  /// A light gray track is drawn in its place.
  @ControlStateValues public var maximumTrackImage: Image?

  /// The behavior on desktops. `.automatic` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  public var preferredBehavioralStyle = BehavioralStyle.automatic

  /// The attributes of every control.
  public var controlAttributes = ControlAttributes()

  /// The attributes of every view.
  public var attributes = ViewAttributes.adjustable

  /// Creates a slider from 0 to 1 with the value 0.
  public init() {}

  /// `false`, because it has the parts of every widget.
  @inlinable public var _hasPartsOfItsOwn: Bool { false }
}

extension Slider {
  /// Returns the image of the thumb in a state.
  public func thumbImage(for state: ControlState) -> Image? { $thumbImage.value(for: state) }

  /// Returns the image of the track before the thumb in a state.
  ///
  /// A gray track is drawn in its place.
  public func minimumTrackImage(for state: ControlState) -> Image? { $minimumTrackImage.value(for: state) }

  /// Returns the image of the track after the thumb in a state.
  ///
  /// A light gray track is drawn in its place.
  public func maximumTrackImage(for state: ControlState) -> Image? { $maximumTrackImage.value(for: state) }

  /// The image of the thumb in the current state.
  public var currentThumbImage: Image? { thumbImage(for: state) }

  /// The image of the track before the thumb in the current state.
  public var currentMinimumTrackImage: Image? { minimumTrackImage(for: state) }

  /// The image of the track after the thumb in the current state.
  public var currentMaximumTrackImage: Image? { maximumTrackImage(for: state) }

  /// Sets the image of the thumb in a state, or removes it with `nil`.
  public mutating func setThumbImage(_ image: Image?, for state: ControlState) { $thumbImage[state] = image }

  /// Sets the image of the track before the thumb in a state, or removes it with `nil`.
  public mutating func setMinimumTrackImage(_ image: Image?, for state: ControlState) {
    $minimumTrackImage[state] = image
  }

  /// Sets the image of the track after the thumb in a state, or removes it with `nil`.
  public mutating func setMaximumTrackImage(_ image: Image?, for state: ControlState) {
    $maximumTrackImage[state] = image
  }
}

extension Slider {
  /// The properties that users change: the value.
  public static let userEditable = [EditableProperty(\Slider.value)]
}

extension PropertyNames where Root == Slider {
  /// Whether the value changes during dragging, and not only at the end. `true` by default.
  @inlinable public static var isContinuous: Property<Root, Bool> { Property { $1(&$0.isContinuous) } }

  /// The image at the end of the minimum. `nil` by default.
  @inlinable public static var minimumValueImage: Property<Root, Image?> { Property { $1(&$0.minimumValueImage) } }

  /// The image at the end of the maximum. `nil` by default.
  @inlinable public static var maximumValueImage: Property<Root, Image?> { Property { $1(&$0.maximumValueImage) } }

  /// The color of the track before the thumb, or `nil` for the tint color. `nil` by default.
  @inlinable public static var minimumTrackTintColor: Property<Root, Color?> {
    Property { $1(&$0.minimumTrackTintColor) }
  }

  /// The color of the track after the thumb, or `nil` for the system's. `nil` by default.
  @inlinable public static var maximumTrackTintColor: Property<Root, Color?> {
    Property { $1(&$0.maximumTrackTintColor) }
  }

  /// The color of the thumb, or `nil` for the system's. `nil` by default.
  @inlinable public static var thumbTintColor: Property<Root, Color?> { Property { $1(&$0.thumbTintColor) } }

  /// The image of the thumb for each state. By default `nil`, for the system's.
  @inlinable public static var thumbImage: Property<Root, Image?> { Property { $1(&$0.thumbImage) } }

  /// The image of the track before the thumb for each state. By default `nil`, for the system's.
  @inlinable public static var minimumTrackImage: Property<Root, Image?> { Property { $1(&$0.minimumTrackImage) } }

  /// The image of the track after the thumb for each state. By default `nil`, for the system's.
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
