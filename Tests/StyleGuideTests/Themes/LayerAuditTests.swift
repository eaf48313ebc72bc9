import Foundation
import Mod
import StyleGuide
import Testing
import Tokens
import Widgets

@MainActor @Suite("Audit of shadows and borders against a theme") struct LayerAuditTests {
  private struct Layers: Theme {
    var danger = Color(hex: 0xD1242F)
    var shade = Color(hex: 0x000000, alpha: 0.2)
    var lineWidth = 3.0
    var card = [ShadowLayer(color: .token(\Layers.shade), y: 2, blur: 6)]
    var old = [ShadowLayer(color: .token(\Layers.shade), y: 9, blur: 9)]
    var edge = BorderLine(color: .token(\Layers.danger), width: 1)
    static let standard = Layers()
    static var deprecated: [PartialKeyPath<Layers>: String] { [\.old: "Use card."] }
  }

  private func messages(_ mods: Mod<View>...) -> [String] {
    View(.combine(mods)).audit(against: Layers.self).map { "\($0.property): \($0.message)" }
  }

  @Test("Shadows and borders from tokens, rings, and missing ones are no findings")
  func clean() {
    #expect(messages(.layer.shadows(.token(\Layers.card)), .layer.border(.token(\Layers.edge))) == [])
    #expect(messages(.layer.shadows(.token(\Layers.card) + [.ring(.token(\Layers.danger))])) == [])
    #expect(messages(.layer.shadows([]), .layer.borderWidth(0)) == [])
    #expect(messages(.layer.border(.token(\Layers.edge)), .layer.borderWidth(3)) == [])
    #expect(messages(.layer.border(.token(\Layers.edge)), .layer.borderWidth(.token(\Layers.lineWidth))) == [])
    #expect(messages(.while(.focused, .layer.shadows([.ring(.token(\Layers.danger))]))) == [])
  }

  @Test("Shadows and borders with constants that equal a token are findings, each once")
  func equal() {
    let (shadows, border) = (Layers.standard.card, Layers.standard.edge)
    #expect(
      messages(.layer.shadows(shadows), .layer.border(border)) == [
        "layer.borderWidth: hard-coded 1.0 wide; is edge, but follows no other theme",
        "layer.shadows: hard-coded 2 down, 6 blur, .shade; is card, but follows no other theme",
      ])
    let color = Color(hex: 0x000000, alpha: 0.2)
    #expect(
      messages(.layer.shadows([ShadowLayer(color: color, y: 2, blur: 6)])).map { $0.suffix(34) } == [
        "; is card, but follows no other theme".suffix(34)
      ])
    #expect(messages(.layer.border(BorderLine(color: Color(hex: 0xD1242F), width: 1))).count == 1)
    #expect(messages(.while(.hovered, .layer.shadows(shadows))).count == 1)
  }

  @Test("A layer's older shadow properties that equal a token are one finding, and those set by tokens none")
  func olderShadow() {
    func older(_ color: Color, radius: Double) -> [String] {
      messages(
        .layer.shadowColor(color), .layer.shadowOpacity(0.2), .layer.shadowOffset(CGSize(width: 0, height: 2)),
        .layer.shadowRadius(radius))
    }
    #expect(
      older(.black, radius: 3) == [
        "layer.shadow: hard-coded 2 down, 6 blur, .black.withAlphaComponent(0.2); is card, but follows no other theme"
      ])
    let far = older(.black, radius: 30)
    #expect(far.count == 1 && far[0].hasSuffix("; no token is like it"), "\(far)")
    #expect(older(.token(\Layers.shade), radius: 3) == [])
    #expect(messages(.layer.shadowOpacity(0), .layer.shadowRadius(30)) == [])
  }

  @Test("Shadows of another geometry and borders of another width are findings, with the nearest token")
  func unlike() {
    let shade = Color.token(\Layers.shade)
    #expect(
      messages(.layer.shadows([ShadowLayer(color: shade, y: 3, blur: 7)])) == [
        "layer.shadows: hard-coded 3 down, 7 blur, .shade; nearest is card, 2 down, 6 blur, "
          + "\(Color(hex: 0x000000, alpha: 0.2))"
      ])
    #expect(
      messages(.layer.shadows([ShadowLayer(color: shade, y: 30, blur: 70)])) == [
        "layer.shadows: hard-coded 30 down, 70 blur, .shade; no token is like it"
      ])
    #expect(
      messages(.layer.border(BorderLine(color: .token(\Layers.danger), width: 1.5))) == [
        "layer.borderWidth: hard-coded 1.5 wide; nearest is edge, 1.0 wide"
      ])
    #expect(messages(.layer.border(BorderLine(color: .token(\Layers.danger), width: 7))).count == 1)
    #expect(messages(.layer.border(BorderLine(color: .systemPink, width: 7))).count == 2)
  }

  @Test("Deprecated shadows are findings, also beside others")
  func deprecated() {
    let old = [ShadowLayer].token(\Layers.old)
    #expect(messages(.layer.shadows(old)) == ["layer.shadows: old is deprecated: Use card."])
    #expect(messages(.layer.shadows(old + [.ring(.token(\Layers.danger))])).count == 1)
  }

  @Test("A theme without shadows and borders requires none, and values that a component reads follow the theme")
  func others() {
    struct Colors: Theme {
      var danger = Color(hex: 0xD1242F)
      static let standard = Colors()
    }
    let color = Color.token(\Colors.danger)
    let border = BorderLine(color: color, width: 7)
    let view = View(.layer.shadows([ShadowLayer(color: color, blur: 3)]), .layer.border(border))
    #expect(view.audit(against: Colors.self) == [])
  }
}
