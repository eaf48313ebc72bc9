import Styles

private let card = VStack {
  Label("Views")
}.with(.numberOfLines(2))
//      ^ error: StackView
