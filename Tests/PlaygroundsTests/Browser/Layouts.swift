import Live

/// Rows and columns in which widgets share the room in different ways.
@MainActor
enum Layouts {
  static let all = usual + sliders + distributions + limits + segments + fonts + containers

  /// Trees that fill a screen.
  static let screens = [
    (
      "labels",
      VStack(spacing: 8, .padding(12)) {
        Label("One"); Label("Two")
      }
    ),
    (
      "a spacer",
      VStack {
        Label("Top"); Spacer(); Label("Bottom")
      }
    ),
    (
      "a row with a spacer",
      VStack {
        HStack {
          Label("Left"); Spacer(); Button("Right")
        }; Label("Below")
      }
    ),
    (
      "a text view",
      VStack {
        Label("Notes"); TextView(.text("Text"))
      }
    ),
    (
      "bars",
      VStack {
        NavigationBar(.items([NavigationItem(.title("Title"))]))
        VStack {
          Label("One"); Label("Two")
        }
        Toolbar(.items([BarButtonItem(.title("Tool"))]))
      }
    ),
    (
      "a screen inside",
      View(
        .subviews([
          VStack {
            Label("One"); Label("Two")
          }
        ]))
    ),
    (
      "equal rows",
      VStack(.distribution(.fillEqually)) {
        Label("One"); Label("Two")
      }
    ),
  ].map { (name: String, tree: any Widget) in Specimen(name: "a screen with \(name)", tree: tree, height: 700) }

  private static let usual = [
    Specimen(
      name: "a row in a row",
      tree: HStack {
        HStack {
          Label("a"); Spacer(); Label("b")
        }
      }),
    Specimen(
      name: "a row beside a label",
      tree: HStack {
        HStack {
          Label("a"); Spacer(); Label("b")
        }; Label("c")
      }),
    Specimen(
      name: "a view in a row",
      tree: HStack {
        View(.backgroundColor(.systemRed), .height(20)); Label("a")
      }),
    Specimen(
      name: "a switch in a cell", tree: TableViewCell(.text("News"), .accessoryView(Switch(.isOn(true))))),
    Specimen(
      name: "labels alone",
      tree: HStack(spacing: 8) {
        Label("Views"); Label("1,000")
      }),
    Specimen(
      name: "a label that hugs",
      tree: HStack {
        Label("Views"); Label("1,000", .horizontalContentHuggingPriority(251))
      }),
    Specimen(
      name: "a slider in a row",
      tree: HStack(spacing: 8) {
        Label("Volume"); Slider(.value(0.5))
      }),
    Specimen(
      name: "a field in a row",
      tree: HStack(spacing: 8) {
        Label("Name"); TextField(.borderStyle(.roundedRect))
      }),
    Specimen(
      name: "too much text",
      tree: HStack(spacing: 8) {
        Label("A long text that is cut somewhere"); Label("and another one beside it")
      }),
    Specimen(
      name: "text that resists",
      tree: HStack {
        Label("A long text that is cut somewhere", .horizontalContentCompressionResistancePriority(751))
        Label("and another one beside it")
      }),
    Specimen(
      name: "lines beside a picture",
      tree: HStack(alignment: .top, spacing: 8) {
        ImageView(Image(systemName: "star"))
        Label("A text of several lines that goes on until it does not fit beside the picture", .numberOfLines(0))
      }),
    Specimen(
      name: "overlapping",
      tree: HStack(spacing: -12) {
        Label("one"); Label("two"); Label("three"); Spacer()
      }),
    Specimen(
      name: "an overlapping column",
      tree: VStack(spacing: -6) {
        Label("one"); Label("two"); Label("three")
      }),
    Specimen(
      name: "controls in a column",
      tree: VStack(spacing: 4) {
        Switch(); Stepper(); Slider(); ProgressView(); PageControl(.numberOfPages(3)); TextField(); Button("Save")
        ActivityIndicatorView(.hidesWhenStopped(false)); ImageView(Image(systemName: "star")); DatePicker()
      }),
    Specimen(
      name: "controls at the start",
      tree: VStack(alignment: .leading, spacing: 4) {
        Switch(); Stepper(); Slider(); ProgressView(); PageControl(.numberOfPages(3)); Button("Save")
        ActivityIndicatorView(.hidesWhenStopped(false)); ImageView(Image(systemName: "star")); DatePicker()
      }),
    Specimen(
      name: "controls in a row",
      tree: HStack(alignment: .center, spacing: 4) {
        Switch(); Stepper(); ImageView(Image(systemName: "star")); Button("Save"); Label("a")
        ActivityIndicatorView(.hidesWhenStopped(false))
      }),
    Specimen(
      name: "equal widths",
      tree: HStack(spacing: 8, .distribution(.fillEqually)) {
        Label("a"); Button("b"); Switch()
      }),
    Specimen(
      name: "equal spaces",
      tree: HStack(.distribution(.equalSpacing)) {
        Label("a"); Label("bcd"); Label("e")
      }),
    Specimen(
      name: "places",
      tree: View(
        .height(120),
        .subviews([
          Label("a", .position(.topLeft)), Label("b", .position(.center), .margins(8)),
          Button("c", .position(.bottomRight)),
        ]))),
    Specimen(
      name: "a frame that is too small",
      tree: View(
        .height(100),
        .subviews([
          VStack {
            Label("a", .height(40)); ScrollView { Label("b", .height(300)) }; TabBar(.items([]))
          }
        ]))),
    Specimen(
      name: "hidden ones",
      tree: HStack(spacing: -4) {
        Label("a"); Label("b", .isHidden(true)); Label("c"); Spacer()
      }),
  ]
}
