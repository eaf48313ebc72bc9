/// Returns whether two values have the same bytes, such as closures with the same code and the same captured memory.
///
/// Two closures that one expression makes at different times differ, unless they capture nothing. The closure must be
/// stored in the type as it is, because passing it as a generic argument wraps it in another closure.
package func areIdentical<Value>(_ first: Value, _ second: Value) -> Bool {
  withUnsafeBytes(of: first) { first in withUnsafeBytes(of: second) { second in first.elementsEqual(second) } }
}
