import { all } from './find.ts'

const failed = 'Je antwoord is niet aangekomen. Probeer het later opnieuw.'

/** Sends the answer without leaving the page. */
export const survey = (page: Document): void => {
  for (const box of all(page, '[data-survey]')) {
    const form = box.querySelector('form')
    const thanks = box.querySelector<HTMLElement>('.page-thanks')
    form?.addEventListener('submit', async (event) => {
      if (!thanks || !(event.submitter instanceof HTMLButtonElement)) return
      event.preventDefault()
      const body = new URLSearchParams({ answer: event.submitter.value })
      const headers = { accept: 'application/json' }
      const sent = await fetch(form.action, { method: 'POST', body, headers }).catch(() => undefined)
      if (!sent?.ok) thanks.textContent = failed
      thanks.dataset.shown = ''
      thanks.focus()
    })
  }
}
