/// The selections of several choices, as an index for each choice.
internal enum RecipeSelections {
  /// Returns all selections, or, if there are more than `limit`, selections that cover each pair of values at least
  /// once.
  ///
  /// - Parameter counts: The number of values of each choice.
  internal static func indexes(of counts: [Int], limit: Int) -> [[Int]] {
    count(of: counts).map { $0 <= limit } == true ? all(counts) : pairwise(counts)
  }

  /// Returns the number of all selections, or `nil` if it is no `Int`.
  internal static func count(of counts: [Int]) -> Int? {
    counts.reduce(1) { product, count in
      product.flatMap { product in
        let (result, isTooLarge) = product.multipliedReportingOverflow(by: count)
        return isTooLarge ? nil : result
      }
    }
  }

  /// Returns all selections. The values of the last choice change first.
  internal static func all(_ counts: [Int]) -> [[Int]] {
    counts.reduce([[]]) { selections, count in
      selections.flatMap { selection in (0..<count).map { selection + [$0] } }
    }
  }

  /// Returns selections that are scattered among all of them, the same ones in each call.
  internal static func scattered(_ counts: [Int], count: Int) -> [[Int]] {
    // A linear congruential generator with the multiplier of Knuth's MMIX.
    var state: UInt64 = 1
    return (0..<count).map { _ in
      counts.map { count in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(max(1, count)))
      }
    }
  }

  /// Returns selections that cover all pairs, found greedily, one choice after the other.
  ///
  /// Each selection starts with a pair that is missing, and takes for each other choice the value with the most pairs
  /// that are missing still (after AETG: Cohen and others, 1997, without its random order).
  private static func pairwise(_ counts: [Int]) -> [[Int]] {
    var missing = Set<Pair>()
    for first in counts.indices {
      for second in counts.indices where second > first {
        for value in 0..<counts[first] {
          for other in 0..<counts[second] { missing.insert(Pair(first, value, second, other)) }
        }
      }
    }
    var selections: [[Int]] = []
    for pair in missing.sorted() where missing.contains(pair) {
      var chosen: [Int?] = Array(repeating: nil, count: counts.count)
      chosen[pair.first] = pair.value
      chosen[pair.second] = pair.other
      for axis in counts.indices where chosen[axis] == nil {
        let gains = (0..<counts[axis]).map { value in
          chosen.indices.count { other in
            chosen[other].map { missing.contains(Pair(axis, value, other, $0)) } ?? false
          }
        }
        chosen[axis] = gains.indices.max { gains[$0] < gains[$1] } ?? 0
      }
      let selection = chosen.map { $0 ?? 0 }
      for first in selection.indices {
        for second in selection.indices where second > first {
          missing.remove(Pair(first, selection[first], second, selection[second]))
        }
      }
      selections.append(selection)
    }
    return selections
  }

  /// A value of one choice together with a value of another.
  private struct Pair: Hashable, Comparable {
    let first: Int, value: Int, second: Int, other: Int

    init(_ first: Int, _ value: Int, _ second: Int, _ other: Int) {
      (self.first, self.value, self.second, self.other) =
        first < second ? (first, value, second, other) : (second, other, first, value)
    }

    static func < (one: Pair, another: Pair) -> Bool {
      (one.first, one.value, one.second, one.other)
        < (another.first, another.value, another.second, another.other)
    }
  }
}
