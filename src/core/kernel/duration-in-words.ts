/** Seconds in Dutch words, rounded up: `12 seconden`, `een minuut`, `15 minuten`. */
export const durationInWords = (seconds: number): string => {
  const whole = Math.max(1, Math.ceil(seconds))
  if (whole < 60) return whole === 1 ? 'een seconde' : `${whole} seconden`
  const minutes = Math.ceil(whole / 60)
  return minutes === 1 ? 'een minuut' : `${minutes} minuten`
}
