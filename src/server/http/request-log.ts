import type { FastifyBaseLogger } from 'fastify'

// biome-ignore lint/suspicious/noExplicitAny: what every logger takes
type Said = [said: any, ...more: any[]]
type Bindings = Parameters<FastifyBaseLogger['child']>[0]
type Options = Parameters<FastifyBaseLogger['child']>[1]

/**
 * The log of one request, whose lines carry its id. Most requests log nothing, so the underlying logger is made at the first
 * line: making one costs as much as logging an answer.
 */
class RequestLog {
  readonly #parent: FastifyBaseLogger
  readonly #bindings: Bindings
  readonly #options: Options
  #made: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, bindings: Bindings, options: Options) {
    this.#parent = parent
    this.#bindings = bindings
    this.#options = options
  }
  get #own(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(this.#bindings, this.#options)
    return this.#made
  }
  get level() {
    return this.#own.level
  }
  set level(level) {
    this.#own.level = level
  }
  trace(...said: Said) {
    this.#own.trace(...said)
  }
  debug(...said: Said) {
    this.#own.debug(...said)
  }
  info(...said: Said) {
    this.#own.info(...said)
  }
  warn(...said: Said) {
    this.#own.warn(...said)
  }
  error(...said: Said) {
    this.#own.error(...said)
  }
  fatal(...said: Said) {
    this.#own.fatal(...said)
  }
  silent(...said: Said) {
    this.#own.silent(...said)
  }
  child(bindings: Bindings, options?: Options): FastifyBaseLogger {
    return this.#own.child(bindings, options)
  }
}

export const requestLog = (
  parent: FastifyBaseLogger,
  bindings: Bindings,
  options: Options,
): FastifyBaseLogger => new RequestLog(parent, bindings, options)
