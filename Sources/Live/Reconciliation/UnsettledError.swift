import Signals

/// The error of an update that does not settle, because a body or a block changes values that it reads.
///
/// The body or block is read again at most 100 times in a row, and then after the next change. A live tree adds the
/// error to its ``LiveTree/errors``, once for each reader. Change state in handlers, and compute values in bodies.
public struct UnsettledError: Error, Hashable, Sendable {
  /// The ``Node/path`` of the component whose body is read again, or `LiveTree` for the block of the tree.
  public let reader: String
}

extension UnsettledError: CustomStringConvertible {
  /// The reader, and what to write instead.
  public var description: String {
    "\(reader) does not settle, because what it reads changes whenever it is read. Change state in handlers, and "
      + "compute values in bodies."
  }
}
