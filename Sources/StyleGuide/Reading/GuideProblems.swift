extension StyleGuideSection {
  /// Returns the problems of the section: the report of a recipe, and names that several themes or examples or a former
  /// section have.
  ///
  /// - Parameters:
  ///   - reading: The samples of the section, if it has any.
  ///   - titles: The titles of the former sections. The title of the section is added.
  internal func problems(in reading: GuideReading?, after titles: inout Set<String>) -> [String] {
    var problems = reading?.report.map(\.description) ?? []
    if !titles.insert(title).inserted { problems.append("Another section is called \(title), too.") }
    problems += themes?.sameNames.map { "Several themes are called \($0)." } ?? []
    if let reading, samples?.kind == .examples {
      var (known, same) = (Set<String>(), [String]())
      for sample in reading.samples where !known.insert(sample.name).inserted && !same.contains(sample.name) {
        same.append(sample.name)
      }
      problems += same.map { "Several examples are called \($0)." }
    }
    return problems
  }
}
