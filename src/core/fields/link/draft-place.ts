import * as z from 'zod/mini'
import { wire } from '../brick/brick.ts'
import { idForm } from '../files/uploads.ts'
import { noDraft } from './kept-draft.ts'

export const funnelSlug = wire(z.string(noDraft).check(z.regex(/^[a-z\d-]{1,80}$/, noDraft)), 'klusservice')

/** Path of the page of this site on which the draft was filled in. */
export const funnelPath = wire(
  z.string(noDraft).check(z.regex(/^(\/[\w-]{1,100}){1,8}$/, noDraft)),
  '/diensten/wonen-en-onderhoud-diensten/klusservice/klus-boeken',
)

export const draftId = wire(
  z.string(noDraft).check(z.regex(idForm, noDraft)),
  '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
)

/** A signed count of how often a draft was opened: whoever has the newest one opened it last. */
export const draftHolderToken = wire(
  z.string(noDraft).check(z.regex(/^\d{1,9}\.[\w-]{43}$/, noDraft)),
  '1.hQ4zqk0cX2m0JH0d5N8gqg1JtqWkZxVn3nD0bZ1a2cE',
)
