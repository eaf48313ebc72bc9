import Mod
import Pipe
import Widgets

/// The same as ``Surface`` for a real widget with ten properties of its own and two of all views.
enum LabelSurface {
  @inline(never)
  static func direct1(_ root: inout Label, _ n: Int) {
    root.numberOfLines = n &+ 12
  }

  @inline(never)
  static func sum1(_ root: inout Label, _ n: Int) {
    let style: Mod<Label> =
      .numberOfLines(n &+ 1)
    style(&root)
  }

  @inline(never)
  static func diamond1(_ root: inout Label, _ n: Int) {
    let style: Mod<Label> =
      .numberOfLines(n &+ 2)
    style(&root)
  }

  @inline(never)
  static func pairs1(_ root: inout Label, _ n: Int) {
    let style: Mod<Label> =
      .numberOfLines -- (n &+ 3)
    style(&root)
  }

  @inline(never)
  static func array1(_ root: inout Label, _ n: Int) {
    let style: Mod<Label> = [
      .numberOfLines(n &+ 4)
    ]
    style(&root)
  }

  @inline(never)
  static func block1(_ root: inout Label, _ n: Int) {
    let style = Mod<Label> {
      Mod.numberOfLines(n &+ 5)
    }
    style(&root)
  }

  @inline(never)
  static func closure1(_ root: inout Label, _ n: Int) {
    let style = Mod<Label> {
      $0.numberOfLines = n &+ 6
    }
    style(&root)
  }

  @inline(never)
  static func update1(_ root: inout Label, _ n: Int) {
    let style: Mod<Label> =
      .numberOfLines.update { $0 = n &+ 7 }
    style(&root)
  }

  @inline(never)
  static func direct4(_ root: inout Label, _ n: Int) {
    root.numberOfLines = n &+ 12
    root.minimumScaleFactor = 0.13
    root.isEnabled = n > 193
    root.isHighlighted = n > 194
  }

  @inline(never)
  static func sum4(_ root: inout Label, _ n: Int) {
    let style: Mod<Label> =
      .numberOfLines(n &+ 1)
      + .minimumScaleFactor(0.2)
      + .isEnabled(n > 17)
      + .isHighlighted(n > 18)
    style(&root)
  }

  @inline(never)
  static func diamond4(_ root: inout Label, _ n: Int) {
    let style: Mod<Label> =
      .numberOfLines(n &+ 2)
      <> .minimumScaleFactor(0.3)
      <> .isEnabled(n > 33)
      <> .isHighlighted(n > 34)
    style(&root)
  }

  @inline(never)
  static func pairs4(_ root: inout Label, _ n: Int) {
    let style: Mod<Label> =
      .numberOfLines -- (n &+ 3)
      <> .minimumScaleFactor -- 0.4
      <> .isEnabled -- (n > 49)
      <> .isHighlighted -- (n > 50)
    style(&root)
  }

  @inline(never)
  static func array4(_ root: inout Label, _ n: Int) {
    let style: Mod<Label> = [
      .numberOfLines(n &+ 4), .minimumScaleFactor(0.5), .isEnabled(n > 65), .isHighlighted(n > 66),
    ]
    style(&root)
  }

  @inline(never)
  static func block4(_ root: inout Label, _ n: Int) {
    let style = Mod<Label> {
      Mod.numberOfLines(n &+ 5)
      Mod.minimumScaleFactor(0.6)
      Mod.isEnabled(n > 81)
      Mod.isHighlighted(n > 82)
    }
    style(&root)
  }

  @inline(never)
  static func closure4(_ root: inout Label, _ n: Int) {
    let style = Mod<Label> {
      $0.numberOfLines = n &+ 6
      $0.minimumScaleFactor = 0.7
      $0.isEnabled = n > 97
      $0.isHighlighted = n > 98
    }
    style(&root)
  }

  @inline(never)
  static func update4(_ root: inout Label, _ n: Int) {
    let style: Mod<Label> =
      .numberOfLines.update { $0 = n &+ 7 }
      <> .minimumScaleFactor.update { $0 = 0.8 }
      <> .isEnabled.update { $0 = n > 113 }
      <> .isHighlighted.update { $0 = n > 114 }
    style(&root)
  }

  @inline(never)
  static func direct12(_ root: inout Label, _ n: Int) {
    root.numberOfLines = n &+ 12
    root.minimumScaleFactor = 0.13
    root.isEnabled = n > 193
    root.isHighlighted = n > 194
    root.adjustsFontSizeToFitWidth = n > 195
    root.preferredMaxLayoutWidth = 112
    root.lineBreakMode = .byClipping
    root.baselineAdjustment = .none
    root.allowsDefaultTighteningForTruncation = n > 196
    root.showsExpansionTextWhenTruncated = n > 197
    root.alpha = 0.37
    root.isHidden = n > 198
  }

