@testable import Live
import LiveTesting

extension Node {
  /// Changes the value as its user does.
  func input<Value: Bindable>(_ mods: Mod<Value>...) {
    mounted.inputAny { model in
      guard var value = model as? Value else { return }
      for mod in mods { mod(&value) }
      model = value
    }
  }
}
