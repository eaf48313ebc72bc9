// A theme of one's own
struct Brand: Theme {
//     ^ CURED: a theme has a 'static let standard', which holds outside of any '.theme(…)'
  var accent: Color = .systemIndigo
  var title: Font = .title1
}

// A theme in the environment
struct Colors { var accent: Color = .systemIndigo }
let stack = VStack(.theme(Colors())) { Label("One") }
//                  ^ NAMED: 'theme' takes a value, or a signal of values, of a type that is a 'Theme'

// A label that reads a theme
struct Greeting: Component {
  @Environment(\.theme) var theme
//               ^ NAMED: a theme is read by its type: '@Environment(Brand.self) var brand'
  var body: some Widget { Label("Hello", .textColor(theme.accent)) }
}

// A dark appearance
let page = Preview.html(Label("Hello"), dark: true)
//                 ^ NAMED: light and dark follow the reader; for one of them, set 'overrideUserInterfaceStyle'

// Dynamic colors
let color = Color(light: .white, dark: .black)

// A color by its hex
let label = Label("Hello", .textColor(Color(hex: "#ff8800")))
//                                    ^ NAMED: value of optional type 'Color?' must be unwrapped to a value of type 'Color'

// A recipe of a button
extension Mod<Button> {
  static let chip = Recipe(base: .cornerRadius(8), variants: ["danger": .backgroundColor(.systemRed)])
//                                                           ^ HALF: extra argument 'variants' in call
}

// A recipe of an enum
enum Kind { case primary, danger }
func look(_ kind: Kind) -> Mod<Button> {
  switch kind {
  case .primary: .backgroundColor(.systemBlue)
  case .danger: .backgroundColor(.systemRed)
  }
}
let button = Button("Delete", look(.danger))

// A recipe of the kit
let button = Button("Delete", .buttonStyle(.filled))

// A component with a state
struct Counter: Component {
  @State var count = 0
// ^ NAMED: write '@Variable var count = 0', of the module Bindings
  var body: some Widget {
    Button("\(count)", .tapped --> { count += 1 })
  }
}

// A component with a variable
struct Counter: Component {
//     ^ HALF: a component lists its widgets in 'var body: Children { … }'
  let count = Var(0)
  var body: some Widget {
    Label(.text <-- count.map { "\($0)" })
  }
}

// A component that reads a model
final class Watched { var count = 0 }
struct Counter: Component {
//     ^ HALF: a component lists its widgets in 'var body: Children { … }'
  let model: Watched
  var body: some Widget { Label("\(model.count)") }
}

// A state for selected buttons
let button = Button("Save", .backgroundColor(.systemRed, for: .selected))
//                                                             ^ NAMED: extra argument 'for' in call

// A token file
let tokens = try Tokens(json: Data("{}".utf8))
//               ^ HALF: cannot find 'Tokens' in scope
print(tokens["color.accent"] as Any)

// A token file that is read
let file = try TokenFile(contentsOf: URL(fileURLWithPath: "tokens.json"))
//             ^ CURED: import Tokens
