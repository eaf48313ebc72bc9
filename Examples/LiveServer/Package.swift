// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "LiveServer",
  platforms: [.macOS("15.4")],
  dependencies: [
    .package(name: "swift-mod", path: "../.."),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
  ],
  targets: [
    // The sample app, which knows nothing of browsers, is one of the pages.
    .executableTarget(
      name: "LiveServer",
      dependencies: [
        .product(name: "Pages", package: "swift-mod"), .product(name: "LivePreview", package: "swift-mod"),
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ]),
    .testTarget(
      name: "LiveServerTests",
      dependencies: [
        "LiveServer", .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
