import type * as z from 'zod/mini'

/** The shape of every port: an object with named calls that each answer a promise. */
export type Port<P> = { [M in keyof P]: (...given: never[]) => Promise<unknown> }

/** For each call of a port the schema that a partner's answer must pass before a service sees it. */
export type Guards<P extends Port<P>> = {
  readonly [M in keyof P]: z.ZodMiniType<Awaited<ReturnType<P[M]>>>
}

/** The same port with every call made through `around`. The keys of the guards are the names of the calls. */
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
