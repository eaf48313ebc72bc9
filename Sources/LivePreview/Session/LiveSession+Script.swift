extension LiveSession {
  /// The script of the page: sends what the user does, and applies the frames. It is less than 6 KB.
  ///
  /// It sends each event by `POST` to `events`, one after the other, with the token as the header `X-Live`. It reads
  /// the frames as server-sent events from `frames`, with the token as `t` and the number of the last frame as `s`. It
  /// finds elements by the ids of nodes in a map, sets values as properties unless the user has changed them since,
  /// keeps the focus and the selection, and moves the focus to new screens. Of all elements, only inputs have `stepUp`.
  nonisolated public static let script = compact(source)

  /// Returns the script without indentation and needless spaces, and with letters for the names that begin with `$`, of
  /// which the most frequent ones have one letter. Parameters and local variables have the other letters.
  nonisolated private static func compact(_ source: String) -> String {
    let counts = source.matches(of: /\$[a-z]\w*/).reduce(into: [:]) { $0[$1.output, default: 0] += 1 }
    let names = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZgjuwz".map { "\($0)" }
    let short = Dictionary(uniqueKeysWithValues: zip(names, letters + letters.map { "_\($0)" }))
    return source.replacing(/\$[a-z]\w*/) { short[$0.output] ?? "" }
      .split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
      .replacing(/[ ]?(=>|==|!=|\?\?|\|\||&&|[|=?:,{}<>+;()*%-])[ ]?/) { $0.output.1 }
      .replacing("let [", with: "let[")
      .replacing(/([{,(>;])\n/) { $0.output.1 }
      .replacing(/\n([}:?;)])/) { $0.output.1 }
  }

  nonisolated private static let source = #"""
    (() => {
    let $d = document, { nonce, dataset: { t: $own, r: $root } } = $d.currentScript, [$main, $note] = $d.body.children,
    $edits = new WeakMap, $back = [], $kept = sessionStorage, $page = location.pathname, $token = $kept[$page] || $own,
    $seen = $token == $own ? 0 : -1, $count = 0, $queue = [], $later = 0,
    $touch = 0, $done, $busy, $online, $muted, $old,
    $all = (e, q) => [...e.querySelectorAll(q)],
    $now = () => $d.activeElement,
    $make = v => {
      let t = $d.createElement("template"), c = t.content
      t.innerHTML = v
      $all(c, "style").map(s => s.nonce = nonce)
      return c
    },
    $find = a => a?.map ? a.slice(1).reduce((e, i) => e.childNodes[i], $find(a[0]))
      : a ? $main.querySelector(`[data-n="${a}"]`) : $main.children[0],
    $next = a => a ? $find(a) : null,
    $rules = () => $find().children[0].sheet.cssRules[0],
    $focus = e => e.focus({ preventScroll: 1 }),
    $change = {
      t(a, v) { $find(a).textContent = v },
      s(a, o) {
        let e = $find(a), k, v
        for (k in o) {
          v = o[k]
          if (k == "style") e.style.cssText = v
          else if (/^(value|ch|sel)/.test(k)) {
            v = k == "value" ? v ?? "" : v != null
            let { selectionStart: x, selectionEnd: y } = e
            if (e[k] != v && !($edits.get(e) > $done)) {
              e[k] = v
              if (x != null && e == $now()) e.setSelectionRange(x, y)
            }
          }
          else v == null ? e.removeAttribute(k) : e.setAttribute(k, v)
        }
      },
      i(a, v, b) { $find(a).insertBefore($make(v), $next(b)) },
      m(a, b) {
        let e = $find(a), p = e.parentNode
        ;(p.moveBefore ?? p.insertBefore).call(p, e, $next(b))
      },
      r(a) { $find(a).remove() },
      h(a, v) {
        if (!a) $queue = [], $later = 0, $count = $done
        $find(a).replaceWith($make(v))
      },
      f(a, v) { $find(a).replaceChildren($make(v)) },
      a(v) { $rules().insertRule(v, $rules().cssRules.length) },
      d(v) { $rules().deleteRule([...$rules().cssRules].findIndex(r => r.selectorText == v)) },
      v(a, x, y) {
        let e = $find(a)
        x == null ? e.scrollIntoView() : e.scrollTo(x, y)
      },
      n() {
        let o = $all($main, "[aria-modal]"), l = o.length, h = $all($main, "h1").pop(), e
        while ($back.length > l) e = $back.pop()
        if (l > $back.length) $back.push($old)
        if (!e?.isConnected) e = o.pop() ?? h ?? $main
        if (e.tabIndex < 0) e.tabIndex = -1
        $focus(e)
      },
      o(a) { a ? $focus($find(a)) : $now().blur() }
    },
    $settle = () => {
      let h = $all($main, "h1").pop()
      if (h) $d.title = h.textContent
      $all($main, "[role=table]").map(t => {
        let l = $all(t, "[role=row]"), r = l.find(x => x == $now()) ?? l.find(x => !x.tabIndex) ?? l[0]
        l.map(x => x.tabIndex = x == r ? 0 : -1)
      })
    },
    $post = v => fetch($root + "events", { method: "POST", headers: { "x-live": $token }, body: JSON.stringify(v) }),
    $pump = async () => {
      if ($busy || !$online) return
      if (!$queue[0]) $flush()
      let [v] = $queue
      if (!v) return
      $busy = 1
      try {
        let r = await $post(v), n = +await r.text()
        if (r.status == 429) await new Promise(f => setTimeout(f, 500))
        else if ($queue[0] == v) {
          $queue.shift()
          if (!r.ok) $count = n, $queue.map(x => x.i = ++$count)
        }
      } catch { $online = 0 }
      $busy = 0
      $pump()
    },
    $push = (k, n, v, p) => $queue.push({ i: ++$count, s: $seen, n, p, k, v }),
    $flush = () => {
      if (!$later) return
      let [c, ...v] = $later
      $later = 0
      $edits.set(c, $count + 1)
      $push(...v)
    },
    $send = (...v) => {
      $flush()
      $push(...v)
      $pump()
    },
    $set = (c, ...v) => {
      $later[0] != c && $flush()
      $later = [c, ...v]
      $edits.set(c, 1/0)
      $pump()
    },
    $id = t => +t.closest("[data-n]")?.dataset.n,
    $isInput = t => t.stepUp,
    $on = (k, f) => addEventListener(k, v => {
      v.target.closest?.("[data-n],[data-x]") && f(v.target, $id(v.target), v)
    }, 1),
    $typing = (t, n, v) => !$muted && $d.hasFocus() && /^(te|p|e|ur|sea)/.test(t.type) && $send(v.type, n),
    $down = (t, n, v) => $touch = v.touches?.[0] ?? (t.dataset.x == "" && v),
    $up = (t, n, v) => {
      let a = v.changedTouches?.[0] ?? v, x = a.pageX - $touch.pageX, y = a.pageY - $touch.pageY
      if (x * x + y * y > 2500)
        $touch.target.dataset.x == "" ? y > 0 && $send("escape") : $isInput(t) || $send("swipe", n, [x, y])
    },
    $connect = () => {
      let s = new EventSource(`${$root}frames?t=${$token}&s=${$seen}`)
      s.onopen = () => {
        $online = 1
        $note.innerText = ""
        $kept[$page] = $token
        $pump()
      }
      s.onmessage = v => {
        let [f, e, l] = JSON.parse(v.data)
        if (f <= $seen) return
        [$seen, $done, $muted, $old] = [f, e, 1, $now()]
        for ([e, ...f] of l) $change[e](...f)
        if ($now() == $d.body) $focus($old)
        $settle()
        $muted = 0
        if ($seen % 8 < 1 && !$queue[0]) $post({ s: $seen })
      }
      s.onerror = () => {
        $online = 0
        $note.innerText = "Reconnecting…"
        if (s.readyState < 2) return
        if ($token == $own) return setTimeout(() => { $kept[$page] = ""; location.reload() }, 2000)
        $token = $own
        $seen = 0
        $connect()
      }
    }
    $on("click", (t, n, v) => {
      let b = t.closest("button"), { p, n: o } = b?.dataset ?? {}, a = t.closest(".SwipeActions")
      t.closest("[data-x]") ? $send("escape")
        : t.matches(".Stepper") ? $send("step", n, v.offsetX > 47 == t.matches(":dir(ltr)") ? 1 : -1)
        : a && b ? $send("row", $id($all(a.parentNode, "[role=row]")[0]), b.textContent)
        : t.closest("a,input,select,textarea,label") ? 0
        : b && !o && !p ? $send("part", n, b.textContent)
        : $send("tap", n, 0, p && +p)
    })
    $on("input", (c, n) => {
      let e = c.parentNode.parentNode, i = q => $all(e, q).indexOf(c), t = c.type
      $set(c, "set", n, t == "checkbox" ? c.checked : t == "radio" ? i("input")
        : c.options ? [i("select"), c.selectedIndex] : c.value)
    })
    $on("scroll", (t, n) => {
      $touch = 0
      $set(t, "scroll", n, [t.scrollLeft, t.scrollTop, t.scrollWidth - t.clientWidth, t.scrollHeight - t.clientHeight,
        t.dataset.i | 0])
    })
    $on("keydown", (t, n, v) => {
      let k = v.key, e = k == "Enter", d = /wD|wR/.test(k) - /wU|wL/.test(k), r = t.role,
      b = t.closest(".SwipeActions"), a = b ?? t.nextSibling
      a = a?.matches?.(".SwipeActions") && a
      if (e && $isInput(t)) return v.isComposing || $send("submit", n)
      if ((e || k == " ") && /row|button|link/.test(r)) t.click()
      else if (a && k == "Delete") $all(a, ".destructive").pop()?.click()
      else if (a && d && (b || /wL|wR/.test(k)))
        $all(a.parentNode, "[role=row],button").find((x, i, l) => l[i - d] == t)?.focus()
      else if (d && /row|tab/.test(r))
        $all(t.closest("[role^=tabl]"), `[role=${r}]`).find((x, i, l) => l[i - d] == t)?.focus()
      else return
      v.preventDefault()
    })
    $on("focusin", $typing)
    $on("focusin", t => t.role == "row" && $settle())
    $on("focusout", $typing)
    $on("contextmenu", (t, n, v) => t.closest("[data-h]") && v.preventDefault($send("press", n)))
    $on("touchstart", $down)
    $on("mousedown", $down)
    $on("touchend", $up)
    $on("mouseup", $up)
    $d.onkeydown = v => { v.key == "Escape" && $back[0] && $send("escape") }
    $d.onvisibilitychange = () => $send($d.hidden ? "hide" : "show")
    $settle()
    $connect()
    })()
    """#
}
