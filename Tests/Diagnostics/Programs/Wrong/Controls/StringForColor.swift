import Styles

private let slider = Slider(.value(0.5), .thumbTintColor("green"))
//                                                       ^ error: cannot convert value of type 'String'
