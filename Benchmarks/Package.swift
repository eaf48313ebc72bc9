// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "swift-mod", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "Mod", package: "swift-mod"),
        .product(name: "Pipe", package: "swift-mod"),
        .product(name: "Widgets", package: "swift-mod"),
      ],
      // Functions of equal code would be merged, and the jump to the one that is left counted.
      swiftSettings: [.unsafeFlags(["-Xllvm", "-swiftmergefunc-threshold=0"])]
    )
  ],
  swiftLanguageModes: [.v6]
)
