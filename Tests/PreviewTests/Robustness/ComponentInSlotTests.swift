import Mod
import Preview
import Terminal
import Testing
import Widgets

/// Components in the places of widgets that have one widget each, where nothing else of the tree has to be read.
@MainActor
struct ComponentInSlotTests {
  struct Inside: Component {
    var body: Children { Label("Inside") }
  }

  /// A tree around a widget.
  nonisolated struct Place: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let tree: @Sendable (any Widget) -> any Widget

    init(_ name: String, tree: @escaping @Sendable (any Widget) -> any Widget) {
      (testDescription, self.tree) = (name, tree)
    }
  }

  nonisolated static let slots: [Place] = [
    Place("the whole") { $0 },
    Place("accessoryView") { TableViewCell(.accessoryView($0)) },
    Place("editingAccessoryView") { TableViewCell(.isEditing(true), .editingAccessoryView($0)) },
    Place("backgroundView of a cell") { TableViewCell(.backgroundView($0)) },
    Place("selectedBackgroundView") { TableViewCell(.isSelected(true), .selectedBackgroundView($0)) },
    Place("emptyState") { view in TableView(Mod { $0.model.emptyState = view }) {} },
    Place("tableHeaderView") { TableView(.tableHeaderView($0)) },
    Place("tableFooterView") { TableView(.tableFooterView($0)) },
    Place("backgroundView of a table") { TableView(.backgroundView($0)) },
    Place("headerView") { view in
      TableView(Mod { $0.model.sections[0].headerView = view }) { Section { TableViewCell(.text("Row")) } }
    },
    Place("footerView") { view in
      TableView(Mod { $0.model.sections[0].footerView = view }) { Section { TableViewCell(.text("Row")) } }
    },
    Place("backgroundView of a collection") { CollectionView(.backgroundView($0)) },
    Place("customView of a toolbar") { Toolbar(.items([BarButtonItem(.customView($0))])) },
    Place("customView of a navigation bar") { view in
      NavigationController {
        ViewController("Title", .navigationItem.rightBarButtonItem(BarButtonItem(.customView(view)))) {}
      }
    },
    Place("titleView") { view in NavigationController { ViewController(.navigationItem.titleView(view)) {} } },
    Place("leftView") { TextField(.leftView($0), .leftViewMode(.always)) },
    Place("rightView") { TextField(.rightView($0), .rightViewMode(.always)) },
    Place("presented screen") { ViewController("Title", .presentedViewController($0)) {} },
    Place("window") { Application(.window($0)) },
    Place("rootViewController") { Window(.rootViewController($0)) },
  ]

  @Test("A component in any slot is shown as its body is", arguments: slots)
  func slots(_ slot: Place) {
    let (component, label) = (slot.tree(Composed(Inside())), slot.tree(Label("Inside")))
    let previews: [(String, (any Widget) -> String)] = [
      ("HTML", { Preview.html($0) }), ("SVG", { Preview.svg($0) }), ("text", { Preview.text($0) }),
      ("terminal", { Preview.terminal($0, width: 40, color: false) }),
    ]
    for (name, preview) in previews {
      #expect(preview(label).contains("Inside"), "\(name) of the label")
      #expect(preview(component).contains("Inside"), "\(name) of the component")
    }
  }
}
