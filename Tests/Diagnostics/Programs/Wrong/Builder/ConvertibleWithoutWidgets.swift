import Styles

private struct NameValue: WidgetConvertible {
//             ^ error: does not conform to protocol 'WidgetConvertible'
  let name: String
}
