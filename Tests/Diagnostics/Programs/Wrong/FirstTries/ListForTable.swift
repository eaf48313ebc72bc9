import Styles

private let names = List(["Ada", "Grace"], id: \.self) { Label($0) }
//                  ^ error: a list is a 'TableView { … }' of 'TableViewCell's
