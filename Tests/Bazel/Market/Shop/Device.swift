struct Till { let total = 1 }
