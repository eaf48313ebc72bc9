// swift-tools-version: 6.3
import PackageDescription

/// A module and its tests, compiled twice: with the isolation of libraries, and with the one that Xcode gives to new
/// apps.
func inBothModes(_ name: String) -> [Target] {
  // Swift Testing would look for its own module about UIKit.
  let standIn: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlay-search"])]
  let isolated: [SwiftSetting] = [.defaultIsolation(MainActor.self), .define("ISOLATED")]
  return [
    .target(name: name, dependencies: library),
    .testTarget(name: "\(name)Tests", dependencies: [.target(name: name)], swiftSettings: standIn),
    .target(name: "Isolated\(name)", dependencies: library, swiftSettings: isolated),
    .testTarget(
      name: "Isolated\(name)Tests", dependencies: [.target(name: "Isolated\(name)")],
      swiftSettings: isolated + standIn),
  ]
}

let library: [Target.Dependency] = ["Mod", "Pipe", "Widgets", "FoundationStyles", "Styles", "UIKit"]

let package = Package(
  name: "StylingUIKit",
  targets: [
    // On Apple's platforms, UIKit is UIKit, and a package depends on swift-mod. Here the library is compiled beside a
    // stand-in for UIKit, so that it finds the module.
    .target(name: "UIKit", path: "Sources/StandIn", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "Mod", dependencies: ["UIKit"], path: "Sources/Library/Mod"),
    .target(name: "Pipe", dependencies: ["Mod"], path: "Sources/Library/Pipe"),
    .target(
      name: "Values", dependencies: ["Mod"], path: "Sources/Library/Values",
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
    .target(
      name: "Widgets", dependencies: ["Mod", "Values"], path: "Sources/Library/Widgets",
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
    .target(name: "FoundationStyles", dependencies: ["Mod", "Pipe"], path: "Sources/Library/FoundationStyles"),
    .target(
      name: "Styles", dependencies: ["Mod", "Pipe", "Values", "Widgets", "FoundationStyles"],
      path: "Sources/Library/Styles"),
  ] + ["BrandStyles", "Episodes", "Classes", "Twins", "Tickets"].flatMap(inBothModes),
  swiftLanguageModes: [.v6]
)
