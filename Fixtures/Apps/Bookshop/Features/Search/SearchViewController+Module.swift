import Pure

extension SearchViewController: FactoryModule {
  struct Dependency {
    let viewModel: SearchViewModel.Factory
    let suggestions: SearchSuggestionsController
    let resultCell: SearchResultCell.Configurator
    let makeDetail: (Book) -> BookDetailViewController
  }

  struct Payload {
    let term: String
  }
}

extension Factory where Module == SearchViewController {
  func create(term: String) -> UIViewController {
    Module(
      viewModel: dependency.viewModel.create(payload: .init(term: term)),
      suggestions: dependency.suggestions,
      resultCell: dependency.resultCell,
      open: dependency.makeDetail
    )
  }
}
