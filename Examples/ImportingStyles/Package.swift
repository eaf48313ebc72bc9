// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ImportingStyles",
  products: [
    .library(name: "BrandStyles", targets: ["BrandStyles"])
  ],
  dependencies: [
    .package(name: "swift-mod", path: "../..")
  ],
  targets: [
    // The styles of a brand, for widgets and for types of its own. One target exports them …
    .target(
      name: "BrandStyles",
      dependencies: [.product(name: "Styles", package: "swift-mod"), .product(name: "Tokens", package: "swift-mod")]),
    .testTarget(
      name: "BrandStylesTests",
      dependencies: ["BrandStyles", .product(name: "Preview", package: "swift-mod")]),

    // … and another imports them, without naming the library itself.
    .target(name: "PodcastApp", dependencies: ["BrandStyles"]),
    .testTarget(
      name: "PodcastAppTests", dependencies: ["PodcastApp", .product(name: "Preview", package: "swift-mod")]),
  ],
  swiftLanguageModes: [.v6]
)
