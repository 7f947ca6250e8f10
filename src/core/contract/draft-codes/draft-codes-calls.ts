import { call } from '../call.ts'
import type * as operations from './draft-codes-operations.ts'

/** A call of our own (D67): gives a code to read out on the phone, by which staff go on with a form. */
export const makeCode = call<typeof operations.makeCode>({
  name: 'draft-codes.make',
  method: 'POST',
  path: '/api/v1/draft-codes',
})

/** Gives the form of whoever reads out the code, once. */
export const openCode = call<typeof operations.openCode>({
  name: 'draft-codes.open',
  method: 'POST',
  path: '/beheer/api/draft-codes/open',
})
