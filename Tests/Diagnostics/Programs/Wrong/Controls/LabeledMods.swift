import Styles

private let slider = Slider(value: 0.5)
//                   ^ instead: no exact matches in call to initializer 
//                          ^ error: value:

// tried: The initializers are overloaded: without Mods, with Mods, and with what the widget starts with.
