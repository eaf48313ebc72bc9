import Styles

private let style = Mod<Label> {
  Mod.text("Views")
  Mod.numberOfLins(2)
//    ^ error: member 'numberOfLins'
}

// without the name. `Mod<Label>.numberOfLins` is reported where it stands: see `MisspeltNameInSpeltOutBlock`.

// without the name. `Mod<Label>.numberOfLins` is reported where it stands: see `MisspeltNameInSpeltOutBlock`.

// Missed. Disfavouring the block's initializer changes nothing. As the only one, it reports `Mod`, whose root cannot be inferred
// without the name. `Mod<Label>.numberOfLins` is reported where it stands: see `MisspeltNameInSpeltOutBlock`.
