import Foundation

extension Double: Interpolatable {
  /// The number itself.
  public var animatableData: [Double] {
    get { [self] }
    set { self = newValue[0] }
  }
}

extension Float: Interpolatable {
  /// The number itself.
  public var animatableData: [Double] {
    get { [Double(self)] }
    set { self = Float(newValue[0]) }
  }
}

extension CGFloat: Interpolatable {
  /// The number itself.
  public var animatableData: [Double] {
    get { [Double(self)] }
    set { self = CGFloat(newValue[0]) }
  }
}

extension CGPoint: Interpolatable {
  /// The coordinates.
  public var animatableData: [Double] {
    get { [x, y] }
    set { self = CGPoint(x: newValue[0], y: newValue[1]) }
  }
}

extension CGSize: Interpolatable {
  /// The width and the height.
  public var animatableData: [Double] {
    get { [width, height] }
    set { self = CGSize(width: newValue[0], height: newValue[1]) }
  }
}

extension CGRect: Interpolatable {
  /// The origin and the size.
  public var animatableData: [Double] {
    get { origin.animatableData + size.animatableData }
    set { self = CGRect(x: newValue[0], y: newValue[1], width: newValue[2], height: newValue[3]) }
  }
}

extension EdgeInsets: Interpolatable {
  /// The distances.
  public var animatableData: [Double] {
    get { [top, left, bottom, right] }
    set { (top, left, bottom, right) = (newValue[0], newValue[1], newValue[2], newValue[3]) }
  }
}

extension DirectionalEdgeInsets: Interpolatable {
  /// The distances.
  public var animatableData: [Double] {
    get { [top, leading, bottom, trailing] }
    set { (top, leading, bottom, trailing) = (newValue[0], newValue[1], newValue[2], newValue[3]) }
  }
}

extension Offset: Interpolatable {
  /// The distances.
  public var animatableData: [Double] {
    get { [horizontal, vertical] }
    set { (horizontal, vertical) = (newValue[0], newValue[1]) }
  }
}

extension Font: Interpolatable {
  /// The size in points. The typeface jumps, and a font between two sizes has no text style.
  public var animatableData: [Double] {
    get { [pointSize] }
    set { self = withSize(newValue[0]) }
  }
}
