extension Resolution {
  /// Makes warnings of the problems of tokens and groups, because the tokens are left out.
  mutating func skipInvalid() {
    log.map { item in
      if item.kind.isWarning || !item.kind.concernsTokens { return item }
      return ProblemLog.Item(
        kind: .allowed(.skippingInvalid), place: item.place, path: item.path, expected: item.expected,
        found: item.found)
    }
  }

  /// Adds a warning for each token that is left out only because it refers to a token that is left out, or inherits it.
  mutating func reportLeftOut() {
    guard entryValues.count == entries.count else { return }
    let reasons = placesOfReasons()
    let leniency = Self.leavingOut.first {
      $0 == .skippingInvalid && leniencies.contains($0) || reasons.used.contains($0)
    }
    var known: Set<Place> = []
    for index in entries.indices where entryValues[index] == Self.invalid && entries[index].isToken {
      let entry = entries[index]
      let kind = TokenProblem.Kind.allowed(leniency ?? .unresolvedReference)
      // The copies of a token, which groups inherit, follow it.
      if !known.insert(entry.place).inserted {
        log.add(
          ProblemLog.Item(
            kind: kind, place: entry.place, path: path(ofEntry: Int32(index)),
            expected: "a token to inherit that is not left out", found: path(of: entry.place)))
      } else if !reasons.places.contains(entry.isBroken ? entry.place : entry.valuePlace) {
        report(
          kind, at: referenceToLeftOut(in: entry) ?? entry.valuePlace,
          expected: "a reference to a token that is not left out")
      }
    }
  }

  /// The leniencies that leave out tokens.
  private static let leavingOut: [TokenLeniency] = [.skippingInvalid, .unknownType, .string, .unresolvedReference]

  /// Returns the places of problems that leave out tokens, the places around these, and the leniencies of the problems.
  private func placesOfReasons() -> (places: Set<Place>, used: Set<TokenLeniency>) {
    var places: Set<Place> = []
    var used: Set<TokenLeniency> = []
    for item in log.entries {
      guard case .allowed(let leniency) = item.kind, Self.leavingOut.contains(leniency) else { continue }
      used.insert(leniency)
      var place = item.place
      while place.node >= 0, document(place).nodes.indices.contains(Int(place.node)), places.insert(place).inserted {
        place.node = document(place)[place.node].parent
      }
    }
    return (places, used)
  }

  private func referenceToLeftOut(in entry: Entry) -> Place? {
    let nodes = entry.value..<document(entry.place)[entry.value].next
    return nodes.lazy.map { Place(file: entry.place.file, node: $0) }.first { place in
      isReference(place) && token(at: place).map { entryValues[Int($0)] == Self.invalid } == true
    }
  }

  /// Returns the token that a reference leads to, or into, whether it is valid or not.
  func token(at reference: Place) -> Int32? {
    let document = document(reference)
    let text = document.stringBytes(reference.node)
    let pointer = document.child("$ref", of: reference.node).flatMap(document.stringBytes)
    let path =
      text.flatMap(ReferenceSyntax.names(inBraces:)) ?? pointer.flatMap(ReferenceSyntax.parts(ofPointer:)) ?? []
    var entry: Int32 = 0
    for part in path where !entries[Int(entry)].isToken {
      guard let child = names.find(part).flatMap({ child($0, of: entry) }) else { return nil }
      entry = child
    }
    return entries[Int(entry)].isToken ? entry : nil
  }

  private func path(ofEntry entry: Int32) -> String {
    let names = sequence(first: entry) { entries[Int($0)].parent }.prefix { $0 > 0 }.map { entries[Int($0)].name }
    return names.reversed().map(self.names.text).joined(separator: ".")
  }
}

extension TokenProblem.Kind {
  /// Whether leaving out the token leaves nothing of the problem.
  fileprivate var concernsTokens: Bool {
    switch self {
    case .syntax, .tooManyTokens, .unsupportedVersion, .invalidResolver, .unreadableFile, .unknownModifier,
      .unknownContext, .missingInput, .ambiguousName, .missingToken:
      false
    default: true
    }
  }
}
