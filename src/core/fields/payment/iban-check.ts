import { isValidIBAN } from 'ibantools'

/** Whether an IBAN without spaces, in upper case, is one of its country, with the right checksum. */
export const isIban = (compact: string): boolean => isValidIBAN(compact)
