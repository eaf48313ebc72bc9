import Mod
import Testing
import Widgets

private let users = [User(id: 1, name: "Ada"), User(id: 2, name: "Grace")]

private struct User: Identifiable {
  let id: Int
  let name: String
}

private func cell(_ text: String) -> TableViewCell { TableViewCell(.text(text)) }

@Suite struct SectionBuilderTests {
  /// Each form of rows in a block, with the texts that its cells show.
  static let forms: [(sections: [SectionModel], texts: [[String]])] = [
    (build { for user in users { cell(user.name) } }, [["Ada", "Grace"]]),
    (build { for user in users { CellModel(user.id, cell(user.name)) } }, [["Ada", "Grace"]]),
    (build { ForEach(users) { cell($0.name) } }, [["Ada", "Grace"]]),
    (build { users.map { CellModel($0.id, cell($0.name)) } }, [["Ada", "Grace"]]),
    (build { RowList(users.map { CellModel($0.id, cell($0.name)) }) }, [["Ada", "Grace"]]),
    (build { users.map { cell($0.name) } }, [["Ada", "Grace"]]),
    (build { users.map { cell($0.name) as any Widget } }, [["Ada", "Grace"]]),
    (build { Children(users.map { cell($0.name) as any Widget }) }, [["Ada", "Grace"]]),
    (build { cell("a") as any Widget }, [["a"]]),
    (build { cell("a") as (any Widget)? }, [["a"]]),
    (build { Optional(cell("a")) }, [["a"]]),
    (build { Optional(CellModel(1, cell("a"))) }, [["a"]]),
    (build { Optional(Section("S") { cell("a") }) }, [["a"]]),
    (
      build {
        Group { cell("a") }; "b"
      }, [["a", "b"]]
    ),
    (
      build {
        ["a", "b"]; ["c"]
      }, [["a", "b"], ["c"]]
    ),
    (build { [Section("S") { cell("a") }, Section("T") { cell("b") }] }, [["a"], ["b"]]),
    (
      build {
        cell("a"); Section("S") { cell("b") }; cell("c"); cell("d")
      }, [["a"], ["b"], ["c", "d"]]
    ),
    (build { for user in users { Section(user.name) { cell(user.name) } } }, [["Ada"], ["Grace"]]),
    (build {}, []),
    (
      build {
        nil as TableViewCell?; nil as CellModel?; nil as SectionModel?; nil as (any Widget)?
      }, []
    ),
    (
      build {
        Section("S") {
          nil as CellModel?; nil as (any Widget)?; [cell("a") as any Widget]
        }
      }, [["a"]]
    ),
  ]

  static func build(@SectionBuilder _ content: () -> [SectionModel]) -> [SectionModel] { content() }

  @Test("Each type that is convertible to rows is accepted in a block", arguments: forms.indices)
  func rows(form: Int) {
    let (sections, texts) = Self.forms[form]
    #expect(sections.map { $0.rows.map { $0.model.cell.text ?? "" } } == texts)
  }

  @Test("A table and a collection with the same block have the same rows", arguments: [true, false])
  func lists(hasSection: Bool) {
    @SectionBuilder func content() -> [SectionModel] {
      cell("first")
      if hasSection { Section("Users") { ForEach(users) { cell($0.name) } } }
      if !hasSection { cell("none") } else { CellModel("more", cell("more")) }
      if #available(macOS 26, *) { cell("last") }
    }
    let counts = hasSection ? [1, 2, 2] : [3]
    #expect(TableView(content: content).model.rowCounts == counts)
    #expect(CollectionView(content: content).model.rowCounts == counts)
    #expect(TableModel(content).rowCounts == counts)
  }

  @Test("Unnamed sections are identified by their order among such sections, also in nested blocks")
  func identities() {
    @SectionBuilder func inner() -> [SectionModel] {
      cell("a")
      Section("Users") { cell("b") }
      cell("c")
    }
    let sections = Self.build {
      Section { cell("d") }
      inner()
      cell("e")
      Section(id: "own") { cell("f") }
    }
    #expect(sections.map(\.id.description) == [#""""#, #"""/#1"#, #""Users""#, #"""/#2"#, #"""/#3"#, #""own""#])
  }

  @Test("A row in a block is identified by its key, or else by its place")
  func keys() {
    let sections = Self.build {
      cell("a").with(.key("first"))
      ForEach(users) { cell($0.name) }
      CellModel("model", cell("b"))
      cell("c")
      cell("d")
    }
    #expect(sections[0].rows.prefix(4).map(\.id) == ["first", 1, 2, "model"])
    #expect(TableView { sections }.children.elements.map(\.key) == ["first", 1, 2, "model", nil, nil])
  }
}
