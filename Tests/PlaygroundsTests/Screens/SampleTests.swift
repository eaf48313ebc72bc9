import struct Foundation.CGPoint
import Audit
import LiveTesting
import Testing

@testable import Pages

@MainActor
@Suite("The sample app") struct SampleTests {
  private let state = SampleState()
  private let directory = MemoryDirectory()
  private let tree: LiveTree<Void>

  init() {
    tree = LiveTree(sampleApp(state, directory: directory))
  }

  private var title: String? { tree.find(.heading).first?.name }

  private func transition(_ change: TreeChange) -> ScreenTransition? {
    guard case .transition(_, let transition) = change else { return nil }
    return transition
  }

  private func open(_ entry: String) throws {
    try tree.find(.button(entry)).tap()
    directory.answer()
  }

  private func fillIn() throws {
    try open("New user")
    try tree.find(.textField("Name")).type("Katherine Johnson")
    try tree.find(.textField("Email")).type("katherine@example.com")
  }

  @Test("The app opens with a menu, and has no back button there") func menu() throws {
    #expect(title == "Menu")
    #expect(tree.find(.button).all.map(\.name) == ["Users", "New user", "Shopping list", "About"])
    #expect(throws: ActionError.self) { try tree.goBack() }
  }

  @Test(
    "Each entry of the menu opens its screen, and going back returns to the menu",
    arguments: ["Users", "New user", "Shopping list", "About"])
  func entries(entry: String) throws {
    try open(entry)
    #expect(title == entry)
    if entry == "About" { try tree.find(.button("Done")).tap() } else { try tree.find(.button("Menu")).tap() }
    #expect(title == "Menu")
    #expect(try state.json() == SampleState().json())
  }

  @Test("The app shows information about itself on a sheet, which can be swiped away") func about() throws {
    try open("About")
    #expect(tree.find(.text("A form that says what is wrong.")).exists)
    #expect(!tree.find(.button("Users")).exists)
    try tree.find(.heading).swipe(.down)
    #expect(title == "Menu")
    #expect(!state.isAboutShown.value)
  }

  @Test(
    "The audit of each screen finds nothing, in light and in dark",
    arguments: ["Menu", "Users", "New user", "Shopping list", "About"])
  func contrast(screen: String) throws {
    if screen != "Menu" { try open(screen) }
    if screen == "Shopping list" { try tree.find(.textField("Item")).type("Tea\n") }
    #expect(Preview.audit(tree.widget) == [])
    guard screen == "Users" else { return }
    try tree.find(.button("Grace Hopper")).tap()
    directory.answer()
    #expect(Preview.audit(tree.widget) == [])
  }

  @Test("The app shows that a user does not exist, instead of waiting for one") func nobody() throws {
    state.path.push(.user(4))
    directory.answer()
    #expect(tree.find(.text("There is no user with the number 4.")).exists)
    directory.add {
      User(id: $0, first: "Katherine", last: "Johnson", street: "", city: "", email: "", phone: "", age: 101)
    }
    #expect(title == "Katherine Johnson")
  }

