import Foundation

/// The memory of a subscription through `map`, by the resident size of the process.
@MainActor
enum Memory {
  private static let count = 100_000

  /// Runs this program once per library and kind of row, so that each process has done nothing else before.
  static func measure(into table: inout Table) throws {
    guard resident != nil else { return }
    for library in Libraries.all {
      let outcome = try Shell.run([Shell.executable, "kept", library.name])
      guard outcome.status == 0, let bytes = Double(outcome.output.dropLast()) else { throw Failure(outcome.output) }
      let goal: Double? = library == Ours.self ? 256 : nil
      table.add("a subscription through `map`", library.name, bytes / Double(count), in: "bytes", goal: goal)
    }
    for rows in MountedRows.all {
      let outcome = try Shell.run([Shell.executable, "kept", rows.name])
      guard outcome.status == 0, let bytes = Double(outcome.output.dropLast()) else { throw Failure(outcome.output) }
      table.add(
        "a mounted row of eight", rows.name, bytes / Double(MountedRows.count), in: "bytes", goal: rows.held ?? 4_000)
    }
  }

  /// Runs the part in a process of its own.
  static func keep(_ library: any Library.Type) {
    let keep = library.keeping()
    printGrowth(count) { count in
      let delivered = keep(count)
      return { delivered }
    }
  }

  /// Runs the part of mounted rows in a process of its own.
  static func keep(_ rows: MountedRows) {
    printGrowth(MountedRows.count, by: rows.keeping())
  }

  /// Prints the bytes that a closure keeps when it makes a number of something, and returns how many it has made.
  private static func printGrowth(_ count: Int, by make: @escaping (Int) -> () -> Int) {
    _ = make(1)
    guard let before = resident else { return }
    let made = make(count)
    guard let after = resident else { return }
    precondition(made() == count, "Not all is kept that is measured.")
    withExtendedLifetime(make) { print(after - before) }
  }

  /// The resident bytes, if the system provides them in a file.
  static var resident: Int? {
    guard let fields = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " "),
      fields.count > 1, let pages = Int(fields[1])
    else { return nil }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }
}
