/// A square sheet of cells, updated in a fixed order. A closure computes each cell from the one to the left and the one
/// above.
public final class Sheet {
  private final class Cell {
    var value = 0
  }

  private let source = Cell()
  private var steps: [() -> Void] = []

  /// Creates a sheet that calls `sink` with the cells on the right and at the bottom.
  public init(side: Int, _ combine: @escaping (Int, Int) -> Int, sink: @escaping (Int) -> Void) {
    var above = Array(repeating: source, count: side)
    for _ in 0..<side {
      var left = source
      for column in 0..<side {
        let (first, second, cell) = (left, above[column], Cell())
        steps.append { cell.value = combine(first.value, second.value) }
        left = cell
        above[column] = cell
      }
      let last = left
      steps.append { sink(last.value) }
    }
    for cell in above { steps.append { sink(cell.value) } }
  }

  /// Computes all cells from a value.
  public func send(_ value: Int) {
    source.value = value
    for step in steps { step() }
  }
}
