import Bindings
import Observation

@MainActor @Observable private final class Model { var name = "" }
@MainActor private func field(_ model: Model) -> TextField {
  TextField(.text <--> model.name)
//                ^ error: for an @Observable model: model.observing(\.name)
}
