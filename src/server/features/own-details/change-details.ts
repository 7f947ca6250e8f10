import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type {
  changeAddress as addressEndpoint,
  changePhones as phonesEndpoint,
} from '../../../core/contract/own-details/own-details-calls.ts'
import { phoneMissing } from '../../../core/groups/phones.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import type { RequestContext } from '../../services/context.ts'
import { loggedOut, ownId, tellChange } from '../../services/people/own-account.ts'

interface Change {
  action: 'own-details.change-address' | 'own-details.change-phones'
  /** What changed, in the words of the mail: `je adres`. */
  what: string
  columns: Record<string, string | number | null>
}

const change = async (ctx: RequestContext, { action, what, columns }: Change): Promise<{ changed: true }> => {
  const personId = await ownId(ctx)
  await ctx.transaction(async (tx) => {
    const written = await tx
      .updateTable('person')
      .set(columns)
      .where('id', '=', personId)
      .returning('id')
      .executeTakeFirst()
    if (!written) throw loggedOut()
    await tellChange(tx, ctx, { action, personId, what })
  })
  return { changed: true }
}

/** Changes the address of the person who asks. Faults: 400, 401. */
export const changeAddress = (
  ctx: RequestContext,
  { body }: RequestOf<typeof addressEndpoint>,
): Promise<AnswerOf<typeof addressEndpoint>> =>
  change(ctx, {
    action: 'own-details.change-address',
    what: 'je adres',
    columns: {
      postcode: body.postcode,
      house_number: body.houseNumber,
      addition: body.addition ?? '',
      street_name: body.streetName,
      city: body.city,
    },
  })

/** Changes the phone numbers of the person who asks; a number that is left out is removed. Faults: 400, 401. */
export const changePhones = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof phonesEndpoint>,
): Promise<AnswerOf<typeof phonesEndpoint>> => {
  if (body.mobile === undefined && body.landline === undefined)
    throw invalidFields({ mobile: [phoneMissing] })
  return change(ctx, {
    action: 'own-details.change-phones',
    what: 'je telefoonnummers',
    columns: { mobile: body.mobile ?? null, landline: body.landline ?? null },
  })
}
