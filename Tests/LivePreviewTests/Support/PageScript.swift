import Foundation
import LivePreview
import TestSupport
import Testing

/// The script of a session's page in a browser, without a server.
@MainActor
enum PageScript {
  /// Returns the messages that the page of a session sends after a script, and what the script reports.
  ///
  /// - Parameter start: A script that runs before that of the page.
  static func messages(
    of session: LiveSession, before start: String = "", after script: String
  ) async throws -> [String] {
    let stub = """
      <script>
      \(start)
      const sent = [], report = text => sent.push(text)
      let stream
      async function fetch(url, { body }) {
        // The stream stays open.
        if (!body) return new Response(new ReadableStream({ start(controller) { stream = controller } }))
        report(body)
        // The text of a real answer takes real time, which the browser's own clock does not wait for.
        return { ok: true, status: 200, text: async () => `${JSON.parse(body).i}` }
      }
      async function receive(frame) {
        stream.enqueue(new TextEncoder().encode(`data: ${frame}\\n`))
        await new Promise(done => setTimeout(done, 10))
      }
      async function run() {
        // The browser's own clock can go on before the page has been read and asks for its frames.
        for (let i = 0; i < 100 && !stream; i++) await new Promise(done => setTimeout(done, 100))
        await new Promise(done => setTimeout(done, 500))
        \(script)
        setTimeout(() => {
          const bytes = [...new TextEncoder().encode(JSON.stringify(sent))]
          document.documentElement.dataset.sent = btoa(bytes.map(byte => String.fromCharCode(byte)).join(""))
        }, 500)
      }
      run()
      </script>
      """
    let page = session.open().html.replacing("<head>", with: "<head>" + stub)
    // On a busy machine, the time of a browser can be over before its page has run.
    for _ in 0..<3 {
      let document = try await Chromium.document(of: page)
      guard let sent = document.firstMatch(of: /data-sent="([A-Za-z0-9+\/=]+)"/)?.1 else { continue }
      return try JSONDecoder().decode([String].self, from: #require(Data(base64Encoded: String(sent))))
    }
    throw Silence()
  }

  /// The page has reported nothing.
  struct Silence: Error {}
}
