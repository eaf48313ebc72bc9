import Styles

private let wifi = VStack { Toggle("Wifi", isOn: true) }
//                          ^ error: a switch has no title
