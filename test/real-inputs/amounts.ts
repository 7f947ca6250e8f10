import { inputs, type RealInput, refusedInputs, variants } from './real-input.ts'

const noAmount = 'Dit is geen geldig bedrag.'
const square = 'Vul het aantal vierkante meters in zonder decimalen.'

export const amounts: RealInput[] = [
  ...inputs('WOZ-waarde', 'own: values of homes', [
    ['425000', 425_000_00],
    ['425.000', 425_000_00],
    ['€ 425.000,00', 425_000_00],
    ['125000,5', 125_000_50],
  ]),
  ...inputs('WOZ-waarde', 'report: openexchangerates/accounting.js#128', [['€4.999,99', 4_999_99]]),
  ...inputs('WOZ-waarde', 'report: adamwdraper/Numeral-js#632', [['€1.000.000,89 EUR', 1_000_000_89]]),
  ...inputs('WOZ-waarde', 'report: carolineschnapp/currencies#16', [['€ 1.234.567,89', 1_234_567_89]]),
  ...inputs('WOZ-waarde', 'report: linb/CrossUI#4', [['12.000,34 €', 12_000_34]]),
  ...inputs('WOZ-waarde', 'report: cchanxzy/react-currency-input-field#52', [
    ['€ 10.000.000,00', 10_000_000_00],
  ]),
  ...inputs('WOZ-waarde', 'own: with who pays the costs, in words', [
    ['€ 425.000 kosten koper', 425_000_00],
    ['425.000 euro k.k.', 425_000_00],
    ['€ 425.000,- vrij op naam', 425_000_00],
  ]),
  ...variants('WOZ-waarde', 'own: as advertisements and letters write it', [
    ['€ 425.000,\u2013', 425_000_00],
    ['€ 425.000,-', 425_000_00],
    ['€ 425.000,--', 425_000_00],
    ['€ 425.000 k.k.', 425_000_00],
    ['€ 425.000,- k.k.', 425_000_00],
    ['€ 425.000 kk', 425_000_00],
    ['€ 425.000 K.K.', 425_000_00],
    ['€ 425.000 v.o.n.', 425_000_00],
    ['425.000 euro', 425_000_00],
    ['EUR 425.000', 425_000_00],
    ['€\u00a0425.000', 425_000_00],
    ['425\u202f000', 425_000_00],
    ['425 000', 425_000_00],
    ['\u202a€ 425.000\u202c', 425_000_00],
    ['425000.00', 425_000_00],
  ]),
  ...refusedInputs('WOZ-waarde', 'own: what is no amount', noAmount, [
    '425,000',
    '4.25.000',
    'veel',
    'ca. 425.000',
    '400.000 - 425.000',
    '-425.000',
  ]),
  ...inputs('Hypotheekrente', 'own: rates', [
    ['3,85', 3.85],
    ['4', 4],
    ['3,85%', 3.85],
  ]),
  ...variants('Hypotheekrente', 'own: pasted or typed otherwise', [
    ['3.85', 3.85],
    ['3,85 %', 3.85],
    ['3,85\u00a0%', 3.85],
    ['\u202a3,85%\u202c', 3.85],
    ['3,850', 3.85],
  ]),
  ...refusedInputs('Hypotheekrente', 'own: what is none', 'Dit is geen geldig percentage.', [
    'vier',
    '3,85,1',
    '-1',
  ]),
  ...inputs('Verbruik van gas', 'own: as the meter and the yearly bill say it', [
    ['1.200', 1200],
    ['12.500', 12_500],
    ['0', 0],
  ]),
  ...refusedInputs('Verbruik van gas', 'own: not whole', 'Vul het aantal m³ in zonder decimalen.', [
    '1.2',
    '1200,5',
  ]),
  ...inputs('Woonoppervlakte (m²)', 'own: areas of homes', [
    ['120', 120],
    ['1.200', 1200],
  ]),
  ...inputs('Perceeloppervlakte (m²)', 'own: areas of plots', [
    ['250', 250],
    ['12.500', 12_500],
    ['100.000', 100_000],
  ]),
  ...variants('Perceeloppervlakte (m²)', 'own: pasted or typed otherwise', [
    ['12 500', 12_500],
    ['12\u00a0500', 12_500],
    ['12\u202f500', 12_500],
    ['\u202a12500\u202c', 12_500],
    ['12500\u200b', 12_500],
  ]),
  ...refusedInputs('Woonoppervlakte (m²)', 'own: not whole', square, [
    '1.2',
    '120,5',
    '12.00',
    '1.2000',
    '1,200',
    'groot',
  ]),
  ...inputs('Bouwjaar', 'own: years', [
    ['1975', 1975],
    ['2001', 2001],
  ]),
  ...variants('Bouwjaar', 'own: pasted or typed otherwise', [
    [' 1975 ', 1975],
    ['1975\u00a0', 1975],
    ['\u202a1975\u202c', 1975],
    ['1.975', 1975],
  ]),
  ...refusedInputs('Bouwjaar', 'own: not a year', 'Bouwjaar is ongeldig.', [
    '19e eeuw',
    'ca. 1930',
    '1930-1935',
  ]),
]
