import Styles
import Testing

@Suite("Button style of the kit")
struct ButtonStyleTests {
  @Test("A choice has a short name, and several choices can be written in any order")
  func choices() {
    var look = Kit.ButtonLook()
    (look.variant, look.role, look.size) = (.tinted, .destructive, .large)
    let button = Button("Delete", .buttonStyle(look))
    #expect(Button("Delete", .buttonStyle(.tinted, .destructive, .large)) == button)
    #expect(Button("Delete", .buttonStyle(.large, .tinted, .destructive)) == button)
    #expect(Button("Delete", .buttonStyle(\.size .~ .large, .role(.destructive), \.variant .~ .tinted)) == button)
  }

  @Test("Mods after the style win for each property that they set")
  func callWins() {
    let button = Button("Save", .buttonStyle(.filled), .backgroundColor(.systemIndigo))
    #expect(button.backgroundColor == .systemIndigo)
    #expect(button.titleColor == .token(\Kit.onAccent))
  }

  @Test("Each variant uses the color of the role differently")
  func variants() {
    let buttons = Kit.ButtonLook.Variant.allCases.map { Button("Delete", .buttonStyle(.variant($0), .destructive)) }
    #expect(
      buttons.map(\.backgroundColor) == [
        .clear, .token(\Kit.fill), .token(\Kit.dangerFill), .token(\Kit.danger), .clear,
      ])
    #expect(
      buttons.map(\.titleColor) == [
        .token(\Kit.dangerText), .token(\Kit.dangerText), .token(\Kit.dangerText), .token(\Kit.onDanger),
        .token(\Kit.dangerText),
      ])
    #expect(buttons.map(\.layer.borderWidth) == [0, 0, 0, 0, 1])
  }

  @Test("The role of the style is set on the button, too")
  func roles() {
    for role in Button.Role.allCases { #expect(Button(.buttonStyle(.role(role))).role == role) }
  }

  @Test("A pressed button has a darker background in the color of its role")
  func pressed() {
    let looks = [Mod<Kit.ButtonLook>.primary, .cancel, .destructive].map {
      Button("Save", .buttonStyle(.filled, $0)).appearance(in: [.highlighted]).backgroundColor
    }
    let kit = Kit.standard
    #expect(looks == [kit.pressedAccent, kit.secondaryText, kit.pressedDanger])
    #expect(
      Button("Save", .buttonStyle(.plain)).appearance(in: [.highlighted]).backgroundColor == kit.pressedFill)
  }

  @Test("A loading button takes no taps, and tells assistive technology so")
  func loading() {
    let button = Button("Save", .buttonStyle(), .isIn(.loading) -- true)
    #expect(button.isUserInteractionEnabled && button.image == nil)
    let look = button.appearance()
    #expect(!look.isUserInteractionEnabled && look.image == Image(systemName: "ellipsis"))
    #expect(look.accessibilityTraits.isSuperset(of: [.button, .notEnabled]))
  }

  @Test("Targets of the usual size are 44 points high")
  func heights() {
    let heights = Kit.Size.allCases.map { Button("Save", .buttonStyle(\.size .~ $0)).minimumHeight?.points }
    #expect(heights == [32, 44, 52])
  }

  @Test("The style is a default for all buttons of a container")
  @MainActor
  func styling() {
    let stack = VStack(.styling(Button.self, .buttonStyle(.tinted))) { Button("Save") }
    let button = stack.expanded().children.elements.first as? Button
    #expect(button?.backgroundColor == Kit.standard.accentFill)
  }
}
