/**
 * Questions for the search of the site, each with the pages its reader would be content with. Written before the
 * search was tuned, by somebody who had read the pages and had seen neither the index nor its list of synonyms.
 */

/** What a reader types into the search box, and the pages (any of them will do) that answer it. */
interface SearchQuestion {
  asks: string
  wants: readonly string[]
}

const problems = '/problemen-oplossen'
const faq = '/veelgestelde-vragen'
const handyman = '/diensten/wonen-en-onderhoud-diensten/klusservice'
const booking = `${handyman}/klus-boeken`
const inspection = '/diensten/keuringen/bouwtechnische-keuring'
const handover = '/diensten/keuringen/opleveringskeuring'
const together = '/diensten/diensten-verduurzamen/collectieve-inkoop-isoleren'
const insulationCheck = `${together}/isolatiecheck`
const subsidies = '/subsidiecheck'
const subsidyGuide = '/subsidiecheck/wegwijzer'
const mortgage = '/diensten/hypotheek/hypotheekadvies'
const mortgageByVideo = '/diensten/hypotheek/hypotheekadvies-landelijk'
const mortgageGuard = '/diensten/hypotheek/hypotheekwacht'
const moneyPlan = '/diensten/hypotheek/geldplan'
const valueReport = '/diensten/hypotheek/waarderapport'
const valuation = '/diensten/hypotheek/taxatie'
const salePrice = '/diensten/koop-verkoop/verkoopprijs-bepalen'
const lawyer = '/diensten/juridisch/30-minuten-advies'
const contract = '/diensten/juridisch/contract-laten-controleren'
const legalPosition = '/diensten/juridisch/rechtspositiebepaling'
const will = '/diensten/wonen-en-onderhoud-diensten/testamentadvies/testamentadvies-afspraak-maken'
const insurances = '/diensten/verzekeringen'
const building = `${insurances}/opstalverzekering`
const contents = `${insurances}/inboedelverzekering`
const liability = `${insurances}/aansprakelijkheidsverzekering`
const legalAid = `${insurances}/rechtsbijstandverzekering`
const homePackage = `${insurances}/woonverzekeringen`
const vveInsurance = '/diensten/vve/vve-verzekering'
const vvePlan = '/diensten/vve/meerjarenonderhoudsplan'
const lawyerCalls = '/contact/terugbelafspraak-juridisch'
const builderCalls = '/contact/terugbelafspraak-bouwtechnisch'
const adviserCalls = '/contact/terugbelafspraak-financieel'
const winter = '/nieuws/maak-je-huis-klaar-voor-de-winter'

