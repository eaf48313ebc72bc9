import LiveTesting
import Testing

@MainActor
struct ChangesTests {
  @Test("A change of a property is reported with the node and both values")
  func set() {
    let name = Var("Ada")
    let tree = LiveTree(VStack { Label(.text <-- name) })
    let changes = tree.changes { name.set("Grace") }
    #expect(changes == [.set("StackView/Label", "text", from: "Ada", to: "Grace")])
    #expect("\(changes)" == #"[set StackView/Label.text: "Ada" → "Grace"]"#)
  }

  @Test("An update without an effect is not reported")
  func equalValue() {
    let name = Var("Ada")
    let tree = LiveTree(Label(.text <-- name))
    #expect(tree.changes { name.set("Ada") }.isEmpty)
  }

  @Test("Insertions and removals are reported in an order that can be applied, the last removal first")
  func insertAndRemove() {
    let rows = Var(Children("abc"))
    let tree = LiveTree(View(.children <-- rows))
    #expect(
      tree.changes { rows.set(Children("bxd")) } == [
        .remove(#""c""#, at: 2), .remove(#""a""#, at: 0), .insert(#""x""#, at: 1), .insert(#""d""#, at: 2),
      ])
    #expect(
      tree.changes { rows.set([]) }.map(\.description) == [
        #"remove "d" at 2"#, #"remove "x" at 1"#, #"remove "b" at 0"#,
      ])
  }

  @Test("Exchanging two children is reported as two moves")
  func swap() {
    let rows = Var(Children("abcdef"))
    let tree = LiveTree(View(.children <-- rows))
    #expect(
      tree.changes { rows.set(Children("aecdbf")) } == [.move(#""e""#, from: 4, to: 1), .move(#""b""#, from: 2, to: 4)])
  }

  @Test("An inserted node is reported once, without changes of its contents")
  func insertionIsWhole() {
    let name = Var("Ada")
    let rows = Var(Children())
    let tree = LiveTree(View(.children <-- rows))
    let card = View(.key("card")) {
      Label(
        .text <-- name,
        .adHocFinalize -- { label in
          label.apply { $0.text = "Grace" }
          return nil
        })
    }
    #expect(tree.changes { rows.set([card]) } == [.insert(#""card""#, at: 0)])
    #expect(tree.root.children[0].children[0][Label.self]?.text == "Grace")
  }

  @Test("A change of a part is reported for the part, and insertions and removals for the property that holds it")
  func parts() {
    let title = Var("Save")
    let items = Var([BarButtonItem(.title <-- title)])
    let tree = LiveTree(Toolbar(.items <-- items))
    #expect(
      tree.changes { title.set("Done") } == [.set("Toolbar/BarButtonItem", "title", from: "Save", to: "Done")])
    let changes = tree.changes { items.set([]) }
    #expect(changes.count == 1 && "\(changes)".hasPrefix("[set Toolbar.items:"))
    #expect(tree.root.parts.isEmpty)
  }

  @Test("New parts are reported once, with the values of their bindings, and kept parts by their own changes")
  func newParts() {
    let title = Var("Save")
    let items: Var<[BarButtonItem]> = Var([])
    let tree = LiveTree(Toolbar(.items <-- items))
    #expect(
      tree.changes { items.set([BarButtonItem(.title <-- title)]) }.map(\.description) == [
        #"set Toolbar.items: [] → [BarButtonItem(title: "Save")]"#
      ])
    let changes = tree.changes {
      items.set([
        BarButtonItem(.title <-- title, .isEnabled(false)), BarButtonItem(.title <-- title.map { "\($0) all" }),
      ])
    }
    #expect(
      changes.map(\.description) == [
        "set Toolbar/BarButtonItem.isEnabled: true → false",
        "set Toolbar.items: [BarButtonItem(title: \"Save\", isEnabled: false)] → "
          + "[BarButtonItem(title: \"Save\", isEnabled: false), BarButtonItem(title: \"Save all\")]",
      ])
  }

  @Test("Recordings of changes can be nested")
  func nesting() {
    let name = Var("Ada")
    let tree = LiveTree(Label(.text <-- name))
    var inner: [TreeChange] = []
    let outer = tree.changes {
      inner = tree.changes { name.set("Grace") }
      name.set("Eve")
    }
    #expect(inner.count == 1 && outer.count == 2 && outer.first == inner.first)
  }
}
