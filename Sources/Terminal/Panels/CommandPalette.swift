import Foundation
import Live
import Widgets

/// A field that filters the commands of the visible screen, above the list of them.
///
/// A text that begins with a slash is an address for the app to open.
@MainActor internal final class CommandPalette: PanelContent {
  /// Something to do, by its name.
  struct Command {
    var title: String

    /// The hidden names for voice control.
    var otherTitles: [String] = []
    var kind: String
    var source: TreeCommand?
    var perform: () throws -> TerminalSession.Outcome
  }

  private let commands: Var<[Command]>
  private let query = Var("")

  /// The chosen match, and the text that has been typed before: the best match of another text is chosen again.
  private let selection = Var((query: "", index: 0))
  private let rows = Var(1)

  /// Whether there is no space for the kinds of commands.
  private let isNarrow = Var(false)

  /// Called when a command is chosen by the pointer.
  var choose: (@escaping () throws -> TerminalSession.Outcome) -> Void = { _ in }

  /// Opens an address, if the tree has an app.
  var open: ((URL) throws -> Void)?

  /// Whether there are rows that are not among the commands.
  private let isCut: Var<Bool>

  init(_ commands: [Command], isCut: Bool) { (self.commands, self.isCut) = (Var(commands), Var(isCut)) }

  /// Takes the commands of a tree that has changed.
  func renew(_ new: [Command], isCut: Bool) {
    if new != commands.value {
      let former = matches
      let chosen = self.chosen(in: former).map { former[$0] }
      commands.set(new)
      // The node of a command may have been replaced.
      let index = matches.firstIndex { $0 == chosen } ?? matches.firstIndex { $0.isNamed(as: chosen) }
      if let index { choose(at: index) }
    }
    if isCut != self.isCut.value { self.isCut.set(isCut) }
  }

  var title: String { "Go to" }

  var hints: [KeyHint] {
    if matches.isEmpty { return [KeyHint(.escape, title: "Close")] }
    return [
      KeyHint(.up, .down, title: "Choose"), KeyHint(.return, title: "Perform"), KeyHint(.escape, title: "Close"),
    ]
  }

  /// The commands that match the text, the best matches first.
  private var matches: [Command] {
    let (text, commands) = (query.value, commands.value)
    if text.isEmpty { return commands }
    if let open, text.hasPrefix("/"), let url = URL(string: text) {
      return [
        Command(title: "Open \(text)", kind: "Address") {
          try open(url)
          return .done
        }
      ]
    }
    let ranked = commands.enumerated().compactMap { index, command in
      ([command.title] + command.otherTitles).compactMap { $0.rank(matching: text) }.min()
        .map { (rank: $0, index: index, command: command) }
    }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.command)
  }

  /// Returns the index of the chosen match, or `nil` if nothing matches.
  private func chosen(in matches: [Command]) -> Int? {
    let index = selection.value.query == query.value ? selection.value.index : 0
    return matches.isEmpty ? nil : min(index, matches.count - 1)
  }

  private func choose(at index: Int) { selection.set((query.value, index)) }

  func fit(columns: Int, rows count: Int) {
    if rows.value != max(1, count - 2) { rows.set(max(1, count - 2)) }
    if isNarrow.value != (columns < 30) { isNarrow.set(columns < 30) }
  }

  func press(_ key: KeyPress) -> PanelAnswer? {
    let matches = matches
    let last = max(0, matches.count - 1)
    let current = chosen(in: matches) ?? 0
    switch key {
    case .up: choose(at: current == 0 ? last : current - 1)
    case .down: choose(at: current == last ? 0 : current + 1)
    case .pageUp: choose(at: max(0, current - rows.value))
    case .pageDown: choose(at: min(last, current + rows.value))
    case .return: return matches.isEmpty ? .stay : .close(matches[current].perform)
    case .escape, "p" + .control: return .close { .done }
    case .tab, .tab + .shift: break
    default: return nil
    }
    return .stay
  }

  func content() -> Children {
    let matches = matches
    let current = chosen(in: matches) ?? 0
    let start = max(0, min(current - rows.value / 2, matches.count - rows.value))
    let shown = matches.indices.dropFirst(start).prefix(rows.value)
    return Children {
      VStack {
        TextField(.placeholder("Type to filter"), .text <--> query, .accessibilityLabel("Filter"))
        Label(count(of: matches, shown), .textColor(.secondaryLabel), .textAlignment(.right))
        for index in shown { row(matches[index], isSelected: index == current) }
        if matches.isEmpty {
          Label(
            isCut.value ? "Nothing matches in the first 1,000 rows" : "Nothing matches", .textColor(.secondaryLabel),
            .margins(h: 16, v: 0))
        }
        // The panel stays as high as with all commands, so that nothing moves while a user types.
        Spacer(Double(min(rows.value, commands.value.count) - max(1, shown.count)) * 20)
      }
    }
  }

  /// Returns the number of matches, with signs for matches above and below the visible ones.
  private func count(of matches: [Command], _ shown: Range<Int>) -> String {
    let above = shown.first.map { $0 > 0 } ?? false
    let below = shown.last.map { $0 + 1 < matches.count } ?? false
    let rest = isCut.value ? ", not all rows" : ""
    return "\(above ? "▴ " : "")\(below ? "▾ " : "")\(matches.count) of \(commands.value.count)\(rest)"
  }

  private func row(_ command: Command, isSelected: Bool) -> any Widget {
    HStack(
      spacing: 8, .backgroundColor(isSelected ? .tintColor : nil),
      .onTap { [weak self] _ in self?.choose(command.perform) }
    ) {
      Label(isSelected ? "▸" : " ", .width(8))
      Label(command.title)
      Spacer()
      if !isNarrow.value { Label(command.kind, .textColor(isSelected ? .label : .secondaryLabel)) }
    }
  }
}

extension CommandPalette.Command: Equatable {
  fileprivate func isNamed(as other: Self?) -> Bool { title == other?.title && kind == other?.kind }

  static func == (a: Self, b: Self) -> Bool { a.title == b.title && a.kind == b.kind && a.source == b.source }
}

extension String {
  /// Returns the rank of a match with a typed text, or `nil` if it does not match. The best rank is a start, then the
  /// start of a word, a part, and the letters in this order.
  fileprivate func rank(matching text: String) -> Int? {
    let (whole, typed) = (lowercased(), text.lowercased())
    if whole.hasPrefix(typed) { return 0 }
    if whole.contains(" \(typed)") { return 1 }
    if whole.contains(typed) { return 2 }
    var rest = whole[...]
    for character in typed where character != " " {
      guard let found = rest.firstIndex(of: character) else { return nil }
      rest = rest[rest.index(after: found)...]
    }
    return 3
  }
}
