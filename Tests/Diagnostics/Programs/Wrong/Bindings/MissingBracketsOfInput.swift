import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let button = Button(
  .tapped --> Input<Void>
//        ^ error: type 'Input<Void>.Type' cannot conform to 'InputConvertible'
)
