import Foundation
import Testing

@testable import LiveServer

/// A list of many rows in a real browser, which has some of them.
@MainActor
@Suite(.serialized, .enabled(if: DevTools.path != nil, "Chromium is not installed: nothing scrolls a list"))
struct BrowserListTests {
  @Test("A page that is opened at a row of a list shows that row, with earlier rows out of view")
  func openedAtRow() async throws {
    let server = LiveServer(port: 0, options: ServerOptions(log: { _ in })) {
      TableView(
        .contentOffset(CGPoint(x: 0, y: 4_400)),
        .model(
          TableModel {
            Section { for number in 0..<200 { CellModel(number, TableViewCell(.text("Row \(number)"))) } }
          }))
    }
    try await RunningServer.run(server) { server in
      let browser = try await Browser()
      do {
        try await browser.open(server.server.address)
        try await browser.find("//*[@role='row'][.='Row 80']")
        try await browser.wait(
          until: """
            (row => Math.abs(row.getBoundingClientRect().top
              - row.closest(".ScrollView").getBoundingClientRect().top) < 2
            )([...document.querySelectorAll("[role=row]")].find(row => row.innerText.trim() == "Row 100"))
            """)
      } catch {
        Issue.record("\(error): \((try? await browser.value(of: "document.body.innerText")) ?? "no page")")
      }
      await browser.close()
    }
  }
}
