/// A query that did not lead to one node.
public struct QueryError: Error, Equatable {
  /// What was asked for, in words.
  public let query: String
}
