import LivePreview
import LiveTesting
import Testing

@MainActor
struct LiveSessionTests {
  @Test("A click in a page is a tap, and its effects are in the next frame")
  func click() throws {
    let count = Var(0)
    let tree = LiveTree(
      VStack {
        Label(.text <-- count.map { "\($0)" })
        Button("More", .tapped --> { count.set(count.value + 1) })
      })
    let visitor = Visitor(LiveSession(tree))
    try visitor.act("tap", on: tree.find(.button("More")).node().id)
    #expect(count.value == 1)
    #expect(visitor.difference(from: tree) == nil)
    #expect(visitor.browser.look.contains(">1<"))
  }

  @Test(
    "A page has the title and language of its tree, and a content policy that allows only its own script and styles")
  func page() throws {
    let tree = LiveTree(Window(.accessibilityLanguage("de")) { NavigationController { ViewController("A < \"B\"") } })
    let page = LiveSession(tree).open()
    #expect(page.html.contains("<title>A &lt; &quot;B&quot;</title>"))
    #expect(page.html.contains("<html lang=\"de\">"))
    let nonces = Set(page.html.matches(of: /nonce="([0-9a-f]{32})"/).map(\.1))
    #expect(nonces.count == 1 && page.policy.contains("script-src 'nonce-\(nonces.first ?? "")'"))
    #expect(page.policy.hasPrefix("default-src 'none'; "))
    #expect(page.html.matches(of: /<(style|script)>| on[a-z]+="| style="|javascript:/).isEmpty)
    #expect(LiveSession.script.utf8.count < 12_800)
    #expect(LiveSession(tree).open().html.contains(page.token.digits) == false)
  }

  @Test("The policy of a page allows images from the origins that the root allows, and from no other text")
  func imageOrigins() {
    let origins: Set = ["https://images.example.org", "https://example.org:8443", "https://a.org; script-src *", "*"]
    let page = LiveSession(LiveTree(View(.environment(\.allowedImageOrigins, origins)))).open()
    #expect(
      page.policy.contains("img-src data: https://example.org:8443 https://images.example.org; connect-src 'self'"))
    #expect(LiveSession(LiveTree(View())).open().policy.contains("img-src data:; connect-src 'self'"))
  }

  @Test("Typed characters are escaped in the HTML of the page")
  func escaping() throws {
    let text = Var("")
    let tree = LiveTree(
      VStack {
        TextField(.text <--> text); Label(.text <-- text)
      })
    let visitor = Visitor(LiveSession(tree))
    try visitor.act("set", on: tree.root.children[0].id, "<img src=x onerror=alert(1)>\"'&\u{2028}</script>")
    #expect(visitor.difference(from: tree) == nil)
    #expect(!visitor.session.open().html.contains("<img"))
  }

  @Test("The frame of a changed text among 300 rows, or of a slider's step, has at most 100 bytes")
  func bytes() throws {
    let (text, value) = (Var("Ada"), Var(0.25))
    let tree = LiveTree(
      VStack {
        for index in 0..<300 { HStack { if index == 150 { Label(.text <-- text) } else { Label("\(index)") } } }
        Slider(.value <--> value)
      })
    let session = LiveSession(tree)
    _ = session.open()
    text.set("Grace")
    let frames = session.frames()
    #expect(frames.count == 1 && frames[0].text.utf8.count <= 100, "\(frames)")
    for step in 1...1_000 {
      value.set(Double(step) / 1_003)
      let frames = session.frames()
      #expect(frames.count == 1 && frames[0].text.utf8.count <= 100, "\(frames)")
      try session.acknowledge(session.lastFrame)
    }
  }

  @Test("Escape chooses the only action of an alert, and dismisses a sheet")
  func escape() throws {
    let tree = LiveTree(
      ViewController("Base") {
        Button(
          "Alert", .tapped --> inContext { try $0.present(AlertController("Saved", .actions([AlertAction("OK")]))) })
        Button("Sheet", .tapped --> inContext { try $0.present(ViewController("Sheet")) })
      })
    let visitor = Visitor(LiveSession(tree))
    for name in ["Alert", "Sheet"] {
      try visitor.act("tap", on: tree.find(.button(name)).node().id)
      #expect(tree.root.presented != nil)
      #expect(visitor.others.last == "n")
      try visitor.act("escape")
      #expect(tree.root.presented == nil)
      #expect(visitor.difference(from: tree) == nil)
    }
  }

  @Test("The actions of an alert that is presented again are those of the page")
  func alertAgain() throws {
    let log = Var<[String]>([])
    func alert() -> AlertController {
      AlertController(
        "Sure?",
        .actions([
          AlertAction("Remove", .style(.destructive), .tapped --> inContext { _ in log.set(log.value + ["removed"]) }),
          AlertAction("Cancel", .style(.cancel)),
        ]))
    }
    let tree = LiveTree(
      NavigationController {
        ViewController("Base") { Button("Alert", .tapped --> inContext { try $0.present(alert()) }) }
      })
    let visitor = Visitor(LiveSession(tree))
    for count in 0..<3 {
      try visitor.act("tap", on: tree.find(.button("Alert")).node().id)
      let (owner, part) = try #require(visitor.browser.part(titled: count == 2 ? "Remove" : "Cancel"))
      try visitor.act("tap", on: owner, part: part)
      #expect(visitor.difference(from: tree) == nil)
      #expect(tree.root.presented == nil, "\(count)")
    }
    #expect(log.value == ["removed"])
  }

  @Test("A visitor goes back by the button of a collapsed split view controller")
  func splitting() throws {
    let tree = LiveTree(
      SplitViewController(.isCollapsed(true)) {
        ViewController("Users") { Label("Ada") }
        ViewController { Label("About Ada") }
      })
    let visitor = Visitor(LiveSession(tree))
    #expect(visitor.browser.look.contains("About Ada"))
    let (owner, part) = try #require(visitor.browser.part(titled: "Users"))
    try visitor.act("tap", on: owner, part: part)
    #expect(visitor.difference(from: tree) == nil)
    #expect(!visitor.browser.look.contains("About Ada"))
  }
}
