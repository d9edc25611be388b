protocol Sharing {
  func share(_ text: String)
}

protocol Printing {
  func printOut()
}

struct ShareSheet: Sharing, Printing {
  func share(_ text: String) {
    print(text)
  }

  func printOut() {
    print("printed")
  }
}
