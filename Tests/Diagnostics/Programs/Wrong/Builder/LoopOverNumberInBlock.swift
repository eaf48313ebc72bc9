import Styles

private let card = VStack {
  for number in 3 { Label("\(number)") }
//              ^ error: requires 'Int' to conform to 'Sequence'
}
