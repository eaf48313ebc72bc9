import Bindings
import Widgets

/// Records the changes by users in a tree itself: of controls, the focus and visible screens.
@MainActor internal final class UndoRecorder {
  private weak var tree: TreeContext?
  private weak var history: History?
  private var place: FocusedPlace

  /// The identity of the presented screens. They change as a whole.
  private let screens = PresentedScreens()

  private let root: @MainActor () -> Node?
  private let recording = UndoRecording()

  internal init(of tree: TreeContext, in history: History, root: @escaping @MainActor () -> Node?) {
    (self.tree, self.history, self.root) = (tree, history, root)
    place = FocusedPlace(in: tree)
  }

  /// Releases the recorded changes, and stops recording.
  internal func end() {
    recording.end()
    history = nil
  }

  /// Records a change of the focus or the selection since the last call.
  internal func close() {
    guard let tree, let history else { return }
    let new = FocusedPlace(in: tree)
    if new == place { return }
    history.record(
      UndoChange(of: self, .context, from: place, to: new, in: recording) { [weak tree] in tree?.restore($0) })
    place = new
  }

  /// Records which screens handlers have presented and dismissed.
  internal func recordScreens(from old: [PresentedScreen]) {
    guard let tree, let history else { return }
    let new = tree.presentedScreens
    if new.elementsEqual(old, by: ===) { return }
    history.record(UndoChange(of: screens, .edit, from: old, to: new, in: recording) { [root] in root()?.restore($0) })
  }

  /// Records that a handler has replaced the content of a screen.
  internal func recordTransition(of screen: Node, from old: Children, to new: Children) {
    let change = UndoChange(of: screen.mounted, .edit, from: old, to: new, in: recording) { [weak screen] content in
      if let screen, screen.isMounted { screen.show(content) }
    }
    history?.record(change)
  }

  /// Records a change by the user, if users can change the property.
  internal func record(_ node: Node, from old: any Bindable) {
    guard let old = old as? any Widget, !old.hasStateOfSystem else { return }
    record(node, fromWidget: old)
  }

  private func record<Value: Widget>(_ node: Node, fromWidget old: Value) {
    guard let history, let new = node.mounted.current as? Value, let kind = old.kindOfChange(to: new) else { return }
    history.record(UndoChange(of: node, kind, from: old, to: new, in: recording) { [weak node] in node?.restore($0) })
  }
}

private final class PresentedScreens {}

/// The focus of a tree, with its selection.
internal struct FocusedPlace: Equatable {
  internal weak var node: Node?
  internal let row: RowPath?
  internal let component: Int
  internal let text: String?
  internal let selection: TextSelection?

  @MainActor internal init(in tree: TreeContext) {
    (node, row, component) = (tree.focus.node, tree.focus.row, tree.focus.component)
    (text, selection) = (tree.focus.editing.selection?.text, tree.focus.editing.selection?.selection)
  }

  internal static func == (first: FocusedPlace, second: FocusedPlace) -> Bool {
    first.node === second.node && first.row == second.row && first.component == second.component
      && first.text == second.text && first.selection == second.selection
  }
}

extension TreeContext {
  /// Gives the focus and the selection back, without asking delegates or sending events.
  fileprivate func restore(_ place: FocusedPlace) {
    let node = place.node.flatMap { $0.isMounted ? $0 : nil }
    if focus.node !== node { moveFocus(to: node) }
    guard node != nil else { return }
    (focus.row, focus.component) = (place.row, place.component)
    if let text = place.text, let selected = place.selection {
      focus.editing.selection = (text, selected)
    } else {
      focus.editing.selection = nil
    }
    contentDidChange?()
  }
}

extension Node {
  /// Sets the properties that users change to the values of a former widget, as a change by the user.
  fileprivate func restore<Value: Widget>(_ former: Value) {
    guard isMounted else { return }
    input(as: Value.self) { $0.adoptUserState(of: former) }
  }
}

extension Widget {
  /// A Boolean value that indicates whether the system changes the value, and not only the user.
  fileprivate var hasStateOfSystem: Bool {
    switch Self.treeRole {
    case .application, .refresh, .split: true
    default: false
    }
  }

  /// Sets the properties that users change to the values of another widget.
  fileprivate mutating func adoptUserState(of other: Self) {
    for property in Self.userEditable { property.keep(other, in: &self, unlessChangedFrom: other, to: other) }
  }

  /// Returns the kind of change to another value, or `nil` if it is none of a property that users change.
  fileprivate func kindOfChange(to new: Self) -> UndoChange.Kind? {
    var changed = self
    changed.adoptUserState(of: new)
    if changed == self { return nil }
    var moved: any Widget = self
    if var view = moved as? any Scrolling, let new = new as? any Scrolling {
      (view.contentOffset, view.zoomScale) = (new.contentOffset, new.zoomScale)
      moved = view
    }
    if var view = moved as? TextView, let new = new as? TextView {
      view.selectedRange = new.selectedRange
      moved = view
    }
    if moved as? Self == changed { return .context }
    if let old = self as? any TextInput, let new = new as? any TextInput, old.text != new.text { return .typing }
    return .edit
  }
}

extension LiveTree {
  /// Makes one step in a history of all changes between the beginning of a user action and the next.
  ///
  /// ```swift
  /// let title = Var("Milk")
  /// let history = History()
  /// history.track(title)
  /// let tree = LiveTree(VStack {
  ///   TextField(.text <--> title)
  ///   Button("Undo", .isEnabled <-- history.canUndo, .tapped --> { history.undo() })
  /// })
  /// let recording = tree.record(in: history)
  /// ```
  ///
  /// After an action of a user, `undo()` of the history restores the tracked variables and the user's changes of the
  /// tree itself: the values of controls, the visible tab, and the screens that handlers have pushed, presented,
  /// replaced or left. A restored screen has the description of its handler.
  ///
  /// Changes of the focus, the selection and the scroll position belong to the step around them, and are no steps by
  /// themselves. Changes by the program are undone only for tracked variables. When the recording ends or the tree is
  /// unmounted, the history releases the changes of the tree, and keeps those of the tracked variables.
  ///
  /// - Returns: The lifetime of the recording.
  public func record(in history: History) -> Lifetime {
    let tree = root.tree
    let recorder = UndoRecorder(of: tree, in: history) { [weak self] in self?.rootNode }
    let closing = history.onClosing { recorder.close() }
    let recording = tree.onAction { _, _ in history.beginAction() }
    tree.observers.recorders.append(recorder)
    return Lifetime { [weak tree] in
      closing.cancel()
      recording.cancel()
      recorder.end()
      tree?.observers.recorders.removeAll { $0 === recorder }
    }
  }
}
