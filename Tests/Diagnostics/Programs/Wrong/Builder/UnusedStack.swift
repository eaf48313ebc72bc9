import Styles

private func show() {
  VStack { Label("Views") }
//^ warning: result of call to 'VStack
}
