import LiveTesting
import Styles

@MainActor private func save(count: Var<Int>) -> Button {
  Button("Save", .alhpa(0.5)) { count.value += 1 }
//                ^ error: type 'Mod<Button>' has no member 'alhpa'
}
