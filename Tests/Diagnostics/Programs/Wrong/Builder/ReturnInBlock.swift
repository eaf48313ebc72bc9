import Styles

private let card = VStack {
  Label("Views")
  return Label("1000")
//^ error: cannot use explicit 'return' statement
}
