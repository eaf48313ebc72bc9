// The names of UIKit, where it cannot be imported. The compiler reports what to use instead.
#if !canImport(UIKit)
  @available(*, unavailable, renamed: "Label")
  public typealias UILabel = Label

  @available(*, unavailable, renamed: "Button")
  public typealias UIButton = Button

  @available(*, unavailable, renamed: "View")
  public typealias UIView = View

  @available(*, unavailable, renamed: "StackView")
  public typealias UIStackView = StackView

  @available(*, unavailable, renamed: "ImageView")
  public typealias UIImageView = ImageView

  @available(*, unavailable, renamed: "TextField")
  public typealias UITextField = TextField

  @available(*, unavailable, renamed: "Switch")
  public typealias UISwitch = Switch

  @available(*, unavailable, renamed: "TableView")
  public typealias UITableView = TableView

  @available(*, unavailable, renamed: "ViewController")
  public typealias UIViewController = ViewController

  @available(*, unavailable, renamed: "NavigationController")
  public typealias UINavigationController = NavigationController

  @available(*, unavailable, renamed: "Color")
  public typealias UIColor = Color

  @available(*, unavailable, renamed: "Font")
  public typealias UIFont = Font

  @available(*, unavailable, renamed: "Image")
  public typealias UIImage = Image

  @available(*, unavailable, renamed: "ScrollView")
  public typealias UIScrollView = ScrollView

  @available(*, unavailable, renamed: "Slider")
  public typealias UISlider = Slider

  @available(*, unavailable, renamed: "Stepper")
  public typealias UIStepper = Stepper

  @available(*, unavailable, renamed: "SegmentedControl")
  public typealias UISegmentedControl = SegmentedControl

  @available(*, unavailable, renamed: "DatePicker")
  public typealias UIDatePicker = DatePicker

  @available(*, unavailable, renamed: "PickerView")
  public typealias UIPickerView = PickerView

  @available(*, unavailable, renamed: "ProgressView")
  public typealias UIProgressView = ProgressView

  @available(*, unavailable, renamed: "ActivityIndicatorView")
  public typealias UIActivityIndicatorView = ActivityIndicatorView

  @available(*, unavailable, renamed: "PageControl")
  public typealias UIPageControl = PageControl

  @available(*, unavailable, renamed: "TextView")
  public typealias UITextView = TextView

  @available(*, unavailable, renamed: "SearchBar")
  public typealias UISearchBar = SearchBar

  @available(*, unavailable, renamed: "TableViewCell")
  public typealias UITableViewCell = TableViewCell

  @available(*, unavailable, renamed: "CollectionView")
  public typealias UICollectionView = CollectionView

  @available(*, unavailable, renamed: "TabBarController")
  public typealias UITabBarController = TabBarController

  @available(*, unavailable, renamed: "AlertController")
  public typealias UIAlertController = AlertController

  @available(*, unavailable, renamed: "AlertAction")
  public typealias UIAlertAction = AlertAction

  @available(*, unavailable, renamed: "BarButtonItem")
  public typealias UIBarButtonItem = BarButtonItem

  @available(*, unavailable, renamed: "RefreshControl")
  public typealias UIRefreshControl = RefreshControl

  @available(*, unavailable, renamed: "TapGestureRecognizer")
  public typealias UITapGestureRecognizer = TapGestureRecognizer

  @available(*, unavailable, renamed: "EdgeInsets")
  public typealias UIEdgeInsets = EdgeInsets

  @available(*, unavailable, renamed: "Window")
  public typealias UIWindow = Window
#endif
