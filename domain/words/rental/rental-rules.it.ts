/** The built-in texts of the rental rules, as the rest of their sentences (domain/prices/rental-rules.ts). A company may have its own. */
export const RENTAL_RULES_IT = {
  payments: ["con carta di credito", "con carta di debito", "con bonifico già accreditato"],
  kaskoCovers: ["urti e danni alla carrozzeria", "furto", "incendio", "cristalli", "atti vandalici"],
  kaskoExcludes: [
    "l'uso in pista",
    "chi guida senza averne titolo",
    "chi guida in stato di ebbrezza",
    "gli oggetti lasciati a bordo",
  ],
  ownCosts: "Restano a tuo carico carburante o ricarica, pedaggi, parcheggi e sanzioni del periodo in cui guidi.",
  fuelLevel:
    "Al ritiro annotiamo insieme il livello del serbatoio, o della carica: riporti la vettura allo stesso livello.",
  furtherDrivers:
    "Chi guida dev'essere la persona indicata nella richiesta o un'altra che abbiamo accettato per iscritto, con gli stessi anni di età e di patente.",
  depositHeld: "una somma bloccata sulla carta al ritiro e liberata alla riconsegna",
} as const;
