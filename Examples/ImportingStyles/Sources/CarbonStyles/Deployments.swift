import Styles

/// A deployment of a program, as a row shows it.
public nonisolated struct Deployment: Identifiable, Equatable, Sendable {
  /// The stages of a deployment.
  public enum Stage: Sendable { case waiting, running, done, failed }

  /// The name of the program.
  public let id: String

  /// The stage that the deployment is in.
  public var stage: Stage

  /// Creates a deployment of the program with a name.
  public init(_ id: String, _ stage: Stage) {
    (self.id, self.stage) = (id, stage)
  }
}

/// The deployments of a project, and what can be done about them.
public struct Deployments: Component {
  private let deployments: [Deployment]

  /// Creates a list of deployments.
  public init(_ deployments: [Deployment]) {
    self.deployments = deployments
  }

  /// The heading, a row for each deployment, and the buttons.
  public var body: Children {
    VStack(
      spacing: .token(\Carbon.layout.spacing._05),
      .padding(.token(\Carbon.layout.spacing._05)),
      .backgroundColor(.token(\Carbon.role.background))
    ) {
      Label(
        "Deployments", .font(.token(\Carbon.type.heading03.font)), .textColor(.token(\Carbon.role.text)),
        .accessibilityTraits(.header))
      ForEach(deployments) { deployment in
        HStack(.alignment(.center)) {
          Label(
            deployment.id, .font(.token(\Carbon.type.bodyCompact01.font)), .textColor(.token(\Carbon.role.text)))
          Spacer()
          tag(of: deployment.stage)
        }
      }
      Button("Deploy", .carbonButton())
      Button("Show the log", .carbonButton(.ghost, .medium))
      Button("Roll back", .carbonButton(.danger, .medium))
    }
  }

  private func tag(of stage: Deployment.Stage) -> Label {
    switch stage {
    case .waiting: Label("Waiting", .carbonTag())
    case .running: Label("Running", .carbonTag(.blue))
    case .done: Label("Done", .carbonTag(.green))
    case .failed: Label("Failed", .carbonTag(.red))
    }
  }
}
