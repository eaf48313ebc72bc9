import Styles
import Testing

@Suite("Styles of labels")
struct LabelTests {
  @Test("A dynamic font follows the reader's text size")
  func dynamicFont() {
    #expect((Label() |> .dynamicFont) == Label(.adjustsFontForContentSizeCategory(true)))
  }

  @Test("A text style sets its font, and a dynamic one follows the reader's text size, too")
  func textStyle() {
    #expect((Label() |> .textStyle(.headline)) == Label(.font(.headline)))
    #expect((Label() |> .dynamicFont(.headline)) == Label(.font(.headline), .adjustsFontForContentSizeCategory(true)))
  }

  @Test("A style sets the alignment, for example centered")
  func alignment() {
    #expect((Label() |> .alignment(.right)) == Label(.textAlignment(.right)))
    #expect((Label() |> .centered) == Label(.textAlignment(.center)))
  }

  @Test("A centered title combines these styles")
  func centerTitle() {
    let expected = Label(.font(.title1), .adjustsFontForContentSizeCategory(true), .textAlignment(.center))
    #expect((Label() |> .centerTitle) == expected)
    #expect((Label() |> Style.centerTitle) == expected)
  }

  @Test("A multiline label has as many lines as it needs")
  func multiline() {
    #expect((Label() |> .multiline) == Label(.numberOfLines(0)))
  }

  @Test("A caption is small, dynamic and in upper case")
  func caption() {
    let expected = Label("EPISODE #", .font(.caption1), .adjustsFontForContentSizeCategory(true))
    #expect((Label() |> .caption("Episode #")) == expected)
    #expect((Label() |> Style.caption("Episode #")) == expected)
  }

  @Test("Styles of text apply to every widget that displays text")
  func otherWidgets() {
    #expect((TextField() |> .centered).textAlignment == .center)
  }
}
