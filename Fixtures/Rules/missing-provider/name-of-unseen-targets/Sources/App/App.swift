import Left
import Right

print(makeClock(), makeOtherClock())
