import Foundation
import LivePreview
import LiveTesting
import TestSupport
import Testing

@MainActor @Suite("The width of a page") struct SessionWidthTests {
  private let tree = LiveTree(
    SplitViewController {
      ViewController("Users") { Label("a", .while(.compactWidth, .isHidden(true))) }
      ViewController("Ada") { HStack(.while(.compactWidth, .axis(.vertical))) { Label("b") } }
    })

  @Test("A narrow page makes the size class of its tree compact, and a wide one makes it regular")
  func narrow() throws {
    let visitor = Visitor(LiveSession(tree))
    let split = tree.find(SplitViewController.self)
    try visitor.act("narrow", true)
    #expect(try split.one.isCollapsed)
    #expect(tree.find(.staticText).all.map(\.text) == ["b"])
    #expect(try #require(tree.find(StackView.self).node().appearance as? StackView).axis == .vertical)
    try visitor.act("narrow", false)
    #expect(try !split.one.isCollapsed)
    #expect(tree.find(.staticText).all.map(\.text) == ["a", "b"])
    #expect(try #require(tree.find(StackView.self).node().appearance as? StackView).axis == .horizontal)
  }

  @Test("A page that becomes wide again shows the same as before it was narrow")
  func wideAgain() throws {
    struct Width: Component {
      @Environment(\.horizontalSizeClass) private var width
      var body: Children { Label("\(width)", .while(.compactWidth, .alpha(0.5))) }
    }
    let tree = LiveTree(Width())
    let visitor = Visitor(LiveSession(tree))
    let look = visitor.browser.look
    try visitor.act("narrow", true)
    #expect(tree.find(.staticText).all.map(\.text) == ["compact"])
    try visitor.act("narrow", false)
    #expect(tree.find(.staticText).all.map(\.text) == ["unspecified"])
    #expect(visitor.browser.look == look)
  }

  @Test("A page that reports the same width again, as after a reload, causes no new description")
  func sameWidth() throws {
    final class Reads { var widths: [UserInterfaceSizeClass] = [] }
    struct Width: Component {
      let reads: Reads
      @Environment(\.horizontalSizeClass) private var width
      var body: Children {
        reads.widths.append(width)
        return Children([Label("\(width)")])
      }
    }
    let reads = Reads()
    let visitor = Visitor(LiveSession(LiveTree(Width(reads: reads))))
    let before = reads.widths.count
    try visitor.act("narrow", false)
    #expect(reads.widths.count == before)
    try visitor.act("narrow", true)
    #expect(reads.widths.last == .compact)
    let after = reads.widths.count
    try visitor.act("narrow", true)
    #expect(reads.widths.count == after)
  }

  @Test("A page is told whether its tree is compact, and reports its width only if that differs")
  func reopening() throws {
    let session = LiveSession(tree)
    #expect(session.open().html.contains("data-w=\"\""))
    try Visitor(session).act("narrow", true)
    #expect(session.open().html.contains("data-w=\"1\""))
  }

