/// What makes one list of identified elements into another: removals, insertions, moves and updates, as few as there can be.
///
/// ```swift
/// let diff = Diff(from: users, to: newUsers)
/// diff.moves                       // [Diff.Move(from: 0, to: 2)]
/// try diff.apply(to: users)        // newUsers
/// ```
///
/// Elements are the same if their identities are equal, and updated if they are the same but not equal. Of several elements
/// of one identity the first corresponds to the first, the second to the second, and so on.
///
/// The order of application is that of UIKit's batch updates: ``removals``, and the sources of ``moves``, go by the indexes of
/// the old list; then ``insertions`` and the targets of ``moves`` by those of the new list, in ascending order. There are as
/// many moves as elements that stay, less those of the longest run of them whose order stays; inserting or removing moves nothing.
public struct Diff<Element> {
  /// An element that is only in the old list.
  public struct Removal {
    /// Where it is in the old list.
    public let index: Int
    /// What it is.
    public let element: Element

    @usableFromInline
    internal init(index: Int, element: Element) {
      self.index = index
      self.element = element
    }
  }

  /// An element that is only in the new list.
  public struct Insertion {
    /// Where it is in the new list.
    public let index: Int
    /// What it is.
    public let element: Element

    @usableFromInline
    internal init(index: Int, element: Element) {
      self.index = index
      self.element = element
    }
  }

  /// An element that changes its place among those that stay.
  public struct Move: Hashable, Sendable {
    /// Where it is in the old list.
    public let from: Int
    /// Where it is in the new list.
    public let to: Int

    /// States that the element at an index of the old list is at another of the new one.
    @inlinable
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// An element of one identity that is not equal to what it was.
  public struct Update {
    /// Where it is in the old list.
    public let from: Int
    /// Where it is in the new list.
    public let to: Int
    /// What it was.
    public let old: Element
    /// What it is.
    public let new: Element

    @usableFromInline
    internal init(from: Int, to: Int, old: Element, new: Element) {
      self.from = from
      self.to = to
      self.old = old
      self.new = new
    }
  }

  /// The elements that go, by ascending index of the old list.
  public let removals: [Removal]

  /// The elements that come, by ascending index of the new list.
  public let insertions: [Insertion]

  /// The elements that change places, by ascending index of the new list.
  public let moves: [Move]

  /// The elements that change, by ascending index of the new list; they may move as well.
  public let updates: [Update]

  /// How many elements the old list has.
  public let oldCount: Int

  /// How many elements the new list has.
  public let newCount: Int

  @usableFromInline
  internal init(
    counts: (old: Int, new: Int), removals: [Removal], insertions: [Insertion], moves: [Move], updates: [Update]
  ) {
    (oldCount, newCount) = counts
    self.removals = removals
    self.insertions = insertions
    self.moves = moves
    self.updates = updates
  }

  /// Whether both lists are equal.
  public var isEmpty: Bool {
    removals.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty
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
