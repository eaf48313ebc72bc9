/// The error of several widgets with the same key in one container.
///
/// ``LiveTree/update(to:)`` does not accept such a description. If nothing can be thrown, because a live tree is
/// created or a binding or a block changes it, widgets with the same key are matched in order, and
/// ``LiveTree/duplicateKeys`` lists the keys.
public struct DuplicateKeys: Error, Hashable {
  /// The path of the container's node, or its path in the description.
  public let container: String

  /// The duplicate keys, in the order of their first repetition.
  public let keys: [WidgetKey]

  /// Finds the duplicate keys, or returns `nil` if there are none.
  ///
  /// - Complexity: O(*n*) for *n* keys.
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
  /// The keys and the container: `Among the children of StackView/View, several have the key "a".`
  public var description: String {
    let list = keys.map(\.description).joined(separator: ", ")
    return "Among the children of \(container), several have the \(keys.count == 1 ? "key" : "keys") \(list)."
  }
}

extension LiveTree {
  /// The duplicate keys in the tree. There should be none.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  public var duplicateKeys: [DuplicateKeys] { root.duplicateKeys }
}

extension Node {
  fileprivate var duplicateKeys: [DuplicateKeys] {
    let own = DuplicateKeys(childNodes.map(\.key), in: path).map { [$0] } ?? []
    return own + (childNodes + partNodes).flatMap(\.duplicateKeys)
  }
}

extension Widget {
  /// The duplicate keys in the description.
  ///
  /// - Complexity: O(*n*) for *n* widgets.
  internal var duplicateKeys: [DuplicateKeys] { duplicateKeys(path: kindName) }

  private func duplicateKeys(path: @autoclosure () -> String) -> [DuplicateKeys] {
    guard let children = widgetsInside, !children.isEmpty else { return [] }
    let own = DuplicateKeys(children.lazy.map(\.key), in: path()).map { [$0] } ?? []
    return own + children.flatMap { $0.duplicateKeys(path: "\(path())/\($0.kindName)") }
  }
}
