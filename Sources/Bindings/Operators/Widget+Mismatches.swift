// Correct programs never use these declarations. The compiler reports what to use instead.
import Mod
import Signals
import Widgets

extension Label {
  @available(*, unavailable, message: "a property follows a signal by '<--': 'Label(.text <-- $name)'")
  @_disfavoredOverload public init<Other>(_ variable: Var<Other>, _ mods: Mod<Self>...) { self.init() }

  @available(*, unavailable, message: "a property follows a signal by '<--': 'Label(.text <-- name)'")
  @_disfavoredOverload public init<Other>(_ signal: Signal<Other>, _ mods: Mod<Self>...) { self.init() }
}

extension Button {
  @available(*, unavailable, message: "a property follows a signal by '<--': 'Button(.title <-- $title)'")
  @_disfavoredOverload public init<Other>(_ variable: Var<Other>, _ mods: Mod<Self>...) { self.init() }
}

extension ImageView {
  @available(*, unavailable, message: "a property follows a signal by '<--': 'ImageView(.image <-- $image)'")
  @_disfavoredOverload public init<Other>(_ variable: Var<Other>, _ mods: Mod<Self>...) { self.init() }

  @available(*, unavailable, message: "a property follows a signal by '<--': 'ImageView(.image <-- image)'")
  @_disfavoredOverload public init<Other>(_ signal: Signal<Other>, _ mods: Mod<Self>...) { self.init() }
}

extension ForEach {
  @available(
    *, unavailable, message: "a loop takes a value: 'ForEach(items)' for '@Variable var items', or 'items.value'"
  )
  @_disfavoredOverload public init<Data: Sequence>(
    _ variable: Var<Data>, @WidgetBuilder content: (Data.Element) -> Children
  ) {
    self.init([0], id: \.self) { _ in [] }
  }

  @available(
    *, unavailable, message: "a loop takes a value: 'ForEach(items)' for '@Variable var items', or 'items.value'"
  )
  @_disfavoredOverload public init<Data: Sequence>(
    _ signal: Signal<Data>, @WidgetBuilder content: (Data.Element) -> Children
  ) {
    self.init([0], id: \.self) { _ in [] }
  }

  @available(
    *, unavailable, message: "a loop takes a value: 'ForEach(items)' for '@Variable var items', or 'items.value'"
  )
  @_disfavoredOverload
  public init<
    Source: SignalConvertible & LoopedSource & LoopedValues, ID: Hashable & Sendable
  >(
    _ source: Source, id: KeyPath<Source.Value.Element, ID>, @WidgetBuilder content: (Source.Value.Element) -> Children
  ) where Source.Value: Sequence {
    self.init([0], id: \.self) { _ in [] }
  }
}

// An array fails three requirements of that initializer. With less, the compiler would rather report them than a
// misspelled key path in `ForEach(users, id: \.nam)`.

/// A variable or a signal, which a loop does not take.
public protocol LoopedSource {}

/// A variable or a signal, which a loop does not take.
public protocol LoopedValues {}

extension Var: LoopedSource, LoopedValues {}
extension Signal: LoopedSource, LoopedValues {}

extension Switch {
  @available(*, unavailable, message: "write 'if' or 'switch' in the 'body' of a component with '@Variable var route'")
  @_disfavoredOverload public init<Source: SignalConvertible>(
    _ source: Source, @WidgetBuilder content: (Source.Value) -> Children
  ) { self.init() }
}

extension ListView {
  @available(
    *, unavailable, message: "a list follows a variable by '<--': 'TableView(.tableData <-- users.tableData { … })'"
  )
  @_disfavoredOverload public init<Rows: Sequence>(
    _ rows: Var<Rows>, _ mods: Mod<Self>..., @WidgetBuilder row: (Rows.Element) -> Children
  ) { self.init() }
}

extension NavigationController {
  @available(
    *, unavailable,
    message: "a stack follows a path by '<--': '.viewControllers <-- path.screens(over: Menu()) { … }'"
  )
  @_disfavoredOverload public init<Path: SignalConvertible>(
    _ path: Path, _ mods: Mod<Self>..., @WidgetBuilder content: (Path.Value.Element) -> Children
  ) where Path.Value: Sequence { self.init() }
}

@available(*, unavailable, message: "a list follows a variable in a tree: 'LiveTree(users) { users in … }'")
extension List {
  /// Names the tree that follows a variable.
  @_disfavoredOverload public init<Rows: Sequence, Source: SignalConvertible<Rows>>(
    _ rows: Source, @WidgetBuilder content: (Rows.Element) -> Children
  ) { self.init() {} }

  /// Names the tree that follows a variable.
  @_disfavoredOverload public init<Rows: Sequence, ID: Hashable, Source: SignalConvertible<Rows>>(
    _ rows: Source, id: KeyPath<Rows.Element, ID>, @WidgetBuilder content: (Rows.Element) -> Children
  ) { self.init() {} }
}

extension Mod where Root: Widget {
  @available(*, unavailable, message: "a screen presents another: '.presentedViewController <-- problem.screen { … }'")
  public static func sheet<Item, Source: SignalConvertible<Item?>>(
    item: Source, @WidgetBuilder content: (Item) -> Children
  ) -> Mod { .identity }
}

@available(*, unavailable, message: "the 'body' of a component follows '@Variable var route'")
extension OtherWidget {
  /// Names what follows a variable.
  @_disfavoredOverload public init<Source: SignalConvertible>(
    _ source: Source, @WidgetBuilder content: (Source.Value) -> Children
  ) { self.init() }

  /// Names what follows a variable.
  @_disfavoredOverload public init<Source: SignalConvertible, Content>(
    _ source: Source, content: (Source.Value) -> Content
  ) { self.init() }
}

@available(
  *, unavailable, message: "a stack follows a path by '<--': '.viewControllers <-- path.screens(over: Menu()) { … }'"
)
extension OtherWidget {
  /// Names what follows a path.
  public init<Path: SignalConvertible>(
    path: Path, @WidgetBuilder content: () -> Children,
    @WidgetBuilder destination: (Path.Value.Element) -> Children
  ) where Path.Value: Sequence { self.init() }
}
