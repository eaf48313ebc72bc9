import Bindings

extension Mod where Root: TextDisplaying & Bindable {
  @MainActor
  fileprivate static func showing(_ name: Var<String>) -> Mod { .text <-- name }
}

@MainActor
private final class Gauge: BindableObject {
  let activity = Activity()
  var level = 0.0
}

extension Event where Root: Gauge {
  fileprivate static var overheated: Event<Root, Double> { Event<Root, Double>() }
}

@MainActor
private final class Model {
  @Variable var name = ""
  @Variable var isOn = false
}

@MainActor
private func bound(_ model: Model, taps: Input<Void>) -> [any Widget] {
  let style: Mod<Label> = [.text <-- model.$name, .alpha -- 0.5, \.numberOfLines <-- model.$name.map(\.count)]
  let composition: Mod<Button> = .title <-- model.$name <> .isEnabled <-- model.$isOn <> .tapped --> taps
  return [
    Label(style, .showing(model.$name), .layer.cornerRadius <-- Var(4.0)),
    Button(composition, .tapped --> taps, .tapped --> { print("tapped") }, .title(for: .highlighted) <-- model.$name),
    Switch(.isOn <--> model.$isOn, .action(.valueChanged, \.isOn) --> model.$isOn, .action(.touchDown) --> { _ in }),
    Slider(.action(.valueChanged, \.value) --> Input.through { $0.map { $0 > 0.5 }.bind(to: model.$isOn) }),
    TextField(.text <--> model.$name, \.placeholder <--> model.$name, .backgroundColor <-- model.$isOn.map { $0 ? .red : nil }),
    Label(.textColor <-- Var<Color?>(nil), .numberOfLines <-- Var<Int?>(nil), .font(bind: Var<Font?>(nil))),
    Slider(.value <--> Var<Double?>(nil), \.minimumValue <-- Var<Double?>(nil)),
    View(.adHocPrepare -- { $0.tag = 1 }, .adHocFinalize -- { _ in nil }, .lifetimes -- []),
  ]
}

@MainActor
private func heat(_ gauge: Gauge, by level: Var<Double>) {
  gauge.with(\.level <-- level, .overheated --> level, .overheated --> { print($0) })
  gauge.send(.overheated, 120)
  level.value += 1
}

@MainActor
private func events(_ name: Var<String>, _ count: Var<Double>, _ isOn: Var<Bool>, _ index: Var<Int>) -> Children {
  [
    TextField(.textChanged --> name, .textChanged() --> name, .textChanged --> name.update(), .textSubmitted() --> name),
    Button("Save", .tapped() --> { count.value += 1 }), Slider(.valueChanged --> count), Switch(.toggled --> isOn),
    SegmentedControl(["Day"], .valueChanged() --> index, .selectionChanged --> { index.set($0) }),
    TableView(.rowSelected --> name, .rowDeleted() --> { (deleted: String) in name.set(deleted) }),
    VStack(.arrangedSubviews([])), HStack(spacing: 8), ZStack(.alpha(0.5)),
    TextField(.text(bind: name)), TextField(.text(bindBothWays: name)), Slider(.bindBothWays(\.value, to: count)),
  ]
}

private struct Person {
  var name = "Ada"
  var age = 36.0
}

@MainActor
private func sources(_ texts: Input<String>, _ person: Var<Person>, _ isOn: Var<Bool>) -> [any Widget] {
  [
    Label(.text <-- texts), TextField(.text <--> texts), Label(.text <-- texts.merge(person.at(\.name), Signal.just("none"))),
    TextField(.text <--> person.at(\.name), .textChanged --> person.at(\.name)), Slider(.value <--> person.at(\.age)),
    Label(.text <-- person.zip(isOn, texts) { $1 ? $0.name : $2 }.retry(2).first().append("over")),
    Label(.text <-- texts.prefix(while: { !$0.isEmpty }).drop(until: isOn).pairwise().map { $0 + $1 }),
    Label(.text <-- Signal.combineLatest([person.at(\.name), person.at(\.name)]).map { $0.joined() }),
  ]
}
