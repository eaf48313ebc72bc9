// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SampleServer",
  platforms: [.macOS("15.4")],
  dependencies: [
    .package(name: "swift-mod", path: "../.."),
    .package(name: "swift-mod-server", path: "../../Server"),
  ],
  targets: [
    // The sample app, which knows nothing of browsers, is one of the pages.
    .executableTarget(
      name: "SampleServer",
      dependencies: [
        .product(name: "Pages", package: "swift-mod"), .product(name: "LiveServer", package: "swift-mod-server"),
      ]),
    .executableTarget(
      name: "WorkbenchServer",
      dependencies: [
        .product(name: "Pages", package: "swift-mod"), .product(name: "StyleGuide", package: "swift-mod"),
        .product(name: "LiveServer", package: "swift-mod-server"),
      ]),
    .testTarget(name: "SampleServerTests", dependencies: ["SampleServer", "WorkbenchServer"]),
  ],
  swiftLanguageModes: [.v6]
)
