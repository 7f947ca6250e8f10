import * as z from 'zod/mini'
import { unfinished } from '../fields/brick/sentences.ts'
import { licencePlate as field } from '../fields/request/licence-plate.ts'
import { plateMissing } from '../rules/licence-plates.ts'
import { blockKind } from './block.ts'
import { anchor, codename, href, sentences, shortText } from './parts.ts'

/**
 * The address that the visitor is sent to: a page of ours, or an https address. Settings list the allowed hosts (`isAllowedRedirect`).
 */
const redirectAddress = href.check(
  z.regex(/^(\/|page:|https:)/, 'Kies een pagina, of vul een adres in met https://.'),
)

/**
 * The field for a licence plate (spec 000 section 1): the plate is kept in session storage, and the visitor is sent to the
 * redirect. Only the document may give the redirect, never the address of the page. Without a redirect the block says whom to
 * call.
 */
export const licencePlate = blockKind(
  'licence_plate',
  {
    anchor,
    title: shortText,
    text: z.optional(sentences),
    button: shortText,
    redirect: z.optional(z.strictObject({ href: redirectAddress, new_tab: z.optional(z.boolean()) })),
    desk: codename,
    at_hand: z.optional(z.array(shortText).check(z.minLength(1), z.maxLength(8))),
  },
  {
    anchor: 'premie',
    title: 'Bereken je premie',
    text: 'Vul je kenteken in. Je gaat verder bij de verzekeraar.',
    button: 'Bereken je premie',
    redirect: { href: '/autoverzekering', new_tab: true },
    desk: 'verzekeringen',
    at_hand: ['Je kenteken'],
  },
)

/** The facts of the block's field, which come from the brick of a plate. */
export const plateField = {
  label: field.facts.label,
  placeholder: field.facts.placeholder,
  maxLength: field.facts.maxLength,
  missing: plateMissing,
  unfinished,
}

/** Whether a redirect is allowed: to a page of ours, or by https to the usual port of a host that settings list. */
export const isAllowedRedirect = (address: string, hosts: readonly string[] = []): boolean => {
  if (address.startsWith('/')) return true
  if (!URL.canParse(address)) return false
  const { protocol, username, password, host } = new URL(address)
  return protocol === 'https:' && username === '' && password === '' && hosts.includes(host)
}
