import Styles

private let card = VStack(.spaceing(8)) {
//                         ^ error: has no member 'spaceing'
  Label("Views")
}
