import Foundation

/// A type of property that can be tried without knowing which property it is.
protocol Sampled: Equatable, Sendable {
  /// Values to set such a property to: enough of them that one differs from any default.
  static var samples: [Self] { get }
}

extension Sampled where Self: CaseIterable {
  static var samples: [Self] { Array(allCases) }
}

extension Bool: Sampled {
  static let samples = [true, false]
}

extension Int: Sampled {
  static let samples = [1, 2]
}

extension Double: Sampled {
  static let samples = [0.5, 0.25]
}

extension String: Sampled {
  static let samples = ["Sample"]
}

extension Date: Sampled {
  static let samples = [Date(timeIntervalSinceReferenceDate: 0)]
}

extension Locale: Sampled {
  static let samples = [Locale(identifier: "de_CH")]
}

extension Calendar: Sampled {
  static let samples = [Calendar(identifier: .buddhist)]
}

extension URL: Sampled {
  static let samples = [URL(filePath: "/sample")]
}

extension TimeZone: Sampled {
  static let samples = [gmt]
}

extension NSRange: Sampled {
  static let samples = [NSRange(location: 1, length: 2)]
}

extension AttributedString: Sampled {
  static let samples = [AttributedString("Sample", attributes: AttributeContainer().languageIdentifier("de"))]
}

extension Optional: Sampled where Wrapped: Sampled {
  static var samples: [Wrapped?] { Wrapped.samples }
}

extension Array: Sampled where Element: Sampled {
  static var samples: [[Element]] { Element.samples.map { [$0] } }
}

extension Set: Sampled where Element: Sampled {
  static var samples: [Set<Element>] { Element.samples.map { [$0] } }
}

extension Dictionary: Sampled where Key: Sampled, Value: Sampled {
  static var samples: [[Key: Value]] { zip(Key.samples, Value.samples).map { [$0: $1] } }
}
