import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { MadePasskey, ShownPasskey } from '../../src/core/fields/account/passkey-answer.ts'

/** What an answer has otherwise than a browser at `http://localhost:3000` would give it. */
interface Over {
  origin?: string
  rpId?: string
  /** Whether the device recognised its owner, by a finger or a code. */
  recognised?: boolean
  counter?: number
}

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** Bits of the flags in what an authenticator signs (WebAuthn, 6.1): present, recognised, with a new key. */
const flag = { present: 0x01, recognised: 0x04, newKey: 0x40 }

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

const authenticatorData = (
  flags: number,
  { rpId = 'localhost', counter = 0 }: Over,
  rest: Buffer,
): Buffer => {
  const head = Buffer.alloc(5)
  head.writeUInt8(flags, 0)
  head.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(rpId), head, rest])
}

/** A key of ES256 in the form in which authenticators give it (COSE, RFC 9053). */
const coseKey = (x: string, y: string): Uint8Array =>
  isoCBOR.encode(
    new Map<string | number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  )

/**
 * A passkey in software, with a browser around it: answers what a browser would, as it sends it. Its count of uses goes up by one
 * each time, unless `over` says otherwise.
 */
export function softwareAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(20)
  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const }
  let uses = 0
  const flagsOf = ({ recognised = true }: Over) => flag.present | (recognised ? flag.recognised : 0)

  return {
    id: credential.id,
    /** Makes the passkey for a challenge. */
    make({ challenge }: { challenge: string }, over: Over = {}): MadePasskey {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseKey(x, y)])
      const papers = new Map<string | number, string | Uint8Array | Map<string | number, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string | number, string>()],
        ['authData', new Uint8Array(authenticatorData(flagsOf(over) | flag.newKey, over, key))],
      ])
      const client = clientData('webauthn.create', challenge, over.origin ?? 'http://localhost:3000')
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          attestationObject: base64url(isoCBOR.encode(papers)),
        },
      }
    },
    /** Shows the passkey for a challenge. */
    show({ challenge }: { challenge: string }, over: Over = {}): ShownPasskey {
      uses = over.counter ?? uses + 1
      const signed = authenticatorData(flagsOf(over), { ...over, counter: uses }, Buffer.alloc(0))
      const client = clientData('webauthn.get', challenge, over.origin ?? 'http://localhost:3000')
      const signature = createSign('SHA256').update(signed).update(sha256(client)).sign(privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(signed),
          signature: base64url(signature),
        },
      }
    },
  }
}
