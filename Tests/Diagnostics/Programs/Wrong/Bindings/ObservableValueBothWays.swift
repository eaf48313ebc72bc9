import Bindings
import Observation

@MainActor @Observable private final class Model { var name = "" }
@MainActor private func field(_ model: Model) -> TextField {
  TextField(.text <--> model.name)
//                ^ error: '<-->' takes a variable, such as '$name'; for an @Observable model, write 'model.observing(\.name)'
}
