import LivePreview
import Testing

/// A page that shows a tree, to which patches are applied.
@MainActor
struct ThemedPage {
  let tree: LiveTree<Void>
  let renderer = HTMLRenderer()
  let browser: Browser
  let scope = TokenScope()
  let lifetime: Lifetime

  init(_ widget: any Widget) {
    tree = LiveTree(widget)
    lifetime = tree.render(with: renderer)
    browser = Browser(renderer.html())
  }

  func update() throws { try show(renderer.patches()) }

  /// Applies patches, and compares the page with a new one.
  func show(_ patches: [HTMLPatch]) throws {
    try browser.apply(patches)
    let fresh = HTMLRenderer()
    let lifetime = tree.render(with: fresh)
    try #require(Browser.difference(browser.look, Browser(fresh.html()).look) == nil, "\(patches)")
    withExtendedLifetime(lifetime) {}
  }
}
