import {
  type Family,
  inBasisPoints,
  legalShares,
  type Shares,
  shareOf,
} from '../../../core/calculations/inheritance.ts'
import type { Parsed } from '../../../core/fields/brick/group.ts'
import { formatPercentage } from '../../../core/fields/value/percentage.ts'
import { childExemption } from '../../../core/figures/inheritance.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import type { ToolResult } from '../../engine/tool/define-tool.ts'
import { figureUsed } from '../../engine/tool/define-tool.ts'
import type { asks } from './testamentadvies-snelcheck-asks.ts'

type YesNo = 'yes' | 'no' | undefined

type Relatives = 'parents' | 'siblings' | 'halfSiblings'

interface Situation
  extends Pick<Family, 'bond' | 'children'>,
    Record<'business' | 'wish', YesNo>,
    Partial<Record<Relatives, number | undefined>>,
    Partial<Record<'earlier' | 'stepchildren' | 'debts', YesNo>> {
  home?: 'both' | 'mine' | 'other' | undefined
}

const familyOf = ({ bond, children, parents = 0, siblings = 0, halfSiblings = 0 }: Situation): Family => ({
  ...{ bond, children, parents, siblings, halfSiblings },
})

const whyOf = ({ bond, children, parents, siblings }: Family) => ({
  partner: 'Erft alleen als jullie getrouwd zijn of geregistreerd partner.',
  child:
    bond === 'married'
      ? 'Evenveel als je partner, maar pas later.'
      : children > 1
        ? 'Elk kind erft evenveel.'
        : 'Erft alles.',
  parent: 'Een ouder krijgt minstens een kwart.',
  sibling: 'Elke broer of zus erft evenveel.',
  halfSibling:
    siblings > 0
      ? 'De helft van wat een hele broer of zus krijgt.'
      : parents > 0
        ? 'Krijgt minder dan een ouder.'
        : 'Elke halfbroer of halfzus erft evenveel.',
})

const freeOfTax = (amount: number, day: string): string => {
  const free = childExemption.on(day).value
  return amount > free
    ? `${formatCents(free)} is vrij van erfbelasting, ${formatCents(amount - free)} niet.`
    : 'Dat is vrij van erfbelasting.'
}

const listed = new Intl.ListFormat('nl', { type: 'conjunction' })

/** Names the legal heirs, to continue a sentence: `houdt je partner eerst alles, en krijgt je kind later een deel`. */
const heirsOf = ({ bond, children, parents, siblings, halfSiblings }: Family): string => {
  const offspring = children === 1 ? 'je kind' : `je ${children} kinderen`
  if (bond === 'married' && children === 0) return 'erft je partner alles'
  if (bond === 'married')
    return `houdt je partner eerst alles, en ${children === 1 ? 'krijgt' : 'krijgen'} ${offspring} later een deel`
  if (children > 0) return children === 1 ? 'erft je kind alles' : `erven ${offspring} elk evenveel`
  const near = [
    ...(parents > 0 ? [parents === 1 ? 'je ouder' : 'je ouders'] : []),
    ...(siblings > 0 ? [siblings === 1 ? 'je broer of zus' : 'je broers en zussen'] : []),
    ...(halfSiblings > 0
      ? [halfSiblings === 1 ? 'je halfbroer of halfzus' : 'je halfbroers en halfzussen']
      : []),
  ]
  if (parents + siblings + halfSiblings === 1) return `erft ${near[0]} alles`
  return near.length > 0 ? `erven ${listed.format(near)}` : 'erft verre familie, of anders de Staat'
}

type Sentences = readonly (readonly [boolean, string])[]

const said = (of: Sentences): string[] => of.flatMap(([holds, sentence]) => (holds ? [sentence] : []))

/** Why a will is advised, the most important reason first. */
const reasonsOf = (of: Situation): string[] => {
  const { children, parents, siblings, halfSiblings } = familyOf(of)
  const isTogether = of.bond === 'together'
  return said([
    [isTogether, 'Jullie zijn niet getrouwd. Zonder testament erft je partner niets.'],
    [
      isTogether && of.home === 'both',
      'Jouw helft van het huis gaat dan niet naar je partner, behalve als dat in jullie samenlevingscontract staat.',
    ],
    [isTogether && of.home === 'mine', 'Je huis gaat dan niet naar je partner.'],
    [
      of.earlier === 'yes',
      'Er is een kind uit een eerdere relatie. De wet past dan vaak niet bij wat je wilt.',
    ],
    [of.stepchildren === 'yes', 'Kinderen van je partner erven volgens de wet niet van jou.'],
    [of.wish === 'yes', 'Een vriend of een goed doel krijgt alleen iets met een testament.'],
    [of.business === 'yes', 'Een bedrijf verdeel je niet zomaar. Leg vast wie ermee doorgaat.'],
    [
      of.bond !== 'married' && children + parents + siblings + halfSiblings === 0,
      'Je hebt geen naaste familie. Zonder testament kies je niet wie erft.',
    ],
  ])
}

