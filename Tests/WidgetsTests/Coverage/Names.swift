import Mod
import Widgets

/// Names of a type's properties, in the order of declaration: `Names<Label>(.text, .numberOfLines)`.
struct Names<Root: Inspected>: Sendable {
  var properties: [NamedProperty] = []

  init<each Value: Sampled>(_ properties: repeat Property<Root, each Value>) {
    repeat self.properties.append(NamedProperty(each properties, samples: (each Value).samples, areEqual: ==))
  }

  /// Properties that a stored one of another name holds as parts of its own.
  init<each Value: Sampled>(in home: String, _ properties: repeat Property<Root, each Value>) {
    repeat self.properties.append(
      NamedProperty(each properties, in: [home], samples: (each Value).samples, areEqual: ==)
    )
  }

  /// A property that can only be set, or set alone, once a Mod has prepared the value.
  init<Value: Sampled>(_ property: Property<Root, Value>, given: Mod<Root>) {
    properties = [NamedProperty(property, given: given, samples: Value.samples, areEqual: ==)]
  }

  /// A computed property, which stored ones of other names hold, and samples that fit what a Mod has prepared.
  init<Value: Sampled>(
    _ property: Property<Root, Value>,
    in homes: [String],
    given: Mod<Root> = .identity,
    samples: [Value] = Value.samples
  ) {
    properties = [NamedProperty(property, in: homes, given: given, samples: samples, areEqual: ==)]
  }

  /// A property that holds a widget of any kind, which as a type cannot be ``Sampled``.
  init(slot property: Property<Root, (any Widget)?>) {
    properties = [
      NamedProperty(property, samples: [Label("Sample")]) { Slot(wrappedValue: $0) == Slot(wrappedValue: $1) }
    ]
  }

  /// A property that holds a layer of any kind, which as a type cannot be ``Sampled``. A stored list holds the layer.
  init(layer property: Property<Root, (any LayerModel)?>) {
    properties = [
      NamedProperty(property, in: [property.propertyName], samples: [GradientLayer()]) { first, second in
        Sublayers(first.map { [$0] } ?? []) == Sublayers(second.map { [$0] } ?? [])
      }
    ]
  }

  static func + (first: Names, second: Names) -> Names {
    var names = first
    names.properties += second.properties
    return names
  }
}
