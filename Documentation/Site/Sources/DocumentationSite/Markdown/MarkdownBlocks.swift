/// Parses the part of CommonMark that the guides of the repository use, with its tables.
struct MarkdownBlocks {
  private var lines: ArraySlice<Substring>

  /// Returns the blocks of a text.
  ///
  /// - Complexity: O(*n*) for *n* characters, times the depth of nesting.
  static func parse(_ text: String) -> [Block] {
    parse(text.split(separator: "\n", omittingEmptySubsequences: false)[...])
  }

  private static func parse(_ lines: ArraySlice<Substring>) -> [Block] {
    var parser = MarkdownBlocks(lines: lines)
    var blocks: [Block] = []
    while let block = parser.next() { blocks.append(block) }
    return blocks
  }

  private mutating func next() -> Block? {
    while let line = lines.first, line.isBlank || line.hasPrefix("<!--") { lines.removeFirst() }
    guard let line = lines.first else { return nil }
    if line.hasPrefix("```") { return fence() }
    if let level = line.headingLevel {
      lines.removeFirst()
      let title = MarkdownInlines.parse(line.dropFirst(level).trimmed)
      return .heading(level: level, title, anchor: Self.anchor(title.plain))
    }
    if line.hasPrefix(">") { return quote() }
    if line.marker != nil { return list() }
    if line.hasPrefix("|"),
      lines.dropFirst().first?.hasPrefix("|--") == true || lines.dropFirst().first?.hasPrefix("| -") == true
    {
      return table()
    }
    if line.trimmed == "---" {
      lines.removeFirst()
      return .rule
    }
    return paragraph()
  }

  private mutating func fence() -> Block {
    let syntax = lines.removeFirst().dropFirst(3).trimmed
    let code = lines.prefix { !$0.hasPrefix("```") }
    lines = lines.dropFirst(code.count + 1)
    return .code(code.joined(separator: "\n"), syntax: syntax.isEmpty ? nil : String(syntax))
  }

  private mutating func quote() -> Block {
    let quoted = lines.prefix { $0.hasPrefix(">") }
    lines = lines.dropFirst(quoted.count)
    let inside = quoted.map { line in line.dropFirst(line.hasPrefix("> ") ? 2 : 1) }
    return .aside(name: "Note", Self.parse(inside[...]))
  }

  private mutating func list() -> Block {
    let isOrdered = lines.first?.marker?.number != nil
    let start = lines.first?.marker?.number
    var items: [[Block]] = []
    while let line = lines.first, let marker = line.marker, (marker.number != nil) == isOrdered {
      var item = [line.dropFirst(marker.width)]
      lines.removeFirst()
      while let line = lines.first {
        let continues = !line.isBlank && !(item.last?.isBlank ?? true) && !line.beginsBlock
        // A blank line belongs to the item if what follows is indented.
        let isInside =
          line.indentation >= marker.width && !line.isBlank
          || line.isBlank && (lines.first { !$0.isBlank }?.indentation ?? 0) >= marker.width
        guard isInside || continues else { break }
        item.append(isInside ? line.dropFirst(min(marker.width, line.indentation)) : line)
        lines.removeFirst()
      }
      items.append(Self.parse(item[...]))
      let next = lines.drop(while: \.isBlank)
      if let marker = next.first?.marker, (marker.number != nil) == isOrdered { lines = next }
    }
    return .list(items, start: start)
  }

  private mutating func table() -> Block {
    let rows = lines.prefix { $0.hasPrefix("|") }
    lines = lines.dropFirst(rows.count)
    let cells = rows.map { row in row.cells.map { [Block.paragraph(MarkdownInlines.parse($0))] } }
    return .table([cells[0]] + cells.dropFirst(2), hasHeader: true)
  }

  private mutating func paragraph() -> Block {
    var text = [lines.removeFirst().trimmed]
    while let line = lines.first, !line.isBlank, !line.beginsBlock { text.append(lines.removeFirst().trimmed) }
    return .paragraph(MarkdownInlines.parse(text.joined(separator: " ")))
  }

  /// Returns the anchor that repositories give to a heading.
  static func anchor(_ title: String) -> String {
    String(
      title.lowercased().compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : nil })
  }
}

extension StringProtocol where SubSequence == Substring {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

  fileprivate var indentation: Int { prefix { $0 == " " }.count }

  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    return start.dropLast(start.reversed().prefix(while: \.isWhitespace).count)
  }

  fileprivate var headingLevel: Int? {
    let level = prefix { $0 == "#" }.count
    return 1...6 ~= level && dropFirst(level).first == " " ? level : nil
  }

  /// The mark before an item of a list: its width, and its number in an ordered list.
  fileprivate var marker: (width: Int, number: Int?)? {
    let indentation = indentation
    let text = dropFirst(indentation)
    guard indentation < 4 else { return nil }
    if text.hasPrefix("- ") || text.hasPrefix("* ") { return (indentation + 2, nil) }
    let digits = text.prefix(while: \.isNumber)
    guard let number = Int(digits), text.dropFirst(digits.count).hasPrefix(". ") else { return nil }
    return (indentation + digits.count + 2, number)
  }

  fileprivate var beginsBlock: Bool {
    headingLevel != nil || marker != nil || hasPrefix("```") || hasPrefix(">") || hasPrefix("|") || hasPrefix("<!--")
  }

  /// The cells of a row; `\|` is a character of its cell.
  fileprivate var cells: [String] {
    var cells = [""]
    var isEscaped = false
    for character in trimmed.dropFirst() {
      if character == "|", !isEscaped {
        cells.append("")
      } else {
        if character == "|" { cells[cells.count - 1].removeLast() }
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\"
    }
    return cells.dropLast().map { String($0.trimmed) }
  }
}
