import Widgets

extension Image {
  internal var name: String {
    switch source {
    case .named(let name), .system(let name): name
    }
  }
}
