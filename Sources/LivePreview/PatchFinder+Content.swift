extension PatchFinder {
  /// Appends the patches for the content of an element.
  internal mutating func compareItems(
    _ before: MarkupElement, _ after: MarkupElement, at address: [Int], offset: Int
  ) {
    let lasting = before.onlyChildren.intersection(after.onlyChildren)
    let (formerKeys, keys) = (before.keys(lasting), after.keys(lasting))
    if before.isText, after.isText, !(before.items.isEmpty && after.items.isEmpty) {
      if before.text != after.text { renderer.round.patches.append(.text(at: address, to: after.text)) }
    } else if formerKeys == keys {
      for index in keys.indices { compare(before.items[index], after.items[index], at: address + [offset + index]) }
    } else if (formerKeys + keys).allSatisfy(isAddressed) {
      let diff = Diff.ofValues(from: formerKeys, to: keys)
      arrange(after, diff, formerKeys, keys, at: address, offset: offset)
      let kept = Dictionary(uniqueKeysWithValues: zip(formerKeys, before.items))
      for (index, key) in keys.enumerated() {
        if let item = kept[key] { compare(item, after.items[index], at: address + [offset + index]) }
      }
    } else if address == [0] {
      renderer.isLost = true
    } else {
      renderer.round.patches.append(.fill(at: address, html: html(after.content)))
    }
  }

  private mutating func compare(_ before: MarkupElement.Item, _ after: MarkupElement.Item, at address: [Int]) {
    switch (before, after) {
    case (.element(let before), .element(let after)): compare(before, after, at: address)
    case (.text(let before), .text(let after)) where before != after:
      renderer.round.patches.append(.text(at: address, to: String(decoding: after, as: UTF8.self)))
    default: break
    }
  }

  /// Whether an item of an element is a single element and the only item.
  private func isAddressed(_ key: MarkupElement.Key) -> Bool {
    switch key {
    case .element, .around: true
    case .child(let id): renderer.fragments[id].map(renderer.isAddressed) ?? true
    case .text, .children: false
    }
  }

  /// Appends the patches for removed, inserted and moved items, from the last to the first, so that the next sibling of
  /// an item is in place before it.
  private mutating func arrange(
    _ after: MarkupElement,
    _ diff: Diff<MarkupElement.Key>,
    _ formerKeys: [MarkupElement.Key],
    _ keys: [MarkupElement.Key],
    at address: [Int],
    offset: Int
  ) {
    var formerChildren: Set<Int>?
    // A child from another element may still be there, too, so that its id is not unique.
    func isTwice(_ id: Int) -> Bool {
      guard renderer.fragments[id]?.changes.isPut == true else { return false }
      let children = formerChildren ?? Set(old.children.map(\.id))
      formerChildren = children
      return children.contains(id)
    }
    func place(_ key: MarkupElement.Key, _ index: @autoclosure () -> Int) -> [Int] {
      if case .child(let id) = key, !isTwice(id) { [id] } else { address + [offset + index()] }
    }
    let children = diff.removals.isEmpty ? [] : Set(new.children.map(\.id))
    for removal in diff.removals.reversed() {
      // A child that moves into another element may be there already, so that its id is not unique.
      let isUnclear = if case .child(let id) = removal.element { children.contains(id) } else { false }
      renderer.round.patches.append(
        .remove(at: isUnclear ? address + [offset + removal.index] : place(removal.element, removal.index)))
    }
    var order = ChangingOrder(diff)
    func next(_ index: Int) -> [Int]? {
      if index + 1 < keys.count { return place(keys[index + 1], order.index(ofNew: index + 1)) }
      // The fragment ends with a line feed.
      return address == [0] ? address + [offset + order.count] : nil
    }
    let sources = Dictionary(uniqueKeysWithValues: diff.moves.map { ($0.to, $0.from) })
    for index in (diff.insertions.map(\.index) + sources.keys).sorted(by: >) {
      if let source = sources[index] {
        renderer.round.patches.append(.move(at: place(keys[index], order.index(ofOld: source)), before: next(index)))
        order.move(from: source, to: index)
      } else {
        renderer.round.patches.append(.insert(html: html(of: after.items[index]), into: address, before: next(index)))
        order.insert(at: index)
      }
    }
  }

  private mutating func html(of item: MarkupElement.Item) -> String {
    switch item {
    case .element(let element): html(element.tokens)
    case .child(let id): renderer.html(of: id)
    case .text, .children: ""
    }
  }
}

extension MarkupElement {
  /// The identity of an item among the content.
  internal enum Key: Hashable {
    case text(Int)
    case element(name: ArraySlice<UInt8>, number: Int)
    case around(Int, name: ArraySlice<UInt8>)
    case child(Int)
    case children
  }

  /// The children that are alone in an element among the items.
  internal var onlyChildren: Set<Int> {
    Set(items.compactMap { if case .element(let element) = $0 { element.onlyChild } else { nil } })
  }

  /// The child in the element, if there is exactly one.
  private var onlyChild: Int? {
    var found: Int?
    for item in items {
      switch item {
      case .text: continue
      case .children: return nil
      case .child(let id):
        if found != nil { return nil }
        found = id
      case .element(let element):
        if element.holdsNoChild { continue }
        guard found == nil, let id = element.onlyChild else { return nil }
        found = id
      }
    }
    return found
  }

  private var holdsNoChild: Bool {
    items.allSatisfy { item in
      switch item {
      case .text: true
      case .element(let element): element.holdsNoChild
      case .child, .children: false
      }
    }
  }

  /// Returns the identities of the items. An element around a lasting child has the child's identity.
  internal func keys(_ lasting: Set<Int>) -> [Key] {
    var counts: [ArraySlice<UInt8>: Int] = [:]
    return items.enumerated().map { index, item in
      switch item {
      case .text: return .text(index)
      case .child(let id): return .child(id)
      case .children: return .children
      case .element(let element):
        if let child = element.onlyChild, lasting.contains(child) { return .around(child, name: element.name) }
        counts[element.name, default: 0] += 1
        return .element(name: element.name, number: counts[element.name, default: 0])
      }
    }
  }
}
