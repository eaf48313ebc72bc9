@testable import Live
import LiveTesting
import TestSupport
import Testing

@MainActor
struct SleepingNodesTests {
  @Test("Nodes of widgets without behaviors are mounted when they are read")
  func reading() throws {
    let liveTree = LiveTree(page("a", "b"))
    try #require(liveTree.root.branches.sleeping != nil)
    #expect(liveTree.widget as? StackView == page("a", "b"))
    let label = liveTree.root.children[1].children[0][Label.self]
    #expect(label == Label("b"))
    #expect(liveTree.root.branches.sleeping == nil)
  }

  @Test(
    "The node of a widget with behaviors is mounted at once, and those of its siblings are not",
    arguments: Waking.allCases)
  func waking(_ waking: Waking) {
    let liveTree = LiveTree(
      VStack {
        Label("a")
        [waking.widget]
        Label("b")
      })
    #expect(liveTree.root.branches.mounted.count == 1)
    #expect(liveTree.root.children.count == 3)
    #expect(liveTree.root.branches.sleeping == nil)
  }

  @Test("The nodes of custom widget types sleep as those of the library's types do")
  func ownTypes() throws {
    let liveTree = LiveTree(
      VStack {
        Shelf {
          Plain(); Shelf { Label("a") }
        }
        Plain()
      })
    #expect(liveTree.root.branches.mounted.isEmpty)
    #expect(all(liveTree.root).map(\.id) == Array(1...6))
    #expect(try liveTree.find(.text("a")).node().path == "StackView/Shelf/Shelf/Label")
  }

  @Test("The numbers of nodes follow their order in the tree, whenever they are read", arguments: [true, false])
  func numbers(isBoundRead: Bool) throws {
    let liveTree = LiveTree(
      VStack {
        page("a", "b")
        Label(.text <-- Var("c"))
        page("d", "e")
      })
    if isBoundRead {
      let label = try liveTree.find(.text("d")).node()
      #expect(label.id == 10)
    }
    #expect(all(liveTree.root).map(\.id) == Array(1...12))
  }

  @Test("An update of sleeping nodes is seen by readers and renderers", arguments: [false, true])
  func updating(isHeard: Bool) throws {
    let liveTree = LiveTree(page("a", "b"))
    if isHeard {
      let changes = try liveTree.root.changes { try liveTree.update(to: page("a", "c")) }
      #expect(changes.map(\.description) == ["set StackView/StackView[1]/Label.text: \"b\" → \"c\""])
    }
    try liveTree.update(to: page("d", "c", "f"))
    #expect(liveTree.widget as? StackView == page("d", "c", "f"))
  }

  @Test("An update mounts no nodes besides those that have been read")
  func updatingBeside() throws {
    let liveTree = LiveTree(page("a", "b", "c"))
    _ = try #require(liveTree.root.child(numbered: 2))
    try liveTree.update(to: page("a", "d", "c"))
    #expect(liveTree.root.branches.mounted.count == 1)
    #expect(liveTree.widget as? StackView == page("a", "d", "c"))
  }

  @Test("A user can act on a node that nobody has read")
  func acting() throws {
    let taps = Input<Void>()
    var count = 0
    let lifetime = taps.signal.subscribe { count += 1 }
    let liveTree = LiveTree(VStack { HStack { Button("Save", .tapped --> taps) } })
    try #require(liveTree.root.branches.sleeping != nil)
    try liveTree.find(.button("Save")).tap()
    #expect(count == 1)
    lifetime.cancel()
  }

  @Test("A user's change stays when the tree is described again")
  func editing() throws {
    let liveTree = LiveTree(VStack { HStack { Switch(.tag(1)) } })
    try liveTree.find(.type(Switch.self)).toggle()
    try liveTree.update(to: VStack { HStack { Switch(.tag(2)) } })
    let toggle = try liveTree.find(.type(Switch.self)).model as? Switch
    #expect(toggle == Switch(.tag(2), .isOn(true)))
  }

  @Test("Unmounting releases the handlers of sleeping nodes, which can still be read")
  func unmounting() throws {
    final class Target {}
    var target: Target? = Target()
    weak let released = target
    let liveTree = LiveTree(
      VStack { [target] in HStack { Button("Save", .tapped --> Input<Void> { _ = target }) } })
    try #require(liveTree.root.branches.sleeping != nil)
    target = nil
    #expect(released != nil)
    liveTree.unmount()
    #expect(released == nil)
    let button = liveTree.root.children[0].children[0]
    #expect(button.model as? Button == Button("Save"))
    #expect(!button.isMounted)
    #expect(button.parent == nil)
  }

