import BrandStyles
import Testing

@Suite struct WidgetStylesTests {
  @Test("A primary button has the accent and rounded corners")
  func primary() {
    let button = Button("Play") |> .primary
    #expect(button.backgroundColor == Brand.accent)
    #expect(button.layer.cornerRadius == 6)
  }

  @Test("A primary button is a filled button in another color")
  func color() {
    let conflicts = Mod<Button>.filled.conflicts(with: .primary, on: Button())
    #expect(conflicts.map(\.path) == ["backgroundColor"])
  }

  @Test("Any widget can be a card")
  func card() {
    #expect(Label(.card) == Label(.backgroundColor(Brand.paper), .clipsToBounds(true), .layer.cornerRadius(12)))
    #expect(StackView(.card).layer.cornerRadius == 12)
  }
}
