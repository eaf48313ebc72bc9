import Styles

private struct Card { var title: Label? }

private let style: Mod<Card> = .unwrapped(\.title, .alpha(0.5), .shadowRadius(6))
//                                                               ^ error: static property 'shadowRadius' requires that 'Label' conform to 'LayerModel'
