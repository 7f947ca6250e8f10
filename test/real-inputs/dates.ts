import { inputs, type RealInput, refusedInputs, variants } from './real-input.ts'

const parts = (day: string, month = '', year = '') => ({ day, month, year })
const born = '1980-02-03'

export const dates: RealInput[] = [
  ...inputs('Geboortedatum', 'own: in three parts', [
    [parts('3', '2', '1980'), born],
    [parts('29', '02', '2000'), '2000-02-29'],
    [parts('1', '1', '1900'), '1900-01-01'],
    [parts('31', 'december', '1999'), '1999-12-31'],
    [parts('1', 'mrt', '1955'), '1955-03-01'],
    [parts('30', 'sept.', '1961'), '1961-09-30'],
  ]),
  ...inputs('Geboortedatum', 'report: mi6/ic-ui-kit#334', [[parts('3', 'maart', '1964'), '1964-03-03']]),
  ...variants('Geboortedatum', 'report: ministryofjustice/Claim-for-Crown-Court-Defence#281', [
    [parts('3', 'Feb', '1980'), born],
    [parts('3', 'feb.', '1980'), born],
  ]),
  ...variants('Geboortedatum', 'report: mi6/ic-ui-kit#797', [[parts('03/02/1980'), born]]),
  ...variants('Geboortedatum', 'own: typed as words', [
    [parts('3', 'februari', '1980'), born],
    [parts('3', 'Februari', '1980'), born],
    [parts('3', 'FEBRUARI', '1980'), born],
    [parts('3', 'febr', '1980'), born],
    [parts('3', 'febr.', '1980'), born],
    [parts('3', 'februari\u00a0', '1980\u200b'), born],
  ]),
  ...variants('Geboortedatum', 'own: pasted whole', [
    [parts('3-2-1980'), born],
    [parts('03-02-1980'), born],
    [parts('3 februari 1980'), born],
    [parts('3 feb 1980'), born],
    [parts('3 feb. 1980'), born],
    [parts('1980-02-03'), born],
    [parts('3.2.1980'), born],
    [parts('3/2/1980'), born],
    [parts('3\u20132\u20131980'), born],
    [parts('3\u00a0februari\u00a01980'), born],
    [parts('\u202a03-02-1980\u202c'), born],
    [parts('', '3-2-1980', ''), born],
    [parts('', '', '03-02-1980'), born],
    [parts('03 - 02 - 1980'), born],
  ]),
  ...refusedInputs('Geboortedatum', 'own: no day of the calendar', 'Geboortedatum is niet geldig.', [
    parts('30', '2', '1980'),
    parts('29', '2', '1900'),
    parts('31', 'april', '1980'),
    parts('3', 'ma', '1980'),
    parts('3', 'marktdag', '1980'),
    parts('1', '13', '1980'),
    parts('3', '2', '80'),
    parts('3-2-80'),
    parts('13/02/31'),
    parts('3', '2'),
    parts('gisteren'),
    parts('31', '12', '1899'),
  ]),
]
