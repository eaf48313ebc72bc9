import Foundation

/// The cost of depending on a product: a program that does nothing but import it, of this library and of others.
enum Dependencies {
  private struct Product {
    let name: String
    var package = "swift-mod"
    var location = "path: \"\(Building.root.path)\""
  }

  private static let products =
    ["Mod", "FoundationStyles", "Styles", "Live", "Terminal"].map { Product(name: $0) } + [
      Product(
        name: "Collections", package: "swift-collections",
        location: "url: \"https://github.com/apple/swift-collections\", from: \"1.1.0\""),
      Product(
        name: "CustomDump", package: "swift-custom-dump",
        location: "url: \"https://github.com/pointfreeco/swift-custom-dump\", from: \"1.3.0\""),
      Product(
        name: "NIO", package: "swift-nio", location: "url: \"https://github.com/apple/swift-nio\", from: \"2.80.0\""),
      Product(
        name: "OpenCombine", package: "OpenCombine",
        location: "url: \"https://github.com/OpenCombine/OpenCombine\", from: \"0.14.0\""),
    ]

  /// Prints the processor time of clean builds and the stripped size for each product, less those of an empty program.
  static func measure() throws {
    let empty = try cost(of: nil)
    print("| | release, s | debug, s | stripped, KB |\n|---|---|---|---|")
    for product in products {
      let cost = try cost(of: product)
      let size = (cost.size - empty.size) / 1_000
      print(
        "| `\(product.name)`, \(product.package) | \((cost.release - empty.release).rounded(to: 1)) | "
          + "\((cost.debug - empty.debug).rounded(to: 1)) | \("\(size)".grouped) |")
    }
    let pages = try Shell.withTemporaryFolder {
      try Building.build(Building.root, into: $0, ["--product", "Playgrounds"])
    }
    print("| `swift run Playgrounds` | | \((pages - empty.debug).rounded(to: 1)) | |")
  }

  private static func cost(of product: Product?) throws -> (release: Double, debug: Double, size: Int) {
    try Shell.withTemporaryFolder { folder in
      var manifest = "targets: [.executableTarget(name: \"Consumer\")]"
      if let product {
        let name = product.package == "swift-mod" ? "name: \"swift-mod\", " : ""
        manifest = """
          platforms: [.macOS("15.4")], dependencies: [.package(\(name)\(product.location))],
          targets: [
            .executableTarget(
              name: "Consumer", dependencies: [.product(name: "\(product.name)", package: "\(product.package)")])
          ]
          """
      }
      let source = product.map { "import \($0.name)\n" } ?? ""
      let consumer = try Building.package(named: "Consumer", in: folder, manifest: manifest, source: source)
      // What is fetched is no cost of a build.
      try Shell.run(["swift", "package", "resolve", "--package-path", consumer.path])
      let debug = try Building.build(consumer, into: folder.appending(path: "debug"))
      let products = folder.appending(path: "release")
      let release = try Building.build(consumer, into: products, ["-c", "release"])
      let stripped = folder.appending(path: "stripped")
      try Shell.run(["strip", "-o", stripped.path, products.appending(path: "release/Consumer").path])
      return (release, debug, Building.size(of: stripped))
    }
  }
}
