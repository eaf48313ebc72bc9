/// Keys that several widgets in one container have, so that they cannot be told apart.
///
/// ``LiveTree/update(to:)`` refuses such a description. Where nothing can be thrown, when a live tree is made, by a binding or by a block,
/// the first widget with a key counts as the first, the second as the second, and so on; ``LiveTree/duplicateKeys`` lists them.
public struct DuplicateKeys: Error, Hashable {
  /// How the container is called: the path of its node, or the way to it from the root of the description.
  public let container: String

  /// The keys, in the order in which they are first repeated.
  public let keys: [WidgetKey]

  /// Finds the keys that repeat; `nil` if none does.
  internal init?(_ keys: some Sequence<WidgetKey?>, in container: @autoclosure () -> String) {
    var seen = Set<WidgetKey>()
    var repeated: [WidgetKey] = []
    for case let key? in keys where !seen.insert(key).inserted && !repeated.contains(key) { repeated.append(key) }
    guard !repeated.isEmpty else { return nil }
    self.keys = repeated
    self.container = container()
  }
}

extension DuplicateKeys: CustomStringConvertible {
  /// Which keys, and where: `Among the children of StackView/View, several have the key "a".`
  public var description: String {
    let list = keys.map(\.description).joined(separator: ", ")
    return "Among the children of \(container), several have the \(keys.count == 1 ? "key" : "keys") \(list)."
  }
}

extension LiveTree {
  /// The keys that several widgets in one container of the tree have now. There should be none.
  public var duplicateKeys: [DuplicateKeys] { root.duplicateKeys }
}

extension Node {
  fileprivate var duplicateKeys: [DuplicateKeys] {
    let own = DuplicateKeys(childNodes.map(\.key), in: path).map { [$0] } ?? []
    return own + (childNodes + partNodes).flatMap(\.duplicateKeys)
  }
}

extension Widget {
  /// The keys that several widgets in one container of the description have.
  internal var duplicateKeys: [DuplicateKeys] { duplicateKeys(path: kindName) }

  private func duplicateKeys(path: @autoclosure () -> String) -> [DuplicateKeys] {
    guard let children = widgetsInside, !children.isEmpty else { return [] }
    let own = DuplicateKeys(children.lazy.map(\.key), in: path()).map { [$0] } ?? []
    return own + children.flatMap { $0.duplicateKeys(path: "\(path())/\($0.kindName)") }
  }
}
