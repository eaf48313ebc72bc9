/// The steps of a number of a recipe, from the lower end of its range up to the upper one.
internal struct RecipeSteps: Sendable {
  /// The values of the steps, at least one.
  internal let values: [Double]

  private let start: Double
  private let step: Double

  /// The greatest number of steps, 1,000.
  private static let limit = 1_000.0

  /// Creates the steps of a range.
  ///
  /// - Precondition: The range is finite, the step is positive and finite, and there are at most 1,000 steps.
  /// - Complexity: O(*n*) for *n* steps.
  internal init(_ range: ClosedRange<Double>, step: Double) {
    precondition(range.lowerBound.isFinite && range.upperBound.isFinite, "The range of a choice is finite.")
    precondition(step > 0 && step.isFinite, "The step of a choice is positive and finite.")
    // A step that ends at the upper end may miss it by the last bit.
    let count = ((range.upperBound - range.lowerBound) / step + 1e-9).rounded(.down)
    precondition(count < Self.limit, "A choice has at most 1,000 steps.")
    (start, self.step) = (range.lowerBound, step)
    values = (0...Int(count)).map { index in
      let value = range.lowerBound + Double(index) * step
      // 0.1 + 2 * 0.1 is read as 0.3 by its user.
      let rounded = (value * 1e9).rounded() / 1e9
      return min(rounded.isFinite ? rounded : value, range.upperBound)
    }
  }

  /// Returns the index of the step that is nearest to a value. NaN leads to the first step.
  internal func index(nearest value: Double) -> Int {
    let index = ((value - start) / step).rounded()
    return index.isNaN ? 0 : Int(max(0, min(index, Double(values.count - 1))))
  }
}
