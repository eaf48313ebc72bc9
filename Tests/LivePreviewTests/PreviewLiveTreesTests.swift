import Audit
import LivePreview
import Terminal
import Testing

@Suite("Previews of live trees") @MainActor
struct PreviewLiveTreesTests {
  private let name = Var("Ada")

  /// A live tree of several widgets, which is more than one widget is.
  private var tree: LiveTree<String?> {
    LiveTree(name) { name in
      Label(name, .accessibilityIdentifier("name"))
      Switch(.accessibilityLabel("News"))
    }
  }

  @Test("Each preview of a live tree is that of its present widget")
  func same() {
    let tree = tree
    name.set("Grace")
    let widget = tree.widget
    #expect(Preview.text(tree) == Preview.text(widget))
    #expect(Preview.text(tree).contains("Grace"))
    #expect(Preview.html(tree, as: .fragment) == Preview.html(widget, as: .fragment))
    #expect(Preview.svg(tree) == Preview.svg(widget))
    #expect(Preview.terminal(tree, width: 20, color: false) == Preview.terminal(widget, width: 20, color: false))
    #expect(Preview.audit(tree) == Preview.audit(widget))
  }

  @Test("The arguments of a preview reach the widget of a live tree")
  func arguments() {
    let tree = tree
    let widget = tree.widget
    let form = HTMLForm.page(title: "Names")
    #expect(Preview.html(tree, as: form) == Preview.html(widget, as: form))
    #expect(
      Preview.svg(tree, width: 200, height: 300, appearance: .dark, isRightToLeft: true, title: "Names")
        == Preview.svg(widget, width: 200, height: 300, appearance: .dark, isRightToLeft: true, title: "Names"))
    #expect(
      Preview.terminal(tree, width: 30, color: true, isRightToLeft: true)
        == Preview.terminal(widget, width: 30, color: true, isRightToLeft: true))
    #expect(
      Preview.audit(tree, level: .aaa, minimumContrast: 21)
        == Preview.audit(widget, level: .aaa, minimumContrast: 21))
  }

  @Test("The swipe actions of a scrolled table are those of the visible rows")
  func scrolledSwipeActions() throws {
    let table = TableView(.visibleRowCount(2)) {
      Section {
        for id in 0..<100 {
          CellModel(id, TableViewCell(.text("Row \(id)"))).with {
            $0.trailingSwipeActions = [SwipeAction("Delete \(id)") {}]
          }
        }
      }
    }
    let tree = LiveTree(table)
    try tree.root.scroll(to: RowPath(row: 50, section: 0))
    let html = Preview.html(tree, as: .fragment)
    #expect(html.contains("Delete 50") && html.contains("Delete 51"))
    #expect(!html.contains("Delete 0<"))
  }
}
