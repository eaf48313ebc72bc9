import Layout
import Widgets

extension Preview {
  /// Returns the tree as HTML: native elements with their roles and names, and one style sheet.
  ///
  /// ```swift
  /// let page = Preview.html(screen)                     // to be written into a file
  /// let card = Preview.html(screen, as: .fragment)      // to be put into a page
  /// ```
  ///
  /// The HTML has no scripts and loads nothing. Texts of the tree are escaped. Light and dark follow the preferences of
  /// the reader, unless a widget sets its `overrideUserInterfaceStyle`. Only differences from a fresh widget are
  /// styled, equal styles share a class, and the same tree results in the same bytes.
  ///
  /// - Parameters:
  ///   - tree: The outermost widget or component. A custom widget conforms to `Previewable` or ``HTMLRepresentable``.
  ///   - form: A page, which is the default, or a fragment.
  public static func html(_ tree: any WidgetConvertible, as form: HTMLForm = .page()) -> String {
    html(tree.root, as: form, isMarked: false)
  }

  /// Returns the tree as a page that is at most as wide as a given width.
  ///
  /// ```swift
  /// let page = Preview.html(screen, width: .infinity)   // as wide as the window
  /// ```
  ///
  /// Without a width, a page is as wide as its root wants, by `.width(max: 1200)` or a width above 430, and otherwise
  /// at most 430 points, as a phone is. A page in a narrower window is as wide as the window.
  ///
  /// - Parameters:
  ///   - tree: The outermost widget or component.
  ///   - title: The title of the window: see ``HTMLForm/page(title:)``.
  ///   - width: The greatest width, in points.
  public static func html(_ tree: any WidgetConvertible, title: String? = nil, width: Double) -> String {
    html(tree.root, as: .page(title: title), width: width.boundedLength, isMarked: false)
  }

  /// The width of a page whose root wants none, in points.
  package static let phoneWidth = 430.0

  /// Returns the tree as HTML; if it is marked, each element has the path of its widget. If it is spoken, elements are
  /// read without their styles.
  internal static func html(
    _ widget: any Widget, as form: HTMLForm, width: Double? = nil, isMarked: Bool, isSpoken: Bool = false
  ) -> String {
    func written(_ widget: any Widget, hasBodies: Bool) -> HTML {
      var html = HTML(form, hasBodies: hasBodies)
      html.page.width = width
      html.page.isSpoken = isSpoken
      if isMarked { html.place.path = [] }
      html.page.root = widget
      html.add(widget)
      return html
    }
    var html = written(widget, hasBodies: false)
    if !html.page.isUnread { return html.document(of: widget.appearance(EnvironmentValues())) }
    let widget = widget.shown(in: EnvironmentValues(), keepingOverlays: true)
    html = written(widget, hasBodies: true)
    return html.document(of: widget.appearance(EnvironmentValues()))
  }
}

/// The form of the HTML of a tree: a page or a fragment. See `Preview.html(_:as:)`.
public enum HTMLForm: Hashable, Sendable {
  /// A page of its own, to open in a browser.
  ///
  /// The title of the window is `title` or, if it is `nil`, the title of the first navigation bar. It is `nil` by
  /// default. The outermost widget sets the language, the writing direction and the interface style. Without it, they
  /// are English and the preferences of the reader.
  case page(title: String? = nil)

  /// One element that contains its style sheet, to insert into a page any number of times.
  case fragment
}
