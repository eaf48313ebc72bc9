/// Calls that wait until a change has ended, in order.
@MainActor internal struct CallQueue {
  private var calls: [(@MainActor () -> Void)?] = []

  /// The number of calls at the start of the list that have been taken.
  private var takenCount = 0

  /// Adds a call behind all others.
  internal mutating func append(_ call: @escaping @MainActor () -> Void) { calls.append(call) }

  /// Removes and returns the first call, or returns `nil` if there is none.
  internal mutating func next() -> (@MainActor () -> Void)? {
    guard takenCount < calls.count else { return nil }
    let call = calls[takenCount]
    calls[takenCount] = nil
    takenCount += 1
    if takenCount == calls.count { (calls, takenCount) = ([], 0) }
    return call
  }
}
