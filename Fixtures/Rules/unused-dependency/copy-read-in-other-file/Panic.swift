// Goes through a global whose type stands in another file.
func panic() { radio.signal.play() }
