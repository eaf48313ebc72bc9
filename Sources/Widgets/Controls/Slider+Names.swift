import Mod

extension PropertyNames where Root == Slider {
  @inlinable public static var isContinuous: Property<Root, Bool> { Property { $1(&$0.isContinuous) } }
  @inlinable public static var minimumValueImage: Property<Root, Image?> { Property { $1(&$0.minimumValueImage) } }
  @inlinable public static var maximumValueImage: Property<Root, Image?> { Property { $1(&$0.maximumValueImage) } }
  @inlinable public static var minimumTrackTintColor: Property<Root, Color?> {
    Property { $1(&$0.minimumTrackTintColor) }
  }
  @inlinable public static var maximumTrackTintColor: Property<Root, Color?> {
    Property { $1(&$0.maximumTrackTintColor) }
  }
  @inlinable public static var thumbTintColor: Property<Root, Color?> { Property { $1(&$0.thumbTintColor) } }
  @inlinable public static var thumbImage: Property<Root, Image?> { Property { $1(&$0.thumbImage) } }
  @inlinable public static var minimumTrackImage: Property<Root, Image?> { Property { $1(&$0.minimumTrackImage) } }
  @inlinable public static var maximumTrackImage: Property<Root, Image?> { Property { $1(&$0.maximumTrackImage) } }
  @inlinable public static var preferredBehavioralStyle: Property<Root, BehavioralStyle> {
    Property { $1(&$0.preferredBehavioralStyle) }
  }

  @inlinable public static func thumbImage(for state: ControlState) -> Property<Root, Image?> {
    Property("thumbImage(for: \(state))") { $1(&$0.$thumbImage[state]) }
  }
  @inlinable public static func minimumTrackImage(for state: ControlState) -> Property<Root, Image?> {
    Property("minimumTrackImage(for: \(state))") { $1(&$0.$minimumTrackImage[state]) }
  }
  @inlinable public static func maximumTrackImage(for state: ControlState) -> Property<Root, Image?> {
    Property("maximumTrackImage(for: \(state))") { $1(&$0.$maximumTrackImage[state]) }
  }
}
