import Styles
import Testing
import UIKit

#if ISOLATED
  @testable import IsolatedTickets
#else
  @testable import Tickets
#endif

@MainActor
@Suite struct TicketsTests {
  @Test("A prominent button has the colors of the brand, with and without UIKit")
  func button() {
    let headless = Widgets.Button("Show", .ticketButton(.prominent))
    #expect(headless.backgroundColor == .token(\Brand.accent))

    let button = UIButton() |> .ticketButton(.prominent)
    #expect(button.backgroundColor.map { Color($0) } == Brand.standard.accent)
    #expect(button.titleColor(for: .normal).map { Color($0) } == Brand.standard.onAccent)
    #expect(button.layer.cornerRadius == 10)
  }

  @Test("A button is plain and small unless other choices are passed")
  func choices() {
    let plain = UIButton() |> .ticketButton()
    #expect(plain.backgroundColor == nil)
    #expect(Widgets.Button("Show", .ticketButton()).contentEdgeInsets == 8)
    #expect(Widgets.Button("Show", .ticketButton(.large)).contentEdgeInsets == 16)
  }

  @Test("A headless button has the styles of its pressed state and of the night theme")
  func looks() {
    let button = Widgets.Button("Show", .ticketButton(.prominent))
    #expect(button.appearance(in: [.highlighted]).alpha == 0.6)
    #expect((button |> .theme(Brand.night)).appearance().backgroundColor == Brand.night.accent)
  }

  @Test("The report of the recipe is empty")
  func report() {
    #expect(Mod<Widgets.Button>.ticketButton.report(on: Widgets.Button()).isEmpty)
  }

  @Test("A ticket shows its destination above its time")
  func ticket() {
    let ticket = TicketView(to: "Vienna", at: "8:12")
    #expect(ticket.column.arrangedSubviews == [ticket.destination, ticket.departure, ticket.show])
    #expect(ticket.column.axis == .vertical)
    #expect(ticket.destination.text == "Vienna")
    #expect(Font(ticket.destination.font) == Brand.standard.title)
    #expect(ticket.departure.text == "8:12")
    #expect(ticket.show.title(for: .normal) == "Show")
  }

  @Test("Any view can have the style of a ticket's paper, in both appearances")
  func paper() {
    let view = UIView() |> .paper
    #expect(view.backgroundColor.map { Color($0) } == Brand.standard.paper)
    #expect(view.layer.cornerRadius == 10)
  }
}
