/// Shows a live tree as HTML that is patched as the tree changes.
///
/// ```swift
/// let renderer = HTMLRenderer()
/// let lifetime = tree.render(with: renderer)
/// print(renderer.html())
/// name.set("Grace")
/// renderer.patches()  // [.text(at: [2], to: "Grace")]
/// ```
///
/// Whoever puts ``html()`` into a page and applies the ``patches()`` to it, by ``script`` or in a web view, shows what
/// `Preview.html(_:as:)` makes of the tree at that time, and nothing is written again but what has changed.
/// Ask for patches after each thing that has happened, or as often as the page is drawn: however much has changed meanwhile, they
/// lead to what is there now. A renderer serves one page; others have renderers of their own.
@MainActor
public final class HTMLRenderer: Renderer {
  internal var writer = HTMLTapeWriter()

  /// What the page shows, by the ids of nodes.
  internal var pieces: [Int: LivePiece] = [:]

  /// The styles that elements of the page share.
  internal var styles = StyleRules()

  /// What the page shows of all: the root, or what covers it with the root below.
  internal var top = HTMLTape()

  internal var root: Node?

  /// Whether what is over the root has to be written again.
  internal var isTopStale = false

  /// Whether the page as a whole has to be written again.
  internal var isLost = true

  /// The pieces whose widgets have changed since they were written.
  internal var stale: [LivePiece] = []

  /// The children that have gone from those containers whose children have changed places, come or gone.
  internal var rearranged: [Int: [Int]] = [:]

  /// The pieces that have been written again since the last patches, with what they had written before.
  internal var former: [Int: HTMLTape] = [:]

  /// The pieces that have been put into the page in this round.
  internal var put: [LivePiece] = []

  /// The patches of this round.
  internal var output: [HTMLPatch] = []

  /// Creates a renderer that shows nothing yet: hand it to `LiveTree.render(with:)`.
  public init() {}

  /// Returns the tree as it is now: what `Preview.html(_:as:)` makes of it as a fragment, with the ids of nodes and the rules of all
  /// kinds of widgets.
  ///
  /// What ``patches()`` tells afterwards are changes to this.
  ///
  /// - Complexity: O(*n*) in the widgets of the tree.
  public func html() -> String {
    Observed.flush()
    pieces = [:]
    styles = StyleRules()
    forgetChanges()
    var body: [UInt8] = []
    if root != nil {
      writeTop()
      refresh()
      putTop(into: &body)
    }
    _ = styles.takePatches()
    forgetChanges()
    isLost = root == nil
    return "<div>\(LiveSheet.element(with: styles.all))\n\(String(decoding: body, as: UTF8.self))\n</div>\n"
  }

  /// Returns what has changed since ``html()`` or this was asked for last, in the order in which it is to be applied.
  ///
  /// Several changes of one widget are one. New rules come before the elements that need them, and unused ones go at the end.
  ///
  /// - Complexity: O(*n*) in what has changed, and in the children of containers whose children have.
  public func patches() -> [HTMLPatch] {
    Observed.flush()
    if root == nil { return [] }
    if isLost { return [.replace(at: [], html: html())] }
    let formerTop = isTopStale ? top : nil
    if isTopStale { writeTop() }
    refresh()
    tellChanges(formerTop)
    if isLost { return [.replace(at: [], html: html())] }
    let rules = styles.takePatches()
    let patches = rules.before + output + rules.after
    forgetChanges()
    return patches
  }

  private func forgetChanges() {
    for piece in put { piece.isPut = false }
    put = []
    output = []
    stale = []
    if !rearranged.isEmpty { rearranged = [:] }
    if !former.isEmpty { former = [:] }
    isTopStale = false
  }
}
