import Styles
import Testing

@Suite("Styles of buttons")
struct ButtonTests {
  let insets = EdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
  let font = Font.systemFont(ofSize: 16, weight: .medium)

  @Test("The base style has insets around a title of medium weight")
  func base() {
    let button = Button() |> .base
    #expect(button.contentEdgeInsets == insets)
    #expect(button.titleLabel.font == font)
  }

  @Test("A filled button is the base in white on black")
  func filled() {
    #expect((Button() |> .filled) == Button(.base, .backgroundColor(.black), .tintColor(.white)))
  }

  @Test("A rounded button is the base, clipped to round corners")
  func rounded() {
    #expect((Button() |> .rounded) == Button(.base, .clipsToBounds(true), .layer.cornerRadius(6)))
  }

  @Test("A rounded, filled button has both styles")
  func roundedFilled() {
    let button = Button() |> Style.roundedFilled
    #expect(button == Button(.rounded, .filled))
    #expect(Mod<Button>.rounded.conflicts(with: .filled, on: Button()) == [])
  }
}
