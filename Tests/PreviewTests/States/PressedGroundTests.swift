import Layout
import Mod
import Preview
import Testing
import Widgets

@MainActor
@Suite("Backgrounds that styles have for a press") struct PressedGroundTests {
  private let red = Color(hex: 0xDA3633)
  private let dark = Color(hex: 0x197935)

  private func button(_ mods: Mod<Button>...) -> Button {
    Button("Save", .titleColor(.white), .backgroundColor(red), .combine(mods))
  }

  private func rule(_ widget: any Widget, while selector: String) -> String? {
    Preview.html(widget).split(separator: "\n").map(String.init).first {
      $0.hasPrefix(".s1.s1.s1") && $0.contains(":where(\(selector))") && !$0.contains(":not(:hover)")
    }
  }

  @Test("A style with a background for the press has no press layer in a page, and other buttons have one")
  func pages() throws {
    let own = try #require(rule(button(.while(.highlighted, .backgroundColor(dark))), while: ":active"))
    #expect(own.contains("background-color:#197935") && !own.contains("background-image") && !own.contains("--press"))
    #expect(own.contains("--dim:100%"))
    let other = try #require(rule(button(.while(.highlighted, .alpha(0.5))), while: ":active"))
    #expect(other.contains("background-image:linear-gradient(color-mix(in srgb,currentcolor 20%,#0000)"))
    let plain = try #require(rule(Button("Save", .while(.highlighted, .backgroundColor(dark))), while: ":active"))
    #expect(plain.contains("background-color:#197935") && plain.contains("--dim:100%") && !plain.contains("--press"))
    let title = try #require(rule(Button("Save", .while(.highlighted, .titleColor(red))), while: ":active"))
    #expect(title.contains("color:#DA3633") && title.contains("--dim:100%"))
  }

  @Test("A pressed button is also hovered, and the styles of both states may have a background")
  func pointer() throws {
    let pointed: Mod<Button> = [.isPointerInteractionEnabled(true), .while(.hovered, .backgroundColor(dark))]
    let hovered = try #require(rule(button(pointed), while: ":hover"))
    #expect(hovered.contains("--point:0%") && hovered.contains("--press:20%"))
    let both = button(pointed, .while(.highlighted, .backgroundColor(dark)))
    #expect(both.appearance(in: [.hovered, .highlighted]).hasGround(of: .highlighted))
    #expect(!button(pointed).appearance(in: [.hovered, .highlighted]).hasGround(of: .highlighted))
    #expect(Preview.html(button(.isPointerInteractionEnabled(true))).contains("var(--point,12%)"))
  }

  @Test("A style with a background for the press has no press layer in drawings")
  func drawings() {
    func layers(_ button: Button) -> Int {
      Preview.svg(button.appearance(in: [.highlighted]), appearance: .light).matches(of: /fill-opacity:0\.2/).count
    }
    #expect(layers(button(.while(.highlighted, .backgroundColor(dark)))) == 0)
    #expect(layers(button(.while(.highlighted, .backgroundColor(red)))) == 0)
    #expect(layers(button(.while(.highlighted, .layer.backgroundColor(dark)), .backgroundColor(nil))) == 0)
    #expect(layers(button(.while(.highlighted, .while(.selected, .backgroundColor(dark))))) == 1)
    #expect(layers(button(.while(.selected, .backgroundColor(dark)))) == 1)
    #expect(layers(button()) == 1)
  }

  @Test("A row keeps the background that its style sets for the selected state")
  func rows() {
    let row = TableViewCell(.text("Row"), .isSelected(true))
    let gray = Color.systemGray4
    func grounds(_ row: TableViewCell) -> [Color?] { [row.appearance().preview.backgroundColor] }
    #expect(grounds(row) == [gray])
    #expect(grounds(row.with(.while(.selected, .backgroundColor(dark)))) == [nil])
    #expect(grounds(row.with(.while(.selected, .alpha(0.5)))) == [gray])
  }

  @Test("The mark of a background for a press does not count in comparisons")
  func values() {
    let look = button(.while(.highlighted, .backgroundColor(dark))).appearance(in: [.highlighted])
    #expect(look == button(.backgroundColor(dark), .isHighlighted(true)))
  }
}