  @inline(never)
  static func sum12(_ root: inout Label, _ n: Int) {
    let style: Mod<Label> =
      .numberOfLines(n &+ 1)
      + .minimumScaleFactor(0.2)
      + .isEnabled(n > 17)
      + .isHighlighted(n > 18)
      + .adjustsFontSizeToFitWidth(n > 19)
      + .preferredMaxLayoutWidth(101)
      + .lineBreakMode(.byClipping)
      + .baselineAdjustment(.none)
      + .allowsDefaultTighteningForTruncation(n > 20)
      + .showsExpansionTextWhenTruncated(n > 21)
      + .alpha(0.26)
      + .isHidden(n > 22)
    style(&root)
  }

  @inline(never)
  static func diamond12(_ root: inout Label, _ n: Int) {
    let style: Mod<Label> =
      .numberOfLines(n &+ 2)
      <> .minimumScaleFactor(0.3)
      <> .isEnabled(n > 33)
      <> .isHighlighted(n > 34)
      <> .adjustsFontSizeToFitWidth(n > 35)
      <> .preferredMaxLayoutWidth(102)
      <> .lineBreakMode(.byClipping)
      <> .baselineAdjustment(.none)
      <> .allowsDefaultTighteningForTruncation(n > 36)
      <> .showsExpansionTextWhenTruncated(n > 37)
      <> .alpha(0.27)
      <> .isHidden(n > 38)
    style(&root)
  }

  @inline(never)
  static func pairs12(_ root: inout Label, _ n: Int) {
    let style: Mod<Label> =
      .numberOfLines -- (n &+ 3)
      <> .minimumScaleFactor -- 0.4
      <> .isEnabled -- (n > 49)
      <> .isHighlighted -- (n > 50)
      <> .adjustsFontSizeToFitWidth -- (n > 51)
      <> .preferredMaxLayoutWidth -- 103
      <> .lineBreakMode -- .byClipping
      <> .baselineAdjustment -- .none
      <> .allowsDefaultTighteningForTruncation -- (n > 52)
      <> .showsExpansionTextWhenTruncated -- (n > 53)
      <> .alpha -- 0.28
      <> .isHidden -- (n > 54)
    style(&root)
  }

  @inline(never)
  static func array12(_ root: inout Label, _ n: Int) {
    let style: Mod<Label> = [
      .numberOfLines(n &+ 4), .minimumScaleFactor(0.5), .isEnabled(n > 65), .isHighlighted(n > 66),
      .adjustsFontSizeToFitWidth(n > 67), .preferredMaxLayoutWidth(104), .lineBreakMode(.byClipping),
      .baselineAdjustment(.none),
      .allowsDefaultTighteningForTruncation(n > 68), .showsExpansionTextWhenTruncated(n > 69), .alpha(0.29),
      .isHidden(n > 70),
    ]
    style(&root)
  }

  @inline(never)
  static func block12(_ root: inout Label, _ n: Int) {
    let style = Mod<Label> {
      Mod.numberOfLines(n &+ 5)
      Mod.minimumScaleFactor(0.6)
      Mod.isEnabled(n > 81)
      Mod.isHighlighted(n > 82)
      Mod.adjustsFontSizeToFitWidth(n > 83)
      Mod.preferredMaxLayoutWidth(105)
      Mod.lineBreakMode(.byClipping)
      Mod.baselineAdjustment(.none)
      Mod.allowsDefaultTighteningForTruncation(n > 84)
      Mod.showsExpansionTextWhenTruncated(n > 85)
      Mod.alpha(0.30)
      Mod.isHidden(n > 86)
    }
    style(&root)
  }

  @inline(never)
  static func closure12(_ root: inout Label, _ n: Int) {
    let style = Mod<Label> {
      $0.numberOfLines = n &+ 6
      $0.minimumScaleFactor = 0.7
      $0.isEnabled = n > 97
      $0.isHighlighted = n > 98
      $0.adjustsFontSizeToFitWidth = n > 99
      $0.preferredMaxLayoutWidth = 106
      $0.lineBreakMode = .byClipping
      $0.baselineAdjustment = .none
      $0.allowsDefaultTighteningForTruncation = n > 100
      $0.showsExpansionTextWhenTruncated = n > 101
      $0.alpha = 0.31
      $0.isHidden = n > 102
    }
    style(&root)
  }

  @inline(never)
  static func update12(_ root: inout Label, _ n: Int) {
    let style: Mod<Label> =
      .numberOfLines.update { $0 = n &+ 7 }
      <> .minimumScaleFactor.update { $0 = 0.8 }
      <> .isEnabled.update { $0 = n > 113 }
      <> .isHighlighted.update { $0 = n > 114 }
      <> .adjustsFontSizeToFitWidth.update { $0 = n > 115 }
      <> .preferredMaxLayoutWidth.update { $0 = 107 }
      <> .lineBreakMode.update { $0 = .byClipping }
      <> .baselineAdjustment.update { $0 = .none }
      <> .allowsDefaultTighteningForTruncation.update { $0 = n > 116 }
      <> .showsExpansionTextWhenTruncated.update { $0 = n > 117 }
      <> .alpha.update { $0 = 0.32 }
      <> .isHidden.update { $0 = n > 118 }
    style(&root)
  }

