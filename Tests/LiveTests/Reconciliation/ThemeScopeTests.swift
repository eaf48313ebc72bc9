import LiveTesting
import TestSupport
import Testing

@testable import Live

@MainActor
@Suite("Themes in a live tree")
struct ThemeScopeTests {
  @Test("A bound theme changes what is shown inside")
  func signal() {
    let brand = Var(Brand.standard)
    let tree = LiveTree(
      VStack(.theme(brand)) {
        Label("a", .textColor(.accent), .layer.cornerRadius <-- \Brand.radius)
        Themed()
      })
    func shown() -> [Color] { labels(tree.widget).map(\.textColor) }
    #expect(shown() == [.systemBlue, .systemBlue])
    brand.set(.night)
    #expect(shown() == [.systemIndigo, .systemIndigo])
    #expect(labels(tree.widget)[0].layer.cornerRadius == 0)
    #expect(tree.root.children[0][Label.self]?.textColor == .systemIndigo)
    brand.set(.standard)
    #expect(shown() == [.systemBlue, .systemBlue])
  }

  @Test("After another theme, a tree that was printed before prints as a new one")
  func printing() {
    let brand = Var(Brand.standard)
    let screen = VStack(.theme(brand)) {
      Label("a", .textColor(.accent))
      Button("b", .backgroundColor(.accent), .layer.cornerRadius <-- \Brand.radius)
      View(.layer.cornerRadius <-- \Brand.radius)
      VStack(.backgroundColor(.accent)) { Themed() }
      Button("d", .while(.selected, .backgroundColor(.accent)), .isSelected(true))
    }
    let tree = LiveTree(screen)
    for theme in [Brand.night, .standard, .night] {
      _ = tree.description
      _ = tree.root.children.map(\.name)
      brand.set(theme)
      #expect(tree.description == LiveTree(screen).description)
    }
  }

  @Test("Changes report the appearances that a changed theme changes, and nothing else")
  func changes() {
    let brand = Var(Brand.standard)
    let tree = LiveTree(
      VStack(.theme(brand)) {
        Label("a", .key("a"), .textColor(.accent))
        Label("b", .textColor(.red))
        View(.key("c"), .layer.cornerRadius <-- \Brand.radius)
      })
    #expect(
      tree.changes { brand.set(.night) } == [
        .set(#""a""#, "textColor", from: Color.systemBlue, to: Color.systemIndigo),
        .set(#""c""#, "layer.cornerRadius", from: 8.0, to: 0.0),
      ])
    #expect(tree.changes { brand.set(.night) }.isEmpty)
    #expect(
      tree.changes { brand.set(Brand(accent: .systemIndigo)) } == [
        .set(#""c""#, "layer.cornerRadius", from: 0.0, to: 8.0)
      ])
  }

  @Test("Mods of a theme are applied again when the theme around them changes")
  func nested() {
    let brand = Var(Brand.standard)
    let tree = LiveTree(
      VStack(.theme(brand)) {
        VStack(.theme(Brand.self, \.radius .~ 3)) {
          Label("a", .key("a"), .textColor(.accent), .layer.cornerRadius <-- \Brand.radius)
        }
        VStack(.theme(Brand(accent: .red))) { Label("b", .textColor(.accent)) }
      })
    #expect(
      tree.changes { brand.set(.night) } == [
        .set(#""a""#, "textColor", from: Color.systemBlue, to: Color.systemIndigo)
      ])
    #expect(labels(tree.widget).map(\.layer.cornerRadius) == [3, 0])
    #expect(labels(tree.widget).map(\.textColor) == [.systemIndigo, .red])
  }

  @Test("Colors of parts, and of their contents, remain tokens for renderers")
  func parts() {
    let label = Label("a", .textColor(.accent))
    let items = [
      BarButtonItem("Edit", .tintColor(.accent)), BarButtonItem(customView: label),
      BarButtonItem(customView: VStack { HStack { label } }),
      BarButtonItem(customView: Label("b", .while(.hovered, .alpha(0.5)), .textColor(.accent))),
    ]
    let tree = LiveTree(VStack(.theme(Brand.night)) { Toolbar(.items(items)) })
    func color(of view: (any Widget)?) -> Color? {
      (view as? Label)?.textColor ?? view?.widgetsInside?.first.flatMap { color(of: $0) }
    }
    let shown = tree.root.children[0].snapshot(holding: []) as? Toolbar
    #expect(shown?.items.map { $0.tintColor ?? color(of: $0.customView) } == [.accent, .accent, .accent, .accent])
    let resolved = tree.root.children[0][Toolbar.self]
    #expect(resolved?.items.map { $0.tintColor ?? color(of: $0.customView) }.allSatisfy { $0 == .systemIndigo } == true)
  }

  @Test("A component is read again only if it has read the theme")
  func components() {
    let brand = Var(Brand.standard)
    let tree = LiveTree(
      VStack(.theme(brand)) {
        Themed()
        Plain()
      })
    let count = tree.renderCount
    brand.set(.night)
    #expect(tree.renderCount == count + 1)
    #expect(labels(tree.widget).map(\.textColor) == [.systemIndigo, .systemIndigo])
  }

  @Test("A component that reads the theme later follows it from then on")
  func later() {
    let brand = Var(Brand.standard)
    let isThemed = Var(false)
    let tree = LiveTree(VStack(.theme(brand)) { Choosing(isThemed: isThemed) })
    brand.set(.night)
    isThemed.set(true)
    #expect(labels(tree.widget).map(\.textColor) == [.systemIndigo])
    brand.set(.standard)
    #expect(labels(tree.widget).map(\.textColor) == [.systemBlue])
  }

  @Test("A theme that a description adds or removes changes what is inside")
  func described() throws {
    func content(_ theme: Brand?) -> StackView {
      let label = Label("a", .textColor(.accent), .layer.cornerRadius <-- \Brand.radius)
      if let theme { return VStack(.theme(theme)) { label } }
      return VStack { label }
    }
    let tree = LiveTree(content(nil))
    let log = TreeMirror()
    let lifetime = tree.render(with: log)
    for theme in [Brand.night, nil, .standard, Brand(accent: .red), nil] {
      try tree.update(to: content(theme))
      #expect(labels(tree.widget) == labels(LiveTree(content(theme)).widget))
      #expect(log.whole.map { labels($0) } == labels(tree.widget))
    }
    #expect(log.complaints.isEmpty, "\(log.complaints)")
    withExtendedLifetime(lifetime) {}
  }

  @Test("A tree that switches themes equals a new one, and every change is reported", arguments: 0..<30)
  func random(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let brands = (0..<3).map { _ in Var(Brand.random(&random)) }
    var plan = Plan.random(depth: 4, &random)
    let tree = LiveTree(plan.widget(brands))
    let mirror = TreeMirror()
    let lifetime = tree.render(with: mirror)
    for _ in 0..<30 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        plan = Plan.random(depth: 4, &random)
        try tree.update(to: plan.widget(brands))
      case 1: _ = tree.widget
      default: brands.randomElement(using: &random)?.set(Brand.random(&random))
      }
      let fresh = LiveTree(plan.widget(brands))
      try #require(labels(tree.widget) == labels(fresh.widget))
      try #require(labels(plan.widget(brands).resolved()).map(\.textColor) == labels(fresh.widget).map(\.textColor))
      try #require(mirror.whole.map { labels($0) } == labels(fresh.widget))
      try #require(mirror.complaints.isEmpty, "\(mirror.complaints)")
    }
    withExtendedLifetime(lifetime) {}
  }

  private func labels(_ tree: any Bindable) -> [Label] {
    (tree.widgetsInside ?? []).flatMap { child -> [Label] in
      guard var label = child as? Label else { return labels(child) }
      label.behaviors = Behaviors()
      return [label]
    }
  }

  @Test("Nested themes follow the theme around them in the order of the tree")
  func order() {
    let brand = Var(Brand.standard)
    let tree = LiveTree(
      VStack(.theme(brand)) {
        for number in 0..<12 {
          VStack(.theme(Brand.self, \.radius .~ 3)) { Label("\(number)", .key(number), .textColor(.accent)) }
        }
      })
    #expect(
      tree.changes { brand.set(.night) }
        == (0..<12).map { .set("\($0)", "textColor", from: Color.systemBlue, to: Color.systemIndigo) })
  }
}

