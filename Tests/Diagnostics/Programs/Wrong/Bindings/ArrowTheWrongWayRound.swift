import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let field = TextField(
  name --> .text
//     ^ error: a property follows a signal by '<--'
)
