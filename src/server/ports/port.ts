import type * as z from 'zod/mini'

/** What every port is: named calls that answer later. */
export type Port<P> = { [M in keyof P]: (...given: never[]) => Promise<unknown> }

/** Per call of a port, the schema that a partner's answer must pass. */
export type Guards<P extends Port<P>> = {
  readonly [M in keyof P]: z.ZodMiniType<Awaited<ReturnType<P[M]>>>
}

/** The same port, each call made by way of `around`. The guards name the calls. */
export const wrapPort = <P extends Port<P>>(
  port: P,
  guards: Guards<P>,
  around: (name: keyof P, call: () => Promise<unknown>) => Promise<unknown>,
): P => {
  const names = Object.keys(guards) as (keyof P)[]
  const calls = names.map((name) => [
    name,
    (...given: never[]) => around(name, async () => port[name](...given)),
  ])
  return Object.fromEntries(calls) as P
}
