import Bindings
import Foundation
import Mod
import Widgets

extension MatrixTable {
  static let scrolling = [
    content, safeArea, behavior, paging, scrollIndicators, alignment, index, touches, zooming, scrollDelegates,
  ]

  private static let scroll = ScrollView(
    .frame(CGRect(x: 0, y: 0, width: 100, height: 100)), .contentSize(CGSize(width: 300, height: 900)),
    .contentOffset(CGPoint(x: 0, y: 20)), .didScroll --> { Sent.note("didScroll") }
  ) {
    Label(Sample.text, .numberOfLines(0))
    TextField(.key("f"), .didEndEditing --> { Sent.note("didEndEditing") })
    Label("1\n2\n3\n4\n5\n6\n7\n8\n9", .numberOfLines(0))
  }

  private static let content = MatrixTable(
    scroll, of: "Scrolling", operations: [{ try $0.scroll(by: CGPoint(x: 0, y: 10)) }, { try $0.scrollToEnd() }]
  ) {
    Trial(.contentOffset, CGPoint(x: 0, y: 40), .svg, .terminal, .operation, but: .script)
    Trial(.contentSize, CGSize(width: 500, height: 500), .operation)
    Trial(.contentInset, EdgeInsets(20), .previews, .operation)
    Trial(.refreshControl, RefreshControl(.isRefreshing(true)), .previews)
    Trial(.keyboardInset, 30, .operation)
  }

  private static let safeArea = MatrixTable(
    scroll.with(.bounds(.zero)), of: "Scrolling",
    in: { scroll in ViewController(.additionalSafeAreaInsets(EdgeInsets(40))) { scroll } }
  ) {
    Trial(.contentInsetAdjustmentBehavior, .never, .previews)
  }

  private static let behavior = MatrixTable(
    scroll, of: "Scrolling",
    operations: [
      { try $0.scroll(by: CGPoint(x: 0, y: 10)) }, { try $0.scroll(to: CGPoint(x: 20, y: 20)) },
      { try $0.press(.pageDown) }, { try $0.scrollToTop() }, { try $0.scrollWheel(by: 1) },
    ]
  ) {
    Trial(.isScrollEnabled, false, .html, .operation, but: .scrolling)
    Trial(.isDirectionalLockEnabled, true, .operation)
    Trial(.scrollsToTop, false, .operation)
    Trial(.decelerationRate, .fast)
    Trial(.bounces, false, .html, but: .scrolling)
    Trial(.bouncesHorizontally, false, .html, but: .scrolling)
    Trial(.bouncesVertically, false, .html, but: .scrolling)
    Trial(.alwaysBounceHorizontal, true, .html, but: .scrolling)
    Trial(.alwaysBounceVertical, true, .html, but: .scrolling)
    Trial(.transfersHorizontalScrollingToParent, false, .html, but: .scrolling)
    Trial(.transfersVerticalScrollingToParent, false, .html, but: .scrolling)
    Trial(.delaysContentTouches, false)
    Trial(.canCancelContentTouches, false)
    Trial(.allowsKeyboardScrolling, false, .operation)
  }

  private static let paging = MatrixTable(
    scroll, of: "Scrolling", operations: [{ try $0.scroll(to: CGPoint(x: 0, y: 70)) }]
  ) {
    Trial(.isPagingEnabled, true, .html, .operation, but: .scrolling)
  }

  private static let scrollIndicators = MatrixTable(scroll, of: "Scrolling") {
    Trial(.showsHorizontalScrollIndicator, false, .html, but: .scrolling)
    Trial(.showsVerticalScrollIndicator, false, .html, but: .scrolling)
    Trial(.indicatorStyle, .white, .html, but: .scrolling)
    Trial(.horizontalScrollIndicatorInsets, EdgeInsets(4))
    Trial(.verticalScrollIndicatorInsets, EdgeInsets(4))
    Trial(.scrollIndicatorInsets, EdgeInsets(4))
    Trial(.automaticallyAdjustsScrollIndicatorInsets, false)
  }

  private static let alignment = MatrixTable(
    ScrollView(.height(LayoutLength(200)), .subviews([Label("A")])), of: "Scrolling"
  ) {
    Trial(.contentAlignmentPoint, CGPoint(x: 0.5, y: 0.5), .previews)
  }

  private static let index = MatrixTable(
    TableView(.sectionIndexMinimumDisplayRowCount(0)) { Section("S", indexTitle: "I") { TableViewCell(.text("A")) } },
    of: "Scrolling"
  ) {
    Trial(.indexDisplayMode, .alwaysHidden, .previews)
  }

  private static let touches = MatrixTable(
    scroll, of: "Scrolling",
    operations: [{ try $0.children[1].focus() }, { try $0.scroll(by: CGPoint(x: 0, y: 10)) }]
  ) {
    Trial(.keyboardDismissMode, .onDrag, .operation)
    Trial(.automaticallyAdjustsForKeyboard, true, .operation, given: .environment(\.keyboardHeight, 50))
  }

  private static let zooming = MatrixTable(
    scroll.with(.minimumZoomScale(0.5), .maximumZoomScale(4), .viewForZooming -- { _ in View() }), of: "Scrolling",
    operations: [{ try $0.zoom(to: 0.2) }, { try $0.zoom(to: 3) }]
  ) {
    Trial(.minimumZoomScale, 0.1, .operation)
    Trial(.maximumZoomScale, 2, .operation)
    Trial(.zoomScale, 2, .operation)
    Trial(.bouncesZoom, false)
  }

  private static let scrollDelegates = MatrixTable(
    scroll.with(.maximumZoomScale(4)), of: "Scrolling",
    operations: [
      { try $0.scroll(by: CGPoint(x: 0, y: 10)) }, { try $0.scrollToTop() }, { try $0.zoom(to: 3) },
    ]
  ) {
    Trial(.shouldScrollToTop, { _ in false }, .operation)
    Trial(.viewForZooming, { _ in View() }, .operation)
    Trial(.willEndDragging, { _, offset, _ in offset }, .operation)
  }
}
