import Bindings
import Observation

@MainActor @Observable
private final class Model {
  var name = ""
  var note: String?
  var isOn = false
}

@MainActor
private func fields(_ model: Model) -> [any Widget] {
  [
    TextField(.text <--> model.observing(\.name), \.placeholder <--> model.observing(\.note), .alpha -- 0.5),
    TextField(.text(bindBothWays: model.observing(\.note)), .text <-- model.observing(\.name)),
    Switch(.isOn <--> model.observing(\.isOn), .action(.valueChanged, \.isOn) --> model.observing(\.isOn)),
  ]
}
