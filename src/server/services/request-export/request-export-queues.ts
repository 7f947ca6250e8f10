import { queue } from '../../outbox/queue.ts'

/** Makes a file with requests. One that was killed is made anew; what went wrong otherwise is told to who asked for it. */
export const exportQueue = queue('request-export.make', {
  retryLimit: 3,
  retryDelay: 5,
  expireInSeconds: 900,
})
