import { auditCounted } from '../audit/write-trail.ts'
import { instantFromNow, type RequestContext, type Runtime } from '../context.ts'
import type { KeptFile } from '../files/read-files.ts'

/** Seconds for which the address of a file works. */
const linkSeconds = 3600

const purpose = 'message-file'

/** The path of the files of messages, for who showed that the request is theirs and has no account. */
export const messageFilesPath = '/api/v1/message-files'

const textOf = (id: string, expires: number): string => `${id} ${expires}`

/** An address at which whoever has it downloads one file of a message, for an hour. */
export const fileLink = (runtime: Pick<Runtime, 'vault' | 'clock'>, id: string): string => {
  const expires = Math.floor(Date.parse(instantFromNow(runtime, linkSeconds)) / 1000)
  return `${messageFilesPath}/${id}?tot=${expires}&bewijs=${runtime.vault.sign(purpose, textOf(id, expires))}`
}

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What somebody asks for; nothing of it is believed until the signature is. */
interface AskedFile {
  id: string
  expires: unknown
  proof: unknown
}

const isOurs = (
  { vault, clock }: Pick<Runtime, 'vault' | 'clock'>,
  { id, expires, proof }: AskedFile,
): boolean =>
  idForm.test(id) &&
  typeof expires === 'string' &&
  /^\d{10}$/.test(expires) &&
  Number(expires) * 1000 > clock.now() &&
  typeof proof === 'string' &&
  /^[\w-]{43}$/.test(proof) &&
  vault.isSigned(purpose, textOf(id, Number(expires)), proof)

/**
 * Reads a file of a message by such an address; undefined for one that we did not sign or that is over, and for a file whose message
 * is gone.
 * @throws PartnerError when the files cannot be reached.
 */
export const readMessageFile = async (
  ctx: RequestContext,
  asked: AskedFile,
): Promise<KeptFile | undefined> => {
  if (!isOurs(ctx, asked)) return undefined
  const row = await ctx.database
    .selectFrom('file')
    .select(['name', 'content_type'])
    .where('id', '=', asked.id)
    .where('message_id', 'is not', null)
    .executeTakeFirst()
  const content = row && (await ctx.ports.files.get(asked.id))
  if (!content) return undefined
  const session = await ctx.session()
  await auditCounted(ctx.database, ctx, {
    action: 'files.download',
    subjectId: asked.id,
    personId: session?.personId,
  })
  return { name: row.name, contentType: row.content_type, content }
}
