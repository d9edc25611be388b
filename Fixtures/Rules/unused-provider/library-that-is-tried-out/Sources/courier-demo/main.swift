import Courier

let bootstrap = ParcelBootstrap()
print(bootstrap.deliver(to: 3))
