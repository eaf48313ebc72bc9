import LiveTesting
import Testing

@Suite("Identifiers and tags from raw values")
@MainActor
struct RawValueTests {
  private enum Field: String { case name, town }
  private enum Row: Int { case first = 1, second }

  @Test("A widget is found by the case that identifies it")
  func identifiers() throws {
    let tree = LiveTree(
      VStack {
        TextField(.identifier(Field.name), .text("Ada"))
        TextField(.accessibilityIdentifier(Field.town), .text("London"))
      })
    #expect(try tree.find(.identifier(Field.name)).text == "Ada")
    #expect(try tree.find(.identifier(Field.town)).text == "London")
    #expect(try tree.find(.identifier("town")).text == "London")
  }

  @Test("A widget and a bar item are found by the case that tags them")
  func tags() throws {
    let tree = LiveTree(
      VStack {
        Label("Ada", .tag(Row.first))
        Toolbar(.items([BarButtonItem("Add", .tag(Row.second), .accessibilityIdentifier(Field.name))]))
      })
    #expect(try tree.find(.tag(Row.first)).text == "Ada")
    #expect(try tree.find(BarButtonItem.self, .tag(Row.second)).one.accessibilityIdentifier == "name")
  }

  @Test("A restoration identifier and a focus group identifier can be raw values")
  func others() {
    let label = Label(.restorationIdentifier(Field.name), .focusGroupIdentifier(Field.town))
    #expect(label.restorationIdentifier == "name")
    #expect(label.focusGroupIdentifier == "town")
  }
}
