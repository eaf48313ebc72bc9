extension Node {
  /// Mounts the nodes inside that do not exist yet.
  ///
  /// Those inside a component's content are mounted when they are read themselves.
  internal func wake() {
    guard branches.sleeping != nil else { return }
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
    guard let asleep = branches.sleeping else { return nil }
    if asleep.isArranged {
      let number = asleep.numbers[index].lowerBound
      wake(at: [index])
      return branches.mounted.first { $0.id == number }
    }
    let child = branches.described[index]
    let node = tree.waking(asleep.numbers[index], everythingInside: false) {
      Node(.widget(child), NodeIdentity(child), in: self, of: tree)
    }
    branches.mounted.insert(node, at: index - asleep.asleep(before: index))
    branches.sleeping?.wake(index)
    if branches.sleeping?.isAnyAsleep == false { branches.sleeping = nil }
    forgetUnchanged()
    if !isMounted, node.isMounted { node.unmount() }
    return node
  }

  /// Mounts the child nodes that replace the tokens of themes by their values, but not all inside them.
  internal func wakeTokens() {
    guard let asleep = branches.sleeping, !asleep.areWithoutTokens else { return }
    let themed = asleep.numbers.indices.filter { index in
      !asleep.numbers[index].isEmpty
        && branches.described[asleep.description(of: index, in: branches.described.count)].holdsTokensInside
    }
    wake(at: Set(themed))
    branches.sleeping?.areWithoutTokens = true
  }

  /// Mounts child nodes that do not exist yet. This calls no code of the program.
  private func wake(everythingInside: Bool, where isWanted: (_ index: Int, _ numbers: Range<Int>) -> Bool) {
    guard var asleep = branches.sleeping else { return }
    let isArranged = asleep.isArranged
    var awake = branches.mounted.makeIterator()
    var nodes: [Node] = []
    branches.sleeping = nil
    for (index, numbers) in asleep.numbers.enumerated() {
      if numbers.isEmpty {
        if let node = awake.next() { nodes.append(node) }
      } else if isArranged || isWanted(index, numbers) {
        let child = branches.described[asleep.description(of: index, in: branches.described.count)]
        nodes.append(
          tree.waking(numbers, everythingInside: everythingInside) {
            Node(.widget(child), NodeIdentity(child), in: self, of: tree)
          })
        asleep.wake(index)
      }
    }
    branches.mounted = nodes
    if asleep.isAnyAsleep { branches.sleeping = asleep }
    // The new nodes have no snapshots, so that their changes would not remove the snapshots of their ancestors.
    forgetUnchanged()
    if !isMounted { for node in nodes where node.isMounted { node.unmount() } }
  }
}

extension Node {
  /// Calls a closure for each child, in order: with its node, or with its widget and the numbers of its nodes. The
  /// first number is the child's own.
  package func visitChildren(awake visit: (Node) -> Void, asleep visitWidget: (any Widget, Range<Int>) -> Void) {
    guard let sleeping = branches.sleeping else { return branches.mounted.forEach(visit) }
    let children = branches.described
    var awake = branches.mounted.makeIterator()
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

  /// Returns the child node with a number. Mounts it if it is asleep, but not the nodes inside.
  ///
  /// - Complexity: O(*n*) in the children.
  package func child(numbered number: Int) -> Node? {
    if let index = branches.sleeping?.index(of: number) { return wakeChild(at: index) }
    for child in branches.mounted where child.id == number { return child }
    return nil
  }

  /// The child nodes, with `nil` for those that do not exist yet.
  internal var placedChildren: [Node?] {
    guard let sleeping = branches.sleeping else { return branches.mounted }
    var awake = branches.mounted.makeIterator()
    return sleeping.numbers.map { $0.isEmpty ? awake.next() : nil }
  }
}

extension Node {
  /// Inserts a child node at an index among the rearranged children.
  internal func insertChild(_ node: Node, at index: Int) {
    branches.mounted.insert(node, at: index - (branches.sleeping?.offset ?? 0))
    branches.sleeping?.insert(node.id, at: index)
    forgetSnapshot()
  }

  /// Removes the child node at an index among the rearranged children.
  internal func removeChild(at index: Int) {
    branches.mounted.remove(at: index - (branches.sleeping?.offset ?? 0))
    branches.sleeping?.remove(at: index)
    forgetSnapshot()
  }
}