/** Sixty questions in everyday Dutch, spelled well, in the words of the reader more often than in those of the page. */
export const plain: readonly SearchQuestion[] = [
  { asks: 'het regent binnen op zolder', wants: [problems, '/dakcheck'] },
  { asks: 'loodgieter nodig', wants: [handyman, booking] },
  { asks: 'wat rekent een schilder per uur', wants: [handyman, booking] },
  { asks: 'kraan blijft druppelen', wants: [problems, handyman] },
  { asks: 'wc verstopt', wants: [problems, handyman] },
  { asks: 'zwarte plekken in de hoek van de badkamer', wants: [problems] },
  { asks: 'radiator blijft koud', wants: [problems] },
  { asks: 'gaslucht', wants: [problems] },
  { asks: 'barst in gevel gevaarlijk', wants: ['/rekentools/scheurenwijzer', problems, builderCalls] },
  { asks: 'deur klemt ineens', wants: ['/rekentools/scheurenwijzer', handyman] },
  { asks: 'plassen op plat dak', wants: ['/dakcheck'] },
  { asks: 'buitenkraan bevriest', wants: [winter] },
  { asks: 'huis laten nakijken voor ik koop', wants: [inspection] },
  { asks: 'hulp bij sleuteloverdracht nieuwbouw', wants: [handover] },
  { asks: 'taxateurs', wants: [valuation] },
  { asks: 'wat is mijn woning waard', wants: [valueReport, salePrice, valuation] },
  { asks: 'bezwaar maken tegen woz', wants: [valueReport] },
  { asks: 'voor hoeveel kan ik mijn huis te koop zetten', wants: [salePrice, valueReport] },
  { asks: 'huis verkopen zonder makelaar', wants: [salePrice] },
  { asks: 'rente vast loopt binnenkort af', wants: [mortgage, faq] },
  {
    asks: 'maximaal lenen met mijn salaris',
    wants: ['/rekentools/quickscan-hypotheek', '/rekentools/financieringscheck'],
  },
  { asks: 'studielening duo huis kopen', wants: ['/rekentools/studieschuld-en-hypotheek'] },
  { asks: 'lineair of annuitair', wants: ['/rekentools/rekenmodule-annuiteiten-en-lineaire-hypotheek'] },
  { asks: 'bijkomende kosten aankoop woning', wants: ['/rekentools/berekenen-kosten-koper'] },
  { asks: 'boetevrij aflossen', wants: ['/rekentools/rekenhulp-extra-aflossen'] },
  { asks: 'lage rente houden als ik verhuis', wants: ['/verhuistool'] },
  { asks: 'minder rente nu huis meer waard is', wants: ['/rekentools/renteopslag', mortgageGuard] },
  { asks: 'videogesprek hypotheekadviseur', wants: [mortgageByVideo, mortgage] },
  { asks: 'eerder met pensioen kan dat', wants: [moneyPlan, '/rekentools/financiele-wooncheck'] },
  { asks: 'scheiden en huis houden', wants: [moneyPlan, mortgage, adviserCalls] },
  { asks: 'erft mijn vriendin als we samenwonen', wants: [will, '/rekentools/testamentadvies-snelcheck'] },
  { asks: 'spouwmuren laten vullen', wants: [together, insulationCheck] },
  { asks: 'isoleren met de hele buurt', wants: ['/nieuws/samen-isoleren', together] },
  { asks: 'geld terug voor warmtepompen', wants: [subsidies, subsidyGuide] },
  { asks: 'hoeveel belasting betaal ik over gas', wants: ['/rekentools/energiebelasting-tool'] },
  { asks: 'maximumprijs energie 2023', wants: ['/rekentools/prijsplafond'] },
  {
    asks: 'eerst isoleren of eerst zonnepanelen',
    wants: ['/rekentools/bestaande-bouw-verduurzamen', faq, together],
  },
  { asks: 'stormschade melden', wants: [building, insurances, faq] },
  { asks: 'fiets gestolen uit schuur', wants: [contents] },
  { asks: 'mijn zoon heeft een ruit ingegooid', wants: [liability] },
  { asks: 'ik kan geen advocaat betalen', wants: [legalAid, lawyer] },
  { asks: 'all risk auto', wants: ['/autoverzekering'] },
  { asks: 'zeggen jullie mijn oude polis op', wants: [insurances, homePackage, building] },
  { asks: 'appartementencomplex verzekeren', wants: [vveInsurance] },
  { asks: 'ruzie met de buren over schutting', wants: [lawyer, lawyerCalls] },
  { asks: 'aannemer maakt werk niet af', wants: [lawyer, lawyerCalls] },
  { asks: 'voorlopig koopcontract nakijken', wants: [contract] },
  { asks: 'maak ik kans bij de rechter', wants: [legalPosition, lawyer] },
  { asks: 'hoeveel moet onze vve sparen', wants: [vvePlan] },
  { asks: 'beeldbellen met een bouwkundige', wants: ['/contact/online-adviesgesprek'] },
  { asks: 'wat kost lidmaatschap', wants: ['/lidmaatschap/lid-worden', faq] },
  { asks: 'ik wil geen lid meer zijn', wants: ['/lidmaatschap/opzeggen'] },
  { asks: 'cadeaubon gekregen', wants: ['/lidmaatschap/gifty'] },
  { asks: 'ik ga verhuizen, nieuw adres doorgeven', wants: [faq, '/registreren'] },
  { asks: 'hoe laat zijn jullie open', wants: ['/contact'] },
  { asks: 'niet tevreden over de vakman', wants: ['/contact/klacht-indienen'] },
  { asks: 'ik kan niet inloggen', wants: ['/inloggen', '/wachtwoord-vergeten'] },
  { asks: 'wat bewaren jullie over mij', wants: ['/privacy'] },
  { asks: 'site laten voorlezen', wants: ['/toegankelijkheid'] },
  { asks: 'hoe lang bestaan jullie al', wants: ['/over-ons'] },
]

