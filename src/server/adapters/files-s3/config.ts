import * as z from 'zod/mini'

/** Over plain http the bytes could be read and changed on their way; on this machine nobody is in between. */
const isSafe = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, search, hash, username } = new URL(text)
  if (search !== '' || hash !== '' || username !== '') return false
  return (
    protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
  )
}

const given = z.string().check(z.minLength(1, 'is leeg.'))

/** The environment of this adapter. Messages are the part of a sentence that follows the variable's name. */
export const filesS3Config = z.object({
  /** The bucket: `https://s3.voorbeeld.nl/thuisbasis`, or `https://thuisbasis.s3.voorbeeld.nl`. */
  S3_URL: z
    .string()
    .check(
      z.refine(
        isSafe,
        'moet het https-adres van een bucket zijn, zoals https://s3.voorbeeld.nl/thuisbasis (http alleen op deze computer).',
      ),
    ),
  S3_REGION: z._default(
    z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'moet de naam van een regio zijn, zoals eu-west-1.')),
    'auto',
  ),
  S3_ACCESS_KEY_ID: given,
  S3_SECRET_ACCESS_KEY: given,
})

export interface S3Settings {
  /** As `S3_URL`. */
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Milliseconds for all of one request. */
  timeout: number
}
