import LiveTesting
import Testing

@MainActor
struct HostTests {
  @Test("A mounted widget follows its signals")
  func follows() {
    let name = Var("Ada")
    let tree = LiveTree(VStack { Label(.text <-- name) })
    name.set("Grace")
    #expect(tree.root.children[0][Label.self]?.text == "Grace")
  }

  @Test("A live tree prints its values, without bindings and handlers")
  func printing() {
    let name = Var("Ada")
    let tree = LiveTree(
      VStack {
        Label(.text <-- name)
        Toolbar(.items([BarButtonItem(.title <-- name)]))
      })
    #expect(
      "\(tree)" == """
        StackView(axis: .vertical)
          Label(text: "Ada")
          Toolbar(items: [BarButtonItem(title: "Ada")])
        """)
  }

  @Test("Sources are subscribed to in the order of declaration: a widget's own, its parts', then its children's")
  func subscriptionOrder() {
    var log: [String] = []
    func source(_ name: String) -> Signal<Int> {
      Signal.just(1).map {
        log.append(name)
        return $0
      }
    }
    let tree = LiveTree(
      View(
        .tag <-- source("view"), .gestureRecognizers([TapGestureRecognizer(.numberOfTapsRequired <-- source("part"))])
      ) {
        Label(.tag <-- source("first"), .numberOfLines <-- source("second"))
        View { Label(.tag <-- source("inner")) }
        Label(.tag <-- source("last"))
      })
    #expect(log == ["view", "part", "first", "second", "inner", "last"])
    tree.unmount()
  }

  @Test("After unmounting, nothing is delivered, and what was shown can still be read")
  func unmounting() {
    let name = Var("Ada")
    let tree = LiveTree(View { Label(.text <-- name) })
    let label = tree.root.children[0]
    tree.unmount()
    name.set("Grace")
    #expect(tree.root.children[0][Label.self]?.text == "Ada")
    #expect(!tree.root.isMounted && !label.isMounted && label.parent == nil)
  }

  @Test("A removed node is released, with all of its descendants")
  func noLeakOfRemovedNodes() {
    let rows: Var<Children> = Var([
      View {
        Label("a"); TextField(.gestureRecognizers([TapGestureRecognizer()]))
      }
    ])
    let tree = LiveTree(View(.children <-- rows))
    weak let row = tree.root.children[0]
    weak let label = row?.children[0]
    weak let recognizer = row?.children[1].parts[0]
    #expect(row != nil && label != nil && recognizer != nil)
    rows.set([])
    #expect(row == nil && label == nil && recognizer == nil)
  }

  @Test("A released live tree ends everything, and leaves nothing behind")
  func noLeak() throws {
    let name = Var("Ada")
    let rows: Var<Children> = Var([Label(.text <-- name)])
    var delivered = 0
    var tree: LiveTree<Void>? = LiveTree(
      View {
        View(.children <-- rows, .gestureRecognizers([TapGestureRecognizer(.name <-- name.map(Optional.some))]))
        TextField(
          .text <--> name,
          .adHocFinalize -- { field in
            name.subscribe { _ in
              delivered += 1
              field.apply { $0.tag += 1 }
            }
          })
      })
    weak let root = tree?.root
    weak let row = tree?.root.children[0].children[0]
    weak let recognizer = tree?.root.children[0].parts[0]
    #expect(root != nil && row != nil && recognizer != nil)
    tree = nil
    #expect(root == nil && row == nil && recognizer == nil)
    delivered = 0
    name.set("Grace")
    #expect(delivered == 0)
  }
}
