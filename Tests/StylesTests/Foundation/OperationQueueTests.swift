import Foundation
import Styles
import Testing

@Suite("Styles of OperationQueue")
struct OperationQueueTests {
  @Test("A serial queue runs one operation at a time")
  func serial() {
    #expect((OperationQueue() |> .serial).maxConcurrentOperationCount == 1)
    #expect((OperationQueue() |> .concurrent(4)).maxConcurrentOperationCount == 4)
    #expect((OperationQueue() |> .maxConcurrentOperationCount(2)).maxConcurrentOperationCount == 2)
  }

  @Test("A serial queue runs its operations in their order")
  func order() async {
    let queue = OperationQueue() |> .serial
    let log = OperationLog()
    let isFilled = DispatchSemaphore(value: 0)
    queue.addOperation {
      isFilled.wait()
      log.append(0)
    }
    for number in 1..<10 { queue.addOperation { log.append(number) } }
    isFilled.signal()
    await queue.isDone()
    #expect(log.numbers == Array(0..<10))
  }

  @Test("A suspended queue starts no operation until it is resumed")
  func suspended() async {
    let queue = OperationQueue() |> .suspended + .serial
    let log = OperationLog()
    queue.addOperation { log.append(1) }
    #expect(queue.isSuspended)
    #expect(log.numbers.isEmpty)
    configure(queue, with: .isSuspended(false))
    await queue.isDone()
    #expect(log.numbers == [1])
  }

  @Test(
    "Quality-of-service styles set the property",
    arguments: [
      (.userInitiated, .userInitiated), (.utility, .utility), (.background, .background),
      (.qualityOfService(.userInteractive), .userInteractive),
    ] as [(Mod<OperationQueue>, QualityOfService)]
  )
  func qualityOfService(style: Mod<OperationQueue>, quality: QualityOfService) {
    #expect((OperationQueue() |> style).qualityOfService == quality)
  }

  @Test("Name and underlying queue are set by their names")
  func names() {
    let dispatch = DispatchQueue(label: "downloads")
    let queue = OperationQueue() |> .name("Downloads") + .underlyingQueue(dispatch)
    #expect(queue.name == "Downloads")
    #expect(queue.underlyingQueue === dispatch)
  }
}

extension OperationQueue {
  /// Waits until the operations that have been added are finished, and leaves its thread to others.
  fileprivate func isDone() async {
    await withCheckedContinuation { continuation in addBarrierBlock { continuation.resume() } }
  }
}

/// What operations did, in their order.
private final class OperationLog: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [Int] = []

  var numbers: [Int] { lock.withLock { entries } }

  func append(_ number: Int) { lock.withLock { entries.append(number) } }
}
