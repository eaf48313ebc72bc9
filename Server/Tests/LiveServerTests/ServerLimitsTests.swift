import Foundation
import Testing

@testable import LiveServer

struct ServerLimitsTests {
  @Test("The README names the limits by default")
  func readme() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../README.md").standardized
    let text = try String(contentsOf: file, encoding: .utf8)
    let limits = ServerLimits()
    let rows = [
      ("connections", limits.connections, ""), ("connections of an address", limits.connectionsPerAddress, ""),
      ("bytes of a header", limits.headerBytes, ""),
      ("bytes of a field of a header, or of the target", limits.fieldBytes, ""),
      ("fields of a header", limits.fields, ""), ("bytes of a body", limits.bodyBytes, ""),
      ("time for the header, and then for the body", seconds(limits.requestTime), " seconds each"),
      ("time between requests", seconds(limits.idleTime), " seconds"),
      ("time in which a client accepts what is sent", seconds(limits.writingTime), " seconds"),
      ("time for the last answers when the server ends", seconds(limits.endingTime), " seconds"),
      ("connected tabs of a browser", limits.tabsPerBrowser, ""),
    ]
    for (name, value, unit) in rows {
      let digits = value.formatted(.number.locale(Locale(identifier: "en_US")))
      #expect(text.contains("| \(name) | \(digits)\(unit) | "))
    }
  }

  @Test("A server has fewer connections than the process may open files")
  func files() {
    let limits = ServerLimits()
    #expect([100_000, 100, 10].map { limits.fitting(files: $0).connections } == [limits.connections, 40, 1])
  }

  private func seconds(_ duration: Duration) -> Int { Int(duration.components.seconds) }
}
