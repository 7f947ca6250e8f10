/** What was asked for on the command line. */
export interface Asked {
  /** `contract-review`, or with its verb `contract-review.book`. */
  name: string
  /** Of a funnel, in Dutch: `contract-laten-controleren`. */
  slug?: string | undefined
  /** As visitors read it, in Dutch: `Contract laten controleren`. */
  title?: string | undefined
  /** Of an endpoint: it only reads, and takes nothing in. */
  reads?: boolean | undefined
}

/** The ways to write a name: `contract-review`, `contractReview`, `ContractReview`, `contract_review`. */
export interface Names {
  key: string
  camel: string
  pascal: string
  snake: string
  /** Of the environment: `CONTRACT_REVIEW`. */
  variable: string
  /** Of a call in code, in a file's name, and within another name: `taskRates`, `task-rates`, `TaskRates`. */
  verb: string
  verbKey: string
  verbPascal: string
  reads: boolean
  slug: string
  /** Of a calculator's block: its slug, written as codenames are. */
  codename: string
  title: string
}

export const kinds = ['funnel', 'tool', 'endpoint', 'block', 'partner'] as const
export type Kind = (typeof kinds)[number]

/** What kinds need beside a name, since a visitor reads it. */
const demanded: Readonly<Record<Kind, readonly ('slug' | 'title')[]>> = {
  funnel: ['slug', 'title'],
  tool: ['title'],
  endpoint: ['title'],
  block: [],
  partner: [],
}

export const use =
  'Use: npm run new -- funnel <key> --slug <slug> --title "<title>", tool <slug> --title "<title>", endpoint <key>.<verb> --title "<title>" (and --reads for one that takes nothing in), block <kind> or partner <name>.'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** `30-minute-advice` becomes `minuteAdvice30`, since no name in code starts with a digit. */
const camelOf = (key: string): string => {
  const [, digits = '', words = ''] = /^(\d*)-?(.*)$/.exec(key) ?? []
  return words.replace(/-([a-z0-9])/g, (_all, sign: string) => sign.toUpperCase()) + digits
}

/** Words that cannot name anything in code. */
const reserved =
  /^(await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|calls?|operations?|endpoint|utils?|helpers?|commons?|managers?|misc)$/

/** Names that the files of a new feature or funnel use already. */
const usedInside =
  /^(answer|anyone|begin|begun|confirmation|copy|document|email|feature|group|index|infix|later|letters|optional|person|question|queues|reference|submit|titles|wire)$/

const isPlain = (name: string) =>
  /^[a-z0-9-]+$/.test(name) && !/^-|--|-$|^[\d-]+$/.test(name) && name.length <= 64 && !reserved.test(name)

/** A sentence or less, of letters that need no escape wherever it will stand. */
const isTitle = (title: string) => /^[\p{Lu}\d][^'"`\\<>{}$]{1,63}$/u.test(title) && title.trim() === title

/** What stands in the way of these names, in one sentence. */
const refusal = (kind: Kind, { name, slug, title, reads }: Asked): string | undefined => {
  const [key = '', verb = 'send', ...more] = name.split('.')
  const good = isPlain(key) && more.length === 0
  const isFeature = kind === 'funnel' || kind === 'endpoint'
  if (isFeature) {
    const clash = [camelOf(verb), camelOf(key)].some((one) => usedInside.test(one)) || verb === key
    const form = kind === 'funnel' || name.includes('.')
    if (!good || clash || !form || !/^[a-z]+(-[a-z]+)*$/.test(verb) || reserved.test(verb))
      return kind === 'endpoint'
        ? `"${name}" is no name for an endpoint: write key.verb in small letters, like contract-review.book.`
        : `"${name}" is no name for a funnel: use small letters, digits and single hyphens, like contract-review.`
  } else if (kind === 'partner' && !/^[a-z]+(-[a-z]+)*$/.test(name))
    return `"${name}" is no name for a partner: use small letters and single hyphens, like contract-review.`
  else if (!good || name.includes('.'))
    return `"${name}" is no name for a ${kind}: use small letters, digits and single hyphens, like contract-review.`
  if (reads && kind !== 'endpoint') return `Only an endpoint is made with --reads. ${use}`
  const missing = demanded[kind].find((option) => !{ slug, title }[option])
  if (missing) return `A ${kind} needs --${missing}, in Dutch (behind npm's own --): ${use}`
  if (slug !== undefined && !isPlain(slug))
    return `"${slug}" is no slug: use small letters, digits and single hyphens, like contract-laten-controleren.`
  if (title !== undefined && !isTitle(title))
    return `"${title}" is no title: begin with a capital, without quotes and signs of code, like Contract laten controleren.`
  return undefined
}

/** Reads what was asked for. Throws an Error with one sentence. */
export const namesOf = (kind: Kind, asked: Asked): Names => {
  const refused = refusal(kind, asked)
  if (refused) throw new Error(refused)
  const [key = '', verbKey = 'send'] = asked.name.split('.')
  const [camel, verb] = [camelOf(key), camelOf(verbKey)]
  return {
    key,
    camel,
    pascal: capital(camel),
    snake: key.replaceAll('-', '_'),
    variable: key.replaceAll('-', '_').toUpperCase(),
    verb,
    verbKey,
    verbPascal: capital(verb),
    reads: asked.reads ?? false,
    slug: asked.slug ?? key,
    codename: (asked.slug ?? key).replaceAll('-', '_'),
    title: asked.title ?? capital(key.replaceAll('-', ' ')),
  }
}
