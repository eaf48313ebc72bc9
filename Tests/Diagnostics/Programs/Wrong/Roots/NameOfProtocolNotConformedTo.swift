import Styles

private struct Gauge: Widget {
  var level = 0.0
  var attributes = ViewAttributes.fresh
}

private let gauge = Gauge() |> .text("Views")
//                              ^ error: static property 'text' requires that 'Gauge' conform to 'Textual'
