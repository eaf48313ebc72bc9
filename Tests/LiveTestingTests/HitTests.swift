import Foundation
import LiveTesting
import Preview
import Testing

@Suite("The node at a point of a drawing")
@MainActor struct HitTests {
  private func name<State>(_ tree: LiveTree<State>, _ x: Double, _ y: Double, height: Double? = nil) -> String? {
    tree.node(at: CGPoint(x: x, y: y), width: 200, height: height)?.name
  }

  @Test("The innermost widget is reached, and labels let touches through to what is around them")
  func innermost() {
    let tree = LiveTree(
      VStack(.accessibilityLabel("Stack")) {
        Button("One").with(.height(40))
        Label("Text", .height(40))
        HStack(.distribution(.fillEqually), .height(40)) {
          Button("Left")
          Button("Right")
        }
      })
    #expect(name(tree, 100, 20) == "One")
    #expect(name(tree, 100, 60) == "Stack")
    #expect(name(tree, 99, 100) == "Left" && name(tree, 101, 100) == "Right")
    #expect(name(tree, 100, 121) == nil && name(tree, -1, 20) == nil && name(tree, .nan, 20) == nil)
  }

  @Test("The subview in front is reached, unless it is transparent, hidden, or takes no touches")
  func order() {
    func names(_ front: Mod<Button>) -> String? {
      name(LiveTree(View(.subviews([Button("Back"), Button("Front").with(front)]))), 50, 5, height: 40)
    }
    #expect(names([]) == "Front")
    #expect(names(.alpha(0)) == "Back" && names(.isHidden(true)) == "Back")
    #expect(names(.isUserInteractionEnabled(false)) == "Back")
    #expect(names(.isEnabled(false)) == "Front")
  }

  @Test("A hit test ignores scrolled out and clipped widgets, and finds overflowing ones without clipping")
  func clipping() {
    func tree(clips: Bool) -> LiveTree<Void> {
      LiveTree(
        View(
          .subviews([
            View(.frame(CGRect(x: 0, y: 0, width: 100, height: 50)), .clipsToBounds(clips)) {
              Button("Wide", .frame(CGRect(x: 0, y: 0, width: 200, height: 20)))
            }
          ])))
    }
    #expect(name(tree(clips: true), 50, 10, height: 50) == "Wide")
    #expect(name(tree(clips: true), 150, 10, height: 50) != "Wide")
    #expect(name(tree(clips: false), 150, 10, height: 50) == "Wide")
    let scrolled = LiveTree(
      ScrollView(.contentOffset(CGPoint(x: 0, y: 40))) {
        VStack { for number in 0..<9 { Button("\(number)").with(.height(40)) } }
      })
    #expect(name(scrolled, 50, 10, height: 100) == "1" && name(scrolled, 50, 90, height: 100) == "3")
    #expect(name(scrolled, 50, 110, height: 100) == nil)
  }

  @Test("A widget is reached where its transform shows it")
  func transforms() {
    let turned = LiveTree(
      View(
        .subviews([
          Button(
            "Turned", .frame(CGRect(x: 50, y: 40, width: 100, height: 20)),
            .transform(Transform(rotationAngle: .pi / 2)))
        ])))
    #expect(name(turned, 100, 10, height: 100) == "Turned" && name(turned, 60, 50, height: 100) != "Turned")
    let flat = LiveTree(View(.subviews([Button("Flat", .transform(Transform(scaleX: 0, y: 1)))])))
    #expect(name(flat, 100, 10, height: 40) != "Flat")
  }

  @Test("A widget below a presented screen is not reached")
  func covers() throws {
    let ask = Button(
      "Ask",
      .tapped
        --> inContext { context in
          try context.present(AlertController("Sure?", .actions([AlertAction("No", .style(.cancel))])))
        })
    let tree = LiveTree(ViewController("") { VStack(.distribution(.fillEqually)) { ask } })
    #expect(name(tree, 5, 5, height: 400) == "Ask")
    try tree.find(.button("Ask")).tap()
    #expect(name(tree, 5, 5, height: 400) == nil)
    let rows = stride(from: 0.0, to: 400, by: 5).compactMap { name(tree, 100, $0, height: 400) }
    #expect(rows.contains("No") && !rows.contains("Ask"))
  }

  @Test("A hit test does not disturb a session that shows the tree")
  func session() {
    let text = Var("old")
    let tree = LiveTree(Label(.text <-- text))
    var asked = 0
    let tracer = Tracer()
    tracer.didChange = { asked += 1 }
    _ = tracer.widgets(of: tree.root)
    _ = tree.node(at: .zero)
    text.set("new")
    #expect(asked == 1)
    withExtendedLifetime(tracer) {}
  }
}
