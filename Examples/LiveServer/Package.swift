// swift-tools-version: 6.3
import PackageDescription

let pages: Target.Dependency = .product(name: "Pages", package: "swift-mod")
let liveServer: Target.Dependency = .product(name: "LiveServer", package: "swift-mod-server")
let database: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")

let package = Package(
  name: "SampleServer",
  platforms: [.macOS("15.4")],
  dependencies: [
    .package(name: "swift-mod", path: "../.."),
    .package(name: "swift-mod-server", path: "../../Server"),
    .package(name: "swift-mod-sqlite-store", path: "../../Server/SQLiteStore"),
    // On Linux, it needs the headers of SQLite: `libsqlite3-dev`.
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ],
  targets: [
    .target(name: "SampleDatabase", dependencies: [pages, database]),

    .target(name: "ServerArguments"),

    // The sample app, which knows nothing of browsers, is one of the pages.
    .executableTarget(
      name: "SampleServer",
      dependencies: [
        "SampleDatabase", "ServerArguments", pages, liveServer,
        .product(name: "SQLiteStore", package: "swift-mod-sqlite-store"),
      ]),
    .executableTarget(
      name: "WorkbenchServer",
      dependencies: ["ServerArguments", pages, .product(name: "StyleGuide", package: "swift-mod"), liveServer]),

    // An app from its first line: books that are lent, in a file of SQLite, in a terminal and in a browser.
    .target(
      name: "Bookshelf",
      dependencies: [.product(name: "Live", package: "swift-mod"), .product(name: "Styles", package: "swift-mod")]),
    .target(name: "BookshelfDatabase", dependencies: ["Bookshelf", database]),
    .executableTarget(
      name: "BookshelfServer",
      dependencies: [
        "Bookshelf", "BookshelfDatabase", "ServerArguments", liveServer,
        .product(name: "SQLiteStore", package: "swift-mod-sqlite-store"),
      ]),
    .executableTarget(
      name: "BookshelfTerminal",
      dependencies: ["Bookshelf", "BookshelfDatabase", .product(name: "Terminal", package: "swift-mod")]),
    .testTarget(
      name: "BookshelfTests",
      dependencies: [
        "Bookshelf", "BookshelfDatabase", .product(name: "LiveTesting", package: "swift-mod"),
        .product(name: "Audit", package: "swift-mod"),
      ]),

    .testTarget(
      name: "SampleDatabaseTests",
      dependencies: ["SampleDatabase", pages, .product(name: "LiveTesting", package: "swift-mod"), database]),
    .testTarget(
      name: "SampleServerTests",
      dependencies: ["SampleDatabase", "SampleServer", "WorkbenchServer", "BookshelfServer", "BookshelfTerminal"]),
  ],
  swiftLanguageModes: [.v6]
)
