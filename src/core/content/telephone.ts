/** The address of a link to a phone number. */
export const telephone = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`
