import Styles

private func toolbar(item: BarButtonItem) -> Toolbar {
  Toolbar(.barStyle(.black), .items(item))
//                                  ^ error: cannot convert value of type 'BarButtonItem'
}
