/// What makes one list of sections into another: changes of the sections, and changes of the elements in them.
///
/// ```swift
/// let diff = SectionedDiff(from: [ListSection("A", [1, 2]), ListSection("B", [3])], to: [ListSection("B", [3, 1])], id: \.self)
/// diff.sections.removals.map(\.index)  // [0], and the 2 goes with it
/// diff.moves                           // [Move(from: [0, 0], to: [0, 1])], out of the section that goes
/// ```
///
/// Sections are the same if their identities are equal, and so are elements, wherever they are: what has left one section and
/// come into another has moved. Of several elements of one identity those in one section correspond first, in order.
///
/// The order of application is that of ``Diff``: what goes, and the sources of moves, by the paths of the old list; what comes,
/// and the targets of moves, by those of the new one. Elements that come or go with their section are not listed by themselves,
/// unless they move. Within a section there are as few moves as there can be.
///
/// Where a table has to follow, use ``stages(from:to:reloading:)``.
public struct SectionedDiff<Section: DiffableSection> {
  /// What the sections hold.
  public typealias Element = Section.Elements.Element

  /// An element that is only in the old list, in a section that stays.
  public struct Removal {
    /// Where it is in the old list.
    public let path: RowPath
    /// What it is.
    public let element: Element
  }

  /// An element that is only in the new list, in a section that was there before.
  public struct Insertion {
    /// Where it is in the new list.
    public let path: RowPath
    /// What it is.
    public let element: Element
  }

  /// An element that changes its place among those that stay in its section, or its section.
  public struct Move: Hashable, Sendable {
    /// Where it is in the old list.
    public let from: RowPath
    /// Where it is in the new list.
    public let to: RowPath

    /// States that the element at a path of the old list is at another of the new one.
    public init(from: RowPath, to: RowPath) {
      self.from = from
      self.to = to
    }
  }

  /// An element of one identity that is not equal to what it was.
  public struct Update {
    /// Where it is in the old list.
    public let from: RowPath
    /// Where it is in the new list.
    public let to: RowPath
    /// What it was.
    public let old: Element
    /// What it is.
    public let new: Element
  }

  /// What becomes of the sections. An update says that the content of a section has changed, apart from its elements.
  public let sections: Diff<Section>

  /// The elements that go, by ascending path of the old list.
  public let removals: [Removal]

  /// The elements that come, by ascending path of the new list.
  public let insertions: [Insertion]

  /// The elements that change places, by ascending path of the new list.
  public let moves: [Move]

  /// The elements that change, by ascending path of the new list; they may move as well.
  public let updates: [Update]

  /// How many elements each section of the old list has.
  public let oldCounts: [Int]

  /// How many elements each section of the new list has.
  public let newCounts: [Int]

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
