extension LiveSession {
  /// The script of the page: sends what the user does, and applies the frames. It is less than 4 KB.
  ///
  /// It sends each event by `POST` to `events`, one after the other, with the token as the header `X-Live`. It reads
  /// the frames as server-sent events from `frames`, with the token as `t` and the number of the last frame as `s`. It
  /// finds elements by the ids of nodes in a map, sets values as properties unless the user has changed them since,
  /// keeps the focus and the selection, and moves the focus to new screens.
  nonisolated public static let script = compact(source)

  /// Returns the script without indentation and needless spaces, and with letters for the names that begin with `$`.
  nonisolated private static func compact(_ source: String) -> String {
    let letters = (65...90).map { String(UnicodeScalar(UInt8($0))) }
    var names: [Substring: String] = [:]
    let short = source.replacing(/\$[a-z]\w*/) { match in
      let name = names[match.output] ?? (names.count < 26 ? "" : "_") + letters[names.count % 26]
      names[match.output] = name
      return name
    }
    return short.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
      .replacing(/[ ]?(=>|===|!==|!=|\?\?|\|\||&&|[=?:,{}<>+;()])[ ]?/) { $0.output.1 }
      .replacing(/([{,(>])\n/) { $0.output.1 }
      .replacing(/\n([}:)])/) { $0.output.1 }
  }

