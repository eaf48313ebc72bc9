/// The reason that a live tree does not show a description. See ``LiveTree/update(to:)``.
public enum LiveTreeError: Error, Hashable {
  /// The tree has been unmounted.
  case unmounted
}

extension LiveTreeError: CustomStringConvertible {
  /// The reason in a sentence.
  public var description: String { "The tree is unmounted, and shows no other description." }
}
