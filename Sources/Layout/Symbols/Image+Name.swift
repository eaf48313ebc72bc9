import Foundation
import Widgets

extension Image {
  package var name: String {
    switch source {
    case .named(let name), .system(let name): name
    case .url(let url) where url.scheme?.lowercased() == "data": "image"
    case .url(let url): url.deletingPathExtension().lastPathComponent
    }
  }
}
