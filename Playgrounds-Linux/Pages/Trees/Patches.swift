import LivePreview

extension Page {
  static let patches = Page("patches", "A live tree as HTML that is patched as it changes.") { print in
    let names = Var(["Ada", "Grace", "Barbara"])
    let tree = LiveTree(names) { names in
      ForEach(names, id: \.self) { name in Label(name) }
    }
    let renderer = HTMLRenderer()
    let lifetime = tree.render(with: renderer)
    print(renderer.html().split(separator: "\n").suffix(2).joined())

    @MainActor func show(_ caption: String) {
      print("\(caption):")
      for patch in renderer.patches() { print("  \(patch)") }
    }
    names.set(["Barbara", "Grace", "Ada"])
    show("In the opposite order")
    names.set(["Grace", "Ada"])
    show("Without the first")
    names.set(["Grace", "Ada", "Alan"])
    show("One more")
    withExtendedLifetime(lifetime) {}
  }
}
