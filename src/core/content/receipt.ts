/** The data that a funnel passes to its confirmation page; nothing personal but where we call or come. */
export interface Receipt {
  funnel: string
  reference: string
  lines: { label: string; value: string }[]
}
