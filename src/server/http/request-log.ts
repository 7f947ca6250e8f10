import type { FastifyBaseLogger } from 'fastify'

// biome-ignore lint/suspicious/noExplicitAny: what every logger takes
type LogArguments = [first: any, ...more: any[]]
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
  trace(...args: LogArguments) {
    this.#own.trace(...args)
  }
  debug(...args: LogArguments) {
    this.#own.debug(...args)
  }
  info(...args: LogArguments) {
    this.#own.info(...args)
  }
  warn(...args: LogArguments) {
    this.#own.warn(...args)
  }
  error(...args: LogArguments) {
    this.#own.error(...args)
  }
  fatal(...args: LogArguments) {
    this.#own.fatal(...args)
  }
  silent(...args: LogArguments) {
    this.#own.silent(...args)
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
