import type { AnyBrick } from '../../src/core/fields/brick/brick.ts'
import { bricksOf } from '../../src/core/fields/brick/group.ts'
import { runTimeChoice, runTimeChoices } from '../../src/core/fields/brick/run-time-choice.ts'
import { attachments, documentFiles } from '../../src/core/fields/files/attachments.ts'
import { fileIds, uploads } from '../../src/core/fields/files/uploads.ts'
import { energyUsed } from '../../src/core/fields/home/energy-used.ts'
import { money } from '../../src/core/fields/value/money.ts'
import { percentage } from '../../src/core/fields/value/percentage.ts'
import { contract } from '../../src/server/features.ts'

export type NamedBrick = readonly [name: string, brick: AnyBrick]

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/core/fields/**/*.ts', '!../../src/core/fields/**/*.test.ts'],
  { eager: true },
)
const isBrick = (value: unknown): value is AnyBrick =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'brick'

/**
 * Every brick that a file of src/core/fields exports, and one of each kind that a function makes; a new brick is thus tested
 * without being named here.
 */
export const bricks: NamedBrick[] = [
  ...Object.values(modules).flatMap((all) =>
    Object.entries(all).flatMap(([name, value]): NamedBrick[] => (isBrick(value) ? [[name, value]] : [])),
  ),
  ['attachments', attachments({ accept: documentFiles })],
  ['energyUsed', energyUsed('Verbruik van gas', { unit: 'm³', max: 170_000 })],
  ['money', money({ label: 'Bedrag' })],
  ['percentage', percentage({ label: 'Rente' })],
  ['runTimeChoice', runTimeChoice({ label: 'Kantoor', example: '086' })],
  ['runTimeChoices', runTimeChoices({ label: 'Scenario’s', example: 'ouder-worden', max: 3 })],
  ['uploads', uploads({ accept: documentFiles })],
  ['fileIds', fileIds()],
]

/** Bricks whose answer a visitor types. */
export const typedBricks = bricks.filter(([, { facts }]) =>
  ['text', 'email', 'tel', 'digits', 'money', 'textarea'].includes(facts.control),
)

/** All of `bricks` and those that a call makes for itself, each once. */
export const everyBrick = (): NamedBrick[] => {
  const ofCalls = Object.values(contract).flatMap((call) =>
    [call.query, call.params, call.body].flatMap((part) =>
      part ? bricksOf(part).map(({ path, brick }): NamedBrick => [`${call.name} ${path}`, brick]) : [],
    ),
  )
  return [...new Map([...ofCalls, ...bricks].map((named) => [named[1].facts, named])).values()]
}
