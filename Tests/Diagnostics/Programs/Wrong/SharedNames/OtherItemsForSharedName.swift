import Styles

private let bar = TabBar(.items([NavigationItem()]), .itemWidth(80))
//                               ^ error: cannot convert value of type 'NavigationItem'
