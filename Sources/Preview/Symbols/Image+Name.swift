import Widgets

extension Image {
  /// What the picture is called.
  internal var name: String {
    switch source {
    case .named(let name), .system(let name): name
    }
  }
}
