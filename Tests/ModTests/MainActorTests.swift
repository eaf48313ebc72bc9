import Mod
import Testing

@MainActor
class ScreenView {
  var alpha = 1.0
  var subviews: [ScreenView] = []
}

@MainActor
class ScreenControl: ScreenView {
  var isEnabled = true
}

@MainActor
final class ScreenButton: ScreenControl {
  var title: String?
}

extension Mod where Root: ScreenView {
  fileprivate static var faded: Mod { Mod(main: { $0.alpha = 0.5 }) }
}

extension Mod where Root: ScreenControl {
  fileprivate static func enabled(_ isEnabled: Bool) -> Mod { Mod(main: { $0.isEnabled = isEnabled }) }
}

extension Mod<ScreenButton> {
  fileprivate static let save = Mod(main: { $0.title = "Save" })
  fileprivate static let disabledSave = save + .faded + .enabled(false)
}

@Suite("A Mod of a main-actor class")
struct MainActorTests {
  @Test("A Mod of a main-actor class can be a `static let`, and also sets inherited properties")
  @MainActor
  func hierarchy() {
    let button = configure(ScreenButton(), with: .disabledSave)
    #expect(button.title == "Save" && button.alpha == 0.5 && !button.isEnabled)
  }

  @Test("A Mod of a main-actor class composes off the main actor and applies on it")
  func applies() async {
    let mod = Mod<ScreenButton>.save + .faded
    let alpha = await MainActor.run { configure(ScreenButton(), with: mod).alpha }
    #expect(alpha == 0.5)
  }

  @Test("A Mod of a main-actor class stops the program off the main actor")
  func offMain() async {
    await #expect(processExitsWith: .failure) {
      let button = ScreenButton()
      await Task.detached { _ = configure(button, with: .save) }.value
    }
  }
}
