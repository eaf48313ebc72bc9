// Each arity is a function of its own: a box for a pack of types costs three times as much when the program runs. The
// lines are paired by halves, so that a widget is found in few steps.

/// Blocks of up to ten lines keep the types of the lines. Longer ones do not.
extension WidgetBuilder {
  /// Builds an empty block.
  @inlinable public static func buildBlock() -> Children { [] }

  /// Builds a block of one statement, or of a line that stands for widgets.
  @inlinable public static func buildBlock(_ children: Children) -> Children { children }

  /// Builds a block of one line.
  @inlinable public static func buildBlock<A: Content>(_ a: consuming A) -> Children { children(a) }

  /// Builds a block of two lines.
  @inlinable public static func buildBlock<A: Content, B: Content>(
    _ a: consuming A, _ b: consuming B
  ) -> Children { children(pair(a, b)) }

  /// Builds a block of three lines.
  @inlinable public static func buildBlock<A: Content, B: Content, C: Content>(
    _ a: consuming A, _ b: consuming B, _ c: consuming C
  ) -> Children { children(pair(pair(a, b), c)) }

  /// Builds a block of four lines.
  @inlinable public static func buildBlock<A: Content, B: Content, C: Content, D: Content>(
    _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D
  ) -> Children { children(pair(pair(a, b), pair(c, d))) }

  /// Builds a block of five lines.
  @inlinable public static func buildBlock<A: Content, B: Content, C: Content, D: Content, E: Content>(
    _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D, _ e: consuming E
  ) -> Children { children(pair(pair(pair(a, b), c), pair(d, e))) }

  /// Builds a block of six lines.
  @inlinable public static func buildBlock<A: Content, B: Content, C: Content, D: Content, E: Content, F: Content>(
    _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D, _ e: consuming E, _ f: consuming F
  ) -> Children { children(pair(pair(pair(a, b), c), pair(pair(d, e), f))) }

  /// Builds a block of seven lines.
  @inlinable
  public static func buildBlock<A: Content, B: Content, C: Content, D: Content, E: Content, F: Content, G: Content>(
    _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D, _ e: consuming E, _ f: consuming F,
    _ g: consuming G
  ) -> Children { children(pair(pair(pair(a, b), pair(c, d)), pair(pair(e, f), g))) }

  /// Builds a block of eight lines.
  @inlinable
  public static func buildBlock<
    A: Content, B: Content, C: Content, D: Content, E: Content, F: Content, G: Content, H: Content
  >(
    _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D, _ e: consuming E, _ f: consuming F,
    _ g: consuming G, _ h: consuming H
  ) -> Children { children(pair(pair(pair(a, b), pair(c, d)), pair(pair(e, f), pair(g, h)))) }

  /// Builds a block of nine lines.
  @inlinable
  public static func buildBlock<
    A: Content, B: Content, C: Content, D: Content, E: Content, F: Content, G: Content, H: Content, I: Content
  >(
    _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D, _ e: consuming E, _ f: consuming F,
    _ g: consuming G, _ h: consuming H, _ i: consuming I
  ) -> Children { children(pair(pair(pair(pair(a, b), c), pair(d, e)), pair(pair(f, g), pair(h, i)))) }

  /// Builds a block of ten lines.
  @inlinable
  public static func buildBlock<
    A: Content, B: Content, C: Content, D: Content, E: Content, F: Content, G: Content, H: Content, I: Content,
    J: Content
  >(
    _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D, _ e: consuming E, _ f: consuming F,
    _ g: consuming G, _ h: consuming H, _ i: consuming I, _ j: consuming J
  ) -> Children { children(pair(pair(pair(pair(a, b), c), pair(d, e)), pair(pair(pair(f, g), h), pair(i, j)))) }

  /// Builds a block of more lines.
  ///
  /// - Complexity: O(*n*) for *n* lines.
  @inlinable public static func buildBlock<each Line: Content>(_ lines: repeat each Line) -> Children {
    var lists: [Children] = []
    repeat lists.append((each lines) as? Children ?? children(each lines))
    return Children(joining: lists)
  }

  @inlinable @inline(__always) internal static func children(_ content: consuming some Content) -> Children {
    Children(TypedChildren(content))
  }

  @inlinable @inline(__always)
  internal static func pair<First: Content, Second: Content>(
    _ first: consuming First, _ second: consuming Second
  ) -> ContentPair<First, Second> { ContentPair(first, second) }
}
