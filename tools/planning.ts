// `npm run planning day <office> <day> | block <office> <day> <from> <until> "<why>" | free <number> | check <file> | load <file>
// | sender <reference> | cancel-sender <reference>`: shows what is planned where, loads the file with a year of planning, and
// handles all appointments that came from the sender of a request.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { amountsInWords } from '../src/core/content/dated-amounts.ts'
import { showPostcode } from '../src/core/fields/home/postcode.ts'
import { isDay } from '../src/core/fields/value/days.ts'
import { amsterdamTime } from '../src/core/kernel/clock.ts'
import { StartRefused } from '../src/server/database/refusal.ts'
import { perform } from '../src/server/feature.ts'
import { blockOffice, freeOffice } from '../src/server/services/planning/block.ts'
import { cancelCaller } from '../src/server/services/planning/cancel-caller.ts'
import { checkPlanning, loadPlanning } from '../src/server/services/planning/load.ts'
import { showOfficeDay } from '../src/server/services/planning/show-day.ts'
import { type Command, runHere } from './command.ts'
import { type Acting, staffCommand } from './command-context.ts'
import { seedOnce } from './seed-once.ts'

const usage = `Kies: npm run planning day <kantoor> <dag>, block <kantoor> <dag> <van> <tot> "<waarom>", free <nummer>, check <bestand>, load <bestand>, sender <referentie> of cancel-sender <referentie>
Een dag is als 2026-12-01, een tijd als 09:00. Namens wie: --as <e-mailadres>.`

const homeInWords = ({ postcode, houseNumber }: { postcode: string; houseNumber: number }): string =>
  `${showPostcode(postcode)} ${houseNumber}`

const officeIn = (word: string): number => {
  if (!/^\d{1,4}$/.test(word)) throw new StartRefused(usage)
  return Number(word)
}
const dayIn = (word: string): string => {
  if (!isDay(word)) throw new StartRefused(usage)
  return word
}
const timeIn = (word: string): string => {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(word)) throw new StartRefused(usage)
  return word
}

const textIn = (path: string): string => {
  try {
    return readFileSync(resolve(path), 'utf8')
  } catch {
    throw new StartRefused(`${path} kan niet worden gelezen.`)
  }
}

/**
 * Loads a planning file, or with `dry` only checks it.
 * @throws StartRefused with every line that is faulty.
 */
const load = async ({ ctx, say }: Acting, path: string, dry: boolean) => {
  const text = textIn(path)
  await seedOnce(ctx)
  const loaded = await perform(ctx, dry ? checkPlanning : loadPlanning, { text })
  if (Array.isArray(loaded)) {
    const lines = loaded.map(({ line, sentence }) => `  regel ${line}: ${sentence}`)
    throw new StartRefused([`In ${path} klopt niet alles, en er is niets veranderd:`, ...lines].join('\n'))
  }
  const { offices, types, closed, advisers, prices, noLongerAllowed: outside } = loaded
  say(dry ? 'Dit bestand is heel. Er is niets veranderd.' : 'Het bestand is geladen.')
  say(`${offices} kantoren, ${types} soorten afspraken, ${closed} gesloten dagen, ${advisers} medewerkers.`)
  if (prices.length > 0) say(dry ? 'Deze prijzen zouden veranderen:' : 'Deze prijzen zijn veranderd:')
  for (const { name, before, after } of prices)
    say(`  ${name}: ${amountsInWords(before)}; wordt ${amountsInWords(after)}`)
  if (outside.length > 0)
    say(
      ['Deze afspraken vallen buiten de tijden van dit bestand, en blijven staan:', ...outside].join('\n  '),
    )
}

const works: Readonly<Record<string, { words: number; run(staff: Acting, words: string[]): Promise<void> }>> =
  {
    day: {
      words: 2,
      run: async ({ ctx, env, say }, [office = '', day = '']) => {
        const shown = await perform(ctx, showOfficeDay, { officeCode: officeIn(office), day: dayIn(day) })
        const span = ({ start, end }: { start: string; end: string }) =>
          `${amsterdamTime(start)}-${amsterdamTime(end)}`
        for (const one of shown.appointments)
          say(
            [
              span(one),
              `plek ${one.seat}`,
              one.reference,
              one.typeCode,
              one.adviser,
              one.home && homeInWords(one.home),
            ]
              .filter(Boolean)
              .join('  '),
          )
        if (shown.appointments.length === 0) say('Er zijn geen afspraken.')
        for (const one of shown.blocks) say(`${span(one)}  geblokkeerd (nummer ${one.id}): ${one.note}`)
        if (shown.holds > 0) say(`${shown.holds} tijdstippen worden nu voor iemand vastgehouden.`)
        for (const { typeCode, times } of shown.free)
          say(`Vrij voor ${typeCode}: ${times.join(' ') || 'niets'}`)
        if (env.CALENDAR === 'caldav')
          say('Wat alleen in de agenda van het kantoor staat, telt hier niet mee.')
      },
    },
    block: {
      words: 5,
      run: async ({ ctx, say }, [office = '', day = '', from = '', until = '', note = '']) => {
        const { id, within } = await perform(ctx, blockOffice, {
          officeCode: officeIn(office),
          ...{ day: dayIn(day), from: timeIn(from), until: timeIn(until), note },
        })
        say(`Geblokkeerd, nummer ${id}.`)
        if (within.length > 0) say(['Hier staan al afspraken; die blijven staan:', ...within].join('\n  '))
      },
    },
    free: {
      words: 1,
      run: async ({ ctx, say }, [number = '']) => {
        if (!/^\d{1,9}$/.test(number)) throw new StartRefused(usage)
        await perform(ctx, freeOffice, Number(number))
        say('De blokkade is weg.')
      },
    },
    sender: {
      words: 1,
      run: async ({ ctx, say }, [reference = '']) => {
        const { cancelled } = await perform(ctx, cancelCaller, { reference, dry: true })
        if (cancelled.length === 0) return say('Vanaf dit internetadres staan er geen afspraken.')
        say(
          [`Vanaf hetzelfde internetadres staan er ${cancelled.length} afspraken:`, ...cancelled].join(
            '\n  ',
          ),
        )
        say(`Zeg ze allemaal af met: npm run planning cancel-sender ${reference}`)
      },
    },
    'cancel-sender': {
      words: 1,
      run: async ({ ctx, say }, [reference = '']) => {
        const { cancelled, tooLate: left } = await perform(ctx, cancelCaller, { reference, dry: false })
        say(`${cancelled.length} afspraken zijn afgezegd, elk met een e-mail aan wie haar maakte.`)
        if (left.length > 0)
          say(
            ['Deze beginnen te snel om ze zonder bellen af te zeggen, en blijven staan:', ...left].join(
              '\n  ',
            ),
          )
      },
    },
    check: { words: 1, run: (staff, [path = '']) => load(staff, path, true) },
    load: { words: 1, run: (staff, [path = '']) => load(staff, path, false) },
  }

export const planning: Command = staffCommand('planning', ({ args: [verb = '', ...words] }) => {
  const work = Object.hasOwn(works, verb) ? works[verb] : undefined
  if (!work || words.length !== work.words) throw new StartRefused(usage)
  return (staff) => work.run(staff, words)
})

await runHere(import.meta, planning)
