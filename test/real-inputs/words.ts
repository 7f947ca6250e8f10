import { inputs, type RealInput, variants } from './real-input.ts'

export const words: RealInput[] = [
  ...inputs('Titel', 'own: a line of one’s own', [
    'Mijn afspraak – en wat ervan kwam',
    'Lekkage: 2e keer!',
    'Dank je wel ❤️',
    'Foto van 👩‍👩‍👧',
    'سلام می\u200cخواهم',
    'Prijs € 12,50 “te hoog”',
  ]),
  ...variants('Titel', 'own: pasted from a document', [
    ['Mijn\u00adafspraak', 'Mijnafspraak'],
    ['Mijn\u200b afspraak', 'Mijn afspraak'],
    ['\u202eMijn afspraak', 'Mijn afspraak'],
    ['Mijn\u2009\u00a0afspraak', 'Mijn afspraak'],
    ['\ufeffMijn afspraak', 'Mijn afspraak'],
    ['Mijn\u200d afspraak', 'Mijn afspraak'],
  ]),
  ...inputs('Omschrijving', 'own: sentences of one’s own', [
    'Eerste regel\n\nTweede regel – met een streep',
    'De buurman zei:\n\t“Dat kan niet”',
    'Groeten van 👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    'Zacht\u00adafbreekstreepje blijft',
  ]),
  ...variants('Omschrijving', 'own: pasted from a document', [
    ['Eerste regel\r\nTweede regel', 'Eerste regel\nTweede regel'],
    ['Eerste regel\vTweede regel', 'Eerste regel\nTweede regel'],
    ['Eerste regel\u2028Tweede regel', 'Eerste regel\nTweede regel'],
    ['\u202eEen regel\u202c', 'Een regel'],
    ['Een\u0000 regel\u0007', 'Een regel'],
    ['Een regel\u200e', 'Een regel'],
  ]),
]
