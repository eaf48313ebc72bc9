import Styles

private let names = List { Label("Ada") }
//                  ^ error: a list is a 'TableView { … }' of 'TableViewCell's
