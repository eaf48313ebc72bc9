import Foundation

/// Runs a recursive computation on a stack that is deep enough for a number of levels.
///
/// Deep trees are rare, and are handled on another thread, for which the caller waits.
package func descending(_ levels: Int, _ work: () -> String) -> String {
  var text = ""
  descending(levels) { text = work() }
  return text
}

/// Runs recursive work on a stack that is deep enough for a number of levels.
package func descending(_ levels: Int, _ work: () -> Void) {
  guard levels > 64 else { return work() }
  withoutActuallyEscaping(work) { work in
    let descent = Descent(work)
    let thread = Thread { descent.run() }
    thread.stackSize = 1_048_576 + levels * 16_384
    thread.start()
    descent.wait()
  }
}

// One thread waits until the other is done, so that they never access the storage at the same time.
private final class Descent: @unchecked Sendable {
  private var work: (() -> Void)?
  private let isDone = DispatchSemaphore(value: 0)

  init(_ work: @escaping () -> Void) { self.work = work }

  func run() {
    work?()
    work = nil
    isDone.signal()
  }

  func wait() { isDone.wait() }
}
