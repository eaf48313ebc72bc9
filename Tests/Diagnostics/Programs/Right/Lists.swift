import Styles

private let label = Label("Views", .alpha(0.5), .numberOfLines -- 2, \.isHidden -- true, .layer.cornerRadius(6))
private let style: Mod<Label> = [.text("Views"), .alpha -- 0.5, .numberOfLines.update { $0 += 1 }]
private let copy = label.with(.alpha(1), style)
