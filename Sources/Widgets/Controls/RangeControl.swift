import Mod

/// A control whose value lies between a minimum and a maximum: ``Slider``, ``Stepper``, and yours.
///
/// The order counts, as in UIKit: `Slider(.value(5), .maximumValue(10))` is at 1, which was the maximum when it got its value.
public protocol RangeControl: Control {
  /// The value and its limits, which hold one another. Declare it first.
  var range: RangeValue { get set }
}

/// A value and its limits, kept in order: the value between the limits, and the maximum not below the minimum.
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

  /// Starts at the lower of the limits.
  public init(_ limits: ClosedRange<Double>) {
    value = limits.lowerBound
    minimumValue = limits.lowerBound
    maximumValue = limits.upperBound
  }

  private var nearestValue: Double { value.clamped(from: minimumValue, to: maximumValue) }
}

extension RangeControl {
  /// The present value; what lies outside the limits becomes the nearer one. 0 by default.
  @inlinable
  public var value: Double {
    get { range.value }
    _modify { yield &range.value }
  }

  /// The least value. A maximum below it, and then the value, move up with it. 0 by default.
  @inlinable
  public var minimumValue: Double {
    get { range.minimumValue }
    _modify { yield &range.minimumValue }
  }

  /// The greatest value. A minimum above it, and then the value, move down with it.
  ///
  /// 1 by default for a slider, 100 for a stepper.
  @inlinable
  public var maximumValue: Double {
    get { range.maximumValue }
    _modify { yield &range.maximumValue }
  }
}

extension PropertyNames where Root: RangeControl {
  /// Names ``RangeControl/value``.
  @inlinable public static var value: Property<Root, Double> { Property { $1(&$0.value) } }
  /// Names ``RangeControl/minimumValue``.
  @inlinable public static var minimumValue: Property<Root, Double> { Property { $1(&$0.minimumValue) } }
  /// Names ``RangeControl/maximumValue``.
  @inlinable public static var maximumValue: Property<Root, Double> { Property { $1(&$0.maximumValue) } }
}
