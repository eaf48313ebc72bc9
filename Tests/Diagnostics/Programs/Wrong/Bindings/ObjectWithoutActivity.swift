import Bindings

@MainActor private let name = Var("Ada")

private final class Gauge: BindableObject { var level = 0.0 }
//                  ^ error: does not conform to protocol 'BindableObject'
