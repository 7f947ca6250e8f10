import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Page } from '../../../core/content/page.ts'
import type { Site } from '../../../core/content/site.ts'

/** A source expression that allows exactly this text as an inline script or style. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Origins of other sites that this page shows in frames, as the settings name them. */
export const framesOf = ({ settings }: Site, { blocks }: Page): string[] => [
  ...new Set(
    blocks.flatMap((block) => {
      const source = block.kind === 'iframe' ? settings.frames[block.show.source] : '/'
      return source.startsWith('/') ? [] : [new URL(source).origin]
    }),
  ),
]

/** Lets this one answer frame these origins beside our own. */
export const widenFrames = (reply: FastifyReply, origins: readonly string[]): void => {
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  reply.header(
    'content-security-policy',
    policy.replace("frame-src 'self'", ["frame-src 'self'", ...origins].join(' ')),
  )
}

/**
 * Sets the headers of a document that only our own pages may frame: it has a policy of its own, and an opaque origin even when it
 * is opened directly.
 */
export const framed = (reply: FastifyReply, policy: readonly string[]): FastifyReply =>
  reply
    .header(
      'content-security-policy',
      [
        'sandbox allow-scripts allow-forms allow-popups',
        "default-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
        ...policy,
      ].join('; '),
    )
    .header('x-frame-options', 'SAMEORIGIN')
    .header('x-robots-tag', 'noindex')
    // an opaque origin cannot be origin-keyed, and browsers log a warning when asked to
    .removeHeader('origin-agent-cluster')
    .removeHeader('cross-origin-opener-policy')
    .type('text/html; charset=utf-8')

/** File name, as the build makes it, of the worker that converts photos of phones (HEIC), also compressed. */
const heicWorker = /[\\/]heic-worker-[\w-]+\.js(\.br|\.gz)?$/

/**
 * Policy of a built file that is a worker which compiles WebAssembly; undefined for every other file. A worker follows the policy
 * of its own answer, so no page needs to allow WebAssembly. The worker can reach our own files and nothing else.
 */
export const workerPolicy = (path: string): string | undefined =>
  heicWorker.test(path)
    ? "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
    : undefined
