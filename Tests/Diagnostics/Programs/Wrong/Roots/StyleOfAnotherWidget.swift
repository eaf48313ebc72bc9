import Styles

extension Mod<Layer> {
  fileprivate static var round: Mod { .cornerRadius(6) }
}

private let label = Label("Views") |> .round
//                                     ^ error: Layer

// Missed. A style is found on any root if it is an extension's of `Mod<Layer>`, and the value is then what does not fit.
