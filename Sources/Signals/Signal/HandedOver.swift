/// A value that one thread hands over to another, and does not use any more.
///
/// Whoever makes one answers for that: nothing else has a reference to what is inside, or the other thread is the same.
package struct HandedOver<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}
