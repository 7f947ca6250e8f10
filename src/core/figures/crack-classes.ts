import { figure } from '../kernel/figure.ts'

/** The widest cracks of the classes 0, 1, 2, 3 and 4, in mm (BRE Digest 251, table 1); a wider crack is of class 5. */
export const crackClasses = figure<readonly number[]>('Klassen van schade door scheuren (BRE Digest 251)', [
  {
    from: '1995-01-01',
    value: [0.1, 1, 5, 15, 25],
    source: {
      name: 'Delaney Marling Partnership',
      href: 'https://www.delaneymarlingpartnership.co.uk/newsitem_2021_01_148/assessing-cracks-in-your-building',
    },
  },
])

/** The year of building before which homes subside more often: one of four may. */
export const weakFoundationBefore = figure('Bouwjaar waarvoor een fundering vaker zwak is', [
  {
    from: '2019-02-01',
    value: 1970,
    source: {
      name: 'Omroep West, naar het KCAF',
      href: 'https://www.omroepwest.nl/nieuws/3770717/1-miljoen-huizen-dreigen-te-verzakken-gevolg-droge-zomer',
    },
  },
])
