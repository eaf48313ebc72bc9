import Styles

private let style = Mod<Label> {
  Mod.text("Views")
  Mod.numberOfLines("2")
//                  ^ error: cannot convert value of type 'String'
}
// Missed. With all modules loaded the solver blames the block; with those below `Live` alone it finds the string.
