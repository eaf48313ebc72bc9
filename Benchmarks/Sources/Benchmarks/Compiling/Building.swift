import Foundation

/// The time of a clean debug build relative to that of an empty package, and the sizes of the modules.
enum Building {
  static func measure() throws {
    try Shell.withTemporaryFolder { folder in
      let empty = try package(
        named: "Empty", in: folder, manifest: "targets: [.target(name: \"Empty\")]", source: "")
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

  /// Creates a package of one file.
  static func package(
    named name: String, in folder: URL, manifest: String, source: String
  ) throws -> URL {
    let package = folder.appending(path: name)
    let sources = package.appending(path: "Sources/\(name)")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(name: "\(name)", \(manifest))
    """.write(to: package.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
    try source.write(to: sources.appending(path: "main.swift"), atomically: true, encoding: .utf8)
    return package
  }

  static let root = URL(filePath: #filePath).appending(path: "../../../../..").standardized

  /// The folder of this package.
  static let benchmarks = root.appending(path: "Benchmarks")

  /// Builds a package, and returns the processor time.
  static func build(_ package: URL, into scratch: URL, _ options: [String] = []) throws -> Double {
    let outcome = try Shell.run(
      ["swift", "build", "--package-path", package.path, "--scratch-path", scratch.path] + options)
    guard outcome.status == 0 else { throw Failure(outcome.output) }
    return outcome.time
  }

  /// Returns the size of a file in bytes.
  static func size(of file: URL) -> Int {
    (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
  }
}
