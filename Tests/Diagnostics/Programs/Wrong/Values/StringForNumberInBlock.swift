import Styles

private let style = Mod<Label> {
  Mod.text("Views")
  Mod.numberOfLines("2")
//                  ^ error: cannot convert value of type 'String'
}
