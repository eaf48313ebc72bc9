import Styles

private struct Card {
  let title = Label("Views")
}

private let style: Mod<Card> = .at(\.title, .alpha(0.5))
//                                 ^ error: cannot convert value of type 'any KeyPath<Card, Label>

// Missed. Both errors come, in either order.
