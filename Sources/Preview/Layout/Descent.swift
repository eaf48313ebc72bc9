import Foundation

/// Runs a computation that calls itself for each level of a tree, on a stack that is deep enough for it.
///
/// Deep trees are rare, and go to a thread of their own, for which the caller waits.
internal func descending(_ levels: Int, _ work: () -> String) -> String {
  var text = ""
  descending(levels) { text = work() }
  return text
}

/// Does something that calls itself for each level of a tree, on a stack that is deep enough for it.
internal func descending(_ levels: Int, _ work: () -> Void) {
  guard levels > 64 else { return work() }
  withoutActuallyEscaping(work) { work in
    let descent = Descent(work)
    let thread = Thread { descent.run() }
    thread.stackSize = 1_048_576 + levels * 16_384
    thread.start()
    descent.wait()
  }
}

// The thread that waits does nothing until the other one is done: no two use what is in here at once.
private final class Descent: @unchecked Sendable {
  private var work: (() -> Void)?
  private let isDone = DispatchSemaphore(value: 0)

  init(_ work: @escaping () -> Void) {
    self.work = work
  }

  func run() {
    work?()
    work = nil
    isDone.signal()
  }

  func wait() { isDone.wait() }
}
