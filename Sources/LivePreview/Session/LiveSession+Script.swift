extension LiveSession {
  /// The script of the page: it sends the user's actions, and applies the frames. It has less than 12.5 KB.
  ///
  /// It finds elements by the ids of nodes, sets values as properties unless the user has changed them since, keeps the
  /// focus and the selection, and moves the focus to new screens. See <doc:InABrowser> for how it sends events.
  nonisolated public static let script = compact(tools + editing + changes + delivery + events)

  /// Returns the script without indentation and needless spaces, and with letters for the names that begin with `$`.
  /// The most frequent names have one letter. Parameters and local variables have the other letters.
  nonisolated private static func compact(_ source: String) -> String {
    let counts = source.matches(of: /\$[a-z]\w*/).reduce(into: [:]) { $0[$1.output, default: 0] += 1 }
    let names = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZgjuwz$".map { "\($0)" }
    let all = letters + letters.map { "_\($0)" } + letters.map { "$\($0)" } + letters.map { "\($0)0" }
    assert(names.count <= all.count, "a name would be replaced by nothing")
    let short = Dictionary(uniqueKeysWithValues: zip(names, all))
    return source.replacing(/\$[a-z]\w*/) { short[$0.output] ?? "" }
      .replacing("() =>", with: "_ =>")
      .split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
      .replacing(/[ ]?(=>|==|!=|\?\?|\|\||&&|[|=?:,{}<>+;()*%-])[ ]?/) { $0.output.1 }
      .replacing("let [", with: "let[").replacing("] of", with: "]of").replacing("}\nelse", with: "}else")
      .replacing(/([{,(>;])\n/) { $0.output.1 }
      .replacing(/\n([}:?;)&|.])/) { $0.output.1 }
  }

  /// The state of the page, and how it finds elements.
  nonisolated private static let tools = #"""
    (() => {
    let $d = document, { nonce, dataset: { t: $own, r: $up, w: $narrow, m: $most } } = $d.currentScript,
    [$main, $note] = $d.body.children, $here = location, $url = v => new URL(v, $here).href, $root = $url($up || "."),
    $edits = new WeakMap, $fields = new Map, $hushed = new Set, $back = [], $kept = sessionStorage,
    $token = $kept[$here.pathname] || $own, $seen = -($token != $own), $done = 0, $count = 0, $queue = [],
    $later = [], $told = "", $said,
    $pause = 500, $touch = 0, $busy, $online, $stream, $timer, $muted, $old, $moved, $taken, $opened, $typed,
    $below, $goal, $was, $lost, $hold, $held, $side, $sending,
    $after = setTimeout, $stop = clearTimeout, $json = JSON.stringify,
    $all = (e, q) => [...e.querySelectorAll(q)],
    $cells = e => $all(e, ".TableViewCell"),
    $row = t => $cells(t.closest(".SwipeActions")?.parentNode ?? $note)[0],
    $modal = () => $all($main, "[aria-modal]").pop(),
    $say = v => ($now() == $said && $focus($old = $said.b), $note.innerText = $said = v),
    $new = v => $d.createElement(v),
    $now = () => $d.activeElement,
    $id = t => +t.closest("[data-n]")?.dataset.n,
    $make = (v, t = $new("template"), c = t.content) => {
      t.innerHTML = v
      $all(c, "style").map(s => s.nonce = nonce)
      return c
    },
    $find = a => a?.map ? a.slice(1).reduce((e, i) => e.childNodes[i], $find(a[0]))
      : a ? $main.querySelector(`[data-n="${a}"]`) : $main.children[0],
    $next = a => a ? $find(a) : null,
    $same = (t, [q, n, p]) => $all(t, q).find(x => $id(x) == n && x.dataset.p == p),
    $width = matchMedia("(width<=599px)"),
    $rules = () => $find().children[0].sheet.cssRules[0],
    $focus = e => e.focus({ preventScroll: 1 }),
    """#
}
