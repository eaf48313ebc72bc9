/// The groups that inherit from others by `$extends`.
///
/// A group gets the children of its bases one level at a time: if both have a child group of one name, the base's child
/// becomes a base of the other. A group is complete when its bases and children are complete. A group that depends on
/// itself is in a cycle.
internal struct Inheritance {
  enum State { case inProgress, done }

  /// The groups that each group inherits from, the nearest first.
  var bases: [Int32: [Int32]] = [:]
  /// The groups whose `$extends` has been looked up.
  var located: Set<Int32> = []
  /// The groups whose children have been inherited.
  var merged: [Int32: State] = [:]
  /// The groups that are complete.
  var visited: [Int32: State] = [:]
  /// The groups in cycles, whose inherited children are not visited.
  var cyclic: Set<Int32> = []
}

extension Resolution {
  func children(of entry: Int32) -> [Int32] {
    Array(
      sequence(state: entries[Int(entry)].firstChild) { child -> Int32? in
        guard child >= 0 else { return nil }
        defer { child = entries[Int(child)].nextSibling }
        return child
      })
  }

  /// Returns the base that an `$extends` refers to, or a group in its path whose children must be completed first.
  mutating func base(of entry: Int32, _ inheritance: Inheritance) -> (base: Int32?, needed: Int32?) {
    guard let place = entries[Int(entry)].extends else { return (nil, nil) }
    let text = documents[Int(place.file)].stringBytes(place.node) ?? []
    guard let path = ReferenceSyntax.names(inBraces: text) ?? ReferenceSyntax.parts(ofPointer: text) else {
      report(.invalidExtension, at: place, expected: "a reference to a group, such as {button}")
      return (nil, nil)
    }
    var base: Int32 = 0
    for part in path {
      let inherits = entries[Int(base)].extends != nil || inheritance.bases[base] != nil
      if inherits, inheritance.merged[base] != .done { return (nil, base) }
      guard let child = names.find(part).flatMap({ self.child($0, of: base) }) else {
        reportUnresolved(place, missing: String(decoding: part, as: UTF8.self))
        return (nil, nil)
      }
      base = child
    }
    if entries[Int(base)].isToken {
      report(.invalidExtension, at: place, expected: "a reference to a group", found: "the token \(excerpt(of: place))")
      return (nil, nil)
    }
    return (base, nil)
  }

  /// Reports each group of a cycle that extends another.
  mutating func reportCycle(of groups: ArraySlice<Int32>, _ inheritance: inout Inheritance) {
    inheritance.cyclic.formUnion(groups)
    for group in groups {
      guard let place = entries[Int(group)].extends else { continue }
      report(.cycle, at: place, expected: "a group that does not contain this one, directly or by what it extends")
    }
  }
}
