import Foundation
import Live
import Observation
import Preview
import StyleGuide
import Styles
import Tokens

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// What listings of the documentation speak of without declaring it.

// A list of users.

struct User: Identifiable, Equatable, Codable, Sendable {
  var id = 1
  var name = "Ada"
  var isActive = true
}

@MainActor var users = [User(), User(id: 2, name: "Grace")]
let newUsers = [User(id: 2, name: "Grace")]
let user = User()
let tags = ["new"]
func table(of users: [User], delete: @escaping @MainActor @Sendable (User) -> Void = { _ in }) -> TableModel {
  TableModel()
}
@MainActor func delete(_ user: User) {}
@MainActor let delete = Input<Void>()
@MainActor func add() {}
@MainActor let mutations = Input<ArrayMutation<User>>().signal
@MainActor let driver = TableDriver(TableModel())

struct UserRow: Component {
  let user: User
  init(_ user: User) { self.user = user }
  init(user: User) { self.user = user }
  var body: Children { Label(user.name) }
}

struct Comment: Identifiable {
  let id: Int
  let author: String
  let text: String
}

let comments: [Comment] = []
let count: Int? = nil
let isOwner = true

// Screens.

struct Menu: Component { var body: Children { ViewController("Menu") } }
struct Users: Component { var body: Children { ViewController("Users") } }
struct Inbox: Component { var body: Children { ViewController("Inbox") } }
struct Search: Component { var body: Children { ViewController("Search") } }
struct Message: Component { var body: Children { ViewController("Message") } }
struct Details: Component { var body: Children { ViewController("Details") } }
struct ColorPicker: Component { var body: Children { ViewController("Color") } }
struct LoginScreen: Component { var body: Children { Label("Log in") } }
struct Rating: Control {
  var attributes = ViewAttributes.fresh
  var value = 0
  var controlAttributes = ControlAttributes()
}
struct Row: Widget { var attributes = ViewAttributes.fresh }

struct Detail: Component {
  let name: String
  init(name: String) { self.name = name }
  init(_ user: User) { name = user.name }
  var body: Children { ViewController(name) }
}

@MainActor let tree = LiveTree(Menu())
@MainActor let node = tree.root
@MainActor var context: EventContext { preconditionFailure("Listings are not run.") }
let screen = VStack { Label("Views") }
let form = screen
let terms = "Accept"
let square = CGRect(x: 0, y: 0, width: 8, height: 8)

final class Outline: Renderer {
  func insert(_ node: Node, at index: Int) {}
  func move(_ node: Node, from old: Int, to new: Int) {}
  func remove(_ node: Node, at index: Int) {}
  func update(_ node: Node, from old: any Bindable, to new: any Bindable) {}
}
@MainActor let outline = Outline()

// State.

@MainActor let name = Var("Ada")
@MainActor let age = Var(36)
@MainActor let query = Var("")
@MainActor let tint = Var(Color.red)
@MainActor let isExpanded = Var(false)
@MainActor let isAccepted = Var(false)
@MainActor let save = Input<Void>()
@MainActor let details = Var(false)
@MainActor let path = StackAdapter<User>([])
@MainActor let session = Var<User?>(nil)
@MainActor let problem = Var<String?>(nil)
@MainActor let search = Var("")
func expensiveFilter(_ text: String) -> [String] { [text] }
@MainActor let temperature = Var(20.0)
@MainActor let alarm = Input<Double>()
@MainActor let loginFailed = Input<Void>().signal
@MainActor let places = Input<CGPoint>().signal
@MainActor let clock = Var("12:00")

@MainActor final class LoginModel {
  @Variable var name = ""
  @Variable var title = ""
  @Variable var isBusy = false
  var items = [""]
  func logOut() {}
}
@MainActor let model = LoginModel()

struct Document {
  enum Message { case addRow(String) }
  enum Change { case reload, addedRow(Int) }
  var rows: [String] = []
  mutating func apply(_ message: Message) throws -> Change { .reload }
}
@MainActor let document = Adapter(
  ModelState(initial: Document(), resumer: { _ in Document.Change.reload }) { model, message, _ in
    try model.apply(message)
  })

// Types of one's own.

struct Gauge: Widget {
  var level = 0.0
  var attributes = ViewAttributes.fresh
}

extension PropertyNames where Root == Gauge {
  static var level: Property<Root, Double> { Property { $1(&$0.level) } }
}

extension EventNames where Root == Gauge {
  static var overheated: Event<Root, Double> { Event<Root, Double>() }
}

@MainActor var mounted: Mounted<Gauge> { preconditionFailure("Listings are not run.") }

struct Form {
  var submit = Button()
  var fields: [TextField] = []
  var footer: Label?
}
extension TextField { var isRequired: Bool { true } }

enum TextAlignmentOfUIKit { case left, center }
@MainActor class UILabel { var textAlignment = TextAlignmentOfUIKit.left }

final class ButtonView { var backgroundColor: Color? }
let baseButton: @Sendable (ButtonView) -> Void = { _ in }

struct Episode: Codable, Sendable { var title = "", notes = "" }
let episode = Episode()

enum Density: Sendable { case compact, regular }

// Styles.

let url = URL(filePath: "/")
let file = url
let token = "secret"
let isUrgent = true
let isLong = true
let subtitle: String? = nil
let shout = Mod<String> { $0 = $0.uppercased() }
let themes: [(name: String, style: Mod<Label>)] = []

// Design systems.

enum Intent: CaseIterable { case plain, danger }
enum Size: CaseIterable { case small, large }

struct ChipLook: Variants {
  var intent: Intent
  var size = Size.small
}

struct BadgeLook: DefaultVariants { var size = Size.small }
struct CardLook: DefaultVariants {}

extension Mod<Button> {
  static let chip = Recipe<Button, ChipLook>(.on(\.intent) { .tintColor($0 == .plain ? .label : .systemRed) })
}

extension Mod<Label> {
  static let pill = Recipe<Label, BadgeLook>(.on(\.size) { .numberOfLines($0 == .small ? 1 : 2) })
}

var tokens: ResolvedTokens { preconditionFailure("Listings are not run.") }
var oldTokens: ResolvedTokens { tokens }
@MainActor let isSaving = Var(false)

extension EnvironmentValues { var isTripleColumn: Bool { false } }

// A theme.

struct Brand: Theme {
  var accent = Color.systemBlue
  var title = Font.title2
  var radius = 8.0

  static let standard = Brand()
  static let night = Brand(accent: .systemIndigo)
}
