// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "documentation-site",
  targets: [
    .target(name: "DocumentationSite", swiftSettings: settings),
    .executableTarget(
      name: "documentation-site", dependencies: ["DocumentationSite"], path: "Sources/documentation-site",
      swiftSettings: settings),
    .testTarget(name: "DocumentationSiteTests", dependencies: ["DocumentationSite"], swiftSettings: settings),
  ]
)
