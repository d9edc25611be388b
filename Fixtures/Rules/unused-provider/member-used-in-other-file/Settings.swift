func openSettings() { root.settings.load() }
