export const accountTitle = 'Jouw gegevens'
