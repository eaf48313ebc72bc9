import Mod

/// The key that identifies a widget among its siblings: any hashable value.
///
/// ```swift
/// Label("Views").with(.key("title"))
/// Label(user.name).with(.key(user.id))
/// ```
///
/// Keys are equal if their values are of one type and equal: `1` and `"1"` are two keys.
public struct WidgetKey: Hashable, Sendable {
  @usableFromInline internal var storage: Storage

  /// Creates a key from a value. A key made from a key is that key.
  @inlinable public init(_ value: some Hashable & Sendable) {
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

  /// Creates the key of a part from the keys of the whole and the part: `7/"title"`.
  package init(_ whole: WidgetKey, _ part: WidgetKey) { storage = .part(whole, part) }

  /// Creates the key of the part at a position: `7/#1`.
  ///
  /// It differs from the key of a part whose own key is the same number.
  package init(_ whole: WidgetKey, at place: Int) { storage = .place(whole, place) }

  /// Creates the key of a widget of a `ForEach` element: the element's key with the widget's own key or, without one,
  /// with the widget's position, unless that is 0.
  @usableFromInline internal init(_ element: WidgetKey, of own: WidgetKey?, at place: Int) {
    if let own {
      self.init(element, own)
    } else if place == 0 {
      self = element
    } else {
      self.init(element, at: place)
    }
  }

  /// Returns the value of the key, if it has the given type, which is neither a number nor a text.
  package func value<Value>(as type: Value.Type) -> Value? {
    if case .other(let other) = storage { other.value as? Value } else { nil }
  }
}

extension WidgetKey {
  /// Hashes the value without its type.
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

  // Almost all keys are numbers or texts, which are compared without a type lookup. Other keys are stored indirectly,
  // because a key is part of every view.
  @usableFromInline internal enum Storage: Equatable, Sendable {
    case number(Int)
    case text(String)
    indirect case other(Other)
    indirect case part(WidgetKey, WidgetKey)
    indirect case place(WidgetKey, Int)
  }

  @usableFromInline internal struct Other: Equatable, Sendable {
    @usableFromInline let value: any Hashable & Sendable

    @inlinable internal init(value: any Hashable & Sendable) { self.value = value }

    @usableFromInline
    internal static func == (first: Other, second: Other) -> Bool { first.value.isEqual(to: second.value) }

    internal func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }
}

extension WidgetKey: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Creates a key from a string literal.
  public init(stringLiteral text: String) { self.init(text) }

  /// Creates a key from an integer literal.
  public init(integerLiteral number: Int) { self.init(number) }
}

extension WidgetKey: CustomStringConvertible {
  /// The value, a quoted text, or the whole and the part separated by a slash: `7/"title"`.
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
