import Styles

private let views = Label("1000") |> .dynamicFont(.bdy)
//                                                 ^ error: member 'bdy'

// Missed. A single Mod after `|>` is also tried as an optional function, which an object's closure needs to find its
// operator. As functions that return `Void?` it would be reported here, but closures on objects become ambiguous.
