import Bindings

@MainActor private let name = Var("Ada")

private func text(of label: Label) -> String? {
  label.resolved().text
//      ^ error: main actor-isolated
}
