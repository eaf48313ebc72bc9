/// The work of merging layers and resolving references, types and values.
///
/// Its steps are in the extensions, in this order: merging, extending, typing, evaluating. No step recurses into the
/// depth of a file or along a chain of references.
internal struct Resolution {
  /// A part of a document that is merged over the layers before it.
  struct Layer {
    var file: Int32
    var root: Int32
    /// The names at the root that are left out, because the reference to the file overrides them.
    var overridden: Set<String> = []
  }

  /// The features that the documents use beside tokens, types and values.
  struct Features {
    var hasExtensions = false
    /// Whether a token has an opacity beside its value.
    var hasOpacities = false
    /// Whether a token has a modification of Tokens Studio, or an opacity beside its value.
    var hasModifications = false
  }

  /// The results of references, by the place of the reference.
  struct References {
    var followed: [Place: Following] = [:]
    /// The elements that references in lists of shadows and stops stand for.
    var elements: [Place: Place?] = [:]
    /// The tokens whose values references in chains stand for. See ``source(of:_:)``.
    var sources: [Place: Int32] = [:]
  }

  let leniencies: Set<TokenLeniency>
  var documents: [JSONDocument]
  var log = ProblemLog()

  var names = NameTable()
  /// The tokens and groups. The first one is the root.
  var entries = [Entry(name: -1, parent: -1, place: Place(file: 0, node: 0))]
  /// The children by their parent and name.
  var children: [UInt64: Int32] = [:]
  /// The roots of layers, where paths begin.
  var roots: Set<Place> = []
  var features = Features()
  /// The number of tokens and groups, with those that `$extends` produces, which a few lines could make astronomical.
  var limit = 1_000_000

  var references = References()
  /// The values, and the indices of nested values by place and type; -1 for invalid values.
  var values: [Token.Value] = []
  var valueIndices: [ValueKey: Int32] = [:]

  /// The tokens that another color is being mixed into.
  var mixing: Set<Int32> = []

  /// The index of each entry's value, or a negative number for none.
  var entryValues: [Int32] = []

  init(_ documents: [JSONDocument], allowing leniencies: Set<TokenLeniency>) {
    self.documents = documents
    self.leniencies = leniencies
  }

  /// Resolves the layers, and returns the tokens in the order in which they first appear.
  mutating func resolve(_ layers: [Layer]) -> [Int32] {
    for file in documents.indices { reportDuplicateKeys(in: Int32(file)) }
    for layer in layers { merge(layer) }
    if entries.count > limit { reportLimit(at: entries[limit].place) } else if features.hasExtensions { extend() }
    if entries.count > limit { return [] }
    let tokens = tokensInOrder()
    inheritTypes()
    evaluate(tokens)
    return tokens.filter { entryValues[Int($0)] >= 0 }
  }
}

extension Resolution {
  func child(_ name: Int32, of parent: Int32) -> Int32? { children[Self.edge(parent, name)] }

  static func edge(_ parent: Int32, _ name: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: parent)) << 32 | UInt64(UInt32(bitPattern: name))
  }

  /// Adds a child at the end of its parent's children.
  mutating func add(_ entry: Entry) -> Int32 {
    let index = Int32(entries.count)
    let parent = Int(entry.parent)
    entries.append(entry)
    if entries[parent].lastChild < 0 {
      entries[parent].firstChild = index
    } else {
      entries[Int(entries[parent].lastChild)].nextSibling = index
    }
    entries[parent].lastChild = index
    children[Self.edge(entry.parent, entry.name)] = index
    return index
  }

  /// Returns the tokens in the order of the tree.
  private func tokensInOrder() -> [Int32] {
    var tokens: [Int32] = []
    var entry: Int32 = 0
    while entry >= 0 {
      if entries[Int(entry)].isToken { tokens.append(entry) }
      if entries[Int(entry)].firstChild >= 0 {
        entry = entries[Int(entry)].firstChild
        continue
      }
      while entry >= 0, entries[Int(entry)].nextSibling < 0 { entry = entries[Int(entry)].parent }
      if entry >= 0 { entry = entries[Int(entry)].nextSibling }
    }
    return tokens
  }
}

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
  /// The first and the last child, and the next sibling, or -1.
  var firstChild: Int32 = -1
  var lastChild: Int32 = -1
  var nextSibling: Int32 = -1

  /// The object that describes the token, or the last one that describes the group.
  var place: Place
  /// The node of a token's value, or of the object itself if it has a `$ref` in place of a value. -1 for a group.
  var value: Int32 = -1
  /// The type that the token or group has by itself or by what it extends.
  var type: Token.ValueType?
  /// Whether the group has a type that the format does not have, of its own or of a group around it.
  var hasUnknownType = false
  /// The `$deprecated` of the token or group.
  var deprecated: Place?
  /// The `$description` of a group, from the last file that has one; for the root, from the first.
  var description: Place?
  /// The `$extends` of a group.
  var extends: Place?
  /// Whether the token cannot be used, for a reason that has been reported.
  var isBroken = false

  var isToken: Bool { value >= 0 }
  var valuePlace: Place { Place(file: place.file, node: value) }
}

/// A place that a reference leads to, after all references on the way.
internal struct ReferenceTarget {
  /// The token that contains the place.
  var entry: Int32
  var place: Place
  /// Whether the place is the whole value of the token.
  var isWhole: Bool
}

/// The state of a reference.
internal enum Following {
  /// The reference is being followed, as the step of the given index.
  case inProgress(Int)
  /// The target, or `nil` if the reference is not valid, which has been reported.
  case done(ReferenceTarget?)
}
