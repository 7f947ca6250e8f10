import { calls, spoilBodies } from './input.ts'

// Every other call; the rest is `input-bodies-2`.

spoilBodies(calls.filter((_call, index) => index % 2 === 0))
