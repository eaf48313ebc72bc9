import Styles

private let card = VStack {
  Label("Views")
  Divider
//^ error: expected member name or initializer call after type name
}
