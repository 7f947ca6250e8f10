import { Fault } from '../../../core/kernel/fault.ts'

/** Fault 409 `price-changed`, for a request that states another price than that of today (D56). */
export const priceChanged = (): Fault =>
  new Fault(
    409,
    'price-changed',
    'De prijs is veranderd. Vernieuw deze pagina: dan zie je de nieuwe prijs. Je antwoorden blijven staan.',
  )
