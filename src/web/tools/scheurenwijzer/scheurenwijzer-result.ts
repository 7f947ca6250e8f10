import {
  assessCrack,
  type Crack,
  type CrackReason,
  crackWidths,
  type Urgency,
} from '../../../core/calculations/crack.ts'
import type { Parsed } from '../../../core/fields/brick/group.ts'
import { crackClasses, weakFoundationBefore } from '../../../core/figures/crack-classes.ts'
import type { ToolResult } from '../../engine/tool/define-tool.ts'
import { figureUsed } from '../../engine/tool/define-tool.ts'
import { type asks, patterns } from './scheurenwijzer-asks.ts'

const outcomes: Record<Urgency, string> = {
  0: 'Deze scheur is meestal niet erg: je hoeft nu niets te doen.',
  1: 'Houd deze scheur in de gaten: meet hem elke maand.',
  2: 'Laat binnen een paar weken een bouwkundige naar deze scheur kijken.',
  3: 'Bel vandaag nog een bouwkundige over deze scheur.',
}

const actions = ['Niets doen', 'Elke maand meten', 'Laten bekijken', 'Vandaag bellen'] as const

const damages = ['Geen', 'Heel licht', 'Licht', 'Matig', 'Ernstig', 'Zeer ernstig'] as const

/** Per reason what was seen, and what it may mean. */
const reasons: Record<CrackReason, readonly [seen: string, meaning: string]> = {
  bulge: ['De muur staat bol of scheef', 'De stenen kunnen loskomen. Blijf er niet onder staan.'],
  severe: ['Breder dan 15 mm', 'De muur draagt misschien niet goed meer.'],
  sinking: ['Er beweegt meer dan de scheur', 'Het huis kan ongelijk zakken.'],
  moderate: ['Breder dan 5 mm', 'Er moeten vaak stenen uit. Een leiding kan breken.'],
  moving: ['De scheur is nieuw of groeit', 'Wat hem maakte, gaat nog door.'],
  through: ['Dwars door de stenen', 'Er stond veel kracht op de muur.'],
  horizontal: ['Vlak door de gevel', 'Ankers in de muur kunnen roesten of ontbreken.'],
  shifted: ['De ene kant zit hoger', 'Een deel van het huis kan gezakt zijn.'],
  stuck: ['Klemmende deuren of een scheve vloer', 'Dat zie je vaak als een huis ongelijk zakt.'],
  steps: ['Als een trap door de voegen', 'De muur beweegt, vaak door de fundering.'],
  opening: ['Bij een raam of deur', 'De balk erboven kan werken of roesten.'],
  slight: ['Breder dan 1 mm', 'Zit hij in de gevel, dan kan er regen in.'],
  unmeasured: ['Je weet niet of hij groeit', 'Meet hem eerst een paar maanden.'],
}

const changesOf = (crack: Crack, urgency: Urgency, day: string): string[] => {
  const { signs = [], growth } = crack
  const grows = growth === 'yes' || growth === 'sudden'
  const wider = crackClasses.on(day).value[crackWidths.indexOf('5')]
  const stuckAsWell: [string, Crack] = [
    grows ? 'Gaan er ook deuren klemmen?' : 'Wordt hij groter, en gaan er deuren klemmen?',
    { ...crack, growth: 'yes', signs: [...signs, 'stuck'] },
  ]
  const others: [string, Crack][] = [
    ['Wordt hij groter?', { ...crack, growth: 'yes' }],
    [`Wordt hij breder dan ${wider} mm?`, { ...crack, width: '15' }],
    ...(signs.includes('stuck') ? [] : [stuckAsWell]),
  ]
  return others.flatMap(([when, other]) => {
    const then = assessCrack(other).urgency
    return then > urgency ? [`${when} Dan is het: ${actions[then].toLowerCase()}.`] : []
  })
}

/** Judges what a crack may mean, and how soon somebody should look at it. */
export const resultFor = (answers: Parsed<typeof asks>, today: string): ToolResult => {
  const { category, urgency, foundation, reasons: found } = assessCrack(answers)
  const old = weakFoundationBefore.on(today)
  const year = answers.constructionYear
  const isOld = year !== undefined && year < old.value
  const classes = crackClasses.on(today)
  const [under, upTo] = [classes.value[category - 1], classes.value[category]]
  return {
    outcome: outcomes[urgency],
    values: {
      ...{ category, urgency, foundation: foundation ? 1 : 0 },
      pattern: patterns.indexOf(answers.pattern),
    },
    rows: [
      {
        label: 'Schade door de breedte',
        value: damages[category] ?? '',
        how: `Klasse ${category} van 5: ${upTo === undefined ? `breder dan ${under} mm` : `tot ${`${upTo}`.replace('.', ',')} mm`}`,
      },
      ...found.map((one) => {
        const [label, how] = reasons[one.reason]
        return { label, value: actions[one.urgency], how }
      }),
    ],
    figures: [
      figureUsed(crackClasses.label, classes, (limits) => `${limits.join(' / ').replaceAll('.', ',')} mm`),
      ...(foundation && year !== undefined
        ? [figureUsed(weakFoundationBefore.label, old, (before) => `${before}`)]
        : []),
    ],
    changes: changesOf(answers, urgency, today),
    advice: [
      ...(foundation
        ? [
            `Dit kan aan de fundering liggen${isOld ? `, en je huis is van vóór ${old.value}` : ''}. Vraag buren en gemeente of zij het kennen.`,
          ]
        : []),
      'Op afstand weet niemand het zeker. Een bouwkundige ziet of de muur nog goed draagt.',
    ],
  }
}
