extension ResolvedTokens {
  /// Returns a file of the tokens in the format, with resolved values: for tools that follow neither references nor
  /// resolver documents.
  ///
  /// Descriptions and deprecations are in it; extensions are not.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func json() -> String {
    var text = "{"
    /// The groups around the last token. All tokens of a group follow each other.
    var open: [Int32] = []
    var isFirst = true
    func close(_ groups: ArraySlice<Int32>) {
      for depth in groups.indices.reversed() { text += "\n\(String(repeating: "  ", count: depth + 1))}" }
    }
    func add(_ entry: Int32, _ value: String) {
      let name = storage.names.text(storage.entries[Int(entry)].name)
      let indent = String(repeating: "  ", count: open.count + 1)
      text += "\(isFirst ? "" : ",")\n\(indent)\(JSONText.string(name)): \(value)"
    }
    for token in self {
      let groups = token.entriesOfPath.dropLast()
      let shared = zip(open, groups).prefix { $0 == $1 }.count
      close(open[shared...])
      open.removeSubrange(shared...)
      for group in groups.dropFirst(shared) {
        add(group, "{")
        open.append(group)
        isFirst = true
      }
      add(token.entry, token.json)
      isFirst = false
    }
    close(open[...])
    return text + (isFirst ? "}\n" : "\n}\n")
  }
}

extension Token {
  /// The token as an object, with its resolved value.
  fileprivate var json: String {
    var fields = ["\"$type\": \(JSONText.string(type.rawValue))"]
    if let description { fields.append("\"$description\": \(JSONText.string(description))") }
    if isDeprecated { fields.append("\"$deprecated\": \(deprecationMessage.map(JSONText.string) ?? "true")") }
    return "{ \(fields.joined(separator: ", ")), \"$value\": \(value.json) }"
  }
}
