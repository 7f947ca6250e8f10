import * as z from 'zod/mini'
import { optional } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { addition } from '../../fields/home/addition.ts'
import { houseNumber } from '../../fields/home/house-number.ts'
import { postcode } from '../../fields/home/postcode.ts'
import { operation } from '../operation.ts'

export const lookup = operation({
  summary:
    'Zoekt straat, plaats en toevoegingen bij een postcode en huisnummer; staat een nummer op meer plekken, dan zegt de toevoeging welke.',
  query: group({ postcode, houseNumber, addition: optional(addition) }),
  answer: z.object({
    postcode: z.string(),
    houseNumber: z.number(),
    streetName: z.string(),
    city: z.string(),
    lat: z.number(),
    lon: z.number(),
    municipalityId: z.string(),
    additions: z.array(z.string()),
  }),
  example: {
    postcode: '3821BT',
    houseNumber: 10,
    streetName: 'Voorbeeldlaan',
    city: 'Amersfoort',
    lat: 52.1561,
    lon: 5.3878,
    municipalityId: 'GM0307',
    additions: [],
  },
  limit: 'lookup',
  faults: [
    { status: 404, code: 'address-unknown', when: 'het adres bestaat niet' },
    { status: 503, code: 'partner-unavailable', when: 'het adressenregister antwoordt niet' },
  ],
})
