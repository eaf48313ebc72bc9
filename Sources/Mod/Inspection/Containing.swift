/// A container that is compared by its contents.
internal protocol Containing {
  /// The type of the contents, apart from what `==` compares in any case.
  static var content: Any.Type { get }

  /// Returns whether another container of the type has equal contents.
  func hasEqualContents(as other: Any) -> Bool
}

extension Optional: Containing {
  internal static var content: Any.Type { Wrapped.self }

  internal func hasEqualContents(as other: Any) -> Bool { areEqual(self, other) }
}

extension Containing where Self: Collection {
  internal static var content: Any.Type { Element.self }

  internal func hasEqualContents(as other: Any) -> Bool {
    guard let other = other as? Self, count == other.count else { return false }
    return zip(self, other).allSatisfy { areEqual(asAny($0), asAny($1)) }
  }
}

extension Array: Containing {}
extension ArraySlice: Containing {}
extension ContiguousArray: Containing {}

extension Dictionary: Containing {
  internal static var content: Any.Type { Value.self }

  internal func hasEqualContents(as other: Any) -> Bool {
    guard let other = other as? Self, count == other.count else { return false }
    return allSatisfy { key, value in other[key].map { areEqual(asAny(value), asAny($0)) } ?? false }
  }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension InlineArray: Containing where Element: Copyable {
  internal static var content: Any.Type { Element.self }

  internal func hasEqualContents(as other: Any) -> Bool {
    guard let other = other as? Self else { return false }
    return indices.allSatisfy { areEqual(asAny(self[$0]), asAny(other[$0])) }
  }
}
