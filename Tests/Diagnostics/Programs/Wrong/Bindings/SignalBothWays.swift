import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let field = TextField(
  .text <--> name.map { $0.uppercased() }
//      ^ error: 'Signal<String>' conform to 'InputConvertible'
)
