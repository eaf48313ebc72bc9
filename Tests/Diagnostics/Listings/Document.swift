import Foundation
import Testing

/// An article, or a source file with comments, and the listings in it.
struct Document: Sendable, CustomTestStringConvertible {
  /// Where it lies, from the root of the package.
  let path: String

  var testDescription: String { path }

  var url: URL { Self.root.appending(path: path) }

  /// The folder of the package.
  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// All documents with listings, but for the tutorial, whose listings are compared with the page that they make.
  static var all: [Document] {
    get throws {
      let files = FileManager.default.enumerator(atPath: root.appending(path: "Sources").path)
      let sources = files?.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".md") } ?? []
      let articles = try ["Documentation", "Documentation/ComingFrom"].flatMap { folder in
        try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
          .filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
      }
      let paths =
        ["README.md", "Playgrounds-Linux/README.md"] + articles
        + sources.sorted().map { "Sources/\($0)" }
      return
        try paths
        .map(Document.init)
        .filter { try !$0.path.hasSuffix("UsersScreen.md") && !$0.listings.isEmpty }
    }
  }

  /// The listings, in their order, but for those of package manifests.
  var listings: [Listing] {
    get throws {
      var listings: [Listing] = []
      var listing: [Substring]?
      for (index, text) in try lines.enumerated() {
        if text == "```swift" {
          listing = []
        } else if text == "```", let lines = listing {
          if !lines.contains("// Package.swift") {
            listings.append(Listing(line: index - lines.count + 1, lines: lines))
          }
          listing = nil
        } else {
          listing?.append(text)
        }
      }
      return listings
    }
  }

  /// The lines of the article, or those of the comments.
  private var lines: [Substring] {
    get throws {
      let text = try String(contentsOf: url, encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return path.hasSuffix(".md") ? lines : lines.map { $0.firstMatch(of: /^ *\/\/\/ ?(.*)/)?.1 ?? "" }
    }
  }

  /// Whether the document is a README or an article, whose listings readers paste into files of their own.
  var isArticle: Bool { path.hasSuffix(".md") }

  /// The programs that the listings make, with errors at the lines of the document.
  ///
  /// In an article, a listing with imports begins a file, and one without, or with that of the package of the
  /// articles, continues the file above it. In comments, a
  /// listing sees everything that ``prelude`` imports, and continues the ones above until it declares a type again.
  var programs: [String] {
    get throws {
      var files: [[Listing]] = []
      for listing in try listings {
        let types = Set(files.last?.flatMap(\.types) ?? [])
        let begins =
          isArticle ? !listing.imports.isEmpty && !listing.usesPackage : !types.isDisjoint(with: listing.types)
        if begins || files.isEmpty { files.append([]) }
        files[files.count - 1].append(listing)
      }
      return files.map(program)
    }
  }

  private func program(_ listings: [Listing]) -> String {
    func lines(_ part: KeyPath<Listing, [Substring]>) -> [String] {
      listings.map { listing in
        "#sourceLocation(file: \"\(url.path)\", line: \(listing.line))\n"
          + listing[keyPath: part].joined(separator: "\n")
      }
    }
    let statements = lines(\.statements)
    let imports = isArticle ? listings.flatMap(\.imports).joined(separator: "\n") : Self.prelude
    return """
      \(imports)

      \(lines(\.declarations).joined(separator: "\n"))
      @MainActor private func statements() async throws {
      \(statements.map { "do {\n\($0)\n" }.joined())\(String(repeating: "}", count: statements.count))
      }
      """
  }

  /// The imports of a listing in a comment, which shows a fragment.
  private static let prelude = """
    import Foundation
    import LivePreview
    import LiveTesting
    import Observation
    import Pipe
    import Preview
    import StyleGuide
    import Styles
    import Terminal
    import Testing
    import Tokens
    @testable import Prelude

    #if canImport(FoundationNetworking)
      import FoundationNetworking
    #endif
    """
}
