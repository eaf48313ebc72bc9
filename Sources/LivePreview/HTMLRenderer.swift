/// Shows a live tree as HTML that is patched as the tree changes.
///
/// ```swift
/// let renderer = HTMLRenderer()
/// let lifetime = tree.render(with: renderer)
/// print(renderer.html())
/// name.set("Grace")
/// renderer.patches()  // [.replace(at: [1, 0], html: "<span class=\"Label\">Grace</span>")]
/// ```
///
/// Whoever puts ``html()`` into a page and applies the ``patches()`` to it, by a few lines of script or in a web view, shows what
/// `Preview.html(_:as:)` makes of the tree at that time, and nothing is written again but what has changed.
/// Ask for patches after each thing that has happened, or as often as the page is drawn: however much has changed meanwhile, they
/// lead to what is there now. A renderer serves one page; others have renderers of their own.
@MainActor
public final class HTMLRenderer: Renderer {
  private let scribe = HTMLScribe()
  private var pieces: [ObjectIdentifier: Piece] = [:]
  private var root: Piece?

  /// The root that is shown, and how many rules there are for it.
  private var shown: (root: Piece, ruleCount: Int)?

  /// The pieces that have been written in this round, and those around them.
  private var refreshed: [Piece] = []
  private var round = 0

  /// Makes a renderer that shows nothing yet: hand it to `LiveTree.render(with:)`.
  public init() {}

  /// The tree as it is now: what `Preview.html(_:as:)` makes of it as a fragment.
  ///
  /// What ``patches()`` tells afterwards are changes to this.
  public func html() -> String {
    refresh()
    endRound()
    scribe.startOver()
    var body: [UInt8] = []
    if let root { scribe.put(root.content, into: &body) }
    shown = root.map { ($0, scribe.ruleCount) }
    return "<div>\(scribe.styleElement())\n\(String(decoding: body, as: UTF8.self))\n</div>\n"
  }

  /// What has changed since ``html()`` or this was asked for last, in the order in which it is to be applied.
  ///
  /// Several changes of one widget are one. Where there are new styles, the style sheet is replaced before they are used.
  public func patches() -> [HTMLPatch] {
    refresh()
    defer { endRound() }
    guard let root, let shown else { return root == nil ? [] : [.replace(at: [], html: html())] }
    var writer = PatchWriter(scribe: scribe, round: round)
    let isTold = writer.tell([.piece(shown.root)], [.piece(root)], in: [], from: 1)
    guard isTold else { return [.replace(at: [], html: html())] }
    self.shown = (root, scribe.ruleCount)
    guard scribe.ruleCount > shown.ruleCount else { return writer.patches }
    return [.replace(at: [0], html: scribe.styleElement())] + writer.patches
  }
}

extension HTMLRenderer {
  /// Notes that there is another root, or that a widget holds others than before.
  public func insert(_ node: Node, at index: Int) {
    guard node.parent == nil else { return markStale(around: node) }
    pieces = [:]
    root = piece(of: node, in: nil, arranged: .page)
  }

  /// Notes that the widgets in another have changed places.
  public func move(_ node: Node, from old: Int, to new: Int) {
    markStale(around: node)
  }

  /// Forgets what has been written of a widget.
  public func remove(_ node: Node, at index: Int) {
    markStale(around: node)
    forget(node)
    if node.parent == nil { root = nil }
  }

  /// Notes that a widget, or a part of one, has changed.
  public func update(_ node: Node, from old: any Bindable, to new: any Bindable) {
    if let piece = pieces[ObjectIdentifier(node)] { piece.markStale() } else { markStale(around: node) }
  }

  /// Notes that something comes over the tree, or goes.
  public func transition(_ node: Node, _ transition: Transition) {
    root?.markStale()
  }

  private func markStale(around node: Node) {
    var outer = node.parent
    while let node = outer {
      if let piece = pieces[ObjectIdentifier(node)] { return piece.markStale() }
      outer = node.parent
    }
  }

  private func forget(_ node: Node) {
    if pieces.removeValue(forKey: ObjectIdentifier(node)) != nil { node.childNodes.forEach(forget) }
  }
}

extension HTMLRenderer {
  /// Writes what has changed.
  private func refresh() {
    Observed.flush()
    round += 1
    if let root, root.needsRefresh { refresh(root) }
  }

  /// Writes a piece if it is stale, and otherwise follows the paths to the stale ones inside.
  private func refresh(_ piece: Piece) {
    piece.round = round
    refreshed.append(piece)
    var inside = piece.takeStale()
    if piece.isStale {
      piece.isStale = false
      write(piece)
      inside = piece.inside.filter(\.needsRefresh)
    }
    inside.forEach(refresh)
    // What a container takes of the room around it depends on what is inside, which is known only now.
    if inside.contains(where: { $0.flex != $0.flexAround }) { write(piece) }
  }

  private func endRound() {
    for piece in refreshed { piece.endRound() }
    refreshed = []
  }

  private func write(_ piece: Piece) {
    if piece === root, piece.node.isTreeCovered { return writeCovered(piece) }
    let children = piece.node.childNodes
    let flexes = children.map { child in
      guard let piece = pieces[ObjectIdentifier(child)] else { return Flex?.some(.content) }
      piece.flexAround = piece.flex
      return piece.flex
    }
    var placeholders = children.indices.map { HTMLScribe.placeholder(at: $0, flex: flexes[$0]) }
    guard var widget = piece.node.snapshot(holding: Children(placeholders)) as? any Widget else { return }
    piece.looksInside = !children.isEmpty && HTMLScribe.looksInside(widget)
    if piece.looksInside, let whole = piece.node.model as? any Container {
      placeholders = whole.children.enumerated().map { index, child in
        HTMLScribe.placeholder(at: index, flex: flexes.indices.contains(index) ? flexes[index] : .content, for: child)
      }
      widget = piece.node.snapshot(holding: Children(placeholders)) as? any Widget ?? widget
    }
    let html = scribe.write(widget, inside: placeholders, in: piece.arrangement)
    piece.flex = scribe.flex
    var inside: [Piece] = []
    let content = Array(html) { gap in
      let arrangement = Preview.HTML.Arrangement(rawValue: gap % 3) ?? .column
      let inner = self.piece(of: children[gap / 3], in: piece, arranged: arrangement)
      inside.append(inner)
      return inner
    }
    piece.take(content, inside: inside)
  }

  /// Writes the root with all that is over it at once, for as long as there is something.
  private func writeCovered(_ piece: Piece) {
    guard let widget = piece.node.coveredSnapshot as? any Widget else { return }
    piece.looksInside = true
    piece.take(Array(scribe.write(whole: widget)) { _ in piece }, inside: [])
  }

  private func piece(of node: Node, in parent: Piece?, arranged arrangement: Preview.HTML.Arrangement) -> Piece {
    guard let piece = pieces[ObjectIdentifier(node)] else {
      let piece = Piece(node, in: parent, arranged: arrangement)
      pieces[ObjectIdentifier(node)] = piece
      return piece
    }
    if piece.arrangement != arrangement {
      piece.arrangement = arrangement
      piece.isStale = true
    }
    return piece
  }
}
