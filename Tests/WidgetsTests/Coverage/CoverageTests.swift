import Testing

@testable import Mod

@Suite("Every property of every widget, layer, gesture recognizer and bar item")
struct CoverageTests {
  static let properties = Subject.all.flatMap(\.names)

  @Test("has a name, and every name has a property", arguments: Subject.all)
  func names(subject: Subject) {
    #expect(subject.names.map(\.name).sorted() == subject.stored.sorted())
  }

  @Test("is at its default in a fresh value, which prints as its type alone", arguments: Subject.all)
  func fresh(subject: Subject) {
    #expect(subject.fresh == "\(subject.testDescription)()")
  }

  @Test("is set by its name, which == sees", arguments: properties)
  func isSet(property: NamedProperty) throws {
    #expect(try property.trial().isUnequal)
  }

  @Test("is set by a key-value pair just as by its name", arguments: properties)
  func pair(property: NamedProperty) throws {
    #expect(try property.trial().isSameAsPair)
  }

  @Test("is reported when it changes, and nothing else with it", arguments: properties)
  func changes(property: NamedProperty) throws {
    let trial = try property.trial()
    #expect(!trial.changes.isEmpty)
    #expect(trial.changes == trial.expected)
  }

  @Test("is printed where it differs", arguments: properties)
  func printed(property: NamedProperty) throws {
    let trial = try property.trial()
    for change in trial.expected {
      #expect(trial.description.contains("\(change.path): \(literal(of: change.new))"))
    }
  }
}
