import Styles
import Testing

@Suite("Chips of the kit")
struct ChipTests {
  @Test("A tap toggles the selection, which a check mark shows")
  func selection() {
    let chip = Button("Unread", .chip())
    #expect(chip.changesSelectionAsPrimaryAction && chip.appearance().image == nil)
    let look = chip.with(.isSelected(true)).appearance()
    #expect(look.currentImage == Image(systemName: "checkmark"))
    #expect(look.backgroundColor == Kit.standard.accentFill)
  }

  @Test("An outlined chip has a border in place of a background")
  func outlined() {
    let chip = Button("Unread", .chip(.outlined, .large))
    #expect(chip.backgroundColor == .clear && chip.layer.borderColor == .token(\Kit.border))
    #expect(chip.minimumHeight?.points == 44)
  }
}
