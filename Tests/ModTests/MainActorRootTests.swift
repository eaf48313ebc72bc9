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

  @Test("Key paths of classes on the main actor set and replace properties")
  func keyPaths() {
    let screen = configure(
      Screen(), with: [\.title .~ "Users", \.count .~ 2, \.count %~ { $0 + 1 }, .set(\.isHidden, true)])
    #expect(screen.title == "Users" && screen.count == 3 && screen.isHidden)
    let hidden = Property<Screen, Bool>(\.isHidden)
    #expect(!configure(screen, with: hidden(false)).isHidden)
  }

  @Test("Settable properties of a class are focused by key paths")
  func settablePart() {
    #expect(configure(Screen(), with: .at(\.shadow, \.radius .~ 2)).shadow.radius == 2)
  }

  @Test("Conditions, and focusing on read-only properties, run on the main actor")
  func focus() {
    let screen = configure(Screen(), with: [.round, .untitled, .at(\.badge, \.radius .~ 1)])
    #expect(screen.layer.radius == 6 && screen.title == "Users" && screen.badge == nil)
    screen.badge = Layer()
    configure(
      screen,
      with: [\.title .~ "Own", .untitled, .at(\.badge, \.radius .~ 1), .at(\.layer, \.radius .~ 2)])
    #expect(screen.title == "Own" && screen.badge?.radius == 1 && screen.layer.radius == 2)
  }

  @Test("Parts that are values, optionals or collections are focused by key paths")
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

  @Test("A property of two closures is read and set, and setting it does not read it")
  func getterAndSetter() {
    let counter = Counter()
    configure(counter, with: [.level(2), .level -- 3])
    #expect(counter.reads == 0 && counter.level == 3)
    configure(counter, with: .level.update { $0 += 1 })
    #expect(
      Property<Counter, Int>.level.value(in: counter) == 4 && Property<Counter, Int>.level.propertyName == "level")
  }

  @Test(
    "Each kind of Mod for a main-actor class stops the program off the main actor, and names the class",
    arguments: Form.allCases)
  func offTheMainActor(_ form: Form) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [form] in
      let screen = await Screen()
      let mod = await MainActor.run { form.mod }
      await Task.detached {
        switch form {
        case .set:
          var screen = screen
          Property<Screen, Int>.count.set(1, in: &screen)
        case .value: _ = Property<Screen, Int>.count.value(in: screen)
        case .partOfValue: _ = configure(Window(screen: screen), with: .at(\.screen, mod))
        case .propertyOfValue: _ = configure(Window(screen: screen), with: Property(\.screen).update(mod))
        default: _ = configure(screen, with: mod)
        }
      }.value
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let name = form == .propertyOfValue ? "Window" : "Screen"
    #expect(message.contains("A Mod of \(name) is applied off the main actor"))
  }
}

/// A class whose property counts how often it is read.
@MainActor
private final class Counter: MainActorRoot {
  private var stored = 0
  private(set) var reads = 0

  var level: Int {
    get {
      reads += 1
      return stored
    }
    set { stored = newValue }
  }
}

extension PropertyNames where Root: Counter {
  fileprivate static var level: Property<Root, Int> { Property(get: { $0.level }, set: { $0.level = $1 }) }
}

private struct Window {
  var screen: Screen
}

/// The ways to a Mod of a class.
enum Form: CaseIterable, Codable {
  case closure, name, keyPath, replacement, predicate, part, property, condition, getterAndSetter, update
  case sum, list, longList, lastOfLongList, combination, chain, nested
  case set, value, partOfValue, propertyOfValue

  @MainActor fileprivate var mod: Mod<Screen> {
    switch self {
    case .closure, .set, .value, .partOfValue, .propertyOfValue: .users
    case .name: .title("a")
    case .keyPath: \.count .~ 1
    case .replacement: \.count %~ { $0 + 1 }
    case .predicate: .untitled
    case .part: .round
    case .property: Property<Screen, Int>(\.count)(1)
    case .condition: .when(\.isHidden, .count(1))
    case .getterAndSetter: Property<Screen, Int>(get: { $0.count }, set: { $0.count = $1 })(1)
    case .update: .count.update { $0 += 1 }
    case .sum: .identity + .users
    case .list: [.identity, .users]
    case .longList: Mod(list: Array(repeating: .users, count: 20))
    case .lastOfLongList: Mod(list: Array(repeating: .identity, count: 19) + [.users])
    case .combination: .combine([.identity, .identity, .users])
    case .chain: (0..<200).reduce(.users) { mod, _ in mod + .identity }
    case .nested: [[.identity, .identity + .when(true, .users)]]
    }
  }
}
