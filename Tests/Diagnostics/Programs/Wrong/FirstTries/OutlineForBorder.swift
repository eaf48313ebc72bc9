import Styles

private let title = Button("Ada", .while(.focused, .outline(.systemRed, width: 2)))
//                                                  ^ error: '.layer.shadows([.ring(.red)])'
