import Live

/// What a live tree shows, for checks of what has been measured.
@MainActor
extension Node {
  /// The node with all nodes inside it, which are mounted by that.
  var all: [Node] { [self] + children.flatMap(\.all) }

  /// The texts of the labels inside, in order.
  var labels: [String] { all.compactMap { $0[Label.self].map { $0.text ?? "" } } }
}
