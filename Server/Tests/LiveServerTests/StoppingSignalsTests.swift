import Foundation
import Testing

@testable import LiveServer

@MainActor struct StoppingSignalsTests {
  private final class Server {}

  @Test("A stop signal stops all running servers once, and later also one that starts in the same process")
  func again() async throws {
    for round in 1...3 {
      let (server, other, gone) = (Server(), Server(), Server())
      var calls: [String] = []
      await StoppingSignals.shared.handle(SIGUSR2, for: gone) { calls.append("gone") }
      StoppingSignals.shared.forget(gone)
      await StoppingSignals.shared.handle(SIGUSR2, for: server) { calls.append("server") }
      await StoppingSignals.shared.handle(SIGUSR2, for: other) { calls.append("other") }
      kill(getpid(), SIGUSR2)
      for _ in 0..<1_000 where calls.count < 2 { try await Task.sleep(for: .milliseconds(10)) }
      #expect(calls.sorted() == ["other", "server"], "round \(round)")
    }
  }
}
