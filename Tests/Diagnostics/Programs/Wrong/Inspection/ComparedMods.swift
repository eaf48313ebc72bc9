import Styles

private let areEqual = Mod<Label>.alpha(0.5) == Mod<Label>.alpha(0.5)
//                                           ^ error: referencing operator function '=='
