@testable import Live
@testable import LivePreview
import LiveTesting
import Testing

@MainActor
struct SleepingWidgetTests {
  private let taps = Var(0)

  @Test("A page creates no nodes for rows without behaviors before an event", arguments: [false, true])
  func page(isInside: Bool) throws {
    let content: Children = isInside ? [ScrollView { VStack { rows(30) } }] : [VStack { rows(30) }]
    let tree = LiveTree(content)
    let session = LiveSession(tree)
    let html = session.open().html
    #expect(html.contains(#"data-n="60""#) && html.contains("Row 29"))
    #expect(count(in: tree.rootNode) == 1)
  }

  @Test("An event inside a row creates the nodes on the path to its widget, and no others")
  func event() throws {
    let tree = LiveTree(VStack { rows(30) })
    let visitor = Visitor(LiveSession(tree))
    try visitor.act("tap", on: 3 * 10 + 4)
    #expect(taps.value == 1)
    #expect(count(in: tree.rootNode) == 3)
    #expect(throws: SessionRefusal.gone(node: 99)) { try visitor.act("tap", on: 99) }
    #expect(count(in: tree.rootNode) == 3)
  }

  @Test("A new description creates the nodes of the rows that look different, and no others")
  func description() throws {
    let tree = LiveTree(VStack { rows(30) })
    let visitor = Visitor(LiveSession(tree))
    try tree.update(to: VStack { rows(30) { $0 == 12 ? "other" : "Row \($0)" } })
    let frame = try #require(visitor.session.frames().first)
    #expect(frame.text == #"[1,0,[["t",39,"other"]]]"#)
    try visitor.apply([frame])
    // The row, and what is compared in it.
    #expect(count(in: tree.rootNode) <= 4)
    try visitor.act("tap", on: 3 * 12 + 4)
    try visitor.act("tap", on: 3 * 13 + 4)
    #expect(taps.value == 2)
    #expect(visitor.difference(from: tree) == nil)
  }

  @Test("Inserting, removing and moving rows creates no nodes for other rows")
  func structure() throws {
    var numbers = Array(0..<30)
    let tree = LiveTree(VStack { Children(numbers.map { row($0) }) })
    let visitor = Visitor(LiveSession(tree))
    for change in 0..<4 {
      switch change {
      case 0: numbers.insert(100, at: 10)
      case 1: numbers.remove(at: 20)
      case 2: numbers.append(200)
      default: numbers.swapAt(13, 15)
      }
      try tree.update(to: VStack { Children(numbers.map { row($0) }) })
      try visitor.update()
      #expect(tree.rootNode.branches.mounted.count <= 8)
      tree.root.checkInvariants()
    }
    #expect(visitor.difference(from: tree) == nil)
  }

  @Test("An event calls the handler of the row's latest description")
  func handlers() throws {
    func page(_ number: Int) -> StackView {
      VStack { for _ in 0..<3 { HStack { Button("Tap", .tapped --> { taps.set(number) }) } } }
    }
    let tree = LiveTree(page(1))
    let visitor = Visitor(LiveSession(tree))
    try tree.update(to: page(2))
    #expect(visitor.session.frames().isEmpty)
    #expect(count(in: tree.rootNode) == 1)
    try visitor.act("tap", on: 5)
    #expect(taps.value == 2)
  }

  @Test("A widget with a behavior can replace one in a row without nodes")
  func waking() throws {
    let text = Var("a")
    let tree = LiveTree(VStack { HStack { Label("a") } })
    let visitor = Visitor(LiveSession(tree))
    try tree.update(to: VStack { HStack { Label(.text <-- text) } })
    text.set("b")
    try visitor.update()
    #expect(visitor.difference(from: tree) == nil)
  }

  @Test("Rows without nodes are written again when their container changes its layout", arguments: 0..<3)
  func container(change: Int) throws {
    let axis = Var(Axis.vertical)
    let tree = LiveTree(
      VStack {
        StackView(.axis <-- axis) {
          HStack {
            Label("a"); Spacer()
          }
          VStack {
            Label("b"); Button("c", .tapped --> { taps.set(1) })
          }
          VStack {}
        }
      })
    let visitor = Visitor(LiveSession(tree))
    if change > 0 { try visitor.act("tap", on: 8) }
    axis.set(.horizontal)
    if change == 2 { try tree.update(to: VStack { Label("other") }) }
    try visitor.update()
    #expect(visitor.difference(from: tree) == nil)
  }

  @Test("A later styling or theme applies to rows without nodes")
  func styling() throws {
    let tree = LiveTree(0) { step in
      VStack(Mod(step == 1 ? [.styling(Label.self, .accessibilityHint("stylish"))] : [])) { rows(3) }
    }
    let session = LiveSession(tree)
    let start = session.open().html
    tree.state = 1
    let frame = session.frames().first?.text ?? ""
    #expect(!start.contains("stylish") && frame.contains("stylish"))
    tree.state = 2
    #expect(session.frames().first?.text.contains("aria-description") == true)
  }

  @Test("A row with a spacing element is written among rows without nodes")
  func spaces() throws {
    let tree = LiveTree(
      VStack {
        rows(2)
        VStack(.customSpacing([0: 4])) {
          Label("a"); Button("b", .tapped --> { taps.set(7) })
        }
        rows(2)
      })
    let visitor = Visitor(LiveSession(tree))
    try visitor.act("tap", on: 10)
    #expect(taps.value == 7)
    #expect(tree.rootNode.branches.mounted.count == 1)
    #expect(visitor.difference(from: tree) == nil)
  }

  private func rows(_ count: Int, _ name: (Int) -> String = { "Row \($0)" }) -> Children {
    Children((0..<count).map { row($0, name($0)) })
  }

  private func row(_ number: Int, _ name: String? = nil) -> StackView {
    HStack(.key(WidgetKey(number))) {
      Label(name ?? "Row \(number)")
      Button("Tap", .tapped --> { taps.set(taps.value + 1) })
    }
  }

  private func count(in node: Node) -> Int { node.branches.mounted.reduce(1) { $0 + count(in: $1) } }
}