  @Test("The path of a node in an error mounts none of its siblings")
  func path() throws {
    let rows = (0..<6).map { number in Label("\(number)") as any Widget }
    let tree = LiveTree(
      VStack { Children(rows + [View(), HStack(.layer.opacity <-- Var(0.5))]) })
    let labels = [3, 5, 1].compactMap { tree.rootNode.child(numbered: tree.rootNode.id + 1 + $0) }
    #expect(labels.map(\.path) == ["StackView/Label[3]", "StackView/Label[5]", "StackView/Label[1]"])
    #expect(throws: ActionError.self) { try labels[0].submit() }
    let view = try #require(tree.rootNode.child(numbered: tree.rootNode.id + 7))
    #expect(view.path == "StackView/View" && tree.rootNode.branches.mounted.count == 5)
    let paths = tree.root.children.map(\.path)
    #expect(paths.prefix(6) == (0..<6).map { "StackView/Label[\($0)]" }[...])
    #expect(paths.suffix(2) == ["StackView/View", "StackView/StackView"])
  }

  @Test("Sleeping children are mounted one by one, in any order")
  func oneByOne() throws {
    let tree = LiveTree(
      VStack { for number in 0..<9 { number == 4 ? Label(.text <-- Var("4")) : Label("\(number)") } })
    var mounted = 1
    for index in [7, 0, 8, 3, 4, 1, 6, 2, 5] {
      let child = try #require(tree.rootNode.child(numbered: tree.rootNode.id + 1 + index))
      #expect((child.mounted.current as? Label)?.text == "\(index)")
      if index != 4 { mounted += 1 }
      #expect(tree.rootNode.branches.mounted.count == mounted)
      #expect(tree.rootNode.branches.mounted.map(\.id) == tree.rootNode.branches.mounted.map(\.id).sorted())
    }
    #expect(tree.rootNode.branches.sleeping == nil)
    #expect(tree.rootNode.child(numbered: 99) == nil)
  }

  @Test("A snapshot mounts only the nodes that show values of a theme")
  func tokens() throws {
    func rows(_ color: (Int) -> Color) -> StackView {
      VStack {
        for number in 0..<6 {
          HStack {
            Label("\(number)", .textColor(color(number))); Label("End")
          }
        }
      }
    }
    let tree = LiveTree(rows { $0 == 2 ? .accent : .red })
    #expect(tree.widget as? StackView == rows { $0 == 2 ? .systemIndigo : .red })
    let mounted = tree.rootNode.branches.mounted
    #expect(mounted.map(\.id) == [8] && mounted.first?.branches.mounted.map(\.id) == [9])
    try tree.update(to: rows { $0 > 3 ? .accent : .red })
    #expect(tree.widget as? StackView == rows { $0 > 3 ? .systemIndigo : .red })
    #expect(tree.rootNode.branches.mounted.count == 3)
  }

  @Test("A later styling applies to sleeping nodes")
  func styling() throws {
    let liveTree = LiveTree(false) { isStyled in
      VStack(.styling(Label.self, .numberOfLines(isStyled ? 0 : 1))) { HStack { Label("a") } }
    }
    let plain = LiveTree(false) { isStyled in
      VStack(Mod(isStyled ? [.styling(Label.self, .numberOfLines(0))] : [])) { HStack { Label("a") } }
    }
    for tree in [liveTree, plain] {
      for isStyled in [true, false] {
        tree.state = isStyled
        #expect("\(tree.widget)".contains("numberOfLines: 0") == isStyled)
        let label = try tree.find(.text("a")).model as? Label
        #expect(label?.numberOfLines == (isStyled ? 0 : 1))
      }
    }
  }

  @Test("A tree whose nodes are read late equals one whose nodes are read at once", arguments: 0..<20)
  func random(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let source = Var("a")
    var description = View { tree(depth: 3, source, &random) }
    let (late, early) = (LiveTree(description), LiveTree(description))
    #expect(all(early.root).map(\.id) == all(LiveTree(description).root).map(\.id))
    for step in 0..<100 {
      if Bool.random(using: &random) { description = View { tree(depth: 3, source, &random) } }
      source.set("\(step)")
      for tree in [late, early] {
        try tree.update(to: description)
        tree.root.checkInvariants()
      }
      #expect(late.widget as? View == early.widget as? View)
      let areMounted = all(early.root).allSatisfy { $0.isMounted }
      #expect(areMounted)
      if Int.random(in: 0..<20, using: &random) == 0 {
        #expect(all(late.root).map(\.path) == all(early.root).map(\.path))
        #expect(Set(all(late.root).map(\.id)).count == all(late.root).count)
      }
    }
  }

  @Test("A user's change is seen in a tree that has been read before", arguments: [false, true])
  func readBefore(isAlone: Bool) throws {
    let liveTree = LiveTree(VStack { HStack { Switch() } })
    _ = liveTree.widget
    let row = try #require(isAlone ? liveTree.root.child(numbered: 2) : liveTree.root.children[0])
    try row.children[0].toggle()
    let stack = liveTree.widget as? StackView
    #expect(stack?.arrangedSubviews[0].widgetsInside?[0] as? Switch == Switch(.isOn(true)))
  }

