/// A node of a document.
internal struct Place: Hashable {
  var file: Int32
  var node: Int32

  func hash(into hasher: inout Hasher) {
    hasher.combine(UInt64(UInt32(bitPattern: file)) << 32 | UInt64(UInt32(bitPattern: node)))
  }
}

/// A token or a group of the tree that all layers are merged into.
///
/// The entries are in one array and refer to each other by index, so a tree of any depth is released at once.
internal struct Entry {
  /// The number of the name in the ``NameTable``.
  var name: Int32
  var parent: Int32
  /// The first, the last and the next one of the children's list, or -1.
  var firstChild: Int32 = -1
  var lastChild: Int32 = -1
  var nextSibling: Int32 = -1

  /// The object that describes the token, or the last one that describes the group.
  var place: Place
  /// The node of a token's value, or of the object itself if it has a `$ref` in place of a value. -1 for a group.
  var value: Int32 = -1
  /// The type that the token or group has by itself or by what it extends.
  var type: Token.ValueType?
  /// The `$deprecated` of the token or group.
  var deprecated: Place?
  /// The `$extends` of a group.
  var extends: Place?
  /// Whether the token cannot be used, for a reason that has been reported.
  var isBroken = false

  var isToken: Bool { value >= 0 }
  var valuePlace: Place { Place(file: place.file, node: value) }
}
