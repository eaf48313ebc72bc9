import Styles

private let card = VStack {
  Label("Views").with(.textAlignment(.centre))
//                                    ^ error: has no member 'centre'
}
