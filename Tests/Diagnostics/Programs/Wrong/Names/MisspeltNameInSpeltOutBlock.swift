import Styles

private let style = Mod<Label> {
  Mod<Label>.text("Views")
  Mod<Label>.numberOfLins(2)
//           ^ error: member 'numberOfLins'
}
