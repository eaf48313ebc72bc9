import Mod
import Preview
import Testing
import Widgets

@MainActor
@Suite("Numbers of themes in previews")
struct ThemedNumberPreviewTests {
  @Test("Pages, drawings and the terminal show the numbers of the themes around a widget")
  func previews() throws {
    func tree(_ theme: Brand) -> StackView {
      VStack(.theme(theme)) {
        View(
          .layer.cornerRadius(.token(\Brand.radius)), .backgroundColor(.red), .size(40), .alpha(.token(\Brand.opacity)))
        HStack(spacing: .token(\Brand.radius), .padding(.token(\Brand.half))) {
          Label("a", .font(.systemFont(ofSize: .token(\Brand.radius))))
          Label("b", .font(.token(\Brand.title).withSize(.token(\Brand.radius))))
        }
      }
    }
    func constants(_ theme: Brand) -> StackView {
      VStack(.theme(theme)) {
        View(.layer.cornerRadius(theme.radius), .backgroundColor(.red), .size(40), .alpha(theme.opacity))
        HStack(spacing: theme.radius, .padding(theme.half)) {
          Label("a", .font(.systemFont(ofSize: theme.radius)))
          Label("b", .font(.token(\Brand.title).withSize(theme.radius)))
        }
      }
    }
    for theme in [Brand.standard, .night, .day] {
      #expect(Preview.html(tree(theme)) == Preview.html(constants(theme)))
      #expect(Preview.svg(tree(theme)) == Preview.svg(constants(theme)))
      #expect(Preview.text(tree(theme)) == Preview.text(constants(theme)))
    }
  }
}

private struct Brand: Theme {
  var radius = 8.0
  var opacity = 1.0
  var edge = 8.0
  var title = Font.title1
  var half: Double { radius / 2 }

  static let standard = Brand()
  static let night = Brand(radius: 2, opacity: 0.5)
  static let day = Brand(radius: 5)
}