  @Test("Waits for the users, and lists them by their last names") func users() throws {
    try tree.find(.button("Users")).tap()
    #expect(tree.find(.role(.activityIndicator)("Loading")).exists)
    directory.answer()
    #expect(!tree.find(.role(.activityIndicator)).exists)
    #expect(
      tree.find(.button, .inside(.type(ScrollView.self))).all.map(\.name) == [
        "Grace Hopper", "Barbara Liskov", "Ada Lovelace",
      ])
    try tree.find(ScrollView.self).scroll(to: CGPoint(x: 0, y: 40))
    #expect(try tree.find(ScrollView.self).contentOffset.y == 40)
  }

  @Test("The app shows why there are no users, and loads them again") func failure() throws {
    directory.isReachable = false
    try open("Users")
    #expect(tree.find(.text("The directory cannot be reached.")).exists)
    directory.isReachable = true
    try open("Refresh")
    #expect(tree.find(.button("Ada Lovelace")).exists)
  }

  @Test("The app shows the card of a user, and goes back to an unchanged list") func detail() throws {
    try open("Users")
    try tree.find(ScrollView.self).scroll(to: CGPoint(x: 0, y: 40))
    try open("Barbara Liskov")
    #expect(title == "Barbara Liskov")
    #expect(tree.find(.text("617-555-0172")).exists)
    #expect(tree.find(.image("Photo of Barbara Liskov")).exists)
    try tree.find(.button("Users")).tap()
    #expect(title == "Users")
    #expect(try tree.find(ScrollView.self).contentOffset.y == 40)
  }

  @Test("The app shows a photo over everything once its user is loaded") func photo() throws {
    try open("Users")
    try tree.find(.button("Ada Lovelace")).tap()
    #expect(throws: ActionError.self) { try tree.find(.button("Photo")).tap() }
    directory.answer()
    try open("Photo")
    #expect(tree.find(.image("Photo of Ada Lovelace")).exists && !tree.find(.button).exists)
    try tree.swipeAway()
    #expect(title == "Ada Lovelace")
  }

  @Test("The app does not save invalid input, and shows what is invalid") func wrongForm() throws {
    try open("New user")
    try tree.find(.textField("Email")).type("katherine")
    #expect(tree.find(.text("Who are you?")).exists && tree.find(.text("This is no address.")).exists)
    #expect(throws: ActionError.self) { try tree.find(.button("Save")).tap() }
    #expect(!tree.find(AlertController.self).exists)
  }

  @Test("The app saves valid input, confirms it, and goes back") func rightForm() throws {
    try fillIn()
    let changes = try tree.changes {
      try tree.find(.button("Save")).tap()
      #expect(tree.find(.button).all.map(\.name) == ["OK"])
      try tree.find(.button("OK")).tap()
    }
    #expect(
      changes.compactMap(transition) == [
        .present(.coverVertical), .dismiss(.coverVertical), .pop,
      ])
    #expect(title == "Menu")
    try open("Users")
    try open("Katherine Johnson")
    #expect(tree.find(.text("katherine@example.com")).exists)
  }

  @Test("The app keeps a draft until it is saved") func draft() throws {
    try fillIn()
    try tree.goBack()
    try open("New user")
    #expect(try tree.find(.textField("Name")).text == "Katherine Johnson")
    try tree.find(.button("Save")).tap()
    try tree.find(.button("OK")).tap()
    try open("New user")
    #expect(try tree.find(.textField("Name")).text == "")
  }

  @Test("The app shows changes that others make to shared data") func sharing() throws {
    let data = SharedData()
    let (own, others) = (MemoryDirectory(data), MemoryDirectory(data))
    let tree = LiveTree(sampleApp(SampleState(), directory: own, data: data))
    try tree.find(.button("Users")).tap()
    own.answer()
    others.add { User(id: $0, first: "Alan", last: "Turing", street: "", city: "", email: "", phone: "", age: 41) }
    #expect(tree.find(.button("Alan Turing")).exists)
    let saved = try data.json()
    try data.restore(json: SharedData().json())
    #expect(!tree.find(.button("Alan Turing")).exists)
    try data.restore(json: saved)
    #expect(tree.find(.button("Alan Turing")).exists)
  }

  @Test("The app shows saved data, and keeps in the field what could not be saved") func keeping() throws {
    let (changes, isFull) = (Var(0), Var(false))
    let data = SharedData { _ in
      changes.value += 1
      return !isFull.value
    }
    let tree = LiveTree(sampleApp(state, data))
    try tree.find(.button("Shopping list")).tap()
    func add(_ item: String) throws -> String? {
      try tree.find(.textField("Item")).type(item)
      try tree.find(.textField("Item")).submit()
      return try tree.find(.textField("Item")).text
    }
    #expect(try add("Tea") == "" && changes.value == 1)
    #expect(tree.find(.text("Nothing to buy")).exists)
    data.show(users: User.all, shopping: [ShoppingItem(id: 7, name: "Tea")])
    #expect(tree.find(TableViewCell.self).all.map(\.text) == ["Tea"] && data.users.value == User.all)
    isFull.value = true
    #expect(try add("Milk") == "Milk" && changes.value == 2)
  }

  @Test("The shopping list adds items, marks what is bought, hides it, and removes it") func shopping() throws {
    try open("Shopping list")
    for item in ["Tea", "Milk"] {
      try tree.find(.textField("Item")).type(item)
      try tree.find(.textField("Item")).submit()
    }
    #expect(try tree.find(.textField("Item")).text == "")
    try tree.find(.cell("Milk")).tap()
    #expect(try tree.find(.cell("Milk")).node()[TableViewCell.self]?.accessoryType == .checkmark)
    try tree.find(SegmentedControl.self).select(segment: "To buy")
    #expect(tree.find(TableViewCell.self).all.map(\.text) == ["Tea"])
    try tree.find(.cell("Tea")).swipe("Delete")
    #expect(tree.find(.text("Nothing to buy")).exists)
    try tree.find(SegmentedControl.self).select(segment: "All")
    #expect(tree.find(TableViewCell.self).all.map(\.text) == ["Milk"])
    try tree.find(.textField("Item")).submit()
    #expect(tree.find(TableViewCell.self).all.count == 1)
  }

  @Test("The app restores its screen and typed text with its state") func restored() throws {
    try fillIn()
    let other = SampleState()
    let otherHost = LiveTree(sampleApp(other, directory: directory))
    try other.restore(json: state.json())
    #expect(try otherHost.find(.heading).name == "New user")
    try otherHost.find(.button("Save")).tap()
    #expect(otherHost.find(.text("Katherine Johnson <katherine@example.com>, 18")).exists)
  }

  @Test("The app is restored deep in its stack, and goes back step by step") func restoredDeep() throws {
    try state.restore(
      json: """
        {"path": [{"users": {}}, {"user": {"_0": 2}}], "isAboutShown": false,
         "draft": {"name": "", "email": "", "age": 18, "isSubscribed": false}}
        """)
    directory.answer()
    #expect(title == "Grace Hopper")
    try tree.find(.button("Users")).tap()
    #expect(tree.find(.button("Ada Lovelace")).exists)
    try tree.find(.button("Menu")).tap()
    #expect(title == "Menu")
    #expect(tree.errors.isEmpty)
  }

  @Test("The app is restored with an open sheet") func restoredSheet() throws {
    state.isAboutShown.set(true)
    let tree = LiveTree(sampleApp(state, directory: directory))
    #expect(try tree.find(.heading).name == "About")
  }
}