const changesOf = (of: Situation): string[] => {
  const family = familyOf(of)
  return said([
    [of.bond === 'together', `Gaan jullie trouwen? Dan ${heirsOf({ ...family, bond: 'married' })}.`],
    [
      of.bond === 'married' && of.children > 0,
      `Gaan jullie scheiden? Dan ${heirsOf({ ...family, bond: 'alone' })}.`,
    ],
    [of.children === 0, `Krijg je een kind? Dan ${heirsOf({ ...family, children: 1 })}.`],
  ])
}

const adviceOf = ({ bond, children, debts }: Situation): string[] =>
  said([
    [
      bond === 'married' && children > 0,
      'Een kind krijgt zijn deel in geld, en pas als je partner er ook niet meer is. Een notaris legt uit wat dat betekent.',
    ],
    [children > 0, 'Is een kind jonger dan 18? Leg dan ook vast wie ervoor zorgt als jij er niet meer bent.'],
    [
      debts === 'yes',
      'Wie erft, kan eerst laten uitzoeken of er meer schuld is dan bezit. Vraag dat aan een notaris.',
    ],
    [true, 'Woon je in het buitenland, of ben je geen Nederlander? Dan kan een andere wet gelden.'],
  ])

const inheriting = (family: Family, shares: Shares) =>
  (
    [
      ['Je partner', 'partner', family.bond === 'alone' ? 0 : 1],
      [family.children === 1 ? 'Je kind' : 'Elk kind', 'child', family.children],
      [family.parents === 1 ? 'Je ouder' : 'Elke ouder', 'parent', family.parents],
      [family.siblings === 1 ? 'Je broer of zus' : 'Elke broer of zus', 'sibling', family.siblings],
      [
        family.halfSiblings === 1 ? 'Je halfbroer of halfzus' : 'Elke halfbroer of halfzus',
        'halfSibling',
        family.halfSiblings,
      ],
    ] as const
  ).flatMap(([label, of, count]) =>
    count > 0 ? [{ label, share: inBasisPoints(shares[of]) / 100, of }] : [],
  )

/** Determines who inherits without a will, how much, and whether a will is advised. */
export const resultFor = (answers: Parsed<typeof asks>, today: string): ToolResult => {
  const { estate } = answers
  const family = familyOf(answers)
  const shares = legalShares(family)
  const reasons = reasonsOf(answers)
  const why = whyOf(family)
  const amount = (share: number) => shareOf(estate ?? 0, share)
  const heirs = inheriting(family, shares)
  return {
    outcome: `Een testament ${reasons.length > 0 ? 'is voor jou verstandig' : 'hoeft misschien niet'}: zonder testament ${heirsOf(family)}.`,
    values: {
      advised: reasons.length > 0 ? 1 : 0,
      partner: inBasisPoints(shares.partner),
      child: inBasisPoints(shares.child),
      parent: inBasisPoints(shares.parent),
      sibling: inBasisPoints(shares.sibling),
      halfSibling: inBasisPoints(shares.halfSibling),
      partnerAmount: amount(shares.partner),
      childAmount: amount(shares.child),
      childTaxed: Math.max(0, amount(shares.child) - childExemption.on(today).value),
    },
    rows: heirs.map(({ label, share, of }) => ({
      label,
      value: estate === undefined ? formatPercentage(share) : formatCents(amount(shares[of])),
      how:
        estate === undefined
          ? why[of]
          : `${formatPercentage(share)} van ${formatCents(estate)}. ${why[of]}${of === 'child' ? ` ${freeOfTax(amount(shares.child), today)}` : ''}`,
    })),
    ...(heirs.length > 0 && {
      chart: {
        title: 'Welk deel ieder krijgt zonder testament',
        kind: 'bars',
        labels: heirs.map(({ label }) => label),
        series: [{ name: 'Deel', values: heirs.map(({ share }) => share) }],
        write: formatPercentage,
      },
    }),
    figures:
      estate === undefined || family.children === 0
        ? []
        : [figureUsed(childExemption.label, childExemption.on(today), formatCents)],
    changes: changesOf(answers),
    advice: [...reasons, ...adviceOf(answers)],
  }
}
