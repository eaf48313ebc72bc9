import LiveTesting
import Testing

private enum Level: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var handedLevel: Int {
    get { self[Level.self] }
    set { self[Level.self] = newValue }
  }
}

private struct Brand: Theme {
  var radius = 1
  static let standard = Brand()
}

/// Components inside one another, with a stack between each two, that read the environment and the theme.
private struct Nested: Component {
  let depth: Int
  @Environment(\.handedLevel) var level
  @Environment(Brand.self) var brand

  var body: Children {
    VStack {
      Label("\(level) \(brand.radius)")
      if depth > 1 { Nested(depth: depth - 1) }
    }
  }
}

@MainActor struct HandedEnvironmentTests {
  @Test("Another environment reads each body inside once, at any depth", arguments: [1, 4, 16, 32])
  func environment(depth: Int) {
    let level = Var(0)
    let tree = LiveTree(level) { level in
      VStack(.environment(\.handedLevel, level)) { Nested(depth: depth) }
    }
    expect(depth + 1, in: tree, showing: "1 1", of: depth) { level.set(1) }
  }

  @Test("Another environment reads the bodies in a stack once each")
  func siblings() {
    let level = Var(0)
    let tree = LiveTree(level) { level in
      VStack(.environment(\.handedLevel, level)) { VStack { for _ in 0..<10 { Nested(depth: 1) } } }
    }
    expect(11, in: tree, showing: "1 1", of: 10) { level.set(1) }
  }

  @Test("A changed theme in a description reads each body inside at most twice", arguments: [1, 4, 16, 32])
  func describedTheme(depth: Int) {
    let radius = Var(1)
    let tree = LiveTree(radius) { radius in VStack(.theme(Brand(radius: radius))) { Nested(depth: depth) } }
    // Once because it has read the theme, and once because it is described again.
    expect(2 * depth + 1, in: tree, showing: "0 2", of: depth) { radius.set(2) }
  }

  @Test("A changed theme of a binding reads each body inside once", arguments: [1, 4, 16, 32])
  func boundTheme(depth: Int) {
    let brand = Var(Brand())
    let tree = LiveTree(VStack(.theme(brand)) { Nested(depth: depth) })
    expect(depth, in: tree, showing: "0 2", of: depth) { brand.set(Brand(radius: 2)) }
  }

  private func expect<State>(
    _ count: Int, in tree: LiveTree<State>, showing text: String, of number: Int, after change: () -> Void
  ) {
    let before = tree.renderCount
    change()
    #expect(tree.renderCount - before == count)
    #expect(tree.find(Label.self).all.map(\.text) == [String?](repeating: text, count: number))
  }
}
