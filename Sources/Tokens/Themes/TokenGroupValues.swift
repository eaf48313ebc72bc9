import Mod

/// The values of a large group of tokens, in the order of its properties, to initialize it with.
///
/// `generate-theme` writes it for groups of many tokens, because the compiler checks an initializer that assigns *n*
/// properties in O(*n*²).
public struct TokenGroupValues<Group: TokenGroup> {
  private typealias Field = (UnsafeMutablePointer<Group>, PartialKeyPath<Group>) -> Bool

  private var fields: [Field] = []

  /// Creates an empty list.
  public init() {}

  /// Adds the value of the next property.
  public mutating func add<Value>(_ value: Value) {
    fields.append { group, keyPath in
      guard let keyPath = keyPath as? WritableKeyPath<Group, Value>, let field = group.pointer(to: keyPath) else {
        return false
      }
      field.initialize(to: value)
      return true
    }
  }

  /// Returns the group with the values.
  ///
  /// - Precondition: There is a value of its type for each stored property, all of which are variables.
  /// - Complexity: O(*n*) in the number of properties.
  public func group() -> Group {
    let properties = StoredProperty<Group>.all()
    precondition(properties.count == fields.count, "\(Group.self) has another number of tokens than values")
    // Memory of a struct is initialized when each of its stored properties is, and each is initialized here, once, by
    // the pointer that Swift gives for its key path. A value of another type stops the program before the memory is
    // read.
    let memory = UnsafeMutablePointer<Group>.allocate(capacity: 1)
    defer { memory.deallocate() }
    for (property, initialize) in zip(properties, fields) {
      precondition(initialize(memory, property.keyPath), "\(Group.self).\(property.label) is of another type")
    }
    return memory.move()
  }
}
