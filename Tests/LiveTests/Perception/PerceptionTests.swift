import LiveTesting
import Testing

@MainActor
@Suite("Widgets that users do not perceive")
struct PerceptionTests {
  private func found(_ matcher: Matcher, in widget: some Widget) -> Int {
    LiveTree(widget).find(matcher).count
  }

  @Test("A hidden widget is not found by its text")
  func hidden() {
    #expect(found(.text("Ada"), in: Label("Ada", .isHidden(true))) == 0)
    #expect(found(.button, in: Button("Save", .isHidden(true))) == 0)
    #expect(found(.label("Time"), in: Label(.accessibilityLabel("Time"), .isHidden(true))) == 0)
  }

  @Test("A widget inside a hidden one is not found by its text")
  func inHidden() {
    #expect(found(.text("Ada"), in: View(.isHidden(true), .subviews([Label("Ada")]))) == 0)
  }

  @Test("A transparent widget is not found by its text")
  func transparent() {
    #expect(found(.text("Ada"), in: Label("Ada", .alpha(0))) == 0)
  }

  @Test("A widget that is hidden from assistive technology is not found by its text")
  func kept() {
    #expect(found(.text("Ada"), in: View(.accessibilityElementsHidden(true), .subviews([Label("Ada")]))) == 0)
    #expect(found(.text("Ada"), in: Label("Ada", .isAccessibilityElement(false))) == 0)
  }

  @Test("A sibling of a modal view is not found by its text")
  func modal() {
    let tree = LiveTree(
      View(.subviews([Label("Ada"), View(.accessibilityViewIsModal(true), .subviews([Label("Grace")]))])))
    #expect(tree.find(.staticText).all.map(\.text) == ["Grace"])
  }

  @Test("A modal view that is hidden hides nothing beside it")
  func hiddenModal() {
    for mod: Mod<View> in [.isHidden(true), .alpha(0), .layer.opacity(0)] {
      let modal = View(.accessibilityViewIsModal(true), .subviews([Label("Grace")])).with(mod)
      #expect(LiveTree(View(.subviews([Label("Ada"), modal]))).find(.staticText).all.map(\.text) == ["Ada"])
    }
  }

  @Test("A hidden widget is found by its identifier and key")
  func programmatic() {
    let label = Label("Ada", .isHidden(true), .accessibilityIdentifier("name"), .tag(2)).with(.key("key"))
    for matcher: Matcher in [.identifier("name"), .tag(2), .key("key"), .type(Label.self)] {
      #expect(found(matcher, in: label) == 1)
    }
  }

  @Test("A hidden widget is found by a query that includes hidden ones")
  func includingHidden() throws {
    let tree = LiveTree(View(.isHidden(true), .subviews([Label("Ada")])))
    #expect(try tree.find(.text("Ada")).includingHidden.role == .staticText)
  }

  @Test("An accessibility element has the texts inside, which are not found by themselves")
  func whole() throws {
    let card = View(
      .isAccessibilityElement(true), .accessibilityTraits(.button),
      .subviews([Label("Episode 12"), View(.subviews([Label("3 minutes left")])), Label("Old", .isHidden(true))])
    )
    let tree = LiveTree(View(.subviews([card])))
    #expect(try tree.find(.button("Episode 12 3 minutes left")).text == "Episode 12 3 minutes left")
    #expect(tree.find(.staticText).count == 0)
  }

  @Test("A view with the traits of a button is named by the texts inside, which are found as well")
  func button() throws {
    let tree = LiveTree(View(.accessibilityTraits(.button), .subviews([Label("Play")])))
    #expect(tree.find(.button("Play")).count == 1)
    #expect(try tree.find(.text("Play")).role == .staticText)
  }

  @Test("A plain view has no name")
  func plain() {
    let root = LiveTree(View(.subviews([Label("Play")]))).root
    #expect(root.role == nil && root.name == nil && root.text == nil)
  }
}
