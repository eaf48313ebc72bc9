import LiveTesting
import Styles

@MainActor private func screen(of isOn: Var<Bool>) -> StackView {
  VStack {
    Switch(isOn) { isOn in
//  ^ error: write 'if' or 'switch' in the 'body' of a component with '@Variable var route'
      if isOn { Label("On") }
    }
    Dynamic(isOn) { isOn -> any Widget in isOn ? Label("On") : Divider() }
//  ^ error: write 'if' or 'switch' in the 'body' of a component with '@Variable var route'
  }
}
