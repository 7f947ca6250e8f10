import { Fault } from '../../../core/kernel/fault.ts'

/** 404 in the words of the contract. */
export const addressUnknown = () => new Fault(404, 'address-unknown', 'Dit adres hebben we niet gevonden.')
