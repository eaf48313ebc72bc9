import Styles
import Testing

extension StyleNames where Root: TextDisplaying {
  fileprivate static func shouting(_ text: String) -> Mod<Root> { .text(text.uppercased()) }
  fileprivate static var loud: Mod<Root> { .text.update { $0 = $0?.uppercased() } }
}

extension Style where Root: TextDisplaying {
  fileprivate static func whispering(_ text: String) -> Mod<Root> { .text(text.lowercased()) }
}

extension Mod<Label> {
  fileprivate static let twoLines = Mod { $0.numberOfLines = 2 }
  fileprivate static let multiline = Mod { $0.numberOfLines = 3 }
}

@Suite("Styles, wherever they are declared")
struct StyleNamesTests {
  @Test("A style declared once is a leading-dot member and a member of the namespace")
  func declaredOnce() {
    let expected = Label("VIEWS")
    #expect((Label() |> .shouting("Views")) == expected)
    #expect((Label() |> Style.shouting("Views")) == expected)
    #expect((Label() |> Style<Label>.shouting("Views")) == expected)
    #expect((Label("Views") |> .loud) == expected)
    #expect((Label("Views") |> Style.loud) == expected)
  }

  @Test("A style may be declared in the namespace alone")
  func declaredInNamespace() {
    #expect((Label() |> Style.whispering("Views")).text == "views")
  }

  @Test("A style of one type may be stored in an extension of Mod")
  func storedInMod() {
    #expect((Label() |> .twoLines).numberOfLines == 2)
  }

  @Test("A style in an extension of Mod takes precedence over the library's of the same name")
  func overriding() {
    #expect((Label() |> .multiline).numberOfLines == 3)
    #expect((Label() |> Style.multiline).numberOfLines == 0)
  }

  @Test("Names of properties are members of the namespace too")
  func propertiesInNamespace() {
    #expect(Label(Style.text("Views"), Style.numberOfLines -- 2) == Label("Views", .numberOfLines(2)))
  }

  @Test("Styles from all places of declaration compose by every operator")
  func composing() {
    let expected = Label("VIEWS", .numberOfLines(2))
    #expect((Label() |> .text("Views") + Style.loud + .twoLines) == expected)
    #expect((Label() |> Style.whispering("Views") <> .loud <> .twoLines) == expected)
    #expect(Label(.twoLines, Style.whispering("x"), .shouting("Views")) == expected)
  }
}
