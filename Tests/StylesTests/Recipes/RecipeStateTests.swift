import Mod
import Styles
import Testing
import Widgets

private enum Size: CaseIterable { case small, large }

private struct ChipLook: DefaultVariants { var size = Size.small }

private struct CardStyle {
  var title = Mod<Label>.identity
}

extension Mod<Button> {
  fileprivate static let chip = Recipe<Button, ChipLook>(
    .while(.highlighted, .alpha(0.6)),
    .base(.alpha(0.9)),
    .on(\.size) { $0 == .large ? [.tag(1), .while(.selected, .tag(2))] : .tag(3) },
    .part(\.titleLabel, .while(.highlighted, .numberOfLines(2))))
}

@Suite("States of recipes") struct RecipeStateTests {
  @Test("A rule of a state wins over all other rules and Mods at the call, wherever it is written")
  func last() {
    let button = Button("Save", .chip(), .alpha(0.8))
    #expect(button.alpha == 0.8)
    #expect(button.appearance(in: [.highlighted]).alpha == 0.6)
    #expect(button.appearance().alpha == 0.8)
  }

  @Test("A part changes with the state of its widget")
  func part() {
    #expect(Button("Save", .chip()).appearance(in: [.highlighted]).titleLabel.numberOfLines == 2)
    #expect(Button("Save", .chip()).appearance().titleLabel.numberOfLines == 1)
  }

  @Test("A style of a choice can have states of its own")
  func choice() {
    #expect(Button("Save", .chip(\.size .~ .large)).appearance(in: [.selected]).tag == 2)
    #expect(Button("Save", .chip()).appearance(in: [.selected]).tag == 3)
  }

  @Test("Equal selections make equal widgets, with their Mods of states")
  func equality() {
    #expect(Button("Save", .chip(\.size .~ .large)) == Button("Save", .chip(ChipLook(size: .large))))
    #expect(Button("Save", .chip()) != Button("Save", .chip(\.size .~ .large)))
  }

  @Test("A slot of a component reacts to the states of its own widget")
  func slot() {
    let card = Recipe<CardStyle, ChipLook>(.slot(\.title, .while(.hovered, .numberOfLines(0)), .base(.tag(4))))
    let style = configure(CardStyle(), with: card())
    let label = Label("a", style.title)
    #expect(label.tag == 4 && label.numberOfLines == 1)
    #expect(label.appearance(in: [.hovered]).numberOfLines == 0)
  }

  @Test("A part of a root that is no widget reacts to its own states")
  func partOfOther() {
    struct Pair { var label = Label("a") }
    let pair = Recipe<Pair, ChipLook>(.part(\.label, .while(.hovered, .tag(1))))
    let styled = configure(Pair(), with: pair())
    #expect(styled.label.tag == 0 && styled.label.appearance(in: [.hovered]).tag == 1)
  }
}
