import Styles

private let photo = ZStack {
  Label("Ada", .position(.botom))
//                        ^ error: has no member 'botom'
}
