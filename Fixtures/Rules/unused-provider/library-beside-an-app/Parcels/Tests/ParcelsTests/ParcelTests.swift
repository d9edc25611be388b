import Kit
import Parcels

func deliver() { print(KitContainer().van, Parcel(weight: 1)) }
