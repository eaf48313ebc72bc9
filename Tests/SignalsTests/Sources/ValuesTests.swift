import Testing

@testable import Signals

@MainActor
struct ValuesTests {
  private let input = Input<Int>()

  private typealias Policy = AsyncThrowingStream<Int, any Error>.Continuation.BufferingPolicy

  @Test("An asynchronous sequence of a signal has the values from its creation on, in order, up to its end")
  func all() async throws {
    let values = input.values()
    for value in 1...3 { input.send(value) }
    input.end()
    var heard: [Int] = []
    for try await value in values { heard.append(value) }
    #expect(heard == [1, 2, 3])
  }

  @Test("A sequence of a signal drops values by its buffering policy")
  func policies() async throws {
    let sequences = [
      input.values(bufferingPolicy: .bufferingNewest(2)), input.values(bufferingPolicy: .bufferingOldest(2)),
    ]
    for value in 1...4 { input.send(value) }
    input.end()
    var heard: [[Int]] = []
    for values in sequences {
      heard.append([])
      for try await value in values { heard[heard.count - 1].append(value) }
    }
    #expect(heard == [[3, 4], [1, 2]])
  }

  @Test("A sequence of a signal throws its error")
  func failure() async {
    let values = input.values()
    input.send(1)
    input.end(.failed(Broken()))
    var heard: [Int] = []
    await #expect(throws: Broken.self) { for try await value in values { heard.append(value) } }
    #expect(heard == [1])
  }

  @Test("Leaving the loop over a signal's values cancels the subscription")
  func leaving() async throws {
    let over = Log<Bool>()
    let watched = input.handleEvents(onCancel: { over.add(true) })
    do {
      let values = watched.values()
      input.send(1)
      for try await value in values {
        #expect(value == 1)
        break
      }
    }
    await over.hear(1)
    #expect(input.hub?.first == nil)
  }
}
