extension Resolution {
  mutating func strokeStyle(at place: Place) -> Token.StrokeStyle? {
    let document = document(place)
    guard document.kind(of: place.node) == .object else {
      if let name = document.string(place.node).flatMap(Token.StrokeStyle.Name.init) { return .named(name) }
      let names = Token.StrokeStyle.Name.allCases.map(\.rawValue).joined(separator: ", ")
      invalid(place, "a strokeStyle: one of \(names), or an object with dashArray and lineCap")
      return nil
    }
    guard let fields = fields(["dashArray", "lineCap"], at: place, of: "a strokeStyle"), let lengthsPlace = fields[0],
      let capPlace = fields[1]
    else { return nil }
    let cap: Token.StrokeStyle.LineCap? = choice(capPlace)
    guard let array = scalar(lengthsPlace), let elements = elements(at: array), !elements.isEmpty else {
      invalid(lengthsPlace, "an array of dimensions")
      return nil
    }
    let lengths = elements.compactMap { dimensionPart($0) }
    guard let cap, lengths.count == elements.count else { return nil }
    return .dashes(lengths, cap)
  }

  mutating func border(at place: Place) -> Token.Border? {
    guard let fields = fields(["color", "width", "style"], at: place, of: "a border"), let colorPlace = fields[0],
      let widthPlace = fields[1], let stylePlace = fields[2]
    else { return nil }
    let (color, width) = (colorPart(colorPlace, of: place), dimensionPart(widthPlace))
    guard case .strokeStyle(let style)? = part(.strokeStyle, at: stylePlace), let color, let width else { return nil }
    return Token.Border(color: color, width: width, style: style)
  }

  mutating func transition(at place: Place) -> Token.Transition? {
    guard let fields = fields(["duration", "delay", "timingFunction"], at: place, of: "a transition"),
      let durationPlace = fields[0], let delayPlace = fields[1], let functionPlace = fields[2]
    else { return nil }
    let (duration, delay) = (durationPart(durationPlace), durationPart(delayPlace))
    guard case .cubicBezier(let function)? = part(.cubicBezier, at: functionPlace), let duration, let delay
    else { return nil }
    return Token.Transition(duration: duration, delay: delay, timingFunction: function)
  }

  mutating func shadow(at place: Place) -> Token.Shadow? {
    let keys = ["color", "offsetX", "offsetY", "blur", "spread"]
    guard let fields = fields(keys, optional: ["inset"], at: place, of: "a shadow"), let colorPlace = fields[0]
    else { return nil }
    let color = colorPart(colorPlace, of: place)
    let lengths = fields[1...4].compactMap(\.self).compactMap { dimensionPart($0) }
    let isInset = fields[5].map { boolean(at: $0) } ?? false
    guard let color, lengths.count == 4, let isInset else { return nil }
    return Token.Shadow(
      color: color, offsetX: lengths[0], offsetY: lengths[1], blur: lengths[2], spread: lengths[3], isInset: isInset)
  }

  private mutating func boolean(at place: Place) -> Bool? {
    guard let place = scalar(place) else { return nil }
    switch document(place).kind(of: place.node) {
    case .true: return true
    case .false: return false
    default:
      invalid(place, "true or false")
      return nil
    }
  }

  mutating func stop(at place: Place) -> Token.GradientStop? {
    guard let fields = fields(["color", "position"], at: place, of: "a gradient stop"), let colorPlace = fields[0],
      let positionPlace = fields[1]
    else { return nil }
    let (color, position) = (colorPart(colorPlace, of: place), numberPart(positionPlace))
    guard let color, let position else { return nil }
    if !(0...1).contains(position) { report(.clamped, at: positionPlace, expected: "a position from 0 to 1") }
    return Token.GradientStop(color: color, position: position)
  }

  mutating func typography(at place: Place) -> Token.Typography? {
    let isComplete = document(place).child("letterSpacing", of: place.node) != nil
    let keys = ["fontFamily", "fontSize", "fontWeight", "lineHeight"]
    guard let fields = fields(keys, optional: ["letterSpacing"], at: place, of: "a typography"),
      let familyPlace = fields[0], let sizePlace = fields[1], let weightPlace = fields[2], let heightPlace = fields[3]
    else { return nil }
    let isAllowed =
      isComplete
      || allows(
        .missingLetterSpacing, at: place, otherwise: .missingKey, expected: "a typography with letterSpacing",
        found: "no letterSpacing")
    let (size, family, weight) = (
      dimensionPart(sizePlace), part(.fontFamily, at: familyPlace), part(.fontWeight, at: weightPlace)
    )
    let spacing = fields[4].map { dimensionPart($0) } ?? Token.Dimension(0, .px)
    let height = lineHeight(at: heightPlace, fontSize: size)
    guard case .fontFamily(let family)? = family, case .fontWeight(let weight)? = weight, let size, let spacing,
      let height, isAllowed
    else { return nil }
    // Browsers drop a font with a negative size or line height.
    if size.value < 0 { report(.outOfRange, at: sizePlace, expected: "a font size of at least 0") }
    if height < 0 { report(.outOfRange, at: heightPlace, expected: "a line height of at least 0") }
    if size.value < 0 || height < 0 { return nil }
    return Token.Typography(
      fontFamily: family, fontSize: size, fontWeight: weight, letterSpacing: spacing, lineHeight: height)
  }

  /// Returns a multiple of the font size, which a dimension is divided by if that is allowed.
  private mutating func lineHeight(at place: Place, fontSize: Token.Dimension?) -> Double? {
    guard let target = isReference(place) ? target(of: place)?.place : place else { return nil }
    let document = document(target)
    let isDimension = document.kind(of: target.node) == .object || document.kind(of: target.node) == .string
    guard isDimension else { return numberPart(place) }
    guard
      allows(
        .dimensionLineHeight, at: place, otherwise: .invalidValue,
        expected: "a number, which is a multiple of the font size")
    else { return nil }
    guard let height = dimensionPart(place), let fontSize else { return nil }
    let points = fontSize.points()
    return points > 0 ? (height.points(fontSize: points) / points).finite : 1
  }
}
