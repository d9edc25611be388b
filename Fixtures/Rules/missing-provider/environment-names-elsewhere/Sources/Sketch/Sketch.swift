public enum Environment { case paper, screen }

public protocol View { func draw() }
