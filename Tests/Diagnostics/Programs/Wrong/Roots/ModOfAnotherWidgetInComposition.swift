import Styles

private let round = Mod<Layer> { $0.cornerRadius = 6 }

private let style: Mod<Label> = .alpha(0.5) <> round
//                                             ^ error: Mod<Layer>

// Missed. The composition takes its root from the Mod that has one, before the type that is asked for.
