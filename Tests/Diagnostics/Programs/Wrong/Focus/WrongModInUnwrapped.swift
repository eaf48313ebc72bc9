import Styles

private struct Card { var title: Label? }

private let style: Mod<Card> = .unwrapped(\.title, .alpha(0.5), .cornerRadius(6))
//                                                               ^ error: static property 'cornerRadius' requires that 'Label' conform to 'LayerModel'
