import Mod
import Testing

private struct Common: InspectableByParts, Equatable {
  var alpha = 1.0
  var tag = 0
}

private struct Badge: Inspectable, Equatable {
  var text = ""
  var isRound = false
}

private struct Card: Inspectable {
  var title: String?
  var badge: Badge?
  var badges: [Badge] = []
  var main = Badge()
  var common = Common()
}

private final class Meter: Inspectable {
  var level = 0
  var peer: Meter?
}

private struct Unit: Inspectable {}

@Suite("An inspectable value")
struct InspectableTests {
  @Test("An inspectable value prints its type and what differs from a fresh one")
  func printing() {
    #expect("\(Card())" == "Card()")
    #expect("\(Card(title: "A"))" == #"Card(title: "A")"#)
    #expect("\(Badge(isRound: true))" == "Badge(isRound: true)")
  }

  @Test("An inspectable value prints the properties of embedded attributes as its own")
  func parts() {
    #expect("\(Card(title: "A", common: Common(alpha: 0.5)))" == #"Card(title: "A", alpha: 0.5)"#)
  }

  @Test("An inspectable value prints nested ones by their paths, and those in optionals and arrays as a whole")
  func nested() {
    #expect("\(Card(main: Badge(text: "9")))" == #"Card(main.text: "9")"#)
    #expect("\(Card(badge: Badge(text: "9")))" == #"Card(badge: Badge(text: "9"))"#)
    #expect("\(Card(badges: [Badge(), Badge(text: "9")]))" == #"Card(badges: [Badge(), Badge(text: "9")])"#)
  }

  @Test("An inspectable value reports changes by property, in optionals and arrays too")
  func changes() {
    let mod = Mod<Card> {
      $0.badge?.text = "1"
      $0.badges[1].isRound = true
      $0.main.text = "2"
      $0.common.tag = 3
    }
    let card = Card(badge: Badge(), badges: [Badge(), Badge()])
    #expect(
      mod.changes(to: card).map(\.description) == [
        #"badge.text: "" → "1""#, "badges[1].isRound: false → true", #"main.text: "" → "2""#, "tag: 0 → 3",
      ]
    )
  }

  @Test("An inspectable value may be an object that refers to others")
  func object() {
    let meter = Meter()
    meter.level = 3
    #expect("\(meter)" == "Meter(level: 3)")
    meter.peer = Meter()
    #expect("\(meter)" == "Meter(level: 3, peer: Meter())")
  }

  @Test("An inspectable value without properties prints its type")
  func empty() {
    #expect("\(Unit())" == "Unit()")
    #expect(Change.between(Unit(), Unit()) == [])
  }
}
