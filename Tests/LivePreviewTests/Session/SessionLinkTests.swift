import Foundation
import LivePreview
import LiveTesting
import TestSupport
import Testing

/// The links of texts in a page.
@MainActor
struct SessionLinkTests {
  private let first = "https://first.example/"
  private let second = "https://second.example/"

  private var text: AttributedString {
    [first, second].reduce(into: AttributedString("")) { text, address in
      var link = AttributedString(address)
      link.link = URL(string: address)
      text += link
    }
  }

  private func markup(of tree: LiveTree<Void>) -> String {
    let renderer = HTMLRenderer()
    let lifetime = tree.render(with: renderer)
    return withExtendedLifetime(lifetime) { renderer.html() }
  }

  @Test("The page opens a link of a text view that asks only after the session has allowed it")
  func asking() throws {
    var tapped: [URL] = []
    let tree = LiveTree(
      TextView(
        .attributedText(text), .isEditable(false),
        .shouldInteractWithURL -- { _, url in url.host() == "first.example" },
        .linkTapped --> { tapped.append($0) }))
    let visitor = Visitor(LiveSession(tree))
    #expect(markup(of: tree).contains("data-a") && !markup(of: tree).contains("href"))
    try visitor.act("link", on: tree.root.id, first)
    #expect(visitor.others == ["g"] && tapped.map(\.absoluteString) == [first])
    for address in [second, "https://third.example/", "javascript:alert(1)", ""] {
      #expect(throws: SessionRefusal.self) { try visitor.act("link", on: tree.root.id, address) }
    }
    #expect(visitor.others == ["g"] && tapped.count == 1)
  }

  @Test("A text view with `shouldInteractWithURL` also gets taps on links that browsers cannot open")
  func ownScheme() throws {
    var tapped: [String] = []
    var text = AttributedString("Ada")
    text.link = URL(string: "myapp://user/2")
    let tree = LiveTree(
      TextView(
        .attributedText(text), .isEditable(false), .shouldInteractWithURL -- { _, _ in true },
        .linkTapped --> { tapped.append($0.absoluteString) }))
    let visitor = Visitor(LiveSession(tree))
    #expect(markup(of: tree).contains("data-a=\"myapp://user/2\""))
    try visitor.act("link", on: tree.root.id, "myapp://user/2")
    #expect(tapped == ["myapp://user/2"] && visitor.others == [])
  }

  @Test("The browser opens the links of a label, and of a text view without `shouldInteractWithURL`")
  func opening() throws {
    let asking = TextView(.attributedText(text), .isEditable(false), .shouldInteractWithURL -- { _, _ in false })
    let links = { (html: String) in html.components(separatedBy: "href=").count - 1 }
    #expect(links(markup(of: LiveTree(TextView(.attributedText(text), .isEditable(false))))) == 2)
    #expect(links(markup(of: LiveTree(Label(.attributedText(text))))) == 2)
    #expect(links(Preview.html(asking)) == 2, "a page without a session can ask nobody")
  }

  @Test(
    "A click or Return on a link of a text view that has to be asked sends its address, and opens nothing",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func sending() async throws {
    let tree = LiveTree(
      VStack { TextView(.attributedText(text), .isEditable(false), .shouldInteractWithURL -- { _, _ in true }) })
    let messages = try await PageScript.messages(
      of: LiveSession(tree),
      after: """
        const links = document.querySelectorAll("[role=link]")
        links[0].click()
        links[1].focus()
        report(document.activeElement == links[1] ? "focused" : "not focused")
        links[1].dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }))
        await new Promise(done => setTimeout(done, 1000))
        await receive(JSON.stringify([1, 2, [["g", "#there"]]]))
        report(location.hash)
        """)
    #expect(messages.filter { !$0.hasPrefix("{") } == ["focused", "#there"], "\(messages)")
    let sent = messages.filter { $0.contains(#""k":"link""#) }
    #expect(sent.count == 2 && sent[0].contains(first) && sent[1].contains(second), "\(messages)")
  }
}
