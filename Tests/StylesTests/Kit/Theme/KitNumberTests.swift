import Mod
import Styles
import Testing
import Values

@Suite("Numbers of the kit") @MainActor
struct KitNumberTests {
  @Test("A constant at the call replaces each number that a recipe takes from the theme, in every theme and state")
  func widgets() {
    #expect(replaced(Mod.buttonStyle, Button("Save")) == ["layer.cornerRadius"])
    #expect(replaced(Mod.chip, Button("Unread")) == ["layer.cornerRadius"])
    #expect(replaced(Mod.badge, Label("New")) == ["layer.cornerRadius"])
    #expect(replaced(Mod.typography, Label("Inbox")) == [])
    #expect(replaced(Mod.textFieldStyle, TextField()) == ["layer.cornerRadius"])
    let spacing: [String: Mod<StackView>] = ["spacing": .spacing(3)]
    #expect(replaced(Mod.card, StackView(), spacing) == ["layer.cornerRadius", "layer.shadowRadius"])
    #expect(replaced(Mod.formStyle, StackView(), spacing) == ["spacing"])
    #expect(replaced(Mod.segmentedStyle, SegmentedControl()) == ["layer.cornerRadius"])
    #expect(replaced(Mod.toolbarStyle, Toolbar()) == [])
  }

  @Test("A constant of a part replaces each number that a component's recipe takes from the theme")
  func parts() {
    let field = Mod.field.combinations.map { Field.Parts() |> $0.style }
    #expect(replaced(field.map(\.input), TextField()) == ["layer.cornerRadius"])
    #expect(replaced(field.map(\.container), StackView()) == [])
    let row = Mod.listRow.combinations.map { ListRow.Parts() |> $0.style }
    #expect(replaced(row.map(\.container), StackView()) == [])
    let section = Mod.formSection.combinations.map { FormSection.Parts() |> $0.style }
    #expect(replaced(section.map(\.group), StackView()) == ["layer.cornerRadius"])
    let banner = Mod.banner.combinations.map { Banner.Parts() |> $0.style }
    #expect(replaced(banner.map(\.container), StackView()) == ["layer.cornerRadius"])
    #expect(replaced(banner.map(\.action), Button("Try again")) == ["layer.cornerRadius"])
    let empty = Mod.emptyState.combinations.map { EmptyState.Parts() |> $0.style }
    #expect(replaced(empty.map(\.action), Button("Add")) == ["layer.cornerRadius"])
  }

  @Test("A constant for a part of a component is used there, and other parts follow the theme")
  func components() {
    let banner = VStack(.theme(Kit.spacious)) {
      Banner("Saved.", parts: .slot(\.container, .layer.cornerRadius(0), .spacing(1)))
      Banner("Saved.")
    }
    let rows = banner.expanded().children.compactMap { $0.widgetsInside?.first as? StackView }
    #expect(rows.map(\.layer.cornerRadius) == [0, Kit.spacious.radius])
    #expect(rows.map(\.spacing) == [1, Kit.spacious.spacing])
  }

  private func replaced<Root: Widget, Look: DefaultVariants>(
    _ recipe: Recipe<Root, Look>, _ root: Root, _ constants: [String: Mod<Root>] = [:]
  ) -> Set<String> {
    replaced(recipe.combinations.map(\.style), root, constants)
  }

  /// Returns the numbers that styles take from the theme, each of which a constant after the style replaces.
  private func replaced<Root: Widget>(
    _ styles: [Mod<Root>], _ root: Root, _ constants: [String: Mod<Root>] = [:]
  ) -> Set<String> {
    let own: [String: Mod<Root>] = [
      "layer.cornerRadius": .layer.cornerRadius(3), "layer.shadowRadius": .layer.shadowRadius(5),
    ]
    let expected = ["layer.shadowRadius": 5.0]
    let constants = own.merging(constants) { $1 }
    var names: Set<String> = []
    var environment = EnvironmentValues()
    environment.setTheme(Kit.spacious)
    for style in styles {
      // Insets, which are several numbers, have no constant of one.
      let tokens = style.changes(to: root).filter { $0.new is AssignedToken }
      for path in tokens.map(\.path) {
        guard let constant = constants[path] else {
          Issue.record("\(path) has no constant")
          continue
        }
        names.insert(path)
        let called = root.with(style, constant)
        for states in [[], [.hovered], [.highlighted], [.selected], [.focused], [.disabled]] as [Set<WidgetState>] {
          let shown = called.appearance(in: states, environment: environment)
          #expect(
            Change.between(root, shown).first { $0.path == path }?.new as? Double == expected[path] ?? 3,
            "\(path) in \(states)")
        }
      }
    }
    return names
  }
}

extension Kit {
  /// A theme with other numbers.
  fileprivate static let spacious =
    Kit.standard |> [
      \.radius .~ 31, \.smallRadius .~ 32, \.largeRadius .~ 33, \.chipRadius .~ 34, \.shadowRadius .~ 35,
      \.spacing .~ 36, \.extraLargeSpacing .~ 37,
    ]
}
