import Mod
import Testing
import Widgets

@Suite("Shadows that are assigned as a token") struct ShadowTokenTests {
  private struct Brand: Theme {
    var accent = Color.red
    var raised = [ShadowLayer(color: .token(\Brand.accent), y: 1, blur: 2), ShadowLayer(color: .black, blur: 8)]
    var card: [ShadowLayer] = .token(\Brand.raised)
    var first: [ShadowLayer] = .token(\Brand.second)
    var second: [ShadowLayer] = .token(\Brand.first) + [.ring(.red)]

    static let standard = Brand()
    static let night = Brand(accent: .blue, raised: [ShadowLayer(color: .token(\Brand.accent), y: 4)])
  }

  private let token: Mod<View> = .layer.shadows(.token(\Brand.raised))

  private func shadows(_ mods: Mod<View>...) -> [ShadowLayer] {
    var environment = EnvironmentValues()
    environment.setTheme(Brand.night)
    return View(.combine(mods)).appearance(environment: environment).layer.shadows
  }

  @Test("A token of shadows has those of the theme around the widget, and those of the standard theme before")
  func values() {
    let view = View(token)
    #expect(view.layer.shadows.map(\.blur) == [2, 8])
    #expect(view.holdsTokens && !View(.layer.shadows([.ring(.red)])).holdsTokens)
    let moved = [ShadowLayer(color: .blue, y: 4)]
    #expect(shadows(token) == moved)
    #expect(shadows(.layer.shadows(.token(\Brand.card))) == moved, "a token that is another one")
    #expect(shadows(.layer.shadows(.token(\Brand.raised) + [.ring(.red)])) == moved + [.ring(.red)])
    #expect(shadows(.layer.update(.shadows(.token(\Brand.raised)))) == moved)
    #expect(View(.theme(Brand.night), token).appearance().layer.shadows == moved)
  }

  @Test("The later assignment of shadows wins, whatever its kind")
  func precedence() {
    #expect(shadows(token, .layer.shadows([])).isEmpty)
    #expect(shadows(token, \.layer.shadows .~ []).isEmpty)
    #expect(shadows(token, Mod { $0.layer.shadows.removeAll() }).isEmpty)
    #expect(shadows(.layer.shadows([.ring(.red)]), token).count == 1)
    // What is changed in place is constant.
    #expect(shadows(token, Mod { $0.layer.shadows.append(.ring(.red)) }).count == 3)
  }

  @Test("A Mod of a state can set a token of shadows, and wins over one")
  func states() {
    let button = Button("Save", .layer.shadows(.token(\Brand.raised)), .while(.highlighted, .layer.shadows([])))
    #expect(button.appearance().layer.shadows.count == 2)
    #expect(button.appearance(in: [.highlighted]).layer.shadows.isEmpty)
    let raised = Button("Save", .while(.hovered, .layer.shadows(.token(\Brand.raised))))
    #expect(raised.appearance(in: [.hovered]).layer.shadows.map(\.color) == [.red, .black])
  }

  @Test("Equal tokens of shadows make equal widgets, which print the property and the token")
  func printing() {
    #expect(View(token) == View(token) && View(token) != View(.layer.shadows(Brand.standard.raised)))
    #expect("\(View(token))" == #"View(layer.shadows: .token(\Brand.raised))"#)
    #expect(token.changes(to: View()).map(\.description) == [#"layer.shadows: [] → .token(\Brand.raised)"#])
    #expect(
      "\(View(.layer.shadows(.token(\Brand.raised) + [.ring(.red)])))"
        == #"View(layer.shadows: [.token(\Brand.raised), .ring(.red, width: 2)])"#)
    #expect("\(View(.layer.shadows([.ring(.red)])))" == "View(layer.shadows: [.ring(.red, width: 2)])")
  }

  @Test("A token of shadows that contains itself is resolved without that part")
  func cycle() {
    #expect(View(.layer.shadows(.token(\Brand.first))).layer.shadows == [.ring(.red)])
  }
}
