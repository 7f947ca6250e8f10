import * as calls from '../../../core/contract/request-views/request-views-calls.ts'
import * as operations from '../../../core/contract/request-views/request-views-operations.ts'
import { feature } from '../../feature.ts'
import { listRequests } from '../../services/requests/list.ts'
import { listViews } from './list-views.ts'
import { removeView } from './remove-view.ts'
import { requestViewsPersonalData } from './request-views-personal-data.ts'
import { saveView } from './save-view.ts'

/** Feature: whoever lists requests saves views of that list, for themselves or for a desk that they work for. */
export const requestViews = feature('request-views', calls, operations, {
  apiDescription: 'Bewaarde weergaven van de lijst van aanvragen, van jezelf of van een loket.',
  verbs: {
    listViews: { may: listRequests.may, run: listViews },
    saveView: { may: listRequests.may, run: saveView },
    removeView: { may: listRequests.may, run: removeView },
  },
  personalData: requestViewsPersonalData,
})
