// Not all of this is Swift.
// generated for Home.Factory
home(_ home: Home, clock: Clock)
