// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "swift-mod",
  platforms: [.macOS("15.4"), .iOS("18.4"), .tvOS("18.4"), .watchOS("11.4")],
  products: [
    .library(name: "Mod", targets: ["Mod"]),
    .library(name: "Pipe", targets: ["Pipe"]),
    .library(name: "Values", targets: ["Values"]),
    .library(name: "Widgets", targets: ["Widgets"]),
    .library(name: "Tokens", targets: ["Tokens"]),
    .library(name: "FoundationStyles", targets: ["FoundationStyles", "Pipe"]),
    .library(name: "Styles", targets: ["Styles", "Pipe"]),
    .library(name: "Signals", targets: ["Signals"]),
    .library(name: "Bindings", targets: ["Bindings"]),
    .library(name: "Live", targets: ["Live"]),
    .library(name: "LiveTesting", targets: ["LiveTesting"]),
    .library(name: "Layout", targets: ["Layout"]),
    .library(name: "Preview", targets: ["Preview"]),
    .library(name: "Audit", targets: ["Audit"]),
    .library(name: "StyleGuide", targets: ["StyleGuide"]),
    .library(name: "LivePreview", targets: ["LivePreview"]),
    .library(name: "Terminal", targets: ["Terminal"]),
    .plugin(name: "GenerateTheme", targets: ["GenerateTheme"]),

    // The sample app, for `Examples/LiveServer`.
    .library(name: "Pages", targets: ["Pages"]),
  ],
  targets: [
    .target(name: "Mod"),
    .target(name: "Pipe", dependencies: ["Mod"]),
    .target(name: "Values", dependencies: ["Mod"]),
    .target(name: "Widgets", dependencies: ["Mod", "Values"]),
    .target(name: "Tokens", dependencies: ["Mod", "Values"]),
    .target(name: "FoundationStyles", dependencies: ["Mod"]),
    .target(name: "Styles", dependencies: ["Mod", "Widgets", "FoundationStyles"]),
    .target(name: "Signals"),
    .target(name: "Bindings", dependencies: ["Mod", "Widgets", "Signals"]),
    .target(name: "Live", dependencies: ["Widgets", "Bindings"]),
    .target(name: "LiveTesting", dependencies: ["Live", "Preview", "Audit"]),
    .target(name: "Layout", dependencies: ["Mod", "Widgets"]),
    .target(name: "Preview", dependencies: ["Mod", "Widgets", "Layout"]),
    .target(name: "Audit", dependencies: ["Mod", "Widgets", "Layout"]),
    .target(name: "StyleGuide", dependencies: ["Styles", "Live", "Layout", "Preview", "Audit"]),
    .target(name: "LivePreview", dependencies: ["Live", "Preview"]),
    .target(name: "Terminal", dependencies: ["Live", "Layout"]),

    .target(
      name: "Pages", dependencies: ["Pipe", "Styles", "Tokens", "LiveTesting", "StyleGuide", "LivePreview"],
      path: "Playgrounds-Linux/Pages"),
    .executableTarget(name: "Playgrounds", dependencies: ["Pages", "Terminal"], path: "Playgrounds-Linux/Playgrounds"),

    .executableTarget(name: "ThemeTool", dependencies: ["Tokens"], path: "Plugins/ThemeTool"),
    .plugin(
      name: "GenerateTheme",
      capability: .command(
        intent: .custom(verb: "generate-theme", description: "Writes the Swift source of design tokens."),
        permissions: [.writeToPackageDirectory(reason: "The source is written beside the tokens.")]),
      dependencies: ["ThemeTool"]),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(name: "OwnControls", dependencies: ["Widgets", "Preview"], path: "Tests/OwnControls"),
    .testTarget(name: "ModTests", dependencies: ["Mod", "TestSupport"]),
    .testTarget(name: "PipeTests", dependencies: ["Pipe"]),
    .testTarget(name: "ValuesTests", dependencies: ["Values"]),
    .testTarget(name: "WidgetsTests", dependencies: ["Widgets", "Bindings", "TestSupport"]),
    .testTarget(name: "TokensTests", dependencies: ["Tokens", "ThemeTool", "Widgets", "TestSupport"]),
    .testTarget(name: "StylesTests", dependencies: ["Pipe", "Styles", "StyleGuide"]),
    .testTarget(
      name: "DiagnosticsTests",
      dependencies: [
        "Pipe", "Styles", "Tokens", "LiveTesting", "StyleGuide", "LivePreview", "Terminal", "TestSupport",
      ],
      path: "Tests/Diagnostics",
      resources: [.copy("Programs")]
    ),
    .testTarget(name: "SignalsTests", dependencies: ["Signals", "Bindings", "TestSupport"]),
    .testTarget(name: "LayoutTests", dependencies: ["Layout"]),
    .testTarget(
      name: "PreviewTests",
      dependencies: ["LiveTesting", "Preview", "Audit", "Styles", "Terminal", "OwnControls", "TestSupport"]),
    .testTarget(name: "AuditTests", dependencies: ["Audit", "TestSupport"]),
    .testTarget(
      name: "StyleGuideTests",
      dependencies: ["LiveTesting", "StyleGuide", "Tokens", "OwnControls", "TestSupport"]),
    .testTarget(name: "BindingsTests", dependencies: ["Bindings", "Styles", "TestSupport"]),
    .testTarget(name: "LiveTests", dependencies: ["LiveTesting", "OwnControls", "Terminal", "TestSupport"]),
    .testTarget(name: "LiveTestingTests", dependencies: ["LiveTesting", "TestSupport"]),
    .testTarget(
      name: "LivePreviewTests",
      dependencies: ["Styles", "Tokens", "LiveTesting", "LivePreview", "OwnControls", "Terminal", "TestSupport"]),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["LiveTesting", "Pages", "Terminal", "Playgrounds", "TestSupport"]),
    .testTarget(
      name: "PlaygroundsTests", dependencies: ["Pages", "Playgrounds", "TestSupport"], exclude: ["Expected"]),
  ],
  swiftLanguageModes: [.v6]
)

// A file imports what it uses, so that it can be read, and moved, by itself.
for target in package.targets where target.type == .regular || target.type == .executable {
  target.swiftSettings = [.enableUpcomingFeature("MemberImportVisibility")]
}
