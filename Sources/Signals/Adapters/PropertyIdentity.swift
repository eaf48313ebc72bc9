/// The identity of a property of an object, for comparing what two bindings are about on any thread.
// A key path never changes.
internal struct PropertyIdentity: Equatable, @unchecked Sendable {
  private let object: ObjectIdentifier
  private let keyPath: AnyKeyPath

  internal init(_ object: AnyObject, _ keyPath: AnyKeyPath) {
    self.object = ObjectIdentifier(object)
    self.keyPath = keyPath
  }
}
