/** Most requests that the server counts: a larger number says that there are more. */
const mostCounted = 1000

/** How much waits: `14 wachten`, `meer dan 1.000 wachten`. */
export const waitingInWords = (waiting: number): string => {
  if (waiting > mostCounted) return 'meer dan 1.000 wachten'
  if (waiting === 0) return 'er wacht niets'
  return waiting === 1 ? '1 wacht' : `${waiting.toLocaleString('nl-NL')} wachten`
}
