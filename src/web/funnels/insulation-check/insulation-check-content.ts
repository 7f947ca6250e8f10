/** The fixed sentences that a first step may show (spec 002 sections 2.2, 5.2 and 8). */
export const insulationCheckCopy = {
  homeIntro: 'Om welke woning gaat het? De check is gratis en duurt ongeveer tien minuten.',
  side: 'Mijn woning',
  help: 'Hulp nodig?',
  close: 'Isolatiecheck sluiten',
  toResults: 'Terug naar resultaten',
  tooNew: 'Je huis is te nieuw om met isoleren geld te besparen.',
  apartment: 'Je komt niet in aanmerking voor een isolatie advies',
  otherHouseType: 'Voor een appartement beslist de VvE. Klopt dit niet? Kies dan een ander woningtype.',
  nothing: 'Jouw woning komt niet in aanmerking om te isoleren',
} as const

export const landing = '/diensten/diensten-verduurzamen/collectieve-inkoop-isoleren'
