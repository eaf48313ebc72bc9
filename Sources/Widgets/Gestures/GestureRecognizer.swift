import Mod

/// A gesture that a view recognizes in touches: a model of `UIGestureRecognizer`.
///
/// ```swift
/// let card = View(.gestureRecognizers([TapGestureRecognizer(.numberOfTapsRequired(2)), PanGestureRecognizer()]))
/// ```
///
/// A recognizer of your own declares its properties and embeds the shared attributes, as a ``Widget`` does.
public protocol GestureRecognizer: Model, Bindable, Named, Switchable {
  /// The attributes of every gesture recognizer.
  ///
  /// Declare this property last, so that the description of a recognizer begins with its own properties.
  var attributes: GestureAttributes { get set }
}

extension GestureRecognizer {
  /// The behaviors of the recognizer. None by default.
  @inlinable public var behaviors: Behaviors {
    get { attributes.behaviors }
    _modify { yield &attributes.behaviors }
  }
}
