extension Token.Value {
  /// The value in the format, as JSON on one line: `{ "value": 16, "unit": "px" }`.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var json: String {
    switch self {
    case .color(let color): color.json
    case .dimension(let length): length.json
    case .fontFamily(let names):
      names.count == 1 ? JSONText.string(names[0]) : JSONText.array(names.map(JSONText.string))
    case .fontWeight(let weight): weight.json
    case .duration(let duration): duration.json
    case .cubicBezier(let curve): curve.json
    case .number(let number): number.json
    case .strokeStyle(let style): style.json
    case .border(let border): border.json
    case .transition(let transition): transition.json
    case .shadow(let shadows): shadows.count == 1 ? shadows[0].json : JSONText.array(shadows.map(\.json))
    case .gradient(let stops): JSONText.array(stops.map(\.json))
    case .typography(let style): style.json
    }
  }
}

extension Double {
  /// The number in JSON, which has no infinity.
  fileprivate var json: String { isFinite ? shortest : "0" }
}

extension Token.Color {
  fileprivate var json: String {
    let values = components.map { $0?.json ?? "\"none\"" }
    var text = "{ \"colorSpace\": \"\(space.rawValue)\", \"components\": \(JSONText.array(values))"
    if alpha != 1 { text += ", \"alpha\": \(alpha.json)" }
    if let hex { text += ", \"hex\": \(JSONText.string(hex))" }
    return text + " }"
  }
}

extension Token.Dimension {
  fileprivate var json: String { JSONText.object(["value": value.json, "unit": JSONText.string(unit.rawValue)]) }
}

extension Token.Duration {
  fileprivate var json: String { JSONText.object(["value": value.json, "unit": JSONText.string(unit.rawValue)]) }
}

extension Token.FontWeight {
  fileprivate var json: String { name.map(JSONText.string) ?? value.json }
}

extension Token.CubicBezier {
  fileprivate var json: String { JSONText.array([x1, y1, x2, y2].map(\.json)) }
}

extension Token.StrokeStyle {
  fileprivate var json: String {
    switch self {
    case .named(let name): JSONText.string(name.rawValue)
    case .dashes(let lengths, let cap):
      JSONText.object(["dashArray": JSONText.array(lengths.map(\.json)), "lineCap": JSONText.string(cap.rawValue)])
    }
  }
}

extension Token.Border {
  fileprivate var json: String { JSONText.object(["color": color.json, "width": width.json, "style": style.json]) }
}

extension Token.Transition {
  fileprivate var json: String {
    JSONText.object(["duration": duration.json, "delay": delay.json, "timingFunction": timingFunction.json])
  }
}

extension Token.Shadow {
  fileprivate var json: String {
    JSONText.object([
      "color": color.json, "offsetX": offsetX.json, "offsetY": offsetY.json, "blur": blur.json, "spread": spread.json,
      "inset": isInset ? "true" : nil,
    ])
  }
}

extension Token.GradientStop {
  fileprivate var json: String { JSONText.object(["color": color.json, "position": position.json]) }
}

extension Token.Typography {
  fileprivate var json: String {
    JSONText.object([
      "fontFamily": Token.Value.fontFamily(fontFamily).json, "fontSize": fontSize.json, "fontWeight": fontWeight.json,
      "letterSpacing": letterSpacing.json, "lineHeight": lineHeight.json,
    ])
  }
}
