import Foundation
import Mod

/// A control whose value is between a minimum and a maximum, such as ``Slider`` and ``Stepper``.
///
/// The order of Mods matters, as in UIKit: `Slider(.value(5), .maximumValue(10))` has the value 1, the maximum when its
/// value was set.
public protocol RangeControl: Control, Operable {
  /// The value and its limits. Declare this property first.
  var range: RangeValue { get set }

  /// Whether the control sends its changes while it is touched, and not only at the end. `true` by default.
  var isContinuous: Bool { get }
}

/// A value and its limits. The value is kept between the limits, and the maximum is not below the minimum.
public struct RangeValue: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal var value: Double { didSet { value = nearestValue } }
  @usableFromInline internal var minimumValue: Double {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = nearestValue
    }
  }
  @usableFromInline internal var maximumValue: Double {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = nearestValue
    }
  }

  /// Creates a range with its value at the lower limit.
  public init(_ limits: ClosedRange<Double>) {
    value = limits.lowerBound
    minimumValue = limits.lowerBound
    maximumValue = limits.upperBound
  }

  private var nearestValue: Double { value.clamped(from: minimumValue, to: maximumValue) }

  /// The limits, or an empty range at 0 if they are not numbers.
  package var limits: ClosedRange<Double> { minimumValue <= maximumValue ? minimumValue...maximumValue : 0...0 }
}

extension RangeControl {
  /// `true`: the control sends its changes while it is touched.
  @inlinable public var isContinuous: Bool { true }

  /// The current value, clamped to the limits. 0 by default.
  @inlinable public var value: Double {
    get { range.value }
    _modify { yield &range.value }
  }

  /// The least value. Raising it above the maximum raises the maximum too. 0 by default.
  @inlinable public var minimumValue: Double {
    get { range.minimumValue }
    _modify { yield &range.minimumValue }
  }

  /// The greatest value. Lowering it below the minimum lowers the minimum too.
  ///
  /// The default is 1 for a slider and 100 for a stepper.
  @inlinable public var maximumValue: Double {
    get { range.maximumValue }
    _modify { yield &range.maximumValue }
  }

  /// The value between its limits. A key changes it by a hundredth of a short range, or by 1.
  public var operatedValue: OperatedValue<Self> { .number(\.value, in: range.limits, step: 1 / stepsInUnit) }

  /// The number of steps by arrow keys in a unit. It is 1, except for a range shorter than ten: there, a step is the
  /// smallest decimal step, such as 0.1 or 0.05, that is at least a hundredth of the range.
  ///
  /// It is a whole number, so that quotients by it are short decimal numbers.
  package var stepsInUnit: Double {
    let range = maximumValue - minimumValue
    guard range > 0, range < 10 else { return 1 }
    let decimal = pow(10, (-log10(range / 100)).rounded(.up))
    // A step of 1, 2 or 5 at the last place, or of 1 at the one before.
    let steps = [decimal / 5, decimal / 2, decimal].last { range / 100 <= 1 / $0 * (1 + 1e-9) } ?? decimal / 10
    return steps.isFinite ? max(1, steps.rounded()) : 1
  }
}

extension PropertyNames where Root: RangeControl {
  /// The current value, clamped to the limits. 0 by default.
  @inlinable public static var value: Property<Root, Double> { Property { $1(&$0.value) } }

  /// The least value. Raising it above the maximum raises the maximum too. 0 by default.
  @inlinable public static var minimumValue: Property<Root, Double> { Property { $1(&$0.minimumValue) } }

  /// The greatest value. Lowering it below the minimum lowers the minimum too.
  @inlinable public static var maximumValue: Property<Root, Double> { Property { $1(&$0.maximumValue) } }
}
