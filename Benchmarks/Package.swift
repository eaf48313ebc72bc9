// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "swift-mod", path: ".."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .target(name: "Floor"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .executableTarget(name: "Labels", dependencies: [.product(name: "Terminal", package: "swift-mod")]),
    .executableTarget(
      name: "ImportsFoundationStyles", dependencies: [.product(name: "FoundationStyles", package: "swift-mod")]),
    .executableTarget(name: "ImportsStyles", dependencies: [.product(name: "Styles", package: "swift-mod")]),
    .executableTarget(name: "ImportsLive", dependencies: [.product(name: "Live", package: "swift-mod")]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Floor",
        .product(name: "Mod", package: "swift-mod"),
        .product(name: "Pipe", package: "swift-mod"),
        .product(name: "Widgets", package: "swift-mod"),
        .product(name: "Tokens", package: "swift-mod"),
        .product(name: "Styles", package: "swift-mod"),
        .product(name: "Signals", package: "swift-mod"),
        .product(name: "Preview", package: "swift-mod"),
        .product(name: "Audit", package: "swift-mod"),
        .product(name: "StyleGuide", package: "swift-mod"),
        .product(name: "Bindings", package: "swift-mod"),
        .product(name: "LiveTesting", package: "swift-mod"),
        .product(name: "LivePreview", package: "swift-mod"),
        .product(name: "Terminal", package: "swift-mod"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      // Functions of equal code would be merged, and the jump to the one that is left counted.
      swiftSettings: [.unsafeFlags(["-Xllvm", "-swiftmergefunc-threshold=0"])],
      // Not all valgrinds can read the debug information of OpenCombine's C++.
      linkerSettings: [.unsafeFlags(["-Xlinker", "-S"])]
    ),

    .testTarget(name: "ReportTests", dependencies: ["Benchmarks"]),

    // The root's tests again, in the build that is measured, but for those that look inside a module.
    .testTarget(
      name: "ModTests",
      dependencies: [.product(name: "Mod", package: "swift-mod"), "TestSupport"],
      exclude: [
        "Composition/ChainTests.swift", "Inspection/ChangeHolderTests.swift", "Inspection/PathTests.swift",
        "Inspection/StoredPropertyTests.swift", "Properties/PrintedPathTests.swift",
      ]
    ),
    .testTarget(name: "PipeTests", dependencies: [.product(name: "Pipe", package: "swift-mod")]),
    .testTarget(
      name: "SignalsTests",
      dependencies: [
        .product(name: "Signals", package: "swift-mod"), .product(name: "Bindings", package: "swift-mod"),
        "TestSupport",
      ],
      exclude: [
        "Operators/GatheringTests.swift", "Operators/OperatorLawTests.swift", "Operators/SucceedingTests.swift",
        "Signal/FeedbackTests.swift", "Signal/HubTests.swift", "Signal/OperatorTests.swift",
        "Signal/RandomGraph.swift", "Signal/RandomGraphTests.swift", "Sources/ReadingTests.swift",
        "Sources/ValuesTests.swift", "State/StoredNodeTests.swift",
        "Time/TimedOperatorTests.swift", "Time/VirtualClockTests.swift",
        "Undo/HistoryListsTests.swift", "Undo/HistoryTests.swift",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
