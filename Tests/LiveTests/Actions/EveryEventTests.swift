import Foundation
import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("Every event")
struct EveryEventTests {
  let log = Log()

  @Test("Every event of a control is sent by a user action")
  func controls() throws {
    let button = LiveTree(Button(.logged(in: log)))
    try button.doubleTap()
    try button.slipOff()
    try button.slipOff(andBack: true)
    try LiveTree(Button(.logged(in: log), .showsMenuAsPrimaryAction -- true)).tap()
    try LiveTree(Switch(.logged(in: log))).toggle()
    let field = LiveTree(TextField(.logged(in: log)))
    try field.type("a\n")
    #expect(Set(ControlEvents.names.map(\.value)).subtracting(log.lines) == [])
  }

  @Test("Every event of a widget, an item or a recognizer is sent by a user action")
  func others() throws {
    try text()
    try scrolling()
    try bars()
    try gestures()
    try tables()
    try collections()
    try values()
    try screens()
    try LiveTree(Button(.tapped --> { [log] in log("tapped") }, .action(.touchDown) --> { [log] _ in log("action") }))
      .tap()
    let missing = try declaredEvents().subtracting(log.lines)
    #expect(missing == [])
    #expect(try declaredEvents().isSuperset(of: ["didScroll", "textChanged", "tapped"]))
  }

  private func values() throws {
    let log = log
    let picker = LiveTree(
      PickerView(
        .components([["S", "M"]]), .didSelectRow --> { _ in log("didSelectRow") },
        .valueChanged --> { log("valueChanged \($0)") },
        .selectionChanged --> { _ in log("selectionChanged") }))
    try picker.select(row: 1)
    try LiveTree(Switch(.toggled --> { _ in log("toggled") })).toggle()
    let opacity = Var(0.0)
    LiveTree(
      Label(
        .alpha <-- opacity, .environment(\.isReduceMotionEnabled, true),
        .didEndAnimation --> { log("didEndAnimation") })
    ).changes(animated: .smooth) { opacity.set(1) }
    #expect(log.lines.contains("valueChanged [1]"))
    log("valueChanged")
  }

  private func text() throws {
    let log = log
    let reasons = LiveTree(
      TextField(
        .didEndEditingWithReason --> { _ in log("didEndEditingWithReason") },
        .attributedTextChanged --> { _ in log("attributedTextChanged") }))
    try reasons.type("a")
    try reasons.unfocus()
    let link = try #require(URL(string: "https://example.org"))
    let text = AttributedString("Site", attributes: AttributeContainer().link(link))
    try LiveTree(
      TextView(.attributedText(text), .isEditable(false), .linkTapped --> { _ in log("linkTapped") })
    ).tap(link: link)
    let field = LiveTree(
      TextField(
        .didBeginEditing --> { log("didBeginEditing") }, .didChange --> { log("didChange") },
        .didEndEditing --> { log("didEndEditing") }, .textChanged --> { _ in log("textChanged") },
        .textSubmitted --> { _ in log("textSubmitted") }))
    try field.type("a\n")
    try LiveTree(TextView(.didChangeSelection --> { log("didChangeSelection") })).type("a")
    let search = LiveTree(
      SearchBar(
        .showsBookmarkButton -- true, .showsCancelButton -- true, .showsSearchResultsButton -- true,
        .showsScopeBar -- true, .scopeButtonTitles -- ["All", "Unplayed"],
        .bookmarkButtonClicked --> { log("bookmarkButtonClicked") },
        .cancelButtonClicked --> { log("cancelButtonClicked") },
        .resultsListButtonClicked --> { log("resultsListButtonClicked") },
        .searchButtonClicked --> { log("searchButtonClicked") },
        .selectedScopeButtonIndexDidChange --> { _ in log("selectedScopeButtonIndexDidChange") }))
    for button in SearchBarButton.allCases { try search.tap(button) }
    try search.select(scope: 1)
    try search.type("a\n")
  }

