import Styles

private let style: Mod<Label> = .where({ $0.isHidden }, .alpha(0.5), .cornerRadius(6))
//                                                                    ^ error: static property 'cornerRadius' requires that 'Label' conform to 'LayerModel'
