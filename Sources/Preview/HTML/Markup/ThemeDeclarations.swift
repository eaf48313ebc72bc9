import Layout
import Widgets

extension MarkupBuffer {
  /// Returns the markup after a change of the themes of its widget, or `nil` if its outermost element has not declared
  /// the tokens of the former ones.
  package func changingThemes(from old: ThemeDeclarations, to new: ThemeDeclarations) -> MarkupBuffer? {
    var offset = 0
    while let token = next(&offset) {
      switch token {
      case .open, .attribute, .growth: continue
      case .style(let css, let rule, .declarations(let length)):
        // The tokens may be those of a part.
        guard length > 0, css.prefix(length).elementsEqual(old.css.utf8) else { return nil }
        var (sink, style) = (MarkupSink(keepsTokens: true), new.css)
        sink.append(Array(utf8[..<(rule - 1)]))
        style.utf8 += css.dropFirst(length)
        sink.style(style)
        sink.append(Array(utf8[css.endIndex...]))
        var markup = MarkupBuffer(sink.utf8)
        // The rule of the former declarations is not that of the new ones.
        markup[rule: rule] = 0
        return markup
      default: return nil
      }
    }
    return nil
  }
}

/// The declarations of the tokens of a widget's themes to which the page refers.
package struct ThemeDeclarations {
  internal let css: CSS

  /// Whether the widget has no themes to declare.
  package let isPlain: Bool

  /// Creates the declarations of a widget with some behaviors.
  ///
  /// - Parameters:
  ///   - behaviors: The behaviors, some of which change themes.
  ///   - environment: The environment around the widget.
  ///   - isApart: Whether the element of the widget is outside of its ancestors' elements.
  ///   - writer: The writer of the page.
  package init(
    of behaviors: Behaviors, in environment: EnvironmentValues, isApart: Bool = false, for writer: MarkupWriter
  ) {
    isPlain = behaviors.themes.isEmpty && !(isApart && !environment.themes.isEmpty)
    css =
      isPlain
      ? CSS()
      : .themes(
        of: behaviors, in: environment, isApart: isApart, only: writer.declaredTokens, uses: writer.uses)
  }

  package var isEmpty: Bool { css.isEmpty }
}
