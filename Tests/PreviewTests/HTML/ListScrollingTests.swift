import Mod
import Preview
import Testing
import Widgets

@Suite("The scrolling of lists in pages")
struct ListScrollingTests {
  /// Returns the markup of a scroll view, a table and a collection with and without changes.
  private func pages<each List: Scrolling>(_ lists: repeat each List, change: (inout any Scrolling) -> Void) -> [Bool] {
    var results: [Bool] = []
    for list in repeat each lists {
      var changed: any Scrolling = list
      change(&changed)
      results.append(Preview.html(changed, as: .fragment) != Preview.html(list, as: .fragment))
    }
    return results
  }

  @Test("Tables and collections write the scrolling properties as scroll views do")
  func lists() {
    let changes: [(String, (inout any Scrolling) -> Void)] = [
      ("isScrollEnabled", { $0.isScrollEnabled = false }),
      ("showsVerticalScrollIndicator", { $0.showsVerticalScrollIndicator = false }),
      ("indicatorStyle", { $0.indicatorStyle = .white }), ("bounces", { $0.bounces = false }),
      ("bouncesVertically", { $0.bouncesVertically = false }),
      ("bouncesHorizontally", { $0.bouncesHorizontally = false }),
      ("alwaysBounceVertical", { $0.alwaysBounceVertical = true }),
      ("alwaysBounceHorizontal", { $0.alwaysBounceHorizontal = true }),
      ("transfersVerticalScrollingToParent", { $0.transfersVerticalScrollingToParent = false }),
      ("transfersHorizontalScrollingToParent", { $0.transfersHorizontalScrollingToParent = false }),
      ("contentInset", { $0.contentInset.top = 9 }),
    ]
    for (name, change) in changes {
      let (table, collection) = (TableView { TableViewCell(.text("a")) }, CollectionView { TableViewCell(.text("a")) })
      let areShown = pages(ScrollView { Label("a") }, table, collection, change: change)
      #expect(areShown == [true, true, true], "\(name)")
    }
  }

  @Test("Disabled scrolling and hidden indicators of a text view are in its style", arguments: [false, true])
  func texts(isEditable: Bool) {
    func page(_ mods: Mod<TextView>...) -> String {
      Preview.html(TextView(.text("a"), .isEditable(isEditable), .combine(mods)), as: .fragment)
    }
    #expect(page(.showsVerticalScrollIndicator(false)).contains("scrollbar-width:none"))
    #expect(!page().contains("scrollbar-width:none"))
    #expect(page(.isScrollEnabled(false)).contains("overflow:hidden") && page(.isScrollEnabled(false)) != page())
  }
}
