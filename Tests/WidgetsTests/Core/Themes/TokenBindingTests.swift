import Bindings
import Foundation
import Mod
import Testing
import Widgets

@Suite("Properties that are bound to tokens") @MainActor
struct TokenBindingTests {
  @Test("A property bound to a token has the value of the theme around the widget")
  func values() {
    let view = View(.layer.cornerRadius <-- \Brand.radius, .directionalLayoutMargins <-- \Brand.insets)
    #expect(view.layer.cornerRadius == 0)
    #expect(view.appearance().layer.cornerRadius == 8)
    #expect(view.appearance().directionalLayoutMargins == DirectionalEdgeInsets(4))
    let small = View(.layer.cornerRadius <-- \Brand.spacing.small).appearance()
    #expect(small.layer.cornerRadius == 4)
    #expect(View(.layer.cornerRadius <-- \Brand.radius).appearance(environment: .night).layer.cornerRadius == 0)
  }

  @Test("A binding to a token beats a constant, and the last binding of a property wins")
  func precedence() {
    let radius = Var(3.0)
    let constant = View(.layer.cornerRadius <-- \Brand.radius, .layer.cornerRadius(1))
    #expect(constant.resolved().layer.cornerRadius == 8)
    let tokens = View(.layer.cornerRadius <-- \Brand.radius, .layer.cornerRadius <-- \Brand.spacing.large)
    #expect(tokens.resolved().layer.cornerRadius == 16)
    #expect("\(tokens)" == #"View(behaviors: [layer.cornerRadius <-- \Brand.spacing.large])"#)
    let signal = View(.layer.cornerRadius <-- \Brand.radius, .layer.cornerRadius <-- radius)
    #expect(signal.resolved().layer.cornerRadius == 3)
    let token = View(.layer.cornerRadius <-- radius, .layer.cornerRadius <-- \Brand.radius)
    #expect(token.resolved().layer.cornerRadius == 8)
  }

  @Test("Mods of states are applied over a binding to a token")
  func states() {
    let button = Button(
      "Save", .while(.highlighted, .layer.cornerRadius(1)), .layer.cornerRadius <-- \Brand.radius,
      .while(.disabled, .layer.cornerRadius <-- \Brand.spacing.small))
    #expect(button.appearance().layer.cornerRadius == 8)
    #expect(button.appearance(in: [.highlighted]).layer.cornerRadius == 1)
    #expect(button.appearance(in: [.disabled]).layer.cornerRadius == 4)
  }

  @Test("A binding to a token sets the value of the normal state")
  func controlStates() {
    let button = Button("Save", .titleColor(for: .highlighted) -- .red, .titleColor <-- \Brand.accent)
    #expect(button.appearance().currentTitleColor == .systemBlue)
    #expect(button.appearance(in: [.highlighted]).currentTitleColor == .red)
  }

  @Test("Equal bindings make equal widgets, and print the property and the token")
  func equality() {
    #expect(View(.layer.cornerRadius <-- \Brand.radius) == View(.layer.cornerRadius <-- \Brand.radius))
    #expect(View(.layer.cornerRadius <-- \Brand.radius) != View(.layer.cornerRadius <-- \Brand.spacing.small))
    let view = View(.layer.cornerRadius <-- \Brand.radius)
    #expect("\(view)" == #"View(behaviors: [layer.cornerRadius <-- \Brand.radius])"#)
    #expect(view.states.isEmpty)
  }

  @Test("A styling binds to tokens, and a property that the widget sets itself wins")
  func styling() {
    let tree = VStack(.styling(View.self, .layer.cornerRadius <-- \Brand.radius)) {
      View()
      View(.layer.cornerRadius(1))
    }
    #expect(tree.expanded().children.map(\.layer.cornerRadius) == [8, 1])
  }
}
