extension LiveSession {
  /// The part of the script that applies the changes of frames.
  ///
  /// When a page gets another tree, events that have not been handled apply to the elements at the same places, if
  /// these look the same. A page that is loaded and continues a session opens its own address there if the session has
  /// another. Browsers refuse very frequent changes of addresses. The page then reports its width, as it does to a
  /// restored session, because the session may have another one.
  ///
  /// When a screen disappears, the focus returns to the element that had it before, such as the row that opened the
  /// screen. That element may have been replaced, and is found by the number of its node or part.
  ///
  /// Tab does not lead to what is hidden from assistive technology or takes no touches, nor to the siblings of a
  /// visible modal view.
  ///
  /// A button that is disabled while it has the focus keeps it until the user goes elsewhere, as in terminals. Until
  /// then it looks disabled, and the session refuses its taps.
  ///
  /// The state of an entry in the browser's history is the address of the previous entry. If that becomes the address
  /// again, the page goes back instead of adding an entry. Later addresses wait until it has arrived there.
  ///
  /// The button that cancels an upload is in the note. When the note changes while it has the focus, the focus goes
  /// back to the element that has asked for the file, or waits until that is enabled. A file that cannot be read any
  /// more is a `NotReadableError`, and one that has been removed a `NotFoundError`.
  ///
  /// A note that explains an error stays until the next action of the user, which is not a focus or a scroll.
  ///
  /// A list shows a row without moving the page around it. A text stays the same node, because browsers match the style
  /// sheet for all widgets of the page after nodes have come or gone.
  nonisolated internal static let changes = #"""
    $open = (m = $queue.at(-1), v = $here.href.slice($root.length)) => {
      if (m?.k == "open" && m.s == null) m.v = v
      else $send("open", 0, v), $opened = $queue.at(-1)
    },
    $dim = (e, v, b = v && e == $now()) => {
      e.disabled = v && !b
      if (b || e.matches("[data-z]")) e.toggleAttribute("data-z", b), e.ariaDisabled = b || null
    },
    $change = {
      t(a, v) {
        a = $find(a)
        ;(a.firstChild || a).textContent = v
      },
      s(a, o, e = $find(a), k, v) {
        for (k in o) {
          v = o[k]
          if (k == "style") e.style.cssText = v
          else if (k == "disabled" && e.type == "button") $dim(e, v != null)
          else if (/^(v|ch|sel)/.test(k)) {
            v = k == "value" ? v ?? "" : v != null
            if (k == "value" && $isText(e)) $field(e).v = v
            else if (e[k] != v && !($edits.get(e)?.i > $done)) e[k] = v
          }
          else v == null ? e.removeAttribute(k) : e.setAttribute(k, v)
        }
      },
      i(a, v, b) { $find(a).insertBefore($make(v), $next(b)) },
      m(a, b, e = $find(a), p = e.parentNode) {
        (p.moveBefore ?? p.insertBefore).call(p, e, $next(b))
      },
      r(a) { $find(a).remove() },
      h(a, v, b, p = (e, l = []) =>
        e == $main ? l : p(e.parentNode, [[...e.parentNode.childNodes].indexOf(e), ...l]),
        k = (e, q) => e && [e, p(e), q], l, m) {
        if (b) {
          l = $queue.map(x => k(x.p ? $main.querySelector(`[data-p="${x.p}"]`) : $find(x.n), x))
          m = [...$fields].map(([n, f]) => k($find(n), f))
        }
        $find(a).replaceWith($make(v))
        if (!b) return
        k = ([e, p, x]) => {
          let o = p.reduce((e, i) => e?.childNodes[i], $main)
          return o?.tagName == e.tagName && o.classList[0] == e.classList[0]
            && (x.map || x.r || o.textContent == e.textContent) && o
        }
        $fields = new Map(m.flatMap(x => (a = x && k(x)) ? [[$id(a), x[2]]] : []))
        $queue = $queue.filter((x, i) => {
          if (!x.n) return 1
          a = l[i] && k(l[i])
          $lost ||= !a && $isAct(x)
          return a && (x.p &&= +a.dataset.p, x.n = $id(a))
        })
        $back.length = 0
        $moved = 2
      },
      f(a, v) { $find(a).replaceChildren($make(v)) },
      a(v) { $rules().insertRule(v, $rules().cssRules.length) },
      d(v) { $rules().deleteRule([...$rules().cssRules].findIndex(r => r.selectorText == v)) },
      v(a, x, y, e = $find(a), b = e.closest(".ScrollView"), p, t) {
        if (x != null || !b) return e.scrollTo(x, y)
        p = b.parentNode.closest(".ScrollView,html")
        t = p.scrollTop
        e.scrollIntoView()
        if (b.scrollHeight > b.clientHeight) p.scrollTop = t
        b.scrollTop || b.dispatchEvent(new Event("scroll"))
      },
      u(v, b) {
        if ($below) return $goal = [v, b]
        v = $url($root + v)
        if (v == $here.href || $opened?.i > $done) return
        if ($taken) return $open()
        $keep()
        if (b && history.state == v) return $below = v, history.back()
        try { history[b ? "pushState" : "replaceState"](b ? $here.href : history.state, "", v) } catch { }
        $keep($d.hidden)
      },
      w(v) { $d.title = v },
      g(v) { $here.href = v },
      c(v) { navigator.clipboard?.writeText(v) },
      y(v, b) {
        $told = v
        $calm()
        ;($note.f = b) || $after(() => $told == v && ($told = "", $said == v && $calm()), 4e3)
      },
      x(n, t, m, z, e = $new("input"), b = $new("button"), i = 0, o, f, r) {
        e.type = "file"
        e.accept = t
        e.multiple = m
        b.b = $now()
        b.append("Cancel")
        b.onclick = e.oncancel = () => $calm($send("pick", z = 0, [n, 0]))
        e.onchange = async () => {
          for (f of e.files) {
            for (o = 0; z && (!o || o < f.size);) {
              b.isConnected || $note.replaceChildren("", $said = b)
              $note.firstChild.data = f.name + ` ${o/f.size * 100 | 0}%`
              try {
                $sending = 1
                r = await $post(await f.slice(o, o + z).arrayBuffer(), `/file?f=${n}&i=${i}&o=${o}&z=${f.size}&n=${
                  [f.name, f.type].map(encodeURIComponent).join("&t=")}`)
                $sending = r.status == 404
                if (r.ok) o += z
                else if (/^5|429/.test(r.status)) throw 0
                else return z && $say($told = await r.text(), $note.f = 1)
              } catch (e) {
                if (/t[RF]/.test(e.name)) return $say(e.message)
                await $wait()
              }
            }
            i++
          }
          z && $send("pick", 0, [n, i])
        }
        e.click()
      },
      async l(n, v, e = $new("a"), r) {
        try {
          r = await $ask("frames/file?f=" + n)
          if (!r.ok) return $say(await r.text())
          e.href = URL.createObjectURL(await r.blob())
          e.download = v
          e.click()
          $after(() => URL.revokeObjectURL(e.href), 6e4)
        } catch (e) { $say(e.message) }
      },
      n(o = $modal(), t = o ?? $main, e, i = $back.findLastIndex(a => e = $same(t, a))) {
        e ? $back.length = i : t.contains($old) || $back.push($was)
        e ??= o ?? $all(t, "h1").pop() ?? $all(t, "h2")[0] ?? t
        e.tabIndex = e.tabIndex
        $focus(e)
      },
      o(a, x) {
        a ? $focus(a = $find(a)) || x && a.setSelectionRange(x, x) : $isText($now()) && $now().blur($old = $d.body)
      }
    },
    $settle = () => {
      $all($main, "[role=table]").map(t => {
        if (!t.ariaLabel || t.ariaLabel == t.h) t.ariaLabel = t.h = $d.title
        let l = $cells(t), r = l.find(x => x == $now()) ?? l.find(x => !x.tabIndex)
          ?? l.find(x => x.ariaSelected == "true") ?? l[0]
        l.map(x => x.tabIndex = x == r ? 0 : -1)
      })
      let q = ":is([data-q],:has(>[aria-modal])>:not([aria-modal]))", s = new Set($all($main, q + "," + q + "\t*"))
      $hushed.forEach(e => s.has(e) || $hushed.delete(e, e.tabIndex = 0))
      s.forEach(e => e.tabIndex < 0 || $hushed.add(e, e.tabIndex = -1))
    },
    """#
}
