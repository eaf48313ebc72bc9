// The types that users of the web, Flutter and Compose try first. The compiler reports what to use instead. A type of
// the same name in another module takes precedence.
import Mod

@available(*, unavailable, message: "write 'VStack { … }'")
public typealias Column = OtherWidget

@available(*, unavailable, message: "write 'HStack { … }'")
public typealias HBox = OtherWidget

@available(*, unavailable, message: "write 'VStack { … }'")
public typealias VBox = OtherWidget

@available(*, unavailable, message: "a container is a stack: 'VStack(.padding(8)) { … }', or 'ZStack { … }'")
public typealias Box = OtherWidget

@available(*, unavailable, message: "a container is a stack: 'VStack(.padding(8)) { … }', or 'ZStack { … }'")
public typealias Div = OtherWidget

@available(*, unavailable, message: "a container is a stack: 'VStack(.padding(8)) { … }', or 'ZStack { … }'")
public typealias Frame = OtherWidget

@available(*, unavailable, message: "a container is a stack: 'VStack(.padding(8)) { … }', or 'ZStack { … }'")
public typealias Panel = OtherWidget

@available(*, unavailable, message: "a container is a stack: 'VStack(.padding(8)) { … }', or 'ZStack { … }'")
public typealias Flex = OtherWidget

@available(*, unavailable, message: "write 'VStack(alignment: .center) { … }', or '.textAlignment(.center)'")
public typealias Center = OtherWidget

@available(*, unavailable, message: "write 'Label(\"Ada\", .padding(8))'")
public typealias Padding = OtherWidget

@available(
  *, unavailable,
  message: "a choice is a 'SegmentedControl([\"Day\"], .selectedSegmentIndex <--> $index)' or a 'PickerView'"
)
public typealias Radio = OtherWidget

@available(
  *, unavailable,
  message: "a choice is a 'SegmentedControl([\"Day\"], .selectedSegmentIndex <--> $index)' or a 'PickerView'"
)
public typealias RadioButton = OtherWidget

@available(
  *, unavailable,
  message: "a choice is a 'SegmentedControl([\"Day\"], .selectedSegmentIndex <--> $index)' or a 'PickerView'"
)
public typealias RadioGroup = OtherWidget

@available(
  *, unavailable,
  message: "a choice is a 'SegmentedControl([\"Day\"], .selectedSegmentIndex <--> $index)' or a 'PickerView'"
)
public typealias Select = OtherWidget

@available(
  *, unavailable,
  message: "a choice is a 'SegmentedControl([\"Day\"], .selectedSegmentIndex <--> $index)' or a 'PickerView'"
)
public typealias ComboBox = OtherWidget

@available(*, unavailable, message: "a screen presents another: '.presentedViewController <-- problem.screen { … }'")
public typealias Modal = OtherWidget

@available(*, unavailable, message: "a screen presents another: '.presentedViewController <-- problem.screen { … }'")
public typealias Dialog = OtherWidget

@available(*, unavailable, message: "a screen presents another: '.presentedViewController <-- problem.screen { … }'")
public typealias Popup = OtherWidget

@available(*, unavailable, message: "tabs are screens: 'TabBarController { ViewController(\"Home\") { … } }'")
public typealias Tabs = OtherWidget

@available(*, unavailable, message: "a screen has a bar: 'NavigationController { ViewController(\"Inbox\") { … } }'")
public typealias AppBar = OtherWidget

@available(*, unavailable, message: "a screen is a 'ViewController(\"Inbox\") { … }'")
public typealias Scaffold = OtherWidget

@available(*, unavailable, message: "write 'Button(\"Save\", .toolTip(\"Saves the file\"))'")
public typealias Tooltip = OtherWidget

@available(
  *, unavailable, message: "a handler shows it: 'Button(\"Save\", .tapped --> inContext { $0.notify(\"Saved\") })'"
)
public typealias Toast = OtherWidget

@available(
  *, unavailable, message: "a handler shows it: 'Button(\"Save\", .tapped --> inContext { $0.notify(\"Saved\") })'"
)
public typealias Snackbar = OtherWidget

@available(*, unavailable, message: "write 'if' in the 'body' of a component with '@Variable var isOpen'")
public typealias Accordion = OtherWidget

@available(*, unavailable, message: "write 'ImageView(.image(Image(systemName: \"star\")))'")
public typealias Icon = OtherWidget

@available(*, unavailable, message: "write 'ImageView(.image(Image(named: \"Ada\")), .size(40), .cornerRadius(20))'")
public typealias Avatar = OtherWidget

@available(*, unavailable, message: "a shape is a 'View(.size(40), .backgroundColor(.red), .cornerRadius(20))'")
public typealias Ellipse = OtherWidget

@available(*, unavailable, message: "a component reads '@Environment(\\.horizontalSizeClass) var width'")
public typealias ViewThatFits = OtherWidget

@available(*, unavailable, message: "write 'if' in the 'body' of a component with '@Variable var isOpen'")
public typealias OutlineGroup = OtherWidget

@available(*, unavailable, message: "write 'HStack { Button(\"Cut\"); Button(\"Copy\") }'")
public typealias ControlGroup = OtherWidget

@available(
  *, unavailable,
  message: "a choice is a 'SegmentedControl([\"Day\"], .selectedSegmentIndex <--> $index)' or a 'PickerView'"
)
public typealias ColorPicker = OtherWidget

@available(*, unavailable, renamed: "TextView")
public typealias Textarea = TextView

@available(*, unavailable, renamed: "Label")
public typealias Heading = Label

@available(*, unavailable, renamed: "Label")
public typealias H1 = Label

@available(*, unavailable, renamed: "Label")
public typealias Paragraph = Label

@available(*, unavailable, renamed: "TextField")
public typealias Textbox = TextField

@available(*, unavailable, renamed: "TableViewCell")
public typealias ListTile = TableViewCell
