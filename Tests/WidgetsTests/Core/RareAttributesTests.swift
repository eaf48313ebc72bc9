import Testing

@testable import Widgets

@MainActor
struct RareAttributesTests {
  private struct Brand: Theme {
    static let standard = Brand()
  }

  private func facts(of widget: some Widget) -> [Bool] {
    let rare = widget.rareAttributes
    return [rare.haveAnimation, rare.haveTitle, rare.haveEnvironment]
  }

  @Test("A fresh widget has no rare attributes, nor has one with other attributes of the same storage")
  func fresh() {
    #expect(Label("a", .alpha(0.5), .tag(1)).rareAttributes.isEmpty)
    #expect(Label(.isExclusiveTouch(true)).rareAttributes.isEmpty)
    #expect(StackView().rareAttributes.isEmpty)
  }

  @Test("A widget with one rare attribute has rare attributes, and one with a style alone has none")
  func alone() {
    for label in [Label(.animation(.snappy)), Label(.navigationTitle("Ada")), Label(.theme(Brand()))] {
      #expect(!label.rareAttributes.isEmpty)
    }
    #expect(Label(.overrideUserInterfaceStyle(.dark)).rareAttributes.isEmpty)
  }

  @Test("An animation, a title and a change of the environment are rare attributes until they are removed")
  func rare() {
    var label = Label(.animation(.snappy), .navigationTitle("Ada"), .theme(Brand()))
    #expect(facts(of: label) == [true, true, true])
    label.animation = nil
    #expect(facts(of: label) == [false, true, true])
    label.navigationTitle = nil
    #expect(facts(of: label) == [false, false, true])
  }

  @Test("A token is found in each attribute, also beside storage that fresh widgets share")
  func tokens() {
    let accent = Color.token(\Tokened.accent)
    #expect(!Label("a").holdsTokens)
    #expect(!Button("a", .backgroundColor(.red)).holdsTokens)
    let holders: [any Widget] = [
      Label(.textColor(accent)), Label(.font(.token(\Tokened.heading))), View(.backgroundColor(accent)),
      View(.layer.borderColor(accent)), View(.layer.shadowColor(accent)), Button(.titleColor(accent)),
      TextField(.textColor(accent)), Switch(.onTintColor(accent)), View(.tintColor(accent)),
      Label(.highlightedTextColor(accent)),
    ]
    for widget in holders { #expect(widget.holdsTokens, "\(widget)") }
  }
}

private struct Tokened: Theme {
  var accent = Color.red
  var heading = Font.title1

  static let standard = Tokened()
}
