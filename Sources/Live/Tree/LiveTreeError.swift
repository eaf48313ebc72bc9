/// The error of a live tree that cannot show a description. See ``LiveTree/update(to:)``.
public enum LiveTreeError: Error, Hashable {
  /// The tree has been unmounted.
  case unmounted
}

extension LiveTreeError: CustomStringConvertible {
  /// The reason in a sentence.
  public var description: String { "The tree is unmounted, and shows no other description." }
}
