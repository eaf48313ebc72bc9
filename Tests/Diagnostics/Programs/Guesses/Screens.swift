// A form of fields
let name = Var(""), email = Var("")
let form = Form {
//         ^ CURED: a form is a 'VStack' in a 'ScrollView', or a 'TableView { … }'
  TextField(.placeholder -- "Name", .text <--> name)
  TextField(.placeholder -- "Email", .text <--> email)
}

// A button that is enabled by two fields
let name = Var(""), email = Var("")
let valid = combineLatest(name, email) { !$0.isEmpty && !$1.isEmpty }
//          ^ CURED: signals are combined by a method: 'name.combineLatest(email) { … }'
let button = Button("Send", .isEnabled <-- valid)

// A field with an error below it
let name = Var("")
let stack = VStack {
  TextField(.text <--> name)
  Label("Required", .isHidden <-- name.map { !$0.isEmpty })
}

// A navigation of screens
let navigation = NavigationController(root: Label("Home"))
//               ^ CURED: screens are listed in the block: 'NavigationController { Menu() }'

// A navigation stack with a path
enum Route { case list, detail(Int) }
let path = Var<[Route]>([])
let navigation = NavigationView(path) { route in Label("Detail") }
//               ^ CURED: a stack follows a path by '<--'

// Pushing a screen
let path = StackAdapter([1])
let button = Button("Open", .tapped --> { path.push(2) })

// A tab bar
let tabs = TabBarController {
  Label("One")
  Label("Two")
}

// A sheet that is presented
let shows = Var(false)
let stack = VStack(.sheet(shows) { Label("Sheet") }) { Label("Home") }
//                  ^ CURED: a screen presents another: '.presentedViewController <-- problem.screen { … }'

// An alert
let shows = Var(false)
let stack = VStack(.alert("Delete?", isPresented: shows)) { Label("Home") }
//                  ^ CURED: a screen presents an 'AlertController': '.presentedViewController <-- problem.screen { … }'
