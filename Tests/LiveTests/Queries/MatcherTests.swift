import Live
import Testing

@MainActor
struct MatcherTests {
  private let host = Host(
    VStack {
      TextField(.placeholder("Name"), .accessibilityLabel("First name"))
      Label("3 minutes left", .accessibilityLabel("Time"), .tag(7))
      VStack(.accessibilityIdentifier("ada")) {
        Label("Ada")
        Button("Delete")
      }
      VStack(.accessibilityIdentifier("grace")) {
        Label("Grace")
        Button("Delete", .isEnabled(false), .isSelected(true)).with(.key(2))
      }
    }
  )

  @Test("A text equals the whole text")
  func text() {
    #expect(host.find(.text("3 minutes left")).count == 1)
    #expect(host.find(.text("3 minutes")).count == 0)
  }

  @Test("A part of a text is found in any case")
  func containing() {
    #expect(host.find(.text(.containing("Minutes"))).count == 1)
  }

  @Test("A label for assistive technology is not a text")
  func label() throws {
    #expect(try host.find(.label("Time")).text == "3 minutes left")
    #expect(host.find(.label("Ada")).count == 0)
  }

  @Test("A name is the label or else the text")
  func name() {
    #expect(host.find(.name("Time")).count == 1)
    #expect(host.find(.name("Ada")).count == 1)
  }

  @Test("A placeholder is found though there is a label")
  func placeholder() {
    #expect(host.find(.placeholder("Name"), .textField("First name")).count == 1)
  }
}
