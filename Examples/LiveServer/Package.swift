// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "LiveServer",
  platforms: [.macOS("15.4")],
  dependencies: [
    .package(name: "swift-mod", path: "../.."),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ],
  targets: [
    // The sample app, which knows nothing of browsers, is one of the pages.
    .executableTarget(
      name: "LiveServer",
      dependencies: [
        .product(name: "Pages", package: "swift-mod"), .product(name: "LivePreview", package: "swift-mod"),
        .product(name: "FlyingFox", package: "FlyingFox"),
      ]),
    .testTarget(name: "LiveServerTests", dependencies: ["LiveServer"]),
  ],
  swiftLanguageModes: [.v6]
)
