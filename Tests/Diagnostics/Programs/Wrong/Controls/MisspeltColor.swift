import Styles

private let slider = Slider(.value(0.5), .thumbTintColor(.systemGren))
//                                                        ^ error: member 'systemGren'
