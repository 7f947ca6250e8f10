/** The data that a funnel passes to its confirmation page; nothing personal. */
export interface Receipt {
  funnel: string
  reference: string
  lines: { label: string; value: string }[]
}
