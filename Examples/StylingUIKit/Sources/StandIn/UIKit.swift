// A stand-in for UIKit where there is none: open classes on the main actor, with the isolation, the inheritance and the
// optionality of the interface that Swift sees on Apple's platforms, and without any behavior.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

open class UIColor: NSObject, @unchecked Sendable {
  public let name: String
  public init(named name: String) { self.name = name }
  open override var description: String { name }
  public static let black = UIColor(named: "black")
  public static let label = UIColor(named: "label")
  public static let red = UIColor(named: "red")
  public static let systemIndigo = UIColor(named: "systemIndigo")
  public static let white = UIColor(named: "white")
}

open class UIFont: NSObject, @unchecked Sendable {
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let body = TextStyle(rawValue: "body")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let title1 = TextStyle(rawValue: "title1")
  }
  public struct Weight: Hashable, Sendable {
    let value: Int
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
  }
  public let fontName: String
  public init(named name: String) { fontName = name }
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(named: style.rawValue) }
  open class func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(named: "system \(size) \(weight.value)")
  }
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

// Layers belong to no actor.
open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
}

@MainActor open class UIResponder: NSObject {
  public override init() {}
}

@MainActor open class UIView: UIResponder {
  open var backgroundColor: UIColor?
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var tintColor: UIColor!
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  public let layer = CALayer()
  open private(set) var subviews: [UIView] = []
  public override init() {}
  open func addSubview(_ view: UIView) { subviews.append(view) }
}

@MainActor open class UILabel: UIView {
  open var text: String?
  open var font: UIFont!
  open var textColor: UIColor!
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false
  public override init() {}
}

@MainActor open class UIControl: UIView {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
  }
  open var isEnabled = true
  public override init() {}
}

@MainActor open class UIButton: UIControl {
  open private(set) var titleLabel: UILabel? = UILabel()
  open var contentEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  private var titles: [State: String] = [:]
  public override init() {}
  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  open func title(for state: State) -> String? { titles[state] }
}

@MainActor open class UITextField: UIControl {
  open var text: String?
  open var placeholder: String?
  open var font: UIFont?
  public override init() {}
}

@MainActor open class UIStackView: UIView {
  open var spacing: CGFloat = 0
  public override init() {}
}

@MainActor open class UIViewController: UIResponder {
  open var view: UIView! = UIView()
  open var title: String?
  public override init() {}
  open func viewDidLoad() {}
}

@MainActor open class UIGestureRecognizer: NSObject {
  open var isEnabled = true
  public override init() {}
}

@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  public override init() {}
}

@MainActor open class UIBarItem: NSObject {
  open var title: String?
  public override init() {}
}

@MainActor open class UIBarButtonItem: UIBarItem {
  open var tintColor: UIColor?
  public override init() {}
}

@MainActor open class UINavigationItem: NSObject {
  open var title: String?
  open var rightBarButtonItem: UIBarButtonItem?
  public override init() {}
}

@MainActor open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  public override init() {}
}

@MainActor open class UIPresentationController: NSObject {
  public override init() {}
}

@MainActor open class UICollectionViewLayout: NSObject {
  public override init() {}
}

@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var minimumLineSpacing: CGFloat = 10
  public override init() {}
}

@MainActor open class UILayoutGuide: NSObject {
  open var identifier = ""
  public override init() {}
}

@MainActor open class NSLayoutConstraint: NSObject {
  open var constant: CGFloat = 0
  open var isActive = false
  public override init() {}
}
