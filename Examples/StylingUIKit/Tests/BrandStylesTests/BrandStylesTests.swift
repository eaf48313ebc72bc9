import Mod
import Pipe
import Testing
import UIKit

#if ISOLATED
  import IsolatedBrandStyles
#else
  import BrandStyles
#endif

@MainActor struct BrandStylesTests {
  @Test("A style of a class sets properties by names that a hierarchy of classes shares")
  func title() {
    let label = UILabel() |> .title + .text("Views") <> .dimmed
    #expect(label.numberOfLines == 0)
    #expect(label.font.fontName == "title1")
    #expect(label.text == "Views")
    #expect(label.alpha == 0.5)
  }

  @Test("A style can change the object of a read-only property")
  func primary() {
    let button = UIButton() |> .primary
    #expect(button.layer.cornerRadius == 6)
    #expect(button.backgroundColor == .systemIndigo)
    #expect(button.title(for: .normal) == "Play")
  }

  @Test("The changes of a style are listed with the names of the properties")
  func changes() {
    let changes = Mod<UILabel>.title.changes(to: UILabel())
    #expect(changes.contains(Change("numberOfLines", from: 1, to: 0)))
  }
}
