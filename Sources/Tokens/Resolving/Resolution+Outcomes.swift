extension Resolution {
  /// Adds to each allowed deviation its effect on the token.
  ///
  /// - Complexity: O(*n*) in the number of tokens and in the depth of the deviations.
  mutating func noteOutcomes() {
    guard entryValues.count == entries.count, log.entries.contains(where: { $0.kind.leniency != nil }) else { return }
    // Groups that inherit a token have copies of it. An effect counts if it is an effect on any copy.
    var tokens: [Place: Int32] = [:]
    for index in entries.indices where entries[index].isToken {
      if entryValues[index] >= 0 || tokens[entries[index].place] == nil { tokens[entries[index].place] = Int32(index) }
    }
    var outcomes = log.entries.map { outcome(of: $0, tokens) }[...]
    log.map { item in
      var item = item
      item.outcome = outcomes.removeFirst()
      return item
    }
  }

  private func outcome(of item: ProblemLog.Item, _ tokens: [Place: Int32]) -> String {
    guard let leniency = item.kind.leniency, leniency != .duplicateKey else { return "" }
    var place = item.place
    while place.node >= 0, document(place).nodes.indices.contains(Int(place.node)) {
      if let entry = tokens[place] { return outcome(of: item, leniency, inToken: entry) }
      place.node = document(place)[place.node].parent
    }
    return ""
  }

  private func outcome(of item: ProblemLog.Item, _ leniency: TokenLeniency, inToken entry: Int32) -> String {
    let index = entryValues[Int(entry)]
    if index < 0 { return ", left out" }
    if leniency == .unknownKey { return item.isApplied ? "" : ", ignored" }
    let value = "\(values[Int(index)])"
    let isWhole = item.place == entries[Int(entry)].valuePlace && value.count <= 40
    return isWhole ? ", read as \(value)" : ", read all the same"
  }
}

extension TokenProblem.Kind {
  /// The leniency that allowed a deviation, or `nil` for another problem.
  internal var leniency: TokenLeniency? { if case .allowed(let leniency) = self { leniency } else { nil } }
}
