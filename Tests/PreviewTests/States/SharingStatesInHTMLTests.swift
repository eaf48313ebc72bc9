import Mod
import Preview
import Synchronization
import Testing
import Widgets

@MainActor
@Suite("States of containers in HTML")
struct SharingStatesInHTMLTests {
  private func rules(_ widget: any Widget) -> [String] {
    Preview.html(widget).split(separator: "\n").map(String.init).filter { $0.contains(".s1") }
  }

  @Test("A style is written with the selector of the nearest container that shares its states")
  func selectors() {
    let states: [(WidgetState, String)] = [
      (.hovered, ":not([data-g]:not(:hover) *)"),
      (.highlighted, ":not([data-g]:not(:active) *)"),
      (.focused, ":not([data-g]:not(:focus-visible,:has(:focus-visible)) *)"),
    ]
    for (state, css) in states {
      let card = VStack(.sharingStates) { Label("a", .while(.inside(state), .alpha(0.5))) }
      #expect(rules(card) == [".s1:where(:not(\(css))){}", ".s1.s1.s1:where(\(css)){opacity:0.5}"])
      #expect(Preview.html(card).matches(of: #/ data-g[ >]/#).count == 1)
    }
  }

  @Test("Without a container that shares states, or in a known state, there is no rule")
  func known() {
    let label = Label("a", .while(.inside(.hovered), .alpha(0.5)), .while(.inside(.selected), .alpha(0.25)))
    #expect(rules(VStack { label }).isEmpty)
    #expect(!Preview.html(VStack { label }).contains("data-g"))
    #expect(rules(VStack(.sharingStates, .isIn(.hovered) -- true) { label }) == [".s1{opacity:0.5}"])
    let chosen = VStack(.sharingStates, .isIn(.selected) -- true) { label }
    #expect(rules(chosen).last?.contains("opacity:0.5") == true && rules(chosen).first?.contains("0.25") == true)
  }

  @Test("A container with Mods of states of its own shares them, too")
  func stated() {
    let card = VStack(.sharingStates, .while(.hovered, .backgroundColor(.systemRed))) {
      Label("a", .while(.inside(.hovered), .alpha(0.5)))
    }
    let html = Preview.html(card)
    #expect(html.contains(" data-g"))
    #expect(html.contains(".s2.s2.s2:where(:not([data-g]:not(:hover) *)){opacity:0.5}"))
  }

  @Test("A style for six states that the browser decides is written in full")
  func manyStates() {
    let label = Label(
      "a", .while(.darkAppearance, .alpha(0.9)), .while(.highContrast, .alpha(0.8)),
      .while(.inside(.hovered), .alpha(0.7)), .while(.focused, .alpha(0.6)), .while(.hovered, .alpha(0.5)),
      .while(.highlighted, .alpha(0.4)))
    let html = Preview.html(VStack(.sharingStates) { label })
    for alpha in 4...9 { #expect(html.contains("opacity:0.\(alpha)"), "\(alpha)") }
    #expect(rules(VStack(.sharingStates) { label }).count == 64)
  }

  @Test("Equal widgets share their rules, and the appearances are computed once")
  func sharedRules() {
    let applied = Mutex(0)
    let style: Mod<Label> = [
      .while(.darkAppearance, .alpha(0.9)), .while(.inside(.hovered), .alpha(0.7)),
      .while(
        .hovered,
        Mod { label in
          applied.withLock { $0 += 1 }
          label.alpha = 0.5
        }),
    ]
    func html(_ count: Int, between other: Label? = nil) -> (html: String, applied: Int) {
      applied.withLock { $0 = 0 }
      let labels = (0..<count).flatMap { [Label("\($0)", style)] + (other.map { [$0] } ?? []) }
      let html = Preview.html(VStack(.sharingStates) { Children(labels) })
      return (html, applied.withLock { $0 })
    }
    let (one, many) = (html(1), html(10))
    #expect(one.applied > 0 && many.applied == one.applied)
    #expect(many.html.count(where: { $0 == "{" }) == one.html.count(where: { $0 == "{" }))
    // Others in between, and the same ones elsewhere, have rules of their own.
    let mixed = html(3, between: Label("x", style, .numberOfLines(2)))
    #expect(mixed.applied == one.applied * 2)
    let pair = VStack {
      VStack(.sharingStates, .isIn(.hovered) -- true) { Label("a", style) }
      VStack(.sharingStates) { Label("a", style) }
    }
    #expect(Preview.html(pair).matches(of: /class="Label (s\d+)"/).map(\.1).count == 2)
    #expect(Set(Preview.html(pair).matches(of: /class="Label (s\d+)"/).map(\.1)).count == 2)
  }

  @Test("A state that the browser decides changes styles, and neither text nor images")
  func styles() {
    let label = Label("before", .while(.hovered, .text("another text"), .alpha(0.5)))
    #expect(Preview.html(label).contains(":hover){opacity:0.5}") && !Preview.html(label).contains("another text"))
    let image = ImageView(.image(Image(systemName: "star")), .while(.hovered, .image(Image(systemName: "heart"))))
    #expect(!Preview.html(image).contains("heart"))
    #expect(label.appearance(in: [.hovered]).text == "another text")
  }

  @Test("Drawings and texts show the known states of containers")
  func drawings() {
    let card = VStack(.sharingStates, .isIn(.selected) -- true) {
      Label("a", .while(.inside(.selected), .text("chosen")))
    }
    #expect(Preview.svg(card).contains("chosen"))
    #expect(Preview.text(card).contains("chosen"))
    #expect(Preview.html(card).contains("chosen"))
  }
}
