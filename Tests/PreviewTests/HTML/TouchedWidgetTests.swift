import Foundation
import Mod
import Preview
import Testing
import Widgets

@Suite("Widgets that are touched in HTML")
struct TouchedWidgetTests {
  @Test("Content that always bounces is one point larger than its view on touch screens")
  func bouncing() {
    let scroll = ScrollView { Label("A") }
    #expect(body(of: scroll.with(.alwaysBounceVertical(true))).contains(#" data-b="y""#))
    #expect(body(of: scroll.with(.alwaysBounceHorizontal(true))).contains(#" data-b="x""#))
    #expect(body(of: scroll.with(.alwaysBounceHorizontal(true), .alwaysBounceVertical(true))).contains(#""x y""#))
    #expect(!body(of: scroll.with(.alwaysBounceVertical(true), .bounces(false))).contains("data-b"))
    #expect(!Preview.html(scroll).contains("data-b"))
  }

  @Test("A button with a pointer interaction is shaded when hovered")
  func pointer() {
    #expect(Preview.html(Button("A", .isPointerInteractionEnabled(true))).contains("[data-o]:hover"))
    #expect(!Preview.html(Button("A")).contains("data-o"))
  }

  @Test("The large content viewer shows image and title while a widget is pressed")
  func largeContent() {
    let view = Button(
      "A", .showsLargeContentViewer(true), .largeContentTitle("\"Quoted\""),
      .largeContentImage(Image(systemName: "star")), .largeContentImageInsets(EdgeInsets(left: 8)))
    #expect(body(of: view).contains(#" data-l="&quot;Quoted&quot;""#))
    #expect(style(of: view)?.contains(#" calc(50% + 4px) 64px/40px no-repeat"#) == true)
    #expect(style(of: view.with(.scalesLargeContentImage(true)))?.contains("px/112px no-repeat") == true)
    #expect(!Preview.html(view.with(.showsLargeContentViewer(false))).contains("--large"))
    #expect(!Preview.html(view.with(.largeContentImage(nil))).contains("data-l"))
  }

  @Test("A bar item has an image for compact heights, and one for large content")
  func barItems() {
    let (star, heart) = (Image(systemName: "star"), Image(systemName: "heart"))
    let bars: [any Widget] = [
      Toolbar(.items([BarButtonItem(.image(star), .landscapeImagePhone(heart), .largeContentSizeImage(heart))])),
      TabBar(.items([TabBarItem("T", .image(star), .landscapeImagePhone(heart), .largeContentSizeImage(heart))])),
    ]
    for bar in bars {
      let page = Preview.html(bar)
      #expect(page.contains(#"<span class="Upright"><i "#) && page.contains(#"<span class="Lying"><i "#))
      #expect(page.contains("--large:url(") && page.contains(" data-l=\""))
    }
    #expect(!Preview.html(Toolbar(.items([BarButtonItem(.image(star))]))).contains("Lying"))
  }

  @Test("The index of a table has its tracking color while it is touched")
  func sectionIndex() {
    let table = TableView(.sectionIndexTrackingBackgroundColor(.red)) {
      Section("S", indexTitle: "I") { TableViewCell(.text("A")) }
    }
    #expect(Preview.html(table).contains("--tracking:#FF0000"))
    #expect(body(of: table).contains("SectionIndex tracked"))
  }

  @Test("A widget that ignores inverted colors is inverted once more, but not inside another such widget")
  func invertedColors() {
    let page = Preview.html(ImageView(.accessibilityIgnoresInvertColors(true)))
    #expect(page.contains("@media(inverted-colors:inverted){[data-v]{filter:invert(1)}"))
    #expect(!Preview.html(ImageView()).contains("data-v"))
  }
}
