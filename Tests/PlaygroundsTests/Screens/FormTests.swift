import Live
import Testing

@testable import Pages

@MainActor
@Suite struct FormTests {
  private let model = FormModel()
  private let host: Host<Void>

  init() {
    host = Host(VStack { [model] in FormScreen(model: model) })
  }

  @Test("What is wrong is said until it is right") func errors() throws {
    #expect(host.find(.text("Who are you?")).exists)
    try host.find(.textField("Name")).type("Ada")
    #expect(!host.find(.text("Who are you?")).exists)
    try host.find(.textField("Email")).type("ada@example")
    #expect(host.find(.text("This is no address.")).exists)
    try host.find(.textField("Email")).type(".com")
    #expect(!host.find(.text("This is no address.")).exists)
  }

  @Test("It is saved only when all is right") func saving() throws {
    #expect(throws: ActionError.self) { try host.find(.button("Save")).tap() }
    try host.find(.textField("Name")).type("Ada")
    try host.find(.textField("Email")).type("ada@example.com")
    try host.find(.switch("Send me news")).toggle()
    try host.find(.button("Save")).tap()
    #expect(model.saved == "Ada <ada@example.com>, 18, subscribed")
    #expect(try host.find(.identifier("saved")).text == "Ada <ada@example.com>, 18, subscribed")
  }

  @Test("The age follows the slider, and the slider the age") func age() throws {
    try host.find(Slider.self).operate { $0.value = 36 }
    #expect(host.find(.text("Age 36")).exists)
    model.draft.age.set(7)
    #expect(try host.find(Slider.self).value == 7)
  }
}
