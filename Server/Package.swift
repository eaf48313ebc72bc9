// swift-tools-version: 6.3
import PackageDescription

let nio: [Target.Dependency] = ["NIOCore", "NIOPosix", "NIOHTTP1"].map { .product(name: $0, package: "swift-nio") }

let package = Package(
  name: "swift-mod-server",
  platforms: [.macOS("15.4")],
  products: [
    .library(name: "LiveServer", targets: ["LiveServer"]), .library(name: "StoreLaws", targets: ["StoreLaws"]),
  ],
  dependencies: [
    .package(name: "swift-mod", path: ".."),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
  ],
  targets: [
    .target(name: "LiveServer", dependencies: [.product(name: "LivePreview", package: "swift-mod")] + nio),

    // For the tests of stores.
    .target(name: "StoreLaws", dependencies: ["LiveServer", .product(name: "LivePreview", package: "swift-mod")]),

    // The first listing of the README.
    .executableTarget(name: "Counter", dependencies: ["LiveServer"]),

    // The browsers operate the sample app.
    .testTarget(
      name: "LiveServerTests",
      dependencies: ["LiveServer", "StoreLaws", .product(name: "Pages", package: "swift-mod")] + nio),
  ],
  swiftLanguageModes: [.v6]
)

// A file imports what it uses, so that it can be read, and moved, by itself.
for target in package.targets where target.type == .regular {
  target.swiftSettings = [.enableUpcomingFeature("MemberImportVisibility")]
}
