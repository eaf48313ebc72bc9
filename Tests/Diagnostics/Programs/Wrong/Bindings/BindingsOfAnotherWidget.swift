import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let style: Mod<Switch> = .isOn <-- Var(true)
@MainActor private let label = Label(.alpha -- 0.5, style)
//                                                  ^ error: 'Mod<Switch>'
