import Live

extension Query {
  /// Checks that the query finds a number of nodes.
  ///
  /// ```swift
  /// try tree.find(.cell).check(count: 3)
  /// ```
  ///
  /// Unlike a comparison of ``count``, it shows the nodes that are found, and fails if the scope of the query is not
  /// found.
  ///
  /// - Throws: ``QueryError`` if it finds another number.
  public func check(count: Int) throws(QueryError) {
    let search = try Search(self)
    if search.found.count != count { throw QueryError(search, of: self, expecting: count) }
  }

  /// Checks that the query finds nothing: `try tree.find(.button("Save")).checkAbsent()`.
  ///
  /// A live tree is up to date whenever it is read, so that there is nothing to wait for.
  ///
  /// - Throws: ``QueryError`` with the nodes that are found, or if the scope of the query is not found.
  public func checkAbsent() throws(QueryError) { try check(count: 0) }
}
