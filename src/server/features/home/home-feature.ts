import * as calls from '../../../core/contract/home/home-calls.ts'
import * as operations from '../../../core/contract/home/home-operations.ts'
import { changedAt, homePath, mijn } from '../../../core/mijn/paths.ts'
import { feature } from '../../feature.ts'
import { homesPersonalData } from '../../services/homes/homes-personal-data.ts'
import { loggedIn } from '../../services/permissions.ts'
import { askRegister, forgetFact, leaveHome, removeHome, undoLeaveHome } from './own-page.ts'
import { save, tell } from './tell.ts'

const of = { may: loggedIn, onFault: mijn.home }

/** Feature: what is known of a person's home. They tell it in forms, with their consent, and correct it at `/mijn/huis`. */
export const home = feature('home', calls, operations, {
  apiDescription: 'Wat er van je woning bekend is.',
  verbs: {
    tellHome: { may: loggedIn, run: tell, trailWords: 'Gegevens van je woning bewaard uit een formulier' },
    saveHome: { may: loggedIn, run: save, trailWords: 'Gegevens van je woning gewijzigd' },
  },
  forms: [
    {
      ...of,
      path: homePath(':home', 'kadaster'),
      run: askRegister,
      onSuccess: changedAt(mijn.home, 'kadaster'),
      onFault: changedAt(mijn.home, 'kadaster-weg'),
    },
    {
      ...of,
      path: homePath(':home', 'verlaten'),
      run: leaveHome,
      onSuccess: changedAt(mijn.home, 'huis-verlaten'),
    },
    {
      ...of,
      path: homePath(':home', 'terug'),
      run: undoLeaveHome,
      onSuccess: changedAt(mijn.home, 'huis-terug'),
    },
    {
      ...of,
      path: homePath(':home', 'wissen'),
      run: forgetFact,
      onSuccess: changedAt(mijn.home, 'huis-weg'),
    },
    {
      ...of,
      path: homePath(':home', 'verwijderen'),
      run: removeHome,
      onSuccess: changedAt(mijn.home, 'huis-weg'),
    },
  ],
  funnels: {
    // `woning` is the index in the homes of `session.me`; without it the form adds a new home
    'mijn-huis': {
      properties: (_runtime, _row, { query }) =>
        /^\d$/.test(query.woning ?? '') ? { woning: Number(query.woning) } : {},
    },
  },
  trail: {
    'home.ask-register': 'Het Kadaster gevraagd naar je woning',
    'home.leave': 'Woning verlaten of verkocht',
    'home.take-back': 'Woning teruggezet',
    'home.forget-fact': 'Gegeven van je woning verwijderd',
    'home.remove': 'Woning verwijderd',
  },
  personalData: homesPersonalData,
})
