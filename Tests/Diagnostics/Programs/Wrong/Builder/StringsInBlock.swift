import Styles

private let card = VStack {
  Label("Views")
  ["a", "b"].map { $0.uppercased() }
//^ error: a line of a block is a widget or something WidgetConvertible
}
