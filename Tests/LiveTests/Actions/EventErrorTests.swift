import LiveTesting
import Testing

private nonisolated struct User: Equatable, Identifiable {
  let id: Int
}

private nonisolated struct Album: Equatable, Identifiable {
  let id: Int
}

extension Event where Root == View {
  fileprivate static func overheated<Other>(_ type: Other.Type) -> Event<Root, Other> {
    Event<Root, Other>("overheated")
  }
}

@MainActor @Suite struct EventErrorTests {
  /// The events whose payload is cast to the type that a handler takes.
  enum Cast: String, CaseIterable {
    case rowSelected, rowDeleted, itemSelected, overheated

    static let lists: [Cast] = [.rowSelected, .rowDeleted, .itemSelected]
  }

  /// Sends an event with an `Album`, or a number, to handlers of given types.
  private func send(
    _ event: Cast, didSelect: CellModel.Action? = nil, to types: [any Any.Type]
  ) throws -> (handled: [String], errors: [String]) {
    var handled: [String] = []
    func handler<T>(_ type: T.Type) -> @MainActor (T) -> Void { { value in handled.append("\(value)") } }
    let rows = RowList([Album(id: 7)]) {
      CellModel($0.id, TableViewCell(.text("Album"))).with { row in
        row.editingStyle = .delete
        row.didSelect = didSelect
        if let didSelect { row.commit = { _ in didSelect() } }
      }
    }
    func table(_ event: (any Any.Type) -> Mod<TableView>) -> TableView {
      TableView(Mod(list: types.map(event))) { rows }
    }
    func selected<T>(_ type: T.Type) -> Mod<TableView> { Event<TableView, T>.rowSelected --> handler(T.self) }
    func deleted<T>(_ type: T.Type) -> Mod<TableView> { Event<TableView, T>.rowDeleted --> handler(T.self) }
    func item<T>(_ type: T.Type) -> Mod<CollectionView> { Event<CollectionView, T>.itemSelected --> handler(T.self) }
    func named<T>(_ type: T.Type) -> Mod<View> { Event<View, T>.overheated(T.self) --> handler(T.self) }
    var view: Mounted<View>?
    let widget: any Widget =
      switch event {
      case .rowSelected: table { selected($0) }
      case .rowDeleted: table { deleted($0) }
      case .itemSelected: CollectionView(Mod(list: types.map { item($0) })) { rows }
      case .overheated:
        View(
          Mod(list: types.map { named($0) }),
          .adHocFinalize -- { mounted in
            view = mounted
            return nil
          })
      }
    let tree = LiveTree(widget)
    switch event {
    case .rowSelected, .itemSelected: try tree.find(.text("Album")).tap()
    case .rowDeleted: try tree.find(.text("Album")).commitEditing()
    case .overheated: view?.send(.overheated(Album.self), Album(id: 7))
    }
    return (handled, tree.errors.map { "\($0)" })
  }

  @Test("An event without a handler is an error of the tree", arguments: Cast.allCases)
  func refused(event: Cast) throws {
    let (handled, errors) = try send(event, to: [User.self])
    #expect(handled.isEmpty)
    let (root, holder) =
      switch event {
      case .overheated: ("View", "the event")
      case .itemSelected: ("CollectionView", "row [0, 0]")
      case .rowSelected, .rowDeleted: ("TableView", "row [0, 0]")
      }
    #expect(
      errors == ["\(event.rawValue) of \(root) reaches no handler: \(holder) holds Album, and the handler takes User"])
  }

  @Test(
    "The error about an event of a row without an element names the lists that have elements", arguments: Cast.lists)
  func withoutElement(event: Cast) throws {
    let user = User(id: 1)
    let cell = TableViewCell(.text("Row"), .key(1))
    let blocks: [RowList] = [
      RowBuilder.buildExpression(cell), RowBuilder.buildExpression(ForEach([user]) { _ in cell }),
      RowBuilder.buildExpression(CellModel(1, cell)),
    ]
    for rows in blocks {
      let row = rows[0].model.with { $0.editingStyle = .delete }
      let tree: LiveTree<Void> =
        event == .itemSelected
        ? LiveTree(CollectionView(.itemSelected --> { (_: User) in }) { row })
        : LiveTree(TableView(.rowSelected --> { (_: User) in }, .rowDeleted --> { (_: User) in }) { row })
      if event == .rowDeleted {
        try tree.root.commitEditing(at: RowPath(row: 0, section: 0))
      } else {
        try tree.root.select(at: RowPath(row: 0, section: 0))
      }
      let root = event == .itemSelected ? "CollectionView" : "TableView"
      #expect(
        tree.errors.map { "\($0)" } == [
          "\(event.rawValue) of \(root) reaches no handler: row [0, 0] has no element, and the handler takes User: "
            + "list the rows by 'RowList(data) { element in … }'"
        ])
    }
  }

  @Test("An event is no error if one of several handlers takes it", arguments: Cast.allCases)
  func shared(event: Cast) throws {
    let (handled, errors) = try send(event, to: [User.self, Album.self])
    #expect(handled == ["Album(id: 7)"])
    #expect(errors.isEmpty)
  }

  @Test("An event that a row handles itself is no error", arguments: Cast.lists)
  func handledByRow(event: Cast) throws {
    var count = 0
    let (handled, errors) = try send(event, didSelect: { count += 1 }, to: [User.self])
    #expect(handled.isEmpty && errors.isEmpty && count == 1)
  }

  @Test("A handler without a payload, or with a payload of any type, takes every event", arguments: Cast.allCases)
  func any(event: Cast) throws {
    #expect(try send(event, to: [Any.self, Album?.self]).handled.count == 2)
  }
}
