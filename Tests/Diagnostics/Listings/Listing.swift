/// A listing of Swift in the documentation.
struct Listing {
  /// The line of the document that its first line is on.
  let line: Int

  /// The modules that a reader's file imports, with the conditions around them. Modules of examples are left out.
  private(set) var imports: [Substring] = []

  /// Whether it imports the package of the articles, so that it sees what the listings before it declare.
  private(set) var usesPackage = false

  /// What can stand in a file only: types and extensions with all that is in them. Other lines are empty.
  private(set) var declarations: [Substring] = []

  /// What can stand in a function only. Other lines are empty.
  private(set) var statements: [Substring] = []

  init(line: Int, lines: [Substring]) {
    self.line = line
    var depth = 0
    var (isDeclared, isHidden) = (false, false)
    for (index, text) in lines.enumerated() {
      // What one file exports, the compiler lets the others of a module see.
      if Self.imports(text) { imports.append(text.trimmingPrefix("@_exported ")) }
      if text == "import BrandStyles" { usesPackage = true }
      if depth == 0 {
        isDeclared = Self.declares(lines[index...])
        declarations.append(isDeclared ? Self.filePrivate(text) : "")
        isHidden = declarations.last != text
      } else {
        declarations.append(isDeclared ? isHidden ? Self.hidden(text) : text : "")
      }
      statements.append(isDeclared || Self.isOutside(text) ? "" : text)
      for character in text {
        if "{([".contains(character) { depth += 1 } else if "})]".contains(character) { depth -= 1 }
      }
    }
  }

  /// The names of the types that are declared.
  var types: [Substring] {
    let type = /(?:@\w+ )*fileprivate (?:final |nonisolated )*(?:struct|class|enum) (\w+)/
    return declarations.compactMap { $0.prefixMatch(of: type)?.1 }
  }

  /// Whether a line belongs to the imports of a file.
  private static func imports(_ text: Substring) -> Bool {
    isOutside(text) && !text.hasSuffix("BrandStyles")
  }

  /// Whether a line can stand outside of declarations and statements only.
  private static func isOutside(_ text: Substring) -> Bool {
    text.contains(/^ *((@_exported )?import |#if canImport|#endif)/)
  }

  /// Whether a declaration begins here, perhaps with comments and attributes on lines of their own.
  private static func declares(_ lines: ArraySlice<Substring>) -> Bool {
    let first = lines.first { !$0.hasPrefix("//") && $0.wholeMatch(of: /(@\w+ ?)+/) == nil }
    return first.flatMap(attributes) != nil
  }

  /// A declaration that does not meet those of the same name in other documents.
  private static func filePrivate(_ text: Substring) -> Substring {
    guard let attributes = attributes(of: text), !text.contains(/extension [\w.]+:/) else { return text }
    return attributes + "fileprivate " + text.dropFirst(attributes.count).trimmingPrefix("public ")
  }

  /// A line inside of a declaration of a file, whose members are not more visible than it is.
  private static func hidden(_ text: Substring) -> Substring {
    text.contains(#/^ +public /#) ? Substring(text.replacing("public ", with: "", maxReplacements: 1)) : text
  }

  /// The attributes of a declaration that can stand in a file only, as functions do that have any or are not isolated.
  private static func attributes(of text: Substring) -> Substring? {
    let form = #/((?:@\w+(?:\(".*"\))? )*)(?:public |final |nonisolated )*(extension|struct|class|enum|protocol|func) /#
    guard let match = text.prefixMatch(of: form) else { return nil }
    let standsInFile = match.2 != "func" || !match.1.isEmpty || text.hasPrefix("nonisolated")
    return standsInFile ? match.1 : nil
  }
}
