import LiveTesting
import StyleGuide
import Styles
import Testing

@MainActor @Suite("A number of a look in a workbench") struct WorkbenchNumberTests {
  nonisolated struct Look: DefaultVariants {
    var inset = 8.0
    var depth = 0.5
    var isWide = false
  }

  private let selection = Var(WorkbenchSelection())
  private let recipe = Recipe<Button, Look>(
    .on(\.inset, in: 0...24, step: 1) { .contentEdgeInsets(EdgeInsets($0)) },
    .on(\.depth, in: 0...1, step: 0.5) { .alpha($0) },
    .on(\.isWide, .tag(1)))

  private var guide: StyleGuide {
    StyleGuide("Numbers") { Recipes("Buttons", recipe, named: "button") { Button("Save") } }
  }

  private func button(_ tree: LiveTree<Void>) throws -> Button {
    try #require(tree.find(Button.self, .inside(.label("Stage"))).node().appearance as? Button)
  }

  @Test("A number has a slider between its ends, whose nearest step is the address and the style")
  func sliding() throws {
    let tree = LiveTree(Workbench(guide, selection: selection))
    let slider = tree.find(.slider("inset"))
    let first = try #require(slider.node()[Slider.self])
    #expect(first.minimumValue == 0 && first.maximumValue == 24 && first.value == 8)
    #expect(try button(tree).contentEdgeInsets == EdgeInsets(8))
    try slider.slide(to: 20.4)
    #expect(try button(tree).contentEdgeInsets == EdgeInsets(20))
    #expect(selection.value.address == "/?look.inset=20")
    #expect(tree.find(.text("20")).exists && tree.find(.text(".button(\\.inset .~ 20.0)")).exists)
    try slider.slide(to: 8)
    #expect(selection.value.address == "/")
  }

  @Test("An arrow key moves the slider of a number by a step, whatever its range")
  func keys() throws {
    let recipe = Recipe<Button, Look>(.on(\.depth, in: 0...1, step: 0.05) { .alpha($0) })
    let guide = StyleGuide("Numbers") { Recipes("Buttons", recipe, named: "button") { Button("Save") } }
    let tree = LiveTree(Workbench(guide, selection: selection))
    try tree.find(.slider("depth")).focus()
    try tree.press(.right)
    #expect(selection.value.address == "/?look.depth=0.55")
    try tree.press(.left)
    try tree.press(.left)
    #expect(selection.value.address == "/?look.depth=0.45")
    try tree.press(.end)
    #expect(selection.value.address == "/?look.depth=1")
  }

  @Test("A number with few steps has segments")
  func segments() throws {
    let tree = LiveTree(Workbench(guide, selection: selection))
    try tree.find(SegmentedControl.self, .label("depth")).select(segment: "1")
    #expect(try button(tree).alpha == 1)
    #expect(selection.value.address == "/?look.depth=1")
  }

  @Test("An address accepts each step of a number, and no other value")
  func addresses() throws {
    let tree = LiveTree(Workbench(guide, selection: selection))
    let node = try #require(tree.root.childNodes.first)
    try node.open(#require(URL(string: "/buttons?look.inset=12&look.depth=0.25")))
    #expect(selection.value.choices == ["inset": "12"])
    #expect(try button(tree).contentEdgeInsets == EdgeInsets(12))
  }

  @Test("The combinations contain the limits of a number")
  func combinations() throws {
    let tree = LiveTree(Workbench(guide, selection: selection))
    try tree.find(.button("All"), .inside(.label("Facts"))).tap()
    #expect(tree.find(.text("There are 8 combinations.")).exists)
    #expect(recipe.combinations.count == 8)
    #expect(recipe.combinations.map(\.description).last == "inset: 24, depth: 1, isWide: true")
    #expect(recipe.report(on: Button("Save")).isEmpty)
  }
}
