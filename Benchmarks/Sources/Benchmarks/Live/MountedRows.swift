import Live

/// Mounted rows of eight widgets, whose memory is measured.
@MainActor
struct MountedRows {
  let name: String

  /// The bytes that have been reached where the goal is missed, with a margin.
  var held: Double?

  /// Mounts a table of rows, which the result retains.
  private let mount: (_ count: Int) -> any Sendable

  static let count = 10_000

  static let all = [
    MountedRows(name: "components") { EightRows($0, EightRows.components) },
    MountedRows(name: "plain widgets") { EightRows($0, EightRows.plain) },
    MountedRows(name: "handlers and a binding, with the description", held: 4_700) { count in
      LiveTree(VStack(.children(Children((0..<count).map { Eight.boundRow($0) }))))
    },
  ]

  /// Returns a closure that mounts tables and keeps them.
  func keeping() -> (_ count: Int) -> Void {
    var kept: [any Sendable] = []
    return { [mount] in kept.append(mount($0)) }
  }
}
