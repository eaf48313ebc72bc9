import Mod
import Testing
import Widgets

@Suite("Mods of states")
struct WhileTests {
  private let button = Button("Save", .alpha(0.9), .while(.highlighted, .alpha(0.6)))

  @Test("A Mod of a state changes the appearance in the state, and no property")
  func look() {
    #expect(button.alpha == 0.9)
    #expect(button.appearance().alpha == 0.9)
    #expect(button.appearance(in: [.highlighted]).alpha == 0.6)
    #expect(button.appearance(in: [.highlighted]).isHighlighted)
    #expect(button.appearance(in: [.hovered]).alpha == 0.9)
  }

  @Test("`unset` removes earlier Mods of a state or a property, and keeps later ones")
  func unset() {
    let style: Mod<Button> = [
      .while(.highlighted, .alpha(0.6)), .while(.selected, .tag(1), .while(.highlighted, .tag(2))),
      .layer.borderWidth(2),
    ]
    let plain = Button(style, .unset(while: .highlighted), .unset(\.layer.borderWidth))
    #expect(plain.appearance(in: [.highlighted]).alpha == 1 && plain.layer.borderWidth == 0)
    #expect(plain.appearance(in: [.selected]).tag == 1 && plain.appearance(in: [.selected, .highlighted]).tag == 2)
    let other = Button(style, .unset(while: .highlighted), .while(.highlighted, .alpha(0.2)), .layer.borderWidth(1))
    #expect(other.appearance(in: [.highlighted]).alpha == 0.2 && other.layer.borderWidth == 1)
    #expect(Button(.unset(while: .hovered)) == Button())
  }

  @Test("An appearance has no Mods of states, and all other behaviors")
  func withoutOverlays() {
    #expect(button.appearance() == Button("Save", .alpha(0.9)))
    let stack = VStack(.environment(\.layoutDirection, .rightToLeft), .while(.hovered, .alpha(0))) { Label("a") }
    #expect(stack.appearance(in: [.hovered]).behaviors.elements.count == 1)
    #expect(stack.appearance().behaviors.elements.count == 1)
  }

  @Test("An appearance is computed from the widget each time, so that repeated Mods do not add up")
  func neverAccumulates() {
    var button = Button("Save", .alpha(0.8), .while(.highlighted, .alpha.update { $0 /= 2 }))
    for _ in 1...3 {
      button.isHighlighted = true
      #expect(button.appearance().alpha == 0.4)
      button.isHighlighted = false
      #expect(button.appearance().alpha == 0.8)
    }
    button.alpha = 0.5
    #expect(button.appearance(in: [.highlighted]).alpha == 0.25)
  }

  @Test("`appearance()` uses the present states of a widget")
  func ownStates() {
    let style: Mod<Button> = [
      .while(.selected, .tag(1)), .while(.disabled, .alpha(0.5)), .while(.invalid, .backgroundColor(.systemRed)),
    ]
    let button = Button("Save", style, .isSelected(true), .isEnabled(false), .isIn(.invalid) -- true)
    let look = button.appearance()
    #expect(look.tag == 1 && look.alpha == 0.5 && look.backgroundColor == .systemRed)
    #expect(Button("Save", style).appearance() == Button("Save"))
  }

  @Test("`isIn` puts a widget without a property for the state into it, and sets the property of others")
  func membership() {
    let card = View(.while(.selected, .alpha(0.5)), .isIn(.selected) -- true)
    #expect(card.states == [.selected])
    #expect(card.appearance().alpha == 0.5)
    let button = Button("Save", .isIn(.selected) -- true, .isIn(.highlighted) -- true, .isIn(.disabled) -- true)
    #expect(button.isSelected && button.isHighlighted && !button.isEnabled)
    #expect(button.states.isEmpty)
    #expect(button.with(.isIn(.disabled) -- false).isEnabled)
    #expect(card.with(.isIn(.selected) -- false).states.isEmpty)
  }

  @Test("A nested state applies while the widget is in both states, whichever is outside")
  func nested() {
    for style: Mod<Button> in [
      [.while(.selected, .while(.highlighted, .tag(2))), .while(.highlighted, .tag(1))],
      [.while(.highlighted, .tag(1), .while(.selected, .tag(2)))],
    ] {
      let button = Button("Save", style)
      #expect(button.appearance(in: [.selected]).tag == 0)
      #expect(button.appearance(in: [.highlighted]).tag == 1)
    }
    let outer = Button("Save", .while(.highlighted, .tag(1)), .while(.selected, .while(.highlighted, .tag(2))))
    #expect(outer.appearance(in: [.selected, .highlighted]).tag == 2)
    let inner = Button("Save", .while(.highlighted, .while(.selected, .tag(2))), .while(.selected, .tag(1)))
    #expect(inner.appearance(in: [.selected, .highlighted]).tag == 2)
  }

  @Test("Mods of states cannot put the widget into another state")
  func noFeedback() {
    let button = Button("Save", .while(.hovered, .isEnabled(false)), .while(.disabled, .alpha(0)))
    let look = button.appearance(in: [.hovered])
    #expect(!look.isEnabled && look.alpha == 1)
  }

  @Test("No state changes children and behaviors")
  func contents() {
    let stack = VStack(.while(.hovered, .arrangedSubviews([]), .styling(Label.self, .tag(1)), .spacing(8))) {
      Label("a")
    }
    let look = stack.appearance(in: [.hovered])
    #expect(look.spacing == 8 && look.children.count == 1 && look.behaviors.isEmpty)
  }

  @Test("A Mod of a state can change layers and parts")
  func parts() {
    let button = Button("Save", .while(.selected, .layer.cornerRadius(8), .titleLabel.numberOfLines(2)))
    #expect(button.appearance(in: [.selected]).layer.cornerRadius == 8)
    #expect(button.appearance(in: [.selected]).titleLabel.numberOfLines == 2)
    #expect(button.layer.cornerRadius == 0)
  }

  @Test("A styling can have Mods of states, and the widget's own win over them")
  @MainActor
  func styling() throws {
    let stack = VStack(.styling(Button.self, .while(.selected, .tag(1)), .while(.highlighted, .tag(2)))) {
      Button("a", .isSelected(true))
      Button("b", .isSelected(true), .while(.selected, .tag(3)))
      Button("c", .isSelected(true), .isHighlighted(true), .while(.selected, .tag(3)))
    }
    #expect(stack.expanded().children.compactMap { ($0 as? Button)?.tag } == [1, 3, 2])
  }

  @Test("An expanded tree has the appearances of all widgets in their environments")
  @MainActor
  func expanded() throws {
    let label = Label("a", .while(.compactWidth, .numberOfLines(0)), .while(.reduceMotion, .tag(1)))
    let stack = VStack(.environment(\.horizontalSizeClass, .compact)) { label }
    #expect(try #require(stack.expanded().children.first as? Label) == Label("a", .numberOfLines(0)))
    #expect(label.expanded() == Label("a"))
  }
}
