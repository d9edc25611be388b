import Courier

for stops in 1...1000 { print(ParcelBootstrap().deliver(to: stops)) }
