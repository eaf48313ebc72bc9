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

  @Test("The diagram of modules has an arrow for each import in the manifest, and no other")
  func drawsTheManifest() throws {
    let drawing = try Repository.text(of: "Documentation/Architecture.md").matches(of: /(\w+) --> (\w+)/)
    let imports = try Self.imports.get().flatMap { module, imported in imported.map { "\(module) --> \($0)" } }
    #expect(Set(drawing.map { "\($0.1) --> \($0.2)" }) == Set(imports))
    #expect(!imports.isEmpty)
  }

  @Test(
    "Each module is named in every list of modules",
    arguments: ["Documentation/Architecture.md", "README.md", ".spi.yml", ".ci/documentation", ".ci/coverage"])
  func namesEachModule(_ list: String) throws {
    let text = try Repository.text(of: list)
    for module in try Self.imports.get().keys {
      let entry = list.hasSuffix(".md") ? "| `\(module)` |" : module
      #expect(text.contains(entry), "\(module) in \(list)")
    }
  }

  @Test("Code switches over roles, so that few casts to the library's types are left")
  func castsFew() throws {
    let roles = try Repository.text(of: "Sources/Widgets/Core/Behaviors/TreeRole+Types.swift")
    let types = Set(roles.matches(of: /extension (\w+)/).map { String($0.1) })
    let others: Set = [
      "GradientLayer", "ImageView", "Label", "PageControl", "ScrollView", "ShapeLayer", "Spacer", "StackView", "View",
    ]
    let casts = try ["Live", "LivePreview", "Preview", "Terminal"].flatMap { module in
      try Repository.sources(in: "Sources/\(module)").flatMap { $0.split(separator: "\n") }.filter { line in
        !line.drop { $0 == " " }.hasPrefix("//")
          && line.matches(of: /\b(?:as\?|is) (\w+)\b/).contains { cast in
            types.union(others).contains(String(cast.1)) || cast.1.hasSuffix("Recognizer")
          }
      }
    }
    #expect(types.count > 25)
    #expect(casts.count <= 40, "Ask for the `treeRole` of the node instead: \(casts)")
  }
}
