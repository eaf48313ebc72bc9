import Live

/// Mounted rows of eight widgets, whose memory is measured.
@MainActor
struct MountedRows {
  let name: String

  /// The bytes that have been reached where the goal is missed, with a margin.
  var held: Double?

  /// Mounts a table of rows, which the result retains.
  private let mount: @MainActor (_ count: Int) -> any Inspected

  static let count = 10_000

  static let all = [
    MountedRows(name: "components") { EightRows($0, EightRows.components) },
    MountedRows(name: "plain widgets") { EightRows($0, EightRows.plain) },
    MountedRows(name: "handlers and a binding, with the description", held: 4_700) { BoundRows($0) },
  ]

  /// Returns a closure that mounts tables and keeps them, and returns how many rows those show.
  func keeping() -> (_ count: Int) -> () -> Int {
    var kept: [any Inspected] = []
    return { [mount] count in
      kept.append(mount(count))
      return { kept.last?.inspect() == "\(count) rows, 0 changed" ? count : 0 }
    }
  }
}

/// Rows with handlers and a binding, which are described once.
@MainActor
private final class BoundRows: Inspected {
  private let tree: LiveTree<Void>

  init(_ count: Int) {
    tree = LiveTree(VStack(.children(Children((0..<count).map { Eight.boundRow($0) }))))
  }

  func inspect() -> String { inspectRows(of: tree.root) }
}
