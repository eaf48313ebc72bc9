import Bindings

@MainActor private let name = Var("Ada")

extension Mod<Label> {
  static let named: Mod<Label> = .text <-- Var("Ada")
//           ^ error: main actor-isolated default value in a nonisolated context
}
