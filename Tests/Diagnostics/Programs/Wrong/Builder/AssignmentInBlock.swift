import Styles

private let card = VStack {
  Label("Views").text = "1000"
//               ^ error: cannot assign to property
}
