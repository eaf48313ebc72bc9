import Styles

private let card = VStack {
  Label("Views")
  1000
//^ error: a line of a block is a widget or something WidgetConvertible
}
