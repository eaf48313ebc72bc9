import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let style: Mod<Label> = .alpha -- 0.5 <> .txt <-- name
//                                                           ^ error: member 'txt'
