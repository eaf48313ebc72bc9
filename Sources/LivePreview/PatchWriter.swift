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
      tell(diff, of: oldKeys, new, in: path, from: start)
    }
    let kept = Dictionary(uniqueKeysWithValues: zip(oldKeys, old))
    for (index, content) in new.enumerated() where isRefreshed(content) {
      if let old = kept[newKeys[index]] { tell(old, content, at: path + [start + index]) }
    }
    return true
  }

  /// Tells what goes, comes and changes places, one after the other.
  private mutating func tell(
    _ diff: Diff<Key>,
    of oldKeys: [Key],
    _ new: [HTMLContent],
    in path: [Int],
    from start: Int
  ) {
    var stays = [Bool](repeating: true, count: oldKeys.count)
    for removal in diff.removals.reversed() {
      patches.append(.remove(at: path + [start + removal.index]))
      stays[removal.index] = false
    }
    var places = Places(stays)
    for move in diff.moves { stays[move.from] = false }
    var staying = oldKeys.indices.filter { stays[$0] }.makeIterator()
    let inserted = Set(diff.insertions.map(\.index))
    let sources = Dictionary(uniqueKeysWithValues: diff.moves.map { ($0.to, $0.from) })
    for index in new.indices {
      if inserted.contains(index) {
        patches.append(.insert(html: html(of: [new[index]]), at: path + [start + places.insert()]))
      } else if let source = sources[index] {
        let (from, to) = places.move(source)
        patches.append(.move(from: path + [start + from], to: start + to))
      } else if let index = staying.next() {
        places.keep(index)
      }
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
      if case .text = content { continue }
      if case .piece(let piece) = content, piece.formerElement == nil || piece.element == nil { return false }
      if isRefreshed(content) { tell(old[part], content, at: path + [index]) }
      index += 1
    }
    return true
  }

  /// Whether anything may have become of a content: of a piece, only if it or one inside has been written.
  private func isRefreshed(_ content: HTMLContent) -> Bool {
    if case .piece(let piece) = content { piece.round == round } else { true }
  }

  /// Tells what has become of an element, or of a piece that is one.
  private mutating func tell(_ old: HTMLContent, _ new: HTMLContent, at path: [Int]) {
    if case .piece(let piece) = new, !piece.isRewritten { return tellInside(piece, at: path) }
    guard let oldElement = old.formerElement, let element = new.element else { return }
    let count = patches.count
    if oldElement.name == element.name {
      if oldElement.tag != element.tag {
        patches.append(.setAttributes(at: path, tag: html(of: element.tag)))
      }
      if tell(oldElement.content, element.content, in: path) { return }
    }
    patches.removeLast(patches.count - count)
    patches.append(.replace(at: path, html: html(of: [new])))
  }

  /// Tells what has become of the pieces in one that has not been written again itself: nobody looks at the others in it.
  private mutating func tellInside(_ piece: Piece, at path: [Int]) {
    var replaced: [[Int]: HTMLElement] = [:]
    for inner in piece.refreshed where !inner.isReachable {
      if let place = inner.place, let holder = place.holder { replaced[place.path] = holder }
    }
    var latest: [Int]?
    for inner in piece.refreshed {
      guard let place = inner.place else { continue }
      if let latest, place.path.starts(with: latest) { continue }
      let outer = replaced.isEmpty ? nil : place.path.prefixes.first { replaced.keys.contains($0) }
      if let outer, let holder = replaced[outer] {
        patches.append(.replace(at: path + outer, html: html(of: [.element(holder)])))
        latest = outer
        continue
      }
      tell(.piece(inner), .piece(inner), at: path + place.path + [place.index])
    }
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

extension [Int] {
  /// All beginnings of a path, the shortest first.
  fileprivate var prefixes: some Sequence<[Int]> { (0...count).lazy.map { Array(prefix($0)) } }
}
