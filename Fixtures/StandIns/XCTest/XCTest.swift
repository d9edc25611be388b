open class XCTestCase {
  public init() {}
  open func setUp() {}
  open func tearDown() {}
}

public func XCTAssertEqual<Value: Equatable>(_ first: Value, _ second: Value) {}
public func XCTAssertTrue(_ condition: Bool) {}
public func XCTAssertNil(_ value: Any?) {}
