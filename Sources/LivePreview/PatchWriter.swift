/// Finds the patches that lead from what pieces were to what they are.
@MainActor
internal struct PatchWriter {
  internal private(set) var patches: [HTMLPatch] = []
  private let scribe: HTMLScribe

  /// The round in which pieces have been written whose patches are to be found.
  private let round: Int

  /// What those were before that have been written again.
  private let before: [ObjectIdentifier: [HTMLContent]]

  internal init(scribe: HTMLScribe, round: Int, before: [ObjectIdentifier: [HTMLContent]]) {
    self.scribe = scribe
    self.round = round
    self.before = before
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
    if oldKeys == newKeys { return tellEach(old, new, in: path, from: start) }
    guard old.allSatisfy(wasElement), new.allSatisfy(\.isElement) else { return false }
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
    _ old: [HTMLContent],
    _ new: [HTMLContent],
    in path: [Int],
    from start: Int
  ) -> Bool {
    var index = start
    for (old, new) in zip(old, new) {
      switch new {
      case .text: continue
      case .element: tell(old, new, at: path + [index])
      case .piece(let piece):
        guard wasElement(old), new.isElement else { return false }
        if piece.round == round { tell(old, new, at: path + [index]) }
      }
      index += 1
    }
    return true
  }

  /// Tells what has become of an element, or of a piece that is one.
  private mutating func tell(_ old: HTMLContent, _ new: HTMLContent, at path: [Int]) {
    guard let oldElement = self.old(old).onlyElement, let element = new.content.onlyElement else { return }
    let count = patches.count
    if oldElement.name == element.name {
      if oldElement.tag != element.tag {
        patches.append(.setAttributes(at: path, tag: html(of: element.tag)))
      }
      let isTold =
        oldElement === element
        ? tellEach(element.content, element.content, in: path, from: 0)
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

  /// What a part was before.
  private func old(_ content: HTMLContent) -> [HTMLContent] {
    guard case .piece(let piece) = content else { return [content] }
    return before[ObjectIdentifier(piece)] ?? piece.content
  }

  private func wasElement(_ content: HTMLContent) -> Bool { old(content).onlyElement != nil }

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
