// Widgets that do nothing before an event are written from their descriptions, each with everything inside it as one
// whole fragment. Their nodes need not exist. When something inside changes, the fragment is divided into the fragments
// of the widget and of its children.

import Widgets

extension HTMLRenderer {
  /// Returns the shares of the children of a node. Children without a fragment are written first.
  internal func shares(ofChildrenOf node: Node, arranged arrangement: Preview.HTML.Arrangement) -> [Flex?] {
    var (shares, differing) = ([Flex?](), Set<Int>())
    lazy var environment = node.environmentInside
    node.visitChildren { child in
      shares.append(fragment(of: child, arranged: arrangement).flex)
    } asleep: { widget, numbers in
      let id = numbers.lowerBound
      if let fragment = fragments[id] {
        if fragment.arrangement != arrangement { differing.insert(id) }
        shares.append(fragment.flex)
      } else if let fragment = wholeFragment(of: widget, numbers, in: node, arrangement, environment) {
        shares.append(fragment.flex)
      } else {
        differing.insert(id)
      }
    }
    if differing.isEmpty { return shares }
    node.wake(differing)
    return self.shares(ofChildrenOf: node, arranged: arrangement)
  }

  /// Returns the new fragment of a widget and all inside it, or `nil` if one of them needs a fragment of its own.
  private func wholeFragment(
    of widget: any Widget, _ numbers: Range<Int>, in container: Node, _ arrangement: Preview.HTML.Arrangement,
    _ environment: EnvironmentValues
  ) -> LiveFragment? {
    var next = numbers.lowerBound
    var place = MarkupPlace(arrangement, environment)
    place.isSilent = hasOperated && (container.isOperatedPreview || container.isInsideOperated)
    guard let (markup, flex) = write(widget, &next, in: place) else { return nil }
    let fragment = LiveFragment(numbers, in: container, arranged: arrangement)
    (fragment.markup, fragment.flex) = (markup, flex)
    add(fragment)
    return fragment
  }

  private func write(_ widget: any Widget, _ next: inout Int, in place: MarkupPlace)
    -> (markup: MarkupBuffer, flex: Flex?)?
  {
    var slots = HTMLSlots(of: next, areTogether: true)
    next += 1
    var (widget, inner) = (widget, [(markup: MarkupBuffer, flex: Flex?)]())
    if let children = widget.widgetsInside {
      guard HTMLSlots.areTogether(in: widget) else { return nil }
      var inside = place
      inside.arrangement = HTMLSlots.arrangement(in: widget)
      for child in children {
        guard let written = write(child, &next, in: inside) else { return nil }
        slots.add(flex: written.flex)
        inner.append(written)
      }
      widget.widgetsInside = []
    }
    let (markup, flex, readsTheme) = writer.write(widget, with: slots, in: place)
    guard !readsTheme, markup.isOneElement, let whole = markup.holding(inner) else { return nil }
    return (whole, flex)
  }
}

extension HTMLRenderer {
  /// Returns the node on the page with a number, which is mounted if it does not exist yet.
  internal func node(numbered id: Int) -> Node? {
    while fragments[id] == nil, let whole = whole(around: id) { divide(whole) }
    return fragments[id]?.node
  }

  /// Returns the fragment of a node, without the fragments inside.
  internal func fragment(of node: Node) -> LiveFragment? {
    while fragments[node.id] == nil, let whole = whole(around: node.id) { divide(whole) }
    guard let fragment = fragments[node.id] else { return nil }
    if fragment.isWhole { divide(fragment) }
    return fragment
  }

  /// Divides a whole fragment into the fragments of its widget and of the children. Their nodes need not exist yet.
  internal func divide(_ fragment: LiveFragment) {
    let (own, inner) = fragment.markup.divided
    removeWhole(fragment)
    fragment.markup = own
    fragment.isWhole = false
    var id = fragment.id + 1
    for child in inner {
      let numbers = id..<id + child.markup.widgetCount
      id = numbers.upperBound
      let part = LiveFragment(numbers, in: fragment.node, arranged: child.arrangement)
      (part.markup, part.flex, part.changes.isNew) = (child.markup, child.flex, fragment.changes.isNew)
      add(part)
    }
  }

  private func add(_ fragment: LiveFragment) {
    fragments[fragment.id] = fragment
    guard fragment.isWhole else { return }
    if wholes.last.map({ $0 < fragment.id }) ?? true {
      wholes.append(fragment.id)
    } else {
      wholes.insert(fragment.id, at: indexOfWhole(fragment.id))
    }
  }

  /// Forgets that a fragment is whole.
  internal func removeWhole(_ fragment: LiveFragment) {
    let index = indexOfWhole(fragment.id)
    if index < wholes.count, wholes[index] == fragment.id { wholes.remove(at: index) }
  }

  /// Returns the whole fragment that contains a node, which has no fragment of its own.
  private func whole(around id: Int) -> LiveFragment? {
    let index = indexOfWhole(id)
    guard index > 0, let fragment = fragments[wholes[index - 1]], fragment.numbers.contains(id) else { return nil }
    return fragment
  }

  /// Returns the index of the first whole fragment with at least a number.
  private func indexOfWhole(_ id: Int) -> Int { wholes.partitioningIndex { $0 >= id } }
}
