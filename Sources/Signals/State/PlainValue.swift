/// A value that cannot contain an adapter.
internal protocol PlainValue: Encodable {}

/// A value that is encoded as a single value.
internal protocol SingleValue: PlainValue {}

extension Bool: SingleValue {}
extension String: SingleValue {}
extension Double: SingleValue {}
extension Float: SingleValue {}
extension Int: SingleValue {}
extension Int8: SingleValue {}
extension Int16: SingleValue {}
extension Int32: SingleValue {}
extension Int64: SingleValue {}
extension UInt: SingleValue {}
extension UInt8: SingleValue {}
extension UInt16: SingleValue {}
extension UInt32: SingleValue {}
extension UInt64: SingleValue {}
extension Optional: PlainValue where Wrapped: PlainValue {}
extension Array: PlainValue where Element: PlainValue {}
extension Set: PlainValue where Element: PlainValue {}
extension Dictionary: PlainValue where Key: PlainValue, Value: PlainValue {}

/// A collection without order, whose elements are identified by themselves or by their keys.
internal protocol UnorderedValue {
  /// The elements with their identities.
  ///
  /// - Complexity: O(*n*).
  var entries: [(key: AnyHashable, value: any Encodable)] { get }
}

extension Set: UnorderedValue where Element: Encodable {
  internal var entries: [(key: AnyHashable, value: any Encodable)] { map { ($0, $0) } }
}

extension Dictionary: UnorderedValue where Key: Encodable, Value: Encodable {
  internal var entries: [(key: AnyHashable, value: any Encodable)] { map { ($0, $1) } }
}
