import Widgets

extension LiveTable {
  /// Tells which headers and footers appear and disappear with the visible rows.
  internal func notifyOfEdges(of paths: [RowPath], in list: any PlannedList) {
    let headers = sections(of: paths) { $1.hasHeader && list.opensSection(at: $0) }
    let footers = sections(of: paths) { $1.hasFooter && list.closesSection(at: $0) }
    notify(from: self.headers, to: headers, .willDisplayHeader, .didEndDisplayingHeader)
    notify(from: self.footers, to: footers, .willDisplayFooter, .didEndDisplayingFooter)
    (self.headers, self.footers) = (headers, footers)
  }

  private func sections(
    of paths: [RowPath], where isShown: (RowPath, SectionModel) -> Bool
  ) -> [WidgetKey: Int] {
    var sections: [WidgetKey: Int] = [:]
    for path in paths where isShown(path, model.sections[path.section]) {
      sections[model.sections[path.section].id] = path.section
    }
    return sections
  }

  private func notify(
    from old: [WidgetKey: Int], to new: [WidgetKey: Int], _ begin: Event<TableView, Int>, _ end: Event<TableView, Int>
  ) {
    if old.isEmpty, new.isEmpty { return }
    for section in new.filter({ old[$0.key] == nil }).values.sorted() { notify(begin.trigger, section, nil) }
    for section in old.filter({ new[$0.key] == nil }).values.sorted() { notify(end.trigger, section, nil) }
  }
}

extension SectionModel {
  fileprivate var hasHeader: Bool { header != nil || headerView != nil }
  fileprivate var hasFooter: Bool { footer != nil || footerView != nil }
}
