import Foundation

/// A queue of at most one frame, which a thread writes.
// The condition's lock protects everything that changes.
internal final class TerminalWriter: @unchecked Sendable {
  private let condition = NSCondition()
  private var frame: [UInt8]?
  private var isWriting = false
  private var isStopped = false

  /// Passes a frame to the thread.
  func write(_ bytes: [UInt8]) {
    condition.withLock {
      frame = (frame ?? []) + bytes
      condition.broadcast()
    }
  }

  /// Waits until everything has been written, for a second at most.
  func finish() {
    let deadline = Date(timeIntervalSinceNow: 1)
    condition.withLock {
      while frame != nil || isWriting, condition.wait(until: deadline) {}
    }
  }

  /// Ends the thread.
  func stop() {
    condition.withLock {
      isStopped = true
      condition.broadcast()
    }
  }

  /// Writes frames until the writer is stopped, and reports after each whether that has succeeded.
  func run(to file: Int32, _ report: (Bool) -> Void) {
    while let bytes = next() {
      let isWritten = SystemCalls.write(bytes, to: file)
      condition.withLock {
        isWriting = false
        condition.broadcast()
      }
      report(isWritten)
      if !isWritten { return }
    }
  }

  private func next() -> [UInt8]? {
    condition.withLock {
      while frame == nil, !isStopped { condition.wait() }
      guard let bytes = frame else { return nil }
      (frame, isWriting) = (nil, true)
      return bytes
    }
  }
}
