extension Token {
  /// The tokens that the value refers to, as a whole or in a part.
  ///
  /// - Complexity: O(*n*) in the length of the value.
  internal var references: [Int32] {
    let document = document
    var result: [Int32] = []
    for node in own.value..<document[own.value].next {
      let isPointer = document.hasKey("$ref", node)
      guard document.kind(of: node) == .string, isPointer || document.stringBytes(node)?.first == UInt8(ascii: "{")
      else { continue }
      let place = Place(file: own.place.file, node: isPointer ? document[node].parent : node)
      if let token = storage.token(of: place) { result.append(token) }
    }
    return result
  }
}

extension ResolvedTokens.Storage {
  /// Returns the token that a reference leads to, or into.
  fileprivate func token(of place: Place) -> Int32? {
    if let whole = reference(at: place) { return whole }
    let document = documents[Int(place.file)]
    guard let text = document.child("$ref", of: place.node).flatMap(document.stringBytes),
      let parts = ReferenceSyntax.parts(ofPointer: text)
    else { return nil }
    return entry(at: parts.prefix { $0.first != UInt8(ascii: "$") || $0.elementsEqual("$root".utf8) })
  }
}
