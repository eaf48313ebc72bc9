/// The junctions that have something to emit, lowest first, and in the order of marking at the same height.
@MainActor internal enum Schedule {
  /// The linked list of the junctions of one height. Each is retained until it is removed.
  private struct Lane {
    var first: Junction.Link?
    var last: Junction.Link?
  }

  /// The lanes by height, in memory that is never freed.
  @exclusivity(unchecked) private static var lanes: UnsafeMutablePointer<Lane>?
  @exclusivity(unchecked) private static var capacity = 0

  /// The bounds of the heights at which junctions wait.
  @exclusivity(unchecked) internal private(set) static var lowest = Int.max
  @exclusivity(unchecked) private static var highest = -1

  internal static func add(_ junction: Junction) {
    let height = junction.level
    if height >= capacity { grow(beyond: height) }
    guard let lane = lanes?.advanced(by: height) else { return }
    junction.isScheduled = true
    let link = Unmanaged.passRetained(junction)
    if let last = lane.pointee.last {
      last.takeUnretainedValue().next = link
    } else {
      lane.pointee.first = link
    }
    lane.pointee.last = link
    if height < lowest { lowest = height }
    if height > highest { highest = height }
  }

  /// Removes and returns the first junction.
  ///
  /// - Complexity: Amortized O(1). A turn visits each height at most once, unless a junction is raised.
  internal static func popFirst() -> Junction? {
    guard let lanes else { return nil }
    while lowest <= highest {
      let lane = lanes + lowest
      guard let link = lane.pointee.first else {
        lowest += 1
        continue
      }
      let junction = link.takeRetainedValue()
      lane.pointee.first = junction.next
      if junction.next == nil { lane.pointee.last = nil } else { junction.next = nil }
      junction.isScheduled = false
      if junction.level == lowest { return junction }
      add(junction)  // It has been raised in the meantime.
    }
    lowest = .max
    highest = -1
    return nil
  }

  private static func grow(beyond height: Int) {
    let larger = max(16, height + 1, capacity * 2)
    let copy = UnsafeMutablePointer<Lane>.allocate(capacity: larger)
    copy.initialize(repeating: Lane(), count: larger)
    if let lanes {
      copy.update(from: lanes, count: capacity)
      lanes.deallocate()
    }
    lanes = copy
    capacity = larger
  }

  /// Asserts that no junction waits at any height.
  ///
  /// - Complexity: O(*n*) for *n* heights.
  internal static func checkIsEmpty() {
    for height in 0..<capacity {
      assert(lanes?[height].first == nil && lanes?[height].last == nil, "A junction waits in a closed turn.")
    }
  }
}
