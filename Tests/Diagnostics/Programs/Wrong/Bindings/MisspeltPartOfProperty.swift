import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let radius = Var(4.0)
@MainActor private let label = Label(
  .layer.cornerRadus <-- radius
//       ^ error: member 'cornerRadus'
)

// Missed. A part is looked up by dynamic member, after the type of the signal. The line is the right one.
