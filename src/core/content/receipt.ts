/** The data that a funnel passes to its confirmation page; nothing personal but the number at which we call. */
export interface Receipt {
  funnel: string
  reference: string
  lines: { label: string; value: string }[]
}
