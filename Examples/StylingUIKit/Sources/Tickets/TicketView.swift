import Styles
import UIKit

/// A ticket: where it leads, when, and a button to show it to the conductor.
public final class TicketView: UIView {
  let destination = UILabel() |> .destination
  let departure = UILabel() |> .detail
  let show = UIButton() |> .ticketButton(.prominent)
  let column = UIStackView() |> .column(spacing: 8)

  /// Creates the view of a ticket.
  public init(to place: String, at time: String) {
    super.init(frame: .zero)
    configure(self, with: .paper)
    configure(destination, with: \.text .~ place)
    configure(departure, with: \.text .~ time)
    configure(show, with: .headless(.title("Show")))
    for view in [destination, departure, show] { column.addArrangedSubview(view) }
    addSubview(column)
  }

  /// Does nothing, because a ticket is made in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }
}
