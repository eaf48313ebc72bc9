import LivePreview
import LiveTesting
import Testing

/// Widgets that are parts of others: in bars, as titles, as accessories, at the sides of fields, and behind rows.
@MainActor
struct SessionPartTests {
  /// The places that take a widget.
  enum Place: CaseIterable {
    case titleView, leftItem, rightItem, screenToolbar, titleViewInTab, titleViewOfComponent, titleViewOfSecond
    case presentedTitleView, barTitleView, barItem, toolbar, leftView, rightView
    case fieldAccessory, textAccessory, searchAccessory
    case accessoryView, editingAccessoryView, accessoryOfItem, cellBackground, selectedBackground
    case tableHeader, tableFooter, tableBackground, collectionBackground
    case sectionHeader, sectionFooter, itemsHeader, emptyState

    /// Whether the place is a property, to which a signal can be bound.
    var isBindable: Bool { ![.sectionHeader, .sectionFooter, .itemsHeader, .emptyState].contains(self) }
  }

  private let taps = Var(0)
  private let title = Var<String?>("Part")
  private let other = Var<String?>("Other")

  /// A button, whose title can change.
  private var button: any Widget { Button(.title <-- title, .tapped --> { taps.set(taps.value + 1) }) }

  @Test("A tap reaches a widget inside a part of another, whatever has changed before", arguments: Place.allCases)
  func taps(place: Place) throws {
    for widget in [button, HStack { button }] {
      let tree = LiveTree(screen(place, Var(widget), isBound: false))
      let visitor = Visitor(LiveSession(tree))
      for text in ["Part", "A longer one", nil, "Part"] {
        title.set(text)
        try visitor.update()
        try tap(in: tree, visitor)
        other.set("\(text ?? "") again")
        try visitor.update()
        try tap(in: tree, visitor)
      }
    }
  }

  @Test("A widget in a part can be replaced by others, and return", arguments: Place.allCases, [false, true])
  func replacing(place: Place, isBound: Bool) throws {
    let isBound = isBound && place.isBindable
    let view = Var<(any Widget)?>(button)
    let tree = LiveTree(screen(place, view, isBound: isBound))
    let visitor = Visitor(LiveSession(tree))
    var former: Int?
    let others: [(any Widget)?] = [
      nil, button, HStack { button }, Label("Text"), Scattered(words: ["a", "b"]), View { button }, nil, button,
      Button(.key("key"), .title <-- title, .tapped --> { taps.set(taps.value + 1) }), Scattered(), button,
    ]
    for other in others {
      view.set(other)
      if !isBound { try tree.update(to: screen(place, view, isBound: false)) }
      try visitor.update()
      #expect(visitor.difference(from: tree) == nil)
      let present = try other.flatMap { $0 is Label || $0 is Scattered ? nil : try tap(in: tree, visitor) }
      if let former, former != present {
        #expect(throws: SessionRefusal.gone(node: former)) { try visitor.act("tap", on: former) }
      }
      former = present
    }
  }

  /// Taps the button, and returns the number of its node.
  @discardableResult private func tap(in tree: LiveTree<Void>, _ visitor: Visitor) throws -> Int {
    #expect(visitor.difference(from: tree) == nil)
    let button = try tree.find(Button.self).node()
    #expect(visitor.browser.shows(button.id))
    let count = taps.value
    try visitor.act("tap", on: button.id)
    #expect(taps.value == count + 1)
    return button.id
  }
}

extension SessionPartTests {
  /// Returns a screen with a widget in a place.
  private func screen(_ place: Place, _ view: Var<(any Widget)?>, isBound: Bool) -> Children {
    func part<Root: Bindable>(_ property: Property<Root, (any Widget)?>) -> Mod<Root> {
      isBound ? property <-- view : property -- view.value
    }
    func screen(_ mods: Mod<ViewController>...) -> ViewController {
      ViewController(nil, .title <-- other, Mod(list: mods)) { Label("Text") }
    }
    func field(_ mods: Mod<TextField>...) -> TextField { TextField(.text <-- other, Mod(list: mods)) }
    func cell(_ mods: Mod<TableViewCell>...) -> TableViewCell { TableViewCell(.text <-- other, Mod(list: mods)) }
    func section(_ part: WritableKeyPath<SectionModel, (any Widget)?>) -> SectionModel {
      var section = Section("Section") { cell() }
      section[keyPath: part] = view.value
      return section
    }
    let item = BarButtonItem(part(.customView))
    let items = [BarButtonItem(.title <-- other), item]
    return switch place {
    case .titleView: [NavigationController { screen(part(.navigationItem.titleView)) }]
    case .leftItem: [NavigationController { screen(.navigationItem.leftBarButtonItems(items)) }]
    case .rightItem: [NavigationController { screen(.navigationItem.rightBarButtonItems(items)) }]
    case .screenToolbar: [NavigationController(.isToolbarHidden(false)) { screen(.toolbarItems(items)) }]
    case .titleViewInTab: [TabBarController { NavigationController { screen(part(.navigationItem.titleView)) } }]
    case .titleViewOfComponent:
      [NavigationController { ScreenInside(screen: screen(part(.navigationItem.titleView))) }]
    case .titleViewOfSecond:
      [
        NavigationController {
          screen(); screen(part(.navigationItem.titleView))
        }
      ]
    case .presentedTitleView:
      [
        ViewController(
          "Below", .presentedViewController(NavigationController { screen(part(.navigationItem.titleView)) }))
      ]
    case .barTitleView:
      [VStack { NavigationBar(.items([NavigationItem(nil, .title <-- other, part(.titleView))])) }]
    case .barItem:
      [VStack { NavigationBar(.items([NavigationItem(nil, .title <-- other, .leftBarButtonItems(items))])) }]
    case .toolbar: [VStack { Toolbar(.items(items)) }]
    case .leftView: [VStack { field(part(.leftView), .leftViewMode(.always)) }]
    case .rightView: [HStack { field(part(.rightView), .rightViewMode(.always)) }]
    case .fieldAccessory: [VStack { field(part(.inputAccessoryView)) }]
    case .textAccessory: [VStack { TextView(.text <-- other, part(.inputAccessoryView)) }]
    case .searchAccessory: [VStack { SearchBar(.text <-- other, part(.inputAccessoryView)) }]
    case .accessoryView: [TableView { Section { cell(part(.accessoryView)) } }]
    case .editingAccessoryView: [TableView(.isEditing(true)) { Section { cell(part(.editingAccessoryView)) } }]
    case .accessoryOfItem: [CollectionView(.layout(.list)) { Section { cell(part(.accessoryView)) } }]
    case .cellBackground: [TableView { Section { cell(part(.backgroundView)) } }]
    case .selectedBackground: [VStack { cell(.isSelected(true), part(.selectedBackgroundView)) }]
    case .tableHeader: [TableView(part(.tableHeaderView)) { Section { cell() } }]
    case .tableFooter: [TableView(part(.tableFooterView)) { Section { cell() } }]
    case .tableBackground: [TableView(part(.backgroundView)) { Section { cell() } }]
    case .collectionBackground: [CollectionView(part(.backgroundView)) { Section { cell() } }]
    case .sectionHeader: [TableView { section(\.headerView) }]
    case .sectionFooter: [TableView { section(\.footerView) }]
    case .itemsHeader: [CollectionView { section(\.headerView) }]
    case .emptyState: [TableView(.model(TableModel().with { $0.emptyState = view.value }))]
    }
  }
}

/// A component that is a screen.
struct ScreenInside: Component {
  let screen: ViewController

  var body: Children { screen }
}
