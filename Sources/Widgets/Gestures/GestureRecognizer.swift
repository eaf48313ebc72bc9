import Mod

/// A model of a gesture recognizer, of whatever kind: what a view watches for in touches.
///
/// ```swift
/// let card = View(.gestureRecognizers([TapGestureRecognizer(.numberOfTapsRequired(2)), PanGestureRecognizer()]))
/// ```
///
/// A recognizer of your own states its properties and embeds the shared attributes, as a ``Widget`` does.
public protocol GestureRecognizer: Model, Bindable, Named, Switchable {
  /// What every gesture recognizer has. Declare it last, so that a recognizer prints its own properties first.
  var attributes: GestureAttributes { get set }
}

extension GestureRecognizer {
  /// What the recognizer does over time. Nothing by default.
  @inlinable
  public var behaviors: Behaviors {
    get { attributes.behaviors }
    _modify { yield &attributes.behaviors }
  }
}
