import Foundation
import Mod
import Preview
import Terminal
import TestSupport
import Testing
import Widgets

@Suite("Text in HTML")
struct TextWidgetTests {
  @Test("A label is a `span`, or as a header `h1` in the size of a title, otherwise `h2`")
  func label() {
    #expect(body(of: Label("Views")) == #"<span class="Label">Views</span>"#)
    #expect(body(of: Label()) == #"<span class="Label"></span>"#)
    let fonts: [Font] = [
      .largeTitle, .title2, .title3, .headline, .body, .systemFont(ofSize: 30), .systemFont(ofSize: 12),
    ]
    let tags = fonts.map { String(body(of: Label("x", .accessibilityTraits(.header), .font($0))).prefix(3)) }
    #expect(tags == ["<h1", "<h2", "<h2", "<h2", "<h2", "<h1", "<h2"])
  }

  @Test("The caret of every text input has the tint color")
  func caret() {
    let fields: [any Widget] = [
      TextField(), TextField(.text("a"), .clearButtonMode(.always)), TextView(.text("a")), SearchBar(),
    ]
    for field in fields {
      let page = Preview.html(field)
      #expect(page.contains("caret-color:var(--tint)") && page.contains("--tint:"), "\(field)")
    }
  }

  @Test("A placeholder has the color of its field or search bar, in each preview")
  func placeholders() {
    for previews in [
      [TextField("a"), TextField("a", .placeholderColor(.red))],
      [
        SearchBar(.placeholder("a")),
        SearchBar(.placeholder("a"), .searchTextField(TextField("a", .placeholderColor(.red)))),
      ],
    ] as [[any Widget]] {
      #expect(previews.map { Preview.html($0).contains("--placeholder:#FF0000") } == [false, true])
      #expect(previews.map { Preview.svg($0).lowercased().contains("#ff0000") } == [false, true])
      #expect(Preview.terminal(previews[0], color: true) != Preview.terminal(previews[1], color: true))
    }
  }

