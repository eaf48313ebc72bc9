import Styles
import Testing

@Suite("Cards of the kit")
struct CardTests {
  @Test("A card is set apart by a shadow, a background or a border")
  func variants() {
    let cards = Kit.CardLook.Variant.allCases.map { VStack(.card(.variant($0))) }
    #expect(cards.map(\.layer.shadowOpacity) == [1, 0, 0])
    #expect(cards.map(\.layer.borderWidth) == [0, 0, 1])
    #expect(cards.map(\.backgroundColor) == [.token(\Kit.surface), .token(\Kit.fill), .token(\Kit.surface)])
  }

  @Test("The corners of a card follow the theme")
  @MainActor
  func theme() {
    let screen = VStack(.theme(Kit.self, \.largeRadius .~ 3)) { VStack(.card()) { Label("a") } }.expanded()
    #expect(screen.children.elements.first?.layer.cornerRadius == 3)
  }

  @Test("A selected card has a border in the accent color")
  func selected() {
    let card = VStack(.card(), .isIn(.selected) -- true).appearance()
    #expect(card.layer.borderColor == Kit.standard.accent && card.layer.borderWidth == 2)
  }
}
