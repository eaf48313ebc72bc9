import Styles

private let style: Mod<Label> = .layer.update(
  .cornerRadius(6),
  .borderWith(1)
// ^ error: member 'borderWith'
)
