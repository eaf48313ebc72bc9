import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let button = Button(
  .tapped --> Signal<Void>.never
//        ^ error: 'Signal<Void>' conform to 'InputConvertible'
)
