import Bindings

@MainActor private let name = Var("Ada")

private struct Retry { var attempts = 1 }
@MainActor private let style: Mod<Retry> = \.attempts <-- Var(2)
//                                                    ^ error: 'Retry' conform to 'Bindable'
