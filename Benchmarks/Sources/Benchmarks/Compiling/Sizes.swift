import Foundation

/// The sizes of programs that do little with the module that they import, without their symbols.
@MainActor
enum Sizes {
  private static let limits = [
    "FoundationStyles": Limit(1_500_000, held: 502_000), "Styles": Limit(3_060_000, held: 5_930_000),
    "Live": Limit(4_380_000, held: 7_430_000),
  ]

  static func measure(into table: inout Table) throws {
    guard Shell.has("strip") else { return }
    let products = URL(filePath: Shell.executable).deletingLastPathComponent()
    for (module, limit) in limits.sorted(by: { $0.key < $1.key }) {
      let program = products.appending(path: "Imports\(module)")
      if !FileManager.default.fileExists(atPath: program.path) {
        try Shell.run([
          "swift", "build", "-c", "release", "--package-path", Building.benchmarks.path, "--product",
          program.lastPathComponent,
        ])
      }
      let size = try Shell.withTemporaryFolder { folder in
        let stripped = folder.appending(path: module)
        try Shell.run(["strip", "-o", stripped.path, program.path])
        return Building.size(of: stripped)
      }
      table.add("a stripped program that imports a module", module, Double(size), in: "bytes", limit)
    }
  }
}
