import Bindings

@MainActor private let name = Var("Ada")

@MainActor private final class Model { @Variable var name = "" }
@MainActor private func field(_ model: Model) -> TextField {
  TextField(.text <--> model.name)
//                ^ error: '<-->' takes a variable, such as '$name'; for an @Observable model, write 'model.observing(\.name)'
}
