import Styles

private final class Counter { var count = 0 }

private func style(counter: Counter) -> Mod<Label> {
  Mod { label in
    label.numberOfLines = counter.count
//                        ^ error: capture of 'counter' with non-Sendable type 'Counter'
  }
}
