import Foundation
import Mod
import Testing
import Widgets

@testable import Layout
@testable import Preview
@testable import Terminal

/// Properties that pages, drawings and cells once showed in different ways.
@Suite("Texts and values of widgets are the same in pages, drawings and cells")
struct EqualFacesTests {
  private func drawing(_ widget: any Widget) -> String {
    Preview.svg(VStack { widget }, width: 320, appearance: .light)
  }

  private func cells(_ widget: any Widget, color: Bool = true) -> String {
    Preview.terminal(widget, width: 40, color: color)
  }

  @Test(
    "An image set on a button replaces that of the button's type", arguments: [Button.ButtonType.close, .infoLight])
  func images(type: Button.ButtonType) {
    let (own, usual) = (Button(type: .system, .image(Image(systemName: "bell"))), Button(type: type))
    let both = Button(type: type, .image(Image(systemName: "bell")))
    #expect(cells(both) == cells(own) && cells(both) != cells(usual))
    #expect(drawing(both).contains(Symbol(systemName: "bell").path) && drawing(both) != drawing(usual))
    let bell = Symbol(systemName: "bell").css
    #expect(Preview.html(both).contains(bell) && !Preview.html(usual).contains(bell))
  }

  @Test("A bar's tint covers its background color")
  func barTints() {
    func bars(_ color: Color?) -> [any Widget] {
      [
        NavigationBar(.barTintColor(.systemRed), .backgroundColor(color), .items([NavigationItem("t")])),
        TabBar(.barTintColor(.systemRed), .backgroundColor(color), .items([TabBarItem("t")])),
        Toolbar(.barTintColor(.systemRed), .backgroundColor(color), .items([BarButtonItem("t")])),
        SearchBar(.barTintColor(.systemRed), .backgroundColor(color)),
      ]
    }
    for (plain, covered) in zip(bars(nil), bars(.systemGreen)) {
      #expect(style(of: plain) == style(of: covered) && style(of: plain) != nil)
      #expect(cells(plain) == cells(covered))
    }
  }

  @Test("A title view is in the row of the items, also in a bar with large titles")
  func titleViews() {
    func bar(_ isLarge: Bool) -> any Widget {
      NavigationBar(.prefersLargeTitles(isLarge), .items([NavigationItem("Big", .titleView(Label("view")))]))
    }
    #expect(Preview.html(bar(true)) == Preview.html(bar(false)))
    #expect(drawing(bar(true)) == drawing(bar(false)))
    #expect(cells(bar(true)) == cells(bar(false)))
  }

  @Test("A search bar whose field is disabled looks disabled")
  func disabledField() {
    func bar(_ isEnabled: Bool) -> any Widget { SearchBar(.text("x"), .searchTextField.isEnabled(isEnabled)) }
    #expect(body(of: bar(false)).contains("disabled") && !body(of: bar(true)).contains("disabled"))
    #expect(drawing(bar(false)).contains(#"opacity="0.5""#) && !drawing(bar(true)).contains(#"opacity="0.5""#))
    #expect(cells(bar(false)) != cells(bar(true)))
  }

  @Test("The background image of a field is shown as a gray area in a page, too")
  func pictures() {
    let html = Preview.html(TextField(.background(Image(named: "paper"))))
    #expect(html.contains("background-image:linear-gradient(light-dark(#E5E5EA,#2C2C2E) 0 0)"))
  }

  private func text(_ color: Color, on ground: Color?) -> AttributedString {
    var text = AttributedString("hi yo")
    if let range = text.range(of: "hi") {
      text[range].widgets.backgroundColor = ground
      text[range].widgets.foregroundColor = color
    }
    return text
  }

  @Test("The attributes of a text show in drawings and cells")
  func attributes() {
    let texts = [text(.systemRed, on: nil), text(.systemRed, on: .systemYellow)]
    #expect(drawing(Label(.attributedText(texts[1]))).lowercased().contains("fill:#ffcc00"))
    let widgets: [(any Widget, (AttributedString) -> any Widget)] = [
      (Label("hi yo"), { Label(.attributedText($0)) }), (Button("hi yo"), { Button(.attributedTitle($0)) }),
      (TextField(.text("hi yo")), { TextField(.attributedText($0)) }),
      (TextField(.placeholder("hi yo")), { TextField(.attributedPlaceholder($0)) }),
    ]
    for (plain, attributed) in widgets {
      let shown = [plain] + texts.map(attributed)
      #expect(Set(shown.map { cells($0, color: false) }).count == 1, "\(plain)")
      #expect(Set(shown.map { cells($0) }).count == 3, "\(plain)")
    }
  }

  @Test("A link in a title is no link in a button or a wheel")
  func links() {
    var text = AttributedString("go there")
    if let range = text.range(of: "there") { text[range].link = URL(string: "https://example.com") }
    #expect(body(of: Label(.attributedText(text))).contains("<a "))
    let button = body(of: Button(.attributedTitle(text)))
    #expect(!button.contains("<a ") && button.contains("there"))
    #expect(Preview.html(Button(.attributedTitle(text))).contains("text-decoration:underline"))
  }

  @Test("Text in the tint color has the inherited tint in a page, too")
  func tints() {
    #expect(style(of: Label("a", .textColor(.tintColor))) == "color:var(--tint)")
    let cell = TableViewCell(.text("a"), .detailText("b"), .style(.value2), .tintColor(.systemIndigo))
    #expect(Preview.html(cell).contains("color:var(--tint)"))
  }

  @Test("Padding is around a control of a fixed size in a page, too")
  func padding() {
    for widget in [Switch(.padding(20)), Stepper(.padding(20)), ProgressView(.padding(20))] as [any Widget] {
      #expect(body(of: widget).hasPrefix(#"<div class="Padded s1"><"#), "\(body(of: widget))")
      #expect(style(of: widget)?.contains("20px") == true)
    }
    #expect(body(of: Switch(.padding(20), .accessibilityLabel("On"))).contains(#"role="switch" aria-label="On""#))
  }

  @Test("The background of a bar extends behind its padding, and its row keeps its height")
  func paddingOfBars() {
    let bar = Toolbar(.barTintColor(.systemRed), .padding(20), .items([BarButtonItem("a")]))
    #expect(style(of: bar)?.contains("min-height:84px") == true)
    let rect = ##"<rect x="-20" y="-20" width="320" height="84""##
    #expect(drawing(bar).contains(rect), "\(drawing(bar))")
    #expect(cells(bar).split(separator: "\n").filter { $0.contains("41") || $0.contains("48;5") }.count == 4)
  }

  @Test("A stepper with images shows in a page which of its limits is reached")
  func limits() {
    func html(_ value: Double) -> String {
      Preview.html(Stepper(.value(value), .decrementImage(Image(systemName: "star"))))
    }
    #expect(html(0) != html(1))
  }

  @Test("A custom view of a flexible space is shown in cells, too")
  func flexibleViews() {
    let item = BarButtonItem(.systemItem(.flexibleSpace), .customView(Label("view")))
    #expect(cells(Toolbar(.items([item]))).contains("view"))
  }
}
