import Styles

private let indicator = ActivityIndicatorView(.isAnimating(true), .style(.lrge))
//                                                                        ^ error: member 'lrge'
