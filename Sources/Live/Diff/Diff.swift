/// The changes from one list of identified elements to another: removals, insertions, moves and updates.
///
/// ```swift
/// let diff = Diff(from: users, to: newUsers)
/// diff.moves                       // [Diff.Move(from: 0, to: 2)]
/// try diff.apply(to: users)        // newUsers
/// ```
///
/// Elements are the same if their identities are equal, and updated if they are the same but not equal. Elements with
/// the same identity correspond in order.
///
/// The order of application is that of UIKit's batch updates: ``removals`` and the sources of ``moves`` refer to
/// indexes of the old list, then ``insertions`` and the targets of ``moves`` to indexes of the new list, in ascending
/// order. The number of moves is minimal: an element moves only if it is outside of the longest sequence that keeps its
/// order.
public struct Diff<Element> {
  /// An element that is only in the old list.
  public struct Removal {
    /// The index in the old list.
    public let index: Int
    /// The element.
    public let element: Element

    @usableFromInline internal init(index: Int, element: Element) {
      self.index = index
      self.element = element
    }
  }

  /// An element that is only in the new list.
  public struct Insertion {
    /// The index in the new list.
    public let index: Int
    /// The element.
    public let element: Element

    @usableFromInline internal init(index: Int, element: Element) {
      self.index = index
      self.element = element
    }
  }

  /// An element whose position changes relative to the other common elements.
  public struct Move: Hashable, Sendable {
    /// The index in the old list.
    public let from: Int
    /// The index in the new list.
    public let to: Int

    /// Creates a move.
    @inlinable public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// An element with the same identity in both lists that is not equal.
  public struct Update {
    /// The index in the old list.
    public let from: Int
    /// The index in the new list.
    public let to: Int
    /// The old element.
    public let old: Element
    /// The new element.
    public let new: Element

    @usableFromInline internal init(from: Int, to: Int, old: Element, new: Element) {
      self.from = from
      self.to = to
      self.old = old
      self.new = new
    }
  }

  /// The removed elements, by ascending index in the old list.
  public let removals: [Removal]

  /// The inserted elements, by ascending index in the new list.
  public let insertions: [Insertion]

  /// The moved elements, by ascending index in the new list.
  public let moves: [Move]

  /// The updated elements, by ascending index in the new list. They may move as well.
  public let updates: [Update]

  /// The number of elements in the old list.
  package let oldCount: Int

  /// The number of elements in the new list.
  package let newCount: Int

  @usableFromInline internal init(
    counts: (old: Int, new: Int), removals: [Removal], insertions: [Insertion], moves: [Move], updates: [Update]
  ) {
    (oldCount, newCount) = counts
    self.removals = removals
    self.insertions = insertions
    self.moves = moves
    self.updates = updates
    #if DEBUG
      checkInvariants()
    #endif
  }

  /// Whether both lists are equal.
  public var isEmpty: Bool { removals.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty }

  /// Asserts that the changes lead from one count to the other, with each index once and in ascending order.
  ///
  /// - Complexity: O(*n*) for *n* changes.
  private func checkInvariants() {
    func areAscending(_ indexes: [Int], below count: Int) -> Bool {
      zip([-1] + indexes, indexes + [count]).allSatisfy { $0 < $1 }
    }
    let (removed, inserted) = (removals.map(\.index), insertions.map(\.index))
    let (sources, targets) = (moves.map(\.from), moves.map(\.to))
    assert(oldCount - removed.count + inserted.count == newCount, "The changes lead to another count.")
    assert(areAscending((removed + sources).sorted(), below: oldCount), "An element leaves twice.")
    assert(areAscending((inserted + targets).sorted(), below: newCount), "Two elements arrive at one index.")
    assert(areAscending(removed, below: oldCount), "The removals are out of order.")
    assert(areAscending(inserted, below: newCount), "The insertions are out of order.")
    assert(areAscending(targets, below: newCount), "The moves are out of order.")
    assert(areAscending(updates.map(\.to), below: newCount), "The updates are out of order.")
  }
}

extension Diff.Removal: Equatable where Element: Equatable {}
extension Diff.Removal: Sendable where Element: Sendable {}
extension Diff.Insertion: Equatable where Element: Equatable {}
extension Diff.Insertion: Sendable where Element: Sendable {}
extension Diff.Update: Equatable where Element: Equatable {}
extension Diff.Update: Sendable where Element: Sendable {}
extension Diff: Equatable where Element: Equatable {}
extension Diff: Sendable where Element: Sendable {}
