// generated for Home.Factory
home(_ home: Home, clock: Clock)
