// The roles of the library's own types, in one table. Those of protocols, and of components, are with them.

extension Application {
  /// The role `.application`.
  @inlinable public static var treeRole: TreeRole { .application }
}

extension Window {
  /// The role `.window`.
  @inlinable public static var treeRole: TreeRole { .window }
}

extension NavigationController {
  /// The role `.navigationStack`.
  @inlinable public static var treeRole: TreeRole { .navigationStack }
}

extension TabBarController {
  /// The role `.tabs`.
  @inlinable public static var treeRole: TreeRole { .tabs }
}

extension PageViewController {
  /// The role `.pages`.
  @inlinable public static var treeRole: TreeRole { .pages }
}

extension SplitViewController {
  /// The role `.split`.
  @inlinable public static var treeRole: TreeRole { .split }
}

extension AlertController {
  /// The role `.alert`.
  @inlinable public static var treeRole: TreeRole { .alert }
}

extension NavigationBar {
  /// The role `.navigationBar`.
  @inlinable public static var treeRole: TreeRole { .navigationBar }
}

extension NavigationItem {
  /// The role `.navigationItem`.
  @inlinable public static var treeRole: TreeRole { .navigationItem }
}

extension Toolbar {
  /// The role `.toolbar`.
  @inlinable public static var treeRole: TreeRole { .toolbar }
}

extension TabBar {
  /// The role `.tabBar`.
  @inlinable public static var treeRole: TreeRole { .tabBar }
}

extension TabBarItem {
  /// The role `.tab`.
  @inlinable public static var treeRole: TreeRole { .tab }
}

extension BarButtonItem {
  /// The role `.barItem`.
  @inlinable public static var treeRole: TreeRole { .barItem }
}

extension BackButton {
  /// The role `.backButton`.
  package static var treeRole: TreeRole { .backButton }
}

extension AlertAction {
  /// The role `.action`.
  @inlinable public static var treeRole: TreeRole { .action }
}

extension TableView {
  /// The role `.list`.
  @inlinable public static var treeRole: TreeRole { .list }
}

extension CollectionView {
  /// The role `.grid`.
  @inlinable public static var treeRole: TreeRole { .grid }
}

extension TableViewCell {
  /// The role `.cell`.
  @inlinable public static var treeRole: TreeRole { .cell }
}

extension Button {
  /// The role `.button`.
  @inlinable public static var treeRole: TreeRole { .button }
}

extension Switch {
  /// The role `.switch`.
  @inlinable public static var treeRole: TreeRole { .switch }
}

extension Slider {
  /// The role `.slider`.
  @inlinable public static var treeRole: TreeRole { .slider }
}

extension Stepper {
  /// The role `.spinButton`.
  @inlinable public static var treeRole: TreeRole { .spinButton }
}

extension SegmentedControl {
  /// The role `.radioGroup`.
  @inlinable public static var treeRole: TreeRole { .radioGroup }
}

extension PickerView {
  /// The role `.wheels`.
  @inlinable public static var treeRole: TreeRole { .wheels }
}

extension DatePicker {
  /// The role `.dateField`.
  @inlinable public static var treeRole: TreeRole { .dateField }
}

extension TextField {
  /// The role `.textField`.
  @inlinable public static var treeRole: TreeRole { .textField }
}

extension TextView {
  /// The role `.textArea`.
  @inlinable public static var treeRole: TreeRole { .textArea }
}

extension SearchBar {
  /// The role `.searchField`.
  @inlinable public static var treeRole: TreeRole { .searchField }
}

extension RefreshControl {
  /// The role `.refresh`.
  @inlinable public static var treeRole: TreeRole { .refresh }
}
