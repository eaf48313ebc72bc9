import LivePreview

/// A tree, and the HTML that follows it.
@MainActor
final class Page {
  private let renderer = HTMLRenderer()
  private let lifetime: Lifetime

  /// The tree, which nothing else keeps alive.
  private let tree: AnyObject

  init<State>(_ tree: LiveTree<State>) {
    self.tree = tree
    lifetime = tree.render(with: renderer)
    _ = renderer.html()
  }

  /// Returns the number of patches, which are written as they are sent.
  func patch() -> Int { renderer.patches().count { !$0.description.isEmpty } }
}
