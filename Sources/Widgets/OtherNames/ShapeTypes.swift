// Other types of shapes, with their usual arguments. The compiler reports what to use instead. A type of the same name
// in another module takes precedence.
import Mod

@available(*, unavailable, message: "write 'ImageView(.image(from: url))'")
public typealias AsyncImage = OtherWidget

@available(*, unavailable, message: "a shape is a 'View(.size(40), .backgroundColor(.red))'")
public typealias Rectangle = OtherWidget

@available(*, unavailable, message: "a shape is a 'View(.size(40), .backgroundColor(.red), .cornerRadius(8))'")
public typealias RoundedRectangle = OtherWidget

@available(*, unavailable, message: "a shape is a 'View(.size(40), .backgroundColor(.red), .cornerRadius(20))'")
public typealias Circle = OtherWidget

@available(
  *, unavailable,
  message: "a shape is a 'View(.size(width: 80, height: 40), .backgroundColor(.red), .cornerRadius(20))'"
)
public typealias Capsule = OtherWidget

@available(
  *, unavailable,
  message: "a gradient is a layer: 'View(.layer.sublayers([GradientLayer(.colors([.red, .blue]))]))'"
)
public struct LinearGradient {
  public struct Place {
    public static var top: Place { Place() }

    public static var bottom: Place { Place() }

    public static var leading: Place { Place() }

    public static var trailing: Place { Place() }

    public static var topLeading: Place { Place() }

    public static var bottomTrailing: Place { Place() }
  }

  public init(colors: [Color], startPoint: Place, endPoint: Place) {}

  public static func linearGradient(_ colors: [Color], from start: Place, to end: Place) -> LinearGradient {
    LinearGradient(colors: [], startPoint: start, endPoint: end)
  }

  public static func linearGradient(colors: [Color], startPoint: Place, endPoint: Place) -> LinearGradient {
    LinearGradient(colors: [], startPoint: startPoint, endPoint: endPoint)
  }
}

@available(
  *, unavailable,
  message: "a gradient is a layer: 'View(.layer.sublayers([GradientLayer(.colors([.red, .blue]))]))'"
)
public typealias GradientView = OtherWidget
