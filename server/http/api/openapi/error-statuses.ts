import { API_ACCESS, type Caller } from "#domain/access/api-access.ts";
import { type EndpointName, endpointOf } from "#domain/api/contract.ts";
import { offerOfPath } from "#domain/offers/offers.ts";

/** Returns who may call an endpoint. For the endpoints of the sign-in library: anyone, if they are public, else signed-in users. */
export function findAllowedCallers(name: EndpointName): Caller {
  const row = API_ACCESS.find(({ method, path }) => `${method} ${path}` === name);
  return row?.caller ?? (endpointOf(name).open ? "anyone" : "signed-in");
}

/** Read endpoints with a rate limit; all writes have one. */
const RATE_LIMITED_READS: readonly EndpointName[] = ["GET /api/availability", "GET /api/offers"];

/** Returns every error status of an endpoint, in ascending order. */
export function listErrorStatuses(name: EndpointName): number[] {
  const { query, body, upload, ifMatch, refuses = [] } = endpointOf(name);
  const who = findAllowedCallers(name);
  const writes = !name.startsWith("GET ");
  const takesContent = body !== undefined || upload !== undefined;
  const possible: [status: number, when: boolean][] = [
    // The URL or the JSON body cannot be parsed.
    [400, true],
    [401, who !== "anyone"],
    // The user lacks a role, or a page of another site sent the write.
    [403, (who !== "anyone" && who !== "signed-in") || writes],
    [404, name.includes("/:")],
    // The offer is switched off (product.md#offers).
    [409, offerOfPath(name.slice(name.indexOf("/"))) !== null],
    [413, writes],
    [415, takesContent],
    [422, takesContent || query !== undefined || ifMatch === true],
    [429, writes || RATE_LIMITED_READS.includes(name)],
    [500, true],
    [503, true],
  ];
  const statuses = possible.flatMap(([status, when]) => (when ? [status] : []));
  return [...new Set([...statuses, ...refuses])].toSorted((one, other) => one - other);
}

export const ERROR_DESCRIPTIONS: Readonly<Record<number, string>> = {
  400: "La richiesta non è leggibile",
  401: "Non hai effettuato l'accesso",
  403: "Il tuo ruolo non lo consente, o la richiesta arriva da un altro sito",
  404: "Non esiste",
  409: "Modificato nel frattempo, già occupato, o lo stato non lo consente",
  413: "La richiesta è troppo grande, o ha più di 2000 valori",
  415: "Il tipo di contenuto non è quello atteso",
  422: "Dati non validi, i primi 20 ognuno con il suo messaggio",
  429: "Troppe richieste: Retry-After dice fra quanti secondi riprovare",
  500: "Un errore nostro",
  503: "Il servizio è momentaneamente non disponibile",
};
