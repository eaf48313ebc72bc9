// swift-tools-version: 6.3
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
      dependencies: [
        "BrandStyles", .product(name: "Audit", package: "swift-mod"), .product(name: "Preview", package: "swift-mod"),
      ]),

    // … and another imports them, without naming the library itself.
    .target(name: "PodcastApp", dependencies: ["BrandStyles"]),
    .testTarget(
      name: "PodcastAppTests", dependencies: ["PodcastApp", .product(name: "Audit", package: "swift-mod")]),

    // The style guide of the brand: `swift run WriteGuide brand.html`.
    .target(name: "BrandGuide", dependencies: ["PodcastApp", .product(name: "StyleGuide", package: "swift-mod")]),
    .executableTarget(name: "WriteGuide", dependencies: ["BrandGuide"]),
    .testTarget(name: "BrandGuideTests", dependencies: ["BrandGuide"], exclude: ["Expected"]),

    // A design system of token files that others publish, and its workbench: `swift run CarbonWorkbench`.
    .target(
      name: "CarbonStyles",
      dependencies: [.product(name: "Styles", package: "swift-mod"), .product(name: "Tokens", package: "swift-mod")]),
    .target(name: "CarbonGuide", dependencies: ["CarbonStyles", .product(name: "StyleGuide", package: "swift-mod")]),
    .executableTarget(
      name: "CarbonWorkbench", dependencies: ["CarbonGuide", .product(name: "Terminal", package: "swift-mod")]),
    .testTarget(
      name: "CarbonTests",
      dependencies: [
        "CarbonGuide", .product(name: "Audit", package: "swift-mod"),
        .product(name: "LiveTesting", package: "swift-mod"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
