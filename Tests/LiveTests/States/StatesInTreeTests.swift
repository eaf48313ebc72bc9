import LiveTesting
import TestSupport
import Testing

@testable import Live

extension WidgetState {
  fileprivate static let loading = WidgetState("loading", above: .disabled)
}

@MainActor
@Suite("Mods of states in a live tree")
struct StatesInTreeTests {
  private let pressed: Mod<Button> = [.while(.highlighted, .alpha.update { $0 / 2 })]

  @Test("A press changes the appearance and its end restores it, however often it happens")
  func press() throws {
    var alphas: [Double] = []
    var node: Node?
    let tree = LiveTree(
      Button("Save", .alpha(0.8), pressed, .tapped --> { alphas.append(node?[Button.self]?.alpha ?? -1) }))
    node = tree.root
    let look = "\(tree)"
    for _ in 1...3 { try tree.root.tap() }
    #expect(alphas == [0.4, 0.4, 0.4])
    #expect(tree.root[Button.self]?.alpha == 0.8 && "\(tree)" == look)
    node = nil
  }

  @Test("Changes report an appearance that begins and ends, beside the state itself")
  func changes() throws {
    let tree = LiveTree(Button("Save", .while(.highlighted, .alpha(0.6))))
    let changes = try tree.changes { try tree.root.tap() }
    #expect(
      changes.map(\.description) == [
        "set Button.isHighlighted: false → true", "set Button.alpha: 1.0 → 0.6",
        "set Button.isHighlighted: true → false", "set Button.alpha: 0.6 → 1.0",
      ])
  }

  @Test("The mounted value keeps its own properties, which bindings set and handlers read")
  func storedValue() throws {
    let alpha = Var(0.8)
    var mounted: Mounted<Button>?
    let tree = LiveTree(
      Button(
        "Save", .alpha <-- alpha, pressed,
        .adHocFinalize -- {
          mounted = $0
          return nil
        }))
    tree.root.input(Mod<Button>.isHighlighted(true))
    #expect(mounted?.value.alpha == 0.8 && tree.root[Button.self]?.alpha == 0.4)
    alpha.set(0.6)
    #expect(mounted?.value.alpha == 0.6 && tree.root[Button.self]?.alpha == 0.3)
    tree.root.input(Mod<Button>.isHighlighted(false))
    #expect(mounted?.value.alpha == 0.6 && tree.root[Button.self]?.alpha == 0.6)
  }

  @Test("A value that a binding delivers during a press is hidden by the state, and shown after it")
  func bindingDuringPress() throws {
    let (title, alpha) = (Var("Save"), Var(1.0))
    let tree = LiveTree(Button(.title <-- title, .alpha <-- alpha, .while(.highlighted, .title("Wait"), .alpha(0.5))))
    tree.root.input(Mod<Button>.isHighlighted(true))
    #expect(tree.changes { alpha.set(0.8) }.isEmpty)
    title.set("Load")
    #expect(tree.root[Button.self]?.currentTitle == "Wait" && tree.root[Button.self]?.alpha == 0.5)
    tree.root.input(Mod<Button>.isHighlighted(false))
    #expect(tree.root[Button.self]?.currentTitle == "Load" && tree.root[Button.self]?.alpha == 0.8)
  }

  @Test("States that begin in another order give the same appearance")
  func arrival() {
    let style: Mod<Button> = [
      .while(.disabled, .title.update { $0? += "d" }), .while(.loading, .title.update { $0? += "l" }),
      .while(.selected, .title.update { $0? += "s" }), .while(.highlighted, .title.update { $0? += "h" }),
    ]
    let arrivals: [Mod<Button>] = [
      .isSelected(true), .isEnabled(false), .isHighlighted(true), .isIn(.loading) -- true,
    ]
    for shift in arrivals.indices {
      let tree = LiveTree(Button("", style))
      for index in arrivals.indices { tree.root.input(arrivals[(index + shift) % arrivals.count]) }
      #expect(tree.root[Button.self]?.currentTitle == "shdl")
    }
  }

  @Test("Focus changes the appearance of a text field, and leaving it restores it")
  func focus() throws {
    let tree = LiveTree(
      VStack {
        TextField(.key("a"), .while(.focused, .layer.borderWidth(2)))
        TextField(.key("b"), .while(.focused, .layer.borderWidth(3)))
      })
    let (a, b) = (tree.root.children[0], tree.root.children[1])
    #expect(try tree.changes { try a.focus() } == [.set(#""a""#, "layer.borderWidth", from: 0.0, to: 2.0)])
    #expect(
      try tree.changes { try a.focusNext() } == [
        .set(#""a""#, "layer.borderWidth", from: 2.0, to: 0.0), .set(#""b""#, "layer.borderWidth", from: 0.0, to: 3.0),
      ])
    try b.unfocus()
    #expect(b[TextField.self]?.layer.borderWidth == 0)
  }

  @Test("A changed environment changes appearances before the contents are described")
  func environment() throws {
    let tree = LiveTree(UserInterfaceStyle.light) { style in
      VStack(.key("outer"), .environment(\.userInterfaceStyle, style)) {
        VStack(.key("inner"), .environment(\.isReduceMotionEnabled, true)) {
          Label("a", .key("label"), .while(.darkAppearance, .tag(1)), .while(.reduceMotion, .numberOfLines(2)))
        }
      }
    }
    var label: Label? { tree.root.children[0].children[0][Label.self] }
    #expect(label == Label("a", .key("label"), .numberOfLines(2)))
    let changes = tree.changes { tree.state = .dark }
    #expect(changes == [.set(#""label""#, "tag", from: 0, to: 1)])
    #expect(label?.tag == 1)
    tree.state = .light
    #expect(label?.tag == 0)
  }

  @Test("A new description of the same node changes its appearance")
  func update() throws {
    func tree(_ alpha: Double) -> Button { Button("Save", .while(.selected, .alpha(alpha)), .isSelected(true)) }
    let live = LiveTree(tree(0.5))
    let node = live.root
    #expect(try live.changes { try live.update(to: tree(0.25)) } == [.set("Button", "alpha", from: 0.5, to: 0.25)])
    #expect(live.root === node)
    try live.update(to: Button("Save", .isSelected(true)))
    #expect(live.root[Button.self]?.alpha == 1)
  }

  @Test("A widget that a state hides or disables cannot be used, and one that it renames is found by the new name")
  func perception() throws {
    let isNarrow = Var(true)
    var taps = 0
    let tree = LiveTree(isNarrow.signal) { isNarrow in
      VStack(.environment(\.horizontalSizeClass, isNarrow ? .compact : .regular)) {
        Button(
          "Save", .while(.compactWidth, .isHidden(true)), .isIn(.loading) -- !isNarrow,
          .while(.loading, .title("Wait")),
          .tapped --> { taps += 1 })
        Button("Load", .while(.compactWidth, .isEnabled(false)), .tapped --> { taps += 1 })
      }
    }
    for button in tree.root.children { #expect(throws: ActionError.self) { try button.tap() } }
    isNarrow.set(false)
    for button in tree.root.children { try button.tap() }
    #expect(taps == 2)
    #expect(tree.root.children.map(\.name) == ["Wait", "Load"])
    try tree.find(.button("Wait")).tap()
  }

  @Test("A cell in a selected row has the appearance of the selected state")
  func cells() throws {
    let cell = TableViewCell(.while(.selected, .alpha(0.5)))
    let rows = RowList(["a", "b"], id: { $0 }) { CellModel($0, cell) }
    let table = TableView(.model(TableModel([SectionModel(rows: rows)])))
    let tree = LiveTree(table)
    try tree.root.children[1].tap()
    #expect(tree.root.children.compactMap { $0[TableViewCell.self]?.alpha } == [1, 0.5])
  }

  @Test("A component's own states change its appearance")
  func component() throws {
    struct Card: Component {
      var body: Children { Label("card") }
    }
    let tree = LiveTree(VStack { Card().with(.while(.hovered, .alpha(0.5))) })
    try tree.root.children[0].children[0].hover()
    #expect(tree.root.children[0][Composed.self]?.alpha == 0.5)
  }

  @Test("Layers with sublayers have the appearance of states, too")
  func layers() {
    let tree = LiveTree(
      View(.layer.sublayers([Layer(.cornerRadius(1))]), .while(.selected, .layer.borderWidth(2)), .key("view")))
    let changes = tree.changes { tree.root.input(Mod<View>.isIn(.selected) -- true) }
    #expect(changes.contains(.set(#""view""#, "layer.borderWidth", from: 0.0, to: 2.0)))
    #expect(tree.root[View.self]?.layer.borderWidth == 2)
    #expect(tree.root[View.self]?.layer.sublayers.elements.count == 1)
  }

  @Test("A renderer that follows all reports has every appearance, in any order of events")
  func mirror() throws {
    let text = Var("a")
    let tree = LiveTree(UserInterfaceStyle.light) { style in
      VStack(.environment(\.userInterfaceStyle, style), .while(.hovered, .spacing(4))) {
        TextField(.text <-- text, .while(.focused, .tag(1)), .while(.darkAppearance, .alpha(0.5)))
        Button("b", .while(.highlighted, .alpha(0.5)), .while(.hovered, .title("hovered")))
        if style == .dark { Label("c", .while(.darkAppearance, .tag(2)), .while(.hovered, .tag(3))) }
        TextField(.text <-- text, .while(.focused, .isHidden(style == .dark)))
      }
    }
    let mirror = TreeMirror()
    let lifetime = tree.render(with: mirror)
    var generator = SeededGenerator(seed: 7)
    for step in 0..<400 {
      let node = try #require(tree.root.children.randomElement(using: &generator))
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: tree.state = tree.state == .dark ? .light : .dark
      case 1: try? node.hover()
      case 2: try? node.focus()
      case 3: try? node.tap()
      case 4: text.set("\(step)")
      default: try? tree.root.unhover()
      }
      _ = tree.root
      #expect(mirror.complaints == [])
      #expect(mirror.whole.map { $0.isSame(as: tree.root.bareSnapshot) } == true, "step \(step)")
    }
    lifetime.cancel()
  }
}
