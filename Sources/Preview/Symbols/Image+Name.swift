import Widgets

extension Image {
  /// The name of the image.
  internal var name: String {
    switch source {
    case .named(let name), .system(let name): name
    }
  }
}
