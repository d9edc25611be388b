import Pure

final class ReviewCell: UITableViewCell, ConfiguratorModule {
  struct Dependency {
    let star: UIImage
  }

  typealias Payload = Review

  private let stars = UIView()

  func configure(dependency: Dependency, payload: Review) {
    self.textLabel.text = payload.userName
    self.detailLabel.text = payload.text
    for _ in 0..<payload.stars {
      let star = UIImageView()
      star.image = dependency.star
      self.stars.addSubview(star)
    }
  }
}
