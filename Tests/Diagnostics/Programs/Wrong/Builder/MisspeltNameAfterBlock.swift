import Styles

private let card = VStack {
  Label("Views")
}.with(.spaceing(8))
//      ^ error: has no member 'spaceing'
