import LiveTesting
import Testing

private struct Row: Component, Equatable {
  var text = "component"

  var body: Children { Label(text) }
}

@MainActor
@Suite("Styling in a live tree")
struct StylingInTreeTests {
  @Test("Styling reaches rows, headers, footers, presented screens, slots, components and what signals deliver later")
  func reach() throws {
    let children = Var<Children>([Label("bound")])
    let rows = Var((0..<50).map { "row \($0)" })
    let liveTree = LiveTree(
      View(.styling(Label.self, .tag(1)), .styling(TableViewCell.self, .tag(2))) {
        Row()
        View(.subviews <-- children)
        TableView(
          .visibleRowCount(3), .tableHeaderView(Label("above")),
          .model
            <-- rows.map { rows in
              TableModel([
                SectionModel(
                  "header", footer: "footer",
                  rows: RowList(rows, id: { $0 }) { row in CellModel(row, TableViewCell { Label(row) }) })
              ])
            })
        Button("present", .tapped --> inContext { try $0.present(ViewController { Label("presented") }) })
      })
    func tags() -> Set<Int> { Set(liveTree.root.labels.map(\.tag)) }
    #expect(tags() == [1])
    children.set([Label("later"), Row(text: "later component").widgets[0]])
    try liveTree.find(TableView.self).scroll(to: RowPath(row: 30, section: 0))
    #expect(liveTree.root.labels.contains { $0.text == "row 30" })
    try liveTree.find(TableView.self).scroll(to: RowPath(row: 49, section: 0))
    #expect(liveTree.root.labels.contains { $0.text == "footer" })
    rows.set(["new"])
    #expect(liveTree.root.labels.contains { $0.text == "later component" })
    #expect(liveTree.find(TableViewCell.self).all.allSatisfy { $0.tag == 2 })
    try liveTree.find(Button.self).tap()
    #expect(liveTree.root.labels.contains { $0.text == "presented" })
    #expect(tags() == [1])
  }

  @Test("A widget's own setting, a user's edit and a binding beat a styling, at first and after it changes")
  func precedence() throws {
    func content(_ size: Double, isOn: Bool = true) -> View {
      View(.styling(Label.self, .alpha(size), .tag(7)), .styling(Switch.self, .isOn(isOn))) {
        Label("own", .alpha(0.5))
        Label("styled")
        Switch()
      }
    }
    let liveTree = LiveTree(content(0.25))
    func alphas() -> [Double] { liveTree.root.labels.map(\.alpha) }
    #expect(alphas() == [0.5, 0.25])
    #expect(liveTree.find(Switch.self).all.map(\.isOn) == [true])
    try liveTree.update(to: content(0.75))
    #expect(alphas() == [0.5, 0.75])
    try liveTree.find(Switch.self).toggle()
    try liveTree.update(to: content(0.125))
    #expect(alphas() == [0.5, 0.125])
    #expect(liveTree.find(Switch.self).all.map(\.isOn) == [false])
    try liveTree.update(to: content(0.125, isOn: false))
    try liveTree.update(to: content(0.125, isOn: true))
    #expect(liveTree.find(Switch.self).all.map(\.isOn) == [true])
    try liveTree.update(
      to: View {
        Label("own", .alpha(0.5))
        Label("styled")
        Switch()
      })
    #expect(alphas() == [0.5, 1])
  }

  @Test("Styling in a live tree agrees with resolved and expanded descriptions")
  func agreement() throws {
    let text = Var("bound")
    let tree = View(.styling(Label.self, .tag(1), .text <-- text), .forcedStyling(Switch.self, .isOn(true))) {
      View(.styling(Label.self, .tag(2))) {
        Label()
        Label("own", .own(.tag, 0))
        Switch()
      }
    }
    let liveTree = LiveTree(tree)
    #expect(liveTree.root.labels.map(\.tag) == [2, 0])
    #expect(liveTree.root.labels.map(\.text) == ["bound", "own"])
    #expect((liveTree.widget as? View)?.resolved() == tree.resolved())
    text.set("later")
    #expect(liveTree.root.labels.map(\.text) == ["later", "own"])
  }

  @Test("A value that a binding sets back to the default beats a styling in the tree's widget, too")
  func snapshot() {
    let alpha = Input<Double>()
    let liveTree = LiveTree(View(.styling(Label.self, .alpha(0.5))) { Label("a", .alpha <-- alpha.signal) })
    #expect(liveTree.root.labels.map(\.alpha) == [0.5])
    alpha.send(1)
    #expect(liveTree.root.labels.map(\.alpha) == [1])
    #expect((liveTree.widget as? View)?.expanded().children[0].alpha == 1)
  }

  @Test("An unchanged styling changes nothing inside")
  func cost() throws {
    func content(_ count: Int) -> View {
      View(.styling(Label.self, .alpha(0.5)), .tag(count)) {
        Row()
        Label("a")
      }
    }
    let liveTree = LiveTree(content(0))
    let count = liveTree.renderCount
    #expect(try liveTree.changes { try liveTree.update(to: content(1)) } == [.set("View", "tag", from: 0, to: 1)])
    #expect(liveTree.renderCount == count)
  }
}

extension Node {
  /// The labels in the node as they are now.
  @MainActor
  fileprivate var labels: [Label] {
    [self[Label.self]].compactMap { $0 } + (children + parts + [presented].compactMap { $0 }).flatMap(\.labels)
  }
}
