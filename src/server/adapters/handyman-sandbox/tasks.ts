import type { Cents } from '../../../core/kernel/money.ts'
import type { RateType } from '../../../core/rules/rate-types.ts'
import type { HandymanCategory } from '../../ports/handyman.ts'

/**
 * A task of the sandbox with its ordinary weekday tariff. The tariffs are examples of 1 November 2026, not real prices of
 * anybody.
 */
export interface SandboxTask {
  id: string
  title: string
  categoryId: string
  rateType: RateType
  tariff: Cents
}

export const categories: readonly HandymanCategory[] = [
  { id: 'loodgieter', title: 'Loodgieter' },
  { id: 'elektricien', title: 'Elektricien' },
  { id: 'schilder', title: 'Schilder' },
  { id: 'timmerman', title: 'Timmerman' },
  { id: 'stukadoor', title: 'Stukadoor' },
  { id: 'dakdekker', title: 'Dakdekker' },
  { id: 'hovenier', title: 'Hovenier' },
  { id: 'glaszetter', title: 'Glaszetter' },
  { id: 'metselaar', title: 'Metselaar' },
  { id: 'klusjesman', title: 'Klusjesman' },
  { id: 'tegelzetter', title: 'Tegelzetter' },
  { id: 'vloerenlegger', title: 'Vloerenlegger' },
]

type Row = readonly [id: string, title: string, rateType: RateType, tariff: Cents]

