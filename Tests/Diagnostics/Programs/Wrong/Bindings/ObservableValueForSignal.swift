import Bindings
import Observation

@MainActor @Observable private final class Model { var name = "" }
@MainActor private func label(_ model: Model) -> Label {
  Label(.text <-- model.name)
//            ^ error: '<--' takes a signal, such as '$name'
}
