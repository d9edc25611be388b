import Pure

final class SearchViewController: UIViewController {
  private let viewModel: SearchViewModel
  private let suggestions: SearchSuggestionsController
  private let resultCell: SearchResultCell.Configurator
  private let open: (Book) -> UIViewController
  private let list = UIListView()

  init(
    viewModel: SearchViewModel,
    suggestions: SearchSuggestionsController,
    resultCell: SearchResultCell.Configurator,
    open: @escaping (Book) -> UIViewController
  ) {
    self.viewModel = viewModel
    self.suggestions = suggestions
    self.resultCell = resultCell
    self.open = open
    super.init(nibName: nil, bundle: nil)
  }

  convenience init(dependency: Dependency, payload: Payload) {
    fatalError("made by the factory's create(term:)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.list.numberOfRows = { [viewModel] in viewModel.results.value.count }
    self.list.cellForRow = { [viewModel, resultCell] list, row in
      let cell = list.dequeue(SearchResultCell.self)
      resultCell.configure(cell, payload: .init(book: viewModel.results.value[row]))
      return cell
    }
    self.list.didSelectRow = { [weak self, viewModel] row in
      self?.show(viewModel.results.value[row])
    }
    self.viewModel.results.observe { [list] _ in list.reloadData() }
    self.view.addSubview(self.list)
  }

  func textDidChange(_ text: String) {
    self.title = self.suggestions.suggestions(for: text).first ?? text
    self.viewModel.search(text)
  }

  private func show(_ book: Book) {
    self.navigationController?.pushViewController(self.open(book), animated: true)
  }
}
