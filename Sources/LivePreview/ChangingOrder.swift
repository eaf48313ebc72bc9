/// The indexes of elements while a list changes into another one, element by element.
///
/// Both lists are merged into one row of slots. A slot is taken if its element is in the current list. The index of an
/// element is the number of taken slots before its own, counted in a binary indexed tree.
internal struct ChangingOrder {
  /// The number of elements in the list.
  internal private(set) var count = 0

  /// The numbers of taken slots in ranges that end before a slot. That of all slots is `count`.
  private var sums: [Int]
  private var oldSlots: [Int: Int] = [:]
  private var newSlots: [Int] = []

  /// Creates the order after all removals of a diff, and before its insertions and moves.
  ///
  /// - Complexity: O(*n* log *n*).
  internal init(_ diff: Diff<some Any>) {
    sums = Array(repeating: 0, count: diff.newCount + diff.moves.count)
    newSlots.reserveCapacity(diff.newCount)
    let (removed, moved) = (Set(diff.removals.map(\.index)), Set(diff.moves.map(\.from)))
    let comes = Set(diff.insertions.map(\.index)).union(diff.moves.map(\.to))
    var slot = 0
    func addComing() {
      while comes.contains(newSlots.count) {
        newSlots.append(slot)
        slot += 1
      }
    }
    for old in 0..<diff.oldCount where !removed.contains(old) {
      if moved.contains(old) {
        oldSlots[old] = slot
      } else {
        // Inserted elements are before the next element that stays.
        addComing()
        newSlots.append(slot)
      }
      take(slot, 1)
      slot += 1
    }
    addComing()
  }

  /// Returns the index of an element that moves, and has not moved yet.
  ///
  /// - Complexity: O(log *n*).
  internal func index(ofOld index: Int) -> Int { oldSlots[index].map(taken(before:)) ?? 0 }

  /// Returns the index of an element in the new list, which is in place.
  ///
  /// - Complexity: O(log *n*).
  internal func index(ofNew index: Int) -> Int { taken(before: newSlots[index]) }

  /// Inserts an element at its index in the new list.
  ///
  /// - Complexity: O(log *n*).
  internal mutating func insert(at index: Int) { take(newSlots[index], 1) }

  /// Moves an element from its index in the old list to that in the new one.
  ///
  /// - Complexity: O(log *n*).
  internal mutating func move(from old: Int, to new: Int) {
    if let slot = oldSlots[old] { take(slot, -1) }
    insert(at: new)
  }

  private mutating func take(_ slot: Int, _ number: Int) {
    count += number
    var index = slot + 1
    while index < sums.count {
      sums[index] += number
      index += index & -index
    }
  }

  private func taken(before slot: Int) -> Int {
    var (index, sum) = (slot, 0)
    while index > 0 {
      sum += sums[index]
      index -= index & -index
    }
    return sum
  }
}
