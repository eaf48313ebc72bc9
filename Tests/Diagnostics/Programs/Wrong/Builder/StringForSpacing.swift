import Styles

private let card = VStack(spacing: "8") {
//                                 ^ error: cannot convert value of type 'String' to expected argument type 'Double'
  Label("Views")
}
