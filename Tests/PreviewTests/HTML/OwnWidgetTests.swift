import Mod
import Preview
import Testing
import Widgets

private struct Meter: Widget {
  var level = 0.0
  var attributes = ViewAttributes.fresh
}

extension Meter: HTMLRepresentable {
  func write(to html: inout Preview.HTML) {
    html.element(
      .meter, for: self, [.value: "\(level)", .title: "<\">"], style: ["height": "8px", "color": "red;x:y"])
  }
}

private struct Card: Widget {
  var title = ""
  var content: Children = []
  var attributes = ViewAttributes.fresh
}

extension Card: HTMLRepresentable {
  func write(to html: inout Preview.HTML) {
    html.element(.article, for: self, style: ["background": "URL(x.png)", "width": "calc(100% - 8px)"]) { html in
      html.element(.h2) { $0.write(title) }
      html.element(.hr)
      html.add(content)
    }
  }
}

private struct Mystery: Widget {
  var attributes = ViewAttributes.fresh
}

private struct Badge: TextDisplaying {
  var displayedText = DisplayedText()
  var attributes = ViewAttributes.fresh
}

private struct Deck: Container {
  var children: Children = []
  var attributes = ViewAttributes.fresh
}

private struct Price: Widget, Previewable {
  var amount = 0
  var attributes = ViewAttributes.fresh
  var preview: any Widget { Label("\(amount) €") }
}

private struct Greeting: Component {
  var name: String?

  var body: Children {
    if let name { Label("Hello, \(name)") }
  }
}

@Suite("Custom widgets in HTML")
struct OwnWidgetTests {
  @Test("A disabled custom control is dimmed")
  func disabled() {
    #expect(Preview.html(Lamp(.isEnabled(false))).contains("opacity:0.5"))
    #expect(!Preview.html(Lamp()).contains("opacity:0.5"))
    #expect(Preview.svg(Lamp(.isEnabled(false))).contains("opacity:0.5"))
    #expect(!Preview.svg(Lamp()).contains("opacity:0.5"))
  }

  @Test("Tab reaches a custom widget that recognizes taps, and a modal one is a dialog")
  @MainActor func taps() {
    #expect(body(of: Meter(.onTap {})).contains(#"role="group" tabindex="0""#))
    #expect(body(of: Meter(.accessibilityViewIsModal(true))).contains(#"role="dialog""#))
    #expect(!body(of: Meter()).contains("role"))
  }

  @Test("A custom widget writes an element with escaped values, and styles that contain only its values")
  func elements() {
    let gauge = Meter(Mod { $0.level = 0.4 }, .accessibilityLabel("Level"), .backgroundColor(.red))
    #expect(
      body(of: gauge) == #"<meter class="Custom s1" aria-label="Level" value="0.4" title="&lt;&quot;&gt;"></meter>"#)
    #expect(style(of: gauge) == "height:8px;background-color:#FF0000")
  }

  @Test("A custom widget writes its children, and other widgets")
  func content() {
    let card = Card(
      Mod {
        $0.title = "A & B"; $0.content = [Label("c")]
      })
    #expect(
      body(of: card) == """
        <article class="Custom s1"><h2 class="Custom">A &amp; B</h2><hr class="Custom">\
        <span class="Label">c</span></article>
        """)
    #expect(style(of: card) == "width:calc(100% - 8px)")
  }

  @Test("A previewable widget is written as its preview")
  func previewable() {
    #expect(body(of: Price(Mod { $0.amount = 3 })) == #"<div class="View"><span class="Label">3 €</span></div>"#)
  }

  @Test("A component is a `div` that contains its body, or an empty one")
  @MainActor
  func components() {
    let tree = VStack {
      Greeting(name: "Ada")
      Greeting()
    }
    #expect(
      body(of: tree) == """
        <div class="StackView vertical"><div class="View"><span class="Label">Hello, Ada</span></div>\
        <div class="View"></div></div>
        """)
  }

  @Test("A widget without HTML of its own is a box with its text or its children")
  func unknown() {
    #expect(body(of: Mystery(.accessibilityLabel("Map"))) == #"<div class="View" role="group" aria-label="Map"></div>"#)
    #expect(body(of: Badge(.text("New"))) == #"<span class="Label">New</span>"#)
    #expect(body(of: Deck(.children([Label("a")]))) == #"<div class="View"><span class="Label">a</span></div>"#)
  }
}

private struct Lamp: Control, Operable, Previewable {
  var isOn = false
  var controlAttributes = ControlAttributes()
  var attributes = ViewAttributes.fresh

  var operatedValue: OperatedValue<Lamp> { .flag(\.isOn) }
  var preview: any Widget { Label(isOn ? "●" : "○") }
}
