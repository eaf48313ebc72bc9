import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let button = Button(
  .tapped <-- name
//        ^ error: an event leads somewhere by '-->'
)
