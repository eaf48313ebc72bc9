import Styles

private let card = VStack {
  Label("Views")
  Label("1000").with(.txet("1001"))
//                    ^ error: has no member 'txet'
}
