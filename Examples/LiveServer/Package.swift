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
    // An app, which knows nothing of browsers …
    .target(
      name: "GuestBook",
      dependencies: [.product(name: "Live", package: "swift-mod")]),

    // … and a server, which shows it in each of them.
    .executableTarget(
      name: "LiveServer",
      dependencies: [
        "GuestBook", .product(name: "LivePreview", package: "swift-mod"),
        .product(name: "FlyingFox", package: "FlyingFox"),
      ]),
    .testTarget(name: "LiveServerTests", dependencies: ["LiveServer", "GuestBook"]),
  ],
  swiftLanguageModes: [.v6]
)
