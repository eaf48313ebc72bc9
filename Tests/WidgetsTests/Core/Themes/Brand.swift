import Foundation
import Mod
import Widgets

/// A theme with tokens of all kinds.
struct Brand: Theme {
  var accent = Color.systemBlue
  var link = Color.accent
  var title = Font.title2
  var heading = Font.brandTitle
  var radius = 8.0
  var insets = DirectionalEdgeInsets(4)
  var spacing = Spacing()

  struct Spacing: Hashable, Sendable {
    var small = 4.0
    var large = 16.0
  }

  static let standard = Brand()
  static let night = Brand(accent: .systemIndigo, title: .title1, radius: 0)
}

/// Another theme, with a token of the same name.
struct Print: Theme {
  var accent: Color

  static let standard = Print(accent: .black)
}

extension Color {
  static let accent = token(\Brand.accent)
  static let brandLink = token(\Brand.link)
}

extension Font {
  static let brandTitle = token(\Brand.title)
  static let brandHeading = token(\Brand.heading)
}

extension EnvironmentValues {
  static var night: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.setTheme(Brand.night)
    return environment
  }
}
