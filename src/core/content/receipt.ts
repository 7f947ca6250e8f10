/** Session storage key under which a funnel leaves its `Receipt` for the confirmation page. */
export const confirmationKey = 'thuisbasis:confirmation'

/** What a funnel hands to its confirmation page; nothing personal. */
export interface Receipt {
  funnel: string
  reference: string
  lines: { label: string; value: string }[]
}
