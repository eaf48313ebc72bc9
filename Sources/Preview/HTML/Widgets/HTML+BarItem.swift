import Layout
import Widgets

extension Preview.HTML {
  /// Declares the image for the large content of an item, if it has one.
  internal mutating func addLargeContent(of item: some BarItem) {
    guard let image = item.largeContentSizeImage else { return }
    style.add(largeContent: image, item.largeContentSizeImageInsets, isScaled: true)
  }

  /// Writes the image of an item in a square, and its image for landscape phones.
  internal mutating func add(_ image: Image, of item: some BarItem, side: Double, isDecorative: Bool) {
    guard item.image != nil, let lying = item.landscapeImagePhone else {
      style.add(imageInsets: item.imageInsets, side: side)
      return add(image, isDecorative: isDecorative)
    }
    sheet.use(.lyingImage)
    for (image, insets, isLying) in [(image, item.imageInsets, false), (lying, item.landscapeImagePhoneInsets, true)] {
      begin("span", class: isLying ? "Lying" : "Upright")
      style.declare("width", points: side)
      style.declare("height", points: side)
      style.add(imageInsets: insets, side: side)
      add(image, isDecorative: isDecorative)
      end("span")
    }
  }
}

extension ElementKind {
  internal static let lyingImage = ElementKind(
    "LyingImage", flex: nil,
    css: """
      .Upright{display:contents}
      .Lying{display:none}
      @media(orientation:landscape) and (max-height:430px){.Upright{display:none}.Lying{display:contents}}
      """)
}
