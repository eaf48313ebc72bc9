import Widgets

/// The states that a node shares with those inside it.
///
/// A change of the states changes the scope in place, so that only nodes whose appearances depend on it are visited.
@MainActor internal final class StateScope {
  internal private(set) var states: Set<WidgetState>

  /// The number of changes.
  internal private(set) var stamp = 0

  internal private(set) weak var node: Node?

  /// The nodes whose appearances depended on the states when they were last read.
  private var followers: [ObjectIdentifier: WeakReference<Node>] = [:]
  private var followerLimit = 8

  /// The number of followers, including released ones.
  internal var followerCount: Int { followers.count }

  internal init(of node: Node, _ states: Set<WidgetState>) { (self.node, self.states) = (node, states) }

  internal func add(_ follower: Node) {
    // Nodes that are gone are removed before their number doubles.
    if followers.count >= followerLimit {
      followers = followers.filter { $0.value.value != nil }
      followerLimit = max(8, followers.count * 2)
    }
    followers[ObjectIdentifier(follower)] = WeakReference(follower)
  }

  /// Replaces the states, and reports the changed appearances.
  internal func change(to new: Set<WidgetState>) {
    guard new != states else { return }
    guard let node else { return states = new }
    let nodes = followers.values.compactMap(\.value)
      .filter { $0.isMounted && $0.outerEnvironment.states === self }
      .sorted { $0.depth == $1.depth ? $0.id < $1.id : $0.depth < $1.depth }
    node.tree.changeStates(of: nodes) {
      states = new
      stamp += 1
    }
  }
}

extension Node {
  /// The states that the node shares with those inside it, or `nil` if it shares none.
  internal var ownStates: StateScope? { environment.states.flatMap { $0.node === self ? $0 : nil } }

  /// The states that the node shares, after an update, or `nil` if it shares none.
  internal var updatedStates: StateScope? {
    guard let states = sharedStates else { return nil }
    guard let scope = ownStates else { return StateScope(of: self, states) }
    scope.change(to: states)
    return scope
  }

  /// Updates the appearances inside after a change of the states that the node shares.
  ///
  /// - Complexity: O(*n* log *n*) for *n* nodes whose appearances depend on the states.
  internal func shareStates() {
    guard isMounted, mounted.behaviors.shareStates, let scope = ownStates, let states = sharedStates else { return }
    scope.change(to: states)
  }
}
