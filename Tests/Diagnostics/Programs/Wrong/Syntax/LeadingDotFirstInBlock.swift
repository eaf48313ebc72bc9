import Styles

private let style = Mod<Label> {
  .text("Views")
// ^ error: static member 'numberOfLines' cannot be used on instance
  .numberOfLines(2)
}
