import Styles

private let indicator = ActivityIndicatorView(.isAnimating(true), .style(.bar))
//                                                                        ^ error: member 'bar'
