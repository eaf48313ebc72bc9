/// Finds the patches that lead from what pieces were to what they are.
@MainActor
internal struct PatchWriter {
  internal private(set) var patches: [HTMLPatch] = []
  private let scribe: HTMLScribe

  /// The round in which pieces have been written whose patches are to be found.
  private let round: Int

  internal init(scribe: HTMLScribe, round: Int) {
    self.scribe = scribe
    self.round = round
  }

  /// Tells what has become of the content of an element.
  ///
  /// - Parameters:
  ///   - old: What it was.
  ///   - new: What it is.
  ///   - path: The way to the element.
  ///   - start: The index of the first element of the content.
  /// - Returns: Whether that can be told. If not, the element is to be replaced: there is no way to texts.
  internal mutating func tell(
    _ old: [HTMLContent],
    _ new: [HTMLContent],
    in path: [Int],
    from start: Int = 0
  ) -> Bool {
    let (oldKeys, newKeys) = (keys(of: old), keys(of: new))
    if oldKeys == newKeys { return tellEach(of: new, formerly: old, in: path, from: start) }
    guard old.allSatisfy({ $0.formerElement != nil }), new.allSatisfy({ $0.element != nil }) else { return false }
    let diff = Diff.ofValues(from: oldKeys, to: newKeys)
    if diff.moves.isEmpty, diff.removals.map(\.index) == diff.insertions.map(\.index) {
      for index in diff.insertions.map(\.index) {
        patches.append(.replace(at: path + [start + index], html: html(of: [new[index]])))
      }
    } else {
      tell(diff, of: oldKeys, new, newKeys, in: path, from: start)
    }
    let kept = Dictionary(uniqueKeysWithValues: zip(oldKeys, old))
    for (index, content) in new.enumerated() {
      if let old = kept[newKeys[index]] { tell(old, content, at: path + [start + index]) }
    }
    return true
  }

  /// Tells what goes, comes and changes places, one after the other.
  private mutating func tell(
    _ diff: Diff<Key>,
    of oldKeys: [Key],
    _ new: [HTMLContent],
    _ newKeys: [Key],
    in path: [Int],
    from start: Int
  ) {
    var present = oldKeys
    for removal in diff.removals.reversed() {
      patches.append(.remove(at: path + [start + removal.index]))
      present.remove(at: removal.index)
    }
    let inserted = Set(diff.insertions.map(\.index))
    let moved = Set(diff.moves.map(\.to))
    // All before this index are in their places, apart from those that have yet to move behind it.
    var place = 0
    for (index, key) in newKeys.enumerated() {
      if inserted.contains(index) {
        patches.append(.insert(html: html(of: [new[index]]), at: path + [start + place]))
        present.insert(key, at: place)
      } else if moved.contains(index), let old = present.firstIndex(of: key) {
        if old < place { place -= 1 }
        patches.append(.move(from: path + [start + old], to: start + place))
        present.insert(present.remove(at: old), at: place)
      } else {
        while present[place] != key { place += 1 }
      }
      place += 1
    }
  }

  /// Tells what has become of each part of a content that has the same parts as before.
  private mutating func tellEach(
    of new: [HTMLContent],
    formerly old: [HTMLContent],
    in path: [Int],
    from start: Int
  ) -> Bool {
    var index = start
    for (part, content) in new.enumerated() {
      switch content {
      case .text: continue
      case .element: tell(old[part], content, at: path + [index])
      case .piece(let piece):
        guard piece.formerElement != nil, piece.element != nil else { return false }
        if piece.round == round { tell(old[part], content, at: path + [index]) }
      }
      index += 1
    }
    return true
  }

  /// Tells what has become of an element, or of a piece that is one.
  private mutating func tell(_ old: HTMLContent, _ new: HTMLContent, at path: [Int]) {
    guard let oldElement = old.formerElement, let element = new.element else { return }
    let count = patches.count
    if oldElement.name == element.name {
      if oldElement.tag != element.tag {
        patches.append(.setAttributes(at: path, tag: html(of: element.tag)))
      }
      let isTold =
        oldElement === element
        ? tellEach(of: element.content, formerly: element.content, in: path, from: 0)
        : tell(oldElement.content, element.content, in: path)
      if isTold { return }
    }
    patches.removeLast(patches.count - count)
    patches.append(.replace(at: path, html: html(of: [new])))
  }
}

extension PatchWriter {
  /// What tells the parts of a content apart.
  fileprivate enum Key: Hashable {
    case text(ArraySlice<UInt8>)
    case element(name: ArraySlice<UInt8>, number: Int)
    case piece(ObjectIdentifier)
  }

  private func keys(of content: [HTMLContent]) -> [Key] {
    var counts: [ArraySlice<UInt8>: Int] = [:]
    return content.map {
      switch $0 {
      case .text(let text): return .text(text)
      case .piece(let piece): return .piece(ObjectIdentifier(piece))
      case .element(let element):
        counts[element.name, default: 0] += 1
        return .element(name: element.name, number: counts[element.name, default: 0])
      }
    }
  }

  private func html(of content: [HTMLContent]) -> String {
    var utf8: [UInt8] = []
    scribe.put(content, into: &utf8)
    return String(decoding: utf8, as: UTF8.self)
  }

  private func html(of tag: ArraySlice<UInt8>) -> String {
    var utf8: [UInt8] = []
    scribe.put(tag, into: &utf8)
    return String(decoding: utf8, as: UTF8.self)
  }
}
