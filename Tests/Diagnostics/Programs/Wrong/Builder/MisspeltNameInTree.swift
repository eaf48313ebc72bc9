import Styles

private let card = VStack {
  Label("Views")
  Label("1000", .textColr(.secondaryLabel))
//               ^ error: has no member 'textColr'
}
