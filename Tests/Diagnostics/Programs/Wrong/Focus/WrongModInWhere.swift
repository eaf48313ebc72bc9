import Styles

private let style: Mod<Label> = .where({ $0.isHidden }, .alpha(0.5), .shadowRadius(6))
//                                                                    ^ error: write '.layer.shadowRadius(4)'
