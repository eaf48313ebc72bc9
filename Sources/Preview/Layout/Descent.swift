import Foundation

/// Runs a computation that calls itself for each level of a tree, on a stack that is deep enough for it.
///
/// Deep trees are rare, and go to a thread of their own, for which the caller waits.
internal func descending(_ levels: Int, _ work: () -> String) -> String {
  guard levels > 64 else { return work() }
  return withoutActuallyEscaping(work) { work in
    let descent = Descent(work)
    let thread = Thread { descent.run() }
    thread.stackSize = 1_048_576 + levels * 16_384
    thread.start()
    return descent.result
  }
}

// The thread that asks for the result does nothing until the other one is done: no two use what is in here at once.
private final class Descent: @unchecked Sendable {
  private var work: (() -> String)?
  private var outcome = ""
  private let isDone = DispatchSemaphore(value: 0)

  init(_ work: @escaping () -> String) {
    self.work = work
  }

  func run() {
    outcome = work?() ?? ""
    work = nil
    isDone.signal()
  }

  var result: String {
    isDone.wait()
    return outcome
  }
}
