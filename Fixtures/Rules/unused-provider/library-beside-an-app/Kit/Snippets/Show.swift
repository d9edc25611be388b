import Kit

print(KitContainer().van)
