import Mod

/// What tells a widget from its siblings: a value of any type that can be hashed.
///
/// ```swift
/// Label("Views").with(.key("title"))
/// Label(user.name).with(.key(user.id))
/// ```
///
/// Keys are equal if their values are of one type and equal: `1` and `"1"` are two keys.
public struct WidgetKey: Hashable, Sendable {
  @usableFromInline internal var storage: Storage

  /// Makes a key of a value, or of a key the same key.
  @inlinable
  public init(_ value: some Hashable & Sendable) {
    if let number = value as? Int {
      storage = .number(number)
    } else if let text = value as? String {
      storage = .text(text)
    } else if let key = value as? WidgetKey {
      storage = key.storage
    } else {
      storage = .other(Other(value: value))
    }
  }

  /// Makes the key of a part by those of the whole and of the part: `7/"title"`.
  public init(_ whole: WidgetKey, _ part: WidgetKey) {
    storage = .part(whole, part)
  }

  /// Makes the key of the part at a place among others: `7/#1`.
  ///
  /// It differs from that of a part whose key is the same number.
  public init(_ whole: WidgetKey, at place: Int) {
    storage = .place(whole, place)
  }
}

extension WidgetKey {
  /// Hashes the value, and not what kind of value it is.
  public func hash(into hasher: inout Hasher) {
    switch storage {
    case .number(let number): hasher.combine(number)
    case .text(let text): hasher.combine(text)
    case .other(let other): other.hash(into: &hasher)
    case .part(let whole, let part):
      whole.hash(into: &hasher)
      part.hash(into: &hasher)
    case .place(let whole, let place):
      whole.hash(into: &hasher)
      hasher.combine(place)
    }
  }

  // Almost all keys are numbers or texts, which compare without looking up a type. The rest is out of line, for a key is
  // part of what every view has.
  @usableFromInline
  internal enum Storage: Equatable, Sendable {
    case number(Int)
    case text(String)
    indirect case other(Other)
    indirect case part(WidgetKey, WidgetKey)
    indirect case place(WidgetKey, Int)
  }

  @usableFromInline
  internal struct Other: Equatable, Sendable {
    @usableFromInline let value: any Hashable & Sendable

    @inlinable
    internal init(value: any Hashable & Sendable) {
      self.value = value
    }

    @usableFromInline
    internal static func == (first: Other, second: Other) -> Bool { first.value.isEqual(to: second.value) }

    internal func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }
}

extension WidgetKey: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Lets a text stand for the key that is made of it.
  public init(stringLiteral text: String) { self.init(text) }

  /// Lets a number stand for the key that is made of it.
  public init(integerLiteral number: Int) { self.init(number) }
}

extension WidgetKey: CustomStringConvertible {
  /// The value, a text in quotes, or the whole and the part with a slash between: `7/"title"`.
  public var description: String {
    switch storage {
    case .number(let number): "\(number)"
    case .text(let text): text.quoted
    case .other(let other): "\(other.value)".printable
    case .part(let whole, let part): "\(whole)/\(part)"
    case .place(let whole, let place): "\(whole)/#\(place)"
    }
  }
}
