import Foundation

/// A number, or a value of numbers, each of which can be a token of a theme: see ``Themed``.
///
/// A struct of your own conforms by returning a copy with other numbers:
///
/// ```swift
/// struct Dash: ThemedNumbers {
///   var length = 4.0
///   var gap = 2.0
///
///   static func replacing(numbersOf dash: Dash, by replacement: (Double) -> Double) -> Dash {
///     Dash(length: replacement(dash.length), gap: replacement(dash.gap))
///   }
/// }
/// ```
public protocol ThemedNumbers: Hashable, Sendable {
  /// Returns a copy whose numbers are replaced by the results of a closure, in order.
  ///
  /// - Complexity: O(*n*) for *n* numbers.
  static func replacing(numbersOf value: Self, by replacement: (Double) -> Double) -> Self
}

extension ThemedNumbers {
  /// The numbers, in order.
  package var numbers: [Double] {
    var numbers: [Double] = []
    _ = Self.replacing(numbersOf: self) { number in
      numbers.append(number)
      return number
    }
    return numbers
  }
}

extension Double: ThemedNumbers {
  /// Returns the result of a closure for a number.
  public static func replacing(numbersOf value: Double, by replacement: (Double) -> Double) -> Double {
    replacement(value)
  }
}

extension Optional: ThemedNumbers where Wrapped: ThemedNumbers {
  /// Returns a copy whose numbers are replaced by the results of a closure, or `nil` for `nil`.
  public static func replacing(numbersOf value: Wrapped?, by replacement: (Double) -> Double) -> Wrapped? {
    value.map { Wrapped.replacing(numbersOf: $0, by: replacement) }
  }
}

extension CGSize: ThemedNumbers {
  /// Returns a size whose width and height are replaced by the results of a closure.
  public static func replacing(numbersOf value: CGSize, by replacement: (Double) -> Double) -> CGSize {
    CGSize(width: replacement(value.width), height: replacement(value.height))
  }
}

extension Offset: ThemedNumbers {
  /// Returns an offset whose distances are replaced by the results of a closure.
  public static func replacing(numbersOf value: Offset, by replacement: (Double) -> Double) -> Offset {
    Offset(horizontal: replacement(value.horizontal), vertical: replacement(value.vertical))
  }
}

extension EdgeInsets: ThemedNumbers {
  /// Returns insets whose distances are replaced by the results of a closure.
  public static func replacing(numbersOf value: EdgeInsets, by replacement: (Double) -> Double) -> EdgeInsets {
    EdgeInsets(
      top: replacement(value.top), left: replacement(value.left), bottom: replacement(value.bottom),
      right: replacement(value.right))
  }
}

extension DirectionalEdgeInsets: ThemedNumbers {
  /// Returns insets whose distances are replaced by the results of a closure.
  public static func replacing(
    numbersOf value: DirectionalEdgeInsets, by replacement: (Double) -> Double
  ) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: replacement(value.top), leading: replacement(value.leading), bottom: replacement(value.bottom),
      trailing: replacement(value.trailing))
  }
}
