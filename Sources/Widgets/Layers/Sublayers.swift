/// The sublayers of a layer, from back to front and of any types.
public struct Sublayers: ModelList {
  /// A layer of any kind.
  public typealias Element = any LayerModel

  /// The layers, in order.
  public var elements: [any LayerModel] = []

  /// Creates an empty list.
  public init() {}

  /// Returns whether two layers have one type and are equal.
  public static func areEqual(_ first: any LayerModel, _ second: any LayerModel) -> Bool {
    first.isEqual(to: second)
  }
}
