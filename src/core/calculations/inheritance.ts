import type { Cents } from '../kernel/money.ts'

/** Whom somebody leaves behind. Grandchildren take the place of a child that died, and count as that child. */
export interface Family {
  /** `married` includes a registered partner; `together` is neither, whatever contract there is. */
  bond: 'married' | 'together' | 'alone'
  children: number
  parents: number
  siblings: number
  halfSiblings: number
}

/** The part of the estate that each one inherits, from 0 to 1. */
export interface Shares {
  partner: number
  child: number
  parent: number
  sibling: number
  halfSibling: number
}

const nobody: Shares = { partner: 0, child: 0, parent: 0, sibling: 0, halfSibling: 0 }

/**
 * A parent inherits at least a quarter; a half brother or half sister half of what a full one does (Burgerlijk Wetboek, book 4
 * article 11).
 */
const leastOfParent = 1 / 4
const halfBlood = 1 / 2

/** The shares of parents, brothers and sisters: the second group of article 10. */
const sharesOfOrigin = ({ parents, siblings, halfSiblings }: Family): Shares => {
  const equal = 1 / (parents + siblings + halfSiblings * halfBlood)
  const others = siblings + halfSiblings * halfBlood
  const parent = parents === 0 ? 0 : others === 0 ? 1 / parents : Math.max(equal, leastOfParent)
  const sibling = others === 0 ? 0 : (1 - parents * parent) / others
  return {
    ...nobody,
    parent,
    sibling: siblings > 0 ? sibling : 0,
    halfSibling: halfSiblings > 0 ? sibling * halfBlood : 0,
  }
}

/**
 * Who inherits without a will, and how much each (Burgerlijk Wetboek, book 4 articles 10 and 11). All shares are 0 when only
 * further family is left, or the State.
 */
export const legalShares = (family: Family): Shares => {
  const { bond, children, parents, siblings, halfSiblings } = family
  const partners = bond === 'married' ? 1 : 0
  const first = partners + children
  if (first > 0) return { ...nobody, partner: partners / first, child: children > 0 ? 1 / first : 0 }
  return parents + siblings + halfSiblings > 0 ? sharesOfOrigin(family) : nobody
}

/** A share (0 to 1) in hundredths of a percent. */
export const inBasisPoints = (share: number): number => Math.round(share * 100_00)

/** A share of an amount, in whole cents. */
export const shareOf = (estate: Cents, share: number): Cents => Math.round(estate * share)
