import Styles

private let card = VStack(spaceing: 8) {
//                       ^ error: incorrect argument label
  Label("Views")
}
