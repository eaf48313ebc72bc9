import Foundation

// Positions are computed as if each item had the planned length, and the collection the width of a phone.
extension CollectionView {
  /// The items of a section in lines of a length.
  private struct Lines {
    let count: Int
    let itemCount: Int
    let isSideways: Bool

    /// The number of items in a line.
    let size: Int

    /// The distance from one line to the next, in points.
    let pitch: Double

    var length: Double { Double(count) * pitch }

    func start(of row: Int) -> Int { isSideways ? 0 : row / size * size }
  }

  private func lines(ofSection section: Int) -> Lines {
    let layout = layout(ofSection: section)
    let isVertical = scrollDirection == .vertical
    let length = ((isVertical ? layout.itemHeight : layout.itemWidth) ?? 44).clamped(from: 1, to: 1_000_000)
    let insets = layout.contentInsets
    let across =
      isVertical
      ? planned(bounds.width, width) - insets.leading - insets.trailing
      : planned(bounds.height, height) - insets.top - insets.bottom
    let breadth = (isVertical ? layout.itemWidth : layout.itemHeight) ?? 100
    let size =
      switch layout.arrangement {
      case .list: 1
      case .grid(let columns): CollectionLayout.columns(columns)
      case .adaptiveGrid(let width):
        CollectionLayout.columns(ofWidth: width, spacing: layout.itemSpacing, in: across)
      case .flow: CollectionLayout.columns(ofWidth: breadth, spacing: layout.itemSpacing, in: across)
      case .row: Int.max
      }
    let count = model.sections[section].rows.count
    return Lines(
      count: count / size + (count % size == 0 ? 0 : 1), itemCount: count, isSideways: layout.scrollsOrthogonally,
      size: size, pitch: length + layout.lineSpacing)
  }

  /// Returns a length of the bounds, or else the preferred length, or a phone's.
  private func planned(_ bound: Double, _ preferred: LayoutLength?) -> Double {
    [bound, preferred?.points ?? 0].first { $0 > 0 && $0.isFinite } ?? 375
  }

  package var plannedContentLength: Double { offset(ofSection: model.sections.count) }

  /// Returns the content offset at which a section begins, in points.
  private func offset(ofSection section: Int) -> Double {
    model.sections.indices.prefix(section).reduce(0) { $0 + lines(ofSection: $1).length }
  }

  /// Returns the content offset at which the line of an item is the first one, in points.
  ///
  /// - Complexity: O(*n*) for *n* sections.
  package func offset(of path: RowPath) -> Double {
    guard model.sections.indices ~= path.section else { return offset(ofSection: model.sections.count) }
    let lines = lines(ofSection: path.section)
    return offset(ofSection: path.section) + Double(path.row / lines.size) * lines.pitch
  }

  /// Returns the index path of the first item of the first line when the content is at an offset, in points.
  ///
  /// - Complexity: O(*n*) for *n* sections.
  package func path(at offset: Double) -> RowPath {
    // Ignores distances that come from rounding.
    var rest = nearestRowOffset(to: offset) + 1e-6
    for section in model.sections.indices {
      let lines = lines(ofSection: section)
      if rest < lines.length {
        return RowPath(row: lines.isSideways ? 0 : Int(rest / lines.pitch) * lines.size, section: section)
      }
      rest -= lines.length
    }
    return RowPath(row: 0, section: model.sections.count)
  }

  package func startOfLine(at path: RowPath) -> RowPath {
    guard model.sections.indices ~= path.section else { return path }
    return RowPath(row: lines(ofSection: path.section).start(of: path.row), section: path.section)
  }

  package func lineCount(at path: RowPath) -> Int {
    model.sections.indices ~= path.section ? lines(ofSection: path.section).size : 1
  }

  package func plannedLineLength(at path: RowPath) -> Double {
    model.sections.indices ~= path.section ? lines(ofSection: path.section).pitch : 44
  }
}

// The visible items.
extension CollectionView {
  /// Returns the index of the first visible item of a section that scrolls orthogonally.
  private func firstVisible(ofSection section: Int) -> Int {
    let count = model.sections[section].rows.count
    return max(0, min(firstVisibleItems[model.sections[section].id] ?? 0, count - 1))
  }

  /// Returns the visible items of a section that scrolls orthogonally.
  private func sideWindow(ofSection section: Int) -> Range<Int> {
    let (start, count) = (firstVisible(ofSection: section), model.sections[section].rows.count)
    return start..<(start + min(max(visibleItemCount, 0), count - start))
  }

