// The names of UIKit, where it cannot be imported. The compiler names the models, which have the names without prefix.
#if !canImport(UIKit)
  /// Names the model of `UILabel`.
  @available(*, unavailable, renamed: "Label")
  public typealias UILabel = Label

  /// Names the model of `UIButton`.
  @available(*, unavailable, renamed: "Button")
  public typealias UIButton = Button

  /// Names the model of `UIView`.
  @available(*, unavailable, renamed: "View")
  public typealias UIView = View

  /// Names the model of `UIStackView`.
  @available(*, unavailable, renamed: "StackView")
  public typealias UIStackView = StackView

  /// Names the model of `UIImageView`.
  @available(*, unavailable, renamed: "ImageView")
  public typealias UIImageView = ImageView

  /// Names the model of `UITextField`.
  @available(*, unavailable, renamed: "TextField")
  public typealias UITextField = TextField

  /// Names the model of `UISwitch`.
  @available(*, unavailable, renamed: "Switch")
  public typealias UISwitch = Switch

  /// Names the model of `UITableView`.
  @available(*, unavailable, renamed: "TableView")
  public typealias UITableView = TableView

  /// Names the model of `UIViewController`.
  @available(*, unavailable, renamed: "ViewController")
  public typealias UIViewController = ViewController

  /// Names the model of `UINavigationController`.
  @available(*, unavailable, renamed: "NavigationController")
  public typealias UINavigationController = NavigationController

  /// Names the model of `UIColor`.
  @available(*, unavailable, renamed: "Color")
  public typealias UIColor = Color

  /// Names the model of `UIFont`.
  @available(*, unavailable, renamed: "Font")
  public typealias UIFont = Font

  /// Names the model of `UIImage`.
  @available(*, unavailable, renamed: "Image")
  public typealias UIImage = Image
#endif
