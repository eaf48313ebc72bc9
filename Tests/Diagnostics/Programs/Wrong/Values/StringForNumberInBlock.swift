import Styles

private let style = Mod<Label> {
  Mod.text("Views")
  Mod.numberOfLines("2")
//                  ^ error: cannot convert value of type 'String'
}
// Missed. Since tables have rows made of closures, the solver blames the block. A block with its type written out says it.
