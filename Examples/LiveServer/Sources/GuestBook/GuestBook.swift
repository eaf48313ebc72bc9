import Live

/// A guest book: a menu, a form, and the list of all entries.
package struct GuestBook: Component {
  let state: GuestBookState
  let list: GuestList

  package init(_ state: GuestBookState, _ list: GuestList) { (self.state, self.list) = (state, list) }

  package var body: Children {
    Window(.tintColor(.systemIndigo), .makeKeyAndVisible) {
      NavigationController(
        .viewControllers
          <-- state.path.screens(over: MenuScreen(state: state, list: list)) { [state, list] place in
            switch place {
            case .form: FormScreen(draft: state.draft, list: list)
            case .guests: GuestsScreen(list: list)
            }
          },
        .poppedToCount --> state.path.popToCount(over: 1))
    }
  }
}
