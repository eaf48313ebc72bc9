import Styles

private let title = Label("Ada", .font(.systemFont(ofSize: 12, weight: .extraBold)))
//                                                                      ^ error: renamed to 'heavy'
