import PureLintResolution

extension GenericCall {
  /// What stands in front of an operator.
  var operand: [ContainerOrigin] {
    arguments.first.map {
      [.value(ContainerExpression(file: place.file, node: $0.node, source: place.source))]
    } ?? [.unknown]
  }
}
