import UIKit

/// 手書きのメモ。線は紙に触れている間だけ色を持つ。
final class DrawingView: UIView, FactoryModule {
	struct Dependency {
		let store: DrawingStore	// 線の保存先

		/* パレット /* 入れ子のコメント */ は一つだけ */
		let palette: Palette.Factory
	}

	typealias Payload = UUID

	private let dependency: Dependency
	private let id: UUID
	private lazy var palette = self.dependency.palette.create()

	init(dependency: Dependency, payload: UUID) {
		self.dependency = dependency
		self.id = payload
		super.init()
	}

	func touch(at point: (x: Double, y: Double)) {
		let stroke = Stroke(color: self.palette.color, points: [point])
		self.dependency.store.add(stroke, to: self.id)
		self.isHidden = self.dependency.store.strokes(of: self.id).isEmpty
	}
}

/// インクの色を選ぶ。
final class Palette: FactoryModule {
	struct Dependency {
		let colors: [String]
		let newSwatch: (String) -> Swatch

		static func create(theme: Theme) -> Dependency {
			return .init(colors: theme.ink, newSwatch: { .init(dependency: (), payload: $0) })
		}
	}

	private let swatches: [Swatch]

	init(dependency: Dependency, payload: Void) {
		self.swatches = dependency.colors.map(dependency.newSwatch)
	}

	var color: String { self.swatches.first { $0.isSelected }?.color ?? "black" }
}

final class Swatch: FactoryModule {
	typealias Payload = String

	let color: String
	var isSelected = false

	init(dependency: (), payload: String) {
		self.color = payload
	}
}
