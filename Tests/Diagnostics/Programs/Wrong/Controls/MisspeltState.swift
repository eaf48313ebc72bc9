import Styles

private func slider(image: Image) -> Slider {
  Slider(.value(0.5), .thumbImage(for: .higlighted)(image))
//                                      ^ error: member 'higlighted'
}
