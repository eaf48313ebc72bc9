import LiveTesting
import Styles

@MainActor private func isEqual(_ one: Var<String>, _ other: Var<String>) -> Signal<Bool> {
  Signal.combine(one, other).map { $0 == $1 }
//       ^ error: signals are combined by a method: 'name.combineLatest(email)'
}
