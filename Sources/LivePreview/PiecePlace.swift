/// The place of a piece in the one around it.
internal struct PiecePlace {
  /// The element that the piece is directly in; `nil` if it is in none.
  internal weak var holder: HTMLElement?

  /// The way to that element from the outermost one of the piece around it. It begins with the index in that.
  internal let path: [Int]

  /// The index of the piece among the elements in its holder.
  internal let index: Int
}
