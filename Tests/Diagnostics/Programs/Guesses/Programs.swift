// A test that taps
let count = Var(0)
let tree = LiveTree(Button("Add", .tapped --> { count.set(count.value + 1) }))
try tree.find(.button("Add")).tap()
#expect(count.value == 1)

// A test that reads a label
let tree = LiveTree(Label("Hello"))
#expect(try tree.find(.label).text == "Hello")
//                     ^ NAMED: member 'label' expects argument of type 'some TextPattern'

// A test that types
let name = Var("")
let tree = LiveTree(TextField(.placeholder -- "Name", .text <--> name))
try tree.find(.textField("Name")).type("Ada")
#expect(name.value == "Ada")

// A test that nothing is found
let tree = LiveTree(Label("Hello"))
#expect(tree.findAll(.button).isEmpty)
//           ^ CURED: a query lists what it finds: 'find(.button).all', 'find(Label.self).all'

// A test that turns a switch on
let wifi = Var(false)
let tree = LiveTree(Switch(.isOn <--> wifi))
try tree.find(.switch).toggle()

// Undo of a variable
let name = Var("Ada")
let history = History()
history.track(name)
name.set("Grace")
history.undo()

// A program in a terminal
let session = TerminalSession(Label("Hello"))
//                            ^ NAMED: cannot convert value of type 'Label' to expected argument type 'LiveTree<State>'
try session.run()

// A page in a browser
let session = LiveSession(Label("Hello"))
//            ^ CURED: a session shows a tree: 'LiveSession(LiveTree { … })'
print(session.html)

// A date formatter
let formatter = DateFormatter() |> .dateStyle(.short) + .timeStyle(.none)

// A request
let request = URLRequest(url: URL(string: "https://example.org")!) |> .method(.post) <> .body(Data())
//            ^ HALF: cannot find 'URLRequest' in scope

// An encoder of JSON
let encoder = JSONEncoder() |> .prettyPrinted + .sortedKeys + .dateEncodingStrategy(.iso8601)

// A label as in UIKit
let label = UILabel()
//          ^ NAMED: 'UILabel' has been renamed to 'Label'
label.text = "Hello"

// A text as in SwiftUI
let text = Text("Hello").font(.title).foregroundColor(.red)
//         ^ NAMED: 'Text' has been renamed to 'Label'
