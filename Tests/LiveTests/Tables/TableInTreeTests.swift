import LiveTesting
import Observation
import Testing

private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(row: row, section: section) }

@MainActor
@Observable
private final class Feed {
  var titles = (0..<4).map { "Post \($0)" }
  var isLoading = false
  var isEditing = false
  var hasMore = true
  @ObservationIgnored var log: [String] = []

  func loadMore() {
    isLoading = true
    log.append("load after \(titles.count)")
  }

  func loaded() {
    titles += (titles.count..<titles.count + 4).map { "Post \($0)" }
    isLoading = false
  }
}

/// A list that loads more at its end, and says so there.
private struct FeedScreen: Component {
  let feed: Feed

  var body: Children {
    VStack {
      Button(feed.isEditing ? "Done" : "Edit", .tapped --> { feed.isEditing.toggle() })
      TableView(
        .visibleRowCount(3), .prefetchedRowCount(1), .isEditing(feed.isEditing), .rowHeight(50),
        .model(table), .prefetchRows --> { feed.log.append("prefetch \($0)") },
        .cancelPrefetchingRows --> { feed.log.append("cancel \($0)") })
    }
  }

  private var table: TableModel {
    TableModel {
      Section("Posts") {
        RowList(feed.titles.map(row))
        if feed.isLoading { RowList.placeholders(2, TableViewCell(.text("…"))) }
      }
    }
    .with {
      $0.emptyState = Label("Nothing new")
      if feed.hasMore { $0.loadMore = { feed.loadMore() } }
    }
  }

  private func row(_ title: String) -> CellModel {
    CellModel(title, TableViewCell(.text(title), .accessibilityIdentifier("row-\(title)"))).with {
      $0.height = title == "Post 0" ? 80 : nil
      $0.canMove = true
      $0.editingStyle = .delete
      $0.commit = { _ in feed.titles.removeAll { $0 == title } }
      $0.didMove = { path in
        feed.titles.removeAll { $0 == title }
        feed.titles.insert(title, at: path.row)
      }
    }
  }
}

extension NodeConvertible {
  /// The texts of the cells in sight.
  fileprivate var texts: [String] { find(TableViewCell.self).all.map { $0.text ?? "" } }
}

@MainActor
@Suite("A table in a component")
struct TableInTreeTests {
  private let feed = Feed()
  private let tree: LiveTree<Void>

  init() {
    tree = LiveTree(FeedScreen(feed: feed))
  }

  private var table: Query<TableView> { tree.find(TableView.self) }

  @Test("A table in a component loads more rows at its end, and shows placeholders meanwhile")
  func pagination() throws {
    #expect(feed.log == ["prefetch [[0, 3]]"])
    try table.scroll(to: path(0, 1))
    #expect(feed.log.last == "load after 4")
    #expect(tree.texts == ["Post 1", "Post 2", "Post 3"])
    try table.scroll(to: path(0, 3))
    #expect(tree.texts == ["Post 3", "…", "…"])
    feed.loaded()
    #expect(tree.texts == ["Post 3", "Post 4", "Post 5"])
    #expect(feed.log.filter { $0.hasPrefix("load") } == ["load after 4", "load after 4"])
  }

  @Test("A table in a component is in editing mode by state, and its user's deletions and moves change the state")
  func editing() throws {
    try tree.find(.button("Edit")).tap()
    #expect(tree.find(TableViewCell.self).all.map(\.isEditing) == [true, true, true])
    let first = try tree.find(.identifier("row-Post 0")).node()
    try first.move(to: path(0, 2))
    #expect(feed.titles == ["Post 1", "Post 2", "Post 0", "Post 3"])
    #expect(try TableDriver(of: table).lastUpdates == [])
    #expect(try tree.find(.identifier("row-Post 0")).node() === first)
    try first.swipe("Delete")
    #expect(tree.texts == ["Post 1", "Post 2", "Post 3"])
    try tree.find(.button("Done")).tap()
    #expect(tree.find(TableViewCell.self).all.allSatisfy { !$0.isEditing && !$0.showsReorderControl })
  }

  @Test("A table in a component uses the heights of rows, or else of the table")
  func heights() {
    #expect(tree.find(TableViewCell.self).all.map(\.height) == [LayoutLength(80), LayoutLength(50), LayoutLength(50)])
  }

  @Test("A table in a component shows its empty state without rows, and then rows again")
  func emptyState() {
    feed.hasMore = false
    feed.titles = []
    #expect(tree.find(.text("Nothing new")).exists)
    feed.titles = ["News"]
    #expect(tree.texts == ["News"])
    #expect(!tree.find(.text("Nothing new")).exists)
  }

  @Test("A table in a component sends which rows to prefetch, and which prefetching to cancel")
  func prefetching() throws {
    feed.titles = (0..<50).map { "Post \($0)" }
    _ = tree.root
    feed.log = []
    try table.scroll(to: path(0, 20))
    #expect(feed.log == ["prefetch [[0, 23]]", "cancel [[0, 3]]"])
  }
}
