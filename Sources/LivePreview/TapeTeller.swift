/// Finds the patches from the former tokens of a node to its current ones.
@MainActor internal struct TapeTeller {
  private let renderer: HTMLRenderer
  private let node: Int
  private let old: HTMLTape
  private var new: HTMLTape

  /// The offsets of the former rules whose elements still use them.
  private var kept: Set<Int> = []

  /// Whether an element has been rewritten together with its content.
  internal private(set) var hasWritten = false

  internal init(_ renderer: HTMLRenderer, of node: Int, from old: HTMLTape, to new: HTMLTape) {
    self.renderer = renderer
    self.node = node
    self.old = old
    self.new = new
  }

  /// Collects the patches of all changes.
  ///
  /// - Parameters:
  ///   - address: The element of the node, or its container if the node may not have a single element.
  ///   - offset: The index of the first element in the container.
  internal mutating func tell(at address: [Int], offset: Int) {
    if node > 0, tellText(at: address) { return }
    let (before, after) = (TapeElement(old), TapeElement(new))
    if address != [0], case .element(let before) = before.items.first, case .element(let after) = after.items.first {
      tell(before, after, at: address)
    } else {
      tellItems(before, after, at: address, offset: offset)
    }
  }

  /// Releases the rules that are no longer used, and returns the tape with the others.
  internal func finish() -> HTMLTape {
    renderer.release(old, but: kept)
    return new
  }

  /// Appends a patch for a changed text if the element contains nothing else, which is the most common change.
  ///
  /// - Returns: Whether nothing else has changed.
  private mutating func tellText(at address: [Int]) -> Bool {
    var (offset, newOffset) = (0, 0)
    var rules: [(old: Int, new: Int)] = []
    while let before = old.next(&offset), let after = new.next(&newOffset) {
      switch (before, after) {
      case (.open(let name), .open(let other)) where name == other && name.startIndex < 3 && !name.isTextArea: continue
      case (.attribute(let name, let value), .attribute(let other, let new)) where name == other && value == new:
        continue
      case (.growth(let grow, let shrink), .growth(let other, let another)) where grow == other && shrink == another:
        continue
      case (.style(let style, let rule), .style(let other, let new)) where style == other: rules.append((rule, new))
      case (.text(let former), .text(let text)):
        guard offset == old.count - 1, newOffset == new.count - 1 else { return false }
        for (rule, newRule) in rules {
          kept.insert(rule)
          new[rule: newRule] = old[rule: rule]
        }
        if former != text { renderer.output.append(.text(at: address, to: String(decoding: text, as: UTF8.self))) }
        return true
      default: return false
      }
    }
    return false
  }

  private mutating func tell(_ before: TapeElement, _ after: TapeElement, at address: [Int]) {
    guard before.name == after.name else {
      return renderer.output.append(.replace(at: address, html: html(after.tokens)))
    }
    tellAttributes(before, after, at: address)
    if !after.isTextArea { tellItems(before, after, at: address, offset: 0) }
  }

  // MARK: Attributes

  private mutating func tellAttributes(_ before: TapeElement, _ after: TapeElement, at address: [Int]) {
    var changes: [String: String?] = [:]
    let formerClasses = classes(of: before, on: old)
    keepStyle(before, after, &changes)
    let newClasses = classes(of: after, on: new)
    if formerClasses != newClasses { changes["class"] = .some(newClasses) }
    for (name, value) in after.attributes where !name.elementsEqual("class".utf8) && before[attribute: name] != value {
      changes[String(decoding: name, as: UTF8.self)] = String(decoding: value, as: UTF8.self)
    }
    for (name, _) in before.attributes where !name.elementsEqual("class".utf8) && after[attribute: name] == nil {
      changes[String(decoding: name, as: UTF8.self)] = .some(nil)
    }
    if after.isTextArea, before.text != after.text { changes["value"] = after.text }
    if !changes.isEmpty { renderer.output.append(.set(at: address, to: changes)) }
  }

  /// Keeps the rule of an unchanged style. A changed style is set on the element itself from then on, because it is
  /// likely to change again.
  private mutating func keepStyle(_ before: TapeElement, _ after: TapeElement, _ changes: inout [String: String?]) {
    let number = before.style.map { old[rule: $0.rule] } ?? 0
    guard let style = after.style else {
      if number == HTMLTape.inline { changes["style"] = .some(nil) }
      return
    }
    if let former = before.style, former.css == style.css {
      kept.insert(former.rule)
      new[rule: style.rule] = number
    } else {
      new[rule: style.rule] = HTMLTape.inline
      changes["style"] = String(decoding: style.css.dropLast(), as: UTF8.self)
    }
  }

