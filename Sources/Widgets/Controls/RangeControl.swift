import Mod

/// A control whose value lies between a minimum and a maximum: ``Slider``, ``Stepper``, and yours.
public protocol RangeControl: Control {
  /// The value and its limits, which hold one another.
  var range: RangeValue { get set }
}

/// A value and its limits, kept in order: the value between the limits, the maximum not below the minimum.
public struct RangeValue: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal var _value: Double
  @usableFromInline internal var _minimumValue: Double
  @usableFromInline internal var _maximumValue: Double

  /// Makes a value within limits, as near to the wanted one as they allow.
  public init(_ value: Double = 0, in limits: ClosedRange<Double>) {
    _minimumValue = limits.lowerBound
    _maximumValue = limits.upperBound
    _value = min(max(value, _minimumValue), _maximumValue)
  }

  /// Keeps the value between the limits.
  @inlinable
  internal mutating func clamp() {
    _value = min(max(_value, _minimumValue), _maximumValue)
  }
}

extension RangeControl {
  /// The present value; what lies outside the limits becomes the nearer limit. 0 by default.
  @inlinable
  public var value: Double {
    get { range._value }
    set {
      range._value = newValue
      range.clamp()
    }
  }

  /// The least value. A maximum below it, and then the value, move up with it. 0 by default.
  @inlinable
  public var minimumValue: Double {
    get { range._minimumValue }
    set {
      range._minimumValue = newValue
      range._maximumValue = max(range._maximumValue, newValue)
      range.clamp()
    }
  }

  /// The greatest value. A minimum above it, and then the value, move down with it.
  ///
  /// 1 by default for a slider, 100 for a stepper.
  @inlinable
  public var maximumValue: Double {
    get { range._maximumValue }
    set {
      range._maximumValue = newValue
      range._minimumValue = min(range._minimumValue, newValue)
      range.clamp()
    }
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
