import * as z from 'zod/mini'
import { wire } from '../brick/brick.ts'
import { idForm } from '../files/uploads.ts'

const unknown = 'Dit account kennen we niet.'

/** The id of the account of a member of staff. */
export const staffId = wire(
  z.string(unknown).check(z.regex(idForm, unknown)),
  '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
  'Account',
)
