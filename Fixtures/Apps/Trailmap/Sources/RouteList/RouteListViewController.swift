import TrailKit

public final class RouteListViewController: UIViewController {
  let viewModel: RouteListViewModel
  private let tableView = UITableView()
  private let dependency: Dependency
  private lazy var dataSource = self.makeDataSource()

  public init(dependency: Dependency, payload: Payload) {
    self.dependency = dependency
    viewModel = dependency.makeViewModel(payload.difficulty, Steps())
    super.init(nibName: nil, bundle: nil)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = dataSource
    tableView.delegate = dataSource
    view.addSubview(tableView)
    if viewModel.rows.isEmpty {
      let empty = EmptyView()
      dependency.emptyView.configure(empty, payload: "Nothing to walk here")
      view.addSubview(empty)
    }
  }
}

extension RouteListViewController {
  fileprivate func makeDataSource() -> ListDataSource {
    let dependency = self.dependency
    return ListDataSource(
      count: { [viewModel] in viewModel.rows.count },
      cell: { [weak self] tableView, indexPath in
        let cell = tableView.dequeueReusableCell(RouteCell.self, for: indexPath)
        guard let `self` = self else { return cell }
        dependency.cell.configure(cell, payload: self.viewModel.rows[indexPath.row])
        return cell
      },
      select: { [viewModel] in viewModel.select($0.row) }
    )
  }
}

/// A data source made of closures.
final class ListDataSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let count: () -> Int
  private let cell: (UITableView, IndexPath) -> UITableViewCell
  private let select: (IndexPath) -> Void

  init(
    count: @escaping () -> Int,
    cell: @escaping (UITableView, IndexPath) -> UITableViewCell,
    select: @escaping (IndexPath) -> Void
  ) {
    self.count = count
    self.cell = cell
    self.select = select
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count() }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cell(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    select(indexPath)
  }
}
