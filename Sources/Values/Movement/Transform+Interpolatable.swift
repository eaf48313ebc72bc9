import Foundation

extension Transform: Interpolatable {
  /// The translation, the angle of the rotation, the two scales and the shear.
  ///
  /// So a rotation turns the short way, and keeps its size on the way.
  public var animatableData: [Double] {
    get {
      let isFlat = a == 0 && b == 0
      // A mirroring along x is a scaling, and not half a turn with a mirroring along y.
      let isMirrored = a * d - b * c < 0 && a < d
      let angle = isFlat ? atan2(-c, d) : isMirrored ? atan2(-b, -a) : atan2(b, a)
      let (sine, cosine) = (sin(angle), cos(angle))
      // The rest, once the rotation is undone, is a scaling along x, and a scaling with a shear along y.
      return [tx, ty, angle, a * cosine + b * sine, d * cosine - c * sine, c * cosine + d * sine]
    }
    set {
      let (sine, cosine) = (sin(newValue[2]), cos(newValue[2]))
      let (width, height, shear) = (newValue[3], newValue[4], newValue[5])
      self = Transform(
        a: width * cosine, b: width * sine, c: shear * cosine - height * sine, d: shear * sine + height * cosine,
        tx: newValue[0], ty: newValue[1])
    }
  }
}

extension Transform: Cyclic {
  internal func data(nearestTo numbers: [Double]) -> [Double] {
    var data = animatableData
    let turns = ((numbers[2] - data[2]) / (2 * .pi)).rounded()
    if turns.isFinite { data[2] += turns * 2 * .pi }
    return data
  }
}
