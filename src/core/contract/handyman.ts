import { coordinatesAnswer } from './answer-schemas.ts'
import { call } from './call.ts'
import type * as operations from './handyman.operations.ts'

export const tasks = call<typeof operations.tasks>({
  name: 'klusservice.tasks',
  method: 'GET',
  path: '/api/klusservice/tasks',
})

export const categories = call<typeof operations.categories>({
  name: 'klusservice.categories',
  method: 'GET',
  path: '/api/klusservice/categories',
})

export const verify = call<typeof operations.verify>({
  name: 'klusservice.verify',
  method: 'GET',
  path: '/api/klusservice/verify',
  kept: coordinatesAnswer,
})

export const taskRates = call<typeof operations.taskRates>({
  name: 'klusservice.task-rates',
  method: 'GET',
  path: '/api/klusservice/task-rates',
})

export const book = call<typeof operations.book>({
  name: 'klusservice.book',
  method: 'POST',
  path: '/api/klusservice/appointment',
})
