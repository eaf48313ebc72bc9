import Styles

private func restyle(_ label: inout Label) {
  Mod<Label>.multiline.apply(to: &label)
//                     ^ error: a Mod is called like a function: 'mod(&label)'
}
