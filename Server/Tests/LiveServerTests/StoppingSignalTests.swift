import Foundation
import Synchronization
import Testing

@testable import LiveServer

struct StoppingSignalTests {
  @Test("A signal is handled once, and again by the server that runs next in the same process")
  func again() async throws {
    for _ in 0..<3 {
      let calls = Calls()
      let signal = await StoppingSignal(SIGUSR2) { calls.add() }
      kill(getpid(), SIGUSR2)
      for _ in 0..<1_000 where calls.count == 0 { try await Task.sleep(for: .milliseconds(10)) }
      try #require(calls.count == 1)
      await signal.restore()
    }
  }

  @Test("A signal that never came is restored, too")
  func unused() async {
    for _ in 0..<3 { await StoppingSignal(SIGUSR1) {}.restore() }
    var action = sigaction()
    sigaction(SIGUSR1, nil, &action)
    #expect(action.__sigaction_handler.sa_handler == nil)
  }
}

private final class Calls: Sendable {
  private let total = Mutex(0)

  var count: Int { total.withLock { $0 } }

  func add() { total.withLock { $0 += 1 } }
}
