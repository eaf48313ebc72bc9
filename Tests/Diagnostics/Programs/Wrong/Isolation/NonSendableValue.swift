import Styles

private final class Counter { var count = 0 }
private struct Tally { var counter: Counter }

private func tally(_ counter: Counter) -> Tally {
  Tally(counter: Counter()) |> \.counter .~ counter
//                                          ^ error: type 'Counter' does not conform to the 'Sendable' protocol
}

// Missed. A constraint of an operator is reported at the operator.
