import Styles

private func slider(image: Image) -> Slider {
  Slider(.value(0.5), .thumbTintColor(image))
//                                    ^ error: cannot convert value of type 'Image'
}
