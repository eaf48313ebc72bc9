import Styles

private let card = VStack {
  Label("Views")
  Lable("1000")
//^ error: cannot find 'Lable' in scope
}
