import Widgets

/// The children of a node whose own nodes do not exist yet. Nobody has read them, and their widgets do nothing before
/// an event.
///
/// They are mounted when somebody reads them, with the same result as an earlier mounting. Until then, the next
/// description replaces theirs. If the tree has renderers, this needs descriptions with the same appearance.
internal struct SleepingNodes {
  /// For each child, the numbers of its node and the nodes inside. The range of an existing node is empty, and begins
  /// with its number.
  internal private(set) var numbers: [Range<Int>] = []

  /// A Boolean value that indicates whether any of the widgets has handlers or delegates.
  internal private(set) var haveBehaviors = false

  /// A Boolean value that indicates whether none of the widgets is known to have values of a theme.
  internal var areWithoutTokens = false

  // 32 bits fit beside the Boolean values, which matters because all nodes have this value.
  private var asleepCount: Int32 = 0

  /// The children that are being rearranged. All of them are awake.
  private var arranged: (offset: Int, rest: Int)?

  /// Makes space for a number of children.
  internal mutating func reserveCapacity(_ count: Int) { numbers.reserveCapacity(count) }

  /// Adds a child, with the numbers of its nodes.
  internal mutating func append(_ widgets: QuietWidgets, _ numbers: Range<Int>) {
    self.numbers.append(numbers)
    asleepCount += 1
    haveBehaviors = haveBehaviors || widgets.haveBehaviors
  }

  /// Adds a child that others have too, with the numbers of its nodes.
  internal mutating func append(_ numbers: Range<Int>, of others: SleepingNodes) {
    self.numbers.append(numbers)
    asleepCount += 1
    haveBehaviors = haveBehaviors || others.haveBehaviors
  }

  /// Adds a child whose node has a number.
  internal mutating func appendAwake(_ number: Int) { numbers.append(number..<number) }

  /// Records that the node of a child has been mounted.
  internal mutating func wake(_ index: Int) {
    numbers[index] = numbers[index].lowerBound..<numbers[index].lowerBound
    asleepCount -= 1
  }

  /// Records that some of the widgets may have handlers or delegates from now on.
  internal mutating func expectBehaviors() { haveBehaviors = true }
}

extension SleepingNodes {
  /// A Boolean value that indicates whether any child is asleep.
  internal var isAnyAsleep: Bool { asleepCount > 0 }

  /// Returns the index of the child with a number, if it is asleep.
  ///
  /// - Complexity: O(log *n*), or O(*n*) if the children are not in the order of their numbers.
  internal func index(of number: Int) -> Int? {
    numbers.withUnsafeBufferPointer { numbers in
      let index = numbers.partitioningIndex { $0.lowerBound >= number }
      if index < numbers.count, numbers[index].lowerBound == number { return numbers[index].isEmpty ? nil : index }
      return numbers.firstIndex { $0.lowerBound == number && !$0.isEmpty }
    }
  }

  /// Returns the number of children before an index that are asleep.
  ///
  /// - Complexity: O(*n*).
  internal func asleep(before index: Int) -> Int { numbers[..<index].count { !$0.isEmpty } }

  /// Prepares for changes of a range of children, all awake. The children after it have new descriptions.
  internal mutating func arrange(_ range: Range<Int>) {
    arranged = (asleep(before: range.lowerBound), numbers.count - range.upperBound)
  }

  /// Completes the changes.
  internal mutating func endArranging() { arranged = nil }

  /// A Boolean value that indicates whether children are being rearranged.
  internal var isArranged: Bool { arranged != nil }

  /// The number of sleeping children before those that are being rearranged.
  internal var offset: Int { arranged?.offset ?? 0 }

  /// Returns the index of a sleeping child in a list of descriptions.
  ///
  /// While children are rearranged, the descriptions of the children after them are at the end of the list.
  internal func description(of index: Int, in count: Int) -> Int {
    guard let arranged, index >= numbers.count - arranged.rest else { return index }
    return index + count - numbers.count
  }

  /// Inserts a child whose node has a number.
  internal mutating func insert(_ number: Int, at index: Int) { numbers.insert(number..<number, at: index) }

  /// Removes a child that is awake.
  internal mutating func remove(at index: Int) { numbers.remove(at: index) }
}

extension Node {
  /// The child nodes, in order. Those that do not exist yet are mounted.
  package internal(set) var childNodes: [Node] {
    get {
      wake()
      return branches.mounted
    }
    _modify {
      wake()
      yield &branches.mounted
      forgetSnapshot()
    }
  }

  /// A Boolean value that indicates whether nodes inside may be mounted later.
  internal var maySleep: Bool { !tree.numbers.isWaking && !isScreen && !kind.isTable && !changesAppearancesInside }

  /// A Boolean value that indicates whether stylings or themes make nodes inside look unlike their descriptions.
  internal var changesAppearancesInside: Bool { environment.changesAppearances }

  /// Creates the first nodes inside, without reporting them. Those that may sleep are left out.
  internal func mountChildren(_ children: Children) {
    branches.described = children
    let maySleep = maySleep
    var (nodes, asleep) = ([Node](), SleepingNodes())
    if !maySleep { nodes.reserveCapacity(children.count) }
    tree.mounting {
      for index in children.indices {
        if maySleep, let widgets = QuietWidgets(children, at: index) {
          if asleep.numbers.isEmpty {
            asleep.reserveCapacity(children.count)
            for node in nodes { asleep.appendAwake(node.id) }
          }
          asleep.append(widgets, tree.numbers.reserve(widgets.count))
        } else {
          let child = children[index]
          let node = Node(.widget(child), NodeIdentity(child), in: self, of: tree)
          if !asleep.numbers.isEmpty { asleep.appendAwake(node.id) }
          nodes.append(node)
        }
      }
    }
    branches.mounted = nodes
    branches.sleeping = asleep.numbers.isEmpty ? nil : asleep
    forgetSnapshot()
    if isMounted { return }
    // A child has unmounted the tree.
    branches.described = children
    forgetChildren()
  }

  /// The current children with the current values of their descendants.
  internal var shownChildren: Children {
    // Only nodes replace the tokens of themes by their values, so sleeping children with tokens are woken.
    wakeTokens()
    guard let sleeping = branches.sleeping else { return Children(branches.mounted.compactMap(\.coveredWidget)) }
    if branches.mounted.isEmpty { return branches.described }
    var awake = branches.mounted.makeIterator()
    return Children(
      sleeping.numbers.indices.compactMap { index in
        if sleeping.numbers[index].isEmpty { return awake.next()?.coveredWidget }
        return branches.described[sleeping.description(of: index, in: branches.described.count)]
      })
  }
}
