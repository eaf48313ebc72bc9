import Bindings

@MainActor private let name = Var("Ada")

private func label(_ name: Var<String>) -> Label {
  Label(.text <-- name)
//            ^ error: main actor-isolated
}
