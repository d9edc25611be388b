class Screen {
  init() {}
}

final class HomeScreen: Screen {}

final class HelpScreen: Screen {  // want: unwired-module "HelpScreen"
}
