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

  /// Names the model of `UIScrollView`.
  @available(*, unavailable, renamed: "ScrollView")
  public typealias UIScrollView = ScrollView

  /// Names the model of `UISlider`.
  @available(*, unavailable, renamed: "Slider")
  public typealias UISlider = Slider

  /// Names the model of `UIStepper`.
  @available(*, unavailable, renamed: "Stepper")
  public typealias UIStepper = Stepper

  /// Names the model of `UISegmentedControl`.
  @available(*, unavailable, renamed: "SegmentedControl")
  public typealias UISegmentedControl = SegmentedControl

  /// Names the model of `UIDatePicker`.
  @available(*, unavailable, renamed: "DatePicker")
  public typealias UIDatePicker = DatePicker

  /// Names the model of `UIPickerView`.
  @available(*, unavailable, renamed: "PickerView")
  public typealias UIPickerView = PickerView

  /// Names the model of `UIProgressView`.
  @available(*, unavailable, renamed: "ProgressView")
  public typealias UIProgressView = ProgressView

  /// Names the model of `UIActivityIndicatorView`.
  @available(*, unavailable, renamed: "ActivityIndicatorView")
  public typealias UIActivityIndicatorView = ActivityIndicatorView

  /// Names the model of `UIPageControl`.
  @available(*, unavailable, renamed: "PageControl")
  public typealias UIPageControl = PageControl

  /// Names the model of `UITextView`.
  @available(*, unavailable, renamed: "TextView")
  public typealias UITextView = TextView

  /// Names the model of `UISearchBar`.
  @available(*, unavailable, renamed: "SearchBar")
  public typealias UISearchBar = SearchBar

  /// Names the model of `UITableViewCell`.
  @available(*, unavailable, renamed: "TableViewCell")
  public typealias UITableViewCell = TableViewCell

  /// Names the model of `UICollectionView`.
  @available(*, unavailable, renamed: "CollectionView")
  public typealias UICollectionView = CollectionView

  /// Names the model of `UITabBarController`.
  @available(*, unavailable, renamed: "TabBarController")
  public typealias UITabBarController = TabBarController

  /// Names the model of `UIAlertController`.
  @available(*, unavailable, renamed: "AlertController")
  public typealias UIAlertController = AlertController

  /// Names the model of `UIAlertAction`.
  @available(*, unavailable, renamed: "AlertAction")
  public typealias UIAlertAction = AlertAction

  /// Names the model of `UIBarButtonItem`.
  @available(*, unavailable, renamed: "BarButtonItem")
  public typealias UIBarButtonItem = BarButtonItem

  /// Names the model of `UIRefreshControl`.
  @available(*, unavailable, renamed: "RefreshControl")
  public typealias UIRefreshControl = RefreshControl

  /// Names the model of `UITapGestureRecognizer`.
  @available(*, unavailable, renamed: "TapGestureRecognizer")
  public typealias UITapGestureRecognizer = TapGestureRecognizer

  /// Names the model of `UIEdgeInsets`.
  @available(*, unavailable, renamed: "EdgeInsets")
  public typealias UIEdgeInsets = EdgeInsets

  /// Names the model of `UIWindow`.
  @available(*, unavailable, renamed: "Window")
  public typealias UIWindow = Window
#endif
