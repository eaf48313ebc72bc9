import Foundation
import LivePreview
import LiveTesting
import Testing

/// The script of a session's page in a browser, without a server.
@MainActor
struct SessionScriptTests {
  @Test(
    "A user who scrolls a row of a collection sideways gets more items",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func scrollingSideways() async throws {
    let rows = RowList((0..<100).map { CellModel($0, TableViewCell(.text("Item \($0)"))) })
    let section = SectionModel(layout: .row(itemWidth: 100), rows: rows)
    let session = LiveSession(LiveTree(CollectionView(.model(TableModel([section])))))
    let messages = try await messages(
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

  /// Returns the messages that the page of a session sends after a script.
  private func messages(of session: LiveSession, after script: String) async throws -> [String] {
    let stub = """
      <script>
      const sent = [], report = text => sent.push(text)
      class EventSource { constructor() { setTimeout(() => this.onopen()) } }
      async function fetch(url, { body }) {
        report(body)
        return { ok: true, status: 200, text: async () => "1" }
      }
      setTimeout(() => {
        \(script)
        setTimeout(() => { document.title = btoa(JSON.stringify(sent)) }, 500)
      }, 500)
      </script>
      """
    let page = session.open().html.replacing("<head>", with: "<head>" + stub)
    let document = try await Chromium.document(of: page)
    let title = try #require(
      document.firstMatch(of: /<title>([A-Za-z0-9+\/=]*)<\/title>/)?.1, "\(document.suffix(400))")
    return try JSONDecoder().decode([String].self, from: #require(Data(base64Encoded: String(title))))
  }
}
