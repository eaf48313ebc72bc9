import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let field = TextField(
  .text <--> "Ada"
//      ^ error: '<-->' takes a variable, such as '$name'; for an @Observable model, write 'model.observing(\.name)'
)
