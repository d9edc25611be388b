struct Till { let total = 2 }