private struct Brand: Theme {
  var accent = Color.systemBlue
  var title = Font.title1
  var link = Color.accent
  var radius = 8.0

  static let standard = Brand()
  static let night = Brand(accent: .systemIndigo, radius: 0)

  static func random(_ random: inout SeededGenerator) -> Brand {
    Brand(
      accent: [Color.red, .green, .systemBlue].randomElement(using: &random) ?? .red,
      title: [Font.title1, .body].randomElement(using: &random) ?? .body,
      link: [Color.accent, .black].randomElement(using: &random) ?? .black,
      radius: [0.0, 8].randomElement(using: &random) ?? 0)
  }
}

extension Color {
  fileprivate static let accent = token(\Brand.accent)
  fileprivate static let link = token(\Brand.link)
}

private struct Themed: Component, Equatable {
  @Environment(Brand.self) private var brand

  var body: Children { Label("themed", .textColor(brand.accent)) }
}

private struct Plain: Component, Equatable {
  var body: Children { Label("plain", .textColor(.accent)) }
}

private struct Choosing: Component {
  let isThemed: Var<Bool>
  @Environment(Brand.self) private var brand

  var body: Children { Label("choosing", .textColor(isThemed.value ? brand.accent : .black)) }
}

/// A random tree of everything that can show a theme.
private indirect enum Plan {
  case label(Int)
  case stack(Int, [Plan])

  static func random(depth: Int, _ random: inout SeededGenerator) -> Plan {
    let kind = Int.random(in: 0..<8, using: &random)
    if depth == 0 { return .label(kind) }
    return .stack(kind, (0..<Int.random(in: 0...3, using: &random)).map { _ in Plan.random(depth: depth - 1, &random) })
  }

  @MainActor func widget(_ brands: [Var<Brand>]) -> any Widget {
    switch self {
    case .label(let kind):
      switch kind {
      case 0: return Label("0", .textColor(.accent), .font(.token(\Brand.title)))
      case 1: return Label("1", .layer.cornerRadius <-- \Brand.radius)
      case 2: return Composed(Themed())
      case 3: return Label("3", .while(.selected, .textColor(.link)), .isIn(.selected) -- true)
      case 4: return Label("4", .theme(Brand.self, \.radius .~ 3), .textColor(.link))
      case 5: return Label("5", .while(.selected, .layer.cornerRadius <-- \Brand.radius), .isIn(.selected) -- true)
      case 6: return Composed(Plain())
      default: return Label("7")
      }
    case .stack(let kind, let plans):
      let children = Children(plans.map { $0.widget(brands) })
      switch kind {
      case 0: return VStack(.theme(brands[0]), .children(children))
      case 1: return VStack(.theme(brands[1]), .children(children))
      case 2: return VStack(.theme(Brand.self, Mod { $0.accent = $0.link }), .children(children))
      case 3: return VStack(.theme(Brand.night), .children(children))
      case 4: return VStack(.environment(\.layoutDirection, .rightToLeft), .theme(brands[2]), .children(children))
      case 5: return VStack(.styling(Label.self, .textColor(.accent)), .children(children))
      default: return VStack(.children(children))
      }
    }
  }
}
