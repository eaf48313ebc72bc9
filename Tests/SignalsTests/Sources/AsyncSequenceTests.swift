import Signals
import Testing

@MainActor
struct AsyncSequenceTests {
  @Test("An asynchronous sequence's elements are delivered in order, then its end")
  func finishes() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let log = Log<Int>()
    let lifetime = log.subscribe(to: Signal.values(of: stream))
    for value in 1...3 { continuation.yield(value) }
    continuation.finish()
    await log.hearEnd()
    #expect(log.values == [1, 2, 3] && log.isFinished)
    withExtendedLifetime(lifetime) {}
  }

  @Test("An error of an asynchronous sequence fails the signal")
  func fails() async {
    let stream = AsyncThrowingStream<Int, any Error> {
      $0.yield(1)
      $0.finish(throwing: Broken())
    }
    let log = Log<Int>()
    let lifetime = log.subscribe(to: Signal.values(of: stream))
    await log.hearEnd()
    #expect(log.values == [1])
    #expect(log.failure is Broken)
    withExtendedLifetime(lifetime) {}
  }

  @Test("Cancelling the subscription of an asynchronous sequence ends the iteration")
  func cancelled() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let (ended, end) = AsyncStream.makeStream(of: Void.self)
    continuation.onTermination = { _ in end.finish() }
    let log = Log<Int>()
    let lifetime = log.subscribe(to: Signal.values(of: stream))
    continuation.yield(1)
    await log.hear(1)
    lifetime.cancel()
    continuation.yield(2)
    for await _ in ended {}
    #expect(log.values == [1] && log.ends.isEmpty)
  }

  /// Numbers without an end, even if the task is cancelled.
  private struct Numbers: AsyncSequence, AsyncIteratorProtocol {
    let count: Var<Int>

    func makeAsyncIterator() -> Numbers { self }

    @MainActor
    func next() async -> Int? {
      await Task.yield()
      count.value += 1
      return count.value < 1_000 ? count.value : nil
    }
  }

  @Test("Cancelling also ends the iteration of a sequence that does not check for cancellation")
  func cancelledWithoutCheck() async {
    let (count, log) = (Var(0), Log<Int>())
    let lifetime = log.subscribe(to: Signal.values(of: Numbers(count: count)))
    await log.hear(3)
    lifetime.cancel()
    let last = count.value
    for _ in 0..<100 { await Task.yield() }
    #expect(count.value <= last + 1)
  }
}
