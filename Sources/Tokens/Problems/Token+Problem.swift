extension Token {
  /// Returns a problem at the place of the token.
  internal func problem(_ kind: TokenProblem.Kind, _ expected: String, found: String) -> TokenProblem {
    let start = Int(document[own.place.node].start)
    let (line, column) = storage.lines[Int(own.place.file)].position(of: start)
    return TokenProblem(
      kind, file: document.name, line: line, column: column, path: path, expected: expected, found: found)
  }
}
