import Styles

private func slider(image: Image) -> Slider {
  Slider(.value(0.5), .thumbImage(in: .highlighted)(image))
//                                ^ error: extraneous argument label 'in:'
}

// Missed. The error that names it comes second.
