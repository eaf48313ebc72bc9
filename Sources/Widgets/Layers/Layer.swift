/// What draws a view, or a part of one: a model of `CALayer`.
///
/// ```swift
/// let card = View(.layer.cornerRadius(12), .layer.update(.shadowOpacity(0.2), .shadowRadius(8)))
/// ```
public struct Layer: LayerModel {
  /// What every layer has.
  public var attributes = LayerAttributes.fresh

  /// Makes a layer with the defaults of `CALayer`.
  public init() {}
}
