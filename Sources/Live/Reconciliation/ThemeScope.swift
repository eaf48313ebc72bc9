/// The themes inside a node that changes them. The nodes inside share them.
///
/// A change of the themes changes the scope in place, so that only nodes that have read a theme are visited.
@MainActor internal final class ThemeScope {
  internal private(set) var themes: Themes

  /// A number that no other themes of any tree have had.
  internal private(set) var stamp: Int

  private let outer: ThemeScope?
  internal private(set) weak var node: Node?
  private var changes: Behaviors
  private var inner: [ObjectIdentifier: WeakReference<ThemeScope>] = [:]
  private var innerLimit = 8

  /// The number of the node that changes the themes.
  private var number: Int { node?.id ?? 0 }

  /// The mounted nodes that have read a theme. They are removed when they are unmounted.
  private var followers: [ObjectIdentifier: Node] = [:]

  private static var lastStamp = 0

  /// Creates the scope of a node whose behaviors change the themes.
  internal init(of node: Node, _ changes: Behaviors, in outer: ThemeScope?) {
    self.node = node
    self.changes = changes
    self.outer = outer
    themes = changes.themes(in: outer?.themes ?? Themes())
    Self.lastStamp += 1
    stamp = Self.lastStamp
    outer?.add(self)
  }

  private func add(_ scope: ThemeScope) {
    // Scopes of nodes that are gone are removed before their number doubles.
    if inner.count >= innerLimit {
      inner = inner.filter { $0.value.value != nil }
      innerLimit = max(8, inner.count * 2)
    }
    inner[ObjectIdentifier(scope)] = WeakReference(scope)
  }

  /// Replaces the behaviors that change the themes.
  internal func change(by new: Behaviors) {
    guard new != changes else { return }
    changes = new
    update()
  }

  internal func add(_ follower: Node) { followers[ObjectIdentifier(follower)] = follower }

  internal func remove(_ follower: Node) { followers[ObjectIdentifier(follower)] = nil }

  /// The nodes that have read a theme, from the outside in.
  internal var readers: [Node] {
    followers.values.filter { $0.isMounted }
      .sorted { $0.depth == $1.depth ? $0.id < $1.id : $0.depth < $1.depth }
  }

  private func update() {
    let (old, new) = (themes, changes.themes(in: outer?.themes ?? Themes()))
    guard new != old else { return }
    themes = new
    Self.lastStamp += 1
    stamp = Self.lastStamp
    node?.themesDidChange(from: old, in: self)
    for scope in inner.values.compactMap(\.value).sorted(by: { $0.number < $1.number }) { scope.update() }
  }
}

/// A reference that does not retain.
internal struct WeakReference<Value: AnyObject> {
  internal weak var value: Value?

  internal init(_ value: Value) { self.value = value }
}
