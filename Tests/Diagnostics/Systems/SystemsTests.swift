import Foundation
import Preview
import Styles
import Testing
import Tokens

/// The public token systems beside the package, which do not belong to it.
enum SystemFiles {
  static let folder = Document.root.appending(path: "../shared/tokens").standardized

  /// The resolver documents, or nothing where the folder is missing.
  static let resolvers: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    let names = (files ?? []).filter { $0.hasSuffix(".resolver.json") }.sorted()
    if names.isEmpty { print("Skipped: there are no token systems in ../shared/tokens.") }
    return names
  }()

  static func resolver(_ name: String) throws -> TokenResolver {
    try TokenResolver(
      contentsOf: folder.appending(path: name).path, allowing: Set<TokenLeniency>.all.union([.skippingInvalid]))
  }
}

/// The tokens that a page is shown in.
private struct PageTheme: Theme {
  var surface: Color
  var text: Color

  static let standard = PageTheme(surface: .white, text: .black)
}

@Suite("Public token systems", .enabled(if: !SystemFiles.resolvers.isEmpty))
struct SystemsTests {
  @Test(
    "Every permutation of a public system is resolved, and a page is shown in its colors",
    arguments: SystemFiles.resolvers)
  @MainActor
  func resolves(_ name: String) throws {
    let resolver = try SystemFiles.resolver(name)
    for input in resolver.permutations {
      let tokens = try resolver.resolved(input)
      #expect(tokens.count > 50, "\(input)")
      let colors = tokens.compactMap { token -> Color? in
        if case .color(let color) = token.value, color.alpha == 1 { Color(color) } else { nil }
      }
      let (first, last) = (try #require(colors.first), try #require(colors.last))
      let theme = PageTheme(surface: first, text: last)
      let page = VStack(.theme(theme), .backgroundColor(.token(\PageTheme.surface))) {
        Label("Views", .textColor(.token(\PageTheme.text)))
      }
      let html = Preview.html(page)
      #expect(html.contains(first.hex) || html.contains(first.hex.lowercased()), "\(input)")
    }
  }

  @Test(
    "The Swift sources generated from public systems compile without diagnostics",
    .enabled("There is no swiftc on the path.") { await Compiler.isAvailable })
  func compiles() async throws {
    var sources: [String] = []
    for (index, name) in SystemFiles.resolvers.enumerated() {
      let source = try ThemeSource(
        SystemFiles.resolver(name), name: "System\(index)", protocols: ["Theme"], missing: .default)
      sources.append(try source.text())
      #expect(sources[index].contains("public static let standard: System\(index)"))
    }
    let marks = try await Compiler.diagnose(sources: sources)
    let isSilent = marks.allSatisfy { $0.isEmpty }
    #expect(isSilent, "\(marks)")
  }

  @Test(
    "A public system can be written as a style sheet and as token files, with the same tokens",
    arguments: SystemFiles.resolvers)
  func writes(_ name: String) throws {
    let resolver = try SystemFiles.resolver(name)
    let css = try TokenStyleSheet(resolver, missing: .default).text()
    #expect(css.filter { $0 == "{" }.count == css.filter { $0 == "}" }.count)
    let input = try #require(resolver.permutations.first)
    let tokens = try resolver.resolved(input)
    let copy = try TokenFile(tokens.json()).resolved(allowing: .all)
    #expect(copy.count == tokens.count)
    let isSame = zip(tokens, copy).allSatisfy { $0.value == $1.value }
    #expect(isSame)
  }
}
