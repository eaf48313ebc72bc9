import Mod
import Testing
import Values

@Suite struct ColorTests {
  @Test("A hex number gives red, green and blue")
  func hexNumber() {
    #expect(Color(hex: 0xFF9900) == Color(red: 1, green: 0.6, blue: 0))
  }

  @Test(
    "A hex string is read with and without its hash, in three, six and eight digits",
    arguments: [
      ("#F90", Color(hex: 0xFF9900)),
      ("f90", Color(hex: 0xFF9900)),
      ("#FF9900", Color(hex: 0xFF9900)),
      ("#FF990033", Color(hex: 0xFF9900, alpha: 0.2)),
    ])
  func hexString(string: String, color: Color) {
    #expect(Color(hex: string) == color)
  }

  @Test(
    "A text that is no hexadecimal color is refused",
    arguments: ["", "#", "#12", "#1234", "#GGGGGG", "+12345", "#1234567", "#123456789"])
  func noHexString(string: String) {
    #expect(Color(hex: string) == nil)
  }

  @Test(
    "Each value of a component is the same after conversion to hex and back", arguments: 0...255 as ClosedRange<UInt32>)
  func roundTrip(step: UInt32) {
    let color = Color(hex: step << 16 | (255 - step) << 8 | 0x33, alpha: Double(step) / 255)
    #expect(Color(hex: color.hex) == color)
  }

  @Test("Components outside of 0 to 1 are clamped")
  func clamping() {
    #expect(Color(red: 2, green: -1, blue: 0.5, alpha: 3) == Color(red: 1, green: 0, blue: 0.5))
  }

  @Test("A system color resolves to its documented value in each interface style")
  func resolution() {
    #expect(Color.systemRed.resolved(for: .light) == Color(hex: 0xFF3B30))
    #expect(Color.systemRed.resolved(for: .dark) == Color(hex: 0xFF453A))
    #expect(Color.systemRed.resolved(for: .unspecified) == Color(hex: 0xFF3B30))
    #expect(Color.separator.resolved(for: .dark) == Color(hex: 0x545458, alpha: 0.6))
  }

  @Test("A color for light and dark keeps both")
  func lightAndDark() {
    let color = Color(light: .label, dark: .red)
    #expect(color.resolved(for: .light) == .black)
    #expect(color.resolved(for: .dark) == .red)
  }

  @Test("An opacity applies in both interface styles")
  func alpha() {
    let color = Color.label.withAlphaComponent(0.3)
    #expect(color.resolved(for: .light) == Color(white: 0, alpha: 0.3))
    #expect(color.resolved(for: .dark) == Color(white: 1, alpha: 0.3))
  }

  @Test("The last opacity wins, and the original one restores the color")
  func alphaAgain() {
    #expect(Color.systemRed.withAlphaComponent(0.5).withAlphaComponent(0.3) == .systemRed.withAlphaComponent(0.3))
    #expect(Color.systemRed.withAlphaComponent(0.5).withAlphaComponent(1) == .systemRed)
    #expect(Color.red.withAlphaComponent(0.5).withAlphaComponent(2) == .red)
    #expect(Color.label.withAlphaComponent(0.6) != .secondaryLabel)
  }

  @Test("System colors with the same components and different meanings are not equal")
  func meaning() {
    #expect(Color.placeholderText != .tertiaryLabel)
    #expect(Color.placeholderText.resolved(for: .dark) == Color.tertiaryLabel.resolved(for: .dark))
  }

  @Test(
    "A color prints as it is written in code",
    arguments: [
      (Color.systemRed, ".systemRed"),
      (.systemRed.withAlphaComponent(0.5), ".systemRed.withAlphaComponent(0.5)"),
      (.clear, ".clear"),
      (Color(hex: 0xFF0000), ".red"),
      (.black.withAlphaComponent(0.5), ".black.withAlphaComponent(0.5)"),
      (Color(hex: 0x0066CC), "#0066CC"),
      (Color(hex: 0x0066CC, alpha: 0.25), "#0066CC.withAlphaComponent(0.25)"),
      (Color(white: 0.3), "Color(white: 0.3)"),
      (Color(red: 0.3, green: 0, blue: 1), "Color(red: 0.3, green: 0.0, blue: 1.0)"),
      (Color(red: 0.4632796, green: 0.12, blue: 1), "Color(red: 0.4633, green: 0.12, blue: 1.0)"),
      (Color(light: .white, dark: Color(hex: 0x0066CC)), "Color(light: .white, dark: #0066CC)"),
    ])
  func description(color: Color, text: String) {
    #expect("\(color)" == text)
  }

  @Test("A color's components are those of a light interface")
  func components() {
    let color = Color(light: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), dark: .white)
    #expect([color.red, color.green, color.blue, color.alpha] == [0.1, 0.2, 0.3, 0.4])
  }

  @Test("A text for readers writes an opacity of a whole byte into the digits, and another one beside them")
  func readerOpacity() {
    let color = Color(hex: 0x102030)
    #expect(ReaderNotation.rounded { "\(color.withAlphaComponent(128.0 / 255))" } == "#10203080")
    #expect(ReaderNotation.rounded { "\(color.withAlphaComponent(0.5))" } == "#102030.withAlphaComponent(0.5)")
    #expect(ReaderNotation.rounded { "\(color.withAlphaComponent(0.123))" } == "#102030.withAlphaComponent(0.123)")
  }
}
