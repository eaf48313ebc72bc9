import Styles

private struct Form { var labels: [Label] = [] }

private let style: Mod<Form> = .each(\.labels, .alpha(0.5), .shadowRadius(6))
//                                                           ^ error: Layer

// Missed. As for `WrongModInEach`. `.at(\.labels, .each(…))` fares no better while `each` is overloaded.