  @Test("Children stay readable if their sibling unmounts the tree")
  func unmountedByChild() throws {
    let (source, children) = (Var(""), Var(Children()))
    let liveTree = LiveTree(VStack(.arrangedSubviews <-- children))
    let text = source.map { [weak liveTree] text in
      liveTree?.unmount()
      return text
    }
    children.set([HStack { Label("a") }, Label(.text <-- text), HStack { Label("b") }])
    #expect(liveTree.root.children.allSatisfy { !$0.isMounted })
  }

  @Test(
    "Renderers get the same changes from trees that are read late, row by row, or at once",
    arguments: 0..<20)
  func randomChanges(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let source = Var("a")
    var description = View { tree(depth: 3, source, &random) }
    let trees = (0..<3).map { _ in LiveTree(description) }
    _ = all(trees[0].root)
    let recorders = trees.map { tree in
      let recorder = ChangeLog()
      return (recorder, tree.render(with: recorder))
    }
    for step in 0..<60 {
      if Bool.random(using: &random) { description = View { tree(depth: 3, source, &random) } }
      source.set("\(step)")
      let number = Int.random(in: 0..<40, using: &random)
      for (index, tree) in trees.enumerated() {
        if index == 2 { wake(number, in: tree.root) }
        try tree.update(to: description)
        tree.root.checkInvariants()
        #expect(recorders[index].0.changes == recorders[0].0.changes)
      }
      #expect(trees[1].widget as? View == trees[0].widget as? View)
      for (recorder, _) in recorders { recorder.changes = [] }
    }
    #expect(Set(trees.map { all($0.root).map(\.id) }).count == 1)
  }

  /// Mounts the nodes to a number, if there is one.
  private func wake(_ number: Int, in node: Node) {
    if node.child(numbered: number) != nil { return }
    for child in node.branches.mounted { wake(number, in: child) }
  }

  private func page(_ texts: String...) -> StackView {
    VStack {
      for text in texts { HStack { Label(text) } }
    }
  }

  private func all(_ node: Node) -> [Node] { [node] + (node.children + node.parts).flatMap(all) }

  /// Some widgets, few of which act by themselves.
  private func tree(depth: Int, _ source: Var<String>, _ random: inout SeededGenerator) -> Children {
    Children(
      (0..<Int.random(in: 0..<5, using: &random)).map { index in
        let tag = Int.random(in: 0..<3, using: &random)
        var widget: any Widget =
          switch Int.random(in: 0..<14, using: &random) {
          case 0: Label(.text <-- source)
          case 1: Toolbar(.items([BarButtonItem("\(tag)")]))
          case 2: Button("\(tag)", .tapped --> Input<Void> {})
          case 3..<7: Label("\(tag)")
          default: depth > 0 ? View(.tag(tag)) { tree(depth: depth - 1, source, &random) } : Switch(.tag(tag))
          }
        if tag == 1 { widget.key = WidgetKey(index) }
        return widget
      })
  }
}

extension SleepingNodesTests {
  /// The reasons for which a node is mounted at once.
  enum Waking: CaseIterable {
    case binding, finalization, styling, part, layer, titleLabel, component, screen, table, state, preview, ownPart

    @MainActor var widget: any Widget {
      switch self {
      case .binding: Label(.text <-- Var("a"))
      case .finalization: Label(.adHocFinalize -- { _ in nil })
      case .styling: View(.styling(Label.self, .tag(1)))
      case .part: Label(.onTap {})
      case .layer: View(.layer.sublayers([Layer()]))
      case .titleLabel: Button(.titleLabel.text <-- Var("a"))
      case .component: Titled(title: "a").with()
      case .screen: ViewController()
      case .table: TableView()
      case .state: Button(.while(.highlighted, .alpha(0.5)))
      case .preview: Shown()
      case .ownPart: Shelf().with { $0.note = Label(.text <-- Var("a")) }
      }
    }
  }
}

/// A renderer that writes down what it sees.
@MainActor private final class ChangeLog: Renderer {
  var changes: [String] = []

  func insert(_ node: Node, at index: Int) { changes.append("insert \(node.id) at \(index)") }
  func move(_ node: Node, from old: Int, to new: Int) { changes.append("move \(node.id) from \(old) to \(new)") }
  func remove(_ node: Node, at index: Int) { changes.append("remove \(node.id) at \(index)") }

  func update(_ node: Node, from old: any Bindable, to new: any Bindable) {
    changes.append("update \(node.id): \(Change.between(old as Any, new as Any))")
  }
}

private struct Titled: Component {
  let title: String

  var body: Children { Label(title) }
}

private struct Plain: Widget {
  var attributes = ViewAttributes.fresh
}

private struct Shown: Widget, Previewable {
  var attributes = ViewAttributes.fresh

  var preview: any Widget { Label("a") }
}

/// A container with a part.
private struct Shelf: Container {
  var note = Label()
  var children: Children = []
  var attributes = ViewAttributes.fresh

  mutating func visitParts(_ visitor: PartVisitor) {
    if !note.behaviors.isEmpty { visitor.visit(&note) }
  }
}

private struct Brand: Theme {
  static let standard = Brand()

  var accent = Color.systemIndigo
}

extension Color {
  fileprivate static let accent = token(\Brand.accent)
}
