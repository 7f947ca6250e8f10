/** How long what one took from the pile is still one's own, by the seconds that are left: `nog 12 minuten`. */
export const heldInWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 1) return 'de tijd is om'
  return minutes === 1 ? 'nog 1 minuut' : `nog ${minutes} minuten`
}
