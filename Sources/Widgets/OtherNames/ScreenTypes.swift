// Other types of screens and of ways between them, with the arguments that are given to them. The compiler names what
// serves instead. If another module has a type of the name, the compiler takes that one: these are not available.
import Mod

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
