import Styles

private let bar = TabBar(.items, .itemWidth(80))
//                        ^ error: 'items'
