import Foundation
import Tokens

/// The texts that the command writes, in the format that the name of the output asks for.
struct TokenOutput {
  let arguments: Arguments
  let name: String
  let print: (String) -> Void

  init(_ arguments: Arguments, name: String, print: @escaping (String) -> Void) {
    self.arguments = arguments
    self.name = name
    self.print = print
  }

  /// Returns the texts by their paths.
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
    let source =
      if let resolver {
        try ThemeSource(
          resolver, name: name, protocols: protocols, imports: imports, missing: arguments.missing())
      } else {
        ThemeSource(try arguments.tokens(), name: name, protocols: protocols, imports: imports)
      }
    source.warnings.forEach { print("\($0)") }
    source.notes.forEach { print($0) }
    return try source.text()
  }

  private func styleSheet(_ resolver: TokenResolver?) throws -> String {
    var fonts: [String: String] = [:]
    for font in arguments.values("font") {
      let parts = font.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw UsageError("“\(font)” is not <family>=<address>.") }
      fonts[parts[0]] = parts[1]
    }
    guard let resolver else { return try TokenStyleSheet(arguments.tokens(), fonts: fonts).text() }
    return try TokenStyleSheet(resolver, fonts: fonts, missing: arguments.missing()).text()
  }

  /// A file of resolved tokens, or one for each permutation, with the contexts in its name.
  private func files(_ output: String, _ resolver: TokenResolver?) throws -> [(path: String, text: String)] {
    guard let resolver else { return [(output, try arguments.tokens().json())] }
    let stem = output.hasSuffix(".tokens.json") ? output.dropLast(12) : output.dropLast(5)
    return try resolver.permutations.map { input in
      let contexts = resolver.modifiers.compactMap { input[$0.name] }
      let name = contexts.isEmpty ? "" : ".\(contexts.joined(separator: "-"))"
      return ("\(stem)\(name).tokens.json", try resolver.resolved(input).json())
    }
  }
}
