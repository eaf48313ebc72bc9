// swift-tools-version: 6.3
import PackageDescription

let liveServer: Target.Dependency = .product(name: "LiveServer", package: "swift-mod-server")
let storeLaws: Target.Dependency = .product(name: "StoreLaws", package: "swift-mod-server")
let database: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")

let package = Package(
  name: "swift-mod-sqlite-store",
  platforms: [.macOS("15.4")],
  products: [.library(name: "SQLiteStore", targets: ["SQLiteStore"])],
  dependencies: [
    .package(name: "swift-mod-server", path: ".."),
    // On Linux, it needs the headers of SQLite: `libsqlite3-dev`.
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ],
  targets: [
    .target(
      name: "SQLiteStore", dependencies: [liveServer, database],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
    .testTarget(name: "SQLiteStoreTests", dependencies: ["SQLiteStore", liveServer, storeLaws, database]),
  ],
  swiftLanguageModes: [.v6]
)
