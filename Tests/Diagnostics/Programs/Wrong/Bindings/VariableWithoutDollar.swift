import Bindings

@MainActor private let name = Var("Ada")

@MainActor private final class Model { @Variable var name = "" }
@MainActor private func label(_ model: Model) -> Label {
  Label(.text <-- model.name)
//            ^ error: '<--' takes a signal, such as '$name'
}
