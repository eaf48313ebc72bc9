import LiveTesting

/// A value that notifies its subscribers only of different values: a custom adapter takes a few lines.
struct DistinctState<Value: Equatable & Codable>: PersistentAdapterState {
  let value: Value

  func reduce(message: Value, feedback: Input<Value>) -> (state: Self, notification: Value?) {
    message == value ? (self, nil) : (DistinctState(value: message), message)
  }
}

/// A model that messages change, and whose notifications state the changes.
struct Playlist {
  enum Message {
    case add(String)
    case remove(Int)
  }

  enum Change {
    case added(String, at: Int)
    case removed(at: Int)
    case reloaded
  }

  struct NoSuchEpisode: Error {}

  var episodes: [String] = []

  mutating func apply(_ message: Message) throws -> Change {
    switch message {
    case .add(let episode):
      episodes.append(episode)
      return .added(episode, at: episodes.count - 1)
    case .remove(let index):
      guard episodes.indices.contains(index) else { throw NoSuchEpisode() }
      episodes.remove(at: index)
      return .removed(at: index)
    }
  }
}

extension Page {
  static let adapters = Page("adapters", "Adapters that hold state, and what their subscribers receive.") { print in
    print("A Var notifies of values that are set or sent, and stores those that are set or updated:")
    let number = Var(0)
    var (heard, all) = ([Int](), [Int]())
    let lifetimes = [number.subscribe { heard.append($0) }, number.allChanges().subscribe { all.append($0) }]
    number.set(1)
    number.update(2)
    number.notify(99)
    number.set(3)
    print("told:", heard)
    print("all changes:", all)
    print("stored:", number.value)

    print("\nA TempVar is not stored with the view-state; a ToggleVar can only be toggled:")
    let (message, isExpanded) = (TempVar<String>(), ToggleVar(false))
    let shown = [message.subscribe { print($0) }, isExpanded.subscribe { print($0) }]
    message.set("Saved")
    isExpanded.toggle()

    print("\nA StackAdapter sends changes of its stack, and the whole stack to new subscribers:")
    let screens = StackAdapter(["menu"])
    let navigation = screens.subscribe { print($0) }
    screens.push("users")
    screens.pop()
    screens.popToCount(-1)
    screens.pop()

    print("\nA ModelState has a reducer; a message for which it throws changes nothing:")
    let playlist = Adapter(
      ModelState<Playlist, Playlist.Message, Playlist.Change>(
        initial: Playlist(),
        resumer: { _ in .reloaded },
        reducer: { model, message, _ in try model.apply(message) }
      ))
    let count = playlist.slice(resume: .reloaded) { model, _ in .value(model.episodes.count) }
    let watched = [count.subscribe { print("episodes:", $0) }, playlist.failures.subscribe { print("refused:", $0) }]
    playlist.send(.add("Layout"))
    playlist.send(.remove(7))
    print(playlist.sync { $0.episodes })

    print("\nA custom adapter notifies only of different values:")
    let name = Adapter(DistinctState(value: "Ada"))
    let distinct = name.subscribe { print($0) }
    ["Ada", "Grace", "Grace"].forEach(name.send)
    withExtendedLifetime((lifetimes, shown, navigation, watched, distinct)) {}
  }
}
