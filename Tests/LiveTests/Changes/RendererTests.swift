import LiveTesting
import Testing

@MainActor
struct RendererTests {
  @Test("A renderer that follows every change shows the tree")
  func outline() {
    let rows = Var(Children("abc"))
    let name = Var("Ada")
    let tree = LiveTree(
      VStack {
        View(.children <-- rows); Label(.text <-- name)
      })
    let outline = Outline()
    let lifetime = tree.render(with: outline)
    #expect(outline.text == "\(tree)")
    for letters in ["abcd", "dcba", "xdy", "", "dax"] {
      rows.set(Children(letters))
      name.set(letters)
      #expect(outline.text == "\(tree)")
    }
    lifetime.cancel()
    name.set("Grace")
    #expect(outline.text != "\(tree)")
  }

  @Test("A renderer is told of another root")
  func otherRoot() throws {
    let tree = LiveTree(Label("a"))
    let outline = Outline()
    let lifetime = tree.render(with: outline)
    try tree.update(to: View { Label("b") })
    #expect(outline.text == "\(tree)")
    lifetime.cancel()
  }

  @Test("A renderer that takes a property receives its name, and not the values before and after")
  func takenProperties() {
    let (name, rows) = (Var("Ada"), Var(Children("ab")))
    let tree = LiveTree(
      View {
        Label(.text <-- name, .isHidden <-- name.map { $0 == "Ada" })
        View(.children <-- rows)
      })
    let (taking, log) = (PropertyLog(taking: ["text", "children"]), RenderLog())
    let lifetime = tree.render(with: taking)
    name.set("Grace")
    name.set("Grace")
    #expect(taking.lines == ["set View/Label.text", "update View/Label", "set View/Label.text"])
    taking.lines = []
    rows.set(Children("abc"))
    #expect(taking.lines == [#"insert "c" at 2"#])
    taking.lines = []
    let other = tree.render(with: log)
    name.set("Barbara")
    #expect(taking.lines == ["update View/Label"], "All or none take a property")
    #expect(log.lines.last == "update View/Label")
    withExtendedLifetime([lifetime, other]) {}
  }

  @Test("A renderer that is attached late is told of the presented screens, the lowest first")
  func latecomer() throws {
    let alert = AlertController("Really?")
    let sheet = ViewController("Sheet", .modalTransitionStyle(.flipHorizontal)) {
      Button("Ask", .tapped --> inContext { try $0.present(alert) })
    }
    let tree = LiveTree(Button("Open", .tapped --> inContext { try $0.present(sheet) }))
    try tree.find(.button("Open")).tap()
    try tree.find(.button("Ask")).tap()
    let log = RenderLog()
    let lifetime = tree.render(with: log)
    #expect(
      log.lines == [
        "insert Button at 0", "present (flipHorizontal) Button/ViewController",
        "present Button/ViewController/AlertController",
      ])
    lifetime.cancel()
  }
}

/// Keeps a line for each node, and changes only what it hears of.
private final class Outline: Renderer {
  private final class Line {
    var text = ""
    var lines: [Line] = []
  }

  private let top = Line()
  private var lines: [ObjectIdentifier: Line] = [:]

  func insert(_ node: Node, at index: Int) {
    line(around: node).lines.insert(makeLine(for: node), at: index)
  }

  func move(_ node: Node, from old: Int, to new: Int) {
    let line = line(around: node)
    line.lines.insert(line.lines.remove(at: old), at: new)
  }

  func remove(_ node: Node, at index: Int) {
    line(around: node).lines.remove(at: index)
  }

  func update(_ node: Node, from old: any Bindable, to new: any Bindable) {
    lines[ObjectIdentifier(node)]?.text = "\(new)"
  }

  var text: String { top.lines.flatMap { text(of: $0, indentation: "") }.joined(separator: "\n") }

  private func text(of line: Line, indentation: String) -> [String] {
    [indentation + line.text] + line.lines.flatMap { text(of: $0, indentation: indentation + "  ") }
  }

  private func line(around node: Node) -> Line {
    node.parent.flatMap { lines[ObjectIdentifier($0)] } ?? top
  }

  private func makeLine(for node: Node) -> Line {
    let line = Line()
    line.text = node.description
    line.lines = node.children.map(makeLine)
    lines[ObjectIdentifier(node)] = line
    return line
  }
}

/// Keeps in words what it hears of after the root, and takes some properties.
private final class PropertyLog: Renderer {
  private let taken: Set<String>
  var lines: [String] = []

  init(taking taken: Set<String>) { self.taken = taken }

  func insert(_ node: Node, at index: Int) {
    if node.parent != nil { lines.append("insert \(node.path) at \(index)") }
  }

  func move(_ node: Node, from old: Int, to new: Int) {}
  func remove(_ node: Node, at index: Int) {}
  func update(_ node: Node, from old: any Bindable, to new: any Bindable) { lines.append("update \(node.path)") }
  func takes(_ property: String, of node: Node) -> Bool { taken.contains(property) }
  func update(_ node: Node, property: String) { lines.append("set \(node.path).\(property)") }
}
