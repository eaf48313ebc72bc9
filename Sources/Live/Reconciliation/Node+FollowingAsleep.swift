extension Node {
  /// Updates the children to a new description of them, and leaves those asleep that are not mounted yet.
  ///
  /// - Returns: Whether the same children can sleep. Otherwise, nothing has changed.
  internal func followAsleep(_ children: Children) -> Bool {
    // Only the changes of nodes can move.
    guard maySleep, tree.movement.mover == nil, let sleeping = branches.sleeping else { return false }
    let isCounted = sleeping.numbers.count == children.count
    // Any nodes may take the place of nodes that nobody has seen. Others are matched only if all stay in their places.
    guard isCounted || branches.mounted.isEmpty else { return false }
    var asleep = SleepingNodes()
    asleep.reserveCapacity(children.count)
    for index in children.indices {
      let numbers = isCounted ? sleeping.numbers[index] : 0..<1
      if !branches.mounted.isEmpty {
        guard NodeIdentity(children, at: index) == NodeIdentity(branches.described, at: index) else { return false }
        if numbers.isEmpty {
          asleep.appendAwake(numbers.lowerBound)
          continue
        }
      }
      if isCounted, children.isKnown(at: index, toEqual: branches.described, at: index) == true {
        asleep.append(numbers, of: sleeping)
        continue
      }
      guard let widgets = QuietWidgets(children, at: index) else { return false }
      asleep.append(
        widgets, isCounted && numbers.count == widgets.count ? numbers : tree.numbers.reserve(widgets.count))
    }
    branches.described = children
    branches.sleeping = children.isEmpty ? nil : asleep
    forgetSnapshot()
    let awake = branches.mounted.isEmpty ? [] : asleep.numbers.indices.filter { asleep.numbers[$0].isEmpty }
    for (index, node) in zip(awake, branches.mounted) {
      let child = children[index]
      if !node.isUpToDate(with: child) { node.follow(child) }
    }
    return true
  }
}

extension Widget {
  /// Returns whether another widget looks like this one, with all inside. This widget does nothing before an event.
  ///
  /// Both may have different handlers.
  @MainActor internal func looksQuietlyLike(_ other: any Widget) -> Bool {
    if isEqual(to: other) { return true }
    return QuietWidgets(other)?.haveBehaviors == true && quieted(self).isEqual(to: quieted(other))
  }
}
