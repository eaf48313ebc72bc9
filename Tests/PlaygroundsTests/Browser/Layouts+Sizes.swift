import Live

// Rows and columns that depend on sizes which style sheets do not know by themselves.
extension Layouts {
  static let sliders = [
    Specimen(
      name: "a column with sliders at the start",
      tree: VStack(alignment: .leading) {
        VStack {
          Label("Volume"); Slider(); ProgressView()
        }
      }),
    Specimen(
      name: "a column with sliders in the middle of two",
      tree: VStack(alignment: .center) {
        VStack(alignment: .trailing) {
          Label("Volume")
          VStack { Slider(.minimumValueImage(Image(systemName: "minus"))) }
        }
      }),
    Specimen(
      name: "a row with a slider at the start",
      tree: VStack(alignment: .leading) {
        HStack(spacing: 8) {
          Label("Volume"); Slider()
        }
      }),
    Specimen(
      name: "a column with a slider in a row",
      tree: HStack(alignment: .center, spacing: 8) {
        Label("Volume")
        VStack {
          Label("some"); Slider(); ProgressView()
        }
      }),
    Specimen(
      name: "a view with a slider at the end",
      tree: VStack(alignment: .trailing) {
        View(.subviews([Slider()]))
        Label("Volume")
      }),
    Specimen(
      name: "sliders in rows of a table",
      tree: TableView {
        Section { TableViewCell(.text("Volume"), .subviews([Slider()])) }
      }),
  ]

  static let distributions = [
    Specimen(
      name: "a row in proportion",
      tree: HStack(spacing: 8, .distribution(.fillProportionally)) {
        Label("a"); Label("Some more"); Button("Save")
      }),
    Specimen(
      name: "a row in proportion without enough room",
      tree: HStack(.distribution(.fillProportionally)) {
        Label("A long text that is cut somewhere"); Label("and another one"); Label("beside it")
      }),
    Specimen(
      name: "a column in proportion",
      tree: VStack(spacing: 8, .distribution(.fillProportionally), .height(200)) {
        Label("a"); Label("Title", .font(.largeTitle)); Button("Save")
      }),
    Specimen(
      name: "a row of two by their centers",
      tree: HStack(.distribution(.equalCentering)) {
        Label("a"); Label("Some more")
      }),
    Specimen(
      name: "a row by centers",
      tree: HStack(spacing: 8, .distribution(.equalCentering)) {
        Label("a"); Label("Some more"); Label("bc"); Button("Save")
      }),
    Specimen(
      name: "a column by centers",
      tree: VStack(.distribution(.equalCentering), .height(300)) {
        Label("a"); Label("Title", .font(.largeTitle)); Switch(); Label("b")
      }),
  ]

  static let limits = [
    Specimen(
      name: "more than a label needs",
      tree: HStack {
        Label("a", .width(min: 100)); Label("b")
      }),
    Specimen(
      name: "more than columns and views need",
      tree: HStack(spacing: 8) {
        VStack(.width(min: 120)) { Label("a") }
        View(.width(min: 60), .subviews([Label("b")]))
        Button("Save", .width(min: 90))
        Label("c")
      }),
    Specimen(
      name: "less than a label needs",
      tree: HStack {
        Label("Some more words", .width(min: 20)); Label("b")
      }),
    Specimen(
      name: "more than rows of a column need",
      tree: VStack(.height(300)) {
        Label("a", .height(min: 100)); Label("b"); View(.height(min: 50), .subviews([Label("c")]))
      }),
    Specimen(
      name: "more than there is room for",
      tree: HStack {
        Label("a", .width(min: 250)); Label("A long text that is cut somewhere")
      }),
  ]

  static let segments = [
    Specimen(
      name: "segments with widths",
      tree: HStack(alignment: .center) {
        SegmentedControl(
          .segments([.init("Day", .width(100)), .init("Week"), .init("Month", .width(30))]), .selectedSegmentIndex(0))
        Label("a")
      }),
    Specimen(
      name: "segments by their content",
      tree: VStack(alignment: .leading) {
        SegmentedControl(["a", "Some more", "bc"], .apportionsSegmentWidthsByContent(true))
        SegmentedControl(
          ["a", "Some more words than that", "that is too much"], .apportionsSegmentWidthsByContent(true))
      }),
    Specimen(
      name: "segments in a column",
      tree: VStack { SegmentedControl(.segments([.init("Day", .width(100)), .init("Week")])) }),
  ]
}
