import * as z from 'zod/mini'
import { holdsLink } from '../../rules/spam-safe-text.ts'
import { brick } from '../brick/brick.ts'
import { singleLineText } from '../value/single-line-text.ts'

const leads = 'Laat webadressen en e-mailadressen weg. Zet achter een punt een spatie.'
const { schema, facts } = singleLineText({ label: 'Naam VvE', example: 'VvE Voorbeeldflat', max: 100 })

/**
 * Name of an owners' association (spec 001 section 3). `VvE Kerkstraat 1/1A` is accepted, a web address is not: the association's
 * mails repeat the name to an address that anybody can type.
 */
export const vveName = brick(schema.check(z.refine((name) => !holdsLink(name), leads)), {
  ...facts,
  sought: 'whole-name',
})
