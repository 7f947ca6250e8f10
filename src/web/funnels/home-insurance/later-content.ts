/** The sentences that the first step does not show; those to the letter stand in spec 002 sections 2.3 and 4.3. */
export const laterCopy = {
  panel: 'Jouw premie',
  notPossible: 'Niet mogelijk',
  ownCustomer:
    'Is dat een verzekering via ons? Vraag dan geen nieuwe aan. Je wijzigt die in het klantportaal van de verzekeraar. Je aanvragen staan bij Mijn Thuisbasis.',
  switchOff: 'Schakel niet ondersteunde pakketten uit.',
  chooseOne: 'Kies minstens één verzekering die kan.',
  notAllowed: 'Deze woning kun je hier niet verzekeren.',
  tellKind: 'Kies het woningtype: de verzekeraar kent het niet.',
} as const
