import Styles

extension Page {
  static let buttonStyles = Page("button-styles", "The changes that the button styles make.") { print in
    let styles: [(String, Mod<Button>)] = [
      (".base", .base),
      (".filled", .filled),
      (".rounded", .rounded),
      (".roundedFilled", .roundedFilled),
    ]
    for (name, style) in styles {
      print("\(name) changes a Button's")
      style.changes(to: Button()).forEach { print(" ", $0) }
      print("")
    }

    print("Styles that can be composed in either order have no conflicts:")
    print(Mod<Button>.rounded.conflicts(with: .filled, on: Button()))

    print("\nConflicting styles list the properties:")
    print(Mod<Button>.filled.conflicts(with: .backgroundColor(.systemRed), on: Button()))
  }
}
