import Mod

/// A knob on a track, to choose a value from a range: a model of `UISlider`.
///
/// ```swift
/// let volume = Slider(.maximumValue(11), .value(4), .minimumTrackTintColor(.systemGreen))
/// ```
public struct Slider: RangeControl {
  /// The value and its limits.
  public var range = RangeValue(0...1)

  /// Whether the value changes while one drags, and not only at the end. `true` by default.
  public var isContinuous = true

  /// The image at the end of the least value. `nil` by default.
  public var minimumValueImage: Image?

  /// The image at the end of the greatest value. `nil` by default.
  public var maximumValueImage: Image?

  /// The colour of the track up to the knob; `nil`, the default, for the tint colour.
  public var minimumTrackTintColor: Color?

  /// The colour of the track from the knob on; `nil`, the default, for the system's.
  public var maximumTrackTintColor: Color?

  /// The colour of the knob; `nil`, the default, for the system's.
  public var thumbTintColor: Color?

  /// The picture of the knob, for each state. `nil` by default, for the system's.
  @ControlStateValues public var thumbImage: Image?

  /// The picture of the track up to the knob, for each state. `nil` by default, for the system's.
  @ControlStateValues public var minimumTrackImage: Image?

  /// The picture of the track from the knob on, for each state. `nil` by default, for the system's.
  @ControlStateValues public var maximumTrackImage: Image?

  /// How it behaves on a computer. `.automatic` by default.
  public var preferredBehavioralStyle = BehavioralStyle.automatic

  /// What every control has.
  public var controlAttributes = ControlAttributes()

  /// What every view has.
  public var attributes = ViewAttributes.adjustable

  /// Makes a slider from 0 to 1, at 0.
  public init() {}
}

extension Slider {
  /// The picture of the knob in a state.
  public func thumbImage(for state: ControlState) -> Image? { $thumbImage.value(for: state) }

  /// The picture of the track up to the knob in a state.
  public func minimumTrackImage(for state: ControlState) -> Image? { $minimumTrackImage.value(for: state) }

  /// The picture of the track from the knob on in a state.
  public func maximumTrackImage(for state: ControlState) -> Image? { $maximumTrackImage.value(for: state) }

  /// The picture of the knob in the present state.
  public var currentThumbImage: Image? { thumbImage(for: state) }

  /// The picture of the track up to the knob in the present state.
  public var currentMinimumTrackImage: Image? { minimumTrackImage(for: state) }

  /// The picture of the track from the knob on in the present state.
  public var currentMaximumTrackImage: Image? { maximumTrackImage(for: state) }

  /// Gives the knob a picture for a state; `nil` for that of the normal state.
  public mutating func setThumbImage(_ image: Image?, for state: ControlState) {
    $thumbImage[state] = image
  }

  /// Gives the track up to the knob a picture for a state; `nil` for that of the normal state.
  public mutating func setMinimumTrackImage(_ image: Image?, for state: ControlState) {
    $minimumTrackImage[state] = image
  }

  /// Gives the track from the knob on a picture for a state; `nil` for that of the normal state.
  public mutating func setMaximumTrackImage(_ image: Image?, for state: ControlState) {
    $maximumTrackImage[state] = image
  }
}

extension Slider {
  /// Users change the value.
  public static let userEditable = [EditableProperty(\Slider.value)]
}
