import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type {
  categories as categoriesCall,
  tasks as tasksCall,
} from '../../../core/contract/handyman/calls.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import {
  type Handyman,
  type HandymanCategory,
  type HandymanTask,
  handymanName as partner,
} from '../../ports/handyman.ts'
import type { RequestContext } from '../../services/context.ts'
import { storeAnswer, storedAnswers } from '../../services/partner-answers/partner-answer-cache.ts'

// Tasks hardly ever change; a day-old list still names the job that is booked.
const rememberedSeconds = 24 * 3600

const askTasks = async (ctx: RequestContext): Promise<HandymanTask[]> => {
  const all = await ctx.ports.handyman.tasks()
  await storeAnswer(ctx, partner, { question: 'tasks', answer: all, seconds: rememberedSeconds })
  return all
}

const askCategories = async (ctx: RequestContext): Promise<HandymanCategory[]> => {
  const all = await ctx.ports.handyman.categories()
  await storeAnswer(ctx, partner, { question: 'categories', answer: all, seconds: rememberedSeconds })
  return all
}

/** All tasks that can be booked. Throws PartnerError when the partner is away. */
export const readTasks = async (ctx: RequestContext): Promise<AnswerOf<typeof tasksCall>> =>
  (await askTasks(ctx)).map(({ id, title, categoryId }) => ({ id, title, category_id: categoryId }))

/** The trades; a category's title is the handyman shown. Throws PartnerError when the partner is away. */
export const readCategories = (ctx: RequestContext): Promise<AnswerOf<typeof categoriesCall>> =>
  askCategories(ctx)

interface Catalogue {
  tasks: HandymanTask[]
  categories: HandymanCategory[]
}

// A booking need not ask for the whole catalogue when this process saw it a minute ago.
const keptMs = 60_000
const kept = new WeakMap<Handyman, Catalogue & { at: number }>()

/**
 * A task with the title of its trade, to check a booking against; while the partner is away, as it was told in
 * the past day. Undefined when there is no such task. Throws PartnerError when nothing is known.
 */
export const findTask = async (
  ctx: RequestContext,
  taskId: string,
): Promise<{ title: string; handyman: string | undefined } | undefined> => {
  const { tasks, categories } = await readCatalogue(ctx)
  const task = tasks.find(({ id }) => id === taskId)
  return task && { title: task.title, handyman: categories.find(({ id }) => id === task.categoryId)?.title }
}

const readCatalogue = async (ctx: RequestContext): Promise<Catalogue> => {
  const { handyman } = ctx.ports
  const seen = kept.get(handyman)
  if (seen && Math.abs(ctx.clock.now() - seen.at) < keptMs) return seen
  const [tasks, categories] = await Promise.all([
    orRecall(ctx, 'tasks', () => askTasks(ctx)),
    orRecall(ctx, 'categories', () => askCategories(ctx)),
  ])
  kept.set(handyman, { tasks, categories, at: ctx.clock.now() })
  return { tasks, categories }
}

const orRecall = async <T>(ctx: RequestContext, question: string, ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error
    const [remembered] = await storedAnswers<T>(ctx, partner, question)
    if (!remembered) throw error
    return remembered.answer
  }
}
