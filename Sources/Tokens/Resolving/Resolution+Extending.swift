extension Resolution {
  /// Adds inherited tokens and groups to each group.
  ///
  /// - Complexity: O(*n*) in the number of tokens and groups of the result.
  mutating func extend() {
    var inheritance = Inheritance()
    var path: [Int32] = []
    var rest: [(entry: Int32, isEnd: Bool)] = [(0, false)]
    while let (entry, isEnd) = rest.popLast() {
      if isEnd {
        inheritance.visited[entry] = .done
        path.removeLast()
        continue
      }
      if inheritance.visited[entry] == .inProgress {
        reportCycle(of: path[(path.firstIndex(of: entry) ?? 0)...], &inheritance)
      }
      let isCut = inheritance.cyclic.contains(entries[Int(entry)].parent) && inheritance.bases[entry] != nil
      guard inheritance.visited[entry] == nil, !isCut else { continue }
      inheritance.visited[entry] = .inProgress
      path.append(entry)
      rest.append((entry, true))
      mergeBases(of: entry, &inheritance)
      if entries.count > limit { return reportLimit(at: entries[Int(entry)].place) }
      // Bases are last, so that they are visited first.
      for child in children(of: entry).reversed() where !entries[Int(child)].isToken { rest.append((child, false)) }
      for base in inheritance.bases[entry] ?? [] { rest.append((base, false)) }
    }
  }

  /// Merges the children of a group's bases into it, after theirs and those of the groups around them.
  private mutating func mergeBases(of start: Int32, _ inheritance: inout Inheritance) {
    var stack = [start]
    while let entry = stack.last {
      if inheritance.merged[entry] == .done {
        stack.removeLast()
        continue
      }
      inheritance.merged[entry] = .inProgress
      guard let needed = nextNeeded(for: entry, &inheritance) else {
        for base in inheritance.bases[entry] ?? [] { merge(base: base, into: entry, &inheritance) }
        inheritance.merged[entry] = .done
        stack.removeLast()
        continue
      }
      if inheritance.merged[needed] == .inProgress {
        reportCycle(of: stack[(stack.firstIndex(of: needed) ?? 0)...], &inheritance)
        inheritance.located.insert(entry)
        inheritance.bases[entry] = nil
      } else {
        stack.append(needed)
      }
    }
  }

  /// Returns a group whose children must be known before those of the given group, or `nil` if none is left.
  private mutating func nextNeeded(for entry: Int32, _ inheritance: inout Inheritance) -> Int32? {
    if entries[Int(entry)].extends != nil, !inheritance.located.contains(entry) {
      let (base, needed) = base(of: entry, inheritance)
      if let needed { return needed }
      inheritance.located.insert(entry)
      if let base { inheritance.bases[entry, default: []].insert(base, at: 0) }
    }
    return inheritance.bases[entry]?.first { inheritance.merged[$0] != .done }
  }

  private mutating func merge(base: Int32, into entry: Int32, _ inheritance: inout Inheritance) {
    let inherited = entries[Int(base)]
    if let type = entries[Int(entry)].type, let other = inherited.type, type != other {
      report(
        .typeDiffersFromGroup, at: entries[Int(entry)].place,
        expected: "the type \(other.rawValue) of the group it extends", found: type.rawValue)
    }
    if entries[Int(entry)].type == nil, !entries[Int(entry)].hasUnknownType {
      (entries[Int(entry)].type, entries[Int(entry)].hasUnknownType) = (inherited.type, inherited.hasUnknownType)
    }
    entries[Int(entry)].deprecated = entries[Int(entry)].deprecated ?? inherited.deprecated
    for child in children(of: base) {
      let original = entries[Int(child)]
      if let own = self.child(original.name, of: entry) {
        if !entries[Int(own)].isToken, !original.isToken { inheritance.bases[own, default: []].append(child) }
      } else if entries.count <= limit {
        let copy = add(copy(of: original, in: entry))
        if !original.isToken { inheritance.bases[copy] = [child] }
      }
    }
  }

  private func copy(of original: Entry, in parent: Int32) -> Entry {
    var copy = Entry(name: original.name, parent: parent, place: original.place)
    guard original.isToken else { return copy }
    (copy.value, copy.type, copy.deprecated) = (original.value, original.type, original.deprecated)
    copy.isBroken = original.isBroken
    return copy
  }
}
