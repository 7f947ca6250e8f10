import type { PageSeed } from '../src/core/content/page.ts'
import { insuranceSlugs, premiumPath } from '../src/core/insurance/paths.ts'
import { type InsuranceEntry, insuranceNames, packageName } from '../src/core/rules/insurance-packages.ts'
import { beforeYouBegin } from './verzekering-parts.ts'

const keywords: Record<InsuranceEntry, string[]> = {
  Home: ['premie opstal', 'premie woonhuisverzekering', 'wat kost een opstalverzekering'],
  Content: ['premie inboedel', 'wat kost een inboedelverzekering'],
  Liability: ['premie avp', 'wat kost een aansprakelijkheidsverzekering'],
  Legal: ['premie rechtsbijstand', 'wat kost een rechtsbijstandverzekering'],
  All: ['premie woonpakket', 'wat kost alles samen', 'premie woonverzekering'],
}

/** The page on which the premium of one insurance, or of all of them, is calculated (spec 002 section 2.3). */
const premiumPage = (of: InsuranceEntry): PageSeed => {
  const name = of === 'All' ? packageName : insuranceNames[of].toLowerCase()
  return {
    kind: 'page',
    codename: `premie_${insuranceSlugs[of]}`,
    path: premiumPath(of),
    layout: 'funnel',
    title: `Premie van je ${name} berekenen`,
    label: 'Premie berekenen',
    description: `Zie in een paar minuten wat een ${name} voor jouw huis kost. Je zit nergens aan vast.`,
    keywords: ['premie berekenen', 'premie vergelijken', 'prijs', ...keywords[of]],
    picture: of === 'Legal' ? 'legal' : 'insurance',
    blocks: [
      {
        kind: 'funnel',
        slug: insuranceSlugs[of],
        properties: {
          price: '{price.lidmaatschap_jaar}',
          phone: '{phone.verzekeringen}',
          portal: '{insurance.portal}',
          membershipType: '{insurance.membership_type}',
          campaignCode: '{insurance.campaign_code}',
          packageCode: '{insurance.package_code}',
        },
      },
      { kind: 'rich_text', anchor: 'goed-om-te-weten', text: beforeYouBegin },
    ],
  }
}

export const premiumPages: PageSeed[] = (['Home', 'Content', 'Liability', 'Legal', 'All'] as const).map(
  premiumPage,
)
