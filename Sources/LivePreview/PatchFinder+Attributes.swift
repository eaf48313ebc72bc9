extension PatchFinder {
  /// Appends the patch for the attributes of an element, if they have changed.
  internal mutating func compareAttributes(_ before: MarkupElement, _ after: MarkupElement, at address: [Int]) {
    var changes: [String: String?] = [:]
    keepStyle(before, after, &changes)
    if !hasSameClasses(before, after) { changes["class"] = .some(classes(of: after, in: new)) }
    for (name, value) in after.attributes where !name.isClass && before[attribute: name] != value {
      changes[String(decoding: name, as: UTF8.self)] = String(decoding: value, as: UTF8.self)
    }
    for (name, _) in before.attributes where !name.isClass && after[attribute: name] == nil {
      changes[String(decoding: name, as: UTF8.self)] = .some(nil)
    }
    if after.isTextArea, before.text != after.text { changes["value"] = after.text }
    if !changes.isEmpty { renderer.round.patches.append(.set(at: address, to: changes)) }
  }

  /// Keeps the rule of an unchanged style. A changed style is set on the element itself from then on, because it is
  /// likely to change again, unless it has rules for states.
  private mutating func keepStyle(
    _ before: MarkupElement, _ after: MarkupElement, _ changes: inout [String: String?]
  ) {
    let number = before.style.map { old[rule: $0.rule] } ?? 0
    guard let style = after.style else {
      if number == MarkupBuffer.inline { changes["style"] = .some(nil) }
      return
    }
    if let former = before.style, former.css == style.css || renderer.styles.has(number, style.css) {
      kept.insert(former.rule)
      new[rule: style.rule] = number
    } else if case .rules = style.content {
      new[rule: style.rule] = renderer.styles.use(style.css)
      if number == MarkupBuffer.inline { changes["style"] = .some(nil) }
    } else {
      new[rule: style.rule] = MarkupBuffer.inline
      changes["style"] = String(decoding: style.css.dropLast(), as: UTF8.self)
    }
  }

  private func hasSameClasses(_ before: MarkupElement, _ after: MarkupElement) -> Bool {
    before.attributes.first(where: \.name.isClass)?.value == after.attributes.first(where: \.name.isClass)?.value
      && before.growth == after.growth
      && rule(of: before, in: old) == rule(of: after, in: new)
  }

  /// Returns the number of the rule of an element; 0 for one without a class for its style.
  private func rule(of element: MarkupElement, in markup: MarkupBuffer) -> Int {
    let number = element.style.map { markup[rule: $0.rule] } ?? 0
    return number == MarkupBuffer.inline ? 0 : number
  }

  private func classes(of element: MarkupElement, in markup: MarkupBuffer) -> String? {
    guard let own = element.attributes.first(where: \.name.isClass)?.value else { return nil }
    let number = rule(of: element, in: markup)
    let rule = number == 0 ? "" : " s\(number)"
    return String(decoding: own, as: UTF8.self) + MarkupBuffer.classes(element.growth.0, element.growth.1) + rule
  }
}

extension ArraySlice<UInt8> {
  /// Whether it is the name of the attribute with the classes.
  fileprivate var isClass: Bool { elementsEqual("class".utf8) }
}
