import Styles

private struct Card {
  let title = Label("Views")
}

private let style: Mod<Card> = .at(\.title, .alpha(0.5))
//                              ^ instead: generic parameter 'Part' could not be inferred
//                                 ^ instead: cannot convert value of type 'any KeyPath<Card, Label>
//                                 ^ error: cannot convert value of type 'any KeyPath<Card, Label>

// tried: Both errors come, in either order.
