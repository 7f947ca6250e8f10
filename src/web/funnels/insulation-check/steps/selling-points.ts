import type { Material } from '../../../../core/insulation/materials.ts'

/** Two advantages of each material (spec 002 section 3.2). */
export const sellingPoints: Readonly<Record<Material, readonly [string, string]>> = {
  EpsPearls: ['Vult ook smalle hoeken', 'Kan tegen vocht'],
  OpenCellFoam: ['Past in een smalle spouw', 'Sluit kieren af'],
  MineralWool: ['Brandt niet', 'Dempt geluid'],
  ReflectiveFoil: ['Dun en licht', 'Snel aangebracht'],
  EPS: ['Stevig', 'Houdt vocht tegen'],
  EpsChips: ['Ook bij veel leidingen', 'Droogt de bodem'],
  Foam: ['Geen naden', 'Isoleert het meest'],
  ThermalCushions: ['Ook in een lage kruipruimte', 'Kan er weer uit'],
  Roof: ['Warme zolder', 'Je dak blijft dicht'],
  Glass: ['Geen kou bij het raam', 'Minder geluid van de straat'],
}
