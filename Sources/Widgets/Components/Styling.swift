import Mod

extension Mod where Root: Container {
  /// Applies Mods to all widgets of one type inside the container, however deep: `.styling(Label.self, .font(.body))`.
  ///
  /// It reaches those that are inside when it is applied, and those that the components among them list later. Where a widget has
  /// said something else before, the Mods come later and win, as everywhere; a container further in has styled its widgets before
  /// one further out.
  public static func styling<Target: Widget>(_ type: Target.Type, _ mods: Mod<Target>...) -> Mod {
    let styling = Styling(mod: Mod<Target>(list: mods))
    return Mod { container in
      container.children = Children(container.children.map(styling.styled))
    }
  }
}

/// A change to all widgets of one type in a tree.
private struct Styling<Target: Widget> {
  let mod: Mod<Target>

  func styled(_ widget: any Widget) -> any Widget {
    var widget = widget
    if var target = widget as? Target {
      mod(&target)
      widget = target
    }
    if var composed = widget as? Composed {
      composed.stylings.append { styled($0) }
      return composed
    }
    if let children = widget.widgetsInside { widget.widgetsInside = Children(children.map(styled)) }
    return widget
  }
}
