import Styles

private let style: Mod<[Label]> = .each(.alpha(0.5), .shadowRadius(6))
//                                                    ^ error: Layer

// overload that takes a key path, the first error is the one that should be.

// overload that takes a key path, the first error is the one that should be.

// Missed. Disfavouring either `each`, and constraining the extension instead of the function, changes nothing. Without the
// overload that takes a key path, the first error is the one that should be.