  @Test("Suggestions are a `datalist` that the input refers to, unless it is secure or has none")
  func suggestions() {
    let options = #"<option value="a&quot;&lt;b"></option><option value="c"></option></datalist>"#
    for widget in [TextField(.suggestions(["a\"<b", "c"])), SearchBar(.suggestions(["a\"<b", "c"]))] as [any Widget] {
      let page = body(of: widget)
      #expect(page.contains(#" list="g1""#) && page.contains(#"<datalist id="g1">"# + options), "\(page)")
    }
    let two = body(
      of: VStack(.accessibilityIdentifier("g1")) {
        TextField(.suggestions(["a"]))
        TextField(.suggestions(["b"]))
      })
    let ids = two.components(separatedBy: "<datalist id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(ids == ["g2", "g3"] && ids.allSatisfy { two.contains("list=\"\($0)\"") })
    #expect(!body(of: TextField()).contains("list"))
    #expect(!body(of: TextField(.suggestions(["a"]), .isSecureTextEntry(true))).contains("list"))
    #expect(Preview.text(TextField(.suggestions(["a"]))).contains(#"suggestions: ["a"]"#))
  }

  @Test("A label's lines, colors and shadow are styled if they differ from the defaults")
  func labelStyle() {
    #expect(style(of: Label("x")) == nil)
    #expect(style(of: Label("x", .numberOfLines(0))) == "white-space:pre-wrap;align-content:safe center")
    #expect(style(of: Label("x", .numberOfLines(2)))?.contains("-webkit-line-clamp:2") == true)
    #expect(style(of: Label("x", .lineBreakMode(.byClipping))) == "text-overflow:clip")
    #expect(
      style(of: Label("x", .numberOfLines(0), .lineBreakMode(.byCharWrapping)))?.hasSuffix("word-break:break-all")
        == true)
    #expect(style(of: Label("x", .isEnabled(false))) == "opacity:.4")
    #expect(style(of: Label("x", .isHighlighted(true), .highlightedTextColor(.red))) == "color:#FF0000")
    #expect(style(of: Label("x", .shadowColor(.red))) == "text-shadow:0px -1px #FF0000")
  }

  @Test(
    "Each property of a font and each alignment has its words",
    arguments: [
      (Mod<Label>.font(.systemFont(ofSize: 12.5, weight: .bold)), "font-size:12.5px;font-weight:700"),
      (.font(.italicSystemFont(ofSize: 17)), "font-style:italic"),
      (.font(.monospacedDigitSystemFont(ofSize: 17, weight: .regular)), "font-variant-numeric:tabular-nums"),
      (
        .font(.monospacedSystemFont(ofSize: 17, weight: .regular)),
        "font-family:ui-monospace,Menlo,\"DejaVu Sans Mono\",monospace"
      ),
      (.font(Font(name: "Avenir", size: 17)), "font-family:\"Avenir\",var(--system)"),
      (
        .font(Font(name: "'IBM Plex', Arial,serif", size: 17, weight: .bold)),
        "font-family:\"IBM Plex\",\"Arial\",serif,var(--system);font-weight:700"
      ),
      (.font(.systemFont(ofSize: -20)), "font-size:0px"), (.font(.systemFont(ofSize: .infinity)), "font-size:10000px"),
      (.textAlignment(.left), "text-align:left"), (.textAlignment(.center), "text-align:center"),
      (.textAlignment(.right), "text-align:right"), (.textAlignment(.justified), "text-align:justify"),
      (.textColor(.black), "color:#000000"),
    ]
  )
  func fonts(_ style: Mod<Label>, css: String) {
    #expect(PreviewTests.style(of: Label("x", style)) == css)
  }

  @Test("A drawing names the typefaces and the weight of a font")
  func drawnFonts() {
    let drawing = Preview.svg(Label("x", .font(Font(name: "'IBM </style>Plex', serif", size: 17, weight: .bold))))
    #expect(drawing.contains("font-weight:700;font-family:\"IBM stylePlex\",serif,-apple-system,"))
  }

  @Test("A terminal shows a heavy typeface in bold")
  func boldCells() {
    func shown(_ weight: Font.Weight) -> String {
      Preview.terminal(Label("x", .font(Font(name: "Inter", size: 17, weight: weight))), color: true)
    }
    #expect(shown(.bold) != shown(.regular))
  }

  @Test("Text in a box of less height than one line is centered")
  func highText() {
    #expect(Preview.html(Label("x")).contains(".Label{display:block;align-content:unsafe center;"))
  }

  @Test("An empty last line of a text is shown")
  func lastLine() {
    #expect(body(of: Label("a\n", .numberOfLines(0))).contains(">a\n\n<"))
    #expect(body(of: Label(.attributedText(AttributedString("a\n")), .numberOfLines(2))).contains(">a\n\n<"))
    #expect(body(of: TextView(.text("a\n"), .isEditable(false))).contains(">a\n\n<"))
    #expect(body(of: Button("a\n", .titleLabel.numberOfLines(0))).contains(">a\n\n<"))
    #expect(body(of: Label("a\n")).contains(">a <") && body(of: Label("a", .numberOfLines(0))).contains(">a<"))
  }

  @Test("No line beyond the limit is shown, however high the box is")
  func limitedLines() {
    let label = Label("a b c", .numberOfLines(2), .height(200))
    #expect(body(of: label).contains(#"><span class="Lines">a b c</span></span>"#))
    #expect(Preview.html(label).contains(/\.Lines{display:-webkit-box;overflow:hidden;[^}]*line-clamp:inherit}/))
    for count in 0...1 { #expect(!body(of: label.with(.numberOfLines(count))).contains("Lines")) }
  }

  @Test("A drawing keeps the spaces between the parts of a text")
  func drawnSpaces() {
    var red = AttributedString("red ")
    red.foregroundColor = .red
    let drawing = Preview.svg(Label(.attributedText(red + AttributedString("blue"))))
    #expect(drawing.contains(">red </tspan>"))
    #expect(Preview.svg(Label("a  b")).contains("xml:space=\"preserve\">a  b<"))
    #expect(!Preview.svg(Label("a b")).contains("xml:space"))
  }

  @Test("Segments have the weight of their font, and only the selected one is semibold without one")
  func segments() {
    let page = Preview.html(SegmentedControl(["a", "b"]))
    #expect(page.contains("font-size:13px;font-weight:500}"))
    #expect(page.contains("font-weight:var(--on-weight,600)") && !page.contains("--on-weight:"))
    func shown(_ font: Font) -> String? {
      style(of: SegmentedControl(["a", "b"], .titleTextAttributes(TextAttributes(.font(font)))))
    }
    #expect(shown(.systemFont(ofSize: 13)) == "font-weight:400;--on-weight:400")
    #expect(shown(.systemFont(ofSize: 13, weight: .medium)) == "--on-weight:500")
    #expect(shown(.token(\Brand.title))?.hasSuffix(";--on-weight:var(--Brand-title-weight,700)") == true)
    let thin = shown(.token(\Brand.title).weight(.thin))
    #expect(thin?.contains(";font-weight:200;") == true && thin?.hasSuffix(";--on-weight:200") == true)
  }

  @Test("Fields have the same font, color and alignment styles as labels")
  func fieldStyles() {
    let css = "font-size:20px;color:#FF0000;text-align:center"
    func style<Text: TextDisplaying & Widget>(_ text: Text) -> String? {
      PreviewTests.style(of: text.with(.font(.systemFont(ofSize: 20)), .textColor(.red), .textAlignment(.center)))
    }
    #expect(style(Label("x")) == css)
    #expect(style(TextField(.text("x"))) == css)
    #expect(style(TextView(.text("x"))) == css)
  }

  @Test("An attributed text has a `span` for each run with attributes")
  func attributed() {
    var text = AttributedString("a & ")
    var piece = AttributedString("b")
    piece.foregroundColor = .red
    piece.kern = 2
    piece.baselineOffset = 1
    text += piece
    #expect(
      body(of: Label(.attributedText(text))) == #"<span class="Label">a &amp; <span class="Run s1">b</span></span>"#)
    #expect(style(of: Label(.attributedText(text))) == "color:#FF0000;letter-spacing:2px;vertical-align:1px")
  }

  @Test("A text field is an input of the type of its text")
  func fieldTypes() {
    #expect(body(of: TextField()) == #"<input type="text" class="TextField">"#)
    let types: [(Mod<TextField>, String)] = [
      (.isSecureTextEntry(true), "password"), (.keyboardType(.emailAddress), "email"),
      (.keyboardType(.phonePad), "tel"),
      (.keyboardType(.URL), "url"),
    ]
    for (style, type) in types { #expect(body(of: TextField(style)).hasPrefix("<input type=\"\(type)\"")) }
  }

  @Test("The typing traits of a text field are attributes of the input")
  func fieldTraits() throws {
    let field = TextField(
      .text("a"), .placeholder("Code"), .keyboardType(.numberPad), .textContentType(.oneTimeCode),
      .returnKeyType(.done),
      .autocapitalizationType(.none), .autocorrectionType(.no), .spellCheckingType(.no), .isEnabled(false),
      .toolTip("Six digits"), .borderStyle(.roundedRect))
    #expect(
      body(of: field) == """
        <input type="text" class="TextField rounded" inputmode="numeric" autocomplete="one-time-code" \
        enterkeyhint="done" autocapitalize="none" autocorrect="off" spellcheck="false" placeholder="Code" value="a" \
        title="Six digits" disabled>
        """)
  }

  @Test("Each content type has an HTML token or none", arguments: TextContentType.allCases)
  func meanings(_ type: TextContentType) throws {
    let page = try ParsedMarkup(Preview.html(TextField(.textContentType(type))))
    let word = page["input"].first?.attributes["autocomplete"]
    #expect(word?.isEmpty != true)
  }

  @Test("Keyboard types and return keys have HTML words or none")
  func keyboards() {
    func words(_ attribute: String, _ styles: [Mod<TextField>]) -> [String] {
      styles.compactMap { try? ParsedMarkup(Preview.html(TextField($0)))["input"].first?.attributes[attribute] }
    }
    #expect(
      words("inputmode", KeyboardType.allCases.map { .keyboardType($0) }) == [
        "numeric", "decimal", "search", "numeric",
      ])
    let returnKeys = words("enterkeyhint", ReturnKeyType.allCases.map { .returnKeyType($0) })
    #expect(returnKeys == ["go", "search", "next", "search", "send", "search", "done", "go"])
    let capitals = words("autocapitalize", AutocapitalizationType.allCases.map { .autocapitalizationType($0) })
    #expect(capitals == ["none", "words", "characters"])
  }

  @Test("The side views of a field are around the input, which keeps the name")
  func accessories() {
    let field = TextField(
      .leftView(Label("€")), .leftViewMode(.always), .rightView(Label("?")), .rightViewMode(.whileEditing),
      .accessibilityLabel("Price"), .borderStyle(.line))
    #expect(
      body(of: field) == """
        <div class="TextField line"><span class="Label">€</span>\
        <input type="text" class="Input" aria-label="Price">\
        <div class="Side editing"><span class="Label">?</span></div></div>
        """)
    #expect(
      body(of: TextField(.rightView(Label("?")), .rightViewMode(.unlessEditing), .borderStyle(.bezel))).contains("?"))
  }

  @Test("A text view is a textarea that keeps its first line feed, or a box if it cannot be edited")
  func textView() {
    #expect(body(of: TextView(.text("\na"))) == "<textarea class=\"TextView\">\n\na</textarea>")
    #expect(body(of: TextView(.text("a"), .isEditable(false))) == #"<div class="TextView" tabindex="0">a</div>"#)
    #expect(
      body(of: TextView(.isEditable(false), .isScrollEnabled(false), .accessibilityLabel("n"))).contains(
        "role=\"region\""))
    #expect(
      style(of: TextView(.textContainerInset(.zero)))
        == "padding-block-start:0px;padding-inline-end:5px;padding-block-end:0px;padding-inline-start:5px")
  }

  @Test("A search bar is a landmark with its field, buttons and scopes")
  func searchBar() throws {
    let page = try ParsedMarkup(
      Preview.html(
        SearchBar(
          .text("swift"), .placeholder("Episodes"), .prompt("Find"), .showsCancelButton(true),
          .showsBookmarkButton(true),
          .scopeButtonTitles(["All", "New"]), .showsScopeBar(true), .selectedScopeButtonIndex(1), .isEnabled(false),
          .barTintColor(.red), .barStyle(.black))))
    #expect(page.first("role", "search") != nil)
    let field = try #require(page.first("type", "search"))
    #expect(field.attributes["value"] == "swift" && field.attributes["placeholder"] == "Episodes")
    #expect(field.attributes["disabled"] != nil)
    #expect(page["input"].compactMap { $0.attributes["checked"] }.count == 1)
    #expect(page.text.contains("Find") && page.text.contains("Cancel") && page.text.contains("New"))
    #expect(page.css.contains("color-scheme:dark;color:var(--label);background-color:#FF0000"))
  }

  @Test("Spaces are kept in texts, and a line feed is a space in a text of one line")
  func spaces() {
    let bold = AttributedString("a  b\nc")
    for widget: any Widget in [
      Label("a  b\nc"), Label(.attributedText(bold)), Button("a  b\nc"), SegmentedControl(["a  b\nc"]),
      TabBar(.items([TabBarItem("a  b\nc")])), Toolbar(.items([BarButtonItem("a  b\nc")])),
      NavigationBar(.items([NavigationItem("a  b\nc")])),
    ] {
      let html = Preview.html(widget, as: .fragment)
      #expect(html.contains(">a  b c</") && html.contains(/white-space:pre[;}]/), "\(html)")
    }
    let several = Preview.html(Label("a  b\nc", .numberOfLines(0)))
    #expect(several.contains(">a  b\nc</span>") && several.contains("white-space:pre-wrap"))
    #expect(
      Preview.html(
        VStack {
          Label("a\nb"); Label("c\nd", .numberOfLines(2))
        }
      ).contains(">c\nd</span>"))
  }

  @Test("Several lines that are higher than their box start at the top, and a single line is centered")
  func lowBoxes() {
    #expect(style(of: Label("a", .numberOfLines(0)))?.contains("align-content:safe center") == true)
    #expect(style(of: Label("a", .numberOfLines(2)))?.contains("align-content:safe center") == true)
    #expect(Preview.html(Label("a")).contains("align-content:unsafe center"))
  }
}

private struct Brand: Theme {
  var title = Font(name: "Inter", size: 20, weight: .bold)
  static let standard = Brand()
}
