import LiveTesting
import Testing

@testable import LivePreview

@MainActor
@Suite("Patches of another theme")
struct ThemedRulesTests {
  @Test("The number of patches for a new theme does not depend on the size of the page", arguments: Themed.allCases)
  func patches(kind: Themed) throws {
    for count in [10, 200] {
      let brand = Var(Brand.standard)
      let page = ThemedPage(VStack(.theme(brand)) { (0..<count).map { kind.widget($0) } })
      for theme in [Brand.night, .standard, .night, .day] {
        brand.set(theme)
        let patches = page.renderer.patches()
        #expect(patches.count == kind.patches(in: theme), "\(count) of \(kind): \(patches.prefix(4))")
        try page.show(patches)
      }
      #expect(page.renderer.patches() == [])
    }
  }

  @Test("A widget that shares a style with themed ones keeps it when their theme changes")
  func shared() throws {
    let brand = Var(Brand.standard)
    let page = ThemedPage(
      VStack(.theme(brand)) {
        (0..<10).map { _ in Composed(Reader()) as any Widget } + [
          Label("red", .textColor(.systemRed)), Label("blue", .textColor(.systemBlue)),
        ]
      })
    brand.set(.night)
    try page.update()
    brand.set(.standard)
    try page.update()
  }

  @Test("A session sends changed rules of a new theme")
  func session() throws {
    let brand = Var(Brand.standard)
    let tree = LiveTree(VStack(.theme(brand)) { (0..<10).map { _ in Composed(Reader()) as any Widget } })
    let visitor = Visitor(LiveSession(tree))
    for theme in [Brand.night, .day, .standard] {
      brand.set(theme)
      try visitor.update()
      let fresh = HTMLRenderer()
      let lifetime = tree.render(with: fresh)
      #expect(Browser.difference(visitor.browser.look, Browser(fresh.html()).look) == nil)
      withExtendedLifetime(lifetime) {}
    }
  }

  @Test("Rules that became equal in one theme are separate again in the next")
  func parting() throws {
    let (brand, other) = (Var(Brand.standard), Var(Brand.night))
    let count = Var(5)
    func readers(_ number: Int) -> Children { Children((0..<number).map { _ in Composed(Reader()) }) }
    let page = ThemedPage(
      VStack {
        VStack(.theme(brand), .children <-- count.map(readers))
        VStack(.theme(other), .children(readers(6)))
      })
    for (first, second) in [(Brand.night, Brand.night), (.day, .night), (.night, .standard), (.day, .day)] {
      brand.set(first)
      other.set(second)
      count.set(count.value + 1)
      try page.update()
    }
    count.set(0)
    try page.update()
    count.set(7)
    try page.update()
  }
}

/// The ways in which widgets use a theme.
enum Themed: CaseIterable {
  case colors, numbers, borders, lines, components, buttons, states, headings

  /// The number of patches for another theme.
  fileprivate func patches(in theme: Brand) -> Int {
    switch self {
    // The title is white on red and blue, and black on yellow.
    case .buttons: theme == .day ? 2 : 1
    case .colors, .numbers, .borders, .states, .headings, .lines, .components: 1
    }
  }

  @MainActor func widget(_ number: Int) -> any Widget {
    switch self {
    case .colors: Label("\(number)", .textColor(.accent), .font(.heading))
    case .numbers: Label("\(number)", .layer.cornerRadius <-- \Brand.radius)
    case .borders:
      View(
        .layer.borderColor(.accent), .layer.borderWidth <-- \Brand.radius, .alpha <-- \Brand.opacity,
        .layer.shadowOpacity(0.5), .layer.shadowRadius <-- \Brand.radius)
    case .lines: Label("\(number)", .numberOfLines <-- \Brand.lines)
    case .components: Composed(Reader())
    case .buttons: Button(type: .custom, .title("\(number)"), .backgroundColor(.accent))
    case .states:
      Button(.title("\(number)"), .layer.cornerRadius <-- \Brand.radius, .while(.highlighted, .alpha(0.6)))
    case .headings: Label("\(number)", .font(.heading), .accessibilityTraits(.header))
    }
  }
}

private struct Brand: Theme {
  var accent = Color.systemBlue
  var heading = Font.title2
  var radius = 8.0
  var lines = 2
  var opacity = 1.0

  static let standard = Brand()
  static let night = Brand(accent: .systemRed, heading: .title3, radius: 0, lines: 3, opacity: 0.5)
  static let day = Brand(accent: .systemYellow, heading: .headline, radius: 5, lines: 4, opacity: 0.75)
}

extension Color {
  fileprivate static let accent = token(\Brand.accent)
}

extension Font {
  fileprivate static let heading = token(\Brand.heading)
}

private struct Reader: Component {
  @Environment(Brand.self) private var brand

  var body: Children { Label("themed", .textColor(brand.accent)) }
}
