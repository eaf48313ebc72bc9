import BrandStyles
import Testing

@Suite struct WidgetStylesTests {
  @Test func `A primary button has the accent and rounded corners`() {
    let button = Button("Play") |> .primary
    #expect(button.backgroundColor == Brand.accent)
    #expect(button.layer.cornerRadius == 6)
  }

  @Test func `Primary is filled, but for the colour`() {
    let conflicts = Mod<Button>.filled.conflicts(with: .primary, on: Button())
    #expect(conflicts.map(\.path) == ["backgroundColor"])
  }

  @Test func `Any widget can be a card`() {
    #expect(Label(.card) == Label(.backgroundColor(Brand.paper), .clipsToBounds(true), .layer.cornerRadius(12)))
    #expect(StackView(.card).layer.cornerRadius == 12)
  }
}
