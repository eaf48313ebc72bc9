import Foundation
import Testing

@Suite("The map of the modules") struct ArchitectureTests {
  /// The modules that each library module imports, by the manifest.
  private static let imports = Result {
    let manifest = try Repository.text(of: "Package.swift")
    let targets = manifest.matches(of: /\n    \.target\(name: "(\w+)"(?:, dependencies: \[([^\]]*)\])?\),/)
    return Dictionary(
      uniqueKeysWithValues: targets.map { target in
        (String(target.1), Set((target.2 ?? "").matches(of: /\w+/).map { String($0.0) }))
      })
  }

  @Test("The drawing has an arrow for each import in the manifest, and no other")
  func drawsTheManifest() throws {
    let drawing = try Repository.text(of: "Documentation/Architecture.md").matches(of: /(\w+) --> (\w+)/)
    let imports = try Self.imports.get().flatMap { module, imported in imported.map { "\(module) --> \($0)" } }
    #expect(Set(drawing.map { "\($0.1) --> \($0.2)" }) == Set(imports))
    #expect(!imports.isEmpty)
  }

  @Test(
    "Each module is named wherever the modules are listed",
    arguments: ["Documentation/Architecture.md", "README.md", ".spi.yml", ".ci/documentation", ".ci/coverage"])
  func namesEachModule(_ list: String) throws {
    let text = try Repository.text(of: list)
    for module in try Self.imports.get().keys {
      let entry = list.hasSuffix(".md") ? "| `\(module)` |" : module
      #expect(text.contains(entry), "\(module) in \(list)")
    }
  }
}
