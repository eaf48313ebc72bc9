import Mod

/// A property wrapper for a number, or for a value of numbers, each of which can be a token of a theme.
///
/// The properties of the library are declared with it. Declare those of your own types in the same way:
///
/// ```swift
/// struct Gauge: Widget {
///   @Themed var thickness = 4.0
///   var attributes = ViewAttributes.fresh
/// }
///
/// var gauge = Gauge()
/// gauge.thickness = .token(\Brand.radius)
/// gauge.thickness            // that of `Brand.standard`
/// gauge.thickness = 2        // the token is replaced
/// ```
///
/// Reading the property returns the values of the standard theme, and changing it in place makes them constants. A
/// widget that is shown has those of the themes around it. `$` gives access to the value with its tokens.
@propertyWrapper
public struct Themed<Value: ThemedNumbers>: Sendable {
  /// The value, in which tokens stand for numbers. See ``Swift/Double/token(_:)``.
  @usableFromInline internal var stored: Value

  /// Creates a value.
  @inlinable public init(wrappedValue: Value) { stored = wrappedValue }

  /// The value, with the numbers of the standard themes in place of tokens.
  @inlinable public var wrappedValue: Value {
    get { stored == stored ? stored : standard }
    set { stored = newValue }
    _modify {
      // A token does not equal itself, because it is NaN.
      if stored != stored { stored = standard }
      yield &stored
    }
  }

  /// The value with its tokens, to assign it elsewhere.
  @inlinable public var projectedValue: Value {
    get { stored }
    set { stored = newValue }
  }

  /// Whether the value is a token, or one of its numbers is.
  @inlinable package var holdsTokens: Bool { stored != stored && numbersHoldTokens }

  @usableFromInline internal var numbersHoldTokens: Bool { stored.numbers.contains { $0.tokenPath != nil } }

  @usableFromInline internal var standard: Value { withoutTokens { $0.withoutTokens(in: Themes()) } }

  /// Returns the value, with each token replaced by the result of a closure.
  package func withoutTokens(_ replacement: (Double) -> Double) -> Value {
    Value.replacing(numbersOf: stored) { $0.tokenPath == nil ? $0 : replacement($0) }
  }
}

extension Themed: Hashable {
  /// Returns whether both have equal numbers, and the same tokens in their places. NaN equals NaN.
  @inlinable public static func == (first: Themed, second: Themed) -> Bool {
    first.stored == second.stored || first.stored != first.stored && first.hasBits(of: second)
  }

  @usableFromInline internal func hasBits(of other: Themed) -> Bool { bits == other.bits }

  /// Hashes the numbers and the tokens.
  public func hash(into hasher: inout Hasher) {
    if stored == stored { hasher.combine(stored) } else { hasher.combine(bits) }
  }

  private var bits: [UInt64] {
    // A token is a signaling NaN and is compared by its bits. Computed NaNs are all the same, whatever their signs.
    stored.numbers.map { $0 == 0 ? 0 : $0.isNaN && !$0.isSignalingNaN ? Double.nan.bitPattern : $0.bitPattern }
  }
}

extension Themed: InspectedInBrief {
  package var brief: Value { stored }

  package func differsOnlyInBrief(from other: Themed) -> Bool { !holdsTokens && !other.holdsTokens }
}

extension Themed: CustomReflectable {
  /// The mirror with the value, in which tokens have their names.
  public var customMirror: Mirror { Mirror(self, children: ["value": inspected]) }

  private var inspected: Any {
    guard holdsTokens else { return stored }
    if let path = (stored as? Double)?.tokenPath { return AssignedToken(path: path) }
    return NumbersWithTokens(stored)
  }
}

extension Themed: CustomDebugStringConvertible {
  /// The value as source code.
  public var debugDescription: String { literal(of: inspected) }
}

extension Themed: Interpolatable where Value: Interpolatable {
  /// The numbers, which are those of the standard themes for tokens.
  public var animatableData: [Double] {
    get { wrappedValue.animatableData }
    set { wrappedValue.animatableData = newValue }
  }
}
