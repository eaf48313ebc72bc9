import Testing

@testable import DocumentationSite

@Suite struct SlugTests {
  @Test("Names of operators and reserved names become names of files on every system")
  func slugs() {
    #expect(Slugs.slug("<>(_:_:)") == "u3cu3e-_-_")
    #expect(Slugs.slug("|>") == "u7cu3e")
    #expect(Slugs.slug(".~") == "u2eu7e")
    #expect(Slugs.slug("a \"b\" & c.") == "a-u22bu22-u26-c")
    #expect(Slugs.slug("con") == "con_")
    #expect(Slugs.slug("index") == "index_")
  }

  @Test("No two names differ by their case alone")
  func collisions() {
    var slugs = Slugs()
    #expect(slugs.unique("Label", keepingCase: true) == "Label")
    #expect(slugs.unique("label", keepingCase: true) == "label-2")
    #expect(slugs.unique("LABEL") == "label-3")
  }

  @Test("Links between files are relative")
  func links() {
    let address = Address(path: "mod/property.html", anchor: "init")
    #expect(address.link(from: "index.html") == "mod/property.html#init")
    #expect(address.link(from: "mod/mod.html") == "property.html#init")
    #expect(address.link(from: "live/node.html") == "../mod/property.html#init")
    #expect(address.link(from: "mod/property.html") == "#init")
  }
}