/**
 * Sixty questions typed in a hurry: thirty with one typing error, then thirty with words joined, split or accented unlike the
 * page.
 */
export const rough: readonly SearchQuestion[] = [
  { asks: 'loodgeiter', wants: [handyman, booking] },
  { asks: 'verwaming doet het niet', wants: [problems] },
  { asks: 'schimel slaapkamer', wants: [problems] },
  { asks: 'lekage plafond', wants: [problems, '/dakcheck', handyman] },
  { asks: 'scheur in muuur', wants: ['/rekentools/scheurenwijzer', problems] },
  { asks: 'klcht over klusjesman', wants: ['/contact/klacht-indienen'] },
  { asks: 'hypotheekrenye omlaag', wants: [mortgageGuard, '/rekentools/renteopslag', mortgage] },
  { asks: 'hypoteekadvies', wants: [mortgage, mortgageByVideo] },
  { asks: 'vraagrpijs huis', wants: [salePrice] },
  { asks: 'taxaite', wants: [valuation, '/rekentools/desktop-taxatie-rekentool'] },
  { asks: 'overwsarde', wants: ['/rekentools/overwaarde-scan'] },
  { asks: 'kosten kooper', wants: ['/rekentools/berekenen-kosten-koper'] },
  { asks: 'inboedelverzekring', wants: [contents] },
  { asks: 'aansprakeljkheid kinderen', wants: [liability] },
  { asks: 'brandverzekeirng', wants: [building] },
  { asks: 'auto verzekereen', wants: ['/autoverzekering'] },
  { asks: 'subsdie dubbel glas', wants: [subsidies, subsidyGuide] },
  { asks: 'warmtepomo kopen', wants: [subsidies, '/rekentools/bestaande-bouw-verduurzamen', subsidyGuide] },
  { asks: 'vloerisolatiie', wants: [together, insulationCheck] },
  { asks: 'energielabell verbeteren', wants: ['/rekentools/bestaande-bouw-verduurzamen', together] },
  { asks: 'burenruize', wants: [lawyer, lawyerCalls, legalAid] },
  { asks: 'koopcontarct tekenen', wants: [contract] },
  { asks: 'testamnet', wants: [will, '/rekentools/testamentadvies-snelcheck'] },
  { asks: 'oppzeggen', wants: ['/lidmaatschap/opzeggen'] },
  { asks: 'lidmatschap prijs', wants: ['/lidmaatschap/lid-worden', faq] },
  { asks: 'telefoonnumer', wants: ['/contact'] },
  { asks: 'wachtwoorf kwijt', wants: ['/wachtwoord-vergeten'] },
  { asks: 'acount aanmaken', wants: ['/registreren'] },
  { asks: 'gegevens laten verwijdeern', wants: ['/privacy'] },
  { asks: 'algemene voorwaaden', wants: ['/voorwaarden'] },

  { asks: 'dakgootlekkage', wants: [problems, '/dakcheck', handyman] },
  { asks: 'radiatorontluchting', wants: [problems] },
  { asks: 'stroom storing', wants: [problems] },
  { asks: 'mos op dak pannen', wants: ['/dakcheck'] },
  { asks: 'haar scheurtjes stuc werk', wants: ['/rekentools/scheurenwijzer'] },
  { asks: 'tocht band ramen', wants: [winter, problems] },
  { asks: 'schilderswerkzaamheden', wants: [handyman, booking] },
  { asks: 'woningkeuring', wants: [inspection] },
  { asks: 'nieuwbouwhuis opleverings keuring', wants: [handover] },
  { asks: 'woningwaardebepaling', wants: [valueReport, salePrice, valuation] },
  { asks: 'reële verkoopprijs', wants: [salePrice] },
  {
    asks: 'maximumhypotheekberekening',
    wants: ['/rekentools/quickscan-hypotheek', '/rekentools/financieringscheck'],
  },
  { asks: 'annuiteiten hypotheek', wants: ['/rekentools/rekenmodule-annuiteiten-en-lineaire-hypotheek'] },
  { asks: 'financiele woon check', wants: ['/rekentools/financiele-wooncheck'] },
  { asks: 'financiëel plan', wants: [moneyPlan] },
  { asks: 'hypotheek rente meenemen', wants: ['/verhuistool'] },
  { asks: 'spouwmuurisolatiebedrijf', wants: [together, insulationCheck] },
  { asks: 'gemeentesubsidies', wants: [subsidies, subsidyGuide] },
  { asks: 'energie belasting', wants: ['/rekentools/energiebelasting-tool'] },
  { asks: 'rechts bijstand verzekering', wants: [legalAid] },
  { asks: 'sieradenverzekering', wants: [contents] },
  { asks: 'woon verzekering pakket', wants: [homePackage, insurances] },
  { asks: 'appartementengebouwverzekering', wants: [vveInsurance] },
  { asks: 'meer jaren onderhouds plan', wants: [vvePlan] },
  { asks: 'eigenarenvereniging aanmelden', wants: ['/lidmaatschap/vve'] },
  { asks: 'verbouwingscontract', wants: [contract] },
  { asks: 'terug bel afspraak jurist', wants: [lawyerCalls] },
  { asks: 'cadeau kaart code', wants: ['/lidmaatschap/gifty'] },
  { asks: 'cookieinstellingen', wants: ['/cookies'] },
  { asks: 'toegankelijkheidsverklaring', wants: ['/toegankelijkheid'] },
]

