import Widgets

/// A section with an identity, elements, and content of its own, such as a header. See ``SectionedDiff``.
public protocol DiffableSection: Identifiable {
  /// The type of the elements, whose indexes start at 0.
  associatedtype Elements: RandomAccessCollection where Elements.Index == Int

  /// The elements, in order.
  var elements: Elements { get }

  /// Returns whether another section with the same identity has the same content, apart from the elements.
  func hasSameContent(as other: Self) -> Bool

  /// Returns the section with other elements.
  func withElements(_ elements: [Elements.Element]) -> Self
}

/// A section with an array of elements, an identity and a header.
public struct ListSection<ID: Hashable, Header: Equatable, Element>: DiffableSection {
  /// The identity of the section.
  public let id: ID

  /// The content in addition to the elements.
  public var header: Header

  /// The elements, in order.
  public var elements: [Element]

  /// Creates a section.
  public init(_ id: ID, header: Header, _ elements: [Element]) {
    self.id = id
    self.header = header
    self.elements = elements
  }

  /// Returns whether the headers are equal.
  public func hasSameContent(as other: ListSection) -> Bool { header == other.header }

  /// Returns the section with other elements.
  public func withElements(_ elements: [Element]) -> ListSection { ListSection(id, header: header, elements) }
}

extension ListSection where Header == ID {
  /// Creates a section whose identity is its header.
  public init(_ header: Header, _ elements: [Element]) { self.init(header, header: header, elements) }
}

extension ListSection: Equatable where Element: Equatable {}
extension ListSection: Sendable where ID: Sendable, Header: Sendable, Element: Sendable {}

extension SectionModel: DiffableSection {
  /// The rows.
  public var elements: RowList { rows }

  /// Returns whether headers, footers and the index titles are equal.
  public func hasSameContent(as other: SectionModel) -> Bool {
    var copy = other
    copy.rows = rows
    copy.id = id
    return with(\.rows .~ []) == copy.with(\.rows .~ [])
  }

  /// Returns the section with other rows.
  public func withElements(_ elements: [Row]) -> SectionModel { with(\.rows .~ RowList(rows: elements)) }
}

extension SectionedDiff<SectionModel> {
  /// Creates the diff between two models.
  public init(from old: TableModel, to new: TableModel) {
    self.init(from: old.sections, to: new.sections, id: { $0.id }, areEqual: { $0 == $1 })
  }
}
