import Styles

private let card = VStack {
  Label("Views")
  HStack {
    Label("1000").with(.aplha(0.5))
//                      ^ error: has no member 'aplha'
  }
}
