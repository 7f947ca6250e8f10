import type { SettingsSeed } from '../src/core/content/settings.ts'
import { standardOwnRisk } from '../src/core/insurance/cover.ts'
import { jewelleryIncluded, outdoorOwnRisk } from '../src/core/insurance/limits.ts'

const since = '2026-11-01'
const price = (label: string, cents: number) => ({ label, amounts: [{ from: since, cents }] })

/** All prices in cents, each from a day on. Pages name these amounts as `{price.…}`. */
export const prices: SettingsSeed['prices'] = {
  klusservice_uurtarief_vanaf: price('Laagste uurtarief van een vakman', 4250),
  klusservice_vaste_prijs_vanaf: price('Laagste vaste prijs van een klus', 7150),
  klusservice_servicekosten_vanaf: price('Laagste servicekosten van een bezoek', 395),
  lidmaatschap_jaar: price('Lidmaatschap voor een jaar', 3450),
  lidmaatschap_vve_appartement: price('Lidmaatschap van een VvE, per appartement per jaar', 1250),
  bankoverschrijving: price('Toeslag voor betalen per bankoverschrijving', 190),
  bouwtechnische_keuring_450: price('Bouwtechnische keuring, minder dan 450 m3', 39_500),
  bouwtechnische_keuring_700: price('Bouwtechnische keuring, 451 tot 700 m3', 44_500),
  bouwtechnische_keuring_900: price('Bouwtechnische keuring, 701 tot 900 m3', 49_500),
  bouwtechnische_keuring_groter: price('Bouwtechnische keuring, meer dan 900 m3', 59_500),
  keuring: price('Keuring waarvoor geen eigen prijs is ingesteld', 28_600),
  opleveringskeuring: price('Opleveringskeuring', 28_600),
  onderhoudsplan_vanaf: price('Meerjarenonderhoudsplan voor een kleine VvE', 119_500),
  hypotheekadvies_vanaf: price('Hypotheekadvies met bemiddeling', 189_500),
  geldplan: price('Geldplan', 39_500),
  waarderapport: price('Waarderapport, volledig', 1795),
  taxatie_vanaf: price('Taxatie van een klein huis', 59_500),
  verkoopprijs: price('Verkoopprijs bepalen', 2495),
  juridisch_30_minuten: price('30 minuten juridisch advies', 5500),
  contract_bestaande_bouw: price('Contract controleren, bestaande bouw', 19_500),
  contract_nieuwbouw: price('Contract controleren, nieuwbouw', 27_500),
  contract_verbouwing: price('Contract controleren, verbouwing', 22_500),
  contract_engels: price('Toeslag voor een contract in het Engels', 5000),
  rechtspositie: price('Rechtspositiebepaling', 42_500),
  rechtspositie_vve_uur: price('Rechtspositiebepaling voor een VvE, per uur', 25_500),
  testamentadvies: price('Testamentadvies', 9500),
  eigen_risico: price('Gewoon eigen risico van een woonverzekering', standardOwnRisk * 100),
  eigen_risico_buiten: price('Eigen risico voor spullen buitenshuis', outdoorOwnRisk * 100),
  sieraden_verzekerd: price('Sieraden die gewoon meeverzekerd zijn', jewelleryIncluded * 100),
}
