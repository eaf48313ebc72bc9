import Widgets

/// A renderer that shows a live tree as HTML, and patches the HTML as the tree changes.
///
/// ```swift
/// let renderer = HTMLRenderer()
/// let lifetime = tree.render(with: renderer)
/// print(renderer.html())
/// name.set("Grace")
/// renderer.patches()  // [.text(at: [2], to: "Grace")]
/// ```
///
/// Put ``html()`` into a page and apply the ``patches()`` to it, with ``script`` or in a web view. The page then shows
/// the same as `Preview.html(_:as:)` of the current tree, and only changes are written again. Ask for patches after
/// each event, or as often as the page is drawn: the patches always lead to the current state. A renderer serves one
/// page; use another one for each further page.
///
/// `@exclusivity(unchecked)` omits run-time checks that cannot fail: everything is on the main actor, and no access to
/// these properties lasts while other code runs.
@MainActor public final class HTMLRenderer: Renderer {
  internal var writer = MarkupWriter()

  /// The written fragments of the page, by the ids of nodes.
  @exclusivity(unchecked) internal var fragments: [Int: LiveFragment] = [:]

  /// The ids of whole fragments, in order. A fragment of a single node is not whole.
  @exclusivity(unchecked) internal var wholes: [Int] = []

  /// The ids of nodes whose fragments have values of a theme that no custom property expresses.
  internal var themeReaders: Set<Int> = []

  /// The ids of nodes whose elements declare the tokens of themes.
  internal var themed: Set<Int> = []

  /// The numbers of tokens in the standard theme, or `nil` for tokens that no custom property expresses.
  internal var tokenNumbers: [TokenPath: Double?] = [:]

  /// The styles of the last widgets with Mods of states.
  @exclusivity(unchecked) internal var recentStates = RecentStates<StatesKey, WrittenStates>()

  /// The styles that elements of the page share.
  internal var styles = StyleRules()

  /// The markup of the whole page: the root, or the presented screens with the root below them.
  internal var top = MarkupBuffer()

  @exclusivity(unchecked) internal var root: Node?

  /// Whether the whole page must be written again.
  internal var isLost = true

  internal var names = PageNames()

  /// Whether the page has had a custom control. Tab reaches such a control, and skips the widgets inside it.
  @exclusivity(unchecked) internal var hasOperated = false

  @exclusivity(unchecked) internal var round = PageRound()

  /// The fragments whose elements the last patches have put into the page, until they are taken.
  private var put: [LiveFragment] = []

  /// Creates a renderer that shows nothing yet. Pass it to `LiveTree.render(with:)`.
  public init() {}

  /// Returns the current tree as the fragment of `Preview.html(_:as:)`, with the ids of nodes and the rules of all
  /// kinds of widgets.
  ///
  /// The next ``patches()`` are changes to this fragment.
  ///
  /// - Complexity: O(*n*) in the widgets of the tree.
  public func html() -> String { html(nonce: nil) }

  /// Returns the fragment, whose `style` element a page allows by a nonce, if it has one.
  internal func html(nonce: String?) -> String {
    Observed.flush()
    names.areStale = true
    settleNames()
    fragments = [:]
    wholes = []
    themeReaders = []
    themed = []
    styles = StyleRules()
    forgetChanges()
    var body: [UInt8] = []
    if root != nil {
      writeTop()
      refresh()
      declareReferredTokens()
      putTop(into: &body)
    }
    _ = styles.takePatches()
    put = []
    forgetChanges()
    isLost = root == nil
    let sheet = LiveSheet.element(with: styles.all, nonce: nonce)
    return "<div>\(sheet)\n\(String(decoding: body, as: UTF8.self))\n</div>\n"
  }

  /// Returns the changes since the last call of ``html()`` or of this method, in the order in which to apply them.
  ///
  /// Several changes of one widget are combined. New rules come before the elements that use them, and unused rules are
  /// removed at the end.
  ///
  /// - Complexity: O(*n*) in the changes, and in the children of the containers whose children have changed.
  public func patches() -> [HTMLPatch] {
    Observed.flush()
    if root == nil { return [] }
    if isLost { return [.replace(at: [], html: html())] }
    settleNames()
    rewriteTexts()
    if hasOnlyTexts {
      defer { round.patches = [] }
      return round.patches
    }
    let oldTop = round.isTopStale ? top : nil
    if round.isTopStale { writeTop() }
    declareThemes()
    refresh()
    declareReferredTokens()
    changeRules()
    findPatches(oldTop)
    if isLost { return [.replace(at: [], html: html())] }
    let rules = styles.takePatches()
    let patches = rules.before + round.patches + rules.after
    put = round.put
    forgetChanges()
    return patches
  }

  private func forgetChanges() {
    for fragment in round.put { fragment.changes.isPut = false }
    round = PageRound()
  }

  /// Returns the HTML of a node that the page shows, so that its element can be put into the page again after the last
  /// patches.
  internal func currentHTML(of node: Int) -> String {
    let html = html(of: node)
    for fragment in round.put { fragment.changes.isPut = false }
    round.put = []
    return html
  }

  /// Returns the fragments whose elements the last patches have put into the page, once.
  internal func takePutFragments() -> [LiveFragment] {
    defer { put = [] }
    return put
  }
}

/// The names that a page gives to its screens.
internal struct PageNames {
  /// The name of the visible screen.
  internal var screen: String?

  /// The node of the widget that gives it.
  internal weak var source: Node?

  /// The names of the presented screens, by the ids of their nodes.
  internal var dialogs: [Int: String?] = [:]

  /// Whether these names may have changed.
  internal var areStale = true
}

/// The changes of a page since the last patches.
internal struct PageRound {
  /// The fragments whose widgets have changed since they were written.
  internal var stale: [LiveFragment] = []

  /// The fragments of labels of which nothing but the text has changed.
  internal var retexted: [LiveFragment] = []

  /// The fragments whose widgets have other themes than when they were written.
  internal var rethemed: [LiveFragment] = []

  /// The removed children of each container whose children have been inserted, removed or moved.
  internal var rearranged: [Int: [Int]] = [:]

  /// Whether the top of the page, with its presented screens, must be written again.
  internal var isTopStale = false

  /// The former markup of the fragments that have been written again.
  internal var former: [Int: MarkupBuffer] = [:]

  /// The fragments that have been put into the page.
  internal var put: [LiveFragment] = []

  internal var patches: [HTMLPatch] = []
}
