import LiveTesting
import Testing

@testable import Pages

@MainActor
@Suite struct FormTests {
  private let model = FormModel()
  private let tree: LiveTree<Void>

  init() {
    tree = LiveTree(VStack { [model] in FormScreen(model: model) })
  }

  @Test("A message shows an invalid value until it is valid") func errors() throws {
    #expect(tree.find(.text("Who are you?")).exists)
    try tree.find(.textField("Name")).type("Ada")
    #expect(!tree.find(.text("Who are you?")).exists)
    try tree.find(.textField("Email")).type("ada@example")
    #expect(tree.find(.text("This is no address.")).exists)
    try tree.find(.textField("Email")).type(".com")
    #expect(!tree.find(.text("This is no address.")).exists)
  }

  @Test("A form is saved only when all fields are valid") func saving() throws {
    #expect(throws: ActionError.self) { try tree.find(.button("Save")).tap() }
    try tree.find(.textField("Name")).type("Ada")
    try tree.find(.textField("Email")).type("ada@example.com")
    try tree.find(.switch("Send me news")).toggle()
    try tree.find(.button("Save")).tap()
    #expect(model.saved == "Ada <ada@example.com>, 18, subscribed")
    #expect(try tree.find(.identifier("saved")).text == "Ada <ada@example.com>, 18, subscribed")
  }

  @Test("The age and the slider follow each other") func age() throws {
    try tree.find(Slider.self).operate { $0.value = 36 }
    #expect(tree.find(.text("Age 36")).exists)
    model.draft.age.set(7)
    #expect(try tree.find(Slider.self).value == 7)
  }
}
