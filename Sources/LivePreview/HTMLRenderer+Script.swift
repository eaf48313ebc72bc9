extension HTMLRenderer {
  /// The script that applies patches to the fragment in a page. Its function `patch(fragment, patches)` takes the
  /// element and the patches that have been parsed from JSON, and returns the element of the fragment after the
  /// patches.
  ///
  /// It sets values as properties and styles through the style object. If the browser can, it moves elements without
  /// removing them, so that the focused element keeps its focus, caret and scroll position. A content security policy
  /// need not allow styles in attributes.
  nonisolated public static let script = """
    function patch(fragment, patches) {
      const node = ([id, ...path]) => path.reduce((element, index) => element.childNodes[index],
        id ? fragment.querySelector(`[data-n="${id}"]`) : fragment)
      const make = html => {
        const template = document.createElement("template")
        template.innerHTML = html
        return template.content
      }
      const sheet = () => fragment.firstElementChild.sheet.cssRules[0]
      const set = (element, name, value) => {
        const isUsed = /^(INPUT|TEXTAREA|OPTION)$/.test(element.tagName)
        if (name === "style") element.style.cssText = value ?? ""
        else if (isUsed && name === "value") { if (element.value !== (value ?? "")) element.value = value ?? "" }
        else if (isUsed && /^(checked|selected)$/.test(name)) element[name] = value !== null
        else if (value === null) element.removeAttribute(name)
        else element.setAttribute(name, value)
      }
      const operations = {
        insert: ({ html, into, before }) => node(into).insertBefore(make(html), before ? node(before) : null),
        move({ at, before }) {
          const element = node(at), parent = element.parentNode
          const move = parent.moveBefore ?? parent.insertBefore
          move.call(parent, element, before ? node(before) : null)
        },
        remove: ({ at }) => node(at).remove(),
        replace({ at, html }) {
          if (at.length) return node(at).replaceWith(make(html))
          const other = make(html).firstElementChild
          fragment.replaceWith(other)
          fragment = other
        },
        fill: ({ at, html }) => node(at).replaceChildren(make(html)),
        text({ at, to }) { node(at).textContent = to },
        // The limits come before the value, because browsers clamp it to them.
        set({ at, to }) { for (const [name, value] of Object.entries(to).sort()) set(node(at), name, value) },
        addRule: ({ css }) => sheet().insertRule(css, sheet().cssRules.length),
        replaceRule({ css }) {
          operations.removeRule({ of: css.slice(0, css.indexOf("{")) })
          operations.addRule({ css })
        },
        removeRule({ of: name }) {
          sheet().deleteRule([...sheet().cssRules].findIndex(rule => rule.selectorText === name))
        },
      }
      const focused = document.activeElement
      for (const patch of patches) for (const name in patch) operations[name](patch[name])
      if (focused !== document.activeElement && fragment.contains(focused)) focused.focus({ preventScroll: true })
      return fragment
    }
    """
}
