import Styles

private let card = VStack {
  print("Views")
//^ error: a line of a block is a widget or something WidgetConvertible
  Label("Views")
}
