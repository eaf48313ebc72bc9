import Mod
import Testing

@Suite("Stored properties")
struct StoredPropertyTests {
  private enum Size: CaseIterable { case small, large }

  private struct Inner: Hashable { var size = Size.large }

  private struct Look: Hashable {
    var size = Size.small
    var isWide = false
    var choice: Size?
    let constant = 1
    var observed = Size.small { didSet {} }
    var inner = Inner()
    private var hidden = ""

    var computed: Int { 1 }
  }

  @Test("The key paths of stored properties have names, set values, and equal those of the source")
  func keyPaths() throws {
    let properties = StoredProperty<Look>.all()
    #expect(properties.map(\.label) == ["size", "isWide", "choice", "constant", "observed", "inner", "hidden"])
    #expect(properties[0].keyPath == \Look.size && properties[2].keyPath == \Look.choice)
    var look = Look()
    look[keyPath: try #require(properties[4].keyPath as? WritableKeyPath<Look, Size>)] = .large
    #expect(look.observed == .large)
    #expect(!(properties[3].keyPath is WritableKeyPath<Look, Int>))
  }

  @Test("A nested property is read and set, and the others stay the same")
  func path() throws {
    let property = try #require(StoredProperty<Inner>.all().first)
    let size = try #require(property.keyPath as? WritableKeyPath<Inner, Size>)
    let path = StoredPath(\Look.inner).appending(StoredPath(size))
    var (look, expected) = (Look(), Look())
    expected.inner.size = .small
    #expect(path.get(look) == .large)
    path.set(.small, in: &look)
    #expect(look == expected)
  }

  @Test("Types other than structs have no stored properties to inspect")
  func others() {
    #expect(StoredProperty<Size>.all().isEmpty)
    #expect(StoredProperty<Int?>.all().isEmpty)
  }
}
