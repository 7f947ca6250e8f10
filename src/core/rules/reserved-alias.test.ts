import { expect, test } from 'vitest'
import { failures } from '../../../test/kit/failures.ts'
import { isReservedAlias } from './reserved-alias.ts'

const names = ['Thuisbasis', 'Huis']

test('an alias that speaks as the association is reserved', async () => {
  expect(
    await failures(
      [
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
        'ᴀdmin',
        'ᴀᴅᴍɪɴ',
        'Ⱥdmin',
        'ad₥in',
        'admiin',
        'addmin',
        'thuisbassis',
        'Thuiisbaasis',
        'mooderator',
        'Beheeerder',
        'beherder',
        'ᴛʜᴜɪꜱʙᴀꜱɪꜱ',
        'ᗷᗴᕼᗴᗴᖇᗪᗴᖇ',
        'administrator',
        'Webmaster',
        'het team',
        'Huis',
      ],
      (alias) => {
        expect(isReservedAlias(alias, names)).toBe(true)
      },
    ),
  ).toEqual([])
})

test('any other is free', async () => {
  expect(
    await failures(
      [
        'tuinliefhebber',
        'Tuin vriend',
        'badminton',
        'Teamgeest',
        'Huisvrouw',
        'Oma van 4',
        'modern wonen',
        'Jan1970',
        'Zwaluw',
        'Rot',
        'Mood',
        'Stef',
        'Éclair',
        'жжж',
        '李',
        '2026',
        '😀',
      ],
      (alias) => {
        expect(isReservedAlias(alias, names)).toBe(false)
      },
    ),
  ).toEqual([])
})