  private func scrolling() throws {
    let log = log
    let view = LiveTree(
      ScrollView(
        .bounds -- CGRect(x: 0, y: 0, width: 100, height: 100), .isPagingEnabled -- true,
        .viewForZooming -- { _ in View() },
        .didScroll --> { log("didScroll") }, .userDidScroll --> { _ in log("userDidScroll") },
        .willBeginDragging --> { log("willBeginDragging") }, .didEndDragging --> { _ in log("didEndDragging") },
        .willBeginDecelerating --> { log("willBeginDecelerating") },
        .didEndDecelerating --> { log("didEndDecelerating") },
        .didScrollToTop --> { log("didScrollToTop") }, .willBeginZooming --> { log("willBeginZooming") },
        .didZoom --> { log("didZoom") }, .didEndZooming --> { _ in log("didEndZooming") }))
    try view.scroll(to: CGPoint(x: 0, y: 70))
    try view.scrollToTop()
    try view.zoom(to: 2)
  }

  private func bars() throws {
    let log = log
    let toolbar = LiveTree(
      Toolbar(.items([BarButtonItem(.tapped --> { log("tapped") }, .action --> { _ in log("action") })])))
    try toolbar.root.parts[0].tap()
    try LiveTree(TabBar(.items([TabBarItem("Inbox")]), .didSelect --> { _ in log("didSelect") })).select(tab: 0)
    try LiveTree(
      NavigationController(.poppedToCount --> { _ in log("poppedToCount") }) {
        ViewController()
        ViewController()
      }
    ).goBack()
    try LiveTree(ViewController(.presentedViewController(Label()), .didDismiss --> { log("didDismiss") })).swipeAway()
    try LiveTree(NavigationBar(.items([NavigationItem(), NavigationItem()]), .didPop --> { _ in log("didPop") }))
      .goBack()
  }

  private func collections() throws {
    let log = log
    let items = RowList(0..<9, id: { $0 }) { number in
      CellModel(number, TableViewCell(.text("\(number)"))).with { $0.canMove = true }
    }
    let tree = LiveTree(
      CollectionView(
        .visibleItemCount(2), .prefetchedItemCount(2), .model(TableModel([SectionModel(rows: items)])),
        .didSelectItem --> { _ in log("didSelectItem") }, .didDeselectItem --> { _ in log("didDeselectItem") },
        .didHighlightItem --> { _ in log("didHighlightItem") },
        .didUnhighlightItem --> { _ in log("didUnhighlightItem") }, .didMoveItem --> { _ in log("didMoveItem") },
        .willDisplayItem --> { _ in log("willDisplayItem") },
        .didEndDisplayingItem --> { _ in log("didEndDisplayingItem") },
        .prefetchItems --> { _ in log("prefetchItems") },
        .cancelPrefetchingItems --> { _ in log("cancelPrefetchingItems") },
        .visibleItemsChanged --> { _ in log("visibleItemsChanged") },
        .userDidScrollToItem --> { _ in log("userDidScrollToItem") },
        .itemSelected --> { (number: Int) in log("itemSelected") }))
    try tree.find(.text("0")).tap()
    try tree.find(.text("1")).tap()
    try tree.find(.text("0")).move(to: RowPath(item: 1, section: 0))
    try tree.scroll(to: RowPath(item: 5, section: 0))
  }

