import LiveTesting
import Styles

@MainActor private func form(_ index: Var<Int>, _ color: Var<Color>) -> StackView {
  VStack {
    TabBarController(.selection <--> index)
//                    ^ error: renamed to 'selectedIndex'
    TextView(.placeholder -- "Comment")
//            ^ error: a text view has no placeholder; a 'TextField' has
    TextField(.border <-- color)
//             ^ error: a border has two properties: '.layer.borderColor' and '.layer.borderWidth'
    Label("Ada", .tag("name"))
//                ^ error: a tag is a number; a text is a '.key("total")'
    Label("Ada", .animation(.easeInOut, duration: 0.3))
//                ^ error: write '.animation(.easeInOut(duration: 0.3))'
    Label("Ada", .background(.linearGradient([.red, .blue], from: .top, to: .bottom)))
//                ^ error: a gradient is a layer
    Button(.title -- .normal("Clear"))
//                    ^ error: a title has no state: '.title -- "Clear"'
  }
}
