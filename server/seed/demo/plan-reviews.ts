import { DAY_MS } from "#domain/durations.ts";
import { type ReviewStatus, suggestShownName } from "#domain/reviews/review.ts";
import type { BookingPlan } from "#server/seed/demo/plan-bookings.ts";

interface DemoReview {
  stars: number;
  body: string;
  status: ReviewStatus;
  answer?: string;
}

/** Invented reviews. Wherever they are shown, they are labelled as invented. */
const DEMO_REVIEWS: readonly DemoReview[] = [
  {
    stars: 5,
    status: "written",
    body: "Consegna all'albergo all'ora detta, vettura lucida come nelle fotografie. Al ritorno dieci minuti e via.",
  },
  {
    stars: 2,
    status: "written",
    body: "Bella da guidare, ma al telefono ho aspettato più di quanto promesso per cambiare l'ora della riconsegna.",
  },
  {
    stars: 5,
    status: "published",
    body: "Era proprio il modello scelto, non uno simile. Chi l'ha consegnata ha spiegato tutto senza fretta.",
    answer: "Grazie. È la promessa che ci teniamo di più: il modello scelto è quello che arriva.",
  },
  {
    stars: 4,
    status: "published",
    body: "Quattro giorni sui passi, nemmeno un dubbio. Una stella in meno per il bagagliaio: lo sapevo, ma portate borse morbide.",
  },
  {
    stars: 5,
    status: "published",
    body: "Il totale era quello scritto prima di lasciare i miei dati, e il deposito è tornato libero il giorno stesso.",
  },
  {
    stars: 4,
    status: "published",
    body: "Bellissima di sera sul lungomare. I chilometri inclusi bastano se si resta in zona.",
  },
  {
    stars: 5,
    status: "published",
    body: "Prenotata per un anniversario: hanno seguito il volo in ritardo e ci aspettavano con il motore tiepido.",
  },
  {
    stars: 3,
    status: "published",
    body: "La vettura è perfetta, il traffico in centro meno. Avrei preferito la consegna fuori città.",
    answer: "La prossima volta la portiamo dove la strada si apre: basta scriverlo nella nota.",
  },
  {
    stars: 5,
    status: "published",
    body: "Mezz'ora insieme al ritiro e ogni comando aveva un senso. Al ritorno il verbale era già pronto.",
  },
  { stars: 1, status: "declined", body: "Recensione scritta per sbaglio su un altro noleggio, da non pubblicare." },
];

/** Plans reviews of the demo's most recent completed rentals. */
export function planReviews(plans: readonly BookingPlan[]) {
  const completedPlans = plans
    .filter(({ status, row }) => status === "completed" && row.email)
    .toSorted((one, other) => other.row.returnAt.getTime() - one.row.returnAt.getTime());
  return DEMO_REVIEWS.flatMap((review, index) => {
    const plan = completedPlans[index];
    if (!plan) return [];
    const { vehicleName, returnDate, returnAt, reference, name } = plan.row;
    const askedAt = new Date(returnAt.getTime() + DAY_MS);
    const writtenAt = new Date(askedAt.getTime() + DAY_MS / 4);
    const publishedAt = review.status === "published" ? new Date(writtenAt.getTime() + DAY_MS / 8) : null;
    return [
      {
        reference,
        slug: plan.slug,
        row: {
          vehicleName,
          returnedOn: returnDate,
          status: review.status,
          stars: review.stars,
          body: review.body,
          shownName: suggestShownName(name),
          answer: review.answer ?? null,
          askedAt,
          writtenAt,
          publishedAt,
          demo: true,
          createdAt: askedAt,
          updatedAt: publishedAt ?? writtenAt,
        },
      },
    ];
  });
}
