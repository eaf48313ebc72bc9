/// A text about widgets in lines of readable length.
package enum LongLine {
  /// The number of characters up to which a line is one.
  private static let limit = 200

  /// Returns a long line as several lines that end after commas, outside of brackets if possible. The lines after the
  /// first are indented. A word that is longer than the limit stays whole, and so does a line that begins far to the
  /// right.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  package static func lines(_ line: String) -> [String] {
    guard line.utf8.count > limit else { return [line] }
    let depth = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    // In so deep a tree, lines are long because of their indentation.
    guard depth < limit / 2 else { return [line] }
    let indentation = String(repeating: " ", count: depth + 2)
    var lines: [String] = []
    var rest = Array(line)
    while rest.count > limit, let end = end(of: rest.prefix(limit)) ?? endOfWord(in: rest) {
      lines.append(String(rest[..<end]))
      rest = Array(indentation) + rest[end...].drop { $0 == " " }
    }
    return lines + [String(rest)]
  }

  /// Returns the index at which a line ends best: at the last comma in the fewest brackets, or at the last space.
  private static func end(of line: ArraySlice<Character>) -> Int? {
    var comma: (depth: Int, index: Int)?
    var space: Int?
    var (depth, isQuoted) = (0, false)
    for index in line.indices.drop(while: { line[$0] == " " }) {
      switch line[index] {
      case "\"": isQuoted.toggle()
      case "(" where !isQuoted, "[" where !isQuoted: depth += 1
      case ")" where !isQuoted, "]" where !isQuoted: depth -= 1
      case " ":
        space = index
        if !isQuoted, line[index - 1] == ",", depth <= comma?.depth ?? depth { comma = (depth, index) }
      default: break
      }
    }
    return comma?.index ?? space
  }

  private static func endOfWord(in line: [Character]) -> Int? { line.drop { $0 == " " }.firstIndex(of: " ") }
}
