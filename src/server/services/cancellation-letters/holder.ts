import * as z from 'zod/mini'
import { addressInWords, nameInWords } from '../../../core/groups/formatting.ts'
import type { ReadSubmission } from '../submissions/read-submission.ts'

/** The part of a stored request about the holder of the old insurance. The signature is masked there. */
const holderSchema = z.object({
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

/** The holder of the old insurance, who signs its cancellation. */
export interface Holder {
  name: string
  /** The address in two lines. */
  address: string
  emailAddress: string
}

/**
 * The holder of the old insurance in a request.
 * @throws Error for a request that asks for no cancellation.
 */
export const holderIn = ({ request }: Pick<ReadSubmission, 'request'>): Holder => {
  const { initials, infix, lastName, address, emailAddress } =
    holderSchema.parse(request).cancellationService.applicant
  return {
    name: nameInWords({ initials, infix, lastName }),
    address: addressInWords({
      ...{ streetName: address.street, houseNumber: Number(address.houseNumber) },
      ...{ addition: address.houseNumberAddition, postcode: address.postcode, city: address.city },
    }),
    emailAddress,
  }
}
