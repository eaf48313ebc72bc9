import LiveTesting
import Testing
import Widgets

@testable import Live

@MainActor
@Suite("Names for voice control")
struct VoiceNameTests {
  private let tree = LiveTree(
    VStack {
      Button("Send", .accessibilityUserInputLabels(["Mail", "Dispatch"]))
      Button("Save")
    })

  @Test("A control is found by its own name and by each of its names for voice control")
  func names() throws {
    #expect(try tree.find(.button("Dispatch")).node() === tree.find(.button("Send")).node())
    #expect(tree.find(.name(.containing("mai"))).count == 1)
    #expect(tree.find(.text("Mail")).count == 0 && tree.find(.label("Mail")).count == 0)
    #expect(tree.find(.button("Print")).count == 0)
  }

  @Test("A command has the voice names of its widget as its other titles")
  func commands() {
    #expect(tree.root.commands.map(\.otherTitles) == [["Mail", "Dispatch"], []])
  }
}
