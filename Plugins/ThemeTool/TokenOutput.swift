import Foundation
import Tokens

/// The texts that the command writes, in the format that the name of the output asks for.
struct TokenOutput {
  let arguments: Arguments
  let name: String
  let warn: (String) -> Void

  init(_ arguments: Arguments, name: String, warn: @escaping (String) -> Void) {
    self.arguments = arguments
    self.name = name
    self.warn = warn
  }

  /// Returns the texts by their paths.
  ///
  /// - Throws: ``NoTokens`` if there are none.
  func texts(for output: String) throws -> [(path: String, text: String)] {
    let resolver = try arguments.resolver()
    switch URL(fileURLWithPath: output).pathExtension {
    case "css": return [(output, try styleSheet(resolver))]
    case "json": return try files(output, resolver)
    default: return [(output, try source(resolver))]
    }
  }

  private func source(_ resolver: TokenResolver?) throws -> String {
    let (protocols, imports) = (arguments.values("protocol"), arguments.values("import"))
    var source =
      if let resolver {
        try ThemeSource(
          resolver, name: name, protocols: protocols, imports: imports, missing: arguments.missing(),
          keepingLight: arguments.flags.contains("keep-light"))
      } else {
        ThemeSource(try arguments.tokens(), name: name, protocols: protocols, imports: imports)
      }
    source.isPublic = !arguments.flags.contains("internal")
    return try checked(source.text(), source.warnings, source.notes, isEmpty: source.isEmpty)
  }

  private func styleSheet(_ resolver: TokenResolver?) throws -> String {
    var fonts: [String: String] = [:]
    for font in arguments.values("font") {
      let parts = font.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw UsageError("“\(font)” is not <family>=<address>.") }
      fonts[parts[0]] = parts[1]
    }
    let sheet =
      if let resolver {
        try TokenStyleSheet(
          resolver, fonts: fonts, missing: arguments.missing(), keepingLight: arguments.flags.contains("keep-light"))
      } else {
        TokenStyleSheet(try arguments.tokens(), fonts: fonts)
      }
    return try checked(sheet.text(), sheet.warnings, sheet.notes, isEmpty: sheet.isEmpty)
  }

  /// Returns a text, after the remarks about it.
  private func checked(
    _ text: @autoclosure () throws -> String, _ warnings: [TokenProblem], _ notes: [String] = [], isEmpty: Bool
  ) throws -> String {
    warnings.forEach { warn("\($0)") }
    notes.forEach { warn("note: \($0)") }
    let text = try text()
    if isEmpty { throw NoTokens() }
    return text
  }

  /// A file of resolved tokens, or one for each permutation, with the contexts in its name.
  private func files(_ output: String, _ resolver: TokenResolver?) throws -> [(path: String, text: String)] {
    guard let resolver else {
      let tokens = try arguments.tokens()
      return [(output, try checked(tokens.json(), tokens.warnings, isEmpty: tokens.isEmpty))]
    }
    let stem = output.hasSuffix(".tokens.json") ? output.dropLast(12) : output.dropLast(5)
    // The permutations share most deviations, and one of them can be empty.
    var known: Set<TokenProblem> = []
    var isEmpty = true
    let files = try resolver.permutations.map { input in
      let contexts = resolver.modifiers.compactMap { input[$0.name] }
      let name = contexts.isEmpty ? "" : ".\(contexts.joined(separator: "-"))"
      let tokens = try resolver.resolved(input)
      isEmpty = isEmpty && tokens.isEmpty
      let warnings = tokens.warnings.filter { known.insert($0).inserted }
      return ("\(stem)\(name).tokens.json", try checked(tokens.json(), warnings, isEmpty: false))
    }
    if isEmpty { throw NoTokens() }
    return files
  }
}

/// The error of files without tokens, of which nothing is written.
struct NoTokens: Error {}
