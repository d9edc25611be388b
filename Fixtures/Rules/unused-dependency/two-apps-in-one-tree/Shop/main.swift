let dependency = AppDependency.resolve()
dependency.home.create().show()
