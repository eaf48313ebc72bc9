import Foundation

extension NodeConvertible {
  /// Taps a link in the text of a text view that cannot be edited. See `Node.tap(link:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func tap(link: URL) throws { try node().tap(link: link) }
}
