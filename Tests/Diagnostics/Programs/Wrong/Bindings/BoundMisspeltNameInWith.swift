import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let label = Label().with(.txt <-- name)
//                                           ^ error: member 'txt'
