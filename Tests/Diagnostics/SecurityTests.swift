import Foundation
import LiveTesting
import Testing

@testable import LivePreview
@testable import Terminal
@testable import Tokens

/// What SECURITY.md promises.
struct SecurityTests {
  /// The numbers of the limits that the tables of the document name.
  private let limits: [String: [Int]]

  init() throws {
    let document = URL(filePath: #filePath).appending(path: "../../../SECURITY.md").standardized
    let rows = try String(contentsOf: document, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| ") }
    let cells = rows.map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    limits = Dictionary(
      cells.filter { $0[0] != "limit" }.map { cells in
        (cells[0], cells[1].replacing(",", with: "").split(separator: " ").compactMap { Int($0) })
      },
      uniquingKeysWith: +)
  }

  @Test("The limits of sessions are those that SECURITY.md states")
  @MainActor func sessions() {
    let defaults = SessionLimits()
    #expect(limits["bytes of a message"] == [defaults.messageBytes])
    #expect(limits["messages in a second, and at once"] == [defaults.messagesPerSecond])
    let page = limits["messages that a whole page counts as, for a client that shows something else"]
    #expect(page == [Int(LiveSession.messagesOfPage)])
    #expect(limits["frames that are not acknowledged"] == [defaults.unacknowledgedFrames])
    #expect(limits["bytes of frames for a client that reconnects"] == [defaults.retainedBytes])
    #expect(limits["sessions"] == [defaults.sessions])
    #expect(limits["sessions of a client, if the server names it"] == [defaults.sessionsPerClient])
    #expect(limits["time until the page of a session connects"] == [30] && defaults.connectionTime == .seconds(30))
    #expect(limits["time without messages and requests for frames"] == [15] && defaults.idleTime == .seconds(15 * 60))
    #expect(limits["states of sessions that have ended"] == [defaults.savedStates])
  }

  @Test("The limits of terminals are those that SECURITY.md states")
  @MainActor func terminals() throws {
    #expect(limits["bytes of a paste"] == [KeyDecoder<ContinuousClock.Instant>.longestPaste])
    let tree = LiveTree(Label("A"))
    let session = TerminalSession(tree, width: .max, height: .max)
    #expect(limits["columns and rows"] == [session.width, session.height])
    let number = try #require(limits["numbers in a sequence"]?.first)
    for (sent, read) in [(number, number), (number + 1, number)] {
      #expect(events(of: "\u{1B}[48;\(sent);1;1;1t").last == events(of: "\u{1B}[48;\(read);1;1;1t").last)
    }
    for (limit, start, length) in [
      ("bytes of a control sequence without an end", "\u{1B}[", 0),
      ("bytes of a text about the terminal without an end", "\u{1B}]", 2),
    ] {
      let count = try #require(limits[limit]?.first)
      // What follows the limit is a key, and what comes before it is not.
      for more in 0...1 {
        let bytes = start + String(repeating: "1", count: count - length + more)
        #expect(events(of: bytes, "a").count == more)
      }
    }
  }

  /// Returns the events of texts that a terminal sends one after the other.
  private func events(of texts: String...) -> [TerminalEvent] {
    var decoder = KeyDecoder<ContinuousClock.Instant>()
    return texts.flatMap { decoder.events(of: Array($0.utf8), at: .now) }
  }

  @Test("The limits of token files and resolver documents are those that SECURITY.md states")
  func tokens() throws {
    #expect(limits["bytes of a file"] == [Int(Int32.max) - 1])
    let file = try TokenFile("{}")
    let resolution = Resolution([file.document], allowing: [])
    #expect(limits["tokens and groups, also those that groups extend"] == [resolution.limit])
    #expect(limits["sources, also those of sets in sets"] == [ResolverReader.limit])
  }

  @Test("A test covers each limit that SECURITY.md states")
  func count() { #expect(limits.count == 18) }
}
