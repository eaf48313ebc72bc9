import Bindings
import Widgets

// A role says how a node is operated. What else an operation needs is in the properties of the library's own type with
// that role, which only these accessors read by type.
extension Node {
  /// The role of the value in the tree. It never changes.
  nonisolated package var treeRole: TreeRole { kind.role }

  /// Returns the current value, without its parts, if it has the role and the type.
  ///
  /// The role is compared first, so that other nodes cost nothing, and no value is copied into an existential.
  private func value<Value: Bindable>(_ role: TreeRole) -> Value? {
    treeRole == role ? mounted.view(as: Value.self)?.value : nil
  }

  /// The stack in the node, if there is one.
  internal var stack: NavigationController? { value(.navigationStack) }

  /// The tab bar controller in the node, if there is one.
  internal var tabController: TabBarController? { value(.tabs) }

  /// The tab bar in the node, if there is one.
  internal var tabBar: TabBar? { value(.tabBar) }

  /// The tab in the node, if there is one.
  internal var tab: TabBarItem? { value(.tab) }

  /// The pages in the node, if there are any.
  internal var pages: PageViewController? { value(.pages) }

  /// The split view controller in the node, if there is one.
  internal var split: SplitViewController? { value(.split) }

  /// The alert in the node itself, if there is one.
  internal var alert: AlertController? { value(.alert) }

  /// The action of an alert in the node, if there is one.
  internal var action: AlertAction? { value(.action) }

  /// The navigation bar in the node, if there is one.
  internal var navigationBar: NavigationBar? { value(.navigationBar) }

  /// The navigation item in the node, if there is one.
  package var navigationItem: NavigationItem? { value(.navigationItem) }

  /// The item of a bar in the node, if there is one.
  internal var barItem: BarButtonItem? { value(.barItem) }

  /// The cell in the node, if there is one.
  internal var cell: TableViewCell? { value(.cell) }

  /// The slider in the node, if there is one.
  internal var slider: Slider? { value(.slider) }

  /// The stepper in the node, if there is one.
  package var stepper: Stepper? { value(.spinButton) }

  /// The segments in the node, if there are any.
  internal var segments: SegmentedControl? { value(.radioGroup) }

  /// The wheels of a picker in the node, if there are any.
  package var wheels: PickerView? { value(.wheels) }

  /// The date picker in the node, if there is one.
  package var datePicker: DatePicker? { value(.dateField) }

  /// The text field in the node, if there is one.
  internal var textField: TextField? { value(.textField) }

  /// The text view in the node, if there is one.
  internal var textView: TextView? { value(.textArea) }

  /// The search bar in the node, if there is one.
  package var searchBar: SearchBar? { value(.searchField) }

  /// The refresh control in the node, if there is one.
  internal var refresh: RefreshControl? { value(.refresh) }

  /// The app in the node, if there is one.
  package var app: Application? { value(.application) }

  /// The window in the node, if there is one.
  internal var window: Window? { value(.window) }
}

extension Node {
  /// The screen in the node, or in the component in it.
  package var screenNode: Node { isComponent && childNodes.count == 1 ? childNodes[0].screenNode : self }

  /// Returns the parts with a role, in order.
  package func parts(_ role: TreeRole) -> [Node] { partNodes.filter { $0.treeRole == role } }

  /// Returns the first part with a role, if there is one.
  package func part(_ role: TreeRole) -> Node? { partNodes.first { $0.treeRole == role } }

  /// The cancel action of the alert in the node, or in the component in it, if there is one.
  package var cancelAction: Node? { actionNodes.first { $0.action?.style == .cancel } }

  /// The current recognizers of a type among the parts.
  internal func recognizers<Recognizer: GestureRecognizer>(_ type: Recognizer.Type) -> [Recognizer] {
    partNodes.compactMap { $0.treeRole == .gesture ? $0.mounted.view(as: type)?.value : nil }
  }
}
