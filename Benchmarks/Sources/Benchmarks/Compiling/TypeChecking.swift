import Foundation

/// The cost of type-checking long expressions, above a file that only imports the same modules.
enum TypeChecking {
  /// Measures expressions of 12, 24, 48 and 96 terms, with and without a mistake; with `quick`, those of 24 and 96.
  ///
  /// Seconds are noisy, so that a missed goal in seconds fails only if it is missed by far. The constraint solver's
  /// steps are the same in each run, and fail if they grow faster than the terms.
  @MainActor
  static func measure(into table: inout Table, quick: Bool) throws {
    let rounds = quick ? 1 : 3
    let empty = try check("", rounds: 3) ?? Effort(seconds: 0, steps: 0)
    let sizes = quick ? [24, 96] : [12, 24, 48, 96]
    var growth: [(name: String, figure: Double)] = []
    for notation in Notation.all {
      var steps: [Int: Double] = [:]
      for terms in sizes {
        guard let effort = try check(notation.source(terms), rounds: rounds) else {
          throw Failure("\(notation.name), \(terms) does not compile.")
        }
        steps[terms] = effort.steps - empty.steps
        let seconds = max(effort.seconds - empty.seconds, 0)
        let goal = terms < 48 ? 0.15 : 1.0
        table.add(
          "type-checking", "\(notation.name), \(terms)", seconds, in: "seconds", goal: goal,
          isKnown: notation.limit != .none || seconds < goal * 10)
      }
      if let few = steps[24], let many = steps[96] { growth.append((notation.name, many / few)) }
      if let figure = try growthOfMistakes(notation, empty: empty) {
        growth.append(("\(notation.name), with a misspelled name", figure))
      }
    }
    for (name, figure) in growth {
      table.add("steps of the type checker, 96 terms to 24", name, figure, goal: 4.5)
    }
  }

  /// Returns the steps for 96 terms with a misspelled name, divided by those for 24; `nil` if they are not limited.
  private static func growthOfMistakes(_ notation: Notation, empty: Effort) throws -> Double? {
    guard notation.findsMistakes, let few = notation.mistaken(24), let many = notation.mistaken(96) else { return nil }
    let efforts = try [few, many].map { source in
      guard let effort = try check(source, rounds: 1, expecting: "has no member 'numberOfLins'") else {
        throw Failure("\(notation.name): the compiler does not find a misspelled name.")
      }
      return effort.steps - empty.steps
    }
    return efforts[1] / efforts[0]
  }

  /// The processor time, and the scopes that the constraint solver opened.
  private struct Effort {
    let seconds: Double
    let steps: Double
  }

  /// Type-checks a source, and returns the effort of the fastest round; `nil` if the compiler refuses it, or does not
  /// say what is expected.
  private static func check(_ source: String, rounds: Int, expecting words: String? = nil) throws -> Effort? {
    try Shell.withTemporaryFolder { folder in
      let file = folder.appending(path: "Source.swift")
      try "import Bindings\nimport Mod\nimport Widgets\n\(source)\n"
        .write(to: file, atomically: true, encoding: .utf8)
      var best: Effort?
      for round in 0..<rounds {
        let statistics = folder.appending(path: "\(round)")
        try FileManager.default.createDirectory(at: statistics, withIntermediateDirectories: false)
        let outcome = try Shell.run([
          "swiftc", "-frontend", "-typecheck", "-parse-as-library", "-swift-version", "6", "-I", Products.modules,
          "-stats-output-dir", statistics.path, file.path,
        ])
        let isExpected = words.map { outcome.output.contains($0) } ?? (outcome.status == 0)
        guard isExpected else { return nil }
        let effort = Effort(seconds: outcome.time, steps: try scopes(in: statistics))
        best = best.map { Effort(seconds: min($0.seconds, effort.seconds), steps: effort.steps) } ?? effort
        if outcome.time > 2 { break }
      }
      return best
    }
  }

  private static func scopes(in folder: URL) throws -> Double {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let tables = try files.map { try JSONSerialization.jsonObject(with: Data(contentsOf: $0)) as? [String: Any] }
    return tables.compactMap { $0?["Sema.NumConstraintScopes"] as? NSNumber }.reduce(0) { $0 + $1.doubleValue }
  }
}

/// The folder of the modules that this program was built with.
enum Products {
  static var modules: String {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "Modules").path
  }
}
