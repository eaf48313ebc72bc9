import Styles

private let changes = Mod<Label>.alpha(0.5).changes(to: Layer())
//                                                      ^ error: cannot convert value of type 'Layer'
