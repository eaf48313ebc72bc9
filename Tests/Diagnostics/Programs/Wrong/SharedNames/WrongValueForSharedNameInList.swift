import Styles

private let bar = TabBar(.items([TabBarItem()]), .shadowImage("shadow"))
//                                                            ^ error: cannot convert value of type 'String'
