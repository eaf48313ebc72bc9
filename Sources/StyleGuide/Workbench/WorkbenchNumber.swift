import Live
import Styles

/// A row of a form with a slider for the steps of a number.
internal struct WorkbenchNumber: Component {
  internal let name: String

  /// The numbers as text, in order.
  internal let values: [String]

  /// The index of the chosen number, or `nil` if it is none of the steps.
  internal let selected: Int?

  internal let choose: @MainActor (Int) -> Void

  internal var body: Children {
    let steps = places
    VStack(spacing: 4, .padding(h: 16, v: 8)) {
      HStack(spacing: 8) {
        Label(name, .typography(.callout))
        Spacer()
        Label(selected.map { values[$0] } ?? "", .typography(.callout, .secondary))
      }
      Slider(
        .minimumValue(steps.first ?? 0), .maximumValue(steps.last ?? 1), .value(selected.map { steps[$0] } ?? 0),
        .accessibilityLabel(name),
        .valueChanged --> { value in
          if let nearest = steps.indices.min(by: { abs(steps[$0] - value) < abs(steps[$1] - value) }) {
            choose(nearest)
          }
        })
    }
  }

  /// The positions of a slider: the numbers if arrow keys move it by a step, and otherwise their indices.
  ///
  /// Arrow keys move a slider over a range of more than ten by one.
  private var places: [Double] {
    let numbers = values.compactMap(Double.init)
    return numbers.count > 10 && numbers[1] - numbers[0] == 1 ? numbers : numbers.indices.map(Double.init)
  }

  /// Returns whether both show the same. Choices have the same target.
  nonisolated internal func isSame(as other: WorkbenchNumber) -> Bool {
    (name, values, selected) == (other.name, other.values, other.selected)
  }
}
