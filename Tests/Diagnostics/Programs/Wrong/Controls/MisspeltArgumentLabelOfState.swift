import Styles

private func slider(image: Image) -> Slider {
  Slider(.value(0.5), .thumbImage(in: .highlighted)(image))
//                     ^ instead: member 'callAsFunction'
//                               ^ instead: extraneous argument label 'in:'
//                                                  ^ instead: cannot convert value of type 'Image'
//                                ^ error: extraneous argument label 'in:'
}

// tried: The error that names it comes second.
