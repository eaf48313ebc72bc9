// A style of one's own
extension Mod<Button> {
  static let primary: Mod = .backgroundColor(.systemBlue) + .titleColor(.white) + .cornerRadius(8)
}
let button = Button("Save", .primary)

// A style with an argument
extension Mod<Label> {
  static func size(_ points: Double) -> Mod { .font(.system(size: points)) + .multiline }
//                                                   ^ NAMED: 'system(size:weight:design:)' has been renamed to 'systemFont(ofSize:weight:)'
}

// A style by a closure
let big = Mod<Label> { $0.numberOfLines = 0 }
let label = Label("Hello") |> big

// A style for a class of one's own
final class Player {
  var volume = 1.0
  var name = ""
}
let player = Player() |> \.volume -- 0.5 <> \.name -- "Ada"

// A struct of one's own that is configured
struct Point { var x = 0.0, y = 0.0 }
let point = configure(Point()) { $0.x = 1 }

// Styles joined by plus
let title: Mod<Label> = .centerTitle + .textColor(.systemIndigo)
let label = Label("Hello") |> title + .multiline

// A list of styles
let label = Label("Hello") |> [.centerTitle, .multiline]

// A style for each label of a column
let stack = VStack { Label("One") } |> .labels(.textColor(.systemRed))
//                                      ^ HALF: type 'Mod<StackView>' has no member 'labels'

// A style that depends on a condition
let warns = true
let label = Label("Hello", warns ? .textColor(.systemRed) : .textColor(.label))
