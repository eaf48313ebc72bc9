import Mod

// The scroll indicators.

extension Scrolling {
  /// Whether the horizontal indicator is visible during scrolling. `true` by default.
  @inlinable public var showsHorizontalScrollIndicator: Bool {
    get { scrolling.value.indicators.showsHorizontalScrollIndicator }
    _modify { yield &scrolling.value.indicators.showsHorizontalScrollIndicator }
  }

  /// Whether the vertical indicator is visible during scrolling. `true` by default.
  @inlinable public var showsVerticalScrollIndicator: Bool {
    get { scrolling.value.indicators.showsVerticalScrollIndicator }
    _modify { yield &scrolling.value.indicators.showsVerticalScrollIndicator }
  }

  /// The colors of the indicators. `.default` by default.
  @inlinable public var indicatorStyle: ScrollView.IndicatorStyle {
    get { scrolling.value.indicators.indicatorStyle }
    _modify { yield &scrolling.value.indicators.indicatorStyle }
  }

  /// The distance between the horizontal indicator and the edges of the view, in points. Zero by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var horizontalScrollIndicatorInsets: EdgeInsets {
    get { scrolling.value.indicators.horizontalScrollIndicatorInsets }
    _modify { yield &scrolling.value.indicators.horizontalScrollIndicatorInsets }
  }

  /// The distance between the vertical indicator and the edges of the view, in points. Zero by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var verticalScrollIndicatorInsets: EdgeInsets {
    get { scrolling.value.indicators.verticalScrollIndicatorInsets }
    _modify { yield &scrolling.value.indicators.verticalScrollIndicatorInsets }
  }

  /// The insets of both indicators. Reading it returns those of the vertical indicator.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var scrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      horizontalScrollIndicatorInsets = newValue
      verticalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the safe area is added to the indicators' insets. `true` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { scrolling.value.indicators.automaticallyAdjustsScrollIndicatorInsets }
    _modify { yield &scrolling.value.indicators.automaticallyAdjustsScrollIndicatorInsets }
  }

  /// The visibility of an index beside the content. `.automatic` by default.
  ///
  /// A table with `alwaysHidden` shows no section index.
  @inlinable public var indexDisplayMode: ScrollView.IndexDisplayMode {
    get { scrolling.value.indicators.indexDisplayMode }
    _modify { yield &scrolling.value.indicators.indexDisplayMode }
  }
}

extension PropertyNames where Root: Scrolling {
  /// Whether the horizontal indicator is visible during scrolling. `true` by default.
  @inlinable public static var showsHorizontalScrollIndicator: Property<Root, Bool> {
    Property { $1(&$0.showsHorizontalScrollIndicator) }
  }

  /// Whether the vertical indicator is visible during scrolling. `true` by default.
  @inlinable public static var showsVerticalScrollIndicator: Property<Root, Bool> {
    Property { $1(&$0.showsVerticalScrollIndicator) }
  }

  /// The colors of the indicators. `.default` by default.
  @inlinable public static var indicatorStyle: Property<Root, ScrollView.IndicatorStyle> {
    Property { $1(&$0.indicatorStyle) }
  }

  /// The distance between the horizontal indicator and the edges of the view, in points. Zero by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var horizontalScrollIndicatorInsets: Property<Root, EdgeInsets> {
    Property { $1(&$0.horizontalScrollIndicatorInsets) }
  }

  /// The distance between the vertical indicator and the edges of the view, in points. Zero by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var verticalScrollIndicatorInsets: Property<Root, EdgeInsets> {
    Property { $1(&$0.verticalScrollIndicatorInsets) }
  }

  /// The insets of both indicators. Reading it returns those of the vertical indicator.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var scrollIndicatorInsets: Property<Root, EdgeInsets> {
    Property { $1(&$0.scrollIndicatorInsets) }
  }

  /// Whether the safe area is added to the indicators' insets. `true` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var automaticallyAdjustsScrollIndicatorInsets: Property<Root, Bool> {
    Property { $1(&$0.automaticallyAdjustsScrollIndicatorInsets) }
  }

  /// The visibility of an index beside the content. `.automatic` by default.
  @inlinable public static var indexDisplayMode: Property<Root, ScrollView.IndexDisplayMode> {
    Property { $1(&$0.indexDisplayMode) }
  }
}
