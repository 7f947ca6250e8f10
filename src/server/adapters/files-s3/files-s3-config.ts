import * as z from 'zod/mini'

/**
 * Whether a bucket's address is safe: https, or http on this machine. Over plain http elsewhere the files could be read and
 * changed on their way.
 */
const isSafe = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, search, hash, username } = new URL(text)
  if (search !== '' || hash !== '' || username !== '') return false
  return (
    protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
  )
}

const given = z.string().check(z.minLength(1, 'is leeg.'))

export const filesS3Config = {
  S3_URL: {
    schema: z
      .string()
      .check(
        z.refine(
          isSafe,
          'moet het https-adres van een bucket zijn, zoals https://s3.voorbeeld.nl/thuisbasis (http alleen op deze computer).',
        ),
      ),
    meaning:
      'address of the bucket, https (http on this machine): `https://s3.voorbeeld.nl/thuisbasis`, or `https://thuisbasis.s3.voorbeeld.nl`',
  },
  S3_REGION: {
    schema: z._default(
      z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'moet de naam van een regio zijn, zoals eu-west-1.')),
      'auto',
    ),
    meaning: 'region of the bucket',
  },
  S3_ACCESS_KEY_ID: {
    schema: given,
    meaning: 'who may read, write and remove objects there, and nothing else',
  },
  S3_SECRET_ACCESS_KEY: { schema: given, meaning: 'its secret', secret: true as const },
}

export interface S3Settings {
  /** The value of `S3_URL`. */
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Milliseconds for one whole request. */
  timeout: number
}
