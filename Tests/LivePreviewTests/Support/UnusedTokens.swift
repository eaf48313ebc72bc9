/// The declarations of tokens of themes in a look to which nothing in it refers.
enum UnusedTokens {
  static func removed(from look: String) -> String {
    let bytes = Bytes(look)
    var used: Set<String> = []
    var declared: [(token: String, range: Range<Int>)] = []
    var place = 0
    while let dash = bytes.index(of: "-", in: place..<bytes.count) {
      place = dash + 1
      guard dash + 2 < bytes.count, bytes[dash + 1] == "-", "A"..."Z" ~= bytes[dash + 2] else { continue }
      place = bytes.end(before: delimiters, in: dash..<bytes.count)
      let token = bytes[dash..<place]
      if dash >= 4, bytes[dash - 4..<dash] == "var(" {
        used.insert(token)
      } else if place < bytes.count, bytes[place] == ":" {
        let start = dash > 0 && bytes[dash - 1] == ";" ? dash - 1 : dash
        declared.append((token, start..<bytes.end(before: [";", "\"", "}"], in: place..<bytes.count)))
      }
    }
    if used.isEmpty, declared.isEmpty { return look }
    var rest = ""
    var end = 0
    for (token, range) in declared where !used.contains(token) {
      rest += bytes[end..<range.lowerBound]
      end = range.upperBound
    }
    return withoutLeadingSemicolons(rest + bytes[end..<bytes.count])
  }

  /// The characters after the name of a token.
  private static let delimiters: [Unicode.Scalar] = [":", ";", "\"", "(", ")", "{", "}", ","]

  private static func withoutLeadingSemicolons(_ look: String) -> String {
    let bytes = Bytes(look)
    var result = ""
    var (start, place) = (0, 1)
    while let semicolon = bytes.index(of: ";", in: min(place, bytes.count)..<bytes.count) {
      place = semicolon + 1
      guard bytes[semicolon - 1] == "\"" || bytes[semicolon - 1] == "{" else { continue }
      result += bytes[start..<semicolon]
      start = semicolon + 1
    }
    return result + bytes[start..<bytes.count]
  }
}
