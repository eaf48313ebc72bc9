import Styles

private let style: Mod<[Label]> = .each(.alpha(0.5), .cornerRadius(6))
//                                 ^ instead: generic parameter 'Elements' could not be inferred
//                                                    ^ error: Layer

// overload that takes a key path, the first error is the one that should be.

// overload that takes a key path, the first error is the one that should be.

// tried: Disfavouring either `each`, and constraining the extension instead of the function, changes nothing. Without the
// overload that takes a key path, the first error is the one that should be.
