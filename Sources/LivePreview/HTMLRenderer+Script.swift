extension HTMLRenderer {
  /// The script that applies patches to the fragment in a page: `patch(fragment, patches)` takes the element and the patches that have
  /// been read from JSON, and returns the element that is the fragment from then on.
  ///
  /// It sets values as properties and styles through the style object, and moves elements without taking them out where the browser
  /// can, so that what has the focus keeps it, with its caret and its scroll position. It needs no permission for styles in attributes.
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
        // The value comes after the limits, which it has to keep to.
        set({ at, to }) { for (const [name, value] of Object.entries(to).sort()) set(node(at), name, value) },
        addRule: ({ css }) => sheet().insertRule(css, sheet().cssRules.length),
        removeRule({ of: name }) {
          sheet().deleteRule([...sheet().cssRules].findIndex(rule => rule.selectorText === name))
        },
      }
      for (const patch of patches) for (const name in patch) operations[name](patch[name])
      return fragment
    }
    """
}
