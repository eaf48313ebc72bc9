import Bindings

@MainActor private let name = Var("Ada")

private let label = Label(
  .adHocPrepare -- { $0.tga = 1 }
//                      ^ error: member 'tga'
)

// Missed. The type of the closure is looked for in the closure itself. The line is the right one.
