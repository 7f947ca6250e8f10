/** Most characters that a spreadsheet holds in one cell; what comes behind them would be lost, or fall into other cells. */
const mostInCell = 32_767

const cutWords = ' … (ingekort: de rest staat bij de aanvraag)'

/** A text as one cell of a spreadsheet holds it: one that is too long ends in a sentence that says so. */
export const fitCell = (text: string): string => {
  if (text.length <= mostInCell) return text
  const kept = text.slice(0, mostInCell - cutWords.length)
  // no half of a letter is left at the end
  return `${kept.isWellFormed() ? kept : kept.replace(/[\ud800-\udbff]$/, '')}${cutWords}`
}
