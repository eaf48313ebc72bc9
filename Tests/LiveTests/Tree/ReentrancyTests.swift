import LiveTesting
import Testing

@MainActor
struct ReentrancyTests {
  @Test("A change of children during mounting is shown after the mounting")
  func childrenChangeChildren() {
    let rows: Var<Children> = Var([])
    let trigger = Label(
      "trigger",
      .adHocFinalize -- { _ in
        rows.set(Children("ab"))
        return nil
      })
    let tree = LiveTree(View(.children <-- rows))
    rows.set([trigger, Label("c")])
    #expect(tree.root.children.map(\.key) == ["a", "b"])
    #expect(LiveTree(View(.children <-- rows)).root.children.count == 2)
  }

  @Test("A widget that is removed while it is mounted leaves nothing behind")
  func removalWhileMounting() {
    let shown = Var(true)
    let name = Var("Ada")
    var delivered = 0
    let tree = LiveTree(
      View(
        .children
          <-- shown.map { isShown in
            guard isShown else { return [] }
            return [
              View {
                Label(
                  .adHocFinalize -- { _ in
                    shown.set(false)
                    return name.subscribe { _ in delivered += 1 }
                  })
                Label(.text <-- name)
              }
            ]
          }))
    #expect(tree.root.children.isEmpty)
    delivered = 0
    name.set("Grace")
    #expect(delivered == 0)
  }

  @Test("A description that is set during an update is applied next")
  func updateWhileUpdating() throws {
    let tree = LiveTree(View { Label("a") })
    let inner = View(.tag(2)) { Label("c") }
    try tree.update(
      to: View(.tag(1)) {
        Label(
          "b",
          .adHocFinalize -- { [weak tree] _ in
            try? tree?.update(to: inner)
            return nil
          })
      })
    #expect(tree.widget as? View == inner)
  }
}
