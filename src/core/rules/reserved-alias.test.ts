import { expect, test } from 'vitest'
import { isReservedAlias } from './reserved-alias.ts'

const names = ['Thuisbasis', 'Huis']

test.each([
  'Thuisbasis',
  'thuis basis',
  'T.h.u.i.s.b.a.s.i.s',
  'Thuísbasìs',
  'Thu1sba5is',
  'ThuisbasisNL',
  'Thuisbasis klantenservice',
  'Ｔｈｕｉｓｂａｓｉｓ',
  'Beheerder',
  'beheerder 2',
  'beheerder2026',
  'de_beheerder',
  'Klantenservice',
  'Kl4nten-service',
  'moderator',
  'mod3rat0r',
  'Modérateur moderator',
  'admin',
  'Admin',
  'ADMIN 1',
  'admin123',
  '@dmin',
  'a d m i n',
  'admin Jan',
  'аdmin',
  'аԁміп',
  'αdmin',
  'administrator',
  'Webmaster',
  'het team',
  'Huis',
])('%s speaks as the association', (alias) => {
  expect(isReservedAlias(alias, names)).toBe(true)
})

test.each([
  'tuinliefhebber',
  'Tuin vriend',
  'badminton',
  'Teamgeest',
  'Huisvrouw',
  'Oma van 4',
  'modern wonen',
  'Jan1970',
  'Zwaluw',
  'Éclair',
  'жжж',
  '李',
  '2026',
  '😀',
])('%s does not', (alias) => {
  expect(isReservedAlias(alias, names)).toBe(false)
})
