import Mod

extension PropertyNames where Root == Stepper {
  @_alwaysEmitIntoClient public static var stepValue: Property<Root, Double> { Property { $1(&$0.stepValue) } }
  @_alwaysEmitIntoClient public static var wraps: Property<Root, Bool> { Property { $1(&$0.wraps) } }
  @_alwaysEmitIntoClient public static var autorepeat: Property<Root, Bool> { Property { $1(&$0.autorepeat) } }
  @_alwaysEmitIntoClient public static var isContinuous: Property<Root, Bool> { Property { $1(&$0.isContinuous) } }
  @_alwaysEmitIntoClient public static var backgroundImage: Property<Root, Image?> {
    Property { $1(&$0.backgroundImage) }
  }
  @_alwaysEmitIntoClient public static var decrementImage: Property<Root, Image?> {
    Property { $1(&$0.decrementImage) }
  }
  @_alwaysEmitIntoClient public static var incrementImage: Property<Root, Image?> {
    Property { $1(&$0.incrementImage) }
  }

  @_alwaysEmitIntoClient public static func backgroundImage(for state: ControlState) -> Property<Root, Image?> {
    Property("backgroundImage(for: \(state))") { $1(&$0.$backgroundImage[state]) }
  }
  @_alwaysEmitIntoClient public static func decrementImage(for state: ControlState) -> Property<Root, Image?> {
    Property("decrementImage(for: \(state))") { $1(&$0.$decrementImage[state]) }
  }
  @_alwaysEmitIntoClient public static func incrementImage(for state: ControlState) -> Property<Root, Image?> {
    Property("incrementImage(for: \(state))") { $1(&$0.$incrementImage[state]) }
  }
  @_alwaysEmitIntoClient public static var dividerImage: Property<Root, Image?> { Property { $1(&$0.dividerImage) } }
}
