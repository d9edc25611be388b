// Not all of this is Swift.
// filled in for Tuner.Factory
tuner(_ tuner: Tuner, dial: Dial)
