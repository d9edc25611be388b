// One object may be filled in several steps, and by whoever gets the way to its property.
import EasyDi

final class Service {}

final class Form {
  var service: Service!
  var title: String!
  var number: Int!
  func show() { print(service!, title!, number!) }
}

final class Card {
  var service: Service!
  var title: String!
  func show() { print(service!, title!) }
}

final class Sheet {
  var service: Service!
  var title: String!
  func show() { print(service!, title!) }
}

func put<Root, Value>(_ value: Value, _ path: ReferenceWritableKeyPath<Root, Value>, _ root: Root) {
  root[keyPath: path] = value
}

final class FormAssembly: Assembly {
  private var service: Service { define(scope: .lazySingleton, init: Service()) }

  /// A step of the next one.
  private func injectService(into form: Form) {
    defineInjection(key: "service", into: form) {
      $0.service = self.service
      return $0
    }
  }
  func inject(into form: Form) {
    injectService(into: form)
    defineInjection(into: form) {
      $0.title = "t"
      return $0
    }
  }

  /// One step of two that others take, and once alone.
  func injectService(into card: Card) {
    defineInjection(key: "service", into: card) {  // want: uninjected-property "'Card.title'"
      $0.service = self.service
      return $0
    }
  }
  func injectTitle(into card: Card) {
    defineInjection(key: "title", into: card) {
      $0.title = "t"
      $0.service = self.service
      return $0
    }
  }

  /// One step of two that others always take together.
  func injectService(into sheet: Sheet) {
    defineInjection(key: "service", into: sheet) {
      $0.service = self.service
      return $0
    }
  }
  func injectTitle(into sheet: Sheet) {
    defineInjection(key: "title", into: sheet) {
      $0.title = "t"
      return $0
    }
  }
}

func showForm() {
  let form = Form()
  FormAssembly.instance().inject(into: form)
  put(3, \.number, form)
  form.show()
}

func showCards() {
  let card = Card()
  FormAssembly.instance().injectTitle(into: card)
  card.show()
}

func showBareCard() {
  let card = Card()
  FormAssembly.instance().injectService(into: card)
  card.show()
}

func showSheet() {
  let sheet = Sheet()
  FormAssembly.instance().injectService(into: sheet)
  FormAssembly.instance().injectTitle(into: sheet)
  sheet.show()
}

@main
enum Main {
  static func main() {
    showForm()
    showCards()
    showBareCard()
    showSheet()
  }
}
