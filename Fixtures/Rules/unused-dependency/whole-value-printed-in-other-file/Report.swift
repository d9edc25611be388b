// Everything in it is printed.
func report(_ sensors: Sensors) { print(sensors) }

// Nothing in it is looked at.
func ignore(_ switches: Switches) {}
