import Foundation
import LivePreview
import LiveTesting
import TestSupport
import Testing

/// The script of a session's page in a browser, without a server.
@MainActor
struct SessionScriptTests {
  @Test(
    "Scrolling a row of a collection sideways loads more items",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func scrollingSideways() async throws {
    let rows = RowList((0..<100).map { CellModel($0, TableViewCell(.text("Item \($0)"))) })
    let section = SectionModel(layout: .row(itemWidth: 100), rows: rows)
    let session = LiveSession(LiveTree(CollectionView(.model(TableModel([section])))))
    let messages = try await PageScript.messages(
      of: session,
      after: """
        const row = document.querySelector(".sideways")
        row.scrollLeft = 1e6
        // Pages in virtual time have few frames, and frames have the events of scrolling.
        row.dispatchEvent(new Event("scroll"))
        """)
    try session.receive(Data(#require(messages.first).utf8))
    #expect(session.frames().map(\.text).joined().contains("Item 39"))
  }

  @Test(
    "The page sends the focus of text inputs only",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func focusing() async throws {
    let taps = Var(0)
    let session = LiveSession(
      LiveTree(
        VStack {
          TextField(.text("Ada"))
          CollectionView { Section { TableViewCell(.text("Item")) } }
          Button("Tap", .tapped --> { taps.set(1) })
        }))
    let messages = try await PageScript.messages(
      of: session,
      after: """
        for (const name of ["[role=row]", "button", "input"]) document.querySelector(name).focus()
        document.querySelector("input").dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
        document.querySelector("[role=row]").dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
        """)
    #expect(messages.allSatisfy { !$0.contains("focus") || $0.contains(#""n":2,"#) }, "\(messages)")
  }

  @Test(
    "Escape clears a search, and then closes the sheet around it",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func escapeInSearch() async throws {
    let sheet = ViewController("Sheet") { SearchBar(.text("Ada"), .accessibilityLabel("Search")) }
    let tree = LiveTree(ViewController("Base") { Button("Show", .tapped --> inContext { try $0.present(sheet) }) })
    let session = LiveSession(tree)
    try tree.find(.button("Show")).tap()
    let messages = try await PageScript.messages(
      of: session,
      after: """
        const field = document.querySelector("input"), tag = () => document.activeElement.tagName
        const press = () => document.activeElement.dispatchEvent(
          new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }))
        field.focus(); press(); report(tag() + field.value)
        press(); report(tag())
        """)
    #expect(messages.filter { !$0.hasPrefix("{") } == ["INPUT", "INPUT"], "\(messages)")
    #expect(messages.filter { $0.contains(#""k":"edit""#) }.count == 1, "\(messages)")
    #expect(messages.filter { $0.contains(#""k":"escape""#) }.count == 1, "\(messages)")
  }

  @Test(
    "Tab skips what is hidden from assistive technology, until it is shown again",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func hidden() async throws {
    let session = LiveSession(
      LiveTree(
        VStack(.accessibilityElementsHidden(true)) {
          HStack { Button("a") }; View(.accessibilityTraits(.button))
        })
    )
    let messages = try await PageScript.messages(
      of: session,
      after: """
        const id = document.querySelector("[aria-hidden=true]").dataset.n
        const stops = () => [...document.querySelectorAll("button,[role=button]")].map(x => x.tabIndex).join()
        const set = (frame, hidden) => receive(JSON.stringify([frame, 0, [["s", +id, { "data-q": hidden }]]]))
        report(stops())
        await set(1, null)
        report(stops())
        await set(2, "true")
        report(stops())
        """)
    #expect(messages.filter { !$0.hasPrefix("{") } == ["-1,-1", "0,0", "-1,-1"], "\(messages)")
  }

  @Test(
    "A button that was disabled while focused gets the focus again, unless the user went elsewhere",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."), arguments: [true, false])
  func disabling(stays: Bool) async throws {
    let session = LiveSession(
      LiveTree(
        VStack {
          Button("Undo")
          Button("Other")
        }))
    let messages = try await PageScript.messages(
      of: session,
      after: """
        const [undo, other] = document.querySelectorAll("button"), id = undo.closest("[data-n]").dataset.n
        const set = (frame, disabled) => receive(JSON.stringify([frame, 0, [["s", +id, { disabled }]]]))
        undo.focus()
        await set(1, "")
        // Browsers take the focus away when they draw, which pages in virtual time hardly do.
        undo.blur()
        \(stays ? "" : "other.focus()")
        await set(2, null)
        report(document.activeElement.textContent)
        """)
    #expect(messages.filter { !$0.hasPrefix("{") } == [stays ? "Undo" : "Other"], "\(messages)")
  }

  @Test(
    "A list with a height of its own scrolls inside, and any other content scrolls with the page",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."), arguments: [true, false])
  func window(isList: Bool) async throws {
    let rows = (0..<100).map { TableViewCell(.text("Row \($0)")) }
    let session = LiveSession(
      LiveTree(isList ? Children([TableView { Section { rows } }]) : [VStack { rows }]))
    let messages = try await PageScript.messages(
      of: session,
      after: """
        const list = document.querySelector(".ScrollView"), page = document.documentElement
        const scrolls = () =>
          page.scrollHeight > innerHeight ? "page" : list?.scrollHeight > list?.clientHeight ? "list" : "nothing"
        // A busy machine may not have laid out the page yet.
        for (let i = 0; i < 50 && scrolls() == "nothing"; i++) await new Promise(done => setTimeout(done, 10))
        report(scrolls())
        """)
    #expect(messages.contains(isList ? "list" : "page"), "\(messages)")
  }

  @Test(
    "Keys of sliders and custom controls are sent with the writing direction, unless a modifier key is held",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func keys() async throws {
    let session = LiveSession(
      LiveTree(
        VStack {
          Slider(.maximumValue(9))
          Slider(.semanticContentAttribute(.forceRightToLeft))
          Slider(.isEnabled(false))
        }))
    let messages = try await PageScript.messages(
      of: session,
      after: """
        const sliders = document.querySelectorAll("[type=range]")
        for (const [index, key, ctrlKey] of [[0, "ArrowRight"], [0, "Home"], [0, "7"], [0, "7", true], [0, "Tab"],
          [0, "a"], [0, "Alt"], [1, "ArrowLeft"], [2, "ArrowRight"]])
          report(sliders[index].dispatchEvent(
            new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true, cancelable: true })) ? "left" : "taken")
        """)
    let keys = messages.compactMap { $0.firstMatch(of: /"k":"key".*?"v":"(.*?)"/)?.output.1 }
    #expect(keys == ["ArrowRight", "Home", "7", "<ArrowLeft"], "\(messages)")
    let fates = messages.filter { !$0.hasPrefix("{") }
    #expect(fates == ["taken", "taken", "taken", "left", "left", "left", "left", "taken", "left"])
  }

  @Test(
    "The focus returns from the cancel button of an upload to the button that asked for the file",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."),
    arguments: ["cancelled", "sent", "refused"])
  func uploading(end: String) async throws {
    let session = LiveSession(
      LiveTree(
        VStack {
          Button("Import")
          Button("Other")
        }))
    let messages = try await PageScript.messages(
      of: session,
      after: """
        const wait = ms => new Promise(done => setTimeout(done, ms)), events = fetch
        let answer
        window.fetch = (url, options) =>
          /events.file/.test(url) ? new Promise(done => answer = done) : events(url, options)
        HTMLInputElement.prototype.click = function() {
          const files = new DataTransfer
          files.items.add(new File(["abc"], "a.txt"))
          this.files = files.files
          this.onchange()
        }
        document.querySelector("button").focus()
        await receive(JSON.stringify([1, 0, [["x", 1, "", false, 10]]]))
        for (let i = 0; i < 50 && !answer; i++) await wait(10)
        const cancel = document.querySelector("p button")
        cancel.focus()
        report(document.activeElement.textContent)
        if ("\(end)" == "cancelled") cancel.click()
        else answer({ ok: "\(end)" == "sent", status: 400, text: async () => "No." })
        await wait(500)
        report(document.activeElement.textContent)
        """)
    #expect(messages.filter { !$0.hasPrefix("{") } == ["Cancel", "Import"], "\(messages)")
  }

  @Test(
    "After a text is refused, the page sends no more of it, and its field keeps the focus",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func refusedText() async throws {
    let messages = try await PageScript.messages(
      of: LiveSession(LiveTree(VStack { TextField() })),
      after: """
        const wait = ms => new Promise(done => setTimeout(done, ms)), fast = fetch
        window.fetch = async (...request) => {
          if (request[1].body) await wait(100)
          return fast(...request)
        }
        const field = document.querySelector("input"), n = +field.closest("[data-n]").dataset.n, html = field.outerHTML
        field.focus()
        field.value = "x".repeat(100000)
        field.dispatchEvent(new Event("input", { bubbles: true }))
        for (let i = 0; i < 100 && !sent.some(x => x.includes('"edit"')); i++) await wait(10)
        const last = JSON.parse(sent.at(-1)).i
        await receive(JSON.stringify([1, last, [["h", n, `<i data-n="${n}"></i>`]]]))
        await receive(JSON.stringify([2, last, [["h", n, html], ["o", n]]]))
        await wait(1000)
        report(document.activeElement.tagName + document.activeElement.value)
        """)
    #expect(messages.count { $0.contains(#""k":"edit""#) } <= 2, "\(messages.count)")
    #expect(messages.last { !$0.hasPrefix("{") } == "INPUT")
  }

  /// Returns the texts of a field after each edit among messages, of which none is too large.
  private func texts(after messages: [String]) throws -> [String] {
    var text: [Unicode.Scalar] = []
    return try messages.filter { $0.contains(#""k":"edit""#) }.map { message in
      #expect(message.utf8.count <= SessionLimits().messageBytes)
      let fields = try #require(JSONSerialization.jsonObject(with: Data(message.utf8)) as? [String: Any])
      let (place, new) = try (#require(fields["r"] as? [Int]), #require(fields["v"] as? String))
      #expect(place[2] == text.count)
      text.replaceSubrange(place[0]..<place[0] + place[1], with: new.unicodeScalars)
      return String(String.UnicodeScalarView(text))
    }
  }

  @Test(
    "A large paste is sent in few parts, and the rest of it is not sent if it is replaced",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func pastes() async throws {
    let messages = try await PageScript.messages(
      of: LiveSession(LiveTree(TextField())),
      after: """
        const field = document.querySelector("input")
        const set = text => {
          field.value = text
          field.dispatchEvent(new Event("input", { bubbles: true }))
        }
        set("x".repeat(100000))
        await new Promise(done => setTimeout(done, 1000))
        set("\\"\\u0001\\u{E9}\\u{1F600}".repeat(50000))
        set("Zo\\u{EB}")
        await new Promise(done => setTimeout(done, 1000))
        """)
    let texts = try texts(after: messages)
    #expect(texts.firstIndex(of: String(repeating: "x", count: 100_000)) == 8, "\(texts.map(\.count))")
    #expect(texts.count == 11 && texts[9].hasPrefix("\"\u{1}é😀") && texts.last == "Zoë")
  }

  @Test(
    "A large paste is sent completely before the next key",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func pasteBeforeReturn() async throws {
    let messages = try await PageScript.messages(
      of: LiveSession(LiveTree(TextField())),
      after: """
        const field = document.querySelector("input"), press = { key: "Enter", bubbles: true }
        field.value = "\\u{1F600}".repeat(5000) + "a"
        field.dispatchEvent(new Event("input", { bubbles: true }))
        field.dispatchEvent(new KeyboardEvent("keydown", press))
        await new Promise(done => setTimeout(done, 1000))
        """)
    #expect(try texts(after: messages).last == String(repeating: "😀", count: 5_000) + "a")
    #expect(messages.last?.contains(#""k":"submit""#) == true)
  }

  @Test(
    "A long text that a server has lost is sent again in parts",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func lostText() async throws {
    let messages = try await PageScript.messages(
      of: LiveSession(LiveTree(VStack { TextView(.accessibilityLabel("Text")) })),
      after: """
        const area = document.querySelector("textarea"), wait = () => new Promise(done => setTimeout(done, 500))
        area.value = "abcdé😀g".repeat(4000)
        area.dispatchEvent(new Event("input", { bubbles: true }))
        await wait()
        const last = JSON.parse(sent.at(-1)).i
        report("lost")
        await receive(JSON.stringify([1, last, []]))
        await receive(JSON.stringify([2, 0, [["h", 0, document.body.children[0].children[0].outerHTML, 1]]]))
        await wait()
        """)
    let parts = messages.split(separator: "lost").map { messages in
      messages.filter { $0.contains(#""k":"edit""#) }
    }
    #expect(parts.count == 2 && parts[0].count > 2 && parts[1].count == parts[0].count)
    #expect(messages.allSatisfy { $0.utf8.count <= SessionLimits().messageBytes })
    let text = try parts.map { try $0.map { try JSONDecoder().decode(Edit.self, from: Data($0.utf8)).v }.joined() }
    #expect(text == Array(repeating: String(repeating: "abcdé😀g", count: 4_000), count: 2))
  }
}

/// The text of an edit.
private struct Edit: Decodable {
  let v: String
}
