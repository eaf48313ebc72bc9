import Styles

private func style(subtitle: Int?) -> Mod<Label> {
  .ifLet(subtitle) { .text($0) }
//                         ^ error: cannot convert value of type 'Int?' to expected argument type 'String?'
}

// Missed. The compiler joins the optional and the property's type before it looks at the closure. While `text` was the name of
// several protocols, it did not.
