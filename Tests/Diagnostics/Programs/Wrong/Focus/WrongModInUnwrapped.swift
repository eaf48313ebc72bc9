import Styles

private struct Card { var title: Label? }

private let style: Mod<Card> = .unwrapped(\.title, .alpha(0.5), .shadowRadius(6))
//                                                               ^ error: write '.layer.shadowRadius(4)'