/** Questions in a few words, as people type them who know what they want. */
export const short: readonly SearchQuestion[] = [
  { asks: 'contact', wants: ['/contact'] },
  { asks: 'klussen', wants: [`${handyman}/klus-boeken`, handyman] },
  {
    asks: 'cvketel',
    wants: ['cv-ketel-verliest-druk', 'cv-ketel-in-storing'].map((slug) => `${problems}/${slug}`),
  },
  { asks: 'hoeveel kost lidmaatschap?', wants: ['/lidmaatschap/lid-worden'] },
]

const ofMunicipality = (slug: string) => `${subsidies}/${slug}`

/** Questions about money for a home, each with the page of the subsidy itself; the check or the guide do not count. */
export const aboutMoney: readonly SearchQuestion[] = [
  { asks: 'isde dak', wants: [ofMunicipality('isde-dakisolatie')] },
  {
    asks: 'hoeveel krijg ik terug voor spouwmuurisolatie',
    wants: [ofMunicipality('isde-spouwmuurisolatie')],
  },
  { asks: 'subsidie triple glas nieuwe kozijnen', wants: [ofMunicipality('isde-glas')] },
  { asks: 'subsidie hybride warmtepomp', wants: [ofMunicipality('isde-warmtepomp')] },
  { asks: 'renteloos lenen om te isoleren', wants: [ofMunicipality('warmtefonds')] },
  { asks: 'warmtefonds', wants: [ofMunicipality('warmtefonds'), ofMunicipality('warmtefonds-vve')] },
  { asks: 'subsidie vve laadpalen', wants: [ofMunicipality('svve')] },
  { asks: 'btw zonnepanelen', wants: [ofMunicipality('geen-btw-zonnepanelen')] },
  { asks: 'groen dak rotterdam', wants: [ofMunicipality('rotterdam-klimaatadaptatie')] },
  { asks: 'regenton vergoeding amsterdam', wants: [ofMunicipality('agv-groen-en-water')] },
  { asks: 'isolatie subsidie zaanstad', wants: [ofMunicipality('zaanstad-isolatie')] },
  { asks: 'groningen isolatie aardbevingen', wants: [ofMunicipality('groningen-isolatieaanpak')] },
  { asks: 'subsidie verhuurder isoleren', wants: [ofMunicipality('svoh')] },
  {
    asks: 'kruipruimte isoleren subsidie',
    wants: [ofMunicipality('isde-bodemisolatie'), ofMunicipality('isde-vloerisolatie')],
  },
  { asks: 'inductie kookplaat subsidie', wants: [ofMunicipality('isde-elektrisch-koken')] },
]
