import Foundation

/// A type with values between any two values, such as numbers, points and colors.
///
/// A type of your own conforms by listing the numbers that move:
///
/// ```swift
/// struct Needle: Interpolatable {
///   var angle = 0.0
///   var animatableData: [Double] {
///     get { [angle] }
///     set { angle = newValue[0] }
///   }
/// }
///
/// Needle(angle: 10).interpolated(to: Needle(angle: 20), at: 0.3)  // Needle(angle: 13)
/// ```
///
/// Values of other types, such as integers and strings, jump in the middle.
public protocol Interpolatable: Equatable, Sendable {
  /// The numbers that move. Setting it takes as many numbers as reading it returns.
  var animatableData: [Double] { get set }
}

extension Interpolatable {
  /// Returns the value at a share of the way to another: `self` at 0, the other at 1, and beyond them for other shares.
  ///
  /// Values with different counts of numbers, and numbers that are infinite or NaN, jump in the middle. A share of NaN
  /// or minus infinity counts as 0, and one of infinity as 1.
  public func interpolated(to other: Self, at share: Double) -> Self {
    if share == 0 || share.isNaN || share == -.infinity || self == other { return self }
    if share == 1 || share == .infinity { return other }
    return present(beside: other).blended(with: other.present(beside: self), at: share)
  }

  private func blended(with other: Self, at share: Double) -> Self {
    let start = animatableData
    let end = other.nearestData(to: start)
    var value = share < 0.5 ? self : other
    if start.isEmpty || start.count != end.count { return value }
    let data = zip(start, end).map { Self.number(from: $0, to: $1, at: share) }
    if data != value.animatableData { value.animatableData = data }
    return value
  }

  private static func number(from start: Double, to end: Double, at share: Double) -> Double {
    let value = start == end ? start : start * (1 - share) + end * share
    return value.isFinite ? value : share < 0.5 ? start : end
  }

  /// Returns the value, or a value without an effect if it is missing.
  package func present(beside other: Self) -> Self {
    // `nil` cannot be cast to the protocol, but its type can.
    (Self.self as? any Absentable.Type)?.present(self, beside: other) as? Self ?? self
  }

  /// Returns equivalent numbers that are as near as possible to the given ones.
  package func nearestData(to numbers: [Double]) -> [Double] {
    (self as? any Cyclic)?.data(nearestTo: numbers) ?? animatableData
  }
}

/// A value that may be missing.
internal protocol Absentable {
  /// Returns a value of the type, or a value without an effect if only this one is missing.
  static func present(_ value: Any, beside other: Any) -> Any
}

/// A value with periodic numbers, such as angles.
internal protocol Cyclic {
  /// Returns the numbers, with turns that bring them as near as possible to others.
  func data(nearestTo numbers: [Double]) -> [Double]
}

extension Optional: Interpolatable where Wrapped: Interpolatable {
  /// The numbers of the value, or none without a value.
  ///
  /// A color fades in and out. Every other value appears and disappears in the middle.
  public var animatableData: [Double] {
    get { self?.animatableData ?? [] }
    set { self?.animatableData = newValue }
  }
}

extension Optional: Absentable where Wrapped: Interpolatable {
  internal static func present(_ value: Any, beside other: Any) -> Any {
    guard case .some(.none) = value as? Wrapped?, let color = other as? Color else { return value }
    return color.withAlphaComponent(0)
  }
}

extension Array: Interpolatable where Element: Interpolatable {
  /// The numbers of all elements.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public var animatableData: [Double] {
    get { flatMap(\.animatableData) }
    set {
      var rest = newValue[...]
      for index in indices {
        let count = self[index].animatableData.count
        self[index].animatableData = Array<Double>(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
    }
  }
}
