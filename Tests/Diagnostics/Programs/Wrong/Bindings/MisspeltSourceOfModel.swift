import Bindings

@MainActor private let name = Var("Ada")

@MainActor private struct State { let title = Var("") }
@MainActor private func label(_ state: State) -> Label {
  Label(.text <-- state.titel)
//                      ^ error: member 'titel'
}