  private func tables() throws {
    let log = log
    let rows = RowList(0..<9, id: { $0 }) { number in
      CellModel(number, TableViewCell(.text("\(number)"), .editingAccessoryType(.detailButton))).with {
        $0.canMove = true
        $0.editingStyle = .delete
      }
    }
    let table = LiveTree(
      TableView(
        .visibleRowCount(2), .prefetchedRowCount(2), .isEditing(true), .allowsSelectionDuringEditing(true),
        .model(TableModel([SectionModel(rows: rows)])),
        .didSelectRow --> { _ in log("didSelectRow") }, .didDeselectRow --> { _ in log("didDeselectRow") },
        .didHighlightRow --> { _ in log("didHighlightRow") }, .didUnhighlightRow --> { _ in log("didUnhighlightRow") },
        .accessoryButtonTapped --> { _ in log("accessoryButtonTapped") }, .didCommit --> { _ in log("didCommit") },
        .didMoveRow --> { _ in log("didMoveRow") }, .willDisplayRow --> { _ in log("willDisplayRow") },
        .didEndDisplayingRow --> { _ in log("didEndDisplayingRow") }, .prefetchRows --> { _ in log("prefetchRows") },
        .cancelPrefetchingRows --> { _ in log("cancelPrefetchingRows") },
        .selectionDidChange --> { _ in log("selectionDidChange") },
        .visibleRowsChanged --> { _ in log("visibleRowsChanged") },
        .userDidScrollToRow --> { _ in log("userDidScrollToRow") },
        .willBeginEditingRow --> { _ in log("willBeginEditingRow") },
        .didEndEditingRow --> { _ in log("didEndEditingRow") },
        .rowSelected --> { (number: Int) in log("rowSelected") },
        .rowDeleted --> { (number: Int) in log("rowDeleted") }))
    try table.find(.text("0")).tap()
    try table.find(.text("1")).tap()
    try table.find(.text("0")).tapAccessory()
    try table.find(.text("0")).swipe("Delete")
    try table.find(.text("0")).move(to: RowPath(row: 1, section: 0))
    try table.scroll(to: RowPath(row: 5, section: 0))
    let sections = ["A", "B"].map { SectionModel($0, footer: $0, rows: RowList([CellModel($0)])) }
    let edges = LiveTree(
      TableView(
        .model(TableModel(sections)), .visibleRowCount(1), .willDisplayHeader --> { _ in log("willDisplayHeader") },
        .didEndDisplayingHeader --> { _ in log("didEndDisplayingHeader") },
        .willDisplayFooter --> { _ in log("willDisplayFooter") },
        .didEndDisplayingFooter --> { _ in log("didEndDisplayingFooter") },
        .setContentOffset <-- Var(CGPoint.zero), .didEndScrollingAnimation --> { log("didEndScrollingAnimation") }))
    try edges.scroll(to: RowPath(row: 0, section: 1))
  }

