import Styles

private let slider = Slider(value: 0.5)
//                          ^ error: value:

// Missed. The initializers are overloaded: without Mods, with Mods, and with what the widget starts with.
