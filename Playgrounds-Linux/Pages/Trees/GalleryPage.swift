import Live
import Preview

extension Page {
  static let gallery = Page(
    "gallery", "Every widget in its states, and the properties that styles set; `--interactive` opens each widget.",
    preview: { Gallery.widgets() }, interactive: { Gallery.app() }
  ) { print in
    for exhibit in Exhibit.all {
      print(exhibit.id)
      for state in exhibit.states {
        print(" ", state.name)
        for line in Preview.text(state.widget).split(separator: "\n") { print("   ", line) }
      }
    }
    for family in try StyleFamily.all() {
      print("\nStyles of \(family.id)")
      for sample in family.samples {
        print(" ", sample.id)
        for property in sample.sets { print("   ", property) }
      }
    }
  }
}
