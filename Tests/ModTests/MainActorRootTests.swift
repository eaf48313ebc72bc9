import Mod
import Testing

@MainActor
private class Screen {
  var title: String?
  var count = 0
  var isHidden = false
  let layer = Layer()
  let layers = [Layer(), Layer()]
  var widths = [1, 2]
  var badge: Layer?
  var badges = [Layer()]
  var shadow = Layer()
}

@MainActor
private final class Sheet: Screen {}

private final class Layer {
  var radius = 0.0
}

extension Screen: MainActorRoot {}

extension PropertyNames where Root: Screen {
  fileprivate static var title: Property<Root, String?> { Property { $1(&$0.title) } }
  fileprivate static var count: Property<Root, Int> { Property { $1(&$0.count) } }
}

extension Mod<Screen> {
  fileprivate static let users = Mod { $0.title = "Users" }
  fileprivate static let round: Mod = .at(part: { $0.layer }, \.radius .~ 6)
  fileprivate static let untitled: Mod = .where({ $0.title == nil }, .users)
}

extension Mod where Root: Screen {
  fileprivate static var twice: Mod { .count.update { $0 * 2 } }
}

@Suite("A Mod of a root on the main actor")
@MainActor
struct MainActorRootTests {
  @Test("Closures, names and their changes apply to a class and to its subclasses")
  func names() {
    let screen = configure(Screen(), with: [.users, .count(2), .twice])
    #expect(screen.title == "Users" && screen.count == 4)
    let sheet: Sheet = configure(Sheet(), with: [.title("Sheet"), .count -- 3, .twice])
    #expect(sheet.title == "Sheet" && sheet.count == 6)
    #expect(Property<Screen, Int>.count.value(in: sheet) == 6)
  }

  @Test("Key paths set and replace properties")
  func keyPaths() {
    let screen = configure(
      Screen(), with: [\.title .~ "Users", \.count .~ 2, \.count %~ { $0 + 1 }, .set(\.isHidden, true)])
    #expect(screen.title == "Users" && screen.count == 3 && screen.isHidden)
    let hidden = Property<Screen, Bool>(\.isHidden)
    #expect(!configure(screen, with: hidden(false)).isHidden)
  }

  @Test("Parts that can be set are changed by key paths, too")
  func settablePart() {
    #expect(configure(Screen(), with: .at(\.shadow, \.radius .~ 2)).shadow.radius == 2)
  }

  @Test("Conditions and read-only parts run on the main actor")
  func focus() {
    let screen = configure(Screen(), with: [.round, .untitled, .at(\.badge, \.radius .~ 1)])
    #expect(screen.layer.radius == 6 && screen.title == "Users" && screen.badge == nil)
    screen.badge = Layer()
    configure(
      screen,
      with: [\.title .~ "Own", .untitled, .at(\.badge, \.radius .~ 1), .at(\.layer, \.radius .~ 2)])
    #expect(screen.title == "Own" && screen.badge?.radius == 1 && screen.layer.radius == 2)
  }

  @Test("Parts that are values, optional or collections are changed by their key paths")
  func parts() {
    let screen = configure(
      Screen(),
      with: [
        .at(\.count, Mod { $0 += 1 }), .unwrapped(\.title, Mod { $0 += "!" }), .each(\.widths, Mod { $0 *= 2 }),
        .each(\.layers, \.radius .~ 3), .each(\.badges, \.radius .~ 4),
      ])
    #expect(screen.count == 1 && screen.title == nil && screen.widths == [2, 4])
    #expect(screen.layers.map(\.radius) == [3, 3] && screen.badges.map(\.radius) == [4])
    screen.title = "Users"
    #expect(configure(screen, with: .unwrapped(\.title, Mod { $0 += "!" })).title == "Users!")
  }

  @Test("A property decides between two styles")
  func conditions() {
    let style: Mod<Screen> = .when(\.isHidden, .count(1), else: .count(2))
    let screen = configure(Screen(), with: style)
    #expect(screen.count == 2)
    screen.isHidden = true
    #expect(configure(screen, with: style).count == 1)
    #expect(configure(screen, with: .when(\.isHidden, .count(3))).count == 3)
  }

  @Test(
    "Each form stops the program off the main actor, and names the class",
    arguments: ["closure", "name", "key path", "replacement", "predicate", "part", "property"])
  func offTheMainActor(_ form: String) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [form] in
      let screen = await Screen()
      let mod: Mod<Screen> = await MainActor.run {
        switch form {
        case "closure": .users
        case "name": .title("a")
        case "key path": \.count .~ 1
        case "replacement": \.count %~ { $0 + 1 }
        case "predicate": .untitled
        case "part": .round
        default: Property<Screen, Int>(\.count)(1)
        }
      }
      await Task.detached { _ = configure(screen, with: mod) }.value
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("A Mod of Screen is applied off the main actor"))
  }
}
