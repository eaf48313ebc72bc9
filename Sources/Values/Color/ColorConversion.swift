import Foundation

/// A matrix of three rows, which converts the coordinates of a color.
package struct Matrix: Sendable {
  package let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  package init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    rows = (first, second, third)
  }

  package static func * (matrix: Matrix, vector: SIMD3<Double>) -> SIMD3<Double> {
    let (x, y, z) = (matrix.rows.0 * vector, matrix.rows.1 * vector, matrix.rows.2 * vector)
    return SIMD3(x.sum(), y.sum(), z.sum())
  }

  /// The matrix that converts back.
  package var inverse: Matrix {
    let (a, b, c) = rows
    let (bc, ca, ab) = (cross(b, c), cross(c, a), cross(a, b))
    let determinant = (a * bc).sum()
    return Matrix(
      SIMD3(bc.x, ca.x, ab.x) / determinant, SIMD3(bc.y, ca.y, ab.y) / determinant,
      SIMD3(bc.z, ca.z, ab.z) / determinant)
  }

  private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}

/// The matrices of CSS Color 4, section 18, “Sample code for color conversions”.
extension Matrix {
  package static let srgbToXYZ = Matrix(
    [0.41239079926595934, 0.357584339383878, 0.1804807884018343],
    [0.21263900587151027, 0.715168678767756, 0.07219231536073371],
    [0.01933081871559182, 0.11919477979462598, 0.9505321522496607])
  package static let xyzToSRGB = srgbToXYZ.inverse

  package static let displayP3ToXYZ = Matrix(
    [0.4865709486482162, 0.26566769316909306, 0.1982172852343625],
    [0.2289745640697488, 0.6917385218365064, 0.079286914093745],
    [0, 0.04511338185890264, 1.043944368900976])
  package static let xyzToDisplayP3 = displayP3ToXYZ.inverse

  package static let a98ToXYZ = Matrix(
    [0.5766690429101305, 0.1855582379065463, 0.1882286462349947],
    [0.29734497525053605, 0.6273635662554661, 0.07529145849399788],
    [0.02703136138641234, 0.07068885253582723, 0.9913375368376388])
  package static let xyzToA98 = a98ToXYZ.inverse

  /// To XYZ with the white point D50.
  package static let proPhotoToXYZ = Matrix(
    [0.7977666449006423, 0.13518129740053308, 0.0313477341283922],
    [0.2880748288194013, 0.711835234241873, 0.00008993693872564],
    [0, 0, 0.8251046025104602])
  package static let xyzToProPhoto = proPhotoToXYZ.inverse

  package static let rec2020ToXYZ = Matrix(
    [0.6369580483012914, 0.14461690358620832, 0.1688809751641721],
    [0.2627002120112671, 0.6779980715188708, 0.05930171646986196],
    [0, 0.028072693049087428, 1.060985057710791])
  package static let xyzToRec2020 = rec2020ToXYZ.inverse

  package static let d50ToD65 = Matrix(
    [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
    [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
    [0.012314014864481998, -0.020507649298898964, 1.330365926242124])
  package static let d65ToD50 = d50ToD65.inverse

  package static let xyzToLMS = Matrix(
    [0.819022437996703, 0.3619062600528904, -0.1288737815209879],
    [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
    [0.0481771893596242, 0.2642395317527308, 0.6335478284694309])
  package static let lmsToXYZ = xyzToLMS.inverse

  /// From the cube roots of LMS.
  package static let lmsToOKLab = Matrix(
    [0.210454268309314, 0.7936177747023054, -0.0040720430116193],
    [1.9779985324311684, -2.42859224204858, 0.450593709617411],
    [0.0259040424655478, 0.7827717124575296, -0.8086757549230774])
  package static let oklabToLMS = lmsToOKLab.inverse
}

/// The relation between the components of an RGB space and light, of CSS Color 4. The sign is kept.
package enum TransferFunction {
  /// Also that of Display P3.
  case srgb
  case a98
  case proPhoto
  /// A pure power, as CSS Color 4 has it since 2025.
  case rec2020

  /// Returns the components in linear light.
  package func linear(_ color: SIMD3<Double>) -> SIMD3<Double> {
    map(color) { value in
      switch self {
      case .srgb: value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      case .a98: pow(value, 563.0 / 256)
      case .proPhoto: value < 16.0 / 512 ? value / 16 : pow(value, 1.8)
      case .rec2020: pow(value, 2.4)
      }
    }
  }

  /// Returns the components of linear light.
  package func encoded(_ light: SIMD3<Double>) -> SIMD3<Double> {
    map(light) { value in
      switch self {
      case .srgb: value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
      case .a98: pow(value, 256.0 / 563)
      case .proPhoto: value < 1.0 / 512 ? value * 16 : pow(value, 1 / 1.8)
      case .rec2020: pow(value, 1 / 2.4)
      }
    }
  }

  private func map(_ vector: SIMD3<Double>, _ transform: (Double) -> Double) -> SIMD3<Double> {
    func signed(_ value: Double) -> Double { value < 0 ? -transform(-value) : transform(value) }
    return SIMD3(signed(vector.x), signed(vector.y), signed(vector.z))
  }
}

/// OKLab of CSS Color 4. Its distances correspond to visible differences.
package enum OKLab {
  /// Returns XYZ with the white point D65 of lightness, a and b.
  package static func xyz(_ color: SIMD3<Double>) -> SIMD3<Double> {
    let root = Matrix.oklabToLMS * color
    return Matrix.lmsToXYZ * (root * root * root)
  }

  /// Returns lightness, a and b of XYZ with the white point D65.
  package static func lab(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    let light = Matrix.xyzToLMS * xyz
    return Matrix.lmsToOKLab * SIMD3(cbrt(light.x), cbrt(light.y), cbrt(light.z))
  }
}
