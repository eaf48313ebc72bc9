import Widgets

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
    let type = newType(for: root)
    recent[slot] = (id, type)
    return type
  }

  // Inlined, the cast would be made for each value, before its type is looked up.
  @inline(never) private static func newType<Root: Bindable>(for root: Root.Type) -> AnyMounted.Type {
    (root as? any Widget.Type).map { widgets($0) } ?? MountedValue<Root>.self
  }

  private static func widgets<Root: Widget>(_ root: Root.Type) -> AnyMounted.Type { MountedWidget<Root>.self }
}
