// A stand-in for UIKit where there is none: open classes on the main actor, with the isolation, the inheritance and the
// optionality of the interface that Swift sees on Apple's platforms, and without any behavior.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
}

public final class UITraitCollection: NSObject, @unchecked Sendable {
  private struct Traits: UIMutableTraits {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
  }
  private let traits: any UIMutableTraits
  public init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = Traits()
    mutations(&traits)
    self.traits = traits
  }
  public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
}

open class UIColor: NSObject, @unchecked Sendable {
  private let components: [CGFloat]
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    provider = nil
  }
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    components = []
    provider = dynamicProvider
  }
  open func resolvedColor(with traits: UITraitCollection) -> UIColor { provider?(traits) ?? self }
  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard provider == nil else { return false }
    for (pointer, value) in zip([red, green, blue, alpha], components) { pointer?.pointee = value }
    return true
  }
  public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  public static let label = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor.white : UIColor.black
  }
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let systemIndigo = UIColor(red: 0.35, green: 0.34, blue: 0.84, alpha: 1)
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
}

open class UIFontDescriptor: NSObject {
  public struct AttributeName: Hashable, Sendable {
    let rawValue: String
    public static let textStyle = AttributeName(rawValue: "textStyle")
    public static let traits = AttributeName(rawValue: "traits")
    public static let family = AttributeName(rawValue: "family")
  }
  public struct TraitKey: Hashable, Sendable {
    let rawValue: String
    public static let weight = TraitKey(rawValue: "weight")
  }
  public let fontAttributes: [AttributeName: Any]
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) { fontAttributes = attributes }
  open func object(forKey key: AttributeName) -> Any? { fontAttributes[key] }
}

open class UIFont: NSObject, @unchecked Sendable {
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
  }
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }
  public let fontName: String
  public let pointSize: CGFloat
  public let fontDescriptor: UIFontDescriptor
  public var familyName: String { fontName.hasPrefix(".") ? ".System" : fontName }
  private init(_ name: String, _ size: CGFloat, _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    (fontName, pointSize, fontDescriptor) = (name, size, UIFontDescriptor(fontAttributes: attributes))
  }
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(descriptor.object(forKey: .family) as? String ?? ".System", size, descriptor.fontAttributes)
  }
  public convenience init?(name: String, size: CGFloat) {
    guard name == "Avenir" else { return nil }
    self.init(name, size)
  }
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(style.rawValue, 17, [.textStyle: style.rawValue])
  }
  open class func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(".System", size, [.traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue]])
  }
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(".System-Italic", size) }
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(".Mono", size) }
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(".Digit", size) }
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
  open var tintColor: UIColor! = .systemIndigo
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  public let layer = CALayer()
  open private(set) var subviews: [UIView] = []
  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) { nil }
  public convenience override init() { self.init(frame: .zero) }
  open func addSubview(_ view: UIView) { subviews.append(view) }
}

@MainActor open class UILabel: UIView {
  open var text: String?
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false
}

@MainActor open class UIControl: UIView {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
  }
  open var isEnabled = true
  open var isSelected = false
}

@MainActor open class UIButton: UIControl {
  open private(set) var titleLabel: UILabel? = UILabel()
  open var contentEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  private var titles: [State: String] = [:]
  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  open func title(for state: State) -> String? { titles[state] }
  private var titleColors: [State: UIColor] = [:]
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }
}

@MainActor open class UITextField: UIControl {
  open var text: String?
  open var placeholder: String?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
}

@MainActor open class UIStackView: UIView {
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
  open private(set) var arrangedSubviews: [UIView] = []
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
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
  public enum Axis: Int, Sendable { case horizontal, vertical }
  open var constant: CGFloat = 0
  open var isActive = false
  public override init() {}
}
