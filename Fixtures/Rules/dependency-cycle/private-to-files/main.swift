Tab().show()
print(Tab.last as Any)
