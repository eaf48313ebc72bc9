/// The mask of a widget, as a part of that widget.
///
/// It is not the widget in it, so that nobody finds, focuses or touches what only masks something else.
package struct WidgetMask: Bindable, Equatable {
  /// The widget whose opacity masks the other one.
  @Slot package private(set) var widget: (any Widget)?

  /// None, because those of the mask are the widget's own. Setting them has no effect.
  package var behaviors: Behaviors {
    get { Behaviors() }
    set {}
  }

  /// Visits the widget.
  package mutating func visitParts(_ visitor: PartVisitor) { visitor.visit(&widget) }

  fileprivate init(_ widget: any Widget) { self.widget = widget }
}

extension ViewExtras {
  /// The mask, if a live tree activates something in it.
  internal var activeMask: WidgetMask? {
    guard let mask, QuietWidgets(mask)?.haveBehaviors != false else { return nil }
    return WidgetMask(mask)
  }
}

extension Layer {
  /// A Boolean value that indicates whether a live tree activates something in the mask.
  internal var hasActiveMask: Bool {
    guard extras.identity != LayerExtras.fresh.identity, let mask else { return false }
    return !mask.behaviors.isEmpty || !mask.layer.sublayers.isEmpty || mask.layer.hasActiveMask
  }
}

extension LayerModel {
  /// Visits the mask, if a live tree activates something in it.
  internal mutating func visitMask(_ visitor: PartVisitor) {
    if layer.hasActiveMask { visitor.visit(&layer.extras.value.mask) }
  }
}

extension Widget {
  /// Visits the mask, if a live tree activates something in it.
  internal mutating func visitMask(_ visitor: PartVisitor) {
    guard attributes.storage.value.extras.identity != ViewExtras.fresh.identity,
      var mask = attributes.storage.value.extras.storage.value.activeMask
    else { return }
    visitor.visit(&mask)
    if visitor.replacesParts { attributes.value.extras.value.mask = mask.widget }
  }
}
