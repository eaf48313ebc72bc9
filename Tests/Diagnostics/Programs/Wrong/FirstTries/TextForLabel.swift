import Styles

private let title = VStack { Text("Ada") }
//                           ^ error: 'Text' has been renamed to 'Label'
