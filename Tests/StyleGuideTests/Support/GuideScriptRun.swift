import Foundation
import StyleGuide
import TestSupport
import Testing

/// The page of a guide in a browser, operated by a script.
@MainActor
enum GuideScriptRun {
  /// Returns what a script reports by `report(text)`.
  ///
  /// - Parameter address: The query and the fragment with which the page is opened.
  static func reports(of guide: StyleGuide, at address: String = "", _ script: String) async throws -> [String] {
    let opening = """
      <script>
      history.replaceState(null, "", location.pathname + \(String(reflecting: address)))
      const reports = [], report = text => reports.push(`${text}`)
      // A browser without a window draws no frame while nothing changes.
      requestAnimationFrame = work => setTimeout(work)
      cancelAnimationFrame = clearTimeout
      const wait = () => new Promise(done => setTimeout(done, 100))
      const one = selector => document.querySelector(selector)
      const state = () => [one("#_search").value, one(".theme").value,
        one("#_dark").checked ? "dark" : one("#_light").checked ? "light" : "system",
        one("#_contrast").checked ? "high" : "usual",
        document.querySelectorAll("#buttons article:not([hidden])").length].join(" ")
      addEventListener("load", () => setTimeout(async () => {
        try { \(script) } catch (error) { report(error) }
        document.documentElement.dataset.reports = btoa(JSON.stringify(reports))
      }, 100))
      </script>
      """
    // The policy of the page allows no other script than its own.
    let page = guide.html.replacing(/<meta http-equiv[^>]*>/, with: opening, maxReplacements: 1)
    // On a busy machine, the time of a browser can be over before its page has run.
    for _ in 0..<3 {
      let document = try await Chromium.document(of: page)
      guard let reports = document.firstMatch(of: /data-reports="([A-Za-z0-9+\/=]+)"/)?.1 else { continue }
      return try JSONDecoder().decode([String].self, from: #require(Data(base64Encoded: String(reports))))
    }
    throw Silence()
  }

  /// The page has reported nothing.
  struct Silence: Error {}
}
