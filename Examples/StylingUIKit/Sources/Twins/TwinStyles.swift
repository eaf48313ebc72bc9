import Mod
import Widgets

// Styles of the brand, written once, for headless widgets. Tests of any system see them.

nonisolated extension Mod<Label> {
  static let title: Mod = [
    .font(.title1), .textAlignment(.center), .numberOfLines(0), .adjustsFontForContentSizeCategory(true),
    .textColor(Color(light: Color(hex: 0x0066CC), dark: Color(hex: 0x66AAFF))),
  ]
}

nonisolated extension Mod<Button> {
  static let primary: Mod = [
    .backgroundColor(.systemIndigo), .titleColor(.white), .titleLabel.font(.systemFont(ofSize: 16, weight: .medium)),
    .layer.cornerRadius(6), .clipsToBounds(true),
  ]
}

nonisolated extension Mod<TextField> {
  static let search: Mod = [.placeholder("Search"), .font(Font(name: "Avenir", size: 15)), .textColor(.systemRed)]
}