  /// Returns the index paths of the items of a screen in whole lines, from a line on.
  private func screen(from top: RowPath, count: Int) -> (paths: [RowPath], isFull: Bool) {
    var paths: [RowPath] = []
    var rest = max(count, 0)
    for section in model.sections.indices.dropFirst(max(top.section, 0)) where rest > 0 {
      let lines = lines(ofSection: section)
      let shown: Range<Int>
      if lines.isSideways {
        shown = sideWindow(ofSection: section)
        rest -= shown.isEmpty ? 0 : 1
      } else {
        let start = section == top.section ? max(lines.start(of: top.row), 0) : 0
        let hidden = max(lines.itemCount - start, 0)
        // The items of whole lines may be more than an integer can count.
        let lineCount = (rest - 1) / lines.size + 1
        let taken = lineCount > hidden / lines.size ? hidden : lineCount * lines.size
        shown = start..<(start + taken)
        rest = max(rest - taken, 0)
      }
      paths += shown.map { RowPath(row: $0, section: section) }
    }
    return (paths, rest == 0)
  }

  package func window(from top: RowPath) -> [RowPath] {
    let (paths, isFull) = screen(from: top, count: visibleItemCount)
    return isFull ? paths : screen(from: lastTop, count: .max).paths
  }

  /// The first line of the last screen, from which on all items are visible.
  private var lastTop: RowPath {
    var rest = max(visibleItemCount, 0)
    for section in model.sections.indices.reversed() where !model.sections[section].rows.isEmpty {
      let lines = lines(ofSection: section)
      let count = lines.isSideways ? 1 : lines.itemCount
      guard count < rest else {
        let top = startOfLine(at: RowPath(row: lines.isSideways ? 0 : count - rest, section: section))
        // The items before the start of the line may leave no space for the last ones.
        let isLast = screen(from: top, count: visibleItemCount).paths.last.map(isInLastLine) ?? true
        return isLast ? top : line(after: top, lines)
      }
      rest -= count
    }
    return RowPath(row: 0, section: 0)
  }

  private func isInLastLine(_ path: RowPath) -> Bool {
    let last = model.sections.lastIndex { !$0.rows.isEmpty }
    guard path.section == last else { return false }
    let lines = lines(ofSection: path.section)
    return lines.isSideways || path.row == lines.itemCount - 1
  }

  private func line(after path: RowPath, _ lines: Lines) -> RowPath {
    lines.isSideways || lines.itemCount - path.row <= lines.size
      ? RowPath(row: 0, section: path.section + 1) : RowPath(row: path.row + lines.size, section: path.section)
  }

  package func screens(from offset: Double) -> [Double] {
    let start = startOfLine(at: path(at: offset))
    let following = tops(from: start).dropFirst()
    return following.map(self.offset) + tops(from: RowPath(row: 0, section: 0), to: start).map(self.offset)
  }

  /// Returns the first lines of all screens from one line to another.
  private func tops(from start: RowPath, to end: RowPath? = nil) -> [RowPath] {
    var tops: [RowPath] = []
    var top = start
    while end.map({ top < $0 }) ?? true {
      guard let last = screen(from: top, count: max(visibleItemCount, 1)).paths.last else { break }
      tops.append(top)
      let lines = lines(ofSection: last.section)
      top = line(after: RowPath(row: lines.start(of: last.row), section: last.section), lines)
    }
    return tops
  }

  package func sideScreens(of paths: [RowPath]) -> [RowPath] {
    Set(paths.map(\.section)).sorted().flatMap { section -> [RowPath] in
      guard layout(ofSection: section).scrollsOrthogonally else { return [] }
      let screen = sideWindow(ofSection: section)
      guard !screen.isEmpty else { return [] }
      let count = model.sections[section].rows.count
      let size = max(visibleItemCount, 1)
      let starts =
        Array(stride(from: screen.upperBound, to: count, by: size)) + stride(from: 0, to: screen.lowerBound, by: size)
      return starts.map { RowPath(row: $0, section: section) }
    }
  }

  package mutating func bringToEdge(_ path: RowPath) {
    guard model[path] != nil, layout(ofSection: path.section).scrollsOrthogonally else { return }
    let id = model.sections[path.section].id
    if firstVisible(ofSection: path.section) != path.row { firstVisibleItems[id] = path.row }
  }

  package func opensSection(at path: RowPath) -> Bool {
    path.row == (layout(ofSection: path.section).scrollsOrthogonally ? firstVisible(ofSection: path.section) : 0)
  }

  package func closesSection(at path: RowPath) -> Bool {
    let rows = model.sections[path.section].rows
    return path.row
      == (layout(ofSection: path.section).scrollsOrthogonally
        ? sideWindow(ofSection: path.section).upperBound : rows.count) - 1
  }
}
