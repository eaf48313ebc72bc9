import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("Pulling to refresh")
struct RefreshingTests {
  @Test("A pull starts the refresh control and sends its event, and the program ends it")
  func pull() throws {
    let log = Log()
    let isLoading = Var(false)
    let tree = LiveTree(
      TableView(
        .refreshControl(
          RefreshControl(
            .isRefreshing <-- isLoading,
            .valueChanged
              --> {
                log("pulled")
                isLoading.set(true)
              }))))
    try tree.pullToRefresh()
    try tree.pullToRefresh()
    #expect(log.lines == ["pulled"])
    #expect((tree.widget as? TableView)?.refreshControl?.isRefreshing == true)
    isLoading.set(false)
    #expect((tree.widget as? TableView)?.refreshControl?.isRefreshing == false)
  }

  @Test("A pull is refused without a refresh control, with a disabled one, and if nothing scrolls")
  func refusals() throws {
    #expect(throws: ActionError("pull to refresh", "ScrollView", .missing("refreshControl"))) {
      try LiveTree(ScrollView()).pullToRefresh()
    }
    #expect(throws: ActionError.self) {
      try LiveTree(ScrollView(.refreshControl(RefreshControl(.isEnabled(false))))).pullToRefresh()
    }
    #expect(throws: ActionError("pull to refresh", "ScrollView", .declined(by: "isScrollEnabled"))) {
      try LiveTree(ScrollView(.refreshControl(RefreshControl()), .isScrollEnabled(false))).pullToRefresh()
    }
    #expect(throws: ActionError("pull to refresh", "Label", .wrongKind("Label"))) {
      try LiveTree(Label("A")).pullToRefresh()
    }
  }

  @Test("Bound methods begin and end a refresh")
  func methods() {
    let begin = Var(())
    let tree = LiveTree(ScrollView(.refreshControl(RefreshControl(.beginRefreshing <-- begin))))
    #expect((tree.widget as? ScrollView)?.refreshControl?.isRefreshing == true)
  }
}
