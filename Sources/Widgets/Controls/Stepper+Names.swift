import Mod

extension PropertyNames where Root == Stepper {
  /// The amount of a step, greater than 0. 1 by default.
  @inlinable public static var stepValue: Property<Root, Double> { Property { $1(&$0.stepValue) } }

  /// Whether a step past one limit wraps to the other. `false` by default.
  @inlinable public static var wraps: Property<Root, Bool> { Property { $1(&$0.wraps) } }

  /// Whether the value keeps changing while a button is pressed. `true` by default.
  ///
  /// Otherwise a button makes one step, no matter how long it is held.
  @inlinable public static var autorepeat: Property<Root, Bool> { Property { $1(&$0.autorepeat) } }

  /// Whether value changes are sent while a button is pressed, and not only at the end. `true` by default.
  @inlinable public static var isContinuous: Property<Root, Bool> { Property { $1(&$0.isContinuous) } }

  /// The image behind the buttons for each state. By default `nil`, for that of the system.
  ///
  /// A gray area is drawn in its place.
  @inlinable public static var backgroundImage: Property<Root, Image?> { Property { $1(&$0.backgroundImage) } }

  /// The image of the decrement button for each state. By default `nil`, for the system's minus sign.
  @inlinable public static var decrementImage: Property<Root, Image?> { Property { $1(&$0.decrementImage) } }

  /// The image of the increment button for each state. By default `nil`, for the system's plus sign.
  @inlinable public static var incrementImage: Property<Root, Image?> { Property { $1(&$0.incrementImage) } }

  /// Names `backgroundImage` in a state.
  @inlinable public static func backgroundImage(for state: ControlState) -> Property<Root, Image?> {
    Property("backgroundImage(for: \(state))") { $1(&$0.$backgroundImage[state]) }
  }

  /// Names `decrementImage` in a state.
  @inlinable public static func decrementImage(for state: ControlState) -> Property<Root, Image?> {
    Property("decrementImage(for: \(state))") { $1(&$0.$decrementImage[state]) }
  }

  /// Names `incrementImage` in a state.
  @inlinable public static func incrementImage(for state: ControlState) -> Property<Root, Image?> {
    Property("incrementImage(for: \(state))") { $1(&$0.$incrementImage[state]) }
  }

  /// The image between the buttons, or `nil` for that of the system. `nil` by default.
  @inlinable public static var dividerImage: Property<Root, Image?> { Property { $1(&$0.dividerImage) } }
}
