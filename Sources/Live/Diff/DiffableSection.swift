/// A list of elements that has an identity among others, and content of its own, such as a header. See ``SectionedDiff``.
public protocol DiffableSection: Identifiable {
  /// The elements, counted from 0.
  associatedtype Elements: RandomAccessCollection where Elements.Index == Int

  /// The elements, in order.
  var elements: Elements { get }

  /// Whether another section of the same identity has the same content, apart from the elements.
  func hasSameContent(as other: Self) -> Bool

  /// The section with other elements.
  func withElements(_ elements: [Elements.Element]) -> Self
}

/// A section whose elements are an array: an identity, a header or whatever else it shows, and the elements.
public struct ListSection<ID: Hashable, Header: Equatable, Element>: DiffableSection {
  /// What tells the section from others.
  public let id: ID

  /// What it has beside the elements.
  public var header: Header

  /// The elements, in order.
  public var elements: [Element]

  /// Creates a section.
  public init(_ id: ID, header: Header, _ elements: [Element]) {
    self.id = id
    self.header = header
    self.elements = elements
  }

  /// Whether the headers are equal.
  public func hasSameContent(as other: ListSection) -> Bool { header == other.header }

  /// The section with other elements.
  public func withElements(_ elements: [Element]) -> ListSection { ListSection(id, header: header, elements) }
}

extension ListSection where Header == ID {
  /// Creates a section whose identity is its header.
  public init(_ header: Header, _ elements: [Element]) { self.init(header, header: header, elements) }
}

extension ListSection: Equatable where Element: Equatable {}
extension ListSection: Sendable where ID: Sendable, Header: Sendable, Element: Sendable {}
