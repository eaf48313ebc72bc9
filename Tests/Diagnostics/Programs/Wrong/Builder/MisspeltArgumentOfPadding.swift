import Styles

private let label = Label("Views", .padding(w: 20, v: 8))
//                                         ^ error: label

// Missed. Of the forms of `padding` the compiler explains one that has no `v`, and points at that.
