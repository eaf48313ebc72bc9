import Mod

extension PropertyNames where Root == Slider {
  @_alwaysEmitIntoClient public static var isContinuous: Property<Root, Bool> { Property { $1(&$0.isContinuous) } }
  @_alwaysEmitIntoClient public static var minimumValueImage: Property<Root, Image?> {
    Property { $1(&$0.minimumValueImage) }
  }
  @_alwaysEmitIntoClient public static var maximumValueImage: Property<Root, Image?> {
    Property { $1(&$0.maximumValueImage) }
  }
  @_alwaysEmitIntoClient public static var minimumTrackTintColor: Property<Root, Color?> {
    Property { $1(&$0.minimumTrackTintColor) }
  }
  @_alwaysEmitIntoClient public static var maximumTrackTintColor: Property<Root, Color?> {
    Property { $1(&$0.maximumTrackTintColor) }
  }
  @_alwaysEmitIntoClient public static var thumbTintColor: Property<Root, Color?> {
    Property { $1(&$0.thumbTintColor) }
  }
  @_alwaysEmitIntoClient public static var thumbImage: Property<Root, Image?> { Property { $1(&$0.thumbImage) } }
  @_alwaysEmitIntoClient public static var minimumTrackImage: Property<Root, Image?> {
    Property { $1(&$0.minimumTrackImage) }
  }
  @_alwaysEmitIntoClient public static var maximumTrackImage: Property<Root, Image?> {
    Property { $1(&$0.maximumTrackImage) }
  }
  @_alwaysEmitIntoClient public static var preferredBehavioralStyle: Property<Root, BehavioralStyle> {
    Property { $1(&$0.preferredBehavioralStyle) }
  }

  @_alwaysEmitIntoClient public static func thumbImage(for state: ControlState) -> Property<Root, Image?> {
    Property("thumbImage(for: \(state))") { $1(&$0.$thumbImage[state]) }
  }
  @_alwaysEmitIntoClient public static func minimumTrackImage(for state: ControlState) -> Property<Root, Image?> {
    Property("minimumTrackImage(for: \(state))") { $1(&$0.$minimumTrackImage[state]) }
  }
  @_alwaysEmitIntoClient public static func maximumTrackImage(for state: ControlState) -> Property<Root, Image?> {
    Property("maximumTrackImage(for: \(state))") { $1(&$0.$maximumTrackImage[state]) }
  }
}
