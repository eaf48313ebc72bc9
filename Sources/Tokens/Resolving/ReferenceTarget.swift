/// A place that a reference leads to, after all references on the way.
internal struct ReferenceTarget {
  /// The token that contains the place.
  var entry: Int32
  var place: Place
  /// Whether the place is the whole value of the token.
  var isWhole: Bool
}

/// The state of a reference.
internal enum Following {
  /// The reference is being followed, as the step of the given index.
  case inProgress(Int)
  /// The target, or `nil` if the reference is not valid, which has been reported.
  case done(ReferenceTarget?)
}
