extension TokenResolver {
  /// All inputs: each combination of the modifiers' contexts, the last modifier changing first.
  public var permutations: Permutations { Permutations(modifiers: modifiers) }

  /// The inputs of a resolver document, which are made one at a time.
  public struct Permutations: RandomAccessCollection, Sendable {
    internal let modifiers: [Modifier]

    /// The index of the first input.
    public var startIndex: Int { 0 }

    /// The number of inputs, which is the product of the numbers of contexts.
    public var endIndex: Int {
      modifiers.reduce(1) { product, modifier in
        let (result, isTooLarge) = product.multipliedReportingOverflow(by: modifier.contexts.count)
        return isTooLarge ? .max : result
      }
    }

    /// The input at an index, with a context for each modifier.
    ///
    /// - Complexity: O(*n*) in the number of modifiers.
    public subscript(index: Int) -> [String: String] {
      var rest = index
      var input: [String: String] = [:]
      for modifier in modifiers.reversed() {
        input[modifier.name] = modifier.contexts[rest % modifier.contexts.count]
        rest /= modifier.contexts.count
      }
      return input
    }
  }
}
