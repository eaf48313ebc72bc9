/// A kind of mistake, which is made at a token of a right program.
enum Mistake: String, CaseIterable, Sendable {
  case misspelledStyle, misspelledProperty, misspelledName, misspelledKeyPath
  case textForNumber, numberForText
  case missingComma, anotherOperator, missingDollar, extraLabel
  case modOfAnotherWidget, modAfterWidget, missingArgument

  /// A change of the program, the place where an error belongs, and what it says.
  struct Change: Sendable {
    /// The bytes that are replaced, and the text in their place.
    let range: Range<Int>
    let text: String
    let line: Int

    /// The columns of the wrong token, and of the operator or call that it is the operand of.
    let columns: ClosedRange<Int>

    /// Words of which the error has one, or none if it only has to be plain.
    var words: [String] = []
  }

  /// Returns the change that makes the mistake at a token, or `nil` if it cannot be made there.
  func change(at index: Int, of lexemes: [Lexeme], spelling: (String) -> String) -> Change? {
    let lexeme = lexemes[index]
    func neighbor(_ distance: Int) -> String {
      lexemes.indices.contains(index + distance) ? lexemes[index + distance].text : ""
    }
    func replacing(_ text: String, from first: Int? = nil, words: [String] = []) -> Change {
      Change(
        range: lexeme.start..<lexeme.end, text: text, line: lexeme.line,
        columns: (first ?? lexeme.column)...lexeme.endColumn, words: words)
    }
    func misspelling(from first: Int? = nil) -> Change? {
      guard lexeme.kind == .name, lexeme.text.count > 3 else { return nil }
      let text = spelling(lexeme.text)
      return replacing(text, from: first, words: ["'\(text)'", "'\(text)("])
    }
    let isMember = neighbor(-1) == "."
    let before = isMember ? neighbor(-2) : ""
    let hasBase = before.last.map { $0.isLetter || $0.isNumber || ")]?".contains($0) } ?? false
    switch self {
    case .misspelledStyle: return isMember && !hasBase && before != "\\" ? misspelling() : nil
    case .misspelledProperty: return isMember && hasBase ? misspelling() : nil
    case .misspelledKeyPath: return isMember && before == "\\" ? misspelling(from: lexeme.column - 2) : nil
    case .misspelledName:
      let isUsed = !isMember && lexeme.text.first?.isUppercase == true && ["(", "{"].contains(neighbor(1))
      return isUsed && !Self.declarations.contains(neighbor(-1)) ? misspelling() : nil
    case .textForNumber:
      guard lexeme.kind == .number, lexeme.depth > 0, let first = Self.operandStart(index, lexemes) else { return nil }
      return replacing("\"text\"", from: first, words: ["type", "'String'"])
    case .numberForText:
      guard lexeme.kind == .text, !lexeme.text.contains("\\("), lexeme.depth > 0,
        let first = Self.operandStart(index, lexemes)
      else { return nil }
      return replacing("7", from: first, words: ["type", "'Int'", "a label shows a text"])
    case .missingComma:
      guard lexeme.text == ",", lexeme.depth > 0, index + 1 < lexemes.count, index > 0 else { return nil }
      let (last, next) = (lexemes[index - 1], lexemes[index + 1])
      guard last.line == next.line else { return nil }
      return Change(
        range: lexeme.start..<lexeme.end, text: "", line: lexeme.line,
        columns: last.column...next.column, words: ["expected", "static member", "has no member", "';'"])
    case .anotherOperator:
      return Self.operators[lexeme.text].map { replacing($0, from: lexeme.column - 1) }
    case .missingDollar:
      guard lexeme.text.hasPrefix("$"), lexeme.text.count > 2, index > 1 else { return nil }
      let symbol = lexemes[..<index].lastIndex { $0.kind == .symbol && $0.text != "." }
      // A labeled argument is an operand of the call before its label.
      let isLabel = symbol.map { $0 > 2 && lexemes[$0].text == ":" && lexemes[$0 - 2].text == "(" } ?? false
      let first = symbol.map { lexemes[isLabel ? $0 - 3 : $0] }
      return replacing(
        String(lexeme.text.dropFirst()), from: first.map { $0.line == lexeme.line ? $0.column : lexeme.column })
    case .extraLabel:
      guard [.text, .number].contains(lexeme.kind), neighbor(-1) == "(", index > 1, lexemes[index - 2].kind == .name,
        lexemes[index - 2].line == lexeme.line
      else { return nil }
      return Change(
        range: lexeme.start..<lexeme.start, text: "value: ", line: lexeme.line,
        columns: lexemes[index - 2].column...lexeme.column, words: ["label"])
    case .modOfAnotherWidget:
      guard let mod = Self.foreign[lexeme.text], !isMember, neighbor(1) == "(", neighbor(2) != ")",
        let end = Self.closing(index + 1, lexemes)
      else { return nil }
      let close = lexemes[end]
      return Change(
        range: close.start..<close.start, text: ", .\(mod)", line: close.line,
        columns: close.column...(close.column + 8), words: [String(mod.prefix { $0 != "(" })])
    case .modAfterWidget:
      guard Self.foreign[lexeme.text] != nil, !isMember, neighbor(1) == "(", let end = Self.closing(index + 1, lexemes),
        end + 1 < lexemes.count, [")", "}", ",", "]"].contains(lexemes[end + 1].text)
      else { return nil }
      let close = lexemes[end]
      let mod = spelling("after").count % 2 == 0 ? ".opacity(0.5)" : ".padding(8)"
      return Change(
        range: close.end..<close.end, text: mod, line: close.line,
        columns: close.endColumn...(close.endColumn + 2), words: ["Mods are arguments"])
    case .missingArgument:
      guard lexeme.kind == .name, isMember, !hasBase, before != "\\", neighbor(1) == "(",
        index + 2 < lexemes.count, [.text, .number].contains(lexemes[index + 2].kind), neighbor(3) == ")"
      else { return nil }
      return Change(
        range: lexeme.end..<lexemes[index + 3].end, text: "", line: lexeme.line,
        columns: lexeme.column...lexeme.endColumn, words: ["produces result of type", "argument"])
    }
  }

