import Styles

private func style(subtitle: Int?) -> Mod<Label> {
  .ifLet(subtitle) { .text($0) }
//                         ^ error: cannot convert value of type 'Int?' to expected argument type 'String?'
}