  @Test("A report of the width is refused unless it is `true` or `false`", arguments: ["1", "null", "\"true\"", "[1]"])
  func refusing(value: String) {
    let session = LiveSession(tree)
    #expect(
      session.refusal(of: "{\"i\":1,\"s\":0,\"k\":\"narrow\",\"v\":\(value)}") == .malformed("“v” is no Boolean"))
    #expect(session.refusal(of: "{\"i\":1,\"s\":0,\"k\":\"narrow\"}") == .malformed("“v” is no Boolean"))
    #expect(session.lastEvent == 0)
  }

  @Test("A page that changes its width too often is refused, and one that repeats the same width is not")
  func flood() throws {
    var limits = SessionLimits()
    limits.messagesPerSecond = 100
    let session = LiveSession(tree, limits: limits, clock: VirtualClock())
    func refusal(_ number: Int, _ isNarrow: Bool) -> SessionRefusal? {
      session.refusal(of: "{\"i\":\(number),\"s\":0,\"k\":\"narrow\",\"v\":\(isNarrow)}")
    }
    #expect((1...3).map { refusal($0, $0 % 2 == 1) } == [nil, nil, nil])
    #expect(refusal(4, true) == nil)
    #expect(refusal(5, false) == .tooManyMessages && session.lastEvent == 4)
  }

  @Test(
    "The script reports that a page is narrow, and reports nothing for a wide one",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."), arguments: [true, false])
  func script(isNarrow: Bool) async throws {
    let messages = try await PageScript.messages(
      of: LiveSession(LiveTree(Label("a"))), before: "matchMedia = () => ({ matches: \(isNarrow) })", after: "")
    #expect(messages.map { $0.contains(#""k":"narrow","v":true"#) } == (isNarrow ? [true] : []))
  }

  @Test(
    "A page that continues a session, or a restored one, reports its width",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."),
    arguments: [true, false], [true, false])
  func continuing(isNarrow: Bool, isLoaded: Bool) async throws {
    let session = LiveSession(LiveTree(Label("a")))
    _ = session.open()
    let frame = try #require(session.resume(from: -1).first).text
    let token = ResumeToken().digits
    let messages = try await PageScript.messages(
      of: session,
      before: """
        matchMedia = () => ({ matches: \(isNarrow) })
        \(isLoaded ? "sessionStorage[location.pathname] = '\(token)'" : "")
        """,
      after: "await receive(\(String(decoding: try JSONEncoder().encode(frame), as: UTF8.self)))")
    let widths = messages.compactMap { $0.firstMatch(of: /"k":"narrow","v":(true|false)/)?.output.1 }
    #expect(widths.last == "\(isNarrow)", "\(messages)")
  }

  @Test("A page is as wide as a phone, or as the maximum width of its outermost widget, also inside a component")
  func maximum() {
    struct Screen: Component { var body: Children { VStack(.width(max: 1200)) { Label("a") } } }
    func width(_ content: some WidgetConvertible) -> Substring? {
      LiveSession(LiveTree(content)).open().html.firstMatch(of: /main{max-width:([^;}]+)/)?.1
    }
    #expect(width(Label("a")) == "430.0px")
    #expect(width(Screen()) == "1200.0px")
    #expect(width(Application { Window { Screen() } }) == "1200.0px")
    #expect(width(Application { Window(.width(max: 900)) { Screen() } }) == "900.0px")
    #expect(width(VStack { Screen() }) == "430.0px")
    #expect(Preview.html(VStack(.width(max: 1200)) { Label("a") }).contains("main{max-width:1200px}"))
    #expect(!Preview.html(VStack { Label("a") }).contains("main{max-width:1200px}"))
    let app = Application { Window { VStack(.width(max: 1200), .backgroundColor(.red)) { Label("a") } } }
    #expect(Preview.html(app).contains("html{background:#FF0000}\nmain{max-width:1200px}"))
    #expect(width(VStack(.width(1200)) { Label("a") }) == "1200.0px")
    #expect(Preview.html(LiveTree(Label("a")), width: 900).contains("main{max-width:900px}"))
    // A number that is none is no width.
    #expect(width(VStack(.width(max: .nan)) { Label("a") }) == "0.0px")
  }

  @Test(
    "In a column that fills a page, a widget with lower hugging priority grows, and one with higher does not",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func hugging() async throws {
    func heights(_ priority: LayoutPriority) async throws -> [Double] {
      let hugging = Label("a", .verticalContentHuggingPriority(priority))
      let column = VStack {
        hugging
        VStack {
          hugging
          Label("b")
        }
      }
      return try await PageScript.messages(
        of: LiveSession(LiveTree(column)),
        after: """
          for (const e of document.querySelectorAll(".Label")) report("" + e.getBoundingClientRect().height)
          """
      ).compactMap(Double.init)
    }
    for priority in [LayoutPriority(251), .defaultHigh, .required] {
      let heights = try await heights(priority)
      #expect(heights.count == 3 && heights.allSatisfy { $0 < 40 }, "\(priority): \(heights)")
    }
    let low = try await heights(LayoutPriority(249))
    #expect(low.count == 3 && low[0] > 40 && low[2] < 40, "\(low)")
  }
}
