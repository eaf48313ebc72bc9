/// The layers inside another, the hindmost first, whatever their kinds.
public struct Sublayers: ModelList {
  /// A layer of any kind.
  public typealias Element = any LayerModel

  /// The layers, in their order.
  public var elements: [any LayerModel] = []

  /// Makes an empty list.
  public init() {}

  /// Whether two layers are of one type and equal.
  public static func areEqual(_ first: any LayerModel, _ second: any LayerModel) -> Bool {
    first.isEqual(to: second)
  }
}
