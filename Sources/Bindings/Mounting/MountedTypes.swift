/// The classes of mounted values that have been used last.
///
/// Swift looks up a generic class each time that it makes an object of it, which costs a tenth of mounting a label.
@MainActor internal enum MountedTypes {
  @exclusivity(unchecked) private static var recent = [(id: ObjectIdentifier, type: AnyMounted.Type)?](
    repeating: nil, count: 64)

  internal static func type<Root: Bindable>(for root: Root.Type) -> AnyMounted.Type {
    let id = ObjectIdentifier(root)
    let slot = Int(bitPattern: id) >> 4 & 63
    if let found = recent[slot], found.id == id { return found.type }
    recent[slot] = (id, MountedValue<Root>.self)
    return MountedValue<Root>.self
  }
}
