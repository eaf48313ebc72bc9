import Styles

private let title = Label("Ada", .font(.system(size: 12, weight: .bold)))
//                                      ^ error: renamed to 'systemFont(ofSize:weight:)'