  private func screens() throws {
    let log = log
    func logged(_ event: Event<ViewController, Void>) -> Mod<ViewController> { event --> { log(event.name) } }
    let size = Var(UserInterfaceSizeClass.regular)
    let tree = LiveTree(size) { size in
      Window(
        .environment(\.horizontalSizeClass, size), .isKeyWindow(size == .regular), .isHidden(size == .compact),
        .didBecomeVisible --> { log("didBecomeVisible") }, .didBecomeHidden --> { log("didBecomeHidden") },
        .didBecomeKey --> { log("didBecomeKey") }, .didResignKey --> { log("didResignKey") }
      ) {
        SplitViewController(
          .willChangeDisplayMode --> { _ in log("willChangeDisplayMode") },
          .collapsedChanged --> { _ in log("collapsedChanged") }
        ) {
          ViewController()
          NavigationController(
            .willShow --> { _ in log("willShow") }, .didShow --> { _ in log("didShow") },
            .didPush --> { _ in log("didPush") }
          ) {
            ViewController(
              logged(.willAppear), logged(.didAppear), logged(.willDisappear), logged(.didDisappear),
              logged(.onAppear), logged(.onAppearOnce), logged(.onDisappear),
              .traitCollectionDidChange --> { _ in log("traitCollectionDidChange") }
            ) {
              Button("Push", .tapped --> inContext { try $0.push(ViewController()) })
              Button("Toggle", .tapped --> inContext { try $0.toggleDisplayMode() })
            }
          }
        }
      }
    }
    let launched = LiveTree(
      Application(.didFinishLaunching --> { log("didFinishLaunching") }, .willTerminate --> { log("willTerminate") }) {
        Window(
          .keyboardWillShow --> { _ in log("keyboardWillShow") }, .keyboardDidShow --> { _ in log("keyboardDidShow") },
          .keyboardWillHide --> { log("keyboardWillHide") }, .keyboardDidHide --> { log("keyboardDidHide") },
          .keyboardWillChangeFrame --> { _ in log("keyboardWillChangeFrame") },
          .keyboardDidChangeFrame --> { _ in log("keyboardDidChangeFrame") }
        ) { TextField() }
      })
    try launched.activate()
    try launched.find(TextField.self).focus()
    try launched.find(TextField.self).unfocus()
    try launched.terminate()
    try tree.find(.button("Toggle")).tap()
    try tree.find(.button("Push")).tap()
    size.set(.compact)
    _ = tree.root
    let split = LiveTree(
      SplitViewController(.isCollapsed(true), .dismissedSecondary --> { log("dismissedSecondary") }) {
        ViewController()
        ViewController()
      })
    try split.goBack()
    let pages = LiveTree(
      PageViewController(
        .willTransitionTo --> { _ in log("willTransitionTo") }, .pageChanged --> { _ in log("pageChanged") },
        .didFinishAnimating --> { _ in log("didFinishAnimating") }
      ) {
        Label("A")
        Label("B")
      })
    try pages.turn(to: 1)
    let app = LiveTree(
      Application(
        .didBecomeActive --> { log("didBecomeActive") }, .willResignActive --> { log("willResignActive") },
        .didEnterBackground --> { log("didEnterBackground") }, .willEnterForeground --> { log("willEnterForeground") },
        .open --> { _ in log("open") }))
    try app.activate()
    try app.enterBackground()
    try app.activate()
    try app.open(try #require(URL(string: "app://users")))
  }

  private func gestures() throws {
    let log = log
    func view(_ recognizer: some GestureRecognizer) -> some NodeConvertible {
      LiveTree(View(.gestureRecognizers([recognizer.with(.recognized --> { log("recognized") })])))
    }
    try view(TapGestureRecognizer(.action --> { _ in log("action of a tap") })).tap()
    try view(SwipeGestureRecognizer(.action --> { _ in log("action of a swipe") })).swipe(.right)
    try view(LongPressGestureRecognizer(.action --> { _ in log("action of a press") })).longPress()
    try view(PanGestureRecognizer(.action --> { _ in log("action of a drag") })).pan(by: .zero)
    try view(ScreenEdgePanGestureRecognizer(.edges -- .left, .action --> { _ in log("action of an edge") }))
      .pan(from: .left, by: .zero)
    try view(PinchGestureRecognizer(.action --> { _ in log("action of a pinch") })).pinch(to: 2)
    try view(RotationGestureRecognizer(.action --> { _ in log("action of a turn") })).rotate(by: 1)
    for gesture in ["a tap", "a swipe", "a press", "a drag", "an edge", "a pinch", "a turn"] {
      #expect(log.lines.contains("action of \(gesture)"))
    }
  }
}

/// The names of the declared events, such as `static var didScroll: Event<Root, …>`
/// and `static func action(…) -> Event<…>`.
private func declaredEvents() throws -> Set<String> {
  let widgets = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Widgets")
  let files = try FileManager.default.subpathsOfDirectory(atPath: widgets.path).filter { $0.hasSuffix(".swift") }
  return Set(
    try files.flatMap { file in
      // Names that are not available say which event is meant.
      try String(contentsOf: widgets.appending(path: file), encoding: .utf8)
        .replacing(/@available\(\s*\*, unavailable,[\s\S]*?\)\n[^\n]*/, with: "")
        .matches(of: /public static (?:var|func) (\w+)(?:<\w+>)?(?:\([^{]*\) ->|:) Event(?:<| \{)/).map {
          String($0.output.1)
        }
    })
}
