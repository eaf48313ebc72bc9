import Live

/// What a text is compared with: a `String`, which it equals, or a part of it, ``containing(_:)``.
///
/// ```swift
/// tree.find(.button("Save"))
/// tree.find(.text(.containing("minutes left")))
/// ```
public protocol TextPattern: Sendable, CustomDebugStringConvertible {
  /// Whether a text is as it should be.
  func matches(_ text: String) -> Bool

  /// How near a text comes, from 0 to 1: what failed queries list comes nearest.
  func closeness(to text: String) -> Double
}

extension TextPattern {
  /// 1 if the text matches, and otherwise 0.
  public func closeness(to text: String) -> Double { matches(text) ? 1 : 0 }
}

extension String: TextPattern {
  /// Whether both texts are equal.
  public func matches(_ text: String) -> Bool { self == text }

  /// The share of letters that need no change, whatever their case.
  public func closeness(to text: String) -> Double { Likeness(self).closeness(of: text) }
}

/// The texts that have a text in them, in upper or lower case. See ``TextPattern/containing(_:)``.
public struct TextContaining: TextPattern {
  private let part: String

  internal init(_ part: String) {
    self.part = part
  }

  /// Whether the text has the part in it, in upper or lower case.
  public func matches(_ text: String) -> Bool { text.lowercased().contains(part.lowercased()) }

  /// How one writes it: `.containing("left")`.
  public var debugDescription: String { ".containing(\(part.quoted))" }
}

extension TextPattern where Self == TextContaining {
  /// The texts that have a text in them, in upper or lower case.
  public static func containing(_ part: String) -> TextContaining { TextContaining(part) }
}
