import Mod

// Other types of containers and of conditions, with their usual arguments. The compiler reports what to use instead. A
// type of the same name in another module takes precedence.

@available(*, unavailable, message: "rows are listed in the block: 'TableView { ForEach(users) { user in … } }'")
public typealias Table = OtherWidget

@available(
  *, unavailable,
  message: "a grid is a 'CollectionView(.layout(.grid(columns: 3))) { … }', or 'HStack's in a 'VStack'"
)
public typealias Grid = OtherWidget

@available(
  *, unavailable,
  message: "a grid is a 'CollectionView(.layout(.grid(columns: 3))) { … }', or 'HStack's in a 'VStack'"
)
public typealias GridRow = OtherWidget

@available(
  *, unavailable,
  message: "a grid is a 'CollectionView(.layout(.grid(columns: 3))) { … }', or 'HStack's in a 'VStack'"
)
public struct GridItem {
  public struct Size {
    public static func flexible(minimum: Double = 0, maximum: Double = 0) -> Size { Size() }

    public static func fixed(_ size: Double) -> Size { Size() }

    public static func adaptive(minimum: Double, maximum: Double = 0) -> Size { Size() }
  }

  public init(_ size: Size, spacing: Double = 0) {}
}

@available(
  *, unavailable,
  message: "a grid is a 'CollectionView(.layout(.grid(columns: 3))) { … }', or 'HStack's in a 'VStack'"
)
public typealias LazyVGrid = OtherWidget

@available(*, unavailable, message: "write 'VStack { … }', or 'TableView { … }' for many rows")
public typealias LazyVStack = OtherWidget

@available(*, unavailable, message: "write 'HStack { … }', or 'CollectionView { … }' for many items")
public typealias LazyHStack = OtherWidget

@available(*, unavailable, message: "a box is a 'VStack(.border(.separator), .padding(8)) { … }'")
public typealias GroupBox = OtherWidget

@available(*, unavailable, message: "write 'if' in the 'body' of a component with '@Variable var isOpen'")
public typealias DisclosureGroup = OtherWidget

@available(*, unavailable, message: "write 'HStack { Label(\"Name\"); Spacer(); Label(name) }'")
public typealias LabeledContent = OtherWidget

@available(*, unavailable, message: "a screen presents another: '.presentedViewController <-- item.screen { … }'")
public typealias Sheet = OtherWidget

@available(*, unavailable, message: "a component reads '@Environment(\\.userInterfaceStyle) var style'")
public typealias EnvironmentReader = OtherWidget

@available(*, unavailable, renamed: "TableViewCell")
public typealias TableCell = TableViewCell

@available(*, unavailable, renamed: "TableViewCell")
public typealias ListCell = TableViewCell

@available(*, unavailable, message: "write '[]', or nothing in a block")
public typealias EmptyView = OtherWidget

@available(*, unavailable, message: "a block takes widgets of any type: write the widget itself")
public typealias AnyView = OtherWidget

@available(*, unavailable, message: "a size follows from the content, or is set by '.width(max: 300)'")
public typealias GeometryReader = OtherWidget

@available(
  *, unavailable,
  message: "write 'if' in the 'body' of a component with '@Variable var isOpen', or '.hidden(bind: $isOpen)'"
)
public typealias If = OtherWidget

@available(
  *, unavailable,
  message: "write 'if' in the 'body' of a component with '@Variable var isOpen', or '.hidden(bind: $isOpen)'"
)
public typealias Show = OtherWidget

@available(*, unavailable, message: "write 'if' or 'switch' in the 'body' of a component with '@Variable var route'")
public typealias Switching = OtherWidget

@available(*, unavailable, message: "an action sheet is an 'AlertController(\"Photo\", .preferredStyle(.actionSheet))'")
public typealias ActionSheet = OtherWidget

@available(
  *, unavailable,
  message: "write 'if' in the 'body' of a component with '@Variable var isOpen', or '.hidden(bind: $isOpen)'"
)
public typealias When = OtherWidget

@available(*, unavailable, message: "write 'if' or 'switch' in the 'body' of a component with '@Variable var route'")
public typealias Switched = OtherWidget

// Other types of screens and of transitions between them, with their usual arguments. The compiler reports what to use
// instead. A type of the same name in another module takes precedence.

@available(
  *, unavailable,
  message: "a button opens a screen: 'Button(\"Open\", .tapped --> inContext { try $0.push(Detail()) })'"
)
public typealias NavigationLink = OtherWidget

@available(*, unavailable, message: "a tab is a screen: 'TabBarController { ViewController(\"Home\") { … } }'")
public typealias Tab = OtherWidget

@available(
  *, unavailable,
  message: "an alert is an 'AlertController(\"Delete?\", .actions([AlertAction(\"OK\")]))', which a screen presents"
)
public typealias Alert = OtherWidget

@available(
  *, unavailable,
  message: "a link is a 'Button(\"Site\", .tapped --> { … })', or an attribute of an 'AttributedString'"
)
public typealias Link = OtherWidget

@available(
  *, unavailable, message: "write 'NavigationController { Home() }', and push by 'inContext { try $0.push(Detail()) }'"
)
public typealias NavigationStack = OtherWidget

@available(*, unavailable, message: "write 'if' or 'switch' in the 'body' of a component with '@Variable var route'")
public typealias Dynamic = OtherWidget

@available(*, unavailable, message: "write 'VStack { … }' or 'HStack { … }', or 'StackView(.axis <-- axis) { … }'")
public typealias Stack = StackView

@available(*, unavailable, message: "write 'AlertAction(\"Delete\", .style(.destructive)) { … }'")
public typealias Action = OtherWidget

@available(*, unavailable, message: "screens side by side are 'ViewController's in an 'HStack'")
public typealias SplitView = OtherWidget

extension SectionModel {
  @available(*, unavailable, message: "write 'Section(\"Users\") { … }'; a widget above the rows is its 'headerView'")
  @_disfavoredOverload public init(
    header: Any, footer: Any? = nil, id: WidgetKey? = nil, @RowBuilder content: () -> RowList
  ) { self.init(content: content) }
}
