import Styles

private let slider = Slider(.maximumValue(true), .value(4))
//                                        ^ error: cannot convert value of type 'Bool'
