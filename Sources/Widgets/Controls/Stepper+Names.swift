import Mod

extension PropertyNames where Root == Stepper {
  @inlinable public static var stepValue: Property<Root, Double> { Property { $1(&$0.stepValue) } }
  @inlinable public static var wraps: Property<Root, Bool> { Property { $1(&$0.wraps) } }
  @inlinable public static var autorepeat: Property<Root, Bool> { Property { $1(&$0.autorepeat) } }
  @inlinable public static var isContinuous: Property<Root, Bool> { Property { $1(&$0.isContinuous) } }
  @inlinable public static var backgroundImage: Property<Root, Image?> { Property { $1(&$0.backgroundImage) } }
  @inlinable public static var decrementImage: Property<Root, Image?> { Property { $1(&$0.decrementImage) } }
  @inlinable public static var incrementImage: Property<Root, Image?> { Property { $1(&$0.incrementImage) } }

  @inlinable public static func backgroundImage(for state: ControlState) -> Property<Root, Image?> {
    Property("backgroundImage(for: \(state))") { $1(&$0.$backgroundImage[state]) }
  }
  @inlinable public static func decrementImage(for state: ControlState) -> Property<Root, Image?> {
    Property("decrementImage(for: \(state))") { $1(&$0.$decrementImage[state]) }
  }
  @inlinable public static func incrementImage(for state: ControlState) -> Property<Root, Image?> {
    Property("incrementImage(for: \(state))") { $1(&$0.$incrementImage[state]) }
  }
  @inlinable public static var dividerImage: Property<Root, Image?> { Property { $1(&$0.dividerImage) } }
}
