/** How many seconds are left until a moment, at least none. @units epoch milliseconds in, whole seconds out */
export function secondsLeft(availableAt: number, now: number): number {
  return Math.max(0, Math.ceil((availableAt - now) / 1000));
}
