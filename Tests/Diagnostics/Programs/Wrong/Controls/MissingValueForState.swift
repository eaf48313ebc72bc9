import Styles

private let slider = Slider(.value(0.5), .thumbImage(for: .highlighted))
//                                        ^ error: 'thumbImage(for:)'
