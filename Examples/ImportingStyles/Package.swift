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
    .target(name: "BrandStyles", dependencies: [.product(name: "Styles", package: "swift-mod")]),
    .testTarget(name: "BrandStylesTests", dependencies: ["BrandStyles"]),

    // … and another imports them, without naming the library itself.
    .target(name: "PodcastApp", dependencies: ["BrandStyles"]),
    .testTarget(name: "PodcastAppTests", dependencies: ["PodcastApp"]),
  ],
  swiftLanguageModes: [.v6]
)
