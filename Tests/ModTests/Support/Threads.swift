import Foundation

/// Runs work on a thread with a stack of 512 KiB, that of secondary threads on Apple's platforms, and waits for it.
func onSmallStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: work()) }
    thread.stackSize = 512 * 1024
    thread.start()
  }
}

/// A value that threads share under a lock.
final class Locked<Value: Sendable>: @unchecked Sendable {
  // The lock is held around every access.
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func callAsFunction<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
