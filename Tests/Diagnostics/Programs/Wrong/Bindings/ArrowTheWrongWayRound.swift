import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let field = TextField(
  name --> .text
//^ error: cannot convert value of type 'Var<String>'
)