const byCategory: Record<string, readonly Row[]> = {
  loodgieter: [
    ['lekkende-kraan', 'Lekkende kraan repareren', 'per uur', 6450],
    ['kraan-vervangen', 'Kraan vervangen', 'vaste prijs', 11900],
    ['toilet-plaatsen', 'Toilet plaatsen', 'vaste prijs', 24500],
    ['toilet-loopt-door', 'Doorlopend toilet repareren', 'vaste prijs', 8900],
    ['afvoer-ontstoppen', 'Afvoer ontstoppen', 'per uur', 7250],
    ['radiator-vervangen', 'Radiator vervangen', 'per stuk', 18500],
    ['wasmachine-aansluiten', 'Wasmachine aansluiten', 'vaste prijs', 7900],
    ['leiding-verleggen', 'Waterleiding verleggen', 'meter', 5250],
  ],
  elektricien: [
    ['groep-bijplaatsen', 'Groep bijplaatsen in meterkast', 'per stuk', 17500],
    ['groepenkast-vervangen', 'Groepenkast vervangen', 'vaste prijs', 68500],
    ['stopcontact-plaatsen', 'Stopcontact plaatsen', 'per stuk', 6500],
    ['lamp-ophangen', 'Lamp ophangen', 'per stuk', 4500],
    ['dimmer-plaatsen', 'Dimmer plaatsen', 'per stuk', 5900],
    ['kortsluiting-zoeken', 'Kortsluiting zoeken en verhelpen', 'per uur', 7450],
    ['rookmelder-ophangen', 'Rookmelder ophangen', 'per stuk', 3250],
    ['kabel-trekken', 'Elektriciteitskabel trekken', 'meter', 1450],
  ],
  schilder: [
    ['muur-schilderen', 'Muur schilderen', 'per vierkante meter', 1350],
    ['plafond-schilderen', 'Plafond schilderen', 'per vierkante meter', 1550],
    ['kozijn-schilderen', 'Kozijn schilderen', 'per stuk', 13500],
    ['deur-schilderen', 'Deur schilderen', 'per stuk', 11500],
    ['behangen', 'Behangen', 'per vierkante meter', 1750],
    ['boeidelen-schilderen', 'Boeidelen schilderen', 'meter', 2950],
  ],
  timmerman: [
    ['deur-afhangen', 'Binnendeur afhangen', 'per stuk', 9500],
    ['klemmende-deur', 'Klemmende deur repareren', 'per uur', 6250],
    ['plinten-plaatsen', 'Plinten plaatsen', 'meter', 950],
    ['houtrot-repareren', 'Houtrot in kozijn repareren', 'per uur', 6650],
    ['inbouwkast-maken', 'Inbouwkast op maat maken', 'per uur', 6650],
    ['trap-renoveren', 'Traptreden bekleden', 'per stuk', 8750],
  ],
  stukadoor: [
    ['muur-stucen', 'Muur stucen', 'per vierkante meter', 2250],
    ['plafond-stucen', 'Plafond stucen', 'per vierkante meter', 2650],
    ['scheur-repareren', 'Scheur in stucwerk repareren', 'meter', 2850],
    ['gat-dichten', 'Gat in muur dichten', 'per stuk', 6900],
    ['spachtelputz', 'Spachtelputz aanbrengen', 'per vierkante meter', 2150],
  ],
  dakdekker: [
    ['daklekkage', 'Daklekkage opsporen en repareren', 'per uur', 7850],
    ['dakpan-vervangen', 'Dakpannen vervangen', 'per stuk', 3950],
    ['dakgoot-reinigen', 'Dakgoot reinigen', 'meter', 850],
    ['dakgoot-vervangen', 'Dakgoot vervangen', 'meter', 7250],
    ['plat-dak-vernieuwen', 'Dakbedekking van plat dak vernieuwen', 'per vierkante meter', 9250],
    ['schoorsteen-vegen', 'Schoorsteen vegen', 'vaste prijs', 7450],
  ],
  hovenier: [
    ['heg-snoeien', 'Heg snoeien', 'meter', 1150],
    ['boom-snoeien', 'Boom snoeien', 'per uur', 5850],
    ['gras-maaien', 'Gras maaien', 'per uur', 4450],
    ['graszoden-leggen', 'Graszoden leggen', 'per vierkante meter', 1250],
    ['schutting-plaatsen', 'Schutting plaatsen', 'meter', 12500],
    ['tuin-winterklaar', 'Tuin winterklaar maken', 'per uur', 4850],
  ],
  glaszetter: [
    ['ruit-vervangen', 'Gebroken ruit vervangen', 'per vierkante meter', 16500],
    ['dubbel-glas', 'Dubbel glas plaatsen', 'per vierkante meter', 18950],
    ['kattenluik-in-glas', 'Kattenluik in glas plaatsen', 'per stuk', 21500],
    ['kitvoeg-raam', 'Kitvoegen van ramen vernieuwen', 'meter', 1250],
    ['lekkend-raam', 'Lekkend raam dichten', 'per uur', 6850],
  ],
  metselaar: [
    ['voegwerk-herstellen', 'Voegwerk herstellen', 'per vierkante meter', 5450],
    ['muur-metselen', 'Muurtje metselen', 'per vierkante meter', 14500],
    ['stenen-vervangen', 'Kapotte bakstenen vervangen', 'per stuk', 2950],
    ['raamdorpel-herstellen', 'Raamdorpel herstellen', 'meter', 8950],
    ['schoorsteen-herstellen', 'Schoorsteen opnieuw voegen', 'vaste prijs', 49500],
  ],
  klusjesman: [
    ['kast-monteren', 'Kast in elkaar zetten', 'per uur', 4950],
    ['gordijnrails-ophangen', 'Gordijnrails ophangen', 'meter', 1650],
    ['schilderij-ophangen', 'Schilderijen ophangen', 'per stuk', 1950],
    ['tv-ophangen', 'Televisie aan de muur hangen', 'vaste prijs', 9500],
    ['slot-vervangen', 'Cilinderslot vervangen', 'per stuk', 7900],
    ['kleine-klussen', 'Verschillende kleine klussen', 'per uur', 4950],
    ['horren-plaatsen', 'Horren plaatsen', 'per stuk', 4900],
  ],
  tegelzetter: [
    ['badkamer-betegelen', 'Badkamer betegelen', 'per vierkante meter', 6250],
    ['keukenwand-betegelen', 'Keukenwand betegelen', 'per vierkante meter', 5850],
    ['tegel-vervangen', 'Losse of kapotte tegel vervangen', 'per stuk', 4450],
    ['badkamer-kitten', 'Badkamer kitten', 'meter', 1150],
    ['voegen-vernieuwen', 'Tegelvoegen vernieuwen', 'per vierkante meter', 3450],
  ],
  vloerenlegger: [
    ['laminaat-leggen', 'Laminaat leggen', 'per vierkante meter', 1450],
    ['pvc-vloer-leggen', 'Pvc-vloer leggen', 'per vierkante meter', 2450],
    ['parket-schuren', 'Houten vloer schuren en lakken', 'per vierkante meter', 2950],
    ['vloer-egaliseren', 'Vloer egaliseren', 'per vierkante meter', 1650],
    ['vloerbedekking-leggen', 'Vloerbedekking leggen', 'per vierkante meter', 950],
    ['krakende-vloer', 'Krakende vloer repareren', 'per uur', 6250],
  ],
}

export const tasks: readonly SandboxTask[] = Object.entries(byCategory).flatMap(([categoryId, rows]) =>
  rows.map(([id, title, rateType, tariff]) => ({ id, title, categoryId, rateType, tariff })),
)

const byId = new Map(tasks.map((task) => [task.id, task]))

export const taskById = (id: string): SandboxTask | undefined => byId.get(id)
