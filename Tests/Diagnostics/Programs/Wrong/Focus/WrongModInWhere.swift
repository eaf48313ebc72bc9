import Styles

private let style: Mod<Label> = .where({ $0.isHidden }, .alpha(0.5), .shadowRadius(6))
//                                                                    ^ error: static property 'shadowRadius' requires that 'Label' conform to 'LayerModel'
