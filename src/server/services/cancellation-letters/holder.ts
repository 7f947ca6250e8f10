import * as z from 'zod/mini'
import { addressInWords, nameInWords } from '../../../core/groups/formatting.ts'
import type { ReadSubmission } from '../submissions/read.ts'

/** As the stored request has who holds the old insurance; its signature is masked there. */
const stored = z.object({
  cancellationService: z.object({
    applicant: z.object({
      initials: z.string(),
      infix: z.nullish(z.string()),
      lastName: z.string(),
      address: z.object({
        postcode: z.string(),
        houseNumber: z.union([z.string(), z.number()]),
        houseNumberAddition: z.nullish(z.string()),
        street: z.string(),
        city: z.string(),
      }),
      emailAddress: z.string(),
    }),
  }),
})

/** Who holds the old insurance and signs its cancellation. */
export interface Holder {
  name: string
  /** In two lines. */
  address: string
  emailAddress: string
}

/** @throws Error for a request that asks for no cancellation. */
export const holderIn = ({ request }: Pick<ReadSubmission, 'request'>): Holder => {
  const { initials, infix, lastName, address, emailAddress } =
    stored.parse(request).cancellationService.applicant
  return {
    name: nameInWords({ initials, infix, lastName }),
    address: addressInWords({
      ...{ streetName: address.street, houseNumber: Number(address.houseNumber) },
      ...{ addition: address.houseNumberAddition, postcode: address.postcode, city: address.city },
    }),
    emailAddress,
  }
}
