import Styles

private let style: Mod<Label> =
  .text("Views")
  <> .numberOfLines("2")
//                  ^ error: cannot convert value of type 'String'
