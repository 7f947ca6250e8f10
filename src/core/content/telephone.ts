/** A phone number as a link takes it. */
export const telephone = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`
