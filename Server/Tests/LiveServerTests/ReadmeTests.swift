import Foundation
import Testing

@testable import LiveServer

/// The README, whose listings and numbers are those of the code.
struct ReadmeTests {
  private let folder = URL(filePath: #filePath).appending(path: "../../..").standardized

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// Returns the lines of a text without their indentation and without empty ones.
  private func lines(_ text: some StringProtocol) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  @Test("Each listing of the README is part of a file that compiles")
  func listings() throws {
    let readme = try text("README.md")
    let listings = readme.matches(of: /```swift\n(.*?)```/.dotMatchesNewlines()).map(\.1)
    let program = try #require(listings.first)
    #expect(try text("Sources/Counter/Counter.swift") == program)
    let compiled = lines(try text("Tests/LiveServerTests/Support/Listings.swift"))
    for listing in listings.dropFirst() where !listing.hasPrefix("// Package.swift") {
      #expect(compiled.contains(lines(listing)), "\(listing)")
    }
    #expect(listings.count == 10)
  }

  @Test("The widgets of each listing of the README are in a stack, and do not overlap")
  @MainActor func stacks() throws {
    #expect(Import().body.count == 1)
    let notes = try text("README.md").firstMatch(of: /state: Notes\.init\) \{ notes in\n +(\w+)/)
    #expect(notes?.1 == "VStack")
  }

  @Test("The table in the README states the default limits")
  func limits() throws {
    let readme = try text("README.md")
    let (limits, sessions) = (ServerLimits(), SessionLimits())
    let rows = [
      ("connections", "limits.connections", limits.connections, ""),
      ("connections of an address", "limits.connectionsPerAddress", limits.connectionsPerAddress, ""),
      ("connected tabs of a browser", "limits.tabsPerBrowser", limits.tabsPerBrowser, ""),
      ("bytes of a header", "limits.headerBytes", limits.headerBytes, ""),
      ("bytes of a field of a header, or of the target", "limits.fieldBytes", limits.fieldBytes, ""),
      ("fields of a header", "limits.fields", limits.fields, ""),
      ("bytes of a body", "limits.bodyBytes", limits.bodyBytes, ""),
      (
        "time for the header, and then for the body", "limits.requestTime", seconds(limits.requestTime), " seconds each"
      ),
      ("time between requests", "limits.idleTime", seconds(limits.idleTime), " seconds"),
      ("time in which a client accepts what is sent", "limits.writingTime", seconds(limits.writingTime), " seconds"),
      ("time for the last answers when the server ends", "limits.endingTime", seconds(limits.endingTime), " seconds"),
      ("sessions", "sessionLimits.sessions", sessions.sessions, ""),
      ("sessions of an address", "sessionLimits.sessionsPerClient", sessions.sessionsPerClient, ""),
      ("bytes of a message of a page", "sessionLimits.messageBytes", sessions.messageBytes, ""),
      ("bytes of the texts that the fields of a session hold", "sessionLimits.textBytes", sessions.textBytes, ""),
      ("bytes of files that a user picks at once", "sessionLimits.fileBytes", sessions.fileBytes, ""),
      ("bytes of files of all sessions that are being sent", "sessionLimits.allFileBytes", sessions.allFileBytes, ""),
      ("messages of a session in a second", "sessionLimits.messagesPerSecond", sessions.messagesPerSecond, ""),
      (
        "bytes of messages, and of the texts that they change, in a second", "sessionLimits.workPerSecond",
        sessions.workPerSecond, ""
      ),
      (
        "frames that a page has not acknowledged", "sessionLimits.unacknowledgedFrames", sessions.unacknowledgedFrames,
        ""
      ),
      (
        "bytes of frames that are kept for a page that reconnects", "sessionLimits.retainedBytes",
        sessions.retainedBytes, ""
      ),
      (
        "time without a message of a page and without its stream", "sessionLimits.idleTime",
        seconds(sessions.idleTime), " seconds"
      ),
      (
        "time until the page of a new session connects", "sessionLimits.connectionTime",
        seconds(sessions.connectionTime), " seconds"
      ),
      ("states of sessions that have ended", "sessionLimits.savedStates", sessions.savedStates, ""),
    ]
    for (words, name, value, unit) in rows {
      let digits = value.formatted(.number.locale(Locale(identifier: "en_US")))
      #expect(readme.contains("| \(words) | `\(name)` | \(digits)\(unit) | "), "\(name)")
    }
    #expect(readme.matches(of: /\n\| [^|]+ \| `(limits|sessionLimits)\./).count == rows.count)
  }

  private func seconds(_ duration: Duration) -> Int { Int(duration.components.seconds) }
}
