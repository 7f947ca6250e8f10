import * as z from 'zod/mini'

const filled = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

/** A title or label: one line. */
export const shortText = filled(160)
/** A sentence or two without mark-up. */
export const sentences = filled(600)
/** The name of a document, block, desk, price or tool. */
export const codename = z.string().check(
  z.regex(/^[a-z0-9_]{1,80}$/, 'Gebruik kleine letters, cijfers en lage streepjes: hoogstens 80.'),
  // what every object has by itself would be found wherever something is looked up by this name
  z.refine((name) => !(name in {}), 'Deze naam heeft al een betekenis. Kies een andere.'),
)

/**
 * Where a link goes: a page of ours (`/contact`, with query or anchor), a document wherever it is (`page:klusservice`), a place
 * on the same page (`#kosten`), or an outside address by https, mailto or tel. Nothing else, so that no script can hide in a
 * link.
 */
export const href = z
  .string()
  .check(
    z.maxLength(500),
    z.regex(
      /^(\/(?![/\\])[^\s\\]*|#[\w-]+|page:[a-z0-9_]{1,80}([#?][^\s\\]*)?|https:\/\/[^\s\\]+|mailto:[^\s]+|tel:\+?[\d]+)$/,
      'Kies een pagina of een plek op deze pagina, of vul een adres in met https://, mailto: of tel:.',
    ),
  )

export const link = z.strictObject({ label: shortText, href })
export type Link = z.infer<typeof link>

/** Text with mark-up. The content service sanitizes `html` before it hands the text out, so blocks may show it as it is. */
export const rich = z.strictObject({ html: z.string().check(z.minLength(1), z.maxLength(40_000)) })
export type Rich = z.infer<typeof rich>

/** A place on the page that a link with `#` can point at. */
export const anchor = z.optional(
  z
    .string()
    .check(
      z.regex(
        /^[a-z][a-z0-9-]{0,60}$/,
        'Begin met een kleine letter. Gebruik daarna kleine letters, cijfers en streepjes: hoogstens 60.',
      ),
    ),
)

/** What a name in an address may hold. */
export const slugRule = 'Gebruik kleine letters en cijfers, met een streepje tussen woorden.'

export const icon = z.enum([
  'bath',
  'bolt',
  'bricks',
  'building',
  'calculator',
  'calendar',
  'chat',
  'check',
  'clock',
  'crack',
  'door',
  'drop',
  'euro',
  'fence',
  'file',
  'flame',
  'floor',
  'home',
  'house-check',
  'info',
  'lamp',
  'leaf',
  'lock',
  'magnifier',
  'mail',
  'people',
  'phone',
  'pin',
  'pipe',
  'radiator',
  'roof',
  'scale',
  'shield',
  'sound',
  'stairs',
  'tap',
  'toilet',
  'tree',
  'user',
  'warning',
  'wind',
  'window',
  'wrench',
])
export type ContentIcon = z.infer<typeof icon>

/** The drawings that content may choose from, with their descriptions for readers who cannot see them. */
export const pictures = {
  street: 'Een straat met vier huizen aan het water',
  handyman: 'Een huis met een ladder en gereedschap',
  inspection: 'Een huis onder een vergrootglas',
  insulation: 'Een opengesneden huis met lagen isolatie',
  vve: 'Een gebouw met appartementen',
  mortgage: 'Een huis met een sleutel en stapels munten',
  insurance: 'Een huis onder een paraplu in de regen',
  legal: 'Een weegschaal tussen twee huizen',
  sale: 'Een huis met een bord in de tuin',
  advice: 'Twee huizen in gesprek',
  contract: 'Een ondertekend papier met een potlood',
} as const
export const picture = z.enum(Object.keys(pictures) as [keyof typeof pictures, ...(keyof typeof pictures)[]])
export type ContentPicture = z.infer<typeof picture>
