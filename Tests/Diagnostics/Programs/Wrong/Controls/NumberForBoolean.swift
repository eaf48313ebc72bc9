import Styles

private let slider = Slider(.isContinuous(1), .value(4))
//                                        ^ error: integer literal value '1' cannot be used as a boolean; did you mean 'true'?
