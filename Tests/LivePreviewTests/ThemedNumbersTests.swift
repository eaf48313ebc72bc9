import LiveTesting
import Styles
import Testing

@testable import LivePreview

@MainActor
@Suite("Numbers of themes in a live page")
struct ThemedNumbersTests {
  @Test("A number is a custom property, whose default outside of themes is the value of the standard theme")
  func properties() throws {
    let page = ThemedPage(
      VStack {
        View(.theme(Brand.night)) { View(.layer.cornerRadius <-- \Brand.radius) }
        View(.layer.cornerRadius <-- \Brand.radius, .layer.maskedCorners(.layerMaxXMinYCorner))
        View(
          .layer.shadowOpacity(1), .layer.shadowColor(.red), .layer.borderColor(.red),
          .layer.borderWidth <-- \Brand.radius, .layer.shadowRadius <-- \Brand.radius, .alpha <-- \Brand.opacity)
      })
    let look = page.browser.look
    let radius = "calc(var(--Brand-radius,8)*1px)"
    #expect(look.contains("--Brand-radius:2;--Brand-opacity:0.5"))
    #expect(look.contains("border-radius:\(radius)"))
    #expect(look.contains("border-radius:0px \(radius) 0px 0px"))
    #expect(look.contains("inset 0 0 0 \(radius) #FF0000,0px -3px calc(var(--Brand-radius,8)*2px) #FF0000"))
    #expect(look.contains("opacity:calc(var(--Brand-opacity,1)*1)"))
  }

  @Test(
    "Numbers of any size are written in a form that CSS accepts",
    arguments: [
      (1e308, "1e+308"), (-1e308, "-1e+308"), (2e306, "2e+306"), (.infinity, "1000000"), (.nan, "0"),
      (1.23456, "1.235"),
    ])
  func sizes(number: Double, text: String) throws {
    let page = ThemedPage(VStack(.theme(Brand(radius: number))) { View(.layer.cornerRadius <-- \Brand.radius) })
    #expect(page.browser.look.contains("--Brand-radius:\(text)\""))
  }

  @Test("A constant that replaces a token of the same value stays the same in another theme")
  func constant() throws {
    let brand = Var(Brand.standard)
    func content(_ mod: Mod<View>) -> StackView { VStack(.theme(brand)) { View(mod, .key("a")) } }
    let page = ThemedPage(content(.layer.cornerRadius <-- \Brand.radius))
    try page.tree.update(to: content(.layer.cornerRadius(8)))
    try page.update()
    brand.set(.night)
    try page.update()
    #expect(page.browser.look.contains("border-radius:8px"))
    try page.tree.update(to: content(.layer.cornerRadius <-- \Brand.edge))
    try page.update()
    brand.set(.standard)
    try page.update()
    #expect(page.browser.look.contains("var(--Brand-edge,8)"))
  }

  @Test("The constant number of an active state stays after a theme whose token had the same value")
  func states() throws {
    let (brand, isSelected) = (Var(Brand.standard), Var(false))
    let page = ThemedPage(
      VStack(.theme(brand)) {
        Button(
          .isSelected <-- isSelected, .layer.cornerRadius <-- \Brand.radius, .while(.selected, .layer.cornerRadius(8)))
        Label("", .while(.hovered, .layer.cornerRadius(8)), .layer.cornerRadius <-- \Brand.radius)
      })
    isSelected.set(true)
    try page.tree.root.children[1].hover()
    try page.browser.apply(page.renderer.patches())
    brand.set(.night)
    try page.update()
    #expect(page.browser.look.split(separator: "border-radius:8px").count == 3)
    isSelected.set(false)
    try page.update()
    #expect(page.browser.look.split(separator: "border-radius:8px").count == 2)
  }

  @Test("A token that is computed from others is written again")
  func computed() throws {
    let brand = Var(Brand.standard)
    let page = ThemedPage(VStack(.theme(brand)) { View(.layer.cornerRadius <-- \Brand.half) })
    #expect(page.browser.look.contains("border-radius:4px"))
    brand.set(.night)
    try page.update()
    #expect(page.browser.look.contains("border-radius:1px"))
  }

  @Test("A presented screen and the content of a component have the numbers of the themes around them")
  func outside() throws {
    let brand = Var(Brand.standard)
    let content = View(.layer.cornerRadius <-- \Brand.radius)
    let page = ThemedPage(
      VStack(.theme(brand)) {
        Button("Open", .tapped --> inContext { try $0.present(ViewController(.children([content]))) })
        Composed(Surrounded(content: content)) |> .theme(Brand.night)
      })
    #expect(page.browser.resolvedLook(in: page.scope).contains("border-radius:2px"))
    try page.tree.root.children[0].tap()
    try page.update()
    #expect(page.browser.resolvedLook(in: page.scope).contains("border-radius:8px"))
    brand.set(.day)
    try page.update()
    #expect(page.browser.resolvedLook(in: page.scope).contains("border-radius:5px"))
  }

  @Test("Another theme of the kit is one patch, whatever the number of its buttons", arguments: [10, 100])
  func kit(count: Int) throws {
    let kit = Var(Kit.standard)
    let page = ThemedPage(
      VStack(.theme(kit)) {
        (0..<count).map { number in
          Button("\(number)", .buttonStyle(.filled, .small)) as any Widget
        }
      })
    for radius in [0.0, 3, 0] {
      kit.set(Kit.standard |> [\.accent .~ .systemRed, \.radius .~ radius])
      let patches = page.renderer.patches()
      #expect(patches.count == 1, "\(patches.prefix(3))")
      try page.show(patches)
    }
  }
}

private struct Surrounded: Component {
  let content: View

  var body: Children { content }
}

private struct Brand: Theme {
  var radius = 8.0
  var opacity = 1.0
  var edge = 8.0
  var half: Double { radius / 2 }

  static let standard = Brand()
  static let night = Brand(radius: 2, opacity: 0.5)
  static let day = Brand(radius: 5)
}
