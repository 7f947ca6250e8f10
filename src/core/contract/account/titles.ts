/** The heading of a registration: that of its form, its document and its mail. */
export const title = 'Jouw gegevens'