  nonisolated private static let source = #"""
    (() => {
    const $d = document, { nonce, dataset: { t: $own } } = $d.currentScript, [$main, $note] = $d.body.children
    const $nodes = new Map, $edits = new WeakMap, $back = [], $kept = sessionStorage
    let $token = $kept.t || $own, $seen = $token === $own ? 0 : -1
    let $count = 0, $done = 0, $queue = [], $later, $busy, $online, $muted, $old
    const $all = (e, q) => [...e.querySelectorAll(q)]
    const $each = (e, f) => ([e, ...$all(e, "[data-n]")].map(x => x.dataset?.n && f(x, +x.dataset.n)), e)
    const $add = e => $each(e, (x, n) => { $nodes.set(n, x); if (x.role === "row") x.tabIndex = 0 })
    const $drop = e => $each(e, (x, n) => $nodes.get(n) === x && $nodes.delete(n))
    const $make = v => {
      const t = $d.createElement("template")
      t.innerHTML = v
      $all(t.content, "style").map(s => s.nonce = nonce)
      return $add(t.content)
    }
    const $find = a => a?.map ? a.slice(1).reduce((e, i) => e.childNodes[i], $find(a[0]))
      : a ? $nodes.get(a) : $main.children[0]
    const $rules = () => $find().children[0].sheet.cssRules[0]
    const $focus = e => e.focus({ preventScroll: true })
    const $show = (e, k, v) => {
      if (e[k] === v || $edits.get(e) > $done) return
      const { selectionStart: a, selectionEnd: b } = e
      e[k] = v
      if (a != null && e === $d.activeElement) e.setSelectionRange(a, b)
    }
    const $change = {
      t(a, v) { $find(a).textContent = v },
      s(a, o) {
        const e = $find(a)
        for (const k in o) {
          const v = o[k]
          if (k === "style") e.style.cssText = v
          else if (/^(value|checked|selected)$/.test(k)) $show(e, k, k === "value" ? v ?? "" : v !== null)
          else v === null ? e.removeAttribute(k) : e.setAttribute(k, v)
        }
      },
      i(a, v, b) { $find(a).insertBefore($make(v), b ? $find(b) : null) },
      m(a, b) {
        const e = $find(a), p = e.parentNode, m = p.moveBefore ?? p.insertBefore
        m.call(p, e, b ? $find(b) : null)
      },
      r(a) { $drop($find(a)).remove() },
      h(a, v) {
        if (!a) $queue = [], $later = 0, $count = $done
        $drop($find(a)).replaceWith($make(v))
      },
      f(a, v) {
        const e = $drop($find(a))
        e.replaceChildren($make(v))
        $add(e)
      },
      a(v) { $rules().insertRule(v, $rules().cssRules.length) },
      d(v) { $rules().deleteRule([...$rules().cssRules].findIndex(r => r.selectorText === v)) },
      n() {
        const open = $all($main, "[aria-modal]"), h = $all($main, "h1").pop()
        let e
        while ($back.length > open.length) e = $back.pop()
        if (open.length > $back.length) $back.push($old)
        if (!e?.isConnected) e = open.pop() ?? h ?? $main
        if (h) $d.title = h.textContent
        if (e.tabIndex < 0) e.tabIndex = -1
        $focus(e)
      },
      o(a) { a ? $focus($find(a)) : $d.activeElement.blur() }
    }
    const $apply = ([f, e, list]) => {
      if (f <= $seen) return
      [$seen, $done, $muted, $old] = [f, e, 1, $d.activeElement]
      for (const [k, ...v] of list) $change[k](...v)
      if ($d.activeElement === $d.body) $focus($old)
      $muted = 0
      if (f % 8 < 1 && !$queue[0]) $post({ s: f })
    }
    const $post = v => fetch("events", { method: "POST", headers: { "x-live": $token }, body: JSON.stringify(v) })
    const $pump = async () => {
      if ($busy || !$online) return
      if (!$queue[0]) $flush()
      const [v] = $queue
      if (!v) return
      $busy = 1
      try {
        const r = await $post(v), n = +await r.text()
        if (r.status === 429) await new Promise(f => setTimeout(f, 500))
        else if ($queue[0] === v) {
          $queue.shift()
          if (!r.ok) $count = n, $queue.map(x => x.i = ++$count)
        }
      } catch { $online = 0 }
      $busy = 0
      $pump()
    }
    const $push = (k, n, v, p) => $queue.push({ i: ++$count, s: $seen, n, p, k, v })
    const $flush = () => {
      if (!$later) return
      const [c, ...v] = $later
      $later = 0
      $edits.set(c, $count + 1)
      $push(...v)
    }
    const $send = (...v) => {
      $flush()
      $push(...v)
      $pump()
    }
    const $set = (c, ...v) => {
      if ($later && $later[0] !== c) $flush()
      $later = [c, ...v]
      $edits.set(c, 1 / 0)
      $pump()
    }
    const $id = t => +t.closest("[data-n]").dataset.n
    const $on = (k, f) =>
      addEventListener(k, v => v.target.closest?.("[data-n]") && f(v.target, $id(v.target), v), true)
    $on("click", (t, n, v) => {
      const b = t.closest("button"), { p, n: own } = b?.dataset ?? {}, a = t.closest(".SwipeActions")
      if (t.matches(".Stepper")) $send("step", n, v.offsetX > 47 === t.matches(":dir(ltr)") ? 1 : -1)
      else if (a && b) $send("row", $id($all(a.parentNode, "[role=row]")[0]), b.textContent)
      else if (t.closest("a,input,select,textarea,label")) return
      else if (b && !own && !p) $send("part", n, b.textContent)
      else $send("tap", n, 0, p && +p)
    })
    $on("input", (c, n) => {
      const e = c.parentNode.parentNode, i = q => $all(e, q).indexOf(c)
      $set(c, "set", n, c.type === "checkbox" ? c.checked : c.type === "radio" ? i("input")
        : c.options ? [i("select"), c.selectedIndex] : c.value)
    })
    $on("scroll", (t, n) => $set(t, "scroll", n, [t.scrollLeft, t.scrollTop]))
    $on("keydown", (t, n, v) => {
      const k = v.key
      if (v.isComposing) return
      if (k === "Enter" && t.matches("input")) $send("submit", n)
      else if ((k === "Enter" || k === " ") && /row|button|link/.test(t.role)) {
        t.click()
        v.preventDefault()
      }
    })
    addEventListener("keydown", v => { if (v.key === "Escape" && $back[0]) $send("escape") })
    for (const k of ["focusin", "focusout"]) $on(k, (t, n) => {
      if (!$muted && $d.hasFocus() && /^(text|pass|email|tel|url|search)/.test(t.type)) $send(k, n)
    })
    const $connect = () => {
      const s = new EventSource(`frames?t=${$token}&s=${$seen}`)
      s.onopen = () => {
        $online = 1
        $note.textContent = ""
        $kept.t = $token
        $pump()
      }
      s.onmessage = v => $apply(JSON.parse(v.data))
      s.onerror = () => {
        $online = 0
        $note.textContent = "Reconnecting…"
        if (s.readyState < 2) return
        if ($token === $own) return setTimeout(() => { $kept.t = ""; location.reload() }, 2000)
        $token = $own
        $seen = 0
        $connect()
      }
    }
    $add($main)
    $connect()
    })()
    """#
}
