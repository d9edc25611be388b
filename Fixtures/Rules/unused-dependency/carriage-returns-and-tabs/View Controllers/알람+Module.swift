import Pure

// 줄 끝은 CRLF, 들여쓰기는 탭, 설명은 한국어: столбец и строка must stand all the same.

final class 시계 {
	func 알림() {}
}

final class 알람Module : FactoryModule{
	struct Dependency{
		let 시계: 시계
		let 진동 : 시계	// want: unused-dependency "알람Module.Dependency.진동"
	}

	private let dependency: Dependency

	init(dependency: Dependency, payload: Void){
		self.dependency = dependency	/* 저장 */
	}

	func 울림(){ self.dependency.시계.알림() }
}

enum CompositionRoot{
	static func resolve()->알람Module.Factory{
		let 종 = 시계()
		return 알람Module.Factory(dependency:.init(시계:종,진동:종))
	}
}
