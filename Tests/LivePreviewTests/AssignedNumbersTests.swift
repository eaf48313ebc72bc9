import LiveTesting
import Styles
import Testing

@testable import LivePreview

@MainActor
@Suite("Numbers that are assigned as tokens, in a live page")
struct AssignedNumbersTests {
  @Test("A number is a custom property, whose default outside of themes is the value of the standard theme")
  func properties() throws {
    let page = ThemedPage(
      VStack {
        View(.theme(Brand.night)) { View(.layer.cornerRadius(.token(\Brand.radius))) }
        View(.layer.cornerRadius(.token(\Brand.radius)), .layer.maskedCorners(.layerMaxXMinYCorner))
        View(
          .layer.shadowOpacity(1), .layer.shadowColor(.red), .layer.borderColor(.red),
          .layer.borderWidth(.token(\Brand.radius)), .layer.shadowRadius(.token(\Brand.radius)),
          .alpha(.token(\Brand.opacity)))
      })
    let look = page.browser.look
    let radius = "calc(var(--Brand-radius,8)*1px)"
    #expect(look.contains("--Brand-radius:2;--Brand-opacity:0.5"))
    #expect(look.contains("border-radius:\(radius)"))
    #expect(look.contains("border-radius:0px \(radius) 0px 0px"))
    #expect(look.contains("inset 0 0 0 \(radius) #FF0000,0px -3px calc(var(--Brand-radius,8)*2px) #FF0000"))
    #expect(look.contains("opacity:calc(var(--Brand-opacity,1)*1)"))
  }

  @Test("Another theme is one patch, whatever the number of widgets", arguments: [10, 100, 1_000])
  func onePatch(count: Int) throws {
    let brand = Var(Brand.standard)
    let page = ThemedPage(
      VStack(.theme(brand)) {
        (0..<count).map { number in
          Label("\(number)", .layer.cornerRadius(.token(\Brand.radius)), .alpha(.token(\Brand.opacity))) as any Widget
        }
      })
    for theme in [Brand.night, .day, .standard] {
      brand.set(theme)
      let patches = page.renderer.patches()
      #expect(patches.count == 1, "\(patches.prefix(3))")
      try page.show(patches)
    }
  }

  @Test("A constant that replaces a token of the same value stays the same in another theme")
  func constant() throws {
    let brand = Var(Brand.standard)
    func content(_ mods: Mod<View>...) -> StackView { VStack(.theme(brand)) { View(.combine(mods), .key("a")) } }
    let page = ThemedPage(content(.layer.cornerRadius(.token(\Brand.radius))))
    try page.tree.update(to: content(.layer.cornerRadius(.token(\Brand.radius)), .layer.cornerRadius(8)))
    try page.update()
    brand.set(.night)
    try page.update()
    #expect(page.browser.look.contains("border-radius:8px"))
    try page.tree.update(to: content(.layer.cornerRadius(.token(\Brand.edge))))
    try page.update()
    brand.set(.standard)
    try page.update()
    #expect(page.browser.look.contains("var(--Brand-edge,8)"))
  }

  @Test("A state that holds has its own number, and can have a token")
  func states() throws {
    let (brand, isSelected) = (Var(Brand.standard), Var(false))
    let page = ThemedPage(
      VStack(.theme(brand)) {
        Button(
          .isSelected <-- isSelected, .layer.cornerRadius(.token(\Brand.radius)),
          .while(.selected, .layer.cornerRadius(8)))
        Label("", .while(.hovered, .layer.cornerRadius(.token(\Brand.edge))), .layer.cornerRadius(3))
      })
    isSelected.set(true)
    try page.tree.root.children[1].hover()
    try page.update()
    brand.set(.night)
    try page.update()
    #expect(page.browser.look.contains("border-radius:8px"))
    #expect(page.browser.look.contains("var(--Brand-edge,8)"))
    isSelected.set(false)
    try page.update()
    #expect(page.browser.look.contains("var(--Brand-radius,8)"))
  }

  @Test("The size of a font is a custom property, and a computed one is written again")
  func fonts() throws {
    let brand = Var(Brand.standard)
    let page = ThemedPage(
      VStack(.theme(brand)) {
        Label("a", .font(.boldSystemFont(ofSize: .token(\Brand.radius))))
        Label("b", .font(.token(\Brand.title).withSize(.token(\Brand.edge))))
        Label("c", .font(.systemFont(ofSize: .token(\Brand.half))))
        Label("d", .while(.hovered, .font(.systemFont(ofSize: .token(\Brand.half)))))
      })
    #expect(page.browser.look.contains("font-size:calc(var(--Brand-radius,8)*1px)"))
    #expect(page.browser.look.contains("font-size:calc(var(--Brand-edge,8)*1px)"))
    #expect(page.browser.look.contains("font-size:4px"))
    brand.set(.night)
    try page.update()
    #expect(page.browser.look.contains("--Brand-radius:2"))
    #expect(page.browser.look.contains("font-size:calc(var(--Brand-radius,8)*1px)"))
    #expect(page.browser.look.contains("font-size:1px") && !page.browser.look.contains("font-size:4px"))
  }

  @Test("A computed token, and a number that no custom property expresses, are written again")
  func computed() throws {
    let brand = Var(Brand.standard)
    let page = ThemedPage(
      VStack(.theme(brand)) {
        View(.layer.cornerRadius(.token(\Brand.half)))
        VStack(spacing: .token(\Brand.radius), .padding(.token(\Brand.radius)), .alpha(.token(\Brand.opacity))) {
          Label("a")
          Label("b")
        }
      })
    #expect(page.browser.look.contains("border-radius:4px"))
    #expect(page.browser.look.contains("gap:8px"))
    brand.set(.night)
    try page.update()
    #expect(page.browser.look.contains("border-radius:1px"))
    #expect(page.browser.look.contains("gap:2px"))
    #expect(page.browser.look.contains("padding-block-start:2px"))
    #expect(page.browser.look.contains("var(--Brand-opacity,1)"))
  }

  @Test("A number of a theme that changes is reported with its values")
  func changes() {
    let brand = Var(Brand.standard)
    let tree = LiveTree(
      VStack(.theme(brand)) { View(.key("a"), .layer.cornerRadius(.token(\Brand.radius))) })
    #expect(
      tree.changes { brand.set(.night) } == [.set(#""a""#, "layer.cornerRadius", from: 8.0, to: 2.0)])
    #expect(tree.root.children[0][View.self]?.layer.cornerRadius == 2)
  }
}

private struct Brand: Theme {
  var radius = 8.0
  var opacity = 1.0
  var edge = 8.0
  var title = Font.title1
  var half: Double { radius / 2 }

  static let standard = Brand()
  static let night = Brand(radius: 2, opacity: 0.5)
  static let day = Brand(radius: 5)
}
