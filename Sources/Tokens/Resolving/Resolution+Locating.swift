extension Resolution {
  /// Returns the token that a reference names, and the parts of a pointer that lead into its value.
  ///
  /// - Returns: `nil` if the reference is not valid, which is reported.
  mutating func locate(_ reference: Place) -> (ReferenceTarget, ArraySlice<ArraySlice<UInt8>>)? {
    let document = documents[Int(reference.file)]
    guard document.kind(of: reference.node) == .object else {
      return locate(inBraces: document.stringBytes(reference.node) ?? [], at: reference)
    }
    guard let node = document.child("$ref", of: reference.node), let text = document.stringBytes(node),
      let parts = ReferenceSyntax.parts(ofPointer: text)
    else {
      report(.invalidReference, at: reference, expected: "a pointer such as #/color/accent")
      return nil
    }
    var entry: Int32 = 0
    var rest = parts[...]
    while !entries[Int(entry)].isToken, let part = rest.first, let name = names.find(part),
      let child = child(name, of: entry)
    {
      entry = child
      rest.removeFirst()
    }
    return entries[Int(entry)].isToken
      ? locate(rest, inToken: entry, at: reference) : locate(rest, inGroup: entry, at: reference)
  }

  private mutating func locate(
    inBraces text: ArraySlice<UInt8>, at reference: Place
  ) -> (ReferenceTarget, ArraySlice<ArraySlice<UInt8>>)? {
    guard let path = ReferenceSyntax.names(inBraces: text) else {
      report(.invalidReference, at: reference, expected: "a reference such as {color.accent}")
      return nil
    }
    var entry: Int32 = 0
    for part in path {
      guard let name = names.find(part), let child = child(name, of: entry) else {
        reportUnresolved(reference, missing: String(decoding: part, as: UTF8.self))
        return nil
      }
      entry = child
    }
    return entries[Int(entry)].isToken
      ? locate([], inToken: entry, at: reference) : locate([], inGroup: entry, at: reference)
  }

  private func locate(
    _ parts: ArraySlice<ArraySlice<UInt8>>, inToken entry: Int32, at reference: Place
  ) -> (ReferenceTarget, ArraySlice<ArraySlice<UInt8>>)? {
    let token = entries[Int(entry)]
    if token.isBroken { return nil }
    let value = ReferenceTarget(entry: entry, place: token.valuePlace, isWhole: true)
    guard let first = parts.first else { return (value, []) }
    if first.elementsEqual("$value".utf8) { return (value, parts.dropFirst()) }
    return (ReferenceTarget(entry: entry, place: token.place, isWhole: false), parts)
  }

  private mutating func locate(
    _ parts: ArraySlice<ArraySlice<UInt8>>, inGroup entry: Int32, at reference: Place
  ) -> (ReferenceTarget, ArraySlice<ArraySlice<UInt8>>)? {
    if let part = parts.first, part.first == UInt8(ascii: "$") {
      return (ReferenceTarget(entry: entry, place: entries[Int(entry)].place, isWhole: false), parts)
    }
    if let part = parts.first {
      reportUnresolved(reference, missing: String(decoding: part, as: UTF8.self))
    } else {
      let hasRoot = names.find(Array("$root".utf8)[...]).flatMap { child($0, of: entry) } != nil
      report(
        .referenceToGroup, at: reference,
        expected: hasRoot ? "a token (the group's own value ends in .$root)" : "a token",
        found: "the group \(path(of: entries[Int(entry)].place))")
    }
    return nil
  }

  mutating func reportUnresolved(_ reference: Place, missing part: String) {
    _ = allows(
      .unresolvedReference, at: reference, otherwise: .unresolvedReference, expected: "a reference to a token",
      found: "\(excerpt(of: reference)), of which “\(part)” does not exist")
  }
}
