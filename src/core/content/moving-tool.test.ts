import { expect, it } from 'vitest'
import { movingMessages, movingTool } from './moving-tool.ts'

const { example, schema } = movingTool

it('has a message for each way, and those in which a bank differs', () => {
  const told = movingMessages(example).map(({ way, bank, message }) => [way, bank, message.title])
  expect(told).toEqual([
    ['ja-ja', undefined, 'Meenemen kan lonen'],
    ['ja-nee', undefined, 'Meenemen loont vaak'],
    ['ja-nee', 0, 'Bij deze bank gaat het anders'],
    ['nee-ja', undefined, 'Vergelijk eerst'],
    ['nee-nee', undefined, 'Meenemen levert weinig op'],
  ])
})

it('needs a message for every way, each bank once, and the day on which it was read', () => {
  const { yes_no_no: _, ...some } = example.results
  const said = (change: object) =>
    schema
      .safeParse({ ...example, ...change })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  expect(said({ results: some })?.[0]).toMatch(/^results\.yes_no_no: /)
  expect(said({ banks: [...example.banks, { name: 'Andere bank' }] })).toEqual([
    'banks: Een bank staat hier twee keer. Haal er een weg.',
  ])
  expect(said({ reviewed: 'vandaag' })?.[0]).toMatch(/^reviewed: /)
  expect(said({ banks: [{ name: 'A', results: { no: example.no } }] })?.[0]).toMatch(/^banks\.0\.results/)
})
