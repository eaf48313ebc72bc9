import Live

/// A pattern for a text: a `String`, which matches equal texts, ``containing(_:)``, which matches a part, or
/// ``matching(_:)``, which takes a regular expression.
///
/// ```swift
/// tree.find(.button("Save"))
/// tree.find(.text(.containing("minutes left")))
/// tree.find(.text(.matching(/\d+ minutes left/)))
/// ```
public protocol TextPattern: Sendable, CustomDebugStringConvertible {
  /// Returns whether a text matches the pattern.
  func matches(_ text: String) -> Bool

  /// Returns the similarity of a text to the pattern, from 0 to 1. The error of a failed query lists the most similar
  /// nodes.
  func closeness(to text: String) -> Double
}

extension TextPattern {
  /// Returns 1 if the text matches, and otherwise 0.
  public func closeness(to text: String) -> Double { matches(text) ? 1 : 0 }
}

extension String: TextPattern {
  /// Returns whether both texts are equal.
  public func matches(_ text: String) -> Bool { self == text }

  /// Returns the share of letters that need no change, regardless of case.
  public func closeness(to text: String) -> Double { Likeness(self).closeness(of: text) }
}

/// A pattern that matches texts containing a part, regardless of case. See ``TextPattern/containing(_:)``.
public struct TextContaining: TextPattern {
  private let part: String

  internal init(_ part: String) { self.part = part }

  /// Returns whether the text contains the part, regardless of case.
  public func matches(_ text: String) -> Bool { text.lowercased().contains(part.lowercased()) }

  /// The source form of the pattern: `.containing("left")`.
  public var debugDescription: String { ".containing(\(part.quoted))" }
}

extension TextPattern where Self == TextContaining {
  /// Returns a pattern that matches texts containing a part, regardless of case.
  public static func containing(_ part: String) -> TextContaining { TextContaining(part) }
}

/// A pattern that matches texts which a regular expression describes as a whole. See ``TextPattern/matching(_:)``.
public struct TextMatching: TextPattern {
  // A regular expression is not `Sendable`, so that each test makes its own.
  private let isMatch: @Sendable (String) -> Bool

  internal init<Output>(_ regex: @escaping @Sendable () -> Regex<Output>) {
    isMatch = { (try? regex().wholeMatch(in: $0)) ?? nil != nil }
  }

  /// Returns whether the regular expression describes the whole text.
  public func matches(_ text: String) -> Bool { isMatch(text) }

  /// The source form of the pattern, without the regular expression: `.matching(…)`.
  public var debugDescription: String { ".matching(…)" }
}

extension TextPattern where Self == TextMatching {
  /// Returns a pattern that matches texts which a regular expression describes as a whole:
  /// `.matching(/\d+ minutes left/)`.
  ///
  /// - Parameter regex: The regular expression, which is evaluated for each text.
  public static func matching<Output>(_ regex: @autoclosure @escaping @Sendable () -> Regex<Output>) -> TextMatching {
    TextMatching(regex)
  }
}
