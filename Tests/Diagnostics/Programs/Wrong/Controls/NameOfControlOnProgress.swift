import Styles

private let progress = ProgressView(.alpha(0.5), .isEnabled(false))
//                                                ^ error: 'isEnabled'
