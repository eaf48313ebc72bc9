import Styles

private let card = VStack {
  if 3 { Label("Views") }
//   ^ error: cannot convert value of type 'Int' to expected condition type 'Bool'
}
