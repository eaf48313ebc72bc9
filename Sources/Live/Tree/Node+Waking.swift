extension Node {
  /// Mounts the nodes inside that do not exist yet.
  ///
  /// Those inside a component's content are mounted when they are read themselves.
  internal func wake() {
    guard sleeping != nil else { return }
    wake(everythingInside: !isComponent) { _, _ in true }
  }

  /// Mounts the child nodes with some numbers, but nothing inside them.
  ///
  /// - Complexity: O(*n*) in the children.
  package func wake(_ numbers: Set<Int>) {
    wake(everythingInside: false) { _, range in numbers.contains(range.lowerBound) }
  }

  /// Mounts child nodes at some indexes, but nothing inside them.
  internal func wake(at indexes: Set<Int>) {
    if !indexes.isEmpty { wake(everythingInside: false) { index, _ in indexes.contains(index) } }
  }

  /// Mounts the child node at an index, but nothing inside it, and returns it.
  private func wakeChild(at index: Int) -> Node? {
    guard let asleep = sleeping else { return nil }
    if asleep.isArranged {
      let number = asleep.numbers[index].lowerBound
      wake(at: [index])
      return mountedChildren.first { $0.id == number }
    }
    let child = describedChildren[index]
    let node = tree.waking(asleep.numbers[index], everythingInside: false) {
      Node(.widget(child), NodeIdentity(child), in: self, of: tree)
    }
    mountedChildren.insert(node, at: index - asleep.asleep(before: index))
    sleeping?.wake(index)
    if sleeping?.isAnyAsleep == false { sleeping = nil }
    forgetUnchanged()
    if !isMounted, node.isMounted { node.unmount() }
    return node
  }

  /// Mounts the child nodes that replace the tokens of themes by their values, but not all inside them.
  internal func wakeTokens() {
    guard let asleep = sleeping, !asleep.areWithoutTokens else { return }
    let themed = asleep.numbers.indices.filter { index in
      !asleep.numbers[index].isEmpty
        && describedChildren[asleep.description(of: index, in: describedChildren.count)].holdsTokensInside
    }
    wake(at: Set(themed))
    sleeping?.areWithoutTokens = true
  }

  /// Mounts child nodes that do not exist yet. This calls no code of the program.
  private func wake(everythingInside: Bool, where isWanted: (_ index: Int, _ numbers: Range<Int>) -> Bool) {
    guard var asleep = sleeping else { return }
    let isArranged = asleep.isArranged
    var awake = mountedChildren.makeIterator()
    var nodes: [Node] = []
    sleeping = nil
    for (index, numbers) in asleep.numbers.enumerated() {
      if numbers.isEmpty {
        if let node = awake.next() { nodes.append(node) }
      } else if isArranged || isWanted(index, numbers) {
        let child = describedChildren[asleep.description(of: index, in: describedChildren.count)]
        nodes.append(
          tree.waking(numbers, everythingInside: everythingInside) {
            Node(.widget(child), NodeIdentity(child), in: self, of: tree)
          })
        asleep.wake(index)
      }
    }
    mountedChildren = nodes
    if asleep.isAnyAsleep { sleeping = asleep }
    // The new nodes have no snapshots, so that their changes would not remove those around them.
    forgetUnchanged()
    if !isMounted { for node in nodes where node.isMounted { node.unmount() } }
  }
}

extension Node {
  /// Calls a closure for each child, in order: with its node, or with its widget and the numbers of the nodes in it, of
  /// which the first one is its own.
  package func visitChildren(awake visit: (Node) -> Void, asleep visitWidget: (any Widget, Range<Int>) -> Void) {
    guard let sleeping else { return mountedChildren.forEach(visit) }
    let children = describedChildren
    var awake = mountedChildren.makeIterator()
    for (index, numbers) in sleeping.numbers.enumerated() {
      if !numbers.isEmpty {
        visitWidget(children[sleeping.description(of: index, in: children.count)], numbers)
      } else if let node = awake.next() {
        visit(node)
      }
    }
  }

  /// The numbers of the child nodes, in order, whether they exist or not.
  package var childNumbers: [Int] {
    var numbers: [Int] = []
    visitChildren(awake: { numbers.append($0.id) }, asleep: { numbers.append($1.lowerBound) })
    return numbers
  }

  /// The last child node if it exists, or `nil`.
  package var lastAwakeChild: Node? { sleeping?.numbers.last?.isEmpty == false ? nil : mountedChildren.last }

  /// Returns the child node with a number, which is mounted if it does not exist yet, but nothing inside it.
  ///
  /// - Complexity: O(*n*) in the children.
  package func child(numbered number: Int) -> Node? {
    if let index = sleeping?.index(of: number) { return wakeChild(at: index) }
    for child in mountedChildren where child.id == number { return child }
    return nil
  }

  /// The child nodes, with `nil` for those that do not exist yet.
  internal var placedChildren: [Node?] {
    guard let sleeping else { return mountedChildren }
    var awake = mountedChildren.makeIterator()
    return sleeping.numbers.map { $0.isEmpty ? awake.next() : nil }
  }
}

extension Node {
  /// Inserts a child node at an index among those that are being rearranged.
  internal func insertChild(_ node: Node, at index: Int) {
    mountedChildren.insert(node, at: index - (sleeping?.offset ?? 0))
    sleeping?.insert(node.id, at: index)
    forgetSnapshot()
  }

  /// Removes the child node at an index among those that are being rearranged.
  internal func removeChild(at index: Int) {
    mountedChildren.remove(at: index - (sleeping?.offset ?? 0))
    sleeping?.remove(at: index)
    forgetSnapshot()
  }
}