  private static let declarations: Set = [
    "struct", "class", "enum", "extension", "protocol", "import", "func", "let", "var", "case", ":", "==", "some",
    "any",
  ]
  private static let operators = [
    "<--": "--", "--": "<--", "-->": "<--", "<-->": "--", ".~": "<--", "|>": "|", "<>": ">>>",
  ]
  private static let foreign = [
    "Label": "isOn(true)", "Button": "numberOfLines(2)", "TextField": "title(\"Name\")", "Slider": "text(\"Volume\")",
    "Switch": "placeholder(\"Wifi\")", "ImageView": "title(\"Star\")",
  ]

  /// Returns the column where the operand begins that a literal is, with the operator or the call before it.
  private static func operandStart(_ index: Int, _ lexemes: [Lexeme]) -> Int? {
    guard index > 1, index + 1 < lexemes.count else { return nil }
    let (before, after) = (lexemes[index - 1], lexemes[index + 1])
    /// Returns where an operand on the same line begins.
    func column(of lexeme: Lexeme) -> Int? { lexeme.line == before.line ? lexeme.column : nil }
    guard [")", ",", "]"].contains(after.text), before.line == lexemes[index].line else { return nil }
    switch before.text {
    case "--", ".~", "<--", ",", "[": return before.column
    case "(": return lexemes[index - 2].kind == .name ? column(of: lexemes[index - 2]) : nil
    case ":": return column(of: lexemes[index - 2])
    default: return nil
    }
  }

  /// Returns the index of the bracket that closes the one at an index, on the same line.
  private static func closing(_ index: Int, _ lexemes: [Lexeme]) -> Int? {
    let depth = lexemes[index].depth
    return lexemes[(index + 1)...].firstIndex { $0.depth == depth && $0.text == ")" }
  }
}
