import { describe, expect, it } from 'vitest'
import { seeds } from '../../../content/content.ts'
import { failures } from '../../../test/kit/failures.ts'
import { embedTools } from '../../core/content/embed.ts'
import { frameDesks } from '../../core/content/iframe.ts'
import { kinds } from '../../core/content/kinds.ts'

const blocks = seeds.flatMap((seed) => (seed.kind === 'page' ? seed.blocks : []))

describe('what a page may hold stands on a real page (spec 000 section 2)', () => {
  it('a block of every kind', async () => {
    expect(
      await failures(Object.keys(kinds), (kind) => {
        expect(blocks.some((block) => block.kind === kind)).toBe(true)
      }),
    ).toEqual([])
  })
  // Callbacks and forms are our own now (D64, docs/decisions/074); editors can still place the partners' frames.
  it('a frame of every partner that has one', async () => {
    expect(
      await failures(
        Object.keys(frameDesks).filter((source) => source !== 'call_me_back' && source !== 'form'),
        (source) => {
          expect(blocks.some((block) => block.kind === 'iframe' && block.show.source === source)).toBe(true)
        },
      ),
    ).toEqual([])
  })
  it('every tool of others', async () => {
    expect(
      await failures(Object.keys(embedTools), (tool) => {
        expect(blocks.some((block) => block.kind === 'embed' && block.tool === tool)).toBe(true)
      }),
    ).toEqual([])
  })
  it('a contract scan that is told its step and who refers to it', () => {
    const told = blocks.flatMap((block) =>
      block.kind === 'iframe' && block.show.source === 'contract_scan' ? [block.show] : [],
    )
    expect(told).toEqual([
      expect.objectContaining({ step: expect.any(String), orderReferral: expect.any(String) }),
    ])
  })
})
