/// The changes from one list of sections to another: changes of the sections, and of their elements.
///
/// ```swift
/// let old = [ListSection("A", [1, 2]), ListSection("B", [3])]
/// let new = [ListSection("B", [3, 1])]
/// let diff = SectionedDiff(from: old, to: new, id: \.self)
/// diff.sections.removals.map(\.index)  // [0], and the 2 goes with it
/// diff.moves                           // [Move(from: [0, 0], to: [0, 1])], out of the section that goes
/// ```
///
/// Sections are the same if their identities are equal, and so are elements in any section: an element that is removed
/// from one section and inserted into another has moved. Elements with the same identity correspond in order, elements
/// of the same section first.
///
/// The order of application is the same as for ``Diff``: removals and the sources of moves refer to the old list,
/// insertions and the targets of moves to the new list. Elements that are removed or inserted together with their
/// section are listed only if they move. Within a section, the number of moves is minimal.
///
/// To update a table, use ``stages(from:to:reloading:)``.
public struct SectionedDiff<Section: DiffableSection> {
  /// The type of the elements.
  public typealias Element = Section.Elements.Element

  /// An element that is only in the old list, in a section that is in both.
  public struct Removal {
    /// The index path in the old list.
    public let path: RowPath
    /// The element.
    public let element: Element
  }

  /// An element that is only in the new list, in a section that is in both.
  public struct Insertion {
    /// The index path in the new list.
    public let path: RowPath
    /// The element.
    public let element: Element
  }

  /// An element that changes its section, or its position relative to the other common elements of its section.
  public struct Move: Hashable, Sendable {
    /// The index path in the old list.
    public let from: RowPath
    /// The index path in the new list.
    public let to: RowPath

    /// Creates a move.
    public init(from: RowPath, to: RowPath) {
      self.from = from
      self.to = to
    }
  }

  /// An element with the same identity in both lists that is not equal.
  public struct Update {
    /// The index path in the old list.
    public let from: RowPath
    /// The index path in the new list.
    public let to: RowPath
    /// The old element.
    public let old: Element
    /// The new element.
    public let new: Element
  }

  /// The changes of the sections. An update means that the content of a section has changed, apart from its elements.
  public let sections: Diff<Section>

  /// The removed elements, by ascending index path in the old list.
  public let removals: [Removal]

  /// The inserted elements, by ascending index path in the new list.
  public let insertions: [Insertion]

  /// The moved elements, by ascending index path in the new list.
  public let moves: [Move]

  /// The updated elements, by ascending index path in the new list. They may move as well.
  public let updates: [Update]

  /// The number of elements in each section of the old list.
  package let oldCounts: [Int]

  /// The number of elements in each section of the new list.
  package let newCounts: [Int]

  /// Whether both lists are equal.
  public var isEmpty: Bool {
    sections.isEmpty && removals.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty
  }
}

extension SectionedDiff.Removal: Equatable where Section.Elements.Element: Equatable {}
extension SectionedDiff.Insertion: Equatable where Section.Elements.Element: Equatable {}
extension SectionedDiff.Update: Equatable where Section.Elements.Element: Equatable {}
extension SectionedDiff: Equatable where Section: Equatable, Section.Elements.Element: Equatable {}
extension SectionedDiff.Removal: Sendable where Section.Elements.Element: Sendable {}
extension SectionedDiff.Insertion: Sendable where Section.Elements.Element: Sendable {}
extension SectionedDiff.Update: Sendable where Section.Elements.Element: Sendable {}
extension SectionedDiff: Sendable where Section: Sendable, Section.Elements.Element: Sendable {}
