/// A property that is not compared, so that values which differ in it alone are equal.
@propertyWrapper internal struct NotCompared<Value: Sendable>: Equatable, Sendable {
  internal var wrappedValue: Value

  internal init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  internal static func == (first: NotCompared, second: NotCompared) -> Bool { true }
}
