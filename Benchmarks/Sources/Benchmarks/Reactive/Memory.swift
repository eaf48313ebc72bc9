import Foundation

/// The memory of a subscription through `map`, by the resident size of the process.
@MainActor
enum Memory {
  private static let count = 100_000

  /// Runs this program once per library, so that each process has done nothing else before.
  static func measure(into table: inout Table) throws {
    guard resident != nil else { return }
    for library in Libraries.all {
      let outcome = try Shell.run([Shell.executable, "kept", library.name])
      guard outcome.status == 0, let bytes = Double(outcome.output.dropLast()) else { throw Failure(outcome.output) }
      let goal: Double? = library == Ours.self ? 256 : nil
      table.add("a subscription through `map`", library.name, bytes / Double(count), in: "bytes", goal: goal)
    }
  }

  /// Runs the part in a process of its own.
  static func keep(_ library: any Library.Type) {
    let subscribe = library.keeping()
    subscribe(1)
    guard let before = resident else { return }
    subscribe(count)
    guard let after = resident else { return }
    withExtendedLifetime(subscribe) { print(after - before) }
  }

  /// The resident bytes, if the system provides them in a file.
  private static var resident: Int? {
    guard let fields = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " "),
      fields.count > 1, let pages = Int(fields[1])
    else { return nil }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }
}
