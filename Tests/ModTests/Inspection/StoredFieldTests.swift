import Mod
import Testing

@Suite("Stored fields")
struct StoredFieldTests {
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
    let keyPaths = StoredField.keyPaths(of: Look.self)
    #expect(keyPaths.map(\.label) == ["size", "isWide", "choice", "constant", "observed", "inner", "hidden"])
    #expect(keyPaths[0].keyPath == \Look.size && keyPaths[2].keyPath == \Look.choice)
    var look = Look()
    look[keyPath: try #require(keyPaths[4].keyPath as? WritableKeyPath<Look, Size>)] = .large
    #expect(look.observed == .large)
    #expect(!(keyPaths[3].keyPath is WritableKeyPath<Look, Int>))
    let inner = try #require(StoredField.keyPaths(of: Inner.self)[0].keyPath as? WritableKeyPath<Inner, Size>)
    #expect((\Look.self).appending(path: \.inner).appending(path: inner) == \Look.inner.size)
  }

  @Test("Other types than structs have none")
  func others() {
    #expect(StoredField.keyPaths(of: Size.self).isEmpty)
    #expect(StoredField.keyPaths(of: Optional<Int>.self).isEmpty)
  }
}
