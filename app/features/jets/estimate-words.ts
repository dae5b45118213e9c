/** Over the sums of a trip of several legs. */
export const wholeTripCaption = (aircraft: number): string =>
  aircraft === 1 ? "Il viaggio intero, con un solo jet" : `Il viaggio intero, con ${aircraft} jet`;

/** Why an estimate is that of several jets. */
export const severalAircraft = (passengers: number, aircraft: number): string =>
  `Nessun jet ha ${passengers} posti: la stima è di ${aircraft} jet dello stesso tipo, che volano insieme. Il preventivo può unire due jet diversi.`;