  @inline(never)
  static func pipe1(_ root: inout Label, _ n: Int) {
    root = root |> .numberOfLines(n &+ 8)
  }

  @inline(never)
  static func list1(_ root: inout Label, _ n: Int) {
    root = root.with(
      .numberOfLines(n &+ 11)
    )
  }

  @inline(never)
  static func configure1(_ root: inout Label, _ n: Int) {
    root = configure(
      root,
      with: [
        .numberOfLines(n &+ 9)
      ])
  }

  @inline(never)
  static func pipe4(_ root: inout Label, _ n: Int) {
    root = root |> .numberOfLines(n &+ 8)
      + .minimumScaleFactor(0.9)
      + .isEnabled(n > 129)
      + .isHighlighted(n > 130)
  }

  @inline(never)
  static func list4(_ root: inout Label, _ n: Int) {
    root = root.with(
      .numberOfLines(n &+ 11), .minimumScaleFactor(0.12), .isEnabled(n > 177), .isHighlighted(n > 178)
    )
  }

  @inline(never)
  static func configure4(_ root: inout Label, _ n: Int) {
    root = configure(
      root,
      with: [
        .numberOfLines(n &+ 9), .minimumScaleFactor(0.10), .isEnabled(n > 145), .isHighlighted(n > 146),
      ])
  }

  @inline(never)
  static func pipe12(_ root: inout Label, _ n: Int) {
    root = root |> .numberOfLines(n &+ 8)
      + .minimumScaleFactor(0.9)
      + .isEnabled(n > 129)
      + .isHighlighted(n > 130)
      + .adjustsFontSizeToFitWidth(n > 131)
      + .preferredMaxLayoutWidth(108)
      + .lineBreakMode(.byClipping)
      + .baselineAdjustment(.none)
      + .allowsDefaultTighteningForTruncation(n > 132)
      + .showsExpansionTextWhenTruncated(n > 133)
      + .alpha(0.33)
      + .isHidden(n > 134)
  }

  @inline(never)
  static func list12(_ root: inout Label, _ n: Int) {
    root = root.with(
      .numberOfLines(n &+ 11), .minimumScaleFactor(0.12), .isEnabled(n > 177), .isHighlighted(n > 178),
      .adjustsFontSizeToFitWidth(n > 179), .preferredMaxLayoutWidth(111), .lineBreakMode(.byClipping),
      .baselineAdjustment(.none),
      .allowsDefaultTighteningForTruncation(n > 180), .showsExpansionTextWhenTruncated(n > 181), .alpha(0.36),
      .isHidden(n > 182)
    )
  }

  @inline(never)
  static func configure12(_ root: inout Label, _ n: Int) {
    root = configure(
      root,
      with: [
        .numberOfLines(n &+ 9), .minimumScaleFactor(0.10), .isEnabled(n > 145), .isHighlighted(n > 146),
        .adjustsFontSizeToFitWidth(n > 147), .preferredMaxLayoutWidth(109), .lineBreakMode(.byClipping),
        .baselineAdjustment(.none),
        .allowsDefaultTighteningForTruncation(n > 148), .showsExpansionTextWhenTruncated(n > 149), .alpha(0.34),
        .isHidden(n > 150),
      ])
  }

  @inline(never)
  static func keyPaths1(_ root: inout Label, _ n: Int) {
    root = root.with(
      \.numberOfLines .~ (n &+ 10)
    )
  }

  @inline(never)
  static func keyPaths4(_ root: inout Label, _ n: Int) {
    root = root.with(
      \.numberOfLines .~ (n &+ 10), \.minimumScaleFactor .~ 0.11, \.isEnabled .~ (n > 161), \.isHighlighted .~ (n > 162)
    )
  }

  @inline(never)
  static func keyPaths12(_ root: inout Label, _ n: Int) {
    root = root.with(
      \.numberOfLines .~ (n &+ 10), \.minimumScaleFactor .~ 0.11, \.isEnabled .~ (n > 161),
      \.isHighlighted .~ (n > 162),
      \.adjustsFontSizeToFitWidth .~ (n > 163), \.preferredMaxLayoutWidth .~ 110, \.lineBreakMode .~ .byClipping,
      \.baselineAdjustment .~ .none,
      \.allowsDefaultTighteningForTruncation .~ (n > 164), \.showsExpansionTextWhenTruncated .~ (n > 165),
      \.alpha .~ 0.35, \.isHidden .~ (n > 166)
    )
  }

}
