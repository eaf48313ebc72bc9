import Bindings
import Testing

@MainActor
struct VarPartTests {
  private struct Person: Equatable {
    var name = "Ada"
    var age = 36
    var tags = ["poet"]
  }

  private let person = Var(Person())

  @Test("A part of a variable has the value that was set, and the other parts keep theirs")
  func laws() {
    let name = person.at(\.name)
    name.value = "Grace"
    #expect(name.value == "Grace" && person.value == Person(name: "Grace"))
    name.set(name.value)
    #expect(person.value == Person(name: "Grace"))
    name.set("Barbara")
    name.set("Adele")
    #expect(person.value == Person(name: "Adele"))
    person.at(\.tags[0]).value = "programmer"
    #expect(person.value.tags == ["programmer"])
  }

  @Test("A part notifies the subscribers of the variable, and is notified by it")
  func notifications() {
    let (whole, part) = (Log<Person>(), Log<String>())
    let lifetimes = [whole.subscribe(to: person), part.subscribe(to: person.at(\.name).signal)]
    person.at(\.age).set(37)
    person.at(\.name).update("Grace")
    #expect(whole.values.map(\.age) == [36, 37] && part.values == ["Ada", "Ada"])
    person.set(Person(name: "Barbara"))
    #expect(part.values == ["Ada", "Ada", "Barbara"])
    let stored = Log<Person>()
    let other = stored.subscribe(to: person.stateChanges())
    person.at(\.age).update(1)
    #expect(stored.values.map(\.age) == [36, 1] && person.value.age == 1)
    withExtendedLifetime((lifetimes, other)) {}
  }

  @Test("Parts that are set inside one delivery all keep their new values")
  func duringDelivery() {
    let start = Input<Void>()
    let lifetime = start.subscribe { [person] in
      person.at(\.name).set("Grace")
      person.at(\.age).set(1)
    }
    start.send()
    #expect(person.value == Person(name: "Grace", age: 1))
    withExtendedLifetime(lifetime) {}
  }

  @Test("Two parts are the same if they are the same property of the same variable")
  func identity() {
    let other = Var(Person())
    #expect(person.at(\.name).isSame(as: person.at(\.name)))
    #expect(!person.at(\.name).isSame(as: other.at(\.name)))
    #expect(!person.at(\.tags[0]).isSame(as: person.at(\.tags[1])))
  }

  @Test("A part is bound in both directions, and can be the target of an event")
  func bound() {
    let field = TextField(.text <--> person.at(\.name), .textSubmitted --> person.at(\.name))
    #expect(field.resolved().text == "Ada")
    person.at(\.name).set("Grace")
    #expect(field.resolved().text == "Grace")
  }

  @Test("Changing an element of a long list that only its variable holds does not copy the list")
  func inPlace() {
    let list = Var(Array(0..<1_000))
    let before = list.value.withUnsafeBufferPointer { $0.baseAddress }
    list.at(\.[7]).set(-7)
    let after = list.value.withUnsafeBufferPointer { $0.baseAddress }
    #expect(before == after && list.value[7] == -7)
  }
}
