import Styles

private let button = Button("Play", .titleColor(for: .highlighted)(.systemBlu))
//                                                                  ^ error: member 'systemBlu'
