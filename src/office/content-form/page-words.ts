import type { FieldWords } from '../blocks/block-descriptor.ts'

/** What the fields of a page are called, by their path without places in lists. */
export const pageWords: Readonly<Record<string, FieldWords>> = {
  codename: { label: 'Codenaam' },
  title: { label: 'Titel', hint: 'Staat in zoekmachines en boven in de browser.' },
  label: { label: 'Korte naam', hint: 'Voor het pad boven de pagina en in lijsten, als de titel lang is.' },
  path: {
    label: 'Adres',
    hint: 'Bijvoorbeeld /diensten/klusservice. Wie het oude adres gebruikt, komt vanzelf op het nieuwe.',
  },
  description: { label: 'Samenvatting', hint: 'Twee zinnen voor zoekmachines en lijsten.' },
  layout: { label: 'Soort pagina' },
  picture: { label: 'Tekening in lijsten' },
  keywords: { label: 'Zoekwoorden', hint: 'Andere woorden waarmee mensen dit zoeken.' },
  date: { label: 'Dag van het nieuws', hint: 'Maakt de pagina nieuws. Voor die dag is zij er niet.' },
  hidden: {
    label: 'Verberg de pagina',
    hint: 'Dan staat ze niet in zoekmachines en niet in ons zoeken. Wie het adres heeft, kan haar lezen.',
  },
  restricted: {
    label: 'Alleen voor leden',
    hint: 'Anderen zien de titel, de samenvatting en hoe je lid wordt.',
  },
  problem: { label: 'Artikel over een probleem', hint: 'Dan leidt de probleemzoeker hierheen.' },
  'problem.subject': { label: 'Onderwerp', hint: 'Plek en onderwerp, zoals badkamer.toilet.' },
  'problem.also': { label: 'Ook onder deze onderwerpen' },
  'problem.near': {
    label: 'Lijkt op deze artikelen',
    item: 'artikel',
    hint: 'Zet het artikel dat mensen het vaakst bedoelen bovenaan.',
  },
  likely: {
    label: 'Pagina’s die hierna vaak komen',
    item: 'pagina',
    hint: 'De browser haalt ze alvast op.',
    rare: true,
  },
  entrances: {
    label: 'Stappen met een eigen adres',
    hint: 'Namen van stappen van de aanvraag die achter het adres mogen staan.',
    rare: true,
  },
}

/** The order of the fields of a page; the others follow. */
export const pageOrder = ['title', 'label', 'path', 'description', 'layout', 'picture', 'keywords']
