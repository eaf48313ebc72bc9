import Foundation

/// The time of a clean debug build relative to that of an empty package, and the sizes of the modules.
enum Building {
  static func measure() throws {
    try Shell.withTemporaryFolder { folder in
      let empty = folder.appending(path: "Empty")
      let sources = empty.appending(path: "Sources/Empty")
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      try """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(name: "Empty", targets: [.target(name: "Empty")])
      """.write(to: empty.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
      try "".write(to: sources.appending(path: "Empty.swift"), atomically: true, encoding: .utf8)

      let floor = try build(empty, into: folder.appending(path: "floor"))
      let scratch = folder.appending(path: "root")
      let time = try build(root, into: scratch)
      print("\n| clean debug build | ratio |\n|---|---|\n| of an empty package | \((time / floor).rounded(to: 1)) |")

      print("\n| module | swiftmodule, KiB | object code, KiB |\n|---|---|---|")
      for module in ["Mod", "Pipe", "Widgets", "Styles", "Signals"] {
        let products = scratch.appending(path: "debug")
        let interface = size(of: products.appending(path: "Modules/\(module).swiftmodule"))
        let objects = FileManager.default.enumerator(
          at: products.appending(path: "\(module).build"), includingPropertiesForKeys: nil)
        let code = (objects?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "o" }.map(size).reduce(0, +)
        print("| \(module) | \(interface / 1_024) | \(code / 1_024) |")
      }
    }
  }

  private static let root = URL(filePath: #filePath).appending(path: "../../../../..").standardized

  private static func build(_ package: URL, into scratch: URL) throws -> Double {
    let outcome = try Shell.run(["swift", "build", "--package-path", package.path, "--scratch-path", scratch.path])
    guard outcome.status == 0 else { throw Failure(outcome.output) }
    return outcome.time
  }

  private static func size(of file: URL) -> Int {
    (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
  }
}
