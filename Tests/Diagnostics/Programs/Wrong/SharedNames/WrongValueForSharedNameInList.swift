import Styles

private let bar = TabBar(.items([TabBarItem()]), .shadowImage("shadow"))
//                                                            ^ error: 'init(stringLiteral:)' is unavailable
