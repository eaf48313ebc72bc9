import Mod

/// A model of a layer, of whatever kind: ``Layer``, ``GradientLayer``, ``ShapeLayer``, or one of your own.
///
/// A layer of your own states its properties and embeds the shared attributes, as a ``Widget`` does.
public protocol LayerModel: Model {
  /// What every layer has. Start with ``LayerAttributes/fresh``; declare it last, so that a layer prints its own properties first.
  var attributes: Boxed<LayerAttributes> { get set }
}
