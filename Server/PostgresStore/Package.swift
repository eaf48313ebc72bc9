// swift-tools-version: 6.3
import PackageDescription

let liveServer: Target.Dependency = .product(name: "LiveServer", package: "swift-mod-server")
let storeLaws: Target.Dependency = .product(name: "StoreLaws", package: "swift-mod-server")

let package = Package(
  name: "swift-mod-postgres-store",
  platforms: [.macOS("15.4")],
  products: [.library(name: "PostgresStore", targets: ["PostgresStore"])],
  dependencies: [.package(name: "swift-mod-server", path: "..")],
  targets: [
    .systemLibrary(name: "CPostgres", pkgConfig: "libpq", providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
    .target(
      name: "PostgresStore", dependencies: ["CPostgres", liveServer],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
    .testTarget(name: "PostgresStoreTests", dependencies: ["PostgresStore", liveServer, storeLaws]),
  ],
  swiftLanguageModes: [.v6]
)
