import Bindings

@MainActor private let name = Var("Ada")

private func button(_ taps: Input<Void>) -> Button {
  Button(.tapped --> taps)
//               ^ error: main actor-isolated
}
