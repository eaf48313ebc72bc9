import Audit
import Mod
import Preview
import Terminal
import Testing
import Widgets

@MainActor
@Suite("Themes in previews")
struct ThemePreviewTests {
  @Test("A color that is a token is a custom property, whose fallback is the standard theme")
  func color() {
    #expect(style(of: Label("a", .textColor(.accent))) == "color:var(--Brand-accent,#FF0000)")
    #expect(
      style(of: Label("a", .textColor(.accent.withAlphaComponent(0.5))))
        == "color:rgb(from var(--Brand-accent,#FF0000) r g b/0.5)")
    #expect(
      style(of: Label("a", .textColor(Color(light: .accent, dark: .white))))
        == "color:light-dark(var(--Brand-accent,#FF0000),#FFFFFF)")
    #expect(
      style(of: Label("a", .layer.shadowColor(.accent), .layer.shadowOpacity(0.5)))
        == "box-shadow:0px -3px 6px color-mix(in srgb,var(--Brand-accent,#FF0000) 50%,#0000)")
  }

  @Test("A color mixed with a token is computed by the theme around it, in each preview")
  func mixtures() {
    let mixture = Color.accent.mixed(with: .white, by: 0.5)
    #expect(
      style(of: Label("a", .textColor(mixture))) == "color:color-mix(in srgb,var(--Brand-accent,#FF0000),#FFFFFF 50%)")
    func label(_ color: Color) -> Label { Label("a", .textColor(color), .theme(Brand(accent: .blue))) }
    let plain = Color.blue.mixed(with: .white, by: 0.5)
    for preview in [{ Preview.svg($0) }, { Preview.terminal($0, color: true) }] as [(Label) -> String] {
      #expect(preview(label(mixture)) == preview(label(plain)))
      #expect(preview(label(mixture)) != preview(label(.accent)))
    }
  }

  @Test("A font that is a token is a custom property for each of its aspects")
  func font() {
    #expect(
      style(of: Label("a", .font(.heading))) == """
        font-family:var(--Brand-heading-family,var(--system));font-size:var(--Brand-heading-size,22px);\
        font-style:var(--Brand-heading-style,normal);font-variant-numeric:var(--Brand-heading-variant,normal);\
        font-weight:var(--Brand-heading-weight,400);\
        line-height:var(--Brand-heading-line-height,round(up,1.2em,.5px));\
        letter-spacing:var(--Brand-heading-letter-spacing,0px)
        """)
    #expect(style(of: Label("a", .font(.heading.withSize(9))))?.contains("font-size:9px;") == true)
  }

  @Test("A widget with a theme declares only the tokens that the page uses")
  func declarations() {
    let content = Label("a", .textColor(.accent), .font(.heading), .backgroundColor(.token(\Brand.colors.muted)))
    let tree = VStack(.theme(Brand(accent: .blue, colors: Brand.Colors(muted: .accent)))) { content }
    #expect(
      style(of: tree) == """
        --Brand-accent:#0000FF;--Brand-heading-family:var(--system);--Brand-heading-size:22px;\
        --Brand-heading-style:normal;--Brand-heading-variant:normal;--Brand-heading-weight:400;\
        --Brand-heading-line-height:round(up,1.2em,.5px);--Brand-heading-letter-spacing:0px;\
        --Brand-colors-muted:#0000FF
        """)
    let plain = VStack(.theme(Brand(accent: .blue)), .backgroundColor(.white)) { Label("a") }
    #expect(style(of: plain) == "background-color:#FFFFFF")
    let one = VStack(.theme(Brand(accent: .blue))) { Label("a", .textColor(.accent)) }
    #expect(style(of: one) == "--Brand-accent:#0000FF")
    #expect(Preview.html(plain, as: .fragment).contains("--Brand") == false)
    let inner = VStack(.theme(Brand(accent: .blue))) {
      Label("a", .theme(Brand.self, \.heading .~ .body), .textColor(.accent), .font(.heading))
    }
    #expect(style(of: inner, "s2")?.contains("--Brand-accent:#0000FF;") == true)
    #expect(style(of: inner, "s2")?.contains("--Brand-heading-size:17px;") == true)
  }

  @Test("Equal widgets in different themes do not share markup that contains values of the theme")
  func sharing() {
    let button = Button(type: .custom, .title("b"), .backgroundColor(.accent))
    let tree = VStack {
      button
      VStack(.theme(Brand(accent: .black))) { button }
      Label("c", .theme(Brand(accent: .blue)))
      Label("c")
    }
    let html = Preview.html(tree)
    #expect(html.contains("background-color:#FF0000"))
    #expect(html.contains("background-color:#000000"))
    #expect(html.contains(#"<span class="Label">c</span>"#))
  }

  @Test("Texts show the values of tokens, also if nothing else depends on a theme")
  func texts() {
    let label = Label("Views", .textColor(.accent), .layer.cornerRadius(.token(\Brand.radius)))
    let text = Preview.text(label)
    #expect(text == Preview.text(Label("Views", .textColor(.red), .layer.cornerRadius(Brand.standard.radius))))
    #expect(text == Preview.text(label.with(.while(.hovered, .alpha(0.5)))))
    #expect(text == Preview.text(label.with(.theme(Brand.standard))))
    #expect(Preview.text(VStack { label }).contains(text))
  }

  @Test("Drawings, texts and the terminal show the values of tokens, and the audit measures them")
  func resolved() {
    let label = Label("Views", .textColor(.accent), .theme(Brand(accent: .blue)))
    #expect(Preview.svg(label).contains("#0000ff"))
    #expect(Preview.svg(Label("Views", .textColor(.accent))).contains("#ff0000"))
    #expect(
      Preview.terminal(label, width: 20, color: true)
        == Preview.terminal(Label("Views", .textColor(.blue)), width: 20, color: true))
    #expect(Preview.text(label) == Preview.text(Label("Views", .textColor(.blue))))
    let faint = VStack(.theme(Brand(accent: .white))) { Label("Views", .textColor(.accent)) }
    #expect(Preview.audit(faint).count == 1)
    #expect(Preview.audit(VStack(.theme(Brand(accent: .black))) { Label("a", .textColor(.accent)) }).count == 1)
    #expect(Preview.audit(VStack { Label("Views", .textColor(.token(\Brand.colors.muted))) }).isEmpty)
  }

  @Test("A color with a high contrast is chosen by a media query")
  func contrast() {
    let color = Color(light: .red, dark: .green, highContrastLight: .black, highContrastDark: .white)
    let label = Label("a", .textColor(color))
    #expect(
      style(of: label)
        == "color:var(--usual,light-dark(#000000,#FFFFFF))var(--more,light-dark(#FF0000,#00FF00))")
    let html = Preview.html(label)
    #expect(html.contains("--usual: ;--more:initial;"))
    #expect(html.contains("@media (prefers-contrast:more){:root{--usual:initial;--more: }}"))
    #expect(!Preview.html(Label("a")).contains("prefers-contrast"))
    #expect(Preview.svg(label).contains("@media (prefers-contrast:more){"))
    #expect(!Preview.svg(Label("a", .textColor(.red))).contains("prefers-contrast"))
  }

  @Test("A color outside of sRGB is written in Display P3")
  func wide() {
    let color = Color(displayP3Red: 1, green: 0, blue: 0)
    #expect(style(of: Label("a", .textColor(color))) == "color:color(display-p3 1 0 0)")
    #expect(style(of: Label("a", .textColor(color.withAlphaComponent(0.5)))) == "color:color(display-p3 1 0 0/0.5)")
    #expect(Preview.svg(Label("a", .textColor(color))).contains("#ff0000"))
  }

  @Test("A style in a state refers to the theme")
  func states() {
    let button = Label("a", .while(.hovered, .textColor(.accent)), .theme(Brand(accent: .blue)))
    #expect(Preview.html(button).contains(":where(:hover){--Brand-accent:#0000FF;"))
  }
}

private struct Brand: Theme {
  var accent = Color.red
  var heading = Font.title2
  var colors = Colors()
  var radius = 8.0

  struct Colors: Hashable, Sendable {
    var muted = Color.label
  }

  static let standard = Brand()
}

extension Color {
  fileprivate static let accent = token(\Brand.accent)
}

extension Font {
  fileprivate static let heading = token(\Brand.heading)
}
