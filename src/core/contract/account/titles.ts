export const title = 'Jouw gegevens'
