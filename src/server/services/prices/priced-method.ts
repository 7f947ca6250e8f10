import type { FrozenAnswer } from '../../../core/fields/frozen.ts'
import { paymentMethod, shownMethod } from '../../../core/fields/payment-method.ts'
import type { Cents } from '../../../core/kernel/money.ts'
import { bankTransfer } from '../../../core/rules/payment-methods.ts'

/** A surcharge is that of a bank transfer: its line says what the choice said, with the price of that day (decision 37). */
export const pricedMethod =
  (surcharge: Cents) =>
  (line: FrozenAnswer): FrozenAnswer =>
    surcharge > 0 && line.label === paymentMethod.facts.label
      ? { ...line, value: shownMethod(bankTransfer, surcharge) }
      : line
