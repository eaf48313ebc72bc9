import Styles

private struct Card {
  var title = Label("Views")
  var subtitle: Label?
  var notes: [Label] = []
}

private let style: Mod<Card> = [
  .at(\.title, .alpha(0.5), .layer.cornerRadius(6)),
  .unwrapped(\.subtitle, .alpha(0.5)),
  .each(\.notes, .alpha(0.5), .numberOfLines(2)),
  .when(\.title.isHidden, .at(\.title, .alpha(0)), else: .at(\.title, .alpha(1))),
  .where({ $0.notes.isEmpty }, .at(\.title, .numberOfLines(0))),
]
