import Bindings
import Foundation
import Mod
import Testing
import Widgets

@Suite("Themes") @MainActor
struct ThemeTests {
  @Test("A theme lists its tokens in the order of declaration, with the names of the structs around them")
  func tokens() {
    #expect(
      Brand.standard.tokens.map(\.description) == [
        "accent: .systemBlue", "link: .accent", "title: .title2", "heading: .title", "radius: 8.0",
        "insets: DirectionalEdgeInsets(top: 4.0, leading: 4.0, bottom: 4.0, trailing: 4.0)",
        "spacing.small: 4.0", "spacing.large: 16.0",
      ])
  }

  @Test("A widget uses the nearest theme, and otherwise the standard one")
  func nearest() {
    let label = Label(.textColor(.accent))
    let tree = VStack {
      label
      VStack(.theme(Brand.night)) {
        label
        VStack(.theme(Brand(accent: .systemRed))) { label }
      }
    }
    #expect(colors(in: tree) == [.systemBlue, .systemIndigo, .systemRed])
  }

  @Test("A theme applies to its widget itself")
  func itself() {
    let label = Label(.theme(Brand.night), .textColor(.accent), .layer.cornerRadius <-- \Brand.radius)
    #expect(label.appearance().textColor == .systemIndigo)
    #expect(label.appearance().layer.cornerRadius == 0)
    #expect(label.resolved().textColor == .systemIndigo)
    #expect(label.expanded().textColor == .systemIndigo)
    #expect(label.textColor == .accent)
  }

  @Test("Mods of a theme change that of the container, and keep the other values")
  func changes() {
    let label = Label(.textColor(.accent), .font(.brandTitle))
    let inner = VStack(.theme(Brand.self, \.accent .~ .systemRed)) { label }
    let shown = VStack(.theme(Brand.night)) { inner }.expanded()
    #expect(colors(in: shown) == [.systemRed])
    #expect(labels(in: shown).first?.font == .title1)
    #expect(labels(in: inner.expanded()).first?.font == .title2)
  }

  @Test("The later of two themes of a widget wins, and Mods change the one before them")
  func later() {
    let label = Label(.textColor(.accent))
    #expect(colors(in: VStack(.theme(Brand(accent: .red)), .theme(Brand.night)) { label }) == [.systemIndigo])
    let changed = VStack(.theme(Brand.night), .theme(Brand.self, \.radius .~ 3), .theme(Brand.self, \.link .~ .red)) {
      Label(.textColor(.accent), .layer.cornerRadius <-- \Brand.radius)
    }
    #expect(colors(in: changed) == [.systemIndigo])
    #expect(labels(in: changed.expanded()).first?.layer.cornerRadius == 3)
    let replaced = VStack(.theme(Brand.self, \.accent .~ .red), .theme(Brand.night)) { label }
    #expect(colors(in: replaced) == [.systemIndigo])
  }

  @Test("Themes of different types apply at the same time")
  func independent() {
    let tree = VStack(.theme(Brand.night), .theme(Print(accent: .red))) {
      Label(.textColor(.accent))
      Label(.textColor(.token(\Print.accent)))
    }
    #expect(colors(in: tree) == [.systemIndigo, .red])
  }

  @Test("A token is assigned as a constant is, so that the later one wins")
  func assignment() {
    #expect(Label(.textColor(.accent), .textColor(.red)).appearance().textColor == .red)
    #expect(Label(.textColor(.red), .textColor(.accent)).appearance().textColor == .systemBlue)
    #expect(Button(.while(.highlighted, .tintColor(.accent))).appearance(in: [.highlighted]).tintColor == .systemBlue)
  }

  @Test("Tokens are resolved in every property that contains colors or fonts")
  func everywhere() {
    var text = AttributedString("Views")
    text.foregroundColor = .accent
    text.font = .brandTitle
    let label = Label(.attributedText(text), .shadowColor(.accent), .layer.borderColor(.accent)).appearance(
      environment: .night)
    #expect(label.attributedText?.runs.first?.foregroundColor == .systemIndigo)
    #expect(label.attributedText?.runs.first?.font == .title1)
    #expect(label.shadowColor == .systemIndigo)
    #expect(label.layer.borderColor == .systemIndigo)
    let button = Button("Save", .titleColor(for: .highlighted) -- .accent, .backgroundColor(.accent)).appearance(
      environment: .night)
    #expect(button.titleColor(for: .highlighted) == .systemIndigo)
    #expect(button.backgroundColor == .systemIndigo)
    let gradient = GradientLayer(.colors([.accent, .white]))
    let view = View(.layer.sublayers -- [gradient], .theme(Brand.night)).resolved()
    #expect((view.layer.sublayers.first as? GradientLayer)?.colors == [.systemIndigo, .white])
    let bar = NavigationBar(.titleTextAttributes -- TextAttributes(.foregroundColor(.accent)), .theme(Brand.night))
    #expect(bar.resolved().titleTextAttributes?.foregroundColor == .systemIndigo)
    let image = ImageView(.image -- Image(systemName: "star").withTintColor(.accent)).appearance(environment: .night)
    #expect(image.image?.tintColor == .systemIndigo)
  }

  @Test("Widgets with equal themes are equal, and print them")
  func equality() {
    #expect(Label(.theme(Brand.night)) == Label(.theme(Brand.night)))
    let mod = Mod<Label>.theme(Brand.self, \.radius .~ 3)
    #expect(Label(mod) == Label(mod))
    let labels = [
      Label(), Label(.theme(Brand.night)), Label(.theme(Brand.standard)), Label(.theme(Print.standard)), Label(mod),
      Label(.theme(Print.standard), .theme(Brand.night)),
    ]
    for label in labels { #expect(labels.count { $0 == label } == 1) }
    #expect("\(Label(mod))" == "Label(behaviors: [theme(Brand: radius: 8.0 → 3.0)])")
  }

  @Test("A component reads the theme around it")
  func component() {
    #expect(colors(in: VStack(.theme(Brand.night)) { Themed() }) == [.systemIndigo])
    #expect(colors(in: VStack { Themed() }) == [.systemBlue])
  }

  @Test("A theme can be bound to a signal")
  func signal() {
    let brand = Var(Brand.night)
    let tree = VStack(.theme(brand)) { Label(.textColor(.accent)) }
    #expect(labels(in: tree.resolved()).map(\.textColor) == [.systemIndigo])
    brand.set(.standard)
    #expect(labels(in: tree.resolved()).map(\.textColor) == [.systemBlue])
  }

  private func colors(in tree: some Widget) -> [Color] { labels(in: tree.expanded()).map(\.textColor) }

  private func labels(in tree: any Widget) -> [Label] {
    (tree.widgetsInside ?? []).flatMap { child in (child as? Label).map { [$0] } ?? labels(in: child) }
  }
}

private struct Themed: Component {
  @Environment(Brand.self) private var brand

  var body: Children { Label(.textColor(brand.accent)) }
}