  private func classes(of element: TapeElement, on tape: HTMLTape) -> String? {
    let names: ArraySlice<UInt8> = Array("class".utf8)[...]
    guard let own = element[attribute: names] else { return nil }
    let number = element.style.map { tape[rule: $0.rule] } ?? 0
    let rule = number == 0 || number == HTMLTape.inline ? "" : " s\(number)"
    return String(decoding: own, as: UTF8.self) + HTMLTape.classes(element.growth.0, element.growth.1) + rule
  }

  // MARK: Content

  private mutating func tellItems(_ before: TapeElement, _ after: TapeElement, at address: [Int], offset: Int) {
    let (formerKeys, keys) = (before.keys, after.keys)
    if before.isText, after.isText, !(before.items.isEmpty && after.items.isEmpty) {
      if before.text != after.text { renderer.output.append(.text(at: address, to: after.text)) }
    } else if formerKeys == keys {
      for index in keys.indices { tell(before.items[index], after.items[index], at: address + [offset + index]) }
    } else if (formerKeys + keys).allSatisfy(isAddressed) {
      tellOrder(before, after, at: address, offset: offset)
    } else if address == [0] {
      renderer.isLost = true
    } else {
      renderer.output.append(.fill(at: address, html: html(after.content)))
    }
  }

  private mutating func tell(_ before: TapeElement.Item, _ after: TapeElement.Item, at address: [Int]) {
    switch (before, after) {
    case (.element(let before), .element(let after)): tell(before, after, at: address)
    case (.text(let before), .text(let after)) where before != after:
      renderer.output.append(.text(at: address, to: String(decoding: after, as: UTF8.self)))
    default: break
    }
  }

  /// Whether an item of an element is a single element, and alone.
  private func isAddressed(_ key: TapeElement.Key) -> Bool {
    switch key {
    case .element: true
    case .child(let id): renderer.pieces[id]?.isLoose != true
    case .text, .children: false
    }
  }

  /// Collects the patches for removed, inserted and moved items, and then for changes inside the remaining ones.
  private mutating func tellOrder(_ before: TapeElement, _ after: TapeElement, at address: [Int], offset: Int) {
    let (formerKeys, keys) = (before.keys, after.keys)
    let diff = Diff.ofValues(from: formerKeys, to: keys)
    var present = formerKeys
    func place(_ key: TapeElement.Key) -> [Int] {
      if case .child(let id) = key { [id] } else { address + [offset + (present.firstIndex(of: key) ?? 0)] }
    }
    // The fragment ends with a line feed.
    func end() -> [Int]? { node == 0 ? address + [offset + present.count] : nil }
    for removal in diff.removals.reversed() {
      renderer.output.append(.remove(at: place(formerKeys[removal.index])))
      present.remove(at: removal.index)
    }
    let (inserted, moved) = (Set(diff.insertions.map(\.index)), Set(diff.moves.map(\.to)))
    for index in keys.indices.reversed() where inserted.contains(index) || moved.contains(index) {
      let key = keys[index]
      let next = index + 1 < keys.count ? keys[index + 1] : nil
      if inserted.contains(index) {
        let html = html(of: after.items[index])
        renderer.output.append(.insert(html: html, into: address, before: next.map(place) ?? end()))
      } else {
        renderer.output.append(.move(at: place(key), before: next.map(place) ?? end()))
        present.removeAll { $0 == key }
      }
      present.insert(key, at: next.flatMap { present.firstIndex(of: $0) } ?? present.endIndex)
    }
    let kept = Dictionary(uniqueKeysWithValues: zip(formerKeys, before.items))
    for (index, key) in keys.enumerated() {
      if let item = kept[key] { tell(item, after.items[index], at: address + [offset + index]) }
    }
  }

  // MARK: HTML

  private mutating func html(of item: TapeElement.Item) -> String {
    switch item {
    case .element(let element): html(element.tokens)
    case .child(let id): renderer.html(of: id)
    case .text, .children: ""
    }
  }

  private mutating func html(_ tokens: Range<Int>) -> String {
    hasWritten = true
    var utf8: [UInt8] = []
    new = renderer.put(new, tokens, of: node, into: &utf8)
    return String(decoding: utf8, as: UTF8.self)
  }
}

extension TapeElement {
  /// The identity of an item among the content.
  internal enum Key: Hashable {
    case text(Int)
    case element(name: ArraySlice<UInt8>, number: Int)
    case child(Int)
    case children
  }

  /// The identities of the items.
  internal var keys: [Key] {
    var counts: [ArraySlice<UInt8>: Int] = [:]
    return items.enumerated().map { index, item in
      switch item {
      case .text: return .text(index)
      case .child(let id): return .child(id)
      case .children: return .children
      case .element(let element):
        counts[element.name, default: 0] += 1
        return .element(name: element.name, number: counts[element.name, default: 0])
      }
    }
  }
}
