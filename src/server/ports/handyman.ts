import type { BookingOption, RateDay } from '../../core/rules/moments.ts'

export interface HandymanTask {
  id: string
  title: string
  categoryId: string
}
export interface HandymanCategory {
  id: string
  title: string
}
export type RateType = 'per uur' | 'vaste prijs' | 'meter' | 'per vierkante meter' | 'per stuk'

export interface HandymanOrder {
  taskId: string
  comment: string
  rateType: RateType
  customer: { initials: string; lastName: string; telephone: string; email: string }
  address: { street: string; suffix: string; postcode: string; city: string; lat: number; lon: number }
  options: BookingOption[]
  /** Our reference, which the visitor has too. */
  reference: string
}

/** Throws only `PartnerError('klusservice', reason)`. */
export interface Handyman {
  tasks(): Promise<HandymanTask[]>
  categories(): Promise<HandymanCategory[]>
  /** Rates of the days on which somebody can come, 42 days from `from` (an instant); undefined when the task is unknown. */
  rates(
    taskId: string,
    place: { lat: number; lon: number },
    from: string,
  ): Promise<{ rateType: RateType; days: RateDay[] } | undefined>
  /** Hands an order over. The same key is one order, however often it is sent. */
  order(key: string, order: HandymanOrder): Promise<{ partnerReference: string }>
}
