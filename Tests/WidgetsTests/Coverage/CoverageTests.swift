import Testing

@testable import Mod

@Suite("Every property of every widget, layer, gesture recognizer and bar item")
struct CoverageTests {
  static let properties = Subject.all.flatMap(\.names)

  @Test("Every property has a name", arguments: Subject.all)
  func isNamed(subject: Subject) {
    let own = subject.names.filter { $0.homes == [$0.name] }.map(\.name)
    // Behaviors are attached by operators, not by a name of their own.
    #expect(Set(subject.stored).subtracting(own + ["behaviors", "stateGrounds"]) == [])
  }

  @Test("Every property sets what its name says, or the stored properties behind it", arguments: Subject.all)
  func isStored(subject: Subject) {
    #expect(Set(subject.names.flatMap(\.homes)).subtracting(subject.stored) == [])
  }

  @Test("Every declared property name is tested")
  func isTested() throws {
    let tested = Self.properties.map { String($0.name.prefix { $0 != "(" }) }
    let untested = try declaredNames().subtracting(tested).sorted()
    #expect(untested == [])
    #expect(try declaredNames().isSuperset(of: ["text", "zoomScale"]))
  }

  /// Two protocols that declare one name make each further `.name -- value` of an expression double its type-checking.
  @Test("Every property name is declared by one protocol only")
  func isDeclaredOnce() throws {
    let protocols = try protocolsPerName()
    #expect(protocols.filter { $0.value > 1 }.isEmpty)
    #expect(protocols["isEnabled"] == 1)
  }

  @Test("Every property has its default in a fresh value, which prints only its type", arguments: Subject.all)
  func isFresh(subject: Subject) {
    #expect(subject.fresh == "\(subject.testDescription)()")
  }

  @Test("Every property is set by its name, and compared by `==`", arguments: properties)
  func isCompared(property: NamedProperty) throws {
    #expect(try property.trial().isUnequal())
  }

  @Test("Every property is set by its name, and compared in blocks", arguments: properties)
  @MainActor
  func isComparedInBlocks(property: NamedProperty) throws {
    #expect(try !property.trial().isOverlooked())
  }

  @Test("Every property is set by a key-value pair just as by its name", arguments: properties)
  func isPaired(property: NamedProperty) throws {
    #expect(try property.trial().isSameAsPair())
  }

  @Test("Every property can be bound to a signal", arguments: properties)
  @MainActor
  func isBound(property: NamedProperty) throws {
    #expect(try property.trial().isBound() ?? Self.unbound.contains(property.owner))
  }

  /// What is part of a property rather than something that has properties over time.
  private static let unbound: Set = ["TextAttributes", "TextContainer", "Component", "Segment"]

  @Test("Every property is reported when it changes, and nothing else with it", arguments: properties)
  func isReported(property: NamedProperty) throws {
    let trial = try property.trial()
    let changes = trial.changes()
    #expect(!changes.isEmpty)
    #expect(changes == trial.expected())
  }

  @Test("Every property is compared in memory with the same result as by reflection", arguments: properties)
  func isReflected(property: NamedProperty) throws {
    let trial = try property.trial()
    let (reflected, found) = (trial.reflected(), trial.found())
    #expect(found.there == reflected.there && found.back == reflected.back)
    #expect(found.there.map(\.description) == reflected.there.map(\.description))
  }

  @Test("Every property is printed if it differs from the default", arguments: properties)
  func isPrinted(property: NamedProperty) throws {
    let trial = try property.trial()
    let description = trial.description()
    for change in trial.expected() {
      #expect(description.contains("\(change.path): \(literal(of: change.new))"))
    }
  }
}
